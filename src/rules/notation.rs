//! Turns as text (RULES 7): written from a [`Turn`], read and played decision by decision.

use std::fmt::{self, Write as _};

use thiserror::Error;

use super::action::{Action, Event, IllegalAction, PitStones};
use super::board::{Board, NoSuchPit, Pit, shorten};
use super::outcome::Outcome;
use super::plain::plain;
use super::ruleset::Bonus;
use super::turn::{Stage, Turn};

/// Why a text is not a turn that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadTurn {
    /// It does not have the form of a turn.
    #[error("`{text}` is not a turn: {problem}")]
    Form {
        /// The turn, shortened if very long.
        text: String,
        /// What is wrong with it.
        problem: FormProblem,
    },
    /// The rules do not allow it.
    #[error("`{text}` cannot be played: {problem}")]
    Illegal {
        /// The turn, shortened if very long.
        text: String,
        /// What is wrong with it.
        problem: TurnProblem,
    },
}

/// What is wrong with the form of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormProblem {
    /// A pit's name names none.
    #[error("{0}")]
    Pit(#[from] NoSuchPit),
    /// What follows `*` is no number of stones.
    #[error("`{0}` is not a number of stones")]
    Stones(String),
}

/// Why a well-formed turn cannot be played. Pits stand as their names.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TurnProblem {
    /// The game is over.
    #[error("the game is over, {0}")]
    Over(Outcome),
    /// Another turn has begun, whose text this is.
    #[error("the turn {0} is under way")]
    UnderWay(String),
    /// One of its decisions is refused.
    #[error("{0}")]
    Action(#[from] Box<IllegalAction>),
    /// It goes on where no head waits.
    #[error("it goes on (`+`) at head number {nth}, but its sowing ends at {end}")]
    NoHeadToPass {
        /// Which `+`, from 1.
        nth: usize,
        /// Where the sowing ends.
        end: String,
    },
    /// It stops where no head waits.
    #[error("it stops (`-`), but its sowing ends at {0}, which is no occupied head")]
    NoHeadToStop(String),
    /// It leaves a head undecided.
    #[error("the head {0} waits for `+` or `-`")]
    HeadWaits(String),
    /// It says that it captures.
    #[error("it says `x`, but captures nothing")]
    NoCapture,
    /// It does not say that it captures.
    #[error("it captures, and that is always written: `x`")]
    CaptureNotWritten,
    /// It takes a bonus from the mover.
    #[error("{0} is the mover's own: the bonus is taken from the opponent")]
    OwnPit(String),
    /// Its takes are out of order.
    #[error("the takes stand in ascending ring order, each pit once; {0} comes too late")]
    TakeOrder(String),
    /// It names a number of stones where pits are taken whole.
    #[error("the bonus is whole pits, so {0} comes without `*`")]
    TakeWhole(String),
    /// It does not name the number of stones.
    #[error("the bonus is stones, so {0} needs their number, as `{0}*1`")]
    TakeWithoutNumber(String),
    /// It ends in `~`.
    #[error("it ends in `~`, but nothing is left to decide")]
    NothingLeft,
}

impl From<IllegalAction> for TurnProblem {
    fn from(error: IllegalAction) -> Self {
        Self::Action(Box::new(error))
    }
}

/// A turn, complete or under way (then it ends in `~`); nothing before its start.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl Turn {
    /// As `to_string`, which takes a third of a kilobyte more of what a page loads.
    pub(crate) fn text(&self) -> String {
        let board = self.board();
        let Some(start) = self.started() else {
            return String::new();
        };
        let mut text = board.name(start);
        text.extend((0..self.passed()).map(|_| '+'));
        if self.stopped() {
            text.push('-');
        }
        if self.captured() {
            text.push('x');
        }
        for (nth, PitStones { pit, stones }) in self.takes().enumerate() {
            if nth > 0 {
                text.push(',');
            }
            text += &board.name(pit);
            if self.rules().bonus() == Bonus::Equal {
                let _ = write!(text, "*{stones}");
            }
        }
        if self.stage() != Stage::Complete {
            text.push('~');
        }
        text
    }
}

