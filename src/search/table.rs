//! What earlier visits of a position found: the transposition table.

use super::evaluate::{PROVEN, Score};

/// What a remembered score says of the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// It is exact.
    #[default]
    Exact,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    check: u32,
    /// The best turn found, as [`turn_id`](super::turns::turn_id) numbers it; 0: none.
    pub best: u32,
    score: i16,
    /// How many turns deep it was searched.
    pub depth: u8,
    /// What the score says.
    pub bound: Bound,
}

impl Entry {
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
}

impl TranspositionTable {
    /// A table of at most so many bytes, at least a few entries.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let pairs = (bytes / size_of::<[Entry; 2]>()).max(64);
        let power = 1 << pairs.ilog2();
        Self {
            pairs: vec![<[Entry; 2]>::default(); power],
            mask: power - 1,
        }
    }

    /// Forgets everything, so that a search depends on nothing that was searched before; so many positions will be looked at.
    pub fn begin(&mut self, nodes: u64) {
        let wanted = usize::try_from(nodes)
            .unwrap_or(usize::MAX)
            .min(self.pairs.len());
        self.mask = wanted.next_power_of_two().max(64) - 1;
        self.pairs[..=self.mask].fill(<[Entry; 2]>::default());
    }

    #[allow(clippy::cast_possible_truncation)] // both halves are wanted
    fn place(&self, key: u64) -> (usize, u32) {
        let place = key as usize & self.mask;
        (place, (key >> 32) as u32 | 1)
    }

    /// What is known of a position.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let (place, check) = self.place(key);
        self.pairs[place].iter().find(|entry| entry.check == check)
    }

    /// Remembers a position `ply` turns below the root.
    pub fn put(&mut self, key: u64, ply: Score, depth: u8, score: Score, bound: Bound, best: u32) {
        let (place, check) = self.place(key);
        let [deep, late] = &mut self.pairs[place];
        let entry = if deep.check == check || (late.check != check && depth >= deep.depth) {
            if deep.check != check {
                *late = *deep;
            }
            deep
        } else {
            late
        };
        let best = if best == 0 && entry.check == check {
            entry.best
        } else {
            best
        };
        let score = from_here(score, ply);
        *entry = Entry {
            check,
            best,
            score: i16::try_from(score).unwrap_or(0),
            depth,
            bound,
        };
    }
}
