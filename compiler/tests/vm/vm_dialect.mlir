// FROM: vm
// Ops of the `vm` dialect that no conversion makes, and pseudo ops; expected values by hand.

vm.module public @m {
  vm.import private optional @missing.function(%x : i32) -> i32
  vm.global.i32 private mutable @first : i32
  vm.global.i64 private mutable @second : i64
  vm.global.ref private mutable @held : !vm.buffer
  vm.rodata private @data dense<[7, 8, 9]> : tensor<3xi16>

  vm.export @checks
  vm.func private @checks(%a: i32, %x: f32) -> i32 {
    %c1 = vm.const.i32 1
    vm.check.nz %a, "a is zero" : i32
    vm.check.ne %a, %c1, "a is one" : i32
    vm.check.nearly_eq %x, %x, "x is not x" : f32
    vm.check.eq %x, %x : f32
    vm.return %a : i32
  }
  // CALL: checks(5, 1.0) = 5
  // CALL: checks(0, 1.0) = fails FAILED_PRECONDITION
  // CALL: checks(1, 1.0) = fails FAILED_PRECONDITION
  // CALL: checks(5, nan) = fails FAILED_PRECONDITION

  vm.export @near
  vm.func private @near(%x: f32, %y: f32) -> (i32, i32, i32) {
    %0 = vm.cmp.eq.f32.near %x, %y : f32
    %1 = vm.cmp.nz.f32.o %x : f32
    %2 = vm.cmp.nz.f32.u %x : f32
    vm.return %0, %1, %2 : i32, i32, i32
  }
  // CALL: near(1.0, 1.0000001) = 1, 1, 1
  // CALL: near(1.0, 1.1) = 0, 1, 1
  // CALL: near(0.0, -0.0) = 1, 0, 0
  // CALL: near(nan, 1.0) = 0, 0, 1

  vm.export @widths
  vm.func private @widths(%a: i64, %b: i32) -> (i32, i32, i64, i64, i64) {
    %0 = vm.trunc.i64.i8 %a : i64 -> i32
    %1 = vm.trunc.i64.i16 %a : i64 -> i32
    %2 = vm.ext.i8.i64.s %b : i32 -> i64
    %3 = vm.ext.i8.i64.u %b : i32 -> i64
    %4 = vm.ext.i16.i64.s %b : i32 -> i64
    vm.return %0, %1, %2, %3, %4 : i32, i32, i64, i64, i64
  }
  // CALL: widths(-2, 65408) = 254, 65534, -128, 128, -128

  vm.export @orders
  vm.func private @orders(%a: i32, %b: i32, %x: f64, %y: f64) -> (i32, i32, i32, i32, i32, i32) {
    %0 = vm.cmp.gt.i32.s %a, %b : i32
    %1 = vm.cmp.gte.i32.u %a, %b : i32
    %2 = vm.cmp.gt.f64.o %x, %y : f64
    %3 = vm.cmp.gte.f64.o %x, %y : f64
    %4 = vm.cmp.gt.f64.u %x, %y : f64
    %5 = vm.cmp.gte.f64.u %x, %y : f64
    vm.return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
  }
  // CALL: orders(-1, 1, 2.0, 1.0) = 0, 1, 1, 1, 1, 1
  // CALL: orders(1, 1, nan, 1.0) = 0, 1, 0, 0, 1, 1
  // CALL: orders(2, 1, 1.0, 1.0) = 1, 1, 0, 1, 0, 1

  vm.export @table
  vm.func private @table(%i: i32, %a: i64) -> i64 {
    %c5 = vm.const.i64 5
    vm.br_table %i {
      default: ^bb1(%a : i64),
      0: ^bb1(%c5 : i64),
      1: ^bb2(%c5, %a : i64, i64)
    }
  ^bb1(%0: i64):
    vm.return %0 : i64
  ^bb2(%1: i64, %2: i64):
    %3 = vm.sub.i64 %1, %2 : i64
    vm.return %3 : i64
  }
  // CALL: table(0, 9) = 5
  // CALL: table(1, 9) = -4
  // CALL: table(2, 9) = 9
  // CALL: table(-1, 9) = 9

  vm.export @switches
  vm.func private @switches(%i: i32, %a: i64, %b: i64) -> i64 {
    %0 = vm.switch.i64 %i[%a, %b] else %a : i64
    vm.return %0 : i64
  }
  // CALL: switches(1, 3, 4) = 4
  // CALL: switches(2, 3, 4) = 3

  vm.export @pick
  vm.func private @pick(%i: i32) -> i32 {
    %n = vm.const.i64 4
    %z = vm.const.i64.zero
    %align = vm.const.i32 16
    %c7 = vm.const.i32 7
    %a = vm.buffer.alloc %n, %align : !vm.buffer
    %b = vm.buffer.alloc %n, %align : !vm.buffer
    vm.buffer.store.i32 %c7, %b[%z] : i32 -> !vm.buffer
    %same = vm.assign.ref %b : !vm.buffer -> !vm.buffer
    %s = vm.switch.ref %i[%a, %same] else %a : !vm.buffer
    %any = vm.cast.ref.any %s : !vm.buffer -> !vm.ref<?>
    %back = vm.cast.any.ref %any : !vm.ref<?> -> !vm.buffer
    vm.global.store.ref %back, @held : !vm.buffer
    %held = vm.global.load.ref @held : !vm.buffer
    %null = vm.const.ref.zero : !vm.buffer
    vm.global.store.ref %null, @held : !vm.buffer
    %v = vm.buffer.load.i32 %held[%z] : !vm.buffer -> i32
    %eq = vm.cmp.eq.ref %held, %b : !vm.buffer
    %r = vm.add.i32 %v, %eq : i32
    vm.return %r : i32
  }
  // CALL: pick(0) = 0
  // CALL: pick(1) = 8

  vm.export @indirect
  vm.func private @indirect(%a: i64) -> (i64, i32) {
    %p = vm.global.address @second : i32
    vm.global.store.indirect.i64 %a, %p : i64 -> i32
    %0 = vm.global.load.i64 @second : i64
    %1 = vm.global.load.i32 @first : i32
    vm.return %0, %1 : i64, i32
  }
  // CALL: indirect(-5000000000) = -5000000000, 0

  vm.export @constant
  vm.func private @constant(%i: i64) -> i32 {
    %d = vm.const.ref.rodata @data : !vm.buffer
    %v = vm.buffer.load.i16.s %d[%i] : !vm.buffer -> i32
    vm.return %v : i32
  }
  // CALL: constant(2) = 9
  // CALL: constant(3) = fails OUT_OF_RANGE

  vm.export @bound
  vm.func private @bound() -> i32 {
    %0 = vm.import.resolved @missing.function : i32
    vm.return %0 : i32
  }
  // CALL: bound() = 0

  vm.export @calls_missing
  vm.func private @calls_missing(%a: i32) -> i32 {
    %0 = vm.call @missing.function(%a) : (i32) -> i32
    vm.return %0 : i32
  }
  // CALL: calls_missing(1) = fails NOT_FOUND

  vm.export @fails
  vm.func private @fails(%a: i32) -> i32 {
    vm.cond_fail %a, "given"
    vm.trace "ok"(%a) : i32
    vm.print "done"(%a) : i32
    vm.cond_break %a, ^bb1(%a : i32)
  ^bb1(%0: i32):
    vm.break ^bb2(%0 : i32)
  ^bb2(%1: i32):
    vm.return %1 : i32
  }
  // CALL: fails(0) = 0
  // CALL: fails(5) = fails NOT_FOUND
  // CALL: fails(3) = fails INVALID_ARGUMENT

  vm.export @lists
  vm.func private @lists(%x: f32) -> (f32, i32, i32) {
    %c2 = vm.const.i32 2
    %c1 = vm.const.i32 1
    %z = vm.const.i32.zero
    %l = vm.list.alloc %c2 : (i32) -> !vm.list<f32>
    vm.list.reserve %l, %c2 : (!vm.list<f32>, i32)
    vm.list.resize %l, %c2 : (!vm.list<f32>, i32)
    vm.list.set.f32 %l, %c1, %x : (!vm.list<f32>, i32, f32)
    %v = vm.list.get.f32 %l, %c1 : (!vm.list<f32>, i32) -> f32
    %n = vm.list.size %l : (!vm.list<f32>) -> i32
    %any = vm.list.alloc %c1 : (i32) -> !vm.list<?>
    vm.list.resize %any, %c1 : (!vm.list<?>, i32)
    vm.list.set.ref %any, %z, %l : (!vm.list<?>, i32, !vm.list<f32>)
    %back = vm.list.get.ref %any, %z : (!vm.list<?>, i32) -> !vm.list<f32>
    %set = vm.cmp.nz.ref %back : !vm.list<f32>
    vm.return %v, %n, %set : f32, i32, i32
  }
  // CALL: lists(2.5) = 2.5, 2, 1
}
