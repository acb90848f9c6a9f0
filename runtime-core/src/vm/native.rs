//! Functions of the embedder that a module can import: how they are found, and how they get at their arguments.
//!
//! [`Native`] reads arguments with a cursor and writes results with another. Nothing is laid over a struct: values,
//! refs and span counts come from three lists, in the order of the calling convention (see
//! [`signature`](crate::signature)). A call allocates nothing.
//!
//! A native module is a [`NativeTable`] that states its own calling conventions, a [`DeclaredModule`] whose rows the
//! compiler reads too, or anything else that implements [`NativeModule`].

use super::object::{ObjectRef, Objects};
use super::status::{Fault, FaultInfo, Message, Status};
use super::suspend::Suspension;
use crate::imports::ImportModule;

/// Words that a call keeps for a native function while it is not ready, see [`Native::state`].
pub const STATE_WORDS: usize = crate::format::IMPORT_STATE_WORDS as usize;

/// A module whose functions are Rust.
pub trait NativeModule {
    /// The name before the dot of an import.
    fn name(&self) -> &str;
    /// The version; an import can ask for at least one.
    fn version(&self) -> u16;
    /// The number of a function and its calling convention.
    fn find(&self, function: &str) -> Option<(u16, &str)>;
    /// Calls function `number`.
    ///
    /// # Errors
    /// Whatever the function fails with, or [`Native::not_yet`].
    fn call(&self, number: u16, call: &mut Native<'_, '_>) -> Result<(), Fault>;
}

/// A native function: reads its arguments, writes its results.
pub type NativeFn = fn(&mut Native<'_, '_>) -> Result<(), Fault>;

/// A plain function of a [`NativeTable`].
#[derive(Clone, Copy, Debug)]
pub struct NativeFunction {
    /// The name, without its module.
    pub name: &'static str,
    /// The calling convention.
    pub cconv: &'static str,
    /// The function.
    pub run: NativeFn,
}

/// A native module that is a table of plain functions.
#[derive(Clone, Copy, Debug)]
pub struct NativeTable {
    /// The name.
    pub name: &'static str,
    /// The version.
    pub version: u16,
    /// The functions, in any order.
    pub functions: &'static [NativeFunction],
}

impl NativeModule for NativeTable {
    fn name(&self) -> &str {
        self.name
    }

    fn version(&self) -> u16 {
        self.version
    }

    fn find(&self, function: &str) -> Option<(u16, &str)> {
        let at = self.functions.iter().position(|f| f.name == function)?;
        Some((at as u16, self.functions.get(at)?.cconv))
    }

    fn call(&self, number: u16, call: &mut Native<'_, '_>) -> Result<(), Fault> {
        match self.functions.get(usize::from(number)) {
            Some(function) => (function.run)(call),
            None => Err(NO_FUNCTION),
        }
    }
}

const NO_FUNCTION: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: Message::new("native function number is out of range"),
});

