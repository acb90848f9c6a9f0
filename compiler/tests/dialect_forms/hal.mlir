module {
  util.func public @hal(%arg0: !hal.buffer_view, %arg1: index, %arg2: !hal.fence, %arg3: !hal.buffer, %arg4: i32, %arg5: f32) {
    %0 = hal.tensor.import %arg0 "in" : !hal.buffer_view -> tensor<?x4xf32>{%arg1}
    %1 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<4xf32>
    %2 = hal.tensor.import consume %arg3 : !hal.buffer -> tensor<4xi32> as tensor<4xf32>
    %3 = hal.tensor.export %0 "out" : tensor<?x4xf32>{%arg1} -> !hal.buffer_view
    %4 = hal.tensor.export %1 : tensor<4xi32> as tensor<4xf32> -> !hal.buffer
    %5 = hal.tensor.alias %1 : tensor<4xf32> to %arg3 : !hal.buffer
    %6 = hal.tensor.barrier join(%1 : tensor<4xf32>) => %arg2 : !hal.fence
    %element_type_f32 = hal.element_type<f32> : i32
    %element_type_i1 = hal.element_type<i1> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    %buffer = hal.buffer.subspan<%arg3 : !hal.buffer>[%arg1, %arg1] : !hal.buffer
    %length = hal.buffer.length<%arg3 : !hal.buffer> : index
    %7 = hal.buffer.load<%arg3 : !hal.buffer>[%arg1] : i32
    hal.buffer.store<%arg3 : !hal.buffer>[%arg1] value(%arg4 : i32)
    %view = hal.buffer_view.create buffer(%arg3 : !hal.buffer)[%arg1, %arg1] shape([%arg1, %arg1]) type(%element_type_f32) encoding(%dense_row_major) : !hal.buffer_view
    hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("m") shape([%arg1]) type(%element_type_f32) encoding(%dense_row_major)
    %buffer_0 = hal.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %8 = hal.buffer_view.element_type<%arg0 : !hal.buffer_view> : i32
    %9 = hal.buffer_view.encoding_type<%arg0 : !hal.buffer_view> : i32
    %10 = hal.buffer_view.rank<%arg0 : !hal.buffer_view> : index
    %11 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    hal.buffer_view.trace "k" = %arg0, %view : !hal.buffer_view, !hal.buffer_view
    util.return
  }
  util.global private @d0 = #hal.device.target<"local", {a = 1 : i32}, [#hal.executable.target<"vmvx", "vmvx-bytecode-fb">]> : !hal.device
  util.global private @d1 = #hal.device.alias<"hip"[3], {x}> : !hal.device
  util.global private @d2 = #hal.device.ordinal<2> : !hal.device
  util.global private @d3 = #hal.device.fallback<@d0> : !hal.device
  util.global private @d4 = #hal.device.select<[#hal.device.ordinal<0> : !hal.device, #hal.device.ordinal<1> : !hal.device]> : !hal.device
  util.global private @d5 {stream.affinity = #hal.device.affinity<@d0, [1, 2]>} : !hal.device
  util.global private @d6 {stream.affinity = #hal.device.optimal<[#hal.device.affinity<@d0>, #hal.device.affinity<@d1>]>, x = #hal.abi.convention<coarse_fences>, y = #hal.descriptor_type<storage_buffer>, z = #hal.device.promise<@d0>} : !hal.device
}
