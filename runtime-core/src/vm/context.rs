//! A context: a module bound to its imports, with its state, ready to be called.
//!
//! All memory is given by the embedder, or taken from the global allocator with the feature `alloc`. Nothing of the
//! module is copied.

use super::call;
use super::frame::Stack;
use super::machine::{Host, Machine, UNBOUND};
use super::native::NativeModule;
use super::object::{ObjectRef, Objects, Slot};
use super::run::{self, HEADER, HOST, Position};
use super::status::{Error, Fault, Site, Status};
use super::value::{Arg, Results, Value};
use crate::format::{Export, Module};
use crate::signature::{Counts, Kind, Part, Signature};

/// Memory for a context that takes none from the heap.
#[derive(Debug)]
pub struct Storage<'a> {
    /// Import table, globals and the stack: [`Context::state_words`] plus the `stack_words` of the largest export.
    pub words: &'a mut [u32],
    /// The object table: one slot an object that exists at once.
    pub objects: &'a mut [Slot],
    /// The memory of buffers that the program allocates. Align it as the program's buffers want to be (64 bytes), or
    /// leave that much room.
    pub arena: &'a mut [u8],
}

#[derive(Debug)]
enum Words<'a> {
    Borrowed(&'a mut [u32]),
    #[cfg(feature = "alloc")]
    Owned(alloc::vec::Vec<u32>),
}

impl Words<'_> {
    fn as_mut_slice(&mut self) -> &mut [u32] {
        match self {
            Self::Borrowed(words) => words,
            #[cfg(feature = "alloc")]
            Self::Owned(words) => words,
        }
    }
}

/// A function of a module, found once and called often.
#[derive(Clone, Copy, Debug)]
pub struct Function<'a> {
    ordinal: u16,
    name: &'a str,
    signature: Signature<'a>,
    args: Counts,
    results: Counts,
    stack_words: u32,
}

impl<'a> Function<'a> {
    /// The export's name.
    #[must_use]
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// Its calling convention.
    #[must_use]
    pub const fn signature(&self) -> Signature<'a> {
        self.signature
    }

    /// Stack words that a call needs, or [`UNBOUNDED`](crate::format::UNBOUNDED).
    #[must_use]
    pub const fn stack_words(&self) -> u32 {
        self.stack_words
    }
}

/// A module that can run. See the [module](self) documentation.
pub struct Context<'a> {
    module: Module<'a>,
    words: Words<'a>,
    natives: &'a [&'a dyn NativeModule],
    objects: Objects<'a>,
    stack_peak: usize,
    initialized: bool,
    #[cfg(feature = "fuel")]
    fuel: u64,
}

impl core::fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Context(")?;
        f.write_str(self.module.name())?;
        f.write_str(")")
    }
}

/// Text of a fault: its own, or the one that was put together at run time.
fn fault_error<'a>(objects: &Objects<'_>, fault: Fault) -> Error<'a> {
    let error = Error::new(fault.status, fault.text);
    if fault.text.is_empty() {
        Error {
            text: objects.text,
            ..error
        }
    } else {
        error
    }
}

impl<'a> Context<'a> {
    /// Words of [`Storage::words`] that are not stack.
    #[must_use]
    pub fn state_words(module: &Module<'_>) -> usize {
        usize::from(module.import_count())
            + module.global_words() as usize
            + usize::from(module.global_refs())
    }

    /// Verifies a module and binds its imports, all memory being given.
    ///
    /// # Errors
    /// When the code breaks a rule, an import cannot be bound, or the memory does not suffice; each names what.
    #[cfg(feature = "verify")]
    pub fn new(
        module: Module<'a>,
        storage: Storage<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        // Nothing is in this memory yet.
        Self::check(&module, super::verify_in(&module, storage.words))?;
        Self::in_place(module, storage, natives)
    }

