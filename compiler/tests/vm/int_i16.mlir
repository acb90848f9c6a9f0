// Integer ops of `arith` and `math` on `i16`; expected values from Python's unbounded integers.

func.func @addi(%a: i16, %b: i16) -> i16 {
  %r = arith.addi %a, %b : i16
  return %r : i16
}
// CALL: addi(0, 0) = 0
// CALL: addi(0, -7) = -7
// CALL: addi(0, 23130) = 23130
// CALL: addi(1, 7) = 8
// CALL: addi(1, -32767) = -32766
// CALL: addi(-1, 2) = 1
// CALL: addi(-1, -32768) = 32767
// CALL: addi(2, -1) = 1
// CALL: addi(2, 32767) = -32767
// CALL: addi(7, 1) = 8
// CALL: addi(7, 13) = 20
// CALL: addi(-7, 0) = -7
// CALL: addi(-7, -7) = -14
// CALL: addi(-7, 23130) = 23123
// CALL: addi(13, 7) = 20
// CALL: addi(13, -32767) = -32754
// CALL: addi(32767, 2) = -32767
// CALL: addi(32767, -32768) = -1
// CALL: addi(-32768, -1) = 32767
// CALL: addi(-32768, 32767) = -1
// CALL: addi(-32767, 1) = -32766
// CALL: addi(-32767, 13) = -32754
// CALL: addi(23130, 0) = 23130
// CALL: addi(23130, -7) = 23123
// CALL: addi(23130, 23130) = -19276

func.func @subi(%a: i16, %b: i16) -> i16 {
  %r = arith.subi %a, %b : i16
  return %r : i16
}
// CALL: subi(0, 1) = -1
// CALL: subi(0, 13) = -13
// CALL: subi(1, 0) = 1
// CALL: subi(1, -7) = 8
// CALL: subi(1, 23130) = -23129
// CALL: subi(-1, 7) = -8
// CALL: subi(-1, -32767) = 32766
// CALL: subi(2, 2) = 0
// CALL: subi(2, -32768) = -32766
// CALL: subi(7, -1) = 8
// CALL: subi(7, 32767) = -32760
// CALL: subi(-7, 1) = -8
// CALL: subi(-7, 13) = -20
// CALL: subi(13, 0) = 13
// CALL: subi(13, -7) = 20
// CALL: subi(13, 23130) = -23117
// CALL: subi(32767, 7) = 32760
// CALL: subi(32767, -32767) = -2
// CALL: subi(-32768, 2) = 32766
// CALL: subi(-32768, -32768) = 0
// CALL: subi(-32767, -1) = -32766
// CALL: subi(-32767, 32767) = 2
// CALL: subi(23130, 1) = 23129
// CALL: subi(23130, 13) = 23117

func.func @muli(%a: i16, %b: i16) -> i16 {
  %r = arith.muli %a, %b : i16
  return %r : i16
}
// CALL: muli(0, -1) = 0
// CALL: muli(0, 32767) = 0
// CALL: muli(1, 1) = 1
// CALL: muli(1, 13) = 13
// CALL: muli(-1, 0) = 0
// CALL: muli(-1, -7) = 7
// CALL: muli(-1, 23130) = -23130
// CALL: muli(2, 7) = 14
// CALL: muli(2, -32767) = 2
// CALL: muli(7, 2) = 14
// CALL: muli(7, -32768) = -32768
// CALL: muli(-7, -1) = 7
// CALL: muli(-7, 32767) = -32761
// CALL: muli(13, 1) = 13
// CALL: muli(13, 13) = 169
// CALL: muli(32767, 0) = 0
// CALL: muli(32767, -7) = -32761
// CALL: muli(32767, 23130) = -23130
// CALL: muli(-32768, 7) = -32768
// CALL: muli(-32768, -32767) = -32768
// CALL: muli(-32767, 2) = 2
// CALL: muli(-32767, -32768) = -32768
// CALL: muli(23130, -1) = -23130
// CALL: muli(23130, 32767) = -23130

func.func @divsi(%a: i16, %b: i16) -> i16 {
  %r = arith.divsi %a, %b : i16
  return %r : i16
}
// CALL: divsi(0, 2) = 0
// CALL: divsi(0, -32768) = 0
// CALL: divsi(1, -1) = -1
// CALL: divsi(1, 32767) = 0
// CALL: divsi(-1, 1) = -1
// CALL: divsi(-1, 13) = 0
// CALL: divsi(2, 0) = fails INVALID_ARGUMENT
// CALL: divsi(2, -7) = 0
// CALL: divsi(2, 23130) = 0
// CALL: divsi(7, 7) = 1
// CALL: divsi(7, -32767) = 0
// CALL: divsi(-7, 2) = -3
// CALL: divsi(-7, -32768) = 0
// CALL: divsi(13, -1) = -13
// CALL: divsi(13, 32767) = 0
// CALL: divsi(32767, 1) = 32767
// CALL: divsi(32767, 13) = 2520
// CALL: divsi(-32768, 0) = fails INVALID_ARGUMENT
// CALL: divsi(-32768, -7) = 4681
// CALL: divsi(-32768, 23130) = -1
// CALL: divsi(-32767, 7) = -4681
// CALL: divsi(-32767, -32767) = 1
// CALL: divsi(23130, 2) = 11565
// CALL: divsi(23130, -32768) = 0

