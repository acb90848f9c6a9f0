//! The custom forms of dialects, a file each under `tests/dialect_forms`: text as `iree-opt` 3.13 prints it (with
//! aliases written out, and no blanks at ends of lines), which must read, verify and print as it stands.

mod support;

use support::assert_fixed_point;

#[test]
fn tensor() {
    assert_fixed_point(include_str!("dialect_forms/tensor.mlir"));
}

#[test]
fn linalg() {
    assert_fixed_point(include_str!("dialect_forms/linalg.mlir"));
}

/// And `iree_tensor_ext`, which stands in device code.
#[test]
fn flow() {
    assert_fixed_point(include_str!("dialect_forms/flow.mlir"));
}

#[test]
fn util() {
    assert_fixed_point(include_str!("dialect_forms/util.mlir"));
}

#[test]
fn stream() {
    assert_fixed_point(include_str!("dialect_forms/stream.mlir"));
}

#[test]
fn hal() {
    assert_fixed_point(include_str!("dialect_forms/hal.mlir"));
}

/// And `hal_loader`, which works on the same buffers.
#[test]
fn hal_inline() {
    assert_fixed_point(include_str!("dialect_forms/hal_inline.mlir"));
}

#[test]
fn scf() {
    assert_fixed_point(include_str!("dialect_forms/scf.mlir"));
}
