//! How two `linalg.generic` become one, and how one loses the operands that it does not need.
//!
//! It knows what is legal; which fusions are worth it is for the passes to say.

use crate::dialects::linalg::build::{Access, Structure, empty_like, yield_values, yielded};
use crate::dialects::linalg::{Fill, Generic, IndexOp, Yield, maps};
use crate::dialects::{arith, flow, tensor};
use crate::ir::affine::{AffineExpr, AffineMap};
use crate::ir::{Attr, AttrData, Block, Builder, Ir, Mapping, Op, Region, Type, Value, WalkOrder};

/// A producer and a consumer that may become one op.
pub(super) struct Candidate {
    /// The op that computes the tensor.
    pub producer: Op,
    /// The op that reads it.
    pub consumer: Op,
    /// Which result of the producer.
    result: usize,
    /// How the consumer's loops access it.
    map: AffineMap,
    made: Structure,
    used: Structure,
}

impl Candidate {
    /// The candidate in which `consumer` reads a result of another op through input `input`, if joining them is
    /// legal: the producer's loops are all parallel, one iteration makes one element of the tensor, it reads no
    /// start value, and every loop of it is one loop of the consumer.
    pub(super) fn of(ir: &Ir, consumer: Op, input: usize) -> Option<Self> {
        Generic::of(ir, consumer)?;
        let used = Structure::of(ir, consumer)?;
        let access = used.inputs.get(input)?.clone();
        let producer = ir.defining_op(access.value)?;
        Generic::of(ir, producer)?;
        if ir.parent_block(producer) != ir.parent_block(consumer) {
            return None;
        }
        let result = ir.results(producer).position(|v| v == access.value)?;
        let made = Structure::of(ir, producer)?;
        let permutes = |a: &Access| {
            a.map.results.len() == a.map.dims as usize && a.map.projected_permutation().is_some()
        };
        let legal = made.is_parallel()
            && made.outputs.iter().all(permutes)
            && access.map.projected_permutation().is_some()
            && reads_no_output(ir, producer, &made)
            && !used
                .outputs
                .iter()
                .any(|o| ir.defining_op(o.value) == Some(producer));
        legal.then_some(Self {
            producer,
            consumer,
            result,
            map: access.map,
            made,
            used,
        })
    }

    /// Whether nothing but the consumer reads what the producer makes.
    pub(super) fn is_only_use(&self, ir: &Ir) -> bool {
        ir.results(self.producer)
            .all(|v| ir.uses(v).all(|u| u.op == self.consumer))
    }

    /// Whether the joined op computes each of the producer's elements once.
    pub(super) fn computes_once(&self) -> bool {
        self.map.results.len() == self.map.dims as usize
    }

    /// Whether one iteration of the consumer stands for one iteration of the producer, and the consumer's loops
    /// are parallel, so that the joined op can give the producer's results too.
    pub(super) fn can_keep_results(&self, ir: &Ir) -> bool {
        self.computes_once()
            && self.used.is_parallel()
            && reads_no_output(ir, self.consumer, &self.used)
    }

    /// Whether computing an element of the producer again costs no more than loading it.
    pub(super) fn is_cheap(&self, ir: &Ir) -> bool {
        const DIVISIONS: [&str; 9] = [
            "arith.divf",
            "arith.remf",
            "arith.divsi",
            "arith.divui",
            "arith.remsi",
            "arith.remui",
            "arith.ceildivsi",
            "arith.ceildivui",
            "arith.floordivsi",
        ];
        let body = ir.body_block(self.producer);
        let mut ops = 0;
        ir.block_ops(body).all(|op| {
            ops += 1;
            let name = ir.op_name(op);
            !name.starts_with("math.") && !DIVISIONS.contains(&name)
        }) && ops <= 4
    }

    /// How many operands the joined op would have at most.
    pub(super) fn operand_count(&self) -> usize {
        self.made.inputs.len() + self.used.inputs.len() + self.used.outputs.len()
    }

