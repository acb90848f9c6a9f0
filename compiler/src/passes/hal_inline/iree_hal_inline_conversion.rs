//! `iree-hal-inline-conversion`: commands run where they stand, on host memory.
//!
//! All work is synchronous, so timepoints mean nothing: they become the constant 0.

use super::iree_hal_inline_executables::TARGET;
use super::resources::{converted_type, is_external, storage};
use crate::dialects::stream::{self, CmdCopy, CmdDispatch, CmdFill};
use crate::dialects::{arith, hal, hal_inline, util};
use crate::ir::{Attr, Block, Builder, Ir, Op, OpKind, Traits, Type, Value, WalkOrder, symbols};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-hal-inline-conversion",
    summary: "run commands inline on host memory",
    anchor: Anchor::Module,
    run: |cx, module| {
        drop_timepoint_globals(cx.ir, module);
        let mut outcome = Ok(());
        for op in cx.ir.walk(module, WalkOrder::Post) {
            if cx.ir.is_live(op) {
                outcome = convert(cx, op).and(outcome);
            }
        }
        if outcome.is_ok() {
            retype(cx.ir, module);
            drop_placement(cx.ir, module);
        }
        outcome
    },
};

/// Every allocation is aligned to this many bytes.
const ALIGNMENT: i64 = 64;

// --- makers -------------------------------------------------------------------------------------------------

fn constant(b: &mut Builder<'_>, value: Attr) -> Value {
    let ty = b.ir.attr_type(value).expect("an integer states its type");
    b.op(arith::Constant::KIND)
        .attr("value", value)
        .results([ty])
        .value()
}

fn index(b: &mut Builder<'_>, n: i64) -> Value {
    let value = b.ir.index_attr(n);
    constant(b, value)
}

/// The timepoint that has been reached.
fn reached(b: &mut Builder<'_>) -> Value {
    let value = b.ir.i64_attr(0);
    constant(b, value)
}

fn replace(ir: &mut Ir, op: Op, make: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) {
    let values = make(&mut Builder::before(ir, op));
    ir.replace_op(op, &values);
}

/// Builds `kind` with the operands and attributes of `op` in its place.
fn rename(ir: &mut Ir, op: Op, kind: OpKind) {
    let operands = ir.operand_vec(op);
    let types: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let (props, attrs) = (ir.props(op), ir.attrs(op));
    let new = Builder::before(ir, op)
        .op(kind)
        .operands(operands)
        .results(types)
        .build();
    ir.set_props(new, props);
    ir.set_attrs(new, attrs);
    let results: Vec<Value> = ir.results(new).collect();
    ir.replace_op(op, &results);
}

// --- globals ------------------------------------------------------------------------------------------------

/// Everything runs on the host now. A device that a global names would otherwise stay for its sake.
fn drop_placement(ir: &mut Ir, module: Op) {
    for op in ir.body_ops(module).into_iter().chain([module]) {
        ir.remove_attr(op, "stream.affinity.default");
        ir.remove_attr(op, "stream.affinity");
    }
}

/// Timepoints that globals hold have been reached by the time anyone looks.
fn drop_timepoint_globals(ir: &mut Ir, module: Op) {
    let is_timepoint = |ir: &Ir, op: Op| {
        util::Global::of(ir, op)
            .and_then(|_| ir.attr(op, "type"))
            .and_then(|a| ir.type_value(a))
            .is_some_and(|ty| ir.is_ext_type(ty, "stream.timepoint"))
    };
    let globals: Vec<Op> = ir
        .body_ops(module)
        .into_iter()
        .filter(|&op| is_timepoint(ir, op))
        .collect();
    for op in ir.walk(module, WalkOrder::Post) {
        let accessed = ir
            .attr(op, "global")
            .and_then(|g| symbols::resolve(ir, op, g));
        if !accessed.is_some_and(|g| globals.contains(&g)) {
            continue;
        }
        match ir.kind(op) {
            util::GlobalLoad::KIND => replace(ir, op, |b| {
                vec![b.op(stream::TimepointImmediate::KIND).value()]
            }),
            util::GlobalStore::KIND => ir.erase(op),
            _ => {}
        }
    }
    for global in globals {
        ir.erase(global);
    }
}

// --- ops ----------------------------------------------------------------------------------------------------

