//! `iree-vmvx-lower-executable-target`: device functions on tensors become loops over buffers.
//!
//! A tensor that is used once, element by element, is never stored: its computation is written out where it is
//! used. Any other gets memory: that of the binding which it is stored to, or a buffer of its own. A loop nest
//! whose operands all lie in row-major order is one loop over all elements.

use rustc_hash::{FxHashMap, FxHashSet};

use super::divisions;
use super::elements::{
    Dims, Elements, Fault, Position, for_loop, is_elementwise, keeps_order, loops_of,
};
use super::views::{View, index, row_major};
use crate::dialects::linalg::maps;
use crate::dialects::{arith, func, iree_tensor_ext, stream, tensor, util};
use crate::ir::affine::AffineMap;
use crate::ir::{AttrData, Builder, DYNAMIC, InsertPoint, Ir, Op, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vmvx-lower-executable-target",
    summary: "lower device functions to loops over buffers",
    anchor: Anchor::Named("stream.executable"),
    run: |cx, executable| {
        let mut outcome = Ok(());
        for function in cx.ir.walk_kind(executable, func::Func::KIND) {
            if let Err(fault) = lower(cx.ir, function) {
                outcome = Err(cx.error_on(fault.op, fault.message));
            }
        }
        outcome
    },
};

fn lower(ir: &mut Ir, function: Op) -> Result<(), Fault> {
    let body = ir.region(function, 0);
    let Some(entry) = ir.first_block(body) else {
        return Ok(());
    };
    if !ir.has_one_block(body) {
        return Err(Fault::new(
            function,
            "has control flow between blocks, which device code cannot have",
        ));
    }
    single_workgroup(ir, function);
    let mut device = Device::new(ir, function);
    for op in ir.block_ops(entry).collect::<Vec<_>>() {
        device.visit(ir, op)?;
    }
    // Everything on tensors has been written out.
    for op in ir.block_ops(entry).collect::<Vec<_>>().into_iter().rev() {
        let on_tensors = ir
            .operands(op)
            .chain(ir.results(op))
            .any(|v| is_device_value(ir, v));
        if on_tensors {
            ir.erase(op);
        }
    }
    divisions::define_by_zero(ir, function);
    let buffer = util::buffer_type(ir);
    for argument in ir.block_args(entry).to_vec() {
        if ir.is_ext_type(ir.value_type(argument), "stream.binding") {
            ir.set_value_type(argument, buffer);
        }
    }
    let inputs: Vec<Type> = ir
        .block_args(entry)
        .iter()
        .map(|&v| ir.value_type(v))
        .collect();
    let ty = ir.function_type(&inputs, &[]);
    let ty = ir.type_attr(ty);
    ir.set_attr(function, "function_type", ty);
    ir.remove_attr(function, "arg_attrs");
    Ok(())
}

fn is_device_value(ir: &Ir, value: Value) -> bool {
    let ty = ir.value_type(value);
    ir.is_tensor(ty) || iree_tensor_ext::DispatchTensor::of(ir, ty).is_some()
}

/// All work is done in one workgroup.
fn single_workgroup(ir: &mut Ir, function: Op) {
    for op in ir.walk(function, WalkOrder::Pre) {
        let n = match ir.kind(op) {
            stream::DispatchWorkgroupId::KIND => 0,
            stream::DispatchWorkgroupCount::KIND | stream::DispatchWorkgroupSize::KIND => 1,
            iree_tensor_ext::DispatchWorkloadOrdinal::KIND => {
                let value = ir.operand(op, 0);
                ir.replace_op(op, &[value]);
                continue;
            }
            _ => continue,
        };
        let value = index(&mut Builder::before(ir, op), n);
        ir.replace_op(op, &[value]);
    }
}

/// A device function on its way to loops.
struct Device {
    elements: Elements,
    /// Bytes of each binding.
    sizes: FxHashMap<Value, Value>,
    /// Bindings that are both read and written: a read must not see a later write.
    read_and_written: FxHashSet<Value>,
}

impl Device {
    fn new(ir: &mut Ir, function: Op) -> Self {
        let entry = ir.body_block(function);
        let loc = ir.op_loc(function);
        let mut read: FxHashSet<Value> = FxHashSet::default();
        let mut written: FxHashSet<Value> = FxHashSet::default();
        for op in ir.walk(function, WalkOrder::Pre) {
            let (set, view) = match ir.kind(op) {
                iree_tensor_ext::DispatchTensorLoad::KIND => (&mut read, ir.operand(op, 0)),
                iree_tensor_ext::DispatchTensorStore::KIND => (&mut written, ir.operand(op, 1)),
                _ => continue,
            };
            set.extend(binding_of(ir, view));
        }
        let mut sizes = FxHashMap::default();
        let start = match ir.first_op(entry) {
            Some(first) => InsertPoint::Before(first),
            None => InsertPoint::End(entry),
        };
        for argument in ir.block_args(entry).to_vec() {
            if ir.is_ext_type(ir.value_type(argument), "stream.binding") {
                let size = Builder::new(ir, start, loc)
                    .op(util::BufferSize::KIND)
                    .operands([argument])
                    .value();
                sizes.insert(argument, size);
            }
        }
        Self {
            elements: Elements::default(),
            sizes,
            read_and_written: read.intersection(&written).copied().collect(),
        }
    }

