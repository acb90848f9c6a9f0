//! Runs one function of the embedded module, and reports what it gave and what it took.

use crate::args::{Input, Number, TensorInput};
use crate::console::{Stream, command_line, exit};
use crate::print;
use core::fmt::{self, Write as _};
use halcyon_runtime_core::format::Module;
use halcyon_runtime_core::hal_inline::{HAL_INLINE, element_bytes};
use halcyon_runtime_core::signature::{Kind, Part};
use halcyon_runtime_core::text::{element_byte_count, split_once, write_u64};
use halcyon_runtime_core::vm::{Arg, Context, Error, Fault, Function, NativeModule, Tensor, Value};

/// The native modules that a program can import.
const NATIVES: &[&dyn NativeModule] = &[&HAL_INLINE];
/// Inputs that a call can have.
const MAX_INPUTS: usize = 8;
/// Dimensions that the inputs of a call can have, all together.
const MAX_DIMS: usize = 32;

/// What a board hands over: the module, and all the memory that a run may use.
pub struct Image {
    /// The bytes of the module, where they lie in flash.
    pub module: &'static [u8],
    /// The call to make where the debugger's host gives none.
    pub default_call: &'static str,
    /// Space for the command line of the debugger's host.
    pub command_line: &'static mut [u8],
    /// Space for the bytes of inputs.
    pub inputs: &'static mut [u8],
    /// The memory of the program.
    pub memory: Memory,
    /// Measures the native stack.
    pub peak_stack: fn() -> usize,
    /// Bytes of RAM taken before the first instruction.
    pub static_bytes: usize,
}

/// The memory of the program.
#[cfg(not(feature = "alloc"))]
pub type Memory = halcyon_runtime_core::vm::Storage<'static>;
/// Words of the VM's stack, which comes from the heap as all else does.
#[cfg(feature = "alloc")]
pub type Memory = usize;

/// Why a run ends early.
enum Stop<'a> {
    /// The bytes in flash are not those that were checked when the image was built.
    Damaged,
    /// A word of the call is not understood.
    Word(&'static str, &'a str),
    /// The module or the VM refuses.
    Vm(Error<'a>),
    /// A result cannot be read.
    Fault(Fault),
}

impl<'a> From<Error<'a>> for Stop<'a> {
    fn from(error: Error<'a>) -> Self {
        Self::Vm(error)
    }
}

impl Stop<'_> {
    fn write(&self, out: &mut Stream) -> fmt::Result {
        out.write_str("error: ")?;
        match self {
            Self::Damaged => out.write_str("the module in flash is damaged")?,
            Self::Word(what, word) => {
                out.write_str(what)?;
                out.write_str(" `")?;
                out.write_str(word)?;
                out.write_char('`')?;
            }
            Self::Vm(error) => error.write(out)?,
            Self::Fault(fault) => {
                out.write_str(fault.status.name())?;
                out.write_str("; ")?;
                out.write_str(fault.text.as_str())?;
            }
        }
        out.write_char('\n')
    }
}

/// Runs the image and exits: with status 0, or 1 after an error.
pub fn start(image: Image) -> ! {
    let mut err = Stream::stderr();
    let line = command_line(image.command_line).unwrap_or("");
    // The first word is the name of the program.
    let given = split_once(line, b' ').map_or("", |(_, call)| call);
    let call = if given.is_empty() {
        image.default_call
    } else {
        given
    };
    let outcome = run(image.module, call, image.inputs, image.memory, &mut err);
    let failed = outcome.is_err();
    if let Err(stop) = outcome {
        let _ = stop.write(&mut err);
    }
    let _ = measured(&mut err, "peak stack: ", (image.peak_stack)(), " bytes\n");
    let _ = measured(&mut err, "static RAM: ", image.static_bytes, " bytes\n");
    drop(err);
    exit(i32::from(failed))
}

fn measured(out: &mut Stream, what: &str, count: usize, unit: &str) -> fmt::Result {
    out.write_str(what)?;
    write_u64(out, count as u64)?;
    out.write_str(unit)
}

