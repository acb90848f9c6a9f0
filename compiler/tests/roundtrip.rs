//! What is printed reads back as what was printed.

mod support;

use std::path::Path;

use halcyon_compiler::syntax::{Unregistered, split_input};
use support::{assert_fixed_point, round_trip, round_trip_with};

#[test]
fn a_function_prints_as_mlir_prints_it() {
    assert_fixed_point(
        "\
module {
  func.func @simple_mul(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = arith.mulf %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}",
    );
}

/// Each piece of the files under `tests/printed` is what IREE 3.13 prints; we print the same.
#[test]
fn text_of_the_peer_is_printed_as_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/printed");
    let entries = std::fs::read_dir(&folder).expect("the folder of printed files is there");
    let mut pieces = 0;
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        for piece in split_input(&text) {
            let lines = piece.text.lines().filter(|line| !line.starts_with("//"));
            assert_fixed_point(&lines.collect::<Vec<_>>().join("\n"));
            pieces += 1;
        }
    }
    assert!(pieces > 0, "no files in {}", folder.display());
}

#[test]
fn a_file_without_a_module_gets_one() {
    let printed = round_trip("func.func private @f(i32) -> (i32, f32)");
    assert_eq!(
        printed.trim(),
        "module {\n  func.func private @f(i32) -> (i32, f32)\n}"
    );
}

#[test]
fn blocks_are_named_and_list_their_predecessors() {
    assert_fixed_point(
        "\
module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg1, %c1_i32 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    return %1 : i32
  ^bb3:  // no predecessors
    return %arg1 : i32
  }
}",
    );
}

/// The numbers are those that `iree-opt` 3.13 gives.
#[test]
fn sibling_regions_repeat_numbers_in_custom_form() {
    let printed = round_trip_with(
        r#"
func.func @f(%a: i1) {
  "x.if"() ({
    %a1 = "x.a"() : () -> i32
    %a2 = "x.a"() : () -> i32
    "x.if"() ({ %a3 = "x.i"() : () -> i32 }, { %a3 = "x.i"() : () -> i32 })  : () -> ()
  },{
   ^bb0(%f: i32):
    %a2 = "x.a"() : () -> i32
  }, {
  }, {
  ^bb0:
  }) : () -> ()
  return
}"#,
        Unregistered::Allow,
    );
    assert_eq!(
        printed.trim(),
        r#"module {
  func.func @f(%arg0: i1) {
    "x.if"() ({
      %0 = "x.a"() : () -> i32
      %1 = "x.a"() : () -> i32
      "x.if"() ({
        %2 = "x.i"() : () -> i32
      }, {
        %2 = "x.i"() : () -> i32
      }) : () -> ()
    }, {
    ^bb0(%arg1: i32):
      %0 = "x.a"() : () -> i32
    }, {
    }, {
    ^bb0:
    }) : () -> ()
    return
  }
}"#
    );
}

#[test]
fn unknown_ops_keep_everything() {
    assert_eq!(
        round_trip_with(
            r#"
%0:3 = "x.many"() <{p = 1 : i32}> {"odd name", a = "s"} : () -> (i32, f32, index)
"x.use"(%0#2, %0) [] : (index, i32) -> ()
"x.ctl"(%0#1) ({
  "x.br"()[^bb2] : () -> ()
^bb1:
  "x.br"(%late)[^bb1, ^bb1] : (i1) -> ()
^bb2:
  %late = "x.def"() : () -> i1
  "x.br"()[^bb1] : () -> ()
}) : (f32) -> ()
"#,
            Unregistered::Allow,
        )
        .trim(),
        r#"module {
  %0:3 = "x.many"() <{p = 1 : i32}> {a = "s", "odd name"} : () -> (i32, f32, index)
  "x.use"(%0#2, %0#0) : (index, i32) -> ()
  "x.ctl"(%0#1) ({
    "x.br"()[^bb2] : () -> ()
  ^bb1:  // 3 preds: ^bb1, ^bb1, ^bb2
    "x.br"(%1)[^bb1, ^bb1] : (i1) -> ()
  ^bb2:  // pred: ^bb0
    %1 = "x.def"() : () -> i1
    "x.br"()[^bb1] : () -> ()
  }) : (f32) -> ()
}"#
    );
}

#[test]
fn names_of_results_may_be_split() {
    assert_eq!(
        round_trip_with(
            r#"
%a, %b:2 = "x.many"() : () -> (i32, f32, index)
"x.use"(%b#1, %b, %a) : (index, f32, i32) -> ()
"#,
            Unregistered::Allow,
        )
        .trim(),
        r#"module {
  %0:3 = "x.many"() : () -> (i32, f32, index)
  "x.use"(%0#2, %0#1, %0#0) : (index, f32, i32) -> ()
}"#
    );
}

#[test]
fn nested_modules_and_attributes() {
    assert_fixed_point(
        r#"
module @outer attributes {a.b = 1 : i64, c} {
  module {
    func.func @f() {
      return
    }
  }
  module @inner {
  }
}"#,
    );
}

#[test]
fn properties_read_in_both_spellings() {
    let generic = r#"
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%a: i32):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) {note} : () -> ()
}) : () -> ()"#;
    let mixed = generic
        .replace("<{function_type = (i32) -> i32, sym_name = \"f\"}>", "")
        .replace(
            "{note}",
            "{function_type = (i32) -> i32, sym_name = \"f\", note}",
        );
    let printed = round_trip(generic);
    assert_eq!(
        printed.trim(),
        "\
module {
  func.func @f(%arg0: i32) -> i32 attributes {note} {
    %0 = arith.addi %arg0, %arg0 overflow<nsw> : i32
    return %0 : i32
  }
}"
    );
    assert_eq!(round_trip(&mixed), printed);
}

#[test]
fn the_pieces_of_a_region_op_without_custom_form_print_in_theirs() {
    assert_eq!(
        round_trip_with(
            r#"func.func @f() {
  "x.region"() ({
    func.call @f() : () -> ()
    %c = arith.constant 4 : index
    %d = arith.constant 4 : index
  }) : () -> ()
  return
}"#,
            Unregistered::Allow,
        )
        .trim(),
        r#"module {
  func.func @f() {
    "x.region"() ({
      func.call @f() : () -> ()
      %c4 = arith.constant 4 : index
      %c4_0 = arith.constant 4 : index
    }) : () -> ()
    return
  }
}"#
    );
}
