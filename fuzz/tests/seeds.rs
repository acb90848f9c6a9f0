//! Every seed, on the target that it is for: what fuzzing has found, what reaches far, and the files that other tests
//! of this repository read too.

use std::fs;
use std::path::{Path, PathBuf};

use halcyon_fuzz::TARGETS;

/// The folders of a target's seeds.
fn folders(target: &str) -> Vec<PathBuf> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let listed = include_str!("../folders.txt")
        .lines()
        .filter_map(|line| line.strip_prefix(target)?.strip_prefix(' '))
        .map(|folder| package.join("..").join(folder));
    [package.join("seeds").join(target)]
        .into_iter()
        .chain(listed)
        .collect()
}

#[test]
fn every_seed_passes_its_target() {
    for (name, target) in TARGETS {
        for folder in folders(name) {
            let mut seeds = 0;
            let entries = fs::read_dir(&folder).expect("the folder of seeds can be read");
            for entry in entries {
                let path = entry.expect("the folder of seeds can be read").path();
                // Shown when the test fails, so that the last one is to blame.
                println!("{}", path.display());
                target(&fs::read(&path).expect("a seed can be read"));
                seeds += 1;
            }
            assert!(seeds > 0, "no seeds in {}", folder.display());
        }
    }
}
