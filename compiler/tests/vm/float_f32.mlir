// Float ops of `arith` on `f32`; expected values from numpy.

func.func @addf(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}
// CALL: addf(0.0, 0.0) = 0.0
// CALL: addf(0.0, 0.1) = 0.1
// CALL: addf(0.0, 1.0e-30) = 1.0e-30
// CALL: addf(-0.0, 0.0) = 0.0
// CALL: addf(-0.0, 0.1) = 0.1
// CALL: addf(-0.0, 1.0e-30) = 1.0e-30
// CALL: addf(1.0, 0.0) = 1.0
// CALL: addf(1.0, 0.1) = 1.1
// CALL: addf(1.0, 1.0e-30) = 1.0
// CALL: addf(-1.0, 0.0) = -1.0
// CALL: addf(-1.0, 0.1) = -0.9
// CALL: addf(-1.0, 1.0e-30) = -1.0
// CALL: addf(0.1, 0.0) = 0.1
// CALL: addf(0.1, 0.1) = 0.2
// CALL: addf(0.1, 1.0e-30) = 0.1
// CALL: addf(2.5, 0.0) = 2.5
// CALL: addf(2.5, 0.1) = 2.6
// CALL: addf(2.5, 1.0e-30) = 2.5
// CALL: addf(-7.25, 0.0) = -7.25
// CALL: addf(-7.25, 0.1) = -7.15
// CALL: addf(-7.25, 1.0e-30) = -7.25
// CALL: addf(3.0e30, 0.0) = 3.0e30
// CALL: addf(3.0e30, 0.1) = 3.0e30
// CALL: addf(3.0e30, 1.0e-30) = 3.0e30
// CALL: addf(1.0e-30, 0.0) = 1.0e-30
// CALL: addf(1.0e-30, 0.1) = 0.1
// CALL: addf(1.0e-30, 1.0e-30) = 2.0e-30
// CALL: addf(inf, 0.0) = inf
// CALL: addf(inf, 0.1) = inf
// CALL: addf(inf, 1.0e-30) = inf
// CALL: addf(-inf, 0.0) = -inf
// CALL: addf(-inf, 0.1) = -inf
// CALL: addf(-inf, 1.0e-30) = -inf
// CALL: addf(nan, 0.0) = nan
// CALL: addf(nan, 0.1) = nan
// CALL: addf(nan, 1.0e-30) = nan

func.func @subf(%a: f32, %b: f32) -> f32 {
  %r = arith.subf %a, %b : f32
  return %r : f32
}
// CALL: subf(0.0, -0.0) = 0.0
// CALL: subf(0.0, 2.5) = -2.5
// CALL: subf(0.0, inf) = -inf
// CALL: subf(-0.0, -0.0) = 0.0
// CALL: subf(-0.0, 2.5) = -2.5
// CALL: subf(-0.0, inf) = -inf
// CALL: subf(1.0, -0.0) = 1.0
// CALL: subf(1.0, 2.5) = -1.5
// CALL: subf(1.0, inf) = -inf
// CALL: subf(-1.0, -0.0) = -1.0
// CALL: subf(-1.0, 2.5) = -3.5
// CALL: subf(-1.0, inf) = -inf
// CALL: subf(0.1, -0.0) = 0.1
// CALL: subf(0.1, 2.5) = -2.4
// CALL: subf(0.1, inf) = -inf
// CALL: subf(2.5, -0.0) = 2.5
// CALL: subf(2.5, 2.5) = 0.0
// CALL: subf(2.5, inf) = -inf
// CALL: subf(-7.25, -0.0) = -7.25
// CALL: subf(-7.25, 2.5) = -9.75
// CALL: subf(-7.25, inf) = -inf
// CALL: subf(3.0e30, -0.0) = 3.0e30
// CALL: subf(3.0e30, 2.5) = 3.0e30
// CALL: subf(3.0e30, inf) = -inf
// CALL: subf(1.0e-30, -0.0) = 1.0e-30
// CALL: subf(1.0e-30, 2.5) = -2.5
// CALL: subf(1.0e-30, inf) = -inf
// CALL: subf(inf, -0.0) = inf
// CALL: subf(inf, 2.5) = inf
// CALL: subf(inf, inf) = nan
// CALL: subf(-inf, -0.0) = -inf
// CALL: subf(-inf, 2.5) = -inf
// CALL: subf(-inf, inf) = -inf
// CALL: subf(nan, -0.0) = nan
// CALL: subf(nan, 2.5) = nan
// CALL: subf(nan, inf) = nan

func.func @mulf(%a: f32, %b: f32) -> f32 {
  %r = arith.mulf %a, %b : f32
  return %r : f32
}
// CALL: mulf(0.0, 1.0) = 0.0
// CALL: mulf(0.0, -7.25) = -0.0
// CALL: mulf(0.0, -inf) = nan
// CALL: mulf(-0.0, 1.0) = -0.0
// CALL: mulf(-0.0, -7.25) = 0.0
// CALL: mulf(-0.0, -inf) = nan
// CALL: mulf(1.0, 1.0) = 1.0
// CALL: mulf(1.0, -7.25) = -7.25
// CALL: mulf(1.0, -inf) = -inf
// CALL: mulf(-1.0, 1.0) = -1.0
// CALL: mulf(-1.0, -7.25) = 7.25
// CALL: mulf(-1.0, -inf) = inf
// CALL: mulf(0.1, 1.0) = 0.1
// CALL: mulf(0.1, -7.25) = -0.725
// CALL: mulf(0.1, -inf) = -inf
// CALL: mulf(2.5, 1.0) = 2.5
// CALL: mulf(2.5, -7.25) = -18.125
// CALL: mulf(2.5, -inf) = -inf
// CALL: mulf(-7.25, 1.0) = -7.25
// CALL: mulf(-7.25, -7.25) = 52.5625
// CALL: mulf(-7.25, -inf) = inf
// CALL: mulf(3.0e30, 1.0) = 3.0e30
// CALL: mulf(3.0e30, -7.25) = -2.175e31
// CALL: mulf(3.0e30, -inf) = -inf
// CALL: mulf(1.0e-30, 1.0) = 1.0e-30
// CALL: mulf(1.0e-30, -7.25) = -7.25e-30
// CALL: mulf(1.0e-30, -inf) = -inf
// CALL: mulf(inf, 1.0) = inf
// CALL: mulf(inf, -7.25) = -inf
// CALL: mulf(inf, -inf) = -inf
// CALL: mulf(-inf, 1.0) = -inf
// CALL: mulf(-inf, -7.25) = inf
// CALL: mulf(-inf, -inf) = inf
// CALL: mulf(nan, 1.0) = nan
// CALL: mulf(nan, -7.25) = nan
// CALL: mulf(nan, -inf) = nan

