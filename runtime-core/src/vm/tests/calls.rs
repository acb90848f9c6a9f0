//! Calls: from outside, between functions, and of native functions.

use std::string::ToString;
use std::vec::Vec;

use super::*;
use crate::format::Presence;
use crate::format::tests::simple_mul;
use crate::isa::Op;

const F32: u32 = 0x2100_0020;

fn bytes_of(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

#[test]
fn simple_mul_runs_in_fixed_memory() {
    let bytes = AlignedBytes::copy_of(&simple_mul(DebugNames::Strip));
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let need =
        module.export("simple_mul").unwrap().stack_words as usize + Context::state_words(&module);
    let mut words = std::vec![0; need];
    let (mut slots, mut arena) = ([Slot::EMPTY; 9], [0; 16 + 63]);
    let storage = Storage {
        words: &mut words,
        objects: &mut slots,
        arena: &mut arena,
    };
    let mut cx = Context::new(module, storage, hal()).unwrap();
    cx.init().unwrap();
    let f = cx.function("simple_mul").unwrap();
    let (a, b) = (
        bytes_of(&[1.0, 2.0, 3.0, 4.0]),
        bytes_of(&[10.0, 20.0, 30.0, 40.0]),
    );
    for _ in 0..3 {
        let args = [&a, &b].map(|bytes| {
            Arg::Tensor(Tensor {
                bytes,
                shape: &[4],
                element_type: F32,
            })
        });
        let text = cx.call(&f, &args, |results| {
            let view = results.view(0).unwrap();
            let mut text = std::string::String::new();
            let mut shape = [0; 4];
            let shape = results.shape(0, &mut shape).unwrap();
            crate::text::write_tensor(&mut text, shape, view.element_type, view.bytes, 100)
                .unwrap();
            text
        });
        assert_eq!(text.unwrap(), "4xf32=10 40 90 160");
        assert_eq!(cx.live_objects(), 0);
    }
    assert_eq!(cx.stack_peak(), f.stack_words() as usize);
}

#[test]
fn a_wrong_shape_names_the_argument_and_both_shapes() {
    let bytes = AlignedBytes::copy_of(&simple_mul(DebugNames::Keep));
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 1000, hal()).unwrap();
    let f = cx.function("simple_mul").unwrap();
    let data = bytes_of(&[1.0; 12]);
    let tensor = |shape: &'static [u64], element_type, n| {
        Arg::Tensor(Tensor {
            bytes: &data[..n],
            shape,
            element_type,
        })
    };
    let good = tensor(&[4], F32, 16);
    let mut fail = |args: &[Arg<'_>]| {
        let error = cx.call(&f, args, |_| ()).unwrap_err();
        assert_eq!(cx.live_objects(), 0);
        error.to_string()
    };
    assert_eq!(
        fail(&[good, tensor(&[3], F32, 12)]),
        "INVALID_ARGUMENT; input1: expected shape 4xf32, found 3xf32; in `simple_mul` at word 19"
    );
    assert!(
        fail(&[tensor(&[2, 2], F32, 16), good])
            .contains("input0: expected shape 4xf32, found 2x2xf32")
    );
    assert!(
        fail(&[tensor(&[4], 0x1000_0020, 16), good])
            .contains("input0: expected element type 4xf32, found 4xi32")
    );
    assert!(
        fail(&[Arg::Value(Value::Ref(ObjectRef::NULL)), good])
            .contains("input0: expected 4xf32, found null")
    );
    assert_eq!(
        fail(&[good]),
        "INVALID_ARGUMENT; argument count: expected 2, found 1"
    );
    assert_eq!(
        fail(&[good, Arg::Value(Value::I32(1))]),
        "INVALID_ARGUMENT; argument 1: expected tensor or ref, found i32"
    );
    assert!(
        fail(&[good, tensor(&[4], F32, 12)])
            .contains("another number of bytes than its shape needs")
    );
}

