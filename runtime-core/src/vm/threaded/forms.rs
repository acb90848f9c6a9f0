//! The forms of the [simple instructions](super::super::simple) for this engine: one handler a form, and for each
//! operand that an accumulator may hold one variant that takes it from there.
//!
//! A variant is chosen by a set: bit N says that value operand N, counted from 0, is taken from an accumulator. This file
//! must not know an instruction.

use super::super::access;
use super::super::frame::Values;
use super::super::shape::{Global, Source, Target};
use super::super::simple;
use super::cell::{Accumulators, Exit, Handler, Ip, Run, again, fail, next};

/// The kinds of machine registers, by which the accumulators differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Int32,
    Int64,
    Single,
    Double,
}

impl Class {
    /// Registers of the value bank that it takes.
    pub(super) const fn words(self) -> usize {
        match self {
            Self::Int32 | Self::Single => 1,
            Self::Int64 | Self::Double => 2,
        }
    }

    /// The class that names the accumulator; integers share one.
    pub(super) const fn accumulator(self) -> Self {
        match self {
            Self::Int32 => Self::Int64,
            class => class,
        }
    }
}

/// What an operand can be.
pub(super) trait Operand: Source + Copy {
    const CLASS: Class;
    fn of(accumulators: Accumulators) -> Self;
}

/// What a result can be.
pub(super) trait Outcome: Target + Copy {
    const CLASS: Class;
    fn keep(self, accumulators: Accumulators) -> Accumulators;
}

macro_rules! classes {
    ($($ty:ident $class:ident $field:ident;)*) => {$(
        impl Operand for $ty {
            const CLASS: Class = Class::$class;
            #[inline(always)]
            fn of(accumulators: Accumulators) -> Self {
                accumulators.$field as Self
            }
        }

        impl Outcome for $ty {
            const CLASS: Class = Class::$class;
            #[inline(always)]
            fn keep(self, accumulators: Accumulators) -> Accumulators {
                Accumulators {
                    $field: self.into(),
                    ..accumulators
                }
            }
        }
    )*};
}
// Expands to both traits for each type that a register can hold.
classes! {
    u32 Int32 int;
    u64 Int64 int;
    f32 Single single;
    f64 Double double;
}

impl Outcome for bool {
    const CLASS: Class = Class::Int32;
    #[inline(always)]
    fn keep(self, accumulators: Accumulators) -> Accumulators {
        u32::from(self).keep(accumulators)
    }
}

/// What the accumulators hold after an instruction.
///
/// Constants and copies leave them alone: what came before is more likely to be waited for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kept {
    /// What they held before.
    Nothing,
    /// The same, and the result has the bits of the operand.
    Operand,
    /// What they held before, but for the first operand, which is written.
    Counter,
    /// The result, in the accumulator of its class.
    Result(Class),
}

/// A simple instruction as the translation needs it.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The handlers by set of operands in accumulators.
    pub(super) handlers: &'static [Handler],
    /// For a branch, the handlers of those that lead backward, which pay a tick.
    pub(super) backward: &'static [Handler],
    /// For what may stand twice in one cell, the handlers of both; operands of the second follow those of the first.
    pub(super) twice: &'static [Handler],
    /// The classes of the value operands, in order.
    pub(super) uses: &'static [Class],
    /// What the accumulators hold afterwards.
    pub(super) kept: Kept,
}

/// Value operand `N`, of register `r` or, if it is in the set `FROM`, of the accumulator.
#[inline(always)]
fn read<T: Operand, const FROM: u8, const N: u8>(
    values: Values,
    r: usize,
    accumulators: Accumulators,
) -> T {
    if FROM >> N & 1 != 0 {
        T::of(accumulators)
    } else {
        T::read(values, r)
    }
}

