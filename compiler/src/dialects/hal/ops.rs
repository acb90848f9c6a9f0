//! The ops of `hal` that the compiler knows, one row each.

use crate::ir::def::TypeRule::{self, Any, AnyTensor, Ext, Index, Int, OneOf, SameAsOperand};
use crate::ir::def::{AttrRow, AttrRule, Fold};
use crate::ir::{AttrData, Ir, Op, OpSpec, Traits, Type};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

const BUFFER: TypeRule = Ext("hal.buffer");
/// Inline conversion leaves some buffers as plain host memory.
const ANY_BUFFER: TypeRule = OneOf(&[Ext("hal.buffer"), Ext("util.buffer")]);
const VIEW: TypeRule = Ext("hal.buffer_view");
const BUFFER_OR_VIEW: TypeRule = OneOf(&[Ext("hal.buffer"), Ext("hal.buffer_view")]);
const FENCE: TypeRule = Ext("hal.fence");

fn element_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    let ty = ir.type_value(ir.attr(op, "type")?)?;
    let text = crate::syntax::type_text(ir, ty);
    let plain: String = text
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    Some(format!("element_type_{plain}"))
}

fn encoding_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    (!ir.has_attr(op, "encoding")).then(|| "dense_row_major".into())
}

fn buffer_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("buffer".into())
}

fn view_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("view".into())
}

fn length_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("length".into())
}

/// Reads `<dense_row_major> : i32`, or an attribute between the angle brackets.
fn parse_encoding(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.expect("<")?;
    if !p.eat_keyword("dense_row_major") {
        let encoding = p.attr()?;
        spec.set_attr(p.ir, "encoding", encoding);
    }
    p.expect(">")?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    spec.results.push(ty);
    Ok(())
}

fn print_encoding(p: &mut OpPrinter<'_>, op: Op) {
    p.text("<");
    match p.ir.attr(op, "encoding") {
        Some(encoding) => p.attr(encoding),
        None => p.text("dense_row_major"),
    }
    p.text(">");
    p.attr_dict(op, &["encoding"]);
    p.text(" : ");
    p.ty(p.ir.value_type(p.ir.result(op, 0)));
}

fn verify_element_type(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let ty = ir.attr(op, "type").and_then(|a| ir.type_value(a));
    if ty.is_some_and(|ty| super::element_type_value(ir, ty).is_none()) {
        faults.push("the type cannot be an element of a buffer view".into());
    }
}

/// A barrier passes its sources on.
fn source_types(ir: &mut Ir, spec: &OpSpec) -> Option<Vec<Type>> {
    let (_, sources) = spec.operands.split_last()?;
    Some(sources.iter().map(|&v| ir.value_type(v)).collect())
}

/// The encoding of an import or export has the shape of its tensor.
fn verify_encoding(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    for name in ["target_encoding", "source_encoding"] {
        if let Some(attr) = ir.attr(op, name)
            && !matches!(ir.attr_data(attr), AttrData::Type(_))
        {
            faults.push(format!("`{name}` is no type"));
        }
    }
}

/// The export of an import, with the same encoding and no fence between, is what was imported.
fn fold_export(ir: &mut Ir, op: Op) -> Fold {
    let import = ir
        .defining_op(ir.operand(op, 0))
        .and_then(|o| TensorImport::of(ir, o));
    let Some(import) = import else {
        return Fold::No;
    };
    let source = import.source(ir);
    let same = ir.operand_count(import.0) == 1
        && ir.attr(import.0, "target_encoding") == ir.attr(op, "source_encoding")
        && ir.value_type(source) == ir.value_type(ir.result(op, 0));
    match same {
        true => Fold::Value(source),
        false => Fold::No,
    }
}

