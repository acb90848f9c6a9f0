// Exact float functions of `math`; expected values from numpy.

func.func @absf_f32(%a: f32) -> f32 {
  %r = math.absf %a : f32
  return %r : f32
}
// CALL: absf_f32(0.0) = 0.0
// CALL: absf_f32(-0.0) = 0.0
// CALL: absf_f32(0.4) = 0.4
// CALL: absf_f32(0.5) = 0.5
// CALL: absf_f32(-0.5) = 0.5
// CALL: absf_f32(1.5) = 1.5
// CALL: absf_f32(2.5) = 2.5
// CALL: absf_f32(-2.5) = 2.5
// CALL: absf_f32(-0.3) = 0.3
// CALL: absf_f32(7.9) = 7.9
// CALL: absf_f32(10000000000.0) = 10000000000.0
// CALL: absf_f32(inf) = inf
// CALL: absf_f32(-inf) = inf
// CALL: absf_f32(nan) = nan

func.func @ceil_f32(%a: f32) -> f32 {
  %r = math.ceil %a : f32
  return %r : f32
}
// CALL: ceil_f32(0.0) = 0.0
// CALL: ceil_f32(-0.0) = -0.0
// CALL: ceil_f32(0.4) = 1.0
// CALL: ceil_f32(0.5) = 1.0
// CALL: ceil_f32(-0.5) = -0.0
// CALL: ceil_f32(1.5) = 2.0
// CALL: ceil_f32(2.5) = 3.0
// CALL: ceil_f32(-2.5) = -2.0
// CALL: ceil_f32(-0.3) = -0.0
// CALL: ceil_f32(7.9) = 8.0
// CALL: ceil_f32(10000000000.0) = 10000000000.0
// CALL: ceil_f32(inf) = inf
// CALL: ceil_f32(-inf) = -inf
// CALL: ceil_f32(nan) = nan

func.func @floor_f32(%a: f32) -> f32 {
  %r = math.floor %a : f32
  return %r : f32
}
// CALL: floor_f32(0.0) = 0.0
// CALL: floor_f32(-0.0) = -0.0
// CALL: floor_f32(0.4) = 0.0
// CALL: floor_f32(0.5) = 0.0
// CALL: floor_f32(-0.5) = -1.0
// CALL: floor_f32(1.5) = 1.0
// CALL: floor_f32(2.5) = 2.0
// CALL: floor_f32(-2.5) = -3.0
// CALL: floor_f32(-0.3) = -1.0
// CALL: floor_f32(7.9) = 7.0
// CALL: floor_f32(10000000000.0) = 10000000000.0
// CALL: floor_f32(inf) = inf
// CALL: floor_f32(-inf) = -inf
// CALL: floor_f32(nan) = nan

func.func @trunc_f32(%a: f32) -> f32 {
  %r = math.trunc %a : f32
  return %r : f32
}
// CALL: trunc_f32(0.0) = 0.0
// CALL: trunc_f32(-0.0) = -0.0
// CALL: trunc_f32(0.4) = 0.0
// CALL: trunc_f32(0.5) = 0.0
// CALL: trunc_f32(-0.5) = -0.0
// CALL: trunc_f32(1.5) = 1.0
// CALL: trunc_f32(2.5) = 2.0
// CALL: trunc_f32(-2.5) = -2.0
// CALL: trunc_f32(-0.3) = -0.0
// CALL: trunc_f32(7.9) = 7.0
// CALL: trunc_f32(10000000000.0) = 10000000000.0
// CALL: trunc_f32(inf) = inf
// CALL: trunc_f32(-inf) = -inf
// CALL: trunc_f32(nan) = nan

func.func @roundeven_f32(%a: f32) -> f32 {
  %r = math.roundeven %a : f32
  return %r : f32
}
// CALL: roundeven_f32(0.0) = 0.0
// CALL: roundeven_f32(-0.0) = -0.0
// CALL: roundeven_f32(0.4) = 0.0
// CALL: roundeven_f32(0.5) = 0.0
// CALL: roundeven_f32(-0.5) = -0.0
// CALL: roundeven_f32(1.5) = 2.0
// CALL: roundeven_f32(2.5) = 2.0
// CALL: roundeven_f32(-2.5) = -2.0
// CALL: roundeven_f32(-0.3) = -0.0
// CALL: roundeven_f32(7.9) = 8.0
// CALL: roundeven_f32(10000000000.0) = 10000000000.0
// CALL: roundeven_f32(inf) = inf
// CALL: roundeven_f32(-inf) = -inf
// CALL: roundeven_f32(nan) = nan

