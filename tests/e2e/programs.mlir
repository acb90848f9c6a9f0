// Whole programs: calls, control flow, several results, arguments that pass through. Values by hand.

// CALL @two_results 2xf32=1 2 | 2xf32=3 5
// GIVES 2xf32=4 7 | 2xf32=-2 -3
func.func @two_results(%a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %s = arith.addf %a, %b : tensor<2xf32>
  %d = arith.subf %a, %b : tensor<2xf32>
  return %s, %d : tensor<2xf32>, tensor<2xf32>
}

// CALL @same_result_twice 2xi32=3 4
// GIVES 2xi32=6 8 | 2xi32=6 8
func.func @same_result_twice(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %s = arith.addi %a, %a : tensor<2xi32>
  return %s, %s : tensor<2xi32>, tensor<2xi32>
}

// CALL @argument_returned 3xi32=7 8 9
// GIVES 3xi32=7 8 9
func.func @argument_returned(%a: tensor<3xi32>) -> tensor<3xi32> {
  return %a : tensor<3xi32>
}

// CALL @argument_and_sum 3xi32=7 8 9
// GIVES 3xi32=7 8 9 | 3xi32=14 16 18
func.func @argument_and_sum(%a: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %s = arith.addi %a, %a : tensor<3xi32>
  return %a, %s : tensor<3xi32>, tensor<3xi32>
}

// CALL @unused_arguments 2xf32=1 2 | 9 | 4xi8=1 2 3 4 | 2xf32=10 20
// GIVES 2xf32=20 40
func.func @unused_arguments(%a: tensor<2xf32>, %n: i32, %c: tensor<4xi8>, %d: tensor<2xf32>) -> tensor<2xf32> {
  %s = arith.addf %d, %d : tensor<2xf32>
  return %s : tensor<2xf32>
}

// CALL @constant_result
// GIVES 2x3xi16=[1 2 3][4 5 6]
func.func @constant_result() -> tensor<2x3xi16> {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  return %c : tensor<2x3xi16>
}

// CALL @splat_constant 2x2xf64=[1 2][3 4]
// GIVES 2x2xf64=[0.5 1][1.5 2]
func.func @splat_constant(%a: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %half = arith.constant dense<0.5> : tensor<2x2xf64>
  %r = arith.mulf %a, %half : tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}

// CALL @dense_constant 4xi32=1 1 1 1
// GIVES 4xi32=2 3 4 5
func.func @dense_constant(%a: tensor<4xi32>) -> tensor<4xi32> {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %r = arith.addi %a, %c : tensor<4xi32>
  return %r : tensor<4xi32>
}

// CALL @through_a_private_function 2xi32=5 6
// GIVES 2xi32=31 43
func.func @through_a_private_function(%a: tensor<2xi32>) -> tensor<2xi32> {
  %sq = call @square(%a) : (tensor<2xi32>) -> tensor<2xi32>
  %s = arith.addi %sq, %a : tensor<2xi32>
  %one = arith.constant dense<1> : tensor<2xi32>
  %r = arith.addi %s, %one : tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func private @square(%a: tensor<2xi32>) -> tensor<2xi32> {
  %r = arith.muli %a, %a : tensor<2xi32>
  return %r : tensor<2xi32>
}

// CALL @calls_a_public_function 2xf32=1 2
// GIVES 2xf32=4 8
func.func @calls_a_public_function(%a: tensor<2xf32>) -> tensor<2xf32> {
  %b = call @twice(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %c = call @twice(%b) : (tensor<2xf32>) -> tensor<2xf32>
  return %c : tensor<2xf32>
}

// CALL @twice 2xf32=1.5 -2
// GIVES 2xf32=3 -4
func.func @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
  %r = arith.addf %a, %a : tensor<2xf32>
  return %r : tensor<2xf32>
}

// CALL @scalar_and_tensor 3 | 2xi32=10 20
// GIVES 9 | 2xi32=13 23
func.func @scalar_and_tensor(%n: i32, %a: tensor<2xi32>) -> (i32, tensor<2xi32>) {
  %sq = arith.muli %n, %n : i32
  %t = tensor.splat %n : tensor<2xi32>
  %r = arith.addi %a, %t : tensor<2xi32>
  return %sq, %r : i32, tensor<2xi32>
}

// CALL @power_of_two 10
// GIVES 1024
// CALL @power_of_two 0
// GIVES 1
func.func @power_of_two(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %c1) -> (i32) : i32 {
    %d = arith.addi %p, %p : i32
    scf.yield %d : i32
  }
  return %r : i32
}

// CALL @gcd 1071 | 462
// GIVES 21
// CALL @gcd 17 | 0
// GIVES 17
func.func @gcd(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %y, %c0 : i32
    scf.condition(%more) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %m = arith.remui %x, %y : i32
    scf.yield %y, %m : i32, i32
  }
  return %r#0 : i32
}

