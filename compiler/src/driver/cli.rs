//! The command lines of `halcyon-compile` and `halcyon-opt`.
//!
//! Flags follow `iree-compile` and `iree-opt`; IREE's spellings are accepted beside ours.

use std::fmt::Arguments;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser};

use super::compile::{self, Failure, Output};
use super::vm_args::VmArgs;
use super::{Report, opt};
use crate::diagnostic::{Diagnostic, Severity};
use crate::ir::{Ir, Op, verify};
use crate::options::{ExecutionModel, Options};
use crate::pass::{Instrumentation, Item, PassFilter, Pipeline};
use crate::phases::Phase;
use crate::syntax::{
    self, Form, Inherent, Locations, ParseOptions, Piece, PrintOptions, Show, Unregistered,
};

/// Compiles MLIR to a Halcyon module.
#[derive(Parser, Debug)]
#[command(name = "halcyon-compile", version, about, max_term_width = 100)]
pub struct CompileCli {
    /// The program, as MLIR text; `-` for standard input
    #[arg(default_value = "-")]
    input: PathBuf,
    /// Where the module (or the IR of --compile-to) goes; `-` for standard output
    #[arg(short, long, default_value = "-")]
    output: PathBuf,
    /// The last phase to run: start, input, abi, ..., vm, end
    #[arg(long, default_value = "end", value_parser = parse_phase, value_name = "PHASE")]
    compile_to: MaybePhase,
    /// The phase whose IR the input is; compilation goes on with the next
    #[arg(long, default_value = "start", value_parser = parse_phase, value_name = "PHASE")]
    compile_from: MaybePhase,
    /// Write the IR after every phase into this folder
    #[arg(long, value_name = "DIR")]
    dump_compilation_phases_to: Option<PathBuf>,
    /// Compile each part between `// -----` lines by itself; only with --compile-to before `end`
    #[arg(long)]
    split_input_file: bool,
    #[command(flatten)]
    target: TargetArgs,
    #[command(flatten)]
    print: PrintArgs,
}

/// What both tools let the user say about targets.
#[derive(Args, Debug)]
struct TargetArgs {
    /// How device code is called: inline-static (more to come)
    #[arg(long, alias = "iree-execution-model", default_value = "inline-static", value_parser = parse_model, value_name = "MODEL")]
    execution_model: ExecutionModel,
    /// A device to compile for: local
    #[arg(
        long = "target-device",
        alias = "iree-hal-target-device",
        value_name = "DEVICE"
    )]
    target_devices: Vec<String>,
    /// The backends of local devices: vmvx-inline
    #[arg(
        long,
        alias = "iree-hal-local-target-device-backends",
        value_delimiter = ',',
        value_name = "BACKENDS"
    )]
    local_target_device_backends: Vec<String>,
    #[command(flatten)]
    vm: VmArgs,
    /// Leave function names and source locations out of the module
    #[arg(long = "vm-bytecode-module-strip-source-map", alias = "iree-vm-bytecode-module-strip-source-map", num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = ArgAction::Set)]
    strip_debug: bool,
    /// The dialect of the input: auto or none
    #[arg(long, alias = "iree-input-type", default_value = "auto", value_parser = ["auto", "none"], hide = true)]
    input_type: String,
}

