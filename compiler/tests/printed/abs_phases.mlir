// `abs.mlir` after each phase from input to vm, as IREE 3.13 prints it for the execution model inline-static.

module {
  util.func public @abs(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = math.absf %arg0 : tensor<2xf32>
    util.return %0 : tensor<2xf32>
  }
}
// -----
module {
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2xf32>
    %1 = math.absf %0 : tensor<2xf32>
    %2 = hal.tensor.export %1 "output0" : tensor<2xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2xf32>
    %1 = math.absf %0 : tensor<2xf32>
    %2 = hal.tensor.export %1 "output0" : tensor<2xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2xf32>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<2xf32> -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = math.absf %in : f32
      linalg.yield %5 : f32
    } -> tensor<2xf32>
    %3 = iree_tensor_ext.compute_barrier.end %2 : tensor<2xf32> -> tensor<2xf32>
    %4 = hal.tensor.export %3 "output0" : tensor<2xf32> -> !hal.buffer_view
    util.return %4 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2xf32>
    %1 = flow.dispatch.workgroups(%0) : (tensor<2xf32>) -> tensor<2xf32> =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>) {
      %3 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0], sizes = [2], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xf32>> -> tensor<2xf32>
      %4 = tensor.empty() : tensor<2xf32>
      %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<2xf32>) outs(%4 : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = math.absf %in : f32
        linalg.yield %6 : f32
      } -> tensor<2xf32>
      iree_tensor_ext.dispatch.tensor.store %5, %arg2, offsets = [0], sizes = [2], strides = [1] : tensor<2xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %2 = hal.tensor.export %1 "output0" : tensor<2xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  flow.executable private @abs_dispatch_0 {
    flow.executable.export public @abs_dispatch_0_elementwise_2_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @abs_dispatch_0_elementwise_2_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>) {
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0], sizes = [2], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xf32>> -> tensor<2xf32>
        %1 = tensor.empty() : tensor<2xf32>
        %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %3 = math.absf %in : f32
          linalg.yield %3 : f32
        } -> tensor<2xf32>
        iree_tensor_ext.dispatch.tensor.store %2, %arg1, offsets = [0], sizes = [2], strides = [1] : tensor<2xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>
        return
      }
    }
  }
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2xf32>
    %1 = flow.dispatch @abs_dispatch_0::@abs_dispatch_0_elementwise_2_f32(%0) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = hal.tensor.export %1 "output0" : tensor<2xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  stream.executable private @abs_dispatch_0 {
    stream.executable.export public @abs_dispatch_0_elementwise_2_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @abs_dispatch_0_elementwise_2_f32(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: !stream.binding {stream.alignment = 64 : index}) {
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xf32>>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>
        %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [2], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2xf32>> -> tensor<2xf32>
        %3 = tensor.empty() : tensor<2xf32>
        %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %5 = math.absf %in : f32
          linalg.yield %5 : f32
        } -> tensor<2xf32>
        iree_tensor_ext.dispatch.tensor.store %4, %1, offsets = [0], sizes = [2], strides = [1] : tensor<2xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2xf32>>
        return
      }
    }
  }
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c2]) type(%element_type_f32) encoding(%dense_row_major)
    %0 = stream.tensor.import on(#hal.device.affinity<@__device_0>) %arg0 : !hal.buffer_view -> tensor<2xf32> in !stream.resource<external>{%c8}
    %result, %result_timepoint = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) : !stream.resource<external>{%c8} => !stream.timepoint
    %1 = stream.cmd.execute on(#hal.device.affinity<@__device_0>) await(%result_timepoint) => with(%0 as %arg1: !stream.resource<external>{%c8}, %result as %arg2: !stream.resource<external>{%c8}) {
      stream.cmd.dispatch @abs_dispatch_0::@abs_dispatch_0_elementwise_2_f32 {
        ro %arg1[%c0 for %c8] : !stream.resource<external>{%c8},
        wo %arg2[%c0 for %c8] : !stream.resource<external>{%c8}
      }
    } => !stream.timepoint
    %2 = stream.timepoint.await %1 => %result : !stream.resource<external>{%c8}
    %3 = stream.tensor.export on(#hal.device.affinity<@__device_0>) %2 : tensor<2xf32> in !stream.resource<external>{%c8} -> !hal.buffer_view
    util.return %3 : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  func.func private @abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    scf.for %arg12 = %c0 to %c2 step %c1 {
      %0 = arith.muli %arg12, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = math.absf %1 : f32
      util.buffer.store %2, %arg2[%0 for %c4] : f32 -> !util.buffer{%buffer_size_0}
    }
    return
  }
  util.func private @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg8 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg10}
    %2 = arith.addi %arg6, %arg9 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg11}
    func.call @abs_dispatch_0_elementwise_2_f32(%0, %buffer_span, %buffer_span_0, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c2]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c8} in !util.buffer
    %storage_1 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_1 : !util.buffer
    util.call @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%storage_1, %buffer_size, %c0, %buffer_size, %storage, %c8, %c0, %c8, %c0, %c0, %c8, %c8) : (!util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index) -> ()
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c8] shape([%c2]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  func.func private @abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    scf.for %arg12 = %c0 to %c2 step %c1 {
      %0 = arith.muli %arg12, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = math.absf %1 : f32
      util.buffer.store %2, %arg2[%0 for %c4] : f32 -> !util.buffer{%buffer_size_0}
    }
    return
  }
  util.func private @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg8 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg10}
    %2 = arith.addi %arg6, %arg9 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg11}
    func.call @abs_dispatch_0_elementwise_2_f32(%0, %buffer_span, %buffer_span_0, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c2]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c8} in !util.buffer
    %storage_1 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_1 : !util.buffer
    util.call @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%storage_1, %buffer_size, %c0, %buffer_size, %storage, %c8, %c0, %c8, %c0, %c0, %c8, %c8) : (!util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index) -> ()
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c8] shape([%c2]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  func.func private @abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    scf.for %arg12 = %c0 to %c2 step %c1 {
      %0 = arith.muli %arg12, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = math.absf %1 : f32
      util.buffer.store %2, %arg2[%0 for %c4] : f32 -> !util.buffer{%buffer_size_0}
    }
    return
  }
  util.func private @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg8 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg10}
    %2 = arith.addi %arg6, %arg9 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg11}
    func.call @abs_dispatch_0_elementwise_2_f32(%0, %buffer_span, %buffer_span_0, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c2]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c8} in !util.buffer
    %storage_1 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_1 : !util.buffer
    util.call @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%storage_1, %buffer_size, %c0, %buffer_size, %storage, %c8, %c0, %c8, %c0, %c0, %c8, %c8) : (!util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index) -> ()
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c8] shape([%c2]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx-inline", "vmvx-ir", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  func.func private @abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: !util.buffer, %arg2: !util.buffer, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %buffer_size = util.buffer.size %arg1 : !util.buffer
    %buffer_size_0 = util.buffer.size %arg2 : !util.buffer
    scf.for %arg12 = %c0 to %c2 step %c1 {
      %0 = arith.muli %arg12, %c4 : index
      %1 = util.buffer.load %arg1[%0 for %c4] : !util.buffer{%buffer_size} -> f32
      %2 = math.absf %1 : f32
      util.buffer.store %2, %arg2[%0 for %c4] : f32 -> !util.buffer{%buffer_size_0}
    }
    return
  }
  util.func private @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%arg0: !util.buffer, %arg1: index, %arg2: index, %arg3: index, %arg4: !util.buffer, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index) {
    %0 = util.null : !util.buffer
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg8 : index
    %buffer_span = util.buffer.subspan %arg0[%1] : !util.buffer{%arg1} -> !util.buffer{%arg10}
    %2 = arith.addi %arg6, %arg9 : index
    %buffer_span_0 = util.buffer.subspan %arg4[%2] : !util.buffer{%arg5} -> !util.buffer{%arg11}
    func.call @abs_dispatch_0_elementwise_2_f32(%0, %buffer_span, %buffer_span_0, %c0, %c0, %c0, %c1, %c1, %c1, %c1, %c1, %c1) : (!util.buffer, !util.buffer, !util.buffer, index, index, index, index, index, index, index, index, index) -> ()
    util.return
  }
  util.func public @abs(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}} {
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c553648160_i32 = arith.constant 553648160 : i32
    %c1_i32 = arith.constant 1 : i32
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("input0") shape([%c2]) type(%c553648160_i32) encoding(%c1_i32)
    %buffer = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %buffer_0, %storage = hal_inline.buffer.allocate alignment(%c64) : !hal.buffer{%c8} in !util.buffer
    %storage_1 = hal_inline.buffer.storage<%buffer : !hal.buffer> : !util.buffer
    %buffer_size = util.buffer.size %storage_1 : !util.buffer
    util.call @__dispatch_abs_dispatch_0_abs_dispatch_0_elementwise_2_f32(%storage_1, %buffer_size, %c0, %buffer_size, %storage, %c8, %c0, %c8, %c0, %c0, %c8, %c8) : (!util.buffer, index, index, index, !util.buffer, index, index, index, index, index, index, index) -> ()
    %view = hal_inline.buffer_view.create buffer(%buffer_0 : !hal.buffer)[%c0, %c8] shape([%c2]) type(%c553648160_i32) encoding(%c1_i32) : !hal.buffer_view
    util.return %view : !hal.buffer_view
  }
}
// -----
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>, vm.toplevel} {
  vm.module public @module {
    vm.import private @hal_inline.buffer.allocate(%minimum_alignment : i32, %allocation_size : i64) -> (!vm.ref<!hal.buffer>, !vm.buffer) attributes {nosideeffects}
    vm.import private @hal_inline.buffer.storage(%buffer : !vm.ref<!hal.buffer>) -> !vm.buffer attributes {nosideeffects}
    vm.import private @hal_inline.buffer_view.create(%source_buffer : !vm.ref<!hal.buffer>, %source_offset : i64, %source_length : i64, %element_type : i32, %encoding_type : i32, %shape : i64 ...) -> !vm.ref<!hal.buffer_view> attributes {nosideeffects}
    vm.import private @hal_inline.buffer_view.assert(%buffer_view : !vm.ref<!hal.buffer_view>, %message : !vm.buffer, %element_type : i32, %encoding_type : i32, %shape : i64 ...)
    vm.import private @hal_inline.buffer_view.buffer(%buffer_view : !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer> attributes {nosideeffects}
    vm.rodata private @_utf8_input0_DCE99660CEB3F6B <alignment = 1> "input0"
    vm.func private @abs(%arg0: !vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer_view> attributes {iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}, vm.unwind} {
      %c64 = vm.const.i32 64
      %c1 = vm.const.i64 1
      %zero = vm.const.i64.zero
      %c8 = vm.const.i64 8
      %c2 = vm.const.i64 2
      %c553648160 = vm.const.i32 553648160
      %c1_0 = vm.const.i32 1
      %_utf8_input0_DCE99660CEB3F6B = vm.const.ref.rodata @_utf8_input0_DCE99660CEB3F6B : !vm.buffer
      vm.call.variadic @hal_inline.buffer_view.assert(%arg0, %_utf8_input0_DCE99660CEB3F6B, %c553648160, %c1_0, [%c2]) : (!vm.ref<!hal.buffer_view>, !vm.buffer, i32, i32, i64 ...)
      %ref = vm.call @hal_inline.buffer_view.buffer(%arg0) {nosideeffects} : (!vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>
      %ref_1:2 = vm.call @hal_inline.buffer.allocate(%c64, %c8) {nosideeffects} : (i32, i64) -> (!vm.ref<!hal.buffer>, !vm.buffer)
      %buffer = vm.call @hal_inline.buffer.storage(%ref) {nosideeffects} : (!vm.ref<!hal.buffer>) -> !vm.buffer
      vm.br ^bb1(%zero : i64)
    ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
      %slt = vm.cmp.lt.i64.s %0, %c2 : i64
      vm.cond_br %slt, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %1 = vm.buffer.load.f32 %buffer[%0] : !vm.buffer -> f32
      %2 = vm.abs.f32 %1 : f32
      vm.buffer.store.f32 %2, %ref_1#1[%0] : f32 -> !vm.buffer
      %3 = vm.add.i64 %0, %c1 : i64
      vm.br ^bb1(%3 : i64)
    ^bb3:  // pred: ^bb1
      vm.discard.refs %ref_1#1, %buffer : !vm.buffer, !vm.buffer
      %ref_2 = vm.call.variadic @hal_inline.buffer_view.create(%ref_1#0, %zero, %c8, %c553648160, %c1_0, [%c2]) {nosideeffects} : (!vm.ref<!hal.buffer>, i64, i64, i32, i32, i64 ...) -> !vm.ref<!hal.buffer_view>
      vm.return %ref_2 : !vm.ref<!hal.buffer_view>
    }
    vm.export @abs attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @abs(%input0: tensor<2xf32>) -> (%output0: tensor<2xf32>)"}}
  }
}
