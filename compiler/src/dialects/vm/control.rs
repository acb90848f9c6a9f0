//! Branches, returns, failures and checks.

use super::rows::{ANY, I32, values, vm_ops};
use crate::ir::def::{AttrRow, AttrRule, PatternFn, RegionRow};
use crate::ir::{Block, Ir, Op, OpSpec, Traits, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

const NO_REGIONS: &[RegionRow] = &[];
const MESSAGE: &[AttrRow] = &[AttrRow::optional("message", AttrRule::String)];
const CHECK_PATTERNS: &[PatternFn] = &[super::canonicalize::control::check_to_cond_fail];
const CHECK: &str = "$lhs `,` $rhs (`,` $message^)? attr-dict `:` type($lhs)";

vm_ops! { from super::convert::END;
    /// Branches always.
    Br "br" {
        canonicalize: &[crate::rewrite::merge_into_only_predecessor],
        operands: values!(destOperands * ANY),
        successors: &["dest"],
        regions: NO_REGIONS,
        traits: Traits::TERMINATOR,
        format: "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
        successor_operands: Some(all_operands),
    };
    /// Branches to one of two blocks.
    CondBr "cond_br" {
        canonicalize: &[super::canonicalize::control::constant_condition, super::canonicalize::control::same_target],
        operands: values!(condition: I32, trueDestOperands * ANY, falseDestOperands * ANY),
        successors: &["trueDest", "falseDest"],
        traits: Traits::TERMINATOR.and(Traits::ATTR_SIZED_OPERANDS),
        format: "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
        successor_operands: Some(cond_br_operands),
    };
    /// Branches to the case of an index, or to the default.
    BrTable "br_table" {
        canonicalize: &[super::canonicalize::control::constant_index, super::canonicalize::control::same_target],
        operands: values!(index: I32, defaultOperands * ANY, caseOperands * ANY),
        attrs: &[AttrRow::required("case_operand_segments", AttrRule::I32Array)],
        successors: &["defaultDestination", "caseDestinations..."],
        traits: Traits::TERMINATOR.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(parse_br_table),
        print: Some(print_br_table),
        successor_operands: Some(br_table_operands),
    };
    /// Returns from the function.
    Return "return" {
        operands: values!(operands * ANY),
        traits: Traits::TERMINATOR.and(Traits::RETURN_LIKE),
        format: "attr-dict ($operands^ `:` type($operands))?",
    };
    /// Fails with a status.
    Fail "fail" {
        operands: values!(status: I32),
        attrs: MESSAGE,
        traits: Traits::TERMINATOR,
        format: "$status (`,` $message^)? attr-dict",
    };
    /// Fails with a status if the condition is not zero (pseudo).
    CondFail "cond_fail" {
        canonicalize: &[super::canonicalize::control::cond_fail_to_branch],
        operands: values!(condition: I32, status: I32),
        attrs: MESSAGE,
        parse: Some(parse_cond_fail),
        print: Some(print_cond_fail),
    };
    /// Fails unless the operands are equal (pseudo).
    CheckEq "check.eq" { operands: values!(lhs: ANY, rhs: ANY), canonicalize: CHECK_PATTERNS, attrs: MESSAGE, traits: Traits::SAME_OPERAND_TYPES, format: CHECK, };
    /// Fails unless the operands are nearly equal (pseudo).
    CheckNearlyEq "check.nearly_eq" { operands: values!(lhs: ANY, rhs: ANY), canonicalize: CHECK_PATTERNS, attrs: MESSAGE, traits: Traits::SAME_OPERAND_TYPES, format: CHECK, };
    /// Fails unless the operands differ (pseudo).
    CheckNe "check.ne" { operands: values!(lhs: ANY, rhs: ANY), canonicalize: CHECK_PATTERNS, attrs: MESSAGE, traits: Traits::SAME_OPERAND_TYPES, format: CHECK, };
    /// Fails if the operand is zero or null (pseudo).
    CheckNz "check.nz" {
        operands: values!(value: ANY),
        canonicalize: CHECK_PATTERNS, attrs: MESSAGE,
        format: "$value (`,` $message^)? attr-dict `:` type($value)",
    };
    /// Suspends; resumption continues at the block.
    Yield "yield" {
        operands: values!(destOperands * ANY),
        successors: &["dest"],
        traits: Traits::TERMINATOR,
        format: "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
        successor_operands: Some(all_operands),
    };
}

pub(super) fn all_operands(ir: &Ir, op: Op, _: usize) -> std::ops::Range<usize> {
    0..ir.operand_count(op)
}

fn cond_br_operands(ir: &Ir, op: Op, successor: usize) -> std::ops::Range<usize> {
    ir.operand_range(op, 1 + successor)
}

fn br_table_operands(ir: &Ir, op: Op, successor: usize) -> std::ops::Range<usize> {
    if successor == 0 {
        return ir.operand_range(op, 1);
    }
    let cases = ir.operand_range(op, 2);
    let sizes = ir
        .attr(op, "case_operand_segments")
        .and_then(|a| ir.int_array(a))
        .unwrap_or_default();
    let size = |i: usize| {
        sizes
            .get(i)
            .and_then(|&n| usize::try_from(n).ok())
            .unwrap_or(0)
    };
    let start: usize = (0..successor - 1).map(size).sum();
    let end = (start + size(successor - 1)).min(cases.len());
    cases.start + start.min(end)..cases.start + end
}

/// `%index { default: ^bb(...), 0: ^bb(...), ... }`.
fn parse_br_table(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let index = p.operand()?;
    let i32 = p.ir.int_type(32);
    let index = p.resolve(index, i32)?;
    spec.operands.push(index);
    let mut sizes: Vec<usize> = Vec::new();
    let mut next = 0;
    p.list(Delimiter::Brace, |p| {
        if sizes.is_empty() {
            p.expect_keyword("default")?;
        } else {
            let at = p.offset();
            let case = p.integer()?;
            if case != next {
                return p.error_at(at, format!("expected case {next}, found {case}"));
            }
            next += 1;
        }
        p.expect(":")?;
        let (block, operands) = p.successor_with_operands()?;
        spec.successors.push(block);
        sizes.push(operands.len());
        spec.operands.extend(operands);
        Ok(())
    })?;
    let Some((&default, cases)) = sizes.split_first() else {
        return p.error("expected a `default` case");
    };
    p.set_operand_segments(spec, &[1, default, cases.iter().sum()]);
    let cases: Vec<i32> = cases
        .iter()
        .map(|&n| i32::try_from(n).unwrap_or(i32::MAX))
        .collect();
    let cases = p.ir.i32_array_attr(&cases);
    spec.set_attr(p.ir, "case_operand_segments", cases);
    p.attr_dict(spec)
}

fn print_br_table(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" ");
    p.operand(ir.operand(op, 0));
    p.text(" {");
    p.indent();
    let targets: Vec<(Block, Vec<Value>)> = ir
        .successors(op)
        .enumerate()
        .map(|(i, b)| {
            (
                b,
                ir.successor_operands(op, i)
                    .map(|n| ir.operand(op, n))
                    .collect(),
            )
        })
        .collect();
    for (i, (block, operands)) in targets.iter().enumerate() {
        p.newline();
        match i {
            0 => p.text("default: "),
            _ => p.text(&format!("{}: ", i - 1)),
        }
        p.successor(*block, operands);
        if i + 1 < targets.len() {
            p.text(",");
        }
    }
    p.dedent();
    p.newline();
    p.text("}");
    p.attr_dict(op, &["case_operand_segments"]);
}

/// `%condition, %status, "message"`; without a status the condition is also the status.
fn parse_cond_fail(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let condition = p.operand()?;
    let mut status = condition;
    if p.eat(",") {
        let message = match p.optional_operand()? {
            Some(operand) => {
                status = operand;
                if p.eat(",") { Some(p.string()?) } else { None }
            }
            None => Some(p.string()?),
        };
        if let Some(message) = message {
            let text = p.ir.str(message).to_owned();
            let attr = p.ir.string_attr(&text);
            spec.set_attr(p.ir, "message", attr);
        }
    }
    p.attr_dict(spec)?;
    let i32 = p.ir.int_type(32);
    p.resolve_into(&[condition, status], &[i32, i32], spec)
}

fn print_cond_fail(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    let (condition, status) = (ir.operand(op, 0), ir.operand(op, 1));
    p.text(" ");
    p.operand(condition);
    if condition != status {
        p.text(", ");
        p.operand(status);
    }
    if let Some(message) = ir.string_attr_of(op, "message") {
        p.text(", ");
        p.quoted(message);
    }
    p.attr_dict(op, &["message"]);
}
