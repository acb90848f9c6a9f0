// Structured control flow, branches, calls and recursion; expected values by hand.

func.func @sum_for(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %lb = arith.constant 0 : index
  %step = arith.constant 1 : index
  %ub = arith.index_cast %n : i32 to index
  %r = scf.for %i = %lb to %ub step %step iter_args(%acc = %c0) -> (i32) {
    %v = arith.index_cast %i : index to i32
    %next = arith.addi %acc, %v : i32
    scf.yield %next : i32
  }
  return %r : i32
}
// CALL: sum_for(0) = 0
// CALL: sum_for(1) = 0
// CALL: sum_for(10) = 45
// CALL: sum_for(-3) = 0

// A wide flag with the low half of a case is no case.
func.func @wide_switch(%flag: i64) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  cf.switch %flag : i64, [
    default: ^bb1(%c1 : i32),
    -1: ^bb1(%c2 : i32),
    2: ^bb1(%c3 : i32)
  ]
^bb1(%r: i32):
  return %r : i32
}
// CALL: wide_switch(-1) = 2
// CALL: wide_switch(0) = 1
// CALL: wide_switch(2) = 3
// CALL: wide_switch(4294967295) = 1
// CALL: wide_switch(4294967298) = 1
// CALL: wide_switch(-4294967294) = 1

// Three values go round together, so that each edge is a parallel move.
func.func @rotate(%n: i32, %a: i32, %b: i32, %c: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:4 = scf.while (%i = %c0, %x = %a, %y = %b, %z = %c) : (i32, i32, i32, i32) -> (i32, i32, i32, i32) {
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %i, %x, %y, %z : i32, i32, i32, i32
  } do {
  ^bb0(%i: i32, %x: i32, %y: i32, %z: i32):
    %i1 = arith.addi %i, %c1 : i32
    scf.yield %i1, %y, %z, %x : i32, i32, i32, i32
  }
  return %r#1, %r#2, %r#3 : i32, i32, i32
}
// CALL: rotate(0, 10, 20, 30) = 10, 20, 30
// CALL: rotate(1, 10, 20, 30) = 20, 30, 10
// CALL: rotate(2, 10, 20, 30) = 30, 10, 20
// CALL: rotate(3, 10, 20, 30) = 10, 20, 30

func.func @swap64(%n: i64, %a: i64, %b: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r:3 = scf.while (%i = %c0, %x = %a, %y = %b) : (i64, i64, i64) -> (i64, i64, i64) {
    %go = arith.cmpi ult, %i, %n : i64
    scf.condition(%go) %i, %x, %y : i64, i64, i64
  } do {
  ^bb0(%i: i64, %x: i64, %y: i64):
    %i1 = arith.addi %i, %c1 : i64
    scf.yield %i1, %y, %x : i64, i64, i64
  }
  return %r#1, %r#2 : i64, i64
}
// CALL: swap64(0, 5000000000, -1) = 5000000000, -1
// CALL: swap64(7, 5000000000, -1) = -1, 5000000000
// CALL: swap64(8, 5000000000, -1) = 5000000000, -1

// The value before the last is what leaves the loop.
func.func @fibonacci(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:3 = scf.while (%i = %c0, %a = %c0, %b = %c1) : (i32, i32, i32) -> (i32, i32, i32) {
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %i, %a, %b : i32, i32, i32
  } do {
  ^bb0(%i: i32, %a: i32, %b: i32):
    %s = arith.addi %a, %b : i32
    %i1 = arith.addi %i, %c1 : i32
    scf.yield %i1, %b, %s : i32, i32, i32
  }
  return %r#1 : i32
}
// CALL: fibonacci(0) = 0
// CALL: fibonacci(1) = 1
// CALL: fibonacci(2) = 1
// CALL: fibonacci(10) = 55
// CALL: fibonacci(46) = 1836311903

