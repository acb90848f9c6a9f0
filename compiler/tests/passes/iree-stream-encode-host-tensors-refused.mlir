// RUN: not halcyon-opt --iree-stream-encode-host-tensors %s 2>&1 | FileCheck %s

util.func private @columns(%a: !stream.resource<*>, %n: index, %m: index) -> !stream.resource<*> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  // CHECK: 'stream.tensor.slice' op takes a part of a tensor that does not lie in one piece, which needs a dispatch
  %0 = stream.tensor.slice %a[%c0, %c0 for %c2, %c2] : tensor<4x3xf32> in !stream.resource<*>{%n} -> tensor<2x2xf32> in !stream.resource<*>{%m}
  util.return %0 : !stream.resource<*>
}