func.func @divui(%a: i16, %b: i16) -> i16 {
  %r = arith.divui %a, %b : i16
  return %r : i16
}
// CALL: divui(0, 7) = 0
// CALL: divui(0, -32767) = 0
// CALL: divui(1, 2) = 0
// CALL: divui(1, -32768) = 0
// CALL: divui(-1, -1) = 1
// CALL: divui(-1, 32767) = 2
// CALL: divui(2, 1) = 2
// CALL: divui(2, 13) = 0
// CALL: divui(7, 0) = fails INVALID_ARGUMENT
// CALL: divui(7, -7) = 0
// CALL: divui(7, 23130) = 0
// CALL: divui(-7, 7) = 9361
// CALL: divui(-7, -32767) = 1
// CALL: divui(13, 2) = 6
// CALL: divui(13, -32768) = 0
// CALL: divui(32767, -1) = 0
// CALL: divui(32767, 32767) = 1
// CALL: divui(-32768, 1) = -32768
// CALL: divui(-32768, 13) = 2520
// CALL: divui(-32767, 0) = fails INVALID_ARGUMENT
// CALL: divui(-32767, -7) = 0
// CALL: divui(-32767, 23130) = 1
// CALL: divui(23130, 7) = 3304
// CALL: divui(23130, -32767) = 0

func.func @remsi(%a: i16, %b: i16) -> i16 {
  %r = arith.remsi %a, %b : i16
  return %r : i16
}
// CALL: remsi(0, 0) = fails INVALID_ARGUMENT
// CALL: remsi(0, -7) = 0
// CALL: remsi(0, 23130) = 0
// CALL: remsi(1, 7) = 1
// CALL: remsi(1, -32767) = 1
// CALL: remsi(-1, 2) = -1
// CALL: remsi(-1, -32768) = -1
// CALL: remsi(2, -1) = 0
// CALL: remsi(2, 32767) = 2
// CALL: remsi(7, 1) = 0
// CALL: remsi(7, 13) = 7
// CALL: remsi(-7, 0) = fails INVALID_ARGUMENT
// CALL: remsi(-7, -7) = 0
// CALL: remsi(-7, 23130) = -7
// CALL: remsi(13, 7) = 6
// CALL: remsi(13, -32767) = 13
// CALL: remsi(32767, 2) = 1
// CALL: remsi(32767, -32768) = 32767
// CALL: remsi(-32768, -1) = 0
// CALL: remsi(-32768, 32767) = -1
// CALL: remsi(-32767, 1) = 0
// CALL: remsi(-32767, 13) = -7
// CALL: remsi(23130, 0) = fails INVALID_ARGUMENT
// CALL: remsi(23130, -7) = 2
// CALL: remsi(23130, 23130) = 0

func.func @remui(%a: i16, %b: i16) -> i16 {
  %r = arith.remui %a, %b : i16
  return %r : i16
}
// CALL: remui(0, 1) = 0
// CALL: remui(0, 13) = 0
// CALL: remui(1, 0) = fails INVALID_ARGUMENT
// CALL: remui(1, -7) = 1
// CALL: remui(1, 23130) = 1
// CALL: remui(-1, 7) = 1
// CALL: remui(-1, -32767) = 32766
// CALL: remui(2, 2) = 0
// CALL: remui(2, -32768) = 2
// CALL: remui(7, -1) = 7
// CALL: remui(7, 32767) = 7
// CALL: remui(-7, 1) = 0
// CALL: remui(-7, 13) = 9
// CALL: remui(13, 0) = fails INVALID_ARGUMENT
// CALL: remui(13, -7) = 13
// CALL: remui(13, 23130) = 13
// CALL: remui(32767, 7) = 0
// CALL: remui(32767, -32767) = 32767
// CALL: remui(-32768, 2) = 0
// CALL: remui(-32768, -32768) = 0
// CALL: remui(-32767, -1) = -32767
// CALL: remui(-32767, 32767) = 2
// CALL: remui(23130, 1) = 0
// CALL: remui(23130, 13) = 3

func.func @floordivsi(%a: i16, %b: i16) -> i16 {
  %r = arith.floordivsi %a, %b : i16
  return %r : i16
}
// CALL: floordivsi(0, -1) = 0
// CALL: floordivsi(0, 32767) = 0
// CALL: floordivsi(1, 1) = 1
// CALL: floordivsi(1, 13) = 0
// CALL: floordivsi(-1, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(-1, -7) = 0
// CALL: floordivsi(-1, 23130) = -1
// CALL: floordivsi(2, 7) = 0
// CALL: floordivsi(2, -32767) = -1
// CALL: floordivsi(7, 2) = 3
// CALL: floordivsi(7, -32768) = -1
// CALL: floordivsi(-7, -1) = 7
// CALL: floordivsi(-7, 32767) = -1
// CALL: floordivsi(13, 1) = 13
// CALL: floordivsi(13, 13) = 1
// CALL: floordivsi(32767, 0) = fails INVALID_ARGUMENT
// CALL: floordivsi(32767, -7) = -4681
// CALL: floordivsi(32767, 23130) = 1
// CALL: floordivsi(-32768, 7) = -4682
// CALL: floordivsi(-32768, -32767) = 1
// CALL: floordivsi(-32767, 2) = -16384
// CALL: floordivsi(-32767, -32768) = 0
// CALL: floordivsi(23130, -1) = -23130
// CALL: floordivsi(23130, 32767) = 0

func.func @ceildivsi(%a: i16, %b: i16) -> i16 {
  %r = arith.ceildivsi %a, %b : i16
  return %r : i16
}
// CALL: ceildivsi(0, 2) = 0
// CALL: ceildivsi(0, -32768) = 0
// CALL: ceildivsi(1, -1) = -1
// CALL: ceildivsi(1, 32767) = 1
// CALL: ceildivsi(-1, 1) = -1
// CALL: ceildivsi(-1, 13) = 0
// CALL: ceildivsi(2, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(2, -7) = 0
// CALL: ceildivsi(2, 23130) = 1
// CALL: ceildivsi(7, 7) = 1
// CALL: ceildivsi(7, -32767) = 0
// CALL: ceildivsi(-7, 2) = -3
// CALL: ceildivsi(-7, -32768) = 1
// CALL: ceildivsi(13, -1) = -13
// CALL: ceildivsi(13, 32767) = 1
// CALL: ceildivsi(32767, 1) = 32767
// CALL: ceildivsi(32767, 13) = 2521
// CALL: ceildivsi(-32768, 0) = fails INVALID_ARGUMENT
// CALL: ceildivsi(-32768, -7) = 4682
// CALL: ceildivsi(-32768, 23130) = -1
// CALL: ceildivsi(-32767, 7) = -4681
// CALL: ceildivsi(-32767, -32767) = 1
// CALL: ceildivsi(23130, 2) = 11565
// CALL: ceildivsi(23130, -32768) = 0

