// Two ops in one instruction.

// CHECK-LABEL: @xorshift:
func.func @xorshift(%x: i32) -> i32 {
  %c13 = arith.constant 13 : i32
  %c17 = arith.constant 17 : i32
  // CHECK: %i0 = vm.xor.shl.i32 %i0, %i0
  %t0 = arith.shli %x, %c13 : i32
  %x0 = arith.xori %x, %t0 : i32
  // CHECK-NEXT: %i0 = vm.xor.shr.i32.u %i0, %i0
  %t1 = arith.shrui %x0, %c17 : i32
  %x1 = arith.xori %t1, %x0 : i32
  // CHECK-NEXT: vm.return %i0
  return %x1 : i32
}

// The two parts of a rotation have no bit in common.
// CHECK-LABEL: @rotate:
func.func @rotate(%x: i32) -> i32 {
  %c13 = arith.constant 13 : i32
  %c19 = arith.constant 19 : i32
  // CHECK: [[LEFT:%i[0-9]+]] = vm.shl.i32 %i0
  // CHECK-NEXT: vm.xor.shr.i32.u [[LEFT]], %i0
  // CHECK-NEXT: vm.return
  %l = arith.shli %x, %c13 : i32
  %r = arith.shrui %x, %c19 : i32
  %o = arith.ori %r, %l : i32
  return %o : i32
}

// These have.
// CHECK-LABEL: @overlapping:
func.func @overlapping(%x: i32) -> i32 {
  %c13 = arith.constant 13 : i32
  %c18 = arith.constant 18 : i32
  // CHECK: vm.shl.i32
  // CHECK-NEXT: vm.shr.i32.u
  // CHECK-NEXT: vm.or.i32
  %l = arith.shli %x, %c13 : i32
  %r = arith.shrui %x, %c18 : i32
  %o = arith.ori %r, %l : i32
  return %o : i32
}

// A product that something else reads stays.
// CHECK-LABEL: @product_read_twice:
func.func @product_read_twice(%a: f32, %b: f32) -> (f32, f32) {
  // CHECK: vm.mul.f32
  // CHECK-NEXT: vm.add.f32
  // CHECK-NEXT: vm.return
  %m = arith.mulf %a, %b : f32
  %s = arith.addf %m, %a : f32
  return %m, %s : f32, f32
}

// CHECK-LABEL: @product_and_sum:
func.func @product_and_sum(%a: f32, %b: f32) -> f32 {
  // CHECK: vm.mul.add.f32 %i0, %i1, %i0
  // CHECK-NEXT: vm.return
  %m = arith.mulf %a, %b : f32
  %s = arith.addf %a, %m : f32
  return %s : f32
}

// Constants of the same low 32 bits take one register, the lower one of a pair if one of them is wide.
// CHECK-LABEL: @constants:
func.func @constants(%a: i64, %b: i32, %f: f32) -> (i64, i32, f32) {
  // CHECK-NEXT: ^bb0:
  // CHECK-NEXT: %i[[R:[0-9]+]]:{{[0-9]+}} = vm.const.i64 1000
  // CHECK-NOT: vm.const
  %wide = arith.constant 1000 : i64
  %narrow = arith.constant 1000 : i32
  // CHECK-DAG: vm.mul.i64 %i0:1, %i[[R]]:
  // CHECK-DAG: vm.mul.i32 %i2, %i[[R]]
  %x = arith.muli %a, %wide : i64
  %y = arith.muli %b, %narrow : i32
  return %x, %y, %f : i64, i32, f32
}
