//! Types, attributes and locations: what is read prints as MLIR's own printer prints it.

mod aliases;
mod errors;
mod random;

use halcyon_compiler::dialects;
use halcyon_compiler::ir::Ir;
use halcyon_compiler::syntax::{Unregistered, attr_text, parse_attr};

fn reprint(text: &str) -> Result<String, String> {
    let mut ir = Ir::new(dialects::registry());
    match parse_attr(&mut ir, text, Unregistered::Allow) {
        Ok(attr) => Ok(attr_text(&ir, attr)),
        Err(errors) => Err(errors[0].to_string()),
    }
}

#[test]
fn prints_as_mlir_does() {
    let table = include_str!("attributes.txt");
    let lines: Vec<&str> = table.lines().filter(|l| !l.starts_with("# ")).collect();
    let (pairs, rest) = lines.as_chunks::<2>();
    assert!(rest.is_empty() && pairs.len() > 200, "the table is whole");
    let mut wrong = Vec::new();
    for [written, expected] in pairs {
        // The two aliases of the table, as a file would define them.
        let text = written
            .replace("\"#at\"", "\"?at\"")
            .replace("#at", "{k = 1 : i8}")
            .replace("!ty", "tensor<2xf32>")
            .replace("?at", "#at");
        let expected = expected.trim_start();
        match reprint(&text) {
            Ok(printed) if printed == expected => match reprint(&printed) {
                Ok(again) if again == printed => {}
                other => wrong.push(format!("{printed}\n  reads back as {other:?}")),
            },
            other => wrong.push(format!("{written}\n  expected {expected}\n  got {other:?}")),
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