#[test]
fn wide_values_pass_whole_through_calls() {
    let mut m = ModuleBuilder::new("m");
    let (f, g) = (
        m.declare_function("f", "0iIF_FIi"),
        m.declare_function("g", "0FIi_IFi"),
    );
    let mut e = FunctionEncoder::new(5, 0);
    e.call(
        g.ordinal(),
        &[two(3), two(1), one(0)],
        &[two(5), two(7), one(9)],
    );
    e.ret(&[two(7), two(5), one(9)]);
    m.define_function(f, e.finish().unwrap());
    let mut e = FunctionEncoder::new(5, 0);
    e.ret(&[two(2), two(0), one(4)]);
    m.define_function(g, e.finish().unwrap());
    m.export("f", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let args = [
        Value::I32(-7),
        Value::I64(0x1234_5678_9ABC_DEF0),
        Value::F64(-1.5e300),
    ];
    assert_eq!(
        run_module(&bytes, &args, 3).unwrap(),
        [args[2], args[1], args[0]]
    );
}

#[test]
fn wide_registers_and_lists_work() {
    let mut m = ModuleBuilder::new("m");
    let (f, g) = (
        m.declare_function("f", "0iI_Ii"),
        m.declare_function("g", "0Ii_iI"),
    );
    let mut e = FunctionEncoder::new(3, 0);
    e.unary(Op::MovI32, Val(700), Val(0));
    e.unary(Op::MovI64, Val(300), Val(1));
    e.call(g.ordinal(), &[two(300), one(700)], &[one(900), two(1000)]);
    e.binary(Op::AddI32, Val(901), Val(900), Val(900));
    e.ret(&[two(1000), one(901)]);
    m.define_function(f, e.finish().unwrap());
    let mut e = FunctionEncoder::new(3, 0);
    e.ret(&[one(2), two(0)]);
    m.define_function(g, e.finish().unwrap());
    m.export("f", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let results = run_module(&bytes, &[Value::I32(21), Value::I64(-5)], 2).unwrap();
    assert_eq!(results, [Value::I64(-5), Value::I32(42)]);
}

#[test]
fn endless_recursion_is_an_error() {
    let bytes = module_of("0r_v", |_, e| {
        e.call(0, &[CallValue::Ref(Ref(0).keep())], &[]);
        e.ret(&[]);
    });
    let (status, text) = run_module(&bytes, &[Value::Ref(ObjectRef::rodata(0, 0))], 0).unwrap_err();
    assert_eq!(
        (status, text.as_str()),
        (Status::ResourceExhausted, "stack is too small for the call")
    );
}

fn sum(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (mut total, n) = (call.i64()?, call.span()?);
    for _ in 0..n {
        total += i64::from(call.i32()?);
        let bytes = call.object()?;
        total += call.objects.length(bytes)? as i64;
    }
    call.return_i64(total)
}

fn broken(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let r = call.objects.allocate(8, 1)?;
    call.return_object(r)?;
    Err(Fault::new(
        const {
            &FaultInfo {
                status: Status::Aborted,
                text: Message::new("native function says no"),
            }
        },
    ))
}

const NATIVE: NativeTable = NativeTable {
    name: "user",
    version: 3,
    functions: &[
        NativeFunction {
            name: "sum",
            cconv: "0ICirD_I",
            run: sum,
        },
        NativeFunction {
            name: "broken",
            cconv: "0v_r",
            run: broken,
        },
    ],
};

fn importing(name: &str, cconv: &str, version: u16, presence: Presence) -> AlignedBytes {
    let mut m = ModuleBuilder::new("m");
    let import = m.import_custom(name, cconv, version, presence);
    let data = m.rodata(b"abc", 1);
    let f = m.declare_function("f", "0I_Ii");
    let mut e = FunctionEncoder::new(2, 0);
    e.const_i32(Val(2), 10);
    e.emit(Op::ConstRefRodata, &[Ref(0).into(), data.into()]);
    e.emit(Op::ImportResolved, &[Val(3).into(), import.into()]);
    let skip = e.label();
    e.br_z(Val(3), skip);
    let element = [one(2), CallValue::Ref(Ref(0).keep())];
    if cconv.starts_with("0v") {
        e.call_import(import, &[], &[], &[moved(0)]);
    } else {
        e.call_import(
            import,
            &[two(0), element[0], element[1], element[0], element[1]],
            &[2],
            &[two(0)],
        );
    }
    e.bind(skip);
    e.ret(&[two(0), one(3)]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
}

#[test]
fn native_functions_take_spans() {
    let bytes = importing("user.sum", "0ICirD_I", 3, Presence::Required);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[&HAL_INLINE, &NATIVE]).unwrap();
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(0); 2];
    cx.invoke(&f, &[Value::I64(1 << 40)], &mut out).unwrap();
    assert_eq!(out, [Value::I64((1 << 40) + 26), Value::I32(1)]);
    assert_eq!(cx.stack_peak(), f.stack_words() as usize);
}

#[test]
fn a_failing_native_function_leaks_nothing() {
    let bytes = importing("user.broken", "0v_r", 0, Presence::Required);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[&NATIVE]).unwrap();
    let f = cx.function("f").unwrap();
    let error = cx
        .invoke(&f, &[Value::I64(0)], &mut [Value::I32(0); 2])
        .unwrap_err();
    assert_eq!(
        (error.status, error.text.as_str()),
        (Status::Aborted, "native function says no")
    );
    assert_eq!(cx.live_objects(), 0);
}

