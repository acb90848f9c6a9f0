//! The reader of `CHECK` lines finds what is there, and fails on what is not.

mod support;

use support::filecheck::check;

fn passes(test: &str, output: &str) -> bool {
    check(test, "CHECK", output).is_ok()
}

#[test]
fn lines_match_in_order() {
    assert!(passes("// CHECK: a\n// CHECK: b", "x a\ny b\n"));
    assert!(!passes("// CHECK: b\n// CHECK: a", "x a\ny b\n"));
    assert!(passes("// CHECK: a   b", "a \t b\n"));
    assert!(!passes("nothing to check", "a\n"));
}

#[test]
fn next_and_same_bind_to_lines() {
    assert!(passes("// CHECK: a\n// CHECK-NEXT: b", "a\nb\n"));
    assert!(!passes("// CHECK: a\n// CHECK-NEXT: b", "a\n\nb\n"));
    assert!(!passes("// CHECK: a\n// CHECK-NEXT: b", "a b\n"));
    assert!(passes("// CHECK: a\n// CHECK-SAME: b", "a b\n"));
    assert!(!passes("// CHECK: a\n// CHECK-SAME: b", "a\nb\n"));
}

#[test]
fn a_refused_text_must_not_stand_between() {
    let test = "// CHECK: a\n// CHECK-NOT: x\n// CHECK: b";
    assert!(passes(test, "a\nb\nx\n"));
    assert!(!passes(test, "a\nx\nb\n"));
    assert!(!passes("// CHECK: a\n// CHECK-NOT: x", "a\nb\nx\n"));
    assert!(passes("// CHECK-NOT: x\n// CHECK: a", "a\nx\n"));
}

#[test]
fn a_group_matches_in_any_order() {
    let test = "// CHECK-DAG: a\n// CHECK-DAG: b\n// CHECK: c";
    assert!(passes(test, "b\na\nc\n"));
    assert!(!passes(test, "b\nc\na\n"));
    assert!(!passes("// CHECK-DAG: a\n// CHECK-DAG: a", "a\n"));
}

#[test]
fn labels_fence_what_lies_between() {
    let test = "// CHECK-LABEL: @f\n// CHECK: add\n// CHECK-LABEL: @g\n// CHECK: mul";
    assert!(passes(test, "@f\nadd\n@g\nmul\n"));
    assert!(!passes(test, "@f\n@g\nadd\nmul\n"));
}

#[test]
fn variables_hold_what_they_matched() {
    let test = "// CHECK: %[[A:.+]] = add\n// CHECK: use %[[A]]{{$}}";
    assert!(passes(test, "%12 = add\nuse %12\n"));
    assert!(!passes(test, "%12 = add\nuse %13\n"));
    assert!(passes("// CHECK: [[X:[0-9]]]b", "a7b\n"));
    assert!(!passes("// CHECK: [[UNKNOWN]]", "a\n"));
}
