// Integer ops of `arith` and `math` on `i64`; expected values from Python's unbounded integers.

func.func @addi(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b : i64
  return %r : i64
}
// CALL: addi(0, 0) = 0
// CALL: addi(0, -7) = -7
// CALL: addi(0, 6510615555426900570) = 6510615555426900570
// CALL: addi(1, 7) = 8
// CALL: addi(1, -9223372036854775807) = -9223372036854775806
// CALL: addi(-1, 2) = 1
// CALL: addi(-1, -9223372036854775808) = 9223372036854775807
// CALL: addi(2, -1) = 1
// CALL: addi(2, 9223372036854775807) = -9223372036854775807
// CALL: addi(7, 1) = 8
// CALL: addi(7, 13) = 20
// CALL: addi(-7, 0) = -7
// CALL: addi(-7, -7) = -14
// CALL: addi(-7, 6510615555426900570) = 6510615555426900563
// CALL: addi(13, 7) = 20
// CALL: addi(13, -9223372036854775807) = -9223372036854775794
// CALL: addi(9223372036854775807, 2) = -9223372036854775807
// CALL: addi(9223372036854775807, -9223372036854775808) = -1
// CALL: addi(-9223372036854775808, -1) = 9223372036854775807
// CALL: addi(-9223372036854775808, 9223372036854775807) = -1
// CALL: addi(-9223372036854775807, 1) = -9223372036854775806
// CALL: addi(-9223372036854775807, 13) = -9223372036854775794
// CALL: addi(6510615555426900570, 0) = 6510615555426900570
// CALL: addi(6510615555426900570, -7) = 6510615555426900563
// CALL: addi(6510615555426900570, 6510615555426900570) = -5425512962855750476

func.func @subi(%a: i64, %b: i64) -> i64 {
  %r = arith.subi %a, %b : i64
  return %r : i64
}
// CALL: subi(0, 1) = -1
// CALL: subi(0, 13) = -13
// CALL: subi(1, 0) = 1
// CALL: subi(1, -7) = 8
// CALL: subi(1, 6510615555426900570) = -6510615555426900569
// CALL: subi(-1, 7) = -8
// CALL: subi(-1, -9223372036854775807) = 9223372036854775806
// CALL: subi(2, 2) = 0
// CALL: subi(2, -9223372036854775808) = -9223372036854775806
// CALL: subi(7, -1) = 8
// CALL: subi(7, 9223372036854775807) = -9223372036854775800
// CALL: subi(-7, 1) = -8
// CALL: subi(-7, 13) = -20
// CALL: subi(13, 0) = 13
// CALL: subi(13, -7) = 20
// CALL: subi(13, 6510615555426900570) = -6510615555426900557
// CALL: subi(9223372036854775807, 7) = 9223372036854775800
// CALL: subi(9223372036854775807, -9223372036854775807) = -2
// CALL: subi(-9223372036854775808, 2) = 9223372036854775806
// CALL: subi(-9223372036854775808, -9223372036854775808) = 0
// CALL: subi(-9223372036854775807, -1) = -9223372036854775806
// CALL: subi(-9223372036854775807, 9223372036854775807) = 2
// CALL: subi(6510615555426900570, 1) = 6510615555426900569
// CALL: subi(6510615555426900570, 13) = 6510615555426900557

func.func @muli(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b : i64
  return %r : i64
}
// CALL: muli(0, -1) = 0
// CALL: muli(0, 9223372036854775807) = 0
// CALL: muli(1, 1) = 1
// CALL: muli(1, 13) = 13
// CALL: muli(-1, 0) = 0
// CALL: muli(-1, -7) = 7
// CALL: muli(-1, 6510615555426900570) = -6510615555426900570
// CALL: muli(2, 7) = 14
// CALL: muli(2, -9223372036854775807) = 2
// CALL: muli(7, 2) = 14
// CALL: muli(7, -9223372036854775808) = -9223372036854775808
// CALL: muli(-7, -1) = 7
// CALL: muli(-7, 9223372036854775807) = -9223372036854775801
// CALL: muli(13, 1) = 13
// CALL: muli(13, 13) = 169
// CALL: muli(9223372036854775807, 0) = 0
// CALL: muli(9223372036854775807, -7) = -9223372036854775801
// CALL: muli(9223372036854775807, 6510615555426900570) = -6510615555426900570
// CALL: muli(-9223372036854775808, 7) = -9223372036854775808
// CALL: muli(-9223372036854775808, -9223372036854775807) = -9223372036854775808
// CALL: muli(-9223372036854775807, 2) = 2
// CALL: muli(-9223372036854775807, -9223372036854775808) = -9223372036854775808
// CALL: muli(6510615555426900570, -1) = -6510615555426900570
// CALL: muli(6510615555426900570, 9223372036854775807) = -6510615555426900570

func.func @divsi(%a: i64, %b: i64) -> i64 {
  %r = arith.divsi %a, %b : i64
  return %r : i64
}
// CALL: divsi(0, 2) = 0
// CALL: divsi(0, -9223372036854775808) = 0
// CALL: divsi(1, -1) = -1
// CALL: divsi(1, 9223372036854775807) = 0
// CALL: divsi(-1, 1) = -1
// CALL: divsi(-1, 13) = 0
// CALL: divsi(2, 0) = fails INVALID_ARGUMENT
// CALL: divsi(2, -7) = 0
// CALL: divsi(2, 6510615555426900570) = 0
// CALL: divsi(7, 7) = 1
// CALL: divsi(7, -9223372036854775807) = 0
// CALL: divsi(-7, 2) = -3
// CALL: divsi(-7, -9223372036854775808) = 0
// CALL: divsi(13, -1) = -13
// CALL: divsi(13, 9223372036854775807) = 0
// CALL: divsi(9223372036854775807, 1) = 9223372036854775807
// CALL: divsi(9223372036854775807, 13) = 709490156681136600
// CALL: divsi(-9223372036854775808, 0) = fails INVALID_ARGUMENT
// CALL: divsi(-9223372036854775808, -7) = 1317624576693539401
// CALL: divsi(-9223372036854775808, 6510615555426900570) = -1
// CALL: divsi(-9223372036854775807, 7) = -1317624576693539401
// CALL: divsi(-9223372036854775807, -9223372036854775807) = 1
// CALL: divsi(6510615555426900570, 2) = 3255307777713450285
// CALL: divsi(6510615555426900570, -9223372036854775808) = 0

