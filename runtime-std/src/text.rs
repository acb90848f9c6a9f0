//! Words of messages that more than one module needs.

/// `1 value`, `4 values`
pub(crate) fn counted(count: usize, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
}
