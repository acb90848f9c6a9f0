//! Suspension: a run that stops before its end and can go on.
//!
//! Instructions tell it as faults of their own, which [`Suspension::of`] knows from failures by their address. The
//! frames stay on the stack; what goes on from where is the [context](super::context)'s to keep.

#[cfg(feature = "yield")]
use super::call;
use super::context::Run;
use super::machine::Machine;
use super::status::{Fault, FaultInfo, Message, Status};

/// Whether suspension is built in.
pub(super) const YIELD: bool = cfg!(feature = "yield");

/// How far a call has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a suspended call has no results yet, and holds the context until it is resumed or aborted"]
pub enum Outcome {
    /// It has returned, and the results are there.
    Done,
    /// It has not, and [`Context::resume`](super::Context::resume) goes on with it.
    Suspended(Suspension),
}

/// Why a call stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suspension {
    /// The program gives others a turn (`vm.yield`).
    Yield,
    /// A native function is not ready, see [`Native::not_yet`](super::Native::not_yet).
    Import,
    /// The fuel is used up, see [`Context::set_fuel`](super::Context::set_fuel).
    Fuel,
}

/// The parts of the faults, in the order of [`Suspension`]. One static: apart, each would be equal to the parts of some
/// failure when texts are left out, and could be given the same address.
static STOPS: [FaultInfo; 3] = [
    FaultInfo {
        status: Status::FailedPrecondition,
        text: Message::new("program suspended in a call that cannot wait"),
    },
    FaultInfo {
        status: Status::FailedPrecondition,
        text: Message::new("native function is not ready in a call that cannot wait"),
    },
    FaultInfo {
        status: Status::DeadlineExceeded,
        text: Message::new("fuel is used up"),
    },
];

impl Suspension {
    /// What an instruction tells it by, and what a call that cannot wait fails with.
    pub(super) const fn fault(self) -> Fault {
        let [yielded, waiting, no_fuel] = &STOPS;
        Fault::new(match self {
            Self::Yield => yielded,
            Self::Import => waiting,
            Self::Fuel => no_fuel,
        })
    }

    /// The suspension that a fault tells of; `None` for a failure.
    #[inline(always)]
    pub(super) fn of(fault: Fault) -> Option<Self> {
        if !YIELD {
            return None;
        }
        [Self::Yield, Self::Import, Self::Fuel]
            .into_iter()
            .find(|why| fault.is(why.fault()))
    }
}

/// Runs a machine from where a run stands, and leaves there where it stops.
pub(super) fn go_on(machine: &mut Machine<'_, '_>, run: &mut Run<'_>) -> Result<(), Fault> {
    #[cfg(feature = "yield")]
    if run.stopped == Some(Suspension::Import) {
        call::answer_again(machine, &mut run.position)?;
    }
    #[cfg(feature = "fuel")]
    if *machine.host.fuel == 0 {
        return Err(Suspension::Fuel.fault());
    }
    machine.engine.run(machine, &mut run.position)
}
