//! Suspended calls: going on with one, and giving one up.

use super::call;
use super::context::{Context, check_results};
use super::status::{Error, Status};
use super::suspend::{Outcome, Suspension};
use super::value::Value;

impl<'a> Context<'a> {
    /// Why the call that is suspended is so; `None` when there is none.
    #[must_use]
    pub fn suspension(&self) -> Option<Suspension> {
        self.suspended.as_ref().and_then(|run| run.stopped)
    }

    /// Goes on with the suspended call. `results` are as in [`Context::invoke`].
    ///
    /// # Errors
    /// When no call is suspended, which is also so after an error of the program, or when the results are not those
    /// that the function returns; the call then stays suspended.
    pub fn resume(&mut self, results: &mut [Value]) -> Result<Outcome, Error<'a>> {
        let Some(run) = self.suspended else {
            return Err(Error::new(
                Status::FailedPrecondition,
                "no call is suspended",
            ));
        };
        check_results(&run.function, results)?;
        self.suspended = None;
        self.go_on(run, results)
    }

    /// Gives the suspended call up, and releases what it holds. Without one this does nothing.
    pub fn abort(&mut self) {
        let Some(run) = self.suspended.take() else {
            return;
        };
        if let Some(mut machine) = self.machine(&run) {
            if run.stopped == Some(Suspension::Import) {
                call::give_up(&mut machine, &run.position);
            }
            call::unwind(&mut machine, run.position);
        }
    }
}
