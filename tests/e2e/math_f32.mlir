// Functions of the math dialect on f32, compared within a tolerance.
// Written by generate.py.

// CALL @acos 6xf32=-0.8999999761581421 -0.5 -0.10000000149011612 0.0 0.25 0.75
// ABOUT 6xf32=2.690565824508667 2.094395160675049 1.6709637641906738 1.5707963705062866 1.3181160688400269 0.722734272480011
func.func @acos(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.acos %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @asin 6xf32=-0.8999999761581421 -0.5 -0.10000000149011612 0.0 0.25 0.75
// ABOUT 6xf32=-1.1197694540023804 -0.5235987901687622 -0.1001674234867096 0.0 0.252680242061615 0.8480620980262756
func.func @asin(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.asin %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @atanh 6xf32=-0.8999999761581421 -0.5 -0.10000000149011612 0.0 0.25 0.75
// ABOUT 6xf32=-1.4722193479537964 -0.5493061542510986 -0.10033535212278366 0.0 0.2554128170013428 0.972955048084259
func.func @atanh(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.atanh %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @atan 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-1.249045729637146 -0.8960554003715515 -0.46364760398864746 0.0 0.12435499578714371 0.7853981852531433 1.1902899742126465
func.func @atan(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.atan %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @cbrt 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-1.4422495365142822 -1.0772173404693604 -0.7937005162239075 0.0 0.5 1.0 1.3572088479995728
func.func @cbrt(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.cbrt %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @cos 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-0.9899924993515015 0.3153223693370819 0.8775825500488281 1.0 0.9921976923942566 0.5403022766113281 -0.8011435866355896
func.func @cos(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.cos %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @cosh 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=10.067662239074707 1.8884239196777344 1.1276259422302246 1.0 1.0078226327896118 1.5430806875228882 6.132289409637451
func.func @cosh(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.cosh %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @exp 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=0.049787066876888275 0.2865048050880432 0.6065306663513184 1.0 1.133148431777954 2.7182817459106445 12.182494163513184
func.func @exp(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.exp %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @exp2 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=0.125 0.4204482138156891 0.7071067690849304 1.0 1.0905077457427979 2.0 5.656854152679443
func.func @exp2(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.exp2 %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @expm1 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-0.9502129554748535 -0.7134951949119568 -0.39346933364868164 0.0 0.1331484466791153 1.718281865119934 11.182494163513184
func.func @expm1(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.expm1 %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @sin 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-0.14112000167369843 -0.9489846229553223 -0.4794255495071411 0.0 0.1246747300028801 0.8414709568023682 0.5984721183776855
func.func @sin(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.sin %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @sinh 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-10.017874717712402 -1.6019190549850464 -0.5210952758789062 0.0 0.1253257691860199 1.175201177597046 6.050204277038574
func.func @sinh(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.sinh %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @tan 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=0.14254654943943024 -3.0095696449279785 -0.5463024973869324 0.0 0.1256551295518875 1.5574077367782593 -0.747022271156311
func.func @tan(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.tan %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @tanh 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-0.9950547814369202 -0.8482836484909058 -0.46211716532707214 0.0 0.12435299903154373 0.7615941762924194 0.9866142868995667
func.func @tanh(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.tanh %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @asinh 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-1.8184465169906616 -1.0475929975509644 -0.4812118113040924 0.0 0.12467674911022186 0.8813735842704773 1.647231101989746
func.func @asinh(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.asinh %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @erf 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=-0.9999778866767883 -0.9229001402854919 -0.5204998850822449 0.0 0.1403162032365799 0.8427007794380188 0.9995930194854736
func.func @erf(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.erf %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @erfc 7xf32=-3.0 -1.25 -0.5 0.0 0.125 1.0 2.5
// ABOUT 7xf32=1.999977946281433 1.9229000806808472 1.5204998254776 1.0 0.8596838116645813 0.15729920566082 0.00040695202187635005
func.func @erfc(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = math.erfc %a : tensor<7xf32>
  return %r : tensor<7xf32>
}

// CALL @log 6xf32=0.009999999776482582 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf32=-4.605170249938965 -0.6931471824645996 0.0 0.6931471824645996 2.3025851249694824 6.907755374908447
func.func @log(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.log %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @log10 6xf32=0.009999999776482582 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf32=-2.0 -0.3010300099849701 0.0 0.3010300099849701 1.0 3.0
func.func @log10(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.log10 %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @log1p 6xf32=0.009999999776482582 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf32=0.00995033048093319 0.40546509623527527 0.6931471824645996 1.0986123085021973 2.397895336151123 6.908754825592041
func.func @log1p(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.log1p %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @log2 6xf32=0.009999999776482582 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf32=-6.643856048583984 -1.0 0.0 1.0 3.321928024291992 9.965784072875977
func.func @log2(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.log2 %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @acosh 6xf32=1.0099999904632568 1.5 2.0 3.0 11.0 1001.0
// ABOUT 6xf32=0.14130370318889618 0.9624236226081848 1.316957950592041 1.7627471685409546 3.0889699459075928 7.601901531219482
func.func @acosh(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.acosh %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @rsqrt 6xf32=0.009999999776482582 0.5 1.0 2.0 10.0 1000.0
// ABOUT 6xf32=10.0 1.4142135381698608 1.0 0.7071067690849304 0.3162277638912201 0.03162277489900589
func.func @rsqrt(%a: tensor<6xf32>) -> tensor<6xf32> {
  %r = math.rsqrt %a : tensor<6xf32>
  return %r : tensor<6xf32>
}

// CALL @atan2 5xf32=0.5 1.5 2.0 3.0 0.25 | 5xf32=2.0 -1.5 0.5 1.0 -3.0
// ABOUT 5xf32=0.244978666305542 2.356194496154785 1.3258177042007446 1.249045729637146 3.0584514141082764
func.func @atan2(%a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %r = math.atan2 %a, %b : tensor<5xf32>
  return %r : tensor<5xf32>
}

// CALL @powf 5xf32=0.5 1.5 2.0 3.0 0.25 | 5xf32=2.0 -1.5 0.5 1.0 -3.0
// ABOUT 5xf32=0.25 0.5443310737609863 1.4142135381698608 3.0 64.0
func.func @powf(%a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %r = math.powf %a, %b : tensor<5xf32>
  return %r : tensor<5xf32>
}

// CALL @fma 4xf32=0.10000000149011612 -2.0 3.5 10000000000.0 | 4xf32=3.0 0.5 -1.25 10000000000.0 | 4xf32=-0.30000001192092896 1.0 4.375 1.0
// ABOUT 4xf32=-7.450580596923828e-09 0.0 0.0 1.0000000200408773e+20
func.func @fma(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %r = math.fma %a, %b, %c : tensor<4xf32>
  return %r : tensor<4xf32>
}