#[test]
fn imports_that_do_not_fit_are_errors_that_name_them() {
    let bind = |bytes: &AlignedBytes, natives: &[&dyn NativeModule]| {
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        Context::on_heap(module, 100, natives)
            .map(|_| ())
            .map_err(|e| e.to_string())
    };
    let good = importing("user.sum", "0ICirD_I", 3, Presence::Required);
    assert_eq!(bind(&good, &[&NATIVE]), Ok(()));
    assert_eq!(
        bind(&good, &[]).unwrap_err(),
        "NOT_FOUND; import `user.sum`: no module of that name"
    );
    let absent = importing("user.nope", "0ICirD_I", 3, Presence::Required);
    assert_eq!(
        bind(&absent, &[&NATIVE]).unwrap_err(),
        "NOT_FOUND; import `user.nope`: the module has no such function"
    );
    let newer = importing("user.sum", "0ICirD_I", 4, Presence::Required);
    assert_eq!(
        bind(&newer, &[&NATIVE]).unwrap_err(),
        "NOT_FOUND; import `user.sum`: expected version 4 or later, found 3"
    );
    let other = importing("user.broken", "0ICirD_I", 3, Presence::Required);
    assert_eq!(
        bind(&other, &[&NATIVE]).unwrap_err(),
        "INVALID_ARGUMENT; import `user.broken`: expected signature 0ICirD_I, found 0v_r"
    );
}

#[test]
fn an_optional_import_may_be_missing() {
    let bytes = importing("nobody.sum", "0ICirD_I", 0, Presence::Optional);
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(9); 2];
    cx.invoke(&f, &[Value::I64(5)], &mut out).unwrap();
    assert_eq!(out, [Value::I64(5), Value::I32(0)]);
}

#[test]
fn unknown_functions_and_results_are_errors() {
    let bytes = module_of("0i_i", |_, e| e.ret(&[one(0)]));
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let error = cx.function("nope").unwrap_err();
    assert_eq!(
        error.to_string(),
        "NOT_FOUND; no function `nope` is exported by the module"
    );
    let f = cx.function("f").unwrap();
    let error = cx.invoke(&f, &[Value::I32(1)], &mut []).unwrap_err();
    assert_eq!(
        error.to_string(),
        "INVALID_ARGUMENT; result count: expected 1, found 0"
    );
    let error = cx
        .invoke(&f, &[Value::F32(1.0)], &mut [Value::I32(0)])
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "INVALID_ARGUMENT; argument 0: expected i32, found f32"
    );
}

#[test]
fn globals_live_from_init_on() {
    let mut m = ModuleBuilder::new("m");
    let (g32, g64) = (m.global(1), m.global(2));
    let r = m.global_ref();
    let init = m.declare_function("init", "0v_v");
    let f = m.declare_function("f", "0v_iIi");
    let mut e = FunctionEncoder::new(0, 0);
    e.const_i32(Val(0), 41);
    e.emit(Op::GlobalStoreI32, &[Val(0).into(), g32.into()]);
    e.const_i64(Val(0), -1);
    e.emit(Op::GlobalStoreI64, &[Val(0).into(), g64.into()]);
    e.const_i64(Val(0), 12);
    e.const_i32(Val(2), 4);
    e.emit(
        Op::BufferAlloc,
        &[Ref(0).into(), Val(0).into(), Val(2).into()],
    );
    e.emit(
        Op::GlobalStoreRef,
        &[
            Ref(0).take().into(),
            r.into(),
            crate::isa::TypeCode::BUFFER.into(),
        ],
    );
    e.ret(&[]);
    m.define_function(init, e.finish().unwrap());
    let mut e = FunctionEncoder::new(0, 0);
    e.emit(Op::GlobalLoadI32, &[Val(0).into(), g32.into()]);
    e.emit(Op::AddImmI32, &[Val(0).into(), Val(0).into(), 1i32.into()]);
    e.emit(Op::GlobalStoreI32, &[Val(0).into(), g32.into()]);
    e.emit(Op::GlobalLoadI64, &[Val(2).into(), g64.into()]);
    e.emit(
        Op::GlobalLoadRef,
        &[Ref(0).into(), r.into(), crate::isa::TypeCode::BUFFER.into()],
    );
    e.emit(Op::BufferLength, &[Val(4).into(), Ref(0).into()]);
    e.ret(&[one(0), two(2), one(4)]);
    m.define_function(f, e.finish().unwrap());
    m.export("__init", init, &[]);
    m.export("f", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(0); 3];
    let early = cx.invoke(&f, &[], &mut out).unwrap_err();
    assert_eq!(
        early.to_string(),
        "FAILED_PRECONDITION; the module's `__init` has not run"
    );
    cx.init().unwrap();
    cx.init().unwrap();
    for n in 42..45 {
        cx.invoke(&f, &[], &mut out).unwrap();
        assert_eq!(out, [Value::I32(n), Value::I64(-1), Value::I32(12)]);
    }
    assert_eq!(cx.live_objects(), 1);
}

