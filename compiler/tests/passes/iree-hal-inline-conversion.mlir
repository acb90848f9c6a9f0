// RUN: halcyon-opt --iree-hal-inline-conversion --canonicalize --cse %s | FileCheck %s

// Globals keep plain host memory; timepoints are gone.
// CHECK-NOT: @state__timepoint
// CHECK: util.global private mutable @state : !util.buffer
util.global private mutable @state__timepoint = #stream.timepoint<immediate> : !stream.timepoint
util.global private mutable @state : !stream.resource<variable>

// CHECK: util.initializer {
// CHECK: %{{.+}}, %[[S:.+]] = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
// CHECK: util.buffer.fill %c1065353216_i32, %[[S]][%c0 for %c16] : i32 -> !util.buffer{%c16}
// CHECK: util.global.store %[[S]], @state : !util.buffer
util.initializer {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1065353216 : i32
  %r, %t = stream.resource.alloca uninitialized : !stream.resource<variable>{%c16} => !stream.timepoint
  %0 = stream.cmd.execute once await(%t) => with(%r as %x: !stream.resource<variable>{%c16}) {
    stream.cmd.fill %one, %x[%c0 for %c16] : i32 -> !stream.resource<variable>{%c16}
  } => !stream.timepoint
  %1 = stream.timepoint.await sync %0 => %r : !stream.resource<variable>{%c16}
  util.global.store %1, @state : !stream.resource<variable>
  util.global.store %0, @state__timepoint : !stream.timepoint
  util.return
}

util.func private @__dispatch_ex_fn(!util.buffer, !util.buffer, index, index, index, index)

// CHECK-LABEL: util.func public @f(
// CHECK-SAME: %[[VIEW:.+]]: !hal.buffer_view)
util.func public @f(%view: !hal.buffer_view) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  // 0x21000020 is the number of f32, 1 that of row-major order.
  %element = hal.element_type<f32> : i32
  %dense = hal.encoding_type<dense_row_major> : i32
  // CHECK: hal_inline.buffer_view.assert<%[[VIEW]] : !hal.buffer_view> message("input0") shape([%c4]) type(%c553648160_i32) encoding(%c1_i32)
  hal.buffer_view.assert<%view : !hal.buffer_view> message("input0") shape([%c4]) type(%element) encoding(%dense)
  // CHECK: %[[IN:.+]] = hal_inline.buffer_view.buffer<%[[VIEW]] : !hal.buffer_view> : !hal.buffer
  %in = stream.tensor.import %view : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
  // CHECK: %[[OUT:.+]], %[[STORAGE:.+]] = hal_inline.buffer.allocate
  %out, %t = stream.resource.alloca uninitialized : !stream.resource<external>{%c16} => !stream.timepoint
  // CHECK: %[[MEMORY:.+]] = hal_inline.buffer.storage<%[[IN]] : !hal.buffer> : !util.buffer
  // CHECK: util.call @__dispatch_ex_fn(%[[MEMORY]], %[[STORAGE]], %c0, %c0, %c16, %c16)
  %0 = stream.cmd.execute await(%t) => with(%in as %x: !stream.resource<external>{%c16}, %out as %y: !stream.resource<external>{%c16}) {
    stream.cmd.dispatch @ex::@fn {
      ro %x[%c0 for %c16] : !stream.resource<external>{%c16},
      wo %y[%c0 for %c16] : !stream.resource<external>{%c16}
    } attributes {hal_inline.target = @__dispatch_ex_fn}
  } => !stream.timepoint
  %ready = stream.timepoint.await %0 => %out : !stream.resource<external>{%c16}
  // CHECK: hal_inline.buffer_view.create buffer(%[[OUT]] : !hal.buffer)[%c0, %c16] shape([%c4]) type(%c553648160_i32) encoding(%c1_i32)
  %result = stream.tensor.export %ready : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
  util.return %result : !hal.buffer_view
}
