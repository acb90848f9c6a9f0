//! The `arith` dialect: arithmetic on integers, indices and floats.

mod attrs;
mod eval;
mod fold;
mod names;
mod ops;
mod parse;
mod verify;

pub use attrs::{has_no_signed_wrap, no_signed_wrap};
pub(crate) use fold::{fold_float_unary, fold_int_unary};
pub use ops::*;
pub(crate) use parse::infer_bool;

use crate::ir::def::Dialect;
use crate::ir::{Attr, AttrData, Builder, Op, Type};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "arith",
    id: 1,
    ops: OPS,
    attrs: attrs::ATTRS,
    constant: Some(constant),
    ..Dialect::EMPTY
};

/// The `arith.constant` of a value that the dialect can hold.
fn constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    let holds = matches!(
        b.ir.attr_data(value),
        AttrData::Integer { .. }
            | AttrData::Float { .. }
            | AttrData::Dense { .. }
            | AttrData::Resource { .. }
    );
    (holds && b.ir.attr_type(value) == Some(ty)).then(|| {
        b.op(Constant::KIND)
            .attr("value", value)
            .results([ty])
            .build()
    })
}
