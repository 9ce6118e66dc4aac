//! Every complete turn of a position, and how many there are: for tools and tests only, since their number can be astronomical.

use std::ops::ControlFlow;

use super::action::Action;
use super::board::Pit;
use super::position::Position;
use super::ring::Pits;
use super::ruleset::{Bonus, Rules};
use super::turn::{Stage, Turn};

/// Shows `see` every complete turn of the side to move, until it breaks off.
pub fn turns<B>(
    rules: Rules,
    position: &Position,
    see: &mut impl FnMut(&Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let turn = Turn::new(rules, position.clone());
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

/// Shows `see` the position after each bonus of a turn whose sowing is over, as [`every_bonus`] does the turns: for those who look at very many.
pub(crate) fn after_every_bonus(turn: &Turn, see: &mut dyn FnMut(&Position)) {
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

/// Takes from these pits of the side to move in every way, and puts all back.
fn take_on(
    after: &mut Position,
    bonus: Bonus,
    mut pits: Pits,
    left: u8,
    see: &mut dyn FnMut(&Position),
) {
    see(after);
    if left == 0 {
        return;
    }
    let side = after.to_move();
    while let Some(index) = pits.next() {
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
            take_on(after, bonus, pits.clone(), left - cost, see);
        }
        after.ring_mut(side).set(index, there);
    }
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

/// The number of sequences of `depth` complete turns; repetition is not looked at.
#[must_use]
pub fn perft(rules: Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    let _ = turns::<()>(rules, position, &mut |turn| {
        count += match turn.after() {
            Some(after) if depth > 1 => perft(rules, &after, depth - 1),
            _ => 1,
        };
        ControlFlow::Continue(())
    });
    count
}
