//! How good a position looks to the side to move, without looking ahead.

use crate::rules::Turn;
use crate::rules::ring::Ring;
use crate::rules::ruleset::{Bonus, Rules, Takes};

/// How good a position is for the side to move: about a hundredth of the logarithm of the odds of winning.
///
/// Beyond [`PROVEN`] it is no guess: the game is won, or lost, within [`plies_to_end`] turns.
pub type Score = i32;

/// Won at once.
pub const WIN: Score = 30_000;
/// From here on a result is proven.
pub const PROVEN: Score = 29_000;
/// The most that is believed without a proof: a win that a side could perhaps have avoided by a turn the search left out.
pub const BELIEVED: Score = 20_000;
/// A game decided by repetition.
pub const REPEATED: Score = 10_000;
/// The bounds of [`evaluate`].
const GUESS: Score = 5_000;

/// Turns until the end of the game, of both players, where the result is proven.
#[must_use]
pub const fn plies_to_end(score: Score) -> Option<u32> {
    if score.abs() >= PROVEN {
        Some((WIN - score.abs()).unsigned_abs())
    } else {
        None
    }
}

/// The chance to win that a score stands for, 0 to 1.
#[must_use]
pub fn win_chance(score: Score) -> f64 {
    1.0 / (1.0 + (-f64::from(score) / 100.0).exp())
}

/// What is counted of a side; each is weighed against the opponent's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// Stones.
    pub stones: i32,
    /// Stones a capture could take: those of columns whose inner pit is occupied.
    pub exposed: i32,
    /// Pits with two stones or more.
    pub heaps: i32,
    /// Occupied pits.
    pub occupied: i32,
    /// Stones in the inner row.
    pub inner: i32,
}

impl Features {
    /// Counts them.
    #[must_use]
    pub fn of(ring: &Ring, rules: &Rules) -> Self {
        let (outer, inner) = ring.pits().split_at(ring.pits().len() / 2);
        let both = rules.takes() == Takes::Column;
        let mut counted = Self::default();
        let (mut exposed, mut inside, mut all) = (0_u16, 0_u16, 0_u16);
        for (&front, &behind) in inner.iter().zip(outer.iter().rev()) {
            let (front, behind) = (u16::from(front), u16::from(behind));
            let open = u16::from(front > 0);
            inside += front;
            all += front + behind;
            exposed += front + open * behind * u16::from(both);
        }
        counted.stones = i32::from(all);
        counted.exposed = i32::from(exposed);
        counted.inner = i32::from(inside);
        counted.heaps = i32::try_from(ring.heaps().len()).unwrap_or(0);
        counted.occupied = i32::try_from(ring.occupied().len()).unwrap_or(0);
        counted
    }

    const fn minus(self, other: Self) -> Self {
        Self {
            stones: self.stones - other.stones,
            exposed: self.exposed - other.exposed,
            heaps: self.heaps - other.heaps,
            occupied: self.occupied - other.occupied,
            inner: self.inner - other.inner,
        }
    }
}

/// What each feature is worth, in scores for all stones on the board.
struct Weights {
    stones: i32,
    exposed: i32,
    heaps: i32,
    occupied: i32,
    inner: i32,
    tempo: i32,
}

const TSORO: Weights = Weights {
    stones: 600,
    exposed: -100,
    heaps: 100,
    occupied: 200,
    inner: 0,
    tempo: 20,
};

const NSOLO: Weights = Weights {
    stones: 600,
    exposed: -50,
    heaps: 100,
    occupied: 200,
    inner: 0,
    tempo: 20,
};

/// Scores the position of a turn nothing of which is decided yet.
#[must_use]
pub fn evaluate(turn: &Turn) -> Score {
    let rules = turn.rules();
    let position = turn.position();
    let own = Features::of(position.ring(turn.mover()), rules);
    let others = Features::of(position.ring(turn.mover().other()), rules);
    let weights = match rules.bonus() {
        Bonus::Pits(_) => &TSORO,
        Bonus::Equal => &NSOLO,
    };
    let edge = own.minus(others);
    let sum = edge.stones * weights.stones
        + edge.exposed * weights.exposed
        + edge.heaps * weights.heaps
        + edge.occupied * weights.occupied
        + edge.inner * weights.inner;
    let all = own.stones + others.stones;
    (sum / all.max(1) + weights.tempo).clamp(-GUESS, GUESS)
}
