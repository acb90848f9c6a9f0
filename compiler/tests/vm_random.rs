//! Random programs: branches with many arguments between blocks, loops, values that live across them. Each is compiled
//! and run in the VM, and its results are compared with those of an evaluator of the same program in this file.

#[path = "support/vm.rs"]
mod vm;

use std::fmt::Write as _;

use halcyon_runtime_core::format::{AlignedBytes, Module};
use halcyon_runtime_core::vm::{Context, Value};

const PROGRAMS: u64 = 200;
/// Variables that every block takes: the first are `i32`, the others `i64`.
const NARROW: usize = 4;
const WIDE: usize = 3;
/// How many blocks a run may enter.
const FUEL: i64 = 60;

struct Random(u64);

impl Random {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % below
    }
}

/// An op on two values of one bank.
#[derive(Clone, Copy)]
struct Step {
    wide: bool,
    op: usize,
    a: usize,
    b: usize,
}

const OPS: [&str; 5] = ["addi", "subi", "muli", "xori", "andi"];
const PREDICATES: [&str; 4] = ["slt", "eq", "uge", "sle"];

/// Where a block goes: to one block, or to one of two by a comparison. Each edge says which value each argument gets.
struct Block {
    steps: Vec<Step>,
    compare: Step,
    predicate: usize,
    edges: Vec<(usize, Vec<usize>)>,
}

struct Program {
    blocks: Vec<Block>,
}

/// Values of a bank that a block can name: its own arguments, the function's arguments, its steps.
fn count(bank_wide: bool, steps: &[Step]) -> usize {
    2 * if bank_wide { WIDE } else { NARROW } + steps.iter().filter(|s| s.wide == bank_wide).count()
}

fn random_program(r: &mut Random) -> Program {
    let n = 2 + r.next(5);
    let blocks = (0..n)
        .map(|_| {
            let mut steps = Vec::new();
            for _ in 0..r.next(6) {
                let wide = r.next(2) == 1;
                let among = count(wide, &steps);
                let (a, b) = (r.next(among), r.next(among));
                steps.push(Step {
                    wide,
                    op: r.next(OPS.len()),
                    a,
                    b,
                });
            }
            let wide = r.next(2) == 1;
            let among = count(wide, &steps);
            let compare = Step {
                wide,
                op: 0,
                a: r.next(among),
                b: r.next(among),
            };
            let edges = (0..1 + r.next(2))
                .map(|_| {
                    let values = (0..NARROW + WIDE)
                        .map(|i| r.next(count(i >= NARROW, &steps)))
                        .collect();
                    (r.next(n), values)
                })
                .collect();
            Block {
                steps,
                compare,
                predicate: r.next(PREDICATES.len()),
                edges,
            }
        })
        .collect();
    Program { blocks }
}

/// The name of value `i` of a bank in block `b`.
fn name(b: usize, wide: bool, i: usize, steps: &[Step]) -> String {
    let own = if wide { WIDE } else { NARROW };
    let first = if wide { NARROW } else { 0 };
    if i < own {
        return format!("%b{b}_v{}", first + i);
    }
    if i < 2 * own {
        return format!("%a{}", first + i - own);
    }
    let step = (0..steps.len())
        .filter(|&s| steps[s].wide == wide)
        .nth(i - 2 * own);
    format!("%b{b}_s{}", step.expect("values are counted"))
}

fn ty(wide: bool) -> &'static str {
    if wide { "i64" } else { "i32" }
}

fn types() -> String {
    (0..NARROW + WIDE)
        .map(|i| ty(i >= NARROW))
        .collect::<Vec<_>>()
        .join(", ")
}

