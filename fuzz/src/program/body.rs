//! The body of a generated function: a prologue, then blocks of instructions from the whole table.
//!
//! The prologue fills reserved registers with a mutable buffer, lists, rodata, a HAL buffer, a view and small numbers.
//! Operands are drawn from them when their instruction would else fail at once (an index, a buffer, a list), and from
//! a general pool otherwise; now and then the other way round. Fuel ends loops, so that branches may lead anywhere.

use arbitrary::{Result, Unstructured};
use halcyon_runtime_core::imports;
use halcyon_runtime_core::isa::{
    CallValue, EncodeArg, EncodedFunction, FunctionEncoder, Label, Op, Operand, Ref, RefUse,
    TypeCode, Val,
};
use halcyon_runtime_core::signature::{Kind, Part, Signature, element_kinds};

use super::{Callee, GLOBAL_REFS, GLOBAL_WORDS, Keeps, Names, signature};

/// Value registers that any instruction may write.
const POOL: u16 = 16;
/// Ref registers that any instruction may write.
const REF_POOL: u16 = 8;

/// Registers that the prologue fills.
const SMALL_PAIR: Val = Val(POOL);
const SMALL: Val = Val(POOL + 2);
const LENGTH_PAIR: Val = Val(POOL + 4);
const SCRATCH: Val = Val(POOL + 6);
const BUFFER: Ref = Ref(REF_POOL);
const RODATA: Ref = Ref(REF_POOL + 1);
const LIST: Ref = Ref(REF_POOL + 2);
const NUMBERS: Ref = Ref(REF_POOL + 3);
const HAL_BUFFER: Ref = Ref(REF_POOL + 4);
const STORAGE: Ref = Ref(REF_POOL + 5);
const VIEW: Ref = Ref(REF_POOL + 6);

/// Where wide registers start: past what an operand byte holds.
const WIDE: u16 = 0x100;

/// `f32` as the HAL numbers it, and a dense encoding.
const F32: i32 = 0x2100_0020;
const DENSE: i32 = 1;

pub(super) struct Body<'u, 'b, 'n> {
    u: &'u mut Unstructured<'b>,
    names: &'n Names,
    signature: &'n Signature<'n>,
    e: FunctionEncoder,
    labels: Vec<Label>,
}

impl<'u, 'b, 'n> Body<'u, 'b, 'n> {
    pub(super) fn new(
        u: &'u mut Unstructured<'b>,
        names: &'n Names,
        signature: &'n Signature<'n>,
    ) -> Self {
        let args = signature.arg_counts();
        Self {
            u,
            names,
            signature,
            e: FunctionEncoder::new(args.vals, args.refs),
            labels: Vec::new(),
        }
    }

    pub(super) fn generate(mut self) -> Result<EncodedFunction> {
        if !self.u.ratio(1, 8)? {
            self.prologue();
        }
        let blocks = self.u.int_in_range(1..=5)?;
        self.labels = (0..blocks).map(|_| self.e.label()).collect();
        for block in 0..blocks {
            self.e.bind(self.labels[block]);
            for _ in 0..self.u.int_in_range(0..=12)? {
                self.instruction()?;
            }
            self.branch()?;
        }
        self.ret()?;
        let body = self.e.finish();
        Ok(body
            .unwrap_or_else(|error| panic!("the generator made what cannot be encoded: {error}")))
    }

    fn prologue(&mut self) {
        let e = &mut self.e;
        e.const_i64(SMALL_PAIR, 1);
        e.const_i32(SMALL, 1);
        e.const_i64(LENGTH_PAIR, 64);
        e.emit(
            Op::BufferAlloc,
            &[BUFFER.into(), LENGTH_PAIR.into(), SMALL.into()],
        );
        e.emit(Op::ConstRefRodata, &[RODATA.into(), 2u16.into()]);
        for (list, element) in [(LIST, TypeCode::ANY), (NUMBERS, TypeCode::I32)] {
            e.emit(Op::ListAlloc, &[list.into(), SMALL.into(), element.into()]);
            e.const_i32(SCRATCH, 4);
            e.emit(Op::ListResize, &[list.into(), SCRATCH.into()]);
        }
        e.const_i32(SCRATCH, 16);
        e.call_import(
            import(self.names, "hal_inline.buffer.allocate"),
            &[CallValue::One(SCRATCH), CallValue::Two(LENGTH_PAIR)],
            &[],
            &[
                CallValue::Ref(HAL_BUFFER.keep()),
                CallValue::Ref(STORAGE.keep()),
            ],
        );
        // A view of four floats from byte 1 on: SMALL_PAIR, then 16 bytes.
        let (length, dim, kind, encoding) = (Val(0), Val(2), Val(4), Val(5));
        e.const_i64(length, 16);
        e.const_i64(dim, 4);
        e.const_i32(kind, F32);
        e.const_i32(encoding, DENSE);
        e.call_import(
            import(self.names, "hal_inline.buffer_view.create"),
            &[
                CallValue::Ref(HAL_BUFFER.keep()),
                CallValue::Two(SMALL_PAIR),
                CallValue::Two(length),
                CallValue::One(kind),
                CallValue::One(encoding),
                CallValue::Two(dim),
            ],
            &[1],
            &[CallValue::Ref(VIEW.keep())],
        );
    }

