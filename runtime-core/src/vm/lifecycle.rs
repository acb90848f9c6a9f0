//! The life of a context: `__init` of each module in order, `__notify` while it lives, `__deinit` in reverse at its end.
//!
//! All are ordinary exports that must run to their end; one that would be suspended is aborted and an error.

use super::context::{Context, Function};
use super::status::Error;
use super::value::Value;

/// What a module is told by its `__notify`. The numbers are IREE's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Signal {
    /// The program goes on after [`Signal::Suspend`].
    Resume = 0,
    /// The program is about to rest: drop what can be made again.
    Suspend = 1,
    /// Memory is short: drop all that can be.
    LowMemory = 2,
}

impl<'a> Context<'a> {
    /// Runs `__init` of each module that has not run it, in the order of registration. Call it before anything else;
    /// later calls do nothing.
    ///
    /// # Errors
    /// Whatever an `__init` fails with. It may then be tried again.
    pub fn init(&mut self) -> Result<(), Error<'a>> {
        while let Some(init) = self.next_initializer() {
            self.run_to_end(&init, &[], &mut [])?;
            self.initialized += 1;
        }
        Ok(())
    }

    /// Counts the modules without `__init` that are next as initialized.
    pub(super) fn skip_absent_initializers(&mut self) {
        let _ = self.next_initializer();
    }

    /// `__init` of the next module that has one and has not run it.
    #[inline(never)]
    fn next_initializer(&mut self) -> Option<Function<'a>> {
        while usize::from(self.initialized) < self.modules().len() {
            let init = self.export(self.initialized.into(), "__init");
            if init.is_some() {
                return init;
            }
            self.initialized += 1;
        }
        None
    }

    /// Tells every module by its `__notify(i32)`, if it has one: in the order of registration when the program goes on,
    /// in reverse otherwise, so that what uses another module is told before it.
    ///
    /// # Errors
    /// The first failure; modules after it are not told.
    pub fn notify(&mut self, signal: Signal) -> Result<(), Error<'a>> {
        let count = self.initialized;
        for i in 0..count {
            let instance = if signal == Signal::Resume {
                i
            } else {
                count - 1 - i
            };
            if let Some(notify) = self.export(instance.into(), "__notify") {
                self.run_to_end(&notify, &[Value::I32(signal as i32)], &mut [])?;
            }
        }
        Ok(())
    }

    /// Ends what the program has begun: aborts a suspended call, runs `__deinit` of each module that was initialized in
    /// reverse order, and clears all globals, which releases the objects that they hold. The context can be
    /// initialized again afterwards.
    ///
    /// Dropping a context does not do this: whatever `__deinit` fails with would be lost. Memory is given back all the
    /// same.
    ///
    /// # Errors
    /// The first failure of a `__deinit`; the others run all the same.
    pub fn deinit(&mut self) -> Result<(), Error<'a>> {
        #[cfg(feature = "yield")]
        self.abort();
        let mut outcome = Ok(());
        while let Some(instance) = self.initialized.checked_sub(1) {
            if let Some(deinit) = self.export(instance.into(), "__deinit") {
                outcome = outcome.and(self.run_to_end(&deinit, &[], &mut []));
            }
            self.initialized = instance;
        }
        self.clear_globals();
        self.skip_absent_initializers();
        outcome
    }
}
