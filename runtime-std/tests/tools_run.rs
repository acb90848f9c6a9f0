//! `halcyon-run`, driven as a user does.
//!
//! Output texts are what `iree-run-module` 3.13 prints for the same calls, unless a test says otherwise.
//! Products and sums are by hand.

mod support;

use support::{Directory, Run, run};

fn halcyon_run(args: &[&str]) -> Run {
    run(env!("CARGO_BIN_EXE_halcyon-run"), args)
}

/// A module file and the directory that holds it.
struct Module {
    directory: Directory,
    flag: String,
    path: String,
}

fn module(test: &str, bytes: &[u8]) -> Module {
    let directory = Directory::new(&format!("run-{test}"));
    let path = directory.file("module.hal", bytes);
    Module {
        directory,
        flag: format!("--module={path}"),
        path,
    }
}

impl Module {
    fn run(&self, args: &[&str]) -> Run {
        let mut all = vec![self.flag.as_str()];
        all.extend(args);
        halcyon_run(&all)
    }

    fn stdout(&self, args: &[&str]) -> String {
        let run = self.run(args);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
        run.stdout
    }

    fn stderr(&self, args: &[&str]) -> String {
        let run = self.run(args);
        assert_eq!(run.status, 1, "{run:?}");
        run.stderr
    }
}

const A: &str = "--input=4xf32=1 2 3 4";
const B: &str = "--input=4xf32=10 20 30 40";
const PRODUCT: &str = "EXEC @simple_mul\nresult[0]: hal.buffer_view\n4xf32=10 40 90 160\n";

#[test]
fn a_product_is_printed() {
    let module = module("product", &support::simple_mul());
    assert_eq!(module.stdout(&["--function=simple_mul", A, B]), PRODUCT);
    // The module exports one function, and flags may have hyphens and values of their own.
    assert_eq!(module.stdout(&[A, B]), PRODUCT);
    assert_eq!(module.stdout(&["--input", "4xf32=1 2 3 4", B]), PRODUCT);
    assert_eq!(
        module.stdout(&[A, "--input=4xf32=10", "--output-max-element-count=2"]),
        "EXEC @simple_mul\nresult[0]: hal.buffer_view\n4xf32=10 20...\n"
    );
    for device in ["local-sync", "local-sync://", "local-task"] {
        assert_eq!(
            module.stdout(&[&format!("--device={device}"), A, B]),
            PRODUCT
        );
    }
}

#[test]
fn scalars_go_through() {
    let module = module("scalars", &support::scalars());
    let inputs = ["--input=0xFF", "--input=-5", "--input=1e10", "--input=0.1"];
    assert_eq!(
        module.stdout(&inputs),
        "EXEC @scalars\nresult[0]: i32=255\nresult[1]: i64=-5\nresult[2]: f32=1e+10\n\
         result[3]: f64=0.1\n"
    );
    let wide = "--input=-9223372036854775808";
    let stdout = module.stdout(&["--input=4294967295", wide, "--input=nan", "--input=-inf"]);
    assert_eq!(
        stdout,
        "EXEC @scalars\nresult[0]: i32=-1\nresult[1]: i64=-9223372036854775808\n\
         result[2]: f32=nan\nresult[3]: f64=-inf\n"
    );
}

#[test]
fn every_element_type_goes_through() {
    let module = module("types", &support::identity());
    for text in [
        "f32=7",
        "2x2x2xf32=[[1 2][3 4]][[5 6][7 8]]",
        "3xi8=-1 127 -128",
        "2xui8=255 128",
        "2xsi16=-2 3",
        "2xi32=-1 2147483647",
        "2xi64=-9223372036854775808 1",
        "2xui64=18446744073709551615 0",
        "2xf16=1.5 -INF",
        "2xbf16=3.14062 NAN",
        "2xf64=1E+300 -0",
        "2xi1=01 00",
        "0xf32=",
        "2x0xf32=[][]",
    ] {
        let stdout = module.stdout(&[&format!("--input={text}")]);
        assert_eq!(
            stdout,
            format!("EXEC @identity\nresult[0]: hal.buffer_view\n{text}\n")
        );
    }
    assert_eq!(
        module.stdout(&["--input=(null)"]),
        "EXEC @identity\nresult[0]: (null)\n"
    );
    assert_eq!(
        module.stdout(&["--input=&4xf32=1"]),
        "EXEC @identity\nresult[0]: hal.buffer\n(no printer)\n"
    );
}

