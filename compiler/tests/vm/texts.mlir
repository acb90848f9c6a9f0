// Texts and lists that are put together at run time; expected values by hand.

// A text as a number: each character is a digit of base 256, the last one lowest.
util.func private @code(%text: !util.buffer) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i64 = arith.constant 0 : i64
  %c8 = arith.constant 8 : i64
  %size = util.buffer.size %text : !util.buffer
  %code = scf.for %i = %c0 to %size step %c1 iter_args(%sum = %c0_i64) -> (i64) {
    %b = util.buffer.load %text[%i for %c1] : !util.buffer{%size} -> i8
    %w = arith.extui %b : i8 to i64
    %up = arith.shli %sum, %c8 : i64
    %next = arith.ori %up, %w : i64
    scf.yield %next : i64
  }
  %length = arith.index_cast %size : index to i32
  util.return %length, %code : i32, i64
}

util.func public @itoa(%n: i64) -> (i32, i64) {
  %text = util.string.itoa %n : i64 -> !util.buffer
  %0:2 = util.call @code(%text) : (!util.buffer) -> (i32, i64)
  util.return %0#0, %0#1 : i32, i64
}
// '0' is 48, '9' is 57, "10" is 49 * 256 + 48
// CALL: itoa(0) = 1, 48
// CALL: itoa(9) = 1, 57
// CALL: itoa(10) = 2, 12592
// CALL: itoa(12345678) = 8, 3544952156018063160
// The largest number, 18446744073709551615, ends in "09551615".
// CALL: itoa(-1) = 20, 3474867090068222261

util.func public @itoa_narrow(%n: i8) -> (i32, i64) {
  %text = util.string.itoa %n : i8 -> !util.buffer
  %0:2 = util.call @code(%text) : (!util.buffer) -> (i32, i64)
  util.return %0#0, %0#1 : i32, i64
}
// -1 reads as 255: "255" is (50 * 256 + 53) * 256 + 53
// CALL: itoa_narrow(-1) = 3, 3290421

util.func public @format(%n: index, %m: i32) -> (i32, i64) {
  %name = util.buffer.constant : !util.buffer = "b"
  %text = util.string.format "a{}{{{}}}{}"(%n, %name, %m) : (index, !util.buffer, i32) -> !util.buffer
  %0:2 = util.call @code(%text) : (!util.buffer) -> (i32, i64)
  util.return %0#0, %0#1 : i32, i64
}
// "a7{b}10": 97 55 123 98 125 49 48
// CALL: format(7, 10) = 7, 27364075813810480

util.func public @constant_format() -> (i32, i64) {
  %text = util.string.format "{{}}"() : () -> !util.buffer
  %0:2 = util.call @code(%text) : (!util.buffer) -> (i32, i64)
  util.return %0#0, %0#1 : i32, i64
}
// "{}": 123 * 256 + 125
// CALL: constant_format() = 2, 31613

util.func public @construct(%i: index) -> i64 {
  %a = arith.constant 100 : i64
  %b = arith.constant -5 : i64
  %list = util.list.construct [%a : i64, %b : i64] : !util.list<i64>
  %v = util.list.get %list[%i] : !util.list<i64>
  util.return %v : i64
}
// CALL: construct(0) = 100
// CALL: construct(1) = -5
// CALL: construct(2) = fails OUT_OF_RANGE

util.func public @nested() -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.5 : f32
  %inner = util.list.construct [%x : f32] : !util.list<?>
  %outer = util.list.construct [%x : f32, %inner : !util.list<?>] : !util.list<?>
  %found = util.list.get %outer[%c1] : !util.list<?> -> !util.list<?>
  %n = util.list.size %found : !util.list<?>
  %v = util.list.get %found[%c0] : !util.list<?> -> f32
  util.return %n, %v : index, f32
}
// CALL: nested() = 1, 2.5
