//! What type a value may have, and how an error says so.

use super::super::{FloatKind, Ir, Signedness, Type, TypeData};

/// What type a value may have. [`TypeRule::describe`] is used verbatim in errors.
#[derive(Clone, Copy)]
pub enum TypeRule {
    /// Any type.
    Any,
    /// `index`.
    Index,
    /// The signless integer of this width.
    Int(u32),
    /// Any signless integer.
    AnyInt,
    /// Any integer, whatever its signedness.
    AnyIntOrSigned,
    /// This float type.
    Float(FloatKind),
    /// Any float type.
    AnyFloat,
    /// A signless integer, `index`, or a vector or tensor of them.
    IntLike,
    /// `i1`, or a vector or tensor of `i1`.
    BoolLike,
    /// A float, or a vector or tensor of floats.
    FloatLike,
    /// A ranked tensor.
    RankedTensor,
    /// A tensor, ranked or not.
    AnyTensor,
    /// A tensor, vector or memref.
    Shaped,
    /// A vector.
    Vector,
    /// A memref.
    MemRef,
    /// A function type.
    Function,
    /// A registered dialect's type of this full name, with any parameters.
    Ext(&'static str),
    /// The type of operand group `0`'s first value.
    SameAsOperand(usize),
    /// The type of result group `0`'s first value.
    SameAsResult(usize),
    /// Any of these.
    OneOf(&'static [TypeRule]),
    /// A further rule, with its description.
    Where(fn(&Ir, Type) -> bool, &'static str),
}

impl TypeRule {
    /// Whether `ty` obeys the rule; `operands` and `results` are the op's own types by group.
    pub fn accepts(&self, ir: &Ir, ty: Type, same: &dyn Fn(&TypeRule) -> Option<Type>) -> bool {
        let element = ir.element_type(ty);
        let data = ir.type_data(ty);
        let vector_or_tensor = matches!(
            data,
            TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::UnrankedTensor(_)
        );
        let scalar_or = |ok: fn(&TypeData) -> bool| {
            ok(if vector_or_tensor {
                ir.type_data(element)
            } else {
                data
            })
        };
        let signless = |d: &TypeData| {
            matches!(
                d,
                TypeData::Integer {
                    signedness: Signedness::Signless,
                    ..
                }
            )
        };
        match self {
            Self::Any => true,
            Self::Index => matches!(data, TypeData::Index),
            Self::Int(w) => signless(data) && ir.int_width(ty) == Some(*w),
            Self::AnyInt => signless(data),
            Self::AnyIntOrSigned => matches!(data, TypeData::Integer { .. }),
            Self::Float(kind) => ir.float_kind(ty) == Some(*kind),
            Self::AnyFloat => matches!(data, TypeData::Float(_)),
            Self::IntLike => scalar_or(|d| {
                matches!(
                    d,
                    TypeData::Index
                        | TypeData::Integer {
                            signedness: Signedness::Signless,
                            ..
                        }
                )
            }),
            Self::BoolLike => scalar_or(|d| {
                matches!(
                    d,
                    TypeData::Integer {
                        width: 1,
                        signedness: Signedness::Signless
                    }
                )
            }),
            Self::FloatLike => scalar_or(|d| matches!(d, TypeData::Float(_))),
            Self::RankedTensor => matches!(data, TypeData::Tensor { .. }),
            Self::AnyTensor => ir.is_tensor(ty),
            Self::Shaped => element != ty,
            Self::Vector => matches!(data, TypeData::Vector { .. }),
            Self::MemRef => matches!(
                data,
                TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }
            ),
            Self::Function => matches!(data, TypeData::Function { .. }),
            Self::Ext(name) => ir.is_ext_type(ty, name),
            Self::SameAsOperand(_) | Self::SameAsResult(_) => same(self).is_none_or(|t| t == ty),
            Self::OneOf(rules) => rules.iter().any(|r| r.accepts(ir, ty, same)),
            Self::Where(test, _) => test(ir, ty),
        }
    }

    /// The one type that the rule admits, if there is just one.
    pub fn only_type(&self, ir: &mut Ir) -> Option<Type> {
        match self {
            Self::Index => Some(ir.index_type()),
            Self::Int(w) => Some(ir.int_type(*w)),
            Self::Float(kind) => Some(ir.float_type(*kind)),
            Self::Ext(name) => {
                let plain = ir
                    .registry()
                    .find_type(name)
                    .is_some_and(|row| row.parse.is_none());
                plain.then(|| ir.ext_type(name, &[]))
            }
            _ => None,
        }
    }

    /// What the rule asks for, as an error says it.
    pub fn describe(&self) -> String {
        match self {
            Self::Any => "any type".into(),
            Self::Index => "`index`".into(),
            Self::Int(w) => format!("`i{w}`"),
            Self::AnyInt => "a signless integer".into(),
            Self::AnyIntOrSigned => "an integer".into(),
            Self::Float(kind) => format!("`{}`", kind.keyword()),
            Self::AnyFloat => "a float".into(),
            Self::IntLike => "a signless integer or index, or a vector or tensor of them".into(),
            Self::BoolLike => "`i1`, or a vector or tensor of `i1`".into(),
            Self::FloatLike => "a float, or a vector or tensor of floats".into(),
            Self::RankedTensor => "a ranked tensor".into(),
            Self::AnyTensor => "a tensor".into(),
            Self::Shaped => "a tensor, vector or memref".into(),
            Self::Vector => "a vector".into(),
            Self::MemRef => "a memref".into(),
            Self::Function => "a function type".into(),
            Self::Ext(name) => format!("`!{name}`"),
            Self::SameAsOperand(_) | Self::SameAsResult(_) => "the same type".into(),
            Self::OneOf(rules) => rules
                .iter()
                .map(TypeRule::describe)
                .collect::<Vec<_>>()
                .join(" or "),
            Self::Where(_, text) => (*text).into(),
        }
    }
}
