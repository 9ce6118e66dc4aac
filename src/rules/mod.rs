//! The games: pure and deterministic; no clock, no randomness, no input or output.
//!
//! Start reading at [`ruleset`] (what a game is), then [`turn`] (what a player does) and [`game`] (what becomes of it).
//! `RULES` in the comments is the project's page of rules; section numbers are its.

pub mod action;
pub mod board;
pub mod game;
pub mod generate;
pub mod notation;
pub mod outcome;
pub mod pit_set;
pub mod plain;
pub mod position;
pub mod preview;
pub mod record;
pub mod ring;
pub mod ruleset;
pub mod sowing;
pub mod turn;

pub use action::{Action, Event};
pub use board::{Board, Direction, Pit, Side};
pub use game::Game;
pub use outcome::{Outcome, Reason};
pub use pit_set::PitSet;
pub use position::Position;
pub use ruleset::Rules;
pub use turn::Turn;