/// A native module whose names and calling conventions are the rows of an import table, which is also what a compiler
/// declares its imports from: neither side can differ from the other.
///
/// ```
/// use halcyon_runtime_core::format::{AlignedBytes, DebugNames, Module, ModuleBuilder};
/// use halcyon_runtime_core::imports::{Effects, ImportModule, ImportSignature};
/// use halcyon_runtime_core::isa::{CallValue, FunctionEncoder, Val};
/// use halcyon_runtime_core::vm::{Context, DeclaredModule, Fault, Native, NativeModule, Outcome, Value};
///
/// // What both sides see: `adc.read` takes a channel and weights, and is not always ready.
/// const ADC: ImportModule = ImportModule {
///     name: "adc",
///     version: 1,
///     functions: &[ImportSignature {
///         module: "adc",
///         name: "read",
///         cconv: "0iCfD_f",
///         minimum_version: 1,
///         effects: Effects::Yields,
///         optional: false,
///         declaration: "(%channel : i32, %weights : f32 ...) -> f32",
///     }],
/// };
///
/// // What the device does: the sample is there when it is asked for the second time.
/// fn read(call: &mut Native<'_, '_>) -> Result<(), Fault> {
///     let channel = call.i32()?;
///     let mut sum = 0.0;
///     for _ in 0..call.span()? {
///         sum += call.f32()?;
///     }
///     if let [asked @ 0, ..] = call.state() {
///         *asked = 1;
///         return Err(call.not_yet());
///     }
///     call.return_f32(channel as f32 * sum)
/// }
/// const NATIVES: &[&dyn NativeModule] = &[&DeclaredModule::new(&ADC, &[read])];
///
/// // What a compiler writes for a program that reads channel 3 with the weights 0.5 and 0.25.
/// let mut m = ModuleBuilder::new("program");
/// let import = m.import(&ADC.functions[0]);
/// let main = m.declare_function("main", "0v_f");
/// let mut f = FunctionEncoder::new(0, 0);
/// f.const_i32(Val(0), 3);
/// f.const_f32(Val(1), 0.5f32.to_bits());
/// f.const_f32(Val(2), 0.25f32.to_bits());
/// let args = [Val(0), Val(1), Val(2)].map(CallValue::One);
/// f.call_import(import, &args, &[2], &[CallValue::One(Val(0))]);
/// f.ret(&[CallValue::One(Val(0))]);
/// m.define_function(main, f.finish()?);
/// m.export("main", main, &[]);
/// let bytes = AlignedBytes::copy_of(&m.write(DebugNames::Keep)?);
///
/// let module = Module::new_checked(bytes.as_slice())?;
/// let mut context = Context::on_heap(module, 64, NATIVES).map_err(|e| e.to_string())?;
/// let main = context.function("main").map_err(|e| e.to_string())?;
/// let mut results = [Value::F32(0.0)];
/// let mut outcome = context.start(&main, &[], &mut results).map_err(|e| e.to_string())?;
/// while let Outcome::Suspended(_) = outcome {
///     // Time for other work.
///     outcome = context.resume(&mut results).map_err(|e| e.to_string())?;
/// }
/// assert_eq!(results, [Value::F32(2.25)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DeclaredModule {
    rows: &'static ImportModule,
    functions: &'static [NativeFn],
}

impl DeclaredModule {
    /// A module of functions in the order of their rows.
    ///
    /// # Panics
    /// When there is not one function for each row; in a constant, that is an error of the compiler.
    #[must_use]
    pub const fn new(rows: &'static ImportModule, functions: &'static [NativeFn]) -> Self {
        assert!(
            rows.functions.len() == functions.len(),
            "expected one function for each row"
        );
        Self { rows, functions }
    }
}

impl NativeModule for DeclaredModule {
    fn name(&self) -> &str {
        self.rows.name
    }

    fn version(&self) -> u16 {
        self.rows.version
    }

    fn find(&self, function: &str) -> Option<(u16, &str)> {
        let rows = self.rows.functions;
        let at = rows.iter().position(|row| row.name == function)?;
        Some((at as u16, rows.get(at)?.cconv))
    }

    fn call(&self, number: u16, call: &mut Native<'_, '_>) -> Result<(), Fault> {
        match self.functions.get(usize::from(number)) {
            Some(function) => function(call),
            None => Err(NO_FUNCTION),
        }
    }
}

const MISSING_ARGUMENT: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: Message::new("native function read more arguments than it declares"),
});
const EXTRA_RESULT: Fault = Fault::new(&FaultInfo {
    status: Status::Internal,
    text: Message::new("native function wrote more results than it declares"),
});

/// One call of a native function: its arguments, its results, and the objects.
pub struct Native<'c, 'a> {
    pub(super) vals: &'c [u32],
    pub(super) refs: &'c [u32],
    pub(super) spans: &'c [u32],
    pub(super) result_vals: &'c mut [u32],
    pub(super) result_refs: &'c mut [u32],
    pub(super) state: &'c mut [u32],
    /// The objects that refs name.
    pub objects: &'c mut Objects<'a>,
}

