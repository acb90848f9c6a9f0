// Doubles a vector `n` times: a loop on the host side around a dispatch, and scalar arguments.
//
// Run: --function=doubling --input=5 --input="4xf32=1 2 3 4"
// Run: --function=doubling --input=0 --input="4xf32=1 2 3 4"

func.func @doubling(%n: i32, %x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%i = %zero, %v = %x) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i, %v : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %v: tensor<4xf32>):
    %twice = arith.addf %v, %v : tensor<4xf32>
    %next = arith.addi %i, %one : i32
    scf.yield %next, %twice : i32, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
