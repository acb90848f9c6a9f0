//! A native module for generated programs, with every form of argument and result that `hal_inline` lacks.

use halcyon_runtime_core::vm::{
    Fault, FaultInfo, Message, NativeFunction, NativeTable, ObjectRef, Status,
};

/// The function of [`FUZZ`] that can wait.
pub(crate) const WAIT: &str = "wait";

/// The native module `fuzz`.
pub(crate) const FUZZ: NativeTable = NativeTable {
    name: "fuzz",
    version: 1,
    functions: &[
        // The sum of a span.
        NativeFunction {
            name: "sum",
            cconv: "0iCiD_i",
            run: |call| {
                let mut sum = call.i32()?;
                for _ in 0..call.span()? {
                    sum = sum.wrapping_add(call.i32()?);
                }
                call.return_i32(sum)
            },
        },
        // Spans of tuples, of refs and of wide values, beside fixed values.
        NativeFunction {
            name: "mixed",
            cconv: "0rCriIDfCFD_rIfF",
            run: |call| {
                let mut last = call.object()?;
                let mut sum = 0i64;
                for _ in 0..call.span()? {
                    last = call.object()?;
                    sum = sum.wrapping_add(call.i32()?.into());
                    sum = sum.wrapping_add(call.i64()?);
                }
                let factor = call.f32()?;
                let mut total = 0.0;
                for _ in 0..call.span()? {
                    total += call.f64()?;
                }
                call.objects.retain(last);
                call.return_object(last)?;
                call.return_i64(sum)?;
                call.return_f32(factor)?;
                call.return_f64(total)
            },
        },
        // Fails after it has returned an object, unless the argument is zero.
        NativeFunction {
            name: "fail",
            cconv: "0i_r",
            run: |call| {
                let code = call.i32()?;
                let object = call.objects.allocate(4, 1)?;
                call.return_object(object)?;
                if code == 0 {
                    return Ok(());
                }
                Err(Fault::new(
                    const {
                        &FaultInfo {
                            status: Status::Aborted,
                            text: Message::new("asked to fail"),
                        }
                    },
                ))
            },
        },
        // Is not ready as often as the argument says, up to three times.
        NativeFunction {
            name: WAIT,
            cconv: "0ir_ir",
            run: |call| {
                let (times, object) = (call.i32()?, call.object()?);
                let [asked, ..] = call.state() else {
                    return call.return_i32(-1);
                };
                if (*asked as i32) < times.min(3) {
                    *asked += 1;
                    return Err(call.not_yet());
                }
                let asked = *asked as i32;
                call.objects.retain(object);
                call.return_object(object)?;
                call.return_i32(asked)
            },
        },
        // Nothing in, a null out.
        NativeFunction {
            name: "null",
            cconv: "0v_r",
            run: |call| call.return_object(ObjectRef::NULL),
        },
    ],
};
