//! Buffers, lists, refs, and the functions of `hal_inline`.

use super::*;
use crate::imports;
use crate::isa::{Op, TypeCode};

fn find(m: &mut ModuleBuilder, name: &str) -> u16 {
    m.import(imports::find(name).unwrap())
}

/// `%r0 = vm.buffer.alloc length`.
fn alloc(e: &mut FunctionEncoder, r: u16, length: i64) {
    e.const_i64(Val(60), length);
    e.const_i32(Val(62), 16);
    e.emit(
        Op::BufferAlloc,
        &[Ref(r).into(), Val(60).into(), Val(62).into()],
    );
}

fn index(e: &mut FunctionEncoder, value: i64) -> Val {
    e.const_i64(Val(58), value);
    Val(58)
}

#[test]
fn loads_and_stores_use_elements_and_extend() {
    let bytes = module_of("0v_iiiiiIi", |_, e| {
        alloc(e, 0, 16);
        e.const_i32(Val(0), -2);
        let at = index(e, 3);
        e.store(Op::BufferStoreI8, Val(0), Ref(0), at);
        e.load(Op::BufferLoadI8U, Val(1), Ref(0), at);
        e.load(Op::BufferLoadI8S, Val(2), Ref(0), at);
        e.store(Op::BufferStoreI16, Val(0), Ref(0), at);
        e.load(Op::BufferLoadI16U, Val(3), Ref(0), at);
        e.load(Op::BufferLoadI16S, Val(4), Ref(0), at);
        e.store(Op::BufferStoreI32, Val(0), Ref(0), at);
        e.const_i32(Val(20), 3);
        e.load(Op::BufferLoadI32X, Val(5), Ref(0), Val(20));
        e.const_i64(Val(6), -5);
        e.const_i32(Val(20), 0);
        e.store(Op::BufferStoreI64X, Val(6), Ref(0), Val(20));
        let at = index(e, 0);
        e.load(Op::BufferLoadI64, Val(8), Ref(0), at);
        // the high word of the i64, as element 1 of 32 bits
        let at = index(e, 1);
        e.load(Op::BufferLoadI32, Val(10), Ref(0), at);
        e.ret(&[one(1), one(2), one(3), one(4), one(5), two(8), one(10)]);
    });
    let expected = [254, -2, 65534, -2, -2].map(Value::I32);
    let found = run_module(&bytes, &[], 7).unwrap();
    assert_eq!(found[..5], expected);
    assert_eq!(found[5..], [Value::I64(-5), Value::I32(-1)]);
}

#[test]
fn no_index_leaves_the_buffer() {
    let indices = [
        4,
        -1,
        i64::MIN,
        i64::MAX,
        1 << 32,
        1 << 62,
        (1 << 62) + 1,
        0x4000_0000,
    ];
    for at in indices {
        for op in [
            Op::BufferLoadI32,
            Op::BufferLoadI64,
            Op::BufferStoreI32,
            Op::BufferStoreI64,
        ] {
            let bytes = module_of("0v_v", |_, e| {
                alloc(e, 0, 16);
                let at = index(e, at);
                e.const_i64(Val(0), 0);
                e.emit(op, &[Val(0).into(), Ref(0).into(), at.into()]);
                e.ret(&[]);
            });
            let (status, _) = run_module(&bytes, &[], 0).unwrap_err();
            assert_eq!(status, Status::OutOfRange, "{op:?} {at}");
        }
    }
    // The last partial element is out as well.
    let bytes = module_of("0v_i", |_, e| {
        alloc(e, 0, 15);
        let at = index(e, 3);
        e.load(Op::BufferLoadI32, Val(0), Ref(0), at);
        e.ret(&[one(0)]);
    });
    assert_eq!(
        run_module(&bytes, &[], 1).unwrap_err().0,
        Status::OutOfRange
    );
}

