//! A game: its decisions so far, undo and redo (`history.rs`), repetition and result (`ending.rs`; RULES 3, 4).
//!
//! A game is one line of decisions; `at` is where one looks, which may be earlier than its end. A decision that is played there takes the
//! place of all that followed, and keeps it: undo puts it back (see `Edit`). All else is derived from the line.

mod ending;
mod history;

use thiserror::Error;

use super::action::{Action, Event, IllegalAction, IllegalPit, IllegalReason};
use super::board::{Pit, Side, shorten};
use super::notation::{BadTurn, TurnProblem};
use super::outcome::Outcome;
use super::position::{Position, WrongBoard};
use super::preview::Preview;
use super::ruleset::Rules;
use super::turn::Turn;

/// A ply outside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no ply {ply} here: {first} to {last} are allowed")]
pub struct NoSuchPly {
    /// What was asked for.
    pub ply: usize,
    /// The first allowed.
    pub first: usize,
    /// The last allowed.
    pub last: usize,
}

/// What stands after this many complete turns of the line.
#[derive(Clone, Debug)]
struct Mark {
    /// Decisions up to here.
    decisions: usize,
    position: Position,
    /// The text of the turn that led here; empty at the start.
    turn: String,
    /// Who captured last, since the start of the game.
    last_capture: Option<Side>,
    outcome: Option<Outcome>,
}

/// An end of the line, with what belongs to it.
#[derive(Clone, Debug, Default)]
struct Tail {
    decisions: Vec<Action>,
    marks: Vec<Mark>,
    comments: Vec<(usize, String)>,
}

/// One decision, and what it took the place of: from decision `at` on, `tail` is to stand in the line instead of what does. Doing and undoing
/// are the same exchange.
#[derive(Clone, Debug)]
struct Edit {
    at: usize,
    tail: Tail,
}

/// How a game came to a position, as far as that matters for repetition.
#[derive(Clone, Debug)]
pub struct WayHere {
    /// The position that the turn there starts from.
    pub here: Position,
    /// The positions before it since the last capture, oldest first.
    pub before: Vec<Position>,
    /// Who captured last.
    pub last_capture: Option<Side>,
}

/// A game in progress or over.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    line: Vec<Action>,
    /// One for the start and one for each complete turn of the line.
    marks: Vec<Mark>,
    /// Decisions played, the last one last, each with what it replaced.
    done: Vec<Edit>,
    /// Decisions taken back, the next one to redo last.
    undone: Vec<Edit>,
    at: usize,
    /// The turn of the player to move at `at`.
    turn: Turn,
    /// What a record says besides the turns, in its order.
    pub(super) tags: Vec<(String, String)>,
    /// Comments, each with the number of complete turns before it.
    pub(super) comments: Vec<(usize, String)>,
}

