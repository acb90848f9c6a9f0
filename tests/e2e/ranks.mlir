// Elementwise programs on tensors of rank 0 to 4, with one element, and with none.
// Written by generate.py.

// CALL @rank0_f32 f32=1.0 | f32=3.0
// GIVES f32=4.0
func.func @rank0_f32(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %s = arith.addf %a, %b : tensor<f32>
  %r = arith.mulf %s, %a : tensor<f32>
  return %r : tensor<f32>
}

// CALL @rank0_i32 i32=1 | i32=3
// GIVES i32=4
func.func @rank0_i32(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %s = arith.addi %a, %b : tensor<i32>
  %r = arith.muli %s, %a : tensor<i32>
  return %r : tensor<i32>
}

// CALL @rank0_i8 i8=1 | i8=3
// GIVES i8=4
func.func @rank0_i8(%a: tensor<i8>, %b: tensor<i8>) -> tensor<i8> {
  %s = arith.addi %a, %b : tensor<i8>
  %r = arith.muli %s, %a : tensor<i8>
  return %r : tensor<i8>
}

// CALL @rank0_i64 i64=1 | i64=3
// GIVES i64=4
func.func @rank0_i64(%a: tensor<i64>, %b: tensor<i64>) -> tensor<i64> {
  %s = arith.addi %a, %b : tensor<i64>
  %r = arith.muli %s, %a : tensor<i64>
  return %r : tensor<i64>
}

// CALL @rank0_f64 f64=1.0 | f64=3.0
// GIVES f64=4.0
func.func @rank0_f64(%a: tensor<f64>, %b: tensor<f64>) -> tensor<f64> {
  %s = arith.addf %a, %b : tensor<f64>
  %r = arith.mulf %s, %a : tensor<f64>
  return %r : tensor<f64>
}

// CALL @rank0_i16 i16=1 | i16=3
// GIVES i16=4
func.func @rank0_i16(%a: tensor<i16>, %b: tensor<i16>) -> tensor<i16> {
  %s = arith.addi %a, %b : tensor<i16>
  %r = arith.muli %s, %a : tensor<i16>
  return %r : tensor<i16>
}

