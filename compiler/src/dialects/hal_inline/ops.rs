//! The ops of `hal_inline`, one row each.

use super::fold;
use crate::ir::def::TypeRule::{self, Any, Ext, Index, Int};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::{Ir, Op, OpSpec, Traits};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

const BUFFER: TypeRule = Ext("hal.buffer");
const STORAGE: TypeRule = Ext("util.buffer");
const VIEW: TypeRule = Ext("hal.buffer_view");

fn allocation_names(_: &Ir, _: Op, i: usize) -> Option<String> {
    Some(["buffer", "storage"][i.min(1)].into())
}

fn buffer_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("buffer".into())
}

fn mapped_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("mapped".into())
}

fn storage_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("storage".into())
}

fn length_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("length".into())
}

fn view_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("view".into())
}

fn query_names(_: &Ir, _: Op, i: usize) -> Option<String> {
    Some(["ok", "value"][i.min(1)].into())
}

/// Reads ` key("category" :: "key") : i1, type = default`.
fn parse_query(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.expect_keyword("key")?;
    p.expect("(")?;
    let category = p.attr()?;
    if !p.eat("::") {
        p.expect(":")?;
        p.expect(":")?;
    }
    let key = p.attr()?;
    p.expect(")")?;
    spec.set_attr(p.ir, "category", category);
    spec.set_attr(p.ir, "key", key);
    let types = p.colon_type_list()?;
    spec.results.extend(types);
    if p.eat("=") {
        let value = p.attr()?;
        spec.set_attr(p.ir, "default_value", value);
    }
    p.attr_dict_with_keyword(spec)
}

fn print_query(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" key(");
    if let (Some(category), Some(key)) = (p.ir.attr(op, "category"), p.ir.attr(op, "key")) {
        p.attr(category);
        p.text(" :: ");
        p.attr(key);
    }
    p.text(") : ");
    let results: Vec<_> = p.ir.results(op).collect();
    p.types_of(results);
    if let Some(value) = p.ir.attr(op, "default_value") {
        p.text(" = ");
        p.attr(value);
    }
    p.attr_dict_with_keyword(op, &["category", "key", "default_value"]);
}

crate::dialect_ops! {
    dialect "hal_inline" = 14;

    /// A new buffer, with the host memory behind it.
    BufferAllocate "buffer.allocate" (minimum_alignment: Index, allocation_size: Index)
        -> (result: BUFFER, storage: STORAGE) {
        traits: Traits::ALLOCATES.and(Traits::INLINABLE),
        format: "`alignment` `(` $minimum_alignment `)` `:` custom<SizeAwareType>(type($result), $allocation_size) `in` type($storage) attr-dict-with-keyword",
        result_name: Some(allocation_names),
    }
    /// A new buffer that holds a copy of a range of host memory.
    BufferAllocateInitialized "buffer.allocate.initialized" (minimum_alignment: Index, source: STORAGE, offset: Index, length: Index)
        -> (result: BUFFER, storage: STORAGE) {
        traits: Traits::ALLOCATES.and(Traits::INLINABLE),
        format: "`source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `alignment` `(` $minimum_alignment `)` `:` custom<SizeAwareType>(type($result), ref($length)) `in` type($storage) attr-dict-with-keyword",
        result_name: Some(allocation_names),
    }
    /// A buffer that is a range of host memory, without a copy.
    BufferWrap "buffer.wrap" (source: STORAGE, offset: Index, length: Index) -> (result: BUFFER) {
        traits: Traits::ALLOCATES.and(Traits::INLINABLE),
        format: "`source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `:` type($result) attr-dict-with-keyword",
        result_name: Some(mapped_name),
    }
    /// A part of a buffer.
    BufferSubspan "buffer.subspan" (source_buffer: BUFFER, source_offset: Index, length: Index) -> (result: BUFFER) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `,` $length `]` `:` type($result) attr-dict-with-keyword",
        result_name: Some(buffer_name),
    }
    /// How many bytes a buffer has.
    BufferLength "buffer.length" (buffer: BUFFER) -> (result: Index) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword",
        fold: Some(fold::length),
        result_name: Some(length_name),
    }
    /// The host memory behind a buffer.
    BufferStorage "buffer.storage" (buffer: BUFFER) -> (storage: STORAGE) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`<` $buffer `:` type($buffer) `>` `:` type($storage) attr-dict-with-keyword",
        fold: Some(fold::storage),
        result_name: Some(storage_name),
    }
    /// A view of a part of a buffer.
    BufferViewCreate "buffer_view.create" (source_buffer: BUFFER, source_offset: Index, source_length: Index,
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
        canonicalize: &[fold::buffer_of_created_view],
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
    /// What the host says of itself under a key, and whether it knows the key.
    DeviceQuery "device.query" () -> (ok: Int(1), value: Any) {
        attrs: &[
            AttrRow::required("category", AttrRule::String),
            AttrRow::required("key", AttrRule::String),
            AttrRow::optional("default_value", AttrRule::Any),
        ],
        traits: Traits::PURE.and(Traits::INLINABLE),
        result_name: Some(query_names),
        parse: Some(parse_query),
        print: Some(print_query),
    }
}
