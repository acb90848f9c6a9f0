//! Globals as members of a `vm.module`.

use super::Members;
use crate::conversion::to_vm::convert_type;
use crate::dialects::util::serialized;
use crate::dialects::vm::{self, consts, control, globals, structural};
use crate::ir::symbols::{self, SYM_NAME, SYM_VISIBILITY};
use crate::ir::{
    Attr, AttrData, Builder, FloatKind, InsertPoint, Ir, Op, OpKind, Traits, Type, float,
};

const GLOBALS: [OpKind; 5] = [
    globals::GlobalI32::KIND,
    globals::GlobalI64::KIND,
    globals::GlobalF32::KIND,
    globals::GlobalF64::KIND,
    globals::GlobalRef::KIND,
];

fn global_kind(ir: &Ir, ty: Type) -> OpKind {
    match (ir.int_width(ty), ir.float_kind(ty)) {
        (Some(64), _) => GLOBALS[1],
        (Some(_), _) => GLOBALS[0],
        (_, Some(FloatKind::F64)) => GLOBALS[3],
        (_, Some(_)) => GLOBALS[2],
        _ => GLOBALS[4],
    }
}

impl Members<'_, '_> {
    pub(super) fn convert_global(&mut self, op: Op) {
        let ir = &mut *self.cx.ir;
        let Some(old) = ir.attr(op, "type").and_then(|a| ir.type_value(a)) else {
            return;
        };
        let initial = ir.attr(op, "initial_value");
        let value = convert_type(ir, &self.target, old)
            .map(|ty| (ty, initial.map(|a| initial_value(ir, a, ty))));
        // What is of no use in VM code and has no users there, such as a device, leaves nothing behind.
        let holds = !matches!(value, None | Some((_, Some(Initial::Unsupported))));
        if !holds && !is_referenced(ir, op) && !symbols::is_public(ir, op) {
            return;
        }
        let Some((ty, value)) = value else {
            self.convert_types(op, &[old]);
            return;
        };
        let (value, bytes) = match value {
            Some(Initial::Unsupported) => {
                self.cx
                    .error_on(op, "has an initial value that VM code cannot hold");
                return;
            }
            Some(Initial::Scalar(attr)) => (Some(attr), None),
            Some(Initial::Bytes) => (None, initial),
            Some(Initial::None) | None => (None, None),
        };
        let at = self.end();
        let ir = &mut *self.cx.ir;
        let name = symbols::symbol_name(ir, op).unwrap_or_default().to_owned();
        let visibility = if symbols::is_public(ir, op) {
            "public"
        } else {
            "private"
        };
        let (sym_name, visibility) = (ir.string_attr(&name), ir.string_attr(visibility));
        let (kind, type_attr) = (global_kind(ir, ty), ir.type_attr(ty));
        let unit = ir.unit_attr();
        let mutable = ir.has_attr(op, "is_mutable");
        let loc = ir.op_loc(op);
        let mut b = Builder::new(ir, at, loc);
        let mut global = b
            .op(kind)
            .attr(SYM_NAME, sym_name)
            .attr(SYM_VISIBILITY, visibility)
            .attr("type", type_attr);
        if mutable {
            global = global.attr("is_mutable", unit);
        }
        if let Some(value) = value {
            global = global.attr("initial_value", value);
        }
        global.build();
        if let Some(bytes) = bytes {
            store_bytes(ir, at, op, &name, bytes);
        }
    }
}

enum Initial {
    Scalar(Attr),
    Bytes,
    None,
    Unsupported,
}

fn is_uninitialized(ir: &Ir, value: Attr) -> bool {
    matches!(
        ir.ext_attr_parts(value),
        Some(("util.uninitialized" | "util.null", _))
    )
}

/// An initial value as a constant of a register type.
fn initial_value(ir: &mut Ir, value: Attr, ty: Type) -> Initial {
    let is_buffer = vm::buffer_type(ir) == ty;
    match *ir.attr_data(value) {
        AttrData::Integer { value, .. } if ir.int_width(ty).is_some() => {
            Initial::Scalar(ir.int_attr(value, ty))
        }
        AttrData::Float { bits, ty: from } => match (ir.float_kind(from), ir.float_kind(ty)) {
            // Rounded to what the register holds.
            (Some(FloatKind::F64), Some(FloatKind::F32)) => {
                let number = float::to_f64(FloatKind::F64, bits);
                let bits = float::from_f64(FloatKind::F32, number);
                Initial::Scalar(ir.attr_of(AttrData::Float { bits, ty }))
            }
            (_, Some(_)) => Initial::Scalar(value),
            // Narrow floats lie in an integer register.
            _ => match i128::try_from(bits) {
                Ok(bits) if ir.int_width(ty).is_some() => Initial::Scalar(ir.int_attr(bits, ty)),
                _ => Initial::Unsupported,
            },
        },
        _ if is_uninitialized(ir, value) => Initial::None,
        _ if is_buffer && serialized(ir, value).is_some() => Initial::Bytes,
        _ => Initial::Unsupported,
    }
}

/// An initializer that stores read-only data into a global.
fn store_bytes(ir: &mut Ir, at: InsertPoint, op: Op, name: &str, value: Attr) {
    let loc = ir.op_loc(op);
    let (region, body) = ir.new_region_with_block(&[], loc);
    let symbol = ir.symbol_attr(name);
    let mut b = Builder::at_end(ir, body, loc);
    let bytes = b
        .op(consts::RodataInline::KIND)
        .attr("value", value)
        .value();
    b.op(globals::GlobalStoreRef::KIND)
        .operands([bytes])
        .attr("global", symbol)
        .build();
    b.op(control::Return::KIND).build();
    let ty = ir.function_type(&[], &[]);
    let ty = ir.type_attr(ty);
    Builder::new(ir, at, loc)
        .op(structural::Initializer::KIND)
        .attr("function_type", ty)
        .region(region)
        .build();
}

/// Whether some op of the program loads, stores or names the global.
fn is_referenced(ir: &Ir, global: Op) -> bool {
    let Some(root) = ir.parent_op(global) else {
        return true;
    };
    let Some(name) = symbols::symbol_name(ir, global) else {
        return true;
    };
    symbols::references(ir, root)
        .into_iter()
        .any(|(from, reference)| {
            from != root
                && ir.symbol_name(reference) == Some(name)
                && !ir.has_trait(from, Traits::SYMBOL_TABLE)
        })
}
