//! The ops of `util`, one row each.

use super::{fold, func, global, texts};
use crate::ir::Traits;
use crate::ir::def::TypeRule::{
    Any, AnyInt, Ext, Index, Int, IntLike, MemRef, OneOf, SameAsOperand,
};
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape, TypeRule};
use crate::ir::{Ir, Op};

const BUFFER: TypeRule = Ext("util.buffer");
const LIST: TypeRule = Ext("util.list");
const POINTER: TypeRule = Ext("util.ptr");

const BODY: &[RegionRow] = &[RegionRow {
    name: "body",
    blocks: RegionShape::Any,
}];

/// A result named after the global that it comes from.
fn global_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    let name = ir.symbol_name(ir.attr(op, "global")?)?;
    Some(name.to_owned())
}

fn pointer_name(ir: &Ir, op: Op, i: usize) -> Option<String> {
    global_name(ir, op, i).map(|name| format!("ptr_{name}"))
}

fn constant_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    let name = ir.string_attr_of(op, "name").unwrap_or("buffer_cst");
    Some(name.to_owned())
}

fn buffer_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("buffer".into())
}

fn span_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("buffer_span".into())
}

fn size_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("buffer_size".into())
}

fn storage_name(_: &Ir, _: Op, i: usize) -> Option<String> {
    Some(["buffer_storage", "buffer_offset"][i.min(1)].into())
}

