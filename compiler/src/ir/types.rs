//! Types: interned values that the builtin dialect names, and the parametric types of every other dialect.

use super::{Attr, Ident, Ir, Type};

/// The extent of a dimension that is not known until run time.
pub const DYNAMIC: i64 = i64::MIN;

/// What a type is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeData {
    /// `none`.
    None,
    /// `index`.
    Index,
    /// `i32`, `si8`, `ui16`.
    Integer {
        /// Width in bits, at least 1.
        width: u32,
        /// How the bits are read.
        signedness: Signedness,
    },
    /// `f32` and its like.
    Float(FloatKind),
    /// `complex<f32>`.
    Complex(Type),
    /// `vector<4x[8]xf32>`.
    Vector {
        /// Extents.
        shape: Box<[i64]>,
        /// Which extents are scalable (`[8]`); empty if none is.
        scalable: Box<[bool]>,
        /// Element type.
        element: Type,
    },
    /// `tensor<4x?xf32>`, with an optional encoding.
    Tensor {
        /// Extents; [`DYNAMIC`] for `?`.
        shape: Box<[i64]>,
        /// Element type.
        element: Type,
        /// The encoding after the element type.
        encoding: Option<Attr>,
    },
    /// `tensor<*xf32>`.
    UnrankedTensor(Type),
    /// `memref<4xf32, layout, space>`.
    MemRef {
        /// Extents; [`DYNAMIC`] for `?`.
        shape: Box<[i64]>,
        /// Element type.
        element: Type,
        /// Layout, unless it is the identity.
        layout: Option<Attr>,
        /// Memory space.
        space: Option<Attr>,
    },
    /// `memref<*xf32, space>`.
    UnrankedMemRef {
        /// Element type.
        element: Type,
        /// Memory space.
        space: Option<Attr>,
    },
    /// `tuple<i32, f32>`.
    Tuple(Box<[Type]>),
    /// `(i32) -> f32`.
    Function {
        /// Argument types.
        inputs: Box<[Type]>,
        /// Result types.
        results: Box<[Type]>,
    },
    /// A type that a registered dialect declares: `!hal.buffer_view`, `!stream.resource<external>`.
    ///
    /// Every parameter is an attribute (a type as a type attribute, a keyword as a string), so that one record
    /// serves all dialects and the dialect's row says how it reads and prints.
    Ext {
        /// Full name without the `!`: `stream.resource`.
        name: Ident,
        /// Parameters in the order that the dialect's row defines.
        params: Box<[Attr]>,
    },
    /// A type that no registered dialect declares, kept as its text.
    Opaque {
        /// The text after the `!`: `torch.vtensor<[4],f32>`.
        text: Ident,
    },
}

/// How the bits of an integer type are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// `iN`: the op decides.
    Signless,
    /// `siN`.
    Signed,
    /// `uiN`.
    Unsigned,
}

