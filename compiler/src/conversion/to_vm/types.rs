//! Which register holds a type, and what the type becomes.

use crate::dialects::vm;
use crate::ir::{FloatKind, Ir, Type, TypeData};
use crate::options::VmTarget;

/// What kind of register holds a value of some type of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// An integer of at most 64 bits; `index` has the width that the target gives it.
    Int(u32),
    /// A 16-bit float, in the low half of an integer register.
    Half(FloatKind),
    /// A float of at most 8 bits, in the low bits of an integer register. It is moved, not computed with.
    Bits(FloatKind),
    /// `f32`, and what is computed as such.
    F32,
    /// `f64`.
    F64,
    /// An object.
    Ref,
}

/// The register that holds a type; `None` for types that VM code cannot hold.
pub fn scalar(ir: &Ir, target: &VmTarget, ty: Type) -> Option<Scalar> {
    Some(match ir.type_data(ty) {
        TypeData::Index => Scalar::Int(target.index_bits),
        TypeData::Integer {
            width: bits @ 1..=64,
            ..
        } => Scalar::Int(*bits),
        TypeData::Float(FloatKind::F64) if target.f64_extension => Scalar::F64,
        TypeData::Float(FloatKind::F64) if !target.truncate_unsupported_floats => return None,
        TypeData::Float(FloatKind::F32 | FloatKind::F64) if target.f32_extension => Scalar::F32,
        TypeData::Float(kind @ (FloatKind::F16 | FloatKind::BF16)) if target.f32_extension => {
            Scalar::Half(*kind)
        }
        TypeData::Float(kind) if kind.width() <= 8 => Scalar::Bits(*kind),
        TypeData::Ext { .. } | TypeData::Opaque { .. } => Scalar::Ref,
        _ => return None,
    })
}

/// What a type becomes in VM code.
pub fn convert_type(ir: &mut Ir, target: &VmTarget, ty: Type) -> Option<Type> {
    Some(match scalar(ir, target, ty)? {
        Scalar::Int(33..) => ir.int_type(64),
        Scalar::Int(_) | Scalar::Half(_) | Scalar::Bits(_) => ir.int_type(32),
        Scalar::F32 => ir.float_type(FloatKind::F32),
        Scalar::F64 => ir.float_type(FloatKind::F64),
        Scalar::Ref => {
            let Some((name, params)) = ir.ext_type_parts(ty) else {
                return Some(vm::ref_type(ir, Some(ty)));
            };
            let element = params.first().and_then(|&a| ir.type_value(a));
            match name {
                "vm.ref" | "vm.buffer" | "vm.list" => ty,
                "util.buffer" => vm::buffer_type(ir),
                "util.list" => {
                    let element = element.and_then(|e| list_element(ir, target, e));
                    vm::list_type(ir, element)
                }
                "util.object" | "util.variant" => vm::ref_type(ir, None),
                "util.ptr" => ir.int_type(32),
                _ => vm::ref_type(ir, Some(ty)),
            }
        }
    })
}

/// Lists keep narrow integers as they are.
fn list_element(ir: &mut Ir, target: &VmTarget, ty: Type) -> Option<Type> {
    match ir.int_width(ty) {
        Some(8 | 16) => Some(ty),
        _ if ir.is_ext_type(ty, "util.variant") => None,
        _ => convert_type(ir, target, ty),
    }
}