#[test]
fn state_starts_as_the_initializer_leaves_it() {
    let module = module("state", &support::several());
    assert_eq!(
        module.stdout(&["--function=next"]),
        "EXEC @next\nresult[0]: i32=41\n"
    );
    assert_eq!(
        module.stdout(&["--function=double", "--input=21"]),
        "EXEC @double\nresult[0]: i32=42\n"
    );
    assert_eq!(module.stdout(&["--function=pass"]), "EXEC @pass\n");
    let sum = self::module("sum", &support::running_sum());
    assert_eq!(
        sum.stdout(&[A]),
        "EXEC @sum\nresult[0]: hal.buffer_view\n4xf32=1 2 3 4\n"
    );
}

#[test]
fn results_are_compared() {
    let module = module("expected", &support::simple_mul());
    let success =
        "EXEC @simple_mul\n[SUCCESS] all function outputs matched their expected values.\n";
    for expected in [
        "4xf32=10 40 90 160",
        "4xf32=10 40 90 160.00001",
        "(ignored)",
    ] {
        let flag = format!("--expected_output={expected}");
        assert_eq!(module.stdout(&[A, B, &flag]), success);
    }
    let run = module.run(&[A, B, "--expected-output=4xf32=10 40 90 161"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert_eq!(
        run.stdout,
        "EXEC @simple_mul\n[FAILED] result[0]: element at index 3 (160) does not match the expected \
         (161); expected that the view is equal to contents of a view of 4xf32\n  expected:\n\
         4xf32=10 40 90 161\n  actual:\n4xf32=10 40 90 160\n"
    );
    let nearly = "--expected_output=4xf32=10 40 90 160.00002";
    assert_eq!(
        module.run(&[A, B, nearly, "--equality_mode=exact"]).status,
        1
    );
    let far = "--expected_output=4xf32=11 41 91 161";
    assert_eq!(
        module.stdout(&[A, B, far, "--expected_f32_threshold=1"]),
        success
    );
    let run = module.run(&[A, B, "--expected_output=2x2xf32=1"]);
    assert!(
        run.stdout
            .contains("metadata is 4xf32; expected that the view matches 2x2xf32"),
        "{run:?}"
    );
}

#[test]
fn files_go_in_and_come_out() {
    let module = module("files", &support::simple_mul());
    let array = module.directory.path("product.npy");
    let raw = module.directory.path("product.bin");
    assert_eq!(
        module.stdout(&[A, B, &format!("--output=@{array}")]),
        "EXEC @simple_mul\n"
    );
    module.stdout(&[A, B, &format!("--output=+{array}")]);
    module.stdout(&[A, B, &format!("--output=@{raw}")]);
    // Both files hold 10 40 90 160; squared that is 100 1600 8100 25600.
    let squared = "EXEC @simple_mul\nresult[0]: hal.buffer_view\n4xf32=100 1600 8100 25600\n";
    for inputs in [
        [format!("--input=@{array}"), format!("--input=+{array}")],
        [
            format!("--input=*{array}"),
            "--output_max_element_count=9".to_string(),
        ],
        [format!("--input=4xf32=@{raw}"), format!("--input=@{array}")],
    ] {
        assert_eq!(module.stdout(&[&inputs[0], &inputs[1]]), squared);
    }
    assert_eq!(
        std::fs::read(&raw).unwrap(),
        [10f32, 40.0, 90.0, 160.0]
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect::<Vec<u8>>()
    );
    assert_eq!(module.stdout(&[A, B, "--output="]), "EXEC @simple_mul\n");
    assert_eq!(
        module.stdout(&[A, B, "--output=-"]),
        "EXEC @simple_mul\nhal.buffer_view\n4xf32=10 40 90 160\n"
    );
    let stderr = module.stderr(&[A, B, "--output=", "--output="]);
    assert_eq!(
        stderr,
        "halcyon-run: error: expected an --output for each of 1 result, found 2\n"
    );
    let stderr = module.stderr(&[A, B, "--output=product"]);
    assert_eq!(
        stderr,
        "halcyon-run: error: --output: expected ``, `-`, `@file` or `+file`, found `product`\n"
    );
}

#[test]
fn flags_come_from_files() {
    let module = module("flagfile", &support::simple_mul());
    let flags = module
        .directory
        .file("flags", format!("# inputs\n{A}\n\n{B}\n").as_bytes());
    assert_eq!(module.stdout(&[&format!("--flagfile={flags}")]), PRODUCT);
}

#[test]
fn wrong_inputs_name_the_flag_and_the_place() {
    let module = module("inputs", &support::simple_mul());
    for (input, error) in [
        (
            "4xf32=1 2 x 4",
            "in `4xf32=1 2 x 4`: expected a number, found `x` at column 11",
        ),
        (
            "4xf32=1 2 3",
            "in `4xf32=1 2 3`: expected 4 values for `4xf32`, found 3 at column 12",
        ),
        ("", "in ``: expected a value, found nothing"),
        (
            "4xf33=1",
            "in `4xf33=1`: unknown element type `f33`; expected one of `i1`, ",
        ),
        (
            "9999999999999999xf32",
            "in `9999999999999999xf32`: a tensor of shape `9999999999999999xf32` does not fit in memory",
        ),
        (
            "@/no/such.npy",
            "in `@/no/such.npy`: cannot read `/no/such.npy`: ",
        ),
    ] {
        let stderr = module.stderr(&[A, &format!("--input={input}")]);
        let start = format!("halcyon-run: error: --input: {error}");
        assert!(stderr.starts_with(&start), "{stderr}");
    }
}

#[test]
fn wrong_calls_name_the_function() {
    let module = module("calls", &support::simple_mul());
    let declaration = "sync func @simple_mul(%input0: tensor<4xf32>, %input1: tensor<4xf32>) -> \
                       (%output0: tensor<4xf32>)";
    for (inputs, found) in [(&[A][..], 1), (&[A, A, A], 3), (&[], 0)] {
        assert_eq!(
            module.stderr(inputs),
            format!(
                "halcyon-run: error: `simple_mul` takes 2 arguments, found {found}; \
                 declared as `{declaration}`\n"
            )
        );
    }
    let stderr = module.stderr(&["--function=simple_mull", A, B]);
    assert_eq!(
        stderr,
        format!(
            "halcyon-run: error: no function `simple_mull` in `{}`; it exports `simple_mul`\n",
            module.path
        )
    );
    let several = self::module("calls-several", &support::several());
    let stderr = several.stderr(&[]);
    assert_eq!(
        stderr,
        "halcyon-run: error: more than one exported function; pick one with --function=: next, \
         double, divide, fail_always, fail_not, pass, deep\n"
    );
    // Initializers run by themselves and cannot be called.
    let stderr = several.stderr(&["--function=__init"]);
    assert!(stderr.contains("no function `__init` in "), "{stderr}");
    let stderr = several.stderr(&["--function=double", "--input=4xf32=1"]);
    assert_eq!(
        stderr,
        "halcyon-run: error: --input: in `4xf32=1`: expected a number for i32\n"
    );
}

#[test]
fn wrong_shapes_and_types_name_the_argument() {
    let module = module("shapes", &support::simple_mul());
    for (input, expected) in [
        ("3xf32=1", ["input1", "4", "3"]),
        ("1x4xf32=1", ["input1", "4", "1x4"]),
        ("4xi32=1", ["input1", "f32", "i32"]),
        ("(null)", ["input1", "simple_mul", "null"]),
    ] {
        let run = module.run(&[A, &format!("--input={input}")]);
        assert_eq!(run.status, 1, "{run:?}");
        assert_eq!(run.stdout, "EXEC @simple_mul\n");
        assert!(
            run.stderr
                .starts_with("halcyon-run: error: calling `simple_mul`"),
            "{run:?}"
        );
        for word in expected {
            assert!(run.stderr.contains(word), "{word} is not in {run:?}");
        }
    }
}

/// NumPy arrays carry a sign where compiled programs have none. The peer takes them as well.
#[test]
fn integers_of_either_sign_fit_a_signless_argument() {
    let directory = Directory::new("run-sign");
    let module = directory.file(
        "sign.vmasm",
        br#"vm.module @m version 0
vm.import @hal_inline.buffer_view.assert cconv "0rriiCID_v"
vm.rodata[0] = 696E70757430
vm.export @f
vm.func @f(%r0: !vm.ref<?>) -> (!vm.ref<?>) {
^bb0:
  %i0 = vm.const.i32 268435488  // i32
  %i1 = vm.const.i32 1
  %i2:3 = vm.const.i64 2
  %r1 = vm.const.ref.rodata 0
  vm.call.variadic @hal_inline.buffer_view.assert segments[65535, 65535, 65535, 65535, 1](%r0, %r1, %i0, %i1, %i2)
  vm.return %R0
}
"#,
    );
    let module = format!("--module={module}");
    for input in ["2xi32=1 2", "2xsi32=1 2", "2xui32=1 2"] {
        let run = halcyon_run(&[
            &module,
            &format!("--input={input}"),
            "--expected_output=2xi32=1 2",
        ]);
        assert_eq!(run.status, 0, "{input}: {run:?}");
    }
    for input in ["2xf32=1 2", "2xi16=1 2", "2xi1=01 00"] {
        let run = halcyon_run(&[&module, &format!("--input={input}")]);
        assert_eq!(run.status, 1, "{input}: {run:?}");
        assert!(run.stderr.contains("input0"), "{run:?}");
    }
}

#[test]
fn failures_inside_of_a_call_say_where() {
    let module = module("failures", &support::several());
    let stderr = module.stderr(&["--function=divide", "--input=1", "--input=0"]);
    assert!(stderr.contains("calling `divide`"), "{stderr}");
    assert!(stderr.contains("several.mlir:7:3"), "{stderr}");
    let stderr = module.stderr(&["--function=fail_always"]);
    assert!(stderr.contains("FAILED_PRECONDITION"), "{stderr}");
    assert!(stderr.contains("nothing works"), "{stderr}");
    let stderr = module.stderr(&["--function=deep", "--input=1"]);
    assert!(stderr.contains("calling `deep`"), "{stderr}");
}

#[test]
fn modules_that_cannot_be_loaded_are_named() {
    let directory = Directory::new("run-load");
    let module = support::simple_mul();
    let mut newer = module.clone();
    newer[4] = 9;
    for (name, bytes, error) in [
        ("empty.hal", &[][..], "truncated module: "),
        (
            "short.hal",
            &module[..module.len() - 1],
            "truncated module: ",
        ),
        (
            "newer.hal",
            &newer,
            "module has format version 9, this runtime reads version 2",
        ),
        (
            "text.hal",
            &[b'x'; 200],
            "not a module: expected `HLCM` at offset 0, found `xxxx`",
        ),
    ] {
        let path = directory.file(name, bytes);
        let run = halcyon_run(&[&format!("--module={path}"), A, B]);
        assert_eq!(run.status, 1);
        let start = format!("halcyon-run: error: cannot load `{path}`: {error}");
        assert!(run.stderr.starts_with(&start), "{run:?}");
    }
    let missing = directory.path("missing.hal");
    let run = halcyon_run(&[&format!("--module={missing}"), A, B]);
    let start = format!("halcyon-run: error: cannot read `{missing}`: ");
    assert!(run.status == 1 && run.stderr.starts_with(&start), "{run:?}");
}

#[test]
fn mistakes_on_the_command_line_exit_with_1() {
    let module = module("mistakes", &support::simple_mul());
    for args in [
        &["--bogus=1"][..],
        &["--equality_mode=fooo"],
        &["--output_max_element_count=x"],
        &["extra"],
    ] {
        let stderr = module.stderr(args);
        assert!(stderr.starts_with("error: "), "{stderr}");
    }
    let run = halcyon_run(&[]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("--module"), "{run:?}");
    let stderr = module.stderr(&["--device=cuda", A, B]);
    assert_eq!(
        stderr,
        "halcyon-run: error: --device=cuda: no driver `cuda`; this build has `local-sync`\n"
    );
    assert_eq!(halcyon_run(&["--list_devices"]).stdout, "local-sync://\n");
    let help = halcyon_run(&["--help"]);
    assert!(help.status == 0 && help.stdout.contains("--expected_output"));
}

#[test]
fn statistics_are_printed_on_request() {
    let module = module("statistics", &support::simple_mul());
    let run = module.run(&[A, B, "--print_statistics"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, PRODUCT));
    assert!(run.stderr.contains("peak"), "{run:?}");
    assert_eq!(module.stdout(&[A, B, "--print_statistics=false"]), PRODUCT);
}
