// Conversions between integers, index and floats; expected values from numpy and from Python's integers.

func.func @extsi_8_16(%a: i8) -> i16 {
  %r = arith.extsi %a : i8 to i16
  return %r : i16
}
// CALL: extsi_8_16(0) = 0
// CALL: extsi_8_16(1) = 1
// CALL: extsi_8_16(-1) = -1
// CALL: extsi_8_16(2) = 2
// CALL: extsi_8_16(7) = 7
// CALL: extsi_8_16(-7) = -7
// CALL: extsi_8_16(13) = 13
// CALL: extsi_8_16(127) = 127
// CALL: extsi_8_16(-128) = -128
// CALL: extsi_8_16(-127) = -127
// CALL: extsi_8_16(90) = 90

func.func @extui_8_16(%a: i8) -> i16 {
  %r = arith.extui %a : i8 to i16
  return %r : i16
}
// CALL: extui_8_16(0) = 0
// CALL: extui_8_16(1) = 1
// CALL: extui_8_16(-1) = 255
// CALL: extui_8_16(2) = 2
// CALL: extui_8_16(7) = 7
// CALL: extui_8_16(-7) = 249
// CALL: extui_8_16(13) = 13
// CALL: extui_8_16(127) = 127
// CALL: extui_8_16(-128) = 128
// CALL: extui_8_16(-127) = 129
// CALL: extui_8_16(90) = 90

func.func @extsi_8_32(%a: i8) -> i32 {
  %r = arith.extsi %a : i8 to i32
  return %r : i32
}
// CALL: extsi_8_32(0) = 0
// CALL: extsi_8_32(1) = 1
// CALL: extsi_8_32(-1) = -1
// CALL: extsi_8_32(2) = 2
// CALL: extsi_8_32(7) = 7
// CALL: extsi_8_32(-7) = -7
// CALL: extsi_8_32(13) = 13
// CALL: extsi_8_32(127) = 127
// CALL: extsi_8_32(-128) = -128
// CALL: extsi_8_32(-127) = -127
// CALL: extsi_8_32(90) = 90

func.func @extui_8_32(%a: i8) -> i32 {
  %r = arith.extui %a : i8 to i32
  return %r : i32
}
// CALL: extui_8_32(0) = 0
// CALL: extui_8_32(1) = 1
// CALL: extui_8_32(-1) = 255
// CALL: extui_8_32(2) = 2
// CALL: extui_8_32(7) = 7
// CALL: extui_8_32(-7) = 249
// CALL: extui_8_32(13) = 13
// CALL: extui_8_32(127) = 127
// CALL: extui_8_32(-128) = 128
// CALL: extui_8_32(-127) = 129
// CALL: extui_8_32(90) = 90

func.func @extsi_8_64(%a: i8) -> i64 {
  %r = arith.extsi %a : i8 to i64
  return %r : i64
}
// CALL: extsi_8_64(0) = 0
// CALL: extsi_8_64(1) = 1
// CALL: extsi_8_64(-1) = -1
// CALL: extsi_8_64(2) = 2
// CALL: extsi_8_64(7) = 7
// CALL: extsi_8_64(-7) = -7
// CALL: extsi_8_64(13) = 13
// CALL: extsi_8_64(127) = 127
// CALL: extsi_8_64(-128) = -128
// CALL: extsi_8_64(-127) = -127
// CALL: extsi_8_64(90) = 90

func.func @extui_8_64(%a: i8) -> i64 {
  %r = arith.extui %a : i8 to i64
  return %r : i64
}
// CALL: extui_8_64(0) = 0
// CALL: extui_8_64(1) = 1
// CALL: extui_8_64(-1) = 255
// CALL: extui_8_64(2) = 2
// CALL: extui_8_64(7) = 7
// CALL: extui_8_64(-7) = 249
// CALL: extui_8_64(13) = 13
// CALL: extui_8_64(127) = 127
// CALL: extui_8_64(-128) = 128
// CALL: extui_8_64(-127) = 129
// CALL: extui_8_64(90) = 90

func.func @trunci_16_8(%a: i16) -> i8 {
  %r = arith.trunci %a : i16 to i8
  return %r : i8
}
// CALL: trunci_16_8(0) = 0
// CALL: trunci_16_8(1) = 1
// CALL: trunci_16_8(-1) = -1
// CALL: trunci_16_8(2) = 2
// CALL: trunci_16_8(7) = 7
// CALL: trunci_16_8(-7) = -7
// CALL: trunci_16_8(13) = 13
// CALL: trunci_16_8(32767) = -1
// CALL: trunci_16_8(-32768) = 0
// CALL: trunci_16_8(-32767) = 1
// CALL: trunci_16_8(23130) = 90
// CALL: trunci_16_8(200) = -56

func.func @extsi_16_32(%a: i16) -> i32 {
  %r = arith.extsi %a : i16 to i32
  return %r : i32
}
// CALL: extsi_16_32(0) = 0
// CALL: extsi_16_32(1) = 1
// CALL: extsi_16_32(-1) = -1
// CALL: extsi_16_32(2) = 2
// CALL: extsi_16_32(7) = 7
// CALL: extsi_16_32(-7) = -7
// CALL: extsi_16_32(13) = 13
// CALL: extsi_16_32(32767) = 32767
// CALL: extsi_16_32(-32768) = -32768
// CALL: extsi_16_32(-32767) = -32767
// CALL: extsi_16_32(23130) = 23130

func.func @extui_16_32(%a: i16) -> i32 {
  %r = arith.extui %a : i16 to i32
  return %r : i32
}
// CALL: extui_16_32(0) = 0
// CALL: extui_16_32(1) = 1
// CALL: extui_16_32(-1) = 65535
// CALL: extui_16_32(2) = 2
// CALL: extui_16_32(7) = 7
// CALL: extui_16_32(-7) = 65529
// CALL: extui_16_32(13) = 13
// CALL: extui_16_32(32767) = 32767
// CALL: extui_16_32(-32768) = 32768
// CALL: extui_16_32(-32767) = 32769
// CALL: extui_16_32(23130) = 23130

func.func @extsi_16_64(%a: i16) -> i64 {
  %r = arith.extsi %a : i16 to i64
  return %r : i64
}
// CALL: extsi_16_64(0) = 0
// CALL: extsi_16_64(1) = 1
// CALL: extsi_16_64(-1) = -1
// CALL: extsi_16_64(2) = 2
// CALL: extsi_16_64(7) = 7
// CALL: extsi_16_64(-7) = -7
// CALL: extsi_16_64(13) = 13
// CALL: extsi_16_64(32767) = 32767
// CALL: extsi_16_64(-32768) = -32768
// CALL: extsi_16_64(-32767) = -32767
// CALL: extsi_16_64(23130) = 23130

func.func @extui_16_64(%a: i16) -> i64 {
  %r = arith.extui %a : i16 to i64
  return %r : i64
}
// CALL: extui_16_64(0) = 0
// CALL: extui_16_64(1) = 1
// CALL: extui_16_64(-1) = 65535
// CALL: extui_16_64(2) = 2
// CALL: extui_16_64(7) = 7
// CALL: extui_16_64(-7) = 65529
// CALL: extui_16_64(13) = 13
// CALL: extui_16_64(32767) = 32767
// CALL: extui_16_64(-32768) = 32768
// CALL: extui_16_64(-32767) = 32769
// CALL: extui_16_64(23130) = 23130

func.func @trunci_32_8(%a: i32) -> i8 {
  %r = arith.trunci %a : i32 to i8
  return %r : i8
}
// CALL: trunci_32_8(0) = 0
// CALL: trunci_32_8(1) = 1
// CALL: trunci_32_8(-1) = -1
// CALL: trunci_32_8(2) = 2
// CALL: trunci_32_8(7) = 7
// CALL: trunci_32_8(-7) = -7
// CALL: trunci_32_8(13) = 13
// CALL: trunci_32_8(2147483647) = -1
// CALL: trunci_32_8(-2147483648) = 0
// CALL: trunci_32_8(-2147483647) = 1
// CALL: trunci_32_8(1515870810) = 90
// CALL: trunci_32_8(200) = -56
// CALL: trunci_32_8(40000) = 64

