// `mutable_global.mlir` after each phase from input to vm, as IREE 3.13 prints it for the execution model inline-static.

module {
  util.global private mutable @state = dense<1.000000e+00> : tensor<4xf32>
  util.func public @update(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %state = util.global.load @state : tensor<4xf32>
    %0 = arith.addf %state, %arg0 : tensor<4xf32>
    util.global.store %0, @state : tensor<4xf32>
    util.return %0 : tensor<4xf32>
  }
}
// -----
module {
  util.global private mutable @state = dense<1.000000e+00> : tensor<4xf32>
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<4xf32>
    %state = util.global.load @state : tensor<4xf32>
    %1 = arith.addf %state, %0 : tensor<4xf32>
    util.global.store %1, @state : tensor<4xf32>
    %2 = hal.tensor.export %1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state = dense<1.000000e+00> : tensor<4xf32>
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<4xf32>
    %state = util.global.load @state : tensor<4xf32>
    %1 = arith.addf %state, %0 : tensor<4xf32>
    util.global.store %1, @state : tensor<4xf32>
    %2 = hal.tensor.export %1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state = dense<1.000000e+00> : tensor<4xf32>
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %state = util.global.load @state : tensor<4xf32>
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<4xf32>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<4xf32> -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%state, %1 : tensor<4xf32>, tensor<4xf32>) outs(%state : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %5 = arith.addf %in, %in_0 : f32
      linalg.yield %5 : f32
    } -> tensor<4xf32>
    %3 = iree_tensor_ext.compute_barrier.end %2 : tensor<4xf32> -> tensor<4xf32>
    %4 = hal.tensor.export %3 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.global.store %3, @state : tensor<4xf32>
    util.return %4 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state = dense<1.000000e+00> : tensor<4xf32>
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %state = util.global.load @state : tensor<4xf32>
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<4xf32>
    %1 = flow.dispatch.workgroups(%state, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
      %3 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
      %4 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
      %5 = tensor.empty() : tensor<4xf32>
      %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3, %4 : tensor<4xf32>, tensor<4xf32>) outs(%5 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %7 = arith.addf %in, %in_0 : f32
        linalg.yield %7 : f32
      } -> tensor<4xf32>
      iree_tensor_ext.dispatch.tensor.store %6, %arg3, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %2 = hal.tensor.export %1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.global.store %1, @state : tensor<4xf32>
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state = dense<1.000000e+00> : tensor<4xf32>
  flow.executable private @update_dispatch_0 {
    flow.executable.export public @update_dispatch_0_elementwise_4_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @update_dispatch_0_elementwise_4_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %2 = tensor.empty() : tensor<4xf32>
        %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<4xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) {
        ^bb0(%in: f32, %in_0: f32, %out: f32):
          %4 = arith.addf %in, %in_0 : f32
          linalg.yield %4 : f32
        } -> tensor<4xf32>
        iree_tensor_ext.dispatch.tensor.store %3, %arg2, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        return
      }
    }
  }
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %state = util.global.load @state : tensor<4xf32>
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<4xf32>
    %1 = flow.dispatch @update_dispatch_0::@update_dispatch_0_elementwise_4_f32(%state, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = hal.tensor.export %1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.global.store %1, @state : tensor<4xf32>
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state__timepoint = #stream.timepoint<immediate> : !stream.timepoint
  util.global private mutable @state : !stream.resource<variable>
  util.initializer {
    %c0 = arith.constant 0 : index
    %0 = stream.timepoint.immediate => !stream.timepoint
    %c16 = arith.constant 16 : index
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %result, %result_timepoint = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) : !stream.resource<variable>{%c16} => !stream.timepoint
    %1 = stream.cmd.execute once on(#hal.device.affinity<@__device_0>) await(%result_timepoint) => with(%result as %arg0: !stream.resource<variable>{%c16}) {
      stream.cmd.fill %c1065353216_i32, %arg0[%c0 for %c16] : i32 -> !stream.resource<variable>{%c16}
    } => !stream.timepoint
    %2 = stream.timepoint.await sync %1 => %result : !stream.resource<variable>{%c16}
    util.global.store %2, @state : !stream.resource<variable>
    util.global.store %0, @state__timepoint : !stream.timepoint
    util.return
  }
  stream.executable private @update_dispatch_0 {
    stream.executable.export public @update_dispatch_0_elementwise_4_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @update_dispatch_0_elementwise_4_f32(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: !stream.binding {stream.alignment = 64 : index}, %arg2: !stream.binding {stream.alignment = 64 : index}) {
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        %3 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %4 = iree_tensor_ext.dispatch.tensor.load %1, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %5 = tensor.empty() : tensor<4xf32>
        %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3, %4 : tensor<4xf32>, tensor<4xf32>) outs(%5 : tensor<4xf32>) {
        ^bb0(%in: f32, %in_0: f32, %out: f32):
          %7 = arith.addf %in, %in_0 : f32
          linalg.yield %7 : f32
        } -> tensor<4xf32>
        iree_tensor_ext.dispatch.tensor.store %6, %2, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        return
      }
    }
  }
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %state__timepoint = util.global.load @state__timepoint : !stream.timepoint
    %state = util.global.load @state : !stream.resource<variable>
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c4]) type(%element_type_f32) encoding(%dense_row_major)
    %0 = stream.tensor.import on(#hal.device.affinity<@__device_0>) %arg0 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
    %result, %result_timepoint = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) await(%state__timepoint) => !stream.resource<external>{%c16} => !stream.timepoint
    %result_0, %result_timepoint_1 = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) await(%state__timepoint) => !stream.resource<variable>{%c16} => !stream.timepoint
    %1 = stream.timepoint.join max(%result_timepoint, %result_timepoint_1) => !stream.timepoint
    %2 = stream.cmd.execute on(#hal.device.affinity<@__device_0>) await(%1) => with(%state as %arg1: !stream.resource<variable>{%c16}, %0 as %arg2: !stream.resource<external>{%c16}, %result as %arg3: !stream.resource<external>{%c16}, %result_0 as %arg4: !stream.resource<variable>{%c16}) {
      stream.cmd.dispatch @update_dispatch_0::@update_dispatch_0_elementwise_4_f32 {
        ro %arg1[%c0 for %c16] : !stream.resource<variable>{%c16},
        ro %arg2[%c0 for %c16] : !stream.resource<external>{%c16},
        wo %arg3[%c0 for %c16] : !stream.resource<external>{%c16}
      }
      stream.cmd.copy %arg3[%c0], %arg4[%c0], %c16 : !stream.resource<external>{%c16} -> !stream.resource<variable>{%c16}
    } => !stream.timepoint
    %3:2 = stream.timepoint.await %2 => %result_0, %result : !stream.resource<variable>{%c16}, !stream.resource<external>{%c16}
    %4 = stream.tensor.export on(#hal.device.affinity<@__device_0>) %3#1 : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
    util.global.store %result_0, @state : !stream.resource<variable>
    util.global.store %2, @state__timepoint : !stream.timepoint
    util.return %4 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state : !util.buffer
  util.initializer {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c64 = arith.constant 64 : index
    %buffer, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    util.buffer.fill %c1065353216_i32, %storage[%c0 for %c16] : i32 -> !util.buffer{%c16}
    util.global.store %storage, @state : !util.buffer
    util.return
  }
  func.func private @update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: !util.buffer, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    %buffer_size_1 = util.buffer.size %arg3 : !util.buffer
    scf.for %arg13 = %c0 to %c4 step %c1 {
      %0 = arith.muli %arg13, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = util.buffer.load %arg2[%0 for %c4] : !util.buffer{%buffer_size_0} -> f32
      %3 = arith.addf %1, %2 : f32
      util.buffer.store %3, %arg3[%0 for %c4] : f32 -> !util.buffer{%buffer_size_1}
    }
    return
  }
  util.func private @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: !util.buffer, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg12 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg15}
    %2 = arith.addi %arg6, %arg13 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg16}
    %3 = arith.addi %arg10, %arg14 : index
    %buffer_span_1 = util.buffer.subspan %arg8[%3] : !util.buffer{%arg9} -> !util.buffer{%arg17}
    func.call @update_dispatch_0_elementwise_4_f32(%0, %buffer_span, %buffer_span_0, %buffer_span_1, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64 = arith.constant 64 : index
    %state = util.global.load @state : !util.buffer
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c4]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %buffer_1, %storage_2 = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %storage_3 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_3 : !util.buffer
    util.call @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%state, %c16, %c0, %c16, %storage_3, %buffer_size, %c0, %buffer_size, %storage, %c16, %c0, %c16, %c0, %c0, %c0, %c16, %c16, %c16) : (!util.buffer, index, index, index, !util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.buffer.copy %storage[%c0], %storage_2[%c0], %c16 : !util.buffer{%c16} -> !util.buffer{%c16}
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c16] shape([%c4]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.global.store %storage_2, @state : !util.buffer
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state : !util.buffer
  util.initializer {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c64 = arith.constant 64 : index
    %buffer, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    util.buffer.fill %c1065353216_i32, %storage[%c0 for %c16] : i32 -> !util.buffer{%c16}
    util.global.store %storage, @state : !util.buffer
    util.return
  }
  func.func private @update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: !util.buffer, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    %buffer_size_1 = util.buffer.size %arg3 : !util.buffer
    scf.for %arg13 = %c0 to %c4 step %c1 {
      %0 = arith.muli %arg13, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = util.buffer.load %arg2[%0 for %c4] : !util.buffer{%buffer_size_0} -> f32
      %3 = arith.addf %1, %2 : f32
      util.buffer.store %3, %arg3[%0 for %c4] : f32 -> !util.buffer{%buffer_size_1}
    }
    return
  }
  util.func private @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: !util.buffer, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg12 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg15}
    %2 = arith.addi %arg6, %arg13 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg16}
    %3 = arith.addi %arg10, %arg14 : index
    %buffer_span_1 = util.buffer.subspan %arg8[%3] : !util.buffer{%arg9} -> !util.buffer{%arg17}
    func.call @update_dispatch_0_elementwise_4_f32(%0, %buffer_span, %buffer_span_0, %buffer_span_1, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64 = arith.constant 64 : index
    %state = util.global.load @state : !util.buffer
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c4]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %buffer_1, %storage_2 = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %storage_3 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_3 : !util.buffer
    util.call @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%state, %c16, %c0, %c16, %storage_3, %buffer_size, %c0, %buffer_size, %storage, %c16, %c0, %c16, %c0, %c0, %c0, %c16, %c16, %c16) : (!util.buffer, index, index, index, !util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.buffer.copy %storage[%c0], %storage_2[%c0], %c16 : !util.buffer{%c16} -> !util.buffer{%c16}
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c16] shape([%c4]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.global.store %storage_2, @state : !util.buffer
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state : !util.buffer
  util.initializer {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c64 = arith.constant 64 : index
    %buffer, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    util.buffer.fill %c1065353216_i32, %storage[%c0 for %c16] : i32 -> !util.buffer{%c16}
    util.global.store %storage, @state : !util.buffer
    util.return
  }
  func.func private @update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: !util.buffer, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    %buffer_size_1 = util.buffer.size %arg3 : !util.buffer
    scf.for %arg13 = %c0 to %c4 step %c1 {
      %0 = arith.muli %arg13, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = util.buffer.load %arg2[%0 for %c4] : !util.buffer{%buffer_size_0} -> f32
      %3 = arith.addf %1, %2 : f32
      util.buffer.store %3, %arg3[%0 for %c4] : f32 -> !util.buffer{%buffer_size_1}
    }
    return
  }
  util.func private @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: !util.buffer, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg12 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg15}
    %2 = arith.addi %arg6, %arg13 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg16}
    %3 = arith.addi %arg10, %arg14 : index
    %buffer_span_1 = util.buffer.subspan %arg8[%3] : !util.buffer{%arg9} -> !util.buffer{%arg17}
    func.call @update_dispatch_0_elementwise_4_f32(%0, %buffer_span, %buffer_span_0, %buffer_span_1, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64 = arith.constant 64 : index
    %state = util.global.load @state : !util.buffer
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c4]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %buffer_1, %storage_2 = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %storage_3 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_3 : !util.buffer
    util.call @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%state, %c16, %c0, %c16, %storage_3, %buffer_size, %c0, %buffer_size, %storage, %c16, %c0, %c16, %c0, %c0, %c0, %c16, %c16, %c16) : (!util.buffer, index, index, index, !util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.buffer.copy %storage[%c0], %storage_2[%c0], %c16 : !util.buffer{%c16} -> !util.buffer{%c16}
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c16] shape([%c4]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.global.store %storage_2, @state : !util.buffer
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.global private mutable @state : !util.buffer
  util.initializer {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c64 = arith.constant 64 : index
    %buffer, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    util.buffer.fill %c1065353216_i32, %storage[%c0 for %c16] : i32 -> !util.buffer{%c16}
    util.global.store %storage, @state : !util.buffer
    util.return
  }
  func.func private @update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: !util.buffer, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    %buffer_size_1 = util.buffer.size %arg3 : !util.buffer
    scf.for %arg13 = %c0 to %c4 step %c1 {
      %0 = arith.muli %arg13, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = util.buffer.load %arg2[%0 for %c4] : !util.buffer{%buffer_size_0} -> f32
      %3 = arith.addf %1, %2 : f32
      util.buffer.store %3, %arg3[%0 for %c4] : f32 -> !util.buffer{%buffer_size_1}
    }
    return
  }
  util.func private @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: !util.buffer, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg12 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg15}
    %2 = arith.addi %arg6, %arg13 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg16}
    %3 = arith.addi %arg10, %arg14 : index
    %buffer_span_1 = util.buffer.subspan %arg8[%3] : !util.buffer{%arg9} -> !util.buffer{%arg17}
    func.call @update_dispatch_0_elementwise_4_f32(%0, %buffer_span, %buffer_span_0, %buffer_span_1, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @update(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64 = arith.constant 64 : index
    %state = util.global.load @state : !util.buffer
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c4]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %buffer_1, %storage_2 = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c16} in !util.buffer
    %storage_3 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_3 : !util.buffer
    util.call @__dispatch_update_dispatch_0_update_dispatch_0_elementwise_4_f32(%state, %c16, %c0, %c16, %storage_3, %buffer_size, %c0, %buffer_size, %storage, %c16, %c0, %c16, %c0, %c0, %c0, %c16, %c16, %c16) : (!util.buffer, index, index, index, !util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.buffer.copy %storage[%c0], %storage_2[%c0], %c16 : !util.buffer{%c16} -> !util.buffer{%c16}
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c16] shape([%c4]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.global.store %storage_2, @state : !util.buffer
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>, vm.toplevel} {
  vm.module public @module {
    vm.global.ref private mutable @state : !vm.buffer
    vm.import private @hal_inline.buffer.allocate(%minimum_alignment : i32, %allocation_size : i64) -> (!vm.ref<!hal.buffer>, !vm.buffer) attributes {nosideeffects}
    vm.import private @hal_inline.buffer.storage(%buffer : !vm.ref<!hal.buffer>) -> !vm.buffer attributes {nosideeffects}
    vm.import private @hal_inline.buffer_view.create(%source_buffer : !vm.ref<!hal.buffer>, %source_offset : i64, %source_length : i64, %element_type : i32, %encoding_type : i32, %shape : i64 ...) -> !vm.ref<!hal.buffer_view> attributes {nosideeffects}
    vm.import private @hal_inline.buffer_view.assert(%buffer_view : !vm.ref<!hal.buffer_view>, %message : !vm.buffer, %element_type : i32, %encoding_type : i32, %shape : i64 ...)
    vm.import private @hal_inline.buffer_view.buffer(%buffer_view : !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer> attributes {nosideeffects}
    vm.rodata private @_utf8_input0_DCE99660CEB3F6B <alignment = 1> "input0"
    vm.func private @update(%arg0: !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer_view> attributes {iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}, vm.unwind} {
      %c64 = vm.const.i32 64
      %c1 = vm.const.i32 1
      %c553648160 = vm.const.i32 553648160
      %c4 = vm.const.i64 4
      %c16 = vm.const.i64 16
      %c1_0 = vm.const.i64 1
      %zero = vm.const.i64.zero
      %state = vm.global.load.ref @state : !vm.buffer
      %_utf8_input0_DCE99660CEB3F6B = vm.const.ref.rodata @_utf8_input0_DCE99660CEB3F6B : !vm.buffer
      vm.call.variadic @hal_inline.buffer_view.assert(%arg0, %_utf8_input0_DCE99660CEB3F6B, %c553648160, %c1, [%c4]) : (!vm.ref<!hal.buffer_view>, !vm.buffer, i32, i32, i64 ...)
      %ref = vm.call @hal_inline.buffer_view.buffer(%arg0) {nosideeffects} : (!vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>
      %ref_1:2 = vm.call @hal_inline.buffer.allocate(%c64, %c16) {nosideeffects} : (i32, i64) -> (!vm.ref<!hal.buffer>, !vm.buffer)
      %buffer = vm.call @hal_inline.buffer.storage(%ref) {nosideeffects} : (!vm.ref<!hal.buffer>) -> !vm.buffer
      vm.br ^bb1(%zero : i64)
    ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
      %slt = vm.cmp.lt.i64.s %0, %c4 : i64
      vm.cond_br %slt, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %1 = vm.buffer.load.f32 %state[%0] : !vm.buffer -> f32
      %2 = vm.buffer.load.f32 %buffer[%0] : !vm.buffer -> f32
      %3 = vm.add.f32 %1, %2 : f32
      vm.buffer.store.f32 %3, %ref_1#1[%0] : f32 -> !vm.buffer
      %4 = vm.add.i64 %0, %c1_0 : i64
      vm.br ^bb1(%4 : i64)
    ^bb3:  // pred: ^bb1
      vm.discard.refs %state, %buffer : !vm.buffer, !vm.buffer
      vm.buffer.copy %ref_1#1, %zero, %ref_1#1, %zero, %c16 : !vm.buffer -> !vm.buffer
      %ref_2 = vm.call.variadic @hal_inline.buffer_view.create(%ref_1#0, %zero, %c16, %c553648160, %c1, [%c4]) {nosideeffects} : (!vm.ref<!hal.buffer>, i64, i64, i32, i32, i64 ...) -> !vm.ref<!hal.buffer_view>
      vm.global.store.ref %ref_1#1, @state : !vm.buffer
      vm.return %ref_2 : !vm.ref<!hal.buffer_view>
    }
    vm.export @update attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @update(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}}
    vm.export @__init
    vm.func private @__init() attributes {vm.unwind} {
      %c4 = vm.const.i64 4
      %zero = vm.const.i64.zero
      %c16 = vm.const.i64 16
      %c1065353216 = vm.const.i32 1065353216
      %c64 = vm.const.i32 64
      %ref:2 = vm.call @hal_inline.buffer.allocate(%c64, %c16) {nosideeffects} : (i32, i64) -> (!vm.ref<!hal.buffer>, !vm.buffer)
      vm.discard.refs %ref#0 : !vm.ref<!hal.buffer>
      vm.buffer.fill.i32 %ref#1, %zero, %c4, %c1065353216 : i32 -> !vm.buffer
      vm.global.store.ref %ref#1, @state : !vm.buffer
      vm.return
    }
  }
}
