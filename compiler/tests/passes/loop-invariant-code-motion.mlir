// RUN: halcyon-opt --loop-invariant-code-motion %s | FileCheck %s

// CHECK-LABEL: func.func @hoists(
// CHECK-SAME: %[[N:.+]]: index, %[[A:.+]]: i32, %[[P:.+]]: i32
func.func @hoists(%n: index, %a: i32, %p: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // Out of both loops, in order.
  // CHECK: %[[S:.+]] = arith.muli %[[A]], %[[P]]
  // CHECK: %[[T:.+]] = arith.addi %[[S]], %[[A]]
  // CHECK: scf.for
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (i32) {
    // CHECK: scf.for
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%y = %x) -> (i32) {
      %s = arith.muli %a, %p : i32
      %t = arith.addi %s, %a : i32
      // CHECK-NEXT: %[[Z:.+]] = arith.addi %{{.+}}, %[[T]]
      %z = arith.addi %y, %t : i32
      // CHECK-NEXT: scf.yield %[[Z]]
      scf.yield %z : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}

util.global private mutable @state = 1 : i32

// A load is not moved: the loop stores.
// CHECK-LABEL: func.func @keeps(
func.func @keeps(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 {
    // CHECK-NEXT: util.global.load
    %s = util.global.load @state : i32
    %t = arith.addi %s, %a : i32
    util.global.store %t, @state : i32
  }
  return
}