    /// Joins the two at the consumer's place. Results of the producer that something else reads become results
    /// of the joined op; nothing that reads them may stand before the consumer then.
    pub(super) fn fuse(self, ir: &mut Ir) -> Op {
        let loops = self.producer_loops();
        let kept: Vec<usize> = (0..ir.result_count(self.producer))
            .filter(|&i| {
                let value = ir.result(self.producer, i);
                ir.uses(value).any(|u| u.op != self.consumer)
            })
            .collect();
        let joined = self.joined_structure(ir, &loops, &kept);
        let body = self.joined_body(ir, &joined, &loops, &kept);
        let op = joined.build(&mut Builder::before(ir, self.consumer), body);
        let attrs = ir.attrs(self.consumer);
        ir.set_attrs(op, attrs);
        let loc = {
            let parts = [ir.op_loc(self.producer), ir.op_loc(self.consumer)];
            fused_loc(ir, parts)
        };
        ir.set_op_loc(op, loc);
        let own = ir.result_count(self.consumer);
        for i in 0..own {
            ir.replace_all_uses(ir.result(self.consumer, i), ir.result(op, i));
        }
        ir.erase(self.consumer);
        for (at, &i) in kept.iter().enumerate() {
            let (old, new) = (ir.result(self.producer, i), ir.result(op, own + at));
            ir.replace_uses_if(old, new, |_, u| u.op != op);
        }
        if ir.results(self.producer).all(|v| !ir.has_uses(v)) {
            ir.erase(self.producer);
        }
        simplify_operands(ir, op);
        op
    }

    /// What each loop of the producer is in terms of the consumer's loops.
    fn producer_loops(&self) -> Vec<AffineExpr> {
        let out = &self.made.outputs[self.result].map;
        let mut loops = vec![AffineExpr::Constant(0); out.dims as usize];
        for (dim, expr) in out.results.iter().zip(&self.map.results) {
            if let AffineExpr::Dim(l) = dim {
                loops[*l as usize] = expr.clone();
            }
        }
        loops
    }

    fn moved(&self, access: &Access, loops: &[AffineExpr]) -> Access {
        Access {
            value: access.value,
            map: AffineMap {
                dims: self.map.dims,
                symbols: 0,
                results: access
                    .map
                    .results
                    .iter()
                    .map(|e| e.replace(loops, &[]))
                    .collect(),
            },
        }
    }

    /// Whether input `access` of the consumer is the element that the producer's iteration makes.
    fn is_joined(&self, ir: &Ir, access: &Access) -> bool {
        access.value == ir.result(self.producer, self.result) && access.map == self.map
    }

    fn joined_structure(&self, ir: &Ir, loops: &[AffineExpr], kept: &[usize]) -> Structure {
        let rest = self
            .used
            .inputs
            .iter()
            .filter(|a| !self.is_joined(ir, a))
            .cloned();
        let moved = self.made.inputs.iter().map(|a| self.moved(a, loops));
        let results = kept
            .iter()
            .map(|&i| self.moved(&self.made.outputs[i], loops));
        Structure {
            inputs: moved.chain(rest).collect(),
            outputs: self.used.outputs.iter().cloned().chain(results).collect(),
            iterators: self.used.iterators.clone(),
        }
    }

    fn joined_body(
        &self,
        ir: &mut Ir,
        joined: &Structure,
        loops: &[AffineExpr],
        kept: &[usize],
    ) -> Region {
        let loc = ir.op_loc(self.consumer);
        let elements: Vec<Type> = joined
            .inputs
            .iter()
            .chain(&joined.outputs)
            .map(|a| ir.element_type(ir.value_type(a.value)))
            .collect();
        let (body, block) = ir.new_region_with_block(&elements, loc);
        let arguments = ir.block_args(block).to_vec();
        let mut mapping = Mapping::new();
        let made_block = ir.body_block(self.producer);
        let made_inputs = self.made.inputs.len();
        mapping.map_all(
            ir.block_args(made_block)[..made_inputs].to_vec(),
            arguments.iter().copied(),
        );
        clone_body(ir, made_block, block, &mut mapping, Some(loops));
        let made: Vec<Value> = yielded(ir, self.producer)
            .into_iter()
            .map(|v| mapping.value(v))
            .collect();

        let used_block = ir.body_block(self.consumer);
        let used_arguments = ir.block_args(used_block).to_vec();
        let (inputs, outputs) = used_arguments.split_at(self.used.inputs.len());
        let mut own = arguments[made_inputs..].iter().copied();
        for (&argument, access) in inputs.iter().zip(&self.used.inputs) {
            if self.is_joined(ir, access) {
                mapping.map(argument, made[self.result]);
            } else if let Some(new) = own.next() {
                mapping.map(argument, new);
            }
        }
        mapping.map_all(outputs.iter().copied(), own);
        clone_body(ir, used_block, block, &mut mapping, None);
        let mut values: Vec<Value> = yielded(ir, self.consumer)
            .into_iter()
            .map(|v| mapping.value(v))
            .collect();
        values.extend(kept.iter().map(|&i| made[i]));
        yield_values(&mut Builder::at_end(ir, block, loc), &values);
        body
    }
}

