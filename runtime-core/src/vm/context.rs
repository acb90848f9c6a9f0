//! A context: modules bound to their imports, with their state, ready to be called.
//!
//! Most contexts have one module. With the feature `linking` there can be several, registered in order; each has its own
//! globals and shares the stack, the objects and the native modules with the others, and can import what those before
//! it export.
//!
//! All memory is given by the embedder, or taken from the global allocator with the feature `alloc`. Nothing of a
//! module is copied.

use super::bind;
use super::call;
use super::engine::Engine;
use super::frame::{Stack, State};
use super::machine::{HEADER, HOST, Host, Machine, Position};
use super::modules::{self, Modules};
use super::native::NativeModule;
use super::object::{ObjectRef, Objects, Slot};
use super::status::{Error, Fault, Site, Status};
use super::suspend::{self, Outcome, Suspension};
use super::value::{Arg, Results, Value};
use crate::format::{Module, UNBOUNDED};
use crate::signature::{Counts, Kind, Part, Signature};

/// Whether contexts of several modules are built in.
pub(super) const LINKING: bool = cfg!(feature = "linking");

/// Memory for a context that takes none from the heap.
#[derive(Debug)]
pub struct Storage<'a> {
    /// Import tables, globals and the stack: [`Context::state_words`] plus the `stack_words` of the largest export.
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
    fn as_slice(&self) -> &[u32] {
        match self {
            Self::Borrowed(words) => words,
            #[cfg(feature = "alloc")]
            Self::Owned(words) => words,
        }
    }

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
    instance: u16,
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

    /// Stack words that a call needs, what it calls of other modules included, or [`UNBOUNDED`] for one that calls
    /// itself: it runs until the stack is used up, and then fails.
    #[must_use]
    pub const fn stack_words(&self) -> u32 {
        self.stack_words
    }
}

/// Where a call stands that has not returned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run<'a> {
    pub(super) function: Function<'a>,
    pub(super) position: Position,
    /// Why it stopped; `None` for one that starts.
    #[cfg(feature = "yield")]
    pub(super) stopped: Option<Suspension>,
    /// See [`Machine::pending`].
    pub(super) pending: u32,
}

/// Modules that can run. See the [module](self) documentation.
pub struct Context<'a> {
    modules: Modules<'a>,
    words: Words<'a>,
    /// Words before the stack.
    state: usize,
    natives: &'a [&'a dyn NativeModule],
    objects: Objects<'a>,
    engine: Engine,
    stack_peak: usize,
    /// How many of the modules have run their `__init`.
    pub(super) initialized: u16,
    #[cfg(feature = "yield")]
    pub(super) suspended: Option<Run<'a>>,
    #[cfg(feature = "fuel")]
    fuel: u64,
    #[cfg(feature = "trace")]
    pub(super) tracer: Option<&'a dyn super::Tracer>,
}

impl core::fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Context(")?;
        for (i, module) in self.modules.as_slice().iter().enumerate() {
            f.write_str(if i > 0 { ", " } else { "" })?;
            f.write_str(module.name())?;
        }
        f.write_str(")")
    }
}

/// Text of a fault: its own, or the one that was put together at run time.
fn fault_error<'a>(objects: &Objects<'_>, fault: Fault) -> Error<'a> {
    let error = Error::new(fault.status, fault.text.as_str());
    if fault.text.as_str().is_empty() {
        Error {
            text: objects.text,
            ..error
        }
    } else {
        error
    }
}

impl<'a> Context<'a> {
    /// Words of [`Storage::words`] that are not stack, for a context of one module.
    #[must_use]
    pub fn state_words(module: &Module<'_>) -> usize {
        modules::state_words(core::slice::from_ref(module))
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
        check(core::slice::from_ref(&module), |m| {
            super::verify_in(m, storage.words)
        })?;
        Self::in_place(Modules::One(module), storage, natives)
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
        Self::in_place(Modules::One(module), storage, natives)
    }

