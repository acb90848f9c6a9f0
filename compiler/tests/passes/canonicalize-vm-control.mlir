// RUN: halcyon-opt --canonicalize %s | FileCheck %s

vm.module @control {
  // CHECK-LABEL: @table_of_constant
  // CHECK-NEXT: vm.return %arg1
  vm.func @table_of_constant(%a: i32, %b: i32) -> i32 {
    %c1 = vm.const.i32 1
    vm.br_table %c1 {
      default: ^bb1(%a : i32),
      0: ^bb1(%a : i32),
      1: ^bb1(%b : i32)
    }
  ^bb1(%r: i32):
    vm.return %r : i32
  }

  // An index that is negative goes to the default.
  // CHECK-LABEL: @table_of_negative
  // CHECK-NEXT: vm.return %arg0
  vm.func @table_of_negative(%a: i32, %b: i32) -> i32 {
    %c = vm.const.i32 -1
    vm.br_table %c { default: ^bb1(%a : i32), 0: ^bb1(%b : i32) }
  ^bb1(%r: i32):
    vm.return %r : i32
  }

  // CHECK-LABEL: @table_of_one_target
  // CHECK-NEXT: vm.return %arg1
  vm.func @table_of_one_target(%i: i32, %a: i32) -> i32 {
    vm.br_table %i { default: ^bb1(%a : i32), 0: ^bb1(%a : i32) }
  ^bb1(%r: i32):
    vm.return %r : i32
  }

  // CHECK-LABEL: @switches
  // CHECK-NEXT: vm.return %arg1, %arg2, %arg1
  vm.func @switches(%i: i32, %a: f32, %b: f32) -> (f32, f32, f32) {
    %c0 = vm.const.i32 0
    %c9 = vm.const.i32 9
    %0 = vm.switch.f32 %c0[%a, %b] else %b : f32
    %1 = vm.switch.f32 %c9[%a, %a] else %b : f32
    %2 = vm.switch.f32 %i[%a, %a] else %a : f32
    vm.return %0, %1, %2 : f32, f32, f32
  }

  // The blocks of failures stand last, those of the first check too.
  // CHECK-LABEL: @two_checks
  // CHECK-NEXT: %c9 = vm.const.i32 9
  // CHECK-NEXT: %[[NE:.+]] = vm.cmp.ne.i32 %arg0, %arg1
  // CHECK-NEXT: vm.cond_br %[[NE]], ^bb4(%c9 : i32), ^bb1
  // CHECK-NEXT: ^bb1:
  // CHECK-NEXT: %[[EQ:.+]] = vm.cmp.eq.f32.o %arg2, %arg3
  // CHECK-NEXT: vm.cond_br %[[EQ]], ^bb3(%c9 : i32), ^bb2
  // CHECK-NEXT: ^bb2:
  // CHECK-NEXT: vm.return
  // CHECK-NEXT: ^bb3(%[[B:.+]]: i32):
  // CHECK-NEXT: vm.fail %[[B]], "b"
  // CHECK-NEXT: ^bb4(%[[A:.+]]: i32):
  // CHECK-NEXT: vm.fail %[[A]], "a"
  vm.func @two_checks(%a: i32, %b: i32, %c: f32, %d: f32) {
    vm.check.eq %a, %b, "a" : i32
    vm.check.ne %c, %d, "b" : f32
    vm.return
  }

  // CHECK-LABEL: @decided_failures
  // CHECK-NOT: vm.cond_br
  // CHECK: vm.fail
  // CHECK-NOT: vm.return
  vm.func @decided_failures() {
    %zero = vm.const.i32 0
    %c3 = vm.const.i32 3
    vm.cond_fail %zero, %c3, "no"
    vm.cond_fail %c3, "yes"
    vm.return
  }

  // CHECK-LABEL: @nearly_equal_constants
  // CHECK-NEXT: %c1 = vm.const.i32 1
  // CHECK-NEXT: vm.return %c1
  vm.func @nearly_equal_constants() -> i32 {
    %a = vm.const.f64 1.0
    %b = vm.const.f64 1.0000001
    %0 = vm.cmp.eq.f64.near %a, %b : f64
    vm.return %0 : i32
  }

  vm.import private @m.plain(%a : i32) -> i32
  vm.import private optional @m.maybe(%a : i32, %b : i32 ...)

  // CHECK-LABEL: @imports
  // CHECK-NEXT: %c1 = vm.const.i32 1
  // CHECK-NEXT: %[[R:.+]] = vm.call @m.plain(%arg0) {nosideeffects} : (i32) -> i32
  // CHECK-NEXT: vm.call.variadic @m.maybe(%arg0, []) : (i32, i32 ...)
  // CHECK-NEXT: %has_m_maybe = vm.import.resolved @m.maybe : i32
  // CHECK-NEXT: vm.return %[[R]], %c1, %has_m_maybe
  vm.func @imports(%a: i32) -> (i32, i32, i32) {
    %0 = vm.call.variadic @m.plain(%a) {nosideeffects} : (i32) -> i32
    vm.call.variadic @m.maybe(%a, []) : (i32, i32 ...)
    %1 = vm.import.resolved @m.plain : i32
    %2 = vm.import.resolved @m.maybe : i32
    vm.return %0, %1, %2 : i32, i32, i32
  }
}
