// Mutable state: globals of tensor and scalar type, initial values, and initializers. Values by hand.

util.global private mutable @tensor_state = dense<[1.0, 2.0]> : tensor<2xf32>
util.global private mutable @counter = 5 : i32
util.global private mutable @wide = 4294967296 : i64
util.global private mutable @real = 0.5 : f32
util.global private mutable @untouched : i32
util.global private @fixed = dense<[10, 20, 30]> : tensor<3xi32>

// CALL @accumulate 2xf32=10 20
// GIVES 2xf32=12 24 | 2xf32=1 2
func.func @accumulate(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  // The value read first must not change when the global is stored: old stays [1, 2].
  %old = util.global.load @tensor_state : tensor<2xf32>
  %mid = arith.addf %old, %a : tensor<2xf32>
  util.global.store %mid, @tensor_state : tensor<2xf32>
  %now = util.global.load @tensor_state : tensor<2xf32>
  %new = arith.addf %now, %old : tensor<2xf32>
  util.global.store %new, @tensor_state : tensor<2xf32>
  return %new, %old : tensor<2xf32>, tensor<2xf32>
}

// CALL @count 3
// GIVES 8 | 4294967299
func.func @count(%n: i32) -> (i32, i64) {
  %old = util.global.load @counter : i32
  %new = arith.addi %old, %n : i32
  util.global.store %new, @counter : i32
  %w = util.global.load @wide : i64
  %x = arith.extsi %n : i32 to i64
  %v = arith.addi %w, %x : i64
  util.global.store %v, @wide : i64
  %result = util.global.load @counter : i32
  return %result, %v : i32, i64
}

// CALL @halve 3.0
// GIVES 1.5
func.func @halve(%x: f32) -> f32 {
  %half = util.global.load @real : f32
  %r = arith.mulf %x, %half : f32
  return %r : f32
}

// CALL @starts_at_zero
// GIVES 0
func.func @starts_at_zero() -> i32 {
  %r = util.global.load @untouched : i32
  %one = arith.constant 1 : i32
  %n = arith.addi %r, %one : i32
  util.global.store %n, @untouched : i32
  return %r : i32
}

// CALL @plus_fixed 3xi32=1 2 3
// GIVES 3xi32=11 22 33
func.func @plus_fixed(%a: tensor<3xi32>) -> tensor<3xi32> {
  %f = util.global.load @fixed : tensor<3xi32>
  %r = arith.addi %a, %f : tensor<3xi32>
  return %r : tensor<3xi32>
}
