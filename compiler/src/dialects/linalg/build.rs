//! Taking a structured op apart into accesses, and building `linalg.generic` from them.

use super::maps::{self, IteratorType};
use super::{Generic, Yield};
use crate::ir::affine::AffineMap;
use crate::ir::{Attr, Builder, Ir, Op, Region, Type, Value};

/// An operand and the map through which the loops access it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The operand.
    pub value: Value,
    /// From loops to positions in it.
    pub map: AffineMap,
}

/// A structured op without its body.
#[derive(Clone, Debug)]
pub struct Structure {
    /// What is read.
    pub inputs: Vec<Access>,
    /// What results start from, and where they go.
    pub outputs: Vec<Access>,
    /// One entry a loop.
    pub iterators: Vec<IteratorType>,
}

impl Structure {
    /// The structure of `op`, if it is a structured op.
    pub fn of(ir: &Ir, op: Op) -> Option<Self> {
        if !maps::is_structured(ir, op) {
            return None;
        }
        let mut accesses: Vec<Access> = ir
            .operands(op)
            .zip(maps::indexing_maps(ir, op)?)
            .map(|(value, map)| Access { value, map })
            .collect();
        let outputs = accesses.split_off(maps::inputs(ir, op).len());
        Some(Self {
            inputs: accesses,
            outputs,
            iterators: maps::iterators(ir, op)?,
        })
    }

    /// Makes a `linalg.generic` with this structure and `body`, whose arguments are in step with it.
    pub fn build(&self, b: &mut Builder<'_>, body: Region) -> Op {
        let maps: Vec<Attr> = self
            .inputs
            .iter()
            .chain(&self.outputs)
            .map(|a| b.ir.affine_map_attr(a.map.clone()))
            .collect();
        let iterators: Vec<Attr> = self
            .iterators
            .iter()
            .map(|&i| maps::iterator_attr(b.ir, i))
            .collect();
        let (maps, iterators) = (b.ir.array_attr(&maps), b.ir.array_attr(&iterators));
        let inputs: Vec<Value> = self.inputs.iter().map(|a| a.value).collect();
        let outputs: Vec<Value> = self.outputs.iter().map(|a| a.value).collect();
        let results: Vec<Type> = outputs
            .iter()
            .map(|&v| b.ir.value_type(v))
            .filter(|&t| b.ir.is_tensor(t))
            .collect();
        b.op(Generic::KIND)
            .groups(&[&inputs, &outputs])
            .results(results)
            .attr("indexing_maps", maps)
            .attr("iterator_types", iterators)
            .region(body)
            .build()
    }

    /// Whether every loop is parallel.
    pub fn is_parallel(&self) -> bool {
        self.iterators.iter().all(|&i| i == IteratorType::Parallel)
    }
}

/// The values that the body of `op` yields, one an output.
pub fn yielded(ir: &Ir, op: Op) -> Vec<Value> {
    ir.operand_vec(ir.terminator(ir.body_block(op)))
}

/// Ends the block that `b` fills with `linalg.yield`.
pub fn yield_values(b: &mut Builder<'_>, values: &[Value]) {
    b.op(Yield::KIND).operands(values.iter().copied()).build();
}

/// `tensor.empty` of the shape of `ty`, whose open extents are those of `like`, a tensor of the same shape.
pub fn empty_like(b: &mut Builder<'_>, ty: Type, like: Option<Value>) -> Value {
    let open: Vec<usize> =
        b.ir.shape(ty)
            .unwrap_or(&[])
            .iter()
            .enumerate()
            .filter(|(_, d)| **d == crate::ir::DYNAMIC)
            .map(|(i, _)| i)
            .collect();
    let mut extents = Vec::with_capacity(open.len());
    for i in open {
        let Some(like) = like else { break };
        let at = b.ir.index_attr(i64::try_from(i).unwrap_or(i64::MAX));
        let index = b.ir.index_type();
        let at = b
            .op(crate::dialects::arith::Constant::KIND)
            .results([index])
            .attr("value", at)
            .value();
        extents.push(
            b.op(crate::dialects::tensor::Dim::KIND)
                .operands([like, at])
                .value(),
        );
    }
    b.op(crate::dialects::tensor::Empty::KIND)
        .operands(extents)
        .results([ty])
        .value()
}
