//! When a turn is complete, and when the game is over: nothing to sow, or a position that came back (RULES 3, 4).

use super::super::action::Event;
use super::super::board::Side;
use super::super::outcome::{Outcome, Reason};
use super::super::position::Position;
use super::super::ruleset::Repeat;
use super::super::turn::Turn;
use super::{Game, Mark};

impl Game {
    /// If the turn is complete, marks it and hands on to the other player.
    pub(super) fn finish_turn(&mut self, see: &mut dyn FnMut(Event)) {
        let Some(after) = self.turn.after() else {
            return;
        };
        let mover = Some(self.turn.mover()).filter(|_| self.turn.captured());
        let last_capture = mover.or(self.marks[self.marks.len() - 1].last_capture);
        let text = self.turn.text();
        self.turn = Turn::of(self.rules, after.clone());
        self.mark(after, text, last_capture);
        see(Event::Turn(self.plies()));
        self.report_over(see);
    }

    pub(super) fn report_over(&self, see: &mut dyn FnMut(Event)) {
        if let Some(outcome) = self.outcome() {
            see(Event::Over(outcome));
        }
    }

    pub(super) fn mark(&mut self, position: Position, turn: String, last_capture: Option<Side>) {
        let decisions = self.line.len();
        self.marks.push(Mark {
            decisions,
            position,
            turn,
            last_capture,
            outcome: None,
        });
        let outcome = self.no_turn().or_else(|| self.repeated());
        if let Some(mark) = self.marks.last_mut() {
            mark.outcome = outcome;
        }
    }

    /// The player to move without a legal turn loses.
    pub(super) fn no_turn(&self) -> Option<Outcome> {
        if self.turn.pits().next().is_some() {
            return None;
        }
        let loser = self.turn.mover();
        let reason = match self.turn.position().ring(loser).total() {
            0 => Reason::NoStones,
            _ => Reason::NoMove,
        };
        Some(Outcome {
            winner: Some(loser.other()),
            reason,
        })
    }

    /// What the last position means if it came back too often (RULES 3, 4).
    pub(super) fn repeated(&self) -> Option<Outcome> {
        let (last, before) = self.marks.split_last()?;
        let allowed = match self.rules.repeat() {
            Repeat::Judge => 2,
            Repeat::Draw => 1,
        };
        let stones = last.stones();
        let occurrences = before
            .iter()
            .rev()
            .take_while(|mark| mark.stones() == stones)
            .filter(|mark| mark.position == last.position)
            .count();
        if occurrences < allowed {
            return None;
        }
        let (south, north) = stones;
        let winner = match self.rules.repeat() {
            Repeat::Draw => None,
            Repeat::Judge if south > north => Some(Side::South),
            Repeat::Judge if south < north => Some(Side::North),
            Repeat::Judge => last.last_capture.or(Some(Side::North)),
        };
        Some(Outcome {
            winner,
            reason: Reason::Repetition,
        })
    }
}

impl Mark {
    pub(super) fn stones(&self) -> (u16, u16) {
        (
            self.position.ring(Side::South).total(),
            self.position.ring(Side::North).total(),
        )
    }
}
