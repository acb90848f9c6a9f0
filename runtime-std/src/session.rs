//! Sessions: programs that run, with their state.
//!
//! A session owns its programs, their globals and their buffers, and is called as often as wanted. It runs the
//! inline execution models: no device, no queue, everything in the calling thread. A program that gives way, or that
//! waits for a native function, is resumed right here, a limited number of times.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::thread;

use halcyon_runtime_core::format::{Module, UNBOUNDED};
use halcyon_runtime_core::hal_inline::HalInline;
use halcyon_runtime_core::vm::{
    self, Context, Fault, NativeModule, Outcome, Signal, Status, Value as VmValue,
};
use self_cell::self_cell;
use thiserror::Error;

use crate::exchange;
use crate::program::{FunctionInfo, Program, ProgramError};
use crate::text::counted;
use crate::trace::StderrTracer;
use crate::value::{Value, ValueType};

/// Stack of a program that calls itself, so that the compiler could not bound it.
const UNBOUNDED_STACK_WORDS: usize = 64 * 1024;

/// Most stack that a program gets, whatever bound its file states.
const MAX_STACK_WORDS: usize = 16 * 1024 * 1024;

/// The native modules that every program may import.
const NATIVE_MODULES: &[&dyn NativeModule] = &[&HalInline::with_trace(exchange::trace)];

/// How often one call is resumed, unless a [builder](SessionBuilder) says otherwise.
pub const DEFAULT_RESUME_LIMIT: u32 = 10_000;

/// What a session runs, and what it hands to it.
struct Parts {
    /// The program whose functions are called by their own names: the last one.
    main: Arc<Program>,
    /// All, in the order of registration.
    programs: Vec<Arc<Program>>,
    natives: Vec<&'static dyn NativeModule>,
}

self_cell!(
    /// A context and the programs that it runs.
    struct Instance {
        owner: Parts,
        #[not_covariant]
        dependent: Context,
    }
);

/// Programs that run.
///
/// It is used from the thread that made it, and needs neither locks nor atomics. When it is dropped its programs are
/// deinitialized; [`Session::close`] does so and says what failed.
pub struct Session {
    instance: Instance,
    resume_limit: u32,
}

/// What a session is made of: programs in the order in which they are registered, and native modules.
///
/// The imports of a program are bound to what programs before it export, or to native modules. Functions are called of
/// the program that comes last, by their names, and of the others as `module.function`.
///
/// ```no_run
/// use halcyon_runtime_std::{Program, Session, Value};
///
/// let mut session = Session::builder()
///     .program(Program::read("library.hal")?)
///     .program(Program::read("user.hal")?)
///     .start()?;
/// let results = session.call("main", &[Value::I32(3)])?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct SessionBuilder {
    programs: Vec<Arc<Program>>,
    natives: Vec<&'static dyn NativeModule>,
    resume_limit: Option<u32>,
}

impl fmt::Debug for SessionBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SessionBuilder")
            .field("programs", &self.programs)
            .field("resume_limit", &self.resume_limit)
            .finish_non_exhaustive()
    }
}

impl SessionBuilder {
    /// Adds a program after those that were added before.
    #[must_use]
    pub fn program(mut self, program: impl Into<Arc<Program>>) -> SessionBuilder {
        self.programs.push(program.into());
        self
    }

    /// Adds programs, in their order.
    #[must_use]
    pub fn programs(mut self, programs: impl IntoIterator<Item = Arc<Program>>) -> SessionBuilder {
        self.programs.extend(programs);
        self
    }

    /// Adds a native module, whose functions the programs may import.
    #[must_use]
    pub fn native(mut self, module: &'static dyn NativeModule) -> SessionBuilder {
        self.natives.push(module);
        self
    }

    /// How often one call is resumed before it is given up.
    #[must_use]
    pub fn resume_limit(mut self, limit: u32) -> SessionBuilder {
        self.resume_limit = Some(limit);
        self
    }

