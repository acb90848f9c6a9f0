//! Tests of the table, the encoder, the decoder and the disassembler.

use std::format;
use std::string::String;
use std::vec;
use std::vec::Vec;

use proptest::prelude::*;

use super::place::{Place, Placer};
use super::*;

/// FNV-1a over the rows that define the binary format. A changed row must come with a new format version.
fn fingerprint() -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for op in Op::ALL {
        let row = format!(
            "{} {} {:?}\n",
            op.number(),
            op.mnemonic(),
            op.shape().operands()
        );
        for byte in row.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    hash
}

#[test]
fn a_changed_row_needs_a_new_format_version() {
    assert_eq!(
        (crate::format::VERSION, fingerprint()),
        (2, 12920969593444700650),
        "the instruction table changed: bump `format::VERSION` if a module with the old table exists, then update this line"
    );
}

#[test]
fn numbers_are_unique_and_stay_off_the_reserved_bytes() {
    let mut numbers: Vec<u16> = Op::ALL.iter().map(|op| op.number()).collect();
    numbers.sort_unstable();
    for pair in numbers.windows(2) {
        assert_ne!(pair[0], pair[1]);
    }
    for n in numbers {
        assert!(
            n != 0 && n != u16::from(WIDE_PREFIX) && n != u16::from(PAGE_PREFIX) && n < 0x200,
            "{n:#x}"
        );
        assert_eq!(Op::from_number(n).map(Op::number), Some(n));
    }
}

#[test]
fn every_shape_has_a_place_for_each_operand() {
    for op in Op::ALL {
        let kinds = op.shape().operands();
        let mut placer = Placer::new(op.number());
        for (i, &kind) in kinds.iter().enumerate() {
            let place = placer.place(kind);
            match kind {
                Operand::Imm8 | Operand::Rel8 => assert!(matches!(place, Place::Byte(_)), "{op:?}"),
                Operand::Imm16 | Operand::Rel16 => assert_eq!(place, Place::HighHalf, "{op:?}"),
                kind if kind.is_tail() => assert_eq!(i, kinds.len() - 1, "{op:?}"),
                _ => {}
            }
        }
    }
}

#[test]
fn an_add_is_one_word_of_four_bytes() {
    let mut f = FunctionEncoder::new(2, 0);
    f.binary(Op::AddI32, Val(2), Val(0), Val(1));
    f.ret(&[CallValue::One(Val(2))]);
    let f = f.finish().unwrap();
    assert_eq!(f.words, [0x0100_0220, 0x0000_01E4, 0x0000_0002]);
    assert_eq!((f.vals, f.refs), (3, 0));
}

#[test]
fn a_call_packs_its_lists_in_bytes() {
    let mut f = FunctionEncoder::new(0, 2);
    f.call_import(
        3,
        &[
            CallValue::Ref(Ref(0).keep()),
            CallValue::Ref(Ref(2).take()),
            CallValue::One(Val(1)),
            CallValue::One(Val(10)),
            CallValue::Two(Val(8)),
        ],
        &[1],
        &[CallValue::Ref(Ref(5).keep())],
    );
    f.ret(&[]);
    let words = f.finish().unwrap().words;
    assert_eq!(words[..2], [0xE2 | 4 << 8 | 2 << 16, 3 | 1 << 16 | 1 << 24]);
    // values 1, 10, 8, 9; refs 0 and 2 moved; result 5; span count 1
    assert_eq!(words[2..4], [0x0908_0A01, 0x0105_8200]);
}