fn convert(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    match ir.kind(op) {
        stream::ResourceAlloc::KIND | stream::ResourceAlloca::KIND => allocate(ir, op),
        stream::ResourceDealloca::KIND
        | stream::TimepointImmediate::KIND
        | stream::TimepointJoin::KIND => replace(ir, op, |b| vec![reached(b)]),
        stream::ResourceRetain::KIND
        | stream::CmdFlush::KIND
        | stream::CmdInvalidate::KIND
        | stream::CmdDiscard::KIND
        | stream::Yield::KIND => ir.erase(op),
        stream::ResourceRelease::KIND | stream::ResourceIsTerminal::KIND => {
            replace(ir, op, |b| {
                let no = b.ir.bool_attr(false);
                vec![constant(b, no)]
            });
        }
        stream::ResourceSize::KIND => resource_size(ir, op),
        stream::ResourceTryMap::KIND => try_map(ir, op),
        stream::ResourceLoad::KIND => load(ir, op),
        stream::ResourceStore::KIND => store(ir, op),
        stream::ResourceSubview::KIND => subview(ir, op),
        stream::FileConstant::KIND => {
            let operands = ir.operand_vec(op);
            replace(ir, op, |b| {
                let [source, size, offset, length] = operands[..] else {
                    return Vec::new();
                };
                let ty = util::buffer_type(b.ir);
                let span = b
                    .op(util::BufferSubspan::KIND)
                    .operands([source, size, offset, length])
                    .results([ty])
                    .value();
                vec![span]
            });
        }
        stream::FileRead::KIND => file_read(ir, op),
        stream::FileWrite::KIND => file_write(ir, op),
        stream::TensorImport::KIND => import(ir, op),
        stream::TensorExport::KIND => return export(cx, op),
        stream::CmdFill::KIND => fill(ir, op),
        stream::CmdCopy::KIND => copy(ir, op),
        stream::CmdDispatch::KIND => return dispatch(cx, op),
        stream::CmdExecute::KIND | stream::CmdSerial::KIND | stream::CmdConcurrent::KIND => {
            inline_region(ir, op);
        }
        stream::TimepointBarrier::KIND => {
            let resource = ir.operand(op, 0);
            replace(ir, op, |b| vec![resource, reached(b)]);
        }
        stream::TimepointAwait::KIND => {
            let resources = stream::TimepointAwait(op).resource_operands(ir);
            ir.replace_op(op, &resources);
        }
        stream::TimepointImport::KIND
        | stream::TimepointExport::KIND
        | stream::TimepointChainExternal::KIND => {
            return Err(cx.error_on(
                op,
                "hands a timepoint across the ABI, which inline execution cannot",
            ));
        }
        hal::ElementType::KIND => return element_type(cx, op),
        hal::EncodingType::KIND => replace(ir, op, |b| {
            let value = b.ir.i32_attr(hal::DENSE_ROW_MAJOR);
            vec![constant(b, value)]
        }),
        _ => convert_hal(ir, op),
    }
    Ok(())
}

fn allocate(ir: &mut Ir, op: Op) {
    let size = ir.operand(op, 0);
    let external = is_external(ir, ir.result(op, 0));
    let ordered = ir.result_count(op) == 2;
    replace(ir, op, |b| {
        let alignment = index(b, ALIGNMENT);
        let buffer = b
            .op(hal_inline::BufferAllocate::KIND)
            .operands([alignment, size])
            .build();
        let chosen = b.ir.result(buffer, usize::from(!external));
        let mut values = vec![chosen];
        if ordered {
            values.push(reached(b));
        }
        values
    });
}

fn resource_size(ir: &mut Ir, op: Op) {
    let resource = ir.operand(op, 0);
    let kind = match is_external(ir, resource) {
        true => hal_inline::BufferLength::KIND,
        false => util::BufferSize::KIND,
    };
    replace(ir, op, |b| vec![b.op(kind).operands([resource]).value()]);
}

