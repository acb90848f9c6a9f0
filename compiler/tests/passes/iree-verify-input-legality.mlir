// RUN: halcyon-opt --iree-verify-input-legality --split-input-file --verify-diagnostics %s

func.func @fine(%a: tensor<2x0xi1>, %b: tensor<f64>, %c: index) -> tensor<f64> {
  %0 = arith.addf %b, %b : tensor<f64>
  return %0 : tensor<f64>
}

// -----

// Everything is reported, not the first fault alone.
// expected-error @+1 {{'func.func' op has argument 0 of type `tensor<?xf32>`, which is not supported: the shape must be static}}
func.func @several(%a: tensor<?xf32>, %b: f32) {
  // expected-error @+1 {{'arith.addf' op has operand 0 of type `tensor<?xf32>`, which is not supported: the shape must be static}}
  %0 = arith.addf %a, %a : tensor<?xf32>
  // expected-error @+1 {{'arith.extf' op has result 0 of type `f80`, which is not supported: floats are `f16`, `bf16`, `f32` or `f64`}}
  %1 = arith.extf %b : f32 to f80
  return
}

// -----

// expected-error @+1 {{'func.func' op has argument 0 of type `i4`, which is not supported: integers have 1, 8, 16, 32 or 64 bits}}
func.func @narrow(%a: i4) {
  return
}

// -----

// expected-error @+1 {{'func.func' op declares a function outside the module that takes or returns tensors, which is not supported}}
func.func private @outside(tensor<4xf32>)

// -----

func.func @generated(%a: f32) -> tensor<4xf32> {
  // expected-error @+1 {{'tensor.generate' op is not supported}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %a : f32
  } : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Floats of 16 bits are computed on in `f32`, but a caller cannot pass one alone.
// expected-error @+1 {{'func.func' op takes or returns a scalar of type `bf16`, which is not supported: pass a tensor, or `f32`}}
func.func @narrow_floats(%a: tensor<4xf16>, %b: bf16) -> tensor<4xf16> {
  %0 = arith.addf %a, %a : tensor<4xf16>
  return %0 : tensor<4xf16>
}

// -----

// Two columns of two rows do not lie side by side.
func.func @columns(%t: tensor<2x4xf32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{'tensor.extract_slice' op takes a part of a tensor whose elements do not lie side by side, or whose extents are not static, which is not supported}}
  %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

util.global private mutable @a = 1 : i32
util.global private @constant = 1 : i32

func.func @globals(%x: f32, %y: i32) {
  // expected-error @+1 {{'util.global.load' op names `@b`, which is no global of the module}}
  %0 = util.global.load @b : i32
  // expected-error @+1 {{'util.global.store' op accesses `@a` as `f32`: expected its type, `i32`}}
  util.global.store %x, @a : f32
  // expected-error @+1 {{'util.global.store' op stores to `@constant`, which is not mutable}}
  util.global.store %y, @constant : i32
  return
}
