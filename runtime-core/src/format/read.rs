//! The reader: one check of everything, then accessors that cannot fail.

use core::fmt;

use super::crc::crc32;
use super::debug::DebugInfo;
use super::records::{ExportAttr, ExportRecord, FunctionInfo, ImportRecord, Record};
use super::{
    FUNCTION_WORDS, HEADER_LENGTH, MAGIC, MAX_GLOBAL_WORDS, VERSION, features, import_flags,
};
use crate::signature::Signature;
use crate::text::message;

/// Why bytes are not a module that this runtime can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Fewer bytes than the header.
    TooShort {
        /// Bytes given.
        found: usize,
    },
    /// The base address is not a multiple of 4.
    Misaligned,
    /// The first bytes are not those of a module.
    Magic {
        /// The first bytes.
        found: [u8; 4],
    },
    /// A module of another version of the format.
    Version {
        /// The version in the module.
        found: u16,
    },
    /// The module needs features that this runtime does not know.
    Features {
        /// The unknown bits.
        unknown: u16,
    },
    /// The total length in the header is not the number of bytes given.
    Length {
        /// Length in the header.
        expected: u32,
        /// Bytes given.
        found: usize,
    },
    /// The checksum does not match: the bytes were damaged.
    Checksum {
        /// Checksum in the header.
        expected: u32,
        /// Checksum of the bytes.
        found: u32,
    },
    /// A rule of the format is broken.
    Invalid {
        /// Byte offset of the field or record.
        offset: u32,
        /// The rule.
        rule: &'static str,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooShort { found } => {
                write!(
                    f,
                    "truncated module: expected at least {HEADER_LENGTH} bytes, found {found}"
                )
            }
            Self::Misaligned => write!(
                f,
                "module is not aligned in memory: its address must be a multiple of 4"
            ),
            Self::Magic { found } => {
                write!(
                    f,
                    "not a module: expected `HLCM` at offset 0, found `{}`",
                    found.escape_ascii()
                )
            }
            Self::Version { found } => {
                write!(
                    f,
                    "module has format version {found}, this runtime reads version {VERSION}; compile it again"
                )
            }
            Self::Features { unknown } => {
                f.write_str("offset 6: this runtime lacks features that the module needs:")?;
                let mut rest = unknown;
                for (bit, name) in features::NAMES {
                    if rest & bit != 0 {
                        write!(f, " {name}")?;
                        rest &= !bit;
                    }
                }
                if rest != 0 {
                    write!(f, " {rest:#x}")?;
                }
                Ok(())
            }
            Self::Length { expected, found } if (found as u64) < u64::from(expected) => {
                write!(
                    f,
                    "truncated module: expected {expected} bytes, found {found}"
                )
            }
            Self::Length { expected, found } => {
                write!(
                    f,
                    "trailing bytes after the module: expected {expected} bytes, found {found}"
                )
            }
            Self::Checksum { expected, found } => {
                write!(
                    f,
                    "damaged module: expected checksum {expected:#010x}, found {found:#010x}"
                )
            }
            Self::Invalid { offset, rule } => {
                write!(f, "malformed module: offset {offset}: {rule}")
            }
        }
    }
}

impl core::error::Error for LoadError {}

/// A checked module, borrowed from its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Module<'a> {
    bytes: &'a [u8],
    functions: &'a [u32],
    rodata: &'a [u32],
    code: &'a [u32],
    name: &'a str,
    types: Section<'a>,
    messages: Section<'a>,
    imports: Section<'a>,
    exports: Section<'a>,
    features: u16,
    version: u16,
    global_words: u32,
    global_refs: u16,
    signature: Option<&'a [u8]>,
    debug: Option<DebugInfo<'a>>,
}

/// A run of `postcard` records.
#[derive(Clone, Copy, Debug)]
struct Section<'a> {
    bytes: &'a [u8],
    count: u16,
}

