//! `iree-stream-conversion`: tensors of the host program become resources, one for one, and `flow` executables
//! become `stream` ones.
//!
//! Every size is known here, since shapes are static; each op states the sizes of the resources that it touches,
//! so that later passes never ask what tensor a resource was.

use super::build::{self, DEFAULT_AFFINITY, default_affinity, tensor_bytes};
use crate::dialects::{arith, cf, flow, func, hal, iree_tensor_ext, scf, stream, tensor, util};
use crate::ir::{
    Attr, Block, Builder, InsertPoint, Ir, Op, OpBuilder, OpKind, Traits, Type, Value, WalkOrder,
};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-conversion",
    summary: "convert tensors of the host program to resources",
    anchor: Anchor::Module,
    run: |cx, module| {
        let host = host_ops(cx.ir, module);
        check(cx, &host)?;
        convert_globals(cx.ir, module);
        for &op in &host {
            if cx.ir.is_live(op) {
                convert_host_op(cx, module, op)?;
            }
        }
        for op in host {
            if cx.ir.is_live(op) {
                transfer_at_global(cx.ir, op);
            }
        }
        retype_host(cx.ir, module);
        for op in cx.ir.body_ops(module) {
            if flow::Executable::of(cx.ir, op).is_some() {
                convert_executable(cx.ir, op);
            }
        }
        Ok(())
    },
};

/// The ops of functions and initializers of the program, outer first; device code is left out.
fn host_ops(ir: &Ir, module: Op) -> Vec<Op> {
    let mut ops = Vec::new();
    for op in ir.body_ops(module) {
        if ir.has_trait(op, Traits::FUNCTION) || util::Initializer::of(ir, op).is_some() {
            ops.extend(ir.walk(op, WalkOrder::Pre));
        }
    }
    ops
}

/// Ops that only hand tensors on, whatever they are.
const CARRIERS: &[OpKind] = &[
    util::Func::KIND,
    util::Initializer::KIND,
    util::Call::KIND,
    util::Return::KIND,
    util::GlobalLoad::KIND,
    util::GlobalStore::KIND,
    util::OptimizationBarrier::KIND,
    scf::For::KIND,
    scf::If::KIND,
    scf::While::KIND,
    scf::IndexSwitch::KIND,
    scf::ExecuteRegion::KIND,
    scf::Condition::KIND,
    scf::Yield::KIND,
    cf::Branch::KIND,
    cf::CondBranch::KIND,
    cf::Switch::KIND,
    arith::Select::KIND,
];

/// Ops that this pass replaces.
const CONVERTED: &[OpKind] = &[
    arith::Constant::KIND,
    hal::TensorImport::KIND,
    hal::TensorExport::KIND,
    flow::Dispatch::KIND,
    flow::TensorConstant::KIND,
    flow::TensorReshape::KIND,
    flow::TensorBitcast::KIND,
    flow::TensorTieShape::KIND,
    flow::TensorLoad::KIND,
    flow::TensorStore::KIND,
    flow::TensorEmpty::KIND,
    flow::TensorAlloca::KIND,
    flow::TensorSplat::KIND,
    flow::TensorClone::KIND,
    flow::TensorSlice::KIND,
    flow::TensorUpdate::KIND,
    tensor::Empty::KIND,
    tensor::Cast::KIND,
    tensor::CollapseShape::KIND,
    tensor::ExpandShape::KIND,
    iree_tensor_ext::ComputeBarrierStart::KIND,
    iree_tensor_ext::ComputeBarrierEnd::KIND,
];

/// Reports every op that holds tensors which cannot become resources, before anything is changed.
fn check(cx: &mut PassContext<'_>, host: &[Op]) -> PassResult {
    let mut failed = Ok(());
    for &op in host {
        let ir = &*cx.ir;
        let types: Vec<Type> = ir
            .operands(op)
            .chain(ir.results(op))
            .map(|v| ir.value_type(v))
            .filter(|&ty| ir.is_tensor(ty))
            .collect();
        if types.is_empty() {
            continue;
        }
        if let Some(&ty) = types.iter().find(|&&ty| tensor_bytes(ir, ty).is_none()) {
            let text = crate::syntax::type_text(ir, ty);
            failed = Err(cx.error_on(
                op,
                format!("has the tensor type `{text}`, whose size is not known"),
            ));
        } else if !CARRIERS.contains(&ir.kind(op)) && !CONVERTED.contains(&ir.kind(op)) {
            failed = Err(cx.error_on(
                op,
                "works on tensors outside a dispatch, which is not supported",
            ));
        }
    }
    failed
}

