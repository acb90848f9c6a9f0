//! What programs trace and print: a line each on standard error.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use halcyon_runtime_core::isa::TypeCode;
use halcyon_runtime_core::vm::{ObjectRef, Objects, Point, PointKind, PointValue, Tracer};

use crate::exchange;
use crate::session::place;

/// Words beyond this are shown as bits too: they may be floats.
const SMALL: u32 = 0x1_0000;

/// Writes every point to standard error.
pub(crate) struct StderrTracer;

impl Tracer for StderrTracer {
    fn reach(&self, point: &Point<'_, '_>) {
        // A trace that no one can read is no reason to stop the program.
        let _ = io::stderr().write_all(line(point).as_bytes());
    }
}

/// `print "text": 1, !vm.buffer of 16 bytes; at f.mlir:3:5`
fn line(point: &Point<'_, '_>) -> String {
    let mut line = String::from(match point.kind {
        PointKind::Trace => "trace",
        PointKind::Print => "print",
        PointKind::Break => "break",
    });
    if let Some(text) = point.text {
        let _ = write!(line, " {text:?}");
    }
    for (index, value) in point.values().enumerate() {
        line.push_str(if index == 0 { ": " } else { ", " });
        match value {
            PointValue::Word(word) => write_word(word, &mut line),
            PointValue::Ref(object) => write_object(object, point.objects, &mut line),
        }
    }
    let _ = writeln!(
        line,
        "; at {}",
        place(point.module, point.function, point.pc)
    );
    line
}

fn write_word(word: u32, line: &mut String) {
    let value = word as i32;
    let _ = write!(line, "{value}");
    if value.unsigned_abs() >= SMALL {
        let _ = write!(line, " ({word:#010x})");
    }
}

fn write_object(object: ObjectRef, objects: &Objects<'_>, line: &mut String) {
    let Some(ty) = objects.type_of(object) else {
        line.push_str("null");
        return;
    };
    let tensor = match ty {
        TypeCode::HAL_BUFFER_VIEW => exchange::traced_tensor(object, objects),
        _ => None,
    };
    if let Some(tensor) = tensor {
        line.push_str(&tensor);
        return;
    }
    line.push_str(ty.name().unwrap_or("an object"));
    if let Ok(length) = objects.length(object) {
        let _ = write!(line, " of {length} bytes");
    }
}
