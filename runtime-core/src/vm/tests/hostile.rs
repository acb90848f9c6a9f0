//! Bad code: what the verifier accepts runs without leaving its memory.

use std::vec::Vec;

use proptest::prelude::*;

use super::verifier::{RETURN, raw};
use super::*;
use crate::isa::{EncodeArg, Op, Operand, TypeCode};

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
