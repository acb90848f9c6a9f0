#!/usr/bin/env python3
"""Writes the generated end-to-end tests beside this file.

Every expected value is computed here, by Python integers or numpy, from the definition of the operation; none
comes from Halcyon. Run it after a change (it needs numpy) and commit what it writes.
"""

import itertools
import math
import os
import struct

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
INTS = [8, 16, 32, 64]


class File:
    def __init__(self, name, what):
        self.name, self.parts = name, [f"// {what}\n// Written by generate.py.\n"]

    def case(self, function, inputs, outputs, body, exact=True):
        lines = [f"\n// CALL @{function} {' | '.join(inputs)}"]
        lines += [f"// {'GIVES' if exact else 'ABOUT'} {' | '.join(outputs)}", body.rstrip() + "\n"]
        self.parts.append("\n".join(lines))

    def close(self):
        with open(os.path.join(HERE, self.name), "w") as out:
            out.write("".join(self.parts))


def wrap(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def unsigned(value, bits):
    return value & ((1 << bits) - 1)


def samples(bits):
    top = 1 << (bits - 1)
    return [0, 1, 2, 3, 7, 13, -1, -2, -5, -128 if bits > 8 else -100, top - 1, -top, top // 2, -top + 1]


def truncated(a, b):
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def tensor(shape, element, values):
    dims = "".join(f"{d}x" for d in shape)
    return f"{dims}{element}={' '.join(text(v, element) for v in values)}"


def text(value, element):
    if element == "i1":
        return f"{int(value):02X}"
    if element[0] == "f":
        if math.isnan(value):
            return "nan"
        if math.isinf(value):
            return "inf" if value > 0 else "-inf"
        return repr(float(np.float32(value))) if element == "f32" else repr(float(value))
    return str(int(value))


def mlir_tensor(shape, element):
    return f"tensor<{''.join(f'{d}x' for d in shape)}{element}>"


def function(name, arguments, result, op):
    args = ", ".join(f"%{n}: {t}" for n, t in arguments)
    return f"func.func @{name}({args}) -> {result} {{\n  %r = {op}\n  return %r : {result}\n}}"


def integers():
    binary = {
        "addi": lambda a, b, w: a + b,
        "subi": lambda a, b, w: a - b,
        "muli": lambda a, b, w: a * b,
        "andi": lambda a, b, w: a & b,
        "ori": lambda a, b, w: a | b,
        "xori": lambda a, b, w: a ^ b,
        "maxsi": lambda a, b, w: max(a, b),
        "minsi": lambda a, b, w: min(a, b),
        "maxui": lambda a, b, w: max(unsigned(a, w), unsigned(b, w)),
        "minui": lambda a, b, w: min(unsigned(a, w), unsigned(b, w)),
    }
    dividing = {
        "divsi": lambda a, b, w: truncated(a, b),
        "divui": lambda a, b, w: unsigned(a, w) // unsigned(b, w),
        "remsi": lambda a, b, w: a - b * truncated(a, b),
        "remui": lambda a, b, w: unsigned(a, w) % unsigned(b, w),
        "ceildivsi": lambda a, b, w: -((-a) // b),
        "ceildivui": lambda a, b, w: -((-unsigned(a, w)) // unsigned(b, w)),
        "floordivsi": lambda a, b, w: a // b,
    }
    shifting = {
        "shli": lambda a, b, w: a << b,
        "shrsi": lambda a, b, w: a >> b,
        "shrui": lambda a, b, w: unsigned(a, w) >> b,
    }
    predicates = {
        "eq": lambda a, b, w: a == b,
        "ne": lambda a, b, w: a != b,
        "slt": lambda a, b, w: a < b,
        "sle": lambda a, b, w: a <= b,
        "sgt": lambda a, b, w: a > b,
        "sge": lambda a, b, w: a >= b,
        "ult": lambda a, b, w: unsigned(a, w) < unsigned(b, w),
        "ule": lambda a, b, w: unsigned(a, w) <= unsigned(b, w),
        "ugt": lambda a, b, w: unsigned(a, w) > unsigned(b, w),
        "uge": lambda a, b, w: unsigned(a, w) >= unsigned(b, w),
    }
    unary = {
        "math.absi": lambda a, w: abs(a),
        "math.ctlz": lambda a, w: w - unsigned(a, w).bit_length(),
        "math.cttz": lambda a, w: w if a == 0 else (a & -a).bit_length() - 1,
        "math.ctpop": lambda a, w: bin(unsigned(a, w)).count("1"),
    }
    for w in INTS:
        out, ty = File(f"int{w}.mlir", f"Integer ops on i{w}."), f"i{w}"
        values = samples(w)
        pairs = list(itertools.product(values, values))

        def add(name, op, chosen, f):
            a, b = [p[0] for p in chosen], [p[1] for p in chosen]
            shape, t = [len(chosen)], mlir_tensor([len(chosen)], ty)
            expected = [wrap(f(x, y, w), w) for x, y in chosen]
            out.case(name, [tensor(shape, ty, a), tensor(shape, ty, b)], [tensor(shape, ty, expected)],
                     function(name, [("a", t), ("b", t)], t, f"{op} %a, %b : {t}"))

        for op, f in binary.items():
            add(op, f"arith.{op}", pairs, f)
        # A minimum divided by -1 wraps; division by zero has a file of its own.
        for op, f in dividing.items():
            add(op, f"arith.{op}", [p for p in pairs if p[1] != 0], f)
        for op, f in shifting.items():
            add(op, f"arith.{op}", list(itertools.product(values, [0, 1, 3, w - 1])), f)
        t = mlir_tensor([len(pairs)], ty)
        bit = mlir_tensor([len(pairs)], "i1")
        inputs = [tensor([len(pairs)], ty, [p[i] for p in pairs]) for i in (0, 1)]
        for name, f in predicates.items():
            expected = [f(a, b, w) for a, b in pairs]
            out.case(f"cmpi_{name}", inputs, [tensor([len(pairs)], "i1", expected)],
                     function(f"cmpi_{name}", [("a", t), ("b", t)], bit, f"arith.cmpi {name}, %a, %b : {t}"))
        t = mlir_tensor([len(values)], ty)
        for op, f in unary.items():
            name = op.replace("math.", "")
            out.case(name, [tensor([len(values)], ty, values)],
                     [tensor([len(values)], ty, [wrap(f(a, w), w) for a in values])],
                     function(name, [("a", t)], t, f"{op} %a : {t}"))
        for to in INTS:
            u = mlir_tensor([len(values)], f"i{to}")
            ops = {"extsi": lambda a: a, "extui": lambda a: unsigned(a, w)} if to > w else {"trunci": lambda a: a}
            if to == w:
                continue
            for op, f in ops.items():
                name = f"{op}_{to}"
                out.case(name, [tensor([len(values)], ty, values)],
                         [tensor([len(values)], f"i{to}", [wrap(f(a), to) for a in values])],
                         function(name, [("a", t)], u, f"arith.{op} %a : {t} to {u}"))
        out.close()


def float_values(kind):
    tiny = 1e-40 if kind == "f32" else 1e-310
    return [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -2.5, 3.5, 1.5, -1.5, 0.1, 100.25, -7.75, 1e10, -1e10, tiny,
            math.inf, -math.inf, math.nan]


def floats():
    for kind, np_type in [("f32", np.float32), ("f64", np.float64)]:
        out = File(f"{kind}.mlir", f"Float ops on {kind}.")
        values = [float(np_type(v)) for v in float_values(kind)]
        pairs = list(itertools.product(values, values))
        a = np.array([p[0] for p in pairs], np_type)
        b = np.array([p[1] for p in pairs], np_type)
        n = len(pairs)
        t, bit = mlir_tensor([n], kind), mlir_tensor([n], "i1")
        inputs = [tensor([n], kind, a), tensor([n], kind, b)]

        def ignoring_nan(f):
            return lambda x, y: y if math.isnan(x) else x if math.isnan(y) else f(x, y)

        def keeping_nan(f):
            return lambda x, y: math.nan if math.isnan(x) or math.isnan(y) else f(x, y)

        def greater(x, y):
            return max(x, y) if x != y else (x if math.copysign(1, x) > math.copysign(1, y) else y)

        def lesser(x, y):
            return min(x, y) if x != y else (x if math.copysign(1, x) < math.copysign(1, y) else y)

        with np.errstate(all="ignore"):
            results = {
                "addf": a + b, "subf": a - b, "mulf": a * b, "divf": a / b, "remf": np.fmod(a, b),
                "maximumf": [keeping_nan(greater)(float(x), float(y)) for x, y in zip(a, b)],
                "minimumf": [keeping_nan(lesser)(float(x), float(y)) for x, y in zip(a, b)],
                "maxnumf": [ignoring_nan(greater)(float(x), float(y)) for x, y in zip(a, b)],
                "minnumf": [ignoring_nan(lesser)(float(x), float(y)) for x, y in zip(a, b)],
            }
        for op, expected in results.items():
            out.case(op, inputs, [tensor([n], kind, expected)],
                     function(op, [("a", t), ("b", t)], t, f"arith.{op} %a, %b : {t}"))
        expected = np.copysign(a, b)
        out.case("copysign", inputs, [tensor([n], kind, expected)],
                 function("copysign", [("a", t), ("b", t)], t, f"math.copysign %a, %b : {t}"))
        unordered = np.isnan(a) | np.isnan(b)
        relations = {"eq": a == b, "ne": (a != b) & ~unordered, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}
        for name, holds in relations.items():
            for prefix, expected in [("o", holds), ("u", holds | unordered)]:
                out.case(f"cmpf_{prefix}{name}", inputs, [tensor([n], "i1", expected)],
                         function(f"cmpf_{prefix}{name}", [("a", t), ("b", t)], bit,
                                  f"arith.cmpf {prefix}{name}, %a, %b : {t}"))
        for name, expected in [("ord", ~unordered), ("uno", unordered)]:
            out.case(f"cmpf_{name}", inputs, [tensor([n], "i1", expected)],
                     function(f"cmpf_{name}", [("a", t), ("b", t)], bit, f"arith.cmpf {name}, %a, %b : {t}"))

        v = np.array(values, np_type)
        m = len(values)
        t, bit = mlir_tensor([m], kind), mlir_tensor([m], "i1")
        one = [tensor([m], kind, v)]
        half_away = [x if not math.isfinite(x) else math.copysign(math.floor(abs(x) + 0.5), x) for x in values]
        exact = {"arith.negf": -v, "math.absf": np.abs(v), "math.ceil": np.ceil(v), "math.floor": np.floor(v),
                 "math.trunc": np.trunc(v), "math.roundeven": np.rint(v), "math.round": half_away}
        with np.errstate(all="ignore"):
            exact["math.sqrt"] = np.sqrt(v)
        for op, expected in exact.items():
            name = op.split(".")[1]
            out.case(name, one, [tensor([m], kind, expected)], function(name, [("a", t)], t, f"{op} %a : {t}"))
        for name, expected in [("isnan", np.isnan(v)), ("isinf", np.isinf(v)), ("isfinite", np.isfinite(v))]:
            out.case(name, one, [tensor([m], "i1", expected)],
                     function(name, [("a", t)], bit, f"math.{name} %a : {t}"))
        for w in INTS:
            least, most = -(1 << (w - 1)), (1 << (w - 1)) - 1
            u = mlir_tensor([m], f"i{w}")

            def saturated(x, low, high):
                if math.isnan(x):
                    return 0
                return low if x <= low else high if x >= high else int(x)

            for op, low, high in [("fptosi", least, most), ("fptoui", 0, (1 << w) - 1)]:
                name = f"{op}_{w}"
                expected = [wrap(saturated(x, low, high), w) for x in values]
                out.case(name, one, [tensor([m], f"i{w}", expected)],
                         function(name, [("a", t)], u, f"arith.{op} %a : {t} to {u}"))
            ints = samples(w)
            k = mlir_tensor([len(ints)], kind)
            i = mlir_tensor([len(ints)], f"i{w}")
            for op, given in [("sitofp", ints), ("uitofp", [unsigned(x, w) for x in ints])]:
                name = f"{op}_{w}"
                np_int = np.int64 if op == "sitofp" else np.uint64
                expected = np.array(given, np_int).astype(np_type)
                out.case(name, [tensor([len(ints)], f"i{w}", ints)], [tensor([len(ints)], kind, expected)],
                         function(name, [("a", i)], k, f"arith.{op} %a : {i} to {k}"))
        out.close()


def erf(x):
    return math.erf(x)


def functions():
    domains = {
        "acos": np.arccos, "asin": np.arcsin, "atanh": np.arctanh,
    }
    plain = {
        "atan": np.arctan, "cbrt": np.cbrt, "cos": np.cos, "cosh": np.cosh, "exp": np.exp, "exp2": np.exp2,
        "expm1": np.expm1, "sin": np.sin, "sinh": np.sinh, "tan": np.tan, "tanh": np.tanh, "asinh": np.arcsinh,
        "erf": np.vectorize(math.erf), "erfc": np.vectorize(math.erfc),
    }
    positive = {"log": np.log, "log10": np.log10, "log1p": np.log1p, "log2": np.log2, "acosh": lambda x: np.arccosh(x + 1),
                "rsqrt": lambda x: 1 / np.sqrt(x)}
    for kind, np_type in [("f32", np.float32), ("f64", np.float64)]:
        out = File(f"math_{kind}.mlir", f"Functions of the math dialect on {kind}, compared within a tolerance.")
        small = np.array([-0.9, -0.5, -0.1, 0.0, 0.25, 0.75], np_type)
        wide = np.array([-3.0, -1.25, -0.5, 0.0, 0.125, 1.0, 2.5], np_type)
        above = np.array([0.01, 0.5, 1.0, 2.0, 10.0, 1000.0], np_type)

        def add(name, given, f, op=None):
            shape = [len(given)]
            t = mlir_tensor(shape, kind)
            expected = np.asarray(f(given.astype(np.float64)), np.float64).astype(np_type)
            out.case(name, [tensor(shape, kind, given)], [tensor(shape, kind, expected)],
                     function(name, [("a", t)], t, f"math.{op or name} %a : {t}"), exact=False)

        for name, f in domains.items():
            add(name, small, f)
        for name, f in plain.items():
            add(name, wide, f)
        for name, f in positive.items():
            if name == "acosh":
                shifted = (above + 1).astype(np_type)
                add(name, shifted, np.arccosh)
            else:
                add(name, above, f)
        for name, f in [("atan2", np.arctan2), ("powf", np.power)]:
            a = np.array([0.5, 1.5, 2.0, 3.0, 0.25], np_type)
            b = np.array([2.0, -1.5, 0.5, 1.0, -3.0], np_type)
            t = mlir_tensor([5], kind)
            expected = f(a.astype(np.float64), b.astype(np.float64)).astype(np_type)
            out.case(name, [tensor([5], kind, a), tensor([5], kind, b)], [tensor([5], kind, expected)],
                     function(name, [("a", t), ("b", t)], t, f"math.{name} %a, %b : {t}"), exact=False)
        a = np.array([0.1, -2.0, 3.5, 1e10], np_type)
        b = np.array([3.0, 0.5, -1.25, 1e10], np_type)
        c = np.array([-0.3, 1.0, 4.375, 1.0], np_type)
        t = mlir_tensor([4], kind)
        from fractions import Fraction
        # One rounding: exact rational arithmetic, then to the format.
        expected = [np_type(float(Fraction(float(x)) * Fraction(float(y)) + Fraction(float(z)))) for x, y, z in zip(a, b, c)]
        out.case("fma", [tensor([4], kind, v) for v in (a, b, c)], [tensor([4], kind, expected)],
                 function("fma", [("a", t), ("b", t), ("c", t)], t, f"math.fma %a, %b, %c : {t}"), exact=False)
        out.close()


def ranks():
    out = File("ranks.mlir", "Elementwise programs on tensors of rank 0 to 4, with one element, and with none.")
    for shape in [[], [1], [5], [2, 3], [1, 1], [2, 1, 3], [2, 2, 2, 2], [1, 3, 1, 2], [0], [3, 0], [0, 2, 2], [1, 0, 1, 4]]:
        count = int(np.prod(shape)) if shape else 1
        name = "rank" + str(len(shape)) + "".join(f"_{d}" for d in shape)
        for element in ["f32", "i32", "i8", "i64", "f64", "i16"]:
            a = np.arange(1, count + 1)
            b = np.arange(count, 0, -1) * 3
            t = mlir_tensor(shape, element)
            add, mul = ("addf", "mulf") if element[0] == "f" else ("addi", "muli")
            expected = (a + b) * a
            if element == "i8":
                expected = [wrap(int(v), 8) for v in expected]
            body = (f"func.func @{name}_{element}(%a: {t}, %b: {t}) -> {t} {{\n  %s = arith.{add} %a, %b : {t}\n"
                    f"  %r = arith.{mul} %s, %a : {t}\n  return %r : {t}\n}}")
            out.case(f"{name}_{element}", [tensor(shape, element, a), tensor(shape, element, b)],
                     [tensor(shape, element, expected)], body)
    out.close()


def narrow_floats():
    out = File("narrow_floats.mlir", "Conversions between f16, bf16, f32 and f64: to nearest even, subnormals kept.")
    values = np.array([0.0, -0.0, 1.0, 1.0009765625, 1.00048828125, 1.00146484375, 65504.0, 65520.0, 1e-7, 6e-8, 2.98e-8,
                       -3.14159, 1e6, math.inf, -math.inf, math.nan], np.float32)
    n = len(values)
    f32, f16 = mlir_tensor([n], "f32"), mlir_tensor([n], "f16")
    with np.errstate(all="ignore"):
        halves = values.astype(np.float16)
    body = (f"func.func @through_f16(%a: {f32}) -> {f32} {{\n  %h = arith.truncf %a : {f32} to {f16}\n"
            f"  %r = arith.extf %h : {f16} to {f32}\n  return %r : {f32}\n}}")
    out.case("through_f16", [tensor([n], "f32", values)], [tensor([n], "f32", halves.astype(np.float32))], body)

    def to_bf16(x):
        bits = struct.unpack("<I", struct.pack("<f", x))[0]
        if math.isnan(x):
            return math.nan
        lower, upper = bits & 0xFFFF, bits >> 16
        if lower > 0x8000 or (lower == 0x8000 and upper & 1):
            upper += 1
        return struct.unpack("<f", struct.pack("<I", (upper << 16) & 0xFFFFFFFF))[0]

    bf16 = mlir_tensor([n], "bf16")
    body = (f"func.func @through_bf16(%a: {f32}) -> {f32} {{\n  %h = arith.truncf %a : {f32} to {bf16}\n"
            f"  %r = arith.extf %h : {bf16} to {f32}\n  return %r : {f32}\n}}")
    out.case("through_bf16", [tensor([n], "f32", values)],
             [tensor([n], "f32", [to_bf16(float(v)) for v in values])], body)
    f64 = mlir_tensor([n], "f64")
    wide = values.astype(np.float64) * 1.000000001
    body = f"func.func @narrowed(%a: {f64}) -> {f32} {{\n  %r = arith.truncf %a : {f64} to {f32}\n  return %r : {f32}\n}}"
    with np.errstate(all="ignore"):
        out.case("narrowed", [tensor([n], "f64", wide)], [tensor([n], "f32", wide.astype(np.float32))], body)
    out.close()


def convolutions():
    out = File("convolutions.mlir", "Convolutions of `linalg`, with strides and dilations, by their definition.")
    rng = np.random.default_rng(7)

    def case(name, op, x, k, shape, terms, strides, dilations):
        """`terms(position)` lists the pairs of input and filter elements that an output element sums."""
        start = rng.integers(-5, 5, shape)
        result = start.copy()
        for at in itertools.product(*map(range, shape)):
            result[at] += sum(int(x[i]) * int(k[j]) for i, j in terms(at))
        types = [mlir_tensor(list(v.shape), "i32") for v in (x, k, start)]
        body = (f"func.func @{name}(%x: {types[0]}, %k: {types[1]}, %o: {types[2]}) -> {types[2]} {{\n"
                f"  %r = linalg.{op} {{dilations = dense<{dilations}> : tensor<2xi64>, strides = dense<{strides}> : "
                f"tensor<2xi64>}}\n      ins(%x, %k : {types[0]}, {types[1]}) outs(%o : {types[2]}) -> {types[2]}\n"
                f"  return %r : {types[2]}\n}}")
        show = [tensor(list(v.shape), "i32", v.flatten()) for v in (x, k, start, result)]
        out.case(name, show[:3], show[3:], body)

    (s, t), (d, e) = (2, 1), (1, 2)
    x, k = rng.integers(-9, 9, (1, 5, 6, 2)), rng.integers(-9, 9, (2, 3, 2, 2))
    case("nhwc", "conv_2d_nhwc_hwcf", x, k, (1, 2, 2, 2),
         lambda a: [((a[0], a[1] * s + i * d, a[2] * t + j * e, c), (i, j, c, a[3]))
                    for i in range(2) for j in range(3) for c in range(2)], [s, t], [d, e])
    x, k = rng.integers(-9, 9, (2, 2, 4, 4)), rng.integers(-9, 9, (3, 2, 2, 2))
    case("nchw", "conv_2d_nchw_fchw", x, k, (2, 3, 3, 3),
         lambda a: [((a[0], c, a[2] + i, a[3] + j), (a[1], c, i, j))
                    for i in range(2) for j in range(2) for c in range(2)], [1, 1], [1, 1])
    x, k = rng.integers(-9, 9, (1, 5, 5, 3)), rng.integers(-9, 9, (2, 2, 3))
    case("depthwise", "depthwise_conv_2d_nhwc_hwc", x, k, (1, 2, 2, 3),
         lambda a: [((a[0], a[1] * 2 + i, a[2] * 2 + j, a[3]), (i, j, a[3]))
                    for i in range(2) for j in range(2)], [2, 2], [1, 1])
    out.close()


if __name__ == "__main__":
    integers()
    floats()
    functions()
    ranks()
    narrow_floats()
    convolutions()
