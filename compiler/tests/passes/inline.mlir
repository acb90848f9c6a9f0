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
