//! What a proof shows: the shortest way to the end, and what the winner plays wherever it may have to.

use std::collections::HashMap;

use super::followers::has_no_turn;
use super::knowledge::Claim;
use super::table::Key;
use super::{Prover, Stop, Stopped, Verdict};
use crate::rules::{Action, Pit, Position, Rules, Turn};
use crate::search::key::double_key;
use crate::search::turns::sown_within;

impl Prover {
    /// The turns from a proven position to the end: the winner's shortest, the loser's longest.
    ///
    /// `None` if it was stopped, or if the verdict does not hold: what was believed of some position is wrong.
    pub fn line(&mut self, position: &Position, verdict: Verdict, stop: Stop) -> Option<Vec<Turn>> {
        self.begin();
        let mut line: Vec<Turn> = Vec::new();
        let mut position = position.clone();
        let mut left = match verdict {
            Verdict::Wins(plies) | Verdict::Loses(plies) => plies,
            Verdict::Open(_) => 0,
        };
        while left > 0 {
            let mut ask = |positions| stop(left, positions);
            let turn = if left % 2 == 1 {
                self.turn_within(&position, left, &mut ask)?
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
        let over = match verdict {
            Verdict::Open(_) => true,
            Verdict::Wins(_) | Verdict::Loses(_) => has_no_turn(self.rules, &position),
        };
        over.then_some(line)
    }

    /// Shows `see` what to play wherever the winner may have to, with the turns left until the end, that turn counted: the proof, to be checked.
    ///
    /// A position comes again if it has to be won sooner than was shown. Every answer of the loser's is followed until it has no turn left, whatever is
    /// believed of the positions on the way: so what was shown is a proof.
    ///
    /// `None` if it was stopped, or if the verdict does not hold.
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
        let mut shown: HashMap<Position, u8> = HashMap::new();
        self.begin();
        loop {
            if let Some((position, left)) = loses.pop() {
                let mut ask = |positions| stop(left, positions);
                let replies = self.followers(&position, &mut ask).ok()?;
                if !replies.is_empty() {
                    let left = left.checked_sub(1)?;
                    wins.extend(replies.iter().map(|reply| (reply.position.clone(), left)));
                }
                self.give_back(replies);
            } else if let Some((position, left)) = wins.pop() {
                if shown.get(&position).is_some_and(|&shown| shown <= left) {
                    continue;
                }
                let (turn, left) = self.winning_turn(&position, left, stop)?;
                shown.insert(position.clone(), left);
                see(&position, &turn, left);
                loses.push((turn.after()?, left - 1));
            } else {
                return Some(());
            }
        }
    }

    /// A turn that wins within this many turns, or sooner if that is known, and within how many.
    fn winning_turn(&mut self, position: &Position, most: u8, stop: Stop) -> Option<(Turn, u8)> {
        let key = double_key(position);
        let mut ask = |positions| stop(most, positions);
        let holds = self.holds(Claim::Wins, position, key, most, &mut ask);
        if holds != Ok(true) {
            return None;
        }
        let known = self.knowledge.least(key, Claim::Wins);
        let plies = known.map_or(most, |least| least.min(most));
        Some((self.turn_within(position, plies, &mut ask)?, plies))
    }

    /// A turn that wins within this many turns of both: one of which that is known, if there is one.
    fn turn_within(
        &mut self,
        position: &Position,
        plies: u8,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Turn> {
        let left = plies.checked_sub(1)?;
        let known = self.turn_where(position, &mut |prover, _, key| {
            Ok(prover.knowledge.answer(key, Claim::Loses, left) == Some(true))
        });
        known.or_else(|| {
            self.turn_where(position, &mut |prover, after, key| {
                prover.holds(Claim::Loses, after, key, left, stop)
            })
        })
    }

    /// The first turn that leads to a position which fits; `None` if there is none, or the search was stopped.
    fn turn_where(
        &mut self,
        position: &Position,
        fits: &mut dyn FnMut(&mut Self, &Position, Key) -> Result<bool, Stopped>,
    ) -> Option<Turn> {
        let list = self.followers(position, &mut |_| false).ok()?;
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
        self.give_back(list);
        found
    }
}

/// The turn that leads from one position to the other.
fn turn_to(rules: Rules, position: &Position, after: &Position) -> Option<Turn> {
    let loser = after.to_move();
    let mut found = None;
    sown_within(&Turn::of(rules, position.clone()), u32::MAX, &mut |sown| {
        let pits = sown.position().ring(loser).stones().to_vec();
        let mut turn = sown.clone();
        for (index, (&there, &left)) in (0..).zip(pits.iter().zip(after.ring(loser).stones())) {
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