/// What both tools let the user say about printing.
#[derive(Args, Debug)]
struct PrintArgs {
    /// Print the IR after every pass
    #[arg(long)]
    mlir_print_ir_after_all: bool,
    /// Print the IR after these passes
    #[arg(long, value_delimiter = ',', value_parser = parse_pass_name, value_name = "PASSES")]
    mlir_print_ir_after: Vec<String>,
    /// Print the IR before every pass
    #[arg(long)]
    mlir_print_ir_before_all: bool,
    /// Print the IR before these passes
    #[arg(long, value_delimiter = ',', value_parser = parse_pass_name, value_name = "PASSES")]
    mlir_print_ir_before: Vec<String>,
    /// Print ops in their generic form
    #[arg(long)]
    mlir_print_op_generic: bool,
    /// Where custom forms show inherent attributes: brackets (`<a = 1>`, as MLIR does now) or attr-dict (`{a = 1}`,
    /// as tools before 2026 read them)
    #[arg(long, default_value = "brackets", value_parser = parse_inherent, value_name = "PLACE")]
    print_inherent_attrs: Inherent,
    /// Print source locations
    #[arg(long)]
    mlir_print_debuginfo: bool,
    /// Print how long each pass took
    #[arg(long)]
    mlir_timing: bool,
    /// Accept ops of dialects that are not registered
    #[arg(long)]
    allow_unregistered_dialect: bool,
    /// Verify the IR after every pass
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true", action = ArgAction::Set)]
    verify_each: bool,
    /// Accepted; passes run one after the other
    #[arg(long, hide = true)]
    mlir_disable_threading: bool,
}

/// A phase, or the start before the first.
#[derive(Clone, Copy, Debug)]
struct MaybePhase(Option<Phase>);

fn parse_phase(text: &str) -> Result<MaybePhase, String> {
    if text == "start" {
        return Ok(MaybePhase(None));
    }
    Phase::parse(text)
        .map(|p| MaybePhase(Some(p)))
        .ok_or_else(|| {
            let names: Vec<&str> = Phase::ALL.iter().map(|p| p.name()).collect();
            format!(
                "there is no phase `{text}`; phases are start, {}",
                names.join(", ")
            )
        })
}

fn parse_model(text: &str) -> Result<ExecutionModel, String> {
    ExecutionModel::ALL
        .iter()
        .find(|(name, _)| *name == text)
        .map(|(_, model)| *model)
        .ok_or_else(|| {
            let names: Vec<&str> = ExecutionModel::ALL.iter().map(|(name, _)| *name).collect();
            format!(
                "there is no execution model `{text}`; models are {}",
                names.join(", ")
            )
        })
}

fn parse_inherent(text: &str) -> Result<Inherent, String> {
    match text {
        "brackets" => Ok(Inherent::Brackets),
        "attr-dict" => Ok(Inherent::AttrDict),
        _ => Err(format!("expected brackets or attr-dict, found `{text}`")),
    }
}

fn parse_pass_name(text: &str) -> Result<String, String> {
    Pipeline::of_names(&[text])
        .map(|_| text.to_owned())
        .map_err(|fault| fault.message)
}

impl TargetArgs {
    fn options(&self) -> Options {
        let or = |given: &[String], default: &str| {
            if given.is_empty() {
                vec![default.to_owned()]
            } else {
                given.to_vec()
            }
        };
        Options {
            execution_model: self.execution_model,
            target_devices: or(&self.target_devices, "local"),
            local_backends: or(&self.local_target_device_backends, "vmvx-inline"),
            vm: self.vm.target(),
            strip_debug: self.strip_debug,
        }
    }
}

impl PrintArgs {
    fn print_options(&self) -> PrintOptions {
        PrintOptions {
            form: if self.mlir_print_op_generic {
                Form::Generic
            } else {
                Form::Custom
            },
            locations: if self.mlir_print_debuginfo {
                Locations::Print
            } else {
                Locations::Omit
            },
            inherent: self.print_inherent_attrs,
            aliases: Show::No,
        }
    }

    fn parse_options(&self) -> ParseOptions {
        ParseOptions {
            unregistered: if self.allow_unregistered_dialect {
                Unregistered::Allow
            } else {
                Unregistered::Refuse
            },
            ..ParseOptions::default()
        }
    }

    fn instrumentation(&self) -> Instrumentation {
        let filter = |all: bool, named: &[String]| match (all, named) {
            (true, _) => PassFilter::All,
            (false, []) => PassFilter::None,
            (false, named) => PassFilter::Named(named.to_vec()),
        };
        Instrumentation {
            print_before: filter(self.mlir_print_ir_before_all, &self.mlir_print_ir_before),
            print_after: filter(self.mlir_print_ir_after_all, &self.mlir_print_ir_after),
            print_options: self.print_options(),
            verify_each: self.verify_each,
            ..Instrumentation::default()
        }
    }
}

