//! The VM code of the programs under `tests/vm_code`: each is compiled, and the disassembly of its functions is
//! checked against its `CHECK` lines. What the code computes is the business of `vm_programs`.

#[path = "support/vm.rs"]
mod vm;

mod support;

use std::path::Path;

use halcyon_runtime_core::format::{AlignedBytes, Module};
use halcyon_runtime_core::isa;

use support::filecheck;

#[test]
fn code_is_as_the_files_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vm_code");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder of programs is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == "mlir"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no programs in {}", folder.display());
    let failures: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let failed = check(file).err()?;
            Some(format!("{}: {failed}", file.display()))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

fn check(file: &Path) -> Result<(), String> {
    let source = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let code = disassembled(&source)?;
    filecheck::check(&source, "CHECK", &code).map_err(|e| format!("{e}\n{code}"))
}

/// Each export's code under a line `@name:`.
fn disassembled(source: &str) -> Result<String, String> {
    let bytes = AlignedBytes::copy_of(&vm::compiled(source)?);
    let module = Module::new_checked(bytes.as_slice()).map_err(|e| format!("{e:?}"))?;
    let mut text = String::new();
    for export in module.exports() {
        text.push_str(&format!("@{}:\n", export.name));
        let code = module
            .function_code(export.function)
            .ok_or("an export has no code")?;
        isa::disassemble(code, &(), &mut text).map_err(|e| format!("{e:?}"))?;
    }
    Ok(text)
}
