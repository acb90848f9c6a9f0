//! One context from its first call to its end, and what must hold on the way.

use arbitrary::Arbitrary;
use halcyon_runtime_core::format::UNBOUNDED;
use halcyon_runtime_core::hal_inline::{ENCODING_DENSE, HAL_INLINE};
use halcyon_runtime_core::isa::{Op, decode};
use halcyon_runtime_core::signature::{Kind, Part};
use halcyon_runtime_core::vm::{
    Context, Error, Fault, Function, NativeModule, ObjectRef, Outcome as Progress, Status,
    Suspension, Value,
};

use super::Expect;
use crate::natives::FUZZ;
use crate::program::{Keeps, PROBE, PROBE_RESULT};

/// The native modules that programs can import.
pub(super) const NATIVES: &[&dyn NativeModule] = &[&HAL_INLINE, &FUZZ];

/// Backward branches and calls that a call of an export may make.
const FUEL: u64 = 500;
/// How often a call is resumed that suspends itself.
const RESUMES: u32 = 64;
/// Most exports that are called: a module can have a great many.
const EXPORTS: usize = 16;
/// `f32` as the HAL numbers it.
const F32: u32 = 0x2100_0020;

/// How exports are called.
#[derive(Arbitrary)]
pub(super) struct Calls {
    /// What arguments are made of.
    values: [u64; 2],
    refs: [RefKind; 2],
    /// Fuel of a slice, less one.
    slice: u8,
}

#[derive(Arbitrary, Clone, Copy)]
enum RefKind {
    Null,
    Buffer,
    ReadOnly,
    View,
    Rodata,
}

/// How fuel is given to a call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// All of it at once.
    AtOneGo,
    /// As much as [`Calls`] says each time.
    InSlices,
}

/// How a call ended.
pub(super) struct Outcome {
    /// Its results or its error.
    pub(super) text: String,
    /// Stack words at most so far, and the fuel that is left.
    pub(super) used: (usize, u64),
    status: Option<Status>,
}

impl Outcome {
    fn of(outcome: Result<String, Error<'_>>, cx: &Context<'_>) -> Self {
        let (text, status) = match outcome {
            Ok(text) => (text, None),
            Err(error) => {
                assert!(!is_own_fault(&error, cx), "{error}");
                (error.to_string(), Some(error.status))
            }
        };
        Self {
            text,
            status,
            used: (cx.stack_peak(), cx.fuel()),
        }
    }

    /// Whether the call returned.
    #[cfg(test)]
    pub(super) fn is_done(&self) -> bool {
        self.status.is_none()
    }

    /// Whether it ran out of something, or may have.
    pub(super) fn is_starved(&self) -> bool {
        // Alignments above that of the heap are not implemented there.
        matches!(
            self.status,
            Some(Status::ResourceExhausted | Status::DeadlineExceeded | Status::Unimplemented)
        )
    }
}

/// Whether an error says that the VM met what the verifier should have refused. A program can fail with any status.
fn is_own_fault(error: &Error<'_>, cx: &Context<'_>) -> bool {
    let instruction = error.site.and_then(|site| {
        let module = cx.modules().get(usize::from(site.instance))?;
        decode(module.function_code(site.function)?, site.pc).ok()
    });
    error.status == Status::Internal && instruction.is_none_or(|found| found.op != Op::Fail)
}

/// Initializes, calls every export of the last module, and ends what was begun; how each call ended.
pub(super) fn drive(
    mut cx: Context<'_>,
    calls: &Calls,
    pace: Pace,
    expect: &Expect,
) -> Vec<Outcome> {
    cx.set_fuel(FUEL);
    let init = cx.init().map(|()| String::new());
    let mut outcomes = vec![Outcome::of(init, &cx)];
    if outcomes[0].status.is_none() {
        call_all(&mut cx, calls, pace, expect, &mut outcomes);
    }
    cx.set_fuel(FUEL);
    let deinit = cx.deinit().map(|()| String::new());
    outcomes.push(Outcome::of(deinit, &cx));
    if expect.keeps < Keeps::Cycles {
        assert_eq!(cx.live_objects(), 0, "objects outlive their context");
    }
    outcomes
}

