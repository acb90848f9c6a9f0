//! The engines against each other: random programs must give the same results, faults, positions and use of fuel.
//!
//! Programs are made of every instruction that only reads and writes values, globals or one buffer, over so few registers
//! that operands overlap often; of every branch; and of calls. What an instruction computes is for other tests to say.

use super::*;
use crate::isa::{EncodeArg, Label, Op, Operand};

/// Value registers that instructions use. The next three hold a valid index, as a pair and as one register.
const VALUES: u16 = 7;
const INDEX: u16 = VALUES;
/// Counts the blocks that may still be entered.
const LEFT: u16 = VALUES + 3;
const GLOBALS: u32 = 4;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    fn value(&mut self) -> i64 {
        let any = self.below(usize::MAX) as i64;
        self.pick(&[
            0,
            1,
            -1,
            2,
            31,
            any,
            any >> 40,
            i64::MIN,
            0x3F80_0000,
            any & 0xFF,
        ])
    }
}

/// Whether an instruction can stand anywhere: it needs no ref but a buffer, and does not branch.
fn is_plain(op: Op) -> bool {
    op.shape().operands().iter().all(|kind| {
        matches!(
            kind,
            Operand::Def32
                | Operand::Def64
                | Operand::Use32
                | Operand::Use64
                | Operand::UseRef
                | Operand::Imm8
                | Operand::Imm16
                | Operand::Imm32
                | Operand::Imm64
                | Operand::Global32
                | Operand::Global64
        )
    })
}

/// The forms of a branch beside `br` and `br_table`.
fn is_branch(op: Op) -> bool {
    op != Op::Br && op != Op::Yield && op.shape().operands().iter().any(|kind| kind.is_branch())
}

/// Emits a plain instruction with random operands. So many percent of the indexes are any value.
fn emit_plain(r: &mut Random, e: &mut FunctionEncoder, op: Op, stray: usize) {
    let kinds = op.shape().operands();
    let mut args: Vec<EncodeArg> = Vec::new();
    for (i, kind) in kinds.iter().enumerate() {
        let indexes = i > 0 && kinds[i - 1] == Operand::UseRef && !r.chance(stray);
        let last = usize::from(VALUES) - 1;
        args.push(match kind {
            Operand::Use64 if indexes => Val(INDEX).into(),
            Operand::Use32 if indexes => Val(INDEX + 2).into(),
            Operand::Def32 | Operand::Use32 => Val(r.below(last + 1) as u16).into(),
            Operand::Def64 | Operand::Use64 => Val(r.below(last) as u16).into(),
            Operand::UseRef => Ref(0).into(),
            Operand::Imm8 => i32::from(r.value() as i8).into(),
            Operand::Imm16 => i32::from(r.value() as i16).into(),
            Operand::Imm32 => (r.value() as i32).into(),
            Operand::Imm64 => r.value().into(),
            Operand::Global64 => (r.below(GLOBALS as usize - 1) as u32).into(),
            _ => (r.below(GLOBALS as usize) as u32).into(),
        });
    }
    e.emit(op, &args);
}

/// A function that takes and returns i32, and calls only those before it.
struct Signature {
    ordinal: u16,
    args: usize,
    results: usize,
}

fn random_function(
    r: &mut Random,
    signature: &Signature,
    callees: &[Signature],
    plain: &[Op],
    branches: &[Op],
) -> FunctionEncoder {
    let mut e = FunctionEncoder::new(signature.args as u16, 0);
    // A wide prefix now and then: then all registers are far away.
    e.const_i64(Val(30), 64);
    e.const_i32(Val(32), 16);
    e.emit(
        Op::BufferAlloc,
        &[Ref(0).into(), Val(30).into(), Val(32).into()],
    );
    for v in signature.args as u16..VALUES {
        e.const_i32(Val(v), r.value() as i32);
    }
    e.const_i64(Val(INDEX), r.below(7) as i64);
    e.const_i32(Val(INDEX + 2), r.below(7) as i32);
    e.const_i32(Val(LEFT), 12);
    let blocks: Vec<Label> = (0..2 + r.below(4)).map(|_| e.label()).collect();
    let end = e.label();
    for block in &blocks {
        e.bind(*block);
        e.emit(
            Op::AddImmI32,
            &[Val(LEFT).into(), Val(LEFT).into(), (-1i32).into()],
        );
        e.br_z(Val(LEFT), end);
        for _ in 0..r.below(12) {
            if !callees.is_empty() && r.chance(8) {
                let callee = &callees[r.below(callees.len())];
                let mut list = |n| -> Vec<CallValue> {
                    (0..n).map(|_| one(r.below(VALUES.into()) as u16)).collect()
                };
                let (args, results) = (list(callee.args), list(callee.results));
                e.call(callee.ordinal, &args, &results);
            } else {
                let op = r.pick(plain);
                emit_plain(r, &mut e, op, 1);
            }
        }
        let target = r.pick(&blocks);
        match r.below(6) {
            0 => e.br(target),
            1 => e.br_table(Val(0), target, &[r.pick(&blocks), end, r.pick(&blocks)]),
            _ => {
                let op = r.pick(branches);
                let pair = op.shape().operands()[0] == Operand::Use64;
                let mut register = || Val(r.below(usize::from(VALUES - u16::from(pair))) as u16);
                match op {
                    Op::BrNz => e.br_nz(register(), target),
                    Op::BrZ => e.br_z(register(), target),
                    _ => {
                        let (a, b) = (register(), register());
                        e.br_cmp(op, a, b, target);
                    }
                }
            }
        }
    }
    e.br(end);
    e.bind(end);
    let results: Vec<CallValue> = (0..signature.results as u16)
        .map(|v| one(v % VALUES))
        .collect();
    e.ret(&results);
    e
}

