//! What is known of positions: a table that any number of provers fill and read at once.
//!
//! An entry is two words, the first of which is the other half of the position's key mixed with the second: an entry of which another prover has just
//! written one word fits no position, and counts as nothing
//! (<https://www.chessprogramming.org/Shared_Hash_Table#Lockless>).

use std::sync::atomic::{AtomicU64, Ordering};

/// A position's place in the table, and what tells it from others there.
pub(super) type Key = (u64, u64);

/// What is claimed of a position: that its side to move can force the other out of turns, or cannot help being out of turns itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    Wins,
    Loses,
}

impl Claim {
    /// What is to be claimed of the positions that can follow.
    pub const fn turned(self) -> Self {
        match self {
            Self::Wins => Self::Loses,
            Self::Loses => Self::Wins,
        }
    }
}

/// What is known of a position: for each claim within how many turns of both sides it holds, and within how many it does not; 0: nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    holds: [u8; 2],
    fails: [u8; 2],
    /// Of the position that was the answer last time, the key's low half.
    pub best: u32,
}

impl Known {
    /// Whether the claim holds within so many turns, if that is known.
    pub fn answer(self, claim: Claim, plies: u8) -> Option<bool> {
        let (holds, fails) = (self.holds[claim as usize], self.fails[claim as usize]);
        if holds > 0 && holds <= plies {
            Some(true)
        } else if fails >= plies {
            Some(false)
        } else {
            None
        }
    }

    pub fn add(&mut self, claim: Claim, plies: u8, answer: bool) {
        let (holds, fails) = (
            &mut self.holds[claim as usize],
            &mut self.fails[claim as usize],
        );
        match answer {
            true if *holds == 0 => *holds = plies,
            true => *holds = plies.min(*holds),
            false => *fails = plies.max(*fails),
        }
    }

    const fn from_word(word: u64) -> Self {
        let [wins, loses, not_wins, not_loses, a, b, c, d] = word.to_le_bytes();
        Self {
            holds: [wins, loses],
            fails: [not_wins, not_loses],
            best: u32::from_le_bytes([a, b, c, d]),
        }
    }

    const fn word(self) -> u64 {
        let ([wins, loses], [not_wins, not_loses]) = (self.holds, self.fails);
        let [a, b, c, d] = self.best.to_le_bytes();
        u64::from_le_bytes([wins, loses, not_wins, not_loses, a, b, c, d])
    }

    /// How far ahead it was looked: what took the most work is kept longest.
    fn reach(self) -> u8 {
        let all = self.holds.iter().chain(&self.fails);
        all.fold(0, |most, &plies| most.max(plies))
    }
}

/// The table.
#[derive(Debug)]
pub struct Knowledge {
    words: Vec<[AtomicU64; 2]>,
}

/// Entries a position may be in.
const BUCKET: usize = 4;

impl Knowledge {
    /// A table of at most so many bytes, at least a few entries.
    pub(super) fn new(bytes: usize) -> Self {
        let entries: usize = 1 << (bytes / 16).max(1024).ilog2();
        Self {
            words: std::iter::repeat_with(Default::default)
                .take(entries)
                .collect(),
        }
    }

    #[allow(clippy::cast_possible_truncation)] // the low part is wanted
    fn bucket(&self, key: Key) -> &[[AtomicU64; 2]] {
        let first = key.0 as usize & (self.words.len() - 1) & !(BUCKET - 1);
        &self.words[first..first + BUCKET]
    }

    pub(super) fn get(&self, key: Key) -> Known {
        self.bucket(key)
            .iter()
            .map(read)
            .find(|&(check, word)| check ^ word == key.1)
            .map_or_else(Known::default, |(_, word)| Known::from_word(word))
    }

    /// Adds to what is known of a position.
    pub(super) fn learn(&self, key: Key, add: impl FnOnce(&mut Known)) {
        let bucket = self.bucket(key);
        let mut chosen = &bucket[0];
        let mut known = Known::default();
        let mut least = u8::MAX;
        for entry in bucket {
            let (check, word) = read(entry);
            let found = Known::from_word(word);
            if check ^ word == key.1 {
                (chosen, known) = (entry, found);
                break;
            }
            if found.reach() < least {
                (chosen, least) = (entry, found.reach());
            }
        }
        add(&mut known);
        let word = known.word();
        chosen[0].store(key.1 ^ word, Ordering::Relaxed);
        chosen[1].store(word, Ordering::Relaxed);
    }
}

impl Knowledge {
    /// How many entries there is room for.
    #[must_use]
    pub fn room(&self) -> usize {
        self.words.len()
    }

    /// What is known, to be kept elsewhere: the place of each entry, and its words.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 3]> {
        let places = (0..).zip(&self.words);
        places
            .map(|(place, entry)| {
                let (check, word) = read(entry);
                [place, check, word]
            })
            .filter(|&[_, _, word]| word != 0)
    }

    /// Takes back an entry; false if there is no such place.
    #[must_use]
    pub fn restore(&self, [place, check, word]: [u64; 3]) -> bool {
        let entry = usize::try_from(place)
            .ok()
            .and_then(|place| self.words.get(place));
        let Some(entry) = entry else {
            return false;
        };
        entry[0].store(check, Ordering::Relaxed);
        entry[1].store(word, Ordering::Relaxed);
        true
    }
}

fn read([check, word]: &[AtomicU64; 2]) -> (u64, u64) {
    (check.load(Ordering::Relaxed), word.load(Ordering::Relaxed))
}
