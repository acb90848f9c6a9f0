//! The page 1 float instructions. Transcendental functions come with the feature `math`, f64 with `f64`.

use super::numeric::{float32, float64};
use crate::isa::code;

/// An instruction on f32; `b` is read only by those that have a second operand. `None`: not built in.
#[inline(never)]
pub(super) fn f32_function(number: u32, a: f32, b: f32) -> Option<f32> {
    Some(match number {
        code::CeilF32 => libm::ceilf(a),
        code::FloorF32 => libm::floorf(a),
        code::RoundF32 => libm::roundf(a),
        code::RoundEvenF32 => libm::rintf(a),
        code::TruncF32 => libm::truncf(a),
        code::MinimumF32 => float32::minimum(a, b),
        code::MaximumF32 => float32::maximum(a, b),
        code::MinNumF32 => float32::minnum(a, b),
        code::MaxNumF32 => float32::maxnum(a, b),
        code::CopySignF32 => libm::copysignf(a, b),
        code::RsqrtF32 => float32::rsqrt(a),
        _ if !cfg!(feature = "math") => return None,
        code::RemF32 => libm::remainderf(a, b),
        code::FmodF32 => libm::fmodf(a, b),
        code::AtanF32 => libm::atanf(a),
        code::Atan2F32 => libm::atan2f(a, b),
        code::CosF32 => libm::cosf(a),
        code::SinF32 => libm::sinf(a),
        code::ExpF32 => libm::expf(a),
        code::Exp2F32 => libm::exp2f(a),
        code::Expm1F32 => libm::expm1f(a),
        code::LogF32 => libm::logf(a),
        code::Log10F32 => libm::log10f(a),
        code::Log1pF32 => libm::log1pf(a),
        code::Log2F32 => libm::log2f(a),
        code::PowF32 => libm::powf(a, b),
        code::TanhF32 => libm::tanhf(a),
        code::ErfF32 => libm::erff(a),
        _ => return None,
    })
}

/// An instruction on f64, as [`f32_function`].
#[inline(never)]
pub(super) fn f64_function(number: u32, a: f64, b: f64) -> Option<f64> {
    Some(match number {
        _ if !cfg!(feature = "f64") => return None,
        code::CeilF64 => libm::ceil(a),
        code::FloorF64 => libm::floor(a),
        code::RoundF64 => libm::round(a),
        code::RoundEvenF64 => libm::rint(a),
        code::TruncF64 => libm::trunc(a),
        code::MinimumF64 => float64::minimum(a, b),
        code::MaximumF64 => float64::maximum(a, b),
        code::MinNumF64 => float64::minnum(a, b),
        code::MaxNumF64 => float64::maxnum(a, b),
        code::CopySignF64 => libm::copysign(a, b),
        code::RsqrtF64 => float64::rsqrt(a),
        _ if !cfg!(feature = "math") => return None,
        code::RemF64 => libm::remainder(a, b),
        code::FmodF64 => libm::fmod(a, b),
        code::AtanF64 => libm::atan(a),
        code::Atan2F64 => libm::atan2(a, b),
        code::CosF64 => libm::cos(a),
        code::SinF64 => libm::sin(a),
        code::ExpF64 => libm::exp(a),
        code::Exp2F64 => libm::exp2(a),
        code::Expm1F64 => libm::expm1(a),
        code::LogF64 => libm::log(a),
        code::Log10F64 => libm::log10(a),
        code::Log1pF64 => libm::log1p(a),
        code::Log2F64 => libm::log2(a),
        code::PowF64 => libm::pow(a, b),
        code::TanhF64 => libm::tanh(a),
        code::ErfF64 => libm::erf(a),
        _ => return None,
    })
}
