module {
  util.func private @t(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: tensor<4x4xf32>, %arg5: tensor<2x8xf32>) -> tensor<2x8xf32> {
    %0 = flow.tensor.reshape %arg0 : tensor<4x?xf32>{%arg1} -> tensor<?x4xf32>{%arg1}
    %1 = flow.tensor.bitcast %arg4 : tensor<4x4xf32> -> tensor<4x4xi32>
    %2 = flow.tensor.load %arg0[%arg2, %arg2] : tensor<4x?xf32>{%arg1}
    %3 = flow.tensor.store %arg3, %arg0[%arg2, %arg2] : tensor<4x?xf32>{%arg1}
    %4 = flow.tensor.splat %arg3 : tensor<4x?xf32>{%arg1}
    %5 = flow.tensor.empty : tensor<4x?xf32>{%arg1}
    %6 = flow.tensor.alloca : tensor<4x?xf32>{%arg1}
    %7 = flow.tensor.clone %arg0 : tensor<4x?xf32>{%arg1}
    %8 = flow.tensor.slice %arg4[%arg2, %arg2 for %arg1, %arg1] : tensor<4x4xf32> -> tensor<?x?xf32>{%arg1, %arg1}
    %9 = flow.tensor.update %arg4, %arg0[%arg2, %arg2] : tensor<4x4xf32> -> %arg0 as tensor<4x?xf32>{%arg1}
    %10 = flow.tensor.constant dense<1.000000e+00> : tensor<2x8xf32>
    flow.tensor.trace "x" = [%arg4 : tensor<4x4xf32>, %arg0 : tensor<4x?xf32>{%arg1}]
    %11 = flow.tensor.tie_shape %arg0 : tensor<4x?xf32>{%arg1}
    %12:2 = flow.dispatch @other::@f[%arg2](%arg4, %arg0, %arg2) : (tensor<4x4xf32>, tensor<4x?xf32>{%arg1}, index) -> (%arg4, tensor<?xf32>{%arg1})
    %13 = flow.dispatch {@other::@f, @other::@g}(%arg4) {a = 1 : i64} : (tensor<4x4xf32>) -> tensor<?xf32>{%arg1}
    flow.dispatch @other::@f() : () -> ()
    %14 = flow.dispatch.region[%arg2] -> (tensor<4x?xf32>{%arg1}) {
      flow.return %arg0 : tensor<4x?xf32>
    } count(%arg6: index) -> (index, index, index) {
      flow.return %arg6, %arg6, %arg6 : index, index, index
    }
    %15 = iree_tensor_ext.bitcast %arg4 : tensor<4x4xf32> -> tensor<4x4xi32>
    %16 = iree_tensor_ext.compute_barrier.start %arg0 : tensor<4x?xf32>{%arg1} -> tensor<4x?xf32>
    %17:2 = flow.dispatch.workgroups[%arg2](%arg4, %arg0, %arg2) : (tensor<4x4xf32>, tensor<4x?xf32>{%arg1}, index) -> (%arg4, tensor<?xf32>{%arg1}) attributes {x = 1 : i64} =
        (%arg6: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x4xf32>>, %arg7: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x?xf32>>, %arg8: index, %arg9: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf32>>) {
      %workgroup_id_0 = flow.dispatch.workgroup.id[0] : index
      %18 = iree_tensor_ext.dispatch.workload.ordinal %arg8, 0 : index
      %19 = iree_tensor_ext.dispatch.tensor.load %arg7, offsets = [0, %18], sizes = [2, %arg8], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x?xf32>>{%18} -> tensor<2x?xf32>
      iree_tensor_ext.dispatch.tensor.store %19, %arg6, offsets = [0, %18], sizes = [2, %arg8], strides = [1, 1] : tensor<2x?xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x4xf32>>
      flow.return
    } count(%arg6: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg6)
      flow.return %x, %y, %z : index, index, index
    }
    util.return %arg5 : tensor<2x8xf32>
  }
  flow.executable private @ex {
    flow.executable.export public @f workgroups(%arg0: index) -> (index, index, index) {
      %workgroup_count_1 = flow.dispatch.workgroup.count[1] : index
      flow.return %arg0, %workgroup_count_1, %arg0 : index, index, index
    } attributes {note}
    flow.executable.export public @f as("g")
    builtin.module {
      func.func @f() {
        %workgroup_size_2 = flow.dispatch.workgroup.size[2] : index
        return
      }
    }
  }
}
