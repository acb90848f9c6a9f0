//! Calls that stop before their end: where they go on, what they hold meanwhile, and what giving up releases.

use std::string::ToString;

use super::*;
use crate::format::Presence;
use crate::imports::Effects;
use crate::isa::{Op, TypeCode};

/// Adds the number of times it was not ready, which is its second argument, to the first.
fn yield_n(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (value, times) = (call.i32()?, call.i32()?);
    if let [done, ..] = call.state()
        && *done < times as u32
    {
        *done += 1;
        return Err(call.not_yet());
    }
    call.return_i32(value.wrapping_add(times))
}

/// The sum of a span, after being not ready as often as the argument after it says; the second state word counts too,
/// so that both must be kept.
fn yield_variadic_sum(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let mut sum = 0i32;
    for _ in 0..call.span()? {
        sum = sum.wrapping_add(call.i32()?);
    }
    let times = call.i32()?;
    let [done, calls] = call.state() else {
        return Err(call.not_yet());
    };
    (*done, *calls) = (*done + 1, *calls + 1);
    if (*done).min(*calls) <= times as u32 {
        return Err(call.not_yet());
    }
    call.return_i32(sum.wrapping_add(times))
}

/// Returns its argument and a buffer; the first time it writes a result and is not ready.
fn late_object(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let given = call.object()?;
    let fresh = call.objects.allocate(4, 4)?;
    call.return_object(fresh)?;
    if let [done, ..] = call.state()
        && *done == 0
    {
        *done = 1;
        return Err(call.not_yet());
    }
    call.objects.retain(given);
    call.return_object(given)
}

/// Is not ready once, then fails.
fn late_failure(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    call.object()?;
    match call.state() {
        [done @ 0, ..] => {
            *done = 1;
            Err(call.not_yet())
        }
        _ => Err(call.fail(Status::Unavailable, |objects| objects.text.push_str("gone"))),
    }
}

const WAITING: NativeTable = NativeTable {
    name: "wait",
    version: 0,
    functions: &[
        NativeFunction {
            name: "yield_n",
            cconv: "0ii_i",
            run: yield_n,
        },
        NativeFunction {
            name: "yield_variadic_sum",
            cconv: "0CiDi_i",
            run: yield_variadic_sum,
        },
        NativeFunction {
            name: "late_object",
            cconv: "0r_rr",
            run: late_object,
        },
        NativeFunction {
            name: "late_failure",
            cconv: "0r_v",
            run: late_failure,
        },
    ],
};

pub(super) fn natives() -> &'static [&'static dyn NativeModule] {
    &[&WAITING]
}

/// Imports a function of [`WAITING`].
pub(super) fn import(m: &mut ModuleBuilder, name: &str, effects: Effects) -> u16 {
    let row = WAITING.functions.iter().find(|f| f.name == name).unwrap();
    let name = std::format!("wait.{name}");
    m.import_with_effects(&name, row.cconv, 0, Presence::Required, effects)
}

/// Starts `f` and resumes it to its end; how often it stopped, and the results.
fn run_out<const N: usize>(
    cx: &mut Context<'_>,
    args: &[Value],
    why: Suspension,
) -> Result<(u32, [Value; N]), (u32, std::string::String)> {
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(0); N];
    let mut stops = 0;
    let mut outcome = cx.start(&f, args, &mut out);
    loop {
        match outcome {
            Ok(Outcome::Done) => return Ok((stops, out)),
            Ok(Outcome::Suspended(found)) => {
                assert_eq!(found, why);
                assert_eq!(cx.suspension(), Some(why));
                stops += 1;
                outcome = cx.resume(&mut out);
            }
            Err(error) => return Err((stops, error.to_string())),
        }
    }
}

