//! What the simple instructions do: one row an instruction, from which both engines take it.
//!
//! An instruction is simple when it reads registers, an element of a buffer or a global, computes, writes one result, and
//! goes on or branches. A row is `Names if BUILT_IN: form(types) -> type = what;`. Instructions of one row do the same;
//! the guard, if any, says what must be built in. The form says where operands and result lie:
//!
//! | form | operands | `what` |
//! |---|---|---|
//! | `constant(P)` | `a`, an immediate at place `P` | the constant, from the sign-extended immediate |
//! | `copy` | `a`, `b` | |
//! | `unary`, `binary` | `a`, `b` and perhaps `c` | the result |
//! | `checked` | as `binary` | the result, or a fault |
//! | `immediate` | `a`, `b`, and `c` as a signed byte | the result |
//! | `ternary` | `a`, `b`, `c`, and a half of the first extension word | the result |
//! | `select` | as `ternary`; `b` is the condition | |
//! | `global_load`, `global_store` | `a`, a word offset | |
//! | `load`, `store` | `a`, ref `b`, index `c` of the given width | how the element lies in memory |
//! | `test` | `a`, a distance of 16 bits | whether to branch |
//! | `relation` | `a`, `b`, a distance of 8 bits | whether to branch |
//! | `count` | as `relation` | whether to branch, when `a` has been made one more |
//!
//! From each row follows a type that implements the trait of its form. An engine has one generic function a form, and
//! derives its instructions with `for_each_simple!`. So a new instruction of a known form is one row in the
//! [instruction table](crate::isa) and one here.

use super::access::Element;
use super::numeric::{self, float32, float64, relation};
use super::status::Fault;

/// Whether f32 arithmetic is built in.
pub(super) const F32: bool = cfg!(feature = "f32");
/// Whether f64 arithmetic is built in.
pub(super) const F64: bool = cfg!(feature = "f64");
/// Whether all of i64 arithmetic is built in.
pub(super) const I64: bool = cfg!(feature = "int64");
/// Whether fused multiply-add of floats is built in.
pub(super) const MATH: bool = cfg!(feature = "math");
/// Whether the arithmetic between f32 and i64 is built in.
pub(super) const F32_I64: bool = F32 && I64;
/// Whether the arithmetic between f64 and i64 is built in.
pub(super) const F64_I64: bool = F64 && I64;
/// Whether fused multiply-add of f64 is built in.
pub(super) const F64_MATH: bool = F64 && MATH;

