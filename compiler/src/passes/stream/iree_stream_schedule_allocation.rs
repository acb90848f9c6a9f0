//! `iree-stream-schedule-allocation`: work by value becomes commands on memory that is allocated for it.
//!
//! A value that leaves a region of work gets an allocation of its own, with the lifetime of the value. Values that
//! stay inside share one transient allocation, where two may lie at one place if the one is dead before the other
//! is made. A result that is an operand written in place lies where the operand lies.

use rustc_hash::FxHashMap;

use super::build::{self, default_affinity};
use super::resources::{is_resource, result_sizes, tied_pairs};
use crate::dialects::stream::{
    self, Access, AsyncAlloca, AsyncClone, AsyncConstant, AsyncCopy, AsyncDispatch, AsyncExecute,
    AsyncFill, AsyncLoad, AsyncSlice, AsyncSplat, AsyncTransfer, AsyncUpdate, Lifetime,
};
use crate::ir::{Attr, Builder, InsertPoint, Ir, Op, Value, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-schedule-allocation",
    summary: "allocate resources and lower work to commands on them",
    anchor: Anchor::Module,
    run: |cx, module| {
        for op in cx.ir.walk(module, WalkOrder::Pre) {
            match cx.ir.kind(op) {
                AsyncExecute::KIND => lower_execute(cx, module, op)?,
                AsyncConstant::KIND => lower_constant(cx.ir, module, op),
                AsyncLoad::KIND => lower_load(cx.ir, op),
                _ => {}
            }
        }
        Ok(())
    },
};

fn with_affinity(ir: &mut Ir, op: Op, affinity: Option<Attr>) {
    if let Some(affinity) = affinity {
        ir.set_attr(op, "affinity", affinity);
    }
}

fn lower_constant(ir: &mut Ir, module: Op, op: Op) {
    let Some(value) = ir.attr(op, "value") else {
        return;
    };
    let affinity = ir
        .attr(op, "affinity")
        .or_else(|| default_affinity(ir, module));
    let size = AsyncConstant(op).result_size(ir);
    let ty = ir.value_type(ir.result(op, 0));
    let timepoint = stream::timepoint_type(ir);
    let mut b = Builder::before(ir, op);
    let values = b.ir.array_attr(&[value]);
    let constants = b
        .op(stream::ResourceConstants::KIND)
        .operands([size])
        .attr("values", values)
        .results([ty, timepoint])
        .build();
    let (resource, reached) = (b.ir.result(constants, 0), b.ir.result(constants, 1));
    let ready = b
        .op(stream::TimepointAwait::KIND)
        .groups(&[&[resource], &[size], &[reached]])
        .results([ty])
        .value();
    with_affinity(ir, constants, affinity);
    ir.replace_op(op, &[ready]);
}

fn lower_load(ir: &mut Ir, op: Op) {
    let operands = ir.operand_vec(op);
    let ty = ir.value_type(ir.result(op, 0));
    let new = Builder::before(ir, op)
        .op(stream::ResourceLoad::KIND)
        .operands(operands)
        .results([ty])
        .value();
    ir.replace_op(op, &[new]);
}

// --- storage ------------------------------------------------------------------------------------------------

/// The memory that a value of a region lies in.
#[derive(Clone, Debug)]
struct Storage {
    size: Value,
    /// Position of the first op that makes it, and of the last that uses it.
    live: (usize, usize),
    home: Home,
}

/// Who allocates a storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Home {
    /// It is captured: argument `.0` of the region.
    Captured(usize),
    /// It leaves the region as result `.0`.
    Result(usize),
    /// It is a slice of the transient allocation.
    Slice,
}

/// Storages of a region, and where each value lies.
struct Plan {
    storages: Vec<Storage>,
    of: FxHashMap<Value, usize>,
    /// The storage of each result of the region.
    results: Vec<usize>,
}

