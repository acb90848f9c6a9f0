//! Interners: each distinct value is stored once and named by a `u32`, so that equality is an integer compare.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxBuildHasher;

/// Finds the number of an item by its hash. The hash is kept beside the number, so that neither a miss nor the
/// growth of the table touches the items.
struct Index {
    table: HashTable<Slot>,
}

#[derive(Clone, Copy)]
struct Slot {
    hash: u32,
    number: u32,
}

impl Slot {
    /// The hash as the table wants it: it takes its tags from the upper bits and its places from the lower.
    fn spread(hash: u32) -> u64 {
        u64::from(hash) << 32 | u64::from(hash)
    }
}

impl Index {
    fn new() -> Self {
        Self {
            table: HashTable::new(),
        }
    }

    fn hash(item: &(impl Hash + ?Sized)) -> u32 {
        let [a, b, c, d, e, f, g, h] = FxBuildHasher.hash_one(item).to_le_bytes();
        u32::from_le_bytes([a, b, c, d]) ^ u32::from_le_bytes([e, f, g, h])
    }

    /// The number of the item of this hash for which `is_it` holds.
    fn find(&self, hash: u32, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        self.table
            .find(Slot::spread(hash), |s| s.hash == hash && is_it(s.number))
            .map(|s| s.number)
    }

    /// The number of that item, or `Err` after `next` has become the number of a new one.
    fn find_or_insert(
        &mut self,
        hash: u32,
        next: usize,
        is_it: impl Fn(u32) -> bool,
    ) -> Result<u32, u32> {
        let entry = self.table.entry(
            Slot::spread(hash),
            |s| s.hash == hash && is_it(s.number),
            |s| Slot::spread(s.hash),
        );
        match entry {
            Entry::Occupied(found) => Ok(found.get().number),
            Entry::Vacant(slot) => {
                let number = u32::try_from(next).expect("fewer than 2^32 interned values");
                slot.insert(Slot { hash, number });
                Err(number)
            }
        }
    }
}

/// Stores each distinct `T` once.
pub(crate) struct Interner<T> {
    items: Vec<T>,
    index: Index,
}

impl<T: Eq + Hash> Interner<T> {
    pub(crate) fn new() -> Self {
        Self {
            items: Vec::new(),
            index: Index::new(),
        }
    }

    pub(crate) fn intern(&mut self, item: T) -> u32 {
        let items = &self.items;
        let found = self
            .index
            .find_or_insert(Index::hash(&item), items.len(), |i| {
                items[i as usize] == item
            });
        found.unwrap_or_else(|new| {
            self.items.push(item);
            new
        })
    }

    pub(crate) fn at(&self, index: u32) -> &T {
        &self.items[index as usize]
    }
}

/// Interned strings. Looking one up borrows; only a new one is copied.
pub(crate) struct Strings {
    texts: Texts,
    index: Index,
}

/// The strings, one after the other in one text.
struct Texts {
    text: String,
    /// Where each string ends; it begins where the one before it ends.
    ends: Vec<u32>,
}

impl Texts {
    fn at(&self, index: u32) -> &str {
        let index = index as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start as usize..self.ends[index] as usize]
    }
}

impl Strings {
    pub(crate) fn new() -> Self {
        Self {
            texts: Texts {
                text: String::new(),
                ends: Vec::new(),
            },
            index: Index::new(),
        }
    }

    pub(crate) fn find(&self, text: &str) -> Option<u32> {
        self.index
            .find(Index::hash(text), |i| self.texts.at(i) == text)
    }

    pub(crate) fn intern(&mut self, text: &str) -> u32 {
        let texts = &self.texts;
        let found = self
            .index
            .find_or_insert(Index::hash(text), texts.ends.len(), |i| texts.at(i) == text);
        found.unwrap_or_else(|new| {
            self.texts.text.push_str(text);
            let end = u32::try_from(self.texts.text.len()).expect("less than 4 GiB of names");
            self.texts.ends.push(end);
            new
        })
    }

    pub(crate) fn at(&self, index: u32) -> &str {
        self.texts.at(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_keeps_its_number() {
        let mut strings = Strings::new();
        let numbers: Vec<u32> = (0..1000)
            .map(|i| strings.intern(&format!("s{i}")))
            .collect();
        assert_eq!(strings.intern(""), 1000);
        for (i, &number) in numbers.iter().enumerate() {
            let text = format!("s{i}");
            assert_eq!(strings.at(number), text);
            assert_eq!(strings.intern(&text), number);
            assert_eq!(strings.find(&text), Some(number));
        }
        assert_eq!(strings.at(1000), "");
        assert_eq!(strings.find("t"), None);
    }
}
