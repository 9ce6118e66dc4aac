//! The turns of a position as the search looks at them: first sown, and the bonus chosen only when it comes to that.

use super::key::mix;
use crate::rules::turn::Stage;
use crate::rules::{Action, Pit, Turn};

/// How many heads in a row are passed by going on; what lies beyond is not looked at.
pub const HEADS: u32 = 12;

/// Shows `see` every way to sow the turn to its end or its bonus; true if that was not all, as some heads lie too far.
pub fn sown(turn: &Turn, mut see: impl FnMut(&Turn)) -> bool {
    sown_within(turn, HEADS, &mut see)
}

/// The same, passing this many heads in a row at the most.
pub(super) fn sown_within(turn: &Turn, heads: u32, see: &mut dyn FnMut(&Turn)) -> bool {
    let side = turn.mover();
    match turn.stage() {
        Stage::Start => turn.candidates().iter().fold(false, |narrowed, index| {
            let mut begun = turn.clone();
            begun.try_play(Action::Start(Pit { side, index })) && sow_on(begun, heads, see)
                || narrowed
        }),
        _ => sow_on(turn.clone(), heads, see),
    }
}

fn sow_on(mut turn: Turn, heads: u32, see: &mut dyn FnMut(&Turn)) -> bool {
    for _ in 0..heads {
        if turn.stage() != Stage::Head {
            see(&turn);
            return false;
        }
        let mut stopped = turn.clone();
        if stopped.try_play(Action::Stop) {
            see(&stopped);
        }
        if !turn.try_play(Action::GoOn) {
            return false;
        }
    }
    true
}

/// How many stones `after`, a later state of `before`, has taken.
#[must_use]
pub fn gain(before: &Turn, after: &Turn) -> u16 {
    if !after.captured() {
        return 0;
    }
    let side = before.mover().other();
    before.position().ring(side).total() - after.position().ring(side).total()
}

/// A number for a turn, never 0: alike for equal turns of a position, and hardly ever for others.
#[must_use]
pub fn turn_id(turn: &Turn) -> u32 {
    let start = turn.started().map_or(0, |pit| u32::from(pit.index));
    let sowing = start | turn.passed() << 8 | u32::from(turn.stopped()) << 12;
    let takes = turn.takes().fold(0, |takes, take| {
        mix(takes ^ (u64::from(take.pit.index) << 8 | u64::from(take.stones)))
    });
    #[allow(clippy::cast_possible_truncation)] // a part is enough
    let takes = takes as u16;
    1 << 31 | u32::from(takes) << 13 | sowing
}

/// Whether two turn numbers tell of the same sowing, whatever the bonus.
#[must_use]
pub const fn same_sowing(one: u32, other: u32) -> bool {
    (one ^ other).trailing_zeros() >= 13
}

/// Items by rising key; equals keep their order. They are few, and the library's sort, made anew for each kind, would be an eighth of the
/// whole engine's size.
pub(super) fn by_key<T>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> i32) -> Vec<T> {
    let mut keys = Vec::new();
    let mut sorted = Vec::new();
    for item in items {
        let key = key(&item);
        let place = keys.partition_point(|&other| other <= key);
        keys.insert(place, key);
        sorted.insert(place, item);
    }
    sorted
}
