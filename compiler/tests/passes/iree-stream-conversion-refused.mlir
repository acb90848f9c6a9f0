// RUN: not halcyon-opt --iree-stream-conversion %s 2>&1 | FileCheck %s

// Every fault is reported, and nothing is converted.
util.func private @open(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // CHECK: 'flow.tensor.clone' op has the tensor type `tensor<?xf32>`, whose size is not known
  %0 = flow.tensor.clone %a : tensor<?xf32>{%n}
  util.return %0 : tensor<?xf32>
}
util.func private @arithmetic(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: 'arith.addf' op works on tensors outside a dispatch, which is not supported
  %0 = arith.addf %a, %a : tensor<4xf32>
  util.return %0 : tensor<4xf32>
}