#[test]
fn the_dump_reads_as_the_peers_does() {
    let mut f = FunctionEncoder::new(0, 2);
    let (head, body, done) = (f.label(), f.label(), f.label());
    f.const_i32(Val(0), 64);
    f.const_i64(Val(2), 1);
    f.const_i64(Val(4), 0);
    f.const_i32(Val(1), 553_648_160);
    f.emit(Op::ConstRefRodata, &[Ref(2).into(), 0u16.into()]);
    f.unary(Op::MovI64, Val(12), Val(4));
    f.bind(head);
    f.binary(Op::CmpLtI64S, Val(0), Val(12), Val(8));
    f.br_z(Val(0), done);
    f.bind(body);
    f.load(Op::BufferLoadF32, Val(0), Ref(4), Val(12));
    f.binary(Op::MulF32, Val(11), Val(0), Val(0));
    f.store(Op::BufferStoreF32, Val(11), Ref(3), Val(12));
    f.emit(
        Op::AddImmI64,
        &[Val(12).into(), Val(12).into(), 1i32.into()],
    );
    f.br_cmp(Op::BrLtI64S, Val(12), Val(8), body);
    f.bind(done);
    f.ternary(Op::SelectI32, Val(1), Val(2), Val(0), Val(2));
    f.switch(Op::SwitchI32, Val(2), Val(0), Val(0), &[Val(1), Val(2)]);
    f.emit(
        Op::GlobalStoreRef,
        &[Ref(0).take().into(), 0u16.into(), TypeCode::BUFFER.into()],
    );
    f.discard(&[Ref(3), Ref(4)]);
    f.ret(&[CallValue::Ref(Ref(0).take())]);
    let mut text = String::new();
    disassemble(&f.finish().unwrap().words, &(), &mut text).unwrap();
    assert_eq!(
        text,
        "\
^bb0:
  %i0 = vm.const.i32 64  // 0x00000040
  %i2:3 = vm.const.i64 1  // 0x0000000000000001
  %i4:5 = vm.const.i64.zero
  %i1 = vm.const.i32 553648160  // 0x21000020
  %r2 = vm.const.ref.rodata 0
  %i12:13 = vm.mov.i64 %i4:5
  %i0 = vm.cmp.lt.i64.s %i12:13, %i8:9
  vm.cond_br %i0, ^bb1(), ^bb2()
^bb1:
  %i0 = vm.buffer.load.f32 %r4, %i12:13
  %i11 = vm.mul.f32 %i0, %i0
  vm.buffer.store.f32 %i11, %r3, %i12:13
  %i12:13 = vm.add.i64 %i12:13, 1
  vm.br.lt.i64.s %i12:13, %i8:9, ^bb1(), ^bb2()
^bb2:
  %i1 = vm.select.i32 %i2 ? %i0 : %i2
  %i2 = vm.switch.i32 %i0[%i1, %i2] else %i0
  vm.global.store.ref %R0, .refs[0] : !vm.buffer
  vm.discard.refs %r3, %r4
  vm.return %R0
"
    );
}

#[test]
fn far_branches_take_the_long_form() {
    for distance in [10usize, 200, 40_000] {
        let mut f = FunctionEncoder::new(4, 0);
        let far = f.label();
        f.br_cmp(Op::BrLtI32S, Val(0), Val(1), far);
        f.br_nz(Val(2), far);
        for _ in 0..distance {
            f.binary(Op::AddI32, Val(0), Val(0), Val(1));
        }
        f.bind(far);
        f.ret(&[]);
        let words = f.finish().unwrap().words;
        let end = words.len() as u32 - 1;
        let first = decode(&words, 0).unwrap();
        if distance == 10 {
            assert_eq!(first.op, Op::BrLtI32S);
            assert_eq!(
                first.target(first.operands().last().unwrap().value),
                Some(end)
            );
        } else {
            assert_eq!(first.op, Op::BrGteI32S);
            let br = decode(&words, 1).unwrap();
            assert_eq!(br.op, Op::Br);
            assert_eq!(br.target(br.operands().last().unwrap().value), Some(end));
            assert_eq!(
                first.target(first.operands().last().unwrap().value),
                Some(2)
            );
        }
    }
}

#[test]
fn a_far_branch_without_an_inverse_goes_around_a_skip() {
    let mut f = FunctionEncoder::new(2, 0);
    let (near, far) = (f.label(), f.label());
    f.br_cmp(Op::BrNextLtI32S, Val(0), Val(1), far);
    f.bind(near);
    for _ in 0..200 {
        f.binary(Op::AddI32, Val(0), Val(0), Val(1));
    }
    f.bind(far);
    f.br_cmp(Op::BrNextLtI32S, Val(0), Val(1), near);
    f.ret(&[]);
    let words = f.finish().unwrap().words;
    let at = |pc: u32| {
        let inst = decode(&words, pc).unwrap();
        let distance = inst.operands().last().unwrap().value;
        (inst.op, inst.target(distance))
    };
    // Taken, over the skip to the long branch; not taken, the skip to what follows.
    let expected = [
        (0, Op::BrNextLtI32S, 2),
        (1, Op::Br, 3),
        (2, Op::Br, 203),
        (203, Op::BrNextLtI32S, 205),
        (204, Op::Br, 206),
        (205, Op::Br, 3),
    ];
    for (pc, op, target) in expected {
        assert_eq!(at(pc), (op, Some(target)), "{pc}");
    }
}

