// RUN: halcyon-opt --iree-vm-drop-empty-module-initializers --split-input-file %s | FileCheck %s

// CHECK-LABEL: vm.module public @empty
vm.module @empty {
  // CHECK-NOT: __init
  vm.export @__init
  vm.func private @__init() {
    vm.return
  }
  // CHECK: vm.export @f
  vm.export @f
  vm.func private @f() {
    vm.return
  }
}

// -----

// CHECK-LABEL: vm.module public @used
vm.module @used {
  vm.import private @x.y()
  // CHECK: vm.export @__init
  vm.export @__init
  // CHECK: vm.func private @__init
  vm.func private @__init() {
    vm.call @x.y() : () -> ()
    vm.return
  }
}