func.func @divui(%a: i64, %b: i64) -> i64 {
  %r = arith.divui %a, %b : i64
  return %r : i64
}
// CALL: divui(0, 7) = 0
// CALL: divui(0, -9223372036854775807) = 0
// CALL: divui(1, 2) = 0
// CALL: divui(1, -9223372036854775808) = 0
// CALL: divui(-1, -1) = 1
// CALL: divui(-1, 9223372036854775807) = 2
// CALL: divui(2, 1) = 2
// CALL: divui(2, 13) = 0
// CALL: divui(7, 0) = fails INVALID_ARGUMENT
// CALL: divui(7, -7) = 0
// CALL: divui(7, 6510615555426900570) = 0
// CALL: divui(-7, 7) = 2635249153387078801
// CALL: divui(-7, -9223372036854775807) = 1
// CALL: divui(13, 2) = 6
// CALL: divui(13, -9223372036854775808) = 0
// CALL: divui(9223372036854775807, -1) = 0
// CALL: divui(9223372036854775807, 9223372036854775807) = 1
// CALL: divui(-9223372036854775808, 1) = -9223372036854775808
// CALL: divui(-9223372036854775808, 13) = 709490156681136600
// CALL: divui(-9223372036854775807, 0) = fails INVALID_ARGUMENT
// CALL: divui(-9223372036854775807, -7) = 0
// CALL: divui(-9223372036854775807, 6510615555426900570) = 1
// CALL: divui(6510615555426900570, 7) = 930087936489557224
// CALL: divui(6510615555426900570, -9223372036854775807) = 0

func.func @remsi(%a: i64, %b: i64) -> i64 {
  %r = arith.remsi %a, %b : i64
  return %r : i64
}
// CALL: remsi(0, 0) = fails INVALID_ARGUMENT
// CALL: remsi(0, -7) = 0
// CALL: remsi(0, 6510615555426900570) = 0
// CALL: remsi(1, 7) = 1
// CALL: remsi(1, -9223372036854775807) = 1
// CALL: remsi(-1, 2) = -1
// CALL: remsi(-1, -9223372036854775808) = -1
// CALL: remsi(2, -1) = 0
// CALL: remsi(2, 9223372036854775807) = 2
// CALL: remsi(7, 1) = 0
// CALL: remsi(7, 13) = 7
// CALL: remsi(-7, 0) = fails INVALID_ARGUMENT
// CALL: remsi(-7, -7) = 0
// CALL: remsi(-7, 6510615555426900570) = -7
// CALL: remsi(13, 7) = 6
// CALL: remsi(13, -9223372036854775807) = 13
// CALL: remsi(9223372036854775807, 2) = 1
// CALL: remsi(9223372036854775807, -9223372036854775808) = 9223372036854775807
// CALL: remsi(-9223372036854775808, -1) = 0
// CALL: remsi(-9223372036854775808, 9223372036854775807) = -1
// CALL: remsi(-9223372036854775807, 1) = 0
// CALL: remsi(-9223372036854775807, 13) = -7
// CALL: remsi(6510615555426900570, 0) = fails INVALID_ARGUMENT
// CALL: remsi(6510615555426900570, -7) = 2
// CALL: remsi(6510615555426900570, 6510615555426900570) = 0

func.func @remui(%a: i64, %b: i64) -> i64 {
  %r = arith.remui %a, %b : i64
  return %r : i64
}
// CALL: remui(0, 1) = 0
// CALL: remui(0, 13) = 0
// CALL: remui(1, 0) = fails INVALID_ARGUMENT
// CALL: remui(1, -7) = 1
// CALL: remui(1, 6510615555426900570) = 1
// CALL: remui(-1, 7) = 1
// CALL: remui(-1, -9223372036854775807) = 9223372036854775806
// CALL: remui(2, 2) = 0
// CALL: remui(2, -9223372036854775808) = 2
// CALL: remui(7, -1) = 7
// CALL: remui(7, 9223372036854775807) = 7
// CALL: remui(-7, 1) = 0
// CALL: remui(-7, 13) = 9
// CALL: remui(13, 0) = fails INVALID_ARGUMENT
// CALL: remui(13, -7) = 13
// CALL: remui(13, 6510615555426900570) = 13
// CALL: remui(9223372036854775807, 7) = 0
// CALL: remui(9223372036854775807, -9223372036854775807) = 9223372036854775807
// CALL: remui(-9223372036854775808, 2) = 0
// CALL: remui(-9223372036854775808, -9223372036854775808) = 0
// CALL: remui(-9223372036854775807, -1) = -9223372036854775807
// CALL: remui(-9223372036854775807, 9223372036854775807) = 2
// CALL: remui(6510615555426900570, 1) = 0
// CALL: remui(6510615555426900570, 13) = 3

func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}
// CALL: floordivsi(0, -1) = 0
// CALL: floordivsi(0, 9223372036854775807) = 0
// CALL: floordivsi(1, 1) = 1
// CALL: floordivsi(1, 13) = 0
// CALL: floordivsi(-1, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(-1, -7) = 0
// CALL: floordivsi(-1, 6510615555426900570) = -1
// CALL: floordivsi(2, 7) = 0
// CALL: floordivsi(2, -9223372036854775807) = -1
// CALL: floordivsi(7, 2) = 3
// CALL: floordivsi(7, -9223372036854775808) = -1
// CALL: floordivsi(-7, -1) = 7
// CALL: floordivsi(-7, 9223372036854775807) = -1
// CALL: floordivsi(13, 1) = 13
// CALL: floordivsi(13, 13) = 1
// CALL: floordivsi(9223372036854775807, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(9223372036854775807, -7) = -1317624576693539401
// CALL: floordivsi(9223372036854775807, 6510615555426900570) = 1
// CALL: floordivsi(-9223372036854775808, 7) = -1317624576693539402
// CALL: floordivsi(-9223372036854775808, -9223372036854775807) = 1
// CALL: floordivsi(-9223372036854775807, 2) = -4611686018427387904
// CALL: floordivsi(-9223372036854775807, -9223372036854775808) = 0
// CALL: floordivsi(6510615555426900570, -1) = -6510615555426900570
// CALL: floordivsi(6510615555426900570, 9223372036854775807) = 0

func.func @ceildivsi(%a: i64, %b: i64) -> i64 {
  %r = arith.ceildivsi %a, %b : i64
  return %r : i64
}
// CALL: ceildivsi(0, 2) = 0
// CALL: ceildivsi(0, -9223372036854775808) = 0
// CALL: ceildivsi(1, -1) = -1
// CALL: ceildivsi(1, 9223372036854775807) = 1
// CALL: ceildivsi(-1, 1) = -1
// CALL: ceildivsi(-1, 13) = 0
// CALL: ceildivsi(2, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(2, -7) = 0
// CALL: ceildivsi(2, 6510615555426900570) = 1
// CALL: ceildivsi(7, 7) = 1
// CALL: ceildivsi(7, -9223372036854775807) = 0
// CALL: ceildivsi(-7, 2) = -3
// CALL: ceildivsi(-7, -9223372036854775808) = 1
// CALL: ceildivsi(13, -1) = -13
// CALL: ceildivsi(13, 9223372036854775807) = 1
// CALL: ceildivsi(9223372036854775807, 1) = 9223372036854775807
// CALL: ceildivsi(9223372036854775807, 13) = 709490156681136601
// CALL: ceildivsi(-9223372036854775808, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(-9223372036854775808, -7) = 1317624576693539402
// CALL: ceildivsi(-9223372036854775808, 6510615555426900570) = -1
// CALL: ceildivsi(-9223372036854775807, 7) = -1317624576693539401
// CALL: ceildivsi(-9223372036854775807, -9223372036854775807) = 1
// CALL: ceildivsi(6510615555426900570, 2) = 3255307777713450285
// CALL: ceildivsi(6510615555426900570, -9223372036854775808) = 0

