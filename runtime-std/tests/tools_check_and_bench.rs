//! `halcyon-check` and `halcyon-bench`, driven as a user does.

mod support;

use support::{Directory, run};

const CHECK: &str = env!("CARGO_BIN_EXE_halcyon-check");
const BENCH: &str = env!("CARGO_BIN_EXE_halcyon-bench");

#[test]
fn tests_pass_unless_their_name_says_otherwise() {
    let directory = Directory::new("check");
    let module = directory.file("several.hal", &support::several());
    let flag = format!("--module={module}");
    let run = support::run(CHECK, &[&flag]);
    assert_eq!(
        run.stdout,
        "test several.fail_always ... ok\n\
         test several.fail_not ... FAILED: expected a failure, and it returned\n\
         test several.pass ... ok\n\
         2 passed; 1 failed\n"
    );
    assert_eq!(run.status, 1);
    let run = support::run(CHECK, &[&flag, "--filter=pass"]);
    assert_eq!(
        (run.status, run.stdout.as_str()),
        (0, "test several.pass ... ok\n1 passed; 0 failed\n")
    );
    let run = support::run(CHECK, &[&flag, "--filter=nothing-of-the-kind"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("exports no test"), "{run:?}");
}

/// A module of text with these functions as its tests.
fn tests(bodies: &[(&str, &str)]) -> String {
    let mut text = String::from(
        "vm.module @t version 0\nvm.import @yieldable_test.yield_n cconv \"0ii_i\" yields\n",
    );
    for (name, body) in bodies {
        text += &format!("vm.export @{name}\nvm.func @{name}() -> () {{\n^bb0:\n{body}\n}}\n");
    }
    text
}

#[test]
fn text_is_tested_to_its_end() {
    let directory = Directory::new("check-text");
    let allocate =
        "  %i0:1 = vm.const.i64 8\n  %i2 = vm.const.i32 4\n  %r0 = vm.buffer.alloc %i0:1, %i2\n";
    let text = tests(&[
        ("returns", "  vm.return"),
        ("fail_returns", "  vm.return"),
        ("fails", "  %i0 = vm.const.i32 5\n  vm.fail %i0, \"no\""),
        ("yields", "  vm.yield ^bb1()\n^bb1:\n  vm.return"),
        ("never_ends", "  vm.yield ^bb0()"),
        (
            "waits",
            "  %i0 = vm.const.i32 2\n  vm.call.yieldable @yieldable_test.yield_n(%i0, %i0) -> ^bb1(%i1)\n^bb1:\n  \
             %i1 = vm.add.i32 %i1, -4\n  vm.cond_br %i1, ^bb2(), ^bb3()\n^bb2:\n  vm.fail %i0, \"sum\"\n^bb3:\n  vm.return",
        ),
        // What a global holds is no leak.
        (
            "keeps",
            &format!("{allocate}  vm.global.store.ref %R0, .refs[0] : !vm.buffer\n  vm.return"),
        ),
    ]);
    let path = directory.file("t.vmasm", text.as_bytes());
    let broken = directory.file("broken.vmasm", b"vm.module @b\nvm.fun @f");
    let run = run(CHECK, &["--vmasm", &path, &broken]);
    let expected = format!(
        "test t.returns ... ok\n\
         test t.fail_returns ... FAILED: expected a failure, and it returned\n\
         test t.fails ... FAILED: NOT_FOUND; no; at {path}:17:3\n\
         test t.yields ... ok\n\
         test t.never_ends ... FAILED: suspended more than 10000 times\n\
         test t.waits ... ok\n\
         test t.keeps ... ok\n\
         test {broken} ... FAILED: {broken}:2:1: unknown directive `vm.fun`\n\
         4 passed; 4 failed\n"
    );
    assert_eq!((run.status, run.stdout), (1, expected));
}

#[test]
fn failures_are_those_that_the_text_announces() {
    let directory = Directory::new("check-announced");
    let body = "^bb0:\n  %i0 = vm.const.i32 5\n  vm.fail %i0, \"no\"\n}\n";
    let text = format!(
        "vm.module @t\n// FAILS: NOT_FOUND; no\nvm.export @fail_right\nvm.func @fail_right() -> () {{\n{body}\
         // FAILS: UNKNOWN\nvm.export @fail_wrong\nvm.func @fail_wrong() -> () {{\n{body}"
    );
    let path = directory.file("t.vmasm", text.as_bytes());
    let run = run(CHECK, &["--vmasm", &path]);
    assert_eq!(
        run.stdout,
        format!(
            "test t.fail_right ... ok\n\
             test t.fail_wrong ... FAILED: expected `UNKNOWN`, found `NOT_FOUND; no; at {path}:14:3`\n\
             1 passed; 1 failed\n"
        )
    );
}

#[test]
fn a_function_is_measured() {
    let directory = Directory::new("bench");
    let module = directory.file("simple_mul.hal", &support::simple_mul());
    let flag = format!("--module={module}");
    let call = [
        flag.as_str(),
        "--function=simple_mul",
        "--input=4xf32=1 2 3 4",
        "--input=4xf32=2",
        "--benchmark_min_time=50x",
    ];
    let output = run(BENCH, &call);
    assert_eq!(output.status, 0, "{output:?}");
    let row = output.stdout.lines().last().unwrap();
    let words: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(words[0], "BM_simple_mul/process_time/real_time");
    assert_eq!(words[5], "50", "{row}");
    assert!(words[1].parse::<f64>().unwrap() > 0.0, "{row}");

    let mut repeated = call.to_vec();
    repeated.extend([
        "--benchmark-repetitions=3",
        "--benchmark_format=json",
        "--time_unit=us",
    ]);
    let output = run(BENCH, &repeated);
    let report: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
    let rows = report["benchmarks"].as_array().unwrap();
    assert_eq!(rows.len(), 7);
    assert!(rows[0]["cpu_time"].as_f64().unwrap() > 0.0);
}

#[test]
fn functions_without_arguments_need_no_flag() {
    let directory = Directory::new("bench-all");
    let module = directory.file("several.hal", &support::several());
    let flag = format!("--module={module}");
    let output = run(BENCH, &[&flag, "--benchmark_list_tests"]);
    assert_eq!(
        output.stdout,
        "BM_next/process_time/real_time\nBM_fail_always/process_time/real_time\n\
         BM_fail_not/process_time/real_time\nBM_pass/process_time/real_time\n"
    );
    // One of them fails, and the report of the others would hide it.
    let output = run(BENCH, &[&flag, "--benchmark_min_time=1x"]);
    assert_eq!(output.status, 1);
    assert!(output.stderr.contains("fail_always"), "{output:?}");
    let output = run(BENCH, &[&flag, "--benchmark_min_time=soon"]);
    assert_eq!(output.status, 1);
}