    /// Any instruction that falls through.
    fn instruction(&mut self) -> Result<()> {
        let op = *self.u.choose(Op::ALL)?;
        let kinds = op.shape().operands();
        if self.names.keeps < keeps(op) {
            return Ok(());
        }
        match op {
            _ if op.is_terminator() => {}
            Op::Call | Op::CallWide => {
                let callee = self.u.choose(&self.names.functions)?;
                self.call(callee, |e, function, args, _, results| {
                    e.call(function, args, results);
                })?;
            }
            Op::CallImport | Op::CallImportWide => {
                let callee = self.u.choose(&self.names.imports)?;
                self.call(callee, FunctionEncoder::call_import)?;
            }
            // The forms that the assembler of text chooses too, so that programs survive being written as text.
            Op::ConstI32 | Op::ConstI32Small => {
                let (dst, value) = (self.value(1)?, self.number()?);
                self.e.const_i32(dst, value);
            }
            Op::ConstI64 | Op::ConstI64Small => {
                let (dst, value) = (self.value(2)?, self.wide_number()?);
                self.e.const_i64(dst, value);
            }
            Op::ConstF32 | Op::ConstF32Zero => {
                let (dst, value) = (self.value(1)?, self.number()?);
                self.e.const_f32(dst, value as u32);
            }
            Op::ConstF64 | Op::ConstF64Zero => {
                let (dst, value) = (self.value(2)?, self.wide_number()?);
                self.e.const_f64(dst, value as u64);
            }
            Op::DiscardRefs => {
                let mut refs = Vec::new();
                for _ in 0..self.u.int_in_range(1..=3)? {
                    let r = self.def_ref()?;
                    if !refs.contains(&r) {
                        refs.push(r);
                    }
                }
                self.e.discard(&refs);
            }
            Op::SwitchRef => {
                let (dst, index, default, ty) =
                    (self.def_ref()?, self.index()?, self.move_ref()?, self.ty()?);
                let values = self.some(Self::move_ref)?;
                self.e.switch_ref(dst, index, default, ty, &values);
            }
            Op::Trace | Op::Print => {
                let message = self.message()?;
                let values = self.some(|body| {
                    let kind = *body.u.choose(&[Kind::I32, Kind::I64, Kind::Ref])?;
                    body.use_of(kind)
                })?;
                self.e.trace(op, message, &values);
            }
            _ if kinds.last().is_some_and(|k| k.is_tail()) => {
                let wide = kinds.last() == Some(&Operand::List64Tail);
                let value = |body: &mut Self| body.value(if wide { 2 } else { 1 });
                let (dst, index, default) = (value(self)?, self.index()?, value(self)?);
                let values = self.some(value)?;
                self.e.switch(op, dst, index, default, &values);
            }
            _ => {
                let mut args = Vec::with_capacity(kinds.len());
                for &kind in kinds {
                    args.push(self.operand(op, kind)?);
                }
                self.e.emit(op, &args);
                if op == Op::BrZ {
                    // To the next instruction it would read like its inverse.
                    self.e.emit(Op::Break, &[]);
                }
            }
        }
        Ok(())
    }

    /// Leaves the block, or falls out of it.
    fn branch(&mut self) -> Result<()> {
        match self.u.int_in_range(0..=6)? {
            0 | 1 => {}
            2 => {
                let target = self.target()?;
                self.e.br(target);
            }
            3 => {
                let index = self.index()?;
                let default = self.target()?;
                let targets = self.some(Self::target)?;
                self.e.br_table(index, default, &targets);
            }
            4 => self.ret()?,
            5 => {
                let target = self.target()?;
                self.e.emit(Op::Yield, &[target.into()]);
            }
            _ => {
                let (status, message) = (self.value(1)?, self.message()?);
                self.e.fail(status, Some(message));
            }
        }
        Ok(())
    }

