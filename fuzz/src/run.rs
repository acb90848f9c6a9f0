//! Verify, then run: whatever the verifier accepts runs inside its own memory, for a bounded time, and leaves the
//! context usable.
#![expect(
    clippy::result_large_err,
    reason = "the VM's errors hold their text, because it has no heap"
)]

mod drive;

use arbitrary::{Arbitrary, Result, Unstructured};
use halcyon_runtime_core::format::{AlignedBytes, FUNCTION_WORDS, HEADER_LENGTH, Module};
use halcyon_runtime_core::vm::{Context, Slot, Storage};

use crate::program::{Keeps, LIBRARY, generate};
use crate::sealed;
use drive::{Calls, NATIVES, Outcome, Pace, drive};

/// Words of the import table, the globals and the stack together.
const WORDS: usize = 4096;
/// Most objects at once.
const OBJECTS: usize = 48;
/// Bytes of all buffers together.
const ARENA: usize = 1 << 14;
/// Bytes that a context on the heap may take: more than [`ARENA`], so that the arena is what runs out first.
const HEAP: usize = 4 * ARENA;

/// What the bytes are taken for.
#[derive(Arbitrary)]
enum Form {
    /// The choices of a generated program.
    Program,
    /// The choices of two, of which the second calls the first.
    Linked,
    /// The choices of a generated program, and bits to flip in its code.
    Changed,
    /// The bytes of a module, its cover apart.
    Module,
}

/// What is known of the modules beforehand.
struct Expect {
    /// What can outlive a call.
    keeps: Keeps,
    /// Whether they were generated, so that they verify, their stack bounds are right, and there is a
    /// [probe](crate::program::PROBE).
    generated: bool,
}

impl Expect {
    const ANYTHING: Self = Self {
        keeps: Keeps::Cycles,
        generated: false,
    };
}

/// Runs each export of the module that the bytes make three times: in place and in fixed memory, by the threaded engine
/// and on the heap, and in place in slices of fuel.
///
/// Asserts that no error is of the VM's own making, that all runs give the same, that nothing leaks from a program that
/// cannot keep anything, that stated stack bounds hold, and that the context still works afterwards. That registers stay
/// in their frame is asserted by the VM's debug checks, that memory does by the sanitizer.
pub fn run(data: &[u8]) {
    // When the bytes run out early the input says nothing.
    let _ = outcomes(Unstructured::new(data));
}

/// How the calls ended in fixed memory.
fn outcomes(mut u: Unstructured<'_>) -> Result<Vec<Outcome>> {
    let form = u.arbitrary()?;
    // Calls come first, so that their bytes are not what a long program has left.
    let calls: Calls = u.arbitrary()?;
    Ok(match form {
        Form::Program => {
            let program = generate(&mut u, "generated", &[])?;
            let expect = Expect {
                keeps: program.keeps,
                generated: true,
            };
            exercise(&[program.bytes], &calls, &expect)
        }
        Form::Linked => {
            let library = generate(&mut u, LIBRARY, &[])?;
            let program = generate(&mut u, "generated", &library.exports)?;
            let expect = Expect {
                keeps: program.keeps.max(library.keeps),
                generated: true,
            };
            exercise(&[library.bytes, program.bytes], &calls, &expect)
        }
        Form::Changed => {
            let changes: [Change; 4] = u.arbitrary()?;
            let program = generate(&mut u, "generated", &[])?;
            let bytes = changed(program.bytes, &changes);
            exercise(&[bytes], &calls, &Expect::ANYTHING)
        }
        Form::Module => exercise(&[sealed(u.take_rest())], &calls, &Expect::ANYTHING),
    })
}

/// A change of one byte of the code.
#[derive(Arbitrary)]
struct Change {
    word: u16,
    byte: u8,
    flip: u8,
}

