//! Lists: values, refs, or both, in a buffer that the list owns.
//!
//! A value list keeps 8 bytes an element, a ref list 4, and a list of anything 12: a type code, then 8 bytes. Reading
//! as another integer width or float width converts; between integers and floats it gives zero.

use super::memory::RawSpan;
use super::object::{List, ObjectRef, Objects, RefType};
use super::status::{Fault, FaultInfo, Message, Status};
use crate::isa::TypeCode;

const OUT_OF_RANGE: Fault = Fault::new(&FaultInfo {
    status: Status::OutOfRange,
    text: Message::new("list index is out of range"),
});
const NOT_A_VALUE: Fault = Fault::new(&FaultInfo {
    status: Status::FailedPrecondition,
    text: Message::new("list element is not a value"),
});
const NOT_A_REF: Fault = Fault::new(&FaultInfo {
    status: Status::FailedPrecondition,
    text: Message::new("list holds values, not refs"),
});
const TOO_LARGE: Fault = Fault::new(&FaultInfo {
    status: Status::ResourceExhausted,
    text: Message::new("list is too large"),
});

/// How the elements of a list lie in its buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    Value,
    Ref,
    Any,
}

impl Layout {
    fn of(element: TypeCode) -> Self {
        match element.0 {
            0 => Self::Any,
            1..=6 => Self::Value,
            _ => Self::Ref,
        }
    }

    const fn stride(self) -> usize {
        match self {
            Self::Value => 8,
            Self::Ref => 4,
            Self::Any => 12,
        }
    }
}

/// The ref that element `index` holds, if it holds one that is not null.
pub(super) fn ref_at(span: &RawSpan, element: TypeCode, index: u32) -> Option<ObjectRef> {
    let number = match Layout::of(element) {
        Layout::Value => return None,
        Layout::Ref => u32::from_le_bytes(span.load(u64::from(index))?),
        Layout::Any => {
            let (code, bits) = split(span.load(u64::from(index))?);
            if code <= TypeCode::F64.0.into() {
                return None;
            }
            bits as u32
        }
    };
    (number != 0).then_some(ObjectRef(number))
}

/// The code and the bits of a 12-byte element.
fn split(bytes: [u8; 12]) -> (u32, u64) {
    let at = |i: usize| u32::from_le_bytes([bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]]);
    (at(0), u64::from(at(4)) | u64::from(at(8)) << 32)
}

fn join(code: u32, bits: u64) -> [u8; 12] {
    let mut out = [0; 12];
    out[..4].copy_from_slice(&code.to_le_bytes());
    out[4..].copy_from_slice(&bits.to_le_bytes());
    out
}

/// Bits of a value of one type as another.
fn convert(bits: u64, from: TypeCode, to: TypeCode) -> u64 {
    let signed = match from {
        TypeCode::I8 => i64::from(bits as i8),
        TypeCode::I16 => i64::from(bits as i16),
        TypeCode::I32 => i64::from(bits as i32),
        TypeCode::I64 => bits as i64,
        TypeCode::F32 | TypeCode::F64 => {
            return match (from, to) {
                (TypeCode::F32, TypeCode::F64) => f64::from(f32::from_bits(bits as u32)).to_bits(),
                (TypeCode::F64, TypeCode::F32) => {
                    u64::from((f64::from_bits(bits) as f32).to_bits())
                }
                _ if from == to => bits,
                _ => 0,
            };
        }
        _ => 0,
    };
    match to {
        TypeCode::I8 => u64::from(signed as u8),
        TypeCode::I16 => u64::from(signed as u16),
        TypeCode::I32 => u64::from(signed as u32),
        TypeCode::I64 => signed as u64,
        _ => 0,
    }
}

pub(super) fn alloc(
    objects: &mut Objects<'_>,
    element: RefType,
    capacity: u32,
) -> Result<ObjectRef, Fault> {
    let length = bytes(element.code, capacity)?;
    let storage = objects.allocate(length, 4)?;
    objects
        .new_list(List {
            element,
            storage,
            size: 0,
            capacity,
        })
        .inspect_err(|_| objects.release(storage))
}

fn bytes(element: TypeCode, capacity: u32) -> Result<usize, Fault> {
    (capacity as usize)
        .checked_mul(Layout::of(element).stride())
        .ok_or(TOO_LARGE)
}

pub(super) fn size(objects: &Objects<'_>, r: ObjectRef) -> Result<u32, Fault> {
    Ok(objects.list(r)?.size)
}

pub(super) fn reserve(objects: &mut Objects<'_>, r: ObjectRef, capacity: u32) -> Result<(), Fault> {
    let mut list = objects.list(r)?;
    if capacity <= list.capacity {
        return Ok(());
    }
    let used = bytes(list.element.code, list.size)?;
    let storage = objects.allocate(bytes(list.element.code, capacity)?, 4)?;
    if let (Ok(old), Ok(new)) = (objects.span(list.storage), objects.span_mut(storage))
        && let (Some(old), Some(mut new)) = (old.subspan(0, used), new.subspan(0, used))
    {
        new.copy_from(&old);
    }
    objects.release(list.storage);
    (list.storage, list.capacity) = (storage, capacity);
    objects.set_list(r, list);
    Ok(())
}

