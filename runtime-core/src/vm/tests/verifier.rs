//! The verifier's rules: for each the code that breaks it, and where.

use std::collections::BTreeSet;
use std::string::ToString;
use std::vec::Vec;

use super::*;
use crate::format::features::{F32, SUPPORTED};
use crate::format::{FUNCTION_WORDS, HEADER_LENGTH, UNBOUNDED};
use crate::vm::Rule;

/// A module with one function `f` of `0v_v`, two value and one ref registers, whose code is these words.
pub(super) fn raw(words: &[u32]) -> AlignedBytes {
    raw_with(words, SUPPORTED, 6)
}

/// The same, with these feature bits in its header and this stack bound.
fn raw_with(words: &[u32], features: u16, stack_words: u32) -> AlignedBytes {
    let mut m = ModuleBuilder::new("raw");
    let f = m.declare_function("f", "0v_v");
    // Long enough that the words can replace the code in the finished bytes.
    let mut e = FunctionEncoder::new(2, 1);
    for _ in 1..words.len() {
        e.unary(crate::isa::Op::MovI32, Val(0), Val(1));
    }
    e.ret(&[]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    m.import(crate::imports::find("hal_inline.buffer.length").unwrap());
    m.import(crate::imports::find("hal_inline.buffer_view.create").unwrap());
    m.global(2);
    m.message("text");
    let mut bytes = m.write(DebugNames::Keep).unwrap();
    bytes[6..8].copy_from_slice(&features.to_le_bytes());
    let code = HEADER_LENGTH + 4 * FUNCTION_WORDS;
    bytes[code - 4..code].copy_from_slice(&stack_words.to_le_bytes());
    for (i, word) in words.iter().enumerate() {
        bytes[code + 4 * i..code + 4 * i + 4].copy_from_slice(&word.to_le_bytes());
    }
    crate::format::tests::reseal(&mut bytes);
    AlignedBytes::copy_of(&bytes)
}

pub(super) const RETURN: u32 = 0xE4;
/// A harmless instruction.
const CONST: u32 = 0x01;

/// Rule, word offset of the instruction that breaks it, code.
const BROKEN: &[(Rule, u32, &[u32])] = &[
    (Rule::Opcode, 0, &[0x0000_0000, RETURN]),
    (Rule::Opcode, 1, &[CONST, 0x0000_F0FF, RETURN]),
    (Rule::Extent, 1, &[RETURN, 0x02]),
    (Rule::Extent, 1, &[RETURN, 0xFE]),
    (Rule::Extent, 1, &[RETURN, 0xE4 | 5 << 8]),
    (Rule::Prefix, 0, &[0xFE, 0xD0, RETURN]),
    (Rule::Prefix, 1, &[CONST, 0xFE, 0xFE, 0x20, RETURN]),
    (Rule::End, 0, &[CONST]),
    // A conditional branch falls through.
    (Rule::End, 1, &[CONST, 0xD1 | 0xFFFE << 16]),
    (Rule::TargetRange, 1, &[CONST, 0xD0 | 2 << 8, RETURN]),
    (Rule::TargetRange, 0, &[0xD0 | 0xFF_FFFE << 8]),
    (Rule::TargetRange, 0, &[0xD4 | 0x7F << 24, RETURN]),
    (
        Rule::TargetRange,
        1,
        &[CONST, 0xD3 | 1 << 16, 2, 0x7FFF_FFFF, RETURN],
    ),
    (
        Rule::TargetStart,
        2,
        &[0x02, 0, 0xD0 | 0xFF_FFFE << 8, RETURN],
    ),
    // Into its own table.
    (Rule::TargetStart, 0, &[0xD3, 0, RETURN]),
    // Between a prefix and what it extends.
    (
        Rule::TargetStart,
        2,
        &[0xFE, 0x20, 0xD0 | 0xFF_FFFE << 8, RETURN],
    ),
    (Rule::Value, 0, &[0x20 | 2 << 8, RETURN]),
    (Rule::Value, 1, &[CONST, 0x20 | 2 << 16, RETURN]),
    (Rule::Value, 0, &[0x20 | 255 << 24, RETURN]),
    (Rule::Value, 0, &[0xFE | 1 << 8, 0x20, RETURN]),
    // The fourth operand, in an extension word.
    (Rule::Value, 0, &[0x27, 2, RETURN]),
    (Rule::Pair, 0, &[0x38 | 1 << 8, RETURN]),
    (Rule::Pair, 0, &[0x38 | 1 << 16, RETURN]),
    (Rule::Pair, 0, &[0xFE | 0xFF << 8, 0x38 | 0xFF << 8, RETURN]),
    (Rule::Ref, 0, &[0x09 | 1 << 8, RETURN]),
    (Rule::Ref, 0, &[0x0D | 0x81 << 16, RETURN]),
    (Rule::Ref, 1, &[CONST, 0x0E | 1 << 24, RETURN]),
    (Rule::Ref, 0, &[0xB4 | 1 << 16, RETURN]),
    (Rule::Global, 0, &[0x10 | 2 << 16, RETURN]),
    // The second word of a pair.
    (Rule::Global, 0, &[0x11 | 1 << 16, RETURN]),
    (Rule::GlobalRef, 0, &[0x14, 0, RETURN]),
    (Rule::Rodata, 1, &[CONST, 0x0A, RETURN]),
    (Rule::Function, 0, &[0xE0, 1, RETURN]),
    (Rule::Import, 0, &[0xE2, 2, RETURN]),
    (Rule::Import, 0, &[0xFF | 0xA9 << 8, 2, RETURN]),
    (Rule::Message, 0, &[0xE6 | 1 << 16, RETURN]),
    (Rule::Type, 0, &[0xFF | 0xA8 << 8, 9, RETURN]),
    (Rule::Type, 0, &[0xFF | 0xA8 << 8, 0x100, RETURN]),
    (Rule::TypeClass, 0, &[0xFF | 0xA8 << 8, 3, RETURN]),
    (Rule::Arguments, 0, &[0xE0 | 1 << 8, 0, 0, RETURN]),
    (Rule::Arguments, 1, &[CONST, 0xE2, 0, RETURN]),
    (Rule::Results, 0, &[0xE0 | 1 << 24, 0, 0, RETURN]),
    (Rule::Results, 0, &[0xE2 | 1 << 16, 0, 0, RETURN]),
    // A span too many, and one too few.
    (
        Rule::Spans,
        0,
        &[0xE2 | 1 << 16 | 2 << 24, 1 << 24, 0, RETURN],
    ),
    (Rule::Spans, 0, &[0xE2, 1, RETURN]),
    (Rule::Return, 1, &[CONST, RETURN | 1 << 8, 0]),
    // Recursion can have no bound.
    (Rule::Stack, 1, &[CONST, 0xE0, 0, RETURN]),
    // The argument and the result of `hal_inline.buffer.length`.
    (
        Rule::Stack,
        0,
        &[0xE2 | 1 << 16 | 2 << 24, 0, 1 << 8, RETURN],
    ),
];

#[test]
fn each_rule_is_enforced() {
    let mut broken = BTreeSet::new();
    for (rule, pc, words) in BROKEN {
        let bytes = raw(words);
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let error = verify(&module).expect_err(rule.text());
        assert_eq!(
            (error.rule, error.pc),
            (*rule, *pc),
            "{words:08x?}: {error}"
        );
        let expected = std::format!(
            "function 0 word {pc}: rule {}: {}",
            rule.number(),
            rule.text()
        );
        assert_eq!(error.to_string(), expected);
        let error = Context::on_heap(module, 100, hal())
            .unwrap_err()
            .to_string();
        let expected = std::format!(
            "INVALID_ARGUMENT; invalid code: {}; in `f` at word {pc}",
            rule.text()
        );
        assert_eq!(error, expected);
        broken.insert(rule.number());
    }
    broken.insert(Rule::Feature.number());
    let all: BTreeSet<u8> = Rule::ALL.iter().map(|rule| rule.number()).collect();
    assert_eq!(broken, all, "a rule has no code that breaks it");
    assert!(all.iter().copied().eq(1..=all.len() as u8));
}

#[test]
fn what_an_instruction_needs_must_be_declared() {
    let code = [CONST, 0x50, RETURN];
    let rule = |features| {
        let bytes = raw_with(&code, features, 6);
        verify(&Module::new_checked(bytes.as_slice()).unwrap()).map_err(|e| (e.rule, e.pc))
    };
    assert_eq!(rule(SUPPORTED & !F32), Err((Rule::Feature, 1)));
    assert_eq!(rule(F32), Ok(()));
}

#[test]
fn a_stack_bound_covers_the_frame_and_what_it_calls() {
    // Header, two values and a ref; the import passes a ref and returns a pair.
    let frame = FRAME + 3;
    let import: &[u32] = &[0xE2 | 1 << 16 | 2 << 24, 0, 1 << 8, RETURN];
    let recursive: &[u32] = &[0xE0, 0, RETURN];
    let verified = |code, bound| {
        let bytes = raw_with(code, SUPPORTED, bound);
        verify(&Module::new_checked(bytes.as_slice()).unwrap()).map_err(|e| (e.rule, e.pc))
    };
    for (code, bound, expected) in [
        (&[RETURN][..], frame, Ok(())),
        (&[RETURN], frame - 1, Err((Rule::Stack, 0))),
        (&[RETURN], 0, Err((Rule::Stack, 0))),
        (&[RETURN], UNBOUNDED, Ok(())),
        (import, frame + 3, Ok(())),
        (import, frame + 2, Err((Rule::Stack, 0))),
        (import, UNBOUNDED, Ok(())),
        (recursive, UNBOUNDED, Ok(())),
        (recursive, UNBOUNDED - 1, Err((Rule::Stack, 0))),
    ] {
        assert_eq!(verified(code, bound), expected, "{code:x?} with {bound}");
    }
}

const FRAME: u32 = crate::format::FRAME_WORDS;

#[test]
fn what_keeps_the_rules_passes() {
    for words in [
        &[RETURN][..],
        // The last registers, and a pair at an odd number of a wider frame is covered by the encoder's tests.
        &[0x20 | 1 << 8 | 1 << 16 | 1 << 24, 0x38, 0x09, RETURN],
        // No message, and the only one.
        &[0xE6 | 0xFFFF << 16],
        &[0xE6],
        // A branch to itself, which is the last instruction.
        &[0xD0 | 0xFF_FFFF << 8],
        // A list of numbers.
        &[0xFF | 0x90 << 8, 3, RETURN],
    ] {
        let bytes = raw(words);
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        assert_eq!(verify(&module), Ok(()), "{words:x?}");
    }
}

#[test]
fn targets_are_checked_in_every_window() {
    // Constants of two words fill several windows of starts; a branch into the middle of one is found anywhere, however
    // much memory there is for starts.
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
        let expected = if ok {
            Ok(())
        } else {
            Err((Rule::TargetStart, 8001))
        };
        let found = |outcome: Result<(), VerifyError>| outcome.map_err(|e| (e.rule, e.pc));
        assert_eq!(found(verify(&module)), expected, "{target}");
        for length in [0, 1, 9, 64, scratch_words(&module), 5000] {
            let mut scratch = std::vec![u32::MAX; length];
            let outcome = verify_in(&module, &mut scratch);
            assert_eq!(found(outcome), expected, "{target} with {length} words");
        }
    }
}