func.func @round_f32(%a: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}
// CALL: round_f32(0.0) = 0.0
// CALL: round_f32(-0.0) = -0.0
// CALL: round_f32(0.4) = 0.0
// CALL: round_f32(0.5) = 1.0
// CALL: round_f32(-0.5) = -1.0
// CALL: round_f32(1.5) = 2.0
// CALL: round_f32(2.5) = 3.0
// CALL: round_f32(-2.5) = -3.0
// CALL: round_f32(-0.3) = -0.0
// CALL: round_f32(7.9) = 8.0
// CALL: round_f32(10000000000.0) = 10000000000.0
// CALL: round_f32(inf) = inf
// CALL: round_f32(-inf) = -inf
// CALL: round_f32(nan) = nan

func.func @sqrt_f32(%a: f32) -> f32 {
  %r = math.sqrt %a : f32
  return %r : f32
}
// CALL: sqrt_f32(0.0) = 0.0
// CALL: sqrt_f32(-0.0) = -0.0
// CALL: sqrt_f32(0.4) = 0.6324555
// CALL: sqrt_f32(0.5) = 0.70710677
// CALL: sqrt_f32(-0.5) = nan
// CALL: sqrt_f32(1.5) = 1.2247449
// CALL: sqrt_f32(2.5) = 1.5811388
// CALL: sqrt_f32(-2.5) = nan
// CALL: sqrt_f32(-0.3) = nan
// CALL: sqrt_f32(7.9) = 2.810694
// CALL: sqrt_f32(10000000000.0) = 100000.0
// CALL: sqrt_f32(inf) = inf
// CALL: sqrt_f32(-inf) = nan
// CALL: sqrt_f32(nan) = nan