func.func @ceildivui(%a: i16, %b: i16) -> i16 {
  %r = arith.ceildivui %a, %b : i16
  return %r : i16
}
// CALL: ceildivui(0, 7) = 0
// CALL: ceildivui(0, -32767) = 0
// CALL: ceildivui(1, 2) = 1
// CALL: ceildivui(1, -32768) = 1
// CALL: ceildivui(-1, -1) = 1
// CALL: ceildivui(-1, 32767) = 3
// CALL: ceildivui(2, 1) = 2
// CALL: ceildivui(2, 13) = 1
// CALL: ceildivui(7, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(7, -7) = 1
// CALL: ceildivui(7, 23130) = 1
// CALL: ceildivui(-7, 7) = 9362
// CALL: ceildivui(-7, -32767) = 2
// CALL: ceildivui(13, 2) = 7
// CALL: ceildivui(13, -32768) = 1
// CALL: ceildivui(32767, -1) = 1
// CALL: ceildivui(32767, 32767) = 1
// CALL: ceildivui(-32768, 1) = -32768
// CALL: ceildivui(-32768, 13) = 2521
// CALL: ceildivui(-32767, 0) = fails INVALID_ARGUMENT
// CALL: ceildivui(-32767, -7) = 1
// CALL: ceildivui(-32767, 23130) = 2
// CALL: ceildivui(23130, 7) = 3305
// CALL: ceildivui(23130, -32767) = 1

func.func @andi(%a: i16, %b: i16) -> i16 {
  %r = arith.andi %a, %b : i16
  return %r : i16
}
// CALL: andi(0, 0) = 0
// CALL: andi(0, -7) = 0
// CALL: andi(0, 23130) = 0
// CALL: andi(1, 7) = 1
// CALL: andi(1, -32767) = 1
// CALL: andi(-1, 2) = 2
// CALL: andi(-1, -32768) = -32768
// CALL: andi(2, -1) = 2
// CALL: andi(2, 32767) = 2
// CALL: andi(7, 1) = 1
// CALL: andi(7, 13) = 5
// CALL: andi(-7, 0) = 0
// CALL: andi(-7, -7) = -7
// CALL: andi(-7, 23130) = 23128
// CALL: andi(13, 7) = 5
// CALL: andi(13, -32767) = 1
// CALL: andi(32767, 2) = 2
// CALL: andi(32767, -32768) = 0
// CALL: andi(-32768, -1) = -32768
// CALL: andi(-32768, 32767) = 0
// CALL: andi(-32767, 1) = 1
// CALL: andi(-32767, 13) = 1
// CALL: andi(23130, 0) = 0
// CALL: andi(23130, -7) = 23128
// CALL: andi(23130, 23130) = 23130

func.func @ori(%a: i16, %b: i16) -> i16 {
  %r = arith.ori %a, %b : i16
  return %r : i16
}
// CALL: ori(0, 1) = 1
// CALL: ori(0, 13) = 13
// CALL: ori(1, 0) = 1
// CALL: ori(1, -7) = -7
// CALL: ori(1, 23130) = 23131
// CALL: ori(-1, 7) = -1
// CALL: ori(-1, -32767) = -1
// CALL: ori(2, 2) = 2
// CALL: ori(2, -32768) = -32766
// CALL: ori(7, -1) = -1
// CALL: ori(7, 32767) = 32767
// CALL: ori(-7, 1) = -7
// CALL: ori(-7, 13) = -3
// CALL: ori(13, 0) = 13
// CALL: ori(13, -7) = -3
// CALL: ori(13, 23130) = 23135
// CALL: ori(32767, 7) = 32767
// CALL: ori(32767, -32767) = -1
// CALL: ori(-32768, 2) = -32766
// CALL: ori(-32768, -32768) = -32768
// CALL: ori(-32767, -1) = -1
// CALL: ori(-32767, 32767) = -1
// CALL: ori(23130, 1) = 23131
// CALL: ori(23130, 13) = 23135

func.func @xori(%a: i16, %b: i16) -> i16 {
  %r = arith.xori %a, %b : i16
  return %r : i16
}
// CALL: xori(0, -1) = -1
// CALL: xori(0, 32767) = 32767
// CALL: xori(1, 1) = 0
// CALL: xori(1, 13) = 12
// CALL: xori(-1, 0) = -1
// CALL: xori(-1, -7) = 6
// CALL: xori(-1, 23130) = -23131
// CALL: xori(2, 7) = 5
// CALL: xori(2, -32767) = -32765
// CALL: xori(7, 2) = 5
// CALL: xori(7, -32768) = -32761
// CALL: xori(-7, -1) = 6
// CALL: xori(-7, 32767) = -32762
// CALL: xori(13, 1) = 12
// CALL: xori(13, 13) = 0
// CALL: xori(32767, 0) = 32767
// CALL: xori(32767, -7) = -32762
// CALL: xori(32767, 23130) = 9637
// CALL: xori(-32768, 7) = -32761
// CALL: xori(-32768, -32767) = 1
// CALL: xori(-32767, 2) = -32765
// CALL: xori(-32767, -32768) = 1
// CALL: xori(23130, -1) = -23131
// CALL: xori(23130, 32767) = 9637

