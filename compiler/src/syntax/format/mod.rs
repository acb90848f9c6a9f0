//! The declarative assembly format of an op row, compiled: the text of [`OpDef::format`] becomes a list of
//! elements, once a row. Parsing and printing walk the same list, so that they cannot disagree.
//!
//! The grammar is that of MLIR's `assemblyFormat`:
//!
//! ```text
//! element   ::= `literal` | ` ` | `` | $name | type($name) | type(operands) | type(results)
//!             | functional-type(types, types) | operands | results | regions | successors
//!             | attr-dict | attr-dict-with-keyword | prop-dict | custom<Name>(argument, ...)
//!             | qualified(element) | ref(element) | (element* anchor^ element*)? | (...):(...)?
//! ```
//!
//! A group `( ... )?` is there if its first element is (parsing) or if its anchor is (printing). White space
//! follows MLIR's printer: whether an element has a space before it depends on its neighbours in the format
//! alone, never on what an op holds, and is settled here.
//!
//! This module knows rows and the format language; it reads and prints no IR ([`read`] and [`write`] do).

mod read;
mod resolve;
mod state;
#[cfg(test)]
mod tests;
mod write;

pub(crate) use write::is_default;

use super::FormatArg;
use crate::ir::Registry;
use crate::ir::def::{AttrRule, Directive, OpDef};

/// A compiled format.
pub(crate) struct Format {
    /// What to read or print, in order.
    elements: Vec<Element>,
    /// The inherent attributes that elements mention; a dictionary leaves them out.
    elided: Vec<&'static str>,
    /// Whether inherent attributes that no element mentions stand in `<...>`.
    has_prop_dict: bool,
    /// The result groups whose types the text may give.
    typed_results: Vec<usize>,
}

/// One element.
struct Element {
    /// Whether a space is printed before it.
    space: bool,
    kind: Kind,
}

/// What an element reads or prints.
enum Kind {
    /// Words and punctuation, as tokens of the lexer.
    Literal(&'static str, Vec<&'static str>),
    /// A space or a line break that only the printer knows.
    Whitespace(char),
    /// Operands of a group.
    Operands(usize),
    /// Every operand.
    AllOperands,
    /// Types of a group.
    Types(Types),
    /// `(types) -> types`.
    FunctionalType(Types, Types),
    /// An inherent attribute.
    Attr(usize),
    /// A region.
    Region(usize),
    /// Every region.
    AllRegions,
    /// A successor, or the open tail of the list.
    Successor(usize),
    /// Every successor.
    AllSuccessors,
    /// `{...}`, after `attributes` if so.
    AttrDict(Keyword),
    /// `<...>`.
    PropDict,
    /// A dialect's own piece.
    Custom(&'static Directive, Vec<FormatArg>),
    /// A group that may be missing.
    Optional(Optional),
}

/// Whether a dictionary has the word `attributes` before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keyword {
    Attributes,
    None,
}

/// Whose types an element gives.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Types {
    Operand(usize),
    Result(usize),
    AllOperands,
    AllResults,
}

/// `(then):(otherwise)?`.
struct Optional {
    then: Vec<Element>,
    otherwise: Vec<Element>,
    /// What decides when printing.
    anchor: Vec<FormatArg>,
    /// Whether the anchor stands in `otherwise`, so that its presence picks that.
    inverted: bool,
    /// The unit attribute that the group's presence alone says.
    implied_unit: Option<usize>,
}

impl Format {
    /// Compiles the format of a row. The error says what the row's author got wrong.
    pub(crate) fn compile(def: &'static OpDef, registry: &Registry) -> Result<Self, String> {
        let mut reader = Reader {
            def,
            registry,
            rest: def.format,
            elided: Vec::new(),
            has_prop_dict: false,
            typed_results: Vec::new(),
        };
        let mut elements = Vec::new();
        while !reader.at_end() {
            elements.push(reader.element()?.0);
        }
        let mut spacing = Spacing {
            wanted: true,
            after_punctuation: false,
        };
        spacing.settle(&mut elements);
        Ok(Self {
            elements,
            elided: reader.elided,
            has_prop_dict: reader.has_prop_dict,
            typed_results: reader.typed_results,
        })
    }

    /// The parts of the op that elements mention, those inside groups included.
    #[cfg(test)]
    pub(crate) fn mentions(&self, def: &OpDef) -> Vec<FormatArg> {
        let mut found = Vec::new();
        collect(&self.elements, def, &mut found);
        found
    }