fn changed(mut bytes: Vec<u8>, changes: &[Change]) -> Vec<u8> {
    let half = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    // The header counts functions and rodata segments at 38 and 40, words of code at 20; code follows their tables.
    let tables = usize::from(half(38)) * FUNCTION_WORDS * 4 + usize::from(half(40)) * 8;
    let words = usize::from(half(20)) | usize::from(half(22)) << 16;
    for change in changes {
        let word = usize::from(change.word) % words;
        bytes[HEADER_LENGTH + tables + 4 * word + usize::from(change.byte % 4)] ^= change.flip;
    }
    sealed(&bytes)
}

fn exercise(files: &[Vec<u8>], calls: &Calls, expect: &Expect) -> Vec<Outcome> {
    let aligned: Vec<AlignedBytes> = files
        .iter()
        .map(|file| AlignedBytes::copy_of(file))
        .collect();
    let read: std::result::Result<Vec<_>, _> = aligned
        .iter()
        .map(|file| Module::new_checked(file.as_slice()))
        .collect();
    let modules = match read {
        Ok(modules) => modules,
        Err(error) => return refused(expect, &error.to_string()),
    };
    let mut words = vec![0; WORDS];
    let mut objects = [Slot::EMPTY; OBJECTS];
    let mut arena = vec![0; ARENA];
    let storage = Storage {
        words: &mut words,
        objects: &mut objects,
        arena: &mut arena,
    };
    let cx = match modules[..] {
        [module] => Context::new(module, storage, NATIVES),
        _ => Context::link(&modules, storage, NATIVES),
    };
    let fixed = match cx {
        Ok(cx) => drive(cx, calls, Pace::AtOneGo, expect),
        Err(error) => return refused(expect, &error.to_string()),
    };
    let threaded = drive(on_heap(&modules), calls, Pace::AtOneGo, expect);
    let mut cx = on_heap(&modules);
    cx.run_in_place();
    let sliced = drive(cx, calls, Pace::InSlices, expect);
    for (i, threaded) in threaded.iter().enumerate() {
        // Out of something that the two have in different amounts: from here on they may differ.
        if threaded.is_starved() || fixed[i].is_starved() || sliced[i].is_starved() {
            break;
        }
        assert_eq!(fixed[i].text, threaded.text, "in place, then threaded");
        assert_eq!(fixed[i].used, threaded.used, "in place, then threaded");
        assert_eq!(sliced[i].text, threaded.text, "in slices, then at one go");
    }
    fixed
}

/// A context with memory from the heap. What fixed memory takes is not refused here.
fn on_heap<'a>(modules: &'a [Module<'a>]) -> Context<'a> {
    // As much stack as in fixed memory, so that calls nest as deep.
    let cx = match modules {
        [module] => {
            let stack = WORDS - Context::state_words(module);
            Context::on_heap(*module, stack, NATIVES)
        }
        _ => {
            let stack = WORDS - Context::linked_state_words(modules);
            Context::link_on_heap(modules, stack, NATIVES)
        }
    };
    match cx {
        Ok(mut cx) => {
            cx.objects().limit_heap(HEAP);
            cx
        }
        Err(error) => panic!("refused on the heap, but not in fixed memory: {error}"),
    }
}

/// What is refused was not generated.
fn refused(expect: &Expect, error: &str) -> Vec<Outcome> {
    assert!(!expect.generated, "a generated module is refused: {error}");
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The generator is worth its name only if programs verify and calls get somewhere.
    #[test]
    fn generated_programs_get_far() {
        let mut state = 0x9E37_79B9_7F4A_7C15u64;
        let (mut calls, mut done) = (0, 0);
        for i in 0..400u32 {
            let mut bytes = vec![0; 1024];
            for byte in &mut bytes {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                *byte = (state >> 32) as u8;
            }
            // The first four bytes choose the form: one of the first two.
            bytes[..4].copy_from_slice(&((i % 2) << 30).to_le_bytes());
            let outcomes = outcomes(Unstructured::new(&bytes)).unwrap_or_default();
            calls += outcomes.len();
            done += outcomes.iter().filter(|outcome| outcome.is_done()).count();
        }
        assert!(calls > 800, "{calls} calls");
        assert!(
            5 * done > calls,
            "{done} of {calls} calls came to their end"
        );
    }
}
