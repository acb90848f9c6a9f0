//! Element types of tensors: their names, HAL codes, widths and kinds.
//!
//! One table; everything else in this crate asks it. It knows nothing of shapes or text values.

use core::fmt;

/// How the bits of an element are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One byte, zero is false. Text is two hex digits.
    Bool,
    /// An integer whose sign is chosen by the op that reads it; text is signed.
    Signless,
    /// A two's complement integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// An IEEE 754 binary float, or `bf16`.
    Float,
}

/// The type of one element of a [`Tensor`](super::Tensor).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElementType {
    /// Boolean, one byte an element.
    I1,
    /// Signless 8-bit integer.
    I8,
    /// Signless 16-bit integer.
    I16,
    /// Signless 32-bit integer.
    I32,
    /// Signless 64-bit integer.
    I64,
    /// Signed 8-bit integer.
    Si8,
    /// Signed 16-bit integer.
    Si16,
    /// Signed 32-bit integer.
    Si32,
    /// Signed 64-bit integer.
    Si64,
    /// Unsigned 8-bit integer.
    Ui8,
    /// Unsigned 16-bit integer.
    Ui16,
    /// Unsigned 32-bit integer.
    Ui32,
    /// Unsigned 64-bit integer.
    Ui64,
    /// IEEE 754 binary16.
    F16,
    /// The upper half of a binary32.
    Bf16,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
}

struct Row {
    element_type: ElementType,
    name: &'static str,
    kind: Kind,
    /// Numerical type in the top byte, bit count in the low ones.
    code: u32,
}

const fn row(element_type: ElementType, name: &'static str, kind: Kind, code: u32) -> Row {
    Row {
        element_type,
        name,
        kind,
        code,
    }
}

/// Rows stand in the order of the enum: [`ElementType::row`] indexes by discriminant.
static TABLE: [Row; 17] = [
    row(ElementType::I1, "i1", Kind::Bool, 0x1300_0008),
    row(ElementType::I8, "i8", Kind::Signless, 0x1000_0008),
    row(ElementType::I16, "i16", Kind::Signless, 0x1000_0010),
    row(ElementType::I32, "i32", Kind::Signless, 0x1000_0020),
    row(ElementType::I64, "i64", Kind::Signless, 0x1000_0040),
    row(ElementType::Si8, "si8", Kind::Signed, 0x1100_0008),
    row(ElementType::Si16, "si16", Kind::Signed, 0x1100_0010),
    row(ElementType::Si32, "si32", Kind::Signed, 0x1100_0020),
    row(ElementType::Si64, "si64", Kind::Signed, 0x1100_0040),
    row(ElementType::Ui8, "ui8", Kind::Unsigned, 0x1200_0008),
    row(ElementType::Ui16, "ui16", Kind::Unsigned, 0x1200_0010),
    row(ElementType::Ui32, "ui32", Kind::Unsigned, 0x1200_0020),
    row(ElementType::Ui64, "ui64", Kind::Unsigned, 0x1200_0040),
    row(ElementType::F16, "f16", Kind::Float, 0x2100_0010),
    row(ElementType::Bf16, "bf16", Kind::Float, 0x2200_0010),
    row(ElementType::F32, "f32", Kind::Float, 0x2100_0020),
    row(ElementType::F64, "f64", Kind::Float, 0x2100_0040),
];

impl ElementType {
    /// Every element type, in the order of the table.
    pub fn all() -> impl Iterator<Item = ElementType> {
        TABLE.iter().map(|row| row.element_type)
    }

    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The name used in text: `f32`, `si8`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// How the bits are read.
    pub fn kind(self) -> Kind {
        self.row().kind
    }

    /// The HAL element type code, as buffer views carry it.
    pub fn code(self) -> u32 {
        self.row().code
    }

    /// Bytes an element takes in a dense tensor.
    pub fn byte_size(self) -> usize {
        (self.row().code & 0xFF) as usize / 8
    }

    /// The element type of a HAL code, if it is one that text I/O knows.
    pub fn from_code(code: u32) -> Option<ElementType> {
        TABLE
            .iter()
            .find(|row| row.code == code)
            .map(|row| row.element_type)
    }

    /// The element type of a name.
    pub fn from_name(name: &str) -> Option<ElementType> {
        TABLE
            .iter()
            .find(|row| row.name == name)
            .map(|row| row.element_type)
    }

    /// Whether the two read the same bits the same way when a signless integer may stand for either
    /// sign. NumPy files carry a sign where compiled programs carry none.
    pub fn is_compatible(self, other: ElementType) -> bool {
        self == other
            || self.byte_size() == other.byte_size()
                && matches!(
                    (self.kind(), other.kind()),
                    (Kind::Signless, Kind::Signed | Kind::Unsigned)
                        | (Kind::Signed | Kind::Unsigned, Kind::Signless)
                )
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_in_the_order_of_the_enum() {
        for (index, row) in TABLE.iter().enumerate() {
            assert_eq!(row.element_type as usize, index, "{}", row.name);
            assert_eq!(ElementType::from_code(row.code), Some(row.element_type));
            assert_eq!(ElementType::from_name(row.name), Some(row.element_type));
        }
    }

    /// The runtime core prints the name and splits the bytes; two tables must not drift apart.
    #[test]
    fn names_and_sizes_are_the_ones_that_the_runtime_core_prints() {
        use halcyon_runtime_core::text;
        for row in &TABLE {
            let mut name = String::new();
            text::write_element_type(&mut name, row.code).unwrap();
            assert_eq!(name, row.name);
            assert_eq!(
                text::element_byte_count(row.code),
                row.element_type.byte_size()
            );
        }
    }

    #[test]
    fn codes_are_the_ones_of_the_hal() {
        assert_eq!(ElementType::F32.code(), 553_648_160);
        assert_eq!(ElementType::I1.code(), 318_767_112);
        assert_eq!(ElementType::Bf16.code(), 570_425_360);
        assert_eq!(ElementType::Ui8.code(), 301_989_896);
    }

    #[test]
    fn signless_meets_either_sign_but_no_float() {
        assert!(ElementType::I32.is_compatible(ElementType::Si32));
        assert!(ElementType::Ui32.is_compatible(ElementType::I32));
        assert!(!ElementType::Ui32.is_compatible(ElementType::Si32));
        assert!(!ElementType::I32.is_compatible(ElementType::F32));
        assert!(!ElementType::I1.is_compatible(ElementType::I8));
        assert!(!ElementType::I8.is_compatible(ElementType::Si16));
    }
}
