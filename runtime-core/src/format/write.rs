//! The writer: collects the parts of a module and lays them out.
//!
//! [`ModuleBuilder`] hands out ordinals as parts are added; functions may be declared before they are defined, so that
//! they can call each other. [`ModuleBuilder::write`] computes what only the whole shows: the stack bound of each
//! export, the feature bits, offsets and the checksum.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use serde::Serialize;

use super::crc::crc32;
use super::debug::LocationRecord;
use super::features::YIELD;
use super::records::{ExportAttr, ExportRecord, FunctionInfo, ImportRecord};
use super::{
    FRAME_WORDS, FUNCTION_WORDS, HEADER_LENGTH, IMPORT_STATE_WORDS, MAGIC, MAX_GLOBAL_WORDS,
    UNBOUNDED, VERSION, import_flags, needs,
};
use crate::imports::{Effects, ImportSignature};
use crate::isa::{self, EncodedFunction, Op, TypeCode};
use crate::signature::Signature;

/// Why a module cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// A calling-convention string that is not one.
    Signature {
        /// The string.
        cconv: String,
    },
    /// A function was declared but not defined, or defined twice.
    Definition {
        /// The function's name.
        name: String,
    },
    /// A function's code has fewer registers than its arguments, or calls an ordinal that does not exist.
    Function {
        /// The function's name.
        name: String,
        /// What is wrong.
        rule: &'static str,
    },
    /// Two exports of one name.
    DuplicateExport {
        /// The name.
        name: String,
    },
    /// More of something than the format can count.
    TooMany {
        /// What there is too much of.
        what: &'static str,
    },
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Signature { cconv } => write!(f, "`{cconv}` is not a calling convention"),
            Self::Definition { name } => {
                write!(f, "function `{name}` must be defined exactly once")
            }
            Self::Function { name, rule } => write!(f, "function `{name}`: {rule}"),
            Self::DuplicateExport { name } => write!(f, "two exports are named `{name}`"),
            Self::TooMany { what } => write!(f, "too many {what} for the module format"),
        }
    }
}

impl core::error::Error for WriteError {}

/// Whether function names and source locations are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugNames {
    /// They are.
    Keep,
    /// The debug section and the messages of `vm.fail` are left out.
    Strip,
}

/// A declared function, see [`ModuleBuilder::declare_function`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FunctionDef(u16);

impl FunctionDef {
    /// The ordinal that calls name.
    #[must_use]
    pub const fn ordinal(self) -> u16 {
        self.0
    }
}

#[derive(Clone, Debug)]
struct Function {
    name: String,
    cconv: String,
    body: Option<EncodedFunction>,
    duplicate: bool,
}

#[derive(Clone, Debug)]
struct ImportDef {
    name: String,
    cconv: String,
    minimum_version: u16,
    flags: u8,
}

impl ImportDef {
    fn yields(&self) -> bool {
        self.flags & import_flags::YIELDS != 0
    }
}

