//! Byte buffers: whole-buffer ops in bytes, and element access in elements.

use super::rows::{BUFFER, F32, F64, I32, I64, values, vm_ops};
use crate::ir::Traits;
use crate::ir::def::TypeRule;

/// Reads memory, or fails for what lies outside.
const READS: Traits = Traits::READ_ONLY;
const WRITES: Traits = Traits::NONE;

vm_ops! { from super::consts::END;
    /// A zeroed mutable buffer.
    BufferAlloc "buffer.alloc" {
        operands: values!(length: I64, alignment: I32),
        results: values!(result: BUFFER),
        format: "operands attr-dict `:` type($result)",
        result_name: Some(super::names::result_name),
        traits: Traits::ALLOCATES,
    };
    /// A mutable copy of a range.
    BufferClone "buffer.clone" {
        operands: values!(source_buffer: BUFFER, source_offset: I64, length: I64, alignment: I32),
        results: values!(result: BUFFER),
        format: "operands attr-dict `:` type($source_buffer) `->` type($result)",
        result_name: Some(super::names::result_name),
        traits: Traits::ALLOCATES,
    };
    /// The length in bytes.
    BufferLength "buffer.length" {
        operands: values!(buffer: BUFFER),
        results: values!(result: I64),
        format: "operands attr-dict `:` type($buffer) `->` type($result)",
        fold: Some(super::fold::buffer_length),
        traits: Traits::PURE,
    };
    /// Copies a range.
    BufferCopy "buffer.copy" {
        operands: values!(source_buffer: BUFFER, source_offset: I64, target_buffer: BUFFER, target_offset: I64, length: I64),
        format: "operands attr-dict `:` type($source_buffer) `->` type($target_buffer)",
    };
    /// 1 if two ranges hold equal bytes.
    BufferCompare "buffer.compare" {
        operands: values!(lhs_buffer: BUFFER, lhs_offset: I64, rhs_buffer: BUFFER, rhs_offset: I64, length: I64),
        results: values!(result: I32),
        format: "operands attr-dict `:` type($lhs_buffer) `,` type($rhs_buffer)",
        traits: READS,
    };
    /// SipHash-2-4 of a range.
    BufferHash "buffer.hash" {
        operands: values!(source_buffer: BUFFER, source_offset: I64, length: I64),
        results: values!(result: I64),
        format: "$source_buffer `,` $source_offset `,` $length attr-dict `:` type($source_buffer) `->` type($result)",
        traits: READS,
    };
}

/// Element access.
pub mod access {
    use super::{BUFFER, F32, F64, I32, I64, READS, TypeRule, WRITES};
    use crate::dialects::vm::rows::shaped;

    shaped! { from super::END;
        /// Fills a range of elements.
        BufferFillI8 "buffer.fill.i8" fill(I32) WRITES;
        /// Fills a range of elements.
        BufferFillI16 "buffer.fill.i16" fill(I32) WRITES;
        /// Fills a range of elements.
        BufferFillI32 "buffer.fill.i32" fill(I32) WRITES;
        /// Fills a range of elements.
        BufferFillI64 "buffer.fill.i64" fill(I64) WRITES;
        /// Fills a range of elements.
        BufferFillF32 "buffer.fill.f32" fill(F32) WRITES;
        /// Fills a range of elements.
        BufferFillF64 "buffer.fill.f64" fill(F64) WRITES;
        /// Loads one element, zero-extended.
        BufferLoadI8U "buffer.load.i8.u" load(I32) READS;
        /// Loads one element, sign-extended.
        BufferLoadI8S "buffer.load.i8.s" load(I32) READS;
        /// Loads one element, zero-extended.
        BufferLoadI16U "buffer.load.i16.u" load(I32) READS;
        /// Loads one element, sign-extended.
        BufferLoadI16S "buffer.load.i16.s" load(I32) READS;
        /// Loads one element.
        BufferLoadI32 "buffer.load.i32" load(I32) READS;
        /// Loads one element.
        BufferLoadI64 "buffer.load.i64" load(I64) READS;
        /// Loads one element.
        BufferLoadF32 "buffer.load.f32" load(F32) READS;
        /// Loads one element.
        BufferLoadF64 "buffer.load.f64" load(F64) READS;
        /// Stores the low 8 bits.
        BufferStoreI8 "buffer.store.i8" store(I32) WRITES;
        /// Stores the low 16 bits.
        BufferStoreI16 "buffer.store.i16" store(I32) WRITES;
        /// Stores one element.
        BufferStoreI32 "buffer.store.i32" store(I32) WRITES;
        /// Stores one element.
        BufferStoreI64 "buffer.store.i64" store(I64) WRITES;
        /// Stores one element.
        BufferStoreF32 "buffer.store.f32" store(F32) WRITES;
        /// Stores one element.
        BufferStoreF64 "buffer.store.f64" store(F64) WRITES;
    }
}
