// RUN: halcyon-opt --cse %s | FileCheck %s

// CHECK-LABEL: func.func @merges(
// CHECK-SAME: %[[A:.+]]: i32, %[[B:.+]]: i32
func.func @merges(%a: i32, %b: i32) -> (i32, i32, i32) {
  // CHECK: %[[S:.+]] = arith.addi %[[A]], %[[B]]
  %x = arith.addi %a, %b : i32
  // CHECK-NOT: arith.addi
  %y = arith.addi %a, %b : i32
  // Operands of a commutative op may come in either order.
  %z = arith.addi %b, %a : i32
  // CHECK: return %[[S]], %[[S]], %[[S]]
  return %x, %y, %z : i32, i32, i32
}

// What differs stays: another order of operands, other flags, another type of result.
// CHECK-LABEL: func.func @keeps(
func.func @keeps(%a: i32, %b: i32) -> (i32, i32, i32, i64, i48) {
  // CHECK: arith.subi
  // CHECK: arith.subi
  // CHECK: arith.addi
  // CHECK: arith.extsi
  // CHECK: arith.extsi
  %x = arith.subi %a, %b : i32
  %y = arith.subi %b, %a : i32
  %z = arith.addi %a, %b overflow<nsw> : i32
  %v = arith.extsi %a : i32 to i64
  %w = arith.extsi %a : i32 to i48
  return %x, %y, %z, %v, %w : i32, i32, i32, i64, i48
}

// An op in one branch does not serve the other; one before both does.
// CHECK-LABEL: func.func @dominance(
func.func @dominance(%c: i1, %a: i32) -> i32 {
  // CHECK: %[[D:.+]] = arith.addi
  %d = arith.addi %a, %a : i32
  cf.cond_br %c, ^left, ^right
^left:
  // CHECK: arith.muli
  %l = arith.muli %a, %d : i32
  cf.br ^join(%l : i32)
^right:
  // CHECK-NOT: arith.addi
  // CHECK: arith.muli
  %e = arith.addi %a, %a : i32
  %r = arith.muli %a, %e : i32
  cf.br ^join(%r : i32)
^join(%v: i32):
  return %v : i32
}

// Loads are not merged, since a store may stand between; a dead pure op goes.
util.global private mutable @state : i32
// CHECK-LABEL: func.func @effects(
func.func @effects(%a: i32) -> (i32, i32) {
  // CHECK-NOT: arith.muli
  %dead = arith.muli %a, %a : i32
  // CHECK: util.global.load
  %x = util.global.load @state : i32
  util.global.store %a, @state : i32
  // CHECK: util.global.load
  %y = util.global.load @state : i32
  return %x, %y : i32, i32
}
