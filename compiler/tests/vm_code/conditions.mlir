// What branches decide by themselves.

// Either bit of a mask.
// CHECK-LABEL: @any_bit:
func.func @any_bit(%x: i32, %m: i32, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %t = arith.andi %x, %m : i32
  %c = arith.cmpi ne, %t, %c0 : i32
  // CHECK-NEXT: ^bb0:
  // CHECK-NEXT: vm.br.and.{{n?}}z.i32 %i0, %i1, ^{{.+}}
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %p = arith.divsi %a, %b : i32
  return %p : i32
^bb2:
  return %b : i32
}

// The bits of a pair that a constant keeps are in its lower register.
// CHECK-LABEL: @low_bit_of_a_pair:
func.func @low_bit_of_a_pair(%x: i64, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %t = arith.andi %x, %c1 : i64
  %c = arith.cmpi eq, %t, %c0 : i64
  // CHECK: vm.br.and.{{n?}}z.i32 %i0, %i{{[0-9]+}}, ^
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %p = arith.divsi %a, %b : i32
  return %p : i32
^bb2:
  return %b : i32
}

// A bit of the upper register is not.
// CHECK-LABEL: @high_bit_of_a_pair:
func.func @high_bit_of_a_pair(%x: i64, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i64
  %m = arith.constant 4294967296 : i64
  %t = arith.andi %x, %m : i64
  %c = arith.cmpi eq, %t, %c0 : i64
  // CHECK: vm.and.i64
  // CHECK-NEXT: vm.br.{{eq|ne}}.i64
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %p = arith.divsi %a, %b : i32
  return %p : i32
^bb2:
  return %b : i32
}

// Two conditions at once: both are 0 or 1.
// CHECK-LABEL: @both:
func.func @both(%x: i32, %y: i32, %a: i32, %b: i32) -> i32 {
  // CHECK: vm.cmp.lt.i32.s
  // CHECK-NEXT: vm.cmp.eq.i32
  // CHECK-NEXT: vm.br.and.{{n?}}z.i32
  %p = arith.cmpi slt, %x, %y : i32
  %q = arith.cmpi eq, %a, %b : i32
  %c = arith.andi %p, %q : i1
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %d = arith.divsi %a, %b : i32
  return %d : i32
^bb2:
  return %b : i32
}
