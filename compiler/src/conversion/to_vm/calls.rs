//! Calls by name, of functions of the program and of those that it declares as another module's.

use rustc_hash::FxHashMap;

use super::{Converted, Lowering, Scalar, Sign, Visible};
use crate::dialects::vm::{self, calls, control, convert, is_ref_type};
use crate::ir::{Attr, FloatKind, Op, OpKind, Type, Value};

/// A function of another module.
pub struct Declared {
    /// The types that it takes, as the VM passes them.
    pub inputs: Vec<Type>,
    /// The types that it returns, as the VM passes them.
    pub results: Vec<Type>,
    /// The function to call where the other module is not there.
    pub fallback: Option<Attr>,
}

/// The functions of other modules, by reference.
pub type Declarations = FxHashMap<Attr, Declared>;

impl Lowering<'_> {
    /// Makes a call in place of `op`, a call by name in another dialect.
    ///
    /// # Errors
    /// If VM code cannot hold a value of a result's type; the reason is recorded.
    pub fn call(&mut self, op: Op) -> Converted {
        let Some(callee) = self.ir.attr(op, "callee") else {
            return self.unsupported(op);
        };
        let types: Vec<Type> = self.ir.results(op).map(|v| self.ir.value_type(v)).collect();
        let types = self.convert_types(op, &types)?;
        let fallback = self.declared.get(&callee).and_then(|d| d.fallback);
        let results = match fallback {
            Some(fallback) => self.call_or_fall_back(op, callee, fallback, &types)?,
            None => self.call_named(op, callee, &types)?,
        };
        self.replace_all(op, &results)
    }

    /// Calls what another module offers if it is there, and `fallback` otherwise.
    fn call_or_fall_back(
        &mut self,
        op: Op,
        callee: Attr,
        fallback: Attr,
        types: &[Type],
    ) -> Converted<Vec<Value>> {
        let i32 = self.ir.int_type(32);
        let resolved = self
            .builder()
            .op(calls::ImportResolved::KIND)
            .attr("import", callee)
            .results([i32])
            .value();
        // Each comes right after the current block, so the last made is the first.
        let after = self.new_block(types);
        let missing = self.new_block(&[]);
        let present = self.new_block(&[]);
        self.builder()
            .op(control::CondBr::KIND)
            .groups(&[&[resolved], &[], &[]])
            .successors([present, missing])
            .build();
        for (block, function) in [(present, callee), (missing, fallback)] {
            self.block = block;
            let results = self.call_named(op, function, types)?;
            self.builder()
                .op(control::Br::KIND)
                .operands(results)
                .successors([after])
                .build();
        }
        self.block = after;
        Ok(self.ir.block_args(after).to_vec())
    }

    /// Calls a function with the operands of `op`; what another module takes and returns goes by its own types.
    fn call_named(&mut self, op: Op, callee: Attr, types: &[Type]) -> Converted<Vec<Value>> {
        let old = self.ir.operand_vec(op);
        let Some(declared) = self.declared.get(&callee) else {
            let operands = self.values(old);
            return Ok(self.make_call(callee, operands, types));
        };
        let (inputs, results) = (&declared.inputs, &declared.results);
        if inputs.len() != old.len() || results.len() != types.len() {
            return self.fail(
                op,
                "calls a function whose `vm.signature` has another number of values",
            );
        }
        let mut operands = Vec::with_capacity(old.len());
        for (old, &ty) in old.into_iter().zip(inputs) {
            let value = self.passed_on(old);
            operands.push(self.adapt(op, value, ty)?);
        }
        let returned = self.make_call(callee, operands, results);
        let adapted = returned.into_iter().zip(types);
        adapted
            .map(|(value, &ty)| self.adapt(op, value, ty))
            .collect()
    }

    fn make_call(&mut self, callee: Attr, operands: Vec<Value>, types: &[Type]) -> Vec<Value> {
        let call = self
            .builder()
            .op(calls::Call::KIND)
            .attr("callee", callee)
            .operands(operands)
            .results(types.iter().copied())
            .build();
        self.ir.results(call).collect()
    }

    /// A value in another register type: integers keep their sign, floats their value, refs their object.
    fn adapt(&mut self, op: Op, value: Value, to: Type) -> Converted<Value> {
        let from = self.ir.value_type(value);
        if from == to {
            return Ok(value);
        }
        if let (Some(from), Some(to)) = (self.ir.int_width(from), self.ir.int_width(to)) {
            return Ok(self.resize_register(value, from, to, Sign::Signed));
        }
        let kind = match (self.ir.float_kind(from), self.ir.float_kind(to)) {
            (Some(FloatKind::F32), Some(FloatKind::F64)) => convert::ExtF32F64::KIND,
            (Some(FloatKind::F64), Some(FloatKind::F32)) => convert::TruncF64F32::KIND,
            _ if !is_ref_type(self.ir, from) || !is_ref_type(self.ir, to) => {
                return self.fail(
                    op,
                    "calls a function whose `vm.signature` has another kind of value",
                );
            }
            _ if to == vm::ref_type(self.ir, None) => convert::CastRefAny::KIND,
            _ => convert::CastAnyRef::KIND,
        };
        let mut b = self.builder();
        Ok(b.op(kind).operands([value]).results([to]).value())
    }

    /// Returns the operands of `op` by an op of `kind`.
    pub fn return_values(&mut self, op: Op, kind: OpKind) {
        let values: Vec<Value> = match self.visible {
            Visible::Inside => self.values(self.ir.operand_vec(op)),
            Visible::Outside => {
                let operands = self.ir.operand_vec(op);
                operands
                    .into_iter()
                    .map(|old| self.passed_on(old))
                    .collect()
            }
        };
        self.effect(kind, values);
    }

    /// A value as those outside of the module see it: with the upper bits that its type says.
    fn passed_on(&mut self, old: Value) -> Value {
        match self.scalar(self.ir.value_type(old)) {
            Some(Scalar::Int(2..)) => self.extended(old, Sign::Signed),
            _ => self.value(old),
        }
    }
}
