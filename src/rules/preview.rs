//! Where a decision would lead, looked at before it is played.

use super::action::{Action, Captured, Event, IllegalAction, IllegalReason};
use super::board::Pit;
use super::turn::{Stage, Turn};

/// How many heads in a row a preview looks past.
const PREVIEW_HEADS: u32 = 8;

/// Where a start, or going on, leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Laps of this stretch.
    pub laps: u32,
    /// Stones sown in it: this many pits it walks round the ring, from where it starts to `end`.
    pub sown: u32,
    /// The pit its last stone falls into.
    pub end: Pit,
    /// What it captures.
    pub capture: Captured,
    /// What is decided then.
    pub stage: Stage,
    /// At a head: what going on would bring, where it is offered and not too many heads away.
    pub go_on: Option<Box<Preview>>,
}

impl Turn {
    /// What playing `action`, a start or going on, would bring.
    ///
    /// # Errors
    /// [`IllegalAction`] as [`play`](Self::play) would give it.
    pub fn preview(&self, action: Action) -> Result<Preview, IllegalAction> {
        self.preview_to(action, PREVIEW_HEADS)
    }

    fn preview_to(&self, action: Action, heads: u32) -> Result<Preview, IllegalAction> {
        if !matches!(action, Action::Start(_) | Action::GoOn) {
            return Err(self.refuse(action, IllegalReason::NoPreview));
        }
        let mut turn = self.clone();
        let mut capture = Captured::default();
        let mut sown = 0;
        turn.play_with(action, &mut |event| match event {
            Event::Lap { stones, .. } => sown += u32::from(stones),
            Event::Capture(pits) => capture = pits,
            _ => {}
        })?;
        let Some(end) = turn.landed() else {
            return Err(self.refuse(action, IllegalReason::OtherDecision));
        };
        let go_on = match (turn.stage(), heads) {
            (Stage::Head, 1..) => turn.preview_to(Action::GoOn, heads - 1).ok().map(Box::new),
            _ => None,
        };
        Ok(Preview {
            laps: turn.laps() - self.laps(),
            sown,
            end,
            capture,
            stage: turn.stage(),
            go_on,
        })
    }
}
