//! Canonicalization never changes what a program computes.
//!
//! Every op of the `vm` dialect that computes a number from numbers is tried on the edges of its types: all operands
//! constants, all but one, one value for all; then in random sequences of ops. Each function is run as it is written
//! and as `canonicalize` leaves it, and both give the same results or both fail. A NaN only has to stay a NaN: which
//! one an operation makes is up to the machine.

#[path = "support/vm.rs"]
mod vm;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use halcyon_compiler::dialects::vm::consts::constant_bits;
use halcyon_compiler::dialects::vm::structural::Func;
use halcyon_compiler::ir::def::{Arity, OpDef, TypeRule};
use halcyon_compiler::ir::{FloatKind, Ir, WalkOrder, symbols};
use halcyon_compiler::rewrite::greedy;
use halcyon_compiler::syntax::{ParseOptions, PrintOptions, parse_module, print_module};
use halcyon_runtime_core::format::{AlignedBytes, Module};
use halcyon_runtime_core::vm::{Context, Value};

/// A register type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
enum Ty {
    I32,
    I64,
    F32,
    F64,
}

impl Ty {
    const ALL: [Self; 4] = [Self::I32, Self::I64, Self::F32, Self::F64];

    fn of(rule: TypeRule, operands: &[Self]) -> Option<Self> {
        match rule {
            TypeRule::Int(32) => Some(Self::I32),
            TypeRule::Int(64) => Some(Self::I64),
            TypeRule::Float(FloatKind::F32) => Some(Self::F32),
            TypeRule::Float(FloatKind::F64) => Some(Self::F64),
            TypeRule::SameAsOperand(i) => operands.get(i).copied(),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::F32 => "f32",
            Self::F64 => "f64",
        }
    }

    /// The bits of the edges of the type.
    fn edges(self) -> Vec<u64> {
        match self {
            // The last are widths of shifts, and what sub-word conversions cut.
            Self::I32 => [0, 1, -1, i32::MIN, i32::MAX, 31, 33, 0x1_8080]
                .map(|n| u64::from(n as u32))
                .to_vec(),
            Self::I64 => [0, 1, -1, i64::MIN, i64::MAX, 63, 1 << 32, 0x1_8080]
                .map(|n: i64| n as u64)
                .to_vec(),
            Self::F32 => [
                0.0,
                -0.0,
                1.0,
                -2.5,
                f32::MAX,
                f32::INFINITY,
                f32::NAN,
                1e-45,
            ]
            .map(|f: f32| u64::from(f.to_bits()))
            .to_vec(),
            Self::F64 => [
                0.0,
                -0.0,
                1.0,
                -2.5,
                f64::MAX,
                f64::NEG_INFINITY,
                f64::NAN,
                5e-324,
            ]
            .map(f64::to_bits)
            .to_vec(),
        }
    }

    fn value(self, bits: u64) -> Value {
        match self {
            Self::I32 => Value::I32(bits as i32),
            Self::I64 => Value::I64(bits as i64),
            Self::F32 => Value::F32(f32::from_bits(bits as u32)),
            Self::F64 => Value::F64(f64::from_bits(bits)),
        }
    }

    /// `vm.const.T` of the bits.
    fn constant(self, bits: u64) -> String {
        match self {
            Self::I32 => format!("vm.const.i32 {}", bits as i32),
            Self::I64 => format!("vm.const.i64 {}", bits as i64),
            Self::F32 => format!("vm.const.f32 0x{bits:08X}"),
            Self::F64 => format!("vm.const.f64 0x{bits:016X}"),
        }
    }
}

/// The bits of a value, all NaN alike.
fn bits(value: Value) -> u64 {
    match value {
        Value::I32(v) => u64::from(v as u32),
        Value::I64(v) => v as u64,
        Value::F32(v) if v.is_nan() => f32::NAN.to_bits().into(),
        Value::F32(v) => v.to_bits().into(),
        Value::F64(v) if v.is_nan() => f64::NAN.to_bits(),
        Value::F64(v) => v.to_bits(),
        Value::Ref(_) => panic!("the functions here return numbers"),
    }
}

/// An op that computes a number from numbers.
#[derive(Clone, Debug)]
struct NumberOp {
    name: &'static str,
    operands: Vec<Ty>,
    result: Ty,
}

