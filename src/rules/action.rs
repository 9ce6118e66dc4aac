//! What a player may decide, what happens then, and why a decision is refused.

use std::fmt;

use thiserror::Error;

use super::board::{Board, Pit, Side};
use super::outcome::Outcome;

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lift the stones of an own pit and sow them.
    Start(Pit),
    /// At a head: lift it and sow on.
    GoOn,
    /// At a head: end the turn.
    Stop,
    /// Take bonus from a pit of the opponent.
    Take {
        /// The pit.
        pit: Pit,
        /// How many stones; `None`: the whole pit, or as many of its stones as are still due.
        stones: Option<u8>,
    },
    /// Take no more bonus.
    Done,
    /// Give the game up; `None`: the side to move does.
    Resign(Option<Side>),
}

/// Stones in a pit, or taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitStones {
    /// The pit.
    pub pit: Pit,
    /// How many stones.
    pub stones: u8,
}

/// The pits that a capture empties, one or two: only those that held stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Captured([Option<PitStones>; 2]);

impl Captured {
    pub(super) fn push(&mut self, pit: Pit, stones: u8) {
        if let Some(free) = self.0.iter_mut().find(|pit| pit.is_none()) {
            *free = Some(PitStones { pit, stones });
        }
    }

    /// The pits with their stones.
    pub fn iter(self) -> impl Iterator<Item = PitStones> {
        self.0.into_iter().flatten()
    }

    /// Returns whether nothing is captured.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }
}

impl Action {
    /// The action in words: `start a1`, `take b3 * 2`.
    #[must_use]
    pub fn text(self, board: Board) -> String {
        match self {
            Self::Start(pit) => format!("start {}", board.name(pit)),
            Self::GoOn => "go-on".to_owned(),
            Self::Stop => "stop".to_owned(),
            Self::Take { pit, stones: None } => format!("take {}", board.name(pit)),
            Self::Take {
                pit,
                stones: Some(stones),
            } => format!("take {} * {stones}", board.name(pit)),
            Self::Done => "done".to_owned(),
            Self::Resign(None) => "resign".to_owned(),
            Self::Resign(Some(side)) => format!("resign {side}"),
        }
    }
}

/// What happens when a turn is played, in order. A [`Turn`](super::Turn) reports all but the last two, which a [`Game`](super::Game) adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A lap is sown from a pit.
    Lap {
        /// Where the stones were lifted.
        from: Pit,
        /// How many.
        stones: u8,
    },
    /// The last stone fell into an occupied head: a decision is due.
    Head(Pit),
    /// These pits are captured, with these stones.
    Capture(Captured),
    /// A bonus is taken from a pit.
    Take(PitStones),
    /// The turn that leads to this ply is complete.
    Turn(usize),
    /// The game is over.
    Over(Outcome),
}

/// Why a pit cannot be started, or taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalPit {
    /// It holds nothing.
    #[error("it is empty")]
    Empty,
    /// A single stone, while another pit holds two or more.
    #[error("it holds a single stone, and another pit holds two or more")]
    Few,
    /// A single stone before an occupied pit.
    #[error("a single stone moves only into an empty pit")]
    Blocked,
    /// Its sowing would never end.
    #[error("its sowing would never end")]
    Endless,
    /// It is the opponent's.
    #[error("it is the opponent's")]
    NotYours,
    /// It is the mover's own, and bonus is taken from the opponent.
    #[error("it is your own: the bonus is taken from the opponent")]
    Yours,
    /// The rules keep heads from the bonus.
    #[error("the bonus may not name a head")]
    SafeHead,
    /// A head waits for its decision.
    #[error("a head waits: stop, or go on where that is offered")]
    Head,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl IllegalPit {
    /// The stable code of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Few => "few",
            Self::Blocked => "blocked",
            Self::Endless => "endless",
            Self::NotYours => "not-yours",
            Self::Yours => "yours",
            Self::SafeHead => "safe-head",
            Self::Head => "head",
            Self::Over => "over",
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalReason {
    /// The pit cannot be started or taken from.
    #[error("{0}")]
    Pit(#[from] IllegalPit),
    /// The player has to decide something else.
    #[error("another decision is due")]
    OtherDecision,
    /// The bonus is counted in whole pits, and this one holds this many stones.
    #[error("a pit is taken whole, and it holds {0}")]
    WholePit(u8),
    /// The bonus is counted in stones, and at most this many can be taken here.
    #[error("1 to {0} stones can be taken from it")]
    Stones(u8),
    /// Only a start or going on can be previewed.
    #[error("only a start or going on can be previewed")]
    NoPreview,
    /// The game is over.
    #[error("the game is over, {0}")]
    Over(Outcome),
}

/// What a player may decide.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allowed {
    /// The pits to start from, or to take from.
    pub pits: Vec<Pit>,
    /// Going on at the head.
    pub go_on: bool,
    /// Stopping at the head.
    pub stop: bool,
    /// Taking no more bonus.
    pub done: bool,
}

/// An action that the rules do not allow now; nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct IllegalAction {
    /// The action.
    pub action: Action,
    /// Why it is refused.
    pub reason: IllegalReason,
    /// What is allowed instead.
    pub allowed: Allowed,
    /// The board, which names the pits.
    pub board: Board,
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            action,
            reason,
            allowed,
            board,
        } = self;
        let mut names: Vec<String> = allowed.pits.iter().map(|&pit| board.name(pit)).collect();
        let words = [
            (allowed.go_on, "go-on"),
            (allowed.stop, "stop"),
            (allowed.done, "done"),
        ];
        names.extend(
            words
                .iter()
                .filter(|word| word.0)
                .map(|word| word.1.to_owned()),
        );
        if names.is_empty() {
            names.push("nothing".to_owned());
        }
        let (action, names) = (action.text(*board), names.join(", "));
        write!(f, "{action} is not allowed: {reason}; allowed now: {names}")
    }
}