#[derive(Clone, Debug)]
struct ExportDef {
    name: String,
    function: u16,
    attrs: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
struct Segment {
    bytes: Vec<u8>,
    alignment: u32,
}

/// Collects a module. See the [module](self) documentation.
#[derive(Clone, Debug)]
pub struct ModuleBuilder {
    name: String,
    version: u16,
    types: Vec<String>,
    messages: Vec<String>,
    imports: Vec<ImportDef>,
    exports: Vec<ExportDef>,
    functions: Vec<Function>,
    rodata: Vec<Segment>,
    global_words: u32,
    global_refs: u32,
    files: Vec<String>,
    locations: Vec<LocationRecord>,
}

impl ModuleBuilder {
    /// An empty module.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_string(),
            version: 0,
            types: Vec::new(),
            messages: Vec::new(),
            imports: Vec::new(),
            exports: Vec::new(),
            functions: Vec::new(),
            rodata: Vec::new(),
            global_words: 0,
            global_refs: 0,
            files: Vec::new(),
            locations: Vec::new(),
        }
    }

    /// Gives the module a version, which imports of other modules can ask for. Without, it is 0.
    pub fn set_version(&mut self, version: u16) {
        self.version = version;
    }

    /// The code of a type name; a name that is not fixed gets an entry in the module's own table.
    pub fn type_code(&mut self, name: &str) -> TypeCode {
        if let Some(code) = TypeCode::from_name(name) {
            return code;
        }
        let index = intern(&mut self.types, name);
        TypeCode(TypeCode::FIRST_CUSTOM + index as u16)
    }

    /// The number of a message; equal texts share one.
    pub fn message(&mut self, text: &str) -> u16 {
        intern(&mut self.messages, text) as u16
    }

    /// Imports a function of a known native module and returns its ordinal. Importing twice returns the same.
    pub fn import(&mut self, row: &ImportSignature) -> u16 {
        let flags = effect_flags(row.effects)
            | if row.optional {
                import_flags::OPTIONAL
            } else {
                0
            };
        let mut name = String::from(row.module);
        name.push('.');
        name.push_str(row.name);
        self.import_record(name, row.cconv, row.minimum_version, flags)
    }

    /// Imports any function by its full name; a known name still states its own signature.
    pub fn import_custom(
        &mut self,
        full_name: &str,
        cconv: &str,
        minimum_version: u16,
        presence: Presence,
    ) -> u16 {
        self.import_with_effects(
            full_name,
            cconv,
            minimum_version,
            presence,
            Effects::SideEffects,
        )
    }

    /// Imports any function by its full name, with all that an import says of it.
    pub fn import_with_effects(
        &mut self,
        full_name: &str,
        cconv: &str,
        minimum_version: u16,
        presence: Presence,
        effects: Effects,
    ) -> u16 {
        let flags = effect_flags(effects)
            | match presence {
                Presence::Optional => import_flags::OPTIONAL,
                Presence::Required => 0,
            };
        self.import_record(full_name.to_string(), cconv, minimum_version, flags)
    }

    fn import_record(&mut self, name: String, cconv: &str, minimum_version: u16, flags: u8) -> u16 {
        if let Some(at) = self.imports.iter().position(|i| i.name == name) {
            return at as u16;
        }
        self.imports.push(ImportDef {
            name,
            cconv: cconv.to_string(),
            minimum_version,
            flags,
        });
        (self.imports.len() - 1) as u16
    }

    /// Adds a rodata segment at a power-of-two alignment and returns its ordinal. Strings want alignment 1.
    pub fn rodata(&mut self, bytes: &[u8], alignment: u32) -> u16 {
        self.rodata.push(Segment {
            bytes: bytes.to_vec(),
            alignment: alignment.max(1).next_power_of_two(),
        });
        (self.rodata.len() - 1) as u16
    }

    /// Reserves words of value globals (one for i32 and f32, two for i64 and f64); returns the word offset.
    pub fn global(&mut self, words: u32) -> u32 {
        self.global_words = self.global_words.saturating_add(words);
        self.global_words - words
    }

    /// Reserves a ref global; returns its ordinal.
    pub fn global_ref(&mut self) -> u16 {
        self.global_refs += 1;
        (self.global_refs - 1) as u16
    }

    /// Declares a function by its calling convention.
    pub fn declare_function(&mut self, name: &str, cconv: &str) -> FunctionDef {
        self.functions.push(Function {
            name: name.to_string(),
            cconv: cconv.to_string(),
            body: None,
            duplicate: false,
        });
        FunctionDef((self.functions.len() - 1) as u16)
    }

    /// Gives a declared function its code.
    pub fn define_function(&mut self, function: FunctionDef, body: EncodedFunction) {
        if let Some(f) = self.functions.get_mut(usize::from(function.0)) {
            f.duplicate |= f.body.is_some();
            f.body = Some(body);
        }
    }

    /// Exports a function with its reflection attributes.
    pub fn export(&mut self, name: &str, function: FunctionDef, attrs: &[(&str, &str)]) {
        self.exports.push(ExportDef {
            name: name.to_string(),
            function: function.0,
            attrs: attrs
                .iter()
                .map(|(k, v)| (k.to_string(), v.to_string()))
                .collect(),
        });
    }

    /// The id of a source location, for [`FunctionEncoder::location`](crate::isa::FunctionEncoder::location).
    pub fn location(&mut self, file: &str, line: u32, column: u32) -> u32 {
        let file = intern(&mut self.files, file);
        self.locations.push(LocationRecord { file, line, column });
        (self.locations.len() - 1) as u32
    }

    /// Lays the module out.
    ///
    /// # Errors
    /// See [`WriteError`].
    pub fn write(&self, names: DebugNames) -> Result<Vec<u8>, WriteError> {
        if self.global_words > MAX_GLOBAL_WORDS {
            return Err(WriteError::TooMany {
                what: "words of globals",
            });
        }
        let (mut infos, mut code, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
        for function in &self.functions {
            let body = match &function.body {
                Some(body) if !function.duplicate => body,
                _ => {
                    return Err(WriteError::Definition {
                        name: function.name.clone(),
                    });
                }
            };
            let signature = self.signature(&function.cconv)?;
            let (args, results) = (signature.arg_counts(), signature.result_counts());
            if signature.spans().next().is_some() {
                return Err(WriteError::Signature {
                    cconv: function.cconv.clone(),
                });
            }
            let entry = length(code.len(), "words of code")?;
            let (vals, refs) = (body.vals.max(args.vals), body.refs.max(args.refs));
            infos.push(FunctionInfo {
                entry,
                vals,
                refs,
                args,
                results,
                stack_words: UNBOUNDED,
            });
            code.extend_from_slice(&body.words);
            bodies.push(body);
        }
        let scans = self.scan(&bodies)?;
        let mut features = 0;
        for scan in &scans {
            features |= scan.features;
        }
        if self.imports.iter().any(ImportDef::yields) {
            features |= YIELD;
        }
        let bounds = stack_bounds(&infos, &scans);
        for (info, bound) in infos.iter_mut().zip(bounds) {
            info.stack_words = bound;
        }
        let metadata = self.metadata(names)?;

        let tables =
            HEADER_LENGTH + 4 * (infos.len() * FUNCTION_WORDS + self.rodata.len() * 2 + code.len());
        let (offsets, rodata) = self.place_rodata(tables + metadata.len())?;
        let mut out = vec![0; HEADER_LENGTH];
        for info in &infos {
            put_words(&mut out, &info.to_words());
        }
        for (segment, offset) in self.rodata.iter().zip(&offsets) {
            put_words(
                &mut out,
                &[*offset, length(segment.bytes.len(), "bytes of rodata")?],
            );
        }
        put_words(&mut out, &code);
        out.extend_from_slice(&metadata);
        out.extend_from_slice(&rodata);
        let mut debug = 0;
        if names == DebugNames::Keep {
            debug = length(out.len(), "bytes")?;
            out.extend_from_slice(&self.debug_section(&bodies)?);
        }

        let messages = if names == DebugNames::Keep {
            self.messages.len()
        } else {
            0
        };
        let total = length(out.len(), "bytes")?;
        let mut header = Vec::with_capacity(HEADER_LENGTH);
        header.extend_from_slice(&MAGIC);
        put_halves(&mut header, &[VERSION, features]);
        put_words(
            &mut header,
            &[
                total,
                0,
                0,
                length(code.len(), "words of code")?,
                length(metadata.len(), "bytes of metadata")?,
                debug,
                self.global_words,
            ],
        );
        put_halves(
            &mut header,
            &[
                count(self.global_refs as usize, "ref globals")?,
                count(infos.len(), "functions")?,
                count(self.rodata.len(), "rodata segments")?,
                count(self.imports.len(), "imports")?,
                count(self.exports.len(), "exports")?,
                count(messages, "messages")?,
                count(self.types.len(), "types")?,
                self.version,
            ],
        );
        out[..HEADER_LENGTH].copy_from_slice(&header);
        let crc = crc32(crc32(0, &out[..12]), &out[16..]);
        out[12..16].copy_from_slice(&crc.to_le_bytes());
        Ok(out)
    }

    fn signature<'s>(&self, cconv: &'s str) -> Result<Signature<'s>, WriteError> {
        Signature::new_checked(cconv).ok_or_else(|| WriteError::Signature {
            cconv: cconv.to_string(),
        })
    }

    fn metadata(&self, names: DebugNames) -> Result<Vec<u8>, WriteError> {
        let mut out = Vec::new();
        put(&mut out, &self.name)?;
        for ty in &self.types {
            put(&mut out, ty)?;
        }
        if names == DebugNames::Keep {
            for message in &self.messages {
                put(&mut out, message)?;
            }
        }
        for import in &self.imports {
            self.signature(&import.cconv)?;
            let ImportDef {
                name,
                cconv,
                minimum_version,
                flags,
            } = import;
            put(
                &mut out,
                &ImportRecord {
                    name,
                    cconv,
                    minimum_version: *minimum_version,
                    flags: *flags,
                },
            )?;
        }
        for (i, export) in self.exports.iter().enumerate() {
            let index = usize::from(export.function);
            if self.exports[..i].iter().any(|e| e.name == export.name) {
                return Err(WriteError::DuplicateExport {
                    name: export.name.clone(),
                });
            }
            let attrs = u8::try_from(export.attrs.len())
                .map_err(|_| WriteError::TooMany { what: "attributes" })?;
            put(
                &mut out,
                &ExportRecord {
                    name: &export.name,
                    cconv: &self.functions[index].cconv,
                    function: export.function,
                    attrs,
                },
            )?;
            for (key, value) in &export.attrs {
                put(&mut out, &ExportAttr { key, value })?;
            }
        }
        Ok(out)
    }

    /// Segment offsets, and the bytes from `start` on. Small alignments come first, so that padding is rare.
    fn place_rodata(&self, start: usize) -> Result<(Vec<u32>, Vec<u8>), WriteError> {
        let mut order: Vec<usize> = (0..self.rodata.len()).collect();
        order.sort_by_key(|&i| self.rodata[i].alignment);
        let mut offsets = vec![0; self.rodata.len()];
        let mut bytes = Vec::new();
        for i in order {
            let segment = &self.rodata[i];
            let at = (start + bytes.len()).next_multiple_of(segment.alignment as usize);
            bytes.resize(at - start, 0);
            offsets[i] = length(at, "bytes of rodata")?;
            bytes.extend_from_slice(&segment.bytes);
        }
        Ok((offsets, bytes))
    }

    fn debug_section(&self, bodies: &[&EncodedFunction]) -> Result<Vec<u8>, WriteError> {
        let mut out = Vec::new();
        put(&mut out, &length(self.files.len(), "files")?)?;
        for file in &self.files {
            put(&mut out, file)?;
        }
        put(&mut out, &length(self.locations.len(), "locations")?)?;
        for location in &self.locations {
            put(&mut out, location)?;
        }
        for (function, body) in self.functions.iter().zip(bodies) {
            let entries: Vec<_> = body
                .locations
                .iter()
                .filter(|(_, id)| (*id as usize) < self.locations.len())
                .collect();
            put(&mut out, &function.name)?;
            put(&mut out, &length(entries.len(), "locations")?)?;
            let mut previous = 0;
            for (at, id) in entries {
                put(&mut out, &(at - previous, *id))?;
                previous = *at;
            }
        }
        Ok(out)
    }

    /// Walks the code once for what the stack bounds and feature bits need.
    fn scan(&self, bodies: &[&EncodedFunction]) -> Result<Vec<Scan>, WriteError> {
        let mut scans = Vec::new();
        for (function, body) in self.functions.iter().zip(bodies) {
            let wrong = |rule| WriteError::Function {
                name: function.name.clone(),
                rule,
            };
            let mut scan = Scan::default();
            let mut pc = 0;
            while (pc as usize) < body.words.len() {
                let inst =
                    isa::decode(&body.words, pc).map_err(|_| wrong("code does not decode"))?;
                scan.features |= needs(inst.op);
                match inst.op {
                    Op::Call | Op::CallWide => {
                        let callee = inst.operands().next().map_or(u16::MAX, |a| a.value as u16);
                        if usize::from(callee) >= bodies.len() {
                            return Err(wrong("calls a function that does not exist"));
                        }
                        scan.callees.push(callee);
                    }
                    Op::CallImport | Op::CallImportWide => {
                        let mut operands = inst.operands();
                        let import = operands
                            .next()
                            .and_then(|a| self.imports.get(a.value as usize))
                            .ok_or_else(|| wrong("calls an import that does not exist"))?;
                        let state = if import.yields() {
                            IMPORT_STATE_WORDS
                        } else {
                            0
                        };
                        let area = operands.count() as u32 + state;
                        scan.import_area = scan.import_area.max(area);
                    }
                    _ => {}
                }
                pc = inst.end();
            }
            scans.push(scan);
        }
        Ok(scans)
    }
}

