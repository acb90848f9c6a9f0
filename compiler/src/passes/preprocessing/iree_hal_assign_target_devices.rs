//! `iree-hal-assign-target-devices`: puts the devices that the command line names on the module, unless it names
//! its own.

use crate::diagnostic::Diagnostic;
use crate::dialects::hal;
use crate::ir::{Attr, Ir, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-hal-assign-target-devices",
    summary: "attach the devices of the command line to the module",
    anchor: Anchor::Module,
    run,
};

/// The attribute that lists a module's devices until they are globals.
pub(super) const TARGETS: &str = "hal.device.targets";

/// The backends that make code for the local device, with the format that each makes.
const LOCAL_BACKENDS: &[(&str, &str)] = &[("vmvx-inline", "vmvx-ir")];

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let names = cx.options.target_devices.clone();
    if names.is_empty() || has_devices(cx.ir, module) {
        return Ok(());
    }
    let mut devices = Vec::with_capacity(names.len());
    for name in names {
        if name != "local" {
            return Err(cx.report(Diagnostic::error(format!(
                "unregistered device alias \"{name}\"; ensure it is linked into the compiler (available = [ 'local' ])"
            ))));
        }
        devices.push(local_device(cx)?);
    }
    let list = cx.ir.array_attr(&devices);
    cx.ir.set_attr(module, TARGETS, list);
    Ok(())
}

/// Whether the module has devices already, as attribute or as globals.
pub(super) fn has_devices(ir: &Ir, module: Op) -> bool {
    ir.has_attr(module, TARGETS) || !super::iree_hal_verify_devices::devices(ir, module).is_empty()
}

fn local_device(cx: &mut PassContext<'_>) -> Result<Attr, crate::pass::Failed> {
    if cx.options.local_backends.is_empty() {
        return Err(cx.report(
            Diagnostic::error("no backend given for the device `local`").note(
                "name one by `--iree-hal-local-target-device-backends=`, such as `vmvx-inline`",
            ),
        ));
    }
    let mut targets = Vec::new();
    for backend in cx.options.local_backends.clone() {
        let Some((_, format)) = LOCAL_BACKENDS.iter().find(|(name, _)| *name == backend) else {
            let known: Vec<&str> = LOCAL_BACKENDS.iter().map(|(name, _)| *name).collect();
            return Err(cx.report(Diagnostic::error(format!(
                "unknown target backend `{backend}`: expected {}",
                known.join(" or ")
            ))));
        };
        let configuration = vmvx_configuration(cx.ir);
        targets.push(hal::executable_target(
            cx.ir,
            &backend,
            format,
            configuration,
        ));
    }
    Ok(hal::device_target(cx.ir, "local", Ir::EMPTY_DICT, &targets))
}

/// What IREE's own `vmvx` backends state, so that its tools go on from our IR.
fn vmvx_configuration(ir: &mut Ir) -> Attr {
    let text = ir.ident("iree_cpu.vmvx_encoding_resolver<>");
    let resolver = ir.attr_of(crate::ir::AttrData::Opaque { text, ty: None });
    let none = ir.string_attr("none");
    let names = [ir.ident("iree.encoding.resolver"), ir.ident("ukernels")];
    ir.dict_attr(&[(names[0], resolver), (names[1], none)])
}
