//! The arithmetic that is more than one machine operation: pure functions on numbers, one policy on every target.

use super::status::{Fault, FaultInfo, Message, Status};

const DIVISION_BY_ZERO: Fault = Fault::new(&FaultInfo {
    status: Status::InvalidArgument,
    text: Message::new("integer division by zero"),
});

pub(super) fn div_s32(a: u32, b: u32) -> Result<u32, Fault> {
    if b == 0 {
        Err(DIVISION_BY_ZERO)
    } else {
        Ok((a as i32).wrapping_div(b as i32) as u32)
    }
}

pub(super) fn rem_s32(a: u32, b: u32) -> Result<u32, Fault> {
    if b == 0 {
        Err(DIVISION_BY_ZERO)
    } else {
        Ok((a as i32).wrapping_rem(b as i32) as u32)
    }
}

pub(super) fn div_u32(a: u32, b: u32) -> Result<u32, Fault> {
    a.checked_div(b).ok_or(DIVISION_BY_ZERO)
}

pub(super) fn rem_u32(a: u32, b: u32) -> Result<u32, Fault> {
    a.checked_rem(b).ok_or(DIVISION_BY_ZERO)
}

pub(super) fn div_s64(a: u64, b: u64) -> Result<u64, Fault> {
    if b == 0 {
        Err(DIVISION_BY_ZERO)
    } else {
        Ok((a as i64).wrapping_div(b as i64) as u64)
    }
}

pub(super) fn rem_s64(a: u64, b: u64) -> Result<u64, Fault> {
    if b == 0 {
        Err(DIVISION_BY_ZERO)
    } else {
        Ok((a as i64).wrapping_rem(b as i64) as u64)
    }
}

pub(super) fn div_u64(a: u64, b: u64) -> Result<u64, Fault> {
    a.checked_div(b).ok_or(DIVISION_BY_ZERO)
}

pub(super) fn rem_u64(a: u64, b: u64) -> Result<u64, Fault> {
    a.checked_rem(b).ok_or(DIVISION_BY_ZERO)
}

/// The relations of the float comparisons, on any ordered type.
pub(super) mod relation {
    pub(in crate::vm) fn eq_o<T: PartialOrd>(a: T, b: T) -> bool {
        a == b
    }
    pub(in crate::vm) fn eq_u<T: PartialOrd>(a: T, b: T) -> bool {
        !matches!(
            a.partial_cmp(&b),
            Some(core::cmp::Ordering::Less | core::cmp::Ordering::Greater)
        )
    }
    pub(in crate::vm) fn ne_o<T: PartialOrd>(a: T, b: T) -> bool {
        !eq_u(a, b)
    }
    pub(in crate::vm) fn ne_u<T: PartialOrd>(a: T, b: T) -> bool {
        a != b
    }
    pub(in crate::vm) fn lt_o<T: PartialOrd>(a: T, b: T) -> bool {
        a < b
    }
    pub(in crate::vm) fn lt_u<T: PartialOrd>(a: T, b: T) -> bool {
        !matches!(
            a.partial_cmp(&b),
            Some(core::cmp::Ordering::Equal | core::cmp::Ordering::Greater)
        )
    }
    pub(in crate::vm) fn lte_o<T: PartialOrd>(a: T, b: T) -> bool {
        a <= b
    }
    pub(in crate::vm) fn lte_u<T: PartialOrd>(a: T, b: T) -> bool {
        !matches!(a.partial_cmp(&b), Some(core::cmp::Ordering::Greater))
    }
}

macro_rules! float_functions {
    ($module:ident $f:ident $round:ident $sqrt:path) => {
        /// Functions of one float type.
        pub(super) mod $module {
            /// The second operand if it is less, else the first.
            pub(in crate::vm) fn min(a: $f, b: $f) -> $f {
                if b < a { b } else { a }
            }
            /// The second operand if it is greater, else the first.
            pub(in crate::vm) fn max(a: $f, b: $f) -> $f {
                if b > a { b } else { a }
            }
            /// NaN propagates, -0 < +0.
            pub(in crate::vm) fn minimum(a: $f, b: $f) -> $f {
                if a.is_nan() || b.is_nan() {
                    a + b
                } else if a < b || (a == b && a.is_sign_negative()) {
                    a
                } else {
                    b
                }
            }
            /// NaN propagates, -0 < +0.
            pub(in crate::vm) fn maximum(a: $f, b: $f) -> $f {
                if a.is_nan() || b.is_nan() {
                    a + b
                } else if a > b || (a == b && b.is_sign_negative()) {
                    a
                } else {
                    b
                }
            }
            /// NaN is ignored, -0 < +0.
            pub(in crate::vm) fn minnum(a: $f, b: $f) -> $f {
                if a.is_nan() {
                    b
                } else if b.is_nan() {
                    a
                } else {
                    minimum(a, b)
                }
            }
            /// NaN is ignored, -0 < +0.
            pub(in crate::vm) fn maxnum(a: $f, b: $f) -> $f {
                if a.is_nan() {
                    b
                } else if b.is_nan() {
                    a
                } else {
                    maximum(a, b)
                }
            }
            /// One over the square root.
            pub(in crate::vm) fn rsqrt(a: $f) -> $f {
                1.0 / $sqrt(a)
            }
            /// To nearest, ties away from zero, as the `vm.cast` instructions round. `as` then saturates.
            pub(in crate::vm) fn nearest(a: $f) -> $f {
                libm::$round(a)
            }
        }
    };
}
// Expands to one module of plain functions a float type.
float_functions!(float32 f32 roundf super::super::sqrt::sqrt);
float_functions!(float64 f64 round libm::sqrt);

