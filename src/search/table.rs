//! What earlier visits of a position found: the transposition table.

use super::evaluate::{PROVEN, Score};

/// What a remembered score says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is exact.
    Exact,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    check: u64,
    /// The best turn found, as [`turn_id`](super::turns::turn_id) numbers it; 0: none.
    pub best: u32,
    score: i16,
    /// How many turns deep it was searched.
    pub depth: u8,
    /// What the score says, two bits, and the search it is from.
    mark: u8,
}

/// Searches that are told apart by an entry's mark; 0 is none.
const GENERATIONS: u8 = 1 << 6;

impl Entry {
    /// What the score says.
    #[must_use]
    pub const fn bound(&self) -> Bound {
        match self.mark & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        }
    }

    const fn generation(&self) -> u8 {
        self.mark >> 2
    }

    /// The score, seen from a position `ply` turns below the root.
    #[must_use]
    pub fn score(&self, ply: Score) -> Score {
        from_here(Score::from(self.score), -ply)
    }
}

/// A proven score counts turns to the end: from the root in the search, from the position itself in the table.
const fn from_here(score: Score, plies: Score) -> Score {
    if score >= PROVEN {
        score + plies
    } else if score <= -PROVEN {
        score - plies
    } else {
        score
    }
}

/// A table of positions; of those that fall into one place the deeper and the latest are kept.
#[derive(Debug)]
pub struct TranspositionTable {
    pairs: Vec<[Entry; 2]>,
    /// The part in use is a power of two in length; this is one less.
    mask: usize,
    /// The present search; what earlier ones left counts as nothing, and costs no clearing.
    generation: u8,
}

impl TranspositionTable {
    /// A table of at most this many bytes, at least a few entries.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let pairs = (bytes / size_of::<[Entry; 2]>()).max(64);
        let power = 1 << pairs.ilog2();
        Self {
            pairs: vec![<[Entry; 2]>::default(); power],
            mask: power - 1,
            generation: 0,
        }
    }

    /// Forgets everything, so that a search depends on nothing that was searched before; this many positions will be looked at.
    pub fn begin(&mut self, nodes: u64) {
        let wanted = usize::try_from(nodes)
            .unwrap_or(usize::MAX)
            .min(self.pairs.len());
        self.mask = wanted.next_power_of_two().max(64) - 1;
        self.generation += 1;
        if self.generation == GENERATIONS {
            self.pairs.fill(<[Entry; 2]>::default());
            self.generation = 1;
        }
    }

    #[allow(clippy::cast_possible_truncation)] // the low part is wanted
    const fn place(&self, key: u64) -> usize {
        key as usize & self.mask
    }

    const fn holds(&self, entry: &Entry, key: u64) -> bool {
        entry.check == key && entry.generation() == self.generation
    }

    /// What is known of a position.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let pair = &self.pairs[self.place(key)];
        pair.iter().find(|entry| self.holds(entry, key))
    }

    /// Remembers a position `ply` turns below the root.
    pub fn put(&mut self, key: u64, ply: Score, depth: u8, score: Score, bound: Bound, best: u32) {
        let place = self.place(key);
        let [deep, late] = &self.pairs[place];
        let again = self.holds(deep, key);
        let first = again
            || deep.generation() != self.generation
            || (depth >= deep.depth && !self.holds(late, key));
        if first && !again {
            self.pairs[place][1] = *deep;
        }
        let nth = usize::from(!first);
        let before = &self.pairs[place][nth];
        let best = if best == 0 && self.holds(before, key) {
            before.best
        } else {
            best
        };
        let bound = match bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        self.pairs[place][nth] = Entry {
            check: key,
            best,
            score: i16::try_from(from_here(score, ply)).unwrap_or(0),
            depth,
            mark: self.generation << 2 | bound,
        };
    }
}
