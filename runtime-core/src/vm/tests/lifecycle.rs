//! `__init`, `__notify` and `__deinit`: their order, and what happens when one fails.

use std::string::{String, ToString};
use std::sync::Mutex;

use super::*;
use crate::format::Presence;
use crate::isa::{Op, TypeCode};

/// A native module that writes down what it is told: the number of a module and of its function.
struct Journal(Mutex<String>);

impl NativeModule for Journal {
    fn name(&self) -> &str {
        "journal"
    }

    fn version(&self) -> u16 {
        0
    }

    fn find(&self, function: &str) -> Option<(u16, &str)> {
        (function == "write").then_some((0, "0i_v"))
    }

    fn call(&self, _: u16, call: &mut Native<'_, '_>) -> Result<(), Fault> {
        let entry = call.i32()?;
        let mut text = self.0.lock().unwrap();
        text.push_str(&entry.to_string());
        text.push(' ');
        Ok(())
    }
}

/// A module that writes `number` + 1 from `__init`, which also puts a buffer into a global, `number` + 10 and the signal
/// from `__notify`, and `number` + 2 from `__deinit`. A module with `failing` fails there, having written.
fn chronicler(number: i32, failing: Option<&str>) -> AlignedBytes {
    let mut m = ModuleBuilder::new("m");
    let write = m.import_custom("journal.write", "0i_v", 0, Presence::Required);
    let global = m.global_ref();
    let text = m.message("no luck");
    for (name, cconv) in [
        ("__init", "0v_v"),
        ("__notify", "0i_v"),
        ("__deinit", "0v_v"),
    ] {
        let f = m.declare_function(name, cconv);
        let mut e = FunctionEncoder::new(u16::from(name == "__notify"), 0);
        match name {
            "__init" => {
                e.const_i64(Val(0), 4);
                e.const_i32(Val(2), 4);
                e.emit(
                    Op::BufferAlloc,
                    &[Ref(0).into(), Val(0).into(), Val(2).into()],
                );
                e.emit(
                    Op::GlobalStoreRef,
                    &[Ref(0).take().into(), global.into(), TypeCode::BUFFER.into()],
                );
                e.const_i32(Val(1), number + 1);
            }
            "__notify" => {
                e.const_i32(Val(1), number + 10);
                e.binary(Op::AddI32, Val(1), Val(1), Val(0));
            }
            _ => e.const_i32(Val(1), number + 2),
        }
        e.call_import(write, &[one(1)], &[], &[]);
        if failing == Some(name) {
            e.const_i32(Val(0), 9);
            e.fail(Val(0), Some(text));
        } else {
            e.ret(&[]);
        }
        m.define_function(f, e.finish().unwrap());
        m.export(name, f, &[]);
    }
    let f = m.declare_function("f", "0v_v");
    let mut e = FunctionEncoder::new(0, 0);
    e.ret(&[]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
}

/// Links modules and lets `test` see the context and what was written since it last looked.
fn linked(bytes: &[AlignedBytes], test: impl FnOnce(&mut Context<'_>, &dyn Fn() -> String)) {
    let journal = Journal(Mutex::default());
    let natives: [&dyn NativeModule; 1] = [&journal];
    let modules: std::vec::Vec<Module<'_>> = bytes
        .iter()
        .map(|b| Module::new_checked(b.as_slice()).unwrap())
        .collect();
    let mut cx = Context::link_on_heap(&modules, 100, &natives).unwrap();
    test(&mut cx, &|| {
        core::mem::take(&mut *journal.0.lock().unwrap())
            .trim_end()
            .to_string()
    });
}

/// A module without any of the functions.
fn plain() -> AlignedBytes {
    module_of("0v_v", |_, e| e.ret(&[]))
}

#[test]
fn modules_begin_in_order_and_end_in_reverse() {
    let bytes = [chronicler(100, None), plain(), chronicler(200, None)];
    linked(&bytes, |cx, written| {
        let f = cx.function("f").unwrap();
        let error = cx.invoke(&f, &[], &mut []).unwrap_err().to_string();
        assert_eq!(
            error,
            "FAILED_PRECONDITION; the module's `__init` has not run"
        );
        cx.init().unwrap();
        assert_eq!(written(), "101 201");
        cx.init().unwrap();
        assert_eq!(written(), "");
        assert_eq!(cx.live_objects(), 2);
        cx.invoke(&f, &[], &mut []).unwrap();
        // The signals are 0, 1 and 2.
        cx.notify(Signal::Resume).unwrap();
        assert_eq!(written(), "110 210");
        cx.notify(Signal::Suspend).unwrap();
        assert_eq!(written(), "211 111");
        cx.notify(Signal::LowMemory).unwrap();
        assert_eq!(written(), "212 112");
        cx.deinit().unwrap();
        assert_eq!(written(), "202 102");
        assert_eq!(cx.live_objects(), 0, "globals hold objects");
        assert!(cx.invoke(&f, &[], &mut []).is_err());
        cx.deinit().unwrap();
        assert_eq!(written(), "");
        cx.init().unwrap();
        assert_eq!(written(), "101 201");
    });
}

#[test]
fn what_is_not_initialized_is_not_ended() {
    let bytes = [chronicler(100, None), chronicler(200, Some("__init"))];
    linked(&bytes, |cx, written| {
        for tries in ["101 201", "201"] {
            let error = cx.init().unwrap_err().to_string();
            assert_eq!(
                error,
                "FAILED_PRECONDITION; no luck; in `__init` of module `m` at word 11"
            );
            assert_eq!(written(), tries);
        }
        cx.deinit().unwrap();
        assert_eq!(written(), "102");
        assert_eq!(cx.live_objects(), 0);
    });
}

#[test]
fn every_module_ends_even_if_one_fails_to() {
    let bytes = [
        chronicler(100, None),
        chronicler(200, Some("__deinit")),
        chronicler(300, None),
    ];
    linked(&bytes, |cx, written| {
        cx.init().unwrap();
        written();
        let error = cx.deinit().unwrap_err();
        assert_eq!(error.text.as_str(), "no luck");
        assert_eq!(error.site.unwrap().instance, 1);
        assert_eq!(written(), "302 202 102");
        assert_eq!(cx.live_objects(), 0);
    });
}

#[test]
fn a_module_that_cannot_take_a_signal_stops_it() {
    let bytes = [chronicler(100, None), chronicler(200, Some("__notify"))];
    linked(&bytes, |cx, written| {
        cx.init().unwrap();
        written();
        assert!(cx.notify(Signal::Suspend).is_err());
        assert_eq!(written(), "211");
    });
}

#[test]
fn an_initializer_that_is_suspended_is_an_error() {
    let mut m = ModuleBuilder::new("m");
    let f = m.declare_function("init", "0v_v");
    let mut e = FunctionEncoder::new(0, 0);
    let next = e.label();
    e.emit(Op::Yield, &[next.into()]);
    e.bind(next);
    e.ret(&[]);
    m.define_function(f, e.finish().unwrap());
    m.export("__init", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    assert_eq!(
        cx.init().unwrap_err().to_string(),
        "FAILED_PRECONDITION; program suspended in a call that cannot wait; in `init` at word 1"
    );
    assert_eq!(cx.suspension(), None);
}
