//! Byte offsets as element indices: the VM counts elements, the program bytes.
//!
//! Looks through the arithmetic that made an offset, so that `4 * i` for a type of four bytes is `i` again and no
//! division remains in a loop.

use super::Lowering;
use crate::dialects::arith as arith_ops;
use crate::dialects::vm::arith;
use crate::ir::Value;

/// How many ops an offset is followed through.
const DEPTH: u32 = 8;

impl Lowering<'_> {
    /// `offset / size` as `i64`, for an offset that is a multiple of `size`, which is a power of two.
    pub fn quotient(&mut self, offset: Value, size: i64) -> Value {
        match self.divided(offset, size, DEPTH) {
            Some(index) => index,
            None => {
                let bytes = self.as_bytes(offset);
                self.shifted_down(bytes, size)
            }
        }
    }

    /// `offset / size` without a division, if the way that the offset was computed shows it.
    fn divided(&mut self, offset: Value, size: i64, depth: u32) -> Option<Value> {
        if size == 1 {
            return Some(self.as_bytes(offset));
        }
        if let Some(constant) = self.ir.constant_int(offset) {
            return (constant % size == 0).then(|| self.i64(constant / size));
        }
        let op = self.ir.defining_op(offset)?;
        if depth == 0 {
            return None;
        }
        match self.ir.kind(op) {
            arith_ops::MulI::KIND => {
                let factor = self.ir.constant_int(self.ir.operand(op, 1))?;
                let other = self.ir.operand(op, 0);
                if factor % size == 0 {
                    let other = self.as_i64(other);
                    return Some(self.scaled(other, factor / size));
                }
                let other = self.divided(other, size, depth - 1)?;
                Some(self.scaled(other, factor))
            }
            arith_ops::ShLI::KIND => {
                let amount = u32::try_from(self.ir.constant_int(self.ir.operand(op, 1))?).ok()?;
                let factor = 1i64.checked_shl(amount)?;
                let other = self.ir.operand(op, 0);
                (factor % size == 0).then(|| {
                    let other = self.as_i64(other);
                    self.scaled(other, factor / size)
                })
            }
            arith_ops::AddI::KIND => {
                let (a, b) = (self.ir.operand(op, 0), self.ir.operand(op, 1));
                if !self.is_multiple(a, size, depth - 1) || !self.is_multiple(b, size, depth - 1) {
                    return None;
                }
                let a = self.divided(a, size, depth - 1)?;
                let b = self.divided(b, size, depth - 1)?;
                Some(self.op(arith::AddI64::KIND, [a, b]))
            }
            _ => None,
        }
    }

    /// Whether [`divided`] will succeed, so that nothing is made in vain.
    fn is_multiple(&self, offset: Value, size: i64, depth: u32) -> bool {
        if let Some(constant) = self.ir.constant_int(offset) {
            return constant % size == 0;
        }
        let Some(op) = self.ir.defining_op(offset).filter(|_| depth > 0) else {
            return false;
        };
        let operand = |i: usize| self.ir.operand(op, i);
        match self.ir.kind(op) {
            arith_ops::MulI::KIND => self.ir.constant_int(operand(1)).is_some_and(|factor| {
                factor % size == 0 || self.is_multiple(operand(0), size, depth - 1)
            }),
            arith_ops::ShLI::KIND => self
                .ir
                .constant_int(operand(1))
                .and_then(|n| 1i64.checked_shl(u32::try_from(n).ok()?))
                .is_some_and(|factor| factor % size == 0),
            arith_ops::AddI::KIND => (0..2).all(|i| self.is_multiple(operand(i), size, depth - 1)),
            _ => false,
        }
    }

    fn scaled(&mut self, value: Value, factor: i64) -> Value {
        if factor == 1 {
            return value;
        }
        let factor = self.i64(factor);
        self.op(arith::MulI64::KIND, [value, factor])
    }

    /// `bytes / size`, for a power of two.
    pub fn shifted_down(&mut self, bytes: Value, size: i64) -> Value {
        if size == 1 {
            return bytes;
        }
        let amount = self.i32(i64::from(size.trailing_zeros()));
        self.op(arith::ShrI64U::KIND, [bytes, amount])
    }
}
