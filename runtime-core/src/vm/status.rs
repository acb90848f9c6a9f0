//! Status codes, and errors that need no allocation.

use core::fmt;

use super::context::LINKING;

/// The kind of a failure. The numbers are IREE's, so that `vm.fail` programs carry over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the standard status names")]
pub enum Status {
    Cancelled = 1,
    Unknown = 2,
    InvalidArgument = 3,
    DeadlineExceeded = 4,
    NotFound = 5,
    AlreadyExists = 6,
    PermissionDenied = 7,
    ResourceExhausted = 8,
    FailedPrecondition = 9,
    Aborted = 10,
    OutOfRange = 11,
    Unimplemented = 12,
    Internal = 13,
    Unavailable = 14,
    DataLoss = 15,
    Unauthenticated = 16,
    Deferred = 17,
    Incompatible = 18,
}

impl Status {
    const NAMES: [(Self, &'static str); 18] = [
        (Self::Cancelled, "CANCELLED"),
        (Self::Unknown, "UNKNOWN"),
        (Self::InvalidArgument, "INVALID_ARGUMENT"),
        (Self::DeadlineExceeded, "DEADLINE_EXCEEDED"),
        (Self::NotFound, "NOT_FOUND"),
        (Self::AlreadyExists, "ALREADY_EXISTS"),
        (Self::PermissionDenied, "PERMISSION_DENIED"),
        (Self::ResourceExhausted, "RESOURCE_EXHAUSTED"),
        (Self::FailedPrecondition, "FAILED_PRECONDITION"),
        (Self::Aborted, "ABORTED"),
        (Self::OutOfRange, "OUT_OF_RANGE"),
        (Self::Unimplemented, "UNIMPLEMENTED"),
        (Self::Internal, "INTERNAL"),
        (Self::Unavailable, "UNAVAILABLE"),
        (Self::DataLoss, "DATA_LOSS"),
        (Self::Unauthenticated, "UNAUTHENTICATED"),
        (Self::Deferred, "DEFERRED"),
        (Self::Incompatible, "INCOMPATIBLE"),
    ];

    /// The status of a number that a program failed with; an unknown one (0 included) is [`Status::Unknown`].
    #[must_use]
    pub fn from_code(code: u32) -> Self {
        // A table of its own: that of names would be linked into images that print none.
        static CODES: [Status; Status::NAMES.len()] = {
            let mut codes = [Status::Unknown; Status::NAMES.len()];
            let mut i = 0;
            while i < codes.len() {
                codes[i] = Status::NAMES[i].0;
                i += 1;
            }
            codes
        };
        let index = (code as usize).wrapping_sub(1);
        CODES.get(index).copied().unwrap_or(Self::Unknown)
    }

    /// The number.
    #[must_use]
    pub const fn code(self) -> u32 {
        self as u32
    }

    /// The name, in capitals.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES
            .get(self as usize - 1)
            .map_or("UNKNOWN", |(_, name)| name)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A short text kept in place; what does not fit is cut and marked.
#[derive(Clone, Copy)]
pub struct Text {
    length: u8,
    bytes: [u8; Self::CAPACITY],
}

impl Text {
    /// Bytes that fit; none without the feature `messages`.
    pub const CAPACITY: usize = if cfg!(feature = "messages") { 127 } else { 0 };

    /// An empty text.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            length: 0,
            bytes: [0; Self::CAPACITY],
        }
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.bytes
            .get(..usize::from(self.length))
            .and_then(|b| str::from_utf8(b).ok())
            .unwrap_or("")
    }

    /// Appends, cutting at a character boundary.
    pub fn push_str(&mut self, text: &str) {
        if Self::CAPACITY == 0 {
            return;
        }
        let start = usize::from(self.length);
        let room = Self::CAPACITY - start;
        let (part, cut) = if text.len() <= room {
            (text, false)
        } else {
            let mut end = room.saturating_sub(3);
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            (text.get(..end).unwrap_or(""), true)
        };
        for (slot, byte) in self.bytes.iter_mut().skip(start).zip(part.bytes()) {
            *slot = byte;
        }
        self.length += part.len() as u8;
        if cut {
            let at = usize::from(self.length).min(Self::CAPACITY - 3);
            // Earlier text may leave less than three bytes: then the mark replaces its end, if that is ASCII.
            if self
                .bytes
                .get(at..)
                .is_some_and(|tail| tail.iter().all(u8::is_ascii))
            {
                for slot in self.bytes.iter_mut().skip(at) {
                    *slot = b'.';
                }
                self.length = Self::CAPACITY as u8;
            }
        }
    }
}

impl Text {
    /// Appends a number.
    pub(crate) fn push_number(&mut self, number: u64) {
        if Self::CAPACITY != 0 {
            // Writing to a text cannot fail.
            let _ = crate::text::write_u64(self, number);
        }
    }
}

impl Default for Text {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Write for Text {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        self.push_str(s);
        Ok(())
    }

    fn write_fmt(&mut self, args: fmt::Arguments<'_>) -> fmt::Result {
        if cfg!(feature = "compact") {
            // Nothing in a small image formats, but a table of methods would link what does.
            return args
                .as_str()
                .map_or(Err(fmt::Error), |text| self.write_str(text));
        }
        fmt::write(self, args)
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Text {}

/// What an instruction or a native function fails with: one word, because every fallible step returns it.
///
/// The status and the text are those of the [`FaultInfo`] that it points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault(&'static FaultInfo);

/// The parts of a [`Fault`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaultInfo {
    /// The kind.
    pub status: Status,
    /// The text; when empty, the native function left one in [`Objects::text`](super::Objects::text).
    pub text: Message,
}

/// The text of a [`Fault`]. Without the feature `messages` it is empty, and takes no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    #[cfg(feature = "messages")]
    text: &'static str,
}

