//! Every value instruction of the VM against `data/vm_ops.txt`, a case a line.

use std::fmt::Write as _;

use halcyon_runtime_std::arguments::ArgumentReader;
use halcyon_runtime_std::{Program, Session, Value, ValueType};

/// Instructions that are library functions: their last digit is not fixed by IEEE 754.
const INEXACT: [&str; 16] = [
    "atan", "atan2", "cos", "sin", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2", "pow",
    "rsqrt", "tanh", "erf", "sqrt",
];

struct Case<'t> {
    line: &'t str,
    mnemonic: &'t str,
    operand_types: Vec<ValueType>,
    result_type: ValueType,
    operands: Vec<Value>,
    /// `None` for an error.
    result: Option<Value>,
}

fn value_type(name: &str) -> ValueType {
    match name {
        "i32" => ValueType::I32,
        "i64" => ValueType::I64,
        "f32" => ValueType::F32,
        "f64" => ValueType::F64,
        _ => panic!("type {name}"),
    }
}

fn value(text: &str, value_type: ValueType) -> Value {
    let mut values = ArgumentReader::default().read(text, value_type).unwrap();
    values.remove(0)
}

/// `vm.add.i32 i32 i32 -> i32 : 1 2 = 3`
fn parse(line: &str) -> Case<'_> {
    let (head, values) = line.split_once(" : ").unwrap();
    let (operands, result) = values.split_once(" = ").unwrap();
    let (head, result_type) = head.split_once(" -> ").unwrap();
    let mut words = head.split(' ');
    let mnemonic = words.next().unwrap();
    let operand_types: Vec<ValueType> = words.map(value_type).collect();
    let result_type = value_type(result_type);
    let operands: Vec<Value> = operands
        .split(' ')
        .zip(&operand_types)
        .map(|(text, value_type)| value(text, *value_type))
        .collect();
    assert_eq!(operands.len(), operand_types.len(), "{line}");
    Case {
        line,
        mnemonic,
        operand_types,
        result_type,
        operands,
        result: (result != "error").then(|| value(result, result_type)),
    }
}

/// Registers for values of these types, from `next` on.
fn registers(types: &[ValueType], next: &mut u32) -> Vec<String> {
    types
        .iter()
        .map(|value_type| match value_type {
            ValueType::I64 | ValueType::F64 => {
                *next += 2;
                format!("%i{}:{}", *next - 2, *next - 1)
            }
            _ => {
                *next += 1;
                format!("%i{}", *next - 1)
            }
        })
        .collect()
}

/// A function that applies the instruction of a case to its arguments.
fn function(name: &str, case: &Case<'_>) -> String {
    let mut next = 0;
    let arguments = registers(&case.operand_types, &mut next);
    let result = registers(&[case.result_type], &mut next).remove(0);
    let declared: Vec<String> = arguments
        .iter()
        .zip(&case.operand_types)
        .map(|(register, value_type)| format!("{register}: {value_type}"))
        .collect();
    let operands = match arguments.as_slice() {
        [condition, yes, no] if case.mnemonic.contains("select") => {
            format!("{condition} ? {yes} : {no}")
        }
        arguments => arguments.join(", "),
    };
    format!(
        "vm.export @{name}\nvm.func @{name}({}) -> ({}) {{\n^bb0:\n  {result} = {} {operands}\n  \
         vm.return {result}\n}}\n",
        declared.join(", "),
        case.result_type,
        case.mnemonic
    )
}

/// Steps between two floats on the number line.
fn ulps(a: f64, b: f64, single: bool) -> u64 {
    let ordinal = |value: f64| {
        let bits = if single {
            i64::from((value as f32).to_bits() as i32)
        } else {
            value.to_bits() as i64
        };
        let sign = if single {
            i64::from(i32::MIN)
        } else {
            i64::MIN
        };
        if bits < 0 {
            sign.wrapping_sub(bits)
        } else {
            bits
        }
    };
    ordinal(a).abs_diff(ordinal(b))
}

fn is_equal(case: &Case<'_>, actual: &Value, expected: &Value) -> bool {
    let inexact = case.mnemonic.split('.').any(|part| INEXACT.contains(&part));
    let floats = |a: f64, b: f64, single| {
        if a.is_nan() || b.is_nan() || !inexact {
            a.is_nan() == b.is_nan() && (a.is_nan() || a.to_bits() == b.to_bits())
        } else {
            ulps(a, b, single) <= 2
        }
    };
    match (actual, expected) {
        (Value::F32(a), Value::F32(b)) => floats(f64::from(*a), f64::from(*b), true),
        (Value::F64(a), Value::F64(b)) => floats(*a, *b, false),
        (actual, expected) => actual == expected,
    }
}

#[test]
fn every_case_has_its_result() {
    let cases: Vec<Case<'_>> = include_str!("data/vm_ops.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(parse)
        .collect();
    assert!(cases.len() > 900, "{} cases", cases.len());
    let mut text = "vm.module @vm_ops version 0\n".to_string();
    for (index, case) in cases.iter().enumerate() {
        text.push_str(&function(&format!("f{index}"), case));
    }
    let program = Program::assemble("vm_ops", &text).unwrap();
    let mut session = Session::new(program).unwrap();
    let mut failures = String::new();
    for (index, case) in cases.iter().enumerate() {
        let actual = session.call(&format!("f{index}"), &case.operands);
        let is_right = match (&actual, &case.result) {
            (Ok(results), Some(expected)) => is_equal(case, &results[0], expected),
            (Err(_), None) => true,
            _ => false,
        };
        if !is_right {
            writeln!(failures, "{}\n    gave {actual:?}", case.line).unwrap();
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

/// A new instruction needs a case, or a reason to have none.
#[test]
fn every_value_instruction_has_a_case() {
    use halcyon_runtime_core::isa::{Op, Operand};
    let text = include_str!("data/vm_ops.txt");
    let missing: Vec<&str> = Op::ALL
        .iter()
        .filter(|op| {
            let shape = op.shape().operands();
            let is_value = |kind: &Operand| {
                matches!(
                    kind,
                    Operand::Def32 | Operand::Def64 | Operand::Use32 | Operand::Use64
                )
            };
            let has_result = matches!(shape.first(), Some(Operand::Def32 | Operand::Def64));
            shape.len() > 1 && has_result && shape.iter().all(is_value)
        })
        .map(|op| op.mnemonic())
        .filter(|mnemonic| {
            // Moves and globals have no text form with values alone.
            !mnemonic.starts_with("vm.mov.") && !mnemonic.contains(".indirect.")
        })
        .filter(|mnemonic| !text.contains(&format!("\n{mnemonic} ")))
        .collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}
