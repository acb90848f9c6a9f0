//! `iree-verify-input-legality`: every op and type of the program that the compiler cannot lower is reported
//! before anything is lowered, so that the errors name what the user wrote, all at once.

use crate::diagnostic::Diagnostic;
use crate::dialects::{flow, tensor, util};
use crate::ir::{DYNAMIC, FloatKind, Ir, Op, Traits, Type, TypeData, WalkOrder, symbols};
use crate::pass::{Anchor, Failed, Pass, PassContext, PassResult};
use crate::syntax::{attr_text, type_text};

/// The pass.
pub(super) static PASS: Pass = Pass {
    name: "iree-verify-input-legality",
    summary: "report every op and type that the compiler cannot lower",
    anchor: Anchor::Module,
    run,
};

/// Ops of dialects that are known otherwise, which have no lowering.
const UNSUPPORTED_OPS: &[&str] = &[
    "func.call_indirect",
    "func.constant",
    "tensor.generate",
    "tensor.pad",
    "tensor.concat",
    "tensor.reshape",
    "tensor.rank",
    "builtin.unrealized_conversion_cast",
];

fn run(cx: &mut PassContext<'_>, module: Op) -> PassResult {
    let mut faults = Vec::new();
    for op in cx.ir.walk(module, WalkOrder::Pre).into_iter().skip(1) {
        let fault = fault_of_op(cx.ir, op)
            .or_else(|| fault_of_types(cx.ir, op))
            .or_else(|| fault_of_narrow_floats(cx.ir, op));
        if let Some(fault) = fault {
            faults.push(Diagnostic::error_on(cx.ir, op, fault));
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => {
            for fault in faults {
                cx.report(fault);
            }
            Err(Failed)
        }
    }
}

fn fault_of_op(ir: &Ir, op: Op) -> Option<String> {
    let Some(def) = ir.def(op) else {
        return Some("is not known to the compiler".into());
    };
    if UNSUPPORTED_OPS.contains(&def.name) {
        return Some("is not supported".into());
    }
    if tensor::is_slice(ir, op) && tensor::contiguous_extents(ir, op).is_none() {
        return Some(
            "takes a part of a tensor whose elements do not lie side by side, or whose extents are not static, which is not supported".into(),
        );
    }
    if let Some(fault) = fault_of_global_access(ir, op).or_else(|| fault_of_dispatch(ir, op)) {
        return Some(fault);
    }
    if ir.op_name(op) == "builtin.module"
        && ir
            .parent_op(op)
            .is_some_and(|p| ir.op_name(p) == "builtin.module")
    {
        return Some("stands in a file with other ops or in another module, which is not supported: a program is one module".into());
    }
    if def.traits.contains(Traits::FUNCTION) {
        return fault_of_function(ir, op);
    }
    None
}

fn fault_of_function(ir: &Ir, function: Op) -> Option<String> {
    let inside = ir
        .parent_op(function)
        .is_some_and(|p| ir.has_trait(p, Traits::FUNCTION));
    if inside {
        return Some("stands inside another function, which is not supported".into());
    }
    let signature = signature(ir, function);
    let name = symbols::symbol_name(ir, function).unwrap_or_default();
    if ir.first_block(ir.region(function, 0)).is_none() {
        if signature.iter().any(|&t| ir.is_tensor(t)) {
            return Some("declares a function outside the module that takes or returns tensors, which is not supported".into());
        }
        if !name.contains('.') && (symbols::is_public(ir, function) || is_called(ir, function)) {
            return Some(format!(
                "has no body, and `{name}` is not of the form `module.function` that names a function outside the module"
            ));
        }
        return None;
    }
    let indices = signature
        .iter()
        .any(|&t| ir.is_tensor(t) && ir.is_index(ir.element_type(t)));
    (indices && symbols::is_public(ir, function)).then(|| {
        "takes or returns a tensor of `index`, which a caller cannot hold: use `i32` or `i64`"
            .into()
    })
}

fn is_called(ir: &Ir, function: Op) -> bool {
    ir.parent_op(function).is_some_and(|table| {
        symbols::references(ir, table)
            .into_iter()
            .any(|(from, reference)| symbols::resolve(ir, from, reference) == Some(function))
    })
}

/// A load or store names a global of its type.
fn fault_of_global_access(ir: &Ir, op: Op) -> Option<String> {
    let accessed = match ir.kind(op) {
        util::GlobalLoad::KIND => ir.value_type(ir.result(op, 0)),
        util::GlobalStore::KIND => ir.value_type(ir.operand(op, 0)),
        _ => return None,
    };
    let reference = ir.attr(op, "global")?;
    let name = attr_text(ir, reference);
    let global = symbols::resolve(ir, op, reference).filter(|&g| util::Global::of(ir, g).is_some());
    let Some(global) = global else {
        return Some(format!("names `{name}`, which is no global of the module"));
    };
    let ty = ir.attr(global, "type").and_then(|a| ir.type_value(a))?;
    if ty != accessed {
        return Some(format!(
            "accesses `{name}` as `{}`: expected its type, `{}`",
            type_text(ir, accessed),
            type_text(ir, ty)
        ));
    }
    let is_store = util::GlobalStore::of(ir, op).is_some();
    let in_initializer = std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o))
        .any(|o| util::Initializer::of(ir, o).is_some());
    (is_store && !in_initializer && !ir.has_attr(global, "is_mutable"))
        .then(|| format!("stores to `{name}`, which is not mutable"))
}

