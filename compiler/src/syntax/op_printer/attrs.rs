//! Attributes as printed: everything but dense constants and locations, which have files of their own.

use std::fmt::Write as _;

use super::super::Inherent;
use super::OpPrinter;
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::{Attr, AttrData, FloatKind, Ident, Ir, Op, Signedness, Type, TypeData, float};

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

    /// Prints ` <a = 1> {b = 2}`: inherent attributes, then discardable ones, without those named in `elided`,
    /// segment sizes and defaults. Nothing if none is left.
    pub fn attr_dict(&mut self, op: Op, elided: &[&str]) {
        self.attr_dict_behind(op, " ", elided);
    }

    /// Prints ` attributes {...}` with both kinds of attributes in one list, as function-like ops do.
    pub fn attr_dict_with_keyword(&mut self, op: Op, elided: &[&str]) {
        self.merged_dict(op, " attributes ", elided);
    }

    /// Prints inherent attributes where the options put them, and discardable ones behind `before`.
    pub fn attr_dict_behind(&mut self, op: Op, before: &str, elided: &[&str]) {
        match self.options.inherent {
            Inherent::Brackets => {
                self.property_dict(op, elided);
                self.discardable_dict(op, before, elided);
            }
            Inherent::AttrDict => self.merged_dict(op, before, elided),
        }
    }

    /// Prints both kinds of attributes in one dictionary, by name.
    pub fn merged_dict(&mut self, op: Op, before: &str, elided: &[&str]) {
        let mut entries = self.printed_properties(op, elided);
        entries.extend(self.printed_discardable(op, elided));
        entries.sort_by(|(a, _), (b, _)| self.ir.str(*a).cmp(self.ir.str(*b)));
        self.braced(before, &entries);
    }

    /// Prints ` <a = 1, b>`: the inherent attributes of an op but those in `elided`, segment sizes and
    /// defaults, in the order of the row. Nothing if none is left.
    pub fn property_dict(&mut self, op: Op, elided: &[&str]) {
        let ir = self.ir;
        let entries = self.printed_properties(op, elided);
        if entries.is_empty() {
            return;
        }
        self.text(" <");
        self.separated(entries, |p, (name, attr)| {
            p.keyword_or_string(ir.str(name));
            if matches!(ir.attr_data(attr), AttrData::Unit) {
                return;
            }
            p.text(" = ");
            match ir.def(op).and_then(|def| def.attr_row(ir.str(name))) {
                Some(row) if row.rule.is_number() => p.attr_without_type(attr),
                Some(row) if matches!(row.rule, AttrRule::Ext(_)) => p.attr_by_rule(row.rule, attr),
                _ => p.attr(attr),
            }
        });
        self.text(">");
    }

    /// Prints the discardable attributes of an op behind `before`.
    pub(in crate::syntax) fn discardable_dict(&mut self, op: Op, before: &str, elided: &[&str]) {
        if self.ir.attrs(op) != Ir::EMPTY_DICT {
            let entries = self.printed_discardable(op, elided);
            self.braced(before, &entries);
        }
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

    /// The inherent attributes of an op that its custom form shows in a dictionary, in the order of the row.
    fn printed_properties(&self, op: Op, elided: &[&str]) -> Vec<(Ident, Attr)> {
        let ir = self.ir;
        let Some(def) = ir.def(op).filter(|_| ir.props(op) != Ir::EMPTY_DICT) else {
            return Vec::new();
        };
        let entries = ir.dict_entries(ir.props(op));
        def.attrs
            .iter()
            .filter(|row| !elided.contains(&row.name))
            .filter_map(|row| {
                let &(name, attr) = entries.iter().find(|(name, _)| ir.str(*name) == row.name)?;
                let shown = !super::super::format::is_default(ir, row, attr);
                shown.then_some((name, attr))
            })
            .collect()
    }

    /// The discardable attributes of an op that its custom form shows.
    fn printed_discardable(&self, op: Op, elided: &[&str]) -> Vec<(Ident, Attr)> {
        let ir = self.ir;
        let entries = ir.dict_entries(ir.attrs(op)).iter().copied();
        entries
            .filter(|(name, _)| !elided.contains(&ir.str(*name)))
            .collect()
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
