// FROM: hal
// Integer ops of `arith` and `math` on widths between those of registers; expected values from Python's unbounded
// integers.

func.func @addi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.addi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: addi_i1(-1, -1) = 0
// CALL: addi_i1(-1, 0) = -1
// CALL: addi_i1(0, -1) = -1
// CALL: addi_i1(0, 0) = 0
// CALL: addi_i1(16, -9) = -1

func.func @subi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.subi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: subi_i1(-1, -1) = 0
// CALL: subi_i1(-1, 0) = -1
// CALL: subi_i1(0, -1) = -1
// CALL: subi_i1(0, 0) = 0
// CALL: subi_i1(16, -9) = -1

func.func @muli_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.muli %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: muli_i1(-1, -1) = -1
// CALL: muli_i1(-1, 0) = 0
// CALL: muli_i1(0, -1) = 0
// CALL: muli_i1(0, 0) = 0
// CALL: muli_i1(16, -9) = 0

func.func @andi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.andi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: andi_i1(-1, -1) = -1
// CALL: andi_i1(-1, 0) = 0
// CALL: andi_i1(0, -1) = 0
// CALL: andi_i1(0, 0) = 0
// CALL: andi_i1(16, -9) = 0

func.func @ori_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.ori %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: ori_i1(-1, -1) = -1
// CALL: ori_i1(-1, 0) = -1
// CALL: ori_i1(0, -1) = -1
// CALL: ori_i1(0, 0) = 0
// CALL: ori_i1(16, -9) = -1

func.func @xori_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.xori %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: xori_i1(-1, -1) = 0
// CALL: xori_i1(-1, 0) = -1
// CALL: xori_i1(0, -1) = -1
// CALL: xori_i1(0, 0) = 0
// CALL: xori_i1(16, -9) = -1

func.func @divsi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.divsi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: divsi_i1(-1, -1) = -1
// CALL: divsi_i1(0, -1) = 0
// CALL: divsi_i1(16, -9) = 0

func.func @divui_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.divui %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: divui_i1(-1, -1) = -1
// CALL: divui_i1(0, -1) = 0
// CALL: divui_i1(16, -9) = 0

func.func @remsi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.remsi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: remsi_i1(-1, -1) = 0
// CALL: remsi_i1(0, -1) = 0
// CALL: remsi_i1(16, -9) = 0

func.func @remui_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.remui %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: remui_i1(-1, -1) = 0
// CALL: remui_i1(0, -1) = 0
// CALL: remui_i1(16, -9) = 0

func.func @floordivsi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.floordivsi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: floordivsi_i1(-1, -1) = -1
// CALL: floordivsi_i1(0, -1) = 0
// CALL: floordivsi_i1(16, -9) = 0

func.func @ceildivsi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.ceildivsi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: ceildivsi_i1(-1, -1) = -1
// CALL: ceildivsi_i1(0, -1) = 0
// CALL: ceildivsi_i1(16, -9) = 0

func.func @ceildivui_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.ceildivui %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: ceildivui_i1(-1, -1) = -1
// CALL: ceildivui_i1(0, -1) = 0
// CALL: ceildivui_i1(16, -9) = 0

func.func @maxsi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.maxsi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: maxsi_i1(-1, -1) = -1
// CALL: maxsi_i1(-1, 0) = 0
// CALL: maxsi_i1(0, -1) = 0
// CALL: maxsi_i1(0, 0) = 0
// CALL: maxsi_i1(16, -9) = 0

func.func @minsi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.minsi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: minsi_i1(-1, -1) = -1
// CALL: minsi_i1(-1, 0) = -1
// CALL: minsi_i1(0, -1) = -1
// CALL: minsi_i1(0, 0) = 0
// CALL: minsi_i1(16, -9) = -1

func.func @maxui_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.maxui %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: maxui_i1(-1, -1) = -1
// CALL: maxui_i1(-1, 0) = -1
// CALL: maxui_i1(0, -1) = -1
// CALL: maxui_i1(0, 0) = 0
// CALL: maxui_i1(16, -9) = -1

func.func @minui_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.minui %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: minui_i1(-1, -1) = -1
// CALL: minui_i1(-1, 0) = 0
// CALL: minui_i1(0, -1) = 0
// CALL: minui_i1(0, 0) = 0
// CALL: minui_i1(16, -9) = 0

func.func @shli_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.shli %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: shli_i1(-1, -1) = 0
// CALL: shli_i1(-1, 0) = -1
// CALL: shli_i1(0, -1) = 0
// CALL: shli_i1(0, 0) = 0
// CALL: shli_i1(16, -9) = 0

func.func @shrui_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.shrui %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: shrui_i1(-1, -1) = 0
// CALL: shrui_i1(-1, 0) = -1
// CALL: shrui_i1(0, -1) = 0
// CALL: shrui_i1(0, 0) = 0
// CALL: shrui_i1(16, -9) = 0

func.func @shrsi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.shrsi %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: shrsi_i1(-1, -1) = -1
// CALL: shrsi_i1(-1, 0) = -1
// CALL: shrsi_i1(0, -1) = 0
// CALL: shrsi_i1(0, 0) = 0
// CALL: shrsi_i1(16, -9) = 0

func.func @absi_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = math.absi %a : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: absi_i1(-1, -1) = -1
// CALL: absi_i1(-1, 0) = -1
// CALL: absi_i1(0, -1) = 0
// CALL: absi_i1(0, 0) = 0
// CALL: absi_i1(16, -9) = 0

func.func @ctpop_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = math.ctpop %a : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: ctpop_i1(-1, -1) = -1
// CALL: ctpop_i1(-1, 0) = -1
// CALL: ctpop_i1(0, -1) = 0
// CALL: ctpop_i1(0, 0) = 0
// CALL: ctpop_i1(16, -9) = 0

func.func @ctlz_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = math.ctlz %a : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: ctlz_i1(-1, -1) = 0
// CALL: ctlz_i1(-1, 0) = 0
// CALL: ctlz_i1(0, -1) = -1
// CALL: ctlz_i1(0, 0) = -1
// CALL: ctlz_i1(16, -9) = -1

func.func @cttz_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = math.cttz %a : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: cttz_i1(-1, -1) = 0
// CALL: cttz_i1(-1, 0) = 0
// CALL: cttz_i1(0, -1) = -1
// CALL: cttz_i1(0, 0) = -1
// CALL: cttz_i1(16, -9) = -1

func.func @mulsi_high_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %l, %r = arith.mulsi_extended %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: mulsi_high_i1(-1, -1) = 0
// CALL: mulsi_high_i1(-1, 0) = 0
// CALL: mulsi_high_i1(0, -1) = 0
// CALL: mulsi_high_i1(0, 0) = 0
// CALL: mulsi_high_i1(16, -9) = 0

func.func @mului_high_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %l, %r = arith.mului_extended %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: mului_high_i1(-1, -1) = 0
// CALL: mului_high_i1(-1, 0) = 0
// CALL: mului_high_i1(0, -1) = 0
// CALL: mului_high_i1(0, 0) = 0
// CALL: mului_high_i1(16, -9) = 0

func.func @cmp_slt_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.cmpi slt, %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: cmp_slt_i1(-1, -1) = 0
// CALL: cmp_slt_i1(-1, 0) = -1
// CALL: cmp_slt_i1(0, -1) = 0
// CALL: cmp_slt_i1(0, 0) = 0
// CALL: cmp_slt_i1(16, -9) = 0

func.func @cmp_sge_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.cmpi sge, %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: cmp_sge_i1(-1, -1) = -1
// CALL: cmp_sge_i1(-1, 0) = 0
// CALL: cmp_sge_i1(0, -1) = -1
// CALL: cmp_sge_i1(0, 0) = -1
// CALL: cmp_sge_i1(16, -9) = -1

func.func @cmp_ult_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.cmpi ult, %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: cmp_ult_i1(-1, -1) = 0
// CALL: cmp_ult_i1(-1, 0) = 0
// CALL: cmp_ult_i1(0, -1) = -1
// CALL: cmp_ult_i1(0, 0) = 0
// CALL: cmp_ult_i1(16, -9) = -1

func.func @cmp_ugt_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.cmpi ugt, %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: cmp_ugt_i1(-1, -1) = 0
// CALL: cmp_ugt_i1(-1, 0) = -1
// CALL: cmp_ugt_i1(0, -1) = 0
// CALL: cmp_ugt_i1(0, 0) = 0
// CALL: cmp_ugt_i1(16, -9) = 0

func.func @cmp_eq_i1(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %b = arith.trunci %y : i64 to i1
  %r = arith.cmpi eq, %a, %b : i1
  %w = arith.extsi %r : i1 to i64
  return %w : i64
}
// CALL: cmp_eq_i1(-1, -1) = -1
// CALL: cmp_eq_i1(-1, 0) = 0
// CALL: cmp_eq_i1(0, -1) = 0
// CALL: cmp_eq_i1(0, 0) = -1
// CALL: cmp_eq_i1(16, -9) = 0

func.func @extui_i1(%x: i64) -> i64 {
  %a = arith.trunci %x : i64 to i1
  %r = arith.extui %a : i1 to i64
  return %r : i64
}
// CALL: extui_i1(-1) = 1
// CALL: extui_i1(0) = 0
// CALL: extui_i1(4) = 0

func.func @fptosi_i1(%x: f64) -> i64 {
  %a = arith.fptosi %x : f64 to i1
  %r = arith.extsi %a : i1 to i64
  return %r : i64
}
// CALL: fptosi_i1(0.9) = 0
// CALL: fptosi_i1(-0.9) = 0
// CALL: fptosi_i1(-1.0) = -1
// CALL: fptosi_i1(1e+30) = 0
// CALL: fptosi_i1(-1e+30) = -1
// CALL: fptosi_i1(nan) = 0
// CALL: fptosi_i1(3.7) = 0

func.func @uitofp_i1(%x: i64) -> f64 {
  %a = arith.trunci %x : i64 to i1
  %r = arith.uitofp %a : i1 to f64
  return %r : f64
}
// CALL: uitofp_i1(-1) = 1.0
// CALL: uitofp_i1(0) = 0.0

func.func @addi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.addi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: addi_i4(-8, -8) = 0
// CALL: addi_i4(-8, -6) = 2
// CALL: addi_i4(-8, -3) = 5
// CALL: addi_i4(-8, -1) = 7
// CALL: addi_i4(-8, 0) = -8
// CALL: addi_i4(-8, 1) = -7
// CALL: addi_i4(-8, 5) = -3
// CALL: addi_i4(-8, 7) = -1
// CALL: addi_i4(135, -72) = -1

func.func @subi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.subi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: subi_i4(-8, -8) = 0
// CALL: subi_i4(-8, -6) = -2
// CALL: subi_i4(-8, -3) = -5
// CALL: subi_i4(-8, -1) = -7
// CALL: subi_i4(-8, 0) = -8
// CALL: subi_i4(-8, 1) = 7
// CALL: subi_i4(-8, 5) = 3
// CALL: subi_i4(-8, 7) = 1
// CALL: subi_i4(135, -72) = -1

