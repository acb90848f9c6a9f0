//! Measures a firmware image: flash by section and by package, static RAM, reserved stack. It must not know
//! boards.

use anyhow::{Context as _, Result};
use object::elf::{SHF_ALLOC, SHF_WRITE, SHT_NOBITS};
use object::read::elf::{ElfFile32, SectionHeader as _};
use object::{LittleEndian, Object as _, ObjectSection as _, ObjectSymbol as _, SectionIndex};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

/// How the names of our packages start.
const OURS: &str = "halcyon_";

/// The symbols between which start-up code puts the stack.
const STACK_TOP: &str = "_stack_start";
const STACK_END: &str = "_stack_end";

/// What an image takes of a machine's memories, in bytes.
pub(crate) struct Footprint {
    /// Name and size of each section that lies in flash; `.data` counts here for its initial values.
    flash: Vec<(String, u64)>,
    /// Name and size of each section that lies in RAM.
    ram: Vec<(String, u64)>,
    /// Flash by the package that a symbol comes from, largest first.
    packages: Vec<(String, u64)>,
    /// What the linker script keeps for the native stack.
    stack: u64,
}

impl Footprint {
    /// Measures the image at `path`.
    pub(crate) fn measure(path: &Path) -> Result<Self> {
        let data = fs::read(path).with_context(|| format!("cannot read `{}`", path.display()))?;
        Self::of(&data).with_context(|| format!("cannot measure `{}`", path.display()))
    }

    fn of(data: &[u8]) -> Result<Self> {
        let file = ElfFile32::<LittleEndian>::parse(data)?;
        let mut footprint = Self {
            flash: Vec::new(),
            ram: Vec::new(),
            packages: Vec::new(),
            stack: 0,
        };
        let mut in_flash = Vec::new();
        for section in file.sections() {
            let header = section.elf_section_header();
            let flags = header.sh_flags(LittleEndian);
            if flags & SHF_ALLOC == 0 || section.size() == 0 {
                continue;
            }
            let row = (section.name()?.to_owned(), section.size());
            if flags & SHF_WRITE != 0 {
                footprint.ram.push(row.clone());
            }
            if header.sh_type(LittleEndian) != SHT_NOBITS {
                in_flash.push(section.index());
                footprint.flash.push(row);
            }
        }
        footprint.packages = by_package(&file, &in_flash)?;
        let address = |name: &str| file.symbols().find(|symbol| symbol.name() == Ok(name));
        if let (Some(top), Some(end)) = (address(STACK_TOP), address(STACK_END)) {
            footprint.stack = top.address().saturating_sub(end.address());
        }
        Ok(footprint)
    }

    /// Bytes of flash.
    pub(crate) fn flash_bytes(&self) -> u64 {
        self.flash.iter().map(|(_, size)| size).sum()
    }

    /// Bytes of RAM that are taken before the first instruction.
    pub(crate) fn ram_bytes(&self) -> u64 {
        self.ram.iter().map(|(_, size)| size).sum()
    }

    /// Bytes that the native stack may grow to.
    pub(crate) fn stack_bytes(&self) -> u64 {
        self.stack
    }

    /// Flash by package, largest first.
    pub(crate) fn packages(&self) -> &[(String, u64)] {
        &self.packages
    }

    /// Flash of the packages whose name starts so.
    pub(crate) fn package_bytes(&self, start: &str) -> u64 {
        let of_it = self
            .packages
            .iter()
            .filter(|(name, _)| name.starts_with(start));
        of_it.map(|(_, bytes)| bytes).sum()
    }
}

impl fmt::Display for Footprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "flash\n{}", table(&self.flash))?;
        writeln!(f, "  {:<24}{:>8}", "total", self.flash_bytes())?;
        write!(f, "static RAM\n{}", table(&self.ram))?;
        writeln!(f, "  {:<24}{:>8}", "total", self.ram_bytes())?;
        writeln!(f, "native stack, reserved    {:>8}", self.stack_bytes())
    }
}

fn table(rows: &[(String, u64)]) -> String {
    rows.iter()
        .map(|(name, size)| format!("  {name:<24}{size:>8}\n"))
        .collect()
}

/// Sums the sizes of the symbols in the sections `in_flash` by package. What no symbol covers, such as
/// string literals, is `(unnamed)`.
fn by_package(
    file: &ElfFile32<'_, LittleEndian>,
    in_flash: &[SectionIndex],
) -> Result<Vec<(String, u64)>> {
    let mut sizes = BTreeMap::<String, u64>::new();
    let mut seen = BTreeMap::<u64, u64>::new();
    for symbol in file.symbols() {
        let Some(section) = symbol.section_index() else {
            continue;
        };
        // Aliases share an address; it counts once.
        if !in_flash.contains(&section)
            || symbol.size() == 0
            || seen.insert(symbol.address(), symbol.size()).is_some()
        {
            continue;
        }
        *sizes.entry(package_of(symbol.name()?)).or_default() += symbol.size();
    }
    let mut total = 0;
    for &index in in_flash {
        total += file.section_by_index(index)?.size();
    }
    let named: u64 = sizes.values().sum();
    sizes.insert("(unnamed)".to_owned(), total.saturating_sub(named));
    let mut rows: Vec<_> = sizes.into_iter().collect();
    rows.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    Ok(rows)
}

/// The package that a mangled symbol belongs to: the first path segment of its name, and for ours also the second,
/// which is the part of it.
fn package_of(symbol: &str) -> String {
    let name = rustc_demangle::demangle(symbol).to_string();
    if !name.contains("::") {
        return "(start-up and intrinsics)".to_owned();
    }
    let path = name.trim_start_matches(['<', '&', '(', '[', '*']);
    let path = path.strip_prefix("mut ").unwrap_or(path);
    let end = path
        .find(|c: char| !(c.is_alphanumeric() || c == '_'))
        .unwrap_or(path.len());
    let rest = path[end..].strip_prefix("::").unwrap_or_default();
    let part = rest
        .split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .next()
        .filter(|part| !part.is_empty());
    match part {
        Some(part) if path.starts_with(OURS) => format!("{}::{part}", &path[..end]),
        _ => path[..end].to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::package_of;

    #[test]
    fn a_symbol_names_its_package() {
        assert_eq!(
            package_of("_ZN4core3fmt5Write10write_char17h0123456789abcdefE"),
            "core"
        );
        assert_eq!(
            package_of(
                "_ZN51_$LT$board..Console$u20$as$u20$core..fmt..Write$GT$9write_str17h0123456789abcdefE"
            ),
            "board"
        );
        assert_eq!(
            package_of("_ZN20halcyon_runtime_core2vm3run3run17h0123456789abcdefE"),
            "halcyon_runtime_core::vm"
        );
        assert_eq!(package_of("__aeabi_memcpy"), "(start-up and intrinsics)");
    }
}