/// A turn's text taken apart; nothing is known yet of its being legal.
struct Parts {
    start: Pit,
    passed: usize,
    stopped: bool,
    takes: Option<Vec<(Pit, Option<u8>)>>,
    waits: bool,
}

impl Parts {
    fn read(text: &str, board: Board) -> Result<Self, FormProblem> {
        let (body, waits) = match text.strip_suffix('~') {
            Some(body) => (body, true),
            None => (text, false),
        };
        // A pit's name ends in its only digit, and may itself hold an `x`.
        let mut named = false;
        let capture = body.char_indices().find(|&(_, c)| {
            named |= c.is_ascii_digit();
            named && c == 'x'
        });
        let (sowing, takes) = match capture.and_then(|(x, _)| body.split_at_checked(x)) {
            Some((sowing, takes)) => (sowing, takes.strip_prefix('x')),
            None => (body, None),
        };
        let (passing, stopped) = match sowing.strip_suffix('-') {
            Some(passing) => (passing, true),
            None => (sowing, false),
        };
        let name = passing.trim_end_matches('+');
        let takes = match takes {
            Some(takes) => Some(read_takes(takes, board)?),
            None => None,
        };
        Ok(Self {
            start: board.pit(name)?,
            passed: passing.len() - name.len(),
            stopped,
            takes,
            waits,
        })
    }
}

fn read_takes(text: &str, board: Board) -> Result<Vec<(Pit, Option<u8>)>, FormProblem> {
    let mut takes = Vec::new();
    if !text.is_empty() {
        for take in text.split(',') {
            takes.push(read_take(take, board)?);
        }
    }
    Ok(takes)
}

fn read_take(text: &str, board: Board) -> Result<(Pit, Option<u8>), FormProblem> {
    let (name, stones) = match text.split_once('*') {
        Some((name, stones)) => (name, Some(stones)),
        None => (text, None),
    };
    let pit = board.pit(name)?;
    let stones = stones.map(|stones| {
        stones
            .parse()
            .ok()
            .filter(|number: &u8| *number > 0 && number.to_string() == stones)
            .ok_or_else(|| FormProblem::Stones(shorten(stones)))
    });
    Ok((pit, stones.transpose()?))
}

impl Turn {
    /// Plays the turn `text` from its start and returns its decisions. A text that ends in `~` leaves the turn waiting at that decision.
    ///
    /// # Errors
    /// [`BadTurn`] says what is wrong; the turn is unchanged.
    #[inline(never)]
    pub fn play_text(&mut self, text: &str) -> Result<Vec<Action>, BadTurn> {
        let text = &plain(text);
        let parts = Parts::read(text, self.board()).map_err(|problem| BadTurn::Form {
            text: shorten(text),
            problem,
        })?;
        let mut played = self.clone();
        let mut decisions = Vec::new();
        let result = play_parts(&mut played, &parts, &mut |turn, action| {
            decisions.push(action);
            turn.play(action)
        });
        result.map_err(|problem| BadTurn::Illegal {
            text: shorten(text),
            problem,
        })?;
        *self = played;
        Ok(decisions)
    }

    /// Plays the turn `text` like [`play_text`](Self::play_text) and reports what happens to `see`.
    ///
    /// # Errors
    /// As [`play_text`](Self::play_text); then `see` heard nothing.
    pub fn play_text_with(
        &mut self,
        text: &str,
        see: &mut dyn FnMut(Event),
    ) -> Result<Vec<Action>, BadTurn> {
        let decisions = self.clone().play_text(text)?;
        for &action in &decisions {
            let played = self.play_with(action, see);
            debug_assert!(played.is_ok(), "it was tried on a copy: {played:?}");
        }
        Ok(decisions)
    }
}

