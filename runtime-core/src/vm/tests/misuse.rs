//! What an embedder or a native function can get wrong in safe Rust: counts that do not add up, refs kept too long.
//! Such a program may see errors and empty buffers; it never sees freed memory, and nothing panics or hangs.

use std::vec::Vec;

use super::*;

/// A type that has a fixed code.
fn fixed(code: crate::isa::TypeCode) -> object::RefType {
    object::RefType { code, instance: 0 }
}

/// A context on the heap over a module that does nothing.
fn with_objects(test: impl FnOnce(&mut Objects<'_>)) {
    let bytes = module_of("0v_v", |m, e| {
        m.rodata(b"abcd", 1);
        e.ret(&[]);
    });
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    test(Context::on_heap(module, 16, &[]).unwrap().objects());
}

/// Whether an access fails, or sees nothing.
fn sees_nothing(objects: &Objects<'_>, r: ObjectRef) -> bool {
    objects.bytes(r).is_ok_and(<[u8]>::is_empty)
}

#[test]
fn a_part_is_empty_once_its_buffer_is_released_too_often() {
    with_objects(|objects| {
        let whole = objects.allocate(64, 1).unwrap();
        let part = objects.slice(whole, 8, 16).unwrap();
        let inner = objects.slice(part, 4, 4).unwrap();
        assert_eq!(objects.bytes(inner).unwrap(), [0; 4]);
        for _ in 0..4 {
            objects.release(whole);
        }
        assert!(sees_nothing(objects, part) && sees_nothing(objects, inner));
        assert!(objects.bytes_mut(part).unwrap().is_empty());
        assert!(objects.slice(part, 0, 1).is_err());
        // The slot is used again, by a buffer that has nothing to do with the parts.
        let other = objects.allocate(64, 1).unwrap();
        objects.bytes_mut(other).unwrap().fill(7);
        assert!(sees_nothing(objects, part) && sees_nothing(objects, inner));
        for r in [part, inner, other] {
            objects.release(r);
        }
    });
}

#[test]
fn parts_keep_their_buffer_alive() {
    with_objects(|objects| {
        let whole = objects.allocate(8, 1).unwrap();
        objects
            .bytes_mut(whole)
            .unwrap()
            .copy_from_slice(&[0, 1, 2, 3, 4, 5, 6, 7]);
        let part = objects.slice(whole, 2, 5).unwrap();
        let inner = objects.slice(part, 1, 2).unwrap();
        objects.release(whole);
        objects.release(part);
        assert_eq!(objects.bytes(inner).unwrap(), [3, 4]);
        objects.release(inner);
        assert_eq!(objects.live(), 0);
        let rodata = ObjectRef::rodata(0, 0);
        let part = objects.slice(rodata, 1, 2).unwrap();
        assert_eq!(objects.bytes(part).unwrap(), b"bc");
        assert!(objects.bytes_mut(part).is_err());
        objects.release(part);
        assert_eq!(objects.live(), 0);
    });
}

#[test]
fn a_list_that_holds_an_object_more_often_than_it_is_counted_frees_it_once() {
    with_objects(|objects| {
        let refs = fixed(crate::isa::TypeCode::BUFFER);
        let list = list::alloc(objects, refs, 8).unwrap();
        list::resize(objects, list, 8).unwrap();
        let buffers: Vec<ObjectRef> = (0..4).map(|_| objects.allocate(4, 1).unwrap()).collect();
        let bystander = objects.allocate(4, 1).unwrap();
        objects.bytes_mut(bystander).unwrap().fill(9);
        // Each buffer twice, counted once.
        for i in 0..8 {
            list::set_ref(objects, list, i, buffers[i as usize % 4]).unwrap();
        }
        objects.release(list);
        assert_eq!(objects.live(), 1);
        assert_eq!(objects.bytes(bystander).unwrap(), [9; 4]);
        for r in buffers {
            objects.release(r);
        }
        objects.release(bystander);
        objects.release(bystander);
        assert_eq!(objects.live(), 0);
        // Every slot is handed out once.
        let mut fresh: Vec<ObjectRef> = (0..10).map(|_| objects.allocate(4, 1).unwrap()).collect();
        fresh.sort_unstable_by_key(|r| r.0);
        fresh.dedup();
        assert_eq!(fresh.len(), 10);
        fresh.into_iter().for_each(|r| objects.release(r));
        assert_eq!(objects.live(), 0);
    });
}

#[test]
fn a_list_that_holds_itself_can_be_released() {
    with_objects(|objects| {
        let list = list::alloc(objects, fixed(crate::isa::TypeCode::LIST), 1).unwrap();
        list::resize(objects, list, 1).unwrap();
        objects.retain(list);
        list::set_ref(objects, list, 0, list).unwrap();
        // The cycle lives until the context ends; releasing it by force frees each part once.
        objects.release(list);
        assert_eq!(objects.live(), 2);
        objects.release(list);
        assert_eq!(objects.live(), 0);
    });
}

#[test]
fn an_uncounted_result_of_a_native_function_is_no_way_to_freed_memory() {
    /// Returns its argument without counting it.
    fn uncounted(call: &mut Native<'_, '_>) -> Result<(), Fault> {
        let r = call.object()?;
        call.return_object(r)
    }
    const NATIVE: NativeTable = NativeTable {
        name: "user",
        version: 0,
        functions: &[NativeFunction {
            name: "uncounted",
            cconv: "0r_r",
            run: uncounted,
        }],
    };
    let mut m = ModuleBuilder::new("m");
    let import = m.import_custom(
        "user.uncounted",
        "0r_r",
        0,
        crate::format::Presence::Required,
    );
    let find = |n| crate::imports::find(n).unwrap();
    let wrap = m.import(find("hal_inline.buffer.wrap"));
    let storage = m.import(find("hal_inline.buffer.storage"));
    let f = m.declare_function("f", "0v_iI");
    let mut e = FunctionEncoder::new(0, 0);
    e.const_i64(Val(0), 64);
    e.const_i32(Val(2), 16);
    e.emit(
        crate::isa::Op::BufferAlloc,
        &[Ref(0).into(), Val(0).into(), Val(2).into()],
    );
    // %r2 = bytes 8 to 24 of %r0
    e.const_i64(Val(4), 8);
    e.const_i64(Val(6), 16);
    e.call_import(
        wrap,
        &[CallValue::Ref(Ref(0).keep()), two(4), two(6)],
        &[],
        &[moved(1)],
    );
    e.call_import(storage, &[moved(1)], &[], &[moved(2)]);
    for r in [3, 4, 5] {
        e.call_import(import, &[CallValue::Ref(Ref(0).keep())], &[], &[moved(r)]);
    }
    e.emit(
        crate::isa::Op::DiscardRefs,
        &[Ref(3).into(), Ref(4).into(), Ref(5).into()],
    );
    e.emit(
        crate::isa::Op::BufferLength,
        &[Val(8).into(), Ref(2).into()],
    );
    e.const_i64(Val(4), 0);
    e.load(crate::isa::Op::BufferLoadI32, Val(3), Ref(2), Val(4));
    e.ret(&[one(3), two(8)]);
    m.define_function(f, e.finish().unwrap());
    m.export("f", f, &[]);
    let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep).unwrap());
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[&HAL_INLINE, &NATIVE]).unwrap();
    let f = cx.function("f").unwrap();
    let error = cx.invoke(&f, &[], &mut [Value::I32(0); 2]).unwrap_err();
    assert_eq!(error.status, Status::OutOfRange);
}

