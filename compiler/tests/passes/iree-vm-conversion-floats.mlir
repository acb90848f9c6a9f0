// RUN: halcyon-opt --pass-pipeline=builtin.module(iree-vm-conversion{f64-extension=false}) %s | FileCheck %s
// RUN: halcyon-opt --iree-vm-conversion --iree-vm-target-extension-f64=false %s | FileCheck %s
// RUN: not halcyon-opt --iree-vm-conversion --iree-vm-target-extension-f64=false --iree-vm-target-truncate-unsupported-floats=false %s 2>&1 | FileCheck --check-prefix=REFUSED %s
// RUN: not halcyon-opt --pass-pipeline=builtin.module(iree-vm-conversion{f32-extension=false,f64-extension=false}) %s 2>&1 | FileCheck --check-prefix=OPTION %s
// RUN: not halcyon-opt --iree-vm-conversion --iree-vm-target-extension-f32=false --iree-vm-target-extension-f64=false %s 2>&1 | FileCheck --check-prefix=NONE %s

// REFUSED: has a value of type `f64`, which VM code cannot hold
// OPTION: cannot be converted with the pass option `f32-extension=false,f64-extension=false`
// NONE: has a value of type `f32`, which VM code cannot hold

// 0.1 rounds to f32.
// CHECK: vm.global.f32 private mutable @g = 1.000000e-01 : f32
util.global private mutable @g = 0.1 : f64

// CHECK: vm.func private @f(%arg0: f32, %arg1: f32) -> f32
func.func @f(%x: f64, %y: f32) -> f64 {
  // CHECK: %[[C:.+]] = vm.const.f32 2.500000e+00
  %c = arith.constant 2.5 : f64
  // CHECK: %[[P:.+]] = vm.mul.f32 %arg0, %[[C]]
  %0 = arith.mulf %x, %c : f64
  // CHECK: %[[G:.+]] = vm.global.load.f32 @g
  %g = util.global.load @g : f64
  // CHECK: %[[S:.+]] = vm.add.f32 %[[G]], %arg1
  %1 = arith.extf %y : f32 to f64
  %2 = arith.addf %g, %1 : f64
  // CHECK: %[[E:.+]] = vm.exp.f32 %[[S]]
  %3 = math.exp %2 : f64
  // CHECK: %[[R:.+]] = vm.sub.f32 %[[P]], %[[E]]
  %4 = arith.subf %0, %3 : f64
  // CHECK: vm.return %[[R]]
  return %4 : f64
}
