//! The debug section: function names and source locations. A module works the same without it.
//!
//! `postcard` records in order: file count, files; location count, locations; then for each function its name, a
//! count, and that many (distance in words from the previous entry, location index) pairs.

use super::records::Record;

/// A place in a source file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location<'a> {
    /// The file.
    pub file: &'a str,
    /// The line, from 1; 0 when unknown.
    pub line: u32,
    /// The column, from 1; 0 when unknown.
    pub column: u32,
}

#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "encode", derive(serde::Serialize))]
pub(super) struct LocationRecord {
    pub(super) file: u32,
    pub(super) line: u32,
    pub(super) column: u32,
}

/// The debug section of a module.
#[derive(Clone, Copy, Debug)]
pub struct DebugInfo<'a> {
    bytes: &'a [u8],
    functions: u16,
}

impl Record<'_> for LocationRecord {
    fn take(bytes: &mut &[u8]) -> Option<Self> {
        Some(Self {
            file: take(bytes)?,
            line: take(bytes)?,
            column: take(bytes)?,
        })
    }
}

/// How far an entry is from the one before, and its location.
struct Entry(u32, u32);

impl Record<'_> for Entry {
    fn take(bytes: &mut &[u8]) -> Option<Self> {
        Some(Self(take(bytes)?, take(bytes)?))
    }
}

fn take<'a, T: Record<'a>>(bytes: &mut &'a [u8]) -> Option<T> {
    T::take(bytes)
}

impl<'a> DebugInfo<'a> {
    /// Walks the whole section once; `None` when it is malformed.
    pub(super) fn new_checked(bytes: &'a [u8], functions: u16) -> Option<Self> {
        let mut rest = bytes;
        let files: u32 = take(&mut rest)?;
        for _ in 0..files {
            take::<&str>(&mut rest)?;
        }
        let locations: u32 = take(&mut rest)?;
        for _ in 0..locations {
            let location: LocationRecord = take(&mut rest)?;
            (location.file < files).then_some(())?;
        }
        for _ in 0..functions {
            take::<&str>(&mut rest)?;
            let entries: u32 = take(&mut rest)?;
            let mut at = 0u32;
            for _ in 0..entries {
                let Entry(distance, location) = take(&mut rest)?;
                at = at.checked_add(distance)?;
                (location < locations).then_some(())?;
            }
        }
        rest.is_empty().then_some(Self { bytes, functions })
    }

    /// The name of a function.
    #[must_use]
    pub fn function_name(&self, ordinal: u16) -> Option<&'a str> {
        self.function(ordinal).map(|(name, _)| name)
    }

    /// The source location of the instruction at word `pc` of a function, `pc` from the start of the function.
    #[must_use]
    pub fn location(&self, ordinal: u16, pc: u32) -> Option<Location<'a>> {
        let found = self.marks(ordinal).take_while(|(at, _)| *at <= pc).last();
        self.locations().nth(found?.1 as usize)
    }

    /// The table of source locations, in order.
    pub fn locations(&self) -> impl Iterator<Item = Location<'a>> + use<'a> {
        let mut rest = self.bytes;
        let files: u32 = take(&mut rest).unwrap_or_default();
        let names = rest;
        for _ in 0..files {
            let _ = take::<&str>(&mut rest);
        }
        let count: u32 = take(&mut rest).unwrap_or_default();
        (0..count).map_while(move |_| {
            let record: LocationRecord = take(&mut rest)?;
            let mut names = names;
            for _ in 0..record.file {
                take::<&str>(&mut names)?;
            }
            Some(Location {
                file: take(&mut names)?,
                line: record.line,
                column: record.column,
            })
        })
    }

    /// Where the locations of a function begin: words from its start, and indices in the table of locations.
    pub fn marks(&self, ordinal: u16) -> impl Iterator<Item = (u32, u32)> + use<'a> {
        let (count, mut rest) = self
            .function(ordinal)
            .and_then(|(_, mut rest)| Some((take::<u32>(&mut rest)?, rest)))
            .unwrap_or_default();
        let mut at = 0u32;
        (0..count).map_while(move |_| {
            let Entry(distance, location) = take(&mut rest)?;
            at = at.checked_add(distance)?;
            Some((at, location))
        })
    }

    /// The name of a function, and the bytes of its entries.
    fn function(&self, ordinal: u16) -> Option<(&'a str, &'a [u8])> {
        if ordinal >= self.functions {
            return None;
        }
        let mut rest = self.bytes;
        let files: u32 = take(&mut rest)?;
        for _ in 0..files {
            take::<&str>(&mut rest)?;
        }
        let locations: u32 = take(&mut rest)?;
        for _ in 0..locations {
            take::<LocationRecord>(&mut rest)?;
        }
        for _ in 0..ordinal {
            take::<&str>(&mut rest)?;
            let entries: u32 = take(&mut rest)?;
            for _ in 0..entries {
                take::<Entry>(&mut rest)?;
            }
        }
        let name = take(&mut rest)?;
        Some((name, rest))
    }
}
