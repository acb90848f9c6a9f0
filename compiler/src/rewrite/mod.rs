//! Rewriting that every pass shares: side effects, dead code, and the greedy driver of folds and patterns.

mod branches;
mod dead_code;
mod effects;
mod greedy;

pub use branches::merge_into_only_predecessor;
pub use dead_code::{erase_if_dead, erase_unreachable_blocks, is_trivially_dead};
pub use effects::{is_pure, is_speculatable, only_reads};
pub use greedy::{constant, fold_op, greedy};
