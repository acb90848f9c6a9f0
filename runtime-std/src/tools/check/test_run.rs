//! One test in a context of its own: from its start through every suspension to its end, and what it leaves behind.

use std::sync::Arc;

use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::hal_inline::HalInline;
use halcyon_runtime_core::vm::{Context, Error, NativeModule, Outcome as Progress};

use super::yieldable_test::YIELDABLE_TEST;
use crate::session::{Failure, stack_words};
use crate::trace::StderrTracer;
use crate::{Program, exchange};

/// Suspensions of one test, before it must be one that never ends.
const MAX_SUSPENSIONS: usize = 10_000;

/// What tests may import.
const NATIVE_MODULES: &[&dyn NativeModule] =
    &[&HalInline::with_trace(exchange::trace), &YIELDABLE_TEST];

/// How a test has ended.
#[derive(Debug)]
pub(super) enum Outcome {
    /// It has returned, and left nothing behind.
    Returned,
    /// It has failed so, and left nothing behind.
    Failed(String),
    /// It is no test that could pass, whether it must return or fail.
    Broken(String),
}

/// Runs one test of the program that comes last.
pub(super) fn run(programs: &[Arc<Program>], name: &str) -> Outcome {
    let modules: Vec<Module<'_>> = programs.iter().map(|program| *program.module()).collect();
    let failure = |error: &Error<'_>| Failure::in_one_of(&modules, error).to_string();
    let context = Context::link_on_heap(&modules, stack_words(&modules), NATIVE_MODULES);
    let mut context = match context {
        Ok(context) => context,
        Err(error) => return Outcome::Broken(failure(&error)),
    };
    context.set_tracer(&StderrTracer);
    if let Err(error) = context.init() {
        return Outcome::Broken(format!("initializing: {}", failure(&error)));
    }
    let ended = match run_to_end(&mut context, name, failure) {
        Ok(true) => Outcome::Returned,
        Ok(false) => Outcome::Broken(format!("suspended more than {MAX_SUSPENSIONS} times")),
        Err(error) => Outcome::Failed(error),
    };
    // What globals hold is no leak: it goes with them.
    if let Err(error) = context.deinit() {
        return Outcome::Broken(format!("deinitializing: {}", failure(&error)));
    }
    match (context.live_objects(), ended) {
        (0, ended) => ended,
        (live, Outcome::Failed(error)) => {
            Outcome::Broken(format!("{live} objects leaked after {error}"))
        }
        (live, _) => Outcome::Broken(format!("{live} objects leaked")),
    }
}

/// Calls the test, and resumes it for as long as it is suspended. Fails with what the test fails with.
fn run_to_end(
    context: &mut Context<'_>,
    name: &str,
    failure: impl Fn(&Error<'_>) -> String,
) -> Result<bool, String> {
    let function = context.function(name).map_err(|error| failure(&error))?;
    let mut progress = context.start(&function, &[], &mut []);
    for _ in 0..MAX_SUSPENSIONS {
        match progress.map_err(|error| failure(&error))? {
            Progress::Done => return Ok(true),
            Progress::Suspended(_) => progress = context.resume(&mut []),
        }
    }
    progress
        .map(|progress| progress == Progress::Done)
        .map_err(|error| failure(&error))
}
