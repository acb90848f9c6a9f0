module {
  util.func public @inline(%arg0: !hal.buffer_view, %arg1: index, %arg2: !hal.buffer, %arg3: !util.buffer, %arg4: i32) {
    %buffer, %storage = hal_inline.buffer.allocate alignment(%arg1) : !hal.buffer{%arg1} in !util.buffer
    %buffer_0, %storage_1 = hal_inline.buffer.allocate.initialized source(%arg3 : !util.buffer)[%arg1, %arg1] alignment(%arg1) : !hal.buffer{%arg1} in !util.buffer
    %mapped = hal_inline.buffer.wrap source(%arg3 : !util.buffer)[%arg1, %arg1] : !hal.buffer
    %buffer_2 = hal_inline.buffer.subspan<%arg2 : !hal.buffer>[%arg1, %arg1] : !hal.buffer
    %length = hal_inline.buffer.length<%arg2 : !hal.buffer> : index
    %storage_3 = hal_inline.buffer.storage<%arg2 : !hal.buffer> : !util.buffer
    %view = hal_inline.buffer_view.create buffer(%arg2 : !hal.buffer)[%arg1, %arg1] shape([%arg1, %arg1]) type(%arg4) encoding(%arg4) : !hal.buffer_view
    hal_inline.buffer_view.assert<%arg0 : !hal.buffer_view> message("m") shape([%arg1]) type(%arg4) encoding(%arg4)
    %buffer_4 = hal_inline.buffer_view.buffer<%arg0 : !hal.buffer_view> : !hal.buffer
    %0 = hal_inline.buffer_view.element_type<%arg0 : !hal.buffer_view> : i32
    %1 = hal_inline.buffer_view.encoding_type<%arg0 : !hal.buffer_view> : i32
    %2 = hal_inline.buffer_view.rank<%arg0 : !hal.buffer_view> : index
    %3 = hal_inline.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    hal_inline.buffer_view.trace "k" = %arg0, %view : !hal.buffer_view, !hal.buffer_view
    %ok, %value = hal_inline.device.query key("hal.cpu" :: "x") : i1, i64 = 3 : i64
    %ok_5, %value_6 = hal_inline.device.query key("hal.cpu" :: "x") : i1, i64
    %some-format_supported = hal_loader.executable.query_support format("some-format") : i1
    %exe = hal_loader.executable.load format("f") data(%arg3) : !hal.executable
    %exe_7 = hal_loader.executable.load format("f") data(%arg3) constants([%arg4, %arg4]) : !hal.executable
    %function_id = hal_loader.executable.lookup.function target(%exe : !hal.executable) function(@exe::@v::@f) : i64
    hal_loader.executable.dispatch executable(%exe : !hal.executable)[%function_id] workgroups([%arg1, %arg1, %arg1]) constants([%arg4, %arg4]) bindings([
      (%arg3 : !util.buffer)[%arg1, %arg1],
      (%arg3 : !util.buffer)[%arg1, %arg1]
    ])
    hal_loader.executable.dispatch executable(%exe : !hal.executable)[%function_id] workgroups([%arg1, %arg1, %arg1]) bindings([
      (%arg3 : !util.buffer)[%arg1, %arg1]
    ])
    util.return
  }
}