pub(super) fn resize(objects: &mut Objects<'_>, r: ObjectRef, size: u32) -> Result<(), Fault> {
    let list = objects.list(r)?;
    if size > list.capacity {
        reserve(objects, r, size.max(list.capacity.saturating_mul(2)))?;
    }
    for i in size..list.size {
        clear(objects, r, i)?;
    }
    let mut list = objects.list(r)?;
    list.size = size;
    objects.set_list(r, list);
    Ok(())
}

/// Releases an element and makes it zero or null.
fn clear(objects: &mut Objects<'_>, r: ObjectRef, index: u32) -> Result<(), Fault> {
    let list = element(objects, r, index)?;
    let old = objects.list_ref(&list, index);
    let mut span = objects.span_mut(list.storage)?;
    let at = u64::from(index);
    match Layout::of(list.element.code) {
        Layout::Value => span.store(at, [0; 8]),
        Layout::Ref => span.store(at, [0; 4]),
        Layout::Any => span.store(at, [0; 12]),
    };
    if let Some(old) = old {
        objects.release(old);
    }
    Ok(())
}

/// The list, when it has an element `index`.
fn element(objects: &Objects<'_>, r: ObjectRef, index: u32) -> Result<List, Fault> {
    let list = objects.list(r)?;
    if index < list.size {
        Ok(list)
    } else {
        Err(OUT_OF_RANGE)
    }
}

pub(super) fn get(
    objects: &Objects<'_>,
    r: ObjectRef,
    index: u32,
    to: TypeCode,
) -> Result<u64, Fault> {
    let list = element(objects, r, index)?;
    let span = objects.span(list.storage)?;
    let (code, bits) = match Layout::of(list.element.code) {
        Layout::Value => (
            list.element.code,
            u64::from_le_bytes(span.load(u64::from(index)).ok_or(OUT_OF_RANGE)?),
        ),
        Layout::Ref => return Err(NOT_A_VALUE),
        Layout::Any => {
            let (code, bits) = split(span.load(u64::from(index)).ok_or(OUT_OF_RANGE)?);
            if code > TypeCode::F64.0.into() {
                return Err(NOT_A_VALUE);
            }
            (TypeCode(code as u16), bits)
        }
    };
    Ok(convert(bits, code, to))
}

pub(super) fn set(
    objects: &mut Objects<'_>,
    r: ObjectRef,
    index: u32,
    from: TypeCode,
    bits: u64,
) -> Result<(), Fault> {
    let list = element(objects, r, index)?;
    let layout = Layout::of(list.element.code);
    if layout == Layout::Ref {
        return Err(NOT_A_VALUE);
    }
    clear(objects, r, index)?;
    let mut span = objects.span_mut(list.storage)?;
    let at = u64::from(index);
    match layout {
        Layout::Any => span.store(at, join(from.0.into(), bits)),
        _ => span.store(at, convert(bits, from, list.element.code).to_le_bytes()),
    }
    .ok_or(OUT_OF_RANGE)
}

/// The ref at an index with a count for the caller; null when the element is not of the type.
pub(super) fn get_ref(
    objects: &mut Objects<'_>,
    r: ObjectRef,
    index: u32,
    ty: RefType,
) -> Result<ObjectRef, Fault> {
    let list = element(objects, r, index)?;
    if Layout::of(list.element.code) == Layout::Value {
        return Err(NOT_A_REF);
    }
    let found = objects
        .list_ref(&list, index)
        .filter(|&r| objects.check_type(r, ty).is_ok());
    let found = found.unwrap_or(ObjectRef::NULL);
    objects.retain(found);
    Ok(found)
}

/// The ref at an index, which is null afterwards, with the count that the list had; null, and the element stays, when it
/// is not of the type.
pub(super) fn take_ref(
    objects: &mut Objects<'_>,
    r: ObjectRef,
    index: u32,
    ty: RefType,
) -> Result<ObjectRef, Fault> {
    let found = get_ref(objects, r, index, ty)?;
    if !found.is_null() {
        clear(objects, r, index)?;
    }
    Ok(found)
}

/// Stores a ref whose count the list takes over, also when it fails.
pub(super) fn set_ref(
    objects: &mut Objects<'_>,
    r: ObjectRef,
    index: u32,
    value: ObjectRef,
) -> Result<(), Fault> {
    let stored = try_set_ref(objects, r, index, value);
    if stored.is_err() {
        objects.release(value);
    }
    stored
}

fn try_set_ref(
    objects: &mut Objects<'_>,
    r: ObjectRef,
    index: u32,
    value: ObjectRef,
) -> Result<(), Fault> {
    let list = element(objects, r, index)?;
    let layout = Layout::of(list.element.code);
    match layout {
        Layout::Value => return Err(NOT_A_REF),
        Layout::Ref => objects.check_type(value, list.element)?,
        Layout::Any => {}
    }
    clear(objects, r, index)?;
    let mut span = objects.span_mut(list.storage)?;
    let at = u64::from(index);
    let code = objects.type_of(value).map_or(0, |t| u32::from(t.0));
    match layout {
        Layout::Ref => span.store(at, value.0.to_le_bytes()),
        _ => span.store(at, join(code, u64::from(value.0))),
    }
    .ok_or(OUT_OF_RANGE)
}