func.func @divf(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b : f32
  return %r : f32
}
// CALL: divf(0.0, -1.0) = -0.0
// CALL: divf(0.0, 3.0e30) = 0.0
// CALL: divf(0.0, nan) = nan
// CALL: divf(-0.0, -1.0) = 0.0
// CALL: divf(-0.0, 3.0e30) = -0.0
// CALL: divf(-0.0, nan) = nan
// CALL: divf(1.0, -1.0) = -1.0
// CALL: divf(1.0, 3.0e30) = 3.3333333e-31
// CALL: divf(1.0, nan) = nan
// CALL: divf(-1.0, -1.0) = 1.0
// CALL: divf(-1.0, 3.0e30) = -3.3333333e-31
// CALL: divf(-1.0, nan) = nan
// CALL: divf(0.1, -1.0) = -0.1
// CALL: divf(0.1, 3.0e30) = 3.3333335e-32
// CALL: divf(0.1, nan) = nan
// CALL: divf(2.5, -1.0) = -2.5
// CALL: divf(2.5, 3.0e30) = 8.333333e-31
// CALL: divf(2.5, nan) = nan
// CALL: divf(-7.25, -1.0) = 7.25
// CALL: divf(-7.25, 3.0e30) = -2.4166667e-30
// CALL: divf(-7.25, nan) = nan
// CALL: divf(3.0e30, -1.0) = -3.0e30
// CALL: divf(3.0e30, 3.0e30) = 1.0
// CALL: divf(3.0e30, nan) = nan
// CALL: divf(1.0e-30, -1.0) = -1.0e-30
// CALL: divf(1.0e-30, 3.0e30) = 0.0
// CALL: divf(1.0e-30, nan) = nan
// CALL: divf(inf, -1.0) = -inf
// CALL: divf(inf, 3.0e30) = inf
// CALL: divf(inf, nan) = nan
// CALL: divf(-inf, -1.0) = inf
// CALL: divf(-inf, 3.0e30) = -inf
// CALL: divf(-inf, nan) = nan
// CALL: divf(nan, -1.0) = nan
// CALL: divf(nan, 3.0e30) = nan
// CALL: divf(nan, nan) = nan

func.func @remf(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b : f32
  return %r : f32
}
// CALL: remf(0.0, 0.0) = nan
// CALL: remf(0.0, 0.1) = 0.0
// CALL: remf(0.0, 1.0e-30) = 0.0
// CALL: remf(-0.0, 0.0) = nan
// CALL: remf(-0.0, 0.1) = -0.0
// CALL: remf(-0.0, 1.0e-30) = -0.0
// CALL: remf(1.0, 0.0) = nan
// CALL: remf(1.0, 0.1) = 0.09999999
// CALL: remf(1.0, 1.0e-30) = 7.272101e-31
// CALL: remf(-1.0, 0.0) = nan
// CALL: remf(-1.0, 0.1) = -0.09999999
// CALL: remf(-1.0, 1.0e-30) = -7.272101e-31
// CALL: remf(0.1, 0.0) = nan
// CALL: remf(0.1, 0.1) = 0.0
// CALL: remf(0.1, 1.0e-30) = 5.2986546e-31
// CALL: remf(2.5, 0.0) = nan
// CALL: remf(2.5, 0.1) = 0.099999964
// CALL: remf(2.5, 1.0e-30) = 3.180252e-31
// CALL: remf(-7.25, 0.0) = nan
// CALL: remf(-7.25, 0.1) = -0.049999893
// CALL: remf(-7.25, 1.0e-30) = -5.222731e-31
// CALL: remf(3.0e30, 0.0) = nan
// CALL: remf(3.0e30, 0.1) = 0.047911413
// CALL: remf(3.0e30, 1.0e-30) = 7.676546e-31
// CALL: remf(1.0e-30, 0.0) = nan
// CALL: remf(1.0e-30, 0.1) = 1.0e-30
// CALL: remf(1.0e-30, 1.0e-30) = 0.0
// CALL: remf(inf, 0.0) = nan
// CALL: remf(inf, 0.1) = nan
// CALL: remf(inf, 1.0e-30) = nan
// CALL: remf(-inf, 0.0) = nan
// CALL: remf(-inf, 0.1) = nan
// CALL: remf(-inf, 1.0e-30) = nan
// CALL: remf(nan, 0.0) = nan
// CALL: remf(nan, 0.1) = nan
// CALL: remf(nan, 1.0e-30) = nan

