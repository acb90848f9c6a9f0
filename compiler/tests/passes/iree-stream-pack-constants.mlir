// RUN: halcyon-opt --iree-stream-pack-constants %s | FileCheck %s

// CHECK-LABEL: util.func private @f
util.func private @f() -> (!stream.resource<constant>, !stream.timepoint) {
  %c8 = arith.constant 8 : index
  // CHECK: %[[DATA:.+]] = util.buffer.constant <alignment = 64> : !util.buffer = dense<[1, 2]> : tensor<2xi32>
  // CHECK: %[[OK:.+]], %[[MAPPED:.+]] = stream.resource.try_map %[[DATA]][%c0] : !util.buffer -> i1, !stream.resource<constant>{%c8}
  // CHECK: scf.if %[[OK]] -> (!stream.timepoint, !stream.resource<constant>) {
  // CHECK: scf.yield %{{.+}}, %[[MAPPED]]
  // CHECK: } else {
  // CHECK: %[[NEW:.+]] = stream.resource.alloc uninitialized : !stream.resource<constant>{%c8}
  // CHECK: %[[READ:.+]] = stream.file.read
  // CHECK: scf.yield %[[READ]], %[[NEW]]
  %0, %1 = stream.resource.constants : !stream.resource<constant>{%c8} = dense<[1, 2]> : tensor<2xi32> => !stream.timepoint
  util.return %0, %1 : !stream.resource<constant>, !stream.timepoint
}
