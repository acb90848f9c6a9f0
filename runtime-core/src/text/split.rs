//! Splits text at an ASCII character. The searchers of `core::str` do this faster on long texts, and cost a small
//! image half a kilobyte.

/// The text before and after the first `at`, which is ASCII; `None` if there is none.
#[must_use]
pub fn split_once(text: &str, at: u8) -> Option<(&str, &str)> {
    let index = text.bytes().position(|byte| byte == at)?;
    Some((text.get(..index)?, text.get(index + 1..)?))
}

/// The text before and after the last `at`, which is ASCII; `None` if there is none.
#[must_use]
pub fn rsplit_once(text: &str, at: u8) -> Option<(&str, &str)> {
    let index = text.bytes().rposition(|byte| byte == at)?;
    Some((text.get(..index)?, text.get(index + 1..)?))
}

#[cfg(test)]
mod tests {
    use super::{rsplit_once, split_once};

    #[test]
    fn the_ends_and_wide_characters_split_as_the_standard_library_does() {
        for text in ["", "x", "axbxc", "x€x", "€", "€xé", "abc"] {
            assert_eq!(split_once(text, b'x'), text.split_once('x'), "{text}");
            assert_eq!(rsplit_once(text, b'x'), text.rsplit_once('x'), "{text}");
        }
    }
}
