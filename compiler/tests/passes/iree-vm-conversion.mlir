// RUN: halcyon-opt --iree-vm-conversion --split-input-file %s | FileCheck %s

// CHECK: module @program attributes {vm.toplevel}
// CHECK: vm.module public @program
module @program {
  // CHECK: vm.global.i32 private mutable @count = 3 : i32
  util.global private mutable @count = 3 : i32
  // CHECK: vm.func private @f(%arg0: i64, %arg1: f32) -> (i64, f32) {
  func.func @f(%i: index, %x: f32) -> (index, f32) {
    // CHECK: %[[C:.+]] = vm.const.i64 4
    %c = arith.constant 4 : index
    // CHECK: %[[S:.+]] = vm.mul.i64 %arg0, %[[C]] : i64
    %s = arith.muli %i, %c : index
    // CHECK: vm.add.f32 %arg1, %arg1 : f32
    %y = arith.addf %x, %x : f32
    // CHECK: vm.return %[[S]]
    return %s, %y : index, f32
  }
  // CHECK: vm.export @f
  // CHECK: vm.func private @private
  // CHECK-NOT: vm.export @private
  func.func private @private() {
    %0 = util.global.load @count : i32
    // CHECK: %[[V:.+]] = vm.global.load.i32 @count : i32
    // CHECK: vm.global.store.i32 %[[V]], @count : i32
    util.global.store %0, @count : i32
    return
  }
}

// -----

// A byte offset that is a multiple of the element becomes an index without a division.
// CHECK-LABEL: vm.func private @load
func.func @load(%b: !util.buffer, %i: index, %size: index) -> f32 {
  %c4 = arith.constant 4 : index
  %o = arith.muli %i, %c4 : index
  // CHECK: vm.buffer.load.f32 %arg0[%arg1] : !vm.buffer -> f32
  %v = util.buffer.load %b[%o for %c4] : !util.buffer{%size} -> f32
  return %v : f32
}

// -----

// CHECK: vm.import private @hal_inline.buffer_view.assert(%buffer_view : !vm.ref<!hal.buffer_view>, %message : !vm.buffer, %element_type : i32, %encoding_type : i32, %shape : i64 ...)
// CHECK-LABEL: vm.func private @assert
func.func @assert(%v: !hal.buffer_view, %type: i32, %n: index) {
  // CHECK: %[[TEXT:.+]] = vm.rodata.inline <alignment = 1> : !vm.buffer = "input0"
  // CHECK: vm.call.variadic @hal_inline.buffer_view.assert(%arg0, %[[TEXT]], %arg1, %arg1, [%arg2, %arg2]) : (!vm.ref<!hal.buffer_view>, !vm.buffer, i32, i32, i64 ...)
  hal_inline.buffer_view.assert<%v : !hal.buffer_view> message("input0") shape([%n, %n]) type(%type) encoding(%type)
  return
}

// -----

// What comes from outside may hold more than one bit of an `i1`; what is compared here does not.
// CHECK-LABEL: vm.func private @bools
func.func @bools(%a: i1, %x: i32) -> (i32, i64, i64) {
  // CHECK: %[[ONE:.+]] = vm.const.i32 1
  // CHECK: %[[A:.+]] = vm.and.i32 %arg0, %[[ONE]]
  %0 = arith.extui %a : i1 to i32
  // CHECK: %[[C:.+]] = vm.cmp.eq.i32 %arg1, %arg1
  // CHECK-NEXT: %[[W:.+]] = vm.ext.i32.i64.u %[[C]]
  %c = arith.cmpi eq, %x, %x : i32
  %1 = arith.extui %c : i1 to i64
  // CHECK: %[[S:.+]] = vm.select.i64 %[[C]], %{{.+}}, %{{.+}}
  %2 = arith.extsi %c : i1 to i64
  // CHECK: vm.return %[[A]], %[[W]], %[[S]]
  return %0, %1, %2 : i32, i64, i64
}

// -----

// A load extends by the sign; nothing is left to do for what reads it so.
// CHECK-LABEL: vm.func private @narrow
func.func @narrow(%b: !util.buffer, %i: index, %size: index) -> (i32, i64, f8E5M2) {
  %c1 = arith.constant 1 : index
  // CHECK: %[[V:.+]] = vm.buffer.load.i8.s %arg0[%arg1]
  %v = util.buffer.load %b[%i for %c1] : !util.buffer{%size} -> i8
  %s = arith.extsi %v : i8 to i32
  // CHECK-NEXT: %[[U:.+]] = vm.ext.i8.i64.u %[[V]]
  %u = arith.extui %v : i8 to i64
  // CHECK-NEXT: %[[F:.+]] = vm.buffer.load.i8.u %arg0[%arg1]
  %f = util.buffer.load %b[%i for %c1] : !util.buffer{%size} -> f8E5M2
  // CHECK-NEXT: vm.buffer.store.i8 %[[F]], %arg0[%arg1]
  %bits = arith.bitcast %f : f8E5M2 to i8
  util.buffer.store %bits, %b[%i for %c1] : i8 -> !util.buffer{%size}
  // CHECK: vm.return %[[V]], %[[U]], %[[F]]
  return %s, %u, %f : i32, i64, f8E5M2
}

// -----

// What no 32 bits hold takes the default, whatever its low half is.
// CHECK-LABEL: vm.func private @wide_switch
func.func @wide_switch(%flag: i64) -> i32 {
  // CHECK: %[[LOW:.+]] = vm.trunc.i64.i32 %arg0
  // CHECK-NEXT: %[[WIDE:.+]] = vm.ext.i32.i64.s %[[LOW]]
  // CHECK-NEXT: %[[SAME:.+]] = vm.cmp.eq.i64 %[[WIDE]], %arg0
  // CHECK-NEXT: vm.cond_br %[[SAME]], ^bb3, ^bb1
  cf.switch %flag : i64, [
    default: ^bb1,
    0: ^bb2,
    1: ^bb1
  ]
^bb1:
  %c1 = arith.constant 1 : i32
  return %c1 : i32
^bb2:
  %c2 = arith.constant 2 : i32
  return %c2 : i32
  // CHECK: ^bb3:
  // CHECK-NEXT: vm.br_table %[[LOW]]
}

// -----

// An amount that is not known to be small is guarded.
// CHECK-LABEL: vm.func private @shift
func.func @shift(%a: i32, %n: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  // CHECK: vm.shl.i32 %arg0, %{{.+}} : i32
  // CHECK-NOT: vm.select
  %0 = arith.shli %a, %c3 : i32
  // CHECK: %[[INSIDE:.+]] = vm.cmp.lt.i32.u %arg1, %{{.+}} : i32
  // CHECK: %[[SHIFTED:.+]] = vm.shl.i32 %arg0, %arg1 : i32
  // CHECK: vm.select.i32 %[[INSIDE]], %[[SHIFTED]], %{{.+}} : i32
  %1 = arith.shli %a, %n : i32
  return %0, %1 : i32, i32
}
