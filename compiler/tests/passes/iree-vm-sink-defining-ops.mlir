// RUN: halcyon-opt --iree-vm-sink-defining-ops %s | FileCheck %s

vm.module @m {
  // CHECK-LABEL: vm.func @f
  vm.func @f(%arg0: i32) -> i32 {
    // A value that two blocks use stays.
    // CHECK: %[[BOTH:.+]] = vm.const.i32 7
    // CHECK-NOT: vm.const.i32 9
    %both = vm.const.i32 7
    %one = vm.const.i32 9
    // CHECK: vm.cond_br
    vm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:
    // CHECK: %[[ONE:.+]] = vm.const.i32 9
    // CHECK-NEXT: vm.add.i32 %[[BOTH]], %[[ONE]]
    %0 = vm.add.i32 %both, %one : i32
    vm.return %0 : i32
  ^bb2:
    vm.return %both : i32
  }
  // A value that two blocks use goes to the block that both come after.
  // CHECK-LABEL: vm.func @common
  vm.func @common(%arg0: i32, %arg1: i32) -> i32 {
    // CHECK-NEXT: vm.cond_br %arg0, ^bb1, ^bb4
    %c = vm.const.i32 9
    vm.cond_br %arg0, ^bb1, ^bb4
  ^bb1:
    // CHECK: ^bb1:
    // CHECK-NEXT: %[[C:.+]] = vm.const.i32 9
    // CHECK-NEXT: vm.cond_br %arg1, ^bb2, ^bb3
    vm.cond_br %arg1, ^bb2, ^bb3
  ^bb2:
    // CHECK: vm.return %[[C]]
    vm.return %c : i32
  ^bb3:
    %0 = vm.add.i32 %c, %arg1 : i32
    vm.return %0 : i32
  ^bb4:
    vm.return %arg1 : i32
  }
}