func.func @trunci_32_16(%a: i32) -> i16 {
  %r = arith.trunci %a : i32 to i16
  return %r : i16
}
// CALL: trunci_32_16(0) = 0
// CALL: trunci_32_16(1) = 1
// CALL: trunci_32_16(-1) = -1
// CALL: trunci_32_16(2) = 2
// CALL: trunci_32_16(7) = 7
// CALL: trunci_32_16(-7) = -7
// CALL: trunci_32_16(13) = 13
// CALL: trunci_32_16(2147483647) = -1
// CALL: trunci_32_16(-2147483648) = 0
// CALL: trunci_32_16(-2147483647) = 1
// CALL: trunci_32_16(1515870810) = 23130
// CALL: trunci_32_16(200) = 200
// CALL: trunci_32_16(40000) = -25536

func.func @extsi_32_64(%a: i32) -> i64 {
  %r = arith.extsi %a : i32 to i64
  return %r : i64
}
// CALL: extsi_32_64(0) = 0
// CALL: extsi_32_64(1) = 1
// CALL: extsi_32_64(-1) = -1
// CALL: extsi_32_64(2) = 2
// CALL: extsi_32_64(7) = 7
// CALL: extsi_32_64(-7) = -7
// CALL: extsi_32_64(13) = 13
// CALL: extsi_32_64(2147483647) = 2147483647
// CALL: extsi_32_64(-2147483648) = -2147483648
// CALL: extsi_32_64(-2147483647) = -2147483647
// CALL: extsi_32_64(1515870810) = 1515870810

func.func @extui_32_64(%a: i32) -> i64 {
  %r = arith.extui %a : i32 to i64
  return %r : i64
}
// CALL: extui_32_64(0) = 0
// CALL: extui_32_64(1) = 1
// CALL: extui_32_64(-1) = 4294967295
// CALL: extui_32_64(2) = 2
// CALL: extui_32_64(7) = 7
// CALL: extui_32_64(-7) = 4294967289
// CALL: extui_32_64(13) = 13
// CALL: extui_32_64(2147483647) = 2147483647
// CALL: extui_32_64(-2147483648) = 2147483648
// CALL: extui_32_64(-2147483647) = 2147483649
// CALL: extui_32_64(1515870810) = 1515870810

func.func @trunci_64_8(%a: i64) -> i8 {
  %r = arith.trunci %a : i64 to i8
  return %r : i8
}
// CALL: trunci_64_8(0) = 0
// CALL: trunci_64_8(1) = 1
// CALL: trunci_64_8(-1) = -1
// CALL: trunci_64_8(2) = 2
// CALL: trunci_64_8(7) = 7
// CALL: trunci_64_8(-7) = -7
// CALL: trunci_64_8(13) = 13
// CALL: trunci_64_8(9223372036854775807) = -1
// CALL: trunci_64_8(-9223372036854775808) = 0
// CALL: trunci_64_8(-9223372036854775807) = 1
// CALL: trunci_64_8(6510615555426900570) = 90
// CALL: trunci_64_8(200) = -56
// CALL: trunci_64_8(40000) = 64

func.func @trunci_64_16(%a: i64) -> i16 {
  %r = arith.trunci %a : i64 to i16
  return %r : i16
}
// CALL: trunci_64_16(0) = 0
// CALL: trunci_64_16(1) = 1
// CALL: trunci_64_16(-1) = -1
// CALL: trunci_64_16(2) = 2
// CALL: trunci_64_16(7) = 7
// CALL: trunci_64_16(-7) = -7
// CALL: trunci_64_16(13) = 13
// CALL: trunci_64_16(9223372036854775807) = -1
// CALL: trunci_64_16(-9223372036854775808) = 0
// CALL: trunci_64_16(-9223372036854775807) = 1
// CALL: trunci_64_16(6510615555426900570) = 23130
// CALL: trunci_64_16(200) = 200
// CALL: trunci_64_16(40000) = -25536

func.func @trunci_64_32(%a: i64) -> i32 {
  %r = arith.trunci %a : i64 to i32
  return %r : i32
}
// CALL: trunci_64_32(0) = 0
// CALL: trunci_64_32(1) = 1
// CALL: trunci_64_32(-1) = -1
// CALL: trunci_64_32(2) = 2
// CALL: trunci_64_32(7) = 7
// CALL: trunci_64_32(-7) = -7
// CALL: trunci_64_32(13) = 13
// CALL: trunci_64_32(9223372036854775807) = -1
// CALL: trunci_64_32(-9223372036854775808) = 0
// CALL: trunci_64_32(-9223372036854775807) = 1
// CALL: trunci_64_32(6510615555426900570) = 1515870810
// CALL: trunci_64_32(200) = 200
// CALL: trunci_64_32(40000) = 40000

func.func @trunci_8_1(%a: i8) -> i32 {
  %t = arith.trunci %a : i8 to i1
  %r = arith.extui %t : i1 to i32
  return %r : i32
}
func.func @extsi_1_8(%a: i32) -> i8 {
  %z = arith.constant 0 : i32
  %t = arith.cmpi ne, %a, %z : i32
  %r = arith.extsi %t : i1 to i8
  return %r : i8
}
// CALL: trunci_8_1(0) = 0
// CALL: trunci_8_1(1) = 1
// CALL: trunci_8_1(2) = 0
// CALL: trunci_8_1(-1) = 1
// CALL: trunci_8_1(7) = 1
// CALL: extsi_1_8(0) = 0
// CALL: extsi_1_8(5) = -1

func.func @trunci_16_1(%a: i16) -> i32 {
  %t = arith.trunci %a : i16 to i1
  %r = arith.extui %t : i1 to i32
  return %r : i32
}
func.func @extsi_1_16(%a: i32) -> i16 {
  %z = arith.constant 0 : i32
  %t = arith.cmpi ne, %a, %z : i32
  %r = arith.extsi %t : i1 to i16
  return %r : i16
}
// CALL: trunci_16_1(0) = 0
// CALL: trunci_16_1(1) = 1
// CALL: trunci_16_1(2) = 0
// CALL: trunci_16_1(-1) = 1
// CALL: trunci_16_1(7) = 1
// CALL: extsi_1_16(0) = 0
// CALL: extsi_1_16(5) = -1

func.func @trunci_32_1(%a: i32) -> i32 {
  %t = arith.trunci %a : i32 to i1
  %r = arith.extui %t : i1 to i32
  return %r : i32
}
func.func @extsi_1_32(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %t = arith.cmpi ne, %a, %z : i32
  %r = arith.extsi %t : i1 to i32
  return %r : i32
}
// CALL: trunci_32_1(0) = 0
// CALL: trunci_32_1(1) = 1
// CALL: trunci_32_1(2) = 0
// CALL: trunci_32_1(-1) = 1
// CALL: trunci_32_1(7) = 1
// CALL: extsi_1_32(0) = 0
// CALL: extsi_1_32(5) = -1

func.func @trunci_64_1(%a: i64) -> i32 {
  %t = arith.trunci %a : i64 to i1
  %r = arith.extui %t : i1 to i32
  return %r : i32
}
func.func @extsi_1_64(%a: i32) -> i64 {
  %z = arith.constant 0 : i32
  %t = arith.cmpi ne, %a, %z : i32
  %r = arith.extsi %t : i1 to i64
  return %r : i64
}
// CALL: trunci_64_1(0) = 0
// CALL: trunci_64_1(1) = 1
// CALL: trunci_64_1(2) = 0
// CALL: trunci_64_1(-1) = 1
// CALL: trunci_64_1(7) = 1
// CALL: extsi_1_64(0) = 0
// CALL: extsi_1_64(5) = -1