/// All of them, from the rows of the dialect.
fn number_ops() -> Vec<NumberOp> {
    let ops: Vec<NumberOp> = halcyon_compiler::dialects::registry()
        .dialects()
        .filter(|d| d.name == "vm")
        .flat_map(|d| d.ops.iter().filter_map(number_op))
        .collect();
    assert!(ops.len() > 200, "only {} ops compute numbers", ops.len());
    ops
}

fn number_op(def: &OpDef) -> Option<NumberOp> {
    let mut operands = Vec::new();
    for row in def.operands {
        if row.arity != Arity::One {
            return None;
        }
        // `select` says the type of its operands by that of its result.
        let rule = match row.ty {
            TypeRule::SameAsResult(0) => def.results.first()?.ty,
            rule => rule,
        };
        operands.push(Ty::of(rule, &operands)?);
    }
    let [result] = def.results else { return None };
    let result = Ty::of(result.ty, &operands)?;
    (def.fold.is_some() && !operands.is_empty()).then_some(NumberOp {
        name: def.name,
        operands,
        result,
    })
}

/// One line: `%name = op operands`, in the generic form, which all ops share.
fn line(out: &mut String, name: &str, op: &NumberOp, operands: &[String]) {
    let types: Vec<&str> = op.operands.iter().map(|t| t.name()).collect();
    let _ = writeln!(
        out,
        "    %{name} = \"{}\"({}) : ({}) -> {}",
        op.name,
        operands.join(", "),
        types.join(", "),
        op.result.name()
    );
}

/// A function of the module under test: its argument types, and the sets of arguments to call it with.
struct Function {
    args: Vec<Ty>,
    results: Vec<Ty>,
    body: String,
    calls: Vec<Vec<u64>>,
}

/// What a call gives: the bits of the results, or the text of the failure.
type Given = Result<Vec<u64>, String>;

fn text(functions: &[Function]) -> String {
    let mut out = String::from("// FROM: vm\nvm.module @m {\n");
    for (i, f) in functions.iter().enumerate() {
        let args: Vec<String> = f
            .args
            .iter()
            .enumerate()
            .map(|(n, t)| format!("%a{n}: {}", t.name()))
            .collect();
        let results: Vec<&str> = f.results.iter().map(|t| t.name()).collect();
        let _ = writeln!(
            out,
            "  vm.export @f{i}\n  vm.func @f{i}({}) -> ({}) {{\n{}  }}",
            args.join(", "),
            results.join(", "),
            f.body
        );
    }
    out + "}\n"
}

/// The module after `canonicalize`, and the constant that each function returns if it returns but that.
fn canonicalized(source: &str) -> (String, BTreeMap<String, u64>) {
    let mut ir = Ir::new(halcyon_compiler::dialects::registry());
    let (module, diagnostics) =
        parse_module(&mut ir, "folds.mlir", source, &ParseOptions::default());
    assert!(diagnostics.is_empty(), "{diagnostics:?}\n{source}");
    let module = module.expect("no diagnostic, hence a module");
    greedy(&mut ir, module);
    let mut constants = BTreeMap::new();
    for func in ir.walk_kind(module, Func::KIND) {
        let ops: Vec<_> = ir.walk(func, WalkOrder::Pre);
        if let [_, constant, _] = ops[..]
            && let Some(bits) = constant_bits(&ir, constant)
        {
            let name = symbols::symbol_name(&ir, func).expect("functions have names");
            constants.insert(name.to_owned(), bits as u64);
        }
    }
    let text = print_module(&ir, module, &PrintOptions::default());
    // Only the `vm.module` goes on, as in the source.
    (format!("// FROM: vm\n{text}"), constants)
}

/// What every call of every function gives.
fn run(source: &str, functions: &[Function]) -> Vec<Vec<Given>> {
    let bytes = vm::compiled(source).unwrap_or_else(|e| panic!("{e}\n{source}"));
    let bytes = AlignedBytes::copy_of(&bytes);
    let module = Module::new_checked(bytes.as_slice()).expect("the compiler writes sound modules");
    let mut context = Context::on_heap(module, 1 << 12, &[]).expect("nothing to bind");
    let mut all = Vec::new();
    for (i, f) in functions.iter().enumerate() {
        let function = context.function(&format!("f{i}")).expect("it is exported");
        let calls = f.calls.iter().map(|args| {
            let args: Vec<Value> = f.args.iter().zip(args).map(|(t, &b)| t.value(b)).collect();
            let mut results = vec![Value::I32(0); f.results.len()];
            match context.invoke(&function, &args, &mut results) {
                Ok(()) => Ok(results.into_iter().map(bits).collect()),
                Err(e) => Err(e.text.as_str().to_owned()),
            }
        });
        all.push(calls.collect());
    }
    all
}

