//! Interners: each distinct value is stored once and named by a `u32`, so that equality is an integer compare.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

/// Stores each distinct `T` once.
///
/// The table keeps only indices and compares through `items`, so that a value is never stored twice.
pub(crate) struct Interner<T> {
    items: Vec<T>,
    table: hashbrown::HashTable<u32>,
}

impl<T: Eq + Hash> Interner<T> {
    pub(crate) fn new() -> Self {
        Self {
            items: Vec::new(),
            table: hashbrown::HashTable::new(),
        }
    }

    pub(crate) fn intern(&mut self, item: T) -> u32 {
        let hash = FxBuildHasher.hash_one(&item);
        let items = &self.items;
        if let Some(&found) = self.table.find(hash, |&i| items[i as usize] == item) {
            return found;
        }
        let index = u32::try_from(self.items.len()).expect("fewer than 2^32 interned values");
        self.items.push(item);
        let items = &self.items;
        self.table
            .insert_unique(hash, index, |&i| FxBuildHasher.hash_one(&items[i as usize]));
        index
    }

    pub(crate) fn at(&self, index: u32) -> &T {
        &self.items[index as usize]
    }
}

/// Interned strings. Looking one up borrows; only a new one is copied.
pub(crate) struct Strings {
    items: Vec<Box<str>>,
    table: hashbrown::HashTable<u32>,
}

impl Strings {
    pub(crate) fn new() -> Self {
        Self {
            items: Vec::new(),
            table: hashbrown::HashTable::new(),
        }
    }

    pub(crate) fn find(&self, text: &str) -> Option<u32> {
        let hash = FxBuildHasher.hash_one(text);
        self.table
            .find(hash, |&i| &*self.items[i as usize] == text)
            .copied()
    }

    pub(crate) fn intern(&mut self, text: &str) -> u32 {
        if let Some(found) = self.find(text) {
            return found;
        }
        let index = u32::try_from(self.items.len()).expect("fewer than 2^32 interned strings");
        self.items.push(text.into());
        let items = &self.items;
        let hash = FxBuildHasher.hash_one(text);
        self.table.insert_unique(hash, index, |&i| {
            FxBuildHasher.hash_one(&*items[i as usize])
        });
        index
    }

    pub(crate) fn at(&self, index: u32) -> &str {
        &self.items[index as usize]
    }
}
