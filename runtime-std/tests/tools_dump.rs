//! `halcyon-dump`, driven as a user does.

mod support;

use support::{Directory, Run, run};

fn dump(args: &[&str]) -> Run {
    run(env!("CARGO_BIN_EXE_halcyon-dump"), args)
}

#[test]
fn metadata_lists_what_a_module_needs_and_offers() {
    let directory = Directory::new("dump-metadata");
    let module = directory.file("simple_mul.hal", &support::simple_mul());
    let Run {
        status,
        stdout,
        stderr,
    } = dump(&["--output=metadata", &module]);
    assert_eq!((status, stderr.as_str()), (0, ""));
    for expected in [
        "// @module : format version 2\n",
        "Requirements: EXT_F32\n",
        "Module Dependencies:\n  hal_inline, version >= 0, required\n",
        "  [  0] hal_inline.buffer.allocate(i32, i64) -> (!vm.ref<?>, !vm.ref<?>)\n",
        "  [  2] hal_inline.buffer_view.create(!vm.ref<?>, i64, i64, i32, i32, tuple<i64>...) -> \
         (!vm.ref<?>)\n",
        "  [  3] hal_inline.buffer_view.assert(!vm.ref<?>, !vm.ref<?>, i32, i32, tuple<i64>...) \
         -> ()\n",
        "Exported Functions:\n  [  0] simple_mul(!vm.ref<?>, !vm.ref<?>) -> (!vm.ref<?>)\n        \
         iree.abi.declaration: sync func @simple_mul(%input0: tensor<4xf32>, %input1: \
         tensor<4xf32>) -> (%output0: tensor<4xf32>)\n",
        "  .rodata[  0]            6 bytes `input0`\n",
        " | simple_mul\n",
    ] {
        assert!(
            stdout.contains(expected),
            "{expected:?} is not in\n{stdout}"
        );
    }
    assert!(!stdout.contains("vm.func"), "{stdout}");
}

#[test]
fn disassembly_names_functions_imports_and_rodata() {
    let directory = Directory::new("dump-disassembly");
    let module = directory.file("simple_mul.hal", &support::simple_mul());
    let stdout = dump(&["--output=disassembly", &module]).stdout;
    for expected in [
        "vm.module @module version 0\n",
        "vm.loc[0] = \"simple_mul.mlir\":2:8\n",
        "vm.import @hal_inline.buffer.storage cconv \"0r_r\" nosideeffects\n",
        "vm.rodata[0] align 1 = 696E70757430\n",
        "vm.export @simple_mul {iree.abi.declaration = \"sync func @simple_mul(%input0: tensor<4xf32>, \
         %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)\"}\nvm.func @simple_mul(%r0: !vm.ref<?>, %r1: !vm.ref<?>) -> \
         (!vm.ref<?>) {\n^bb0:\n  .loc[0]  // \"simple_mul.mlir\":2:8\n",
        "%r2 = vm.const.ref.rodata 0  // 6b\n",
        "@hal_inline.buffer_view.assert",
        "vm.mul.f32 %i11, %i12\n",
        "vm.return %R0\n}\n",
    ] {
        assert!(
            stdout.contains(expected),
            "{expected:?} is not in\n{stdout}"
        );
    }
    assert!(!stdout.contains("Exported Functions"), "{stdout}");
}

#[test]
fn scalar_arguments_show_their_registers() {
    let directory = Directory::new("dump-scalars");
    let module = directory.file("scalars.hal", &support::scalars());
    let stdout = dump(&["--output=disassembly", &module]).stdout;
    assert!(
        stdout.contains(
            "vm.func @scalars(%i0: i32, %i1:2: i64, %i3: f32, %i4:5: f64) -> \
             (i32, i64, f32, f64) {\n"
        ),
        "{stdout}"
    );
}

#[test]
fn one_function_is_picked_by_export_debug_name_or_ordinal() {
    let directory = Directory::new("dump-function");
    let module = directory.file("several.hal", &support::several());
    for (function, name) in [("double", "double"), ("sum", "sum"), ("1", "next")] {
        let flag = format!("--function={function}");
        let stdout = dump(&["--output=disassembly", &flag, &module]).stdout;
        assert_eq!(stdout.matches("vm.func @").count(), 1, "{stdout}");
        assert!(stdout.contains(&format!("vm.func @{name}(")), "{stdout}");
    }
    let Run { status, stderr, .. } = dump(&["--function=tripel", &module]);
    assert_eq!(status, 1);
    assert_eq!(
        stderr,
        "halcyon-dump: error: no function `tripel` in the module; it has 9 functions\n"
    );
}

