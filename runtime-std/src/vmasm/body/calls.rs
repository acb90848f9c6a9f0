//! Calls and returns: registers to what a calling convention passes.

use halcyon_runtime_core::isa::{CallValue, Val};
use halcyon_runtime_core::signature::{Kind, Part, Signature};

use super::super::AssembleError;
use super::super::cursor::{Cursor, Register};
use super::super::declarations::flattened;
use super::Body;

impl<'t> Body<'_, 't> {
    pub(super) fn ret(&mut self, mut line: Cursor<'t>) -> Result<(), AssembleError> {
        let at = line;
        let registers = registers(&mut line)?;
        line.expect_end()?;
        let values = call_values(at, &registers, &self.function.results, "results")?;
        self.encoder.ret(&values);
        Ok(())
    }

    /// `@f(args)`, `@m:3(args)`, `@m.f segments[65535, 2](args)`, and behind a yieldable one
    /// `-> ^bb1(results)`.
    pub(super) fn call(
        &mut self,
        mut line: Cursor<'t>,
        results: Vec<(Cursor<'t>, Register)>,
    ) -> Result<(), AssembleError> {
        let at = line;
        let name = line.symbol()?;
        let by_ordinal = name
            .rsplit_once(':')
            .and_then(|(_, ordinal)| ordinal.parse::<usize>().ok())
            .and_then(|ordinal| self.declarations.functions.get(ordinal));
        let callee =
            by_ordinal.or_else(|| self.declarations.functions.iter().find(|f| f.name == name));
        let import = self.declarations.imports.get(&name);
        let spans = spans(&mut line, import.map(|import| &import.signature))?;
        line.expect("(")?;
        let (argument_kinds, result_kinds) = match (callee, import) {
            (Some(callee), _) => (callee.arguments.clone(), callee.results.clone()),
            (None, Some(import)) => (
                flattened(&import.signature, &spans),
                import.signature.results().collect(),
            ),
            (None, None) => return Err(at.error(format!("no function or import `@{name}`"))),
        };
        let arguments = registers(&mut line)?;
        let arguments = call_values(at, &arguments, &argument_kinds, "arguments")?;
        line.expect(")")?;
        let mut next = None;
        let mut results: Vec<Register> = results.into_iter().map(|(_, r)| r).collect();
        if line.eat("->") {
            let at = line;
            let block = line.block()?;
            let Some(&target) = self.blocks.get(block) else {
                return Err(at.error(format!("no block `{block}`")));
            };
            next = Some(target);
            line.expect("(")?;
            while !line.eat(")") {
                line.eat(",");
                results.push(line.register()?);
            }
        }
        line.expect_end()?;
        let results = call_values(at, &results, &result_kinds, "results")?;
        match (callee, import) {
            (Some(callee), _) => {
                let ordinal = callee.definition.ordinal();
                self.encoder.call(ordinal, &arguments, &results);
            }
            (None, Some(import)) => {
                self.encoder
                    .call_import(import.ordinal, &arguments, &spans, &results);
            }
            (None, None) => {}
        }
        if let Some(next) = next {
            self.encoder.br(next);
        }
        Ok(())
    }
}

/// The element count of each span: `spans[2]`, or among the counts of all arguments `segments[65535, 2]`.
fn spans(
    line: &mut Cursor<'_>,
    signature: Option<&Signature<'_>>,
) -> Result<Vec<u16>, AssembleError> {
    let at = *line;
    let among_all = line.eat("segments[");
    let mut counts = Vec::new();
    if among_all || line.eat("spans[") {
        while !line.eat("]") {
            if !counts.is_empty() {
                line.expect(",")?;
            }
            counts.push(line.index::<u16>()?);
        }
    }
    if !among_all {
        return Ok(counts);
    }
    let parts: Vec<Part> = signature.into_iter().flat_map(Signature::args).collect();
    if parts.len() != counts.len() {
        return Err(at.error(format!(
            "expected {} segments, one an argument, found {}",
            parts.len(),
            counts.len()
        )));
    }
    let spans = parts.iter().zip(counts);
    Ok(spans
        .filter(|(part, _)| matches!(part, Part::Span(_)))
        .map(|(_, count)| count)
        .collect())
}

/// `%i0, %r0, ...`, as many as there are.
pub(super) fn registers(line: &mut Cursor<'_>) -> Result<Vec<Register>, AssembleError> {
    let mut registers = Vec::new();
    while line.is_register() {
        registers.push(line.register()?);
        if !line.eat(",") {
            break;
        }
    }
    Ok(registers)
}

/// Registers as what a call passes. Code keeps the order within each bank only, so that this is all that
/// counts here too. A pair may be written as one, by its first half alone, or as its two halves.
fn call_values(
    at: Cursor<'_>,
    registers: &[Register],
    kinds: &[Kind],
    what: &str,
) -> Result<Vec<CallValue>, AssembleError> {
    let is_pair = |kind: &Kind| kind.slots() == 2;
    let mut refs = registers.iter().filter_map(|register| match register {
        Register::Ref(reference) => Some(*reference),
        _ => None,
    });
    let values: Vec<(Val, bool)> = registers
        .iter()
        .filter_map(|register| match register {
            Register::One(val) => Some((*val, false)),
            Register::Pair(val) => Some((*val, true)),
            Register::Ref(_) => None,
        })
        .collect();
    let value_kinds = kinds.iter().filter(|kind| **kind != Kind::Ref).count();
    let slots: usize = kinds.iter().map(|kind| usize::from(kind.slots())).sum();
    let ref_count = registers.len() - values.len();
    let halves = values.len() == slots && slots != value_kinds;
    if ref_count != kinds.len() - value_kinds || (values.len() != value_kinds && !halves) {
        return Err(at.error(format!(
            "expected {} {what} of {} values and {} refs, found {} and {ref_count}",
            kinds.len(),
            value_kinds,
            kinds.len() - value_kinds,
            values.len()
        )));
    }
    let mut values = values.into_iter();
    let wrong = || {
        at.error(format!(
            "{what} do not have the types that the function declares"
        ))
    };
    kinds
        .iter()
        .map(|kind| {
            if *kind == Kind::Ref {
                return refs.next().map(CallValue::Ref).ok_or_else(wrong);
            }
            let (val, written_as_pair) = values.next().ok_or_else(wrong)?;
            if !is_pair(kind) {
                return if written_as_pair {
                    Err(wrong())
                } else {
                    Ok(CallValue::One(val))
                };
            }
            if halves {
                let high = values.next().map(|(high, _)| high.0);
                if high != val.0.checked_add(1) {
                    return Err(wrong());
                }
            }
            Ok(CallValue::Two(val))
        })
        .collect()
}
