// RUN: halcyon-opt --iree-vm-reify-rodata-tables %s | FileCheck %s

vm.module @m {
  // CHECK-LABEL: vm.func @tables
  vm.func @tables() -> (!vm.buffer, !vm.buffer) {
    // The elements are 2 bytes at 0, then 3 bytes at the next multiple of 4.
    // CHECK: %[[TABLE:.+]] = vm.rodata.inline : !vm.buffer = dense<[0, 2, 4, 3]> : tensor<4xi32>
    // CHECK: %[[DATA:.+]] = vm.rodata.inline : !vm.buffer = dense<[1, 2, 0, 0, 97, 98, 99]> : tensor<7xi8>
    %t, %d = vm.rodata.table.inline i32 <data_alignment = 4> : !vm.buffer, !vm.buffer = [dense<[1, 2]> : tensor<2xi8>, "abc"]
    // CHECK: vm.return %[[TABLE]], %[[DATA]]
    vm.return %t, %d : !vm.buffer, !vm.buffer
  }
}
