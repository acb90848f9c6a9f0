//! The ops of `cf`, one row each.

use std::ops::Range;

use super::{canonicalize, switch};
use crate::ir::def::TypeRule::{Any, AnyInt, Int};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::{Ir, Op, OpSpec, Traits};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

const TERMINATOR: Traits = Traits::PURE.and(Traits::TERMINATOR);

crate::dialect_ops! {
    dialect "cf" = 5;

    /// Stops the program with a message unless the condition holds.
    Assert "assert" (arg: Int(1)) -> () {
        attrs: &[AttrRow::required("msg", AttrRule::String)],
        format: "$arg `,` $msg attr-dict",
        canonicalize: &[canonicalize::drop_true_assert],
    }
    /// Goes to a block.
    Branch "br" (dest_operands* Any) -> () {
        successors: &["dest"],
        traits: TERMINATOR,
        parse: Some(parse_br),
        print: Some(print_br),
        successor_operands: Some(|ir, op, _| 0..ir.operand_count(op)),
        canonicalize: &[crate::rewrite::merge_into_only_predecessor],
    }
    /// Goes to one of two blocks.
    CondBranch "cond_br" (condition: Int(1), true_dest_operands* Any, false_dest_operands* Any) -> () {
        attrs: &[AttrRow::optional("branch_weights", AttrRule::I32Array)],
        successors: &["trueDest", "falseDest"],
        traits: TERMINATOR.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(parse_cond_br),
        print: Some(print_cond_br),
        successor_operands: Some(cond_br_operands),
        canonicalize: &[canonicalize::constant_condition, canonicalize::same_target],
    }
    /// Goes to the block of the case that the flag is equal to, or to the default.
    Switch "switch" (flag: AnyInt, default_operands* Any, case_operands* Any) -> () {
        attrs: &[
            AttrRow::optional("case_values", AttrRule::Typed),
            AttrRow::required("case_operand_segments", AttrRule::I32Array),
        ],
        successors: &["defaultDestination", "caseDestinations..."],
        traits: TERMINATOR.and(Traits::ATTR_SIZED_OPERANDS),
        parse: Some(switch::parse),
        print: Some(switch::print),
        successor_operands: Some(switch::operands),
    }
}

fn cond_br_operands(ir: &Ir, op: Op, i: usize) -> Range<usize> {
    ir.operand_range(op, i + 1)
}

fn parse_br(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let (block, operands) = p.successor_with_operands()?;
    spec.successors.push(block);
    spec.operands.extend(operands);
    p.attr_dict(spec)
}

fn print_br(p: &mut OpPrinter<'_>, op: Op) {
    p.text(" ");
    let target = p.ir.successors(op).next();
    if let Some(target) = target {
        p.successor(target, &p.ir.operand_vec(op));
    }
    p.attr_dict(op, &[]);
}

fn parse_cond_br(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let condition = p.operand()?;
    let i1 = p.ir.int_type(1);
    let condition = p.resolve(condition, i1)?;
    spec.operands.push(condition);
    if p.eat_keyword("weights") {
        let mut weights = Vec::new();
        p.expect("(")?;
        p.list(crate::syntax::Delimiter::Square, |p| {
            let offset = p.offset();
            let value = p.integer()?;
            match i32::try_from(value) {
                Ok(weight) => weights.push(weight),
                Err(_) => {
                    return p.error_at(offset, format!("weight {value} does not fit 32 bits"));
                }
            }
            Ok(())
        })?;
        p.expect(")")?;
        let attr = p.ir.i32_array_attr(&weights);
        spec.set_attr(p.ir, "branch_weights", attr);
    }
    let mut sizes = [1, 0, 0];
    for size in &mut sizes[1..] {
        p.expect(",")?;
        let (block, operands) = p.successor_with_operands()?;
        spec.successors.push(block);
        *size = operands.len();
        spec.operands.extend(operands);
    }
    p.set_operand_segments(spec, &sizes);
    p.attr_dict(spec)
}

fn print_cond_br(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" ");
    p.operand(ir.operand(op, 0));
    if let Some(weights) = ir.attr(op, "branch_weights").and_then(|a| ir.int_array(a)) {
        let list: Vec<String> = weights.iter().map(ToString::to_string).collect();
        p.text(&format!(" weights([{}])", list.join(", ")));
    }
    for (i, block) in ir.successors(op).enumerate() {
        p.text(", ");
        p.successor(block, &ir.operand_group(op, i + 1));
    }
    p.attr_dict(op, &["branch_weights"]);
}
