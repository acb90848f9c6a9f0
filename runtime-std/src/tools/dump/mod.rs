//! `halcyon-dump`: the command line, and which parts of a module it prints.

mod disassembly;
mod metadata;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::signature::{Part, Signature, element_kinds};

use super::error::ToolError;
use super::print;
use crate::Program;
use crate::vmasm::{ModuleText, assemble, results_text, type_name};

/// Prints what is in a module.
#[derive(Debug, Parser)]
#[command(name = "halcyon-dump", version)]
struct Flags {
    /// The module; `-` is standard input.
    module: String,

    /// What to print.
    #[arg(long = "output", value_enum, default_value_t = Output::All)]
    output: Output,

    /// Print text that `halcyon-as` assembles to the same bytes.
    #[arg(long = "vmasm", conflicts_with_all = ["output", "function"])]
    vmasm: bool,

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
        let program = Program::read_as_written(&flags.module)?;
        let module = program.module();
        if flags.vmasm {
            print(&vmasm(&program)?)?;
            return Ok(ExitCode::SUCCESS);
        }
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

/// The module as text, once it is sure that it assembles to the module.
fn vmasm(program: &Program) -> Result<String, ToolError> {
    let module = program.module();
    let mut text = String::new();
    ModuleText::new(module).write(usize::MAX, &mut text);
    let reason = match assemble(&text) {
        Ok(bytes) if bytes == module.bytes() => return Ok(text),
        Ok(bytes) => {
            let same = bytes.iter().zip(module.bytes());
            let offset = same.take_while(|(a, b)| a == b).count();
            format!("its text assembles to other bytes from offset {offset} on")
        }
        Err(error) => format!("{error}"),
    };
    Err(ToolError::Usage(format!(
        "`{}` holds what text cannot say: {reason}; `--output=disassembly` prints it for reading",
        program.origin()
    )))
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