    /// Starts the programs: binds their imports and runs their initializers in order.
    ///
    /// # Errors
    ///
    /// When there is no program, code is malformed, an import cannot be bound, or an initializer fails.
    pub fn start(self) -> Result<Session, SessionError> {
        let mut natives = self.natives;
        natives.extend(NATIVE_MODULES);
        let main = self.programs.last().ok_or(SessionError::NoProgram)?;
        let parts = Parts {
            main: Arc::clone(main),
            programs: self.programs,
            natives,
        };
        let instance = Instance::try_new(parts, |parts| {
            let modules: Vec<Module<'_>> = parts.programs.iter().map(|p| *p.module()).collect();
            Context::link_on_heap(&modules, stack_words(&modules), &parts.natives).map_err(
                |error| SessionError::Bind {
                    origin: parts.origins(),
                    failure: parts.failure(&error),
                },
            )
        })?;
        let mut session = Session {
            instance,
            resume_limit: self.resume_limit.unwrap_or(DEFAULT_RESUME_LIMIT),
        };
        session.instance.with_dependent_mut(|parts, context| {
            context.set_tracer(&StderrTracer);
            context.init().map_err(|error| SessionError::Initialize {
                origin: parts.origin_of(&error),
                failure: parts.failure(&error),
            })
        })?;
        Ok(session)
    }
}

impl Parts {
    fn failure(&self, error: &vm::Error<'_>) -> Failure {
        let modules: Vec<Module<'_>> = self.programs.iter().map(|p| *p.module()).collect();
        Failure::in_one_of(&modules, error)
    }

    /// The program in which an error has occurred.
    fn program_of(&self, error: &vm::Error<'_>) -> Option<&Program> {
        let instance = error.site?.instance;
        self.programs.get(usize::from(instance)).map(Arc::as_ref)
    }

    /// Where the program comes from in which an error has occurred, or where all come from.
    fn origin_of(&self, error: &vm::Error<'_>) -> String {
        match self.program_of(error) {
            Some(program) => program.origin().to_string(),
            None => self.origins(),
        }
    }

    fn origins(&self) -> String {
        let origins: Vec<&str> = self.programs.iter().map(|p| p.origin()).collect();
        origins.join("`, `")
    }
}

/// Why a session cannot start, or a call fails.
#[derive(Debug, Error)]
pub enum SessionError {
    /// The program cannot be loaded.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// There is nothing to run.
    #[error("no program to start")]
    NoProgram,
    /// The code is malformed, or an import cannot be bound.
    #[error("cannot load `{origin}`: {failure}")]
    Bind {
        /// Where the module comes from.
        origin: String,
        /// What is wrong.
        failure: Failure,
    },
    /// The initializer failed.
    #[error("initializing `{origin}`: {failure}")]
    Initialize {
        /// Where the module comes from.
        origin: String,
        /// What failed.
        failure: Failure,
    },
    /// The program has no such function.
    #[error("no function `{name}` in `{origin}`; it exports {exports}")]
    NoFunction {
        /// The name looked for.
        name: String,
        /// Where the module comes from.
        origin: String,
        /// The names there are.
        exports: String,
    },
    /// Too few or too many arguments.
    #[error("`{function}` takes {}, found {found}{declaration}", counted(*expected, "argument"))]
    ArgumentCount {
        /// The function called.
        function: String,
        /// Parameters of the function.
        expected: usize,
        /// Arguments given.
        found: usize,
        /// How the source declares it.
        declaration: Declaration,
    },
    /// An argument of another type than the parameter.
    #[error("argument {index} of `{function}`: expected {expected}, found {found}{declaration}")]
    ArgumentType {
        /// The function called.
        function: String,
        /// The argument, from 0.
        index: usize,
        /// The type of the parameter.
        expected: ValueType,
        /// The type of the argument.
        found: ValueType,
        /// How the source declares it.
        declaration: Declaration,
    },
    /// A program could not end.
    #[error("deinitializing `{origin}`: {failure}")]
    Deinitialize {
        /// Where the module comes from.
        origin: String,
        /// What failed.
        failure: Failure,
    },
    /// A program could not take a signal.
    #[error("notifying `{origin}`: {failure}")]
    Notify {
        /// Where the module comes from.
        origin: String,
        /// What failed.
        failure: Failure,
    },
    /// The program was suspended again and again.
    #[error("calling `{function}`: not done after {limit} resumptions")]
    NeverDone {
        /// The function called.
        function: String,
        /// How often it was resumed.
        limit: u32,
    },
    /// The program failed.
    #[error("calling `{function}`: {failure}{declaration}")]
    Call {
        /// The function called.
        function: String,
        /// What failed.
        failure: Failure,
        /// How the source declares it.
        declaration: Declaration,
    },
}

