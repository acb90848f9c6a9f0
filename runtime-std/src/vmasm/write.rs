//! Modules as assembler text: what [`assemble`](super::assemble) reads back to the same bytes.
//!
//! A module file holds more than its text needs to say: offsets, stack bounds and feature bits follow from the
//! rest, and the assembler computes them anew. What no text can say (a signature, code that no encoder emits)
//! shows when the bytes are compared; whoever wants to be sure does that.

use std::fmt::Write as _;

use halcyon_runtime_core::format::{Export, Location, Module};
use halcyon_runtime_core::isa::{self, Names, Operand, disassemble, write_symbol};
use halcyon_runtime_core::signature::{Counts, Kind, Part, Signature};

/// The message number that is none.
const NO_MESSAGE: i64 = 0xFFFF;

/// A module, ready to be written as text. Writing to a string cannot fail, so that the results of `writeln!` mean
/// nothing here.
#[derive(Debug)]
pub struct ModuleText<'a> {
    module: Module<'a>,
    names: ModuleNames,
}

impl<'a> ModuleText<'a> {
    /// Looks up what the text names.
    pub fn new(module: &Module<'a>) -> ModuleText<'a> {
        ModuleText {
            module: *module,
            names: ModuleNames::new(module),
        }
    }

    /// Writes the whole module. Of a rodata segment at most `rodata_limit` bytes are written; text with a
    /// shortened segment says so, and assembles to less.
    pub fn write(&self, rodata_limit: usize, out: &mut String) {
        let module = &self.module;
        let _ = out.write_str("vm.module ");
        let _ = write_symbol(module.name(), out);
        let _ = writeln!(out, " version {}", module.version());
        if module.debug().is_none() {
            let _ = writeln!(out, "vm.debug stripped");
        }
        for name in module.types() {
            let _ = writeln!(out, "vm.type {name}");
        }
        self.write_messages(out);
        for (index, location) in self.names.locations.iter().enumerate() {
            let _ = writeln!(out, "vm.loc[{index}] = {location}");
        }
        self.write_imports(out);
        self.write_rodata(rodata_limit, out);
        if module.global_words() > 0 || module.global_refs() > 0 {
            let bytes = u64::from(module.global_words()) * 4;
            let refs = module.global_refs();
            let _ = writeln!(out, "vm.state {bytes} bytes, {refs} refs");
        }
        // Where an export follows another's function, its own cannot be beside its function.
        let ordered = module.exports().map(|export| export.function).is_sorted();
        if !ordered {
            out.push('\n');
            for export in module.exports() {
                self.write_export(&export, out);
            }
        }
        for ordinal in 0..module.function_count() {
            out.push('\n');
            if ordered {
                self.write_exports_of(ordinal, out);
            }
            self.write_body(ordinal, out);
        }
    }

    /// Writes one function and its exports.
    pub fn write_function(&self, ordinal: u16, out: &mut String) {
        self.write_exports_of(ordinal, out);
        self.write_body(ordinal, out);
    }

    /// The table, unless the order in which code uses messages gives it.
    fn write_messages(&self, out: &mut String) {
        let mut used = Vec::new();
        for ordinal in 0..self.module.function_count() {
            let code = self.module.function_code(ordinal).unwrap_or_default();
            let mut pc = 0;
            while let Ok(inst) = isa::decode(code, pc) {
                for operand in inst.operands() {
                    let is_message = operand.kind == Operand::Message;
                    if is_message && operand.value != NO_MESSAGE && !used.contains(&operand.value) {
                        used.push(operand.value);
                    }
                }
                pc = inst.end();
            }
        }
        let count = i64::from(self.module.message_count());
        if used.iter().copied().eq(0..count) {
            return;
        }
        for (number, text) in self.names.messages.iter().enumerate() {
            let _ = writeln!(out, "vm.message[{number}] = {text:?}");
        }
    }

    fn write_imports(&self, out: &mut String) {
        for import in self.module.imports() {
            let _ = out.write_str("vm.import ");
            if import.optional {
                let _ = out.write_str("optional ");
            }
            let _ = write_symbol(import.name, out);
            let _ = write!(out, " cconv \"{}\"", import.signature);
            if import.minimum_version != 0 {
                let _ = write!(out, " version {}", import.minimum_version);
            }
            if import.nosideeffects {
                let _ = out.write_str(" nosideeffects");
            }
            if import.yields {
                let _ = out.write_str(" yields");
            }
            out.push('\n');
        }
    }

    fn write_rodata(&self, limit: usize, out: &mut String) {
        let alignments = rodata_alignments(&self.module);
        for (ordinal, alignment) in (0..self.module.rodata_count()).zip(alignments) {
            let segment = self.module.rodata(ordinal).unwrap_or_default();
            let shown = &segment[..segment.len().min(limit)];
            let _ = write!(out, "vm.rodata[{ordinal}] align {alignment} =");
            if !shown.is_empty() {
                out.push(' ');
            }
            for byte in shown {
                let _ = write!(out, "{byte:02X}");
            }
            if shown.len() < segment.len() {
                let _ = write!(out, "  // the first of {} bytes", segment.len());
            }
            out.push('\n');
        }
    }

    fn write_exports_of(&self, ordinal: u16, out: &mut String) {
        let exports = self.module.exports();
        for export in exports.filter(|export| export.function == ordinal) {
            self.write_export(&export, out);
        }
    }

    fn write_export(&self, export: &Export<'_>, out: &mut String) {
        let _ = out.write_str("vm.export ");
        let _ = write_symbol(export.name, out);
        let function = self.names.function(u32::from(export.function));
        if let Some(function) = function.filter(|function| *function != export.name) {
            let _ = out.write_str(" = ");
            let _ = write_symbol(function, out);
        }
        for (index, attribute) in export.attrs().enumerate() {
            let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
            let _ = out.write_str(if index == 0 { " {" } else { ", " });
            if !attribute.key.is_empty() && attribute.key.chars().all(plain) {
                let _ = out.write_str(attribute.key);
            } else {
                let _ = write!(out, "{:?}", attribute.key);
            }
            let _ = write!(out, " = {:?}", attribute.value);
        }
        out.push_str(if export.attrs().next().is_some() {
            "}\n"
        } else {
            "\n"
        });
    }

    fn write_body(&self, ordinal: u16, out: &mut String) {
        let module = &self.module;
        let (Some(info), Some(code)) = (module.function(ordinal), module.function_code(ordinal))
        else {
            return;
        };
        let export = module.exports().find(|export| export.function == ordinal);
        let (arguments, results) = match export {
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
        let _ = out.write_str("vm.func ");
        let name = self.names.function(u32::from(ordinal)).unwrap_or_default();
        let _ = write_symbol(name, out);
        let _ = writeln!(out, "({arguments}) -> {results} {{");
        let marks = match module.debug() {
            Some(debug) => debug.marks(ordinal).collect(),
            None => Vec::new(),
        };
        let names = FunctionNames {
            module: &self.names,
            marks,
        };
        let _ = disassemble(code, &names, out);
        let _ = writeln!(out, "}}");
    }
}

/// The name of a type in a signature.
pub(crate) fn type_name(kind: Kind) -> &'static str {
    match kind {
        Kind::I32 => "i32",
        Kind::I64 => "i64",
        Kind::F32 => "f32",
        Kind::F64 => "f64",
        Kind::Ref => "!vm.ref<?>",
    }
}

/// `(i32, !vm.ref<?>)`
pub(crate) fn results_text(signature: &Signature<'_>) -> String {
    let results: Vec<&str> = signature.results().map(type_name).collect();
    format!("({})", results.join(", "))
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

/// An alignment for each rodata segment, such that the writer of modules places them where they are.
///
/// It places them by alignment and then by ordinal. So in the order of the file alignments never fall, they rise
/// where an ordinal falls, and each is the least that leads from the end of the segment before to its offset.
fn rodata_alignments(module: &Module<'_>) -> Vec<usize> {
    let base = module.bytes().as_ptr() as usize;
    let segments: Vec<(usize, usize)> = (0..module.rodata_count())
        .map(|ordinal| module.rodata(ordinal).unwrap_or_default())
        .map(|segment| (segment.as_ptr() as usize - base, segment.len()))
        .collect();
    let mut order: Vec<usize> = (0..segments.len()).collect();
    order.sort_by_key(|&ordinal| (segments[ordinal], ordinal));
    let mut alignments = vec![1; segments.len()];
    let (mut least, mut end, mut previous) = (1usize, module.tables_end(), None);
    for ordinal in order {
        let (offset, length) = segments[ordinal];
        if previous.is_some_and(|previous| ordinal < previous) {
            least *= 2;
        }
        let leads_here = |alignment: &usize| end.next_multiple_of(*alignment) == offset;
        let candidates = std::iter::successors(Some(least), |alignment| alignment.checked_mul(2));
        let found = candidates.take(16).find(leads_here);
        least = found.unwrap_or(least);
        alignments[ordinal] = least;
        end = offset + length;
        previous = Some(ordinal);
    }
    alignments
}

/// The names that a disassembly asks for by ordinal.
#[derive(Debug)]
struct ModuleNames {
    functions: Vec<String>,
    imports: Vec<String>,
    rodata_lengths: Vec<u32>,
    messages: Vec<String>,
    types: Vec<String>,
    locations: Vec<String>,
}

impl ModuleNames {
    fn new(module: &Module<'_>) -> ModuleNames {
        let location = |at: Location<'_>| format!("{:?}:{}:{}", at.file, at.line, at.column);
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
            locations: match module.debug() {
                Some(debug) => debug.locations().map(location).collect(),
                None => Vec::new(),
            },
        }
    }
}

/// What text calls a function: its debug name, else its first export, else its ordinal.
fn function_name(module: &Module<'_>, ordinal: u16) -> String {
    let exported = || {
        let mut exports = module.exports();
        Some(exports.find(|export| export.function == ordinal)?.name)
    };
    module
        .debug()
        .and_then(|debug| debug.function_name(ordinal))
        .or_else(exported)
        .map_or_else(|| ordinal.to_string(), str::to_string)
}

fn at<T>(list: &[T], index: u32) -> Option<&T> {
    list.get(usize::try_from(index).ok()?)
}

impl ModuleNames {
    fn function(&self, ordinal: u32) -> Option<&str> {
        at(&self.functions, ordinal).map(String::as_str)
    }
}

/// The names within one function.
struct FunctionNames<'n> {
    module: &'n ModuleNames,
    /// Word offsets, and the source locations that begin there.
    marks: Vec<(u32, u32)>,
}

impl Names for FunctionNames<'_> {
    fn function(&self, ordinal: u32) -> Option<&str> {
        self.module.function(ordinal)
    }

    fn import(&self, ordinal: u32) -> Option<&str> {
        at(&self.module.imports, ordinal).map(String::as_str)
    }

    fn rodata_length(&self, ordinal: u32) -> Option<u32> {
        at(&self.module.rodata_lengths, ordinal).copied()
    }

    fn message(&self, number: u32) -> Option<&str> {
        at(&self.module.messages, number).map(String::as_str)
    }

    fn custom_type(&self, index: u32) -> Option<&str> {
        at(&self.module.types, index).map(String::as_str)
    }

    fn location(&self, pc: u32) -> Option<(u32, &str)> {
        let found = self.marks.binary_search_by_key(&pc, |(at, _)| *at).ok()?;
        let (_, index) = self.marks[found];
        Some((index, at(&self.module.locations, index)?))
    }
}