func.func @ceildivui(%a: i64, %b: i64) -> i64 {
  %r = arith.ceildivui %a, %b : i64
  return %r : i64
}
// CALL: ceildivui(0, 7) = 0
// CALL: ceildivui(0, -9223372036854775807) = 0
// CALL: ceildivui(1, 2) = 1
// CALL: ceildivui(1, -9223372036854775808) = 1
// CALL: ceildivui(-1, -1) = 1
// CALL: ceildivui(-1, 9223372036854775807) = 3
// CALL: ceildivui(2, 1) = 2
// CALL: ceildivui(2, 13) = 1
// CALL: ceildivui(7, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(7, -7) = 1
// CALL: ceildivui(7, 6510615555426900570) = 1
// CALL: ceildivui(-7, 7) = 2635249153387078802
// CALL: ceildivui(-7, -9223372036854775807) = 2
// CALL: ceildivui(13, 2) = 7
// CALL: ceildivui(13, -9223372036854775808) = 1
// CALL: ceildivui(9223372036854775807, -1) = 1
// CALL: ceildivui(9223372036854775807, 9223372036854775807) = 1
// CALL: ceildivui(-9223372036854775808, 1) = -9223372036854775808
// CALL: ceildivui(-9223372036854775808, 13) = 709490156681136601
// CALL: ceildivui(-9223372036854775807, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(-9223372036854775807, -7) = 1
// CALL: ceildivui(-9223372036854775807, 6510615555426900570) = 2
// CALL: ceildivui(6510615555426900570, 7) = 930087936489557225
// CALL: ceildivui(6510615555426900570, -9223372036854775807) = 1

func.func @andi(%a: i64, %b: i64) -> i64 {
  %r = arith.andi %a, %b : i64
  return %r : i64
}
// CALL: andi(0, 0) = 0
// CALL: andi(0, -7) = 0
// CALL: andi(0, 6510615555426900570) = 0
// CALL: andi(1, 7) = 1
// CALL: andi(1, -9223372036854775807) = 1
// CALL: andi(-1, 2) = 2
// CALL: andi(-1, -9223372036854775808) = -9223372036854775808
// CALL: andi(2, -1) = 2
// CALL: andi(2, 9223372036854775807) = 2
// CALL: andi(7, 1) = 1
// CALL: andi(7, 13) = 5
// CALL: andi(-7, 0) = 0
// CALL: andi(-7, -7) = -7
// CALL: andi(-7, 6510615555426900570) = 6510615555426900568
// CALL: andi(13, 7) = 5
// CALL: andi(13, -9223372036854775807) = 1
// CALL: andi(9223372036854775807, 2) = 2
// CALL: andi(9223372036854775807, -9223372036854775808) = 0
// CALL: andi(-9223372036854775808, -1) = -9223372036854775808
// CALL: andi(-9223372036854775808, 9223372036854775807) = 0
// CALL: andi(-9223372036854775807, 1) = 1
// CALL: andi(-9223372036854775807, 13) = 1
// CALL: andi(6510615555426900570, 0) = 0
// CALL: andi(6510615555426900570, -7) = 6510615555426900568
// CALL: andi(6510615555426900570, 6510615555426900570) = 6510615555426900570

func.func @ori(%a: i64, %b: i64) -> i64 {
  %r = arith.ori %a, %b : i64
  return %r : i64
}
// CALL: ori(0, 1) = 1
// CALL: ori(0, 13) = 13
// CALL: ori(1, 0) = 1
// CALL: ori(1, -7) = -7
// CALL: ori(1, 6510615555426900570) = 6510615555426900571
// CALL: ori(-1, 7) = -1
// CALL: ori(-1, -9223372036854775807) = -1
// CALL: ori(2, 2) = 2
// CALL: ori(2, -9223372036854775808) = -9223372036854775806
// CALL: ori(7, -1) = -1
// CALL: ori(7, 9223372036854775807) = 9223372036854775807
// CALL: ori(-7, 1) = -7
// CALL: ori(-7, 13) = -3
// CALL: ori(13, 0) = 13
// CALL: ori(13, -7) = -3
// CALL: ori(13, 6510615555426900570) = 6510615555426900575
// CALL: ori(9223372036854775807, 7) = 9223372036854775807
// CALL: ori(9223372036854775807, -9223372036854775807) = -1
// CALL: ori(-9223372036854775808, 2) = -9223372036854775806
// CALL: ori(-9223372036854775808, -9223372036854775808) = -9223372036854775808
// CALL: ori(-9223372036854775807, -1) = -1
// CALL: ori(-9223372036854775807, 9223372036854775807) = -1
// CALL: ori(6510615555426900570, 1) = 6510615555426900571
// CALL: ori(6510615555426900570, 13) = 6510615555426900575

func.func @xori(%a: i64, %b: i64) -> i64 {
  %r = arith.xori %a, %b : i64
  return %r : i64
}
// CALL: xori(0, -1) = -1
// CALL: xori(0, 9223372036854775807) = 9223372036854775807
// CALL: xori(1, 1) = 0
// CALL: xori(1, 13) = 12
// CALL: xori(-1, 0) = -1
// CALL: xori(-1, -7) = 6
// CALL: xori(-1, 6510615555426900570) = -6510615555426900571
// CALL: xori(2, 7) = 5
// CALL: xori(2, -9223372036854775807) = -9223372036854775805
// CALL: xori(7, 2) = 5
// CALL: xori(7, -9223372036854775808) = -9223372036854775801
// CALL: xori(-7, -1) = 6
// CALL: xori(-7, 9223372036854775807) = -9223372036854775802
// CALL: xori(13, 1) = 12
// CALL: xori(13, 13) = 0
// CALL: xori(9223372036854775807, 0) = 9223372036854775807
// CALL: xori(9223372036854775807, -7) = -9223372036854775802
// CALL: xori(9223372036854775807, 6510615555426900570) = 2712756481427875237
// CALL: xori(-9223372036854775808, 7) = -9223372036854775801
// CALL: xori(-9223372036854775808, -9223372036854775807) = 1
// CALL: xori(-9223372036854775807, 2) = -9223372036854775805
// CALL: xori(-9223372036854775807, -9223372036854775808) = 1
// CALL: xori(6510615555426900570, -1) = -6510615555426900571
// CALL: xori(6510615555426900570, 9223372036854775807) = 2712756481427875237