func.func @sitofp_8_f32(%a: i8) -> f32 {
  %r = arith.sitofp %a : i8 to f32
  return %r : f32
}
// CALL: sitofp_8_f32(0) = 0.0
// CALL: sitofp_8_f32(1) = 1.0
// CALL: sitofp_8_f32(-1) = -1.0
// CALL: sitofp_8_f32(2) = 2.0
// CALL: sitofp_8_f32(7) = 7.0
// CALL: sitofp_8_f32(-7) = -7.0
// CALL: sitofp_8_f32(13) = 13.0
// CALL: sitofp_8_f32(127) = 127.0
// CALL: sitofp_8_f32(-128) = -128.0
// CALL: sitofp_8_f32(-127) = -127.0
// CALL: sitofp_8_f32(90) = 90.0

func.func @uitofp_8_f32(%a: i8) -> f32 {
  %r = arith.uitofp %a : i8 to f32
  return %r : f32
}
// CALL: uitofp_8_f32(0) = 0.0
// CALL: uitofp_8_f32(1) = 1.0
// CALL: uitofp_8_f32(-1) = 255.0
// CALL: uitofp_8_f32(2) = 2.0
// CALL: uitofp_8_f32(7) = 7.0
// CALL: uitofp_8_f32(-7) = 249.0
// CALL: uitofp_8_f32(13) = 13.0
// CALL: uitofp_8_f32(127) = 127.0
// CALL: uitofp_8_f32(-128) = 128.0
// CALL: uitofp_8_f32(-127) = 129.0
// CALL: uitofp_8_f32(90) = 90.0

func.func @fptosi_f32_8(%a: f32) -> i8 {
  %r = arith.fptosi %a : f32 to i8
  return %r : i8
}
// CALL: fptosi_f32_8(0.0) = 0
// CALL: fptosi_f32_8(0.5) = 0
// CALL: fptosi_f32_8(-0.5) = 0
// CALL: fptosi_f32_8(1.5) = 1
// CALL: fptosi_f32_8(2.5) = 2
// CALL: fptosi_f32_8(-2.5) = -2
// CALL: fptosi_f32_8(-1.0) = -1
// CALL: fptosi_f32_8(126.99) = 126
// CALL: fptosi_f32_8(200.7) = 127
// CALL: fptosi_f32_8(255.9) = 127
// CALL: fptosi_f32_8(300.0) = 127
// CALL: fptosi_f32_8(-129.0) = -128
// CALL: fptosi_f32_8(40000.5) = 127
// CALL: fptosi_f32_8(70000.0) = 127
// CALL: fptosi_f32_8(-40000.5) = -128
// CALL: fptosi_f32_8(3000000000.0) = 127
// CALL: fptosi_f32_8(5000000000.0) = 127
// CALL: fptosi_f32_8(-3000000000.0) = -128
// CALL: fptosi_f32_8(1.0e19) = 127
// CALL: fptosi_f32_8(2.0e19) = 127
// CALL: fptosi_f32_8(-1.0e19) = -128
// CALL: fptosi_f32_8(inf) = 127
// CALL: fptosi_f32_8(-inf) = -128
// CALL: fptosi_f32_8(nan) = 0

func.func @fptoui_f32_8(%a: f32) -> i8 {
  %r = arith.fptoui %a : f32 to i8
  return %r : i8
}
// CALL: fptoui_f32_8(0.0) = 0
// CALL: fptoui_f32_8(0.5) = 0
// CALL: fptoui_f32_8(-0.5) = 0
// CALL: fptoui_f32_8(1.5) = 1
// CALL: fptoui_f32_8(2.5) = 2
// CALL: fptoui_f32_8(-2.5) = 0
// CALL: fptoui_f32_8(-1.0) = 0
// CALL: fptoui_f32_8(126.99) = 126
// CALL: fptoui_f32_8(200.7) = -56
// CALL: fptoui_f32_8(255.9) = -1
// CALL: fptoui_f32_8(300.0) = -1
// CALL: fptoui_f32_8(-129.0) = 0
// CALL: fptoui_f32_8(40000.5) = -1
// CALL: fptoui_f32_8(70000.0) = -1
// CALL: fptoui_f32_8(-40000.5) = 0
// CALL: fptoui_f32_8(3000000000.0) = -1
// CALL: fptoui_f32_8(5000000000.0) = -1
// CALL: fptoui_f32_8(-3000000000.0) = 0
// CALL: fptoui_f32_8(1.0e19) = -1
// CALL: fptoui_f32_8(2.0e19) = -1
// CALL: fptoui_f32_8(-1.0e19) = 0
// CALL: fptoui_f32_8(inf) = -1
// CALL: fptoui_f32_8(-inf) = 0
// CALL: fptoui_f32_8(nan) = 0

func.func @sitofp_16_f32(%a: i16) -> f32 {
  %r = arith.sitofp %a : i16 to f32
  return %r : f32
}
// CALL: sitofp_16_f32(0) = 0.0
// CALL: sitofp_16_f32(1) = 1.0
// CALL: sitofp_16_f32(-1) = -1.0
// CALL: sitofp_16_f32(2) = 2.0
// CALL: sitofp_16_f32(7) = 7.0
// CALL: sitofp_16_f32(-7) = -7.0
// CALL: sitofp_16_f32(13) = 13.0
// CALL: sitofp_16_f32(32767) = 32767.0
// CALL: sitofp_16_f32(-32768) = -32768.0
// CALL: sitofp_16_f32(-32767) = -32767.0
// CALL: sitofp_16_f32(23130) = 23130.0

func.func @uitofp_16_f32(%a: i16) -> f32 {
  %r = arith.uitofp %a : i16 to f32
  return %r : f32
}
// CALL: uitofp_16_f32(0) = 0.0
// CALL: uitofp_16_f32(1) = 1.0
// CALL: uitofp_16_f32(-1) = 65535.0
// CALL: uitofp_16_f32(2) = 2.0
// CALL: uitofp_16_f32(7) = 7.0
// CALL: uitofp_16_f32(-7) = 65529.0
// CALL: uitofp_16_f32(13) = 13.0
// CALL: uitofp_16_f32(32767) = 32767.0
// CALL: uitofp_16_f32(-32768) = 32768.0
// CALL: uitofp_16_f32(-32767) = 32769.0
// CALL: uitofp_16_f32(23130) = 23130.0

func.func @fptosi_f32_16(%a: f32) -> i16 {
  %r = arith.fptosi %a : f32 to i16
  return %r : i16
}
// CALL: fptosi_f32_16(0.0) = 0
// CALL: fptosi_f32_16(0.5) = 0
// CALL: fptosi_f32_16(-0.5) = 0
// CALL: fptosi_f32_16(1.5) = 1
// CALL: fptosi_f32_16(2.5) = 2
// CALL: fptosi_f32_16(-2.5) = -2
// CALL: fptosi_f32_16(-1.0) = -1
// CALL: fptosi_f32_16(126.99) = 126
// CALL: fptosi_f32_16(200.7) = 200
// CALL: fptosi_f32_16(255.9) = 255
// CALL: fptosi_f32_16(300.0) = 300
// CALL: fptosi_f32_16(-129.0) = -129
// CALL: fptosi_f32_16(40000.5) = 32767
// CALL: fptosi_f32_16(70000.0) = 32767
// CALL: fptosi_f32_16(-40000.5) = -32768
// CALL: fptosi_f32_16(3000000000.0) = 32767
// CALL: fptosi_f32_16(5000000000.0) = 32767
// CALL: fptosi_f32_16(-3000000000.0) = -32768
// CALL: fptosi_f32_16(1.0e19) = 32767
// CALL: fptosi_f32_16(2.0e19) = 32767
// CALL: fptosi_f32_16(-1.0e19) = -32768
// CALL: fptosi_f32_16(inf) = 32767
// CALL: fptosi_f32_16(-inf) = -32768
// CALL: fptosi_f32_16(nan) = 0

