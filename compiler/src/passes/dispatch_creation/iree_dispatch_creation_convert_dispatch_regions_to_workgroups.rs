//! `iree-dispatch-creation-convert-dispatch-regions-to-workgroups`: a dispatch region that sees the values around
//! it becomes one that gets them as arguments: tensors to load from and store to, scalars by value.

use rustc_hash::FxHashSet;

use crate::dialects::assembly::sized_types::{TIED_OPERANDS, tied_attr};
use crate::dialects::flow;
use crate::dialects::iree_tensor_ext::{
    Access, DispatchTensor, DispatchTensorLoad, DispatchTensorStore,
};
use crate::ir::{Block, Builder, DYNAMIC, InsertPoint, Ir, Op, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-dispatch-creation-convert-dispatch-regions-to-workgroups",
    summary: "isolate dispatch regions from the values around them",
    anchor: Anchor::Function,
    run,
};

fn run(cx: &mut PassContext<'_>, function: Op) -> PassResult {
    for region in cx.ir.walk_kind(function, flow::DispatchRegion::KIND) {
        let open = captured(cx.ir, region)
            .into_iter()
            .chain(cx.ir.results(region))
            .any(|v| is_dynamic(cx.ir, cx.ir.value_type(v)));
        if open {
            return Err(cx.error_on(region, "needs tensors of static shape"));
        }
        convert(cx.ir, region);
    }
    Ok(())
}

fn is_dynamic(ir: &Ir, ty: Type) -> bool {
    ir.is_ranked_tensor(ty) && ir.shape(ty).is_some_and(|s| s.contains(&DYNAMIC))
}

/// The values from outside that ops inside use, in order of first use.
fn captured(ir: &Ir, region: Op) -> Vec<Value> {
    let mut seen = FxHashSet::default();
    let mut values = Vec::new();
    for op in ir.walk(region, WalkOrder::Pre).into_iter().skip(1) {
        for value in ir.operands(op) {
            if !is_defined_inside(ir, value, region) && seen.insert(value) {
                values.push(value);
            }
        }
    }
    values
}

fn is_defined_inside(ir: &Ir, value: Value, region: Op) -> bool {
    ir.value_block(value)
        .and_then(|block| ir.block_parent_op(block))
        .is_some_and(|op| ir.is_inside(op, region))
}

fn convert(ir: &mut Ir, region: Op) {
    let loc = ir.op_loc(region);
    let arguments = captured(ir, region);
    let results: Vec<Type> = ir.results(region).map(|v| ir.value_type(v)).collect();
    let body = ir.new_region();
    ir.move_blocks(ir.region(region, 0), body, None);
    let count = ir.new_region();
    ir.move_blocks(ir.region(region, 1), count, None);
    let tied = tied_attr(ir, &vec![-1; results.len()]);
    let mut builder = Builder::before(ir, region);
    let mut dispatch = builder
        .op(flow::DispatchWorkgroups::KIND)
        .groups(&[&[], &arguments, &[], &[]])
        .results(results.iter().copied())
        .region(body)
        .region(count);
    if !results.is_empty() {
        dispatch = dispatch.attr(TIED_OPERANDS, tied);
    }
    let dispatch = dispatch.build();
    let attrs = ir.attrs(region);
    ir.set_attrs(dispatch, attrs);
    let entry = ir.body_block(dispatch);
    bind_arguments(ir, dispatch, entry, &arguments);
    store_results(ir, entry, &results, loc);
    let values: Vec<Value> = ir.results(dispatch).collect();
    ir.replace_op(region, &values);
}

fn bind_arguments(ir: &mut Ir, dispatch: Op, entry: Block, arguments: &[Value]) {
    let loc = ir.op_loc(dispatch);
    let mut after: Option<Op> = None;
    for &value in arguments {
        let ty = ir.value_type(value);
        let replacement = if ir.is_ranked_tensor(ty) {
            let outside = DispatchTensor {
                access: Access::ReadOnly,
                tensor: ty,
            }
            .ty(ir);
            let argument = ir.add_block_arg(entry, outside, loc);
            let at = after.map_or(InsertPoint::Start(entry), InsertPoint::After);
            let load = load_whole(&mut Builder::new(ir, at, loc), argument, ty);
            after = Some(load);
            ir.result(load, 0)
        } else {
            ir.add_block_arg(entry, ty, loc)
        };
        ir.replace_uses_if(value, replacement, |ir, u| {
            u.op != dispatch && ir.is_inside(u.op, dispatch)
        });
    }
}

/// The value list of every result that `flow.return` gives goes to an argument of its own.
fn store_results(ir: &mut Ir, entry: Block, results: &[Type], loc: crate::ir::Loc) {
    let end = ir.terminator(entry);
    let values = ir.operand_vec(end);
    for (&ty, value) in results.iter().zip(values) {
        let outside = DispatchTensor {
            access: Access::WriteOnly,
            tensor: ty,
        }
        .ty(ir);
        let target = ir.add_block_arg(entry, outside, loc);
        let [offsets, sizes, strides] = whole(ir, ty);
        Builder::before(ir, end)
            .op(DispatchTensorStore::KIND)
            .groups(&[&[value], &[target], &[], &[], &[], &[]])
            .attr("static_offsets", offsets)
            .attr("static_sizes", sizes)
            .attr("static_strides", strides)
            .build();
    }
    ir.set_operands(end, &[]);
}

fn load_whole(b: &mut Builder<'_>, argument: Value, ty: Type) -> Op {
    let [offsets, sizes, strides] = whole(b.ir, ty);
    b.op(DispatchTensorLoad::KIND)
        .groups(&[&[argument], &[], &[], &[], &[]])
        .results([ty])
        .attr("static_offsets", offsets)
        .attr("static_sizes", sizes)
        .attr("static_strides", strides)
        .build()
}

/// Offsets, sizes and strides of all of a tensor of static shape.
fn whole(ir: &mut Ir, ty: Type) -> [crate::ir::Attr; 3] {
    let sizes = ir.shape(ty).unwrap_or(&[]).to_vec();
    let offsets = ir.i64_array_attr(&vec![0; sizes.len()]);
    let strides = ir.i64_array_attr(&vec![1; sizes.len()]);
    [offsets, ir.i64_array_attr(&sizes), strides]
}
