//! `halcyon-dump`: the command line, and which parts of a module it prints.

mod disassembly;
mod metadata;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::signature::{Kind, Part, Signature, element_kinds};

use super::error::ToolError;
use super::print;
use crate::Program;

/// Prints what is in a module.
#[derive(Debug, Parser)]
#[command(name = "halcyon-dump", version)]
struct Flags {
    /// The module; `-` is standard input.
    module: String,

    /// What to print.
    #[arg(long = "output", value_enum, default_value_t = Output::All)]
    output: Output,

    /// Disassemble only this function, by name or ordinal.
    #[arg(long = "function", default_value = "", hide_default_value = true)]
    function: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Output {
    /// Metadata and disassembly.
    All,
    /// Imports, exports, sections and functions.
    Metadata,
    /// The code as text.
    Disassembly,
}

/// Runs `halcyon-dump`.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    super::with_flags(args, |flags: Flags| {
        let program = Program::read(&flags.module)?;
        let module = program.module();
        let function = match flags.function.as_str() {
            "" => None,
            function => Some(find_function(module, function)?),
        };
        let mut text = String::new();
        if flags.output != Output::Disassembly {
            metadata::write(module, &mut text);
        }
        if flags.output != Output::Metadata {
            disassembly::write(module, function, &mut text);
        }
        print(&text)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The ordinal of a function named by export, by debug name or by number.
fn find_function(module: &Module<'_>, function: &str) -> Result<u16, ToolError> {
    let by_name = || {
        let debug = module.debug()?;
        (0..module.function_count()).find(|&ordinal| debug.function_name(ordinal) == Some(function))
    };
    let by_number = || {
        function
            .parse()
            .ok()
            .filter(|&ordinal: &u16| ordinal < module.function_count())
    };
    module
        .export(function)
        .map(|export| export.function)
        .or_else(by_name)
        .or_else(by_number)
        .ok_or_else(|| {
            ToolError::Usage(format!(
                "no function `{function}` in the module; it has {} functions",
                module.function_count()
            ))
        })
}

/// The best name of a function: its first export, else its debug name, else its number.
fn function_name(module: &Module<'_>, ordinal: u16) -> String {
    module
        .exports()
        .find(|export| export.function == ordinal)
        .map(|export| export.name)
        .or_else(|| module.debug()?.function_name(ordinal))
        .map_or_else(|| ordinal.to_string(), str::to_string)
}

fn type_name(kind: Kind) -> &'static str {
    match kind {
        Kind::I32 => "i32",
        Kind::I64 => "i64",
        Kind::F32 => "f32",
        Kind::F64 => "f64",
        Kind::Ref => "!vm.ref<?>",
    }
}

/// `(i32, tuple<i64>...) -> (!vm.ref<?>)`
fn signature_text(signature: &Signature<'_>) -> String {
    let arguments: Vec<String> = signature
        .args()
        .map(|part| match part {
            Part::One(kind) => type_name(kind).to_string(),
            Part::Span(element) => {
                let kinds: Vec<&str> = element_kinds(element).map(type_name).collect();
                format!("tuple<{}>...", kinds.join(", "))
            }
        })
        .collect();
    format!("({}) -> {}", arguments.join(", "), results_text(signature))
}

fn results_text(signature: &Signature<'_>) -> String {
    let results: Vec<&str> = signature.results().map(type_name).collect();
    format!("({})", results.join(", "))
}