    fn visit(&mut self, ir: &mut Ir, op: Op) -> Result<(), Fault> {
        match ir.kind(op) {
            iree_tensor_ext::DispatchTensorLoad::KIND => self.load(ir, op),
            iree_tensor_ext::DispatchTensorStore::KIND => self.store(ir, op),
            arith::Constant::KIND => {
                self.constant(ir, op);
                Ok(())
            }
            tensor::Extract::KIND => self.extract(ir, op),
            _ if is_elementwise(ir, op) || maps::is_structured(ir, op) => self.compute(ir, op),
            _ => Ok(()),
        }
    }

    /// The part of a binding that a load or store names.
    fn slice(
        &self,
        ir: &mut Ir,
        op: Op,
        view: Value,
        moved: Vec<Value>,
        ty: Type,
    ) -> Result<View, Fault> {
        let subspan = ir
            .defining_op(view)
            .and_then(|s| stream::BindingSubspan::of(ir, s));
        let parts = iree_tensor_ext::DispatchTensor::of(ir, ir.value_type(view));
        let (Some(subspan), Some(parts)) = (subspan, parts) else {
            return Err(Fault::new(op, "works on a tensor that is no binding"));
        };
        let binding = subspan.binding(ir);
        let Some(&size) = self.sizes.get(&binding) else {
            return Err(Fault::new(op, "works on a binding that is no argument"));
        };
        let list = |name: &str| {
            ir.attr(op, name)
                .and_then(|a| ir.int_array(a))
                .unwrap_or_default()
        };
        let (offsets, lengths, steps) = (
            list("static_offsets"),
            list("static_sizes"),
            list("static_strides"),
        );
        let whole = ir.shape(parts.tensor).unwrap_or_default().to_vec();
        let shape = ir.shape(ty).unwrap_or_default().to_vec();
        let known = |dims: &[i64]| !dims.contains(&DYNAMIC);
        if !known(&whole) || !known(&shape) || !known(&lengths) || !known(&steps) {
            return Err(Fault::new(op, "has a shape that is not known"));
        }
        let outer = row_major(&whole);
        let mut moved = moved.into_iter();
        let mut offset = 0;
        let mut terms = Vec::new();
        let mut strides = Vec::new();
        let mut kept = shape.iter().peekable();
        for (i, &start) in offsets.iter().enumerate() {
            match start {
                DYNAMIC => terms.extend(moved.next().map(|v| (v, outer[i]))),
                fixed => offset += fixed * outer[i],
            }
            // Dimensions of extent 1 may be dropped from the tensor.
            if kept.peek() == Some(&&lengths[i]) {
                kept.next();
                strides.push(outer[i] * steps[i]);
            }
        }
        let byte_offset = subspan.byte_offset(ir);
        Ok(View {
            buffer: binding,
            size,
            start: (ir.constant_int(byte_offset) != Some(0)).then_some(byte_offset),
            offset,
            moved: terms,
            shape,
            strides,
            element: ir.element_type(ty),
        })
    }

    fn load(&mut self, ir: &mut Ir, op: Op) -> Result<(), Fault> {
        let load = iree_tensor_ext::DispatchTensorLoad(op);
        let result = ir.result(op, 0);
        let (source, ty) = (load.source(ir), ir.value_type(result));
        let view = self.slice(ir, op, source, load.offsets(ir), ty)?;
        let hazard = self.read_and_written.contains(&view.buffer);
        self.elements.views.insert(result, view);
        if hazard {
            let copy = self.allocate(ir, op, ty)?;
            self.fill(ir, op, result, &copy)?;
            self.elements.views.insert(result, copy);
        }
        Ok(())
    }

    fn store(&mut self, ir: &mut Ir, op: Op) -> Result<(), Fault> {
        let store = iree_tensor_ext::DispatchTensorStore(op);
        let (value, target) = (store.value(ir), store.target(ir));
        let ty = ir.value_type(value);
        let view = self.slice(ir, op, target, store.offsets(ir), ty)?;
        let there = self.elements.views.get(&value).is_some_and(|v| {
            v.buffer == view.buffer
                && v.offset == view.offset
                && v.strides == view.strides
                && v.moved.is_empty()
                && view.moved.is_empty()
                && v.start == view.start
        });
        if there {
            return Ok(());
        }
        self.fill(ir, op, value, &view)
    }

