// RUN: halcyon-opt --iree-vm-annotate-functions %s | FileCheck %s

vm.module @m {
  vm.import private @x.wait(%t : i32) -> i32 attributes {vm.yield}
  // Callers of what may suspend may suspend; without references there is nothing to unwind.
  // CHECK: vm.func @waits(%arg0: i32) -> i32 attributes {vm.yield} {
  vm.func @waits(%arg0: i32) -> i32 {
    %0 = vm.call @x.wait(%arg0) : (i32) -> i32
    vm.return %0 : i32
  }
  // CHECK: vm.func @calls_waits(%arg0: i32) -> i32 attributes {vm.yield} {
  vm.func @calls_waits(%arg0: i32) -> i32 {
    %0 = vm.call @waits(%arg0) : (i32) -> i32
    vm.return %0 : i32
  }
  // CHECK: vm.func @load(%arg0: !vm.buffer, %arg1: i64) -> i32 attributes {vm.unwind} {
  vm.func @load(%arg0: !vm.buffer, %arg1: i64) -> i32 {
    %0 = vm.buffer.load.i32 %arg0[%arg1] : !vm.buffer -> i32
    vm.return %0 : i32
  }
  // A caller that holds no reference itself unwinds for its callee.
  // CHECK: vm.func @calls_load() attributes {vm.unwind} {
  vm.func @calls_load() {
    vm.call @fills() : () -> ()
    vm.return
  }
  // CHECK: vm.func private @fills() attributes {vm.unwind} {
  vm.func private @fills() {
    %c8 = vm.const.i64 8
    %c16 = vm.const.i32 16
    %0 = vm.buffer.alloc %c8, %c16 : !vm.buffer
    vm.return
  }
  // CHECK: vm.func @calls_import() attributes {vm.unwind, vm.yield} {
  vm.func @calls_import() {
    vm.call @x.wait_or_unwind() : () -> ()
    vm.return
  }
  vm.import private @x.wait_or_unwind() attributes {vm.yield, vm.unwind}
  // Neither length nor null checks can fail.
  // CHECK: vm.func @length(%arg0: !vm.buffer) -> i64 {
  vm.func @length(%arg0: !vm.buffer) -> i64 {
    %0 = vm.buffer.length %arg0 : !vm.buffer -> i64
    vm.return %0 : i64
  }
  // CHECK: vm.func @pure(%arg0: !vm.buffer) -> !vm.buffer {
  vm.func @pure(%arg0: !vm.buffer) -> !vm.buffer {
    vm.return %arg0 : !vm.buffer
  }
  // CHECK: vm.func @yields() attributes {vm.yield} {
  vm.func @yields() {
    vm.yield ^bb1
  ^bb1:
    vm.return
  }
}
