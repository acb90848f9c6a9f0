//! `convert-scf-to-cf`: structured control flow as blocks and branches.
//!
//! Loops come out rotated: the condition is tested once before the loop and then at its end, so that an
//! iteration takes one branch.

use crate::dialects::{arith, cf, scf};
use crate::ir::{Block, Builder, InsertPoint, Ir, Mapping, Op, OpKind, Type, Value, WalkOrder};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "convert-scf-to-cf",
    summary: "lower structured control flow to branches between blocks",
    anchor: Anchor::Module,
    run: |cx, root| {
        // Inner ops first: a region that is inlined must hold no structured op that still needs its parent.
        for op in cx.ir.walk(root, WalkOrder::Post) {
            let ir = &mut *cx.ir;
            match ir.kind(op) {
                scf::For::KIND => lower_for(ir, op),
                scf::If::KIND => lower_if(ir, op),
                scf::While::KIND => lower_while(ir, op),
                scf::IndexSwitch::KIND => lower_index_switch(ir, op),
                scf::ExecuteRegion::KIND => lower_execute_region(ir, op),
                _ => {}
            }
        }
        Ok(())
    },
};

/// Splits the block of `op` after it. Returns the block before and the block after, which takes the results.
fn split_around(ir: &mut Ir, op: Op) -> (Block, Block) {
    let before = ir
        .parent_block(op)
        .expect("an op that is lowered stands in a block");
    let loc = ir.op_loc(op);
    let rest = match ir.next_op(op) {
        Some(next) => ir.split_block(next),
        None => ir.insert_block_after(before),
    };
    let results: Vec<Value> = ir.results(op).collect();
    for result in results {
        let ty = ir.value_type(result);
        let arg = ir.add_block_arg(rest, ty, loc);
        ir.replace_all_uses(result, arg);
    }
    (before, rest)
}

/// Moves the blocks of region `i` of `op` before `before` and returns the first and the last of them.
fn inline_region(ir: &mut Ir, op: Op, i: usize, before: Block) -> Option<(Block, Block)> {
    let region = ir.region(op, i);
    let first = ir.first_block(region)?;
    let last = ir.last_block(region)?;
    let home = ir.block_region(before)?;
    ir.move_blocks(region, home, Some(before));
    Some((first, last))
}

fn branch(ir: &mut Ir, at: Block, like: Op, target: Block, operands: Vec<Value>) {
    let loc = ir.op_loc(like);
    Builder::at_end(ir, at, loc)
        .op(cf::Branch::KIND)
        .operands(operands)
        .successors([target])
        .build();
}

fn cond_branch(
    ir: &mut Ir,
    at: Block,
    like: Op,
    condition: Value,
    on_true: (Block, &[Value]),
    on_false: (Block, &[Value]),
) {
    let loc = ir.op_loc(like);
    Builder::at_end(ir, at, loc)
        .op(cf::CondBranch::KIND)
        .groups(&[&[condition], on_true.1, on_false.1])
        .successors([on_true.0, on_false.0])
        .build();
}

/// Replaces the terminator of `block` by a branch that passes its operands on.
fn yield_to(ir: &mut Ir, block: Block, target: Block) {
    let terminator = ir.terminator(block);
    let values = ir.operand_vec(terminator);
    branch(ir, block, terminator, target, values);
    ir.erase(terminator);
}

fn lower_for(ir: &mut Ir, op: Op) {
    let view = scf::For(op);
    let (lower, upper, step) = (view.lower_bound(ir), view.upper_bound(ir), view.step(ir));
    let predicate = if ir.has_attr(op, "unsignedCmp") {
        "ult"
    } else {
        "slt"
    };
    let inits: Vec<Value> = ir.operands(op).skip(3).collect();
    let (before, rest) = split_around(ir, op);
    let Some((body, last)) = inline_region(ir, op, 0, rest) else {
        return;
    };
    // Before the loop: enter it if the first index is in range.
    let starts: Vec<Value> = std::iter::once(lower)
        .chain(inits.iter().copied())
        .collect();
    if predicate == "slt" && is_above(ir, upper, lower) {
        branch(ir, before, op, body, starts);
    } else {
        let enters = compare(ir, before, op, predicate, lower, upper);
        cond_branch(ir, before, op, enters, (body, &starts), (rest, &inits));
    }
    // At its end: advance and test again.
    let terminator = ir.terminator(last);
    let yielded = ir.operand_vec(terminator);
    let induction = ir.block_arg(body, 0);
    let next = Builder::before(ir, terminator)
        .op(arith::AddI::KIND)
        .operands([induction, step])
        .value();
    let mut again = vec![next];
    again.extend(&yielded);
    ir.erase(terminator);
    let goes_on = compare(ir, last, op, predicate, next, upper);
    cond_branch(ir, last, op, goes_on, (body, &again), (rest, &yielded));
    ir.erase(op);
}

/// Whether `a` is written as `b` plus a positive constant, without a wrap.
fn is_above(ir: &Ir, a: Value, b: Value) -> bool {
    let Some(sum) = ir
        .defining_op(a)
        .filter(|&op| ir.kind(op) == arith::AddI::KIND)
    else {
        return false;
    };
    ir.operand(sum, 0) == b
        && ir.constant_int(ir.operand(sum, 1)).is_some_and(|n| n > 0)
        && arith::has_no_signed_wrap(ir, sum)
}

