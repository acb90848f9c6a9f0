//! Programs: module files that were read and checked, ready to run or to look into.

use std::borrow::Cow;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use halcyon_runtime_core::format::{AlignedBytes, LoadError, Module};
use halcyon_runtime_core::signature::Part;
use self_cell::self_cell;
use thiserror::Error;

use crate::value::ValueType;
#[cfg(feature = "vmasm")]
use crate::vmasm::{self, AssembleError, AssembleOptions};

self_cell!(
    /// A module and the bytes that it borrows.
    struct Checked {
        owner: AlignedBytes,
        #[covariant]
        dependent: Module,
    }
);

/// A checked module, with the name that errors call it by.
pub struct Program {
    origin: String,
    checked: Checked,
}

/// Why a module cannot be loaded.
#[derive(Debug, Error)]
pub enum ProgramError {
    /// The file cannot be read.
    #[error("cannot read `{origin}`: {error}")]
    Read {
        /// The file.
        origin: String,
        /// Why.
        error: io::Error,
    },
    /// The bytes are no module that this build can use.
    #[error("cannot load `{origin}`: {error}")]
    Load {
        /// Where the bytes come from.
        origin: String,
        /// Why.
        error: LoadError,
    },
    /// The text cannot be assembled.
    #[cfg(feature = "vmasm")]
    #[error("{origin}:{error}")]
    Assemble {
        /// The file.
        origin: String,
        /// Where in it, and why.
        error: AssembleError,
    },
}

/// A function that can be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionInfo<'p> {
    /// Its name.
    pub name: &'p str,
    /// What it takes.
    pub parameters: Vec<ValueType>,
    /// What it returns.
    pub results: Vec<ValueType>,
    /// How the source declares it, where the module says so.
    pub declaration: Option<&'p str>,
}

impl Program {
    /// Reads a module file; `-` is standard input. A file whose name ends in `.vmasm` is text, and is
    /// assembled (feature `vmasm`) with its lines as the source locations.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or is no module.
    pub fn read(path: impl AsRef<Path>) -> Result<Program, ProgramError> {
        let (origin, bytes) = read_bytes(path.as_ref())?;
        match text_of(&origin, &bytes) {
            #[cfg(feature = "vmasm")]
            Some(text) => Program::assemble(origin, &text),
            _ => Program::from_bytes(origin, &bytes),
        }
    }

    /// Reads a module file as [`Program::read`] does, but text gets no source locations that are not in it.
    #[cfg(feature = "tools")]
    pub(crate) fn read_as_written(path: impl AsRef<Path>) -> Result<Program, ProgramError> {
        let (origin, bytes) = read_bytes(path.as_ref())?;
        match text_of(&origin, &bytes) {
            Some(text) => Program::from_assembly(origin, vmasm::assemble(&text)),
            None => Program::from_bytes(origin, &bytes),
        }
    }

    /// Checks the bytes of a module. `origin` is what errors call them.
    ///
    /// # Errors
    ///
    /// When the bytes are no module.
    pub fn from_bytes(origin: impl Into<String>, bytes: &[u8]) -> Result<Program, ProgramError> {
        let origin = origin.into();
        let aligned = AlignedBytes::copy_of(bytes);
        match Checked::try_new(aligned, |bytes| Module::new_checked(bytes.as_slice())) {
            Ok(checked) => Ok(Program { origin, checked }),
            Err(error) => Err(ProgramError::Load { origin, error }),
        }
    }

    /// Assembles VM text. `origin` is what errors and source locations call it.
    ///
    /// # Errors
    ///
    /// When the text has a mistake.
    #[cfg(feature = "vmasm")]
    pub fn assemble(origin: impl Into<String>, text: &str) -> Result<Program, ProgramError> {
        let origin = origin.into();
        let options = AssembleOptions {
            lines_of: Some(&origin),
            strip: false,
        };
        let assembled = vmasm::assemble_with(text, options);
        Program::from_assembly(origin, assembled)
    }

    #[cfg(feature = "vmasm")]
    fn from_assembly(
        origin: String,
        assembled: Result<Vec<u8>, AssembleError>,
    ) -> Result<Program, ProgramError> {
        match assembled {
            Ok(bytes) => Program::from_bytes(origin, &bytes),
            Err(error) => Err(ProgramError::Assemble { origin, error }),
        }
    }

    /// Where the module comes from, for messages.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The functions that can be called: exports whose names do not start with `__`, which are for the
    /// runtime.
    pub fn functions(&self) -> impl Iterator<Item = FunctionInfo<'_>> {
        self.module()
            .exports()
            .filter(|export| !export.name.starts_with("__"))
            .map(|export| FunctionInfo {
                name: export.name,
                parameters: export
                    .signature
                    .args()
                    .filter_map(|part| match part {
                        Part::One(kind) => Some(ValueType::from(kind)),
                        // Spans are for imports; no export has one.
                        Part::Span(_) => None,
                    })
                    .collect(),
                results: export.signature.results().map(ValueType::from).collect(),
                declaration: export.attr("iree.abi.declaration"),
            })
    }

    /// The module.
    pub fn module(&self) -> &Module<'_> {
        self.checked.borrow_dependent()
    }
}

/// The bytes of a file, and what errors call it.
fn read_bytes(path: &Path) -> Result<(String, Vec<u8>), ProgramError> {
    let mut bytes = Vec::new();
    let (origin, read) = if path == Path::new("-") {
        let read = io::stdin().read_to_end(&mut bytes);
        ("standard input".to_string(), read.map(|_| bytes))
    } else {
        (path.display().to_string(), fs::read(path))
    };
    match read {
        Ok(bytes) => Ok((origin, bytes)),
        Err(error) => Err(ProgramError::Read { origin, error }),
    }
}

/// The text of a file that is to be assembled.
fn text_of<'b>(origin: &str, bytes: &'b [u8]) -> Option<Cow<'b, str>> {
    let is_text = cfg!(feature = "vmasm")
        && Path::new(origin)
            .extension()
            .is_some_and(|extension| extension == "vmasm");
    is_text.then(|| String::from_utf8_lossy(bytes))
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program")
            .field("origin", &self.origin)
            .field("name", &self.module().name())
            .finish_non_exhaustive()
    }
}