// --- types --------------------------------------------------------------------------------------------------

fn resource(ir: &mut Ir) -> Type {
    stream::resource_type(ir, stream::Lifetime::Unknown)
}

fn converted_type(ir: &mut Ir, ty: Type) -> Type {
    match ir.is_tensor(ty) {
        true => resource(ir),
        false => ty,
    }
}

/// Gives every value that is still a tensor the type of a resource, and signatures with it.
fn retype_host(ir: &mut Ir, module: Op) {
    for op in host_ops(ir, module) {
        for result in ir.results(op).collect::<Vec<_>>() {
            retype_value(ir, result);
        }
        for region in ir.regions(op).to_vec() {
            for block in ir.region_blocks(region).collect::<Vec<Block>>() {
                for arg in ir.block_args(block).to_vec() {
                    retype_value(ir, arg);
                }
            }
        }
        if util::Func::of(ir, op).is_some() {
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
    let inputs: Vec<Type> = inputs
        .into_iter()
        .map(|ty| converted_type(ir, ty))
        .collect();
    let results: Vec<Type> = results
        .into_iter()
        .map(|ty| converted_type(ir, ty))
        .collect();
    let ty = ir.function_type(&inputs, &results);
    let ty = ir.type_attr(ty);
    ir.set_attr(function, "function_type", ty);
}

// --- globals ------------------------------------------------------------------------------------------------

/// A global of tensor type becomes one of resource type; its initial value moves to an initializer behind it.
fn convert_globals(ir: &mut Ir, module: Op) {
    for global in ir.body_ops(module) {
        let Some(ty) = util::Global::of(ir, global)
            .and_then(|_| ir.attr(global, "type"))
            .and_then(|a| ir.type_value(a))
            .filter(|&ty| ir.is_tensor(ty) && tensor_bytes(ir, ty).is_some())
        else {
            continue;
        };
        let new = resource(ir);
        let new = ir.type_attr(new);
        ir.set_attr(global, "type", new);
        // These have had their say: where the tensor lies and that it stays a global is settled.
        ir.remove_attr(global, DEFAULT_AFFINITY);
        ir.remove_attr(global, "inlining_policy");
        let Some(value) = util::initial_value(ir, global) else {
            continue;
        };
        ir.remove_attr(global, "initial_value");
        initialize(ir, module, global, ty, value);
    }
}

fn initialize(ir: &mut Ir, module: Op, global: Op, ty: Type, value: Attr) {
    let loc = ir.op_loc(global);
    let (region, block) = ir.new_region_with_block(&[], loc);
    let function = ir.function_type(&[], &[]);
    let function = ir.type_attr(function);
    Builder::after(ir, global)
        .op(util::Initializer::KIND)
        .attr("function_type", function)
        .region(region)
        .build();
    let mut b = Builder::at_end(ir, block, loc);
    let contents = constant_tensor(&mut b, module, ty, value);
    let name = crate::ir::symbols::symbol_name(b.ir, global)
        .unwrap_or_default()
        .to_owned();
    let name = b.ir.symbol_attr(&name);
    b.op(util::GlobalStore::KIND)
        .operands([contents])
        .attr("global", name)
        .build();
    b.op(util::Return::KIND).build();
}

// --- host ops -----------------------------------------------------------------------------------------------

fn with_affinity<'b, 'a>(op: OpBuilder<'b, 'a>, affinity: Option<Attr>) -> OpBuilder<'b, 'a> {
    match affinity {
        Some(affinity) => op.attr("affinity", affinity),
        None => op,
    }
}

/// A constant, or a tensor without defined contents for `#util.uninitialized`.
fn constant_tensor(b: &mut Builder<'_>, module: Op, ty: Type, value: Attr) -> Value {
    let affinity = default_affinity(b.ir, module);
    let result = resource(b.ir);
    let encoding = b.ir.type_attr(ty);
    let uninitialized =
        b.ir.ext_attr_parts(value)
            .is_some_and(|(name, _)| name == "util.uninitialized");
    if uninitialized {
        let size = build::index(b, tensor_bytes(b.ir, ty).unwrap_or(0));
        return with_affinity(b.op(stream::TensorEmpty::KIND), affinity)
            .operands([size])
            .attr("result_encoding", encoding)
            .results([result])
            .value();
    }
    with_affinity(b.op(stream::TensorConstant::KIND), affinity)
        .attr("value", value)
        .attr("result_encoding", encoding)
        .results([result])
        .value()
}

fn convert_host_op(cx: &mut PassContext<'_>, module: Op, op: Op) -> PassResult {
    let kind = cx.ir.kind(op);
    if !CONVERTED.contains(&kind) {
        return Ok(());
    }
    let affinity = cx
        .ir
        .attr(op, "affinity")
        .or_else(|| default_affinity(cx.ir, module));
    let mut conversion = Conversion {
        module,
        op,
        affinity,
    };
    match kind {
        arith::Constant::KIND | flow::TensorConstant::KIND => conversion.constant(cx.ir),
        hal::TensorImport::KIND => conversion.import(cx)?,
        hal::TensorExport::KIND => conversion.export(cx.ir),
        flow::Dispatch::KIND => conversion.dispatch(cx.ir),
        flow::TensorEmpty::KIND | flow::TensorAlloca::KIND | tensor::Empty::KIND => {
            conversion.empty(cx.ir);
        }
        flow::TensorSplat::KIND => conversion.splat(cx.ir),
        flow::TensorSlice::KIND => conversion.slice(cx.ir),
        flow::TensorUpdate::KIND => conversion.update(cx.ir),
        flow::TensorLoad::KIND => conversion.load(cx.ir),
        flow::TensorStore::KIND => conversion.store(cx.ir),
        // The elements of these are those of their source, in the same order.
        _ => conversion.clone(cx.ir),
    }
    Ok(())
}

/// One op of the host program on its way to `stream`.
///
/// Until all ops are converted, a resource keeps the type of the tensor that it was: the shape.
struct Conversion {
    module: Op,
    op: Op,
    affinity: Option<Attr>,
}

impl Conversion {
    fn result_type(&self, ir: &Ir) -> Type {
        ir.value_type(ir.result(self.op, 0))
    }

    fn size(b: &mut Builder<'_>, ty: Type) -> Value {
        let bytes = tensor_bytes(b.ir, ty).unwrap_or(0);
        build::index(b, bytes)
    }

    fn replace(&self, ir: &mut Ir, value: Value, ty: Type) {
        ir.set_value_type(value, ty);
        ir.replace_op(self.op, &[value]);
    }

    fn constant(&mut self, ir: &mut Ir) {
        let ty = self.result_type(ir);
        if !ir.is_tensor(ty) {
            return;
        }
        let Some(value) = ir.attr(self.op, "value") else {
            return;
        };
        let module = self.module;
        let new = constant_tensor(&mut Builder::before(ir, self.op), module, ty, value);
        self.replace(ir, new, ty);
    }

    fn import(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let ir = &mut *cx.ir;
        let import = hal::TensorImport(self.op);
        if import.wait_fence(ir).is_some() || import.byte_offset(ir).is_some() {
            return Err(cx.error_on(
                self.op,
                "waits for a fence or has an offset, which needs an asynchronous execution model",
            ));
        }
        let source = import.source(ir);
        let ty = self.result_type(ir);
        let encoding = ir
            .attr(self.op, "target_encoding")
            .and_then(|a| ir.type_value(a))
            .unwrap_or(ty);
        if ir.is_ext_type(ir.value_type(source), "hal.buffer_view") {
            self.assert_view(cx, source, encoding)?;
        }
        let ir = &mut *cx.ir;
        let consume = ir.attr(self.op, "consume");
        let result = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let size = Self::size(&mut b, encoding);
        let encoding = b.ir.type_attr(encoding);
        let mut new = with_affinity(b.op(stream::TensorImport::KIND), self.affinity)
            .operands([source, size])
            .attr("result_encoding", encoding)
            .results([result]);
        if let Some(consume) = consume {
            new = new.attr("consume", consume);
        }
        let new = new.value();
        self.replace(ir, new, ty);
        Ok(())
    }

    /// Checks at run time that a view holds what the program expects.
    fn assert_view(&mut self, cx: &mut PassContext<'_>, view: Value, encoding: Type) -> PassResult {
        let element = cx.ir.element_type(encoding);
        if hal::element_type_value(cx.ir, element).is_none() {
            let text = crate::syntax::type_text(cx.ir, element);
            return Err(cx.error_on(
                self.op,
                format!("has elements of type `{text}`, which buffer views cannot hold"),
            ));
        }
        let ir = &mut *cx.ir;
        let message = ir
            .string_attr_of(self.op, "name")
            .unwrap_or("tensor")
            .to_owned();
        let message = ir.string_attr(&message);
        let shape = ir.shape(encoding).unwrap_or_default().to_vec();
        let element = ir.type_attr(element);
        let mut b = Builder::before(ir, self.op);
        let element = b.op(hal::ElementType::KIND).attr("type", element).value();
        let dense = b.op(hal::EncodingType::KIND).value();
        let mut operands = vec![view, element, dense];
        operands.extend(shape.iter().map(|&d| build::index(&mut b, d)));
        b.op(hal::BufferViewAssert::KIND)
            .operands(operands)
            .attr("message", message)
            .build();
        Ok(())
    }

    fn export(&mut self, ir: &mut Ir) {
        let source = ir.operand(self.op, 0);
        let target = self.result_type(ir);
        let encoding = ir
            .attr(self.op, "source_encoding")
            .and_then(|a| ir.type_value(a))
            .unwrap_or(ir.value_type(source));
        let mut b = Builder::before(ir, self.op);
        let size = Self::size(&mut b, encoding);
        let encoding = b.ir.type_attr(encoding);
        let new = with_affinity(b.op(stream::TensorExport::KIND), self.affinity)
            .operands([source, size])
            .attr("source_encoding", encoding)
            .results([target])
            .value();
        ir.replace_op(self.op, &[new]);
    }

    fn dispatch(&mut self, ir: &mut Ir) {
        let dispatch = flow::Dispatch(self.op);
        let workload = dispatch.workload(ir);
        let arguments = dispatch.arguments(ir);
        let entry_points = ir.attr(self.op, "entry_points");
        let tied = ir.attr(self.op, "tied_operands");
        let tensors: Vec<Type> = arguments
            .iter()
            .map(|&v| ir.value_type(v))
            .filter(|&ty| ir.is_tensor(ty))
            .collect();
        let results: Vec<Value> = ir.results(self.op).collect();
        let types: Vec<Type> = results.iter().map(|&v| ir.value_type(v)).collect();
        let new_type = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let zero = build::index(&mut b, 0);
        let sizes: Vec<Value> = tensors.iter().map(|&ty| Self::size(&mut b, ty)).collect();
        let offsets = vec![zero; sizes.len()];
        let result_sizes: Vec<Value> = types.iter().map(|&ty| Self::size(&mut b, ty)).collect();
        let mut new = with_affinity(b.op(stream::AsyncDispatch::KIND), self.affinity)
            .groups(&[
                &workload,
                &arguments,
                &sizes,
                &offsets,
                &sizes,
                &sizes,
                &result_sizes,
            ])
            .results(types.iter().map(|_| new_type));
        for (name, attr) in [("entry_points", entry_points), ("tied_operands", tied)] {
            if let Some(attr) = attr {
                new = new.attr(name, attr);
            }
        }
        let new = new.build();
        let values: Vec<Value> = ir.results(new).collect();
        for (&value, &ty) in values.iter().zip(&types) {
            ir.set_value_type(value, ty);
        }
        ir.replace_op(self.op, &values);
    }

    fn empty(&mut self, ir: &mut Ir) {
        let ty = self.result_type(ir);
        let result = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let size = Self::size(&mut b, ty);
        let encoding = b.ir.type_attr(ty);
        let new = with_affinity(b.op(stream::TensorEmpty::KIND), self.affinity)
            .operands([size])
            .attr("result_encoding", encoding)
            .results([result])
            .value();
        self.replace(ir, new, ty);
    }

    fn splat(&mut self, ir: &mut Ir) {
        let ty = self.result_type(ir);
        let value = ir.operand(self.op, 0);
        let result = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let size = Self::size(&mut b, ty);
        let encoding = b.ir.type_attr(ty);
        let new = with_affinity(b.op(stream::TensorSplat::KIND), self.affinity)
            .operands([value, size])
            .attr("result_encoding", encoding)
            .results([result])
            .value();
        self.replace(ir, new, ty);
    }

    /// The same bytes, perhaps in another shape.
    fn clone(&mut self, ir: &mut Ir) {
        let ty = self.result_type(ir);
        let source = ir.operand(self.op, 0);
        let from = ir.value_type(source);
        let result = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let size = Self::size(&mut b, ty);
        let (from, to) = (b.ir.type_attr(from), b.ir.type_attr(ty));
        let new = with_affinity(b.op(stream::TensorClone::KIND), self.affinity)
            .groups(&[&[source], &[], &[size], &[], &[size]])
            .attr("source_encoding", from)
            .attr("result_encoding", to)
            .results([result])
            .value();
        self.replace(ir, new, ty);
    }

    fn slice(&mut self, ir: &mut Ir) {
        let slice = flow::TensorSlice(self.op);
        let (source, starts, lengths) =
            (slice.source(ir), slice.start_indices(ir), slice.lengths(ir));
        let (from, ty) = (ir.value_type(source), self.result_type(ir));
        let result = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let (source_size, size) = (Self::size(&mut b, from), Self::size(&mut b, ty));
        let (from, to) = (b.ir.type_attr(from), b.ir.type_attr(ty));
        let new = with_affinity(b.op(stream::TensorSlice::KIND), self.affinity)
            .groups(&[
                &[source],
                &[],
                &[source_size],
                &starts,
                &lengths,
                &[],
                &[size],
            ])
            .attr("source_encoding", from)
            .attr("result_encoding", to)
            .results([result])
            .value();
        self.replace(ir, new, ty);
    }

    fn update(&mut self, ir: &mut Ir) {
        let update = flow::TensorUpdate(self.op);
        let (target, starts, source) = (
            update.target(ir),
            update.start_indices(ir),
            update.update(ir),
        );
        let (ty, from) = (ir.value_type(target), ir.value_type(source));
        let result = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let (size, source_size) = (Self::size(&mut b, ty), Self::size(&mut b, from));
        let (to, from) = (b.ir.type_attr(ty), b.ir.type_attr(from));
        let new = with_affinity(b.op(stream::TensorUpdate::KIND), self.affinity)
            .groups(&[
                &[target],
                &[],
                &[size],
                &starts,
                &[source],
                &[],
                &[source_size],
            ])
            .attr("target_encoding", to)
            .attr("update_encoding", from)
            .results([result])
            .value();
        self.replace(ir, new, ty);
    }

    fn load(&mut self, ir: &mut Ir) {
        let load = flow::TensorLoad(self.op);
        let (source, indices) = (load.source(ir), load.indices(ir));
        let (from, element) = (ir.value_type(source), self.result_type(ir));
        let staging = stream::resource_type(ir, stream::Lifetime::Staging);
        let mut b = Builder::before(ir, self.op);
        let size = Self::size(&mut b, from);
        // The host reads a copy that it can see.
        let copy = b
            .op(stream::AsyncTransfer::KIND)
            .operands([source, size, size])
            .results([staging])
            .value();
        let from = b.ir.type_attr(from);
        let new = b
            .op(stream::TensorLoad::KIND)
            .groups(&[&[copy], &[], &[size], &indices])
            .attr("source_encoding", from)
            .results([element])
            .value();
        ir.replace_op(self.op, &[new]);
    }

    /// An element that the host gives is a fill of one element.
    fn store(&mut self, ir: &mut Ir) {
        let store = flow::TensorStore(self.op);
        let (value, target, indices) = (store.value(ir), store.target(ir), store.indices(ir));
        let ty = ir.value_type(target);
        let result = resource(ir);
        let mut b = Builder::before(ir, self.op);
        let size = Self::size(&mut b, ty);
        let one = build::index(&mut b, 1);
        let lengths = vec![one; indices.len()];
        let encoding = b.ir.type_attr(ty);
        let new = with_affinity(b.op(stream::TensorFill::KIND), self.affinity)
            .groups(&[&[target], &[], &[size], &indices, &lengths, &[value]])
            .attr("target_encoding", encoding)
            .results([result])
            .value();
        self.replace(ir, new, ty);
    }
}

/// What a global holds is its own: a value that comes from it, or goes to it, by way of an op that states no sizes
/// is copied here, where the size is still known.
fn transfer_at_global(ir: &mut Ir, op: Op) {
    match ir.kind(op) {
        util::GlobalLoad::KIND => {
            let loaded = ir.result(op, 0);
            for u in ir.use_vec(loaded) {
                let hands_on = CARRIERS.contains(&ir.kind(u.op));
                // A store makes the copy itself.
                if hands_on && util::GlobalStore::of(ir, u.op).is_none() {
                    transfer_operand(ir, u.op, u.operand);
                }
            }
        }
        util::GlobalStore::KIND => {
            let made_here = ir
                .defining_op(ir.operand(op, 0))
                .is_some_and(|maker| !CARRIERS.contains(&ir.kind(maker)));
            if !made_here {
                transfer_operand(ir, op, 0);
            }
        }
        _ => {}
    }
}

/// Replaces a tensor operand by a copy.
fn transfer_operand(ir: &mut Ir, op: Op, operand: usize) {
    let source = ir.operand(op, operand);
    let ty = ir.value_type(source);
    if !ir.is_tensor(ty) {
        return;
    }
    let result = resource(ir);
    let mut b = Builder::before(ir, op);
    let size = Conversion::size(&mut b, ty);
    let copy = b
        .op(stream::AsyncTransfer::KIND)
        .operands([source, size, size])
        .results([result])
        .value();
    ir.set_value_type(copy, ty);
    ir.set_operand(op, operand, copy);
}

// --- executables --------------------------------------------------------------------------------------------

fn convert_executable(ir: &mut Ir, executable: Op) {
    for op in ir.walk(executable, WalkOrder::Post) {
        match ir.kind(op) {
            flow::Return::KIND => rename(ir, op, stream::Return::KIND),
            flow::ExecutableEnd::KIND => rename(ir, op, stream::ExecutableEnd::KIND),
            flow::ExecutableExport::KIND => rename(ir, op, stream::ExecutableExport::KIND),
            flow::DispatchWorkgroupId::KIND => rename(ir, op, stream::DispatchWorkgroupId::KIND),
            flow::DispatchWorkgroupCount::KIND => {
                rename(ir, op, stream::DispatchWorkgroupCount::KIND);
            }
            flow::DispatchWorkgroupSize::KIND => {
                rename(ir, op, stream::DispatchWorkgroupSize::KIND);
            }
            func::Func::KIND => convert_device_function(ir, op),
            _ => {}
        }
    }
    rename(ir, executable, stream::Executable::KIND);
}

/// Replaces `op` by an op of another kind with the same operands, results, attributes and regions.
fn rename(ir: &mut Ir, op: Op, kind: OpKind) {
    let types: Vec<Type> = ir.results(op).map(|v| ir.value_type(v)).collect();
    let (props, attrs) = (ir.props(op), ir.attrs(op));
    let operands = ir.operand_vec(op);
    let mut b = Builder::before(ir, op);
    let mut regions = Vec::new();
    for region in b.ir.regions(op).to_vec() {
        let moved = b.ir.new_region();
        b.ir.move_blocks(region, moved, None);
        regions.push(moved);
    }
    let mut new = b.op(kind).operands(operands).results(types);
    for region in regions {
        new = new.region(region);
    }
    let new = new.build();
    ir.set_props(new, props);
    ir.set_attrs(new, attrs);
    let results: Vec<Value> = ir.results(new).collect();
    ir.replace_op(op, &results);
}

/// Dispatch tensors that a device function takes become bindings, viewed as those tensors inside.
fn convert_device_function(ir: &mut Ir, function: Op) {
    let Some(entry) = ir.first_block(ir.region(function, 0)) else {
        return;
    };
    let binding = ir.ext_type("stream.binding", &[]);
    let loc = ir.op_loc(function);
    let start = match ir.first_op(entry) {
        Some(first) => InsertPoint::Before(first),
        None => InsertPoint::End(entry),
    };
    let mut zero = None;
    for arg in ir.block_args(entry).to_vec() {
        let ty = ir.value_type(arg);
        if iree_tensor_ext::DispatchTensor::of(ir, ty).is_none() {
            continue;
        }
        let mut b = Builder::new(ir, start, loc);
        let offset = *zero.get_or_insert_with(|| build::index(&mut b, 0));
        let view = b
            .op(stream::BindingSubspan::KIND)
            .operands([arg, offset])
            .results([ty])
            .value();
        let maker = b.ir.defining_op(view);
        ir.replace_uses_if(arg, view, |_, u| Some(u.op) != maker);
        ir.set_value_type(arg, binding);
    }
    let inputs: Vec<Type> = ir
        .block_args(entry)
        .iter()
        .map(|&v| ir.value_type(v))
        .collect();
    let ty = ir.function_type(&inputs, &[]);
    let ty = ir.type_attr(ty);
    ir.set_attr(function, "function_type", ty);
}