#[test]
fn mistakes_are_errors() {
    let encode = |build: &dyn Fn(&mut FunctionEncoder)| {
        let mut f = FunctionEncoder::new(0, 0);
        build(&mut f);
        f.finish().unwrap_err()
    };
    assert!(matches!(
        encode(&|f| f.emit(Op::AddI32, &[Val(0).into()])),
        EncodeError::Operands {
            op: Op::AddI32,
            index: 0
        }
    ));
    assert!(matches!(
        encode(&|f| f.emit(Op::BufferLength, &[Val(0).into(), Val(1).into()])),
        EncodeError::Operands { .. }
    ));
    assert!(matches!(
        encode(&|f| f.emit(
            Op::AddImmI32,
            &[Val(0).into(), Val(1).into(), 128i32.into()]
        )),
        EncodeError::Range { .. }
    ));
    assert!(matches!(
        encode(&|f| f.binary(Op::AddI32, Val(0x8000), Val(0), Val(0))),
        EncodeError::Range { .. }
    ));
    assert!(matches!(
        encode(&|f| {
            let l = f.label();
            f.br(l);
        }),
        EncodeError::Label { label: 0 }
    ));
    assert_eq!(encode(&|f| f.const_i32(Val(0), 1)), EncodeError::FallsOff);
}

#[test]
fn truncated_and_unknown_words_are_errors() {
    assert_eq!(
        decode(&[0], 0).unwrap_err(),
        DecodeError::UnknownOpcode { pc: 0, number: 0 }
    );
    assert_eq!(
        decode(&[0xFF | 0xFE << 8], 0).unwrap_err(),
        DecodeError::UnknownOpcode {
            pc: 0,
            number: 0x1FE
        }
    );
    assert_eq!(
        decode(&[0x02], 0).unwrap_err(),
        DecodeError::Truncated { pc: 0 }
    );
    assert_eq!(
        decode(&[0xFE, 0xFE], 0).unwrap_err(),
        DecodeError::StrayPrefix { pc: 0 }
    );
    assert_eq!(
        decode(&[0xFE, 0xD0], 0).unwrap_err(),
        DecodeError::StrayPrefix { pc: 0 }
    );
    assert_eq!(
        decode(&[], 0).unwrap_err(),
        DecodeError::Truncated { pc: 0 }
    );
}

/// A value that an operand of the kind can hold, small or wide.
fn arg(kind: Operand, half: bool) -> BoxedStrategy<Sample> {
    let top = if half { 0x7F00u16 } else { 0x7FF0 };
    let reg = prop_oneof![0u16..=0xFF, 0u16..top];
    let ref_reg = prop_oneof![0u16..0x7F, 0u16..0x3FF0];
    match kind {
        Operand::Def32 | Operand::Use32 | Operand::Def64 | Operand::Use64 => reg
            .prop_map(|r| (Val(r).into(), i64::from(r), false))
            .boxed(),
        Operand::DefRef | Operand::UseRef | Operand::DropRef => ref_reg
            .prop_map(|r| (Ref(r).into(), i64::from(r), false))
            .boxed(),
        Operand::MoveRef => (ref_reg, any::<bool>())
            .prop_map(|(r, moved)| (RefUse { reg: Ref(r), moved }.into(), i64::from(r), moved))
            .boxed(),
        Operand::Imm8 => any::<i8>()
            .prop_map(|v| (i32::from(v).into(), i64::from(v), false))
            .boxed(),
        Operand::Imm16 => any::<i16>()
            .prop_map(|v| (i32::from(v).into(), i64::from(v), false))
            .boxed(),
        Operand::Imm32 => any::<i32>()
            .prop_map(|v| (v.into(), i64::from(v), false))
            .boxed(),
        Operand::Imm64 => any::<i64>().prop_map(|v| (v.into(), v, false)).boxed(),
        Operand::Type => any::<u16>()
            .prop_map(|v| (TypeCode(v).into(), i64::from(v), false))
            .boxed(),
        _ => any::<u16>()
            .prop_map(|v| (v.into(), i64::from(v), false))
            .boxed(),
    }
}

/// An operand to encode, the value and the move bit that it decodes to.
type Sample = (EncodeArg, i64, bool);

/// Any instruction with fixed operands and no branch.
fn fixed_instruction() -> BoxedStrategy<(Op, Vec<Sample>)> {
    let ops: Vec<Op> = Op::ALL
        .iter()
        .copied()
        .filter(|op| {
            op.shape()
                .operands()
                .iter()
                .all(|k| !k.is_tail() && !k.is_branch())
        })
        .collect();
    prop::sample::select(ops)
        .prop_flat_map(|op| {
            let args: Vec<_> = op
                .shape()
                .operands()
                .iter()
                .map(|&k| arg(k, false))
                .collect();
            (Just(op), args)
        })
        .boxed()
}

