// RUN: halcyon-opt --test-iree-vm-live-intervals %s | FileCheck %s

vm.module @m {
  // What a loop needs again lives to its last op.
  // CHECK-LABEL: @loop
  vm.func @loop(%n: i32, %buffer: !vm.buffer) -> !vm.buffer {
    // CHECK: vm.const.i32.zero {block_arg_intervals = ["[0, 4]", "[0, 5] ref"], block_range = "[0, 1]", op_index = 0 : i32, result_intervals = ["[0, 1]"]}
    %zero = vm.const.i32.zero
    vm.br ^loop(%zero : i32)
  ^loop(%i: i32):
    // CHECK: vm.add.i32
    // CHECK-SAME: block_arg_intervals = ["[2, 2]"]
    // CHECK-SAME: block_range = "[2, 4]"
    // CHECK-SAME: op_index = 2
    // CHECK-SAME: result_intervals = ["[2, 4]"]
    %j = vm.add.i32 %i, %i : i32
    // CHECK: vm.cmp.lt.i32.s
    // CHECK-SAME: result_intervals = ["[3, 4]"]
    %c = vm.cmp.lt.i32.s %j, %n : i32
    vm.cond_br %c, ^loop(%j : i32), ^done
  ^done:
    // CHECK: vm.return
    // CHECK-SAME: op_index = 5
    vm.return %buffer : !vm.buffer
  }
}
