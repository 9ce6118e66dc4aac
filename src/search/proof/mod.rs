//! Who wins, for certain: a proof that the side to move wins, or loses, within so many turns of both.
//!
//! The number of turns rises by one until one of the two is proven. All turns are looked at, whatever their bonus. A shortest win repeats no position, so
//! the proof holds whatever repetition means; and a bound on the turns is all that keeps the search from running in circles. Turns are tried by what they leave the other
//! side: few stones first, then few pits to start from; a table keeps what is known of each position.

mod followers;
pub mod knowledge;

use std::collections::HashSet;
use std::sync::Arc;

use self::followers::{Follower, can_end, followers, has_no_turn};
use self::knowledge::{Claim, Key, Knowledge};
use super::key::double_key;
use super::turns::sown_within;
use crate::rules::{Action, Pit, Position, Rules, Turn};

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

/// Stopped before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stopped;

/// Hears how many turns are looked through and how many positions were looked at; `true` stops the work.
pub type Stop<'a> = &'a mut dyn FnMut(u8, u64) -> bool;

/// A prover, with what it knows.
#[derive(Debug)]
pub struct Prover {
    rules: Rules,
    knowledge: Arc<Knowledge>,
    /// Of several provers each tries other turns first.
    stir: u64,
    positions: u64,
    /// Lists of followers to be used again.
    lists: Vec<Vec<Follower>>,
}

/// Positions between two questions whether to stop.
const PATIENCE: u64 = 1024;

impl Prover {
    /// A prover for games by these rules that remembers in at most so many bytes.
    #[must_use]
    pub fn new(rules: Rules, bytes: usize) -> Self {
        Self {
            rules,
            knowledge: Arc::new(Knowledge::new(bytes)),
            stir: 0,
            positions: 0,
            lists: Vec::new(),
        }
    }

    /// Another, that shares what this one knows and finds out; both can work at once.
    #[must_use]
    pub fn second(&self) -> Self {
        Self {
            rules: self.rules,
            knowledge: Arc::clone(&self.knowledge),
            stir: 3,
            positions: 0,
            lists: Vec::new(),
        }
    }

    /// What it knows.
    #[must_use]
    pub fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// The same, for those who look at it while the prover works.
    #[must_use]
    pub fn shared(&self) -> Arc<Knowledge> {
        Arc::clone(&self.knowledge)
    }

    /// Positions looked at so far.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Who wins, looking at most so many turns ahead.
    ///
    /// `None` if it was stopped; what was found out is kept for the next call.
    pub fn prove(&mut self, position: &Position, most: u8, stop: Stop) -> Option<Verdict> {
        for plies in 0..=most {
            // A side wins by its own turn, an odd number ahead; it loses by an even one.
            let (claim, verdict) = if plies % 2 == 1 {
                (Claim::Wins, Verdict::Wins(plies))
            } else {
                (Claim::Loses, Verdict::Loses(plies))
            };
            let mut ask = |positions| stop(plies, positions);
            if self
                .holds(claim, position, double_key(position), plies, &mut ask)
                .ok()?
            {
                return Some(verdict);
            }
        }
        Some(Verdict::Open(most))
    }

    /// The turns from a proven position to the end: the winner's shortest, the loser's longest.
    ///
    /// `None` if it was stopped.
    pub fn line(&mut self, position: &Position, verdict: Verdict, stop: Stop) -> Option<Vec<Turn>> {
        let mut line: Vec<Turn> = Vec::new();
        let mut position = position.clone();
        let mut left = match verdict {
            Verdict::Wins(plies) | Verdict::Loses(plies) => plies,
            Verdict::Open(_) => 0,
        };
        while left > 0 {
            let mut ask = |positions| stop(left, positions);
            let turn = if left % 2 == 1 {
                self.turn_where(&position, &mut |prover, after, key| {
                    prover.holds(Claim::Loses, after, key, left - 1, &mut ask)
                })?
            } else {
                // The longest: no win two turns sooner.
                self.turn_where(
                    &position,
                    &mut |prover, after, key| match left.checked_sub(3) {
                        Some(sooner) => {
                            let sooner = prover.holds(Claim::Wins, after, key, sooner, &mut ask);
                            sooner.map(|sooner| !sooner)
                        }
                        None => Ok(true),
                    },
                )?
            };
            position = turn.after()?;
            line.push(turn);
            left -= 1;
        }
        Some(line)
    }

    /// Shows `see` what to play wherever the winner may have to, with the turns left until the end, that turn counted: the proof, to be checked.
    ///
    /// Each position comes once; `None` if it was stopped.
    pub fn certify(
        &mut self,
        position: &Position,
        verdict: Verdict,
        stop: Stop,
        see: &mut dyn FnMut(&Position, &Turn, u8),
    ) -> Option<()> {
        let (mut wins, mut loses) = (Vec::new(), Vec::new());
        match verdict {
            Verdict::Wins(plies) => wins.push((position.clone(), plies)),
            Verdict::Loses(plies) => loses.push((position.clone(), plies)),
            Verdict::Open(_) => {}
        }
        let mut seen = HashSet::new();
        loop {
            if let Some((position, left)) = loses.pop() {
                let mut replies = self.followers(&position, 0);
                wins.extend(replies.drain(..).map(|reply| (reply.position, left - 1)));
                self.lists.push(replies);
            } else if let Some((position, left)) = wins.pop() {
                if !seen.insert(position.clone()) {
                    continue;
                }
                let (turn, left) = self.winning_turn(&position, left, stop)?;
                see(&position, &turn, left);
                loses.push((turn.after()?, left - 1));
            } else {
                return Some(());
            }
        }
    }

