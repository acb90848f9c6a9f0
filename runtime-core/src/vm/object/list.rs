//! Lists as objects. What their elements are is [`list`](super::super::list)'s to know.

use super::{List, ObjectRef, Objects, Payload, Slot, WRONG_TYPE};
use crate::vm::list::ref_at;
use crate::vm::status::Fault;

impl Objects<'_> {
    pub(in crate::vm) fn new_list(&mut self, list: List) -> Result<ObjectRef, Fault> {
        self.insert(Payload::List(list))
    }

    pub(in crate::vm) fn list(&self, r: ObjectRef) -> Result<List, Fault> {
        match self.payload(r)? {
            Payload::List(list) => Ok(*list),
            _ => Err(WRONG_TYPE),
        }
    }

    pub(in crate::vm) fn set_list(&mut self, r: ObjectRef, list: List) {
        if let Some(Slot {
            payload: Payload::List(slot),
            ..
        }) = self.slots.get_mut((r.0 as usize).wrapping_sub(1))
        {
            *slot = list;
        }
    }

    /// The ref that element `index` holds, if it holds one.
    pub(in crate::vm) fn list_ref(&self, list: &List, index: u32) -> Option<ObjectRef> {
        ref_at(&self.span(list.storage).ok()?, list.element.code, index)
    }
}
