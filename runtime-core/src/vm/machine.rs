//! What a run works on: the stack, its place in it, and everything else that instructions reach.

use super::engine::Engine;
use super::frame::{Stack, State};
use super::modules;
use super::native::NativeModule;
use super::object::{Objects, RefType};
use super::status::Fault;
#[cfg(feature = "fuel")]
use super::suspend::Suspension;
use crate::format::Module;
use crate::isa::TypeCode;

/// Words of a frame before its registers: the call's word offset, the caller's base, and the caller's ordinal.
pub(super) const HEADER: usize = crate::format::FRAME_WORDS as usize;

/// The base of the caller of an entry frame.
pub(super) const HOST: u32 = u32::MAX;

/// Where a run stands: what an error reports, what unwinding starts from, and where a suspended run goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// Word offset of the next word in the code; after a failure, of the instruction. A run that waits for a native
    /// function goes on at the call's second word.
    pub(super) pc: usize,
    /// Base of the frame in the stack.
    pub(super) base: usize,
    /// Number of the running instance.
    pub(super) instance: u16,
    /// Ordinal of the running function.
    pub(super) function: u16,
}

/// The parts of a context that instructions reach beside the stack.
pub(super) struct Host<'r, 'a> {
    /// The modules, in the order of registration.
    pub(super) modules: &'r [Module<'a>],
    /// The instance that runs: a number of a module in the order of registration.
    pub(super) instance: u16,
    /// Its code.
    pub(super) code: &'a [u32],
    /// Its function table.
    pub(super) functions: &'a [u32],
    /// Its import table and globals.
    pub(super) state: State<'r>,
    pub(super) natives: &'r [&'a dyn NativeModule],
    pub(super) objects: &'r mut Objects<'a>,
    #[cfg(feature = "fuel")]
    pub(super) fuel: &'r mut u64,
    #[cfg(feature = "trace")]
    pub(super) tracer: Option<&'a dyn super::Tracer>,
}

/// A run in progress.
pub(super) struct Machine<'r, 'a> {
    pub(super) stack: Stack<'r>,
    pub(super) stack_peak: &'r mut usize,
    pub(super) host: Host<'r, 'a>,
    /// How the call of a native function that is not ready is encoded, as frame headers say it.
    pub(super) pending: u32,
    /// What runs the code.
    pub(super) engine: &'r Engine,
}

impl Host<'_, '_> {
    /// Makes an instance the one that runs. `None` when there is none of the number.
    #[cfg_attr(feature = "linking", inline(never))]
    pub(super) fn enter(&mut self, instance: u16) -> Option<()> {
        let all = self.modules;
        let module = all.get(usize::from(instance))?;
        let at = modules::state_at(all.len(), instance, |at| self.state.word(at));
        self.state.select(
            at,
            module.import_count().into(),
            module.global_words() as usize,
            module.global_refs().into(),
        )?;
        self.code = module.code();
        self.functions = module.function_table();
        self.instance = instance;
        Some(())
    }

    /// The type that an instruction of the running instance names.
    #[inline(always)]
    pub(super) fn ty(&self, code: TypeCode) -> RefType {
        RefType {
            code,
            instance: self.instance,
        }
    }

    /// Pays for a backward branch or a call; without end neither loop nor recursion.
    #[cfg(feature = "fuel")]
    #[inline(always)]
    pub(super) fn pay(&mut self) -> Result<(), Fault> {
        *self.fuel = self.fuel.saturating_sub(1);
        if *self.fuel == 0 {
            return Err(Suspension::Fuel.fault());
        }
        Ok(())
    }

    /// Nothing has a price without the feature `fuel`.
    #[cfg(not(feature = "fuel"))]
    #[inline(always)]
    #[expect(clippy::unused_self, reason = "the twin of the metered form")]
    pub(super) fn pay(&mut self) -> Result<(), Fault> {
        Ok(())
    }
}
