//! Sessions: a program that runs, with its state.
//!
//! A session owns its program, its globals and its buffers, and is called as often as wanted. It runs the
//! inline execution models: no device, no queue, everything in the calling thread.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use halcyon_runtime_core::format::{Module, UNBOUNDED};
use halcyon_runtime_core::hal_inline::HalInline;
use halcyon_runtime_core::vm::{self, Context, Fault, NativeModule, Status, Value as VmValue};
use self_cell::self_cell;
use thiserror::Error;

use crate::exchange;
use crate::program::{FunctionInfo, Program, ProgramError};
use crate::text::counted;
use crate::value::{Value, ValueType};

/// Stack of a program that calls itself, so that the compiler could not bound it.
const UNBOUNDED_STACK_WORDS: usize = 64 * 1024;

/// Most stack that a program gets, whatever bound its file states.
const MAX_STACK_WORDS: usize = 16 * 1024 * 1024;

/// The native modules that programs may import.
const NATIVE_MODULES: &[&dyn NativeModule] = &[&HalInline::with_trace(exchange::trace)];

self_cell!(
    /// A context and the program that it runs.
    struct Instance {
        owner: Arc<Program>,
        #[not_covariant]
        dependent: Context,
    }
);

/// A program that runs.
///
/// It is used from the thread that made it, and needs neither locks nor atomics.
pub struct Session {
    instance: Instance,
}

/// Why a session cannot start, or a call fails.
#[derive(Debug, Error)]
pub enum SessionError {
    /// The program cannot be loaded.
    #[error(transparent)]
    Program(#[from] ProgramError),
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
    pub(crate) fn new(module: &Module<'_>, error: &vm::Error<'_>) -> Failure {
        let location = error.site.as_ref().map(|site| {
            let location = module
                .debug()
                .and_then(|debug| debug.location(site.function, site.pc));
            match (location, site.name) {
                (Some(at), _) if at.line != 0 => format!("{}:{}:{}", at.file, at.line, at.column),
                (_, Some(name)) => format!("word {} of `{name}`", site.pc),
                (_, None) => format!("word {} of function {}", site.pc, site.function),
            }
        });
        Failure {
            status: error.status,
            message: error.text.as_str().to_string(),
            location,
        }
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
        let mut instance = Instance::try_new(program.into(), |program| {
            let module = *program.module();
            Context::on_heap(module, stack_words(&module), NATIVE_MODULES).map_err(|error| {
                SessionError::Bind {
                    origin: program.origin().to_string(),
                    failure: Failure::new(&module, &error),
                }
            })
        })?;
        instance.with_dependent_mut(|program, context| {
            context.init().map_err(|error| SessionError::Initialize {
                origin: program.origin().to_string(),
                failure: Failure::new(program.module(), &error),
            })
        })?;
        Ok(Session { instance })
    }

    /// The program.
    pub fn program(&self) -> &Program {
        self.instance.borrow_owner()
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
        find_function(self.program(), name)
    }

    /// Calls a function.
    ///
    /// # Errors
    ///
    /// When there is no such function, the arguments do not fit it, or the program fails.
    pub fn call(&mut self, name: &str, arguments: &[Value]) -> Result<Vec<Value>, SessionError> {
        self.instance.with_dependent_mut(|program, context| {
            let function = find_function(program, name)?;
            check_arguments(&function, arguments)?;
            let fail = |error: vm::Error<'_>| call_error(program, &function, &error);
            let fault = |fault: Fault| fail(vm::Error::new(fault.status, fault.text));
            let handle = context.function(name).map_err(fail)?;
            let imported = exchange::import_all(context.objects(), arguments).map_err(fault)?;
            let mut results = vec![VmValue::I32(0); function.results.len()];
            let outcome = context.invoke(&handle, &imported, &mut results);
            exchange::release_all(context.objects(), &imported);
            outcome.map_err(fail)?;
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
        let arguments = self.instance.with_dependent_mut(|program, context| {
            let function = find_function(program, name)?;
            check_arguments(&function, arguments)?;
            exchange::import_all(context.objects(), arguments).map_err(|fault| {
                let error = vm::Error::new(fault.status, fault.text);
                call_error(program, &function, &error)
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
        self.session
            .instance
            .with_dependent_mut(|program, context| {
                let function = find_function(program, name)?;
                let fail = |error: vm::Error<'_>| call_error(program, &function, &error);
                let handle = context.function(name).map_err(fail)?;
                let mut results = vec![VmValue::I32(0); function.results.len()];
                for _ in 0..count {
                    context
                        .invoke(&handle, arguments, &mut results)
                        .map_err(fail)?;
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

/// Stack for the deepest of the program's functions.
pub(crate) fn stack_words(module: &Module<'_>) -> usize {
    module
        .exports()
        .map(|export| match export.stack_words {
            UNBOUNDED => UNBOUNDED_STACK_WORDS,
            words => words as usize,
        })
        .max()
        .unwrap_or(0)
        .min(MAX_STACK_WORDS)
}

fn find_function<'p>(program: &'p Program, name: &str) -> Result<FunctionInfo<'p>, SessionError> {
    program
        .functions()
        .find(|function| function.name == name)
        .ok_or_else(|| {
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

fn call_error(
    program: &Program,
    function: &FunctionInfo<'_>,
    error: &vm::Error<'_>,
) -> SessionError {
    SessionError::Call {
        function: function.name.to_string(),
        failure: Failure::new(program.module(), error),
        declaration: Declaration(function.declaration.map(str::to_string)),
    }
}