/// `for_each_simple!(m ...)` expands to `m! { ... AddI32: binary(u32, u32) -> u32 = u32::wrapping_add; ... }`.
macro_rules! for_each_simple {
    ($m:ident $($context:tt)*) => {
        $m! {
            $($context)*
            ConstI32Small: constant(Imm16) -> u32 = |v| v as u32;
            ConstI32 | ConstF32: constant(Imm32) -> u32 = |v| v as u32;
            ConstI64Small: constant(Imm16) -> u64 = |v| v;
            ConstI64 | ConstF64: constant(Imm64) -> u64 = |v| v;
            ConstF32Zero: constant(Zero) -> u32 = |v| v as u32;
            ConstF64Zero: constant(Zero) -> u64 = |v| v;

            MovI32 | BitcastI32F32 | BitcastF32I32: copy() -> u32 = ();
            MovI64 | BitcastI64F64 | BitcastF64I64: copy() -> u64 = ();

            GlobalLoadI32 | GlobalLoadF32: global_load() -> u32 = ();
            GlobalLoadI64 | GlobalLoadF64: global_load() -> u64 = ();
            GlobalStoreI32 | GlobalStoreF32: global_store(u32) -> () = ();
            GlobalStoreI64 | GlobalStoreF64: global_store(u64) -> () = ();

            AddI32: binary(u32, u32) -> u32 = u32::wrapping_add;
            SubI32: binary(u32, u32) -> u32 = u32::wrapping_sub;
            MulI32: binary(u32, u32) -> u32 = u32::wrapping_mul;
            DivI32S: checked(u32, u32) -> u32 = numeric::div_s32;
            DivI32U: checked(u32, u32) -> u32 = numeric::div_u32;
            RemI32S: checked(u32, u32) -> u32 = numeric::rem_s32;
            RemI32U: checked(u32, u32) -> u32 = numeric::rem_u32;
            FmaI32: ternary(u32, u32, u32) -> u32 = |a, b, c| a.wrapping_mul(b).wrapping_add(c);
            AbsI32: unary(u32) -> u32 = |v| (v as i32).wrapping_abs() as u32;
            MinI32S: binary(u32, u32) -> u32 = |a, b| (a as i32).min(b as i32) as u32;
            MinI32U: binary(u32, u32) -> u32 = u32::min;
            MaxI32S: binary(u32, u32) -> u32 = |a, b| (a as i32).max(b as i32) as u32;
            MaxI32U: binary(u32, u32) -> u32 = u32::max;
            NotI32: unary(u32) -> u32 = |v| !v;
            AndI32: binary(u32, u32) -> u32 = |a, b| a & b;
            OrI32: binary(u32, u32) -> u32 = |a, b| a | b;
            XorI32: binary(u32, u32) -> u32 = |a, b| a ^ b;
            CtlzI32: unary(u32) -> u32 = u32::leading_zeros;
            ShlI32: binary(u32, u32) -> u32 = u32::wrapping_shl;
            ShrI32S: binary(u32, u32) -> u32 = |a, b| (a as i32).wrapping_shr(b) as u32;
            ShrI32U: binary(u32, u32) -> u32 = u32::wrapping_shr;
            XorShlI32: ternary(u32, u32, u32) -> u32 = |a, b, n| a ^ b.wrapping_shl(n);
            XorShrI32U: ternary(u32, u32, u32) -> u32 = |a, b, n| a ^ b.wrapping_shr(n);
            AddImmI32: immediate(u32) -> u32 = |a, b| a.wrapping_add(b as u32);

            AddI64: binary(u64, u64) -> u64 = u64::wrapping_add;
            SubI64: binary(u64, u64) -> u64 = u64::wrapping_sub;
            MulI64: binary(u64, u64) -> u64 = u64::wrapping_mul;
            DivI64S if I64: checked(u64, u64) -> u64 = numeric::div_s64;
            DivI64U if I64: checked(u64, u64) -> u64 = numeric::div_u64;
            RemI64S if I64: checked(u64, u64) -> u64 = numeric::rem_s64;
            RemI64U if I64: checked(u64, u64) -> u64 = numeric::rem_u64;
            FmaI64 if I64: ternary(u64, u64, u64) -> u64 = |a, b, c| a.wrapping_mul(b).wrapping_add(c);
            AbsI64 if I64: unary(u64) -> u64 = |v| (v as i64).wrapping_abs() as u64;
            MinI64S if I64: binary(u64, u64) -> u64 = |a, b| (a as i64).min(b as i64) as u64;
            MinI64U if I64: binary(u64, u64) -> u64 = u64::min;
            MaxI64S if I64: binary(u64, u64) -> u64 = |a, b| (a as i64).max(b as i64) as u64;
            MaxI64U if I64: binary(u64, u64) -> u64 = u64::max;
            NotI64 if I64: unary(u64) -> u64 = |v| !v;
            AndI64 if I64: binary(u64, u64) -> u64 = |a, b| a & b;
            OrI64 if I64: binary(u64, u64) -> u64 = |a, b| a | b;
            XorI64 if I64: binary(u64, u64) -> u64 = |a, b| a ^ b;
            CtlzI64 if I64: unary(u64) -> u64 = |v| u64::from(v.leading_zeros());
            ShlI64 if I64: binary(u64, u32) -> u64 = u64::wrapping_shl;
            ShrI64S if I64: binary(u64, u32) -> u64 = |a, b| (a as i64).wrapping_shr(b) as u64;
            ShrI64U if I64: binary(u64, u32) -> u64 = u64::wrapping_shr;
            AddImmI64: immediate(u64) -> u64 = |a, b| a.wrapping_add(b as i64 as u64);

            AddF32 if F32: binary(f32, f32) -> f32 = |a, b| a + b;
            SubF32 if F32: binary(f32, f32) -> f32 = |a, b| a - b;
            MulF32 if F32: binary(f32, f32) -> f32 = |a, b| a * b;
            DivF32 if F32: binary(f32, f32) -> f32 = |a, b| a / b;
            FmaF32 if MATH: ternary(f32, f32, f32) -> f32 = libm::fmaf;
            MulAddF32 if F32: ternary(f32, f32, f32) -> f32 = |a, b, c| a * b + c;
            AbsF32 if F32: unary(u32) -> u32 = |v| v & !(1 << 31);
            NegF32 if F32: unary(u32) -> u32 = |v| v ^ 1 << 31;
            MinF32 if F32: binary(f32, f32) -> f32 = float32::min;
            MaxF32 if F32: binary(f32, f32) -> f32 = float32::max;
            SqrtF32 if F32: unary(f32) -> f32 = super::sqrt::sqrt;
            AddF64 if F64: binary(f64, f64) -> f64 = |a, b| a + b;
            SubF64 if F64: binary(f64, f64) -> f64 = |a, b| a - b;
            MulF64 if F64: binary(f64, f64) -> f64 = |a, b| a * b;
            DivF64 if F64: binary(f64, f64) -> f64 = |a, b| a / b;
            FmaF64 if F64_MATH: ternary(f64, f64, f64) -> f64 = libm::fma;
            AbsF64 if F64: unary(u64) -> u64 = |v| v & !(1 << 63);
            NegF64 if F64: unary(u64) -> u64 = |v| v ^ 1 << 63;
            MinF64 if F64: binary(f64, f64) -> f64 = float64::min;
            MaxF64 if F64: binary(f64, f64) -> f64 = float64::max;
            SqrtF64 if F64: unary(f64) -> f64 = libm::sqrt;

            TruncI32I8 | ExtI8I32U: unary(u32) -> u32 = |v| v & 0xFF;
            TruncI32I16 | ExtI16I32U: unary(u32) -> u32 = |v| v & 0xFFFF;
            TruncI64I32: unary(u64) -> u32 = |v| v as u32;
            ExtI8I32S: unary(u32) -> u32 = |v| i32::from(v as i8) as u32;
            ExtI16I32S: unary(u32) -> u32 = |v| i32::from(v as i16) as u32;
            ExtI32I64S: unary(u32) -> u64 = |v| i64::from(v as i32) as u64;
            ExtI32I64U: unary(u32) -> u64 = |v| u64::from(v);
            CastSI32F32 if F32: unary(u32) -> u32 = |v| (v as i32 as f32).to_bits();
            CastUI32F32 if F32: unary(u32) -> u32 = |v| (v as f32).to_bits();
            CastSI64F32 if F32_I64: unary(u64) -> u32 = |v| (v as i64 as f32).to_bits();
            CastUI64F32 if F32_I64: unary(u64) -> u32 = |v| (v as f32).to_bits();
            CastSI32F64 if F64: unary(u32) -> u64 = |v| f64::from(v as i32).to_bits();
            CastUI32F64 if F64: unary(u32) -> u64 = |v| f64::from(v).to_bits();
            CastSI64F64 if F64_I64: unary(u64) -> u64 = |v| (v as i64 as f64).to_bits();
            CastUI64F64 if F64_I64: unary(u64) -> u64 = |v| (v as f64).to_bits();
            // `as` truncates toward zero, saturates, and gives 0 for NaN: the numeric policy.
            TruncF32SI32 if F32: unary(u32) -> u32 = |v| f32::from_bits(v) as i32 as u32;
            TruncF32UI32 if F32: unary(u32) -> u32 = |v| f32::from_bits(v) as u32;
            TruncF32SI64 if F32_I64: unary(u32) -> u64 = |v| f32::from_bits(v) as i64 as u64;
            TruncF32UI64 if F32_I64: unary(u32) -> u64 = |v| f32::from_bits(v) as u64;
            TruncF64SI32 if F64: unary(u64) -> u32 = |v| f64::from_bits(v) as i32 as u32;
            TruncF64UI32 if F64: unary(u64) -> u32 = |v| f64::from_bits(v) as u32;
            TruncF64SI64 if F64_I64: unary(u64) -> u64 = |v| f64::from_bits(v) as i64 as u64;
            TruncF64UI64 if F64_I64: unary(u64) -> u64 = |v| f64::from_bits(v) as u64;
            TruncF64F32 if F64: unary(u64) -> u32 = |v| (f64::from_bits(v) as f32).to_bits();
            ExtF32F64 if F64: unary(u32) -> u64 = |v| f64::from(f32::from_bits(v)).to_bits();

            CmpEqI32: binary(u32, u32) -> bool = |a, b| a == b;
            CmpNeI32: binary(u32, u32) -> bool = |a, b| a != b;
            CmpLtI32S: binary(u32, u32) -> bool = |a, b| (a as i32) < b as i32;
            CmpLtI32U: binary(u32, u32) -> bool = |a, b| a < b;
            CmpLteI32S: binary(u32, u32) -> bool = |a, b| a as i32 <= b as i32;
            CmpLteI32U: binary(u32, u32) -> bool = |a, b| a <= b;
            CmpNzI32: unary(u32) -> u32 = |v| u32::from(v != 0);
            CmpEqI64: binary(u64, u64) -> bool = |a, b| a == b;
            CmpNeI64: binary(u64, u64) -> bool = |a, b| a != b;
            CmpLtI64S: binary(u64, u64) -> bool = |a, b| (a as i64) < b as i64;
            CmpLtI64U: binary(u64, u64) -> bool = |a, b| a < b;
            CmpLteI64S: binary(u64, u64) -> bool = |a, b| a as i64 <= b as i64;
            CmpLteI64U: binary(u64, u64) -> bool = |a, b| a <= b;
            CmpNzI64: unary(u64) -> u32 = |v| u32::from(v != 0);
            CmpEqF32O if F32: binary(f32, f32) -> bool = relation::eq_o;
            CmpEqF32U if F32: binary(f32, f32) -> bool = relation::eq_u;
            CmpNeF32O if F32: binary(f32, f32) -> bool = relation::ne_o;
            CmpNeF32U if F32: binary(f32, f32) -> bool = relation::ne_u;
            CmpLtF32O if F32: binary(f32, f32) -> bool = relation::lt_o;
            CmpLtF32U if F32: binary(f32, f32) -> bool = relation::lt_u;
            CmpLteF32O if F32: binary(f32, f32) -> bool = relation::lte_o;
            CmpLteF32U if F32: binary(f32, f32) -> bool = relation::lte_u;
            CmpNanF32 if F32: unary(u32) -> u32 = |v| u32::from(f32::from_bits(v).is_nan());
            CmpEqF64O if F64: binary(f64, f64) -> bool = relation::eq_o;
            CmpEqF64U if F64: binary(f64, f64) -> bool = relation::eq_u;
            CmpNeF64O if F64: binary(f64, f64) -> bool = relation::ne_o;
            CmpNeF64U if F64: binary(f64, f64) -> bool = relation::ne_u;
            CmpLtF64O if F64: binary(f64, f64) -> bool = relation::lt_o;
            CmpLtF64U if F64: binary(f64, f64) -> bool = relation::lt_u;
            CmpLteF64O if F64: binary(f64, f64) -> bool = relation::lte_o;
            CmpLteF64U if F64: binary(f64, f64) -> bool = relation::lte_u;
            CmpNanF64 if F64: unary(u64) -> u32 = |v| u32::from(f64::from_bits(v).is_nan());

            SelectI32 | SelectF32: select() -> u32 = ();
            SelectI64 | SelectF64: select() -> u64 = ();

            BufferLoadI8U: load(u64) -> u32 = Element::U8;
            BufferLoadI8S: load(u64) -> u32 = Element::S8;
            BufferLoadI16U: load(u64) -> u32 = Element::U16;
            BufferLoadI16S: load(u64) -> u32 = Element::S16;
            BufferLoadI32 | BufferLoadF32: load(u64) -> u32 = Element::Word;
            BufferLoadI64 | BufferLoadF64: load(u64) -> u64 = Element::Pair;
            BufferStoreI8: store(u64, u32) -> () = Element::U8;
            BufferStoreI16: store(u64, u32) -> () = Element::U16;
            BufferStoreI32 | BufferStoreF32: store(u64, u32) -> () = Element::Word;
            BufferStoreI64 | BufferStoreF64: store(u64, u64) -> () = Element::Pair;
            BufferLoadI8UX: load(u32) -> u32 = Element::U8;
            BufferLoadI8SX: load(u32) -> u32 = Element::S8;
            BufferLoadI16UX: load(u32) -> u32 = Element::U16;
            BufferLoadI16SX: load(u32) -> u32 = Element::S16;
            BufferLoadI32X | BufferLoadF32X: load(u32) -> u32 = Element::Word;
            BufferLoadI64X | BufferLoadF64X: load(u32) -> u64 = Element::Pair;
            BufferStoreI8X: store(u32, u32) -> () = Element::U8;
            BufferStoreI16X: store(u32, u32) -> () = Element::U16;
            BufferStoreI32X | BufferStoreF32X: store(u32, u32) -> () = Element::Word;
            BufferStoreI64X | BufferStoreF64X: store(u32, u64) -> () = Element::Pair;

            BrNz: test(u32) -> bool = |v| v != 0;
            BrZ: test(u32) -> bool = |v| v == 0;
            BrEqI32: relation(u32, u32) -> bool = |a, b| a == b;
            BrNeI32: relation(u32, u32) -> bool = |a, b| a != b;
            BrLtI32S: relation(u32, u32) -> bool = |a, b| (a as i32) < b as i32;
            BrGteI32S: relation(u32, u32) -> bool = |a, b| a as i32 >= b as i32;
            BrLtI32U: relation(u32, u32) -> bool = |a, b| a < b;
            BrGteI32U: relation(u32, u32) -> bool = |a, b| a >= b;
            BrEqI64: relation(u64, u64) -> bool = |a, b| a == b;
            BrNeI64: relation(u64, u64) -> bool = |a, b| a != b;
            BrLtI64S: relation(u64, u64) -> bool = |a, b| (a as i64) < b as i64;
            BrGteI64S: relation(u64, u64) -> bool = |a, b| a as i64 >= b as i64;
            BrLtI64U: relation(u64, u64) -> bool = |a, b| a < b;
            BrGteI64U: relation(u64, u64) -> bool = |a, b| a >= b;
            BrAndNzI32: relation(u32, u32) -> bool = |a, b| a & b != 0;
            BrAndZI32: relation(u32, u32) -> bool = |a, b| a & b == 0;
            BrNextLtI32S: count(u32) -> bool = |a, b| (a as i32) < b as i32;
            BrNextLtI64S: count(u64) -> bool = |a, b| (a as i64) < b as i64;
        }
    };
}
pub(super) use for_each_simple;

