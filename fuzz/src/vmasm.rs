//! The assembler of VM text: any text is a module or refused, and modules survive being written as text.

use arbitrary::Unstructured;
use halcyon_runtime_core::format::{AlignedBytes, Module};
use halcyon_runtime_std::vmasm::{ModuleText, assemble};

use crate::program::generate;

/// Assembles the bytes as text. Bytes that are no text choose a [generated program](generate).
///
/// Asserts that what was assembled is a module, whose text assembles to the same bytes, and that a mistake has a place
/// in the text. A generated program is written as text and must come back.
pub fn vmasm(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        if let Ok(program) = generate(&mut Unstructured::new(data), "generated", &[]) {
            round_trip(&program.bytes);
        }
        return;
    };
    match assemble(text) {
        Ok(bytes) => round_trip(&bytes),
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1 && !error.message.is_empty());
            assert!(error.line <= text.lines().count().max(1), "{error}");
        }
    }
}

/// Writes a module as text and assembles that.
fn round_trip(bytes: &[u8]) {
    let aligned = AlignedBytes::copy_of(bytes);
    let module = match Module::new_checked(aligned.as_slice()) {
        Ok(module) => module,
        Err(error) => panic!("a written module is refused: {error}"),
    };
    let mut text = String::new();
    ModuleText::new(&module).write(usize::MAX, &mut text);
    match assemble(&text) {
        Ok(again) => assert!(again == bytes, "assembles to other bytes:\n{text}"),
        Err(error) => panic!("its own text is refused: {error}\n{text}"),
    }
}