#[test]
fn a_lent_tensor_that_is_kept_is_empty_afterwards() {
    let mut m = ModuleBuilder::new("m");
    let r = m.global_ref();
    let (keep, read) = (
        m.declare_function("keep", "0r_v"),
        m.declare_function("read", "0v_i"),
    );
    let view = crate::isa::TypeCode::HAL_BUFFER_VIEW;
    let mut e = FunctionEncoder::new(0, 1);
    e.emit(
        Op::GlobalStoreRef,
        &[Ref(0).take().into(), r.into(), view.into()],
    );
    e.ret(&[]);
    m.define_function(keep, e.finish().unwrap());
    let find = |n| crate::imports::find(n).unwrap();
    let buffer = m.import(find("hal_inline.buffer_view.buffer"));
    let storage = m.import(find("hal_inline.buffer.storage"));
    let mut e = FunctionEncoder::new(0, 0);
    e.emit(Op::GlobalLoadRef, &[Ref(0).into(), r.into(), view.into()]);
    e.call_import(buffer, &[moved(0)], &[], &[moved(0)]);
    e.call_import(storage, &[moved(0)], &[], &[moved(0)]);
    e.const_i64(Val(0), 0);
    e.load(Op::BufferLoadI32, Val(2), Ref(0), Val(0));
    e.ret(&[one(2)]);
    m.define_function(read, e.finish().unwrap());
    m.export("keep", keep, &[]);
    m.export("read", read, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, hal()).unwrap();
    let (keep, read) = (cx.function("keep").unwrap(), cx.function("read").unwrap());
    {
        let data = std::vec![7u8; 16];
        let tensor = Tensor {
            bytes: &data,
            shape: &[4],
            element_type: F32,
        };
        cx.call(&keep, &[Arg::Tensor(tensor)], |_| ()).unwrap();
    }
    let error = cx.call(&read, &[], |_| ()).unwrap_err();
    assert_eq!(error.status, Status::OutOfRange);
}

#[test]
fn a_branch_leads_back_past_the_call_before_it() {
    // The call returns to the middle of the loop; the branch then goes to before where the return resumed.
    let mut m = ModuleBuilder::new("m");
    let (f, g) = (
        m.declare_function("f", "0i_i"),
        m.declare_function("g", "0i_i"),
    );
    let mut e = FunctionEncoder::new(1, 0);
    let body = e.label();
    e.const_i32(Val(1), 0);
    e.bind(body);
    e.binary(Op::AddI32, Val(1), Val(1), Val(0));
    e.call(g.ordinal(), &[one(0)], &[one(0)]);
    e.br_nz(Val(0), body);
    e.ret(&[one(1)]);
    m.define_function(f, e.finish().unwrap());
    let mut e = FunctionEncoder::new(1, 0);
    e.emit(
        Op::AddImmI32,
        &[Val(0).into(), Val(0).into(), (-1i32).into()],
    );
    e.ret(&[one(0)]);
    m.define_function(g, e.finish().unwrap());
    m.export("f", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let found = run_module(&bytes, &[Value::I32(3)], 1).unwrap();
    assert_eq!(found, [Value::I32(3 + 2 + 1)]);
}
