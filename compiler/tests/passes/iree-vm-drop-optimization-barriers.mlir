// RUN: halcyon-opt --iree-vm-drop-optimization-barriers %s | FileCheck %s

vm.module @m {
  // CHECK-LABEL: vm.func @f
  vm.func @f(%arg0: i32) -> i32 {
    // CHECK-NEXT: vm.return %arg0 : i32
    %0 = vm.optimization_barrier %arg0 : i32
    vm.return %0 : i32
  }
}