fn try_map(ir: &mut Ir, op: Op) {
    let map = stream::ResourceTryMap(op);
    let (source, offset) = (map.source(ir), map.source_offset(ir));
    let (size, external) = (map.result_size(ir), is_external(ir, ir.result(op, 1)));
    replace(ir, op, |b| {
        let yes = b.ir.bool_attr(true);
        let yes = constant(b, yes);
        let mapped = if external {
            b.op(hal_inline::BufferWrap::KIND)
                .operands([source, offset, size])
                .value()
        } else {
            let ty = util::buffer_type(b.ir);
            let whole = b.op(util::BufferSize::KIND).operands([source]).value();
            b.op(util::BufferSubspan::KIND)
                .operands([source, whole, offset, size])
                .results([ty])
                .value()
        };
        vec![yes, mapped]
    });
}

fn element_width(b: &mut Builder<'_>, ty: Type) -> Value {
    let width =
        b.ir.element_byte_width(ty)
            .and_then(|n| i64::try_from(n).ok())
            .unwrap_or(1);
    index(b, width)
}

fn load(ir: &mut Ir, op: Op) {
    let load = stream::ResourceLoad(op);
    let (source, size, offset) = (
        load.source(ir),
        load.source_size(ir),
        load.source_offset(ir),
    );
    let ty = ir.value_type(ir.result(op, 0));
    replace(ir, op, |b| {
        let source = storage(b, source);
        let width = element_width(b, ty);
        let value = b
            .op(util::BufferLoad::KIND)
            .operands([source, size, offset, width])
            .results([ty])
            .value();
        vec![value]
    });
}

fn store(ir: &mut Ir, op: Op) {
    let store = stream::ResourceStore(op);
    let (target, size, offset) = (
        store.target(ir),
        store.target_size(ir),
        store.target_offset(ir),
    );
    let value = store.value(ir);
    let ty = ir.value_type(value);
    replace(ir, op, |b| {
        let target = storage(b, target);
        let width = element_width(b, ty);
        b.op(util::BufferStore::KIND)
            .operands([value, target, size, offset, width])
            .build();
        Vec::new()
    });
}

fn subview(ir: &mut Ir, op: Op) {
    let view = stream::ResourceSubview(op);
    let (source, size) = (view.source(ir), view.source_size(ir));
    let (offset, length) = (view.source_offset(ir), view.result_size(ir));
    let external = is_external(ir, source);
    replace(ir, op, |b| {
        let part = if external {
            b.op(hal_inline::BufferSubspan::KIND)
                .operands([source, offset, length])
                .value()
        } else {
            let ty = util::buffer_type(b.ir);
            b.op(util::BufferSubspan::KIND)
                .operands([source, size, offset, length])
                .results([ty])
                .value()
        };
        vec![part]
    });
}

fn file_offset(b: &mut Builder<'_>, offset: Value) -> Value {
    let ty = b.ir.index_type();
    b.op(arith::IndexCast::KIND)
        .operands([offset])
        .results([ty])
        .value()
}

fn file_read(ir: &mut Ir, op: Op) {
    let read = stream::FileRead(op);
    let (source, from) = (read.source(ir), read.source_offset(ir));
    let (target, size) = (read.target(ir), read.target_size(ir));
    let (to, length) = (read.target_offset(ir), read.length(ir));
    replace(ir, op, |b| {
        let from = file_offset(b, from);
        let file_size = b.op(util::BufferSize::KIND).operands([source]).value();
        let target = storage(b, target);
        b.op(util::BufferCopy::KIND)
            .operands([source, file_size, from, target, size, to, length])
            .build();
        vec![reached(b)]
    });
}

fn file_write(ir: &mut Ir, op: Op) {
    let write = stream::FileWrite(op);
    let (source, size) = (write.source(ir), write.source_size(ir));
    let (from, target) = (write.source_offset(ir), write.target(ir));
    let (to, length) = (write.target_offset(ir), write.length(ir));
    replace(ir, op, |b| {
        let to = file_offset(b, to);
        let file_size = b.op(util::BufferSize::KIND).operands([target]).value();
        let source = storage(b, source);
        b.op(util::BufferCopy::KIND)
            .operands([source, size, from, target, file_size, to, length])
            .build();
        vec![reached(b)]
    });
}

fn import(ir: &mut Ir, op: Op) {
    let source = ir.operand(op, 0);
    if !ir.is_ext_type(ir.value_type(source), "hal.buffer_view") {
        ir.replace_op(op, &[source]);
        return;
    }
    replace(ir, op, |b| {
        vec![
            b.op(hal_inline::BufferViewBuffer::KIND)
                .operands([source])
                .value(),
        ]
    });
}