/// Makes the call `FUNCTION INPUT...` and prints its results.
fn run<'a>(
    module: &'static [u8],
    call: &'a str,
    inputs: &'a mut [u8],
    memory: Memory,
    err: &mut Stream,
) -> Result<(), Stop<'a>> {
    let module = Module::new_checked(module).map_err(|_| Stop::Damaged)?;
    let mut context = context(module, memory)?;
    context.init()?;
    let mut words = call.split_ascii_whitespace();
    let name = function_name(&module, words.next().unwrap_or("-"))?;
    let function = context.function(name)?;

    let mut dims = [0; MAX_DIMS];
    let mut free = Free {
        dims: &mut dims,
        bytes: inputs,
    };
    let mut args = [Arg::Value(Value::I32(0)); MAX_INPUTS];
    let mut count = 0;
    for word in words {
        let Some(arg) = args.get_mut(count) else {
            return Err(Stop::Word("too many inputs at", word));
        };
        *arg = argument(word, kind(&function, count), &mut free)
            .map_err(|why| Stop::Word(why, word))?;
        count += 1;
    }

    let mut out = Stream::stdout();
    let _ = out.write_str("EXEC @");
    let _ = out.write_str(name);
    let _ = out.write_char('\n');
    let args = args.get(..count).unwrap_or_default();
    let printed = context.call(&function, args, |results| print::results(results, &mut out))?;
    printed.map_err(Stop::Fault)?;
    let _ = measured(err, "VM stack: at most ", context.stack_peak(), " words\n");
    let objects = context.objects();
    let _ = measured(err, "objects: at most ", objects.peak_live() as usize, "\n");
    let _ = measured(err, "arena: at most ", objects.arena_peak(), " bytes\n");
    Ok(())
}

/// The module with its memory.
#[cfg(not(feature = "alloc"))]
fn context(module: Module<'static>, memory: Memory) -> Result<Context<'static>, Error<'static>> {
    crate::load::context(module, memory, NATIVES)
}

/// The module with memory from the heap.
#[cfg(feature = "alloc")]
fn context(module: Module<'static>, memory: Memory) -> Result<Context<'static>, Error<'static>> {
    Context::on_heap(module, memory, NATIVES)
}

/// `name`, or for `-` the only function that the module exports for others.
fn function_name<'a>(module: &Module<'a>, name: &'a str) -> Result<&'a str, Stop<'a>> {
    if name != "-" {
        return Ok(name);
    }
    let mut only = None;
    for export in module.exports() {
        if !export.name.starts_with("__") && only.replace(export.name).is_some() {
            only = None;
            break;
        }
    }
    only.ok_or(Stop::Word("expected the name of a function, found", name))
}

/// The kind of the function's argument `index`; `None` if it has none such.
fn kind(function: &Function<'_>, index: usize) -> Option<Kind> {
    match function.signature().args().nth(index) {
        Some(Part::One(kind)) => Some(kind),
        _ => None,
    }
}

/// What is left of the memory for inputs.
struct Free<'x> {
    dims: &'x mut [u64],
    bytes: &'x mut [u8],
}

/// An input as the argument of kind `kind` that it is for; a kind that does not fit is the VM's to refuse.
/// The error says what is wrong with the word.
fn argument<'x>(
    word: &'x str,
    kind: Option<Kind>,
    free: &mut Free<'x>,
) -> Result<Arg<'x>, &'static str> {
    match Input::parse(word, &mut free.dims).ok_or("malformed input")? {
        Input::Tensor(input) => tensor(&input, &mut free.bytes).map(Arg::Tensor),
        Input::Number(number) => value(&number, kind).map(Arg::Value),
    }
}

fn value(number: &Number, kind: Option<Kind>) -> Result<Value, &'static str> {
    let integer = || number.integer.ok_or("expected an integer, found");
    Ok(match kind {
        Some(Kind::F32) => Value::F32(number.single),
        Some(Kind::F64) => Value::F64(number.double),
        Some(Kind::I64) => Value::I64(integer()?),
        _ => Value::I32(i32::try_from(integer()?).map_err(|_| "expected an i32, found")?),
    })
}

/// Reads a tensor into the free space of inputs, which shrinks by it.
fn tensor<'x>(
    input: &TensorInput<'x>,
    free: &mut &'x mut [u8],
) -> Result<Tensor<'x>, &'static str> {
    let bytes = element_bytes(input.element_type, input.shape.iter().copied())
        .and_then(|size| core::mem::take(free).split_at_mut_checked(size));
    let (bytes, rest) = bytes.ok_or("HALCYON_INPUT_BYTES leaves no room for")?;
    *free = rest;
    if !input.fill(bytes, element_byte_count(input.element_type)) {
        return Err("expected all elements, one or none in");
    }
    Ok(Tensor {
        bytes,
        shape: input.shape,
        element_type: input.element_type,
    })
}