/// What refs name of a module: its rodata, and the types that it counts itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Constants<'a> {
    bytes: &'a [u8],
    rodata: &'a [u32],
    types: Section<'a>,
}

impl<'a> Constants<'a> {
    /// A rodata segment.
    pub(crate) fn rodata(&self, ordinal: u16) -> Option<&'a [u8]> {
        let at = usize::from(ordinal) * 2;
        let entry = self.rodata.get(at..at + 2)?;
        let start = entry[0] as usize;
        self.bytes.get(start..start.checked_add(entry[1] as usize)?)
    }

    /// The name of a type.
    pub(crate) fn type_name(&self, index: u16) -> Option<&'a str> {
        self.types.iter().nth(index.into())
    }
}

/// An import of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Import<'a> {
    /// Full name, `module.function`.
    pub name: &'a str,
    /// Calling convention.
    pub signature: Signature<'a>,
    /// The lowest version of the native module that will do.
    pub minimum_version: u16,
    /// Whether the module loads without it.
    pub optional: bool,
    /// Whether calls have no side effects.
    pub nosideeffects: bool,
    /// Whether calls may suspend.
    pub yields: bool,
}

impl<'a> Import<'a> {
    fn of(record: ImportRecord<'a>) -> Option<Self> {
        Some(Self {
            name: record.name,
            signature: Signature::new_checked(record.cconv)?,
            minimum_version: record.minimum_version,
            optional: record.flags & import_flags::OPTIONAL != 0,
            nosideeffects: record.flags & import_flags::NO_SIDE_EFFECTS != 0,
            yields: record.flags & import_flags::YIELDS != 0,
        })
    }
}

/// An export of a module.
#[derive(Clone, Copy, Debug)]
pub struct Export<'a> {
    /// The name.
    pub name: &'a str,
    /// Calling convention.
    pub signature: Signature<'a>,
    /// Ordinal of the function.
    pub function: u16,
    /// Stack words that a call needs, or [`UNBOUNDED`](super::UNBOUNDED).
    pub stack_words: u32,
    attrs: Section<'a>,
}

impl<'a> Export<'a> {
    /// The reflection attributes.
    pub fn attrs(&self) -> impl Iterator<Item = ExportAttr<'a>> + use<'a> {
        self.attrs.iter()
    }

    /// The value of a reflection attribute.
    #[must_use]
    pub fn attr(&self, key: &str) -> Option<&'a str> {
        self.attrs().find(|a| a.key == key).map(|a| a.value)
    }
}

impl<'a> Section<'a> {
    fn iter<T: Record<'a>>(&self) -> impl Iterator<Item = T> + use<'a, T> {
        let Self { mut bytes, count } = *self;
        (0..count).map_while(move |_| T::take(&mut bytes))
    }
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    bytes
        .get(at..at + 2)
        .and_then(|b| b.try_into().ok())
        .map_or(0, u16::from_le_bytes)
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    bytes
        .get(at..at + 4)
        .and_then(|b| b.try_into().ok())
        .map_or(0, u32::from_le_bytes)
}

/// Walks the metadata, and knows where it is for errors.
struct Walk<'a> {
    bytes: &'a [u8],
    base: usize,
    whole: usize,
}

impl<'a> Walk<'a> {
    fn offset(&self) -> u32 {
        (self.base + self.whole - self.bytes.len()) as u32
    }

    fn invalid(&self, rule: &'static str) -> LoadError {
        LoadError::Invalid {
            offset: self.offset(),
            rule: message(rule),
        }
    }

    fn take<T: Record<'a>>(&mut self, rule: &'static str) -> Result<T, LoadError> {
        let mut rest = self.bytes;
        let value = T::take(&mut rest).ok_or_else(|| self.invalid(rule))?;
        self.bytes = rest;
        Ok(value)
    }

    /// Checks `count` records and returns them as a section.
    fn section(
        &mut self,
        count: u16,
        mut check: impl FnMut(&mut Self) -> Result<(), LoadError>,
    ) -> Result<Section<'a>, LoadError> {
        let start = self.bytes;
        for _ in 0..count {
            check(self)?;
        }
        let length = start.len() - self.bytes.len();
        let bytes = start.get(..length).unwrap_or_default();
        Ok(Section { bytes, count })
    }
}

