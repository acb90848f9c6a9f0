// RUN: halcyon-opt --test-iree-vm-value-liveness %s | FileCheck %s

vm.module @m {
  // The bound of the loop lives through it, the start value only into it; an argument that nothing reads lives while
  // the first op runs.
  // CHECK-LABEL: @loop
  vm.func @loop(%n: i32, %unused: i32, %start: i32) -> i32 {
    // CHECK: vm.br
    // CHECK-SAME: block_defined = ["%arg0", "%arg1", "%arg2"]
    // CHECK-SAME: block_live = ["%arg2"]
    // CHECK-SAME: block_live_in = []
    // CHECK-SAME: block_live_out = ["%arg0"]
    // CHECK-SAME: live = ["%arg0", "%arg1", "%arg2"]
    vm.br ^loop(%start : i32)
  ^loop(%i: i32):
    // CHECK: vm.add.i32
    // CHECK-SAME: block_live_in = ["%arg0"]
    // CHECK-SAME: block_live_out = ["%1", "%arg0"]
    // CHECK-SAME: live = ["%1", "%arg0", "%bb1_arg0"]
    %j = vm.add.i32 %i, %i : i32
    // CHECK: vm.cmp.lt.i32.s
    // CHECK-SAME: {live = ["%1", "%arg0", "%slt"]}
    %c = vm.cmp.lt.i32.s %j, %n : i32
    vm.cond_br %c, ^loop(%j : i32), ^done
  ^done:
    // CHECK: vm.return
    // CHECK-SAME: live = ["%1"]
    vm.return %j : i32
  }
}
