//! Constants, read-only data, and ref ownership.

use super::rows::{BUFFER, F32, F64, I32, I64, REF, values, vm_ops};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY};
use crate::ir::{AttrData, FloatKind, Ir, Op, OpSpec, Traits};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

const CONSTANT: Traits = Traits::PURE.and(Traits::CONSTANT_LIKE);

macro_rules! value_attr {
    ($rule:expr) => {
        &[AttrRow::required("value", $rule)]
    };
}

const RODATA: &[AttrRow] = &[
    AttrRow::optional(SYM_VISIBILITY, AttrRule::String),
    AttrRow::required(SYM_NAME, AttrRule::SymbolName),
    AttrRow::required("value", AttrRule::Any),
    AttrRow::optional("alignment", AttrRule::Int(64)),
    AttrRow::optional("mime_type", AttrRule::String),
    AttrRow::optional("ordinal", AttrRule::Int(32)),
];

vm_ops! { from super::globals::indirect::END;
    /// A 32-bit integer constant.
    ConstI32 "const.i32" {
        results: values!(result: I32),
        attrs: value_attr!(AttrRule::Int(32)),
        traits: CONSTANT,
        canonicalize: &[super::canonicalize::consts::zero_form],
        format: "$value attr-dict",
        result_name: Some(super::names::constant_name),
    };
    /// A 64-bit integer constant.
    ConstI64 "const.i64" {
        results: values!(result: I64),
        attrs: value_attr!(AttrRule::Int(64)),
        traits: CONSTANT,
        canonicalize: &[super::canonicalize::consts::zero_form],
        format: "$value attr-dict",
        result_name: Some(super::names::constant_name),
    };
    /// A 32-bit float constant.
    ConstF32 "const.f32" {
        results: values!(result: F32),
        attrs: value_attr!(AttrRule::Typed),
        traits: CONSTANT,
        canonicalize: &[super::canonicalize::consts::zero_form],
        parse: Some(parse_float::<32>),
        print: Some(print_float),
    };
    /// A 64-bit float constant.
    ConstF64 "const.f64" {
        results: values!(result: F64),
        attrs: value_attr!(AttrRule::Typed),
        traits: CONSTANT,
        canonicalize: &[super::canonicalize::consts::zero_form],
        parse: Some(parse_float::<64>),
        print: Some(print_float),
    };
    /// Zero.
    ConstI32Zero "const.i32.zero" {
        results: values!(result: I32),
        traits: CONSTANT,
        format: "attr-dict",
        result_name: Some(super::names::zero_name),
    };
    /// Zero.
    ConstI64Zero "const.i64.zero" {
        results: values!(result: I64),
        traits: CONSTANT,
        format: "attr-dict",
        result_name: Some(super::names::zero_name),
    };
    /// Positive zero.
    ConstF32Zero "const.f32.zero" {
        results: values!(result: F32),
        traits: CONSTANT,
        format: "attr-dict",
        result_name: Some(super::names::zero_name),
    };
    /// Positive zero.
    ConstF64Zero "const.f64.zero" {
        results: values!(result: F64),
        traits: CONSTANT,
        format: "attr-dict",
        result_name: Some(super::names::zero_name),
    };
    /// The null ref.
    ConstRefZero "const.ref.zero" {
        results: values!(result: REF),
        traits: CONSTANT,
        format: "`:` type($result) attr-dict",
        result_name: Some(super::names::null_name),
    };
    /// A read-only buffer over a rodata segment.
    ConstRefRodata "const.ref.rodata" {
        results: values!(value: BUFFER),
        attrs: &[AttrRow::required("rodata", AttrRule::SymbolRef)],
        traits: Traits::PURE,
        verify: Some(super::verify::rodata_ref),
        format: "$rodata attr-dict `:` type($value)",
        result_name: Some(super::names::symbol_name),
    };
    /// A segment of read-only data.
    Rodata "rodata" {
        attrs: RODATA,
        traits: Traits::SYMBOL,
        parents: super::structural::IN_MODULE,
        verify: Some(super::verify::rodata),
        parse: Some(parse_rodata),
        print: Some(print_rodata),
    };
    /// A read-only buffer whose data stand in the op; hoisted to a segment.
    RodataInline "rodata.inline" {
        results: values!(result: BUFFER),
        attrs: &[
            AttrRow::optional("name", AttrRule::String),
            AttrRow::required("value", AttrRule::Any),
            AttrRow::optional("alignment", AttrRule::Int(64)),
            AttrRow::optional("mime_type", AttrRule::String),
        ],
        traits: Traits::PURE,
        format: "($name^)? attr-dict `:` type($result) `=` $value",
        result_name: Some(super::names::result_name),
    };
    /// Two buffers: a table of offsets and sizes, and the data they describe.
    RodataTableInline "rodata.table.inline" {
        results: values!(table_result: BUFFER, data_result: BUFFER),
        attrs: &[
            AttrRow::optional("table_name", AttrRule::String),
            AttrRow::optional("data_name", AttrRule::String),
            AttrRow::required("table_type", AttrRule::Type),
            AttrRow::required("data_array", AttrRule::Array),
            AttrRow::optional("alignment", AttrRule::Int(64)),
            AttrRow::optional("data_alignment", AttrRule::Int(64)),
            AttrRow::optional("mime_type", AttrRule::String),
        ],
        result_name: Some(super::names::table_names),
        traits: Traits::PURE,
        format: "$table_type attr-dict `:` type($table_result) `,` type($data_result) `=` $data_array",
    };
    /// Releases refs.
    DiscardRefs "discard.refs" {
        operands: values!(refs * REF),
        format: "($refs^ `:` type($refs))? attr-dict",
    };
    /// Another name of a ref.
    AssignRef "assign.ref" {
        operands: values!(source: REF),
        results: values!(result: REF),
        fold: Some(super::fold::assign_ref),
        traits: Traits::PURE,
        format: "$source attr-dict `:` type($source) `->` type($result)",
        result_name: Some(super::names::result_name),
    };
}

