module {
  util.func public @f(%arg0: !hal.buffer_view, %arg1: !stream.resource<*>, %arg2: !stream.resource<external>, %arg3: index, %arg4: !stream.timepoint, %arg5: !util.buffer, %arg6: i32, %arg7: !hal.fence, %arg8: !stream.resource<staging>) {
    %0 = stream.tensor.import %arg0 : !hal.buffer_view -> tensor<?x4xf32>{%arg3} in !stream.resource<external>{%arg3}
    %1 = stream.tensor.import consume %arg0 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<*>{%arg3}
    %2 = stream.tensor.export %0 : tensor<?xf32>{%arg3} in !stream.resource<external>{%arg3} -> !hal.buffer_view
    %3 = stream.tensor.sizeof tensor<?xf32>{%arg3} : index
    %empty = stream.tensor.empty : tensor<4xf32> in !stream.resource<*>{%arg3}
    %cst = stream.tensor.constant : tensor<4xf32> in !stream.resource<constant> = dense<1.000000e+00> : tensor<4xf32>
    %4 = stream.tensor.splat %arg6 : i32 -> tensor<4xi32> in !stream.resource<*>{%arg3}
    %5 = stream.tensor.clone %4 : tensor<4xi32> in !stream.resource<*>{%arg3} -> tensor<4xi32> in !stream.resource<*>{%arg3}
    %6 = stream.tensor.slice %4[%arg3 for %arg3] : tensor<4xi32> in !stream.resource<*>{%arg3} -> tensor<4xi32> in !stream.resource<*>{%arg3}
    %7 = stream.tensor.fill %arg6, %4[%arg3 for %arg3] : i32 -> tensor<4xi32> in %4 as !stream.resource<*>{%arg3}
    %8 = stream.tensor.update %4, %5[%arg3] : tensor<4xi32> in !stream.resource<*>{%arg3} -> tensor<4xi32> in %5 as !stream.resource<*>{%arg3}
    %9 = stream.tensor.load %arg8[%arg3] : tensor<4xi32> in !stream.resource<staging>{%arg3} -> i32
    %10 = stream.tensor.store %9, %arg8[%arg3] : i32 -> tensor<4xi32> in %arg8 as !stream.resource<staging>{%arg3}
    util.return
  }
  util.func public @g(%arg0: !hal.buffer_view, %arg1: !stream.resource<*>, %arg2: !stream.resource<external>, %arg3: index, %arg4: !stream.timepoint, %arg5: !util.buffer, %arg6: i32, %arg7: !hal.fence, %arg8: !stream.resource<staging>, %arg9: !stream.resource<transient>) {
    %0 = stream.async.alloca : !stream.resource<*>{%arg3}
    %cst = stream.async.constant : !stream.resource<constant>{%arg3} = dense<1.000000e+00> : tensor<4xf32>
    %1 = stream.async.splat %arg6 : i32 -> !stream.resource<*>{%arg3}
    %2 = stream.async.clone %1 : !stream.resource<*>{%arg3} -> !stream.resource<*>{%arg3}
    %3 = stream.async.slice %2[%arg3 to %arg3] : !stream.resource<*>{%arg3} -> !stream.resource<*>{%arg3}
    %4 = stream.async.fill %arg6, %3[%arg3 to %arg3 for %arg3] : i32 -> %3 as !stream.resource<*>{%arg3}
    %5 = stream.async.update %1, %3[%arg3 to %arg3] : !stream.resource<*>{%arg3} -> %3 as !stream.resource<*>{%arg3}
    %6 = stream.async.copy %1[%arg3 to %arg3], %3[%arg3 to %arg3], %arg3 : !stream.resource<*>{%arg3} -> %3 as !stream.resource<*>{%arg3}
    %7 = stream.async.transfer %6 : !stream.resource<*>{%arg3} from(#hal.device.affinity<@d>) -> to(#hal.device.affinity<@d>) !stream.resource<external>{%arg3}
    %8 = stream.async.transfer %6 : !stream.resource<*>{%arg3} -> !stream.resource<staging>{%arg3}
    %9 = stream.async.load %arg8[%arg3] : !stream.resource<staging>{%arg3} -> i32
    %10 = stream.async.store %9, %arg8[%arg3] : i32 -> %arg8 as !stream.resource<staging>{%arg3}
    %11:2 = stream.async.dispatch @ex::@ex2[%arg3](%arg1[%arg3 to %arg3 for %arg3], %arg6, %2[%arg3 to %arg3 for %arg3]) : (!stream.resource<*>{%arg3}, i32, !stream.resource<*>{%arg3}) -> (%arg1{%arg3}, !stream.resource<*>{%arg3})
    %12 = stream.async.dispatch @ex::@ex2(%arg1[%arg3 to %arg3 for %arg3], %2[%arg3 to %arg3 for %arg3]) : (!stream.resource<*>{%arg3}, !stream.resource<*>{%arg3}) -> %2{%arg3}
    %results, %result_timepoint = stream.async.execute await(%arg4) => with(%arg1 as %arg10: !stream.resource<*>{%arg3}, %arg2 as %arg11: !stream.resource<external>{%arg3}) -> !stream.resource<*>{%arg3} {
      %23 = stream.async.clone %arg10 : !stream.resource<*>{%arg3} -> !stream.resource<*>{%arg3}
      %24 = stream.async.concurrent with(%23 as %arg12: !stream.resource<*>{%arg3}) -> !stream.resource<*>{%arg3} {
        %25 = stream.async.clone %arg12 : !stream.resource<*>{%arg3} -> !stream.resource<*>{%arg3}
        stream.yield %25 : !stream.resource<*>{%arg3}
      }
      stream.yield %24 : !stream.resource<*>{%arg3}
    } => !stream.timepoint
    %results_0:2, %result_timepoint_1 = stream.async.execute with(%arg1 as %arg10: !stream.resource<*>{%arg3}) -> (%arg1{%arg3}, !stream.resource<*>{%arg3}) {
      %23 = stream.async.splat %arg6 : i32 -> !stream.resource<*>{%arg3}
      stream.yield %arg10, %23 : !stream.resource<*>{%arg3}, !stream.resource<*>{%arg3}
    } => !stream.timepoint
    %results_2:2, %result_timepoint_3 = stream.resource.constants :
      !stream.resource<constant>{%arg3} = dense<1.000000e+00> : tensor<4xf32>,
      !stream.resource<constant>{%arg3} = dense<2.000000e+00> : tensor<4xf32>
      => !stream.timepoint
    %did_map, %result = stream.resource.try_map %arg5[%arg3] : !util.buffer -> i1, !stream.resource<constant>{%arg3}
    %13:3 = stream.resource.pack slices({
      [0, 1] = %arg3,
      [1, 3] = %arg3
    }) : index
    %14 = stream.resource.subview %arg1[%arg3] : !stream.resource<*>{%arg3} -> !stream.resource<*>{%arg3}
    %15 = stream.resource.load %arg8[%arg3] : !stream.resource<staging>{%arg3} -> i32
    stream.resource.store %15, %arg8[%arg3] : i32 -> !stream.resource<staging>{%arg3}
    %16 = stream.resource.size %arg1 : !stream.resource<*>
    %17 = stream.resource.alloc uninitialized : !stream.resource<constant>{%arg3}
    %18 = stream.resource.dealloca await(%arg4) => %arg9 : !stream.resource<transient>{%arg3} => !stream.timepoint
    %19 = stream.timepoint.import %arg7 : (!hal.fence) => !stream.timepoint
    %20 = stream.timepoint.export %arg4 => (!hal.fence)
    stream.timepoint.chain_external %arg4 => (%arg7 : !hal.fence)
    %result_4, %result_timepoint_5 = stream.timepoint.barrier %arg1 : !stream.resource<*>{%arg3} => !stream.timepoint
    %file = stream.file.constant %arg5[%arg3 for %arg3] : !util.buffer{%arg3} -> !stream.file
    %c0_i64 = arith.constant 0 : i64
    %21 = stream.file.read await(%arg4) => %file[%c0_i64], %arg1[%arg3], %arg3 : !stream.file -> !stream.resource<*>{%arg3} => !stream.timepoint
    %is_terminal = stream.resource.release %arg1 : !stream.resource<*>{%arg3}
    stream.resource.retain %arg1 : !stream.resource<*>{%arg3}
    %is_terminal_6 = stream.resource.is_terminal %arg1 : !stream.resource<*>{%arg3}
    %22 = stream.cmd.execute with(%arg2 as %arg10: !stream.resource<external>{%arg3}) {
      stream.cmd.concurrent {
        stream.cmd.serial {
          stream.cmd.fill %arg6, %arg10[%arg3 for %arg3] : i32 -> !stream.resource<external>{%arg3}
        }
        stream.cmd.dispatch @ex::@ex3[%arg3](%arg6, %15 : i32, i32) {
          rw %arg10[%arg3 for %arg3] : !stream.resource<external>{%arg3}
        }
        stream.cmd.dispatch {@ex::@ex3, @ex::@ex4} {
          ro %arg10[%arg3 for %arg3] : !stream.resource<external>{%arg3}
        }
      }
      stream.cmd.discard %arg10[%arg3 for %arg3] : !stream.resource<external>{%arg3}
      stream.cmd.flush %arg10[%arg3 for %arg3] : !stream.resource<external>{%arg3}
      stream.cmd.invalidate %arg10[%arg3 for %arg3] : !stream.resource<external>{%arg3}
    } => !stream.timepoint
    util.return
  }
  stream.executable private @ex {
    stream.executable.export public @fn as("alias") workgroups(%arg0: index) -> (index, index, index) {
      stream.return %arg0, %arg0, %arg0 : index, index, index
    }
    stream.executable.export public @plain
    builtin.module {
      func.func @fn(%arg0: !stream.binding, %arg1: index, %arg2: index) {
        %0 = stream.binding.subspan %arg0[%arg1] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%arg2}
        %workgroup_id_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_count_1 = stream.dispatch.workgroup.count[1] : index
        %workgroup_size_2 = stream.dispatch.workgroup.size[2] : index
        return
      }
      func.func @plain() {
        return
      }
    }
  }
}
