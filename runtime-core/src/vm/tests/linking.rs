//! Several modules in one context: what imports bind to, and that state, constants and types are kept apart.

use std::string::ToString;
use std::vec::Vec;

use super::*;
use crate::format::{Presence, UNBOUNDED};
use crate::isa::{Op, TypeCode};

/// Writes a module.
fn written(name: &str, version: u16, build: impl FnOnce(&mut ModuleBuilder)) -> AlignedBytes {
    let mut m = ModuleBuilder::new(name);
    m.set_version(version);
    build(&mut m);
    AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap())
}

/// Exports a function.
fn export(m: &mut ModuleBuilder, name: &str, cconv: &str, code: impl FnOnce(&mut FunctionEncoder)) {
    let counts = crate::signature::Signature::new_checked(cconv)
        .unwrap()
        .arg_counts();
    let f = m.declare_function(name, cconv);
    let mut e = FunctionEncoder::new(counts.vals, counts.refs);
    code(&mut e);
    m.define_function(f, e.finish().unwrap());
    m.export(name, f, &[]);
}

fn modules(bytes: &[AlignedBytes]) -> Vec<Module<'_>> {
    bytes
        .iter()
        .map(|b| Module::new_checked(b.as_slice()).unwrap())
        .collect()
}

/// `lib`, version 3: a counter in a global, arithmetic on wide values, a constant, and a function that fails.
fn lib() -> AlignedBytes {
    written("lib", 3, |m| {
        let counter = m.global(1);
        let abc = m.rodata(b"abc", 1);
        let no = m.message("lib says no");
        export(m, "count", "0i_i", |e| {
            e.emit(Op::GlobalLoadI32, &[Val(1).into(), counter.into()]);
            e.binary(Op::AddI32, Val(1), Val(1), Val(0));
            e.emit(Op::GlobalStoreI32, &[Val(1).into(), counter.into()]);
            e.ret(&[one(1)]);
        });
        export(m, "swap", "0iIr_rIi", |e| {
            e.ret(&[moved(0), two(1), one(0)]);
        });
        export(m, "constant", "0v_r", |e| {
            e.emit(Op::ConstRefRodata, &[Ref(0).into(), abc.into()]);
            e.ret(&[moved(0)]);
        });
        export(m, "refuse", "0r_v", |e| {
            e.const_i32(Val(0), 9);
            e.fail(Val(0), Some(no));
        });
    })
}