func.func @muli_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.muli %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: muli_i4(-8, -8) = 0
// CALL: muli_i4(-8, -6) = 0
// CALL: muli_i4(-8, -3) = -8
// CALL: muli_i4(-8, -1) = -8
// CALL: muli_i4(-8, 0) = 0
// CALL: muli_i4(-8, 1) = -8
// CALL: muli_i4(-8, 5) = -8
// CALL: muli_i4(-8, 7) = -8
// CALL: muli_i4(135, -72) = -8

func.func @andi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.andi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: andi_i4(-8, -8) = -8
// CALL: andi_i4(-8, -6) = -8
// CALL: andi_i4(-8, -3) = -8
// CALL: andi_i4(-8, -1) = -8
// CALL: andi_i4(-8, 0) = 0
// CALL: andi_i4(-8, 1) = 0
// CALL: andi_i4(-8, 5) = 0
// CALL: andi_i4(-8, 7) = 0
// CALL: andi_i4(135, -72) = 0

func.func @ori_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.ori %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: ori_i4(-8, -8) = -8
// CALL: ori_i4(-8, -6) = -6
// CALL: ori_i4(-8, -3) = -3
// CALL: ori_i4(-8, -1) = -1
// CALL: ori_i4(-8, 0) = -8
// CALL: ori_i4(-8, 1) = -7
// CALL: ori_i4(-8, 5) = -3
// CALL: ori_i4(-8, 7) = -1
// CALL: ori_i4(135, -72) = -1

func.func @xori_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.xori %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: xori_i4(-8, -8) = 0
// CALL: xori_i4(-8, -6) = 2
// CALL: xori_i4(-8, -3) = 5
// CALL: xori_i4(-8, -1) = 7
// CALL: xori_i4(-8, 0) = -8
// CALL: xori_i4(-8, 1) = -7
// CALL: xori_i4(-8, 5) = -3
// CALL: xori_i4(-8, 7) = -1
// CALL: xori_i4(135, -72) = -1

func.func @divsi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.divsi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: divsi_i4(-8, -8) = 1
// CALL: divsi_i4(-8, -6) = 1
// CALL: divsi_i4(-8, -3) = 2
// CALL: divsi_i4(-8, -1) = -8
// CALL: divsi_i4(-8, 1) = -8
// CALL: divsi_i4(-8, 5) = -1
// CALL: divsi_i4(-8, 7) = -1
// CALL: divsi_i4(135, -72) = 0

func.func @divui_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.divui %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: divui_i4(-8, -8) = 1
// CALL: divui_i4(-8, -6) = 0
// CALL: divui_i4(-8, -3) = 0
// CALL: divui_i4(-8, -1) = 0
// CALL: divui_i4(-8, 1) = -8
// CALL: divui_i4(-8, 5) = 1
// CALL: divui_i4(-8, 7) = 1
// CALL: divui_i4(135, -72) = 0

func.func @remsi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.remsi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: remsi_i4(-8, -8) = 0
// CALL: remsi_i4(-8, -6) = -2
// CALL: remsi_i4(-8, -3) = -2
// CALL: remsi_i4(-8, -1) = 0
// CALL: remsi_i4(-8, 1) = 0
// CALL: remsi_i4(-8, 5) = -3
// CALL: remsi_i4(-8, 7) = -1
// CALL: remsi_i4(135, -72) = 7

func.func @remui_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.remui %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: remui_i4(-8, -8) = 0
// CALL: remui_i4(-8, -6) = -8
// CALL: remui_i4(-8, -3) = -8
// CALL: remui_i4(-8, -1) = -8
// CALL: remui_i4(-8, 1) = 0
// CALL: remui_i4(-8, 5) = 3
// CALL: remui_i4(-8, 7) = 1
// CALL: remui_i4(135, -72) = 7

func.func @floordivsi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.floordivsi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: floordivsi_i4(-8, -8) = 1
// CALL: floordivsi_i4(-8, -6) = 1
// CALL: floordivsi_i4(-8, -3) = 2
// CALL: floordivsi_i4(-8, -1) = -8
// CALL: floordivsi_i4(-8, 1) = -8
// CALL: floordivsi_i4(-8, 5) = -2
// CALL: floordivsi_i4(-8, 7) = -2
// CALL: floordivsi_i4(135, -72) = -1

func.func @ceildivsi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.ceildivsi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: ceildivsi_i4(-8, -8) = 1
// CALL: ceildivsi_i4(-8, -6) = 2
// CALL: ceildivsi_i4(-8, -3) = 3
// CALL: ceildivsi_i4(-8, -1) = -8
// CALL: ceildivsi_i4(-8, 1) = -8
// CALL: ceildivsi_i4(-8, 5) = -1
// CALL: ceildivsi_i4(-8, 7) = -1
// CALL: ceildivsi_i4(135, -72) = 0

func.func @ceildivui_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.ceildivui %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: ceildivui_i4(-8, -8) = 1
// CALL: ceildivui_i4(-8, -6) = 1
// CALL: ceildivui_i4(-8, -3) = 1
// CALL: ceildivui_i4(-8, -1) = 1
// CALL: ceildivui_i4(-8, 1) = -8
// CALL: ceildivui_i4(-8, 5) = 2
// CALL: ceildivui_i4(-8, 7) = 2
// CALL: ceildivui_i4(135, -72) = 1

func.func @maxsi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.maxsi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: maxsi_i4(-8, -8) = -8
// CALL: maxsi_i4(-8, -6) = -6
// CALL: maxsi_i4(-8, -3) = -3
// CALL: maxsi_i4(-8, -1) = -1
// CALL: maxsi_i4(-8, 0) = 0
// CALL: maxsi_i4(-8, 1) = 1
// CALL: maxsi_i4(-8, 5) = 5
// CALL: maxsi_i4(-8, 7) = 7
// CALL: maxsi_i4(135, -72) = 7

func.func @minsi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.minsi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: minsi_i4(-8, -8) = -8
// CALL: minsi_i4(-8, -6) = -8
// CALL: minsi_i4(-8, -3) = -8
// CALL: minsi_i4(-8, -1) = -8
// CALL: minsi_i4(-8, 0) = -8
// CALL: minsi_i4(-8, 1) = -8
// CALL: minsi_i4(-8, 5) = -8
// CALL: minsi_i4(-8, 7) = -8
// CALL: minsi_i4(135, -72) = -8

func.func @maxui_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.maxui %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: maxui_i4(-8, -8) = -8
// CALL: maxui_i4(-8, -6) = -6
// CALL: maxui_i4(-8, -3) = -3
// CALL: maxui_i4(-8, -1) = -1
// CALL: maxui_i4(-8, 0) = -8
// CALL: maxui_i4(-8, 1) = -8
// CALL: maxui_i4(-8, 5) = -8
// CALL: maxui_i4(-8, 7) = -8
// CALL: maxui_i4(135, -72) = -8

func.func @minui_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.minui %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: minui_i4(-8, -8) = -8
// CALL: minui_i4(-8, -6) = -8
// CALL: minui_i4(-8, -3) = -8
// CALL: minui_i4(-8, -1) = -8
// CALL: minui_i4(-8, 0) = 0
// CALL: minui_i4(-8, 1) = 1
// CALL: minui_i4(-8, 5) = 5
// CALL: minui_i4(-8, 7) = 7
// CALL: minui_i4(135, -72) = 7

func.func @shli_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.shli %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: shli_i4(-8, -8) = 0
// CALL: shli_i4(-8, -6) = 0
// CALL: shli_i4(-8, -3) = 0
// CALL: shli_i4(-8, -1) = 0
// CALL: shli_i4(-8, 0) = -8
// CALL: shli_i4(-8, 1) = 0
// CALL: shli_i4(-8, 5) = 0
// CALL: shli_i4(-8, 7) = 0
// CALL: shli_i4(135, -72) = 0

func.func @shrui_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.shrui %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: shrui_i4(-8, -8) = 0
// CALL: shrui_i4(-8, -6) = 0
// CALL: shrui_i4(-8, -3) = 0
// CALL: shrui_i4(-8, -1) = 0
// CALL: shrui_i4(-8, 0) = -8
// CALL: shrui_i4(-8, 1) = 4
// CALL: shrui_i4(-8, 5) = 0
// CALL: shrui_i4(-8, 7) = 0
// CALL: shrui_i4(135, -72) = 0

func.func @shrsi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = arith.shrsi %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: shrsi_i4(-8, -8) = -1
// CALL: shrsi_i4(-8, -6) = -1
// CALL: shrsi_i4(-8, -3) = -1
// CALL: shrsi_i4(-8, -1) = -1
// CALL: shrsi_i4(-8, 0) = -8
// CALL: shrsi_i4(-8, 1) = -4
// CALL: shrsi_i4(-8, 5) = -1
// CALL: shrsi_i4(-8, 7) = -1
// CALL: shrsi_i4(135, -72) = 0

func.func @absi_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = math.absi %a : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: absi_i4(-8, -8) = -8
// CALL: absi_i4(-8, -6) = -8
// CALL: absi_i4(-8, -3) = -8
// CALL: absi_i4(-8, -1) = -8
// CALL: absi_i4(-8, 0) = -8
// CALL: absi_i4(-8, 1) = -8
// CALL: absi_i4(-8, 5) = -8
// CALL: absi_i4(-8, 7) = -8
// CALL: absi_i4(135, -72) = 7

func.func @ctpop_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = math.ctpop %a : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: ctpop_i4(-8, -8) = 1
// CALL: ctpop_i4(-8, -6) = 1
// CALL: ctpop_i4(-8, -3) = 1
// CALL: ctpop_i4(-8, -1) = 1
// CALL: ctpop_i4(-8, 0) = 1
// CALL: ctpop_i4(-8, 1) = 1
// CALL: ctpop_i4(-8, 5) = 1
// CALL: ctpop_i4(-8, 7) = 1
// CALL: ctpop_i4(135, -72) = 3

func.func @ctlz_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = math.ctlz %a : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: ctlz_i4(-8, -8) = 0
// CALL: ctlz_i4(-8, -6) = 0
// CALL: ctlz_i4(-8, -3) = 0
// CALL: ctlz_i4(-8, -1) = 0
// CALL: ctlz_i4(-8, 0) = 0
// CALL: ctlz_i4(-8, 1) = 0
// CALL: ctlz_i4(-8, 5) = 0
// CALL: ctlz_i4(-8, 7) = 0
// CALL: ctlz_i4(135, -72) = 1

func.func @cttz_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %r = math.cttz %a : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: cttz_i4(-8, -8) = 3
// CALL: cttz_i4(-8, -6) = 3
// CALL: cttz_i4(-8, -3) = 3
// CALL: cttz_i4(-8, -1) = 3
// CALL: cttz_i4(-8, 0) = 3
// CALL: cttz_i4(-8, 1) = 3
// CALL: cttz_i4(-8, 5) = 3
// CALL: cttz_i4(-8, 7) = 3
// CALL: cttz_i4(135, -72) = 0