    /// Whether the format reads attributes that no element mentions.
    #[cfg(test)]
    pub(crate) fn has_dict(&self) -> bool {
        fn any(elements: &[Element]) -> bool {
            elements.iter().any(|e| match &e.kind {
                Kind::AttrDict(_) => true,
                Kind::Optional(group) => any(&group.then) || any(&group.otherwise),
                _ => false,
            })
        }
        any(&self.elements)
    }
}

#[cfg(test)]
fn collect(elements: &[Element], def: &OpDef, found: &mut Vec<FormatArg>) {
    let operand_types = |found: &mut Vec<FormatArg>| {
        found.extend((0..def.operands.len()).map(FormatArg::OperandType));
    };
    let result_types = |found: &mut Vec<FormatArg>| {
        found.extend((0..def.results.len()).map(FormatArg::ResultType));
    };
    for element in elements {
        match &element.kind {
            Kind::Custom(_, args) => found.extend(args),
            Kind::Optional(group) => {
                collect(&group.then, def, found);
                collect(&group.otherwise, def, found);
                found.extend(group.implied_unit.map(FormatArg::Attr));
            }
            Kind::AllOperands => found.extend((0..def.operands.len()).map(FormatArg::Operand)),
            Kind::AllRegions => found.extend((0..def.regions.len()).map(FormatArg::Region)),
            Kind::AllSuccessors => {
                found.extend((0..def.successors.len()).map(FormatArg::Successor));
            }
            Kind::Types(Types::AllOperands) => operand_types(found),
            Kind::Types(Types::AllResults) => result_types(found),
            Kind::FunctionalType(inputs, results) => {
                for types in [inputs, results] {
                    match types {
                        Types::AllOperands => operand_types(found),
                        Types::AllResults => result_types(found),
                        Types::Operand(i) => found.push(FormatArg::OperandType(*i)),
                        Types::Result(i) => found.push(FormatArg::ResultType(*i)),
                    }
                }
            }
            kind => found.extend(kind.parts()),
        }
    }
}

impl Kind {
    /// The parts of the op that decide whether a group anchored here is printed.
    fn parts(&self) -> Vec<FormatArg> {
        let of_types = |types: &Types| match *types {
            Types::Operand(i) => Some(FormatArg::OperandType(i)),
            Types::Result(i) => Some(FormatArg::ResultType(i)),
            Types::AllOperands | Types::AllResults => None,
        };
        match self {
            Self::Operands(i) => vec![FormatArg::Operand(*i)],
            Self::Types(types) => of_types(types).into_iter().collect(),
            Self::FunctionalType(a, b) => of_types(a).into_iter().chain(of_types(b)).collect(),
            Self::Attr(i) => vec![FormatArg::Attr(*i)],
            Self::Region(i) => vec![FormatArg::Region(*i)],
            Self::Successor(i) => vec![FormatArg::Successor(*i)],
            Self::Custom(_, args) => args.clone(),
            _ => Vec::new(),
        }
    }
}

// --- reading the format text --------------------------------------------------------------------------------

struct Reader<'a> {
    def: &'static OpDef,
    registry: &'a Registry,
    rest: &'static str,
    elided: Vec<&'static str>,
    has_prop_dict: bool,
    typed_results: Vec<usize>,
}