impl Message {
    /// A fixed text.
    #[must_use]
    #[cfg_attr(
        not(feature = "messages"),
        expect(unused_variables, reason = "the text is left out")
    )]
    pub const fn new(text: &'static str) -> Self {
        Self {
            #[cfg(feature = "messages")]
            text,
        }
    }

    /// The text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        #[cfg(feature = "messages")]
        return self.text;
        #[cfg(not(feature = "messages"))]
        ""
    }
}

impl Fault {
    /// A fault with a fixed text: `Fault::new(const { &FaultInfo { status, text } })`.
    #[must_use]
    pub const fn new(info: &'static FaultInfo) -> Self {
        Self(info)
    }

    /// Whether both point to the same parts.
    pub(super) fn is(self, other: Self) -> bool {
        core::ptr::eq(self.0, other.0)
    }

    /// A fault whose text is in [`Objects::text`](super::Objects::text).
    #[must_use]
    pub(crate) fn with_text(status: Status) -> Self {
        const INFOS: [FaultInfo; 18] = {
            let mut infos = [FaultInfo {
                status: Status::Unknown,
                text: Message::new(""),
            }; 18];
            let mut i = 0;
            while i < infos.len() {
                infos[i].status = Status::NAMES[i].0;
                i += 1;
            }
            infos
        };
        static TABLE: [FaultInfo; 18] = INFOS;
        Self(&TABLE[(status as usize - 1) % TABLE.len()])
    }
}

impl core::ops::Deref for Fault {
    type Target = FaultInfo;

    fn deref(&self) -> &FaultInfo {
        self.0
    }
}

/// An error of a call or a load: what, and where in the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error<'m> {
    /// The kind.
    pub status: Status,
    /// What is wrong.
    pub text: Text,
    /// Where, when an instruction failed.
    pub site: Option<Site<'m>>,
}

/// An instruction in a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site<'m> {
    /// Number of the module, in the order of registration.
    pub instance: u16,
    /// Name of the module, when the context has several.
    pub module: Option<&'m str>,
    /// Ordinal of the function.
    pub function: u16,
    /// Name of the function, when the module has debug names or exports it.
    pub name: Option<&'m str>,
    /// Word offset of the instruction in the function.
    pub pc: u32,
}

impl Error<'_> {
    /// An error with a text and no site.
    #[must_use]
    pub fn new(status: Status, text: &str) -> Self {
        Self::of_parts(status, &[text])
    }

    /// An error with a text of several parts.
    #[must_use]
    pub(crate) fn of_parts(status: Status, parts: &[&str]) -> Self {
        let mut error = Self {
            status,
            text: Text::new(),
            site: None,
        };
        for part in parts {
            error.text.push_str(part);
        }
        error
    }
}

impl Error<'_> {
    /// Writes `STATUS; text; in function at word N`, as `Display` does. A small image that writes with this links
    /// nothing of `core::fmt` but the trait.
    ///
    /// # Errors
    /// Passes on the error of `f`.
    pub fn write(&self, f: &mut dyn fmt::Write) -> fmt::Result {
        f.write_str(self.status.name())?;
        if !self.text.as_str().is_empty() {
            f.write_str("; ")?;
            f.write_str(self.text.as_str())?;
        }
        if let Some(site) = &self.site {
            f.write_str("; in ")?;
            match site.name {
                Some(name) => {
                    f.write_str("`")?;
                    f.write_str(name)?;
                    f.write_str("`")?;
                }
                None => {
                    f.write_str("function ")?;
                    crate::text::write_u64(f, u64::from(site.function))?;
                }
            }
            if LINKING && let Some(module) = site.module {
                f.write_str(" of module `")?;
                f.write_str(module)?;
                f.write_str("`")?;
            }
            f.write_str(" at word ")?;
            crate::text::write_u64(f, u64::from(site.pc))?;
        }
        Ok(())
    }
}

impl fmt::Display for Error<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl core::error::Error for Error<'_> {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn numbers_are_the_peers() {
        assert_eq!(Status::from_code(9), Status::FailedPrecondition);
        assert_eq!(Status::from_code(18), Status::Incompatible);
        assert_eq!(Status::from_code(0), Status::Unknown);
        assert_eq!(Status::from_code(99), Status::Unknown);
        for (status, name) in Status::NAMES {
            assert_eq!(
                (Status::from_code(status.code()), status.name()),
                (status, name)
            );
        }
    }

    #[test]
    fn long_text_is_cut_at_a_character() {
        let mut text = Text::new();
        text.push_str(&"é".repeat(80));
        assert!(text.as_str().ends_with("..."), "{text:?}");
        assert!(text.as_str().len() <= Text::CAPACITY);
        let mut text = Text::new();
        for _ in 0..30 {
            text.push_str("abcde ");
        }
        assert_eq!(text.as_str().len(), Text::CAPACITY);
        assert!(text.as_str().ends_with("..."));
    }

    #[test]
    fn errors_read_as_one_line() {
        let site = Some(Site {
            instance: 0,
            module: None,
            function: 2,
            name: None,
            pc: 7,
        });
        let error = Error {
            site,
            ..Error::new(Status::OutOfRange, "index 4 past length 4")
        };
        assert_eq!(
            error.to_string(),
            "OUT_OF_RANGE; index 4 past length 4; in function 2 at word 7"
        );
        assert!(size_of::<Error<'_>>() <= 184, "{}", size_of::<Error<'_>>());
    }
}