func.func @mulsi_high_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %l, %r = arith.mulsi_extended %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: mulsi_high_i4(-8, -8) = 4
// CALL: mulsi_high_i4(-8, -6) = 3
// CALL: mulsi_high_i4(-8, -3) = 1
// CALL: mulsi_high_i4(-8, -1) = 0
// CALL: mulsi_high_i4(-8, 0) = 0
// CALL: mulsi_high_i4(-8, 1) = -1
// CALL: mulsi_high_i4(-8, 5) = -3
// CALL: mulsi_high_i4(-8, 7) = -4
// CALL: mulsi_high_i4(135, -72) = -4

func.func @mului_high_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %l, %r = arith.mului_extended %a, %b : i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: mului_high_i4(-8, -8) = 4
// CALL: mului_high_i4(-8, -6) = 5
// CALL: mului_high_i4(-8, -3) = 6
// CALL: mului_high_i4(-8, -1) = 7
// CALL: mului_high_i4(-8, 0) = 0
// CALL: mului_high_i4(-8, 1) = 0
// CALL: mului_high_i4(-8, 5) = 2
// CALL: mului_high_i4(-8, 7) = 3
// CALL: mului_high_i4(135, -72) = 3

func.func @cmp_slt_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %c = arith.cmpi slt, %a, %b : i4
  %r = arith.extui %c : i1 to i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: cmp_slt_i4(-8, -8) = 0
// CALL: cmp_slt_i4(-8, -6) = 1
// CALL: cmp_slt_i4(-8, -3) = 1
// CALL: cmp_slt_i4(-8, -1) = 1
// CALL: cmp_slt_i4(-8, 0) = 1
// CALL: cmp_slt_i4(-8, 1) = 1
// CALL: cmp_slt_i4(-8, 5) = 1
// CALL: cmp_slt_i4(-8, 7) = 1
// CALL: cmp_slt_i4(135, -72) = 0

func.func @cmp_sge_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %c = arith.cmpi sge, %a, %b : i4
  %r = arith.extui %c : i1 to i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: cmp_sge_i4(-8, -8) = 1
// CALL: cmp_sge_i4(-8, -6) = 0
// CALL: cmp_sge_i4(-8, -3) = 0
// CALL: cmp_sge_i4(-8, -1) = 0
// CALL: cmp_sge_i4(-8, 0) = 0
// CALL: cmp_sge_i4(-8, 1) = 0
// CALL: cmp_sge_i4(-8, 5) = 0
// CALL: cmp_sge_i4(-8, 7) = 0
// CALL: cmp_sge_i4(135, -72) = 1

func.func @cmp_ult_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %c = arith.cmpi ult, %a, %b : i4
  %r = arith.extui %c : i1 to i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: cmp_ult_i4(-8, -8) = 0
// CALL: cmp_ult_i4(-8, -6) = 1
// CALL: cmp_ult_i4(-8, -3) = 1
// CALL: cmp_ult_i4(-8, -1) = 1
// CALL: cmp_ult_i4(-8, 0) = 0
// CALL: cmp_ult_i4(-8, 1) = 0
// CALL: cmp_ult_i4(-8, 5) = 0
// CALL: cmp_ult_i4(-8, 7) = 0
// CALL: cmp_ult_i4(135, -72) = 1

func.func @cmp_ugt_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %c = arith.cmpi ugt, %a, %b : i4
  %r = arith.extui %c : i1 to i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: cmp_ugt_i4(-8, -8) = 0
// CALL: cmp_ugt_i4(-8, -6) = 0
// CALL: cmp_ugt_i4(-8, -3) = 0
// CALL: cmp_ugt_i4(-8, -1) = 0
// CALL: cmp_ugt_i4(-8, 0) = 1
// CALL: cmp_ugt_i4(-8, 1) = 1
// CALL: cmp_ugt_i4(-8, 5) = 1
// CALL: cmp_ugt_i4(-8, 7) = 1
// CALL: cmp_ugt_i4(135, -72) = 0

func.func @cmp_eq_i4(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %b = arith.trunci %y : i64 to i4
  %c = arith.cmpi eq, %a, %b : i4
  %r = arith.extui %c : i1 to i4
  %w = arith.extsi %r : i4 to i64
  return %w : i64
}
// CALL: cmp_eq_i4(-8, -8) = 1
// CALL: cmp_eq_i4(-8, -6) = 0
// CALL: cmp_eq_i4(-8, -3) = 0
// CALL: cmp_eq_i4(-8, -1) = 0
// CALL: cmp_eq_i4(-8, 0) = 0
// CALL: cmp_eq_i4(-8, 1) = 0
// CALL: cmp_eq_i4(-8, 5) = 0
// CALL: cmp_eq_i4(-8, 7) = 0
// CALL: cmp_eq_i4(135, -72) = 0

func.func @extui_i4(%x: i64) -> i64 {
  %a = arith.trunci %x : i64 to i4
  %r = arith.extui %a : i4 to i64
  return %r : i64
}
// CALL: extui_i4(-8) = 8
// CALL: extui_i4(-6) = 10
// CALL: extui_i4(-3) = 13
// CALL: extui_i4(-1) = 15
// CALL: extui_i4(0) = 0
// CALL: extui_i4(1) = 1
// CALL: extui_i4(5) = 5
// CALL: extui_i4(7) = 7
// CALL: extui_i4(39) = 7

func.func @fptosi_i4(%x: f64) -> i64 {
  %a = arith.fptosi %x : f64 to i4
  %r = arith.extsi %a : i4 to i64
  return %r : i64
}
// CALL: fptosi_i4(0.9) = 0
// CALL: fptosi_i4(-0.9) = 0
// CALL: fptosi_i4(-1.0) = -1
// CALL: fptosi_i4(1e+30) = 7
// CALL: fptosi_i4(-1e+30) = -8
// CALL: fptosi_i4(nan) = 0
// CALL: fptosi_i4(3.7) = 3

func.func @uitofp_i4(%x: i64) -> f64 {
  %a = arith.trunci %x : i64 to i4
  %r = arith.uitofp %a : i4 to f64
  return %r : f64
}
// CALL: uitofp_i4(-8) = 8.0
// CALL: uitofp_i4(-6) = 10.0
// CALL: uitofp_i4(-3) = 13.0
// CALL: uitofp_i4(-1) = 15.0
// CALL: uitofp_i4(0) = 0.0
// CALL: uitofp_i4(1) = 1.0
// CALL: uitofp_i4(5) = 5.0
// CALL: uitofp_i4(7) = 7.0

func.func @addi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.addi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: addi_i13(-4096, -4096) = 0
// CALL: addi_i13(-4096, 0) = -4096
// CALL: addi_i13(-1446, -1446) = -2892
// CALL: addi_i13(-1446, 1) = -1445
// CALL: addi_i13(-3, -3) = -6
// CALL: addi_i13(-3, 5) = 2
// CALL: addi_i13(-1, -1) = -2
// CALL: addi_i13(-1, 4095) = 4094
// CALL: addi_i13(69631, -36864) = -1

func.func @subi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.subi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: subi_i13(-4096, -4096) = 0
// CALL: subi_i13(-4096, 0) = -4096
// CALL: subi_i13(-1446, -1446) = 0
// CALL: subi_i13(-1446, 1) = -1447
// CALL: subi_i13(-3, -3) = 0
// CALL: subi_i13(-3, 5) = -8
// CALL: subi_i13(-1, -1) = 0
// CALL: subi_i13(-1, 4095) = -4096
// CALL: subi_i13(69631, -36864) = -1

func.func @muli_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.muli %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: muli_i13(-4096, -4096) = 0
// CALL: muli_i13(-4096, 0) = 0
// CALL: muli_i13(-1446, -1446) = 1956
// CALL: muli_i13(-1446, 1) = -1446
// CALL: muli_i13(-3, -3) = 9
// CALL: muli_i13(-3, 5) = -15
// CALL: muli_i13(-1, -1) = 1
// CALL: muli_i13(-1, 4095) = -4095
// CALL: muli_i13(69631, -36864) = -4096

func.func @andi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.andi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: andi_i13(-4096, -4096) = -4096
// CALL: andi_i13(-4096, 0) = 0
// CALL: andi_i13(-1446, -1446) = -1446
// CALL: andi_i13(-1446, 1) = 0
// CALL: andi_i13(-3, -3) = -3
// CALL: andi_i13(-3, 5) = 5
// CALL: andi_i13(-1, -1) = -1
// CALL: andi_i13(-1, 4095) = 4095
// CALL: andi_i13(69631, -36864) = 0

func.func @ori_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.ori %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: ori_i13(-4096, -4096) = -4096
// CALL: ori_i13(-4096, 0) = -4096
// CALL: ori_i13(-1446, -1446) = -1446
// CALL: ori_i13(-1446, 1) = -1445
// CALL: ori_i13(-3, -3) = -3
// CALL: ori_i13(-3, 5) = -3
// CALL: ori_i13(-1, -1) = -1
// CALL: ori_i13(-1, 4095) = -1
// CALL: ori_i13(69631, -36864) = -1

func.func @xori_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.xori %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: xori_i13(-4096, -4096) = 0
// CALL: xori_i13(-4096, 0) = -4096
// CALL: xori_i13(-1446, -1446) = 0
// CALL: xori_i13(-1446, 1) = -1445
// CALL: xori_i13(-3, -3) = 0
// CALL: xori_i13(-3, 5) = -8
// CALL: xori_i13(-1, -1) = 0
// CALL: xori_i13(-1, 4095) = -4096
// CALL: xori_i13(69631, -36864) = -1

func.func @divsi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.divsi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: divsi_i13(-4096, -4096) = 1
// CALL: divsi_i13(-1446, -1446) = 1
// CALL: divsi_i13(-1446, 1) = -1446
// CALL: divsi_i13(-3, -3) = 1
// CALL: divsi_i13(-3, 5) = 0
// CALL: divsi_i13(-1, -1) = 1
// CALL: divsi_i13(-1, 4095) = 0
// CALL: divsi_i13(69631, -36864) = 0

func.func @divui_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.divui %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: divui_i13(-4096, -4096) = 1
// CALL: divui_i13(-1446, -1446) = 1
// CALL: divui_i13(-1446, 1) = -1446
// CALL: divui_i13(-3, -3) = 1
// CALL: divui_i13(-3, 5) = 1637
// CALL: divui_i13(-1, -1) = 1
// CALL: divui_i13(-1, 4095) = 2
// CALL: divui_i13(69631, -36864) = 0

func.func @remsi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.remsi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: remsi_i13(-4096, -4096) = 0
// CALL: remsi_i13(-1446, -1446) = 0
// CALL: remsi_i13(-1446, 1) = 0
// CALL: remsi_i13(-3, -3) = 0
// CALL: remsi_i13(-3, 5) = -3
// CALL: remsi_i13(-1, -1) = 0
// CALL: remsi_i13(-1, 4095) = -1
// CALL: remsi_i13(69631, -36864) = 4095

func.func @remui_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.remui %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: remui_i13(-4096, -4096) = 0
// CALL: remui_i13(-1446, -1446) = 0
// CALL: remui_i13(-1446, 1) = 0
// CALL: remui_i13(-3, -3) = 0
// CALL: remui_i13(-3, 5) = 4
// CALL: remui_i13(-1, -1) = 0
// CALL: remui_i13(-1, 4095) = 1
// CALL: remui_i13(69631, -36864) = 4095

