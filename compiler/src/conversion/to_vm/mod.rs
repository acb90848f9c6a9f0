//! The frame of conversions into `vm`: a function is translated op by op into a new body, block for block.
//!
//! The old body stays whole until the new one is done, so a conversion sees the types that the program had, and
//! looks up what each old value became. Blocks are visited so that definitions come before uses.
//!
//! Registers: `i1`, `i8` and `i16` live in an `i32` register. `i1` is always 0 or 1; the upper bits of the other two
//! are unspecified, and [`Lowering::extended`] gives a value whose upper bits are right. `index` is an integer of
//! [`Lowering::index_bits`] bits. `f16` and `bf16` live in the low half of an `i32` register.

pub(super) mod half;
mod imports;
mod offsets;

pub use imports::Arg;

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::dialects::vm::{self, arith, consts, convert};
use crate::ir::{
    Attr, Block, Builder, FloatKind, InsertPoint, Ir, Loc, Op, OpKind, Type, TypeData, Value,
};
use crate::syntax::type_text;

/// An op could not be converted; the reason has been recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unconverted;

/// The outcome of a conversion.
pub type Converted<T = ()> = Result<T, Unconverted>;

/// What kind of register holds a value of some type of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// An integer of at most 64 bits; `index` has the width that the target gives it.
    Int(u32),
    /// A 16-bit float, in the low half of an integer register.
    Half(FloatKind),
    /// `f32`.
    F32,
    /// `f64`.
    F64,
    /// An object.
    Ref,
}

/// Whether an integer is read as signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Two's complement.
    Signed,
    /// Without a sign.
    Unsigned,
}

/// Whether callers outside of the module see a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visible {
    /// They do: what it returns has the upper bits that its type says.
    Outside,
    /// Only this module calls it.
    Inside,
}

/// The translation of one function body.
pub struct Lowering<'a> {
    /// The arena that holds the old body and the new one.
    pub ir: &'a mut Ir,
    /// Width of `index`: 32 or 64.
    pub index_bits: u32,
    /// What went wrong.
    pub diagnostics: &'a mut Vec<Diagnostic>,
    /// The `vm.module` that the new function stands in.
    pub module: Op,
    /// The block that takes the next op.
    pub block: Block,
    /// The location of the op being converted.
    pub loc: Loc,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    entry: Block,
    visible: Visible,
    spans: FxHashMap<Value, Value>,
    constants: FxHashMap<Attr, Value>,
}

impl<'a> Lowering<'a> {
    /// A translation into the body of a function of `module`, whose entry block is `block`.
    pub fn new(
        ir: &'a mut Ir,
        index_bits: u32,
        diagnostics: &'a mut Vec<Diagnostic>,
        module: Op,
        block: Block,
        visible: Visible,
    ) -> Self {
        Self {
            ir,
            index_bits,
            diagnostics,
            module,
            block,
            loc: Loc::UNKNOWN,
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            entry: block,
            visible,
            spans: FxHashMap::default(),
            constants: FxHashMap::default(),
        }
    }

    // --- errors -------------------------------------------------------------------------------------------------

    /// Records why an op cannot become VM code.
    pub fn fail<T>(&mut self, op: Op, why: impl std::fmt::Display) -> Converted<T> {
        self.diagnostics
            .push(Diagnostic::error_on(self.ir, op, why));
        Err(Unconverted)
    }

    /// Records that no rule converts an op.
    pub fn unsupported<T>(&mut self, op: Op) -> Converted<T> {
        self.fail(op, "has no form in VM code")
    }

    // --- types --------------------------------------------------------------------------------------------------

    /// The register that holds a type; `None` for types that VM code cannot hold.
    pub fn scalar(&self, ty: Type) -> Option<Scalar> {
        scalar(self.ir, self.index_bits, ty)
    }

    /// The register that holds an operand or result of `op`.
    pub fn scalar_of(&mut self, op: Op, value: Value) -> Converted<Scalar> {
        let ty = self.ir.value_type(value);
        match self.scalar(ty) {
            Some(scalar) => Ok(scalar),
            None => self.unsupported_type(op, ty),
        }
    }

