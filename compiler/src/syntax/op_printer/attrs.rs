//! Attributes as printed: everything but dense constants and locations, which have files of their own.

use std::fmt::Write as _;

use super::OpPrinter;
use crate::ir::def::{AttrRow, AttrRule, OPERAND_SEGMENTS, RESULT_SEGMENTS};
use crate::ir::{Attr, AttrData, FloatKind, Ident, Op, Signedness, Type, TypeData, float};

/// Whether the type of a typed attribute stands behind it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TypeSuffix {
    /// It does.
    Always,
    /// It does unless it is the one that is meant when none is written: `i64` for integers, `f64` for floats.
    UnlessImplied,
    /// It does not.
    Never,
}

impl OpPrinter<'_> {
    /// Prints an attribute.
    pub fn attr(&mut self, attr: Attr) {
        self.attr_suffixed(attr, TypeSuffix::Always);
    }

    /// Prints an attribute without its trailing type.
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.attr_suffixed(attr, TypeSuffix::Never);
    }

    /// Prints an attribute as an element of an array or a parameter of a type: an implied type is left out.
    pub fn attr_in_list(&mut self, attr: Attr) {
        self.attr_suffixed(attr, TypeSuffix::UnlessImplied);
    }

    fn attr_suffixed(&mut self, attr: Attr, suffix: TypeSuffix) {
        if !self.alias_of_attr(attr) {
            self.attr_in_full(attr, suffix);
        }
    }

    /// Prints an attribute without an alias for the attribute itself.
    pub(super) fn attr_in_full(&mut self, attr: Attr, suffix: TypeSuffix) {
        let ir = self.ir;
        match ir.attr_data(attr) {
            AttrData::Unit => self.text("unit"),
            AttrData::Integer { value, ty } => {
                if matches!(
                    ir.type_data(*ty),
                    TypeData::Integer {
                        width: 1,
                        signedness: Signedness::Signless
                    }
                ) {
                    return self.text(if *value == 0 { "false" } else { "true" });
                }
                self.integer(*value, *ty);
                let implied = matches!(
                    ir.type_data(*ty),
                    TypeData::Integer {
                        width: 64,
                        signedness: Signedness::Signless
                    }
                );
                self.type_suffix(*ty, suffix, implied);
            }
            AttrData::Float { bits, ty } => {
                self.float(*bits, *ty);
                self.type_suffix(*ty, suffix, ir.float_kind(*ty) == Some(FloatKind::F64));
            }
            AttrData::String { value, ty } => {
                self.quoted(ir.str(*value));
                if let Some(ty) = ty {
                    self.type_suffix(*ty, suffix, false);
                }
            }
            AttrData::Type(ty) => self.ty(*ty),
            AttrData::Array(items) => {
                self.text("[");
                self.separated(items.iter().copied(), Self::attr_in_list);
                self.text("]");
            }
            AttrData::Dict(entries) => {
                self.text("{");
                self.entries(entries.iter().copied());
                self.text("}");
            }
            AttrData::Symbol { root, nested } => {
                self.symbol_name(ir.str(*root));
                for &name in nested {
                    self.text("::");
                    self.symbol_name(ir.str(name));
                }
            }
            AttrData::Dense { ty, data, splat } => {
                self.text("dense<");
                self.dense_elements(*ty, ir.blob_bytes(*data), *splat);
                self.text(">");
                self.type_suffix(*ty, suffix, false);
            }
            AttrData::DenseStrings { ty, values, splat } => {
                self.text("dense<");
                self.dense_strings(*ty, values, *splat);
                self.text(">");
                self.type_suffix(*ty, suffix, false);
            }
            AttrData::Sparse {
                ty,
                indices,
                values,
            } => {
                self.text("sparse<");
                self.sparse_elements(*indices, *values);
                self.text(">");
                self.type_suffix(*ty, suffix, false);
            }
            AttrData::Resource { ty, key } => {
                self.text("dense_resource<");
                self.keyword_or_string(ir.str(*key));
                self.text(">");
                self.type_suffix(*ty, suffix, false);
            }
            AttrData::DenseArray { element, data } => {
                self.text("array<");
                self.ty(*element);
                self.array_elements(*element, ir.blob_bytes(*data));
                self.text(">");
            }
            AttrData::AffineMap(map) => self.display("affine_map<", map),
            AttrData::IntegerSet(set) => self.display("affine_set<", set),
            AttrData::Strided { strides, offset } => {
                self.text("strided<[");
                self.separated(strides.iter().copied(), Self::extent);
                self.text("]");
                if *offset != 0 {
                    self.text(", offset: ");
                    self.extent(*offset);
                }
                self.text(">");
            }
            AttrData::Distinct { id, attr } => {
                let _ = write!(self.out, "distinct[{id}]<");
                if !matches!(ir.attr_data(*attr), AttrData::Unit) {
                    self.attr(*attr);
                }
                self.text(">");
            }
            AttrData::Loc(loc) => self.loc(*loc),
            AttrData::Ext { name, params } => {
                self.text("#");
                let name = ir.str(*name);
                self.text(name);
                if let Some(print) = ir.registry().find_attr(name).and_then(|row| row.print) {
                    print(self, params);
                }
            }
            AttrData::Opaque { text, ty } => {
                self.text("#");
                self.text(ir.str(*text));
                if let Some(ty) = ty {
                    self.type_suffix(*ty, suffix, false);
                }
            }
        }
    }

    fn display(&mut self, before: &str, value: &dyn std::fmt::Display) {
        let _ = write!(self.out, "{before}{value}>");
    }

    fn type_suffix(&mut self, ty: Type, suffix: TypeSuffix, implied: bool) {
        let printed = match suffix {
            TypeSuffix::Always => true,
            TypeSuffix::UnlessImplied => !implied,
            TypeSuffix::Never => false,
        };
        if printed {
            self.text(" : ");
            self.ty(ty);
        }
    }

    /// A number in decimal.
    pub(super) fn number(&mut self, value: i64) {
        let _ = write!(self.out, "{value}");
    }

    /// An integer value as its type reads the bits.
    pub(super) fn integer(&mut self, value: i128, ty: Type) {
        let unsigned = matches!(
            self.ir.type_data(ty),
            TypeData::Integer {
                signedness: Signedness::Unsigned,
                ..
            }
        );
        let _ = if unsigned {
            write!(self.out, "{}", value.cast_unsigned())
        } else {
            write!(self.out, "{value}")
        };
    }

    /// A float value.
    pub(super) fn float(&mut self, bits: u128, ty: Type) {
        if let Some(kind) = self.ir.float_kind(ty) {
            self.out.push_str(&float::literal(kind, bits));
        }
    }

    /// Prints an inherent attribute as its row spells it in a custom form; `sym_name` as `@name`.
    pub fn attr_by_row(&mut self, row: &AttrRow, attr: Attr) {
        self.attr_by_rule(row.rule, attr);
    }

    /// Prints an inherent attribute as the row's rule spells it in a custom form.
    pub fn attr_by_rule(&mut self, rule: AttrRule, attr: Attr) {
        let ir = self.ir;
        match rule {
            AttrRule::Any
            | AttrRule::Typed
            | AttrRule::Unit
            | AttrRule::Bool
            | AttrRule::Type
            | AttrRule::Array
            | AttrRule::Dict
            | AttrRule::AffineMap
            | AttrRule::SymbolRef => self.attr(attr),
            AttrRule::String | AttrRule::Int(_) | AttrRule::Index => self.attr_without_type(attr),
            AttrRule::SymbolName => match ir.string_value(attr) {
                Some(name) => self.symbol_name(name),
                None => self.attr(attr),
            },
            AttrRule::I64Array | AttrRule::I32Array => match ir.int_array(attr) {
                Some(values) => {
                    self.text("[");
                    self.separated(values, Self::number);
                    self.text("]");
                }
                None => self.attr(attr),
            },
            AttrRule::IntEnum(_, cases) => {
                let value = ir.int_value(attr);
                match cases.iter().find(|(_, v)| Some(*v) == value) {
                    Some((name, _)) => self.text(name),
                    None => self.attr(attr),
                }
            }
            AttrRule::Ext(name) => match ir.ext_attr_parts(attr) {
                Some((found, params)) if found == name => {
                    if let Some(print) = ir.registry().find_attr(name).and_then(|row| row.print) {
                        print(self, params);
                    }
                }
                _ => self.attr(attr),
            },
        }
    }

    // --- dictionaries ---

    /// Prints ` {...}` with the op's attributes, those named in `elided`, segment sizes and defaults left
    /// out. Nothing if none is left.
    pub fn attr_dict(&mut self, op: Op, elided: &[&str]) {
        let entries = self.printed_attrs(op, elided);
        self.braced(" ", &entries);
    }

    /// Prints ` attributes {...}` likewise.
    pub fn attr_dict_with_keyword(&mut self, op: Op, elided: &[&str]) {
        let entries = self.printed_attrs(op, elided);
        self.braced(" attributes ", &entries);
    }

    /// Prints the entries of a dictionary as ` {...}`; nothing for an empty one.
    pub fn dict(&mut self, dict: Attr) {
        let ir = self.ir;
        self.braced(" ", ir.dict_entries(dict));
    }

    fn braced(&mut self, before: &str, entries: &[(Ident, Attr)]) {
        if !entries.is_empty() {
            self.text(before);
            self.text("{");
            self.entries(entries.iter().copied());
            self.text("}");
        }
    }

    /// Prints `name = attr, name` without braces.
    pub(in crate::syntax) fn entries(&mut self, entries: impl IntoIterator<Item = (Ident, Attr)>) {
        self.separated(entries, |p, (name, attr)| {
            let ir = p.ir;
            p.keyword_or_string(ir.str(name));
            if !matches!(ir.attr_data(attr), AttrData::Unit) {
                p.text(" = ");
                p.attr(attr);
            }
        });
    }

    /// The attributes of an op that its dictionary shows, sorted by name.
    fn printed_attrs(&self, op: Op, elided: &[&str]) -> Vec<(Ident, Attr)> {
        let ir = self.ir;
        let rows = ir.def(op).map_or(&[][..], |def| def.attrs);
        let is_default = |name: &str, attr: Attr| {
            rows.iter()
                .find(|row| row.name == name)
                .and_then(|row| row.default)
                .is_some_and(|default| {
                    let mut plain = OpPrinter::new(ir);
                    plain.attr(attr);
                    let mut bare = OpPrinter::new(ir);
                    bare.attr_without_type(attr);
                    plain.out == default || bare.out == default
                })
        };
        let mut entries: Vec<(Ident, Attr)> = [ir.props(op), ir.attrs(op)]
            .into_iter()
            .flat_map(|dict| ir.dict_entries(dict).iter().copied())
            .filter(|&(name, attr)| {
                let name = ir.str(name);
                !elided.contains(&name)
                    && name != OPERAND_SEGMENTS
                    && name != RESULT_SEGMENTS
                    && !is_default(name, attr)
            })
            .collect();
        entries.sort_by(|(a, _), (b, _)| ir.str(*a).cmp(ir.str(*b)));
        entries
    }

    // --- names ---

    /// Prints `@name`, quoted if it must be.
    pub fn symbol_name(&mut self, name: &str) {
        self.text("@");
        self.keyword_or_string(name);
    }

    /// Prints a name bare if it reads as one word, quoted otherwise.
    pub fn keyword_or_string(&mut self, name: &str) {
        let mut bytes = name.bytes();
        let bare = bytes
            .next()
            .is_some_and(|b| b.is_ascii_alphabetic() || b == b'_')
            && bytes.all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.'));
        if bare {
            self.text(name);
        } else {
            self.quoted(name);
        }
    }
}
