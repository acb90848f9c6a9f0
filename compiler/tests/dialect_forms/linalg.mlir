module {
  func.func @t(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: tensor<2x4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.matmul {foo = 1 : i32} ins(%arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.batch_matmul ins(%arg3, %arg3 : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%arg3 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %3 = linalg.matvec ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.vecmat ins(%arg1, %arg0 : tensor<4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) permutation = [1, 0] 
    %broadcasted = linalg.broadcast ins(%arg1 : tensor<4xf32>) outs(%arg0 : tensor<4x4xf32>) dimensions = [0] 
    %5 = linalg.copy ins(%arg0 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %6:2 = linalg.generic {doc = "x", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], library_call = "foo"} ins(%arg0, %arg2 : tensor<4x4xf32>, f32) outs(%arg0, %arg1 : tensor<4x4xf32>, tensor<4xf32>) attrs =  {bar} {
    ^bb0(%in: f32, %in_0: f32, %out: f32, %out_1: f32):
      %8 = linalg.index 0 : index
      linalg.yield %in, %in_0 : f32, f32
    } -> (tensor<4x4xf32>, tensor<4xf32>)
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %arg2 : f32
    } -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func @c(%arg0: tensor<1x5x5x2xf32>, %arg1: tensor<2x2x2x3xf32>, %arg2: tensor<1x2x2x3xf32>, %arg3: tensor<3x3x2xf32>, %arg4: tensor<1x3x3x2xf32>) -> tensor<1x2x2x3xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x5x5x2xf32>, tensor<2x2x2x3xf32>) outs(%arg2 : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %1 = linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg3 : tensor<1x5x5x2xf32>, tensor<3x3x2xf32>) outs(%arg4 : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
    return %0 : tensor<1x2x2x3xf32>
  }
  func.func @u(%arg0: memref<4x4xf32>) {
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
}
