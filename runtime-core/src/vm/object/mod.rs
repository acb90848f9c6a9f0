//! The objects that refs name: buffers, HAL buffers, buffer views, lists, and objects of native modules.
//!
//! An [`ObjectRef`] is a number: 0 is null, the top bit set is a rodata segment of one of the modules (which needs no
//! slot), anything else is a slot of the object table. Types are checked at every use, so that a wrong or stale ref is
//! an error and never a wrong access. Counts are not atomic: a context is used from one thread at a time.
//!
//! Memory comes from one of four places, which a buffer's [`Origin`] tells apart: bytes that outlive the context, the
//! arena, the global allocator (feature `alloc`), or bytes that the caller lends for one call and that are revoked at
//! its end. This file knows no instruction and no native module.
#![allow(
    unsafe_code,
    reason = "spans are made and freed here, and nowhere else"
)]

mod foreign;
mod hal;
#[cfg(feature = "alloc")]
mod heap;
mod list;

pub use foreign::{Foreign, ForeignType};

use core::marker::PhantomData;

use super::memory::RawSpan;
use super::modules::AllConstants;
use super::status::{Fault, FaultInfo, Message, Status, Text};
use crate::isa::TypeCode;

/// A counted reference to an object. Copying the number does not count: whoever keeps one calls
/// [`Objects::retain`], and [`Objects::release`] when done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ObjectRef(pub(super) u32);

impl ObjectRef {
    /// The reference to nothing.
    pub const NULL: Self = Self(0);
    const RODATA: u32 = 1 << 31;

    /// The buffer over a rodata segment of a module, which is given by its number in the order of registration.
    #[must_use]
    pub const fn rodata(instance: u16, ordinal: u16) -> Self {
        Self(Self::RODATA | (instance as u32) << 16 | ordinal as u32)
    }

    /// Whether it names nothing.
    #[must_use]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    const fn as_rodata(self) -> Option<(u16, u16)> {
        if self.0 & Self::RODATA != 0 {
            Some(((self.0 >> 16 & 0x7FFF) as u16, self.0 as u16))
        } else {
            None
        }
    }
}

/// Dimensions that a view keeps in its slot; more go to a buffer of their own.
const INLINE_RANK: usize = 4;
/// The end of the free list, and of the chain of objects that wait to be torn down.
const NO_SLOT: u32 = WAITING - 1;
/// Marks the `count` of an object on that chain; the other bits are the next one.
const WAITING: u32 = 1 << 31;
/// The highest count. One that reaches it sticks: the object then lives as long as the context.
const STUCK: u32 = WAITING - 1;
/// What heap buffers are aligned to, and at most can be.
#[cfg(feature = "alloc")]
const HEAP_ALIGNMENT: usize = 64;

/// Where the bytes of a buffer come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// They outlive the context, or belong to `owner`.
    Borrowed,
    /// Lent for one call.
    Lent,
    /// A range of the arena.
    Arena,
    /// The global allocator.
    #[cfg(feature = "alloc")]
    Heap,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Buffer {
    pub(super) span: RawSpan,
    pub(super) mutable: bool,
    origin: Origin,
    /// Whether there ever was a part of this one.
    divided: bool,
    /// The whole buffer that this is a part of.
    owner: ObjectRef,
}

impl Buffer {
    /// A mutable buffer of its own.
    const fn whole(span: RawSpan, origin: Origin) -> Self {
        Self {
            span,
            mutable: true,
            origin,
            divided: false,
            owner: ObjectRef::NULL,
        }
    }
}

/// A HAL buffer: a range of a VM buffer.
#[derive(Clone, Copy, Debug)]
pub struct HalBuffer {
    /// The VM buffer.
    pub storage: ObjectRef,
    /// First byte.
    pub offset: usize,
    /// Bytes.
    pub length: usize,
}

