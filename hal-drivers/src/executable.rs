//! Device code that is loaded, and its functions.

use std::any::Any;
use std::fmt;

use crate::{Error, Result};

/// What an executable is made from.
#[derive(Clone, Copy, Debug)]
pub struct ExecutableParams<'a> {
    /// Format of the data, as the compiler names it.
    pub format: &'a str,
    /// The code.
    pub data: &'a [u8],
    /// Values known only at load time.
    pub constants: &'a [u32],
}

/// A function of an executable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Function(pub u32);

/// What a dispatch of a function takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionInfo {
    /// The name to look it up by.
    pub name: String,
    /// 32-bit constants.
    pub constant_count: usize,
    /// Buffer bindings.
    pub binding_count: usize,
    /// Invocations of a workgroup, along x, y and z.
    pub workgroup_size: [u32; 3],
}

/// Loaded device code.
pub trait Executable: fmt::Debug + Send + Sync {
    /// Its functions, in the order of [`Function`].
    fn functions(&self) -> &[FunctionInfo];

    /// The executable as its driver's own type.
    fn as_any(&self) -> &dyn Any;

    /// The function of a name.
    ///
    /// # Errors
    ///
    /// When there is none.
    fn lookup_function(&self, name: &str) -> Result<Function> {
        self.functions()
            .iter()
            .position(|info| info.name == name)
            .and_then(|index| u32::try_from(index).ok())
            .map(Function)
            .ok_or_else(|| Error::NotFound {
                what: "function of the executable",
                name: name.to_string(),
            })
    }
}
