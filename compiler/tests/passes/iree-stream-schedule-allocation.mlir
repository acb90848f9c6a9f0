// RUN: halcyon-opt --iree-stream-schedule-allocation %s | FileCheck %s

// Results get memory of their own; what stays inside shares one allocation, which is freed behind the work.
// CHECK-LABEL: util.func private @chain
util.func private @chain(%a: !stream.resource<external>, %s: f32) -> !stream.resource<external> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  // CHECK: %[[OUT:.+]], %[[T0:.+]] = stream.resource.alloca uninitialized : !stream.resource<external>{%c16}
  // CHECK: %[[PLACES:.+]]:2 = stream.resource.pack slices({
  // CHECK-NEXT: [0, 1] = %c16
  // CHECK: %[[TMP:.+]], %[[T1:.+]] = stream.resource.alloca uninitialized : !stream.resource<transient>{%[[PLACES]]#0}
  // CHECK: %[[READY:.+]] = stream.timepoint.join max(%[[T0]], %[[T1]])
  // CHECK: %[[DONE:.+]] = stream.cmd.execute await(%[[READY]]) => with(%arg0 as %[[A:.+]]: !stream.resource<external>{%c16}, %[[OUT]] as %[[O:.+]]: !stream.resource<external>{%c16}, %[[TMP]] as %[[T:.+]]: !stream.resource<transient>
  // CHECK: stream.cmd.dispatch @ex::@a(%arg1 : f32) {
  // CHECK-NEXT: ro %[[A]][
  // CHECK-NEXT: wo %[[T]][%[[PLACES]]#1 for %c16]
  // CHECK: stream.cmd.dispatch @ex::@b {
  // CHECK-NEXT: ro %[[T]][
  // CHECK-NEXT: wo %[[O]][
  // CHECK: %[[FREED:.+]] = stream.resource.dealloca await(%[[DONE]]) => %[[TMP]]
  // CHECK: stream.timepoint.await %[[FREED]] => %[[OUT]]
  %r, %t = stream.async.execute with(%a as %x: !stream.resource<external>{%c16}) -> !stream.resource<external>{%c16} {
    %0 = stream.async.dispatch @ex::@a(%x[%c0 to %c16 for %c16], %s) : (!stream.resource<external>{%c16}, f32) -> !stream.resource<transient>{%c16}
    %1 = stream.async.dispatch @ex::@b(%0[%c0 to %c16 for %c16]) : (!stream.resource<transient>{%c16}) -> !stream.resource<external>{%c16}
    stream.yield %1 : !stream.resource<external>{%c16}
  } => !stream.timepoint
  %ready = stream.timepoint.await %t => %r : !stream.resource<external>{%c16}
  util.return %ready : !stream.resource<external>
}

// A dispatch that writes an operand in place reads and writes it.
// CHECK-LABEL: util.func private @in_place
util.func private @in_place(%v: i32) -> !stream.resource<external> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  // CHECK: stream.cmd.fill %arg0, %[[O:.+]][%c0{{.*}} for %c16]
  // CHECK: stream.cmd.dispatch @ex::@c {
  // CHECK-NEXT: rw %[[O]][
  // CHECK-NOT: wo
  %r, %t = stream.async.execute with() -> !stream.resource<external>{%c16} {
    %0 = stream.async.splat %v : i32 -> !stream.resource<external>{%c16}
    %1 = stream.async.dispatch @ex::@c(%0[%c0 to %c16 for %c16]) : (!stream.resource<external>{%c16}) -> %0{%c16}
    stream.yield %1 : !stream.resource<external>{%c16}
  } => !stream.timepoint
  %ready = stream.timepoint.await %t => %r : !stream.resource<external>{%c16}
  util.return %ready : !stream.resource<external>
}
