// RUN: halcyon-opt --iree-stream-pack-dispatch-operands %s | FileCheck %s

// CHECK: stream.executable private @ex
stream.executable private @ex {
  stream.executable.export public @fn
  builtin.module {
    // Bindings first, then the 32-bit words: one for the float, two for the index.
    // CHECK: func.func @fn(%[[B:.+]]: !stream.binding {stream.alignment = 64 : index}, %[[F:.+]]: i32, %[[LO:.+]]: i32, %[[HI:.+]]: i32)
    func.func @fn(%f: f32, %b: !stream.binding, %i: index) {
      // CHECK: %[[X:.+]] = arith.bitcast %[[F]] : i32 to f32
      // CHECK: %[[L:.+]] = arith.extui %[[LO]] : i32 to i64
      // CHECK: %[[H:.+]] = arith.extui %[[HI]] : i32 to i64
      // CHECK: %[[S:.+]] = arith.shli %[[H]], %c32_i64
      // CHECK: %[[W:.+]] = arith.ori %[[L]], %[[S]]
      // CHECK: %[[N:.+]] = arith.index_castui %[[W]] : i64 to index
      // CHECK: stream.binding.subspan %[[B]][%[[N]]]
      %0 = stream.binding.subspan %b[%i] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<f32>>
      %1 = tensor.splat %f : tensor<f32>
      iree_tensor_ext.dispatch.tensor.store %1, %0, offsets = [], sizes = [], strides = [] : tensor<f32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<f32>>
      return
    }
  }
}

// CHECK-LABEL: util.func private @f
util.func private @f(%a: !stream.resource<external>, %f: f32, %i: index) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // CHECK: %[[F:.+]] = arith.bitcast %arg1 : f32 to i32
  // CHECK: %[[W:.+]] = arith.index_castui %arg2 : index to i64
  // CHECK: %[[LO:.+]] = arith.trunci %[[W]] : i64 to i32
  // CHECK: %[[S:.+]] = arith.shrui %[[W]], %c32_i64
  // CHECK: %[[HI:.+]] = arith.trunci %[[S]] : i64 to i32
  // CHECK: stream.cmd.dispatch @ex::@fn(%[[F]], %[[LO]], %[[HI]] : i32, i32, i32) {
  %0 = stream.cmd.execute with(%a as %x: !stream.resource<external>{%c4}) {
    stream.cmd.dispatch @ex::@fn(%f, %i : f32, index) {
      wo %x[%c0 for %c4] : !stream.resource<external>{%c4}
    }
  } => !stream.timepoint
  util.return %0 : !stream.timepoint
}
