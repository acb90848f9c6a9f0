// RUN: halcyon-opt --arith-int-range-narrowing --canonicalize %s | FileCheck %s

// The counter and all that is computed from it within 31 bits.
// CHECK-LABEL: func.func @narrows(
func.func @narrows(%b: !util.buffer, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %x = arith.constant 7 : i32
  // CHECK-DAG: %[[C0:.+]] = arith.constant 0 : i32
  // CHECK-DAG: %[[C1:.+]] = arith.constant 1 : i32
  // CHECK-DAG: %[[C4:.+]] = arith.constant 4 : i32
  // CHECK-DAG: %[[C100:.+]] = arith.constant 100 : i32
  // CHECK: scf.for %[[I:.+]] = %[[C0]] to %[[C100]] step %[[C1]] : i32
  scf.for %i = %c0 to %c100 step %c1 {
    // CHECK-NEXT: %[[ROW:.+]] = arith.muli %[[I]], %[[C100]] : i32
    %row = arith.muli %i, %c100 : index
    // CHECK-NEXT: scf.for %[[J:.+]] = %[[C0]] to %[[C100]] step %[[C4]] : i32
    scf.for %j = %c0 to %c100 step %c4 {
      // CHECK-NEXT: %[[E:.+]] = arith.addi %[[ROW]], %[[J]] : i32
      %e = arith.addi %row, %j : index
      // CHECK-NEXT: %[[O:.+]] = arith.muli %[[E]], %[[C4]] : i32
      %o = arith.muli %e, %c4 : index
      // CHECK-NEXT: %[[W:.+]] = arith.index_castui %[[O]] : i32 to index
      // CHECK-NEXT: util.buffer.store %{{.+}}, %{{.+}}[%[[W]] for
      util.buffer.store %x, %b[%o for %c4] : i32 -> !util.buffer{%n}
    }
  }
  return
}

// 50000 * 50000 needs 32 bits, of which one is the sign: the counter is narrow, the product is not.
// CHECK-LABEL: func.func @keeps_what_is_large(
func.func @keeps_what_is_large(%b: !util.buffer, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %large = arith.constant 50000 : index
  %x = arith.constant 7 : i8
  // CHECK: scf.for %[[I:.+]] = {{.+}} : i32
  scf.for %i = %c0 to %large step %c1 {
    // CHECK-NEXT: %[[W:.+]] = arith.index_castui %[[I]] : i32 to index
    // CHECK-NEXT: %[[O:.+]] = arith.muli %[[W]], %{{.+}} : index
    %o = arith.muli %i, %large : index
    // CHECK-NEXT: util.buffer.store %{{.+}}, %{{.+}}[%[[O]] for
    util.buffer.store %x, %b[%o for %c1] : i8 -> !util.buffer{%n}
  }
  return
}

// A sum that is negative for the first indices is not narrowed; the counter whose last step would wrap is not either.
// CHECK-LABEL: func.func @keeps_what_may_wrap(
func.func @keeps_what_may_wrap(%b: !util.buffer, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %most = arith.constant 2147483647 : index
  %x = arith.constant 7 : i8
  // CHECK: scf.for {{.+}} : i32
  scf.for %i = %c0 to %c9 step %c1 {
    // CHECK: arith.subi %{{.+}}, %{{.+}} : index
    %o = arith.subi %i, %c3 : index
    util.buffer.store %x, %b[%o for %c1] : i8 -> !util.buffer{%n}
  }
  // CHECK: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{[^:]+}} {
  scf.for %i = %c0 to %most step %c3 {
    util.buffer.store %x, %b[%i for %c1] : i8 -> !util.buffer{%n}
  }
  // Nothing is known of the bound.
  // CHECK: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{[^:]+}} {
  scf.for %i = %c0 to %n step %c1 {
    util.buffer.store %x, %b[%i for %c1] : i8 -> !util.buffer{%n}
  }
  return
}
