// RUN: halcyon-opt --loop-reduce --canonicalize %s | FileCheck %s

// The inner loop of a product of matrices: one index grows by one and counts the loop, the other by a row.
// CHECK-LABEL: func.func @dot(
// CHECK-SAME: %[[A:.+]]: !util.buffer, %[[B:.+]]: !util.buffer, %[[N:.+]]: index
func.func @dot(%a: !util.buffer, %b: !util.buffer, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %c16 = arith.constant 16 : i32
  %width = arith.constant 4 : index
  %c100 = arith.constant 100 : i32
  // CHECK: scf.for %[[R:.+]] = {{.+}} iter_args
  %sum = scf.for %i = %c0 to %c100 step %c1 iter_args(%x = %zero) -> (f32) : i32 {
    // CHECK: %[[END:.+]] = arith.addi %[[R]], %{{.+}} overflow<nsw> : i32
    // CHECK: scf.for %[[P:.+]] = %[[R]] to %[[END]] step %{{.+}} iter_args(%[[Y:.+]] = %{{.+}}, %[[Q:.+]] = %[[R]]) -> (f32, i32) : i32
    %part = scf.for %k = %c0 to %c16 step %c1 iter_args(%y = %x) -> (f32) : i32 {
      // CHECK-NEXT: %[[PI:.+]] = arith.index_castui %[[P]] : i32 to index
      // CHECK-NEXT: %[[PO:.+]] = arith.muli %[[PI]], %{{.+}} : index
      // CHECK-NEXT: util.buffer.load %[[A]][%[[PO]] for
      %p = arith.addi %i, %k : i32
      %p4 = arith.muli %p, %c4 : i32
      %po = arith.index_castui %p4 : i32 to index
      %u = util.buffer.load %a[%po for %width] : !util.buffer{%n} -> f32
      // CHECK-NEXT: %[[QI:.+]] = arith.index_castui %[[Q]] : i32 to index
      // CHECK-NEXT: %[[QO:.+]] = arith.muli %[[QI]], %{{.+}} : index
      // CHECK-NEXT: util.buffer.load %[[B]][%[[QO]] for
      %k5 = arith.muli %k, %c5 : i32
      %q = arith.addi %k5, %i : i32
      %q4 = arith.muli %q, %c4 : i32
      %qo = arith.index_castui %q4 : i32 to index
      %v = util.buffer.load %b[%qo for %width] : !util.buffer{%n} -> f32
      %uv = arith.mulf %u, %v : f32
      %z = arith.addf %y, %uv : f32
      // CHECK: %[[QN:.+]] = arith.addi %[[Q]], %c5_i32
      // CHECK: scf.yield %{{.+}}, %[[QN]] : f32, i32
      scf.yield %z : f32
    }
    scf.yield %part : f32
  }
  return %sum : f32
}

// The counter itself is read: nothing is gained by carrying what is one addition away from it.
// CHECK-LABEL: func.func @keeps_one_addition(
func.func @keeps_one_addition(%a: !util.buffer, %n: index) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %one = arith.constant 1 : index
  // CHECK: scf.for %[[I:.+]] = %{{.+}} to %{{.+}} step %{{[^(]+}} : i32 {
  scf.for %i = %c0 to %c9 step %c1 : i32 {
    // CHECK: %[[J:.+]] = arith.addi %[[I]], %{{.+}} : i32
    %j = arith.addi %i, %c9 : i32
    %x = arith.index_castui %i : i32 to index
    %y = arith.index_castui %j : i32 to index
    %v = util.buffer.load %a[%x for %one] : !util.buffer{%n} -> i8
    util.buffer.store %v, %a[%y for %one] : i8 -> !util.buffer{%n}
  }
  return
}

// Two additions and a multiplication are worth a value of their own, though the counter stays.
// CHECK-LABEL: func.func @carries_beside_the_counter(
func.func @carries_beside_the_counter(%a: !util.buffer, %n: index) {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c9 = arith.constant 9 : i32
  %one = arith.constant 1 : index
  // Starts at 2 * 3 + 9 and grows by 2 * 3.
  // CHECK: scf.for %[[I:.+]] = %{{.+}} to %{{.+}} step %{{.+}} iter_args(%[[J:.+]] = %c15_i32) -> (i32) : i32 {
  scf.for %i = %c2 to %c9 step %c2 : i32 {
    %k = arith.muli %i, %c3 : i32
    %j = arith.addi %k, %c9 : i32
    // CHECK: arith.index_castui %[[I]]
    %x = arith.index_castui %i : i32 to index
    // CHECK: arith.index_castui %[[J]]
    %y = arith.index_castui %j : i32 to index
    %v = util.buffer.load %a[%x for %one] : !util.buffer{%n} -> i8
    util.buffer.store %v, %a[%y for %one] : i8 -> !util.buffer{%n}
    // CHECK: arith.addi %[[J]], %c6_i32 : i32
  }
  return
}

// 4 * x may wrap for an x of which nothing is known, so that a quarter of it would be another offset.
// CHECK-LABEL: func.func @keeps_offsets_that_may_wrap(
// CHECK-SAME: %[[X:[a-z0-9]+]]: i32
func.func @keeps_offsets_that_may_wrap(%x: i32, %a: !util.buffer, %n: index) -> f32 {
  %c4 = arith.constant 4 : i32
  %width = arith.constant 4 : index
  // CHECK: %[[O:.+]] = arith.muli %[[X]], %{{.+}} : i32
  %o = arith.muli %x, %c4 : i32
  // CHECK: %[[W:.+]] = arith.index_castui %[[O]] : i32 to index
  %w = arith.index_castui %o : i32 to index
  // CHECK: util.buffer.load %{{.+}}[%[[W]] for
  %v = util.buffer.load %a[%w for %width] : !util.buffer{%n} -> f32
  return %v : f32
}