fn call_all(
    cx: &mut Context<'_>,
    calls: &Calls,
    pace: Pace,
    expect: &Expect,
    outcomes: &mut Vec<Outcome>,
) {
    let module = *cx.modules().last().expect("a context has a module");
    let mut bound = 0;
    for export in module.exports().take(EXPORTS) {
        let Ok(function) = cx.function(export.name) else {
            panic!("export `{}` is not found", export.name);
        };
        // The peak is that of all calls so far, and so is the bound; `UNBOUNDED` is above all.
        bound = bound.max(function.stack_words());
        let outcome = call(cx, &function, calls, pace);
        outcomes.push(Outcome::of(outcome, cx));
        if expect.generated && bound != UNBOUNDED && cx.modules().len() == 1 {
            assert!(
                cx.stack_peak() <= bound as usize,
                "`{}` states {bound} words of stack, used {}",
                export.name,
                cx.stack_peak()
            );
        }
        if expect.keeps == Keeps::Nothing {
            assert_eq!(cx.live_objects(), 0, "`{}` leaks", export.name);
        }
    }
    if expect.generated {
        cx.set_fuel(FUEL);
        let probe = cx.function(PROBE).expect("every generated module has one");
        let mut result = [Value::I32(0)];
        let outcome = cx.invoke(&probe, &[], &mut result);
        assert!(outcome.is_ok(), "the context is not usable: {outcome:?}");
        assert_eq!(result, [Value::I32(PROBE_RESULT)]);
    }
}

/// Calls a function with arguments of the kinds that it takes, and releases arguments and results.
fn call<'a>(
    cx: &mut Context<'a>,
    function: &Function<'a>,
    calls: &Calls,
    pace: Pace,
) -> Result<String, Error<'a>> {
    let mut args = Vec::new();
    // A function can have a great many parameters; with fewer arguments the call is refused.
    for (i, part) in function.signature().args().enumerate().take(256) {
        let bits = calls.values[i % 2].rotate_left(i as u32 / 2);
        args.push(match part {
            Part::One(Kind::I32) => Value::I32(bits as i32),
            Part::One(Kind::I64) => Value::I64(bits as i64),
            Part::One(Kind::F32) => Value::F32(f32::from_bits(bits as u32)),
            Part::One(Kind::F64) => Value::F64(f64::from_bits(bits)),
            Part::One(Kind::Ref) | Part::Span(_) => {
                Value::Ref(argument(cx, calls.refs[i % 2]).unwrap_or(ObjectRef::NULL))
            }
        });
    }
    let mut results = vec![Value::I32(0); function.signature().results().count()];
    let outcome = finish(cx, function, &args, &mut results, calls, pace);
    let shown: Vec<String> = results.iter().map(|value| shown(cx, value)).collect();
    for value in args.iter().chain(&results) {
        if let Value::Ref(r) = value {
            cx.objects().release(*r);
        }
    }
    outcome.map(|()| shown.join(", "))
}

/// Starts a call and goes on with it until it ends or has had its fuel.
fn finish<'a>(
    cx: &mut Context<'a>,
    function: &Function<'a>,
    args: &[Value],
    results: &mut [Value],
    calls: &Calls,
    pace: Pace,
) -> Result<(), Error<'a>> {
    let slice = match pace {
        Pace::AtOneGo => FUEL,
        Pace::InSlices => u64::from(calls.slice) + 1,
    };
    let (mut left, mut resumes) = (FUEL - slice, 0);
    cx.set_fuel(slice);
    let mut progress = cx.start(function, args, results)?;
    while let Progress::Suspended(why) = progress {
        assert_eq!(cx.suspension(), Some(why));
        if resumes == 0 {
            let refused = cx
                .start(function, args, results)
                .map_err(|error| error.status);
            assert_eq!(refused, Err(Status::FailedPrecondition));
        }
        resumes += u32::from(why != Suspension::Fuel);
        if why == Suspension::Fuel {
            let more = slice.min(left);
            left -= more;
            cx.set_fuel(more);
        }
        if (why == Suspension::Fuel && cx.fuel() == 0) || resumes > RESUMES {
            cx.abort();
            let text = "the call has had its fuel";
            return Err(Error::new(Status::DeadlineExceeded, text));
        }
        progress = cx.resume(results)?;
    }
    Ok(())
}

/// A result as text: an object by its type and its bytes, because its number means nothing.
fn shown(cx: &mut Context<'_>, value: &Value) -> String {
    let Value::Ref(r) = *value else {
        return format!("{value:?}");
    };
    let objects = cx.objects();
    format!("{:?} {:?}", objects.type_of(r), objects.bytes(r))
}

/// An object to pass, whose count is the caller's.
fn argument(cx: &mut Context<'_>, kind: RefKind) -> Result<ObjectRef, Fault> {
    static READ_ONLY: [u8; 24] = [0x5A; 24];
    let objects = cx.objects();
    match kind {
        RefKind::Null => Ok(ObjectRef::NULL),
        RefKind::Buffer => objects.allocate(40, 8),
        RefKind::ReadOnly => objects.wrap(&READ_ONLY),
        RefKind::Rodata => Ok(ObjectRef::rodata(0, 1)),
        RefKind::View => {
            let storage = objects.allocate(16, 16)?;
            let buffer = objects.new_hal_buffer(storage, 0, 16);
            objects.release(storage);
            let buffer = buffer?;
            let view = objects.new_view(buffer, F32, ENCODING_DENSE, [4].into_iter());
            objects.release(buffer);
            view
        }
    }
}