    /// What a type becomes.
    pub fn convert_type(&mut self, op: Op, ty: Type) -> Converted<Type> {
        match convert_type(self.ir, self.index_bits, ty) {
            Some(ty) => Ok(ty),
            None => self.unsupported_type(op, ty),
        }
    }

    /// What types become.
    pub fn convert_types(&mut self, op: Op, types: &[Type]) -> Converted<Vec<Type>> {
        types.iter().map(|&ty| self.convert_type(op, ty)).collect()
    }

    fn unsupported_type<T>(&mut self, op: Op, ty: Type) -> Converted<T> {
        let text = type_text(self.ir, ty);
        self.fail(
            op,
            format!("has a value of type `{text}`, which VM code cannot hold"),
        )
    }

    // --- values and blocks --------------------------------------------------------------------------------------

    /// What an old value became.
    pub fn value(&self, old: Value) -> Value {
        self.values
            .get(&old)
            .copied()
            .expect("verified: definitions dominate uses, and are converted first")
    }

    /// What old values became.
    pub fn values(&self, old: impl IntoIterator<Item = Value>) -> Vec<Value> {
        old.into_iter().map(|v| self.value(v)).collect()
    }

    /// What operand `i` became.
    pub fn operand(&self, op: Op, i: usize) -> Value {
        self.value(self.ir.operand(op, i))
    }

    /// Says what an old value became.
    pub fn map(&mut self, old: Value, new: Value) {
        self.values.insert(old, new);
    }

    /// Says what the only result of an op became.
    pub fn replace(&mut self, op: Op, new: Value) -> Converted {
        let result = self.ir.result(op, 0);
        self.map(result, new);
        Ok(())
    }

    /// Says what all results of an op became.
    pub fn replace_all(&mut self, op: Op, new: &[Value]) -> Converted {
        for (old, &new) in self.ir.results(op).zip(new) {
            self.values.insert(old, new);
        }
        Ok(())
    }

    /// Says what an old block became.
    pub fn map_block(&mut self, old: Block, new: Block) {
        self.blocks.insert(old, new);
    }

    /// What an old block became.
    pub fn target(&self, old: Block) -> Block {
        self.blocks
            .get(&old)
            .copied()
            .expect("every reachable block has been mapped")
    }

    /// Adds a block with arguments after the current one.
    pub fn new_block(&mut self, types: &[Type]) -> Block {
        let block = self.ir.insert_block_after(self.block);
        for &ty in types {
            self.ir.add_block_arg(block, ty, self.loc);
        }
        block
    }

    // --- building -----------------------------------------------------------------------------------------------

