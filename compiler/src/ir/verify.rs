//! The structural verifier. It checks everything that holds for all IR, collects every fault and goes on.
//!
//! Rules:
//! 1. An op of a registered kind has the operand, result, region and successor counts of its row; segment sizes
//!    add up; each operand and result type obeys its rule; each inherent attribute is there (unless optional)
//!    and of its kind.
//! 2. A block of a region that needs terminators ends in one, and has no other.
//! 3. A successor stands in the same region as the block that branches to it, is not the entry block, and the
//!    operands passed have the types of its arguments.
//! 4. Every operand is defined by an op or argument whose definition dominates the use; ops that are isolated
//!    from above use nothing from outside.
//! 5. Two symbols of one table have different names.
//! 6. An op whose row names its parents stands in one of them.
//! 7. What the row's own `verify` asks for.
//!
//! References to symbols are the business of the ops that hold them ([`super::symbols::resolve`]), since an op
//! may name what is defined elsewhere.

use rustc_hash::FxHashMap;

use super::def::{
    Arity, AttrRow, AttrRule, OPERAND_SEGMENTS, RESULT_SEGMENTS, RegionShape, TypeRule, ValueRow,
};
use super::{
    Attr, AttrData, Block, Dominance, Ir, Op, OpDef, Traits, Type, TypeData, Value, ValueDef,
    WalkOrder,
};
use crate::diagnostic::{Diagnostic, Position};

/// Checks `root` and everything inside it.
pub fn verify(ir: &mut Ir, root: Op) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for op in ir.walk(root, WalkOrder::Pre) {
        verify_op(ir, op, &mut faults);
    }
    // Dominance is only meaningful once blocks and terminators are sound.
    if faults.is_empty() {
        verify_dominance(ir, root, &mut faults);
    }
    faults
}

fn verify_op(ir: &Ir, op: Op, faults: &mut Vec<Diagnostic>) {
    let before = faults.len();
    if let Some(def) = ir.def(op) {
        verify_groups(ir, op, def, faults);
        verify_attrs(ir, op, def, faults);
        verify_regions(ir, op, def, faults);
        verify_parent(ir, op, def, faults);
        if def.traits.contains(Traits::SYMBOL_TABLE) {
            verify_symbol_names(ir, op, faults);
        }
        // A row's own check may rely on its constraints.
        if faults.len() == before
            && let Some(check) = def.verify
        {
            let mut messages = Vec::new();
            check(ir, op, &mut messages);
            faults.extend(
                messages
                    .into_iter()
                    .map(|m| Diagnostic::error_on(ir, op, m)),
            );
        }
    }
    verify_successors(ir, op, faults);
}

fn verify_parent(ir: &Ir, op: Op, def: &OpDef, faults: &mut Vec<Diagnostic>) {
    let Some(parent) = ir.parent_op(op).filter(|&p| ir.def(p).is_some()) else {
        return;
    };
    let found = ir.op_name(parent);
    if def.parents.is_empty() || def.parents.contains(&found) {
        return;
    }
    let message = match def.parents {
        [only] => format!("expects parent op '{only}', found '{found}'"),
        several => format!(
            "expects parent op to be one of '{}', found '{found}'",
            several.join("', '")
        ),
    };
    faults.push(Diagnostic::error_on(ir, op, message));
}