func.func @shli(%a: i16, %b: i16) -> i16 {
  %r = arith.shli %a, %b : i16
  return %r : i16
}
// CALL: shli(0, 0) = 0
// CALL: shli(0, 1) = 0
// CALL: shli(0, 15) = 0
// CALL: shli(0, 16) = 0
// CALL: shli(0, -1) = 0
// CALL: shli(-1, 0) = -1
// CALL: shli(-1, 1) = -2
// CALL: shli(-1, 15) = -32768
// CALL: shli(-1, 16) = 0
// CALL: shli(-1, -1) = 0
// CALL: shli(7, 0) = 7
// CALL: shli(7, 1) = 14
// CALL: shli(7, 15) = -32768
// CALL: shli(7, 16) = 0
// CALL: shli(7, -1) = 0
// CALL: shli(13, 0) = 13
// CALL: shli(13, 1) = 26
// CALL: shli(13, 15) = -32768
// CALL: shli(13, 16) = 0
// CALL: shli(13, -1) = 0
// CALL: shli(-32768, 0) = -32768
// CALL: shli(-32768, 1) = 0
// CALL: shli(-32768, 15) = 0
// CALL: shli(-32768, 16) = 0
// CALL: shli(-32768, -1) = 0
// CALL: shli(23130, 0) = 23130
// CALL: shli(23130, 1) = -19276
// CALL: shli(23130, 15) = 0
// CALL: shli(23130, 16) = 0
// CALL: shli(23130, -1) = 0

func.func @shrsi(%a: i16, %b: i16) -> i16 {
  %r = arith.shrsi %a, %b : i16
  return %r : i16
}
// CALL: shrsi(0, 0) = 0
// CALL: shrsi(0, 1) = 0
// CALL: shrsi(0, 15) = 0
// CALL: shrsi(0, 16) = 0
// CALL: shrsi(0, -1) = 0
// CALL: shrsi(-1, 0) = -1
// CALL: shrsi(-1, 1) = -1
// CALL: shrsi(-1, 15) = -1
// CALL: shrsi(-1, 16) = -1
// CALL: shrsi(-1, -1) = -1
// CALL: shrsi(7, 0) = 7
// CALL: shrsi(7, 1) = 3
// CALL: shrsi(7, 15) = 0
// CALL: shrsi(7, 16) = 0
// CALL: shrsi(7, -1) = 0
// CALL: shrsi(13, 0) = 13
// CALL: shrsi(13, 1) = 6
// CALL: shrsi(13, 15) = 0
// CALL: shrsi(13, 16) = 0
// CALL: shrsi(13, -1) = 0
// CALL: shrsi(-32768, 0) = -32768
// CALL: shrsi(-32768, 1) = -16384
// CALL: shrsi(-32768, 15) = -1
// CALL: shrsi(-32768, 16) = -1
// CALL: shrsi(-32768, -1) = -1
// CALL: shrsi(23130, 0) = 23130
// CALL: shrsi(23130, 1) = 11565
// CALL: shrsi(23130, 15) = 0
// CALL: shrsi(23130, 16) = 0
// CALL: shrsi(23130, -1) = 0

func.func @shrui(%a: i16, %b: i16) -> i16 {
  %r = arith.shrui %a, %b : i16
  return %r : i16
}
// CALL: shrui(0, 0) = 0
// CALL: shrui(0, 1) = 0
// CALL: shrui(0, 15) = 0
// CALL: shrui(0, 16) = 0
// CALL: shrui(0, -1) = 0
// CALL: shrui(-1, 0) = -1
// CALL: shrui(-1, 1) = 32767
// CALL: shrui(-1, 15) = 1
// CALL: shrui(-1, 16) = 0
// CALL: shrui(-1, -1) = 0
// CALL: shrui(7, 0) = 7
// CALL: shrui(7, 1) = 3
// CALL: shrui(7, 15) = 0
// CALL: shrui(7, 16) = 0
// CALL: shrui(7, -1) = 0
// CALL: shrui(13, 0) = 13
// CALL: shrui(13, 1) = 6
// CALL: shrui(13, 15) = 0
// CALL: shrui(13, 16) = 0
// CALL: shrui(13, -1) = 0
// CALL: shrui(-32768, 0) = -32768
// CALL: shrui(-32768, 1) = 16384
// CALL: shrui(-32768, 15) = 1
// CALL: shrui(-32768, 16) = 0
// CALL: shrui(-32768, -1) = 0
// CALL: shrui(23130, 0) = 23130
// CALL: shrui(23130, 1) = 11565
// CALL: shrui(23130, 15) = 0
// CALL: shrui(23130, 16) = 0
// CALL: shrui(23130, -1) = 0

func.func @maxsi(%a: i16, %b: i16) -> i16 {
  %r = arith.maxsi %a, %b : i16
  return %r : i16
}
// CALL: maxsi(0, 1) = 1
// CALL: maxsi(0, 13) = 13
// CALL: maxsi(1, 0) = 1
// CALL: maxsi(1, -7) = 1
// CALL: maxsi(1, 23130) = 23130
// CALL: maxsi(-1, 7) = 7
// CALL: maxsi(-1, -32767) = -1
// CALL: maxsi(2, 2) = 2
// CALL: maxsi(2, -32768) = 2
// CALL: maxsi(7, -1) = 7
// CALL: maxsi(7, 32767) = 32767
// CALL: maxsi(-7, 1) = 1
// CALL: maxsi(-7, 13) = 13
// CALL: maxsi(13, 0) = 13
// CALL: maxsi(13, -7) = 13
// CALL: maxsi(13, 23130) = 23130
// CALL: maxsi(32767, 7) = 32767
// CALL: maxsi(32767, -32767) = 32767
// CALL: maxsi(-32768, 2) = 2
// CALL: maxsi(-32768, -32768) = -32768
// CALL: maxsi(-32767, -1) = -1
// CALL: maxsi(-32767, 32767) = 32767
// CALL: maxsi(23130, 1) = 23130
// CALL: maxsi(23130, 13) = 23130

