//! `iree-flow-annotate-dispatches`: adds to the name of each entry point what it computes, over what extents, on
//! what types: `f_dispatch_0_elementwise_4_f32`.

use crate::dialects::linalg::maps::{self, IteratorType};
use crate::dialects::linalg::{BatchMatmul, Broadcast, Fill, Generic, Matmul, Transpose};
use crate::dialects::{flow, func};
use crate::ir::affine::AffineExpr;
use crate::ir::{DYNAMIC, Ir, Op, Type, WalkOrder, symbols};
use crate::pass::{Anchor, Pass, PassContext, PassResult};
use crate::syntax::type_text;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-flow-annotate-dispatches",
    summary: "name dispatches after what they compute",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let mut renames: Vec<(String, String, String)> = Vec::new();
    for executable in ir.body_ops(module) {
        if flow::Executable::of(ir, executable).is_some() {
            renames.extend(annotate(ir, executable));
        }
    }
    symbols::rewrite_references(ir, module, &mut |ir, reference| {
        let (root, nested) = ir.symbol_parts(reference)?;
        let &[entry] = nested else { return None };
        let (root, entry) = (ir.str(root).to_owned(), ir.str(entry));
        let (_, _, new) = renames.iter().find(|(r, e, _)| *r == root && e == entry)?;
        Some(ir.symbol_path_attr(&[&root, new]))
    });
    Ok(())
}

/// Renames the entry points of an executable that still have its plain name, and their functions. Returns
/// executable, old name and new name of each.
fn annotate(ir: &mut Ir, executable: Op) -> Vec<(String, String, String)> {
    let root = symbols::symbol_name(ir, executable)
        .unwrap_or_default()
        .to_owned();
    let mut renames = Vec::new();
    for export in ir.walk_kind(executable, flow::ExecutableExport::KIND) {
        let name = symbols::symbol_name(ir, export)
            .unwrap_or_default()
            .to_owned();
        let function = ir
            .walk_kind(executable, func::Func::KIND)
            .into_iter()
            .find(|&f| symbols::symbol_name(ir, f) == Some(&name));
        let Some(function) = function else { continue };
        let Some(summary) = summarize(ir, function).filter(|_| name == root) else {
            continue;
        };
        let new = format!("{name}_{summary}");
        let (text, reference) = (ir.string_attr(&new), ir.symbol_attr(&new));
        ir.set_attr(export, symbols::SYM_NAME, text);
        ir.set_attr(export, "function_ref", reference);
        ir.set_attr(function, symbols::SYM_NAME, text);
        renames.push((root.clone(), name, new));
    }
    renames
}

/// What a function of device code computes, by the costliest of its `linalg` ops.
fn summarize(ir: &Ir, function: Op) -> Option<String> {
    let op = ir
        .walk(function, WalkOrder::Pre)
        .into_iter()
        .filter(|&op| maps::is_structured(ir, op))
        .max_by_key(|&op| (Fill::of(ir, op).is_none(), cost(ir, op)))?;
    let mut parts = vec![kind(ir, op).to_owned()];
    let extents = maps::loop_extents(ir, op)?;
    if !extents.is_empty() {
        let text = |&d: &i64| match d {
            DYNAMIC => "D".to_owned(),
            d => d.to_string(),
        };
        parts.push(extents.iter().map(text).collect::<Vec<_>>().join("x"));
        parts.push(types(ir, op));
    }
    Some(parts.join("_"))
}

fn cost(ir: &Ir, op: Op) -> i128 {
    let extents = maps::loop_extents(ir, op).unwrap_or_default();
    extents
        .iter()
        .map(|&d| if d == DYNAMIC { 1024 } else { i128::from(d) })
        .fold(1, i128::saturating_mul)
}

fn kind(ir: &Ir, op: Op) -> &'static str {
    match ir.kind(op) {
        Matmul::KIND => "matmul",
        BatchMatmul::KIND => "batch_matmul",
        Fill::KIND => "fill",
        Transpose::KIND => "transpose",
        Broadcast::KIND => "broadcast",
        Generic::KIND => generic_kind(ir, op),
        _ => "generic",
    }
}

fn generic_kind(ir: &Ir, op: Op) -> &'static str {
    let iterators = maps::iterators(ir, op).unwrap_or_default();
    let parallel = iterators.iter().all(|&i| i == IteratorType::Parallel);
    let body_ops = ir.block_ops(ir.body_block(op)).count();
    match (parallel, body_ops) {
        (false, _) if is_matmul(ir, op) => "matmul",
        (false, _) => "reduction",
        (true, 1) => rearrangement_kind(ir, op),
        (true, _) => "elementwise",
    }
}

/// Whether the maps are those of a matrix product, and the body multiplies and adds.
fn is_matmul(ir: &Ir, op: Op) -> bool {
    let dims = |pairs: &[u32]| {
        pairs
            .iter()
            .map(|&d| AffineExpr::Dim(d))
            .collect::<Vec<_>>()
    };
    let expected = [dims(&[0, 2]), dims(&[2, 1]), dims(&[0, 1])];
    maps::indexing_maps(ir, op)
        .is_some_and(|m| m.len() == 3 && m.iter().zip(&expected).all(|(map, e)| map.results == *e))
}

/// A body that only yields copies elements; the maps say how they move.
fn rearrangement_kind(ir: &Ir, op: Op) -> &'static str {
    let maps = maps::indexing_maps(ir, op).unwrap_or_default();
    match maps.first() {
        Some(map) if maps.len() == 2 && map.results.len() < map.dims as usize => "broadcast",
        Some(map) if maps.len() == 2 && !map.is_identity() => "transpose",
        _ => "elementwise",
    }
}

/// The element types of the operands: one word if all are the same, else each in order.
fn types(ir: &Ir, op: Op) -> String {
    let elements: Vec<Type> = ir
        .operands(op)
        .map(|v| ir.element_type(ir.value_type(v)))
        .collect();
    match elements.split_first() {
        Some((&first, rest)) if rest.iter().all(|&t| t == first) => type_text(ir, first),
        _ => elements
            .iter()
            .map(|&t| type_text(ir, t))
            .collect::<Vec<_>>()
            .join("x"),
    }
}
