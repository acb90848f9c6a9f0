//! Prints the results of a call as `halcyon-run` does. It must not know where the text goes.

use core::fmt;
use halcyon_runtime_core::text;
use halcyon_runtime_core::vm::{Fault, FaultInfo, Message, Results, Status, Value};

/// Elements of a tensor that are printed; the rest is elided.
const MAX_ELEMENTS: usize = 1024;
/// Dimensions of a tensor that can be printed.
const MAX_RANK: usize = 8;

/// Prints every result: its number and kind, and what it holds.
///
/// # Errors
/// If a result cannot be read or `out` takes no text.
pub(crate) fn results(results: &Results<'_, '_>, out: &mut dyn fmt::Write) -> Result<(), Fault> {
    for index in 0..results.len() {
        let Some(value) = results.value(index) else {
            continue;
        };
        prefix(index, out).map_err(unwritable)?;
        match value {
            Value::Ref(object) if !object.is_null() => {
                let view = results.view(index)?;
                let mut dims = [0; MAX_RANK];
                let shape = results.shape(index, &mut dims)?;
                out.write_str("hal.buffer_view\n").map_err(unwritable)?;
                text::write_tensor(out, shape, view.element_type, view.bytes, MAX_ELEMENTS)
            }
            value => scalar(value, out),
        }
        .and_then(|()| out.write_char('\n'))
        .map_err(unwritable)?;
    }
    Ok(())
}

fn unwritable(_: fmt::Error) -> Fault {
    Fault::new(
        const {
            &FaultInfo {
                status: Status::Unavailable,
                text: Message::new("the console takes no text"),
            }
        },
    )
}

fn prefix(index: usize, out: &mut dyn fmt::Write) -> fmt::Result {
    out.write_str("result[")?;
    text::write_u64(out, index as u64)?;
    out.write_str("]: ")
}

fn scalar(value: Value, out: &mut dyn fmt::Write) -> fmt::Result {
    match value {
        Value::I32(value) => {
            out.write_str("i32=")?;
            text::write_i64(out, value.into())
        }
        Value::I64(value) => {
            out.write_str("i64=")?;
            text::write_i64(out, value)
        }
        Value::F32(value) => {
            out.write_str("f32=")?;
            text::write_f32(&mut Lower(out), value)
        }
        Value::F64(value) => {
            out.write_str("f64=")?;
            text::write_f64(&mut Lower(out), value)
        }
        Value::Ref(_) => out.write_str("(null)"),
    }
}

/// Bare floats are written in lower case, unlike elements of tensors.
struct Lower<'a>(&'a mut dyn fmt::Write);

impl fmt::Write for Lower<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // The text of a float is ASCII.
        text.bytes()
            .try_for_each(|byte| self.0.write_char(char::from(byte.to_ascii_lowercase())))
    }

    fn write_char(&mut self, c: char) -> fmt::Result {
        self.0.write_char(c.to_ascii_lowercase())
    }

    /// As of the console.
    fn write_fmt(&mut self, args: fmt::Arguments<'_>) -> fmt::Result {
        self.0.write_fmt(args)
    }
}