/// How the source declares a function, where the module says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Declaration(Option<String>);

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(text) => write!(f, "; declared as `{text}`"),
            None => Ok(()),
        }
    }
}

/// A failure inside of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The kind of failure.
    pub status: Status,
    /// What went wrong.
    pub message: String,
    /// The source location of the instruction, or its function when the module has none.
    pub location: Option<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.status.name())?;
        if !self.message.is_empty() {
            write!(f, "; {}", self.message)?;
        }
        match &self.location {
            Some(location) => write!(f, "; at {location}"),
            None => Ok(()),
        }
    }
}

impl Failure {
    /// The failure of an instruction of one of the modules of a context, or of none.
    pub(crate) fn in_one_of(modules: &[Module<'_>], error: &vm::Error<'_>) -> Failure {
        let location = error.site.as_ref().map(|site| {
            let mut text = match modules.get(usize::from(site.instance)) {
                Some(module) => place(module, site.function, site.pc),
                None => format!("word {} of function {}", site.pc, site.function),
            };
            if let Some(module) = site.module {
                text.push_str(&format!(" of module `{module}`"));
            }
            text
        });
        Failure {
            status: error.status,
            message: error.text.as_str().to_string(),
            location,
        }
    }
}

/// The source location of an instruction, or its function when the module has none.
pub(crate) fn place(module: &Module<'_>, function: u16, pc: u32) -> String {
    let location = module
        .debug()
        .and_then(|debug| debug.location(function, pc))
        .filter(|at| at.line != 0);
    if let Some(at) = location {
        return format!("{}:{}:{}", at.file, at.line, at.column);
    }
    let exported = || {
        let mut exports = module.exports();
        Some(exports.find(|export| export.function == function)?.name)
    };
    let name = module
        .debug()
        .and_then(|debug| debug.function_name(function))
        .or_else(exported);
    match name {
        Some(name) => format!("word {pc} of `{name}`"),
        None => format!("word {pc} of function {function}"),
    }
}

/// What a session has used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionStatistics {
    /// Buffers, views and lists that exist now.
    pub live_objects: u32,
    /// The most that existed at once.
    pub peak_objects: u32,
    /// The most bytes of stack that a call has used.
    pub peak_stack_bytes: usize,
}

impl fmt::Display for SessionStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[[ session statistics ]]")?;
        writeln!(
            f,
            "  objects: {} peak / {} live",
            self.peak_objects, self.live_objects
        )?;
        writeln!(f, "    stack: {}B peak", self.peak_stack_bytes)
    }
}

impl Session {
    /// Reads a module file and starts it.
    ///
    /// # Errors
    ///
    /// When the file is no module, an import cannot be bound, or the initializer fails.
    pub fn load(path: impl AsRef<Path>) -> Result<Session, SessionError> {
        Session::new(Program::read(path)?)
    }

    /// Starts a program: binds its imports and runs its initializer.
    ///
    /// # Errors
    ///
    /// When the code is malformed, an import cannot be bound, or the initializer fails.
    pub fn new(program: impl Into<Arc<Program>>) -> Result<Session, SessionError> {
        Session::builder().program(program).start()
    }

    /// A session of several programs, or with native modules of the embedder's.
    #[must_use]
    pub fn builder() -> SessionBuilder {
        SessionBuilder::default()
    }

    /// The program whose functions are called by their own names: the last one.
    pub fn program(&self) -> &Program {
        &self.instance.borrow_owner().main
    }

    /// Tells every program a signal, see [`Context::notify`].
    ///
    /// # Errors
    ///
    /// The first failure of a program; those after it are not told.
    pub fn notify(&mut self, signal: Signal) -> Result<(), SessionError> {
        self.instance.with_dependent_mut(|parts, context| {
            context
                .notify(signal)
                .map_err(|error| SessionError::Notify {
                    origin: parts.origin_of(&error),
                    failure: parts.failure(&error),
                })
        })
    }

