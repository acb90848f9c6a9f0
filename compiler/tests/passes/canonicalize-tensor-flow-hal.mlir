// RUN: halcyon-opt --canonicalize %s | FileCheck %s

// An argument that is returned unchanged is not taken apart.
// CHECK-LABEL: util.func public @unchanged(
// CHECK-SAME: %[[A:[^ :,]+]]: !hal.buffer_view)
// CHECK-NEXT: util.return %[[A]]
util.func public @unchanged(%a: !hal.buffer_view) -> !hal.buffer_view {
  %0 = hal.tensor.import %a "input0" : !hal.buffer_view -> tensor<4xf32>
  %1 = hal.tensor.export %0 "output0" : tensor<4xf32> -> !hal.buffer_view
  util.return %1 : !hal.buffer_view
}

// As another type it is another view.
// CHECK-LABEL: util.func public @retyped(
// CHECK: hal.tensor.export
util.func public @retyped(%a: !hal.buffer_view) -> !hal.buffer_view {
  %0 = hal.tensor.import %a "input0" : !hal.buffer_view -> tensor<4xi32> as tensor<4xf32>
  %1 = hal.tensor.export %0 "output0" : tensor<4xf32> -> !hal.buffer_view
  util.return %1 : !hal.buffer_view
}

// CHECK-LABEL: util.func public @shapes(
// CHECK-SAME: %[[T:[^ :,]+]]: tensor<2x3xf32>)
util.func public @shapes(%t: tensor<2x3xf32>) -> (index, index, tensor<2x3xf32>, tensor<3x2xf32>) {
  %c1 = arith.constant 1 : index
  // CHECK-DAG: %[[C3:[^ :,]+]] = arith.constant 3 : index
  // CHECK-DAG: %[[C2:[^ :,]+]] = arith.constant 2 : index
  %0 = tensor.dim %t, %c1 : tensor<2x3xf32>
  %1 = tensor.rank %t : tensor<2x3xf32>
  %2 = tensor.cast %t : tensor<2x3xf32> to tensor<2x3xf32>
  // CHECK: %[[R:[^ :,]+]] = flow.tensor.reshape %[[T]] : tensor<2x3xf32> -> tensor<3x2xf32>
  %3 = flow.tensor.reshape %2 : tensor<2x3xf32> -> tensor<6xf32>
  %4 = flow.tensor.reshape %3 : tensor<6xf32> -> tensor<3x2xf32>
  // CHECK: util.return %[[C3]], %[[C2]], %[[T]], %[[R]]
  util.return %0, %1, %2, %4 : index, index, tensor<2x3xf32>, tensor<3x2xf32>
}

// A generic on tensors whose results nothing uses goes; one on memrefs writes.
// CHECK-LABEL: func.func @effects(
func.func @effects(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // CHECK-NOT: tensor<4xf32>)
  // CHECK: linalg.generic
  // CHECK-SAME: memref<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  // CHECK-NOT: linalg.generic
  // CHECK: return
  return
}
