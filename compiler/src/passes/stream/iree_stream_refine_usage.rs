//! `iree-stream-refine-usage`: every resource gets the lifetime that its uses ask for.
//!
//! Values that control flow, calls or in-place writes join are one resource and share a lifetime. A value that
//! leaves one kind of storage for another (a global that is returned, an argument that is stored) is copied at the
//! border, so that what the program keeps and what the caller holds never share memory.

use rustc_hash::FxHashMap;

use super::build;
use super::resources::{is_resource, is_streamable, known_size, lifetime, tied_pairs};
use crate::dialects::stream::{self, Lifetime};
use crate::dialects::{arith, cf, scf, util};
use crate::ir::{Block, Builder, Ir, Op, Type, Value, WalkOrder, symbols};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-refine-usage",
    summary: "derive the lifetimes of resources from their uses",
    anchor: Anchor::Module,
    run: |cx, module| {
        set_global_lifetimes(cx.ir, module);
        insert_transfers(cx, module)?;
        let mut usage = Usage::default();
        for op in cx.ir.walk(module, WalkOrder::Pre) {
            usage.visit(cx.ir, op);
        }
        usage.apply(cx.ir);
        for op in cx.ir.body_ops(module) {
            if util::Func::of(cx.ir, op).is_some() {
                refresh_signature(cx.ir, op);
            }
        }
        Ok(())
    },
};

fn global_lifetime(ir: &Ir, global: Op) -> Option<Lifetime> {
    let ty = ir.type_value(ir.attr(global, "type")?)?;
    stream::resource_lifetime(ir, ty)?;
    Some(match ir.has_attr(global, "is_mutable") {
        true => Lifetime::Variable,
        false => Lifetime::Constant,
    })
}

fn set_global_lifetimes(ir: &mut Ir, module: Op) {
    for op in ir.body_ops(module) {
        if let Some(lifetime) = util::Global::of(ir, op).and_then(|_| global_lifetime(ir, op)) {
            let ty = stream::resource_type(ir, lifetime);
            let ty = ir.type_attr(ty);
            ir.set_attr(op, "type", ty);
        }
    }
}

/// The lifetime of the global that a load or store names.
fn accessed_lifetime(ir: &Ir, op: Op) -> Option<Lifetime> {
    let global = symbols::resolve(ir, op, ir.attr(op, "global")?)?;
    global_lifetime(ir, global)
}

// --- borders ------------------------------------------------------------------------------------------------

fn insert_transfers(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    for op in cx.ir.walk(module, WalkOrder::Pre) {
        match cx.ir.kind(op) {
            util::GlobalLoad::KIND | stream::AsyncConstant::KIND => transfer_uses(cx, op)?,
            util::GlobalStore::KIND => transfer_stored(cx, op)?,
            _ => {}
        }
    }
    Ok(())
}

fn transfer(
    cx: &mut PassContext<'_>,
    source: Value,
    before: Op,
) -> Result<Value, crate::pass::Failed> {
    let Some(bytes) = known_size(cx.ir, source) else {
        return Err(cx.error_on(before, "takes a resource whose size is not known"));
    };
    let ty = stream::resource_type(cx.ir, Lifetime::Unknown);
    let mut b = Builder::before(cx.ir, before);
    let size = build::index(&mut b, bytes);
    Ok(b.op(stream::AsyncTransfer::KIND)
        .operands([source, size, size])
        .results([ty])
        .value())
}

/// What a global or constant holds is copied for every use that is not device work. The store of a constant into
/// an immutable global hands it on as it is.
fn transfer_uses(cx: &mut PassContext<'_>, op: Op) -> PassResult {
    let source = cx.ir.result(op, 0);
    if !is_resource(cx.ir, source) {
        return Ok(());
    }
    for u in cx.ir.use_vec(source) {
        let stored = util::GlobalStore::of(cx.ir, u.op).is_some();
        if is_streamable(cx.ir, u.op) || stored {
            continue;
        }
        let copy = transfer(cx, source, u.op)?;
        cx.ir.set_operand(u.op, u.operand, copy);
    }
    Ok(())
}

