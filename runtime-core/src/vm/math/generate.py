"""Writes reference.txt: arguments of the transcendental instructions with their true values, by mpmath at 200 bits.

    python3 generate.py > reference.txt

A line is `function width a b nearest rest`: the bits of the arguments and of the float nearest to the true value, and
what the true value is away from it, in units in the last place (0 for a value that must be met exactly).
"""

import random
import struct

import mpmath

mpmath.mp.prec = 200
random.seed(11)

FORMATS = {32: ("<f", "<I", 24, -149, 128), 64: ("<d", "<Q", 53, -1074, 1024)}
FUNCTIONS = {
    "atan": mpmath.atan, "atan2": mpmath.atan2, "cos": mpmath.cos, "sin": mpmath.sin, "exp": mpmath.exp,
    "exp2": lambda x: mpmath.power(2, x), "expm1": mpmath.expm1, "log": mpmath.log, "log10": mpmath.log10,
    "log1p": mpmath.log1p, "log2": lambda x: mpmath.log(x, 2), "pow": mpmath.power, "tanh": mpmath.tanh,
    "erf": mpmath.erf,
}
# Where searches over a million arguments found the largest errors.
WORST = {
    ("exp", 64): [0.3478466697086931, -21.12377189865006, -708.9278434737128, -708.5285050722512, 1.0],
    ("exp2", 64): [-1022.5409956055918, -1022.6217208268337], ("expm1", 64): [0.36330597700239375, 37.36038983386038],
    ("tanh", 64): [-0.23469312975177975, 0.18035677874391104, -0.18255773490994914, 0.5],
    ("atan", 64): [-0.42907725740377606, 0.7014391359089062, -0.43218731450246006, -0.40989237696904296], ("erf", 64): [0.84, 1.1862115410782784e-308],
    ("log", 64): [0.7004221238663165, 0.7010974153997224], ("log1p", 64): [-0.29173424533335535, -0.2953717343443306],
    ("log2", 64): [1.3819332218257638, 1.3937000234303607], ("log10", 64): [1.3292833057255466, 1.3100425406968865], ("sin", 64): [32.23566124506021, 22.0],
    ("cos", 64): [24.410585351919654, 7.897225292063778e92], ("tanh", 32): [0.25380608439445496, 0.5],
    ("exp", 32): [-28.042684555053711, 1.0], ("cos", 32): [15.925708], ("sin", 32): [2.0177832],
}
WORST_PAIRS = {
    ("atan2", 64): [(0.2732471784733766, 0.6623417059567102), (6.7859105090649e-310, 0.005299455478795949)],
    ("pow", 64): [(2.651698661457883, 11.018930553672297), (1.3897063799799305, 1.0687407184201823)],
    ("atan2", 32): [(-1.0968738, 8.730752)], ("pow", 32): [(0.03496984, -18.295868)],
}


def rounded(value, width):
    """The nearest float and its bits."""
    form, word, _, _, _ = FORMATS[width]
    value = float(value) if width == 64 else value
    try:
        packed = struct.pack(form, value)
    except OverflowError:
        packed = struct.pack(form, float("inf") if value > 0 else float("-inf"))
    return struct.unpack(form, packed)[0], struct.unpack(word, packed)[0]


def line(function, width, *arguments):
    form, word, precision, lowest, highest = FORMATS[width]
    arguments = [rounded(a, width) for a in arguments]
    true = FUNCTIONS[function](*(mpmath.mpf(a) for a, _ in arguments))
    if not mpmath.isfinite(true) or mpmath.im(true) != 0:
        return None
    if true == 0:
        bits, rest = 0, 0
    else:
        exponent = mpmath.floor(mpmath.log(abs(true), 2))
        if exponent >= highest:
            return None
        unit = mpmath.ldexp(1, max(int(exponent) - precision + 1, lowest))
        nearest = mpmath.nint(true / unit) * unit
        bits = rounded(float(nearest), width)[1]
        rest = (true - nearest) / unit * (1 if true > 0 else -1)
    if len(arguments) == 1:
        arguments.append((0.0, 0))
    digits = width // 4
    texts = [f"{bits:0{digits}x}" for bits in (arguments[0][1], arguments[1][1], bits)]
    # Steps between floats are counted away from negative infinity.
    rest = rest if true > 0 else -rest
    return f"{function} {width} {' '.join(texts)} {mpmath.nstr(rest, 6) if rest != 0 else 0}"


def arguments(function, width):
    low, high = (-80, 80) if width == 32 else (-700, 700)
    simple = [0.5, 1, 2, 3, 0.25, 10, 100, 0.1]
    if function in ("atan2", "pow"):
        for pair in WORST_PAIRS.get((function, width), []):
            yield pair
        for a in simple[:6]:
            for b in (1, -2, 0.5):
                yield (a, b)
        for _ in range(30):
            if function == "pow":
                yield (random.lognormvariate(0, 2), random.gauss(0, 8))
            else:
                yield (random.gauss(0, 1) * 10 ** random.uniform(-6, 6), random.gauss(0, 1))
        return
    for a in WORST.get((function, width), []):
        yield (a,)
    positive = function.startswith("log") and function != "log1p"
    for a in simple:
        yield (a,)
        if not positive and function != "log1p":
            yield (-a,)
    for _ in range(30):
        a = random.gauss(0, 2)
        if function == "log1p":
            a = abs(a) - 0.999
        yield (abs(a) if positive else a,)
    for _ in range(14):
        a = random.uniform(low, high) if function.startswith("exp") else random.gauss(0, 1) * 10 ** random.uniform(-30, 3)
        if function in ("log1p", "log", "log2", "log10"):
            a = abs(a)
        yield (a,)
    if positive:
        for _ in range(14):
            yield (1 + random.gauss(0, 1) * 10 ** random.uniform(-6, -1.5),)


def main():
    print("# Written by generate.py; do not edit.")
    for width in (32, 64):
        for function in FUNCTIONS:
            for a in arguments(function, width):
                text = line(function, width, *a)
                if text:
                    print(text)


main()