func.func @floordivsi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.floordivsi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: floordivsi_i13(-4096, -4096) = 1
// CALL: floordivsi_i13(-1446, -1446) = 1
// CALL: floordivsi_i13(-1446, 1) = -1446
// CALL: floordivsi_i13(-3, -3) = 1
// CALL: floordivsi_i13(-3, 5) = -1
// CALL: floordivsi_i13(-1, -1) = 1
// CALL: floordivsi_i13(-1, 4095) = -1
// CALL: floordivsi_i13(69631, -36864) = -1

func.func @ceildivsi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.ceildivsi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: ceildivsi_i13(-4096, -4096) = 1
// CALL: ceildivsi_i13(-1446, -1446) = 1
// CALL: ceildivsi_i13(-1446, 1) = -1446
// CALL: ceildivsi_i13(-3, -3) = 1
// CALL: ceildivsi_i13(-3, 5) = 0
// CALL: ceildivsi_i13(-1, -1) = 1
// CALL: ceildivsi_i13(-1, 4095) = 0
// CALL: ceildivsi_i13(69631, -36864) = 0

func.func @ceildivui_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.ceildivui %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: ceildivui_i13(-4096, -4096) = 1
// CALL: ceildivui_i13(-1446, -1446) = 1
// CALL: ceildivui_i13(-1446, 1) = -1446
// CALL: ceildivui_i13(-3, -3) = 1
// CALL: ceildivui_i13(-3, 5) = 1638
// CALL: ceildivui_i13(-1, -1) = 1
// CALL: ceildivui_i13(-1, 4095) = 3
// CALL: ceildivui_i13(69631, -36864) = 1

func.func @maxsi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.maxsi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: maxsi_i13(-4096, -4096) = -4096
// CALL: maxsi_i13(-4096, 0) = 0
// CALL: maxsi_i13(-1446, -1446) = -1446
// CALL: maxsi_i13(-1446, 1) = 1
// CALL: maxsi_i13(-3, -3) = -3
// CALL: maxsi_i13(-3, 5) = 5
// CALL: maxsi_i13(-1, -1) = -1
// CALL: maxsi_i13(-1, 4095) = 4095
// CALL: maxsi_i13(69631, -36864) = 4095

func.func @minsi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.minsi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: minsi_i13(-4096, -4096) = -4096
// CALL: minsi_i13(-4096, 0) = -4096
// CALL: minsi_i13(-1446, -1446) = -1446
// CALL: minsi_i13(-1446, 1) = -1446
// CALL: minsi_i13(-3, -3) = -3
// CALL: minsi_i13(-3, 5) = -3
// CALL: minsi_i13(-1, -1) = -1
// CALL: minsi_i13(-1, 4095) = -1
// CALL: minsi_i13(69631, -36864) = -4096

func.func @maxui_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.maxui %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: maxui_i13(-4096, -4096) = -4096
// CALL: maxui_i13(-4096, 0) = -4096
// CALL: maxui_i13(-1446, -1446) = -1446
// CALL: maxui_i13(-1446, 1) = -1446
// CALL: maxui_i13(-3, -3) = -3
// CALL: maxui_i13(-3, 5) = -3
// CALL: maxui_i13(-1, -1) = -1
// CALL: maxui_i13(-1, 4095) = -1
// CALL: maxui_i13(69631, -36864) = -4096

func.func @minui_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.minui %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: minui_i13(-4096, -4096) = -4096
// CALL: minui_i13(-4096, 0) = 0
// CALL: minui_i13(-1446, -1446) = -1446
// CALL: minui_i13(-1446, 1) = 1
// CALL: minui_i13(-3, -3) = -3
// CALL: minui_i13(-3, 5) = 5
// CALL: minui_i13(-1, -1) = -1
// CALL: minui_i13(-1, 4095) = 4095
// CALL: minui_i13(69631, -36864) = 4095

func.func @shli_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.shli %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: shli_i13(-4096, -4096) = 0
// CALL: shli_i13(-4096, 0) = -4096
// CALL: shli_i13(-1446, -1446) = 0
// CALL: shli_i13(-1446, 1) = -2892
// CALL: shli_i13(-3, -3) = 0
// CALL: shli_i13(-3, 5) = -96
// CALL: shli_i13(-1, -1) = 0
// CALL: shli_i13(-1, 4095) = 0
// CALL: shli_i13(69631, -36864) = 0

func.func @shrui_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.shrui %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: shrui_i13(-4096, -4096) = 0
// CALL: shrui_i13(-4096, 0) = -4096
// CALL: shrui_i13(-1446, -1446) = 0
// CALL: shrui_i13(-1446, 1) = 3373
// CALL: shrui_i13(-3, -3) = 0
// CALL: shrui_i13(-3, 5) = 255
// CALL: shrui_i13(-1, -1) = 0
// CALL: shrui_i13(-1, 4095) = 0
// CALL: shrui_i13(69631, -36864) = 0

func.func @shrsi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = arith.shrsi %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: shrsi_i13(-4096, -4096) = -1
// CALL: shrsi_i13(-4096, 0) = -4096
// CALL: shrsi_i13(-1446, -1446) = -1
// CALL: shrsi_i13(-1446, 1) = -723
// CALL: shrsi_i13(-3, -3) = -1
// CALL: shrsi_i13(-3, 5) = -1
// CALL: shrsi_i13(-1, -1) = -1
// CALL: shrsi_i13(-1, 4095) = -1
// CALL: shrsi_i13(69631, -36864) = 0

func.func @absi_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = math.absi %a : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: absi_i13(-4096, -4096) = -4096
// CALL: absi_i13(-4096, 0) = -4096
// CALL: absi_i13(-1446, -1446) = 1446
// CALL: absi_i13(-1446, 1) = 1446
// CALL: absi_i13(-3, -3) = 3
// CALL: absi_i13(-3, 5) = 3
// CALL: absi_i13(-1, -1) = 1
// CALL: absi_i13(-1, 4095) = 1
// CALL: absi_i13(69631, -36864) = 4095

func.func @ctpop_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = math.ctpop %a : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: ctpop_i13(-4096, -4096) = 1
// CALL: ctpop_i13(-4096, 0) = 1
// CALL: ctpop_i13(-1446, -1446) = 7
// CALL: ctpop_i13(-1446, 1) = 7
// CALL: ctpop_i13(-3, -3) = 12
// CALL: ctpop_i13(-3, 5) = 12
// CALL: ctpop_i13(-1, -1) = 13
// CALL: ctpop_i13(-1, 4095) = 13
// CALL: ctpop_i13(69631, -36864) = 12

func.func @ctlz_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = math.ctlz %a : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: ctlz_i13(-4096, -4096) = 0
// CALL: ctlz_i13(-4096, 0) = 0
// CALL: ctlz_i13(-1446, -1446) = 0
// CALL: ctlz_i13(-1446, 1) = 0
// CALL: ctlz_i13(-3, -3) = 0
// CALL: ctlz_i13(-3, 5) = 0
// CALL: ctlz_i13(-1, -1) = 0
// CALL: ctlz_i13(-1, 4095) = 0
// CALL: ctlz_i13(69631, -36864) = 1

func.func @cttz_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %r = math.cttz %a : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: cttz_i13(-4096, -4096) = 12
// CALL: cttz_i13(-4096, 0) = 12
// CALL: cttz_i13(-1446, -1446) = 1
// CALL: cttz_i13(-1446, 1) = 1
// CALL: cttz_i13(-3, -3) = 0
// CALL: cttz_i13(-3, 5) = 0
// CALL: cttz_i13(-1, -1) = 0
// CALL: cttz_i13(-1, 4095) = 0
// CALL: cttz_i13(69631, -36864) = 0

func.func @mulsi_high_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %l, %r = arith.mulsi_extended %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: mulsi_high_i13(-4096, -4096) = 2048
// CALL: mulsi_high_i13(-4096, 0) = 0
// CALL: mulsi_high_i13(-1446, -1446) = 255
// CALL: mulsi_high_i13(-1446, 1) = -1
// CALL: mulsi_high_i13(-3, -3) = 0
// CALL: mulsi_high_i13(-3, 5) = -1
// CALL: mulsi_high_i13(-1, -1) = 0
// CALL: mulsi_high_i13(-1, 4095) = -1
// CALL: mulsi_high_i13(69631, -36864) = -2048

func.func @mului_high_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %l, %r = arith.mului_extended %a, %b : i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: mului_high_i13(-4096, -4096) = 2048
// CALL: mului_high_i13(-4096, 0) = 0
// CALL: mului_high_i13(-1446, -1446) = -2637
// CALL: mului_high_i13(-1446, 1) = 0
// CALL: mului_high_i13(-3, -3) = -6
// CALL: mului_high_i13(-3, 5) = 4
// CALL: mului_high_i13(-1, -1) = -2
// CALL: mului_high_i13(-1, 4095) = 4094
// CALL: mului_high_i13(69631, -36864) = 2047

func.func @cmp_slt_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %c = arith.cmpi slt, %a, %b : i13
  %r = arith.extui %c : i1 to i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: cmp_slt_i13(-4096, -4096) = 0
// CALL: cmp_slt_i13(-4096, 0) = 1
// CALL: cmp_slt_i13(-1446, -1446) = 0
// CALL: cmp_slt_i13(-1446, 1) = 1
// CALL: cmp_slt_i13(-3, -3) = 0
// CALL: cmp_slt_i13(-3, 5) = 1
// CALL: cmp_slt_i13(-1, -1) = 0
// CALL: cmp_slt_i13(-1, 4095) = 1
// CALL: cmp_slt_i13(69631, -36864) = 0

func.func @cmp_sge_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %c = arith.cmpi sge, %a, %b : i13
  %r = arith.extui %c : i1 to i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: cmp_sge_i13(-4096, -4096) = 1
// CALL: cmp_sge_i13(-4096, 0) = 0
// CALL: cmp_sge_i13(-1446, -1446) = 1
// CALL: cmp_sge_i13(-1446, 1) = 0
// CALL: cmp_sge_i13(-3, -3) = 1
// CALL: cmp_sge_i13(-3, 5) = 0
// CALL: cmp_sge_i13(-1, -1) = 1
// CALL: cmp_sge_i13(-1, 4095) = 0
// CALL: cmp_sge_i13(69631, -36864) = 1

func.func @cmp_ult_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %c = arith.cmpi ult, %a, %b : i13
  %r = arith.extui %c : i1 to i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: cmp_ult_i13(-4096, -4096) = 0
// CALL: cmp_ult_i13(-4096, 0) = 0
// CALL: cmp_ult_i13(-1446, -1446) = 0
// CALL: cmp_ult_i13(-1446, 1) = 0
// CALL: cmp_ult_i13(-3, -3) = 0
// CALL: cmp_ult_i13(-3, 5) = 0
// CALL: cmp_ult_i13(-1, -1) = 0
// CALL: cmp_ult_i13(-1, 4095) = 0
// CALL: cmp_ult_i13(69631, -36864) = 1

