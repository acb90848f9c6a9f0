// RUN: halcyon-opt --iree-global-opt-remove-zero-extent-tensors --canonicalize %s | FileCheck %s

// CHECK-LABEL: util.func public @nothing(
util.func public @nothing(%a: tensor<0x8xf32>) -> tensor<0x8xf32> {
  // CHECK-NEXT: %[[E:[^ :,]+]] = tensor.empty() : tensor<0x8xf32>
  // CHECK-NEXT: util.return %[[E]]
  %e = tensor.empty() : tensor<0x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<0x8xf32>) outs(%e : tensor<0x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.negf %in : f32
    linalg.yield %1 : f32
  } -> tensor<0x8xf32>
  util.return %0 : tensor<0x8xf32>
}

// An input without elements does not make a result without any: this is the sum of nothing.
// CHECK-LABEL: util.func public @sum(
util.func public @sum(%a: tensor<0xf32>, %init: tensor<f32>) -> tensor<f32> {
  // CHECK: linalg.generic
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<0xf32>) outs(%init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  util.return %0 : tensor<f32>
}
