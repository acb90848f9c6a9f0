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
