//! The reader and the printer of MLIR text: any text is a module or refused, and what is printed reads back.

use halcyon_compiler::diagnostic::Diagnostic;
use halcyon_compiler::dialects::registry;
use halcyon_compiler::ir::{Ir, Op, verify};
use halcyon_compiler::syntax::{
    Form, ParseOptions, PrintOptions, Unregistered, parse_module, print_module,
};

/// Reads the text, verifies it, prints it, and reads and prints that again.
///
/// Asserts that refused text has an error that says something, and that text of a valid module reads back to the same
/// text, in generic form and in the forms of the dialects.
pub fn mlir(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let mut ir = Ir::new(registry());
    let module = match read(&mut ir, text) {
        Ok(module) => module,
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without an error");
            assert!(errors.iter().all(|error| !error.to_string().is_empty()));
            return;
        }
    };
    if !verify::verify(&mut ir, module).is_empty() {
        return;
    }
    for form in [Form::Generic, Form::Custom] {
        let options = PrintOptions {
            form,
            ..PrintOptions::default()
        };
        let first = print_module(&ir, module, &options);
        let mut again = Ir::new(registry());
        match read(&mut again, &first) {
            Ok(module) => assert_eq!(first, print_module(&again, module, &options)),
            Err(errors) => panic!("{form:?} is refused: {}\n{first}", errors[0]),
        }
    }
}

fn read(ir: &mut Ir, text: &str) -> Result<Op, Vec<Diagnostic>> {
    let options = ParseOptions {
        unregistered: Unregistered::Allow,
        ..ParseOptions::default()
    };
    let (module, diagnostics) = parse_module(ir, "text.mlir", text, &options);
    module.ok_or(diagnostics)
}
