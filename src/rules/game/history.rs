//! Undo and redo, looking back, and the line that both walk on.

use super::super::action::{Action, Event};
use super::super::board::Side;
use super::super::outcome::{Outcome, Reason};
use super::super::turn::Turn;
use super::{Edit, Game, NoSuchPly, Tail};

impl Game {
    /// Whether there is a decision to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is a taken-back decision to bring again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the decision played last back, in the turn under way too, and looks at the end of the game; false if there is none. What that
    /// decision took the place of is back.
    pub fn undo(&mut self) -> bool {
        let Some(edit) = self.done.pop() else {
            return false;
        };
        let inverse = self.exchange(edit);
        self.undone.push(inverse);
        true
    }

    /// Plays the decision taken back last again, in the place of what it replaced; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(edit) = self.undone.pop() else {
            return false;
        };
        let inverse = self.exchange(edit);
        self.done.push(inverse);
        true
    }

    /// Takes the turn under way back, or else the last complete one, up to where it took the place of another line; false if there is none.
    pub fn undo_turn(&mut self) -> bool {
        let some = self.can_undo();
        let before = self.marks[self.ply_of(self.line.len().saturating_sub(1))].decisions;
        while self.line.len() > before {
            let length = self.line.len();
            if !self.undo() || self.line.len() >= length {
                break;
            }
        }
        some
    }

    /// Plays taken-back decisions again up to the end of a turn, or all there are; false if there are none.
    pub fn redo_turn(&mut self) -> bool {
        let some = self.can_redo();
        while self.redo() && self.marks[self.plies()].decisions < self.line.len() {}
        some
    }

    /// Looks at the position after `ply` complete turns; one more than there are is the turn under way. Nothing is lost, even if
    /// something is played there: undo brings back what followed.
    ///
    /// # Errors
    /// [`NoSuchPly`] if the game has no such.
    pub fn go_to(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        let plies = self.plies();
        let under_way = self.marks[plies].decisions < self.line.len();
        let resigned = self.resigned(self.line.len()).is_some();
        self.at = match ply {
            _ if ply == plies && resigned => self.line.len(),
            _ if ply <= plies => self.marks[ply].decisions,
            _ if ply == plies + 1 && under_way => self.line.len(),
            _ => {
                return Err(NoSuchPly {
                    ply,
                    first: 0,
                    last: plies + usize::from(under_way),
                });
            }
        };
        self.turn = self.turn_at(self.at);
        Ok(())
    }

    /// What happened in the turn that led to `ply`, from 1; one more than there are is the turn under way.
    ///
    /// # Errors
    /// [`NoSuchPly`] if the game has no such.
    pub fn events(&self, ply: usize) -> Result<Vec<Event>, NoSuchPly> {
        let plies = self.plies();
        if !(1..=plies + 1).contains(&ply) {
            return Err(NoSuchPly {
                ply,
                first: 1,
                last: plies + 1,
            });
        }
        let mut events = Vec::new();
        let end = if ply > plies {
            self.line.len()
        } else {
            self.marks[ply].decisions
        };
        self.replay(ply - 1, end, &mut |event| events.push(event));
        if ply <= plies {
            events.push(Event::Turn(ply));
        }
        let outcome = if ply < plies {
            None
        } else {
            self.outcome_at(end)
        };
        events.extend(outcome.map(Event::Over));
        Ok(events)
    }

    pub(super) fn ply_of(&self, decisions: usize) -> usize {
        self.marks
            .partition_point(|mark| mark.decisions <= decisions)
            - 1
    }

    pub(super) fn resigned(&self, decisions: usize) -> Option<Side> {
        match decisions.checked_sub(1).map(|last| self.line[last]) {
            Some(Action::Resign(side)) => side,
            _ => None,
        }
    }

    pub(super) fn outcome_at(&self, decisions: usize) -> Option<Outcome> {
        if let Some(loser) = self.resigned(decisions) {
            return Some(Outcome {
                winner: Some(loser.other()),
                reason: Reason::Resigned,
            });
        }
        let mark = &self.marks[self.ply_of(decisions)];
        mark.outcome.filter(|_| mark.decisions == decisions)
    }

    /// The turn under way after this many decisions. A resignation sets what was decided of its turn aside: a record has no place for it.
    pub(super) fn turn_at(&self, decisions: usize) -> Turn {
        self.replay(self.ply_of(decisions), decisions, &mut |_| ())
    }

    /// Plays the line again from after `ply` turns up to this many decisions, all of one turn.
    pub(super) fn replay(&self, ply: usize, decisions: usize, see: &mut dyn FnMut(Event)) -> Turn {
        let mark = &self.marks[ply];
        let mut turn = Turn::of(self.rules, mark.position.clone());
        if self.resigned(decisions).is_none() {
            for &action in &self.line[mark.decisions..decisions] {
                let played = turn.play_with(action, see);
                debug_assert!(
                    played.is_ok(),
                    "what was played once can be played again: {played:?}"
                );
            }
        }
        turn
    }

    /// Puts an edit's tail in the line, looks at its end, and returns the edit that takes it out again.
    pub(super) fn exchange(&mut self, Edit { at, tail }: Edit) -> Edit {
        let cut = self.cut(at);
        self.line.extend(tail.decisions);
        self.marks.extend(tail.marks);
        self.comments.extend(tail.comments);
        self.at = self.line.len();
        self.turn = self.turn_at(self.at);
        Edit { at, tail: cut }
    }

    /// Takes all that follows the first `at` decisions out of the line.
    pub(super) fn cut(&mut self, at: usize) -> Tail {
        let ply = self.ply_of(at);
        let comments = self.comments.partition_point(|&(before, _)| before <= ply);
        Tail {
            decisions: self.line.split_off(at),
            marks: self.marks.split_off(ply + 1),
            comments: self.comments.split_off(comments),
        }
    }

    /// Puts decisions at the point where one looks. What followed there is kept with the first of them.
    pub(super) fn append(&mut self, decisions: &[Action]) {
        self.undone.clear();
        let mut tail = self.cut(self.at);
        for &decision in decisions {
            self.done.push(Edit {
                at: self.line.len(),
                tail: std::mem::take(&mut tail),
            });
            self.line.push(decision);
        }
        self.at = self.line.len();
    }
}