/// Counts from its argument up, giving way before each step, three times: directly, and in a function that it calls.
fn yielding() -> AlignedBytes {
    let mut m = ModuleBuilder::new("m");
    let (f, g) = (
        m.declare_function("f", "0ir_ir"),
        m.declare_function("g", "0ir_ri"),
    );
    let step = |e: &mut FunctionEncoder| {
        let next = e.label();
        e.emit(Op::Yield, &[next.into()]);
        e.bind(next);
        e.emit(Op::AddImmI32, &[Val(0).into(), Val(0).into(), 1i32.into()]);
    };
    let mut e = FunctionEncoder::new(1, 1);
    step(&mut e);
    e.call(g.ordinal(), &[one(0), moved(0)], &[moved(1), one(0)]);
    e.ret(&[one(0), moved(1)]);
    m.define_function(f, e.finish().unwrap());
    let mut e = FunctionEncoder::new(1, 1);
    step(&mut e);
    step(&mut e);
    e.ret(&[moved(0), one(0)]);
    m.define_function(g, e.finish().unwrap());
    m.export("f", f, &[]);
    AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
}

#[test]
fn a_program_that_gives_way_goes_on_where_it_stopped() {
    let bytes = yielding();
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let buffer = cx.objects().allocate(4, 4).unwrap();
    let args = [Value::I32(40), Value::Ref(buffer)];
    let (stops, out) = run_out::<2>(&mut cx, &args, Suspension::Yield).unwrap();
    assert_eq!((stops, out), (3, [Value::I32(43), args[1]]));
    assert_eq!(cx.suspension(), None);
    cx.objects().release(buffer);
    cx.objects().release(buffer);
    assert_eq!(cx.live_objects(), 0);
}

#[test]
fn only_one_call_can_be_suspended() {
    let bytes = yielding();
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let args = [Value::I32(1), Value::Ref(ObjectRef::NULL)];
    let mut out = [Value::I32(0); 2];
    let error = cx.resume(&mut out).unwrap_err().to_string();
    assert_eq!(error, "FAILED_PRECONDITION; no call is suspended");
    let stopped = Ok(Outcome::Suspended(Suspension::Yield));
    assert_eq!(cx.start(&f, &args, &mut out), stopped);
    let busy = "FAILED_PRECONDITION; another call is suspended; resume or abort it first";
    let error = cx.start(&f, &args, &mut out).unwrap_err().to_string();
    assert_eq!(error, busy);
    let error = cx.invoke(&f, &args, &mut out).unwrap_err().to_string();
    assert_eq!(error, busy);
    // Wrong room for the results leaves it as it is.
    let error = cx.resume(&mut out[..1]).unwrap_err().to_string();
    assert_eq!(error, "INVALID_ARGUMENT; result count: expected 2, found 1");
    assert_eq!(cx.resume(&mut out), stopped);
    assert_eq!(cx.resume(&mut out), stopped);
    assert_eq!(cx.resume(&mut out), Ok(Outcome::Done));
    assert_eq!(out[0], Value::I32(4));
}

#[test]
fn a_call_that_is_given_up_releases_what_it_holds() {
    let bytes = yielding();
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    cx.abort();
    for resumes in 0..3 {
        let buffer = cx.objects().allocate(4, 4).unwrap();
        let args = [Value::I32(1), Value::Ref(buffer)];
        let mut out = [Value::I32(0); 2];
        let mut outcome = cx.start(&f, &args, &mut out);
        for _ in 0..resumes {
            outcome = cx.resume(&mut out);
        }
        assert_eq!(outcome, Ok(Outcome::Suspended(Suspension::Yield)));
        cx.objects().release(buffer);
        assert_eq!(cx.live_objects(), 1);
        cx.abort();
        assert_eq!(cx.live_objects(), 0);
        assert_eq!(cx.suspension(), None);
    }
}

