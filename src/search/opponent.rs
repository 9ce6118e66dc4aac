//! The computer opponent: the search, and on small boards the prover beside it, with what both remember from turn to turn.

use super::evaluate::Score;
use super::solver::Solver;
use super::table::TranspositionTable;
use super::{Limits, Line, Report, Search};
use crate::rules::{Game, Rules, Turn};

/// The share of the time that goes to a proof, where there may be one.
const PROVING: f64 = 0.5;

/// An opponent for games by one kind of rules. What it plays depends on the game, the limits and their seed; where time is limited, also on how
/// fast the machine is.
#[derive(Debug)]
pub struct Opponent {
    rules: Rules,
    table: TranspositionTable,
    search: Option<Search>,
    /// On boards small enough.
    solver: Option<Solver>,
}

impl Opponent {
    /// An opponent that remembers in this many bytes.
    #[must_use]
    pub fn new(rules: Rules, bytes: usize) -> Self {
        let solver = Solver::new(rules, bytes / 2);
        let rest = if solver.is_some() { bytes / 2 } else { bytes };
        Self {
            rules,
            table: TranspositionTable::new(rest),
            search: None,
            solver,
        }
    }

    /// The rules it plays by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets out to find the best turn where `game`, of its rules, stands, a turn under way included; what was begun before is dropped.
    pub fn begin(&mut self, game: &Game, limits: Limits) {
        if let Some(solver) = &mut self.solver {
            solver.begin(game, &limits);
        }
        self.search = Some(Search::new(game, limits, &mut self.table));
    }

    /// Works on until `spent`, asked now and then which share of its time is over, tells 1; true if there is nothing left to do.
    pub fn run(&mut self, mut spent: impl FnMut() -> f64) -> bool {
        let Some(search) = &mut self.search else {
            return true;
        };
        let mut done = match &mut self.solver {
            Some(solver) => solver.run(|| spent() >= PROVING),
            None => true,
        };
        if self.solver.as_ref().and_then(Solver::found).is_none() {
            done &= search.run(&mut self.table, || spent() >= 1.0);
        }
        done
    }

    fn proof(&self) -> Option<(Score, &[Turn])> {
        self.solver.as_ref().and_then(Solver::found)
    }

    /// What is found so far; `None` before anything was begun. What is proven comes before what is found, and stands alone where the proof is of
    /// a loss.
    #[must_use]
    pub fn report(&self) -> Option<Report> {
        let mut report = self.search.as_ref()?.report();
        if let Some((score, line)) = self.proof() {
            let turns: Vec<String> = line.iter().map(Turn::text).collect();
            report
                .lines
                .retain(|line| score > line.score && turns[0] != line.turns[0]);
            report.lines.insert(0, Line { score, turns });
        }
        Some(report)
    }

    /// The best turn found so far; `None` where the game is over or nothing was begun.
    #[must_use]
    pub fn best(&self) -> Option<Turn> {
        match self.proof() {
            Some((_, line)) => line.first().cloned(),
            None => self.search.as_ref()?.best(),
        }
    }
}
