// RUN: halcyon-opt --iree-vm-materialize-ref-discards %s | FileCheck %s

vm.module @m {
  vm.import private @x.use(%a : !vm.buffer)
  vm.import private @x.make() -> !vm.buffer

  // CHECK-LABEL: vm.func @last_use
  vm.func @last_use(%arg0: !vm.buffer, %arg1: i64) -> i32 {
    // CHECK: vm.buffer.load.i32 %arg0[%arg1]
    // CHECK-NEXT: vm.discard.refs %arg0 : !vm.buffer
    %0 = vm.buffer.load.i32 %arg0[%arg1] : !vm.buffer -> i32
    vm.return %0 : i32
  }

  // A call takes its argument over, a return its operand.
  // CHECK-LABEL: vm.func @passed_on
  // CHECK-NOT: vm.discard.refs
  vm.func @passed_on(%arg0: !vm.buffer, %arg1: !vm.buffer) -> !vm.buffer {
    vm.call @x.use(%arg0) : (!vm.buffer) -> ()
    vm.return %arg1 : !vm.buffer
  }

  // A cast takes its operand over too.
  // CHECK-LABEL: vm.func @cast
  // CHECK-NOT: vm.discard.refs
  // CHECK-LABEL: vm.func @unused
  vm.func @cast(%arg0: !vm.buffer) -> !vm.ref<?> {
    %0 = vm.cast.ref.any %arg0 : !vm.buffer -> !vm.ref<?>
    vm.return %0 : !vm.ref<?>
  }

  vm.func @unused(%arg0: !vm.buffer) {
    // CHECK-NEXT: vm.discard.refs %arg0
    // CHECK-NEXT: %[[MADE:.+]] = vm.call @x.make
    // CHECK-NEXT: vm.discard.refs %[[MADE]]
    %0 = vm.call @x.make() : () -> !vm.buffer
    vm.return
  }

  // CHECK-LABEL: vm.func @one_path
  vm.func @one_path(%arg0: !vm.buffer, %arg1: i32) {
    // CHECK: vm.cond_br %arg1, ^bb1, ^bb2
    vm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:
    // CHECK: ^bb1:
    // CHECK-NEXT: vm.call @x.use(%arg0)
    vm.call @x.use(%arg0) : (!vm.buffer) -> ()
    vm.return
  ^bb2:
    // CHECK: ^bb2:
    // CHECK-NEXT: vm.discard.refs %arg0
    vm.return
  }

  // The buffer lives through the loop and dies on the way out.
  // CHECK-LABEL: vm.func @loop
  vm.func @loop(%arg0: !vm.buffer, %arg1: i64) -> i64 {
    %zero = vm.const.i64.zero
    %one = vm.const.i64 1
    vm.br ^bb1(%zero : i64)
  ^bb1(%i: i64):
    // CHECK: vm.buffer.store.i64
    // CHECK-NOT: vm.discard.refs
    // CHECK: vm.cond_br
    vm.buffer.store.i64 %i, %arg0[%i] : i64 -> !vm.buffer
    %next = vm.add.i64 %i, %one : i64
    %more = vm.cmp.lt.i64.s %next, %arg1 : i64
    vm.cond_br %more, ^bb1(%next : i64), ^bb2
  ^bb2:
    // CHECK: vm.discard.refs %arg0
    // CHECK-NEXT: vm.return
    vm.return %next : i64
  }
}
