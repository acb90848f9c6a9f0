//! What can go wrong in a device, and the status code that programs see for it.

use thiserror::Error;

/// The result of a HAL call.
pub type Result<T> = std::result::Result<T, Error>;

/// A failure of a HAL call, or the failure that a semaphore carries.
///
/// It is cheap enough to clone: a failed semaphore hands it to every waiter.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// A range does not lie in what it indexes.
    #[error(
        "{what} range of {length} bytes at offset {offset} lies outside of the {available} bytes there are"
    )]
    OutOfRange {
        /// What the range indexes.
        what: &'static str,
        /// First byte.
        offset: u64,
        /// Bytes.
        length: u64,
        /// Bytes that there are.
        available: u64,
    },
    /// An argument that no device could take.
    #[error("{0}")]
    InvalidArgument(String),
    /// A buffer or file that does not permit the access.
    #[error("{what} does not permit {access}")]
    PermissionDenied {
        /// The object.
        what: &'static str,
        /// What was tried, as the name of a flag.
        access: String,
    },
    /// The object is not in a state for the call.
    #[error("{0}")]
    FailedPrecondition(&'static str),
    /// Nothing has that name.
    #[error("no {what} `{name}`")]
    NotFound {
        /// The kind of thing.
        what: &'static str,
        /// The name looked for.
        name: String,
    },
    /// Memory ran out.
    #[error("cannot allocate {0} bytes of device memory")]
    ResourceExhausted(u64),
    /// A wait took longer than its timeout.
    #[error("timed out while waiting for a semaphore")]
    DeadlineExceeded,
    /// The driver lacks the feature.
    #[error("{driver} does not support {feature}")]
    Unimplemented {
        /// The driver's name.
        driver: &'static str,
        /// The feature.
        feature: &'static str,
    },
    /// No loader takes an executable of that format.
    #[error("no loader for executables of format `{0}`")]
    Incompatible(String),
    /// A failure that the program itself put on a semaphore, with its status code.
    #[error("the program failed with status code {0}")]
    Program(u32),
}

impl Error {
    /// The status code that programs see.
    pub fn status_code(&self) -> u32 {
        match self {
            Error::InvalidArgument(_) => 3,
            Error::DeadlineExceeded => 4,
            Error::NotFound { .. } => 5,
            Error::PermissionDenied { .. } => 7,
            Error::ResourceExhausted(_) => 8,
            Error::FailedPrecondition(_) => 9,
            Error::OutOfRange { .. } => 11,
            Error::Unimplemented { .. } => 12,
            Error::Incompatible(_) => 18,
            Error::Program(code) => *code,
        }
    }
}