fn fused_loc(ir: &mut Ir, parts: [crate::ir::Loc; 2]) -> crate::ir::Loc {
    match parts {
        [a, b] if a == b => a,
        _ => ir.loc(crate::ir::LocData::Fused {
            locs: parts.into(),
            metadata: None,
        }),
    }
}

/// Clones the ops of a body but its terminator. With `loops`, a loop position becomes that of the loop that
/// stands for it.
fn clone_body(
    ir: &mut Ir,
    from: Block,
    to: Block,
    mapping: &mut Mapping,
    loops: Option<&[AffineExpr]>,
) {
    for op in ir.block_ops(from).collect::<Vec<_>>() {
        if Yield::of(ir, op).is_some() {
            continue;
        }
        let clone = ir.clone_op(op, mapping);
        ir.append(to, clone);
        if let (Some(loops), Some(index)) = (loops, IndexOp::of(ir, clone))
            && let Some(new) = ir
                .attr(index.0, "dim")
                .and_then(|a| ir.int_value(a))
                .and_then(|d| loops.get(usize::try_from(d).ok()?))
            && let AffineExpr::Dim(d) = new
        {
            let dim = ir.i64_attr((*d).into());
            ir.set_attr(clone, "dim", dim);
        }
    }
}

/// Whether the body uses no argument that stands for an output's start value.
fn reads_no_output(ir: &Ir, op: Op, structure: &Structure) -> bool {
    let block = ir.body_block(op);
    ir.block_args(block)[structure.inputs.len()..]
        .iter()
        .all(|&a| !ir.has_uses(a))
}

/// The `linalg.generic` ops inside `root` that are not device code yet.
pub(super) fn generics(ir: &Ir, root: Op) -> Vec<Op> {
    ir.walk_kind(root, Generic::KIND)
        .into_iter()
        .filter(|&op| ir.result_count(op) > 0)
        .filter(|&op| {
            !std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o))
                .any(|o| ir.op_name(o).starts_with("flow."))
        })
        .collect()
}

// --- simplification -----------------------------------------------------------------------------------------

/// Start values that the body does not read become undefined tensors, so that they hold nothing alive.
pub(super) fn drop_unread_outputs(ir: &mut Ir, op: Op) {
    let Some(structure) = Structure::of(ir, op) else {
        return;
    };
    let block = ir.body_block(op);
    let mut outputs: Vec<Value> = structure.outputs.iter().map(|a| a.value).collect();
    let mut changed = false;
    for (i, output) in outputs.iter_mut().enumerate() {
        let argument = ir.block_arg(block, structure.inputs.len() + i);
        let ty = ir.value_type(*output);
        let is_empty = ir
            .defining_op(*output)
            .is_some_and(|o| tensor::Empty::of(ir, o).is_some());
        if !ir.has_uses(argument) && !is_empty && ir.is_ranked_tensor(ty) && structure.is_parallel()
        {
            *output = empty_like(&mut Builder::before(ir, op), ty, Some(*output));
            changed = true;
        }
    }
    if changed {
        ir.set_operand_group(op, 1, &outputs);
    }
}

/// Replaces inputs of one value by that value, merges inputs that read the same, and drops those that the body
/// does not use. Says whether anything changed.
pub(super) fn simplify_operands(ir: &mut Ir, op: Op) -> bool {
    let Some(structure) = Structure::of(ir, op) else {
        return false;
    };
    let block = ir.body_block(op);
    for (i, access) in structure.inputs.iter().enumerate() {
        let argument = ir.block_arg(block, i);
        if ir.has_uses(argument)
            && let Some(scalar) = uniform_value(ir, op, access.value)
        {
            ir.replace_all_uses(argument, scalar);
        }
    }
    let mut kept: Vec<Access> = Vec::new();
    let mut dropped = Vec::new();
    for (i, access) in structure.inputs.iter().enumerate() {
        let argument = ir.block_arg(block, i);
        if let Some(same) = kept.iter().position(|k| k == access) {
            let position = (0..i)
                .filter(|p| !dropped.contains(p))
                .nth(same)
                .unwrap_or(i);
            ir.replace_all_uses(argument, ir.block_arg(block, position));
            dropped.push(i);
        } else if !ir.has_uses(argument) && is_dispensable(&structure, &dropped, i) {
            dropped.push(i);
        } else {
            kept.push(access.clone());
        }
    }
    if dropped.is_empty() {
        return false;
    }
    for &i in dropped.iter().rev() {
        ir.erase_block_arg(block, i);
    }
    let inputs: Vec<Value> = kept.iter().map(|a| a.value).collect();
    let maps: Vec<Attr> = kept
        .iter()
        .chain(&structure.outputs)
        .map(|a| ir.affine_map_attr(a.map.clone()))
        .collect();
    let maps = ir.array_attr(&maps);
    ir.set_attr(op, "indexing_maps", maps);
    ir.set_operand_group(op, 0, &inputs);
    true
}

