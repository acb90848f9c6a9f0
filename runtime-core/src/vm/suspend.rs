//! Suspension: a run that stops before its end and can go on.
//!
//! Instructions tell it as faults of their own, which [`Suspension::of`] knows from failures by their address. The
//! frames stay on the stack; what goes on from where is the [context](super::context)'s to keep.

#[cfg(feature = "yield")]
use super::call;
use super::context::Run;
use super::machine::Machine;
use super::status::{Fault, FaultInfo, Status};

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

static YIELDED: FaultInfo = FaultInfo {
    status: Status::FailedPrecondition,
    text: "program suspended in a call that cannot wait",
};
static WAITING: FaultInfo = FaultInfo {
    status: Status::FailedPrecondition,
    text: "native function is not ready in a call that cannot wait",
};
static NO_FUEL: FaultInfo = FaultInfo {
    status: Status::DeadlineExceeded,
    text: "fuel is used up",
};

impl Suspension {
    /// What an instruction tells it by, and what a call that cannot wait fails with.
    pub(super) const fn fault(self) -> Fault {
        Fault::new(match self {
            Self::Yield => &YIELDED,
            Self::Import => &WAITING,
            Self::Fuel => &NO_FUEL,
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
