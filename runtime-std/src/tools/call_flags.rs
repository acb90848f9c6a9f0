//! The flags by which tools pick a module, a function and its arguments, and what they come to.

use std::sync::Arc;

use halcyon_hal_drivers::{DRIVERS, create_device};

use super::error::ToolError;
use crate::arguments::ArgumentReader;
use crate::{Program, Session, Value, ValueType};

/// Which module to load.
#[derive(Debug, clap::Args)]
pub(super) struct ModuleFlags {
    /// The module to load; `-` is standard input. Several are linked: each can import what those before it export, and
    /// functions are called of the last one, or of any as `module.function`.
    #[arg(long = "module", value_name = "FILE", required = true)]
    module: Vec<String>,

    /// The device to run on, as `local-sync`. Modules of the inline execution models need none.
    #[arg(long = "device", value_name = "URI")]
    device: Vec<String>,

    /// How modules are read. Both read the file at start.
    #[arg(long = "module_mode", value_name = "MODE", default_value = "preload")]
    #[arg(value_parser = ["preload", "mmap"])]
    module_mode: String,
}

/// Which function to call, and with what.
#[derive(Debug, clap::Args)]
pub(super) struct FunctionFlags {
    /// The function to call; may be left out when the module exports one.
    #[arg(long = "function", value_name = "NAME")]
    pub(super) function: Option<String>,

    /// An argument, once for each: `4xf32=1 2 3 4`, `2x2xi32=7`, `@file.npy`, `4xf32=@file.bin`, `42`, `(null)`.
    #[arg(long = "input", value_name = "VALUE", allow_hyphen_values = true)]
    input: Vec<String>,
}

impl ModuleFlags {
    /// Loads the modules, in the order given.
    pub(super) fn programs(&self) -> Result<Vec<Arc<Program>>, ToolError> {
        for uri in &self.device {
            check_device(uri)?;
        }
        let programs = self.module.iter().map(Program::read);
        let programs = programs.collect::<Result<Vec<_>, _>>()?;
        Ok(programs.into_iter().map(Arc::new).collect())
    }
}

/// Inline modules run on no device, but a name that means nothing is a mistake worth telling.
fn check_device(uri: &str) -> Result<(), ToolError> {
    // Scripts written for a CPU with many workers run as they are, one worker at a time.
    if uri == "local-task" || uri == "local-task://" {
        return Ok(());
    }
    create_device(uri).map(|_| ()).map_err(|error| {
        let names: Vec<String> = DRIVERS
            .iter()
            .map(|driver| format!("`{}`", driver.name))
            .collect();
        ToolError::Usage(format!(
            "--device={uri}: {error}; this build has {}",
            names.join(", ")
        ))
    })
}

impl FunctionFlags {
    /// The name of the function to call.
    pub(super) fn name<'s>(&'s self, session: &'s Session) -> Result<&'s str, ToolError> {
        if let Some(name) = &self.function {
            return Ok(name);
        }
        let names: Vec<&str> = session.functions().map(|function| function.name).collect();
        match names.as_slice() {
            [name] => Ok(name),
            [] => Err(ToolError::Usage(format!(
                "`{}` exports no function",
                session.program().origin()
            ))),
            names => Err(ToolError::Usage(format!(
                "more than one exported function; pick one with --function=: {}",
                names.join(", ")
            ))),
        }
    }

    /// The arguments, for parameters of these types.
    pub(super) fn arguments(&self, types: &[ValueType]) -> Result<Vec<Value>, ToolError> {
        // Surplus texts have no type to be read as, and the call refuses their number. A `*` stands for any number.
        let counted = self.input.iter().all(|text| !text.starts_with('*'));
        let read = match counted {
            true => self.input.len().min(types.len()),
            false => self.input.len(),
        };
        let mut values = ArgumentReader::default()
            .read_all(self.input[..read].iter().map(String::as_str), types)
            .map_err(|error| ToolError::Argument {
                flag: "input",
                error,
            })?;
        values.extend(self.input[read..].iter().map(|_| Value::Null));
        Ok(values)
    }
}
