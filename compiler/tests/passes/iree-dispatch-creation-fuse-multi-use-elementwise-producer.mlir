// RUN: halcyon-opt --iree-dispatch-creation-fuse-multi-use-elementwise-producer %s | FileCheck %s

// CHECK-LABEL: util.func public @two_readers(
util.func public @two_readers(%a: tensor<4xf32>) -> (!hal.buffer_view, !hal.buffer_view) {
  // CHECK: %[[G:[^ :,]+]]:2 = linalg.generic
  // CHECK: ^bb0(%[[X:[^ :,]+]]: f32, %{{.+}}: f32, %{{.+}}: f32):
  // CHECK:   %[[N:[^ :,]+]] = arith.negf %[[X]] : f32
  // CHECK:   %[[E:[^ :,]+]] = math.exp %[[N]] : f32
  // CHECK:   linalg.yield %[[E]], %[[N]] : f32, f32
  // CHECK: hal.tensor.export %[[G]]#1 "output0"
  // CHECK: hal.tensor.export %[[G]]#0 "output1"
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  // Reads the producer before the consumer does, and may as well do so later.
  %v = hal.tensor.export %0 "output0" : tensor<4xf32> -> !hal.buffer_view
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %3 = math.exp %x : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  %w = hal.tensor.export %2 "output1" : tensor<4xf32> -> !hal.buffer_view
  util.return %v, %w : !hal.buffer_view, !hal.buffer_view
}

util.global private mutable @state : tensor<4xf32>

// The store between the two must stay before the load: nothing is joined across it.
// CHECK-LABEL: util.func public @effect_between(
util.func public @effect_between(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: linalg.generic
  // CHECK: util.global.store
  // CHECK: util.global.load
  // CHECK: linalg.generic
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = arith.negf %x : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  util.global.store %0, @state : tensor<4xf32>
  %s = util.global.load @state : tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0, %s : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %3 = arith.addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  util.return %0, %2 : tensor<4xf32>, tensor<4xf32>
}
