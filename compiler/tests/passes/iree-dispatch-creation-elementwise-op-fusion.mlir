// RUN: halcyon-opt --iree-dispatch-creation-elementwise-op-fusion --canonicalize %s | FileCheck %s

// CHECK-DAG: #[[SWAP:[a-z0-9]+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[SAME:[a-z0-9]+]] = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: util.func public @chain(
// CHECK-SAME: %[[A:[^ :,]+]]: tensor<4xf32>, %[[B:[^ :,]+]]: tensor<4xf32>)
util.func public @chain(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>)
  // CHECK: ^bb0(%[[X:[^ :,]+]]: f32, %[[Y:[^ :,]+]]: f32, %{{.+}}: f32):
  // CHECK:   %[[P:[^ :,]+]] = arith.mulf %[[X]], %[[Y]] : f32
  // CHECK:   %[[S:[^ :,]+]] = arith.addf %[[P]], %[[X]] : f32
  // CHECK:   linalg.yield %[[S]] : f32
  // CHECK-NOT: linalg.generic
  // CHECK: util.return
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0, %a : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  util.return %2 : tensor<4xf32>
}

// The map of an input of the producer is seen through the consumer's.
// CHECK-LABEL: util.func public @transposed(
// CHECK-SAME: %[[A:[^ :,]+]]: tensor<2x3xf32>, %[[B:[^ :,]+]]: tensor<3x2xf32>)
util.func public @transposed(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %f = tensor.empty() : tensor<3x2xf32>
  // CHECK: linalg.generic {indexing_maps = [#[[SWAP]], #[[SAME]], #[[SAME]]]
  // CHECK-SAME: ins(%[[A]], %[[B]] :
  // CHECK: math.exp
  // CHECK: arith.addf
  // CHECK-NOT: linalg.generic
  // CHECK: util.return
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  } -> tensor<2x3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<2x3xf32>, tensor<3x2xf32>) outs(%f : tensor<3x2xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<3x2xf32>
  util.return %2 : tensor<3x2xf32>
}

// A constant that is one value everywhere is that value.
// CHECK-LABEL: util.func public @splat(
util.func public @splat(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[C:[^ :,]+]] = arith.constant 2.000000e+00 : f32
  // CHECK: linalg.generic {{.*}} ins(%{{.+}} : tensor<4xf32>)
  // CHECK: ^bb0(%[[X:[^ :,]+]]: f32, %{{.+}}: f32):
  // CHECK: arith.mulf %[[X]], %[[C]] : f32
  %c = arith.constant dense<2.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %c : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// A start value that nothing reads keeps no tensor alive.
// CHECK-LABEL: util.func public @unread(
// CHECK-SAME: %[[A:[^ :,]+]]: tensor<4xf32>)
util.func public @unread(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[E:[^ :,]+]] = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[A]] : tensor<4xf32>) outs(%[[E]] : tensor<4xf32>)
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// A start value that is read is an operand of its own.
// CHECK-LABEL: util.func public @accumulate(
// CHECK-SAME: %[[A:[^ :,]+]]: tensor<4xf32>)
util.func public @accumulate(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: linalg.generic {{.*}} ins(%[[A]] : tensor<4xf32>) outs(%[[A]] : tensor<4xf32>)
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = arith.addf %x, %out : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// What a loop computes again and again is not made again for every element: the producer is expensive, and the
// consumer reads each of its elements many times.
// CHECK-LABEL: util.func public @broadcast(
util.func public @broadcast(%a: tensor<4xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // CHECK: linalg.generic
  // CHECK: math.exp
  // CHECK: linalg.generic
  // CHECK: arith.addf
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<8x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %b : tensor<4xf32>, tensor<8x4xf32>) outs(%f : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<8x4xf32>
  util.return %2 : tensor<8x4xf32>
}

// A tensor that a global takes, too, is not made twice by this pass.
// CHECK-LABEL: util.func public @two_readers(
util.func public @two_readers(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: linalg.generic
  // CHECK: linalg.generic
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %3 = math.exp %x : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  util.return %0, %2 : tensor<4xf32>, tensor<4xf32>
}
