//! Runs the tests of modules, which are their exports without arguments and results, and prints a verdict for each.
//!
//! A test passes when it returns; one whose name starts with `fail_` passes when it fails.

use core::fmt::{self, Write as _};

use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::text::write_u64;
#[cfg(feature = "yield")]
use halcyon_runtime_core::vm::Outcome;
use halcyon_runtime_core::vm::{Context, Error, Function, NativeModule, Storage};

use crate::Aligned;
use crate::console::{Stream, exit};
use crate::load;

// The same that tests on the host can import.
#[cfg(feature = "yield")]
#[path = "../../../runtime-std/src/tools/check/yieldable_test.rs"]
mod yieldable_test;

/// The native modules that a test can import.
const NATIVES: &[&dyn NativeModule] = &[
    #[cfg(feature = "yield")]
    &yieldable_test::YIELDABLE_TEST,
];

/// Names of tests that must fail start so.
const EXPECTED_FAILURE: &str = "fail_";

/// What a board hands over.
pub struct Check {
    /// The modules with their names.
    pub modules: &'static [(&'static str, &'static Aligned<[u8]>)],
    /// The memory that each test gets anew.
    pub memory: Storage<'static>,
    /// Reads a clock that counts up, modulo 2^24.
    pub clock: fn() -> u32,
}

/// Runs every test of every module, and exits: with status 0, or 1 if one has failed.
pub fn check(mut check: Check) -> ! {
    let mut out = Stream::stdout();
    let (mut passed, mut failed) = (0, 0);
    for (name, bytes) in check.modules {
        let Ok(module) = Module::new_checked(&bytes.0) else {
            failed += 1;
            let _ = out.write_str("test ");
            let _ = out.write_str(name);
            let _ = out.write_str(" ... FAILED: the module does not load\n");
            continue;
        };
        for export in module.exports() {
            let signature = export.signature;
            if export.name.starts_with("__")
                || signature.args().next().is_some()
                || signature.results().next().is_some()
            {
                continue;
            }
            let outcome = run(module, export.name, &mut check.memory, check.clock);
            let (ok, why) = match &outcome {
                Ok(_) => (true, None),
                Err(error) => (false, Some(error)),
            };
            let expected = !export.name.starts_with(EXPECTED_FAILURE);
            if ok == expected {
                passed += 1;
            } else {
                failed += 1;
            }
            let ticks = outcome.as_ref().map_or(0, |ticks| *ticks);
            let _ = verdict(&mut out, (name, export.name), ok == expected, why, ticks);
        }
    }
    let _ = write_u64(&mut out, passed);
    let _ = out.write_str(" passed; ");
    let _ = write_u64(&mut out, failed);
    let _ = out.write_str(" failed\n");
    drop(out);
    exit(i32::from(failed > 0))
}

/// Runs one test in a context of its own; the ticks that the call took.
fn run<'a>(
    module: Module<'a>,
    name: &str,
    memory: &'a mut Storage<'static>,
    clock: fn() -> u32,
) -> Result<u32, Error<'a>> {
    let memory = Storage {
        words: &mut *memory.words,
        objects: &mut *memory.objects,
        arena: &mut *memory.arena,
    };
    let mut context = load::context(module, memory, NATIVES)?;
    context.init()?;
    let function = context.function(name)?;
    let start = clock();
    run_to_end(&mut context, &function)?;
    Ok(clock().wrapping_sub(start) & 0xFF_FFFF)
}

/// Calls the test, and goes on with it as often as it is suspended.
#[cfg(feature = "yield")]
fn run_to_end<'a>(context: &mut Context<'a>, test: &Function<'a>) -> Result<(), Error<'a>> {
    let mut outcome = context.start(test, &[], &mut [])?;
    while let Outcome::Suspended(_) = outcome {
        outcome = context.resume(&mut [])?;
    }
    Ok(())
}

#[cfg(not(feature = "yield"))]
fn run_to_end<'a>(context: &mut Context<'a>, test: &Function<'a>) -> Result<(), Error<'a>> {
    context.invoke(test, &[], &mut [])
}

fn verdict(
    out: &mut Stream,
    (module, test): (&str, &str),
    as_expected: bool,
    error: Option<&Error<'_>>,
    ticks: u32,
) -> fmt::Result {
    for text in ["test ", module, ".", test, " ... "] {
        out.write_str(text)?;
    }
    match (as_expected, error) {
        (true, Some(_)) => out.write_str("ok")?,
        (true, None) => {
            out.write_str("ok (")?;
            write_u64(out, ticks.into())?;
            out.write_str(" ticks)")?;
        }
        (false, Some(error)) => {
            out.write_str("FAILED: ")?;
            error.write(out)?;
        }
        (false, None) => out.write_str("FAILED: expected a failure, and it returned")?,
    }
    out.write_char('\n')
}
