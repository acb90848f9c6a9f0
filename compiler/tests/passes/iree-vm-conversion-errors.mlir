// RUN: halcyon-opt --iree-vm-conversion --split-input-file --verify-diagnostics %s

// Every fault is reported, each at the op that the program holds.
func.func @vectors(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.constant' op has a value of type `vector<4xi32>`, which VM code cannot hold}}
  %0 = arith.constant dense<1> : vector<4xi32>
  // expected-error @+1 {{'arith.addi' op has a value of type `vector<4xi32>`, which VM code cannot hold}}
  %1 = arith.addi %0, %0 : vector<4xi32>
  // expected-error @+1 {{'arith.constant' op has a value of type `i128`, which VM code cannot hold}}
  %2 = arith.constant 1 : i128
  return %a : i32
}

// -----

// expected-error @+1 {{'func.func' op has a value of type `tensor<4xf32>`, which VM code cannot hold}}
func.func @tensors(%a: tensor<4xf32>) {
  return
}

// -----

// expected-error @+1 {{'func.func' op has no body, and `outside` is not of the form `module.function` that an import needs}}
func.func private @outside(i32)
