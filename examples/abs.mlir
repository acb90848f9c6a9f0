// Magnitude of each element. A zero of either sign gives the positive one.
//
// Run: --function=abs --input="2x3xf32=[-1.5 2 -0.0][0 -1e10 3.25]"

func.func @abs(%input: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = math.absf %input : tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
