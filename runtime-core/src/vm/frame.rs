//! The stack, the registers of a frame, and the position in the code: what the dispatch loop touches at every step,
//! without a check at every step.
//!
//! Everything here relies on [`verify`](super::verify): register operands are below the counts of their function, code
//! ends in an instruction that does not fall through, branches lead to instruction starts of the same function, and
//! extension words are there. [`Context::new`](super::Context::new) runs the verifier;
//! [`Context::new_unverified`](super::Context::new_unverified) is `unsafe` because it asks its caller to have done so.
//! That a frame lies inside the stack is checked when it is made, in [`Stack::frame`].
#![allow(
    unsafe_code,
    reason = "the dispatch loop's accesses, checked once by the verifier"
)]

use core::marker::PhantomData;

use super::machine::{HEADER, HOST};
use super::object::{ObjectRef, Objects};

/// The words of all frames.
pub(super) struct Stack<'s> {
    base: *mut u32,
    length: usize,
    memory: PhantomData<&'s mut [u32]>,
}

impl<'s> Stack<'s> {
    pub(super) fn new(words: &'s mut [u32]) -> Self {
        Self {
            base: words.as_mut_ptr(),
            // Frame headers hold the bases of other frames in 32 bits, of which the highest number means the host.
            length: words.len().min(HOST as usize),
            memory: PhantomData,
        }
    }

    /// The registers of a frame at `base`; `None` when it does not lie inside the stack.
    #[inline(always)]
    pub(super) fn frame(&mut self, base: usize, vals: usize, refs: usize) -> Option<Frame> {
        if base.checked_add(HEADER + vals + refs)? > self.length {
            return None;
        }
        // SAFETY: the end of the frame, checked above, is inside the stack.
        let first = unsafe { self.base.add(base + HEADER) };
        // SAFETY: as above.
        let refs_at = unsafe { first.add(vals) };
        Some(Frame {
            vals: first,
            refs: refs_at,
            val_count: vals,
            ref_count: refs,
        })
    }

    /// Words `[at, at + count)`; `None` when they do not lie inside the stack. The caller must not use a frame that
    /// overlaps them while it has them.
    #[inline(always)]
    pub(super) fn words(&mut self, at: usize, count: usize) -> Option<&mut [u32]> {
        if at.checked_add(count)? > self.length {
            return None;
        }
        // SAFETY: the range is inside the stack, which is held exclusively; frames are only used through pointers.
        Some(unsafe { core::slice::from_raw_parts_mut(self.base.add(at), count) })
    }
}

/// The state of the instance that runs, out of the state of all: its import table and its globals.
pub(super) struct State<'s> {
    all: *mut u32,
    length: usize,
    imports: Window,
    globals: Window,
    global_refs: Window,
    memory: PhantomData<&'s mut [u32]>,
}

/// Words inside a [`State`].
#[derive(Clone, Copy)]
struct Window {
    first: *mut u32,
    length: usize,
}

impl<'s> State<'s> {
    /// No instance is selected yet.
    pub(super) fn new(words: &'s mut [u32]) -> Self {
        let all = words.as_mut_ptr();
        let none = Window {
            first: all,
            length: 0,
        };
        Self {
            all,
            length: words.len(),
            imports: none,
            globals: none,
            global_refs: none,
            memory: PhantomData,
        }
    }

    /// Selects the instance whose import table is at `at`, its globals behind it. `None`, and nothing changed, when
    /// these do not lie inside the state.
    pub(super) fn select(
        &mut self,
        at: usize,
        imports: usize,
        globals: usize,
        global_refs: usize,
    ) -> Option<()> {
        let end = at.checked_add(imports)?.checked_add(globals)?;
        if end.checked_add(global_refs)? > self.length {
            return None;
        }
        let window = |at: usize, length| Window {
            // SAFETY: the end of the last window, checked above, is inside the state.
            first: unsafe { self.all.add(at) },
            length,
        };
        self.imports = window(at, imports);
        self.globals = window(at + imports, globals);
        self.global_refs = window(end, global_refs);
        Some(())
    }

