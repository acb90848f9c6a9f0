// Adds the square roots of 1 to n, each by eight steps of Newton's method: float arithmetic in a nested loop.
// BENCH --input=20000
func.func @newton_roots(%n: i32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c8 = arith.constant 8 : i32
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f32) : i32 {
    %k = arith.addi %i, %c1 : i32
    %x = arith.sitofp %k : i32 to f32
    %root = scf.for %j = %c0 to %c8 step %c1 iter_args(%g = %x) -> (f32) : i32 {
      %q = arith.divf %x, %g : f32
      %t = arith.addf %g, %q : f32
      %h = arith.mulf %t, %half : f32
      scf.yield %h : f32
    }
    %s = arith.addf %sum, %root : f32
    scf.yield %s : f32
  }
  return %r : f32
}