func.func @fptoui_f32_16(%a: f32) -> i16 {
  %r = arith.fptoui %a : f32 to i16
  return %r : i16
}
// CALL: fptoui_f32_16(0.0) = 0
// CALL: fptoui_f32_16(0.5) = 0
// CALL: fptoui_f32_16(-0.5) = 0
// CALL: fptoui_f32_16(1.5) = 1
// CALL: fptoui_f32_16(2.5) = 2
// CALL: fptoui_f32_16(-2.5) = 0
// CALL: fptoui_f32_16(-1.0) = 0
// CALL: fptoui_f32_16(126.99) = 126
// CALL: fptoui_f32_16(200.7) = 200
// CALL: fptoui_f32_16(255.9) = 255
// CALL: fptoui_f32_16(300.0) = 300
// CALL: fptoui_f32_16(-129.0) = 0
// CALL: fptoui_f32_16(40000.5) = -25536
// CALL: fptoui_f32_16(70000.0) = -1
// CALL: fptoui_f32_16(-40000.5) = 0
// CALL: fptoui_f32_16(3000000000.0) = -1
// CALL: fptoui_f32_16(5000000000.0) = -1
// CALL: fptoui_f32_16(-3000000000.0) = 0
// CALL: fptoui_f32_16(1.0e19) = -1
// CALL: fptoui_f32_16(2.0e19) = -1
// CALL: fptoui_f32_16(-1.0e19) = 0
// CALL: fptoui_f32_16(inf) = -1
// CALL: fptoui_f32_16(-inf) = 0
// CALL: fptoui_f32_16(nan) = 0

func.func @sitofp_32_f32(%a: i32) -> f32 {
  %r = arith.sitofp %a : i32 to f32
  return %r : f32
}
// CALL: sitofp_32_f32(0) = 0.0
// CALL: sitofp_32_f32(1) = 1.0
// CALL: sitofp_32_f32(-1) = -1.0
// CALL: sitofp_32_f32(2) = 2.0
// CALL: sitofp_32_f32(7) = 7.0
// CALL: sitofp_32_f32(-7) = -7.0
// CALL: sitofp_32_f32(13) = 13.0
// CALL: sitofp_32_f32(2147483647) = 2147483600.0
// CALL: sitofp_32_f32(-2147483648) = -2147483600.0
// CALL: sitofp_32_f32(-2147483647) = -2147483600.0
// CALL: sitofp_32_f32(1515870810) = 1515870800.0
// CALL: sitofp_32_f32(16777217) = 16777216.0
// CALL: sitofp_32_f32(33554435) = 33554436.0

func.func @uitofp_32_f32(%a: i32) -> f32 {
  %r = arith.uitofp %a : i32 to f32
  return %r : f32
}
// CALL: uitofp_32_f32(0) = 0.0
// CALL: uitofp_32_f32(1) = 1.0
// CALL: uitofp_32_f32(-1) = 4294967300.0
// CALL: uitofp_32_f32(2) = 2.0
// CALL: uitofp_32_f32(7) = 7.0
// CALL: uitofp_32_f32(-7) = 4294967300.0
// CALL: uitofp_32_f32(13) = 13.0
// CALL: uitofp_32_f32(2147483647) = 2147483600.0
// CALL: uitofp_32_f32(-2147483648) = 2147483600.0
// CALL: uitofp_32_f32(-2147483647) = 2147483600.0
// CALL: uitofp_32_f32(1515870810) = 1515870800.0
// CALL: uitofp_32_f32(16777217) = 16777216.0
// CALL: uitofp_32_f32(33554435) = 33554436.0

func.func @fptosi_f32_32(%a: f32) -> i32 {
  %r = arith.fptosi %a : f32 to i32
  return %r : i32
}
// CALL: fptosi_f32_32(0.0) = 0
// CALL: fptosi_f32_32(0.5) = 0
// CALL: fptosi_f32_32(-0.5) = 0
// CALL: fptosi_f32_32(1.5) = 1
// CALL: fptosi_f32_32(2.5) = 2
// CALL: fptosi_f32_32(-2.5) = -2
// CALL: fptosi_f32_32(-1.0) = -1
// CALL: fptosi_f32_32(126.99) = 126
// CALL: fptosi_f32_32(200.7) = 200
// CALL: fptosi_f32_32(255.9) = 255
// CALL: fptosi_f32_32(300.0) = 300
// CALL: fptosi_f32_32(-129.0) = -129
// CALL: fptosi_f32_32(40000.5) = 40000
// CALL: fptosi_f32_32(70000.0) = 70000
// CALL: fptosi_f32_32(-40000.5) = -40000
// CALL: fptosi_f32_32(3000000000.0) = 2147483647
// CALL: fptosi_f32_32(5000000000.0) = 2147483647
// CALL: fptosi_f32_32(-3000000000.0) = -2147483648
// CALL: fptosi_f32_32(1.0e19) = 2147483647
// CALL: fptosi_f32_32(2.0e19) = 2147483647
// CALL: fptosi_f32_32(-1.0e19) = -2147483648
// CALL: fptosi_f32_32(inf) = 2147483647
// CALL: fptosi_f32_32(-inf) = -2147483648
// CALL: fptosi_f32_32(nan) = 0

func.func @fptoui_f32_32(%a: f32) -> i32 {
  %r = arith.fptoui %a : f32 to i32
  return %r : i32
}
// CALL: fptoui_f32_32(0.0) = 0
// CALL: fptoui_f32_32(0.5) = 0
// CALL: fptoui_f32_32(-0.5) = 0
// CALL: fptoui_f32_32(1.5) = 1
// CALL: fptoui_f32_32(2.5) = 2
// CALL: fptoui_f32_32(-2.5) = 0
// CALL: fptoui_f32_32(-1.0) = 0
// CALL: fptoui_f32_32(126.99) = 126
// CALL: fptoui_f32_32(200.7) = 200
// CALL: fptoui_f32_32(255.9) = 255
// CALL: fptoui_f32_32(300.0) = 300
// CALL: fptoui_f32_32(-129.0) = 0
// CALL: fptoui_f32_32(40000.5) = 40000
// CALL: fptoui_f32_32(70000.0) = 70000
// CALL: fptoui_f32_32(-40000.5) = 0
// CALL: fptoui_f32_32(3000000000.0) = -1294967296
// CALL: fptoui_f32_32(5000000000.0) = -1
// CALL: fptoui_f32_32(-3000000000.0) = 0
// CALL: fptoui_f32_32(1.0e19) = -1
// CALL: fptoui_f32_32(2.0e19) = -1
// CALL: fptoui_f32_32(-1.0e19) = 0
// CALL: fptoui_f32_32(inf) = -1
// CALL: fptoui_f32_32(-inf) = 0
// CALL: fptoui_f32_32(nan) = 0

func.func @sitofp_64_f32(%a: i64) -> f32 {
  %r = arith.sitofp %a : i64 to f32
  return %r : f32
}
// CALL: sitofp_64_f32(0) = 0.0
// CALL: sitofp_64_f32(1) = 1.0
// CALL: sitofp_64_f32(-1) = -1.0
// CALL: sitofp_64_f32(2) = 2.0
// CALL: sitofp_64_f32(7) = 7.0
// CALL: sitofp_64_f32(-7) = -7.0
// CALL: sitofp_64_f32(13) = 13.0
// CALL: sitofp_64_f32(9223372036854775807) = 9.223372e18
// CALL: sitofp_64_f32(-9223372036854775808) = -9.223372e18
// CALL: sitofp_64_f32(-9223372036854775807) = -9.223372e18
// CALL: sitofp_64_f32(6510615555426900570) = 6.5106157e18
// CALL: sitofp_64_f32(16777217) = 16777216.0
// CALL: sitofp_64_f32(33554435) = 33554436.0
// CALL: sitofp_64_f32(9007199254740993) = 9.007199e15

func.func @uitofp_64_f32(%a: i64) -> f32 {
  %r = arith.uitofp %a : i64 to f32
  return %r : f32
}
// CALL: uitofp_64_f32(0) = 0.0
// CALL: uitofp_64_f32(1) = 1.0
// CALL: uitofp_64_f32(-1) = 1.8446744e19
// CALL: uitofp_64_f32(2) = 2.0
// CALL: uitofp_64_f32(7) = 7.0
// CALL: uitofp_64_f32(-7) = 1.8446744e19
// CALL: uitofp_64_f32(13) = 13.0
// CALL: uitofp_64_f32(9223372036854775807) = 9.223372e18
// CALL: uitofp_64_f32(-9223372036854775808) = 9.223372e18
// CALL: uitofp_64_f32(-9223372036854775807) = 9.223372e18
// CALL: uitofp_64_f32(6510615555426900570) = 6.5106157e18
// CALL: uitofp_64_f32(16777217) = 16777216.0
// CALL: uitofp_64_f32(33554435) = 33554436.0
// CALL: uitofp_64_f32(9007199254740993) = 9.007199e15

