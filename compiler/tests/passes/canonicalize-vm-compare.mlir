// RUN: halcyon-opt --canonicalize %s | FileCheck %s

vm.module @compare {
  // CHECK-LABEL: @exchanged
  // CHECK-NEXT: vm.cmp.lt.i32.s %arg1, %arg0
  // CHECK-NEXT: vm.cmp.lte.i64.u %arg3, %arg2
  vm.func @exchanged(%a: i32, %b: i32, %c: i64, %d: i64) -> (i32, i32) {
    %0 = vm.cmp.gt.i32.s %a, %b : i32
    %1 = vm.cmp.gte.i64.u %c, %d : i64
    vm.return %0, %1 : i32, i32
  }

  // Not less than is not greater or equal when a NaN is about.
  // CHECK-LABEL: @exchanged_floats
  // CHECK-NEXT: vm.cmp.lte.f32.o %arg1, %arg0
  // CHECK-NEXT: vm.cmp.lte.f32.u %arg1, %arg0
  vm.func @exchanged_floats(%a: f32, %b: f32) -> (i32, i32) {
    %0 = vm.cmp.gte.f32.o %a, %b : f32
    %1 = vm.cmp.gte.f32.u %a, %b : f32
    vm.return %0, %1 : i32, i32
  }

  // CHECK-LABEL: @inverted
  // CHECK-NEXT: vm.cmp.lte.i32.u %arg1, %arg0
  // CHECK-NEXT: vm.cmp.ne.f64.u %arg2, %arg3
  // CHECK-NEXT: vm.cmp.lt.f64.u %arg3, %arg2
  vm.func @inverted(%a: i32, %b: i32, %c: f64, %d: f64) -> (i32, i32, i32) {
    %one = vm.const.i32 1
    %0 = vm.cmp.lt.i32.u %a, %b : i32
    %1 = vm.xor.i32 %0, %one : i32
    %2 = vm.cmp.eq.f64.o %c, %d : f64
    %3 = vm.xor.i32 %one, %2 : i32
    %4 = vm.cmp.lte.f64.o %c, %d : f64
    %5 = vm.xor.i32 %4, %one : i32
    vm.return %1, %3, %5 : i32, i32, i32
  }

  // A float need not be equal to itself; what is true of a NaN either way folds.
  // CHECK-LABEL: @same_float
  // CHECK-DAG: %c1 = vm.const.i32 1
  // CHECK-DAG: %zero = vm.const.i32.zero
  // CHECK-NEXT: %[[EQ:.+]] = vm.cmp.eq.f32.o %arg0, %arg0
  // CHECK-NEXT: %[[NE:.+]] = vm.cmp.ne.f32.u %arg0, %arg0
  // CHECK-NEXT: vm.return %[[EQ]], %[[NE]], %c1, %zero
  vm.func @same_float(%x: f32) -> (i32, i32, i32, i32) {
    %0 = vm.cmp.eq.f32.o %x, %x : f32
    %1 = vm.cmp.ne.f32.u %x, %x : f32
    %2 = vm.cmp.gte.f32.u %x, %x : f32
    %3 = vm.cmp.lt.f32.o %x, %x : f32
    vm.return %0, %1, %2, %3 : i32, i32, i32, i32
  }

  // CHECK-LABEL: @nan
  // CHECK-DAG: %c1 = vm.const.i32 1
  // CHECK-DAG: %zero = vm.const.i32.zero
  // CHECK-NEXT: vm.return %zero, %c1, %zero, %c1, %c1
  vm.func @nan() -> (i32, i32, i32, i32, i32) {
    %nan = vm.const.f32 0x7FC00000
    %one = vm.const.f32 1.0
    %0 = vm.cmp.ne.f32.o %nan, %one : f32
    %1 = vm.cmp.ne.f32.u %nan, %one : f32
    %2 = vm.cmp.gte.f32.o %nan, %one : f32
    %3 = vm.cmp.lt.f32.u %one, %nan : f32
    %4 = vm.cmp.nan.f32 %nan : f32
    vm.return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
  }

  // CHECK-LABEL: @not_zero
  // CHECK: vm.cmp.nz.i32 %arg0
  // CHECK: vm.cmp.ne.f64.u %arg1, %zero
  vm.func @not_zero(%a: i32, %b: f64) -> (i32, i32) {
    %zero = vm.const.i32 0
    %0 = vm.cmp.ne.i32 %zero, %a : i32
    %1 = vm.cmp.nz.f64.u %b : f64
    vm.return %0, %1 : i32, i32
  }

  // CHECK-LABEL: @refs
  // CHECK: %[[SOME:.+]] = vm.cmp.nz.ref %arg0
  // CHECK: vm.return %[[SOME]], %c1, %zero
  vm.func @refs(%r: !vm.buffer) -> (i32, i32, i32) {
    %null = vm.const.ref.zero : !vm.buffer
    %0 = vm.cmp.ne.ref %null, %r : !vm.buffer
    %1 = vm.cmp.eq.ref %r, %r : !vm.buffer
    %2 = vm.cmp.nz.ref %null : !vm.buffer
    vm.return %0, %1, %2 : i32, i32, i32
  }
}
