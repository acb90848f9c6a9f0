//! Types and attributes of dialects, and aliases: everything that begins with `!` or `#`.
//!
//! What a registered dialect's type or attribute looks like comes from its row; the text of any other is kept
//! as it is, with the aliases in it written out, so that it means the same wherever it is printed.

use super::super::lexer::{self, TokenKind};
use super::super::{ParseResult, attr_text, type_text};
use super::OpParser;
use crate::ir::def::ExtRow;
use crate::ir::{Attr, Ident, Registry, Type};

/// Whether the row was named as `!dialect.name` or as `!dialect<name...>`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Nested {
    No,
    Yes,
}

impl<'p> OpParser<'p> {
    /// Whether `<` stands right behind the next token.
    pub(super) fn body_follows(&self) -> bool {
        self.source.as_bytes().get(self.token.end as usize) == Some(&b'<')
    }

    /// The row that the name in the next token leads to; takes the name, and in the nested form the `<` and the
    /// word behind it.
    pub(super) fn dialect_row(
        &mut self,
        name: &str,
        find: impl Fn(&Registry, &str) -> Option<&'static ExtRow>,
    ) -> Option<(&'static ExtRow, Nested)> {
        let registry = self.ir.registry();
        if name.contains('.') {
            let row = find(registry, name)?;
            self.advance();
            return Some((row, Nested::No));
        }
        let source = self.source;
        let open = lexer::next_token(source.as_bytes(), self.token.end);
        let word = lexer::next_token(source.as_bytes(), open.end);
        if word.kind != TokenKind::Word {
            return None;
        }
        let row = find(registry, &format!("{name}.{}", lexer::slice(source, word)))?;
        self.jump(word.end);
        Some((row, Nested::Yes))
    }

    /// The parameters of a registered type or attribute.
    pub(super) fn ext_params(&mut self, row: &ExtRow, nested: Nested) -> ParseResult<Vec<Attr>> {
        let params = match row.parse {
            Some(parse) => parse(self)?,
            None => Vec::new(),
        };
        if nested == Nested::Yes {
            self.expect(">")?;
        }
        Ok(params)
    }

    /// Takes a type or attribute that no dialect declares; gives its text without the sigil. `dialect<name...>`
    /// becomes `dialect.name...` where that is the same.
    pub(super) fn opaque_text(&mut self) -> ParseResult<Ident> {
        let name = &self.token_text()[1..];
        if !self.body_follows() {
            let text = self.ir.ident(name);
            self.advance();
            return Ok(text);
        }
        let open = self.token.end;
        let end = match lexer::balanced_end(self.source.as_bytes(), open) {
            Ok(end) => end,
            Err(at) => {
                return self.error_at(at, format!("unbalanced brackets in the body of `{name}`"));
            }
        };
        let body = self.expand_aliases(open + 1, end - 1)?;
        let text = if !name.contains('.') && reads_as_pretty(&body) {
            format!("{name}.{body}")
        } else {
            format!("{name}<{body}>")
        };
        let text = self.ir.ident(&text);
        self.last_end = end;
        self.jump(end);
        Ok(text)
    }

    /// The text between two offsets, with each alias in it replaced by what it stands for.
    fn expand_aliases(&mut self, start: u32, end: u32) -> ParseResult<String> {
        let source = self.source;
        let mut out = String::new();
        let mut copied = start;
        let mut at = start;
        while at < end {
            let token = lexer::next_token(source.as_bytes(), at);
            if token.start >= end || token.kind == TokenKind::Eof {
                break;
            }
            at = token.end.max(at + 1);
            let text = lexer::slice(source, token);
            let behind = source.as_bytes().get(token.end as usize);
            if text.contains('.') || behind == Some(&b'<') {
                continue;
            }
            let replacement = match token.kind {
                TokenKind::Hash => self
                    .attr_alias(&text[1..])?
                    .map(|attr| attr_text(self.ir, attr)),
                TokenKind::Exclamation => {
                    self.type_alias(&text[1..]).map(|ty| type_text(self.ir, ty))
                }
                _ => None,
            };
            if let Some(replacement) = replacement {
                out.push_str(&source[copied as usize..token.start as usize]);
                out.push_str(&replacement);
                copied = token.end;
            }
        }
        out.push_str(
            source
                .get(copied as usize..end as usize)
                .unwrap_or_default(),
        );
        Ok(out)
    }

    // --- aliases ---

    /// What `!name` stands for.
    pub(super) fn type_alias(&self, name: &str) -> Option<Type> {
        self.type_aliases.get(name).copied()
    }

    /// What `#name` stands for; its definition may come later in the text.
    pub(super) fn attr_alias(&mut self, name: &'p str) -> ParseResult<Option<Attr>> {
        if let Some(&attr) = self.attr_aliases.get(name) {
            return Ok(Some(attr));
        }
        let source = self.source;
        let later = self
            .later_aliases
            .get_or_insert_with(|| definitions_by_name(source));
        // Taken out while it is read, so that a definition that leads to itself ends as an undefined one.
        let Some(offset) = later.remove(name) else {
            return Ok(None);
        };
        let (token, last_end) = (self.token, self.last_end);
        self.jump(offset);
        let read = self.nested(Self::alias_definition);
        self.token = token;
        self.last_end = last_end;
        read?;
        Ok(self.attr_aliases.get(name).copied())
    }

    /// Reads `#name = attribute` or `!name = type`.
    pub(in crate::syntax) fn alias_definition(&mut self) -> ParseResult<()> {
        let text = self.token_text();
        let name = &text[1..];
        if name.contains('.') {
            return self.error(format!(
                "the name of an alias has no dot, `{text}` names a dialect"
            ));
        }
        let (token, is_attr) = (self.token, self.at_kind(TokenKind::Hash));
        self.advance();
        self.expect("=")?;
        if is_attr {
            let attr = self.attr()?;
            match self.attr_aliases.insert(name, attr) {
                // The definition may have been read before, for a use that comes earlier.
                Some(before) if before != attr => self.error_at(
                    token.start,
                    format!("redefinition of attribute alias `{text}`"),
                ),
                _ => Ok(()),
            }
        } else {
            let ty = self.ty()?;
            match self.type_aliases.insert(name, ty) {
                Some(_) => {
                    self.error_at(token.start, format!("redefinition of type alias `{text}`"))
                }
                None => Ok(()),
            }
        }
    }
}

/// Offsets of the lines that begin with `#name =`.
fn definitions_by_name(source: &str) -> rustc_hash::FxHashMap<&str, u32> {
    let mut found = rustc_hash::FxHashMap::default();
    let mut offset = 0u32;
    for line in source.split_inclusive('\n') {
        if line.starts_with('#') {
            let token = lexer::next_token(source.as_bytes(), offset);
            let next = lexer::next_token(source.as_bytes(), token.end);
            if token.kind == TokenKind::Hash && lexer::slice(source, next) == "=" {
                found.insert(&lexer::slice(source, token)[1..], offset);
            }
        }
        offset += u32::try_from(line.len()).unwrap_or(u32::MAX);
    }
    found
}

/// Whether `dialect<body>` may also be written `dialect.body`: a name, and perhaps one bracketed part behind it.
fn reads_as_pretty(body: &str) -> bool {
    let name_end = body
        .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.'))
        .unwrap_or(body.len());
    if !body.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return false;
    }
    let rest = &body[name_end..];
    rest.is_empty()
        || rest.starts_with('<')
            && lexer::balanced_end(body.as_bytes(), u32::try_from(name_end).unwrap_or(u32::MAX))
                == u32::try_from(body.len()).map_err(|_| 0)
}