/// A HAL buffer with a shape, an element type and an encoding.
#[derive(Clone, Copy, Debug)]
pub struct BufferView {
    /// The HAL buffer.
    pub buffer: ObjectRef,
    /// The element type, as the HAL numbers it.
    pub element_type: u32,
    /// The encoding, as the HAL numbers it.
    pub encoding: u32,
    /// Number of dimensions.
    pub rank: u8,
    dims: [usize; INLINE_RANK],
    /// A buffer of u64 dimensions when there are more than fit.
    spill: ObjectRef,
}

/// A type as an instruction names it: the code, and the instance whose own types a custom code counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RefType {
    pub(super) code: TypeCode,
    pub(super) instance: u16,
}

/// A list: its elements lie in a buffer, so that no third kind of memory is needed.
#[derive(Clone, Copy, Debug)]
pub(super) struct List {
    pub(super) element: RefType,
    pub(super) storage: ObjectRef,
    pub(super) size: u32,
    pub(super) capacity: u32,
}

#[derive(Clone, Copy, Debug)]
enum Payload {
    Free,
    Buffer(Buffer),
    HalBuffer(HalBuffer),
    BufferView(BufferView),
    List(List),
    Foreign(Foreign),
}

/// Room for one object. The contents are private; an array of [`Slot::EMPTY`] is an object table.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// The count; for a free slot, and for one that waits to be torn down, the next slot.
    count: u32,
    payload: Payload,
}

impl Slot {
    /// An unused slot.
    pub const EMPTY: Self = Self {
        count: 0,
        payload: Payload::Free,
    };
}

#[derive(Debug)]
enum Slots<'a> {
    Fixed(&'a mut [Slot]),
    #[cfg(feature = "alloc")]
    Growing(alloc::vec::Vec<Slot>),
}

impl Slots<'_> {
    #[inline(always)]
    fn get(&self, index: usize) -> Option<&Slot> {
        match self {
            Self::Fixed(slots) => slots.get(index),
            #[cfg(feature = "alloc")]
            Self::Growing(slots) => slots.get(index),
        }
    }

    #[inline(always)]
    fn get_mut(&mut self, index: usize) -> Option<&mut Slot> {
        match self {
            Self::Fixed(slots) => slots.get_mut(index),
            #[cfg(feature = "alloc")]
            Self::Growing(slots) => slots.get_mut(index),
        }
    }

    fn as_slice(&self) -> &[Slot] {
        match self {
            Self::Fixed(slots) => slots,
            #[cfg(feature = "alloc")]
            Self::Growing(slots) => slots,
        }
    }
}

const WRONG_TYPE: Fault = Fault::new(&FaultInfo {
    status: Status::InvalidArgument,
    text: Message::new("ref has another type than the instruction needs"),
});
const NULL_REF: Fault = Fault::new(&FaultInfo {
    status: Status::InvalidArgument,
    text: Message::new("ref is null"),
});
const READ_ONLY: Fault = Fault::new(&FaultInfo {
    status: Status::PermissionDenied,
    text: Message::new("buffer is read-only"),
});
const OUT_OF_BOUNDS: Fault = Fault::new(&FaultInfo {
    status: Status::OutOfRange,
    text: Message::new("access outside the buffer"),
});
const NO_MEMORY: Fault = Fault::new(&FaultInfo {
    status: Status::ResourceExhausted,
    text: Message::new("arena is too small for the buffer"),
});
const NO_OBJECT: Fault = Fault::new(&FaultInfo {
    status: Status::ResourceExhausted,
    text: Message::new("object table is full"),
});

/// The object table and the memory of buffers.
#[derive(Debug)]
pub struct Objects<'a> {
    slots: Slots<'a>,
    free: u32,
    live: u32,
    peak_live: u32,
    arena: RawSpan,
    arena_peak: usize,
    heap: bool,
    #[cfg(feature = "alloc")]
    budget: heap::Budget,
    /// What refs name beside slots. Code is not reached from here: objects may be those of another context, because
    /// an embedder can swap what [`Context::objects`](super::Context::objects) lends.
    constants: AllConstants<'a>,
    /// Text of the last fault whose own text is empty.
    pub text: Text,
    /// Arena and lent bytes are held exclusively.
    memory: PhantomData<&'a mut [u8]>,
}

