//! What can follow a position: the positions after each complete turn, and whether one of them ends the game.

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

/// Lists the positions that can follow, each once, those first that leave the other side least: few stones and few pits to start from.
pub(super) fn followers(rules: Rules, position: &Position, list: &mut Vec<Follower>) {
    list.clear();
    let turn = Turn::of(rules, position.clone());
    let mover = position.to_move();
    sown_within(&turn, u32::MAX, &mut |sown| {
        let own = sown.position().ring(mover);
        let own_key = ring_key(own);
        // Few of them for the mover, too, are a bad sign.
        let own_heaps = 128 - own.heaps().len();
        after_every_bonus(sown, &mut |after| {
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
        });
    });
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

/// Whether the side to move has a turn that leaves the other side none.
pub(super) fn can_end(rules: Rules, position: &Position) -> bool {
    let other = position.to_move().other();
    let stands = has_no_turn(rules, &with_move(position, other));
    let turn = Turn::of(rules, position.clone());
    let mut ends = false;
    sown_within(&turn, u32::MAX, &mut |sown| {
        if ends || (!sown.captured() && !stands) {
            return;
        }
        let due = match sown.stage() {
            Stage::Bonus(due) => due,
            _ => 0,
        };
        if sown.captured() && surely_has_turns(rules, sown.position().ring(other), due) {
            return;
        }
        after_every_bonus(sown, &mut |after| {
            ends = ends || has_no_turn(rules, after);
        });
    });
    ends
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
