//! What the outcome of a test must be for it to pass.

use std::collections::HashMap;

use super::test_run::Outcome;

/// Names of tests that must fail start so.
const EXPECTED_FAILURE: &str = "fail_";

/// What comments of a text say of how tests must fail.
#[derive(Debug, Default)]
pub(super) struct Expectations {
    failures: HashMap<String, String>,
}

impl Expectations {
    /// Reads the lines `// FAILS: ...` that stand above exports.
    pub(super) fn read(text: &str) -> Expectations {
        let lines: Vec<&str> = text.lines().collect();
        let failures = lines.windows(2).filter_map(|pair| {
            let failure = pair[0].strip_prefix("// FAILS: ")?;
            let export = pair[1].strip_prefix("vm.export @")?;
            let name = export.split([' ', '=']).next()?;
            Some((name.to_string(), failure.trim_end().to_string()))
        });
        Expectations {
            failures: failures.collect(),
        }
    }

    /// Whether a test has passed, and why not.
    pub(super) fn verdict(&self, name: &str, outcome: Outcome) -> Result<(), String> {
        let expected = self.failures.get(name);
        match outcome {
            Outcome::Broken(reason) => Err(reason),
            Outcome::Returned if name.starts_with(EXPECTED_FAILURE) => {
                Err("expected a failure, and it returned".to_string())
            }
            Outcome::Returned => Ok(()),
            Outcome::Failed(failure) if !name.starts_with(EXPECTED_FAILURE) => Err(failure),
            Outcome::Failed(failure) => match expected {
                Some(expected) if !failure.starts_with(expected) => {
                    Err(format!("expected `{expected}`, found `{failure}`"))
                }
                _ => Ok(()),
            },
        }
    }
}