// CALL @sign_of -5
// GIVES -1
// CALL @sign_of 0
// GIVES 0
// CALL @sign_of 12
// GIVES 1
func.func @sign_of(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %neg = arith.cmpi slt, %n, %c0 : i32
  %r = scf.if %neg -> (i32) {
    scf.yield %cm1 : i32
  } else {
    %zero = arith.cmpi eq, %n, %c0 : i32
    %s = scf.if %zero -> (i32) {
      scf.yield %c0 : i32
    } else {
      scf.yield %c1 : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}

// CALL @branches 7
// GIVES 22
// CALL @branches 8
// GIVES 4
func.func @branches(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %bit = arith.andi %n, %c1 : i32
  %odd = arith.trunci %bit : i32 to i1
  cf.cond_br %odd, ^odd(%n : i32), ^even
^odd(%m: i32):
  %t = arith.muli %m, %c3 : i32
  %u = arith.addi %t, %c1 : i32
  cf.br ^done(%u : i32)
^even:
  %h = arith.shrui %n, %c1 : i32
  cf.br ^done(%h : i32)
^done(%r: i32):
  return %r : i32
}

// CALL @switched 0
// GIVES 10
// CALL @switched 5
// GIVES 50
// CALL @switched 6
// GIVES -1
func.func @switched(%n: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %c50 = arith.constant 50 : i32
  %cm1 = arith.constant -1 : i32
  cf.switch %n : i32, [
    default: ^done(%cm1 : i32),
    0: ^done(%c10 : i32),
    5: ^done(%c50 : i32)
  ]
^done(%r: i32):
  return %r : i32
}

// CALL @swap_in_a_loop 5 | 1 | 2
// GIVES 2 | 1
func.func @swap_in_a_loop(%n: i32, %a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) : i32 {
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// CALL @factorial 10
// GIVES 3628800
func.func @factorial(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %small = arith.cmpi sle, %n, %c1 : i64
  %r = scf.if %small -> (i64) {
    scf.yield %c1 : i64
  } else {
    %m = arith.subi %n, %c1 : i64
    %f = func.call @factorial(%m) : (i64) -> i64
    %p = arith.muli %n, %f : i64
    scf.yield %p : i64
  }
  return %r : i64
}

// CALL @scalar_division 7 | 0
// FAILS divi
// CALL @scalar_division -2147483648 | -1
// GIVES -2147483648
func.func @scalar_division(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}

// CALL @chain 4xf32=1 2 3 4
// GIVES 4xf32=3.5 6 9.5 14
func.func @chain(%a: tensor<4xf32>) -> tensor<4xf32> {
  // (a + 1)^2 / 2 + 1.5: 3.5, 6, 9.5, 14
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %c = arith.constant dense<1.5> : tensor<4xf32>
  %s = arith.addf %a, %one : tensor<4xf32>
  %q = arith.mulf %s, %s : tensor<4xf32>
  %h = arith.mulf %q, %half : tensor<4xf32>
  %r = arith.addf %h, %c : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CALL @clamp 5xf32=-2 0.25 0.5 3 nan
// GIVES 5xf32=0 0.25 0.5 1 nan
func.func @clamp(%a: tensor<5xf32>) -> tensor<5xf32> {
  %lo = arith.constant dense<0.0> : tensor<5xf32>
  %hi = arith.constant dense<1.0> : tensor<5xf32>
  %x = arith.maximumf %a, %lo : tensor<5xf32>
  %r = arith.minimumf %x, %hi : tensor<5xf32>
  return %r : tensor<5xf32>
}

// CALL @select_by_sign 4xi32=-1 2 -3 4 | 4xi32=10 20 30 40
// GIVES 4xi32=10 2 30 4
func.func @select_by_sign(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %zero = arith.constant dense<0> : tensor<4xi32>
  %neg = arith.cmpi slt, %a, %zero : tensor<4xi32>
  %r = arith.select %neg, %b, %a : tensor<4xi1>, tensor<4xi32>
  return %r : tensor<4xi32>
}

// CALL @booleans 4xi1=0 1 0 1 | 4xi1=0 0 1 1
// GIVES 4xi1=0 0 0 1 | 4xi1=0 1 1 1 | 4xi1=0 1 1 0
func.func @booleans(%a: tensor<4xi1>, %b: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %x = arith.andi %a, %b : tensor<4xi1>
  %y = arith.ori %a, %b : tensor<4xi1>
  %z = arith.xori %a, %b : tensor<4xi1>
  return %x, %y, %z : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// CALL @transposed_add 2x3xi32=[1 2 3][4 5 6] | 3x2xi32=[10 20][30 40][50 60]
// GIVES 2x3xi32=[11 32 53][24 45 66]
func.func @transposed_add(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>) -> tensor<2x3xi32> {
  %e = tensor.empty() : tensor<2x3xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>) outs(%e : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// CALL @row_plus_column 2xi32=10 20 | 3xi32=1 2 3
// GIVES 2x3xi32=[11 12 13][21 22 23]
func.func @row_plus_column(%a: tensor<2xi32>, %b: tensor<3xi32>) -> tensor<2x3xi32> {
  %e = tensor.empty() : tensor<2x3xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<2xi32>, tensor<3xi32>) outs(%e : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// CALL @indices
// GIVES 2x3xi32=[0 1 2][10 11 12]
func.func @indices() -> tensor<2x3xi32> {
  %e = tensor.empty() : tensor<2x3xi32>
  %ten = arith.constant 10 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<2x3xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %t = arith.muli %i, %ten : index
    %s = arith.addi %t, %j : index
    %v = arith.index_cast %s : index to i32
    linalg.yield %v : i32
  } -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// CALL @tensor_loop 3 | 2xi32=1 5
// GIVES 2xi32=8 40
func.func @tensor_loop(%n: i32, %a: tensor<2xi32>) -> tensor<2xi32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<2xi32>) : i32 {
    %d = arith.addi %t, %t : tensor<2xi32>
    scf.yield %d : tensor<2xi32>
  }
  return %r : tensor<2xi32>
}

// CALL @tensor_branch 1 | 2xi32=1 5 | 2xi32=7 9
// GIVES 2xi32=2 10
// CALL @tensor_branch 0 | 2xi32=1 5 | 2xi32=7 9
// GIVES 2xi32=7 9
func.func @tensor_branch(%n: i32, %a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %c0 = arith.constant 0 : i32
  %yes = arith.cmpi ne, %n, %c0 : i32
  %r = scf.if %yes -> (tensor<2xi32>) {
    %d = arith.addi %a, %a : tensor<2xi32>
    scf.yield %d : tensor<2xi32>
  } else {
    scf.yield %b : tensor<2xi32>
  }
  return %r : tensor<2xi32>
}

// CALL @switched_tensors 2 | 2xi32=3 4
// GIVES 2xi32=6 8 | 7
// CALL @switched_tensors 5 | 2xi32=3 4
// GIVES 2xi32=9 16 | 8
// CALL @switched_tensors 0 | 2xi32=3 4
// GIVES 2xi32=3 4 | -1
func.func @switched_tensors(%i: index, %a: tensor<2xi32>) -> (tensor<2xi32>, i32) {
  %r:2 = scf.index_switch %i -> tensor<2xi32>, i32
  case 2 {
    %d = arith.addi %a, %a : tensor<2xi32>
    %c = arith.constant 7 : i32
    scf.yield %d, %c : tensor<2xi32>, i32
  }
  case 5 {
    %d = arith.muli %a, %a : tensor<2xi32>
    %c = arith.constant 8 : i32
    scf.yield %d, %c : tensor<2xi32>, i32
  }
  default {
    %c = arith.constant -1 : i32
    scf.yield %a, %c : tensor<2xi32>, i32
  }
  return %r#0, %r#1 : tensor<2xi32>, i32
}

// Tensors: a quotient by zero is all ones, a remainder by zero the dividend; the least integer by -1 wraps.
// CALL @divide_tensors 4xi32=7 -2147483648 -7 5 | 4xi32=0 -1 2 0
// GIVES 4xi32=-1 -2147483648 -3 -1 | 4xi32=-1 0 2147483644 -1 | 4xi32=7 0 -1 5 | 4xi32=7 -2147483648 1 5
func.func @divide_tensors(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = arith.divsi %a, %b : tensor<4xi32>
  %1 = arith.divui %a, %b : tensor<4xi32>
  %2 = arith.remsi %a, %b : tensor<4xi32>
  %3 = arith.remui %a, %b : tensor<4xi32>
  return %0, %1, %2, %3 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CALL @divide_rounding 4xi8=7 -128 -7 7 | 4xi8=0 -1 2 2
// GIVES 4xi8=-1 -128 -4 3 | 4xi8=-1 -128 -3 4 | 4xi8=-1 1 125 4
func.func @divide_rounding(%a: tensor<4xi8>, %b: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) {
  %0 = arith.floordivsi %a, %b : tensor<4xi8>
  %1 = arith.ceildivsi %a, %b : tensor<4xi8>
  %2 = arith.ceildivui %a, %b : tensor<4xi8>
  return %0, %1, %2 : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>
}

// Scalars: the program stops.
// CALL @divide_scalars 1 | 0
// FAILS division by zero
func.func @divide_scalars(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}

// CALL @wrong_shape 3xf32=1 2 3
// FAILS input0
func.func @wrong_shape(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.addf %a, %a : tensor<4xf32>
  return %r : tensor<4xf32>
}
