//! `iree-stream-pack-dispatch-operands`: scalars reach device code as 32-bit constants.
//!
//! A wider scalar takes two of them, the low half first; an index counts as 64 bits; a float or a narrower integer
//! goes by its bits. A device function takes its bindings first, then the constants.

use rustc_hash::{FxHashMap, FxHashSet};

use super::build;
use crate::dialects::stream::{CmdDispatch, ExecutableExport};
use crate::dialects::{arith, func};
use crate::ir::{Builder, InsertPoint, Ir, Op, OpKind, Type, Value, symbols};
use crate::pass::{Anchor, Pass};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-stream-pack-dispatch-operands",
    summary: "pass scalars to device code as 32-bit constants",
    anchor: Anchor::Module,
    run: |cx, module| {
        let mut functions: FxHashSet<Op> = FxHashSet::default();
        for op in cx.ir.walk_kind(module, CmdDispatch::KIND) {
            functions.extend(device_functions(cx.ir, op));
            pack_operands(cx.ir, op);
        }
        let mut functions: Vec<Op> = functions.into_iter().collect();
        functions.sort_unstable();
        for function in functions {
            unpack_arguments(cx.ir, function);
        }
        Ok(())
    },
};

/// The functions behind the entry points of a dispatch.
fn device_functions(ir: &Ir, dispatch: Op) -> Vec<Op> {
    let entry_points = ir
        .attr(dispatch, "entry_points")
        .and_then(|list| ir.array_items(list))
        .unwrap_or_default();
    entry_points
        .iter()
        .filter_map(|&entry| {
            let export = symbols::resolve(ir, dispatch, entry)?;
            ExecutableExport::of(ir, export)?;
            let function = ir.symbol_name(ir.attr(export, "function_ref")?)?;
            let executable = ir.parent_op(export)?;
            ir.walk_kind(executable, func::Func::KIND)
                .into_iter()
                .find(|&f| symbols::symbol_name(ir, f) == Some(function))
        })
        .collect()
}

fn convert(b: &mut Builder<'_>, kind: OpKind, value: Value, ty: Type) -> Value {
    b.op(kind).operands([value]).results([ty]).value()
}

// --- host ---------------------------------------------------------------------------------------------------

fn pack_operands(ir: &mut Ir, dispatch: Op) {
    let uniforms = CmdDispatch(dispatch).uniform_operands(ir);
    let word = ir.int_type(32);
    if uniforms.iter().all(|&v| ir.value_type(v) == word) {
        return;
    }
    // Scalars are computed on the host, in front of the commands.
    let outer = std::iter::successors(Some(dispatch), |&o| ir.parent_op(o))
        .find(|&o| crate::dialects::stream::CmdExecute::of(ir, o).is_some());
    let mut b = Builder::before(ir, outer.unwrap_or(dispatch));
    let packed: Vec<Value> = uniforms
        .into_iter()
        .flat_map(|value| pack(&mut b, value))
        .collect();
    ir.set_operand_group(dispatch, 1, &packed);
}

fn pack(b: &mut Builder<'_>, value: Value) -> Vec<Value> {
    let (word, wide) = (b.ir.int_type(32), b.ir.int_type(64));
    let ty = b.ir.value_type(value);
    let bits = match b.ir.float_kind(ty) {
        Some(kind) => {
            let bits = b.ir.int_type(kind.width());
            convert(b, arith::Bitcast::KIND, value, bits)
        }
        None if b.ir.is_index(ty) => convert(b, arith::IndexCastUI::KIND, value, wide),
        None => value,
    };
    match b.ir.int_width(b.ir.value_type(bits)) {
        Some(32) | None => vec![bits],
        Some(64) => {
            let low = convert(b, arith::TruncI::KIND, bits, word);
            let shift = b.ir.i64_attr(32);
            let shift = build::constant(b, shift);
            let high = build::binary(b, arith::ShRUI::KIND, bits, shift);
            vec![low, convert(b, arith::TruncI::KIND, high, word)]
        }
        Some(_) => vec![convert(b, arith::ExtUI::KIND, bits, word)],
    }
}

// --- device -------------------------------------------------------------------------------------------------

