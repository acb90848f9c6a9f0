// RUN: halcyon-opt --canonicalize %s | FileCheck %s

vm.module @convert {
  // CHECK-LABEL: @pseudo
  // CHECK-NEXT: %[[LOW:.+]] = vm.trunc.i64.i32 %arg0
  // CHECK-NEXT: %[[BYTE:.+]] = vm.trunc.i32.i8 %[[LOW]]
  // CHECK-NEXT: %[[SIGNED:.+]] = vm.ext.i16.i32.s %arg1
  // CHECK-NEXT: %[[WIDE:.+]] = vm.ext.i32.i64.s %[[SIGNED]]
  // CHECK-NEXT: vm.return %[[BYTE]], %[[WIDE]]
  vm.func @pseudo(%a: i64, %b: i32) -> (i32, i64) {
    %0 = vm.trunc.i64.i8 %a : i64 -> i32
    %1 = vm.ext.i16.i64.s %b : i32 -> i64
    vm.return %0, %1 : i32, i64
  }

  // CHECK-LABEL: @undone
  // CHECK-NEXT: vm.return %arg0, %arg1, %arg2
  vm.func @undone(%a: i32, %b: f32, %c: !vm.buffer) -> (i32, f32, !vm.buffer) {
    %wide = vm.ext.i32.i64.u %a : i32 -> i64
    %0 = vm.trunc.i64.i32 %wide : i64 -> i32
    %double = vm.ext.f32.f64 %b : f32 -> f64
    %1 = vm.trunc.f64.f32 %double : f64 -> f32
    %2 = vm.assign.ref %c : !vm.buffer -> !vm.buffer
    vm.return %0, %1, %2 : i32, f32, !vm.buffer
  }

  // The other way round loses bits.
  // CHECK-LABEL: @not_undone
  // CHECK: vm.trunc.i64.i32
  // CHECK: vm.ext.i32.i64.s
  vm.func @not_undone(%a: i64) -> i64 {
    %low = vm.trunc.i64.i32 %a : i64 -> i32
    %0 = vm.ext.i32.i64.s %low : i32 -> i64
    vm.return %0 : i64
  }

  // `cast` goes to the nearest, ties away from zero; `trunc` toward zero, saturating, and a NaN is 0.
  // CHECK-LABEL: @float_to_int
  // CHECK-DAG: %[[A:.+]] = vm.const.i32 -3
  // CHECK-DAG: %[[B:.+]] = vm.const.i32 -2
  // CHECK-DAG: %[[C:.+]] = vm.const.i32 2147483647
  // CHECK-DAG: %[[D:.+]] = vm.const.i32.zero
  // CHECK: vm.return %[[A]], %[[B]], %[[C]], %[[D]]
  vm.func @float_to_int() -> (i32, i32, i32, i32) {
    %x = vm.const.f32 -2.5
    %big = vm.const.f32 3.0e9
    %nan = vm.const.f32 0x7FC00000
    %0 = vm.cast.f32.si32 %x : f32 -> i32
    %1 = vm.trunc.f32.si32 %x : f32 -> i32
    %2 = vm.trunc.f32.si32 %big : f32 -> i32
    %3 = vm.trunc.f32.si32 %nan : f32 -> i32
    vm.return %0, %1, %2, %3 : i32, i32, i32, i32
  }

  // The bits of a NaN are kept.
  // CHECK-LABEL: @nan_bits
  // CHECK-NEXT: %[[BITS:.+]] = vm.const.i32 2141192193
  // CHECK-NEXT: vm.return %[[BITS]]
  vm.func @nan_bits() -> i32 {
    %nan = vm.const.f32 0xFFA00001
    %0 = vm.abs.f32 %nan : f32
    %1 = vm.bitcast.f32.i32 %0 : f32 -> i32
    vm.return %1 : i32
  }

  // CHECK-LABEL: @lengths
  // CHECK-NOT: vm.buffer.length
  // CHECK: vm.return %arg0, %arg1
  vm.func @lengths(%n: i64, %m: i64, %b: !vm.buffer) -> (i64, i64) {
    %a16 = vm.const.i32 16
    %zero = vm.const.i64 0
    %0 = vm.buffer.alloc %n, %a16 : !vm.buffer
    %1 = vm.buffer.clone %b, %zero, %m, %a16 : !vm.buffer -> !vm.buffer
    %2 = vm.buffer.length %0 : !vm.buffer -> i64
    %3 = vm.buffer.length %1 : !vm.buffer -> i64
    vm.return %2, %3 : i64, i64
  }
}