/// Handlers of the forms, without the signature that all have: each line of parameters names what the body uses.
macro_rules! handlers {
    ($(
        $(#[$attribute:meta])*
        $name:ident<I: [$($bound:tt)*] $(, $parameter:ident: $type:ty)*>
            ($ip:ident, $values:ident, $run:ident, $ticks:ident, $accumulators:ident) $body:block
    )*) => {$(
        $(#[$attribute])*
        fn $name<I: $($bound)* $(, const $parameter: $type)*>(
            $ip: Ip,
            $values: Values,
            $run: &mut Run<'_, '_, '_>,
            $ticks: u32,
            int: u64,
            single: f32,
            double: f64,
        ) -> Exit {
            let $accumulators = Accumulators { int, single, double };
            $body
        }
    )*};
}

handlers! {
    constant_handler<I: [simple::Constant<Result: Outcome>]>(ip, values, run, ticks, acc) {
        let value = I::value(i64::from(ip.immediate() as i32) as u64);
        value.write(values, ip.a());
        next(ip.skip(1), values, run, ticks, acc)
    }

    data_handler<I: [simple::Constant<Result: Outcome>]>(ip, values, run, ticks, acc) {
        let value = I::value(u64::from(ip.word(0)) | u64::from(ip.word(1)) << 32);
        value.write(values, ip.a());
        next(ip.skip(2), values, run, ticks, acc)
    }

    copy_handler<I: [simple::Copying<Value: Operand + Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        read::<I::Value, FROM, 0>(values, ip.b(), acc).write(values, ip.a());
        next(ip.skip(1), values, run, ticks, acc)
    }

    /// Two copies, in order: the second may read what the first has written.
    two_copies_handler<I: [simple::Copying<Value: Operand + Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        read::<I::Value, FROM, 0>(values, ip.b(), acc).write(values, ip.a());
        read::<I::Value, FROM, 1>(values, ip.d(), acc).write(values, ip.c());
        next(ip.skip(1), values, run, ticks, acc)
    }

    unary_handler<I: [simple::Unary<A: Operand, Result: Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let result = I::apply(read::<I::A, FROM, 0>(values, ip.b(), acc));
        result.write(values, ip.a());
        next(ip.skip(1), values, run, ticks, result.keep(acc))
    }

    binary_handler<I: [simple::Binary<A: Operand, B: Operand, Result: Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let result = I::apply(
            read::<I::A, FROM, 0>(values, ip.b(), acc),
            read::<I::B, FROM, 1>(values, ip.c(), acc),
        );
        result.write(values, ip.a());
        next(ip.skip(1), values, run, ticks, result.keep(acc))
    }

    checked_handler<I: [simple::Checked<A: Operand, B: Operand, Result: Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let result = I::apply(
            read::<I::A, FROM, 0>(values, ip.b(), acc),
            read::<I::B, FROM, 1>(values, ip.c(), acc),
        );
        match result {
            Ok(result) => {
                result.write(values, ip.a());
                next(ip.skip(1), values, run, ticks, result.keep(acc))
            }
            Err(fault) => fail(ip, values, run, ticks, fault),
        }
    }

    immediate_handler<I: [simple::Immediate<A: Operand, Result: Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let a = read::<I::A, FROM, 0>(values, ip.b(), acc);
        let result = I::apply(a, ip.immediate() as i32);
        result.write(values, ip.a());
        next(ip.skip(1), values, run, ticks, result.keep(acc))
    }

    ternary_handler<
        I: [simple::Ternary<A: Operand, B: Operand, C: Operand, Result: Outcome>],
        FROM: u8
    >(ip, values, run, ticks, acc) {
        let result = I::apply(
            read::<I::A, FROM, 0>(values, ip.b(), acc),
            read::<I::B, FROM, 1>(values, ip.c(), acc),
            read::<I::C, FROM, 2>(values, ip.d(), acc),
        );
        result.write(values, ip.a());
        next(ip.skip(1), values, run, ticks, result.keep(acc))
    }

    select_handler<I: [simple::Select<Result: Operand + Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let condition = read::<u32, FROM, 0>(values, ip.b(), acc);
        let chosen = if condition != 0 { ip.c() } else { ip.d() };
        let result = I::Result::read(values, chosen);
        result.write(values, ip.a());
        next(ip.skip(1), values, run, ticks, result.keep(acc))
    }

    global_load_handler<I: [simple::GlobalLoad<Result: Global + Outcome>]>(
        ip, values, run, ticks, acc
    ) {
        let result = I::Result::load(run.machine.host.state.globals(), ip.b());
        result.write(values, ip.a());
        next(ip.skip(1), values, run, ticks, result.keep(acc))
    }

    global_store_handler<I: [simple::GlobalStore<Value: Global + Operand>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let value = read::<I::Value, FROM, 0>(values, ip.a(), acc);
        value.store(run.machine.host.state.globals_mut(), ip.b());
        next(ip.skip(1), values, run, ticks, acc)
    }

    load_handler<I: [simple::Load<Index: Operand + Into<u64>, Result: Operand + Outcome>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let index = read::<I::Index, FROM, 0>(values, ip.c(), acc).into();
        let span = run.machine.host.objects.own_span(values.object(ip.b()));
        let loaded = span.and_then(|span| access::load_from(span, values, ip.a(), index, I::ELEMENT));
        match loaded {
            Some(()) => {
                let result = I::Result::read(values, ip.a());
                next(ip.skip(1), values, run, ticks, result.keep(acc))
            }
            None => slow_load::<I>(ip, values, run, ticks, acc.int, acc.single, acc.double),
        }
    }

    /// Of rodata, or failing.
    #[cold]
    #[inline(never)]
    slow_load<I: [simple::Load<Index: Operand + Into<u64>, Result: Operand + Outcome>]>(
        ip, values, run, ticks, acc
    ) {
        let index = I::Index::read(values, ip.c()).into();
        let objects = &*run.machine.host.objects;
        match access::load(objects, values, ip.a(), values.object(ip.b()), index, I::ELEMENT) {
            Ok(()) => {
                let result = I::Result::read(values, ip.a());
                next(ip.skip(1), values, run, ticks, result.keep(acc))
            }
            Err(fault) => fail(ip, values, run, ticks, fault),
        }
    }

    store_handler<I: [simple::Store<Index: Operand + Into<u64>, Value: Operand>], FROM: u8>(
        ip, values, run, ticks, acc
    ) {
        let index = read::<I::Index, FROM, 1>(values, ip.c(), acc).into();
        let span = run.machine.host.objects.own_span_mut(values.object(ip.b()));
        let stored = span.and_then(|span| access::store_to(span, values, ip.a(), index, I::ELEMENT));
        match stored {
            Some(()) => next(ip.skip(1), values, run, ticks, acc),
            None => slow_store::<I>(ip, values, run, ticks, acc.int, acc.single, acc.double),
        }
    }

    /// Fails, with the fault that says why.
    #[cold]
    #[inline(never)]
    slow_store<I: [simple::Store<Index: Operand + Into<u64>, Value: Operand>]>(
        ip, values, run, ticks, acc
    ) {
        let index = I::Index::read(values, ip.c()).into();
        let objects = &mut *run.machine.host.objects;
        match access::store(objects, values, ip.a(), values.object(ip.b()), index, I::ELEMENT) {
            Ok(()) => next(ip.skip(1), values, run, ticks, acc),
            Err(fault) => fail(ip, values, run, ticks, fault),
        }
    }

    test_handler<I: [simple::Test<A: Operand>], FROM: u8, BACKWARD: bool>(
        ip, values, run, ticks, acc
    ) {
        if I::holds(read::<I::A, FROM, 0>(values, ip.a(), acc)) {
            branch::<BACKWARD>(ip.branch(ip.immediate()), values, run, ticks, acc)
        } else {
            next(ip.skip(1), values, run, ticks, acc)
        }
    }

    count_handler<I: [simple::Count<A: Operand + Outcome>], FROM: u8, BACKWARD: bool>(
        ip, values, run, ticks, acc
    ) {
        let counter = I::next(read::<I::A, FROM, 0>(values, ip.a(), acc));
        let taken = I::holds(counter, read::<I::A, FROM, 1>(values, ip.b(), acc));
        counter.write(values, ip.a());
        if taken {
            branch::<BACKWARD>(ip.branch(ip.immediate()), values, run, ticks, acc)
        } else {
            next(ip.skip(1), values, run, ticks, acc)
        }
    }

    relation_handler<I: [simple::Relation<A: Operand, B: Operand>], FROM: u8, BACKWARD: bool>(
        ip, values, run, ticks, acc
    ) {
        let a = read::<I::A, FROM, 0>(values, ip.a(), acc);
        let b = read::<I::B, FROM, 1>(values, ip.b(), acc);
        if I::holds(a, b) {
            branch::<BACKWARD>(ip.branch(ip.immediate()), values, run, ticks, acc)
        } else {
            next(ip.skip(1), values, run, ticks, acc)
        }
    }
}

/// Goes on at `target`; a backward branch pays a tick.
#[inline(always)]
pub(super) fn branch<const BACKWARD: bool>(
    target: Ip,
    values: Values,
    run: &mut Run<'_, '_, '_>,
    ticks: u32,
    accumulators: Accumulators,
) -> Exit {
    if !BACKWARD {
        return next(target, values, run, ticks, accumulators);
    }
    match ticks - 1 {
        0 => again(target, values, run, 0),
        ticks => next(target, values, run, ticks, accumulators),
    }
}

/// A row that is no branch.
const fn straight(handlers: &'static [Handler], uses: &'static [Class], kept: Kept) -> Row {
    Row {
        handlers,
        backward: &[],
        twice: &[],
        uses,
        kept,
    }
}

// One function a form, named as the form, so that one macro derives the rows.

/// The second handler takes the immediate from a data cell.
pub(super) fn constant<I: simple::Constant<Result: Outcome>>() -> Row {
    let handlers = const { &[constant_handler::<I> as Handler, data_handler::<I>] };
    straight(handlers, &[], Kept::Nothing)
}

pub(super) fn copy<I: simple::Copying<Value: Operand + Outcome>>() -> Row {
    let handlers = const { &[copy_handler::<I, 0> as Handler, copy_handler::<I, 1>] };
    let uses = const { &[<I::Value as Operand>::CLASS] };
    Row {
        twice: const {
            &[
                two_copies_handler::<I, 0> as Handler,
                two_copies_handler::<I, 1>,
                two_copies_handler::<I, 2>,
                two_copies_handler::<I, 3>,
            ]
        },
        ..straight(handlers, uses, Kept::Operand)
    }
}

pub(super) fn unary<I: simple::Unary<A: Operand, Result: Outcome>>() -> Row {
    let handlers = const { &[unary_handler::<I, 0> as Handler, unary_handler::<I, 1>] };
    straight(
        handlers,
        const { &[I::A::CLASS] },
        Kept::Result(I::Result::CLASS),
    )
}

pub(super) fn binary<I: simple::Binary<A: Operand, B: Operand, Result: Outcome>>() -> Row {
    let handlers = const {
        &[
            binary_handler::<I, 0> as Handler,
            binary_handler::<I, 1>,
            binary_handler::<I, 2>,
            binary_handler::<I, 3>,
        ]
    };
    let uses = const { &[I::A::CLASS, I::B::CLASS] };
    straight(handlers, uses, Kept::Result(I::Result::CLASS))
}

pub(super) fn checked<I: simple::Checked<A: Operand, B: Operand, Result: Outcome>>() -> Row {
    let handlers = const {
        &[
            checked_handler::<I, 0> as Handler,
            checked_handler::<I, 1>,
            checked_handler::<I, 2>,
            checked_handler::<I, 3>,
        ]
    };
    let uses = const { &[I::A::CLASS, I::B::CLASS] };
    straight(handlers, uses, Kept::Result(I::Result::CLASS))
}

pub(super) fn immediate<I: simple::Immediate<A: Operand, Result: Outcome>>() -> Row {
    let handlers = const {
        &[
            immediate_handler::<I, 0> as Handler,
            immediate_handler::<I, 1>,
        ]
    };
    straight(
        handlers,
        const { &[I::A::CLASS] },
        Kept::Result(I::Result::CLASS),
    )
}

pub(super) fn ternary<I: simple::Ternary<A: Operand, B: Operand, C: Operand, Result: Outcome>>()
-> Row {
    let handlers = const {
        &[
            ternary_handler::<I, 0> as Handler,
            ternary_handler::<I, 1>,
            ternary_handler::<I, 2>,
            ternary_handler::<I, 3>,
            ternary_handler::<I, 4>,
            ternary_handler::<I, 5>,
            ternary_handler::<I, 6>,
            ternary_handler::<I, 7>,
        ]
    };
    let uses = const { &[I::A::CLASS, I::B::CLASS, I::C::CLASS] };
    straight(handlers, uses, Kept::Result(I::Result::CLASS))
}

/// Only the condition comes from an accumulator.
pub(super) fn select<I: simple::Select<Result: Operand + Outcome>>() -> Row {
    let handlers = const { &[select_handler::<I, 0> as Handler, select_handler::<I, 1>] };
    straight(
        handlers,
        &[Class::Int32],
        Kept::Result(<I::Result as Outcome>::CLASS),
    )
}

pub(super) fn global_load<I: simple::GlobalLoad<Result: Global + Outcome>>() -> Row {
    let handlers = const { &[global_load_handler::<I> as Handler] };
    straight(handlers, &[], Kept::Result(I::Result::CLASS))
}

pub(super) fn global_store<I: simple::GlobalStore<Value: Global + Operand>>() -> Row {
    let handlers = const {
        &[
            global_store_handler::<I, 0> as Handler,
            global_store_handler::<I, 1>,
        ]
    };
    straight(handlers, const { &[I::Value::CLASS] }, Kept::Nothing)
}

pub(super) fn load<I: simple::Load<Index: Operand + Into<u64>, Result: Operand + Outcome>>() -> Row
{
    let handlers = const { &[load_handler::<I, 0> as Handler, load_handler::<I, 1>] };
    let uses = const { &[I::Index::CLASS] };
    straight(handlers, uses, Kept::Result(<I::Result as Outcome>::CLASS))
}

/// The value is stored from its register; only the index comes from an accumulator.
pub(super) fn store<I: simple::Store<Index: Operand + Into<u64>, Value: Operand>>() -> Row {
    let handlers = const {
        &[
            store_handler::<I, 0> as Handler,
            store_handler::<I, 0>,
            store_handler::<I, 2>,
            store_handler::<I, 2>,
        ]
    };
    straight(
        handlers,
        const { &[I::Value::CLASS, I::Index::CLASS] },
        Kept::Nothing,
    )
}

pub(super) fn test<I: simple::Test<A: Operand>>() -> Row {
    Row {
        handlers: const {
            &[
                test_handler::<I, 0, false> as Handler,
                test_handler::<I, 1, false>,
            ]
        },
        backward: const {
            &[
                test_handler::<I, 0, true> as Handler,
                test_handler::<I, 1, true>,
            ]
        },
        twice: &[],
        uses: const { &[I::A::CLASS] },
        kept: Kept::Nothing,
    }
}

pub(super) fn relation<I: simple::Relation<A: Operand, B: Operand>>() -> Row {
    Row {
        handlers: const {
            &[
                relation_handler::<I, 0, false> as Handler,
                relation_handler::<I, 1, false>,
                relation_handler::<I, 2, false>,
                relation_handler::<I, 3, false>,
            ]
        },
        backward: const {
            &[
                relation_handler::<I, 0, true> as Handler,
                relation_handler::<I, 1, true>,
                relation_handler::<I, 2, true>,
                relation_handler::<I, 3, true>,
            ]
        },
        twice: &[],
        uses: const { &[I::A::CLASS, I::B::CLASS] },
        kept: Kept::Nothing,
    }
}

pub(super) fn count<I: simple::Count<A: Operand + Outcome>>() -> Row {
    Row {
        handlers: const {
            &[
                count_handler::<I, 0, false> as Handler,
                count_handler::<I, 1, false>,
                count_handler::<I, 2, false>,
                count_handler::<I, 3, false>,
            ]
        },
        backward: const {
            &[
                count_handler::<I, 0, true> as Handler,
                count_handler::<I, 1, true>,
                count_handler::<I, 2, true>,
                count_handler::<I, 3, true>,
            ]
        },
        twice: &[],
        uses: const { &[<I::A as Operand>::CLASS, <I::A as Operand>::CLASS] },
        kept: Kept::Counter,
    }
}
