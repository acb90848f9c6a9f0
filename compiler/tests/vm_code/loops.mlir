// An iteration takes one branch, which counts too.
// CHECK-LABEL: @sum:
func.func @sum(%n: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: ^bb2:
  // CHECK-NEXT: {{%i[0-9]+}} = vm.add.i32 {{%i[0-9]+}}, %i1
  // CHECK-NEXT: vm.br.next.lt.i32.s {{%i[0-9]+}}, %i0, ^bb2()
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i32) : i32 {
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// In 64 bits, too.
// CHECK-LABEL: @sum64:
func.func @sum64(%n: i64, %x: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  // CHECK: ^bb2:
  // CHECK-NEXT: vm.add.i64
  // CHECK-NEXT: vm.br.next.lt.i64.s {{%i[0-9]+:[0-9]+}}, %i0:1, ^bb2()
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i64) : i64 {
    %t = arith.addi %s, %x : i64
    scf.yield %t : i64
  }
  return %r : i64
}

// The counter is read after it was made: the addition stays where it is.
// CHECK-LABEL: @sum_of_next:
func.func @sum_of_next(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: ^bb2:
  // CHECK-NEXT: [[I:%i[0-9]+]] = vm.add.i32 {{%i[0-9]+}}, 1
  // CHECK-NEXT: vm.add.i32 {{%i[0-9]+}}, [[I]]
  // CHECK-NEXT: vm.br.lt.i32.s [[I]], %i0, ^bb2()
  %r:2 = scf.while (%i = %c0, %s = %c0) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i, %s : i32, i32
  } do {
  ^bb0(%i: i32, %s: i32):
    %j = arith.addi %i, %c1 : i32
    %t = arith.addi %s, %j : i32
    scf.yield %j, %t : i32, i32
  }
  return %r#1 : i32
}

// What both sides of a condition lead to, and then decides on, stands behind each: no branch leads to it.
// CHECK-LABEL: @collatz:
func.func @collatz(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  // CHECK: ^bb2:
  // CHECK-NEXT: vm.br.and.z.i32 [[X:%i[0-9]+]], {{%i[0-9]+}}, ^[[EVEN:bb[0-9]+]]()
  // CHECK: vm.fma.i64
  // CHECK-NEXT: vm.add.i64 {{%i[0-9]+:[0-9]+}}, 1
  // CHECK-NEXT: vm.br.lt.i64.s {{%i[0-9]+:[0-9]+}}, {{%i[0-9]+:[0-9]+}}, ^bb2()
  // CHECK: ^[[EVEN]]:
  // CHECK-NEXT: vm.shr.i64.u
  // CHECK-NEXT: vm.add.i64 {{%i[0-9]+:[0-9]+}}, 1
  // CHECK-NEXT: vm.br.lt.i64.s {{%i[0-9]+:[0-9]+}}, {{%i[0-9]+:[0-9]+}}, ^bb2()
  %r:2 = scf.while (%x = %n, %k = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi sgt, %x, %c1 : i64
    scf.condition(%more) %x, %k : i64, i64
  } do {
  ^bb0(%x: i64, %k: i64):
    %bit = arith.andi %x, %c1 : i64
    %odd = arith.cmpi ne, %bit, %c0 : i64
    %y = scf.if %odd -> (i64) {
      %m = arith.muli %x, %c3 : i64
      %m1 = arith.addi %m, %c1 : i64
      scf.yield %m1 : i64
    } else {
      %h = arith.shrui %x, %c1 : i64
      scf.yield %h : i64
    }
    %k1 = arith.addi %k, %c1 : i64
    scf.yield %y, %k1 : i64, i64
  }
  return %r#1 : i64
}

// The inner loop of a product of matrices: two loads, a product and a sum in one, the index of the second factor,
// and the index of the first, which counts.
// CHECK-LABEL: @matmul:
util.func public @matmul(%a: !util.buffer, %b: !util.buffer, %c: !util.buffer, %size: index) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      // CHECK: vm.const.f32.zero
      // CHECK: ^[[BODY:bb[0-9]+]]:
      // CHECK-NEXT: [[U:%i[0-9]+]] = vm.buffer.load.f32.x %r0, [[P:%i[0-9]+]]
      // CHECK-NEXT: [[V:%i[0-9]+]] = vm.buffer.load.f32.x %r1, [[Q:%i[0-9]+]]
      // CHECK-NEXT: vm.mul.add.f32 [[U]], [[V]], {{%i[0-9]+}}
      // CHECK-NEXT: [[Q]] = vm.add.i32 [[Q]], 5
      // CHECK-NEXT: vm.br.next.lt.i32.s [[P]], {{%i[0-9]+}}, ^[[BODY]]()
      %r = scf.for %k = %c0 to %c16 step %c1 iter_args(%s = %zero) -> (f32) {
        %i16 = arith.muli %i, %c16 : index
        %p = arith.addi %i16, %k : index
        %po = arith.muli %p, %c4 : index
        %u = util.buffer.load %a[%po for %c4] : !util.buffer{%size} -> f32
        %k5 = arith.muli %k, %c5 : index
        %q = arith.addi %k5, %j : index
        %qo = arith.muli %q, %c4 : index
        %v = util.buffer.load %b[%qo for %c4] : !util.buffer{%size} -> f32
        %uv = arith.mulf %u, %v : f32
        %t = arith.addf %s, %uv : f32
        scf.yield %t : f32
      }
      // CHECK: vm.buffer.store.f32.x {{%i[0-9]+}}, %r2
      %i5 = arith.muli %i, %c5 : index
      %o = arith.addi %i5, %j : index
      %oo = arith.muli %o, %c4 : index
      util.buffer.store %r, %c[%oo for %c4] : f32 -> !util.buffer{%size}
    }
  }
  util.return
}

// An element at a time, counted in 32 bits.
// CHECK-LABEL: @elementwise:
util.func public @elementwise(%a: !util.buffer, %b: !util.buffer, %size: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  // CHECK: ^bb1:
  // CHECK-NEXT: vm.buffer.load.f32.x %r0, [[I:%i[0-9]+]]
  // CHECK-NEXT: vm.buffer.load.f32.x %r1, [[I]]
  // CHECK-NEXT: vm.mul.f32
  // CHECK-NEXT: vm.buffer.store.f32.x {{%i[0-9]+}}, %r0, [[I]]
  // CHECK-NEXT: vm.br.next.lt.i32.s [[I]], {{%i[0-9]+}}, ^bb1()
  scf.for %i = %c0 to %c100 step %c1 {
    %o = arith.muli %i, %c4 : index
    %u = util.buffer.load %a[%o for %c4] : !util.buffer{%size} -> f32
    %v = util.buffer.load %b[%o for %c4] : !util.buffer{%size} -> f32
    %w = arith.mulf %u, %v : f32
    util.buffer.store %w, %a[%o for %c4] : f32 -> !util.buffer{%size}
  }
  util.return
}