impl<'a> Module<'a> {
    /// Checks everything that the format promises and returns the view.
    ///
    /// The code is checked for its extent only; what instructions do is for the verifier.
    ///
    /// # Errors
    /// See [`LoadError`]; every one names the offset or the expectation that failed.
    pub fn new_checked(bytes: &'a [u8]) -> Result<Self, LoadError> {
        Self::check_header(bytes)?;
        let part = |range| bytes.get(range).unwrap_or_default();
        let crc = crc32(crc32(0, part(0..12)), part(16..bytes.len()));
        let expected = u32_at(bytes, 12);
        if crc != expected {
            return Err(LoadError::Checksum {
                expected,
                found: crc,
            });
        }
        Self::read(bytes)
    }

    /// The part of the header that must be right before anything else makes sense.
    fn check_header(bytes: &[u8]) -> Result<(), LoadError> {
        if let Some(found) = bytes.first_chunk::<4>()
            && *found != MAGIC
        {
            return Err(LoadError::Magic { found: *found });
        }
        if bytes.len() >= 6 && u16_at(bytes, 4) != VERSION {
            return Err(LoadError::Version {
                found: u16_at(bytes, 4),
            });
        }
        if bytes.len() < HEADER_LENGTH {
            return Err(LoadError::TooShort { found: bytes.len() });
        }
        let length = u32_at(bytes, 8);
        if u64::from(length) != bytes.len() as u64 {
            return Err(LoadError::Length {
                expected: length,
                found: bytes.len(),
            });
        }
        let unknown = u16_at(bytes, 6) & !features::SUPPORTED;
        if unknown != 0 {
            return Err(LoadError::Features { unknown });
        }
        Ok(())
    }