#[test]
fn rodata_is_read_in_place_and_not_written() {
    let bytes = module_of("0v_iI", |m, e| {
        let data = m.rodata(&[1, 2, 3, 4, 5, 6, 7], 1);
        e.emit(Op::ConstRefRodata, &[Ref(0).into(), data.into()]);
        let at = index(e, 6);
        e.load(Op::BufferLoadI8U, Val(0), Ref(0), at);
        e.emit(Op::BufferLength, &[Val(2).into(), Ref(0).into()]);
        e.ret(&[one(0), two(2)]);
    });
    assert_eq!(
        run_module(&bytes, &[], 2).unwrap(),
        [Value::I32(7), Value::I64(7)]
    );
    let bytes = module_of("0v_v", |m, e| {
        let data = m.rodata(&[1, 2, 3, 4], 1);
        e.emit(Op::ConstRefRodata, &[Ref(0).into(), data.into()]);
        let at = index(e, 0);
        e.const_i32(Val(0), 9);
        e.store(Op::BufferStoreI8, Val(0), Ref(0), at);
        e.ret(&[]);
    });
    let (status, text) = run_module(&bytes, &[], 0).unwrap_err();
    assert_eq!(
        (status, text.as_str()),
        (Status::PermissionDenied, "buffer is read-only")
    );
}

#[test]
fn null_and_other_types_are_errors() {
    let bytes = module_of("0v_I", |_, e| {
        e.emit(Op::ConstRefZero, &[Ref(0).into()]);
        e.emit(Op::BufferLength, &[Val(0).into(), Ref(0).into()]);
        e.ret(&[two(0)]);
    });
    assert_eq!(
        run_module(&bytes, &[], 1).unwrap_err(),
        (Status::InvalidArgument, "ref is null".into())
    );
    let bytes = module_of("0v_I", |_, e| {
        e.const_i32(Val(0), 4);
        e.emit(
            Op::ListAlloc,
            &[Ref(0).into(), Val(0).into(), TypeCode::I32.into()],
        );
        e.emit(Op::BufferLength, &[Val(0).into(), Ref(0).into()]);
        e.ret(&[two(0)]);
    });
    assert_eq!(
        run_module(&bytes, &[], 1).unwrap_err().0,
        Status::InvalidArgument
    );
    let bytes = module_of("0v_r", |_, e| {
        alloc(e, 0, 4);
        e.emit(
            Op::CastAnyRef,
            &[Ref(1).into(), Ref(0).take().into(), TypeCode::LIST.into()],
        );
        e.ret(&[moved(1)]);
    });
    assert_eq!(
        run_module(&bytes, &[], 1).unwrap_err().0,
        Status::InvalidArgument
    );
}

#[test]
fn whole_buffer_operations() {
    let bytes = module_of("0v_iiiI", |_, e| {
        alloc(e, 0, 16);
        e.const_i64(Val(0), 1);
        e.const_i64(Val(2), 2);
        e.const_i32(Val(4), 0x0102_0304);
        // elements 1 and 2 of 32 bits
        e.emit(
            Op::BufferFillI32,
            &[Ref(0).into(), Val(0).into(), Val(2).into(), Val(4).into()],
        );
        e.const_i64(Val(6), 4);
        e.const_i64(Val(8), 8);
        e.emit(
            Op::BufferClone,
            &[
                Ref(1).into(),
                Ref(0).into(),
                Val(6).into(),
                Val(8).into(),
                Val(62).into(),
            ],
        );
        e.const_i64(Val(10), 0);
        let range: [crate::isa::EncodeArg; 5] = [
            Ref(0).into(),
            Val(6).into(),
            Ref(1).into(),
            Val(10).into(),
            Val(8).into(),
        ];
        let mut compare = std::vec![Val(20).into()];
        compare.extend(range);
        e.emit(Op::BufferCompare, &compare);
        // overlapping copy: bytes 4..12 to 6..14
        e.const_i64(Val(12), 6);
        e.emit(
            Op::BufferCopy,
            &[
                Ref(0).into(),
                Val(6).into(),
                Ref(0).into(),
                Val(12).into(),
                Val(8).into(),
            ],
        );
        compare[0] = Val(21).into();
        e.emit(Op::BufferCompare, &compare);
        let at = index(e, 6);
        e.load(Op::BufferLoadI16U, Val(22), Ref(0), at);
        e.const_i64(Val(14), 0);
        e.emit(
            Op::BufferHash,
            &[
                Val(16).into(),
                Ref(0).into(),
                Val(14).into(),
                Val(14).into(),
            ],
        );
        e.ret(&[one(20), one(21), one(22), two(16)]);
    });
    // SipHash-2-4 of nothing under 00..0f, from the reference vectors.
    let hash = Value::I64(0x726F_DB47_DD0E_0E31);
    let expected = [Value::I32(1), Value::I32(0), Value::I32(0x0102), hash];
    assert_eq!(run_module(&bytes, &[], 4).unwrap(), expected);
}

