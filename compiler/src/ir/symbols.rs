//! Symbols: names that ops define in a symbol table, and the references to them.

use rustc_hash::FxHashMap;

use super::{Attr, AttrData, Ident, Ir, Op, Traits, WalkOrder};

/// The attribute that names a symbol.
pub const SYM_NAME: &str = "sym_name";
/// The attribute that says who sees a symbol.
pub const SYM_VISIBILITY: &str = "sym_visibility";

/// The symbols of one table op by name, for passes that look up many.
pub struct SymbolTable {
    by_name: FxHashMap<Ident, Op>,
}

impl SymbolTable {
    /// Collects the symbols directly inside `table`.
    pub fn new(ir: &Ir, table: Op) -> Self {
        let by_name = ir
            .body_ops(table)
            .into_iter()
            .filter_map(|op| Some((symbol_ident(ir, op)?, op)))
            .collect();
        Self { by_name }
    }

    /// The op that defines `name`.
    pub fn lookup(&self, ir: &Ir, name: &str) -> Option<Op> {
        self.by_name.get(&ir.find_ident(name)?).copied()
    }

    /// Adds an op that was put into the table.
    pub fn insert(&mut self, ir: &Ir, op: Op) {
        if let Some(name) = symbol_ident(ir, op) {
            self.by_name.insert(name, op);
        }
    }

    /// A name that starts with `base` and is still free: `base`, `base_0`, `base_1`, ...
    pub fn unique_name(&self, ir: &Ir, base: &str) -> String {
        let free = |name: &str| self.lookup(ir, name).is_none();
        if free(base) {
            return base.to_owned();
        }
        (0u64..)
            .map(|i| format!("{base}_{i}"))
            .find(|n| free(n))
            .expect("some number is free")
    }
}

fn symbol_ident(ir: &Ir, op: Op) -> Option<Ident> {
    text_of(ir, ir.attr(op, SYM_NAME)?)
}

fn text_of(ir: &Ir, attr: Attr) -> Option<Ident> {
    match ir.attr_data(attr) {
        AttrData::String { value, .. } => Some(*value),
        _ => None,
    }
}

/// The name that `op` defines.
pub fn symbol_name(ir: &Ir, op: Op) -> Option<&str> {
    ir.string_attr_of(op, SYM_NAME)
}

/// Whether a symbol is visible outside its table. A symbol without a visibility is public.
pub fn is_public(ir: &Ir, op: Op) -> bool {
    ir.string_attr_of(op, SYM_VISIBILITY)
        .is_none_or(|v| v == "public")
}

/// The nearest enclosing op (not `op` itself) that is a symbol table.
pub fn nearest_table(ir: &Ir, op: Op) -> Option<Op> {
    std::iter::successors(ir.parent_op(op), |&o| ir.parent_op(o))
        .find(|&o| ir.has_trait(o, Traits::SYMBOL_TABLE))
}

/// The op named `name` directly inside `table`. It looks at each op of the table; a [`SymbolTable`] is for many names.
pub fn lookup_in(ir: &Ir, table: Op, name: Ident) -> Option<Op> {
    let sym_name = ir.find_ident(SYM_NAME)?;
    let defines = |dict| {
        let attr = ir.dict_entry_of(dict, sym_name);
        attr.is_some_and(|attr| text_of(ir, attr) == Some(name))
    };
    let block = ir.first_block(*ir.regions(table).first()?)?;
    ir.block_ops(block)
        .find(|&op| defines(ir.props(op)) || defines(ir.attrs(op)))
}

/// The op that a symbol reference at `from` means: the innermost enclosing table that defines its root, then
/// down the nested path.
pub fn resolve(ir: &Ir, from: Op, reference: Attr) -> Option<Op> {
    let (root, nested) = ir.symbol_parts(reference)?;
    let mut table = nearest_table(ir, from);
    while let Some(t) = table {
        if let Some(found) = lookup_in(ir, t, root) {
            return nested
                .iter()
                .try_fold(found, |op, &name| lookup_in(ir, op, name));
        }
        table = nearest_table(ir, t);
    }
    None
}

/// Calls `visit` with every symbol reference inside `attr`.
pub fn for_each_reference(ir: &Ir, attr: Attr, visit: &mut dyn FnMut(Attr)) {
    match ir.attr_data(attr) {
        AttrData::Symbol { .. } => visit(attr),
        AttrData::Array(items) => items.iter().for_each(|&a| for_each_reference(ir, a, visit)),
        AttrData::Ext { params: items, .. } => {
            items.iter().for_each(|&a| for_each_reference(ir, a, visit));
        }
        AttrData::Dict(entries) => entries
            .iter()
            .for_each(|&(_, a)| for_each_reference(ir, a, visit)),
        AttrData::Distinct { attr, .. } => for_each_reference(ir, *attr, visit),
        _ => {}
    }
}

/// Every symbol reference in the attributes of `root` and of the ops inside it, with the op that holds it.
pub fn references(ir: &Ir, root: Op) -> Vec<(Op, Attr)> {
    let mut found = Vec::new();
    for op in ir.walk(root, WalkOrder::Pre) {
        for dict in [ir.props(op), ir.attrs(op)] {
            for_each_reference(ir, dict, &mut |attr| found.push((op, attr)));
        }
    }
    found
}

/// Renames references: wherever `rename` gives a replacement for a reference, the attribute is rebuilt.
pub fn rewrite_references(
    ir: &mut Ir,
    root: Op,
    rename: &mut dyn FnMut(&mut Ir, Attr) -> Option<Attr>,
) {
    for op in ir.walk(root, WalkOrder::Pre) {
        let props = rewrite_attr(ir, ir.props(op), rename);
        ir.set_props(op, props);
        let attrs = rewrite_attr(ir, ir.attrs(op), rename);
        ir.set_attrs(op, attrs);
    }
}

fn rewrite_attr(
    ir: &mut Ir,
    attr: Attr,
    rename: &mut dyn FnMut(&mut Ir, Attr) -> Option<Attr>,
) -> Attr {
    let mut data = ir.attr_data(attr).clone();
    match &mut data {
        AttrData::Symbol { .. } => return rename(ir, attr).unwrap_or(attr),
        AttrData::Array(items) | AttrData::Ext { params: items, .. } => {
            items
                .iter_mut()
                .for_each(|a| *a = rewrite_attr(ir, *a, rename));
        }
        AttrData::Dict(entries) => entries
            .iter_mut()
            .for_each(|(_, a)| *a = rewrite_attr(ir, *a, rename)),
        AttrData::Distinct { attr, .. } => *attr = rewrite_attr(ir, *attr, rename),
        _ => return attr,
    }
    ir.attr_of(data)
}
