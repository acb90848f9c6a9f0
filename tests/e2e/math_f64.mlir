// Functions of the math dialect on f64, compared within a tolerance.
// Written by generate.py.

// CALL @acos 6xf64=-0.9 -0.5 -0.1 0.0 0.25 0.75
// ABOUT 6xf64=2.6905658417935308 2.0943951023931957 1.6709637479564565 1.5707963267948966 1.318116071652818 0.7227342478134156
func.func @acos(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.acos %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @asin 6xf64=-0.9 -0.5 -0.1 0.0 0.25 0.75
// ABOUT 6xf64=-1.1197695149986342 -0.5235987755982989 -0.1001674211615598 0.0 0.25268025514207865 0.848062078981481
func.func @asin(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.asin %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @atanh 6xf64=-0.9 -0.5 -0.1 0.0 0.25 0.75
// ABOUT 6xf64=-1.4722194895832204 -0.5493061443340549 -0.10033534773107558 0.0 0.25541281188299536 0.9729550745276566
func.func @atanh(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.atanh %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @atan 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-1.2490457723982544 -0.8960553845713439 -0.4636476090008061 0.0 0.12435499454676144 0.7853981633974483 1.1902899496825317
func.func @atan(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.atan %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @cbrt 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-1.4422495703074083 -1.077217345015942 -0.7937005259840998 0.0 0.5 1.0 1.3572088082974534
func.func @cbrt(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.cbrt %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @cos 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-0.9899924966004454 0.3153223623952687 0.8775825618903728 1.0 0.992197667229329 0.5403023058681398 -0.8011436155469337
func.func @cos(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.cos %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @cosh 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=10.067661995777765 1.8884238771610158 1.1276259652063807 1.0 1.0078226778257109 1.5430806348152437 6.132289479663686
func.func @cosh(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.cosh %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @exp 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=0.049787068367863944 0.2865047968601901 0.6065306597126334 1.0 1.1331484530668263 2.718281828459045 12.182493960703473
func.func @exp(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.exp %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @exp2 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=0.125 0.42044820762685725 0.7071067811865476 1.0 1.0905077326652577 2.0 5.656854249492381
func.func @exp2(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.exp2 %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @expm1 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-0.950212931632136 -0.7134952031398099 -0.3934693402873666 0.0 0.13314845306682632 1.7182818284590453 11.182493960703473
func.func @expm1(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.expm1 %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @sin 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-0.1411200080598672 -0.9489846193555862 -0.479425538604203 0.0 0.12467473338522769 0.8414709848078965 0.5984721441039565
func.func @sin(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.sin %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @sinh 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-10.017874927409903 -1.6019190803008256 -0.5210953054937474 0.0 0.12532577524111546 1.1752011936438014 6.0502044810397875
func.func @sinh(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.sinh %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @tan 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=0.1425465430742778 -3.0095696738628313 -0.5463024898437905 0.0 0.12565513657513097 1.5574077246549023 -0.7470222972386603
func.func @tan(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.tan %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @tanh 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-0.9950547536867305 -0.8482836399575129 -0.46211715726000974 0.0 0.12435300177159621 0.7615941559557649 0.9866142981514303
func.func @tanh(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.tanh %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @asinh 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-1.8184464592320668 -1.0475930126492587 -0.48121182505960347 0.0 0.12467674692144275 0.881373587019543 1.6472311463710958
func.func @asinh(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.asinh %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @erf 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=-0.9999779095030014 -0.9229001282564582 -0.5204998778130465 0.0 0.1403162048013338 0.8427007929497149 0.999593047982555
func.func @erf(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.erf %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @erfc 7xf64=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf64=1.9999779095030015 1.9229001282564582 1.5204998778130465 1.0 0.8596837951986662 0.15729920705028513 0.0004069520174449589
func.func @erfc(%a: tensor<7xf64>) -> tensor<7xf64> {
  %r = math.erfc %a : tensor<7xf64>
  return %r : tensor<7xf64>
}

// CALL @log 6xf64=0.01 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf64=-4.605170185988091 -0.6931471805599453 0.0 0.6931471805599453 2.302585092994046 6.907755278982137
func.func @log(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.log %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @log10 6xf64=0.01 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf64=-2.0 -0.3010299956639812 0.0 0.3010299956639812 1.0 3.0
func.func @log10(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.log10 %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @log1p 6xf64=0.01 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf64=0.009950330853168083 0.4054651081081644 0.6931471805599453 1.0986122886681098 2.3978952727983707 6.90875477931522
func.func @log1p(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.log1p %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @log2 6xf64=0.01 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf64=-6.643856189774724 -1.0 0.0 1.0 3.321928094887362 9.965784284662087
func.func @log2(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.log2 %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @acosh 6xf64=1.01 1.5 2.0 3.0 11.0 1001.0
// ABOUT 6xf64=0.14130376948564863 0.9624236501192069 1.3169578969248168 1.762747174039086 3.088969904844603 7.601901710374324
func.func @acosh(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.acosh %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @rsqrt 6xf64=0.01 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf64=10.0 1.414213562373095 1.0 0.7071067811865475 0.31622776601683794 0.03162277660168379
func.func @rsqrt(%a: tensor<6xf64>) -> tensor<6xf64> {
  %r = math.rsqrt %a : tensor<6xf64>
  return %r : tensor<6xf64>
}

// CALL @atan2 5xf64=0.5 1.5 2.0 3.0 0.25 | 5xf64=2.0 -1.5 0.5 1.0 -3.0
// ABOUT 5xf64=0.24497866312686414 2.356194490192345 1.3258176636680326 1.2490457723982544 3.058451421701352
func.func @atan2(%a: tensor<5xf64>, %b: tensor<5xf64>) -> tensor<5xf64> {
  %r = math.atan2 %a, %b : tensor<5xf64>
  return %r : tensor<5xf64>
}

// CALL @powf 5xf64=0.5 1.5 2.0 3.0 0.25 | 5xf64=2.0 -1.5 0.5 1.0 -3.0
// ABOUT 5xf64=0.25 0.5443310539518174 1.4142135623730951 3.0 64.0
func.func @powf(%a: tensor<5xf64>, %b: tensor<5xf64>) -> tensor<5xf64> {
  %r = math.powf %a, %b : tensor<5xf64>
  return %r : tensor<5xf64>
}

// CALL @fma 4xf64=0.1 -2.0 3.5 10000000000.0 | 4xf64=3.0 0.5 -1.25 10000000000.0 | 4xf64=-0.3 1.0 4.375 1.0
// ABOUT 4xf64=2.7755575615628914e-17 0.0 0.0 1e+20
func.func @fma(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.fma %a, %b, %c : tensor<4xf64>
  return %r : tensor<4xf64>
}
