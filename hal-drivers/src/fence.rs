//! Fences: points on several timelines, waited for or signalled together.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::{Error, Result, Semaphore};

/// Whether a fence is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenceState {
    /// Every timepoint is reached.
    Reached,
    /// Some timepoint is still ahead.
    Pending,
}

/// A set of timepoints, at most one on each timeline. The empty fence is always reached.
#[derive(Clone, Debug, Default)]
pub struct Fence {
    timepoints: Vec<(Arc<dyn Semaphore>, u64)>,
}

impl Fence {
    /// A fence with nothing to wait for.
    pub fn new() -> Fence {
        Fence::default()
    }

    /// A fence at one timepoint.
    pub fn at(semaphore: Arc<dyn Semaphore>, value: u64) -> Fence {
        Fence {
            timepoints: vec![(semaphore, value)],
        }
    }

    /// A fence that is reached when all of `fences` are.
    pub fn join<'a>(fences: impl IntoIterator<Item = &'a Fence>) -> Fence {
        let mut joined = Fence::new();
        for fence in fences {
            for (semaphore, value) in &fence.timepoints {
                joined.insert(Arc::clone(semaphore), *value);
            }
        }
        joined
    }

    /// Adds a timepoint. Of two on one timeline the later stays.
    pub fn insert(&mut self, semaphore: Arc<dyn Semaphore>, value: u64) {
        let same = self
            .timepoints
            .iter_mut()
            .find(|(known, _)| Arc::ptr_eq(known, &semaphore));
        match same {
            Some((_, known)) => *known = value.max(*known),
            None => self.timepoints.push((semaphore, value)),
        }
    }

    /// The timepoints.
    pub fn timepoints(&self) -> &[(Arc<dyn Semaphore>, u64)] {
        &self.timepoints
    }

    /// Whether there is no timepoint, so that nothing can be signalled or failed.
    pub fn is_empty(&self) -> bool {
        self.timepoints.is_empty()
    }

    /// Whether the fence is reached.
    ///
    /// # Errors
    ///
    /// The failure of any of the timelines.
    pub fn query(&self) -> Result<FenceState> {
        let mut state = FenceState::Reached;
        for (semaphore, value) in &self.timepoints {
            if semaphore.query()? < *value {
                state = FenceState::Pending;
            }
        }
        Ok(state)
    }

    /// Waits until every timepoint is reached; for ever without a timeout.
    ///
    /// # Errors
    ///
    /// The failure of a timeline, or [`Error::DeadlineExceeded`].
    pub fn wait(&self, timeout: Option<Duration>) -> Result<()> {
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        for (semaphore, value) in &self.timepoints {
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            semaphore.wait(*value, left)?;
        }
        Ok(())
    }

    /// Raises every timeline to its timepoint.
    ///
    /// # Errors
    ///
    /// The first failure; the other timelines are raised all the same.
    pub fn signal(&self) -> Result<()> {
        let mut outcome = Ok(());
        for (semaphore, value) in &self.timepoints {
            outcome = outcome.and(semaphore.signal(*value));
        }
        outcome
    }

    /// Fails every timeline for good.
    pub fn fail(&self, error: &Error) {
        for (semaphore, _) in &self.timepoints {
            semaphore.fail(error.clone());
        }
    }
}
