//! From source text to a module, phase by phase.

use std::path::{Path, PathBuf};

use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, verify};
use crate::options::{ExecutionModel, Options};
use crate::pass::{self, Instrumentation, Pipeline, Stopped};
use crate::phases::Phase;
use crate::syntax::{PrintOptions, print_module};
use crate::target;

/// What is asked of a compilation.
pub struct Request {
    /// What the passes read.
    pub options: Options,
    /// The phase whose output the input is; `None` for source.
    pub from: Option<Phase>,
    /// The last phase to run.
    pub to: Phase,
    /// A folder for the IR after every phase.
    pub dump_phases_to: Option<PathBuf>,
    /// The stem of dumped files.
    pub dump_stem: String,
    /// How IR is printed.
    pub print_options: PrintOptions,
}

/// What a compilation gives.
pub enum Output {
    /// IR, for a phase before the end.
    Ir(String),
    /// A module.
    Module(Vec<u8>),
}

/// Why a compilation stopped.
pub enum Failure {
    /// The program was refused; the diagnostics say why.
    Refused,
    /// A fault of the compiler.
    Internal {
        /// The phase that failed.
        phase: Phase,
        /// The pass that failed.
        pass: &'static str,
    },
}

/// Runs the phases of a request on a module.
///
/// # Errors
/// If a phase refuses the program or fails; `diagnostics` says why.
pub fn compile(
    ir: &mut Ir,
    module: Op,
    request: &Request,
    around: &mut Instrumentation,
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<Output, Failure> {
    if let Some(unsupported) = unsupported_model(&request.options, request.to) {
        diagnostics.push(unsupported);
        return Err(Failure::Refused);
    }
    let outcome = run_phases(ir, module, request, around, diagnostics);
    // IR of another phase than was said gives errors that are hard to read.
    if let (Err(_), Some(from)) = (&outcome, request.from)
        && let Some(last) = diagnostics.pop()
    {
        let note = format!(
            "the input was taken for IR of phase `{}`, as --compile-from says",
            from.name()
        );
        diagnostics.push(last.note(note));
    }
    outcome
}

fn run_phases(
    ir: &mut Ir,
    module: Op,
    request: &Request,
    around: &mut Instrumentation,
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<Output, Failure> {
    for &phase in Phase::ALL
        .iter()
        .filter(|&&p| request.from.is_none_or(|from| p > from) && p <= request.to)
    {
        if phase == Phase::End {
            return emit(ir, module, request, diagnostics);
        }
        run_phase(ir, module, phase, request, around, diagnostics)?;
        if let Some(folder) = &request.dump_phases_to
            && let Err(fault) = dump(ir, module, phase, folder, request)
        {
            diagnostics.push(fault);
            return Err(Failure::Refused);
        }
    }
    Ok(Output::Ir(print_module(ir, module, &request.print_options)))
}

/// Writes the `vm.module` of a program.
fn emit(
    ir: &mut Ir,
    module: Op,
    request: &Request,
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<Output, Failure> {
    let found = ir
        .body_ops(module)
        .into_iter()
        .find(|&op| ir.op_name(op) == "vm.module");
    let Some(found) = found else {
        diagnostics.push(Diagnostic::error(
            "expected a `vm.module` to write, found none",
        ));
        return Err(Failure::Refused);
    };
    match target::vm::emit(ir, found, &request.options) {
        Ok(bytes) => Ok(Output::Module(bytes)),
        Err(faults) => {
            diagnostics.extend(faults);
            Err(Failure::Refused)
        }
    }
}

fn run_phase(
    ir: &mut Ir,
    module: Op,
    phase: Phase,
    request: &Request,
    around: &mut Instrumentation,
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<(), Failure> {
    let pipeline = Pipeline::of_names(&phase.passes(&request.options)).map_err(|fault| {
        diagnostics.push(Diagnostic::error(fault.to_string()));
        Failure::Refused
    })?;
    let internal = |pass| Failure::Internal { phase, pass };
    match pass::run(&pipeline, ir, module, &request.options, around, diagnostics) {
        Ok(()) => {}
        Err(Stopped::Refused) => return Err(Failure::Refused),
        Err(Stopped::Internal { pass }) => return Err(internal(pass)),
    }
    if around.verify_each {
        // The last pass has been checked, and a phase without passes changes nothing.
        return Ok(());
    }
    let faults = verify::verify(ir, module);
    if faults.is_empty() {
        return Ok(());
    }
    diagnostics.extend(faults);
    Err(internal(pipeline_end(phase, &request.options)))
}

fn pipeline_end(phase: Phase, options: &Options) -> &'static str {
    phase
        .passes(options)
        .last()
        .copied()
        .unwrap_or(phase.name())
}

/// The execution models whose lowering exists, as an error for any other.
fn unsupported_model(options: &Options, to: Phase) -> Option<Diagnostic> {
    if options.execution_model == ExecutionModel::InlineStatic || to < Phase::Stream {
        return None;
    }
    let name = ExecutionModel::ALL
        .iter()
        .find(|(_, m)| *m == options.execution_model)
        .map_or("?", |(n, _)| *n);
    Some(
        Diagnostic::error(format!("execution model `{name}` is not supported yet"))
            .note("use `--execution-model=inline-static`"),
    )
}

fn dump(
    ir: &Ir,
    module: Op,
    phase: Phase,
    folder: &Path,
    request: &Request,
) -> Result<(), Diagnostic> {
    let number = Phase::ALL
        .iter()
        .position(|&p| p == phase)
        .unwrap_or_default()
        + 1;
    let file = folder.join(format!(
        "{}.{number}.{}.mlir",
        request.dump_stem,
        phase.name()
    ));
    let text = print_module(ir, module, &request.print_options);
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&file, text))
        .map_err(|e| Diagnostic::error(format!("cannot write `{}`: {e}", file.display())))
}
