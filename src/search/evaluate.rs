//! How good a position looks to the side to move, without looking ahead.

use crate::rules::Turn;
use crate::rules::ring::Ring;
use crate::rules::ruleset::{CaptureScope, Rules};

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

/// What makes a position good, in scores for all stones on the board, each counted of the side to move less the same of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Stones.
    pub stones: i32,
    /// Stones in columns whose inner pit is occupied: only those can be captured.
    pub exposed: i32,
    /// Stones in the fullest pit.
    pub fullest: i32,
    /// To be the side that moves; a score, whatever the stones.
    pub moves: i32,
}

/// Found by matches against other weights (docs/opponent.md).
pub const WEIGHTS: Weights = Weights {
    stones: 900,
    exposed: -300,
    fullest: -500,
    moves: 10,
};

/// Scores the position of a turn nothing of which is decided yet.
#[must_use]
pub fn evaluate(turn: &Turn, weights: &Weights) -> Score {
    let rules = turn.rules();
    let position = turn.position();
    let own = Counts::of(position.ring(turn.mover()), rules);
    let others = Counts::of(position.ring(turn.mover().other()), rules);
    let sum = (own.stones - others.stones) * weights.stones
        + (own.exposed - others.exposed) * weights.exposed
        + (own.fullest - others.fullest) * weights.fullest;
    let all = own.stones + others.stones;
    (sum / all.max(1) + weights.moves).clamp(-GUESS, GUESS)
}

/// What is counted of a side.
struct Counts {
    stones: i32,
    exposed: i32,
    fullest: i32,
}

impl Counts {
    fn of(ring: &Ring, rules: &Rules) -> Self {
        let (outer, inner) = ring.stones().split_at(ring.stones().len() / 2);
        let column = u16::from(rules.capture_scope() == CaptureScope::Column);
        let (mut stones, mut exposed, mut fullest) = (0, 0, 0);
        for (&front, &behind) in inner.iter().zip(outer.iter().rev()) {
            fullest = fullest.max(front).max(behind);
            let (front, behind) = (u16::from(front), u16::from(behind));
            stones += front + behind;
            exposed += front + column * behind * u16::from(front > 0);
        }
        Self {
            stones: i32::from(stones),
            exposed: i32::from(exposed),
            fullest: i32::from(fullest),
        }
    }
}
