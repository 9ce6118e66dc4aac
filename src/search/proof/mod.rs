//! Who wins, for certain: a proof that the side to move wins, or loses, within a given number of turns.
//!
//! For each of the two claims the number of turns rises until one is proven. All turns are looked at, whatever their bonus. A shortest win repeats no position, so
//! the proof holds whatever repetition means; and a bound on the turns is all that keeps the search from running in circles. Within a bound it is a depth-first
//! proof-number search (<https://www.chessprogramming.org/Proof-Number_Search#DFPN>): it goes where the fewest positions are still to be decided.

mod followers;
pub mod knowledge;
mod line;
mod table;

use std::collections::TryReserveError;
use std::sync::Arc;

use self::followers::{Follower, Listing, can_end, followers, has_no_turn, surely_cannot_end};
use self::knowledge::{Claim, Knowledge, Numbers};
use self::table::Key;
use super::key::double_key;
use crate::rules::{Position, Rules};

/// What a proof found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move wins within this many turns, its own last one counted, and not sooner.
    Wins(u8),
    /// It loses within this many turns.
    Loses(u8),
    /// Neither within this many turns: the limit that was set.
    Open(u8),
}

/// Stopped before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stopped;

/// Hears how many turns are looked through and how many positions were looked at; `true` stops the work.
pub type Stop<'a> = &'a mut dyn FnMut(u8, u64) -> bool;

/// What is to be proven of a position, and how far that has come: a proof can be stopped, and goes on with the same quest.
#[derive(Clone, Debug)]
pub struct Quest {
    position: Position,
    aims: Vec<Aim>,
}

/// A claim, within how many turns it is tried next, and how many positions it took so far.
#[derive(Clone, Debug)]
struct Aim {
    claim: Claim,
    plies: u8,
    spent: u64,
}

impl Quest {
    /// Who wins from this position.
    #[must_use]
    pub fn new(position: Position) -> Self {
        // A side wins by its own turn, an odd number ahead; it loses by an even one.
        let aims = [(Claim::Loses, 0), (Claim::Wins, 1)];
        Self {
            position,
            aims: aims
                .map(|(claim, plies)| Aim {
                    claim,
                    plies,
                    spent: 0,
                })
                .into(),
        }
    }

    /// The same in two parts, for two provers: whether the side to move loses, and whether it wins.
    #[must_use]
    pub fn halves(self) -> [Self; 2] {
        let half = |nth: usize| Self {
            position: self.position.clone(),
            aims: vec![self.aims[nth].clone()],
        };
        [half(0), half(1)]
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Within how many turns nobody wins.
    #[must_use]
    pub fn looked_through(&self) -> u8 {
        let next = self.aims.iter().map(|aim| aim.plies).min();
        next.unwrap_or(0).saturating_sub(1)
    }
}

/// A prover, with what it knows.
#[derive(Debug)]
pub struct Prover {
    rules: Rules,
    knowledge: Arc<Knowledge>,
    positions: u64,
    /// Work since it was last asked whether to stop.
    unasked: u64,
    /// Lists of followers to be used again.
    lists: Vec<Vec<Follower>>,
    /// Followers in the lists that are in use, and how many may be.
    listed: usize,
    room: usize,
    /// A position had more followers than there was room for.
    is_full: bool,
}

/// Work between two questions whether to stop: a position counts as one, and so do `FOLLOWERS` followers.
const PATIENCE: u64 = 1024;
const FOLLOWERS: usize = 16;
/// Bytes for lists of followers, at least; with more for the knowledge, a quarter of that.
const LEAST_ROOM: usize = 64 << 20;
/// A longer list is not kept to be used again.
const LONG: usize = 1 << 14;
/// This many turns before the end all is looked through, without proof numbers.
const NEAR: u8 = 3;

impl Prover {
    /// A prover for games by these rules that remembers in at most this many bytes.
    #[must_use]
    pub fn new(rules: Rules, bytes: usize) -> Self {
        Self::with(rules, Arc::new(Knowledge::new(bytes)), room(bytes))
    }

    /// The same, where the system may have less memory than that.
    ///
    /// # Errors
    /// It has less.
    pub fn try_new(rules: Rules, bytes: usize) -> Result<Self, TryReserveError> {
        let knowledge = Arc::new(Knowledge::try_new(bytes)?);
        Ok(Self::with(rules, knowledge, room(bytes)))
    }

