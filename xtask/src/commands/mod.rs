//! The subcommands, one a file. What two of them share lies outside this folder.

pub(crate) mod bench;
pub(crate) mod build;
pub(crate) mod check;
pub(crate) mod count;
pub(crate) mod demo;
pub(crate) mod fuzz;
pub(crate) mod run;
pub(crate) mod setup;
pub(crate) mod size;
pub(crate) mod test;
pub(crate) mod tidy;