    /// A word of the state of all.
    pub(super) fn word(&self, at: usize) -> Option<u32> {
        // SAFETY: the word is inside the state, which is held exclusively and which `self` borrows out.
        (at < self.length).then(|| unsafe { self.all.add(at).read() })
    }

    /// What each import is bound to.
    #[inline(always)]
    pub(super) fn imports(&self) -> &[u32] {
        // SAFETY: the window is inside the state, which is held exclusively and which `self` borrows out.
        unsafe { core::slice::from_raw_parts(self.imports.first, self.imports.length) }
    }

    /// The words of value globals.
    #[inline(always)]
    pub(super) fn globals(&self) -> &[u32] {
        // SAFETY: as in `imports`.
        unsafe { core::slice::from_raw_parts(self.globals.first, self.globals.length) }
    }

    /// The words of value globals.
    #[inline(always)]
    pub(super) fn globals_mut(&mut self) -> &mut [u32] {
        // SAFETY: as in `imports`, and `self` is borrowed exclusively.
        unsafe { core::slice::from_raw_parts_mut(self.globals.first, self.globals.length) }
    }

    /// The ref globals.
    #[inline(always)]
    pub(super) fn global_refs(&self) -> &[u32] {
        // SAFETY: as in `imports`.
        unsafe { core::slice::from_raw_parts(self.global_refs.first, self.global_refs.length) }
    }

    /// The ref globals.
    #[inline(always)]
    pub(super) fn global_refs_mut(&mut self) -> &mut [u32] {
        // SAFETY: as in `globals_mut`.
        unsafe { core::slice::from_raw_parts_mut(self.global_refs.first, self.global_refs.length) }
    }
}

/// A position in the code of a module.
#[derive(Clone, Copy)]
pub(super) struct Code {
    ip: *const u32,
}

impl Code {
    /// The position `pc`; `None` past the end. The pointer is one into all of `code`, because a branch may lead back.
    #[inline(always)]
    pub(super) fn new(code: &[u32], pc: usize) -> Option<Self> {
        (pc < code.len()).then(|| Self {
            ip: code.as_ptr().wrapping_add(pc),
        })
    }

    /// The word offset of the position.
    #[inline(always)]
    pub(super) fn pc(self, code: &[u32]) -> usize {
        (self.ip.addr() - code.as_ptr().addr()) / 4
    }

    /// Takes the next word, which is one of an instruction.
    #[inline(always)]
    pub(super) fn fetch(&mut self) -> u32 {
        // SAFETY: verified code does not run past its end.
        let word = unsafe { self.ip.read() };
        self.ip = self.ip.wrapping_add(1);
        word
    }

    /// Extension word `n` of the instruction whose first word was fetched.
    #[inline(always)]
    pub(super) fn word(self, n: usize) -> u32 {
        // SAFETY: verified instructions have all their extension words.
        unsafe { self.ip.wrapping_add(n).read() }
    }

    /// Half `n` of the extension words.
    #[inline(always)]
    pub(super) fn half(self, n: usize) -> usize {
        (self.word(n / 2) >> (16 * (n % 2)) & 0xFFFF) as usize
    }

    /// Byte `n` of the extension words.
    #[inline(always)]
    pub(super) fn byte(self, n: usize) -> usize {
        // SAFETY: as in `word`; the format is little-endian, and so is every target (see the crate root).
        usize::from(unsafe { self.ip.cast::<u8>().wrapping_add(n).read() })
    }

    /// Goes on `words` words further, within the code.
    #[inline(always)]
    pub(super) fn skip(&mut self, words: usize) {
        self.ip = self.ip.wrapping_add(words);
    }

    /// Branches.
    #[inline(always)]
    pub(super) fn jump(&mut self, distance: isize) {
        self.ip = self.ip.wrapping_offset(distance);
    }
}

/// The three operand fields of an instruction, wide prefix applied.
#[derive(Clone, Copy)]
pub(super) struct Abc {
    pub(super) a: usize,
    pub(super) b: usize,
    pub(super) c: usize,
}

