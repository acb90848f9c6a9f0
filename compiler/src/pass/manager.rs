//! Runs pipelines: prints IR around passes, verifies after each, measures time.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use super::{Item, PassContext, Pipeline};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, verify};
use crate::options::Options;
use crate::syntax::{PrintOptions, print_op};

/// Which passes a request is about.
#[derive(Clone, Debug, Default)]
pub enum PassFilter {
    /// None.
    #[default]
    None,
    /// All.
    All,
    /// Those of these names.
    Named(Vec<String>),
}

impl PassFilter {
    fn picks(&self, name: &str) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::Named(names) => names.iter().any(|n| n == name),
        }
    }
}

/// Takes the text of printed IR.
pub type Sink = Box<dyn FnMut(&str)>;

/// What to do around passes.
#[derive(Default)]
pub struct Instrumentation {
    /// Print the IR before these.
    pub print_before: PassFilter,
    /// Print the IR after these.
    pub print_after: PassFilter,
    /// How IR is printed.
    pub print_options: PrintOptions,
    /// Where it is printed; standard error if there is none.
    pub sink: Option<Sink>,
    /// Verify after every pass.
    pub verify_each: bool,
    /// How long each pass took, in the order in which they ran.
    pub timings: Vec<(&'static str, Duration)>,
}

/// Why a pipeline stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// A pass refused the program; the diagnostics say why.
    Refused,
    /// A pass left invalid IR: a fault of the compiler.
    Internal {
        /// The pass.
        pass: &'static str,
    },
}

/// Runs `pipeline` on `root`.
///
/// # Errors
/// If a pass fails, or leaves IR that does not verify; `diagnostics` says why.
pub fn run(
    pipeline: &Pipeline,
    ir: &mut Ir,
    root: Op,
    options: &Options,
    around: &mut Instrumentation,
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<(), Stopped> {
    let mut cx = PassContext {
        ir,
        options,
        arguments: &[],
        diagnostics,
    };
    run_items(&pipeline.items, &mut cx, root, root, around)
}

fn run_items<'p>(
    items: &'p [Item],
    cx: &mut PassContext<'p>,
    root: Op,
    module: Op,
    around: &mut Instrumentation,
) -> Result<(), Stopped> {
    for item in items {
        match item {
            Item::Nested { anchor, items } => {
                let inside: Vec<Op> = cx.ir.body_ops(root);
                for op in inside {
                    if cx.ir.is_live(op) && (anchor == "any" || cx.ir.op_name(op) == anchor) {
                        run_items(items, cx, op, module, around)?;
                    }
                }
            }
            Item::Pass { pass, arguments } => {
                if around.print_before.picks(pass.name) {
                    around.print(cx.ir, module, "Before", pass.name);
                }
                let start = Instant::now();
                cx.arguments = arguments;
                let result = pass.run_on(cx, root);
                around.timings.push((pass.name, start.elapsed()));
                if around.print_after.picks(pass.name) {
                    around.print(cx.ir, module, "After", pass.name);
                }
                result.map_err(|_| Stopped::Refused)?;
                if around.verify_each {
                    let faults = verify::verify(cx.ir, root);
                    if !faults.is_empty() {
                        cx.diagnostics.extend(faults);
                        return Err(Stopped::Internal { pass: pass.name });
                    }
                }
            }
        }
    }
    Ok(())
}

impl Instrumentation {
    fn print(&mut self, ir: &Ir, module: Op, when: &str, pass: &str) {
        let mut text = format!("// -----// IR Dump {when} {pass} //----- //\n");
        text.push_str(&print_op(ir, module, &self.print_options));
        text.push_str("\n\n");
        match &mut self.sink {
            Some(sink) => sink(&text),
            // Nothing is left to do if standard error is closed.
            None => drop(io::stderr().write_all(text.as_bytes())),
        }
    }
}
