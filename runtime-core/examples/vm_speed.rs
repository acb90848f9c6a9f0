//! Measures both engines on the loops of the reference benches: nanoseconds of CPU time.
//!
//! `cargo run --release -p halcyon-runtime-core --features encode,threaded --example vm_speed`

use halcyon_runtime_core::format::{AlignedBytes, DebugNames, Module, ModuleBuilder};
use halcyon_runtime_core::isa::{CallValue, FunctionEncoder, Op, Ref, Val};
use halcyon_runtime_core::vm::{Context, Value};

const fn one(v: u16) -> CallValue {
    CallValue::One(Val(v))
}

/// Iterative fibonacci: two adds, two moves, a compare-and-branch an iteration.
fn fib(m: &mut ModuleBuilder) {
    let mut e = FunctionEncoder::new(1, 0);
    let (body, done) = (e.label(), e.label());
    e.const_i32(Val(1), 0);
    e.const_i32(Val(2), 0);
    e.const_i32(Val(3), 1);
    e.const_i32(Val(5), 1);
    e.br_cmp(Op::BrGteI32S, Val(1), Val(0), done);
    e.bind(body);
    e.binary(Op::AddI32, Val(4), Val(2), Val(3));
    e.unary(Op::MovI32, Val(2), Val(3));
    e.unary(Op::MovI32, Val(3), Val(4));
    e.binary(Op::AddI32, Val(1), Val(1), Val(5));
    e.br_cmp(Op::BrLtI32S, Val(1), Val(0), body);
    e.bind(done);
    e.ret(&[one(2)]);
    finish(m, "fib", "0i_i", e);
}

/// Sum of a buffer of 1000 f32, `n` times over.
fn sum(m: &mut ModuleBuilder) {
    let mut e = FunctionEncoder::new(1, 0);
    let (outer, inner) = (e.label(), e.label());
    e.const_i64(Val(2), 4000);
    e.const_i32(Val(4), 16);
    e.emit(
        Op::BufferAlloc,
        &[Ref(0).into(), Val(2).into(), Val(4).into()],
    );
    e.const_i64(Val(6), 1000);
    e.const_i32(Val(1), 0);
    e.bind(outer);
    e.const_i64(Val(2), 0);
    e.bind(inner);
    e.load(Op::BufferLoadF32, Val(5), Ref(0), Val(2));
    e.binary(Op::AddF32, Val(1), Val(1), Val(5));
    e.store(Op::BufferStoreF32, Val(1), Ref(0), Val(2));
    e.emit(Op::AddImmI64, &[Val(2).into(), Val(2).into(), 1i32.into()]);
    e.br_cmp(Op::BrLtI64S, Val(2), Val(6), inner);
    e.emit(
        Op::AddImmI32,
        &[Val(0).into(), Val(0).into(), (-1i32).into()],
    );
    e.br_nz(Val(0), outer);
    e.ret(&[one(1)]);
    finish(m, "sum", "0i_f", e);
}

/// `n` calls of a function that returns its argument plus one.
fn calls(m: &mut ModuleBuilder) {
    let leaf = m.declare_function("leaf", "0i_i");
    let mut e = FunctionEncoder::new(1, 0);
    e.emit(Op::AddImmI32, &[Val(0).into(), Val(0).into(), 1i32.into()]);
    e.ret(&[one(0)]);
    if let Ok(body) = e.finish() {
        m.define_function(leaf, body);
    }
    let mut e = FunctionEncoder::new(1, 0);
    let body = e.label();
    e.const_i32(Val(1), 0);
    e.bind(body);
    e.call(leaf.ordinal(), &[one(1)], &[one(1)]);
    e.br_cmp(Op::BrLtI32S, Val(1), Val(0), body);
    e.ret(&[one(1)]);
    finish(m, "calls", "0i_i", e);
}

fn empty(m: &mut ModuleBuilder) {
    let mut e = FunctionEncoder::new(1, 0);
    e.ret(&[one(0)]);
    finish(m, "empty", "0i_i", e);
}

fn finish(m: &mut ModuleBuilder, name: &str, cconv: &str, e: FunctionEncoder) {
    let f = m.declare_function(name, cconv);
    if let Ok(body) = e.finish() {
        m.define_function(f, body);
    }
    m.export(name, f, &[]);
}

/// CPU time of this thread in nanoseconds: other load on the machine does not count.
fn cpu_time() -> Result<u64, Box<dyn std::error::Error>> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(stat.split(' ').next().unwrap_or("").parse()?)
}

/// Measures every program in a context.
fn measure(cx: &mut Context<'_>) -> Result<(), Box<dyn std::error::Error>> {
    // instructions an iteration, iterations
    for (name, instructions, n, scale) in [
        ("fib", 5u64, 10_000_000, 1),
        ("sum", 5, 10_000, 1000),
        ("calls", 4, 5_000_000, 1),
        ("empty", 1, 1, 1),
    ] {
        let f = cx.function(name).map_err(|e| e.to_string())?;
        let mut best = f64::MAX;
        for _ in 0..7 {
            let start = cpu_time()?;
            let repeat = if name == "empty" { 100_000 } else { 1 };
            for _ in 0..repeat {
                cx.invoke(&f, &[Value::I32(n)], &mut [Value::I32(0)])
                    .map_err(|e| e.to_string())?;
            }
            best = best.min((cpu_time()? - start) as f64 / f64::from(repeat));
        }
        let each = best / (n as f64 * f64::from(scale));
        println!(
            "  {name}: {each:.2} ns an iteration, {:.2} ns an instruction",
            each / instructions as f64
        );
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut m = ModuleBuilder::new("bench");
    fib(&mut m);
    sum(&mut m);
    calls(&mut m);
    empty(&mut m);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep)?);
    let module = Module::new_checked(bytes.as_slice())?;
    let mut cx = Context::on_heap(module, 1000, &[]).map_err(|e| e.to_string())?;
    println!("fastest engine");
    measure(&mut cx)?;
    println!("in place");
    cx.run_in_place();
    measure(&mut cx)
}