/// `1.5`: a float literal without its type.
fn parse_float<const WIDTH: u32>(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let kind = if WIDTH == 64 {
        FloatKind::F64
    } else {
        FloatKind::F32
    };
    let ty = p.ir.float_type(kind);
    let value = p.attr_of_type(ty)?;
    spec.set_attr(p.ir, "value", value);
    p.attr_dict(spec)?;
    spec.results.push(ty);
    Ok(())
}

fn print_float(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    if let Some(value) = p.ir.attr(op, "value") {
        p.attr_without_type(value);
    }
    p.attr_dict(op, &["value"]);
}

/// `private @name <props> value`.
fn parse_rodata(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    super::structural::parse_visibility(p, spec);
    super::structural::parse_name(p, spec)?;
    p.attr_dict(spec)?;
    let value = p.attr()?;
    spec.set_attr(p.ir, "value", value);
    Ok(())
}

fn print_rodata(p: &mut OpPrinter<'_>, op: Op) {
    super::structural::print_visibility(p, op);
    super::structural::print_name(p, op);
    p.attr_dict(op, &[SYM_NAME, SYM_VISIBILITY, "value"]);
    p.text(" ");
    if let Some(value) = p.ir.attr(op, "value") {
        p.attr(value);
    }
}

/// Alignment of a segment that does not state one.
const RODATA_ALIGNMENT: u32 = 16;

/// The alignment of a segment in bytes.
pub fn rodata_alignment(ir: &Ir, rodata: Op) -> u32 {
    ir.attr(rodata, "alignment")
        .and_then(|a| ir.int_value(a))
        .and_then(|n| u32::try_from(n).ok())
        .unwrap_or(RODATA_ALIGNMENT)
}

/// The bits of the number that a constant op of either form holds: an integer sign-extended, a float zero-extended.
pub fn constant_bits(ir: &Ir, op: Op) -> Option<i64> {
    let kind = ir.kind(op);
    if [
        ConstI32Zero::KIND,
        ConstI64Zero::KIND,
        ConstF32Zero::KIND,
        ConstF64Zero::KIND,
    ]
    .contains(&kind)
    {
        return Some(0);
    }
    if ![
        ConstI32::KIND,
        ConstI64::KIND,
        ConstF32::KIND,
        ConstF64::KIND,
    ]
    .contains(&kind)
    {
        return None;
    }
    let value = ir.attr(op, "value")?;
    match ir.attr_data(value) {
        AttrData::Float { bits, .. } => u64::try_from(*bits).ok().map(u64::cast_signed),
        _ => ir.int_value(value),
    }
}

/// The integer that a constant op of either form holds.
pub fn constant_int(ir: &Ir, op: Op) -> Option<i64> {
    match ir.kind(op) {
        k if k == ConstI32Zero::KIND || k == ConstI64Zero::KIND => Some(0),
        k if k == ConstI32::KIND || k == ConstI64::KIND => {
            ir.attr(op, "value").and_then(|a| ir.int_value(a))
        }
        _ => None,
    }
}
