//! From IR to IR through a pipeline of passes, one chunk of a split file at a time.

use super::verify_diagnostics::{Expectation, check, expectations};
use crate::diagnostic::{Diagnostic, Severity};
use crate::ir::{Ir, verify};
use crate::options::Options;
use crate::pass::{self, Instrumentation, Pipeline};
use crate::syntax::{self, ParseOptions, PrintOptions};

/// What is asked of a transformation.
pub struct Request {
    /// What the passes read.
    pub options: Options,
    /// What runs.
    pub pipeline: Pipeline,
    /// How text is read.
    pub parse_options: ParseOptions,
    /// How IR is printed.
    pub print_options: PrintOptions,
    /// Whether `// -----` separates inputs.
    pub split_input: bool,
    /// Whether comments say which diagnostics are expected.
    pub verify_diagnostics: bool,
}

/// What a transformation gives.
pub struct Outcome {
    /// The IR of each chunk that went through, printed.
    pub texts: Vec<String>,
    /// What to tell the user.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether every chunk went through (or, when diagnostics are verified, gave just those expected).
    pub succeeded: bool,
}

/// Transforms `source`.
pub fn transform(
    file: &str,
    source: &str,
    request: &Request,
    around: &mut Instrumentation,
) -> Outcome {
    let mut outcome = Outcome {
        texts: Vec::new(),
        diagnostics: Vec::new(),
        succeeded: true,
    };
    let whole = syntax::Piece {
        text: source,
        first_line: 1,
    };
    let pieces = if request.split_input {
        syntax::split_input(source)
    } else {
        vec![whole]
    };
    for syntax::Piece {
        text: chunk,
        first_line,
    } in pieces
    {
        let (text, diagnostics) = transform_chunk(file, chunk, first_line, request, around);
        let failed = diagnostics.iter().any(|d| d.severity == Severity::Error);
        if request.verify_diagnostics {
            let expected: Vec<Expectation> = expectations(chunk, first_line);
            let complaints = check(file, &expected, &diagnostics);
            outcome.succeeded &= complaints.is_empty();
            outcome.diagnostics.extend(complaints);
        } else {
            outcome.succeeded &= !failed;
            outcome.diagnostics.extend(diagnostics);
        }
        outcome.texts.extend(text);
    }
    outcome
}

fn transform_chunk(
    file: &str,
    chunk: &str,
    first_line: u32,
    request: &Request,
    around: &mut Instrumentation,
) -> (Option<String>, Vec<Diagnostic>) {
    let mut ir = Ir::new(crate::dialects::registry());
    let parse_options = ParseOptions {
        first_line,
        ..request.parse_options.clone()
    };
    let (module, mut diagnostics) = syntax::parse_module(&mut ir, file, chunk, &parse_options);
    let Some(module) = module else {
        return (None, diagnostics);
    };
    diagnostics.extend(verify::verify(&mut ir, module));
    if diagnostics.iter().any(|d| d.severity == Severity::Error) {
        return (None, diagnostics);
    }
    let result = pass::run(
        &request.pipeline,
        &mut ir,
        module,
        &request.options,
        around,
        &mut diagnostics,
    );
    match result {
        Ok(()) => (
            Some(syntax::print_module(&ir, module, &request.print_options)),
            diagnostics,
        ),
        Err(pass::Stopped::Refused) => (None, diagnostics),
        Err(pass::Stopped::Internal { pass }) => {
            diagnostics.push(Diagnostic::error(format!(
                "internal error: pass `{pass}` left invalid IR"
            )));
            (None, diagnostics)
        }
    }
}
