// A vector of constants read from flash, a splat, and two results of which one is a comparison.
//
// Run: --function=scale_shift --input="4xf32=1 2 3 4"

func.func @scale_shift(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %scale = arith.constant dense<[0.5, -1.0, 2.0, 0.25]> : tensor<4xf32>
  %shift = arith.constant dense<1.0> : tensor<4xf32>
  %scaled = arith.mulf %x, %scale : tensor<4xf32>
  %shifted = arith.addf %scaled, %shift : tensor<4xf32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %zero = arith.constant dense<0> : tensor<4xi32>
  %above = arith.cmpf ogt, %shifted, %x : tensor<4xf32>
  %flag = arith.select %above, %one, %zero : tensor<4xi1>, tensor<4xi32>
  return %shifted, %flag : tensor<4xf32>, tensor<4xi32>
}
