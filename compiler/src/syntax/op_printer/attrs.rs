//! Attributes as printed.

use super::OpPrinter;
use crate::ir::def::AttrRule;
use crate::ir::{Attr, Op};

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpPrinter<'_> {
    /// Prints an attribute.
    pub fn attr(&mut self, attr: Attr) {
        todo!()
    }

    /// Prints an attribute without its trailing type.
    pub fn attr_without_type(&mut self, attr: Attr) {
        todo!()
    }

    /// Prints an inherent attribute as the row's rule spells it in a custom form.
    pub fn attr_by_rule(&mut self, rule: AttrRule, attr: Attr) {
        todo!()
    }

    /// Prints ` {...}` with the op's attributes, those named in `elided`, segment sizes and defaults left
    /// out; inherent ones go first into `<...>`-less form as MLIR prints them in custom forms. Nothing if
    /// none is left.
    pub fn attr_dict(&mut self, op: Op, elided: &[&str]) {
        todo!()
    }

    /// Prints ` attributes {...}` likewise.
    pub fn attr_dict_with_keyword(&mut self, op: Op, elided: &[&str]) {
        todo!()
    }

    /// Prints the entries of a dictionary as ` {...}`; nothing for an empty one.
    pub fn dict(&mut self, dict: Attr) {
        todo!()
    }

    /// Prints `@name`, quoted if it must be.
    pub fn symbol_name(&mut self, name: &str) {
        todo!()
    }
}
