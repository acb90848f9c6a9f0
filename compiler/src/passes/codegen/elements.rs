//! One element of a tensor as a scalar computation.
//!
//! Every tensor of device code is memory, or an op that says how an element follows from elements of other
//! tensors. [`Elements::at`] writes that computation out; a reduction comes out as a loop.

use rustc_hash::FxHashMap;

use super::views::{View, add, index, row_major, sum_of_products};
use crate::dialects::linalg::{self, maps};
use crate::dialects::{arith, scf, tensor};
use crate::ir::affine::{AffineExpr, AffineMap, AffineOp};
use crate::ir::{
    Block, Builder, DYNAMIC, InsertPoint, Ir, Mapping, Op, Traits, Type, Value, WalkOrder,
};

/// Which element.
#[derive(Clone, Debug)]
pub(super) enum Position {
    /// By number in row-major order.
    Linear(Value),
    /// By an index a dimension.
    Each(Vec<Value>),
}

/// An op that cannot be written out, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The op.
    pub op: Op,
    /// Why.
    pub message: String,
}

impl Fault {
    pub(super) fn new(op: Op, message: impl Into<String>) -> Self {
        Self {
            op,
            message: message.into(),
        }
    }
}

/// The tensors of a device function that lie in memory.
#[derive(Default)]
pub(super) struct Elements {
    /// Tensors in memory.
    pub views: FxHashMap<Value, View>,
    /// Elements that a block has read already. A tensor is a value: whatever is written meanwhile, it stays.
    read: FxHashMap<(Block, Value, Vec<Value>), Value>,
}

/// Whether `op` computes each element of its one result from the elements of its operands at the same position.
pub(super) fn is_elementwise(ir: &Ir, op: Op) -> bool {
    ir.has_trait(op, Traits::ELEMENTWISE)
        && ir.result_count(op) == 1
        && ir.is_ranked_tensor(ir.value_type(ir.result(op, 0)))
}

/// Whether `op` gives the elements of its first operand in the same row-major order.
pub(super) fn keeps_order(ir: &Ir, op: Op) -> bool {
    matches!(
        ir.kind(op),
        tensor::Cast::KIND | tensor::CollapseShape::KIND | tensor::ExpandShape::KIND
    )
}

/// The loops of a structured op: the extent of each, and which are parallel.
pub(super) struct Loops {
    /// Extents.
    pub extents: Vec<i64>,
    /// Positions of the parallel loops.
    pub parallel: Vec<usize>,
    /// Positions of the reduction loops.
    pub reduction: Vec<usize>,
    /// One map an operand.
    pub maps: Vec<AffineMap>,
}

/// The loops of a structured op whose shapes are known.
pub(super) fn loops_of(ir: &Ir, op: Op) -> Result<Loops, Fault> {
    let structure = maps::indexing_maps(ir, op)
        .zip(maps::iterators(ir, op))
        .zip(maps::loop_extents(ir, op));
    let Some(((maps, iterators), extents)) = structure else {
        return Err(Fault::new(
            op,
            "has loops that cannot be told from its operands",
        ));
    };
    if extents.contains(&DYNAMIC) {
        return Err(Fault::new(op, "has a loop whose extent is not known"));
    }
    let (parallel, reduction) =
        (0..extents.len()).partition(|&i| iterators.get(i) == Some(&maps::IteratorType::Parallel));
    Ok(Loops {
        extents,
        parallel,
        reduction,
        maps,
    })
}

