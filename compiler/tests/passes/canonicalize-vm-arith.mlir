// RUN: halcyon-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: vm.module public @integers
vm.module @integers {
  // Sums of constants come together, through the commutative form of the first.
  // CHECK-LABEL: @regrouped_sum
  // CHECK-NEXT: %c42 = vm.const.i32 42
  // CHECK-NEXT: %[[R:.+]] = vm.add.i32 %arg0, %c42 : i32
  // CHECK-NEXT: vm.return %[[R]]
  vm.func @regrouped_sum(%x: i32) -> i32 {
    %c40 = vm.const.i32 40
    %c2 = vm.const.i32 2
    %0 = vm.add.i32 %c40, %x : i32
    %1 = vm.add.i32 %0, %c2 : i32
    vm.return %1 : i32
  }

  // 3 * 0x55555556 is 2 in 32 bits.
  // CHECK-LABEL: @regrouped_product
  // CHECK-NEXT: %c2 = vm.const.i32 2
  // CHECK-NEXT: vm.mul.i32 %arg0, %c2 : i32
  vm.func @regrouped_product(%x: i32) -> i32 {
    %a = vm.const.i32 3
    %b = vm.const.i32 0x55555556
    %0 = vm.mul.i32 %x, %a : i32
    %1 = vm.mul.i32 %0, %b : i32
    vm.return %1 : i32
  }

  // A product may wrap, so that dividing does not undo multiplying.
  // CHECK-LABEL: @product_over_factor
  // CHECK-NEXT: vm.mul.i32
  // CHECK-NEXT: vm.div.i32.s
  vm.func @product_over_factor(%x: i32, %y: i32) -> i32 {
    %0 = vm.mul.i32 %x, %y : i32
    %1 = vm.div.i32.s %0, %y : i32
    vm.return %1 : i32
  }

  // The divisor may be zero.
  // CHECK-LABEL: @zero_over
  // CHECK: vm.div.i64.u %zero, %arg0
  // CHECK: vm.rem.i64.s %zero, %arg0
  vm.func @zero_over(%y: i64) -> (i64, i64) {
    %zero = vm.const.i64.zero
    %0 = vm.div.i64.u %zero, %y : i64
    %1 = vm.rem.i64.s %zero, %y : i64
    vm.return %0, %1 : i64, i64
  }

  // CHECK-LABEL: @division_by_zero
  // CHECK: vm.div.i32.s %c7, %zero
  vm.func @division_by_zero() -> i32 {
    %c7 = vm.const.i32 7
    %zero = vm.const.i32.zero
    %0 = vm.div.i32.s %c7, %zero : i32
    vm.return %0 : i32
  }

  // The least integer over -1 wraps.
  // CHECK-LABEL: @wrapping_division
  // CHECK-DAG: %[[MIN:.+]] = vm.const.i64 -9223372036854775808
  // CHECK-DAG: %zero = vm.const.i64.zero
  // CHECK: vm.return %[[MIN]], %zero
  vm.func @wrapping_division() -> (i64, i64) {
    %min = vm.const.i64 0x8000000000000000
    %minus = vm.const.i64 -1
    %0 = vm.div.i64.s %min, %minus : i64
    %1 = vm.rem.i64.s %min, %minus : i64
    vm.return %0, %1 : i64, i64
  }

  // The amount of a shift is masked, as the VM does it: 33 is 1.
  // CHECK-LABEL: @shift_past_width
  // CHECK-NEXT: %c2 = vm.const.i32 2
  // CHECK-NEXT: vm.return %c2
  vm.func @shift_past_width() -> i32 {
    %c1 = vm.const.i32 1
    %c33 = vm.const.i32 33
    %0 = vm.shl.i32 %c1, %c33 : i32
    vm.return %0 : i32
  }

  // CHECK-LABEL: @fused
  // CHECK-NEXT: vm.fma.i64 %arg0, %arg1, %arg2 : i64
  vm.func @fused(%a: i64, %b: i64, %c: i64) -> i64 {
    %0 = vm.mul.i64 %a, %b : i64
    %1 = vm.add.i64 %c, %0 : i64
    vm.return %1 : i64
  }

  // CHECK-LABEL: @fma_of_one_and_zero
  // CHECK-NEXT: %[[SUM:.+]] = vm.add.i32 %arg0, %arg1
  // CHECK-NEXT: %[[PRODUCT:.+]] = vm.mul.i32 %arg0, %arg1
  // CHECK-NEXT: vm.return %[[SUM]], %[[PRODUCT]], %arg1
  vm.func @fma_of_one_and_zero(%a: i32, %b: i32) -> (i32, i32, i32) {
    %one = vm.const.i32 1
    %zero = vm.const.i32 0
    %0 = vm.fma.i32 %one, %a, %b : i32
    %1 = vm.fma.i32 %a, %b, %zero : i32
    %2 = vm.fma.i32 %a, %zero, %b : i32
    vm.return %0, %1, %2 : i32, i32, i32
  }

  // CHECK-LABEL: @undone
  // CHECK-NEXT: vm.return %arg0, %arg1, %arg0
  vm.func @undone(%x: i32, %y: i32) -> (i32, i32, i32) {
    %sum = vm.add.i32 %x, %y : i32
    %0 = vm.sub.i32 %sum, %y : i32
    %1 = vm.sub.i32 %sum, %x : i32
    %not = vm.not.i32 %x : i32
    %2 = vm.not.i32 %not : i32
    vm.return %0, %1, %2 : i32, i32, i32
  }
}