#[test]
fn short_elements_fill_their_range_and_no_more() {
    let bytes = module_of("0v_IIII", |_, e| {
        alloc(e, 0, 32);
        let mut fill = |op, offset, length, element| {
            e.const_i64(Val(0), offset);
            e.const_i64(Val(2), length);
            e.const_i32(Val(4), element);
            e.emit(
                op,
                &[Ref(0).into(), Val(0).into(), Val(2).into(), Val(4).into()],
            );
        };
        // Bytes 1 to 11, and elements 8 to 10 of 16 bits; the higher bits of the element are dropped.
        fill(Op::BufferFillI8, 1, 11, 0x1FF);
        fill(Op::BufferFillI16, 8, 3, 0x1_0203);
        for i in 0..4u8 {
            let at = index(e, i.into());
            e.load(Op::BufferLoadI64, Val(10 + 2 * u16::from(i)), Ref(0), at);
        }
        e.ret(&[two(10), two(12), two(14), two(16)]);
    });
    let expected = [
        0xFFFF_FFFF_FFFF_FF00u64,
        0x0000_0000_FFFF_FFFF,
        0x0000_0203_0203_0203,
        0,
    ];
    let expected = expected.map(|word| Value::I64(word as i64));
    assert_eq!(run_module(&bytes, &[], 4).unwrap(), expected);
}

#[test]
fn whole_buffer_operations_check_their_ranges() {
    let huge = i64::MAX;
    for (offset, length) in [(0, 17), (16, 1), (-1, 1), (1, -1), (huge, huge), (8, huge)] {
        for op in [
            Op::BufferFillI8,
            Op::BufferClone,
            Op::BufferCopy,
            Op::BufferCompare,
            Op::BufferHash,
        ] {
            let bytes = module_of("0v_v", |_, e| {
                alloc(e, 0, 16);
                e.const_i64(Val(0), offset);
                e.const_i64(Val(2), length);
                let (o, n, r) = (Val(0).into(), Val(2).into(), Ref(0).into());
                match op {
                    Op::BufferFillI8 => e.emit(op, &[r, o, n, Val(4).into()]),
                    Op::BufferClone => e.emit(op, &[Ref(1).into(), r, o, n, Val(62).into()]),
                    Op::BufferCopy => e.emit(op, &[r, o, r, o, n]),
                    Op::BufferCompare => e.emit(op, &[Val(4).into(), r, o, r, o, n]),
                    _ => e.emit(op, &[Val(4).into(), r, o, n]),
                }
                e.ret(&[]);
            });
            assert_eq!(
                run_module(&bytes, &[], 0).unwrap_err().0,
                Status::OutOfRange,
                "{op:?} {offset} {length}"
            );
        }
    }
}