impl Elements {
    /// The element of `value` at `position`; a scalar is itself.
    pub(super) fn at(
        &mut self,
        b: &mut Builder<'_>,
        value: Value,
        position: &Position,
    ) -> Result<Value, Fault> {
        if self.views.contains_key(&value) {
            return Ok(self.load(b, value, position));
        }
        let ty = b.ir.value_type(value);
        if !b.ir.is_ranked_tensor(ty) {
            return Ok(value);
        }
        let op =
            b.ir.defining_op(value)
                .expect("a tensor that is no result was a binding, which is a view");
        match b.ir.kind(op) {
            arith::Constant::KIND => splat_constant(b, op),
            tensor::Empty::KIND => Ok(zero(b, ty)),
            tensor::Splat::KIND => Ok(b.ir.operand(op, 0)),
            tensor::ExtractSlice::KIND => {
                let position = slice_position(b, op, position)?;
                let source = b.ir.operand(op, 0);
                self.at(b, source, &position)
            }
            _ if keeps_order(b.ir, op) => {
                let source = b.ir.operand(op, 0);
                let position = self.reordered(b, source, ty, position);
                self.at(b, source, &position)
            }
            _ if is_elementwise(b.ir, op) => self.elementwise(b, op, position),
            _ if maps::is_structured(b.ir, op) => {
                let at = b.ir.results(op).position(|r| r == value).unwrap_or(0);
                let dims = self.dims_of_result(b, op, at, position)?;
                let all = self.structured(b, op, &dims)?;
                Ok(all[at])
            }
            _ => Err(Fault::new(op, "is not supported in device code")),
        }
    }

    fn load(&mut self, b: &mut Builder<'_>, value: Value, position: &Position) -> Value {
        let block = match b.at {
            InsertPoint::End(block) | InsertPoint::Start(block) => Some(block),
            InsertPoint::Before(op) | InsertPoint::After(op) => b.ir.parent_block(op),
            InsertPoint::Detached => None,
        };
        let at = match position {
            Position::Linear(at) => vec![*at],
            Position::Each(indices) => indices.clone(),
        };
        let key = block.map(|block| (block, value, at));
        if let Some(&element) = key.as_ref().and_then(|key| self.read.get(key)) {
            return element;
        }
        let element = self.views[&value].load(b, position);
        self.read.extend(key.map(|key| (key, element)));
        element
    }

    fn elementwise(
        &mut self,
        b: &mut Builder<'_>,
        op: Op,
        position: &Position,
    ) -> Result<Value, Fault> {
        let mut operands = Vec::new();
        for operand in b.ir.operand_vec(op) {
            operands.push(self.at(b, operand, position)?);
        }
        let ty = b.ir.element_type(b.ir.value_type(b.ir.result(op, 0)));
        let (kind, props, attrs) = (b.ir.kind(op), b.ir.props(op), b.ir.attrs(op));
        let new = b.op(kind).operands(operands).results([ty]).build();
        b.ir.set_props(new, props);
        b.ir.set_attrs(new, attrs);
        Ok(b.ir.result(new, 0))
    }

    /// The position in `source` of the element that is at `position` in a tensor of type `ty` of the same elements
    /// in the same order.
    fn reordered(
        &self,
        b: &mut Builder<'_>,
        source: Value,
        ty: Type,
        position: &Position,
    ) -> Position {
        let from =
            b.ir.shape(b.ir.value_type(source))
                .unwrap_or_default()
                .to_vec();
        let to = b.ir.shape(ty).unwrap_or_default().to_vec();
        if from == to {
            return position.clone();
        }
        let linear = match position {
            Position::Linear(at) => *at,
            Position::Each(indices) => {
                let terms: Vec<_> = indices.iter().copied().zip(row_major(&to)).collect();
                sum_of_products(b, 0, &terms)
            }
        };
        match self.is_linear(b.ir, source) {
            true => Position::Linear(linear),
            false => Position::Each(delinearize(b, linear, &from)),
        }
    }

