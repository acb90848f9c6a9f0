//! `iree-stream-pack-constants`: constants become data of the module, mapped where the device can and read into an
//! allocation where it cannot.

use super::build;
use crate::dialects::stream::{self, Lifetime, ResourceConstants};
use crate::dialects::{scf, util};
use crate::ir::{Attr, Builder, Ir, Op, Type, Value};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-pack-constants",
    summary: "store constants as data of the module",
    anchor: Anchor::Module,
    run: |cx, module| {
        for op in cx.ir.walk_kind(module, ResourceConstants::KIND) {
            let values = cx
                .ir
                .attr(op, "values")
                .and_then(|list| cx.ir.array_items(list))
                .unwrap_or_default()
                .to_vec();
            if values.iter().any(|&v| util::serialized(cx.ir, v).is_none()) {
                return Err(cx.error_on(op, "holds a constant that has no bytes"));
            }
            upload(cx.ir, op, &values);
        }
        Ok(())
    },
};

/// How constant data is aligned in a module, so that it can be used where it lies.
const ALIGNMENT: i64 = 64;

fn upload(ir: &mut Ir, op: Op, values: &[Attr]) {
    let affinity = ir.attr(op, "affinity");
    let sizes = ResourceConstants(op).result_sizes(ir);
    let types: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let mut b = Builder::before(ir, op);
    let mut results: Vec<Value> = Vec::new();
    let mut timepoints: Vec<Value> = Vec::new();
    for ((&value, &size), &ty) in values.iter().zip(&sizes).zip(&types) {
        let (resource, reached) = upload_one(&mut b, value, size, ty, affinity);
        results.push(resource);
        timepoints.push(reached);
    }
    let reached = match timepoints[..] {
        [one] => one,
        _ => b
            .op(stream::TimepointJoin::KIND)
            .operands(timepoints)
            .value(),
    };
    results.push(reached);
    ir.replace_op(op, &results);
}

fn upload_one(
    b: &mut Builder<'_>,
    value: Attr,
    size: Value,
    ty: Type,
    affinity: Option<Attr>,
) -> (Value, Value) {
    let place = |ir: &mut Ir, op: Op| {
        if let Some(affinity) = affinity {
            ir.set_attr(op, "affinity", affinity);
        }
    };
    let buffer_type = util::buffer_type(b.ir);
    let alignment = b.ir.index_attr(ALIGNMENT);
    let bytes = b
        .op(util::BufferConstant::KIND)
        .attr("value", value)
        .attr("alignment", alignment)
        .results([buffer_type])
        .value();
    let zero = build::index(b, 0);
    let immediate = b.op(stream::TimepointImmediate::KIND).value();
    let timepoint = b.ir.value_type(immediate);
    let loc = b.loc;
    let mapped = (stream::resource_lifetime(b.ir, ty) == Some(Lifetime::Constant)).then(|| {
        let bit = b.ir.int_type(1);
        let map = b
            .op(stream::ResourceTryMap::KIND)
            .operands([bytes, zero, size])
            .results([bit, ty])
            .build();
        place(b.ir, map);
        (b.ir.result(map, 0), b.ir.result(map, 1))
    });
    let read = |b: &mut Builder<'_>| -> (Value, Value) {
        let unit = b.ir.unit_attr();
        let target = b
            .op(stream::ResourceAlloc::KIND)
            .operands([size])
            .attr("uninitialized", unit)
            .results([ty])
            .build();
        place(b.ir, target);
        let target = b.ir.result(target, 0);
        let file = b
            .op(stream::FileConstant::KIND)
            .operands([bytes, size, zero, size])
            .build();
        place(b.ir, file);
        let file = b.ir.result(file, 0);
        let wide = b.ir.i64_attr(0);
        let start = build::constant(b, wide);
        let read = b
            .op(stream::FileRead::KIND)
            .operands([file, start, target, size, zero, size, immediate])
            .build();
        place(b.ir, read);
        (target, b.ir.result(read, 0))
    };
    let Some((did_map, resource)) = mapped else {
        return read(b);
    };
    let (then, then_block) = b.ir.new_region_with_block(&[], loc);
    let (otherwise, else_block) = b.ir.new_region_with_block(&[], loc);
    Builder::at_end(b.ir, then_block, loc)
        .op(scf::Yield::KIND)
        .operands([immediate, resource])
        .build();
    let mut inner = Builder::at_end(b.ir, else_block, loc);
    let (target, reached) = read(&mut inner);
    inner
        .op(scf::Yield::KIND)
        .operands([reached, target])
        .build();
    let choice = b
        .op(scf::If::KIND)
        .operands([did_map])
        .results([timepoint, ty])
        .region(then)
        .region(otherwise)
        .build();
    (b.ir.result(choice, 1), b.ir.result(choice, 0))
}
