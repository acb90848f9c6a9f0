// RUN: halcyon-opt --iree-util-fold-globals %s | FileCheck %s

util.global private @constant = dense<[1.0, 2.0]> : tensor<2xf32>
// Mutable by its declaration, but nothing writes it.
util.global private mutable @never_written = 5 : i32
util.global private mutable @written = 6 : i32
util.global private @initialized : i32
util.global private @kept <inlining_policy = #util.inline.never> = 7 : i32

util.initializer {
  %c = arith.constant 8 : i32
  util.global.store %c, @initialized : i32
  util.return
}

// CHECK-LABEL: util.func public @f(
util.func public @f(%x: i32) -> (tensor<2xf32>, i32, i32, i32, i32) {
  // CHECK: %[[A:[^ :,]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %a = util.global.load @constant : tensor<2xf32>
  // CHECK: %[[B:[^ :,]+]] = arith.constant 5 : i32
  %b = util.global.load @never_written : i32
  // CHECK: %[[C:[^ :,]+]] = util.global.load @written
  %c = util.global.load @written : i32
  util.global.store %x, @written : i32
  // CHECK: %[[D:[^ :,]+]] = util.global.load @initialized
  %d = util.global.load @initialized : i32
  // CHECK: %[[E:[^ :,]+]] = util.global.load @kept
  %e = util.global.load @kept : i32
  // CHECK: util.return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
  util.return %a, %b, %c, %d, %e : tensor<2xf32>, i32, i32, i32, i32
}
