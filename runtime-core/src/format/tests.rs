//! Tests of the reader against the writer, and against damaged bytes.

use std::string::ToString;
use std::vec::Vec;

use super::*;
use crate::imports;
use crate::isa::{CallValue, FunctionEncoder, Op, Ref, Val};

fn ref_val(r: u16) -> CallValue {
    CallValue::Ref(Ref(r).take())
}

/// The module of `simple_mul` as a compiler would emit it, inline-static.
pub(crate) fn simple_mul(names: DebugNames) -> Vec<u8> {
    let mut m = ModuleBuilder::new("module");
    let f = |n| imports::find(n).unwrap();
    let allocate = m.import(f("hal_inline.buffer.allocate"));
    let storage = m.import(f("hal_inline.buffer.storage"));
    let create = m.import(f("hal_inline.buffer_view.create"));
    let assert = m.import(f("hal_inline.buffer_view.assert"));
    let buffer = m.import(f("hal_inline.buffer_view.buffer"));
    let input0 = m.rodata(b"input0", 1);
    let input1 = m.rodata(b"input1", 1);
    let main = m.declare_function("simple_mul", "0rr_r");
    let loc = m.location("simple_mul.mlir", 2, 8);

    let mut f = FunctionEncoder::new(0, 2);
    f.location(loc);
    let (elem, enc, four, zero, sixteen, align, i) =
        (Val(0), Val(1), Val(2), Val(4), Val(6), Val(8), Val(9));
    f.const_i32(elem, 0x2100_0020);
    f.const_i32(enc, 1);
    f.const_i64(four, 4);
    f.const_i64(zero, 0);
    f.const_i64(sixteen, 16);
    f.const_i32(align, 64);
    for (arg, name) in [(0, input0), (1, input1)] {
        f.emit(Op::ConstRefRodata, &[Ref(2).into(), name.into()]);
        let args = [
            CallValue::Ref(Ref(arg).keep()),
            ref_val(2),
            CallValue::One(elem),
            CallValue::One(enc),
            CallValue::Two(four),
        ];
        f.call_import(assert, &args, &[1], &[]);
        f.call_import(buffer, &[ref_val(arg)], &[], &[ref_val(2)]);
        f.call_import(storage, &[ref_val(2)], &[], &[ref_val(arg)]);
    }
    f.call_import(
        allocate,
        &[CallValue::One(align), CallValue::Two(sixteen)],
        &[],
        &[ref_val(2), ref_val(3)],
    );
    f.unary(Op::MovI64, i, zero);
    let (body, done) = (f.label(), f.label());
    f.br_cmp(Op::BrGteI64S, i, four, done);
    f.bind(body);
    f.load(Op::BufferLoadF32, Val(11), Ref(0), i);
    f.load(Op::BufferLoadF32, Val(12), Ref(1), i);
    f.binary(Op::MulF32, Val(11), Val(11), Val(12));
    f.store(Op::BufferStoreF32, Val(11), Ref(3), i);
    f.emit(Op::AddImmI64, &[i.into(), i.into(), 1i32.into()]);
    f.br_cmp(Op::BrLtI64S, i, four, body);
    f.bind(done);
    f.discard(&[Ref(0), Ref(1), Ref(3)]);
    let args = [
        ref_val(2),
        CallValue::Two(zero),
        CallValue::Two(sixteen),
        CallValue::One(elem),
        CallValue::One(enc),
        CallValue::Two(four),
    ];
    f.call_import(create, &args, &[1], &[ref_val(0)]);
    f.ret(&[ref_val(0)]);
    m.define_function(main, f.finish().unwrap());
    let abi = "sync func @simple_mul(%input0: tensor<4xf32>, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)";
    m.export("simple_mul", main, &[("iree.abi.declaration", abi)]);
    m.write(names).unwrap()
}

fn aligned(bytes: &[u8]) -> AlignedBytes {
    AlignedBytes::copy_of(bytes)
}

#[test]
fn simple_mul_fits_in_700_bytes() {
    let bytes = simple_mul(DebugNames::Strip);
    assert!(bytes.len() <= 700, "{} bytes", bytes.len());
}

#[test]
fn what_is_written_is_read() {
    for names in [DebugNames::Keep, DebugNames::Strip] {
        let bytes = aligned(&simple_mul(names));
        let m = Module::new_checked(bytes.as_slice()).unwrap();
        assert_eq!(m.name(), "module");
        let imports: Vec<_> = m
            .imports()
            .map(|i| (i.name, i.signature.as_str(), i.nosideeffects))
            .collect();
        assert_eq!(
            imports[2],
            ("hal_inline.buffer_view.create", "0rIIiiCID_r", true)
        );
        assert_eq!(
            imports[3],
            ("hal_inline.buffer_view.assert", "0rriiCID_v", false)
        );
        let e = m.export("simple_mul").unwrap();
        assert!(
            e.attr("iree.abi.declaration")
                .unwrap()
                .starts_with("sync func @simple_mul")
        );
        let info = m.function(e.function).unwrap();
        assert_eq!(
            (info.vals, info.refs, info.args.refs, info.results.refs),
            (13, 4, 2, 1)
        );
        // one result; 3 saved, 13 values, 4 refs; the largest import call: 8 values, 1 ref, 1 span, 1 result
        assert_eq!(e.stack_words, 1 + 3 + 13 + 4 + 11);
        assert_eq!(
            (m.rodata(0), m.rodata(1), m.rodata(2)),
            (Some(&b"input0"[..]), Some(&b"input1"[..]), None)
        );
        assert_eq!(m.features(), features::F32);
        let debug = m.debug().map(|d| (d.function_name(0), d.location(0, 5)));
        let location = Location {
            file: "simple_mul.mlir",
            line: 2,
            column: 8,
        };
        assert_eq!(
            debug,
            (names == DebugNames::Keep).then_some((Some("simple_mul"), Some(location)))
        );
    }
}