func.func @fptosi_f32_64(%a: f32) -> i64 {
  %r = arith.fptosi %a : f32 to i64
  return %r : i64
}
// CALL: fptosi_f32_64(0.0) = 0
// CALL: fptosi_f32_64(0.5) = 0
// CALL: fptosi_f32_64(-0.5) = 0
// CALL: fptosi_f32_64(1.5) = 1
// CALL: fptosi_f32_64(2.5) = 2
// CALL: fptosi_f32_64(-2.5) = -2
// CALL: fptosi_f32_64(-1.0) = -1
// CALL: fptosi_f32_64(126.99) = 126
// CALL: fptosi_f32_64(200.7) = 200
// CALL: fptosi_f32_64(255.9) = 255
// CALL: fptosi_f32_64(300.0) = 300
// CALL: fptosi_f32_64(-129.0) = -129
// CALL: fptosi_f32_64(40000.5) = 40000
// CALL: fptosi_f32_64(70000.0) = 70000
// CALL: fptosi_f32_64(-40000.5) = -40000
// CALL: fptosi_f32_64(3000000000.0) = 3000000000
// CALL: fptosi_f32_64(5000000000.0) = 5000000000
// CALL: fptosi_f32_64(-3000000000.0) = -3000000000
// CALL: fptosi_f32_64(1.0e19) = 9223372036854775807
// CALL: fptosi_f32_64(2.0e19) = 9223372036854775807
// CALL: fptosi_f32_64(-1.0e19) = -9223372036854775808
// CALL: fptosi_f32_64(inf) = 9223372036854775807
// CALL: fptosi_f32_64(-inf) = -9223372036854775808
// CALL: fptosi_f32_64(nan) = 0

func.func @fptoui_f32_64(%a: f32) -> i64 {
  %r = arith.fptoui %a : f32 to i64
  return %r : i64
}
// CALL: fptoui_f32_64(0.0) = 0
// CALL: fptoui_f32_64(0.5) = 0
// CALL: fptoui_f32_64(-0.5) = 0
// CALL: fptoui_f32_64(1.5) = 1
// CALL: fptoui_f32_64(2.5) = 2
// CALL: fptoui_f32_64(-2.5) = 0
// CALL: fptoui_f32_64(-1.0) = 0
// CALL: fptoui_f32_64(126.99) = 126
// CALL: fptoui_f32_64(200.7) = 200
// CALL: fptoui_f32_64(255.9) = 255
// CALL: fptoui_f32_64(300.0) = 300
// CALL: fptoui_f32_64(-129.0) = 0
// CALL: fptoui_f32_64(40000.5) = 40000
// CALL: fptoui_f32_64(70000.0) = 70000
// CALL: fptoui_f32_64(-40000.5) = 0
// CALL: fptoui_f32_64(3000000000.0) = 3000000000
// CALL: fptoui_f32_64(5000000000.0) = 5000000000
// CALL: fptoui_f32_64(-3000000000.0) = 0
// CALL: fptoui_f32_64(1.0e19) = -8446744093203103744
// CALL: fptoui_f32_64(2.0e19) = -1
// CALL: fptoui_f32_64(-1.0e19) = 0
// CALL: fptoui_f32_64(inf) = -1
// CALL: fptoui_f32_64(-inf) = 0
// CALL: fptoui_f32_64(nan) = 0

func.func @sitofp_8_f64(%a: i8) -> f64 {
  %r = arith.sitofp %a : i8 to f64
  return %r : f64
}
// CALL: sitofp_8_f64(0) = 0.0
// CALL: sitofp_8_f64(1) = 1.0
// CALL: sitofp_8_f64(-1) = -1.0
// CALL: sitofp_8_f64(2) = 2.0
// CALL: sitofp_8_f64(7) = 7.0
// CALL: sitofp_8_f64(-7) = -7.0
// CALL: sitofp_8_f64(13) = 13.0
// CALL: sitofp_8_f64(127) = 127.0
// CALL: sitofp_8_f64(-128) = -128.0
// CALL: sitofp_8_f64(-127) = -127.0
// CALL: sitofp_8_f64(90) = 90.0

func.func @uitofp_8_f64(%a: i8) -> f64 {
  %r = arith.uitofp %a : i8 to f64
  return %r : f64
}
// CALL: uitofp_8_f64(0) = 0.0
// CALL: uitofp_8_f64(1) = 1.0
// CALL: uitofp_8_f64(-1) = 255.0
// CALL: uitofp_8_f64(2) = 2.0
// CALL: uitofp_8_f64(7) = 7.0
// CALL: uitofp_8_f64(-7) = 249.0
// CALL: uitofp_8_f64(13) = 13.0
// CALL: uitofp_8_f64(127) = 127.0
// CALL: uitofp_8_f64(-128) = 128.0
// CALL: uitofp_8_f64(-127) = 129.0
// CALL: uitofp_8_f64(90) = 90.0

func.func @fptosi_f64_8(%a: f64) -> i8 {
  %r = arith.fptosi %a : f64 to i8
  return %r : i8
}
// CALL: fptosi_f64_8(0.0) = 0
// CALL: fptosi_f64_8(0.5) = 0
// CALL: fptosi_f64_8(-0.5) = 0
// CALL: fptosi_f64_8(1.5) = 1
// CALL: fptosi_f64_8(2.5) = 2
// CALL: fptosi_f64_8(-2.5) = -2
// CALL: fptosi_f64_8(-1.0) = -1
// CALL: fptosi_f64_8(126.99) = 126
// CALL: fptosi_f64_8(200.7) = 127
// CALL: fptosi_f64_8(255.9) = 127
// CALL: fptosi_f64_8(300.0) = 127
// CALL: fptosi_f64_8(-129.0) = -128
// CALL: fptosi_f64_8(40000.5) = 127
// CALL: fptosi_f64_8(70000.0) = 127
// CALL: fptosi_f64_8(-40000.5) = -128
// CALL: fptosi_f64_8(3000000000.0) = 127
// CALL: fptosi_f64_8(5000000000.0) = 127
// CALL: fptosi_f64_8(-3000000000.0) = -128
// CALL: fptosi_f64_8(1.0e19) = 127
// CALL: fptosi_f64_8(2.0e19) = 127
// CALL: fptosi_f64_8(-1.0e19) = -128
// CALL: fptosi_f64_8(inf) = 127
// CALL: fptosi_f64_8(-inf) = -128
// CALL: fptosi_f64_8(nan) = 0

func.func @fptoui_f64_8(%a: f64) -> i8 {
  %r = arith.fptoui %a : f64 to i8
  return %r : i8
}
// CALL: fptoui_f64_8(0.0) = 0
// CALL: fptoui_f64_8(0.5) = 0
// CALL: fptoui_f64_8(-0.5) = 0
// CALL: fptoui_f64_8(1.5) = 1
// CALL: fptoui_f64_8(2.5) = 2
// CALL: fptoui_f64_8(-2.5) = 0
// CALL: fptoui_f64_8(-1.0) = 0
// CALL: fptoui_f64_8(126.99) = 126
// CALL: fptoui_f64_8(200.7) = -56
// CALL: fptoui_f64_8(255.9) = -1
// CALL: fptoui_f64_8(300.0) = -1
// CALL: fptoui_f64_8(-129.0) = 0
// CALL: fptoui_f64_8(40000.5) = -1
// CALL: fptoui_f64_8(70000.0) = -1
// CALL: fptoui_f64_8(-40000.5) = 0
// CALL: fptoui_f64_8(3000000000.0) = -1
// CALL: fptoui_f64_8(5000000000.0) = -1
// CALL: fptoui_f64_8(-3000000000.0) = 0
// CALL: fptoui_f64_8(1.0e19) = -1
// CALL: fptoui_f64_8(2.0e19) = -1
// CALL: fptoui_f64_8(-1.0e19) = 0
// CALL: fptoui_f64_8(inf) = -1
// CALL: fptoui_f64_8(-inf) = 0
// CALL: fptoui_f64_8(nan) = 0