impl Abc {
    /// The operand bytes of a word.
    #[inline(always)]
    pub(super) fn of(word: u32) -> Self {
        Self {
            a: (word >> 8 & 0xFF) as usize,
            b: (word >> 16 & 0xFF) as usize,
            c: (word >> 24) as usize,
        }
    }

    /// The signed byte `c`.
    #[inline(always)]
    pub(super) fn imm8(self) -> i32 {
        i32::from(self.c as u8 as i8)
    }

    /// The signed half `b`, `c`.
    #[inline(always)]
    pub(super) fn imm16(self) -> i32 {
        i32::from(self.index16() as u16 as i16)
    }

    /// The half `b`, `c`. A wide prefix does not extend it.
    #[inline(always)]
    pub(super) fn index16(self) -> usize {
        self.b & 0xFF | (self.c & 0xFF) << 8
    }
}

/// The value registers of a frame.
#[derive(Clone, Copy)]
pub(super) struct Values {
    first: *mut u32,
    #[cfg(debug_assertions)]
    count: usize,
}

impl Values {
    #[inline(always)]
    fn check(self, r: usize) {
        #[cfg(debug_assertions)]
        assert!(r < self.count, "register of unverified code");
        let _ = r;
    }

    #[inline(always)]
    pub(super) fn get32(self, r: usize) -> u32 {
        self.check(r);
        // SAFETY: verified register operands are below the count.
        unsafe { self.first.add(r).read() }
    }

    #[inline(always)]
    pub(super) fn set32(self, r: usize, value: u32) {
        self.check(r);
        // SAFETY: as in `get32`.
        unsafe { self.first.add(r).write(value) };
    }

    #[inline(always)]
    pub(super) fn get64(self, r: usize) -> u64 {
        self.check(r + 1);
        // SAFETY: as in `get32`, for both registers of the pair. A pair need not be 8-byte aligned.
        unsafe { self.first.add(r).cast::<u64>().read_unaligned() }
    }

    #[inline(always)]
    pub(super) fn set64(self, r: usize, value: u64) {
        self.check(r + 1);
        // SAFETY: as in `get64`.
        unsafe { self.first.add(r).cast::<u64>().write_unaligned(value) };
    }
}

/// What the threaded engine needs beside: it keeps value registers only, and reaches all of a frame from them.
#[cfg(feature = "threaded")]
impl Values {
    /// The object of the ref register at a distance from the first value register.
    #[inline(always)]
    pub(super) fn object(self, distance: usize) -> ObjectRef {
        // SAFETY: the translation adds the number of value registers to a verified ref register, and ref registers
        // follow the value registers.
        ObjectRef(unsafe { self.first.add(distance).read() })
    }

    /// The header of the frame.
    #[inline(always)]
    pub(super) fn header(self) -> [u32; HEADER] {
        // SAFETY: value registers are those of a frame, and the header is before them.
        unsafe { self.first.sub(HEADER).cast::<[u32; HEADER]>().read() }
    }

    /// Writes the header of the frame.
    #[inline(always)]
    pub(super) fn set_header(self, header: [u32; HEADER]) {
        // SAFETY: as in `header`.
        unsafe { self.first.sub(HEADER).cast::<[u32; HEADER]>().write(header) };
    }

    /// The value registers of the caller's frame, whose base is so many words lower.
    #[inline(always)]
    pub(super) fn lower(self, words: usize) -> Self {
        Self {
            // SAFETY: the distance is that between the bases that calls have put in headers and positions.
            first: unsafe { self.first.sub(words) },
            #[cfg(debug_assertions)]
            count: words - HEADER,
        }
    }
}

#[cfg(feature = "threaded")]
impl Frame {
    /// Makes every ref register null, without releasing anything: a frame in the making.
    #[inline(always)]
    pub(super) fn clear_refs(self) {
        for r in 0..self.ref_count {
            *self.ref_slot(r) = 0;
        }
    }
}

/// The registers of the running function: pointers, passed by value so that they stay in machine registers.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    vals: *mut u32,
    refs: *mut u32,
    val_count: usize,
    ref_count: usize,
}