    /// The same, with at most this many followers in its lists.
    #[must_use]
    pub fn with_room(self, room: usize) -> Self {
        Self { room, ..self }
    }

    fn with(rules: Rules, knowledge: Arc<Knowledge>, room: usize) -> Self {
        Self {
            rules,
            knowledge,
            positions: 0,
            unasked: 0,
            lists: Vec::new(),
            listed: 0,
            room,
            is_full: false,
        }
    }

    /// Another, that shares what this one knows and finds out; both can work at once.
    #[must_use]
    pub fn second(&self) -> Self {
        Self::with(self.rules, Arc::clone(&self.knowledge), self.room)
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

    /// Whether it was stopped by a position with more turns than there was room to list.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.is_full
    }

    /// Who wins, looking at most this many turns ahead; of two claims the one that took less so far comes next.
    ///
    /// `None` if it was stopped.
    pub fn prove(&mut self, quest: &mut Quest, most: u8, stop: Stop) -> Option<Verdict> {
        // The next number of turns has to be a number still.
        let most = most.min(u8::MAX - 2);
        self.begin();
        let position = &quest.position;
        let key = double_key(position);
        loop {
            let aims = quest.aims.iter_mut().filter(|aim| aim.plies <= most);
            let Some(aim) = aims.min_by_key(|aim| aim.spent) else {
                return Some(Verdict::Open(most));
            };
            let before = self.positions;
            let mut ask = |positions| stop(aim.plies, positions);
            let holds = self.holds(aim.claim, position, key, aim.plies, &mut ask);
            aim.spent += self.positions - before;
            if holds.ok()? {
                return Some(match aim.claim {
                    Claim::Wins => Verdict::Wins(aim.plies),
                    Claim::Loses => Verdict::Loses(aim.plies),
                });
            }
            aim.plies += 2;
        }
    }