func.func @sitofp_16_f64(%a: i16) -> f64 {
  %r = arith.sitofp %a : i16 to f64
  return %r : f64
}
// CALL: sitofp_16_f64(0) = 0.0
// CALL: sitofp_16_f64(1) = 1.0
// CALL: sitofp_16_f64(-1) = -1.0
// CALL: sitofp_16_f64(2) = 2.0
// CALL: sitofp_16_f64(7) = 7.0
// CALL: sitofp_16_f64(-7) = -7.0
// CALL: sitofp_16_f64(13) = 13.0
// CALL: sitofp_16_f64(32767) = 32767.0
// CALL: sitofp_16_f64(-32768) = -32768.0
// CALL: sitofp_16_f64(-32767) = -32767.0
// CALL: sitofp_16_f64(23130) = 23130.0

func.func @uitofp_16_f64(%a: i16) -> f64 {
  %r = arith.uitofp %a : i16 to f64
  return %r : f64
}
// CALL: uitofp_16_f64(0) = 0.0
// CALL: uitofp_16_f64(1) = 1.0
// CALL: uitofp_16_f64(-1) = 65535.0
// CALL: uitofp_16_f64(2) = 2.0
// CALL: uitofp_16_f64(7) = 7.0
// CALL: uitofp_16_f64(-7) = 65529.0
// CALL: uitofp_16_f64(13) = 13.0
// CALL: uitofp_16_f64(32767) = 32767.0
// CALL: uitofp_16_f64(-32768) = 32768.0
// CALL: uitofp_16_f64(-32767) = 32769.0
// CALL: uitofp_16_f64(23130) = 23130.0

func.func @fptosi_f64_16(%a: f64) -> i16 {
  %r = arith.fptosi %a : f64 to i16
  return %r : i16
}
// CALL: fptosi_f64_16(0.0) = 0
// CALL: fptosi_f64_16(0.5) = 0
// CALL: fptosi_f64_16(-0.5) = 0
// CALL: fptosi_f64_16(1.5) = 1
// CALL: fptosi_f64_16(2.5) = 2
// CALL: fptosi_f64_16(-2.5) = -2
// CALL: fptosi_f64_16(-1.0) = -1
// CALL: fptosi_f64_16(126.99) = 126
// CALL: fptosi_f64_16(200.7) = 200
// CALL: fptosi_f64_16(255.9) = 255
// CALL: fptosi_f64_16(300.0) = 300
// CALL: fptosi_f64_16(-129.0) = -129
// CALL: fptosi_f64_16(40000.5) = 32767
// CALL: fptosi_f64_16(70000.0) = 32767
// CALL: fptosi_f64_16(-40000.5) = -32768
// CALL: fptosi_f64_16(3000000000.0) = 32767
// CALL: fptosi_f64_16(5000000000.0) = 32767
// CALL: fptosi_f64_16(-3000000000.0) = -32768
// CALL: fptosi_f64_16(1.0e19) = 32767
// CALL: fptosi_f64_16(2.0e19) = 32767
// CALL: fptosi_f64_16(-1.0e19) = -32768
// CALL: fptosi_f64_16(inf) = 32767
// CALL: fptosi_f64_16(-inf) = -32768
// CALL: fptosi_f64_16(nan) = 0

func.func @fptoui_f64_16(%a: f64) -> i16 {
  %r = arith.fptoui %a : f64 to i16
  return %r : i16
}
// CALL: fptoui_f64_16(0.0) = 0
// CALL: fptoui_f64_16(0.5) = 0
// CALL: fptoui_f64_16(-0.5) = 0
// CALL: fptoui_f64_16(1.5) = 1
// CALL: fptoui_f64_16(2.5) = 2
// CALL: fptoui_f64_16(-2.5) = 0
// CALL: fptoui_f64_16(-1.0) = 0
// CALL: fptoui_f64_16(126.99) = 126
// CALL: fptoui_f64_16(200.7) = 200
// CALL: fptoui_f64_16(255.9) = 255
// CALL: fptoui_f64_16(300.0) = 300
// CALL: fptoui_f64_16(-129.0) = 0
// CALL: fptoui_f64_16(40000.5) = -25536
// CALL: fptoui_f64_16(70000.0) = -1
// CALL: fptoui_f64_16(-40000.5) = 0
// CALL: fptoui_f64_16(3000000000.0) = -1
// CALL: fptoui_f64_16(5000000000.0) = -1
// CALL: fptoui_f64_16(-3000000000.0) = 0
// CALL: fptoui_f64_16(1.0e19) = -1
// CALL: fptoui_f64_16(2.0e19) = -1
// CALL: fptoui_f64_16(-1.0e19) = 0
// CALL: fptoui_f64_16(inf) = -1
// CALL: fptoui_f64_16(-inf) = 0
// CALL: fptoui_f64_16(nan) = 0

func.func @sitofp_32_f64(%a: i32) -> f64 {
  %r = arith.sitofp %a : i32 to f64
  return %r : f64
}
// CALL: sitofp_32_f64(0) = 0.0
// CALL: sitofp_32_f64(1) = 1.0
// CALL: sitofp_32_f64(-1) = -1.0
// CALL: sitofp_32_f64(2) = 2.0
// CALL: sitofp_32_f64(7) = 7.0
// CALL: sitofp_32_f64(-7) = -7.0
// CALL: sitofp_32_f64(13) = 13.0
// CALL: sitofp_32_f64(2147483647) = 2147483647.0
// CALL: sitofp_32_f64(-2147483648) = -2147483648.0
// CALL: sitofp_32_f64(-2147483647) = -2147483647.0
// CALL: sitofp_32_f64(1515870810) = 1515870810.0
// CALL: sitofp_32_f64(16777217) = 16777217.0
// CALL: sitofp_32_f64(33554435) = 33554435.0

func.func @uitofp_32_f64(%a: i32) -> f64 {
  %r = arith.uitofp %a : i32 to f64
  return %r : f64
}
// CALL: uitofp_32_f64(0) = 0.0
// CALL: uitofp_32_f64(1) = 1.0
// CALL: uitofp_32_f64(-1) = 4294967295.0
// CALL: uitofp_32_f64(2) = 2.0
// CALL: uitofp_32_f64(7) = 7.0
// CALL: uitofp_32_f64(-7) = 4294967289.0
// CALL: uitofp_32_f64(13) = 13.0
// CALL: uitofp_32_f64(2147483647) = 2147483647.0
// CALL: uitofp_32_f64(-2147483648) = 2147483648.0
// CALL: uitofp_32_f64(-2147483647) = 2147483649.0
// CALL: uitofp_32_f64(1515870810) = 1515870810.0
// CALL: uitofp_32_f64(16777217) = 16777217.0
// CALL: uitofp_32_f64(33554435) = 33554435.0

func.func @fptosi_f64_32(%a: f64) -> i32 {
  %r = arith.fptosi %a : f64 to i32
  return %r : i32
}
// CALL: fptosi_f64_32(0.0) = 0
// CALL: fptosi_f64_32(0.5) = 0
// CALL: fptosi_f64_32(-0.5) = 0
// CALL: fptosi_f64_32(1.5) = 1
// CALL: fptosi_f64_32(2.5) = 2
// CALL: fptosi_f64_32(-2.5) = -2
// CALL: fptosi_f64_32(-1.0) = -1
// CALL: fptosi_f64_32(126.99) = 126
// CALL: fptosi_f64_32(200.7) = 200
// CALL: fptosi_f64_32(255.9) = 255
// CALL: fptosi_f64_32(300.0) = 300
// CALL: fptosi_f64_32(-129.0) = -129
// CALL: fptosi_f64_32(40000.5) = 40000
// CALL: fptosi_f64_32(70000.0) = 70000
// CALL: fptosi_f64_32(-40000.5) = -40000
// CALL: fptosi_f64_32(3000000000.0) = 2147483647
// CALL: fptosi_f64_32(5000000000.0) = 2147483647
// CALL: fptosi_f64_32(-3000000000.0) = -2147483648
// CALL: fptosi_f64_32(1.0e19) = 2147483647
// CALL: fptosi_f64_32(2.0e19) = 2147483647
// CALL: fptosi_f64_32(-1.0e19) = -2147483648
// CALL: fptosi_f64_32(inf) = 2147483647
// CALL: fptosi_f64_32(-inf) = -2147483648
// CALL: fptosi_f64_32(nan) = 0