impl Turn {
    /// Of the `decisions` that make `whole`, those that follow what was played here; none if this is not how it begins.
    pub(crate) fn rest_of(&self, whole: &Self, decisions: Vec<Action>) -> Option<Vec<Action>> {
        match self.stage() {
            Stage::Start => Some(decisions),
            _ if self.started() != whole.started() || self.passed() > whole.passed() => None,
            Stage::Head => {
                let played = 1 + self.passed() as usize;
                (played < decisions.len()).then(|| decisions[played..].to_vec())
            }
            Stage::Bonus(_) if self.passed() == whole.passed() && whole.captured() => {
                let mut rest = self.takes_left_of(whole)?;
                rest.extend(decisions.last().filter(|&&last| last == Action::Done));
                Some(rest)
            }
            _ => None,
        }
    }

    fn takes_left_of(&self, whole: &Self) -> Option<Vec<Action>> {
        let mut known = 0;
        let mut rest = Vec::new();
        for PitStones { pit, stones } in whole.takes() {
            let mut left = stones;
            for take in self.takes().filter(|take| take.pit == pit) {
                known += 1;
                left = stones.checked_sub(take.stones)?;
            }
            if left > 0 {
                let stones = (self.rules().bonus() == Bonus::Equal).then_some(left);
                rest.push(Action::Take { pit, stones });
            }
        }
        (known == self.takes().count()).then_some(rest)
    }
}

fn play_parts(
    turn: &mut Turn,
    parts: &Parts,
    play: &mut dyn FnMut(&mut Turn, Action) -> Result<(), IllegalAction>,
) -> Result<(), TurnProblem> {
    let end = |turn: &Turn| {
        turn.landed()
            .map_or(String::new(), |pit| turn.board().name(pit))
    };
    if turn.stage() != Stage::Start {
        return Err(TurnProblem::UnderWay(turn.text()));
    }
    play(turn, Action::Start(parts.start))?;
    for nth in 1..=parts.passed {
        if turn.stage() != Stage::Head {
            let end = end(turn);
            return Err(TurnProblem::NoHeadToPass { nth, end });
        }
        play(turn, Action::GoOn)?;
    }
    if parts.stopped {
        if turn.stage() != Stage::Head {
            return Err(TurnProblem::NoHeadToStop(end(turn)));
        }
        play(turn, Action::Stop)?;
    }
    if turn.stage() == Stage::Head && !parts.waits {
        return Err(TurnProblem::HeadWaits(end(turn)));
    }
    match &parts.takes {
        Some(_) if !turn.captured() => return Err(TurnProblem::NoCapture),
        None if turn.captured() => return Err(TurnProblem::CaptureNotWritten),
        None => {}
        Some(takes) => play_takes(turn, takes, play)?,
    }
    match (turn.stage(), parts.waits) {
        (Stage::Bonus(_), false) => Ok(play(turn, Action::Done)?),
        (Stage::Complete, true) => Err(TurnProblem::NothingLeft),
        _ => Ok(()),
    }
}

