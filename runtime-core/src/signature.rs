//! Calling-convention strings: the one definition of how arguments are passed.
//!
//! A string is `0`, the arguments, `_`, the results. Letters: `i` i32, `I` i64, `f` f32, `F` f64, `r` ref, `v` nothing,
//! `C...D` a variadic span whose element is the letters inside (arguments of imports only).
//!
//! Passing has no byte layout: values go to consecutive 32-bit slots (an i64 or f64 takes two, low first), refs to
//! consecutive ref slots, both in the order of the string with span elements flattened; the element count of each
//! span goes to its own list. So there is no padding anywhere.

use core::fmt;

use crate::text::split_once;

/// One argument or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `i`
    I32,
    /// `I`
    I64,
    /// `f`
    F32,
    /// `F`
    F64,
    /// `r`
    Ref,
}

impl Kind {
    const fn from_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'i' => Self::I32,
            b'I' => Self::I64,
            b'f' => Self::F32,
            b'F' => Self::F64,
            b'r' => Self::Ref,
            _ => return None,
        })
    }

    /// The letter in a calling-convention string.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::I32 => 'i',
            Self::I64 => 'I',
            Self::F32 => 'f',
            Self::F64 => 'F',
            Self::Ref => 'r',
        }
    }

    /// The 32-bit slots that it takes; none for a ref.
    #[must_use]
    pub const fn slots(self) -> u16 {
        match self {
            Self::I32 | Self::F32 => 1,
            Self::I64 | Self::F64 => 2,
            Self::Ref => 0,
        }
    }
}

/// Slots and refs that a list of kinds takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// 32-bit value slots.
    pub vals: u16,
    /// Refs.
    pub refs: u16,
}

impl Counts {
    fn add(&mut self, kind: Kind) -> Option<()> {
        self.vals = self.vals.checked_add(kind.slots())?;
        self.refs = self.refs.checked_add(u16::from(kind == Kind::Ref))?;
        Some(())
    }
}

/// A part of an argument list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// A fixed argument.
    One(Kind),
    /// A span and the letters of its element.
    Span(&'a str),
}

/// The kinds of the letters of a span's element.
pub fn element_kinds(element: &str) -> impl Iterator<Item = Kind> + '_ {
    element.bytes().filter_map(Kind::from_letter)
}

/// A checked calling-convention string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature<'a> {
    args: &'a str,
    results: &'a str,
    text: &'a str,
}

impl<'a> Signature<'a> {
    /// Checks a string. The empty string is that of no arguments and no results.
    #[must_use]
    pub fn new_checked(text: &'a str) -> Option<Self> {
        if text.is_empty() {
            return Some(Self {
                args: "",
                results: "",
                text,
            });
        }
        let (args, results) = split_once(text.strip_prefix("0")?, b'_')?;
        let side = |s: &'a str| if s == "v" { "" } else { s };
        let signature = Self {
            args: side(args),
            results: side(results),
            text,
        };
        let mut rest = signature.args;
        let mut total = Counts::default();
        while !rest.is_empty() {
            let (part, after) = split_part(rest)?;
            match part {
                Part::One(kind) => total.add(kind)?,
                Part::Span(element) => {
                    if element.is_empty() {
                        return None;
                    }
                    count_letters(element)?;
                }
            }
            rest = after;
        }
        count_letters(signature.results)?;
        Some(signature)
    }

    /// The string.
    #[must_use]
    pub const fn as_str(&self) -> &'a str {
        self.text
    }

    /// The arguments.
    pub fn args(&self) -> impl Iterator<Item = Part<'a>> + use<'a> {
        let mut rest = self.args;
        core::iter::from_fn(move || {
            let (part, after) = split_part(rest)?;
            rest = after;
            Some(part)
        })
    }

    /// The results.
    pub fn results(&self) -> impl Iterator<Item = Kind> + use<'a> {
        self.results.bytes().filter_map(Kind::from_letter)
    }

    /// What the fixed arguments take.
    #[must_use]
    pub fn arg_counts(&self) -> Counts {
        let mut counts = Counts::default();
        for part in self.args() {
            if let Part::One(kind) = part {
                // `new_checked` has seen that the sum fits.
                let _ = counts.add(kind);
            }
        }
        counts
    }

    /// What the results take.
    #[must_use]
    pub fn result_counts(&self) -> Counts {
        // `new_checked` has seen that the sum fits.
        count_letters(self.results).unwrap_or_default()
    }

    /// The elements of the spans: what one element of each takes.
    pub fn spans(&self) -> Spans<'a> {
        Spans(self.args)
    }
}

/// The spans of a signature, see [`Signature::spans`].
#[derive(Clone, Debug, Default)]
pub struct Spans<'a>(&'a str);

impl Iterator for Spans<'_> {
    type Item = Counts;

    #[cfg_attr(feature = "compact", inline(never))]
    fn next(&mut self) -> Option<Counts> {
        loop {
            let (part, after) = split_part(self.0)?;
            self.0 = after;
            if let Part::Span(element) = part {
                return Some(count_letters(element).unwrap_or_default());
            }
        }
    }
}

impl fmt::Display for Signature<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}

/// What the values of letters take; `None` when there is another letter, or the sum does not fit.
#[cfg_attr(feature = "compact", inline(never))]
fn count_letters(letters: &str) -> Option<Counts> {
    let mut counts = Counts::default();
    for letter in letters.bytes() {
        counts.add(Kind::from_letter(letter)?)?;
    }
    Some(counts)
}

fn split_part(rest: &str) -> Option<(Part<'_>, &str)> {
    let first = *rest.as_bytes().first()?;
    if first == b'C' {
        let (element, after) = split_once(rest.get(1..)?, b'D')?;
        return Some((Part::Span(element), after));
    }
    Some((Part::One(Kind::from_letter(first)?), rest.get(1..)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn strings_are_checked() {
        for good in ["", "0v_v", "0i_i", "0rIIiiCID_r", "0rIiiiCiDCrIID_v", "0_"] {
            assert!(Signature::new_checked(good).is_some(), "{good}");
        }
        for bad in [
            "0", "1i_i", "i_i", "0x_v", "0i_CiD", "0Ci_v", "0CD_v", "0D_v", "0CCiDD_v", "0iv_v",
            "0i_é",
        ] {
            assert!(Signature::new_checked(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn counts_fit_16_bits() {
        let args = |n: usize| std::format!("0{}_v", "I".repeat(n));
        assert!(Signature::new_checked(&args(32767)).is_some());
        assert!(Signature::new_checked(&args(32768)).is_none());
        let span = |n: usize| std::format!("0C{}D_v", "r".repeat(n));
        assert!(Signature::new_checked(&span(65535)).is_some());
        assert!(Signature::new_checked(&span(65536)).is_none());
    }

    #[test]
    fn counts_are_slots_and_refs() {
        let s = Signature::new_checked("0rIiiiCiDCrIID_rF").unwrap();
        assert_eq!(s.arg_counts(), Counts { vals: 5, refs: 1 });
        assert_eq!(s.result_counts(), Counts { vals: 2, refs: 1 });
        assert_eq!(
            s.spans().collect::<Vec<_>>(),
            [Counts { vals: 1, refs: 0 }, Counts { vals: 4, refs: 1 }]
        );
    }
}
