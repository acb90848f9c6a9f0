//! What a program's failures say, and that the session goes on after each.

use halcyon_runtime_std::vmasm::{AssembleOptions, assemble_with};
use halcyon_runtime_std::{Program, Session, Value};

/// Functions that fail, each with what its failure says; line 1 is that of the module.
const FAILING: &str = r#"vm.module @errors version 0
vm.rodata[0] = 0102030405060708
vm.import optional @user.absent cconv "0v_v"
vm.export @divide
vm.func @divide() -> () {
^bb0:
  %i0 = vm.const.i32.zero
  %i0 = vm.div.i32.s %i0, %i0
  vm.return
}
vm.export @load
vm.func @load() -> () {
^bb0:
  %r0 = vm.const.ref.rodata 0
  %i0:1 = vm.const.i64 8
  %i2 = vm.buffer.load.i8.u %r0, %i0:1
  vm.return
}
vm.export @store
vm.func @store() -> () {
^bb0:
  %r0 = vm.const.ref.rodata 0
  %i0:1 = vm.const.i64.zero
  vm.buffer.store.i8 %i0, %r0, %i0:1
  vm.return
}
vm.export @null
vm.func @null() -> () {
^bb0:
  %i0 = vm.list.size %r0
  vm.return
}
vm.export @type
vm.func @type() -> () {
^bb0:
  %r0 = vm.const.ref.rodata 0
  %i0 = vm.list.size %r0
  vm.return
}
vm.export @index
vm.func @index() -> () {
^bb0:
  %i0 = vm.const.i32 1
  %r0 = vm.list.alloc %i0 : !vm.list<i32>
  %i0 = vm.list.get.i32 %r0, %i0
  vm.return
}
vm.func @own(%i0: i32) -> () {
^bb0:
  vm.fail %i0, "from inside"
}
vm.export @inside
vm.func @inside() -> () {
^bb0:
  %i0 = vm.const.i32 5
  vm.call @own(%i0)
  vm.return
}
vm.export @deep
vm.func @deep() -> () {
^bb0:
  vm.call @deep()
  vm.return
}
vm.export @missing
vm.func @missing() -> () {
^bb0:
  vm.call @user.absent()
  vm.return
}
vm.export @fine
vm.func @fine(%i0: i32) -> (i32) {
^bb0:
  %i0 = vm.add.i32 %i0, 1
  vm.return %i0
}
"#;

/// The function, what it fails with, the line of the instruction, and its function and word without lines.
const EXPECTED: &[(&str, &str, &str, &str)] = &[
    (
        "divide",
        "INVALID_ARGUMENT; integer division by zero",
        "8:3",
        "word 1 of `divide`",
    ),
    ("load", "OUT_OF_RANGE; ", "16:3", "word 2 of `load`"),
    ("store", "PERMISSION_DENIED; ", "24:3", "word 2 of `store`"),
    (
        "null",
        "INVALID_ARGUMENT; ref is null",
        "30:3",
        "word 0 of `null`",
    ),
    (
        "type",
        "INVALID_ARGUMENT; ref has another type",
        "37:3",
        "word 1 of `type`",
    ),
    ("index", "OUT_OF_RANGE; ", "45:3", "word 3 of `index`"),
    (
        "inside",
        "NOT_FOUND; from inside",
        "50:3",
        "word 0 of function 6",
    ),
    ("deep", "RESOURCE_EXHAUSTED; ", "62:3", "word 0 of `deep`"),
    ("missing", "NOT_FOUND; ", "68:3", "word 0 of `missing`"),
];

fn session(program: Program) -> Session {
    Session::new(program).unwrap()
}

/// Calls a function that fails, and one that does not.
fn failure(session: &mut Session, function: &str) -> String {
    let error = session.call(function, &[]).unwrap_err().to_string();
    let results = session.call("fine", &[Value::I32(41)]).unwrap();
    assert_eq!(results, [Value::I32(42)], "after {function}");
    assert_eq!(session.statistics().live_objects, 0, "after {function}");
    error
}

#[test]
fn failures_name_the_line_and_leave_the_session_usable() {
    let mut session = session(Program::assemble("errors.vmasm", FAILING).unwrap());
    for (function, expected, line, _) in EXPECTED {
        let error = failure(&mut session, function);
        let start = format!("calling `{function}`: {expected}");
        let end = format!("; at errors.vmasm:{line}");
        assert!(
            error.starts_with(&start) && error.ends_with(&end),
            "{start}...{end}: {error}"
        );
    }
}

#[test]
fn without_debug_information_failures_name_the_function() {
    let options = AssembleOptions {
        lines_of: None,
        strip: true,
    };
    let bytes = assemble_with(FAILING, options).unwrap();
    let mut session = session(Program::from_bytes("errors.hal", &bytes).unwrap());
    for (function, expected, _, site) in EXPECTED {
        let error = failure(&mut session, function);
        // Messages of the program's own are stripped too.
        let expected = expected
            .split("from inside")
            .next()
            .unwrap_or(expected)
            .trim_end_matches("; ");
        let start = format!("calling `{function}`: {expected}");
        let end = format!("; at {site}");
        assert!(
            error.starts_with(&start) && error.ends_with(&end),
            "{start}...{end}: {error}"
        );
    }
}

#[test]
fn imports_that_do_not_fit_are_told_with_both_sides() {
    let module = |import: &str| {
        let text = format!("vm.module @m version 0\nvm.import {import}\n");
        let program = Program::assemble("m.vmasm", &text).unwrap();
        Session::new(program).unwrap_err().to_string()
    };
    for (import, expected) in [
        (
            "@nobody.f cconv \"0v_v\"",
            "NOT_FOUND; import `nobody.f`: no module of that name",
        ),
        (
            "@hal_inline.buffer.length cconv \"0r_i\"",
            "INVALID_ARGUMENT; import `hal_inline.buffer.length`: expected signature 0r_i, found 0r_I",
        ),
        (
            "@hal_inline.buffer.length cconv \"0r_I\" version 7",
            "NOT_FOUND; import `hal_inline.buffer.length`: expected version 7 or later, found 0",
        ),
        (
            "@hal_inline.no_such cconv \"0v_v\"",
            "NOT_FOUND; import `hal_inline.no_such`: the module has no such function",
        ),
    ] {
        assert_eq!(module(import), format!("cannot load `m.vmasm`: {expected}"));
    }
}
