// RUN: halcyon-opt --iree-vm-drop-unused-calls %s | FileCheck %s

vm.module @m {
  vm.import private @x.get(%a : i32) -> i32 attributes {nosideeffects}
  vm.import private @x.put(%a : i32) -> i32
  // CHECK-LABEL: vm.func @f
  vm.func @f(%arg0: i32) -> i32 {
    // Both go: the first only fed the second.
    // CHECK-NOT: vm.call @x.get(%arg0)
    %0 = vm.call @x.get(%arg0) {nosideeffects} : (i32) -> i32
    %1 = vm.call @x.get(%0) {nosideeffects} : (i32) -> i32
    // The import itself may say it.
    %unused = vm.call @x.get(%arg0) : (i32) -> i32
    // CHECK: vm.call @x.put(%arg0)
    %2 = vm.call @x.put(%arg0) : (i32) -> i32
    // CHECK: %[[USED:.+]] = vm.call @x.get
    %3 = vm.call @x.get(%2) {nosideeffects} : (i32) -> i32
    // CHECK: vm.return %[[USED]]
    vm.return %3 : i32
  }
}