func.func @cmp_ugt_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %c = arith.cmpi ugt, %a, %b : i13
  %r = arith.extui %c : i1 to i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: cmp_ugt_i13(-4096, -4096) = 0
// CALL: cmp_ugt_i13(-4096, 0) = 1
// CALL: cmp_ugt_i13(-1446, -1446) = 0
// CALL: cmp_ugt_i13(-1446, 1) = 1
// CALL: cmp_ugt_i13(-3, -3) = 0
// CALL: cmp_ugt_i13(-3, 5) = 1
// CALL: cmp_ugt_i13(-1, -1) = 0
// CALL: cmp_ugt_i13(-1, 4095) = 1
// CALL: cmp_ugt_i13(69631, -36864) = 0

func.func @cmp_eq_i13(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %b = arith.trunci %y : i64 to i13
  %c = arith.cmpi eq, %a, %b : i13
  %r = arith.extui %c : i1 to i13
  %w = arith.extsi %r : i13 to i64
  return %w : i64
}
// CALL: cmp_eq_i13(-4096, -4096) = 1
// CALL: cmp_eq_i13(-4096, 0) = 0
// CALL: cmp_eq_i13(-1446, -1446) = 1
// CALL: cmp_eq_i13(-1446, 1) = 0
// CALL: cmp_eq_i13(-3, -3) = 1
// CALL: cmp_eq_i13(-3, 5) = 0
// CALL: cmp_eq_i13(-1, -1) = 1
// CALL: cmp_eq_i13(-1, 4095) = 0
// CALL: cmp_eq_i13(69631, -36864) = 0

func.func @extui_i13(%x: i64) -> i64 {
  %a = arith.trunci %x : i64 to i13
  %r = arith.extui %a : i13 to i64
  return %r : i64
}
// CALL: extui_i13(-4096) = 4096
// CALL: extui_i13(-1446) = 6746
// CALL: extui_i13(-3) = 8189
// CALL: extui_i13(-1) = 8191
// CALL: extui_i13(0) = 0
// CALL: extui_i13(1) = 1
// CALL: extui_i13(5) = 5
// CALL: extui_i13(4095) = 4095
// CALL: extui_i13(20479) = 4095

func.func @fptosi_i13(%x: f64) -> i64 {
  %a = arith.fptosi %x : f64 to i13
  %r = arith.extsi %a : i13 to i64
  return %r : i64
}
// CALL: fptosi_i13(0.9) = 0
// CALL: fptosi_i13(-0.9) = 0
// CALL: fptosi_i13(-1.0) = -1
// CALL: fptosi_i13(1e+30) = 4095
// CALL: fptosi_i13(-1e+30) = -4096
// CALL: fptosi_i13(nan) = 0
// CALL: fptosi_i13(3.7) = 3

func.func @uitofp_i13(%x: i64) -> f64 {
  %a = arith.trunci %x : i64 to i13
  %r = arith.uitofp %a : i13 to f64
  return %r : f64
}
// CALL: uitofp_i13(-4096) = 4096.0
// CALL: uitofp_i13(-1446) = 6746.0
// CALL: uitofp_i13(-3) = 8189.0
// CALL: uitofp_i13(-1) = 8191.0
// CALL: uitofp_i13(0) = 0.0
// CALL: uitofp_i13(1) = 1.0
// CALL: uitofp_i13(5) = 5.0
// CALL: uitofp_i13(4095) = 4095.0

func.func @addi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.addi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: addi_i24(-8388608, -8388608) = 0
// CALL: addi_i24(-8388608, 1) = -8388607
// CALL: addi_i24(-3, -3) = -6
// CALL: addi_i24(-3, 5) = 2
// CALL: addi_i24(-1, -1) = -2
// CALL: addi_i24(-1, 5921370) = 5921369
// CALL: addi_i24(0, 0) = 0
// CALL: addi_i24(0, 8388607) = 8388607
// CALL: addi_i24(142606335, -75497472) = -1

func.func @subi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.subi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: subi_i24(-8388608, -8388608) = 0
// CALL: subi_i24(-8388608, 1) = 8388607
// CALL: subi_i24(-3, -3) = 0
// CALL: subi_i24(-3, 5) = -8
// CALL: subi_i24(-1, -1) = 0
// CALL: subi_i24(-1, 5921370) = -5921371
// CALL: subi_i24(0, 0) = 0
// CALL: subi_i24(0, 8388607) = -8388607
// CALL: subi_i24(142606335, -75497472) = -1

func.func @muli_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.muli %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: muli_i24(-8388608, -8388608) = 0
// CALL: muli_i24(-8388608, 1) = -8388608
// CALL: muli_i24(-3, -3) = 9
// CALL: muli_i24(-3, 5) = -15
// CALL: muli_i24(-1, -1) = 1
// CALL: muli_i24(-1, 5921370) = -5921370
// CALL: muli_i24(0, 0) = 0
// CALL: muli_i24(0, 8388607) = 0
// CALL: muli_i24(142606335, -75497472) = -8388608

func.func @andi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.andi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: andi_i24(-8388608, -8388608) = -8388608
// CALL: andi_i24(-8388608, 1) = 0
// CALL: andi_i24(-3, -3) = -3
// CALL: andi_i24(-3, 5) = 5
// CALL: andi_i24(-1, -1) = -1
// CALL: andi_i24(-1, 5921370) = 5921370
// CALL: andi_i24(0, 0) = 0
// CALL: andi_i24(0, 8388607) = 0
// CALL: andi_i24(142606335, -75497472) = 0

func.func @ori_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.ori %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: ori_i24(-8388608, -8388608) = -8388608
// CALL: ori_i24(-8388608, 1) = -8388607
// CALL: ori_i24(-3, -3) = -3
// CALL: ori_i24(-3, 5) = -3
// CALL: ori_i24(-1, -1) = -1
// CALL: ori_i24(-1, 5921370) = -1
// CALL: ori_i24(0, 0) = 0
// CALL: ori_i24(0, 8388607) = 8388607
// CALL: ori_i24(142606335, -75497472) = -1

func.func @xori_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.xori %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: xori_i24(-8388608, -8388608) = 0
// CALL: xori_i24(-8388608, 1) = -8388607
// CALL: xori_i24(-3, -3) = 0
// CALL: xori_i24(-3, 5) = -8
// CALL: xori_i24(-1, -1) = 0
// CALL: xori_i24(-1, 5921370) = -5921371
// CALL: xori_i24(0, 0) = 0
// CALL: xori_i24(0, 8388607) = 8388607
// CALL: xori_i24(142606335, -75497472) = -1

func.func @divsi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.divsi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: divsi_i24(-8388608, -8388608) = 1
// CALL: divsi_i24(-8388608, 1) = -8388608
// CALL: divsi_i24(-3, -3) = 1
// CALL: divsi_i24(-3, 5) = 0
// CALL: divsi_i24(-1, -1) = 1
// CALL: divsi_i24(-1, 5921370) = 0
// CALL: divsi_i24(0, 8388607) = 0
// CALL: divsi_i24(142606335, -75497472) = 0

func.func @divui_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.divui %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: divui_i24(-8388608, -8388608) = 1
// CALL: divui_i24(-8388608, 1) = -8388608
// CALL: divui_i24(-3, -3) = 1
// CALL: divui_i24(-3, 5) = 3355442
// CALL: divui_i24(-1, -1) = 1
// CALL: divui_i24(-1, 5921370) = 2
// CALL: divui_i24(0, 8388607) = 0
// CALL: divui_i24(142606335, -75497472) = 0

func.func @remsi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.remsi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: remsi_i24(-8388608, -8388608) = 0
// CALL: remsi_i24(-8388608, 1) = 0
// CALL: remsi_i24(-3, -3) = 0
// CALL: remsi_i24(-3, 5) = -3
// CALL: remsi_i24(-1, -1) = 0
// CALL: remsi_i24(-1, 5921370) = -1
// CALL: remsi_i24(0, 8388607) = 0
// CALL: remsi_i24(142606335, -75497472) = 8388607

func.func @remui_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.remui %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: remui_i24(-8388608, -8388608) = 0
// CALL: remui_i24(-8388608, 1) = 0
// CALL: remui_i24(-3, -3) = 0
// CALL: remui_i24(-3, 5) = 3
// CALL: remui_i24(-1, -1) = 0
// CALL: remui_i24(-1, 5921370) = 4934475
// CALL: remui_i24(0, 8388607) = 0
// CALL: remui_i24(142606335, -75497472) = 8388607

func.func @floordivsi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.floordivsi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: floordivsi_i24(-8388608, -8388608) = 1
// CALL: floordivsi_i24(-8388608, 1) = -8388608
// CALL: floordivsi_i24(-3, -3) = 1
// CALL: floordivsi_i24(-3, 5) = -1
// CALL: floordivsi_i24(-1, -1) = 1
// CALL: floordivsi_i24(-1, 5921370) = -1
// CALL: floordivsi_i24(0, 8388607) = 0
// CALL: floordivsi_i24(142606335, -75497472) = -1

func.func @ceildivsi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.ceildivsi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: ceildivsi_i24(-8388608, -8388608) = 1
// CALL: ceildivsi_i24(-8388608, 1) = -8388608
// CALL: ceildivsi_i24(-3, -3) = 1
// CALL: ceildivsi_i24(-3, 5) = 0
// CALL: ceildivsi_i24(-1, -1) = 1
// CALL: ceildivsi_i24(-1, 5921370) = 0
// CALL: ceildivsi_i24(0, 8388607) = 0
// CALL: ceildivsi_i24(142606335, -75497472) = 0

func.func @ceildivui_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.ceildivui %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: ceildivui_i24(-8388608, -8388608) = 1
// CALL: ceildivui_i24(-8388608, 1) = -8388608
// CALL: ceildivui_i24(-3, -3) = 1
// CALL: ceildivui_i24(-3, 5) = 3355443
// CALL: ceildivui_i24(-1, -1) = 1
// CALL: ceildivui_i24(-1, 5921370) = 3
// CALL: ceildivui_i24(0, 8388607) = 0
// CALL: ceildivui_i24(142606335, -75497472) = 1

func.func @maxsi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.maxsi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: maxsi_i24(-8388608, -8388608) = -8388608
// CALL: maxsi_i24(-8388608, 1) = 1
// CALL: maxsi_i24(-3, -3) = -3
// CALL: maxsi_i24(-3, 5) = 5
// CALL: maxsi_i24(-1, -1) = -1
// CALL: maxsi_i24(-1, 5921370) = 5921370
// CALL: maxsi_i24(0, 0) = 0
// CALL: maxsi_i24(0, 8388607) = 8388607
// CALL: maxsi_i24(142606335, -75497472) = 8388607

func.func @minsi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.minsi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: minsi_i24(-8388608, -8388608) = -8388608
// CALL: minsi_i24(-8388608, 1) = -8388608
// CALL: minsi_i24(-3, -3) = -3
// CALL: minsi_i24(-3, 5) = -3
// CALL: minsi_i24(-1, -1) = -1
// CALL: minsi_i24(-1, 5921370) = -1
// CALL: minsi_i24(0, 0) = 0
// CALL: minsi_i24(0, 8388607) = 0
// CALL: minsi_i24(142606335, -75497472) = -8388608

