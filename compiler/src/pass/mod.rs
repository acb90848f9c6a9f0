//! What a pass is, and how passes run.
//!
//! A pass is one file under [`crate::passes`], named as its command line is: `iree-vm-conversion` lives in
//! `iree_vm_conversion.rs`. It is a plain function over the IR; a [`Pass`] row gives it a name.

mod manager;
mod pipeline;

pub use manager::{Instrumentation, PassFilter, Sink, Stopped, run};
pub use pipeline::{Item, Pipeline, PipelineError, closest};

use std::fmt;

use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, Traits};
use crate::options::Options;

/// One pass.
pub struct Pass {
    /// Its command-line name.
    pub name: &'static str,
    /// What it does, in a line.
    pub summary: &'static str,
    /// What it runs on.
    pub anchor: Anchor,
    /// Does the work. An error has been recorded in the context.
    pub run: fn(&mut PassContext<'_>, Op) -> PassResult,
}

/// What a pass runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The op that the pipeline was given: a module.
    Module,
    /// Each function ([`Traits::FUNCTION`]) and initializer directly inside the module, and inside modules that
    /// are nested in it.
    Function,
    /// Each op of this full name directly inside the module, or nested in it.
    Named(&'static str),
}

/// A pass failed; the reason has been recorded as a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;

/// The outcome of a pass.
pub type PassResult = Result<(), Failed>;

/// What a pass works with.
pub struct PassContext<'a> {
    /// The IR.
    pub ir: &'a mut Ir,
    /// What the user asked for.
    pub options: &'a Options,
    /// Options of this pass in the pipeline text (`pass{key=value}`).
    pub arguments: &'a [(String, String)],
    /// What to tell the user.
    pub diagnostics: &'a mut Vec<Diagnostic>,
}

impl PassContext<'_> {
    /// Records an error at an op.
    pub fn error_on(&mut self, op: Op, message: impl fmt::Display) -> Failed {
        self.report(Diagnostic::error_on(self.ir, op, message))
    }

    /// Records a diagnostic as the reason of failure.
    pub fn report(&mut self, diagnostic: Diagnostic) -> Failed {
        self.diagnostics.push(diagnostic);
        Failed
    }

    /// The value of an option in the pipeline text.
    pub fn argument(&self, name: &str) -> Option<&str> {
        self.arguments
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }
}

impl Pass {
    /// Runs the pass on every op inside `root` that its anchor names.
    ///
    /// # Errors
    /// If the pass fails on one of them; the reason is in the context.
    pub fn run_on(&self, cx: &mut PassContext<'_>, root: Op) -> PassResult {
        for op in self.anchors(cx.ir, root) {
            if cx.ir.is_live(op) {
                (self.run)(cx, op)?;
            }
        }
        Ok(())
    }

    fn anchors(&self, ir: &Ir, root: Op) -> Vec<Op> {
        let wanted = |op: Op| match self.anchor {
            Anchor::Module => false,
            Anchor::Function => ir.has_trait(op, Traits::FUNCTION),
            Anchor::Named(name) => ir.op_name(op) == name,
        };
        if self.anchor == Anchor::Module || wanted(root) {
            return vec![root];
        }
        let mut found = Vec::new();
        collect_anchors(ir, root, &wanted, &mut found);
        found
    }
}

/// Anchored ops are members of symbol tables, so only the bodies of those are searched.
fn collect_anchors(ir: &Ir, table: Op, wanted: &dyn Fn(Op) -> bool, found: &mut Vec<Op>) {
    for op in ir.body_ops(table) {
        if wanted(op) {
            found.push(op);
        } else if ir.has_trait(op, Traits::SYMBOL_TABLE) {
            collect_anchors(ir, op, wanted, found);
        }
    }
}