func.func @maximumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}
// CALL: maximumf(0.0, 0.0) = 0.0
// CALL: maximumf(0.0, -0.0) = 0.0
// CALL: maximumf(0.0, 1.0) = 1.0
// CALL: maximumf(0.0, -1.0) = 0.0
// CALL: maximumf(0.0, 0.1) = 0.1
// CALL: maximumf(0.0, 2.5) = 2.5
// CALL: maximumf(0.0, -7.25) = 0.0
// CALL: maximumf(0.0, 3.0e30) = 3.0e30
// CALL: maximumf(0.0, 1.0e-30) = 1.0e-30
// CALL: maximumf(0.0, inf) = inf
// CALL: maximumf(0.0, -inf) = 0.0
// CALL: maximumf(0.0, nan) = nan
// CALL: maximumf(-0.0, 0.0) = 0.0
// CALL: maximumf(-0.0, -0.0) = -0.0
// CALL: maximumf(-0.0, 1.0) = 1.0
// CALL: maximumf(-0.0, -1.0) = -0.0
// CALL: maximumf(-0.0, 0.1) = 0.1
// CALL: maximumf(-0.0, 2.5) = 2.5
// CALL: maximumf(-0.0, -7.25) = -0.0
// CALL: maximumf(-0.0, 3.0e30) = 3.0e30
// CALL: maximumf(-0.0, 1.0e-30) = 1.0e-30
// CALL: maximumf(-0.0, inf) = inf
// CALL: maximumf(-0.0, -inf) = -0.0
// CALL: maximumf(-0.0, nan) = nan
// CALL: maximumf(1.0, 0.0) = 1.0
// CALL: maximumf(1.0, -0.0) = 1.0
// CALL: maximumf(1.0, 1.0) = 1.0
// CALL: maximumf(1.0, -1.0) = 1.0
// CALL: maximumf(1.0, 0.1) = 1.0
// CALL: maximumf(1.0, 2.5) = 2.5
// CALL: maximumf(1.0, -7.25) = 1.0
// CALL: maximumf(1.0, 3.0e30) = 3.0e30
// CALL: maximumf(1.0, 1.0e-30) = 1.0
// CALL: maximumf(1.0, inf) = inf
// CALL: maximumf(1.0, -inf) = 1.0
// CALL: maximumf(1.0, nan) = nan
// CALL: maximumf(-1.0, 0.0) = 0.0
// CALL: maximumf(-1.0, -0.0) = -0.0
// CALL: maximumf(-1.0, 1.0) = 1.0
// CALL: maximumf(-1.0, -1.0) = -1.0
// CALL: maximumf(-1.0, 0.1) = 0.1
// CALL: maximumf(-1.0, 2.5) = 2.5
// CALL: maximumf(-1.0, -7.25) = -1.0
// CALL: maximumf(-1.0, 3.0e30) = 3.0e30
// CALL: maximumf(-1.0, 1.0e-30) = 1.0e-30
// CALL: maximumf(-1.0, inf) = inf
// CALL: maximumf(-1.0, -inf) = -1.0
// CALL: maximumf(-1.0, nan) = nan
// CALL: maximumf(0.1, 0.0) = 0.1
// CALL: maximumf(0.1, -0.0) = 0.1
// CALL: maximumf(0.1, 1.0) = 1.0
// CALL: maximumf(0.1, -1.0) = 0.1
// CALL: maximumf(0.1, 0.1) = 0.1
// CALL: maximumf(0.1, 2.5) = 2.5
// CALL: maximumf(0.1, -7.25) = 0.1
// CALL: maximumf(0.1, 3.0e30) = 3.0e30
// CALL: maximumf(0.1, 1.0e-30) = 0.1
// CALL: maximumf(0.1, inf) = inf
// CALL: maximumf(0.1, -inf) = 0.1
// CALL: maximumf(0.1, nan) = nan
// CALL: maximumf(2.5, 0.0) = 2.5
// CALL: maximumf(2.5, -0.0) = 2.5
// CALL: maximumf(2.5, 1.0) = 2.5
// CALL: maximumf(2.5, -1.0) = 2.5
// CALL: maximumf(2.5, 0.1) = 2.5
// CALL: maximumf(2.5, 2.5) = 2.5
// CALL: maximumf(2.5, -7.25) = 2.5
// CALL: maximumf(2.5, 3.0e30) = 3.0e30
// CALL: maximumf(2.5, 1.0e-30) = 2.5
// CALL: maximumf(2.5, inf) = inf
// CALL: maximumf(2.5, -inf) = 2.5
// CALL: maximumf(2.5, nan) = nan
// CALL: maximumf(-7.25, 0.0) = 0.0
// CALL: maximumf(-7.25, -0.0) = -0.0
// CALL: maximumf(-7.25, 1.0) = 1.0
// CALL: maximumf(-7.25, -1.0) = -1.0
// CALL: maximumf(-7.25, 0.1) = 0.1
// CALL: maximumf(-7.25, 2.5) = 2.5
// CALL: maximumf(-7.25, -7.25) = -7.25
// CALL: maximumf(-7.25, 3.0e30) = 3.0e30
// CALL: maximumf(-7.25, 1.0e-30) = 1.0e-30
// CALL: maximumf(-7.25, inf) = inf
// CALL: maximumf(-7.25, -inf) = -7.25
// CALL: maximumf(-7.25, nan) = nan
// CALL: maximumf(3.0e30, 0.0) = 3.0e30
// CALL: maximumf(3.0e30, -0.0) = 3.0e30
// CALL: maximumf(3.0e30, 1.0) = 3.0e30
// CALL: maximumf(3.0e30, -1.0) = 3.0e30
// CALL: maximumf(3.0e30, 0.1) = 3.0e30
// CALL: maximumf(3.0e30, 2.5) = 3.0e30
// CALL: maximumf(3.0e30, -7.25) = 3.0e30
// CALL: maximumf(3.0e30, 3.0e30) = 3.0e30
// CALL: maximumf(3.0e30, 1.0e-30) = 3.0e30
// CALL: maximumf(3.0e30, inf) = inf
// CALL: maximumf(3.0e30, -inf) = 3.0e30
// CALL: maximumf(3.0e30, nan) = nan
// CALL: maximumf(1.0e-30, 0.0) = 1.0e-30
// CALL: maximumf(1.0e-30, -0.0) = 1.0e-30
// CALL: maximumf(1.0e-30, 1.0) = 1.0
// CALL: maximumf(1.0e-30, -1.0) = 1.0e-30
// CALL: maximumf(1.0e-30, 0.1) = 0.1
// CALL: maximumf(1.0e-30, 2.5) = 2.5
// CALL: maximumf(1.0e-30, -7.25) = 1.0e-30
// CALL: maximumf(1.0e-30, 3.0e30) = 3.0e30
// CALL: maximumf(1.0e-30, 1.0e-30) = 1.0e-30
// CALL: maximumf(1.0e-30, inf) = inf
// CALL: maximumf(1.0e-30, -inf) = 1.0e-30
// CALL: maximumf(1.0e-30, nan) = nan
// CALL: maximumf(inf, 0.0) = inf
// CALL: maximumf(inf, -0.0) = inf
// CALL: maximumf(inf, 1.0) = inf
// CALL: maximumf(inf, -1.0) = inf
// CALL: maximumf(inf, 0.1) = inf
// CALL: maximumf(inf, 2.5) = inf
// CALL: maximumf(inf, -7.25) = inf
// CALL: maximumf(inf, 3.0e30) = inf
// CALL: maximumf(inf, 1.0e-30) = inf
// CALL: maximumf(inf, inf) = inf
// CALL: maximumf(inf, -inf) = inf
// CALL: maximumf(inf, nan) = nan
// CALL: maximumf(-inf, 0.0) = 0.0
// CALL: maximumf(-inf, -0.0) = -0.0
// CALL: maximumf(-inf, 1.0) = 1.0
// CALL: maximumf(-inf, -1.0) = -1.0
// CALL: maximumf(-inf, 0.1) = 0.1
// CALL: maximumf(-inf, 2.5) = 2.5
// CALL: maximumf(-inf, -7.25) = -7.25
// CALL: maximumf(-inf, 3.0e30) = 3.0e30
// CALL: maximumf(-inf, 1.0e-30) = 1.0e-30
// CALL: maximumf(-inf, inf) = inf
// CALL: maximumf(-inf, -inf) = -inf
// CALL: maximumf(-inf, nan) = nan
// CALL: maximumf(nan, 0.0) = nan
// CALL: maximumf(nan, -0.0) = nan
// CALL: maximumf(nan, 1.0) = nan
// CALL: maximumf(nan, -1.0) = nan
// CALL: maximumf(nan, 0.1) = nan
// CALL: maximumf(nan, 2.5) = nan
// CALL: maximumf(nan, -7.25) = nan
// CALL: maximumf(nan, 3.0e30) = nan
// CALL: maximumf(nan, 1.0e-30) = nan
// CALL: maximumf(nan, inf) = nan
// CALL: maximumf(nan, -inf) = nan
// CALL: maximumf(nan, nan) = nan