/// SipHash-2-4 with the key bytes 0 to 15.
pub(super) fn siphash(bytes: &[u8]) -> u64 {
    let (k0, k1) = (0x0706_0504_0302_0100u64, 0x0F0E_0D0C_0B0A_0908u64);
    let mut v = [
        k0 ^ 0x736F_6D65_7073_6575,
        k1 ^ 0x646F_7261_6E64_6F6D,
        k0 ^ 0x6C79_6765_6E65_7261,
        k1 ^ 0x7465_6462_7974_6573,
    ];
    let round = |v: &mut [u64; 4]| {
        v[0] = v[0].wrapping_add(v[1]);
        v[2] = v[2].wrapping_add(v[3]);
        v[1] = v[1].rotate_left(13) ^ v[0];
        v[3] = v[3].rotate_left(16) ^ v[2];
        v[0] = v[0].rotate_left(32);
        v[2] = v[2].wrapping_add(v[1]);
        v[0] = v[0].wrapping_add(v[3]);
        v[1] = v[1].rotate_left(17) ^ v[2];
        v[3] = v[3].rotate_left(21) ^ v[0];
        v[2] = v[2].rotate_left(32);
    };
    let mut chunks = bytes.chunks_exact(8);
    for chunk in &mut chunks {
        let m = chunk.iter().rev().fold(0, |m, b| m << 8 | u64::from(*b));
        v[3] ^= m;
        round(&mut v);
        round(&mut v);
        v[0] ^= m;
    }
    let tail = chunks
        .remainder()
        .iter()
        .rev()
        .fold(0, |m, b| m << 8 | u64::from(*b));
    let m = tail | (bytes.len() as u64) << 56;
    v[3] ^= m;
    round(&mut v);
    round(&mut v);
    v[0] ^= m;
    v[2] ^= 0xFF;
    for _ in 0..4 {
        round(&mut v);
    }
    v[0] ^ v[1] ^ v[2] ^ v[3]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn siphash_gives_the_vectors_of_its_paper() {
        // Appendix A of "SipHash: a fast short-input PRF": the message 00..0e under the key 00..0f.
        let message: Vec<u8> = (0..15).collect();
        assert_eq!(siphash(&message), 0xA129_CA61_49BE_45E5);
        // First entry of the reference vectors: the empty message.
        assert_eq!(siphash(&[]), 0x726F_DB47_DD0E_0E31);
    }

    #[test]
    fn minima_follow_ieee_754_2019() {
        let nan = f32::NAN;
        assert!(float32::minimum(nan, 1.0).is_nan() && float32::minimum(1.0, nan).is_nan());
        assert_eq!(
            (float32::minnum(nan, 1.0), float32::maxnum(1.0, nan)),
            (1.0, 1.0)
        );
        for (a, b) in [(0.0f32, -0.0f32), (-0.0, 0.0)] {
            assert!(
                float32::minimum(a, b).is_sign_negative()
                    && float32::maximum(a, b).is_sign_positive()
            );
            assert!(
                float32::minnum(a, b).is_sign_negative()
                    && float32::maxnum(a, b).is_sign_positive()
            );
        }
        // The VM dialect's min and max return the first operand when unordered.
        assert!(float32::min(nan, 1.0).is_nan());
        assert_eq!(float32::min(1.0, nan), 1.0);
    }

    #[test]
    fn relations_of_nan() {
        use relation::*;
        let (n, x) = (f64::NAN, 1.0);
        assert_eq!(
            [eq_o(n, x), ne_o(n, x), lt_o(n, x), lte_o(n, x)],
            [false; 4]
        );
        assert_eq!([eq_u(n, x), ne_u(n, x), lt_u(n, x), lte_u(n, x)], [true; 4]);
        assert_eq!(
            [eq_o(x, x), ne_o(x, x), lt_o(x, x), lte_o(x, x)],
            [true, false, false, true]
        );
        assert_eq!(
            [eq_u(x, x), ne_u(x, x), lt_u(x, x), lte_u(x, x)],
            [true, false, false, true]
        );
    }
}
