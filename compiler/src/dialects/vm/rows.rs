//! How a row of a `vm` op table is written: the `vm_ops!` table and the operand shapes that many ops share.
//!
//! The dialect has over three hundred ops, nearly all of which are one shape for several types, so its tables name
//! the shape instead of listing operands. It holds no op.

use crate::ir::def::TypeRule;
use crate::ir::{FloatKind, Ir, Type};

pub(super) const I32: TypeRule = TypeRule::Int(32);
pub(super) const I64: TypeRule = TypeRule::Int(64);
pub(super) const F32: TypeRule = TypeRule::Float(FloatKind::F32);
pub(super) const F64: TypeRule = TypeRule::Float(FloatKind::F64);
pub(super) const BUFFER: TypeRule = TypeRule::Ext("vm.buffer");
pub(super) const LIST: TypeRule = TypeRule::Ext("vm.list");
pub(super) const REF: TypeRule = TypeRule::Where(super::is_ref_type, "a ref type");
pub(super) const ANY: TypeRule =
    TypeRule::Where(is_vm_type, "`i32`, `i64`, `f32`, `f64` or a ref type");
pub(super) const POINTER: TypeRule = TypeRule::Where(is_pointer, "`i32` or `!util.ptr`");

/// Whether a register can hold values of the type.
fn is_vm_type(ir: &Ir, ty: Type) -> bool {
    matches!(ir.int_width(ty), Some(32 | 64))
        || matches!(ir.float_kind(ty), Some(FloatKind::F32 | FloatKind::F64))
        || super::is_ref_type(ir, ty)
}

fn is_pointer(ir: &Ir, ty: Type) -> bool {
    ir.int_width(ty) == Some(32) || ir.is_ext_type(ty, "util.ptr")
}