    /// The turn that wins soonest, and within how many turns.
    fn winning_turn(&mut self, position: &Position, most: u8, stop: Stop) -> Option<(Turn, u8)> {
        let key = double_key(position);
        for plies in (1..=most).step_by(2) {
            let mut ask = |positions| stop(plies, positions);
            if self
                .holds(Claim::Wins, position, key, plies, &mut ask)
                .ok()?
            {
                let turn = self.turn_where(position, &mut |prover, after, key| {
                    prover.holds(Claim::Loses, after, key, plies - 1, &mut ask)
                })?;
                return Some((turn, plies));
            }
        }
        None
    }

    /// The first turn that leads to a position which fits; `None` if there is none, or the search was stopped.
    fn turn_where(
        &mut self,
        position: &Position,
        fits: &mut dyn FnMut(&mut Self, &Position, Key) -> Result<bool, Stopped>,
    ) -> Option<Turn> {
        let list = self.followers(position, 0);
        let mut found = None;
        for follower in &list {
            match fits(self, &follower.position, follower.key) {
                Ok(false) => {}
                Ok(true) => {
                    found = turn_to(self.rules, position, &follower.position);
                    break;
                }
                Err(Stopped) => break,
            }
        }
        self.lists.push(list);
        found
    }

    /// Whether the claim is true of the position within so many turns: of a win an odd number, of a loss an even one.
    fn holds(
        &mut self,
        claim: Claim,
        position: &Position,
        key: Key,
        plies: u8,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<bool, Stopped> {
        if plies == 0 {
            return Ok(has_no_turn(self.rules, position));
        }
        let known = self.knowledge.get(key);
        if let Some(answer) = known.answer(claim, plies) {
            return Ok(answer);
        }
        self.positions += 1;
        if self.positions.is_multiple_of(PATIENCE) && stop(self.positions) {
            return Err(Stopped);
        }
        let decisive = if plies == 1 {
            can_end(self.rules, position).then_some(0)
        } else {
            let mut list = self.followers(position, known.best);
            let decisive = self.decisive(claim, &mut list, plies - 1, stop);
            self.lists.push(list);
            decisive?
        };
        let answer = decisive.is_some() == (claim == Claim::Wins);
        self.knowledge.learn(key, |known| {
            known.add(claim, plies, answer);
            known.best = decisive.unwrap_or(known.best);
        });
        Ok(answer)
    }

    /// The first of these positions that decides a claim of the one before them: lost, it makes a win; not won, it saves from a loss.
    fn decisive(
        &mut self,
        claim: Claim,
        list: &mut [Follower],
        plies: u8,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Option<u32>, Stopped> {
        let sought = claim == Claim::Wins;
        let decides = |follower: &&Follower| {
            let known = self.knowledge.get(follower.key);
            known.answer(claim.turned(), plies) == Some(sought)
        };
        if let Some(known) = list.iter().find(decides) {
            return Ok(Some(low(known.key)));
        }
        for nth in 0..list.len() {
            let next = bring_least(list, nth);
            if self.holds(claim.turned(), &next.position, next.key, plies, stop)? == sought {
                return Ok(Some(low(next.key)));
            }
        }
        Ok(None)
    }

    /// What can follow; `best` is tried first.
    fn followers(&mut self, position: &Position, best: u32) -> Vec<Follower> {
        let mut list = self.lists.pop().unwrap_or_default();
        followers(self.rules, position, self.stir, &mut list);
        if let Some(best) = list.iter_mut().find(|follower| low(follower.key) == best) {
            best.order = 0;
        }
        list
    }
}

/// Of the followers from `nth` on, brings the one to be tried first to that place.
fn bring_least(list: &mut [Follower], nth: usize) -> &Follower {
    let least = (nth..list.len())
        .min_by_key(|&place| list[place].order)
        .unwrap_or(nth);
    list.swap(nth, least);
    &list[nth]
}

#[allow(clippy::cast_possible_truncation)] // a part is enough
const fn low(key: Key) -> u32 {
    key.0 as u32
}

/// The turn that leads from one position to the other.
fn turn_to(rules: Rules, position: &Position, after: &Position) -> Option<Turn> {
    let loser = after.to_move();
    let mut found = None;
    sown_within(&Turn::new(rules, position.clone()), u32::MAX, &mut |sown| {
        let pits = sown.position().ring(loser).pits().to_vec();
        let mut turn = sown.clone();
        for (index, (&there, &left)) in (0..).zip(pits.iter().zip(after.ring(loser).pits())) {
            if there > left {
                let pit = Pit { side: loser, index };
                let stones = Some(there - left);
                turn.try_play(Action::Take { pit, stones });
            }
        }
        turn.try_play(Action::Done);
        if turn.after().as_ref() == Some(after) {
            found = Some(turn);
        }
    });
    found
}
