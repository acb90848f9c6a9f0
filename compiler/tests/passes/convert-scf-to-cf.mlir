// RUN: halcyon-opt --convert-scf-to-cf %s | FileCheck %s

// One test before the loop, one at its end.
// CHECK-LABEL: func.func @for(
// CHECK-SAME: %[[N:.+]]: i32, %[[A:.+]]: i32
func.func @for(%n: i32, %a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: %[[C0:.+]] = arith.constant 0
  // CHECK: %[[C1:.+]] = arith.constant 1
  // CHECK: %[[ENTER:.+]] = arith.cmpi slt, %[[C0]], %[[N]]
  // CHECK: cf.cond_br %[[ENTER]], ^[[BODY:.+]](%[[C0]], %[[A]] : i32, i32), ^[[END:bb[0-9]+]](%[[A]] : i32)
  // CHECK: ^[[BODY]](%[[I:.+]]: i32, %[[X:.+]]: i32):
  // CHECK: %[[Y:.+]] = arith.addi %[[X]], %[[I]]
  // CHECK: %[[NEXT:.+]] = arith.addi %[[I]], %[[C1]]
  // CHECK: %[[AGAIN:.+]] = arith.cmpi slt, %[[NEXT]], %[[N]]
  // CHECK: cf.cond_br %[[AGAIN]], ^[[BODY]](%[[NEXT]], %[[Y]] : i32, i32), ^[[END]](%[[Y]] : i32)
  // CHECK: ^[[END]](%[[R:.+]]: i32):
  // CHECK: return %[[R]]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (i32) : i32 {
    %y = arith.addi %x, %i : i32
    scf.yield %y : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @if(
// CHECK-SAME: %[[C:.+]]: i1, %[[A:.+]]: i32
func.func @if(%c: i1, %a: i32) -> i32 {
  // CHECK: cf.cond_br %[[C]], ^[[THEN:.+]], ^[[ELSE:bb[0-9]+]]
  // CHECK: ^[[THEN]]:
  // CHECK: %[[D:.+]] = arith.addi %[[A]], %[[A]]
  // CHECK: cf.br ^[[END:bb[0-9]+]](%[[D]] : i32)
  // CHECK: ^[[ELSE]]:
  // CHECK: cf.br ^[[END]](%[[A]] : i32)
  // CHECK: ^[[END]](%[[R:.+]]: i32):
  %r = scf.if %c -> (i32) {
    %d = arith.addi %a, %a : i32
    scf.yield %d : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[N:.+]]: i32
func.func @while(%n: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  // CHECK: cf.br ^[[TEST:bb[0-9]+]](%[[N]] : i32)
  // CHECK: ^[[TEST]](%[[X:.+]]: i32):
  // CHECK: %[[MORE:.+]] = arith.cmpi sgt, %[[X]]
  // CHECK: cf.cond_br %[[MORE]], ^[[BODY:.+]](%[[X]] : i32), ^[[END:bb[0-9]+]](%[[X]] : i32)
  // CHECK: ^[[BODY]](%[[Y:.+]]: i32):
  // CHECK: %[[H:.+]] = arith.divsi %[[Y]]
  // CHECK: %[[AGAIN:.+]] = arith.cmpi sgt, %[[H]]
  // CHECK: cf.cond_br %[[AGAIN]], ^[[BODY]](%[[H]] : i32), ^[[END]](%[[H]] : i32)
  %r = scf.while (%x = %n) : (i32) -> i32 {
    %more = arith.cmpi sgt, %x, %c2 : i32
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%y: i32):
    %h = arith.divsi %y, %c2 : i32
    scf.yield %h : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @index_switch(
// CHECK-NOT: scf
func.func @index_switch(%i: index, %a: i32, %b: i32) -> i32 {
  // CHECK: arith.cmpi eq
  // CHECK: cf.cond_br
  // CHECK: arith.cmpi eq
  // CHECK: cf.cond_br
  %r = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case 5 {
    scf.yield %b : i32
  }
  default {
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  }
  return %r : i32
}