impl<'a> Objects<'a> {
    /// Objects in fixed memory.
    pub(super) fn in_place(
        constants: AllConstants<'a>,
        slots: &'a mut [Slot],
        arena: &'a mut [u8],
    ) -> Self {
        let last = slots.len();
        for (i, slot) in slots.iter_mut().enumerate() {
            *slot = Slot {
                count: if i + 1 == last { NO_SLOT } else { i as u32 + 1 },
                payload: Payload::Free,
            };
        }
        // SAFETY: the arena is borrowed exclusively for 'a, and no span outlives `self`, which has 'a.
        let arena = unsafe { RawSpan::new(arena.as_mut_ptr(), arena.len()) };
        let mut objects = Self::with_parts(constants, Slots::Fixed(slots), arena, false);
        objects.free = if last == 0 { NO_SLOT } else { 0 };
        objects
    }

    /// Objects from the global allocator, as many as it gives.
    #[cfg(feature = "alloc")]
    pub(super) fn on_heap(constants: AllConstants<'a>) -> Self {
        Self::with_parts(
            constants,
            Slots::Growing(alloc::vec::Vec::new()),
            RawSpan::EMPTY,
            true,
        )
    }

    fn with_parts(
        constants: AllConstants<'a>,
        slots: Slots<'a>,
        arena: RawSpan,
        heap: bool,
    ) -> Self {
        Self {
            slots,
            free: NO_SLOT,
            live: 0,
            peak_live: 0,
            arena,
            arena_peak: 0,
            heap,
            #[cfg(feature = "alloc")]
            budget: heap::Budget::UNLIMITED,
            constants,
            text: Text::new(),
            memory: PhantomData,
        }
    }

    /// Objects that exist now. Zero after a call whose results were released and that stored no ref in a global.
    #[must_use]
    pub fn live(&self) -> u32 {
        self.live
    }

    /// The most objects that existed at once.
    #[must_use]
    pub fn peak_live(&self) -> u32 {
        self.peak_live
    }

    /// The highest byte of the arena ever used.
    #[must_use]
    pub fn arena_peak(&self) -> usize {
        self.arena_peak
    }

    #[cfg_attr(not(feature = "compact"), inline(always))]
    #[cfg_attr(feature = "compact", inline(never))]
    fn payload(&self, r: ObjectRef) -> Result<&Payload, Fault> {
        match self.slots.get((r.0 as usize).wrapping_sub(1)) {
            Some(slot) => Ok(&slot.payload),
            None if r.is_null() => Err(NULL_REF),
            None => Err(WRONG_TYPE),
        }
    }

    fn insert(&mut self, payload: Payload) -> Result<ObjectRef, Fault> {
        let index = if self.free == NO_SLOT {
            self.grow()?
        } else {
            self.free
        };
        let slot = self.slots.get_mut(index as usize).ok_or(NO_OBJECT)?;
        let next = slot.count;
        *slot = Slot { count: 1, payload };
        self.free = next;
        self.live += 1;
        self.peak_live = self.peak_live.max(self.live);
        Ok(ObjectRef(index + 1))
    }

    /// A fresh free slot whose next is the present free list.
    fn grow(&mut self) -> Result<u32, Fault> {
        #[cfg(feature = "alloc")]
        if self.heap {
            self.budget.charge(size_of::<Slot>()).ok_or(NO_OBJECT)?;
        }
        match &mut self.slots {
            Slots::Fixed(_) => Err(NO_OBJECT),
            #[cfg(feature = "alloc")]
            Slots::Growing(slots) => {
                // The top bit marks rodata refs.
                if slots.len() >= (ObjectRef::RODATA - 2) as usize || slots.try_reserve(1).is_err()
                {
                    return Err(NO_OBJECT);
                }
                slots.push(Slot {
                    count: self.free,
                    payload: Payload::Free,
                });
                Ok((slots.len() - 1) as u32)
            }
        }
    }

