//! Values: who defines them, who uses them.

use super::op::pool_position;
use super::store::{NIL, ValueData, ValueTag};
use super::{Block, Ir, Op, Type, Value};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// Result number `.1` of an op.
    Result(Op, usize),
    /// Argument number `.1` of a block.
    Arg(Block, usize),
    /// A stand-in for a value that the parser has not met yet.
    Placeholder,
}

/// One use of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// The op that uses the value.
    pub op: Op,
    /// Which operand of it.
    pub operand: usize,
}

impl Ir {
    /// The type of a value.
    pub fn value_type(&self, value: Value) -> Type {
        self.values[value.index()].ty
    }

    /// Changes the type of a value; its users are the caller's to keep valid.
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.values[value.index()].ty = ty;
    }

    /// Where a value comes from.
    pub fn value_def(&self, value: Value) -> ValueDef {
        let data = &self.values[value.index()];
        match data.tag {
            ValueTag::Result => ValueDef::Result(Op(data.owner), data.index as usize),
            ValueTag::Arg => ValueDef::Arg(Block(data.owner), data.index as usize),
            ValueTag::Placeholder => ValueDef::Placeholder,
        }
    }

    /// The op whose result this is.
    pub fn defining_op(&self, value: Value) -> Option<Op> {
        match self.value_def(value) {
            ValueDef::Result(op, _) => Some(op),
            _ => None,
        }
    }

    /// The block in which a value is defined.
    pub fn value_block(&self, value: Value) -> Option<Block> {
        match self.value_def(value) {
            ValueDef::Result(op, _) => self.parent_block(op),
            ValueDef::Arg(block, _) => Some(block),
            ValueDef::Placeholder => None,
        }
    }

    /// How many values the arena has room for: every value's index is below it.
    pub(crate) fn value_slots(&self) -> usize {
        self.values.len()
    }

    /// Whether anything uses the value.
    pub fn has_uses(&self, value: Value) -> bool {
        self.values[value.index()].first_use != NIL
    }

    /// Whether exactly one operand uses the value.
    pub fn has_one_use(&self, value: Value) -> bool {
        self.uses(value).take(2).count() == 1
    }

    /// The uses of a value, latest first.
    pub fn uses(&self, value: Value) -> impl Iterator<Item = Use> + '_ {
        let mut slot = self.values[value.index()].first_use;
        std::iter::from_fn(move || {
            (slot != NIL).then(|| {
                let (record, operand) = self.use_slot_raw(slot);
                slot = record.next;
                Use {
                    op: record.owner,
                    operand,
                }
            })
        })
    }

    /// The uses of a value, copied, for callers that go on to mutate.
    pub fn use_vec(&self, value: Value) -> Vec<Use> {
        self.uses(value).collect()
    }

    /// The distinct ops that use a value.
    pub fn users(&self, value: Value) -> Vec<Op> {
        let mut users: Vec<Op> = Vec::new();
        for u in self.uses(value) {
            if !users.contains(&u.op) {
                users.push(u.op);
            }
        }
        users
    }

    /// Makes every use of `old` a use of `new`.
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        while self.values[old.index()].first_use != NIL {
            let slot = self.values[old.index()].first_use;
            self.move_use(slot, new);
        }
    }

    /// Makes those uses of `old` that `keep` picks uses of `new`.
    pub fn replace_uses_if(
        &mut self,
        old: Value,
        new: Value,
        mut pick: impl FnMut(&Ir, Use) -> bool,
    ) {
        for u in self.use_vec(old) {
            if pick(self, u) {
                self.set_operand(u.op, u.operand, new);
            }
        }
    }

    /// A value without a definition, for names that are used before they are defined. The parser replaces
    /// every one of them before it hands out the IR.
    pub(crate) fn placeholder(&mut self, ty: Type) -> Value {
        let value = Value(pool_position(self.values.len()));
        self.values.push(ValueData {
            ty,
            owner: u32::MAX,
            first_use: NIL,
            index: 0,
            tag: ValueTag::Placeholder,
        });
        value
    }
}
