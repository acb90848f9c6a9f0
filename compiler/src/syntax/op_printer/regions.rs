//! Regions and blocks as printed.

use super::{OpPrinter, RegionStyle, Show};
use crate::ir::{Attr, Block, Ir, Op, Region, Traits};

impl OpPrinter<'_> {
    /// Prints `{ ... }`.
    pub fn region(&mut self, region: Region, style: RegionStyle) {
        self.region_with(region, style, Show::No);
    }

    /// Prints `{ ... }`; an entry block without ops and arguments has its label if `empty_label` says so, which
    /// keeps it apart from a region without blocks.
    pub(super) fn region_with(&mut self, region: Region, style: RegionStyle, empty_label: Show) {
        let ir = self.ir;
        self.out.push('{');
        let dialect = ir
            .region_parent(region)
            .and_then(|op| ir.def(op)?.default_dialect)
            .unwrap_or("");
        let outer = std::mem::replace(&mut self.default_dialect, dialect);
        for (i, block) in ir.region_blocks(region).enumerate() {
            let labelled = i > 0
                || style.entry_arguments == Show::Yes && !ir.block_args(block).is_empty()
                || empty_label == Show::Yes && ir.first_op(block).is_none();
            if labelled {
                self.newline();
                self.block_label(block);
            }
            let terminator = if i == 0 { style.terminator } else { Show::Yes };
            self.indent();
            for op in ir.block_ops(block) {
                if terminator == Show::No && is_implied_terminator(ir, op) {
                    continue;
                }
                self.newline();
                self.op(op);
            }
            self.dedent();
        }
        self.default_dialect = outer;
        self.newline();
        self.out.push('}');
    }

    /// Prints `^bb1(%0: i32):`, and which blocks branch here.
    fn block_label(&mut self, block: Block) {
        let ir = self.ir;
        self.block_name(block);
        let arguments = ir.block_args(block);
        if !arguments.is_empty() {
            self.out.push('(');
            self.separated(arguments.iter().copied(), Self::argument);
            self.out.push(')');
        }
        self.out.push(':');
        let mut predecessors: Vec<Block> = ir
            .predecessors(block)
            .filter_map(|(op, _)| ir.parent_block(op))
            .collect();
        predecessors.sort_by_key(|&b| self.names.block(b));
        match predecessors.len() {
            0 if ir.is_entry_block(block) => {}
            0 => self.out.push_str("  // no predecessors"),
            1 => self.out.push_str("  // pred: "),
            n => self.out.push_str(&format!("  // {n} preds: ")),
        }
        self.separated(predecessors, Self::block_name);
    }
}

/// Whether `op` is the terminator that a region without one would get.
pub(in crate::syntax) fn is_implied_terminator(ir: &Ir, op: Op) -> bool {
    const NOTHING: Attr = Ir::EMPTY_DICT;
    ir.next_op(op).is_none()
        && ir.has_trait(op, Traits::TERMINATOR)
        && ir.operand_count(op) == 0
        && ir.result_count(op) == 0
        && ir.successor_count(op) == 0
        && ir.attrs(op) == NOTHING
        && ir.props(op) == NOTHING
}