#[test]
fn lists_convert_values_and_count_refs() {
    let bytes = module_of("0v_iiIfi", |_, e| {
        e.const_i32(Val(0), 1);
        e.emit(
            Op::ListAlloc,
            &[Ref(0).into(), Val(0).into(), TypeCode::I8.into()],
        );
        e.const_i32(Val(1), 3);
        e.emit(Op::ListResize, &[Ref(0).into(), Val(1).into()]);
        e.const_i32(Val(2), 0x1FF);
        e.emit(
            Op::ListSetI32,
            &[Ref(0).into(), Val(0).into(), Val(2).into()],
        );
        // i8 255 is -1
        e.emit(
            Op::ListGetI32,
            &[Val(3).into(), Ref(0).into(), Val(0).into()],
        );
        e.emit(
            Op::ListGetI64,
            &[Val(4).into(), Ref(0).into(), Val(0).into()],
        );
        e.emit(
            Op::ListGetF32,
            &[Val(6).into(), Ref(0).into(), Val(0).into()],
        );
        // a list of anything holds the buffer and itself is dropped with it
        e.emit(
            Op::ListAlloc,
            &[Ref(1).into(), Val(0).into(), TypeCode::ANY.into()],
        );
        e.emit(Op::ListResize, &[Ref(1).into(), Val(1).into()]);
        alloc(e, 2, 8);
        e.emit(
            Op::ListSetRef,
            &[Ref(1).into(), Val(0).into(), Ref(2).take().into()],
        );
        e.emit(
            Op::ListGetRef,
            &[
                Ref(3).into(),
                Ref(1).into(),
                Val(0).into(),
                TypeCode::BUFFER.into(),
            ],
        );
        e.emit(
            Op::ListGetRef,
            &[
                Ref(4).into(),
                Ref(1).into(),
                Val(0).into(),
                TypeCode::LIST.into(),
            ],
        );
        e.emit(Op::CmpNzRef, &[Val(7).into(), Ref(3).into()]);
        e.emit(Op::CmpNzRef, &[Val(8).into(), Ref(4).into()]);
        e.binary(Op::ShlI32, Val(7), Val(7), Val(0));
        e.binary(Op::OrI32, Val(7), Val(7), Val(8));
        e.emit(Op::ListSize, &[Val(9).into(), Ref(1).into()]);
        e.ret(&[one(7), one(3), two(4), one(6), one(9)]);
    });
    let expected = [
        Value::I32(2),
        Value::I32(-1),
        Value::I64(-1),
        Value::F32(0.0),
        Value::I32(3),
    ];
    assert_eq!(run_module(&bytes, &[], 5).unwrap(), expected);
    for (op, at) in [(Op::ListGetI32, 3), (Op::ListGetI32, -1)] {
        let bytes = module_of("0v_i", |_, e| {
            e.const_i32(Val(0), 3);
            e.emit(
                Op::ListAlloc,
                &[Ref(0).into(), Val(0).into(), TypeCode::I32.into()],
            );
            e.emit(Op::ListResize, &[Ref(0).into(), Val(0).into()]);
            e.const_i32(Val(1), at);
            e.emit(op, &[Val(2).into(), Ref(0).into(), Val(1).into()]);
            e.ret(&[one(2)]);
        });
        assert_eq!(
            run_module(&bytes, &[], 1).unwrap_err().0,
            Status::OutOfRange
        );
    }
}

#[test]
fn ref_instructions_keep_the_counts() {
    let bytes = module_of("0i_iiI", |_, e| {
        alloc(e, 0, 4);
        alloc(e, 1, 8);
        e.emit(Op::AssignRef, &[Ref(2).into(), Ref(0).keep().into()]);
        e.emit(Op::CmpEqRef, &[Val(1).into(), Ref(0).into(), Ref(2).into()]);
        e.emit(Op::CmpNeRef, &[Val(2).into(), Ref(0).into(), Ref(1).into()]);
        let ty = TypeCode::BUFFER;
        let choice = [
            Ref(3).into(),
            Val(0).into(),
            Ref(0).take().into(),
            Ref(1).take().into(),
            ty.into(),
        ];
        e.emit(Op::SelectRef, &choice);
        e.switch_ref(
            Ref(4),
            Val(0),
            Ref(3).keep(),
            ty,
            &[Ref(2).take(), Ref(3).take()],
        );
        e.emit(Op::BufferLength, &[Val(3).into(), Ref(4).into()]);
        e.discard(&[Ref(4), Ref(2)]);
        e.ret(&[one(1), one(2), two(3)]);
    });
    for (choice, length) in [(0, 4), (1, 4), (2, 4)] {
        let found = run_module(&bytes, &[Value::I32(choice)], 3).unwrap();
        assert_eq!(
            found,
            [Value::I32(1), Value::I32(1), Value::I64(length)],
            "{choice}"
        );
    }
}

