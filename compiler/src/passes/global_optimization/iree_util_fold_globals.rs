//! `iree-util-fold-globals`: a global that nothing writes after its initial value is that value.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialects::{arith, util};
use crate::ir::{Attr, AttrData, Builder, Ident, Ir, Op, Type, symbols};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-util-fold-globals",
    summary: "replace loads of globals that never change by constants",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let constant = constant_globals(ir, module);
    for op in ir.walk_kind(module, util::GlobalLoad::KIND) {
        let ty = ir.value_type(ir.result(op, 0));
        let value = ir
            .attr(op, "global")
            .and_then(|a| ir.symbol_parts(a))
            .and_then(|(name, _)| constant.get(&name).copied());
        if let Some(value) = value
            && ir.attr_type(value) == Some(ty)
        {
            fold(ir, op, value, ty);
        }
    }
    Ok(())
}

fn fold(ir: &mut Ir, load: Op, value: Attr, ty: Type) {
    let constant = Builder::before(ir, load)
        .op(arith::Constant::KIND)
        .results([ty])
        .attr("value", value)
        .value();
    ir.replace_op(load, &[constant]);
}

/// The values of the globals that nothing but loads refers to.
fn constant_globals(ir: &Ir, module: Op) -> FxHashMap<Ident, Attr> {
    let mut changed: FxHashSet<Ident> = FxHashSet::default();
    for (op, reference) in symbols::references(ir, module) {
        if util::GlobalLoad::of(ir, op).is_none()
            && let Some((name, _)) = ir.symbol_parts(reference)
        {
            changed.insert(name);
        }
    }
    ir.body_ops(module)
        .into_iter()
        .filter(|&op| util::Global::of(ir, op).is_some() && !symbols::is_public(ir, op))
        // Whoever asked for a global that stays one gets it.
        .filter(|&op| !ir.has_attr(op, "inlining_policy"))
        .filter_map(|op| {
            let name = ir.find_ident(symbols::symbol_name(ir, op)?)?;
            let value = ir.attr(op, "initial_value")?;
            (is_constant(ir, value) && !changed.contains(&name)).then_some((name, value))
        })
        .collect()
}

fn is_constant(ir: &Ir, value: Attr) -> bool {
    matches!(
        ir.attr_data(value),
        AttrData::Integer { .. }
            | AttrData::Float { .. }
            | AttrData::Dense { .. }
            | AttrData::Resource { .. }
    )
}
