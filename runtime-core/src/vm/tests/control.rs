//! Branches, tables, switches, fail.

use super::*;
use crate::isa::Op;

fn run1(bytes: &AlignedBytes, args: &[Value]) -> Value {
    run_module(bytes, args, 1).unwrap()[0]
}

#[test]
fn a_loop_counts() {
    // fibonacci mod 2^32, as the reference bench computes it
    let bytes = module_of("0i_i", |_, e| {
        let (body, done) = (e.label(), e.label());
        e.const_i32(Val(1), 0);
        e.const_i32(Val(2), 0);
        e.const_i32(Val(3), 1);
        e.br_cmp(Op::BrGteI32S, Val(1), Val(0), done);
        e.bind(body);
        e.binary(Op::AddI32, Val(4), Val(2), Val(3));
        e.unary(Op::MovI32, Val(2), Val(3));
        e.unary(Op::MovI32, Val(3), Val(4));
        e.emit(Op::AddImmI32, &[Val(1).into(), Val(1).into(), 1i32.into()]);
        e.br_cmp(Op::BrLtI32S, Val(1), Val(0), body);
        e.bind(done);
        e.ret(&[one(2)]);
    });
    let mut expected = (0u32, 1u32);
    for n in 0..60 {
        assert_eq!(
            run1(&bytes, &[Value::I32(n)]),
            Value::I32(expected.0 as i32)
        );
        expected = (expected.1, expected.0.wrapping_add(expected.1));
    }
}

#[test]
fn every_fused_branch_takes_the_right_side() {
    type Taken = fn(i64, i64) -> bool;
    let cases: &[(Op, Taken)] = &[
        (Op::BrEqI32, |a, b| a as i32 == b as i32),
        (Op::BrNeI32, |a, b| a as i32 != b as i32),
        (Op::BrLtI32S, |a, b| (a as i32) < b as i32),
        (Op::BrGteI32S, |a, b| a as i32 >= b as i32),
        (Op::BrLtI32U, |a, b| (a as u32) < b as u32),
        (Op::BrGteI32U, |a, b| a as u32 >= b as u32),
        (Op::BrEqI64, |a, b| a == b),
        (Op::BrNeI64, |a, b| a != b),
        (Op::BrLtI64S, |a, b| a < b),
        (Op::BrGteI64S, |a, b| a >= b),
        (Op::BrLtI64U, |a, b| (a as u64) < b as u64),
        (Op::BrGteI64U, |a, b| a as u64 >= b as u64),
        (Op::BrAndNzI32, |a, b| a as i32 & b as i32 != 0),
        (Op::BrAndZI32, |a, b| a as i32 & b as i32 == 0),
        (Op::BrNextLtI32S, |a, b| {
            (a as i32).wrapping_add(1) < b as i32
        }),
        (Op::BrNextLtI64S, |a, b| a.wrapping_add(1) < b),
    ];
    let values = [
        0,
        1,
        -1,
        i64::MAX,
        i64::MIN,
        1 << 32,
        0x7FFF_FFFF,
        0x8000_0000,
    ];
    for (op, taken) in cases {
        for far in [0, 300] {
            let bytes = module_of("0II_i", |_, e| {
                let yes = e.label();
                e.br_cmp(*op, Val(0), Val(2), yes);
                e.const_i32(Val(4), 0);
                e.ret(&[one(4)]);
                for _ in 0..far {
                    e.const_i32(Val(4), 7);
                }
                e.bind(yes);
                e.const_i32(Val(4), 1);
                e.ret(&[one(4)]);
            });
            for a in values {
                for b in values {
                    let got = run1(&bytes, &[Value::I64(a), Value::I64(b)]);
                    assert_eq!(got, Value::I32(taken(a, b).into()), "{op:?} {a} {b}");
                }
            }
        }
    }
}

#[test]
fn a_counting_branch_counts_whether_it_is_taken_or_not() {
    for far in [0, 300] {
        // How often the loop runs, and where the counter stands in the end.
        let bytes = module_of("0II_II", |_, e| {
            let (body, done) = (e.label(), e.label());
            e.const_i64(Val(4), 0);
            e.bind(body);
            e.emit(Op::AddImmI64, &[Val(4).into(), Val(4).into(), 1i32.into()]);
            for _ in 0..far {
                e.const_i32(Val(6), 7);
            }
            e.br_cmp(Op::BrNextLtI64S, Val(0), Val(2), body);
            e.br(done);
            e.bind(done);
            e.ret(&[two(4), two(0)]);
        });
        for (from, to, times, last) in [(0, 5, 5, 5), (-3, 1, 4, 1), (7, 7, 1, 8), (9, 2, 1, 10)] {
            let args = [Value::I64(from), Value::I64(to)];
            let got = run_module(&bytes, &args, 2).unwrap();
            assert_eq!(
                got,
                [Value::I64(times), Value::I64(last)],
                "{from} {to} {far}"
            );
        }
    }
}

#[test]
fn tables_go_to_the_case_or_the_default() {
    let bytes = module_of("0i_i", |_, e| {
        let (d, a, b) = (e.label(), e.label(), e.label());
        e.br_table(Val(0), d, &[a, b, a]);
        for (label, value) in [(d, 100), (a, 10), (b, 20)] {
            e.bind(label);
            e.const_i32(Val(0), value);
            e.ret(&[one(0)]);
        }
    });
    let expected = [
        (0, 10),
        (1, 20),
        (2, 10),
        (3, 100),
        (-1, 100),
        (i32::MAX, 100),
    ];
    for (index, value) in expected {
        assert_eq!(
            run1(&bytes, &[Value::I32(index)]),
            Value::I32(value),
            "{index}"
        );
    }
}

#[test]
fn switches_pick_the_value_or_the_default() {
    let bytes = module_of("0iII_I", |_, e| {
        e.const_i64(Val(5), 55);
        e.switch(Op::SwitchI64, Val(7), Val(0), Val(5), &[Val(1), Val(3)]);
        e.ret(&[two(7)]);
    });
    for (index, value) in [(0, 1), (1, 2), (2, 55), (-1, 55)] {
        assert_eq!(
            run1(&bytes, &[Value::I32(index), Value::I64(1), Value::I64(2)]),
            Value::I64(value)
        );
    }
}

#[test]
fn fail_gives_its_status_and_message() {
    let bytes = module_of("0i_v", |m, e| {
        let message = m.message("the axis is out of bounds");
        let ok = e.label();
        e.br_z(Val(0), ok);
        e.fail(Val(0), Some(message));
        e.bind(ok);
        e.ret(&[]);
    });
    assert_eq!(run_module(&bytes, &[Value::I32(0)], 0), Ok(std::vec![]));
    let (status, text) = run_module(&bytes, &[Value::I32(9)], 0).unwrap_err();
    assert_eq!(
        (status, text.as_str()),
        (Status::FailedPrecondition, "the axis is out of bounds")
    );
}

#[cfg(feature = "fuel")]
#[test]
fn an_endless_loop_stops_when_the_fuel_is_used_up() {
    let bytes = module_of("0v_v", |_, e| {
        let forever = e.label();
        e.bind(forever);
        e.const_i32(Val(0), 1);
        e.br(forever);
    });
    let module = Module::new_checked(bytes.as_slice()).unwrap();
    let mut cx = Context::on_heap(module, 100, &[]).unwrap();
    let f = cx.function("f").unwrap();
    cx.set_fuel(1000);
    let error = cx.invoke(&f, &[], &mut []).unwrap_err();
    assert_eq!(
        (error.status, error.text.as_str()),
        (Status::DeadlineExceeded, "fuel is used up")
    );
}
