//! Attributes: interned constant data. A dictionary is itself an attribute, sorted by name.

use super::affine::{AffineMap, IntegerSet};
use super::{Attr, Blob, Ident, Ir, Loc, Type, TypeData};

/// What an attribute is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AttrData {
    /// `unit`.
    Unit,
    /// `3 : i32`, `true`, `4 : index`.
    Integer {
        /// The value: sign-extended for signless and signed types, zero-extended for unsigned; 0 or 1 for `i1`.
        value: i128,
        /// An integer type or `index`.
        ty: Type,
    },
    /// `1.5 : f32`.
    Float {
        /// The bits in the type's own format, zero-extended.
        bits: u128,
        /// A float type.
        ty: Type,
    },
    /// `"text"`, with a type if one was written.
    String {
        /// The text, unescaped.
        value: Ident,
        /// The type after the colon.
        ty: Option<Type>,
    },
    /// A type as an attribute.
    Type(Type),
    /// `[a, b]`.
    Array(Box<[Attr]>),
    /// `{a = 1, b}`; sorted by name, no name twice.
    Dict(Box<[(Ident, Attr)]>),
    /// `@root::@nested`.
    Symbol {
        /// The outermost name.
        root: Ident,
        /// The path below it.
        nested: Box<[Ident]>,
    },
    /// `dense<...> : tensor<...>`.
    Dense {
        /// A statically shaped tensor or vector type.
        ty: Type,
        /// Little-endian elements in row-major order, each of
        /// [`element_byte_width`](Ir::element_byte_width) bytes (an `i1` takes a byte); one element for a splat.
        data: Blob,
        /// Whether `data` is one element that stands for all.
        splat: bool,
    },
    /// `dense<["a", "b"]> : tensor<2x!dialect.string>`.
    DenseStrings {
        /// The shaped type.
        ty: Type,
        /// The strings; one for a splat.
        values: Box<[Ident]>,
        /// Whether one string stands for all.
        splat: bool,
    },
    /// `sparse<indices, values> : tensor<...>`.
    Sparse {
        /// The shaped type.
        ty: Type,
        /// Dense indices.
        indices: Attr,
        /// Dense values.
        values: Attr,
    },
    /// `dense_resource<key> : tensor<...>`; the bytes stand in the file's trailer.
    Resource {
        /// The shaped type.
        ty: Type,
        /// The key in the trailer.
        key: Ident,
    },
    /// `array<i64: 1, 2>`.
    DenseArray {
        /// An integer or float type of 1, 8, 16, 32 or 64 bits.
        element: Type,
        /// Little-endian elements.
        data: Blob,
    },
    /// `affine_map<...>`.
    AffineMap(AffineMap),
    /// `affine_set<...>`.
    IntegerSet(IntegerSet),
    /// `strided<[1, ?], offset: ?>`.
    Strided {
        /// Strides; [`DYNAMIC`](super::DYNAMIC) for `?`.
        strides: Box<[i64]>,
        /// Offset; [`DYNAMIC`](super::DYNAMIC) for `?`.
        offset: i64,
    },
    /// `distinct[3]<attr>`.
    Distinct {
        /// The number that keeps it apart.
        id: u64,
        /// What it wraps.
        attr: Attr,
    },
    /// `loc(...)` as an attribute.
    Loc(Loc),
    /// An attribute that a registered dialect declares: `#hal.device.affinity<@d>`. See
    /// [`TypeData::Ext`] for how parameters are kept.
    Ext {
        /// Full name without the `#`.
        name: Ident,
        /// Parameters in the order that the dialect's row defines.
        params: Box<[Attr]>,
    },
    /// An attribute that no registered dialect declares, kept as its text.
    Opaque {
        /// The text after the `#`.
        text: Ident,
        /// The type after the colon.
        ty: Option<Type>,
    },
}

impl Ir {
    /// Interns an attribute. The caller keeps the invariants that [`AttrData`] states.
    pub fn attr_of(&mut self, data: AttrData) -> Attr {
        Attr(self.attrs.intern(data))
    }

    /// What an attribute is.
    pub fn attr_data(&self, attr: Attr) -> &AttrData {
        self.attrs.at(attr.0)
    }

    /// `unit`.
    pub fn unit_attr(&mut self) -> Attr {
        self.attr_of(AttrData::Unit)
    }

    /// An integer attribute; `value` wraps to the width of `ty`.
    pub fn int_attr(&mut self, value: i128, ty: Type) -> Attr {
        let value = self.wrap_int(value, ty);
        self.attr_of(AttrData::Integer { value, ty })
    }

    /// Reduces `value` to the canonical form of integer type `ty` (see [`AttrData::Integer`]).
    pub fn wrap_int(&self, value: i128, ty: Type) -> i128 {
        use super::Signedness::Unsigned;
        let (width, unsigned) = match self.type_data(ty) {
            TypeData::Integer { width, signedness } => (*width, *signedness == Unsigned),
            _ => (64, false),
        };
        match width {
            0 | 128.. => value,
            1 => value & 1,
            _ if unsigned => value & ((1 << width) - 1),
            _ => value << (128 - width) >> (128 - width),
        }
    }

