// RUN: halcyon-opt --iree-sanitize-module-names %s | FileCheck %s

// CHECK: module @a_b_c_1
module @"a.b-c 1" {
  // Names of functions are part of the program's interface and stay.
  // CHECK: util.func public @"f-g"
  util.func public @"f-g"() {
    util.return
  }
}