func.func @minimumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
// CALL: minimumf(0.0, 0.0) = 0.0
// CALL: minimumf(0.0, -0.0) = -0.0
// CALL: minimumf(0.0, 1.0) = 0.0
// CALL: minimumf(0.0, -1.0) = -1.0
// CALL: minimumf(0.0, 0.1) = 0.0
// CALL: minimumf(0.0, 2.5) = 0.0
// CALL: minimumf(0.0, -7.25) = -7.25
// CALL: minimumf(0.0, 3.0e30) = 0.0
// CALL: minimumf(0.0, 1.0e-30) = 0.0
// CALL: minimumf(0.0, inf) = 0.0
// CALL: minimumf(0.0, -inf) = -inf
// CALL: minimumf(0.0, nan) = nan
// CALL: minimumf(-0.0, 0.0) = -0.0
// CALL: minimumf(-0.0, -0.0) = -0.0
// CALL: minimumf(-0.0, 1.0) = -0.0
// CALL: minimumf(-0.0, -1.0) = -1.0
// CALL: minimumf(-0.0, 0.1) = -0.0
// CALL: minimumf(-0.0, 2.5) = -0.0
// CALL: minimumf(-0.0, -7.25) = -7.25
// CALL: minimumf(-0.0, 3.0e30) = -0.0
// CALL: minimumf(-0.0, 1.0e-30) = -0.0
// CALL: minimumf(-0.0, inf) = -0.0
// CALL: minimumf(-0.0, -inf) = -inf
// CALL: minimumf(-0.0, nan) = nan
// CALL: minimumf(1.0, 0.0) = 0.0
// CALL: minimumf(1.0, -0.0) = -0.0
// CALL: minimumf(1.0, 1.0) = 1.0
// CALL: minimumf(1.0, -1.0) = -1.0
// CALL: minimumf(1.0, 0.1) = 0.1
// CALL: minimumf(1.0, 2.5) = 1.0
// CALL: minimumf(1.0, -7.25) = -7.25
// CALL: minimumf(1.0, 3.0e30) = 1.0
// CALL: minimumf(1.0, 1.0e-30) = 1.0e-30
// CALL: minimumf(1.0, inf) = 1.0
// CALL: minimumf(1.0, -inf) = -inf
// CALL: minimumf(1.0, nan) = nan
// CALL: minimumf(-1.0, 0.0) = -1.0
// CALL: minimumf(-1.0, -0.0) = -1.0
// CALL: minimumf(-1.0, 1.0) = -1.0
// CALL: minimumf(-1.0, -1.0) = -1.0
// CALL: minimumf(-1.0, 0.1) = -1.0
// CALL: minimumf(-1.0, 2.5) = -1.0
// CALL: minimumf(-1.0, -7.25) = -7.25
// CALL: minimumf(-1.0, 3.0e30) = -1.0
// CALL: minimumf(-1.0, 1.0e-30) = -1.0
// CALL: minimumf(-1.0, inf) = -1.0
// CALL: minimumf(-1.0, -inf) = -inf
// CALL: minimumf(-1.0, nan) = nan
// CALL: minimumf(0.1, 0.0) = 0.0
// CALL: minimumf(0.1, -0.0) = -0.0
// CALL: minimumf(0.1, 1.0) = 0.1
// CALL: minimumf(0.1, -1.0) = -1.0
// CALL: minimumf(0.1, 0.1) = 0.1
// CALL: minimumf(0.1, 2.5) = 0.1
// CALL: minimumf(0.1, -7.25) = -7.25
// CALL: minimumf(0.1, 3.0e30) = 0.1
// CALL: minimumf(0.1, 1.0e-30) = 1.0e-30
// CALL: minimumf(0.1, inf) = 0.1
// CALL: minimumf(0.1, -inf) = -inf
// CALL: minimumf(0.1, nan) = nan
// CALL: minimumf(2.5, 0.0) = 0.0
// CALL: minimumf(2.5, -0.0) = -0.0
// CALL: minimumf(2.5, 1.0) = 1.0
// CALL: minimumf(2.5, -1.0) = -1.0
// CALL: minimumf(2.5, 0.1) = 0.1
// CALL: minimumf(2.5, 2.5) = 2.5
// CALL: minimumf(2.5, -7.25) = -7.25
// CALL: minimumf(2.5, 3.0e30) = 2.5
// CALL: minimumf(2.5, 1.0e-30) = 1.0e-30
// CALL: minimumf(2.5, inf) = 2.5
// CALL: minimumf(2.5, -inf) = -inf
// CALL: minimumf(2.5, nan) = nan
// CALL: minimumf(-7.25, 0.0) = -7.25
// CALL: minimumf(-7.25, -0.0) = -7.25
// CALL: minimumf(-7.25, 1.0) = -7.25
// CALL: minimumf(-7.25, -1.0) = -7.25
// CALL: minimumf(-7.25, 0.1) = -7.25
// CALL: minimumf(-7.25, 2.5) = -7.25
// CALL: minimumf(-7.25, -7.25) = -7.25
// CALL: minimumf(-7.25, 3.0e30) = -7.25
// CALL: minimumf(-7.25, 1.0e-30) = -7.25
// CALL: minimumf(-7.25, inf) = -7.25
// CALL: minimumf(-7.25, -inf) = -inf
// CALL: minimumf(-7.25, nan) = nan
// CALL: minimumf(3.0e30, 0.0) = 0.0
// CALL: minimumf(3.0e30, -0.0) = -0.0
// CALL: minimumf(3.0e30, 1.0) = 1.0
// CALL: minimumf(3.0e30, -1.0) = -1.0
// CALL: minimumf(3.0e30, 0.1) = 0.1
// CALL: minimumf(3.0e30, 2.5) = 2.5
// CALL: minimumf(3.0e30, -7.25) = -7.25
// CALL: minimumf(3.0e30, 3.0e30) = 3.0e30
// CALL: minimumf(3.0e30, 1.0e-30) = 1.0e-30
// CALL: minimumf(3.0e30, inf) = 3.0e30
// CALL: minimumf(3.0e30, -inf) = -inf
// CALL: minimumf(3.0e30, nan) = nan
// CALL: minimumf(1.0e-30, 0.0) = 0.0
// CALL: minimumf(1.0e-30, -0.0) = -0.0
// CALL: minimumf(1.0e-30, 1.0) = 1.0e-30
// CALL: minimumf(1.0e-30, -1.0) = -1.0
// CALL: minimumf(1.0e-30, 0.1) = 1.0e-30
// CALL: minimumf(1.0e-30, 2.5) = 1.0e-30
// CALL: minimumf(1.0e-30, -7.25) = -7.25
// CALL: minimumf(1.0e-30, 3.0e30) = 1.0e-30
// CALL: minimumf(1.0e-30, 1.0e-30) = 1.0e-30
// CALL: minimumf(1.0e-30, inf) = 1.0e-30
// CALL: minimumf(1.0e-30, -inf) = -inf
// CALL: minimumf(1.0e-30, nan) = nan
// CALL: minimumf(inf, 0.0) = 0.0
// CALL: minimumf(inf, -0.0) = -0.0
// CALL: minimumf(inf, 1.0) = 1.0
// CALL: minimumf(inf, -1.0) = -1.0
// CALL: minimumf(inf, 0.1) = 0.1
// CALL: minimumf(inf, 2.5) = 2.5
// CALL: minimumf(inf, -7.25) = -7.25
// CALL: minimumf(inf, 3.0e30) = 3.0e30
// CALL: minimumf(inf, 1.0e-30) = 1.0e-30
// CALL: minimumf(inf, inf) = inf
// CALL: minimumf(inf, -inf) = -inf
// CALL: minimumf(inf, nan) = nan
// CALL: minimumf(-inf, 0.0) = -inf
// CALL: minimumf(-inf, -0.0) = -inf
// CALL: minimumf(-inf, 1.0) = -inf
// CALL: minimumf(-inf, -1.0) = -inf
// CALL: minimumf(-inf, 0.1) = -inf
// CALL: minimumf(-inf, 2.5) = -inf
// CALL: minimumf(-inf, -7.25) = -inf
// CALL: minimumf(-inf, 3.0e30) = -inf
// CALL: minimumf(-inf, 1.0e-30) = -inf
// CALL: minimumf(-inf, inf) = -inf
// CALL: minimumf(-inf, -inf) = -inf
// CALL: minimumf(-inf, nan) = nan
// CALL: minimumf(nan, 0.0) = nan
// CALL: minimumf(nan, -0.0) = nan
// CALL: minimumf(nan, 1.0) = nan
// CALL: minimumf(nan, -1.0) = nan
// CALL: minimumf(nan, 0.1) = nan
// CALL: minimumf(nan, 2.5) = nan
// CALL: minimumf(nan, -7.25) = nan
// CALL: minimumf(nan, 3.0e30) = nan
// CALL: minimumf(nan, 1.0e-30) = nan
// CALL: minimumf(nan, inf) = nan
// CALL: minimumf(nan, -inf) = nan
// CALL: minimumf(nan, nan) = nan

