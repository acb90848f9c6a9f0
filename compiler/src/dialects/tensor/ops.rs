//! The ops of `tensor`, one row each.

use super::{checks, forms};
use crate::ir::Traits;
use crate::ir::def::TypeRule::{Any, AnyTensor, Index, RankedTensor, SameAsOperand};
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};

const STATIC_SLICE: &[AttrRow] = &[
    AttrRow::required("static_offsets", AttrRule::I64Array),
    AttrRow::required("static_sizes", AttrRule::I64Array),
    AttrRow::required("static_strides", AttrRule::I64Array),
];
const BODY: &[RegionRow] = &[RegionRow {
    name: "body",
    blocks: RegionShape::One,
}];

crate::dialect_ops! {
    dialect "tensor" = 7;

    /// A tensor of a shape whose elements are not defined.
    Empty "empty" (dynamic_sizes * Index) -> (result: RankedTensor) {
        traits: Traits::PURE,
        format: "`(` $dynamic_sizes `)` attr-dict `:` type($result)",
        verify: Some(forms::verify_open_extents),
    }

    /// Reads one element.
    Extract "extract" (tensor: RankedTensor, indices * Index) -> (result: Any) {
        traits: Traits::PURE,
        parse: Some(forms::parse_extract),
        print: Some(forms::print_extract),
        infer: Some(forms::infer_extract),
        verify: Some(forms::verify_extract),
        result_name: Some(|_, _, _| Some("extracted".into())),
    }

    /// A copy of a tensor in which one element is another.
    Insert "insert" (scalar: Any, dest: RankedTensor, indices * Index) -> (result: SameAsOperand(1)) {
        traits: Traits::PURE,
        parse: Some(forms::parse_insert),
        print: Some(forms::print_insert),
        verify: Some(forms::verify_insert),
        result_name: Some(|_, _, _| Some("inserted".into())),
    }

    /// A tensor of the given elements, in row-major order.
    FromElements "from_elements" (elements * Any) -> (result: RankedTensor) {
        traits: Traits::PURE,
        parse: Some(forms::parse_from_elements),
        print: Some(forms::print_from_elements),
        verify: Some(forms::verify_from_elements),
        result_name: Some(|_, _, _| Some("from_elements".into())),
    }

    /// A tensor all of whose elements are one value.
    Splat "splat" (input: Any, dynamic_sizes * Index) -> (result: RankedTensor) {
        traits: Traits::PURE,
        parse: Some(forms::parse_splat),
        print: Some(forms::print_splat),
        verify: Some(forms::verify_splat),
        result_name: Some(|_, _, _| Some("splat".into())),
    }

    /// The same tensor with a type that says more, or less, of its shape.
    Cast "cast" (source: AnyTensor) -> (dest: AnyTensor) {
        traits: Traits::PURE,
        format: "$source attr-dict `:` type($source) `to` type($dest)",
        verify: Some(checks::verify_cast),
        fold: Some(forms::fold_same_type),
        result_name: Some(|_, _, _| Some("cast".into())),
    }

    /// The same bits with elements of another type of the same width.
    Bitcast "bitcast" (source: AnyTensor) -> (dest: AnyTensor) {
        traits: Traits::PURE,
        format: "$source attr-dict `:` type($source) `to` type($dest)",
        fold: Some(forms::fold_same_type),
    }

    /// The extent of a dimension.
    Dim "dim" (source: AnyTensor, index: Index) -> (result: Index) {
        traits: Traits::PURE,
        format: "$source `,` $index attr-dict `:` type($source)",
        fold: Some(forms::fold_dim),
        result_name: Some(|_, _, _| Some("dim".into())),
    }

    /// How many dimensions a tensor has.
    Rank "rank" (tensor: AnyTensor) -> (result: Index) {
        traits: Traits::PURE,
        format: "$tensor attr-dict `:` type($tensor)",
        fold: Some(forms::fold_rank),
        result_name: Some(|_, _, _| Some("rank".into())),
    }

    /// A strided part of a tensor.
    ExtractSlice "extract_slice" (source: RankedTensor, offsets * Index, sizes * Index, strides * Index) -> (result: RankedTensor) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        attrs: STATIC_SLICE,
        parse: Some(forms::parse_extract_slice),
        print: Some(forms::print_extract_slice),
        verify: Some(forms::verify_slice),
        result_name: Some(|_, _, _| Some("extracted_slice".into())),
    }

    /// A copy of `dest` whose strided part is `source`.
    InsertSlice "insert_slice" (source: RankedTensor, dest: RankedTensor, offsets * Index, sizes * Index, strides * Index) -> (result: SameAsOperand(1)) {
        traits: Traits::PURE.and(Traits::ATTR_SIZED_OPERANDS),
        attrs: STATIC_SLICE,
        parse: Some(forms::parse_insert_slice),
        print: Some(forms::print_insert_slice),
        verify: Some(forms::verify_slice),
        result_name: Some(|_, _, _| Some("inserted_slice".into())),
    }

    /// Merges groups of neighbouring dimensions.
    CollapseShape "collapse_shape" (src: RankedTensor) -> (result: RankedTensor) {
        traits: Traits::PURE,
        attrs: &[AttrRow::required("reassociation", AttrRule::Array)],
        format: "$src $reassociation attr-dict `:` type($src) `into` type($result)",
        verify: Some(checks::verify_reshape),
        result_name: Some(|_, _, _| Some("collapsed".into())),
    }

    /// Splits each dimension into a group.
    ExpandShape "expand_shape" (src: RankedTensor, output_shape * Index) -> (result: RankedTensor) {
        traits: Traits::PURE,
        attrs: &[
            AttrRow::required("reassociation", AttrRule::Array),
            AttrRow::required("static_output_shape", AttrRule::I64Array),
        ],
        parse: Some(forms::parse_expand_shape),
        print: Some(forms::print_expand_shape),
        verify: Some(checks::verify_reshape),
        result_name: Some(|_, _, _| Some("expanded".into())),
    }

    /// The elements of a tensor in another shape, which a tensor gives.
    Reshape "reshape" (source: AnyTensor, shape: RankedTensor) -> (result: AnyTensor) {
        traits: Traits::PURE,
        format: "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
        result_name: Some(|_, _, _| Some("reshape".into())),
    }

    /// A tensor whose elements the body computes from their position.
    Generate "generate" (dynamic_extents * Index) -> (result: RankedTensor) {
        traits: Traits::RECURSIVE_EFFECTS,
        regions: BODY,
        format: "$dynamic_extents $body attr-dict `:` type($result)",
        result_name: Some(|_, _, _| Some("generated".into())),
    }

    /// A tensor with elements, which the body computes, put around it.
    Pad "pad" (source: RankedTensor, low * Index, high * Index) -> (result: RankedTensor) {
        traits: Traits::RECURSIVE_EFFECTS.and(Traits::ATTR_SIZED_OPERANDS),
        attrs: &[
            AttrRow::required("static_low", AttrRule::I64Array),
            AttrRow::required("static_high", AttrRule::I64Array),
            AttrRow::optional("nofold", AttrRule::Unit),
        ],
        regions: BODY,
        parse: Some(forms::parse_pad),
        print: Some(forms::print_pad),
        result_name: Some(|_, _, _| Some("padded".into())),
    }

    /// Tensors one after the other along a dimension.
    Concat "concat" (inputs * RankedTensor) -> (result: RankedTensor) {
        traits: Traits::PURE,
        attrs: &[AttrRow::required("dim", AttrRule::Int(64))],
        format: "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
        result_name: Some(|_, _, _| Some("concat".into())),
    }

    /// Ends the body of an op of this dialect with the element that it computes.
    Yield "yield" (value: Any) -> () {
        parents: &["tensor.generate", "tensor.pad"],
        traits: Traits::PURE.and(Traits::TERMINATOR).and(Traits::RETURN_LIKE),
        format: "$value attr-dict `:` type($value)",
    }
}
