//! The text that says how a function is called, which tools show to people:
//! `sync func @f(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)`.

use crate::ir::{Ir, Type};
use crate::syntax::type_text;

/// One argument or result: its name and the type that the user wrote.
pub(super) struct Parameter {
    /// Without the `%`.
    pub name: String,
    /// Before conversion for the ABI.
    pub ty: Type,
}

/// The declaration of function `name`.
pub(super) fn declaration(
    ir: &Ir,
    name: &str,
    inputs: &[Parameter],
    outputs: &[Parameter],
) -> String {
    let list = |parameters: &[Parameter]| {
        parameters
            .iter()
            .map(|p| format!("%{}: {}", p.name, type_text(ir, p.ty)))
            .collect::<Vec<_>>()
            .join(", ")
    };
    format!("sync func @{name}({}) -> ({})", list(inputs), list(outputs))
}