func.func @maxnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
// CALL: maxnumf(0.0, 0.0) = 0.0
// CALL: maxnumf(0.0, -0.0) = 0.0
// CALL: maxnumf(0.0, 1.0) = 1.0
// CALL: maxnumf(0.0, -1.0) = 0.0
// CALL: maxnumf(0.0, 0.1) = 0.1
// CALL: maxnumf(0.0, 2.5) = 2.5
// CALL: maxnumf(0.0, -7.25) = 0.0
// CALL: maxnumf(0.0, 3.0e30) = 3.0e30
// CALL: maxnumf(0.0, 1.0e-30) = 1.0e-30
// CALL: maxnumf(0.0, inf) = inf
// CALL: maxnumf(0.0, -inf) = 0.0
// CALL: maxnumf(0.0, nan) = 0.0
// CALL: maxnumf(-0.0, 0.0) = 0.0
// CALL: maxnumf(-0.0, -0.0) = -0.0
// CALL: maxnumf(-0.0, 1.0) = 1.0
// CALL: maxnumf(-0.0, -1.0) = -0.0
// CALL: maxnumf(-0.0, 0.1) = 0.1
// CALL: maxnumf(-0.0, 2.5) = 2.5
// CALL: maxnumf(-0.0, -7.25) = -0.0
// CALL: maxnumf(-0.0, 3.0e30) = 3.0e30
// CALL: maxnumf(-0.0, 1.0e-30) = 1.0e-30
// CALL: maxnumf(-0.0, inf) = inf
// CALL: maxnumf(-0.0, -inf) = -0.0
// CALL: maxnumf(-0.0, nan) = -0.0
// CALL: maxnumf(1.0, 0.0) = 1.0
// CALL: maxnumf(1.0, -0.0) = 1.0
// CALL: maxnumf(1.0, 1.0) = 1.0
// CALL: maxnumf(1.0, -1.0) = 1.0
// CALL: maxnumf(1.0, 0.1) = 1.0
// CALL: maxnumf(1.0, 2.5) = 2.5
// CALL: maxnumf(1.0, -7.25) = 1.0
// CALL: maxnumf(1.0, 3.0e30) = 3.0e30
// CALL: maxnumf(1.0, 1.0e-30) = 1.0
// CALL: maxnumf(1.0, inf) = inf
// CALL: maxnumf(1.0, -inf) = 1.0
// CALL: maxnumf(1.0, nan) = 1.0
// CALL: maxnumf(-1.0, 0.0) = 0.0
// CALL: maxnumf(-1.0, -0.0) = -0.0
// CALL: maxnumf(-1.0, 1.0) = 1.0
// CALL: maxnumf(-1.0, -1.0) = -1.0
// CALL: maxnumf(-1.0, 0.1) = 0.1
// CALL: maxnumf(-1.0, 2.5) = 2.5
// CALL: maxnumf(-1.0, -7.25) = -1.0
// CALL: maxnumf(-1.0, 3.0e30) = 3.0e30
// CALL: maxnumf(-1.0, 1.0e-30) = 1.0e-30
// CALL: maxnumf(-1.0, inf) = inf
// CALL: maxnumf(-1.0, -inf) = -1.0
// CALL: maxnumf(-1.0, nan) = -1.0
// CALL: maxnumf(0.1, 0.0) = 0.1
// CALL: maxnumf(0.1, -0.0) = 0.1
// CALL: maxnumf(0.1, 1.0) = 1.0
// CALL: maxnumf(0.1, -1.0) = 0.1
// CALL: maxnumf(0.1, 0.1) = 0.1
// CALL: maxnumf(0.1, 2.5) = 2.5
// CALL: maxnumf(0.1, -7.25) = 0.1
// CALL: maxnumf(0.1, 3.0e30) = 3.0e30
// CALL: maxnumf(0.1, 1.0e-30) = 0.1
// CALL: maxnumf(0.1, inf) = inf
// CALL: maxnumf(0.1, -inf) = 0.1
// CALL: maxnumf(0.1, nan) = 0.1
// CALL: maxnumf(2.5, 0.0) = 2.5
// CALL: maxnumf(2.5, -0.0) = 2.5
// CALL: maxnumf(2.5, 1.0) = 2.5
// CALL: maxnumf(2.5, -1.0) = 2.5
// CALL: maxnumf(2.5, 0.1) = 2.5
// CALL: maxnumf(2.5, 2.5) = 2.5
// CALL: maxnumf(2.5, -7.25) = 2.5
// CALL: maxnumf(2.5, 3.0e30) = 3.0e30
// CALL: maxnumf(2.5, 1.0e-30) = 2.5
// CALL: maxnumf(2.5, inf) = inf
// CALL: maxnumf(2.5, -inf) = 2.5
// CALL: maxnumf(2.5, nan) = 2.5
// CALL: maxnumf(-7.25, 0.0) = 0.0
// CALL: maxnumf(-7.25, -0.0) = -0.0
// CALL: maxnumf(-7.25, 1.0) = 1.0
// CALL: maxnumf(-7.25, -1.0) = -1.0
// CALL: maxnumf(-7.25, 0.1) = 0.1
// CALL: maxnumf(-7.25, 2.5) = 2.5
// CALL: maxnumf(-7.25, -7.25) = -7.25
// CALL: maxnumf(-7.25, 3.0e30) = 3.0e30
// CALL: maxnumf(-7.25, 1.0e-30) = 1.0e-30
// CALL: maxnumf(-7.25, inf) = inf
// CALL: maxnumf(-7.25, -inf) = -7.25
// CALL: maxnumf(-7.25, nan) = -7.25
// CALL: maxnumf(3.0e30, 0.0) = 3.0e30
// CALL: maxnumf(3.0e30, -0.0) = 3.0e30
// CALL: maxnumf(3.0e30, 1.0) = 3.0e30
// CALL: maxnumf(3.0e30, -1.0) = 3.0e30
// CALL: maxnumf(3.0e30, 0.1) = 3.0e30
// CALL: maxnumf(3.0e30, 2.5) = 3.0e30
// CALL: maxnumf(3.0e30, -7.25) = 3.0e30
// CALL: maxnumf(3.0e30, 3.0e30) = 3.0e30
// CALL: maxnumf(3.0e30, 1.0e-30) = 3.0e30
// CALL: maxnumf(3.0e30, inf) = inf
// CALL: maxnumf(3.0e30, -inf) = 3.0e30
// CALL: maxnumf(3.0e30, nan) = 3.0e30
// CALL: maxnumf(1.0e-30, 0.0) = 1.0e-30
// CALL: maxnumf(1.0e-30, -0.0) = 1.0e-30
// CALL: maxnumf(1.0e-30, 1.0) = 1.0
// CALL: maxnumf(1.0e-30, -1.0) = 1.0e-30
// CALL: maxnumf(1.0e-30, 0.1) = 0.1
// CALL: maxnumf(1.0e-30, 2.5) = 2.5
// CALL: maxnumf(1.0e-30, -7.25) = 1.0e-30
// CALL: maxnumf(1.0e-30, 3.0e30) = 3.0e30
// CALL: maxnumf(1.0e-30, 1.0e-30) = 1.0e-30
// CALL: maxnumf(1.0e-30, inf) = inf
// CALL: maxnumf(1.0e-30, -inf) = 1.0e-30
// CALL: maxnumf(1.0e-30, nan) = 1.0e-30
// CALL: maxnumf(inf, 0.0) = inf
// CALL: maxnumf(inf, -0.0) = inf
// CALL: maxnumf(inf, 1.0) = inf
// CALL: maxnumf(inf, -1.0) = inf
// CALL: maxnumf(inf, 0.1) = inf
// CALL: maxnumf(inf, 2.5) = inf
// CALL: maxnumf(inf, -7.25) = inf
// CALL: maxnumf(inf, 3.0e30) = inf
// CALL: maxnumf(inf, 1.0e-30) = inf
// CALL: maxnumf(inf, inf) = inf
// CALL: maxnumf(inf, -inf) = inf
// CALL: maxnumf(inf, nan) = inf
// CALL: maxnumf(-inf, 0.0) = 0.0
// CALL: maxnumf(-inf, -0.0) = -0.0
// CALL: maxnumf(-inf, 1.0) = 1.0
// CALL: maxnumf(-inf, -1.0) = -1.0
// CALL: maxnumf(-inf, 0.1) = 0.1
// CALL: maxnumf(-inf, 2.5) = 2.5
// CALL: maxnumf(-inf, -7.25) = -7.25
// CALL: maxnumf(-inf, 3.0e30) = 3.0e30
// CALL: maxnumf(-inf, 1.0e-30) = 1.0e-30
// CALL: maxnumf(-inf, inf) = inf
// CALL: maxnumf(-inf, -inf) = -inf
// CALL: maxnumf(-inf, nan) = -inf
// CALL: maxnumf(nan, 0.0) = 0.0
// CALL: maxnumf(nan, -0.0) = -0.0
// CALL: maxnumf(nan, 1.0) = 1.0
// CALL: maxnumf(nan, -1.0) = -1.0
// CALL: maxnumf(nan, 0.1) = 0.1
// CALL: maxnumf(nan, 2.5) = 2.5
// CALL: maxnumf(nan, -7.25) = -7.25
// CALL: maxnumf(nan, 3.0e30) = 3.0e30
// CALL: maxnumf(nan, 1.0e-30) = 1.0e-30
// CALL: maxnumf(nan, inf) = inf
// CALL: maxnumf(nan, -inf) = -inf
// CALL: maxnumf(nan, nan) = nan

