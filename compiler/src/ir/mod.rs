//! The IR: one arena a module of `u32` entities, with interned types, attributes, strings and locations.
//!
//! This module knows the *shape* of MLIR (ops, regions, blocks, values, uses, types, attributes) and how a
//! dialect declares its ops ([`def`]); it knows no dialect, no text syntax and no pass.
//!
//! Ids are `Copy`; a pass takes `&mut Ir` and collects ids before it mutates. Nothing is reference-counted and
//! nothing is hidden behind a `RefCell`.

pub mod affine;
mod attrs;
mod block;
mod build;
mod clone;
pub mod def;
mod dominance;
mod entity;
pub mod float;
mod intern;
mod loc;
mod op;
mod store;
pub mod symbols;
mod types;
mod value;
pub mod verify;
mod walk;

pub use attrs::AttrData;
pub use build::{Builder, InsertPoint, OpBuilder, OpSpec};
pub use clone::Mapping;
pub use def::{OpDef, Registry, Traits};
pub use dominance::Dominance;
pub use entity::{Attr, Blob, Block, Ident, Loc, Op, OpKind, Region, Type, Value};
pub use loc::LocData;
pub use types::{DYNAMIC, FloatKind, Signedness, TypeData};
pub use value::{Use, ValueDef};
pub use walk::WalkOrder;

use intern::{Interner, Strings};
use store::{BlockData, NestedData, OpData, RegionData, SuccessorSlot, UseSlot, ValueData};

/// A module under compilation: the arena and the interners.
pub struct Ir {
    registry: &'static Registry,
    strings: Strings,
    types: Interner<TypeData>,
    attrs: Interner<AttrData>,
    locs: Interner<LocData>,
    blobs: Interner<Box<[u8]>>,
    /// Names of ops that no dialect declares, by row of their kind.
    unregistered: Vec<Ident>,
    ops: Vec<OpData>,
    free_ops: Vec<Op>,
    values: Vec<ValueData>,
    free_values: Vec<Value>,
    blocks: Vec<BlockData>,
    regions: Vec<RegionData>,
    uses: Vec<UseSlot>,
    /// Free operand ranges by length (index 0 holds ranges of one slot), for lengths up to 8.
    free_uses: [Vec<u32>; 8],
    successors: Vec<SuccessorSlot>,
    nested: Vec<NestedData>,
    region_lists: Vec<Region>,
    /// Bytes of the file's `{-# dialect_resources #-}` trailer by key.
    resources: Vec<(Ident, Blob)>,
}

impl Ir {
    /// An empty arena whose ops are those that `registry` lists.
    pub fn new(registry: &'static Registry) -> Self {
        let mut ir = Self {
            registry,
            strings: Strings::new(),
            types: Interner::new(),
            attrs: Interner::new(),
            locs: Interner::new(),
            blobs: Interner::new(),
            unregistered: Vec::new(),
            ops: Vec::new(),
            free_ops: Vec::new(),
            values: Vec::new(),
            free_values: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            uses: Vec::new(),
            free_uses: Default::default(),
            successors: Vec::new(),
            nested: Vec::new(),
            region_lists: Vec::new(),
            resources: Vec::new(),
        };
        let empty = ir.attr_of(AttrData::Dict(Box::new([])));
        debug_assert_eq!(empty, Self::EMPTY_DICT);
        let unknown = ir.loc(LocData::Unknown);
        debug_assert_eq!(unknown, Loc::UNKNOWN);
        ir
    }

    /// How many bytes the records of ops, values, uses, blocks and regions take, live or not; interned data and
    /// spare room are not counted.
    pub fn arena_bytes(&self) -> usize {
        size_of_val(&self.ops[..])
            + size_of_val(&self.values[..])
            + size_of_val(&self.uses[..])
            + size_of_val(&self.blocks[..])
            + size_of_val(&self.regions[..])
            + size_of_val(&self.successors[..])
            + size_of_val(&self.nested[..])
            + size_of_val(&self.region_lists[..])
    }

    /// The dialects that this arena knows.
    pub fn registry(&self) -> &'static Registry {
        self.registry
    }

    /// Interns a string.
    pub fn ident(&mut self, text: &str) -> Ident {
        Ident(self.strings.intern(text))
    }

    /// The handle of a string, if it was ever interned.
    pub fn find_ident(&self, text: &str) -> Option<Ident> {
        self.strings.find(text).map(Ident)
    }

    /// The text of an interned string.
    pub fn str(&self, ident: Ident) -> &str {
        self.strings.at(ident.0)
    }

    /// The kind of the op named `name`: a dialect's, or a new unregistered one.
    pub fn kind_of(&mut self, name: &str) -> OpKind {
        if let Some(kind) = self.registry.find_op(name) {
            return kind;
        }
        let ident = self.ident(name);
        let row = self
            .unregistered
            .iter()
            .position(|&n| n == ident)
            .unwrap_or_else(|| {
                self.unregistered.push(ident);
                self.unregistered.len() - 1
            });
        OpKind::unregistered(row)
    }

    /// The full name of an op kind: `arith.addi`.
    pub fn kind_name(&self, kind: OpKind) -> &str {
        match self.registry.def(kind) {
            Some(def) => def.name,
            None if kind == OpData::ERASED => "(erased)",
            None => self.str(self.unregistered[kind.row()]),
        }
    }

    /// Sets the bytes of a `dense_resource` key.
    pub fn set_resource(&mut self, key: Ident, bytes: Blob) {
        match self.resources.iter_mut().find(|(k, _)| *k == key) {
            Some(entry) => entry.1 = bytes,
            None => self.resources.push((key, bytes)),
        }
    }

    /// The bytes of a `dense_resource` key, as the file's trailer gives them (with their alignment prefix).
    pub fn resource(&self, key: Ident) -> Option<Blob> {
        self.resources
            .iter()
            .find(|(k, _)| *k == key)
            .map(|(_, blob)| *blob)
    }

    /// Every resource, in the order of the trailer.
    pub fn resources(&self) -> &[(Ident, Blob)] {
        &self.resources
    }
}
