//! What the build script of every board does: checks the module that the image embeds, and writes down how
//! much memory it needs, so that the image holds that much and not a guess.
//!
//! Runs on the host. It must not know a board.

use halcyon_runtime_core::format::{AlignedBytes, Module, UNBOUNDED, features};
use halcyon_runtime_core::vm::{self, Context};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Words of VM stack for a module whose calls have no bound.
const UNBOUNDED_STACK_WORDS: usize = 1024;
/// Objects that may exist at once, unless `HALCYON_OBJECTS` says otherwise.
const OBJECTS: usize = 16;
/// Bytes of buffers that a program may allocate, unless `HALCYON_ARENA_BYTES` says otherwise.
const ARENA_BYTES: usize = 4096;
/// Bytes of inputs that the debugger's host may give, unless `HALCYON_INPUT_BYTES` says otherwise.
const INPUT_BYTES: usize = 1024;

/// Prepares the build: linker scripts, and `image.rs` in the output folder, which the board includes.
///
/// # Errors
/// Says what is wrong with the environment or with the module.
pub fn prepare() -> Result<(), String> {
    let package = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    println!("cargo:rerun-if-changed=memory.x");
    println!("cargo:rustc-link-search={}", package.display());
    println!("cargo:rustc-link-arg-bins=-Tlink.x");
    // The handlers of the machine's interrupts, of which none is ever enabled.
    let output = PathBuf::from(variable("OUT_DIR")?);
    println!("cargo:rustc-link-search={}", output.display());
    write(&output.join("device.x"), "")?;
    println!("cargo:rustc-link-arg-bins=--nmagic");
    // Functions of equal code become one; their addresses mean nothing in Rust.
    println!("cargo:rustc-link-arg-bins=--icf=all");

    let mut image = Image::default();
    for path in module_paths()? {
        println!("cargo:rerun-if-changed={}", path.display());
        let bytes = fs::read(&path)
            .map_err(|error| format!("cannot read `{}`: {error}", path.display()))?;
        let bytes = AlignedBytes::copy_of(&bytes);
        image
            .add(&path, bytes.as_slice())
            .map_err(|error| format!("`{}`: {error}", path.display()))?;
    }
    write(&output.join("image.rs"), &image.source()?)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write `{}`: {error}", path.display()))
}

/// The modules to embed, separated as the paths of a search path are. A relative path starts at the folder that cargo
/// was called in, as far as that is known: build scripts run in the folder of their package.
fn module_paths() -> Result<Vec<PathBuf>, String> {
    let paths = variable("HALCYON_MODULE").map_err(|error| {
        format!("{error}; `cargo xtask build --board BOARD MODEL` compiles a model and sets it")
    })?;
    let real = |path: PathBuf| {
        path.canonicalize()
            .map_err(|error| format!("no module at HALCYON_MODULE `{}`: {error}", path.display()))
    };
    env::split_paths(&paths).map(real).collect()
}

/// What the module needs must have been switched on.
fn check_features(module: &Module<'_>) -> Result<(), String> {
    let optional = [
        (features::F32, "f32"),
        (features::F64, "f64"),
        (features::MATH, "math"),
        (features::COLLECTIONS, "collections"),
        (features::INT64, "int64"),
        (features::EXTENDED, "extended"),
        (features::YIELD, "yield"),
    ];
    for (bit, name) in optional {
        let switched_on = env::var_os(format!("CARGO_FEATURE_{}", name.to_uppercase())).is_some();
        if module.features() & bit != 0 && !switched_on {
            return Err(format!(
                "the module needs `{name}`: build with `--features {name}`"
            ));
        }
    }
    Ok(())
}

/// What `image.rs` will say.
#[derive(Default)]
struct Image {
    modules: Vec<(PathBuf, String)>,
    stack_words: usize,
    words: usize,
}

impl Image {
    /// Checks a module, and makes room for it.
    fn add(&mut self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        let module = Module::new_checked(bytes).map_err(|error| error.to_string())?;
        vm::verify(&module).map_err(|error| error.to_string())?;
        check_features(&module)?;
        for export in module.exports() {
            let stack_words = match export.stack_words {
                UNBOUNDED => {
                    println!(
                        "cargo:warning=the stack of `{}` has no bound; it gets {UNBOUNDED_STACK_WORDS} words",
                        export.name
                    );
                    UNBOUNDED_STACK_WORDS
                }
                words => words as usize,
            };
            self.stack_words = self.stack_words.max(stack_words);
        }
        self.words = self.words.max(Context::state_words(&module));
        self.modules
            .push((path.to_owned(), module.name().to_owned()));
        Ok(())
    }

    /// The source of `image.rs`.
    fn source(&self) -> Result<String, String> {
        let objects = size("HALCYON_OBJECTS", OBJECTS)?;
        let arena = size("HALCYON_ARENA_BYTES", ARENA_BYTES)?;
        let inputs = size("HALCYON_INPUT_BYTES", INPUT_BYTES)?;
        println!("cargo:rerun-if-env-changed=HALCYON_CALL");
        let call = env::var("HALCYON_CALL").unwrap_or_default();

        let mut source = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(
            source,
            "pub(crate) static MODULES: [(&str, &Aligned<[u8]>); {}] = [",
            self.modules.len()
        );
        for (path, name) in &self.modules {
            let path = path
                .to_str()
                .ok_or_else(|| format!("`{}` is not text", path.display()))?;
            let _ = writeln!(
                source,
                "    ({name:?}, &Aligned(*include_bytes!({path:?}))),"
            );
        }
        let _ = writeln!(source, "];");
        let _ = writeln!(source, "pub(crate) const DEFAULT_CALL: &str = {call:?};");
        let stack_words = self.stack_words;
        let _ = writeln!(
            source,
            "pub(crate) const STACK_WORDS: usize = {stack_words};"
        );
        let words = self.words + stack_words;
        let _ = writeln!(source, "pub(crate) const WORDS: usize = {words};");
        let _ = writeln!(source, "pub(crate) const OBJECTS: usize = {objects};");
        let _ = writeln!(source, "pub(crate) const ARENA_BYTES: usize = {arena};");
        let _ = writeln!(source, "pub(crate) const INPUT_BYTES: usize = {inputs};");
        Ok(source)
    }
}

/// A size from the environment.
fn size(name: &str, default: usize) -> Result<usize, String> {
    println!("cargo:rerun-if-env-changed={name}");
    match env::var(name) {
        Ok(text) => text
            .parse()
            .map_err(|_| format!("expected a number in {name}, found `{text}`")),
        Err(_) => Ok(default),
    }
}

fn variable(name: &str) -> Result<String, String> {
    println!("cargo:rerun-if-env-changed={name}");
    env::var(name).map_err(|error| format!("{name}: {error}"))
}
