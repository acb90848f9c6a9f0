// RUN: halcyon-opt --linalg-generalize-named-ops --split-input-file --verify-diagnostics %s

// The window of the last output ends at 4 = 1 * 2 + 2 * 1.
func.func @short(%x: tensor<1x4x5x2xf32>, %k: tensor<3x3x2xf32>, %o: tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32> {
  // expected-error @+1 {{expected an extent of at least 5 in dimension 1 of operand 0, found 4}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>} ins(%x, %k : tensor<1x4x5x2xf32>, tensor<3x3x2xf32>) outs(%o : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}

// -----

func.func @strides(%x: tensor<1x4x5x2xf32>, %k: tensor<3x3x2xf32>, %o: tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32> {
  // expected-error @+1 {{expected `indexing_maps` to list affine maps}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<3xi64>} ins(%x, %k : tensor<1x4x5x2xf32>, tensor<3x3x2xf32>) outs(%o : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}