    /// `value : index`.
    pub fn index_attr(&mut self, value: i64) -> Attr {
        let ty = self.index_type();
        self.int_attr(value.into(), ty)
    }

    /// `value : i32`.
    pub fn i32_attr(&mut self, value: i32) -> Attr {
        let ty = self.int_type(32);
        self.int_attr(value.into(), ty)
    }

    /// `value : i64`.
    pub fn i64_attr(&mut self, value: i64) -> Attr {
        let ty = self.int_type(64);
        self.int_attr(value.into(), ty)
    }

    /// `true` or `false`.
    pub fn bool_attr(&mut self, value: bool) -> Attr {
        let ty = self.int_type(1);
        self.int_attr(value.into(), ty)
    }

    /// A string attribute without a type.
    pub fn string_attr(&mut self, text: &str) -> Attr {
        let value = self.ident(text);
        self.attr_of(AttrData::String { value, ty: None })
    }

    /// A type as an attribute.
    pub fn type_attr(&mut self, ty: Type) -> Attr {
        self.attr_of(AttrData::Type(ty))
    }

    /// `[items]`.
    pub fn array_attr(&mut self, items: &[Attr]) -> Attr {
        self.attr_of(AttrData::Array(items.into()))
    }

    /// `@name`.
    pub fn symbol_attr(&mut self, name: &str) -> Attr {
        let root = self.ident(name);
        self.attr_of(AttrData::Symbol {
            root,
            nested: Box::new([]),
        })
    }

    /// `@path[0]::@path[1]::...`; an empty path gives `@`.
    pub fn symbol_path_attr(&mut self, path: &[&str]) -> Attr {
        let mut idents = path.iter().map(|p| self.ident(p)).collect::<Vec<_>>();
        if idents.is_empty() {
            idents.push(self.ident(""));
        }
        let nested = idents.split_off(1).into();
        self.attr_of(AttrData::Symbol {
            root: idents[0],
            nested,
        })
    }

    /// An affine map as an attribute.
    pub fn affine_map_attr(&mut self, map: AffineMap) -> Attr {
        self.attr_of(AttrData::AffineMap(map))
    }

    /// `array<i64: values>`.
    pub fn i64_array_attr(&mut self, values: &[i64]) -> Attr {
        let element = self.int_type(64);
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        let data = self.blob(&bytes);
        self.attr_of(AttrData::DenseArray { element, data })
    }

    /// `array<i32: values>`.
    pub fn i32_array_attr(&mut self, values: &[i32]) -> Attr {
        let element = self.int_type(32);
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        let data = self.blob(&bytes);
        self.attr_of(AttrData::DenseArray { element, data })
    }

    /// `dense<...> : ty`: little-endian elements of [`element_byte_width`](Ir::element_byte_width) bytes each, or
    /// one that stands for all. Elements that are all equal become one.
    pub fn dense_attr(&mut self, ty: Type, elements: &[u8]) -> Attr {
        let element = self.element_type(ty);
        let width = self.element_byte_width(element).unwrap_or(1);
        let width = usize::try_from(width).unwrap_or(1).max(1);
        let splat = elements.len() >= width && {
            let (first, rest) = elements.split_at(width);
            rest.chunks(width).all(|each| each == first)
        };
        let data = self.blob(if splat { &elements[..width] } else { elements });
        self.attr_of(AttrData::Dense { ty, data, splat })
    }

    /// A registered dialect's attribute.
    pub fn ext_attr(&mut self, name: &str, params: &[Attr]) -> Attr {
        let name = self.ident(name);
        self.attr_of(AttrData::Ext {
            name,
            params: params.into(),
        })
    }

    /// The empty dictionary.
    pub const EMPTY_DICT: Attr = Attr(0);

    /// A dictionary. Entries may come in any order; of two with one name the later stays.
    pub fn dict_attr(&mut self, entries: &[(Ident, Attr)]) -> Attr {
        if entries.is_empty() {
            return Self::EMPTY_DICT;
        }
        let mut sorted: Vec<(Ident, Attr)> = Vec::with_capacity(entries.len());
        for &(name, attr) in entries {
            match sorted.binary_search_by(|(n, _)| self.str(*n).cmp(self.str(name))) {
                Ok(at) => sorted[at].1 = attr,
                Err(at) => sorted.insert(at, (name, attr)),
            }
        }
        self.attr_of(AttrData::Dict(sorted.into()))
    }

    /// The entries of a dictionary; empty for any other attribute.
    pub fn dict_entries(&self, dict: Attr) -> &[(Ident, Attr)] {
        match self.attr_data(dict) {
            AttrData::Dict(entries) => entries,
            _ => &[],
        }
    }