fn export(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let export = stream::TensorExport(op);
    let (source, size) = (export.source(ir), export.source_size(ir));
    if !ir.is_ext_type(ir.value_type(ir.result(op, 0)), "hal.buffer_view") {
        ir.replace_op(op, &[source]);
        return Ok(());
    }
    let dims = export.source_encoding_dims(ir);
    let encoding = ir
        .attr(op, "source_encoding")
        .and_then(|a| ir.type_value(a));
    let element = encoding.and_then(|ty| hal::element_type_value(ir, ir.element_type(ty)));
    let (Some(encoding), Some(element)) = (encoding, element) else {
        return Err(cx.error_on(op, "exports elements that buffer views cannot hold"));
    };
    let shape = ir.shape(encoding).unwrap_or_default().to_vec();
    replace(ir, op, |b| {
        let zero = index(b, 0);
        let element = b.ir.i32_attr(element);
        let element = constant(b, element);
        let dense = b.ir.i32_attr(hal::DENSE_ROW_MAJOR);
        let dense = constant(b, dense);
        let mut dims = dims.into_iter();
        let mut extents = Vec::new();
        for extent in shape {
            extents.push(match extent {
                crate::ir::DYNAMIC => dims.next().unwrap_or(zero),
                _ => index(b, extent),
            });
        }
        let view = b
            .op(hal_inline::BufferViewCreate::KIND)
            .operands([source, zero, size, element, dense])
            .operands(extents)
            .value();
        vec![view]
    });
    Ok(())
}

fn fill(ir: &mut Ir, op: Op) {
    let fill = CmdFill(op);
    let (target, size) = (fill.target(ir), fill.target_size(ir));
    let (offset, length) = (fill.target_offset(ir), fill.target_length(ir));
    let pattern = fill.value(ir);
    replace(ir, op, |b| {
        let target = storage(b, target);
        b.op(util::BufferFill::KIND)
            .operands([pattern, target, size, offset, length])
            .build();
        Vec::new()
    });
}

fn copy(ir: &mut Ir, op: Op) {
    let operands = ir.operand_vec(op);
    let (source, target) = (CmdCopy(op).source(ir), CmdCopy(op).target(ir));
    replace(ir, op, |b| {
        let source = storage(b, source);
        let target = storage(b, target);
        b.op(util::BufferCopy::KIND)
            .operands([source, operands[1], operands[2], target])
            .operands(operands[4..].iter().copied())
            .build();
        Vec::new()
    });
}

fn dispatch(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let Some(target) = ir.attr(op, TARGET) else {
        return Err(cx.error_on(
            op,
            "has no inlined target; run `iree-hal-inline-executables` first",
        ));
    };
    let work = CmdDispatch(op);
    let (workload, uniforms) = (work.workload(ir), work.uniform_operands(ir));
    let (resources, offsets, lengths) = (
        work.resources(ir),
        work.resource_offsets(ir),
        work.resource_lengths(ir),
    );
    replace(ir, op, |b| {
        let buffers: Vec<Value> = resources.into_iter().map(|r| storage(b, r)).collect();
        b.op(util::Call::KIND)
            .operands(workload)
            .operands(uniforms)
            .operands(buffers)
            .operands(offsets)
            .operands(lengths)
            .attr("callee", target)
            .results([])
            .build();
        Vec::new()
    });
    Ok(())
}

/// Commands run in order where the region stands; what the region captured is what it works on.
fn inline_region(ir: &mut Ir, op: Op) {
    let body = ir.body_block(op);
    let arguments = ir.block_args(body).to_vec();
    for (argument, operand) in arguments.into_iter().zip(ir.operand_vec(op)) {
        ir.replace_all_uses(argument, operand);
    }
    for inner in ir.block_ops(body).collect::<Vec<_>>() {
        ir.move_before(inner, op);
    }
    let results = ir.result_count(op);
    replace(ir, op, |b| (0..results).map(|_| reached(b)).collect());
}

fn element_type(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let value = ir
        .attr(op, "type")
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| hal::element_type_value(ir, ty));
    let Some(value) = value else {
        return Err(cx.error_on(op, "names a type that buffer views cannot hold"));
    };
    replace(ir, op, |b| {
        let value = b.ir.i32_attr(value);
        vec![constant(b, value)]
    });
    Ok(())
}

