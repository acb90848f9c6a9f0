//! Source locations. Every op carries one to the last phase, so that any error can name the user's own line.

use super::{Attr, Ident, Ir, Loc};

/// A location, as MLIR's `loc(...)` writes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LocData {
    /// `loc(unknown)`.
    Unknown,
    /// `loc("file":line:column)`; both count from 1.
    File {
        /// The file's name as the user gave it.
        file: Ident,
        /// Line, from 1.
        line: u32,
        /// Column in bytes, from 1.
        column: u32,
    },
    /// `loc("file":line:column to line:column)`: a range.
    Range {
        /// The file's name as the user gave it.
        file: Ident,
        /// First line and column.
        start: (u32, u32),
        /// Last line and column.
        end: (u32, u32),
    },
    /// `loc("name"(child))`.
    Name {
        /// The name.
        name: Ident,
        /// The location that the name describes.
        child: Loc,
    },
    /// `loc(callsite(callee at caller))`.
    CallSite {
        /// Where the callee's op stood.
        callee: Loc,
        /// Where it was called from.
        caller: Loc,
    },
    /// `loc(fused<metadata>[a, b])`.
    Fused {
        /// The locations that became one.
        locs: Box<[Loc]>,
        /// An optional attribute.
        metadata: Option<Attr>,
    },
}

impl Ir {
    /// Interns a location.
    pub fn loc(&mut self, data: LocData) -> Loc {
        Loc(self.locs.intern(data))
    }

    /// The location at `line`:`column` (from 1) of `file`.
    pub fn file_loc(&mut self, file: Ident, line: u32, column: u32) -> Loc {
        self.loc(LocData::File { file, line, column })
    }

    /// What a location says.
    pub fn loc_data(&self, loc: Loc) -> &LocData {
        self.locs.at(loc.0)
    }

    /// The first file position that a location leads to: file, line, column.
    pub fn file_position(&self, loc: Loc) -> Option<(&str, u32, u32)> {
        match self.loc_data(loc) {
            LocData::Unknown => None,
            LocData::File { file, line, column } => Some((self.str(*file), *line, *column)),
            LocData::Range { file, start, .. } => Some((self.str(*file), start.0, start.1)),
            LocData::Name { child, .. } => self.file_position(*child),
            LocData::CallSite { callee, caller } => self
                .file_position(*callee)
                .or_else(|| self.file_position(*caller)),
            LocData::Fused { locs, .. } => locs.iter().find_map(|&l| self.file_position(l)),
        }
    }

    /// One location for an op that stands for several.
    pub fn fused_loc(&mut self, locs: &[Loc]) -> Loc {
        self.fused_loc_with(locs, None)
    }

    /// One location for several, with an attribute. Unknown and repeated ones are left out, and a single one
    /// without an attribute stands for itself.
    pub fn fused_loc_with(&mut self, locs: &[Loc], metadata: Option<Attr>) -> Loc {
        let mut distinct: Vec<Loc> = Vec::with_capacity(locs.len());
        for &loc in locs {
            if loc != Loc::UNKNOWN && !distinct.contains(&loc) {
                distinct.push(loc);
            }
        }
        match (distinct.as_slice(), metadata) {
            ([], None) => return Loc::UNKNOWN,
            ([one], None) => return *one,
            ([], Some(_)) => distinct.push(Loc::UNKNOWN),
            _ => {}
        }
        self.loc(LocData::Fused {
            locs: distinct.into(),
            metadata,
        })
    }
}

impl Loc {
    /// `loc(unknown)`: interned first in every [`Ir`].
    pub const UNKNOWN: Loc = Loc(0);
}
