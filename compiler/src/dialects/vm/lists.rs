//! Lists of values or refs, and selection of one of many.

use super::rows::{F32, F64, I32, I64, LIST, REF, values, vm_ops};
use crate::ir::Traits;

vm_ops! { from super::buffers::access::END;
    /// An empty list.
    ListAlloc "list.alloc" {
        operands: values!(initial_capacity: I32),
        results: values!(result: LIST),
        format: "operands attr-dict `:` `(` type($initial_capacity) `)` `->` type($result)",
        result_name: Some(super::names::result_name),
        traits: Traits::ALLOCATES,
    };
    /// Makes room.
    ListReserve "list.reserve" {
        operands: values!(list: LIST, minimum_capacity: I32),
        format: "operands attr-dict `:` `(` type($list) `,` type($minimum_capacity) `)`",
    };
    /// The number of elements.
    ListSize "list.size" {
        operands: values!(list: LIST),
        results: values!(result: I32),
        format: "operands attr-dict `:` `(` type($list) `)` `->` type($result)",
        traits: Traits::READ_ONLY,
    };
    /// Truncates, or grows with zeros and nulls.
    ListResize "list.resize" {
        operands: values!(list: LIST, new_size: I32),
        format: "operands attr-dict `:` `(` type($list) `,` type($new_size) `)`",
    };
    /// The value at the index, or the default.
    SwitchI32 "switch.i32" {
        operands: values!(index: I32, default_value: I32, values * I32),
        results: values!(result: I32),
        format: "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
        fold: Some(super::fold::switch),
        traits: Traits::PURE,
    };
    /// The value at the index, or the default.
    SwitchI64 "switch.i64" {
        operands: values!(index: I32, default_value: I64, values * I64),
        results: values!(result: I64),
        format: "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
        fold: Some(super::fold::switch),
        traits: Traits::PURE,
    };
    /// The value at the index, or the default.
    SwitchF32 "switch.f32" {
        operands: values!(index: I32, default_value: F32, values * F32),
        results: values!(result: F32),
        format: "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
        fold: Some(super::fold::switch),
        traits: Traits::PURE,
    };
    /// The value at the index, or the default.
    SwitchF64 "switch.f64" {
        operands: values!(index: I32, default_value: F64, values * F64),
        results: values!(result: F64),
        format: "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
        fold: Some(super::fold::switch),
        traits: Traits::PURE,
    };
    /// The ref at the index, or the default.
    SwitchRef "switch.ref" {
        operands: values!(index: I32, default_value: REF, values * REF),
        results: values!(result: REF),
        parse: Some(parse_switch_ref),
        print: Some(print_switch_ref),
        result_name: Some(super::names::result_name),
        fold: Some(super::fold::switch),
        traits: Traits::PURE,
    };
}

/// Element access.
pub mod access {
    use super::{F32, F64, I32, I64, LIST, REF, Traits};
    use crate::dialects::vm::rows::shaped;
    use crate::ir::def::TypeRule;

    const READS: Traits = Traits::READ_ONLY;
    const WRITES: Traits = Traits::NONE;

    shaped! { from super::END;
        /// Reads an element, converted.
        ListGetI32 "list.get.i32" list_get(I32) READS;
        /// Reads an element, converted.
        ListGetI64 "list.get.i64" list_get(I64) READS;
        /// Reads an element, converted.
        ListGetF32 "list.get.f32" list_get(F32) READS;
        /// Reads an element, converted.
        ListGetF64 "list.get.f64" list_get(F64) READS;
        /// Reads a ref element; null if its type differs.
        ListGetRef "list.get.ref" list_get(REF) READS;
        /// Writes an element, converted.
        ListSetI32 "list.set.i32" list_set(I32) WRITES;
        /// Writes an element, converted.
        ListSetI64 "list.set.i64" list_set(I64) WRITES;
        /// Writes an element, converted.
        ListSetF32 "list.set.f32" list_set(F32) WRITES;
        /// Writes an element, converted.
        ListSetF64 "list.set.f64" list_set(F64) WRITES;
        /// Writes a ref element.
        ListSetRef "list.set.ref" list_set(REF) WRITES;
    }
}

use super::{element_of, is_ref_type};
use crate::ir::{Ir, Op, OpSpec, Type, Value};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult, type_text};

/// The element read fits the list.
pub(super) fn verify_get(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    verify_element(ir, op, ir.result(op, 0), ["result", "accessed"], faults);
}

/// The element written fits the list.
pub(super) fn verify_set(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    verify_element(ir, op, ir.operand(op, 2), ["value", "mutated"], faults);
}

/// A list of refs holds refs, and of the one type if it has one. Values of all kinds are converted.
fn verify_element(
    ir: &Ir,
    op: Op,
    accessed: Value,
    [what, done]: [&str; 2],
    faults: &mut Vec<String>,
) {
    let Some(element) = element_of(ir, ir.value_type(ir.operand(op, 0))) else {
        return;
    };
    let accessed = ir.value_type(accessed);
    let (of_refs, is_ref) = (is_ref_type(ir, element), is_ref_type(ir, accessed));
    let any = is_any_ref(ir, element);
    let text = |ty: Type| type_text(ir, ty);
    if of_refs != is_ref {
        faults.push(format!(
            "cannot convert between list type '{}' and {what} type '{}'",
            text(element),
            text(accessed)
        ));
    } else if of_refs && !any && element != accessed {
        faults.push(format!(
            "list contains '{}' that cannot be {done} as '{}'",
            text(element),
            text(accessed)
        ));
    }
}

/// Whether a type is `!vm.ref<?>`.
fn is_any_ref(ir: &Ir, ty: Type) -> bool {
    ir.is_ext_type(ty, "vm.ref") && element_of(ir, ty).is_none()
}

/// `%index[%a, %b] else %default : type`; the one type is that of the values, the default and the result.
fn parse_switch_ref(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let index = p.operand()?;
    let values = p.operand_list(Delimiter::Square)?;
    p.expect_keyword("else")?;
    let default = p.operand()?;
    p.attr_dict(spec)?;
    let ty = p.colon_type()?;
    let i32 = p.ir.int_type(32);
    let mut types = vec![ty; values.len() + 2];
    types[0] = i32;
    let operands: Vec<_> = [index, default].into_iter().chain(values).collect();
    p.resolve_into(&operands, &types, spec)?;
    spec.results.push(ty);
    Ok(())
}

fn print_switch_ref(p: &mut OpPrinter<'_>, op: Op) {
    let operands = p.ir.operand_vec(op);
    p.text(" ");
    p.operand(operands[0]);
    p.text("[");
    p.operands(operands[2..].iter().copied());
    p.text("] else ");
    p.operand(operands[1]);
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.ty(p.ir.value_type(p.ir.result(op, 0)));
}
