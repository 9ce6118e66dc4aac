//! The ladder of levels: how strong the opponent plays, told by how much it looks at and how far it may misjudge. No clock is in it, so that a
//! level plays alike on every machine.

use super::evaluate::{Score, WEIGHTS};
use super::{Limits, Style};

/// A rung of the ladder, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

struct Rung {
    nodes: u64,
    noise: Score,
    width: usize,
}

/// Level 1 first.
const LADDER: [Rung; 8] = [
    Rung {
        nodes: 8,
        noise: 250,
        width: 1,
    },
    Rung {
        nodes: 60,
        noise: 120,
        width: 1,
    },
    Rung {
        nodes: 400,
        noise: 60,
        width: 2,
    },
    Rung {
        nodes: 2_000,
        noise: 30,
        width: 3,
    },
    Rung {
        nodes: 10_000,
        noise: 12,
        width: 4,
    },
    Rung {
        nodes: 50_000,
        noise: 6,
        width: 5,
    },
    Rung {
        nodes: 250_000,
        noise: 3,
        width: 5,
    },
    Rung {
        nodes: 1_500_000,
        noise: 1,
        width: 5,
    },
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
            style: Style {
                width: rung.width,
                noise: rung.noise,
                seed,
                weights: WEIGHTS,
            },
            ..Limits::default()
        }
    }
}
