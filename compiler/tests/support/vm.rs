//! Compiles programs of tests for the VM.

use halcyon_compiler::diagnostic::Diagnostic;
use halcyon_compiler::driver::compile::{Output, Request, compile};
use halcyon_compiler::ir::Ir;
use halcyon_compiler::options::{ExecutionModel, Options};
use halcyon_compiler::pass::Instrumentation;
use halcyon_compiler::phases::Phase;
use halcyon_compiler::syntax::{ParseOptions, PrintOptions, parse_module};

/// How the first line of a program begins that is what a phase leaves behind.
const FROM: &str = "// FROM: ";

/// The module of a program, or what the compiler has to say against it.
pub(crate) fn compiled(source: &str) -> Result<Vec<u8>, String> {
    let mut ir = Ir::new(halcyon_compiler::dialects::registry());
    let (module, mut diagnostics) =
        parse_module(&mut ir, "program.mlir", source, &ParseOptions::default());
    let told = |diagnostics: &[Diagnostic]| {
        let texts: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
        texts.join("\n")
    };
    let Some(module) = module else {
        return Err(told(&diagnostics));
    };
    let request = Request {
        options: Options {
            execution_model: ExecutionModel::InlineStatic,
            ..Options::default()
        },
        from: source
            .strip_prefix(FROM)
            .and_then(|rest| Phase::parse(rest.lines().next()?)),
        to: Phase::End,
        dump_phases_to: None,
        dump_stem: String::new(),
        print_options: PrintOptions::default(),
    };
    let output = compile(
        &mut ir,
        module,
        &request,
        &mut Instrumentation::default(),
        &mut diagnostics,
    );
    match output {
        Ok(Output::Module(bytes)) => Ok(bytes),
        _ => Err(told(&diagnostics)),
    }
}
