// RUN: halcyon-opt --iree-util-combine-initializers %s | FileCheck %s

util.global private mutable @a : i32
// CHECK-NOT: util.initializer
util.initializer {
  %0 = arith.constant 1 : i32
  util.global.store %0, @a : i32
  util.return
}
// CHECK: util.global private mutable @b : i32
util.global private mutable @b : i32
// CHECK: util.initializer {
// CHECK-NEXT: %[[ONE:.+]] = arith.constant 1 : i32
// CHECK-NEXT: util.global.store %[[ONE]], @a : i32
// CHECK-NEXT: %[[A:.+]] = util.global.load @a : i32
// CHECK-NEXT: util.global.store %[[A]], @b : i32
// CHECK-NEXT: util.return
util.initializer {
  %0 = util.global.load @a : i32
  util.global.store %0, @b : i32
  util.return
}
