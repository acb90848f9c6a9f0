// RUN: halcyon-opt --symbol-dce %s | FileCheck %s

// CHECK: func.func @public
func.func @public() -> i32 {
  %r = call @used() : () -> i32
  return %r : i32
}

// CHECK: func.func private @used
func.func private @used() -> i32 {
  %r = call @used_by_used() : () -> i32
  return %r : i32
}

// CHECK: func.func private @used_by_used
func.func private @used_by_used() -> i32 {
  %r = arith.constant 1 : i32
  return %r : i32
}

// Nothing calls it but itself, and what only it calls goes with it.
// CHECK-NOT: @recursive
func.func private @recursive() -> i32 {
  %r = call @recursive() : () -> i32
  %s = call @only_from_dead() : () -> i32
  return %s : i32
}

// CHECK-NOT: @only_from_dead
func.func private @only_from_dead() -> i32 {
  %r = arith.constant 1 : i32
  return %r : i32
}

// CHECK-NOT: @unread
util.global private @unread = 1 : i32