impl Reader<'_> {
    fn fail<T>(&self, what: &str) -> Result<T, String> {
        Err(format!(
            "format of `{}`: {what} at `{}`",
            self.def.name, self.rest
        ))
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn at_end(&mut self) -> bool {
        self.skip_space();
        self.rest.is_empty()
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip_space();
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.eat(text) {
            return Ok(());
        }
        self.fail(&format!("expected `{text}`"))
    }

    fn word(&mut self) -> &'static str {
        self.skip_space();
        let end = self
            .rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-')
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// An element, and whether `^` marks it as the anchor of its group.
    fn element(&mut self) -> Result<(Element, bool), String> {
        self.skip_space();
        let kind = if self.eat("`") {
            self.literal()?
        } else if self.eat("(") {
            Kind::Optional(self.group()?)
        } else if self.rest.starts_with('$') {
            match self.variable()? {
                FormatArg::Operand(i) => Kind::Operands(i),
                FormatArg::Attr(i) => Kind::Attr(i),
                FormatArg::Region(i) => Kind::Region(i),
                FormatArg::Successor(i) => Kind::Successor(i),
                _ => return self.fail("a result has no place of its own"),
            }
        } else {
            self.directive()?
        };
        let anchored = self.eat("^");
        Ok((Element { space: false, kind }, anchored))
    }

    fn literal(&mut self) -> Result<Kind, String> {
        let Some((text, rest)) = self.rest.split_once('`') else {
            return self.fail("unterminated literal");
        };
        self.rest = rest;
        match text {
            "" => return Ok(Kind::Literal("", Vec::new())),
            " " => return Ok(Kind::Whitespace(' ')),
            "\\n" | "\n" => return Ok(Kind::Whitespace('\n')),
            _ => {}
        }
        let mut tokens = Vec::new();
        let mut at = 0;
        loop {
            let token = super::lexer::next_token(text.as_bytes(), at);
            match token.kind {
                super::lexer::TokenKind::Eof => break,
                super::lexer::TokenKind::Word | super::lexer::TokenKind::Punctuation => {}
                _ => return self.fail(&format!("`{text}` is neither a word nor punctuation")),
            }
            tokens.push(super::lexer::slice(text, token));
            at = token.end;
        }
        Ok(Kind::Literal(text, tokens))
    }

    fn variable(&mut self) -> Result<FormatArg, String> {
        self.expect("$")?;
        let name = self.word();
        let def = self.def;
        let found = if let Some(i) = def.operands.iter().position(|r| r.name == name) {
            FormatArg::Operand(i)
        } else if let Some(i) = def.results.iter().position(|r| r.name == name) {
            FormatArg::Result(i)
        } else if let Some(i) = def.attrs.iter().position(|r| r.name == name) {
            self.elided.push(def.attrs[i].name);
            FormatArg::Attr(i)
        } else if let Some(i) = def.regions.iter().position(|r| r.name == name) {
            FormatArg::Region(i)
        } else if let Some(i) = def
            .successors
            .iter()
            .position(|s| s.trim_end_matches("...") == name)
        {
            FormatArg::Successor(i)
        } else {
            return self.fail(&format!("the row has nothing named `{name}`"));
        };
        Ok(found)
    }

    fn directive(&mut self) -> Result<Kind, String> {
        let kind = match self.word() {
            "operands" => Kind::AllOperands,
            "regions" => Kind::AllRegions,
            "successors" => Kind::AllSuccessors,
            "attr-dict" => Kind::AttrDict(Keyword::None),
            "attr-dict-with-keyword" => Kind::AttrDict(Keyword::Attributes),
            "prop-dict" => {
                self.has_prop_dict = true;
                Kind::PropDict
            }
            "type" => {
                self.expect("(")?;
                let types = self.types()?;
                self.expect(")")?;
                Kind::Types(types)
            }
            "functional-type" => {
                self.expect("(")?;
                let inputs = self.types()?;
                self.expect(",")?;
                let results = self.types()?;
                self.expect(")")?;
                Kind::FunctionalType(inputs, results)
            }
            // How far a type or an attribute is abbreviated is the business of its rule.
            "qualified" | "ref" => {
                self.expect("(")?;
                let (element, _) = self.element()?;
                self.expect(")")?;
                element.kind
            }
            "custom" => {
                self.expect("<")?;
                let name = self.word();
                self.expect(">")?;
                let Some(directive) = self.registry.find_directive(name) else {
                    return self.fail(&format!("no dialect declares the directive `{name}`"));
                };
                Kind::Custom(directive, self.custom_arguments()?)
            }
            _ => return self.fail("unknown directive"),
        };
        Ok(kind)
    }

    fn types(&mut self) -> Result<Types, String> {
        if self.rest.trim_start().starts_with('$') {
            return match self.variable()? {
                FormatArg::Operand(i) => Ok(Types::Operand(i)),
                FormatArg::Result(i) => {
                    self.typed_results.push(i);
                    Ok(Types::Result(i))
                }
                _ => self.fail("only operands and results have types"),
            };
        }
        match self.word() {
            "operands" => Ok(Types::AllOperands),
            "results" => {
                self.typed_results.extend(0..self.def.results.len());
                Ok(Types::AllResults)
            }
            // MLIR allows both `functional-type($a, $b)` and `functional-type(type($a), type($b))`.
            "type" | "ref" => {
                self.expect("(")?;
                let types = self.types()?;
                self.expect(")")?;
                Ok(types)
            }
            _ => self.fail("expected the name of an operand or a result"),
        }
    }

    fn custom_arguments(&mut self) -> Result<Vec<FormatArg>, String> {
        let mut args = Vec::new();
        if !self.eat("(") || self.eat(")") {
            return Ok(args);
        }
        loop {
            args.push(self.custom_argument()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(args)
    }

    fn custom_argument(&mut self) -> Result<FormatArg, String> {
        self.skip_space();
        if self.rest.starts_with('$') {
            return self.variable();
        }
        let word = self.word();
        self.expect("(")?;
        let inner = self.custom_argument()?;
        self.expect(")")?;
        match (word, inner) {
            ("type", FormatArg::Operand(i)) => Ok(FormatArg::OperandType(i)),
            ("type", FormatArg::Result(i)) => {
                self.typed_results.push(i);
                Ok(FormatArg::ResultType(i))
            }
            ("ref" | "qualified", inner) => Ok(inner),
            _ => self.fail("unknown argument of a custom directive"),
        }
    }

    /// A group, after its `(`.
    fn group(&mut self) -> Result<Optional, String> {
        let (then, then_anchor) = self.group_elements()?;
        let (otherwise, else_anchor) = if self.eat(":") {
            self.expect("(")?;
            self.group_elements()?
        } else {
            (Vec::new(), None)
        };
        self.expect("?")?;
        let (inverted, at) = match (then_anchor, else_anchor) {
            (Some(at), None) => (false, at),
            (None, Some(at)) => (true, at),
            (None, None) => return self.fail("a group needs an anchor before"),
            (Some(_), Some(_)) => return self.fail("a group has one anchor before"),
        };
        let side = if inverted { &otherwise } else { &then };
        let kind = &side[at].kind;
        // The first element of a group is what the parser looks for, so it always has a spelling of its own.
        let implied_unit = match kind {
            Kind::Attr(i) if at > 0 && matches!(self.def.attrs[*i].rule, AttrRule::Unit) => {
                Some(*i)
            }
            _ => None,
        };
        let anchor = kind.parts();
        if anchor.is_empty() {
            return self.fail("the anchor of the group before says nothing of the op");
        }
        let mut group = Optional {
            then,
            otherwise,
            anchor,
            inverted,
            implied_unit,
        };
        if group.implied_unit.is_some() {
            let side = if inverted {
                &mut group.otherwise
            } else {
                &mut group.then
            };
            side.remove(at);
        }
        Ok(group)
    }

    /// The elements up to `)`, and which is the anchor.
    fn group_elements(&mut self) -> Result<(Vec<Element>, Option<usize>), String> {
        let mut elements = Vec::new();
        let mut anchor = None;
        while !self.eat(")") {
            if self.at_end() {
                return self.fail("unterminated group");
            }
            let (element, anchored) = self.element()?;
            if anchored && anchor.replace(elements.len()).is_some() {
                return self.fail("a group has one anchor");
            }
            elements.push(element);
        }
        if elements.is_empty() {
            return self.fail("empty group before");
        }
        Ok((elements, anchor))
    }
}

// --- white space --------------------------------------------------------------------------------------------

/// Where the printer stands with white space. The state runs through the format from left to right, groups
/// included, whatever of them a given op prints.
struct Spacing {
    /// Whether what was printed last lets a space follow.
    wanted: bool,
    after_punctuation: bool,
}

impl Spacing {
    fn settle(&mut self, elements: &mut Vec<Element>) {
        for element in elements.iter_mut() {
            match &mut element.kind {
                // `` `` `` takes away the space that would come next.
                Kind::Literal("", _) => (self.wanted, self.after_punctuation) = (false, true),
                Kind::Literal(text, _) => {
                    element.space = self.wanted && self.space_before(text);
                    self.wanted = !matches!(*text, "<" | "(" | "{" | "[");
                    self.after_punctuation =
                        !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
                }
                Kind::Whitespace('\n') => {}
                Kind::Whitespace(_) => (self.wanted, self.after_punctuation) = (false, true),
                Kind::Optional(group) => {
                    self.settle(&mut group.then);
                    self.settle(&mut group.otherwise);
                }
                // Dictionaries bring a space of their own when they are not empty.
                Kind::AttrDict(_) | Kind::PropDict => self.after_punctuation = false,
                _ => {
                    element.space = self.wanted || !self.after_punctuation;
                    (self.wanted, self.after_punctuation) = (true, false);
                }
            }
        }
        elements.retain(|e| !matches!(e.kind, Kind::Literal("", _)));
    }

    fn space_before(&self, text: &str) -> bool {
        match text {
            _ if text.len() != 1 => true,
            _ if self.after_punctuation => !matches!(text, ">" | ")" | "}" | "]" | ","),
            _ => !matches!(text, "<" | ">" | "(" | ")" | "{" | "}" | "[" | "]" | ","),
        }
    }
}
