//! How a game ended.

use std::fmt;

use super::board::Side;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None`: a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The player to move has no stone.
    NoStones,
    /// The player to move has stones, but no legal turn.
    NoMove,
    /// A position came back too often.
    Repetition,
    /// A player gave up.
    Resigned,
}

impl Reason {
    /// The reason's stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoStones => "no-stones",
            Self::NoMove => "no-move",
            Self::Repetition => "repetition",
            Self::Resigned => "resigned",
        }
    }
}

impl Outcome {
    /// The result as records write it: `1-0` if South won, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Side::South) => "1-0",
            Some(Side::North) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result(), self.reason.name())
    }
}