    /// A builder at the end of the current block.
    pub fn builder(&mut self) -> Builder<'_> {
        Builder::new(self.ir, InsertPoint::End(self.block), self.loc)
    }

    /// Makes an op whose only result type follows from its row.
    pub fn op(&mut self, kind: OpKind, operands: impl IntoIterator<Item = Value>) -> Value {
        self.builder().op(kind).operands(operands).value()
    }

    /// Makes an op without results.
    pub fn effect(&mut self, kind: OpKind, operands: impl IntoIterator<Item = Value>) -> Op {
        self.builder().op(kind).operands(operands).build()
    }

    /// An `i32` constant.
    pub fn i32(&mut self, value: i64) -> Value {
        let ty = self.ir.int_type(32);
        self.constant(value.into(), ty)
    }

    /// An `i64` constant.
    pub fn i64(&mut self, value: i64) -> Value {
        let ty = self.ir.int_type(64);
        self.constant(value.into(), ty)
    }

    /// An integer constant in a register of 32 bits, or of 64 for wider types.
    pub fn int(&mut self, bits: u32, value: i64) -> Value {
        if bits > 32 {
            self.i64(value)
        } else {
            self.i32(value)
        }
    }

    fn constant(&mut self, value: i128, ty: Type) -> Value {
        let attr = self.ir.int_attr(value, ty);
        self.constant_attr(attr, ty)
    }

    /// A constant of a register type. Each is made once, at the start of the function, so that none is made over and
    /// over in a loop.
    pub fn constant_attr(&mut self, attr: Attr, ty: Type) -> Value {
        if let Some(&value) = self.constants.get(&attr) {
            return value;
        }
        let mut b = Builder::new(self.ir, InsertPoint::Start(self.entry), self.loc);
        let op = vm::constant(&mut b, attr, ty).expect("callers pass register types");
        let value = self.ir.result(op, 0);
        self.constants.insert(attr, value);
        value
    }

    /// A float constant of `f32` or `f64`.
    pub fn float(&mut self, scalar: Scalar, value: f64) -> Value {
        let (kind, bits) = match scalar {
            Scalar::F64 => (FloatKind::F64, u128::from(value.to_bits())),
            #[expect(
                clippy::cast_possible_truncation,
                reason = "callers pass constants for f32"
            )]
            _ => (FloatKind::F32, u128::from((value as f32).to_bits())),
        };
        let ty = self.ir.float_type(kind);
        let attr = self.ir.attr_of(crate::ir::AttrData::Float { bits, ty });
        self.constant_attr(attr, ty)
    }

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
        match (bits, sign) {
            (1, Sign::Signed) => {
                let zero = self.i32(0);
                self.op(arith::SubI32::KIND, [zero, value])
            }
            (8, Sign::Signed) => self.op(convert::ExtI8I32S::KIND, [value]),
            (8, Sign::Unsigned) => self.op(convert::ExtI8I32U::KIND, [value]),
            (16, Sign::Signed) => self.op(convert::ExtI16I32S::KIND, [value]),
            (16, Sign::Unsigned) => self.op(convert::ExtI16I32U::KIND, [value]),
            // An odd width: shift up and down.
            (2..=31, _) => self.shift_extend(
                value,
                32 - bits,
                sign,
                [
                    arith::ShlI32::KIND,
                    arith::ShrI32S::KIND,
                    arith::ShrI32U::KIND,
                ],
            ),
            (33..=63, _) => self.shift_extend(
                value,
                64 - bits,
                sign,
                [
                    arith::ShlI64::KIND,
                    arith::ShrI64S::KIND,
                    arith::ShrI64U::KIND,
                ],
            ),
            _ => value,
        }
    }

    fn shift_extend(
        &mut self,
        value: Value,
        by: u32,
        sign: Sign,
        [up, signed, unsigned]: [OpKind; 3],
    ) -> Value {
        let amount = self.i32(by.into());
        let high = self.op(up, [value, amount]);
        self.op(
            if sign == Sign::Signed {
                signed
            } else {
                unsigned
            },
            [high, amount],
        )
    }

    /// Widens or narrows an integer register from a type of `from` bits to one of `to` bits.
    pub fn resize(&mut self, old: Value, to: u32, sign: Sign) -> Value {
        let from = match self.scalar(self.ir.value_type(old)) {
            Some(Scalar::Int(bits)) => bits,
            _ => return self.value(old),
        };
        if to > from {
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

    /// Makes a call of kind `kind` in place of `op`, a call by name in another dialect.
    ///
    /// # Errors
    /// If VM code cannot hold a value of a result's type; the reason is recorded.
    pub fn call(&mut self, op: Op, kind: OpKind) -> Converted {
        let Some(callee) = self.ir.attr(op, "callee") else {
            return self.unsupported(op);
        };
        let types: Vec<Type> = self.ir.results(op).map(|v| self.ir.value_type(v)).collect();
        let types = self.convert_types(op, &types)?;
        let operands = self.values(self.ir.operand_vec(op));
        let new = self
            .builder()
            .op(kind)
            .attr("callee", callee)
            .operands(operands)
            .results(types)
            .build();
        let results: Vec<Value> = self.ir.results(new).collect();
        self.replace_all(op, &results)
    }

    /// Returns the operands of `op` by an op of `kind`.
    pub fn return_values(&mut self, op: Op, kind: OpKind) {
        let values: Vec<Value> = match self.visible {
            Visible::Inside => self.values(self.ir.operand_vec(op)),
            Visible::Outside => {
                let operands = self.ir.operand_vec(op);
                operands.into_iter().map(|old| self.returned(old)).collect()
            }
        };
        self.effect(kind, values);
    }

    fn returned(&mut self, old: Value) -> Value {
        match self.scalar(self.ir.value_type(old)) {
            Some(Scalar::Int(2..)) => self.extended(old, Sign::Signed),
            _ => self.value(old),
        }
    }

    /// Maps the results of an op that could not be converted, so that conversion can go on and find every fault.
    pub fn give_up(&mut self, op: Op) {
        for result in self.ir.results(op).collect::<Vec<_>>() {
            let ty = self.ir.value_type(result);
            let ty = convert_type(self.ir, self.index_bits, ty);
            let stand_in = match ty {
                Some(ty) if vm::is_ref_type(self.ir, ty) => self.null(ty),
                Some(ty) if self.ir.float_kind(ty) == Some(FloatKind::F64) => {
                    self.float(Scalar::F64, 0.0)
                }
                Some(ty) if self.ir.float_kind(ty).is_some() => self.float(Scalar::F32, 0.0),
                Some(ty) if self.ir.int_width(ty) == Some(64) => self.i64(0),
                _ => self.i32(0),
            };
            self.map(result, stand_in);
        }
    }

    /// Says that an old buffer is a part of what its base became, from a byte offset on.
    pub fn map_span(&mut self, old: Value, base: Value, offset: Value) {
        self.values.insert(old, base);
        self.spans.insert(old, offset);
    }

    /// The byte offset into what an old buffer became, if it is a part of that.
    pub fn span_offset(&self, old: Value) -> Option<Value> {
        self.spans.get(&old).copied()
    }

    /// The null ref of a type.
    pub fn null(&mut self, ty: Type) -> Value {
        self.builder()
            .op(consts::ConstRefZero::KIND)
            .results([ty])
            .value()
    }
}

/// The register that holds a type; `None` for types that VM code cannot hold.
pub fn scalar(ir: &Ir, index_bits: u32, ty: Type) -> Option<Scalar> {
    Some(match ir.type_data(ty) {
        TypeData::Index => Scalar::Int(index_bits),
        TypeData::Integer {
            width: bits @ 1..=64,
            ..
        } => Scalar::Int(*bits),
        TypeData::Float(FloatKind::F32) => Scalar::F32,
        TypeData::Float(FloatKind::F64) => Scalar::F64,
        TypeData::Float(kind @ (FloatKind::F16 | FloatKind::BF16)) => Scalar::Half(*kind),
        TypeData::Ext { .. } => Scalar::Ref,
        _ => return None,
    })
}

/// What a type becomes in VM code.
pub fn convert_type(ir: &mut Ir, index_bits: u32, ty: Type) -> Option<Type> {
    Some(match scalar(ir, index_bits, ty)? {
        Scalar::Int(33..) => ir.int_type(64),
        Scalar::Int(_) | Scalar::Half(_) => ir.int_type(32),
        Scalar::F32 | Scalar::F64 => ty,
        Scalar::Ref => {
            let (name, params) = ir.ext_type_parts(ty)?;
            let element = params.first().and_then(|&a| ir.type_value(a));
            match name {
                "vm.ref" | "vm.buffer" | "vm.list" => ty,
                "util.buffer" => vm::buffer_type(ir),
                "util.list" => {
                    let element = element.and_then(|e| list_element(ir, index_bits, e));
                    vm::list_type(ir, element)
                }
                "util.object" | "util.variant" => vm::ref_type(ir, None),
                "util.ptr" => ir.int_type(32),
                _ => vm::ref_type(ir, Some(ty)),
            }
        }
    })
}

/// Lists keep narrow integers as they are.
fn list_element(ir: &mut Ir, index_bits: u32, ty: Type) -> Option<Type> {
    match ir.int_width(ty) {
        Some(8 | 16) => Some(ty),
        _ if ir.is_ext_type(ty, "util.variant") => None,
        _ => convert_type(ir, index_bits, ty),
    }
}