fn text(program: &Program) -> String {
    let all = 0..NARROW + WIDE;
    let args: Vec<String> = all
        .clone()
        .map(|i| format!("%a{i}: {}", ty(i >= NARROW)))
        .collect();
    let names: Vec<String> = all.clone().map(|i| format!("%a{i}")).collect();
    let mut out = String::new();
    let _ = writeln!(out, "func.func @f({}) -> ({}) {{", args.join(", "), types());
    let _ = writeln!(
        out,
        "  %fuel = arith.constant {FUEL} : i64\n  %one = arith.constant 1 : i64\n  %zero = arith.constant 0 : i64"
    );
    let _ = writeln!(
        out,
        "  cf.br ^bb0(%fuel, {} : i64, {})",
        names.join(", "),
        types()
    );
    for (b, block) in program.blocks.iter().enumerate() {
        let args: Vec<String> = all
            .clone()
            .map(|i| format!("%b{b}_v{i}: {}", ty(i >= NARROW)))
            .collect();
        let own: Vec<String> = all.clone().map(|i| format!("%b{b}_v{i}")).collect();
        let _ = writeln!(out, "^bb{b}(%b{b}_n: i64, {}):", args.join(", "));
        let _ = writeln!(
            out,
            "  %b{b}_m = arith.subi %b{b}_n, %one : i64\n  %b{b}_d = arith.cmpi sle, %b{b}_m, %zero : i64"
        );
        let _ = writeln!(
            out,
            "  cf.cond_br %b{b}_d, ^exit({} : {}), ^go{b}\n^go{b}:",
            own.join(", "),
            types()
        );
        for (s, step) in block.steps.iter().enumerate() {
            let [x, y] = [step.a, step.b].map(|i| name(b, step.wide, i, &block.steps[..s]));
            let _ = writeln!(
                out,
                "  %b{b}_s{s} = arith.{} {x}, {y} : {}",
                OPS[step.op],
                ty(step.wide)
            );
        }
        let edge = |(target, values): &(usize, Vec<usize>)| {
            let values: Vec<String> = values
                .iter()
                .enumerate()
                .map(|(i, &v)| name(b, i >= NARROW, v, &block.steps))
                .collect();
            format!(
                "^bb{target}(%b{b}_m, {} : i64, {})",
                values.join(", "),
                types()
            )
        };
        match &block.edges[..] {
            [one] => {
                let _ = writeln!(out, "  cf.br {}", edge(one));
            }
            edges => {
                let c = block.compare;
                let [x, y] = [c.a, c.b].map(|i| name(b, c.wide, i, &block.steps));
                let predicate = PREDICATES[block.predicate];
                let _ = writeln!(
                    out,
                    "  %b{b}_c = arith.cmpi {predicate}, {x}, {y} : {}",
                    ty(c.wide)
                );
                let _ = writeln!(
                    out,
                    "  cf.cond_br %b{b}_c, {}, {}",
                    edge(&edges[0]),
                    edge(&edges[1])
                );
            }
        }
    }
    let results: Vec<String> = all
        .clone()
        .map(|i| format!("%r{i}: {}", ty(i >= NARROW)))
        .collect();
    let names: Vec<String> = all.map(|i| format!("%r{i}")).collect();
    let _ = writeln!(
        out,
        "^exit({}):\n  return {} : {}\n}}",
        results.join(", "),
        names.join(", "),
        types()
    );
    out
}

/// Runs a program on its tree. Narrow values are kept sign-extended.
fn evaluate(program: &Program, args: &[i64]) -> Vec<i64> {
    let mut values = args.to_vec();
    let mut at = 0;
    for _ in 1..FUEL {
        let block = &program.blocks[at];
        let mut banks = [false, true].map(|wide| {
            let range = if wide {
                NARROW..NARROW + WIDE
            } else {
                0..NARROW
            };
            [&values[range.clone()], &args[range]].concat()
        });
        for step in &block.steps {
            let bank = &mut banks[usize::from(step.wide)];
            let (a, b) = (bank[step.a], bank[step.b]);
            let value = match OPS[step.op] {
                "addi" => a.wrapping_add(b),
                "subi" => a.wrapping_sub(b),
                "muli" => a.wrapping_mul(b),
                "xori" => a ^ b,
                _ => a & b,
            };
            #[expect(clippy::cast_possible_truncation, reason = "an i32 wraps")]
            bank.push(if step.wide {
                value
            } else {
                i64::from(value as i32)
            });
        }
        let c = block.compare;
        let bank = &banks[usize::from(c.wide)];
        let (a, b) = (bank[c.a], bank[c.b]);
        let holds = match PREDICATES[block.predicate] {
            "slt" => a < b,
            "eq" => a == b,
            // Sign extension keeps the unsigned order of narrow values.
            "uge" => a.cast_unsigned() >= b.cast_unsigned(),
            _ => a <= b,
        };
        let taken = usize::from(block.edges.len() > 1 && !holds);
        let (target, passed) = &block.edges[taken];
        values = passed
            .iter()
            .enumerate()
            .map(|(i, &v)| banks[usize::from(i >= NARROW)][v])
            .collect();
        at = *target;
    }
    values
}

#[test]
fn random_programs_give_what_their_trees_say() {
    for seed in 1..=PROGRAMS {
        let mut r = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let program = random_program(&mut r);
        let source = text(&program);
        let bytes = vm::compiled(&source).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{source}"));
        let bytes = AlignedBytes::copy_of(&bytes);
        let module =
            Module::new_checked(bytes.as_slice()).expect("the compiler writes modules that load");
        let mut context = Context::on_heap(module, 4096, &[]).expect("the module needs no import");
        let function = context.function("f").expect("`f` is exported");
        for _ in 0..4 {
            let args: Vec<i64> = (0..NARROW + WIDE)
                .map(|i| {
                    let v = r.next(7) as i64 - 3;
                    if i >= NARROW && r.next(3) == 0 {
                        v << 33
                    } else {
                        v
                    }
                })
                .collect();
            let passed: Vec<Value> = args
                .iter()
                .enumerate()
                .map(|(i, &v)| match i32::try_from(v) {
                    Ok(narrow) if i < NARROW => Value::I32(narrow),
                    _ => Value::I64(v),
                })
                .collect();
            let mut results = vec![Value::I32(0); NARROW + WIDE];
            context
                .invoke(&function, &passed, &mut results)
                .unwrap_or_else(|e| panic!("seed {seed}: {}\n{source}", e.text.as_str()));
            let found: Vec<i64> = results
                .iter()
                .map(|v| match *v {
                    Value::I32(v) => v.into(),
                    Value::I64(v) => v,
                    other => panic!("seed {seed}: {other:?}"),
                })
                .collect();
            assert_eq!(
                found,
                evaluate(&program, &args),
                "seed {seed}, args {args:?}\n{source}"
            );
        }
    }
}