/// Runs `body` on a thread whose stack suits deeply nested IR.
pub fn with_deep_stack(body: impl FnOnce() -> ExitCode + Send + 'static) -> ExitCode {
    const STACK_BYTES: usize = 512 << 20;
    match std::thread::Builder::new()
        .stack_size(STACK_BYTES)
        .spawn(body)
    {
        Ok(thread) => thread.join().unwrap_or(ExitCode::FAILURE),
        Err(e) => {
            note(format_args!(
                "error: cannot start the compiler's thread: {e}"
            ));
            ExitCode::FAILURE
        }
    }
}

fn read(path: &Path) -> Result<(String, String), String> {
    let mut bytes = Vec::new();
    let (name, result) = if path == Path::new("-") {
        (
            "<stdin>".to_owned(),
            std::io::stdin().read_to_end(&mut bytes).map(|_| ()),
        )
    } else {
        (
            path.display().to_string(),
            std::fs::read(path).map(|read| bytes = read),
        )
    };
    result.map_err(|e| format!("cannot read `{name}`: {e}"))?;
    if bytes.starts_with(&halcyon_runtime_core::format::MAGIC) {
        return Err(format!("`{name}` is a compiled module, expected MLIR text"));
    }
    let text = String::from_utf8(bytes).map_err(|e| {
        format!(
            "`{name}` is not UTF-8 text: invalid byte at offset {}",
            e.utf8_error().valid_up_to()
        )
    })?;
    Ok((name, text))
}

/// Writes what a tool made; the exit status if that fails. When the reader of standard output has gone, there is no one
/// to tell.
fn write(path: &Path, bytes: &[u8]) -> Result<(), ExitCode> {
    if path == Path::new("-") {
        let mut out = std::io::stdout().lock();
        return match out.write_all(bytes).and_then(|()| out.flush()) {
            Ok(()) => Ok(()),
            Err(e) if e.kind() == ErrorKind::BrokenPipe => Err(ExitCode::FAILURE),
            Err(e) => Err(fail(&format!("cannot write to standard output: {e}"))),
        };
    }
    std::fs::write(path, bytes)
        .map_err(|e| fail(&format!("cannot write `{}`: {e}", path.display())))
}

fn fail(message: &str) -> ExitCode {
    note(format_args!("error: {message}"));
    ExitCode::FAILURE
}

