// RUN: halcyon-opt --iree-flow-deduplicate-executables %s | FileCheck %s

// CHECK: flow.executable private @a
flow.executable private @a {
  flow.executable.export public @a_entry
  builtin.module {
    func.func @a_entry(%x: index) {
      %0 = arith.addi %x, %x : index
      return
    }
  }
}
// Other names, the same code.
// CHECK-NOT: flow.executable private @b
flow.executable private @b {
  flow.executable.export public @b_entry
  builtin.module {
    func.func @b_entry(%y: index) {
      %1 = arith.addi %y, %y : index
      return
    }
  }
}
// Other code.
// CHECK: flow.executable private @c
flow.executable private @c {
  flow.executable.export public @c_entry
  builtin.module {
    func.func @c_entry(%x: index) {
      %0 = arith.muli %x, %x : index
      return
    }
  }
}
// Other operands.
// CHECK: flow.executable private @d
flow.executable private @d {
  flow.executable.export public @d_entry
  builtin.module {
    func.func @d_entry(%x: index) {
      %0 = arith.addi %x, %x : index
      %1 = arith.addi %0, %x : index
      return
    }
  }
}
// CHECK: flow.executable private @e
flow.executable private @e {
  flow.executable.export public @e_entry
  builtin.module {
    func.func @e_entry(%x: index) {
      %0 = arith.addi %x, %x : index
      %1 = arith.addi %0, %0 : index
      return
    }
  }
}
// CHECK-LABEL: util.func public @f(
util.func public @f(%i: index) {
  // CHECK: flow.dispatch @a::@a_entry
  flow.dispatch @a::@a_entry(%i) : (index) -> ()
  // CHECK: flow.dispatch @a::@a_entry
  flow.dispatch @b::@b_entry(%i) : (index) -> ()
  // CHECK: flow.dispatch @c::@c_entry
  flow.dispatch @c::@c_entry(%i) : (index) -> ()
  util.return
}
