//! Arguments and results as the embedder sees them.

use super::context::{Context, Function, count_error};
use super::object::{ObjectRef, Objects};
use super::status::{Error, Fault, FaultInfo, Message, Status};
use crate::hal_inline::{ENCODING_DENSE, element_bytes};
use crate::signature::Kind;

/// A value of a call, as registers hold it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// An i32.
    I32(i32),
    /// An i64.
    I64(i64),
    /// An f32.
    F32(f32),
    /// An f64.
    F64(f64),
    /// A ref, possibly null.
    Ref(ObjectRef),
}

impl Value {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::I32(_) => Kind::I32,
            Self::I64(_) => Kind::I64,
            Self::F32(_) => Kind::F32,
            Self::F64(_) => Kind::F64,
            Self::Ref(_) => Kind::Ref,
        }
    }

    /// The bits and how many slots they take; a ref as the error.
    pub(super) fn bits(&self) -> Result<(u64, u16), ObjectRef> {
        let slots = self.kind().slots();
        match *self {
            Self::I32(v) => Ok((u64::from(v as u32), slots)),
            Self::I64(v) => Ok((v as u64, slots)),
            Self::F32(v) => Ok((u64::from(v.to_bits()), slots)),
            Self::F64(v) => Ok((v.to_bits(), slots)),
            Self::Ref(r) => Err(r),
        }
    }
}

impl Kind {
    /// The name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::Ref => "tensor or ref",
        }
    }
}

/// An argument of [`Context::call`].
#[derive(Clone, Copy, Debug)]
pub enum Arg<'x> {
    /// A value. A ref stays the caller's.
    Value(Value),
    /// A dense tensor in the caller's memory, read in place.
    Tensor(Tensor<'x>),
}

/// A dense row-major tensor in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tensor<'x> {
    /// The elements, little-endian.
    pub bytes: &'x [u8],
    /// The dimensions.
    pub shape: &'x [u64],
    /// The element type, as the HAL numbers it.
    pub element_type: u32,
}

/// A buffer view of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultView<'r> {
    /// The elements, little-endian.
    pub bytes: &'r [u8],
    /// The element type, as the HAL numbers it.
    pub element_type: u32,
    /// Number of dimensions.
    pub rank: usize,
}

/// Most results of a function called through [`Context::call`], and most arguments.
pub const MAX_CALL_VALUES: usize = 32;

/// The results of a call, while it lasts.
#[derive(Debug)]
pub struct Results<'r, 'a> {
    values: &'r [Value],
    objects: &'r Objects<'a>,
}

impl<'r> Results<'r, '_> {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// A result as it is.
    #[must_use]
    pub fn value(&self, index: usize) -> Option<Value> {
        self.values.get(index).copied()
    }

    /// A result that is a buffer view.
    ///
    /// # Errors
    /// When there is no such result or it is something else.
    pub fn view(&self, index: usize) -> Result<ResultView<'r>, Fault> {
        let view = self.objects.view(self.object(index)?)?;
        let bytes = self.objects.hal_bytes(view.buffer)?;
        Ok(ResultView {
            bytes,
            element_type: view.element_type,
            rank: view.rank.into(),
        })
    }

    /// The dimensions of a result that is a buffer view.
    ///
    /// # Errors
    /// When there is no such result, it is something else, or its rank is not that of `shape`.
    pub fn shape<'s>(&self, index: usize, shape: &'s mut [u64]) -> Result<&'s [u64], Fault> {
        let view = self.objects.view(self.object(index)?)?;
        let Some(dims) = shape.get_mut(..view.rank.into()) else {
            return Err(Fault::new(
                const {
                    &FaultInfo {
                        status: Status::ResourceExhausted,
                        text: Message::new("result has more dimensions than there is room for"),
                    }
                },
            ));
        };
        for (i, slot) in dims.iter_mut().enumerate() {
            *slot = self.objects.dim(&view, i).unwrap_or(0);
        }
        Ok(dims)
    }

    /// The objects that refs among the results name.
    #[must_use]
    pub const fn objects(&self) -> &'r Objects<'_> {
        self.objects
    }

    fn object(&self, index: usize) -> Result<ObjectRef, Fault> {
        match self.values.get(index) {
            Some(Value::Ref(r)) => Ok(*r),
            Some(_) => Err(Fault::new(
                const {
                    &FaultInfo {
                        status: Status::InvalidArgument,
                        text: Message::new("result is not a tensor"),
                    }
                },
            )),
            None => Err(Fault::new(
                const {
                    &FaultInfo {
                        status: Status::OutOfRange,
                        text: Message::new("no such result"),
                    }
                },
            )),
        }
    }
}

