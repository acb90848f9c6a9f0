//! Encoding: typed operands to words, with labels. Used by the compiler and the assembler, never by a runtime.
//!
//! A [`FunctionEncoder`] takes instructions in order and checks each against its shape. Mistakes do not panic: the
//! first is kept and returned by [`FunctionEncoder::finish`]. Operands that do not fit the short form get the wide
//! prefix by themselves, and branches that do not reach are turned into an inverted branch over a long one.

use alloc::vec;
use alloc::vec::Vec;

use super::encode_error::EncodeError;
use super::op::{Op, Operand, WIDE_PREFIX};
use super::place::Placer;
use super::words::{Lists, encode_fields, header, needs_wide_list, put_half, set_distance};
use super::{MAX_REGISTER, Ref, RefUse, TypeCode, Val};

/// A position in the code that branches can name before it is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label(u32);

/// One operand given to [`FunctionEncoder::emit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodeArg {
    /// A value register, or the low half of a pair.
    Val(Val),
    /// A ref register, or a ref that is kept where moving is allowed.
    Ref(Ref),
    /// A ref where moving is allowed.
    RefUse(RefUse),
    /// An immediate, an ordinal, or a word offset.
    Int(i64),
    /// A type.
    Type(TypeCode),
    /// A branch target.
    Label(Label),
}

macro_rules! from {
    ($($variant:ident($ty:ty))*) => {
        $(impl From<$ty> for EncodeArg {
            fn from(value: $ty) -> Self { Self::$variant(value.into()) }
        })*
    };
}
// Expands to one `From` implementation a row.
from! { Val(Val) Ref(Ref) RefUse(RefUse) Int(i64) Int(i32) Int(u32) Int(u16) Type(TypeCode) Label(Label) }

/// An argument or a result of a call or a return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallValue {
    /// An i32 or f32.
    One(Val),
    /// An i64 or f64, in a register pair.
    Two(Val),
    /// A ref. For a result, `moved` means nothing.
    Ref(RefUse),
}

/// A function as [`FunctionEncoder::finish`] returns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodedFunction {
    /// The code. Branches are relative, so it can be placed anywhere.
    pub words: Vec<u32>,
    /// Value registers used: one more than the highest named.
    pub vals: u16,
    /// Ref registers used.
    pub refs: u16,
    /// Source locations: (word offset, location id) in ascending order, each valid up to the next.
    pub locations: Vec<(u32, u32)>,
}

#[derive(Clone, Debug)]
enum Item {
    Words(Vec<u32>),
    Bind(Label),
    Location(u32),
    /// A branch with registers already encoded in the low bytes of `word` (and `prefix`), distance empty.
    Branch {
        op: Op,
        prefix: Option<u32>,
        word: u32,
        target: Label,
        long: bool,
        index: usize,
    },
    Table {
        prefix: Option<u32>,
        word: u32,
        targets: Vec<Label>,
    },
}

/// Encodes one function. See the [module](self) documentation.
#[derive(Clone, Debug, Default)]
pub struct FunctionEncoder {
    items: Vec<Item>,
    labels: u32,
    vals: u16,
    refs: u16,
    count: usize,
    error: Option<EncodeError>,
}

impl FunctionEncoder {
    /// An encoder whose function takes `vals` value slots (two for a pair) and `refs` refs as arguments, in registers
    /// from 0 up in each bank.
    #[must_use]
    pub fn new(vals: u16, refs: u16) -> Self {
        Self {
            vals,
            refs,
            ..Self::default()
        }
    }

