// RUN: halcyon-opt --iree-dispatch-creation-convert-tensor-to-flow %s | FileCheck %s

// CHECK-LABEL: util.func public @elements(
// CHECK-SAME: %[[T:[^ :,]+]]: tensor<2x2xf32>, %[[I:[^ :,]+]]: index, %[[F:[^ :,]+]]: f32, %[[G:[^ :,]+]]: f32)
util.func public @elements(%t: tensor<2x2xf32>, %i: index, %f: f32, %g: f32) -> (f32, tensor<2x2xf32>, tensor<4xf32>, tensor<1x3xf32>) {
  // CHECK: flow.tensor.load %[[T]][%[[I]], %[[I]]] : tensor<2x2xf32>
  %0 = tensor.extract %t[%i, %i] : tensor<2x2xf32>
  // CHECK: flow.tensor.store %[[F]], %[[T]][%[[I]], %[[I]]] : tensor<2x2xf32>
  %1 = tensor.insert %f into %t[%i, %i] : tensor<2x2xf32>
  // CHECK: flow.tensor.splat %[[F]] : tensor<4xf32>
  %2 = tensor.splat %f : tensor<4xf32>
  // CHECK: %[[A:[^ :,]+]] = flow.tensor.splat %[[F]] : tensor<1x3xf32>
  // CHECK: %[[B:[^ :,]+]] = flow.tensor.store %[[G]], %[[A]][%c0{{.*}}, %c1{{.*}}] : tensor<1x3xf32>
  // CHECK: flow.tensor.store %[[F]], %[[B]][%c0{{.*}}, %c2{{.*}}] : tensor<1x3xf32>
  %3 = tensor.from_elements %f, %g, %f : tensor<1x3xf32>
  util.return %0, %1, %2, %3 : f32, tensor<2x2xf32>, tensor<4xf32>, tensor<1x3xf32>
}

// CHECK-LABEL: util.func public @shapes(
// CHECK-SAME: %[[T:[^ :,]+]]: tensor<2x4xf32>
util.func public @shapes(%t: tensor<2x4xf32>, %u: tensor<1x4xf32>) -> (tensor<8xf32>, tensor<4x2xf32>, tensor<1x2xf32>, tensor<2x4xf32>) {
  // CHECK: flow.tensor.reshape %[[T]] : tensor<2x4xf32> -> tensor<8xf32>
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  // CHECK: flow.tensor.reshape %{{.+}} : tensor<8xf32> -> tensor<4x2xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  // CHECK: flow.tensor.slice %[[T]][%{{.+}}, %{{.+}} for %{{.+}}, %{{.+}}] : tensor<2x4xf32> -> tensor<1x2xf32>
  %2 = tensor.extract_slice %t[1, 2] [1, 2] [1, 1] : tensor<2x4xf32> to tensor<1x2xf32>
  // CHECK: flow.tensor.update %{{.+}}, %[[T]][%{{.+}}, %{{.+}}] : tensor<1x4xf32> -> %[[T]] as tensor<2x4xf32>
  %3 = tensor.insert_slice %u into %t[1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32>
  util.return %0, %1, %2, %3 : tensor<8xf32>, tensor<4x2xf32>, tensor<1x2xf32>, tensor<2x4xf32>
}

// Two columns of two rows do not lie side by side: this is no flow.tensor.slice.
// CHECK-LABEL: util.func public @apart(
// CHECK: tensor.extract_slice
util.func public @apart(%t: tensor<2x4xf32>) -> tensor<2x2xf32> {
  %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  util.return %0 : tensor<2x2xf32>
}
