//! Pieces of custom forms that several dialects share. It knows the text of these pieces, not the ops.

pub(in crate::dialects) mod executable;
pub mod index_list;
pub mod sized_types;
