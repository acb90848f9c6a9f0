//! Constants as the bytes that lie in memory at run time: little-endian, row-major, an `i1` in a byte.

use crate::ir::{Attr, AttrData, Ir, Type};

/// The bytes of a constant; `None` for an attribute that has no storage.
pub fn serialized(ir: &Ir, attr: Attr) -> Option<Vec<u8>> {
    match ir.attr_data(attr) {
        AttrData::Integer { value, ty } => {
            let width = usize::try_from(ir.element_byte_width(*ty)?).ok()?;
            Some(value.to_le_bytes().get(..width)?.to_vec())
        }
        AttrData::Float { bits, ty } => {
            let width = usize::try_from(ir.element_byte_width(*ty)?).ok()?;
            Some(bits.to_le_bytes().get(..width)?.to_vec())
        }
        AttrData::String { value, .. } => Some(ir.str(*value).as_bytes().to_vec()),
        AttrData::Dense { ty, data, splat } => {
            let bytes = ir.blob_bytes(*data);
            let times = match splat {
                true => usize::try_from(ir.element_count(*ty)?).ok()?,
                false => 1,
            };
            Some(bytes.repeat(times))
        }
        AttrData::DenseArray { data, .. } => Some(ir.blob_bytes(*data).to_vec()),
        AttrData::Resource { ty, key } => {
            let bytes = ir.blob_bytes(ir.resource(*key)?);
            // The trailer's blobs open with their alignment as a 32-bit number.
            let payload = bytes.get(4..)?;
            (u64::try_from(payload.len()).ok()? == storage_size(ir, *ty)?).then(|| payload.to_vec())
        }
        AttrData::Ext { params, .. } => match ir.ext_attr_parts(attr)?.0 {
            "util.composite" => {
                let parts: Option<Vec<Vec<u8>>> =
                    params[1..].iter().map(|&v| serialized(ir, v)).collect();
                let length = usize::try_from(ir.int_value(*params.first()?)?).ok()?;
                let bytes = parts?.concat();
                (bytes.len() == length).then_some(bytes)
            }
            "util.byte_pattern" => {
                let &[pattern, ty] = &params[..] else {
                    return None;
                };
                let size = usize::try_from(storage_size(ir, ir.type_value(ty)?)?).ok()?;
                // The low byte counts, over and over.
                let byte = ir.int_value(pattern)?.to_le_bytes()[0];
                Some(vec![byte; size])
            }
            "util.uninitialized" => {
                let ty = ir.type_value(*params.last()?)?;
                let size = usize::try_from(storage_size(ir, ty)?).ok()?;
                Some(vec![0; size])
            }
            _ => None,
        },
        _ => None,
    }
}

/// Bytes that a statically shaped value takes in memory.
pub fn storage_size(ir: &Ir, ty: Type) -> Option<u64> {
    let element = ir.element_byte_width(ir.element_type(ty))?;
    match ir.shape(ty) {
        Some(_) => ir.element_count(ty)?.checked_mul(element),
        None => Some(element),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_splat_is_written_out_and_an_integer_is_little_endian() {
        let mut ir = Ir::new(crate::dialects::registry());
        let i16 = ir.int_type(16);
        let ty = ir.tensor_type(&[3], i16);
        let data = ir.blob(&[0x34, 0x12]);
        let splat = ir.attr_of(AttrData::Dense {
            ty,
            data,
            splat: true,
        });
        assert_eq!(
            serialized(&ir, splat),
            Some(vec![0x34, 0x12, 0x34, 0x12, 0x34, 0x12])
        );
        let negative = ir.int_attr(-2, i16);
        assert_eq!(serialized(&ir, negative), Some(vec![0xfe, 0xff]));
    }

    #[test]
    fn a_composite_whose_parts_do_not_fill_it_has_no_bytes() {
        let mut ir = Ir::new(crate::dialects::registry());
        let byte = ir.int_type(8);
        let (length, value) = (ir.i64_attr(2), ir.int_attr(7, byte));
        let short = ir.ext_attr("util.composite", &[length, value]);
        assert_eq!(serialized(&ir, short), None);
        let full = ir.ext_attr("util.composite", &[length, value, value]);
        assert_eq!(serialized(&ir, full), Some(vec![7, 7]));
    }
}
