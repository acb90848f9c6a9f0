//! Objects of native modules, and the types that have no fixed code.

use super::{ObjectRef, Objects, Payload, RefType, WRONG_TYPE};
use crate::isa::TypeCode;
use crate::vm::status::Fault;

/// The type of an object that a native module keeps elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignType {
    /// One that has a fixed code.
    Fixed(TypeCode),
    /// One of the native module's own, by the name that modules list, as `!user.thing`.
    Named(&'static str),
}

/// An object that a native module keeps elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// Its type.
    pub ty: ForeignType,
    /// Whatever the native module finds it by.
    pub id: u64,
}

impl Objects<'_> {
    /// An object that a native module keeps elsewhere and finds by `id`.
    pub fn new_foreign(&mut self, foreign: Foreign) -> Result<ObjectRef, Fault> {
        self.insert(Payload::Foreign(foreign))
    }

    /// A native module's object of a type.
    pub fn foreign(&self, r: ObjectRef, ty: ForeignType) -> Result<Foreign, Fault> {
        match self.payload(r)? {
            Payload::Foreign(foreign) if foreign.ty == ty => Ok(*foreign),
            _ => Err(WRONG_TYPE),
        }
    }

    /// As [`check_type`](Self::check_type), for types that modules count themselves: by name, because the same type
    /// has other codes in other modules.
    #[inline(never)]
    pub(super) fn check_custom_type(&self, r: ObjectRef, ty: RefType) -> Result<(), Fault> {
        let Ok(Payload::Foreign(Foreign {
            ty: ForeignType::Named(name),
            ..
        })) = self.payload(r)
        else {
            return Err(WRONG_TYPE);
        };
        let index = ty.code.0.checked_sub(TypeCode::FIRST_CUSTOM);
        let constants = self.constants.of(ty.instance);
        let wanted = index.zip(constants).and_then(|(i, c)| c.type_name(i));
        if wanted == Some(*name) {
            Ok(())
        } else {
            Err(WRONG_TYPE)
        }
    }
}
