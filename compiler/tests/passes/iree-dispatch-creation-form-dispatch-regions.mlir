// RUN: halcyon-opt --iree-dispatch-creation-form-dispatch-regions --iree-dispatch-creation-clone-producers-into-dispatch-regions --canonicalize %s | FileCheck %s

// CHECK-LABEL: util.func public @f(
// CHECK-SAME: %[[A:[^ :,]+]]: tensor<4xf32>)
util.func public @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[R:[^ :,]+]] = flow.dispatch.region -> (tensor<4xf32>) {
  // CHECK-DAG: arith.constant 2.000000e+00 : f32
  // CHECK-DAG: tensor.empty() : tensor<4xf32>
  // CHECK: %[[G:[^ :,]+]] = linalg.generic
  // CHECK: flow.return %[[G]] : tensor<4xf32>
  // CHECK: }
  // CHECK: util.return %[[R]]
  %c = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = arith.mulf %x, %c : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// A fill alone needs no code; before a reduction it goes inside.
// CHECK-LABEL: util.func public @fills(
util.func public @fills(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  // CHECK: linalg.fill
  // CHECK: flow.dispatch.region -> (tensor<f32>) {
  // CHECK: linalg.fill
  // CHECK: linalg.generic
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%z : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<4xf32>) outs(%init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  util.return %f, %0 : tensor<4xf32>, tensor<f32>
}
