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
}
