//! `iree-sanitize-module-names`: the name of a module becomes one that a runtime can bind: letters, digits and
//! underscores.

use crate::dialects::builtin;
use crate::ir::{Op, symbols};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-sanitize-module-names",
    summary: "make module names plain identifiers",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    for op in ir.walk_kind(module, builtin::Module::KIND) {
        let Some(name) = symbols::symbol_name(ir, op) else {
            continue;
        };
        let plain: String = name
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
            .collect();
        if plain != name {
            let plain = ir.string_attr(&plain);
            ir.set_attr(op, symbols::SYM_NAME, plain);
        }
    }
    Ok(())
}
