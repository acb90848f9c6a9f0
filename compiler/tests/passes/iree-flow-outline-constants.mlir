// RUN: halcyon-opt --iree-flow-outline-constants %s | FileCheck %s

// CHECK: util.global private @__constant_tensor_2xf32
// CHECK-SAME: = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-LABEL: util.func public @f()
util.func public @f() -> (tensor<2xf32>, tensor<2xf32>) {
  // CHECK: util.global.load immutable @__constant_tensor_2xf32 : tensor<2xf32>
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // A splat is cheaper to fill than to keep.
  // CHECK: arith.constant dense<3.000000e+00> : tensor<2xf32>
  %1 = arith.constant dense<3.0> : tensor<2xf32>
  util.return %0, %1 : tensor<2xf32>, tensor<2xf32>
}

// The same bytes are kept once; others of the same type get a name of their own.
// CHECK: util.global private @__constant_tensor_2xf32_0
// CHECK-SAME: dense<[4.000000e+00, 5.000000e+00]>
// CHECK-LABEL: util.func public @g()
util.func public @g() -> (tensor<2xf32>, tensor<2xf32>) {
  // CHECK: util.global.load immutable @__constant_tensor_2xf32 :
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // CHECK: util.global.load immutable @__constant_tensor_2xf32_0 :
  %1 = arith.constant dense<[4.0, 5.0]> : tensor<2xf32>
  util.return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