/// Whether the extents of all loops are known without input `i` and those in `dropped`.
fn is_dispensable(structure: &Structure, dropped: &[usize], i: usize) -> bool {
    let others = structure
        .inputs
        .iter()
        .enumerate()
        .filter(|(j, _)| *j != i && !dropped.contains(j))
        .map(|(_, a)| a)
        .chain(&structure.outputs);
    let mut seen = vec![false; structure.iterators.len()];
    for expr in others.flat_map(|a| &a.map.results) {
        if let AffineExpr::Dim(d) = expr {
            seen[*d as usize] = true;
        }
    }
    seen.into_iter().all(|s| s)
}

/// The scalar that every element of `value` is, as a value before `op`, if the value says so.
fn uniform_value(ir: &mut Ir, op: Op, value: Value) -> Option<Value> {
    let ty = ir.value_type(value);
    let element = ir.element_type(ty);
    let source = ir.defining_op(value)?;
    let scalar = if arith::Constant::of(ir, source).is_some() {
        let attr = splat_element(ir, ir.attr(source, "value")?)?;
        return Some(
            Builder::before(ir, op)
                .op(arith::Constant::KIND)
                .results([element])
                .attr("value", attr)
                .value(),
        );
    } else if tensor::Splat::of(ir, source).is_some()
        || Fill::of(ir, source).is_some()
        || flow::TensorSplat::of(ir, source).is_some()
        || tensor::FromElements::of(ir, source).is_some() && ir.operand_count(source) == 1
    {
        ir.operand(source, 0)
    } else {
        return None;
    };
    (ir.value_type(scalar) == element).then_some(scalar)
}

/// The one element of a dense constant, as a scalar attribute.
fn splat_element(ir: &mut Ir, attr: Attr) -> Option<Attr> {
    let AttrData::Dense { ty, data, splat } = *ir.attr_data(attr) else {
        return None;
    };
    if !splat && ir.element_count(ty) != Some(1) {
        return None;
    }
    let element = ir.element_type(ty);
    let mut wide = [0u8; 16];
    let bytes = ir.blob_bytes(data);
    wide.get_mut(..bytes.len())?.copy_from_slice(bytes);
    let bits = u128::from_le_bytes(wide);
    if ir.float_kind(element).is_some() {
        return Some(ir.attr_of(AttrData::Float { bits, ty: element }));
    }
    if ir.int_width(element).is_some() || ir.is_index(element) {
        return Some(ir.int_attr(bits.cast_signed(), element));
    }
    None
}

// --- order --------------------------------------------------------------------------------------------------

/// Moves the ops between `producer` and `consumer` that depend on the producer behind the consumer, so that
/// nothing reads the producer's results before it. Refuses (and changes nothing) if one of them has an effect,
/// or the consumer needs it.
pub(super) fn sink_other_users(ir: &mut Ir, producer: Op, consumer: Op) -> bool {
    let mut between = Vec::new();
    let mut next = ir.next_op(producer);
    while let Some(op) = next {
        if op == consumer {
            break;
        }
        between.push(op);
        next = ir.next_op(op);
    }
    if next.is_none() {
        return false;
    }
    let mut dependent: Vec<Op> = vec![producer];
    for op in between {
        if depends_on(ir, op, &dependent) {
            dependent.push(op);
        }
    }
    let users = &dependent[1..];
    let movable = users.iter().all(|&op| is_movable(ir, op)) && !depends_on(ir, consumer, users);
    if movable {
        for &op in users.iter().rev() {
            ir.move_after(op, consumer);
        }
    }
    movable
}

fn depends_on(ir: &Ir, op: Op, sources: &[Op]) -> bool {
    ir.walk(op, WalkOrder::Pre).into_iter().any(|inner| {
        ir.operands(inner)
            .any(|v| ir.defining_op(v).is_some_and(|d| sources.contains(&d)))
    })
}

fn is_movable(ir: &Ir, op: Op) -> bool {
    let pure = crate::ir::Traits::PURE;
    ir.has_trait(op, pure)
        || ir.op_name(op) == "hal.tensor.export"
        || maps::is_structured(ir, op) && ir.result_count(op) > 0
}