    /// Whether an element can be named by its number in row-major order.
    pub(super) fn is_linear(&self, ir: &Ir, value: Value) -> bool {
        if let Some(view) = self.views.get(&value) {
            return view.is_contiguous();
        }
        let ty = ir.value_type(value);
        if !ir.is_ranked_tensor(ty) {
            return true;
        }
        let Some(op) = ir.defining_op(value) else {
            return false;
        };
        match ir.kind(op) {
            arith::Constant::KIND | tensor::Empty::KIND | tensor::Splat::KIND => true,
            _ if keeps_order(ir, op) => self.is_linear(ir, ir.operand(op, 0)),
            _ if is_elementwise(ir, op) => ir.operands(op).all(|v| self.is_linear(ir, v)),
            _ if maps::is_structured(ir, op) => self.is_linear_op(ir, op),
            _ => false,
        }
    }

    /// Whether a structured op runs over all elements of all its operands in row-major order.
    pub(super) fn is_linear_op(&self, ir: &Ir, op: Op) -> bool {
        let Ok(loops) = loops_of(ir, op) else {
            return false;
        };
        let one_shape = |v: Value, map: &AffineMap| {
            let shape = ir.shape(ir.value_type(v));
            match shape {
                None => true,
                // A single element is the same everywhere.
                Some([]) => map.results.is_empty(),
                Some(shape) => map.is_identity() && shape == loops.extents,
            }
        };
        let uses_index = ir
            .walk_kind(op, linalg::IndexOp::KIND)
            .first()
            .is_some_and(|_| loops.extents.len() != 1);
        let extracts = !ir.walk_kind(op, tensor::Extract::KIND).is_empty();
        loops.reduction.is_empty()
            && !uses_index
            && !extracts
            && ir.operands(op).zip(&loops.maps).all(|(v, map)| {
                one_shape(v, map) && (self.is_linear(ir, v) || map.results.is_empty())
            })
    }

    /// The position along each loop at which a result has its element at `position`; loops of a reduction have
    /// none. A linear position stays one.
    fn dims_of_result(
        &self,
        b: &mut Builder<'_>,
        op: Op,
        result: usize,
        position: &Position,
    ) -> Result<Dims, Fault> {
        let loops = loops_of(b.ir, op)?;
        let indices = match position {
            Position::Linear(at) if self.is_linear_op(b.ir, op) => return Ok(Dims::Linear(*at)),
            Position::Linear(at) => {
                let ty = b.ir.value_type(b.ir.result(op, result));
                let shape = b.ir.shape(ty).unwrap_or_default().to_vec();
                delinearize(b, *at, &shape)
            }
            Position::Each(indices) => indices.clone(),
        };
        let inputs = maps::inputs(b.ir, op).len();
        let order = loops
            .maps
            .get(inputs + result)
            .and_then(AffineMap::projected_permutation)
            .filter(|order| order.len() == loops.parallel.len());
        let Some(order) = order else {
            return Err(Fault::new(
                op,
                "has a result that is not written once an iteration",
            ));
        };
        let mut dims = vec![None; loops.extents.len()];
        for (&dim, &at) in order.iter().zip(&indices) {
            dims[dim as usize] = Some(at);
        }
        Ok(Dims::Each(dims))
    }

    /// All results of a structured op at a position of its parallel loops.
    pub(super) fn structured(
        &mut self,
        b: &mut Builder<'_>,
        op: Op,
        dims: &Dims,
    ) -> Result<Vec<Value>, Fault> {
        let loops = loops_of(b.ir, op)?;
        let inputs = maps::inputs(b.ir, op).len();
        let dims = match dims {
            Dims::Linear(_) => return self.body(b, op, &loops, dims, None),
            Dims::Each(dims) => dims.clone(),
        };
        if loops.reduction.is_empty() {
            return self.body(b, op, &loops, &Dims::Each(dims), None);
        }
        let mut carried = Vec::new();
        for (i, output) in maps::outputs(b.ir, op).into_iter().enumerate() {
            let position = apply(b, op, &loops.maps[inputs + i], &dims)?;
            carried.push(self.at(b, output, &position)?);
        }
        self.reduce(b, op, &loops, dims, &loops.reduction, carried)
    }

