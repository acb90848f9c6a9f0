// RUN: halcyon-opt --iree-vm-resolve-rodata-loads %s | FileCheck %s

vm.module @m {
  vm.rodata private @data "x"
  // CHECK-NOT: @always
  vm.global.ref private @always : !vm.buffer
  // CHECK-NOT: @never
  vm.global.ref private @never : !vm.buffer
  // CHECK: vm.global.ref private mutable @changed : !vm.buffer
  vm.global.ref private mutable @changed : !vm.buffer
  vm.initializer {
    %0 = vm.const.ref.rodata @data : !vm.buffer
    vm.global.store.ref %0, @always : !vm.buffer
    // CHECK: vm.global.store.ref %{{.+}}, @changed
    vm.global.store.ref %0, @changed : !vm.buffer
    vm.return
  }
  // A second store of the same segment changes nothing.
  // CHECK-NOT: @always
  vm.initializer {
    %0 = vm.const.ref.rodata @data : !vm.buffer
    vm.global.store.ref %0, @always : !vm.buffer
    vm.return
  }
  // What nothing stores is null.
  // CHECK-LABEL: vm.func @null
  vm.func @null() -> !vm.buffer {
    // CHECK: %[[NULL:.+]] = vm.const.ref.zero : !vm.buffer
    // CHECK: vm.return %[[NULL]]
    %0 = vm.global.load.ref @never : !vm.buffer
    vm.return %0 : !vm.buffer
  }
  // CHECK-LABEL: vm.func @f
  vm.func @f(%arg0: !vm.buffer) -> (!vm.buffer, !vm.buffer) {
    // CHECK: vm.const.ref.rodata @data
    %0 = vm.global.load.ref @always : !vm.buffer
    // CHECK: vm.global.load.ref @changed
    %1 = vm.global.load.ref @changed : !vm.buffer
    vm.global.store.ref %arg0, @changed : !vm.buffer
    vm.return %0, %1 : !vm.buffer, !vm.buffer
  }
}
