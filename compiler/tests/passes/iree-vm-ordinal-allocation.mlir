// RUN: halcyon-opt --iree-vm-ordinal-allocation %s | FileCheck %s

// CHECK: vm.module public @m <ordinal_counts = <import_funcs = 1, export_funcs = 1, internal_funcs = 3, global_bytes = 16, global_refs = 1, rodatas = 1, rwdatas = 0>>
vm.module @m {
  // CHECK: vm.rodata private @data <ordinal = 0> "x"
  vm.rodata private @data "x"
  // The wide global comes after the narrow ones, at a multiple of its size.
  // CHECK: vm.global.i64 private @wide <ordinal = 8> : i64
  vm.global.i64 private @wide : i64
  // CHECK: vm.global.i32 private @narrow <ordinal = 0> : i32
  vm.global.i32 private @narrow : i32
  // CHECK: vm.global.f32 private @float <ordinal = 4> : f32
  vm.global.f32 private @float : f32
  // CHECK: vm.global.ref private @ref <ordinal = 0> : !vm.buffer
  vm.global.ref private @ref : !vm.buffer
  // CHECK: vm.import private @x.y() attributes {ordinal = 0 : i32}
  vm.import private @x.y()
  // CHECK: vm.export @f attributes {ordinal = 0 : i32}
  vm.export @f
  // CHECK: vm.func private @f() attributes {ordinal = 0 : i32} {
  vm.func private @f() {
    vm.return
  }
  // CHECK: vm.func private @g() attributes {ordinal = 1 : i32} {
  vm.func private @g() {
    vm.return
  }
  // CHECK: vm.func @addresses
  vm.func @addresses() -> (i32, i32) {
    // CHECK-NEXT: %[[WIDE:.+]] = vm.const.i32 8
    %0 = vm.global.address @wide : !util.ptr<i64>
    // CHECK-NEXT: vm.global.load.indirect.i64 %[[WIDE]]
    %1 = vm.global.load.indirect.i64 %0 : !util.ptr<i64> -> i64
    // CHECK-NEXT: %[[FLOAT:.+]] = vm.const.i32 4
    %2 = vm.global.address @float : i32
    // CHECK-NEXT: %[[REF:.+]] = vm.const.i32 0
    %3 = vm.global.address @ref : i32
    // CHECK-NEXT: vm.return %[[FLOAT]], %[[REF]]
    vm.return %2, %3 : i32, i32
  }
}