/// A dispatch names entry points of executables that are there.
fn fault_of_dispatch(ir: &Ir, op: Op) -> Option<String> {
    flow::Dispatch::of(ir, op)?;
    let missing = ir
        .array_items(ir.attr(op, "entry_points")?)?
        .iter()
        .find(|&&reference| symbols::resolve(ir, op, reference).is_none())?;
    Some(format!(
        "names the entry point `{}`, which no executable of the module has",
        attr_text(ir, *missing)
    ))
}

fn signature(ir: &Ir, function: Op) -> Vec<Type> {
    ir.attr(function, "function_type")
        .and_then(|a| ir.type_value(a))
        .and_then(|ty| ir.function_parts(ty))
        .map(|(inputs, results)| inputs.iter().chain(results).copied().collect())
        .unwrap_or_default()
}

/// The first type of an op that has no lowering. Types of block arguments are the business of the op around.
fn fault_of_types(ir: &Ir, op: Op) -> Option<String> {
    let operands = ir
        .operands(op)
        .enumerate()
        .map(|(i, v)| ("operand", i, ir.value_type(v)));
    let results = ir
        .results(op)
        .enumerate()
        .map(|(i, v)| ("result", i, ir.value_type(v)));
    let arguments: Vec<Type> = ir
        .regions(op)
        .iter()
        .flat_map(|&r| ir.region_blocks(r))
        .flat_map(|b| ir.block_args(b))
        .map(|&v| ir.value_type(v))
        .collect();
    let arguments = arguments
        .into_iter()
        .enumerate()
        .map(|(i, t)| ("argument", i, t));
    let global = ir.attr(op, "type").and_then(|a| ir.type_value(a));
    let global = global.into_iter().map(|t| ("type", 0, t));
    operands
        .chain(results)
        .chain(arguments)
        .chain(global)
        .find_map(|(what, i, ty)| {
            let reason = fault_of_type(ir, ty)?;
            let text = type_text(ir, ty);
            Some(match what {
                "type" => format!("has type `{text}`, which is not supported: {reason}"),
                _ => format!("has {what} {i} of type `{text}`, which is not supported: {reason}"),
            })
        })
}

fn fault_of_type(ir: &Ir, ty: Type) -> Option<&'static str> {
    match ir.type_data(ty) {
        TypeData::Tensor {
            shape,
            element,
            encoding,
        } => {
            if shape.contains(&DYNAMIC) {
                Some("the shape must be static")
            } else if encoding.is_some() {
                Some("tensors have no encoding here")
            } else {
                fault_of_element(ir, *element).or_else(|| {
                    let bytes = util::storage_size(ir, ty).and_then(|n| i64::try_from(n).ok());
                    bytes.is_none().then_some("its size does not fit 64 bits")
                })
            }
        }
        TypeData::UnrankedTensor(_) => Some("the shape must be static"),
        TypeData::Vector { .. } => Some("vectors have no lowering"),
        TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } => {
            Some("programs are written on tensors, not memrefs")
        }
        TypeData::Tuple(_) => Some("values are passed one by one"),
        TypeData::Opaque { .. } => Some("no registered dialect declares it"),
        TypeData::None => Some("it holds nothing"),
        TypeData::Function { .. } => Some("functions are called by name"),
        TypeData::Ext { .. } => None,
        _ => fault_of_element(ir, ty),
    }
}

/// What a scalar, or an element of a tensor, may be.
fn fault_of_element(ir: &Ir, ty: Type) -> Option<&'static str> {
    match ir.type_data(ty) {
        TypeData::Index => None,
        TypeData::Integer { width, .. } if [1, 8, 16, 32, 64].contains(width) => None,
        TypeData::Integer { .. } => Some("integers have 1, 8, 16, 32 or 64 bits"),
        TypeData::Float(FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64) => None,
        TypeData::Float(_) => Some("floats are `f16`, `bf16`, `f32` or `f64`"),
        TypeData::Complex(_) => Some("complex numbers have no lowering"),
        _ => Some("elements are integers or floats"),
    }
}

/// Floats of 16 bits have no register type of their own, so a caller cannot pass one alone.
fn fault_of_narrow_floats(ir: &Ir, op: Op) -> Option<String> {
    let ty = signature(ir, op)
        .into_iter()
        .find(|&ty| matches!(ir.float_kind(ty), Some(FloatKind::F16 | FloatKind::BF16)))?;
    let text = type_text(ir, ty);
    Some(format!(
        "takes or returns a scalar of type `{text}`, which is not supported: pass a tensor, or `f32`"
    ))
}