    /// Counts one more holder.
    #[inline]
    pub fn retain(&mut self, r: ObjectRef) {
        if let Some(slot) = self.slots.get_mut((r.0 as usize).wrapping_sub(1))
            && !matches!(slot.payload, Payload::Free)
            && slot.count < STUCK
        {
            slot.count += 1;
        }
    }

    /// Counts one holder less; the last one frees the object and releases what it refers to.
    #[inline]
    pub fn release(&mut self, r: ObjectRef) {
        if !r.is_null() {
            self.release_slow(r);
        }
    }

    #[inline(never)]
    fn release_slow(&mut self, r: ObjectRef) {
        // Objects whose count reached zero wait in a chain through `count`, so that no depth of nesting recurses.
        let mut pending = NO_SLOT;
        self.drop_count(r, &mut pending);
        while let Some(slot) = self.slots.get_mut(pending as usize) {
            let index = pending;
            pending = slot.count & !WAITING;
            let payload = core::mem::replace(&mut slot.payload, Payload::Free);
            slot.count = self.free;
            self.free = index;
            self.live -= 1;
            match payload {
                Payload::Free | Payload::Foreign(_) => {}
                Payload::Buffer(buffer) => {
                    self.free_buffer(ObjectRef(index + 1), buffer);
                    self.drop_count(buffer.owner, &mut pending);
                }
                Payload::HalBuffer(buffer) => self.drop_count(buffer.storage, &mut pending),
                Payload::BufferView(view) => {
                    self.drop_count(view.buffer, &mut pending);
                    self.drop_count(view.spill, &mut pending);
                }
                Payload::List(_) if !cfg!(feature = "collections") => {}
                Payload::List(list) => {
                    for i in 0..list.size {
                        if let Some(element) = self.list_ref(&list, i) {
                            self.drop_count(element, &mut pending);
                        }
                    }
                    self.drop_count(list.storage, &mut pending);
                }
            }
        }
    }

    /// Lowers a count, and puts the object on the chain when it reaches zero. One that is on the chain already stays as
    /// it is, for the case that an embedder's counts do not add up.
    #[cfg_attr(feature = "compact", inline(never))]
    fn drop_count(&mut self, r: ObjectRef, pending: &mut u32) {
        let index = r.0.wrapping_sub(1);
        if let Some(slot) = self.slots.get_mut(index as usize)
            && !matches!(slot.payload, Payload::Free)
            && slot.count < STUCK
        {
            slot.count -= 1;
            if slot.count == 0 {
                slot.count = WAITING | *pending;
                *pending = index;
            }
        }
    }

    /// Gives memory back. An arena range is free as soon as no slot names it.
    fn free_buffer(&mut self, r: ObjectRef, buffer: Buffer) {
        #[cfg(feature = "alloc")]
        if buffer.origin == Origin::Heap {
            if buffer.divided {
                // Parts keep their buffer alive, but for an embedder that releases it once too often.
                self.revoke(|part| part.owner == r);
            }
            self.budget.credit(buffer.span.len());
            // SAFETY: heap buffers come from `heap_allocate` with this alignment. The slot has just been emptied, and so
            // have those of the parts, so this is the last use of the span.
            unsafe { super::memory::heap_free(buffer.span, HEAP_ALIGNMENT) };
        }
        let _ = (r, buffer);
    }

