// RUN: halcyon-opt --inline --symbol-dce %s | FileCheck %s

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[X:.+]]: i32
func.func @caller(%x: i32) -> i32 {
  // CHECK-NEXT: %[[A:.+]] = arith.addi %[[X]], %[[X]]
  // CHECK-NEXT: %[[B:.+]] = arith.addi %[[A]], %[[A]]
  // CHECK-NEXT: return %[[B]]
  %a = call @double(%x) : (i32) -> i32
  %b = call @double(%a) : (i32) -> i32
  return %b : i32
}

// CHECK-NOT: @double
func.func private @double(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}

// A body with control flow: its returns become branches to what follows the call.
// CHECK-LABEL: func.func @of_blocks(
// CHECK-SAME: %[[X:.+]]: i32, %[[C:.+]]: i1
func.func @of_blocks(%x: i32, %c: i1) -> i32 {
  // CHECK: cf.cond_br %[[C]], ^[[L:bb[0-9]+]], ^[[R:bb[0-9]+]]
  // CHECK: ^[[L]]:
  // CHECK: cf.br ^[[END:bb[0-9]+]](%[[X]] : i32)
  // CHECK: ^[[R]]:
  // CHECK: %[[M:.+]] = arith.muli %[[X]], %[[X]]
  // CHECK: cf.br ^[[END]](%[[M]] : i32)
  // CHECK: ^[[END]](%[[V:.+]]: i32):
  // CHECK: %[[S:.+]] = arith.addi %[[V]], %[[X]]
  // CHECK: return %[[S]]
  %v = call @choose(%x, %c) : (i32, i1) -> i32
  %s = arith.addi %v, %x : i32
  return %s : i32
}

func.func private @choose(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  return %x : i32
^right:
  %m = arith.muli %x, %x : i32
  return %m : i32
}

// A recursive function stays, and so does a public one.
// CHECK-LABEL: func.func @calls_kept(
func.func @calls_kept(%x: i32) -> i32 {
  // CHECK: call @recursive
  %a = call @recursive(%x) : (i32) -> i32
  // CHECK: call @public
  %b = call @public(%a) : (i32) -> i32
  return %b : i32
}

func.func private @recursive(%x: i32) -> i32 {
  %r = call @recursive(%x) : (i32) -> i32
  return %r : i32
}

func.func @public(%x: i32) -> i32 {
  return %x : i32
}

// What ends a function without coming back stays as it is, and keeps a body of one block where it stands.
// CHECK-LABEL: util.func public @calls_failing(
util.func public @calls_failing(%c: i1) -> i32 {
  // CHECK: cf.cond_br %{{.+}}, ^[[OK:bb[0-9]+]], ^[[BAD:bb[0-9]+]]
  // CHECK: ^[[OK]]:
  // CHECK: cf.br ^[[AFTER:bb[0-9]+]]
  // CHECK: ^[[BAD]]:
  // CHECK-NEXT: util.unreachable "no"
  // CHECK: ^[[AFTER]](%[[V:.+]]: i32):
  // CHECK-NEXT: util.call @always_fails
  %0 = util.call @may_fail(%c) : (i1) -> i32
  %1 = util.call @always_fails() : () -> i32
  %2 = arith.addi %0, %1 : i32
  util.return %2 : i32
}
util.func private @may_fail(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.cond_br %c, ^ok, ^bad
^ok:
  util.return %c1 : i32
^bad:
  util.unreachable "no"
}
util.func private @always_fails() -> i32 {
  util.unreachable "never"
}

// In a VM module, returns become branches of the VM.
vm.module @m {
  // CHECK-LABEL: vm.func @vm_caller(
  vm.func @vm_caller(%c: i32) -> i32 {
    // CHECK: vm.cond_br
    // CHECK: vm.br ^[[END:bb[0-9]+]](%{{.+}} : i32)
    // CHECK: vm.br ^[[END]](%{{.+}} : i32)
    // CHECK: ^[[END]](%[[R:.+]]: i32):
    // CHECK-NEXT: vm.return %[[R]]
    %0 = vm.call @vm_choose(%c) : (i32) -> i32
    vm.return %0 : i32
  }
  vm.func private @vm_choose(%c: i32) -> i32 {
    %a = vm.const.i32 5
    vm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    vm.return %a : i32
  ^bb2:
    vm.return %c : i32
  }
}
