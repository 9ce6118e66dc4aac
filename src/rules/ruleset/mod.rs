//! Rules as data: what varies, the presets (`presets.rs`), the keys and their text form (`keys.rs`; RULES 3–5).
//!
//! A variant is a value of [`Rules`]; nothing outside this folder asks which preset it came from.

mod keys;
mod presets;

use std::ops::Range;

pub use self::keys::{BadRules, Key};
pub use self::presets::Preset;
use super::board::{Board, Direction, Side};
use super::position::Position;
use super::ring::Ring;

/// Where the stones lie at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setup {
    /// Two in every outer pit.
    OuterRows,
    /// Two in every pit but the right end of the inner row.
    AllButOne,
}

/// What the mover may take after a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Up to this many whole pits, `0..=5`.
    Pits(u8),
    /// Up to as many single stones as the capture took.
    Equal,
}

/// What a capture takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CaptureScope {
    /// The facing inner pit and the outer pit behind it.
    Column,
    /// The facing inner pit alone.
    Inner,
}

/// What a repeated position means (a ruling).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repeat {
    /// The third occurrence ends the game; it is judged by the stones.
    Judge,
    /// The second occurrence is a draw.
    Draw,
}

/// The rules of one game: a preset, varied by keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    preset: Preset,
    setup: Setup,
    width: u8,
    bonus: Bonus,
    heads: u8,
    capture_scope: CaptureScope,
    direction: Direction,
    safe_heads: bool,
    repeat: Repeat,
}

impl Default for Rules {
    fn default() -> Self {
        Preset::Tsoro.rules()
    }
}

impl Rules {
    /// The preset these rules vary.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The board they are played on.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.width)
    }

    /// What may be taken after a capture.
    #[must_use]
    pub const fn bonus(&self) -> Bonus {
        self.bonus
    }

    /// What a capture takes.
    #[must_use]
    pub const fn capture_scope(&self) -> CaptureScope {
        self.capture_scope
    }

    /// Which way one sows.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// What a repeated position means.
    #[must_use]
    pub const fn repeat(&self) -> Repeat {
        self.repeat
    }

    /// Heads a side: 0, 1 or 2.
    #[must_use]
    pub const fn heads(&self) -> u8 {
        self.heads
    }

    /// How far on the next pit lies in sowing direction, going up the indices of a ring and round.
    #[must_use]
    #[inline]
    pub const fn step(&self) -> u8 {
        match self.direction {
            Direction::CounterClockwise => 1,
            Direction::Clockwise => 2 * self.width - 1,
        }
    }

    /// The ring index that follows `index` in sowing direction.
    #[must_use]
    #[inline]
    pub const fn next(&self, index: u8) -> u8 {
        let ring = 2 * self.width;
        let next = index + self.step();
        if next >= ring { next - ring } else { next }
    }

    /// Whether the ring index is a head (*musoro*): the rightmost pits of the outer row.
    #[must_use]
    pub const fn is_head(&self, index: u8) -> bool {
        index < self.width && index + self.heads >= self.width
    }

    /// The ring indices that the bonus may not name: heads, where the rules keep them safe.
    #[must_use]
    pub const fn safe_pits(&self) -> Range<u8> {
        let heads = if self.safe_heads { self.heads } else { 0 };
        self.width - heads..self.width
    }

    /// The position a game starts from, South to move.
    #[must_use]
    pub fn start(&self) -> Position {
        let board = self.board();
        let stones = |index: u8| match (self.heads, self.setup) {
            (1, _) if self.is_head(index) => 3,
            (_, Setup::OuterRows) => 2 * u8::from(!board.is_inner(index)),
            (_, Setup::AllButOne) => 2 * u8::from(index != self.width),
        };
        let ring = Ring::with_stones((0..board.ring()).map(stones));
        Position::of(ring.clone(), ring, Side::South)
    }
}
