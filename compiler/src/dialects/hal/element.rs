//! Numbers of element types and encodings, as buffer views carry them at run time.
//!
//! An element type is `class << 24 | bits`; the classes are those of the HAL's C header.

use crate::ir::{FloatKind, Ir, Signedness, Type, TypeData};

/// The encoding of a dense tensor in row-major order.
pub const DENSE_ROW_MAJOR: i32 = 1;

const SIGNLESS: u32 = 0x10;
const SIGNED: u32 = 0x11;
const UNSIGNED: u32 = 0x12;
const BOOLEAN: u32 = 0x13;
const FLOAT_IEEE: u32 = 0x21;
const FLOAT_BRAIN: u32 = 0x22;
const COMPLEX: u32 = 0x23;

/// The number of an element type; `None` for a type that buffer views cannot hold.
pub fn element_type_value(ir: &Ir, ty: Type) -> Option<i32> {
    let (class, bits) = match ir.type_data(ty) {
        // A boolean takes a byte.
        TypeData::Integer { width: 1, .. } => (BOOLEAN, 8),
        TypeData::Integer { width, signedness } => {
            let class = match signedness {
                Signedness::Signless => SIGNLESS,
                Signedness::Signed => SIGNED,
                Signedness::Unsigned => UNSIGNED,
            };
            (class, *width)
        }
        TypeData::Float(kind) => (float_class(*kind)?, kind.width()),
        TypeData::Complex(part) => (COMPLEX, 2 * ir.float_kind(*part)?.width()),
        _ => return None,
    };
    i32::try_from(class << 24 | bits).ok()
}

fn float_class(kind: FloatKind) -> Option<u32> {
    Some(match kind {
        FloatKind::F16 | FloatKind::F32 | FloatKind::F64 => FLOAT_IEEE,
        FloatKind::BF16 => FLOAT_BRAIN,
        FloatKind::F8E5M2 => 0x24,
        FloatKind::F8E4M3FN => 0x25,
        FloatKind::F8E5M2FNUZ => 0x26,
        FloatKind::F8E4M3FNUZ => 0x27,
        FloatKind::F8E8M0FNU => 0x28,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn element_types_have_the_numbers_of_the_header() {
        let mut ir = Ir::new(crate::dialects::registry());
        let signed =
            |ir: &mut Ir, signedness, width| ir.ty(TypeData::Integer { width, signedness });
        let f32 = ir.float_type(FloatKind::F32);
        let cases = [
            (ir.int_type(1), 0x1300_0008),
            (ir.int_type(8), 0x1000_0008),
            (signed(&mut ir, Signedness::Signed, 8), 0x1100_0008),
            (signed(&mut ir, Signedness::Unsigned, 32), 0x1200_0020),
            (ir.int_type(64), 0x1000_0040),
            (ir.float_type(FloatKind::F16), 0x2100_0010),
            (f32, 0x2100_0020),
            (ir.float_type(FloatKind::BF16), 0x2200_0010),
            (ir.ty(TypeData::Complex(f32)), 0x2300_0040),
            (ir.float_type(FloatKind::F8E4M3FN), 0x2500_0008),
        ];
        for (ty, number) in cases {
            assert_eq!(element_type_value(&ir, ty), Some(number));
        }
        let index = ir.index_type();
        assert_eq!(element_type_value(&ir, index), None);
    }
}
