// Integer ops of `arith` and `math` on `i8`; expected values from Python's unbounded integers.

func.func @addi(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b : i8
  return %r : i8
}
// CALL: addi(0, 0) = 0
// CALL: addi(0, -7) = -7
// CALL: addi(0, 90) = 90
// CALL: addi(1, 7) = 8
// CALL: addi(1, -127) = -126
// CALL: addi(-1, 2) = 1
// CALL: addi(-1, -128) = 127
// CALL: addi(2, -1) = 1
// CALL: addi(2, 127) = -127
// CALL: addi(7, 1) = 8
// CALL: addi(7, 13) = 20
// CALL: addi(-7, 0) = -7
// CALL: addi(-7, -7) = -14
// CALL: addi(-7, 90) = 83
// CALL: addi(13, 7) = 20
// CALL: addi(13, -127) = -114
// CALL: addi(127, 2) = -127
// CALL: addi(127, -128) = -1
// CALL: addi(-128, -1) = 127
// CALL: addi(-128, 127) = -1
// CALL: addi(-127, 1) = -126
// CALL: addi(-127, 13) = -114
// CALL: addi(90, 0) = 90
// CALL: addi(90, -7) = 83
// CALL: addi(90, 90) = -76

func.func @subi(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b : i8
  return %r : i8
}
// CALL: subi(0, 1) = -1
// CALL: subi(0, 13) = -13
// CALL: subi(1, 0) = 1
// CALL: subi(1, -7) = 8
// CALL: subi(1, 90) = -89
// CALL: subi(-1, 7) = -8
// CALL: subi(-1, -127) = 126
// CALL: subi(2, 2) = 0
// CALL: subi(2, -128) = -126
// CALL: subi(7, -1) = 8
// CALL: subi(7, 127) = -120
// CALL: subi(-7, 1) = -8
// CALL: subi(-7, 13) = -20
// CALL: subi(13, 0) = 13
// CALL: subi(13, -7) = 20
// CALL: subi(13, 90) = -77
// CALL: subi(127, 7) = 120
// CALL: subi(127, -127) = -2
// CALL: subi(-128, 2) = 126
// CALL: subi(-128, -128) = 0
// CALL: subi(-127, -1) = -126
// CALL: subi(-127, 127) = 2
// CALL: subi(90, 1) = 89
// CALL: subi(90, 13) = 77

func.func @muli(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b : i8
  return %r : i8
}
// CALL: muli(0, -1) = 0
// CALL: muli(0, 127) = 0
// CALL: muli(1, 1) = 1
// CALL: muli(1, 13) = 13
// CALL: muli(-1, 0) = 0
// CALL: muli(-1, -7) = 7
// CALL: muli(-1, 90) = -90
// CALL: muli(2, 7) = 14
// CALL: muli(2, -127) = 2
// CALL: muli(7, 2) = 14
// CALL: muli(7, -128) = -128
// CALL: muli(-7, -1) = 7
// CALL: muli(-7, 127) = -121
// CALL: muli(13, 1) = 13
// CALL: muli(13, 13) = -87
// CALL: muli(127, 0) = 0
// CALL: muli(127, -7) = -121
// CALL: muli(127, 90) = -90
// CALL: muli(-128, 7) = -128
// CALL: muli(-128, -127) = -128
// CALL: muli(-127, 2) = 2
// CALL: muli(-127, -128) = -128
// CALL: muli(90, -1) = -90
// CALL: muli(90, 127) = -90

func.func @divsi(%a: i8, %b: i8) -> i8 {
  %r = arith.divsi %a, %b : i8
  return %r : i8
}
// CALL: divsi(0, 2) = 0
// CALL: divsi(0, -128) = 0
// CALL: divsi(1, -1) = -1
// CALL: divsi(1, 127) = 0
// CALL: divsi(-1, 1) = -1
// CALL: divsi(-1, 13) = 0
// CALL: divsi(2, 0) = fails INVALID_ARGUMENT
// CALL: divsi(2, -7) = 0
// CALL: divsi(2, 90) = 0
// CALL: divsi(7, 7) = 1
// CALL: divsi(7, -127) = 0
// CALL: divsi(-7, 2) = -3
// CALL: divsi(-7, -128) = 0
// CALL: divsi(13, -1) = -13
// CALL: divsi(13, 127) = 0
// CALL: divsi(127, 1) = 127
// CALL: divsi(127, 13) = 9
// CALL: divsi(-128, 0) = fails INVALID_ARGUMENT
// CALL: divsi(-128, -7) = 18
// CALL: divsi(-128, 90) = -1
// CALL: divsi(-127, 7) = -18
// CALL: divsi(-127, -127) = 1
// CALL: divsi(90, 2) = 45
// CALL: divsi(90, -128) = 0

func.func @divui(%a: i8, %b: i8) -> i8 {
  %r = arith.divui %a, %b : i8
  return %r : i8
}
// CALL: divui(0, 7) = 0
// CALL: divui(0, -127) = 0
// CALL: divui(1, 2) = 0
// CALL: divui(1, -128) = 0
// CALL: divui(-1, -1) = 1
// CALL: divui(-1, 127) = 2
// CALL: divui(2, 1) = 2
// CALL: divui(2, 13) = 0
// CALL: divui(7, 0) = fails INVALID_ARGUMENT
// CALL: divui(7, -7) = 0
// CALL: divui(7, 90) = 0
// CALL: divui(-7, 7) = 35
// CALL: divui(-7, -127) = 1
// CALL: divui(13, 2) = 6
// CALL: divui(13, -128) = 0
// CALL: divui(127, -1) = 0
// CALL: divui(127, 127) = 1
// CALL: divui(-128, 1) = -128
// CALL: divui(-128, 13) = 9
// CALL: divui(-127, 0) = fails INVALID_ARGUMENT
// CALL: divui(-127, -7) = 0
// CALL: divui(-127, 90) = 1
// CALL: divui(90, 7) = 12
// CALL: divui(90, -127) = 0

