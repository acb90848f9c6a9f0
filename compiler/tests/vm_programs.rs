//! Runs the programs under `tests/vm`: each is compiled to a module, and every call that it lists is made in the VM.
//!
//! A line `// CALL: name(1, -2.5) = 3, nan` names a public function, its arguments and its results; the types are
//! those of the function. `= fails STATUS` says that the call fails. Calls of one file run in order in one context, so
//! that globals keep what earlier calls stored. Expected values come from numpy or from hand calculation.

#[path = "support/vm.rs"]
mod vm;

use std::path::{Path, PathBuf};

use halcyon_runtime_core::format::{AlignedBytes, Module};
use halcyon_runtime_core::hal_inline::HAL_INLINE;
use halcyon_runtime_core::signature::{Kind, Part, Signature};
use halcyon_runtime_core::vm::{Context, Value};

/// Words of stack; enough for the recursive programs.
const STACK: usize = 1 << 16;

#[test]
fn programs_give_what_they_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vm");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of programs is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == "mlir"))
        .collect();
    files.sort();
    let mut calls = 0;
    let mut faults = Vec::new();
    for file in &files {
        match run_file(file, &mut faults) {
            Ok(n) => calls += n,
            Err(why) => faults.push(format!("{}: {why}", file.display())),
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
    assert!(calls > 0, "no calls in {}", folder.display());
}

/// Compiles a file and makes its calls; returns how many there were.
fn run_file(file: &Path, faults: &mut Vec<String>) -> Result<usize, String> {
    let source = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let bytes = AlignedBytes::copy_of(&vm::compiled(&source)?);
    let module = Module::new_checked(bytes.as_slice()).map_err(|e| format!("{e:?}"))?;
    let mut context =
        Context::on_heap(module, STACK, &[&HAL_INLINE]).map_err(|e| e.text.as_str().to_owned())?;
    context
        .init()
        .map_err(|e| format!("`__init` fails: {}", e.text.as_str()))?;
    let mut calls = 0;
    for (line, text) in (1..).zip(source.lines()) {
        if let Some(call) = text.trim().strip_prefix("// CALL:") {
            calls += 1;
            if let Err(why) = make_call(&mut context, call.trim()) {
                faults.push(format!("{}:{line}: {why}", file.display()));
            }
            assert_eq!(
                context.live_objects(),
                0,
                "objects leak after {}:{line}",
                file.display()
            );
        }
    }
    Ok(calls)
}

/// Makes the call that `name(args) = results` describes.
fn make_call(context: &mut Context<'_>, text: &str) -> Result<(), String> {
    let (call, expected) = text
        .split_once(" = ")
        .ok_or("expected `name(args) = results`")?;
    let (name, args) = call
        .trim()
        .strip_suffix(')')
        .and_then(|c| c.split_once('('))
        .ok_or("expected `name(args)`")?;
    let function = context
        .function(name)
        .map_err(|e| e.text.as_str().to_owned())?;
    let signature = Signature::new_checked(function.signature().as_str()).ok_or("bad signature")?;
    let kinds: Vec<Kind> = signature
        .args()
        .filter_map(|part| match part {
            Part::One(kind) => Some(kind),
            Part::Span(_) => None,
        })
        .collect();
    let args = values(args, &kinds)?;
    let result_kinds: Vec<Kind> = signature.results().collect();
    let mut results = vec![Value::I32(0); result_kinds.len()];
    let outcome = context.invoke(&function, &args, &mut results);
    let found = match outcome {
        Ok(()) => results
            .iter()
            .map(|v| shown(*v))
            .collect::<Vec<_>>()
            .join(", "),
        Err(error) => format!("fails {}", error.status.name()),
    };
    let wanted = match expected.trim() {
        failure if failure.starts_with("fails") => failure.to_owned(),
        list => {
            let values = values(list, &result_kinds)?;
            values
                .iter()
                .map(|v| shown(*v))
                .collect::<Vec<_>>()
                .join(", ")
        }
    };
    if found == wanted {
        Ok(())
    } else {
        Err(format!("`{call}`: expected {wanted}, found {found}"))
    }
}

fn values(text: &str, kinds: &[Kind]) -> Result<Vec<Value>, String> {
    let words: Vec<&str> = text
        .split(',')
        .map(str::trim)
        .filter(|w| !w.is_empty())
        .collect();
    if words.len() != kinds.len() {
        return Err(format!(
            "expected {} values, found {}",
            kinds.len(),
            words.len()
        ));
    }
    words
        .into_iter()
        .zip(kinds)
        .map(|(word, &kind)| value(word, kind))
        .collect()
}

fn value(word: &str, kind: Kind) -> Result<Value, String> {
    let bad = |e: &dyn std::fmt::Display| format!("`{word}`: {e}");
    Ok(match kind {
        Kind::I32 => Value::I32(word.parse().map_err(|e| bad(&e))?),
        Kind::I64 => Value::I64(word.parse().map_err(|e| bad(&e))?),
        Kind::F32 => Value::F32(word.parse().map_err(|e| bad(&e))?),
        Kind::F64 => Value::F64(word.parse().map_err(|e| bad(&e))?),
        Kind::Ref => return Err("refs cannot be written".into()),
    })
}

/// A value so that equal texts mean equal bits, except that all NaNs are one.
fn shown(value: Value) -> String {
    match value {
        Value::I32(v) => v.to_string(),
        Value::I64(v) => v.to_string(),
        Value::F32(v) if v.is_nan() => "nan".into(),
        Value::F64(v) if v.is_nan() => "nan".into(),
        Value::F32(v) => format!("{v:?}"),
        Value::F64(v) => format!("{v:?}"),
        Value::Ref(_) => "ref".into(),
    }
}
