// RUN: halcyon-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: vm.module public @initial_values
vm.module @initial_values {
  // CHECK: vm.global.i64 private mutable @stored = 7 : i64
  vm.global.i64 private mutable @stored = 3 : i64
  // -0 is not the value that a global has without one.
  // CHECK: vm.global.f32 private @minus_zero = -0.000000e+00 : f32
  vm.global.f32 private @minus_zero = -0.0 : f32
  // CHECK: vm.global.f32 private @zero : f32
  vm.global.f32 private @zero = 0.0 : f32
  // CHECK-NOT: vm.initializer
  vm.initializer {
    %c7 = vm.const.i64 7
    vm.global.store.i64 %c7, @stored : i64
    vm.return
  }
}

// What runs before the store may see the first value.
// CHECK-LABEL: vm.module public @seen_before
vm.module @seen_before {
  // CHECK: vm.global.i32 private mutable @a : i32
  vm.global.i32 private mutable @a : i32
  // CHECK: vm.global.i32 private mutable @b = 5 : i32
  vm.global.i32 private mutable @b : i32
  vm.import private @m.observe()
  // CHECK: vm.initializer
  // CHECK: vm.call @m.observe
  // CHECK: vm.global.store.i32 %{{.+}}, @a
  // CHECK-NOT: @b
  vm.initializer {
    %c5 = vm.const.i32 5
    vm.global.store.i32 %c5, @b : i32
    vm.call @m.observe() : () -> ()
    vm.global.store.i32 %c5, @a : i32
    vm.return
  }
}

// Another initializer reads it first.
// CHECK-LABEL: vm.module public @read_by_another
vm.module @read_by_another {
  vm.global.i32 private mutable @a : i32
  vm.global.i32 private mutable @copy : i32
  // CHECK: vm.global.load.i32 @a
  vm.initializer {
    %a = vm.global.load.i32 @a : i32
    vm.global.store.i32 %a, @copy : i32
    vm.return
  }
  // CHECK: vm.global.store.i32 %{{.+}}, @a
  vm.initializer {
    %c5 = vm.const.i32 5
    vm.global.store.i32 %c5, @a : i32
    vm.return
  }
}

// CHECK-LABEL: vm.module public @addresses
vm.module @addresses {
  vm.global.f64 private mutable @a : f64
  vm.global.ref private @r : !vm.buffer
  // CHECK: vm.global.load.f64 @a : f64
  // CHECK-NEXT: vm.global.store.f64 %a, @a : f64
  // CHECK-NEXT: vm.global.load.ref immutable @r : !vm.buffer
  vm.func @direct() -> !vm.buffer {
    %a = vm.global.address @a : !util.ptr<f64>
    %r = vm.global.address immutable @r : !util.ptr<!vm.buffer>
    %0 = vm.global.load.indirect.f64 %a : !util.ptr<f64> -> f64
    vm.global.store.indirect.f64 %0, %a : f64 -> !util.ptr<f64>
    %1 = vm.global.load.indirect.ref %r : !util.ptr<!vm.buffer> -> !vm.buffer
    vm.return %1 : !vm.buffer
  }
}
