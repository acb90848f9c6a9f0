// The sum of i * i for i below n, wrapping: a counted loop of a multiplication and an addition.
// BENCH --input=1000000
func.func @sum_of_squares(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i32) : i32 {
    %q = arith.muli %i, %i : i32
    %t = arith.addi %s, %q : i32
    scf.yield %t : i32
  }
  return %r : i32
}
