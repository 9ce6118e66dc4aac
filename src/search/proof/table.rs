//! A table of words by position that any number of provers fill and read at once.
//!
//! An entry is two words, the first of which is the other half of the position's key mixed with the second: an entry of which another prover has just
//! written one word fits no position, and counts as nothing
//! (<https://www.chessprogramming.org/Shared_Hash_Table#Lockless>).

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering};

/// A position's place in the table, and what tells it from others there.
pub(super) type Key = (u64, u64);

/// Entries a position may be in, side by side in a processor's cache line.
const BUCKET: usize = 4;

type Entry = [AtomicU64; 2];

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// The table.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
}

impl Table {
    /// A table of at most this many bytes, at least a few entries.
    pub fn new(bytes: usize) -> Self {
        let mut table = Self {
            buckets: Vec::new(),
        };
        table.fill(buckets_in(bytes));
        table
    }

    /// The same, where the system may have less memory than that.
    ///
    /// # Errors
    /// It has less.
    pub fn try_new(bytes: usize) -> Result<Self, TryReserveError> {
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(buckets_in(bytes))?;
        let mut table = Self { buckets };
        table.fill(buckets_in(bytes));
        Ok(table)
    }

    fn fill(&mut self, buckets: usize) {
        self.buckets.resize_with(buckets, Default::default);
    }

    #[allow(clippy::cast_possible_truncation)] // less than the number of buckets
    fn bucket(&self, key: Key) -> &[Entry; BUCKET] {
        let place = (u128::from(key.0) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize].0
    }

    /// Asks for the places of these positions all at once, so that the words of one need not be waited for after those of another.
    pub fn expect(&self, keys: impl Iterator<Item = Key>) {
        let check = |sum, key| sum ^ self.bucket(key)[0][0].load(Ordering::Relaxed);
        std::hint::black_box(keys.fold(0, check));
    }

    /// Its words, two of them, of which the second has another mark than 0; 0 where it has none.
    pub fn words(&self, key: Key, mark: u64) -> (u64, u64) {
        let mut words = (0, 0);
        for (check, word) in self.bucket(key).iter().map(read) {
            match check ^ word ^ key.1 {
                0 => words.0 = word,
                other if other == mark => words.1 = word,
                _ => {}
            }
        }
        words
    }

    /// Changes the position's word with this mark, 0 if it has none; where there is no room, it drives out the word worth least.
    pub fn change(
        &self,
        key: Key,
        mark: u64,
        worth: fn(u64) -> u8,
        change: impl FnOnce(u64) -> u64,
    ) {
        let bucket = self.bucket(key);
        let check = key.1 ^ mark;
        let mut chosen = &bucket[0];
        let mut known = 0;
        let mut least = u8::MAX;
        for entry in bucket {
            let (mixed, word) = read(entry);
            if mixed ^ word == check {
                (chosen, known) = (entry, word);
                break;
            }
            if worth(word) < least {
                (chosen, least) = (entry, worth(word));
            }
        }
        let word = change(known);
        chosen[0].store(check ^ word, Ordering::Relaxed);
        chosen[1].store(word, Ordering::Relaxed);
    }

    /// How many entries there is room for.
    pub fn room(&self) -> usize {
        self.buckets.len() * BUCKET
    }

    /// Every entry: its place, and its words.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 3]> {
        let entries = self.buckets.iter().flat_map(|bucket| &bucket.0);
        (0..)
            .zip(entries)
            .map(|(place, entry)| {
                let (check, word) = read(entry);
                [place, check, word]
            })
            .filter(|&[_, _, word]| word != 0)
    }

    /// Takes back an entry; false if there is no such place.
    #[must_use]
    pub fn restore(&self, [place, check, word]: [u64; 3]) -> bool {
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        let Some(bucket) = self.buckets.get(place / BUCKET) else {
            return false;
        };
        let entry = &bucket.0[place % BUCKET];
        entry[0].store(check, Ordering::Relaxed);
        entry[1].store(word, Ordering::Relaxed);
        true
    }
}

fn buckets_in(bytes: usize) -> usize {
    (bytes / size_of::<Bucket>()).max(256)
}

fn read([check, word]: &Entry) -> (u64, u64) {
    (check.load(Ordering::Relaxed), word.load(Ordering::Relaxed))
}
