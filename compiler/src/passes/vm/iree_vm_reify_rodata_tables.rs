//! `iree-vm-reify-rodata-tables`: a table of constants becomes two buffers, one of (offset, size) rows and one with
//! the constants end to end.

use crate::dialects::util::serialized;
use crate::dialects::vm::consts::{RodataInline, RodataTableInline};
use crate::ir::{Attr, Builder, Ir, Op, Type, TypeData};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-reify-rodata-tables",
    summary: "turn inline tables of constants into two inline constants",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, root: Op) -> PassResult {
    for op in cx.ir.walk_kind(root, RodataTableInline::KIND) {
        match reified(cx.ir, op) {
            Some([table, data]) => replace(cx.ir, op, table, data),
            None => return Err(cx.error_on(op, "has an element that has no bytes")),
        }
    }
    Ok(())
}

/// The values of the table and of the data.
fn reified(ir: &mut Ir, op: Op) -> Option<[Attr; 2]> {
    let row = ir.type_value(ir.attr(op, "table_type")?)?;
    let width = ir.int_width(row)?.div_ceil(8) as usize;
    let alignment = ir
        .attr(op, "data_alignment")
        .and_then(|a| ir.int_value(a))
        .and_then(|n| usize::try_from(n).ok())
        .unwrap_or(1)
        .max(1);
    let elements = ir.array_items(ir.attr(op, "data_array")?)?.to_vec();
    let (mut table, mut data, mut length) = (Vec::new(), Vec::new(), 0usize);
    for element in elements {
        let size = serialized(ir, element)?.len();
        for number in [length, size] {
            let number = u64::try_from(number).ok()?.to_le_bytes();
            table.extend_from_slice(&number[..width]);
        }
        data.push(element);
        let end = (length + size).next_multiple_of(alignment);
        let padding = end - length - size;
        if padding > 0 {
            let byte = ir.int_type(8);
            data.push(vector_attr(ir, &vec![0; padding], byte));
        }
        length = end;
    }
    data.insert(0, ir.i64_attr(i64::try_from(length).ok()?));
    let data = ir.ext_attr("util.composite", &data);
    Some([vector_attr(ir, &table, row), data])
}

fn replace(ir: &mut Ir, op: Op, table: Attr, data: Attr) {
    let mime_type = ir.attr(op, "mime_type");
    let alignment = ir.attr(op, "alignment");
    let names = [ir.attr(op, "table_name"), ir.attr(op, "data_name")];
    let mut b = Builder::before(ir, op);
    let mut results = Vec::new();
    for (name, value) in names.into_iter().zip([table, data]) {
        let mut rodata = b.op(RodataInline::KIND).attr("value", value);
        for (key, attr) in [
            ("name", name),
            ("alignment", alignment),
            ("mime_type", mime_type),
        ] {
            if let Some(attr) = attr {
                rodata = rodata.attr(key, attr);
            }
        }
        results.push(rodata.value());
    }
    ir.replace_op(op, &results);
}

/// Bytes as `dense<...> : vector<...>` of an integer type.
fn vector_attr(ir: &mut Ir, bytes: &[u8], element: Type) -> Attr {
    let width = ir.int_width(element).unwrap_or(8).div_ceil(8) as usize;
    let count = i64::try_from(bytes.len() / width).unwrap_or(i64::MAX);
    let ty = ir.ty(TypeData::Vector {
        shape: Box::new([count]),
        scalable: Box::new([]),
        element,
    });
    ir.dense_attr(ty, bytes)
}