    /// A new label, not yet bound.
    pub fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels - 1)
    }

    /// Binds a label to the next instruction.
    pub fn bind(&mut self, label: Label) {
        self.items.push(Item::Bind(label));
    }

    /// The instructions that follow come from this source location.
    pub fn location(&mut self, id: u32) {
        self.items.push(Item::Location(id));
    }

    /// Emits any instruction without a tail list: operands in the order of its shape.
    pub fn emit(&mut self, op: Op, args: &[EncodeArg]) {
        let index = self.next_index();
        if let Err(error) = self.try_emit(op, args, index) {
            self.error.get_or_insert(error);
        }
    }

    /// `dst = constant`, in the shortest form.
    pub fn const_i32(&mut self, dst: Val, value: i32) {
        let op = if i16::try_from(value).is_ok() {
            Op::ConstI32Small
        } else {
            Op::ConstI32
        };
        self.emit(op, &[dst.into(), value.into()]);
    }

    /// `dst = constant`, in the shortest form.
    pub fn const_i64(&mut self, dst: Val, value: i64) {
        let op = if i16::try_from(value).is_ok() {
            Op::ConstI64Small
        } else {
            Op::ConstI64
        };
        self.emit(op, &[dst.into(), value.into()]);
    }

    /// `dst = constant`, by its bits.
    pub fn const_f32(&mut self, dst: Val, bits: u32) {
        if bits == 0 {
            self.emit(Op::ConstF32Zero, &[dst.into()]);
        } else {
            self.emit(Op::ConstF32, &[dst.into(), (bits as i32).into()]);
        }
    }

    /// `dst = constant`, by its bits.
    pub fn const_f64(&mut self, dst: Val, bits: u64) {
        if bits == 0 {
            self.emit(Op::ConstF64Zero, &[dst.into()]);
        } else {
            self.emit(Op::ConstF64, &[dst.into(), (bits as i64).into()]);
        }
    }

    /// Any instruction that reads one register and writes one, of whatever widths.
    pub fn unary(&mut self, op: Op, dst: Val, src: Val) {
        self.emit(op, &[dst.into(), src.into()]);
    }

    /// Any instruction that reads two registers and writes one, of whatever widths.
    pub fn binary(&mut self, op: Op, dst: Val, lhs: Val, rhs: Val) {
        self.emit(op, &[dst.into(), lhs.into(), rhs.into()]);
    }

    /// Any instruction that reads three registers and writes one: `fma`, `select`.
    pub fn ternary(&mut self, op: Op, dst: Val, a: Val, b: Val, c: Val) {
        self.emit(op, &[dst.into(), a.into(), b.into(), c.into()]);
    }

    /// `dst = buffer[index]` for any buffer load.
    pub fn load(&mut self, op: Op, dst: Val, buffer: Ref, index: Val) {
        self.emit(op, &[dst.into(), buffer.into(), index.into()]);
    }

    /// `buffer[index] = value` for any buffer store.
    pub fn store(&mut self, op: Op, value: Val, buffer: Ref, index: Val) {
        self.emit(op, &[value.into(), buffer.into(), index.into()]);
    }

    /// Releases refs and nulls their registers.
    pub fn discard(&mut self, refs: &[Ref]) {
        for three in refs.chunks(3) {
            let at = |i: usize| EncodeArg::from(three[i.min(three.len() - 1)]);
            self.emit(Op::DiscardRefs, &[at(0), at(1), at(2)]);
        }
    }

    /// Branches always.
    pub fn br(&mut self, target: Label) {
        self.emit(Op::Br, &[target.into()]);
    }

    /// Branches if the register is not zero, else falls through.
    pub fn br_nz(&mut self, condition: Val, target: Label) {
        self.emit(Op::BrNz, &[condition.into(), target.into()]);
    }

    /// Branches if the register is zero, else falls through.
    pub fn br_z(&mut self, condition: Val, target: Label) {
        self.emit(Op::BrZ, &[condition.into(), target.into()]);
    }

    /// Compares and branches (`Op::BrEqI32` and its kin), else falls through.
    pub fn br_cmp(&mut self, op: Op, lhs: Val, rhs: Val, target: Label) {
        self.emit(op, &[lhs.into(), rhs.into(), target.into()]);
    }

    /// Branches to `targets[index]`, or to `default` when the unsigned index is out of range.
    pub fn br_table(&mut self, index: Val, default: Label, targets: &[Label]) {
        let position = self.next_index();
        self.note_val(index, 1);
        let Ok(n) = u16::try_from(targets.len()) else {
            self.fail_range(
                Op::BrTable,
                position,
                Operand::TableTail,
                targets.len() as i64,
            );
            return;
        };
        let prefix =
            (index.0 > 0xFF).then(|| u32::from(WIDE_PREFIX) | u32::from(index.0 >> 8) << 8);
        let word =
            u32::from(Op::BrTable.number()) | u32::from(index.0 & 0xFF) << 8 | u32::from(n) << 16;
        let mut all = vec![default];
        all.extend_from_slice(targets);
        self.items.push(Item::Table {
            prefix,
            word,
            targets: all,
        });
    }

    /// Calls function `function` of this module.
    pub fn call(&mut self, function: u16, args: &[CallValue], results: &[CallValue]) {
        self.encode_call(Op::Call, Op::CallWide, function, args, results, &[]);
    }

    /// Calls import `import`. `args` holds the fixed arguments and the flattened elements of the spans, in the order
    /// of the signature; `spans` holds the element count of each span.
    pub fn call_import(
        &mut self,
        import: u16,
        args: &[CallValue],
        spans: &[u16],
        results: &[CallValue],
    ) {
        self.encode_call(
            Op::CallImport,
            Op::CallImportWide,
            import,
            args,
            results,
            spans,
        );
    }

    /// Returns.
    pub fn ret(&mut self, values: &[CallValue]) {
        let index = self.next_index();
        let (vals, refs) = self.split(values);
        let wide = needs_wide_list(&vals, &refs, &[], &[]);
        let mut lists = Lists::new(wide);
        lists.vals(&vals);
        lists.refs(&refs);
        let op = if wide { Op::ReturnWide } else { Op::Return };
        match header(op, [vals.len(), refs.len(), 0]) {
            Some(mut words) => {
                words.extend(lists.words());
                self.items.push(Item::Words(words));
            }
            None => self.fail_range(op, index, Operand::ReturnTail, values.len() as i64),
        }
    }

    /// Fails with the status in the register and message number `message`.
    pub fn fail(&mut self, status: Val, message: Option<u16>) {
        self.emit(Op::Fail, &[status.into(), message.unwrap_or(0xFFFF).into()]);
    }

    /// A switch: `op` is `Op::SwitchI32` and its kin.
    pub fn switch(&mut self, op: Op, dst: Val, index: Val, default: Val, values: &[Val]) {
        let list: Vec<u32> = values.iter().map(|v| u32::from(v.0)).collect();
        let pair = op.shape().operands().last() == Some(&Operand::List64Tail);
        for &v in values {
            self.note_val(v, if pair { 2 } else { 1 });
        }
        self.emit_list(op, &[dst.into(), index.into(), default.into()], &list);
    }

    /// A switch over refs.
    pub fn switch_ref(
        &mut self,
        dst: Ref,
        index: Val,
        default: RefUse,
        ty: TypeCode,
        values: &[RefUse],
    ) {
        let list: Vec<u32> = values
            .iter()
            .map(|r| u32::from(r.reg.0) | u32::from(r.moved) << 15)
            .collect();
        for &r in values {
            self.note_ref(r.reg);
        }
        self.emit_list(
            Op::SwitchRef,
            &[dst.into(), index.into(), default.into(), ty.into()],
            &list,
        );
    }

    /// A trace or print point: `op` is `Op::Trace` or `Op::Print`.
    pub fn trace(&mut self, op: Op, message: u16, values: &[CallValue]) {
        let mut list = Vec::new();
        for value in values {
            match *value {
                CallValue::One(v) => list.push(u32::from(v.0)),
                CallValue::Two(v) => list.extend([u32::from(v.0), u32::from(v.0) + 1]),
                CallValue::Ref(r) => {
                    list.push(0x8000 | u32::from(r.reg.0) | u32::from(r.moved) << 14);
                }
            }
        }
        self.split(values);
        self.emit_list(op, &[message.into()], &list);
    }

    /// Resolves the branches and returns the code.
    pub fn finish(mut self) -> Result<EncodedFunction, EncodeError> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let positions = loop {
            let positions = self.positions()?;
            if !self.lengthen(&positions)? {
                break positions;
            }
        };
        let mut words = Vec::new();
        let mut locations = Vec::new();
        for item in &self.items {
            match item {
                Item::Words(w) => words.extend_from_slice(w),
                Item::Bind(_) => {}
                Item::Location(id) => match locations.last_mut() {
                    Some((at, last)) if *at == words.len() as u32 => *last = *id,
                    Some((_, last)) if last == id => {}
                    _ => locations.push((words.len() as u32, *id)),
                },
                Item::Branch {
                    op,
                    prefix,
                    word,
                    target,
                    long,
                    ..
                } => {
                    let target = i64::from(positions[target.0 as usize]);
                    words.extend(*prefix);
                    let base = words.len() as i64 + 1;
                    if *long {
                        // Without an inverse the branch itself goes around the one that skips the long branch.
                        let extra = i64::from(long_words(*op));
                        words.push(word & !0xFF | u32::from(op.inverted().unwrap_or(*op).number()));
                        set_distance(&mut words, *op, 1);
                        if extra > 1 {
                            words.push(u32::from(Op::Br.number()));
                            set_distance(&mut words, Op::Br, 1);
                        }
                        words.push(u32::from(Op::Br.number()));
                        set_distance(&mut words, Op::Br, target - base - extra);
                    } else {
                        words.push(*word);
                        set_distance(&mut words, *op, target - base);
                    }
                }
                Item::Table {
                    prefix,
                    word,
                    targets,
                } => {
                    words.extend(*prefix);
                    words.push(*word);
                    let base = words.len() as i64;
                    words.extend(
                        targets
                            .iter()
                            .map(|t| (i64::from(positions[t.0 as usize]) - base) as i32 as u32),
                    );
                }
            }
        }
        self.check_end(words.len() as u32, &positions)?;
        Ok(EncodedFunction {
            words,
            vals: self.vals,
            refs: self.refs,
            locations,
        })
    }

    fn check_end(&self, end: u32, positions: &[u32]) -> Result<(), EncodeError> {
        let terminated = match self
            .items
            .iter()
            .rev()
            .find(|i| !matches!(i, Item::Bind(_) | Item::Location(_)))
        {
            Some(Item::Words(words)) => Op::from_number(u16::from(
                words[usize::from(words[0] as u8 == WIDE_PREFIX)] as u8,
            ))
            .is_some_and(Op::is_terminator),
            Some(Item::Branch { op, .. }) => op.is_terminator(),
            Some(Item::Table { .. }) => true,
            _ => false,
        };
        if terminated && positions.iter().all(|&p| p < end) {
            Ok(())
        } else {
            Err(EncodeError::FallsOff)
        }
    }

    /// The word offset of each label.
    fn positions(&self) -> Result<Vec<u32>, EncodeError> {
        let mut positions = vec![u32::MAX; self.labels as usize];
        let mut at = 0u32;
        for item in &self.items {
            at += match item {
                Item::Words(words) => words.len() as u32,
                Item::Bind(label) => {
                    let slot = positions
                        .get_mut(label.0 as usize)
                        .ok_or(EncodeError::Label { label: label.0 })?;
                    if *slot != u32::MAX {
                        return Err(EncodeError::Label { label: label.0 });
                    }
                    *slot = at;
                    0
                }
                Item::Location(_) => 0,
                Item::Branch {
                    op, prefix, long, ..
                } => 1 + u32::from(prefix.is_some()) + if *long { long_words(*op) } else { 0 },
                Item::Table {
                    prefix, targets, ..
                } => 1 + u32::from(prefix.is_some()) + targets.len() as u32,
            };
        }
        match positions.iter().position(|&p| p == u32::MAX) {
            Some(label) => Err(EncodeError::Label {
                label: label as u32,
            }),
            None => Ok(positions),
        }
    }

    /// Gives the long form to each branch that does not reach; says whether there was one.
    fn lengthen(&mut self, positions: &[u32]) -> Result<bool, EncodeError> {
        let mut at = 0i64;
        let mut changed = false;
        for item in &mut self.items {
            match item {
                Item::Words(words) => at += words.len() as i64,
                Item::Bind(_) | Item::Location(_) => {}
                Item::Table {
                    prefix, targets, ..
                } => at += 1 + i64::from(prefix.is_some()) + targets.len() as i64,
                Item::Branch {
                    op,
                    prefix,
                    target,
                    long,
                    index,
                    ..
                } => {
                    let extra = i64::from(long_words(*op));
                    at += 1 + i64::from(prefix.is_some()) + if *long { extra } else { 0 };
                    let distance = i64::from(positions[target.0 as usize]) - at;
                    let reach = match op.shape().operands().last() {
                        Some(Operand::Rel8) => 0x7F,
                        Some(Operand::Rel16) => 0x7FFF,
                        _ => 0x7F_FFFF,
                    };
                    if (*long || reach == 0x7F_FFFF) && distance.abs() > 0x7F_FFFF {
                        return Err(EncodeError::Distance {
                            op: *op,
                            index: *index,
                        });
                    }
                    if !*long && distance.abs() > reach {
                        *long = true;
                        changed = true;
                        at += extra;
                    }
                }
            }
        }
        Ok(changed)
    }

    fn try_emit(&mut self, op: Op, args: &[EncodeArg], index: usize) -> Result<(), EncodeError> {
        let wrong = EncodeError::Operands { op, index };
        let kinds = op.shape().operands();
        if kinds.len() != args.len() {
            return Err(wrong);
        }
        let mut target = None;
        let mut fields = Vec::with_capacity(args.len());
        for (&kind, &arg) in kinds.iter().zip(args) {
            fields.push(match (kind, arg) {
                (kind, EncodeArg::Label(label)) if kind.is_branch() => {
                    target = Some(label);
                    (kind, 0)
                }
                _ => (kind, self.field(kind, arg).ok_or(wrong.clone())?),
            });
        }
        let words = encode_fields(op, &fields).map_err(|(kind, value)| EncodeError::Range {
            op,
            index,
            kind,
            value,
        })?;
        self.items.push(match target {
            None => Item::Words(words),
            Some(target) => {
                let (prefix, word) = match words[..] {
                    [word] => (None, word),
                    [prefix, word] => (Some(prefix), word),
                    _ => return Err(wrong),
                };
                Item::Branch {
                    op,
                    prefix,
                    word,
                    target,
                    long: false,
                    index,
                }
            }
        });
        Ok(())
    }

    /// Emits an instruction that ends in a counted list of halves.
    fn emit_list(&mut self, op: Op, args: &[EncodeArg], list: &[u32]) {
        let index = self.next_index();
        let kinds = op.shape().operands();
        let mut fields = Vec::with_capacity(args.len());
        if kinds.len() == args.len() + 1 {
            for (&kind, &arg) in kinds.iter().zip(args) {
                fields.extend(self.field(kind, arg).map(|v| (kind, v)));
            }
        }
        if fields.len() != args.len() || !kinds.last().is_some_and(|k| k.is_tail()) {
            self.error
                .get_or_insert(EncodeError::Operands { op, index });
            return;
        }
        let mut placer = Placer::new(op.number());
        for &(kind, _) in &fields {
            placer.place(kind);
        }
        match (encode_fields(op, &fields), u16::try_from(list.len())) {
            (Ok(mut words), Ok(n)) => {
                let at = words.len() - usize::from(placer.halves().div_ceil(2)) - 1;
                for (i, value) in core::iter::once(u32::from(n))
                    .chain(list.iter().copied())
                    .enumerate()
                {
                    put_half(&mut words, at, usize::from(placer.halves()) + i, value);
                }
                self.items.push(Item::Words(words));
            }
            (Err((kind, value)), _) => self.fail_range(op, index, kind, value),
            (_, Err(_)) => self.fail_range(op, index, Operand::MixedTail, list.len() as i64),
        }
    }

    /// The number that an operand is encoded as; a moved ref has bit 31 set.
    fn field(&mut self, kind: Operand, arg: EncodeArg) -> Option<i64> {
        Some(match (kind, arg) {
            (Operand::Def32 | Operand::Use32, EncodeArg::Val(v)) => {
                self.note_val(v, 1);
                i64::from(v.0)
            }
            (Operand::Def64 | Operand::Use64, EncodeArg::Val(v)) => {
                self.note_val(v, 2);
                i64::from(v.0)
            }
            (Operand::DefRef | Operand::UseRef | Operand::DropRef, EncodeArg::Ref(r)) => {
                self.note_ref(r);
                i64::from(r.0)
            }
            (Operand::MoveRef, EncodeArg::Ref(r)) => {
                self.note_ref(r);
                i64::from(r.0)
            }
            (Operand::MoveRef, EncodeArg::RefUse(r)) => {
                self.note_ref(r.reg);
                i64::from(r.reg.0) | i64::from(r.moved) << 31
            }
            (Operand::Type, EncodeArg::Type(t)) => i64::from(t.0),
            (kind, EncodeArg::Int(value))
                if !kind.is_register() && !kind.is_branch() && kind != Operand::Type =>
            {
                value
            }
            _ => return None,
        })
    }

    fn encode_call(
        &mut self,
        short: Op,
        wide_op: Op,
        callee: u16,
        args: &[CallValue],
        results: &[CallValue],
        spans: &[u16],
    ) {
        let index = self.next_index();
        let (arg_vals, arg_refs) = self.split(args);
        let (res_vals, res_refs) = self.split(results);
        let res_refs: Vec<RefUse> = res_refs.iter().map(|r| r.reg.keep()).collect();
        let wide = needs_wide_list(&arg_vals, &arg_refs, &res_vals, &res_refs)
            || spans.iter().any(|&n| n > 0xFF);
        let mut lists = Lists::new(wide);
        lists.vals(&arg_vals);
        lists.refs(&arg_refs);
        lists.vals(&res_vals);
        lists.refs(&res_refs);
        lists.entries.extend(spans.iter().map(|&n| u32::from(n)));
        let op = if wide { wide_op } else { short };
        let counts = [arg_vals.len(), arg_refs.len(), res_vals.len()];
        match (
            header(op, counts),
            u8::try_from(res_refs.len()),
            u8::try_from(spans.len()),
        ) {
            (Some(mut words), Ok(refs), Ok(spans)) => {
                words.push(u32::from(callee) | u32::from(refs) << 16 | u32::from(spans) << 24);
                words.extend(lists.words());
                self.items.push(Item::Words(words));
            }
            _ => self.fail_range(
                op,
                index,
                Operand::CallTail,
                (args.len() + results.len()) as i64,
            ),
        }
    }

    /// Splits call values by bank, a pair as its two registers.
    fn split(&mut self, values: &[CallValue]) -> (Vec<Val>, Vec<RefUse>) {
        let (mut vals, mut refs) = (Vec::new(), Vec::new());
        for value in values {
            match *value {
                CallValue::One(v) => {
                    self.note_val(v, 1);
                    vals.push(v);
                }
                CallValue::Two(v) => {
                    self.note_val(v, 2);
                    vals.extend([v, Val(v.0.saturating_add(1))]);
                }
                CallValue::Ref(r) => {
                    self.note_ref(r.reg);
                    refs.push(r);
                }
            }
        }
        (vals, refs)
    }

    fn note_val(&mut self, v: Val, width: u16) {
        self.vals = self.vals.max(v.0.saturating_add(width));
        if v.0 > MAX_REGISTER - 1 {
            self.fail_range(Op::MovI32, self.count, Operand::Use32, i64::from(v.0));
        }
    }

    fn note_ref(&mut self, r: Ref) {
        self.refs = self.refs.max(r.0.saturating_add(1));
        if r.0 > MAX_REGISTER >> 1 {
            self.fail_range(Op::AssignRef, self.count, Operand::UseRef, i64::from(r.0));
        }
    }

    fn next_index(&mut self) -> usize {
        self.count += 1;
        self.count - 1
    }

    fn fail_range(&mut self, op: Op, index: usize, kind: Operand, value: i64) {
        self.error.get_or_insert(EncodeError::Range {
            op,
            index,
            kind,
            value,
        });
    }
}

/// The words that the long form of a conditional branch has beyond the short one.
fn long_words(op: Op) -> u32 {
    if op.inverted().is_some() { 1 } else { 2 }
}
