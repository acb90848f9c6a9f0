//! Texts of `util` that are put together at run time.

use crate::conversion::to_vm::{Converted, Lowering};
use crate::dialects::util::{Piece, format_pieces};
use crate::dialects::vm::{arith, buffers, is_ref_type};
use crate::ir::{Op, Value};

/// A piece with its length. Characters become a buffer when they are copied.
struct Part {
    piece: Source,
    length: Value,
}

enum Source {
    Buffer(Value),
    Text(String),
}

/// The lengths are added up, a buffer of that size is made, and the pieces are copied into it one after the other.
pub(super) fn string_format(cx: &mut Lowering<'_>, op: Op) -> Converted {
    let format = cx.ir.string_attr_of(op, "format").unwrap_or_default();
    let pieces = match format_pieces(format) {
        Ok(pieces) => pieces,
        Err(why) => return cx.fail(op, format!("has a malformed format: {why}")),
    };
    if let [] | [Piece::Text(_)] = &pieces[..] {
        let text = match pieces.into_iter().next() {
            Some(Piece::Text(text)) => text,
            _ => String::new(),
        };
        let text = cx.text(&text);
        return cx.replace(op, text);
    }
    let mut numbers = Vec::new();
    for value in cx.ir.operand_vec(op) {
        let ty = cx.ir.value_type(value);
        let converted = cx.convert_type(op, ty)?;
        numbers.push(if is_ref_type(cx.ir, converted) {
            cx.value(value)
        } else {
            cx.decimal(value)
        });
    }
    let mut arguments = numbers.into_iter();
    let mut parts = Vec::new();
    for piece in pieces {
        let part = match piece {
            Piece::Argument => {
                let Some(bytes) = arguments.next() else {
                    return cx.unsupported(op);
                };
                let length = cx.op(buffers::BufferLength::KIND, [bytes]);
                let piece = Source::Buffer(bytes);
                Part { piece, length }
            }
            Piece::Text(text) => {
                let length = cx.i64(i64::try_from(text.len()).unwrap_or(i64::MAX));
                let piece = Source::Text(text);
                Part { piece, length }
            }
        };
        parts.push(part);
    }
    let zero = cx.i64(0);
    let total = parts
        .iter()
        .map(|part| part.length)
        .reduce(|sum, length| cx.op(arith::AddI64::KIND, [sum, length]))
        .unwrap_or(zero);
    let alignment = cx.i32(1);
    let whole = cx.op(buffers::BufferAlloc::KIND, [total, alignment]);
    let mut at = zero;
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            at = cx.op(arith::AddI64::KIND, [at, parts[i - 1].length]);
        }
        let bytes = match &part.piece {
            Source::Buffer(bytes) => *bytes,
            Source::Text(text) => cx.text(text),
        };
        cx.effect(
            buffers::BufferCopy::KIND,
            [bytes, zero, whole, at, part.length],
        );
    }
    cx.replace(op, whole)
}