    /// A constant tensor of several values is data of the module.
    fn constant(&mut self, ir: &mut Ir, op: Op) {
        let result = ir.result(op, 0);
        let ty = ir.value_type(result);
        let Some(value) = ir.attr(op, "value") else {
            return;
        };
        let splat = matches!(ir.attr_data(value), AttrData::Dense { splat: true, .. });
        if !ir.is_ranked_tensor(ty) || splat {
            return;
        }
        let shape = ir.shape(ty).unwrap_or_default().to_vec();
        let element = ir.element_type(ty);
        let buffer_type = util::buffer_type(ir);
        let mut b = Builder::before(ir, op);
        let alignment = b.ir.index_attr(64);
        let buffer = b
            .op(util::BufferConstant::KIND)
            .attr("value", value)
            .attr("alignment", alignment)
            .results([buffer_type])
            .value();
        let size = b.op(util::BufferSize::KIND).operands([buffer]).value();
        self.elements
            .views
            .insert(result, dense_view(buffer, size, shape, element));
    }

    fn extract(&mut self, ir: &mut Ir, op: Op) -> Result<(), Fault> {
        let (source, indices) = (
            tensor::Extract(op).tensor(ir),
            tensor::Extract(op).indices(ir),
        );
        let mut b = Builder::before(ir, op);
        let value = self.elements.at(&mut b, source, &Position::Each(indices))?;
        ir.replace_op(op, &[value]);
        Ok(())
    }

    fn allocate(&self, ir: &mut Ir, before: Op, ty: Type) -> Result<View, Fault> {
        let bytes = util::storage_size(ir, ty).and_then(|n| i64::try_from(n).ok());
        let Some(bytes) = bytes else {
            return Err(Fault::new(before, "needs memory whose size is not known"));
        };
        let shape = ir.shape(ty).unwrap_or_default().to_vec();
        let element = ir.element_type(ty);
        let buffer_type = util::buffer_type(ir);
        let mut b = Builder::before(ir, before);
        let size = index(&mut b, bytes);
        let buffer = b
            .op(util::BufferAlloc::KIND)
            .operands([size])
            .results([buffer_type])
            .value();
        Ok(dense_view(buffer, size, shape, element))
    }

    /// Writes every element of `value` to `target`, before `op`.
    fn fill(&mut self, ir: &mut Ir, op: Op, value: Value, target: &View) -> Result<(), Fault> {
        let linear = target.is_contiguous() && self.elements.is_linear(ir, value);
        let mut b = Builder::before(ir, op);
        nest(&mut b, &target.shape, linear, |b, position| {
            let element = self.elements.at(b, value, position)?;
            target.store(b, position, element);
            Ok(())
        })
    }

    /// Gives the results of a computation memory if they need it.
    fn compute(&mut self, ir: &mut Ir, op: Op) -> Result<(), Fault> {
        let used: Vec<(usize, Value)> = ir
            .results(op)
            .enumerate()
            .filter(|&(_, v)| ir.has_uses(v))
            .collect();
        if used.len() < 2 && used.iter().all(|&(_, v)| is_read_once(ir, v)) {
            return Ok(());
        }
        let mut targets = Vec::new();
        for &(at, value) in &used {
            let view = match self.stored_to(ir, value)? {
                Some(view) => view,
                None => self.allocate(ir, op, ir.value_type(value))?,
            };
            targets.push((at, value, view));
        }
        self.compute_all(ir, op, &targets)?;
        for (_, value, view) in targets {
            self.elements.views.insert(value, view);
        }
        Ok(())
    }

    /// The binding that a value is stored to as a whole, if the place is known in front of the computation and
    /// nothing reads the binding.
    fn stored_to(&self, ir: &mut Ir, value: Value) -> Result<Option<View>, Fault> {
        let store = ir.users(value).into_iter().find(|&u| {
            iree_tensor_ext::DispatchTensorStore::of(ir, u)
                .is_some_and(|s| s.offsets(ir).is_empty())
        });
        let Some(store) = store else { return Ok(None) };
        let target = iree_tensor_ext::DispatchTensorStore(store).target(ir);
        let ty = ir.value_type(value);
        let view = self.slice(ir, store, target, Vec::new(), ty)?;
        Ok((!self.read_and_written.contains(&view.buffer) && view.start.is_none()).then_some(view))
    }