#[test]
fn modules_call_each_other_and_keep_their_globals_apart() {
    let user = written("user", 0, |m| {
        let counter = m.global(1);
        let count = m.import_custom("lib.count", "0i_i", 3, Presence::Required);
        let swap = m.import_custom("lib.swap", "0iIr_rIi", 0, Presence::Required);
        export(m, "f", "0iIr_iiIir", |e| {
            e.emit(Op::GlobalStoreI32, &[Val(0).into(), counter.into()]);
            e.const_i32(Val(3), 5);
            e.call_import(count, &[one(3)], &[], &[one(4)]);
            e.call_import(count, &[one(4)], &[], &[one(5)]);
            e.call_import(
                swap,
                &[one(0), two(1), moved(0)],
                &[],
                &[moved(1), two(6), one(8)],
            );
            e.emit(Op::GlobalLoadI32, &[Val(9).into(), counter.into()]);
            e.ret(&[one(5), one(9), two(6), one(8), moved(1)]);
        });
    });
    let bytes = [lib(), user];
    let modules = modules(&bytes);
    let mut cx = Context::link_on_heap(&modules, 200, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let buffer = cx.objects().allocate(8, 1).unwrap();
    let args = [Value::I32(7), Value::I64(-3), Value::Ref(buffer)];
    let mut out = [Value::I32(0); 5];
    cx.invoke(&f, &args, &mut out).unwrap();
    // 0 + 5 = 5, 5 + 5 = 10; the user's own global is 7.
    let same = [Value::I32(10), Value::I32(7), Value::I64(-3), Value::I32(7)];
    assert_eq!(out[..4], same);
    assert_eq!(out[4], Value::Ref(buffer));
    assert!(cx.stack_peak() <= f.stack_words() as usize);
    let count = cx.function("lib.count").unwrap();
    cx.invoke(&count, &[Value::I32(1)], &mut out[..1]).unwrap();
    assert_eq!(out[0], Value::I32(11));
    assert_eq!(
        cx.function("count").unwrap_err().to_string(),
        "NOT_FOUND; no function `count` is exported by the module"
    );
    // One count is ours, one is the result's.
    cx.objects().release(buffer);
    assert_eq!(cx.live_objects(), 1);
    cx.objects().release(buffer);
    assert_eq!(cx.live_objects(), 0);
}

#[test]
fn constants_are_those_of_the_module_that_made_the_ref() {
    let user = written("user", 0, |m| {
        let xyz = m.rodata(b"xyz", 1);
        let kept = m.global_ref();
        let constant = m.import_custom("lib.constant", "0v_r", 0, Presence::Required);
        export(m, "f", "0v_iii", |e| {
            e.call_import(constant, &[], &[], &[moved(0)]);
            let buffer = TypeCode::BUFFER;
            let store = [Ref(0).keep().into(), kept.into(), buffer.into()];
            e.emit(Op::GlobalStoreRef, &store);
            e.emit(Op::ConstRefRodata, &[Ref(1).into(), xyz.into()]);
            e.emit(
                Op::GlobalLoadRef,
                &[Ref(2).into(), kept.into(), buffer.into()],
            );
            e.const_i32(Val(0), 2);
            for (dst, r) in [(1, 0), (2, 1), (3, 2)] {
                e.load(Op::BufferLoadI8UX, Val(dst), Ref(r), Val(0));
            }
            e.ret(&[one(1), one(2), one(3)]);
        });
    });
    let bytes = [lib(), user];
    let modules = modules(&bytes);
    let (mut words, mut slots, mut arena) = ([0; 200], [Slot::EMPTY; 4], [0; 64]);
    let storage = Storage {
        words: &mut words,
        objects: &mut slots,
        arena: &mut arena,
    };
    let mut cx = Context::link(&modules, storage, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let mut out = [Value::I32(0); 3];
    cx.invoke(&f, &[], &mut out).unwrap();
    let letters = [b'c', b'z', b'c'].map(|l| Value::I32(l.into()));
    assert_eq!(out, letters);
    assert_eq!(cx.live_objects(), 0);
}

/// A module whose functions cast refs to its two types, named in this order, and keep them in a list of the first.
fn caster(name: &str, types: [&str; 2]) -> AlignedBytes {
    written(name, 0, |m| {
        let [first, second] = types.map(|t| m.type_code(t));
        for (name, ty) in [("first", first), ("second", second)] {
            export(m, name, "0r_r", |e| {
                e.emit(
                    Op::CastAnyRef,
                    &[Ref(1).into(), Ref(0).take().into(), ty.into()],
                );
                e.ret(&[moved(1)]);
            });
        }
        export(m, "list", "0r_r", |e| {
            e.const_i32(Val(0), 1);
            e.emit(Op::ListAlloc, &[Ref(1).into(), Val(0).into(), first.into()]);
            e.emit(Op::ListResize, &[Ref(1).into(), Val(0).into()]);
            e.const_i32(Val(0), 0);
            e.emit(
                Op::ListSetRef,
                &[Ref(1).into(), Val(0).into(), Ref(0).take().into()],
            );
            e.ret(&[moved(1)]);
        });
        for (name, ty) in [("get_first", first), ("get_second", second)] {
            export(m, name, "0r_r", |e| {
                e.const_i32(Val(0), 0);
                e.emit(
                    Op::ListGetRef,
                    &[Ref(1).into(), Ref(0).into(), Val(0).into(), ty.into()],
                );
                e.ret(&[moved(1)]);
            });
        }
        export(m, "put", "0rr_v", |e| {
            e.const_i32(Val(0), 0);
            e.emit(
                Op::ListSetRef,
                &[Ref(0).into(), Val(0).into(), Ref(1).take().into()],
            );
            e.ret(&[]);
        });
    })
}

#[test]
fn a_type_is_the_same_in_every_module_whatever_its_code_there() {
    // `!user.red` is type 0x100 of `a` and type 0x101 of `b`.
    let bytes = [
        caster("a", ["!user.red", "!user.blue"]),
        caster("b", ["!user.blue", "!user.red"]),
    ];
    let modules = modules(&bytes);
    let mut cx = Context::link_on_heap(&modules, 100, &[]).unwrap();
    let foreign = |ty| Foreign { ty, id: 1 };
    let red = ForeignType::Named("!user.red");
    let red = cx.objects().new_foreign(foreign(red)).unwrap();
    let call = |cx: &mut Context<'_>, name: &str, args: &[ObjectRef]| {
        let f = cx.function(name).unwrap();
        let args: Vec<Value> = args.iter().map(|r| Value::Ref(*r)).collect();
        let mut out = [Value::Ref(ObjectRef::NULL)];
        let results = if name.ends_with("put") { 0 } else { 1 };
        match cx.invoke(&f, &args, &mut out[..results]) {
            Ok(()) => match out {
                [Value::Ref(r)] => Ok(r),
                _ => unreachable!("a ref was asked for"),
            },
            Err(error) => Err(error.text.as_str().to_string()),
        }
    };
    let wrong = "ref has another type than the instruction needs";
    for (name, outcome) in [
        ("a.first", Ok(red)),
        ("a.second", Err(wrong.to_string())),
        ("b.first", Err(wrong.to_string())),
        ("b.second", Ok(red)),
    ] {
        assert_eq!(call(&mut cx, name, &[red]), outcome, "{name}");
        if outcome.is_ok() {
            cx.objects().release(red);
        }
    }
    // A list of `a` knows its element type in `b` too.
    let list = call(&mut cx, "a.list", &[red]).unwrap();
    for (name, found) in [
        ("a.get_first", red),
        ("b.get_second", red),
        ("a.get_second", ObjectRef::NULL),
        ("b.get_first", ObjectRef::NULL),
    ] {
        assert_eq!(call(&mut cx, name, &[list]), Ok(found), "{name}");
        cx.objects().release(found);
    }
    let blue = ForeignType::Named("!user.blue");
    let blue = cx.objects().new_foreign(foreign(blue)).unwrap();
    assert_eq!(
        call(&mut cx, "b.put", &[list, blue]),
        Err(wrong.to_string())
    );
    assert_eq!(call(&mut cx, "b.put", &[list, red]), Ok(ObjectRef::NULL));
    assert!(
        call(&mut cx, "b.list", &[red]).is_err(),
        "`b` makes blue lists"
    );
    for r in [list, red, blue] {
        cx.objects().release(r);
    }
    assert_eq!(cx.live_objects(), 0);
}

/// A module `user` with one import, and a function that says whether it is bound and calls it if asked to.
fn importer(import: &str, cconv: &str, version: u16, presence: Presence) -> AlignedBytes {
    written("user", 0, |m| {
        let import = m.import_custom(import, cconv, version, presence);
        export(m, "bound", "0v_i", |e| {
            e.emit(Op::ImportResolved, &[Val(0).into(), import.into()]);
            e.ret(&[one(0)]);
        });
        if cconv == "0i_i" {
            export(m, "call", "0i_i", |e| {
                e.call_import(import, &[one(0)], &[], &[one(0)]);
                e.ret(&[one(0)]);
            });
        }
    })
}

fn link_error(bytes: &[AlignedBytes]) -> std::string::String {
    let outcome = Context::link_on_heap(&modules(bytes), 100, &[]).map(|_| ());
    outcome.unwrap_err().to_string()
}

#[test]
fn imports_that_nothing_provides_are_errors_that_name_both_sides() {
    let required = |name, cconv, version| importer(name, cconv, version, Presence::Required);
    assert_eq!(
        link_error(&[lib(), required("lib.count", "0i_i", 4)]),
        "NOT_FOUND; import `lib.count` of module `user`: expected version 4 or later, found 3"
    );
    assert_eq!(
        link_error(&[lib(), required("lib.count", "0I_i", 3)]),
        "INVALID_ARGUMENT; import `lib.count` of module `user`: expected signature 0I_i, found 0i_i"
    );
    assert_eq!(
        link_error(&[lib(), required("lib.nope", "0i_i", 3)]),
        "NOT_FOUND; import `lib.nope` of module `user`: the module has no such function"
    );
    // Only what is registered before can be imported; a module cannot import itself.
    assert_eq!(
        link_error(&[required("lib.count", "0i_i", 3), lib()]),
        "NOT_FOUND; import `lib.count` of module `user`: no module of that name"
    );
    assert_eq!(
        link_error(&[lib(), required("user.call", "0i_i", 0)]),
        "NOT_FOUND; import `user.call` of module `user`: no module of that name"
    );
    assert_eq!(link_error(&[]), "INVALID_ARGUMENT; no module to link");
}

#[test]
fn an_optional_import_of_a_module_may_be_missing_or_too_old() {
    let cases = [
        ("lib.count", 3, 1),
        ("lib.count", 4, 0),
        ("lib.nope", 0, 0),
        ("nobody.count", 0, 0),
    ];
    for (name, version, bound) in cases {
        let bytes = [lib(), importer(name, "0i_i", version, Presence::Optional)];
        let modules = modules(&bytes);
        let mut cx = Context::link_on_heap(&modules, 100, &[]).unwrap();
        let (f, call) = (cx.function("bound").unwrap(), cx.function("call").unwrap());
        let mut out = [Value::I32(9)];
        cx.invoke(&f, &[], &mut out).unwrap();
        assert_eq!(out, [Value::I32(bound)], "{name} {version}");
        let outcome = cx.invoke(&call, &[Value::I32(2)], &mut out);
        if bound == 1 {
            outcome.unwrap();
            assert_eq!(out, [Value::I32(2)]);
        } else {
            assert_eq!(
                outcome.unwrap_err().to_string(),
                "NOT_FOUND; optional import is not bound; in `call` of module `user` at word 0"
            );
        }
    }
    // A wrong signature is a mistake all the same.
    let bytes = [lib(), importer("lib.count", "0v_i", 0, Presence::Optional)];
    assert!(link_error(&bytes).contains("expected signature 0v_i, found 0i_i"));
}

#[test]
fn the_module_registered_last_provides_what_two_have() {
    let answering = |value| {
        written("lib", 0, |m| {
            export(m, "count", "0i_i", |e| {
                e.const_i32(Val(0), value);
                e.ret(&[one(0)]);
            });
        })
    };
    let user = importer("lib.count", "0i_i", 0, Presence::Required);
    let bytes = [answering(1), answering(2), user];
    let modules = modules(&bytes);
    let mut cx = Context::link_on_heap(&modules, 100, &[]).unwrap();
    let f = cx.function("call").unwrap();
    let mut out = [Value::I32(0)];
    cx.invoke(&f, &[Value::I32(0)], &mut out).unwrap();
    assert_eq!(out, [Value::I32(2)]);
}

#[test]
fn a_failure_in_another_module_names_it_and_releases_every_frame() {
    let user = written("user", 0, |m| {
        let refuse = m.import_custom("lib.refuse", "0r_v", 0, Presence::Required);
        let other = m.global(1);
        export(m, "f", "0r_v", |e| {
            e.emit(Op::AssignRef, &[Ref(1).into(), Ref(0).keep().into()]);
            e.call_import(refuse, &[moved(0)], &[], &[]);
            e.ret(&[]);
        });
        export(m, "g", "0i_i", |e| {
            e.emit(Op::GlobalStoreI32, &[Val(0).into(), other.into()]);
            e.emit(Op::GlobalLoadI32, &[Val(1).into(), other.into()]);
            e.ret(&[one(1)]);
        });
    });
    let bytes = [lib(), user];
    let modules = modules(&bytes);
    let mut cx = Context::link_on_heap(&modules, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let buffer = cx.objects().allocate(8, 1).unwrap();
    let error = cx.invoke(&f, &[Value::Ref(buffer)], &mut []).unwrap_err();
    assert_eq!(
        error.to_string(),
        "FAILED_PRECONDITION; lib says no; in `refuse` of module `lib` at word 1"
    );
    let site = error.site.unwrap();
    assert_eq!((site.instance, site.module), (0, Some("lib")));
    cx.objects().release(buffer);
    assert_eq!(cx.live_objects(), 0, "objects leak");
    // The context is usable, and sees its own globals again.
    let g = cx.function("g").unwrap();
    let mut out = [Value::I32(0)];
    cx.invoke(&g, &[Value::I32(6)], &mut out).unwrap();
    assert_eq!(out, [Value::I32(6)]);
}

#[test]
fn the_stack_bound_of_an_export_has_room_for_what_it_imports() {
    // Frames of 3 words and the registers: `deep` 3 + 40, `middle` 3 + 1, `top` 3 + 1 with 1 word of result.
    let deep = written("deep", 0, |m| {
        export(m, "f", "0i_i", |e| {
            e.unary(Op::MovI32, Val(39), Val(0));
            e.ret(&[one(39)]);
        });
    });
    let through = |name: &str, import: &str| {
        written(name, 0, |m| {
            let import = m.import_custom(import, "0i_i", 0, Presence::Required);
            export(m, "f", "0i_i", |e| {
                e.call_import(import, &[one(0)], &[], &[one(0)]);
                e.ret(&[one(0)]);
            });
        })
    };
    let bytes = [
        deep,
        through("middle", "deep.f"),
        through("top", "middle.f"),
    ];
    let modules = modules(&bytes);
    let bound = {
        let cx = Context::link_on_heap(&modules, 0, &[]).unwrap();
        assert_eq!(cx.function("deep.f").unwrap().stack_words(), 44);
        let error = cx.check_stack().unwrap_err().to_string();
        assert_eq!(
            error,
            "RESOURCE_EXHAUSTED; stack of `f`: expected at least 44 words, found 0"
        );
        cx.function("f").unwrap().stack_words() as usize
    };
    // What is needed: a result, and the frames of all three.
    let need = 1 + 4 + 4 + 43;
    assert!((need..need + 10).contains(&bound), "{bound}");
    let run = |stack| {
        let mut cx = Context::link_on_heap(&modules, stack, &[]).unwrap();
        let f = cx.function("f").unwrap();
        let mut out = [Value::I32(0)];
        let outcome = cx.invoke(&f, &[Value::I32(8)], &mut out);
        outcome.map(|()| out[0]).map_err(|e| e.to_string())
    };
    assert_eq!(run(need), Ok(Value::I32(8)));
    assert_eq!(
        run(need - 1).unwrap_err(),
        "RESOURCE_EXHAUSTED; stack is too small for the call; in `f` of module `middle` at word 0"
    );
    let cx = Context::link_on_heap(&modules, bound, &[]).unwrap();
    cx.check_stack().unwrap();
}

#[test]
fn a_function_that_calls_itself_has_no_bound_and_fails_where_the_stack_ends() {
    let bytes = written("m", 0, |m| {
        let f = m.declare_function("down", "0i_i");
        let mut e = FunctionEncoder::new(1, 0);
        let end = e.label();
        e.br_z(Val(0), end);
        e.emit(
            Op::AddImmI32,
            &[Val(0).into(), Val(0).into(), (-1i32).into()],
        );
        e.call(f.ordinal(), &[one(0)], &[one(0)]);
        e.bind(end);
        e.ret(&[one(0)]);
        m.define_function(f, e.finish().unwrap());
        m.export("down", f, &[]);
    });
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    // A result word, and frames of four words: ten of them fit.
    let mut cx = Context::on_heap(module, 1 + 10 * 4, &[]).unwrap();
    let f = cx.function("down").unwrap();
    assert_eq!(f.stack_words(), UNBOUNDED);
    assert_eq!(
        cx.check_stack().unwrap_err().to_string(),
        "RESOURCE_EXHAUSTED; stack of `down` has no bound, because it can call itself"
    );
    let mut out = [Value::I32(7)];
    for _ in 0..2 {
        cx.invoke(&f, &[Value::I32(9)], &mut out).unwrap();
        assert_eq!(out, [Value::I32(0)]);
        let error = cx.invoke(&f, &[Value::I32(10)], &mut out).unwrap_err();
        assert_eq!(
            error.to_string(),
            "RESOURCE_EXHAUSTED; stack is too small for the call; in `down` at word 2"
        );
    }
}

#[test]
fn code_of_any_module_is_verified() {
    let bad = written("bad", 0, |m| {
        export(m, "f", "0v_v", |e| {
            e.unary(Op::MovI32, Val(0), Val(0));
            e.ret(&[]);
        });
    });
    let mut bytes = bad.as_slice().to_vec();
    // The register count in the function table.
    bytes[crate::format::HEADER_LENGTH + 4] = 0;
    crate::format::tests::reseal(&mut bytes);
    let bytes = [AlignedBytes::copy_of(&bytes), lib()];
    assert_eq!(
        link_error(&bytes),
        "INVALID_ARGUMENT; invalid code: value register is out of range; in `f` of module `bad` at word 0"
    );
}
