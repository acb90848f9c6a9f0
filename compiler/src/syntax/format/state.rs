//! What has been read of an op so far. Most ops are small, so everything stands in place; a directive sees it as
//! the [`FormatState`] of the public API.

use smallvec::SmallVec;

use crate::ir::def::OpDef;
use crate::ir::{Region, Type};
use crate::syntax::{FormatState, Unresolved};

/// The operands of a group.
pub(super) type Operands = SmallVec<[Unresolved; 2]>;
/// Types of a group.
pub(super) type Types = SmallVec<[Type; 2]>;

/// What has been read, by group.
pub(super) struct State {
    pub(super) operands: SmallVec<[Option<Operands>; 3]>,
    pub(super) operand_types: SmallVec<[Option<Types>; 3]>,
    pub(super) result_types: SmallVec<[Option<Types>; 2]>,
    pub(super) regions: SmallVec<[Option<Region>; 1]>,
    /// What `operands` read.
    pub(super) all_operands: Option<Operands>,
    /// What `type(operands)` read.
    pub(super) all_operand_types: Option<Types>,
    /// What `type(results)` read.
    pub(super) all_result_types: Option<Types>,
}

fn empty<A>(len: usize) -> SmallVec<A>
where
    A: smallvec::Array,
    A::Item: Default,
{
    (0..len).map(|_| A::Item::default()).collect()
}

impl State {
    pub(super) fn new(def: &OpDef) -> Self {
        Self {
            operands: empty(def.operands.len()),
            operand_types: empty(def.operands.len()),
            result_types: empty(def.results.len()),
            regions: empty(def.regions.len()),
            all_operands: None,
            all_operand_types: None,
            all_result_types: None,
        }
    }

    /// Hands the state to a directive.
    pub(super) fn take_out(&mut self, def: &'static OpDef) -> FormatState {
        let mut public = FormatState::of(def);
        move_groups(&mut self.operands, &mut public.operands);
        move_groups(&mut self.operand_types, &mut public.operand_types);
        move_groups(&mut self.result_types, &mut public.result_types);
        public.regions = self.regions.drain(..).collect();
        public
    }

    /// Takes back what a directive has read.
    pub(super) fn take_public(&mut self, public: &mut FormatState) {
        move_groups(&mut public.operands, &mut self.operands);
        move_groups(&mut public.operand_types, &mut self.operand_types);
        move_groups(&mut public.result_types, &mut self.result_types);
        self.regions = public.regions.drain(..).collect();
    }
}

fn move_groups<T: Copy, A, B>(from: &mut [Option<A>], to: &mut [Option<B>])
where
    A: AsRef<[T]>,
    B: FromIterator<T>,
{
    for (from, to) in from.iter_mut().zip(to) {
        *to = from
            .take()
            .map(|group| group.as_ref().iter().copied().collect());
    }
}
