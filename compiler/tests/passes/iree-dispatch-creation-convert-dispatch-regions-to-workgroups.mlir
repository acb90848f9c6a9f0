// RUN: halcyon-opt --iree-dispatch-creation-convert-dispatch-regions-to-workgroups --iree-dispatch-creation-materialize-default-workgroup-count-region %s | FileCheck %s

// CHECK-LABEL: util.func public @f(
// CHECK-SAME: %[[A:[^ :,]+]]: tensor<4xf32>, %[[S:[^ :,]+]]: f32)
util.func public @f(%a: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  // CHECK: %[[R:[^ :,]+]] = flow.dispatch.workgroups(%[[A]], %[[S]]) : (tensor<4xf32>, f32) -> tensor<4xf32> =
  // CHECK-NEXT: (%[[IN:[^ :,]+]]: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %[[SC:[^ :,]+]]: f32, %[[OUT:[^ :,]+]]: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
  // CHECK: %[[L:[^ :,]+]] = iree_tensor_ext.dispatch.tensor.load %[[IN]], offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  // CHECK: %[[G:[^ :,]+]] = linalg.generic {{.*}} ins(%[[L]] : tensor<4xf32>)
  // CHECK: arith.mulf %{{.+}}, %[[SC]] : f32
  // CHECK: iree_tensor_ext.dispatch.tensor.store %[[G]], %[[OUT]], offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
  // CHECK: flow.return
  // CHECK: } count() -> (index, index, index) {
  // CHECK: iree_tensor_ext.dispatch.workgroup_count_from_slice()
  // CHECK: flow.return %{{.+}}, %{{.+}}, %{{.+}} : index, index, index
  // CHECK: util.return %[[R]]
  %0 = flow.dispatch.region -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%x: f32, %out: f32):
      %2 = arith.mulf %x, %s : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    flow.return %1 : tensor<4xf32>
  }
  util.return %0 : tensor<4xf32>
}

// A tensor of rank 0 has no offsets.
// CHECK-LABEL: util.func public @scalar(
util.func public @scalar(%a: tensor<f32>) -> tensor<f32> {
  // CHECK: dispatch.tensor.load %{{.+}}, offsets = [], sizes = [], strides = [] :
  // CHECK: dispatch.tensor.store %{{.+}}, %{{.+}}, offsets = [], sizes = [], strides = [] :
  %0 = flow.dispatch.region -> (tensor<f32>) {
    flow.return %a : tensor<f32>
  }
  util.return %0 : tensor<f32>
}