    pub(super) fn in_place(
        modules: Modules<'a>,
        storage: Storage<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        let objects = Objects::in_place(modules.constants(), storage.objects, storage.arena);
        Self::bind(modules, Words::Borrowed(storage.words), objects, natives)
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
        check(core::slice::from_ref(&module), super::verify)?;
        Self::allocated(Modules::One(module), stack_words, natives)
    }

    #[cfg(all(feature = "alloc", feature = "verify"))]
    pub(super) fn allocated(
        modules: Modules<'a>,
        stack_words: usize,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        let total = modules::state_words(modules.as_slice()).saturating_add(stack_words);
        let mut words = alloc::vec::Vec::new();
        if words.try_reserve_exact(total).is_err() {
            return Err(Error::new(
                Status::ResourceExhausted,
                "out of memory for globals and stack",
            ));
        }
        words.resize(total, 0);
        let engine = Engine::fastest(modules.as_slice());
        let objects = Objects::on_heap(modules.constants());
        let context = Self::bind(modules, Words::Owned(words), objects, natives)?;
        Ok(Self { engine, ..context })
    }

    fn bind(
        modules: Modules<'a>,
        mut words: Words<'a>,
        objects: Objects<'a>,
        natives: &'a [&'a dyn NativeModule],
    ) -> Result<Self, Error<'a>> {
        let state = modules::state_words(modules.as_slice());
        let Some(parts) = words
            .as_mut_slice()
            .get_mut(..state)
            .filter(|parts| u32::try_from(parts.len()).is_ok())
        else {
            return Err(Error::new(
                Status::ResourceExhausted,
                "storage words are too few for the globals of the modules",
            ));
        };
        parts.fill(0);
        bind::all(modules.as_slice(), parts, natives)?;
        let mut context = Self {
            modules,
            words,
            state,
            natives,
            objects,
            engine: Engine::InPlace,
            stack_peak: 0,
            initialized: 0,
            #[cfg(feature = "yield")]
            suspended: None,
            #[cfg(feature = "fuel")]
            fuel: u64::MAX,
            #[cfg(feature = "trace")]
            tracer: None,
        };
        context.skip_absent_initializers();
        Ok(context)
    }

    /// The modules, in the order of their registration.
    #[must_use]
    pub fn modules(&self) -> &[Module<'a>] {
        self.modules.as_slice()
    }

    /// Runs calls from now on by interpreting the code where it lies, whatever faster engine there is. Results do not
    /// differ; this is for comparing the two, and gives back the memory of the faster one.
    pub fn run_in_place(&mut self) {
        self.engine = Engine::InPlace;
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

    /// Sets how many backward branches and calls may be made from now on; a run that has made so many is suspended.
    #[cfg(feature = "fuel")]
    pub const fn set_fuel(&mut self, fuel: u64) {
        self.fuel = fuel;
    }

    /// The fuel that is left.
    #[cfg(feature = "fuel")]
    #[must_use]
    pub const fn fuel(&self) -> u64 {
        self.fuel
    }

    /// Finds an exported function: one of the module that was registered last by its name, one of any by the module's
    /// name, a dot and its name.
    ///
    /// # Errors
    /// `NOT_FOUND` that names the function.
    pub fn function(&self, name: &str) -> Result<Function<'a>, Error<'a>> {
        let modules = self.modules.as_slice();
        let last = modules.len().saturating_sub(1);
        if let Some(function) = self.export(last, name) {
            return Ok(function);
        }
        if LINKING
            && let Some((module, name)) = crate::text::split_once(name, b'.')
            && let Some(instance) = modules.iter().rposition(|m| m.name() == module)
            && let Some(function) = self.export(instance, name)
        {
            return Ok(function);
        }
        Err(Error::of_parts(
            Status::NotFound,
            &["no function `", name, "` is exported by the module"],
        ))
    }

    /// An export of an instance.
    pub(super) fn export(&self, instance: usize, name: &str) -> Option<Function<'a>> {
        let modules = self.modules.as_slice();
        let export = modules.get(instance)?.export(name)?;
        let instance = instance as u16;
        let state = self.words.as_slice().get(..self.state)?;
        Some(Function {
            instance,
            ordinal: export.function,
            name: export.name,
            signature: export.signature,
            args: export.signature.arg_counts(),
            results: export.signature.result_counts(),
            stack_words: bind::stack_bound(
                &export,
                modules::import_stack(modules.len(), instance, state),
            ),
        })
    }

    /// Fails unless every export can be called with the stack there is, whatever its arguments: for an embedder that
    /// wants to know at start, and not when a call fails. One that calls itself has no bound, and is refused.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED` that names the function.
    pub fn check_stack(&self) -> Result<(), Error<'a>> {
        let stack = self.words.as_slice().len() - self.state;
        for (instance, module) in self.modules.as_slice().iter().enumerate() {
            for name in module.exports().map(|e| e.name) {
                let Some(function) = self.export(instance, name) else {
                    continue;
                };
                let mut error = Error::of_parts(Status::ResourceExhausted, &["stack of `", name]);
                if function.stack_words == UNBOUNDED {
                    error
                        .text
                        .push_str("` has no bound, because it can call itself");
                    return Err(error);
                }
                if function.stack_words as usize > stack {
                    error.text.push_str("`: expected at least ");
                    error.text.push_number(function.stack_words.into());
                    error.text.push_str(" words, found ");
                    error.text.push_number(stack as u64);
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// Calls a function with values, and waits for its end. Refs among the arguments stay the caller's; refs among the
    /// results become the caller's, to be given to [`Objects::release`].
    ///
    /// A program that would be suspended is aborted: [`start`](Self::start) is for those.
    ///
    /// # Errors
    /// When the values are not those that the function takes, another call is suspended, this one would be, or whatever
    /// the program fails with.
    pub fn invoke(
        &mut self,
        function: &Function<'a>,
        args: &[Value],
        results: &mut [Value],
    ) -> Result<(), Error<'a>> {
        let outcome = self.start(function, args, results)?;
        self.finish(outcome)
    }

    /// Calls a function with values as [`invoke`](Self::invoke) does, and stops when the program is suspended: the
    /// results are then those of `resume`.
    ///
    /// # Errors
    /// When the values are not those that the function takes, another call is suspended, or whatever the program fails
    /// with.
    pub fn start(
        &mut self,
        function: &Function<'a>,
        args: &[Value],
        results: &mut [Value],
    ) -> Result<Outcome, Error<'a>> {
        if usize::from(self.initialized) < self.modules.as_slice().len() {
            return Err(Error::new(
                Status::FailedPrecondition,
                "the module's `__init` has not run",
            ));
        }
        self.begin(function, args, results)
    }

    /// As [`start`](Self::start), also before every `__init` has run.
    fn begin(
        &mut self,
        function: &Function<'a>,
        args: &[Value],
        results: &mut [Value],
    ) -> Result<Outcome, Error<'a>> {
        #[cfg(feature = "yield")]
        if self.suspended.is_some() {
            return Err(Error::new(
                Status::FailedPrecondition,
                "another call is suspended; resume or abort it first",
            ));
        }
        check_args(function, args)?;
        check_results(function, results)?;
        let base = usize::from(function.results.vals) + usize::from(function.results.refs);
        let module = self.modules.as_slice().get(usize::from(function.instance));
        let Some(info) = module.and_then(|m| m.function(function.ordinal)) else {
            return Err(Error::new(Status::NotFound, "function of another module"));
        };
        let (vals, refs) = (usize::from(info.vals), usize::from(info.refs));
        let end = base + HEADER + vals + refs;
        let stack = self
            .words
            .as_mut_slice()
            .get_mut(self.state..)
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
        let (mut val_slots, mut ref_slots) = (val_slots.iter_mut(), ref_slots.iter_mut());
        for arg in args {
            match arg.bits() {
                Ok((bits, slots)) => {
                    let words = [bits as u32, (bits >> 32) as u32];
                    for word in words.into_iter().take(slots.into()) {
                        if let Some(slot) = val_slots.next() {
                            *slot = word;
                        }
                    }
                }
                Err(object) => {
                    self.objects.retain(object);
                    if let Some(slot) = ref_slots.next() {
                        *slot = object.0;
                    }
                }
            }
        }
        self.stack_peak = self.stack_peak.max(end);
        let position = Position {
            pc: info.entry as usize,
            base,
            instance: function.instance,
            function: function.ordinal,
        };
        let run = Run {
            function: *function,
            position,
            #[cfg(feature = "yield")]
            stopped: None,
            pending: 0,
        };
        self.go_on(run, results)
    }

    /// Runs until the call returns or stops.
    pub(super) fn go_on(
        &mut self,
        mut run: Run<'a>,
        results: &mut [Value],
    ) -> Result<Outcome, Error<'a>> {
        let outcome = match self.machine(&run) {
            Some(mut machine) => {
                let outcome = suspend::go_on(&mut machine, &mut run);
                run.pending = machine.pending;
                if outcome.is_err_and(|fault| Suspension::of(fault).is_none()) {
                    call::unwind(&mut machine, run.position);
                }
                outcome
            }
            None => return Err(Error::new(Status::Internal, "no such module")),
        };
        let Err(fault) = outcome else {
            self.read_results(&run.function, results);
            return Ok(Outcome::Done);
        };
        #[cfg(feature = "yield")]
        if let Some(why) = Suspension::of(fault) {
            run.stopped = Some(why);
            self.suspended = Some(run);
            return Ok(Outcome::Suspended(why));
        }
        let site = site(self.modules.as_slice(), &run.position);
        let error = fault_error(&self.objects, fault);
        Err(Error { site, ..error })
    }

    /// What a run works on; `None` when its instance does not exist.
    pub(super) fn machine(&mut self, run: &Run<'a>) -> Option<Machine<'_, 'a>> {
        let (state, stack) = self.words.as_mut_slice().split_at_mut_checked(self.state)?;
        let mut machine = Machine {
            stack: Stack::new(stack),
            stack_peak: &mut self.stack_peak,
            host: Host {
                modules: self.modules.as_slice(),
                instance: 0,
                code: &[],
                functions: &[],
                state: State::new(state),
                natives: self.natives,
                objects: &mut self.objects,
                #[cfg(feature = "fuel")]
                fuel: &mut self.fuel,
                #[cfg(feature = "trace")]
                tracer: self.tracer,
            },
            pending: run.pending,
            engine: &self.engine,
        };
        machine.host.enter(run.position.instance)?;
        Some(machine)
    }

    fn read_results(&self, function: &Function<'a>, results: &mut [Value]) {
        let stack = self.words.as_slice().get(self.state..).unwrap_or_default();
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
    }

    /// Calls a function with arguments that may be tensors in the caller's memory, which is lent for the call and not
    /// copied, and hands the results to `read`. Everything is released before this returns.
    ///
    /// A program that keeps a lent argument in a global finds it empty afterwards. One that would be suspended cannot
    /// wait, because the loan ends with the call: it is aborted.
    ///
    /// # Errors
    /// When the arguments are not those that the function takes, the program would be suspended, or whatever it fails
    /// with.
    pub fn call<R>(
        &mut self,
        function: &Function<'a>,
        args: &[Arg<'_>],
        read: impl FnOnce(&Results<'_, 'a>) -> R,
    ) -> Result<R, Error<'a>> {
        super::value::call(self, function, args, read)
    }

    /// As [`invoke`](Self::invoke), also before every `__init` has run.
    pub(super) fn run_to_end(
        &mut self,
        function: &Function<'a>,
        args: &[Value],
        results: &mut [Value],
    ) -> Result<(), Error<'a>> {
        let outcome = self.begin(function, args, results)?;
        self.finish(outcome)
    }

    /// For a call that cannot wait: a suspension is an error.
    #[cfg(feature = "yield")]
    fn finish(&mut self, outcome: Outcome) -> Result<(), Error<'a>> {
        match outcome {
            Outcome::Done => Ok(()),
            Outcome::Suspended(why) => Err(self.refuse(why)),
        }
    }

    /// Without the feature `yield` nothing is suspended.
    #[cfg(not(feature = "yield"))]
    #[expect(
        clippy::unnecessary_wraps,
        clippy::unused_self,
        reason = "the twin of the form that may fail"
    )]
    fn finish(&mut self, _: Outcome) -> Result<(), Error<'a>> {
        Ok(())
    }

    /// Aborts the suspended call, and gives the error that says where it stood.
    #[cfg(feature = "yield")]
    fn refuse(&mut self, why: Suspension) -> Error<'a> {
        let fault = why.fault();
        let at = self.suspended.map(|run| run.position);
        let site = at.and_then(|at| site(self.modules.as_slice(), &at));
        self.abort();
        let error = Error::new(fault.status, fault.text.as_str());
        Error { site, ..error }
    }

    /// Nulls every ref global and zeroes the others.
    pub(super) fn clear_globals(&mut self) {
        let count = self.modules.as_slice().len();
        for instance in 0..count {
            let Some(module) = self.modules.as_slice().get(instance) else {
                return;
            };
            let values = module.global_words() as usize;
            let refs = usize::from(module.global_refs());
            let imports = usize::from(module.import_count());
            let words = self.words.as_mut_slice();
            let at = modules::state_at(count, instance as u16, |at| words.get(at).copied());
            let globals = words
                .get_mut(at + imports..)
                .and_then(|rest| rest.get_mut(..values + refs));
            for (i, slot) in globals.unwrap_or_default().iter_mut().enumerate() {
                let old = core::mem::take(slot);
                if i >= values {
                    self.objects.release(ObjectRef(old));
                }
            }
        }
    }
}

