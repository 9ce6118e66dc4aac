//! The opponent: finds good turns. It knows only the rules; it learns about time only through a function that says when to stop.
//!
//! Start reading at [`Search`]; [`alphabeta`] is the machine it drives, [`evaluate`](mod@evaluate) what it believes of a position, [`bonus`]
//! which takes it looks at.

pub mod alphabeta;
pub mod bonus;
pub mod evaluate;
mod key;
pub mod level;
pub mod opponent;
pub mod proof;
pub mod solver;
pub mod table;
pub mod turns;

use crate::rules::{Game, Position, Side, Turn};
use alphabeta::{AlphaBeta, Tuning};
pub use evaluate::Score;
use evaluate::WEIGHTS;
use table::TranspositionTable;

/// How far to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// At most this many turns ahead.
    pub depth: u8,
    /// At most this many positions.
    pub nodes: u64,
    /// How many best turns to report, each with its line.
    pub lines: usize,
    /// How it goes about it.
    pub tuning: Tuning,
}

/// The deepest search there is.
pub const MAX_DEPTH: u8 = 100;

impl Default for Tuning {
    fn default() -> Self {
        Self {
            bonus_width: 5,
            capture_plies: 2,
            noise: 0,
            blunder_rate: 0,
            seed: 0,
            weights: WEIGHTS,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: MAX_DEPTH,
            nodes: u64::MAX,
            lines: 1,
            tuning: Tuning::default(),
        }
    }
}

/// A turn and what follows it if both sides play their best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// For the side to move.
    pub score: Score,
    /// The turns' texts, the first first.
    pub turns: Vec<String>,
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The best lines, the best first; none where the game is over.
    pub lines: Vec<Line>,
    /// How many turns deep they were searched.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A search, at any point of its work.
#[derive(Debug)]
pub struct Search {
    root: Turn,
    start: Position,
    last_capture: Option<Side>,
    limits: Limits,
    machine: AlphaBeta,
    /// The turns of the root, the most promising last.
    turns: Vec<Turn>,
    /// Whether the root has more of them.
    narrowed: bool,
    depth: u8,
    /// Lines found at the present depth.
    found: Vec<alphabeta::Found>,
    /// Lines of the last depth that was finished.
    settled: Vec<alphabeta::Found>,
    settled_depth: u8,
    done: bool,
}

/// Among how many pits the bonus is chosen at the root.
const ROOT_WIDTH: usize = 8;

impl Search {
    /// Begins to search the player to move's turn where `game` stands.
    #[must_use]
    pub fn new(game: &Game, limits: Limits, table: &mut TranspositionTable) -> Self {
        table.begin(limits.nodes);
        let root = game.turn().clone();
        let mut turns = Vec::new();
        let mut narrowed = false;
        if game.outcome().is_none() {
            let width = match limits.tuning.bonus_width {
                1 => 1,
                _ if root.board().ring() <= alphabeta::SMALL => usize::MAX,
                _ => ROOT_WIDTH,
            };
            let mut options = Vec::new();
            narrowed = turns::sown(&root, |sown| options.push(sown.clone()));
            for option in turns::by_key(options, |sown| i32::from(turns::gain(&root, sown))) {
                narrowed |= bonus::candidates(option, width, &mut turns).narrowed;
            }
        }
        let way = game.way_here();
        let chance = key::mix(key::key(&way.here) ^ limits.tuning.seed);
        if chance % 100 < limits.tuning.blunder_rate && !turns.is_empty() {
            let any = usize::try_from(chance >> 32).unwrap_or(0) % turns.len();
            turns = vec![turns.swap_remove(any)];
            narrowed = true;
        }
        let before = way.before.iter().map(key::key).collect();
        let mut search = Self {
            machine: AlphaBeta::new(root.board(), limits.tuning, before),
            root,
            start: way.here,
            last_capture: way.last_capture,
            limits,
            done: turns.is_empty(),
            turns,
            narrowed,
            depth: 1,
            found: Vec::new(),
            settled: Vec::new(),
            settled_depth: 0,
        };
        search.set_out();
        search
    }

    fn set_out(&mut self) {
        let rest = self.turns.len() - self.found.len();
        self.machine.set_out(
            &self.root,
            &self.start,
            self.last_capture,
            &self.turns[..rest],
            self.narrowed,
            i8::try_from(self.depth).unwrap_or(i8::MAX),
        );
    }

    /// Searches until `stop`, asked now and then, says so; true if there is nothing left to search.
    pub fn run(&mut self, table: &mut TranspositionTable, mut stop: impl FnMut() -> bool) -> bool {
        let ring = u32::from(self.root.board().ring());
        // Nodes of large boards take longer.
        let patience = 1 + 16_000 / ring.pow(2);
        let mut since = 0;
        while !self.done {
            if self.machine.nodes() >= self.limits.nodes {
                self.done = true;
                break;
            }
            if self.machine.advance(table) {
                self.settle_line();
            }
            since += 1;
            if since == patience {
                since = 0;
                if stop() {
                    break;
                }
            }
        }
        self.done
    }

    /// A line of the present depth is found.
    fn settle_line(&mut self) {
        let Some(found) = self.machine.found() else {
            self.done = true;
            return;
        };
        // The best turn of this line comes first at the next depth, and is set apart for the lines of this one.
        let rest = self.turns.len() - self.found.len();
        if let Some(place) = self.turns[..rest]
            .iter()
            .position(|turn| *turn == found.line[0])
        {
            self.turns[place..rest].rotate_left(1);
        }
        self.found.push(found);
        if self.found.len() < self.limits.lines.min(self.turns.len()) {
            self.set_out();
            return;
        }
        let proven = self
            .found
            .iter()
            .all(|found| found.score.abs() >= evaluate::PROVEN);
        self.settled = std::mem::take(&mut self.found);
        self.settled_depth = self.depth;
        self.done = proven || self.depth >= self.limits.depth;
        self.depth += 1;
        if !self.done {
            self.set_out();
        }
    }

    /// What is found so far.
    #[must_use]
    pub fn report(&self) -> Report {
        let lines = self.best_lines().into_iter().map(|found| Line {
            score: found.score,
            turns: found.line.iter().map(Turn::text).collect(),
        });
        Report {
            lines: lines.collect(),
            depth: self.settled_depth,
            nodes: self.machine.nodes(),
        }
    }

    /// The best turn found so far; `None` where the game is over.
    #[must_use]
    pub fn best(&self) -> Option<Turn> {
        let best = self.best_lines();
        best.first()
            .map(|found| found.line[0].clone())
            .or_else(|| self.turns.last().cloned())
    }

    /// The lines of the last finished depth; the first may already be bettered by the present one.
    fn best_lines(&self) -> Vec<alphabeta::Found> {
        let mut lines = self.settled.clone();
        if self.found.is_empty()
            && let Some(better) = self.machine.found()
            && lines.len() <= 1
        {
            lines = vec![better];
        }
        lines
    }
}

/// Searches to the end of the limits.
#[must_use]
pub fn search(game: &Game, limits: Limits, table: &mut TranspositionTable) -> Search {
    let mut search = Search::new(game, limits, table);
    search.run(table, || false);
    search
}