#[test]
fn a_full_arena_and_a_full_table_are_errors() {
    let build = |count: u16, size| {
        module_of("0v_v", |_, e| {
            for r in 0..count {
                alloc(e, r, size);
            }
            e.ret(&[]);
        })
    };
    let run = |bytes: &AlignedBytes| {
        let module = crate::format::Module::new_checked(bytes.as_slice()).unwrap();
        let (mut words, mut slots, mut arena) = ([0; 200], [Slot::EMPTY; 4], [0; 256]);
        let storage = Storage {
            words: &mut words,
            objects: &mut slots,
            arena: &mut arena,
        };
        let mut cx = Context::new(module, storage, hal()).unwrap();
        let f = cx.function("f").unwrap();
        let mut texts = Vec::new();
        for _ in 0..3 {
            texts.push(cx.invoke(&f, &[], &mut []).map_err(|e| (e.status, e.text)));
            assert_eq!(cx.live_objects(), 0);
        }
        assert!(texts.iter().all(|t| *t == texts[0]));
        texts[0].map_err(|(s, t)| (s, std::string::String::from(t.as_str())))
    };
    assert_eq!(run(&build(4, 48)), Ok(()));
    let (status, text) = run(&build(4, 100)).unwrap_err();
    assert_eq!(
        (status, text.as_str()),
        (
            Status::ResourceExhausted,
            "arena is too small for the buffer"
        )
    );
    let (status, text) = run(&build(5, 16)).unwrap_err();
    assert_eq!(
        (status, text.as_str()),
        (Status::ResourceExhausted, "object table is full")
    );
    assert_eq!(run(&build(1, -1)).unwrap_err().0, Status::OutOfRange);
    assert_eq!(
        run(&build(1, 1 << 40)).unwrap_err().0,
        Status::ResourceExhausted
    );
}

#[test]
fn the_arena_reuses_gaps() {
    // 64 + 64 + 64 of 192: freeing the middle makes room for exactly that.
    let bytes = module_of("0v_v", |_, e| {
        for r in 0..3 {
            alloc(e, r, 64);
        }
        e.discard(&[Ref(1)]);
        alloc(e, 1, 32);
        alloc(e, 3, 32);
        e.ret(&[]);
    });
    let module = crate::format::Module::new_checked(bytes.as_slice()).unwrap();
    let (mut words, mut slots, mut arena) = ([0; 200], [Slot::EMPTY; 4], [0u128; 12]);
    let storage = Storage {
        words: &mut words,
        objects: &mut slots,
        arena: bytemuck::cast_slice_mut(&mut arena),
    };
    let mut cx = Context::new(module, storage, hal()).unwrap();
    let f = cx.function("f").unwrap();
    for _ in 0..10 {
        cx.invoke(&f, &[], &mut []).unwrap();
    }
    assert_eq!(cx.objects().arena_peak(), 192);
}