func.func @isnan_f32(%a: f32) -> i32 {
  %c = math.isnan %a : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isnan_f32(0.0) = 0
// CALL: isnan_f32(-0.0) = 0
// CALL: isnan_f32(0.4) = 0
// CALL: isnan_f32(0.5) = 0
// CALL: isnan_f32(-0.5) = 0
// CALL: isnan_f32(1.5) = 0
// CALL: isnan_f32(2.5) = 0
// CALL: isnan_f32(-2.5) = 0
// CALL: isnan_f32(-0.3) = 0
// CALL: isnan_f32(7.9) = 0
// CALL: isnan_f32(10000000000.0) = 0
// CALL: isnan_f32(inf) = 0
// CALL: isnan_f32(-inf) = 0
// CALL: isnan_f32(nan) = 1
// CALL: isnan_f32(1.0e-40) = 0

func.func @isinf_f32(%a: f32) -> i32 {
  %c = math.isinf %a : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isinf_f32(0.0) = 0
// CALL: isinf_f32(-0.0) = 0
// CALL: isinf_f32(0.4) = 0
// CALL: isinf_f32(0.5) = 0
// CALL: isinf_f32(-0.5) = 0
// CALL: isinf_f32(1.5) = 0
// CALL: isinf_f32(2.5) = 0
// CALL: isinf_f32(-2.5) = 0
// CALL: isinf_f32(-0.3) = 0
// CALL: isinf_f32(7.9) = 0
// CALL: isinf_f32(10000000000.0) = 0
// CALL: isinf_f32(inf) = 1
// CALL: isinf_f32(-inf) = 1
// CALL: isinf_f32(nan) = 0
// CALL: isinf_f32(1.0e-40) = 0

func.func @isfinite_f32(%a: f32) -> i32 {
  %c = math.isfinite %a : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isfinite_f32(0.0) = 1
// CALL: isfinite_f32(-0.0) = 1
// CALL: isfinite_f32(0.4) = 1
// CALL: isfinite_f32(0.5) = 1
// CALL: isfinite_f32(-0.5) = 1
// CALL: isfinite_f32(1.5) = 1
// CALL: isfinite_f32(2.5) = 1
// CALL: isfinite_f32(-2.5) = 1
// CALL: isfinite_f32(-0.3) = 1
// CALL: isfinite_f32(7.9) = 1
// CALL: isfinite_f32(10000000000.0) = 1
// CALL: isfinite_f32(inf) = 0
// CALL: isfinite_f32(-inf) = 0
// CALL: isfinite_f32(nan) = 0
// CALL: isfinite_f32(1.0e-40) = 1

func.func @isnormal_f32(%a: f32) -> i32 {
  %c = math.isnormal %a : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isnormal_f32(0.0) = 0
// CALL: isnormal_f32(-0.0) = 0
// CALL: isnormal_f32(0.4) = 1
// CALL: isnormal_f32(0.5) = 1
// CALL: isnormal_f32(-0.5) = 1
// CALL: isnormal_f32(1.5) = 1
// CALL: isnormal_f32(2.5) = 1
// CALL: isnormal_f32(-2.5) = 1
// CALL: isnormal_f32(-0.3) = 1
// CALL: isnormal_f32(7.9) = 1
// CALL: isnormal_f32(10000000000.0) = 1
// CALL: isnormal_f32(inf) = 0
// CALL: isnormal_f32(-inf) = 0
// CALL: isnormal_f32(nan) = 0
// CALL: isnormal_f32(1.0e-40) = 0

func.func @copysign_f32(%a: f32, %b: f32) -> f32 {
  %r = math.copysign %a, %b : f32
  return %r : f32
}
// CALL: copysign_f32(1.0, -2.0) = -1.0
// CALL: copysign_f32(-1.0, 2.0) = 1.0
// CALL: copysign_f32(0.0, -0.0) = -0.0
// CALL: copysign_f32(2.5, -1.0) = -2.5

func.func @fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c : f32
  return %r : f32
}
// CALL: fma_f32(2.0, 3.0, 4.0) = 10.0
// CALL: fma_f32(1.000244140625, 0.999755859375, -1.0) = -5.9604645e-08

func.func @clampf_f32(%a: f32, %lo: f32, %hi: f32) -> f32 {
  %r = math.clampf %a to [%lo, %hi] : f32
  return %r : f32
}
// CALL: clampf_f32(5.0, 0.0, 1.0) = 1.0
// CALL: clampf_f32(-5.0, 0.0, 1.0) = 0.0
// CALL: clampf_f32(0.25, 0.0, 1.0) = 0.25

func.func @fpowi_f32(%a: f32, %b: i32) -> f32 {
  %r = math.fpowi %a, %b : f32, i32
  return %r : f32
}
// CALL: fpowi_f32(2.0, 10) = 1024.0
// CALL: fpowi_f32(-3.0, 3) = -27.0
// CALL: fpowi_f32(2.0, -2) = 0.25
// CALL: fpowi_f32(7.0, 0) = 1.0
// No f32 holds these odd numbers.
// CALL: fpowi_f32(-1.0, 16777217) = -1.0
// CALL: fpowi_f32(-1.0, -2147483647) = -1.0
// CALL: fpowi_f32(-1.0, -2147483648) = 1.0
// CALL: fpowi_f32(-0.0, -3) = -inf
// CALL: fpowi_f32(-2.0, 2147483647) = -inf

func.func @fpowi_f64_i64(%a: f64, %b: i64) -> f64 {
  %r = math.fpowi %a, %b : f64, i64
  return %r : f64
}
// CALL: fpowi_f64_i64(-1.0, 9007199254740993) = -1.0
// CALL: fpowi_f64_i64(-1.0, 9223372036854775807) = -1.0
// CALL: fpowi_f64_i64(-3.0, 3) = -27.0
// CALL: fpowi_f64_i64(2.0, -2) = 0.25

func.func @fpowi_f16_i64(%a: f32, %b: i64) -> f32 {
  %x = arith.truncf %a : f32 to f16
  %p = math.fpowi %x, %b : f16, i64
  %r = arith.extf %p : f16 to f32
  return %r : f32
}
// CALL: fpowi_f16_i64(-3.0, 3) = -27.0
// CALL: fpowi_f16_i64(-1.0, 16777217) = -1.0
// CALL: fpowi_f16_i64(2.0, 16) = inf

func.func @cbrt_f32(%a: f32) -> f32 {
  %r = math.cbrt %a : f32
  return %r : f32
}
// CALL: cbrt_f32(0.0) = 0.0
// CALL: cbrt_f32(1.0) = 1.0
// CALL: cbrt_f32(8.0) = 2.0
// CALL: cbrt_f32(-27.0) = -3.0
// CALL: cbrt_f32(1000.0) = 10.0
// CALL: cbrt_f32(inf) = inf
// CALL: cbrt_f32(-inf) = -inf
// CALL: cbrt_f32(nan) = nan

func.func @absf_f64(%a: f64) -> f64 {
  %r = math.absf %a : f64
  return %r : f64
}
// CALL: absf_f64(0.0) = 0.0
// CALL: absf_f64(-0.0) = 0.0
// CALL: absf_f64(0.4) = 0.4
// CALL: absf_f64(0.5) = 0.5
// CALL: absf_f64(-0.5) = 0.5
// CALL: absf_f64(1.5) = 1.5
// CALL: absf_f64(2.5) = 2.5
// CALL: absf_f64(-2.5) = 2.5
// CALL: absf_f64(-0.3) = 0.3
// CALL: absf_f64(7.9) = 7.9
// CALL: absf_f64(10000000000.0) = 10000000000.0
// CALL: absf_f64(inf) = inf
// CALL: absf_f64(-inf) = inf
// CALL: absf_f64(nan) = nan

func.func @ceil_f64(%a: f64) -> f64 {
  %r = math.ceil %a : f64
  return %r : f64
}
// CALL: ceil_f64(0.0) = 0.0
// CALL: ceil_f64(-0.0) = -0.0
// CALL: ceil_f64(0.4) = 1.0
// CALL: ceil_f64(0.5) = 1.0
// CALL: ceil_f64(-0.5) = -0.0
// CALL: ceil_f64(1.5) = 2.0
// CALL: ceil_f64(2.5) = 3.0
// CALL: ceil_f64(-2.5) = -2.0
// CALL: ceil_f64(-0.3) = -0.0
// CALL: ceil_f64(7.9) = 8.0
// CALL: ceil_f64(10000000000.0) = 10000000000.0
// CALL: ceil_f64(inf) = inf
// CALL: ceil_f64(-inf) = -inf
// CALL: ceil_f64(nan) = nan

func.func @floor_f64(%a: f64) -> f64 {
  %r = math.floor %a : f64
  return %r : f64
}
// CALL: floor_f64(0.0) = 0.0
// CALL: floor_f64(-0.0) = -0.0
// CALL: floor_f64(0.4) = 0.0
// CALL: floor_f64(0.5) = 0.0
// CALL: floor_f64(-0.5) = -1.0
// CALL: floor_f64(1.5) = 1.0
// CALL: floor_f64(2.5) = 2.0
// CALL: floor_f64(-2.5) = -3.0
// CALL: floor_f64(-0.3) = -1.0
// CALL: floor_f64(7.9) = 7.0
// CALL: floor_f64(10000000000.0) = 10000000000.0
// CALL: floor_f64(inf) = inf
// CALL: floor_f64(-inf) = -inf
// CALL: floor_f64(nan) = nan

func.func @trunc_f64(%a: f64) -> f64 {
  %r = math.trunc %a : f64
  return %r : f64
}
// CALL: trunc_f64(0.0) = 0.0
// CALL: trunc_f64(-0.0) = -0.0
// CALL: trunc_f64(0.4) = 0.0
// CALL: trunc_f64(0.5) = 0.0
// CALL: trunc_f64(-0.5) = -0.0
// CALL: trunc_f64(1.5) = 1.0
// CALL: trunc_f64(2.5) = 2.0
// CALL: trunc_f64(-2.5) = -2.0
// CALL: trunc_f64(-0.3) = -0.0
// CALL: trunc_f64(7.9) = 7.0
// CALL: trunc_f64(10000000000.0) = 10000000000.0
// CALL: trunc_f64(inf) = inf
// CALL: trunc_f64(-inf) = -inf
// CALL: trunc_f64(nan) = nan

func.func @roundeven_f64(%a: f64) -> f64 {
  %r = math.roundeven %a : f64
  return %r : f64
}
// CALL: roundeven_f64(0.0) = 0.0
// CALL: roundeven_f64(-0.0) = -0.0
// CALL: roundeven_f64(0.4) = 0.0
// CALL: roundeven_f64(0.5) = 0.0
// CALL: roundeven_f64(-0.5) = -0.0
// CALL: roundeven_f64(1.5) = 2.0
// CALL: roundeven_f64(2.5) = 2.0
// CALL: roundeven_f64(-2.5) = -2.0
// CALL: roundeven_f64(-0.3) = -0.0
// CALL: roundeven_f64(7.9) = 8.0
// CALL: roundeven_f64(10000000000.0) = 10000000000.0
// CALL: roundeven_f64(inf) = inf
// CALL: roundeven_f64(-inf) = -inf
// CALL: roundeven_f64(nan) = nan

func.func @round_f64(%a: f64) -> f64 {
  %r = math.round %a : f64
  return %r : f64
}
// CALL: round_f64(0.0) = 0.0
// CALL: round_f64(-0.0) = -0.0
// CALL: round_f64(0.4) = 0.0
// CALL: round_f64(0.5) = 1.0
// CALL: round_f64(-0.5) = -1.0
// CALL: round_f64(1.5) = 2.0
// CALL: round_f64(2.5) = 3.0
// CALL: round_f64(-2.5) = -3.0
// CALL: round_f64(-0.3) = -0.0
// CALL: round_f64(7.9) = 8.0
// CALL: round_f64(10000000000.0) = 10000000000.0
// CALL: round_f64(inf) = inf
// CALL: round_f64(-inf) = -inf
// CALL: round_f64(nan) = nan

func.func @sqrt_f64(%a: f64) -> f64 {
  %r = math.sqrt %a : f64
  return %r : f64
}
// CALL: sqrt_f64(0.0) = 0.0
// CALL: sqrt_f64(-0.0) = -0.0
// CALL: sqrt_f64(0.4) = 0.6324555320336759
// CALL: sqrt_f64(0.5) = 0.7071067811865476
// CALL: sqrt_f64(-0.5) = nan
// CALL: sqrt_f64(1.5) = 1.224744871391589
// CALL: sqrt_f64(2.5) = 1.5811388300841898
// CALL: sqrt_f64(-2.5) = nan
// CALL: sqrt_f64(-0.3) = nan
// CALL: sqrt_f64(7.9) = 2.8106938645110393
// CALL: sqrt_f64(10000000000.0) = 100000.0
// CALL: sqrt_f64(inf) = inf
// CALL: sqrt_f64(-inf) = nan
// CALL: sqrt_f64(nan) = nan

func.func @isnan_f64(%a: f64) -> i32 {
  %c = math.isnan %a : f64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isnan_f64(0.0) = 0
// CALL: isnan_f64(-0.0) = 0
// CALL: isnan_f64(0.4) = 0
// CALL: isnan_f64(0.5) = 0
// CALL: isnan_f64(-0.5) = 0
// CALL: isnan_f64(1.5) = 0
// CALL: isnan_f64(2.5) = 0
// CALL: isnan_f64(-2.5) = 0
// CALL: isnan_f64(-0.3) = 0
// CALL: isnan_f64(7.9) = 0
// CALL: isnan_f64(10000000000.0) = 0
// CALL: isnan_f64(inf) = 0
// CALL: isnan_f64(-inf) = 0
// CALL: isnan_f64(nan) = 1
// CALL: isnan_f64(1.0e-310) = 0

func.func @isinf_f64(%a: f64) -> i32 {
  %c = math.isinf %a : f64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isinf_f64(0.0) = 0
// CALL: isinf_f64(-0.0) = 0
// CALL: isinf_f64(0.4) = 0
// CALL: isinf_f64(0.5) = 0
// CALL: isinf_f64(-0.5) = 0
// CALL: isinf_f64(1.5) = 0
// CALL: isinf_f64(2.5) = 0
// CALL: isinf_f64(-2.5) = 0
// CALL: isinf_f64(-0.3) = 0
// CALL: isinf_f64(7.9) = 0
// CALL: isinf_f64(10000000000.0) = 0
// CALL: isinf_f64(inf) = 1
// CALL: isinf_f64(-inf) = 1
// CALL: isinf_f64(nan) = 0
// CALL: isinf_f64(1.0e-310) = 0

func.func @isfinite_f64(%a: f64) -> i32 {
  %c = math.isfinite %a : f64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isfinite_f64(0.0) = 1
// CALL: isfinite_f64(-0.0) = 1
// CALL: isfinite_f64(0.4) = 1
// CALL: isfinite_f64(0.5) = 1
// CALL: isfinite_f64(-0.5) = 1
// CALL: isfinite_f64(1.5) = 1
// CALL: isfinite_f64(2.5) = 1
// CALL: isfinite_f64(-2.5) = 1
// CALL: isfinite_f64(-0.3) = 1
// CALL: isfinite_f64(7.9) = 1
// CALL: isfinite_f64(10000000000.0) = 1
// CALL: isfinite_f64(inf) = 0
// CALL: isfinite_f64(-inf) = 0
// CALL: isfinite_f64(nan) = 0
// CALL: isfinite_f64(1.0e-310) = 1

func.func @isnormal_f64(%a: f64) -> i32 {
  %c = math.isnormal %a : f64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: isnormal_f64(0.0) = 0
// CALL: isnormal_f64(-0.0) = 0
// CALL: isnormal_f64(0.4) = 1
// CALL: isnormal_f64(0.5) = 1
// CALL: isnormal_f64(-0.5) = 1
// CALL: isnormal_f64(1.5) = 1
// CALL: isnormal_f64(2.5) = 1
// CALL: isnormal_f64(-2.5) = 1
// CALL: isnormal_f64(-0.3) = 1
// CALL: isnormal_f64(7.9) = 1
// CALL: isnormal_f64(10000000000.0) = 1
// CALL: isnormal_f64(inf) = 0
// CALL: isnormal_f64(-inf) = 0
// CALL: isnormal_f64(nan) = 0
// CALL: isnormal_f64(1.0e-310) = 0

func.func @copysign_f64(%a: f64, %b: f64) -> f64 {
  %r = math.copysign %a, %b : f64
  return %r : f64
}
// CALL: copysign_f64(1.0, -2.0) = -1.0
// CALL: copysign_f64(-1.0, 2.0) = 1.0
// CALL: copysign_f64(0.0, -0.0) = -0.0
// CALL: copysign_f64(2.5, -1.0) = -2.5

func.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.fma %a, %b, %c : f64
  return %r : f64
}
// CALL: fma_f64(2.0, 3.0, 4.0) = 10.0
// CALL: fma_f64(1.0000000074505806, 0.9999999925494194, -1.0) = -5.551115123125783e-17

func.func @clampf_f64(%a: f64, %lo: f64, %hi: f64) -> f64 {
  %r = math.clampf %a to [%lo, %hi] : f64
  return %r : f64
}
// CALL: clampf_f64(5.0, 0.0, 1.0) = 1.0
// CALL: clampf_f64(-5.0, 0.0, 1.0) = 0.0
// CALL: clampf_f64(0.25, 0.0, 1.0) = 0.25

func.func @fpowi_f64(%a: f64, %b: i32) -> f64 {
  %r = math.fpowi %a, %b : f64, i32
  return %r : f64
}
// CALL: fpowi_f64(2.0, 10) = 1024.0
// CALL: fpowi_f64(-3.0, 3) = -27.0
// CALL: fpowi_f64(2.0, -2) = 0.25
// CALL: fpowi_f64(7.0, 0) = 1.0

func.func @cbrt_f64(%a: f64) -> f64 {
  %r = math.cbrt %a : f64
  return %r : f64
}
// CALL: cbrt_f64(0.0) = 0.0
// CALL: cbrt_f64(1.0) = 1.0
// CALL: cbrt_f64(8.0) = 2.0
// CALL: cbrt_f64(-27.0) = -3.0
// CALL: cbrt_f64(1000.0) = 10.0
// CALL: cbrt_f64(inf) = inf
// CALL: cbrt_f64(-inf) = -inf
// CALL: cbrt_f64(nan) = nan

