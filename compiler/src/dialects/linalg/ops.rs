//! The ops of `linalg`, one row each.
//!
//! Every structured op has the groups `inputs` and `outputs` and a body of one block with an argument an
//! operand, which a named op does not print.

use super::{forms, named};
use crate::ir::def::TypeRule::{Any, Index, RankedTensor};
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};
use crate::ir::{Ir, Op, Traits};

const BODY: &[RegionRow] = &[RegionRow {
    name: "region",
    blocks: RegionShape::One,
}];
/// A structured op on tensors has no effect but its results; on memrefs it writes, so it has no results then
/// and nothing drops it.
const STRUCTURED: Traits = Traits::RECURSIVE_EFFECTS.and(Traits::ATTR_SIZED_OPERANDS);
const WINDOW: &[AttrRow] = &[
    AttrRow::optional("strides", AttrRule::Typed),
    AttrRow::optional("dilations", AttrRule::Typed),
];
const CONTRACTION_MAPS: &[AttrRow] = &[AttrRow::optional("indexing_maps", AttrRule::Array)];

crate::dialect_ops! {
    dialect "linalg" = 8;

    /// A loop nest over operands, each accessed through its indexing map; the body computes one element.
    Generic "generic" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED,
        attrs: &[
            AttrRow::required("indexing_maps", AttrRule::Array),
            AttrRow::required("iterator_types", AttrRule::Array),
            AttrRow::optional("doc", AttrRule::String),
            AttrRow::optional("library_call", AttrRule::String),
        ],
        regions: BODY,
        parse: Some(forms::parse_generic),
        print: Some(forms::print_generic),
        verify: Some(forms::verify_generic),
        arg_name: Some(argument_name),
    }

    /// Sets every element of the outputs to a scalar.
    Fill "fill" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// Copies the input to the output, with a cast if the element types differ.
    Copy "copy" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `C[m, n] += A[m, k] * B[k, n]`.
    Matmul "matmul" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, attrs: CONTRACTION_MAPS, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `C[b, m, n] += A[b, m, k] * B[b, k, n]`.
    BatchMatmul "batch_matmul" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, attrs: CONTRACTION_MAPS, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `y[m] += A[m, n] * x[n]`.
    Matvec "matvec" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `x[n] += y[m] * A[m, n]`.
    Vecmat "vecmat" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `c[] += a[m] * b[m]`.
    Dot "dot" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `O[n, y, x, f] += I[n, y * sy + i * dy, x * sx + j * dx, c] * K[i, j, c, f]`, with strides `s` and dilations `d`.
    Conv2dNhwcHwcf "conv_2d_nhwc_hwcf" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, attrs: WINDOW, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `O[n, f, y, x] += I[n, c, y * sy + i * dy, x * sx + j * dx] * K[f, c, i, j]`, with strides `s` and dilations `d`.
    Conv2dNchwFchw "conv_2d_nchw_fchw" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, attrs: WINDOW, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// `O[n, y, x, c] += I[n, y * sy + i * dy, x * sx + j * dx, c] * K[i, j, c]`, with strides `s` and dilations `d`.
    DepthwiseConv2dNhwcHwc "depthwise_conv_2d_nhwc_hwc" (inputs * Any, outputs * Any) -> (results * RankedTensor) {
        traits: STRUCTURED, attrs: WINDOW, regions: BODY,
        parse: Some(named::parse), print: Some(named::print), verify: Some(named::verify),
    }

    /// Reorders the dimensions of the input: dimension `i` of the output is dimension `permutation[i]` of it.
    Transpose "transpose" (input: Any, init: Any) -> (result * RankedTensor) {
        traits: Traits::RECURSIVE_EFFECTS, regions: BODY,
        attrs: &[AttrRow::required("permutation", AttrRule::I64Array)],
        parse: Some(forms::parse_transpose), print: Some(forms::print_transpose),
        result_name: Some(|_, _, _| Some("transposed".into())),
    }

    /// Repeats the input along the output's `dimensions`.
    Broadcast "broadcast" (input: Any, init: Any) -> (result * RankedTensor) {
        traits: Traits::RECURSIVE_EFFECTS, regions: BODY,
        attrs: &[AttrRow::required("dimensions", AttrRule::I64Array)],
        parse: Some(forms::parse_broadcast), print: Some(forms::print_broadcast),
        result_name: Some(|_, _, _| Some("broadcasted".into())),
    }

    /// The position along a loop of the op around it.
    IndexOp "index" () -> (result: Index) {
        traits: Traits::PURE,
        attrs: &[AttrRow::required("dim", AttrRule::Int(64))],
        format: "$dim attr-dict `:` type($result)",
    }

    /// Ends the body of a structured op with one value an output.
    Yield "yield" (values * Any) -> () {
        parents: &[
            "linalg.generic", "linalg.fill", "linalg.copy", "linalg.matmul", "linalg.batch_matmul", "linalg.matvec",
            "linalg.vecmat", "linalg.dot", "linalg.conv_2d_nhwc_hwcf", "linalg.conv_2d_nchw_fchw",
            "linalg.depthwise_conv_2d_nhwc_hwc", "linalg.transpose", "linalg.broadcast",
        ],
        traits: Traits::PURE.and(Traits::TERMINATOR).and(Traits::RETURN_LIKE),
        format: "attr-dict ($values^ `:` type($values))?",
    }
}

/// Arguments of a body are called after the side whose element they stand for.
fn argument_name(ir: &Ir, op: Op, _region: usize, i: usize) -> Option<String> {
    let inputs = ir.operand_range(op, 0).len();
    Some(if i < inputs { "in" } else { "out" }.to_owned())
}