func.func @shli(%a: i64, %b: i64) -> i64 {
  %r = arith.shli %a, %b : i64
  return %r : i64
}
// CALL: shli(0, 0) = 0
// CALL: shli(0, 1) = 0
// CALL: shli(0, 63) = 0
// CALL: shli(0, 64) = 0
// CALL: shli(0, -1) = 0
// CALL: shli(-1, 0) = -1
// CALL: shli(-1, 1) = -2
// CALL: shli(-1, 63) = -9223372036854775808
// CALL: shli(-1, 64) = 0
// CALL: shli(-1, -1) = 0
// CALL: shli(7, 0) = 7
// CALL: shli(7, 1) = 14
// CALL: shli(7, 63) = -9223372036854775808
// CALL: shli(7, 64) = 0
// CALL: shli(7, -1) = 0
// CALL: shli(13, 0) = 13
// CALL: shli(13, 1) = 26
// CALL: shli(13, 63) = -9223372036854775808
// CALL: shli(13, 64) = 0
// CALL: shli(13, -1) = 0
// CALL: shli(-9223372036854775808, 0) = -9223372036854775808
// CALL: shli(-9223372036854775808, 1) = 0
// CALL: shli(-9223372036854775808, 63) = 0
// CALL: shli(-9223372036854775808, 64) = 0
// CALL: shli(-9223372036854775808, -1) = 0
// CALL: shli(6510615555426900570, 0) = 6510615555426900570
// CALL: shli(6510615555426900570, 1) = -5425512962855750476
// CALL: shli(6510615555426900570, 63) = 0
// CALL: shli(6510615555426900570, 64) = 0
// CALL: shli(6510615555426900570, -1) = 0

func.func @shrsi(%a: i64, %b: i64) -> i64 {
  %r = arith.shrsi %a, %b : i64
  return %r : i64
}
// CALL: shrsi(0, 0) = 0
// CALL: shrsi(0, 1) = 0
// CALL: shrsi(0, 63) = 0
// CALL: shrsi(0, 64) = 0
// CALL: shrsi(0, -1) = 0
// CALL: shrsi(-1, 0) = -1
// CALL: shrsi(-1, 1) = -1
// CALL: shrsi(-1, 63) = -1
// CALL: shrsi(-1, 64) = -1
// CALL: shrsi(-1, -1) = -1
// CALL: shrsi(7, 0) = 7
// CALL: shrsi(7, 1) = 3
// CALL: shrsi(7, 63) = 0
// CALL: shrsi(7, 64) = 0
// CALL: shrsi(7, -1) = 0
// CALL: shrsi(13, 0) = 13
// CALL: shrsi(13, 1) = 6
// CALL: shrsi(13, 63) = 0
// CALL: shrsi(13, 64) = 0
// CALL: shrsi(13, -1) = 0
// CALL: shrsi(-9223372036854775808, 0) = -9223372036854775808
// CALL: shrsi(-9223372036854775808, 1) = -4611686018427387904
// CALL: shrsi(-9223372036854775808, 63) = -1
// CALL: shrsi(-9223372036854775808, 64) = -1
// CALL: shrsi(-9223372036854775808, -1) = -1
// CALL: shrsi(6510615555426900570, 0) = 6510615555426900570
// CALL: shrsi(6510615555426900570, 1) = 3255307777713450285
// CALL: shrsi(6510615555426900570, 63) = 0
// CALL: shrsi(6510615555426900570, 64) = 0
// CALL: shrsi(6510615555426900570, -1) = 0

func.func @shrui(%a: i64, %b: i64) -> i64 {
  %r = arith.shrui %a, %b : i64
  return %r : i64
}
// CALL: shrui(0, 0) = 0
// CALL: shrui(0, 1) = 0
// CALL: shrui(0, 63) = 0
// CALL: shrui(0, 64) = 0
// CALL: shrui(0, -1) = 0
// CALL: shrui(-1, 0) = -1
// CALL: shrui(-1, 1) = 9223372036854775807
// CALL: shrui(-1, 63) = 1
// CALL: shrui(-1, 64) = 0
// CALL: shrui(-1, -1) = 0
// CALL: shrui(7, 0) = 7
// CALL: shrui(7, 1) = 3
// CALL: shrui(7, 63) = 0
// CALL: shrui(7, 64) = 0
// CALL: shrui(7, -1) = 0
// CALL: shrui(13, 0) = 13
// CALL: shrui(13, 1) = 6
// CALL: shrui(13, 63) = 0
// CALL: shrui(13, 64) = 0
// CALL: shrui(13, -1) = 0
// CALL: shrui(-9223372036854775808, 0) = -9223372036854775808
// CALL: shrui(-9223372036854775808, 1) = 4611686018427387904
// CALL: shrui(-9223372036854775808, 63) = 1
// CALL: shrui(-9223372036854775808, 64) = 0
// CALL: shrui(-9223372036854775808, -1) = 0
// CALL: shrui(6510615555426900570, 0) = 6510615555426900570
// CALL: shrui(6510615555426900570, 1) = 3255307777713450285
// CALL: shrui(6510615555426900570, 63) = 0
// CALL: shrui(6510615555426900570, 64) = 0
// CALL: shrui(6510615555426900570, -1) = 0

func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %r = arith.maxsi %a, %b : i64
  return %r : i64
}
// CALL: maxsi(0, 1) = 1
// CALL: maxsi(0, 13) = 13
// CALL: maxsi(1, 0) = 1
// CALL: maxsi(1, -7) = 1
// CALL: maxsi(1, 6510615555426900570) = 6510615555426900570
// CALL: maxsi(-1, 7) = 7
// CALL: maxsi(-1, -9223372036854775807) = -1
// CALL: maxsi(2, 2) = 2
// CALL: maxsi(2, -9223372036854775808) = 2
// CALL: maxsi(7, -1) = 7
// CALL: maxsi(7, 9223372036854775807) = 9223372036854775807
// CALL: maxsi(-7, 1) = 1
// CALL: maxsi(-7, 13) = 13
// CALL: maxsi(13, 0) = 13
// CALL: maxsi(13, -7) = 13
// CALL: maxsi(13, 6510615555426900570) = 6510615555426900570
// CALL: maxsi(9223372036854775807, 7) = 9223372036854775807
// CALL: maxsi(9223372036854775807, -9223372036854775807) = 9223372036854775807
// CALL: maxsi(-9223372036854775808, 2) = 2
// CALL: maxsi(-9223372036854775808, -9223372036854775808) = -9223372036854775808
// CALL: maxsi(-9223372036854775807, -1) = -1
// CALL: maxsi(-9223372036854775807, 9223372036854775807) = 9223372036854775807
// CALL: maxsi(6510615555426900570, 1) = 6510615555426900570
// CALL: maxsi(6510615555426900570, 13) = 6510615555426900570