fn verify_groups(ir: &Ir, op: Op, def: &OpDef, faults: &mut Vec<Diagnostic>) {
    let sides = [
        (
            "operand",
            def.operands,
            ir.operand_vec(op),
            Traits::ATTR_SIZED_OPERANDS,
            OPERAND_SEGMENTS,
        ),
        (
            "result",
            def.results,
            ir.results(op).collect(),
            Traits::ATTR_SIZED_RESULTS,
            RESULT_SEGMENTS,
        ),
    ];
    let mut firsts: [Vec<Option<Type>>; 2] = [Vec::new(), Vec::new()];
    let mut grouped: Vec<(&str, &ValueRow, Vec<Value>)> = Vec::new();
    for (side, (what, rows, values, sized, segments)) in sides.into_iter().enumerate() {
        let sizes = def.traits.contains(sized).then(|| {
            ir.attr(op, segments)
                .and_then(|a| ir.int_array(a))
                .unwrap_or_default()
        });
        let Some(ranges) = super::def::group_ranges(rows, values.len(), sizes.as_deref()) else {
            let message = match sizes {
                Some(sizes) => format!(
                    "`{segments}` {sizes:?} does not fit {} {what}s",
                    values.len()
                ),
                None => format!(
                    "expected {} {what}s, found {}",
                    expected_count(rows),
                    values.len()
                ),
            };
            faults.push(Diagnostic::error_on(ir, op, message));
            return;
        };
        for (row, range) in rows.iter().zip(ranges) {
            let group = values[range].to_vec();
            firsts[side].push(group.first().map(|&v| ir.value_type(v)));
            grouped.push((what, row, group));
        }
    }
    let same = |rule: &TypeRule| match rule {
        TypeRule::SameAsOperand(i) => firsts[0].get(*i).copied().flatten(),
        TypeRule::SameAsResult(i) => firsts[1].get(*i).copied().flatten(),
        _ => None,
    };
    for (what, row, group) in grouped {
        for value in group {
            let ty = ir.value_type(value);
            if !row.ty.accepts(ir, ty, &same) {
                let wanted = match same(&row.ty) {
                    Some(same) => format!("`{}`", crate::syntax::type_text(ir, same)),
                    None => row.ty.describe(),
                };
                let found = crate::syntax::type_text(ir, ty);
                let text = format!("{what} `{}`: expected {wanted}, found `{found}`", row.name);
                faults.push(Diagnostic::error_on(ir, op, text));
            }
        }
    }
    let types: Vec<Type> = ir.operands(op).map(|v| ir.value_type(v)).collect();
    let all_same = |types: &[Type]| types.windows(2).all(|w| w[0] == w[1]);
    if def.traits.contains(Traits::SAME_OPERAND_TYPES) && !all_same(&types) {
        faults.push(Diagnostic::error_on(
            ir,
            op,
            "requires the same type for all operands",
        ));
    }
    if def.traits.contains(Traits::SAME_TYPE) {
        let mut all = types;
        all.extend(ir.results(op).map(|v| ir.value_type(v)));
        if !all_same(&all) {
            faults.push(Diagnostic::error_on(
                ir,
                op,
                "requires the same type for all operands and results",
            ));
        }
    }
}

fn expected_count(rows: &[ValueRow]) -> String {
    let fixed = rows.iter().filter(|r| r.arity == Arity::One).count();
    if fixed == rows.len() {
        format!("{fixed}")
    } else {
        format!("at least {fixed}")
    }
}

fn verify_attrs(ir: &Ir, op: Op, def: &OpDef, faults: &mut Vec<Diagnostic>) {
    for row in def.attrs {
        match ir.attr(op, row.name) {
            None if row.optional => {}
            None => faults.push(Diagnostic::error_on(
                ir,
                op,
                format!("requires attribute `{}`", row.name),
            )),
            Some(attr) if attr_obeys(ir, attr, row) => {}
            Some(attr) => {
                let text = crate::syntax::attr_text(ir, attr);
                let message = format!(
                    "attribute `{}`: expected {}, found `{text}`",
                    row.name,
                    row.rule.describe()
                );
                faults.push(Diagnostic::error_on(ir, op, message));
            }
        }
    }
}

fn attr_obeys(ir: &Ir, attr: Attr, row: &AttrRow) -> bool {
    let data = ir.attr_data(attr);
    match row.rule {
        AttrRule::Any => true,
        AttrRule::Typed => ir.attr_type(attr).is_some() || matches!(data, AttrData::Ext { .. }),
        AttrRule::String => matches!(data, AttrData::String { .. }),
        AttrRule::SymbolName => {
            matches!(data, AttrData::String { .. }) || ir.symbol_name(attr).is_some()
        }
        AttrRule::Unit => matches!(data, AttrData::Unit),
        AttrRule::Bool => {
            matches!(data, AttrData::Integer { ty, .. } if ir.int_width(*ty) == Some(1))
        }
        AttrRule::Int(w) => {
            matches!(data, AttrData::Integer { ty, .. } if ir.int_width(*ty) == Some(w))
        }
        AttrRule::IntEnum(w, cases) => match data {
            AttrData::Integer { ty, value } => {
                ir.int_width(*ty) == Some(w) && cases.iter().any(|(_, v)| i128::from(*v) == *value)
            }
            _ => false,
        },
        AttrRule::Index => matches!(data, AttrData::Integer { ty, .. } if ir.is_index(*ty)),
        AttrRule::SymbolRef => matches!(data, AttrData::Symbol { .. }),
        AttrRule::Type => matches!(data, AttrData::Type(_)),
        AttrRule::Array => matches!(data, AttrData::Array(_)),
        AttrRule::Dict => matches!(data, AttrData::Dict(_)),
        AttrRule::I64Array => dense_array_width(ir, data) == Some(64),
        AttrRule::I32Array => dense_array_width(ir, data) == Some(32),
        AttrRule::AffineMap => matches!(data, AttrData::AffineMap(_)),
        AttrRule::Ext(name) => ir.ext_attr_parts(attr).is_some_and(|(n, _)| n == name),
    }
}

