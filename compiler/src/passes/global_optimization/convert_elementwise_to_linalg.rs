//! `convert-elementwise-to-linalg`: an op that works element by element on tensors becomes a `linalg.generic`
//! whose body is the same op on scalars.

use crate::dialects::linalg::build::{Access, Structure, empty_like, yield_values};
use crate::dialects::linalg::maps::IteratorType;
use crate::ir::affine::AffineMap;
use crate::ir::{Builder, Ir, Op, OpSpec, Traits, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "convert-elementwise-to-linalg",
    summary: "turn elementwise ops on tensors into linalg.generic",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    for op in cx.ir.walk(function, WalkOrder::Pre) {
        if is_elementwise_on_tensors(cx.ir, op) {
            convert(cx.ir, op);
        }
    }
    Ok(())
}

fn is_elementwise_on_tensors(ir: &Ir, op: Op) -> bool {
    ir.has_trait(op, Traits::ELEMENTWISE)
        && ir.region_count(op) == 0
        && ir.result_count(op) > 0
        && ir
            .results(op)
            .all(|v| ir.is_ranked_tensor(ir.value_type(v)))
        && ir
            .operands(op)
            .all(|v| !ir.is_tensor(ir.value_type(v)) || ir.is_ranked_tensor(ir.value_type(v)))
}

fn convert(ir: &mut Ir, op: Op) {
    let operands = ir.operand_vec(op);
    let tensors: Vec<Value> = operands
        .iter()
        .copied()
        .filter(|&v| ir.is_tensor(ir.value_type(v)))
        .collect();
    let results: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let rank = ir.shape(results[0]).map_or(0, <[i64]>::len);
    let rank = u32::try_from(rank).expect("ranks are small");
    let map = AffineMap::identity(rank);
    let access = |value| Access {
        value,
        map: map.clone(),
    };
    let body = scalar_body(ir, op, &tensors, &results);
    let mut b = Builder::before(ir, op);
    let mut outputs = Vec::with_capacity(results.len());
    for &ty in &results {
        outputs.push(empty_like(&mut b, ty, tensors.first().copied()));
    }
    let structure = Structure {
        inputs: tensors.into_iter().map(access).collect(),
        outputs: outputs.into_iter().map(access).collect(),
        iterators: vec![IteratorType::Parallel; rank as usize],
    };
    let generic = structure.build(&mut b, body);
    let values: Vec<Value> = ir.results(generic).collect();
    ir.replace_op(op, &values);
}

/// A body with one argument a tensor and one a result. Operands that are scalars already are used as they are.
fn scalar_body(ir: &mut Ir, op: Op, tensors: &[Value], results: &[Type]) -> crate::ir::Region {
    let loc = ir.op_loc(op);
    let elements: Vec<Type> = tensors
        .iter()
        .map(|&v| ir.value_type(v))
        .chain(results.iter().copied())
        .map(|t| ir.element_type(t))
        .collect();
    let (body, block) = ir.new_region_with_block(&elements, loc);
    let mut arguments = ir.block_args(block).to_vec().into_iter();
    let mut spec = OpSpec::new(ir.kind(op), loc);
    for value in ir.operand_vec(op) {
        let scalar = match ir.is_tensor(ir.value_type(value)) {
            true => arguments.next().unwrap_or(value),
            false => value,
        };
        spec.operands.push(scalar);
    }
    spec.results
        .extend(results.iter().map(|&t| ir.element_type(t)));
    spec.props = ir.dict_entries(ir.props(op)).to_vec();
    spec.attrs = ir.dict_entries(ir.attrs(op)).to_vec();
    let mut b = Builder::at_end(ir, block, loc);
    let scalar = b.insert(spec);
    let values: Vec<Value> = b.ir.results(scalar).collect();
    yield_values(&mut b, &values);
    body
}