func.func @minsi(%a: i64, %b: i64) -> i64 {
  %r = arith.minsi %a, %b : i64
  return %r : i64
}
// CALL: minsi(0, -1) = -1
// CALL: minsi(0, 9223372036854775807) = 0
// CALL: minsi(1, 1) = 1
// CALL: minsi(1, 13) = 1
// CALL: minsi(-1, 0) = -1
// CALL: minsi(-1, -7) = -7
// CALL: minsi(-1, 6510615555426900570) = -1
// CALL: minsi(2, 7) = 2
// CALL: minsi(2, -9223372036854775807) = -9223372036854775807
// CALL: minsi(7, 2) = 2
// CALL: minsi(7, -9223372036854775808) = -9223372036854775808
// CALL: minsi(-7, -1) = -7
// CALL: minsi(-7, 9223372036854775807) = -7
// CALL: minsi(13, 1) = 1
// CALL: minsi(13, 13) = 13
// CALL: minsi(9223372036854775807, 0) = 0
// CALL: minsi(9223372036854775807, -7) = -7
// CALL: minsi(9223372036854775807, 6510615555426900570) = 6510615555426900570
// CALL: minsi(-9223372036854775808, 7) = -9223372036854775808
// CALL: minsi(-9223372036854775808, -9223372036854775807) = -9223372036854775808
// CALL: minsi(-9223372036854775807, 2) = -9223372036854775807
// CALL: minsi(-9223372036854775807, -9223372036854775808) = -9223372036854775808
// CALL: minsi(6510615555426900570, -1) = -1
// CALL: minsi(6510615555426900570, 9223372036854775807) = 6510615555426900570

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %r = arith.maxui %a, %b : i64
  return %r : i64
}
// CALL: maxui(0, 2) = 2
// CALL: maxui(0, -9223372036854775808) = -9223372036854775808
// CALL: maxui(1, -1) = -1
// CALL: maxui(1, 9223372036854775807) = 9223372036854775807
// CALL: maxui(-1, 1) = -1
// CALL: maxui(-1, 13) = -1
// CALL: maxui(2, 0) = 2
// CALL: maxui(2, -7) = -7
// CALL: maxui(2, 6510615555426900570) = 6510615555426900570
// CALL: maxui(7, 7) = 7
// CALL: maxui(7, -9223372036854775807) = -9223372036854775807
// CALL: maxui(-7, 2) = -7
// CALL: maxui(-7, -9223372036854775808) = -7
// CALL: maxui(13, -1) = -1
// CALL: maxui(13, 9223372036854775807) = 9223372036854775807
// CALL: maxui(9223372036854775807, 1) = 9223372036854775807
// CALL: maxui(9223372036854775807, 13) = 9223372036854775807
// CALL: maxui(-9223372036854775808, 0) = -9223372036854775808
// CALL: maxui(-9223372036854775808, -7) = -7
// CALL: maxui(-9223372036854775808, 6510615555426900570) = -9223372036854775808
// CALL: maxui(-9223372036854775807, 7) = -9223372036854775807
// CALL: maxui(-9223372036854775807, -9223372036854775807) = -9223372036854775807
// CALL: maxui(6510615555426900570, 2) = 6510615555426900570
// CALL: maxui(6510615555426900570, -9223372036854775808) = -9223372036854775808

func.func @minui(%a: i64, %b: i64) -> i64 {
  %r = arith.minui %a, %b : i64
  return %r : i64
}
// CALL: minui(0, 7) = 0
// CALL: minui(0, -9223372036854775807) = 0
// CALL: minui(1, 2) = 1
// CALL: minui(1, -9223372036854775808) = 1
// CALL: minui(-1, -1) = -1
// CALL: minui(-1, 9223372036854775807) = 9223372036854775807
// CALL: minui(2, 1) = 1
// CALL: minui(2, 13) = 2
// CALL: minui(7, 0) = 0
// CALL: minui(7, -7) = 7
// CALL: minui(7, 6510615555426900570) = 7
// CALL: minui(-7, 7) = 7
// CALL: minui(-7, -9223372036854775807) = -9223372036854775807
// CALL: minui(13, 2) = 2
// CALL: minui(13, -9223372036854775808) = 13
// CALL: minui(9223372036854775807, -1) = 9223372036854775807
// CALL: minui(9223372036854775807, 9223372036854775807) = 9223372036854775807
// CALL: minui(-9223372036854775808, 1) = 1
// CALL: minui(-9223372036854775808, 13) = 13
// CALL: minui(-9223372036854775807, 0) = 0
// CALL: minui(-9223372036854775807, -7) = -9223372036854775807
// CALL: minui(-9223372036854775807, 6510615555426900570) = 6510615555426900570
// CALL: minui(6510615555426900570, 7) = 7
// CALL: minui(6510615555426900570, -9223372036854775807) = 6510615555426900570