#[test]
fn imports_are_found_with_and_without_memory_for_them() {
    let mut m = ModuleBuilder::new("m");
    let imports = [
        "hal_inline.buffer.length",
        "hal_inline.buffer_view.dim",
        "hal_inline.buffer_view.create",
    ];
    let imports = imports.map(|name| m.import(crate::imports::find(name).unwrap()));
    let f = m.declare_function("f", "0r_I");
    let mut e = FunctionEncoder::new(0, 1);
    let r = CallValue::Ref(Ref(0).keep());
    e.const_i32(Val(0), 0);
    e.call_import(imports[1], &[r, one(0)], &[], &[two(1)]);
    e.call_import(imports[0], &[r], &[], &[two(1)]);
    e.ret(&[two(1)]);
    m.define_function(f, e.finish().unwrap());
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Strip).unwrap());
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    for length in [0, 1, 10, 11, 12, scratch_words(&module)] {
        let outcome = verify_in(&module, &mut std::vec![u32::MAX; length]);
        assert_eq!(outcome, Ok(()), "{length}");
    }
}

#[test]
fn half_a_million_branches_are_verified_in_two_walks() {
    // A walk for each window of fixed size would be 256 of them, and minutes.
    let mut words = std::vec![0xD1 | 0xFFFF << 16; 1 << 19];
    words.push(RETURN);
    let bytes = raw(&words);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    assert_eq!(verify(&module), Ok(()));
}
