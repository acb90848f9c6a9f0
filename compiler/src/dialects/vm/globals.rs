//! Module-level variables and the ops that load and store them.

use super::rows::{F32, F64, I32, I64, POINTER, REF, values, vm_ops};
use crate::ir::def::{AttrRow, AttrRule};
use crate::ir::symbols::{SYM_NAME, SYM_VISIBILITY};
use crate::ir::{Ir, Op, OpKind, OpSpec, Traits, Type};
use crate::syntax::{OpParser, OpPrinter, ParseResult, type_text};

const GLOBAL: &[AttrRow] = &[
    AttrRow::optional(SYM_VISIBILITY, AttrRule::String),
    AttrRow::required(SYM_NAME, AttrRule::SymbolName),
    AttrRow::required("type", AttrRule::Type),
    AttrRow::optional("is_mutable", AttrRule::Unit),
    AttrRow::optional("initial_value", AttrRule::Typed),
    AttrRow::optional("inlining_policy", AttrRule::Any),
    AttrRow::optional("ordinal", AttrRule::Int(32)),
];
const NAMES_GLOBAL: &[AttrRow] = &[AttrRow::required("global", AttrRule::SymbolRef)];
const LOADS_GLOBAL: &[AttrRow] = &[
    AttrRow::required("global", AttrRule::SymbolRef),
    AttrRow::optional("is_immutable", AttrRule::Unit),
];
const LOAD: &str = "(`immutable` $is_immutable^)? $global attr-dict `:` type($value)";
const STORE: &str = "$value `,` $global attr-dict `:` type($value)";

macro_rules! global_ops {
    ($($Decl:ident $decl:literal $Load:ident $load:literal $Store:ident $store:literal $ty:expr;)*) => {
        vm_ops! { from super::structural::END;
            $(
                /// A variable of the module; zero, or null, without an initial value.
                $Decl $decl {
                    attrs: GLOBAL,
                    traits: Traits::SYMBOL,
                    parse: Some(parse_global),
                    print: Some(print_global),
                    parents: super::structural::IN_MODULE,
                    verify: Some(super::verify::global),
                    canonicalize: &[super::canonicalize::globals::drop_zero_initial_value],
                };
                /// Loads a global.
                $Load $load {
                    results: values!(value: $ty),
                    attrs: LOADS_GLOBAL,
                    traits: Traits::READ_ONLY,
                    format: LOAD,
                    verify: Some(super::verify::global_access),
                    result_name: Some(super::names::symbol_name),
                };
                /// Stores a global.
                $Store $store {
                    operands: values!(value: $ty),
                    attrs: NAMES_GLOBAL,
                    format: STORE,
                    verify: Some(super::verify::global_access),
                };
            )*
            /// The address of a global: a byte offset, or the ordinal of a ref (pseudo).
            GlobalAddress "global.address" {
                results: values!(result: POINTER),
                attrs: LOADS_GLOBAL,
                traits: Traits::PURE,
                verify: Some(super::verify::global_access),
                format: "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)",
            };
        }
    };
}

global_ops! {
    GlobalI32 "global.i32" GlobalLoadI32 "global.load.i32" GlobalStoreI32 "global.store.i32" I32;
    GlobalI64 "global.i64" GlobalLoadI64 "global.load.i64" GlobalStoreI64 "global.store.i64" I64;
    GlobalF32 "global.f32" GlobalLoadF32 "global.load.f32" GlobalStoreF32 "global.store.f32" F32;
    GlobalF64 "global.f64" GlobalLoadF64 "global.load.f64" GlobalStoreF64 "global.store.f64" F64;
    GlobalRef "global.ref" GlobalLoadRef "global.load.ref" GlobalStoreRef "global.store.ref" REF;
}

/// Access through a pointer.
pub mod indirect {
    use super::{F32, F64, I32, I64, POINTER, REF, Traits};
    use crate::dialects::vm::rows::shaped;

    const READS: Traits = Traits::READ_ONLY;
    const WRITES: Traits = Traits::NONE;