/// A line on standard error, if anyone reads it.
fn note(line: Arguments<'_>) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Tells what `clap` has to say of a command line, and the exit status that follows.
///
/// Help and version are asked for: they go to standard output. A mistake gives status 1, as every other does.
pub fn tell(message: &clap::Error) -> ExitCode {
    // Nothing is left to do if the stream is closed.
    let _ = message.print();
    ExitCode::from(u8::from(message.use_stderr()))
}

fn print_timings(around: &Instrumentation) {
    let total: f64 = around.timings.iter().map(|(_, t)| t.as_secs_f64()).sum();
    note(format_args!("{:>10}  {:>6}  pass", "seconds", "share"));
    for (name, time) in &around.timings {
        let seconds = time.as_secs_f64();
        note(format_args!(
            "{seconds:>10.6}  {:>5.1}%  {name}",
            100.0 * seconds / total.max(f64::MIN_POSITIVE)
        ));
    }
    note(format_args!("{total:>10.6}  100.0%  total"));
}

/// Runs `halcyon-compile`.
pub fn run_compile(cli: &CompileCli) -> ExitCode {
    if let Some(fault) = fault_of_phases(cli.compile_from.0, cli.compile_to.0) {
        return fail(&fault);
    }
    let (name, source) = match read(&cli.input) {
        Ok(read) => read,
        Err(e) => return fail(&e),
    };
    let mut report = Report::new(vec![(name.clone(), source.clone())]);
    let whole = Piece {
        text: &source,
        first_line: 1,
    };
    let pieces = if cli.split_input_file {
        syntax::split_input(&source)
    } else {
        vec![whole]
    };
    let mut texts = Vec::new();
    for piece in pieces {
        match compile_piece(cli, &name, piece, &mut report) {
            Ok(Output::Ir(text)) => texts.push(text),
            Ok(Output::Module(bytes)) if !cli.split_input_file => {
                return write(&cli.output, &bytes)
                    .map_or_else(|status| status, |()| ExitCode::SUCCESS);
            }
            Ok(Output::Module(_)) => {
                return fail("--split-input-file needs --compile-to with a phase before `end`");
            }
            Err(code) => return code,
        }
    }
    let text = texts.join("\n// -----\n\n");
    write(&cli.output, text.as_bytes()).map_or_else(|status| status, |()| ExitCode::SUCCESS)
}

/// The first phase to run must not lie behind the last.
fn fault_of_phases(from: Option<Phase>, to: Option<Phase>) -> Option<String> {
    let name = |phase: Option<Phase>| phase.map_or("start", Phase::name);
    if from == Some(Phase::End) {
        return Some("--compile-from=end leaves nothing to do".into());
    }
    (from > to).then(|| {
        format!(
            "--compile-from={} lies behind --compile-to={}",
            name(from),
            name(to)
        )
    })
}

fn compile_piece(
    cli: &CompileCli,
    name: &str,
    piece: Piece<'_>,
    report: &mut Report,
) -> Result<Output, ExitCode> {
    let mut ir = Ir::new(crate::dialects::registry());
    let (module, mut diagnostics) = parse_piece(cli, &mut ir, name, piece);
    let refused = |report: &mut Report, diagnostics: &[_]| {
        report.show(diagnostics);
        ExitCode::FAILURE
    };
    let Some(module) = module else {
        return Err(refused(report, &diagnostics));
    };
    diagnostics.extend(verify::verify(&mut ir, module));
    if diagnostics.iter().any(|d| d.severity == Severity::Error) {
        return Err(refused(report, &diagnostics));
    }
    let Some(to) = cli.compile_to.0 else {
        let text = syntax::print_module(&ir, module, &cli.print.print_options());
        return Ok(Output::Ir(text));
    };
    let request = compile::Request {
        dump_phases_to: cli.dump_compilation_phases_to.clone(),
        print_options: cli.print.print_options(),
        ..request_to(cli, to)
    };
    let mut around = cli.print.instrumentation();
    let result = compile::compile(&mut ir, module, &request, &mut around, &mut diagnostics);
    report.show(&diagnostics);
    if cli.print.mlir_timing {
        print_timings(&around);
    }
    result.map_err(|failure| {
        if let Failure::Internal { phase, pass } = failure {
            write_reproducer(cli, name, piece, phase, pass);
        }
        ExitCode::FAILURE
    })
}

fn parse_piece(
    cli: &CompileCli,
    ir: &mut Ir,
    name: &str,
    piece: Piece<'_>,
) -> (Option<Op>, Vec<Diagnostic>) {
    let options = ParseOptions {
        first_line: piece.first_line,
        ..cli.print.parse_options()
    };
    syntax::parse_module(ir, name, piece.text, &options)
}

/// A request for everything up to `to`, and nothing beside it.
fn request_to(cli: &CompileCli, to: Phase) -> compile::Request {
    let stem = cli.input.file_stem();
    compile::Request {
        options: cli.target.options(),
        from: cli.compile_from.0,
        to,
        dump_phases_to: None,
        dump_stem: stem.map_or_else(|| "module".into(), |s| s.to_string_lossy().into_owned()),
        print_options: PrintOptions::default(),
    }
}

/// The phase before `phase`.
fn previous(phase: Phase) -> Option<Phase> {
    Phase::ALL.iter().copied().take_while(|&p| p < phase).last()
}

/// What `phase` was given: made anew, so that compilations that go well do not pay for it.
fn ir_before(cli: &CompileCli, name: &str, piece: Piece<'_>, phase: Phase) -> Option<String> {
    let mut ir = Ir::new(crate::dialects::registry());
    let module = parse_piece(cli, &mut ir, name, piece).0?;
    let given = cli.compile_from.0;
    let Some(to) = previous(phase).filter(|&p| given.is_none_or(|from| p > from)) else {
        return Some(syntax::print_module(&ir, module, &PrintOptions::default()));
    };
    let request = request_to(cli, to);
    let mut quiet = Instrumentation::default();
    match compile::compile(&mut ir, module, &request, &mut quiet, &mut Vec::new()) {
        Ok(Output::Ir(text)) => Some(text),
        _ => None,
    }
}

/// Leaves what is needed to look into a fault of the compiler, and says where.
fn write_reproducer(cli: &CompileCli, name: &str, piece: Piece<'_>, phase: Phase, pass: &str) {
    const FILE: &str = "halcyon-reproducer.mlir";
    let ir = ir_before(cli, name, piece, phase).unwrap_or_default();
    let from = previous(phase).map_or("start", Phase::name);
    let text = format!(
        "// Phase `{}` failed in pass `{pass}`. To see it again:\n// halcyon-compile --compile-from={from} {FILE}\n{ir}\n",
        phase.name()
    );
    note(format_args!(
        "internal error: pass `{pass}` of phase `{}` failed; this is a fault of the compiler",
        phase.name()
    ));
    match std::fs::write(FILE, text) {
        Ok(()) => note(format_args!("note: wrote `{FILE}`, which reproduces it")),
        Err(e) => note(format_args!("note: could not write `{FILE}`: {e}")),
    }
}

/// Options of `halcyon-opt` beside its passes.
#[derive(Parser, Debug)]
#[command(
    name = "halcyon-opt",
    version,
    about = "Runs passes over MLIR text",
    max_term_width = 100
)]
struct OptCli {
    /// The IR, as MLIR text; `-` for standard input
    #[arg(default_value = "-")]
    input: PathBuf,
    /// Where the result goes; `-` for standard output
    #[arg(short, long, default_value = "-")]
    output: PathBuf,
    /// The passes to run, as `builtin.module(pass, func.func(pass{option=value}))`
    #[arg(long, value_name = "PIPELINE")]
    pass_pipeline: Option<String>,
    /// Treat each part between `// -----` lines by itself
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = ArgAction::Set)]
    split_input_file: bool,
    /// Check the diagnostics against `expected-error` comments
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false", action = ArgAction::Set)]
    verify_diagnostics: bool,
    #[command(flatten)]
    target: TargetArgs,
    #[command(flatten)]
    print: PrintArgs,
}

