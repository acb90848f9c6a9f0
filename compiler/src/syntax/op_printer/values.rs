//! Names of values and blocks as printed.

use super::super::Locations;
use super::super::names::push_number;
use super::OpPrinter;
use crate::ir::{Attr, Block, Ir, Value, ValueDef};

impl OpPrinter<'_> {
    /// Prints `%name` of a value.
    pub fn operand(&mut self, value: Value) {
        self.out.push('%');
        let (head, number) = match self.ir.value_def(value) {
            ValueDef::Result(op, i) if i > 0 || self.ir.result_count(op) > 1 => {
                let (head, number) = self.names.group_of(self.ir, op, i);
                (self.ir.result(op, head), number)
            }
            _ => (value, None),
        };
        self.name(head);
        if let Some(number) = number {
            self.out.push('#');
            push_number(&mut self.out, u32::try_from(number).unwrap_or(u32::MAX));
        }
    }

    /// Prints the name that a value carries, without `%` and result number.
    pub(super) fn name(&mut self, value: Value) {
        if !self.names.write_name(value, &mut self.out) {
            self.out.push_str("<<unknown value>>");
        }
    }

    /// Prints values with `, ` between them.
    pub fn operands(&mut self, values: impl IntoIterator<Item = Value>) {
        self.separated(values, Self::operand);
    }

    /// Prints `%name: type`, with the location when locations are printed.
    pub fn argument(&mut self, value: Value) {
        self.argument_with_attrs(value, Ir::EMPTY_DICT);
    }

    /// Prints `%name: type {attrs}`, with the location when locations are printed.
    pub fn argument_with_attrs(&mut self, value: Value, attrs: Attr) {
        self.operand(value);
        self.out.push_str(": ");
        self.ty(self.ir.value_type(value));
        self.dict(attrs);
        if self.options.locations == Locations::Print
            && let ValueDef::Arg(block, i) = self.ir.value_def(value)
        {
            self.argument_loc(self.ir.block_arg_loc(block, i));
        }
    }

    /// Prints `^name`.
    pub fn block_name(&mut self, block: Block) {
        match self.names.block(block) {
            Some(number) => {
                self.out.push_str("^bb");
                push_number(&mut self.out, number);
            }
            None => self.out.push_str("^<<unknown block>>"),
        }
    }

    /// Prints `^name`, and `(%a, %b : i32, f32)` if there are operands.
    pub fn successor(&mut self, block: Block, operands: &[Value]) {
        self.block_name(block);
        if operands.is_empty() {
            return;
        }
        self.out.push('(');
        self.operands(operands.iter().copied());
        self.out.push_str(" : ");
        self.types_of(operands.iter().copied());
        self.out.push(')');
    }
}
