//! Integers in registers: setting the bits above a narrow type, and going from one width to another.

use super::{Lowering, Scalar, Sign};
use crate::dialects::vm::buffers::{BufferCompare, access};
use crate::dialects::vm::consts::constant_int;
use crate::dialects::vm::{arith, convert};
use crate::ir::{OpKind, Value};

/// How many ops a condition is followed through.
const BOOL_DEPTH: u32 = 4;

/// The op that extends an integer of `from` bits to a 64-bit register in one step.
fn straight_to_64(from: u32, to: u32, sign: Sign) -> Option<OpKind> {
    Some(match (from, to, sign) {
        (8, 33.., Sign::Signed) => convert::ExtI8I64S::KIND,
        (8, 33.., Sign::Unsigned) => convert::ExtI8I64U::KIND,
        (16, 33.., Sign::Signed) => convert::ExtI16I64S::KIND,
        (16, 33.., Sign::Unsigned) => convert::ExtI16I64U::KIND,
        _ => return None,
    })
}

impl Lowering<'_> {
    /// An integer in a 32-bit or 64-bit register whose upper bits are those of the narrower type.
    pub fn extended(&mut self, old: Value, sign: Sign) -> Value {
        let new = self.value(old);
        let Some(Scalar::Int(bits)) = self.scalar(self.ir.value_type(old)) else {
            return new;
        };
        if let (8 | 16, Some(value)) = (bits, self.ir.constant_int(old)) {
            let mask = (1i64 << bits) - 1;
            return self.i32(if sign == Sign::Unsigned {
                value & mask
            } else {
                value
            });
        }
        self.extend_within(new, bits, sign)
    }

    /// Sets the bits of a register above the low `bits`.
    pub fn extend_within(&mut self, value: Value, bits: u32, sign: Sign) -> Value {
        if self.loaded_as(value, bits, sign) {
            return value;
        }
        match (bits, sign) {
            (1, Sign::Signed) => {
                let (ones, zeros) = (self.i32(-1), self.i32(0));
                self.op(convert::SelectI32::KIND, [value, ones, zeros])
            }
            (1, Sign::Unsigned) if self.is_bool(value, BOOL_DEPTH) => value,
            (8, Sign::Signed) => self.op(convert::ExtI8I32S::KIND, [value]),
            (8, Sign::Unsigned) => self.op(convert::ExtI8I32U::KIND, [value]),
            (16, Sign::Signed) => self.op(convert::ExtI16I32S::KIND, [value]),
            (16, Sign::Unsigned) => self.op(convert::ExtI16I32U::KIND, [value]),
            (1..=31, Sign::Unsigned) => {
                let mask = self.i32((1 << bits) - 1);
                self.op(arith::AndI32::KIND, [value, mask])
            }
            (33..=63, Sign::Unsigned) => {
                let mask = self.i64((1 << bits) - 1);
                self.op(arith::AndI64::KIND, [value, mask])
            }
            // An odd width: shift the sign up and down.
            (2..=31, Sign::Signed) => {
                let amount = self.i32(i64::from(32 - bits));
                let high = self.op(arith::ShlI32::KIND, [value, amount]);
                self.op(arith::ShrI32S::KIND, [high, amount])
            }
            (33..=63, Sign::Signed) => {
                let amount = self.i32(i64::from(64 - bits));
                let high = self.op(arith::ShlI64::KIND, [value, amount]);
                self.op(arith::ShrI64S::KIND, [high, amount])
            }
            _ => value,
        }
    }

    /// Whether a register holds what a load extended just so.
    fn loaded_as(&self, value: Value, bits: u32, sign: Sign) -> bool {
        let load = match (bits, sign) {
            (8, Sign::Signed) => access::BufferLoadI8S::KIND,
            (8, Sign::Unsigned) => access::BufferLoadI8U::KIND,
            (16, Sign::Signed) => access::BufferLoadI16S::KIND,
            (16, Sign::Unsigned) => access::BufferLoadI16U::KIND,
            _ => return false,
        };
        self.ir
            .defining_op(value)
            .is_some_and(|op| self.ir.kind(op) == load)
    }

    /// Whether a register is known to hold 0 or 1. Only what comes from outside of the function may be more.
    fn is_bool(&self, value: Value, depth: u32) -> bool {
        let Some(op) = self.ir.defining_op(value) else {
            return false;
        };
        if let Some(constant) = constant_int(self.ir, op) {
            return matches!(constant, 0 | 1);
        }
        let known = |i: usize| depth > 0 && self.is_bool(self.ir.operand(op, i), depth - 1);
        match self.ir.kind(op) {
            arith::AndI32::KIND => known(0) || known(1),
            arith::OrI32::KIND | arith::XorI32::KIND => known(0) && known(1),
            convert::SelectI32::KIND => known(1) && known(2),
            BufferCompare::KIND => true,
            _ => self.ir.op_name(op).starts_with("vm.cmp."),
        }
    }

    /// Widens or narrows an integer register from a type of `from` bits to one of `to` bits.
    pub fn resize(&mut self, old: Value, to: u32, sign: Sign) -> Value {
        let from = match self.scalar(self.ir.value_type(old)) {
            Some(Scalar::Int(bits)) => bits,
            _ => return self.value(old),
        };
        if to > from {
            if let Some(kind) = straight_to_64(from, to, sign)
                && self.ir.constant_int(old).is_none()
            {
                let value = self.value(old);
                return self.op(kind, [value]);
            }
            if (from, sign) == (1, Sign::Signed) && to > 32 {
                let (value, ones, zeros) = (self.value(old), self.i64(-1), self.i64(0));
                return self.op(convert::SelectI64::KIND, [value, ones, zeros]);
            }
            let value = self.extended(old, sign);
            return self.resize_register(value, if from > 32 { 64 } else { 32 }, to, sign);
        }
        let value = self.value(old);
        if to == from {
            return value;
        }
        let value = self.resize_register(value, if from > 32 { 64 } else { 32 }, to, sign);
        self.keep_low_bit(value, to)
    }

    /// Moves an integer from a register for `from` bits to one for `to` bits.
    pub fn resize_register(&mut self, value: Value, from: u32, to: u32, sign: Sign) -> Value {
        match (from > 32, to > 32, sign) {
            (false, true, Sign::Signed) => self.op(convert::ExtI32I64S::KIND, [value]),
            (false, true, Sign::Unsigned) => self.op(convert::ExtI32I64U::KIND, [value]),
            (true, false, _) => self.op(convert::TruncI64I32::KIND, [value]),
            _ => value,
        }
    }

    /// Keeps `i1` at 0 or 1; other widths leave their upper bits open.
    pub fn keep_low_bit(&mut self, value: Value, bits: u32) -> Value {
        if bits != 1 {
            return value;
        }
        let one = self.i32(1);
        self.op(arith::AndI32::KIND, [value, one])
    }

    /// An `index` or integer operand as `i64`, as buffer ops take it.
    pub fn as_i64(&mut self, old: Value) -> Value {
        match self.ir.constant_int(old) {
            Some(value) => self.i64(value),
            None => self.resize(old, 64, Sign::Signed),
        }
    }

    /// An `index` or integer operand as `i32`, as lists take it.
    pub fn as_i32(&mut self, old: Value) -> Value {
        match self.ir.constant_int(old) {
            Some(value) => self.i32(value),
            None => self.resize(old, 32, Sign::Signed),
        }
    }

    /// A byte offset or size as `i64`: what is below zero as `index` has no meaning.
    pub fn as_bytes(&mut self, old: Value) -> Value {
        match self.ir.constant_int(old) {
            Some(value) => self.i64(value),
            None => self.resize(old, 64, Sign::Unsigned),
        }
    }
}
