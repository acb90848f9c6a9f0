//! The phases of the compiler, in order, and the passes of each. Only this module names every stage.

use crate::options::Options;
use crate::passes;

macro_rules! phases {
    ($($(#[doc = $doc:literal])* $name:ident $text:literal;)*) => {
        /// A phase of compilation. `--compile-to=` and `--compile-from=` take these names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Phase { $($(#[doc = $doc])* $name,)* }

        impl Phase {
            /// Every phase in order.
            pub const ALL: &'static [Phase] = &[$(Phase::$name,)*];

            /// The name on the command line.
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// What the phase does, in a line.
            pub fn help(self) -> &'static str {
                match self { $(Self::$name => concat!($($doc,)*).trim_ascii(),)* }
            }
        }
    };
}

phases! {
    /// Turns every input dialect into the compiler's own.
    Input "input";
    /// Wraps public functions in the ABI of the execution model.
    Abi "abi";
    /// Assigns devices and runs the user's own preprocessing.
    Preprocessing "preprocessing";
    /// Optimizes whole-program tensor code.
    GlobalOptimization "global-optimization";
    /// Forms dispatch regions: what runs on the device in one go.
    DispatchCreation "dispatch-creation";
    /// Outlines dispatch regions into executables.
    Flow "flow";
    /// Schedules execution and allocates memory.
    Stream "stream";
    /// Prepares the source of each executable for its target.
    ExecutableSources "executable-sources";
    /// Chooses how each executable is translated.
    ExecutableConfigurations "executable-configurations";
    /// Translates executables to their target's code.
    ExecutableTargets "executable-targets";
    /// Lowers the host program to the HAL of the execution model.
    Hal "hal";
    /// Lowers the host program to the VM.
    Vm "vm";
    /// Writes the module.
    End "end";
}

impl Phase {
    /// The phase of a command-line name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|p| p.name() == name)
    }

    /// The passes of this phase, in order.
    pub fn passes(self, options: &Options) -> Vec<&'static str> {
        let passes = match self {
            Self::Input => passes::input::PIPELINE,
            Self::Abi => passes::abi::PIPELINE,
            Self::Preprocessing => passes::preprocessing::PIPELINE,
            Self::GlobalOptimization => passes::global_optimization::PIPELINE,
            Self::DispatchCreation => passes::dispatch_creation::PIPELINE,
            Self::Flow => passes::flow::PIPELINE,
            Self::Stream => passes::stream::PIPELINE,
            Self::ExecutableSources => passes::hal_inline::PIPELINE,
            Self::ExecutableConfigurations => &[],
            Self::ExecutableTargets => &[],
            Self::Hal => &[],
            Self::Vm => passes::vm::PIPELINE,
            Self::End => &[],
        };
        let wanted = |name: &&str| match *name {
            passes::vm::SAVES_STACK => options.vm.optimize_for_stack_size,
            _ => true,
        };
        passes.iter().copied().filter(wanted).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::Pipeline;

    #[test]
    fn every_pass_of_every_phase_exists() {
        for phase in Phase::ALL {
            Pipeline::of_names(&phase.passes(&Options::default()))
                .unwrap_or_else(|e| panic!("{}: {e}", phase.name()));
        }
    }

    #[test]
    fn names_round_trip() {
        for &phase in Phase::ALL {
            assert_eq!(Phase::parse(phase.name()), Some(phase));
        }
    }
}
