//! `halcyon-run`: calls a function of a module and prints, writes or compares what it returns.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use halcyon_hal_drivers::DRIVERS;

use super::call_flags::{FunctionFlags, ModuleFlags};
use super::error::ToolError;
use super::{print, remark};
use crate::results::{Destination, compare_results, read_expectations, write_file};
use crate::tensor::{Equality, Tolerances};
use crate::text::counted;
use crate::{DEFAULT_RESUME_LIMIT, Session, Value};

/// Calls a function of a module.
///
/// Flags may be spelled with underscores or hyphens, and `--flagfile=FILE` reads them from a file, a flag a
/// line.
#[derive(Debug, Parser)]
#[command(name = "halcyon-run", version)]
struct Flags {
    #[command(flatten)]
    module: ModuleFlags,

    #[command(flatten)]
    function: FunctionFlags,

    /// What becomes of a result, once for each: nothing (empty), `-` prints it, `@file.npy` and `@file.bin`
    /// replace a file, `+file.npy` and `+file.bin` append to it.
    #[arg(long = "output", value_name = "WHERE", allow_hyphen_values = true)]
    output: Vec<String>,

    /// What a result should be, once for each, as for --input, or `(ignored)`.
    #[arg(
        long = "expected_output",
        value_name = "VALUE",
        allow_hyphen_values = true
    )]
    expected_output: Vec<String>,

    #[command(flatten)]
    equality: EqualityFlags,

    /// How many elements of a tensor are printed.
    #[arg(
        long = "output_max_element_count",
        value_name = "COUNT",
        default_value_t = 1024
    )]
    output_max_element_count: usize,

    /// How often a call that is suspended is resumed before it is given up.
    #[arg(
        long = "resume_limit",
        value_name = "COUNT",
        default_value_t = DEFAULT_RESUME_LIMIT
    )]
    resume_limit: u32,

    /// Print memory statistics to standard error at the end.
    #[arg(long = "print_statistics", value_name = "BOOL", num_args = 0..=1, require_equals = true)]
    #[arg(default_value_t = false, default_missing_value = "true", action = clap::ArgAction::Set)]
    print_statistics: bool,

    /// List the drivers of this build and exit.
    #[arg(long = "list_drivers", exclusive = true)]
    list_drivers: bool,

    /// List the devices of this build and exit.
    #[arg(long = "list_devices", exclusive = true)]
    list_devices: bool,
}

#[derive(Debug, clap::Args)]
struct EqualityFlags {
    /// How results are compared.
    #[arg(long = "equality_mode", value_enum, default_value_t = EqualityMode::Approximate)]
    equality_mode: EqualityMode,

    /// Absolute tolerance for f16.
    #[arg(long = "expected_f16_threshold", value_name = "X", default_value_t = Tolerances::default().f16)]
    f16: f64,

    /// Absolute tolerance for bf16.
    #[arg(long = "expected_bf16_threshold", value_name = "X", default_value_t = Tolerances::default().bf16)]
    bf16: f64,

    /// Absolute tolerance for f32.
    #[arg(long = "expected_f32_threshold", value_name = "X", default_value_t = Tolerances::default().f32)]
    f32: f64,

    /// Absolute tolerance for f64.
    #[arg(long = "expected_f64_threshold", value_name = "X", default_value_t = Tolerances::default().f64)]
    f64: f64,

    /// Relative tolerance.
    #[arg(long = "expected_rtol", value_name = "X", default_value_t = Tolerances::default().relative)]
    relative: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum EqualityMode {
    /// `|actual - expected| <= atol + rtol * |expected|` for each float; NaN equals NaN.
    Approximate,
    /// Bit by bit.
    Exact,
}

impl EqualityFlags {
    fn equality(&self) -> Equality {
        match self.equality_mode {
            EqualityMode::Exact => Equality::Exact,
            EqualityMode::Approximate => Equality::Approximate(Tolerances {
                f16: self.f16,
                bf16: self.bf16,
                f32: self.f32,
                f64: self.f64,
                relative: self.relative,
            }),
        }
    }
}

/// Runs `halcyon-run`.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    super::with_flags(args, |flags: Flags| {
        if flags.list_drivers || flags.list_devices {
            return list(&flags);
        }
        let mut session = Session::builder()
            .programs(flags.module.programs()?)
            .resume_limit(flags.resume_limit)
            .start()?;
        let name = flags.function.name(&session)?.to_string();
        let function = session.function(&name)?;
        let (parameters, result_types) = (function.parameters, function.results);
        let arguments = flags.function.arguments(&parameters)?;

        print(&format!("EXEC @{name}\n"))?;
        let results = session.call(&name, &arguments)?;
        let status = if flags.expected_output.is_empty() {
            deliver(&flags, &results)?;
            ExitCode::SUCCESS
        } else {
            let texts = flags.expected_output.iter().map(String::as_str);
            let expectations =
                read_expectations(texts, &result_types).map_err(|error| ToolError::Argument {
                    flag: "expected_output",
                    error,
                })?;
            let reports = compare_results(
                &results,
                &expectations,
                &flags.equality.equality(),
                flags.output_max_element_count,
            );
            if reports.is_empty() {
                print("[SUCCESS] all function outputs matched their expected values.\n")?;
                ExitCode::SUCCESS
            } else {
                print(&format!("{}\n", reports.join("\n")))?;
                ExitCode::FAILURE
            }
        };
        if flags.print_statistics {
            remark(&session.statistics().to_string());
        }
        session.close()?;
        Ok(status)
    })
}

fn list(flags: &Flags) -> Result<ExitCode, ToolError> {
    let mut text = String::new();
    for driver in DRIVERS {
        // Writing to a string cannot fail.
        let _ = if flags.list_drivers {
            writeln!(text, "{}: {}", driver.name, driver.description)
        } else {
            writeln!(text, "{}://", driver.name)
        };
    }
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the results, or does with each what its --output says.
fn deliver(flags: &Flags, results: &[Value]) -> Result<(), ToolError> {
    let max_elements = flags.output_max_element_count;
    if flags.output.is_empty() {
        let lines = results.iter().enumerate();
        let text: String = lines
            .map(|(index, value)| format!("result[{index}]: {}\n", value.print(max_elements)))
            .collect();
        return print(&text);
    }
    if flags.output.len() != results.len() {
        return Err(ToolError::Usage(format!(
            "expected an --output for each of {}, found {}",
            counted(results.len(), "result"),
            flags.output.len()
        )));
    }
    let destinations = flags
        .output
        .iter()
        .map(|text| Destination::parse(text))
        .collect::<Result<Vec<_>, _>>()?;
    for (value, destination) in results.iter().zip(destinations) {
        match destination {
            Destination::Ignore => {}
            Destination::Print => print(&format!("{}\n", value.print(max_elements)))?,
            Destination::File { path, mode } => write_file(value, &path, mode)?,
        }
    }
    Ok(())
}
