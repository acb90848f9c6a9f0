//! The frame of conversions into `vm`: a function is translated op by op into a new body, block for block.
//!
//! The old body stays whole until the new one is done, so a conversion sees the types that the program had, and
//! looks up what each old value became. Blocks are visited so that definitions come before uses.
//!
//! Registers: `i1`, `i8` and `i16` live in an `i32` register. `i1` is 0 or 1; the upper bits of the other two
//! are unspecified, and [`Lowering::extended`] gives a value whose upper bits are right. `index` is an integer of
//! [`Lowering::index_bits`] bits. Floats of 8 and 16 bits live in the low bits of an `i32` register.

mod calls;
pub(super) mod half;
mod imports;
mod ints;
mod offsets;
mod strings;
mod types;

pub use calls::{Declarations, Declared};
pub use imports::Arg;
pub use types::{Scalar, convert_type, scalar};

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::dialects::vm::{self, consts};
use crate::ir::{
    Attr, Block, Builder, FloatKind, InsertPoint, Ir, Loc, Op, OpKind, Type, Value, float,
};
use crate::options::VmTarget;
use crate::syntax::type_text;

/// An op could not be converted; the reason has been recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unconverted;

/// The outcome of a conversion.
pub type Converted<T = ()> = Result<T, Unconverted>;

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
    /// The machine that runs the code.
    pub target: &'a VmTarget,
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
    declared: &'a Declarations,
    spans: FxHashMap<Value, Value>,
    constants: FxHashMap<Attr, Value>,
}

impl<'a> Lowering<'a> {
    /// A translation into the body of a function of `module`, whose entry block is `block`. `declared` are the
    /// functions of other modules.
    pub fn new(
        ir: &'a mut Ir,
        target: &'a VmTarget,
        declared: &'a Declarations,
        diagnostics: &'a mut Vec<Diagnostic>,
        module: Op,
        block: Block,
        visible: Visible,
    ) -> Self {
        Self {
            ir,
            target,
            diagnostics,
            module,
            block,
            loc: Loc::UNKNOWN,
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            entry: block,
            visible,
            declared,
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

    /// Width of `index`: 32 or 64.
    pub fn index_bits(&self) -> u32 {
        self.target.index_bits
    }

    /// The register that holds a type; `None` for types that VM code cannot hold.
    pub fn scalar(&self, ty: Type) -> Option<Scalar> {
        scalar(self.ir, self.target, ty)
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
        match convert_type(self.ir, self.target, ty) {
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

    /// Adds a block without arguments at the end of the function.
    pub fn last_block(&mut self) -> Block {
        let region = self
            .ir
            .block_region(self.entry)
            .expect("the entry block stands in the new body");
        self.ir.append_block(region)
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

    /// An `i32` constant where it is used, for paths that are rarely taken and for uses that stand alone.
    pub fn local_i32(&mut self, value: i64) -> Value {
        let ty = self.ir.int_type(32);
        let value = self.ir.int_attr(value.into(), ty);
        self.builder()
            .op(consts::ConstI32::KIND)
            .attr("value", value)
            .value()
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

    /// A constant of a register type. Each is made once, in the entry block, so that none is made over and over in a
    /// loop.
    pub fn constant_attr(&mut self, attr: Attr, ty: Type) -> Value {
        if let Some(&value) = self.constants.get(&attr) {
            return value;
        }
        let at = if self.block == self.entry {
            InsertPoint::End(self.entry)
        } else {
            InsertPoint::Start(self.entry)
        };
        let mut b = Builder::new(self.ir, at, self.loc);
        let op = vm::constant(&mut b, attr, ty).expect("callers pass register types");
        let value = self.ir.result(op, 0);
        self.constants.insert(attr, value);
        value
    }

    /// A float constant of a program's type, in the register that holds it.
    pub fn float_constant(&mut self, attr: Attr, bits: u128, ty: Type) -> Value {
        match (self.scalar(ty), self.ir.float_kind(ty)) {
            // Rounded to what the register holds.
            (Some(Scalar::F32), Some(FloatKind::F64)) => {
                self.float(Scalar::F32, float::to_f64(FloatKind::F64, bits))
            }
            _ => self.constant_attr(attr, ty),
        }
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

    /// Maps the results of an op that could not be converted, so that conversion can go on and find every fault.
    pub fn give_up(&mut self, op: Op) {
        for result in self.ir.results(op).collect::<Vec<_>>() {
            let ty = self.ir.value_type(result);
            let ty = convert_type(self.ir, self.target, ty);
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
