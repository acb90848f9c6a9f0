//! What a tool reports on standard error before it exits with status 1.

use std::io;

use thiserror::Error;

use super::flags::FlagError;
use crate::ProgramError;

/// A failure of a tool, worded for who typed the command.
#[derive(Debug, Error)]
pub(super) enum ToolError {
    /// The command line.
    #[error(transparent)]
    Flags(#[from] FlagError),
    /// Something the flags leave open or contradict.
    #[error("{0}")]
    Usage(String),
    /// A module that cannot be loaded.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// Standard output that is closed or full.
    #[error("cannot write to standard output: {0}")]
    Stdout(#[from] io::Error),
}
