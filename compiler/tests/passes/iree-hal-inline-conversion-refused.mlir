// RUN: not halcyon-opt --iree-hal-inline-conversion %s 2>&1 | FileCheck %s

util.func public @f(%fence: !hal.fence) -> !stream.timepoint {
  // CHECK: 'stream.timepoint.import' op hands a timepoint across the ABI, which inline execution cannot
  %0 = stream.timepoint.import %fence : (!hal.fence) => !stream.timepoint
  util.return %0 : !stream.timepoint
}
