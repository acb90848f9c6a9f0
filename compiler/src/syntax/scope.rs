//! Names of SSA values and blocks while text is read.
//!
//! Every definition is an entry on one stack; the head of each name is found by the name's number, so that a
//! look-up hashes nothing. Leaving a region pops its entries. A name that is used before it is defined has an
//! entry too, which moves outwards until the definition comes or an isolated op ends.

use rustc_hash::FxHashMap;

use super::Unresolved;
use crate::ir::{Block, Ident, Loc, Value};

/// A name in force.
struct Entry {
    name: Ident,
    /// The entry that this one hides, plus one; 0 for none.
    hidden: u32,
    /// How many isolated ops are around it.
    level: u32,
    meaning: Meaning,
}

enum Meaning {
    /// The values that a definition names, which have consecutive numbers, and where it stands.
    Defined(Definition),
    /// Uses before the definition.
    Forward(Vec<ForwardUse>),
    /// A forward entry whose definition has come.
    Settled,
    /// A definition that could not be read; nothing is said about its uses.
    Broken,
}

/// What a name stands for.
#[derive(Clone, Copy)]
pub(super) struct Definition {
    /// The first value of the name.
    pub(super) first: Value,
    /// How many values the name has.
    pub(super) count: u32,
    /// Byte offset of the definition.
    pub(super) offset: u32,
}

/// A value that text uses before it defines it.
#[derive(Clone, Copy)]
pub(super) struct ForwardUse {
    /// The first use.
    pub(super) at: Unresolved,
    /// What stands in for the value.
    pub(super) stand_in: Value,
}

/// A block of a region that is being read.
struct NamedBlock {
    block: Block,
    /// Byte offset of its label, or of its first use.
    offset: u32,
    defined: bool,
}

/// Whether a region sees the names around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Isolation {
    /// It does not.
    Isolated,
    /// It does.
    Open,
}

/// A region that is being read.
struct RegionScope {
    /// How many entries there were before it.
    mark: usize,
    isolated: bool,
    blocks: FxHashMap<Ident, NamedBlock>,
}

/// What is found for a name.
pub(super) enum Found {
    /// A definition.
    Defined(Definition),
    /// A stand-in made by an earlier use.
    StandIn(ForwardUse),
    /// A definition that could not be read.
    Broken,
    /// Nothing yet.
    Nothing,
}

/// The names in force.
#[derive(Default)]
pub(super) struct Scopes {
    /// By number of the name: its innermost entry, plus one.
    heads: Vec<u32>,
    entries: Vec<Entry>,
    regions: Vec<RegionScope>,
    level: u32,
    /// The ops that are being read in custom form: the dialect whose prefix op names in them may leave out, and
    /// where they stand.
    ops: Vec<(&'static str, Loc)>,
}

impl Scopes {
    /// Enters a region.
    pub(super) fn enter(&mut self, isolation: Isolation) {
        let isolated = isolation == Isolation::Isolated;
        self.level += u32::from(isolated);
        self.regions.push(RegionScope {
            mark: self.entries.len(),
            isolated,
            blocks: FxHashMap::default(),
        });
    }

    /// Leaves a region. Gives the uses that no definition can follow any more, and the blocks that were branched
    /// to but not defined.
    pub(super) fn leave(&mut self) -> (Vec<ForwardUse>, Vec<(Block, u32)>) {
        let Some(region) = self.regions.pop() else {
            return (Vec::new(), Vec::new());
        };
        let mut undefined = Vec::new();
        let mut moving = Vec::new();
        while self.entries.len() > region.mark {
            let Some(entry) = self.entries.pop() else {
                break;
            };
            match entry.meaning {
                Meaning::Settled => continue,
                Meaning::Defined(_) | Meaning::Broken => {}
                Meaning::Forward(uses) if region.isolated => undefined.extend(uses),
                Meaning::Forward(uses) => moving.push((entry.name, uses)),
            }
            self.heads[entry.name.index()] = entry.hidden;
        }
        self.level -= u32::from(region.isolated);
        for (name, uses) in moving.into_iter().rev() {
            self.push(name, Meaning::Forward(uses));
        }
        undefined.sort_by_key(|u| u.at.offset);
        let mut unlabelled: Vec<(Block, u32)> = region
            .blocks
            .values()
            .filter(|b| !b.defined)
            .map(|b| (b.block, b.offset))
            .collect();
        unlabelled.sort_by_key(|&(_, offset)| offset);
        (undefined, unlabelled)
    }

