// A mutable global that starts at one and keeps what is added to it. Each run loads the module anew.
//
// Run: --function=add --input="4xf32=1 2 3 4"
// Run: --function=add --input="4xf32=10 20 30 40"

util.global private mutable @sum = dense<1.0> : tensor<4xf32>

func.func @add(%x: tensor<4xf32>) -> tensor<4xf32> {
  %old = util.global.load @sum : tensor<4xf32>
  %new = arith.addf %old, %x : tensor<4xf32>
  util.global.store %new, @sum : tensor<4xf32>
  return %new : tensor<4xf32>
}
