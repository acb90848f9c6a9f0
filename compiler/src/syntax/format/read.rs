//! Reads the custom form of an op by its compiled format.

use smallvec::smallvec;

use super::state::{self, State};
use super::{Element, Format, Keyword, Kind, Optional, Types, resolve};
use crate::ir::OpSpec;
use crate::ir::def::{Arity, AttrRule, Directive, OpDef, ValueRow};
use crate::syntax::lexer::TokenKind;
use crate::syntax::{FormatArg, OpParser, ParseResult};

impl Format {
    /// Reads what follows the op's name.
    pub(crate) fn parse(
        &self,
        p: &mut OpParser<'_>,
        def: &'static OpDef,
        spec: &mut OpSpec,
    ) -> ParseResult<()> {
        let mut state = State::new(def);
        let start = p.offset();
        elements(&self.elements, p, spec, &mut state, def)?;
        resolve::finish(p, def, spec, state, &self.typed_results, start)
    }
}

fn elements(
    list: &[Element],
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    state: &mut State,
    def: &'static OpDef,
) -> ParseResult<()> {
    for element in list {
        one(&element.kind, p, spec, state, def)?;
    }
    Ok(())
}

fn one(
    kind: &Kind,
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    state: &mut State,
    def: &'static OpDef,
) -> ParseResult<()> {
    match kind {
        Kind::Literal(_, tokens) => {
            for token in tokens {
                if is_word(token) {
                    p.expect_keyword(token)?;
                } else {
                    p.expect(token)?;
                }
            }
        }
        Kind::Whitespace(_) => {}
        Kind::Operands(i) => state.operands[*i] = Some(operands(p, &def.operands[*i])?),
        Kind::AllOperands => state.all_operands = Some(open_operands(p)?),
        Kind::Types(Types::AllOperands) => state.all_operand_types = Some(open_types(p)?),
        Kind::Types(Types::AllResults) => state.all_result_types = Some(open_types(p)?),
        Kind::Types(Types::Operand(i)) => {
            state.operand_types[*i] = Some(types(p, &def.operands[*i])?);
        }
        Kind::Types(Types::Result(i)) => {
            state.result_types[*i] = Some(types(p, &def.results[*i])?);
        }
        Kind::FunctionalType(inputs, results) => {
            let (a, b) = p.function_type()?;
            set_types(state, *inputs, a.into());
            set_types(state, *results, b.into());
        }
        Kind::Attr(i) => {
            let row = &def.attrs[*i];
            if !row.optional || attr_comes_next(p, row.rule) {
                let attr = p.attr_by_rule(row.rule)?;
                let name = p.ir.ident(row.name);
                p.add_attr(spec, name, attr)?;
            }
        }
        Kind::Region(i) => state.regions[*i] = p.optional_region(spec, &[])?,
        Kind::AllRegions => {
            while p.at("{") {
                let region = p.region(spec, &[])?;
                match state.regions.iter_mut().find(|r| r.is_none()) {
                    Some(slot) => *slot = Some(region),
                    None => state.regions.push(Some(region)),
                }
                if !p.eat(",") {
                    break;
                }
            }
        }
        Kind::Successor(i) => {
            let open = def.successors[*i].ends_with("...");
            if !open || p.at_kind(TokenKind::Caret) {
                spec.successors.push(p.successor()?);
            }
            while open && p.eat(",") {
                spec.successors.push(p.successor()?);
            }
        }
        Kind::AllSuccessors => {
            while p.at_kind(TokenKind::Caret) {
                spec.successors.push(p.successor()?);
                if !p.eat(",") {
                    break;
                }
            }
        }
        Kind::AttrDict(Keyword::None) => p.attr_dict(spec)?,
        Kind::AttrDict(Keyword::Attributes) => {
            p.optional_property_dict(spec)?;
            p.attr_dict_with_keyword(spec)?;
        }
        Kind::PropDict => p.optional_property_dict(spec)?,
        Kind::Custom(directive, args) => custom(directive, args, p, spec, state, def)?,
        Kind::Optional(group) => optional(group, p, spec, state, def)?,
    }
    Ok(())
}