func.func @remsi(%a: i8, %b: i8) -> i8 {
  %r = arith.remsi %a, %b : i8
  return %r : i8
}
// CALL: remsi(0, 0) = fails INVALID_ARGUMENT
// CALL: remsi(0, -7) = 0
// CALL: remsi(0, 90) = 0
// CALL: remsi(1, 7) = 1
// CALL: remsi(1, -127) = 1
// CALL: remsi(-1, 2) = -1
// CALL: remsi(-1, -128) = -1
// CALL: remsi(2, -1) = 0
// CALL: remsi(2, 127) = 2
// CALL: remsi(7, 1) = 0
// CALL: remsi(7, 13) = 7
// CALL: remsi(-7, 0) = fails INVALID_ARGUMENT
// CALL: remsi(-7, -7) = 0
// CALL: remsi(-7, 90) = -7
// CALL: remsi(13, 7) = 6
// CALL: remsi(13, -127) = 13
// CALL: remsi(127, 2) = 1
// CALL: remsi(127, -128) = 127
// CALL: remsi(-128, -1) = 0
// CALL: remsi(-128, 127) = -1
// CALL: remsi(-127, 1) = 0
// CALL: remsi(-127, 13) = -10
// CALL: remsi(90, 0) = fails INVALID_ARGUMENT
// CALL: remsi(90, -7) = 6
// CALL: remsi(90, 90) = 0

func.func @remui(%a: i8, %b: i8) -> i8 {
  %r = arith.remui %a, %b : i8
  return %r : i8
}
// CALL: remui(0, 1) = 0
// CALL: remui(0, 13) = 0
// CALL: remui(1, 0) = fails INVALID_ARGUMENT
// CALL: remui(1, -7) = 1
// CALL: remui(1, 90) = 1
// CALL: remui(-1, 7) = 3
// CALL: remui(-1, -127) = 126
// CALL: remui(2, 2) = 0
// CALL: remui(2, -128) = 2
// CALL: remui(7, -1) = 7
// CALL: remui(7, 127) = 7
// CALL: remui(-7, 1) = 0
// CALL: remui(-7, 13) = 2
// CALL: remui(13, 0) = fails INVALID_ARGUMENT
// CALL: remui(13, -7) = 13
// CALL: remui(13, 90) = 13
// CALL: remui(127, 7) = 1
// CALL: remui(127, -127) = 127
// CALL: remui(-128, 2) = 0
// CALL: remui(-128, -128) = 0
// CALL: remui(-127, -1) = -127
// CALL: remui(-127, 127) = 2
// CALL: remui(90, 1) = 0
// CALL: remui(90, 13) = 12

