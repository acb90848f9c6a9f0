module {
  func.func @switch(%arg0: index, %arg1: tensor<2xf32>) -> (tensor<2xf32>, i32) {
    %c7_i32 = arith.constant 7 : i32
    %0:2 = scf.index_switch %arg0 -> tensor<2xf32>, i32
    case 2 {
      scf.yield %arg1, %c7_i32 : tensor<2xf32>, i32
    }
    default {
      scf.yield %arg1, %c7_i32 : tensor<2xf32>, i32
    }
    scf.index_switch %arg0
    case 0 {
      scf.yield
    }
    case 1 {
      scf.yield
    }
    default {
    }
    %1 = scf.index_switch %arg0 -> i32
    default {
      scf.yield %c7_i32 : i32
    }
    return %0#0, %0#1 : tensor<2xf32>, i32
  }
  func.func @loops(%arg0: index, %arg1: i64, %arg2: f32, %arg3: i1) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i64 = arith.constant 1 : i64
    scf.for %arg4 = %c0 to %arg0 step %c1 {
    }
    scf.for %arg4 = %arg1 to %arg1 step %c1_i64 : i64 {
    }
    %0:2 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg0) -> (f32, index) {
      scf.yield %arg5, %arg4 : f32, index
    }
    %1 = scf.while (%arg4 = %arg1) : (i64) -> f32 {
      scf.condition(%arg3) %arg2 : f32
    } do {
    ^bb0(%arg4: f32):
      scf.yield %arg1 : i64
    }
    scf.while : () -> () {
      scf.condition(%arg3)
    } do {
      scf.yield
    }
    %2:2 = scf.execute_region -> (f32, i1) {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      scf.yield %arg2, %arg3 : f32, i1
    }
    scf.if %arg3 {
    } else {
    }
    %3:2 = scf.if %arg3 -> (f32, i1) {
      scf.yield %arg2, %arg3 : f32, i1
    } else {
      scf.yield %1, %arg3 : f32, i1
    }
    return %3#0 : f32
  }
}