macro_rules! float_kinds {
    ($($(#[$doc:meta])* $variant:ident $text:literal $width:literal;)*) => {
        /// The floating-point formats that MLIR names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum FloatKind { $($(#[$doc])* $variant,)* }

        impl FloatKind {
            /// Every format.
            pub const ALL: &'static [FloatKind] = &[$(FloatKind::$variant,)*];

            /// The keyword of the type.
            pub fn keyword(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// Width in bits.
            pub fn width(self) -> u32 {
                match self { $(Self::$variant => $width,)* }
            }
        }
    };
}

float_kinds! {
    /// IEEE binary16.
    F16 "f16" 16;
    /// bfloat16.
    BF16 "bf16" 16;
    /// TensorFloat-32, stored in 19 bits.
    TF32 "tf32" 19;
    /// IEEE binary32.
    F32 "f32" 32;
    /// IEEE binary64.
    F64 "f64" 64;
    /// x87 extended precision.
    F80 "f80" 80;
    /// IEEE binary128.
    F128 "f128" 128;
    /// 8 bits, 5 of them exponent, IEEE-like.
    F8E5M2 "f8E5M2" 8;
    /// 8 bits, 4 of them exponent, IEEE-like.
    F8E4M3 "f8E4M3" 8;
    /// 8 bits, finite only, one NaN.
    F8E4M3FN "f8E4M3FN" 8;
    /// 8 bits, finite only, no negative zero.
    F8E5M2FNUZ "f8E5M2FNUZ" 8;
    /// 8 bits, finite only, no negative zero.
    F8E4M3FNUZ "f8E4M3FNUZ" 8;
    /// 8 bits, finite only, no negative zero, bias 11.
    F8E4M3B11FNUZ "f8E4M3B11FNUZ" 8;
    /// 8 bits, 3 of them exponent, IEEE-like.
    F8E3M4 "f8E3M4" 8;
    /// 8 bits, all exponent.
    F8E8M0FNU "f8E8M0FNU" 8;
    /// 6 bits.
    F6E3M2FN "f6E3M2FN" 6;
    /// 6 bits.
    F6E2M3FN "f6E2M3FN" 6;
    /// 4 bits.
    F4E2M1FN "f4E2M1FN" 4;
}

impl Ir {
    /// Interns a type.
    pub fn ty(&mut self, data: TypeData) -> Type {
        Type(self.types.intern(data))
    }

    /// What a type is.
    pub fn type_data(&self, ty: Type) -> &TypeData {
        self.types.at(ty.0)
    }

    /// `index`.
    pub fn index_type(&mut self) -> Type {
        self.ty(TypeData::Index)
    }

    /// The signless integer of `width` bits.
    pub fn int_type(&mut self, width: u32) -> Type {
        self.ty(TypeData::Integer {
            width,
            signedness: Signedness::Signless,
        })
    }

    /// A float type.
    pub fn float_type(&mut self, kind: FloatKind) -> Type {
        self.ty(TypeData::Float(kind))
    }

    /// `tensor<shape x element>`.
    pub fn tensor_type(&mut self, shape: &[i64], element: Type) -> Type {
        self.ty(TypeData::Tensor {
            shape: shape.into(),
            element,
            encoding: None,
        })
    }

    /// `(inputs) -> results`.
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) -> Type {
        self.ty(TypeData::Function {
            inputs: inputs.into(),
            results: results.into(),
        })
    }

    /// A registered dialect's type: `ext_type("hal.buffer_view", &[])`.
    pub fn ext_type(&mut self, name: &str, params: &[Attr]) -> Type {
        let name = self.ident(name);
        self.ty(TypeData::Ext {
            name,
            params: params.into(),
        })
    }

    /// The name and parameters of a registered dialect's type.
    pub fn ext_type_parts(&self, ty: Type) -> Option<(&str, &[Attr])> {
        match self.type_data(ty) {
            TypeData::Ext { name, params } => Some((self.str(*name), params)),
            _ => None,
        }
    }

    /// Whether `ty` is the registered dialect type `name`, whatever its parameters.
    pub fn is_ext_type(&self, ty: Type, name: &str) -> bool {
        self.ext_type_parts(ty).is_some_and(|(n, _)| n == name)
    }

    /// The width of an integer type of any signedness.
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match self.type_data(ty) {
            TypeData::Integer { width, .. } => Some(*width),
            _ => None,
        }
    }

    /// The kind of a float type.
    pub fn float_kind(&self, ty: Type) -> Option<FloatKind> {
        match self.type_data(ty) {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Whether `ty` is `index`.
    pub fn is_index(&self, ty: Type) -> bool {
        matches!(self.type_data(ty), TypeData::Index)
    }

    /// The inputs and results of a function type.
    pub fn function_parts(&self, ty: Type) -> Option<(&[Type], &[Type])> {
        match self.type_data(ty) {
            TypeData::Function { inputs, results } => Some((inputs, results)),
            _ => None,
        }
    }

    /// The shape of a ranked tensor, vector or memref.
    pub fn shape(&self, ty: Type) -> Option<&[i64]> {
        match self.type_data(ty) {
            TypeData::Tensor { shape, .. }
            | TypeData::Vector { shape, .. }
            | TypeData::MemRef { shape, .. } => Some(shape),
            _ => None,
        }
    }

    /// Whether `ty` is a ranked tensor.
    pub fn is_ranked_tensor(&self, ty: Type) -> bool {
        matches!(self.type_data(ty), TypeData::Tensor { .. })
    }

    /// Whether `ty` is a tensor, ranked or not.
    pub fn is_tensor(&self, ty: Type) -> bool {
        matches!(
            self.type_data(ty),
            TypeData::Tensor { .. } | TypeData::UnrankedTensor(_)
        )
    }

    /// The element type of a shaped type, or the type itself.
    pub fn element_type(&self, ty: Type) -> Type {
        match self.type_data(ty) {
            TypeData::Tensor { element, .. }
            | TypeData::Vector { element, .. }
            | TypeData::MemRef { element, .. }
            | TypeData::UnrankedMemRef { element, .. }
            | TypeData::UnrankedTensor(element) => *element,
            _ => ty,
        }
    }

    /// A type of the same shape as `ty` with another element type; `element` itself if `ty` has no shape.
    pub fn with_element_type(&mut self, ty: Type, element: Type) -> Type {
        let mut data = self.type_data(ty).clone();
        match &mut data {
            TypeData::Tensor { element: e, .. }
            | TypeData::Vector { element: e, .. }
            | TypeData::MemRef { element: e, .. }
            | TypeData::UnrankedMemRef { element: e, .. }
            | TypeData::UnrankedTensor(e) => *e = element,
            _ => return element,
        }
        self.ty(data)
    }

    /// How many elements a statically shaped type has; `None` if a dimension is dynamic or it has no shape.
    pub fn element_count(&self, ty: Type) -> Option<u64> {
        self.shape(ty)?
            .iter()
            .try_fold(1u64, |n, &d| n.checked_mul(u64::try_from(d).ok()?))
    }

    /// Bytes that one element of a scalar type takes in a buffer: `i1` and other sub-byte types take a byte.
    pub fn element_byte_width(&self, ty: Type) -> Option<u64> {
        match self.type_data(ty) {
            TypeData::Integer { width, .. } => {
                Some(u64::from(width.div_ceil(8).next_power_of_two()))
            }
            TypeData::Float(kind) => Some(u64::from(kind.width().div_ceil(8).next_power_of_two())),
            TypeData::Index => Some(8),
            TypeData::Complex(part) => self.element_byte_width(*part).map(|n| 2 * n),
            _ => None,
        }
    }
}
