// RUN: halcyon-opt --iree-vm-hoist-inlined-rodata %s | FileCheck %s

vm.module @m {
  // CHECK: vm.rodata private @numbers <alignment = 16, mime_type = "text/x"> dense<[1, 2]> : tensor<2xi32>
  // CHECK: vm.rodata private @_utf8_a_b_{{[0-9A-F]+}} "a b"
  // CHECK: vm.rodata private @numbers_0 dense<3> : tensor<1xi32>
  // CHECK-LABEL: vm.func @f
  vm.func @f() -> (!vm.buffer, !vm.buffer, !vm.buffer) {
    // CHECK: vm.const.ref.rodata @numbers : !vm.buffer
    %0 = vm.rodata.inline "numbers" <alignment = 16, mime_type = "text/x"> : !vm.buffer = dense<[1, 2]> : tensor<2xi32>
    // CHECK: vm.const.ref.rodata @_utf8_a_b_
    %1 = vm.rodata.inline : !vm.buffer = "a b"
    // CHECK: vm.const.ref.rodata @numbers_0 : !vm.buffer
    %2 = vm.rodata.inline "numbers" : !vm.buffer = dense<3> : tensor<1xi32>
    vm.return %0, %1, %2 : !vm.buffer, !vm.buffer, !vm.buffer
  }
}
