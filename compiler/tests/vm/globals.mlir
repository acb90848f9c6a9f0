// Globals keep what calls store, from the values that the module starts with; expected values by hand.

util.global private mutable @counter = 40 : i32
util.global private mutable @total = 5000000000 : i64
util.global private mutable @scale = 1.5 : f32
util.global private mutable @wide = -2.25 : f64
util.global private mutable @zero : i32
util.global private @fixed = 7 : i32
util.global private mutable @flag = true
util.global private mutable @byte = -3 : i8
util.global private mutable @set_up : i32
util.initializer {
  %f = util.global.load @fixed : i32
  %c = util.global.load @counter : i32
  %s = arith.addi %f, %c : i32
  util.global.store %s, @set_up : i32
  util.return
}
util.initializer {
  %s = util.global.load @set_up : i32
  %c0 = arith.constant 0 : i32
  %neg = arith.cmpi slt, %s, %c0 : i32
  cf.cond_br %neg, ^bb1, ^bb2
^bb1:
  util.global.store %c0, @set_up : i32
  util.return
^bb2:
  %two = arith.constant 2 : i32
  %d = arith.muli %s, %two : i32
  util.global.store %d, @set_up : i32
  util.return
}

util.func public @next() -> i32 {
  %v = util.global.load @counter : i32
  %one = arith.constant 1 : i32
  %n = arith.addi %v, %one : i32
  util.global.store %n, @counter : i32
  util.return %n : i32
}
// CALL: next() = 41
// CALL: next() = 42

util.func public @add(%a: i64) -> i64 {
  %v = util.global.load @total : i64
  %n = arith.addi %v, %a : i64
  util.global.store %n, @total : i64
  util.return %n : i64
}
// CALL: add(1) = 5000000001
// CALL: add(-5000000001) = 0

util.func public @floats(%a: f32, %b: f64) -> (f32, f64) {
  %s = util.global.load @scale : f32
  %w = util.global.load @wide : f64
  util.global.store %a, @scale : f32
  util.global.store %b, @wide : f64
  util.return %s, %w : f32, f64
}
// CALL: floats(2.0, 3.0) = 1.5, -2.25
// CALL: floats(0.0, 0.0) = 2.0, 3.0

util.func public @small() -> (i32, i8, i32) {
  %z = util.global.load @zero : i32
  %b = util.global.load @byte : i8
  %f = util.global.load @flag : i1
  %i = arith.extui %f : i1 to i32
  %no = arith.constant false
  util.global.store %no, @flag : i1
  util.return %z, %b, %i : i32, i8, i32
}
// CALL: small() = 0, -3, 1
// CALL: small() = 0, -3, 0

// (7 + 40) * 2: initializers run in order, after the initial values are stored.
util.func public @initialized() -> i32 {
  %v = util.global.load @set_up : i32
  util.return %v : i32
}
// CALL: initialized() = 94
