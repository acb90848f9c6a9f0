//! The ops of `hal_loader`, one row each.

use crate::ir::def::TypeRule::{self, Ext, Index, Int};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::{Ir, Op, OpSpec, Traits};
use crate::syntax::{Delimiter, OpParser, OpPrinter, ParseResult};

const EXECUTABLE: TypeRule = Ext("hal.executable");
const BUFFER: TypeRule = Ext("util.buffer");

fn supported_name(ir: &Ir, op: Op, _: usize) -> Option<String> {
    let format = ir.string_attr_of(op, "executable_format")?;
    Some(format!("{format}_supported"))
}

fn executable_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("exe".into())
}

fn function_name(_: &Ir, _: Op, _: usize) -> Option<String> {
    Some("function_id".into())
}

/// Reads ` executable(%e : type)[%fn] workgroups([%x, %y, %z]) constants([...]) bindings([...])`.
fn parse_dispatch(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    p.expect_keyword("executable")?;
    p.expect("(")?;
    let executable = p.operand()?;
    let ty = p.colon_type()?;
    p.expect(")")?;
    p.expect("[")?;
    let entry_point = p.operand()?;
    p.expect("]")?;
    p.expect_keyword("workgroups")?;
    p.expect("(")?;
    let workgroups = p.operand_list(Delimiter::Square)?;
    p.expect(")")?;
    if workgroups.len() != 3 {
        return p.error("expected three workgroup counts");
    }
    let mut constants = Vec::new();
    if p.eat_keyword("constants") {
        p.expect("(")?;
        constants = p.operand_list(Delimiter::Square)?;
        p.expect(")")?;
    }
    p.expect_keyword("bindings")?;
    p.expect("(")?;
    let (mut buffers, mut offsets, mut lengths) = (Vec::new(), Vec::new(), Vec::new());
    p.list(Delimiter::Square, |p| {
        p.expect("(")?;
        let buffer = p.operand()?;
        buffers.push((buffer, p.colon_type()?));
        p.expect(")")?;
        p.expect("[")?;
        offsets.push(p.operand()?);
        p.expect(",")?;
        lengths.push(p.operand()?);
        p.expect("]")
    })?;
    p.expect(")")?;
    p.attr_dict_with_keyword(spec)?;
    let (i32, i64, index) = (p.ir.int_type(32), p.ir.int_type(64), p.ir.index_type());
    let mut typed = vec![(executable, ty), (entry_point, i64)];
    typed.extend(workgroups.iter().map(|&w| (w, index)));
    typed.extend(constants.iter().map(|&c| (c, i32)));
    typed.extend(&buffers);
    typed.extend(offsets.iter().chain(&lengths).map(|&n| (n, index)));
    for (name, ty) in typed {
        let value = p.resolve(name, ty)?;
        spec.operands.push(value);
    }
    let n = buffers.len();
    p.set_operand_segments(spec, &[1, 1, 1, 1, 1, constants.len(), n, n, n]);
    Ok(())
}

fn print_dispatch(p: &mut OpPrinter<'_>, op: Op) {
    let dispatch = ExecutableDispatch(op);
    p.text(" executable(");
    let executable = dispatch.executable(p.ir);
    p.operand(executable);
    p.text(" : ");
    p.ty(p.ir.value_type(executable));
    p.text(")[");
    p.operand(dispatch.entry_point(p.ir));
    p.text("] workgroups([");
    let counts = [
        dispatch.workgroup_x(p.ir),
        dispatch.workgroup_y(p.ir),
        dispatch.workgroup_z(p.ir),
    ];
    p.operands(counts);
    p.text("])");
    let constants = dispatch.constants(p.ir);
    if !constants.is_empty() {
        p.text(" constants([");
        p.operands(constants);
        p.text("])");
    }
    p.text(" bindings([");
    p.indent();
    let bindings: Vec<_> = dispatch
        .binding_buffers(p.ir)
        .into_iter()
        .zip(dispatch.binding_offsets(p.ir))
        .zip(dispatch.binding_lengths(p.ir))
        .collect();
    for (i, ((buffer, offset), length)) in bindings.into_iter().enumerate() {
        if i > 0 {
            p.text(",");
        }
        p.newline();
        p.text("(");
        p.operand(buffer);
        p.text(" : ");
        p.ty(p.ir.value_type(buffer));
        p.text(")[");
        p.operands([offset, length]);
        p.text("]");
    }
    p.dedent();
    p.newline();
    p.text("])");
    p.attr_dict_with_keyword(op, &[]);
}

fn verify_dispatch(ir: &Ir, op: Op, faults: &mut Vec<String>) {
    let dispatch = ExecutableDispatch(op);
    let n = dispatch.binding_buffers(ir).len();
    if dispatch.binding_offsets(ir).len() != n || dispatch.binding_lengths(ir).len() != n {
        faults.push("every binding has a buffer, an offset and a length".into());
    }
}

crate::dialect_ops! {
    dialect "hal_loader" = 15;

    /// Whether the host can load executables of a format.
    ExecutableQuerySupport "executable.query_support" () -> (supported: Int(1)) {
        attrs: &[AttrRow::required("executable_format", AttrRule::String)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`format` `(` $executable_format `)` attr-dict `:` type($supported)",
        result_name: Some(supported_name),
    }
    /// Loads an executable.
    ExecutableLoad "executable.load" (data: BUFFER, constants* Int(32)) -> (result: EXECUTABLE) {
        attrs: &[AttrRow::required("format", AttrRule::String)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`format` `(` $format `)` `data` `(` $data `)` (`constants` `(` `[` $constants^ `]` `)`)? attr-dict `:` type($result)",
        result_name: Some(executable_name),
    }
    /// The executable of a symbol, loaded.
    ExecutableLookup "executable.lookup" () -> (result: EXECUTABLE) {
        attrs: &[AttrRow::required("executable", AttrRule::SymbolRef)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`executable` `(` $executable `)` attr-dict `:` type($result)",
        result_name: Some(executable_name),
    }
    /// The number of an export in its executable.
    ExecutableExportOrdinal "executable.export.ordinal" () -> (result: Index) {
        attrs: &[AttrRow::required("entry_point", AttrRule::SymbolRef)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`target` `(` $entry_point `)` attr-dict `:` type($result)",
    }
    /// The function of a name in a loaded executable.
    ExecutableLookupFunction "executable.lookup.function" (executable: EXECUTABLE) -> (result: Int(64)) {
        attrs: &[AttrRow::required("entry_point", AttrRule::SymbolRef)],
        traits: Traits::PURE.and(Traits::INLINABLE),
        format: "`target` `(` $executable `:` type($executable) `)` `function` `(` $entry_point `)` attr-dict `:` type($result)",
        result_name: Some(function_name),
    }
    /// Runs a function of an executable over a grid of workgroups, to the end.
    ExecutableDispatch "executable.dispatch" (executable: EXECUTABLE, entry_point: Int(64), workgroup_x: Index,
        workgroup_y: Index, workgroup_z: Index, constants* Int(32), binding_buffers* BUFFER, binding_offsets* Index,
        binding_lengths* Index) -> () {
        traits: Traits::ATTR_SIZED_OPERANDS.and(Traits::INLINABLE),
        parse: Some(parse_dispatch),
        print: Some(print_dispatch),
        verify: Some(verify_dispatch),
    }
}