fn plan(ir: &Ir, execute: Op) -> Plan {
    let body = ir.body_block(execute);
    let mut plan = Plan {
        storages: Vec::new(),
        of: FxHashMap::default(),
        results: Vec::new(),
    };
    let sizes = AsyncExecute(execute).resource_operand_sizes(ir);
    for (i, (&argument, &size)) in ir.block_args(body).iter().zip(&sizes).enumerate() {
        plan.of.insert(argument, plan.storages.len());
        plan.storages.push(Storage {
            size,
            live: (0, 0),
            home: Home::Captured(i),
        });
    }
    for (at, op) in ir.block_ops(body).enumerate() {
        for operand in ir.operand_vec(op) {
            if let Some(&storage) = plan.of.get(&operand) {
                plan.storages[storage].live.1 = at;
            }
        }
        let tied = tied_pairs(ir, op);
        for (i, (result, size)) in ir.results(op).zip(result_sizes(ir, op)).enumerate() {
            let target = tied
                .iter()
                .find(|(r, _)| *r == i)
                .and_then(|&(_, operand)| plan.of.get(&ir.operand(op, operand)).copied());
            let storage = target.unwrap_or_else(|| {
                plan.storages.push(Storage {
                    size,
                    live: (at, at),
                    home: Home::Slice,
                });
                plan.storages.len() - 1
            });
            plan.of.insert(result, storage);
        }
    }
    let yielded = ir.operand_vec(ir.terminator(body));
    for (i, value) in yielded[..yielded.len() / 2].iter().enumerate() {
        let storage = plan.of[value];
        if plan.storages[storage].home == Home::Slice {
            plan.storages[storage].home = Home::Result(i);
        }
        plan.results.push(storage);
    }
    plan
}

// --- lowering -----------------------------------------------------------------------------------------------

/// A range of an argument of the command region.
#[derive(Clone, Copy)]
struct Place {
    resource: Value,
    size: Value,
    offset: Value,
}

fn lower_execute(cx: &mut PassContext<'_>, module: Op, execute: Op) -> PassResult {
    let plan = plan(cx.ir, execute);
    let ir = &mut *cx.ir;
    let affinity = ir
        .attr(execute, "affinity")
        .or_else(|| default_affinity(ir, module));
    let timepoint_type = stream::timepoint_type(ir);
    let once = ir
        .parent_op(execute)
        .is_some_and(|p| crate::dialects::util::Initializer::of(ir, p).is_some());
    let before = AsyncExecute(execute).await_timepoint(ir);
    let mut operands = AsyncExecute(execute).resource_operands(ir);
    let mut sizes = AsyncExecute(execute).resource_operand_sizes(ir);
    let result_types: Vec<_> = AsyncExecute(execute)
        .results(ir)
        .into_iter()
        .map(|v| ir.value_type(v))
        .collect();
    let mut waits: Vec<Value> = Vec::new();
    let mut b = Builder::before(ir, execute);
    let zero = build::index(&mut b, 0);

    // Allocations: results first, then the transient one.
    let allocate = |b: &mut Builder<'_>, ty, size: Value, waits: &mut Vec<Value>| -> Value {
        let new = b
            .op(stream::ResourceAlloca::KIND)
            .operands([size])
            .operands(before)
            .results([ty, timepoint_type])
            .build();
        with_affinity(b.ir, new, affinity);
        waits.push(b.ir.result(new, 1));
        b.ir.result(new, 0)
    };
    let mut home: FxHashMap<usize, (usize, Value)> = FxHashMap::default();
    for (i, storage) in plan.storages.iter().enumerate() {
        match storage.home {
            Home::Captured(at) => {
                home.insert(i, (at, zero));
            }
            Home::Result(result) => {
                let ty = result_types[result];
                let resource = allocate(&mut b, ty, storage.size, &mut waits);
                home.insert(i, (operands.len(), zero));
                operands.push(resource);
                sizes.push(storage.size);
            }
            Home::Slice => {}
        }
    }
    let slices: Vec<usize> = (0..plan.storages.len())
        .filter(|&i| plan.storages[i].home == Home::Slice)
        .collect();
    let mut transient = None;
    if !slices.is_empty() {
        let (total, offsets) = pack(&mut b, &plan, &slices, affinity);
        let ty = stream::resource_type(b.ir, Lifetime::Transient);
        let resource = allocate(&mut b, ty, total, &mut waits);
        for (&slice, offset) in slices.iter().zip(offsets) {
            home.insert(slice, (operands.len(), offset));
        }
        operands.push(resource);
        sizes.push(total);
        transient = Some((resource, total));
    }
    let start = match waits[..] {
        [] => before,
        [one] => Some(one),
        _ => Some(
            b.op(stream::TimepointJoin::KIND)
                .operands(waits.iter().copied())
                .value(),
        ),
    };

    // Commands.
    let types: Vec<_> = operands.iter().map(|&v| b.ir.value_type(v)).collect();
    let loc = b.loc;
    let (region, body) = b.ir.new_region_with_block(&types, loc);
    let arguments = b.ir.block_args(body).to_vec();
    let place_of = |value: Value| -> Option<Place> {
        let &(at, offset) = home.get(plan.of.get(&value)?)?;
        Some(Place {
            resource: arguments[at],
            size: sizes[at],
            offset,
        })
    };
    let source = b.ir.body_block(execute);
    let work: Vec<Op> = b.ir.block_ops(source).collect();
    let mut commands = Builder::new(&mut *b.ir, InsertPoint::End(body), loc);
    for &op in &work[..work.len() - 1] {
        commands.loc = commands.ir.op_loc(op);
        let mut work = Commands {
            b: &mut commands,
            execute,
            zero,
        };
        work.lower(op, &place_of);
    }
    commands.op(stream::Yield::KIND).build();

    let group: Vec<Value> = start.into_iter().collect();
    let unit = b.ir.unit_attr();
    let new = b
        .op(stream::CmdExecute::KIND)
        .groups(&[&operands, &sizes, &group])
        .results([timepoint_type])
        .region(region)
        .build();
    with_affinity(b.ir, new, affinity);
    if once {
        b.ir.set_attr(new, "once", unit);
    }
    let mut reached = b.ir.result(new, 0);
    if let Some((resource, size)) = transient {
        let free = b
            .op(stream::ResourceDealloca::KIND)
            .operands([resource, size, reached])
            .results([timepoint_type])
            .build();
        with_affinity(b.ir, free, affinity);
        reached = b.ir.result(free, 0);
    }
    let mut values: Vec<Value> = plan
        .results
        .iter()
        .map(|storage| operands[home[storage].0])
        .collect();
    values.push(reached);
    ir.replace_op(execute, &values);
    Ok(())
}

