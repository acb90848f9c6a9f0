//! The ops of `iree_tensor_ext`, one row each.

use super::forms;
use crate::ir::Traits;
use crate::ir::def::TypeRule::{AnyTensor, Ext, Index, RankedTensor};
use crate::ir::def::{AttrRow, AttrRule, TypeRule};

const DISPATCH_TENSOR: TypeRule = Ext("iree_tensor_ext.dispatch.tensor");
const STATIC_SLICE: &[AttrRow] = &[
    AttrRow::required("static_offsets", AttrRule::I64Array),
    AttrRow::required("static_sizes", AttrRule::I64Array),
    AttrRow::required("static_strides", AttrRule::I64Array),
];

crate::dialect_ops! {
    dialect "iree_tensor_ext" = 10;

    /// The same bits as another tensor type.
    Bitcast "bitcast" (source: RankedTensor, source_dims * Index, result_dims * Index) -> (result: RankedTensor) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(forms::parse_bitcast),
        print: Some(forms::print_bitcast),
    }

    /// Marks where a value enters the program's computation: reshapes do not move above it.
    ComputeBarrierStart "compute_barrier.start" (value: AnyTensor, value_dims * Index) -> (result: AnyTensor) {
        traits: Traits::PURE,
        parse: Some(forms::parse_barrier),
        print: Some(forms::print_barrier),
    }

    /// Marks where a value leaves the program's computation: reshapes do not move below it.
    ComputeBarrierEnd "compute_barrier.end" (value: AnyTensor, value_dims * Index) -> (result: AnyTensor) {
        traits: Traits::PURE,
        parse: Some(forms::parse_barrier),
        print: Some(forms::print_barrier),
    }

    /// Reads a strided part of a tensor outside the dispatch.
    DispatchTensorLoad "dispatch.tensor.load" (source: DISPATCH_TENSOR, source_dims * Index, offsets * Index, sizes * Index, strides * Index) -> (result: RankedTensor) {
        traits: Traits::READ_ONLY.and(Traits::ATTR_SIZED_OPERANDS),
        attrs: STATIC_SLICE,
        parse: Some(forms::parse_load),
        print: Some(forms::print_load),
        verify: Some(forms::verify_slice),
    }

    /// Writes a strided part of a tensor outside the dispatch.
    DispatchTensorStore "dispatch.tensor.store" (value: RankedTensor, target: DISPATCH_TENSOR, target_dims * Index, offsets * Index, sizes * Index, strides * Index) -> () {
        traits: Traits::ATTR_SIZED_OPERANDS,
        attrs: STATIC_SLICE,
        parse: Some(forms::parse_store),
        print: Some(forms::print_store),
        verify: Some(forms::verify_slice),
    }

    /// Marks an operand of a dispatch as its `ordinal`-th workload value.
    DispatchWorkloadOrdinal "dispatch.workload.ordinal" (operand: Index) -> (result: Index) {
        traits: Traits::PURE,
        attrs: &[AttrRow::required("ordinal", AttrRule::Index)],
        format: "attr-dict $operand `,` $ordinal `:` type($result)",
    }

    /// How many workgroups to run, as the code of the dispatch will decide.
    DispatchWorkgroupCountFromSlice "dispatch.workgroup_count_from_slice" (operands * Index) -> (x: Index, y: Index, z: Index) {
        traits: Traits::PURE,
        parse: Some(forms::parse_workgroup_count),
        print: Some(forms::print_workgroup_count),
        result_name: Some(|_, _, i| ["x", "y", "z"].get(i).map(|s| (*s).into())),
    }
}
