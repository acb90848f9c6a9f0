//! The records that the metadata and the tables hold, as both the reader and the writer see them.

use serde::{Deserialize, Serialize};

use crate::signature::Counts;

/// An import record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ImportRecord<'a> {
    #[serde(borrow)]
    pub(super) name: &'a str,
    #[serde(borrow)]
    pub(super) cconv: &'a str,
    pub(super) minimum_version: u16,
    pub(super) flags: u8,
}

/// An export record; `attrs` [`ExportAttr`] records follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ExportRecord<'a> {
    #[serde(borrow)]
    pub(super) name: &'a str,
    #[serde(borrow)]
    pub(super) cconv: &'a str,
    pub(super) function: u16,
    pub(super) stack_words: u32,
    pub(super) attrs: u8,
}

/// A reflection attribute of an export, such as `iree.abi.declaration`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportAttr<'a> {
    /// The key.
    #[serde(borrow)]
    pub key: &'a str,
    /// The value.
    #[serde(borrow)]
    pub value: &'a str,
}

/// A function table entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FunctionInfo {
    /// Word offset of its first instruction.
    pub entry: u32,
    /// Value registers.
    pub vals: u16,
    /// Ref registers.
    pub refs: u16,
    /// What the arguments take; they arrive in registers from 0 up in each bank.
    pub args: Counts,
    /// What the results take.
    pub results: Counts,
}

impl FunctionInfo {
    pub(super) fn from_words(words: &[u32]) -> Self {
        let at = |i: usize| words.get(i).copied().unwrap_or(0);
        let pair = |i: usize| (at(i) as u16, (at(i) >> 16) as u16);
        let ((vals, refs), args, results) = (pair(1), pair(2), pair(3));
        Self {
            entry: at(0),
            vals,
            refs,
            args: Counts {
                vals: args.0,
                refs: args.1,
            },
            results: Counts {
                vals: results.0,
                refs: results.1,
            },
        }
    }

    #[cfg(feature = "encode")]
    pub(super) fn to_words(self) -> [u32; super::FUNCTION_WORDS] {
        let pair = |low: u16, high: u16| u32::from(low) | u32::from(high) << 16;
        [
            self.entry,
            pair(self.vals, self.refs),
            pair(self.args.vals, self.args.refs),
            pair(self.results.vals, self.results.refs),
        ]
    }
}