// CHECK-LABEL: vm.module public @floats
vm.module @floats {
  // Two roundings are not one.
  // CHECK-LABEL: @not_fused
  // CHECK-NEXT: vm.mul.f32
  // CHECK-NEXT: vm.add.f32
  vm.func @not_fused(%a: f32, %b: f32, %c: f32) -> f32 {
    %0 = vm.mul.f32 %a, %b : f32
    %1 = vm.add.f32 %0, %c : f32
    vm.return %1 : f32
  }

  // -0 + 0 is 0; -0 - 0 is -0, and -0 is neutral.
  // CHECK-LABEL: @neutral
  // CHECK: %[[SUM:.+]] = vm.add.f32 %arg0, %zero
  // CHECK-NEXT: vm.return %[[SUM]], %arg0, %arg0, %arg0
  vm.func @neutral(%x: f32) -> (f32, f32, f32, f32) {
    %zero = vm.const.f32.zero
    %minus = vm.const.f32 -0.0
    %one = vm.const.f32 1.0
    %0 = vm.add.f32 %x, %zero : f32
    %1 = vm.add.f32 %x, %minus : f32
    %2 = vm.sub.f32 %x, %zero : f32
    %3 = vm.div.f32 %x, %one : f32
    vm.return %0, %1, %2, %3 : f32, f32, f32, f32
  }

  // An infinite or NaN operand gives NaN.
  // CHECK-LABEL: @times_zero
  // CHECK: vm.mul.f64 %arg0, %zero
  // CHECK: vm.sub.f64 %arg0, %arg0
  vm.func @times_zero(%x: f64) -> (f64, f64) {
    %zero = vm.const.f64.zero
    %0 = vm.mul.f64 %x, %zero : f64
    %1 = vm.sub.f64 %x, %x : f64
    vm.return %0, %1 : f64, f64
  }

  // 2^24 + 1 lies between two floats, and goes to the even one; 5 remainder 3 is -1.
  // CHECK-LABEL: @constants
  // CHECK-DAG: %[[SUM:.+]] = vm.const.f32 0x4B800000
  // CHECK-DAG: %[[REMAINDER:.+]] = vm.const.f64 -1.000000e+00
  // CHECK: vm.return %[[SUM]], %[[REMAINDER]]
  vm.func @constants() -> (f32, f64) {
    %a = vm.const.f32 16777216.0
    %one = vm.const.f32 1.0
    %five = vm.const.f64 5.0
    %three = vm.const.f64 3.0
    %0 = vm.add.f32 %a, %one : f32
    %1 = vm.rem.f64 %five, %three : f64
    vm.return %0, %1 : f32, f64
  }

  // Which NaN this is depends on the machine.
  // CHECK-LABEL: @makes_nan
  // CHECK: vm.div.f32 %zero, %zero
  vm.func @makes_nan() -> f32 {
    %zero = vm.const.f32.zero
    %0 = vm.div.f32 %zero, %zero : f32
    vm.return %0 : f32
  }

  // -0 has no zero form.
  // CHECK-LABEL: @zero_forms
  // CHECK: vm.const.f32 -0.000000e+00
  // CHECK: vm.const.f32.zero
  vm.func @zero_forms() -> (f32, f32) {
    %0 = vm.const.f32 -0.0
    %1 = vm.const.f32 0.0
    vm.return %0, %1 : f32, f32
  }
}