    shaped! { from super::END;
        /// Loads the global at a byte offset.
        GlobalLoadIndirectI32 "global.load.indirect.i32" load_indirect(I32) READS;
        /// Loads the global at a byte offset.
        GlobalLoadIndirectI64 "global.load.indirect.i64" load_indirect(I64) READS;
        /// Loads the global at a byte offset.
        GlobalLoadIndirectF32 "global.load.indirect.f32" load_indirect(F32) READS;
        /// Loads the global at a byte offset.
        GlobalLoadIndirectF64 "global.load.indirect.f64" load_indirect(F64) READS;
        /// Loads the ref global of an ordinal.
        GlobalLoadIndirectRef "global.load.indirect.ref" load_indirect(REF) READS;
        /// Stores the global at a byte offset.
        GlobalStoreIndirectI32 "global.store.indirect.i32" store_indirect(I32) WRITES;
        /// Stores the global at a byte offset.
        GlobalStoreIndirectI64 "global.store.indirect.i64" store_indirect(I64) WRITES;
        /// Stores the global at a byte offset.
        GlobalStoreIndirectF32 "global.store.indirect.f32" store_indirect(F32) WRITES;
        /// Stores the global at a byte offset.
        GlobalStoreIndirectF64 "global.store.indirect.f64" store_indirect(F64) WRITES;
        /// Stores the ref global of an ordinal.
        GlobalStoreIndirectRef "global.store.indirect.ref" store_indirect(REF) WRITES;
    }
}

/// Bytes that a value global takes; `None` for a ref, and for what is no global.
fn size_of(kind: OpKind) -> Option<u32> {
    Some(match kind {
        GlobalI32::KIND | GlobalF32::KIND => 4,
        GlobalI64::KIND | GlobalF64::KIND => 8,
        _ => return None,
    })
}

/// Whether an op declares a global.
pub fn is_global(kind: OpKind) -> bool {
    size_of(kind).is_some() || kind == GlobalRef::KIND
}

/// Where the globals of a module lie.
pub struct Layout {
    /// Each value global with its offset in bytes.
    pub values: Vec<(Op, u32)>,
    /// Bytes that they take.
    pub bytes: u32,
    /// Each ref global with its ordinal.
    pub refs: Vec<(Op, u32)>,
}

/// Lays out the globals of a module: values by size, the narrow ones first, each aligned to its size; refs in order.
pub fn layout(ir: &Ir, module: Op) -> Layout {
    let members = ir.body_ops(module);
    let mut layout = Layout {
        values: Vec::new(),
        bytes: 0,
        refs: Vec::new(),
    };
    for size in [4, 8] {
        for &op in members
            .iter()
            .filter(|&&op| size_of(ir.kind(op)) == Some(size))
        {
            let offset = layout.bytes.next_multiple_of(size);
            layout.values.push((op, offset));
            layout.bytes = offset + size;
        }
    }
    let refs = members
        .into_iter()
        .filter(|&op| ir.kind(op) == GlobalRef::KIND);
    layout.refs = refs.zip(0..).collect();
    layout
}

/// `private mutable @name <props> = value : type`, `: type = value : type`, or `: type` without a value.
fn parse_global(p: &mut OpParser<'_>, spec: &mut OpSpec) -> ParseResult<()> {
    super::structural::parse_visibility(p, spec);
    if p.eat_keyword("mutable") {
        let unit = p.ir.unit_attr();
        spec.set_attr(p.ir, "is_mutable", unit);
    }
    super::structural::parse_name(p, spec)?;
    p.attr_dict(spec)?;
    let declared = if p.at(":") {
        Some(p.colon_type()?)
    } else {
        None
    };
    let ty = match declared {
        Some(ty) if !p.at("=") => ty,
        _ => parse_initial_value(p, spec, declared)?,
    };
    let ty = p.ir.type_attr(ty);
    spec.set_attr(p.ir, "type", ty);
    Ok(())
}

/// `= value`; gives the type of the global.
fn parse_initial_value(
    p: &mut OpParser<'_>,
    spec: &mut OpSpec,
    declared: Option<Type>,
) -> ParseResult<Type> {
    p.expect("=")?;
    let at = p.offset();
    let value = p.attr()?;
    spec.set_attr(p.ir, "initial_value", value);
    match (declared, p.ir.attr_type(value)) {
        (None, None) => p.error_at(at, "expected a typed initial value"),
        (Some(ty), Some(found)) if ty != found => {
            let (ty, found) = (type_text(p.ir, ty), type_text(p.ir, found));
            p.error_at(
                at,
                format!("expected an initial value of type `{ty}`, found `{found}`"),
            )
        }
        (Some(ty), _) | (None, Some(ty)) => Ok(ty),
    }
}

fn print_global(p: &mut OpPrinter<'_>, op: Op) {
    super::structural::print_visibility(p, op);
    if p.ir.has_attr(op, "is_mutable") {
        p.text(" mutable");
    }
    super::structural::print_name(p, op);
    p.attr_dict(
        op,
        &[
            SYM_NAME,
            SYM_VISIBILITY,
            "is_mutable",
            "type",
            "initial_value",
        ],
    );
    if let Some(value) = p.ir.attr(op, "initial_value") {
        p.text(" = ");
        p.attr(value);
    } else if let Some(ty) = p.ir.attr(op, "type").and_then(|a| p.ir.type_value(a)) {
        p.text(" : ");
        p.ty(ty);
    }
}
