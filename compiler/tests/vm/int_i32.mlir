// Integer ops of `arith` and `math` on `i32`; expected values from Python's unbounded integers.

func.func @addi(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}
// CALL: addi(0, 0) = 0
// CALL: addi(0, -7) = -7
// CALL: addi(0, 1515870810) = 1515870810
// CALL: addi(1, 7) = 8
// CALL: addi(1, -2147483647) = -2147483646
// CALL: addi(-1, 2) = 1
// CALL: addi(-1, -2147483648) = 2147483647
// CALL: addi(2, -1) = 1
// CALL: addi(2, 2147483647) = -2147483647
// CALL: addi(7, 1) = 8
// CALL: addi(7, 13) = 20
// CALL: addi(-7, 0) = -7
// CALL: addi(-7, -7) = -14
// CALL: addi(-7, 1515870810) = 1515870803
// CALL: addi(13, 7) = 20
// CALL: addi(13, -2147483647) = -2147483634
// CALL: addi(2147483647, 2) = -2147483647
// CALL: addi(2147483647, -2147483648) = -1
// CALL: addi(-2147483648, -1) = 2147483647
// CALL: addi(-2147483648, 2147483647) = -1
// CALL: addi(-2147483647, 1) = -2147483646
// CALL: addi(-2147483647, 13) = -2147483634
// CALL: addi(1515870810, 0) = 1515870810
// CALL: addi(1515870810, -7) = 1515870803
// CALL: addi(1515870810, 1515870810) = -1263225676

func.func @subi(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b : i32
  return %r : i32
}
// CALL: subi(0, 1) = -1
// CALL: subi(0, 13) = -13
// CALL: subi(1, 0) = 1
// CALL: subi(1, -7) = 8
// CALL: subi(1, 1515870810) = -1515870809
// CALL: subi(-1, 7) = -8
// CALL: subi(-1, -2147483647) = 2147483646
// CALL: subi(2, 2) = 0
// CALL: subi(2, -2147483648) = -2147483646
// CALL: subi(7, -1) = 8
// CALL: subi(7, 2147483647) = -2147483640
// CALL: subi(-7, 1) = -8
// CALL: subi(-7, 13) = -20
// CALL: subi(13, 0) = 13
// CALL: subi(13, -7) = 20
// CALL: subi(13, 1515870810) = -1515870797
// CALL: subi(2147483647, 7) = 2147483640
// CALL: subi(2147483647, -2147483647) = -2
// CALL: subi(-2147483648, 2) = 2147483646
// CALL: subi(-2147483648, -2147483648) = 0
// CALL: subi(-2147483647, -1) = -2147483646
// CALL: subi(-2147483647, 2147483647) = 2
// CALL: subi(1515870810, 1) = 1515870809
// CALL: subi(1515870810, 13) = 1515870797

func.func @muli(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b : i32
  return %r : i32
}
// CALL: muli(0, -1) = 0
// CALL: muli(0, 2147483647) = 0
// CALL: muli(1, 1) = 1
// CALL: muli(1, 13) = 13
// CALL: muli(-1, 0) = 0
// CALL: muli(-1, -7) = 7
// CALL: muli(-1, 1515870810) = -1515870810
// CALL: muli(2, 7) = 14
// CALL: muli(2, -2147483647) = 2
// CALL: muli(7, 2) = 14
// CALL: muli(7, -2147483648) = -2147483648
// CALL: muli(-7, -1) = 7
// CALL: muli(-7, 2147483647) = -2147483641
// CALL: muli(13, 1) = 13
// CALL: muli(13, 13) = 169
// CALL: muli(2147483647, 0) = 0
// CALL: muli(2147483647, -7) = -2147483641
// CALL: muli(2147483647, 1515870810) = -1515870810
// CALL: muli(-2147483648, 7) = -2147483648
// CALL: muli(-2147483648, -2147483647) = -2147483648
// CALL: muli(-2147483647, 2) = 2
// CALL: muli(-2147483647, -2147483648) = -2147483648
// CALL: muli(1515870810, -1) = -1515870810
// CALL: muli(1515870810, 2147483647) = -1515870810

func.func @divsi(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}
// CALL: divsi(0, 2) = 0
// CALL: divsi(0, -2147483648) = 0
// CALL: divsi(1, -1) = -1
// CALL: divsi(1, 2147483647) = 0
// CALL: divsi(-1, 1) = -1
// CALL: divsi(-1, 13) = 0
// CALL: divsi(2, 0) = fails INVALID_ARGUMENT
// CALL: divsi(2, -7) = 0
// CALL: divsi(2, 1515870810) = 0
// CALL: divsi(7, 7) = 1
// CALL: divsi(7, -2147483647) = 0
// CALL: divsi(-7, 2) = -3
// CALL: divsi(-7, -2147483648) = 0
// CALL: divsi(13, -1) = -13
// CALL: divsi(13, 2147483647) = 0
// CALL: divsi(2147483647, 1) = 2147483647
// CALL: divsi(2147483647, 13) = 165191049
// CALL: divsi(-2147483648, 0) = fails INVALID_ARGUMENT
// CALL: divsi(-2147483648, -7) = 306783378
// CALL: divsi(-2147483648, 1515870810) = -1
// CALL: divsi(-2147483647, 7) = -306783378
// CALL: divsi(-2147483647, -2147483647) = 1
// CALL: divsi(1515870810, 2) = 757935405
// CALL: divsi(1515870810, -2147483648) = 0