    fn head(&mut self, name: Ident) -> &mut u32 {
        if self.heads.len() <= name.index() {
            self.heads.resize(name.index() + 1, 0);
        }
        &mut self.heads[name.index()]
    }

    fn push(&mut self, name: Ident, meaning: Meaning) {
        let top = u32::try_from(self.entries.len() + 1).unwrap_or(u32::MAX);
        let hidden = std::mem::replace(self.head(name), top);
        self.entries.push(Entry {
            name,
            hidden,
            level: self.level,
            meaning,
        });
    }

    fn visible(&mut self, name: Ident) -> Option<usize> {
        let at = (*self.head(name) as usize).checked_sub(1)?;
        (self.entries[at].level == self.level).then_some(at)
    }

    /// What a use stands for.
    pub(super) fn find(&mut self, used: Unresolved) -> Found {
        let Some(at) = self.visible(used.name) else {
            return Found::Nothing;
        };
        match &self.entries[at].meaning {
            Meaning::Defined(definition) => Found::Defined(*definition),
            Meaning::Forward(uses) => uses
                .iter()
                .find(|u| u.at.index == used.index)
                .map_or(Found::Nothing, |u| Found::StandIn(*u)),
            Meaning::Settled => Found::Nothing,
            Meaning::Broken => Found::Broken,
        }
    }

    /// Notes that a name is defined by something that could not be read.
    pub(super) fn define_broken(&mut self, name: Ident) {
        if let Some(at) = self.visible(name) {
            match self.entries[at].meaning {
                Meaning::Defined(_) => return,
                _ => self.entries[at].meaning = Meaning::Settled,
            }
            let hidden = self.entries[at].hidden;
            *self.head(name) = hidden;
        }
        self.push(name, Meaning::Broken);
    }

    /// Remembers a use that comes before its definition.
    pub(super) fn add_forward(&mut self, at: Unresolved, stand_in: Value) {
        let forward = ForwardUse { at, stand_in };
        if let Some(entry) = self.visible(at.name)
            && let Meaning::Forward(uses) = &mut self.entries[entry].meaning
        {
            uses.push(forward);
        } else {
            self.push(at.name, Meaning::Forward(vec![forward]));
        }
    }

    /// Defines a name. Gives the uses that came before, or the definition that is in the way.
    pub(super) fn define(
        &mut self,
        name: Ident,
        definition: Definition,
    ) -> Result<Vec<ForwardUse>, Definition> {
        let mut earlier = Vec::new();
        if let Some(at) = self.visible(name) {
            match std::mem::replace(&mut self.entries[at].meaning, Meaning::Settled) {
                Meaning::Defined(previous) => {
                    self.entries[at].meaning = Meaning::Defined(previous);
                    return Err(previous);
                }
                Meaning::Forward(uses) => earlier = uses,
                Meaning::Settled | Meaning::Broken => {}
            }
            let hidden = self.entries[at].hidden;
            *self.head(name) = hidden;
        }
        self.push(name, Meaning::Defined(definition));
        Ok(earlier)
    }

    /// The block of a name in the region being read; `make` makes it on its first use.
    pub(super) fn block(
        &mut self,
        name: Ident,
        offset: u32,
        make: impl FnOnce() -> Block,
    ) -> Option<Block> {
        let region = self.regions.last_mut()?;
        let named = region.blocks.entry(name).or_insert_with(|| NamedBlock {
            block: make(),
            offset,
            defined: false,
        });
        Some(named.block)
    }

    /// Labels the block of a name. Gives where it was labelled before, if it was.
    pub(super) fn label(&mut self, name: Ident, offset: u32) -> Option<u32> {
        let named = self.regions.last_mut()?.blocks.get_mut(&name)?;
        let before = named.defined.then_some(named.offset);
        if before.is_none() {
            (named.defined, named.offset) = (true, offset);
        }
        before
    }

    /// The dialect whose prefix the next op name may leave out.
    pub(super) fn default_dialect(&self) -> &'static str {
        self.ops.last().map_or("builtin", |&(dialect, _)| dialect)
    }

    /// Where the innermost op that is being read in custom form stands.
    pub(super) fn op_loc(&self) -> Loc {
        self.ops.last().map_or(Loc::UNKNOWN, |&(_, loc)| loc)
    }

    /// Enters an op in whose regions `dialect` is the default one.
    pub(super) fn enter_op(&mut self, dialect: &'static str, loc: Loc) {
        self.ops.push((dialect, loc));
    }

    /// Leaves it.
    pub(super) fn leave_op(&mut self) {
        self.ops.pop();
    }
}