/// The command line of `halcyon-opt`, with a flag for every pass.
pub fn opt_command() -> Command {
    let mut command = OptCli::command();
    for pass in crate::passes::ALL.iter().copied().flatten() {
        command = command.arg(
            Arg::new(pass.name)
                .long(pass.name)
                .help(pass.summary)
                .help_heading("Passes, run in the order given")
                .num_args(0..=1)
                .require_equals(true)
                .default_missing_value("")
                .value_name("OPTIONS")
                .action(ArgAction::Append),
        );
    }
    command
}

/// The passes that flags name, in the order given.
fn passes_of(matches: &ArgMatches) -> Result<Vec<Item>, String> {
    let mut found: Vec<(usize, String)> = Vec::new();
    for pass in crate::passes::ALL.iter().copied().flatten() {
        let values = matches.get_many::<String>(pass.name).into_iter().flatten();
        for (at, options) in matches
            .indices_of(pass.name)
            .into_iter()
            .flatten()
            .zip(values)
        {
            let text = if options.is_empty() {
                pass.name.to_owned()
            } else {
                format!("{}{{{options}}}", pass.name)
            };
            found.push((at, text));
        }
    }
    found.sort();
    let text: Vec<String> = found.into_iter().map(|(_, text)| text).collect();
    Pipeline::parse(&text.join(","))
        .map(|p| p.items)
        .map_err(|e| e.to_string())
}

