// RUN: halcyon-opt --iree-stream-encode-device-tensors %s | FileCheck %s

stream.executable private @ex {
  stream.executable.export public @fn
  builtin.module {
    // CHECK: func.func @fn
    func.func @fn(%in: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      // CHECK: stream.binding.subspan %arg0[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xi8>>
      %0 = stream.binding.subspan %in[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xi1>>
      %1 = stream.binding.subspan %out[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xi1>>
      // CHECK: %[[BYTES:.+]] = iree_tensor_ext.dispatch.tensor.load {{.*}} -> tensor<4xi8>
      // CHECK: %[[BITS:.+]] = arith.trunci %[[BYTES]] : tensor<4xi8> to tensor<4xi1>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xi1>> -> tensor<4xi1>
      // CHECK: %[[STORED:.+]] = arith.extui %[[BITS]] : tensor<4xi1> to tensor<4xi8>
      // CHECK: iree_tensor_ext.dispatch.tensor.store %[[STORED]]
      iree_tensor_ext.dispatch.tensor.store %2, %1, offsets = [0], sizes = [4], strides = [1] : tensor<4xi1> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xi1>>
      return
    }
  }
}
