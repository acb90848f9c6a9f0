//! Workspace tasks of Halcyon: everything that a person or a machine does to this repository beyond plain
//! `cargo`. It depends on no package of ours and knows them only by name, so that it starts when they do
//! not compile.

mod apt;
mod board;
mod call;
mod commands;
mod elf;
mod emulator;
mod example;
mod firmware;
mod host_tools;
mod input;
mod output;
mod process;
mod program_test;
mod sysroot;
mod tidy;
mod toolchain;
mod valgrind;
mod vm_tests;
mod workspace;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Workspace tasks of Halcyon.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Bench(commands::bench::Args),
    Build(commands::build::Args),
    Check(commands::check::Args),
    Count(commands::count::Args),
    Demo(commands::demo::Args),
    Fuzz(commands::fuzz::Args),
    Run(commands::run::Args),
    Setup(commands::setup::Args),
    Size(commands::size::Args),
    Test(commands::test::Args),
    Tidy(commands::tidy::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Bench(args) => commands::bench::run(&args),
        Task::Build(args) => commands::build::run(&args),
        Task::Check(args) => commands::check::run(&args),
        Task::Count(args) => commands::count::run(&args),
        Task::Demo(args) => commands::demo::run(&args),
        Task::Fuzz(args) => commands::fuzz::run(&args),
        Task::Run(args) => commands::run::run(&args),
        Task::Setup(args) => commands::setup::run(&args),
        Task::Size(args) => commands::size::run(&args),
        Task::Test(args) => commands::test::run(&args),
        Task::Tidy(args) => commands::tidy::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::note(format_args!("error: {error:#}\n"));
            ExitCode::FAILURE
        }
    }
}
