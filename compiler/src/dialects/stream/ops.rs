//! The ops of `stream`, one row each.

use super::{cmd_forms, execute_forms, fold, resource_forms};
use crate::dialects::assembly::executable;
use crate::ir::def::TypeRule::{self, Any, Ext, Index, Int, SameAsOperand};
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};
use crate::ir::{Ir, Op, Traits};

const RESOURCE: TypeRule = Ext("stream.resource");
const TIMEPOINT: TypeRule = Ext("stream.timepoint");
const FILE: TypeRule = Ext("stream.file");
const BINDING: TypeRule = Ext("stream.binding");
const BUFFER: TypeRule = Ext("util.buffer");

const AFFINITY: AttrRow = AttrRow::optional("affinity", AttrRule::Any);
const ON: &[AttrRow] = &[AFFINITY];
const ON_RESULT: &[AttrRow] = &[
    AFFINITY,
    AttrRow::required("result_encoding", AttrRule::Type),
];
const ON_SOURCE: &[AttrRow] = &[
    AFFINITY,
    AttrRow::required("source_encoding", AttrRule::Type),
];
const ON_TARGET: &[AttrRow] = &[
    AFFINITY,
    AttrRow::required("target_encoding", AttrRule::Type),
];
const ON_BOTH: &[AttrRow] = &[
    AFFINITY,
    AttrRow::required("source_encoding", AttrRule::Type),
    AttrRow::required("result_encoding", AttrRule::Type),
];
const DIMENSION: &[AttrRow] = &[AttrRow::required("dimension", AttrRule::Index)];
const TIED: AttrRow = AttrRow::optional("tied_operands", AttrRule::Array);

const BODY: &[RegionRow] = &[RegionRow {
    name: "body",
    blocks: RegionShape::One,
}];

/// A streamable op has no effect but its results.
const VALUE: Traits = Traits::PURE.and(Traits::INLINABLE);
const HOST: Traits = Traits::INLINABLE;
const SIZED: Traits = Traits::ATTR_SIZED_OPERANDS;

fn allocation_names(_: &Ir, _: Op, i: usize) -> Option<String> {
    Some(["result", "result_timepoint"][i.min(1)].into())
}

/// The results go by one name, the timepoint by another.
fn execute_names(ir: &Ir, op: Op, i: usize) -> Option<String> {
    match i {
        _ if i + 1 == ir.result_count(op) => Some("result_timepoint".into()),
        0 => Some("results".into()),
        _ => None,
    }
}

fn map_names(_: &Ir, _: Op, i: usize) -> Option<String> {
    Some(["did_map", "result"][i.min(1)].into())
}

fn constant_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("cst".into())
}

fn empty_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("empty".into())
}

fn file_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("file".into())
}

fn terminal_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("is_terminal".into())
}

fn dimension_name(ir: &Ir, op: Op, base: &str) -> Option<String> {
    let dimension = ir.int_value(ir.attr(op, "dimension")?)?;
    Some(format!("{base}_{dimension}"))
}