func.func @maxui_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.maxui %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: maxui_i24(-8388608, -8388608) = -8388608
// CALL: maxui_i24(-8388608, 1) = -8388608
// CALL: maxui_i24(-3, -3) = -3
// CALL: maxui_i24(-3, 5) = -3
// CALL: maxui_i24(-1, -1) = -1
// CALL: maxui_i24(-1, 5921370) = -1
// CALL: maxui_i24(0, 0) = 0
// CALL: maxui_i24(0, 8388607) = 8388607
// CALL: maxui_i24(142606335, -75497472) = -8388608

func.func @minui_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.minui %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: minui_i24(-8388608, -8388608) = -8388608
// CALL: minui_i24(-8388608, 1) = 1
// CALL: minui_i24(-3, -3) = -3
// CALL: minui_i24(-3, 5) = 5
// CALL: minui_i24(-1, -1) = -1
// CALL: minui_i24(-1, 5921370) = 5921370
// CALL: minui_i24(0, 0) = 0
// CALL: minui_i24(0, 8388607) = 0
// CALL: minui_i24(142606335, -75497472) = 8388607

func.func @shli_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.shli %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: shli_i24(-8388608, -8388608) = 0
// CALL: shli_i24(-8388608, 1) = 0
// CALL: shli_i24(-3, -3) = 0
// CALL: shli_i24(-3, 5) = -96
// CALL: shli_i24(-1, -1) = 0
// CALL: shli_i24(-1, 5921370) = 0
// CALL: shli_i24(0, 0) = 0
// CALL: shli_i24(0, 8388607) = 0
// CALL: shli_i24(142606335, -75497472) = 0

func.func @shrui_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.shrui %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: shrui_i24(-8388608, -8388608) = 0
// CALL: shrui_i24(-8388608, 1) = 4194304
// CALL: shrui_i24(-3, -3) = 0
// CALL: shrui_i24(-3, 5) = 524287
// CALL: shrui_i24(-1, -1) = 0
// CALL: shrui_i24(-1, 5921370) = 0
// CALL: shrui_i24(0, 0) = 0
// CALL: shrui_i24(0, 8388607) = 0
// CALL: shrui_i24(142606335, -75497472) = 0

func.func @shrsi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = arith.shrsi %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: shrsi_i24(-8388608, -8388608) = -1
// CALL: shrsi_i24(-8388608, 1) = -4194304
// CALL: shrsi_i24(-3, -3) = -1
// CALL: shrsi_i24(-3, 5) = -1
// CALL: shrsi_i24(-1, -1) = -1
// CALL: shrsi_i24(-1, 5921370) = -1
// CALL: shrsi_i24(0, 0) = 0
// CALL: shrsi_i24(0, 8388607) = 0
// CALL: shrsi_i24(142606335, -75497472) = 0

func.func @absi_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = math.absi %a : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: absi_i24(-8388608, -8388608) = -8388608
// CALL: absi_i24(-8388608, 1) = -8388608
// CALL: absi_i24(-3, -3) = 3
// CALL: absi_i24(-3, 5) = 3
// CALL: absi_i24(-1, -1) = 1
// CALL: absi_i24(-1, 5921370) = 1
// CALL: absi_i24(0, 0) = 0
// CALL: absi_i24(0, 8388607) = 0
// CALL: absi_i24(142606335, -75497472) = 8388607

func.func @ctpop_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = math.ctpop %a : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: ctpop_i24(-8388608, -8388608) = 1
// CALL: ctpop_i24(-8388608, 1) = 1
// CALL: ctpop_i24(-3, -3) = 23
// CALL: ctpop_i24(-3, 5) = 23
// CALL: ctpop_i24(-1, -1) = 24
// CALL: ctpop_i24(-1, 5921370) = 24
// CALL: ctpop_i24(0, 0) = 0
// CALL: ctpop_i24(0, 8388607) = 0
// CALL: ctpop_i24(142606335, -75497472) = 23

func.func @ctlz_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = math.ctlz %a : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: ctlz_i24(-8388608, -8388608) = 0
// CALL: ctlz_i24(-8388608, 1) = 0
// CALL: ctlz_i24(-3, -3) = 0
// CALL: ctlz_i24(-3, 5) = 0
// CALL: ctlz_i24(-1, -1) = 0
// CALL: ctlz_i24(-1, 5921370) = 0
// CALL: ctlz_i24(0, 0) = 24
// CALL: ctlz_i24(0, 8388607) = 24
// CALL: ctlz_i24(142606335, -75497472) = 1

func.func @cttz_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %r = math.cttz %a : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: cttz_i24(-8388608, -8388608) = 23
// CALL: cttz_i24(-8388608, 1) = 23
// CALL: cttz_i24(-3, -3) = 0
// CALL: cttz_i24(-3, 5) = 0
// CALL: cttz_i24(-1, -1) = 0
// CALL: cttz_i24(-1, 5921370) = 0
// CALL: cttz_i24(0, 0) = 24
// CALL: cttz_i24(0, 8388607) = 24
// CALL: cttz_i24(142606335, -75497472) = 0

func.func @mulsi_high_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %l, %r = arith.mulsi_extended %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: mulsi_high_i24(-8388608, -8388608) = 4194304
// CALL: mulsi_high_i24(-8388608, 1) = -1
// CALL: mulsi_high_i24(-3, -3) = 0
// CALL: mulsi_high_i24(-3, 5) = -1
// CALL: mulsi_high_i24(-1, -1) = 0
// CALL: mulsi_high_i24(-1, 5921370) = -1
// CALL: mulsi_high_i24(0, 0) = 0
// CALL: mulsi_high_i24(0, 8388607) = 0
// CALL: mulsi_high_i24(142606335, -75497472) = -4194304

func.func @mului_high_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %l, %r = arith.mului_extended %a, %b : i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: mului_high_i24(-8388608, -8388608) = 4194304
// CALL: mului_high_i24(-8388608, 1) = 0
// CALL: mului_high_i24(-3, -3) = -6
// CALL: mului_high_i24(-3, 5) = 4
// CALL: mului_high_i24(-1, -1) = -2
// CALL: mului_high_i24(-1, 5921370) = 5921369
// CALL: mului_high_i24(0, 0) = 0
// CALL: mului_high_i24(0, 8388607) = 0
// CALL: mului_high_i24(142606335, -75497472) = 4194303

func.func @cmp_slt_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %c = arith.cmpi slt, %a, %b : i24
  %r = arith.extui %c : i1 to i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: cmp_slt_i24(-8388608, -8388608) = 0
// CALL: cmp_slt_i24(-8388608, 1) = 1
// CALL: cmp_slt_i24(-3, -3) = 0
// CALL: cmp_slt_i24(-3, 5) = 1
// CALL: cmp_slt_i24(-1, -1) = 0
// CALL: cmp_slt_i24(-1, 5921370) = 1
// CALL: cmp_slt_i24(0, 0) = 0
// CALL: cmp_slt_i24(0, 8388607) = 1
// CALL: cmp_slt_i24(142606335, -75497472) = 0

func.func @cmp_sge_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %c = arith.cmpi sge, %a, %b : i24
  %r = arith.extui %c : i1 to i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: cmp_sge_i24(-8388608, -8388608) = 1
// CALL: cmp_sge_i24(-8388608, 1) = 0
// CALL: cmp_sge_i24(-3, -3) = 1
// CALL: cmp_sge_i24(-3, 5) = 0
// CALL: cmp_sge_i24(-1, -1) = 1
// CALL: cmp_sge_i24(-1, 5921370) = 0
// CALL: cmp_sge_i24(0, 0) = 1
// CALL: cmp_sge_i24(0, 8388607) = 0
// CALL: cmp_sge_i24(142606335, -75497472) = 1

func.func @cmp_ult_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %c = arith.cmpi ult, %a, %b : i24
  %r = arith.extui %c : i1 to i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: cmp_ult_i24(-8388608, -8388608) = 0
// CALL: cmp_ult_i24(-8388608, 1) = 0
// CALL: cmp_ult_i24(-3, -3) = 0
// CALL: cmp_ult_i24(-3, 5) = 0
// CALL: cmp_ult_i24(-1, -1) = 0
// CALL: cmp_ult_i24(-1, 5921370) = 0
// CALL: cmp_ult_i24(0, 0) = 0
// CALL: cmp_ult_i24(0, 8388607) = 1
// CALL: cmp_ult_i24(142606335, -75497472) = 1

func.func @cmp_ugt_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %c = arith.cmpi ugt, %a, %b : i24
  %r = arith.extui %c : i1 to i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: cmp_ugt_i24(-8388608, -8388608) = 0
// CALL: cmp_ugt_i24(-8388608, 1) = 1
// CALL: cmp_ugt_i24(-3, -3) = 0
// CALL: cmp_ugt_i24(-3, 5) = 1
// CALL: cmp_ugt_i24(-1, -1) = 0
// CALL: cmp_ugt_i24(-1, 5921370) = 1
// CALL: cmp_ugt_i24(0, 0) = 0
// CALL: cmp_ugt_i24(0, 8388607) = 0
// CALL: cmp_ugt_i24(142606335, -75497472) = 0

func.func @cmp_eq_i24(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %b = arith.trunci %y : i64 to i24
  %c = arith.cmpi eq, %a, %b : i24
  %r = arith.extui %c : i1 to i24
  %w = arith.extsi %r : i24 to i64
  return %w : i64
}
// CALL: cmp_eq_i24(-8388608, -8388608) = 1
// CALL: cmp_eq_i24(-8388608, 1) = 0
// CALL: cmp_eq_i24(-3, -3) = 1
// CALL: cmp_eq_i24(-3, 5) = 0
// CALL: cmp_eq_i24(-1, -1) = 1
// CALL: cmp_eq_i24(-1, 5921370) = 0
// CALL: cmp_eq_i24(0, 0) = 1
// CALL: cmp_eq_i24(0, 8388607) = 0
// CALL: cmp_eq_i24(142606335, -75497472) = 0

func.func @extui_i24(%x: i64) -> i64 {
  %a = arith.trunci %x : i64 to i24
  %r = arith.extui %a : i24 to i64
  return %r : i64
}
// CALL: extui_i24(-8388608) = 8388608
// CALL: extui_i24(-3) = 16777213
// CALL: extui_i24(-1) = 16777215
// CALL: extui_i24(0) = 0
// CALL: extui_i24(1) = 1
// CALL: extui_i24(5) = 5
// CALL: extui_i24(5921370) = 5921370
// CALL: extui_i24(8388607) = 8388607
// CALL: extui_i24(41943039) = 8388607

func.func @fptosi_i24(%x: f64) -> i64 {
  %a = arith.fptosi %x : f64 to i24
  %r = arith.extsi %a : i24 to i64
  return %r : i64
}
// CALL: fptosi_i24(0.9) = 0
// CALL: fptosi_i24(-0.9) = 0
// CALL: fptosi_i24(-1.0) = -1
// CALL: fptosi_i24(1e+30) = 8388607
// CALL: fptosi_i24(-1e+30) = -8388608
// CALL: fptosi_i24(nan) = 0
// CALL: fptosi_i24(3.7) = 3