    /// Takes the bytes from every buffer that `which` picks; later accesses are out of range.
    fn revoke(&mut self, which: impl Fn(&Buffer) -> bool) {
        for i in 0..self.slots.as_slice().len() {
            if let Some(Slot {
                payload: Payload::Buffer(buffer),
                ..
            }) = self.slots.get_mut(i)
                && which(buffer)
            {
                buffer.span = RawSpan::EMPTY;
            }
        }
    }

    /// The type of an object, or `None` for null. That of a native module's own type is [`Objects::NATIVE_TYPE`].
    #[must_use]
    pub fn type_of(&self, r: ObjectRef) -> Option<TypeCode> {
        if r.as_rodata().is_some() {
            return Some(TypeCode::BUFFER);
        }
        match self.payload(r).ok()? {
            Payload::Free => None,
            Payload::Buffer(_) => Some(TypeCode::BUFFER),
            Payload::HalBuffer(_) => Some(TypeCode::HAL_BUFFER),
            Payload::BufferView(_) => Some(TypeCode::HAL_BUFFER_VIEW),
            Payload::List(_) => Some(TypeCode::LIST),
            Payload::Foreign(foreign) => Some(match foreign.ty {
                ForeignType::Fixed(code) => code,
                ForeignType::Named(_) => Self::NATIVE_TYPE,
            }),
        }
    }

    /// What [`Objects::type_of`] gives for a type that has no fixed code.
    pub const NATIVE_TYPE: TypeCode = TypeCode(u16::MAX);

    /// Fails unless the ref is null or of the type.
    pub(super) fn check_type(&self, r: ObjectRef, ty: RefType) -> Result<(), Fault> {
        if r.is_null()
            || ty.code == TypeCode::ANY
            || !ty.code.is_custom() && self.type_of(r) == Some(ty.code)
        {
            Ok(())
        } else {
            self.check_custom_type(r, ty)
        }
    }

    // --- buffers ---

    /// The span of a buffer, for reading.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    #[cfg_attr(feature = "compact", inline(never))]
    pub(super) fn span(&self, r: ObjectRef) -> Result<RawSpan, Fault> {
        self.own_span(r).map_or_else(|| self.other_span(r), Ok)
    }

    /// The span of a buffer that is an object of its own, for reading: what most are.
    #[inline(always)]
    pub(super) fn own_span(&self, r: ObjectRef) -> Option<RawSpan> {
        match self.payload(r) {
            Ok(Payload::Buffer(buffer)) => Some(buffer.span),
            _ => None,
        }
    }

    /// As [`own_span`](Self::own_span), of a mutable buffer, for writing.
    #[inline(always)]
    pub(super) fn own_span_mut(&mut self, r: ObjectRef) -> Option<RawSpan> {
        match self.payload(r) {
            Ok(Payload::Buffer(buffer)) if buffer.mutable => Some(buffer.span),
            _ => None,
        }
    }

    #[inline(never)]
    fn other_span(&self, r: ObjectRef) -> Result<RawSpan, Fault> {
        let Some((instance, ordinal)) = r.as_rodata() else {
            return Err(if r.is_null() { NULL_REF } else { WRONG_TYPE });
        };
        let constants = self.constants.of(instance);
        let bytes = constants
            .and_then(|m| m.rodata(ordinal))
            .ok_or(WRONG_TYPE)?;
        // SAFETY: rodata is borrowed for 'a, which `self` has. The span is never written: `span_mut` refuses rodata.
        Ok(unsafe { RawSpan::new(bytes.as_ptr().cast_mut(), bytes.len()) })
    }

    /// The span of a buffer, for writing.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    #[cfg_attr(feature = "compact", inline(never))]
    pub(super) fn span_mut(&mut self, r: ObjectRef) -> Result<RawSpan, Fault> {
        self.own_span_mut(r).ok_or_else(|| self.not_writable(r))
    }

    #[inline(never)]
    fn not_writable(&self, r: ObjectRef) -> Fault {
        match self.type_of(r) {
            Some(TypeCode::BUFFER) => READ_ONLY,
            Some(_) => WRONG_TYPE,
            None => NULL_REF,
        }
    }

