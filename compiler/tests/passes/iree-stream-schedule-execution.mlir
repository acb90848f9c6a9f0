// RUN: halcyon-opt --iree-stream-schedule-execution %s | FileCheck %s

// Work that needs nothing from the host in between is one region, whatever host ops stand between it.
// CHECK-LABEL: util.func public @one_region
util.func public @one_region(%a: !stream.resource<external>, %n: i32) -> (!hal.buffer_view, i32) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  // CHECK: arith.addi
  // CHECK: %[[R:.+]], %[[T:.+]] = stream.async.execute with(%arg0 as %[[IN:.+]]: !stream.resource<external>{%c16}) -> !stream.resource<external>{%c16} {
  // CHECK-NEXT: %[[X:.+]] = stream.async.dispatch @ex::@a(%[[IN]][
  // CHECK-NEXT: %[[Y:.+]] = stream.async.dispatch @ex::@b(%[[X]][
  // CHECK-NEXT: stream.yield %[[Y]] : !stream.resource<external>{%c16}
  // CHECK-NEXT: } => !stream.timepoint
  // CHECK-NEXT: %[[READY:.+]] = stream.timepoint.await %[[T]] => %[[R]] : !stream.resource<external>{%c16}
  // CHECK-NEXT: stream.tensor.export %[[READY]]
  %0 = stream.async.dispatch @ex::@a(%a[%c0 to %c16 for %c16]) : (!stream.resource<external>{%c16}) -> !stream.resource<transient>{%c16}
  %1 = arith.addi %n, %n : i32
  %2 = stream.async.dispatch @ex::@b(%0[%c0 to %c16 for %c16]) : (!stream.resource<transient>{%c16}) -> !stream.resource<external>{%c16}
  %3 = stream.tensor.export %2 : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
  util.return %3, %1 : !hal.buffer_view, i32
}

// A value that the host reads in between splits the work in two.
// CHECK-LABEL: util.func public @host_between
util.func public @host_between(%a: !stream.resource<external>) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  // CHECK: stream.async.execute
  // CHECK: %[[V:.+]] = stream.async.load
  // CHECK: stream.async.execute
  // CHECK: stream.async.splat %[[V]]
  %0 = stream.async.transfer %a : !stream.resource<external>{%c16} -> !stream.resource<staging>{%c16}
  %1 = stream.async.load %0[%c0] : !stream.resource<staging>{%c16} -> i32
  %2 = stream.async.splat %1 : i32 -> !stream.resource<external>{%c16}
  %3 = stream.tensor.export %2 : tensor<4xi32> in !stream.resource<external>{%c16} -> !hal.buffer_view
  util.return %3 : !hal.buffer_view
}
