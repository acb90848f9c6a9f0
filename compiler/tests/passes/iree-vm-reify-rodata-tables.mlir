// RUN: halcyon-opt --iree-vm-reify-rodata-tables %s | FileCheck %s

// CHECK: #[[DATA:.+]] = #util.composite<8xi8, [
// CHECK-NEXT: dense<[1, 2]> : tensor<2xi8>,
// CHECK-NEXT: dense<0> : vector<2xi8>,
// CHECK-NEXT: "abc",
// CHECK-NEXT: dense<0> : vector<1xi8>,
// CHECK-NEXT: ]>
vm.module @m {
  // CHECK-LABEL: vm.func @tables
  vm.func @tables() -> (!vm.buffer, !vm.buffer) {
    // The elements are 2 bytes at 0, then 3 bytes at the next multiple of 4.
    // CHECK: %[[TABLE:.+]] = vm.rodata.inline : !vm.buffer = dense<[0, 2, 4, 3]> : vector<4xi32>
    // CHECK: %[[BYTES:.+]] = vm.rodata.inline : !vm.buffer = #[[DATA]]
    %t, %d = vm.rodata.table.inline i32 <data_alignment = 4> : !vm.buffer, !vm.buffer = [dense<[1, 2]> : tensor<2xi8>, "abc"]
    // CHECK: vm.return %[[TABLE]], %[[BYTES]]
    vm.return %t, %d : !vm.buffer, !vm.buffer
  }
}