// CALL @rank1_1_f32 1xf32=1.0 | 1xf32=3.0
// GIVES 1xf32=4.0
func.func @rank1_1_f32(%a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<1xf32> {
  %s = arith.addf %a, %b : tensor<1xf32>
  %r = arith.mulf %s, %a : tensor<1xf32>
  return %r : tensor<1xf32>
}

// CALL @rank1_1_i32 1xi32=1 | 1xi32=3
// GIVES 1xi32=4
func.func @rank1_1_i32(%a: tensor<1xi32>, %b: tensor<1xi32>) -> tensor<1xi32> {
  %s = arith.addi %a, %b : tensor<1xi32>
  %r = arith.muli %s, %a : tensor<1xi32>
  return %r : tensor<1xi32>
}

// CALL @rank1_1_i8 1xi8=1 | 1xi8=3
// GIVES 1xi8=4
func.func @rank1_1_i8(%a: tensor<1xi8>, %b: tensor<1xi8>) -> tensor<1xi8> {
  %s = arith.addi %a, %b : tensor<1xi8>
  %r = arith.muli %s, %a : tensor<1xi8>
  return %r : tensor<1xi8>
}

// CALL @rank1_1_i64 1xi64=1 | 1xi64=3
// GIVES 1xi64=4
func.func @rank1_1_i64(%a: tensor<1xi64>, %b: tensor<1xi64>) -> tensor<1xi64> {
  %s = arith.addi %a, %b : tensor<1xi64>
  %r = arith.muli %s, %a : tensor<1xi64>
  return %r : tensor<1xi64>
}

// CALL @rank1_1_f64 1xf64=1.0 | 1xf64=3.0
// GIVES 1xf64=4.0
func.func @rank1_1_f64(%a: tensor<1xf64>, %b: tensor<1xf64>) -> tensor<1xf64> {
  %s = arith.addf %a, %b : tensor<1xf64>
  %r = arith.mulf %s, %a : tensor<1xf64>
  return %r : tensor<1xf64>
}

// CALL @rank1_1_i16 1xi16=1 | 1xi16=3
// GIVES 1xi16=4
func.func @rank1_1_i16(%a: tensor<1xi16>, %b: tensor<1xi16>) -> tensor<1xi16> {
  %s = arith.addi %a, %b : tensor<1xi16>
  %r = arith.muli %s, %a : tensor<1xi16>
  return %r : tensor<1xi16>
}

// CALL @rank1_5_f32 5xf32=1.0 2.0 3.0 4.0 5.0 | 5xf32=15.0 12.0 9.0 6.0 3.0
// GIVES 5xf32=16.0 28.0 36.0 40.0 40.0
func.func @rank1_5_f32(%a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %s = arith.addf %a, %b : tensor<5xf32>
  %r = arith.mulf %s, %a : tensor<5xf32>
  return %r : tensor<5xf32>
}

// CALL @rank1_5_i32 5xi32=1 2 3 4 5 | 5xi32=15 12 9 6 3
// GIVES 5xi32=16 28 36 40 40
func.func @rank1_5_i32(%a: tensor<5xi32>, %b: tensor<5xi32>) -> tensor<5xi32> {
  %s = arith.addi %a, %b : tensor<5xi32>
  %r = arith.muli %s, %a : tensor<5xi32>
  return %r : tensor<5xi32>
}

// CALL @rank1_5_i8 5xi8=1 2 3 4 5 | 5xi8=15 12 9 6 3
// GIVES 5xi8=16 28 36 40 40
func.func @rank1_5_i8(%a: tensor<5xi8>, %b: tensor<5xi8>) -> tensor<5xi8> {
  %s = arith.addi %a, %b : tensor<5xi8>
  %r = arith.muli %s, %a : tensor<5xi8>
  return %r : tensor<5xi8>
}

// CALL @rank1_5_i64 5xi64=1 2 3 4 5 | 5xi64=15 12 9 6 3
// GIVES 5xi64=16 28 36 40 40
func.func @rank1_5_i64(%a: tensor<5xi64>, %b: tensor<5xi64>) -> tensor<5xi64> {
  %s = arith.addi %a, %b : tensor<5xi64>
  %r = arith.muli %s, %a : tensor<5xi64>
  return %r : tensor<5xi64>
}

// CALL @rank1_5_f64 5xf64=1.0 2.0 3.0 4.0 5.0 | 5xf64=15.0 12.0 9.0 6.0 3.0
// GIVES 5xf64=16.0 28.0 36.0 40.0 40.0
func.func @rank1_5_f64(%a: tensor<5xf64>, %b: tensor<5xf64>) -> tensor<5xf64> {
  %s = arith.addf %a, %b : tensor<5xf64>
  %r = arith.mulf %s, %a : tensor<5xf64>
  return %r : tensor<5xf64>
}

// CALL @rank1_5_i16 5xi16=1 2 3 4 5 | 5xi16=15 12 9 6 3
// GIVES 5xi16=16 28 36 40 40
func.func @rank1_5_i16(%a: tensor<5xi16>, %b: tensor<5xi16>) -> tensor<5xi16> {
  %s = arith.addi %a, %b : tensor<5xi16>
  %r = arith.muli %s, %a : tensor<5xi16>
  return %r : tensor<5xi16>
}

// CALL @rank2_2_3_f32 2x3xf32=1.0 2.0 3.0 4.0 5.0 6.0 | 2x3xf32=18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 2x3xf32=19.0 34.0 45.0 52.0 55.0 54.0
func.func @rank2_2_3_f32(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %s = arith.addf %a, %b : tensor<2x3xf32>
  %r = arith.mulf %s, %a : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CALL @rank2_2_3_i32 2x3xi32=1 2 3 4 5 6 | 2x3xi32=18 15 12 9 6 3
// GIVES 2x3xi32=19 34 45 52 55 54
func.func @rank2_2_3_i32(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %s = arith.addi %a, %b : tensor<2x3xi32>
  %r = arith.muli %s, %a : tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// CALL @rank2_2_3_i8 2x3xi8=1 2 3 4 5 6 | 2x3xi8=18 15 12 9 6 3
// GIVES 2x3xi8=19 34 45 52 55 54
func.func @rank2_2_3_i8(%a: tensor<2x3xi8>, %b: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %s = arith.addi %a, %b : tensor<2x3xi8>
  %r = arith.muli %s, %a : tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

// CALL @rank2_2_3_i64 2x3xi64=1 2 3 4 5 6 | 2x3xi64=18 15 12 9 6 3
// GIVES 2x3xi64=19 34 45 52 55 54
func.func @rank2_2_3_i64(%a: tensor<2x3xi64>, %b: tensor<2x3xi64>) -> tensor<2x3xi64> {
  %s = arith.addi %a, %b : tensor<2x3xi64>
  %r = arith.muli %s, %a : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// CALL @rank2_2_3_f64 2x3xf64=1.0 2.0 3.0 4.0 5.0 6.0 | 2x3xf64=18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 2x3xf64=19.0 34.0 45.0 52.0 55.0 54.0
func.func @rank2_2_3_f64(%a: tensor<2x3xf64>, %b: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %s = arith.addf %a, %b : tensor<2x3xf64>
  %r = arith.mulf %s, %a : tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

// CALL @rank2_2_3_i16 2x3xi16=1 2 3 4 5 6 | 2x3xi16=18 15 12 9 6 3
// GIVES 2x3xi16=19 34 45 52 55 54
func.func @rank2_2_3_i16(%a: tensor<2x3xi16>, %b: tensor<2x3xi16>) -> tensor<2x3xi16> {
  %s = arith.addi %a, %b : tensor<2x3xi16>
  %r = arith.muli %s, %a : tensor<2x3xi16>
  return %r : tensor<2x3xi16>
}

// CALL @rank2_1_1_f32 1x1xf32=1.0 | 1x1xf32=3.0
// GIVES 1x1xf32=4.0
func.func @rank2_1_1_f32(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %s = arith.addf %a, %b : tensor<1x1xf32>
  %r = arith.mulf %s, %a : tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// CALL @rank2_1_1_i32 1x1xi32=1 | 1x1xi32=3
// GIVES 1x1xi32=4
func.func @rank2_1_1_i32(%a: tensor<1x1xi32>, %b: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %s = arith.addi %a, %b : tensor<1x1xi32>
  %r = arith.muli %s, %a : tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

// CALL @rank2_1_1_i8 1x1xi8=1 | 1x1xi8=3
// GIVES 1x1xi8=4
func.func @rank2_1_1_i8(%a: tensor<1x1xi8>, %b: tensor<1x1xi8>) -> tensor<1x1xi8> {
  %s = arith.addi %a, %b : tensor<1x1xi8>
  %r = arith.muli %s, %a : tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// CALL @rank2_1_1_i64 1x1xi64=1 | 1x1xi64=3
// GIVES 1x1xi64=4
func.func @rank2_1_1_i64(%a: tensor<1x1xi64>, %b: tensor<1x1xi64>) -> tensor<1x1xi64> {
  %s = arith.addi %a, %b : tensor<1x1xi64>
  %r = arith.muli %s, %a : tensor<1x1xi64>
  return %r : tensor<1x1xi64>
}

// CALL @rank2_1_1_f64 1x1xf64=1.0 | 1x1xf64=3.0
// GIVES 1x1xf64=4.0
func.func @rank2_1_1_f64(%a: tensor<1x1xf64>, %b: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %s = arith.addf %a, %b : tensor<1x1xf64>
  %r = arith.mulf %s, %a : tensor<1x1xf64>
  return %r : tensor<1x1xf64>
}

// CALL @rank2_1_1_i16 1x1xi16=1 | 1x1xi16=3
// GIVES 1x1xi16=4
func.func @rank2_1_1_i16(%a: tensor<1x1xi16>, %b: tensor<1x1xi16>) -> tensor<1x1xi16> {
  %s = arith.addi %a, %b : tensor<1x1xi16>
  %r = arith.muli %s, %a : tensor<1x1xi16>
  return %r : tensor<1x1xi16>
}

// CALL @rank3_2_1_3_f32 2x1x3xf32=1.0 2.0 3.0 4.0 5.0 6.0 | 2x1x3xf32=18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 2x1x3xf32=19.0 34.0 45.0 52.0 55.0 54.0
func.func @rank3_2_1_3_f32(%a: tensor<2x1x3xf32>, %b: tensor<2x1x3xf32>) -> tensor<2x1x3xf32> {
  %s = arith.addf %a, %b : tensor<2x1x3xf32>
  %r = arith.mulf %s, %a : tensor<2x1x3xf32>
  return %r : tensor<2x1x3xf32>
}

// CALL @rank3_2_1_3_i32 2x1x3xi32=1 2 3 4 5 6 | 2x1x3xi32=18 15 12 9 6 3
// GIVES 2x1x3xi32=19 34 45 52 55 54
func.func @rank3_2_1_3_i32(%a: tensor<2x1x3xi32>, %b: tensor<2x1x3xi32>) -> tensor<2x1x3xi32> {
  %s = arith.addi %a, %b : tensor<2x1x3xi32>
  %r = arith.muli %s, %a : tensor<2x1x3xi32>
  return %r : tensor<2x1x3xi32>
}

// CALL @rank3_2_1_3_i8 2x1x3xi8=1 2 3 4 5 6 | 2x1x3xi8=18 15 12 9 6 3
// GIVES 2x1x3xi8=19 34 45 52 55 54
func.func @rank3_2_1_3_i8(%a: tensor<2x1x3xi8>, %b: tensor<2x1x3xi8>) -> tensor<2x1x3xi8> {
  %s = arith.addi %a, %b : tensor<2x1x3xi8>
  %r = arith.muli %s, %a : tensor<2x1x3xi8>
  return %r : tensor<2x1x3xi8>
}

// CALL @rank3_2_1_3_i64 2x1x3xi64=1 2 3 4 5 6 | 2x1x3xi64=18 15 12 9 6 3
// GIVES 2x1x3xi64=19 34 45 52 55 54
func.func @rank3_2_1_3_i64(%a: tensor<2x1x3xi64>, %b: tensor<2x1x3xi64>) -> tensor<2x1x3xi64> {
  %s = arith.addi %a, %b : tensor<2x1x3xi64>
  %r = arith.muli %s, %a : tensor<2x1x3xi64>
  return %r : tensor<2x1x3xi64>
}

// CALL @rank3_2_1_3_f64 2x1x3xf64=1.0 2.0 3.0 4.0 5.0 6.0 | 2x1x3xf64=18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 2x1x3xf64=19.0 34.0 45.0 52.0 55.0 54.0
func.func @rank3_2_1_3_f64(%a: tensor<2x1x3xf64>, %b: tensor<2x1x3xf64>) -> tensor<2x1x3xf64> {
  %s = arith.addf %a, %b : tensor<2x1x3xf64>
  %r = arith.mulf %s, %a : tensor<2x1x3xf64>
  return %r : tensor<2x1x3xf64>
}

// CALL @rank3_2_1_3_i16 2x1x3xi16=1 2 3 4 5 6 | 2x1x3xi16=18 15 12 9 6 3
// GIVES 2x1x3xi16=19 34 45 52 55 54
func.func @rank3_2_1_3_i16(%a: tensor<2x1x3xi16>, %b: tensor<2x1x3xi16>) -> tensor<2x1x3xi16> {
  %s = arith.addi %a, %b : tensor<2x1x3xi16>
  %r = arith.muli %s, %a : tensor<2x1x3xi16>
  return %r : tensor<2x1x3xi16>
}

// CALL @rank4_2_2_2_2_f32 2x2x2x2xf32=1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0 10.0 11.0 12.0 13.0 14.0 15.0 16.0 | 2x2x2x2xf32=48.0 45.0 42.0 39.0 36.0 33.0 30.0 27.0 24.0 21.0 18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 2x2x2x2xf32=49.0 94.0 135.0 172.0 205.0 234.0 259.0 280.0 297.0 310.0 319.0 324.0 325.0 322.0 315.0 304.0
func.func @rank4_2_2_2_2_f32(%a: tensor<2x2x2x2xf32>, %b: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
  %s = arith.addf %a, %b : tensor<2x2x2x2xf32>
  %r = arith.mulf %s, %a : tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}

// CALL @rank4_2_2_2_2_i32 2x2x2x2xi32=1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 | 2x2x2x2xi32=48 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3
// GIVES 2x2x2x2xi32=49 94 135 172 205 234 259 280 297 310 319 324 325 322 315 304
func.func @rank4_2_2_2_2_i32(%a: tensor<2x2x2x2xi32>, %b: tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32> {
  %s = arith.addi %a, %b : tensor<2x2x2x2xi32>
  %r = arith.muli %s, %a : tensor<2x2x2x2xi32>
  return %r : tensor<2x2x2x2xi32>
}

// CALL @rank4_2_2_2_2_i8 2x2x2x2xi8=1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 | 2x2x2x2xi8=48 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3
// GIVES 2x2x2x2xi8=49 94 -121 -84 -51 -22 3 24 41 54 63 68 69 66 59 48
func.func @rank4_2_2_2_2_i8(%a: tensor<2x2x2x2xi8>, %b: tensor<2x2x2x2xi8>) -> tensor<2x2x2x2xi8> {
  %s = arith.addi %a, %b : tensor<2x2x2x2xi8>
  %r = arith.muli %s, %a : tensor<2x2x2x2xi8>
  return %r : tensor<2x2x2x2xi8>
}

// CALL @rank4_2_2_2_2_i64 2x2x2x2xi64=1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 | 2x2x2x2xi64=48 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3
// GIVES 2x2x2x2xi64=49 94 135 172 205 234 259 280 297 310 319 324 325 322 315 304
func.func @rank4_2_2_2_2_i64(%a: tensor<2x2x2x2xi64>, %b: tensor<2x2x2x2xi64>) -> tensor<2x2x2x2xi64> {
  %s = arith.addi %a, %b : tensor<2x2x2x2xi64>
  %r = arith.muli %s, %a : tensor<2x2x2x2xi64>
  return %r : tensor<2x2x2x2xi64>
}

// CALL @rank4_2_2_2_2_f64 2x2x2x2xf64=1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0 10.0 11.0 12.0 13.0 14.0 15.0 16.0 | 2x2x2x2xf64=48.0 45.0 42.0 39.0 36.0 33.0 30.0 27.0 24.0 21.0 18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 2x2x2x2xf64=49.0 94.0 135.0 172.0 205.0 234.0 259.0 280.0 297.0 310.0 319.0 324.0 325.0 322.0 315.0 304.0
func.func @rank4_2_2_2_2_f64(%a: tensor<2x2x2x2xf64>, %b: tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xf64> {
  %s = arith.addf %a, %b : tensor<2x2x2x2xf64>
  %r = arith.mulf %s, %a : tensor<2x2x2x2xf64>
  return %r : tensor<2x2x2x2xf64>
}

// CALL @rank4_2_2_2_2_i16 2x2x2x2xi16=1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 | 2x2x2x2xi16=48 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3
// GIVES 2x2x2x2xi16=49 94 135 172 205 234 259 280 297 310 319 324 325 322 315 304
func.func @rank4_2_2_2_2_i16(%a: tensor<2x2x2x2xi16>, %b: tensor<2x2x2x2xi16>) -> tensor<2x2x2x2xi16> {
  %s = arith.addi %a, %b : tensor<2x2x2x2xi16>
  %r = arith.muli %s, %a : tensor<2x2x2x2xi16>
  return %r : tensor<2x2x2x2xi16>
}

// CALL @rank4_1_3_1_2_f32 1x3x1x2xf32=1.0 2.0 3.0 4.0 5.0 6.0 | 1x3x1x2xf32=18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 1x3x1x2xf32=19.0 34.0 45.0 52.0 55.0 54.0
func.func @rank4_1_3_1_2_f32(%a: tensor<1x3x1x2xf32>, %b: tensor<1x3x1x2xf32>) -> tensor<1x3x1x2xf32> {
  %s = arith.addf %a, %b : tensor<1x3x1x2xf32>
  %r = arith.mulf %s, %a : tensor<1x3x1x2xf32>
  return %r : tensor<1x3x1x2xf32>
}

// CALL @rank4_1_3_1_2_i32 1x3x1x2xi32=1 2 3 4 5 6 | 1x3x1x2xi32=18 15 12 9 6 3
// GIVES 1x3x1x2xi32=19 34 45 52 55 54
func.func @rank4_1_3_1_2_i32(%a: tensor<1x3x1x2xi32>, %b: tensor<1x3x1x2xi32>) -> tensor<1x3x1x2xi32> {
  %s = arith.addi %a, %b : tensor<1x3x1x2xi32>
  %r = arith.muli %s, %a : tensor<1x3x1x2xi32>
  return %r : tensor<1x3x1x2xi32>
}

// CALL @rank4_1_3_1_2_i8 1x3x1x2xi8=1 2 3 4 5 6 | 1x3x1x2xi8=18 15 12 9 6 3
// GIVES 1x3x1x2xi8=19 34 45 52 55 54
func.func @rank4_1_3_1_2_i8(%a: tensor<1x3x1x2xi8>, %b: tensor<1x3x1x2xi8>) -> tensor<1x3x1x2xi8> {
  %s = arith.addi %a, %b : tensor<1x3x1x2xi8>
  %r = arith.muli %s, %a : tensor<1x3x1x2xi8>
  return %r : tensor<1x3x1x2xi8>
}

// CALL @rank4_1_3_1_2_i64 1x3x1x2xi64=1 2 3 4 5 6 | 1x3x1x2xi64=18 15 12 9 6 3
// GIVES 1x3x1x2xi64=19 34 45 52 55 54
func.func @rank4_1_3_1_2_i64(%a: tensor<1x3x1x2xi64>, %b: tensor<1x3x1x2xi64>) -> tensor<1x3x1x2xi64> {
  %s = arith.addi %a, %b : tensor<1x3x1x2xi64>
  %r = arith.muli %s, %a : tensor<1x3x1x2xi64>
  return %r : tensor<1x3x1x2xi64>
}

// CALL @rank4_1_3_1_2_f64 1x3x1x2xf64=1.0 2.0 3.0 4.0 5.0 6.0 | 1x3x1x2xf64=18.0 15.0 12.0 9.0 6.0 3.0
// GIVES 1x3x1x2xf64=19.0 34.0 45.0 52.0 55.0 54.0
func.func @rank4_1_3_1_2_f64(%a: tensor<1x3x1x2xf64>, %b: tensor<1x3x1x2xf64>) -> tensor<1x3x1x2xf64> {
  %s = arith.addf %a, %b : tensor<1x3x1x2xf64>
  %r = arith.mulf %s, %a : tensor<1x3x1x2xf64>
  return %r : tensor<1x3x1x2xf64>
}

// CALL @rank4_1_3_1_2_i16 1x3x1x2xi16=1 2 3 4 5 6 | 1x3x1x2xi16=18 15 12 9 6 3
// GIVES 1x3x1x2xi16=19 34 45 52 55 54
func.func @rank4_1_3_1_2_i16(%a: tensor<1x3x1x2xi16>, %b: tensor<1x3x1x2xi16>) -> tensor<1x3x1x2xi16> {
  %s = arith.addi %a, %b : tensor<1x3x1x2xi16>
  %r = arith.muli %s, %a : tensor<1x3x1x2xi16>
  return %r : tensor<1x3x1x2xi16>
}

// CALL @rank1_0_f32 0xf32= | 0xf32=
// GIVES 0xf32=
func.func @rank1_0_f32(%a: tensor<0xf32>, %b: tensor<0xf32>) -> tensor<0xf32> {
  %s = arith.addf %a, %b : tensor<0xf32>
  %r = arith.mulf %s, %a : tensor<0xf32>
  return %r : tensor<0xf32>
}

// CALL @rank1_0_i32 0xi32= | 0xi32=
// GIVES 0xi32=
func.func @rank1_0_i32(%a: tensor<0xi32>, %b: tensor<0xi32>) -> tensor<0xi32> {
  %s = arith.addi %a, %b : tensor<0xi32>
  %r = arith.muli %s, %a : tensor<0xi32>
  return %r : tensor<0xi32>
}

// CALL @rank1_0_i8 0xi8= | 0xi8=
// GIVES 0xi8=
func.func @rank1_0_i8(%a: tensor<0xi8>, %b: tensor<0xi8>) -> tensor<0xi8> {
  %s = arith.addi %a, %b : tensor<0xi8>
  %r = arith.muli %s, %a : tensor<0xi8>
  return %r : tensor<0xi8>
}

// CALL @rank1_0_i64 0xi64= | 0xi64=
// GIVES 0xi64=
func.func @rank1_0_i64(%a: tensor<0xi64>, %b: tensor<0xi64>) -> tensor<0xi64> {
  %s = arith.addi %a, %b : tensor<0xi64>
  %r = arith.muli %s, %a : tensor<0xi64>
  return %r : tensor<0xi64>
}

// CALL @rank1_0_f64 0xf64= | 0xf64=
// GIVES 0xf64=
func.func @rank1_0_f64(%a: tensor<0xf64>, %b: tensor<0xf64>) -> tensor<0xf64> {
  %s = arith.addf %a, %b : tensor<0xf64>
  %r = arith.mulf %s, %a : tensor<0xf64>
  return %r : tensor<0xf64>
}

// CALL @rank1_0_i16 0xi16= | 0xi16=
// GIVES 0xi16=
func.func @rank1_0_i16(%a: tensor<0xi16>, %b: tensor<0xi16>) -> tensor<0xi16> {
  %s = arith.addi %a, %b : tensor<0xi16>
  %r = arith.muli %s, %a : tensor<0xi16>
  return %r : tensor<0xi16>
}

// CALL @rank2_3_0_f32 3x0xf32= | 3x0xf32=
// GIVES 3x0xf32=
func.func @rank2_3_0_f32(%a: tensor<3x0xf32>, %b: tensor<3x0xf32>) -> tensor<3x0xf32> {
  %s = arith.addf %a, %b : tensor<3x0xf32>
  %r = arith.mulf %s, %a : tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}

// CALL @rank2_3_0_i32 3x0xi32= | 3x0xi32=
// GIVES 3x0xi32=
func.func @rank2_3_0_i32(%a: tensor<3x0xi32>, %b: tensor<3x0xi32>) -> tensor<3x0xi32> {
  %s = arith.addi %a, %b : tensor<3x0xi32>
  %r = arith.muli %s, %a : tensor<3x0xi32>
  return %r : tensor<3x0xi32>
}

// CALL @rank2_3_0_i8 3x0xi8= | 3x0xi8=
// GIVES 3x0xi8=
func.func @rank2_3_0_i8(%a: tensor<3x0xi8>, %b: tensor<3x0xi8>) -> tensor<3x0xi8> {
  %s = arith.addi %a, %b : tensor<3x0xi8>
  %r = arith.muli %s, %a : tensor<3x0xi8>
  return %r : tensor<3x0xi8>
}

// CALL @rank2_3_0_i64 3x0xi64= | 3x0xi64=
// GIVES 3x0xi64=
func.func @rank2_3_0_i64(%a: tensor<3x0xi64>, %b: tensor<3x0xi64>) -> tensor<3x0xi64> {
  %s = arith.addi %a, %b : tensor<3x0xi64>
  %r = arith.muli %s, %a : tensor<3x0xi64>
  return %r : tensor<3x0xi64>
}

// CALL @rank2_3_0_f64 3x0xf64= | 3x0xf64=
// GIVES 3x0xf64=
func.func @rank2_3_0_f64(%a: tensor<3x0xf64>, %b: tensor<3x0xf64>) -> tensor<3x0xf64> {
  %s = arith.addf %a, %b : tensor<3x0xf64>
  %r = arith.mulf %s, %a : tensor<3x0xf64>
  return %r : tensor<3x0xf64>
}

// CALL @rank2_3_0_i16 3x0xi16= | 3x0xi16=
// GIVES 3x0xi16=
func.func @rank2_3_0_i16(%a: tensor<3x0xi16>, %b: tensor<3x0xi16>) -> tensor<3x0xi16> {
  %s = arith.addi %a, %b : tensor<3x0xi16>
  %r = arith.muli %s, %a : tensor<3x0xi16>
  return %r : tensor<3x0xi16>
}

// CALL @rank3_0_2_2_f32 0x2x2xf32= | 0x2x2xf32=
// GIVES 0x2x2xf32=
func.func @rank3_0_2_2_f32(%a: tensor<0x2x2xf32>, %b: tensor<0x2x2xf32>) -> tensor<0x2x2xf32> {
  %s = arith.addf %a, %b : tensor<0x2x2xf32>
  %r = arith.mulf %s, %a : tensor<0x2x2xf32>
  return %r : tensor<0x2x2xf32>
}

// CALL @rank3_0_2_2_i32 0x2x2xi32= | 0x2x2xi32=
// GIVES 0x2x2xi32=
func.func @rank3_0_2_2_i32(%a: tensor<0x2x2xi32>, %b: tensor<0x2x2xi32>) -> tensor<0x2x2xi32> {
  %s = arith.addi %a, %b : tensor<0x2x2xi32>
  %r = arith.muli %s, %a : tensor<0x2x2xi32>
  return %r : tensor<0x2x2xi32>
}

// CALL @rank3_0_2_2_i8 0x2x2xi8= | 0x2x2xi8=
// GIVES 0x2x2xi8=
func.func @rank3_0_2_2_i8(%a: tensor<0x2x2xi8>, %b: tensor<0x2x2xi8>) -> tensor<0x2x2xi8> {
  %s = arith.addi %a, %b : tensor<0x2x2xi8>
  %r = arith.muli %s, %a : tensor<0x2x2xi8>
  return %r : tensor<0x2x2xi8>
}

// CALL @rank3_0_2_2_i64 0x2x2xi64= | 0x2x2xi64=
// GIVES 0x2x2xi64=
func.func @rank3_0_2_2_i64(%a: tensor<0x2x2xi64>, %b: tensor<0x2x2xi64>) -> tensor<0x2x2xi64> {
  %s = arith.addi %a, %b : tensor<0x2x2xi64>
  %r = arith.muli %s, %a : tensor<0x2x2xi64>
  return %r : tensor<0x2x2xi64>
}

// CALL @rank3_0_2_2_f64 0x2x2xf64= | 0x2x2xf64=
// GIVES 0x2x2xf64=
func.func @rank3_0_2_2_f64(%a: tensor<0x2x2xf64>, %b: tensor<0x2x2xf64>) -> tensor<0x2x2xf64> {
  %s = arith.addf %a, %b : tensor<0x2x2xf64>
  %r = arith.mulf %s, %a : tensor<0x2x2xf64>
  return %r : tensor<0x2x2xf64>
}

// CALL @rank3_0_2_2_i16 0x2x2xi16= | 0x2x2xi16=
// GIVES 0x2x2xi16=
func.func @rank3_0_2_2_i16(%a: tensor<0x2x2xi16>, %b: tensor<0x2x2xi16>) -> tensor<0x2x2xi16> {
  %s = arith.addi %a, %b : tensor<0x2x2xi16>
  %r = arith.muli %s, %a : tensor<0x2x2xi16>
  return %r : tensor<0x2x2xi16>
}

// CALL @rank4_1_0_1_4_f32 1x0x1x4xf32= | 1x0x1x4xf32=
// GIVES 1x0x1x4xf32=
func.func @rank4_1_0_1_4_f32(%a: tensor<1x0x1x4xf32>, %b: tensor<1x0x1x4xf32>) -> tensor<1x0x1x4xf32> {
  %s = arith.addf %a, %b : tensor<1x0x1x4xf32>
  %r = arith.mulf %s, %a : tensor<1x0x1x4xf32>
  return %r : tensor<1x0x1x4xf32>
}

// CALL @rank4_1_0_1_4_i32 1x0x1x4xi32= | 1x0x1x4xi32=
// GIVES 1x0x1x4xi32=
func.func @rank4_1_0_1_4_i32(%a: tensor<1x0x1x4xi32>, %b: tensor<1x0x1x4xi32>) -> tensor<1x0x1x4xi32> {
  %s = arith.addi %a, %b : tensor<1x0x1x4xi32>
  %r = arith.muli %s, %a : tensor<1x0x1x4xi32>
  return %r : tensor<1x0x1x4xi32>
}

// CALL @rank4_1_0_1_4_i8 1x0x1x4xi8= | 1x0x1x4xi8=
// GIVES 1x0x1x4xi8=
func.func @rank4_1_0_1_4_i8(%a: tensor<1x0x1x4xi8>, %b: tensor<1x0x1x4xi8>) -> tensor<1x0x1x4xi8> {
  %s = arith.addi %a, %b : tensor<1x0x1x4xi8>
  %r = arith.muli %s, %a : tensor<1x0x1x4xi8>
  return %r : tensor<1x0x1x4xi8>
}

// CALL @rank4_1_0_1_4_i64 1x0x1x4xi64= | 1x0x1x4xi64=
// GIVES 1x0x1x4xi64=
func.func @rank4_1_0_1_4_i64(%a: tensor<1x0x1x4xi64>, %b: tensor<1x0x1x4xi64>) -> tensor<1x0x1x4xi64> {
  %s = arith.addi %a, %b : tensor<1x0x1x4xi64>
  %r = arith.muli %s, %a : tensor<1x0x1x4xi64>
  return %r : tensor<1x0x1x4xi64>
}

// CALL @rank4_1_0_1_4_f64 1x0x1x4xf64= | 1x0x1x4xf64=
// GIVES 1x0x1x4xf64=
func.func @rank4_1_0_1_4_f64(%a: tensor<1x0x1x4xf64>, %b: tensor<1x0x1x4xf64>) -> tensor<1x0x1x4xf64> {
  %s = arith.addf %a, %b : tensor<1x0x1x4xf64>
  %r = arith.mulf %s, %a : tensor<1x0x1x4xf64>
  return %r : tensor<1x0x1x4xf64>
}

// CALL @rank4_1_0_1_4_i16 1x0x1x4xi16= | 1x0x1x4xi16=
// GIVES 1x0x1x4xi16=
func.func @rank4_1_0_1_4_i16(%a: tensor<1x0x1x4xi16>, %b: tensor<1x0x1x4xi16>) -> tensor<1x0x1x4xi16> {
  %s = arith.addi %a, %b : tensor<1x0x1x4xi16>
  %r = arith.muli %s, %a : tensor<1x0x1x4xi16>
  return %r : tensor<1x0x1x4xi16>
}
