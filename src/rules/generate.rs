//! Every complete turn of a position, and how many there are: for tools and tests only, since their number can be astronomical.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::action::Action;
use super::board::Pit;
use super::pit_set::PitSet;
use super::position::Position;
use super::ruleset::{Bonus, Rules};
use super::turn::{Stage, Turn};

/// Shows `see` every complete turn of the side to move, until it breaks off.
pub fn turns<B>(
    rules: Rules,
    position: &Position,
    see: &mut impl FnMut(&Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let turn = Turn::of(rules, position.clone());
    let starts: Vec<Pit> = turn.pits().collect();
    for pit in starts {
        continue_turn(played(&turn, Action::Start(pit)), see)?;
    }
    ControlFlow::Continue(())
}

/// Shows every way to end a turn that has begun. Heads come in a loop, since there can be thousands in a row.
fn continue_turn<B>(
    mut turn: Turn,
    see: &mut impl FnMut(&Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    while turn.stage() == Stage::Head {
        see(&played(&turn, Action::Stop))?;
        if !turn.can_go_on() {
            return ControlFlow::Continue(());
        }
        turn = played(&turn, Action::GoOn);
    }
    every_bonus(&turn, 0, see)
}

/// Every bonus that takes from pits of index `first` or above only, declining included; so each comes once.
pub(crate) fn every_bonus<B>(
    turn: &Turn,
    first: u8,
    see: &mut impl FnMut(&Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Stage::Bonus(left) = turn.stage() else {
        return see(turn);
    };
    see(&played(turn, Action::Done))?;
    let pits: Vec<Pit> = turn.pits().filter(|pit| pit.index >= first).collect();
    for pit in pits {
        let there = turn.position().stones(pit);
        let amounts = match turn.rules().bonus() {
            Bonus::Pits(_) => there..=there,
            Bonus::Equal => 1..=there.min(left),
        };
        for stones in amounts {
            every_bonus(
                &played(
                    turn,
                    Action::Take {
                        pit,
                        stones: Some(stones),
                    },
                ),
                pit.index + 1,
                see,
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// Shows `see` the position after each bonus of a turn whose sowing is over, as [`every_bonus`] does the turns, until it breaks off: for those who look
/// at very many.
pub(crate) fn after_every_bonus(
    turn: &Turn,
    see: &mut dyn FnMut(&Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut after = turn.position().clone();
    after.pass();
    match turn.stage() {
        Stage::Bonus(left) => take_on(
            &mut after,
            turn.rules().bonus(),
            turn.candidates(),
            left,
            see,
        ),
        _ => see(&after),
    }
}

/// Takes from these pits of the side to move in every way, and puts all back unless it is broken off.
fn take_on(
    after: &mut Position,
    bonus: Bonus,
    pits: PitSet,
    left: u8,
    see: &mut dyn FnMut(&Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    see(after)?;
    if left == 0 {
        return ControlFlow::Continue(());
    }
    let side = after.to_move();
    let mut rest = pits;
    for index in pits {
        rest.remove(index);
        let there = after.ring(side).get(index);
        let amounts = match bonus {
            Bonus::Pits(_) => there..=there,
            Bonus::Equal => 1..=there.min(left),
        };
        for stones in amounts {
            after.ring_mut(side).set(index, there - stones);
            let cost = match bonus {
                Bonus::Pits(_) => 1,
                Bonus::Equal => stones,
            };
            take_on(after, bonus, rest, left - cost, see)?;
        }
        after.ring_mut(side).set(index, there);
    }
    ControlFlow::Continue(())
}

fn played(turn: &Turn, action: Action) -> Turn {
    let mut turn = turn.clone();
    let played = turn.play(action);
    debug_assert!(
        played.is_ok(),
        "generators play what is allowed: {played:?}"
    );
    turn
}

/// Positions that counting remembers at a time, at most.
const ROOM: usize = 1 << 16;

/// The number of sequences of `depth` complete turns; repetition is not looked at.
///
/// More than a `u64` holds counts as `u64::MAX`.
#[must_use]
pub fn perft(rules: Rules, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => Perft::new(rules, position)
            .nth(depth as usize - 1)
            .unwrap_or(0),
    }
}

/// The numbers of sequences of 1, 2, 3 … complete turns, without end; as [`perft`] counts them.
///
/// Positions that are reached in several ways are looked at once, as long as there are few enough to remember. From there on nothing is remembered but the
/// way to the present position.
#[derive(Clone, Debug)]
pub struct Perft {
    rules: Rules,
    /// The positions after as many turns as `known`, and in how many ways each is reached.
    reached: HashMap<Position, u64>,
    known: u32,
    /// The turns counted last.
    depth: u32,
}

impl Perft {
    /// Counts from `position`.
    #[must_use]
    pub fn new(rules: Rules, position: &Position) -> Self {
        Self {
            rules,
            reached: HashMap::from([(position.clone(), 1)]),
            known: 0,
            depth: 0,
        }
    }

    /// Takes the positions a turn further, and returns the number of sequences; `None` if there are too many positions to remember.
    fn advance(&mut self) -> Option<u64> {
        let mut next: HashMap<Position, u64> = HashMap::new();
        let mut count: u64 = 0;
        for (position, &ways) in &self.reached {
            let all = positions_after(self.rules, position, &mut |after| {
                count = count.saturating_add(ways);
                let reached = next.entry(after).or_default();
                *reached = reached.saturating_add(ways);
                if next.len() > ROOM {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            if all.is_break() {
                return None;
            }
        }
        self.reached = next;
        self.known += 1;
        Some(count)
    }
}

impl Iterator for Perft {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.depth = self.depth.saturating_add(1);
        if self.known + 1 == self.depth
            && let Some(count) = self.advance()
        {
            return Some(count);
        }
        let further = self.depth - self.known;
        let sequences = self.reached.iter().map(|(position, ways)| {
            let sequences = sequences(self.rules, position, further);
            sequences.saturating_mul(*ways)
        });
        Some(sequences.fold(0, u64::saturating_add))
    }
}

/// Counts sequences of `turns` turns, one at least, and remembers only positions that are still to be looked at on the present way.
fn sequences(rules: Rules, position: &Position, turns: u32) -> u64 {
    let mut count: u64 = 0;
    // Positions, how many of the turns there are done with, and how many turns are left to play.
    let mut open = vec![(position.clone(), 0, turns)];
    while let Some((position, done, left)) = open.pop() {
        let (mut seen, mut next) = (0, Vec::new());
        let all = positions_after(rules, &position, &mut |after| {
            if left == 1 {
                count = count.saturating_add(1);
                return ControlFlow::Continue(());
            }
            seen += 1;
            if seen > done {
                next.push((after, 0, left - 1));
            }
            if next.len() == ROOM {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if all.is_break() {
            open.push((position, seen, left));
        }
        open.append(&mut next);
    }
    count
}

/// Shows `see` the position after each complete turn, until it breaks off.
fn positions_after(
    rules: Rules,
    position: &Position,
    see: &mut impl FnMut(Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    turns(rules, position, &mut |turn| {
        turn.after().map_or(ControlFlow::Continue(()), &mut *see)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequences_are_counted_alike_whether_positions_are_remembered_or_not() {
        for text in ["tsoro width=4", "tsoro width=6 heads=1", "nsolo width=3"] {
            let rules: Rules = text.parse().expect("known rules");
            let start = rules.start();
            let remembered = Perft::new(rules, &start).take(4);
            let forgotten = (1..).map(|turns| sequences(rules, &start, turns));
            assert!(remembered.eq(forgotten.take(4)), "{text}");
        }
    }
}