crate::dialect_ops! {
    dialect "util" = 9;

    // --- functions ---

    /// A function of the host program.
    Func "func" () -> () {
        attrs: &[
            AttrRow::required("sym_name", AttrRule::SymbolName),
            AttrRow::required("function_type", AttrRule::Type),
            AttrRow::optional("tied_operands", AttrRule::Array),
            AttrRow::optional("sym_visibility", AttrRule::String),
            AttrRow::optional("arg_attrs", AttrRule::Array),
            AttrRow::optional("res_attrs", AttrRule::Array),
            AttrRow::optional("inlining_policy", AttrRule::Any),
        ],
        regions: BODY,
        traits: Traits::SYMBOL.and(Traits::FUNCTION).and(Traits::ISOLATED),
        parse: Some(func::parse_func),
        print: Some(func::print_func),
        verify: Some(func::verify_func),
    }
    /// Calls a function.
    Call "call" (operands* Any) -> (results* Any) {
        attrs: &[
            AttrRow::required("callee", AttrRule::SymbolRef),
            AttrRow::optional("tied_operands", AttrRule::Array),
            AttrRow::optional("arg_attrs", AttrRule::Array),
            AttrRow::optional("res_attrs", AttrRule::Array),
        ],
        traits: Traits::CALL.and(Traits::INLINABLE),
        verify: Some(func::verify_call),
        parse: Some(func::parse_call),
        print: Some(func::print_call),
    }
    /// Returns from a function or an initializer.
    Return "return" (operands* Any) -> () {
        parents: &["util.func", "util.initializer"],
        traits: Traits::TERMINATOR.and(Traits::RETURN_LIKE).and(Traits::PURE).and(Traits::INLINABLE),
        format: "attr-dict ($operands^ `:` type($operands))?",
        verify: Some(func::verify_return),
    }
    /// Ends a block that is never reached.
    Unreachable "unreachable" () -> () {
        attrs: &[AttrRow::optional("message", AttrRule::String)],
        traits: Traits::TERMINATOR.and(Traits::RETURN_LIKE).and(Traits::INLINABLE),
        format: "($message^)? attr-dict",
    }
    /// Marks code inside a structured region that is never reached.
    ScfUnreachable "scf.unreachable" () -> () {
        attrs: &[AttrRow::optional("message", AttrRule::String)],
        traits: Traits::INLINABLE,
        format: "($message^)? attr-dict",
    }
    /// Runs once when the module is loaded, in the order of the module.
    Initializer "initializer" () -> () {
        attrs: &[AttrRow::required("function_type", AttrRule::Type)],
        regions: BODY,
        traits: Traits::ISOLATED.and(Traits::FUNCTION),
        parse: Some(func::parse_initializer),
        print: Some(func::print_initializer),
    }

    // --- globals ---

    /// A variable of the module.
    Global "global" () -> () {
        attrs: &[
            AttrRow::optional("sym_visibility", AttrRule::String),
            AttrRow::required("sym_name", AttrRule::SymbolName),
            AttrRow::required("type", AttrRule::Type),
            AttrRow::optional("is_mutable", AttrRule::Unit),
            AttrRow::optional("initial_value", AttrRule::Any),
            AttrRow::optional("inlining_policy", AttrRule::Any),
        ],
        traits: Traits::SYMBOL,
        parse: Some(global::parse_global),
        print: Some(global::print_global),
        verify: Some(global::verify_global),
    }
    /// The address of a global.
    GlobalAddress "global.address" () -> (result: POINTER) {
        attrs: &[
            AttrRow::required("global", AttrRule::SymbolRef),
            AttrRow::optional("is_immutable", AttrRule::Unit),
        ],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "(`immutable` $is_immutable^)? $global attr-dict `:` qualified(type($result))",
        result_name: Some(pointer_name),
    }
    /// Reads a global.
    GlobalLoad "global.load" () -> (result: Any) {
        attrs: &[
            AttrRow::required("global", AttrRule::SymbolRef),
            AttrRow::optional("is_immutable", AttrRule::Unit),
        ],
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        format: "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)",
        result_name: Some(global_name),
    }
    /// Reads a global by its address.
    GlobalLoadIndirect "global.load.indirect" (global: POINTER) -> (result: Any) {
        attrs: &[AttrRow::optional("is_immutable", AttrRule::Unit)],
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        format: "(`immutable` $is_immutable^)? $global attr-dict `:` qualified(type($global)) `->` type($result)",
    }
    /// Writes a global.
    GlobalStore "global.store" (value: Any) -> () {
        attrs: &[AttrRow::required("global", AttrRule::SymbolRef)],
        traits: Traits::INLINABLE,
        format: "$value `,` $global attr-dict `:` type($value)",
    }
    /// Writes a global by its address.
    GlobalStoreIndirect "global.store.indirect" (value: Any, global: POINTER) -> () {
        traits: Traits::INLINABLE,
        format: "$value `,` $global attr-dict `:` type($value) `->` qualified(type($global))",
    }

    // --- values ---

    /// The null reference or zero of a type.
    Null "null" () -> (result: Any) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "attr-dict `:` type($result)",
    }
    /// Reads a reference as another reference type.
    Cast "cast" (operand: Any) -> (result: Any) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$operand attr-dict `:` type($operand) `to` type($result)",
        fold: Some(fold::cast),
    }
    /// Whether two values or references are the same.
    CmpEq "cmp.eq" (lhs: Any, rhs: SameAsOperand(0)) -> (result: Int(1)) {
        traits: Traits::PURE.and(Traits::COMMUTATIVE).and(Traits::INLINABLE),
        format: "operands attr-dict `:` type($lhs)",
    }
    /// Whether two values or references differ.
    CmpNe "cmp.ne" (lhs: Any, rhs: SameAsOperand(0)) -> (result: Int(1)) {
        traits: Traits::PURE.and(Traits::COMMUTATIVE).and(Traits::INLINABLE),
        format: "operands attr-dict `:` type($lhs)",
    }
    /// A hint that a value has a narrower type than it is held in.
    NumericOptionalNarrow "numeric.optional_narrow" (operand: Any) -> (result: SameAsOperand(0)) {
        attrs: &[
            AttrRow::required("semantic_type", AttrRule::Type),
            AttrRow::optional("min_value", AttrRule::Any),
            AttrRow::optional("max_value", AttrRule::Any),
        ],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$operand `:` type($operand) `as` $semantic_type attr-dict",
    }
    /// The least of some numbers.
    RangeMin "range.min" (operands* IntLike) -> (result: IntLike) {
        traits: Traits::PURE.and(Traits::SAME_TYPE).and(Traits::INLINABLE),
        format: "$operands attr-dict `:` type($result)",
    }
    /// The greatest of some numbers.
    RangeMax "range.max" (operands* IntLike) -> (result: IntLike) {
        traits: Traits::PURE.and(Traits::SAME_TYPE).and(Traits::INLINABLE),
        format: "$operands attr-dict `:` type($result)",
    }
    /// Rounds up to a multiple of a power of two.
    Align "align" (value: IntLike, alignment: SameAsOperand(0)) -> (result: SameAsOperand(0)) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$value `,` $alignment attr-dict `:` type($result)",
        fold: Some(fold::align),
    }
    /// Bytes that a value of a type takes.
    SizeOf "sizeof" () -> (size: Index) {
        attrs: &[AttrRow::required("sizedType", AttrRule::Type)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$sizedType attr-dict-with-keyword",
        fold: Some(fold::size_of),
    }
    /// One of some values by number, or a default.
    Switch "switch" (index: Index, default_value: Any, values* Any) -> (result: SameAsOperand(1)) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        parse: Some(global::parse_switch),
        print: Some(global::print_switch),
    }
    /// States what is known of integers.
    AssumeInt "assume.int" (operands* OneOf(&[AnyInt, Index])) -> (results* OneOf(&[AnyInt, Index])) {
        attrs: &[AttrRow::required("assumptions", AttrRule::Array)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        parse: Some(global::parse_assume),
        print: Some(global::print_assume),
    }
    /// Passes values on, and hides from optimizations where they come from.
    OptimizationBarrier "optimization_barrier" (operands* Any) -> (results* Any) {
        traits: Traits::INLINABLE,
        format: "attr-dict ($operands^ `:` type($operands))?",
        infer: Some(fold::operand_types),
    }
    /// A constant that is never folded.
    UnfoldableConstant "unfoldable_constant" () -> (result: Any) {
        attrs: &[AttrRow::required("value", AttrRule::Any)],
        traits: Traits::INLINABLE,
        parse: Some(fold::parse_unfoldable),
        print: Some(fold::print_unfoldable),
    }
    /// Fails the call unless a status is OK.
    StatusCheckOk "status.check_ok" (status: Int(32)) -> () {
        attrs: &[AttrRow::optional("message", AttrRule::String)],
        traits: Traits::INLINABLE,
        format: "$status (`,` $message^)? attr-dict",
    }

    // --- lists ---

    /// An empty list.
    ListCreate "list.create" (initial_capacity? Index) -> (result: LIST) {
        traits: Traits::ALLOCATES.and(Traits::INLINABLE),
        format: "($initial_capacity^)? attr-dict `:` qualified(type($result))",
    }
    /// How many elements a list has.
    ListSize "list.size" (list: LIST) -> (result: Index) {
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        format: "operands attr-dict `:` qualified(type($list))",
    }
    /// Makes a list longer, with null elements, or shorter.
    ListResize "list.resize" (list: LIST, new_size: Index) -> () {
        traits: Traits::INLINABLE,
        format: "operands attr-dict `:` qualified(type($list))",
    }
    /// An element of a list.
    ListGet "list.get" (list: LIST, index: Index) -> (result: Any) {
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        parse: Some(global::parse_list_get),
        print: Some(global::print_list_get),
    }
    /// Replaces an element of a list.
    ListSet "list.set" (list: LIST, index: Index, value: Any) -> () {
        traits: Traits::INLINABLE,
        parse: Some(global::parse_list_set),
        print: Some(global::print_list_set),
    }

    /// A list of given elements.
    ListConstruct "list.construct" (values* Any) -> (result: LIST) {
        traits: Traits::ALLOCATES.and(Traits::INLINABLE),
        parse: Some(texts::parse_list_construct),
        print: Some(texts::print_list_construct),
    }

    // --- texts ---

    /// An unsigned number in decimal, as a buffer of characters.
    StringItoa "string.itoa" (value: IntLike) -> (result: BUFFER) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$value attr-dict `:` type($value) `->` type($result)",
        result_name: Some(texts::itoa_name),
    }
    /// A text with an argument in place of each `{}`; `{{` and `}}` stand for braces.
    StringFormat "string.format" (args* OneOf(&[AnyInt, Index, BUFFER])) -> (result: BUFFER) {
        attrs: &[AttrRow::required("format", AttrRule::String)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$format `` `(` $args `)` attr-dict `:` functional-type($args, $result)",
        verify: Some(texts::verify_format),
        result_name: Some(texts::format_name),
    }

    // --- buffers ---

    /// A buffer in the constant data of the module.
    BufferConstant "buffer.constant" () -> (result: BUFFER) {
        attrs: &[
            AttrRow::optional("name", AttrRule::String),
            AttrRow::required("value", AttrRule::Any),
            AttrRow::optional("alignment", AttrRule::Index),
            AttrRow::optional("mime_type", AttrRule::String),
        ],
        traits: Traits::PURE.and(Traits::INLINABLE),
        parse: Some(global::parse_buffer_constant),
        print: Some(global::print_buffer_constant),
        result_name: Some(constant_name),
    }
    /// A new buffer with undefined contents.
    BufferAlloc "buffer.alloc" (storage_size: Index) -> (result: BUFFER) {
        attrs: &[AttrRow::optional("alignment", AttrRule::Index)],
        traits: Traits::ALLOCATES.and(Traits::INLINABLE),
        parse: Some(global::parse_buffer_alloc),
        print: Some(global::print_buffer_alloc),
        result_name: Some(buffer_name),
    }
    /// Says that a buffer is no longer used.
    BufferDealloc "buffer.dealloc" (operand: BUFFER, operand_size: Index) -> () {
        traits: Traits::INLINABLE,
        format: "$operand `:` type($operand) `{` $operand_size `}` attr-dict-with-keyword",
    }
    /// A copy of a part of a buffer.
    BufferSlice "buffer.slice" (source: BUFFER, source_size: Index, source_offset: Index, result_size: Index)
        -> (result: BUFFER) {
        attrs: &[AttrRow::optional("alignment", AttrRule::Index)],
        traits: Traits::INLINABLE,
        format: "$source `[` $source_offset `]` attr-dict `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}`",
        result_name: Some(buffer_name),
    }
    /// A part of a buffer, without a copy.
    BufferSubspan "buffer.subspan" (source: BUFFER, source_size: Index, source_offset: Index, result_size: Index)
        -> (result: BUFFER) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
        fold: Some(fold::buffer_subspan),
        canonicalize: &[fold::merge_subspans],
        result_name: Some(span_name),
    }
    /// How many bytes a buffer has.
    BufferSize "buffer.size" (operand: BUFFER) -> (result: Index) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$operand `:` type($operand) attr-dict-with-keyword",
        fold: Some(fold::buffer_size),
        result_name: Some(size_name),
    }
    /// The memory behind a buffer.
    BufferStorage "buffer.storage" (operand: BUFFER, operand_size: Index) -> (result: MemRef, offset: Index) {
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "$operand `:` type($operand) `` `{` $operand_size `}` `->` `(` type($result) `,` type($offset) `)` attr-dict-with-keyword",
        result_name: Some(storage_name),
    }
    /// Copies bytes from one buffer to another; the ranges must not overlap.
    BufferCopy "buffer.copy" (source: BUFFER, source_size: Index, source_offset: Index, target: BUFFER,
        target_size: Index, target_offset: Index, length: Index) -> () {
        traits: Traits::INLINABLE,
        format: "$source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
        canonicalize: &[fold::look_through_subspans],
    }
    /// Whether two ranges hold the same bytes.
    BufferCompare "buffer.compare" (lhs: BUFFER, lhs_size: Index, lhs_offset: Index, rhs: BUFFER, rhs_size: Index,
        rhs_offset: Index, length: Index) -> (result: Int(1)) {
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        format: "$lhs `[` $lhs_offset `]` `,` $rhs `[` $rhs_offset `]` `,` $length `:` type($lhs) `` `{` $lhs_size `}` `,` type($rhs) `` `{` $rhs_size `}` attr-dict-with-keyword",
    }
    /// Fills a range with a pattern.
    BufferFill "buffer.fill" (pattern: Any, target: BUFFER, target_size: Index, target_offset: Index, length: Index)
        -> () {
        traits: Traits::INLINABLE,
        format: "$pattern `,` $target `[` $target_offset `for` $length `]` `:` type($pattern) `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
        canonicalize: &[fold::look_through_subspans],
    }
    /// Reads a number from a byte offset.
    BufferLoad "buffer.load" (source: BUFFER, source_size: Index, source_offset: Index, length: Index)
        -> (result: Any) {
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        format: "$source `[` $source_offset `for` $length `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
        canonicalize: &[fold::look_through_subspans],
    }
    /// Writes a number to a byte offset.
    BufferStore "buffer.store" (source: Any, target: BUFFER, target_size: Index, target_offset: Index, length: Index)
        -> () {
        traits: Traits::INLINABLE,
        format: "$source `,` $target `[` $target_offset `for` $length `]` `:` type($source) `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
        canonicalize: &[fold::look_through_subspans],
    }
    /// A SipHash-2-4 of a range.
    BufferHash "buffer.hash" (source: BUFFER, source_size: Index, source_offset: Index, length: Index)
        -> (result: Int(64)) {
        traits: Traits::READ_ONLY.and(Traits::INLINABLE),
        format: "$source `[` $source_offset `for` $length `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    }
}