func.func @fptoui_f64_32(%a: f64) -> i32 {
  %r = arith.fptoui %a : f64 to i32
  return %r : i32
}
// CALL: fptoui_f64_32(0.0) = 0
// CALL: fptoui_f64_32(0.5) = 0
// CALL: fptoui_f64_32(-0.5) = 0
// CALL: fptoui_f64_32(1.5) = 1
// CALL: fptoui_f64_32(2.5) = 2
// CALL: fptoui_f64_32(-2.5) = 0
// CALL: fptoui_f64_32(-1.0) = 0
// CALL: fptoui_f64_32(126.99) = 126
// CALL: fptoui_f64_32(200.7) = 200
// CALL: fptoui_f64_32(255.9) = 255
// CALL: fptoui_f64_32(300.0) = 300
// CALL: fptoui_f64_32(-129.0) = 0
// CALL: fptoui_f64_32(40000.5) = 40000
// CALL: fptoui_f64_32(70000.0) = 70000
// CALL: fptoui_f64_32(-40000.5) = 0
// CALL: fptoui_f64_32(3000000000.0) = -1294967296
// CALL: fptoui_f64_32(5000000000.0) = -1
// CALL: fptoui_f64_32(-3000000000.0) = 0
// CALL: fptoui_f64_32(1.0e19) = -1
// CALL: fptoui_f64_32(2.0e19) = -1
// CALL: fptoui_f64_32(-1.0e19) = 0
// CALL: fptoui_f64_32(inf) = -1
// CALL: fptoui_f64_32(-inf) = 0
// CALL: fptoui_f64_32(nan) = 0

func.func @sitofp_64_f64(%a: i64) -> f64 {
  %r = arith.sitofp %a : i64 to f64
  return %r : f64
}
// CALL: sitofp_64_f64(0) = 0.0
// CALL: sitofp_64_f64(1) = 1.0
// CALL: sitofp_64_f64(-1) = -1.0
// CALL: sitofp_64_f64(2) = 2.0
// CALL: sitofp_64_f64(7) = 7.0
// CALL: sitofp_64_f64(-7) = -7.0
// CALL: sitofp_64_f64(13) = 13.0
// CALL: sitofp_64_f64(9223372036854775807) = 9.223372036854776e18
// CALL: sitofp_64_f64(-9223372036854775808) = -9.223372036854776e18
// CALL: sitofp_64_f64(-9223372036854775807) = -9.223372036854776e18
// CALL: sitofp_64_f64(6510615555426900570) = 6.510615555426901e18
// CALL: sitofp_64_f64(16777217) = 16777217.0
// CALL: sitofp_64_f64(33554435) = 33554435.0
// CALL: sitofp_64_f64(9007199254740993) = 9.007199254740992e15

func.func @uitofp_64_f64(%a: i64) -> f64 {
  %r = arith.uitofp %a : i64 to f64
  return %r : f64
}
// CALL: uitofp_64_f64(0) = 0.0
// CALL: uitofp_64_f64(1) = 1.0
// CALL: uitofp_64_f64(-1) = 1.8446744073709552e19
// CALL: uitofp_64_f64(2) = 2.0
// CALL: uitofp_64_f64(7) = 7.0
// CALL: uitofp_64_f64(-7) = 1.8446744073709552e19
// CALL: uitofp_64_f64(13) = 13.0
// CALL: uitofp_64_f64(9223372036854775807) = 9.223372036854776e18
// CALL: uitofp_64_f64(-9223372036854775808) = 9.223372036854776e18
// CALL: uitofp_64_f64(-9223372036854775807) = 9.223372036854776e18
// CALL: uitofp_64_f64(6510615555426900570) = 6.510615555426901e18
// CALL: uitofp_64_f64(16777217) = 16777217.0
// CALL: uitofp_64_f64(33554435) = 33554435.0
// CALL: uitofp_64_f64(9007199254740993) = 9.007199254740992e15

func.func @fptosi_f64_64(%a: f64) -> i64 {
  %r = arith.fptosi %a : f64 to i64
  return %r : i64
}
// CALL: fptosi_f64_64(0.0) = 0
// CALL: fptosi_f64_64(0.5) = 0
// CALL: fptosi_f64_64(-0.5) = 0
// CALL: fptosi_f64_64(1.5) = 1
// CALL: fptosi_f64_64(2.5) = 2
// CALL: fptosi_f64_64(-2.5) = -2
// CALL: fptosi_f64_64(-1.0) = -1
// CALL: fptosi_f64_64(126.99) = 126
// CALL: fptosi_f64_64(200.7) = 200
// CALL: fptosi_f64_64(255.9) = 255
// CALL: fptosi_f64_64(300.0) = 300
// CALL: fptosi_f64_64(-129.0) = -129
// CALL: fptosi_f64_64(40000.5) = 40000
// CALL: fptosi_f64_64(70000.0) = 70000
// CALL: fptosi_f64_64(-40000.5) = -40000
// CALL: fptosi_f64_64(3000000000.0) = 3000000000
// CALL: fptosi_f64_64(5000000000.0) = 5000000000
// CALL: fptosi_f64_64(-3000000000.0) = -3000000000
// CALL: fptosi_f64_64(1.0e19) = 9223372036854775807
// CALL: fptosi_f64_64(2.0e19) = 9223372036854775807
// CALL: fptosi_f64_64(-1.0e19) = -9223372036854775808
// CALL: fptosi_f64_64(inf) = 9223372036854775807
// CALL: fptosi_f64_64(-inf) = -9223372036854775808
// CALL: fptosi_f64_64(nan) = 0

func.func @fptoui_f64_64(%a: f64) -> i64 {
  %r = arith.fptoui %a : f64 to i64
  return %r : i64
}
// CALL: fptoui_f64_64(0.0) = 0
// CALL: fptoui_f64_64(0.5) = 0
// CALL: fptoui_f64_64(-0.5) = 0
// CALL: fptoui_f64_64(1.5) = 1
// CALL: fptoui_f64_64(2.5) = 2
// CALL: fptoui_f64_64(-2.5) = 0
// CALL: fptoui_f64_64(-1.0) = 0
// CALL: fptoui_f64_64(126.99) = 126
// CALL: fptoui_f64_64(200.7) = 200
// CALL: fptoui_f64_64(255.9) = 255
// CALL: fptoui_f64_64(300.0) = 300
// CALL: fptoui_f64_64(-129.0) = 0
// CALL: fptoui_f64_64(40000.5) = 40000
// CALL: fptoui_f64_64(70000.0) = 70000
// CALL: fptoui_f64_64(-40000.5) = 0
// CALL: fptoui_f64_64(3000000000.0) = 3000000000
// CALL: fptoui_f64_64(5000000000.0) = 5000000000
// CALL: fptoui_f64_64(-3000000000.0) = 0
// CALL: fptoui_f64_64(1.0e19) = -8446744073709551616
// CALL: fptoui_f64_64(2.0e19) = -1
// CALL: fptoui_f64_64(-1.0e19) = 0
// CALL: fptoui_f64_64(inf) = -1
// CALL: fptoui_f64_64(-inf) = 0
// CALL: fptoui_f64_64(nan) = 0

