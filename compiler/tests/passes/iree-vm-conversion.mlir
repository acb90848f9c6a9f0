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
