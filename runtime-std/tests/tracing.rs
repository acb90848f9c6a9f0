//! What `vm.trace`, `vm.print` and `vm.break` show on a desktop.

mod support;

use support::{Directory, run};

const TEXT: &str = r#"vm.module @t version 0
vm.rodata[0] = 010203
vm.export @f
vm.func @f(%i0: i32) -> () {
^bb0:
  %i1 = vm.const.f32 1.5
  %i2 = vm.const.i32 1
  %r0 = vm.const.ref.rodata 0
  vm.trace "all kinds"(%i0, %i1, %r0, %r1)
  %r1 = vm.list.alloc %i2 : !vm.list<i32>
  vm.print "a \"list\""(%R1)
  vm.print ""(%i0)
  vm.break
  vm.cond_break %i0
  %i0 = vm.const.i32.zero
  vm.cond_break %i0
  vm.return
}
"#;

#[test]
fn points_show_their_values_and_their_place() {
    let directory = Directory::new("trace");
    let path = directory.file("t.vmasm", TEXT.as_bytes());
    let run = run(
        env!("CARGO_BIN_EXE_halcyon-run"),
        &[&format!("--module={path}"), "--input=-7"],
    );
    assert_eq!(run.status, 0, "{run:?}");
    let expected = format!(
        "trace \"all kinds\": -7, 1069547520 (0x3fc00000), !vm.buffer of 3 bytes, null; at {path}:9:3\n\
         print \"a \\\"list\\\"\": !vm.list; at {path}:11:3\n\
         print: -7; at {path}:12:3\n\
         break; at {path}:13:3\n\
         break; at {path}:14:3\n"
    );
    // Nothing after the condition that does not hold.
    assert_eq!(run.stderr, expected);
}

#[test]
fn without_debug_information_a_point_has_its_function() {
    let directory = Directory::new("trace-stripped");
    let text = directory.file("t.vmasm", TEXT.as_bytes());
    let module = directory.path("t.hal");
    let assemble = run(
        env!("CARGO_BIN_EXE_halcyon-as"),
        &["--strip", &text, "-o", &module],
    );
    assert_eq!(assemble.status, 0, "{assemble:?}");
    let run = run(
        env!("CARGO_BIN_EXE_halcyon-run"),
        &[&format!("--module={module}"), "--input=1"],
    );
    let first = run.stderr.lines().next();
    assert_eq!(
        first,
        Some("trace: 1, 1069547520 (0x3fc00000), !vm.buffer of 3 bytes, null; at word 4 of `f`")
    );
}