func.func @divui(%a: i32, %b: i32) -> i32 {
  %r = arith.divui %a, %b : i32
  return %r : i32
}
// CALL: divui(0, 7) = 0
// CALL: divui(0, -2147483647) = 0
// CALL: divui(1, 2) = 0
// CALL: divui(1, -2147483648) = 0
// CALL: divui(-1, -1) = 1
// CALL: divui(-1, 2147483647) = 2
// CALL: divui(2, 1) = 2
// CALL: divui(2, 13) = 0
// CALL: divui(7, 0) = fails INVALID_ARGUMENT
// CALL: divui(7, -7) = 0
// CALL: divui(7, 1515870810) = 0
// CALL: divui(-7, 7) = 613566755
// CALL: divui(-7, -2147483647) = 1
// CALL: divui(13, 2) = 6
// CALL: divui(13, -2147483648) = 0
// CALL: divui(2147483647, -1) = 0
// CALL: divui(2147483647, 2147483647) = 1
// CALL: divui(-2147483648, 1) = -2147483648
// CALL: divui(-2147483648, 13) = 165191049
// CALL: divui(-2147483647, 0) = fails INVALID_ARGUMENT
// CALL: divui(-2147483647, -7) = 0
// CALL: divui(-2147483647, 1515870810) = 1
// CALL: divui(1515870810, 7) = 216552972
// CALL: divui(1515870810, -2147483647) = 0

func.func @remsi(%a: i32, %b: i32) -> i32 {
  %r = arith.remsi %a, %b : i32
  return %r : i32
}
// CALL: remsi(0, 0) = fails INVALID_ARGUMENT
// CALL: remsi(0, -7) = 0
// CALL: remsi(0, 1515870810) = 0
// CALL: remsi(1, 7) = 1
// CALL: remsi(1, -2147483647) = 1
// CALL: remsi(-1, 2) = -1
// CALL: remsi(-1, -2147483648) = -1
// CALL: remsi(2, -1) = 0
// CALL: remsi(2, 2147483647) = 2
// CALL: remsi(7, 1) = 0
// CALL: remsi(7, 13) = 7
// CALL: remsi(-7, 0) = fails INVALID_ARGUMENT
// CALL: remsi(-7, -7) = 0
// CALL: remsi(-7, 1515870810) = -7
// CALL: remsi(13, 7) = 6
// CALL: remsi(13, -2147483647) = 13
// CALL: remsi(2147483647, 2) = 1
// CALL: remsi(2147483647, -2147483648) = 2147483647
// CALL: remsi(-2147483648, -1) = 0
// CALL: remsi(-2147483648, 2147483647) = -1
// CALL: remsi(-2147483647, 1) = 0
// CALL: remsi(-2147483647, 13) = -10
// CALL: remsi(1515870810, 0) = fails INVALID_ARGUMENT
// CALL: remsi(1515870810, -7) = 6
// CALL: remsi(1515870810, 1515870810) = 0

func.func @remui(%a: i32, %b: i32) -> i32 {
  %r = arith.remui %a, %b : i32
  return %r : i32
}
// CALL: remui(0, 1) = 0
// CALL: remui(0, 13) = 0
// CALL: remui(1, 0) = fails INVALID_ARGUMENT
// CALL: remui(1, -7) = 1
// CALL: remui(1, 1515870810) = 1
// CALL: remui(-1, 7) = 3
// CALL: remui(-1, -2147483647) = 2147483646
// CALL: remui(2, 2) = 0
// CALL: remui(2, -2147483648) = 2
// CALL: remui(7, -1) = 7
// CALL: remui(7, 2147483647) = 7
// CALL: remui(-7, 1) = 0
// CALL: remui(-7, 13) = 2
// CALL: remui(13, 0) = fails INVALID_ARGUMENT
// CALL: remui(13, -7) = 13
// CALL: remui(13, 1515870810) = 13
// CALL: remui(2147483647, 7) = 1
// CALL: remui(2147483647, -2147483647) = 2147483647
// CALL: remui(-2147483648, 2) = 0
// CALL: remui(-2147483648, -2147483648) = 0
// CALL: remui(-2147483647, -1) = -2147483647
// CALL: remui(-2147483647, 2147483647) = 2
// CALL: remui(1515870810, 1) = 0
// CALL: remui(1515870810, 13) = 12

func.func @floordivsi(%a: i32, %b: i32) -> i32 {
  %r = arith.floordivsi %a, %b : i32
  return %r : i32
}
// CALL: floordivsi(0, -1) = 0
// CALL: floordivsi(0, 2147483647) = 0
// CALL: floordivsi(1, 1) = 1
// CALL: floordivsi(1, 13) = 0
// CALL: floordivsi(-1, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(-1, -7) = 0
// CALL: floordivsi(-1, 1515870810) = -1
// CALL: floordivsi(2, 7) = 0
// CALL: floordivsi(2, -2147483647) = -1
// CALL: floordivsi(7, 2) = 3
// CALL: floordivsi(7, -2147483648) = -1
// CALL: floordivsi(-7, -1) = 7
// CALL: floordivsi(-7, 2147483647) = -1
// CALL: floordivsi(13, 1) = 13
// CALL: floordivsi(13, 13) = 1
// CALL: floordivsi(2147483647, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(2147483647, -7) = -306783379
// CALL: floordivsi(2147483647, 1515870810) = 1
// CALL: floordivsi(-2147483648, 7) = -306783379
// CALL: floordivsi(-2147483648, -2147483647) = 1
// CALL: floordivsi(-2147483647, 2) = -1073741824
// CALL: floordivsi(-2147483647, -2147483648) = 0
// CALL: floordivsi(1515870810, -1) = -1515870810
// CALL: floordivsi(1515870810, 2147483647) = 0

func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
// CALL: ceildivsi(0, 2) = 0
// CALL: ceildivsi(0, -2147483648) = 0
// CALL: ceildivsi(1, -1) = -1
// CALL: ceildivsi(1, 2147483647) = 1
// CALL: ceildivsi(-1, 1) = -1
// CALL: ceildivsi(-1, 13) = 0
// CALL: ceildivsi(2, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(2, -7) = 0
// CALL: ceildivsi(2, 1515870810) = 1
// CALL: ceildivsi(7, 7) = 1
// CALL: ceildivsi(7, -2147483647) = 0
// CALL: ceildivsi(-7, 2) = -3
// CALL: ceildivsi(-7, -2147483648) = 1
// CALL: ceildivsi(13, -1) = -13
// CALL: ceildivsi(13, 2147483647) = 1
// CALL: ceildivsi(2147483647, 1) = 2147483647
// CALL: ceildivsi(2147483647, 13) = 165191050
// CALL: ceildivsi(-2147483648, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(-2147483648, -7) = 306783379
// CALL: ceildivsi(-2147483648, 1515870810) = -1
// CALL: ceildivsi(-2147483647, 7) = -306783378
// CALL: ceildivsi(-2147483647, -2147483647) = 1
// CALL: ceildivsi(1515870810, 2) = 757935405
// CALL: ceildivsi(1515870810, -2147483648) = 0

