//! Plain ops as instructions. An op and its instruction have one name, so the operands follow from the shape of the
//! instruction; only what differs is said here.

use halcyon_runtime_core::isa::{self, EncodeArg, FunctionEncoder, Operand, Shape, TypeCode};
use rustc_hash::FxHashMap;

use super::liveness::Liveness;
use super::registers::Registers;
use super::symbols::Symbols;
use crate::dialects::vm::compare as cmp;
use crate::dialects::vm::{convert, float};
use crate::dialects::vm::{element_of, lists};
use crate::ir::{Ir, Op, OpKind, Type, Value};

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

    /// The instruction of an op, and whether it takes the two operands in the other order.
    pub(super) fn of(&self, ir: &Ir, op: Op) -> Option<(isa::Op, bool)> {
        let kind = ir.kind(op);
        if let Some(&(_, instruction)) = OTHER_NAMES.iter().find(|(k, _)| *k == kind) {
            return Some((instruction, false));
        }
        if let Some(&(_, instruction)) = SWAPPED.iter().find(|(k, _)| *k == kind) {
            return Some((instruction, true));
        }
        self.0.get(ir.op_name(op)).map(|&i| (i, false))
    }
}

/// Ops whose instruction has another name.
const OTHER_NAMES: &[(OpKind, isa::Op)] = &[
    (float::RoundF32Even::KIND, isa::Op::RoundEvenF32),
    (float::RoundF64Even::KIND, isa::Op::RoundEvenF64),
    // Widening checks nothing.
    (convert::CastRefAny::KIND, isa::Op::AssignRef),
];

/// Comparisons that are another one with its operands exchanged. Exchanging keeps the meaning for NaN, which
/// inverting would not.
const SWAPPED: &[(OpKind, isa::Op)] = &[
    (cmp::CmpGtI32S::KIND, isa::Op::CmpLtI32S),
    (cmp::CmpGtI32U::KIND, isa::Op::CmpLtI32U),
    (cmp::CmpGteI32S::KIND, isa::Op::CmpLteI32S),
    (cmp::CmpGteI32U::KIND, isa::Op::CmpLteI32U),
    (cmp::CmpGtI64S::KIND, isa::Op::CmpLtI64S),
    (cmp::CmpGtI64U::KIND, isa::Op::CmpLtI64U),
    (cmp::CmpGteI64S::KIND, isa::Op::CmpLteI64S),
    (cmp::CmpGteI64U::KIND, isa::Op::CmpLteI64U),
    (cmp::CmpGtF32O::KIND, isa::Op::CmpLtF32O),
    (cmp::CmpGtF32U::KIND, isa::Op::CmpLtF32U),
    (cmp::CmpGteF32O::KIND, isa::Op::CmpLteF32O),
    (cmp::CmpGteF32U::KIND, isa::Op::CmpLteF32U),
    (cmp::CmpGtF64O::KIND, isa::Op::CmpLtF64O),
    (cmp::CmpGtF64U::KIND, isa::Op::CmpLtF64U),
    (cmp::CmpGteF64O::KIND, isa::Op::CmpLteF64O),
    (cmp::CmpGteF64U::KIND, isa::Op::CmpLteF64U),
];

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
