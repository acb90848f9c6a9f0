//! Regions, blocks and their arguments in text.

use super::super::lexer::TokenKind;
use super::super::scope::Isolation;
use super::super::{Argument, ParseResult, Unresolved};
use super::{Delimiter, OpParser};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, Ident, Ir, Loc, OpSpec, Region, Traits, Type, Value};

/// The most values a list of an op or block may hold.
pub(super) const LIST_LIMIT: usize = u16::MAX as usize;

impl OpParser<'_> {
    /// Reads `%name: type {attrs} loc(...)`; attributes and location may be missing.
    pub fn argument(&mut self) -> ParseResult<Argument> {
        let loc = self.loc();
        let name = self.operand()?;
        let ty = self.colon_type()?;
        let attrs = self.optional_dict()?;
        let loc = self.optional_loc()?.unwrap_or(loc);
        Ok(Argument {
            name,
            ty,
            attrs,
            loc,
        })
    }

    /// Reads arguments inside the delimiter.
    pub fn argument_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Argument>> {
        let mut arguments = Vec::new();
        self.list(delimiter, |p| {
            arguments.push(p.argument()?);
            Ok(())
        })?;
        Ok(arguments)
    }

    /// An argument of a name that was read without a type.
    pub fn argument_of(&mut self, name: Unresolved, ty: Type) -> Argument {
        Argument {
            name,
            ty,
            attrs: Ir::EMPTY_DICT,
            loc: self.loc_at(name.offset),
        }
    }

    /// Reads `{ ... }`; the entry block takes `arguments` (the text may not name its own then). Names are in
    /// a new scope unless the op is isolated, in which case outer names are hidden.
    pub fn region(&mut self, spec: &OpSpec, arguments: &[Argument]) -> ParseResult<Region> {
        let open = self.offset();
        self.expect("{")?;
        let isolated = self
            .ir
            .registry()
            .def(spec.kind)
            .is_some_and(|def| def.traits.contains(Traits::ISOLATED));
        self.scopes.enter(if isolated {
            Isolation::Isolated
        } else {
            Isolation::Open
        });
        let region = self.ir.new_region();
        let read = self.nested(|p| p.region_body(region, arguments, open));
        let (undefined, unlabelled) = self.scopes.leave();
        // What follows a broken body says nothing of the names in it.
        if read.is_ok() {
            self.report_undefined(&undefined);
            for (_, offset) in unlabelled {
                let _ = self.error_at::<()>(offset, "reference to an undefined block");
            }
        }
        read?;
        Ok(region)
    }

    /// Reads a region if `{` comes next.
    pub fn optional_region(
        &mut self,
        spec: &OpSpec,
        arguments: &[Argument],
    ) -> ParseResult<Option<Region>> {
        if !self.at("{") {
            return Ok(None);
        }
        self.region(spec, arguments).map(Some)
    }

    fn region_body(
        &mut self,
        region: Region,
        arguments: &[Argument],
        open: u32,
    ) -> ParseResult<()> {
        let labelled = self.at_kind(TokenKind::Caret);
        if labelled && !arguments.is_empty() {
            return self.error("the arguments of the first block are named before the region");
        }
        if !labelled && (!arguments.is_empty() || !self.at("}")) {
            let block = self.ir.append_block(region);
            for argument in arguments {
                self.add_argument(block, *argument)?;
            }
            self.block_ops(block);
        }
        while self.at_kind(TokenKind::Caret) && !self.gave_up() {
            self.labelled_block(region);
        }
        if self.eat("}") {
            return Ok(());
        }
        if self.gave_up() {
            return Err(super::ParseError);
        }
        let at = self.token_position(self.offset());
        let begin = self.token_position(open);
        let message = if self.at_end() {
            "expected `}`, found the end of the file".to_owned()
        } else {
            format!(
                "expected an operation, a block or `}}`, found `{}`",
                self.token_text()
            )
        };
        self.push_diagnostic(
            Diagnostic::error_at(at, message).note_at(Some(begin), "the region begins here"),
        );
        Err(super::ParseError)
    }

    /// Reads the ops of a block, up to what ends it. After an error it goes on with the next op.
    pub(super) fn block_ops(&mut self, block: Block) {
        loop {
            match self.token.kind {
                TokenKind::Eof | TokenKind::Caret => return,
                TokenKind::Punctuation if self.at("}") => return,
                _ => {}
            }
            let start = self.offset();
            if self.op_in(block).is_err() {
                if self.gave_up() {
                    return;
                }
                self.recover_from(start);
            }
        }
    }

    /// Skips to the next op after an error in what began at `start`, and past its first token at least.
    fn recover_from(&mut self, start: u32) {
        if self.offset() == start && !self.at("}") && !self.at_end() {
            self.advance();
        }
        self.recover(start);
    }

    /// Reads `^name(arguments):` and the ops after it. After an error in the first line the ops are read still.
    fn labelled_block(&mut self, region: Region) {
        let start = self.offset();
        let name = self.block_label();
        let block = match self.named_block(name, start) {
            Ok(block) => match self.scopes.label(name, start) {
                None => {
                    self.ir.attach_block(block, region, None);
                    block
                }
                Some(before) => {
                    let message = format!("redefinition of block '^{}'", self.ir.str(name));
                    let at = self.token_position(start);
                    let before = self.token_position(before);
                    let error = Diagnostic::error_at(at, message)
                        .note_at(Some(before), "previously defined here");
                    self.push_diagnostic(error);
                    self.ir.append_block(region)
                }
            },
            Err(_) => self.ir.append_block(region),
        };
        if self.block_arguments(block).is_err() {
            self.recover_from(start);
        }
        self.block_ops(block);
    }

    /// Reads `(%a: i32, %b: f32):`.
    fn block_arguments(&mut self, block: Block) -> ParseResult<()> {
        self.list(Delimiter::OptionalParen, |p| {
            let argument = Argument {
                loc: p.loc(),
                name: p.operand()?,
                ty: p.colon_type()?,
                attrs: Ir::EMPTY_DICT,
            };
            let loc = p.optional_loc()?.unwrap_or(argument.loc);
            p.add_argument(block, Argument { loc, ..argument })
        })?;
        self.expect(":")
    }

    fn add_argument(&mut self, block: Block, argument: Argument) -> ParseResult<()> {
        if self.ir.block_args(block).len() >= LIST_LIMIT {
            return self.error_at(argument.name.offset, "too many block arguments");
        }
        let value = self.ir.add_block_arg(block, argument.ty, argument.loc);
        if argument.name.index != 0 {
            return self.error_at(
                argument.name.offset,
                "a block argument has no result number",
            );
        }
        self.define(argument.name.name, argument.name.offset, value, 1)
    }

    /// Adds the op `name` without operands at the end of every block of `region` that lacks a terminator, and
    /// gives an empty region a block. It stands where the op around it stands.
    pub fn ensure_terminator(&mut self, region: Region, name: &str) {
        if self.ir.first_block(region).is_none() {
            self.ir.append_block(region);
        }
        let kind = self.ir.kind_of(name);
        let loc = self.scopes.op_loc();
        for block in self.ir.region_blocks(region).collect::<Vec<_>>() {
            let ended = self
                .ir
                .last_op(block)
                .is_some_and(|op| self.ir.has_trait(op, Traits::TERMINATOR));
            if !ended {
                self.append_plain(block, kind, loc);
            }
        }
    }

    fn append_plain(&mut self, block: Block, kind: crate::ir::OpKind, loc: Loc) {
        let op = self.ir.create(OpSpec::new(kind, loc));
        self.ir.append(block, op);
    }

    /// Takes a `^name` token, which comes next.
    fn block_label(&mut self) -> Ident {
        let text = self.token_text();
        let name = self.ir.ident(text.get(1..).unwrap_or_default());
        self.advance();
        name
    }

    fn named_block(&mut self, name: Ident, offset: u32) -> ParseResult<Block> {
        let ir = &mut *self.ir;
        match self.scopes.block(name, offset, || ir.new_block()) {
            Some(block) => Ok(block),
            None => self.error_at(offset, "blocks stand in regions"),
        }
    }

    /// Reads `^name`.
    pub fn successor(&mut self) -> ParseResult<Block> {
        if !self.at_kind(TokenKind::Caret) {
            return self.error_expected("a block name");
        }
        let offset = self.offset();
        let name = self.block_label();
        self.named_block(name, offset)
    }

    /// Reads `^name` or `^name(%a, %b : i32, f32)`; the operands are resolved.
    pub fn successor_with_operands(&mut self) -> ParseResult<(Block, Vec<Value>)> {
        let block = self.successor()?;
        let mut values = Vec::new();
        if self.eat("(") && !self.eat(")") {
            let operands = self.operand_list(Delimiter::None)?;
            let types = self.colon_type_list()?;
            self.expect(")")?;
            if operands.len() != types.len() {
                let message = format!("{} operands, but {} types", operands.len(), types.len());
                return self.error_at(operands[0].offset, message);
            }
            for (operand, ty) in operands.into_iter().zip(types) {
                values.push(self.resolve(operand, ty)?);
            }
        }
        Ok((block, values))
    }
}