#[test]
fn a_call_that_cannot_wait_is_given_up_with_an_error() {
    let bytes = yielding();
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let buffer = cx.objects().allocate(4, 4).unwrap();
    let args = [Value::I32(1), Value::Ref(buffer)];
    let text =
        "FAILED_PRECONDITION; program suspended in a call that cannot wait; in `f` at word 1";
    let error = cx.invoke(&f, &args, &mut [Value::I32(0); 2]).unwrap_err();
    assert_eq!(error.to_string(), text);
    cx.objects().release(buffer);
    assert_eq!((cx.live_objects(), cx.suspension()), (0, None));
    let tensor = Tensor {
        bytes: &[0; 4],
        shape: &[1],
        element_type: 0x2100_0020,
    };
    let args = [Arg::Value(Value::I32(1)), Arg::Tensor(tensor)];
    let error = cx.call(&f, &args, |_| ()).unwrap_err();
    assert_eq!(error.to_string(), text);
    assert_eq!((cx.live_objects(), cx.suspension()), (0, None));
}

/// `f(value, times)`: calls `yield_n` twice, the second time with the first result, keeping a value across.
fn waiting(effects: Effects) -> AlignedBytes {
    let mut m = ModuleBuilder::new("m");
    let import = import(&mut m, "yield_n", effects);
    let f = m.declare_function("f", "0ii_iii");
    let mut e = FunctionEncoder::new(2, 0);
    e.call_import(import, &[one(0), one(1)], &[], &[one(2)]);
    e.call_import(import, &[one(2), one(1)], &[], &[one(3)]);
    e.ret(&[one(0), one(2), one(3)]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
}

#[test]
fn a_native_function_that_is_not_ready_is_asked_again() {
    let bytes = waiting(Effects::Yields);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    assert_ne!(module.features() & crate::format::features::YIELD, 0);
    let need = module.export("f").unwrap().stack_words as usize;
    // 3 results, a frame of 3 and 4 words; 2 arguments, a result, and 2 words of the native function's.
    assert_eq!(need, 3 + 7 + 5);
    let (mut words, mut slots) = ([0; 1 + 15], [Slot::EMPTY; 1]);
    let storage = Storage {
        words: &mut words,
        objects: &mut slots,
        arena: &mut [],
    };
    let mut cx = Context::new(module, storage, natives()).unwrap();
    for times in [0, 1, 3] {
        let args = [Value::I32(100), Value::I32(times)];
        let (stops, out) = run_out::<3>(&mut cx, &args, Suspension::Import).unwrap();
        assert_eq!(stops, 2 * times as u32);
        let sums = [100, 100 + times, 100 + 2 * times];
        assert_eq!(out, sums.map(Value::I32));
    }
    assert_eq!(cx.stack_peak(), need);
}

#[test]
fn an_import_that_is_not_declared_to_yield_cannot_wait() {
    let bytes = waiting(Effects::SideEffects);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, natives()).unwrap();
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(0); 3];
    let args = [Value::I32(1), Value::I32(0)];
    // Its state has no words, so it never counts up, and answers at once.
    assert_eq!(cx.start(&f, &args, &mut out), Ok(Outcome::Done));
    let mut m = ModuleBuilder::new("m");
    let import = import(&mut m, "yield_variadic_sum", Effects::SideEffects);
    let f = m.declare_function("f", "0i_i");
    let mut e = FunctionEncoder::new(1, 0);
    e.call_import(import, &[one(0)], &[0], &[one(0)]);
    e.ret(&[one(0)]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, natives()).unwrap();
    let (stops, text) = run_out::<1>(&mut cx, &[Value::I32(1)], Suspension::Import).unwrap_err();
    assert_eq!(
        (stops, text.as_str()),
        (
            0,
            "FAILED_PRECONDITION; native function is not ready, but its import is not declared to yield; \
             in `f` at word 0"
        )
    );
}

