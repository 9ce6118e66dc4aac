//! What is known of positions, for certain.

use std::collections::TryReserveError;

use super::table::{Key, Table};

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
}

impl Known {
    /// Whether the claim holds within this many turns, if that is known.
    pub fn answer(self, claim: Claim, plies: u8) -> Option<bool> {
        let (holds, fails) = (self.holds[claim as usize], self.fails[claim as usize]);
        let other = self.holds[claim.turned() as usize];
        if holds > 0 && holds <= plies {
            Some(true)
        } else if fails >= plies || other > 0 {
            Some(false)
        } else {
            None
        }
    }

    fn add(&mut self, claim: Claim, plies: u8, answer: bool) {
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

    #[allow(clippy::cast_possible_truncation)] // only the low half is used
    const fn from_word(word: u64) -> Self {
        let [wins, loses, not_wins, not_loses] = (word as u32).to_le_bytes();
        Self {
            holds: [wins, loses],
            fails: [not_wins, not_loses],
        }
    }

    fn word(self) -> u64 {
        let ([wins, loses], [not_wins, not_loses]) = (self.holds, self.fails);
        u32::from_le_bytes([wins, loses, not_wins, not_loses]).into()
    }
}

/// How far a claim is from being decided: the numbers of a proof-number search.
///
/// The mover of the position wants to win, or not to lose: at least this many positions have to be decided for it to succeed (`phi`), and for the other side to
/// foil it (`delta`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub phi: u32,
    pub delta: u32,
}

impl Numbers {
    /// More than any sum of them.
    pub const NEVER: u32 = (1 << 28) - 1;

    /// Numbers that only a decision reaches.
    pub const LIMITLESS: Self = Self {
        phi: Self::NEVER,
        delta: Self::NEVER,
    };

    /// Those of a position whose mover succeeds.
    pub const SUCCESS: Self = Self {
        phi: 0,
        delta: Self::NEVER,
    };

    /// Those of a position whose mover does not.
    pub const FAILURE: Self = Self {
        phi: Self::NEVER,
        delta: 0,
    };

    /// Those of a position of which it is known whether the claim holds.
    pub const fn decided(claim: Claim, holds: bool) -> Self {
        if matches!(claim, Claim::Wins) == holds {
            Self::SUCCESS
        } else {
            Self::FAILURE
        }
    }

    /// Whether the mover has succeeded, if that is decided.
    pub const fn success(self) -> Option<bool> {
        match (self.phi, self.delta) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    #[allow(clippy::cast_possible_truncation)] // masked
    const fn from_word(word: u64) -> Self {
        Self {
            phi: (word & Self::NEVER as u64) as u32,
            delta: (word >> 28 & Self::NEVER as u64) as u32,
        }
    }

    /// With the number of turns it is about on top.
    fn word(self, plies: u8) -> u64 {
        u64::from(self.phi) | u64::from(self.delta) << 28 | u64::from(plies) << 56
    }
}

/// What tells the numbers of a claim from the knowledge of the same position.
fn mark(claim: Claim) -> u64 {
    (claim as u64 + 1) << 32
}

/// How far ahead it was looked: what took the most work is kept longest.
fn reach(word: u64) -> u8 {
    let bytes = word.to_le_bytes();
    match bytes[7] {
        0 => bytes.into_iter().fold(0, u8::max),
        plies => plies,
    }
}

/// All that is known, or thought.
#[derive(Debug)]
pub struct Knowledge(Table);

impl Knowledge {
    /// Knowledge that takes at most this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        Self(Table::new(bytes))
    }

    /// The same, where the system may have less memory than that.
    ///
    /// # Errors
    /// It has less.
    pub(super) fn try_new(bytes: usize) -> Result<Self, TryReserveError> {
        Table::try_new(bytes).map(Self)
    }

    /// These positions will be asked for.
    pub(super) fn expect(&self, keys: impl Iterator<Item = Key>) {
        self.0.expect(keys);
    }

    /// Whether the claim holds, if that is known.
    pub(super) fn answer(&self, key: Key, claim: Claim, plies: u8) -> Option<bool> {
        let (known, _) = self.0.words(key, mark(claim));
        Known::from_word(known).answer(claim, plies)
    }

    /// Within how many turns the claim holds, if it is known to.
    pub(super) fn least(&self, key: Key, claim: Claim) -> Option<u8> {
        let (known, _) = self.0.words(key, mark(claim));
        let least = Known::from_word(known).holds[claim as usize];
        (least > 0).then_some(least)
    }

    /// The numbers of a claim, if it was looked into.
    pub(super) fn numbers(&self, key: Key, claim: Claim, plies: u8) -> Option<Numbers> {
        let (known, numbers) = self.0.words(key, mark(claim));
        match Known::from_word(known).answer(claim, plies) {
            Some(holds) => Some(Numbers::decided(claim, holds)),
            None => (numbers >> 56 == plies.into()).then(|| Numbers::from_word(numbers)),
        }
    }

    /// Adds what was found out of a position.
    pub(super) fn learn(&self, key: Key, claim: Claim, plies: u8, answer: bool) {
        self.0.change(key, 0, reach, |word| {
            let mut known = Known::from_word(word);
            known.add(claim, plies, answer);
            known.word()
        });
    }

    /// Keeps the numbers of a claim that is not decided yet; of one claim, for one number of turns at a time.
    pub(super) fn suppose(&self, key: Key, claim: Claim, plies: u8, numbers: Numbers) {
        self.0
            .change(key, mark(claim), reach, |_| numbers.word(plies));
    }

    /// How many entries there is room for.
    #[must_use]
    pub fn room(&self) -> usize {
        self.0.room()
    }

    /// What is known, to be kept elsewhere: the place of each entry, and its words.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 3]> {
        self.0.entries()
    }

    /// Takes back an entry; false if there is no such place.
    ///
    /// What it says is believed. Who cannot be sure of it lets [`Prover::certify`](super::Prover::certify) follow a proof to its end.
    #[must_use]
    pub fn restore(&self, entry: [u64; 3]) -> bool {
        self.0.restore(entry)
    }
}