fn custom(
    directive: &Directive,
    args: &[FormatArg],
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    state: &mut State,
    def: &'static OpDef,
) -> ParseResult<()> {
    let mut public = state.take_out(def);
    (directive.parse)(p, &mut public, args)?;
    for (name, attr) in public.attrs.drain(..) {
        p.add_attr(spec, name, attr)?;
    }
    spec.successors.extend(public.successors.drain(..));
    state.take_public(&mut public);
    Ok(())
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

fn optional(
    group: &Optional,
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    state: &mut State,
    def: &'static OpDef,
) -> ParseResult<()> {
    let mut rest = &group.then[..];
    let mut present = false;
    while let Some((first, tail)) = rest.split_first() {
        match &first.kind {
            Kind::Whitespace(_) => rest = tail,
            // Only the directive knows how its piece begins.
            Kind::Custom(directive, args) => {
                let before = p.offset();
                custom(directive, args, p, spec, state, def)?;
                present = p.offset() != before;
                rest = tail;
                break;
            }
            kind => {
                present = comes_next(kind, p, def);
                break;
            }
        }
    }
    let chosen = if present { rest } else { &group.otherwise };
    if present != group.inverted
        && let Some(i) = group.implied_unit
    {
        let name = p.ir.ident(def.attrs[i].name);
        let unit = p.ir.unit_attr();
        p.add_attr(spec, name, unit)?;
    }
    elements(chosen, p, spec, state, def)
}

/// Whether the next token can begin this element.
fn comes_next(kind: &Kind, p: &OpParser<'_>, def: &OpDef) -> bool {
    match kind {
        Kind::Literal(_, tokens) => tokens.first().is_some_and(|token| {
            if is_word(token) {
                p.at_keyword(token)
            } else {
                p.at(token)
            }
        }),
        Kind::Operands(_) | Kind::AllOperands => p.at_kind(TokenKind::Percent),
        Kind::Types(_) => type_comes_next(p),
        Kind::FunctionalType(..) => p.at("("),
        Kind::Attr(i) => attr_comes_next(p, def.attrs[*i].rule),
        Kind::Region(_) | Kind::AllRegions | Kind::AttrDict(Keyword::None) => p.at("{"),
        Kind::AttrDict(Keyword::Attributes) => p.at_keyword("attributes"),
        Kind::PropDict => p.at("<"),
        Kind::Successor(_) | Kind::AllSuccessors => p.at_kind(TokenKind::Caret),
        Kind::Optional(inner) => inner
            .then
            .first()
            .is_some_and(|first| comes_next(&first.kind, p, def)),
        Kind::Whitespace(_) | Kind::Custom(..) => false,
    }
}

fn type_comes_next(p: &OpParser<'_>) -> bool {
    p.at_kind(TokenKind::Word) || p.at_kind(TokenKind::Exclamation) || p.at("(")
}

fn attr_comes_next(p: &OpParser<'_>, rule: AttrRule) -> bool {
    let number = p.at_kind(TokenKind::Integer) || p.at("-");
    let alias = p.at_kind(TokenKind::Hash);
    match rule {
        AttrRule::SymbolName | AttrRule::SymbolRef => p.at_kind(TokenKind::At),
        AttrRule::String => p.at_kind(TokenKind::String),
        AttrRule::Int(_) | AttrRule::Index => number,
        AttrRule::Bool => p.at_keyword("true") || p.at_keyword("false"),
        AttrRule::Unit => p.at_keyword("unit"),
        AttrRule::Array | AttrRule::I64Array | AttrRule::I32Array => p.at("[") || alias,
        AttrRule::Dict => p.at("{") || alias,
        AttrRule::AffineMap => p.at_keyword("affine_map") || alias,
        AttrRule::IntEnum(_, cases) => cases.iter().any(|(word, _)| p.at_keyword(word)),
        AttrRule::Ext(_) => p.at("<") || alias,
        AttrRule::Type => type_comes_next(p),
        AttrRule::Any | AttrRule::Typed => {
            type_comes_next(p)
                || number
                || alias
                || p.at("[")
                || p.at("{")
                || matches!(
                    p.token.kind,
                    TokenKind::Float | TokenKind::String | TokenKind::At
                )
        }
    }
}

fn operands(p: &mut OpParser<'_>, row: &ValueRow) -> ParseResult<state::Operands> {
    match row.arity {
        Arity::One => Ok(smallvec![p.operand()?]),
        Arity::Optional => Ok(p.optional_operand()?.into_iter().collect()),
        Arity::Variadic => open_operands(p),
    }
}

/// Operands with commas between them, or none.
fn open_operands(p: &mut OpParser<'_>) -> ParseResult<state::Operands> {
    let mut list = state::Operands::new();
    if let Some(first) = p.optional_operand()? {
        list.push(first);
        while p.eat(",") {
            list.push(p.operand()?);
        }
    }
    Ok(list)
}

fn types(p: &mut OpParser<'_>, row: &ValueRow) -> ParseResult<state::Types> {
    match row.arity {
        Arity::One => Ok(smallvec![p.ty()?]),
        Arity::Optional => Ok(p.optional_type()?.into_iter().collect()),
        Arity::Variadic => open_types(p),
    }
}

/// Types with commas between them, or none.
fn open_types(p: &mut OpParser<'_>) -> ParseResult<state::Types> {
    let mut list = state::Types::new();
    if let Some(first) = p.optional_type()? {
        list.push(first);
        while p.eat(",") {
            list.push(p.ty()?);
        }
    }
    Ok(list)
}

fn set_types(state: &mut State, whose: Types, types: state::Types) {
    match whose {
        Types::Operand(i) => state.operand_types[i] = Some(types),
        Types::Result(i) => state.result_types[i] = Some(types),
        Types::AllOperands => state.all_operand_types = Some(types),
        Types::AllResults => state.all_result_types = Some(types),
    }
}