/// Places for the slices of a transient allocation, and its size.
fn pack(
    b: &mut Builder<'_>,
    plan: &Plan,
    slices: &[usize],
    affinity: Option<Attr>,
) -> (Value, Vec<Value>) {
    let index = b.ir.index_type();
    let sizes: Vec<Value> = slices.iter().map(|&i| plan.storages[i].size).collect();
    let mut bounds = Vec::new();
    for &i in slices {
        let (from, to) = plan.storages[i].live;
        for at in [from, to] {
            bounds.push(b.ir.index_attr(i64::try_from(at).unwrap_or(i64::MAX)));
        }
    }
    let intervals = b.ir.array_attr(&bounds);
    let pack = b
        .op(stream::ResourcePack::KIND)
        .groups(&[&[], &sizes])
        .attr("lifetime_intervals", intervals)
        .results(vec![index; sizes.len() + 1])
        .build();
    with_affinity(b.ir, pack, affinity);
    let mut results: Vec<Value> = b.ir.results(pack).collect();
    let total = results.remove(0);
    (total, results)
}

fn is_zero(ir: &Ir, value: Value) -> bool {
    ir.constant_int(value) == Some(0)
}

/// Commands under construction. Offsets are computed on the host, in front of the region.
struct Commands<'b, 'a> {
    b: &'b mut Builder<'a>,
    execute: Op,
    zero: Value,
}

impl Commands<'_, '_> {
    fn offset_by(&mut self, place: Place, offset: Value) -> Value {
        let mut host = Builder::before(self.b.ir, self.execute);
        build::add(&mut host, place.offset, offset)
    }

    fn fill(&mut self, target: Place, offset: Value, length: Value, pattern: Value) {
        if is_zero(self.b.ir, length) {
            return;
        }
        let offset = self.offset_by(target, offset);
        self.b
            .op(stream::CmdFill::KIND)
            .operands([target.resource, target.size, offset, length, pattern])
            .build();
    }

    fn copy(&mut self, source: (Place, Value), target: (Place, Value), length: Value) {
        if is_zero(self.b.ir, length) {
            return;
        }
        let from = self.offset_by(source.0, source.1);
        let to = self.offset_by(target.0, target.1);
        self.b
            .op(stream::CmdCopy::KIND)
            .operands([
                source.0.resource,
                source.0.size,
                from,
                target.0.resource,
                target.0.size,
                to,
                length,
            ])
            .build();
    }