    /// Runs the reduction loops that are left, the outermost first.
    fn reduce(
        &mut self,
        b: &mut Builder<'_>,
        op: Op,
        loops: &Loops,
        mut dims: Vec<Option<Value>>,
        left: &[usize],
        carried: Vec<Value>,
    ) -> Result<Vec<Value>, Fault> {
        let Some((&dim, rest)) = left.split_first() else {
            return self.body(b, op, loops, &Dims::Each(dims), Some(carried));
        };
        let extent = loops.extents[dim];
        if extent == 1 {
            dims[dim] = Some(index(b, 0));
            return self.reduce(b, op, loops, dims, rest, carried);
        }
        let types: Vec<Type> = carried.iter().map(|&v| b.ir.value_type(v)).collect();
        let mut fault = None;
        let results = for_loop(b, extent, &carried, &types, |b, at, carried| {
            let mut dims = dims.clone();
            dims[dim] = Some(at);
            match self.reduce(b, op, loops, dims, rest, carried.clone()) {
                Ok(values) => values,
                Err(f) => {
                    fault = Some(f);
                    carried
                }
            }
        });
        match fault {
            Some(fault) => Err(fault),
            None => Ok(results),
        }
    }

    /// Writes the body out once. `carried` are the running values of a reduction; otherwise the outputs' elements
    /// are read where the body uses them.
    fn body(
        &mut self,
        b: &mut Builder<'_>,
        op: Op,
        loops: &Loops,
        dims: &Dims,
        carried: Option<Vec<Value>>,
    ) -> Result<Vec<Value>, Fault> {
        let block = b.ir.body_block(op);
        let arguments = b.ir.block_args(block).to_vec();
        let inputs = maps::inputs(b.ir, op).len();
        let mut mapping = Mapping::new();
        for (i, (operand, &argument)) in
            b.ir.operand_vec(op).into_iter().zip(&arguments).enumerate()
        {
            if let Some(carried) = carried.as_ref().filter(|_| i >= inputs) {
                mapping.map(argument, carried[i - inputs]);
            } else if b.ir.has_uses(argument) {
                let position = match dims {
                    Dims::Linear(at) if !loops.maps[i].results.is_empty() => Position::Linear(*at),
                    Dims::Linear(_) => Position::Each(Vec::new()),
                    Dims::Each(dims) => apply(b, op, &loops.maps[i], dims)?,
                };
                let element = self.at(b, operand, &position)?;
                mapping.map(argument, element);
            }
        }
        let ops: Vec<Op> = b.ir.block_ops(block).collect();
        let Some((&end, ops)) = ops.split_last() else {
            return Err(Fault::new(op, "has no body"));
        };
        for &inner in ops {
            let clone = b.ir.clone_op(inner, &mut mapping);
            b.place(clone);
            self.finish_clone(b, inner, clone, dims, &mut mapping)?;
        }
        Ok(b.ir.operands(end).map(|v| mapping.value(v)).collect())
    }

    /// Replaces what only makes sense inside a structured op: positions, and reads of single elements.
    fn finish_clone(
        &mut self,
        b: &mut Builder<'_>,
        original: Op,
        clone: Op,
        dims: &Dims,
        mapping: &mut Mapping,
    ) -> Result<(), Fault> {
        for op in b.ir.walk(clone, WalkOrder::Post) {
            let value = match b.ir.kind(op) {
                linalg::IndexOp::KIND => {
                    let dim =
                        b.ir.attr(op, "dim")
                            .and_then(|a| b.ir.int_value(a))
                            .and_then(|d| usize::try_from(d).ok());
                    let at = match (dims, dim) {
                        (Dims::Linear(at), _) => Some(*at),
                        (Dims::Each(dims), Some(dim)) => dims.get(dim).copied().flatten(),
                        _ => None,
                    };
                    at.ok_or_else(|| Fault::new(original, "names a loop that does not exist"))?
                }
                tensor::Extract::KIND => {
                    let source = tensor::Extract(op).tensor(b.ir);
                    let indices = tensor::Extract(op).indices(b.ir);
                    let loc = b.loc;
                    let mut inner = Builder::new(&mut *b.ir, InsertPoint::Before(op), loc);
                    self.at(&mut inner, source, &Position::Each(indices))?
                }
                _ => continue,
            };
            if op == clone {
                mapping.map(b.ir.result(original, 0), value);
            }
            b.ir.replace_op(op, &[value]);
        }
        Ok(())
    }
}