crate::dialect_ops! {
    dialect "hal" = 13;

    // --- tensors at the edge of a program ---

    /// The tensor that a buffer or buffer view from outside holds.
    TensorImport "tensor.import" (source: BUFFER_OR_VIEW, target_dims* Index, wait_fence? FENCE, byte_offset? Index)
        -> (target: AnyTensor) {
        attrs: &[
            AttrRow::required("target_encoding", AttrRule::Type),
            AttrRow::optional("consume", AttrRule::Unit),
            AttrRow::optional("name", AttrRule::String),
            AttrRow::optional("affinity", AttrRule::Any),
        ],
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS).and(Traits::INLINABLE),
        format: "(`on` `(` $affinity^ `)`)? (`wait` `(` $wait_fence^ `)` `=` `` `>`)? (`consume` $consume^)? $source (`offset` `(` $byte_offset^ `)`)? ($name^)? `:` type($source) `->` custom<TypeAlias>($target_encoding, type($target)) (`{` $target_dims^ `}`)? attr-dict",
        verify: Some(verify_encoding),
    }
    /// A buffer or buffer view for the world outside, of a tensor.
    TensorExport "tensor.export" (source: AnyTensor, source_dims* Index) -> (target: BUFFER_OR_VIEW) {
        attrs: &[
            AttrRow::required("source_encoding", AttrRule::Type),
            AttrRow::optional("name", AttrRule::String),
            AttrRow::optional("affinity", AttrRule::Any),
        ],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "(`on` `(` $affinity^ `)`)? $source ($name^)? `:` custom<TypeAlias>($source_encoding, type($source)) (`{` $source_dims^ `}`)? `->` type($target) attr-dict",
        verify: Some(verify_encoding),
        fold: Some(fold_export),
    }
    /// A tensor whose contents are to lie in a buffer from outside.
    TensorAlias "tensor.alias" (source: AnyTensor, source_dims* Index, storage: BUFFER_OR_VIEW, wait_fence? FENCE)
        -> (result: SameAsOperand(0)) {
        attrs: &[AttrRow::optional("affinity", AttrRule::Any)],
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS).and(Traits::INLINABLE),
        format: "(`on` `(` $affinity^ `)`)? (`wait` `(` $wait_fence^ `)` `=` `` `>`)? $source `:` type($source) (`{` $source_dims^ `}`)? `to` $storage `:` type($storage) attr-dict",
    }
    /// Signals a fence when tensors are ready.
    TensorBarrier "tensor.barrier" (sources* AnyTensor, signal_fence: FENCE) -> (results* AnyTensor) {
        traits: Traits::INLINABLE,
        format: "`join` `` `(` $sources `:` type($sources) `)` `=` `` `>` $signal_fence `:` type($signal_fence) attr-dict-with-keyword",
        infer: Some(source_types),
    }

    // --- constants ---

    /// The number of an element type.
    ElementType "element_type" () -> (result: Int(32)) {
        attrs: &[AttrRow::required("type", AttrRule::Type)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $type `>` attr-dict `:` type($result)",
        verify: Some(verify_element_type),
        result_name: Some(element_name),
    }
    /// The number of an encoding.
    EncodingType "encoding_type" () -> (result: Int(32)) {
        attrs: &[AttrRow::optional("encoding", AttrRule::Any)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        parse: Some(parse_encoding),
        print: Some(print_encoding),
        result_name: Some(encoding_name),
    }

    // --- buffers ---

    /// A part of a buffer.
    BufferSubspan "buffer.subspan" (source_buffer: ANY_BUFFER, source_offset: Index, length: Index) -> (result: ANY_BUFFER) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `,` $length `]` `:` type($result) attr-dict-with-keyword",
        result_name: Some(buffer_name),
    }
    /// How many bytes a buffer has.
    BufferLength "buffer.length" (buffer: ANY_BUFFER) -> (result: Index) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword",
        result_name: Some(length_name),
    }
    /// Reads a number from a byte offset.
    BufferLoad "buffer.load" (source_buffer: ANY_BUFFER, source_offset: Index) -> (result: Any) {
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        format: "`<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `]` `:` type($result) attr-dict-with-keyword",
    }
    /// Writes a number to a byte offset.
    BufferStore "buffer.store" (value: Any, target_buffer: ANY_BUFFER, target_offset: Index) -> () {
        traits: Traits::INLINABLE,
        format: "`<` $target_buffer `:` type($target_buffer) `>` `` `[` $target_offset `]` `value` `(` $value `:` type($value) `)` attr-dict-with-keyword",
    }

    // --- buffer views ---

    /// A view of a part of a buffer.
    BufferViewCreate "buffer_view.create" (source_buffer: ANY_BUFFER, source_offset: Index, source_length: Index,
        element_type: Int(32), encoding_type: Int(32), shape* Index) -> (result: VIEW) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`buffer` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `,` $source_length `]` `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` `:` type($result) attr-dict-with-keyword",
        result_name: Some(view_name),
    }
    /// Fails unless a view has the expected shape, element type and encoding.
    BufferViewAssert "buffer_view.assert" (buffer_view: VIEW, element_type: Int(32), encoding_type: Int(32), shape* Index)
        -> () {
        attrs: &[AttrRow::required("message", AttrRule::String)],
        traits: Traits::INLINABLE,
        format: "`<` $buffer_view `:` type($buffer_view) `>` `message` `(` $message `)` `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` attr-dict-with-keyword",
    }
    /// The buffer behind a view.
    BufferViewBuffer "buffer_view.buffer" (buffer_view: VIEW) -> (result: BUFFER) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
        result_name: Some(buffer_name),
    }
    /// The element type of a view.
    BufferViewElementType "buffer_view.element_type" (buffer_view: VIEW) -> (result: Int(32)) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    }
    /// The encoding of a view.
    BufferViewEncodingType "buffer_view.encoding_type" (buffer_view: VIEW) -> (result: Int(32)) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    }
    /// How many dimensions a view has.
    BufferViewRank "buffer_view.rank" (buffer_view: VIEW) -> (result: Index) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    }
    /// The extent of a dimension of a view.
    BufferViewDim "buffer_view.dim" (buffer_view: VIEW) -> (result: Index) {
        attrs: &[AttrRow::required("index", AttrRule::Index)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` `:` type($result) attr-dict-with-keyword",
    }
    /// Writes views to the log of the host.
    BufferViewTrace "buffer_view.trace" (operands* VIEW) -> () {
        attrs: &[AttrRow::required("key", AttrRule::String)],
        traits: Traits::INLINABLE,
        format: "$key `=` $operands `:` type($operands) attr-dict-with-keyword",
    }
}
