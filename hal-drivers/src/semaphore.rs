//! Timeline semaphores: a number that only grows, and that can fail for good.

use std::fmt;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::{Error, Result};

/// The largest payload; what lies beyond marks failure on devices that keep it in one word.
pub const MAX_SEMAPHORE_VALUE: u64 = (1 << 31) - 2;

/// A timeline. Work waits for it to reach a value, and raises it when done.
pub trait Semaphore: fmt::Debug + Send + Sync {
    /// The value reached.
    ///
    /// # Errors
    ///
    /// The failure, once the semaphore has failed.
    fn query(&self) -> Result<u64>;

    /// Raises the payload to `value`; a value already passed changes nothing.
    ///
    /// # Errors
    ///
    /// When the value is beyond [`MAX_SEMAPHORE_VALUE`], or the semaphore has failed.
    fn signal(&self, value: u64) -> Result<()>;

    /// Fails the timeline for good. Every waiter, now and later, gets `error`; the first failure stays.
    fn fail(&self, error: Error);

    /// Waits until `value` is reached; for ever without a timeout.
    ///
    /// # Errors
    ///
    /// [`Error::DeadlineExceeded`] when the time is up, else the failure of the semaphore.
    fn wait(&self, value: u64, timeout: Option<Duration>) -> Result<()>;
}

/// A semaphore in host memory, which any thread may wait for or signal.
#[derive(Debug, Default)]
pub struct HostSemaphore {
    timeline: Mutex<Timeline>,
    moved: Condvar,
}

#[derive(Debug, Default)]
struct Timeline {
    value: u64,
    failure: Option<Error>,
}

impl HostSemaphore {
    /// A semaphore at `initial_value`.
    pub fn new(initial_value: u64) -> HostSemaphore {
        HostSemaphore {
            timeline: Mutex::new(Timeline {
                value: initial_value,
                failure: None,
            }),
            moved: Condvar::new(),
        }
    }

    fn timeline(&self) -> MutexGuard<'_, Timeline> {
        // No code panics while it holds the lock, and a half-made change does not exist.
        self.timeline.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Semaphore for HostSemaphore {
    fn query(&self) -> Result<u64> {
        let timeline = self.timeline();
        match &timeline.failure {
            Some(failure) => Err(failure.clone()),
            None => Ok(timeline.value),
        }
    }

    fn signal(&self, value: u64) -> Result<()> {
        if value > MAX_SEMAPHORE_VALUE {
            return Err(Error::InvalidArgument(format!(
                "expected a semaphore value of at most {MAX_SEMAPHORE_VALUE}, found {value}"
            )));
        }
        let mut timeline = self.timeline();
        if let Some(failure) = &timeline.failure {
            return Err(failure.clone());
        }
        if value > timeline.value {
            timeline.value = value;
            self.moved.notify_all();
        }
        Ok(())
    }

    fn fail(&self, error: Error) {
        self.timeline().failure.get_or_insert(error);
        self.moved.notify_all();
    }

    fn wait(&self, value: u64, timeout: Option<Duration>) -> Result<()> {
        // A timeout too long for the clock is none.
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        let mut timeline = self.timeline();
        loop {
            // A value reached before the failure counts as failed: later work must not start from it.
            if let Some(failure) = &timeline.failure {
                return Err(failure.clone());
            }
            if timeline.value >= value {
                return Ok(());
            }
            timeline = match deadline {
                None => self
                    .moved
                    .wait(timeline)
                    .unwrap_or_else(PoisonError::into_inner),
                Some(deadline) => {
                    let left = deadline.saturating_duration_since(Instant::now());
                    if left.is_zero() {
                        return Err(Error::DeadlineExceeded);
                    }
                    self.moved
                        .wait_timeout(timeline, left)
                        .unwrap_or_else(PoisonError::into_inner)
                        .0
                }
            };
        }
    }
}
