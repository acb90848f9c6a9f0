// RUN: halcyon-opt --iree-abi-wrap-entry-points %s | FileCheck %s

// CHECK-LABEL: util.func public @main(
// CHECK-SAME: %[[X:[^ :,]+]]: !hal.buffer_view {iree.abi.name = "x"}, %[[N:[^ :,]+]]: i32)
// CHECK-SAME: -> (!hal.buffer_view, i32)
// CHECK-SAME: iree.abi.stub
// CHECK-SAME: iree.abi.declaration = "sync func @main(%x: tensor<4xf32>, %input1: i32) -> (%output0: tensor<4xf32>, %output1: i32)"
// CHECK: %[[T:[^ :,]+]] = hal.tensor.import %[[X]] "x" : !hal.buffer_view -> tensor<4xf32>
// CHECK: %[[R:[^ :,]+]]:2 = util.call @_main(%[[T]], %[[N]]) : (tensor<4xf32>, i32) -> (tensor<4xf32>, i32)
// CHECK: %[[E:[^ :,]+]] = hal.tensor.export %[[R]]#0 "output0" : tensor<4xf32> -> !hal.buffer_view
// CHECK: util.return %[[E]], %[[R]]#1 : !hal.buffer_view, i32
// CHECK-LABEL: util.func private @_main(
util.func public @main(%x: tensor<4xf32> {iree.abi.name = "x"}, %n: i32) -> (tensor<4xf32>, i32) {
  util.return %x, %n : tensor<4xf32>, i32
}

// A call inside the module goes to the function itself, not to its wrapper.
// CHECK-LABEL: util.func private @_caller(
util.func public @caller(%x: tensor<4xf32>, %n: i32) -> i32 {
  // CHECK: util.call @_main(
  %0:2 = util.call @main(%x, %n) : (tensor<4xf32>, i32) -> (tensor<4xf32>, i32)
  util.return %0#1 : i32
}

// A private function keeps its signature.
// CHECK-LABEL: util.func private @helper(%{{.+}}: tensor<f32>) -> tensor<f32> {
util.func private @helper(%x: tensor<f32>) -> tensor<f32> {
  util.return %x : tensor<f32>
}

// Nothing in, nothing out.
// CHECK-LABEL: util.func public @nothing()
// CHECK-SAME: "sync func @nothing() -> ()"
util.func public @nothing() {
  util.return
}
