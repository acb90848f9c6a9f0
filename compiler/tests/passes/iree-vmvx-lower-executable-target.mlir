// RUN: halcyon-opt --iree-vmvx-lower-executable-target --canonicalize --cse %s | FileCheck %s

stream.executable private @ex {
  builtin.module {
    // Operands in row-major order, whatever their rank, take one loop over all elements; what is used once, element
    // by element, is not stored.
    // CHECK-LABEL: func.func @linear(%arg0: !util.buffer, %arg1: !util.buffer)
    func.func @linear(%in: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %in[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x3xf32>>
      %1 = stream.binding.subspan %out[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2x3xf32>>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x3xf32>> -> tensor<2x3xf32>
      %3 = tensor.empty() : tensor<2x3xf32>
      // CHECK: scf.for %[[I:.+]] = %c0 to %c6 step %c1 {
      // CHECK: %[[AT:.+]] = arith.muli %[[I]], %c4
      // CHECK-NEXT: %[[X:.+]] = util.buffer.load %arg0[%[[AT]] for %c4]
      // CHECK-NEXT: %[[Y:.+]] = arith.addf %[[X]], %[[X]]
      // CHECK-NEXT: %[[Z:.+]] = arith.mulf %[[Y]], %[[X]]
      // CHECK-NEXT: util.buffer.store %[[Z]], %arg1[%[[AT]] for %c4]
      %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x3xf32>) outs(%3 : tensor<2x3xf32>) {
      ^bb0(%x: f32, %o: f32):
        %y = arith.addf %x, %x : f32
        linalg.yield %y : f32
      } -> tensor<2x3xf32>
      %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%3 : tensor<2x3xf32>) {
      ^bb0(%y: f32, %x: f32, %o: f32):
        %z = arith.mulf %y, %x : f32
        linalg.yield %z : f32
      } -> tensor<2x3xf32>
      iree_tensor_ext.dispatch.tensor.store %5, %1, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2x3xf32>>
      return
    }

    // A transposed operand needs a loop a dimension: element (i, j) of the 3x2 result is (j, i) of the 2x3 source.
    // CHECK-LABEL: func.func @transposed
    func.func @transposed(%in: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %in[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x3xi8>>
      %1 = stream.binding.subspan %out[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<3x2xi8>>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x3xi8>> -> tensor<2x3xi8>
      %3 = tensor.empty() : tensor<3x2xi8>
      // CHECK: scf.for %[[I:.+]] = %c0 to %c3 step %c1 {
      // CHECK: scf.for %[[J:.+]] = %c0 to %c2 step %c1 {
      // CHECK: %[[ROW:.+]] = arith.muli %[[J]], %c3
      // CHECK: %[[FROM:.+]] = arith.addi %[[ROW]], %[[I]]
      // CHECK: util.buffer.load %arg0[%[[FROM]] for %c1]
      // CHECK: %[[LINE:.+]] = arith.muli %[[I]], %c2
      // CHECK: %[[TO:.+]] = arith.addi %[[LINE]], %[[J]]
      // CHECK: util.buffer.store %{{.+}}, %arg1[%[[TO]] for %c1]
      %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x3xi8>) outs(%3 : tensor<3x2xi8>) {
      ^bb0(%x: i8, %o: i8):
        linalg.yield %x : i8
      } -> tensor<3x2xi8>
      iree_tensor_ext.dispatch.tensor.store %4, %1, offsets = [0, 0], sizes = [3, 2], strides = [1, 1] : tensor<3x2xi8> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<3x2xi8>>
      return
    }

    // A reduction carries its running value and stores it once.
    // CHECK-LABEL: func.func @sum
    func.func @sum(%in: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %0 = stream.binding.subspan %in[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x3xf32>>
      %1 = stream.binding.subspan %out[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x3xf32>> -> tensor<2x3xf32>
      %3 = tensor.empty() : tensor<2xf32>
      %4 = linalg.fill ins(%zero : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
      // CHECK: scf.for %{{.+}} = %c0 to %c2 step %c1 {
      // CHECK: %[[SUM:.+]] = scf.for %{{.+}} = %c0 to %c3 step %c1 iter_args(%[[ACC:.+]] = %cst) -> (f32) {
      // CHECK: %[[NEXT:.+]] = arith.addf %{{.+}}, %[[ACC]]
      // CHECK: scf.yield %[[NEXT]]
      // CHECK: util.buffer.store %[[SUM]], %arg1
      %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<2x3xf32>) outs(%4 : tensor<2xf32>) {
      ^bb0(%x: f32, %acc: f32):
        %s = arith.addf %x, %acc : f32
        linalg.yield %s : f32
      } -> tensor<2xf32>
      iree_tensor_ext.dispatch.tensor.store %5, %1, offsets = [0], sizes = [2], strides = [1] : tensor<2xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>
      return
    }

    // What is read more than once is stored: every element of the product is read for each of 4 rows.
    // CHECK-LABEL: func.func @stored
    func.func @stored(%in: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %in[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<3xf32>>
      %1 = stream.binding.subspan %out[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x3xf32>>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [3], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3xf32>> -> tensor<3xf32>
      // CHECK: %[[TMP:.+]] = util.buffer.alloc uninitialized : !util.buffer{%c12}
      // CHECK: scf.for %{{.+}} = %c0 to %c3 step %c1 {
      // CHECK: arith.mulf
      // CHECK: util.buffer.store %{{.+}}, %[[TMP]]
      // CHECK: scf.for %{{.+}} = %c0 to %c4 step %c1 {
      // CHECK: scf.for %{{.+}} = %c0 to %c3 step %c1 {
      // CHECK: util.buffer.load %[[TMP]]
      // CHECK-NOT: arith.mulf
      %3 = arith.mulf %2, %2 : tensor<3xf32>
      %4 = tensor.empty() : tensor<4x3xf32>
      %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3xf32>) outs(%4 : tensor<4x3xf32>) {
      ^bb0(%x: f32, %o: f32):
        linalg.yield %x : f32
      } -> tensor<4x3xf32>
      iree_tensor_ext.dispatch.tensor.store %5, %1, offsets = [0, 0], sizes = [4, 3], strides = [1, 1] : tensor<4x3xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x3xf32>>
      return
    }

    // A divisor that may be zero is replaced by one, and the quotient by all ones; one that cannot be is left alone.
    // CHECK-LABEL: func.func @divided
    func.func @divided(%in: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %in[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xi32>>
      %1 = stream.binding.subspan %out[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xi32>>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [2], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xi32>> -> tensor<2xi32>
      %3 = tensor.empty() : tensor<2xi32>
      // CHECK: %[[X:.+]] = util.buffer.load
      // CHECK: %[[HALF:.+]] = arith.divsi %[[X]], %c2_i32
      // CHECK: %[[ZERO:.+]] = arith.cmpi eq, %[[X]], %c0_i32
      // CHECK-NEXT: %[[BY:.+]] = arith.select %[[ZERO]], %c1_i32, %[[X]]
      // CHECK-NEXT: %[[Q:.+]] = arith.divsi %[[HALF]], %[[BY]]
      // CHECK: %[[R:.+]] = arith.select %[[ZERO]], %c-1_i32, %[[Q]]
      // CHECK: util.buffer.store %[[R]]
      %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<2xi32>) outs(%3 : tensor<2xi32>) {
      ^bb0(%x: i32, %o: i32):
        %c2 = arith.constant 2 : i32
        %half = arith.divsi %x, %c2 : i32
        %q = arith.divsi %half, %x : i32
        linalg.yield %q : i32
      } -> tensor<2xi32>
      iree_tensor_ext.dispatch.tensor.store %4, %1, offsets = [0], sizes = [2], strides = [1] : tensor<2xi32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xi32>>
      return
    }

    // No elements, no loop.
    // CHECK-LABEL: func.func @nothing
    // CHECK-NOT: scf.for
    // CHECK: return
    func.func @nothing(%in: !stream.binding, %out: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %in[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<0x3xf32>>
      %1 = stream.binding.subspan %out[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<0x3xf32>>
      %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0, 0], sizes = [0, 3], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<0x3xf32>> -> tensor<0x3xf32>
      iree_tensor_ext.dispatch.tensor.store %2, %1, offsets = [0, 0], sizes = [0, 3], strides = [1, 1] : tensor<0x3xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<0x3xf32>>
      return
    }
  }
}