func.func @cmp_eq(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi eq, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_eq(0, 0) = 1
// CALL: cmp_eq(0, 9223372036854775807) = 0
// CALL: cmp_eq(1, 2) = 0
// CALL: cmp_eq(1, 6510615555426900570) = 0
// CALL: cmp_eq(-1, 13) = 0
// CALL: cmp_eq(2, -1) = 0
// CALL: cmp_eq(2, -9223372036854775807) = 0
// CALL: cmp_eq(7, -7) = 0
// CALL: cmp_eq(-7, 1) = 0
// CALL: cmp_eq(-7, -9223372036854775808) = 0
// CALL: cmp_eq(13, 7) = 0
// CALL: cmp_eq(9223372036854775807, 0) = 0
// CALL: cmp_eq(9223372036854775807, 9223372036854775807) = 1
// CALL: cmp_eq(-9223372036854775808, 2) = 0
// CALL: cmp_eq(-9223372036854775808, 6510615555426900570) = 0
// CALL: cmp_eq(-9223372036854775807, 13) = 0
// CALL: cmp_eq(6510615555426900570, -1) = 0
// CALL: cmp_eq(6510615555426900570, -9223372036854775807) = 0

func.func @cmp_ne(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi ne, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ne(0, 1) = 1
// CALL: cmp_ne(0, -9223372036854775808) = 1
// CALL: cmp_ne(1, 7) = 1
// CALL: cmp_ne(-1, 0) = 1
// CALL: cmp_ne(-1, 9223372036854775807) = 1
// CALL: cmp_ne(2, 2) = 0
// CALL: cmp_ne(2, 6510615555426900570) = 1
// CALL: cmp_ne(7, 13) = 1
// CALL: cmp_ne(-7, -1) = 1
// CALL: cmp_ne(-7, -9223372036854775807) = 1
// CALL: cmp_ne(13, -7) = 1
// CALL: cmp_ne(9223372036854775807, 1) = 1
// CALL: cmp_ne(9223372036854775807, -9223372036854775808) = 1
// CALL: cmp_ne(-9223372036854775808, 7) = 1
// CALL: cmp_ne(-9223372036854775807, 0) = 1
// CALL: cmp_ne(-9223372036854775807, 9223372036854775807) = 1
// CALL: cmp_ne(6510615555426900570, 2) = 1
// CALL: cmp_ne(6510615555426900570, 6510615555426900570) = 0

func.func @cmp_slt(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi slt, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_slt(0, -1) = 0
// CALL: cmp_slt(0, -9223372036854775807) = 0
// CALL: cmp_slt(1, -7) = 0
// CALL: cmp_slt(-1, 1) = 1
// CALL: cmp_slt(-1, -9223372036854775808) = 0
// CALL: cmp_slt(2, 7) = 1
// CALL: cmp_slt(7, 0) = 0
// CALL: cmp_slt(7, 9223372036854775807) = 1
// CALL: cmp_slt(-7, 2) = 1
// CALL: cmp_slt(-7, 6510615555426900570) = 1
// CALL: cmp_slt(13, 13) = 0
// CALL: cmp_slt(9223372036854775807, -1) = 0
// CALL: cmp_slt(9223372036854775807, -9223372036854775807) = 0
// CALL: cmp_slt(-9223372036854775808, -7) = 1
// CALL: cmp_slt(-9223372036854775807, 1) = 1
// CALL: cmp_slt(-9223372036854775807, -9223372036854775808) = 0
// CALL: cmp_slt(6510615555426900570, 7) = 0

func.func @cmp_sle(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi sle, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sle(0, 2) = 1
// CALL: cmp_sle(0, 6510615555426900570) = 1
// CALL: cmp_sle(1, 13) = 1
// CALL: cmp_sle(-1, -1) = 1
// CALL: cmp_sle(-1, -9223372036854775807) = 0
// CALL: cmp_sle(2, -7) = 0
// CALL: cmp_sle(7, 1) = 0
// CALL: cmp_sle(7, -9223372036854775808) = 0
// CALL: cmp_sle(-7, 7) = 1
// CALL: cmp_sle(13, 0) = 0
// CALL: cmp_sle(13, 9223372036854775807) = 1
// CALL: cmp_sle(9223372036854775807, 2) = 0
// CALL: cmp_sle(9223372036854775807, 6510615555426900570) = 0
// CALL: cmp_sle(-9223372036854775808, 13) = 1
// CALL: cmp_sle(-9223372036854775807, -1) = 1
// CALL: cmp_sle(-9223372036854775807, -9223372036854775807) = 1
// CALL: cmp_sle(6510615555426900570, -7) = 0

func.func @cmp_sgt(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sgt(0, 7) = 0
// CALL: cmp_sgt(1, 0) = 1
// CALL: cmp_sgt(1, 9223372036854775807) = 0
// CALL: cmp_sgt(-1, 2) = 0
// CALL: cmp_sgt(-1, 6510615555426900570) = 0
// CALL: cmp_sgt(2, 13) = 0
// CALL: cmp_sgt(7, -1) = 1
// CALL: cmp_sgt(7, -9223372036854775807) = 1
// CALL: cmp_sgt(-7, -7) = 0
// CALL: cmp_sgt(13, 1) = 1
// CALL: cmp_sgt(13, -9223372036854775808) = 1
// CALL: cmp_sgt(9223372036854775807, 7) = 1
// CALL: cmp_sgt(-9223372036854775808, 0) = 0
// CALL: cmp_sgt(-9223372036854775808, 9223372036854775807) = 0
// CALL: cmp_sgt(-9223372036854775807, 2) = 0
// CALL: cmp_sgt(-9223372036854775807, 6510615555426900570) = 0
// CALL: cmp_sgt(6510615555426900570, 13) = 1

func.func @cmp_sge(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi sge, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sge(0, -7) = 1
// CALL: cmp_sge(1, 1) = 1
// CALL: cmp_sge(1, -9223372036854775808) = 1
// CALL: cmp_sge(-1, 7) = 0
// CALL: cmp_sge(2, 0) = 1
// CALL: cmp_sge(2, 9223372036854775807) = 0
// CALL: cmp_sge(7, 2) = 1
// CALL: cmp_sge(7, 6510615555426900570) = 0
// CALL: cmp_sge(-7, 13) = 0
// CALL: cmp_sge(13, -1) = 1
// CALL: cmp_sge(13, -9223372036854775807) = 1
// CALL: cmp_sge(9223372036854775807, -7) = 1
// CALL: cmp_sge(-9223372036854775808, 1) = 0
// CALL: cmp_sge(-9223372036854775808, -9223372036854775808) = 1
// CALL: cmp_sge(-9223372036854775807, 7) = 0
// CALL: cmp_sge(6510615555426900570, 0) = 1
// CALL: cmp_sge(6510615555426900570, 9223372036854775807) = 0

func.func @cmp_ult(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi ult, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ult(0, 13) = 1
// CALL: cmp_ult(1, -1) = 1
// CALL: cmp_ult(1, -9223372036854775807) = 1
// CALL: cmp_ult(-1, -7) = 0
// CALL: cmp_ult(2, 1) = 0
// CALL: cmp_ult(2, -9223372036854775808) = 1
// CALL: cmp_ult(7, 7) = 0
// CALL: cmp_ult(-7, 0) = 0
// CALL: cmp_ult(-7, 9223372036854775807) = 0
// CALL: cmp_ult(13, 2) = 0
// CALL: cmp_ult(13, 6510615555426900570) = 1
// CALL: cmp_ult(9223372036854775807, 13) = 0
// CALL: cmp_ult(-9223372036854775808, -1) = 1
// CALL: cmp_ult(-9223372036854775808, -9223372036854775807) = 1
// CALL: cmp_ult(-9223372036854775807, -7) = 1
// CALL: cmp_ult(6510615555426900570, 1) = 0
// CALL: cmp_ult(6510615555426900570, -9223372036854775808) = 1

func.func @cmp_ule(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi ule, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ule(0, 0) = 1
// CALL: cmp_ule(0, 9223372036854775807) = 1
// CALL: cmp_ule(1, 2) = 1
// CALL: cmp_ule(1, 6510615555426900570) = 1
// CALL: cmp_ule(-1, 13) = 0
// CALL: cmp_ule(2, -1) = 1
// CALL: cmp_ule(2, -9223372036854775807) = 1
// CALL: cmp_ule(7, -7) = 1
// CALL: cmp_ule(-7, 1) = 0
// CALL: cmp_ule(-7, -9223372036854775808) = 0
// CALL: cmp_ule(13, 7) = 0
// CALL: cmp_ule(9223372036854775807, 0) = 0
// CALL: cmp_ule(9223372036854775807, 9223372036854775807) = 1
// CALL: cmp_ule(-9223372036854775808, 2) = 0
// CALL: cmp_ule(-9223372036854775808, 6510615555426900570) = 0
// CALL: cmp_ule(-9223372036854775807, 13) = 0
// CALL: cmp_ule(6510615555426900570, -1) = 1
// CALL: cmp_ule(6510615555426900570, -9223372036854775807) = 1

func.func @cmp_ugt(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ugt(0, 1) = 0
// CALL: cmp_ugt(0, -9223372036854775808) = 0
// CALL: cmp_ugt(1, 7) = 0
// CALL: cmp_ugt(-1, 0) = 1
// CALL: cmp_ugt(-1, 9223372036854775807) = 1
// CALL: cmp_ugt(2, 2) = 0
// CALL: cmp_ugt(2, 6510615555426900570) = 0
// CALL: cmp_ugt(7, 13) = 0
// CALL: cmp_ugt(-7, -1) = 0
// CALL: cmp_ugt(-7, -9223372036854775807) = 1
// CALL: cmp_ugt(13, -7) = 0
// CALL: cmp_ugt(9223372036854775807, 1) = 1
// CALL: cmp_ugt(9223372036854775807, -9223372036854775808) = 0
// CALL: cmp_ugt(-9223372036854775808, 7) = 1
// CALL: cmp_ugt(-9223372036854775807, 0) = 1
// CALL: cmp_ugt(-9223372036854775807, 9223372036854775807) = 1
// CALL: cmp_ugt(6510615555426900570, 2) = 1
// CALL: cmp_ugt(6510615555426900570, 6510615555426900570) = 0

func.func @cmp_uge(%a: i64, %b: i64) -> i32 {
  %c = arith.cmpi uge, %a, %b : i64
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_uge(0, -1) = 0
// CALL: cmp_uge(0, -9223372036854775807) = 0
// CALL: cmp_uge(1, -7) = 0
// CALL: cmp_uge(-1, 1) = 1
// CALL: cmp_uge(-1, -9223372036854775808) = 1
// CALL: cmp_uge(2, 7) = 0
// CALL: cmp_uge(7, 0) = 1
// CALL: cmp_uge(7, 9223372036854775807) = 0
// CALL: cmp_uge(-7, 2) = 1
// CALL: cmp_uge(-7, 6510615555426900570) = 1
// CALL: cmp_uge(13, 13) = 1
// CALL: cmp_uge(9223372036854775807, -1) = 0
// CALL: cmp_uge(9223372036854775807, -9223372036854775807) = 0
// CALL: cmp_uge(-9223372036854775808, -7) = 0
// CALL: cmp_uge(-9223372036854775807, 1) = 1
// CALL: cmp_uge(-9223372036854775807, -9223372036854775808) = 1
// CALL: cmp_uge(6510615555426900570, 7) = 1

func.func @addui_extended(%a: i64, %b: i64) -> (i64, i32) {
  %s, %o = arith.addui_extended %a, %b : i64, i1
  %r = arith.extui %o : i1 to i32
  return %s, %r : i64, i32
}
// CALL: addui_extended(0, 0) = 0, 0
// CALL: addui_extended(0, 13) = 13, 0
// CALL: addui_extended(1, 1) = 2, 0
// CALL: addui_extended(1, 9223372036854775807) = -9223372036854775808, 0
// CALL: addui_extended(-1, -1) = -2, 1
// CALL: addui_extended(-1, -9223372036854775808) = 9223372036854775807, 1
// CALL: addui_extended(2, 2) = 4, 0
// CALL: addui_extended(2, -9223372036854775807) = -9223372036854775805, 0
// CALL: addui_extended(7, 7) = 14, 0
// CALL: addui_extended(7, 6510615555426900570) = 6510615555426900577, 0
// CALL: addui_extended(-7, -7) = -14, 1
// CALL: addui_extended(13, 0) = 13, 0
// CALL: addui_extended(13, 13) = 26, 0
// CALL: addui_extended(9223372036854775807, 1) = -9223372036854775808, 0
// CALL: addui_extended(9223372036854775807, 9223372036854775807) = -2, 0
// CALL: addui_extended(-9223372036854775808, -1) = 9223372036854775807, 1
// CALL: addui_extended(-9223372036854775808, -9223372036854775808) = 0, 1
// CALL: addui_extended(-9223372036854775807, 2) = -9223372036854775805, 0
// CALL: addui_extended(-9223372036854775807, -9223372036854775807) = 2, 1
// CALL: addui_extended(6510615555426900570, 7) = 6510615555426900577, 0
// CALL: addui_extended(6510615555426900570, 6510615555426900570) = -5425512962855750476, 0

func.func @mulsi_extended(%a: i64, %b: i64) -> (i64, i64) {
  %l, %h = arith.mulsi_extended %a, %b : i64
  return %l, %h : i64, i64
}
// CALL: mulsi_extended(0, 0) = 0, 0
// CALL: mulsi_extended(0, 7) = 0, 0
// CALL: mulsi_extended(0, -9223372036854775808) = 0, 0
// CALL: mulsi_extended(1, 1) = 1, 0
// CALL: mulsi_extended(1, -7) = -7, -1
// CALL: mulsi_extended(1, -9223372036854775807) = -9223372036854775807, -1
// CALL: mulsi_extended(-1, -1) = 1, 0
// CALL: mulsi_extended(-1, 13) = -13, -1
// CALL: mulsi_extended(-1, 6510615555426900570) = -6510615555426900570, -1
// CALL: mulsi_extended(2, 2) = 4, 0
// CALL: mulsi_extended(2, 9223372036854775807) = -2, 0
// CALL: mulsi_extended(7, 0) = 0, 0
// CALL: mulsi_extended(7, 7) = 49, 0
// CALL: mulsi_extended(7, -9223372036854775808) = -9223372036854775808, -4
// CALL: mulsi_extended(-7, 1) = -7, -1
// CALL: mulsi_extended(-7, -7) = 49, 0
// CALL: mulsi_extended(-7, -9223372036854775807) = 9223372036854775801, 3
// CALL: mulsi_extended(13, -1) = -13, -1
// CALL: mulsi_extended(13, 13) = 169, 0
// CALL: mulsi_extended(13, 6510615555426900570) = -7595718147998050670, 4
// CALL: mulsi_extended(9223372036854775807, 2) = -2, 0
// CALL: mulsi_extended(9223372036854775807, 9223372036854775807) = 1, 4611686018427387903
// CALL: mulsi_extended(-9223372036854775808, 0) = 0, 0
// CALL: mulsi_extended(-9223372036854775808, 7) = -9223372036854775808, -4
// CALL: mulsi_extended(-9223372036854775808, -9223372036854775808) = 0, 4611686018427387904
// CALL: mulsi_extended(-9223372036854775807, 1) = -9223372036854775807, -1
// CALL: mulsi_extended(-9223372036854775807, -7) = 9223372036854775801, 3
// CALL: mulsi_extended(-9223372036854775807, -9223372036854775807) = 1, 4611686018427387903
// CALL: mulsi_extended(6510615555426900570, -1) = -6510615555426900570, -1
// CALL: mulsi_extended(6510615555426900570, 13) = -7595718147998050670, 4
// CALL: mulsi_extended(6510615555426900570, 6510615555426900570) = -127659128537782364, 2297864313680082553

func.func @mului_extended(%a: i64, %b: i64) -> (i64, i64) {
  %l, %h = arith.mului_extended %a, %b : i64
  return %l, %h : i64, i64
}
// CALL: mului_extended(0, 0) = 0, 0
// CALL: mului_extended(0, 7) = 0, 0
// CALL: mului_extended(0, -9223372036854775808) = 0, 0
// CALL: mului_extended(1, 1) = 1, 0
// CALL: mului_extended(1, -7) = -7, 0
// CALL: mului_extended(1, -9223372036854775807) = -9223372036854775807, 0
// CALL: mului_extended(-1, -1) = 1, -2
// CALL: mului_extended(-1, 13) = -13, 12
// CALL: mului_extended(-1, 6510615555426900570) = -6510615555426900570, 6510615555426900569
// CALL: mului_extended(2, 2) = 4, 0
// CALL: mului_extended(2, 9223372036854775807) = -2, 0
// CALL: mului_extended(7, 0) = 0, 0
// CALL: mului_extended(7, 7) = 49, 0
// CALL: mului_extended(7, -9223372036854775808) = -9223372036854775808, 3
// CALL: mului_extended(-7, 1) = -7, 0
// CALL: mului_extended(-7, -7) = 49, -14
// CALL: mului_extended(-7, -9223372036854775807) = 9223372036854775801, 9223372036854775805
// CALL: mului_extended(13, -1) = -13, 12
// CALL: mului_extended(13, 13) = 169, 0
// CALL: mului_extended(13, 6510615555426900570) = -7595718147998050670, 4
// CALL: mului_extended(9223372036854775807, 2) = -2, 0
// CALL: mului_extended(9223372036854775807, 9223372036854775807) = 1, 4611686018427387903
// CALL: mului_extended(-9223372036854775808, 0) = 0, 0
// CALL: mului_extended(-9223372036854775808, 7) = -9223372036854775808, 3
// CALL: mului_extended(-9223372036854775808, -9223372036854775808) = 0, 4611686018427387904
// CALL: mului_extended(-9223372036854775807, 1) = -9223372036854775807, 0
// CALL: mului_extended(-9223372036854775807, -7) = 9223372036854775801, 9223372036854775805
// CALL: mului_extended(-9223372036854775807, -9223372036854775807) = 1, 4611686018427387905
// CALL: mului_extended(6510615555426900570, -1) = -6510615555426900570, 6510615555426900569
// CALL: mului_extended(6510615555426900570, 13) = -7595718147998050670, 4
// CALL: mului_extended(6510615555426900570, 6510615555426900570) = -127659128537782364, 2297864313680082553

func.func @absi(%a: i64) -> i64 {
  %r = math.absi %a : i64
  return %r : i64
}
// CALL: absi(0) = 0
// CALL: absi(1) = 1
// CALL: absi(-1) = 1
// CALL: absi(2) = 2
// CALL: absi(7) = 7
// CALL: absi(-7) = 7
// CALL: absi(13) = 13
// CALL: absi(9223372036854775807) = 9223372036854775807
// CALL: absi(-9223372036854775808) = -9223372036854775808
// CALL: absi(-9223372036854775807) = 9223372036854775807
// CALL: absi(6510615555426900570) = 6510615555426900570

func.func @ctlz(%a: i64) -> i64 {
  %r = math.ctlz %a : i64
  return %r : i64
}
// CALL: ctlz(0) = 64
// CALL: ctlz(1) = 63
// CALL: ctlz(-1) = 0
// CALL: ctlz(2) = 62
// CALL: ctlz(7) = 61
// CALL: ctlz(-7) = 0
// CALL: ctlz(13) = 60
// CALL: ctlz(9223372036854775807) = 1
// CALL: ctlz(-9223372036854775808) = 0
// CALL: ctlz(-9223372036854775807) = 0
// CALL: ctlz(6510615555426900570) = 1

func.func @cttz(%a: i64) -> i64 {
  %r = math.cttz %a : i64
  return %r : i64
}
// CALL: cttz(0) = 64
// CALL: cttz(1) = 0
// CALL: cttz(-1) = 0
// CALL: cttz(2) = 1
// CALL: cttz(7) = 0
// CALL: cttz(-7) = 0
// CALL: cttz(13) = 0
// CALL: cttz(9223372036854775807) = 0
// CALL: cttz(-9223372036854775808) = 63
// CALL: cttz(-9223372036854775807) = 0
// CALL: cttz(6510615555426900570) = 1

func.func @ctpop(%a: i64) -> i64 {
  %r = math.ctpop %a : i64
  return %r : i64
}
// CALL: ctpop(0) = 0
// CALL: ctpop(1) = 1
// CALL: ctpop(-1) = 64
// CALL: ctpop(2) = 1
// CALL: ctpop(7) = 3
// CALL: ctpop(-7) = 62
// CALL: ctpop(13) = 3
// CALL: ctpop(9223372036854775807) = 63
// CALL: ctpop(-9223372036854775808) = 1
// CALL: ctpop(-9223372036854775807) = 2
// CALL: ctpop(6510615555426900570) = 32

func.func @ipowi(%a: i64, %b: i64) -> i64 {
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
// CALL: ipowi(0, 0) = 1
// CALL: ipowi(0, 1) = 0
// CALL: ipowi(0, 2) = 0
// CALL: ipowi(0, 5) = 0
// CALL: ipowi(0, 9) = 0
// CALL: ipowi(1, 0) = 1
// CALL: ipowi(1, 1) = 1
// CALL: ipowi(1, 2) = 1
// CALL: ipowi(1, 5) = 1
// CALL: ipowi(1, 9) = 1
// CALL: ipowi(1, -1) = 1
// CALL: ipowi(1, -2) = 1
// CALL: ipowi(-1, 0) = 1
// CALL: ipowi(-1, 1) = -1
// CALL: ipowi(-1, 2) = 1
// CALL: ipowi(-1, 5) = -1
// CALL: ipowi(-1, 9) = -1
// CALL: ipowi(-1, -1) = -1
// CALL: ipowi(-1, -2) = 1
// CALL: ipowi(2, 0) = 1
// CALL: ipowi(2, 1) = 2
// CALL: ipowi(2, 2) = 4
// CALL: ipowi(2, 5) = 32
// CALL: ipowi(2, 9) = 512
// CALL: ipowi(2, -1) = 0
// CALL: ipowi(2, -2) = 0
// CALL: ipowi(-3, 0) = 1
// CALL: ipowi(-3, 1) = -3
// CALL: ipowi(-3, 2) = 9
// CALL: ipowi(-3, 5) = -243
// CALL: ipowi(-3, 9) = -19683
// CALL: ipowi(-3, -1) = 0
// CALL: ipowi(-3, -2) = 0
// CALL: ipowi(7, 0) = 1
// CALL: ipowi(7, 1) = 7
// CALL: ipowi(7, 2) = 49
// CALL: ipowi(7, 5) = 16807
// CALL: ipowi(7, 9) = 40353607
// CALL: ipowi(7, -1) = 0
// CALL: ipowi(7, -2) = 0

func.func @select(%c: i32, %a: i64, %b: i64) -> i64 {
  %z = arith.constant 0 : i32
  %k = arith.cmpi ne, %c, %z : i32
  %r = arith.select %k, %a, %b : i64
  return %r : i64
}
// CALL: select(1, -5, 6) = -5
// CALL: select(0, -5, 6) = 6
