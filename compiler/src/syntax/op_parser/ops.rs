//! Ops in text: results, the generic form, the custom form of a row, the location after it.

use std::borrow::Cow;

use super::super::lexer::TokenKind;
use super::super::{ParseResult, suggest, type_text};
use super::regions::LIST_LIMIT;
use super::{Delimiter, OpParser, Unregistered};
use crate::diagnostic::Diagnostic;
use crate::ir::def::AttrRule;
use crate::ir::{Attr, Block, Ident, Op, OpDef, OpKind, OpSpec};

/// A name that the text gives to results: `%x` or `%x:2`.
struct ResultName {
    name: Ident,
    offset: u32,
    count: u32,
}

impl OpParser<'_> {
    /// Reads an op and puts it at the end of `block`.
    pub(in crate::syntax) fn op_in(&mut self, block: Block) -> ParseResult<Op> {
        let start = self.offset();
        let names = self.result_names()?;
        let read = self.unnamed_op(block).and_then(|op| {
            self.name_results(op, &names, start)?;
            Ok(op)
        });
        if read.is_err() {
            for name in &names {
                self.scopes.define_broken(name.name);
            }
        }
        read
    }

    fn unnamed_op(&mut self, block: Block) -> ParseResult<Op> {
        let name_offset = self.offset();
        let loc = self.loc();
        let mut spec;
        match self.token.kind {
            TokenKind::String => {
                let name = self.string()?;
                let kind = self.known_kind(name, name_offset)?;
                spec = OpSpec::new(kind, loc);
                self.generic_rest(&mut spec)?;
            }
            TokenKind::Word => {
                let (kind, def) = self.custom_name()?;
                spec = OpSpec::new(kind, loc);
                self.scopes.enter_op(def.default_dialect.unwrap_or(""), loc);
                let read = self.custom_rest(def, &mut spec);
                self.scopes.leave_op();
                read?;
            }
            _ => return self.error_expected("an operation"),
        }
        if let Some(loc) = self.optional_loc()? {
            spec.loc = loc;
        }
        let lists = [
            ("operands", spec.operands.len(), LIST_LIMIT),
            ("results", spec.results.len(), LIST_LIMIT),
            ("successors", spec.successors.len(), LIST_LIMIT),
            ("regions", spec.regions.len(), usize::from(u8::MAX)),
        ];
        if let Some((what, count, limit)) = lists.into_iter().find(|&(_, n, limit)| n > limit) {
            let message = format!("an op has at most {limit} {what}, found {count}");
            return self.error_at(name_offset, message);
        }
        let op = self.ir.create(spec);
        self.ir.append(block, op);
        Ok(op)
    }

    /// Reads `%a, %b:2 =` if results are named.
    fn result_names(&mut self) -> ParseResult<smallvec::SmallVec<[ResultName; 1]>> {
        let mut names = smallvec::SmallVec::new();
        if !self.at_kind(TokenKind::Percent) {
            return Ok(names);
        }
        loop {
            if !self.at_kind(TokenKind::Percent) {
                return self.error_expected("an SSA value");
            }
            let offset = self.offset();
            let name = self.value_name();
            let mut count = 1;
            if self.eat(":") {
                let at = self.offset();
                count = match u32::try_from(self.integer()?) {
                    Ok(count @ 1..) => count,
                    _ => return self.error_at(at, "expected a number of results of at least 1"),
                };
            }
            names.push(ResultName {
                name,
                offset,
                count,
            });
            if !self.eat(",") {
                break;
            }
        }
        self.expect("=")?;
        Ok(names)
    }

    fn name_results(&mut self, op: Op, names: &[ResultName], start: u32) -> ParseResult<()> {
        if names.is_empty() {
            return Ok(());
        }
        let found = self.ir.result_count(op);
        let wanted: u64 = names.iter().map(|n| u64::from(n.count)).sum();
        if wanted != found as u64 {
            let message = format!(
                "`{}` defines {found} results, but {wanted} are named",
                self.ir.op_name(op)
            );
            return self.error_at(start, message);
        }
        let mut at = 0;
        for name in names {
            let first = self.ir.result(op, at);
            self.define(name.name, name.offset, first, name.count)?;
            at += name.count as usize;
        }
        Ok(())
    }

    // --- names of ops ---

    /// The kind of an op that the generic form names.
    fn known_kind(&mut self, name: Ident, offset: u32) -> ParseResult<OpKind> {
        let text = self.ir.str(name).to_owned();
        if self.ir.registry().find_op(&text).is_none() && self.unregistered == Unregistered::Refuse
        {
            return self.unknown_op(&text, &text, offset);
        }
        if text.is_empty() {
            return self.error_at(offset, "an op needs a name");
        }
        Ok(self.ir.kind_of(&text))
    }

    /// Takes the name of an op in custom form. Inside some ops a dialect's prefix may be left out.
    fn custom_name(&mut self) -> ParseResult<(OpKind, &'static OpDef)> {
        let offset = self.offset();
        let text = self.token_text();
        let registry = self.ir.registry();
        let dialect = self.scopes.default_dialect();
        let full = if text.contains('.') || dialect.is_empty() {
            Cow::Borrowed(text)
        } else {
            Cow::Owned(format!("{dialect}.{text}"))
        };
        let Some(kind) = registry.find_op(&full) else {
            return self.unknown_op(text, &full, offset);
        };
        match registry.def(kind) {
            Some(def) if def.has_custom_form() => {
                self.advance();
                Ok((kind, def))
            }
            _ => self.error(format!(
                "`{text}` has no custom form; write it in the generic form, `\"{text}\"(...)`"
            )),
        }
    }

    /// Says that there is no op `full`, which the text calls `written`.
    fn unknown_op<T>(&mut self, written: &str, full: &str, offset: u32) -> ParseResult<T> {
        let registry = self.ir.registry();
        let at = self.token_position(offset);
        let mut error = Diagnostic::error_at(at, format!("unknown op `{written}`"));
        let dialect = written.split_once('.').map(|(dialect, _)| dialect);
        let unknown_dialect = dialect.filter(|dialect| !registry.has_dialect(dialect));
        if let Some(close) = suggest::closest(full, registry.op_names()) {
            error = error.note(format!("did you mean `{close}`?"));
        } else if let Some(dialect) = unknown_dialect {
            let note = match suggest::closest(dialect, registry.dialects().map(|d| d.name)) {
                Some(close) => format!("no dialect `{dialect}` is known; did you mean `{close}`?"),
                None => format!("no dialect `{dialect}` is known"),
            };
            error = error.note(note);
        } else if dialect.is_none() {
            let namesakes: Vec<String> = registry
                .op_names()
                .filter(|name| name.split_once('.').is_some_and(|(_, op)| op == written))
                .map(|name| format!("`{name}`"))
                .collect();
            if !namesakes.is_empty() {
                let names = namesakes.join(", ");
                error = error.note(format!("a dialect's prefix may be missing: {names}"));
            }
        }
        if unknown_dialect.is_some() && self.unregistered == Unregistered::Refuse {
            error = error.note(
                "ops of unknown dialects are kept, in generic form, with `--allow-unregistered-dialect`",
            );
        }
        self.push_diagnostic(error);
        Err(super::ParseError)
    }

    // --- forms ---

    /// Reads what follows the name in generic form:
    /// `(operands) [successors] <properties> (regions) {attributes} : type`.
    fn generic_rest(&mut self, spec: &mut OpSpec) -> ParseResult<()> {
        let operands = self.operand_list(Delimiter::Paren)?;
        self.list(Delimiter::OptionalSquare, |p| {
            let block = p.successor()?;
            spec.successors.push(block);
            Ok(())
        })?;
        self.optional_property_dict(spec)?;
        if self.eat("(") {
            loop {
                let region = self.region(spec, &[])?;
                spec.regions.push(region);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        self.attr_dict(spec)?;
        self.expect(":")?;
        let type_offset = self.offset();
        let (inputs, results) = self.function_type()?;
        if inputs.len() != operands.len() {
            let message = format!("{} operands, but {} types", operands.len(), inputs.len());
            return self.error_at(type_offset, message);
        }
        spec.results = results.into();
        self.resolve_into(&operands, &inputs, spec)
    }

    fn custom_rest(&mut self, def: &'static OpDef, spec: &mut OpSpec) -> ParseResult<()> {
        if let Some(parse) = def.parse {
            parse(self, spec)?;
            if spec.results.is_empty()
                && !def.results.is_empty()
                && let Some(types) = crate::ir::def::infer_results(self.ir, spec)
            {
                spec.results = types;
            }
            return Ok(());
        }
        match self.ir.registry().format(spec.kind) {
            Ok(format) => format.parse(self, def, spec),
            Err(fault) => self.error(fault),
        }
    }

    /// Reads `<{a = 1}>` or `<a = 1>` if it comes next: inherent attributes, or for an op without a row, those
    /// that the text calls so.
    pub fn optional_property_dict(&mut self, spec: &mut OpSpec) -> ParseResult<()> {
        if !self.eat("<") {
            return Ok(());
        }
        if self.at("{") {
            let dict = self.optional_dict()?;
            for (name, attr) in self.ir.dict_entries(dict).to_vec() {
                self.add_property(spec, name, attr)?;
            }
        } else if !self.at(">") {
            self.list(Delimiter::None, |p| {
                let name = p.keyword_or_string()?;
                let attr = if p.eat("=") {
                    p.property(spec.kind, name)?
                } else {
                    p.ir.unit_attr()
                };
                p.add_property(spec, name, attr)
            })?;
        }
        self.expect(">")
    }

    /// Reads an inherent attribute in `<...>`; a number may lack the type that its row gives.
    fn property(&mut self, kind: OpKind, name: Ident) -> ParseResult<Attr> {
        let row = self
            .ir
            .registry()
            .def(kind)
            .and_then(|def| def.attr_row(self.ir.str(name)));
        // An attribute of the type that the row names may leave its name out.
        if let Some(rule @ AttrRule::Ext(_)) = row.map(|row| row.rule)
            && self.at("<")
        {
            return self.attr_by_rule(rule);
        }
        let ty = match row.map(|row| row.rule) {
            Some(AttrRule::Int(width)) => self.ir.int_type(width),
            Some(AttrRule::Index) => self.ir.index_type(),
            _ => return self.attr(),
        };
        let attr = self.attr_of_type(ty)?;
        if self.at(":") {
            let offset = self.offset();
            let written = self.colon_type()?;
            if written != ty {
                let wanted = type_text(self.ir, ty);
                return self.error_at(offset, format!("expected type `{wanted}`"));
            }
        }
        Ok(attr)
    }

    fn add_property(&mut self, spec: &mut OpSpec, name: Ident, attr: Attr) -> ParseResult<()> {
        let registered = spec.kind.is_registered();
        if registered {
            return self.add_attr(spec, name, attr);
        }
        spec.props.push((name, attr));
        Ok(())
    }

    /// Adds an attribute to an op that is being read, which must not have it yet.
    pub(in crate::syntax) fn add_attr(
        &mut self,
        spec: &mut OpSpec,
        name: Ident,
        attr: Attr,
    ) -> ParseResult<()> {
        let given = |list: &[(Ident, Attr)]| list.iter().any(|&(n, _)| n == name);
        if given(&spec.props) || given(&spec.attrs) {
            let message = format!("attribute `{}` is given twice", self.ir.str(name));
            return self.error_at(self.last_end.saturating_sub(1), message);
        }
        let inherent = self
            .ir
            .registry()
            .def(spec.kind)
            .is_some_and(|def| def.is_inherent(self.ir.str(name)));
        if inherent {
            spec.props.push((name, attr));
        } else {
            spec.attrs.push((name, attr));
        }
        Ok(())
    }

    /// The span of the token at `offset`.
    pub(super) fn token_position(&mut self, offset: u32) -> crate::diagnostic::Position {
        let token = super::super::lexer::next_token(self.source.as_bytes(), offset);
        self.position(offset, token.end.max(offset + 1))
    }
}