    /// The bytes of a buffer.
    pub fn bytes(&self, r: ObjectRef) -> Result<&[u8], Fault> {
        let span = self.span(r)?;
        // SAFETY: the slot keeps the bytes valid, and both writing and freeing need `self` mutably.
        Ok(unsafe { span.bytes() })
    }

    /// The bytes of a mutable buffer.
    pub fn bytes_mut(&mut self, r: ObjectRef) -> Result<&mut [u8], Fault> {
        let span = self.span_mut(r)?;
        // SAFETY: as in `bytes`; no other access is possible while `self` is borrowed mutably.
        Ok(unsafe { span.bytes_mut() })
    }

    /// The length of a buffer in bytes.
    pub fn length(&self, r: ObjectRef) -> Result<usize, Fault> {
        Ok(self.span(r)?.len())
    }

    /// Copies bytes between buffers; the ranges may overlap.
    pub fn copy(
        &mut self,
        source: ObjectRef,
        source_offset: usize,
        target: ObjectRef,
        target_offset: usize,
        length: usize,
    ) -> Result<(), Fault> {
        let source = self
            .span(source)?
            .subspan(source_offset, length)
            .ok_or(OUT_OF_BOUNDS)?;
        let mut target = self
            .span_mut(target)?
            .subspan(target_offset, length)
            .ok_or(OUT_OF_BOUNDS)?;
        target.copy_from(&source);
        Ok(())
    }

    /// A zeroed mutable buffer.
    pub fn allocate(&mut self, length: usize, alignment: usize) -> Result<ObjectRef, Fault> {
        let alignment = alignment
            .max(1)
            .checked_next_power_of_two()
            .ok_or(NO_MEMORY)?;
        let (span, origin) = self.allocate_span(length, alignment)?;
        let buffer = Buffer::whole(span, origin);
        let result = self.insert(Payload::Buffer(buffer));
        if result.is_err() {
            self.free_buffer(ObjectRef::NULL, buffer);
        }
        result
    }

    #[cfg(feature = "alloc")]
    fn allocate_span(
        &mut self,
        length: usize,
        alignment: usize,
    ) -> Result<(RawSpan, Origin), Fault> {
        if !self.heap {
            return self.allocate_in_arena(length, alignment);
        }
        if alignment > HEAP_ALIGNMENT {
            return Err(Fault::new(
                const {
                    &FaultInfo {
                        status: Status::Unimplemented,
                        text: Message::new("buffer alignment above 64"),
                    }
                },
            ));
        }
        const NO_HEAP: Fault = Fault::new(&FaultInfo {
            status: Status::ResourceExhausted,
            text: Message::new("out of memory for the buffer"),
        });
        self.budget.charge(length).ok_or(NO_HEAP)?;
        match super::memory::heap_allocate(length, HEAP_ALIGNMENT) {
            Some(span) => Ok((span, Origin::Heap)),
            None => {
                self.budget.credit(length);
                Err(NO_HEAP)
            }
        }
    }

    #[cfg(not(feature = "alloc"))]
    fn allocate_span(
        &mut self,
        length: usize,
        alignment: usize,
    ) -> Result<(RawSpan, Origin), Fault> {
        debug_assert!(!self.heap);
        self.allocate_in_arena(length, alignment)
    }