fn unpack_arguments(ir: &mut Ir, function: Op) {
    let Some(entry) = ir.first_block(ir.region(function, 0)) else {
        return;
    };
    let old = ir.block_args(entry).to_vec();
    let word = ir.int_type(32);
    let is_binding = |ir: &Ir, v: Value| ir.is_ext_type(ir.value_type(v), "stream.binding");
    let first_scalar = old.iter().position(|&v| !is_binding(ir, v));
    let in_order = first_scalar.is_none_or(|at| {
        old[at..]
            .iter()
            .all(|&v| !is_binding(ir, v) && ir.value_type(v) == word)
    });
    if in_order {
        mark_bindings(ir, function, entry);
        return;
    }
    let loc = ir.op_loc(function);
    let (bindings, scalars): (Vec<Value>, Vec<Value>) =
        old.iter().partition(|&&v| is_binding(ir, v));
    let mut new: FxHashMap<Value, Value> = FxHashMap::default();
    for &binding in &bindings {
        let ty = ir.value_type(binding);
        new.insert(binding, ir.add_block_arg(entry, ty, loc));
    }
    let words: Vec<Vec<Value>> = scalars
        .iter()
        .map(|&v| {
            let count = word_count(ir, ir.value_type(v));
            (0..count)
                .map(|_| ir.add_block_arg(entry, word, loc))
                .collect()
        })
        .collect();
    let start = match ir.first_op(entry) {
        Some(first) => InsertPoint::Before(first),
        None => InsertPoint::End(entry),
    };
    let mut b = Builder::new(ir, start, loc);
    for (&scalar, words) in scalars.iter().zip(&words) {
        let ty = b.ir.value_type(scalar);
        let value = unpack(&mut b, words, ty);
        new.insert(scalar, value);
    }
    for &argument in &old {
        ir.replace_all_uses(argument, new[&argument]);
    }
    for _ in &old {
        ir.erase_block_arg(entry, 0);
    }
    let inputs: Vec<Type> = ir
        .block_args(entry)
        .iter()
        .map(|&v| ir.value_type(v))
        .collect();
    let ty = ir.function_type(&inputs, &[]);
    let ty = ir.type_attr(ty);
    ir.set_attr(function, "function_type", ty);
    mark_bindings(ir, function, entry);
}

/// Bindings are aligned as resources are laid out.
fn mark_bindings(ir: &mut Ir, function: Op, entry: crate::ir::Block) {
    let alignment = ir.index_attr(64);
    let name = ir.ident("stream.alignment");
    let aligned = ir.dict_attr(&[(name, alignment)]);
    let dicts: Vec<_> = ir
        .block_args(entry)
        .to_vec()
        .into_iter()
        .map(
            |v| match ir.is_ext_type(ir.value_type(v), "stream.binding") {
                true => aligned,
                false => Ir::EMPTY_DICT,
            },
        )
        .collect();
    let list = ir.array_attr(&dicts);
    ir.set_attr(function, "arg_attrs", list);
}

fn bit_width(ir: &Ir, ty: Type) -> u32 {
    match ir.float_kind(ty) {
        Some(kind) => kind.width(),
        None => ir.int_width(ty).unwrap_or(64),
    }
}

fn word_count(ir: &Ir, ty: Type) -> usize {
    if bit_width(ir, ty) > 32 { 2 } else { 1 }
}

fn unpack(b: &mut Builder<'_>, words: &[Value], ty: Type) -> Value {
    let width = bit_width(b.ir, ty);
    let wide = b.ir.int_type(64);
    let bits = match *words {
        [low, high] => {
            let low = convert(b, arith::ExtUI::KIND, low, wide);
            let high = convert(b, arith::ExtUI::KIND, high, wide);
            let shift = b.ir.i64_attr(32);
            let shift = build::constant(b, shift);
            let high = build::binary(b, arith::ShLI::KIND, high, shift);
            build::binary(b, arith::OrI::KIND, low, high)
        }
        _ => {
            let narrow = b.ir.int_type(width);
            match width {
                32 => words[0],
                _ => convert(b, arith::TruncI::KIND, words[0], narrow),
            }
        }
    };
    if b.ir.is_index(ty) {
        return convert(b, arith::IndexCastUI::KIND, bits, ty);
    }
    match b.ir.float_kind(ty) {
        Some(_) => convert(b, arith::Bitcast::KIND, bits, ty),
        None => bits,
    }
}