/// Where a structured op runs.
#[derive(Clone, Debug)]
pub(super) enum Dims {
    /// All loops as one, in row-major order.
    Linear(Value),
    /// The position along each loop; none for a loop that is yet to run.
    Each(Vec<Option<Value>>),
}

/// Counts from 0 to `extent`. The closure gets the builder of the loop's body, the counter and the carried values,
/// and returns what is carried on.
pub(super) fn for_loop(
    b: &mut Builder<'_>,
    extent: i64,
    carried: &[Value],
    types: &[Type],
    write: impl FnOnce(&mut Builder<'_>, Value, Vec<Value>) -> Vec<Value>,
) -> Vec<Value> {
    let (from, to, step) = (index(b, 0), index(b, extent), index(b, 1));
    let loc = b.loc;
    let counter = b.ir.index_type();
    let arguments: Vec<Type> = std::iter::once(counter)
        .chain(types.iter().copied())
        .collect();
    let (region, block) = b.ir.new_region_with_block(&arguments, loc);
    let arguments = b.ir.block_args(block).to_vec();
    let nest = b
        .op(scf::For::KIND)
        .operands([from, to, step])
        .operands(carried.iter().copied())
        .results(types.iter().copied())
        .region(region)
        .build();
    let mut body = Builder::at_end(b.ir, block, loc);
    let next = write(&mut body, arguments[0], arguments[1..].to_vec());
    body.op(scf::Yield::KIND).operands(next).build();
    b.ir.results(nest).collect()
}

/// The indices that `map` gives for positions along loops.
fn apply(
    b: &mut Builder<'_>,
    op: Op,
    map: &AffineMap,
    dims: &[Option<Value>],
) -> Result<Position, Fault> {
    let mut indices = Vec::new();
    for expr in &map.results {
        indices.push(affine(b, op, expr, dims)?);
    }
    Ok(Position::Each(indices))
}

fn affine(
    b: &mut Builder<'_>,
    op: Op,
    expr: &AffineExpr,
    dims: &[Option<Value>],
) -> Result<Value, Fault> {
    match expr {
        AffineExpr::Dim(d) => dims
            .get(*d as usize)
            .copied()
            .flatten()
            .ok_or_else(|| Fault::new(op, "reads an output at a reduction loop")),
        AffineExpr::Symbol(_) => Err(Fault::new(op, "has a map with symbols")),
        AffineExpr::Constant(c) => Ok(index(b, *c)),
        AffineExpr::Binary(kind, lhs, rhs) => {
            let (lhs, rhs) = (affine(b, op, lhs, dims)?, affine(b, op, rhs, dims)?);
            let kind = match kind {
                AffineOp::Add => return Ok(add(b, lhs, rhs)),
                AffineOp::Mul => arith::MulI::KIND,
                // Positions are not negative, so that these are the unsigned ones.
                AffineOp::Mod => arith::RemUI::KIND,
                AffineOp::FloorDiv => arith::DivUI::KIND,
                AffineOp::CeilDiv => arith::CeilDivUI::KIND,
            };
            Ok(b.op(kind).operands([lhs, rhs]).value())
        }
    }
}

/// The index along each dimension of the element of this number.
fn delinearize(b: &mut Builder<'_>, linear: Value, shape: &[i64]) -> Vec<Value> {
    let strides = row_major(shape);
    let mut indices = Vec::new();
    for (i, (&extent, &stride)) in shape.iter().zip(&strides).enumerate() {
        if extent == 1 {
            indices.push(index(b, 0));
            continue;
        }
        let mut at = linear;
        if stride != 1 {
            let stride = index(b, stride);
            at = b.op(arith::DivUI::KIND).operands([at, stride]).value();
        }
        if shape[..i].iter().any(|&d| d != 1) {
            let extent = index(b, extent);
            at = b.op(arith::RemUI::KIND).operands([at, extent]).value();
        }
        indices.push(at);
    }
    indices
}

fn zero(b: &mut Builder<'_>, ty: Type) -> Value {
    let element = b.ir.element_type(ty);
    let value = match b.ir.float_kind(element) {
        Some(_) => b.ir.attr_of(crate::ir::AttrData::Float {
            bits: 0,
            ty: element,
        }),
        None => b.ir.int_attr(0, element),
    };
    b.op(arith::Constant::KIND)
        .attr("value", value)
        .results([element])
        .value()
}

/// The element of a constant that is the same everywhere; any other constant is a view.
fn splat_constant(b: &mut Builder<'_>, op: Op) -> Result<Value, Fault> {
    let element = b.ir.element_type(b.ir.value_type(b.ir.result(op, 0)));
    let value =
        b.ir.attr(op, "value")
            .and_then(|value| splat_element(b.ir, value, element));
    let Some(value) = value else {
        return Err(Fault::new(
            op,
            "holds a constant that device code cannot read",
        ));
    };
    Ok(b.op(arith::Constant::KIND)
        .attr("value", value)
        .results([element])
        .value())
}

fn splat_element(ir: &mut Ir, value: crate::ir::Attr, element: Type) -> Option<crate::ir::Attr> {
    let crate::ir::AttrData::Dense {
        data, splat: true, ..
    } = *ir.attr_data(value)
    else {
        return None;
    };
    let mut wide = [0u8; 16];
    let bytes = ir.blob_bytes(data);
    wide.get_mut(..bytes.len())?.copy_from_slice(bytes);
    let bits = u128::from_le_bytes(wide);
    Some(match ir.float_kind(element) {
        Some(_) => ir.attr_of(crate::ir::AttrData::Float { bits, ty: element }),
        None => ir.int_attr(i128::from_le_bytes(wide), element),
    })
}

/// The position in the source of a slice.
fn slice_position(b: &mut Builder<'_>, op: Op, position: &Position) -> Result<Position, Fault> {
    let slice = tensor::ExtractSlice(op);
    let list = |ir: &Ir, name: &str| {
        ir.attr(op, name)
            .and_then(|a| ir.int_array(a))
            .unwrap_or_default()
    };
    let (offsets, sizes, strides) = (
        list(b.ir, "static_offsets"),
        list(b.ir, "static_sizes"),
        list(b.ir, "static_strides"),
    );
    if sizes.contains(&DYNAMIC) || strides.contains(&DYNAMIC) {
        return Err(Fault::new(op, "has sizes or strides that are not known"));
    }
    let result =
        b.ir.shape(b.ir.value_type(b.ir.result(op, 0)))
            .unwrap_or_default()
            .to_vec();
    let indices = match position {
        Position::Linear(at) => delinearize(b, *at, &result),
        Position::Each(indices) => indices.clone(),
    };
    // Dimensions of extent 1 may be dropped from the result.
    let mut indices = indices.into_iter().zip(&result).peekable();
    let mut moved = slice.offsets(b.ir).into_iter();
    let mut source = Vec::new();
    for ((&offset, &size), &stride) in offsets.iter().zip(&sizes).zip(&strides) {
        let base = match offset {
            DYNAMIC => moved
                .next()
                .ok_or_else(|| Fault::new(op, "lacks an offset"))?,
            fixed => index(b, fixed),
        };
        let at = match indices.peek() {
            Some(&(at, &extent)) if extent == size => {
                indices.next();
                super::views::scale(b, at, stride)
            }
            _ => index(b, 0),
        };
        source.push(add(b, base, at));
    }
    Ok(Position::Each(source))
}
