//! The `hal_inline` native module: buffers and buffer views in host memory, for the inline execution models.
//!
//! Signatures stand in [`imports::HAL_INLINE`](crate::imports::HAL_INLINE); this file says what the functions do.
//! There is no device and no queue. Nothing here allocates but through [`Objects`].

use crate::imports;
use crate::text::{element_byte_count, write_element_type, write_shape, write_u64};
use crate::vm::{
    BufferView, Fault, FaultInfo, Message, Native, NativeModule, ObjectRef, Objects, Status,
};

/// Encoding of dense row-major elements.
pub const ENCODING_DENSE: u32 = 1;

/// The bytes of a dense tensor; `None` when they do not fit the address space or the element type has no whole bytes.
#[must_use]
pub fn element_bytes(element_type: u32, shape: impl Iterator<Item = u64>) -> Option<usize> {
    let element = element_byte_count(element_type);
    if element == 0 {
        return None;
    }
    let (mut total, mut empty) = (Some(element), false);
    for dim in shape {
        empty |= dim == 0;
        total = total.and_then(|total| total.checked_mul(usize::try_from(dim).ok()?));
    }
    // A zero dimension makes the product zero, however large the others are.
    if empty { Some(0) } else { total }
}

/// What `buffer_view.trace` calls, with its key and the traced views.
pub type TraceFn = fn(key: &str, views: &[ObjectRef], objects: &Objects<'_>);

/// The native module.
#[derive(Clone, Copy, Debug)]
pub struct HalInline {
    trace: Option<TraceFn>,
}

/// The native module without an output for traces.
pub const HAL_INLINE: HalInline = HalInline { trace: None };

impl HalInline {
    /// The module with an output for traces.
    #[must_use]
    pub const fn with_trace(trace: TraceFn) -> Self {
        Self { trace: Some(trace) }
    }
}

/// Name and calling convention of each function: what a runtime needs of the rows, whose other fields would cost
/// flash.
static FUNCTIONS: [(&str, &str); imports::HAL_INLINE.functions.len()] = {
    let rows = imports::HAL_INLINE.functions;
    let mut functions = [("", ""); imports::HAL_INLINE.functions.len()];
    let mut i = 0;
    while i < rows.len() {
        functions[i] = (rows[i].name, rows[i].cconv);
        i += 1;
    }
    functions
};

impl NativeModule for HalInline {
    fn name(&self) -> &str {
        imports::HAL_INLINE.name
    }

    fn version(&self) -> u16 {
        imports::HAL_INLINE.version
    }

    fn find(&self, function: &str) -> Option<(u16, &str)> {
        let at = FUNCTIONS.iter().position(|(name, _)| *name == function)?;
        Some((at as u16, FUNCTIONS.get(at)?.1))
    }

    fn call(&self, number: u16, call: &mut Native<'_, '_>) -> Result<(), Fault> {
        // In the order of the table, which is sorted by name.
        match number {
            0 => allocate(call),
            1 => allocate_initialized(call),
            2 => length(call),
            3 => storage(call),
            4 => subspan(call),
            5 => wrap(call),
            6 => view_assert(call),
            7 => view_buffer(call),
            8 => view_create(call),
            9 => view_dim(call),
            10 => view_property(call, |v| v.element_type),
            11 => view_property(call, |v| v.encoding),
            12 => view_property(call, |v| u32::from(v.rank)),
            13 => view_trace(call, self.trace),
            14 => device_query(call),
            _ => Err(Fault::new(
                const {
                    &FaultInfo {
                        status: Status::Internal,
                        text: Message::new("native function number is out of range"),
                    }
                },
            )),
        }
    }
}

const OUT_OF_RANGE: Fault = Fault::new(&FaultInfo {
    status: Status::OutOfRange,
    text: Message::new("range is outside the buffer"),
});

/// A new allocation as a HAL buffer and as the VM buffer under it, both counted for the caller.
fn new_allocation(
    objects: &mut Objects<'_>,
    length: usize,
    alignment: i32,
) -> Result<(ObjectRef, ObjectRef), Fault> {
    let alignment = usize::try_from(alignment).unwrap_or(1);
    let storage = objects.allocate(length, alignment)?;
    match objects.new_hal_buffer(storage, 0, length) {
        Ok(buffer) => Ok((buffer, storage)),
        Err(fault) => {
            objects.release(storage);
            Err(fault)
        }
    }
}

fn return_two(call: &mut Native<'_, '_>, first: ObjectRef, second: ObjectRef) -> Result<(), Fault> {
    if let Err(fault) = call.return_object(first) {
        call.objects.release(second);
        return Err(fault);
    }
    call.return_object(second)
}

fn allocate(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (alignment, length) = (call.i32()?, call.size()?);
    let (buffer, storage) = new_allocation(call.objects, length, alignment)?;
    return_two(call, buffer, storage)
}

fn allocate_initialized(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (alignment, source, offset, length) =
        (call.i32()?, call.object()?, call.size()?, call.size()?);
    let end = offset.checked_add(length).ok_or(OUT_OF_RANGE)?;
    // Before anything is allocated, so that a bad range leaves nothing behind.
    call.objects
        .bytes(source)?
        .get(offset..end)
        .ok_or(OUT_OF_RANGE)?;
    let (buffer, storage) = new_allocation(call.objects, length, alignment)?;
    let copied = call.objects.copy(source, offset, storage, 0, length);
    if let Err(fault) = copied {
        call.objects.release(buffer);
        call.objects.release(storage);
        return Err(fault);
    }
    return_two(call, buffer, storage)
}

fn wrap(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (source, offset, length) = (call.object()?, call.size()?, call.size()?);
    let buffer = call.objects.new_hal_buffer(source, offset, length)?;
    call.return_object(buffer)
}

fn subspan(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (source, offset, length) = (call.object()?, call.size()?, call.size()?);
    let result = subspan_of(call.objects, source, offset, length)?;
    call.return_object(result)
}

/// A range of a HAL buffer; the whole range is the buffer itself.
fn subspan_of(
    objects: &mut Objects<'_>,
    source: ObjectRef,
    offset: usize,
    length: usize,
) -> Result<ObjectRef, Fault> {
    let whole = objects.hal_buffer(source)?;
    let end = offset.checked_add(length).ok_or(OUT_OF_RANGE)?;
    if end > whole.length {
        return Err(OUT_OF_RANGE);
    }
    if offset == 0 && length == whole.length {
        objects.retain(source);
        return Ok(source);
    }
    objects.new_hal_buffer(whole.storage, whole.offset + offset, length)
}

fn length(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let buffer = call.object()?;
    let length = call.objects.hal_buffer(buffer)?.length;
    call.return_i64(length as i64)
}

fn storage(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let buffer = call.object()?;
    let buffer = call.objects.hal_buffer(buffer)?;
    // The common case needs no object of its own: the HAL buffer is all of its storage.
    if buffer.offset == 0 && call.objects.length(buffer.storage)? == buffer.length {
        call.objects.retain(buffer.storage);
        return call.return_object(buffer.storage);
    }
    let slice = call
        .objects
        .slice(buffer.storage, buffer.offset, buffer.length)?;
    call.return_object(slice)
}

fn view_create(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (source, offset, length) = (call.object()?, call.size()?, call.size()?);
    let (element_type, encoding) = (call.i32()? as u32, call.i32()? as u32);
    let rank = call.span()? as usize;
    let buffer = subspan_of(call.objects, source, offset, length)?;
    let view = match Shape::new(call, rank) {
        Ok(shape) => call.objects.new_view(buffer, element_type, encoding, shape),
        Err(fault) => Err(fault),
    };
    call.objects.release(buffer);
    call.return_object(view?)
}

/// The dimensions of a span, read ahead so that the objects can be used meanwhile.
struct Shape {
    dims: [u64; MAX_RANK],
    rank: usize,
    next: usize,
}

/// Most dimensions of a view that a program makes or asserts.
const MAX_RANK: usize = 8;

impl Shape {
    fn new(call: &mut Native<'_, '_>, rank: usize) -> Result<Self, Fault> {
        let mut shape = Self {
            dims: [0; MAX_RANK],
            rank,
            next: 0,
        };
        let Some(dims) = shape.dims.get_mut(..rank) else {
            return Err(Fault::new(
                const {
                    &FaultInfo {
                        status: Status::Unimplemented,
                        text: Message::new("views of more than 8 dimensions"),
                    }
                },
            ));
        };
        for slot in dims {
            *slot = call.size()? as u64;
        }
        Ok(shape)
    }

    fn as_slice(&self) -> &[u64] {
        self.dims.get(..self.rank).unwrap_or_default()
    }
}

impl Iterator for Shape {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let dim = self.as_slice().get(self.next).copied()?;
        self.next += 1;
        Some(dim)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.rank - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Shape {}

fn view_assert(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (view, message) = (call.object()?, call.object()?);
    let (element_type, encoding) = (call.i32()? as u32, call.i32()? as u32);
    let rank = call.span()? as usize;
    let shape = Shape::new(call, rank)?;
    let Ok(found) = call.objects.view(view) else {
        begin_mismatch(call, message, "");
        write_type(&mut call.objects.text, shape.as_slice(), element_type);
        call.objects.text.push_str(match view.is_null() {
            true => ", found null",
            false => ", found an object that is no buffer view",
        });
        return Err(Fault::with_text(Status::InvalidArgument));
    };
    let mut dims = [0; MAX_RANK];
    for (i, slot) in dims.iter_mut().enumerate() {
        *slot = call.objects.dim(&found, i).unwrap_or(0);
    }
    let found_rank = usize::from(found.rank);
    let found_shape = dims.get(..found_rank).unwrap_or(&dims);
    let same_shape = found_rank == rank && found_shape == shape.as_slice();
    if !same_shape || !is_compatible(found.element_type, element_type) {
        let what = if same_shape {
            "element type "
        } else {
            "shape "
        };
        begin_mismatch(call, message, what);
        let text = &mut call.objects.text;
        write_type(text, shape.as_slice(), element_type);
        text.push_str(", found ");
        write_type(text, found_shape, found.element_type);
        return Err(Fault::with_text(Status::InvalidArgument));
    }
    if found.encoding != encoding {
        begin_mismatch(call, message, "encoding ");
        let text = &mut call.objects.text;
        let _ = write_u64(text, encoding.into());
        text.push_str(", found ");
        let _ = write_u64(text, found.encoding.into());
        return Err(Fault::with_text(Status::InvalidArgument));
    }
    Ok(())
}

/// Whether elements of the two types have the same bits and meaning, where a signless integer may stand for either
/// sign: compiled programs have signless ones, callers often know the sign.
fn is_compatible(found: u32, expected: u32) -> bool {
    const SIGNLESS: u32 = 0x10;
    const SIGNED: u32 = 0x11;
    const UNSIGNED: u32 = 0x12;
    let same_width = found & 0x00FF_FFFF == expected & 0x00FF_FFFF;
    found == expected
        || same_width
            && matches!(
                (found >> 24, expected >> 24),
                (SIGNED | UNSIGNED, SIGNLESS) | (SIGNLESS, SIGNED | UNSIGNED)
            )
}

/// Starts the text of an error: the argument's name, which is the message of the assertion, and what was expected.
fn begin_mismatch(call: &mut Native<'_, '_>, message: ObjectRef, what: &str) {
    let mut text = crate::vm::Text::new();
    let name = call.objects.bytes(message).ok();
    if let Some(name) = name.and_then(|bytes| str::from_utf8(bytes).ok()) {
        text.push_str(name);
        text.push_str(": ");
    }
    text.push_str("expected ");
    text.push_str(what);
    call.objects.text = text;
}

/// Writes `4x2xf32`. Writing to a text cannot fail.
fn write_type(text: &mut crate::vm::Text, shape: &[u64], element_type: u32) {
    let _ = write_shape(text, shape);
    let _ = write_element_type(text, element_type);
}

fn view_buffer(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let view = call.object()?;
    let buffer = call.objects.view(view)?.buffer;
    call.objects.retain(buffer);
    call.return_object(buffer)
}

fn view_property(call: &mut Native<'_, '_>, property: fn(&BufferView) -> u32) -> Result<(), Fault> {
    let view = call.object()?;
    let value = property(&call.objects.view(view)?);
    call.return_i32(value as i32)
}

fn view_dim(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (view, index) = (call.object()?, call.i32()?);
    let view = call.objects.view(view)?;
    let dim = usize::try_from(index)
        .ok()
        .and_then(|i| call.objects.dim(&view, i));
    match dim {
        Some(dim) => call.return_i64(dim as i64),
        None => Err(Fault::new(
            const {
                &FaultInfo {
                    status: Status::OutOfRange,
                    text: Message::new("dimension index is not below the rank"),
                }
            },
        )),
    }
}

fn view_trace(call: &mut Native<'_, '_>, trace: Option<TraceFn>) -> Result<(), Fault> {
    let key = call.object()?;
    let count = call.span()? as usize;
    let mut views = [ObjectRef::NULL; 16];
    for i in 0..count {
        let view = call.object()?;
        if let Some(slot) = views.get_mut(i) {
            *slot = view;
        }
    }
    if let Some(trace) = trace {
        let key = str::from_utf8(call.objects.bytes(key)?).unwrap_or("");
        trace(
            key,
            views.get(..count.min(16)).unwrap_or_default(),
            call.objects,
        );
    }
    Ok(())
}

/// No property is known: a program falls back to its own default.
fn device_query(call: &mut Native<'_, '_>) -> Result<(), Fault> {
    let (category, key) = (call.object()?, call.object()?);
    call.objects.bytes(category)?;
    call.objects.bytes(key)?;
    call.return_i32(0)?;
    call.return_i64(0)
}

#[cfg(test)]
mod tests {
    use super::element_bytes;

    #[test]
    fn sizes_of_shapes_are_exact_or_refused() {
        const F32: u32 = 0x2100_0020;
        let bytes = |dims: &[u64]| element_bytes(F32, dims.iter().copied());
        assert_eq!(bytes(&[]), Some(4));
        assert_eq!(bytes(&[2, 3]), Some(24));
        assert_eq!(bytes(&[u64::MAX, 2]), None);
        assert_eq!(bytes(&[1 << 40, 1 << 40]), None);
        // Whichever comes first.
        assert_eq!(bytes(&[1 << 40, 1 << 40, 0]), Some(0));
        assert_eq!(bytes(&[0, u64::MAX, u64::MAX]), Some(0));
        assert_eq!(element_bytes(0x2100_0000, [4].into_iter()), None);
    }
}
