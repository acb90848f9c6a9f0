// RUN: halcyon-opt --iree-import-public %s | FileCheck %s

// A function without a visibility is public in `func`; `util` says so.
// CHECK-LABEL: util.func public @public(
// CHECK-SAME: %{{.+}}: tensor<4xf32> {iree.abi.name = "x"}
// CHECK-SAME: -> tensor<4xf32> attributes {note = 1 : i64} {
func.func @public(%x: tensor<4xf32> {iree.abi.name = "x"}) -> tensor<4xf32> attributes {note = 1 : i64} {
  // CHECK: %[[R:[^ :,]+]] = util.call @private(%{{.+}}) : (tensor<4xf32>) -> tensor<4xf32>
  %r = func.call @private(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: util.return %[[R]] : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: util.func private @private(
func.func private @private(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK-LABEL: util.func private @apart(
// CHECK-SAME: inlining_policy = #util.inline.never
// CHECK-NOT: noinline
func.func private @apart() attributes {noinline} {
  // CHECK: util.return
  return
}

// Returns inside nested blocks are found.
// CHECK-LABEL: util.func public @branches(
func.func @branches(%c: i1) -> i32 {
  %a = arith.constant 1 : i32
  cf.cond_br %c, ^left, ^right
^left:
  // CHECK: util.return
  return %a : i32
^right:
  // CHECK: util.return
  return %a : i32
}

// A function that is one of util already may call one that becomes so.
// CHECK-LABEL: util.func public @calls(
util.func public @calls() {
  // CHECK: util.call @apart() : () -> ()
  func.call @apart() : () -> ()
  util.return
}

// CHECK-NOT: func.func
// CHECK-NOT: func.return
