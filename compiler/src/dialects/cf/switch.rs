//! The custom form of `cf.switch`, which names its cases and their operands in a list.

use std::ops::Range;

use crate::ir::{AttrData, Ir, Op, OpSpec, TypeData};
use crate::syntax::{OpParser, OpPrinter, ParseResult};

/// The operands for successor `i`: the default's, then each case's.
pub(super) fn operands(ir: &Ir, op: Op, i: usize) -> Range<usize> {
    if i == 0 {
        return ir.operand_range(op, 1);
    }
    let all = ir.operand_range(op, 2);
    let sizes = ir
        .attr(op, "case_operand_segments")
        .and_then(|a| ir.int_array(a))
        .unwrap_or_default();
    let size = |k: usize| {
        sizes
            .get(k)
            .and_then(|&s| usize::try_from(s).ok())
            .unwrap_or(0)
    };
    let start = all.start + (0..i - 1).map(size).sum::<usize>();
    let end = start + size(i - 1);
    if end <= all.end { start..end } else { 0..0 }
}

/// `%flag : type, [ default: ^bb, 42: ^bb(...), ... ]`.
pub(super) fn parse(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    let flag = p.operand()?;
    let ty = p.colon_type()?;
    let flag = p.resolve(flag, ty)?;
    spec.operands.push(flag);
    p.expect(",")?;
    p.expect("[")?;
    p.expect_keyword("default")?;
    p.expect(":")?;
    let (block, default_operands) = p.successor_with_operands()?;
    spec.successors.push(block);
    spec.operands.extend(default_operands.iter().copied());
    let (mut values, mut case_operands, mut segments) = (Vec::new(), Vec::new(), Vec::new());
    while p.eat(",") {
        values.push(p.integer()?);
        p.expect(":")?;
        let (block, operands) = p.successor_with_operands()?;
        spec.successors.push(block);
        segments.push(i32::try_from(operands.len()).unwrap_or(i32::MAX));
        case_operands.extend(operands);
    }
    p.expect("]")?;
    spec.operands.extend(case_operands.iter().copied());
    p.set_operand_segments(spec, &[1, default_operands.len(), case_operands.len()]);
    let segments = p.ir.i32_array_attr(&segments);
    spec.set_attr(p.ir, "case_operand_segments", segments);
    if !values.is_empty() {
        let width = usize::try_from(p.ir.element_byte_width(ty).unwrap_or(8))
            .unwrap_or(8)
            .min(8);
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|v| v.to_le_bytes()[..width].to_vec())
            .collect();
        let splat = values.iter().all(|v| *v == values[0]);
        let data = p.ir.blob(if splat { &bytes[..width] } else { &bytes });
        let count = i64::try_from(values.len()).unwrap_or(i64::MAX);
        let shaped = p.ir.ty(TypeData::Vector {
            shape: [count].into(),
            scalable: Box::new([]),
            element: ty,
        });
        let attr = p.ir.attr_of(AttrData::Dense {
            ty: shaped,
            data,
            splat,
        });
        spec.set_attr(p.ir, "case_values", attr);
    }
    p.attr_dict(spec)
}

/// The values of the cases, in order.
pub fn case_values(ir: &Ir, op: Op) -> Vec<i64> {
    let Some(attr) = ir.attr(op, "case_values") else {
        return Vec::new();
    };
    let AttrData::Dense { ty, data, splat } = ir.attr_data(attr) else {
        return Vec::new();
    };
    let width = ir
        .element_byte_width(ir.element_type(*ty))
        .and_then(|w| usize::try_from(w).ok())
        .unwrap_or(8);
    let element = |bytes: &[u8]| {
        let fill = if bytes.last().is_some_and(|b| b & 0x80 != 0) {
            0xff
        } else {
            0
        };
        let mut wide = [fill; 8];
        wide[..bytes.len().min(8)].copy_from_slice(&bytes[..bytes.len().min(8)]);
        i64::from_le_bytes(wide)
    };
    let values: Vec<i64> = ir
        .blob_bytes(*data)
        .chunks_exact(width)
        .map(element)
        .collect();
    if *splat {
        let count = ir
            .element_count(*ty)
            .and_then(|n| usize::try_from(n).ok())
            .unwrap_or(0);
        return vec![values.first().copied().unwrap_or(0); count];
    }
    values
}

pub(super) fn print(p: &mut OpPrinter<'_>, op: Op) {
    let ir = p.ir;
    p.text(" ");
    let flag = ir.operand(op, 0);
    p.operand(flag);
    p.text(" : ");
    p.ty(ir.value_type(flag));
    p.text(", [");
    p.indent();
    let values = case_values(ir, op);
    for (i, block) in ir.successors(op).enumerate() {
        if i > 0 {
            p.text(",");
        }
        p.newline();
        match i.checked_sub(1).and_then(|k| values.get(k)) {
            Some(value) => p.text(&format!("{value}: ")),
            None => p.text("default: "),
        }
        let passed: Vec<_> = operands(ir, op, i).map(|k| ir.operand(op, k)).collect();
        p.successor(block, &passed);
    }
    p.dedent();
    p.newline();
    p.text("]");
    p.attr_dict(op, &["case_values", "case_operand_segments"]);
}
