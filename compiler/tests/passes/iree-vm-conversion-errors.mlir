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

// expected-error @+1 {{expected a function type in `vm.signature`}}
func.func private @other.f(i32) attributes {vm.signature = i32}

// -----

func.func private @other.f(i32) attributes {vm.signature = (i32, i32) -> ()}
func.func @f(%a: i32) {
  // expected-error @+1 {{calls a function whose `vm.signature` has another number of values}}
  call @other.f(%a) : (i32) -> ()
  return
}

// -----

func.func private @other.f(i32) attributes {vm.signature = (!vm.buffer) -> ()}
func.func @f(%a: i32) {
  // expected-error @+1 {{calls a function whose `vm.signature` has another kind of value}}
  call @other.f(%a) : (i32) -> ()
  return
}

// -----

// Floats of 8 bits are moved, not computed with.
func.func @f8(%a: f8E4M3FN) -> f8E4M3FN {
  // expected-error @+1 {{'arith.addf' op has no form in VM code}}
  %0 = arith.addf %a, %a : f8E4M3FN
  return %0 : f8E4M3FN
}