#[test]
fn every_truncation_is_an_error_that_says_so() {
    let bytes = simple_mul(DebugNames::Keep);
    for n in 0..bytes.len() {
        let cut = aligned(&bytes[..n]);
        let error = Module::new_checked(cut.as_slice()).unwrap_err();
        let text = error.to_string();
        assert!(text.contains("truncated"), "{n}: {text}");
    }
    let mut longer = bytes;
    longer.push(0);
    assert!(
        Module::new_checked(aligned(&longer).as_slice())
            .unwrap_err()
            .to_string()
            .contains("trailing bytes")
    );
}

#[test]
fn every_flipped_bit_is_an_error() {
    let bytes = simple_mul(DebugNames::Keep);
    for i in 0..bytes.len() {
        let mut bad = bytes.clone();
        bad[i] ^= 1 << (i % 8);
        assert!(
            Module::new_checked(aligned(&bad).as_slice()).is_err(),
            "byte {i}"
        );
    }
}

#[test]
fn another_version_names_both() {
    let mut bytes = simple_mul(DebugNames::Keep);
    bytes[4] = 9;
    let text = Module::new_checked(aligned(&bytes).as_slice())
        .unwrap_err()
        .to_string();
    assert_eq!(
        text,
        "module has format version 9, this runtime reads version 2; compile it again"
    );
    bytes[0] = b'x';
    let text = Module::new_checked(aligned(&bytes).as_slice())
        .unwrap_err()
        .to_string();
    assert_eq!(
        text,
        "not a module: expected `HLCM` at offset 0, found `xLCM`"
    );
}

#[test]
fn unaligned_bytes_are_refused() {
    let mut bytes = Vec::from([0]);
    bytes.extend(simple_mul(DebugNames::Strip));
    let copy = aligned(&bytes);
    assert_eq!(
        Module::new_checked(&copy.as_slice()[1..]).unwrap_err(),
        LoadError::Misaligned
    );
}

/// Makes the checksum of changed bytes right again.
pub(crate) fn reseal(bytes: &mut [u8]) {
    let crc = crc::crc32(crc::crc32(0, &bytes[..12]), &bytes[16..]);
    bytes[12..16].copy_from_slice(&crc.to_le_bytes());
}

/// Sets bytes and makes the checksum right again, so that the structural checks are what rejects.
fn patched(at: usize, value: &[u8]) -> LoadError {
    let mut bytes = simple_mul(DebugNames::Keep);
    bytes[at..at + value.len()].copy_from_slice(value);
    reseal(&mut bytes);
    Module::new_checked(aligned(&bytes).as_slice()).unwrap_err()
}

#[test]
fn every_length_field_is_checked_even_with_a_right_checksum() {
    let huge = u32::MAX.to_le_bytes();
    let fields: &[(usize, &[u8], &str)] = &[
        (
            6,
            &[0x80, 0],
            "offset 6: this runtime lacks features that the module needs: 0x80",
        ),
        (8, &huge, "truncated"),
        (16, &huge, "offset 16: signature lies past"),
        (16, &[4, 0, 0, 0], "offset 16: signature overlaps"),
        (20, &huge, "offset 20: code runs past"),
        (
            20,
            &[0, 0, 0, 0],
            "function entry lies past the end of the code",
        ),
        (24, &huge, "offset 24: metadata runs past"),
        (24, &[0, 0, 0, 0], "module name must be a string"),
        (28, &huge, "offset 28: debug section lies outside"),
        (28, &[4, 0, 0, 0], "offset 28: debug section lies outside"),
        (32, &huge, "offset 32: more globals than instructions can"),
        (
            32,
            &[1, 0, 1, 0],
            "offset 32: more globals than instructions",
        ),
        (38, &[0xFF, 0xFF], "offset 38: function table runs past"),
        (40, &[0xFF, 0xFF], "offset 40: rodata table runs past"),
        (42, &[0xFF, 0xFF], "import"),
        (42, &[0, 0], "export"),
        (44, &[0xFF, 0xFF], "export record is malformed"),
        (44, &[0, 0], "bytes left after the last metadata record"),
        (46, &[0xFF, 0xFF], "message must be a string"),
        (48, &[0xFF, 0xFF], "type name must be a string"),
        (
            52,
            &[1, 0, 0, 0],
            "offset 52: function entries must start at 0",
        ),
        (
            56,
            &[0, 0, 0, 0],
            "offset 52: function has fewer registers than arguments",
        ),
        (60, &[1, 0, 0, 0], "calling convention differs"),
        (72, &huge, "offset 72: rodata segment runs past"),
        (76, &huge, "offset 72: rodata segment runs past"),
        (72, &[4, 0, 0, 0], "offset 72: rodata segment overlaps"),
    ];
    for (at, value, text) in fields {
        let error = patched(*at, value).to_string();
        assert!(
            error.contains(text),
            "field {at}: expected `{text}`, found `{error}`"
        );
    }
}

