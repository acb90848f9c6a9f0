// Convolutions of `linalg`, with strides and dilations, by their definition.
// Written by generate.py.

// CALL @nhwc 1x5x6x2xi32=8 2 3 7 1 4 6 -5 -9 -4 -4 6 7 -9 -1 5 -7 5 -7 -1 5 -4 -3 -4 3 -5 8 -1 -1 0 1 0 0 8 5 5 3 2 -3 8 -1 -6 6 -7 6 2 -7 -9 -1 -9 -7 0 8 -1 5 7 5 2 -2 0 | 2x3x2x2xi32=-5 -1 -3 -5 8 -9 -8 -6 8 3 6 -6 3 -3 -1 -9 2 5 2 -7 0 -5 8 6 | 1x2x2x2xi32=-4 0 4 3 2 1 -5 2
// GIVES 1x2x2x2xi32=-176 -113 4 -186 51 -24 -55 -28
func.func @nhwc(%x: tensor<1x5x6x2xi32>, %k: tensor<2x3x2x2xi32>, %o: tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32> {
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%x, %k : tensor<1x5x6x2xi32>, tensor<2x3x2x2xi32>) outs(%o : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
  return %r : tensor<1x2x2x2xi32>
}

// CALL @nchw 2x2x4x4xi32=-1 -8 -5 0 4 0 2 6 3 -3 2 1 -8 -8 2 -3 1 -4 -5 -7 -3 5 -2 -3 1 8 -2 1 -2 1 -1 2 0 3 8 -7 1 -2 -3 -5 -9 -2 5 -8 -2 8 8 -6 -9 3 -9 -4 -1 6 -8 2 0 -7 6 6 -1 8 1 7 | 3x2x2x2xi32=8 1 -4 -7 1 -6 4 7 -5 0 -9 -6 -3 6 8 2 1 1 -8 -3 8 -2 -6 -5 | 2x3x3x3xi32=2 -5 4 3 0 -1 2 0 -1 -2 -1 2 -5 -5 2 -2 3 -5 4 -4 -1 4 -4 1 2 -1 -5 0 -1 3 1 -2 -5 0 -3 1 3 -2 4 0 0 2 2 4 4 -4 -1 4 -2 -5 0 2 2 3
// GIVES 2x3x3x3xi32=18 -56 -78 71 35 21 63 13 31 -74 45 -76 29 43 -58 134 48 -7 -28 -65 -39 -87 22 -13 89 123 -31 24 85 104 -29 20 48 -28 -106 66 55 -12 -36 113 -112 116 -17 17 -17 -105 81 18 90 67 -158 -37 -204 -51
func.func @nchw(%x: tensor<2x2x4x4xi32>, %k: tensor<3x2x2x2xi32>, %o: tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32> {
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}
      ins(%x, %k : tensor<2x2x4x4xi32>, tensor<3x2x2x2xi32>) outs(%o : tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi32>
  return %r : tensor<2x3x3x3xi32>
}

// CALL @depthwise 1x5x5x3xi32=2 -7 6 -2 6 5 8 -9 6 2 -1 5 8 0 -8 4 -5 -5 -6 -6 7 -3 -8 -6 -2 -3 -4 8 6 1 8 -3 -7 -5 -8 8 -6 -1 -6 8 -7 0 8 0 7 7 4 4 1 1 5 -2 8 6 -3 -2 3 7 -8 -8 -5 -2 -7 0 0 8 4 -5 5 5 3 3 -4 3 -7 | 2x2x3xi32=2 7 8 -4 -4 2 -2 4 -6 -6 -9 -1 | 1x2x2x3xi32=-3 -3 4 3 3 0 -4 2 1 4 -1 -4
// GIVES 1x2x2x3xi32=37 -42 85 29 -61 98 12 20 -68 -18 70 -91
func.func @depthwise(%x: tensor<1x5x5x3xi32>, %k: tensor<2x2x3xi32>, %o: tensor<1x2x2x3xi32>) -> tensor<1x2x2x3xi32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>}
      ins(%x, %k : tensor<1x5x5x3xi32>, tensor<2x2x3xi32>) outs(%o : tensor<1x2x2x3xi32>) -> tensor<1x2x2x3xi32>
  return %r : tensor<1x2x2x3xi32>
}
