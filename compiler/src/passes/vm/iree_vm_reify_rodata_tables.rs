//! `iree-vm-reify-rodata-tables`: a table of constants becomes two buffers, one of (offset, size) rows and one with
//! the constants end to end.

use crate::dialects::util::serialized;
use crate::dialects::vm::consts::{RodataInline, RodataTableInline};
use crate::ir::{Attr, AttrData, Builder, Ir, Op, Type};
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
            Some((table, data)) => replace(cx.ir, op, table, data),
            None => return Err(cx.error_on(op, "has an element that has no bytes")),
        }
    }
    Ok(())
}

/// The bytes of the table and of the data.
fn reified(ir: &Ir, op: Op) -> Option<(Vec<u8>, Vec<u8>)> {
    let width = ir.int_width(ir.type_value(ir.attr(op, "table_type")?)?)?;
    let alignment = ir
        .attr(op, "data_alignment")
        .and_then(|a| ir.int_value(a))
        .and_then(|n| usize::try_from(n).ok())
        .unwrap_or(1)
        .max(1);
    let (mut table, mut data) = (Vec::new(), Vec::new());
    for &element in ir.array_items(ir.attr(op, "data_array")?)? {
        let bytes = serialized(ir, element)?;
        data.resize(data.len().next_multiple_of(alignment), 0);
        for number in [data.len(), bytes.len()] {
            let number = u64::try_from(number).ok()?.to_le_bytes();
            table.extend_from_slice(&number[..width.div_ceil(8) as usize]);
        }
        data.extend(bytes);
    }
    Some((table, data))
}

fn replace(ir: &mut Ir, op: Op, table: Vec<u8>, data: Vec<u8>) {
    let mime_type = ir.attr(op, "mime_type");
    let alignment = ir.attr(op, "alignment");
    let names = [ir.attr(op, "table_name"), ir.attr(op, "data_name")];
    let row = ir.attr(op, "table_type").and_then(|a| ir.type_value(a));
    let byte = ir.int_type(8);
    let values = [
        bytes_attr(ir, &table, row.unwrap_or(byte)),
        bytes_attr(ir, &data, byte),
    ];
    let mut b = Builder::before(ir, op);
    let mut results = Vec::new();
    for (name, value) in names.into_iter().zip(values) {
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

/// Bytes as `dense<...> : tensor<...>` of an integer type.
fn bytes_attr(ir: &mut Ir, bytes: &[u8], element: Type) -> Attr {
    let width = ir.int_width(element).unwrap_or(8).div_ceil(8) as usize;
    let count = i64::try_from(bytes.len() / width).unwrap_or(i64::MAX);
    let ty = ir.tensor_type(&[count], element);
    let data = ir.blob(bytes);
    ir.attr_of(AttrData::Dense {
        ty,
        data,
        splat: false,
    })
}
