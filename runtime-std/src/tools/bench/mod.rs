//! `halcyon-bench`: how long calls of a function take, in the table that google-benchmark prints.

mod measure;
mod report;

use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, ValueEnum};

use super::call_flags::{FunctionFlags, ModuleFlags};
use super::error::ToolError;
use super::{print, remark};
use crate::{Program, Session};
use measure::{MinTime, measure};
use report::{Benchmark, TimeUnit};

/// Measures how long calls of a function take.
///
/// Without --function every exported function that takes no arguments is measured.
#[derive(Debug, Parser)]
#[command(name = "halcyon-bench", version)]
struct Flags {
    #[command(flatten)]
    module: ModuleFlags,

    #[command(flatten)]
    function: FunctionFlags,

    /// How long to measure at least, as `0.5s`, or how many calls, as `100x`.
    #[arg(
        long = "benchmark_min_time",
        value_name = "TIME",
        default_value = "0.5s"
    )]
    min_time: MinTime,

    /// How often the measurement is repeated.
    #[arg(
        long = "benchmark_repetitions",
        value_name = "COUNT",
        default_value_t = 1
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    repetitions: u32,

    /// How the results are printed.
    #[arg(long = "benchmark_format", value_enum, default_value_t = Format::Console)]
    format: Format,

    /// The unit of times; by default one that fits.
    #[arg(long = "time_unit", value_enum)]
    time_unit: Option<TimeUnit>,

    /// Print the names of the benchmarks and exit.
    #[arg(long = "benchmark_list_tests")]
    list_tests: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table.
    Console,
    /// JSON.
    Json,
}

/// Runs `halcyon-bench`.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    super::with_flags(args, |flags: Flags| {
        let programs = flags.module.programs()?;
        let names = function_names(&programs, &flags.function)?;
        if flags.list_tests {
            let names: Vec<String> = names.iter().map(|name| row_name(name) + "\n").collect();
            print(&names.concat())?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut benchmarks = Vec::new();
        for name in &names {
            benchmarks.push(run_benchmark(&flags, &programs, name)?);
        }
        match flags.format {
            Format::Console => {
                if cfg!(debug_assertions) {
                    remark("***WARNING*** this is a debug build; its times mean little\n");
                }
                print(&report::console(&benchmarks, flags.time_unit))?;
            }
            Format::Json => print(&(report::json(&benchmarks, flags.time_unit) + "\n"))?,
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// The function asked for, or all without arguments of the module that comes last.
fn function_names(
    programs: &[Arc<Program>],
    flags: &FunctionFlags,
) -> Result<Vec<String>, ToolError> {
    if let Some(name) = &flags.function {
        return Ok(vec![name.clone()]);
    }
    let last = programs.last();
    let names: Vec<String> = last
        .iter()
        .flat_map(|program| program.functions())
        .filter(|function| function.parameters.is_empty())
        .map(|function| function.name.to_string())
        .collect();
    if names.is_empty() {
        return Err(ToolError::Usage(format!(
            "`{}` exports no function without arguments; pick one with --function= and --input=",
            last.map_or("", |program| program.origin())
        )));
    }
    Ok(names)
}

/// The name of the row says what is measured: CPU time of the process, and wall-clock time.
fn row_name(function: &str) -> String {
    format!("BM_{function}/process_time/real_time")
}

fn run_benchmark(
    flags: &Flags,
    programs: &[Arc<Program>],
    name: &str,
) -> Result<Benchmark, ToolError> {
    let mut session = Session::builder()
        .programs(programs.iter().cloned())
        .start()?;
    let arguments = {
        let function = session.function(name)?;
        flags.function.arguments(&function.parameters)?
    };
    let mut call = session.prepare(name, &arguments)?;
    let repetitions = measure(flags.min_time, flags.repetitions, |count| {
        call.invoke(count)
    })?;
    Ok(Benchmark {
        name: row_name(name),
        repetitions,
    })
}