    /// First fit: the lowest aligned gap between the ranges that slots name. Tables are short, so the search is too,
    /// and no bytes of the arena go to bookkeeping.
    fn allocate_in_arena(
        &mut self,
        length: usize,
        alignment: usize,
    ) -> Result<(RawSpan, Origin), Fault> {
        let base = self.arena.address();
        let align =
            |at: usize| Some((base.checked_add(at)?.checked_next_multiple_of(alignment)?) - base);
        let mut at = align(0).ok_or(NO_MEMORY)?;
        loop {
            let end = at
                .checked_add(length)
                .filter(|end| *end <= self.arena.len())
                .ok_or(NO_MEMORY)?;
            let blocker = self
                .slots
                .as_slice()
                .iter()
                .find_map(|slot| match &slot.payload {
                    Payload::Buffer(b) if b.origin == Origin::Arena && b.span.len() > 0 => {
                        let start = b.span.offset_in(&self.arena);
                        let stop = start + b.span.len();
                        (start < end && at < stop).then_some(stop)
                    }
                    _ => None,
                });
            match blocker {
                Some(stop) => at = align(stop).ok_or(NO_MEMORY)?,
                None => {
                    let mut span = self.arena.subspan(at, length).ok_or(NO_MEMORY)?;
                    span.fill([0; 8]);
                    self.arena_peak = self.arena_peak.max(end);
                    return Ok((span, Origin::Arena));
                }
            }
        }
    }

    /// A read-only buffer over bytes that outlive the context.
    pub fn wrap(&mut self, bytes: &'a [u8]) -> Result<ObjectRef, Fault> {
        // SAFETY: the bytes are borrowed for 'a, which `self` has; the buffer is not mutable.
        let span = unsafe { RawSpan::new(bytes.as_ptr().cast_mut(), bytes.len()) };
        self.insert(Payload::Buffer(Buffer {
            mutable: false,
            ..Buffer::whole(span, Origin::Borrowed)
        }))
    }

    /// A mutable buffer over bytes that outlive the context.
    pub fn wrap_mut(&mut self, bytes: &'a mut [u8]) -> Result<ObjectRef, Fault> {
        // SAFETY: the bytes are borrowed exclusively for 'a, which `self` has.
        let span = unsafe { RawSpan::new(bytes.as_mut_ptr(), bytes.len()) };
        self.insert(Payload::Buffer(Buffer::whole(span, Origin::Borrowed)))
    }

    /// A read-only buffer over bytes that the caller lends.
    ///
    /// # Safety
    /// [`Objects::revoke_lent`] must be called before the borrow of `bytes` ends.
    pub(super) unsafe fn lend(&mut self, bytes: &[u8]) -> Result<ObjectRef, Fault> {
        // SAFETY: the caller revokes the span before the bytes go away; the buffer is not mutable.
        let span = unsafe { RawSpan::new(bytes.as_ptr().cast_mut(), bytes.len()) };
        self.insert(Payload::Buffer(Buffer {
            mutable: false,
            ..Buffer::whole(span, Origin::Lent)
        }))
    }

    /// Empties every buffer over lent bytes that is still alive; later accesses are out of range.
    pub(super) fn revoke_lent(&mut self) {
        self.revoke(|buffer| buffer.origin == Origin::Lent);
    }

    /// A buffer over a range of another, which it keeps alive.
    pub fn slice(
        &mut self,
        r: ObjectRef,
        offset: usize,
        length: usize,
    ) -> Result<ObjectRef, Fault> {
        let whole = self.span(r)?;
        let span = whole.subspan(offset, length).ok_or(OUT_OF_BOUNDS)?;
        let mut part = Buffer {
            mutable: false,
            owner: r,
            ..Buffer::whole(span, Origin::Borrowed)
        };
        if let Ok(Payload::Buffer(of)) = self.payload(r) {
            part.mutable = of.mutable;
            if of.origin == Origin::Lent {
                part.origin = Origin::Lent;
            }
            // A part of a part belongs to the whole, which is what gives the memory back.
            if !of.owner.is_null() {
                part.owner = of.owner;
            }
        }
        let result = self.insert(Payload::Buffer(part))?;
        self.retain(part.owner);
        if let Some(Slot {
            payload: Payload::Buffer(whole),
            ..
        }) = self.slots.get_mut((part.owner.0 as usize).wrapping_sub(1))
        {
            whole.divided = true;
        }
        Ok(result)
    }
}
