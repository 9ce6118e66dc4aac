//! Tsoro and Nsolo, four-row mancala games of southern Africa: rules, records, an opponent, proofs and diagrams.
//!
//! A [`Game`] is played by [`Rules`], which are data: a preset and its exceptions, written as text.
//!
//! ```
//! use tsoro::{Action, Game, Rules};
//!
//! let rules: Rules = "tsoro width=8 heads=1".parse()?;
//! let mut game = Game::new(rules);
//!
//! // Whole turns are played by their text …
//! game.play_turn("g1")?;
//!
//! // … and a turn decision by decision.
//! let pit = rules.board().pit("d4")?;
//! game.play(Action::Start(pit))?;
//! assert_eq!(game.plies(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to look
//!
//! | for | see |
//! |---|---|
//! | what a game is | [`Rules`], [`Preset`](rules::ruleset::Preset) |
//! | what a player decides, and what happens | [`Turn`], [`Action`], [`Event`] |
//! | games, undo, results | [`Game`], [`Outcome`] |
//! | positions and pits | [`Position`], [`Board`], [`Pit`] |
//! | records | [`Game`] implements `FromStr`; [`Game::record`] |
//! | every turn of a position | [`rules::generate`] |
//! | the computer opponent | [`search`] |
//! | proofs of small boards | [`search::proof`] |
//! | pictures | [`diagram`] |
//!
//! # Errors
//!
//! Refusals are typed, and their texts say what was refused, why, and what is allowed. Nothing changes when something is refused, and
//! no event is reported. Public constructors check what they are given.
//!
//! # Features
//!
//! Without features the crate has no dependency on a browser or a terminal. `cli` builds the command `tsoro`; `js` builds the
//! JavaScript API for `wasm32-unknown-unknown`, `js-rules` the same without the opponent.
#![cfg_attr(not(test), warn(clippy::unwrap_used))]

#[cfg(all(feature = "js-rules", target_arch = "wasm32"))]
pub mod api;
#[doc(hidden)] // for measuring this crate by its own tools
pub mod bench;
pub mod diagram;
pub mod rules;
pub mod search;

pub use diagram::Diagram;
pub use rules::action::{
    Action, Allowed, Captured, Event, IllegalAction, IllegalPit, IllegalReason, PitStones,
};
pub use rules::board::{Board, Direction, NoSuchPit, Pit, Side};
pub use rules::game::{Game, NoSuchPly};
pub use rules::notation::BadTurn;
pub use rules::outcome::{Outcome, Reason};
pub use rules::pit_set::PitSet;
pub use rules::position::{BadPosition, Position, WrongBoard};
pub use rules::record::{BadRecord, BadTag};
pub use rules::ring::{BadRing, Ring};
pub use rules::ruleset::{BadRules, Rules};
pub use rules::turn::{Stage, Turn};

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