fn effect_flags(effects: Effects) -> u8 {
    match effects {
        Effects::NoSideEffects => import_flags::NO_SIDE_EFFECTS,
        Effects::SideEffects => 0,
        Effects::Yields => import_flags::YIELDS,
    }
}

/// Whether a module loads without an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It does not.
    Required,
    /// It does; calling it then fails.
    Optional,
}

/// What the code of one function shows.
#[derive(Clone, Debug, Default)]
struct Scan {
    callees: Vec<u16>,
    /// Words that the largest import call passes.
    import_area: u32,
    features: u16,
}

/// Stack words of each function with all that it calls.
fn stack_bounds(infos: &[FunctionInfo], scans: &[Scan]) -> Vec<u32> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done(u32),
    }
    let mut states = vec![State::New; infos.len()];
    // Depth first with an explicit stack: a deep call chain must not exhaust the compiler's own.
    for root in 0..infos.len() {
        let mut stack = vec![(root, 0usize)];
        while let Some((function, next)) = stack.pop() {
            if let State::Done(_) = states[function] {
                continue;
            }
            states[function] = State::Open;
            if let Some(&callee) = scans[function].callees.get(next) {
                stack.push((function, next + 1));
                match states[usize::from(callee)] {
                    State::New => stack.push((usize::from(callee), 0)),
                    State::Open | State::Done(_) => {}
                }
                continue;
            }
            let own =
                FRAME_WORDS + u32::from(infos[function].vals) + u32::from(infos[function].refs);
            let mut below = scans[function].import_area;
            for &callee in &scans[function].callees {
                below = below.max(match states[usize::from(callee)] {
                    State::Done(bound) => bound,
                    _ => UNBOUNDED,
                });
            }
            states[function] = State::Done(if below == UNBOUNDED {
                UNBOUNDED
            } else {
                own.saturating_add(below)
            });
        }
    }
    states
        .into_iter()
        .map(|s| {
            if let State::Done(bound) = s {
                bound
            } else {
                UNBOUNDED
            }
        })
        .collect()
}

fn intern(list: &mut Vec<String>, text: &str) -> u32 {
    match list.iter().position(|t| t == text) {
        Some(at) => at as u32,
        None => {
            list.push(text.to_string());
            (list.len() - 1) as u32
        }
    }
}

fn length(n: usize, what: &'static str) -> Result<u32, WriteError> {
    u32::try_from(n).map_err(|_| WriteError::TooMany { what })
}

fn count(n: usize, what: &'static str) -> Result<u16, WriteError> {
    u16::try_from(n).map_err(|_| WriteError::TooMany { what })
}

fn put<T: Serialize + ?Sized>(out: &mut Vec<u8>, value: &T) -> Result<(), WriteError> {
    let bytes = postcard::to_allocvec(value).map_err(|_| WriteError::TooMany {
        what: "bytes of metadata",
    })?;
    out.extend_from_slice(&bytes);
    Ok(())
}

fn put_words(out: &mut Vec<u8>, words: &[u32]) {
    for word in words {
        out.extend_from_slice(&word.to_le_bytes());
    }
}

fn put_halves(out: &mut Vec<u8>, halves: &[u16]) {
    for half in halves {
        out.extend_from_slice(&half.to_le_bytes());
    }
}
