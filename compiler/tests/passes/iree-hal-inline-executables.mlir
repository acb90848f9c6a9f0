// RUN: halcyon-opt --iree-hal-inline-executables %s | FileCheck %s

// The wrapper takes workload, constants, buffers, offsets and lengths, and calls the function on the ranges.
// CHECK: util.func private @__dispatch_ex_fn(%[[W:.+]]: index, %[[K:.+]]: i32, %[[B:.+]]: !util.buffer, %[[O:.+]]: index, %[[L:.+]]: index)
// CHECK: %[[SPAN:.+]] = util.buffer.subspan %[[B]][%[[O]]] : !util.buffer{%{{.+}}} -> !util.buffer{%[[L]]}
// CHECK: func.call @fn(%[[SPAN]], %[[K]]) : (!util.buffer, i32) -> ()
// CHECK: func.func private @fn(%{{.+}}: !util.buffer, %{{.+}}: i32)
// CHECK-NOT: stream.executable
stream.executable private @ex {
  stream.executable.export public @fn workgroups(%w: index) -> (index, index, index) {
    stream.return %w, %w, %w : index, index, index
  }
  builtin.module {
    func.func @fn(%b: !util.buffer, %k: i32) {
      return
    }
  }
}

// CHECK-LABEL: util.func private @f
util.func private @f(%a: !stream.resource<external>, %w: index, %k: i32) -> !stream.timepoint {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // CHECK: stream.cmd.dispatch @ex::@fn
  // CHECK: } attributes {hal_inline.target = @__dispatch_ex_fn}
  %0 = stream.cmd.execute with(%a as %x: !stream.resource<external>{%c4}) {
    stream.cmd.dispatch @ex::@fn[%w](%k : i32) {
      wo %x[%c0 for %c4] : !stream.resource<external>{%c4}
    }
  } => !stream.timepoint
  util.return %0 : !stream.timepoint
}