#[test]
fn spans_and_wide_registers_survive_the_wait() {
    for high in [0, 300] {
        let mut m = ModuleBuilder::new("m");
        let import = import(&mut m, "yield_variadic_sum", Effects::Yields);
        let f = m.declare_function("f", "0iii_ii");
        let mut e = FunctionEncoder::new(3, 0);
        let v = |n: u16| one(n + high);
        for n in 0..3 {
            e.unary(Op::MovI32, Val(n + high + 3), Val(n));
        }
        e.call_import(import, &[v(3), v(4), v(5)], &[2], &[v(6)]);
        e.call_import(import, &[v(5)], &[0], &[v(7)]);
        e.ret(&[v(6), v(7)]);
        m.define_function(f, e.finish().unwrap());
        m.export("f", f, &[]);
        let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let mut cx = Context::on_heap(module, 1000, natives()).unwrap();
        let args = [10, 20, 2].map(Value::I32);
        let (stops, out) = run_out::<2>(&mut cx, &args, Suspension::Import).unwrap();
        // 10 + 20 + 2, and 0 + 2.
        assert_eq!((stops, out), (4, [Value::I32(32), Value::I32(2)]));
    }
}

/// `f(r)`: passes a buffer of its own to a native function that makes it wait, its argument kept in a register.
fn waiting_with_objects(name: &str, results: usize) -> AlignedBytes {
    let mut m = ModuleBuilder::new("m");
    let import = import(&mut m, name, Effects::Yields);
    let f = m.declare_function("f", "0r_v");
    let mut e = FunctionEncoder::new(0, 1);
    e.const_i64(Val(0), 8);
    e.const_i32(Val(2), 8);
    e.emit(
        Op::BufferAlloc,
        &[Ref(1).into(), Val(0).into(), Val(2).into()],
    );
    e.call_import(import, &[moved(1)], &[], &[moved(2), moved(3)][..results]);
    if results > 0 {
        e.emit(
            Op::CastAnyRef,
            &[Ref(3).into(), Ref(3).take().into(), TypeCode::BUFFER.into()],
        );
    }
    e.ret(&[]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
}

#[test]
fn objects_of_a_call_that_waits_live_until_it_is_over() {
    let bytes = waiting_with_objects("late_object", 2);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, natives()).unwrap();
    let f = cx.function("f").unwrap();
    for end in ["resume", "abort", "deinit"] {
        let given = cx.objects().allocate(4, 4).unwrap();
        let outcome = cx.start(&f, &[Value::Ref(given)], &mut []);
        assert_eq!(outcome, Ok(Outcome::Suspended(Suspension::Import)));
        cx.objects().release(given);
        // The argument of `f`, and that of the native function; the early result is gone.
        assert_eq!(cx.live_objects(), 2);
        match end {
            "resume" => assert_eq!(cx.resume(&mut []), Ok(Outcome::Done)),
            "abort" => cx.abort(),
            _ => cx.deinit().unwrap(),
        }
        assert_eq!(cx.live_objects(), 0, "{end}");
    }
}

#[test]
fn a_failure_after_a_wait_is_one_of_the_call() {
    let bytes = waiting_with_objects("late_failure", 0);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, natives()).unwrap();
    let given = cx.objects().allocate(4, 4).unwrap();
    let args = [Value::Ref(given)];
    let failed = run_out::<0>(&mut cx, &args, Suspension::Import).unwrap_err();
    let text = "UNAVAILABLE; gone; in `f` at word 4";
    assert_eq!(failed, (1, text.to_string()));
    assert_eq!(cx.suspension(), None);
    cx.objects().release(given);
    assert_eq!(cx.live_objects(), 0);
}

#[test]
fn a_program_that_fails_with_deferred_is_not_suspended() {
    let bytes = module_of("0v_v", |m, e| {
        let text = m.message("later");
        e.const_i32(Val(0), 17);
        e.fail(Val(0), Some(text));
    });
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let error = cx.start(&f, &[], &mut []).unwrap_err().to_string();
    assert_eq!(error, "DEFERRED; later; in `f` at word 1");
    assert_eq!(cx.suspension(), None);
}

