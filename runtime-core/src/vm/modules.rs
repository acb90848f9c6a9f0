//! The modules of a context: how they are held, and where the state of each lies.
//!
//! With one module the state begins with its import table. With several it begins with a directory of
//! [`DIRECTORY_WORDS`] words a module, and the parts of the modules follow in order. This file must not know how
//! imports are found.

use crate::format::{Constants, Module};

/// Words of the directory for each of several modules: where its part of the state starts, and the most stack that
/// a call of one of its imports takes.
const DIRECTORY_WORDS: usize = 2;

/// Most modules of a context: frame headers and refs to constants count them in a byte.
#[cfg(feature = "linking")]
pub(super) const MAX_INSTANCES: usize = 255;

/// The modules, in the order of their registration.
#[derive(Debug)]
#[cfg_attr(
    feature = "linking",
    expect(
        clippy::large_enum_variant,
        reason = "without a heap there is no box, and a context of one module should not need another place for it"
    )
)]
pub(super) enum Modules<'a> {
    One(Module<'a>),
    #[cfg(feature = "linking")]
    Borrowed(&'a [Module<'a>]),
    #[cfg(all(feature = "linking", feature = "alloc"))]
    Owned(alloc::vec::Vec<Module<'a>>),
}

impl<'a> Modules<'a> {
    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[Module<'a>] {
        match self {
            Self::One(module) => core::slice::from_ref(module),
            #[cfg(feature = "linking")]
            Self::Borrowed(modules) => modules,
            #[cfg(all(feature = "linking", feature = "alloc"))]
            Self::Owned(modules) => modules,
        }
    }
}

impl<'a> Modules<'a> {
    /// What refs name of the modules.
    pub(super) fn constants(&self) -> AllConstants<'a> {
        match self {
            Self::One(module) => AllConstants::One(module.constants()),
            #[cfg(feature = "linking")]
            Self::Borrowed(modules) => AllConstants::Borrowed(modules),
            #[cfg(all(feature = "linking", feature = "alloc"))]
            Self::Owned(modules) => {
                AllConstants::Owned(modules.iter().map(Module::constants).collect())
            }
        }
    }
}

/// What refs name of all modules.
#[derive(Debug)]
pub(super) enum AllConstants<'a> {
    One(Constants<'a>),
    #[cfg(feature = "linking")]
    Borrowed(&'a [Module<'a>]),
    #[cfg(all(feature = "linking", feature = "alloc"))]
    Owned(alloc::vec::Vec<Constants<'a>>),
}

impl<'a> AllConstants<'a> {
    /// Those of an instance.
    pub(super) fn of(&self, instance: u16) -> Option<Constants<'a>> {
        match self {
            Self::One(constants) => (instance == 0).then_some(*constants),
            #[cfg(feature = "linking")]
            Self::Borrowed(modules) => modules.get(usize::from(instance)).map(Module::constants),
            #[cfg(all(feature = "linking", feature = "alloc"))]
            Self::Owned(constants) => constants.get(usize::from(instance)).copied(),
        }
    }
}

/// Words of state of one module: what each import is bound to, then its globals.
pub(super) fn instance_words(module: &Module<'_>) -> usize {
    usize::from(module.import_count())
        + module.global_words() as usize
        + usize::from(module.global_refs())
}

/// Words of state of all modules.
pub(super) fn state_words(modules: &[Module<'_>]) -> usize {
    let parts: usize = modules.iter().map(instance_words).sum();
    directory_words(modules.len()) + parts
}

fn directory_words(modules: usize) -> usize {
    if modules > 1 {
        modules * DIRECTORY_WORDS
    } else {
        0
    }
}

/// Where the state of a module starts; `read` gives a word of the state.
#[inline]
pub(super) fn state_at(
    modules: usize,
    instance: u16,
    read: impl Fn(usize) -> Option<u32>,
) -> usize {
    if modules > 1 {
        read(usize::from(instance) * DIRECTORY_WORDS).unwrap_or(u32::MAX) as usize
    } else {
        0
    }
}

/// The most stack that a call of an import of a module takes.
pub(super) fn import_stack(modules: usize, instance: u16, state: &[u32]) -> u32 {
    if modules > 1 {
        let at = usize::from(instance) * DIRECTORY_WORDS + 1;
        state.get(at).copied().unwrap_or(u32::MAX)
    } else {
        0
    }
}

/// Writes the directory's starts.
pub(super) fn write_directory(modules: &[Module<'_>], state: &mut [u32]) {
    let mut at = directory_words(modules.len());
    for (module, entry) in modules
        .iter()
        .zip(state.chunks_exact_mut(DIRECTORY_WORDS))
        .take(if modules.len() > 1 { modules.len() } else { 0 })
    {
        // The state is shorter than 2^32 words: see `Context::bind`.
        if let Some(start) = entry.first_mut() {
            *start = at as u32;
        }
        at += instance_words(module);
    }
}

/// Notes the most stack that a call of an import of a module takes.
pub(super) fn set_import_stack(modules: usize, instance: usize, state: &mut [u32], words: u32) {
    if modules > 1
        && let Some(slot) = state.get_mut(instance * DIRECTORY_WORDS + 1)
    {
        *slot = words;
    }
}
