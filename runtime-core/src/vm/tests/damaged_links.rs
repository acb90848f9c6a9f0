//! Damaged modules that are linked, suspended and given up: each is refused or runs within its bounds, no failure is an
//! internal one, and no object is left.

use proptest::prelude::*;

use super::suspension::{import, natives};
use super::*;
use crate::format::Presence;
use crate::imports::Effects;
use crate::isa::{Op, TypeCode};

/// `g(n, r)`: keeps a ref in a global, gives way, waits for a native function.
fn library() -> std::vec::Vec<u8> {
    let mut m = ModuleBuilder::new("library");
    let wait = import(&mut m, "yield_n", Effects::Yields);
    let kept = m.global_ref();
    let count = m.global(1);
    let g = m.declare_function("g", "0ir_ri");
    let mut e = FunctionEncoder::new(1, 1);
    let next = e.label();
    e.emit(
        Op::GlobalStoreRef,
        &[Ref(0).keep().into(), kept.into(), TypeCode::BUFFER.into()],
    );
    e.emit(Op::GlobalStoreI32, &[Val(0).into(), count.into()]);
    e.emit(Op::Yield, &[next.into()]);
    e.bind(next);
    e.const_i32(Val(1), 2);
    e.call_import(wait, &[one(0), one(1)], &[], &[one(2)]);
    e.ret(&[moved(0), one(2)]);
    m.define_function(g, e.finish().unwrap());
    m.export("g", g, &[]);
    m.write(DebugNames::Strip).unwrap()
}

/// `f(n, r)`: calls `g` in a loop, and a native function that waits with an object.
fn user() -> std::vec::Vec<u8> {
    let mut m = ModuleBuilder::new("user");
    let effects = Effects::Yields;
    let g = m.import_with_effects("library.g", "0ir_ri", 0, Presence::Required, effects);
    let late = import(&mut m, "late_object", Effects::Yields);
    let text = m.rodata(b"abc", 1);
    let f = m.declare_function("f", "0ir_ri");
    let mut e = FunctionEncoder::new(1, 1);
    let again = e.label();
    e.const_i32(Val(1), 2);
    e.bind(again);
    e.call_import(g, &[one(0), moved(0)], &[], &[moved(0), one(0)]);
    e.emit(
        Op::AddImmI32,
        &[Val(1).into(), Val(1).into(), (-1i32).into()],
    );
    e.br_nz(Val(1), again);
    e.emit(Op::ConstRefRodata, &[Ref(1).into(), text.into()]);
    e.call_import(late, &[moved(0)], &[], &[moved(1), moved(0)]);
    e.ret(&[moved(0), one(0)]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    m.write(DebugNames::Strip).unwrap()
}

/// Links the modules if they are accepted, runs `f` for at most `stops` stops, and gives it up.
fn run_linked(library: &[u8], user: &[u8], stops: usize) -> Result<bool, TestCaseError> {
    let bytes = [library, user].map(|bytes| {
        let mut bytes = bytes.to_vec();
        crate::format::tests::reseal(&mut bytes);
        AlignedBytes::copy_of(&bytes)
    });
    let [Ok(library), Ok(user)] = bytes.each_ref().map(|b| Module::new_checked(b.as_slice()))
    else {
        return Ok(false);
    };
    let modules = [library, user];
    let Ok(mut cx) = Context::link_on_heap(&modules, 200, natives()) else {
        return Ok(false);
    };
    cx.set_fuel(1000);
    let (Ok(()), Ok(f)) = (cx.init(), cx.function("f")) else {
        return Ok(false);
    };
    let buffer = cx.objects().allocate(8, 8).unwrap();
    let args = [Value::I32(7), Value::Ref(buffer)];
    let mut results = [Value::I32(0); 2];
    let mut outcome = cx.start(&f, &args, &mut results);
    for _ in 0..stops {
        if let Ok(Outcome::Suspended(_)) = outcome {
            cx.set_fuel(1000);
            outcome = cx.resume(&mut results);
        }
    }
    if let Err(error) = &outcome {
        prop_assert_ne!(error.status, Status::Internal, "{}", error);
    }
    let done = outcome == Ok(Outcome::Done);
    if done {
        for result in results {
            if let Value::Ref(r) = result {
                cx.objects().release(r);
            }
        }
    }
    cx.objects().release(buffer);
    // Whatever `__deinit` may be now.
    cx.set_fuel(1000);
    let _ = cx.deinit();
    prop_assert_eq!(cx.live_objects(), 0);
    Ok(done)
}

#[test]
fn the_modules_that_are_damaged_run_when_they_are_whole() {
    // Twice: one yield and two waits in `g`; then one wait for the object.
    for (stops, done) in [(6, false), (7, true)] {
        assert_eq!(run_linked(&library(), &user(), stops).unwrap(), done);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn damaged_modules_that_are_linked_never_report_an_internal_error(
        in_library in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3),
        in_user in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3),
        stops in 0..9usize,
    ) {
        let (mut library, mut user) = (library(), user());
        for (bytes, changes) in [(&mut library, in_library), (&mut user, in_user)] {
            for (at, value) in changes {
                let at = at.index(bytes.len());
                bytes[at] = value;
            }
        }
        run_linked(&library, &user, stops)?;
    }
}