func.func @minnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b : f32
  return %r : f32
}
// CALL: minnumf(0.0, 0.0) = 0.0
// CALL: minnumf(0.0, -0.0) = -0.0
// CALL: minnumf(0.0, 1.0) = 0.0
// CALL: minnumf(0.0, -1.0) = -1.0
// CALL: minnumf(0.0, 0.1) = 0.0
// CALL: minnumf(0.0, 2.5) = 0.0
// CALL: minnumf(0.0, -7.25) = -7.25
// CALL: minnumf(0.0, 3.0e30) = 0.0
// CALL: minnumf(0.0, 1.0e-30) = 0.0
// CALL: minnumf(0.0, inf) = 0.0
// CALL: minnumf(0.0, -inf) = -inf
// CALL: minnumf(0.0, nan) = 0.0
// CALL: minnumf(-0.0, 0.0) = -0.0
// CALL: minnumf(-0.0, -0.0) = -0.0
// CALL: minnumf(-0.0, 1.0) = -0.0
// CALL: minnumf(-0.0, -1.0) = -1.0
// CALL: minnumf(-0.0, 0.1) = -0.0
// CALL: minnumf(-0.0, 2.5) = -0.0
// CALL: minnumf(-0.0, -7.25) = -7.25
// CALL: minnumf(-0.0, 3.0e30) = -0.0
// CALL: minnumf(-0.0, 1.0e-30) = -0.0
// CALL: minnumf(-0.0, inf) = -0.0
// CALL: minnumf(-0.0, -inf) = -inf
// CALL: minnumf(-0.0, nan) = -0.0
// CALL: minnumf(1.0, 0.0) = 0.0
// CALL: minnumf(1.0, -0.0) = -0.0
// CALL: minnumf(1.0, 1.0) = 1.0
// CALL: minnumf(1.0, -1.0) = -1.0
// CALL: minnumf(1.0, 0.1) = 0.1
// CALL: minnumf(1.0, 2.5) = 1.0
// CALL: minnumf(1.0, -7.25) = -7.25
// CALL: minnumf(1.0, 3.0e30) = 1.0
// CALL: minnumf(1.0, 1.0e-30) = 1.0e-30
// CALL: minnumf(1.0, inf) = 1.0
// CALL: minnumf(1.0, -inf) = -inf
// CALL: minnumf(1.0, nan) = 1.0
// CALL: minnumf(-1.0, 0.0) = -1.0
// CALL: minnumf(-1.0, -0.0) = -1.0
// CALL: minnumf(-1.0, 1.0) = -1.0
// CALL: minnumf(-1.0, -1.0) = -1.0
// CALL: minnumf(-1.0, 0.1) = -1.0
// CALL: minnumf(-1.0, 2.5) = -1.0
// CALL: minnumf(-1.0, -7.25) = -7.25
// CALL: minnumf(-1.0, 3.0e30) = -1.0
// CALL: minnumf(-1.0, 1.0e-30) = -1.0
// CALL: minnumf(-1.0, inf) = -1.0
// CALL: minnumf(-1.0, -inf) = -inf
// CALL: minnumf(-1.0, nan) = -1.0
// CALL: minnumf(0.1, 0.0) = 0.0
// CALL: minnumf(0.1, -0.0) = -0.0
// CALL: minnumf(0.1, 1.0) = 0.1
// CALL: minnumf(0.1, -1.0) = -1.0
// CALL: minnumf(0.1, 0.1) = 0.1
// CALL: minnumf(0.1, 2.5) = 0.1
// CALL: minnumf(0.1, -7.25) = -7.25
// CALL: minnumf(0.1, 3.0e30) = 0.1
// CALL: minnumf(0.1, 1.0e-30) = 1.0e-30
// CALL: minnumf(0.1, inf) = 0.1
// CALL: minnumf(0.1, -inf) = -inf
// CALL: minnumf(0.1, nan) = 0.1
// CALL: minnumf(2.5, 0.0) = 0.0
// CALL: minnumf(2.5, -0.0) = -0.0
// CALL: minnumf(2.5, 1.0) = 1.0
// CALL: minnumf(2.5, -1.0) = -1.0
// CALL: minnumf(2.5, 0.1) = 0.1
// CALL: minnumf(2.5, 2.5) = 2.5
// CALL: minnumf(2.5, -7.25) = -7.25
// CALL: minnumf(2.5, 3.0e30) = 2.5
// CALL: minnumf(2.5, 1.0e-30) = 1.0e-30
// CALL: minnumf(2.5, inf) = 2.5
// CALL: minnumf(2.5, -inf) = -inf
// CALL: minnumf(2.5, nan) = 2.5
// CALL: minnumf(-7.25, 0.0) = -7.25
// CALL: minnumf(-7.25, -0.0) = -7.25
// CALL: minnumf(-7.25, 1.0) = -7.25
// CALL: minnumf(-7.25, -1.0) = -7.25
// CALL: minnumf(-7.25, 0.1) = -7.25
// CALL: minnumf(-7.25, 2.5) = -7.25
// CALL: minnumf(-7.25, -7.25) = -7.25
// CALL: minnumf(-7.25, 3.0e30) = -7.25
// CALL: minnumf(-7.25, 1.0e-30) = -7.25
// CALL: minnumf(-7.25, inf) = -7.25
// CALL: minnumf(-7.25, -inf) = -inf
// CALL: minnumf(-7.25, nan) = -7.25
// CALL: minnumf(3.0e30, 0.0) = 0.0
// CALL: minnumf(3.0e30, -0.0) = -0.0
// CALL: minnumf(3.0e30, 1.0) = 1.0
// CALL: minnumf(3.0e30, -1.0) = -1.0
// CALL: minnumf(3.0e30, 0.1) = 0.1
// CALL: minnumf(3.0e30, 2.5) = 2.5
// CALL: minnumf(3.0e30, -7.25) = -7.25
// CALL: minnumf(3.0e30, 3.0e30) = 3.0e30
// CALL: minnumf(3.0e30, 1.0e-30) = 1.0e-30
// CALL: minnumf(3.0e30, inf) = 3.0e30
// CALL: minnumf(3.0e30, -inf) = -inf
// CALL: minnumf(3.0e30, nan) = 3.0e30
// CALL: minnumf(1.0e-30, 0.0) = 0.0
// CALL: minnumf(1.0e-30, -0.0) = -0.0
// CALL: minnumf(1.0e-30, 1.0) = 1.0e-30
// CALL: minnumf(1.0e-30, -1.0) = -1.0
// CALL: minnumf(1.0e-30, 0.1) = 1.0e-30
// CALL: minnumf(1.0e-30, 2.5) = 1.0e-30
// CALL: minnumf(1.0e-30, -7.25) = -7.25
// CALL: minnumf(1.0e-30, 3.0e30) = 1.0e-30
// CALL: minnumf(1.0e-30, 1.0e-30) = 1.0e-30
// CALL: minnumf(1.0e-30, inf) = 1.0e-30
// CALL: minnumf(1.0e-30, -inf) = -inf
// CALL: minnumf(1.0e-30, nan) = 1.0e-30
// CALL: minnumf(inf, 0.0) = 0.0
// CALL: minnumf(inf, -0.0) = -0.0
// CALL: minnumf(inf, 1.0) = 1.0
// CALL: minnumf(inf, -1.0) = -1.0
// CALL: minnumf(inf, 0.1) = 0.1
// CALL: minnumf(inf, 2.5) = 2.5
// CALL: minnumf(inf, -7.25) = -7.25
// CALL: minnumf(inf, 3.0e30) = 3.0e30
// CALL: minnumf(inf, 1.0e-30) = 1.0e-30
// CALL: minnumf(inf, inf) = inf
// CALL: minnumf(inf, -inf) = -inf
// CALL: minnumf(inf, nan) = inf
// CALL: minnumf(-inf, 0.0) = -inf
// CALL: minnumf(-inf, -0.0) = -inf
// CALL: minnumf(-inf, 1.0) = -inf
// CALL: minnumf(-inf, -1.0) = -inf
// CALL: minnumf(-inf, 0.1) = -inf
// CALL: minnumf(-inf, 2.5) = -inf
// CALL: minnumf(-inf, -7.25) = -inf
// CALL: minnumf(-inf, 3.0e30) = -inf
// CALL: minnumf(-inf, 1.0e-30) = -inf
// CALL: minnumf(-inf, inf) = -inf
// CALL: minnumf(-inf, -inf) = -inf
// CALL: minnumf(-inf, nan) = -inf
// CALL: minnumf(nan, 0.0) = 0.0
// CALL: minnumf(nan, -0.0) = -0.0
// CALL: minnumf(nan, 1.0) = 1.0
// CALL: minnumf(nan, -1.0) = -1.0
// CALL: minnumf(nan, 0.1) = 0.1
// CALL: minnumf(nan, 2.5) = 2.5
// CALL: minnumf(nan, -7.25) = -7.25
// CALL: minnumf(nan, 3.0e30) = 3.0e30
// CALL: minnumf(nan, 1.0e-30) = 1.0e-30
// CALL: minnumf(nan, inf) = inf
// CALL: minnumf(nan, -inf) = -inf
// CALL: minnumf(nan, nan) = nan