proptest! {
    #[test]
    fn fixed_operands_survive_the_round_trip((op, args) in fixed_instruction()) {
        let mut f = FunctionEncoder::new(0, 0);
        let given: Vec<EncodeArg> = args.iter().map(|a| a.0).collect();
        f.emit(op, &given);
        f.ret(&[]);
        let words = f.finish().unwrap().words;
        let inst = decode(&words, 0).unwrap();
        prop_assert_eq!(inst.op, op);
        let decoded: Vec<(i64, bool)> = inst.operands().map(|a| (a.value, a.moved)).collect();
        let expected: Vec<(i64, bool)> = args.iter().map(|a| (a.1, a.2)).collect();
        prop_assert_eq!(decoded, expected);
        if op.is_terminator() {
            return Ok(());
        }
        prop_assert_eq!(decode(&words, inst.end()).unwrap().op, Op::Return);
    }

    #[test]
    fn calls_survive_the_round_trip(
        args in prop::collection::vec((0u16..0x300, 0u8..3, any::<bool>()), 0..40),
        results in prop::collection::vec((0u16..0x300, 0u8..3), 0..9),
        spans in prop::collection::vec(0u16..400, 0..4),
        callee: u16,
    ) {
        let value = |&(r, bank, moved): &(u16, u8, bool)| match bank {
            0 => CallValue::One(Val(r)),
            1 => CallValue::Two(Val(r)),
            _ => CallValue::Ref(RefUse { reg: Ref(r), moved }),
        };
        let given: Vec<CallValue> = args.iter().map(value).collect();
        let wanted: Vec<CallValue> = results.iter().map(|&(r, b)| value(&(r, b, false))).collect();
        let mut f = FunctionEncoder::new(0, 0);
        f.call_import(callee, &given, &spans, &wanted);
        f.ret(&given);
        let words = f.finish().unwrap().words;
        let slots = |values: &[CallValue]| -> Vec<i64> {
            values.iter().flat_map(|v| match *v {
                CallValue::One(v) => vec![i64::from(v.0)],
                CallValue::Two(v) => vec![i64::from(v.0), i64::from(v.0) + 1],
                CallValue::Ref(_) => vec![],
            }).collect()
        };
        let refs = |values: &[CallValue]| -> Vec<(i64, bool)> {
            values.iter().filter_map(|v| match *v {
                CallValue::Ref(r) => Some((i64::from(r.reg.0), r.moved)),
                _ => None,
            }).collect()
        };
        let inst = decode(&words, 0).unwrap();
        let of = |kind: Operand| -> Vec<(i64, bool)> {
            inst.operands().filter(|a| a.kind == kind).map(|a| (a.value, a.moved)).collect()
        };
        let plain = |kind| -> Vec<i64> { of(kind).into_iter().map(|a| a.0).collect() };
        prop_assert_eq!(plain(Operand::Import), vec![i64::from(callee)]);
        prop_assert_eq!(plain(Operand::Use32), slots(&given));
        prop_assert_eq!(of(Operand::MoveRef), refs(&given));
        prop_assert_eq!(plain(Operand::Def32), slots(&wanted));
        prop_assert_eq!(of(Operand::DefRef), refs(&wanted));
        prop_assert_eq!(plain(Operand::Span), spans.iter().map(|&n| i64::from(n)).collect::<Vec<_>>());
        let ret = decode(&words, inst.end()).unwrap();
        prop_assert_eq!(ret.end() as usize, words.len());
        let returned: Vec<i64> = ret.operands().filter(|a| a.kind == Operand::Use32).map(|a| a.value).collect();
        prop_assert_eq!(returned, slots(&given));
    }

    #[test]
    fn any_words_decode_or_fail_without_panic(words in prop::collection::vec(any::<u32>(), 1..12)) {
        let mut pc = 0;
        while let Ok(inst) = decode(&words, pc) {
            prop_assert!(inst.end() > pc && inst.end() as usize <= words.len());
            let _ = inst.operands().count();
            pc = inst.end();
        }
    }

    #[test]
    fn branch_tables_and_switches_survive(n in 0usize..300, index in 0u16..0x200) {
        let mut f = FunctionEncoder::new(0, 0);
        let targets: Vec<Label> = (0..n).map(|_| f.label()).collect();
        let default = f.label();
        let values: Vec<Val> = (0..n as u16).map(Val).collect();
        f.switch(Op::SwitchI32, Val(1), Val(index), Val(3), &values);
        f.br_table(Val(index), default, &targets);
        for &t in &targets {
            f.bind(t);
            f.binary(Op::AddI32, Val(0), Val(0), Val(0));
        }
        f.bind(default);
        f.ret(&[]);
        let words = f.finish().unwrap().words;
        let switch = decode(&words, 0).unwrap();
        let listed: Vec<i64> = switch.operands().skip(3).map(|a| a.value).collect();
        prop_assert_eq!(listed, (0..n as i64).collect::<Vec<_>>());
        let table = decode(&words, switch.end()).unwrap();
        let end = words.len() as u32 - 1;
        let mut expected = vec![end];
        expected.extend((0..n as u32).map(|i| table.end() + i));
        let got: Vec<u32> = table.operands().skip(1).map(|a| table.target(a.value).unwrap()).collect();
        prop_assert_eq!(got, expected);
    }
}
