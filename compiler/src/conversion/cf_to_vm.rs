//! `cf` to `vm`.

use super::to_vm::{Converted, Lowering, Scalar, Sign};
use crate::dialects::cf as from;
use crate::dialects::vm::{arith, compare, control, convert};
use crate::ir::{Block, Op, Value};

/// The status of a failed assertion.
const FAILED_PRECONDITION: i64 = 9;
/// Case values further apart than this many times their number are compared one by one.
const TABLE_SPREAD: i64 = 4;

/// Converts one op.
///
/// # Errors
/// If VM code cannot express it; the reason is recorded.
pub fn lower(cx: &mut Lowering<'_>, op: Op) -> Converted {
    match cx.ir.kind(op) {
        from::Assert::KIND => assert(cx, op),
        from::Branch::KIND => branch(cx, op),
        from::CondBranch::KIND => cond_branch(cx, op),
        from::Switch::KIND => switch(cx, op),
        _ => cx.unsupported(op),
    }
}

fn assert(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let condition = cx.operand(op, 0);
    let status = cx.i32(FAILED_PRECONDITION);
    let one = cx.i32(1);
    let broken = cx.op(arith::XorI32::KIND, [condition, one]);
    let message = cx.ir.attr(op, "msg");
    let mut b = cx.builder();
    let mut fail = b.op(control::CondFail::KIND).operands([broken, status]);
    if let Some(message) = message {
        fail = fail.attr("message", message);
    }
    fail.build();
    Ok(())
}

/// The new block and operands of successor `i`.
fn successor(cx: &Lowering<'_>, op: Op, i: usize) -> (Block, Vec<Value>) {
    let old = cx
        .ir
        .successors(op)
        .nth(i)
        .expect("verified: the op has this successor");
    let operands = cx
        .ir
        .successor_operands(op, i)
        .map(|n| cx.operand(op, n))
        .collect();
    (cx.target(old), operands)
}

fn branch(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let (block, operands) = successor(cx, op, 0);
    cx.builder()
        .op(control::Br::KIND)
        .operands(operands)
        .successors([block])
        .build();
    Ok(())
}

fn cond_branch(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let condition = cx.operand(op, 0);
    let on_true = successor(cx, op, 0);
    let on_false = successor(cx, op, 1);
    branch_on(cx, condition, on_true, on_false);
    Ok(())
}

fn branch_on(
    cx: &mut Lowering<'_>,
    condition: Value,
    on_true: (Block, Vec<Value>),
    on_false: (Block, Vec<Value>),
) {
    cx.builder()
        .op(control::CondBr::KIND)
        .groups(&[&[condition], &on_true.1, &on_false.1])
        .successors([on_true.0, on_false.0])
        .build();
}

/// The low half of a wide flag, in a new block at the end of the function; what no 32 bits hold goes to the default.
fn narrow_or_default(cx: &mut Lowering<'_>, flag: Value, default: &(Block, Vec<Value>)) -> Value {
    let low = cx.op(convert::TruncI64I32::KIND, [flag]);
    let wide = cx.op(convert::ExtI32I64S::KIND, [low]);
    let same = cx.op(compare::CmpEqI64::KIND, [wide, flag]);
    let table = cx.last_block();
    branch_on(cx, same, (table, Vec::new()), default.clone());
    cx.block = table;
    low
}

/// A table when the case values lie close together, otherwise comparisons in turn.
fn switch(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let flag = cx.ir.operand(op, 0);
    let Scalar::Int(bits) = cx.scalar_of(op, flag)? else {
        return cx.unsupported(op);
    };
    let cases = from::switch::case_values(cx.ir, op);
    let default = successor(cx, op, 0);
    let targets: Vec<_> = (1..=cases.len()).map(|i| successor(cx, op, i)).collect();
    let flag = cx.extended(flag, Sign::Signed);
    let low = cases.iter().copied().min().unwrap_or(0);
    let high = cases.iter().copied().max().unwrap_or(0);
    let count = i64::try_from(cases.len()).unwrap_or(i64::MAX);
    let close = high
        .checked_sub(low)
        .is_some_and(|spread| spread < count.saturating_mul(TABLE_SPREAD));
    let narrow = i32::try_from(low).is_ok() && i32::try_from(high).is_ok();
    if close && narrow {
        let flag = if bits > 32 {
            narrow_or_default(cx, flag, &default)
        } else {
            flag
        };
        let index = if low == 0 {
            flag
        } else {
            let low = cx.i32(low);
            cx.op(arith::SubI32::KIND, [flag, low])
        };
        // A value between two cases goes to the default, as does a repeated one to the first that has it.
        let rows: Vec<&(Block, Vec<Value>)> = (low..=high)
            .map(|v| {
                cases
                    .iter()
                    .position(|&c| c == v)
                    .map_or(&default, |i| &targets[i])
            })
            .collect();
        let sizes: Vec<i32> = rows
            .iter()
            .map(|r| i32::try_from(r.1.len()).unwrap_or(i32::MAX))
            .collect();
        let operands: Vec<Value> = rows.iter().flat_map(|r| r.1.iter().copied()).collect();
        let blocks: Vec<Block> = std::iter::once(default.0)
            .chain(rows.iter().map(|r| r.0))
            .collect();
        let sizes = cx.ir.i32_array_attr(&sizes);
        cx.builder()
            .op(control::BrTable::KIND)
            .groups(&[&[index], &default.1, &operands])
            .attr("case_operand_segments", sizes)
            .successors(blocks)
            .build();
        return Ok(());
    }
    let equal = if bits > 32 {
        compare::CmpEqI64::KIND
    } else {
        compare::CmpEqI32::KIND
    };
    for (case, target) in cases.into_iter().zip(targets) {
        let case = cx.int(bits, case);
        let hit = cx.op(equal, [flag, case]);
        let next = cx.new_block(&[]);
        branch_on(cx, hit, target, (next, Vec::new()));
        cx.block = next;
    }
    cx.builder()
        .op(control::Br::KIND)
        .operands(default.1)
        .successors([default.0])
        .build();
    Ok(())
}
