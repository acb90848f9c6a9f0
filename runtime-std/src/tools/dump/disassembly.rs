//! The code of a module as text.

use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::isa::disassemble;

use crate::vmasm::ModuleText;

/// Bytes of a rodata segment that are printed.
const RODATA_LENGTH: usize = 4096;

/// Writes the whole module with long segments shortened, or one function of it.
pub(super) fn write(module: &Module<'_>, function: Option<u16>, out: &mut String) {
    let text = ModuleText::new(module);
    match function {
        Some(ordinal) => text.write_function(ordinal, out),
        None => text.write(RODATA_LENGTH, out),
    }
}

/// Basic blocks of a function.
pub(super) fn block_count(code: &[u32]) -> usize {
    let mut text = String::new();
    let _ = disassemble(code, &(), &mut text);
    text.lines().filter(|line| line.starts_with("^bb")).count()
}