    fn ret(&mut self) -> Result<()> {
        let mut values = Vec::new();
        for kind in self.signature.results() {
            values.push(self.use_of(kind)?);
        }
        self.e.ret(&values);
        Ok(())
    }

    fn call(
        &mut self,
        callee: &Callee,
        emit: fn(&mut FunctionEncoder, u16, &[CallValue], &[u16], &[CallValue]),
    ) -> Result<()> {
        let signature = signature(callee.cconv);
        let (mut args, mut spans, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for part in signature.args() {
            match part {
                Part::One(kind) => args.push(self.use_of(kind)?),
                Part::Span(element) => {
                    let n = self.u.int_in_range(0..=3)?;
                    for _ in 0..n {
                        for kind in element_kinds(element) {
                            args.push(self.use_of(kind)?);
                        }
                    }
                    spans.push(n);
                }
            }
        }
        for kind in signature.results() {
            results.push(match kind {
                Kind::Ref => CallValue::Ref(self.def_ref()?.keep()),
                _ if kind.slots() == 2 => CallValue::Two(self.value(2)?),
                _ => CallValue::One(self.value(1)?),
            });
        }
        emit(&mut self.e, callee.ordinal, &args, &spans, &results);
        Ok(())
    }

    /// An argument or result of a kind.
    fn use_of(&mut self, kind: Kind) -> Result<CallValue> {
        let reserved = self.u.ratio(1, 2)?;
        Ok(match kind {
            Kind::Ref => {
                let of_hal = [HAL_BUFFER, VIEW, STORAGE, BUFFER, RODATA];
                CallValue::Ref(if reserved {
                    self.u.choose(&of_hal)?.keep()
                } else {
                    self.move_ref()?
                })
            }
            _ if kind.slots() == 2 && reserved => CallValue::Two(SMALL_PAIR),
            _ if kind.slots() == 2 => CallValue::Two(self.value(2)?),
            _ if reserved => CallValue::One(SMALL),
            _ => CallValue::One(self.value(1)?),
        })
    }

    fn operand(&mut self, op: Op, kind: Operand) -> Result<EncodeArg> {
        Ok(match kind {
            Operand::Def32 => self.value(1)?.into(),
            Operand::Def64 => self.value(2)?.into(),
            Operand::Use32 if takes_sizes(op) && !self.u.ratio(1, 4)? => {
                // A value global is named by its byte offset.
                let by_offset =
                    op.mnemonic().contains("indirect") && !op.mnemonic().ends_with("ref");
                if by_offset { SCRATCH } else { SMALL }.into()
            }
            Operand::Use64 if takes_sizes(op) && !self.u.ratio(1, 4)? => SMALL_PAIR.into(),
            Operand::Use32 => self.value(1)?.into(),
            Operand::Use64 => self.value(2)?.into(),
            Operand::DefRef | Operand::DropRef => self.def_ref()?.into(),
            Operand::UseRef => self.use_ref(op)?.into(),
            Operand::MoveRef => self.move_ref()?.into(),
            Operand::Imm8 => i32::from(self.u.arbitrary::<i8>()?).into(),
            Operand::Imm16 => i32::from(self.u.arbitrary::<i16>()?).into(),
            Operand::Imm32 => self.number()?.into(),
            Operand::Imm64 => self.wide_number()?.into(),
            Operand::Global32 => (self.u.int_in_range(0..=GLOBAL_WORDS - 1)? as u16).into(),
            Operand::Global64 => (self.u.int_in_range(0..=GLOBAL_WORDS - 2)? as u16).into(),
            Operand::GlobalRef => self.u.int_in_range(0..=GLOBAL_REFS - 1)?.into(),
            Operand::Rodata => self.u.int_in_range(0..=self.names.rodata - 1)?.into(),
            Operand::Message => self.message()?.into(),
            Operand::Type if op == Op::ListAlloc => (*self.u.choose(&self.names.elements)?).into(),
            Operand::Type => self.ty()?.into(),
            Operand::Import => self.u.choose(&self.names.imports)?.ordinal.into(),
            kind if kind.is_branch() => self.target()?.into(),
            _ => 0u16.into(),
        })
    }

    /// Bits that are often the edge of something.
    fn number(&mut self) -> Result<i32> {
        const EDGES: [i32; 10] = [
            0,
            1,
            -1,
            i32::MIN,
            i32::MAX,
            0x7FC0_0000,                         // NaN
            0x7F80_0000,                         // infinity
            0x3F80_0000,                         // 1.0
            0xFF80_0000u32 as i32,               // minus infinity
            0x0000_0001 | 0x8000_0000u32 as i32, // the least denormal, negative
        ];
        if self.u.ratio(1, 2)? {
            Ok(*self.u.choose(&EDGES)?)
        } else {
            self.u.arbitrary()
        }
    }

    fn wide_number(&mut self) -> Result<i64> {
        let value = i64::from(self.number()?);
        Ok(value.rotate_left(self.u.int_in_range(0..=63)?))
    }

    /// A value register, or the first of two.
    fn value(&mut self, slots: u16) -> Result<Val> {
        let register = self.u.int_in_range(0..=POOL - slots)?;
        let wide = self.u.ratio(1, 32)?;
        Ok(Val(if wide { WIDE } else { 0 } + register))
    }

    fn index(&mut self) -> Result<Val> {
        if self.u.ratio(1, 2)? {
            Ok(SMALL)
        } else {
            self.value(1)
        }
    }

    fn def_ref(&mut self) -> Result<Ref> {
        let wide = self.u.ratio(1, 32)?;
        // Now and then a reserved register, so that what relies on it fails.
        let most = if self.u.ratio(1, 32)? {
            VIEW.0
        } else {
            REF_POOL - 1
        };
        let register = self.u.int_in_range(0..=most)?;
        Ok(Ref(if wide { WIDE } else { 0 } + register))
    }

    /// The ref that the instruction most likely takes.
    fn use_ref(&mut self, op: Op) -> Result<Ref> {
        if self.u.ratio(1, 8)? {
            return self.def_ref();
        }
        let name = op.mnemonic();
        Ok(if name.starts_with("vm.list.") {
            *self.u.choose(&[LIST, NUMBERS])?
        } else if name.starts_with("vm.buffer.load") || name.starts_with("vm.buffer.length") {
            *self.u.choose(&[BUFFER, RODATA, STORAGE])?
        } else if name.starts_with("vm.buffer.") {
            *self.u.choose(&[BUFFER, STORAGE])?
        } else {
            Ref(self.u.int_in_range(0..=VIEW.0)?)
        })
    }

    /// A ref that may be moved out of its register; a reserved one stays.
    fn move_ref(&mut self) -> Result<RefUse> {
        let reg = Ref(self.u.int_in_range(0..=VIEW.0)?);
        let moved = reg.0 < REF_POOL && self.u.arbitrary()?;
        Ok(RefUse { reg, moved })
    }

    fn ty(&mut self) -> Result<TypeCode> {
        if self.u.ratio(1, 2)? {
            Ok(TypeCode::ANY)
        } else {
            Ok(*self.u.choose(&self.names.types)?)
        }
    }

    fn message(&mut self) -> Result<u16> {
        let number = self.u.int_in_range(0..=self.names.messages)?;
        Ok(if number == self.names.messages {
            0xFFFF
        } else {
            number
        })
    }

    fn target(&mut self) -> Result<Label> {
        Ok(*self.u.choose(&self.labels)?)
    }

    fn some<T>(&mut self, mut one: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        (0..self.u.int_in_range(0..=4)?)
            .map(|_| one(self))
            .collect()
    }
}

/// The ordinal of an import that [`Names`] declares.
fn import(names: &Names, full_name: &str) -> u16 {
    // `hal_inline` is declared first, in the order of its table.
    let (_, name) = full_name.split_once('.').expect("a full name");
    let at = imports::HAL_INLINE
        .functions
        .iter()
        .position(|row| row.name == name);
    names.imports[at.expect("a function of hal_inline")].ordinal
}

/// Whether an operand of the instruction is an index, a size or an offset.
fn takes_sizes(op: Op) -> bool {
    [
        "vm.buffer.",
        "vm.list.",
        "vm.global.load.indirect",
        "vm.global.store.indirect",
    ]
    .iter()
    .any(|family| op.mnemonic().starts_with(family))
}

/// What an instruction can make outlive a call.
fn keeps(op: Op) -> Keeps {
    match op {
        Op::ListSetRef => Keeps::Cycles,
        Op::GlobalStoreRef | Op::GlobalStoreIndirectRef => Keeps::Globals,
        _ => Keeps::Nothing,
    }
}
