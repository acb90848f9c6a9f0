//! What resources become: a buffer that the world outside may hold, or plain host memory.

use crate::dialects::stream::{self, Lifetime};
use crate::dialects::{hal_inline, util};
use crate::ir::{Builder, Ir, Type, Value};

/// The type that a `stream` type becomes; any other type stays.
pub(super) fn converted_type(ir: &mut Ir, ty: Type) -> Type {
    if let Some(lifetime) = stream::resource_lifetime(ir, ty) {
        return match lifetime {
            Lifetime::External => ir.ext_type("hal.buffer", &[]),
            _ => util::buffer_type(ir),
        };
    }
    if ir.is_ext_type(ty, "stream.timepoint") {
        return ir.int_type(64);
    }
    if ir.is_ext_type(ty, "stream.file") {
        return util::buffer_type(ir);
    }
    ty
}

/// Whether a value is, or will be, a buffer that the world outside may hold.
pub(super) fn is_external(ir: &Ir, value: Value) -> bool {
    let ty = ir.value_type(value);
    ir.is_ext_type(ty, "hal.buffer")
        || stream::resource_lifetime(ir, ty) == Some(Lifetime::External)
}

/// The host memory behind a converted resource.
pub(super) fn storage(b: &mut Builder<'_>, value: Value) -> Value {
    if !is_external(b.ir, value) {
        return value;
    }
    let ty = util::buffer_type(b.ir);
    b.op(hal_inline::BufferStorage::KIND)
        .operands([value])
        .results([ty])
        .value()
}