func.func @minsi(%a: i16, %b: i16) -> i16 {
  %r = arith.minsi %a, %b : i16
  return %r : i16
}
// CALL: minsi(0, -1) = -1
// CALL: minsi(0, 32767) = 0
// CALL: minsi(1, 1) = 1
// CALL: minsi(1, 13) = 1
// CALL: minsi(-1, 0) = -1
// CALL: minsi(-1, -7) = -7
// CALL: minsi(-1, 23130) = -1
// CALL: minsi(2, 7) = 2
// CALL: minsi(2, -32767) = -32767
// CALL: minsi(7, 2) = 2
// CALL: minsi(7, -32768) = -32768
// CALL: minsi(-7, -1) = -7
// CALL: minsi(-7, 32767) = -7
// CALL: minsi(13, 1) = 1
// CALL: minsi(13, 13) = 13
// CALL: minsi(32767, 0) = 0
// CALL: minsi(32767, -7) = -7
// CALL: minsi(32767, 23130) = 23130
// CALL: minsi(-32768, 7) = -32768
// CALL: minsi(-32768, -32767) = -32768
// CALL: minsi(-32767, 2) = -32767
// CALL: minsi(-32767, -32768) = -32768
// CALL: minsi(23130, -1) = -1
// CALL: minsi(23130, 32767) = 23130

func.func @maxui(%a: i16, %b: i16) -> i16 {
  %r = arith.maxui %a, %b : i16
  return %r : i16
}
// CALL: maxui(0, 2) = 2
// CALL: maxui(0, -32768) = -32768
// CALL: maxui(1, -1) = -1
// CALL: maxui(1, 32767) = 32767
// CALL: maxui(-1, 1) = -1
// CALL: maxui(-1, 13) = -1
// CALL: maxui(2, 0) = 2
// CALL: maxui(2, -7) = -7
// CALL: maxui(2, 23130) = 23130
// CALL: maxui(7, 7) = 7
// CALL: maxui(7, -32767) = -32767
// CALL: maxui(-7, 2) = -7
// CALL: maxui(-7, -32768) = -7
// CALL: maxui(13, -1) = -1
// CALL: maxui(13, 32767) = 32767
// CALL: maxui(32767, 1) = 32767
// CALL: maxui(32767, 13) = 32767
// CALL: maxui(-32768, 0) = -32768
// CALL: maxui(-32768, -7) = -7
// CALL: maxui(-32768, 23130) = -32768
// CALL: maxui(-32767, 7) = -32767
// CALL: maxui(-32767, -32767) = -32767
// CALL: maxui(23130, 2) = 23130
// CALL: maxui(23130, -32768) = -32768

func.func @minui(%a: i16, %b: i16) -> i16 {
  %r = arith.minui %a, %b : i16
  return %r : i16
}
// CALL: minui(0, 7) = 0
// CALL: minui(0, -32767) = 0
// CALL: minui(1, 2) = 1
// CALL: minui(1, -32768) = 1
// CALL: minui(-1, -1) = -1
// CALL: minui(-1, 32767) = 32767
// CALL: minui(2, 1) = 1
// CALL: minui(2, 13) = 2
// CALL: minui(7, 0) = 0
// CALL: minui(7, -7) = 7
// CALL: minui(7, 23130) = 7
// CALL: minui(-7, 7) = 7
// CALL: minui(-7, -32767) = -32767
// CALL: minui(13, 2) = 2
// CALL: minui(13, -32768) = 13
// CALL: minui(32767, -1) = 32767
// CALL: minui(32767, 32767) = 32767
// CALL: minui(-32768, 1) = 1
// CALL: minui(-32768, 13) = 13
// CALL: minui(-32767, 0) = 0
// CALL: minui(-32767, -7) = -32767
// CALL: minui(-32767, 23130) = 23130
// CALL: minui(23130, 7) = 7
// CALL: minui(23130, -32767) = 23130