    /// Binds a module whose code is not verified here.
    ///
    /// # Errors
    /// When an import cannot be bound or the memory does not suffice.
    ///
    /// # Safety
    /// The same bytes must have passed [`verify`](super::verify), for example when the firmware was built. The
    /// interpreter does not check register numbers, branch targets and code bounds again.
    #[expect(
        unsafe_code,
        reason = "the caller takes over what the verifier promises"
    )]
    pub unsafe fn new_unverified(
        module: Module<'a>,
        storage: Storage<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        Self::in_place(module, storage, natives)
    }

    fn in_place(
        module: Module<'a>,
        storage: Storage<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        let objects = Objects::in_place(module, storage.objects, storage.arena);
        Self::bind(module, Words::Borrowed(storage.words), objects, natives)
    }

    /// Verifies a module and binds its imports, with memory from the global allocator and `stack_words` of stack.
    ///
    /// # Errors
    /// As [`Context::new`].
    #[cfg(all(feature = "alloc", feature = "verify"))]
    pub fn on_heap(
        module: Module<'a>,
        stack_words: usize,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        Self::check(&module, super::verify(&module))?;
        let total = Self::state_words(&module).saturating_add(stack_words);
        let mut words = alloc::vec::Vec::new();
        if words.try_reserve_exact(total).is_err() {
            return Err(Error::new(
                Status::ResourceExhausted,
                "out of memory for globals and stack",
            ));
        }
        words.resize(total, 0);
        Self::bind(
            module,
            Words::Owned(words),
            Objects::on_heap(module),
            natives,
        )
    }

    #[cfg(feature = "verify")]
    fn check(
        module: &Module<'a>,
        verified: Result<(), super::VerifyError>,
    ) -> Result<(), Error<'a>> {
        verified.map_err(|e| {
            let site = Site {
                function: e.function,
                name: name_of(module, e.function),
                pc: e.pc,
            };
            let error =
                Error::of_parts(Status::InvalidArgument, &["invalid code: ", e.rule.text()]);
            Error {
                site: Some(site),
                ..error
            }
        })
    }

    fn bind(
        module: Module<'a>,
        mut words: Words<'a>,
        objects: Objects<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        let state = Self::state_words(&module);
        let Some(table) = words.as_mut_slice().get_mut(..state) else {
            return Err(Error::new(
                Status::ResourceExhausted,
                "storage words are too few for the module's globals",
            ));
        };
        table.fill(0);
        for (slot, import) in table.iter_mut().zip(module.imports()) {
            *slot = super::bind::resolve(&import, natives)?;
        }
        Ok(Self {
            module,
            words,
            natives,
            objects,
            stack_peak: 0,
            initialized: module.export("__init").is_none(),
            #[cfg(feature = "fuel")]
            fuel: u64::MAX,
        })
    }

    /// Runs the module's `__init`, once; later calls do nothing.
    ///
    /// # Errors
    /// Whatever `__init` fails with. It may then be tried again.
    pub fn init(&mut self) -> Result<(), Error<'a>> {
        if !self.initialized {
            let init = self.function("__init")?;
            self.initialized = true;
            let outcome = self.invoke(&init, &[], &mut []);
            self.initialized = outcome.is_ok();
            outcome?;
        }
        Ok(())
    }

    /// The module.
    #[must_use]
    pub const fn module(&self) -> &Module<'a> {
        &self.module
    }

    /// The objects: to make buffers and views for arguments, and to read those of results.
    pub fn objects(&mut self) -> &mut Objects<'a> {
        &mut self.objects
    }

    /// Objects that exist now, see [`Objects::live`].
    #[must_use]
    pub fn live_objects(&self) -> u32 {
        self.objects.live()
    }

    /// The most stack words that a call has used so far.
    #[must_use]
    pub const fn stack_peak(&self) -> usize {
        self.stack_peak
    }

    /// Sets how many backward branches may be taken from now on.
    #[cfg(feature = "fuel")]
    pub const fn set_fuel(&mut self, fuel: u64) {
        self.fuel = fuel;
    }

    /// Finds an exported function.
    ///
    /// # Errors
    /// `NOT_FOUND` that names the function.
    pub fn function(&self, name: &str) -> Result<Function<'a>, Error<'a>> {
        match self.module.export(name) {
            Some(export) => Ok(prepared(&export)),
            None => Err(Error::of_parts(
                Status::NotFound,
                &["no function `", name, "` is exported by the module"],
            )),
        }
    }

    /// Calls a function with values. Refs among the arguments stay the caller's; refs among the results become the
    /// caller's, to be given to [`Objects::release`].
    ///
    /// # Errors
    /// When the values are not those that the function takes, or whatever the program fails with.
    pub fn invoke(
        &mut self,
        function: &Function<'a>,
        args: &[Value],
        results: &mut [Value],
    ) -> Result<(), Error<'a>> {
        if !self.initialized {
            return Err(Error::new(
                Status::FailedPrecondition,
                "the module's `__init` has not run",
            ));
        }
        check_args(function, args)?;
        let wanted = function.signature.results().count();
        if results.len() != wanted {
            return Err(count_error(
                "result count: expected ",
                wanted,
                results.len(),
            ));
        }
        let state = Self::state_words(&self.module);
        let base = usize::from(function.results.vals) + usize::from(function.results.refs);
        let Some(info) = self.module.function(function.ordinal) else {
            return Err(Error::new(Status::NotFound, "function of another module"));
        };
        let (vals, refs) = (usize::from(info.vals), usize::from(info.refs));
        let end = base + HEADER + vals + refs;
        let stack = self
            .words
            .as_mut_slice()
            .get_mut(state..)
            .unwrap_or_default();
        let Some(entry) = stack.get_mut(..end) else {
            return Err(Error::of_parts(
                Status::ResourceExhausted,
                &["stack is too small for `", function.name, "`"],
            ));
        };
        if info.args != function.args || info.results != function.results {
            return Err(Error::new(Status::NotFound, "function of another module"));
        }
        entry.fill(0);
        let frame = entry.get_mut(base..).unwrap_or_default();
        if let [_, caller, ..] = frame {
            *caller = HOST;
        }
        let registers = frame.get_mut(HEADER..).unwrap_or_default();
        let Some((val_slots, ref_slots)) = registers.split_at_mut_checked(vals) else {
            return Err(Error::new(Status::Internal, "frame is too short"));
        };
        let (mut val, mut r) = (0, 0);
        for arg in args {
            match arg.bits() {
                Ok((bits, slots)) => {
                    for i in 0..slots {
                        if let Some(slot) = val_slots.get_mut(val) {
                            *slot = (bits >> (32 * i)) as u32;
                        }
                        val += 1;
                    }
                }
                Err(object) => {
                    self.objects.retain(object);
                    if let Some(slot) = ref_slots.get_mut(r) {
                        *slot = object.0;
                    }
                    r += 1;
                }
            }
        }
        self.stack_peak = self.stack_peak.max(end);
        self.run(Position {
            pc: info.entry as usize,
            base,
            function: function.ordinal,
        })?;

        let stack = self
            .words
            .as_mut_slice()
            .get(state..state + base)
            .unwrap_or_default();
        let mut vals = stack.iter();
        let mut refs = stack.iter().skip(function.results.vals.into());
        let mut word = || u64::from(vals.next().copied().unwrap_or(0));
        for (slot, kind) in results.iter_mut().zip(function.signature.results()) {
            *slot = match kind {
                Kind::I32 => Value::I32(word() as i32),
                Kind::F32 => Value::F32(f32::from_bits(word() as u32)),
                Kind::I64 => Value::I64((word() | word() << 32) as i64),
                Kind::F64 => Value::F64(f64::from_bits(word() | word() << 32)),
                Kind::Ref => Value::Ref(ObjectRef(refs.next().copied().unwrap_or(0))),
            };
        }
        Ok(())
    }

    fn run(&mut self, entry: Position) -> Result<(), Error<'a>> {
        let imports = usize::from(self.module.import_count());
        let globals = self.module.global_words() as usize;
        let refs = usize::from(self.module.global_refs());
        // `bind` has checked that the state is there.
        let mut stack = self.words.as_mut_slice();
        let mut part = |count| stack.split_off_mut(..count).unwrap_or_default();
        let (table, globals, global_refs) = (part(imports), part(globals), part(refs));
        let mut machine = Machine {
            stack: Stack::new(stack),
            stack_peak: &mut self.stack_peak,
            host: Host {
                module: &self.module,
                functions: self.module.function_table(),
                globals,
                global_refs,
                imports: table,
                natives: self.natives,
                objects: &mut self.objects,
                #[cfg(feature = "fuel")]
                fuel: &mut self.fuel,
            },
        };
        let mut position = entry;
        match run::run(&mut machine, &mut position) {
            Ok(()) => Ok(()),
            Err(fault) => {
                call::unwind(&mut machine, position);
                let error = fault_error(&self.objects, fault);
                let start = self
                    .module
                    .function(position.function)
                    .map_or(0, |f| f.entry);
                let site = Site {
                    function: position.function,
                    name: name_of(&self.module, position.function),
                    pc: (position.pc as u32).saturating_sub(start),
                };
                Err(Error {
                    site: Some(site),
                    ..error
                })
            }
        }
    }

    /// Calls a function with arguments that may be tensors in the caller's memory, which is lent for the call and not
    /// copied, and hands the results to `read`. Everything is released before this returns.
    ///
    /// A program that keeps a lent argument in a global finds it empty afterwards.
    ///
    /// # Errors
    /// When the arguments are not those that the function takes, or whatever the program fails with.
    pub fn call<R>(
        &mut self,
        function: &Function<'a>,
        args: &[Arg<'_>],
        read: impl FnOnce(&Results<'_, 'a>) -> R,
    ) -> Result<R, Error<'a>> {
        super::value::call(self, function, args, read)
    }
}