impl Game {
    /// A new game from the rules' start.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self::of(rules, rules.start())
    }

    /// A new game from any position.
    ///
    /// # Errors
    /// [`WrongBoard`] if the rules play on another board.
    pub fn from_position(rules: Rules, position: Position) -> Result<Self, WrongBoard> {
        position.check_board(rules.board())?;
        Ok(Self::of(rules, position))
    }

    /// A new game from a position on the rules' board.
    pub(crate) fn of(rules: Rules, position: Position) -> Self {
        let turn = Turn::of(rules, position.clone());
        let mut tags = vec![("Rules".to_owned(), rules.to_string())];
        if position != rules.start() {
            tags.push(("Position".to_owned(), position.to_string()));
        }
        tags.push(("Result".to_owned(), "*".to_owned()));
        let mut game = Self {
            rules,
            line: Vec::new(),
            marks: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
            at: 0,
            turn,
            tags,
            comments: Vec::new(),
        };
        game.mark(position, String::new(), None);
        game
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position it started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.marks[0].position
    }

    /// The turn of the player to move, where one looks; its position is what lies on the board.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Complete turns before the point where one looks.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply_of(self.at)
    }

    /// Complete turns of the game, those taken back not counted.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.marks.len() - 1
    }

    /// The result, if the game is over where one looks.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.at)
    }

    /// The result of the game, wherever one looks.
    #[must_use]
    pub fn final_outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.line.len())
    }

    /// Stones `side` has taken up to the point where one looks.
    #[must_use]
    pub fn captured(&self, side: Side) -> u16 {
        let taken_from = side.other();
        self.start().ring(taken_from).total() - self.turn.position().ring(taken_from).total()
    }

    /// The text of the turn that led to `ply`; `None` for ply 0 and past the last complete turn.
    #[must_use]
    pub fn turn_text(&self, ply: usize) -> Option<&str> {
        let mark = self.marks.get(ply).filter(|_| ply > 0)?;
        Some(&mark.turn)
    }

    /// The position at `ply`; `None` past the last complete turn.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.marks.get(ply).map(|mark| &mark.position)
    }

    /// The texts of the game's complete turns.
    pub fn turn_texts(&self) -> impl Iterator<Item = &str> {
        self.marks[1..=self.plies()]
            .iter()
            .map(|mark| mark.turn.as_str())
    }

    /// The text of the turn under way at the end of the game; empty if none is.
    #[must_use]
    pub fn unfinished(&self) -> String {
        self.turn_at(self.line.len()).text()
    }

    /// Whether a turn is under way at the end of the game, wherever one looks.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.marks[self.plies()].decisions < self.line.len() && self.final_outcome().is_none()
    }

    /// What a record says besides the turns, in its order.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The position after each complete turn, the start first.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.marks[..=self.plies()]
            .iter()
            .map(|mark| &mark.position)
    }

    /// The way to where one looks, as far as a position could come back.
    #[must_use]
    pub fn way_here(&self) -> WayHere {
        let (here, before) = self.marks[..=self.ply()]
            .split_last()
            .unwrap_or((&self.marks[0], &[]));
        let stones = here.stones();
        let since = before
            .iter()
            .rposition(|mark| mark.stones() != stones)
            .map_or(0, |last| last + 1);
        WayHere {
            here: here.position.clone(),
            before: before[since..]
                .iter()
                .map(|mark| mark.position.clone())
                .collect(),
            last_capture: here.last_capture,
        }
    }

    /// Why `pit` cannot be started or taken from where one looks; `None` if it can.
    #[must_use]
    pub fn why(&self, pit: Pit) -> Option<IllegalPit> {
        match self.outcome() {
            Some(_) => Some(IllegalPit::Over),
            None => self.turn.why(pit),
        }
    }

    /// What playing `action`, a start or going on, would bring where one looks.
    ///
    /// # Errors
    /// [`IllegalAction`] as [`play`](Self::play) would give it.
    pub fn preview(&self, action: Action) -> Result<Preview, IllegalAction> {
        match self.outcome() {
            Some(outcome) => Err(self.turn.refuse(action, IllegalReason::Over(outcome))),
            None => self.turn.preview(action),
        }
    }

    /// Plays a decision where one looks. It takes the place of what followed there, which undo brings back; what was taken back before can no
    /// longer be redone.
    ///
    /// # Errors
    /// [`IllegalAction`] says why it is refused and what is allowed; the game is unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.play_with(action, &mut |_| ())
    }

    /// Plays a decision like [`play`](Self::play) and reports what happens to `see`.
    ///
    /// # Errors
    /// As [`play`](Self::play); then `see` heard nothing.
    pub fn play_with(
        &mut self,
        action: Action,
        see: &mut dyn FnMut(Event),
    ) -> Result<(), IllegalAction> {
        if let Some(outcome) = self.outcome() {
            return Err(self.turn.refuse(action, IllegalReason::Over(outcome)));
        }
        if let Action::Resign(side) = action {
            self.append(&[Action::Resign(Some(side.unwrap_or(self.turn.mover())))]);
            self.turn = self.turn_at(self.at);
            self.report_over(see);
            return Ok(());
        }
        self.turn.play_with(action, see)?;
        self.append(&[action]);
        self.finish_turn(see);
        Ok(())
    }

    /// Plays a whole turn, or up to the decision at which its text ends in `~`.
    ///
    /// # Errors
    /// [`BadTurn`] says why it is refused; the game is unchanged.
    pub fn play_turn(&mut self, text: &str) -> Result<(), BadTurn> {
        let decisions = self.open_turn(text)?.play_text(text)?;
        self.append(&decisions);
        self.finish_turn(&mut |_| ());
        Ok(())
    }

    /// Plays a turn like [`play_turn`](Self::play_turn) and reports what happens to `see`.
    ///
    /// # Errors
    /// As [`play_turn`](Self::play_turn); then `see` heard nothing.
    pub fn play_turn_with(
        &mut self,
        text: &str,
        see: &mut dyn FnMut(Event),
    ) -> Result<(), BadTurn> {
        let decisions = self.open_turn(text)?.play_text_with(text, see)?;
        self.append(&decisions);
        self.finish_turn(see);
        Ok(())
    }

    /// The turn of the player to move, which `text` is to be played in; refused once the game is over.
    fn open_turn(&mut self, text: &str) -> Result<&mut Turn, BadTurn> {
        match self.outcome() {
            None => Ok(&mut self.turn),
            Some(outcome) => Err(BadTurn::Illegal {
                text: shorten(text),
                problem: TurnProblem::Over(outcome),
            }),
        }
    }

    /// The decisions still to be played, where one looks, so that the turn there becomes `text`; none if what was played of it is not how `text`
    /// begins, or `text` cannot be played.
    #[must_use]
    pub fn decisions_to(&self, text: &str) -> Option<Vec<Action>> {
        if self.outcome().is_some() {
            return None;
        }
        let mut whole = Turn::of(self.rules, self.marks[self.ply()].position.clone());
        let decisions = whole.play_text(text).ok()?;
        self.turn.rest_of(&whole, decisions)
    }
}