/// Ends the loan of the caller's memory, whatever way the call ends.
struct Loan<'g, 'a>(&'g mut Context<'a>);

impl Drop for Loan<'_, '_> {
    fn drop(&mut self) {
        self.0.objects().revoke_lent();
    }
}

/// See [`Context::call`].
#[expect(
    unsafe_code,
    reason = "caller memory is lent for the call, see `Objects::lend`"
)]
pub(super) fn call<'a, R>(
    context: &mut Context<'a>,
    function: &Function<'a>,
    args: &[Arg<'_>],
    read: impl FnOnce(&Results<'_, 'a>) -> R,
) -> Result<R, Error<'a>> {
    let loan = Loan(context);
    let context = &mut *loan.0;
    let mut values = [Value::I32(0); MAX_CALL_VALUES];
    let mut results = [Value::I32(0); MAX_CALL_VALUES];
    let wanted = function.signature().results().count();
    let (Some(values), Some(results)) = (values.get_mut(..args.len()), results.get_mut(..wanted))
    else {
        return Err(count_error(
            "arguments and results: expected at most ",
            MAX_CALL_VALUES,
            args.len().max(wanted),
        ));
    };
    let mut made = 0;
    let mut fault = None;
    for (slot, arg) in values.iter_mut().zip(args) {
        *slot = match arg {
            Arg::Value(value) => *value,
            // SAFETY: `loan` revokes the bytes when this function ends, which is before the borrow in `args` does.
            Arg::Tensor(tensor) => match unsafe { lend(context.objects(), tensor) } {
                Ok(view) => Value::Ref(view),
                Err(f) => {
                    fault = Some(f);
                    break;
                }
            },
        };
        made += 1;
    }
    let outcome = match fault {
        None => context.invoke(function, values, results),
        Some(fault) => Err(Error::new(fault.status, fault.text.as_str())),
    };
    for (value, arg) in values.iter().zip(args).take(made) {
        if let (Value::Ref(view), Arg::Tensor(_)) = (value, arg) {
            context.objects().release(*view);
        }
    }
    outcome?;
    let answer = read(&Results {
        values: results,
        objects: context.objects(),
    });
    for result in results {
        if let Value::Ref(r) = result {
            context.objects().release(*r);
        }
    }
    Ok(answer)
}

/// A buffer view of a tensor in the caller's memory.
///
/// # Safety
/// As [`Objects::lend`].
#[expect(unsafe_code, reason = "passes the promise on to its caller")]
unsafe fn lend(objects: &mut Objects<'_>, tensor: &Tensor<'_>) -> Result<ObjectRef, Fault> {
    let size = element_bytes(tensor.element_type, tensor.shape.iter().copied());
    if size != Some(tensor.bytes.len()) {
        return Err(Fault::new(
            const {
                &FaultInfo {
                    status: Status::InvalidArgument,
                    text: Message::new("tensor has another number of bytes than its shape needs"),
                }
            },
        ));
    }
    // SAFETY: the caller promises to revoke the bytes in time.
    let storage = unsafe { objects.lend(tensor.bytes)? };
    let buffer = objects.new_hal_buffer(storage, 0, tensor.bytes.len());
    objects.release(storage);
    let buffer = buffer?;
    let view = objects.new_view(
        buffer,
        tensor.element_type,
        ENCODING_DENSE,
        tensor.shape.iter().copied(),
    );
    objects.release(buffer);
    view
}
