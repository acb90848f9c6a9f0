//! Binding of imports: by name, calling convention and version, to native functions or to exports of modules that were
//! registered before.
//!
//! What an import asks for is looked for in the modules, the latest first, then among the natives. A module is told by
//! the name before the dot; the rest of the name is the function's. An import that is optional stays unbound when there
//! is no such module, when its version is too low, or when it has no such function; a function of another calling
//! convention is an error all the same.

use super::context::LINKING;
use super::modules;
use super::native::NativeModule;
use super::status::{Error, Status};
use super::suspend::YIELD;
use crate::format::{Export, Import, Module, UNBOUNDED};

/// What an import is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// A native function.
    Native(NativeBinding),
    /// A function of another instance.
    Function { instance: u16, ordinal: u16 },
    /// Nothing provides it, and it is optional.
    Unbound,
}

/// A native function, and how it may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NativeBinding {
    /// The native module's index.
    pub(super) module: usize,
    /// The function's number in it.
    pub(super) function: u16,
    /// Whether the import is declared to yield.
    pub(super) yields: bool,
}

impl Binding {
    /// Bit 31 and the instance above the ordinal, or bit 30 for what yields and the native module above the function's
    /// number.
    const FUNCTION: u32 = 1 << 31;
    const YIELDS: u32 = 1 << 30;
    /// Fewer native modules than this.
    const MAX_NATIVES: usize = 0x3FFF;
    pub(super) const UNBOUND: u32 = u32::MAX;

    #[inline(always)]
    pub(super) fn from_word(word: u32) -> Self {
        if word == Self::UNBOUND {
            Self::Unbound
        } else if LINKING && word & Self::FUNCTION != 0 {
            Self::Function {
                instance: (word >> 16 & 0x7FFF) as u16,
                ordinal: word as u16,
            }
        } else {
            Self::Native(NativeBinding {
                module: (word >> 16 & 0x3FFF) as usize,
                function: word as u16,
                yields: YIELD && word & Self::YIELDS != 0,
            })
        }
    }

    pub(super) fn to_word(self) -> u32 {
        match self {
            Self::Unbound => Self::UNBOUND,
            Self::Function { instance, ordinal } => {
                Self::FUNCTION | u32::from(instance) << 16 | u32::from(ordinal)
            }
            Self::Native(native) => {
                (if native.yields { Self::YIELDS } else { 0 })
                    | (native.module as u32) << 16
                    | u32::from(native.function)
            }
        }
    }
}

/// What was found under an import's name.
struct Provider<'p> {
    version: u16,
    /// The function, and its calling convention.
    function: Option<(Binding, &'p str)>,
}

/// Fills the import tables of all modules in the state, which is zero.
pub(super) fn all<'a>(
    all: &[Module<'a>],
    state: &mut [u32],
    natives: &[&dyn NativeModule],
) -> Result<(), Error<'a>> {
    modules::write_directory(all, state);
    for (instance, module) in all.iter().enumerate() {
        let at = modules::state_at(all.len(), instance as u16, |at| state.get(at).copied());
        let earlier = all.get(..instance).unwrap_or_default();
        let importer = (LINKING && all.len() > 1).then_some(module.name());
        let mut stack = 0;
        for (i, import) in module.imports().enumerate() {
            let binding = resolve(&import, importer, earlier, natives)?;
            if let Binding::Function {
                instance: provider,
                ordinal,
            } = binding
            {
                let export = earlier
                    .get(usize::from(provider))
                    .and_then(|m| m.exports().find(|e| e.function == ordinal));
                let below = modules::import_stack(all.len(), provider, state);
                stack = export.map_or(UNBOUNDED, |e| stack.max(stack_bound(&e, below)));
            }
            if let Some(slot) = state.get_mut(at + i) {
                *slot = binding.to_word();
            }
        }
        modules::set_import_stack(all.len(), instance, state, stack);
    }
    Ok(())
}

/// What a call of an export takes at most.
pub(super) fn stack_bound(export: &Export<'_>, imports: u32) -> u32 {
    export.stack_words.saturating_add(imports)
}

/// Binds an import of a module, which errors name if it is given.
fn resolve<'a>(
    import: &Import<'a>,
    importer: Option<&str>,
    earlier: &[Module<'_>],
    natives: &[&dyn NativeModule],
) -> Result<Binding, Error<'a>> {
    let (module, name) = crate::text::split_once(import.name, b'.').unwrap_or(("", import.name));
    let about = |status, text: &str| refusal(import, importer, status, text);
    let provider = match instance(module, name, earlier) {
        Some(provider) => Some(provider),
        None => native(module, name, natives, import.yields),
    };
    let Some(provider) = provider else {
        return missing(import, about(Status::NotFound, "no module of that name"));
    };
    if provider.version < import.minimum_version {
        let mut error = about(Status::NotFound, "expected version ");
        error.text.push_number(import.minimum_version.into());
        error.text.push_str(" or later, found ");
        error.text.push_number(provider.version.into());
        return missing(import, error);
    }
    let Some((binding, cconv)) = provider.function else {
        return missing(
            import,
            about(Status::NotFound, "the module has no such function"),
        );
    };
    if cconv != import.signature.as_str() {
        let mut error = about(Status::InvalidArgument, "expected signature ");
        for part in [import.signature.as_str(), ", found ", cconv] {
            error.text.push_str(part);
        }
        return Err(error);
    }
    Ok(binding)
}

/// The error that names an import, and the module that has it if it is given.
#[inline(never)]
fn refusal<'a>(
    import: &Import<'_>,
    importer: Option<&str>,
    status: Status,
    text: &str,
) -> Error<'a> {
    let mut error = Error::of_parts(status, &["import `", import.name, "`"]);
    if let Some(importer) = importer {
        error.text.push_str(" of module `");
        error.text.push_str(importer);
        error.text.push_str("`");
    }
    error.text.push_str(": ");
    error.text.push_str(text);
    error
}

#[cfg(feature = "linking")]
fn instance<'p>(module: &str, name: &str, earlier: &[Module<'p>]) -> Option<Provider<'p>> {
    let instance = earlier.iter().rposition(|m| m.name() == module)?;
    let module = earlier.get(instance)?;
    let function = module.export(name).map(|export| {
        let binding = Binding::Function {
            // The context has few enough modules.
            instance: instance as u16,
            ordinal: export.function,
        };
        (binding, export.signature.as_str())
    });
    Some(Provider {
        version: module.version(),
        function,
    })
}

#[cfg(not(feature = "linking"))]
fn instance<'p>(_: &str, _: &str, _: &[Module<'p>]) -> Option<Provider<'p>> {
    None
}

fn native<'p>(
    module: &str,
    name: &str,
    natives: &[&'p dyn NativeModule],
    yields: bool,
) -> Option<Provider<'p>> {
    let numbered = natives.iter().take(Binding::MAX_NATIVES).enumerate();
    let (index, native) = numbered.into_iter().find(|(_, n)| n.name() == module)?;
    let function = native.find(name).map(|(function, cconv)| {
        let native = NativeBinding {
            module: index,
            function,
            yields,
        };
        (Binding::Native(native), cconv)
    });
    Some(Provider {
        version: native.version(),
        function,
    })
}

/// A function that is not there: no matter when the import is optional.
fn missing<'a>(import: &Import<'a>, error: Error<'a>) -> Result<Binding, Error<'a>> {
    if import.optional {
        Ok(Binding::Unbound)
    } else {
        Err(error)
    }
}