fn compare(ir: &mut Ir, at: Block, like: Op, predicate: &str, a: Value, b: Value) -> Value {
    let number = arith::INT_PREDICATES
        .iter()
        .find(|(name, _)| *name == predicate)
        .map_or(0, |(_, n)| *n);
    let attr = ir.i64_attr(number);
    let point = match ir.last_op(at).filter(|&last| last == like) {
        Some(last) => InsertPoint::Before(last),
        None => InsertPoint::End(at),
    };
    let loc = ir.op_loc(like);
    Builder::new(ir, point, loc)
        .op(arith::CmpI::KIND)
        .operands([a, b])
        .attr("predicate", attr)
        .value()
}

fn lower_if(ir: &mut Ir, op: Op) {
    let condition = ir.operand(op, 0);
    let (before, rest) = split_around(ir, op);
    let mut targets = [rest; 2];
    for (i, target) in targets.iter_mut().enumerate() {
        if let Some((first, last)) = inline_region(ir, op, i, rest) {
            yield_to(ir, last, rest);
            *target = first;
        }
    }
    cond_branch(
        ir,
        before,
        op,
        condition,
        (targets[0], &[]),
        (targets[1], &[]),
    );
    ir.erase(op);
}

/// The first region stands before the loop and, cloned if it is small enough to be worth a branch, at its end.
fn lower_while(ir: &mut Ir, op: Op) {
    let inits = ir.operand_vec(op);
    let (before, rest) = split_around(ir, op);
    let Some((test, test_last)) = inline_region(ir, op, 0, rest) else {
        return;
    };
    let Some((body, body_last)) = inline_region(ir, op, 1, rest) else {
        return;
    };
    branch(ir, before, op, test, inits);
    let condition = ir.terminator(test_last);
    let flag = ir.operand(condition, 0);
    let passed: Vec<Value> = ir.operands(condition).skip(1).collect();
    if test == test_last && is_worth_rotating(ir, test) {
        rotate(ir, test, body_last, (body, rest), op);
    } else {
        yield_to(ir, body_last, test);
    }
    cond_branch(ir, test_last, op, flag, (body, &passed), (rest, &passed));
    ir.erase(condition);
    ir.erase(op);
}

/// How many ops a loop's test may have to be copied to the loop's end.
const SMALL_TEST: usize = 8;

fn is_worth_rotating(ir: &Ir, test: Block) -> bool {
    ir.block_ops(test).count() <= SMALL_TEST
        && ir.block_ops(test).all(|op| ir.region_count(op) == 0)
}

/// Copies the test to the end of the body, in place of the branch back to it.
fn rotate(ir: &mut Ir, test: Block, body_last: Block, (body, rest): (Block, Block), like: Op) {
    let terminator = ir.terminator(body_last);
    let mut mapping = Mapping::new();
    mapping.map_all(ir.block_args(test).to_vec(), ir.operand_vec(terminator));
    ir.erase(terminator);
    for inner in ir.block_ops(test).collect::<Vec<_>>() {
        if scf::Condition::of(ir, inner).is_some() {
            let values: Vec<Value> = ir.operands(inner).map(|v| mapping.value(v)).collect();
            cond_branch(
                ir,
                body_last,
                like,
                values[0],
                (body, &values[1..]),
                (rest, &values[1..]),
            );
            return;
        }
        let clone = ir.clone_op(inner, &mut mapping);
        ir.append(body_last, clone);
    }
}

fn lower_index_switch(ir: &mut Ir, op: Op) {
    let arg = ir.operand(op, 0);
    let cases = ir
        .attr(op, "cases")
        .and_then(|a| ir.int_array(a))
        .unwrap_or_default();
    let (before, rest) = split_around(ir, op);
    let mut targets = Vec::new();
    for i in 0..ir.region_count(op) {
        let Some((first, last)) = inline_region(ir, op, i, rest) else {
            return;
        };
        yield_to(ir, last, rest);
        targets.push(first);
    }
    // A chain of comparisons: indices are wider than the flag of `cf.switch` may be, and cases are few.
    let home = ir.block_region(before);
    let mut at = before;
    for (case, &target) in cases.iter().zip(&targets[1..]) {
        let ty: Type = ir.index_type();
        let value = ir.int_attr((*case).into(), ty);
        let constant = constant(ir, at, op, value, ty);
        let equal = compare(ir, at, op, "eq", arg, constant);
        let next = ir.new_block();
        if let Some(region) = home {
            ir.attach_block(next, region, Some(targets[0]));
        }
        cond_branch(ir, at, op, equal, (target, &[]), (next, &[]));
        at = next;
    }
    branch(ir, at, op, targets[0], Vec::new());
    ir.erase(op);
}

fn constant(ir: &mut Ir, at: Block, like: Op, value: crate::ir::Attr, ty: Type) -> Value {
    const KIND: OpKind = arith::Constant::KIND;
    let loc = ir.op_loc(like);
    let point = match ir.last_op(at).filter(|&last| last == like) {
        Some(last) => InsertPoint::Before(last),
        None => InsertPoint::End(at),
    };
    Builder::new(ir, point, loc)
        .op(KIND)
        .attr("value", value)
        .results([ty])
        .value()
}

fn lower_execute_region(ir: &mut Ir, op: Op) {
    let (before, rest) = split_around(ir, op);
    let blocks: Vec<Block> = ir.region_blocks(ir.region(op, 0)).collect();
    let Some((first, _)) = inline_region(ir, op, 0, rest) else {
        return;
    };
    for block in blocks {
        if ir
            .last_op(block)
            .is_some_and(|last| scf::Yield::of(ir, last).is_some())
        {
            yield_to(ir, block, rest);
        }
    }
    branch(ir, before, op, first, Vec::new());
    ir.erase(op);
}