/// Checks that canonicalization changes no call of no function.
fn check(functions: &[Function]) {
    let source = text(functions);
    let (simplified, _) = canonicalized(&source);
    let (plain, folded) = (run(&source, functions), run(&simplified, functions));
    for (i, f) in functions.iter().enumerate() {
        for (call, args) in f.calls.iter().enumerate() {
            assert_eq!(
                plain[i][call], folded[i][call],
                "f{i} on {args:x?}:\n{}\ncanonicalized:\n{simplified}",
                f.body
            );
        }
    }
}

/// Every way to choose one of each.
fn product(choices: &[Vec<u64>]) -> Vec<Vec<u64>> {
    choices.iter().fold(vec![Vec::new()], |all, choice| {
        all.iter()
            .flat_map(|head| {
                choice
                    .iter()
                    .map(move |&c| head.iter().copied().chain([c]).collect())
            })
            .collect()
    })
}

/// The edges of each operand; of three operands every other edge, for there are many.
fn choices(op: &NumberOp) -> Vec<Vec<u64>> {
    let step = if op.operands.len() > 2 { 2 } else { 1 };
    op.operands
        .iter()
        .map(|t| t.edges().into_iter().step_by(step).collect())
        .collect()
}

/// The body that returns the op on operands given as constants, or as arguments where there is none.
fn body(op: &NumberOp, constants: &[Option<u64>]) -> String {
    let mut out = String::new();
    let mut next = 0;
    let mut operands = Vec::new();
    for (i, constant) in constants.iter().enumerate() {
        operands.push(match constant {
            Some(bits) => {
                let _ = writeln!(out, "    %c{i} = {}", op.operands[i].constant(*bits));
                format!("%c{i}")
            }
            None => {
                next += 1;
                format!("%a{}", next - 1)
            }
        });
    }
    line(&mut out, "r", op, &operands);
    let _ = writeln!(out, "    vm.return %r : {}", op.result.name());
    out
}

#[test]
fn an_op_on_constants_folds_to_what_it_gives() {
    let (mut folds, mut failures) = (0, 0);
    for op in number_ops() {
        let combinations = product(&choices(&op));
        let functions: Vec<Function> = combinations
            .iter()
            .map(|operands| Function {
                args: Vec::new(),
                results: vec![op.result],
                body: body(&op, &operands.iter().copied().map(Some).collect::<Vec<_>>()),
                calls: vec![Vec::new()],
            })
            .collect();
        let source = text(&functions);
        let given = run(&source, &functions);
        let (_, constants) = canonicalized(&source);
        for (i, operands) in combinations.iter().enumerate() {
            let folded = constants
                .get(&format!("f{i}"))
                .map(|&b| bits(op.result.value(b)));
            let context = format!("{} on {operands:x?}", op.name);
            match &given[i][0] {
                // A failure stays in the program.
                Err(_) => {
                    assert_eq!(folded, None, "{context}");
                    failures += 1;
                }
                Ok(result) => match folded {
                    Some(folded) => {
                        assert_eq!(folded, result[0], "{context}");
                        folds += 1;
                    }
                    // A NaN that an operation makes is left to the machine.
                    None => {
                        let nan = match op.result.value(result[0]) {
                            Value::F32(v) => v.is_nan(),
                            Value::F64(v) => v.is_nan(),
                            _ => false,
                        };
                        assert!(nan, "{context} gives {result:x?} and does not fold");
                    }
                },
            }
        }
    }
    assert!(folds > 7000, "only {folds} folds");
    // Eight divisions and remainders, each of eight dividends by zero.
    assert_eq!(failures, 64);
}