fn play_takes(
    turn: &mut Turn,
    takes: &[(Pit, Option<u8>)],
    play: &mut dyn FnMut(&mut Turn, Action) -> Result<(), IllegalAction>,
) -> Result<(), TurnProblem> {
    let board = turn.board();
    let mut last = None;
    for &(pit, stones) in takes {
        let name = board.name(pit);
        if pit.side == turn.mover() {
            return Err(TurnProblem::OwnPit(name));
        }
        if last.is_some_and(|last| last >= pit.index) {
            return Err(TurnProblem::TakeOrder(name));
        }
        last = Some(pit.index);
        match (turn.rules().bonus(), stones) {
            (Bonus::Pits(_), Some(_)) => return Err(TurnProblem::TakeWhole(name)),
            (Bonus::Equal, None) => return Err(TurnProblem::TakeWithoutNumber(name)),
            _ => play(turn, Action::Take { pit, stones })?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::position::Position;
    use super::super::ruleset::Rules;
    use super::*;

    fn turn(rules: &str, position: &str) -> Turn {
        let rules: Rules = rules.parse().expect("known rules");
        let position = Position::parse(position, rules.board()).expect("a position");
        Turn::of(rules, position)
    }

    fn play(rules: &str, position: &str, text: &str) -> Result<String, String> {
        let mut turn = turn(rules, position);
        turn.play_text(text).map_err(|error| error.to_string())?;
        assert_eq!(turn.to_string(), text, "what was read is what is written");
        Ok(turn
            .after()
            .map_or_else(|| turn.position().to_string(), |after| after.to_string()))
    }

    #[test]
    fn a_capture_clears_both_pits_of_the_column() {
        let after = play("tsoro width=3", "0,3,0/0,2,0/0,0,1/1,0,1 s", "c2x");
        assert_eq!(after.as_deref(), Ok("0x3/0x3/0,1,0/1,0,1 n"));
    }

    #[test]
    fn the_inner_pit_alone_is_taken_where_the_rules_say_so() {
        let after = play("nsolo width=3", "0,3,0/0,2,0/0,0,1/1,0,1 s", "c2xb4*2");
        assert_eq!(after.as_deref(), Ok("0,1,0/0x3/0,1,0/1,0,1 n"));
    }

    #[test]
    fn a_turn_waits_at_a_head_and_for_its_bonus() {
        let start = "2x21/0x21/0x21/2x21 s";
        assert!(play("tsoro", start, "f1~").is_ok_and(|position| position.ends_with('s')));
        assert!(play("tsoro", start, "f1+").is_ok());
        let open = "1,3,0/0,2,0/0,0,1/1,0,1 s";
        assert!(play("tsoro width=3", open, "c2x~").is_ok());
        assert_eq!(
            play("tsoro width=3", open, "c2xa4").as_deref(),
            Ok("0x3/0x3/0,1,0/1,0,1 n")
        );
    }

    #[test]
    fn what_does_not_fit_the_position_is_refused_with_its_reason() {
        let refused =
            |text: &str| play("tsoro width=3", "1,3,0/0,2,0/0,0,1/1,0,1 s", text).expect_err(text);
        assert_eq!(
            refused("c2"),
            "`c2` cannot be played: it captures, and that is always written: `x`"
        );
        assert_eq!(
            refused("c2x~~"),
            "`c2x~~` is not a turn: there is no pit `~` on this board: pits are a1 to c4"
        );
        assert!(
            refused("c1x").contains("a single stone moves only into an empty pit; allowed now: ")
        );
        assert!(refused("c2xa4~").ends_with("nothing is left to decide"));
        assert!(
            refused("c2+x").contains("goes on (`+`) at head number 1, but its sowing ends at b2")
        );
        assert!(refused("c2-x").contains("no occupied head"));
        assert!(refused("c2xa4*1").contains("without `*`"));
        assert!(refused("c2xa1").contains("mover's own"));
        assert!(refused("z9").contains("no pit `z9`"));
    }

    #[test]
    fn a_capture_is_told_from_column_x() {
        let start = |bonus: &str| format!("nsolo width=36 bonus={bonus}");
        let position = "0x23,1,0x12/0x23,4,0x12/0x24,1,0x11/0x36 s";
        assert!(play(&start("0"), position, "y2x").is_ok());
        assert!(play(&start("equal"), position, "y2xx4*1").is_ok());
        let position = "0x36/0x36/0x36/0x23,1,0x12 s";
        assert!(play(&start("0"), position, "x1").is_ok());
    }

    #[test]
    fn takes_stand_in_ascending_ring_order_each_pit_once() {
        let position = "1,3,1/0,2,0/0,0,1/1,0,1 s";
        assert!(play("tsoro width=3", position, "c2xc4,a4").is_ok());
        assert!(
            play("tsoro width=3", position, "c2xa4,c4")
                .unwrap_err()
                .contains("c4 comes too late")
        );
        assert!(
            play("nsolo width=3", position, "c2xa4*1,a4*1")
                .unwrap_err()
                .contains("a4 comes too late")
        );
        assert!(
            play("nsolo width=3", position, "c2xa4*01")
                .unwrap_err()
                .contains("`01` is not a number")
        );
        assert!(
            play("nsolo width=3", position, "c2xa4")
                .unwrap_err()
                .contains("needs their number")
        );
    }
}
