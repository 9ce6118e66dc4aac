//! Pictures of a position or a turn that need no script: [`svg`](Diagram::svg) for pages and print, [`text`](Diagram::text) for mail and terminals.
//!
//! The stones are those before the turn. Signs differ in shape, never in colour alone.

mod svg;
mod text;

use crate::rules::action::{Event, PitStones};
use crate::rules::notation::BadTurn;
use crate::rules::position::WrongBoard;
use crate::rules::{Board, Pit, Position, Rules, Turn};

/// A position, a turn played there if there is one, and marked pits.
#[derive(Clone, Debug)]
pub struct Diagram {
    rules: Rules,
    position: Position,
    sown: Option<Sown>,
    marks: Vec<Pit>,
}

/// What a picture shows of a turn.
#[derive(Clone, Debug)]
struct Sown {
    turn: String,
    laps: u32,
    start: Pit,
    /// The pits that a single lap passes; of more than one, none.
    between: Vec<Pit>,
    end: Pit,
    captured: Vec<PitStones>,
    takes: Vec<PitStones>,
}

/// What a pit is to the picture, the first that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Start,
    End,
    Captured,
    Taken,
    Marked,
    Head,
}

impl Diagram {
    /// A picture of `position`, a position of the board of `rules`.
    ///
    /// # Errors
    /// [`WrongBoard`] if it is a position of another board.
    pub fn new(rules: Rules, position: Position) -> Result<Self, WrongBoard> {
        Turn::new(rules, position.clone())?;
        Ok(Self {
            rules,
            position,
            sown: None,
            marks: Vec::new(),
        })
    }

    /// With the turn `text` played, complete or waiting for a decision.
    ///
    /// # Errors
    /// [`BadTurn`] if it cannot be played here.
    pub fn with_turn(mut self, text: &str) -> Result<Self, BadTurn> {
        let mut turn = Turn::of(self.rules, self.position.clone());
        let mut first = None;
        let mut captured = Vec::new();
        turn.play_text_with(text, &mut |event| match event {
            Event::Lap { from, stones } if first.is_none() => first = Some((from, stones)),
            Event::Capture(pits) => captured = pits.iter().collect(),
            _ => {}
        })?;
        let (Some((start, stones)), Some(end)) = (first, turn.landed()) else {
            return Ok(self);
        };
        let mut between = Vec::new();
        if turn.laps() == 1 {
            let mut pit = start;
            for _ in 1..stones {
                pit.index = self.rules.next(pit.index);
                between.push(pit);
            }
        }
        self.sown = Some(Sown {
            turn: turn.text(),
            laps: turn.laps(),
            start,
            between,
            end,
            captured,
            takes: turn.takes().collect(),
        });
        Ok(self)
    }

    /// With pits marked.
    #[must_use]
    pub fn with_marks(mut self, marks: impl IntoIterator<Item = Pit>) -> Self {
        self.marks.extend(marks);
        self
    }

    /// One line that names the picture: as `tsoro width=8: South plays c1`.
    #[must_use]
    pub fn title(&self) -> String {
        let (what, turn) = match &self.sown {
            None => ("to move", ""),
            Some(sown) => ("plays ", sown.turn.as_str()),
        };
        format!("{}: {} {what}{turn}", self.rules, self.position.to_move())
    }

    fn board(&self) -> Board {
        self.rules.board()
    }

    #[inline(never)] // keeps the code small
    fn sign(&self, pit: Pit) -> Option<Sign> {
        let among = |pits: &[PitStones]| pits.iter().any(|there| there.pit == pit);
        match &self.sown {
            Some(sown) if sown.start == pit => Some(Sign::Start),
            Some(sown) if sown.end == pit => Some(Sign::End),
            Some(sown) if among(&sown.captured) => Some(Sign::Captured),
            Some(sown) if among(&sown.takes) => Some(Sign::Taken),
            _ if self.marks.contains(&pit) => Some(Sign::Marked),
            _ if self.rules.is_head(pit.index) => Some(Sign::Head),
            _ => None,
        }
    }
}
