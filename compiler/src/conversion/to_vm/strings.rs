//! Text made at run time: numbers in decimal, and pieces put together.

use super::{Lowering, Sign};
use crate::dialects::vm::{
    arith, buffer_type, buffers, calls, compare, consts, control, convert, structural,
};
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY, lookup_in};
use crate::ir::{Attr, Builder, InsertPoint, Ir, Loc, Op, OpKind, Region, Type, Value};

/// The function that writes a number. It is added to a module that needs it.
const ITOA: &str = "__iree_string_itoa_u64";
/// The digits of the largest number of 64 bits.
const DIGITS: i64 = 20;

impl Lowering<'_> {
    /// An unsigned number of an old value's width, in decimal.
    pub fn decimal(&mut self, old: Value) -> Value {
        let number = self.resize(old, 64, Sign::Unsigned);
        let callee = self.ir.symbol_attr(ITOA);
        declare_itoa(self.ir, self.module, self.loc);
        let buffer = buffer_type(self.ir);
        self.builder()
            .op(calls::Call::KIND)
            .attr("callee", callee)
            .operands([number])
            .results([buffer])
            .value()
    }

    /// A read-only buffer with the bytes of a string.
    pub fn text(&mut self, text: &str) -> Value {
        let value = self.ir.string_attr(text);
        self.builder()
            .op(consts::RodataInline::KIND)
            .attr("value", value)
            .value()
    }
}

/// Adds the function that writes a number at the start of a module, unless it is there.
fn declare_itoa(ir: &mut Ir, module: Op, loc: Loc) {
    let name = ir.ident(ITOA);
    if lookup_in(ir, module, name).is_some() {
        return;
    }
    let (i64, buffer) = (ir.int_type(64), buffer_type(ir));
    let region = itoa_body(ir, i64, loc);
    let signature = ir.function_type(&[i64], &[buffer]);
    let signature = ir.type_attr(signature);
    let (name, private) = (ir.string_attr(ITOA), ir.string_attr("private"));
    let body = ir.body_block(module);
    Builder::new(ir, InsertPoint::Start(body), loc)
        .op(structural::Func::KIND)
        .attr(SYM_NAME, name)
        .attr(SYM_VISIBILITY, private)
        .attr("function_type", signature)
        .region(region)
        .build();
}

/// Writes digits from the end of a scratch buffer backwards until nothing is left, then copies out what it wrote.
fn itoa_body(ir: &mut Ir, i64: Type, loc: Loc) -> Region {
    let (region, entry) = ir.new_region_with_block(&[i64], loc);
    let number = ir.block_arg(entry, 0);
    let is_zero = ir.append_block(region);
    let digit = ir.append_block(region);
    let [rest, place] = [0, 1].map(|_| ir.add_block_arg(digit, i64, loc));
    let done = ir.append_block(region);
    let start = ir.add_block_arg(done, i64, loc);

    let mut b = Builder::at_end(ir, entry, loc);
    let zero = b.op(consts::ConstI64Zero::KIND).value();
    let align = constant(&mut b, 32, 1);
    let [one, ten, size, last] = [1, 10, DIGITS, DIGITS - 1].map(|n| constant(&mut b, 64, n));
    let ascii_zero = constant(&mut b, 32, i64::from(b'0'));
    let scratch = value(&mut b, buffers::BufferAlloc::KIND, &[size, align]);
    let none = value(&mut b, compare::CmpEqI64::KIND, &[number, zero]);
    b.op(control::CondBr::KIND)
        .groups(&[&[none], &[], &[number, last]])
        .successors([is_zero, digit])
        .build();

    let mut b = Builder::at_end(ir, is_zero, loc);
    store(&mut b, ascii_zero, scratch, zero);
    let text = value(
        &mut b,
        buffers::BufferClone::KIND,
        &[scratch, zero, one, align],
    );
    b.op(control::Return::KIND).operands([text]).build();

    let mut b = Builder::at_end(ir, digit, loc);
    let low = value(&mut b, arith::RemI64U::KIND, &[rest, ten]);
    let low = value(&mut b, convert::TruncI64I32::KIND, &[low]);
    let low = value(&mut b, arith::AddI32::KIND, &[low, ascii_zero]);
    store(&mut b, low, scratch, place);
    let next = value(&mut b, arith::DivI64U::KIND, &[rest, ten]);
    let before = value(&mut b, arith::SubI64::KIND, &[place, one]);
    let finished = value(&mut b, compare::CmpEqI64::KIND, &[next, zero]);
    b.op(control::CondBr::KIND)
        .groups(&[&[finished], &[place], &[next, before]])
        .successors([done, digit])
        .build();

    let mut b = Builder::at_end(ir, done, loc);
    let length = value(&mut b, arith::SubI64::KIND, &[size, start]);
    let text = value(
        &mut b,
        buffers::BufferClone::KIND,
        &[scratch, start, length, align],
    );
    b.op(control::Return::KIND).operands([text]).build();
    region
}

fn constant(b: &mut Builder<'_>, bits: u32, number: i64) -> Value {
    let ty = b.ir.int_type(bits);
    let attr: Attr = b.ir.int_attr(number.into(), ty);
    let kind = if bits == 64 {
        consts::ConstI64::KIND
    } else {
        consts::ConstI32::KIND
    };
    b.op(kind).attr("value", attr).value()
}

fn value(b: &mut Builder<'_>, kind: OpKind, operands: &[Value]) -> Value {
    b.op(kind).operands(operands.iter().copied()).value()
}

fn store(b: &mut Builder<'_>, byte: Value, buffer: Value, at: Value) {
    b.op(buffers::access::BufferStoreI8::KIND)
        .operands([buffer, at, byte])
        .build();
}
