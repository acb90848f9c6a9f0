//! Plain ops as instructions. An op and its instruction have one name, so the operands follow from the shape of the
//! instruction; only what differs is said here.

use halcyon_runtime_core::isa::{self, EncodeArg, FunctionEncoder, Operand, Shape, TypeCode};
use rustc_hash::FxHashMap;

use super::liveness::Liveness;
use super::registers::Registers;
use super::symbols::Symbols;
use crate::dialects::vm::instruction::OTHER_NAMES;
use crate::dialects::vm::{element_of, lists};
use crate::ir::{Ir, Op, Type, Value};

/// The instruction of each op that has one of its own name.
pub(super) struct Instructions(FxHashMap<&'static str, isa::Op>);

impl Instructions {
    /// Collects the table by name; of instructions that share a name (short and wide forms) the first stands.
    pub(super) fn new() -> Self {
        let mut by_name = FxHashMap::default();
        for &op in isa::Op::ALL {
            by_name.entry(op.mnemonic()).or_insert(op);
        }
        Self(by_name)
    }

    /// The instruction of an op.
    pub(super) fn of(&self, ir: &Ir, op: Op) -> Option<isa::Op> {
        let kind = ir.kind(op);
        if let Some(&(_, instruction)) = OTHER_NAMES.iter().find(|(k, _)| *k == kind) {
            return Some(instruction);
        }
        self.0.get(ir.op_name(op)).copied()
    }
}

/// What selection needs to know of a function.
pub(super) struct Context<'a> {
    pub(super) ir: &'a Ir,
    pub(super) registers: &'a Registers,
    pub(super) liveness: &'a Liveness,
}

impl Context<'_> {
    /// Whether `op` is the last to need the ref and names it once, so that it can take it.
    pub(super) fn takes(&self, op: Op, value: Value) -> bool {
        !self.liveness.is_live_after(value, op)
            && self.ir.operands(op).filter(|&v| v == value).count() == 1
    }
}

/// Emits the instruction of a plain op; `false` if its shape needs more than operands.
pub(super) fn emit(
    f: &mut FunctionEncoder,
    cx: &Context<'_>,
    symbols: &mut Symbols<'_>,
    op: Op,
    instruction: isa::Op,
    operands: &[Value],
) -> bool {
    let ir = cx.ir;
    let mut results = ir.results(op);
    // A store lists the value first.
    let stores = [
        Shape::Store32,
        Shape::Store64,
        Shape::Store32X,
        Shape::Store64X,
    ];
    let mut operands: Vec<Value> = operands.to_vec();
    if stores.contains(&instruction.shape()) {
        operands.rotate_right(1);
    }
    let mut operands = operands.into_iter();
    let mut args: Vec<EncodeArg> = Vec::with_capacity(4);
    for &kind in instruction.shape().operands() {
        let arg = match kind {
            Operand::Def32 | Operand::Def64 => results.next().map(|v| cx.registers.val(v).into()),
            Operand::DefRef => results.next().map(|v| cx.registers.reference(v).into()),
            Operand::Use32 | Operand::Use64 => operands.next().map(|v| cx.registers.val(v).into()),
            Operand::UseRef => operands.next().map(|v| cx.registers.reference(v).into()),
            Operand::MoveRef => operands.next().map(|v| {
                let register = cx.registers.reference(v);
                if cx.takes(op, v) {
                    register.take()
                } else {
                    register.keep()
                }
                .into()
            }),
            Operand::Global32 | Operand::Global64 => symbols.global(ir, op).map(EncodeArg::from),
            Operand::GlobalRef => symbols.global(ir, op).map(EncodeArg::from),
            Operand::Rodata => symbols.rodata(ir, op).map(EncodeArg::from),
            Operand::Import => symbols.import(ir, op, "import").map(EncodeArg::from),
            Operand::Type => Some(symbols.type_code(ir, type_operand(ir, op)).into()),
            _ => return false,
        };
        match arg {
            Some(arg) => args.push(arg),
            None => return false,
        }
    }
    f.emit(instruction, &args);
    true
}

/// The type that an instruction with a type operand names: the element of a new list, what a store stores, or the
/// type of the result.
fn type_operand(ir: &Ir, op: Op) -> Option<Type> {
    if ir.kind(op) == lists::ListAlloc::KIND {
        return element_of(ir, ir.value_type(ir.result(op, 0)));
    }
    match ir.results(op).next() {
        Some(result) => Some(ir.value_type(result)),
        None => ir.operands(op).next().map(|v| ir.value_type(v)),
    }
}

/// The code of a type by its text; no type is any.
pub(super) fn type_name(ir: &Ir, ty: Option<Type>) -> Option<String> {
    let ty = ty?;
    match ir.ext_type_parts(ty) {
        Some(("vm.ref", _)) => {
            element_of(ir, ty).map(|object| crate::syntax::type_text(ir, object))
        }
        Some(("vm.opaque", _)) => None,
        _ => Some(crate::syntax::type_text(ir, ty)),
    }
}

/// The code of any ref.
pub(super) const ANY: TypeCode = TypeCode::ANY;