func.func @nested(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %lb = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ub = arith.index_cast %n : i32 to index
  %r = scf.for %i = %lb to %ub step %one iter_args(%outer = %c0) -> (i32) {
    %s = scf.for %j = %lb to %i step %one iter_args(%inner = %outer) -> (i32) {
      %p = arith.muli %i, %j : index
      %v = arith.index_cast %p : index to i32
      %odd = arith.constant 1 : i32
      %bit = arith.andi %v, %odd : i32
      %is_odd = arith.cmpi eq, %bit, %odd : i32
      %t = scf.if %is_odd -> (i32) {
        %k = arith.addi %inner, %v : i32
        scf.yield %k : i32
      } else {
        scf.yield %inner : i32
      }
      scf.yield %t : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
// 3*1 + 5*1 + 5*3
// CALL: nested(6) = 23
// CALL: nested(1) = 0

func.func @switch_near(%a: i32) -> i32 {
  %d = arith.constant -1 : i32
  %x = arith.constant 100 : i32
  cf.switch %a : i32, [
    default: ^bb2(%d : i32),
    3: ^bb1(%x : i32),
    4: ^bb2(%a : i32),
    6: ^bb2(%x : i32)
  ]
^bb1(%p: i32):
  %q = arith.addi %p, %a : i32
  cf.br ^bb2(%q : i32)
^bb2(%r: i32):
  return %r : i32
}
// CALL: switch_near(2) = -1
// CALL: switch_near(3) = 103
// CALL: switch_near(4) = 4
// CALL: switch_near(5) = -1
// CALL: switch_near(6) = 100
// CALL: switch_near(7) = -1
// CALL: switch_near(-2147483648) = -1

func.func @switch_far(%a: i64) -> i32 {
  %d = arith.constant -1 : i32
  %x = arith.constant 1 : i32
  %y = arith.constant 2 : i32
  cf.switch %a : i64, [
    default: ^bb1(%d : i32),
    -9: ^bb1(%x : i32),
    1000000: ^bb1(%y : i32)
  ]
^bb1(%r: i32):
  return %r : i32
}
// CALL: switch_far(-9) = 1
// CALL: switch_far(1000000) = 2
// CALL: switch_far(0) = -1
// CALL: switch_far(4294967287) = -1

func.func private @square(%a: i64) -> i64 attributes {no_inline} {
  %r = arith.muli %a, %a : i64
  return %r : i64
}
func.func @call(%a: i64, %b: i64) -> i64 {
  %x = call @square(%a) : (i64) -> i64
  %y = call @square(%b) : (i64) -> i64
  %r = arith.subi %x, %y : i64
  return %r : i64
}
// CALL: call(100000, 3) = 9999999991

func.func private @divmod(%a: i32, %b: i32) -> (i32, i32) attributes {no_inline} {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  return %q, %r : i32, i32
}
func.func @two_results(%a: i32, %b: i32) -> (i32, i32) {
  %q, %r = call @divmod(%a, %b) : (i32, i32) -> (i32, i32)
  return %r, %q : i32, i32
}
// CALL: two_results(17, 5) = 2, 3
// CALL: two_results(17, 0) = fails INVALID_ARGUMENT
// CALL: two_results(-17, 5) = -2, -3

func.func @factorial(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %small = arith.cmpi sle, %n, %c1 : i64
  cf.cond_br %small, ^bb1, ^bb2
^bb1:
  return %c1 : i64
^bb2:
  %m = arith.subi %n, %c1 : i64
  %f = call @factorial(%m) : (i64) -> i64
  %r = arith.muli %n, %f : i64
  return %r : i64
}
// CALL: factorial(1) = 1
// CALL: factorial(20) = 2432902008176640000
// CALL: factorial(100000000) = fails RESOURCE_EXHAUSTED
// CALL: factorial(5) = 120

func.func @assert(%a: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %ok = arith.cmpi slt, %a, %c10 : i32
  cf.assert %ok, "too large"
  return %a : i32
}
// CALL: assert(9) = 9
// CALL: assert(10) = fails FAILED_PRECONDITION

func.func @many(%a: i32, %b: i64, %c: f32, %d: f64, %e: i32, %f: f64) -> (f64, i32, f32, i64, i32, f64) {
  return %d, %e, %c, %b, %a, %f : f64, i32, f32, i64, i32, f64
}
// CALL: many(1, -2, 3.5, 4.25, 5, -6.0) = 4.25, 5, 3.5, -2, 1, -6.0

// A loop whose header only decides, as `cf` writes it.
func.func @header(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %c0 : i32, i32)
^head(%i: i32, %acc: i32):
  %go = arith.cmpi ult, %i, %n : i32
  cf.cond_br %go, ^body, ^done
^body:
  %sq = arith.muli %i, %i : i32
  %sum = arith.addi %acc, %sq : i32
  %next = arith.addi %i, %c1 : i32
  cf.br ^head(%next, %sum : i32, i32)
^done:
  return %acc : i32
}
// CALL: header(0) = 0
// CALL: header(4) = 14