    /// The entry `name` of a dictionary.
    pub fn dict_entry(&self, dict: Attr, name: &str) -> Option<Attr> {
        if dict == Self::EMPTY_DICT {
            return None;
        }
        self.dict_entry_of(dict, self.find_ident(name)?)
    }

    /// As [`dict_entry`](Self::dict_entry), of a name that was looked up before.
    pub fn dict_entry_of(&self, dict: Attr, name: Ident) -> Option<Attr> {
        self.dict_entries(dict)
            .iter()
            .find(|(n, _)| *n == name)
            .map(|(_, attr)| *attr)
    }

    /// A copy of `dict` in which `name` is `attr`, or is missing.
    pub fn dict_with(&mut self, dict: Attr, name: &str, attr: Option<Attr>) -> Attr {
        let name = self.ident(name);
        let mut entries: Vec<_> = self
            .dict_entries(dict)
            .iter()
            .copied()
            .filter(|(n, _)| *n != name)
            .collect();
        entries.extend(attr.map(|attr| (name, attr)));
        self.dict_attr(&entries)
    }

    /// The value of an integer attribute that fits `i64`.
    pub fn int_value(&self, attr: Attr) -> Option<i64> {
        match self.attr_data(attr) {
            AttrData::Integer { value, .. } => i64::try_from(*value).ok(),
            _ => None,
        }
    }

    /// The text of a string attribute.
    pub fn string_value(&self, attr: Attr) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::String { value, .. } => Some(self.str(*value)),
            _ => None,
        }
    }

    /// The type in a type attribute.
    pub fn type_value(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// The items of an array attribute.
    pub fn array_items(&self, attr: Attr) -> Option<&[Attr]> {
        match self.attr_data(attr) {
            AttrData::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The root and the nested path of a symbol reference.
    pub fn symbol_parts(&self, attr: Attr) -> Option<(Ident, &[Ident])> {
        match self.attr_data(attr) {
            AttrData::Symbol { root, nested } => Some((*root, nested)),
            _ => None,
        }
    }

    /// The name of a flat symbol reference.
    pub fn symbol_name(&self, attr: Attr) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::Symbol { root, nested } if nested.is_empty() => Some(self.str(*root)),
            _ => None,
        }
    }

    /// The map of an affine map attribute.
    pub fn affine_map_value(&self, attr: Attr) -> Option<&AffineMap> {
        match self.attr_data(attr) {
            AttrData::AffineMap(map) => Some(map),
            _ => None,
        }
    }

    /// The integers of a dense array (`array<i64: ...>`), of an array of integer attributes, or of a dense constant.
    pub fn int_array(&self, attr: Attr) -> Option<Vec<i64>> {
        match self.attr_data(attr) {
            AttrData::Array(items) => items.iter().map(|&a| self.int_value(a)).collect(),
            AttrData::DenseArray { element, data } => {
                self.int_elements(*element, self.blob_bytes(*data))
            }
            AttrData::Dense { ty, data, splat } => {
                let element = self.element_type(*ty);
                let values = self.int_elements(element, self.blob_bytes(*data))?;
                match splat {
                    true => {
                        let count = usize::try_from(self.element_count(*ty)?).ok()?;
                        Some(vec![*values.first()?; count])
                    }
                    false => Some(values),
                }
            }
            _ => None,
        }
    }

    /// Stored integers of at most 64 bits.
    fn int_elements(&self, element: Type, bytes: &[u8]) -> Option<Vec<i64>> {
        let width = usize::try_from(self.element_byte_width(element)?).ok()?;
        self.int_width(element).filter(|_| width <= 8)?;
        let sign_extend = |bytes: &[u8]| {
            let fill = if bytes.last().is_some_and(|b| b & 0x80 != 0) {
                0xff
            } else {
                0
            };
            let mut wide = [fill; 8];
            wide[..bytes.len()].copy_from_slice(bytes);
            i64::from_le_bytes(wide)
        };
        Some(bytes.chunks_exact(width).map(sign_extend).collect())
    }

    /// The name and parameters of a registered dialect's attribute.
    pub fn ext_attr_parts(&self, attr: Attr) -> Option<(&str, &[Attr])> {
        match self.attr_data(attr) {
            AttrData::Ext { name, params } => Some((self.str(*name), params)),
            _ => None,
        }
    }

    /// The type of a typed attribute.
    pub fn attr_type(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::Dense { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::Sparse { ty, .. }
            | AttrData::Resource { ty, .. } => Some(*ty),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => *ty,
            _ => None,
        }
    }

    /// Interns bytes.
    pub fn blob(&mut self, bytes: &[u8]) -> Blob {
        Blob(self.blobs.intern(bytes.into()))
    }

    /// Interned bytes.
    pub fn blob_bytes(&self, blob: Blob) -> &[u8] {
        self.blobs.at(blob.0)
    }
}