#[test]
fn hal_buffers_are_ranges_of_their_storage() {
    let bytes = module_of("0v_iIIi", |m, e| {
        let data = m.rodata(&[10, 11, 12, 13, 14, 15, 16, 17], 1);
        let initialized = find(m, "hal_inline.buffer.allocate.initialized");
        let subspan = find(m, "hal_inline.buffer.subspan");
        let length = find(m, "hal_inline.buffer.length");
        let storage = find(m, "hal_inline.buffer.storage");
        let wrap = find(m, "hal_inline.buffer.wrap");
        e.emit(Op::ConstRefRodata, &[Ref(0).into(), data.into()]);
        e.const_i32(Val(0), 64);
        e.const_i64(Val(1), 2);
        e.const_i64(Val(3), 6);
        // bytes 12..17
        e.call_import(
            initialized,
            &[one(0), moved(0), two(1), two(3)],
            &[],
            &[moved(1), moved(2)],
        );
        e.const_i64(Val(3), 3);
        // bytes 14, 15, 16
        e.call_import(subspan, &[moved(1), two(1), two(3)], &[], &[moved(3)]);
        e.call_import(length, &[CallValue::Ref(Ref(3).keep())], &[], &[two(5)]);
        e.call_import(storage, &[moved(3)], &[], &[moved(4)]);
        e.emit(Op::BufferLength, &[Val(7).into(), Ref(4).into()]);
        let at = index(e, 1);
        e.load(Op::BufferLoadI8U, Val(9), Ref(4), at);
        // a wrapped range writes through to the storage
        e.const_i64(Val(10), 1);
        e.call_import(wrap, &[moved(4), two(1), two(10)], &[], &[moved(5)]);
        e.call_import(storage, &[moved(5)], &[], &[moved(5)]);
        e.const_i32(Val(12), 99);
        let at = index(e, 0);
        e.store(Op::BufferStoreI8, Val(12), Ref(5), at);
        let at = index(e, 4);
        e.load(Op::BufferLoadI8U, Val(12), Ref(2), at);
        e.ret(&[one(9), two(5), two(7), one(12)]);
    });
    assert_eq!(
        run_module(&bytes, &[], 4).unwrap(),
        [Value::I32(15), Value::I64(3), Value::I64(3), Value::I32(99)]
    );
}

#[test]
fn views_tell_what_they_are() {
    let bytes = module_of("0v_iiiIIi", |m, e| {
        let allocate = find(m, "hal_inline.buffer.allocate");
        let create = find(m, "hal_inline.buffer_view.create");
        let property =
            |m: &mut ModuleBuilder, n: &str| find(m, &std::format!("hal_inline.buffer_view.{n}"));
        e.const_i32(Val(0), 16);
        e.const_i64(Val(2), 24);
        e.call_import(allocate, &[one(0), two(2)], &[], &[moved(0), moved(1)]);
        e.const_i64(Val(4), 0);
        e.const_i32(Val(6), 0x1000_0008);
        e.const_i32(Val(7), 1);
        for (i, dim) in [1, 2, 3, 2, 2].into_iter().enumerate() {
            e.const_i64(Val(10 + 2 * i as u16), dim);
        }
        let mut args = std::vec![moved(0), two(4), two(2), one(6), one(7)];
        args.extend((0..5).map(|i| two(10 + 2 * i)));
        e.call_import(create, &args, &[5], &[moved(2)]);
        let view = CallValue::Ref(Ref(2).keep());
        let names = [("element_type", 30), ("encoding_type", 31), ("rank", 32)];
        for (name, register) in names {
            let import = property(m, name);
            e.call_import(import, &[view], &[], &[one(register)]);
        }
        let dim = property(m, "dim");
        e.const_i32(Val(8), 2);
        e.call_import(dim, &[view, one(8)], &[], &[two(34)]);
        e.const_i32(Val(8), 4);
        e.call_import(dim, &[view, one(8)], &[], &[two(36)]);
        let query = find(m, "hal_inline.device.query.i64");
        let text = m.rodata(b"hal.cpu", 1);
        e.emit(Op::ConstRefRodata, &[Ref(3).into(), text.into()]);
        let text = CallValue::Ref(Ref(3).keep());
        e.call_import(query, &[text, text], &[], &[one(38), two(40)]);
        let trace = property(m, "trace");
        e.call_import(trace, &[text, view, view], &[2], &[]);
        e.ret(&[one(30), one(31), one(32), two(34), two(36), one(38)]);
    });
    let expected = [0x1000_0008, 1, 5].map(Value::I32);
    let found = run_module(&bytes, &[], 6).unwrap();
    assert_eq!(found[..3], expected);
    assert_eq!(found[3..], [Value::I64(3), Value::I64(2), Value::I32(0)]);
}

