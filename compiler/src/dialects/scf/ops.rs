//! The ops of `scf`, one row each.

use super::{canonicalize, syntax};
use crate::ir::Traits;
use crate::ir::def::TypeRule::{self, Any, Index, Int, SameAsOperand};
use crate::ir::def::{AttrRow, AttrRule, RegionRow, RegionShape};
use crate::ir::{Ir, Type, TypeData};

const fn one_block(name: &'static str) -> RegionRow {
    RegionRow {
        name,
        blocks: RegionShape::One,
    }
}

const INT_OR_INDEX: TypeRule = TypeRule::Where(is_int_or_index, "a signless integer or index");

fn is_int_or_index(ir: &Ir, ty: Type) -> bool {
    matches!(ir.type_data(ty), TypeData::Index | TypeData::Integer { .. })
}

const TERMINATOR: Traits = Traits::PURE.and(Traits::TERMINATOR);

crate::dialect_ops! {
    dialect "scf" = 6;

    /// Ends the first region of a while loop: whether to go on, and what to hand to the second region or, in
    /// the end, to the results.
    Condition "condition" (condition: Int(1), args* Any) -> () {
        parents: &["scf.while"],
        traits: TERMINATOR,
        format: "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
    }
    /// Runs a region once.
    ExecuteRegion "execute_region" () -> (results* Any) {
        attrs: &[AttrRow::optional("no_inline", AttrRule::Unit)],
        regions: &[RegionRow { name: "region", blocks: RegionShape::AtLeastOne }],
        traits: Traits::RECURSIVE_EFFECTS,
        parse: Some(syntax::parse_execute_region),
        print: Some(syntax::print_execute_region),
        implicit_terminator: Some("scf.yield"),
    }
    /// Counts from the lower bound to below the upper one; carries values from one iteration to the next.
    For "for" (lower_bound: INT_OR_INDEX, upper_bound: SameAsOperand(0), step: SameAsOperand(0), init_args* Any) -> (results* Any) {
        attrs: &[AttrRow::optional("unsignedCmp", AttrRule::Unit)],
        regions: &[one_block("region")],
        traits: Traits::RECURSIVE_EFFECTS.and(Traits::LOOP),
        parse: Some(syntax::parse_for),
        print: Some(syntax::print_for),
        verify: Some(syntax::verify_for),
        implicit_terminator: Some("scf.yield"),
        canonicalize: &[canonicalize::for_of_known_trip_count],
    }
    /// Runs one of two regions.
    If "if" (condition: Int(1)) -> (results* Any) {
        regions: &[one_block("thenRegion"), RegionRow { name: "elseRegion", blocks: RegionShape::AtMostOne }],
        traits: Traits::RECURSIVE_EFFECTS,
        parse: Some(syntax::parse_if),
        print: Some(syntax::print_if),
        verify: Some(syntax::verify_if),
        implicit_terminator: Some("scf.yield"),
        canonicalize: &[canonicalize::if_of_constant, canonicalize::drop_empty_if],
    }
    /// Runs the region of the case that the argument is equal to, or the default.
    IndexSwitch "index_switch" (arg: Index) -> (results* Any) {
        attrs: &[AttrRow::required("cases", AttrRule::I64Array)],
        regions: &[one_block("defaultRegion"), one_block("caseRegions...")],
        traits: Traits::RECURSIVE_EFFECTS,
        parse: Some(syntax::parse_index_switch),
        print: Some(syntax::print_index_switch),
        implicit_terminator: Some("scf.yield"),
    }
    /// Runs the first region until it says stop; between, the second.
    While "while" (inits* Any) -> (results* Any) {
        regions: &[one_block("before"), one_block("after")],
        traits: Traits::RECURSIVE_EFFECTS.and(Traits::LOOP),
        parse: Some(syntax::parse_while),
        print: Some(syntax::print_while),
        verify: Some(syntax::verify_while),
        implicit_terminator: Some("scf.yield"),
    }
    /// Ends a region with the values that the enclosing op hands on.
    Yield "yield" (results* Any) -> () {
        parents: &["scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"],
        traits: TERMINATOR,
        format: "attr-dict ($results^ `:` type($results))?",
    }
}