#[test]
fn state_and_private_functions_are_shown() {
    let directory = Directory::new("dump-state");
    let module = directory.file("several.hal", &support::several());
    let stdout = dump(&[&module]).stdout;
    assert!(
        stdout.contains("Module State:\n  4 bytes, 0 refs\n"),
        "{stdout}"
    );
    assert!(stdout.contains("Requirements: (none)\n"), "{stdout}");
    assert!(
        stdout.contains("vm.func @sum(%i0: i32, %i1: i32) -> (i32) {\n"),
        "{stdout}"
    );
    // A function that calls itself has no stack bound.
    let deep = stdout.lines().find(|line| line.ends_with("| deep"));
    assert!(deep.unwrap().contains("|   none |"), "{stdout}");
}

#[test]
fn requirements_have_the_names_of_the_runtime_features() {
    let directory = Directory::new("dump-requirements");
    let text = "vm.module @m version 0\nvm.export @f\nvm.func @f(%i0: i32, %i1:2: f64) -> () {\n\
                ^bb0:\n  %r0 = vm.list.alloc %i0 : i32\n  %i1:2 = vm.exp.f64 %i1:2\n  vm.return\n}\n";
    let module = directory.file("f.vmasm", text.as_bytes());
    let stdout = dump(&["--output=metadata", &module]).stdout;
    let line = stdout
        .lines()
        .find(|line| line.starts_with("Requirements: "));
    let mut names: Vec<&str> = line.unwrap()["Requirements: ".len()..]
        .split(" | ")
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["EXT_COLLECTIONS", "EXT_F64", "EXT_MATH"]);
}

#[test]
fn assembler_text_is_a_module_too() {
    let directory = Directory::new("dump-vmasm");
    let text = "vm.module @m version 0\n\nvm.export @f\nvm.func @f(%i0: i32) -> (i32) {\n\
                ^bb0:\n  %i0 = vm.add.i32 %i0, %i0\n  vm.return %i0\n}\n";
    let module = directory.file("f.vmasm", text.as_bytes());
    let run = dump(&["--output=disassembly", &module]);
    assert_eq!((run.status, run.stdout.as_str()), (0, text));
    let broken = directory.file("g.vmasm", text.replace("add", "and.or").as_bytes());
    let run = dump(&[&broken]);
    assert_eq!(run.status, 1);
    assert_eq!(
        run.stderr,
        format!("halcyon-dump: error: {broken}:6:9: unknown instruction `vm.and.or.i32`\n")
    );
}

#[test]
fn what_is_no_module_is_an_error() {
    let directory = Directory::new("dump-errors");
    let text = directory.file("text.mlir", b"func.func @f() { return }");
    let module = support::simple_mul();
    let short = directory.file("short.hal", &module[..100]);
    let mut newer = module.clone();
    newer[4] = 9;
    let newer = directory.file("newer.hal", &newer);
    let missing = directory.path("missing.hal");
    for (path, error) in [
        (
            &text,
            "not a module: expected `HLCM` at offset 0, found `func`",
        ),
        (&short, "truncated module: expected "),
        (
            &newer,
            "module has format version 9, this runtime reads version 2",
        ),
    ] {
        let Run { status, stderr, .. } = dump(&[path]);
        assert_eq!(status, 1);
        let start = format!("halcyon-dump: error: cannot load `{path}`: {error}");
        assert!(stderr.starts_with(&start), "{stderr}");
    }
    let Run { status, stderr, .. } = dump(&[&missing]);
    assert_eq!(status, 1);
    let start = format!("halcyon-dump: error: cannot read `{missing}`: ");
    assert!(stderr.starts_with(&start), "{stderr}");
}

#[test]
fn mistakes_on_the_command_line_exit_with_1() {
    for args in [&["--bogus=1", "m"][..], &[], &["--output=xml", "m"]] {
        let Run { status, stderr, .. } = dump(args);
        assert_eq!(status, 1, "{args:?}");
        assert!(stderr.starts_with("error: "), "{stderr}");
    }
    let Run { status, stdout, .. } = dump(&["--help"]);
    assert_eq!(status, 0);
    assert!(stdout.contains("--output"), "{stdout}");
}
