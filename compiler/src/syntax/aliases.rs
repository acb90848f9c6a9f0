//! Which attributes, types and locations get a name (`#map`, `#loc3`) when IR is printed, and which one.
//!
//! MLIR's rules: names are numbered in the order of depth, then of name, then of first use; an alias that stands
//! only behind ops (a location) is defined after them, every other before.

use rustc_hash::FxHashMap;

use super::op_printer::is_implied_terminator;
use crate::ir::{Attr, AttrData, Block, Ir, Loc, LocData, Op, OpDef, Type, TypeData};

/// Something that may have an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Symbol {
    Attr(Attr),
    Type(Type),
    Loc(Loc),
}

/// Whether locations are printed behind ops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Locations {
    /// They are not.
    #[default]
    Omit,
    /// They are.
    Print,
}

/// The names of everything that has one.
#[derive(Default)]
pub(super) struct Aliases {
    /// Names with their sigil.
    names: FxHashMap<Symbol, String>,
    /// In the order of definition, those before the ops first.
    definitions: Vec<(Symbol, Place)>,
}

/// Where an alias is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    BeforeOps,
    AfterOps,
}

impl Aliases {
    /// The aliases for `root` and everything in it.
    pub(super) fn of_op(ir: &Ir, root: Op, form: Form, locations: Locations) -> Self {
        let mut collector = Collector {
            ir,
            form,
            locations,
            seen: FxHashMap::default(),
            entries: Vec::new(),
        };
        collector.op(root);
        collector.finish()
    }

    /// The name of a symbol, with its sigil.
    pub(super) fn name(&self, symbol: Symbol) -> Option<&str> {
        if self.names.is_empty() {
            return None;
        }
        self.names.get(&symbol).map(String::as_str)
    }

    /// What is to be defined at a place, in order.
    pub(super) fn definitions(&self, place: Place) -> Vec<Symbol> {
        let here = self.definitions.iter().filter(|(_, p)| *p == place);
        here.map(|(symbol, _)| *symbol).collect()
    }
}

/// In which form ops print; aliases are numbered in the order of printing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The custom form where an op has one.
    #[default]
    Custom,
    /// The generic form.
    Generic,
}

struct Entry {
    symbol: Symbol,
    /// The name without sigil and number.
    name: Option<String>,
    /// 0: neither it nor anything in it has a name.
    depth: u32,
    place: Place,
    children: Vec<usize>,
}

struct Collector<'i> {
    ir: &'i Ir,
    form: Form,
    locations: Locations,
    seen: FxHashMap<Symbol, usize>,
    entries: Vec<Entry>,
}

impl Collector<'_> {
    fn op(&mut self, op: Op) {
        let ir = self.ir;
        if self.locations == Locations::Print {
            self.visit(Symbol::Loc(ir.op_loc(op)), Place::AfterOps);
        }
        let custom = self.form == Form::Custom && ir.def(op).is_some_and(OpDef::has_custom_form);
        if !custom {
            self.regions(op);
        }
        let types: Vec<Type> = ir
            .operands(op)
            .map(|v| ir.value_type(v))
            .chain(ir.results(op).map(|v| ir.value_type(v)))
            .collect();
        for ty in types {
            self.visit(Symbol::Type(ty), Place::BeforeOps);
        }
        for dict in [ir.props(op), ir.attrs(op)] {
            for &(_, attr) in ir.dict_entries(dict) {
                self.visit(Symbol::Attr(attr), Place::BeforeOps);
            }
        }
        if custom {
            self.regions(op);
        }
    }

    fn regions(&mut self, op: Op) {
        let ir = self.ir;
        for &region in ir.regions(op) {
            for block in ir.region_blocks(region) {
                self.block(block);
            }
        }
    }

    fn block(&mut self, block: Block) {
        let ir = self.ir;
        for (i, &arg) in ir.block_args(block).iter().enumerate() {
            self.visit(Symbol::Type(ir.value_type(arg)), Place::BeforeOps);
            if self.locations == Locations::Print {
                self.visit(Symbol::Loc(ir.block_arg_loc(block, i)), Place::BeforeOps);
            }
        }
        // A terminator that the custom form leaves out uses no alias.
        let implied = ir
            .block_parent_op(block)
            .filter(|_| self.form == Form::Custom)
            .and_then(|op| ir.def(op)?.implicit_terminator);
        for op in ir.block_ops(block) {
            if implied != Some(ir.op_name(op)) || !is_implied_terminator(ir, op) {
                self.op(op);
            }
        }
    }

    /// Enters a symbol and what it holds; gives its position.
    fn visit(&mut self, symbol: Symbol, place: Place) -> usize {
        if let Some(&at) = self.seen.get(&symbol) {
            if place == Place::BeforeOps {
                self.define_early(at);
            }
            return at;
        }
        let at = self.entries.len();
        self.seen.insert(symbol, at);
        self.entries.push(Entry {
            symbol,
            name: None,
            depth: 0,
            place,
            children: Vec::new(),
        });
        let name = self.alias_name(symbol);
        let children: Vec<usize> = parts(self.ir, symbol)
            .into_iter()
            .map(|part| self.visit(part, place))
            .collect();
        let deepest = children
            .iter()
            .map(|&c| self.entries[c].depth)
            .max()
            .unwrap_or(0);
        let entry = &mut self.entries[at];
        entry.depth = match deepest {
            0 => u32::from(name.is_some()),
            depth => depth + 1,
        };
        entry.name = name;
        entry.children = children;
        at
    }

    fn define_early(&mut self, at: usize) {
        if self.entries[at].place == Place::BeforeOps {
            return;
        }
        self.entries[at].place = Place::BeforeOps;
        for child in self.entries[at].children.clone() {
            self.define_early(child);
        }
    }

    fn alias_name(&self, symbol: Symbol) -> Option<String> {
        const LARGE_TUPLE: usize = 16;
        let ir = self.ir;
        let name = match symbol {
            Symbol::Loc(_) => "loc".into(),
            Symbol::Type(ty) => match ir.type_data(ty) {
                TypeData::Tuple(types) if types.len() > LARGE_TUPLE => "tuple".into(),
                _ => return None,
            },
            Symbol::Attr(attr) => match ir.attr_data(attr) {
                AttrData::AffineMap(_) => "map".into(),
                AttrData::IntegerSet(_) => "set".into(),
                AttrData::Distinct { .. } => "distinct".into(),
                AttrData::Ext { name, .. } | AttrData::Opaque { text: name, .. } => {
                    let dialect = ir.str(*name).split('.').next().unwrap_or_default();
                    let hook = ir
                        .registry()
                        .dialects()
                        .find(|d| d.name == dialect)?
                        .attr_alias?;
                    hook(ir, attr)?
                }
                _ => return None,
            },
        };
        Some(name)
    }

    fn finish(self) -> Aliases {
        let mut named: Vec<(Entry, String)> = self
            .entries
            .into_iter()
            .filter_map(|mut entry| entry.name.take().map(|name| (entry, name)))
            .collect();
        let is_attr = |symbol: Symbol| !matches!(symbol, Symbol::Type(_));
        named.sort_by(|(a, a_name), (b, b_name)| {
            (a.depth, is_attr(a.symbol), a_name).cmp(&(b.depth, is_attr(b.symbol), b_name))
        });
        let mut counts: FxHashMap<(bool, String), u32> = FxHashMap::default();
        let mut aliases = Aliases::default();
        for (entry, name) in named {
            let attr = is_attr(entry.symbol);
            let sigil = if attr { '#' } else { '!' };
            let count = counts.entry((attr, name.clone())).or_default();
            // A number behind a digit would read as another name's.
            let separator = if name.ends_with(|c: char| c.is_ascii_digit()) {
                "_"
            } else {
                ""
            };
            let text = match *count {
                0 => format!("{sigil}{name}{separator}"),
                n => format!("{sigil}{name}{separator}{n}"),
            };
            *count += 1;
            aliases.names.insert(entry.symbol, text);
            aliases.definitions.push((entry.symbol, entry.place));
        }
        aliases
    }
}

