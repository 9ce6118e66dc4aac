//! Games between two players, and what their results say.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::{fmt, io};

use tsoro::bench::{Random, random_turn};
use tsoro::rules::{Game, Rules, Side};

use crate::player::{Player, Spec};
use crate::signals;

/// A match: who plays, what, how often.
pub struct Match {
    /// The rules.
    pub rules: Rules,
    /// Games.
    pub games: u64,
    /// The player whose score is told.
    pub a: Spec,
    /// The other.
    pub b: Spec,
    /// Openings and the players' own seeds depend on it.
    pub seed: u64,
    /// Turns played at random before the players begin; two games with changed colours share them.
    pub opening: u32,
    /// Games at a time.
    pub threads: usize,
}

/// Openings tried before it is said that there are none.
const TRIES: u32 = 1000;

/// Why a match cannot be played.
#[derive(Debug)]
pub enum Unplayable {
    /// Games by these rules end before an opening of this many turns.
    NoOpening(u32),
    /// The system has no thread for it.
    NoThread(io::Error),
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoOpening(turns) => write!(
                f,
                "of {TRIES} games at random none lasted {turns} turns: `--opening` must be shorter"
            ),
            Self::NoThread(error) => write!(f, "no games can be played: {error}"),
        }
    }
}

/// Results, for the first player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// Turns played.
    pub turns: u64,
}

impl Tally {
    /// Games.
    pub const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The share of points, a draw being half a point.
    #[allow(clippy::cast_precision_loss)] // counts of games
    pub fn score(&self) -> f64 {
        // Without games it is not a number, which JSON calls null.
        (self.won as f64 + self.drawn as f64 / 2.0) / self.games() as f64
    }

    /// The 95 % interval of the score, after Wilson (<https://doi.org/10.1080/01621459.1927.10502953>).
    #[allow(clippy::cast_precision_loss)] // counts of games
    pub fn interval(&self) -> (f64, f64) {
        let (games, score, z) = (self.games() as f64, self.score(), 1.959_964_f64);
        let share = z * z / games;
        let middle = score + share / 2.0;
        let spread = z * (score * (1.0 - score) / games + share / (4.0 * games)).sqrt();
        let whole = 1.0 + share;
        ((middle - spread) / whole, (middle + spread) / whole)
    }
}

impl Match {
    /// Plays it, or until a signal comes; `see` hears the tally after each game.
    pub fn play(&self, see: &(impl Fn(Tally) + Sync)) -> Result<Tally, Unplayable> {
        let next = AtomicU64::new(0);
        let tally = Mutex::new(Tally::default());
        let opens = AtomicBool::new(true);
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games || !opens.load(Ordering::Relaxed) || signals::came() {
                    break;
                }
                let Some(mut game) = self.opened(number) else {
                    opens.store(false, Ordering::Relaxed);
                    break;
                };
                let Some((winner, turns)) = self.play_game(number, &mut game) else {
                    break;
                };
                if let Ok(mut tally) = tally.lock() {
                    match winner {
                        None => tally.drawn += 1,
                        Some(true) => tally.won += 1,
                        Some(false) => tally.lost += 1,
                    }
                    tally.turns += turns;
                    see(*tally);
                }
            }
        };
        thread::scope(|scope| {
            for nth in 0..self.threads {
                match thread::Builder::new().spawn_scoped(scope, work) {
                    Err(error) if nth == 0 => return Err(Unplayable::NoThread(error)),
                    // Fewer do as well.
                    Err(_) => break,
                    Ok(_) => {}
                }
            }
            Ok(())
        })?;
        if !opens.into_inner() {
            return Err(Unplayable::NoOpening(self.opening));
        }
        Ok(tally.into_inner().unwrap_or_default())
    }

    /// Plays the game of that number; whether A wins, and the turns it took. `None` if a signal comes before its end.
    fn play_game(&self, number: u64, game: &mut Game) -> Option<(Option<bool>, u64)> {
        let a_plays = [Side::South, Side::North][usize::from(number % 2 == 1)];
        let seed = self.seed.wrapping_mul(1_000_033).wrapping_add(number);
        let mut a = Player::new(&self.a, seed);
        let mut b = Player::new(&self.b, seed ^ (1 << 40));
        let mut turns = 0;
        while game.outcome().is_none() {
            let player = if game.turn().mover() == a_plays {
                &mut a
            } else {
                &mut b
            };
            let chosen = player.choose(game);
            if signals::came() {
                return None;
            }
            let Some(turn) = chosen else {
                break;
            };
            let result = game.play_turn(&turn.to_string());
            assert!(result.is_ok(), "players choose legal turns: {result:?}");
            turns += 1;
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        Some((winner.map(|side| side == a_plays), turns))
    }

    /// The game of that number after its opening, not yet over; `None` if none is found.
    fn opened(&self, number: u64) -> Option<Game> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number / 2);
        let mut random = Random::new(seed);
        (0..TRIES).find_map(|_| {
            let mut game = Game::new(self.rules);
            for _ in 0..self.opening {
                let mut turn = game.turn().clone();
                if !random_turn(&mut turn, &mut random) {
                    break;
                }
                let played = game.play_turn(&turn.to_string());
                if played.is_err() || game.outcome().is_some() {
                    break;
                }
            }
            game.outcome().is_none().then_some(game)
        })
    }
}
