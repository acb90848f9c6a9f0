// RUN: halcyon-opt --iree-dispatch-creation-insert-tensor-barriers %s | FileCheck %s
// RUN: halcyon-opt --iree-dispatch-creation-insert-tensor-barriers --iree-dispatch-creation-remove-tensor-barriers %s | FileCheck --check-prefix=REMOVED %s

// REMOVED-NOT: compute_barrier

// CHECK-LABEL: util.func public @f(
// CHECK-SAME: %[[V:[^ :,]+]]: !hal.buffer_view)
util.func public @f(%v: !hal.buffer_view) -> !hal.buffer_view {
  // CHECK: %[[I:[^ :,]+]] = hal.tensor.import %[[V]]
  // CHECK: %[[S:[^ :,]+]] = iree_tensor_ext.compute_barrier.start %[[I]] : tensor<4xf32> -> tensor<4xf32>
  %0 = hal.tensor.import %v "input0" : !hal.buffer_view -> tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[G:[^ :,]+]] = linalg.generic {{.*}} ins(%[[S]] : tensor<4xf32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.negf %in : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  // CHECK: %[[E:[^ :,]+]] = iree_tensor_ext.compute_barrier.end %[[G]] : tensor<4xf32> -> tensor<4xf32>
  // CHECK: hal.tensor.export %[[E]]
  // REMOVED: %[[G:[^ :,]+]] = linalg.generic
  // REMOVED: hal.tensor.export %[[G]]
  %3 = hal.tensor.export %1 "output0" : tensor<4xf32> -> !hal.buffer_view
  util.return %3 : !hal.buffer_view
}
