//! The module reader: any bytes are a module or refused, and everything that a module says can be asked.

use halcyon_runtime_core::format::{AlignedBytes, Module};
use halcyon_runtime_core::isa::disassemble;
use halcyon_runtime_core::vm::verify;

use crate::sealed;

/// Reads the bytes as they are, and again under a right header.
///
/// Asserts that what was read is consistent: no accessor panics, ordinals below a count exist, the others do not.
pub fn module(data: &[u8]) {
    read(data);
    read(&sealed(data));
}

fn read(bytes: &[u8]) {
    let bytes = AlignedBytes::copy_of(bytes);
    match Module::new_checked(bytes.as_slice()) {
        Ok(module) => ask_everything(&module),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn ask_everything(module: &Module<'_>) {
    assert_eq!(module.imports().count(), usize::from(module.import_count()));
    assert_eq!(module.types().count(), usize::from(module.type_count()));
    for export in module.exports() {
        assert!(module.function(export.function).is_some());
        assert!(module.export(export.name).is_some());
        assert!(export.attrs().all(|attr| export.attr(attr.key).is_some()));
    }
    for ordinal in 0..module.rodata_count() {
        assert!(module.rodata(ordinal).is_some());
    }
    assert!(module.rodata(module.rodata_count()).is_none());
    assert!(module.message_count() == 0 || module.message(module.message_count() - 1).is_some());
    assert!(module.message(module.message_count()).is_none());
    let mut text = String::new();
    for ordinal in 0..module.function_count() {
        let (Some(info), Some(code)) = (module.function(ordinal), module.function_code(ordinal))
        else {
            panic!("function {ordinal} has no code");
        };
        assert_eq!(module.function_at(info.entry), Some(ordinal));
        assert!(disassemble(code, &(), &mut text).is_ok());
    }
    if let Some(debug) = module.debug() {
        // The accessors walk the section from its start, so a few stand for all.
        for ordinal in (0..module.function_count()).chain([u16::MAX]).take(8) {
            let name = debug.function_name(ordinal);
            assert_eq!(name.is_some(), ordinal < module.function_count());
            for pc in [0, 1, u32::MAX] {
                let _ = debug.location(ordinal, pc);
            }
        }
    }
    if let Err(error) = verify(module) {
        assert!(error.function < module.function_count() && !error.to_string().is_empty());
    }
}