#[test]
fn hal_functions_check_their_arguments() {
    let cases: &[(&str, i64, i64)] = &[
        ("hal_inline.buffer.subspan", 0, 9),
        ("hal_inline.buffer.subspan", 8, 1),
        ("hal_inline.buffer.subspan", -1, 1),
        ("hal_inline.buffer.subspan", i64::MAX, i64::MAX),
        ("hal_inline.buffer.wrap", 1, 8),
        ("hal_inline.buffer.wrap", 0, -1),
    ];
    for (name, offset, length) in cases {
        let bytes = module_of("0v_v", |m, e| {
            let allocate = find(m, "hal_inline.buffer.allocate");
            let import = find(m, name);
            e.const_i32(Val(0), 16);
            e.const_i64(Val(2), 8);
            e.call_import(allocate, &[one(0), two(2)], &[], &[moved(0), moved(1)]);
            e.const_i64(Val(4), *offset);
            e.const_i64(Val(6), *length);
            let source = if name.ends_with("wrap") { 1 } else { 0 };
            e.call_import(import, &[moved(source), two(4), two(6)], &[], &[moved(2)]);
            e.ret(&[]);
        });
        assert_eq!(
            run_module(&bytes, &[], 0).unwrap_err().0,
            Status::OutOfRange,
            "{name} {offset} {length}"
        );
    }
    // A buffer where a HAL buffer is wanted, and the reverse.
    for (name, source) in [
        ("hal_inline.buffer.length", 1),
        ("hal_inline.buffer_view.rank", 0),
    ] {
        let bytes = module_of("0v_v", |m, e| {
            let allocate = find(m, "hal_inline.buffer.allocate");
            let import = find(m, name);
            e.const_i32(Val(0), 16);
            e.const_i64(Val(2), 8);
            e.call_import(allocate, &[one(0), two(2)], &[], &[moved(0), moved(1)]);
            let result = if name.ends_with("length") {
                two(4)
            } else {
                one(4)
            };
            e.call_import(import, &[moved(source)], &[], &[result]);
            e.ret(&[]);
        });
        assert_eq!(
            run_module(&bytes, &[], 0).unwrap_err().0,
            Status::InvalidArgument,
            "{name}"
        );
    }
}

#[test]
fn a_ref_that_is_taken_out_of_its_global_or_list_is_gone_there() {
    let bytes = module_of("0r_irrr", |m, e| {
        let global = m.global_ref();
        let buffer = TypeCode::BUFFER;
        e.emit(
            Op::GlobalStoreRef,
            &[Ref(0).keep().into(), global.into(), buffer.into()],
        );
        e.emit(
            Op::GlobalTakeRef,
            &[Ref(1).into(), global.into(), buffer.into()],
        );
        e.emit(
            Op::GlobalLoadRef,
            &[Ref(2).into(), global.into(), buffer.into()],
        );
        e.emit(Op::CmpNzRef, &[Val(0).into(), Ref(2).into()]);
        // The same by its ordinal, which is 0.
        e.emit(
            Op::GlobalStoreRef,
            &[Ref(1).take().into(), global.into(), buffer.into()],
        );
        e.const_i32(Val(1), 0);
        e.emit(
            Op::GlobalTakeIndirectRef,
            &[Ref(1).into(), Val(1).into(), buffer.into()],
        );
        // A list of one element: of another type it is not taken, of its own it is, once.
        e.const_i32(Val(2), 1);
        e.emit(
            Op::ListAlloc,
            &[Ref(3).into(), Val(2).into(), TypeCode::ANY.into()],
        );
        e.emit(Op::ListResize, &[Ref(3).into(), Val(2).into()]);
        e.emit(
            Op::ListSetRef,
            &[Ref(3).into(), Val(1).into(), Ref(1).take().into()],
        );
        for (to, ty) in [(4, TypeCode::HAL_BUFFER), (5, buffer), (6, buffer)] {
            e.emit(
                Op::ListTakeRef,
                &[Ref(to).into(), Ref(3).into(), Val(1).into(), ty.into()],
            );
        }
        e.ret(&[one(0), moved(4), moved(5), moved(6)]);
    });
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    let buffer = cx.objects().allocate(4, 4).unwrap();
    let mut out = [Value::I32(9); 4];
    cx.invoke(&f, &[Value::Ref(buffer)], &mut out).unwrap();
    let null = Value::Ref(ObjectRef::NULL);
    assert_eq!(out, [Value::I32(0), null, Value::Ref(buffer), null]);
    // One count is ours, one the result's; the list is gone.
    cx.objects().release(buffer);
    assert_eq!(cx.live_objects(), 1);
    cx.objects().release(buffer);
    assert_eq!(cx.live_objects(), 0);
}