    /// Deinitializes the programs, the last one first.
    ///
    /// # Errors
    ///
    /// The first failure of a program; the others are deinitialized all the same.
    pub fn close(mut self) -> Result<(), SessionError> {
        self.instance.with_dependent_mut(|parts, context| {
            context
                .deinit()
                .map_err(|error| SessionError::Deinitialize {
                    origin: parts.origin_of(&error),
                    failure: parts.failure(&error),
                })
        })
    }

    /// The functions that can be called.
    pub fn functions(&self) -> impl Iterator<Item = FunctionInfo<'_>> {
        self.program().functions()
    }

    /// The function of a name.
    ///
    /// # Errors
    ///
    /// When there is none; the error lists those there are.
    pub fn function(&self, name: &str) -> Result<FunctionInfo<'_>, SessionError> {
        find_function(self.instance.borrow_owner(), name)
    }

    /// Calls a function, and resumes it when it is suspended.
    ///
    /// # Errors
    ///
    /// When there is no such function, the arguments do not fit it, or the program fails or does not end.
    pub fn call(&mut self, name: &str, arguments: &[Value]) -> Result<Vec<Value>, SessionError> {
        let limit = self.resume_limit;
        self.instance.with_dependent_mut(|parts, context| {
            let function = find_function(parts, name)?;
            check_arguments(&function, arguments)?;
            let fail = |error: vm::Error<'_>| call_error(parts, &function, &error);
            let fault = |fault: Fault| fail(vm::Error::new(fault.status, fault.text.as_str()));
            let handle = context.function(name).map_err(fail)?;
            let imported = exchange::import_all(context.objects(), arguments).map_err(fault)?;
            let mut results = vec![VmValue::I32(0); function.results.len()];
            let outcome = run_to_end(context, &handle, &imported, &mut results, limit, &fail);
            exchange::release_all(context.objects(), &imported);
            outcome?;
            let exported = exchange::export_all(context.objects(), &results);
            exchange::release_all(context.objects(), &results);
            exported.map_err(fault)
        })
    }

    /// Takes the arguments over, so that a function can be called with them again and again without
    /// copying them each time.
    ///
    /// # Errors
    ///
    /// When there is no such function, or the arguments do not fit it.
    pub fn prepare(
        &mut self,
        name: &str,
        arguments: &[Value],
    ) -> Result<PreparedCall<'_>, SessionError> {
        let arguments = self.instance.with_dependent_mut(|parts, context| {
            let function = find_function(parts, name)?;
            check_arguments(&function, arguments)?;
            exchange::import_all(context.objects(), arguments).map_err(|fault| {
                let error = vm::Error::new(fault.status, fault.text.as_str());
                call_error(parts, &function, &error)
            })
        })?;
        Ok(PreparedCall {
            session: self,
            function: name.to_string(),
            arguments,
        })
    }

    /// What the session has used so far.
    pub fn statistics(&mut self) -> SessionStatistics {
        self.instance
            .with_dependent_mut(|_, context| SessionStatistics {
                live_objects: context.live_objects(),
                peak_objects: context.objects().peak_live(),
                peak_stack_bytes: context.stack_peak() * size_of::<u32>(),
            })
    }
}

impl Drop for Session {
    /// What a program fails with at its end is lost here; [`Session::close`] says it.
    fn drop(&mut self) {
        self.instance.with_dependent_mut(|_, context| {
            let _ = context.deinit();
        });
    }
}

/// Calls a function and resumes it as long as it is suspended, but not more often than `limit`: then it is aborted.
/// `fail` tells what an error of the program means.
fn run_to_end<'a>(
    context: &mut Context<'a>,
    function: &vm::Function<'a>,
    arguments: &[VmValue],
    results: &mut [VmValue],
    limit: u32,
    fail: &dyn Fn(vm::Error<'_>) -> SessionError,
) -> Result<(), SessionError> {
    let mut outcome = context.start(function, arguments, results).map_err(fail)?;
    for _ in 0..limit {
        match outcome {
            Outcome::Done => return Ok(()),
            Outcome::Suspended(_) => {
                thread::yield_now();
                outcome = context.resume(results).map_err(fail)?;
            }
        }
    }
    if outcome == Outcome::Done {
        return Ok(());
    }
    context.abort();
    Err(SessionError::NeverDone {
        function: function.name().to_string(),
        limit,
    })
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Session").field(self.program()).finish()
    }
}

