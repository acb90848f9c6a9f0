//! The module file: its layout, the reader and (feature `encode`) the writer. Knows nothing of execution.
//!
//! Everything is little-endian and used in place. The base must be 4-byte aligned, and as aligned as the most aligned
//! rodata segment wants for that segment to be so in memory.
//!
//! | offset | size | field |
//! |---|---|---|
//! | 0 | 4 | magic `HLCM` |
//! | 4 | 2 | version |
//! | 6 | 2 | [feature bits](features) |
//! | 8 | 4 | total length |
//! | 12 | 4 | CRC-32 of bytes 0..12 and 16..total |
//! | 16 | 4 | offset of a signature, or 0 |
//! | 20 | 4 | code length in words |
//! | 24 | 4 | metadata length in bytes |
//! | 28 | 4 | offset of the debug section, or 0 |
//! | 32 | 4 | words of value globals |
//! | 36 | 2 | ref globals |
//! | 38 | 2 | functions |
//! | 40 | 2 | rodata segments |
//! | 42 | 2 | imports |
//! | 44 | 2 | exports |
//! | 46 | 2 | messages |
//! | 48 | 2 | types of the module's own |
//! | 50 | 2 | version of the module |
//!
//! Then, without gaps: the function table ([`FUNCTION_WORDS`] words a function), the rodata table (offset and length of
//! each segment), the code, and the metadata: `postcard` records in the order module name, types, messages, imports,
//! exports. Rodata segments follow, each at its own alignment, so that a module of small unaligned strings has no
//! padding. The debug section, if any, is last.

#[cfg(feature = "alloc")]
mod aligned;
mod crc;
mod debug;
mod needs;
mod read;
mod records;
#[cfg(test)]
pub(crate) mod tests;
#[cfg(feature = "encode")]
mod write;

#[cfg(feature = "alloc")]
pub use aligned::AlignedBytes;
pub use debug::{DebugInfo, Location};
pub use needs::needs;
#[cfg(feature = "verify")]
pub(crate) use needs::needs_of;
pub(crate) use read::Constants;
pub use read::{Export, Import, LoadError, Module};
pub use records::{ExportAttr, FunctionInfo};
#[cfg(feature = "encode")]
pub use write::{DebugNames, FunctionDef, ModuleBuilder, Presence, WriteError};

/// First bytes of a module.
pub const MAGIC: [u8; 4] = *b"HLCM";
/// The version that this crate reads and writes. Any change of layout or of a shipped instruction raises it.
pub const VERSION: u16 = 2;
/// Bytes of the fixed header.
pub const HEADER_LENGTH: usize = 52;
/// Words of a function table entry.
pub const FUNCTION_WORDS: usize = 5;
/// Words of a call frame beside its registers: what a call saves.
pub const FRAME_WORDS: u32 = 3;
/// Words that a call of an import that may suspend keeps for the native function.
pub const IMPORT_STATE_WORDS: u32 = 2;
/// Most words of value globals: what the 16 bits by which an instruction names one can tell apart. So a module of a few
/// bytes cannot ask for gigabytes at load.
pub const MAX_GLOBAL_WORDS: u32 = 1 << 16;
/// The stack bound of a function whose call graph has a cycle.
pub const UNBOUNDED: u32 = u32::MAX;

/// Bits of what a module needs of its runtime.
pub mod features {
    /// f32 instructions.
    pub const F32: u16 = 1;
    /// f64 instructions.
    pub const F64: u16 = 2;
    /// Suspension.
    pub const YIELD: u16 = 4;
    /// Transcendental functions, remainders and fused multiply-add of floats.
    pub const MATH: u16 = 8;
    /// Lists and hashes.
    pub const COLLECTIONS: u16 = 16;
    /// Arithmetic of i64 beyond what sizes and offsets need, and its conversions from and to floats.
    pub const INT64: u16 = 32;
    /// The instructions of page 1 that no other bit names, but for those of buffers: rounding, switches, indirect
    /// globals, tracing.
    pub const EXTENDED: u16 = 64;
    /// What this build of the runtime can run.
    pub const SUPPORTED: u16 = if cfg!(feature = "f32") { F32 } else { 0 }
        | if cfg!(feature = "f64") { F64 } else { 0 }
        | if cfg!(feature = "yield") { YIELD } else { 0 }
        | if cfg!(feature = "math") { MATH } else { 0 }
        | if cfg!(feature = "collections") {
            COLLECTIONS
        } else {
            0
        }
        | if cfg!(feature = "int64") { INT64 } else { 0 }
        | if cfg!(feature = "extended") {
            EXTENDED
        } else {
            0
        };

    /// The names of bits, for messages.
    pub const NAMES: [(u16, &str); 7] = [
        (F32, "f32"),
        (F64, "f64"),
        (YIELD, "yield"),
        (MATH, "math"),
        (COLLECTIONS, "collections"),
        (INT64, "int64"),
        (EXTENDED, "extended"),
    ];
}

/// Bits of an import record.
pub(crate) mod import_flags {
    pub(crate) const OPTIONAL: u8 = 1;
    pub(crate) const NO_SIDE_EFFECTS: u8 = 2;
    pub(crate) const YIELDS: u8 = 4;
    pub(crate) const ALL: u8 = 7;
}
