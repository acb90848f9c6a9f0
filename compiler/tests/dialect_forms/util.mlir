module {
  util.global public @a : i32
  util.global public mutable @b {noinline} = 5 : i32
  util.global private @c = #util.byte_pattern<1> : tensor<4xi8>
  util.func private @ext(%arg0: tensor<?xf32>, %arg1: index) -> %arg0
  util.func public @tied(%arg0: tensor<4xf32>, %arg1: i32) -> (%arg0 as tensor<2xf32>, i32) {
    %0 = util.null : !util.variant
    %1 = util.call @ext2(%arg0, %arg1) : (tensor<4xf32>, i32) -> %arg0
    %2:2 = util.call @ext3(%arg0) : (tensor<4xf32>) -> (%arg0 as tensor<2xf32>, i32)
    %3 = util.optimization_barrier %arg1 : i32
    util.return %2#0, %2#1 : tensor<2xf32>, i32
  }
  util.func private @ext2(%arg0: tensor<4xf32>, %arg1: i32) -> %arg0
  util.func private @ext3(%arg0: tensor<4xf32> {foo.bar}) -> (%arg0 as tensor<2xf32>, i32 {a.b = 1 : i32})
  util.initializer {
    %0 = util.list.create : !util.list<?>
    %1 = util.list.create : !util.list<i32>
    %c0 = arith.constant 0 : index
    util.list.resize %1, %c0 : !util.list<i32>
    %2 = util.list.get %0[%c0] : !util.list<?> -> i32
    %3 = util.list.get %1[%c0] : !util.list<i32>
    util.list.set %1[%c0], %3 : !util.list<i32>
    util.list.set %0[%c0], %3 : i32 -> !util.list<?>
    %4 = util.list.size %0 : !util.list<?>
    %name = util.buffer.constant "name" <alignment = 16, mime_type = "text/x"> : !util.buffer = "foo"
    %buffer_cst = util.buffer.constant : !util.buffer = #util.composite<16xi8, [
        dense<1> : tensor<8xi8>,
        dense<[1, 2]> : vector<2xi32>,
    ]>
    %buffer = util.buffer.alloc uninitialized <alignment = 4> : !util.buffer{%c0}
    %5 = util.buffer.compare %name[%c0], %buffer_cst[%c0], %4 : !util.buffer{%c0}, !util.buffer{%c0}
    %ptr_a = util.global.address immutable @a : !util.ptr<i32>
    %6 = util.global.load.indirect %ptr_a : !util.ptr<i32> -> i32
    %a = util.global.load immutable @a : i32
    util.global.store.indirect %6, %ptr_a : i32 -> !util.ptr<i32>
    %7 = util.assume.int %c0<umin = 0, umax = 10, udiv = 4> : index
    %8:2 = util.assume.int
        %c0[<umin = 0, umax = 10>, <udiv = 2>],
        %a<umin = 3>
      : index, i32
    %9 = util.align %c0, %4 : index
    %10 = util.sizeof i32
    %11 = util.switch i32 from [%6, %a] at %c0 else %a : i32
    %12 = util.cmp.eq %buffer, %name : !util.buffer
    %13 = util.cast %buffer : !util.buffer to !util.object
    %14 = util.unfoldable_constant 4 : i32
    util.status.check_ok %6, "hello"
    util.status.check_ok %6
    %15 = util.range.min %c0, %4 : index
    %itoa = util.string.itoa %c0 : index -> !util.buffer
    %N_a = util.string.format "{}.a"(%itoa) : (!util.buffer) -> !util.buffer
    %16 = util.list.construct [%6 : i32, %itoa : !util.buffer] : !util.list<?>
    %17 = util.buffer.hash %buffer[%c0 for %4] : !util.buffer{%4} -> i64
    util.buffer.dealloc %buffer : !util.buffer{%4}
    %buffer_storage, %buffer_offset = util.buffer.storage %name : !util.buffer{%c0} -> (memref<?xi8>, index)
    %buffer_0 = util.buffer.slice %name[%c0] : !util.buffer{%c0} -> !util.buffer{%4}
    util.buffer.copy %name[%c0], %buffer_0[%c0], %4 : !util.buffer{%c0} -> !util.buffer{%4}
    util.return
  }
}
