//! Which bonus is worth looking at: all there are where they are few, else takes among the most promising pits.
//!
//! A removal is promising that takes many stones, or that breaks a capture the opponent threatens.

use super::turns::{by_key, gain, sown};
use crate::rules::ruleset::Bonus;
use crate::rules::turn::Stage;
use crate::rules::{Action, Event, Pit, Turn};

/// What a stone taken is worth against a stone no longer threatened.
const TAKEN: i32 = 4;
const SAVED: i32 = 3;

/// What came of a look at the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looked {
    /// Whether there are more ways to take it.
    pub narrowed: bool,
    /// How many positions were looked at to choose.
    pub positions: u64,
}

/// Pushes `turn` with each bonus worth looking at onto `complete`, the most promising last.
///
/// `width` is the number of pits the takes are chosen among. With 1 only the largest are taken, threats are not looked at.
pub fn candidates(turn: Turn, width: usize, complete: &mut Vec<Turn>) -> Looked {
    let Stage::Bonus(due) = turn.stage() else {
        complete.push(turn);
        return Looked {
            narrowed: false,
            positions: 0,
        };
    };
    match (width, turn.rules().bonus()) {
        (1, _) => {
            complete.push(largest(turn));
            Looked {
                narrowed: true,
                positions: 0,
            }
        }
        (_, Bonus::Pits(_)) => whole_pits(&turn, usize::from(due), width, complete),
        (_, Bonus::Equal) => Looked {
            narrowed: true,
            positions: single_stones(turn, width, complete),
        },
    }
}

/// Takes from the largest pit until nothing is due.
fn largest(mut turn: Turn) -> Turn {
    let side = turn.mover().other();
    while turn.stage() != Stage::Complete {
        let ring = turn.position().ring(side);
        let most = turn
            .candidates()
            .iter()
            .max_by_key(|&index| ring.get(index));
        let take = most.map_or(Action::Done, |index| Action::Take {
            pit: Pit { side, index },
            stones: None,
        });
        if !turn.try_play(take) {
            break;
        }
    }
    turn
}

fn whole_pits(turn: &Turn, due: usize, width: usize, complete: &mut Vec<Turn>) -> Looked {
    let threat = threat_after(turn);
    let side = turn.mover().other();
    let ring = turn.position().ring(side);
    let mut pits: Vec<u8> = turn.candidates().iter().collect();
    let narrowed = pits.len() > width.max(due);
    if narrowed {
        pits = by_key(pits, |&index| -i32::from(ring.get(index)));
        pits.truncate(2 * width);
    }
    let positions = 1 + u64::try_from(pits.len()).unwrap_or(0);
    let mut pits = by_key(pits, |&index| {
        let saved = threat - threat_after(&with_take(turn, index, None));
        -TAKEN * i32::from(ring.get(index)) - SAVED * saved
    });
    pits.truncate(width.max(due));
    let mut sets = Vec::new();
    choose(turn, &pits, &mut sets);
    // The most promising was made first and belongs last; and to take all that is due is better, as a rule.
    sets.reverse();
    complete.extend(by_key(sets, |set| {
        i32::try_from(set.takes().count()).unwrap_or(0)
    }));
    Looked {
        narrowed,
        positions,
    }
}

/// `turn` with every set of takes among the pits, as many as are due at the most.
fn choose(turn: &Turn, pits: &[u8], complete: &mut Vec<Turn>) {
    if turn.stage() != Stage::Complete {
        for (nth, &index) in pits.iter().enumerate() {
            choose(&with_take(turn, index, None), &pits[nth + 1..], complete);
        }
    }
    complete.push(finished(turn.clone()));
}

/// Stones are taken one at a time, from pits of the opponent's best capture or the fullest; of the sets of one size only the `width` most promising
/// are followed.
fn single_stones(turn: Turn, width: usize, complete: &mut Vec<Turn>) -> u64 {
    let mut looked = 0;
    let mut sets = vec![turn];
    while sets.iter().any(|set| set.stage() != Stage::Complete) {
        let mut wider: Vec<(i32, Turn)> = Vec::new();
        for set in &sets {
            looked += 1;
            for index in worth_a_stone(set, width) {
                let next = with_take(set, index, Some(1));
                if wider.iter().all(|(_, other)| *other != next) {
                    looked += 1;
                    wider.push((threat_after(&next), next));
                }
            }
        }
        wider = by_key(wider, |&(threat, _)| threat);
        wider.truncate(width);
        sets = wider.into_iter().map(|(_, set)| set).collect();
    }
    complete.extend(sets.into_iter().rev());
    looked
}

/// The pits that the opponent's best capture would lift, and the fullest; all where they are few.
fn worth_a_stone(turn: &Turn, width: usize) -> Vec<u8> {
    let pits: Vec<u8> = turn.candidates().iter().collect();
    if pits.len() <= width.saturating_mul(2) {
        return pits;
    }
    let side = turn.mover().other();
    let ring = turn.position().ring(side);
    let mut chosen =
        best_capture(turn).map_or_else(Vec::new, |(before, after)| lifted_by(&before, &after));
    chosen.truncate(width);
    let fullest = by_key(pits, |&index| -i32::from(ring.get(index)));
    for index in fullest.into_iter().take(width) {
        if !chosen.contains(&index) {
            chosen.push(index);
        }
    }
    chosen.retain(|&index| turn.candidates().contains(index));
    chosen
}

/// The pits a turn lifts stones from, each once.
fn lifted_by(before: &Turn, after: &Turn) -> Vec<u8> {
    let mut pits = Vec::new();
    let mut replayed = before.clone();
    let goes = (0..after.passed()).map(|_| Action::GoOn);
    for action in after.started().map(Action::Start).into_iter().chain(goes) {
        let played = replayed.play_with(action, &mut |event| {
            if let Event::Lap { from, .. } = event
                && !pits.contains(&from.index)
            {
                pits.push(from.index);
            }
        });
        debug_assert!(played.is_ok(), "what was sown can be sown again");
    }
    pits
}

/// The opponent's turn that would capture the most if no more were taken: before it, and after.
fn best_capture(turn: &Turn) -> Option<(Turn, Turn)> {
    let mut opponents = finished(turn.clone());
    opponents.hand_on();
    let mut best: Option<Turn> = None;
    let mut most = 0;
    sown(&opponents, |sown| {
        let gain = gain(&opponents, sown);
        if gain > most {
            most = gain;
            best = Some(sown.clone());
        }
    });
    best.map(|best| (opponents, best))
}

/// The most stones the opponent could capture if no more were taken.
fn threat_after(turn: &Turn) -> i32 {
    let mut opponents = finished(turn.clone());
    opponents.hand_on();
    let mut most = 0;
    sown(&opponents, |sown| most = most.max(gain(&opponents, sown)));
    i32::from(most)
}

fn with_take(turn: &Turn, index: u8, stones: Option<u8>) -> Turn {
    let mut turn = turn.clone();
    let side = turn.mover().other();
    let pit = Pit { side, index };
    let taken = turn.try_play(Action::Take { pit, stones });
    debug_assert!(taken, "candidates can be taken");
    turn
}

fn finished(mut turn: Turn) -> Turn {
    if turn.stage() != Stage::Complete {
        let done = turn.try_play(Action::Done);
        debug_assert!(done, "a bonus may be declined");
    }
    turn
}
