//! What the tests of this package share: reading, printing and round-tripping IR, and checking text.

#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod filecheck;

use halcyon_compiler::dialects::registry;
use halcyon_compiler::ir::{Ir, Op, verify};
use halcyon_compiler::syntax::{
    Form, Inherent, Locations, ParseOptions, PrintOptions, Show, Unregistered, parse_module,
    print_module,
};

/// Reads `text`; the error holds every diagnostic, a line each.
pub(crate) fn parse(text: &str) -> Result<(Ir, Op), String> {
    parse_with(text, Unregistered::Refuse)
}

/// Reads `text`, with ops of unknown dialects kept or refused.
pub(crate) fn parse_with(text: &str, unregistered: Unregistered) -> Result<(Ir, Op), String> {
    let mut ir = Ir::new(registry());
    let options = ParseOptions {
        unregistered,
        ..ParseOptions::default()
    };
    let (module, diagnostics) = parse_module(&mut ir, "test.mlir", text, &options);
    match module {
        Some(module) if diagnostics.is_empty() => Ok((ir, module)),
        _ => Err(lines(&diagnostics)),
    }
}

/// The errors that reading `text` gives, a line each.
pub(crate) fn parse_errors(text: &str) -> Vec<String> {
    match parse(text) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.lines().map(str::to_owned).collect(),
    }
}

fn lines(diagnostics: &[halcyon_compiler::diagnostic::Diagnostic]) -> String {
    let texts: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
    texts.join("\n")
}

/// A printed module.
pub(crate) fn print(ir: &Ir, op: Op) -> String {
    print_module(ir, op, &PrintOptions::default())
}

/// Reads `text`, verifies it, prints it, and reads and prints that again, in custom and generic form, with and
/// without locations. Gives the printed custom form.
pub(crate) fn round_trip(text: &str) -> String {
    round_trip_with(text, Unregistered::Refuse)
}

/// [`round_trip`], with ops of unknown dialects kept or refused.
pub(crate) fn round_trip_with(text: &str, unregistered: Unregistered) -> String {
    let (mut ir, module) =
        parse_with(text, unregistered).unwrap_or_else(|e| panic!("cannot read:\n{text}\n{e}"));
    let faults = verify::verify(&mut ir, module);
    assert!(
        faults.is_empty(),
        "does not verify:\n{text}\n{}",
        lines(&faults)
    );
    let custom = print(&ir, module);
    for form in [Form::Custom, Form::Generic] {
        for (locations, aliases, inherent) in [
            (Locations::Omit, Show::No, Inherent::Brackets),
            (Locations::Omit, Show::Yes, Inherent::Brackets),
            (Locations::Omit, Show::No, Inherent::AttrDict),
            (Locations::Print, Show::No, Inherent::Brackets),
            (Locations::Print, Show::Yes, Inherent::Brackets),
        ] {
            let options = PrintOptions {
                form,
                locations,
                aliases,
                inherent,
            };
            let first = print_module(&ir, module, &options);
            let (again, again_module) = parse_with(&first, unregistered)
                .unwrap_or_else(|e| panic!("cannot read what was printed:\n{first}\n{e}"));
            let second = print_module(&again, again_module, &options);
            assert_eq!(
                without_loc_aliases(&first),
                without_loc_aliases(&second),
                "printed text changes when read again"
            );
            assert_eq!(
                print(&again, again_module),
                custom,
                "the custom form changes through:\n{first}"
            );
        }
    }
    custom
}

/// The text without `#loc` definitions: some forms have no place for the locations of region arguments, which
/// are those of the text then.
fn without_loc_aliases(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("#loc"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Asserts that `text` is printed just as it is, and survives every round trip.
pub(crate) fn assert_fixed_point(text: &str) {
    let printed = round_trip(text);
    assert_eq!(printed.trim(), text.trim(), "the printed form differs");
}
