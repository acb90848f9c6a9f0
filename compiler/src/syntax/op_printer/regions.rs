//! Regions as printed.

use super::{OpPrinter, RegionStyle};
use crate::ir::Region;

#[allow(unused_variables, clippy::todo, reason = "bodies are being written")]
impl OpPrinter<'_> {
    /// Prints `{ ... }`.
    pub fn region(&mut self, region: Region, style: RegionStyle) {
        todo!()
    }
}
