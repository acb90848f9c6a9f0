// Fibonacci by two calls of itself: calls, returns and nothing else. Not for a peer that has no recursion.
// BENCH --input=22
func.func @fibonacci_calls(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi sle, %n, %c1 : i32
  %r = scf.if %small -> (i32) {
    scf.yield %n : i32
  } else {
    %a = arith.subi %n, %c1 : i32
    %b = arith.subi %n, %c2 : i32
    %x = func.call @fibonacci_calls(%a) : (i32) -> i32
    %y = func.call @fibonacci_calls(%b) : (i32) -> i32
    %s = arith.addi %x, %y : i32
    scf.yield %s : i32
  }
  return %r : i32
}