fn dense_array_width(ir: &Ir, data: &AttrData) -> Option<u32> {
    match data {
        AttrData::DenseArray { element, .. } => match ir.type_data(*element) {
            TypeData::Integer { width, .. } => Some(*width),
            _ => None,
        },
        _ => None,
    }
}

impl AttrRule {
    fn describe(&self) -> String {
        match self {
            Self::Any => "an attribute".into(),
            Self::Typed => "a typed constant".into(),
            Self::String => "a string".into(),
            Self::Unit => "`unit`".into(),
            Self::Bool => "`true` or `false`".into(),
            Self::Int(w) => format!("an `i{w}`"),
            Self::Index => "an `index`".into(),
            Self::SymbolName => "a symbol name".into(),
            Self::SymbolRef => "a symbol reference".into(),
            Self::Type => "a type".into(),
            Self::Array => "an array".into(),
            Self::Dict => "a dictionary".into(),
            Self::I64Array => "an `array<i64>`".into(),
            Self::I32Array => "an `array<i32>`".into(),
            Self::AffineMap => "an affine map".into(),
            Self::IntEnum(w, cases) => {
                let cases: Vec<String> = cases.iter().map(|(k, v)| format!("{v} ({k})")).collect();
                format!("an `i{w}` that is one of {}", cases.join(", "))
            }
            Self::Ext(name) => format!("a `#{name}`"),
        }
    }
}

fn verify_regions(ir: &Ir, op: Op, def: &OpDef, faults: &mut Vec<Diagnostic>) {
    let open = def.regions.last().is_some_and(|r| r.name.ends_with("..."));
    let (count, wanted) = (ir.region_count(op), def.regions.len());
    if count != wanted && !(open && count + 1 >= wanted) {
        faults.push(Diagnostic::error_on(
            ir,
            op,
            format!("expected {wanted} regions, found {count}"),
        ));
        return;
    }
    for (i, &region) in ir.regions(op).iter().enumerate() {
        let row = &def.regions[i.min(wanted - 1)];
        let blocks = ir.region_blocks(region).take(2).count();
        let complaint = match row.blocks {
            RegionShape::Any => None,
            RegionShape::One if blocks != 1 => Some("exactly one block"),
            RegionShape::AtMostOne if blocks > 1 => Some("at most one block"),
            RegionShape::AtLeastOne if blocks == 0 => Some("a block"),
            _ => None,
        };
        if let Some(wanted) = complaint {
            let message = format!(
                "region `{}`: expected {wanted}",
                row.name.trim_end_matches("...")
            );
            faults.push(Diagnostic::error_on(ir, op, message));
            continue;
        }
        if !def.traits.contains(Traits::NO_TERMINATOR) {
            for block in ir.region_blocks(region) {
                verify_terminator(ir, op, block, faults);
            }
        }
    }
}

fn verify_terminator(ir: &Ir, parent: Op, block: Block, faults: &mut Vec<Diagnostic>) {
    let Some(last) = ir.last_op(block) else {
        faults.push(Diagnostic::error_on(
            ir,
            parent,
            "has an empty block: expected a terminator",
        ));
        return;
    };
    // Nothing is known of an unregistered op; it may be a terminator.
    if ir.def(last).is_some() && !ir.has_trait(last, Traits::TERMINATOR) {
        faults.push(
            Diagnostic::error_on(ir, last, "ends a block but is no terminator").note_at(
                Position::of_loc(ir, ir.op_loc(parent)),
                format!("in `{}`", ir.op_name(parent)),
            ),
        );
    }
    for op in ir.block_ops(block) {
        if op != last && ir.has_trait(op, Traits::TERMINATOR) {
            faults.push(Diagnostic::error_on(
                ir,
                op,
                "must be the last op of its block",
            ));
        }
    }
}