#[test]
fn an_op_with_some_constants_gives_the_same() {
    for op in number_ops() {
        let edges = choices(&op);
        let mut functions = Vec::new();
        for constant in 0..op.operands.len() {
            for &value in &edges[constant] {
                let mut constants = vec![None; op.operands.len()];
                constants[constant] = Some(value);
                let mut open = edges.clone();
                open.remove(constant);
                let mut args = op.operands.clone();
                args.remove(constant);
                functions.push(Function {
                    args,
                    results: vec![op.result],
                    body: body(&op, &constants),
                    calls: product(&open),
                });
            }
        }
        // One value for every operand of its type.
        for ty in Ty::ALL {
            if op.operands.iter().filter(|&&t| t == ty).count() < 2 {
                continue;
            }
            let mut args = vec![ty];
            let operands = op.operands.iter().map(|&t| {
                if t != ty {
                    args.push(t);
                    return format!("%a{}", args.len() - 1);
                }
                "%a0".into()
            });
            let operands: Vec<String> = operands.collect();
            let mut body = String::new();
            line(&mut body, "r", &op, &operands);
            let _ = writeln!(body, "    vm.return %r : {}", op.result.name());
            functions.push(Function {
                calls: product(&args.iter().map(|t| t.edges()).collect::<Vec<_>>()),
                args,
                results: vec![op.result],
                body,
            });
        }
        check(&functions);
    }
}

struct Random(u64);

impl Random {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % below
    }
}

/// Ops that show which NaN they are given.
fn shows_nan(op: &NumberOp) -> bool {
    op.name.starts_with("vm.bitcast.f") || op.name.starts_with("vm.copysign")
        // By its bits, so that the sign of a NaN counts.
        || op.name.ends_with(".near")
}

/// A function of a few ops on arguments, edge constants and each other, which returns all that it computes.
fn random_function(r: &mut Random, ops: &[NumberOp]) -> Function {
    let args = Ty::ALL.repeat(2);
    let mut known: Vec<(Ty, String)> = args
        .iter()
        .enumerate()
        .map(|(i, &t)| (t, format!("%a{i}")))
        .collect();
    let mut body = String::new();
    let mut results = Vec::new();
    for step in 0..10 {
        // Families by turns, so that integers meet integers.
        let op = &ops[r.next(ops.len())];
        let mut operands = Vec::new();
        for (i, &ty) in op.operands.iter().enumerate() {
            if r.next(3) == 0 {
                let edges = ty.edges();
                let constant = ty.constant(edges[r.next(edges.len())]);
                let _ = writeln!(body, "    %c{step}_{i} = {constant}");
                operands.push(format!("%c{step}_{i}"));
                continue;
            }
            let fitting: Vec<&String> = known
                .iter()
                .filter(|(t, _)| *t == ty)
                .map(|(_, name)| name)
                .collect();
            // What was computed last is used most, so that ops follow each other.
            let at = if r.next(2) == 0 {
                fitting.len() - 1
            } else {
                r.next(fitting.len())
            };
            operands.push(fitting[at].clone());
        }
        line(&mut body, &format!("r{step}"), op, &operands);
        known.push((op.result, format!("%r{step}")));
        // Some values are not returned, so that they have one use.
        if step == 9 || r.next(3) == 0 {
            results.push((op.result, format!("%r{step}")));
        }
    }
    let (types, names): (Vec<Ty>, Vec<String>) = results.into_iter().unzip();
    let type_names: Vec<&str> = types.iter().map(|t| t.name()).collect();
    let _ = writeln!(
        body,
        "    vm.return {} : {}",
        names.join(", "),
        type_names.join(", ")
    );
    let calls = (0..8)
        .map(|_| {
            args.iter()
                .map(|t| {
                    let edges = t.edges();
                    edges[r.next(edges.len())]
                })
                .collect()
        })
        .collect();
    Function {
        args,
        results: types,
        body,
        calls,
    }
}

#[test]
fn random_sequences_give_the_same() {
    let all: Vec<NumberOp> = number_ops()
        .into_iter()
        .filter(|op| !shows_nan(op))
        .collect();
    // Where most rewrites are, apart from the rest.
    let integers: Vec<NumberOp> = all
        .iter()
        .filter(|op| {
            let mut types = op.operands.iter().chain([&op.result]);
            types.all(|t| matches!(t, Ty::I32))
        })
        .cloned()
        .collect();
    let mut r = Random(0x9E37_79B9_7F4A_7C15);
    for round in 0..40 {
        let ops = if round % 2 == 0 { &integers } else { &all };
        let functions: Vec<Function> = (0..10).map(|_| random_function(&mut r, ops)).collect();
        check(&functions);
    }
}
