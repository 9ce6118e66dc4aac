//! What can follow a position: the positions after each complete turn, and whether one of them ends the game.

use std::ops::ControlFlow;

use super::knowledge::Numbers;
use super::table::Key;
use crate::rules::generate::after_every_bonus;
use crate::rules::ring::Ring;
use crate::rules::ruleset::Bonus;
use crate::rules::turn::Stage;
use crate::rules::{Position, Rules, Side, Turn};
use crate::search::key::{double_key_of, ring_key};
use crate::search::turns::sown_within;

/// A position after a turn.
#[derive(Clone, Debug)]
pub(super) struct Follower {
    /// Of those alike the least is tried first.
    pub order: u32,
    pub numbers: Numbers,
    pub key: Key,
    pub position: Position,
}

/// How a list came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Listing {
    Whole,
    /// There are more than there is room for.
    Full,
    Stopped,
}

/// Followers between two questions whether to stop. A single turn may have billions of bonuses.
const PATIENCE: usize = 1024;

/// Lists the positions that can follow, each once and at most `room`, those first that leave the other side least: few stones and few pits to start from.
pub(super) fn followers(
    rules: Rules,
    position: &Position,
    list: &mut Vec<Follower>,
    room: usize,
    stop: &mut dyn FnMut() -> bool,
) -> Listing {
    list.clear();
    let turn = Turn::of(rules, position.clone());
    let mover = position.to_move();
    let mut came = Listing::Whole;
    sown_within(&turn, u32::MAX, &mut |sown| {
        if came != Listing::Whole {
            return;
        }
        let own = sown.position().ring(mover);
        let own_key = ring_key(own);
        // Few of them for the mover, too, are a bad sign.
        let own_heaps = 128 - own.heaps().len();
        let _ = after_every_bonus(sown, &mut |after| {
            if list.len() == room {
                came = Listing::Full;
                return ControlFlow::Break(());
            }
            if list.len() % PATIENCE == PATIENCE - 1 && stop() {
                came = Listing::Stopped;
                return ControlFlow::Break(());
            }
            let ring = after.ring(mover.other());
            let heaps = ring.heaps().len();
            let starts = if heaps == 0 {
                ring.occupied().len()
            } else {
                heaps
            };
            list.push(Follower {
                order: 2 * (u32::from(ring.total()) + starts) + own_heaps,
                // It is the harder to foil a side the more it can do.
                numbers: Numbers {
                    phi: 1,
                    delta: 1 + starts,
                },
                key: double_key_of(ring_key(ring), own_key),
                position: after.clone(),
            });
            ControlFlow::Continue(())
        });
    });
    came
}

/// Whether the side to move has no turn.
pub(super) fn has_no_turn(rules: Rules, position: &Position) -> bool {
    let ring = position.ring(position.to_move());
    if ring.occupied().is_empty() {
        return true;
    }
    let turn = Turn::of(rules, position.clone());
    if ring.heaps().is_empty() {
        return turn.candidates().is_empty();
    }
    let mut none = true;
    sown_within(&turn, 1, &mut |_| none = false);
    none
}

/// Whether the side to move has no turn that ends the game; not always seen.
///
/// A turn takes a column at most, and its bonus.
pub(super) fn surely_cannot_end(rules: Rules, position: &Position) -> bool {
    let Bonus::Pits(pits) = rules.bonus() else {
        return false;
    };
    surely_has_turns(rules, position.ring(position.to_move().other()), 2 + pits)
}

/// Whether the side to move has a turn that leaves the other side none; `None` if it was stopped.
pub(super) fn can_end(
    rules: Rules,
    position: &Position,
    stop: &mut dyn FnMut() -> bool,
) -> Option<bool> {
    let other = position.to_move().other();
    let stands = has_no_turn(rules, &with_move(position, other));
    let turn = Turn::of(rules, position.clone());
    let (mut ends, mut stopped, mut seen) = (false, false, 0_usize);
    sown_within(&turn, u32::MAX, &mut |sown| {
        if ends || stopped || (!sown.captured() && !stands) {
            return;
        }
        let due = match sown.stage() {
            Stage::Bonus(due) => due,
            _ => 0,
        };
        if sown.captured() && surely_has_turns(rules, sown.position().ring(other), due) {
            return;
        }
        let _ = after_every_bonus(sown, &mut |after| {
            seen += 1;
            stopped = seen.is_multiple_of(PATIENCE) && stop();
            ends = has_no_turn(rules, after);
            if ends || stopped {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
    });
    (!stopped || ends).then_some(ends)
}

fn with_move(position: &Position, side: Side) -> Position {
    if position.to_move() == side {
        position.clone()
    } else {
        position.clone().passed()
    }
}

/// Whether a side has a turn whichever pits, so many at the most, it loses; not always seen.
///
/// It has one if stones stay and no heap does, for somewhere an empty pit follows a single stone; and if a heap stays whose only lap ends in an empty pit.
fn surely_has_turns(rules: Rules, ring: &Ring, due: u8) -> bool {
    let due = u32::from(due);
    if ring.occupied().len() <= due {
        return false;
    }
    let heaps = ring.heaps();
    let full = usize::try_from(ring.occupied().len()) == Ok(ring.stones().len());
    if full {
        return false;
    }
    let len = u8::try_from(ring.stones().len()).unwrap_or(u8::MAX);
    let all = heaps.len();
    let short = heaps.iter().filter(|&pit| {
        let hand = ring.get(pit);
        let last = (u16::from(pit) + u16::from(hand) * u16::from(rules.step())) % u16::from(len);
        hand < len && ring.stones()[usize::from(last)] == 0
    });
    let short = u32::try_from(short.count()).unwrap_or(0);
    short == all || short > due
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lap_that_ends_in_an_empty_pit_is_a_turn_in_the_direction_of_sowing() {
        let ring = Ring::new(&[0, 2, 0, 0, 0, 1]).expect("a ring");
        for (text, surely) in [
            ("tsoro width=3", true),
            ("tsoro width=3 direction=cw", false),
        ] {
            let rules: Rules = text.parse().expect("known rules");
            assert_eq!(surely_has_turns(rules, &ring, 1), surely, "{text}");
        }
    }
}
