// RUN: halcyon-opt --iree-global-opt-generalize-linalg-named-ops %s | FileCheck %s

// CHECK-DAG: #[[A:[a-z0-9]+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[B:[a-z0-9]+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[C:[a-z0-9]+]] = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: util.func public @matmul(
util.func public @matmul(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>, %c: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK: linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]], iterator_types = ["parallel", "parallel", "reduction"]}
  // CHECK: ^bb0(%[[X:[^ :,]+]]: f32, %[[Y:[^ :,]+]]: f32, %[[Z:[^ :,]+]]: f32):
  // CHECK: %[[P:[^ :,]+]] = arith.mulf %[[X]], %[[Y]] : f32
  // CHECK: %[[S:[^ :,]+]] = arith.addf %[[Z]], %[[P]] : f32
  // CHECK: linalg.yield %[[S]] : f32
  %0 = linalg.matmul ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  util.return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: util.func public @widen(
util.func public @widen(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: tensor<2x3xi32>) -> tensor<2x3xi32> {
  // CHECK: arith.extsi %{{.+}} : i8 to i32
  // CHECK: arith.extsi %{{.+}} : i8 to i32
  // CHECK: arith.muli
  // CHECK: arith.addi
  %0 = linalg.matmul ins(%a, %b : tensor<2x4xi8>, tensor<4x3xi8>) outs(%c : tensor<2x3xi32>) -> tensor<2x3xi32>
  util.return %0 : tensor<2x3xi32>
}

// A fill keeps its name.
// CHECK-LABEL: util.func public @fill(
util.func public @fill(%a: f32, %c: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: linalg.fill
  // CHECK-NOT: linalg.generic
  // CHECK: util.return
  %0 = linalg.fill ins(%a : f32) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  util.return %0 : tensor<2xf32>
}
