//! The loop structure of a `linalg` op: its indexing maps and iterator types, whether the op states them or its
//! name implies them.

use super::{
    BatchMatmul, Broadcast, Conv2dNchwFchw, Conv2dNhwcHwcf, Copy, DepthwiseConv2dNhwcHwc, Dot,
    Fill, Generic, Matmul, Matvec, Transpose, Vecmat,
};
use crate::ir::affine::{AffineExpr, AffineMap, AffineOp};
use crate::ir::{Attr, Ir, Op, Value};

/// What the iterations of a loop do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IteratorType {
    /// Nothing: they may run in any order.
    Parallel,
    /// They combine into one element.
    Reduction,
}

impl IteratorType {
    /// The word of the text form.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Parallel => "parallel",
            Self::Reduction => "reduction",
        }
    }
}

/// `#linalg.iterator_type<...>`.
pub fn iterator_attr(ir: &mut Ir, iterator: IteratorType) -> Attr {
    let word = ir.string_attr(iterator.keyword());
    ir.ext_attr("linalg.iterator_type", &[word])
}

/// Whether `op` is a structured op of this dialect.
pub fn is_structured(ir: &Ir, op: Op) -> bool {
    is_named(ir, op) || Generic::of(ir, op).is_some()
}

/// Whether `op` is a structured op whose name implies its body.
pub fn is_named(ir: &Ir, op: Op) -> bool {
    [
        Fill::KIND,
        Copy::KIND,
        Matmul::KIND,
        BatchMatmul::KIND,
        Matvec::KIND,
        Vecmat::KIND,
        Dot::KIND,
        Conv2dNhwcHwcf::KIND,
        Conv2dNchwFchw::KIND,
        DepthwiseConv2dNhwcHwc::KIND,
        Transpose::KIND,
        Broadcast::KIND,
    ]
    .contains(&ir.kind(op))
}

/// The inputs of a structured op.
pub fn inputs(ir: &Ir, op: Op) -> Vec<Value> {
    ir.operand_group(op, 0)
}

/// The outputs of a structured op: the tensors that its results start from, or the memrefs that it writes.
pub fn outputs(ir: &Ir, op: Op) -> Vec<Value> {
    ir.operand_group(op, 1)
}

/// One map an operand; `None` if `op` is not structured or states something else.
pub fn indexing_maps(ir: &Ir, op: Op) -> Option<Vec<AffineMap>> {
    match ir.attr(op, "indexing_maps") {
        Some(attr) => ir
            .array_items(attr)?
            .iter()
            .map(|&a| ir.affine_map_value(a).cloned())
            .collect(),
        None => implied_maps(ir, op),
    }
}

/// One iterator a loop.
pub fn iterators(ir: &Ir, op: Op) -> Option<Vec<IteratorType>> {
    if let Some(attr) = ir.attr(op, "iterator_types") {
        return ir
            .array_items(attr)?
            .iter()
            .map(|&a| iterator_of(ir, a))
            .collect();
    }
    // A loop of a named op is a reduction exactly if no output map mentions it.
    let maps = indexing_maps(ir, op)?;
    let loops = maps.first()?.dims;
    let outputs = &maps[inputs(ir, op).len()..];
    let of_loop = |d: u32| match outputs
        .iter()
        .any(|m| m.results.iter().any(|e| e.uses_dim(d)))
    {
        true => IteratorType::Parallel,
        false => IteratorType::Reduction,
    };
    Some((0..loops).map(of_loop).collect())
}

fn iterator_of(ir: &Ir, attr: Attr) -> Option<IteratorType> {
    let word = match ir.ext_attr_parts(attr) {
        Some((_, params)) => ir.string_value(*params.first()?)?,
        None => ir.string_value(attr)?,
    };
    [IteratorType::Parallel, IteratorType::Reduction]
        .into_iter()
        .find(|i| i.keyword() == word)
}

/// The extent of each loop, from the shapes of the operands; [`crate::ir::DYNAMIC`] where no shape tells it.
pub fn loop_extents(ir: &Ir, op: Op) -> Option<Vec<i64>> {
    let maps = indexing_maps(ir, op)?;
    let mut extents = vec![crate::ir::DYNAMIC; maps.first()?.dims as usize];
    for (value, map) in ir.operands(op).zip(&maps) {
        let shape = ir.shape(ir.value_type(value)).unwrap_or(&[]);
        for (expr, &extent) in map.results.iter().zip(shape) {
            if let AffineExpr::Dim(d) = expr
                && let Some(slot) = extents.get_mut(*d as usize)
                && *slot == crate::ir::DYNAMIC
            {
                *slot = extent;
            }
        }
    }
    Some(extents)
}

/// Whether every loop is parallel and every output is accessed by a permutation of all loops.
pub fn is_elementwise(ir: &Ir, op: Op) -> bool {
    let (Some(iterators), Some(maps)) = (iterators(ir, op), indexing_maps(ir, op)) else {
        return false;
    };
    iterators.iter().all(|&i| i == IteratorType::Parallel)
        && maps[inputs(ir, op).len()..].iter().all(|map| {
            map.results.len() == map.dims as usize && map.projected_permutation().is_some()
        })
        && maps.iter().all(|map| map.projected_permutation().is_some())
}

