// RUN: halcyon-opt --iree-stream-materialize-copy-on-write %s | FileCheck %s
// RUN: halcyon-opt --iree-stream-materialize-copy-on-write --iree-stream-elide-async-copies %s | FileCheck --check-prefix=ELIDE %s

// What comes from outside is never written.
// CHECK-LABEL: util.func private @argument
// ELIDE-LABEL: util.func private @argument
util.func private @argument(%a: !stream.resource<*>, %v: i32) -> !stream.resource<*> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  // CHECK: %[[COPY:.+]] = stream.async.clone %arg0
  // CHECK: stream.async.fill %arg1, %[[COPY]]
  // ELIDE: %[[COPY:.+]] = stream.async.clone %arg0
  // ELIDE: stream.async.fill %arg1, %[[COPY]]
  %0 = stream.async.fill %v, %a[%c0 to %c4 for %c4] : i32 -> %a as !stream.resource<*>{%c16}
  util.return %0 : !stream.resource<*>
}

// A value that is made here and used nowhere else is written in place; one that is used again is not.
// ELIDE-LABEL: util.func private @local
util.func private @local(%v: i32) -> (!stream.resource<*>, !stream.resource<*>, !stream.resource<*>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  // ELIDE: %[[ONCE:.+]] = stream.async.splat
  %once = stream.async.splat %v : i32 -> !stream.resource<*>{%c16}
  // ELIDE: %[[TWICE:.+]] = stream.async.splat
  %twice = stream.async.splat %v : i32 -> !stream.resource<*>{%c16}
  // ELIDE-NOT: stream.async.clone
  // ELIDE: stream.async.fill %arg0, %[[ONCE]]
  %0 = stream.async.fill %v, %once[%c0 to %c4 for %c4] : i32 -> %once as !stream.resource<*>{%c16}
  // ELIDE: %[[COPY:.+]] = stream.async.clone %[[TWICE]]
  // ELIDE: stream.async.fill %arg0, %[[COPY]]
  %1 = stream.async.fill %v, %twice[%c0 to %c4 for %c4] : i32 -> %twice as !stream.resource<*>{%c16}
  util.return %0, %1, %twice : !stream.resource<*>, !stream.resource<*>, !stream.resource<*>
}
