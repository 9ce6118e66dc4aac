//! How fast the engine is: the best of many slices, since other work on the machine can only slow one down.

use std::fmt;
use std::time::Instant;

use serde_json::{Value, json};
use tsoro::bench::{Played, Playouts};
use tsoro::rules::Rules;

use crate::signals;

/// Turns a slice.
const SLICE: u32 = 20_000;

/// What play on one board costs, in nanoseconds.
pub struct Speed {
    played: Played,
    /// Slices measured.
    pub slices: u32,
    /// A random turn.
    turn: f64,
    /// The sowings of such a turn by the barest loop there is, and nothing else.
    chain: f64,
    /// A lap of those.
    lap: f64,
}

impl Speed {
    /// Measures so many slices, or fewer if a signal comes.
    #[allow(clippy::cast_precision_loss)] // laps of one slice
    pub fn of(rules: Rules, slices: u32, seed: u64) -> Self {
        let mut playouts = Playouts::new(rules, seed);
        let (mut turn, mut chain, mut lap) = (f64::MAX, f64::MAX, f64::MAX);
        let mut measured = 0;
        while measured < slices && !signals::came() {
            measured += 1;
            let began = Instant::now();
            playouts.play(SLICE);
            turn = turn.min(began.elapsed().as_secs_f64() * 1e9 / f64::from(SLICE));
            let mut sowings = playouts.sowings(SLICE);
            let began = Instant::now();
            let laps = sowings.sow();
            let nanoseconds = began.elapsed().as_secs_f64() * 1e9;
            chain = chain.min(nanoseconds / f64::from(SLICE));
            lap = lap.min(nanoseconds / laps as f64);
        }
        Self {
            played: playouts.played(),
            slices: measured,
            turn,
            chain,
            lap,
        }
    }

    /// A whole random game.
    #[allow(clippy::cast_precision_loss)] // figures for people
    fn playout(&self) -> f64 {
        self.turn * self.played.turns as f64 / self.played.games as f64
    }

    /// As JSON, with a fingerprint of what was played.
    pub fn json(&self, board: &str) -> Value {
        json!({
            "rules": board, "turns": self.played.turns, "games": self.played.games,
            "fingerprint": format!("{:016x}", self.played.fingerprint),
            "turn": self.turn, "chain": self.chain, "lap": self.lap,
        })
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            turn, chain, lap, ..
        } = self;
        write!(
            f,
            "{:>10.0} turns/s {:>7.0} playouts/s {turn:>6.1} ns/turn {chain:>5.1} ns its sowings bare {lap:>5.1} ns/lap",
            1e9 / turn,
            1e9 / self.playout(),
        )
    }
}