#[cfg(feature = "linking")]
#[test]
fn a_suspension_in_another_module_goes_on_there() {
    let lib = {
        let mut m = ModuleBuilder::new("lib");
        let import = import(&mut m, "yield_n", Effects::Yields);
        let counter = m.global(1);
        let g = m.declare_function("g", "0i_i");
        let mut e = FunctionEncoder::new(1, 0);
        let next = e.label();
        e.emit(Op::GlobalStoreI32, &[Val(0).into(), counter.into()]);
        e.emit(Op::Yield, &[next.into()]);
        e.bind(next);
        e.const_i32(Val(1), 2);
        e.call_import(import, &[one(0), one(1)], &[], &[one(2)]);
        e.emit(Op::GlobalLoadI32, &[Val(3).into(), counter.into()]);
        e.binary(Op::AddI32, Val(2), Val(2), Val(3));
        e.ret(&[one(2)]);
        m.define_function(g, e.finish().unwrap());
        m.export("g", g, &[]);
        AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
    };
    let user = {
        let mut m = ModuleBuilder::new("user");
        let effects = Effects::Yields;
        let import = m.import_with_effects("lib.g", "0i_i", 0, Presence::Required, effects);
        let counter = m.global(1);
        let f = m.declare_function("f", "0i_ii");
        let mut e = FunctionEncoder::new(1, 0);
        e.const_i32(Val(1), 1000);
        e.emit(Op::GlobalStoreI32, &[Val(1).into(), counter.into()]);
        e.call_import(import, &[one(0)], &[], &[one(1)]);
        e.emit(Op::GlobalLoadI32, &[Val(2).into(), counter.into()]);
        e.ret(&[one(1), one(2)]);
        m.define_function(f, e.finish().unwrap());
        m.export("f", f, &[]);
        AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
    };
    let modules = [&lib, &user].map(|b| Module::new_checked(b.as_slice()).unwrap());
    let mut cx = Context::link_on_heap(&modules, 100, natives()).unwrap();
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(0); 2];
    let outcome = cx.start(&f, &[Value::I32(50)], &mut out);
    assert_eq!(outcome, Ok(Outcome::Suspended(Suspension::Yield)));
    for _ in 0..2 {
        let outcome = cx.resume(&mut out);
        assert_eq!(outcome, Ok(Outcome::Suspended(Suspension::Import)));
    }
    assert_eq!(cx.resume(&mut out), Ok(Outcome::Done));
    // 50 + 2, and 50 of the global of `lib`; the global of `user` is its own.
    assert_eq!(out, [Value::I32(102), Value::I32(1000)]);
    let outcome = cx.start(&f, &[Value::I32(0)], &mut out);
    assert_eq!(outcome, Ok(Outcome::Suspended(Suspension::Yield)));
    cx.abort();
    let g = cx.function("lib.g").unwrap();
    let error = cx.invoke(&g, &[Value::I32(0)], &mut out[..1]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "FAILED_PRECONDITION; program suspended in a call that cannot wait; in `g` of module `lib` at word 2"
    );
}

/// `f(n)`: the sum of 1 to n, in a loop with one backward branch a turn but the last.
#[cfg(feature = "fuel")]
fn summing() -> AlignedBytes {
    module_of("0i_i", |_, e| {
        let (again, wide) = (e.label(), Val(300));
        e.const_i32(Val(1), 0);
        e.unary(Op::MovI32, wide, Val(0));
        e.bind(again);
        e.binary(Op::AddI32, Val(1), Val(1), wide);
        e.emit(Op::AddImmI32, &[wide.into(), wide.into(), (-1i32).into()]);
        // A wide register, so that the branch has a prefix.
        e.br_nz(wide, again);
        e.ret(&[one(1)]);
    })
}