fn random_module(seed: u64) -> (AlignedBytes, usize) {
    let mut r = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let all = |keep: fn(Op) -> bool| -> Vec<Op> {
        Op::ALL.iter().copied().filter(|op| keep(*op)).collect()
    };
    let mut plain = all(is_plain);
    // Divisions fail often, and end the program: only some programs have them.
    if r.chance(70) {
        plain.retain(|op| !op.mnemonic().contains(".div.i") && !op.mnemonic().contains(".rem.i"));
    }
    let branches = all(is_branch);
    let mut m = ModuleBuilder::new("random");
    m.global(GLOBALS);
    let mut signatures: Vec<Signature> = Vec::new();
    for i in 0..4 {
        let (args, results) = match i {
            3 => (0, usize::from(VALUES)),
            _ => (r.below(7), r.below(6)),
        };
        let text = std::format!("0{}_{}", letters(args), letters(results));
        let f = m.declare_function(&std::format!("f{i}"), &text);
        let signature = Signature {
            ordinal: f.ordinal(),
            args,
            results,
        };
        let e = random_function(&mut r, &signature, &signatures, &plain, &branches);
        m.define_function(f, e.finish().unwrap());
        if i == 3 {
            m.export("f", f, &[]);
        }
        signatures.push(signature);
    }
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    (bytes, usize::from(VALUES))
}

fn letters(count: usize) -> std::string::String {
    if count == 0 {
        "v".into()
    } else {
        "i".repeat(count)
    }
}

/// What a run gives: where it stops for want of fuel, results or the whole error, the stack it used, and the objects it
/// left.
fn outcome(mut cx: Context<'_>, results: usize, portion: u64) -> std::string::String {
    use std::fmt::Write as _;
    let f = cx.function("f").unwrap();
    let mut out = std::vec![Value::I32(0); results];
    let mut text = std::string::String::new();
    cx.set_fuel(portion);
    let mut progress = cx.start(&f, &[], &mut out);
    while progress == Ok(Outcome::Suspended(Suspension::Fuel)) {
        let at = cx.suspended.map(|run| run.position);
        writeln!(text, "{at:?} with {}", cx.fuel()).unwrap();
        cx.set_fuel(portion);
        progress = cx.resume(&mut out);
    }
    match progress {
        Ok(outcome) => writeln!(text, "{outcome:?} {out:?}"),
        Err(error) => writeln!(text, "{error}"),
    }
    .unwrap();
    let (fuel, stack, live) = (cx.fuel(), cx.stack_peak(), cx.live_objects());
    text + &std::format!("fuel {fuel} stack {stack} live {live}")
}

#[test]
fn random_programs_do_the_same_on_both_engines() {
    let mut failed = 0;
    for seed in 0..400 {
        let (bytes, results) = random_module(seed);
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let context = || Context::on_heap(module, 4096, &[]).unwrap();
        let mut in_place = context();
        in_place.run_in_place();
        // From one branch at a time to all that there are, and more than the threaded engine draws at once.
        let portion = [1, 2, 5, 1000, u64::MAX][seed as usize % 5];
        let fast = outcome(context(), results, portion);
        let slow = outcome(in_place, results, portion);
        assert_eq!(fast, slow, "seed {seed}");
        failed += usize::from(!fast.contains("Done"));
    }
    // Both ends are reached.
    assert!((50..350).contains(&failed), "{failed} programs failed");
}