    /// Whether the claim is true of the position within this many turns: of a win an odd number, of a loss an even one.
    fn holds(
        &mut self,
        claim: Claim,
        position: &Position,
        key: Key,
        plies: u8,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<bool, Stopped> {
        if plies <= NEAR {
            return self.holds_near(claim, position, key, plies, stop);
        }
        if let Some(answer) = self.knowledge.answer(key, claim, plies) {
            return Ok(answer);
        }
        let goal = Numbers::LIMITLESS;
        let found = self.pursue(claim, position, key, plies, goal, stop)?;
        Ok(found == Numbers::decided(claim, true))
    }

    /// The same near the end, where looking through all is quickest.
    fn holds_near(
        &mut self,
        claim: Claim,
        position: &Position,
        key: Key,
        plies: u8,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<bool, Stopped> {
        match plies {
            0 => return Ok(has_no_turn(self.rules, position)),
            1 if surely_cannot_end(self.rules, position) => return Ok(false),
            _ => {}
        }
        if let Some(answer) = self.knowledge.answer(key, claim, plies) {
            return Ok(answer);
        }
        self.count(stop)?;
        let sought = claim == Claim::Wins;
        let answer = if plies == 1 {
            let positions = self.positions;
            can_end(self.rules, position, &mut || stop(positions)).ok_or(Stopped)?
        } else {
            let mut list = self.followers(position, stop)?;
            let mut decided = false;
            for nth in 0..list.len() {
                let next = bring_least(&mut list, nth);
                let turned = claim.turned();
                if self.holds_near(turned, &next.position, next.key, plies - 1, stop)? == sought {
                    decided = true;
                    break;
                }
            }
            self.give_back(list);
            decided == sought
        };
        self.knowledge.learn(key, claim, plies, answer);
        Ok(answer)
    }

    /// Looks into the claim until it is decided or its numbers reach the limit.
    fn pursue(
        &mut self,
        claim: Claim,
        position: &Position,
        key: Key,
        plies: u8,
        limit: Numbers,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Numbers, Stopped> {
        self.count(stop)?;
        let (turned, left) = (claim.turned(), plies - 1);
        let mut list = self.followers(position, stop)?;
        self.knowledge.expect(list.iter().map(|next| next.key));
        for next in &mut list {
            let numbers = self.knowledge.numbers(next.key, turned, left);
            next.numbers = numbers.unwrap_or(next.numbers);
            if next.numbers.delta == 0 {
                break;
            }
        }
        let numbers = loop {
            let (numbers, nth, within) = choose(&list, limit);
            if numbers.phi >= limit.phi || numbers.delta >= limit.delta {
                break numbers;
            }
            let next = &mut list[nth];
            let now = self.knowledge.numbers(next.key, turned, left);
            next.numbers = match now {
                // Another way there, or another prover, has come further.
                Some(numbers) if numbers != next.numbers => numbers,
                _ if left <= NEAR => {
                    let holds = self.holds_near(turned, &next.position, next.key, left, stop)?;
                    Numbers::decided(turned, holds)
                }
                _ => self.pursue(turned, &next.position, next.key, left, within, stop)?,
            };
        };
        self.give_back(list);
        match numbers.success() {
            Some(success) => {
                let holds = success == (claim == Claim::Wins);
                self.knowledge.learn(key, claim, plies, holds);
            }
            None => self.knowledge.suppose(key, claim, plies, numbers),
        }
        Ok(numbers)
    }

    fn count(&mut self, stop: &mut dyn FnMut(u64) -> bool) -> Result<(), Stopped> {
        self.positions += 1;
        self.unasked += 1;
        if self.unasked < PATIENCE {
            return Ok(());
        }
        self.unasked = 0;
        if stop(self.positions) {
            return Err(Stopped);
        }
        Ok(())
    }

    /// No list is in use: what was stopped gave none back.
    fn begin(&mut self) {
        self.listed = 0;
        self.is_full = false;
    }

    /// What can follow. The list is given back.
    fn followers(
        &mut self,
        position: &Position,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Vec<Follower>, Stopped> {
        let mut list = self.lists.pop().unwrap_or_default();
        let positions = self.positions;
        let room = self.room.saturating_sub(self.listed);
        let mut ask = || stop(positions);
        match followers(self.rules, position, &mut list, room, &mut ask) {
            Listing::Whole => {}
            Listing::Full => {
                self.is_full = true;
                return Err(Stopped);
            }
            Listing::Stopped => return Err(Stopped),
        }
        self.listed += list.len();
        self.unasked += (list.len() / FOLLOWERS) as u64;
        Ok(list)
    }

    fn give_back(&mut self, list: Vec<Follower>) {
        self.listed = self.listed.saturating_sub(list.len());
        if list.capacity() <= LONG {
            self.lists.push(list);
        }
    }
}

/// How many followers may be in lists, for a prover that remembers in this many bytes.
fn room(bytes: usize) -> usize {
    LEAST_ROOM.max(bytes / 4) / size_of::<Follower>()
}

/// The numbers of a position by those of its followers; which of these comes next, and the limit for it, at which another comes first.
///
/// For its mover to succeed one follower has to fail its own: the one that does so with the least work. To foil it all must succeed.
fn choose(list: &[Follower], limit: Numbers) -> (Numbers, usize, Numbers) {
    let (mut nth, mut least, mut second, mut sum) = (0, (Numbers::NEVER, 0), Numbers::NEVER, 0);
    for (place, next) in list.iter().enumerate() {
        let Numbers { phi, delta } = next.numbers;
        if delta == 0 {
            return (Numbers::SUCCESS, place, limit);
        }
        sum = (sum + phi).min(Numbers::NEVER);
        if (delta, next.order) < least {
            second = least.0;
            (nth, least) = (place, (delta, next.order));
        } else {
            second = second.min(delta);
        }
    }
    if least.0 == Numbers::NEVER {
        return (Numbers::FAILURE, nth, limit);
    }
    let numbers = Numbers {
        phi: least.0,
        delta: sum.min(Numbers::NEVER - 1),
    };
    // To stay with it a little longer than it comes first saves starting anew.
    let within = Numbers {
        phi: (limit.delta - numbers.delta.min(limit.delta) + list[nth].numbers.phi)
            .min(Numbers::NEVER),
        delta: limit.phi.min(2 * second + 1),
    };
    (numbers, nth, within)
}

/// Of the followers from `nth` on, brings the one to be tried first to that place.
fn bring_least(list: &mut [Follower], nth: usize) -> &Follower {
    let least = (nth..list.len())
        .min_by_key(|&place| list[place].order)
        .unwrap_or(nth);
    list.swap(nth, least);
    &list[nth]
}