/// A stored value is the global's own: made by device work and used nowhere else, or a copy.
fn transfer_stored(cx: &mut PassContext<'_>, store: Op) -> PassResult {
    let ir = &*cx.ir;
    let value = util::GlobalStore(store).value(ir);
    if !is_resource(ir, value) {
        return Ok(());
    }
    let maker = ir.defining_op(value);
    let fresh = ir.has_one_use(value)
        && maker.is_some_and(|m| {
            let constant = ir.kind(m) == stream::AsyncConstant::KIND
                && accessed_lifetime(ir, store) == Some(Lifetime::Constant);
            constant || is_streamable(ir, m) && ir.parent_block(m) == ir.parent_block(store)
        });
    if !fresh {
        let copy = transfer(cx, value, store)?;
        cx.ir.set_operand(store, 0, copy);
    }
    Ok(())
}

// --- classes ------------------------------------------------------------------------------------------------

/// Resources that are one, and what is asked of them.
#[derive(Default)]
struct Usage {
    ids: FxHashMap<Value, usize>,
    values: Vec<Value>,
    parents: Vec<usize>,
    asked: Vec<Option<Lifetime>>,
}

/// Of two demands the one that the other can live with: what the caller sees must be external.
fn stronger(a: Option<Lifetime>, b: Option<Lifetime>) -> Option<Lifetime> {
    let rank = |l: &Lifetime| match l {
        Lifetime::External => 4,
        Lifetime::Staging => 3,
        Lifetime::Variable => 2,
        Lifetime::Constant => 1,
        Lifetime::Transient | Lifetime::Unknown => 0,
    };
    [a, b].into_iter().flatten().max_by_key(rank)
}

impl Usage {
    fn id(&mut self, value: Value) -> usize {
        *self.ids.entry(value).or_insert_with(|| {
            self.values.push(value);
            self.parents.push(self.parents.len());
            self.asked.push(None);
            self.parents.len() - 1
        })
    }

    fn root(&mut self, mut id: usize) -> usize {
        while self.parents[id] != id {
            self.parents[id] = self.parents[self.parents[id]];
            id = self.parents[id];
        }
        id
    }

    fn join(&mut self, ir: &Ir, a: Value, b: Value) {
        if !is_resource(ir, a) || !is_resource(ir, b) {
            return;
        }
        let (a, b) = (self.id(a), self.id(b));
        let (a, b) = (self.root(a), self.root(b));
        self.parents[b] = a;
        self.asked[a] = stronger(self.asked[a], self.asked[b]);
    }

    fn join_all(
        &mut self,
        ir: &Ir,
        a: impl IntoIterator<Item = Value>,
        b: impl IntoIterator<Item = Value>,
    ) {
        for (a, b) in a.into_iter().zip(b) {
            self.join(ir, a, b);
        }
    }

    fn ask(&mut self, ir: &Ir, value: Value, lifetime: Lifetime) {
        if is_resource(ir, value) {
            let id = self.id(value);
            let root = self.root(id);
            self.asked[root] = stronger(self.asked[root], Some(lifetime));
        }
    }

    fn visit(&mut self, ir: &Ir, op: Op) {
        for result in ir.results(op) {
            if is_resource(ir, result) {
                self.id(result);
                // A lifetime that is stated already stays.
                let stated = lifetime(ir, result);
                if stated != Lifetime::Unknown {
                    self.ask(ir, result, stated);
                }
            }
        }
        for (result, operand) in tied_pairs(ir, op) {
            self.join(ir, ir.result(op, result), ir.operand(op, operand));
        }
        match ir.kind(op) {
            stream::TensorImport::KIND => self.ask(ir, ir.result(op, 0), Lifetime::External),
            stream::TensorExport::KIND => self.ask(ir, ir.operand(op, 0), Lifetime::External),
            stream::AsyncConstant::KIND => self.ask(ir, ir.result(op, 0), Lifetime::Constant),
            util::GlobalLoad::KIND => {
                if let Some(lifetime) = accessed_lifetime(ir, op) {
                    self.ask(ir, ir.result(op, 0), lifetime);
                }
            }
            util::GlobalStore::KIND => {
                if let Some(lifetime) = accessed_lifetime(ir, op) {
                    self.ask(ir, ir.operand(op, 0), lifetime);
                }
            }
            util::Call::KIND => self.visit_call(ir, op),
            _ => self.visit_control_flow(ir, op),
        }
    }