/// Ops on buffers and views have twins that need no device.
fn convert_hal(ir: &mut Ir, op: Op) {
    let kind = match ir.kind(op) {
        hal::BufferViewCreate::KIND => hal_inline::BufferViewCreate::KIND,
        hal::BufferViewAssert::KIND => hal_inline::BufferViewAssert::KIND,
        hal::BufferViewBuffer::KIND => hal_inline::BufferViewBuffer::KIND,
        hal::BufferViewElementType::KIND => hal_inline::BufferViewElementType::KIND,
        hal::BufferViewEncodingType::KIND => hal_inline::BufferViewEncodingType::KIND,
        hal::BufferViewRank::KIND => hal_inline::BufferViewRank::KIND,
        hal::BufferViewDim::KIND => hal_inline::BufferViewDim::KIND,
        hal::BufferViewTrace::KIND => hal_inline::BufferViewTrace::KIND,
        hal::BufferSubspan::KIND => hal_inline::BufferSubspan::KIND,
        hal::BufferLength::KIND => hal_inline::BufferLength::KIND,
        hal::BufferLoad::KIND => return buffer_load(ir, op),
        hal::BufferStore::KIND => return buffer_store(ir, op),
        _ => return,
    };
    rename(ir, op, kind);
}

fn buffer_load(ir: &mut Ir, op: Op) {
    let load = hal::BufferLoad(op);
    let (source, offset) = (load.source_buffer(ir), load.source_offset(ir));
    let ty = ir.value_type(ir.result(op, 0));
    replace(ir, op, |b| {
        let memory = storage(b, source);
        let size = b.op(util::BufferSize::KIND).operands([memory]).value();
        let width = element_width(b, ty);
        let value = b
            .op(util::BufferLoad::KIND)
            .operands([memory, size, offset, width])
            .results([ty])
            .value();
        vec![value]
    });
}

fn buffer_store(ir: &mut Ir, op: Op) {
    let store = hal::BufferStore(op);
    let (value, target) = (store.value(ir), store.target_buffer(ir));
    let offset = store.target_offset(ir);
    let ty = ir.value_type(value);
    replace(ir, op, |b| {
        let memory = storage(b, target);
        let size = b.op(util::BufferSize::KIND).operands([memory]).value();
        let width = element_width(b, ty);
        b.op(util::BufferStore::KIND)
            .operands([value, memory, size, offset, width])
            .build();
        Vec::new()
    });
}

// --- types --------------------------------------------------------------------------------------------------

/// Gives every value that is still a resource or timepoint its new type; signatures and globals follow.
fn retype(ir: &mut Ir, module: Op) {
    for op in ir.walk(module, WalkOrder::Pre) {
        for value in ir.results(op).collect::<Vec<_>>() {
            retype_value(ir, value);
        }
        for region in ir.regions(op).to_vec() {
            for block in ir.region_blocks(region).collect::<Vec<Block>>() {
                for value in ir.block_args(block).to_vec() {
                    retype_value(ir, value);
                }
            }
        }
        if util::Global::of(ir, op).is_some()
            && let Some(ty) = ir.attr(op, "type").and_then(|a| ir.type_value(a))
        {
            let ty = converted_type(ir, ty);
            let ty = ir.type_attr(ty);
            ir.set_attr(op, "type", ty);
        }
        if ir.has_trait(op, Traits::FUNCTION) {
            retype_signature(ir, op);
        }
    }
}

fn retype_value(ir: &mut Ir, value: Value) {
    let ty = ir.value_type(value);
    let new = converted_type(ir, ty);
    ir.set_value_type(value, new);
}

fn retype_signature(ir: &mut Ir, function: Op) {
    let parts = ir
        .attr(function, "function_type")
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| ir.function_parts(ty))
        .map(|(inputs, results)| (inputs.to_vec(), results.to_vec()));
    let Some((inputs, results)) = parts else {
        return;
    };
    let mut convert = |types: Vec<Type>| -> Vec<Type> {
        types.into_iter().map(|ty| converted_type(ir, ty)).collect()
    };
    let (inputs, results) = (convert(inputs), convert(results));
    let ty = ir.function_type(&inputs, &results);
    let ty = ir.type_attr(ty);
    ir.set_attr(function, "function_type", ty);
}
