// Tensors on the host: single elements, slices, reshapes, recursion, and fusion with several results. By hand.

// CALL @elements 2x4xf32=1 2 3 4 5 6 7 8 | 2.5
// GIVES f32=6 | 2x4xf32=1 2 3 4 5 2.5 7 8 | 2xf32=2.5 6 | f32=2.5
func.func @elements(%a: tensor<2x4xf32>, %v: f32) -> (tensor<f32>, tensor<2x4xf32>, tensor<2xf32>, tensor<f32>) {
  %i = arith.constant 1 : index
  %0 = tensor.extract %a[%i, %i] : tensor<2x4xf32>
  %e = tensor.from_elements %0 : tensor<f32>
  %1 = tensor.insert %v into %a[%i, %i] : tensor<2x4xf32>
  %p = tensor.from_elements %v, %0 : tensor<2xf32>
  %q = tensor.splat %v : tensor<f32>
  return %e, %1, %p, %q : tensor<f32>, tensor<2x4xf32>, tensor<2xf32>, tensor<f32>
}

// CALL @shapes 2x4xf32=1 2 3 4 5 6 7 8
// GIVES 8xf32=-1 -2 -3 -4 -5 -6 -7 -8 | 1x2xf32=7 8 | 2x4xf32=1 2 3 4 1 2 3 4
func.func @shapes(%a: tensor<2x4xf32>) -> (tensor<8xf32>, tensor<1x2xf32>, tensor<2x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %1 = arith.negf %0 : tensor<8xf32>
  %s = tensor.extract_slice %a[1, 2] [1, 2] [1, 1] : tensor<2x4xf32> to tensor<1x2xf32>
  %row = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  %u = tensor.insert_slice %row into %a[1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32>
  return %1, %s, %u : tensor<8xf32>, tensor<1x2xf32>, tensor<2x4xf32>
}

// CALL @in_loop 4xf32=1 2 3 4
// GIVES 4xf32=2 4 6 8
func.func @in_loop(%t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%v = %t) -> tensor<4xf32> {
    %x = tensor.extract %v[%i] : tensor<4xf32>
    %y = arith.addf %x, %x : f32
    %w = tensor.insert %y into %v[%i] : tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// The sum of %i + 1 copies.
// CALL @recursive 2xf32=1 2 | 3
// GIVES 2xf32=4 8
func.func @recursive(%t: tensor<2xf32>, %i: i32) -> tensor<2xf32> {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %j = arith.subi %i, %c1 : i32
  %c = arith.cmpi sgt, %i, %c0 : i32
  %r = scf.if %c -> tensor<2xf32> {
    %x = func.call @recursive(%t, %j) : (tensor<2xf32>, i32) -> tensor<2xf32>
    %y = arith.addf %x, %t : tensor<2xf32>
    scf.yield %y : tensor<2xf32>
  } else {
    scf.yield %t : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// One producer, read as it is, transposed, and by the caller.
// CALL @transposed_sum 2x2xf32=1 2 3 4
// GIVES 2x2xf32=-2 -5 -5 -8 | 2x2xf32=-1 -2 -3 -4
func.func @transposed_sum(%a: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %e = tensor.empty() : tensor<2x2xf32>
  %n = arith.negf %a : tensor<2x2xf32>
  %t = linalg.transpose ins(%n : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) permutation = [1, 0]
  %0 = arith.addf %t, %n : tensor<2x2xf32>
  return %0, %n : tensor<2x2xf32>, tensor<2x2xf32>
}

// A row is added to every row.
// CALL @broadcast_rows 2x3xf32=1 2 3 4 5 6 | 3xf32=10 20 30
// GIVES 2x3xf32=-9 -18 -27 -6 -15 -24
func.func @broadcast_rows(%a: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %n = arith.negf %b : tensor<3xf32>
  %r = linalg.broadcast ins(%n : tensor<3xf32>) outs(%e : tensor<2x3xf32>) dimensions = [0]
  %0 = arith.addf %a, %r : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CALL @positions 2x3xi32=100 200 300 400 500 600
// GIVES 3x2xi32=100 410 201 511 302 612
func.func @positions(%a: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %e = tensor.empty() : tensor<2x3xi32>
  %i = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<2x3xi32>) {
  ^bb0(%out: i32):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %c10 = arith.constant 10 : index
    %2 = arith.muli %0, %c10 : index
    %3 = arith.addi %2, %1 : index
    %4 = arith.index_cast %3 : index to i32
    linalg.yield %4 : i32
  } -> tensor<2x3xi32>
  %s = arith.addi %i, %a : tensor<2x3xi32>
  %f = tensor.empty() : tensor<3x2xi32>
  %t = linalg.transpose ins(%s : tensor<2x3xi32>) outs(%f : tensor<3x2xi32>) permutation = [1, 0]
  return %t : tensor<3x2xi32>
}