impl<'a> Native<'_, 'a> {
    fn word(&mut self) -> Result<u32, Fault> {
        let (first, rest) = self.vals.split_first().ok_or(MISSING_ARGUMENT)?;
        self.vals = rest;
        Ok(*first)
    }

    /// The next argument, an i32.
    pub fn i32(&mut self) -> Result<i32, Fault> {
        Ok(self.word()? as i32)
    }

    /// The next argument, an i64.
    pub fn i64(&mut self) -> Result<i64, Fault> {
        let (low, high) = (self.word()?, self.word()?);
        Ok((u64::from(low) | u64::from(high) << 32) as i64)
    }

    /// The next argument, an i64 that is a size or an offset.
    pub fn size(&mut self) -> Result<usize, Fault> {
        usize::try_from(self.i64()?).map_err(|_| {
            Fault::new(
                const {
                    &FaultInfo {
                        status: Status::OutOfRange,
                        text: Message::new("size or offset is negative or too large"),
                    }
                },
            )
        })
    }

    /// The next argument, an f32.
    pub fn f32(&mut self) -> Result<f32, Fault> {
        Ok(f32::from_bits(self.word()?))
    }

    /// The next argument, an f64.
    pub fn f64(&mut self) -> Result<f64, Fault> {
        Ok(f64::from_bits(self.i64()? as u64))
    }

    /// The next ref argument. The call holds its count: to keep the object, retain it.
    pub fn object(&mut self) -> Result<ObjectRef, Fault> {
        let (first, rest) = self.refs.split_first().ok_or(MISSING_ARGUMENT)?;
        self.refs = rest;
        Ok(ObjectRef(*first))
    }

    /// The element count of the next span; its elements follow as ordinary arguments.
    pub fn span(&mut self) -> Result<u32, Fault> {
        let (first, rest) = self.spans.split_first().ok_or(MISSING_ARGUMENT)?;
        self.spans = rest;
        Ok(*first)
    }

    /// Writes the next result, an i32.
    pub fn return_i32(&mut self, value: i32) -> Result<(), Fault> {
        let (first, rest) = core::mem::take(&mut self.result_vals)
            .split_first_mut()
            .ok_or(EXTRA_RESULT)?;
        *first = value as u32;
        self.result_vals = rest;
        Ok(())
    }

    /// Writes the next result, an i64.
    pub fn return_i64(&mut self, value: i64) -> Result<(), Fault> {
        self.return_i32(value as i32)?;
        self.return_i32((value >> 32) as i32)
    }

    /// Writes the next result, an f32.
    pub fn return_f32(&mut self, value: f32) -> Result<(), Fault> {
        self.return_i32(value.to_bits() as i32)
    }

    /// Writes the next result, an f64.
    pub fn return_f64(&mut self, value: f64) -> Result<(), Fault> {
        self.return_i64(value.to_bits() as i64)
    }

    /// Writes the next ref result. The count that the function holds goes with it.
    pub fn return_object(&mut self, value: ObjectRef) -> Result<(), Fault> {
        match core::mem::take(&mut self.result_refs).split_first_mut() {
            Some((first, rest)) => {
                *first = value.0;
                self.result_refs = rest;
                Ok(())
            }
            None => {
                self.objects.release(value);
                Err(EXTRA_RESULT)
            }
        }
    }

    /// What a function that is not ready answers: `return Err(call.not_yet())`. The program is then suspended, and
    /// when it is resumed the function is called again with the same arguments and the same [`state`](Self::state).
    /// What it has written as results is dropped, its arguments stay alive, nothing is allocated.
    ///
    /// Only an import that is declared to yield can wait; elsewhere the call fails.
    #[must_use]
    pub const fn not_yet(&self) -> Fault {
        Suspension::Import.fault()
    }

    /// What the function itself keeps from one answer to the next while it is not ready: [`STATE_WORDS`] words, zero
    /// in the first. No words when the import is not declared to yield.
    pub fn state(&mut self) -> &mut [u32] {
        self.state
    }

    /// Fails with a text that is put together at run time: clears [`Objects::text`] and hands it to `write`.
    pub fn fail(&mut self, status: Status, write: impl FnOnce(&mut Objects<'a>)) -> Fault {
        self.objects.text = super::status::Text::new();
        write(self.objects);
        Fault::with_text(status)
    }
}
