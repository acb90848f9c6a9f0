//! The code of a module as text, with the names that its metadata and debug section give.

use std::fmt::Write as _;

use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::isa::{Names, disassemble};
use halcyon_runtime_core::signature::{Counts, Kind, Part, Signature};

use super::{function_name, results_text, type_name};

/// Bytes of a rodata segment that are printed.
const RODATA_LENGTH: usize = 4096;

/// Writes the whole module, or one function of it. Writing to a string cannot fail, so that the results
/// of `writeln!` mean nothing here.
pub(super) fn write(module: &Module<'_>, function: Option<u16>, out: &mut String) {
    let names = ModuleNames::new(module);
    if let Some(ordinal) = function {
        write_function(module, &names, ordinal, out);
        return;
    }
    let _ = writeln!(out, "vm.module @{} version 0", module.name());
    for name in module.types() {
        let _ = writeln!(out, "vm.type {name}");
    }
    for import in module.imports() {
        let optional = if import.optional { "optional " } else { "" };
        let _ = writeln!(
            out,
            "vm.import {optional}@{} cconv \"{}\"",
            import.name, import.signature
        );
    }
    for ordinal in 0..module.rodata_count() {
        let segment = module.rodata(ordinal).unwrap_or(&[]);
        let shown = &segment[..segment.len().min(RODATA_LENGTH)];
        let hex: String = shown.iter().map(|byte| format!("{byte:02X}")).collect();
        let _ = write!(out, "vm.rodata[{ordinal}] = {hex}");
        if shown.len() < segment.len() {
            let _ = write!(out, "  // the first of {} bytes", segment.len());
        }
        out.push('\n');
    }
    for ordinal in 0..module.function_count() {
        out.push('\n');
        write_function(module, &names, ordinal, out);
    }
}

/// Basic blocks of a function.
pub(super) fn block_count(code: &[u32]) -> usize {
    let mut text = String::new();
    let _ = disassemble(code, &(), &mut text);
    text.lines().filter(|line| line.starts_with("^bb")).count()
}

fn write_function(module: &Module<'_>, names: &ModuleNames, ordinal: u16, out: &mut String) {
    let (Some(info), Some(code)) = (module.function(ordinal), module.function_code(ordinal)) else {
        return;
    };
    let mut exports = module
        .exports()
        .filter(|export| export.function == ordinal)
        .peekable();
    let (arguments, results) = match exports.peek() {
        Some(export) => (
            signature_arguments(&export.signature),
            results_text(&export.signature),
        ),
        // A function of the module's own has no signature: its registers are all that is known, and a
        // pair of them reads as two.
        None => (
            counted(info.args, |register, name| format!("{register}: {name}")),
            format!("({})", counted(info.results, |_, name| name.to_string())),
        ),
    };
    for export in exports {
        let _ = writeln!(out, "vm.export @{}", export.name);
    }
    let _ = writeln!(
        out,
        "vm.func @{}({arguments}) -> {results} {{",
        function_name(module, ordinal)
    );
    let _ = disassemble(code, names, out);
    let _ = writeln!(out, "}}");
}

/// Arguments arrive in the registers of each bank from 0 up.
fn signature_arguments(signature: &Signature<'_>) -> String {
    let (mut value, mut reference) = (0, 0);
    let arguments: Vec<String> = signature
        .args()
        .filter_map(|part| match part {
            Part::One(kind) => Some(kind),
            Part::Span(_) => None,
        })
        .map(|kind| {
            let register = match kind {
                Kind::Ref => format!("%r{reference}"),
                Kind::I64 | Kind::F64 => format!("%i{value}:{}", value + 1),
                Kind::I32 | Kind::F32 => format!("%i{value}"),
            };
            value += u32::from(kind.slots());
            reference += u32::from(kind == Kind::Ref);
            format!("{register}: {}", type_name(kind))
        })
        .collect();
    arguments.join(", ")
}

fn counted(counts: Counts, write: impl Fn(&str, &str) -> String) -> String {
    let values = (0..counts.vals).map(|index| write(&format!("%i{index}"), "i32"));
    let refs = (0..counts.refs).map(|index| write(&format!("%r{index}"), "!vm.ref<?>"));
    values.chain(refs).collect::<Vec<_>>().join(", ")
}

/// The names that a disassembly asks for by ordinal.
struct ModuleNames {
    functions: Vec<String>,
    imports: Vec<String>,
    rodata_lengths: Vec<u32>,
    messages: Vec<String>,
    types: Vec<String>,
}

impl ModuleNames {
    fn new(module: &Module<'_>) -> ModuleNames {
        ModuleNames {
            functions: (0..module.function_count())
                .map(|ordinal| function_name(module, ordinal))
                .collect(),
            imports: module.imports().map(|i| i.name.to_string()).collect(),
            rodata_lengths: (0..module.rodata_count())
                .filter_map(|ordinal| module.rodata(ordinal))
                .map(|segment| u32::try_from(segment.len()).unwrap_or(u32::MAX))
                .collect(),
            messages: (0..module.message_count())
                .filter_map(|number| module.message(number))
                .map(str::to_string)
                .collect(),
            types: module.types().map(str::to_string).collect(),
        }
    }
}

fn at<T>(list: &[T], index: u32) -> Option<&T> {
    list.get(usize::try_from(index).ok()?)
}

impl Names for ModuleNames {
    fn function(&self, ordinal: u32) -> Option<&str> {
        at(&self.functions, ordinal).map(String::as_str)
    }

    fn import(&self, ordinal: u32) -> Option<&str> {
        at(&self.imports, ordinal).map(String::as_str)
    }

    fn rodata_length(&self, ordinal: u32) -> Option<u32> {
        at(&self.rodata_lengths, ordinal).copied()
    }

    fn message(&self, number: u32) -> Option<&str> {
        at(&self.messages, number).map(String::as_str)
    }

    fn custom_type(&self, index: u32) -> Option<&str> {
        at(&self.types, index).map(String::as_str)
    }
}
