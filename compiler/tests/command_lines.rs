//! What `halcyon-compile` and `halcyon-opt` say of a command line that they cannot follow: one message, exit status 1.

use std::path::PathBuf;
use std::process::{Command, Stdio};

const COMPILE: &str = env!("CARGO_BIN_EXE_halcyon-compile");
const OPT: &str = env!("CARGO_BIN_EXE_halcyon-opt");

/// A file of a test's own.
fn file(name: &str, contents: &[u8]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("command_lines");
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let path = folder.join(name);
    std::fs::write(&path, contents).expect("a file for the test");
    path.display().to_string()
}

fn refused(tool: &str, arguments: &[&str]) -> String {
    let output = Command::new(tool)
        .args(arguments)
        .output()
        .expect("the tool starts");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    errors
}

#[test]
fn mistakes_on_the_command_line_are_told() {
    let program = file("flags.mlir", b"func.func @f() {\n  return\n}\n");
    for (tool, flags, message) in [
        (
            COMPILE,
            "--compile-too=flow",
            "similar argument exists: '--compile-to'",
        ),
        (COMPILE, "--compile-to=floww", "there is no phase `floww`"),
        (
            COMPILE,
            "--compile-from=vm --compile-to=flow",
            "--compile-from=vm lies behind --compile-to=flow",
        ),
        (
            COMPILE,
            "--compile-from=end",
            "--compile-from=end leaves nothing to do",
        ),
        (
            COMPILE,
            "--mlir-print-ir-after=csee",
            "there is no pass `csee`; did you mean `cse`?",
        ),
        (
            COMPILE,
            "--vm-target-index-bits=16",
            "expected 32 or 64, found `16`",
        ),
        (
            COMPILE,
            "-o /no/such/folder/x",
            "cannot write `/no/such/folder/x`",
        ),
        (
            OPT,
            "--canonicalise",
            "similar argument exists: '--canonicalize'",
        ),
        (
            OPT,
            "--pass-pipeline=builtin.module(csee)",
            "there is no pass `csee`; did you mean `cse`?",
        ),
        (
            OPT,
            "--pass-pipeline=builtin.module(no.op(cse))",
            "there is no op `no.op`",
        ),
        (
            OPT,
            "--pass-pipeline=builtin.module(cse",
            "expected `)` to close `builtin.module(`",
        ),
    ] {
        let mut arguments = vec![program.as_str()];
        arguments.extend(flags.split_whitespace());
        let errors = refused(tool, &arguments);
        assert!(errors.contains(message), "{flags}: {errors}");
    }
}

#[test]
fn inputs_that_are_no_text_are_told() {
    let module = file("module.hal", b"HLCM\x01\x00\xff");
    let binary = file("binary.mlir", b"func.func @f() // \xff");
    for tool in [COMPILE, OPT] {
        let errors = refused(tool, &["/no/such/file.mlir"]);
        assert!(
            errors.contains("cannot read `/no/such/file.mlir`"),
            "{errors}"
        );
        let errors = refused(tool, &[&module]);
        assert!(
            errors.contains("is a compiled module, expected MLIR text"),
            "{errors}"
        );
        let errors = refused(tool, &[&binary]);
        assert!(
            errors.contains("is not UTF-8 text: invalid byte at offset 18"),
            "{errors}"
        );
    }
}

#[test]
fn the_phase_that_was_stated_stands_beside_the_error() {
    let program = file(
        "source.mlir",
        b"func.func @f(%a: tensor<4xf32>) {\n  return\n}\n",
    );
    let errors = refused(COMPILE, &["--compile-from=stream", &program]);
    assert!(
        errors.contains("the input was taken for IR of phase `stream`, as --compile-from says"),
        "{errors}"
    );
}

#[test]
fn an_import_needs_the_name_of_its_module() {
    let program = file(
        "import.mlir",
        b"vm.module @m {\n  vm.import private @outside(i32)\n}\n",
    );
    let errors = refused(COMPILE, &["--compile-from=vm", &program]);
    assert!(
        errors.contains(
            "is called `outside`, which is not of the form `module.function` that an import needs"
        ),
        "{errors}"
    );
    assert!(errors.contains("import.mlir:2:3"), "{errors}");
}

#[test]
fn stack_is_saved_where_that_is_asked_for() {
    let program = file(
        "stack.mlir",
        b"util.func public @f(%c: i1) -> i32 {\n  %a = arith.constant 40000 : i32\n  cf.cond_br %c, ^bb1, ^bb2\n^bb1:\n  util.return %a : i32\n^bb2:\n  %b = util.call @g.h(%a) : (i32) -> i32\n  util.return %b : i32\n}\nutil.func private @g.h(i32) -> i32\n",
    );
    for (flag, ran) in [
        ("--iree-vm-target-optimize-for-stack-size", true),
        ("--iree-vm-target-optimize-for-stack-size=false", false),
    ] {
        let output = Command::new(COMPILE)
            .args([flag, "--compile-to=vm", "--mlir-timing", &program])
            .output()
            .expect("the tool starts");
        let timings = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{timings}");
        assert_eq!(
            timings.contains("iree-vm-sink-defining-ops"),
            ran,
            "{timings}"
        );
    }
}

#[test]
fn a_reader_that_goes_away_is_told_nothing() {
    let program = file("closed.mlir", b"func.func @f() {\n  return\n}\n");
    for (tool, flag) in [
        (OPT, "--canonicalize"),
        (COMPILE, "--compile-to=abi"),
        (COMPILE, "--compile-to=end"),
    ] {
        // The reading end of the pipe is closed before the tool starts.
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = Command::new(tool)
            .args([flag, &program])
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("the tool starts");
        assert_eq!(output.status.code(), Some(1), "{tool} {flag}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{tool} {flag}");
    }
}
