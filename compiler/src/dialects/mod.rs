//! The dialects that the compiler knows, each in a folder (or file) of its own, listed once here.
//!
//! A dialect's number is part of every [`OpKind`](crate::ir::OpKind) of it and must never repeat.

use std::sync::LazyLock;

use crate::ir::Registry;
use crate::ir::def::Dialect;

pub mod arith;
pub mod assembly;
pub mod builtin;
pub mod cf;
pub mod flow;
pub mod func;
pub mod hal;
pub mod hal_inline;
pub mod hal_loader;
pub mod iree_tensor_ext;
pub mod linalg;
pub mod math;
pub mod scf;
pub mod stream;
pub mod tensor;
pub mod util;
pub mod vm;

/// Every dialect.
static ALL: &[&Dialect] = &[
    &arith::DIALECT,
    &builtin::DIALECT,
    &func::DIALECT,
    &cf::DIALECT,
    &math::DIALECT,
    &tensor::DIALECT,
    &linalg::DIALECT,
    &iree_tensor_ext::DIALECT,
    &flow::DIALECT,
    &scf::DIALECT,
    &vm::DIALECT,
    &util::DIALECT,
    &hal::DIALECT,
    &hal_inline::DIALECT,
    &hal_loader::DIALECT,
    &stream::DIALECT,
];

/// The registry of every dialect of the compiler.
pub fn registry() -> &'static Registry {
    static REGISTRY: LazyLock<Registry> = LazyLock::new(|| Registry::new(ALL));
    &REGISTRY
}
