//! The ladder of levels: how strong the opponent plays, told by how much it looks at, how far it may
//! misjudge, and how often it does not think. No clock is in it, so that a
//! level plays alike on every machine.

use super::evaluate::Score;
use super::{Limits, Tuning};

/// A rung of the ladder, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

struct Rung {
    nodes: u64,
    noise: Score,
    blunder_rate: u64,
    bonus_width: usize,
}

const fn rung(nodes: u64, noise: Score, blunder_rate: u64, bonus_width: usize) -> Rung {
    Rung {
        nodes,
        noise,
        blunder_rate,
        bonus_width,
    }
}

/// Level 1 first.
const LADDER: [Rung; 8] = [
    rung(8, 250, 50, 1),
    rung(80, 120, 18, 1),
    rung(300, 80, 8, 2),
    rung(2_000, 40, 2, 3),
    rung(10_000, 12, 0, 4),
    rung(50_000, 6, 0, 5),
    rung(250_000, 3, 0, 5),
    rung(1_500_000, 1, 0, 5),
];

impl Level {
    /// All levels, the gentlest first.
    pub const ALL: std::ops::RangeInclusive<u8> = 1..=8;

    /// The level of that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.contains(&number).then_some(Self(number))
    }

    /// How a player of this level searches.
    #[must_use]
    pub fn limits(self, seed: u64) -> Limits {
        let rung = &LADDER[usize::from(self.0 - 1)];
        Limits {
            nodes: rung.nodes,
            tuning: Tuning {
                bonus_width: rung.bonus_width,
                noise: rung.noise,
                blunder_rate: rung.blunder_rate,
                seed,
                ..Tuning::default()
            },
            ..Limits::default()
        }
    }
}
