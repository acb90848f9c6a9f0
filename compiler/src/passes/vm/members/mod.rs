//! Members of the program as members of a `vm.module`: functions and globals have a file each.

mod functions;
mod globals;

use crate::conversion::to_vm::{Declarations, convert_type};
use crate::dialects::{builtin, func, util};
use crate::ir::{InsertPoint, Ir, Op, Type};
use crate::options::VmTarget;
use crate::pass::PassContext;
use crate::syntax::type_text;

/// The conversion of the members of one module.
pub(super) struct Members<'c, 'a> {
    cx: &'c mut PassContext<'a>,
    target: VmTarget,
    module: Op,
    declared: Declarations,
}

impl<'c, 'a> Members<'c, 'a> {
    /// A conversion of `members` into `module`. Faults are recorded.
    pub(super) fn new(
        cx: &'c mut PassContext<'a>,
        target: VmTarget,
        module: Op,
        members: &[Op],
    ) -> Self {
        let mut this = Self {
            cx,
            target,
            module,
            declared: Declarations::default(),
        };
        for &op in members {
            if is_function(this.cx.ir, op) && !has_body(this.cx.ir, op) {
                this.declare(op);
            }
        }
        this
    }

    /// Whether a member is a module, which becomes one of its own.
    pub(super) fn is_module(&self, op: Op) -> bool {
        self.cx.ir.kind(op) == builtin::Module::KIND
    }

    /// The context of the pass.
    pub(super) fn context(&mut self) -> &mut PassContext<'a> {
        self.cx
    }

    /// Converts a member that is no module.
    pub(super) fn convert(&mut self, op: Op) {
        let kind = self.cx.ir.kind(op);
        if kind == util::Global::KIND {
            self.convert_global(op);
        } else if kind == util::Initializer::KIND {
            self.convert_initializer(op);
        } else if is_function(self.cx.ir, op) {
            if has_body(self.cx.ir, op) {
                self.convert_function(op);
            } else {
                self.convert_declaration(op);
            }
        } else if !is_metadata(self.cx.ir, op) {
            self.cx.error_on(op, "has no form in a VM module");
        }
    }

    /// What types become; a type that VM code cannot hold is recorded as a fault of `op`.
    fn convert_types(&mut self, op: Op, types: &[Type]) -> Option<Vec<Type>> {
        let mut converted = Vec::with_capacity(types.len());
        for &ty in types {
            match convert_type(self.cx.ir, &self.target, ty) {
                Some(ty) => converted.push(ty),
                None => {
                    let text = type_text(self.cx.ir, ty);
                    self.cx.error_on(
                        op,
                        format!("has a value of type `{text}`, which VM code cannot hold"),
                    );
                }
            }
        }
        (converted.len() == types.len()).then_some(converted)
    }

    /// Where the next member of the module goes: before its terminator.
    pub(super) fn end(&self) -> InsertPoint {
        let ir = &self.cx.ir;
        InsertPoint::Before(ir.terminator(ir.body_block(self.module)))
    }
}

fn is_function(ir: &Ir, op: Op) -> bool {
    [func::Func::KIND, util::Func::KIND].contains(&ir.kind(op))
}

fn has_body(ir: &Ir, function: Op) -> bool {
    ir.first_block(ir.region(function, 0)).is_some()
}

/// Ops that only describe, and leave nothing behind in the module.
fn is_metadata(ir: &Ir, op: Op) -> bool {
    ir.op_name(op) == "util.module_terminator"
}