crate::dialect_ops! {
    dialect "stream" = 12;

    // --- resources ---

    /// Allocates at once.
    ResourceAlloc "resource.alloc" (storage_size: Index) -> (result: RESOURCE) {
        attrs: &[AFFINITY, AttrRow::optional("uninitialized", AttrRule::Unit)],
        traits: Traits::ALLOCATES.and(HOST),
        format: "(`uninitialized` $uninitialized^)? (`on` `(` $affinity^ `)`)? attr-dict `:` type($result) `{` $storage_size `}`",
    }
    /// Allocates in the order of timepoints.
    ResourceAlloca "resource.alloca" (storage_size: Index, await_timepoint? TIMEPOINT) -> (result: RESOURCE, result_timepoint: TIMEPOINT) {
        attrs: &[AFFINITY, AttrRow::optional("indeterminate_lifetime", AttrRule::Unit)],
        traits: Traits::ALLOCATES.and(HOST),
        format: "`uninitialized` (`indeterminate` $indeterminate_lifetime^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? attr-dict type($result) `{` $storage_size `}` `=` `` `>` type($result_timepoint)",
        result_name: Some(allocation_names),
    }
    /// Gives memory back in the order of timepoints.
    ResourceDealloca "resource.dealloca" (operand: RESOURCE, operand_size: Index, await_timepoint? TIMEPOINT) -> (result_timepoint: TIMEPOINT) {
        attrs: &[AFFINITY, AttrRow::optional("prefer_origin", AttrRule::Unit)],
        traits: HOST,
        format: "(`origin` $prefer_origin^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? $operand `:` type($operand) `{` $operand_size `}` `=` `` `>` type($result_timepoint) attr-dict",
    }
    /// Adds an owner.
    ResourceRetain "resource.retain" (operand: RESOURCE, operand_size: Index) -> () {
        traits: HOST,
        format: "$operand attr-dict `:` type($operand) `{` $operand_size `}`",
    }
    /// Takes an owner away; whether it was the last.
    ResourceRelease "resource.release" (operand: RESOURCE, operand_size: Index) -> (result: Int(1)) {
        traits: HOST,
        format: "$operand attr-dict `:` type($operand) `{` $operand_size `}`",
        result_name: Some(terminal_name),
    }
    /// Whether there is one owner.
    ResourceIsTerminal "resource.is_terminal" (operand: RESOURCE, operand_size: Index) -> (result: Int(1)) {
        traits: HOST,
        format: "$operand attr-dict `:` type($operand) `{` $operand_size `}`",
        result_name: Some(terminal_name),
    }
    /// How many bytes a resource has.
    ResourceSize "resource.size" (operand: RESOURCE) -> (result: Index) {
        attrs: ON,
        traits: VALUE,
        format: "$operand attr-dict `:` type($operand)",
        fold: Some(fold::resource_size),
    }
    /// Host memory as a resource, without a copy, if the device can.
    ResourceTryMap "resource.try_map" (source: BUFFER, source_offset: Index, result_size: Index) -> (did_map: Int(1), result: RESOURCE) {
        attrs: ON,
        traits: Traits::ALLOCATES.and(HOST),
        format: "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `]` `:` type($source) `->` type($did_map) `,` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
        result_name: Some(map_names),
    }
    /// Reads a number on the host.
    ResourceLoad "resource.load" (source: RESOURCE, source_size: Index, source_offset: Index) -> (result: Any) {
        traits: Traits::READ_ONLY.and(HOST),
        format: "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    }
    /// Writes a number on the host.
    ResourceStore "resource.store" (target: RESOURCE, target_size: Index, target_offset: Index, value: Any) -> () {
        traits: HOST,
        format: "$value `,` $target `[` $target_offset `]` `:` type($value) `->` type($target) `{` $target_size `}` attr-dict-with-keyword",
    }
    /// Places for slices in one resource: slices may share a place if their lifetimes do not meet.
    ResourcePack "resource.pack" (offset? Index, dynamic_slice_sizes* Index) -> (total_length: Index, packed_offsets* Index) {
        attrs: &[AFFINITY, AttrRow::required("lifetime_intervals", AttrRule::Array)],
        traits: VALUE.and(SIZED),
        parse: Some(resource_forms::parse_pack),
        print: Some(resource_forms::print_pack),
    }
    /// Resources that hold constants.
    ResourceConstants "resource.constants" (result_sizes* Index) -> (results* RESOURCE, result_timepoint: TIMEPOINT) {
        attrs: &[AFFINITY, AttrRow::required("values", AttrRule::Array)],
        traits: Traits::ALLOCATES.and(HOST),
        parse: Some(resource_forms::parse_constants),
        print: Some(resource_forms::print_constants),
        result_name: Some(execute_names),
    }
    /// A part of a resource.
    ResourceSubview "resource.subview" (source: RESOURCE, source_size: Index, source_offset: Index, result_size: Index) -> (result: SameAsOperand(0)) {
        traits: VALUE,
        format: "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    }

    // --- files ---

    /// A file that is a range of host memory.
    FileConstant "file.constant" (source: BUFFER, source_size: Index, source_offset: Index, source_length: Index) -> (result: FILE) {
        attrs: ON,
        traits: Traits::ALLOCATES.and(HOST),
        format: "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `for` $source_length `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
        result_name: Some(file_name),
    }
    /// Reads a range of a file into a resource.
    FileRead "file.read" (source: FILE, source_offset: Int(64), target: RESOURCE, target_size: Index, target_offset: Index, length: Index, await_timepoint? TIMEPOINT)
        -> (result_timepoint: TIMEPOINT) {
        attrs: ON,
        traits: HOST,
        format: "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `->` type($target) `` `{` $target_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    }
    /// Writes a range of a resource into a file.
    FileWrite "file.write" (source: RESOURCE, source_size: Index, source_offset: Index, target: FILE, target_offset: Int(64), length: Index, await_timepoint? TIMEPOINT)
        -> (result_timepoint: TIMEPOINT) {
        attrs: ON,
        traits: HOST,
        format: "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` type($target) `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    }

    // --- tensors ---

    /// The resource behind a value from outside.
    TensorImport "tensor.import" (source: Any, result_encoding_dims* Index, result_size: Index) -> (result: RESOURCE) {
        attrs: &[
            AFFINITY,
            AttrRow::required("result_encoding", AttrRule::Type),
            AttrRow::optional("consume", AttrRule::Unit),
        ],
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? (`consume` $consume^)? $source `:` type($source) `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `{` $result_size `}` attr-dict-with-keyword",
    }
    /// A value for the world outside, of a resource.
    TensorExport "tensor.export" (source: RESOURCE, source_encoding_dims* Index, source_size: Index) -> (result: Any) {
        attrs: ON_SOURCE,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    }
    /// Bytes that a tensor takes.
    TensorSizeOf "tensor.sizeof" (encoding_dims* Index) -> (storage_size: Index) {
        attrs: &[AFFINITY, AttrRow::required("encoding", AttrRule::Type)],
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $encoding (`{` $encoding_dims^ `}`)? attr-dict `:` type($storage_size)",
    }
    /// A tensor whose elements are not defined.
    TensorEmpty "tensor.empty" (result_encoding_dims* Index, result_size: Index) -> (result: RESOURCE) {
        attrs: ON_RESULT,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
        result_name: Some(empty_name),
    }
    /// A constant tensor.
    TensorConstant "tensor.constant" (result_encoding_dims* Index) -> (result: RESOURCE) {
        attrs: &[
            AFFINITY,
            AttrRow::required("value", AttrRule::Any),
            AttrRow::required("result_encoding", AttrRule::Type),
        ],
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `=` $value attr-dict-with-keyword",
        result_name: Some(constant_name),
    }
    /// A tensor all of whose elements are one value.
    TensorSplat "tensor.splat" (value: Any, result_encoding_dims* Index, result_size: Index) -> (result: RESOURCE) {
        attrs: ON_RESULT,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $value `:` type($value) `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    }
    /// A copy of a tensor.
    TensorClone "tensor.clone" (source: RESOURCE, source_encoding_dims* Index, source_size: Index, result_encoding_dims* Index, result_size: Index) -> (result: RESOURCE) {
        attrs: ON_BOTH,
        traits: VALUE.and(SIZED),
        format: "(`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    }
    /// A part of a tensor.
    TensorSlice "tensor.slice" (source: RESOURCE, source_encoding_dims* Index, source_size: Index, start_indices* Index, lengths* Index, result_encoding_dims* Index, result_size: Index) -> (result: RESOURCE) {
        attrs: ON_BOTH,
        traits: VALUE.and(SIZED),
        format: "(`on` `(` $affinity^ `)`)? $source `[` $start_indices `for` $lengths `]` `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    }
    /// A tensor whose part is set to a value.
    TensorFill "tensor.fill" (target: RESOURCE, target_encoding_dims* Index, target_size: Index, start_indices* Index, lengths* Index, value: Any) -> (result: SameAsOperand(0)) {
        attrs: ON_TARGET,
        traits: VALUE.and(SIZED),
        format: "(`on` `(` $affinity^ `)`)? $value `,` $target (`[` $start_indices `for` $lengths^ `]`)? `:` type($value) `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword",
    }
    /// A tensor whose part is another tensor.
    TensorUpdate "tensor.update" (target: RESOURCE, target_encoding_dims* Index, target_size: Index, start_indices* Index, update: RESOURCE, update_encoding_dims* Index, update_size: Index) -> (result: SameAsOperand(0)) {
        attrs: &[
            AFFINITY,
            AttrRow::required("target_encoding", AttrRule::Type),
            AttrRow::required("update_encoding", AttrRule::Type),
        ],
        traits: VALUE.and(SIZED),
        format: "(`on` `(` $affinity^ `)`)? $update `,` $target `[` $start_indices `]` `:` $update_encoding (`` `{` $update_encoding_dims^ `}`)? `in` type($update) `` `{` $update_size `}` `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword",
    }
    /// Reads an element on the host.
    TensorLoad "tensor.load" (source: RESOURCE, source_encoding_dims* Index, source_size: Index, indices* Index) -> (result: Any) {
        attrs: &[AttrRow::required("source_encoding", AttrRule::Type)],
        traits: VALUE.and(SIZED),
        format: "$source (`[` $indices^ `]`)? `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    }
    /// A tensor one element of which is another, written by the host.
    TensorStore "tensor.store" (target: RESOURCE, target_encoding_dims* Index, target_size: Index, indices* Index, value: Any) -> (result: SameAsOperand(0)) {
        attrs: &[AttrRow::required("target_encoding", AttrRule::Type)],
        traits: VALUE.and(SIZED),
        format: "$value `,` $target (`[` $indices^ `]`)? `:` type($value) `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword",
    }

    // --- work by value ---

    /// A resource whose contents are not defined.
    AsyncAlloca "async.alloca" (storage_size: Index) -> (result: RESOURCE) {
        attrs: ON,
        traits: Traits::ALLOCATES.and(HOST),
        format: "(`on` `(` $affinity^ `)`)? attr-dict `:` type($result) `{` $storage_size `}`",
    }
    /// A resource that holds a constant.
    AsyncConstant "async.constant" (await_timepoint? TIMEPOINT, result_size: Index) -> (result: RESOURCE) {
        attrs: &[AFFINITY, AttrRow::required("value", AttrRule::Any)],
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? `:` type($result) `` `{` $result_size `}` `=` $value attr-dict-with-keyword",
        result_name: Some(constant_name),
    }
    /// A resource filled with a pattern.
    AsyncSplat "async.splat" (await_timepoint? TIMEPOINT, value: Any, result_size: Index) -> (result: RESOURCE) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? $value `:` type($value) `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    }
    /// A copy of a resource.
    AsyncClone "async.clone" (source: RESOURCE, source_size: Index, result_size: Index) -> (result: RESOURCE) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $source `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    }
    /// A copy of a part of a resource.
    AsyncSlice "async.slice" (source: RESOURCE, source_size: Index, source_offset: Index, source_end: Index, result_size: Index) -> (result: RESOURCE) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    }
    /// The target with a range filled, in place.
    AsyncFill "async.fill" (target: RESOURCE, target_size: Index, target_offset: Index, target_end: Index, target_length: Index, value: Any) -> (result: SameAsOperand(0)) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $value `,` $target `[` $target_offset `to` $target_end `for` $target_length `]` `:` type($value) `->` custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword",
    }
    /// The target with a range replaced by another resource, in place.
    AsyncUpdate "async.update" (target: RESOURCE, target_size: Index, target_offset: Index, target_end: Index, update: RESOURCE, update_size: Index) -> (result: SameAsOperand(0)) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $update `,` $target `[` $target_offset `to` $target_end `]` `:` type($update) `` `{` $update_size `}` `->` custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword",
    }
    /// The target with a range replaced by a range of another resource, in place.
    AsyncCopy "async.copy" (target: RESOURCE, target_size: Index, target_offset: Index, target_end: Index, source: RESOURCE, source_size: Index, source_offset: Index, source_end: Index, length: Index) -> (result: SameAsOperand(0)) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]` `,` $target `[` $target_offset `to` $target_end `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword",
    }
    /// The same contents under another lifetime, or at another place.
    AsyncTransfer "async.transfer" (source: RESOURCE, source_size: Index, result_size: Index) -> (result: RESOURCE) {
        attrs: &[
            AttrRow::optional("source_affinity", AttrRule::Any),
            AttrRow::optional("target_affinity", AttrRule::Any),
            AttrRow::optional("execution_affinity", AttrRule::Any),
        ],
        traits: VALUE,
        format: "(`on` `(` $execution_affinity^ `)`)? $source `:` type($source) `` `{` $source_size `}` (`from` `(` $source_affinity^ `)`)? `->` (`to` `(` $target_affinity^ `)`)? type($result) `` `{` $result_size `}` attr-dict-with-keyword",
        fold: Some(fold::transfer),
    }
    /// Reads a number on the host.
    AsyncLoad "async.load" (source: RESOURCE, source_size: Index, source_offset: Index) -> (result: Any) {
        traits: VALUE,
        format: "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    }
    /// The target with a number replaced by the host, in place.
    AsyncStore "async.store" (target: RESOURCE, target_size: Index, target_offset: Index, value: Any) -> (result: SameAsOperand(0)) {
        traits: VALUE,
        format: "$value `,` $target `[` $target_offset `]` `:` type($value) `->` custom<ShapedTiedResult>(type($target), $target_size) attr-dict-with-keyword",
    }
    /// Runs device code; a result may be an operand written in place.
    AsyncDispatch "async.dispatch" (workload* Index, resource_operands* Any, resource_operand_sizes* Index, resource_operand_offsets* Index, resource_operand_ends* Index, resource_operand_lengths* Index, result_sizes* Index)
        -> (results* RESOURCE) {
        attrs: &[AFFINITY, AttrRow::required("entry_points", AttrRule::Array), TIED],
        traits: VALUE.and(SIZED),
        parse: Some(execute_forms::parse_async_dispatch),
        print: Some(execute_forms::print_async_dispatch),
    }
    /// Work that the device does as one, in the order of the region.
    AsyncExecute "async.execute" (resource_operands* RESOURCE, resource_operand_sizes* Index, result_sizes* Index, await_timepoint? TIMEPOINT)
        -> (results* RESOURCE, result_timepoint: TIMEPOINT) {
        attrs: &[AFFINITY, TIED],
        regions: BODY,
        traits: SIZED.and(Traits::RECURSIVE_EFFECTS).and(HOST),
        parse: Some(execute_forms::parse_async_execute),
        print: Some(execute_forms::print_async_execute),
        implicit_terminator: Some("stream.yield"),
        result_name: Some(execute_names),
    }
    /// Work of a region that may be done in any order.
    AsyncConcurrent "async.concurrent" (resource_operands* RESOURCE, resource_operand_sizes* Index, result_sizes* Index) -> (results* RESOURCE) {
        attrs: &[AFFINITY, TIED],
        regions: BODY,
        traits: SIZED.and(Traits::RECURSIVE_EFFECTS).and(HOST),
        parse: Some(execute_forms::parse_async_concurrent),
        print: Some(execute_forms::print_async_concurrent),
        implicit_terminator: Some("stream.yield"),
    }

    // --- commands on memory ---

    /// Makes writes of the host visible to the device.
    CmdFlush "cmd.flush" (target: RESOURCE, target_size: Index, target_offset: Index, target_length: Index) -> () {
        attrs: &[AttrRow::optional("source_affinity", AttrRule::Any)],
        traits: HOST,
        format: "(`to` `(` $source_affinity^ `)`)? $target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    }
    /// Makes writes of the device visible to the host.
    CmdInvalidate "cmd.invalidate" (target: RESOURCE, target_size: Index, target_offset: Index, target_length: Index) -> () {
        attrs: &[AttrRow::optional("source_affinity", AttrRule::Any)],
        traits: HOST,
        format: "(`from` `(` $source_affinity^ `)`)? $target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    }
    /// Says that the contents of a range are of no further interest.
    CmdDiscard "cmd.discard" (target: RESOURCE, target_size: Index, target_offset: Index, target_length: Index) -> () {
        traits: HOST,
        format: "$target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    }
    /// Fills a range with a pattern.
    CmdFill "cmd.fill" (target: RESOURCE, target_size: Index, target_offset: Index, target_length: Index, value: Any) -> () {
        traits: HOST,
        format: "$value `,` $target `[` $target_offset `for` $target_length `]` `:` type($value) `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    }
    /// Copies a range.
    CmdCopy "cmd.copy" (source: RESOURCE, source_size: Index, source_offset: Index, target: RESOURCE, target_size: Index, target_offset: Index, length: Index) -> () {
        traits: HOST,
        format: "$source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    }
    /// Runs device code on ranges.
    CmdDispatch "cmd.dispatch" (workload* Index, uniform_operands* Any, resources* RESOURCE, resource_sizes* Index, resource_offsets* Index, resource_lengths* Index) -> () {
        attrs: &[
            AttrRow::required("entry_points", AttrRule::Array),
            AttrRow::required("resource_accesses", AttrRule::Array),
        ],
        traits: SIZED.and(HOST),
        parse: Some(cmd_forms::parse_dispatch),
        print: Some(cmd_forms::print_dispatch),
        verify: Some(cmd_forms::verify_dispatch),
    }
    /// Commands that the device runs as one, in the order of the region.
    CmdExecute "cmd.execute" (resource_operands* RESOURCE, resource_operand_sizes* Index, await_timepoint? TIMEPOINT) -> (result_timepoint: TIMEPOINT) {
        attrs: &[AFFINITY, AttrRow::optional("once", AttrRule::Unit)],
        regions: BODY,
        traits: SIZED.and(Traits::RECURSIVE_EFFECTS).and(HOST),
        parse: Some(execute_forms::parse_cmd_execute),
        print: Some(execute_forms::print_cmd_execute),
        implicit_terminator: Some("stream.yield"),
    }
    /// Commands that run one after the other.
    CmdSerial "cmd.serial" () -> () {
        regions: BODY,
        traits: Traits::RECURSIVE_EFFECTS.and(HOST),
        parse: Some(execute_forms::parse_cmd_region),
        print: Some(execute_forms::print_cmd_region),
        implicit_terminator: Some("stream.yield"),
    }
    /// Commands that may run in any order.
    CmdConcurrent "cmd.concurrent" () -> () {
        regions: BODY,
        traits: Traits::RECURSIVE_EFFECTS.and(HOST),
        parse: Some(execute_forms::parse_cmd_region),
        print: Some(execute_forms::print_cmd_region),
        implicit_terminator: Some("stream.yield"),
    }

    // --- timepoints ---

    /// The timepoint that is reached from the start.
    TimepointImmediate "timepoint.immediate" () -> (result_timepoint: TIMEPOINT) {
        traits: VALUE,
        format: "attr-dict `=` `` `>` type($result_timepoint)",
    }
    /// A timepoint of something from outside.
    TimepointImport "timepoint.import" (operands* Any) -> (result_timepoint: TIMEPOINT) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $operands `:` `(` type($operands) `)` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    }
    /// A timepoint for the world outside.
    TimepointExport "timepoint.export" (await_timepoint: TIMEPOINT) -> (results* Any) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>` `(` type($results) `)` attr-dict-with-keyword",
    }
    /// Signals something outside when a timepoint is reached.
    TimepointChainExternal "timepoint.chain_external" (await_timepoint: TIMEPOINT, external_values* Any) -> () {
        attrs: ON,
        traits: HOST,
        format: "(`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>` `(` $external_values `:` type($external_values) `)` attr-dict-with-keyword",
    }
    /// The timepoint at which all of some are reached.
    TimepointJoin "timepoint.join" (await_timepoints* TIMEPOINT) -> (result_timepoint: TIMEPOINT) {
        traits: VALUE,
        format: "`max` `(` $await_timepoints `)` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
        fold: Some(fold::join),
    }
    /// A resource, and the timepoint at which it is ready.
    TimepointBarrier "timepoint.barrier" (resource: RESOURCE, resource_size: Index) -> (result: SameAsOperand(0), result_timepoint: TIMEPOINT) {
        attrs: ON,
        traits: VALUE,
        format: "(`on` `(` $affinity^ `)`)? $resource `:` type($resource) `` `{` $resource_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
        result_name: Some(allocation_names),
    }
    /// The resources, once a timepoint is reached.
    TimepointAwait "timepoint.await" (resource_operands* RESOURCE, resource_operand_sizes* Index, await_timepoint: TIMEPOINT) -> (results* RESOURCE) {
        attrs: &[AttrRow::optional("sync", AttrRule::Unit)],
        traits: HOST.and(SIZED),
        format: "(`sync` $sync^)? $await_timepoint `=` `` `>` $resource_operands `:` custom<ShapedTypeList>(type($resource_operands), type($results), $resource_operand_sizes) attr-dict-with-keyword",
        infer: Some(fold::awaited_types),
        fold: Some(fold::await_immediate),
    }

    // --- device code ---

    /// Device code: entry points, and the module that holds it.
    Executable "executable" () -> () {
        attrs: &[
            AttrRow::optional("sym_visibility", AttrRule::String),
            AttrRow::required("sym_name", AttrRule::SymbolName),
        ],
        regions: BODY,
        traits: Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::SYMBOL_TABLE),
        parse: Some(executable::parse_executable),
        print: Some(executable::print_executable),
        implicit_terminator: Some("stream.executable.end"),
    }
    /// Ends the body of an executable.
    ExecutableEnd "executable.end" () -> () {
        traits: Traits::TERMINATOR,
        format: "attr-dict",
    }
    /// A function of an executable's module that can be dispatched.
    ExecutableExport "executable.export" () -> () {
        attrs: &[
            AttrRow::optional("sym_visibility", AttrRule::String),
            AttrRow::required("sym_name", AttrRule::SymbolName),
            AttrRow::required("function_ref", AttrRule::SymbolRef),
        ],
        regions: &[RegionRow { name: "workgroup_count", blocks: RegionShape::Any }],
        traits: Traits::ISOLATED.and(Traits::SYMBOL),
        parse: Some(executable::parse_export),
        print: Some(executable::print_export),
    }
    /// A binding, from a byte offset on, as a tensor or another view.
    BindingSubspan "binding.subspan" (binding: BINDING, byte_offset: Index, dynamic_dims* Index) -> (result: Any) {
        traits: VALUE,
        format: "$binding `` `[` $byte_offset `]` attr-dict `:` type($binding) `->` type($result) (`{` $dynamic_dims^ `}`)?",
    }
    /// Which workgroup runs, along a dimension.
    DispatchWorkgroupId "dispatch.workgroup.id" () -> (result: Index) {
        attrs: DIMENSION,
        traits: VALUE,
        format: "`[` $dimension `]` attr-dict `:` type($result)",
        result_name: Some(|ir, op, _| dimension_name(ir, op, "workgroup_id")),
    }
    /// How many workgroups run, along a dimension.
    DispatchWorkgroupCount "dispatch.workgroup.count" () -> (result: Index) {
        attrs: DIMENSION,
        traits: VALUE,
        format: "`[` $dimension `]` attr-dict `:` type($result)",
        result_name: Some(|ir, op, _| dimension_name(ir, op, "workgroup_count")),
    }
    /// How large a workgroup is, along a dimension.
    DispatchWorkgroupSize "dispatch.workgroup.size" () -> (result: Index) {
        attrs: DIMENSION,
        traits: VALUE,
        format: "`[` $dimension `]` attr-dict `:` type($result)",
        result_name: Some(|ir, op, _| dimension_name(ir, op, "workgroup_size")),
    }

    // --- terminators ---

    /// Ends a workgroup count.
    Return "return" (operands* Any) -> () {
        traits: Traits::PURE.and(Traits::TERMINATOR).and(Traits::RETURN_LIKE),
        format: "attr-dict $operands `:` type($operands)",
    }
    /// Ends a region of work, with its results: the resources, then as many sizes.
    Yield "yield" (operands* Any) -> () {
        traits: Traits::PURE.and(Traits::TERMINATOR).and(HOST),
        parse: Some(execute_forms::parse_yield),
        print: Some(execute_forms::print_yield),
    }
}