/// The first name of a nested pipeline that is no op.
fn unknown_anchor(items: &[Item]) -> Option<&str> {
    let registry = crate::dialects::registry();
    items.iter().find_map(|item| match item {
        Item::Pass { .. } => None,
        Item::Nested { anchor, items } => {
            let known = anchor == "any" || registry.find_op(anchor).is_some();
            match known {
                true => unknown_anchor(items),
                false => Some(anchor),
            }
        }
    })
}

/// Runs `halcyon-opt`.
pub fn run_opt(matches: &ArgMatches) -> ExitCode {
    let cli = match OptCli::from_arg_matches(matches) {
        Ok(cli) => cli,
        Err(e) => return tell(&e),
    };
    let pipeline = match (&cli.pass_pipeline, passes_of(matches)) {
        (_, Err(e)) => return fail(&e),
        (Some(_), Ok(items)) if !items.is_empty() => {
            return fail("--pass-pipeline and the flags of single passes exclude each other");
        }
        (Some(text), Ok(_)) => Pipeline::parse(text).map_err(|e| e.to_string()),
        (None, Ok(items)) => Ok(Pipeline { items }),
    };
    let pipeline = match pipeline {
        Ok(pipeline) => pipeline,
        Err(e) => return fail(&e),
    };
    if let Some(anchor) = unknown_anchor(&pipeline.items) {
        return fail(&format!("pass pipeline: there is no op `{anchor}`"));
    }
    let (name, source) = match read(&cli.input) {
        Ok(read) => read,
        Err(e) => return fail(&e),
    };
    let request = opt::Request {
        options: cli.target.options(),
        pipeline,
        parse_options: cli.print.parse_options(),
        print_options: PrintOptions {
            aliases: Show::Yes,
            ..cli.print.print_options()
        },
        split_input: cli.split_input_file,
        verify_diagnostics: cli.verify_diagnostics,
    };
    let mut around = cli.print.instrumentation();
    let outcome = opt::transform(&name, &source, &request, &mut around);
    Report::new(vec![(name, source)]).show(&outcome.diagnostics);
    if cli.print.mlir_timing {
        print_timings(&around);
    }
    if !outcome.texts.is_empty() {
        let text = outcome.texts.join("\n// -----\n\n");
        if let Err(status) = write(&cli.output, text.as_bytes()) {
            return status;
        }
    }
    if outcome.succeeded {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n  \
        %y = arith.addf %x, %x : tensor<4xf32>\n  return %y : tensor<4xf32>\n}\n";

    fn piece(text: &str) -> Piece<'_> {
        Piece {
            text,
            first_line: 1,
        }
    }

    #[test]
    fn a_reproducer_holds_what_the_failing_phase_was_given() {
        let cli = CompileCli::parse_from(["halcyon-compile", "--compile-to=dispatch-creation"]);
        let mut report = Report::new(Vec::new());
        let Ok(Output::Ir(expected)) = compile_piece(&cli, "f.mlir", piece(SOURCE), &mut report)
        else {
            panic!("the program compiles");
        };
        let found = ir_before(&cli, "f.mlir", piece(SOURCE), Phase::Flow);
        assert_eq!(found.as_deref(), Some(expected.as_str()));

        // IR of the phase before the failing one is its own reproducer.
        let flags = ["halcyon-compile", "--compile-from=dispatch-creation"];
        let resumed = CompileCli::parse_from(flags);
        let found = ir_before(&resumed, "f.mlir", piece(&expected), Phase::Flow);
        assert_eq!(found.as_deref(), Some(expected.as_str()));
    }

    #[test]
    fn the_first_phase_is_given_the_source() {
        assert_eq!(previous(Phase::Input), None);
        assert_eq!(previous(Phase::End), Some(Phase::Vm));
    }
}
