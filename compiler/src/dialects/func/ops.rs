//! The ops of `func`, one row each.

use super::signature;
use crate::ir::def::TypeRule::{Any, Function};
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};
use crate::ir::{Ir, Op, OpSpec, Traits};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, type_text};

crate::dialect_ops! {
    dialect "func" = 3;

    /// A function; without a body, the declaration of one that is defined elsewhere.
    Func "func" () -> () {
        attrs: &[
            AttrRow::required("sym_name", AttrRule::SymbolName),
            AttrRow::required("function_type", AttrRule::Type),
            AttrRow::optional("sym_visibility", AttrRule::String),
            AttrRow::optional("arg_attrs", AttrRule::Array),
            AttrRow::optional("res_attrs", AttrRule::Array),
            AttrRow::optional("no_inline", AttrRule::Unit),
        ],
        regions: &[RegionRow { name: "body", blocks: RegionShape::Any }],
        traits: Traits::ISOLATED.and(Traits::SYMBOL).and(Traits::FUNCTION),
        default_dialect: Some("func"),
        parse: Some(signature::parse_function),
        print: Some(signature::print_function),
        verify: Some(signature::verify_function),
    }
    /// Calls a function by name.
    Call "call" (operands* Any) -> (results* Any) {
        attrs: &[
            AttrRow::required("callee", AttrRule::SymbolName),
            AttrRow::optional("arg_attrs", AttrRule::Array),
            AttrRow::optional("res_attrs", AttrRule::Array),
            AttrRow::optional("no_inline", AttrRule::Unit),
        ],
        traits: Traits::CALL,
        format: "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
        verify: Some(verify_call),
    }
    /// Calls the function that a value names.
    CallIndirect "call_indirect" (callee: Function, callee_operands* Any) -> (results* Any) {
        parse: Some(parse_call_indirect),
        print: Some(print_call_indirect),
    }
    /// A function as a value.
    Constant "constant" () -> (result: Function) {
        attrs: &[AttrRow::required("value", AttrRule::SymbolName)],
        traits: Traits::PURE,
        format: "attr-dict $value `:` type(results)",
    }
    /// Returns from a function.
    Return "return" (operands* Any) -> () {
        traits: Traits::PURE.and(Traits::TERMINATOR).and(Traits::RETURN_LIKE),
        format: "attr-dict ($operands^ `:` type($operands))?",
        verify: Some(signature::verify_return),
    }
}

/// The callee is a function of the types that the call states.
fn verify_call(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    signature::verify_callee(ir, op, &[Func::KIND], faults);
}

fn parse_call_indirect(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let callee = p.operand()?;
    let mut operands = vec![callee];
    operands.extend(p.operand_list(Delimiter::Paren)?);
    p.attr_dict(spec)?;
    p.expect(":")?;
    let (inputs, results) = p.function_type()?;
    let callee_type = p.ir.function_type(&inputs, &results);
    let types: Vec<_> = std::iter::once(callee_type).chain(inputs).collect();
    spec.results = results.into();
    p.resolve_into(&operands, &types, spec)
}

fn print_call_indirect(p: &mut OpPrinter<'_>, op: Op) {
    let operands = p.ir.operand_vec(op);
    p.text(" ");
    p.operand(operands[0]);
    p.text("(");
    p.operands(operands[1..].iter().copied());
    p.text(")");
    p.attr_dict(op, &[]);
    p.text(" : ");
    let text = type_text(p.ir, p.ir.value_type(operands[0]));
    p.text(&text);
}
