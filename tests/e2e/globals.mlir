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

util.global private mutable @carried = dense<[1, 2]> : tensor<2xi32>
util.global private mutable @left : tensor<2xi32>
util.global private mutable @right : tensor<2xi32>
util.global private @squares : tensor<4xf32>
util.initializer {
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %s = arith.mulf %a, %a : tensor<4xf32>
  util.global.store %s, @squares : tensor<4xf32>
  util.return
}

// What is loaded goes into a loop, and what is stored comes out of it.
// CALL @state_through_loop 3
// GIVES 2xi32=8 16
func.func @state_through_loop(%n: i32) -> tensor<2xi32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %start = util.global.load @carried : tensor<2xi32>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%t = %start) -> (tensor<2xi32>) : i32 {
    %d = arith.addi %t, %t : tensor<2xi32>
    scf.yield %d : tensor<2xi32>
  }
  util.global.store %end, @carried : tensor<2xi32>
  %r = util.global.load @carried : tensor<2xi32>
  return %r : tensor<2xi32>
}

// No op but the globals and the branch sees these tensors before they are returned.
// CALL @swap_states 1 | 2xi32=1 2 | 2xi32=3 4
// GIVES 2xi32=3 4 | 2xi32=1 2
// CALL @swap_states 0 | 2xi32=1 2 | 2xi32=3 4
// GIVES 2xi32=1 2 | 2xi32=3 4
func.func @swap_states(%n: i32, %x: tensor<2xi32>, %y: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  util.global.store %x, @left : tensor<2xi32>
  util.global.store %y, @right : tensor<2xi32>
  %c0 = arith.constant 0 : i32
  %swap = arith.cmpi ne, %n, %c0 : i32
  %l = util.global.load @left : tensor<2xi32>
  %r = util.global.load @right : tensor<2xi32>
  %p, %q = scf.if %swap -> (tensor<2xi32>, tensor<2xi32>) {
    scf.yield %r, %l : tensor<2xi32>, tensor<2xi32>
  } else {
    scf.yield %l, %r : tensor<2xi32>, tensor<2xi32>
  }
  util.global.store %p, @left : tensor<2xi32>
  util.global.store %q, @right : tensor<2xi32>
  %a = util.global.load @left : tensor<2xi32>
  %b = util.global.load @right : tensor<2xi32>
  return %a, %b : tensor<2xi32>, tensor<2xi32>
}

// CALL @computed_at_start
// GIVES 4xf32=1 4 9 16
func.func @computed_at_start() -> tensor<4xf32> {
  %r = util.global.load @squares : tensor<4xf32>
  return %r : tensor<4xf32>
}
