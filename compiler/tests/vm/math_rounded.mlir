// Float functions of `math` that round: each program gives the value times a power of ten, rounded to an integer;
// expected values from numpy in f64.

func.func @exp_f32(%a: f32) -> i64 {
  %r = math.exp %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: exp_f32(-2.575) = 7615
// CALL: exp_f32(0.0) = 100000
// CALL: exp_f32(0.01) = 101005
// CALL: exp_f32(0.5) = 164872
// CALL: exp_f32(1.0) = 271828

func.func @exp2_f32(%a: f32) -> i64 {
  %r = math.exp2 %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: exp2_f32(-2.5) = 17678
// CALL: exp2_f32(-0.7) = 61557
// CALL: exp2_f32(0.0) = 100000
// CALL: exp2_f32(1.0) = 200000
// CALL: exp2_f32(3.0) = 800000

func.func @expm1_f32(%a: f32) -> i64 {
  %r = math.expm1 %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: expm1_f32(-2.575) = -92385
// CALL: expm1_f32(0.0) = 0
// CALL: expm1_f32(0.01) = 1005
// CALL: expm1_f32(0.5) = 64872
// CALL: expm1_f32(1.0) = 171828
// CALL: expm1_f32(3.0) = 1908554

func.func @log_f32(%a: f32) -> i64 {
  %r = math.log %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log_f32(0.103) = -227303
// CALL: log_f32(1.0) = 0
// CALL: log_f32(7.5) = 201490

func.func @log10_f32(%a: f32) -> i64 {
  %r = math.log10 %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log10_f32(0.1) = -100000
// CALL: log10_f32(1.0) = 0
// CALL: log10_f32(750.0) = 287506

func.func @log1p_f32(%a: f32) -> i64 {
  %r = math.log1p %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log1p_f32(-0.5) = -69315
// CALL: log1p_f32(1.0e-05) = 1

func.func @log2_f32(%a: f32) -> i64 {
  %r = math.log2 %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log2_f32(0.309) = -169432
// CALL: log2_f32(8.0) = 300000

func.func @sin_f32(%a: f32) -> i64 {
  %r = math.sin %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: sin_f32(-2.5) = -59847
// CALL: sin_f32(-0.7) = -64422
// CALL: sin_f32(0.0) = 0
// CALL: sin_f32(0.01) = 1000
// CALL: sin_f32(1.0) = 84147
// CALL: sin_f32(3.0) = 14112

func.func @cos_f32(%a: f32) -> i64 {
  %r = math.cos %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: cos_f32(-0.7) = 76484
// CALL: cos_f32(0.0) = 100000
// CALL: cos_f32(0.01) = 99995
// CALL: cos_f32(0.5) = 87758
// CALL: cos_f32(1.0) = 54030
// CALL: cos_f32(3.0) = -98999

func.func @tan_f32(%a: f32) -> i64 {
  %r = math.tan %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: tan_f32(-2.5) = 74702
// CALL: tan_f32(-0.7) = -84229
// CALL: tan_f32(0.0) = 0
// CALL: tan_f32(0.01) = 1000
// CALL: tan_f32(0.5) = 54630
// CALL: tan_f32(1.0) = 155741
// CALL: tan_f32(3.0) = -14255

func.func @tanh_f32(%a: f32) -> i64 {
  %r = math.tanh %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: tanh_f32(-2.575) = -98847
// CALL: tanh_f32(-0.7) = -60437
// CALL: tanh_f32(0.0) = 0
// CALL: tanh_f32(0.01) = 1000
// CALL: tanh_f32(0.5) = 46212
// CALL: tanh_f32(1.03) = 77391
// CALL: tanh_f32(3.09) = 99587

func.func @sinh_f32(%a: f32) -> i64 {
  %r = math.sinh %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: sinh_f32(-2.575) = -652758
// CALL: sinh_f32(-0.721) = -78511
// CALL: sinh_f32(0.0) = 0
// CALL: sinh_f32(0.01) = 1000
// CALL: sinh_f32(0.515) = 53807
// CALL: sinh_f32(1.0) = 117520
// CALL: sinh_f32(3.09) = 1096579

func.func @cosh_f32(%a: f32) -> i64 {
  %r = math.cosh %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: cosh_f32(-2.5) = 613229
// CALL: cosh_f32(-0.7) = 125517
// CALL: cosh_f32(0.0) = 100000
// CALL: cosh_f32(0.01) = 100005
// CALL: cosh_f32(0.515) = 113557
// CALL: cosh_f32(1.0) = 154308
// CALL: cosh_f32(3.0) = 1006766

func.func @asin_f32(%a: f32) -> i64 {
  %r = math.asin %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: asin_f32(-0.3) = -30469
// CALL: asin_f32(0.5) = 52360
// CALL: asin_f32(0.999) = 152607

func.func @acos_f32(%a: f32) -> i64 {
  %r = math.acos %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: acos_f32(-1.0) = 314159
// CALL: acos_f32(-0.3) = 187549
// CALL: acos_f32(0.5) = 104720

func.func @atan_f32(%a: f32) -> i64 {
  %r = math.atan %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: atan_f32(-2.5) = -119029
// CALL: atan_f32(-0.721) = -62468
// CALL: atan_f32(0.0) = 0
// CALL: atan_f32(0.01) = 1000
// CALL: atan_f32(0.5) = 46365
// CALL: atan_f32(1.0) = 78540
// CALL: atan_f32(3.09) = 125781

func.func @asinh_f32(%a: f32) -> i64 {
  %r = math.asinh %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: asinh_f32(-3.09) = -184653
// CALL: asinh_f32(-0.103) = -10282
// CALL: asinh_f32(0.0) = 0
// CALL: asinh_f32(0.0001) = 10
// CALL: asinh_f32(50.0) = 460527

func.func @acosh_f32(%a: f32) -> i64 {
  %r = math.acosh %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: acosh_f32(1.0) = 0
// CALL: acosh_f32(1.545) = 100163
// CALL: acosh_f32(20.6) = 371785

func.func @atanh_f32(%a: f32) -> i64 {
  %r = math.atanh %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: atanh_f32(-0.7) = -86730
// CALL: atanh_f32(0.0) = 0
// CALL: atanh_f32(0.25) = 25541

func.func @erf_f32(%a: f32) -> i64 {
  %r = math.erf %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: erf_f32(-2.5) = -99959
// CALL: erf_f32(-0.7) = -67780
// CALL: erf_f32(0.0) = 0
// CALL: erf_f32(0.01) = 1128
// CALL: erf_f32(0.5) = 52050
// CALL: erf_f32(1.0) = 84270
// CALL: erf_f32(3.0) = 99998

func.func @erfc_f32(%a: f32) -> i64 {
  %r = math.erfc %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: erfc_f32(-2.5) = 199959
// CALL: erfc_f32(-0.7) = 167780
// CALL: erfc_f32(0.0) = 100000
// CALL: erfc_f32(0.01) = 98872
// CALL: erfc_f32(0.5) = 47950
// CALL: erfc_f32(1.0) = 15730
// CALL: erfc_f32(3.0) = 2

func.func @rsqrt_f32(%a: f32) -> i64 {
  %r = math.rsqrt %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: rsqrt_f32(0.3) = 182574
// CALL: rsqrt_f32(4.0) = 50000

func.func @cbrt_f32(%a: f32) -> i64 {
  %r = math.cbrt %a : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: cbrt_f32(-2.5) = -135721
// CALL: cbrt_f32(0.0) = 0
// CALL: cbrt_f32(0.01) = 21544
// CALL: cbrt_f32(0.5) = 79370
// CALL: cbrt_f32(1.0) = 100000
// CALL: cbrt_f32(3.0) = 144225

func.func @atan2_f32(%a: f32, %b: f32) -> i64 {
  %r = math.atan2 %a, %b : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: atan2_f32(1.0, 2.0) = 46365
// CALL: atan2_f32(2.0, 0.5) = 132582
// CALL: atan2_f32(3.0, 3.0) = 78540

func.func @powf_f32(%a: f32, %b: f32) -> i64 {
  %r = math.powf %a, %b : f32
  %w = arith.extf %r : f32 to f64
  %s = arith.constant 100000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: powf_f32(1.0, 2.0) = 100000
// CALL: powf_f32(0.5, -1.0) = 200000
// CALL: powf_f32(2.0, 0.5) = 141421
// CALL: powf_f32(3.0, 3.0) = 2700000

func.func @sincos_f32(%a: f32) -> (f32, f32) {
  %s, %c = math.sincos %a : f32
  return %s, %c : f32, f32
}
// CALL: sincos_f32(0.0) = 0.0, 1.0

func.func @exp_f64(%a: f64) -> i64 {
  %r = math.exp %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: exp_f64(-2.575) = 7615382280
// CALL: exp_f64(-0.7) = 49658530379
// CALL: exp_f64(0.0) = 100000000000
// CALL: exp_f64(0.0103) = 101035322759
// CALL: exp_f64(0.5) = 164872127070
// CALL: exp_f64(1.0) = 271828182846
// CALL: exp_f64(3.0) = 2008553692319

func.func @exp2_f64(%a: f64) -> i64 {
  %r = math.exp2 %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: exp2_f64(-2.5) = 17677669530
// CALL: exp2_f64(-0.7) = 61557220667
// CALL: exp2_f64(0.0) = 100000000000
// CALL: exp2_f64(0.01) = 100695555006
// CALL: exp2_f64(0.5) = 141421356237
// CALL: exp2_f64(1.0) = 200000000000
// CALL: exp2_f64(3.0) = 800000000000

func.func @expm1_f64(%a: f64) -> i64 {
  %r = math.expm1 %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: expm1_f64(-2.575) = -92384617720
// CALL: expm1_f64(-0.7) = -50341469621
// CALL: expm1_f64(0.0) = 0
// CALL: expm1_f64(0.0103) = 1035322759
// CALL: expm1_f64(0.5) = 64872127070
// CALL: expm1_f64(1.0) = 171828182846
// CALL: expm1_f64(3.0) = 1908553692319

func.func @log_f64(%a: f64) -> i64 {
  %r = math.log %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log_f64(0.10300000000000001) = -227302629075
// CALL: log_f64(1.0) = 0
// CALL: log_f64(7.5) = 201490302054

func.func @log10_f64(%a: f64) -> i64 {
  %r = math.log10 %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log10_f64(0.1) = -100000000000
// CALL: log10_f64(1.0) = 0
// CALL: log10_f64(750.0) = 287506126339

func.func @log1p_f64(%a: f64) -> i64 {
  %r = math.log1p %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log1p_f64(0.2575) = 22912562299
// CALL: log1p_f64(-0.5) = -69314718056
// CALL: log1p_f64(1.0e-05) = 999995

func.func @log2_f64(%a: f64) -> i64 {
  %r = math.log2 %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: log2_f64(0.309) = -169432125676
// CALL: log2_f64(8.0) = 300000000000

func.func @sin_f64(%a: f64) -> i64 {
  %r = math.sin %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: sin_f64(-0.7) = -64421768724
// CALL: sin_f64(0.0) = 0
// CALL: sin_f64(0.0103) = 1029981788
// CALL: sin_f64(0.515) = 49253484904
// CALL: sin_f64(1.0) = 84147098481
// CALL: sin_f64(3.0) = 14112000806

func.func @cos_f64(%a: f64) -> i64 {
  %r = math.cos %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: cos_f64(-2.5) = -80114361555
// CALL: cos_f64(0.0) = 100000000000
// CALL: cos_f64(0.01) = 99995000042
// CALL: cos_f64(0.5) = 87758256189
// CALL: cos_f64(1.0) = 54030230587
// CALL: cos_f64(3.0) = -98999249660

func.func @tan_f64(%a: f64) -> i64 {
  %r = math.tan %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: tan_f64(-2.5) = 74702229724
// CALL: tan_f64(-0.7) = -84228838046
// CALL: tan_f64(0.0) = 0
// CALL: tan_f64(0.01) = 1000033335
// CALL: tan_f64(0.515) = 56594159231
// CALL: tan_f64(1.03) = 166524399323
// CALL: tan_f64(3.09) = -5163847886

func.func @tanh_f64(%a: f64) -> i64 {
  %r = math.tanh %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: tanh_f64(-2.5) = -98661429815
// CALL: tanh_f64(-0.7) = -60436777712
// CALL: tanh_f64(0.0) = 0
// CALL: tanh_f64(0.01) = 999966668
// CALL: tanh_f64(0.5) = 46211715726
// CALL: tanh_f64(3.0) = 99505475369

func.func @sinh_f64(%a: f64) -> i64 {
  %r = math.sinh %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: sinh_f64(-2.5) = -605020448104
// CALL: sinh_f64(-0.7) = -75858370184
// CALL: sinh_f64(0.0) = 0
// CALL: sinh_f64(0.01) = 1000016667
// CALL: sinh_f64(0.515) = 53806895359
// CALL: sinh_f64(3.0) = 1001787492741

func.func @cosh_f64(%a: f64) -> i64 {
  %r = math.cosh %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: cosh_f64(-0.7) = 125516900563
// CALL: cosh_f64(0.0) = 100000000000
// CALL: cosh_f64(0.01) = 100005000042
// CALL: cosh_f64(0.515) = 113556954821
// CALL: cosh_f64(3.0) = 1006766199578

func.func @asin_f64(%a: f64) -> i64 {
  %r = math.asin %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: asin_f64(-0.309) = -31414139647
// CALL: asin_f64(0.5) = 52359877560

func.func @acos_f64(%a: f64) -> i64 {
  %r = math.acos %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: acos_f64(-1.0) = 314159265359
// CALL: acos_f64(-0.3) = 187548898081
// CALL: acos_f64(0.5) = 104719755120
// CALL: acos_f64(0.999) = 4472508717

func.func @atan_f64(%a: f64) -> i64 {
  %r = math.atan %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: atan_f64(-2.5) = -119028994968
// CALL: atan_f64(-0.7) = -61072596439
// CALL: atan_f64(0.0) = 0
// CALL: atan_f64(0.01) = 999966669
// CALL: atan_f64(0.5) = 46364760900
// CALL: atan_f64(1.0) = 78539816340
// CALL: atan_f64(3.0) = 124904577240

func.func @asinh_f64(%a: f64) -> i64 {
  %r = math.asinh %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: asinh_f64(-3.0) = -181844645923
// CALL: asinh_f64(-0.1) = -9983407890
// CALL: asinh_f64(0.0) = 0
// CALL: asinh_f64(0.0001) = 10000000
// CALL: asinh_f64(50.0) = 460527017099
// CALL: asinh_f64(1000000000000.0) = 2832416829649

func.func @acosh_f64(%a: f64) -> i64 {
  %r = math.acosh %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: acosh_f64(1.0) = 0
// CALL: acosh_f64(1.5) = 96242365012
// CALL: acosh_f64(20.0) = 368825386736
// CALL: acosh_f64(1000000000000.0) = 2832416829649

func.func @atanh_f64(%a: f64) -> i64 {
  %r = math.atanh %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: atanh_f64(0.0) = 0
// CALL: atanh_f64(0.25) = 25541281188

func.func @erf_f64(%a: f64) -> i64 {
  %r = math.erf %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: erf_f64(-2.5) = -99959304798
// CALL: erf_f64(-0.7) = -67780119384
// CALL: erf_f64(0.0) = 0
// CALL: erf_f64(0.0103) = 1162189443
// CALL: erf_f64(0.5) = 52049987781
// CALL: erf_f64(1.0) = 84270079295
// CALL: erf_f64(3.0) = 99997790950

func.func @erfc_f64(%a: f64) -> i64 {
  %r = math.erfc %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: erfc_f64(-2.5) = 199959304798
// CALL: erfc_f64(-0.7) = 167780119384
// CALL: erfc_f64(0.0) = 100000000000
// CALL: erfc_f64(0.0103) = 98837810557
// CALL: erfc_f64(0.5) = 47950012219
// CALL: erfc_f64(1.0) = 15729920705
// CALL: erfc_f64(3.0) = 2209050

func.func @rsqrt_f64(%a: f64) -> i64 {
  %r = math.rsqrt %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: rsqrt_f64(0.3) = 182574185835
// CALL: rsqrt_f64(4.0) = 50000000000

func.func @cbrt_f64(%a: f64) -> i64 {
  %r = math.cbrt %a : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: cbrt_f64(-2.5) = -135720880830
// CALL: cbrt_f64(-0.7) = -88790400174
// CALL: cbrt_f64(0.0) = 0
// CALL: cbrt_f64(0.01) = 21544346900
// CALL: cbrt_f64(0.515) = 80155945814
// CALL: cbrt_f64(1.0) = 100000000000
// CALL: cbrt_f64(3.0) = 144224957031

func.func @atan2_f64(%a: f64, %b: f64) -> i64 {
  %r = math.atan2 %a, %b : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: atan2_f64(1.0, 2.0) = 46364760900
// CALL: atan2_f64(0.5, -1.0) = 267794504459
// CALL: atan2_f64(2.0, 0.5) = 132581766367
// CALL: atan2_f64(3.0, 3.0) = 78539816340

func.func @powf_f64(%a: f64, %b: f64) -> i64 {
  %r = math.powf %a, %b : f64
  %w = arith.addf %r, %r : f64
  %s = arith.constant 50000000000.0 : f64
  %p = arith.mulf %w, %s : f64
  %q = math.roundeven %p : f64
  %i = arith.fptosi %q : f64 to i64
  return %i : i64
}
// CALL: powf_f64(1.0, 2.0) = 100000000000
// CALL: powf_f64(0.5, -1.0) = 200000000000
// CALL: powf_f64(2.0, 0.5) = 141421356237
// CALL: powf_f64(3.0, 3.0) = 2700000000000

func.func @sincos_f64(%a: f64) -> (f64, f64) {
  %s, %c = math.sincos %a : f64
  return %s, %c : f64, f64
}
// CALL: sincos_f64(0.0) = 0.0, 1.0

