// RUN: halcyon-opt --iree-stream-conversion %s | FileCheck %s

// A global's initial value moves to an initializer; a mutable one is stored as a value of its own.
// CHECK: util.global private mutable @state : !stream.resource<*>
// CHECK: util.initializer {
// CHECK: %[[INIT:.+]] = stream.tensor.constant : tensor<4xf32> in !stream.resource<*> = dense<1.000000e+00> : tensor<4xf32>
// CHECK: util.global.store %[[INIT]], @state : !stream.resource<*>
util.global private mutable @state = dense<1.0> : tensor<4xf32>

// Views of a dispatch's tensors are made inside it; a scalar stays an argument.
// CHECK: stream.executable private @ex
// CHECK: stream.executable.export public @fn
// CHECK: func.func @fn(%[[IN:.+]]: !stream.binding, %[[N:.+]]: f32, %[[OUT:.+]]: !stream.binding)
// CHECK: stream.binding.subspan %[[IN]][%{{.+}}] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
flow.executable private @ex {
  flow.executable.export public @fn workgroups() -> (index, index, index) {
    %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
    flow.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @fn(%in: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %n: f32, %out: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
      %0 = iree_tensor_ext.dispatch.tensor.load %in, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
      iree_tensor_ext.dispatch.tensor.store %0, %out, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
      return
    }
  }
}

// CHECK-LABEL: util.func public @f(
// CHECK-SAME: %[[VIEW:.+]]: !hal.buffer_view, %[[S:.+]]: f32)
util.func public @f(%view: !hal.buffer_view, %s: f32) -> !hal.buffer_view {
  // CHECK: hal.buffer_view.assert<%[[VIEW]] : !hal.buffer_view> message("input0") shape([%c4])
  // CHECK: %[[A:.+]] = stream.tensor.import %[[VIEW]] : !hal.buffer_view -> tensor<4xf32> in !stream.resource<*>{%c16}
  %a = hal.tensor.import %view "input0" : !hal.buffer_view -> tensor<4xf32>
  // CHECK: %[[B:.+]] = stream.async.dispatch @ex::@fn(%[[A]][%c0 to %c16{{.*}} for %c16{{.*}}], %[[S]]) : (!stream.resource<*>{%c16{{.*}}}, f32) -> !stream.resource<*>{%c16{{.*}}}
  %b = flow.dispatch @ex::@fn(%a, %s) : (tensor<4xf32>, f32) -> tensor<4xf32>
  // CHECK: stream.tensor.export %[[B]] : tensor<4xf32> in !stream.resource<*>{%c16{{.*}}} -> !hal.buffer_view
  %c = hal.tensor.export %b "output0" : tensor<4xf32> -> !hal.buffer_view
  util.return %c : !hal.buffer_view
}

// Values of control flow are resources, too.
// CHECK-LABEL: util.func private @carried
// CHECK-SAME: (%arg0: !stream.resource<*>, %arg1: index) -> !stream.resource<*>
util.func private @carried(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for {{.*}} iter_args(%{{.+}} = %arg0) -> (!stream.resource<*>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<4xf32> {
    scf.yield %x : tensor<4xf32>
  }
  util.return %r : tensor<4xf32>
}

util.global private mutable @held : tensor<4xf32>

// What a global holds is copied on its way into control flow, and what it gets is copied unless it was just made:
// only here is the size known.
// CHECK-LABEL: util.func private @global_borders
util.func private @global_borders(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[HELD:.+]] = util.global.load @held
  // CHECK: %[[COPY:.+]] = stream.async.transfer %[[HELD]] : !stream.resource<*>{%c16{{.*}}} -> !stream.resource<*>{%c16{{.*}}}
  %held = util.global.load @held : tensor<4xf32>
  // CHECK: %[[R:.+]] = scf.for {{.*}} iter_args(%{{.+}} = %[[COPY]])
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %held) -> tensor<4xf32> {
    scf.yield %x : tensor<4xf32>
  }
  // CHECK: %[[STORED:.+]] = stream.async.transfer %[[R]]
  // CHECK: util.global.store %[[STORED]], @held
  util.global.store %r, @held : tensor<4xf32>
  // CHECK: %[[NEW:.+]] = stream.async.dispatch @ex::@fn
  // CHECK-NEXT: util.global.store %[[NEW]], @held
  %s = arith.constant 1.0 : f32
  %new = flow.dispatch @ex::@fn(%r, %s) : (tensor<4xf32>, f32) -> tensor<4xf32>
  util.global.store %new, @held : tensor<4xf32>
  util.return
}
