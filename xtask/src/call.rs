//! A call of a model's function, as a person types it and as an image's command line takes it. It must not
//! know where the call is made.

use crate::input;
use anyhow::Result;

/// Which function to call, with which inputs.
#[derive(clap::Args, Debug, Default, PartialEq)]
pub(crate) struct Call {
    /// The function to call; may be left out if the model exports one only.
    #[arg(long)]
    pub(crate) function: Option<String>,
    /// An input of the function, as `4xf32=1 2 3 4`, `2x2xi32=7` or `3.5`; once for each.
    #[arg(long = "input", allow_hyphen_values = true)]
    pub(crate) inputs: Vec<String>,
}

impl Call {
    /// The call as the command line of an image: the function, `-` for the only one, and the inputs.
    pub(crate) fn words(&self) -> Result<Vec<String>> {
        let mut words = vec![self.function.clone().unwrap_or_else(|| "-".to_owned())];
        for text in &self.inputs {
            words.push(input::encode(text)?);
        }
        Ok(words)
    }

    /// The call as flags of `halcyon-run`.
    pub(crate) fn flags(&self) -> impl Iterator<Item = String> {
        let function = self
            .function
            .iter()
            .map(|name| format!("--function={name}"));
        function.chain(self.inputs.iter().map(|input| format!("--input={input}")))
    }
}
