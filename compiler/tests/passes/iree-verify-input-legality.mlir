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

// -----

// Names are given as the program has them, before functions change their dialect.
// expected-error @+1 {{'func.func' op has no body, and `outside` is not of the form `module.function` that names a function outside the module}}
func.func private @outside(i32) -> i32
func.func private @never_called(i32) -> i32
func.func @calls(%a: i32) -> i32 {
  %0 = call @outside(%a) : (i32) -> i32
  return %0 : i32
}

// -----

// expected-error @+1 {{'func.func' op takes or returns a tensor of `index`, which a caller cannot hold: use `i32` or `i64`}}
func.func @index_tensor(%a: tensor<4xindex>) {
  return
}

// -----

// expected-error @+1 {{'func.func' op has argument 0 of type `none`, which is not supported: it holds nothing}}
func.func @nothing(%a: none) {
  return
}

// -----

// expected-error @+1 {{'func.func' op has argument 0 of type `(i32) -> i32`, which is not supported: functions are called by name}}
func.func @function(%a: (i32) -> i32) {
  return
}

// -----

func.func @outer() {
  // expected-error @+1 {{'func.func' op stands inside another function, which is not supported}}
  func.func @inner() {
    return
  }
  return
}

// -----

// expected-error @+1 {{'builtin.module' op stands in a file with other ops or in another module, which is not supported: a program is one module}}
module @first {
}
// expected-error @+1 {{'builtin.module' op stands in a file with other ops or in another module, which is not supported: a program is one module}}
module @second {
}

// -----

func.func @ends_in_yield(%a: i32) {
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region', 'scf.for', 'scf.if', 'scf.index_switch', 'scf.while', found 'func.func'}}
  scf.yield
}

// -----

func.func @ends_in_condition(%a: i1) {
  // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while', found 'func.func'}}
  scf.condition(%a)
}

// -----

func.func @ends_in_structured_yield(%a: i32) -> i32 {
  // expected-error @+1 {{'linalg.yield' op expects parent op to be one of}}
  linalg.yield %a : i32
}

// -----

util.func @returns_too_little(%a: i32) -> i32 {
  // expected-error @+1 {{'util.return' op has 0 operands, but the enclosing function returns 1}}
  util.return
}

// -----

util.func @returns_another_type(%a: i32) -> f32 {
  // expected-error @+1 {{'util.return' op type of return operand 0 (`i32`) doesn't match function result type (`f32`)}}
  util.return %a : i32
}

// -----

util.func private @callee(%a: i32) -> i32 {
  util.return %a : i32
}
util.func @calls_with_too_much(%a: i32) -> i32 {
  // expected-error @+1 {{'util.call' op has 2 operands, but the callee has 1}}
  %0 = util.call @callee(%a, %a) : (i32, i32) -> i32
  util.return %0 : i32
}
util.func @takes_another_type(%a: i32) -> f32 {
  // expected-error @+1 {{'util.call' op result 0 is of type `f32`, but the callee has `i32`}}
  %0 = util.call @callee(%a) : (i32) -> f32
  util.return %0 : f32
}
util.func @calls_nothing() {
  // expected-error @+1 {{'util.call' op 'nowhere' does not reference a valid function}}
  util.call @nowhere() : () -> ()
  util.return
}

// -----

util.func @dispatches_nothing(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'flow.dispatch' op names the entry point `@nowhere::@fn`, which no executable of the module has}}
  %0 = flow.dispatch @nowhere::@fn(%a) : (tensor<4xf32>) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{'func.func' op has argument 0 of type `tensor<2147483648x2147483648x4xf32>`, which is not supported: its size does not fit 64 bits}}
func.func @huge(%a: tensor<2147483648x2147483648x4xf32>) {
  return
}

// -----

func.func @shapes(%a: tensor<8xf32>, %b: tensor<4xf32>, %c: tensor<2x4xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type `tensor<8xf32>` and result type `tensor<4xf32>` are cast incompatible}}
  %0 = tensor.cast %a : tensor<8xf32> to tensor<4xf32>
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of the shorter shape to have the elements of its group [2, 4], found 6}}
  %1 = tensor.collapse_shape %c [[0, 1]] : tensor<2x4xf32> into tensor<6xf32>
  // expected-error @+1 {{'tensor.collapse_shape' op expected groups that name each of 2 dimensions once, in order}}
  %2 = tensor.collapse_shape %c [[1, 0]] : tensor<2x4xf32> into tensor<8xf32>
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of the shorter shape to have the elements of its group [2, 3], found 8}}
  %3 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<8xf32> into tensor<2x3xf32>
  // expected-error @+1 {{'tensor.extract_slice' op takes 4 elements from 5 in steps of 1 along dimension 0, which has 8}}
  %4 = tensor.extract_slice %a[5] [4] [1] : tensor<8xf32> to tensor<4xf32>
  // expected-error @+1 {{'tensor.extract_slice' op expected the part to be of type `tensor<3xf32>`, or of that less dimensions of one element, found `tensor<4xf32>`}}
  %5 = tensor.extract_slice %a[0] [3] [1] : tensor<8xf32> to tensor<4xf32>
  // expected-error @+1 {{'tensor.insert_slice' op takes 4 elements from 6 in steps of 1 along dimension 0, which has 8}}
  %6 = tensor.insert_slice %b into %a[6] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %i = arith.constant 1 : i32
  // expected-error @+1 {{'linalg.fill' op expected fill value type to match output element type}}
  %7 = linalg.fill ins(%i : i32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %row = tensor.extract_slice %c[1, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  return
}