#[test]
fn a_lent_tensor_is_revoked_when_reading_the_results_panics() {
    let bytes = module_of("0r_r", |_, e| e.ret(&[moved(0)]));
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let mut kept = None;
    {
        let data = std::vec![7u8; 16];
        let tensor = Arg::Tensor(Tensor {
            bytes: &data,
            shape: &[16],
            element_type: 0x1000_0008,
        });
        let kept = &mut kept;
        let call = std::panic::AssertUnwindSafe(|| {
            cx.call(&f, &[tensor], |results| {
                assert_eq!(results.view(0).unwrap().bytes, [7; 16]);
                *kept = results.value(0);
                panic!("reading fails");
            })
        });
        assert!(std::panic::catch_unwind(call).is_err());
    }
    let Some(Value::Ref(view)) = kept else {
        panic!("no view")
    };
    let objects = cx.objects();
    let buffer = objects.view(view).unwrap().buffer;
    assert!(objects.hal_bytes(buffer).is_err());
    let storage = objects.hal_buffer(buffer).unwrap().storage;
    assert!(sees_nothing(objects, storage));
}

#[test]
fn objects_of_one_context_do_in_another() {
    // Two programs that share nothing: the first has more registers, globals and rodata than the second.
    let large = module_of("0i_i", |m, e| {
        m.global(8);
        m.rodata(b"large", 1);
        e.const_i64(Val(200), 0);
        e.emit(crate::isa::Op::MovI32, &[Val(250).into(), Val(0).into()]);
        e.ret(&[one(250)]);
    });
    let small = module_of("0i_i", |_, e| {
        e.const_i32(Val(0), 7);
        e.ret(&[one(0)]);
    });
    for in_place in [false, true] {
        let [mut first, mut second] = [&large, &small].map(|bytes| {
            let module = Module::new_checked(bytes.as_slice()).unwrap();
            Context::on_heap(module, 300, &[]).unwrap()
        });
        if in_place {
            first.run_in_place();
            second.run_in_place();
        }
        let kept = first.objects().allocate(16, 1).unwrap();
        core::mem::swap(first.objects(), second.objects());
        // The objects are others, the programs the same.
        for (cx, expected) in [(&mut first, 3), (&mut second, 7)] {
            let f = cx.function("f").unwrap();
            let mut out = [Value::I32(0)];
            cx.invoke(&f, &[Value::I32(3)], &mut out).unwrap();
            assert_eq!(out, [Value::I32(expected)]);
        }
        assert!(first.objects().bytes(ObjectRef::rodata(0, 0)).is_err());
        assert!(first.objects().bytes(kept).is_err());
        assert_eq!(second.objects().bytes(kept).unwrap(), [0; 16]);
    }
}