    /// Arguments and results of a call belong to no function alone.
    fn visit_call(&mut self, ir: &Ir, call: Op) {
        let callee = ir
            .attr(call, "callee")
            .and_then(|c| symbols::resolve(ir, call, c));
        let Some(callee) = callee else { return };
        let body = ir.region(callee, 0);
        if let Some(entry) = ir.first_block(body) {
            self.join_all(ir, ir.operand_vec(call), ir.block_args(entry).to_vec());
        }
        for block in ir.region_blocks(body).collect::<Vec<_>>() {
            if let Some(end) = ir.last_op(block)
                && util::Return::of(ir, end).is_some()
            {
                self.join_all(ir, ir.results(call), ir.operand_vec(end));
            }
        }
        for value in ir.operand_vec(call).into_iter().chain(ir.results(call)) {
            self.ask(ir, value, Lifetime::External);
        }
    }

    fn visit_control_flow(&mut self, ir: &Ir, op: Op) {
        let yielded = |region: usize| -> Vec<Value> {
            ir.regions(op)
                .get(region)
                .and_then(|&r| ir.last_block(r))
                .and_then(|block| ir.last_op(block))
                .map_or_else(Vec::new, |end| ir.operand_vec(end))
        };
        let arguments = |region: usize| -> Vec<Value> {
            ir.regions(op)
                .get(region)
                .and_then(|&r| ir.first_block(r))
                .map_or_else(Vec::new, |block| ir.block_args(block).to_vec())
        };
        match ir.kind(op) {
            scf::For::KIND => {
                let carried = arguments(0).split_off(1);
                self.join_all(ir, carried.clone(), scf::For(op).init_args(ir));
                self.join_all(ir, carried.clone(), yielded(0));
                self.join_all(ir, carried, ir.results(op));
            }
            scf::While::KIND => {
                // The first operand of the condition is the condition.
                let handed = yielded(0).split_off(1);
                self.join_all(ir, arguments(0), ir.operand_vec(op));
                self.join_all(ir, arguments(0), yielded(1));
                self.join_all(ir, handed.clone(), arguments(1));
                self.join_all(ir, handed, ir.results(op));
            }
            scf::If::KIND | scf::IndexSwitch::KIND | scf::ExecuteRegion::KIND => {
                for region in 0..ir.region_count(op) {
                    self.join_all(ir, ir.results(op), yielded(region));
                }
            }
            arith::Select::KIND => {
                self.join(ir, ir.result(op, 0), ir.operand(op, 1));
                self.join(ir, ir.result(op, 0), ir.operand(op, 2));
            }
            util::OptimizationBarrier::KIND => {
                self.join_all(ir, ir.results(op), ir.operand_vec(op));
            }
            cf::Branch::KIND | cf::CondBranch::KIND | cf::Switch::KIND => {
                for (i, block) in ir.successors(op).enumerate().collect::<Vec<_>>() {
                    let passed: Vec<Value> = ir
                        .successor_operands(op, i)
                        .map(|at| ir.operand(op, at))
                        .collect();
                    self.join_all(ir, ir.block_args(block).to_vec(), passed);
                }
            }
            _ => {}
        }
        for region in ir.regions(op).to_vec() {
            for block in ir.region_blocks(region).collect::<Vec<Block>>() {
                for arg in ir.block_args(block).to_vec() {
                    if is_resource(ir, arg) {
                        self.id(arg);
                    }
                }
            }
        }
    }

    fn apply(&mut self, ir: &mut Ir) {
        for (id, value) in self.values.clone().into_iter().enumerate() {
            if lifetime(ir, value) == Lifetime::Unknown {
                let root = self.root(id);
                let ty = self.asked[root].unwrap_or(Lifetime::Transient);
                let ty = stream::resource_type(ir, ty);
                ir.set_value_type(value, ty);
            }
        }
    }
}

/// The types of a function follow its arguments and what it returns.
fn refresh_signature(ir: &mut Ir, function: Op) {
    let body = ir.region(function, 0);
    let Some(entry) = ir.first_block(body) else {
        return;
    };
    let types = |ir: &Ir, values: &[Value]| -> Vec<Type> {
        values.iter().map(|&v| ir.value_type(v)).collect()
    };
    let inputs = types(ir, ir.block_args(entry));
    let returned = ir
        .region_blocks(body)
        .collect::<Vec<_>>()
        .into_iter()
        .find_map(|block| {
            let end = ir.last_op(block)?;
            util::Return::of(ir, end)?;
            Some(types(ir, &ir.operand_vec(end)))
        });
    let Some(results) = returned else { return };
    let ty = ir.function_type(&inputs, &results);
    let ty = ir.type_attr(ty);
    ir.set_attr(function, "function_type", ty);
}