/// Declares ops: `Name "text" shape!(...);` a row. Makes a typed view `Name(Op)` with `KIND` and `of`, and the
/// slice `OPS`. `from` is the number of rows in the tables before this one.
///
/// ```text
/// vm_ops! { from 12;
///     /// Wrapping addition.
///     AddI32 "add.i32" { operands: &[...], ... };
/// }
/// ```
macro_rules! vm_ops {
    (from $from:expr; $($(#[doc = $doc:literal])* $Name:ident $text:literal { $($field:ident : $value:expr),* $(,)? };)*) => {
        #[allow(dead_code, clippy::enum_variant_names, reason = "row numbers by name")]
        #[repr(u32)]
        enum Row { $($Name,)* }

        /// The rows of this family.
        pub static OPS: &[$crate::ir::OpDef] = &[$(
            $crate::ir::OpDef {
                name: concat!("vm.", $text),
                doc: concat!($($doc, "\n",)* ""),
                $($field: $value,)*
                ..$crate::ir::OpDef::EMPTY
            },
        )*];

        /// The number of the first row after this family.
        pub const END: u32 = $from + [$(Row::$Name as u32),*].len() as u32;

        $(
            $(#[doc = $doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub struct $Name(pub $crate::ir::Op);

            #[allow(dead_code, reason = "made for every row")]
            impl $Name {
                /// The kind of this op.
                pub const KIND: $crate::ir::OpKind =
                    $crate::ir::OpKind::new($crate::dialects::vm::ID, $from + Row::$Name as u32);

                /// A view of `op`, if it is one of these.
                pub fn of(ir: &$crate::ir::Ir, op: $crate::ir::Op) -> Option<Self> {
                    (ir.kind(op) == Self::KIND).then_some(Self(op))
                }
            }
        )*
    };
}

/// A list of operand or result groups: `values!(lhs: I32, rest * ANY)`; `:` one, `?` none or one, `*` any number.
macro_rules! values {
    ($($name:ident $arity:tt $rule:expr),* $(,)?) => {
        &[$($crate::ir::def::ValueRow {
            name: stringify!($name),
            arity: $crate::dialect_ops!(@arity $arity),
            ty: $rule,
        },)*]
    };
}

/// Rows of one shape: `shaped! { from N; shape; Name "text" (types) traits; }`, where the shape says which operands,
/// results and format go with the types.
macro_rules! shaped {
    (from $from:expr; $($(#[doc = $doc:literal])* $Name:ident $text:literal $shape:ident ($($arg:expr),*) $traits:expr;)*) => {
        $crate::dialects::vm::rows::vm_ops! { from $from; $(
            $(#[doc = $doc])*
            $Name $text {
                operands: $crate::dialects::vm::rows::shape_operands!($shape $($arg),*),
                results: $crate::dialects::vm::rows::shape_results!($shape $($arg),*),
                format: $crate::dialects::vm::rows::shape_format!($shape),
                result_name: Some($crate::dialects::vm::names::shaped_name),
                fold: $crate::dialects::vm::rows::shape_fold!($shape),
                canonicalize: $crate::dialects::vm::rows::shape_patterns!($shape),
                verify: $crate::dialects::vm::rows::shape_verify!($shape),
                traits: $traits,
            };
        )* }
    };
}

macro_rules! shape_operands {
    (unary $t:expr) => { $crate::dialects::vm::rows::values!(operand: $t) };
    (binary $t:expr) => { $crate::dialects::vm::rows::values!(lhs: $t, rhs: $t) };
    (ternary $t:expr) => { $crate::dialects::vm::rows::values!(a: $t, b: $t, c: $t) };
    (shift $t:expr) => { $crate::dialects::vm::rows::values!(operand: $t, amount: TypeRule::Int(32)) };
    (convert $from:expr, $to:expr) => { $crate::dialects::vm::rows::values!(operand: $from) };
    (test $t:expr) => { $crate::dialects::vm::rows::values!(operand: $t) };
    (compare $t:expr) => { $crate::dialects::vm::rows::values!(lhs: $t, rhs: TypeRule::SameAsOperand(0)) };
    (select $t:expr) => {
        $crate::dialects::vm::rows::values!(
            condition: TypeRule::Int(32), true_value: TypeRule::SameAsResult(0), false_value: TypeRule::SameAsResult(0)
        )
    };
    (load $t:expr) => { $crate::dialects::vm::rows::values!(source_buffer: BUFFER, source_offset: TypeRule::Int(64)) };
    (store $t:expr) => {
        $crate::dialects::vm::rows::values!(target_buffer: BUFFER, target_offset: TypeRule::Int(64), value: $t)
    };
    (fill $t:expr) => {
        $crate::dialects::vm::rows::values!(
            target_buffer: BUFFER, target_offset: TypeRule::Int(64), length: TypeRule::Int(64), value: $t
        )
    };
    (list_get $t:expr) => { $crate::dialects::vm::rows::values!(list: LIST, index: TypeRule::Int(32)) };
    (list_set $t:expr) => { $crate::dialects::vm::rows::values!(list: LIST, index: TypeRule::Int(32), value: $t) };
    (load_indirect $t:expr) => { $crate::dialects::vm::rows::values!(global: POINTER) };
    (store_indirect $t:expr) => { $crate::dialects::vm::rows::values!(value: $t, global: POINTER) };
}

macro_rules! shape_results {
    (convert $from:expr, $to:expr) => { $crate::dialects::vm::rows::values!(result: $to) };
    (test $t:expr) => { $crate::dialects::vm::rows::values!(result: TypeRule::Int(32)) };
    (compare $t:expr) => { $crate::dialects::vm::rows::values!(result: TypeRule::Int(32)) };
    (load_indirect $t:expr) => { $crate::dialects::vm::rows::values!(value: $t) };
    (store $t:expr) => { &[] };
    (fill $t:expr) => { &[] };
    (list_set $t:expr) => { &[] };
    (store_indirect $t:expr) => { &[] };
    ($shape:ident $t:expr) => { $crate::dialects::vm::rows::values!(result: $t) };
}

macro_rules! shape_format {
    (unary) => { "$operand attr-dict `:` type($result)" };
    (binary) => { "operands attr-dict `:` type($result)" };
    (ternary) => { "operands attr-dict `:` type($result)" };
    (shift) => { "$operand `,` $amount attr-dict `:` type($operand)" };
    (convert) => { "$operand attr-dict `:` type($operand) `->` type($result)" };
    (test) => { "operands attr-dict `:` type($operand)" };
    (compare) => { "operands attr-dict `:` type($lhs)" };
    (select) => { "operands attr-dict `:` type($result)" };
    (load) => { "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)" };
    (store) => { "$value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)" };
    (fill) => {
        "$target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->` type($target_buffer)"
    };
    (list_get) => { "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)" };
    (list_set) => { "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`" };
    (load_indirect) => { "$global attr-dict `:` type($global) `->` type($value)" };
    (store_indirect) => { "$value `,` $global attr-dict `:` type($value) `->` type($global)" };
}

/// Ops that compute a value from values fold by one function.
macro_rules! shape_fold {
    (load) => {
        None
    };
    (store) => {
        None
    };
    (fill) => {
        None
    };
    (list_get) => {
        None
    };
    (list_set) => {
        None
    };
    (load_indirect) => {
        None
    };
    (store_indirect) => {
        None
    };
    ($shape:ident) => {
        Some($crate::dialects::vm::fold::value)
    };
}

macro_rules! shape_patterns {
    (binary) => {
        &[$crate::dialects::vm::canonicalize::arith::binary]
    };
    (ternary) => {
        &[$crate::dialects::vm::canonicalize::arith::ternary]
    };
    (convert) => {
        &[$crate::dialects::vm::canonicalize::convert::conversion]
    };
    (compare) => {
        &[$crate::dialects::vm::canonicalize::compare::comparison]
    };
    (test) => {
        &[$crate::dialects::vm::canonicalize::compare::comparison]
    };
    (load_indirect) => {
        &[$crate::dialects::vm::canonicalize::globals::direct_load]
    };
    (store_indirect) => {
        &[$crate::dialects::vm::canonicalize::globals::direct_store]
    };
    ($shape:ident) => {
        &[]
    };
}

macro_rules! shape_verify {
    (list_get) => {
        Some($crate::dialects::vm::lists::verify_get)
    };
    (list_set) => {
        Some($crate::dialects::vm::lists::verify_set)
    };
    ($shape:ident) => {
        None
    };
}

pub(super) use {
    shape_fold, shape_format, shape_operands, shape_patterns, shape_results, shape_verify, shaped,
    values, vm_ops,
};
