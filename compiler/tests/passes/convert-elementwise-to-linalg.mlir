// RUN: halcyon-opt --convert-elementwise-to-linalg %s | FileCheck %s

// CHECK: #[[MAP:[a-z0-9]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[SCALAR:[a-z0-9]+]] = affine_map<() -> ()>

// CHECK-LABEL: util.func public @binary(
// CHECK-SAME: %[[A:[^ :,]+]]: tensor<2x3xf32>, %[[B:[^ :,]+]]: tensor<2x3xf32>)
util.func public @binary(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK: %[[E:[^ :,]+]] = tensor.empty() : tensor<2x3xf32>
  // CHECK: %[[R:[^ :,]+]] = linalg.generic {indexing_maps = [#[[MAP]], #[[MAP]], #[[MAP]]], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[B]] : tensor<2x3xf32>, tensor<2x3xf32>) outs(%[[E]] : tensor<2x3xf32>)
  // CHECK: ^bb0(%[[X:[^ :,]+]]: f32, %[[Y:[^ :,]+]]: f32, %{{.+}}: f32):
  // CHECK:   %[[S:[^ :,]+]] = arith.addf %[[X]], %[[Y]] fastmath<nnan> : f32
  // CHECK:   linalg.yield %[[S]] : f32
  %0 = arith.addf %a, %b fastmath<nnan> : tensor<2x3xf32>
  // CHECK: util.return %[[R]]
  util.return %0 : tensor<2x3xf32>
}

// The element type of the result may differ.
// CHECK-LABEL: util.func public @compare(
util.func public @compare(%a: tensor<i32>) -> tensor<i1> {
  // CHECK: %[[E:[^ :,]+]] = tensor.empty() : tensor<i1>
  // CHECK: linalg.generic {indexing_maps = [#[[SCALAR]], #[[SCALAR]], #[[SCALAR]]], iterator_types = []} ins({{.*}} : tensor<i32>, tensor<i32>) outs(%[[E]] : tensor<i1>)
  // CHECK:   arith.cmpi ult, %{{.+}}, %{{.+}} : i32
  %0 = arith.cmpi ult, %a, %a : tensor<i32>
  util.return %0 : tensor<i1>
}

// A condition that is one scalar for all elements is used as it is.
// CHECK-LABEL: util.func public @choose(
// CHECK-SAME: %[[C:[^ :,]+]]: i1, %[[A:[^ :,]+]]: tensor<4xf32>
util.func public @choose(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: ^bb0(%[[X:[^ :,]+]]: f32, %[[Y:[^ :,]+]]: f32, %{{.+}}: f32):
  // CHECK:   arith.select %[[C]], %[[X]], %[[Y]] : f32
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// Casts and math.
// CHECK-LABEL: util.func public @unary(
util.func public @unary(%a: tensor<4xi8>) -> tensor<4xf32> {
  // CHECK: arith.sitofp %{{.+}} : i8 to f32
  %0 = arith.sitofp %a : tensor<4xi8> to tensor<4xf32>
  // CHECK: math.sqrt %{{.+}} : f32
  %1 = math.sqrt %0 : tensor<4xf32>
  util.return %1 : tensor<4xf32>
}

// Scalars stay.
// CHECK-LABEL: util.func public @scalar(
// CHECK-NOT: linalg
// CHECK: util.return
util.func public @scalar(%a: f32) -> f32 {
  %0 = arith.mulf %a, %a : f32
  util.return %0 : f32
}
