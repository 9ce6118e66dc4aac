//! Perfect play on small boards: proves who wins, in slices, beside the search.

use super::evaluate::{Score, WIN};
use super::proof::{Prover, Quest, Verdict};
use super::{Limits, MAX_DEPTH};
use crate::rules::turn::Stage;
use crate::rules::{Game, Rules, Turn};

/// Pits in the ring of a board that is tried.
const REACH: u8 = 12;
/// Positions it looks at for a turn; the start of 4 × 6 takes 272,000.
const MOST: u64 = 600_000;
/// Turns it looks ahead; no board within reach needs as many.
const PLIES: u8 = 100;
/// Followers that are listed at a time. Where single stones are taken as bonus there may be billions: such a game is left to the search.
const ROOM: usize = 20_000;
/// Calls of `stop` per thousand positions, most of which have few followers.
const QUESTIONS: u64 = 4;

/// A prover at work on one position after the other; it keeps what it knows, as proofs do not age.
#[derive(Debug)]
pub struct Solver {
    prover: Prover,
    /// What is to be solved, and how many positions may have been looked at by then.
    task: Option<(Quest, u64)>,
    /// Calls of `stop` left for the task.
    questions: u64,
    found: Option<(Score, Vec<Turn>)>,
}

impl Solver {
    /// A solver that remembers in at most this many bytes; `None` where boards are too large.
    #[must_use]
    pub fn new(rules: Rules, bytes: usize) -> Option<Self> {
        (rules.board().ring() <= REACH).then(|| Self {
            prover: Prover::new(rules, bytes).with_room(ROOM),
            task: None,
            questions: 0,
            found: None,
        })
    }

    /// Sets out to solve the position where `game` stands, if it is a whole turn's start and the limits allow perfect play: no errors of
    /// judgement, no limit of depth.
    pub fn begin(&mut self, game: &Game, limits: &Limits) {
        let perfect = limits.tuning.noise <= 1 && limits.tuning.blunder_rate == 0;
        let due = game.outcome().is_none() && game.turn().stage() == Stage::Start;
        let most = self.prover.positions() + limits.nodes.min(MOST);
        self.task = (perfect && due && limits.depth == MAX_DEPTH)
            .then(|| (Quest::new(game.turn().position().clone()), most));
        self.questions = limits.nodes.min(MOST) / 1024 * QUESTIONS + 1;
        self.found = None;
    }

    /// Works on until `stop`, asked now and then, says so; true if there is nothing left to do.
    pub fn run(&mut self, mut stop: impl FnMut() -> bool) -> bool {
        let Some((quest, most)) = &mut self.task else {
            return true;
        };
        let mut exhausted = false;
        let questions = &mut self.questions;
        let mut ask = |_, positions| {
            *questions = questions.saturating_sub(1);
            exhausted = positions >= *most || *questions == 0;
            exhausted || stop()
        };
        let verdict = self.prover.prove(quest, PLIES, &mut ask);
        let line = verdict.and_then(|verdict| {
            let turns = self.prover.line(quest.position(), verdict, &mut ask)?;
            let score = match verdict {
                Verdict::Wins(plies) => WIN - i32::from(plies),
                Verdict::Loses(plies) => i32::from(plies) - WIN,
                Verdict::Open(_) => return None,
            };
            Some((score, turns))
        });
        let done = line.is_some() || exhausted || self.prover.is_full();
        self.found = line;
        if done {
            self.task = None;
        }
        done
    }

    /// The score and the line to the end, once they are proven.
    #[must_use]
    pub fn found(&self) -> Option<(Score, &[Turn])> {
        self.found
            .as_ref()
            .map(|(score, turns)| (*score, turns.as_slice()))
    }

    /// Positions looked at so far, of all tasks.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.prover.positions()
    }
}
