// RUN: halcyon-opt --iree-vm-deduplicate-rodata %s | FileCheck %s

vm.module @m {
  // The one that stays is aligned as the strictest of them.
  // CHECK: vm.rodata private @a <alignment = 64> dense<1> : tensor<4xi8>
  vm.rodata private @a dense<1> : tensor<4xi8>
  // CHECK-NOT: @b
  vm.rodata private @b dense<1> : tensor<4xi8>
  vm.rodata private @c <alignment = 64> dense<1> : tensor<4xi8>
  // 16 is what none means.
  // CHECK: vm.rodata private @d dense<2> : tensor<4xi8>
  vm.rodata private @d <alignment = 8> dense<2> : tensor<4xi8>
  // CHECK-NOT: @e
  vm.rodata private @e dense<2> : tensor<4xi8>
  // Another type of contents is another segment.
  // CHECK: vm.rodata private @f1 <mime_type = "x"> dense<2> : tensor<4xi8>
  vm.rodata private @f1 <mime_type = "x"> dense<2> : tensor<4xi8>
  // CHECK-LABEL: vm.func @f
  vm.func @f() -> (!vm.buffer, !vm.buffer, !vm.buffer) {
    // CHECK: vm.const.ref.rodata @a
    %0 = vm.const.ref.rodata @a : !vm.buffer
    // CHECK: vm.const.ref.rodata @a
    %1 = vm.const.ref.rodata @b : !vm.buffer
    // CHECK: vm.const.ref.rodata @a
    %2 = vm.const.ref.rodata @c : !vm.buffer
    vm.return %0, %1, %2 : !vm.buffer, !vm.buffer, !vm.buffer
  }
}
