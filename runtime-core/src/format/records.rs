//! The records that the metadata and the tables hold, as both the reader and the writer see them.
//!
//! The writer's are `postcard`'s: fields in order, a number in groups of seven bits from the lowest up with bit 7 set
//! on all but the last, a string as its length and its UTF-8. Reading takes them apart here, as the library's way
//! would be a kilobyte of a small image.

use crate::signature::Counts;

/// Takes a byte.
fn take_byte(bytes: &mut &[u8]) -> Option<u8> {
    let (first, rest) = bytes.split_first()?;
    *bytes = rest;
    Some(*first)
}

/// Takes a number of at most `bits` bits; `None` when it has more, or more groups than it needs at most.
fn take_number(bytes: &mut &[u8], bits: u32) -> Option<u32> {
    let (mut value, mut shift) = (0, 0);
    while shift < bits {
        let byte = take_byte(bytes)?;
        let group = u32::from(byte & 0x7F);
        if group >> (bits - shift).min(7) != 0 {
            return None;
        }
        value |= group << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
        shift += 7;
    }
    None
}

/// What the reader can take from the front of the bytes that are left. `None` when they do not start with one.
pub(super) trait Record<'a>: Sized {
    /// Takes one.
    fn take(bytes: &mut &'a [u8]) -> Option<Self>;
}

impl Record<'_> for u32 {
    fn take(bytes: &mut &[u8]) -> Option<Self> {
        take_number(bytes, 32)
    }
}

impl<'a> Record<'a> for &'a str {
    fn take(bytes: &mut &'a [u8]) -> Option<Self> {
        let length = take_number(bytes, 32)?;
        let (text, rest) = bytes.split_at_checked(length as usize)?;
        *bytes = rest;
        str::from_utf8(text).ok()
    }
}

/// An import record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "encode", derive(serde::Serialize))]
pub(super) struct ImportRecord<'a> {
    pub(super) name: &'a str,
    pub(super) cconv: &'a str,
    pub(super) minimum_version: u16,
    pub(super) flags: u8,
}

/// An export record; `attrs` [`ExportAttr`] records follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "encode", derive(serde::Serialize))]
pub(super) struct ExportRecord<'a> {
    pub(super) name: &'a str,
    pub(super) cconv: &'a str,
    pub(super) function: u16,
    pub(super) attrs: u8,
}

/// A reflection attribute of an export, such as `iree.abi.declaration`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "encode", derive(serde::Serialize))]
pub struct ExportAttr<'a> {
    /// The key.
    pub key: &'a str,
    /// The value.
    pub value: &'a str,
}

impl<'a> Record<'a> for ImportRecord<'a> {
    fn take(bytes: &mut &'a [u8]) -> Option<Self> {
        Some(Self {
            name: Record::take(bytes)?,
            cconv: Record::take(bytes)?,
            minimum_version: take_number(bytes, 16)? as u16,
            flags: take_byte(bytes)?,
        })
    }
}

impl<'a> Record<'a> for ExportRecord<'a> {
    fn take(bytes: &mut &'a [u8]) -> Option<Self> {
        Some(Self {
            name: Record::take(bytes)?,
            cconv: Record::take(bytes)?,
            function: take_number(bytes, 16)? as u16,
            attrs: take_byte(bytes)?,
        })
    }
}

impl<'a> Record<'a> for ExportAttr<'a> {
    fn take(bytes: &mut &'a [u8]) -> Option<Self> {
        Some(Self {
            key: Record::take(bytes)?,
            value: Record::take(bytes)?,
        })
    }
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
    /// Stack words that a call needs at most, with all that it calls, or [`UNBOUNDED`](super::UNBOUNDED).
    pub stack_words: u32,
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
            stack_words: at(4),
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
            self.stack_words,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::{ExportRecord, ImportRecord, Record, take_number};
    use std::vec::Vec;

    #[test]
    fn records_are_read_as_the_library_writes_them() {
        for number in [0u16, 1, 127, 128, 255, 16383, 16384, u16::MAX] {
            let record = ExportRecord {
                name: "é€",
                cconv: "0r_r",
                function: number,
                attrs: number as u8,
            };
            let bytes = postcard::to_allocvec(&record).unwrap();
            let mut rest = &bytes[..];
            assert_eq!(ExportRecord::take(&mut rest), Some(record));
            assert!(rest.is_empty());
            for length in 0..bytes.len() {
                assert_eq!(ExportRecord::take(&mut &bytes[..length]), None, "{length}");
            }
            let record = ImportRecord {
                name: "a.b",
                cconv: "",
                minimum_version: number,
                flags: 7,
            };
            let bytes = postcard::to_allocvec(&record).unwrap();
            assert_eq!(ImportRecord::take(&mut &bytes[..]), Some(record));
        }
    }

    #[test]
    fn numbers_are_refused_where_the_library_refuses_them() {
        let bytes = [0x00, 0x01, 0x03, 0x04, 0x0F, 0x10, 0x7F, 0x80, 0xFF];
        let mut words: Vec<Vec<u8>> = Vec::from([Vec::new()]);
        for _ in 0..5 {
            let longer = words.iter().flat_map(|word| {
                bytes
                    .iter()
                    .map(|byte| [&word[..], &[*byte]].concat())
                    .collect::<Vec<_>>()
            });
            words = longer.collect();
            for word in &words {
                let library = postcard::take_from_bytes::<u16>(word).ok();
                let mut rest = &word[..];
                let ours = take_number(&mut rest, 16).map(|value| (value as u16, rest));
                assert_eq!(ours, library, "{word:x?}");
                let library = postcard::take_from_bytes::<u32>(word).ok();
                let mut rest = &word[..];
                let ours = take_number(&mut rest, 32).map(|value| (value, rest));
                assert_eq!(ours, library, "{word:x?}");
            }
        }
    }

    #[test]
    fn text_must_be_utf8() {
        assert_eq!(<&str>::take(&mut &[1, 0xFF][..]), None);
        assert_eq!(<&str>::take(&mut &[2, b'a'][..]), None);
        assert_eq!(<&str>::take(&mut &[1, b'a', 9][..]), Some("a"));
    }
}
