//! Aliases as printed: their uses, and the lines that define them.

use super::super::aliases::{Place, Symbol};
use super::OpPrinter;
use super::attrs::TypeSuffix;
use crate::ir::{Attr, Loc, Type};

impl OpPrinter<'_> {
    /// Prints the alias of an attribute, if it has one.
    pub(super) fn alias_of_attr(&mut self, attr: Attr) -> bool {
        // A location as an attribute goes by the location's own name.
        match self.ir.attr_data(attr) {
            crate::ir::AttrData::Loc(loc) => self.alias(Symbol::Loc(*loc)),
            _ => self.alias(Symbol::Attr(attr)),
        }
    }

    /// Prints the alias of a type, if it has one.
    pub(super) fn alias_of_type(&mut self, ty: Type) -> bool {
        self.alias(Symbol::Type(ty))
    }

    /// Prints the alias of a location, if it has one.
    pub(super) fn alias_of_loc(&mut self, loc: Loc) -> bool {
        self.alias(Symbol::Loc(loc))
    }

    fn alias(&mut self, symbol: Symbol) -> bool {
        let Some(name) = self.aliases.name(symbol) else {
            return false;
        };
        self.out.push_str(name);
        true
    }

    /// Prints the alias definitions of a place, a line each.
    pub(in crate::syntax) fn alias_definitions(&mut self, place: Place) {
        for symbol in self.aliases.definitions(place) {
            self.alias(symbol);
            self.text(" = ");
            match symbol {
                Symbol::Attr(attr) => self.attr_in_full(attr, TypeSuffix::Always),
                Symbol::Type(ty) => self.type_in_full(ty),
                Symbol::Loc(loc) => {
                    self.text("loc(");
                    self.location_in_full(loc);
                    self.text(")");
                }
            }
            self.text("\n");
        }
    }

    /// Prints the `{-# dialect_resources #-}` trailer, if the IR has resources.
    pub(in crate::syntax) fn resource_trailer(&mut self) {
        let ir = self.ir;
        if ir.resources().is_empty() {
            return;
        }
        self.text("\n{-#\n  dialect_resources: {\n    builtin: {\n");
        for (i, &(key, blob)) in ir.resources().iter().enumerate() {
            self.text(if i == 0 { "      " } else { ",\n      " });
            self.keyword_or_string(ir.str(key));
            self.text(": ");
            self.hex_string(ir.blob_bytes(blob));
        }
        self.text("\n    }\n  }\n#-}\n");
    }
}
