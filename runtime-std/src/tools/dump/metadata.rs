//! What a module declares, in blocks: requirements, imports, exports, sections, functions.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use halcyon_runtime_core::format::{
    FUNCTION_WORDS, HEADER_LENGTH, Module, UNBOUNDED, VERSION, features,
};

use super::disassembly::block_count;
use super::{function_name, signature_text};

const RULE: &str = "//===--------------------------------------------------------------------------------------------------------------===//";
/// Bytes of a rodata segment that are shown.
const PREVIEW_LENGTH: usize = 32;

/// Writing to a string cannot fail, so that the results of `writeln!` mean nothing here.
pub(super) fn write(module: &Module<'_>, out: &mut String) {
    heading(
        out,
        &format!("@{} : format version {VERSION}", module.name()),
    );
    write_requirements(module, out);
    write_imports(module, out);
    write_exports(module, out);
    heading(out, "Sections");
    write_sections(module, out);
    heading(out, "Bytecode");
    write_functions(module, out);
    heading(out, "Debug Information");
    let debug = match module.debug() {
        Some(_) => "Function names and source locations; strip them from deployed modules.",
        None => "Stripped.",
    };
    let _ = writeln!(out, "{debug}\n");
}

fn heading(out: &mut String, title: &str) {
    let _ = writeln!(out, "{RULE}\n// {title}\n{RULE}\n");
}

fn write_requirements(module: &Module<'_>, out: &mut String) {
    let names: Vec<String> = features::NAMES
        .iter()
        .filter(|(bit, _)| module.features() & bit != 0)
        .map(|(_, name)| format!("EXT_{}", name.to_uppercase()))
        .collect();
    let names = if names.is_empty() {
        "(none)".to_string()
    } else {
        names.join(" | ")
    };
    let _ = writeln!(out, "Requirements: {names}\n");

    let mut types = module.types().peekable();
    if types.peek().is_some() {
        let _ = writeln!(out, "Required Types:");
        for (index, name) in types.enumerate() {
            let _ = writeln!(out, "  [{index:3}] {name}");
        }
        out.push('\n');
    }
}

fn write_imports(module: &Module<'_>, out: &mut String) {
    if module.import_count() == 0 {
        return;
    }
    // The version that will do for all imports of a module, and whether any of them must be there.
    let mut dependencies: BTreeMap<&str, (u16, bool)> = BTreeMap::new();
    for import in module.imports() {
        let name = import.name.split('.').next().unwrap_or(import.name);
        let (version, required) = dependencies.entry(name).or_default();
        *version = (*version).max(import.minimum_version);
        *required |= !import.optional;
    }
    let _ = writeln!(out, "Module Dependencies:");
    for (name, (version, required)) in dependencies {
        let required = if required { "required" } else { "optional" };
        let _ = writeln!(out, "  {name}, version >= {version}, {required}");
    }
    let _ = writeln!(out, "\nImported Functions:");
    for (index, import) in module.imports().enumerate() {
        let optional = if import.optional { " (optional)" } else { "" };
        let _ = writeln!(
            out,
            "  [{index:3}] {}{}{optional}",
            import.name,
            signature_text(&import.signature)
        );
    }
    out.push('\n');
}

fn write_exports(module: &Module<'_>, out: &mut String) {
    let _ = writeln!(out, "Exported Functions:");
    for (index, export) in module.exports().enumerate() {
        let _ = writeln!(
            out,
            "  [{index:3}] {}{}",
            export.name,
            signature_text(&export.signature)
        );
        for attribute in export.attrs() {
            let _ = writeln!(out, "        {}: {}", attribute.key, attribute.value);
        }
    }
    out.push('\n');
}

fn write_sections(module: &Module<'_>, out: &mut String) {
    if module.global_words() != 0 || module.global_refs() != 0 {
        let _ = writeln!(
            out,
            "Module State:\n  {} bytes, {} refs\n",
            u64::from(module.global_words()) * 4,
            module.global_refs()
        );
    }
    let tables = HEADER_LENGTH
        + usize::from(module.function_count()) * FUNCTION_WORDS * 4
        + usize::from(module.rodata_count()) * 8;
    let code = module.code().len() * 4;
    let segments: Vec<&[u8]> = (0..module.rodata_count())
        .filter_map(|ordinal| module.rodata(ordinal))
        .collect();
    let rodata: usize = segments.iter().map(|segment| segment.len()).sum();
    let total = module.bytes().len();
    // The rest is what has no place of its own in the header.
    let rest = total.saturating_sub(tables + code + rodata);
    let _ = writeln!(out, "Module: {total} bytes");
    let _ = writeln!(out, "  Header and tables: {tables} bytes");
    let _ = writeln!(out, "  Bytecode: {code} bytes");
    let _ = writeln!(
        out,
        "  Metadata, debug information and padding: {rest} bytes"
    );
    for (ordinal, segment) in segments.iter().enumerate() {
        let _ = writeln!(
            out,
            "  .rodata[{ordinal:3}] {:12} bytes {}",
            segment.len(),
            preview(segment)
        );
    }
    out.push('\n');
}

/// Printable text in backquotes, anything else as hexadecimal bytes.
fn preview(segment: &[u8]) -> String {
    let shown = &segment[..segment.len().min(PREVIEW_LENGTH)];
    let ellipsis = if shown.len() < segment.len() {
        "..."
    } else {
        ""
    };
    let printable = |byte: &u8| byte.is_ascii_graphic() || *byte == b' ';
    if !shown.is_empty() && shown.iter().all(printable) {
        format!("`{}{ellipsis}`", String::from_utf8_lossy(shown))
    } else {
        let hex: String = shown.iter().map(|byte| format!("{byte:02X}")).collect();
        format!("{hex}{ellipsis}")
    }
}

fn write_functions(module: &Module<'_>, out: &mut String) {
    let _ = writeln!(
        out,
        "  # |   Offset |   Length | Blocks | i32 # | ref # |  Stack | Name\n\
         ----+----------+----------+--------+-------+-------+--------+-----------------------------------------------------"
    );
    for ordinal in 0..module.function_count() {
        let (Some(info), Some(code)) = (module.function(ordinal), module.function_code(ordinal))
        else {
            continue;
        };
        let stack = module
            .exports()
            .find(|export| export.function == ordinal)
            .map_or(String::new(), |export| match export.stack_words {
                UNBOUNDED => "none".to_string(),
                words => (u64::from(words) * 4).to_string(),
            });
        let _ = writeln!(
            out,
            "{ordinal:3} | {:08X} | {:8} | {:6} | {:5} | {:5} | {stack:>6} | {}",
            u64::from(info.entry) * 4,
            code.len() * 4,
            block_count(code),
            info.vals,
            info.refs,
            function_name(module, ordinal)
        );
    }
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use super::preview;

    #[test]
    fn text_previews_as_text_and_bytes_as_hex() {
        assert_eq!(preview(b"input0"), "`input0`");
        assert_eq!(preview(&[0, 0x80, 0x3F]), "00803F");
        assert_eq!(preview(b""), "");
        assert_eq!(preview(&[b'a'; 40]), format!("`{}...`", "a".repeat(32)));
    }
}