    fn read(bytes: &'a [u8]) -> Result<Self, LoadError> {
        let invalid = |offset: usize, rule| LoadError::Invalid {
            offset: offset as u32,
            rule: message(rule),
        };
        if u32_at(bytes, 32) > MAX_GLOBAL_WORDS {
            return Err(invalid(32, "more globals than instructions can name"));
        }
        let functions = usize::from(u16_at(bytes, 38));
        let rodata = usize::from(u16_at(bytes, 40));
        let code_words = u32_at(bytes, 20) as usize;
        let metadata_length = u32_at(bytes, 24) as usize;
        // The tables are far below 2^32 bytes, so only the code and metadata lengths can overflow.
        let mut at = HEADER_LENGTH;
        let functions = words(bytes, &mut at, functions * FUNCTION_WORDS)
            .ok_or_else(|| invalid(38, "function table runs past the end of the module"))??;
        let rodata = words(bytes, &mut at, rodata * 2)
            .ok_or_else(|| invalid(40, "rodata table runs past the end of the module"))??;
        let code = words(bytes, &mut at, code_words)
            .ok_or_else(|| invalid(20, "code runs past the end of the module"))??;
        let end = at
            .checked_add(metadata_length)
            .filter(|end| *end <= bytes.len());
        let metadata = end
            .and_then(|end| bytes.get(at..end))
            .ok_or_else(|| invalid(24, "metadata runs past the end of the module"))?;
        let tables = HEADER_LENGTH..at + metadata_length;

        check_functions(functions, code.len())?;
        for (i, entry) in rodata.chunks_exact(2).enumerate() {
            let (offset, length) = (entry[0] as usize, entry[1] as usize);
            let end = offset.checked_add(length).filter(|end| *end <= bytes.len());
            let at = HEADER_LENGTH + functions.len() * 4 + i * 8;
            if end.is_none() {
                return Err(invalid(
                    at,
                    "rodata segment runs past the end of the module",
                ));
            }
            if length > 0 && offset < tables.end {
                return Err(invalid(at, "rodata segment overlaps the tables"));
            }
        }
        let signature = match u32_at(bytes, 16) as usize {
            0 => None,
            offset if offset >= tables.end => Some(
                bytes
                    .get(offset..)
                    .ok_or_else(|| invalid(16, "signature lies past the end of the module"))?,
            ),
            _ => return Err(invalid(16, "signature overlaps the tables")),
        };
        let debug = match u32_at(bytes, 28) as usize {
            0 => None,
            offset if offset >= tables.end && offset <= bytes.len() => {
                let end = match u32_at(bytes, 16) as usize {
                    signature if signature > offset => signature,
                    _ => bytes.len(),
                };
                let section = bytes.get(offset..end.min(bytes.len()));
                Some(
                    DebugInfo::new_checked(section.unwrap_or_default(), u16_at(bytes, 38))
                        .ok_or_else(|| invalid(offset, "debug section is malformed"))?,
                )
            }
            _ => {
                return Err(invalid(
                    28,
                    "debug section lies outside the module or overlaps the tables",
                ));
            }
        };

        let mut walk = Walk {
            bytes: metadata,
            base: tables.end - metadata_length,
            whole: metadata_length,
        };
        let name = walk.take("module name must be a string")?;
        let types = walk.section(u16_at(bytes, 48), |w| {
            w.take::<&str>("type name must be a string").map(|_| ())
        })?;
        let messages = walk.section(u16_at(bytes, 46), |w| {
            w.take::<&str>("message must be a string").map(|_| ())
        })?;
        let imports = walk.section(u16_at(bytes, 42), check_import)?;
        let exports = walk.section(u16_at(bytes, 44), |w| check_export(w, functions))?;
        if !walk.bytes.is_empty() {
            return Err(walk.invalid("bytes left after the last metadata record"));
        }
        Ok(Self {
            bytes,
            functions,
            rodata,
            code,
            name,
            types,
            messages,
            imports,
            exports,
            features: u16_at(bytes, 6),
            version: u16_at(bytes, 50),
            global_words: u32_at(bytes, 32),
            global_refs: u16_at(bytes, 36),
            signature,
            debug,
        })
    }

    /// The module's name.
    #[must_use]
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// The module's version; imports of other modules can ask for at least one.
    #[must_use]
    pub const fn version(&self) -> u16 {
        self.version
    }

    /// The whole file.
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The offset behind the tables, the code and the metadata. What is left holds rodata, debug information and a
    /// signature.
    #[must_use]
    pub fn tables_end(&self) -> usize {
        let words = self.functions.len() + self.rodata.len() + self.code.len();
        HEADER_LENGTH + 4 * words + u32_at(self.bytes, 24) as usize
    }

    /// The [feature bits](features).
    #[must_use]
    pub const fn features(&self) -> u16 {
        self.features
    }