    /// Computes all targets in one nest over the parallel loops.
    fn compute_all(
        &mut self,
        ir: &mut Ir,
        op: Op,
        targets: &[(usize, Value, View)],
    ) -> Result<(), Fault> {
        if !maps::is_structured(ir, op) {
            let (_, value, view) = &targets[0];
            return self.fill(ir, op, *value, view);
        }
        let loops = loops_of(ir, op)?;
        let inputs = maps::inputs(ir, op).len();
        let linear = self.elements.is_linear_op(ir, op)
            && targets.iter().all(|(_, _, view)| view.is_contiguous());
        let extents: Vec<i64> = loops.parallel.iter().map(|&d| loops.extents[d]).collect();
        let mut b = Builder::before(ir, op);
        nest(&mut b, &extents, linear, |b, position| {
            let dims = match position {
                Position::Linear(at) => Dims::Linear(*at),
                Position::Each(indices) => {
                    let mut dims = vec![None; loops.extents.len()];
                    for (&d, &at) in loops.parallel.iter().zip(indices) {
                        dims[d] = Some(at);
                    }
                    Dims::Each(dims)
                }
            };
            let values = self.elements.structured(b, op, &dims)?;
            for (at, _, view) in targets {
                let place = match &dims {
                    Dims::Linear(at) => Position::Linear(*at),
                    Dims::Each(dims) => {
                        let order = loops.maps[inputs + at].projected_permutation();
                        let indices: Option<Vec<Value>> =
                            order.and_then(|o| o.iter().map(|&d| dims[d as usize]).collect());
                        match indices {
                            Some(indices) => Position::Each(indices),
                            None => {
                                return Err(Fault::new(
                                    op,
                                    "has a result that is not written once an iteration",
                                ));
                            }
                        }
                    }
                };
                view.store(b, &place, values[*at]);
            }
            Ok(())
        })
    }
}

fn dense_view(buffer: Value, size: Value, shape: Vec<i64>, element: Type) -> View {
    View {
        buffer,
        size,
        start: None,
        offset: 0,
        moved: Vec::new(),
        strides: row_major(&shape),
        shape,
        element,
    }
}

/// The binding behind a view of one.
fn binding_of(ir: &Ir, view: Value) -> Option<Value> {
    let subspan = stream::BindingSubspan::of(ir, ir.defining_op(view)?)?;
    Some(subspan.binding(ir))
}

/// Whether the one user of a value reads each element once, so that the value need not be stored.
fn is_read_once(ir: &Ir, value: Value) -> bool {
    let uses = ir.use_vec(value);
    let [u] = uses[..] else { return false };
    if iree_tensor_ext::DispatchTensorStore::of(ir, u.op).is_some() || is_elementwise(ir, u.op) {
        return true;
    }
    if keeps_order(ir, u.op) {
        return is_read_once(ir, ir.result(u.op, 0));
    }
    if !maps::is_structured(ir, u.op) {
        return false;
    }
    let Ok(loops) = loops_of(ir, u.op) else {
        return false;
    };
    let inputs = maps::inputs(ir, u.op).len();
    let order = loops
        .maps
        .get(u.operand)
        .and_then(AffineMap::projected_permutation);
    // The start of a reduction is read once an element of the result, anything else once an iteration.
    let iterations = match u.operand >= inputs {
        true => loops.parallel.len(),
        false => loops.extents.len(),
    };
    order.is_some_and(|order| order.len() == iterations)
}

/// A loop for each extent, or one for all; the closure writes the body at a position.
fn nest(
    b: &mut Builder<'_>,
    extents: &[i64],
    linear: bool,
    write: impl FnOnce(&mut Builder<'_>, &Position) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let total = extents.iter().try_fold(1i64, |n, &d| n.checked_mul(d));
    let mut outcome = Ok(());
    match total {
        // Nothing to do.
        Some(0) => {}
        Some(total) if linear => {
            let body: LoopBody<'_> = Box::new(|b, at| outcome = write(b, &Position::Linear(at[0])));
            loops(b, &[total], Vec::new(), body);
        }
        _ => {
            let body: LoopBody<'_> = Box::new(|b, at| outcome = write(b, &Position::Each(at)));
            loops(b, extents, Vec::new(), body);
        }
    }
    outcome
}

type LoopBody<'w> = Box<dyn FnOnce(&mut Builder<'_>, Vec<Value>) + 'w>;

fn loops(b: &mut Builder<'_>, extents: &[i64], mut at: Vec<Value>, write: LoopBody<'_>) {
    match extents.split_first() {
        None => write(b, at),
        Some((1, rest)) => {
            at.push(index(b, 0));
            loops(b, rest, at, write);
        }
        Some((&extent, rest)) => {
            for_loop(b, extent, &[], &[], |b, counter, _| {
                at.push(counter);
                loops(b, rest, at, write);
                Vec::new()
            });
        }
    }
}
