// RUN: halcyon-opt --iree-vm-convert-to-yieldable-calls %s | FileCheck %s

vm.module @m {
  vm.import private @x.wait(%t : i32) -> i32 attributes {vm.yield}
  vm.import private @x.now(%t : i32) -> i32
  vm.import private @x.wait_all(%t : i32, %rest : i32 ...) -> i32 attributes {vm.yield}
  // CHECK-LABEL: vm.func @variadic
  vm.func @variadic(%arg0: i32, %arg1: i32) -> i32 {
    // CHECK: vm.call.variadic.yieldable @x.wait_all(%arg0, %arg1, %arg1) <segment_sizes = dense<[-1, 2]> : vector<2xi16>, segment_types = [i32, i32]> : (i32, i32, i32) -> ^bb1 (i32)
    %0 = vm.call.variadic @x.wait_all(%arg0, [%arg1, %arg1]) : (i32, i32 ...) -> i32
    // CHECK-NEXT: ^bb1(%[[V:.+]]: i32):
    // CHECK-NEXT: vm.return %[[V]]
    vm.return %0 : i32
  }
  // CHECK-LABEL: vm.func @f
  vm.func @f(%arg0: i32) -> i32 {
    // CHECK: %[[NOW:.+]] = vm.call @x.now(%arg0) : (i32) -> i32
    %0 = vm.call @x.now(%arg0) : (i32) -> i32
    // CHECK: vm.call.yieldable @x.wait(%[[NOW]]) : (i32) -> ^bb1 (i32)
    %1 = vm.call @x.wait(%0) : (i32) -> i32
    // CHECK: ^bb1(%[[R:.+]]: i32):
    // CHECK-NEXT: %[[SUM:.+]] = vm.add.i32 %[[R]], %[[NOW]]
    %2 = vm.add.i32 %1, %0 : i32
    // CHECK: vm.return %[[SUM]]
    vm.return %2 : i32
  }
}
