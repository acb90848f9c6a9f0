//! SSA values in text: uses, and the definitions that they meet.

use super::super::lexer::TokenKind;
use super::super::scope::{Definition, ForwardUse, Found};
use super::super::{ParseResult, Unresolved, type_text};
use super::{Delimiter, OpParser};
use crate::diagnostic::Diagnostic;
use crate::ir::def::{OPERAND_SEGMENTS, RESULT_SEGMENTS};
use crate::ir::{Ident, OpSpec, Type, Value};

impl OpParser<'_> {
    /// Reads `%name` or `%name#1`.
    pub fn operand(&mut self) -> ParseResult<Unresolved> {
        match self.optional_operand()? {
            Some(operand) => Ok(operand),
            None => self.error_expected("an SSA value"),
        }
    }

    /// Reads an operand if one comes next.
    pub fn optional_operand(&mut self) -> ParseResult<Option<Unresolved>> {
        if !self.at_kind(TokenKind::Percent) {
            return Ok(None);
        }
        let offset = self.offset();
        let name = self.value_name();
        let mut index = 0;
        if self.at_kind(TokenKind::Hash) {
            let text = self.token_text();
            match text[1..].parse() {
                Ok(number) => index = number,
                Err(_) => return self.error(format!("`{text}` is no result number")),
            }
            self.advance();
        }
        Ok(Some(Unresolved {
            name,
            index,
            offset,
        }))
    }

    /// Takes a `%name` token, which comes next.
    pub(super) fn value_name(&mut self) -> Ident {
        let text = self.token_text();
        let name = self.ir.ident(text.get(1..).unwrap_or_default());
        self.advance();
        name
    }

    /// Reads operands with commas between them, inside the delimiter.
    pub fn operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Unresolved>> {
        let mut operands = Vec::new();
        self.list(delimiter, |p| {
            operands.push(p.operand()?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// The name of a value as text writes it.
    fn spelled(&self, name: Ident, index: u32) -> String {
        let name = self.ir.str(name);
        if index == 0 {
            format!("%{name}")
        } else {
            format!("%{name}#{index}")
        }
    }

    /// Finds the value that a name stands for, or makes a stand-in for one that comes later.
    pub fn resolve(&mut self, operand: Unresolved, ty: Type) -> ParseResult<Value> {
        let (value, earlier) = match self.scopes.find(operand) {
            Found::Defined(definition) => {
                if operand.index >= definition.count {
                    let message = format!(
                        "reference to invalid result number: `%{}` names {} values",
                        self.ir.str(operand.name),
                        definition.count
                    );
                    return self.error_at(operand.offset, message);
                }
                let value = Value(definition.first.0 + operand.index);
                (value, definition.offset)
            }
            Found::Broken => return Ok(self.ir.placeholder(ty)),
            Found::StandIn(forward) => (forward.stand_in, forward.at.offset),
            Found::Nothing => {
                let value = self.ir.placeholder(ty);
                self.scopes.add_forward(operand, value);
                return Ok(value);
            }
        };
        let known = self.ir.value_type(value);
        if known == ty {
            return Ok(value);
        }
        let message = format!(
            "use of value '{}' expects different type than prior uses: '{}' vs '{}'",
            self.spelled(operand.name, operand.index),
            type_text(self.ir, ty),
            type_text(self.ir, known)
        );
        self.error_with_note(operand.offset, message, earlier, "prior use here")
    }

    /// Records an error at one name, and a note at another.
    fn error_with_note<T>(
        &mut self,
        offset: u32,
        message: String,
        note_offset: u32,
        note: &str,
    ) -> ParseResult<T> {
        let at = self.token_position(offset);
        let note_at = self.token_position(note_offset);
        self.push_diagnostic(Diagnostic::error_at(at, message).note_at(Some(note_at), note));
        Err(super::ParseError)
    }

    /// Gives `count` consecutive values the name that stands at `offset`, and settles earlier uses of it.
    pub(super) fn define(
        &mut self,
        name: Ident,
        offset: u32,
        first: Value,
        count: u32,
    ) -> ParseResult<()> {
        let definition = Definition {
            first,
            count,
            offset,
        };
        let earlier = match self.scopes.define(name, definition) {
            Ok(earlier) => earlier,
            Err(previous) => {
                let message = format!("redefinition of SSA value '%{}'", self.ir.str(name));
                return self.error_with_note(
                    offset,
                    message,
                    previous.offset,
                    "previously defined here",
                );
            }
        };
        for ForwardUse { at, stand_in } in earlier {
            if at.index >= count {
                let message = format!(
                    "reference to invalid result number: `%{}` names {count} values",
                    self.ir.str(name)
                );
                return self.error_at(at.offset, message);
            }
            let value = Value(first.0 + at.index);
            let (used, defined) = (self.ir.value_type(stand_in), self.ir.value_type(value));
            if used != defined {
                let message = format!(
                    "definition of SSA value '{}' has type '{}', but it was used as '{}' before",
                    self.spelled(name, at.index),
                    type_text(self.ir, defined),
                    type_text(self.ir, used)
                );
                return self.error_with_note(offset, message, at.offset, "previously used here");
            }
            self.ir.replace_all_uses(stand_in, value);
        }
        Ok(())
    }

    /// Reports names that nothing defines.
    pub(in crate::syntax) fn report_undefined(&mut self, undefined: &[ForwardUse]) {
        for forward in undefined {
            let message = format!(
                "use of undeclared SSA value name '{}'",
                self.spelled(forward.at.name, forward.at.index)
            );
            let _ = self.error_at::<()>(forward.at.offset, message);
        }
    }

    /// Resolves operands of type `index`, and adds the values to the op.
    pub fn resolve_indices(
        &mut self,
        operands: &[Unresolved],
        spec: &mut OpSpec,
    ) -> ParseResult<()> {
        let index = self.ir.index_type();
        for &operand in operands {
            let value = self.resolve(operand, index)?;
            spec.operands.push(value);
        }
        Ok(())
    }

    /// Resolves each operand with its type, and adds the values to the op. The counts must agree.
    pub fn resolve_into(
        &mut self,
        operands: &[Unresolved],
        types: &[Type],
        spec: &mut OpSpec,
    ) -> ParseResult<()> {
        if operands.len() != types.len() {
            let offset = operands.first().map_or(self.offset(), |o| o.offset);
            return self.error_at(
                offset,
                format!("{} operands, but {} types", operands.len(), types.len()),
            );
        }
        for (&operand, &ty) in operands.iter().zip(types) {
            let value = self.resolve(operand, ty)?;
            spec.operands.push(value);
        }
        Ok(())
    }

    /// Sets the operand group sizes of an op that keeps them.
    pub fn set_operand_segments(&mut self, spec: &mut OpSpec, sizes: &[usize]) {
        self.set_segments(spec, OPERAND_SEGMENTS, sizes);
    }

    /// Sets the result group sizes of an op that keeps them.
    pub fn set_result_segments(&mut self, spec: &mut OpSpec, sizes: &[usize]) {
        self.set_segments(spec, RESULT_SEGMENTS, sizes);
    }

    fn set_segments(&mut self, spec: &mut OpSpec, name: &str, sizes: &[usize]) {
        let sizes: Vec<i32> = sizes
            .iter()
            .map(|&n| i32::try_from(n).unwrap_or(i32::MAX))
            .collect();
        let attr = self.ir.i32_array_attr(&sizes);
        spec.set_attr(self.ir, name, attr);
    }
}
