// RUN: halcyon-opt --iree-stream-encode-host-tensors %s | FileCheck %s

// CHECK-LABEL: util.func private @constants
util.func private @constants() -> (!stream.resource<*>, !stream.resource<*>) {
  // One value everywhere is a fill; 0x3F800000 is 1.0.
  // CHECK: stream.async.splat %c1065353216_i32 : i32 -> !stream.resource<*>{%c16}
  %0 = stream.tensor.constant : tensor<4xf32> in !stream.resource<*> = dense<1.0> : tensor<4xf32>
  // CHECK: stream.async.constant : !stream.resource<*>{%c8} = dense<[1, 2]> : tensor<2xi32>
  %1 = stream.tensor.constant : tensor<2xi32> in !stream.resource<*> = dense<[1, 2]> : tensor<2xi32>
  util.return %0, %1 : !stream.resource<*>, !stream.resource<*>
}

// A boolean takes a byte, a float goes by its bits.
// CHECK-LABEL: util.func private @splats
util.func private @splats(%b: i1, %f: f64, %n: index) -> (!stream.resource<*>, !stream.resource<*>) {
  // CHECK: %[[BYTE:.+]] = arith.extui %arg0 : i1 to i8
  // CHECK: stream.async.splat %[[BYTE]] : i8
  %0 = stream.tensor.splat %b : i1 -> tensor<4xi1> in !stream.resource<*>{%n}
  // CHECK: %[[BITS:.+]] = arith.bitcast %arg1 : f64 to i64
  // CHECK: stream.async.splat %[[BITS]] : i64
  %1 = stream.tensor.splat %f : f64 -> tensor<4xf64> in !stream.resource<*>{%n}
  util.return %0, %1 : !stream.resource<*>, !stream.resource<*>
}

// Row 1 of a 4x3 tensor of 4-byte elements starts at byte 12; two rows are 24 bytes.
// CHECK-LABEL: util.func private @slice
util.func private @slice(%a: !stream.resource<*>, %n: index, %m: index) -> !stream.resource<*> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  // CHECK: stream.async.slice %arg0[%c12 to %c36] : !stream.resource<*>{%arg1} -> !stream.resource<*>{%arg2}
  %0 = stream.tensor.slice %a[%c1, %c0 for %c2, %c3] : tensor<4x3xf32> in !stream.resource<*>{%n} -> tensor<2x3xf32> in !stream.resource<*>{%m}
  util.return %0 : !stream.resource<*>
}
