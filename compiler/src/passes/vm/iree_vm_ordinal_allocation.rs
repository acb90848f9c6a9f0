//! `iree-vm-ordinal-allocation`: writes down the number that each function, global and segment has in its table.

use crate::dialects::vm::consts::Rodata;
use crate::dialects::vm::globals;
use crate::dialects::vm::structural::{Export, Func, Import};
use crate::ir::{Attr, Op};
use crate::pass::{Anchor, Pass, PassContext, PassResult};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-vm-ordinal-allocation",
    summary: "assign ordinals to the members of the module",
    anchor: Anchor::Named("vm.module"),
    run,
};

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let ir = &mut *cx.ir;
    let members = ir.body_ops(module);
    let (mut imports, mut exports, mut functions, mut refs, mut rodatas) = (0, 0, 0, 0, 0);
    let mut bytes = 0;
    let take = |counter: &mut i32| {
        *counter += 1;
        *counter - 1
    };
    let mut ordinals: Vec<(Op, i32)> = Vec::new();
    for &op in &members {
        let ordinal = match ir.kind(op) {
            Import::KIND => take(&mut imports),
            Export::KIND => take(&mut exports),
            Func::KIND => take(&mut functions),
            Rodata::KIND => take(&mut rodatas),
            globals::GlobalRef::KIND => take(&mut refs),
            _ => continue,
        };
        ordinals.push((op, ordinal));
    }
    // Value globals are numbered by byte offset, the narrow ones first, so that none needs padding.
    for (size, kinds) in [
        (4, [globals::GlobalI32::KIND, globals::GlobalF32::KIND]),
        (8, [globals::GlobalI64::KIND, globals::GlobalF64::KIND]),
    ] {
        for &op in members.iter().filter(|&&op| kinds.contains(&ir.kind(op))) {
            bytes = (bytes + size - 1) / size * size;
            ordinals.push((op, bytes));
            bytes += size;
        }
    }
    for (op, ordinal) in ordinals {
        let attr = ir.i32_attr(ordinal);
        ir.set_attr(op, "ordinal", attr);
    }
    let counts = [imports, exports, functions, bytes, refs, rodatas, 0];
    let counts: Vec<Attr> = counts.iter().map(|&n| ir.i32_attr(n)).collect();
    let counts = ir.ext_attr("vm.ordinal_counts", &counts);
    ir.set_attr(module, "ordinal_counts", counts);
    Ok(())
}