func.func @floordivsi(%a: i8, %b: i8) -> i8 {
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
// CALL: floordivsi(0, -1) = 0
// CALL: floordivsi(0, 127) = 0
// CALL: floordivsi(1, 1) = 1
// CALL: floordivsi(1, 13) = 0
// CALL: floordivsi(-1, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(-1, -7) = 0
// CALL: floordivsi(-1, 90) = -1
// CALL: floordivsi(2, 7) = 0
// CALL: floordivsi(2, -127) = -1
// CALL: floordivsi(7, 2) = 3
// CALL: floordivsi(7, -128) = -1
// CALL: floordivsi(-7, -1) = 7
// CALL: floordivsi(-7, 127) = -1
// CALL: floordivsi(13, 1) = 13
// CALL: floordivsi(13, 13) = 1
// CALL: floordivsi(127, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(127, -7) = -19
// CALL: floordivsi(127, 90) = 1
// CALL: floordivsi(-128, 7) = -19
// CALL: floordivsi(-128, -127) = 1
// CALL: floordivsi(-127, 2) = -64
// CALL: floordivsi(-127, -128) = 0
// CALL: floordivsi(90, -1) = -90
// CALL: floordivsi(90, 127) = 0

func.func @ceildivsi(%a: i8, %b: i8) -> i8 {
  %r = arith.ceildivsi %a, %b : i8
  return %r : i8
}
// CALL: ceildivsi(0, 2) = 0
// CALL: ceildivsi(0, -128) = 0
// CALL: ceildivsi(1, -1) = -1
// CALL: ceildivsi(1, 127) = 1
// CALL: ceildivsi(-1, 1) = -1
// CALL: ceildivsi(-1, 13) = 0
// CALL: ceildivsi(2, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(2, -7) = 0
// CALL: ceildivsi(2, 90) = 1
// CALL: ceildivsi(7, 7) = 1
// CALL: ceildivsi(7, -127) = 0
// CALL: ceildivsi(-7, 2) = -3
// CALL: ceildivsi(-7, -128) = 1
// CALL: ceildivsi(13, -1) = -13
// CALL: ceildivsi(13, 127) = 1
// CALL: ceildivsi(127, 1) = 127
// CALL: ceildivsi(127, 13) = 10
// CALL: ceildivsi(-128, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(-128, -7) = 19
// CALL: ceildivsi(-128, 90) = -1
// CALL: ceildivsi(-127, 7) = -18
// CALL: ceildivsi(-127, -127) = 1
// CALL: ceildivsi(90, 2) = 45
// CALL: ceildivsi(90, -128) = 0

func.func @ceildivui(%a: i8, %b: i8) -> i8 {
  %r = arith.ceildivui %a, %b : i8
  return %r : i8
}
// CALL: ceildivui(0, 7) = 0
// CALL: ceildivui(0, -127) = 0
// CALL: ceildivui(1, 2) = 1
// CALL: ceildivui(1, -128) = 1
// CALL: ceildivui(-1, -1) = 1
// CALL: ceildivui(-1, 127) = 3
// CALL: ceildivui(2, 1) = 2
// CALL: ceildivui(2, 13) = 1
// CALL: ceildivui(7, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(7, -7) = 1
// CALL: ceildivui(7, 90) = 1
// CALL: ceildivui(-7, 7) = 36
// CALL: ceildivui(-7, -127) = 2
// CALL: ceildivui(13, 2) = 7
// CALL: ceildivui(13, -128) = 1
// CALL: ceildivui(127, -1) = 1
// CALL: ceildivui(127, 127) = 1
// CALL: ceildivui(-128, 1) = -128
// CALL: ceildivui(-128, 13) = 10
// CALL: ceildivui(-127, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(-127, -7) = 1
// CALL: ceildivui(-127, 90) = 2
// CALL: ceildivui(90, 7) = 13
// CALL: ceildivui(90, -127) = 1

func.func @andi(%a: i8, %b: i8) -> i8 {
  %r = arith.andi %a, %b : i8
  return %r : i8
}
// CALL: andi(0, 0) = 0
// CALL: andi(0, -7) = 0
// CALL: andi(0, 90) = 0
// CALL: andi(1, 7) = 1
// CALL: andi(1, -127) = 1
// CALL: andi(-1, 2) = 2
// CALL: andi(-1, -128) = -128
// CALL: andi(2, -1) = 2
// CALL: andi(2, 127) = 2
// CALL: andi(7, 1) = 1
// CALL: andi(7, 13) = 5
// CALL: andi(-7, 0) = 0
// CALL: andi(-7, -7) = -7
// CALL: andi(-7, 90) = 88
// CALL: andi(13, 7) = 5
// CALL: andi(13, -127) = 1
// CALL: andi(127, 2) = 2
// CALL: andi(127, -128) = 0
// CALL: andi(-128, -1) = -128
// CALL: andi(-128, 127) = 0
// CALL: andi(-127, 1) = 1
// CALL: andi(-127, 13) = 1
// CALL: andi(90, 0) = 0
// CALL: andi(90, -7) = 88
// CALL: andi(90, 90) = 90

func.func @ori(%a: i8, %b: i8) -> i8 {
  %r = arith.ori %a, %b : i8
  return %r : i8
}
// CALL: ori(0, 1) = 1
// CALL: ori(0, 13) = 13
// CALL: ori(1, 0) = 1
// CALL: ori(1, -7) = -7
// CALL: ori(1, 90) = 91
// CALL: ori(-1, 7) = -1
// CALL: ori(-1, -127) = -1
// CALL: ori(2, 2) = 2
// CALL: ori(2, -128) = -126
// CALL: ori(7, -1) = -1
// CALL: ori(7, 127) = 127
// CALL: ori(-7, 1) = -7
// CALL: ori(-7, 13) = -3
// CALL: ori(13, 0) = 13
// CALL: ori(13, -7) = -3
// CALL: ori(13, 90) = 95
// CALL: ori(127, 7) = 127
// CALL: ori(127, -127) = -1
// CALL: ori(-128, 2) = -126
// CALL: ori(-128, -128) = -128
// CALL: ori(-127, -1) = -1
// CALL: ori(-127, 127) = -1
// CALL: ori(90, 1) = 91
// CALL: ori(90, 13) = 95

func.func @xori(%a: i8, %b: i8) -> i8 {
  %r = arith.xori %a, %b : i8
  return %r : i8
}
// CALL: xori(0, -1) = -1
// CALL: xori(0, 127) = 127
// CALL: xori(1, 1) = 0
// CALL: xori(1, 13) = 12
// CALL: xori(-1, 0) = -1
// CALL: xori(-1, -7) = 6
// CALL: xori(-1, 90) = -91
// CALL: xori(2, 7) = 5
// CALL: xori(2, -127) = -125
// CALL: xori(7, 2) = 5
// CALL: xori(7, -128) = -121
// CALL: xori(-7, -1) = 6
// CALL: xori(-7, 127) = -122
// CALL: xori(13, 1) = 12
// CALL: xori(13, 13) = 0
// CALL: xori(127, 0) = 127
// CALL: xori(127, -7) = -122
// CALL: xori(127, 90) = 37
// CALL: xori(-128, 7) = -121
// CALL: xori(-128, -127) = 1
// CALL: xori(-127, 2) = -125
// CALL: xori(-127, -128) = 1
// CALL: xori(90, -1) = -91
// CALL: xori(90, 127) = 37

func.func @shli(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b : i8
  return %r : i8
}
// CALL: shli(0, 0) = 0
// CALL: shli(0, 1) = 0
// CALL: shli(0, 7) = 0
// CALL: shli(0, 8) = 0
// CALL: shli(0, -1) = 0
// CALL: shli(-1, 0) = -1
// CALL: shli(-1, 1) = -2
// CALL: shli(-1, 7) = -128
// CALL: shli(-1, 8) = 0
// CALL: shli(-1, -1) = 0
// CALL: shli(7, 0) = 7
// CALL: shli(7, 1) = 14
// CALL: shli(7, 7) = -128
// CALL: shli(7, 8) = 0
// CALL: shli(7, -1) = 0
// CALL: shli(13, 0) = 13
// CALL: shli(13, 1) = 26
// CALL: shli(13, 7) = -128
// CALL: shli(13, 8) = 0
// CALL: shli(13, -1) = 0
// CALL: shli(-128, 0) = -128
// CALL: shli(-128, 1) = 0
// CALL: shli(-128, 7) = 0
// CALL: shli(-128, 8) = 0
// CALL: shli(-128, -1) = 0
// CALL: shli(90, 0) = 90
// CALL: shli(90, 1) = -76
// CALL: shli(90, 7) = 0
// CALL: shli(90, 8) = 0
// CALL: shli(90, -1) = 0

func.func @shrsi(%a: i8, %b: i8) -> i8 {
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}
// CALL: shrsi(0, 0) = 0
// CALL: shrsi(0, 1) = 0
// CALL: shrsi(0, 7) = 0
// CALL: shrsi(0, 8) = 0
// CALL: shrsi(0, -1) = 0
// CALL: shrsi(-1, 0) = -1
// CALL: shrsi(-1, 1) = -1
// CALL: shrsi(-1, 7) = -1
// CALL: shrsi(-1, 8) = -1
// CALL: shrsi(-1, -1) = -1
// CALL: shrsi(7, 0) = 7
// CALL: shrsi(7, 1) = 3
// CALL: shrsi(7, 7) = 0
// CALL: shrsi(7, 8) = 0
// CALL: shrsi(7, -1) = 0
// CALL: shrsi(13, 0) = 13
// CALL: shrsi(13, 1) = 6
// CALL: shrsi(13, 7) = 0
// CALL: shrsi(13, 8) = 0
// CALL: shrsi(13, -1) = 0
// CALL: shrsi(-128, 0) = -128
// CALL: shrsi(-128, 1) = -64
// CALL: shrsi(-128, 7) = -1
// CALL: shrsi(-128, 8) = -1
// CALL: shrsi(-128, -1) = -1
// CALL: shrsi(90, 0) = 90
// CALL: shrsi(90, 1) = 45
// CALL: shrsi(90, 7) = 0
// CALL: shrsi(90, 8) = 0
// CALL: shrsi(90, -1) = 0

func.func @shrui(%a: i8, %b: i8) -> i8 {
  %r = arith.shrui %a, %b : i8
  return %r : i8
}
// CALL: shrui(0, 0) = 0
// CALL: shrui(0, 1) = 0
// CALL: shrui(0, 7) = 0
// CALL: shrui(0, 8) = 0
// CALL: shrui(0, -1) = 0
// CALL: shrui(-1, 0) = -1
// CALL: shrui(-1, 1) = 127
// CALL: shrui(-1, 7) = 1
// CALL: shrui(-1, 8) = 0
// CALL: shrui(-1, -1) = 0
// CALL: shrui(7, 0) = 7
// CALL: shrui(7, 1) = 3
// CALL: shrui(7, 7) = 0
// CALL: shrui(7, 8) = 0
// CALL: shrui(7, -1) = 0
// CALL: shrui(13, 0) = 13
// CALL: shrui(13, 1) = 6
// CALL: shrui(13, 7) = 0
// CALL: shrui(13, 8) = 0
// CALL: shrui(13, -1) = 0
// CALL: shrui(-128, 0) = -128
// CALL: shrui(-128, 1) = 64
// CALL: shrui(-128, 7) = 1
// CALL: shrui(-128, 8) = 0
// CALL: shrui(-128, -1) = 0
// CALL: shrui(90, 0) = 90
// CALL: shrui(90, 1) = 45
// CALL: shrui(90, 7) = 0
// CALL: shrui(90, 8) = 0
// CALL: shrui(90, -1) = 0

func.func @maxsi(%a: i8, %b: i8) -> i8 {
  %r = arith.maxsi %a, %b : i8
  return %r : i8
}
// CALL: maxsi(0, 1) = 1
// CALL: maxsi(0, 13) = 13
// CALL: maxsi(1, 0) = 1
// CALL: maxsi(1, -7) = 1
// CALL: maxsi(1, 90) = 90
// CALL: maxsi(-1, 7) = 7
// CALL: maxsi(-1, -127) = -1
// CALL: maxsi(2, 2) = 2
// CALL: maxsi(2, -128) = 2
// CALL: maxsi(7, -1) = 7
// CALL: maxsi(7, 127) = 127
// CALL: maxsi(-7, 1) = 1
// CALL: maxsi(-7, 13) = 13
// CALL: maxsi(13, 0) = 13
// CALL: maxsi(13, -7) = 13
// CALL: maxsi(13, 90) = 90
// CALL: maxsi(127, 7) = 127
// CALL: maxsi(127, -127) = 127
// CALL: maxsi(-128, 2) = 2
// CALL: maxsi(-128, -128) = -128
// CALL: maxsi(-127, -1) = -1
// CALL: maxsi(-127, 127) = 127
// CALL: maxsi(90, 1) = 90
// CALL: maxsi(90, 13) = 90

func.func @minsi(%a: i8, %b: i8) -> i8 {
  %r = arith.minsi %a, %b : i8
  return %r : i8
}
// CALL: minsi(0, -1) = -1
// CALL: minsi(0, 127) = 0
// CALL: minsi(1, 1) = 1
// CALL: minsi(1, 13) = 1
// CALL: minsi(-1, 0) = -1
// CALL: minsi(-1, -7) = -7
// CALL: minsi(-1, 90) = -1
// CALL: minsi(2, 7) = 2
// CALL: minsi(2, -127) = -127
// CALL: minsi(7, 2) = 2
// CALL: minsi(7, -128) = -128
// CALL: minsi(-7, -1) = -7
// CALL: minsi(-7, 127) = -7
// CALL: minsi(13, 1) = 1
// CALL: minsi(13, 13) = 13
// CALL: minsi(127, 0) = 0
// CALL: minsi(127, -7) = -7
// CALL: minsi(127, 90) = 90
// CALL: minsi(-128, 7) = -128
// CALL: minsi(-128, -127) = -128
// CALL: minsi(-127, 2) = -127
// CALL: minsi(-127, -128) = -128
// CALL: minsi(90, -1) = -1
// CALL: minsi(90, 127) = 90

func.func @maxui(%a: i8, %b: i8) -> i8 {
  %r = arith.maxui %a, %b : i8
  return %r : i8
}
// CALL: maxui(0, 2) = 2
// CALL: maxui(0, -128) = -128
// CALL: maxui(1, -1) = -1
// CALL: maxui(1, 127) = 127
// CALL: maxui(-1, 1) = -1
// CALL: maxui(-1, 13) = -1
// CALL: maxui(2, 0) = 2
// CALL: maxui(2, -7) = -7
// CALL: maxui(2, 90) = 90
// CALL: maxui(7, 7) = 7
// CALL: maxui(7, -127) = -127
// CALL: maxui(-7, 2) = -7
// CALL: maxui(-7, -128) = -7
// CALL: maxui(13, -1) = -1
// CALL: maxui(13, 127) = 127
// CALL: maxui(127, 1) = 127
// CALL: maxui(127, 13) = 127
// CALL: maxui(-128, 0) = -128
// CALL: maxui(-128, -7) = -7
// CALL: maxui(-128, 90) = -128
// CALL: maxui(-127, 7) = -127
// CALL: maxui(-127, -127) = -127
// CALL: maxui(90, 2) = 90
// CALL: maxui(90, -128) = -128

func.func @minui(%a: i8, %b: i8) -> i8 {
  %r = arith.minui %a, %b : i8
  return %r : i8
}
// CALL: minui(0, 7) = 0
// CALL: minui(0, -127) = 0
// CALL: minui(1, 2) = 1
// CALL: minui(1, -128) = 1
// CALL: minui(-1, -1) = -1
// CALL: minui(-1, 127) = 127
// CALL: minui(2, 1) = 1
// CALL: minui(2, 13) = 2
// CALL: minui(7, 0) = 0
// CALL: minui(7, -7) = 7
// CALL: minui(7, 90) = 7
// CALL: minui(-7, 7) = 7
// CALL: minui(-7, -127) = -127
// CALL: minui(13, 2) = 2
// CALL: minui(13, -128) = 13
// CALL: minui(127, -1) = 127
// CALL: minui(127, 127) = 127
// CALL: minui(-128, 1) = 1
// CALL: minui(-128, 13) = 13
// CALL: minui(-127, 0) = 0
// CALL: minui(-127, -7) = -127
// CALL: minui(-127, 90) = 90
// CALL: minui(90, 7) = 7
// CALL: minui(90, -127) = 90

func.func @cmp_eq(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi eq, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_eq(0, 0) = 1
// CALL: cmp_eq(0, 127) = 0
// CALL: cmp_eq(1, 2) = 0
// CALL: cmp_eq(1, 90) = 0
// CALL: cmp_eq(-1, 13) = 0
// CALL: cmp_eq(2, -1) = 0
// CALL: cmp_eq(2, -127) = 0
// CALL: cmp_eq(7, -7) = 0
// CALL: cmp_eq(-7, 1) = 0
// CALL: cmp_eq(-7, -128) = 0
// CALL: cmp_eq(13, 7) = 0
// CALL: cmp_eq(127, 0) = 0
// CALL: cmp_eq(127, 127) = 1
// CALL: cmp_eq(-128, 2) = 0
// CALL: cmp_eq(-128, 90) = 0
// CALL: cmp_eq(-127, 13) = 0
// CALL: cmp_eq(90, -1) = 0
// CALL: cmp_eq(90, -127) = 0

func.func @cmp_ne(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi ne, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ne(0, 1) = 1
// CALL: cmp_ne(0, -128) = 1
// CALL: cmp_ne(1, 7) = 1
// CALL: cmp_ne(-1, 0) = 1
// CALL: cmp_ne(-1, 127) = 1
// CALL: cmp_ne(2, 2) = 0
// CALL: cmp_ne(2, 90) = 1
// CALL: cmp_ne(7, 13) = 1
// CALL: cmp_ne(-7, -1) = 1
// CALL: cmp_ne(-7, -127) = 1
// CALL: cmp_ne(13, -7) = 1
// CALL: cmp_ne(127, 1) = 1
// CALL: cmp_ne(127, -128) = 1
// CALL: cmp_ne(-128, 7) = 1
// CALL: cmp_ne(-127, 0) = 1
// CALL: cmp_ne(-127, 127) = 1
// CALL: cmp_ne(90, 2) = 1
// CALL: cmp_ne(90, 90) = 0

func.func @cmp_slt(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi slt, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_slt(0, -1) = 0
// CALL: cmp_slt(0, -127) = 0
// CALL: cmp_slt(1, -7) = 0
// CALL: cmp_slt(-1, 1) = 1
// CALL: cmp_slt(-1, -128) = 0
// CALL: cmp_slt(2, 7) = 1
// CALL: cmp_slt(7, 0) = 0
// CALL: cmp_slt(7, 127) = 1
// CALL: cmp_slt(-7, 2) = 1
// CALL: cmp_slt(-7, 90) = 1
// CALL: cmp_slt(13, 13) = 0
// CALL: cmp_slt(127, -1) = 0
// CALL: cmp_slt(127, -127) = 0
// CALL: cmp_slt(-128, -7) = 1
// CALL: cmp_slt(-127, 1) = 1
// CALL: cmp_slt(-127, -128) = 0
// CALL: cmp_slt(90, 7) = 0

func.func @cmp_sle(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi sle, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sle(0, 2) = 1
// CALL: cmp_sle(0, 90) = 1
// CALL: cmp_sle(1, 13) = 1
// CALL: cmp_sle(-1, -1) = 1
// CALL: cmp_sle(-1, -127) = 0
// CALL: cmp_sle(2, -7) = 0
// CALL: cmp_sle(7, 1) = 0
// CALL: cmp_sle(7, -128) = 0
// CALL: cmp_sle(-7, 7) = 1
// CALL: cmp_sle(13, 0) = 0
// CALL: cmp_sle(13, 127) = 1
// CALL: cmp_sle(127, 2) = 0
// CALL: cmp_sle(127, 90) = 0
// CALL: cmp_sle(-128, 13) = 1
// CALL: cmp_sle(-127, -1) = 1
// CALL: cmp_sle(-127, -127) = 1
// CALL: cmp_sle(90, -7) = 0

func.func @cmp_sgt(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sgt(0, 7) = 0
// CALL: cmp_sgt(1, 0) = 1
// CALL: cmp_sgt(1, 127) = 0
// CALL: cmp_sgt(-1, 2) = 0
// CALL: cmp_sgt(-1, 90) = 0
// CALL: cmp_sgt(2, 13) = 0
// CALL: cmp_sgt(7, -1) = 1
// CALL: cmp_sgt(7, -127) = 1
// CALL: cmp_sgt(-7, -7) = 0
// CALL: cmp_sgt(13, 1) = 1
// CALL: cmp_sgt(13, -128) = 1
// CALL: cmp_sgt(127, 7) = 1
// CALL: cmp_sgt(-128, 0) = 0
// CALL: cmp_sgt(-128, 127) = 0
// CALL: cmp_sgt(-127, 2) = 0
// CALL: cmp_sgt(-127, 90) = 0
// CALL: cmp_sgt(90, 13) = 1

func.func @cmp_sge(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi sge, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sge(0, -7) = 1
// CALL: cmp_sge(1, 1) = 1
// CALL: cmp_sge(1, -128) = 1
// CALL: cmp_sge(-1, 7) = 0
// CALL: cmp_sge(2, 0) = 1
// CALL: cmp_sge(2, 127) = 0
// CALL: cmp_sge(7, 2) = 1
// CALL: cmp_sge(7, 90) = 0
// CALL: cmp_sge(-7, 13) = 0
// CALL: cmp_sge(13, -1) = 1
// CALL: cmp_sge(13, -127) = 1
// CALL: cmp_sge(127, -7) = 1
// CALL: cmp_sge(-128, 1) = 0
// CALL: cmp_sge(-128, -128) = 1
// CALL: cmp_sge(-127, 7) = 0
// CALL: cmp_sge(90, 0) = 1
// CALL: cmp_sge(90, 127) = 0

func.func @cmp_ult(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi ult, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ult(0, 13) = 1
// CALL: cmp_ult(1, -1) = 1
// CALL: cmp_ult(1, -127) = 1
// CALL: cmp_ult(-1, -7) = 0
// CALL: cmp_ult(2, 1) = 0
// CALL: cmp_ult(2, -128) = 1
// CALL: cmp_ult(7, 7) = 0
// CALL: cmp_ult(-7, 0) = 0
// CALL: cmp_ult(-7, 127) = 0
// CALL: cmp_ult(13, 2) = 0
// CALL: cmp_ult(13, 90) = 1
// CALL: cmp_ult(127, 13) = 0
// CALL: cmp_ult(-128, -1) = 1
// CALL: cmp_ult(-128, -127) = 1
// CALL: cmp_ult(-127, -7) = 1
// CALL: cmp_ult(90, 1) = 0
// CALL: cmp_ult(90, -128) = 1

func.func @cmp_ule(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi ule, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ule(0, 0) = 1
// CALL: cmp_ule(0, 127) = 1
// CALL: cmp_ule(1, 2) = 1
// CALL: cmp_ule(1, 90) = 1
// CALL: cmp_ule(-1, 13) = 0
// CALL: cmp_ule(2, -1) = 1
// CALL: cmp_ule(2, -127) = 1
// CALL: cmp_ule(7, -7) = 1
// CALL: cmp_ule(-7, 1) = 0
// CALL: cmp_ule(-7, -128) = 0
// CALL: cmp_ule(13, 7) = 0
// CALL: cmp_ule(127, 0) = 0
// CALL: cmp_ule(127, 127) = 1
// CALL: cmp_ule(-128, 2) = 0
// CALL: cmp_ule(-128, 90) = 0
// CALL: cmp_ule(-127, 13) = 0
// CALL: cmp_ule(90, -1) = 1
// CALL: cmp_ule(90, -127) = 1

func.func @cmp_ugt(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ugt(0, 1) = 0
// CALL: cmp_ugt(0, -128) = 0
// CALL: cmp_ugt(1, 7) = 0
// CALL: cmp_ugt(-1, 0) = 1
// CALL: cmp_ugt(-1, 127) = 1
// CALL: cmp_ugt(2, 2) = 0
// CALL: cmp_ugt(2, 90) = 0
// CALL: cmp_ugt(7, 13) = 0
// CALL: cmp_ugt(-7, -1) = 0
// CALL: cmp_ugt(-7, -127) = 1
// CALL: cmp_ugt(13, -7) = 0
// CALL: cmp_ugt(127, 1) = 1
// CALL: cmp_ugt(127, -128) = 0
// CALL: cmp_ugt(-128, 7) = 1
// CALL: cmp_ugt(-127, 0) = 1
// CALL: cmp_ugt(-127, 127) = 1
// CALL: cmp_ugt(90, 2) = 1
// CALL: cmp_ugt(90, 90) = 0

func.func @cmp_uge(%a: i8, %b: i8) -> i32 {
  %c = arith.cmpi uge, %a, %b : i8
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_uge(0, -1) = 0
// CALL: cmp_uge(0, -127) = 0
// CALL: cmp_uge(1, -7) = 0
// CALL: cmp_uge(-1, 1) = 1
// CALL: cmp_uge(-1, -128) = 1
// CALL: cmp_uge(2, 7) = 0
// CALL: cmp_uge(7, 0) = 1
// CALL: cmp_uge(7, 127) = 0
// CALL: cmp_uge(-7, 2) = 1
// CALL: cmp_uge(-7, 90) = 1
// CALL: cmp_uge(13, 13) = 1
// CALL: cmp_uge(127, -1) = 0
// CALL: cmp_uge(127, -127) = 0
// CALL: cmp_uge(-128, -7) = 0
// CALL: cmp_uge(-127, 1) = 1
// CALL: cmp_uge(-127, -128) = 1
// CALL: cmp_uge(90, 7) = 1

func.func @addui_extended(%a: i8, %b: i8) -> (i8, i32) {
  %s, %o = arith.addui_extended %a, %b : i8, i1
  %r = arith.extui %o : i1 to i32
  return %s, %r : i8, i32
}
// CALL: addui_extended(0, 0) = 0, 0
// CALL: addui_extended(0, 13) = 13, 0
// CALL: addui_extended(1, 1) = 2, 0
// CALL: addui_extended(1, 127) = -128, 0
// CALL: addui_extended(-1, -1) = -2, 1
// CALL: addui_extended(-1, -128) = 127, 1
// CALL: addui_extended(2, 2) = 4, 0
// CALL: addui_extended(2, -127) = -125, 0
// CALL: addui_extended(7, 7) = 14, 0
// CALL: addui_extended(7, 90) = 97, 0
// CALL: addui_extended(-7, -7) = -14, 1
// CALL: addui_extended(13, 0) = 13, 0
// CALL: addui_extended(13, 13) = 26, 0
// CALL: addui_extended(127, 1) = -128, 0
// CALL: addui_extended(127, 127) = -2, 0
// CALL: addui_extended(-128, -1) = 127, 1
// CALL: addui_extended(-128, -128) = 0, 1
// CALL: addui_extended(-127, 2) = -125, 0
// CALL: addui_extended(-127, -127) = 2, 1
// CALL: addui_extended(90, 7) = 97, 0
// CALL: addui_extended(90, 90) = -76, 0

func.func @mulsi_extended(%a: i8, %b: i8) -> (i8, i8) {
  %l, %h = arith.mulsi_extended %a, %b : i8
  return %l, %h : i8, i8
}
// CALL: mulsi_extended(0, 0) = 0, 0
// CALL: mulsi_extended(0, 7) = 0, 0
// CALL: mulsi_extended(0, -128) = 0, 0
// CALL: mulsi_extended(1, 1) = 1, 0
// CALL: mulsi_extended(1, -7) = -7, -1
// CALL: mulsi_extended(1, -127) = -127, -1
// CALL: mulsi_extended(-1, -1) = 1, 0
// CALL: mulsi_extended(-1, 13) = -13, -1
// CALL: mulsi_extended(-1, 90) = -90, -1
// CALL: mulsi_extended(2, 2) = 4, 0
// CALL: mulsi_extended(2, 127) = -2, 0
// CALL: mulsi_extended(7, 0) = 0, 0
// CALL: mulsi_extended(7, 7) = 49, 0
// CALL: mulsi_extended(7, -128) = -128, -4
// CALL: mulsi_extended(-7, 1) = -7, -1
// CALL: mulsi_extended(-7, -7) = 49, 0
// CALL: mulsi_extended(-7, -127) = 121, 3
// CALL: mulsi_extended(13, -1) = -13, -1
// CALL: mulsi_extended(13, 13) = -87, 0
// CALL: mulsi_extended(13, 90) = -110, 4
// CALL: mulsi_extended(127, 2) = -2, 0
// CALL: mulsi_extended(127, 127) = 1, 63
// CALL: mulsi_extended(-128, 0) = 0, 0
// CALL: mulsi_extended(-128, 7) = -128, -4
// CALL: mulsi_extended(-128, -128) = 0, 64
// CALL: mulsi_extended(-127, 1) = -127, -1
// CALL: mulsi_extended(-127, -7) = 121, 3
// CALL: mulsi_extended(-127, -127) = 1, 63
// CALL: mulsi_extended(90, -1) = -90, -1
// CALL: mulsi_extended(90, 13) = -110, 4
// CALL: mulsi_extended(90, 90) = -92, 31

func.func @mului_extended(%a: i8, %b: i8) -> (i8, i8) {
  %l, %h = arith.mului_extended %a, %b : i8
  return %l, %h : i8, i8
}
// CALL: mului_extended(0, 0) = 0, 0
// CALL: mului_extended(0, 7) = 0, 0
// CALL: mului_extended(0, -128) = 0, 0
// CALL: mului_extended(1, 1) = 1, 0
// CALL: mului_extended(1, -7) = -7, 0
// CALL: mului_extended(1, -127) = -127, 0
// CALL: mului_extended(-1, -1) = 1, -2
// CALL: mului_extended(-1, 13) = -13, 12
// CALL: mului_extended(-1, 90) = -90, 89
// CALL: mului_extended(2, 2) = 4, 0
// CALL: mului_extended(2, 127) = -2, 0
// CALL: mului_extended(7, 0) = 0, 0
// CALL: mului_extended(7, 7) = 49, 0
// CALL: mului_extended(7, -128) = -128, 3
// CALL: mului_extended(-7, 1) = -7, 0
// CALL: mului_extended(-7, -7) = 49, -14
// CALL: mului_extended(-7, -127) = 121, 125
// CALL: mului_extended(13, -1) = -13, 12
// CALL: mului_extended(13, 13) = -87, 0
// CALL: mului_extended(13, 90) = -110, 4
// CALL: mului_extended(127, 2) = -2, 0
// CALL: mului_extended(127, 127) = 1, 63
// CALL: mului_extended(-128, 0) = 0, 0
// CALL: mului_extended(-128, 7) = -128, 3
// CALL: mului_extended(-128, -128) = 0, 64
// CALL: mului_extended(-127, 1) = -127, 0
// CALL: mului_extended(-127, -7) = 121, 125
// CALL: mului_extended(-127, -127) = 1, 65
// CALL: mului_extended(90, -1) = -90, 89
// CALL: mului_extended(90, 13) = -110, 4
// CALL: mului_extended(90, 90) = -92, 31

func.func @absi(%a: i8) -> i8 {
  %r = math.absi %a : i8
  return %r : i8
}
// CALL: absi(0) = 0
// CALL: absi(1) = 1
// CALL: absi(-1) = 1
// CALL: absi(2) = 2
// CALL: absi(7) = 7
// CALL: absi(-7) = 7
// CALL: absi(13) = 13
// CALL: absi(127) = 127
// CALL: absi(-128) = -128
// CALL: absi(-127) = 127
// CALL: absi(90) = 90

func.func @ctlz(%a: i8) -> i8 {
  %r = math.ctlz %a : i8
  return %r : i8
}
// CALL: ctlz(0) = 8
// CALL: ctlz(1) = 7
// CALL: ctlz(-1) = 0
// CALL: ctlz(2) = 6
// CALL: ctlz(7) = 5
// CALL: ctlz(-7) = 0
// CALL: ctlz(13) = 4
// CALL: ctlz(127) = 1
// CALL: ctlz(-128) = 0
// CALL: ctlz(-127) = 0
// CALL: ctlz(90) = 1

func.func @cttz(%a: i8) -> i8 {
  %r = math.cttz %a : i8
  return %r : i8
}
// CALL: cttz(0) = 8
// CALL: cttz(1) = 0
// CALL: cttz(-1) = 0
// CALL: cttz(2) = 1
// CALL: cttz(7) = 0
// CALL: cttz(-7) = 0
// CALL: cttz(13) = 0
// CALL: cttz(127) = 0
// CALL: cttz(-128) = 7
// CALL: cttz(-127) = 0
// CALL: cttz(90) = 1

func.func @ctpop(%a: i8) -> i8 {
  %r = math.ctpop %a : i8
  return %r : i8
}
// CALL: ctpop(0) = 0
// CALL: ctpop(1) = 1
// CALL: ctpop(-1) = 8
// CALL: ctpop(2) = 1
// CALL: ctpop(7) = 3
// CALL: ctpop(-7) = 6
// CALL: ctpop(13) = 3
// CALL: ctpop(127) = 7
// CALL: ctpop(-128) = 1
// CALL: ctpop(-127) = 2
// CALL: ctpop(90) = 4

func.func @ipowi(%a: i8, %b: i8) -> i8 {
  %r = math.ipowi %a, %b : i8
  return %r : i8
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
// CALL: ipowi(2, 9) = 0
// CALL: ipowi(2, -1) = 0
// CALL: ipowi(2, -2) = 0
// CALL: ipowi(-3, 0) = 1
// CALL: ipowi(-3, 1) = -3
// CALL: ipowi(-3, 2) = 9
// CALL: ipowi(-3, 5) = 13
// CALL: ipowi(-3, 9) = 29
// CALL: ipowi(-3, -1) = 0
// CALL: ipowi(-3, -2) = 0
// CALL: ipowi(7, 0) = 1
// CALL: ipowi(7, 1) = 7
// CALL: ipowi(7, 2) = 49
// CALL: ipowi(7, 5) = -89
// CALL: ipowi(7, 9) = 71
// CALL: ipowi(7, -1) = 0
// CALL: ipowi(7, -2) = 0

func.func @select(%c: i32, %a: i8, %b: i8) -> i8 {
  %z = arith.constant 0 : i32
  %k = arith.cmpi ne, %c, %z : i32
  %r = arith.select %k, %a, %b : i8
  return %r : i8
}
// CALL: select(1, -5, 6) = -5
// CALL: select(0, -5, 6) = 6
