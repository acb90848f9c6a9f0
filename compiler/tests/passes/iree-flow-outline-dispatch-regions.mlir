// RUN: halcyon-opt --iree-flow-outline-dispatch-regions --iree-flow-annotate-dispatches %s | FileCheck %s

// CHECK: flow.executable private @f_dispatch_0 {
// CHECK:   flow.executable.export public @f_dispatch_0_elementwise_4_f32 workgroups() -> (index, index, index) {
// CHECK:     flow.return
// CHECK:   builtin.module {
// CHECK:     func.func @f_dispatch_0_elementwise_4_f32(%{{.+}}: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %{{.+}}: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
// CHECK:       linalg.generic
// CHECK:       return
// CHECK-LABEL: util.func public @f(
util.func public @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: flow.dispatch @f_dispatch_0::@f_dispatch_0_elementwise_4_f32(%{{.+}}) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = flow.dispatch.workgroups(%a) : (tensor<4xf32>) -> tensor<4xf32> =
      (%in: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %out: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
    %1 = iree_tensor_ext.dispatch.tensor.load %in, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
    %e = tensor.empty() : tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %3 = arith.negf %x : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    iree_tensor_ext.dispatch.tensor.store %2, %out, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
    flow.return
  } count() -> (index, index, index) {
    %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
    flow.return %x, %y, %z : index, index, index
  }
  util.return %0 : tensor<4xf32>
}