func.func @negf(%a: f32) -> f32 {
  %r = arith.negf %a : f32
  return %r : f32
}
// CALL: negf(0.0) = -0.0
// CALL: negf(-0.0) = 0.0
// CALL: negf(1.0) = -1.0
// CALL: negf(-1.0) = 1.0
// CALL: negf(0.1) = -0.1
// CALL: negf(2.5) = -2.5
// CALL: negf(-7.25) = 7.25
// CALL: negf(3.0e30) = -3.0e30
// CALL: negf(1.0e-30) = -1.0e-30
// CALL: negf(inf) = -inf
// CALL: negf(-inf) = inf
// CALL: negf(nan) = nan

func.func @cmp_false(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf false, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_false(1.0, 1.0) = 0
// CALL: cmp_false(1.0, 2.0) = 0
// CALL: cmp_false(2.0, 1.0) = 0
// CALL: cmp_false(0.0, -0.0) = 0
// CALL: cmp_false(nan, 1.0) = 0
// CALL: cmp_false(1.0, nan) = 0
// CALL: cmp_false(nan, nan) = 0
func.func @branch_false(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf false, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_false(1.0, 1.0) = 20
// CALL: branch_false(1.0, 2.0) = 20
// CALL: branch_false(2.0, 1.0) = 20
// CALL: branch_false(nan, 1.0) = 20

func.func @cmp_true(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf true, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_true(1.0, 1.0) = 1
// CALL: cmp_true(1.0, 2.0) = 1
// CALL: cmp_true(2.0, 1.0) = 1
// CALL: cmp_true(0.0, -0.0) = 1
// CALL: cmp_true(nan, 1.0) = 1
// CALL: cmp_true(1.0, nan) = 1
// CALL: cmp_true(nan, nan) = 1
func.func @branch_true(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf true, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_true(1.0, 1.0) = 10
// CALL: branch_true(1.0, 2.0) = 10
// CALL: branch_true(2.0, 1.0) = 10
// CALL: branch_true(nan, 1.0) = 10

func.func @cmp_ord(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ord, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ord(1.0, 1.0) = 1
// CALL: cmp_ord(1.0, 2.0) = 1
// CALL: cmp_ord(2.0, 1.0) = 1
// CALL: cmp_ord(0.0, -0.0) = 1
// CALL: cmp_ord(nan, 1.0) = 0
// CALL: cmp_ord(1.0, nan) = 0
// CALL: cmp_ord(nan, nan) = 0
func.func @branch_ord(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ord, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_ord(1.0, 1.0) = 10
// CALL: branch_ord(1.0, 2.0) = 10
// CALL: branch_ord(2.0, 1.0) = 10
// CALL: branch_ord(nan, 1.0) = 20

func.func @cmp_uno(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf uno, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_uno(1.0, 1.0) = 0
// CALL: cmp_uno(1.0, 2.0) = 0
// CALL: cmp_uno(2.0, 1.0) = 0
// CALL: cmp_uno(0.0, -0.0) = 0
// CALL: cmp_uno(nan, 1.0) = 1
// CALL: cmp_uno(1.0, nan) = 1
// CALL: cmp_uno(nan, nan) = 1
func.func @branch_uno(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf uno, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_uno(1.0, 1.0) = 20
// CALL: branch_uno(1.0, 2.0) = 20
// CALL: branch_uno(2.0, 1.0) = 20
// CALL: branch_uno(nan, 1.0) = 10

func.func @cmp_oeq(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf oeq, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_oeq(1.0, 1.0) = 1
// CALL: cmp_oeq(1.0, 2.0) = 0
// CALL: cmp_oeq(2.0, 1.0) = 0
// CALL: cmp_oeq(0.0, -0.0) = 1
// CALL: cmp_oeq(nan, 1.0) = 0
// CALL: cmp_oeq(1.0, nan) = 0
// CALL: cmp_oeq(nan, nan) = 0
func.func @branch_oeq(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf oeq, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_oeq(1.0, 1.0) = 10
// CALL: branch_oeq(1.0, 2.0) = 20
// CALL: branch_oeq(2.0, 1.0) = 20
// CALL: branch_oeq(nan, 1.0) = 20

func.func @cmp_ueq(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ueq, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ueq(1.0, 1.0) = 1
// CALL: cmp_ueq(1.0, 2.0) = 0
// CALL: cmp_ueq(2.0, 1.0) = 0
// CALL: cmp_ueq(0.0, -0.0) = 1
// CALL: cmp_ueq(nan, 1.0) = 1
// CALL: cmp_ueq(1.0, nan) = 1
// CALL: cmp_ueq(nan, nan) = 1
func.func @branch_ueq(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ueq, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_ueq(1.0, 1.0) = 10
// CALL: branch_ueq(1.0, 2.0) = 20
// CALL: branch_ueq(2.0, 1.0) = 20
// CALL: branch_ueq(nan, 1.0) = 10

func.func @cmp_ogt(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ogt, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ogt(1.0, 1.0) = 0
// CALL: cmp_ogt(1.0, 2.0) = 0
// CALL: cmp_ogt(2.0, 1.0) = 1
// CALL: cmp_ogt(0.0, -0.0) = 0
// CALL: cmp_ogt(nan, 1.0) = 0
// CALL: cmp_ogt(1.0, nan) = 0
// CALL: cmp_ogt(nan, nan) = 0
func.func @branch_ogt(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ogt, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_ogt(1.0, 1.0) = 20
// CALL: branch_ogt(1.0, 2.0) = 20
// CALL: branch_ogt(2.0, 1.0) = 10
// CALL: branch_ogt(nan, 1.0) = 20

func.func @cmp_ugt(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ugt, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ugt(1.0, 1.0) = 0
// CALL: cmp_ugt(1.0, 2.0) = 0
// CALL: cmp_ugt(2.0, 1.0) = 1
// CALL: cmp_ugt(0.0, -0.0) = 0
// CALL: cmp_ugt(nan, 1.0) = 1
// CALL: cmp_ugt(1.0, nan) = 1
// CALL: cmp_ugt(nan, nan) = 1
func.func @branch_ugt(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ugt, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_ugt(1.0, 1.0) = 20
// CALL: branch_ugt(1.0, 2.0) = 20
// CALL: branch_ugt(2.0, 1.0) = 10
// CALL: branch_ugt(nan, 1.0) = 10

func.func @cmp_oge(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf oge, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_oge(1.0, 1.0) = 1
// CALL: cmp_oge(1.0, 2.0) = 0
// CALL: cmp_oge(2.0, 1.0) = 1
// CALL: cmp_oge(0.0, -0.0) = 1
// CALL: cmp_oge(nan, 1.0) = 0
// CALL: cmp_oge(1.0, nan) = 0
// CALL: cmp_oge(nan, nan) = 0
func.func @branch_oge(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf oge, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_oge(1.0, 1.0) = 10
// CALL: branch_oge(1.0, 2.0) = 20
// CALL: branch_oge(2.0, 1.0) = 10
// CALL: branch_oge(nan, 1.0) = 20

func.func @cmp_uge(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf uge, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_uge(1.0, 1.0) = 1
// CALL: cmp_uge(1.0, 2.0) = 0
// CALL: cmp_uge(2.0, 1.0) = 1
// CALL: cmp_uge(0.0, -0.0) = 1
// CALL: cmp_uge(nan, 1.0) = 1
// CALL: cmp_uge(1.0, nan) = 1
// CALL: cmp_uge(nan, nan) = 1
func.func @branch_uge(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf uge, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_uge(1.0, 1.0) = 10
// CALL: branch_uge(1.0, 2.0) = 20
// CALL: branch_uge(2.0, 1.0) = 10
// CALL: branch_uge(nan, 1.0) = 10

func.func @cmp_olt(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf olt, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_olt(1.0, 1.0) = 0
// CALL: cmp_olt(1.0, 2.0) = 1
// CALL: cmp_olt(2.0, 1.0) = 0
// CALL: cmp_olt(0.0, -0.0) = 0
// CALL: cmp_olt(nan, 1.0) = 0
// CALL: cmp_olt(1.0, nan) = 0
// CALL: cmp_olt(nan, nan) = 0
func.func @branch_olt(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf olt, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_olt(1.0, 1.0) = 20
// CALL: branch_olt(1.0, 2.0) = 10
// CALL: branch_olt(2.0, 1.0) = 20
// CALL: branch_olt(nan, 1.0) = 20

func.func @cmp_ult(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ult, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ult(1.0, 1.0) = 0
// CALL: cmp_ult(1.0, 2.0) = 1
// CALL: cmp_ult(2.0, 1.0) = 0
// CALL: cmp_ult(0.0, -0.0) = 0
// CALL: cmp_ult(nan, 1.0) = 1
// CALL: cmp_ult(1.0, nan) = 1
// CALL: cmp_ult(nan, nan) = 1
func.func @branch_ult(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ult, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_ult(1.0, 1.0) = 20
// CALL: branch_ult(1.0, 2.0) = 10
// CALL: branch_ult(2.0, 1.0) = 20
// CALL: branch_ult(nan, 1.0) = 10

func.func @cmp_ole(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ole, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ole(1.0, 1.0) = 1
// CALL: cmp_ole(1.0, 2.0) = 1
// CALL: cmp_ole(2.0, 1.0) = 0
// CALL: cmp_ole(0.0, -0.0) = 1
// CALL: cmp_ole(nan, 1.0) = 0
// CALL: cmp_ole(1.0, nan) = 0
// CALL: cmp_ole(nan, nan) = 0
func.func @branch_ole(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ole, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_ole(1.0, 1.0) = 10
// CALL: branch_ole(1.0, 2.0) = 10
// CALL: branch_ole(2.0, 1.0) = 20
// CALL: branch_ole(nan, 1.0) = 20

func.func @cmp_ule(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ule, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ule(1.0, 1.0) = 1
// CALL: cmp_ule(1.0, 2.0) = 1
// CALL: cmp_ule(2.0, 1.0) = 0
// CALL: cmp_ule(0.0, -0.0) = 1
// CALL: cmp_ule(nan, 1.0) = 1
// CALL: cmp_ule(1.0, nan) = 1
// CALL: cmp_ule(nan, nan) = 1
func.func @branch_ule(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf ule, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_ule(1.0, 1.0) = 10
// CALL: branch_ule(1.0, 2.0) = 10
// CALL: branch_ule(2.0, 1.0) = 20
// CALL: branch_ule(nan, 1.0) = 10

func.func @cmp_one(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf one, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_one(1.0, 1.0) = 0
// CALL: cmp_one(1.0, 2.0) = 1
// CALL: cmp_one(2.0, 1.0) = 1
// CALL: cmp_one(0.0, -0.0) = 0
// CALL: cmp_one(nan, 1.0) = 0
// CALL: cmp_one(1.0, nan) = 0
// CALL: cmp_one(nan, nan) = 0
func.func @branch_one(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf one, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_one(1.0, 1.0) = 20
// CALL: branch_one(1.0, 2.0) = 10
// CALL: branch_one(2.0, 1.0) = 10
// CALL: branch_one(nan, 1.0) = 20

func.func @cmp_une(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf une, %a, %b : f32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_une(1.0, 1.0) = 0
// CALL: cmp_une(1.0, 2.0) = 1
// CALL: cmp_une(2.0, 1.0) = 1
// CALL: cmp_une(0.0, -0.0) = 0
// CALL: cmp_une(nan, 1.0) = 1
// CALL: cmp_une(1.0, nan) = 1
// CALL: cmp_une(nan, nan) = 1
func.func @branch_une(%a: f32, %b: f32) -> i32 {
  %c = arith.cmpf une, %a, %b : f32
  %r = scf.if %c -> i32 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  } else {
    %y = arith.constant 20 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
// CALL: branch_une(1.0, 1.0) = 20
// CALL: branch_une(1.0, 2.0) = 10
// CALL: branch_une(2.0, 1.0) = 10
// CALL: branch_une(nan, 1.0) = 10

