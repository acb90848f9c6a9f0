//! Constants as numbers, for folders: a scalar attribute, or the one value of a splat.

use crate::ir::{Attr, AttrData, FloatKind, Ir, Type, TypeData};

/// One number of a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Scalar {
    /// An integer or index in canonical form (sign-extended), with its width (64 for index).
    Int(i128, u32),
    /// An `f32`.
    F32(f32),
    /// An `f64`.
    F64(f64),
}

/// The one number of a scalar or splat constant. Float formats other than `f32` and `f64` give `None`.
pub(super) fn splat_or_scalar(ir: &Ir, attr: Attr) -> Option<Scalar> {
    match ir.attr_data(attr) {
        AttrData::Integer { value, ty } => Some(Scalar::Int(*value, int_width(ir, *ty)?)),
        AttrData::Float { bits, ty } => scalar_float(ir, *ty, *bits),
        AttrData::Dense {
            ty,
            data,
            splat: true,
        } => {
            let element = ir.element_type(*ty);
            let bytes = ir.blob_bytes(*data);
            let mut wide = [0u8; 16];
            wide.get_mut(..bytes.len())?.copy_from_slice(bytes);
            let bits = u128::from_le_bytes(wide);
            match int_width(ir, element) {
                Some(width) => {
                    let value =
                        i128::try_from(bits & (u128::MAX >> (128 - width.min(127)))).ok()?;
                    Some(Scalar::Int(ir.wrap_int(value, element), width))
                }
                None => scalar_float(ir, element, bits),
            }
        }
        _ => None,
    }
}

/// The width of a signless integer or index type.
fn int_width(ir: &Ir, ty: Type) -> Option<u32> {
    match ir.type_data(ty) {
        TypeData::Index => Some(64),
        _ => ir.int_width(ty),
    }
}

fn scalar_float(ir: &Ir, ty: Type, bits: u128) -> Option<Scalar> {
    match ir.float_kind(ty)? {
        FloatKind::F32 => Some(Scalar::F32(f32::from_bits(u32::try_from(bits).ok()?))),
        FloatKind::F64 => Some(Scalar::F64(f64::from_bits(u64::try_from(bits).ok()?))),
        _ => None,
    }
}

/// The constant of type `ty` (a scalar, or a statically shaped tensor or vector) whose every element is
/// `scalar`. `None` if the kinds differ.
pub(super) fn rebuild(ir: &mut Ir, ty: Type, scalar: Scalar) -> Option<Attr> {
    let element = ir.element_type(ty);
    let attr = match scalar {
        Scalar::Int(value, _) => {
            int_width(ir, element)?;
            ir.int_attr(value, element)
        }
        Scalar::F32(value) if ir.float_kind(element)? == FloatKind::F32 => {
            ir.attr_of(AttrData::Float {
                bits: value.to_bits().into(),
                ty: element,
            })
        }
        Scalar::F64(value) if ir.float_kind(element)? == FloatKind::F64 => {
            ir.attr_of(AttrData::Float {
                bits: value.to_bits().into(),
                ty: element,
            })
        }
        _ => return None,
    };
    if element == ty {
        return Some(attr);
    }
    ir.element_count(ty)?;
    let width = usize::try_from(ir.element_byte_width(element)?).ok()?;
    let bits = match *ir.attr_data(attr) {
        AttrData::Integer { value, .. } => value.to_le_bytes(),
        AttrData::Float { bits, .. } => bits.to_le_bytes(),
        _ => return None,
    };
    let data = ir.blob(bits.get(..width)?);
    Some(ir.attr_of(AttrData::Dense {
        ty,
        data,
        splat: true,
    }))
}