func.func @uitofp_i24(%x: i64) -> f64 {
  %a = arith.trunci %x : i64 to i24
  %r = arith.uitofp %a : i24 to f64
  return %r : f64
}
// CALL: uitofp_i24(-8388608) = 8388608.0
// CALL: uitofp_i24(-3) = 16777213.0
// CALL: uitofp_i24(-1) = 16777215.0
// CALL: uitofp_i24(0) = 0.0
// CALL: uitofp_i24(1) = 1.0
// CALL: uitofp_i24(5) = 5.0
// CALL: uitofp_i24(5921370) = 5921370.0
// CALL: uitofp_i24(8388607) = 8388607.0

func.func @addi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.addi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: addi_i48(-140737488355328, -140737488355328) = 0
// CALL: addi_i48(-140737488355328, 1) = -140737488355327
// CALL: addi_i48(-3, -3) = -6
// CALL: addi_i48(-3, 5) = 2
// CALL: addi_i48(-1, -1) = -2
// CALL: addi_i48(-1, 99344109427290) = 99344109427289
// CALL: addi_i48(0, 0) = 0
// CALL: addi_i48(0, 140737488355327) = 140737488355327
// CALL: addi_i48(2392537302040575, -1266637395197952) = -1

func.func @subi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.subi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: subi_i48(-140737488355328, -140737488355328) = 0
// CALL: subi_i48(-140737488355328, 1) = 140737488355327
// CALL: subi_i48(-3, -3) = 0
// CALL: subi_i48(-3, 5) = -8
// CALL: subi_i48(-1, -1) = 0
// CALL: subi_i48(-1, 99344109427290) = -99344109427291
// CALL: subi_i48(0, 0) = 0
// CALL: subi_i48(0, 140737488355327) = -140737488355327
// CALL: subi_i48(2392537302040575, -1266637395197952) = -1

func.func @muli_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.muli %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: muli_i48(-140737488355328, -140737488355328) = 0
// CALL: muli_i48(-140737488355328, 1) = -140737488355328
// CALL: muli_i48(-3, -3) = 9
// CALL: muli_i48(-3, 5) = -15
// CALL: muli_i48(-1, -1) = 1
// CALL: muli_i48(-1, 99344109427290) = -99344109427290
// CALL: muli_i48(0, 0) = 0
// CALL: muli_i48(0, 140737488355327) = 0
// CALL: muli_i48(2392537302040575, -1266637395197952) = -140737488355328

func.func @andi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.andi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: andi_i48(-140737488355328, -140737488355328) = -140737488355328
// CALL: andi_i48(-140737488355328, 1) = 0
// CALL: andi_i48(-3, -3) = -3
// CALL: andi_i48(-3, 5) = 5
// CALL: andi_i48(-1, -1) = -1
// CALL: andi_i48(-1, 99344109427290) = 99344109427290
// CALL: andi_i48(0, 0) = 0
// CALL: andi_i48(0, 140737488355327) = 0
// CALL: andi_i48(2392537302040575, -1266637395197952) = 0

func.func @ori_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.ori %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: ori_i48(-140737488355328, -140737488355328) = -140737488355328
// CALL: ori_i48(-140737488355328, 1) = -140737488355327
// CALL: ori_i48(-3, -3) = -3
// CALL: ori_i48(-3, 5) = -3
// CALL: ori_i48(-1, -1) = -1
// CALL: ori_i48(-1, 99344109427290) = -1
// CALL: ori_i48(0, 0) = 0
// CALL: ori_i48(0, 140737488355327) = 140737488355327
// CALL: ori_i48(2392537302040575, -1266637395197952) = -1

func.func @xori_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.xori %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: xori_i48(-140737488355328, -140737488355328) = 0
// CALL: xori_i48(-140737488355328, 1) = -140737488355327
// CALL: xori_i48(-3, -3) = 0
// CALL: xori_i48(-3, 5) = -8
// CALL: xori_i48(-1, -1) = 0
// CALL: xori_i48(-1, 99344109427290) = -99344109427291
// CALL: xori_i48(0, 0) = 0
// CALL: xori_i48(0, 140737488355327) = 140737488355327
// CALL: xori_i48(2392537302040575, -1266637395197952) = -1

func.func @divsi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.divsi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: divsi_i48(-140737488355328, -140737488355328) = 1
// CALL: divsi_i48(-140737488355328, 1) = -140737488355328
// CALL: divsi_i48(-3, -3) = 1
// CALL: divsi_i48(-3, 5) = 0
// CALL: divsi_i48(-1, -1) = 1
// CALL: divsi_i48(-1, 99344109427290) = 0
// CALL: divsi_i48(0, 140737488355327) = 0
// CALL: divsi_i48(2392537302040575, -1266637395197952) = 0

func.func @divui_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.divui %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: divui_i48(-140737488355328, -140737488355328) = 1
// CALL: divui_i48(-140737488355328, 1) = -140737488355328
// CALL: divui_i48(-3, -3) = 1
// CALL: divui_i48(-3, 5) = 56294995342130
// CALL: divui_i48(-1, -1) = 1
// CALL: divui_i48(-1, 99344109427290) = 2
// CALL: divui_i48(0, 140737488355327) = 0
// CALL: divui_i48(2392537302040575, -1266637395197952) = 0

func.func @remsi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.remsi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: remsi_i48(-140737488355328, -140737488355328) = 0
// CALL: remsi_i48(-140737488355328, 1) = 0
// CALL: remsi_i48(-3, -3) = 0
// CALL: remsi_i48(-3, 5) = -3
// CALL: remsi_i48(-1, -1) = 0
// CALL: remsi_i48(-1, 99344109427290) = -1
// CALL: remsi_i48(0, 140737488355327) = 0
// CALL: remsi_i48(2392537302040575, -1266637395197952) = 140737488355327

func.func @remui_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.remui %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: remui_i48(-140737488355328, -140737488355328) = 0
// CALL: remui_i48(-140737488355328, 1) = 0
// CALL: remui_i48(-3, -3) = 0
// CALL: remui_i48(-3, 5) = 3
// CALL: remui_i48(-1, -1) = 0
// CALL: remui_i48(-1, 99344109427290) = 82786757856075
// CALL: remui_i48(0, 140737488355327) = 0
// CALL: remui_i48(2392537302040575, -1266637395197952) = 140737488355327

func.func @floordivsi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.floordivsi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: floordivsi_i48(-140737488355328, -140737488355328) = 1
// CALL: floordivsi_i48(-140737488355328, 1) = -140737488355328
// CALL: floordivsi_i48(-3, -3) = 1
// CALL: floordivsi_i48(-3, 5) = -1
// CALL: floordivsi_i48(-1, -1) = 1
// CALL: floordivsi_i48(-1, 99344109427290) = -1
// CALL: floordivsi_i48(0, 140737488355327) = 0
// CALL: floordivsi_i48(2392537302040575, -1266637395197952) = -1

func.func @ceildivsi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.ceildivsi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: ceildivsi_i48(-140737488355328, -140737488355328) = 1
// CALL: ceildivsi_i48(-140737488355328, 1) = -140737488355328
// CALL: ceildivsi_i48(-3, -3) = 1
// CALL: ceildivsi_i48(-3, 5) = 0
// CALL: ceildivsi_i48(-1, -1) = 1
// CALL: ceildivsi_i48(-1, 99344109427290) = 0
// CALL: ceildivsi_i48(0, 140737488355327) = 0
// CALL: ceildivsi_i48(2392537302040575, -1266637395197952) = 0

func.func @ceildivui_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.ceildivui %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: ceildivui_i48(-140737488355328, -140737488355328) = 1
// CALL: ceildivui_i48(-140737488355328, 1) = -140737488355328
// CALL: ceildivui_i48(-3, -3) = 1
// CALL: ceildivui_i48(-3, 5) = 56294995342131
// CALL: ceildivui_i48(-1, -1) = 1
// CALL: ceildivui_i48(-1, 99344109427290) = 3
// CALL: ceildivui_i48(0, 140737488355327) = 0
// CALL: ceildivui_i48(2392537302040575, -1266637395197952) = 1

func.func @maxsi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.maxsi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: maxsi_i48(-140737488355328, -140737488355328) = -140737488355328
// CALL: maxsi_i48(-140737488355328, 1) = 1
// CALL: maxsi_i48(-3, -3) = -3
// CALL: maxsi_i48(-3, 5) = 5
// CALL: maxsi_i48(-1, -1) = -1
// CALL: maxsi_i48(-1, 99344109427290) = 99344109427290
// CALL: maxsi_i48(0, 0) = 0
// CALL: maxsi_i48(0, 140737488355327) = 140737488355327
// CALL: maxsi_i48(2392537302040575, -1266637395197952) = 140737488355327

func.func @minsi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.minsi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: minsi_i48(-140737488355328, -140737488355328) = -140737488355328
// CALL: minsi_i48(-140737488355328, 1) = -140737488355328
// CALL: minsi_i48(-3, -3) = -3
// CALL: minsi_i48(-3, 5) = -3
// CALL: minsi_i48(-1, -1) = -1
// CALL: minsi_i48(-1, 99344109427290) = -1
// CALL: minsi_i48(0, 0) = 0
// CALL: minsi_i48(0, 140737488355327) = 0
// CALL: minsi_i48(2392537302040575, -1266637395197952) = -140737488355328

func.func @maxui_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.maxui %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: maxui_i48(-140737488355328, -140737488355328) = -140737488355328
// CALL: maxui_i48(-140737488355328, 1) = -140737488355328
// CALL: maxui_i48(-3, -3) = -3
// CALL: maxui_i48(-3, 5) = -3
// CALL: maxui_i48(-1, -1) = -1
// CALL: maxui_i48(-1, 99344109427290) = -1
// CALL: maxui_i48(0, 0) = 0
// CALL: maxui_i48(0, 140737488355327) = 140737488355327
// CALL: maxui_i48(2392537302040575, -1266637395197952) = -140737488355328

func.func @minui_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.minui %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: minui_i48(-140737488355328, -140737488355328) = -140737488355328
// CALL: minui_i48(-140737488355328, 1) = 1
// CALL: minui_i48(-3, -3) = -3
// CALL: minui_i48(-3, 5) = 5
// CALL: minui_i48(-1, -1) = -1
// CALL: minui_i48(-1, 99344109427290) = 99344109427290
// CALL: minui_i48(0, 0) = 0
// CALL: minui_i48(0, 140737488355327) = 0
// CALL: minui_i48(2392537302040575, -1266637395197952) = 140737488355327

func.func @shli_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.shli %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: shli_i48(-140737488355328, -140737488355328) = 0
// CALL: shli_i48(-140737488355328, 1) = 0
// CALL: shli_i48(-3, -3) = 0
// CALL: shli_i48(-3, 5) = -96
// CALL: shli_i48(-1, -1) = 0
// CALL: shli_i48(-1, 99344109427290) = 0
// CALL: shli_i48(0, 0) = 0
// CALL: shli_i48(0, 140737488355327) = 0
// CALL: shli_i48(2392537302040575, -1266637395197952) = 0

