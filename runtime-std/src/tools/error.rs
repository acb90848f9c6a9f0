//! What a tool reports on standard error before it exits with status 1.

use std::io;

use thiserror::Error;

use super::flags::FlagError;
use crate::arguments::ArgumentError;
use crate::results::OutputError;
use crate::{ProgramError, SessionError};

/// A failure of a tool, worded for who typed the command.
#[derive(Debug, Error)]
pub(super) enum ToolError {
    /// The command line.
    #[error(transparent)]
    Flags(#[from] FlagError),
    /// Something the flags leave open or contradict.
    #[error("{0}")]
    Usage(String),
    /// A flag whose value cannot be read.
    #[error("--{flag}: {error}")]
    Argument {
        /// The flag, without hyphens in front.
        flag: &'static str,
        /// Why.
        error: ArgumentError,
    },
    /// A result that cannot be delivered.
    #[error("--output: {0}")]
    Output(#[from] OutputError),
    /// A session that cannot start, or a call that fails.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// A module that cannot be loaded.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// Standard output that is closed or full.
    #[error("cannot write to standard output: {0}")]
    Stdout(#[from] io::Error),
}
