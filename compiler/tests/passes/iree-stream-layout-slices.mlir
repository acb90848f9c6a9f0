// RUN: halcyon-opt --iree-stream-layout-slices %s | FileCheck %s

// Slices are aligned to 64 bytes. The third is alive when the first is dead and takes its place.
// CHECK-LABEL: util.func private @f
util.func private @f() -> (index, index, index, index) {
  %c16 = arith.constant 16 : index
  %c100 = arith.constant 100 : index
  %0:4 = stream.resource.pack slices({
    [0, 1] = %c16,
    [1, 3] = %c100,
    [2, 3] = %c16
  }) : index
  // CHECK: util.return %c192, %c0, %c64, %c0
  util.return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}