    /// The code of all functions.
    #[must_use]
    pub const fn code(&self) -> &'a [u32] {
        self.code
    }

    /// How many functions there are.
    #[must_use]
    pub const fn function_count(&self) -> u16 {
        (self.functions.len() / FUNCTION_WORDS) as u16
    }

    /// The function table, [`FUNCTION_WORDS`] words a function.
    pub(crate) const fn function_table(&self) -> &'a [u32] {
        self.functions
    }

    /// A function table entry.
    #[must_use]
    pub fn function(&self, ordinal: u16) -> Option<FunctionInfo> {
        function_at(self.functions, ordinal)
    }

    /// The code of one function: up to the next function's entry.
    #[must_use]
    pub fn function_code(&self, ordinal: u16) -> Option<&'a [u32]> {
        let entry = self.function(ordinal)?.entry as usize;
        let end = match ordinal.checked_add(1).and_then(|next| self.function(next)) {
            Some(next) => next.entry as usize,
            None => self.code.len(),
        };
        self.code.get(entry..end)
    }

    /// The function that holds word `pc` of the code.
    #[must_use]
    pub fn function_at(&self, pc: u32) -> Option<u16> {
        let count = self.function_count();
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.function(middle).is_some_and(|f| f.entry <= pc) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low.checked_sub(1)
    }

    /// How many rodata segments there are.
    #[must_use]
    pub const fn rodata_count(&self) -> u16 {
        (self.rodata.len() / 2) as u16
    }

    /// A rodata segment.
    #[must_use]
    pub fn rodata(&self, ordinal: u16) -> Option<&'a [u8]> {
        self.constants().rodata(ordinal)
    }

    /// What refs name.
    pub(crate) const fn constants(&self) -> Constants<'a> {
        Constants {
            bytes: self.bytes,
            rodata: self.rodata,
            types: self.types,
        }
    }

    /// 32-bit words of value globals.
    #[must_use]
    pub const fn global_words(&self) -> u32 {
        self.global_words
    }

    /// How many ref globals there are.
    #[must_use]
    pub const fn global_refs(&self) -> u16 {
        self.global_refs
    }

    /// How many types of its own the module has.
    #[must_use]
    pub const fn type_count(&self) -> u16 {
        self.types.count
    }

    /// The names of the module's own types; the first is type code 0x100.
    pub fn types(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.types.iter()
    }

    /// How many messages there are; none when they were stripped.
    #[must_use]
    pub const fn message_count(&self) -> u16 {
        self.messages.count
    }

    /// The text of a message of `vm.fail`.
    #[must_use]
    pub fn message(&self, number: u16) -> Option<&'a str> {
        self.messages.iter().nth(usize::from(number))
    }

    /// How many imports there are.
    #[must_use]
    pub const fn import_count(&self) -> u16 {
        self.imports.count
    }

    /// The imports in order of ordinal.
    pub fn imports(&self) -> impl Iterator<Item = Import<'a>> + use<'a> {
        self.imports
            .iter::<ImportRecord<'a>>()
            .filter_map(Import::of)
    }

    /// Where the record of each import is, for [`Self::import_at`].
    #[cfg(feature = "verify")]
    pub(crate) fn import_offsets(&self) -> impl Iterator<Item = u32> + use<'a> {
        let Section { mut bytes, count } = self.imports;
        let whole = bytes.len();
        (0..count).map_while(move |_| {
            let offset = whole - bytes.len();
            ImportRecord::take(&mut bytes)?;
            Some(offset as u32)
        })
    }

    /// The import whose record is at this offset.
    #[cfg(feature = "verify")]
    pub(crate) fn import_at(&self, offset: u32) -> Option<Import<'a>> {
        let mut bytes = self.imports.bytes.get(offset as usize..)?;
        ImportRecord::take(&mut bytes).and_then(Import::of)
    }

    /// The exports in order.
    pub fn exports(&self) -> impl Iterator<Item = Export<'a>> + use<'a> {
        let functions = self.functions;
        let Section { mut bytes, count } = self.exports;
        (0..count).map_while(move |_| {
            let record = ExportRecord::take(&mut bytes)?;
            let attrs = Section {
                bytes,
                count: u16::from(record.attrs),
            };
            for _ in 0..record.attrs {
                ExportAttr::take(&mut bytes)?;
            }
            let signature = Signature::new_checked(record.cconv)?;
            let results = signature.result_counts();
            let own = function_at(functions, record.function)?.stack_words;
            Some(Export {
                name: record.name,
                signature,
                function: record.function,
                // The results of a call from outside lie below its frame. UNBOUNDED stays so.
                stack_words: own.saturating_add(u32::from(results.vals) + u32::from(results.refs)),
                attrs,
            })
        })
    }

    /// The export of a name.
    #[must_use]
    pub fn export(&self, name: &str) -> Option<Export<'a>> {
        self.exports().find(|e| e.name == name)
    }

    /// The debug section, unless it was stripped.
    #[must_use]
    pub const fn debug(&self) -> Option<&DebugInfo<'a>> {
        self.debug.as_ref()
    }

    /// A signature over the bytes before it, for whoever checks it.
    #[must_use]
    pub const fn signature(&self) -> Option<&'a [u8]> {
        self.signature
    }
}