func.func @cmp_eq(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi eq, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_eq(0, 0) = 1
// CALL: cmp_eq(0, 32767) = 0
// CALL: cmp_eq(1, 2) = 0
// CALL: cmp_eq(1, 23130) = 0
// CALL: cmp_eq(-1, 13) = 0
// CALL: cmp_eq(2, -1) = 0
// CALL: cmp_eq(2, -32767) = 0
// CALL: cmp_eq(7, -7) = 0
// CALL: cmp_eq(-7, 1) = 0
// CALL: cmp_eq(-7, -32768) = 0
// CALL: cmp_eq(13, 7) = 0
// CALL: cmp_eq(32767, 0) = 0
// CALL: cmp_eq(32767, 32767) = 1
// CALL: cmp_eq(-32768, 2) = 0
// CALL: cmp_eq(-32768, 23130) = 0
// CALL: cmp_eq(-32767, 13) = 0
// CALL: cmp_eq(23130, -1) = 0
// CALL: cmp_eq(23130, -32767) = 0

func.func @cmp_ne(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi ne, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ne(0, 1) = 1
// CALL: cmp_ne(0, -32768) = 1
// CALL: cmp_ne(1, 7) = 1
// CALL: cmp_ne(-1, 0) = 1
// CALL: cmp_ne(-1, 32767) = 1
// CALL: cmp_ne(2, 2) = 0
// CALL: cmp_ne(2, 23130) = 1
// CALL: cmp_ne(7, 13) = 1
// CALL: cmp_ne(-7, -1) = 1
// CALL: cmp_ne(-7, -32767) = 1
// CALL: cmp_ne(13, -7) = 1
// CALL: cmp_ne(32767, 1) = 1
// CALL: cmp_ne(32767, -32768) = 1
// CALL: cmp_ne(-32768, 7) = 1
// CALL: cmp_ne(-32767, 0) = 1
// CALL: cmp_ne(-32767, 32767) = 1
// CALL: cmp_ne(23130, 2) = 1
// CALL: cmp_ne(23130, 23130) = 0

func.func @cmp_slt(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi slt, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_slt(0, -1) = 0
// CALL: cmp_slt(0, -32767) = 0
// CALL: cmp_slt(1, -7) = 0
// CALL: cmp_slt(-1, 1) = 1
// CALL: cmp_slt(-1, -32768) = 0
// CALL: cmp_slt(2, 7) = 1
// CALL: cmp_slt(7, 0) = 0
// CALL: cmp_slt(7, 32767) = 1
// CALL: cmp_slt(-7, 2) = 1
// CALL: cmp_slt(-7, 23130) = 1
// CALL: cmp_slt(13, 13) = 0
// CALL: cmp_slt(32767, -1) = 0
// CALL: cmp_slt(32767, -32767) = 0
// CALL: cmp_slt(-32768, -7) = 1
// CALL: cmp_slt(-32767, 1) = 1
// CALL: cmp_slt(-32767, -32768) = 0
// CALL: cmp_slt(23130, 7) = 0

func.func @cmp_sle(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi sle, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sle(0, 2) = 1
// CALL: cmp_sle(0, 23130) = 1
// CALL: cmp_sle(1, 13) = 1
// CALL: cmp_sle(-1, -1) = 1
// CALL: cmp_sle(-1, -32767) = 0
// CALL: cmp_sle(2, -7) = 0
// CALL: cmp_sle(7, 1) = 0
// CALL: cmp_sle(7, -32768) = 0
// CALL: cmp_sle(-7, 7) = 1
// CALL: cmp_sle(13, 0) = 0
// CALL: cmp_sle(13, 32767) = 1
// CALL: cmp_sle(32767, 2) = 0
// CALL: cmp_sle(32767, 23130) = 0
// CALL: cmp_sle(-32768, 13) = 1
// CALL: cmp_sle(-32767, -1) = 1
// CALL: cmp_sle(-32767, -32767) = 1
// CALL: cmp_sle(23130, -7) = 0

func.func @cmp_sgt(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi sgt, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sgt(0, 7) = 0
// CALL: cmp_sgt(1, 0) = 1
// CALL: cmp_sgt(1, 32767) = 0
// CALL: cmp_sgt(-1, 2) = 0
// CALL: cmp_sgt(-1, 23130) = 0
// CALL: cmp_sgt(2, 13) = 0
// CALL: cmp_sgt(7, -1) = 1
// CALL: cmp_sgt(7, -32767) = 1
// CALL: cmp_sgt(-7, -7) = 0
// CALL: cmp_sgt(13, 1) = 1
// CALL: cmp_sgt(13, -32768) = 1
// CALL: cmp_sgt(32767, 7) = 1
// CALL: cmp_sgt(-32768, 0) = 0
// CALL: cmp_sgt(-32768, 32767) = 0
// CALL: cmp_sgt(-32767, 2) = 0
// CALL: cmp_sgt(-32767, 23130) = 0
// CALL: cmp_sgt(23130, 13) = 1

func.func @cmp_sge(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi sge, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_sge(0, -7) = 1
// CALL: cmp_sge(1, 1) = 1
// CALL: cmp_sge(1, -32768) = 1
// CALL: cmp_sge(-1, 7) = 0
// CALL: cmp_sge(2, 0) = 1
// CALL: cmp_sge(2, 32767) = 0
// CALL: cmp_sge(7, 2) = 1
// CALL: cmp_sge(7, 23130) = 0
// CALL: cmp_sge(-7, 13) = 0
// CALL: cmp_sge(13, -1) = 1
// CALL: cmp_sge(13, -32767) = 1
// CALL: cmp_sge(32767, -7) = 1
// CALL: cmp_sge(-32768, 1) = 0
// CALL: cmp_sge(-32768, -32768) = 1
// CALL: cmp_sge(-32767, 7) = 0
// CALL: cmp_sge(23130, 0) = 1
// CALL: cmp_sge(23130, 32767) = 0

func.func @cmp_ult(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi ult, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ult(0, 13) = 1
// CALL: cmp_ult(1, -1) = 1
// CALL: cmp_ult(1, -32767) = 1
// CALL: cmp_ult(-1, -7) = 0
// CALL: cmp_ult(2, 1) = 0
// CALL: cmp_ult(2, -32768) = 1
// CALL: cmp_ult(7, 7) = 0
// CALL: cmp_ult(-7, 0) = 0
// CALL: cmp_ult(-7, 32767) = 0
// CALL: cmp_ult(13, 2) = 0
// CALL: cmp_ult(13, 23130) = 1
// CALL: cmp_ult(32767, 13) = 0
// CALL: cmp_ult(-32768, -1) = 1
// CALL: cmp_ult(-32768, -32767) = 1
// CALL: cmp_ult(-32767, -7) = 1
// CALL: cmp_ult(23130, 1) = 0
// CALL: cmp_ult(23130, -32768) = 1

func.func @cmp_ule(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi ule, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ule(0, 0) = 1
// CALL: cmp_ule(0, 32767) = 1
// CALL: cmp_ule(1, 2) = 1
// CALL: cmp_ule(1, 23130) = 1
// CALL: cmp_ule(-1, 13) = 0
// CALL: cmp_ule(2, -1) = 1
// CALL: cmp_ule(2, -32767) = 1
// CALL: cmp_ule(7, -7) = 1
// CALL: cmp_ule(-7, 1) = 0
// CALL: cmp_ule(-7, -32768) = 0
// CALL: cmp_ule(13, 7) = 0
// CALL: cmp_ule(32767, 0) = 0
// CALL: cmp_ule(32767, 32767) = 1
// CALL: cmp_ule(-32768, 2) = 0
// CALL: cmp_ule(-32768, 23130) = 0
// CALL: cmp_ule(-32767, 13) = 0
// CALL: cmp_ule(23130, -1) = 1
// CALL: cmp_ule(23130, -32767) = 1

func.func @cmp_ugt(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi ugt, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_ugt(0, 1) = 0
// CALL: cmp_ugt(0, -32768) = 0
// CALL: cmp_ugt(1, 7) = 0
// CALL: cmp_ugt(-1, 0) = 1
// CALL: cmp_ugt(-1, 32767) = 1
// CALL: cmp_ugt(2, 2) = 0
// CALL: cmp_ugt(2, 23130) = 0
// CALL: cmp_ugt(7, 13) = 0
// CALL: cmp_ugt(-7, -1) = 0
// CALL: cmp_ugt(-7, -32767) = 1
// CALL: cmp_ugt(13, -7) = 0
// CALL: cmp_ugt(32767, 1) = 1
// CALL: cmp_ugt(32767, -32768) = 0
// CALL: cmp_ugt(-32768, 7) = 1
// CALL: cmp_ugt(-32767, 0) = 1
// CALL: cmp_ugt(-32767, 32767) = 1
// CALL: cmp_ugt(23130, 2) = 1
// CALL: cmp_ugt(23130, 23130) = 0

func.func @cmp_uge(%a: i16, %b: i16) -> i32 {
  %c = arith.cmpi uge, %a, %b : i16
  %r = arith.extui %c : i1 to i32
  return %r : i32
}
// CALL: cmp_uge(0, -1) = 0
// CALL: cmp_uge(0, -32767) = 0
// CALL: cmp_uge(1, -7) = 0
// CALL: cmp_uge(-1, 1) = 1
// CALL: cmp_uge(-1, -32768) = 1
// CALL: cmp_uge(2, 7) = 0
// CALL: cmp_uge(7, 0) = 1
// CALL: cmp_uge(7, 32767) = 0
// CALL: cmp_uge(-7, 2) = 1
// CALL: cmp_uge(-7, 23130) = 1
// CALL: cmp_uge(13, 13) = 1
// CALL: cmp_uge(32767, -1) = 0
// CALL: cmp_uge(32767, -32767) = 0
// CALL: cmp_uge(-32768, -7) = 0
// CALL: cmp_uge(-32767, 1) = 1
// CALL: cmp_uge(-32767, -32768) = 1
// CALL: cmp_uge(23130, 7) = 1

func.func @addui_extended(%a: i16, %b: i16) -> (i16, i32) {
  %s, %o = arith.addui_extended %a, %b : i16, i1
  %r = arith.extui %o : i1 to i32
  return %s, %r : i16, i32
}
// CALL: addui_extended(0, 0) = 0, 0
// CALL: addui_extended(0, 13) = 13, 0
// CALL: addui_extended(1, 1) = 2, 0
// CALL: addui_extended(1, 32767) = -32768, 0
// CALL: addui_extended(-1, -1) = -2, 1
// CALL: addui_extended(-1, -32768) = 32767, 1
// CALL: addui_extended(2, 2) = 4, 0
// CALL: addui_extended(2, -32767) = -32765, 0
// CALL: addui_extended(7, 7) = 14, 0
// CALL: addui_extended(7, 23130) = 23137, 0
// CALL: addui_extended(-7, -7) = -14, 1
// CALL: addui_extended(13, 0) = 13, 0
// CALL: addui_extended(13, 13) = 26, 0
// CALL: addui_extended(32767, 1) = -32768, 0
// CALL: addui_extended(32767, 32767) = -2, 0
// CALL: addui_extended(-32768, -1) = 32767, 1
// CALL: addui_extended(-32768, -32768) = 0, 1
// CALL: addui_extended(-32767, 2) = -32765, 0
// CALL: addui_extended(-32767, -32767) = 2, 1
// CALL: addui_extended(23130, 7) = 23137, 0
// CALL: addui_extended(23130, 23130) = -19276, 0

func.func @mulsi_extended(%a: i16, %b: i16) -> (i16, i16) {
  %l, %h = arith.mulsi_extended %a, %b : i16
  return %l, %h : i16, i16
}
// CALL: mulsi_extended(0, 0) = 0, 0
// CALL: mulsi_extended(0, 7) = 0, 0
// CALL: mulsi_extended(0, -32768) = 0, 0
// CALL: mulsi_extended(1, 1) = 1, 0
// CALL: mulsi_extended(1, -7) = -7, -1
// CALL: mulsi_extended(1, -32767) = -32767, -1
// CALL: mulsi_extended(-1, -1) = 1, 0
// CALL: mulsi_extended(-1, 13) = -13, -1
// CALL: mulsi_extended(-1, 23130) = -23130, -1
// CALL: mulsi_extended(2, 2) = 4, 0
// CALL: mulsi_extended(2, 32767) = -2, 0
// CALL: mulsi_extended(7, 0) = 0, 0
// CALL: mulsi_extended(7, 7) = 49, 0
// CALL: mulsi_extended(7, -32768) = -32768, -4
// CALL: mulsi_extended(-7, 1) = -7, -1
// CALL: mulsi_extended(-7, -7) = 49, 0
// CALL: mulsi_extended(-7, -32767) = 32761, 3
// CALL: mulsi_extended(13, -1) = -13, -1
// CALL: mulsi_extended(13, 13) = 169, 0
// CALL: mulsi_extended(13, 23130) = -26990, 4
// CALL: mulsi_extended(32767, 2) = -2, 0
// CALL: mulsi_extended(32767, 32767) = 1, 16383
// CALL: mulsi_extended(-32768, 0) = 0, 0
// CALL: mulsi_extended(-32768, 7) = -32768, -4
// CALL: mulsi_extended(-32768, -32768) = 0, 16384
// CALL: mulsi_extended(-32767, 1) = -32767, -1
// CALL: mulsi_extended(-32767, -7) = 32761, 3
// CALL: mulsi_extended(-32767, -32767) = 1, 16383
// CALL: mulsi_extended(23130, -1) = -23130, -1
// CALL: mulsi_extended(23130, 13) = -26990, 4
// CALL: mulsi_extended(23130, 23130) = 26532, 8163

func.func @mului_extended(%a: i16, %b: i16) -> (i16, i16) {
  %l, %h = arith.mului_extended %a, %b : i16
  return %l, %h : i16, i16
}
// CALL: mului_extended(0, 0) = 0, 0
// CALL: mului_extended(0, 7) = 0, 0
// CALL: mului_extended(0, -32768) = 0, 0
// CALL: mului_extended(1, 1) = 1, 0
// CALL: mului_extended(1, -7) = -7, 0
// CALL: mului_extended(1, -32767) = -32767, 0
// CALL: mului_extended(-1, -1) = 1, -2
// CALL: mului_extended(-1, 13) = -13, 12
// CALL: mului_extended(-1, 23130) = -23130, 23129
// CALL: mului_extended(2, 2) = 4, 0
// CALL: mului_extended(2, 32767) = -2, 0
// CALL: mului_extended(7, 0) = 0, 0
// CALL: mului_extended(7, 7) = 49, 0
// CALL: mului_extended(7, -32768) = -32768, 3
// CALL: mului_extended(-7, 1) = -7, 0
// CALL: mului_extended(-7, -7) = 49, -14
// CALL: mului_extended(-7, -32767) = 32761, 32765
// CALL: mului_extended(13, -1) = -13, 12
// CALL: mului_extended(13, 13) = 169, 0
// CALL: mului_extended(13, 23130) = -26990, 4
// CALL: mului_extended(32767, 2) = -2, 0
// CALL: mului_extended(32767, 32767) = 1, 16383
// CALL: mului_extended(-32768, 0) = 0, 0
// CALL: mului_extended(-32768, 7) = -32768, 3
// CALL: mului_extended(-32768, -32768) = 0, 16384
// CALL: mului_extended(-32767, 1) = -32767, 0
// CALL: mului_extended(-32767, -7) = 32761, 32765
// CALL: mului_extended(-32767, -32767) = 1, 16385
// CALL: mului_extended(23130, -1) = -23130, 23129
// CALL: mului_extended(23130, 13) = -26990, 4
// CALL: mului_extended(23130, 23130) = 26532, 8163

func.func @absi(%a: i16) -> i16 {
  %r = math.absi %a : i16
  return %r : i16
}
// CALL: absi(0) = 0
// CALL: absi(1) = 1
// CALL: absi(-1) = 1
// CALL: absi(2) = 2
// CALL: absi(7) = 7
// CALL: absi(-7) = 7
// CALL: absi(13) = 13
// CALL: absi(32767) = 32767
// CALL: absi(-32768) = -32768
// CALL: absi(-32767) = 32767
// CALL: absi(23130) = 23130

func.func @ctlz(%a: i16) -> i16 {
  %r = math.ctlz %a : i16
  return %r : i16
}
// CALL: ctlz(0) = 16
// CALL: ctlz(1) = 15
// CALL: ctlz(-1) = 0
// CALL: ctlz(2) = 14
// CALL: ctlz(7) = 13
// CALL: ctlz(-7) = 0
// CALL: ctlz(13) = 12
// CALL: ctlz(32767) = 1
// CALL: ctlz(-32768) = 0
// CALL: ctlz(-32767) = 0
// CALL: ctlz(23130) = 1

func.func @cttz(%a: i16) -> i16 {
  %r = math.cttz %a : i16
  return %r : i16
}
// CALL: cttz(0) = 16
// CALL: cttz(1) = 0
// CALL: cttz(-1) = 0
// CALL: cttz(2) = 1
// CALL: cttz(7) = 0
// CALL: cttz(-7) = 0
// CALL: cttz(13) = 0
// CALL: cttz(32767) = 0
// CALL: cttz(-32768) = 15
// CALL: cttz(-32767) = 0
// CALL: cttz(23130) = 1

func.func @ctpop(%a: i16) -> i16 {
  %r = math.ctpop %a : i16
  return %r : i16
}
// CALL: ctpop(0) = 0
// CALL: ctpop(1) = 1
// CALL: ctpop(-1) = 16
// CALL: ctpop(2) = 1
// CALL: ctpop(7) = 3
// CALL: ctpop(-7) = 14
// CALL: ctpop(13) = 3
// CALL: ctpop(32767) = 15
// CALL: ctpop(-32768) = 1
// CALL: ctpop(-32767) = 2
// CALL: ctpop(23130) = 8

func.func @ipowi(%a: i16, %b: i16) -> i16 {
  %r = math.ipowi %a, %b : i16
  return %r : i16
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
// CALL: ipowi(7, 9) = -16569
// CALL: ipowi(7, -1) = 0
// CALL: ipowi(7, -2) = 0

func.func @select(%c: i32, %a: i16, %b: i16) -> i16 {
  %z = arith.constant 0 : i32
  %k = arith.cmpi ne, %c, %z : i32
  %r = arith.select %k, %a, %b : i16
  return %r : i16
}
// CALL: select(1, -5, 6) = -5
// CALL: select(0, -5, 6) = 6
