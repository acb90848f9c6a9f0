module {
  func.func @t(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<4x4xf32>, %arg4: tensor<?x?xf32>) -> tensor<4x4xf32> {
    %0 = tensor.empty(%arg1) : tensor<4x?xf32>
    %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x?xf32>
    %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<4x?xf32>
    %from_elements = tensor.from_elements %arg2, %arg2 : tensor<2xf32>
    %splat = tensor.splat %arg2 : tensor<4x4xf32>
    %splat_0 = tensor.splat %arg2[%arg1] : tensor<4x?xf32>
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
    %dim = tensor.dim %arg0, %arg1 : tensor<4x?xf32>
    %rank = tensor.rank %arg0 : tensor<4x?xf32>
    %1 = tensor.bitcast %arg3 : tensor<4x4xf32> to tensor<4x4xi32>
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [2, 3] [1, 1] : tensor<4x?xf32> to tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[0, %arg1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x4xf32>
    %collapsed = tensor.collapse_shape %arg3 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
    %generated = tensor.generate %arg1 {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %arg2 : f32
    } : tensor<4x?xf32>
    %padded = tensor.pad %arg3 low[0, %arg1] high[1, 2] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %arg2 : f32
    } : tensor<4x4xf32> to tensor<5x?xf32>
    %concat = tensor.concat dim(0) %arg3, %arg3 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %cst = arith.constant dense<[2, 8]> : tensor<2xindex>
    %reshape = tensor.reshape %arg3(%cst) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<2x8xf32>
    return %arg3 : tensor<4x4xf32>
  }
}
