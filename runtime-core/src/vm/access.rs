//! Loads from buffers and stores to them, element by element.
//!
//! As with the [shapes](super::shape), each instruction is inlined, or with the feature `compact` a call of one
//! function. This file must not know an instruction.

use super::frame::Values;
use super::memory::RawSpan;
use super::object::{ObjectRef, Objects};
use super::status::{Fault, FaultInfo, Message, Status};

const OUT_OF_BOUNDS: Fault = Fault::new(&FaultInfo {
    status: Status::OutOfRange,
    text: Message::new("access outside the buffer"),
});

/// How an element lies in memory, and what it is in registers.
#[derive(Clone, Copy)]
pub(super) enum Element {
    /// A byte, extended with zeros.
    U8,
    /// A byte, extended with its sign.
    S8,
    /// Two bytes, extended with zeros.
    U16,
    /// Two bytes, extended with their sign.
    S16,
    /// A register.
    Word,
    /// A register pair.
    Pair,
}

/// Loads an element of a buffer to register `to`, or a pair from there. A negative index is above every length.
#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
pub(super) fn load(
    objects: &Objects<'_>,
    values: Values,
    to: usize,
    buffer: ObjectRef,
    index: u64,
    element: Element,
) -> Result<(), Fault> {
    load_from(objects.span(buffer)?, values, to, index, element).ok_or(OUT_OF_BOUNDS)
}

/// As [`load`], from the span of a buffer; `None` when the element is outside.
#[inline(always)]
pub(super) fn load_from(
    span: RawSpan,
    values: Values,
    to: usize,
    index: u64,
    element: Element,
) -> Option<()> {
    let word = match element {
        Element::U8 => span.load(index).map(|[v]: [u8; 1]| u32::from(v)),
        Element::S8 => span
            .load(index)
            .map(|[v]: [u8; 1]| i32::from(v as i8) as u32),
        Element::U16 => span.load(index).map(|v| u16::from_le_bytes(v).into()),
        Element::S16 => span
            .load(index)
            .map(|v| i32::from(i16::from_le_bytes(v)) as u32),
        Element::Word => span.load(index).map(u32::from_le_bytes),
        Element::Pair => {
            values.set64(to, span.load(index).map(u64::from_le_bytes)?);
            return Some(());
        }
    };
    values.set32(to, word?);
    Some(())
}

/// Stores register `from`, or the pair from there, to an element of a buffer.
#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
pub(super) fn store(
    objects: &mut Objects<'_>,
    values: Values,
    from: usize,
    buffer: ObjectRef,
    index: u64,
    element: Element,
) -> Result<(), Fault> {
    store_to(objects.span_mut(buffer)?, values, from, index, element).ok_or(OUT_OF_BOUNDS)
}

/// As [`store`], to the writable span of a buffer; `None` when the element is outside.
#[inline(always)]
pub(super) fn store_to(
    mut span: RawSpan,
    values: Values,
    from: usize,
    index: u64,
    element: Element,
) -> Option<()> {
    match element {
        Element::U8 | Element::S8 => span.store(index, [values.get32(from) as u8]),
        Element::U16 | Element::S16 => span.store(index, (values.get32(from) as u16).to_le_bytes()),
        Element::Word => span.store(index, values.get32(from).to_le_bytes()),
        Element::Pair => span.store(index, values.get64(from).to_le_bytes()),
    }
}