/// An entry of a function table.
fn function_at(functions: &[u32], ordinal: u16) -> Option<FunctionInfo> {
    let at = usize::from(ordinal) * FUNCTION_WORDS;
    functions
        .get(at..at + FUNCTION_WORDS)
        .map(FunctionInfo::from_words)
}

/// `count` words at byte `at`, which moves past them. The outer `None`: out of bounds.
fn words<'a>(
    bytes: &'a [u8],
    at: &mut usize,
    count: usize,
) -> Option<Result<&'a [u32], LoadError>> {
    let end = at.checked_add(count.checked_mul(4)?)?;
    let slice = bytes.get(*at..end)?;
    *at = end;
    Some(bytemuck::try_cast_slice(slice).map_err(|_| LoadError::Misaligned))
}

fn check_functions(table: &[u32], code_words: usize) -> Result<(), LoadError> {
    let mut previous = None;
    for (i, entry) in table.chunks_exact(FUNCTION_WORDS).enumerate() {
        let offset = (HEADER_LENGTH + i * FUNCTION_WORDS * 4) as u32;
        let f = FunctionInfo::from_words(entry);
        let wrong = |rule| {
            let rule = message(rule);
            Err(LoadError::Invalid { offset, rule })
        };
        if f.entry as usize >= code_words {
            return wrong("function entry lies past the end of the code");
        }
        if previous.is_some_and(|p| f.entry <= p) || (i == 0 && f.entry != 0) {
            return wrong("function entries must start at 0 and ascend");
        }
        if f.args.vals > f.vals || f.args.refs > f.refs {
            return wrong("function has fewer registers than arguments");
        }
        previous = Some(f.entry);
    }
    if table.is_empty() && code_words > 0 {
        return Err(LoadError::Invalid {
            offset: 20,
            rule: message("code without a function"),
        });
    }
    Ok(())
}

fn check_import(walk: &mut Walk<'_>) -> Result<(), LoadError> {
    let at = walk.offset();
    let record: ImportRecord<'_> = walk.take("import record is malformed")?;
    let wrong = |rule| {
        let (offset, rule) = (at, message(rule));
        Err(LoadError::Invalid { offset, rule })
    };
    if !record.name.bytes().any(|byte| byte == b'.') {
        return wrong("import name must be `module.function`");
    }
    if Signature::new_checked(record.cconv).is_none() {
        return wrong("import has no valid calling convention");
    }
    if record.flags & !import_flags::ALL != 0 {
        return wrong("import has unknown flags");
    }
    Ok(())
}

fn check_export(walk: &mut Walk<'_>, functions: &[u32]) -> Result<(), LoadError> {
    let at = walk.offset();
    let record: ExportRecord<'_> = walk.take("export record is malformed")?;
    let wrong = |rule| {
        let (offset, rule) = (at, message(rule));
        Err(LoadError::Invalid { offset, rule })
    };
    for _ in 0..record.attrs {
        walk.take::<ExportAttr<'_>>("export attribute is malformed")?;
    }
    let from = usize::from(record.function) * FUNCTION_WORDS;
    let Some(words) = functions.get(from..from + FUNCTION_WORDS) else {
        return wrong("export names a function that does not exist");
    };
    let Some(signature) = Signature::new_checked(record.cconv) else {
        return wrong("export has no valid calling convention");
    };
    let function = FunctionInfo::from_words(words);
    if signature.spans().next().is_some() {
        return wrong("export cannot have a variadic span");
    }
    if signature.arg_counts() != function.args || signature.result_counts() != function.results {
        return wrong("export's calling convention differs from its function's");
    }
    Ok(())
}