fn verify_symbol_names(ir: &Ir, table: Op, faults: &mut Vec<Diagnostic>) {
    let mut seen: FxHashMap<&str, Op> = FxHashMap::default();
    for op in ir.body_ops(table) {
        let Some(name) = super::symbols::symbol_name(ir, op) else {
            continue;
        };
        if let Some(first) = seen.insert(name, op) {
            faults.push(
                Diagnostic::error_loc(
                    ir,
                    ir.op_loc(op),
                    format!("redefinition of symbol named '{name}'"),
                )
                .note_at(
                    Position::of_loc(ir, ir.op_loc(first)),
                    "see existing symbol definition here",
                ),
            );
        }
    }
}

fn verify_successors(ir: &Ir, op: Op, faults: &mut Vec<Diagnostic>) {
    let here = ir.parent_block(op).and_then(|b| ir.block_region(b));
    for (i, block) in ir.successors(op).enumerate() {
        if ir.block_region(block) != here {
            faults.push(Diagnostic::error_on(
                ir,
                op,
                "branches to a block of another region",
            ));
            continue;
        }
        if ir.is_entry_block(block) {
            faults.push(Diagnostic::error_on(
                ir,
                op,
                "branches to the entry block of its region",
            ));
        }
        if ir.def(op).is_none_or(|d| d.successor_operands.is_none()) {
            continue;
        }
        let passed: Vec<Type> = ir
            .successor_operands(op, i)
            .map(|k| ir.value_type(ir.operand(op, k)))
            .collect();
        let wanted: Vec<Type> = ir
            .block_args(block)
            .iter()
            .map(|&v| ir.value_type(v))
            .collect();
        // A call that passes its results on names fewer operands than the block has arguments.
        let matches = passed.len() <= wanted.len()
            && passed
                .iter()
                .rev()
                .zip(wanted.iter().rev())
                .all(|(a, b)| a == b)
            && (passed.len() == wanted.len() || ir.result_count(op) > 0);
        if !matches {
            let list = |types: &[Type]| {
                types
                    .iter()
                    .map(|&t| crate::syntax::type_text(ir, t))
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            let message = format!(
                "passes ({}) to successor {i}, whose arguments are ({})",
                list(&passed),
                list(&wanted)
            );
            faults.push(Diagnostic::error_on(ir, op, message));
        }
    }
}

fn verify_dominance(ir: &mut Ir, root: Op, faults: &mut Vec<Diagnostic>) {
    let mut dominance = Dominance::new();
    for op in ir.walk(root, WalkOrder::Pre) {
        if let Some(block) = ir.parent_block(op)
            && !dominance.is_reachable(ir, block)
        {
            continue;
        }
        for i in 0..ir.operand_count(op) {
            let value = ir.operand(op, i);
            if !dominance.value_dominates(ir, value, op) {
                let defined_at = match ir.value_def(value) {
                    ValueDef::Result(def, _) => Position::of_loc(ir, ir.op_loc(def)),
                    ValueDef::Arg(block, n) => Position::of_loc(ir, ir.block_arg_loc(block, n)),
                    ValueDef::Placeholder => None,
                };
                faults.push(
                    Diagnostic::error_on(
                        ir,
                        op,
                        format!("operand #{i} does not dominate this use"),
                    )
                    .note_at(defined_at, "operand defined here"),
                );
            } else if let Some(barrier) = isolation_barrier(ir, op, value) {
                faults.push(
                    Diagnostic::error_on(ir, op, "using value defined outside the region").note_at(
                        Position::of_loc(ir, ir.op_loc(barrier)),
                        "required by region isolation constraints",
                    ),
                );
            }
        }
    }
}

/// The isolated op between `user` and the definition of `value`, if there is one.
fn isolation_barrier(ir: &Ir, user: Op, value: Value) -> Option<Op> {
    let home = ir.value_block(value).and_then(|b| ir.block_region(b))?;
    let mut at = user;
    loop {
        let block = ir.parent_block(at)?;
        if ir.block_region(block) == Some(home) {
            return None;
        }
        at = ir.block_parent_op(block)?;
        if ir.has_trait(at, Traits::ISOLATED) {
            return Some(at);
        }
    }
}