impl Frame {
    /// Words of the frame, its header included.
    #[inline(always)]
    pub(super) fn words(self) -> usize {
        HEADER + self.val_count + self.ref_count
    }

    /// The value registers.
    #[inline(always)]
    pub(super) fn values(self) -> Values {
        Values {
            first: self.vals,
            #[cfg(debug_assertions)]
            count: self.val_count,
        }
    }

    #[inline(always)]
    pub(super) fn get32(self, r: usize) -> u32 {
        self.values().get32(r)
    }

    #[inline(always)]
    pub(super) fn set32(self, r: usize, value: u32) {
        self.values().set32(r, value);
    }

    #[inline(always)]
    pub(super) fn get64(self, r: usize) -> u64 {
        self.values().get64(r)
    }

    #[inline(always)]
    pub(super) fn set64(self, r: usize, value: u64) {
        self.values().set64(r, value);
    }

    /// A ref register, in place. The reference must be given up before the frame is used again.
    #[inline(always)]
    fn ref_slot<'s>(self, r: usize) -> &'s mut u32 {
        debug_assert!(r < self.ref_count);
        // SAFETY: as in `get32`, for the ref bank. Each use in this file ends before the next access to the frame.
        unsafe { &mut *self.refs.add(r) }
    }

    /// Releases every ref.
    #[inline]
    pub(super) fn release_all(self, objects: &mut Objects<'_>) {
        for r in 0..self.ref_count {
            objects.release(ObjectRef(core::mem::take(self.ref_slot(r))));
        }
    }

    #[inline(always)]
    pub(super) fn f32(self, r: usize) -> f32 {
        f32::from_bits(self.get32(r))
    }

    #[inline(always)]
    pub(super) fn f64(self, r: usize) -> f64 {
        f64::from_bits(self.get64(r))
    }

    #[inline(always)]
    pub(super) fn set_f32(self, r: usize, value: f32) {
        self.set32(r, value.to_bits());
    }

    #[inline(always)]
    pub(super) fn set_f64(self, r: usize, value: f64) {
        self.set64(r, value.to_bits());
    }

    // --- refs ---

    #[inline(always)]
    pub(super) fn peek(self, r: usize) -> ObjectRef {
        debug_assert!(r < self.ref_count);
        // SAFETY: as in `get32`, for the ref bank.
        ObjectRef(unsafe { self.refs.add(r).read() })
    }

    /// Writes a ref register; releases what it held. The register takes over the caller's count.
    #[inline(always)]
    pub(super) fn put(self, objects: &mut Objects<'_>, r: usize, value: ObjectRef) {
        put(self.ref_slot(r), objects, value);
    }

    /// Reads a ref operand that may move: a count for the caller, taken from the register or added.
    #[inline(always)]
    pub(super) fn take(self, objects: &mut Objects<'_>, register: usize, moved: bool) -> ObjectRef {
        take(self.ref_slot(register), objects, moved)
    }

    /// As [`take`](Self::take) for an operand byte: bit 7 says moved, a wide prefix extends above bit 8.
    #[inline(always)]
    pub(super) fn take_field(self, objects: &mut Objects<'_>, field: usize) -> ObjectRef {
        self.take(objects, field & 0x7F | (field >> 8) << 7, field & 0x80 != 0)
    }

    /// As [`take`](Self::take) for a half: bit 15 says moved.
    #[inline]
    pub(super) fn take_half(self, objects: &mut Objects<'_>, half: usize) -> ObjectRef {
        self.take(objects, half & 0x7FFF, half & 0x8000 != 0)
    }
}

#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
fn put(slot: &mut u32, objects: &mut Objects<'_>, value: ObjectRef) {
    let old = core::mem::replace(slot, value.0);
    objects.release(ObjectRef(old));
}

#[cfg_attr(not(feature = "compact"), inline(always))]
#[cfg_attr(feature = "compact", inline(never))]
fn take(slot: &mut u32, objects: &mut Objects<'_>, moved: bool) -> ObjectRef {
    let value = ObjectRef(*slot);
    if moved {
        *slot = 0;
    } else {
        objects.retain(value);
    }
    value
}