/// A function and the arguments to call it with.
#[derive(Debug)]
pub struct PreparedCall<'s> {
    session: &'s mut Session,
    function: String,
    /// Refs among them are counted, and given back when the call is dropped.
    arguments: Vec<VmValue>,
}

impl PreparedCall<'_> {
    /// Calls the function `count` times and drops what it returns.
    ///
    /// # Errors
    ///
    /// The first failure of the program.
    pub fn invoke(&mut self, count: u64) -> Result<(), SessionError> {
        let (name, arguments) = (&self.function, &self.arguments);
        let limit = self.session.resume_limit;
        self.session.instance.with_dependent_mut(|parts, context| {
            let function = find_function(parts, name)?;
            let fail = |error: vm::Error<'_>| call_error(parts, &function, &error);
            let handle = context.function(name).map_err(fail)?;
            let mut results = vec![VmValue::I32(0); function.results.len()];
            for _ in 0..count {
                run_to_end(context, &handle, arguments, &mut results, limit, &fail)?;
                exchange::release_all(context.objects(), &results);
            }
            Ok(())
        })
    }
}

impl Drop for PreparedCall<'_> {
    fn drop(&mut self) {
        let arguments = &self.arguments;
        self.session.instance.with_dependent_mut(|_, context| {
            exchange::release_all(context.objects(), arguments);
        });
    }
}

/// Stack for the deepest functions of programs that are linked: a call reaches at most once into each.
pub(crate) fn stack_words(modules: &[Module<'_>]) -> usize {
    let deepest = |module: &Module<'_>| {
        let bounds = module.exports().map(|export| match export.stack_words {
            UNBOUNDED => UNBOUNDED_STACK_WORDS,
            words => words as usize,
        });
        bounds.max().unwrap_or(0)
    };
    modules
        .iter()
        .map(deepest)
        .fold(0, usize::saturating_add)
        .min(MAX_STACK_WORDS)
}

/// The function of a name in the last program, or of `module.function` in any.
fn find_function<'p>(parts: &'p Parts, name: &str) -> Result<FunctionInfo<'p>, SessionError> {
    let of = |program: &'p Program, name: &str| program.functions().find(|f| f.name == name);
    let qualified = || {
        let (module, name) = name.split_once('.')?;
        let mut programs = parts.programs.iter().rev();
        of(programs.find(|p| p.module().name() == module)?, name)
    };
    let program = &*parts.main;
    of(program, name).or_else(qualified).ok_or_else(|| {
        let names: Vec<String> = program
            .functions()
            .map(|function| format!("`{}`", function.name))
            .collect();
        SessionError::NoFunction {
            name: name.to_string(),
            origin: program.origin().to_string(),
            exports: if names.is_empty() {
                "no function".to_string()
            } else {
                names.join(", ")
            },
        }
    })
}

fn check_arguments(function: &FunctionInfo<'_>, arguments: &[Value]) -> Result<(), SessionError> {
    let declaration = Declaration(function.declaration.map(str::to_string));
    if arguments.len() != function.parameters.len() {
        return Err(SessionError::ArgumentCount {
            function: function.name.to_string(),
            expected: function.parameters.len(),
            found: arguments.len(),
            declaration,
        });
    }
    let pairs = function.parameters.iter().zip(arguments).enumerate();
    for (index, (&expected, argument)) in pairs {
        if argument.value_type() != expected {
            return Err(SessionError::ArgumentType {
                function: function.name.to_string(),
                index,
                expected,
                found: argument.value_type(),
                declaration,
            });
        }
    }
    Ok(())
}

fn call_error(parts: &Parts, function: &FunctionInfo<'_>, error: &vm::Error<'_>) -> SessionError {
    SessionError::Call {
        function: function.name.to_string(),
        failure: parts.failure(error),
        declaration: Declaration(function.declaration.map(str::to_string)),
    }
}
