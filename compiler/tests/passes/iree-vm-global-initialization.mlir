// RUN: halcyon-opt --iree-vm-global-initialization --split-input-file %s | FileCheck %s

vm.module @values {
  // CHECK: vm.global.i32 private mutable @a : i32
  vm.global.i32 private @a = 5 : i32
  // CHECK: vm.global.f64 private @zero : f64
  vm.global.f64 private @zero = 0.0 : f64
  // CHECK: vm.global.i64 private mutable @b : i64
  vm.global.i64 private mutable @b = -1 : i64
  // CHECK: vm.global.ref private mutable @r : !vm.buffer
  vm.global.ref private @r : !vm.buffer
  vm.initializer {
    %c = vm.const.i64 8
    %align = vm.const.i32 16
    %0 = vm.buffer.alloc %c, %align : !vm.buffer
    vm.global.store.ref %0, @r : !vm.buffer
    vm.return
  }
  // CHECK: vm.func private @f
  vm.func private @f() -> i32 {
    // CHECK: vm.global.load.i32 @a : i32
    %0 = vm.global.load.i32 immutable @a : i32
    vm.return %0 : i32
  }
  // Zero is what a global starts with.
  // CHECK: vm.export @__init
  // CHECK: vm.func private @__init() {
  // CHECK-NEXT: %[[A:.+]] = vm.const.i32 5
  // CHECK-NEXT: vm.global.store.i32 %[[A]], @a : i32
  // CHECK-NEXT: %[[B:.+]] = vm.const.i64 -1
  // CHECK-NEXT: vm.global.store.i64 %[[B]], @b : i64
  // CHECK: vm.global.store.ref %{{.+}}, @r : !vm.buffer
  // CHECK-NEXT: vm.return
}

// -----

// What has been initialized already comes first; what is new follows.
vm.module @extended {
  // CHECK: vm.global.i32 private @same : i32
  vm.global.i32 private mutable @same : i32 = 0 : i32
  // CHECK: vm.global.i32 private mutable @pointed : i32
  vm.global.i32 private mutable @pointed : i32
  vm.global.i32 private @b = 8 : i32
  vm.export @__init
  // CHECK: vm.func private @__init() {
  // CHECK-NEXT: vm.call @x.first()
  // CHECK-NEXT: vm.br ^bb1
  // CHECK: ^bb1:
  // CHECK-NEXT: %[[B:.+]] = vm.const.i32 8
  // CHECK-NEXT: vm.global.store.i32 %[[B]], @b
  // CHECK-NEXT: vm.return
  vm.func private @__init() {
    vm.call @x.first() : () -> ()
    vm.return
  }
  vm.import private @x.first()
  // CHECK: vm.func @f
  vm.func @f() -> (i32, i32) {
    // CHECK-NEXT: vm.global.load.i32 immutable @same
    %0 = vm.global.load.i32 @same : i32
    // CHECK-NEXT: vm.global.address @pointed
    %1 = vm.global.address @pointed : i32
    vm.return %0, %1 : i32, i32
  }
  // CHECK: vm.export @__deinit
  // CHECK-NEXT: vm.func private @__deinit() {
  // CHECK-NEXT: vm.return
}

// -----

// Bodies of several blocks follow each other; what returned goes on with the next.
vm.module @order {
  vm.import private @x.ready() -> i32
  vm.import private @x.first()
  vm.import private @x.second()
  vm.initializer {
    %0 = vm.call @x.ready() : () -> i32
    vm.cond_br %0, ^bb1, ^bb2
  ^bb1:
    vm.call @x.first() : () -> ()
    vm.return
  ^bb2:
    vm.return
  }
  vm.initializer {
    vm.call @x.second() : () -> ()
    vm.return
  }
  // CHECK: vm.func private @__init() {
  // CHECK-NEXT: vm.br ^bb1
  // CHECK: vm.cond_br %{{.+}}, ^bb2, ^bb3
  // CHECK: vm.call @x.first()
  // CHECK-NEXT: vm.br ^bb4
  // CHECK: ^bb3:
  // CHECK-NEXT: vm.br ^bb4
  // CHECK: ^bb4:
  // CHECK-NEXT: vm.call @x.second()
  // CHECK-NEXT: vm.return
}
