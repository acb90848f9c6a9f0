//! Bad code: what the verifier rejects, and that what it accepts runs without leaving its memory.

use std::string::ToString;
use std::vec::Vec;

use proptest::prelude::*;

use super::*;
use crate::isa::{EncodeArg, Op, Operand, TypeCode};

/// A module with one function `f` of `0v_v`, two value and one ref registers, whose code is these words.
fn raw(words: &[u32]) -> AlignedBytes {
    let mut m = ModuleBuilder::new("raw");
    let f = m.declare_function("f", "0v_v");
    // Long enough that the words can replace the code in the finished bytes.
    let mut e = FunctionEncoder::new(2, 1);
    for _ in 1..words.len() {
        e.unary(Op::MovI32, Val(0), Val(1));
    }
    e.ret(&[]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    m.import(crate::imports::find("hal_inline.buffer.length").unwrap());
    m.global(2);
    let mut bytes = m.write(DebugNames::Strip).unwrap();
    let start = crate::format::HEADER_LENGTH + 4 * crate::format::FUNCTION_WORDS;
    for (i, word) in words.iter().enumerate() {
        bytes[start + 4 * i..start + 4 * i + 4].copy_from_slice(&word.to_le_bytes());
    }
    crate::format::tests::reseal(&mut bytes);
    AlignedBytes::copy_of(&bytes)
}

const RETURN: u32 = 0xE4;

#[test]
fn each_rule_is_enforced() {
    let cases: &[(&[u32], &str)] = &[
        (&[0x0000_0000, RETURN], "unknown opcode"),
        (&[0x0000_F0FF, RETURN], "unknown opcode"),
        (&[RETURN, 0x02], "instruction runs past the end"),
        (&[0xFE, 0xD0], "wide prefix with nothing to extend"),
        (&[0x20 | 2 << 8, RETURN], "value register is out of range"),
        (&[0x20 | 2 << 16, RETURN], "value register is out of range"),
        (
            &[0x20 | 255 << 24, RETURN],
            "value register is out of range",
        ),
        (
            &[0xFE | 1 << 8, 0x20, RETURN],
            "value register is out of range",
        ),
        (&[0x38 | 1 << 8, RETURN], "register pair is out of range"),
        (&[0x38 | 1 << 16, RETURN], "register pair is out of range"),
        (&[0x09 | 1 << 8, RETURN], "ref register is out of range"),
        (&[0x0D | 0x81 << 16, RETURN], "ref register is out of range"),
        (&[0x0E | 1 << 24, RETURN], "ref register is out of range"),
        (&[0xB4 | 1 << 16, RETURN], "ref register is out of range"),
        (&[0x10 | 2 << 16, RETURN], "global is out of range"),
        (&[0x11 | 1 << 16, RETURN], "global is out of range"),
        (&[0x14, 0, RETURN], "ref global is out of range"),
        (&[0x0A, RETURN], "rodata segment is out of range"),
        (&[0xFF | 0xA8 << 8, 9, RETURN], "type is out of range"),
        (&[0xFF | 0xA8 << 8, 0x100, RETURN], "type is out of range"),
        (
            &[0xFF | 0xA9 << 8, 1, RETURN],
            "import number is out of range",
        ),
        (&[0xE0, 1, RETURN], "function number is out of range"),
        (&[0xE2, 1, RETURN], "import number is out of range"),
        (
            &[0xE0 | 1 << 8, 0, 0, RETURN],
            "call passes other arguments",
        ),
        (
            &[0xE0 | 1 << 24, 0, 0, RETURN],
            "call expects other results",
        ),
        (&[0xE2, 0, RETURN], "call passes other arguments"),
        (
            &[0xE2 | 1 << 16 | 2 << 24, 1 << 24, 0, RETURN],
            "another number of spans",
        ),
        (&[RETURN | 1 << 8, 0], "return differs"),
        (&[0xD0 | 1 << 8, RETURN], "branch target is outside"),
        (&[0xD0 | 0xFF_FFFE << 8], "branch target is outside"),
        (
            &[0x02, 0, 0xD0 | 0xFF_FFFE << 8, RETURN],
            "branch target is inside an instruction",
        ),
        (&[0xD4 | 0x7F << 24, RETURN], "branch target is outside"),
        (
            &[0xD3 | 1 << 16, 2, 0x7FFF_FFFF, RETURN],
            "branch target is outside",
        ),
        (&[0x01], "control can run past the end"),
        (&[0xE7 | 0xFF_FFFF << 8], "suspension is not supported"),
    ];
    for (words, rule) in cases {
        let bytes = raw(words);
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let error = verify(&module).expect_err(rule);
        assert!(
            error.rule.contains(rule),
            "{words:08x?}: expected `{rule}`, found `{}`",
            error.rule
        );
        let error = Context::on_heap(module, 100, hal())
            .unwrap_err()
            .to_string();
        assert!(
            error.starts_with("INVALID_ARGUMENT; invalid code: ")
                && error.contains("in `f` at word"),
            "{error}"
        );
    }
}

#[test]
fn targets_are_checked_in_every_window() {
    // Constants of two words fill several windows of the bitmap; a branch into the middle of one is found anywhere.
    let mut words: Vec<u32> = (0..4000).flat_map(|_| [0x02, 0x02]).collect();
    words.push(RETURN);
    for (target, ok) in [
        (0, true),
        (1, false),
        (2048, true),
        (2049, false),
        (7998, true),
        (7999, false),
    ] {
        let mut code = words.clone();
        let at = code.len() as i64;
        code.push(0xD0 | ((target - at - 1) as u32 & 0xFF_FFFF) << 8);
        let bytes = raw(&code);
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        assert_eq!(verify(&module).is_ok(), ok, "{target}");
    }
}

/// A function that runs one instruction on these registers, which are the last of its frame; `None` for branches, calls
/// and lists.
fn at_the_end_of_its_frame(op: Op, single: Val, pair: Val, r: Ref) -> Option<AlignedBytes> {
    let kinds = op.shape().operands();
    if op.is_terminator() || kinds.iter().any(|k| k.is_branch() || k.is_tail()) {
        return None;
    }
    let mut m = ModuleBuilder::new("m");
    (0..4).for_each(|_| {
        m.global(1);
    });
    m.global_ref();
    m.rodata(&[1; 8], 1);
    m.import(crate::imports::find("hal_inline.buffer.length").unwrap());
    let f = m.declare_function("f", "0v_v");
    let mut e = FunctionEncoder::new(0, 0);
    e.const_i64(pair, 64);
    e.const_i32(single, 2);
    if op.mnemonic().starts_with("vm.list") {
        e.emit(
            Op::ListAlloc,
            &[r.into(), single.into(), TypeCode::ANY.into()],
        );
        e.emit(Op::ListResize, &[r.into(), single.into()]);
    } else {
        e.emit(Op::BufferAlloc, &[r.into(), pair.into(), single.into()]);
    }
    let indirect = op.mnemonic().contains("indirect");
    e.const_i64(pair, 1);
    e.const_i32(single, i32::from(!indirect));
    if op == Op::ListSetRef {
        // A second ref, so that the list does not come to hold itself.
        e.emit(Op::ConstRefRodata, &[Ref(r.0 - 1).into(), 0u16.into()]);
    }
    let operands: Vec<EncodeArg> = kinds
        .iter()
        .map(|kind| match kind {
            Operand::Def32 | Operand::Use32 => single.into(),
            Operand::Def64 | Operand::Use64 => pair.into(),
            Operand::MoveRef if op == Op::ListSetRef => Ref(r.0 - 1).take().into(),
            Operand::MoveRef => r.take().into(),
            Operand::DefRef | Operand::UseRef | Operand::DropRef => r.into(),
            Operand::Type => TypeCode::ANY.into(),
            // The last of each kind.
            Operand::Global32 => 3u16.into(),
            Operand::Global64 => 2u16.into(),
            _ => 0u16.into(),
        })
        .collect();
    e.emit(op, &operands);
    e.ret(&[]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    Some(AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap()))
}

#[test]
fn every_instruction_stays_in_its_frame() {
    // Debug builds check each register that an instruction touches against the frame; the encoder counts registers from
    // the operand kinds, as the verifier does. Short registers, and those that need a wide prefix.
    for (single, pair, r) in [(9, 7, 3), (7, 8, 3), (309, 307, 203), (307, 308, 203)] {
        for &op in Op::ALL {
            let Some(bytes) = at_the_end_of_its_frame(op, Val(single), Val(pair), Ref(r)) else {
                continue;
            };
            let module = Module::new_checked(bytes.as_slice()).unwrap();
            let mut cx = Context::on_heap(module, 1000, hal()).unwrap();
            let f = cx.function("f").unwrap();
            let outcome = cx.invoke(&f, &[], &mut []);
            assert!(
                outcome.is_ok(),
                "{op:?} on {single}, {pair}, {r}: {outcome:?}"
            );
        }
    }
}

/// Words that are likely instructions: any opcode of the table, any operands, backward branches excluded so that every
/// program ends without fuel.
fn likely_word() -> impl Strategy<Value = u32> {
    let ops: Vec<u32> = Op::ALL
        .iter()
        .filter(|op| {
            !op.shape()
                .operands()
                .iter()
                .any(|k| k.is_branch() || *k == crate::isa::Operand::TableTail)
        })
        .map(|op| match op.number() {
            n if n >= 0x100 => 0xFF | u32::from(n & 0xFF) << 8,
            n => u32::from(n),
        })
        .chain([0xFE])
        .collect();
    (
        prop::sample::select(ops),
        any::<u32>(),
        prop_oneof![Just(0x0303_0300u32), Just(0xFFFF_FF00), Just(0)],
    )
        .prop_map(|(op, operands, mask)| {
            let page = if op as u8 == 0xFF { 0xFFFF } else { 0xFF };
            op | operands & mask & !page
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn verified_code_never_reports_an_internal_error(mut words in prop::collection::vec(likely_word(), 1..8)) {
        words.push(RETURN);
        let bytes = raw(&words);
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        if let Ok(mut cx) = Context::on_heap(module, 64, hal()) {
            let f = cx.function("f").unwrap();
            if let Err(error) = cx.invoke(&f, &[], &mut []) {
                prop_assert_ne!(error.status, Status::Internal, "{}", error);
            }
        }
    }
}

/// Runs a changed module, if it is accepted, for a while, on tensors and on nulls.
#[cfg(feature = "fuel")]
fn run_changed(bytes: &mut [u8]) -> Result<(), TestCaseError> {
    crate::format::tests::reseal(bytes);
    let bytes = AlignedBytes::copy_of(bytes);
    let Ok(module) = Module::new_checked(bytes.as_slice()) else {
        return Ok(());
    };
    let Ok(mut cx) = Context::on_heap(module, 200, hal()) else {
        return Ok(());
    };
    let data = [7; 16];
    let tensor = Arg::Tensor(Tensor {
        bytes: &data,
        shape: &[4],
        element_type: 0x2100_0020,
    });
    let null = Arg::Value(Value::Ref(ObjectRef::NULL));
    let Ok(f) = cx.function("simple_mul") else {
        return Ok(());
    };
    for args in [[tensor, tensor], [tensor, null]] {
        cx.set_fuel(1000);
        let read = |results: &Results<'_, '_>| results.view(0).map(|view| view.bytes.len());
        if let Err(error) = cx.call(&f, &args, read) {
            prop_assert_ne!(error.status, Status::Internal, "{}", error);
        }
    }
    Ok(())
}

/// Where the code of `simple_mul` starts, and its words.
#[cfg(feature = "fuel")]
fn code_of_simple_mul(bytes: &[u8]) -> (usize, usize) {
    let copy = AlignedBytes::copy_of(bytes);
    let module = Module::new_checked(copy.as_slice()).unwrap();
    let tables = usize::from(module.function_count()) * 4 * crate::format::FUNCTION_WORDS
        + usize::from(module.rodata_count()) * 8;
    (crate::format::HEADER_LENGTH + tables, module.code().len())
}

#[cfg(feature = "fuel")]
proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn changed_code_of_a_program_never_reports_an_internal_error(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4usize), 1..6),
        inserted in prop::option::of((any::<prop::sample::Index>(), likely_word())),
    ) {
        let mut bytes = crate::format::tests::simple_mul(DebugNames::Strip);
        let (start, words) = code_of_simple_mul(&bytes);
        for (word, value, byte) in changes {
            bytes[start + 4 * word.index(words) + byte] = value;
        }
        if let Some((at, word)) = inserted {
            let at = start + 4 * at.index(words);
            bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
        }
        run_changed(&mut bytes)?;
    }

    #[test]
    fn changed_bytes_of_a_module_never_report_an_internal_error(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = crate::format::tests::simple_mul(DebugNames::Keep);
        for (at, value) in changes {
            let at = at.index(bytes.len());
            bytes[at] = value;
        }
        run_changed(&mut bytes)?;
    }
}
