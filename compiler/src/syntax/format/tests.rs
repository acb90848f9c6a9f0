//! Every row's format is complete: what it leaves out can be found again.

use super::Format;
use crate::ir::def::{Arity, OpDef, Registry, TypeRule};
use crate::ir::{Ir, Traits};
use crate::syntax::FormatArg;

fn registry() -> &'static Registry {
    crate::dialects::registry()
}

fn rows_with_format() -> impl Iterator<Item = &'static OpDef> {
    registry()
        .dialects()
        .flat_map(|dialect| dialect.ops)
        .filter(|def| !def.format.is_empty())
}

fn fixed(rule: &TypeRule) -> bool {
    rule.only_type(&mut Ir::new(registry())).is_some()
}

/// What a format leaves out and parsing could not recover.
fn missing(def: &'static OpDef, format: &Format) -> Vec<String> {
    let mentioned = format.mentions(def);
    let has = |part: FormatArg| mentioned.contains(&part);
    let mut missing = Vec::new();
    let same_operand =
        |rule: &TypeRule, i: usize| matches!(rule, TypeRule::SameAsOperand(j) if *j == i);
    for (i, row) in def.operands.iter().enumerate() {
        if !has(FormatArg::Operand(i)) {
            missing.push(format!("operand `{}`", row.name));
        }
        let mirrored = def
            .operands
            .iter()
            .chain(def.results)
            .any(|other| same_operand(&other.ty, i));
        let known = has(FormatArg::OperandType(i))
            || fixed(&row.ty)
            || mirrored
            || matches!(
                row.ty,
                TypeRule::SameAsOperand(_) | TypeRule::SameAsResult(_)
            )
            || def
                .traits
                .intersects(Traits::SAME_TYPE.and(Traits::SAME_OPERAND_TYPES));
        if !known {
            missing.push(format!("the type of operand `{}`", row.name));
        }
    }
    for (i, row) in def.results.iter().enumerate() {
        let known = has(FormatArg::ResultType(i))
            || def.infer.is_some()
            || row.arity == Arity::One
                && (fixed(&row.ty)
                    || matches!(
                        row.ty,
                        TypeRule::SameAsOperand(_) | TypeRule::SameAsResult(_)
                    )
                    || def.traits.contains(Traits::SAME_TYPE));
        if !known {
            missing.push(format!("the type of result `{}`", row.name));
        }
    }
    for (i, row) in def.regions.iter().enumerate() {
        if !has(FormatArg::Region(i)) {
            missing.push(format!("region `{}`", row.name));
        }
    }
    for (i, name) in def.successors.iter().enumerate() {
        if !has(FormatArg::Successor(i)) {
            missing.push(format!("successor `{name}`"));
        }
    }
    if !format.has_dict() {
        missing.push("`attr-dict`, where other attributes go".into());
    }
    missing
}

#[test]
fn every_format_compiles_and_says_everything() {
    let mut faults = Vec::new();
    let mut rows = 0;
    for def in rows_with_format() {
        rows += 1;
        match Format::compile(def, registry()) {
            Ok(format) => faults.extend(
                missing(def, &format)
                    .into_iter()
                    .map(|what| format!("`{}` lacks {what}", def.name)),
            ),
            Err(fault) => faults.push(fault),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(rows > 0, "no row has a format");
}

#[test]
fn a_row_has_one_way_to_be_read_and_printed() {
    for def in registry().dialects().flat_map(|dialect| dialect.ops) {
        assert_eq!(
            def.parse.is_some(),
            def.print.is_some(),
            "`{}`: `parse` and `print` come together",
            def.name
        );
        assert!(
            def.parse.is_none() || def.format.is_empty(),
            "`{}` has both a format and `parse`",
            def.name
        );
    }
}
