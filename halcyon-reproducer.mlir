// Phase `vm` failed in pass `iree-vm-conversion`. To see it again:
// halcyon-compile --compile-from=hal halcyon-reproducer.mlir
module {
  func.func @f0(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.addi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f1(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.subi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f2(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.muli %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f3(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.divsi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f4(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.divui %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f5(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.remsi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f6(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.remui %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f7(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.ceildivsi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f8(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.ceildivui %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f9(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.floordivsi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f10(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.andi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f11(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.ori %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f12(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.xori %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f13(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.shli %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f14(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.shrsi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f15(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.shrui %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f16(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.maxsi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f17(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.maxui %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f18(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.minsi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f19(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.minui %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f20(%arg0: i1) -> i1 {
    %0 = math.absi %arg0 : i1
    return %0 : i1
  }
  func.func @f21(%arg0: i1) -> i1 {
    %0 = math.ctlz %arg0 : i1
    return %0 : i1
  }
  func.func @f22(%arg0: i1) -> i1 {
    %0 = math.cttz %arg0 : i1
    return %0 : i1
  }
  func.func @f23(%arg0: i1) -> i1 {
    %0 = math.ctpop %arg0 : i1
    return %0 : i1
  }
  func.func @f24(%arg0: i1, %arg1: i1) -> i1 {
    %0 = math.ipowi %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f25(%arg0: i1, %arg1: i1) -> i1 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i1, i1
    return %sum : i1
  }
  func.func @f26(%arg0: i1, %arg1: i1) -> i1 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i1
    return %low : i1
  }
  func.func @f27(%arg0: i1, %arg1: i1) -> i1 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i1
    return %low : i1
  }
  func.func @f28(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f29(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f30(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f31(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f32(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f33(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f34(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f35(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f36(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f37(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i1
    return %0 : i1
  }
  func.func @f38(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
    %0 = arith.select %arg0, %arg1, %arg2 : i1
    return %0 : i1
  }
  func.func @f39(%arg0: i1) -> i4 {
    %0 = arith.extsi %arg0 : i1 to i4
    return %0 : i4
  }
  func.func @f40(%arg0: i1) -> i4 {
    %0 = arith.extui %arg0 : i1 to i4
    return %0 : i4
  }
  func.func @f41(%arg0: i4) -> i1 {
    %0 = arith.trunci %arg0 : i4 to i1
    return %0 : i1
  }
  func.func @f42(%arg0: i1) -> i8 {
    %0 = arith.extsi %arg0 : i1 to i8
    return %0 : i8
  }
  func.func @f43(%arg0: i1) -> i8 {
    %0 = arith.extui %arg0 : i1 to i8
    return %0 : i8
  }
  func.func @f44(%arg0: i8) -> i1 {
    %0 = arith.trunci %arg0 : i8 to i1
    return %0 : i1
  }
  func.func @f45(%arg0: i1) -> i13 {
    %0 = arith.extsi %arg0 : i1 to i13
    return %0 : i13
  }
  func.func @f46(%arg0: i1) -> i13 {
    %0 = arith.extui %arg0 : i1 to i13
    return %0 : i13
  }
  func.func @f47(%arg0: i13) -> i1 {
    %0 = arith.trunci %arg0 : i13 to i1
    return %0 : i1
  }
  func.func @f48(%arg0: i1) -> i16 {
    %0 = arith.extsi %arg0 : i1 to i16
    return %0 : i16
  }
  func.func @f49(%arg0: i1) -> i16 {
    %0 = arith.extui %arg0 : i1 to i16
    return %0 : i16
  }
  func.func @f50(%arg0: i16) -> i1 {
    %0 = arith.trunci %arg0 : i16 to i1
    return %0 : i1
  }
  func.func @f51(%arg0: i1) -> i24 {
    %0 = arith.extsi %arg0 : i1 to i24
    return %0 : i24
  }
  func.func @f52(%arg0: i1) -> i24 {
    %0 = arith.extui %arg0 : i1 to i24
    return %0 : i24
  }
  func.func @f53(%arg0: i24) -> i1 {
    %0 = arith.trunci %arg0 : i24 to i1
    return %0 : i1
  }
  func.func @f54(%arg0: i1) -> i32 {
    %0 = arith.extsi %arg0 : i1 to i32
    return %0 : i32
  }
  func.func @f55(%arg0: i1) -> i32 {
    %0 = arith.extui %arg0 : i1 to i32
    return %0 : i32
  }
  func.func @f56(%arg0: i32) -> i1 {
    %0 = arith.trunci %arg0 : i32 to i1
    return %0 : i1
  }
  func.func @f57(%arg0: i1) -> i48 {
    %0 = arith.extsi %arg0 : i1 to i48
    return %0 : i48
  }
  func.func @f58(%arg0: i1) -> i48 {
    %0 = arith.extui %arg0 : i1 to i48
    return %0 : i48
  }
  func.func @f59(%arg0: i48) -> i1 {
    %0 = arith.trunci %arg0 : i48 to i1
    return %0 : i1
  }
  func.func @f60(%arg0: i1) -> i64 {
    %0 = arith.extsi %arg0 : i1 to i64
    return %0 : i64
  }
  func.func @f61(%arg0: i1) -> i64 {
    %0 = arith.extui %arg0 : i1 to i64
    return %0 : i64
  }
  func.func @f62(%arg0: i64) -> i1 {
    %0 = arith.trunci %arg0 : i64 to i1
    return %0 : i1
  }
  func.func @f63(%arg0: i1) -> index {
    %0 = arith.index_cast %arg0 : i1 to index
    return %0 : index
  }
  func.func @f64(%arg0: i1) -> index {
    %0 = arith.index_castui %arg0 : i1 to index
    return %0 : index
  }
  func.func @f65(%arg0: index) -> i1 {
    %0 = arith.index_cast %arg0 : index to i1
    return %0 : i1
  }
  func.func @f66(%arg0: i1) -> f16 {
    %0 = arith.sitofp %arg0 : i1 to f16
    return %0 : f16
  }
  func.func @f67(%arg0: i1) -> f16 {
    %0 = arith.uitofp %arg0 : i1 to f16
    return %0 : f16
  }
  func.func @f68(%arg0: f16) -> i1 {
    %0 = arith.fptosi %arg0 : f16 to i1
    return %0 : i1
  }
  func.func @f69(%arg0: f16) -> i1 {
    %0 = arith.fptoui %arg0 : f16 to i1
    return %0 : i1
  }
  func.func @f70(%arg0: f16, %arg1: i1) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i1
    return %0 : f16
  }
  func.func @f71(%arg0: i1) -> bf16 {
    %0 = arith.sitofp %arg0 : i1 to bf16
    return %0 : bf16
  }
  func.func @f72(%arg0: i1) -> bf16 {
    %0 = arith.uitofp %arg0 : i1 to bf16
    return %0 : bf16
  }
  func.func @f73(%arg0: bf16) -> i1 {
    %0 = arith.fptosi %arg0 : bf16 to i1
    return %0 : i1
  }
  func.func @f74(%arg0: bf16) -> i1 {
    %0 = arith.fptoui %arg0 : bf16 to i1
    return %0 : i1
  }
  func.func @f75(%arg0: bf16, %arg1: i1) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i1
    return %0 : bf16
  }
  func.func @f76(%arg0: i1) -> f32 {
    %0 = arith.sitofp %arg0 : i1 to f32
    return %0 : f32
  }
  func.func @f77(%arg0: i1) -> f32 {
    %0 = arith.uitofp %arg0 : i1 to f32
    return %0 : f32
  }
  func.func @f78(%arg0: f32) -> i1 {
    %0 = arith.fptosi %arg0 : f32 to i1
    return %0 : i1
  }
  func.func @f79(%arg0: f32) -> i1 {
    %0 = arith.fptoui %arg0 : f32 to i1
    return %0 : i1
  }
  func.func @f80(%arg0: f32, %arg1: i1) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i1
    return %0 : f32
  }
  func.func @f81(%arg0: i1) -> f64 {
    %0 = arith.sitofp %arg0 : i1 to f64
    return %0 : f64
  }
  func.func @f82(%arg0: i1) -> f64 {
    %0 = arith.uitofp %arg0 : i1 to f64
    return %0 : f64
  }
  func.func @f83(%arg0: f64) -> i1 {
    %0 = arith.fptosi %arg0 : f64 to i1
    return %0 : i1
  }
  func.func @f84(%arg0: f64) -> i1 {
    %0 = arith.fptoui %arg0 : f64 to i1
    return %0 : i1
  }
  func.func @f85(%arg0: f64, %arg1: i1) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i1
    return %0 : f64
  }
  func.func @f86(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.addi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f87(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.subi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f88(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.muli %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f89(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.divsi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f90(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.divui %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f91(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.remsi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f92(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.remui %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f93(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.ceildivsi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f94(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.ceildivui %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f95(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.floordivsi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f96(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.andi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f97(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.ori %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f98(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.xori %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f99(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.shli %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f100(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.shrsi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f101(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.shrui %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f102(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.maxsi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f103(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.maxui %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f104(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.minsi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f105(%arg0: i4, %arg1: i4) -> i4 {
    %0 = arith.minui %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f106(%arg0: i4) -> i4 {
    %0 = math.absi %arg0 : i4
    return %0 : i4
  }
  func.func @f107(%arg0: i4) -> i4 {
    %0 = math.ctlz %arg0 : i4
    return %0 : i4
  }
  func.func @f108(%arg0: i4) -> i4 {
    %0 = math.cttz %arg0 : i4
    return %0 : i4
  }
  func.func @f109(%arg0: i4) -> i4 {
    %0 = math.ctpop %arg0 : i4
    return %0 : i4
  }
  func.func @f110(%arg0: i4, %arg1: i4) -> i4 {
    %0 = math.ipowi %arg0, %arg1 : i4
    return %0 : i4
  }
  func.func @f111(%arg0: i4, %arg1: i4) -> i4 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i4, i1
    return %sum : i4
  }
  func.func @f112(%arg0: i4, %arg1: i4) -> i4 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i4
    return %low : i4
  }
  func.func @f113(%arg0: i4, %arg1: i4) -> i4 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i4
    return %low : i4
  }
  func.func @f114(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f115(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f116(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f117(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f118(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f119(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f120(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f121(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f122(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f123(%arg0: i4, %arg1: i4) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i4
    return %0 : i1
  }
  func.func @f124(%arg0: i1, %arg1: i4, %arg2: i4) -> i4 {
    %0 = arith.select %arg0, %arg1, %arg2 : i4
    return %0 : i4
  }
  func.func @f125(%arg0: i4) -> i8 {
    %0 = arith.extsi %arg0 : i4 to i8
    return %0 : i8
  }
  func.func @f126(%arg0: i4) -> i8 {
    %0 = arith.extui %arg0 : i4 to i8
    return %0 : i8
  }
  func.func @f127(%arg0: i8) -> i4 {
    %0 = arith.trunci %arg0 : i8 to i4
    return %0 : i4
  }
  func.func @f128(%arg0: i4) -> i13 {
    %0 = arith.extsi %arg0 : i4 to i13
    return %0 : i13
  }
  func.func @f129(%arg0: i4) -> i13 {
    %0 = arith.extui %arg0 : i4 to i13
    return %0 : i13
  }
  func.func @f130(%arg0: i13) -> i4 {
    %0 = arith.trunci %arg0 : i13 to i4
    return %0 : i4
  }
  func.func @f131(%arg0: i4) -> i16 {
    %0 = arith.extsi %arg0 : i4 to i16
    return %0 : i16
  }
  func.func @f132(%arg0: i4) -> i16 {
    %0 = arith.extui %arg0 : i4 to i16
    return %0 : i16
  }
  func.func @f133(%arg0: i16) -> i4 {
    %0 = arith.trunci %arg0 : i16 to i4
    return %0 : i4
  }
  func.func @f134(%arg0: i4) -> i24 {
    %0 = arith.extsi %arg0 : i4 to i24
    return %0 : i24
  }
  func.func @f135(%arg0: i4) -> i24 {
    %0 = arith.extui %arg0 : i4 to i24
    return %0 : i24
  }
  func.func @f136(%arg0: i24) -> i4 {
    %0 = arith.trunci %arg0 : i24 to i4
    return %0 : i4
  }
  func.func @f137(%arg0: i4) -> i32 {
    %0 = arith.extsi %arg0 : i4 to i32
    return %0 : i32
  }
  func.func @f138(%arg0: i4) -> i32 {
    %0 = arith.extui %arg0 : i4 to i32
    return %0 : i32
  }
  func.func @f139(%arg0: i32) -> i4 {
    %0 = arith.trunci %arg0 : i32 to i4
    return %0 : i4
  }
  func.func @f140(%arg0: i4) -> i48 {
    %0 = arith.extsi %arg0 : i4 to i48
    return %0 : i48
  }
  func.func @f141(%arg0: i4) -> i48 {
    %0 = arith.extui %arg0 : i4 to i48
    return %0 : i48
  }
  func.func @f142(%arg0: i48) -> i4 {
    %0 = arith.trunci %arg0 : i48 to i4
    return %0 : i4
  }
  func.func @f143(%arg0: i4) -> i64 {
    %0 = arith.extsi %arg0 : i4 to i64
    return %0 : i64
  }
  func.func @f144(%arg0: i4) -> i64 {
    %0 = arith.extui %arg0 : i4 to i64
    return %0 : i64
  }
  func.func @f145(%arg0: i64) -> i4 {
    %0 = arith.trunci %arg0 : i64 to i4
    return %0 : i4
  }
  func.func @f146(%arg0: i4) -> index {
    %0 = arith.index_cast %arg0 : i4 to index
    return %0 : index
  }
  func.func @f147(%arg0: i4) -> index {
    %0 = arith.index_castui %arg0 : i4 to index
    return %0 : index
  }
  func.func @f148(%arg0: index) -> i4 {
    %0 = arith.index_cast %arg0 : index to i4
    return %0 : i4
  }
  func.func @f149(%arg0: i4) -> f16 {
    %0 = arith.sitofp %arg0 : i4 to f16
    return %0 : f16
  }
  func.func @f150(%arg0: i4) -> f16 {
    %0 = arith.uitofp %arg0 : i4 to f16
    return %0 : f16
  }
  func.func @f151(%arg0: f16) -> i4 {
    %0 = arith.fptosi %arg0 : f16 to i4
    return %0 : i4
  }
  func.func @f152(%arg0: f16) -> i4 {
    %0 = arith.fptoui %arg0 : f16 to i4
    return %0 : i4
  }
  func.func @f153(%arg0: f16, %arg1: i4) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i4
    return %0 : f16
  }
  func.func @f154(%arg0: i4) -> bf16 {
    %0 = arith.sitofp %arg0 : i4 to bf16
    return %0 : bf16
  }
  func.func @f155(%arg0: i4) -> bf16 {
    %0 = arith.uitofp %arg0 : i4 to bf16
    return %0 : bf16
  }
  func.func @f156(%arg0: bf16) -> i4 {
    %0 = arith.fptosi %arg0 : bf16 to i4
    return %0 : i4
  }
  func.func @f157(%arg0: bf16) -> i4 {
    %0 = arith.fptoui %arg0 : bf16 to i4
    return %0 : i4
  }
  func.func @f158(%arg0: bf16, %arg1: i4) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i4
    return %0 : bf16
  }
  func.func @f159(%arg0: i4) -> f32 {
    %0 = arith.sitofp %arg0 : i4 to f32
    return %0 : f32
  }
  func.func @f160(%arg0: i4) -> f32 {
    %0 = arith.uitofp %arg0 : i4 to f32
    return %0 : f32
  }
  func.func @f161(%arg0: f32) -> i4 {
    %0 = arith.fptosi %arg0 : f32 to i4
    return %0 : i4
  }
  func.func @f162(%arg0: f32) -> i4 {
    %0 = arith.fptoui %arg0 : f32 to i4
    return %0 : i4
  }
  func.func @f163(%arg0: f32, %arg1: i4) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i4
    return %0 : f32
  }
  func.func @f164(%arg0: i4) -> f64 {
    %0 = arith.sitofp %arg0 : i4 to f64
    return %0 : f64
  }
  func.func @f165(%arg0: i4) -> f64 {
    %0 = arith.uitofp %arg0 : i4 to f64
    return %0 : f64
  }
  func.func @f166(%arg0: f64) -> i4 {
    %0 = arith.fptosi %arg0 : f64 to i4
    return %0 : i4
  }
  func.func @f167(%arg0: f64) -> i4 {
    %0 = arith.fptoui %arg0 : f64 to i4
    return %0 : i4
  }
  func.func @f168(%arg0: f64, %arg1: i4) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i4
    return %0 : f64
  }
  func.func @f169(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.addi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f170(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.subi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f171(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.muli %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f172(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.divsi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f173(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.divui %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f174(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.remsi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f175(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.remui %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f176(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.ceildivsi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f177(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.ceildivui %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f178(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.floordivsi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f179(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.andi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f180(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.ori %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f181(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.xori %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f182(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.shli %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f183(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.shrsi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f184(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.shrui %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f185(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.maxsi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f186(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.maxui %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f187(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.minsi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f188(%arg0: i8, %arg1: i8) -> i8 {
    %0 = arith.minui %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f189(%arg0: i8) -> i8 {
    %0 = math.absi %arg0 : i8
    return %0 : i8
  }
  func.func @f190(%arg0: i8) -> i8 {
    %0 = math.ctlz %arg0 : i8
    return %0 : i8
  }
  func.func @f191(%arg0: i8) -> i8 {
    %0 = math.cttz %arg0 : i8
    return %0 : i8
  }
  func.func @f192(%arg0: i8) -> i8 {
    %0 = math.ctpop %arg0 : i8
    return %0 : i8
  }
  func.func @f193(%arg0: i8, %arg1: i8) -> i8 {
    %0 = math.ipowi %arg0, %arg1 : i8
    return %0 : i8
  }
  func.func @f194(%arg0: i8, %arg1: i8) -> i8 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i8, i1
    return %sum : i8
  }
  func.func @f195(%arg0: i8, %arg1: i8) -> i8 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i8
    return %low : i8
  }
  func.func @f196(%arg0: i8, %arg1: i8) -> i8 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i8
    return %low : i8
  }
  func.func @f197(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f198(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f199(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f200(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f201(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f202(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f203(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f204(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f205(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f206(%arg0: i8, %arg1: i8) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i8
    return %0 : i1
  }
  func.func @f207(%arg0: i1, %arg1: i8, %arg2: i8) -> i8 {
    %0 = arith.select %arg0, %arg1, %arg2 : i8
    return %0 : i8
  }
  func.func @f208(%arg0: i8) -> i13 {
    %0 = arith.extsi %arg0 : i8 to i13
    return %0 : i13
  }
  func.func @f209(%arg0: i8) -> i13 {
    %0 = arith.extui %arg0 : i8 to i13
    return %0 : i13
  }
  func.func @f210(%arg0: i13) -> i8 {
    %0 = arith.trunci %arg0 : i13 to i8
    return %0 : i8
  }
  func.func @f211(%arg0: i8) -> i16 {
    %0 = arith.extsi %arg0 : i8 to i16
    return %0 : i16
  }
  func.func @f212(%arg0: i8) -> i16 {
    %0 = arith.extui %arg0 : i8 to i16
    return %0 : i16
  }
  func.func @f213(%arg0: i16) -> i8 {
    %0 = arith.trunci %arg0 : i16 to i8
    return %0 : i8
  }
  func.func @f214(%arg0: i8) -> i24 {
    %0 = arith.extsi %arg0 : i8 to i24
    return %0 : i24
  }
  func.func @f215(%arg0: i8) -> i24 {
    %0 = arith.extui %arg0 : i8 to i24
    return %0 : i24
  }
  func.func @f216(%arg0: i24) -> i8 {
    %0 = arith.trunci %arg0 : i24 to i8
    return %0 : i8
  }
  func.func @f217(%arg0: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i32
    return %0 : i32
  }
  func.func @f218(%arg0: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    return %0 : i32
  }
  func.func @f219(%arg0: i32) -> i8 {
    %0 = arith.trunci %arg0 : i32 to i8
    return %0 : i8
  }
  func.func @f220(%arg0: i8) -> i48 {
    %0 = arith.extsi %arg0 : i8 to i48
    return %0 : i48
  }
  func.func @f221(%arg0: i8) -> i48 {
    %0 = arith.extui %arg0 : i8 to i48
    return %0 : i48
  }
  func.func @f222(%arg0: i48) -> i8 {
    %0 = arith.trunci %arg0 : i48 to i8
    return %0 : i8
  }
  func.func @f223(%arg0: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @f224(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @f225(%arg0: i64) -> i8 {
    %0 = arith.trunci %arg0 : i64 to i8
    return %0 : i8
  }
  func.func @f226(%arg0: i8) -> index {
    %0 = arith.index_cast %arg0 : i8 to index
    return %0 : index
  }
  func.func @f227(%arg0: i8) -> index {
    %0 = arith.index_castui %arg0 : i8 to index
    return %0 : index
  }
  func.func @f228(%arg0: index) -> i8 {
    %0 = arith.index_cast %arg0 : index to i8
    return %0 : i8
  }
  func.func @f229(%arg0: i8) -> f16 {
    %0 = arith.sitofp %arg0 : i8 to f16
    return %0 : f16
  }
  func.func @f230(%arg0: i8) -> f16 {
    %0 = arith.uitofp %arg0 : i8 to f16
    return %0 : f16
  }
  func.func @f231(%arg0: f16) -> i8 {
    %0 = arith.fptosi %arg0 : f16 to i8
    return %0 : i8
  }
  func.func @f232(%arg0: f16) -> i8 {
    %0 = arith.fptoui %arg0 : f16 to i8
    return %0 : i8
  }
  func.func @f233(%arg0: f16, %arg1: i8) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i8
    return %0 : f16
  }
  func.func @f234(%arg0: i8) -> bf16 {
    %0 = arith.sitofp %arg0 : i8 to bf16
    return %0 : bf16
  }
  func.func @f235(%arg0: i8) -> bf16 {
    %0 = arith.uitofp %arg0 : i8 to bf16
    return %0 : bf16
  }
  func.func @f236(%arg0: bf16) -> i8 {
    %0 = arith.fptosi %arg0 : bf16 to i8
    return %0 : i8
  }
  func.func @f237(%arg0: bf16) -> i8 {
    %0 = arith.fptoui %arg0 : bf16 to i8
    return %0 : i8
  }
  func.func @f238(%arg0: bf16, %arg1: i8) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i8
    return %0 : bf16
  }
  func.func @f239(%arg0: i8) -> f32 {
    %0 = arith.sitofp %arg0 : i8 to f32
    return %0 : f32
  }
  func.func @f240(%arg0: i8) -> f32 {
    %0 = arith.uitofp %arg0 : i8 to f32
    return %0 : f32
  }
  func.func @f241(%arg0: f32) -> i8 {
    %0 = arith.fptosi %arg0 : f32 to i8
    return %0 : i8
  }
  func.func @f242(%arg0: f32) -> i8 {
    %0 = arith.fptoui %arg0 : f32 to i8
    return %0 : i8
  }
  func.func @f243(%arg0: f32, %arg1: i8) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i8
    return %0 : f32
  }
  func.func @f244(%arg0: i8) -> f64 {
    %0 = arith.sitofp %arg0 : i8 to f64
    return %0 : f64
  }
  func.func @f245(%arg0: i8) -> f64 {
    %0 = arith.uitofp %arg0 : i8 to f64
    return %0 : f64
  }
  func.func @f246(%arg0: f64) -> i8 {
    %0 = arith.fptosi %arg0 : f64 to i8
    return %0 : i8
  }
  func.func @f247(%arg0: f64) -> i8 {
    %0 = arith.fptoui %arg0 : f64 to i8
    return %0 : i8
  }
  func.func @f248(%arg0: f64, %arg1: i8) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i8
    return %0 : f64
  }
  func.func @f249(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.addi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f250(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.subi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f251(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.muli %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f252(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.divsi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f253(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.divui %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f254(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.remsi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f255(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.remui %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f256(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.ceildivsi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f257(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.ceildivui %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f258(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.floordivsi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f259(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.andi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f260(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.ori %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f261(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.xori %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f262(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.shli %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f263(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.shrsi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f264(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.shrui %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f265(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.maxsi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f266(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.maxui %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f267(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.minsi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f268(%arg0: i13, %arg1: i13) -> i13 {
    %0 = arith.minui %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f269(%arg0: i13) -> i13 {
    %0 = math.absi %arg0 : i13
    return %0 : i13
  }
  func.func @f270(%arg0: i13) -> i13 {
    %0 = math.ctlz %arg0 : i13
    return %0 : i13
  }
  func.func @f271(%arg0: i13) -> i13 {
    %0 = math.cttz %arg0 : i13
    return %0 : i13
  }
  func.func @f272(%arg0: i13) -> i13 {
    %0 = math.ctpop %arg0 : i13
    return %0 : i13
  }
  func.func @f273(%arg0: i13, %arg1: i13) -> i13 {
    %0 = math.ipowi %arg0, %arg1 : i13
    return %0 : i13
  }
  func.func @f274(%arg0: i13, %arg1: i13) -> i13 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i13, i1
    return %sum : i13
  }
  func.func @f275(%arg0: i13, %arg1: i13) -> i13 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i13
    return %low : i13
  }
  func.func @f276(%arg0: i13, %arg1: i13) -> i13 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i13
    return %low : i13
  }
  func.func @f277(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f278(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f279(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f280(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f281(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f282(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f283(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f284(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f285(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f286(%arg0: i13, %arg1: i13) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i13
    return %0 : i1
  }
  func.func @f287(%arg0: i1, %arg1: i13, %arg2: i13) -> i13 {
    %0 = arith.select %arg0, %arg1, %arg2 : i13
    return %0 : i13
  }
  func.func @f288(%arg0: i13) -> i16 {
    %0 = arith.extsi %arg0 : i13 to i16
    return %0 : i16
  }
  func.func @f289(%arg0: i13) -> i16 {
    %0 = arith.extui %arg0 : i13 to i16
    return %0 : i16
  }
  func.func @f290(%arg0: i16) -> i13 {
    %0 = arith.trunci %arg0 : i16 to i13
    return %0 : i13
  }
  func.func @f291(%arg0: i13) -> i24 {
    %0 = arith.extsi %arg0 : i13 to i24
    return %0 : i24
  }
  func.func @f292(%arg0: i13) -> i24 {
    %0 = arith.extui %arg0 : i13 to i24
    return %0 : i24
  }
  func.func @f293(%arg0: i24) -> i13 {
    %0 = arith.trunci %arg0 : i24 to i13
    return %0 : i13
  }
  func.func @f294(%arg0: i13) -> i32 {
    %0 = arith.extsi %arg0 : i13 to i32
    return %0 : i32
  }
  func.func @f295(%arg0: i13) -> i32 {
    %0 = arith.extui %arg0 : i13 to i32
    return %0 : i32
  }
  func.func @f296(%arg0: i32) -> i13 {
    %0 = arith.trunci %arg0 : i32 to i13
    return %0 : i13
  }
  func.func @f297(%arg0: i13) -> i48 {
    %0 = arith.extsi %arg0 : i13 to i48
    return %0 : i48
  }
  func.func @f298(%arg0: i13) -> i48 {
    %0 = arith.extui %arg0 : i13 to i48
    return %0 : i48
  }
  func.func @f299(%arg0: i48) -> i13 {
    %0 = arith.trunci %arg0 : i48 to i13
    return %0 : i13
  }
  func.func @f300(%arg0: i13) -> i64 {
    %0 = arith.extsi %arg0 : i13 to i64
    return %0 : i64
  }
  func.func @f301(%arg0: i13) -> i64 {
    %0 = arith.extui %arg0 : i13 to i64
    return %0 : i64
  }
  func.func @f302(%arg0: i64) -> i13 {
    %0 = arith.trunci %arg0 : i64 to i13
    return %0 : i13
  }
  func.func @f303(%arg0: i13) -> index {
    %0 = arith.index_cast %arg0 : i13 to index
    return %0 : index
  }
  func.func @f304(%arg0: i13) -> index {
    %0 = arith.index_castui %arg0 : i13 to index
    return %0 : index
  }
  func.func @f305(%arg0: index) -> i13 {
    %0 = arith.index_cast %arg0 : index to i13
    return %0 : i13
  }
  func.func @f306(%arg0: i13) -> f16 {
    %0 = arith.sitofp %arg0 : i13 to f16
    return %0 : f16
  }
  func.func @f307(%arg0: i13) -> f16 {
    %0 = arith.uitofp %arg0 : i13 to f16
    return %0 : f16
  }
  func.func @f308(%arg0: f16) -> i13 {
    %0 = arith.fptosi %arg0 : f16 to i13
    return %0 : i13
  }
  func.func @f309(%arg0: f16) -> i13 {
    %0 = arith.fptoui %arg0 : f16 to i13
    return %0 : i13
  }
  func.func @f310(%arg0: f16, %arg1: i13) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i13
    return %0 : f16
  }
  func.func @f311(%arg0: i13) -> bf16 {
    %0 = arith.sitofp %arg0 : i13 to bf16
    return %0 : bf16
  }
  func.func @f312(%arg0: i13) -> bf16 {
    %0 = arith.uitofp %arg0 : i13 to bf16
    return %0 : bf16
  }
  func.func @f313(%arg0: bf16) -> i13 {
    %0 = arith.fptosi %arg0 : bf16 to i13
    return %0 : i13
  }
  func.func @f314(%arg0: bf16) -> i13 {
    %0 = arith.fptoui %arg0 : bf16 to i13
    return %0 : i13
  }
  func.func @f315(%arg0: bf16, %arg1: i13) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i13
    return %0 : bf16
  }
  func.func @f316(%arg0: i13) -> f32 {
    %0 = arith.sitofp %arg0 : i13 to f32
    return %0 : f32
  }
  func.func @f317(%arg0: i13) -> f32 {
    %0 = arith.uitofp %arg0 : i13 to f32
    return %0 : f32
  }
  func.func @f318(%arg0: f32) -> i13 {
    %0 = arith.fptosi %arg0 : f32 to i13
    return %0 : i13
  }
  func.func @f319(%arg0: f32) -> i13 {
    %0 = arith.fptoui %arg0 : f32 to i13
    return %0 : i13
  }
  func.func @f320(%arg0: f32, %arg1: i13) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i13
    return %0 : f32
  }
  func.func @f321(%arg0: i13) -> f64 {
    %0 = arith.sitofp %arg0 : i13 to f64
    return %0 : f64
  }
  func.func @f322(%arg0: i13) -> f64 {
    %0 = arith.uitofp %arg0 : i13 to f64
    return %0 : f64
  }
  func.func @f323(%arg0: f64) -> i13 {
    %0 = arith.fptosi %arg0 : f64 to i13
    return %0 : i13
  }
  func.func @f324(%arg0: f64) -> i13 {
    %0 = arith.fptoui %arg0 : f64 to i13
    return %0 : i13
  }
  func.func @f325(%arg0: f64, %arg1: i13) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i13
    return %0 : f64
  }
  func.func @f326(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.addi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f327(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.subi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f328(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.muli %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f329(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.divsi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f330(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.divui %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f331(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.remsi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f332(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.remui %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f333(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.ceildivsi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f334(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.ceildivui %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f335(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.floordivsi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f336(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.andi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f337(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.ori %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f338(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.xori %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f339(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.shli %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f340(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.shrsi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f341(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.shrui %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f342(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.maxsi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f343(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.maxui %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f344(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.minsi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f345(%arg0: i16, %arg1: i16) -> i16 {
    %0 = arith.minui %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f346(%arg0: i16) -> i16 {
    %0 = math.absi %arg0 : i16
    return %0 : i16
  }
  func.func @f347(%arg0: i16) -> i16 {
    %0 = math.ctlz %arg0 : i16
    return %0 : i16
  }
  func.func @f348(%arg0: i16) -> i16 {
    %0 = math.cttz %arg0 : i16
    return %0 : i16
  }
  func.func @f349(%arg0: i16) -> i16 {
    %0 = math.ctpop %arg0 : i16
    return %0 : i16
  }
  func.func @f350(%arg0: i16, %arg1: i16) -> i16 {
    %0 = math.ipowi %arg0, %arg1 : i16
    return %0 : i16
  }
  func.func @f351(%arg0: i16, %arg1: i16) -> i16 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i16, i1
    return %sum : i16
  }
  func.func @f352(%arg0: i16, %arg1: i16) -> i16 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i16
    return %low : i16
  }
  func.func @f353(%arg0: i16, %arg1: i16) -> i16 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i16
    return %low : i16
  }
  func.func @f354(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f355(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f356(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f357(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f358(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f359(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f360(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f361(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f362(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f363(%arg0: i16, %arg1: i16) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i16
    return %0 : i1
  }
  func.func @f364(%arg0: i1, %arg1: i16, %arg2: i16) -> i16 {
    %0 = arith.select %arg0, %arg1, %arg2 : i16
    return %0 : i16
  }
  func.func @f365(%arg0: i16) -> i24 {
    %0 = arith.extsi %arg0 : i16 to i24
    return %0 : i24
  }
  func.func @f366(%arg0: i16) -> i24 {
    %0 = arith.extui %arg0 : i16 to i24
    return %0 : i24
  }
  func.func @f367(%arg0: i24) -> i16 {
    %0 = arith.trunci %arg0 : i24 to i16
    return %0 : i16
  }
  func.func @f368(%arg0: i16) -> i32 {
    %0 = arith.extsi %arg0 : i16 to i32
    return %0 : i32
  }
  func.func @f369(%arg0: i16) -> i32 {
    %0 = arith.extui %arg0 : i16 to i32
    return %0 : i32
  }
  func.func @f370(%arg0: i32) -> i16 {
    %0 = arith.trunci %arg0 : i32 to i16
    return %0 : i16
  }
  func.func @f371(%arg0: i16) -> i48 {
    %0 = arith.extsi %arg0 : i16 to i48
    return %0 : i48
  }
  func.func @f372(%arg0: i16) -> i48 {
    %0 = arith.extui %arg0 : i16 to i48
    return %0 : i48
  }
  func.func @f373(%arg0: i48) -> i16 {
    %0 = arith.trunci %arg0 : i48 to i16
    return %0 : i16
  }
  func.func @f374(%arg0: i16) -> i64 {
    %0 = arith.extsi %arg0 : i16 to i64
    return %0 : i64
  }
  func.func @f375(%arg0: i16) -> i64 {
    %0 = arith.extui %arg0 : i16 to i64
    return %0 : i64
  }
  func.func @f376(%arg0: i64) -> i16 {
    %0 = arith.trunci %arg0 : i64 to i16
    return %0 : i16
  }
  func.func @f377(%arg0: i16) -> index {
    %0 = arith.index_cast %arg0 : i16 to index
    return %0 : index
  }
  func.func @f378(%arg0: i16) -> index {
    %0 = arith.index_castui %arg0 : i16 to index
    return %0 : index
  }
  func.func @f379(%arg0: index) -> i16 {
    %0 = arith.index_cast %arg0 : index to i16
    return %0 : i16
  }
  func.func @f380(%arg0: i16) -> f16 {
    %0 = arith.sitofp %arg0 : i16 to f16
    return %0 : f16
  }
  func.func @f381(%arg0: i16) -> f16 {
    %0 = arith.uitofp %arg0 : i16 to f16
    return %0 : f16
  }
  func.func @f382(%arg0: f16) -> i16 {
    %0 = arith.fptosi %arg0 : f16 to i16
    return %0 : i16
  }
  func.func @f383(%arg0: f16) -> i16 {
    %0 = arith.fptoui %arg0 : f16 to i16
    return %0 : i16
  }
  func.func @f384(%arg0: f16, %arg1: i16) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i16
    return %0 : f16
  }
  func.func @f385(%arg0: i16) -> bf16 {
    %0 = arith.sitofp %arg0 : i16 to bf16
    return %0 : bf16
  }
  func.func @f386(%arg0: i16) -> bf16 {
    %0 = arith.uitofp %arg0 : i16 to bf16
    return %0 : bf16
  }
  func.func @f387(%arg0: bf16) -> i16 {
    %0 = arith.fptosi %arg0 : bf16 to i16
    return %0 : i16
  }
  func.func @f388(%arg0: bf16) -> i16 {
    %0 = arith.fptoui %arg0 : bf16 to i16
    return %0 : i16
  }
  func.func @f389(%arg0: bf16, %arg1: i16) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i16
    return %0 : bf16
  }
  func.func @f390(%arg0: i16) -> f32 {
    %0 = arith.sitofp %arg0 : i16 to f32
    return %0 : f32
  }
  func.func @f391(%arg0: i16) -> f32 {
    %0 = arith.uitofp %arg0 : i16 to f32
    return %0 : f32
  }
  func.func @f392(%arg0: f32) -> i16 {
    %0 = arith.fptosi %arg0 : f32 to i16
    return %0 : i16
  }
  func.func @f393(%arg0: f32) -> i16 {
    %0 = arith.fptoui %arg0 : f32 to i16
    return %0 : i16
  }
  func.func @f394(%arg0: f32, %arg1: i16) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i16
    return %0 : f32
  }
  func.func @f395(%arg0: i16) -> f64 {
    %0 = arith.sitofp %arg0 : i16 to f64
    return %0 : f64
  }
  func.func @f396(%arg0: i16) -> f64 {
    %0 = arith.uitofp %arg0 : i16 to f64
    return %0 : f64
  }
  func.func @f397(%arg0: f64) -> i16 {
    %0 = arith.fptosi %arg0 : f64 to i16
    return %0 : i16
  }
  func.func @f398(%arg0: f64) -> i16 {
    %0 = arith.fptoui %arg0 : f64 to i16
    return %0 : i16
  }
  func.func @f399(%arg0: f64, %arg1: i16) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i16
    return %0 : f64
  }
  func.func @f400(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.addi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f401(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.subi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f402(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.muli %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f403(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.divsi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f404(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.divui %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f405(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.remsi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f406(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.remui %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f407(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.ceildivsi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f408(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.ceildivui %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f409(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.floordivsi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f410(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.andi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f411(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.ori %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f412(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.xori %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f413(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.shli %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f414(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.shrsi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f415(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.shrui %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f416(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.maxsi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f417(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.maxui %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f418(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.minsi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f419(%arg0: i24, %arg1: i24) -> i24 {
    %0 = arith.minui %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f420(%arg0: i24) -> i24 {
    %0 = math.absi %arg0 : i24
    return %0 : i24
  }
  func.func @f421(%arg0: i24) -> i24 {
    %0 = math.ctlz %arg0 : i24
    return %0 : i24
  }
  func.func @f422(%arg0: i24) -> i24 {
    %0 = math.cttz %arg0 : i24
    return %0 : i24
  }
  func.func @f423(%arg0: i24) -> i24 {
    %0 = math.ctpop %arg0 : i24
    return %0 : i24
  }
  func.func @f424(%arg0: i24, %arg1: i24) -> i24 {
    %0 = math.ipowi %arg0, %arg1 : i24
    return %0 : i24
  }
  func.func @f425(%arg0: i24, %arg1: i24) -> i24 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i24, i1
    return %sum : i24
  }
  func.func @f426(%arg0: i24, %arg1: i24) -> i24 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i24
    return %low : i24
  }
  func.func @f427(%arg0: i24, %arg1: i24) -> i24 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i24
    return %low : i24
  }
  func.func @f428(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f429(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f430(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f431(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f432(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f433(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f434(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f435(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f436(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f437(%arg0: i24, %arg1: i24) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i24
    return %0 : i1
  }
  func.func @f438(%arg0: i1, %arg1: i24, %arg2: i24) -> i24 {
    %0 = arith.select %arg0, %arg1, %arg2 : i24
    return %0 : i24
  }
  func.func @f439(%arg0: i24) -> i32 {
    %0 = arith.extsi %arg0 : i24 to i32
    return %0 : i32
  }
  func.func @f440(%arg0: i24) -> i32 {
    %0 = arith.extui %arg0 : i24 to i32
    return %0 : i32
  }
  func.func @f441(%arg0: i32) -> i24 {
    %0 = arith.trunci %arg0 : i32 to i24
    return %0 : i24
  }
  func.func @f442(%arg0: i24) -> i48 {
    %0 = arith.extsi %arg0 : i24 to i48
    return %0 : i48
  }
  func.func @f443(%arg0: i24) -> i48 {
    %0 = arith.extui %arg0 : i24 to i48
    return %0 : i48
  }
  func.func @f444(%arg0: i48) -> i24 {
    %0 = arith.trunci %arg0 : i48 to i24
    return %0 : i24
  }
  func.func @f445(%arg0: i24) -> i64 {
    %0 = arith.extsi %arg0 : i24 to i64
    return %0 : i64
  }
  func.func @f446(%arg0: i24) -> i64 {
    %0 = arith.extui %arg0 : i24 to i64
    return %0 : i64
  }
  func.func @f447(%arg0: i64) -> i24 {
    %0 = arith.trunci %arg0 : i64 to i24
    return %0 : i24
  }
  func.func @f448(%arg0: i24) -> index {
    %0 = arith.index_cast %arg0 : i24 to index
    return %0 : index
  }
  func.func @f449(%arg0: i24) -> index {
    %0 = arith.index_castui %arg0 : i24 to index
    return %0 : index
  }
  func.func @f450(%arg0: index) -> i24 {
    %0 = arith.index_cast %arg0 : index to i24
    return %0 : i24
  }
  func.func @f451(%arg0: i24) -> f16 {
    %0 = arith.sitofp %arg0 : i24 to f16
    return %0 : f16
  }
  func.func @f452(%arg0: i24) -> f16 {
    %0 = arith.uitofp %arg0 : i24 to f16
    return %0 : f16
  }
  func.func @f453(%arg0: f16) -> i24 {
    %0 = arith.fptosi %arg0 : f16 to i24
    return %0 : i24
  }
  func.func @f454(%arg0: f16) -> i24 {
    %0 = arith.fptoui %arg0 : f16 to i24
    return %0 : i24
  }
  func.func @f455(%arg0: f16, %arg1: i24) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i24
    return %0 : f16
  }
  func.func @f456(%arg0: i24) -> bf16 {
    %0 = arith.sitofp %arg0 : i24 to bf16
    return %0 : bf16
  }
  func.func @f457(%arg0: i24) -> bf16 {
    %0 = arith.uitofp %arg0 : i24 to bf16
    return %0 : bf16
  }
  func.func @f458(%arg0: bf16) -> i24 {
    %0 = arith.fptosi %arg0 : bf16 to i24
    return %0 : i24
  }
  func.func @f459(%arg0: bf16) -> i24 {
    %0 = arith.fptoui %arg0 : bf16 to i24
    return %0 : i24
  }
  func.func @f460(%arg0: bf16, %arg1: i24) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i24
    return %0 : bf16
  }
  func.func @f461(%arg0: i24) -> f32 {
    %0 = arith.sitofp %arg0 : i24 to f32
    return %0 : f32
  }
  func.func @f462(%arg0: i24) -> f32 {
    %0 = arith.uitofp %arg0 : i24 to f32
    return %0 : f32
  }
  func.func @f463(%arg0: f32) -> i24 {
    %0 = arith.fptosi %arg0 : f32 to i24
    return %0 : i24
  }
  func.func @f464(%arg0: f32) -> i24 {
    %0 = arith.fptoui %arg0 : f32 to i24
    return %0 : i24
  }
  func.func @f465(%arg0: f32, %arg1: i24) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i24
    return %0 : f32
  }
  func.func @f466(%arg0: i24) -> f64 {
    %0 = arith.sitofp %arg0 : i24 to f64
    return %0 : f64
  }
  func.func @f467(%arg0: i24) -> f64 {
    %0 = arith.uitofp %arg0 : i24 to f64
    return %0 : f64
  }
  func.func @f468(%arg0: f64) -> i24 {
    %0 = arith.fptosi %arg0 : f64 to i24
    return %0 : i24
  }
  func.func @f469(%arg0: f64) -> i24 {
    %0 = arith.fptoui %arg0 : f64 to i24
    return %0 : i24
  }
  func.func @f470(%arg0: f64, %arg1: i24) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i24
    return %0 : f64
  }
  func.func @f471(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f472(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f473(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.muli %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f474(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f475(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divui %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f476(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.remsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f477(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.remui %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f478(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ceildivsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f479(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ceildivui %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f480(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.floordivsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f481(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.andi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f482(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.ori %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f483(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f484(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shli %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f485(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f486(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.shrui %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f487(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f488(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.maxui %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f489(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minsi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f490(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f491(%arg0: i32) -> i32 {
    %0 = math.absi %arg0 : i32
    return %0 : i32
  }
  func.func @f492(%arg0: i32) -> i32 {
    %0 = math.ctlz %arg0 : i32
    return %0 : i32
  }
  func.func @f493(%arg0: i32) -> i32 {
    %0 = math.cttz %arg0 : i32
    return %0 : i32
  }
  func.func @f494(%arg0: i32) -> i32 {
    %0 = math.ctpop %arg0 : i32
    return %0 : i32
  }
  func.func @f495(%arg0: i32, %arg1: i32) -> i32 {
    %0 = math.ipowi %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @f496(%arg0: i32, %arg1: i32) -> i32 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    return %sum : i32
  }
  func.func @f497(%arg0: i32, %arg1: i32) -> i32 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    return %low : i32
  }
  func.func @f498(%arg0: i32, %arg1: i32) -> i32 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i32
    return %low : i32
  }
  func.func @f499(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f500(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f501(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f502(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f503(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f504(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f505(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f506(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f507(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f508(%arg0: i32, %arg1: i32) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @f509(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
  func.func @f510(%arg0: i32) -> i48 {
    %0 = arith.extsi %arg0 : i32 to i48
    return %0 : i48
  }
  func.func @f511(%arg0: i32) -> i48 {
    %0 = arith.extui %arg0 : i32 to i48
    return %0 : i48
  }
  func.func @f512(%arg0: i48) -> i32 {
    %0 = arith.trunci %arg0 : i48 to i32
    return %0 : i32
  }
  func.func @f513(%arg0: i32) -> i64 {
    %0 = arith.extsi %arg0 : i32 to i64
    return %0 : i64
  }
  func.func @f514(%arg0: i32) -> i64 {
    %0 = arith.extui %arg0 : i32 to i64
    return %0 : i64
  }
  func.func @f515(%arg0: i64) -> i32 {
    %0 = arith.trunci %arg0 : i64 to i32
    return %0 : i32
  }
  func.func @f516(%arg0: i32) -> index {
    %0 = arith.index_cast %arg0 : i32 to index
    return %0 : index
  }
  func.func @f517(%arg0: i32) -> index {
    %0 = arith.index_castui %arg0 : i32 to index
    return %0 : index
  }
  func.func @f518(%arg0: index) -> i32 {
    %0 = arith.index_cast %arg0 : index to i32
    return %0 : i32
  }
  func.func @f519(%arg0: i32) -> f16 {
    %0 = arith.sitofp %arg0 : i32 to f16
    return %0 : f16
  }
  func.func @f520(%arg0: i32) -> f16 {
    %0 = arith.uitofp %arg0 : i32 to f16
    return %0 : f16
  }
  func.func @f521(%arg0: f16) -> i32 {
    %0 = arith.fptosi %arg0 : f16 to i32
    return %0 : i32
  }
  func.func @f522(%arg0: f16) -> i32 {
    %0 = arith.fptoui %arg0 : f16 to i32
    return %0 : i32
  }
  func.func @f523(%arg0: f16, %arg1: i32) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i32
    return %0 : f16
  }
  func.func @f524(%arg0: i32) -> bf16 {
    %0 = arith.sitofp %arg0 : i32 to bf16
    return %0 : bf16
  }
  func.func @f525(%arg0: i32) -> bf16 {
    %0 = arith.uitofp %arg0 : i32 to bf16
    return %0 : bf16
  }
  func.func @f526(%arg0: bf16) -> i32 {
    %0 = arith.fptosi %arg0 : bf16 to i32
    return %0 : i32
  }
  func.func @f527(%arg0: bf16) -> i32 {
    %0 = arith.fptoui %arg0 : bf16 to i32
    return %0 : i32
  }
  func.func @f528(%arg0: bf16, %arg1: i32) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i32
    return %0 : bf16
  }
  func.func @f529(%arg0: i32) -> f32 {
    %0 = arith.sitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @f530(%arg0: i32) -> f32 {
    %0 = arith.uitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @f531(%arg0: f32) -> i32 {
    %0 = arith.fptosi %arg0 : f32 to i32
    return %0 : i32
  }
  func.func @f532(%arg0: f32) -> i32 {
    %0 = arith.fptoui %arg0 : f32 to i32
    return %0 : i32
  }
  func.func @f533(%arg0: f32, %arg1: i32) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i32
    return %0 : f32
  }
  func.func @f534(%arg0: i32) -> f64 {
    %0 = arith.sitofp %arg0 : i32 to f64
    return %0 : f64
  }
  func.func @f535(%arg0: i32) -> f64 {
    %0 = arith.uitofp %arg0 : i32 to f64
    return %0 : f64
  }
  func.func @f536(%arg0: f64) -> i32 {
    %0 = arith.fptosi %arg0 : f64 to i32
    return %0 : i32
  }
  func.func @f537(%arg0: f64) -> i32 {
    %0 = arith.fptoui %arg0 : f64 to i32
    return %0 : i32
  }
  func.func @f538(%arg0: f64, %arg1: i32) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i32
    return %0 : f64
  }
  func.func @f539(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.addi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f540(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.subi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f541(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.muli %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f542(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.divsi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f543(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.divui %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f544(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.remsi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f545(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.remui %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f546(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.ceildivsi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f547(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.ceildivui %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f548(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.floordivsi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f549(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.andi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f550(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.ori %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f551(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.xori %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f552(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.shli %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f553(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.shrsi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f554(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.shrui %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f555(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.maxsi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f556(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.maxui %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f557(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.minsi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f558(%arg0: i48, %arg1: i48) -> i48 {
    %0 = arith.minui %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f559(%arg0: i48) -> i48 {
    %0 = math.absi %arg0 : i48
    return %0 : i48
  }
  func.func @f560(%arg0: i48) -> i48 {
    %0 = math.ctlz %arg0 : i48
    return %0 : i48
  }
  func.func @f561(%arg0: i48) -> i48 {
    %0 = math.cttz %arg0 : i48
    return %0 : i48
  }
  func.func @f562(%arg0: i48) -> i48 {
    %0 = math.ctpop %arg0 : i48
    return %0 : i48
  }
  func.func @f563(%arg0: i48, %arg1: i48) -> i48 {
    %0 = math.ipowi %arg0, %arg1 : i48
    return %0 : i48
  }
  func.func @f564(%arg0: i48, %arg1: i48) -> i48 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i48, i1
    return %sum : i48
  }
  func.func @f565(%arg0: i48, %arg1: i48) -> i48 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i48
    return %low : i48
  }
  func.func @f566(%arg0: i48, %arg1: i48) -> i48 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i48
    return %low : i48
  }
  func.func @f567(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f568(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f569(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f570(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f571(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f572(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f573(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f574(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f575(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f576(%arg0: i48, %arg1: i48) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i48
    return %0 : i1
  }
  func.func @f577(%arg0: i1, %arg1: i48, %arg2: i48) -> i48 {
    %0 = arith.select %arg0, %arg1, %arg2 : i48
    return %0 : i48
  }
  func.func @f578(%arg0: i48) -> i64 {
    %0 = arith.extsi %arg0 : i48 to i64
    return %0 : i64
  }
  func.func @f579(%arg0: i48) -> i64 {
    %0 = arith.extui %arg0 : i48 to i64
    return %0 : i64
  }
  func.func @f580(%arg0: i64) -> i48 {
    %0 = arith.trunci %arg0 : i64 to i48
    return %0 : i48
  }
  func.func @f581(%arg0: i48) -> index {
    %0 = arith.index_cast %arg0 : i48 to index
    return %0 : index
  }
  func.func @f582(%arg0: i48) -> index {
    %0 = arith.index_castui %arg0 : i48 to index
    return %0 : index
  }
  func.func @f583(%arg0: index) -> i48 {
    %0 = arith.index_cast %arg0 : index to i48
    return %0 : i48
  }
  func.func @f584(%arg0: i48) -> f16 {
    %0 = arith.sitofp %arg0 : i48 to f16
    return %0 : f16
  }
  func.func @f585(%arg0: i48) -> f16 {
    %0 = arith.uitofp %arg0 : i48 to f16
    return %0 : f16
  }
  func.func @f586(%arg0: f16) -> i48 {
    %0 = arith.fptosi %arg0 : f16 to i48
    return %0 : i48
  }
  func.func @f587(%arg0: f16) -> i48 {
    %0 = arith.fptoui %arg0 : f16 to i48
    return %0 : i48
  }
  func.func @f588(%arg0: f16, %arg1: i48) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i48
    return %0 : f16
  }
  func.func @f589(%arg0: i48) -> bf16 {
    %0 = arith.sitofp %arg0 : i48 to bf16
    return %0 : bf16
  }
  func.func @f590(%arg0: i48) -> bf16 {
    %0 = arith.uitofp %arg0 : i48 to bf16
    return %0 : bf16
  }
  func.func @f591(%arg0: bf16) -> i48 {
    %0 = arith.fptosi %arg0 : bf16 to i48
    return %0 : i48
  }
  func.func @f592(%arg0: bf16) -> i48 {
    %0 = arith.fptoui %arg0 : bf16 to i48
    return %0 : i48
  }
  func.func @f593(%arg0: bf16, %arg1: i48) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i48
    return %0 : bf16
  }
  func.func @f594(%arg0: i48) -> f32 {
    %0 = arith.sitofp %arg0 : i48 to f32
    return %0 : f32
  }
  func.func @f595(%arg0: i48) -> f32 {
    %0 = arith.uitofp %arg0 : i48 to f32
    return %0 : f32
  }
  func.func @f596(%arg0: f32) -> i48 {
    %0 = arith.fptosi %arg0 : f32 to i48
    return %0 : i48
  }
  func.func @f597(%arg0: f32) -> i48 {
    %0 = arith.fptoui %arg0 : f32 to i48
    return %0 : i48
  }
  func.func @f598(%arg0: f32, %arg1: i48) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i48
    return %0 : f32
  }
  func.func @f599(%arg0: i48) -> f64 {
    %0 = arith.sitofp %arg0 : i48 to f64
    return %0 : f64
  }
  func.func @f600(%arg0: i48) -> f64 {
    %0 = arith.uitofp %arg0 : i48 to f64
    return %0 : f64
  }
  func.func @f601(%arg0: f64) -> i48 {
    %0 = arith.fptosi %arg0 : f64 to i48
    return %0 : i48
  }
  func.func @f602(%arg0: f64) -> i48 {
    %0 = arith.fptoui %arg0 : f64 to i48
    return %0 : i48
  }
  func.func @f603(%arg0: f64, %arg1: i48) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i48
    return %0 : f64
  }
  func.func @f604(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.addi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f605(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.subi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f606(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.muli %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f607(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.divsi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f608(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.divui %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f609(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.remsi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f610(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.remui %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f611(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.ceildivsi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f612(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.ceildivui %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f613(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.floordivsi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f614(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.andi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f615(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.ori %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f616(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.xori %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f617(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.shli %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f618(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.shrsi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f619(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.shrui %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f620(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.maxsi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f621(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.maxui %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f622(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.minsi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f623(%arg0: i64, %arg1: i64) -> i64 {
    %0 = arith.minui %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f624(%arg0: i64) -> i64 {
    %0 = math.absi %arg0 : i64
    return %0 : i64
  }
  func.func @f625(%arg0: i64) -> i64 {
    %0 = math.ctlz %arg0 : i64
    return %0 : i64
  }
  func.func @f626(%arg0: i64) -> i64 {
    %0 = math.cttz %arg0 : i64
    return %0 : i64
  }
  func.func @f627(%arg0: i64) -> i64 {
    %0 = math.ctpop %arg0 : i64
    return %0 : i64
  }
  func.func @f628(%arg0: i64, %arg1: i64) -> i64 {
    %0 = math.ipowi %arg0, %arg1 : i64
    return %0 : i64
  }
  func.func @f629(%arg0: i64, %arg1: i64) -> i64 {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i64, i1
    return %sum : i64
  }
  func.func @f630(%arg0: i64, %arg1: i64) -> i64 {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i64
    return %low : i64
  }
  func.func @f631(%arg0: i64, %arg1: i64) -> i64 {
    %low, %high = arith.mului_extended %arg0, %arg1 : i64
    return %low : i64
  }
  func.func @f632(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f633(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f634(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f635(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f636(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f637(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f638(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f639(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f640(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f641(%arg0: i64, %arg1: i64) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : i64
    return %0 : i1
  }
  func.func @f642(%arg0: i1, %arg1: i64, %arg2: i64) -> i64 {
    %0 = arith.select %arg0, %arg1, %arg2 : i64
    return %0 : i64
  }
  func.func @f643(%arg0: i64) -> index {
    %0 = arith.index_cast %arg0 : i64 to index
    return %0 : index
  }
  func.func @f644(%arg0: i64) -> index {
    %0 = arith.index_castui %arg0 : i64 to index
    return %0 : index
  }
  func.func @f645(%arg0: index) -> i64 {
    %0 = arith.index_cast %arg0 : index to i64
    return %0 : i64
  }
  func.func @f646(%arg0: i64) -> f16 {
    %0 = arith.sitofp %arg0 : i64 to f16
    return %0 : f16
  }
  func.func @f647(%arg0: i64) -> f16 {
    %0 = arith.uitofp %arg0 : i64 to f16
    return %0 : f16
  }
  func.func @f648(%arg0: f16) -> i64 {
    %0 = arith.fptosi %arg0 : f16 to i64
    return %0 : i64
  }
  func.func @f649(%arg0: f16) -> i64 {
    %0 = arith.fptoui %arg0 : f16 to i64
    return %0 : i64
  }
  func.func @f650(%arg0: f16, %arg1: i64) -> f16 {
    %0 = math.fpowi %arg0, %arg1 : f16, i64
    return %0 : f16
  }
  func.func @f651(%arg0: i64) -> bf16 {
    %0 = arith.sitofp %arg0 : i64 to bf16
    return %0 : bf16
  }
  func.func @f652(%arg0: i64) -> bf16 {
    %0 = arith.uitofp %arg0 : i64 to bf16
    return %0 : bf16
  }
  func.func @f653(%arg0: bf16) -> i64 {
    %0 = arith.fptosi %arg0 : bf16 to i64
    return %0 : i64
  }
  func.func @f654(%arg0: bf16) -> i64 {
    %0 = arith.fptoui %arg0 : bf16 to i64
    return %0 : i64
  }
  func.func @f655(%arg0: bf16, %arg1: i64) -> bf16 {
    %0 = math.fpowi %arg0, %arg1 : bf16, i64
    return %0 : bf16
  }
  func.func @f656(%arg0: i64) -> f32 {
    %0 = arith.sitofp %arg0 : i64 to f32
    return %0 : f32
  }
  func.func @f657(%arg0: i64) -> f32 {
    %0 = arith.uitofp %arg0 : i64 to f32
    return %0 : f32
  }
  func.func @f658(%arg0: f32) -> i64 {
    %0 = arith.fptosi %arg0 : f32 to i64
    return %0 : i64
  }
  func.func @f659(%arg0: f32) -> i64 {
    %0 = arith.fptoui %arg0 : f32 to i64
    return %0 : i64
  }
  func.func @f660(%arg0: f32, %arg1: i64) -> f32 {
    %0 = math.fpowi %arg0, %arg1 : f32, i64
    return %0 : f32
  }
  func.func @f661(%arg0: i64) -> f64 {
    %0 = arith.sitofp %arg0 : i64 to f64
    return %0 : f64
  }
  func.func @f662(%arg0: i64) -> f64 {
    %0 = arith.uitofp %arg0 : i64 to f64
    return %0 : f64
  }
  func.func @f663(%arg0: f64) -> i64 {
    %0 = arith.fptosi %arg0 : f64 to i64
    return %0 : i64
  }
  func.func @f664(%arg0: f64) -> i64 {
    %0 = arith.fptoui %arg0 : f64 to i64
    return %0 : i64
  }
  func.func @f665(%arg0: f64, %arg1: i64) -> f64 {
    %0 = math.fpowi %arg0, %arg1 : f64, i64
    return %0 : f64
  }
  func.func @f666(%arg0: index, %arg1: index) -> index {
    %0 = arith.addi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f667(%arg0: index, %arg1: index) -> index {
    %0 = arith.subi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f668(%arg0: index, %arg1: index) -> index {
    %0 = arith.muli %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f669(%arg0: index, %arg1: index) -> index {
    %0 = arith.divsi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f670(%arg0: index, %arg1: index) -> index {
    %0 = arith.divui %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f671(%arg0: index, %arg1: index) -> index {
    %0 = arith.remsi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f672(%arg0: index, %arg1: index) -> index {
    %0 = arith.remui %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f673(%arg0: index, %arg1: index) -> index {
    %0 = arith.ceildivsi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f674(%arg0: index, %arg1: index) -> index {
    %0 = arith.ceildivui %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f675(%arg0: index, %arg1: index) -> index {
    %0 = arith.floordivsi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f676(%arg0: index, %arg1: index) -> index {
    %0 = arith.andi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f677(%arg0: index, %arg1: index) -> index {
    %0 = arith.ori %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f678(%arg0: index, %arg1: index) -> index {
    %0 = arith.xori %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f679(%arg0: index, %arg1: index) -> index {
    %0 = arith.shli %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f680(%arg0: index, %arg1: index) -> index {
    %0 = arith.shrsi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f681(%arg0: index, %arg1: index) -> index {
    %0 = arith.shrui %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f682(%arg0: index, %arg1: index) -> index {
    %0 = arith.maxsi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f683(%arg0: index, %arg1: index) -> index {
    %0 = arith.maxui %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f684(%arg0: index, %arg1: index) -> index {
    %0 = arith.minsi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f685(%arg0: index, %arg1: index) -> index {
    %0 = arith.minui %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f686(%arg0: index) -> index {
    %0 = math.absi %arg0 : index
    return %0 : index
  }
  func.func @f687(%arg0: index) -> index {
    %0 = math.ctlz %arg0 : index
    return %0 : index
  }
  func.func @f688(%arg0: index) -> index {
    %0 = math.cttz %arg0 : index
    return %0 : index
  }
  func.func @f689(%arg0: index) -> index {
    %0 = math.ctpop %arg0 : index
    return %0 : index
  }
  func.func @f690(%arg0: index, %arg1: index) -> index {
    %0 = math.ipowi %arg0, %arg1 : index
    return %0 : index
  }
  func.func @f691(%arg0: index, %arg1: index) -> index {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : index, i1
    return %sum : index
  }
  func.func @f692(%arg0: index, %arg1: index) -> index {
    %low, %high = arith.mulsi_extended %arg0, %arg1 : index
    return %low : index
  }
  func.func @f693(%arg0: index, %arg1: index) -> index {
    %low, %high = arith.mului_extended %arg0, %arg1 : index
    return %low : index
  }
  func.func @f694(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi eq, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f695(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f696(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi slt, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f697(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi sle, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f698(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi sgt, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f699(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi sge, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f700(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi ult, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f701(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi ule, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f702(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi ugt, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f703(%arg0: index, %arg1: index) -> i1 {
    %0 = arith.cmpi uge, %arg0, %arg1 : index
    return %0 : i1
  }
  func.func @f704(%arg0: i1, %arg1: index, %arg2: index) -> index {
    %0 = arith.select %arg0, %arg1, %arg2 : index
    return %0 : index
  }
  func.func @f705(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.addf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f706(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.subf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f707(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.mulf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f708(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.divf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f709(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.remf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f710(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.maximumf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f711(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.minimumf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f712(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.maxnumf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f713(%arg0: f16, %arg1: f16) -> f16 {
    %0 = arith.minnumf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f714(%arg0: f16) -> f16 {
    %0 = arith.negf %arg0 : f16
    return %0 : f16
  }
  func.func @f715(%arg0: f16) -> f16 {
    %0 = math.absf %arg0 : f16
    return %0 : f16
  }
  func.func @f716(%arg0: f16) -> f16 {
    %0 = math.acos %arg0 : f16
    return %0 : f16
  }
  func.func @f717(%arg0: f16) -> f16 {
    %0 = math.acosh %arg0 : f16
    return %0 : f16
  }
  func.func @f718(%arg0: f16) -> f16 {
    %0 = math.asin %arg0 : f16
    return %0 : f16
  }
  func.func @f719(%arg0: f16) -> f16 {
    %0 = math.asinh %arg0 : f16
    return %0 : f16
  }
  func.func @f720(%arg0: f16) -> f16 {
    %0 = math.atan %arg0 : f16
    return %0 : f16
  }
  func.func @f721(%arg0: f16) -> f16 {
    %0 = math.atanh %arg0 : f16
    return %0 : f16
  }
  func.func @f722(%arg0: f16) -> f16 {
    %0 = math.cbrt %arg0 : f16
    return %0 : f16
  }
  func.func @f723(%arg0: f16) -> f16 {
    %0 = math.ceil %arg0 : f16
    return %0 : f16
  }
  func.func @f724(%arg0: f16) -> f16 {
    %0 = math.cos %arg0 : f16
    return %0 : f16
  }
  func.func @f725(%arg0: f16) -> f16 {
    %0 = math.cosh %arg0 : f16
    return %0 : f16
  }
  func.func @f726(%arg0: f16) -> f16 {
    %0 = math.erf %arg0 : f16
    return %0 : f16
  }
  func.func @f727(%arg0: f16) -> f16 {
    %0 = math.erfc %arg0 : f16
    return %0 : f16
  }
  func.func @f728(%arg0: f16) -> f16 {
    %0 = math.exp %arg0 : f16
    return %0 : f16
  }
  func.func @f729(%arg0: f16) -> f16 {
    %0 = math.exp2 %arg0 : f16
    return %0 : f16
  }
  func.func @f730(%arg0: f16) -> f16 {
    %0 = math.expm1 %arg0 : f16
    return %0 : f16
  }
  func.func @f731(%arg0: f16) -> f16 {
    %0 = math.floor %arg0 : f16
    return %0 : f16
  }
  func.func @f732(%arg0: f16) -> f16 {
    %0 = math.log %arg0 : f16
    return %0 : f16
  }
  func.func @f733(%arg0: f16) -> f16 {
    %0 = math.log10 %arg0 : f16
    return %0 : f16
  }
  func.func @f734(%arg0: f16) -> f16 {
    %0 = math.log1p %arg0 : f16
    return %0 : f16
  }
  func.func @f735(%arg0: f16) -> f16 {
    %0 = math.log2 %arg0 : f16
    return %0 : f16
  }
  func.func @f736(%arg0: f16) -> f16 {
    %0 = math.round %arg0 : f16
    return %0 : f16
  }
  func.func @f737(%arg0: f16) -> f16 {
    %0 = math.roundeven %arg0 : f16
    return %0 : f16
  }
  func.func @f738(%arg0: f16) -> f16 {
    %0 = math.rsqrt %arg0 : f16
    return %0 : f16
  }
  func.func @f739(%arg0: f16) -> f16 {
    %0 = math.sin %arg0 : f16
    return %0 : f16
  }
  func.func @f740(%arg0: f16) -> f16 {
    %0 = math.sinh %arg0 : f16
    return %0 : f16
  }
  func.func @f741(%arg0: f16) -> f16 {
    %0 = math.sqrt %arg0 : f16
    return %0 : f16
  }
  func.func @f742(%arg0: f16) -> f16 {
    %0 = math.tan %arg0 : f16
    return %0 : f16
  }
  func.func @f743(%arg0: f16) -> f16 {
    %0 = math.tanh %arg0 : f16
    return %0 : f16
  }
  func.func @f744(%arg0: f16) -> f16 {
    %0 = math.trunc %arg0 : f16
    return %0 : f16
  }
  func.func @f745(%arg0: f16, %arg1: f16) -> f16 {
    %0 = math.atan2 %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f746(%arg0: f16, %arg1: f16) -> f16 {
    %0 = math.copysign %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f747(%arg0: f16, %arg1: f16) -> f16 {
    %0 = math.powf %arg0, %arg1 : f16
    return %0 : f16
  }
  func.func @f748(%arg0: f16, %arg1: f16) -> f16 {
    %0 = math.fma %arg0, %arg1, %arg1 : f16
    return %0 : f16
  }
  func.func @f749(%arg0: f16, %arg1: f16) -> f16 {
    %0 = math.clampf %arg0 to [%arg1, %arg1] : f16
    return %0 : f16
  }
  func.func @f750(%arg0: f16) -> f16 {
    %sin, %cos = math.sincos %arg0 : f16
    return %sin : f16
  }
  func.func @f751(%arg0: f16) -> i1 {
    %0 = math.isfinite %arg0 : f16
    return %0 : i1
  }
  func.func @f752(%arg0: f16) -> i1 {
    %0 = math.isinf %arg0 : f16
    return %0 : i1
  }
  func.func @f753(%arg0: f16) -> i1 {
    %0 = math.isnan %arg0 : f16
    return %0 : i1
  }
  func.func @f754(%arg0: f16) -> i1 {
    %0 = math.isnormal %arg0 : f16
    return %0 : i1
  }
  func.func @f755(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf false, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f756(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf oeq, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f757(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf ogt, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f758(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf oge, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f759(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf olt, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f760(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf ole, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f761(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf one, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f762(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf ord, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f763(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf ueq, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f764(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf ugt, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f765(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf uge, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f766(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf ult, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f767(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf ule, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f768(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf une, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f769(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf uno, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f770(%arg0: f16, %arg1: f16) -> i1 {
    %0 = arith.cmpf true, %arg0, %arg1 : f16
    return %0 : i1
  }
  func.func @f771(%arg0: i1, %arg1: f16, %arg2: f16) -> f16 {
    %0 = arith.select %arg0, %arg1, %arg2 : f16
    return %0 : f16
  }
  func.func @f772(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.addf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f773(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.subf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f774(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.mulf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f775(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.divf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f776(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.remf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f777(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.maximumf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f778(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.minimumf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f779(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.maxnumf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f780(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = arith.minnumf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f781(%arg0: bf16) -> bf16 {
    %0 = arith.negf %arg0 : bf16
    return %0 : bf16
  }
  func.func @f782(%arg0: bf16) -> bf16 {
    %0 = math.absf %arg0 : bf16
    return %0 : bf16
  }
  func.func @f783(%arg0: bf16) -> bf16 {
    %0 = math.acos %arg0 : bf16
    return %0 : bf16
  }
  func.func @f784(%arg0: bf16) -> bf16 {
    %0 = math.acosh %arg0 : bf16
    return %0 : bf16
  }
  func.func @f785(%arg0: bf16) -> bf16 {
    %0 = math.asin %arg0 : bf16
    return %0 : bf16
  }
  func.func @f786(%arg0: bf16) -> bf16 {
    %0 = math.asinh %arg0 : bf16
    return %0 : bf16
  }
  func.func @f787(%arg0: bf16) -> bf16 {
    %0 = math.atan %arg0 : bf16
    return %0 : bf16
  }
  func.func @f788(%arg0: bf16) -> bf16 {
    %0 = math.atanh %arg0 : bf16
    return %0 : bf16
  }
  func.func @f789(%arg0: bf16) -> bf16 {
    %0 = math.cbrt %arg0 : bf16
    return %0 : bf16
  }
  func.func @f790(%arg0: bf16) -> bf16 {
    %0 = math.ceil %arg0 : bf16
    return %0 : bf16
  }
  func.func @f791(%arg0: bf16) -> bf16 {
    %0 = math.cos %arg0 : bf16
    return %0 : bf16
  }
  func.func @f792(%arg0: bf16) -> bf16 {
    %0 = math.cosh %arg0 : bf16
    return %0 : bf16
  }
  func.func @f793(%arg0: bf16) -> bf16 {
    %0 = math.erf %arg0 : bf16
    return %0 : bf16
  }
  func.func @f794(%arg0: bf16) -> bf16 {
    %0 = math.erfc %arg0 : bf16
    return %0 : bf16
  }
  func.func @f795(%arg0: bf16) -> bf16 {
    %0 = math.exp %arg0 : bf16
    return %0 : bf16
  }
  func.func @f796(%arg0: bf16) -> bf16 {
    %0 = math.exp2 %arg0 : bf16
    return %0 : bf16
  }
  func.func @f797(%arg0: bf16) -> bf16 {
    %0 = math.expm1 %arg0 : bf16
    return %0 : bf16
  }
  func.func @f798(%arg0: bf16) -> bf16 {
    %0 = math.floor %arg0 : bf16
    return %0 : bf16
  }
  func.func @f799(%arg0: bf16) -> bf16 {
    %0 = math.log %arg0 : bf16
    return %0 : bf16
  }
  func.func @f800(%arg0: bf16) -> bf16 {
    %0 = math.log10 %arg0 : bf16
    return %0 : bf16
  }
  func.func @f801(%arg0: bf16) -> bf16 {
    %0 = math.log1p %arg0 : bf16
    return %0 : bf16
  }
  func.func @f802(%arg0: bf16) -> bf16 {
    %0 = math.log2 %arg0 : bf16
    return %0 : bf16
  }
  func.func @f803(%arg0: bf16) -> bf16 {
    %0 = math.round %arg0 : bf16
    return %0 : bf16
  }
  func.func @f804(%arg0: bf16) -> bf16 {
    %0 = math.roundeven %arg0 : bf16
    return %0 : bf16
  }
  func.func @f805(%arg0: bf16) -> bf16 {
    %0 = math.rsqrt %arg0 : bf16
    return %0 : bf16
  }
  func.func @f806(%arg0: bf16) -> bf16 {
    %0 = math.sin %arg0 : bf16
    return %0 : bf16
  }
  func.func @f807(%arg0: bf16) -> bf16 {
    %0 = math.sinh %arg0 : bf16
    return %0 : bf16
  }
  func.func @f808(%arg0: bf16) -> bf16 {
    %0 = math.sqrt %arg0 : bf16
    return %0 : bf16
  }
  func.func @f809(%arg0: bf16) -> bf16 {
    %0 = math.tan %arg0 : bf16
    return %0 : bf16
  }
  func.func @f810(%arg0: bf16) -> bf16 {
    %0 = math.tanh %arg0 : bf16
    return %0 : bf16
  }
  func.func @f811(%arg0: bf16) -> bf16 {
    %0 = math.trunc %arg0 : bf16
    return %0 : bf16
  }
  func.func @f812(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = math.atan2 %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f813(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = math.copysign %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f814(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = math.powf %arg0, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f815(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = math.fma %arg0, %arg1, %arg1 : bf16
    return %0 : bf16
  }
  func.func @f816(%arg0: bf16, %arg1: bf16) -> bf16 {
    %0 = math.clampf %arg0 to [%arg1, %arg1] : bf16
    return %0 : bf16
  }
  func.func @f817(%arg0: bf16) -> bf16 {
    %sin, %cos = math.sincos %arg0 : bf16
    return %sin : bf16
  }
  func.func @f818(%arg0: bf16) -> i1 {
    %0 = math.isfinite %arg0 : bf16
    return %0 : i1
  }
  func.func @f819(%arg0: bf16) -> i1 {
    %0 = math.isinf %arg0 : bf16
    return %0 : i1
  }
  func.func @f820(%arg0: bf16) -> i1 {
    %0 = math.isnan %arg0 : bf16
    return %0 : i1
  }
  func.func @f821(%arg0: bf16) -> i1 {
    %0 = math.isnormal %arg0 : bf16
    return %0 : i1
  }
  func.func @f822(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf false, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f823(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf oeq, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f824(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf ogt, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f825(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf oge, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f826(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf olt, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f827(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf ole, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f828(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf one, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f829(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf ord, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f830(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf ueq, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f831(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf ugt, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f832(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf uge, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f833(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf ult, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f834(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf ule, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f835(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf une, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f836(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf uno, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f837(%arg0: bf16, %arg1: bf16) -> i1 {
    %0 = arith.cmpf true, %arg0, %arg1 : bf16
    return %0 : i1
  }
  func.func @f838(%arg0: i1, %arg1: bf16, %arg2: bf16) -> bf16 {
    %0 = arith.select %arg0, %arg1, %arg2 : bf16
    return %0 : bf16
  }
  func.func @f839(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.addf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f840(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.subf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f841(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f842(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.divf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f843(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.remf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f844(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maximumf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f845(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minimumf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f846(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f847(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.minnumf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f848(%arg0: f32) -> f32 {
    %0 = arith.negf %arg0 : f32
    return %0 : f32
  }
  func.func @f849(%arg0: f32) -> f32 {
    %0 = math.absf %arg0 : f32
    return %0 : f32
  }
  func.func @f850(%arg0: f32) -> f32 {
    %0 = math.acos %arg0 : f32
    return %0 : f32
  }
  func.func @f851(%arg0: f32) -> f32 {
    %0 = math.acosh %arg0 : f32
    return %0 : f32
  }
  func.func @f852(%arg0: f32) -> f32 {
    %0 = math.asin %arg0 : f32
    return %0 : f32
  }
  func.func @f853(%arg0: f32) -> f32 {
    %0 = math.asinh %arg0 : f32
    return %0 : f32
  }
  func.func @f854(%arg0: f32) -> f32 {
    %0 = math.atan %arg0 : f32
    return %0 : f32
  }
  func.func @f855(%arg0: f32) -> f32 {
    %0 = math.atanh %arg0 : f32
    return %0 : f32
  }
  func.func @f856(%arg0: f32) -> f32 {
    %0 = math.cbrt %arg0 : f32
    return %0 : f32
  }
  func.func @f857(%arg0: f32) -> f32 {
    %0 = math.ceil %arg0 : f32
    return %0 : f32
  }
  func.func @f858(%arg0: f32) -> f32 {
    %0 = math.cos %arg0 : f32
    return %0 : f32
  }
  func.func @f859(%arg0: f32) -> f32 {
    %0 = math.cosh %arg0 : f32
    return %0 : f32
  }
  func.func @f860(%arg0: f32) -> f32 {
    %0 = math.erf %arg0 : f32
    return %0 : f32
  }
  func.func @f861(%arg0: f32) -> f32 {
    %0 = math.erfc %arg0 : f32
    return %0 : f32
  }
  func.func @f862(%arg0: f32) -> f32 {
    %0 = math.exp %arg0 : f32
    return %0 : f32
  }
  func.func @f863(%arg0: f32) -> f32 {
    %0 = math.exp2 %arg0 : f32
    return %0 : f32
  }
  func.func @f864(%arg0: f32) -> f32 {
    %0 = math.expm1 %arg0 : f32
    return %0 : f32
  }
  func.func @f865(%arg0: f32) -> f32 {
    %0 = math.floor %arg0 : f32
    return %0 : f32
  }
  func.func @f866(%arg0: f32) -> f32 {
    %0 = math.log %arg0 : f32
    return %0 : f32
  }
  func.func @f867(%arg0: f32) -> f32 {
    %0 = math.log10 %arg0 : f32
    return %0 : f32
  }
  func.func @f868(%arg0: f32) -> f32 {
    %0 = math.log1p %arg0 : f32
    return %0 : f32
  }
  func.func @f869(%arg0: f32) -> f32 {
    %0 = math.log2 %arg0 : f32
    return %0 : f32
  }
  func.func @f870(%arg0: f32) -> f32 {
    %0 = math.round %arg0 : f32
    return %0 : f32
  }
  func.func @f871(%arg0: f32) -> f32 {
    %0 = math.roundeven %arg0 : f32
    return %0 : f32
  }
  func.func @f872(%arg0: f32) -> f32 {
    %0 = math.rsqrt %arg0 : f32
    return %0 : f32
  }
  func.func @f873(%arg0: f32) -> f32 {
    %0 = math.sin %arg0 : f32
    return %0 : f32
  }
  func.func @f874(%arg0: f32) -> f32 {
    %0 = math.sinh %arg0 : f32
    return %0 : f32
  }
  func.func @f875(%arg0: f32) -> f32 {
    %0 = math.sqrt %arg0 : f32
    return %0 : f32
  }
  func.func @f876(%arg0: f32) -> f32 {
    %0 = math.tan %arg0 : f32
    return %0 : f32
  }
  func.func @f877(%arg0: f32) -> f32 {
    %0 = math.tanh %arg0 : f32
    return %0 : f32
  }
  func.func @f878(%arg0: f32) -> f32 {
    %0 = math.trunc %arg0 : f32
    return %0 : f32
  }
  func.func @f879(%arg0: f32, %arg1: f32) -> f32 {
    %0 = math.atan2 %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f880(%arg0: f32, %arg1: f32) -> f32 {
    %0 = math.copysign %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f881(%arg0: f32, %arg1: f32) -> f32 {
    %0 = math.powf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @f882(%arg0: f32, %arg1: f32) -> f32 {
    %0 = math.fma %arg0, %arg1, %arg1 : f32
    return %0 : f32
  }
  func.func @f883(%arg0: f32, %arg1: f32) -> f32 {
    %0 = math.clampf %arg0 to [%arg1, %arg1] : f32
    return %0 : f32
  }
  func.func @f884(%arg0: f32) -> f32 {
    %sin, %cos = math.sincos %arg0 : f32
    return %sin : f32
  }
  func.func @f885(%arg0: f32) -> i1 {
    %0 = math.isfinite %arg0 : f32
    return %0 : i1
  }
  func.func @f886(%arg0: f32) -> i1 {
    %0 = math.isinf %arg0 : f32
    return %0 : i1
  }
  func.func @f887(%arg0: f32) -> i1 {
    %0 = math.isnan %arg0 : f32
    return %0 : i1
  }
  func.func @f888(%arg0: f32) -> i1 {
    %0 = math.isnormal %arg0 : f32
    return %0 : i1
  }
  func.func @f889(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf false, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f890(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf oeq, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f891(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf ogt, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f892(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf oge, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f893(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf olt, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f894(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf ole, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f895(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf one, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f896(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf ord, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f897(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf ueq, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f898(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf ugt, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f899(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf uge, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f900(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf ult, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f901(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf ule, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f902(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf une, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f903(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf uno, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f904(%arg0: f32, %arg1: f32) -> i1 {
    %0 = arith.cmpf true, %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @f905(%arg0: i1, %arg1: f32, %arg2: f32) -> f32 {
    %0 = arith.select %arg0, %arg1, %arg2 : f32
    return %0 : f32
  }
  func.func @f906(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.addf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f907(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.subf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f908(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.mulf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f909(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.divf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f910(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.remf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f911(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.maximumf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f912(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.minimumf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f913(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.maxnumf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f914(%arg0: f64, %arg1: f64) -> f64 {
    %0 = arith.minnumf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f915(%arg0: f64) -> f64 {
    %0 = arith.negf %arg0 : f64
    return %0 : f64
  }
  func.func @f916(%arg0: f64) -> f64 {
    %0 = math.absf %arg0 : f64
    return %0 : f64
  }
  func.func @f917(%arg0: f64) -> f64 {
    %0 = math.acos %arg0 : f64
    return %0 : f64
  }
  func.func @f918(%arg0: f64) -> f64 {
    %0 = math.acosh %arg0 : f64
    return %0 : f64
  }
  func.func @f919(%arg0: f64) -> f64 {
    %0 = math.asin %arg0 : f64
    return %0 : f64
  }
  func.func @f920(%arg0: f64) -> f64 {
    %0 = math.asinh %arg0 : f64
    return %0 : f64
  }
  func.func @f921(%arg0: f64) -> f64 {
    %0 = math.atan %arg0 : f64
    return %0 : f64
  }
  func.func @f922(%arg0: f64) -> f64 {
    %0 = math.atanh %arg0 : f64
    return %0 : f64
  }
  func.func @f923(%arg0: f64) -> f64 {
    %0 = math.cbrt %arg0 : f64
    return %0 : f64
  }
  func.func @f924(%arg0: f64) -> f64 {
    %0 = math.ceil %arg0 : f64
    return %0 : f64
  }
  func.func @f925(%arg0: f64) -> f64 {
    %0 = math.cos %arg0 : f64
    return %0 : f64
  }
  func.func @f926(%arg0: f64) -> f64 {
    %0 = math.cosh %arg0 : f64
    return %0 : f64
  }
  func.func @f927(%arg0: f64) -> f64 {
    %0 = math.erf %arg0 : f64
    return %0 : f64
  }
  func.func @f928(%arg0: f64) -> f64 {
    %0 = math.erfc %arg0 : f64
    return %0 : f64
  }
  func.func @f929(%arg0: f64) -> f64 {
    %0 = math.exp %arg0 : f64
    return %0 : f64
  }
  func.func @f930(%arg0: f64) -> f64 {
    %0 = math.exp2 %arg0 : f64
    return %0 : f64
  }
  func.func @f931(%arg0: f64) -> f64 {
    %0 = math.expm1 %arg0 : f64
    return %0 : f64
  }
  func.func @f932(%arg0: f64) -> f64 {
    %0 = math.floor %arg0 : f64
    return %0 : f64
  }
  func.func @f933(%arg0: f64) -> f64 {
    %0 = math.log %arg0 : f64
    return %0 : f64
  }
  func.func @f934(%arg0: f64) -> f64 {
    %0 = math.log10 %arg0 : f64
    return %0 : f64
  }
  func.func @f935(%arg0: f64) -> f64 {
    %0 = math.log1p %arg0 : f64
    return %0 : f64
  }
  func.func @f936(%arg0: f64) -> f64 {
    %0 = math.log2 %arg0 : f64
    return %0 : f64
  }
  func.func @f937(%arg0: f64) -> f64 {
    %0 = math.round %arg0 : f64
    return %0 : f64
  }
  func.func @f938(%arg0: f64) -> f64 {
    %0 = math.roundeven %arg0 : f64
    return %0 : f64
  }
  func.func @f939(%arg0: f64) -> f64 {
    %0 = math.rsqrt %arg0 : f64
    return %0 : f64
  }
  func.func @f940(%arg0: f64) -> f64 {
    %0 = math.sin %arg0 : f64
    return %0 : f64
  }
  func.func @f941(%arg0: f64) -> f64 {
    %0 = math.sinh %arg0 : f64
    return %0 : f64
  }
  func.func @f942(%arg0: f64) -> f64 {
    %0 = math.sqrt %arg0 : f64
    return %0 : f64
  }
  func.func @f943(%arg0: f64) -> f64 {
    %0 = math.tan %arg0 : f64
    return %0 : f64
  }
  func.func @f944(%arg0: f64) -> f64 {
    %0 = math.tanh %arg0 : f64
    return %0 : f64
  }
  func.func @f945(%arg0: f64) -> f64 {
    %0 = math.trunc %arg0 : f64
    return %0 : f64
  }
  func.func @f946(%arg0: f64, %arg1: f64) -> f64 {
    %0 = math.atan2 %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f947(%arg0: f64, %arg1: f64) -> f64 {
    %0 = math.copysign %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f948(%arg0: f64, %arg1: f64) -> f64 {
    %0 = math.powf %arg0, %arg1 : f64
    return %0 : f64
  }
  func.func @f949(%arg0: f64, %arg1: f64) -> f64 {
    %0 = math.fma %arg0, %arg1, %arg1 : f64
    return %0 : f64
  }
  func.func @f950(%arg0: f64, %arg1: f64) -> f64 {
    %0 = math.clampf %arg0 to [%arg1, %arg1] : f64
    return %0 : f64
  }
  func.func @f951(%arg0: f64) -> f64 {
    %sin, %cos = math.sincos %arg0 : f64
    return %sin : f64
  }
  func.func @f952(%arg0: f64) -> i1 {
    %0 = math.isfinite %arg0 : f64
    return %0 : i1
  }
  func.func @f953(%arg0: f64) -> i1 {
    %0 = math.isinf %arg0 : f64
    return %0 : i1
  }
  func.func @f954(%arg0: f64) -> i1 {
    %0 = math.isnan %arg0 : f64
    return %0 : i1
  }
  func.func @f955(%arg0: f64) -> i1 {
    %0 = math.isnormal %arg0 : f64
    return %0 : i1
  }
  func.func @f956(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf false, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f957(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf oeq, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f958(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf ogt, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f959(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf oge, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f960(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf olt, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f961(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf ole, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f962(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf one, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f963(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf ord, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f964(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf ueq, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f965(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf ugt, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f966(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf uge, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f967(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf ult, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f968(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf ule, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f969(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf une, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f970(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf uno, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f971(%arg0: f64, %arg1: f64) -> i1 {
    %0 = arith.cmpf true, %arg0, %arg1 : f64
    return %0 : i1
  }
  func.func @f972(%arg0: i1, %arg1: f64, %arg2: f64) -> f64 {
    %0 = arith.select %arg0, %arg1, %arg2 : f64
    return %0 : f64
  }
  func.func @f973(%arg0: f16) -> f32 {
    %0 = arith.extf %arg0 : f16 to f32
    return %0 : f32
  }
  func.func @f974(%arg0: f32) -> f16 {
    %0 = arith.truncf %arg0 : f32 to f16
    return %0 : f16
  }
  func.func @f975(%arg0: f16) -> f64 {
    %0 = arith.extf %arg0 : f16 to f64
    return %0 : f64
  }
  func.func @f976(%arg0: f64) -> f16 {
    %0 = arith.truncf %arg0 : f64 to f16
    return %0 : f16
  }
  func.func @f977(%arg0: bf16) -> f32 {
    %0 = arith.extf %arg0 : bf16 to f32
    return %0 : f32
  }
  func.func @f978(%arg0: f32) -> bf16 {
    %0 = arith.truncf %arg0 : f32 to bf16
    return %0 : bf16
  }
  func.func @f979(%arg0: bf16) -> f64 {
    %0 = arith.extf %arg0 : bf16 to f64
    return %0 : f64
  }
  func.func @f980(%arg0: f64) -> bf16 {
    %0 = arith.truncf %arg0 : f64 to bf16
    return %0 : bf16
  }
  func.func @f981(%arg0: f32) -> f64 {
    %0 = arith.extf %arg0 : f32 to f64
    return %0 : f64
  }
  func.func @f982(%arg0: f64) -> f32 {
    %0 = arith.truncf %arg0 : f64 to f32
    return %0 : f32
  }
  func.func @f983(%arg0: i16) -> f16 {
    %0 = arith.bitcast %arg0 : i16 to f16
    return %0 : f16
  }
  func.func @f984(%arg0: f16) -> i16 {
    %0 = arith.bitcast %arg0 : f16 to i16
    return %0 : i16
  }
  func.func @f985(%arg0: bf16) -> i16 {
    %0 = arith.bitcast %arg0 : bf16 to i16
    return %0 : i16
  }
  func.func @f986(%arg0: f16) -> bf16 {
    %0 = arith.bitcast %arg0 : f16 to bf16
    return %0 : bf16
  }
  func.func @f987(%arg0: i32) -> f32 {
    %0 = arith.bitcast %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @f988(%arg0: f32) -> i32 {
    %0 = arith.bitcast %arg0 : f32 to i32
    return %0 : i32
  }
  func.func @f989(%arg0: i64) -> f64 {
    %0 = arith.bitcast %arg0 : i64 to f64
    return %0 : f64
  }
  func.func @f990(%arg0: f64) -> i64 {
    %0 = arith.bitcast %arg0 : f64 to i64
    return %0 : i64
  }
  func.func @f991(%arg0: i8) -> f8E5M2 {
    %0 = arith.bitcast %arg0 : i8 to f8E5M2
    return %0 : f8E5M2
  }
  func.func @f992(%arg0: f8E4M3FN) -> i8 {
    %0 = arith.bitcast %arg0 : f8E4M3FN to i8
    return %0 : i8
  }
}

