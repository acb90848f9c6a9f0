//! One instruction on constants, in the VM itself, so that a fold cannot differ from execution.
//!
//! Knows nothing of the IR: numbers in, a number out.

use halcyon_runtime_core::format::{AlignedBytes, DebugNames, Module, ModuleBuilder};
use halcyon_runtime_core::isa::{self, CallValue, FunctionEncoder, Operand, Val};
use halcyon_runtime_core::vm::{Context, Value};

/// A number that value registers hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    I32(i32),
    I64(i64),
    F32(f32),
    F64(f64),
}

impl Number {
    pub(super) fn is_nan(self) -> bool {
        match self {
            Self::F32(value) => value.is_nan(),
            Self::F64(value) => value.is_nan(),
            Self::I32(_) | Self::I64(_) => false,
        }
    }

    /// Its letter in a calling convention.
    const fn letter(self) -> &'static str {
        match self {
            Self::I32(_) => "i",
            Self::I64(_) => "I",
            Self::F32(_) => "f",
            Self::F64(_) => "F",
        }
    }

    /// Whether it takes a register pair.
    const fn is_wide(self) -> bool {
        matches!(self, Self::I64(_) | Self::F64(_))
    }
}

/// Stack for a function of four register pairs.
const STACK_WORDS: usize = 64;

/// The result of `op` on `operands`, of the kind of `like`. `None` if the instruction does more than compute a value
/// from values, or fails on these.
pub(super) fn run(op: isa::Op, operands: &[Number], like: Number) -> Option<Number> {
    if !computes(op, operands, like) {
        return None;
    }
    let mut code = FunctionEncoder::new(0, 0);
    let to = register(operands.len())?;
    let mut args = vec![to.into()];
    for (i, &operand) in operands.iter().enumerate() {
        let at = register(i)?;
        match operand {
            Number::I32(value) => code.const_i32(at, value),
            Number::I64(value) => code.const_i64(at, value),
            Number::F32(value) => code.const_f32(at, value.to_bits()),
            Number::F64(value) => code.const_f64(at, value.to_bits()),
        }
        args.push(at.into());
    }
    code.emit(op, &args);
    code.ret(&[if like.is_wide() {
        CallValue::Two(to)
    } else {
        CallValue::One(to)
    }]);
    let mut module = ModuleBuilder::new("fold");
    let function = module.declare_function("f", &["0v_", like.letter()].concat());
    module.define_function(function, code.finish().ok()?);
    module.export("f", function, &[]);
    let bytes = AlignedBytes::copy_of(&module.write(DebugNames::Strip).ok()?);
    let module = Module::new_checked(bytes.as_slice()).ok()?;
    let mut context = Context::on_heap(module, STACK_WORDS, &[]).ok()?;
    let function = context.function("f").ok()?;
    let mut result = [Value::I32(0)];
    context.invoke(&function, &[], &mut result).ok()?;
    match result[0] {
        Value::I32(value) => Some(Number::I32(value)),
        Value::I64(value) => Some(Number::I64(value)),
        Value::F32(value) => Some(Number::F32(value)),
        Value::F64(value) => Some(Number::F64(value)),
        Value::Ref(_) => None,
    }
}

/// The register pair of value `i`.
fn register(i: usize) -> Option<Val> {
    u16::try_from(2 * i).ok().map(Val)
}

/// Whether the operands of the instruction are one result and just these values.
fn computes(op: isa::Op, operands: &[Number], like: Number) -> bool {
    let wanted = |number: Number, wide: Operand, narrow: Operand| {
        if number.is_wide() { wide } else { narrow }
    };
    let mut kinds = vec![wanted(like, Operand::Def64, Operand::Def32)];
    kinds.extend(
        operands
            .iter()
            .map(|&n| wanted(n, Operand::Use64, Operand::Use32)),
    );
    op.shape().operands() == kinds
}