    fn lower(&mut self, op: Op, place_of: &dyn Fn(Value) -> Option<Place>) {
        let ir = &*self.b.ir;
        let zero = self.zero;
        let result = ir.results(op).next().and_then(place_of);
        match (ir.kind(op), result) {
            (AsyncDispatch::KIND, _) => self.dispatch(op, place_of),
            // Contents that are not defined need no command.
            (AsyncAlloca::KIND, _) | (_, None) => {}
            (AsyncSplat::KIND, Some(target)) => {
                let (pattern, size) = (AsyncSplat(op).value(ir), AsyncSplat(op).result_size(ir));
                self.fill(target, zero, size, pattern);
            }
            (AsyncFill::KIND, Some(target)) => {
                let work = AsyncFill(op);
                let (offset, length) = (work.target_offset(ir), work.target_length(ir));
                let pattern = work.value(ir);
                self.fill(target, offset, length, pattern);
            }
            (AsyncClone::KIND | AsyncTransfer::KIND, Some(target)) => {
                let (source, size) = (ir.operand(op, 0), ir.operand(op, 2));
                if let Some(source) = place_of(source) {
                    self.copy((source, zero), (target, zero), size);
                }
            }
            (AsyncSlice::KIND, Some(target)) => {
                let work = AsyncSlice(op);
                let (offset, size) = (work.source_offset(ir), work.result_size(ir));
                if let Some(source) = place_of(work.source(ir)) {
                    self.copy((source, offset), (target, zero), size);
                }
            }
            (AsyncUpdate::KIND, Some(target)) => {
                let work = AsyncUpdate(op);
                let (offset, size) = (work.target_offset(ir), work.update_size(ir));
                if let Some(source) = place_of(work.update(ir)) {
                    self.copy((source, zero), (target, offset), size);
                }
            }
            (AsyncCopy::KIND, Some(target)) => {
                let work = AsyncCopy(op);
                let (to, from) = (work.target_offset(ir), work.source_offset(ir));
                let length = work.length(ir);
                if let Some(source) = place_of(work.source(ir)) {
                    self.copy((source, from), (target, to), length);
                }
            }
            _ => {}
        }
    }

    /// Device code takes the ranges of its operands, then those of results that are no operands.
    fn dispatch(&mut self, op: Op, place_of: &dyn Fn(Value) -> Option<Place>) {
        let ir = &*self.b.ir;
        let work = AsyncDispatch(op);
        let workload = work.workload(ir);
        let first = ir.operand_range(op, 1).start;
        let tied = tied_pairs(ir, op);
        let mut ranges = work
            .resource_operand_offsets(ir)
            .into_iter()
            .zip(work.resource_operand_lengths(ir));
        let mut uniforms = Vec::new();
        let mut bindings: Vec<(Place, Value, Value, Access)> = Vec::new();
        for (i, operand) in work.resource_operands(ir).into_iter().enumerate() {
            if !is_resource(ir, operand) {
                uniforms.push(operand);
                continue;
            }
            let (Some(place), Some((offset, length))) = (place_of(operand), ranges.next()) else {
                continue;
            };
            let written = tied.iter().any(|&(_, at)| at == first + i);
            let access = match written {
                true => Access::READ_WRITE,
                false => Access::READ,
            };
            bindings.push((place, offset, length, access));
        }
        let result_sizes = work.result_sizes(ir);
        for (i, (result, size)) in ir.results(op).zip(result_sizes).enumerate() {
            let in_place = tied.iter().any(|&(r, _)| r == i);
            if let Some(place) = place_of(result).filter(|_| !in_place) {
                bindings.push((place, self.zero, size, Access::WRITE));
            }
        }
        let resources: Vec<Value> = bindings.iter().map(|(p, ..)| p.resource).collect();
        let sizes: Vec<Value> = bindings.iter().map(|(p, ..)| p.size).collect();
        let lengths: Vec<Value> = bindings.iter().map(|&(_, _, n, _)| n).collect();
        let offsets: Vec<Value> = bindings
            .iter()
            .map(|&(place, offset, ..)| self.offset_by(place, offset))
            .collect();
        let b = &mut *self.b;
        let accesses: Vec<Attr> = bindings
            .iter()
            .map(|(.., access)| b.ir.i32_attr(access.0))
            .collect();
        let accesses = b.ir.array_attr(&accesses);
        let entry_points = b.ir.attr(op, "entry_points");
        let mut new = b
            .op(stream::CmdDispatch::KIND)
            .groups(&[&workload, &uniforms, &resources, &sizes, &offsets, &lengths])
            .attr("resource_accesses", accesses);
        if let Some(entry_points) = entry_points {
            new = new.attr("entry_points", entry_points);
        }
        new.build();
    }
}
