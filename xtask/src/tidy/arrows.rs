//! Which package may depend on which, read from `cargo metadata`.

use anyhow::{Context as _, Result};
use serde_json::Value;

/// A package of ours, what it may depend on, and what its tests may use besides.
struct Rule {
    package: &'static str,
    may_use: &'static [&'static str],
    tests_may_use: &'static [&'static str],
}

const CORE: &str = "halcyon-runtime-core";
const COMPILER: &str = "halcyon-compiler";
const DRIVERS: &str = "halcyon-hal-drivers";
const STD: &str = "halcyon-runtime-std";
const BOARD_BUILD: &str = "halcyon-board-build";
const BOARD_COMMON: &str = "halcyon-board-common";
const BOARD_CORTEX_M: &str = "halcyon-board-cortex-m";

const RULES: &[Rule] = &[
    Rule {
        package: CORE,
        may_use: &[],
        // Not even its tests know the compiler: modules for them are encoded by hand.
        tests_may_use: &[],
    },
    Rule {
        package: COMPILER,
        may_use: &[CORE],
        tests_may_use: &[],
    },
    Rule {
        package: DRIVERS,
        may_use: &[CORE],
        tests_may_use: &[],
    },
    Rule {
        package: STD,
        may_use: &[CORE, DRIVERS],
        // End-to-end tests compile what they run.
        tests_may_use: &[COMPILER],
    },
    Rule {
        package: BOARD_BUILD,
        may_use: &[CORE],
        tests_may_use: &[],
    },
    Rule {
        package: BOARD_COMMON,
        may_use: &[CORE],
        tests_may_use: &[],
    },
    Rule {
        package: BOARD_CORTEX_M,
        may_use: &[CORE, BOARD_COMMON],
        tests_may_use: &[],
    },
    Rule {
        package: "microbit",
        may_use: &[CORE, BOARD_BUILD, BOARD_COMMON, BOARD_CORTEX_M],
        tests_may_use: &[],
    },
    Rule {
        package: "mps2-an386",
        may_use: &[CORE, BOARD_BUILD, BOARD_COMMON, BOARD_CORTEX_M],
        tests_may_use: &[],
    },
    Rule {
        package: "xtask",
        may_use: &[],
        tests_may_use: &[],
    },
];

/// Checks the packages of one workspace.
pub(super) fn check(metadata: &Value) -> Result<Vec<String>> {
    let packages = metadata["packages"]
        .as_array()
        .context("cargo metadata lists no packages")?;
    let mut failures = Vec::new();
    for package in packages {
        let name = package["name"].as_str().context("a package has no name")?;
        let Some(rule) = RULES.iter().find(|rule| rule.package == name) else {
            failures.push(format!(
                "package `{name}` has no row in xtask/src/tidy/arrows.rs"
            ));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            // Only a dependency of ours has a path.
            if dependency["path"].is_null() {
                continue;
            }
            let used = dependency["name"].as_str().unwrap_or_default();
            let in_tests = dependency["kind"] == "dev";
            // Tests switch features of their own package on by depending on it.
            let for_tests = used == name || rule.tests_may_use.contains(&used);
            if rule.may_use.contains(&used) || in_tests && for_tests {
                continue;
            }
            let verb = if in_tests { "dev-depend" } else { "depend" };
            failures.push(format!("`{name}` must not {verb} on `{used}`"));
        }
    }
    Ok(failures)
}

#[cfg(test)]
mod tests {
    use super::check;
    use serde_json::json;

    #[test]
    fn only_the_listed_arrows_pass() {
        let dependency = |name: &str, kind: Option<&str>| json!({"name": name, "kind": kind, "path": "/somewhere"});
        let metadata = json!({"packages": [
            {"name": "halcyon-runtime-core", "dependencies": [
                dependency("halcyon-compiler", Some("dev")),
                dependency("halcyon-runtime-core", Some("dev")),
                {"name": "libm", "kind": null},
            ]},
            {"name": "halcyon-compiler", "dependencies": [
                dependency("halcyon-runtime-core", None),
                dependency("halcyon-runtime-std", None),
            ]},
            {"name": "halcyon-runtime-std", "dependencies": [
                dependency("halcyon-compiler", Some("dev")),
            ]},
            {"name": "newcomer", "dependencies": []},
        ]});
        assert_eq!(
            check(&metadata).unwrap(),
            [
                "`halcyon-runtime-core` must not dev-depend on `halcyon-compiler`",
                "`halcyon-compiler` must not depend on `halcyon-runtime-std`",
                "package `newcomer` has no row in xtask/src/tidy/arrows.rs",
            ]
        );
    }
}
