//! What the parser says of broken text: every fault, each at its place.

mod support;

use support::parse_errors;

/// The first lines of the messages, notes left out.
fn errors(text: &str) -> Vec<String> {
    parse_errors(text)
        .into_iter()
        .filter(|line| !line.contains("note: "))
        .collect()
}

fn body(lines: &str) -> String {
    format!("func.func @f(%a: i32, %b: f32) {{\n{lines}\n  return\n}}")
}

#[test]
fn an_undeclared_value_is_named() {
    assert_eq!(
        errors(&body("  %0 = arith.addi %a, %x : i32")),
        ["test.mlir:2:23: error: use of undeclared SSA value name '%x'"]
    );
}

#[test]
fn a_name_is_defined_once() {
    let found = parse_errors(&body(
        "  %0 = arith.addi %a, %a : i32\n  %0 = arith.addi %a, %a : i32",
    ));
    assert_eq!(
        found,
        [
            "test.mlir:3:3: error: redefinition of SSA value '%0'",
            "test.mlir:2:3: note: previously defined here"
        ]
    );
}

#[test]
fn a_use_has_the_type_of_its_definition() {
    let found = parse_errors(&body("  %0 = arith.addf %a, %b : f32"));
    assert_eq!(
        found,
        [
            "test.mlir:2:19: error: use of value '%a' expects different type than prior uses: 'f32' vs 'i32'",
            "test.mlir:1:14: note: prior use here"
        ]
    );
}

#[test]
fn a_definition_has_the_type_of_earlier_uses() {
    let found = errors(&body(
        "  cf.br ^bb2\n^bb1:\n  %0 = arith.addi %1, %a : i32\n  return\n^bb2:\n  %1 = arith.addf %b, %b : f32\n  cf.br ^bb1",
    ));
    assert_eq!(
        found,
        [
            "test.mlir:7:3: error: definition of SSA value '%1' has type 'f32', but it was used as 'i32' before"
        ]
    );
}

#[test]
fn the_number_of_results_is_checked() {
    assert_eq!(
        errors(&body("  %0:2 = arith.addi %a, %a : i32")),
        ["test.mlir:2:3: error: `arith.addi` defines 1 results, but 2 are named"]
    );
    assert_eq!(
        errors(&body(
            "  %0 = arith.addi %a, %a : i32\n  %1 = arith.addi %0, %0#1 : i32"
        )),
        ["test.mlir:3:23: error: reference to invalid result number: `%0` names 1 values"]
    );
}

#[test]
fn an_unknown_op_gets_a_suggestion() {
    assert_eq!(
        parse_errors(&body("  %0 = arith.adi %a, %a : i32"))[..2],
        [
            "test.mlir:2:8: error: unknown op `arith.adi`",
            "note: did you mean `arith.addi`?"
        ]
    );
    assert_eq!(
        parse_errors(&body("  \"nowhere.op\"() : () -> ()"))[..2],
        [
            "test.mlir:2:3: error: unknown op `nowhere.op`",
            "note: no dialect `nowhere` is known"
        ]
    );
}

/// Where a prefix may be left out, the error does not invent one.
#[test]
fn an_unknown_op_is_named_as_it_is_written() {
    assert_eq!(
        parse_errors("function @f() {\n}")[0],
        "test.mlir:1:1: error: unknown op `function`"
    );
    let found = parse_errors("func @f() {\n}");
    assert_eq!(found[0], "test.mlir:1:1: error: unknown op `func`");
    assert!(found[1].starts_with("note: a dialect's prefix may be missing: "));
    assert!(found[1].contains("`func.func`"));
    // A known dialect is not said to be unknown.
    assert_eq!(
        parse_errors(&body("  linalg.softmax ins(%a : i32)")),
        ["test.mlir:2:3: error: unknown op `linalg.softmax`"]
    );
}

#[test]
fn every_fault_is_reported() {
    let found = errors(&body(
        "  %0 = arith.adi %a, %a : i32\n  %1 = arith.addi %a %a : i32\n  %2 = arith.addi %0, %1 : i32\n  %3 = arith.addi %2, %x : i32",
    ));
    assert_eq!(
        found,
        [
            "test.mlir:2:8: error: unknown op `arith.adi`",
            "test.mlir:3:22: error: expected `,`, found `%a`",
            "test.mlir:5:23: error: use of undeclared SSA value name '%x'",
        ]
    );
}

#[test]
fn an_open_region_is_traced_to_its_brace() {
    assert_eq!(
        parse_errors("func.func @f() {\n  return\n"),
        [
            "test.mlir:3:1: error: expected `}`, found the end of the file",
            "test.mlir:1:16: note: the region begins here"
        ]
    );
}

#[test]
fn blocks_are_checked() {
    assert_eq!(
        errors(&body("  cf.br ^nowhere")),
        ["test.mlir:2:9: error: reference to an undefined block"]
    );
    assert_eq!(
        errors(&body("  cf.br ^x\n^x:\n  cf.br ^x\n^x:")),
        ["test.mlir:5:1: error: redefinition of block '^x'"]
    );
}

#[test]
fn isolated_ops_hide_outer_names() {
    assert_eq!(
        errors(&body(
            "  builtin.module {\n    %0 = arith.addi %a, %a : i32\n  }"
        )),
        ["test.mlir:3:21: error: use of undeclared SSA value name '%a'"]
    );
}

/// Nothing that a user can type panics: every prefix of a program, and every program with one byte changed.
#[test]
fn broken_text_never_panics() {
    let program = r#"#map = affine_map<(d0) -> (d0)>
module attributes {a = dense<[1, 2]> : tensor<2xi32>} {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:
    %c1_i32 = arith.constant 1 : i32
    %0:1 = "arith.addi"(%arg1, %c1_i32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    cf.br ^bb2(%0#0 : i32)
  ^bb2(%1: i32):
    return %1 : i32 loc("x":1:2)
  }
}"#;
    for end in 0..program.len() {
        let _ = support::parse(&program[..end]);
    }
    for at in 0..program.len() {
        for byte in [b'{', b'}', b'<', b'"'] {
            let mut bytes = program.as_bytes().to_vec();
            bytes[at] = byte;
            let text = String::from_utf8(bytes).expect("ASCII stays ASCII");
            let _ = support::parse(&text);
        }
    }
}

#[test]
fn deep_text_is_refused_before_the_stack_ends() {
    let openers = [
        "module {",
        "\"func.func\"() ({",
        "!a = (",
        "!a = tuple<",
        "!a = () -> (",
        "!a = memref<2xi32, affine_map<(d0) -> (",
        "#a = [",
        "#a = {a = ",
        "#a = dense<[",
        "#a = affine_map<(d0) -> ((",
        "#a = loc(fused[",
        "#a = loc(callsite(",
        "#a = loc(\"x\"(",
    ];
    for opener in openers {
        let (head, tail) = opener.split_once("= ").unwrap_or(("", opener));
        let head = if head.is_empty() {
            String::new()
        } else {
            format!("{head}= ")
        };
        let deep = format!("{head}{}", tail.repeat(20_000));
        assert!(!errors(&deep).is_empty(), "{opener}");
    }
}