/// Verifies modules one by one.
#[cfg(feature = "verify")]
pub(super) fn check<'a>(
    modules: &[Module<'a>],
    mut verify: impl FnMut(&Module<'a>) -> Result<(), super::VerifyError>,
) -> Result<(), Error<'a>> {
    for (instance, module) in modules.iter().enumerate() {
        verify(module).map_err(|e| {
            let site = Site {
                instance: instance as u16,
                module: (LINKING && modules.len() > 1).then_some(module.name()),
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
        })?;
    }
    Ok(())
}

/// Where a position is, for errors.
fn site<'a>(modules: &[Module<'a>], position: &Position) -> Option<Site<'a>> {
    let module = modules.get(usize::from(position.instance))?;
    let start = module.function(position.function).map_or(0, |f| f.entry);
    Some(Site {
        instance: position.instance,
        module: (LINKING && modules.len() > 1).then_some(module.name()),
        function: position.function,
        name: name_of(module, position.function),
        pc: (position.pc as u32).saturating_sub(start),
    })
}

/// The name of a function: its debug name, or that of an export.
fn name_of<'a>(module: &Module<'a>, function: u16) -> Option<&'a str> {
    if !cfg!(feature = "messages") {
        return None;
    }
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

pub(super) fn count_error<'a>(what: &str, expected: usize, found: usize) -> Error<'a> {
    let mut error = Error::new(Status::InvalidArgument, what);
    error.text.push_number(expected as u64);
    error.text.push_str(", found ");
    error.text.push_number(found as u64);
    error
}

/// Fails unless there is room for just the results.
pub(super) fn check_results<'a>(
    function: &Function<'a>,
    results: &[Value],
) -> Result<(), Error<'a>> {
    let wanted = function.signature.results().count();
    if results.len() == wanted {
        Ok(())
    } else {
        let found = results.len();
        Err(count_error("result count: expected ", wanted, found))
    }
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
            error.text.push_number(i as u64);
            for text in [": expected ", expected, ", found ", value.kind().name()] {
                error.text.push_str(text);
            }
            return Err(error);
        }
    }
    Ok(())
}