/// A constant. `value` takes the immediate, sign-extended.
pub(super) trait Constant {
    /// Where the immediate lies.
    type Place;
    type Result;
    fn value(immediate: u64) -> Self::Result;
}

/// A copy of the bits of one operand.
pub(super) trait Copying {
    type Value;
}

/// A function of one operand.
pub(super) trait Unary {
    type A;
    type Result;
    fn apply(a: Self::A) -> Self::Result;
}

/// A function of two operands.
pub(super) trait Binary {
    type A;
    type B;
    type Result;
    fn apply(a: Self::A, b: Self::B) -> Self::Result;
}

/// A function of two operands that can fail.
pub(super) trait Checked {
    type A;
    type B;
    type Result;
    fn apply(a: Self::A, b: Self::B) -> Result<Self::Result, Fault>;
}

/// A function of an operand and a small immediate.
pub(super) trait Immediate {
    type A;
    type Result;
    fn apply(a: Self::A, immediate: i32) -> Self::Result;
}

/// A function of three operands.
pub(super) trait Ternary {
    type A;
    type B;
    type C;
    type Result;
    fn apply(a: Self::A, b: Self::B, c: Self::C) -> Self::Result;
}

/// A choice between two operands.
pub(super) trait Select {
    type Result;
}

/// A load from a global.
pub(super) trait GlobalLoad {
    type Result;
}