/// Every branch that can lead to itself, with a condition that holds for ever.
#[cfg(feature = "fuel")]
#[test]
fn branches_to_themselves_pay_fuel() {
    let mut branches = 0;
    for &op in Op::ALL {
        let kinds = op.shape().operands();
        let to_one = kinds.last().is_some_and(|kind| kind.is_branch());
        // An increment that stays below its bound would overflow first; suspension is not a loop.
        if op == Op::Yield || op.mnemonic().contains("next") || !(to_one || op == Op::BrTable) {
            continue;
        }
        let bytes = module_of("0iIi_v", |_, e| {
            let again = e.label();
            e.bind(again);
            if op == Op::BrTable {
                e.br_table(Val(0), again, &[again]);
            } else {
                let register = |kind: &Operand| match kind {
                    Operand::Use64 => Val(1).into(),
                    Operand::Use32 => Val(0).into(),
                    _ => again.into(),
                };
                let args: Vec<EncodeArg> = kinds.iter().map(register).collect();
                e.emit(op, &args);
            }
            e.ret(&[]);
        });
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let run = |in_place: bool, value: i32| {
            let mut cx = Context::on_heap(module, 100, &[]).unwrap();
            if in_place {
                cx.run_in_place();
            }
            cx.set_fuel(10);
            let f = cx.function("f").unwrap();
            let args = [Value::I32(value), Value::I64(value.into()), Value::I32(0)];
            cx.invoke(&f, &args, &mut []).map_err(|error| error.status)
        };
        // Of a register with itself each relation holds for all values or for none; a test for some.
        let spent = [0, 1].map(|value| {
            assert_eq!(run(true, value), run(false, value), "{op:?} of {value}");
            run(true, value) == Err(Status::DeadlineExceeded)
        });
        branches += usize::from(spent.contains(&true));
    }
    assert!(branches >= 12, "{branches} branches led to themselves");
}

/// Runs a module's `f` on a thread whose native stack would not hold a frame for each instruction.
#[cfg(all(tail_calls, not(debug_assertions)))]
fn run_on_small_stack(bytes: &AlignedBytes, args: &[Value], results: usize) {
    let run = || {
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let mut cx = Context::on_heap(module, 1 << 20, &[]).unwrap();
        let f = cx.function("f").unwrap();
        let mut out = std::vec![Value::I32(0); results];
        cx.invoke(&f, args, &mut out).unwrap();
    };
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(SMALL_STACK);
        builder.spawn_scoped(scope, run).unwrap().join().unwrap();
    });
}

/// Bytes of native stack; a lost jump costs at least 16 an instruction.
#[cfg(all(tail_calls, not(debug_assertions)))]
const SMALL_STACK: usize = 64 << 10;

/// Enough instructions in a row to use up a small stack twice.
#[cfg(all(tail_calls, not(debug_assertions)))]
const ROW: usize = 2 * SMALL_STACK / 16;

/// Without a loop there are no ticks that could hide a lost jump.
#[cfg(all(tail_calls, not(debug_assertions)))]
#[test]
fn handlers_jump_to_each_other() {
    let mut r = Random(1);
    // All of page 1 is one handler.
    let handled = |op: Op| is_plain(op) && op.number() < 0x100 || op == Op::FloorF32;
    for op in Op::ALL.iter().copied().filter(|op| handled(*op)) {
        let bytes = module_of("0v_v", |m, e| {
            m.global(GLOBALS);
            // A divisor must never be written.
            let divides = op.mnemonic().contains(".div.i") || op.mnemonic().contains(".rem.i");
            e.const_i64(Val(30), 64);
            e.const_i32(Val(32), 16);
            let buffer = [Ref(0).into(), Val(30).into(), Val(32).into()];
            e.emit(Op::BufferAlloc, &buffer);
            for v in 0..VALUES {
                e.const_i32(Val(v), 7);
            }
            e.const_i64(Val(INDEX), 1);
            e.const_i32(Val(INDEX + 2), 1);
            for _ in 0..ROW {
                if divides {
                    e.binary(op, Val(0), Val(r.below(2) as u16), Val(INDEX));
                } else {
                    emit_plain(&mut r, e, op, 0);
                }
            }
            e.ret(&[]);
        });
        run_on_small_stack(&bytes, &[], 0);
    }
}

/// Each branch in a loop of its own, taken and not taken.
#[cfg(all(tail_calls, not(debug_assertions)))]
#[test]
fn loops_and_calls_leave_the_native_stack_alone() {
    const TIMES: i32 = 4_000_000;
    for op in Op::ALL
        .iter()
        .copied()
        .filter(|op| is_branch(*op) || *op == Op::Call)
    {
        let bytes = module_of("0i_v", |m, e| {
            let (again, skip) = (e.label(), e.label());
            let leaf = m.declare_function("leaf", "0iii_i");
            let mut callee = FunctionEncoder::new(3, 0);
            callee.ret(&[one(1)]);
            m.define_function(leaf, callee.finish().unwrap());
            e.const_i64(Val(2), 0);
            e.const_i64(Val(4), 0);
            e.bind(again);
            match op {
                Op::Call => e.call(leaf.ordinal(), &[one(2), one(0), one(4)], &[one(6)]),
                Op::BrTable => e.br_table(Val(0), skip, &[skip]),
                Op::BrNz => e.br_nz(Val(2), skip),
                Op::BrZ => e.br_z(Val(2), skip),
                _ => e.br_cmp(op, Val(2), Val(4), skip),
            }
            e.bind(skip);
            e.emit(
                Op::AddImmI32,
                &[Val(0).into(), Val(0).into(), (-1i32).into()],
            );
            e.br_nz(Val(0), again);
            e.ret(&[]);
        });
        run_on_small_stack(&bytes, &[Value::I32(TIMES)], 0);
    }
}