/// The name of a function: its debug name, or that of an export.
fn name_of<'a>(module: &Module<'a>, function: u16) -> Option<&'a str> {
    module
        .debug()
        .and_then(|d| d.function_name(function))
        .or_else(|| {
            module
                .exports()
                .find(|e| e.function == function)
                .map(|e| e.name)
        })
}

fn prepared<'a>(export: &Export<'a>) -> Function<'a> {
    Function {
        ordinal: export.function,
        name: export.name,
        signature: export.signature,
        args: export.signature.arg_counts(),
        results: export.signature.result_counts(),
        stack_words: export.stack_words,
    }
}

pub(super) fn count_error<'a>(what: &str, expected: usize, found: usize) -> Error<'a> {
    let mut error = Error::new(Status::InvalidArgument, what);
    // Writing to a text cannot fail.
    let _ = crate::text::write_u64(&mut error.text, expected as u64);
    error.text.push_str(", found ");
    let _ = crate::text::write_u64(&mut error.text, found as u64);
    error
}

fn check_args<'a>(function: &Function<'a>, args: &[Value]) -> Result<(), Error<'a>> {
    let wanted = function.signature.args().count();
    if args.len() != wanted {
        return Err(count_error("argument count: expected ", wanted, args.len()));
    }
    for (i, (part, value)) in function.signature.args().zip(args).enumerate() {
        if part != Part::One(value.kind()) {
            let expected = match part {
                Part::One(kind) => kind.name(),
                Part::Span(_) => "span",
            };
            let mut error = Error::new(Status::InvalidArgument, "argument ");
            let _ = crate::text::write_u64(&mut error.text, i as u64);
            for text in [": expected ", expected, ", found ", value.kind().name()] {
                error.text.push_str(text);
            }
            return Err(error);
        }
    }
    Ok(())
}

const _: () = assert!(UNBOUND == u32::MAX && HEADER == 3);
