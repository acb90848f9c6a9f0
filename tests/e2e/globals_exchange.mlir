// Globals that take each other's values, a caller's argument, or nothing but a loaded value. Values by hand.

util.global private mutable @a = dense<[1.0, 2.0]> : tensor<2xf32>
util.global private mutable @b = dense<3.0> : tensor<2xf32>

// CALL @exchange
// GIVES 2xf32=3 3 | 2xf32=1 2
func.func @exchange() -> (tensor<2xf32>, tensor<2xf32>) {
  %a = util.global.load @a : tensor<2xf32>
  %b = util.global.load @b : tensor<2xf32>
  util.global.store %a, @b : tensor<2xf32>
  util.global.store %b, @a : tensor<2xf32>
  %a2 = util.global.load @a : tensor<2xf32>
  %b2 = util.global.load @b : tensor<2xf32>
  return %a2, %b2 : tensor<2xf32>, tensor<2xf32>
}

util.global private mutable @kept = dense<0.0> : tensor<2xf32>

// CALL @keep 2xf32=5 6
// GIVES 2xf32=10 12 | 2xf32=5 6
func.func @keep(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  util.global.store %x, @kept : tensor<2xf32>
  %0 = arith.addf %x, %x : tensor<2xf32>
  %1 = util.global.load @kept : tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
