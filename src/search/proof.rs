//! Who wins, for certain: a proof that the side to move wins, or loses, within so many turns of both.
//!
//! The number of turns rises by one until one of the two is proven. All turns are looked at, whatever their bonus. A shortest win repeats no position, so
//! the proof holds whatever repetition means; and a bound on the turns is all that keeps the search from running in circles. Turns are tried by what they leave the other
//! side: few stones first, then few pits to start from; a table keeps what is known of each position.

use std::ops::ControlFlow;

use super::key::double_key;
use super::turns::{by_key, sown_within};
use crate::rules::generate::every_bonus;
use crate::rules::{Position, Rules, Turn};

/// What a proof found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move wins within so many turns, its own last one counted, and not sooner.
    Wins(u8),
    /// It loses within so many turns.
    Loses(u8),
    /// Neither within so many turns: the limit that was set.
    Open(u8),
}

/// What is known of a position for the side to move, in turns of both sides; 0: nothing. `double_key`'s second half tells positions apart.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    check: u64,
    wins_within: u8,
    not_wins_within: u8,
    loses_within: u8,
    not_loses_within: u8,
}

/// Stopped before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stopped;

/// A prover, with what it knows.
#[derive(Debug)]
pub struct Prover {
    rules: Rules,
    table: Vec<Known>,
    positions: u64,
}

/// Positions between two questions whether to stop.
const PATIENCE: u64 = 4096;

impl Prover {
    /// A prover for games by these rules that remembers in at most so many bytes.
    #[must_use]
    pub fn new(rules: Rules, bytes: usize) -> Self {
        let entries = (bytes / size_of::<Known>()).max(1024);
        Self {
            rules,
            table: vec![Known::default(); 1 << entries.ilog2()],
            positions: 0,
        }
    }

    /// Positions looked at so far.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Who wins, looking at most so many turns ahead; `stop` hears how many turns are looked through and how many positions were looked at, and ends it by `true`.
    ///
    /// `None` if it was stopped; what was found out is kept for the next call.
    pub fn prove(
        &mut self,
        position: &Position,
        most: u8,
        stop: &mut dyn FnMut(u8, u64) -> bool,
    ) -> Option<Verdict> {
        let turn = Turn::new(self.rules, position.clone());
        for plies in 0..=most {
            let mut stop = |positions| stop(plies, positions);
            // A side wins by its own turn, an odd number ahead; it loses by an even one.
            let (proven, verdict) = if plies % 2 == 1 {
                (self.wins(&turn, plies, &mut stop), Verdict::Wins(plies))
            } else {
                (self.loses(&turn, plies, &mut stop), Verdict::Loses(plies))
            };
            if proven.ok()? {
                return Some(verdict);
            }
        }
        Some(Verdict::Open(most))
    }

    /// The turns from a proven position to the end: the winner's shortest, the loser's longest.
    ///
    /// `None` if it was stopped.
    pub fn line(
        &mut self,
        position: &Position,
        verdict: Verdict,
        stop: &mut dyn FnMut(u8, u64) -> bool,
    ) -> Option<Vec<Turn>> {
        let mut line: Vec<Turn> = Vec::new();
        let mut turn = Turn::new(self.rules, position.clone());
        let mut left = match verdict {
            Verdict::Wins(plies) | Verdict::Loses(plies) => plies,
            Verdict::Open(_) => 0,
        };
        while left > 0 {
            let winner = left % 2 == 1;
            left -= 1;
            let mut chosen = None;
            for next in ordered_turns(&turn) {
                let mut after = next.clone();
                after.hand_on();
                let mut ask = |positions| stop(left, positions);
                let fits = if winner {
                    self.loses(&after, left, &mut ask)
                } else {
                    // The longest: no win two turns sooner.
                    match left.checked_sub(2) {
                        Some(sooner) => self.wins(&after, sooner, &mut ask).map(|sooner| !sooner),
                        None => Ok(true),
                    }
                };
                if fits.ok()? {
                    chosen = Some(next);
                    break;
                }
            }
            let next = chosen?;
            turn = next.clone();
            turn.hand_on();
            line.push(next);
        }
        Some(line)
    }

    /// Whether the side to move can force the other out of turns within `plies`, which is odd.
    fn wins(
        &mut self,
        turn: &Turn,
        plies: u8,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<bool, Stopped> {
        self.count(stop)?;
        let (place, known) = self.known(turn);
        if known.wins_within > 0 && known.wins_within <= plies {
            return Ok(true);
        }
        if known.not_wins_within >= plies {
            return Ok(false);
        }
        let mut wins = false;
        for mut next in ordered_turns(turn) {
            next.hand_on();
            if self.loses(&next, plies - 1, stop)? {
                wins = true;
                break;
            }
        }
        let mut known = self.own(place, known);
        if wins {
            known.wins_within = plies;
        } else {
            known.not_wins_within = plies;
        }
        self.table[place] = known;
        Ok(wins)
    }

    /// Whether the side to move cannot help being out of turns within `plies`, which is even.
    fn loses(
        &mut self,
        turn: &Turn,
        plies: u8,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<bool, Stopped> {
        if plies == 0 {
            return Ok(has_no_turn(turn));
        }
        self.count(stop)?;
        let (place, known) = self.known(turn);
        if known.loses_within > 0 && known.loses_within <= plies {
            return Ok(true);
        }
        if known.not_loses_within >= plies {
            return Ok(false);
        }
        let mut loses = true;
        for mut next in ordered_turns(turn) {
            next.hand_on();
            if !self.wins(&next, plies - 1, stop)? {
                loses = false;
                break;
            }
        }
        let mut known = self.own(place, known);
        if loses {
            known.loses_within = plies;
        } else {
            known.not_loses_within = plies;
        }
        self.table[place] = known;
        Ok(loses)
    }

    fn count(&mut self, stop: &mut dyn FnMut(u64) -> bool) -> Result<(), Stopped> {
        self.positions += 1;
        if self.positions.is_multiple_of(PATIENCE) && stop(self.positions) {
            return Err(Stopped);
        }
        Ok(())
    }

    /// Where the position has its place, and what is known of it.
    fn known(&self, turn: &Turn) -> (usize, Known) {
        let (key, check) = double_key(turn.position());
        #[allow(clippy::cast_possible_truncation)] // the low part is wanted
        let place = key as usize & (self.table.len() - 1);
        let known = self.table[place];
        if known.check == check {
            (place, known)
        } else {
            let nothing = Known {
                check,
                ..Known::default()
            };
            (place, nothing)
        }
    }

    /// What is known now, after others may have used the place.
    fn own(&self, place: usize, before: Known) -> Known {
        let now = self.table[place];
        if now.check == before.check {
            now
        } else {
            before
        }
    }
}

fn has_no_turn(turn: &Turn) -> bool {
    let mut none = true;
    sown_within(turn, u32::MAX, |_| none = false);
    none
}

/// Every complete turn, those that leave the other side least first.
fn ordered_turns(turn: &Turn) -> Vec<Turn> {
    let mut all = Vec::new();
    sown_within(turn, u32::MAX, |sown| {
        let _ = every_bonus::<()>(&sown, 0, &mut |turn| {
            all.push(turn.clone());
            ControlFlow::Continue(())
        });
    });
    by_key(all, |turn| {
        let ring = turn.position().ring(turn.mover().other());
        let heaps = ring.heaps();
        let starts = if heaps.is_empty() {
            ring.occupied()
        } else {
            heaps
        };
        i32::from(ring.total()) * 128 + i32::try_from(starts.len()).unwrap_or(0)
    })
}
