//! The ops of `flow`, one row each.

use super::{dispatch_forms, folds, tensor_forms};
use crate::dialects::assembly::executable;
use crate::ir::Traits;
use crate::ir::def::TypeRule::{Any, AnyTensor, Index, RankedTensor, SameAsOperand};
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};

const TIED: AttrRow = AttrRow::optional("tied_operands", AttrRule::Array);
const BODY_AND_COUNT: &[RegionRow] = &[
    RegionRow {
        name: "workgroup_body",
        blocks: RegionShape::AtLeastOne,
    },
    RegionRow {
        name: "workgroup_count",
        blocks: RegionShape::Any,
    },
];

crate::dialect_ops! {
    dialect "flow" = 11;

    /// A part of the program that one dispatch is to run; it sees the values around it.
    DispatchRegion "dispatch.region" (result_dims * Index, workload * Index) -> (results * Any) {
        traits: Traits::RECURSIVE_EFFECTS.and(Traits::ATTR_SIZED_OPERANDS),
        regions: BODY_AND_COUNT,
        parse: Some(dispatch_forms::parse_region),
        print: Some(dispatch_forms::print_region),
    }

    /// A dispatch with its code inside: `arguments` are the region's first arguments, untied results its last.
    DispatchWorkgroups "dispatch.workgroups" (workload * Index, arguments * Any, argument_dims * Index, result_dims * Index) -> (results * Any) {
        traits: Traits::ISOLATED.and(Traits::ATTR_SIZED_OPERANDS).and(Traits::PURE),
        attrs: &[TIED],
        regions: BODY_AND_COUNT,
        parse: Some(dispatch_forms::parse_workgroups),
        print: Some(dispatch_forms::print_workgroups),
    }

    /// Runs an entry point of an executable.
    Dispatch "dispatch" (workload * Index, arguments * Any, argument_dims * Index, result_dims * Index) -> (results * Any) {
        traits: Traits::ATTR_SIZED_OPERANDS.and(Traits::PURE),
        attrs: &[AttrRow::required("entry_points", AttrRule::Array), TIED],
        parse: Some(dispatch_forms::parse_dispatch),
        print: Some(dispatch_forms::print_dispatch),
    }

    /// Which workgroup runs, along a dimension.
    DispatchWorkgroupId "dispatch.workgroup.id" () -> (result: Index) {
        traits: Traits::PURE,
        attrs: &[AttrRow::required("dimension", AttrRule::Index)],
        format: "`[` $dimension `]` attr-dict `:` type($result)",
        result_name: Some(|ir, op, _| dispatch_forms::dimension_name(ir, op, "workgroup_id")),
    }

    /// How many workgroups run, along a dimension.
    DispatchWorkgroupCount "dispatch.workgroup.count" () -> (result: Index) {
        traits: Traits::PURE,
        attrs: &[AttrRow::required("dimension", AttrRule::Index)],
        format: "`[` $dimension `]` attr-dict `:` type($result)",
        result_name: Some(|ir, op, _| dispatch_forms::dimension_name(ir, op, "workgroup_count")),
    }

    /// How large a workgroup is, along a dimension.
    DispatchWorkgroupSize "dispatch.workgroup.size" () -> (result: Index) {
        traits: Traits::PURE,
        attrs: &[AttrRow::required("dimension", AttrRule::Index)],
        format: "`[` $dimension `]` attr-dict `:` type($result)",
        result_name: Some(|ir, op, _| dispatch_forms::dimension_name(ir, op, "workgroup_size")),
    }

    /// Ends a region of this dialect.
    Return "return" (operands * Any) -> () {
        traits: Traits::PURE.and(Traits::TERMINATOR).and(Traits::RETURN_LIKE),
        format: "attr-dict ($operands^ `:` type($operands))?",
    }

    /// Device code: entry points, and the module that holds it.
    Executable "executable" () -> () {
        traits: Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::SYMBOL_TABLE),
        attrs: &[
            AttrRow::optional("sym_visibility", AttrRule::String),
            AttrRow::required("sym_name", AttrRule::SymbolName),
        ],
        regions: &[RegionRow { name: "body", blocks: RegionShape::One }],
        parse: Some(executable::parse_executable),
        print: Some(executable::print_executable),
        implicit_terminator: Some("flow.executable_end"),
    }

    /// Ends the body of an executable.
    ExecutableEnd "executable_end" () -> () {
        traits: Traits::TERMINATOR,
        format: "attr-dict",
    }

    /// A function of an executable's module that can be dispatched.
    ExecutableExport "executable.export" () -> () {
        traits: Traits::ISOLATED.and(Traits::SYMBOL),
        attrs: &[
            AttrRow::optional("sym_visibility", AttrRule::String),
            AttrRow::required("sym_name", AttrRule::SymbolName),
            AttrRow::required("function_ref", AttrRule::SymbolRef),
        ],
        regions: &[RegionRow { name: "workgroup_count", blocks: RegionShape::Any }],
        parse: Some(executable::parse_export),
        print: Some(executable::print_export),
    }

    /// A constant tensor that the program cannot see through.
    TensorConstant "tensor.constant" () -> (result: RankedTensor) {
        traits: Traits::PURE.and(Traits::CONSTANT_LIKE),
        attrs: &[AttrRow::required("value", AttrRule::Typed)],
        parse: Some(tensor_forms::parse_constant),
        print: Some(tensor_forms::print_constant),
    }

    /// The elements of a tensor under another shape.
    TensorReshape "tensor.reshape" (source: AnyTensor, source_dims * Index, result_dims * Index) -> (result: AnyTensor) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(tensor_forms::parse_cast),
        print: Some(tensor_forms::print_cast),
        fold: Some(folds::fold_same_type),
        canonicalize: &[folds::merge_reshapes],
    }

    /// The bits of a tensor under another type.
    TensorBitcast "tensor.bitcast" (source: AnyTensor, source_dims * Index, result_dims * Index) -> (result: AnyTensor) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(tensor_forms::parse_cast),
        print: Some(tensor_forms::print_cast),
        fold: Some(folds::fold_same_type),
    }

    /// Reads one element on the host.
    TensorLoad "tensor.load" (source: AnyTensor, source_dims * Index, indices * Index) -> (result: Any) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(tensor_forms::parse_load),
        print: Some(tensor_forms::print_load),
    }

    /// A copy of a tensor in which one element is another, written by the host.
    TensorStore "tensor.store" (value: Any, target: AnyTensor, target_dims * Index, indices * Index) -> (result: SameAsOperand(1)) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(tensor_forms::parse_store),
        print: Some(tensor_forms::print_store),
    }

    /// A tensor whose elements are not defined.
    TensorEmpty "tensor.empty" (result_dims * Index) -> (result: AnyTensor) {
        traits: Traits::PURE,
        parse: Some(tensor_forms::parse_empty),
        print: Some(tensor_forms::print_empty),
    }

    /// Storage for a tensor, whose elements are not defined.
    TensorAlloca "tensor.alloca" (result_dims * Index) -> (result: AnyTensor) {
        traits: Traits::ALLOCATES,
        parse: Some(tensor_forms::parse_empty),
        print: Some(tensor_forms::print_empty),
    }

    /// A tensor all of whose elements are one value.
    TensorSplat "tensor.splat" (value: Any, result_dims * Index) -> (result: AnyTensor) {
        traits: Traits::PURE,
        parse: Some(tensor_forms::parse_splat),
        print: Some(tensor_forms::print_splat),
    }

    /// A copy of a tensor.
    TensorClone "tensor.clone" (operand: AnyTensor, argument_dims * Index) -> (result: SameAsOperand(0)) {
        traits: Traits::PURE,
        parse: Some(tensor_forms::parse_clone),
        print: Some(tensor_forms::print_clone),
    }

    /// Gives a tensor the extents that its type leaves open.
    TensorTieShape "tensor.tie_shape" (operand: AnyTensor, dynamic_dims * Index) -> (result: SameAsOperand(0)) {
        traits: Traits::PURE,
        parse: Some(tensor_forms::parse_clone),
        print: Some(tensor_forms::print_clone),
    }

    /// A contiguous part of a tensor.
    TensorSlice "tensor.slice" (source: AnyTensor, source_dims * Index, start_indices * Index, lengths * Index, result_dims * Index) -> (result: AnyTensor) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(tensor_forms::parse_slice),
        print: Some(tensor_forms::print_slice),
    }

    /// A copy of `target` whose part at `start_indices` is `update`.
    TensorUpdate "tensor.update" (target: AnyTensor, target_dims * Index, start_indices * Index, update: AnyTensor, update_dims * Index) -> (result: SameAsOperand(0)) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(tensor_forms::parse_update),
        print: Some(tensor_forms::print_update),
    }

    /// Prints tensors at run time.
    TensorTrace "tensor.trace" (values * AnyTensor, value_dims * Index) -> () {
        traits: Traits::ATTR_SIZED_OPERANDS,
        attrs: &[AttrRow::required("key", AttrRule::String)],
        parse: Some(tensor_forms::parse_trace),
        print: Some(tensor_forms::print_trace),
    }
}