func.func @truncf(%a: f64) -> f32 {
  %r = arith.truncf %a : f64 to f32
  return %r : f32
}
// CALL: truncf(0.1) = 0.1
// CALL: truncf(1e+40) = inf
// CALL: truncf(-1e+40) = -inf
// CALL: truncf(1e-46) = 0.0
// CALL: truncf(16777217.0) = 16777216.0
// CALL: truncf(nan) = nan

func.func @extf(%a: f32) -> f64 {
  %r = arith.extf %a : f32 to f64
  return %r : f64
}
// CALL: extf(0.1) = 0.10000000149011612
// CALL: extf(3.0e38) = 3.0000000054977558e38
// CALL: extf(1.0e-45) = 1.401298464324817e-45
// CALL: extf(inf) = inf

func.func @bitcast_i32_f32(%a: i32) -> f32 {
  %r = arith.bitcast %a : i32 to f32
  return %r : f32
}
func.func @bitcast_f32_i32(%a: f32) -> i32 {
  %r = arith.bitcast %a : f32 to i32
  return %r : i32
}
// CALL: bitcast_i32_f32(1065353216) = 1.0
// CALL: bitcast_f32_i32(1.0) = 1065353216
// CALL: bitcast_i32_f32(-1071644672) = -2.5
// CALL: bitcast_f32_i32(-2.5) = -1071644672
// CALL: bitcast_i32_f32(0) = 0.0
// CALL: bitcast_f32_i32(0.0) = 0

func.func @bitcast_i64_f64(%a: i64) -> f64 {
  %r = arith.bitcast %a : i64 to f64
  return %r : f64
}
func.func @bitcast_f64_i64(%a: f64) -> i64 {
  %r = arith.bitcast %a : f64 to i64
  return %r : i64
}
// CALL: bitcast_i64_f64(4607182418800017408) = 1.0
// CALL: bitcast_f64_i64(1.0) = 4607182418800017408
// CALL: bitcast_i64_f64(-4610560118520545280) = -2.5
// CALL: bitcast_f64_i64(-2.5) = -4610560118520545280
// CALL: bitcast_i64_f64(0) = 0.0
// CALL: bitcast_f64_i64(0.0) = 0

func.func @index_cast(%a: i32) -> i64 {
  %i = arith.index_cast %a : i32 to index
  %r = arith.index_cast %i : index to i64
  return %r : i64
}
// CALL: index_cast(-5) = -5
// CALL: index_cast(7) = 7

func.func @index_castui(%a: i32) -> i64 {
  %i = arith.index_castui %a : i32 to index
  %r = arith.index_castui %i : index to i64
  return %r : i64
}
// CALL: index_castui(-5) = 4294967291
// CALL: index_castui(7) = 7

func.func @round_f16(%a: f32) -> f32 {
  %h = arith.truncf %a : f32 to f16
  %r = arith.extf %h : f16 to f32
  return %r : f32
}
func.func @round_f64_f16(%a: f64) -> f32 {
  %h = arith.truncf %a : f64 to f16
  %r = arith.extf %h : f16 to f32
  return %r : f32
}
func.func @add_f16(%a: f32, %b: f32) -> f32 {
  %x = arith.truncf %a : f32 to f16
  %y = arith.truncf %b : f32 to f16
  %s = arith.addf %x, %y : f16
  %r = arith.extf %s : f16 to f32
  return %r : f32
}
// CALL: round_f16(0.0) = 0.0
// CALL: round_f16(-0.0) = -0.0
// CALL: round_f16(1.0) = 1.0
// CALL: round_f16(0.1) = 0.099975586
// CALL: round_f16(-3.14159) = -3.140625
// CALL: round_f16(65504.0) = 65504.0
// CALL: round_f16(65519.9) = 65504.0
// CALL: round_f16(65520.0) = inf
// CALL: round_f16(100000.0) = inf
// CALL: round_f16(6.0e-08) = 5.9604645e-08
// CALL: round_f16(2.9e-08) = 0.0
// CALL: round_f16(3.0e-08) = 5.9604645e-08
// CALL: round_f16(0.000061) = 0.00006097555
// CALL: round_f16(0.0000609) = 0.000060915947
// CALL: round_f16(1.0004883) = 1.0
// CALL: round_f16(1.0014648) = 1.0019531
// CALL: round_f16(2049.0) = 2048.0
// CALL: round_f16(2051.0) = 2052.0
// CALL: round_f16(1.0e-40) = 0.0
// CALL: round_f16(3.39e38) = inf
// CALL: round_f16(3.4e38) = inf
// CALL: round_f16(inf) = inf
// CALL: round_f16(-inf) = -inf
// CALL: round_f16(nan) = nan
// CALL: round_f64_f16(0.1) = 0.099975586
// CALL: round_f64_f16(1.00048828125) = 1.0
// CALL: round_f64_f16(1.000488281250001) = 1.0009766
// CALL: round_f64_f16(2.9802322387695312e-08) = 0.0
// CALL: round_f64_f16(2.9802322390675545e-08) = 5.9604645e-08
// CALL: round_f64_f16(65519.99999999) = 65504.0
// CALL: round_f64_f16(-65519.99999999) = -65504.0
// CALL: round_f64_f16(1e+300) = inf
// CALL: add_f16(1.0, 0.0004) = 1.0
// CALL: add_f16(0.1, 0.2) = 0.2998047
// CALL: add_f16(60000.0, 6000.0) = inf

func.func @round_bf16(%a: f32) -> f32 {
  %h = arith.truncf %a : f32 to bf16
  %r = arith.extf %h : bf16 to f32
  return %r : f32
}
func.func @round_f64_bf16(%a: f64) -> f32 {
  %h = arith.truncf %a : f64 to bf16
  %r = arith.extf %h : bf16 to f32
  return %r : f32
}
func.func @add_bf16(%a: f32, %b: f32) -> f32 {
  %x = arith.truncf %a : f32 to bf16
  %y = arith.truncf %b : f32 to bf16
  %s = arith.addf %x, %y : bf16
  %r = arith.extf %s : bf16 to f32
  return %r : f32
}
// CALL: round_bf16(0.0) = 0.0
// CALL: round_bf16(-0.0) = -0.0
// CALL: round_bf16(1.0) = 1.0
// CALL: round_bf16(0.1) = 0.100097656
// CALL: round_bf16(-3.14159) = -3.140625
// CALL: round_bf16(65504.0) = 65536.0
// CALL: round_bf16(65519.9) = 65536.0
// CALL: round_bf16(65520.0) = 65536.0
// CALL: round_bf16(100000.0) = 99840.0
// CALL: round_bf16(6.0e-08) = 6.0070306e-08
// CALL: round_bf16(2.9e-08) = 2.8987415e-08
// CALL: round_bf16(3.0e-08) = 3.0035153e-08
// CALL: round_bf16(0.000061) = 0.000061035156
// CALL: round_bf16(0.0000609) = 0.000060796738
// CALL: round_bf16(1.0004883) = 1.0
// CALL: round_bf16(1.0014648) = 1.0
// CALL: round_bf16(2049.0) = 2048.0
// CALL: round_bf16(2051.0) = 2048.0
// CALL: round_bf16(1.0e-40) = 9.1835e-41
// CALL: round_bf16(3.39e38) = 3.3895314e38
// CALL: round_bf16(3.4e38) = inf
// CALL: round_bf16(inf) = inf
// CALL: round_bf16(-inf) = -inf
// CALL: round_bf16(nan) = nan
// CALL: round_f64_bf16(0.1) = 0.100097656
// CALL: round_f64_bf16(1.00048828125) = 1.0
// CALL: round_f64_bf16(1.000488281250001) = 1.0
// CALL: round_f64_bf16(2.9802322387695312e-08) = 2.9802322e-08
// CALL: round_f64_bf16(2.9802322390675545e-08) = 2.9802322e-08
// CALL: round_f64_bf16(65519.99999999) = 65536.0
// CALL: round_f64_bf16(-65519.99999999) = -65536.0
// CALL: round_f64_bf16(1e+300) = inf
// CALL: add_bf16(1.0, 0.0004) = 1.0
// CALL: add_bf16(0.1, 0.2) = 0.30078125
// CALL: add_bf16(60000.0, 6000.0) = 66048.0