fn plain(dims: u32, results: &[u32]) -> AffineMap {
    AffineMap {
        dims,
        symbols: 0,
        results: results.iter().map(|&d| AffineExpr::Dim(d)).collect(),
    }
}

/// The maps that the name of a named op implies, for the ranks of its operands.
pub fn implied_maps(ir: &Ir, op: Op) -> Option<Vec<AffineMap>> {
    let rank = |value: Value| {
        ir.shape(ir.value_type(value))
            .map_or(0, |s| u32::try_from(s.len()).unwrap_or(u32::MAX))
    };
    let kind = ir.kind(op);
    if kind == Fill::KIND || kind == Copy::KIND {
        let loops = outputs(ir, op).first().map_or(0, |&v| rank(v));
        let of = |&v: &Value| match rank(v) {
            0 => plain(loops, &[]),
            _ => AffineMap::identity(loops),
        };
        let operands = ir.operand_vec(op);
        return Some(operands.iter().map(of).collect());
    }
    if kind == Transpose::KIND {
        let permutation = ir.int_array(ir.attr(op, "permutation")?)?;
        let loops = u32::try_from(permutation.len()).ok()?;
        let mut results = vec![0; permutation.len()];
        for (out, &source) in (0..).zip(&permutation) {
            *results.get_mut(usize::try_from(source).ok()?)? = out;
        }
        return Some(vec![plain(loops, &results), AffineMap::identity(loops)]);
    }
    if kind == Broadcast::KIND {
        let added = ir.int_array(ir.attr(op, "dimensions")?)?;
        let loops = rank(ir.operand(op, 1));
        let kept: Vec<u32> = (0..loops)
            .filter(|&d| !added.contains(&i64::from(d)))
            .collect();
        return Some(vec![plain(loops, &kept), AffineMap::identity(loops)]);
    }
    contraction_maps(kind).or_else(|| window_maps(ir, op))
}

/// The maps of a convolution over two dimensions of its input.
fn window_maps(ir: &Ir, op: Op) -> Option<Vec<AffineMap>> {
    // The input's dimensions, of which a pair is (output position, filter position); the filter's; the output's.
    type Dims = &'static [(u32, Option<u32>)];
    let (loops, input, filter, output): (u32, Dims, &[u32], &[u32]) = match ir.kind(op) {
        // n, y, x, f, i, j, c
        Conv2dNhwcHwcf::KIND => (
            7,
            &[(0, None), (1, Some(4)), (2, Some(5)), (6, None)],
            &[4, 5, 6, 3],
            &[0, 1, 2, 3],
        ),
        // n, f, y, x, c, i, j
        Conv2dNchwFchw::KIND => (
            7,
            &[(0, None), (4, None), (2, Some(5)), (3, Some(6))],
            &[1, 4, 5, 6],
            &[0, 1, 2, 3],
        ),
        // n, y, x, c, i, j
        DepthwiseConv2dNhwcHwc::KIND => (
            6,
            &[(0, None), (1, Some(4)), (2, Some(5)), (3, None)],
            &[4, 5, 3],
            &[0, 1, 2, 3],
        ),
        _ => return None,
    };
    let steps = |name| match ir.attr(op, name) {
        Some(attr) => ir.int_array(attr).filter(|s| s.len() == 2),
        None => Some(vec![1, 1]),
    };
    let (strides, dilations) = (steps("strides")?, steps("dilations")?);
    let mut window = strides.into_iter().zip(dilations);
    let mut results = Vec::with_capacity(input.len());
    for &(at, inside) in input {
        results.push(match inside {
            None => AffineExpr::Dim(at),
            Some(inside) => {
                let (stride, dilation) = window.next()?;
                let step = |dim, by| {
                    AffineExpr::binary(
                        AffineOp::Mul,
                        AffineExpr::Dim(dim),
                        AffineExpr::Constant(by),
                    )
                };
                AffineExpr::binary(AffineOp::Add, step(at, stride), step(inside, dilation))
            }
        });
    }
    let input = AffineMap {
        dims: loops,
        symbols: 0,
        results,
    };
    Some(vec![input, plain(loops, filter), plain(loops, output)])
}

fn contraction_maps(kind: crate::ir::OpKind) -> Option<Vec<AffineMap>> {
    let (loops, [a, b, c]): (u32, [&[u32]; 3]) = match kind {
        Matmul::KIND => (3, [&[0, 2], &[2, 1], &[0, 1]]),
        BatchMatmul::KIND => (4, [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]]),
        Matvec::KIND => (2, [&[0, 1], &[1], &[0]]),
        Vecmat::KIND => (2, [&[1], &[1, 0], &[0]]),
        Dot::KIND => (1, [&[0], &[0], &[]]),
        _ => return None,
    };
    Some(vec![plain(loops, a), plain(loops, b), plain(loops, c)])
}

/// Whether a named op's name alone would give the maps that it states.
pub fn states_implied_maps(ir: &Ir, op: Op) -> bool {
    match (ir.attr(op, "indexing_maps"), implied_maps(ir, op)) {
        (Some(_), Some(implied)) => indexing_maps(ir, op).is_some_and(|maps| maps == implied),
        (stated, _) => stated.is_none(),
    }
}
