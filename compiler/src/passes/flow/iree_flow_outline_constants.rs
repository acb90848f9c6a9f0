//! `iree-flow-outline-constants`: tensor constants that the host passes on become globals, so that their bytes
//! exist once however many functions use them. Splats stay: they are cheaper to fill than to keep.

use rustc_hash::FxHashMap;

use crate::dialects::{arith, flow, util};
use crate::ir::symbols::{self, SymbolTable};
use crate::ir::{Attr, AttrData, Builder, InsertPoint, Ir, Op, WalkOrder};
use crate::pass::{Anchor, Pass, PassContext, PassResult};
use crate::syntax::type_text;

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-flow-outline-constants",
    summary: "turn tensor constants of the host into globals",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let mut symbols = SymbolTable::new(ir, module);
    let mut globals: FxHashMap<Attr, String> = FxHashMap::default();
    for member in ir.body_ops(module) {
        if flow::Executable::of(ir, member).is_some() {
            continue;
        }
        for op in ir.walk(member, WalkOrder::Pre) {
            let Some(value) = outlined_value(ir, op) else {
                continue;
            };
            let name = match globals.get(&value) {
                Some(name) => name.clone(),
                None => {
                    let (global, name) = make_global(ir, &symbols, module, member, value);
                    symbols.insert(ir, global);
                    globals.insert(value, name.clone());
                    name
                }
            };
            load(ir, op, &name);
        }
    }
    Ok(())
}

/// The value of a constant that is to become a global.
fn outlined_value(ir: &Ir, op: Op) -> Option<Attr> {
    if arith::Constant::of(ir, op).is_none() && flow::TensorConstant::of(ir, op).is_none() {
        return None;
    }
    let value = ir.attr(op, "value")?;
    match ir.attr_data(value) {
        AttrData::Dense {
            ty, splat: false, ..
        }
        | AttrData::Resource { ty, .. } => ir.is_ranked_tensor(*ty).then_some(value),
        _ => None,
    }
}

fn make_global(
    ir: &mut Ir,
    symbols: &SymbolTable,
    module: Op,
    member: Op,
    value: Attr,
) -> (Op, String) {
    let ty = ir.attr_type(value).expect("checked: a dense constant");
    let shape = ir.shape(ty).unwrap_or(&[]).to_vec();
    let mut base = "__constant_tensor_".to_owned();
    for extent in shape {
        base.push_str(&format!("{extent}x"));
    }
    base.push_str(&type_text(ir, ir.element_type(ty)));
    let name = symbols.unique_name(ir, &base);
    let text = ir.string_attr(&name);
    let (private, ty) = (ir.string_attr("private"), ir.type_attr(ty));
    let never = ir.ext_attr("util.inline.never", &[]);
    let affinity = ir.attr(module, "stream.affinity.default");
    let loc = ir.op_loc(member);
    let mut b = Builder::new(ir, InsertPoint::Before(member), loc);
    let mut global = b
        .op(util::Global::KIND)
        .attr(symbols::SYM_VISIBILITY, private)
        .attr(symbols::SYM_NAME, text)
        .attr("type", ty)
        .attr("initial_value", value)
        .attr("inlining_policy", never);
    if let Some(affinity) = affinity {
        global = global.attr("stream.affinity.default", affinity);
    }
    (global.build(), name)
}

fn load(ir: &mut Ir, op: Op, name: &str) {
    let ty = ir.value_type(ir.result(op, 0));
    let (reference, immutable) = (ir.symbol_attr(name), ir.unit_attr());
    let loaded = Builder::before(ir, op)
        .op(util::GlobalLoad::KIND)
        .results([ty])
        .attr("global", reference)
        .attr("is_immutable", immutable)
        .value();
    ir.replace_op(op, &[loaded]);
}