#[cfg(feature = "fuel")]
#[test]
fn fuel_is_counted_exactly_and_the_run_goes_on() {
    let bytes = summing();
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 400, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(0)];
    // Ten turns take nine branches.
    let stopped = Ok(Outcome::Suspended(Suspension::Fuel));
    cx.set_fuel(10);
    assert_eq!(cx.start(&f, &[Value::I32(10)], &mut out), Ok(Outcome::Done));
    assert_eq!((out[0], cx.fuel()), (Value::I32(55), 1));
    cx.set_fuel(0);
    assert_eq!(cx.start(&f, &[Value::I32(10)], &mut out), stopped);
    assert_eq!(cx.resume(&mut out), stopped);
    for _ in 0..4 {
        cx.set_fuel(2);
        assert_eq!(cx.resume(&mut out), stopped);
        assert_eq!(cx.fuel(), 0);
    }
    cx.set_fuel(2);
    assert_eq!(cx.resume(&mut out), Ok(Outcome::Done));
    assert_eq!((out[0], cx.fuel()), (Value::I32(55), 1));
    cx.set_fuel(3);
    let error = cx.invoke(&f, &[Value::I32(10)], &mut out).unwrap_err();
    assert_eq!(error.status, Status::DeadlineExceeded);
    assert_eq!(error.text.as_str(), "fuel is used up");
    assert_eq!(cx.suspension(), None);
}

/// However often a run stops at it, a branch that counts does so once for each time that it is executed.
#[cfg(feature = "fuel")]
#[test]
fn a_branch_that_counts_and_waits_for_fuel_counts_once() {
    let bytes = module_of("0i_ii", |_, e| {
        let again = e.label();
        e.const_i32(Val(1), 0);
        e.const_i32(Val(2), 0);
        e.bind(again);
        e.emit(Op::AddImmI32, &[Val(2).into(), Val(2).into(), 1i32.into()]);
        e.br_cmp(Op::BrNextLtI32S, Val(1), Val(0), again);
        e.ret(&[one(1), one(2)]);
    });
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    for portion in [1, 2, 3, 100] {
        let mut cx = Context::on_heap(module, 400, &[]).unwrap();
        let f = cx.function("f").unwrap();
        let mut out = [Value::I32(0); 2];
        cx.set_fuel(0);
        let mut progress = cx.start(&f, &[Value::I32(10)], &mut out);
        while progress == Ok(Outcome::Suspended(Suspension::Fuel)) {
            // Asked again without fuel, it stays where it is.
            progress = cx.resume(&mut out);
            assert_eq!(progress, Ok(Outcome::Suspended(Suspension::Fuel)));
            cx.set_fuel(portion);
            progress = cx.resume(&mut out);
        }
        assert_eq!(progress, Ok(Outcome::Done));
        assert_eq!(out, [Value::I32(10), Value::I32(10)], "{portion}");
    }
}

#[cfg(feature = "fuel")]
#[test]
fn calls_take_fuel_so_that_recursion_ends_too() {
    // Each call makes two: 2^30 of them, without a loop.
    let mut m = ModuleBuilder::new("m");
    let f = m.declare_function("f", "0i_i");
    let mut e = FunctionEncoder::new(1, 0);
    let end = e.label();
    e.br_z(Val(0), end);
    e.emit(
        Op::AddImmI32,
        &[Val(0).into(), Val(0).into(), (-1i32).into()],
    );
    e.call(f.ordinal(), &[one(0)], &[one(1)]);
    e.call(f.ordinal(), &[one(0)], &[one(2)]);
    e.bind(end);
    e.ret(&[one(0)]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 1000, &[]).unwrap();
    let f = cx.function("f").unwrap();
    cx.set_fuel(10_000);
    let outcome = cx.start(&f, &[Value::I32(30)], &mut [Value::I32(0)]);
    assert_eq!(outcome, Ok(Outcome::Suspended(Suspension::Fuel)));
    cx.abort();
    // A call of depth 2 makes 2 + 4 calls.
    cx.set_fuel(10);
    let outcome = cx.start(&f, &[Value::I32(2)], &mut [Value::I32(0)]);
    assert_eq!((outcome, cx.fuel()), (Ok(Outcome::Done), 4));
}