func.func @ceildivui(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
// CALL: ceildivui(0, 7) = 0
// CALL: ceildivui(0, -2147483647) = 0
// CALL: ceildivui(1, 2) = 1
// CALL: ceildivui(1, -2147483648) = 1
// CALL: ceildivui(-1, -1) = 1
// CALL: ceildivui(-1, 2147483647) = 3
// CALL: ceildivui(2, 1) = 2
// CALL: ceildivui(2, 13) = 1
// CALL: ceildivui(7, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(7, -7) = 1
// CALL: ceildivui(7, 1515870810) = 1
// CALL: ceildivui(-7, 7) = 613566756
// CALL: ceildivui(-7, -2147483647) = 2
// CALL: ceildivui(13, 2) = 7
// CALL: ceildivui(13, -2147483648) = 1
// CALL: ceildivui(2147483647, -1) = 1
// CALL: ceildivui(2147483647, 2147483647) = 1
// CALL: ceildivui(-2147483648, 1) = -2147483648
// CALL: ceildivui(-2147483648, 13) = 165191050
// CALL: ceildivui(-2147483647, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(-2147483647, -7) = 1
// CALL: ceildivui(-2147483647, 1515870810) = 2
// CALL: ceildivui(1515870810, 7) = 216552973
// CALL: ceildivui(1515870810, -2147483647) = 1

func.func @andi(%a: i32, %b: i32) -> i32 {
  %r = arith.andi %a, %b : i32
  return %r : i32
}
// CALL: andi(0, 0) = 0
// CALL: andi(0, -7) = 0
// CALL: andi(0, 1515870810) = 0
// CALL: andi(1, 7) = 1
// CALL: andi(1, -2147483647) = 1
// CALL: andi(-1, 2) = 2
// CALL: andi(-1, -2147483648) = -2147483648
// CALL: andi(2, -1) = 2
// CALL: andi(2, 2147483647) = 2
// CALL: andi(7, 1) = 1
// CALL: andi(7, 13) = 5
// CALL: andi(-7, 0) = 0
// CALL: andi(-7, -7) = -7
// CALL: andi(-7, 1515870810) = 1515870808
// CALL: andi(13, 7) = 5
// CALL: andi(13, -2147483647) = 1
// CALL: andi(2147483647, 2) = 2
// CALL: andi(2147483647, -2147483648) = 0
// CALL: andi(-2147483648, -1) = -2147483648
// CALL: andi(-2147483648, 2147483647) = 0
// CALL: andi(-2147483647, 1) = 1
// CALL: andi(-2147483647, 13) = 1
// CALL: andi(1515870810, 0) = 0
// CALL: andi(1515870810, -7) = 1515870808
// CALL: andi(1515870810, 1515870810) = 1515870810

func.func @ori(%a: i32, %b: i32) -> i32 {
  %r = arith.ori %a, %b : i32
  return %r : i32
}
// CALL: ori(0, 1) = 1
// CALL: ori(0, 13) = 13
// CALL: ori(1, 0) = 1
// CALL: ori(1, -7) = -7
// CALL: ori(1, 1515870810) = 1515870811
// CALL: ori(-1, 7) = -1
// CALL: ori(-1, -2147483647) = -1
// CALL: ori(2, 2) = 2
// CALL: ori(2, -2147483648) = -2147483646
// CALL: ori(7, -1) = -1
// CALL: ori(7, 2147483647) = 2147483647
// CALL: ori(-7, 1) = -7
// CALL: ori(-7, 13) = -3
// CALL: ori(13, 0) = 13
// CALL: ori(13, -7) = -3
// CALL: ori(13, 1515870810) = 1515870815
// CALL: ori(2147483647, 7) = 2147483647
// CALL: ori(2147483647, -2147483647) = -1
// CALL: ori(-2147483648, 2) = -2147483646
// CALL: ori(-2147483648, -2147483648) = -2147483648
// CALL: ori(-2147483647, -1) = -1
// CALL: ori(-2147483647, 2147483647) = -1
// CALL: ori(1515870810, 1) = 1515870811
// CALL: ori(1515870810, 13) = 1515870815

func.func @xori(%a: i32, %b: i32) -> i32 {
  %r = arith.xori %a, %b : i32
  return %r : i32
}
// CALL: xori(0, -1) = -1
// CALL: xori(0, 2147483647) = 2147483647
// CALL: xori(1, 1) = 0
// CALL: xori(1, 13) = 12
// CALL: xori(-1, 0) = -1
// CALL: xori(-1, -7) = 6
// CALL: xori(-1, 1515870810) = -1515870811
// CALL: xori(2, 7) = 5
// CALL: xori(2, -2147483647) = -2147483645
// CALL: xori(7, 2) = 5
// CALL: xori(7, -2147483648) = -2147483641
// CALL: xori(-7, -1) = 6
// CALL: xori(-7, 2147483647) = -2147483642
// CALL: xori(13, 1) = 12
// CALL: xori(13, 13) = 0
// CALL: xori(2147483647, 0) = 2147483647
// CALL: xori(2147483647, -7) = -2147483642
// CALL: xori(2147483647, 1515870810) = 631612837
// CALL: xori(-2147483648, 7) = -2147483641
// CALL: xori(-2147483648, -2147483647) = 1
// CALL: xori(-2147483647, 2) = -2147483645
// CALL: xori(-2147483647, -2147483648) = 1
// CALL: xori(1515870810, -1) = -1515870811
// CALL: xori(1515870810, 2147483647) = 631612837

func.func @shli(%a: i32, %b: i32) -> i32 {
  %r = arith.shli %a, %b : i32
  return %r : i32
}
// CALL: shli(0, 0) = 0
// CALL: shli(0, 1) = 0
// CALL: shli(0, 31) = 0
// CALL: shli(0, 32) = 0
// CALL: shli(0, -1) = 0
// CALL: shli(-1, 0) = -1
// CALL: shli(-1, 1) = -2
// CALL: shli(-1, 31) = -2147483648
// CALL: shli(-1, 32) = 0
// CALL: shli(-1, -1) = 0
// CALL: shli(7, 0) = 7
// CALL: shli(7, 1) = 14
// CALL: shli(7, 31) = -2147483648
// CALL: shli(7, 32) = 0
// CALL: shli(7, -1) = 0
// CALL: shli(13, 0) = 13
// CALL: shli(13, 1) = 26
// CALL: shli(13, 31) = -2147483648
// CALL: shli(13, 32) = 0
// CALL: shli(13, -1) = 0
// CALL: shli(-2147483648, 0) = -2147483648
// CALL: shli(-2147483648, 1) = 0
// CALL: shli(-2147483648, 31) = 0
// CALL: shli(-2147483648, 32) = 0
// CALL: shli(-2147483648, -1) = 0
// CALL: shli(1515870810, 0) = 1515870810
// CALL: shli(1515870810, 1) = -1263225676
// CALL: shli(1515870810, 31) = 0
// CALL: shli(1515870810, 32) = 0
// CALL: shli(1515870810, -1) = 0

func.func @shrsi(%a: i32, %b: i32) -> i32 {
  %r = arith.shrsi %a, %b : i32
  return %r : i32
}
// CALL: shrsi(0, 0) = 0
// CALL: shrsi(0, 1) = 0
// CALL: shrsi(0, 31) = 0
// CALL: shrsi(0, 32) = 0
// CALL: shrsi(0, -1) = 0
// CALL: shrsi(-1, 0) = -1
// CALL: shrsi(-1, 1) = -1
// CALL: shrsi(-1, 31) = -1
// CALL: shrsi(-1, 32) = -1
// CALL: shrsi(-1, -1) = -1
// CALL: shrsi(7, 0) = 7
// CALL: shrsi(7, 1) = 3
// CALL: shrsi(7, 31) = 0
// CALL: shrsi(7, 32) = 0
// CALL: shrsi(7, -1) = 0
// CALL: shrsi(13, 0) = 13
// CALL: shrsi(13, 1) = 6
// CALL: shrsi(13, 31) = 0
// CALL: shrsi(13, 32) = 0
// CALL: shrsi(13, -1) = 0
// CALL: shrsi(-2147483648, 0) = -2147483648
// CALL: shrsi(-2147483648, 1) = -1073741824
// CALL: shrsi(-2147483648, 31) = -1
// CALL: shrsi(-2147483648, 32) = -1
// CALL: shrsi(-2147483648, -1) = -1
// CALL: shrsi(1515870810, 0) = 1515870810
// CALL: shrsi(1515870810, 1) = 757935405
// CALL: shrsi(1515870810, 31) = 0
// CALL: shrsi(1515870810, 32) = 0
// CALL: shrsi(1515870810, -1) = 0

func.func @shrui(%a: i32, %b: i32) -> i32 {
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
// CALL: shrui(0, 0) = 0
// CALL: shrui(0, 1) = 0
// CALL: shrui(0, 31) = 0
// CALL: shrui(0, 32) = 0
// CALL: shrui(0, -1) = 0
// CALL: shrui(-1, 0) = -1
// CALL: shrui(-1, 1) = 2147483647
// CALL: shrui(-1, 31) = 1
// CALL: shrui(-1, 32) = 0
// CALL: shrui(-1, -1) = 0
// CALL: shrui(7, 0) = 7
// CALL: shrui(7, 1) = 3
// CALL: shrui(7, 31) = 0
// CALL: shrui(7, 32) = 0
// CALL: shrui(7, -1) = 0
// CALL: shrui(13, 0) = 13
// CALL: shrui(13, 1) = 6
// CALL: shrui(13, 31) = 0
// CALL: shrui(13, 32) = 0
// CALL: shrui(13, -1) = 0
// CALL: shrui(-2147483648, 0) = -2147483648
// CALL: shrui(-2147483648, 1) = 1073741824
// CALL: shrui(-2147483648, 31) = 1
// CALL: shrui(-2147483648, 32) = 0
// CALL: shrui(-2147483648, -1) = 0
// CALL: shrui(1515870810, 0) = 1515870810
// CALL: shrui(1515870810, 1) = 757935405
// CALL: shrui(1515870810, 31) = 0
// CALL: shrui(1515870810, 32) = 0
// CALL: shrui(1515870810, -1) = 0

func.func @maxsi(%a: i32, %b: i32) -> i32 {
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
// CALL: maxsi(0, 1) = 1
// CALL: maxsi(0, 13) = 13
// CALL: maxsi(1, 0) = 1
// CALL: maxsi(1, -7) = 1
// CALL: maxsi(1, 1515870810) = 1515870810
// CALL: maxsi(-1, 7) = 7
// CALL: maxsi(-1, -2147483647) = -1
// CALL: maxsi(2, 2) = 2
// CALL: maxsi(2, -2147483648) = 2
// CALL: maxsi(7, -1) = 7
// CALL: maxsi(7, 2147483647) = 2147483647
// CALL: maxsi(-7, 1) = 1
// CALL: maxsi(-7, 13) = 13
// CALL: maxsi(13, 0) = 13
// CALL: maxsi(13, -7) = 13
// CALL: maxsi(13, 1515870810) = 1515870810
// CALL: maxsi(2147483647, 7) = 2147483647
// CALL: maxsi(2147483647, -2147483647) = 2147483647
// CALL: maxsi(-2147483648, 2) = 2
// CALL: maxsi(-2147483648, -2147483648) = -2147483648
// CALL: maxsi(-2147483647, -1) = -1
// CALL: maxsi(-2147483647, 2147483647) = 2147483647
// CALL: maxsi(1515870810, 1) = 1515870810
// CALL: maxsi(1515870810, 13) = 1515870810

func.func @minsi(%a: i32, %b: i32) -> i32 {
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
// CALL: minsi(0, -1) = -1
// CALL: minsi(0, 2147483647) = 0
// CALL: minsi(1, 1) = 1
// CALL: minsi(1, 13) = 1
// CALL: minsi(-1, 0) = -1
// CALL: minsi(-1, -7) = -7
// CALL: minsi(-1, 1515870810) = -1
// CALL: minsi(2, 7) = 2
// CALL: minsi(2, -2147483647) = -2147483647
// CALL: minsi(7, 2) = 2
// CALL: minsi(7, -2147483648) = -2147483648
// CALL: minsi(-7, -1) = -7
// CALL: minsi(-7, 2147483647) = -7
// CALL: minsi(13, 1) = 1
// CALL: minsi(13, 13) = 13
// CALL: minsi(2147483647, 0) = 0
// CALL: minsi(2147483647, -7) = -7
// CALL: minsi(2147483647, 1515870810) = 1515870810
// CALL: minsi(-2147483648, 7) = -2147483648
// CALL: minsi(-2147483648, -2147483647) = -2147483648
// CALL: minsi(-2147483647, 2) = -2147483647
// CALL: minsi(-2147483647, -2147483648) = -2147483648
// CALL: minsi(1515870810, -1) = -1
// CALL: minsi(1515870810, 2147483647) = 1515870810

func.func @maxui(%a: i32, %b: i32) -> i32 {
  %r = arith.maxui %a, %b : i32
  return %r : i32
}
// CALL: maxui(0, 2) = 2
// CALL: maxui(0, -2147483648) = -2147483648
// CALL: maxui(1, -1) = -1
// CALL: maxui(1, 2147483647) = 2147483647
// CALL: maxui(-1, 1) = -1
// CALL: maxui(-1, 13) = -1
// CALL: maxui(2, 0) = 2
// CALL: maxui(2, -7) = -7
// CALL: maxui(2, 1515870810) = 1515870810
// CALL: maxui(7, 7) = 7
// CALL: maxui(7, -2147483647) = -2147483647
// CALL: maxui(-7, 2) = -7
// CALL: maxui(-7, -2147483648) = -7
// CALL: maxui(13, -1) = -1
// CALL: maxui(13, 2147483647) = 2147483647
// CALL: maxui(2147483647, 1) = 2147483647
// CALL: maxui(2147483647, 13) = 2147483647
// CALL: maxui(-2147483648, 0) = -2147483648
// CALL: maxui(-2147483648, -7) = -7
// CALL: maxui(-2147483648, 1515870810) = -2147483648
// CALL: maxui(-2147483647, 7) = -2147483647
// CALL: maxui(-2147483647, -2147483647) = -2147483647
// CALL: maxui(1515870810, 2) = 1515870810
// CALL: maxui(1515870810, -2147483648) = -2147483648

func.func @minui(%a: i32, %b: i32) -> i32 {
  %r = arith.minui %a, %b : i32
  return %r : i32
}
// CALL: minui(0, 7) = 0
// CALL: minui(0, -2147483647) = 0
// CALL: minui(1, 2) = 1
// CALL: minui(1, -2147483648) = 1
// CALL: minui(-1, -1) = -1
// CALL: minui(-1, 2147483647) = 2147483647
// CALL: minui(2, 1) = 1
// CALL: minui(2, 13) = 2
// CALL: minui(7, 0) = 0
// CALL: minui(7, -7) = 7
// CALL: minui(7, 1515870810) = 7
// CALL: minui(-7, 7) = 7
// CALL: minui(-7, -2147483647) = -2147483647
// CALL: minui(13, 2) = 2
// CALL: minui(13, -2147483648) = 13
// CALL: minui(2147483647, -1) = 2147483647
// CALL: minui(2147483647, 2147483647) = 2147483647
// CALL: minui(-2147483648, 1) = 1
// CALL: minui(-2147483648, 13) = 13
// CALL: minui(-2147483647, 0) = 0
// CALL: minui(-2147483647, -7) = -2147483647
// CALL: minui(-2147483647, 1515870810) = 1515870810
// CALL: minui(1515870810, 7) = 7
// CALL: minui(1515870810, -2147483647) = 1515870810

func.func @cmp_eq(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi eq, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_eq(0, 0) = 1
// CALL: cmp_eq(0, 2147483647) = 0
// CALL: cmp_eq(1, 2) = 0
// CALL: cmp_eq(1, 1515870810) = 0
// CALL: cmp_eq(-1, 13) = 0
// CALL: cmp_eq(2, -1) = 0
// CALL: cmp_eq(2, -2147483647) = 0
// CALL: cmp_eq(7, -7) = 0
// CALL: cmp_eq(-7, 1) = 0
// CALL: cmp_eq(-7, -2147483648) = 0
// CALL: cmp_eq(13, 7) = 0
// CALL: cmp_eq(2147483647, 0) = 0
// CALL: cmp_eq(2147483647, 2147483647) = 1
// CALL: cmp_eq(-2147483648, 2) = 0
// CALL: cmp_eq(-2147483648, 1515870810) = 0
// CALL: cmp_eq(-2147483647, 13) = 0
// CALL: cmp_eq(1515870810, -1) = 0
// CALL: cmp_eq(1515870810, -2147483647) = 0

func.func @cmp_ne(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ne, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ne(0, 1) = 1
// CALL: cmp_ne(0, -2147483648) = 1
// CALL: cmp_ne(1, 7) = 1
// CALL: cmp_ne(-1, 0) = 1
// CALL: cmp_ne(-1, 2147483647) = 1
// CALL: cmp_ne(2, 2) = 0
// CALL: cmp_ne(2, 1515870810) = 1
// CALL: cmp_ne(7, 13) = 1
// CALL: cmp_ne(-7, -1) = 1
// CALL: cmp_ne(-7, -2147483647) = 1
// CALL: cmp_ne(13, -7) = 1
// CALL: cmp_ne(2147483647, 1) = 1
// CALL: cmp_ne(2147483647, -2147483648) = 1
// CALL: cmp_ne(-2147483648, 7) = 1
// CALL: cmp_ne(-2147483647, 0) = 1
// CALL: cmp_ne(-2147483647, 2147483647) = 1
// CALL: cmp_ne(1515870810, 2) = 1
// CALL: cmp_ne(1515870810, 1515870810) = 0

func.func @cmp_slt(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_slt(0, -1) = 0
// CALL: cmp_slt(0, -2147483647) = 0
// CALL: cmp_slt(1, -7) = 0
// CALL: cmp_slt(-1, 1) = 1
// CALL: cmp_slt(-1, -2147483648) = 0
// CALL: cmp_slt(2, 7) = 1
// CALL: cmp_slt(7, 0) = 0
// CALL: cmp_slt(7, 2147483647) = 1
// CALL: cmp_slt(-7, 2) = 1
// CALL: cmp_slt(-7, 1515870810) = 1
// CALL: cmp_slt(13, 13) = 0
// CALL: cmp_slt(2147483647, -1) = 0
// CALL: cmp_slt(2147483647, -2147483647) = 0
// CALL: cmp_slt(-2147483648, -7) = 1
// CALL: cmp_slt(-2147483647, 1) = 1
// CALL: cmp_slt(-2147483647, -2147483648) = 0
// CALL: cmp_slt(1515870810, 7) = 0

func.func @cmp_sle(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sle, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sle(0, 2) = 1
// CALL: cmp_sle(0, 1515870810) = 1
// CALL: cmp_sle(1, 13) = 1
// CALL: cmp_sle(-1, -1) = 1
// CALL: cmp_sle(-1, -2147483647) = 0
// CALL: cmp_sle(2, -7) = 0
// CALL: cmp_sle(7, 1) = 0
// CALL: cmp_sle(7, -2147483648) = 0
// CALL: cmp_sle(-7, 7) = 1
// CALL: cmp_sle(13, 0) = 0
// CALL: cmp_sle(13, 2147483647) = 1
// CALL: cmp_sle(2147483647, 2) = 0
// CALL: cmp_sle(2147483647, 1515870810) = 0
// CALL: cmp_sle(-2147483648, 13) = 1
// CALL: cmp_sle(-2147483647, -1) = 1
// CALL: cmp_sle(-2147483647, -2147483647) = 1
// CALL: cmp_sle(1515870810, -7) = 0

func.func @cmp_sgt(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sgt(0, 7) = 0
// CALL: cmp_sgt(1, 0) = 1
// CALL: cmp_sgt(1, 2147483647) = 0
// CALL: cmp_sgt(-1, 2) = 0
// CALL: cmp_sgt(-1, 1515870810) = 0
// CALL: cmp_sgt(2, 13) = 0
// CALL: cmp_sgt(7, -1) = 1
// CALL: cmp_sgt(7, -2147483647) = 1
// CALL: cmp_sgt(-7, -7) = 0
// CALL: cmp_sgt(13, 1) = 1
// CALL: cmp_sgt(13, -2147483648) = 1
// CALL: cmp_sgt(2147483647, 7) = 1
// CALL: cmp_sgt(-2147483648, 0) = 0
// CALL: cmp_sgt(-2147483648, 2147483647) = 0
// CALL: cmp_sgt(-2147483647, 2) = 0
// CALL: cmp_sgt(-2147483647, 1515870810) = 0
// CALL: cmp_sgt(1515870810, 13) = 1

func.func @cmp_sge(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi sge, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sge(0, -7) = 1
// CALL: cmp_sge(1, 1) = 1
// CALL: cmp_sge(1, -2147483648) = 1
// CALL: cmp_sge(-1, 7) = 0
// CALL: cmp_sge(2, 0) = 1
// CALL: cmp_sge(2, 2147483647) = 0
// CALL: cmp_sge(7, 2) = 1
// CALL: cmp_sge(7, 1515870810) = 0
// CALL: cmp_sge(-7, 13) = 0
// CALL: cmp_sge(13, -1) = 1
// CALL: cmp_sge(13, -2147483647) = 1
// CALL: cmp_sge(2147483647, -7) = 1
// CALL: cmp_sge(-2147483648, 1) = 0
// CALL: cmp_sge(-2147483648, -2147483648) = 1
// CALL: cmp_sge(-2147483647, 7) = 0
// CALL: cmp_sge(1515870810, 0) = 1
// CALL: cmp_sge(1515870810, 2147483647) = 0

func.func @cmp_ult(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ult, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ult(0, 13) = 1
// CALL: cmp_ult(1, -1) = 1
// CALL: cmp_ult(1, -2147483647) = 1
// CALL: cmp_ult(-1, -7) = 0
// CALL: cmp_ult(2, 1) = 0
// CALL: cmp_ult(2, -2147483648) = 1
// CALL: cmp_ult(7, 7) = 0
// CALL: cmp_ult(-7, 0) = 0
// CALL: cmp_ult(-7, 2147483647) = 0
// CALL: cmp_ult(13, 2) = 0
// CALL: cmp_ult(13, 1515870810) = 1
// CALL: cmp_ult(2147483647, 13) = 0
// CALL: cmp_ult(-2147483648, -1) = 1
// CALL: cmp_ult(-2147483648, -2147483647) = 1
// CALL: cmp_ult(-2147483647, -7) = 1
// CALL: cmp_ult(1515870810, 1) = 0
// CALL: cmp_ult(1515870810, -2147483648) = 1

func.func @cmp_ule(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ule, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ule(0, 0) = 1
// CALL: cmp_ule(0, 2147483647) = 1
// CALL: cmp_ule(1, 2) = 1
// CALL: cmp_ule(1, 1515870810) = 1
// CALL: cmp_ule(-1, 13) = 0
// CALL: cmp_ule(2, -1) = 1
// CALL: cmp_ule(2, -2147483647) = 1
// CALL: cmp_ule(7, -7) = 1
// CALL: cmp_ule(-7, 1) = 0
// CALL: cmp_ule(-7, -2147483648) = 0
// CALL: cmp_ule(13, 7) = 0
// CALL: cmp_ule(2147483647, 0) = 0
// CALL: cmp_ule(2147483647, 2147483647) = 1
// CALL: cmp_ule(-2147483648, 2) = 0
// CALL: cmp_ule(-2147483648, 1515870810) = 0
// CALL: cmp_ule(-2147483647, 13) = 0
// CALL: cmp_ule(1515870810, -1) = 1
// CALL: cmp_ule(1515870810, -2147483647) = 1

func.func @cmp_ugt(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ugt(0, 1) = 0
// CALL: cmp_ugt(0, -2147483648) = 0
// CALL: cmp_ugt(1, 7) = 0
// CALL: cmp_ugt(-1, 0) = 1
// CALL: cmp_ugt(-1, 2147483647) = 1
// CALL: cmp_ugt(2, 2) = 0
// CALL: cmp_ugt(2, 1515870810) = 0
// CALL: cmp_ugt(7, 13) = 0
// CALL: cmp_ugt(-7, -1) = 0
// CALL: cmp_ugt(-7, -2147483647) = 1
// CALL: cmp_ugt(13, -7) = 0
// CALL: cmp_ugt(2147483647, 1) = 1
// CALL: cmp_ugt(2147483647, -2147483648) = 0
// CALL: cmp_ugt(-2147483648, 7) = 1
// CALL: cmp_ugt(-2147483647, 0) = 1
// CALL: cmp_ugt(-2147483647, 2147483647) = 1
// CALL: cmp_ugt(1515870810, 2) = 1
// CALL: cmp_ugt(1515870810, 1515870810) = 0

func.func @cmp_uge(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi uge, %a, %b : i32
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_uge(0, -1) = 0
// CALL: cmp_uge(0, -2147483647) = 0
// CALL: cmp_uge(1, -7) = 0
// CALL: cmp_uge(-1, 1) = 1
// CALL: cmp_uge(-1, -2147483648) = 1
// CALL: cmp_uge(2, 7) = 0
// CALL: cmp_uge(7, 0) = 1
// CALL: cmp_uge(7, 2147483647) = 0
// CALL: cmp_uge(-7, 2) = 1
// CALL: cmp_uge(-7, 1515870810) = 1
// CALL: cmp_uge(13, 13) = 1
// CALL: cmp_uge(2147483647, -1) = 0
// CALL: cmp_uge(2147483647, -2147483647) = 0
// CALL: cmp_uge(-2147483648, -7) = 0
// CALL: cmp_uge(-2147483647, 1) = 1
// CALL: cmp_uge(-2147483647, -2147483648) = 1
// CALL: cmp_uge(1515870810, 7) = 1

func.func @addui_extended(%a: i32, %b: i32) -> (i32, i32) {
  %s, %o = arith.addui_extended %a, %b : i32, i1
  %r = arith.extui %o : i1 to i32
  return %s, %r : i32, i32
}
// CALL: addui_extended(0, 0) = 0, 0
// CALL: addui_extended(0, 13) = 13, 0
// CALL: addui_extended(1, 1) = 2, 0
// CALL: addui_extended(1, 2147483647) = -2147483648, 0
// CALL: addui_extended(-1, -1) = -2, 1
// CALL: addui_extended(-1, -2147483648) = 2147483647, 1
// CALL: addui_extended(2, 2) = 4, 0
// CALL: addui_extended(2, -2147483647) = -2147483645, 0
// CALL: addui_extended(7, 7) = 14, 0
// CALL: addui_extended(7, 1515870810) = 1515870817, 0
// CALL: addui_extended(-7, -7) = -14, 1
// CALL: addui_extended(13, 0) = 13, 0
// CALL: addui_extended(13, 13) = 26, 0
// CALL: addui_extended(2147483647, 1) = -2147483648, 0
// CALL: addui_extended(2147483647, 2147483647) = -2, 0
// CALL: addui_extended(-2147483648, -1) = 2147483647, 1
// CALL: addui_extended(-2147483648, -2147483648) = 0, 1
// CALL: addui_extended(-2147483647, 2) = -2147483645, 0
// CALL: addui_extended(-2147483647, -2147483647) = 2, 1
// CALL: addui_extended(1515870810, 7) = 1515870817, 0
// CALL: addui_extended(1515870810, 1515870810) = -1263225676, 0

func.func @mulsi_extended(%a: i32, %b: i32) -> (i32, i32) {
  %l, %h = arith.mulsi_extended %a, %b : i32
  return %l, %h : i32, i32
}
// CALL: mulsi_extended(0, 0) = 0, 0
// CALL: mulsi_extended(0, 7) = 0, 0
// CALL: mulsi_extended(0, -2147483648) = 0, 0
// CALL: mulsi_extended(1, 1) = 1, 0
// CALL: mulsi_extended(1, -7) = -7, -1
// CALL: mulsi_extended(1, -2147483647) = -2147483647, -1
// CALL: mulsi_extended(-1, -1) = 1, 0
// CALL: mulsi_extended(-1, 13) = -13, -1
// CALL: mulsi_extended(-1, 1515870810) = -1515870810, -1
// CALL: mulsi_extended(2, 2) = 4, 0
// CALL: mulsi_extended(2, 2147483647) = -2, 0
// CALL: mulsi_extended(7, 0) = 0, 0
// CALL: mulsi_extended(7, 7) = 49, 0
// CALL: mulsi_extended(7, -2147483648) = -2147483648, -4
// CALL: mulsi_extended(-7, 1) = -7, -1
// CALL: mulsi_extended(-7, -7) = 49, 0
// CALL: mulsi_extended(-7, -2147483647) = 2147483641, 3
// CALL: mulsi_extended(13, -1) = -13, -1
// CALL: mulsi_extended(13, 13) = 169, 0
// CALL: mulsi_extended(13, 1515870810) = -1768515950, 4
// CALL: mulsi_extended(2147483647, 2) = -2, 0
// CALL: mulsi_extended(2147483647, 2147483647) = 1, 1073741823
// CALL: mulsi_extended(-2147483648, 0) = 0, 0
// CALL: mulsi_extended(-2147483648, 7) = -2147483648, -4
// CALL: mulsi_extended(-2147483648, -2147483648) = 0, 1073741824
// CALL: mulsi_extended(-2147483647, 1) = -2147483647, -1
// CALL: mulsi_extended(-2147483647, -7) = 2147483641, 3
// CALL: mulsi_extended(-2147483647, -2147483647) = 1, 1073741823
// CALL: mulsi_extended(1515870810, -1) = -1515870810, -1
// CALL: mulsi_extended(1515870810, 13) = -1768515950, 4
// CALL: mulsi_extended(1515870810, 1515870810) = -282368092, 535013226

func.func @mului_extended(%a: i32, %b: i32) -> (i32, i32) {
  %l, %h = arith.mului_extended %a, %b : i32
  return %l, %h : i32, i32
}
// CALL: mului_extended(0, 0) = 0, 0
// CALL: mului_extended(0, 7) = 0, 0
// CALL: mului_extended(0, -2147483648) = 0, 0
// CALL: mului_extended(1, 1) = 1, 0
// CALL: mului_extended(1, -7) = -7, 0
// CALL: mului_extended(1, -2147483647) = -2147483647, 0
// CALL: mului_extended(-1, -1) = 1, -2
// CALL: mului_extended(-1, 13) = -13, 12
// CALL: mului_extended(-1, 1515870810) = -1515870810, 1515870809
// CALL: mului_extended(2, 2) = 4, 0
// CALL: mului_extended(2, 2147483647) = -2, 0
// CALL: mului_extended(7, 0) = 0, 0
// CALL: mului_extended(7, 7) = 49, 0
// CALL: mului_extended(7, -2147483648) = -2147483648, 3
// CALL: mului_extended(-7, 1) = -7, 0
// CALL: mului_extended(-7, -7) = 49, -14
// CALL: mului_extended(-7, -2147483647) = 2147483641, 2147483645
// CALL: mului_extended(13, -1) = -13, 12
// CALL: mului_extended(13, 13) = 169, 0
// CALL: mului_extended(13, 1515870810) = -1768515950, 4
// CALL: mului_extended(2147483647, 2) = -2, 0
// CALL: mului_extended(2147483647, 2147483647) = 1, 1073741823
// CALL: mului_extended(-2147483648, 0) = 0, 0
// CALL: mului_extended(-2147483648, 7) = -2147483648, 3
// CALL: mului_extended(-2147483648, -2147483648) = 0, 1073741824
// CALL: mului_extended(-2147483647, 1) = -2147483647, 0
// CALL: mului_extended(-2147483647, -7) = 2147483641, 2147483645
// CALL: mului_extended(-2147483647, -2147483647) = 1, 1073741825
// CALL: mului_extended(1515870810, -1) = -1515870810, 1515870809
// CALL: mului_extended(1515870810, 13) = -1768515950, 4
// CALL: mului_extended(1515870810, 1515870810) = -282368092, 535013226

func.func @absi(%a: i32) -> i32 {
  %r = math.absi %a : i32
  return %r : i32
}
// CALL: absi(0) = 0
// CALL: absi(1) = 1
// CALL: absi(-1) = 1
// CALL: absi(2) = 2
// CALL: absi(7) = 7
// CALL: absi(-7) = 7
// CALL: absi(13) = 13
// CALL: absi(2147483647) = 2147483647
// CALL: absi(-2147483648) = -2147483648
// CALL: absi(-2147483647) = 2147483647
// CALL: absi(1515870810) = 1515870810

func.func @ctlz(%a: i32) -> i32 {
  %r = math.ctlz %a : i32
  return %r : i32
}
// CALL: ctlz(0) = 32
// CALL: ctlz(1) = 31
// CALL: ctlz(-1) = 0
// CALL: ctlz(2) = 30
// CALL: ctlz(7) = 29
// CALL: ctlz(-7) = 0
// CALL: ctlz(13) = 28
// CALL: ctlz(2147483647) = 1
// CALL: ctlz(-2147483648) = 0
// CALL: ctlz(-2147483647) = 0
// CALL: ctlz(1515870810) = 1

func.func @cttz(%a: i32) -> i32 {
  %r = math.cttz %a : i32
  return %r : i32
}
// CALL: cttz(0) = 32
// CALL: cttz(1) = 0
// CALL: cttz(-1) = 0
// CALL: cttz(2) = 1
// CALL: cttz(7) = 0
// CALL: cttz(-7) = 0
// CALL: cttz(13) = 0
// CALL: cttz(2147483647) = 0
// CALL: cttz(-2147483648) = 31
// CALL: cttz(-2147483647) = 0
// CALL: cttz(1515870810) = 1

func.func @ctpop(%a: i32) -> i32 {
  %r = math.ctpop %a : i32
  return %r : i32
}
// CALL: ctpop(0) = 0
// CALL: ctpop(1) = 1
// CALL: ctpop(-1) = 32
// CALL: ctpop(2) = 1
// CALL: ctpop(7) = 3
// CALL: ctpop(-7) = 30
// CALL: ctpop(13) = 3
// CALL: ctpop(2147483647) = 31
// CALL: ctpop(-2147483648) = 1
// CALL: ctpop(-2147483647) = 2
// CALL: ctpop(1515870810) = 16

func.func @ipowi(%a: i32, %b: i32) -> i32 {
  %r = math.ipowi %a, %b : i32
  return %r : i32
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

func.func @select(%c: i32, %a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %k = arith.cmpi ne, %c, %z : i32
  %r = arith.select %k, %a, %b : i32
  return %r : i32
}
// CALL: select(1, -5, 6) = -5
// CALL: select(0, -5, 6) = 6
