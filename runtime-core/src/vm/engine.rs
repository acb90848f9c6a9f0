//! Which engine runs the calls of a context. Knows nothing of how either works.

use super::machine::{Machine, Position};
use super::run;
use super::status::Fault;
#[cfg(feature = "threaded")]
use super::threaded;
#[cfg(feature = "alloc")]
use crate::format::Module;

/// An engine. All give the same results, faults and positions.
pub(super) enum Engine {
    /// Interprets the code where it lies.
    InPlace,
    /// Runs code that was translated for speed: that of each instance.
    #[cfg(feature = "threaded")]
    Threaded(alloc::vec::Vec<threaded::Program>),
}

impl Engine {
    /// The fastest engine that is built in and takes the modules, whose code is verified.
    #[cfg(feature = "alloc")]
    pub(super) fn fastest(modules: &[Module<'_>]) -> Self {
        #[cfg(feature = "threaded")]
        if let Some(programs) = (0..)
            .zip(modules)
            .map(|(i, m)| threaded::Program::of(m, i))
            .collect()
        {
            return Self::Threaded(programs);
        }
        let _ = modules;
        Self::InPlace
    }

    /// Runs from `position` as [`run::run`] does.
    pub(super) fn run(
        &self,
        machine: &mut Machine<'_, '_>,
        position: &mut Position,
    ) -> Result<(), Fault> {
        match self {
            Self::InPlace => run::run(machine, position),
            #[cfg(feature = "threaded")]
            Self::Threaded(programs) => threaded::run(programs, machine, position),
        }
    }
}
