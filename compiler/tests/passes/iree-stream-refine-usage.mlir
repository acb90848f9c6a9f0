// RUN: halcyon-opt --iree-stream-refine-usage %s | FileCheck %s

// CHECK: util.global private mutable @state : !stream.resource<variable>
util.global private mutable @state : !stream.resource<*>

// What a global keeps is never what the caller holds: an argument is copied on its way in, the value on its way out.
// CHECK-LABEL: util.func public @swap
util.func public @swap(%view: !hal.buffer_view) -> !hal.buffer_view {
  %c16 = arith.constant 16 : index
  // CHECK: %[[OLD:.+]] = util.global.load @state : !stream.resource<variable>
  %old = util.global.load @state : !stream.resource<*>
  // CHECK: %[[NEW:.+]] = stream.tensor.import {{.*}} in !stream.resource<external>{%c16}
  %new = stream.tensor.import %view : !hal.buffer_view -> tensor<4xf32> in !stream.resource<*>{%c16}
  // CHECK: %[[KEPT:.+]] = stream.async.transfer %[[NEW]] : !stream.resource<external>{{.*}} -> !stream.resource<variable>
  // CHECK: util.global.store %[[KEPT]], @state
  util.global.store %new, @state : !stream.resource<*>
  // CHECK: %[[SHOWN:.+]] = stream.async.transfer %[[OLD]] : !stream.resource<variable>{{.*}} -> !stream.resource<external>
  // CHECK: stream.tensor.export %[[SHOWN]]
  %out = stream.tensor.export %old : tensor<4xf32> in !stream.resource<*>{%c16} -> !hal.buffer_view
  util.return %out : !hal.buffer_view
}

// All that a loop carries is one resource; what nobody outside sees is transient.
// CHECK-LABEL: util.func public @loop
util.func public @loop(%view: !hal.buffer_view, %n: index, %v: i32) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %a = stream.tensor.import %view : !hal.buffer_view -> tensor<4xf32> in !stream.resource<*>{%c16}
  // CHECK: scf.for {{.*}} -> (!stream.resource<external>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (!stream.resource<*>) {
    // CHECK: stream.async.splat %{{.+}} : i32 -> !stream.resource<transient>
    %t = stream.async.splat %v : i32 -> !stream.resource<*>{%c16}
    // CHECK: stream.async.dispatch {{.*}} -> !stream.resource<external>
    %y = stream.async.dispatch @ex::@fn(%x[%c0 to %c16 for %c16], %t[%c0 to %c16 for %c16]) : (!stream.resource<*>{%c16}, !stream.resource<*>{%c16}) -> !stream.resource<*>{%c16}
    scf.yield %y : !stream.resource<*>
  }
  %out = stream.tensor.export %r : tensor<4xf32> in !stream.resource<*>{%c16} -> !hal.buffer_view
  util.return %out : !hal.buffer_view
}