#[test]
fn bytes_of_the_metadata_and_debug_sections_never_panic() {
    let bytes = simple_mul(DebugNames::Keep);
    for i in HEADER_LENGTH..bytes.len() {
        for value in [0, 1, 0x7F, 0x80, 0xFF] {
            let mut bad = bytes.clone();
            bad[i] = value;
            reseal(&mut bad);
            let bad = aligned(&bad);
            if let Ok(m) = Module::new_checked(bad.as_slice()) {
                let all =
                    m.imports().count() + m.exports().map(|e| e.attrs().count()).sum::<usize>();
                assert!(all >= usize::from(m.import_count()));
                let _ = m.debug().map(|d| (d.function_name(0), d.location(0, 100)));
            }
        }
    }
}

#[test]
fn alignment_is_kept_and_small_strings_are_packed() {
    let mut m = ModuleBuilder::new("m");
    let big = m.rodata(&[7; 100], 64);
    let small = m.rodata(b"abc", 1);
    let other = m.rodata(b"de", 1);
    let bytes = aligned(&m.write(DebugNames::Strip).unwrap());
    let m = Module::new_checked(bytes.as_slice()).unwrap();
    let at = |i| m.rodata(i).unwrap().as_ptr() as usize;
    assert_eq!(at(big) % 64, 0);
    assert_eq!(at(other), at(small) + 3);
}

#[test]
fn recursion_has_no_stack_bound_and_a_chain_adds_up() {
    let mut m = ModuleBuilder::new("m");
    let (a, b, c) = (
        m.declare_function("a", "0i_i"),
        m.declare_function("b", "0i_i"),
        m.declare_function("c", "0i_i"),
    );
    for (f, callee) in [(a, b), (b, c), (c, c)] {
        let mut e = FunctionEncoder::new(1, 0);
        e.call(
            callee.ordinal(),
            &[CallValue::One(Val(0))],
            &[CallValue::One(Val(0))],
        );
        e.ret(&[CallValue::One(Val(0))]);
        m.define_function(f, e.finish().unwrap());
    }
    m.export("a", a, &[]);
    let bytes = aligned(&m.write(DebugNames::Strip).unwrap());
    assert_eq!(
        Module::new_checked(bytes.as_slice())
            .unwrap()
            .export("a")
            .unwrap()
            .stack_words,
        UNBOUNDED
    );

    let mut e = FunctionEncoder::new(1, 0);
    e.ret(&[CallValue::One(Val(0))]);
    let mut m2 = ModuleBuilder::new("m");
    let (a, b) = (
        m2.declare_function("a", "0i_i"),
        m2.declare_function("b", "0i_i"),
    );
    m2.define_function(b, e.finish().unwrap());
    let mut e = FunctionEncoder::new(1, 0);
    e.call(
        b.ordinal(),
        &[CallValue::One(Val(0))],
        &[CallValue::One(Val(0))],
    );
    e.ret(&[CallValue::One(Val(0))]);
    m2.define_function(a, e.finish().unwrap());
    m2.export("a", a, &[]);
    let bytes = aligned(&m2.write(DebugNames::Strip).unwrap());
    assert_eq!(
        Module::new_checked(bytes.as_slice())
            .unwrap()
            .export("a")
            .unwrap()
            .stack_words,
        1 + 4 + 4
    );
}

#[test]
fn mistakes_of_the_builder_are_errors() {
    let mut m = ModuleBuilder::new("m");
    let f = m.declare_function("f", "0i_i");
    assert_eq!(
        m.write(DebugNames::Keep).unwrap_err(),
        WriteError::Definition {
            name: "f".to_string()
        }
    );
    let mut e = FunctionEncoder::new(1, 0);
    e.call(9, &[], &[]);
    e.ret(&[]);
    m.define_function(f, e.finish().unwrap());
    assert!(matches!(
        m.write(DebugNames::Keep).unwrap_err(),
        WriteError::Function { .. }
    ));
    let mut m = ModuleBuilder::new("m");
    m.declare_function("f", "i_i");
    let mut e = FunctionEncoder::new(0, 0);
    e.ret(&[]);
    m.define_function(FunctionDef::clone(&f), e.finish().unwrap());
    assert!(matches!(
        m.write(DebugNames::Keep).unwrap_err(),
        WriteError::Signature { .. }
    ));
}