/// A store to a global.
pub(super) trait GlobalStore {
    type Value;
}

/// A load from a buffer.
pub(super) trait Load {
    /// The width of the index.
    type Index;
    type Result;
    const ELEMENT: Element;
}

/// A store to a buffer.
pub(super) trait Store {
    /// The width of the index.
    type Index;
    type Value;
    const ELEMENT: Element;
}

/// A branch on one operand.
pub(super) trait Test {
    type A;
    fn holds(a: Self::A) -> bool;
}

/// A branch on two operands.
pub(super) trait Relation {
    type A;
    type B;
    fn holds(a: Self::A, b: Self::B) -> bool;
}

/// A branch on an operand that is made one more first.
pub(super) trait Count {
    type A;
    fn next(a: Self::A) -> Self::A;
    fn holds(next: Self::A, limit: Self::A) -> bool;
}

/// Places of an immediate: bytes `b` and `c`, the first extension word, the first two, nowhere.
pub(super) enum Imm16 {}
pub(super) enum Imm32 {}
pub(super) enum Imm64 {}
pub(super) enum Zero {}

macro_rules! implement {
    ($name:ident constant($place:ty) -> $result:ty = $what:expr) => {
        impl Constant for $name {
            type Place = $place;
            type Result = $result;
            #[inline(always)]
            fn value(immediate: u64) -> $result {
                let what: fn(u64) -> $result = $what;
                what(immediate)
            }
        }
    };
    ($name:ident copy() -> $value:ty = $what:expr) => {
        impl Copying for $name {
            type Value = $value;
        }
    };
    ($name:ident unary($a:ty) -> $result:ty = $what:expr) => {
        impl Unary for $name {
            type A = $a;
            type Result = $result;
            #[inline(always)]
            fn apply(a: $a) -> $result {
                let what: fn($a) -> $result = $what;
                what(a)
            }
        }
    };
    ($name:ident binary($a:ty, $b:ty) -> $result:ty = $what:expr) => {
        impl Binary for $name {
            type A = $a;
            type B = $b;
            type Result = $result;
            #[inline(always)]
            fn apply(a: $a, b: $b) -> $result {
                let what: fn($a, $b) -> $result = $what;
                what(a, b)
            }
        }
    };
    ($name:ident checked($a:ty, $b:ty) -> $result:ty = $what:expr) => {
        impl Checked for $name {
            type A = $a;
            type B = $b;
            type Result = $result;
            #[inline(always)]
            fn apply(a: $a, b: $b) -> Result<$result, Fault> {
                let what: fn($a, $b) -> Result<$result, Fault> = $what;
                what(a, b)
            }
        }
    };
    ($name:ident immediate($a:ty) -> $result:ty = $what:expr) => {
        impl Immediate for $name {
            type A = $a;
            type Result = $result;
            #[inline(always)]
            fn apply(a: $a, immediate: i32) -> $result {
                let what: fn($a, i32) -> $result = $what;
                what(a, immediate)
            }
        }
    };
    ($name:ident ternary($a:ty, $b:ty, $c:ty) -> $result:ty = $what:expr) => {
        impl Ternary for $name {
            type A = $a;
            type B = $b;
            type C = $c;
            type Result = $result;
            #[inline(always)]
            fn apply(a: $a, b: $b, c: $c) -> $result {
                let what: fn($a, $b, $c) -> $result = $what;
                what(a, b, c)
            }
        }
    };
    ($name:ident select() -> $result:ty = $what:expr) => {
        impl Select for $name {
            type Result = $result;
        }
    };
    ($name:ident global_load() -> $result:ty = $what:expr) => {
        impl GlobalLoad for $name {
            type Result = $result;
        }
    };
    ($name:ident global_store($value:ty) -> $none:ty = $what:expr) => {
        impl GlobalStore for $name {
            type Value = $value;
        }
    };
    ($name:ident load($index:ty) -> $result:ty = $what:expr) => {
        impl Load for $name {
            type Index = $index;
            type Result = $result;
            const ELEMENT: Element = $what;
        }
    };
    ($name:ident store($index:ty, $value:ty) -> $none:ty = $what:expr) => {
        impl Store for $name {
            type Index = $index;
            type Value = $value;
            const ELEMENT: Element = $what;
        }
    };
    ($name:ident test($a:ty) -> $bool:ty = $what:expr) => {
        impl Test for $name {
            type A = $a;
            #[inline(always)]
            fn holds(a: $a) -> bool {
                let what: fn($a) -> bool = $what;
                what(a)
            }
        }
    };
    ($name:ident relation($a:ty, $b:ty) -> $bool:ty = $what:expr) => {
        impl Relation for $name {
            type A = $a;
            type B = $b;
            #[inline(always)]
            fn holds(a: $a, b: $b) -> bool {
                let what: fn($a, $b) -> bool = $what;
                what(a, b)
            }
        }
    };
    ($name:ident count($a:ty) -> $bool:ty = $what:expr) => {
        impl Count for $name {
            type A = $a;
            #[inline(always)]
            fn next(a: $a) -> $a {
                a.wrapping_add(1)
            }
            #[inline(always)]
            fn holds(next: $a, limit: $a) -> bool {
                let what: fn($a, $a) -> bool = $what;
                what(next, limit)
            }
        }
    };
}

macro_rules! define_rows {
    ($($name:ident $(| $more:ident)* $(if $guard:ident)?:
        $form:ident($($operand:ty),*) -> $result:ty = $what:expr;)*) => {
        $(
            /// The row whose first instruction has this name.
            pub(super) enum $name {}
            implement!($name $form($($operand),*) -> $result = $what);
        )*
    };
}
// Expands to one type a row, named as its first instruction, with the trait of its form.
for_each_simple!(define_rows);
