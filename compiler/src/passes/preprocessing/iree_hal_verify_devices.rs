//! `iree-hal-verify-devices`: a program that computes on tensors needs a device to do so.

use crate::diagnostic::Diagnostic;
use crate::dialects::util;
use crate::ir::{Ir, Op, WalkOrder};
use crate::options::ExecutionModel;
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-hal-verify-devices",
    summary: "check that the module has a device if it needs one",
    anchor: Anchor::Module,
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let needed =
        cx.options.execution_model != ExecutionModel::HostOnly && uses_tensors(cx.ir, module);
    if needed && devices(cx.ir, module).is_empty() {
        let loc = cx.ir.op_loc(module);
        let fault = Diagnostic::error_loc(
            cx.ir,
            loc,
            "no HAL devices defined in the module; use the module-level hal.device.targets attribute, the --iree-hal-target-device= flag, or provide inputs with global !hal.devices defined",
        );
        return Err(cx.report(fault));
    }
    Ok(())
}

/// The globals of a module that hold a device.
pub(super) fn devices(ir: &Ir, module: Op) -> Vec<Op> {
    ir.body_ops(module)
        .into_iter()
        .filter(|&op| {
            util::Global::of(ir, op).is_some()
                && ir
                    .attr(op, "type")
                    .and_then(|a| ir.type_value(a))
                    .is_some_and(|ty| ir.is_ext_type(ty, "hal.device"))
        })
        .collect()
}

fn uses_tensors(ir: &Ir, module: Op) -> bool {
    ir.walk(module, WalkOrder::Pre).into_iter().any(|op| {
        let global = ir.attr(op, "type").and_then(|a| ir.type_value(a));
        ir.results(op)
            .map(|v| ir.value_type(v))
            .chain(ir.operands(op).map(|v| ir.value_type(v)))
            .chain(global)
            .any(|ty| ir.is_tensor(ty))
    })
}
