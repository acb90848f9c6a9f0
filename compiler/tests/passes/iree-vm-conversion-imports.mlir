// RUN: halcyon-opt --pass-pipeline=builtin.module(iree-vm-conversion{index-bits=32}) --split-input-file %s | FileCheck %s

// The import says what the other module takes and returns; calls adapt.
// CHECK: vm.import private @other.f(i64, f64, !vm.ref<?>) -> i64 attributes {minimum_version = 4 : i32, nosideeffects}
func.func private @other.f(index, f32, !util.buffer) -> index attributes {
  vm.signature = (i64, f64, !util.object) -> i64, vm.version = 4 : i32, nosideeffects
}
// CHECK: vm.func private @f(%arg0: i32, %arg1: f32, %arg2: !vm.buffer) -> i32
func.func @f(%i: index, %x: f32, %b: !util.buffer) -> index {
  // CHECK: %[[I:.+]] = vm.ext.i32.i64.s %arg0
  // CHECK: %[[X:.+]] = vm.ext.f32.f64 %arg1
  // CHECK: %[[B:.+]] = vm.cast.ref.any %arg2
  // CHECK: %[[R:.+]] = vm.call @other.f(%[[I]], %[[X]], %[[B]]) : (i64, f64, !vm.ref<?>) -> i64
  // CHECK: %[[N:.+]] = vm.trunc.i64.i32 %[[R]]
  // CHECK: vm.return %[[N]]
  %0 = call @other.f(%i, %x, %b) : (index, f32, !util.buffer) -> index
  return %0 : index
}

// -----

// Another module gets narrow integers with their upper bits.
func.func private @other.f(i8)
// CHECK-LABEL: vm.func private @narrow
func.func @narrow(%a: i8, %b: i8) {
  // CHECK: %[[SUM:.+]] = vm.add.i32 %arg0, %arg1
  %0 = arith.addi %a, %b : i8
  // CHECK: %[[X:.+]] = vm.ext.i8.i32.s %[[SUM]]
  // CHECK: vm.call @other.f(%[[X]])
  call @other.f(%0) : (i8) -> ()
  return
}

// -----

// CHECK: vm.import private optional @other.f(i32) -> i32
util.func private @other.f(i32) -> i32 attributes {vm.fallback = @here}
// CHECK: vm.func private @here
util.func private @here(%a: i32) -> i32 {
  util.return %a : i32
}
// CHECK: vm.func private @f
util.func @f(%a: i32) -> i32 {
  // CHECK: %[[THERE:.+]] = vm.import.resolved @other.f
  // CHECK: vm.cond_br %[[THERE]], ^bb1, ^bb2
  // CHECK: ^bb1:
  // CHECK-NEXT: %[[X:.+]] = vm.call @other.f(%arg0)
  // CHECK-NEXT: vm.br ^bb3(%[[X]] : i32)
  // CHECK: ^bb2:
  // CHECK-NEXT: %[[Y:.+]] = vm.call @here(%arg0)
  // CHECK-NEXT: vm.br ^bb3(%[[Y]] : i32)
  // CHECK: ^bb3(%[[R:.+]]: i32):
  // CHECK-NEXT: %[[TWICE:.+]] = vm.add.i32 %[[R]], %[[R]]
  // CHECK-NEXT: vm.return %[[TWICE]]
  %0 = util.call @other.f(%a) : (i32) -> i32
  %1 = arith.addi %0, %0 : i32
  util.return %1 : i32
}

// -----

// Modules in a module become modules; one that is marked stays.
// CHECK: module @outer attributes {vm.toplevel}
module @outer {
  // CHECK-NEXT: module @marked attributes {vm.toplevel}
  module @marked attributes {vm.toplevel} {
    // CHECK-NEXT: vm.module public @inner <version = 3> {
    module @inner attributes {vm.version = 3 : i32} {
      // CHECK-NEXT: vm.module public @innermost {
      module @innermost {
        // CHECK-NEXT: vm.func private @f
        func.func @f() {
          return
        }
      }
    }
  }
}