/// What a symbol holds, in the order in which it prints.
fn parts(ir: &Ir, symbol: Symbol) -> Vec<Symbol> {
    let attrs = |attrs: &[Attr]| attrs.iter().map(|&a| Symbol::Attr(a)).collect::<Vec<_>>();
    let types = |types: &[Type]| types.iter().map(|&t| Symbol::Type(t)).collect::<Vec<_>>();
    match symbol {
        Symbol::Attr(attr) => match ir.attr_data(attr) {
            AttrData::Integer { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::Type(ty)
            | AttrData::Dense { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::Sparse { ty, .. }
            | AttrData::Resource { ty, .. } => types(&[*ty]),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => types(ty.as_slice()),
            AttrData::Array(items) => attrs(items),
            AttrData::Dict(entries) => entries.iter().map(|(_, a)| Symbol::Attr(*a)).collect(),
            AttrData::Ext { params, .. } => attrs(params),
            AttrData::Distinct { attr, .. } => attrs(&[*attr]),
            AttrData::Loc(loc) => vec![Symbol::Loc(*loc)],
            AttrData::Unit
            | AttrData::Symbol { .. }
            | AttrData::DenseArray { .. }
            | AttrData::AffineMap(_)
            | AttrData::IntegerSet(_)
            | AttrData::Strided { .. } => Vec::new(),
        },
        Symbol::Type(ty) => match ir.type_data(ty) {
            TypeData::Complex(part) | TypeData::UnrankedTensor(part) => types(&[*part]),
            TypeData::Vector { element, .. } => types(&[*element]),
            TypeData::Tensor {
                element, encoding, ..
            } => [types(&[*element]), attrs(encoding.as_slice())].concat(),
            TypeData::MemRef {
                element,
                layout,
                space,
                ..
            } => [
                types(&[*element]),
                attrs(layout.as_slice()),
                attrs(space.as_slice()),
            ]
            .concat(),
            TypeData::UnrankedMemRef { element, space } => {
                [types(&[*element]), attrs(space.as_slice())].concat()
            }
            TypeData::Tuple(items) => types(items),
            TypeData::Function { inputs, results } => [types(inputs), types(results)].concat(),
            TypeData::Ext { params, .. } => attrs(params),
            TypeData::None
            | TypeData::Index
            | TypeData::Integer { .. }
            | TypeData::Float(_)
            | TypeData::Opaque { .. } => Vec::new(),
        },
        Symbol::Loc(loc) => match ir.loc_data(loc) {
            LocData::Unknown | LocData::File { .. } | LocData::Range { .. } => Vec::new(),
            LocData::Name { child, .. } if *child == Loc::UNKNOWN => Vec::new(),
            LocData::Name { child, .. } => vec![Symbol::Loc(*child)],
            LocData::CallSite { callee, caller } => {
                vec![Symbol::Loc(*callee), Symbol::Loc(*caller)]
            }
            LocData::Fused { locs, metadata } => {
                let metadata = attrs(metadata.as_slice());
                let locs = locs.iter().map(|&l| Symbol::Loc(l));
                metadata.into_iter().chain(locs).collect()
            }
        },
    }
}
