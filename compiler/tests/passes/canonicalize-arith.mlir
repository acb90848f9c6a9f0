// RUN: halcyon-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @identities(
// CHECK-SAME: %[[X:.+]]: i32, %[[F:.+]]: f32
func.func @identities(%x: i32, %f: f32) -> (i32, i32, i32, i32, f32, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1.0 : f32
  %minus_zero = arith.constant -0.0 : f32
  %a = arith.addi %c0, %x : i32
  %b = arith.muli %a, %c1 : i32
  %c = arith.subi %x, %x : i32
  %d = arith.xori %x, %c0 : i32
  %e = arith.mulf %one, %f : f32
  %g = arith.addf %f, %minus_zero : f32
  // CHECK: %[[ZERO:.+]] = arith.constant 0 : i32
  // CHECK: return %[[X]], %[[X]], %[[ZERO]], %[[X]], %[[F]], %[[F]]
  return %a, %b, %c, %d, %e, %g : i32, i32, i32, i32, f32, f32
}

// Adding +0 changes -0, a NaN differs from itself, and a division by zero is the program's to report.
// CHECK-LABEL: func.func @not_identities(
func.func @not_identities(%x: i32, %f: f32) -> (f32, i1, i32) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : i32
  // CHECK: arith.addf
  %a = arith.addf %f, %zero : f32
  // CHECK: arith.cmpf oeq
  %b = arith.cmpf oeq, %f, %f : f32
  // CHECK: arith.divsi
  %c = arith.divsi %x, %c0 : i32
  return %a, %b, %c : f32, i1, i32
}

// CHECK-LABEL: func.func @constants(
func.func @constants() -> (i8, i32, i32, i1, i1, f32, i32) {
  %a = arith.constant 100 : i8
  // 100 + 100 wraps to -56.
  %sum = arith.addi %a, %a : i8
  %m7 = arith.constant -7 : i32
  %c2 = arith.constant 2 : i32
  %quotient = arith.divsi %m7, %c2 : i32
  %remainder = arith.remsi %m7, %c2 : i32
  %nan = arith.constant 0x7FC00000 : f32
  %unordered = arith.cmpf une, %nan, %nan : f32
  %ordered = arith.cmpf one, %nan, %nan : f32
  %big = arith.constant 3.0e9 : f32
  %minus_zero = arith.constant -0.0 : f32
  %zero = arith.constant 0.0 : f32
  %least = arith.minimumf %zero, %minus_zero : f32
  %saturated = arith.fptosi %big : f32 to i32
  // CHECK-DAG: %[[SUM:.+]] = arith.constant -56 : i8
  // CHECK-DAG: %[[Q:.+]] = arith.constant -3 : i32
  // CHECK-DAG: %[[R:.+]] = arith.constant -1 : i32
  // CHECK-DAG: %[[T:.+]] = arith.constant true
  // CHECK-DAG: %[[N:.+]] = arith.constant false
  // CHECK-DAG: %[[MZ:.+]] = arith.constant -0.000000e+00 : f32
  // CHECK-DAG: %[[SAT:.+]] = arith.constant 2147483647 : i32
  // CHECK: return %[[SUM]], %[[Q]], %[[R]], %[[T]], %[[N]], %[[MZ]], %[[SAT]]
  return %sum, %quotient, %remainder, %unordered, %ordered, %least, %saturated : i8, i32, i32, i1, i1, f32, i32
}

// CHECK-LABEL: func.func @control(
// CHECK-SAME: %[[X:.+]]: i32
func.func @control(%x: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK-NOT: scf
  // CHECK: %[[D:.+]] = arith.addi %[[X]], %[[X]]
  %r = scf.if %true -> (i32) {
    %d = arith.addi %x, %x : i32
    scf.yield %d : i32
  } else {
    scf.yield %x : i32
  }
  %once = scf.for %i = %c0 to %c1 step %c1 iter_args(%v = %r) -> (i32) {
    %t = arith.muli %v, %x : i32
    scf.yield %t : i32
  }
  %never = scf.for %i = %c1 to %c1 step %c1 iter_args(%v = %once) -> (i32) {
    scf.yield %x : i32
  }
  // CHECK: %[[T:.+]] = arith.muli %[[D]], %[[X]]
  // CHECK: return %[[T]]
  return %never : i32
}

// CHECK-LABEL: func.func @blocks(
func.func @blocks(%x: i32) -> i32 {
  %false = arith.constant false
  // CHECK-NOT: cf.
  cf.cond_br %false, ^never, ^go(%x : i32)
^never:
  cf.br ^never
^go(%y: i32):
  %r = arith.addi %y, %y : i32
  cf.br ^end
^end:
  // CHECK: return
  return %r : i32
}
