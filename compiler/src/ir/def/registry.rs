//! Dialects, and the registry that finds their rows by name or number.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::super::{Attr, Builder, Ir, Op, OpKind, Type};
use super::OpDef;
use crate::syntax::format::Format;
use crate::syntax::{FormatArg, FormatState, OpParser, OpPrinter, ParseResult};

/// Reads the parameters of a type or attribute, the `<` included.
pub type ParseParamsFn = fn(&mut OpParser<'_>) -> ParseResult<Vec<Attr>>;
/// The name that an attribute asks for as an alias.
pub type AttrAliasFn = fn(&Ir, Attr) -> Option<String>;
/// Makes the op that holds a constant of a type.
pub type ConstantFn = fn(&mut Builder<'_>, Attr, Type) -> Option<Op>;
/// A format, compiled when it is first asked for; a fault of its text is kept.
type LazyFormat = OnceLock<Result<Format, String>>;

/// One type or attribute of a dialect.
pub struct ExtRow {
    /// Full name without the sigil: `stream.resource`.
    pub name: &'static str,
    /// What it is.
    pub doc: &'static str,
    /// Reads everything after the name, the `<` included; `None` if there are no parameters.
    pub parse: Option<ParseParamsFn>,
    /// Prints everything after the name.
    pub print: Option<fn(&mut OpPrinter<'_>, &[Attr])>,
}

/// A named piece of a custom form that several ops share: `custom<Name>(...)` in a format.
pub struct Directive {
    /// The name between the angle brackets.
    pub name: &'static str,
    /// Reads the piece into the state of the op.
    pub parse: fn(&mut OpParser<'_>, &mut FormatState, &[FormatArg]) -> ParseResult<()>,
    /// Prints the piece.
    pub print: fn(&mut OpPrinter<'_>, Op, &[FormatArg]),
}

/// A dialect.
pub struct Dialect {
    /// Its prefix: `arith`.
    pub name: &'static str,
    /// Its number in the registry, part of every [`OpKind`] of it.
    pub id: u8,
    /// Its ops, by row.
    pub ops: &'static [OpDef],
    /// Its types.
    pub types: &'static [ExtRow],
    /// Its attributes.
    pub attrs: &'static [ExtRow],
    /// Its format directives.
    pub directives: &'static [Directive],
    /// The name that an attribute of this dialect asks for when it is printed as an alias (`#map`), without the
    /// `#` and a number; `None` to print it in full.
    pub attr_alias: Option<AttrAliasFn>,
    /// Makes the op that holds a constant of a type, for folders.
    pub constant: Option<ConstantFn>,
}

impl Dialect {
    /// A dialect with nothing in it, for `..Dialect::EMPTY`.
    pub const EMPTY: Self = Self {
        name: "",
        id: 0,
        ops: &[],
        types: &[],
        attrs: &[],
        directives: &[],
        attr_alias: None,
        constant: None,
    };
}

/// The dialects of a compiler, with their rows by name.
pub struct Registry {
    dialects: Vec<Option<&'static Dialect>>,
    ops: FxHashMap<&'static str, OpKind>,
    types: FxHashMap<&'static str, &'static ExtRow>,
    attrs: FxHashMap<&'static str, &'static ExtRow>,
    directives: FxHashMap<&'static str, &'static Directive>,
    /// The compiled formats by dialect and row, each made when it is first asked for.
    formats: Vec<Box<[LazyFormat]>>,
}

impl Registry {
    /// A registry of these dialects.
    ///
    /// # Panics
    /// If two dialects share a number, or two rows a name: both are mistakes in a table.
    pub fn new(dialects: &[&'static Dialect]) -> Self {
        let mut registry = Self {
            dialects: Vec::new(),
            ops: FxHashMap::default(),
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
            directives: FxHashMap::default(),
            formats: Vec::new(),
        };
        for dialect in dialects {
            let id = dialect.id as usize;
            if registry.dialects.len() <= id {
                registry.dialects.resize(id + 1, None);
                registry.formats.resize_with(id + 1, Box::default);
            }
            assert!(
                registry.dialects[id].replace(dialect).is_none(),
                "dialect number {id} is taken"
            );
            registry.formats[id] = dialect.ops.iter().map(|_| OnceLock::new()).collect();
            for (row, def) in (0..).zip(dialect.ops) {
                let taken = registry.ops.insert(def.name, OpKind::new(dialect.id, row));
                assert!(taken.is_none(), "two rows declare `{}`", def.name);
            }
            for row in dialect.types {
                assert!(
                    registry.types.insert(row.name, row).is_none(),
                    "two rows declare `!{}`",
                    row.name
                );
            }
            for row in dialect.attrs {
                assert!(
                    registry.attrs.insert(row.name, row).is_none(),
                    "two rows declare `#{}`",
                    row.name
                );
            }
            for row in dialect.directives {
                assert!(
                    registry.directives.insert(row.name, row).is_none(),
                    "two directives `{}`",
                    row.name
                );
            }
        }
        registry
    }

    /// The row of an op kind.
    pub fn def(&self, kind: OpKind) -> Option<&'static OpDef> {
        if !kind.is_registered() {
            return None;
        }
        self.dialects
            .get(kind.dialect())
            .copied()
            .flatten()?
            .ops
            .get(kind.row())
    }

    /// The compiled format of an op kind. The error says what its row got wrong.
    pub(crate) fn format(&self, kind: OpKind) -> Result<&Format, String> {
        let slot = kind
            .is_registered()
            .then(|| self.formats.get(kind.dialect())?.get(kind.row()))
            .flatten();
        let (Some(slot), Some(def)) = (slot, self.def(kind)) else {
            return Err("the op has no row".into());
        };
        slot.get_or_init(|| Format::compile(def, self))
            .as_ref()
            .map_err(Clone::clone)
    }

    /// The full names of all ops.
    pub fn op_names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.ops.keys().copied()
    }

    /// The dialect of an op kind.
    pub fn dialect_of(&self, kind: OpKind) -> Option<&'static Dialect> {
        if !kind.is_registered() {
            return None;
        }
        self.dialects.get(kind.dialect()).copied().flatten()
    }

    /// The kind of the op of this full name.
    pub fn find_op(&self, name: &str) -> Option<OpKind> {
        self.ops.get(name).copied()
    }

    /// The row of a type by full name.
    pub fn find_type(&self, name: &str) -> Option<&'static ExtRow> {
        self.types.get(name).copied()
    }

    /// The row of an attribute by full name.
    pub fn find_attr(&self, name: &str) -> Option<&'static ExtRow> {
        self.attrs.get(name).copied()
    }

    /// The directive of this name.
    pub fn find_directive(&self, name: &str) -> Option<&'static Directive> {
        self.directives.get(name).copied()
    }

    /// Whether a dialect of this name is registered.
    pub fn has_dialect(&self, name: &str) -> bool {
        self.dialects().any(|d| d.name == name)
    }

    /// The dialects by number.
    pub fn dialects(&self) -> impl Iterator<Item = &'static Dialect> + '_ {
        self.dialects.iter().flatten().copied()
    }
}