func.func @shrui_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.shrui %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: shrui_i48(-140737488355328, -140737488355328) = 0
// CALL: shrui_i48(-140737488355328, 1) = 70368744177664
// CALL: shrui_i48(-3, -3) = 0
// CALL: shrui_i48(-3, 5) = 8796093022207
// CALL: shrui_i48(-1, -1) = 0
// CALL: shrui_i48(-1, 99344109427290) = 0
// CALL: shrui_i48(0, 0) = 0
// CALL: shrui_i48(0, 140737488355327) = 0
// CALL: shrui_i48(2392537302040575, -1266637395197952) = 0

func.func @shrsi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = arith.shrsi %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: shrsi_i48(-140737488355328, -140737488355328) = -1
// CALL: shrsi_i48(-140737488355328, 1) = -70368744177664
// CALL: shrsi_i48(-3, -3) = -1
// CALL: shrsi_i48(-3, 5) = -1
// CALL: shrsi_i48(-1, -1) = -1
// CALL: shrsi_i48(-1, 99344109427290) = -1
// CALL: shrsi_i48(0, 0) = 0
// CALL: shrsi_i48(0, 140737488355327) = 0
// CALL: shrsi_i48(2392537302040575, -1266637395197952) = 0

func.func @absi_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = math.absi %a : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: absi_i48(-140737488355328, -140737488355328) = -140737488355328
// CALL: absi_i48(-140737488355328, 1) = -140737488355328
// CALL: absi_i48(-3, -3) = 3
// CALL: absi_i48(-3, 5) = 3
// CALL: absi_i48(-1, -1) = 1
// CALL: absi_i48(-1, 99344109427290) = 1
// CALL: absi_i48(0, 0) = 0
// CALL: absi_i48(0, 140737488355327) = 0
// CALL: absi_i48(2392537302040575, -1266637395197952) = 140737488355327

func.func @ctpop_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = math.ctpop %a : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: ctpop_i48(-140737488355328, -140737488355328) = 1
// CALL: ctpop_i48(-140737488355328, 1) = 1
// CALL: ctpop_i48(-3, -3) = 47
// CALL: ctpop_i48(-3, 5) = 47
// CALL: ctpop_i48(-1, -1) = 48
// CALL: ctpop_i48(-1, 99344109427290) = 48
// CALL: ctpop_i48(0, 0) = 0
// CALL: ctpop_i48(0, 140737488355327) = 0
// CALL: ctpop_i48(2392537302040575, -1266637395197952) = 47

func.func @ctlz_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = math.ctlz %a : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: ctlz_i48(-140737488355328, -140737488355328) = 0
// CALL: ctlz_i48(-140737488355328, 1) = 0
// CALL: ctlz_i48(-3, -3) = 0
// CALL: ctlz_i48(-3, 5) = 0
// CALL: ctlz_i48(-1, -1) = 0
// CALL: ctlz_i48(-1, 99344109427290) = 0
// CALL: ctlz_i48(0, 0) = 48
// CALL: ctlz_i48(0, 140737488355327) = 48
// CALL: ctlz_i48(2392537302040575, -1266637395197952) = 1

func.func @cttz_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %r = math.cttz %a : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: cttz_i48(-140737488355328, -140737488355328) = 47
// CALL: cttz_i48(-140737488355328, 1) = 47
// CALL: cttz_i48(-3, -3) = 0
// CALL: cttz_i48(-3, 5) = 0
// CALL: cttz_i48(-1, -1) = 0
// CALL: cttz_i48(-1, 99344109427290) = 0
// CALL: cttz_i48(0, 0) = 48
// CALL: cttz_i48(0, 140737488355327) = 48
// CALL: cttz_i48(2392537302040575, -1266637395197952) = 0

func.func @mulsi_high_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %l, %r = arith.mulsi_extended %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: mulsi_high_i48(-140737488355328, -140737488355328) = 70368744177664
// CALL: mulsi_high_i48(-140737488355328, 1) = -1
// CALL: mulsi_high_i48(-3, -3) = 0
// CALL: mulsi_high_i48(-3, 5) = -1
// CALL: mulsi_high_i48(-1, -1) = 0
// CALL: mulsi_high_i48(-1, 99344109427290) = -1
// CALL: mulsi_high_i48(0, 0) = 0
// CALL: mulsi_high_i48(0, 140737488355327) = 0
// CALL: mulsi_high_i48(2392537302040575, -1266637395197952) = -70368744177664

func.func @mului_high_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %l, %r = arith.mului_extended %a, %b : i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: mului_high_i48(-140737488355328, -140737488355328) = 70368744177664
// CALL: mului_high_i48(-140737488355328, 1) = 0
// CALL: mului_high_i48(-3, -3) = -6
// CALL: mului_high_i48(-3, 5) = 4
// CALL: mului_high_i48(-1, -1) = -2
// CALL: mului_high_i48(-1, 99344109427290) = 99344109427289
// CALL: mului_high_i48(0, 0) = 0
// CALL: mului_high_i48(0, 140737488355327) = 0
// CALL: mului_high_i48(2392537302040575, -1266637395197952) = 70368744177663

func.func @cmp_slt_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %c = arith.cmpi slt, %a, %b : i48
  %r = arith.extui %c : i1 to i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: cmp_slt_i48(-140737488355328, -140737488355328) = 0
// CALL: cmp_slt_i48(-140737488355328, 1) = 1
// CALL: cmp_slt_i48(-3, -3) = 0
// CALL: cmp_slt_i48(-3, 5) = 1
// CALL: cmp_slt_i48(-1, -1) = 0
// CALL: cmp_slt_i48(-1, 99344109427290) = 1
// CALL: cmp_slt_i48(0, 0) = 0
// CALL: cmp_slt_i48(0, 140737488355327) = 1
// CALL: cmp_slt_i48(2392537302040575, -1266637395197952) = 0

func.func @cmp_sge_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %c = arith.cmpi sge, %a, %b : i48
  %r = arith.extui %c : i1 to i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: cmp_sge_i48(-140737488355328, -140737488355328) = 1
// CALL: cmp_sge_i48(-140737488355328, 1) = 0
// CALL: cmp_sge_i48(-3, -3) = 1
// CALL: cmp_sge_i48(-3, 5) = 0
// CALL: cmp_sge_i48(-1, -1) = 1
// CALL: cmp_sge_i48(-1, 99344109427290) = 0
// CALL: cmp_sge_i48(0, 0) = 1
// CALL: cmp_sge_i48(0, 140737488355327) = 0
// CALL: cmp_sge_i48(2392537302040575, -1266637395197952) = 1

func.func @cmp_ult_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %c = arith.cmpi ult, %a, %b : i48
  %r = arith.extui %c : i1 to i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: cmp_ult_i48(-140737488355328, -140737488355328) = 0
// CALL: cmp_ult_i48(-140737488355328, 1) = 0
// CALL: cmp_ult_i48(-3, -3) = 0
// CALL: cmp_ult_i48(-3, 5) = 0
// CALL: cmp_ult_i48(-1, -1) = 0
// CALL: cmp_ult_i48(-1, 99344109427290) = 0
// CALL: cmp_ult_i48(0, 0) = 0
// CALL: cmp_ult_i48(0, 140737488355327) = 1
// CALL: cmp_ult_i48(2392537302040575, -1266637395197952) = 1

func.func @cmp_ugt_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %c = arith.cmpi ugt, %a, %b : i48
  %r = arith.extui %c : i1 to i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: cmp_ugt_i48(-140737488355328, -140737488355328) = 0
// CALL: cmp_ugt_i48(-140737488355328, 1) = 1
// CALL: cmp_ugt_i48(-3, -3) = 0
// CALL: cmp_ugt_i48(-3, 5) = 1
// CALL: cmp_ugt_i48(-1, -1) = 0
// CALL: cmp_ugt_i48(-1, 99344109427290) = 1
// CALL: cmp_ugt_i48(0, 0) = 0
// CALL: cmp_ugt_i48(0, 140737488355327) = 0
// CALL: cmp_ugt_i48(2392537302040575, -1266637395197952) = 0

func.func @cmp_eq_i48(%x: i64, %y: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %b = arith.trunci %y : i64 to i48
  %c = arith.cmpi eq, %a, %b : i48
  %r = arith.extui %c : i1 to i48
  %w = arith.extsi %r : i48 to i64
  return %w : i64
}
// CALL: cmp_eq_i48(-140737488355328, -140737488355328) = 1
// CALL: cmp_eq_i48(-140737488355328, 1) = 0
// CALL: cmp_eq_i48(-3, -3) = 1
// CALL: cmp_eq_i48(-3, 5) = 0
// CALL: cmp_eq_i48(-1, -1) = 1
// CALL: cmp_eq_i48(-1, 99344109427290) = 0
// CALL: cmp_eq_i48(0, 0) = 1
// CALL: cmp_eq_i48(0, 140737488355327) = 0
// CALL: cmp_eq_i48(2392537302040575, -1266637395197952) = 0

func.func @extui_i48(%x: i64) -> i64 {
  %a = arith.trunci %x : i64 to i48
  %r = arith.extui %a : i48 to i64
  return %r : i64
}
// CALL: extui_i48(-140737488355328) = 140737488355328
// CALL: extui_i48(-3) = 281474976710653
// CALL: extui_i48(-1) = 281474976710655
// CALL: extui_i48(0) = 0
// CALL: extui_i48(1) = 1
// CALL: extui_i48(5) = 5
// CALL: extui_i48(99344109427290) = 99344109427290
// CALL: extui_i48(140737488355327) = 140737488355327
// CALL: extui_i48(703687441776639) = 140737488355327

func.func @fptosi_i48(%x: f64) -> i64 {
  %a = arith.fptosi %x : f64 to i48
  %r = arith.extsi %a : i48 to i64
  return %r : i64
}
// CALL: fptosi_i48(0.9) = 0
// CALL: fptosi_i48(-0.9) = 0
// CALL: fptosi_i48(-1.0) = -1
// CALL: fptosi_i48(1e+30) = 140737488355327
// CALL: fptosi_i48(-1e+30) = -140737488355328
// CALL: fptosi_i48(nan) = 0
// CALL: fptosi_i48(3.7) = 3

func.func @uitofp_i48(%x: i64) -> f64 {
  %a = arith.trunci %x : i64 to i48
  %r = arith.uitofp %a : i48 to f64
  return %r : f64
}
// CALL: uitofp_i48(-140737488355328) = 140737488355328.0
// CALL: uitofp_i48(-3) = 281474976710653.0
// CALL: uitofp_i48(-1) = 281474976710655.0
// CALL: uitofp_i48(0) = 0.0
// CALL: uitofp_i48(1) = 1.0
// CALL: uitofp_i48(5) = 5.0
// CALL: uitofp_i48(99344109427290) = 99344109427290.0
// CALL: uitofp_i48(140737488355327) = 140737488355327.0
