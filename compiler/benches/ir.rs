//! What the IR costs an op: build, verify, print, parse, replace-and-erase, and bytes, on a chain of `arith.addi`.
//!
//! `cargo bench -p halcyon-compiler --bench ir -- [OPS] [ROUNDS]`. Figures are medians of CPU time over rounds
//! that run every step in turn, so that a busy machine disturbs all of them alike.

use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ProcessTime;
use halcyon_compiler::dialects::{arith, func, registry};
use halcyon_compiler::ir::{Builder, Ir, Loc, Op, Value, verify};
use halcyon_compiler::syntax::{ParseOptions, PrintOptions, parse_module, print_op};

/// The budgets of DESIGN section 5, in nanoseconds an op.
const BUDGETS: [(&str, Option<f64>); 5] = [
    ("build", Some(100.0)),
    ("verify", None),
    ("print", None),
    ("parse", Some(1000.0)),
    ("replace and erase", None),
];
const BYTES_BUDGET: f64 = 100.0;

fn main() -> ExitCode {
    let numbers: Vec<usize> = std::env::args()
        .skip(1)
        .filter_map(|a| a.parse().ok())
        .collect();
    let ops = numbers.first().copied().unwrap_or(1_000_000).max(1);
    let rounds = numbers.get(1).copied().unwrap_or(5).max(1);
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); BUDGETS.len()];
    let mut bytes = 0.0;
    for _ in 0..rounds {
        let (round, arena) = round(ops);
        for (list, time) in times.iter_mut().zip(round) {
            list.push(time.as_secs_f64() * 1e9 / ops as f64);
        }
        bytes = arena as f64 / ops as f64;
    }
    println!("{ops} ops, {rounds} rounds, median CPU time");
    for ((name, budget), list) in BUDGETS.iter().zip(&mut times) {
        list.sort_by(f64::total_cmp);
        let median = list[list.len() / 2];
        match budget {
            Some(budget) => println!("{name:18} {median:8.1} ns/op  (budget {budget} ns)"),
            None => println!("{name:18} {median:8.1} ns/op"),
        }
    }
    println!(
        "{:18} {bytes:8.1} bytes/op  (budget {BYTES_BUDGET} bytes)",
        "arena"
    );
    ExitCode::SUCCESS
}

/// One round: the time of each step, and the bytes of the arena's records.
fn round(ops: usize) -> ([Duration; 5], usize) {
    let (mut ir, module, base) = empty_function();
    let before = ir.arena_bytes();
    let start = ProcessTime::now();
    let chain = build(&mut ir, base, ops);
    let built = start.elapsed();
    let bytes = ir.arena_bytes() - before;

    let start = ProcessTime::now();
    let faults = verify::verify(&mut ir, module);
    let verified = start.elapsed();
    assert!(faults.is_empty(), "the chain verifies");

    let start = ProcessTime::now();
    let text = print_op(&ir, module, &PrintOptions::default());
    let printed = start.elapsed();

    let start = ProcessTime::now();
    let mut read = Ir::new(registry());
    let (parsed, errors) = parse_module(&mut read, "bench.mlir", &text, &ParseOptions::default());
    let parse_time = start.elapsed();
    assert!(
        parsed.is_some() && errors.is_empty(),
        "the printed chain parses"
    );

    let start = ProcessTime::now();
    for &op in &chain {
        ir.replace_op(op, &[base]);
    }
    let erased = start.elapsed();
    ([built, verified, printed, parse_time, erased], bytes)
}

/// A module with one function of an `i32`, and that argument.
fn empty_function() -> (Ir, Op, Value) {
    let mut ir = Ir::new(registry());
    let text = "func.func @chain(%x: i32) { return }";
    let (module, errors) = parse_module(&mut ir, "bench.mlir", text, &ParseOptions::default());
    let module = module.unwrap_or_else(|| panic!("the frame parses: {errors:?}"));
    let function = ir.walk_kind(module, func::Func::KIND)[0];
    let argument = ir.block_arg(ir.body_block(function), 0);
    (ir, module, argument)
}

fn build(ir: &mut Ir, base: Value, ops: usize) -> Vec<Op> {
    let block = ir.value_block(base).expect("an argument stands in a block");
    let last = ir.terminator(block);
    let mut builder = Builder::before(ir, last);
    builder.loc = Loc::UNKNOWN;
    let mut chain = Vec::with_capacity(ops);
    let mut value = base;
    for _ in 0..ops {
        let op = builder
            .op(arith::AddI::KIND)
            .operands([value, base])
            .build();
        value = builder.ir.result(op, 0);
        chain.push(op);
    }
    chain
}
