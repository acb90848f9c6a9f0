//! Tests of the machine: one file a family.

mod calls;
mod control;
#[cfg(all(feature = "linking", feature = "fuel"))]
mod damaged_links;
#[cfg(feature = "threaded")]
mod engines;
mod hostile;
#[cfg(all(feature = "linking", feature = "yield"))]
mod lifecycle;
#[cfg(feature = "linking")]
mod linking;
mod misuse;
mod objects;
mod ops;
mod reference;
#[cfg(feature = "yield")]
mod suspension;
mod verifier;

use std::vec::Vec;

use super::*;
use crate::format::{AlignedBytes, DebugNames, Module, ModuleBuilder};
use crate::hal_inline::HAL_INLINE;
use crate::isa::{CallValue, FunctionEncoder, Ref, Val};

/// The native modules of most tests.
fn hal() -> &'static [&'static dyn NativeModule] {
    &[&HAL_INLINE]
}

/// Encodes one exported function `f` of a calling convention.
fn module_of(
    cconv: &str,
    build: impl FnOnce(&mut ModuleBuilder, &mut FunctionEncoder),
) -> AlignedBytes {
    let counts = crate::signature::Signature::new_checked(cconv)
        .unwrap()
        .arg_counts();
    let mut m = ModuleBuilder::new("test");
    let f = m.declare_function("f", cconv);
    let mut e = FunctionEncoder::new(counts.vals, counts.refs);
    build(&mut m, &mut e);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
}

/// Runs `f` on the heap and in fixed memory; both must give the same, and leave no object alive.
fn run_module(
    bytes: &AlignedBytes,
    args: &[Value],
    results: usize,
) -> Result<Vec<Value>, (Status, std::string::String)> {
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let natives = hal();
    let outcome = |mut cx: Context<'_>| {
        let f = cx.function("f").unwrap();
        let mut out = std::vec![Value::I32(0); results];
        let outcome = cx.init().and_then(|()| cx.invoke(&f, args, &mut out));
        let outcome = outcome
            .map(|()| out)
            .map_err(|e| (e.status, std::string::String::from(e.text.as_str())));
        assert_eq!(cx.live_objects(), 0, "objects leak");
        if f.stack_words() != crate::format::UNBOUNDED && outcome.is_ok() {
            assert!(cx.stack_peak() <= f.stack_words() as usize);
        }
        outcome
    };
    let heap = outcome(Context::on_heap(module, 4096, natives).unwrap());
    let (mut words, mut slots, mut arena) = ([0; 4096], [Slot::EMPTY; 16], [0; 4096]);
    let storage = Storage {
        words: &mut words,
        objects: &mut slots,
        arena: &mut arena,
    };
    let fixed = outcome(Context::new(module, storage, natives).unwrap());
    match (&heap, &fixed) {
        // NaN is not equal to itself, but must print the same.
        (Ok(a), Ok(b)) => assert_eq!(std::format!("{a:?}"), std::format!("{b:?}")),
        (a, b) => assert_eq!(a, b),
    }
    heap
}

fn one(v: u16) -> CallValue {
    CallValue::One(Val(v))
}

fn two(v: u16) -> CallValue {
    CallValue::Two(Val(v))
}

fn moved(r: u16) -> CallValue {
    CallValue::Ref(Ref(r).take())
}
