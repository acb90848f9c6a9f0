// RUN: halcyon-opt --split-input-file --verify-diagnostics %s

vm.module @m {
  // expected-error @+1 {{vm.func op named 'absent' not found for export}}
  vm.export @absent
}

// -----

vm.module @m {
  vm.func @f() -> !vm.buffer {
    // expected-error @+1 {{undefined rodata section: 'absent'}}
    %0 = vm.const.ref.rodata @absent : !vm.buffer
    vm.return %0 : !vm.buffer
  }
}

// -----

vm.module @m {
  vm.func @f(%l: !vm.list<i32>, %i: i32) {
    // expected-error @+1 {{cannot convert between list type 'i32' and result type '!vm.buffer'}}
    %0 = vm.list.get.ref %l, %i : (!vm.list<i32>, i32) -> !vm.buffer
    vm.return
  }
}

// -----

vm.module @m {
  vm.func @f(%l: !vm.list<!vm.buffer>, %i: i32, %v: !vm.list<i32>) {
    // expected-error @+1 {{list contains '!vm.buffer' that cannot be mutated as '!vm.list<i32>'}}
    vm.list.set.ref %l, %i, %v : (!vm.list<!vm.buffer>, i32, !vm.list<i32>)
    vm.return
  }
}

// -----

// Values of all kinds are converted, and a list of anything holds anything.
vm.module @m {
  vm.func @f(%l: !vm.list<f32>, %any: !vm.list<?>, %refs: !vm.list<!vm.ref<?>>, %i: i32) -> i32 {
    %0 = vm.list.get.ref %any, %i : (!vm.list<?>, i32) -> !vm.buffer
    %1 = vm.list.get.ref %refs, %i : (!vm.list<!vm.ref<?>>, i32) -> !vm.buffer
    %2 = vm.list.get.i32 %l, %i : (!vm.list<f32>, i32) -> i32
    vm.return %2 : i32
  }
}

// -----

vm.module @m {
  vm.import private @m.wait() -> i32
  vm.func @f() {
    // expected-error @+1 {{result type #0 (i32) must match successor block argument type (i64)}}
    vm.call.yieldable @m.wait() : () -> ^bb1(i32)
  ^bb1(%0: i64):
    vm.return
  }
}

// -----

vm.module @m {
  vm.import private @m.wait() -> i32
  vm.func @f() {
    // expected-error @+1 {{result type count (1) must match successor block argument count (0)}}
    vm.call.yieldable @m.wait() : () -> ^bb1(i32)
  ^bb1:
    vm.return
  }
}

// -----

// expected-error @+1 {{expected type `i32`, found `f32`}}
vm.module @m { vm.global.i32 private @g = 1.5 : f32 }

// -----

// expected-error @+1 {{expected type a ref type, found `i32`}}
vm.module @m { vm.global.ref private @g : i32 }

// -----

vm.module @m {
  vm.global.i64 private @g : i64
  vm.func @f() -> i32 {
    // expected-error @+1 {{global type mismatch; global "g" is 'i64' but load is 'i32'}}
    %0 = vm.global.load.i32 @g : i32
    // expected-error @+1 {{undefined global: @absent}}
    vm.global.store.i32 %0, @absent : i32
    vm.return %0 : i32
  }
}

// -----

vm.module @m {
  vm.global.i32 private mutable @g : i32
  vm.func @f() -> i32 {
    // expected-error @+1 {{is marked as immutable but the global is mutable}}
    %0 = vm.global.load.i32 immutable @g : i32
    vm.return %0 : i32
  }
}

// -----

// expected-error @+1 {{`value` has no bytes: expected elements or a string}}
vm.module @m { vm.rodata private @r 5 : i32 }

// -----

vm.module @m {
  vm.func @callee(%a: i32) -> i64
  vm.func @f(%a: i32) {
    // expected-error @+1 {{expected (i32) -> (i64) as `@callee`, found (i32) -> ()}}
    vm.call @callee(%a) : (i32) -> ()
    vm.return
  }
}

// -----

vm.module @m {
  vm.import private @m.spans(%a : i32 ...)
  vm.func @f(%a: i32) {
    // expected-error @+1 {{expected `...` after the type of a span}}
    vm.call.variadic @m.spans([%a, %a]) : (i32)
    vm.return
  }
}

// -----

// expected-error @+1 {{expects parent op 'vm.module', found 'builtin.module'}}
vm.func @f() { vm.return }
