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