#[test]
fn a_global_keeps_a_ref_that_is_asked_for_as_another_type() {
    for op in [Op::GlobalTakeRef, Op::GlobalTakeIndirectRef] {
        let bytes = module_of("0r_i", |m, e| {
            let global = m.global_ref();
            let store = [Ref(0).take().into(), global.into(), TypeCode::BUFFER.into()];
            e.emit(Op::GlobalStoreRef, &store);
            e.const_i32(Val(0), 0);
            let from = match op {
                Op::GlobalTakeRef => global.into(),
                _ => Val(0).into(),
            };
            e.emit(op, &[Ref(1).into(), from, TypeCode::LIST.into()]);
            e.ret(&[one(0)]);
        });
        let module = Module::new_checked(bytes.as_slice()).unwrap();
        let mut cx = Context::on_heap(module, 100, &[]).unwrap();
        let f = cx.function("f").unwrap();
        let buffer = cx.objects().allocate(4, 4).unwrap();
        let outcome = cx.invoke(&f, &[Value::Ref(buffer)], &mut [Value::I32(0)]);
        let error = outcome.unwrap_err();
        assert_eq!(
            (error.status, error.text.as_str()),
            (
                Status::InvalidArgument,
                "ref has another type than the instruction needs"
            )
        );
        cx.objects().release(buffer);
        assert_eq!(cx.live_objects(), 1, "the global holds it");
        cx.deinit().unwrap();
        assert_eq!(cx.live_objects(), 0);
    }
}

#[test]
fn a_limit_bounds_what_comes_from_the_heap() {
    // Keeps every buffer of 1000 bytes in a list, until there is no more.
    let bytes = module_of("0v_v", |_, e| {
        e.const_i32(Val(0), 0);
        e.emit(
            Op::ListAlloc,
            &[Ref(0).into(), Val(0).into(), TypeCode::BUFFER.into()],
        );
        let again = e.label();
        e.bind(again);
        e.emit(Op::AddImmI32, &[Val(1).into(), Val(0).into(), 1i32.into()]);
        e.emit(Op::ListResize, &[Ref(0).into(), Val(1).into()]);
        alloc(e, 1, 1000);
        e.emit(
            Op::ListSetRef,
            &[Ref(0).into(), Val(0).into(), Ref(1).take().into()],
        );
        e.unary(Op::MovI32, Val(0), Val(1));
        e.br(again);
    });
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 200, hal()).unwrap();
    let f = cx.function("f").unwrap();
    let mut peaks = Vec::new();
    for limit in [0, 10_000, 100_000] {
        cx.objects().limit_heap(limit);
        let error = cx.invoke(&f, &[], &mut []).unwrap_err();
        assert_eq!(error.status, Status::ResourceExhausted);
        // What was freed can be had again.
        assert_eq!(cx.live_objects(), 0);
        peaks.push(cx.objects().peak_live());
    }
    assert_eq!(peaks[0], 0);
    assert!((2..12).contains(&peaks[1]), "{peaks:?}");
    assert!((60..102).contains(&peaks[2]), "{peaks:?}");
}
