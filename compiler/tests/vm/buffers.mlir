// Buffers and lists of `util`; expected values by hand.

util.func public @store_load(%n: i32) -> i32 {
  %size = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %b = util.buffer.alloc uninitialized : !util.buffer{%size}
  scf.for %i = %c0 to %c16 step %c1 {
    %o = arith.muli %i, %c4 : index
    %v = arith.index_cast %i : index to i32
    %s = arith.muli %v, %v : i32
    util.buffer.store %s, %b[%o for %c4] : i32 -> !util.buffer{%size}
  }
  %i = arith.index_cast %n : i32 to index
  %o = arith.muli %i, %c4 : index
  %r = util.buffer.load %b[%o for %c4] : !util.buffer{%size} -> i32
  util.return %r : i32
}
// CALL: store_load(0) = 0
// CALL: store_load(15) = 225
// CALL: store_load(16) = fails OUT_OF_RANGE
// CALL: store_load(-1) = fails OUT_OF_RANGE

util.func public @bytes() -> (i32, i32, i32) {
  %size = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = util.buffer.alloc uninitialized : !util.buffer{%size}
  %p = arith.constant -2 : i8
  util.buffer.fill %p, %b[%c0 for %size] : i8 -> !util.buffer{%size}
  %x = util.buffer.load %b[%c1 for %c1] : !util.buffer{%size} -> i8
  %y = util.buffer.load %b[%c2 for %c2] : !util.buffer{%size} -> i16
  %s = arith.extsi %x : i8 to i32
  %u = arith.extui %x : i8 to i32
  %w = arith.extsi %y : i16 to i32
  util.return %s, %u, %w : i32, i32, i32
}
// -2 is 0xFE, and two of them are 0xFEFE
// CALL: bytes() = -2, 254, -258

util.func public @parts() -> (i64, i64, i32) {
  %size = arith.constant 32 : index
  %half = arith.constant 16 : index
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %b = util.buffer.alloc uninitialized : !util.buffer{%size}
  %v = arith.constant 77 : i64
  %s = util.buffer.subspan %b[%half] : !util.buffer{%size} -> !util.buffer{%half}
  util.buffer.store %v, %s[%c8 for %c8] : i64 -> !util.buffer{%half}
  %o = arith.constant 24 : index
  %r = util.buffer.load %b[%o for %c8] : !util.buffer{%size} -> i64
  util.buffer.copy %s[%c8], %b[%c0], %c8 : !util.buffer{%half} -> !util.buffer{%size}
  %t = util.buffer.load %b[%c0 for %c8] : !util.buffer{%size} -> i64
  %same = util.buffer.compare %b[%c0], %s[%c8], %c8 : !util.buffer{%size}, !util.buffer{%half}
  %e = arith.extui %same : i1 to i32
  util.return %r, %t, %e : i64, i64, i32
}
// CALL: parts() = 77, 77, 1

util.func public @constant(%i: i32) -> f32 {
  %b = util.buffer.constant : !util.buffer = dense<[1.5, -2.0, 4.25]> : tensor<3xf32>
  %size = arith.constant 12 : index
  %c4 = arith.constant 4 : index
  %n = arith.index_cast %i : i32 to index
  %o = arith.muli %n, %c4 : index
  %r = util.buffer.load %b[%o for %c4] : !util.buffer{%size} -> f32
  util.return %r : f32
}
// CALL: constant(0) = 1.5
// CALL: constant(2) = 4.25
// CALL: constant(3) = fails OUT_OF_RANGE

util.func public @lists(%a: i32) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %l = util.list.create %c3 : !util.list<i32>
  util.list.resize %l, %c3 : !util.list<i32>
  util.list.set %l[%c1], %a : !util.list<i32>
  %x = util.list.get %l[%c1] : !util.list<i32>
  %y = util.list.get %l[%c0] : !util.list<i32>
  %s = arith.addi %x, %y : i32
  %n = util.list.size %l : !util.list<i32>
  %m = arith.index_cast %n : index to i64
  util.return %s, %m : i32, i64
}
// CALL: lists(9) = 9, 3

util.func public @refs(%c: i32) -> i32 {
  %size = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %a = util.buffer.alloc uninitialized : !util.buffer{%size}
  %b = util.buffer.alloc uninitialized : !util.buffer{%size}
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  util.buffer.store %one, %a[%c0 for %c4] : i32 -> !util.buffer{%size}
  util.buffer.store %two, %b[%c0 for %c4] : i32 -> !util.buffer{%size}
  %k = arith.cmpi ne, %c, %z : i32
  %s = arith.select %k, %a, %b : !util.buffer
  %r = util.buffer.load %s[%c0 for %c4] : !util.buffer{%size} -> i32
  %null = util.null : !util.buffer
  %same = util.cmp.eq %s, %null : !util.buffer
  %e = arith.extui %same : i1 to i32
  %t = arith.addi %r, %e : i32
  util.return %t : i32
}
// CALL: refs(1) = 1
// CALL: refs(0) = 2
