//! Pictures of a position or a turn that need no script: [`svg`](Diagram::svg) for pages and print, [`text`](Diagram::text) for mail and terminals.
//!
//! The stones are those before the turn. Signs differ in shape, never in colour alone.

mod svg;
mod text;

use crate::rules::action::Event;
use crate::rules::notation::{BadTurn, play_text, turn_text};
use crate::rules::{Board, Pit, Position, Rules, Side, Turn};

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
    /// The pits of the sowing in order if it was a single lap, else its start and its end.
    way: Vec<Pit>,
    captured: Vec<(Pit, u8)>,
    takes: Vec<(Pit, u8)>,
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
    #[must_use]
    pub fn new(rules: Rules, position: Position) -> Self {
        Self {
            rules,
            position,
            sown: None,
            marks: Vec::new(),
        }
    }

    /// With the turn `text` played, complete or waiting for a decision.
    ///
    /// # Errors
    /// [`BadTurn`] if it cannot be played here.
    pub fn with_turn(mut self, text: &str) -> Result<Self, BadTurn> {
        let mut turn = Turn::new(self.rules, self.position.clone());
        let mut laps = Vec::new();
        let mut captured = Vec::new();
        play_text(&mut turn, text, &mut |event| match event {
            Event::Lap { from, stones } => laps.push((from, stones)),
            Event::Capture(pits) => captured.extend(pits),
            _ => {}
        })?;
        let mut way: Vec<Pit> = turn.started().into_iter().collect();
        match laps[..] {
            [(mut pit, stones)] => way.extend((0..stones).map(|_| {
                pit.index = self.rules.next(pit.index);
                pit
            })),
            _ => way.extend(turn.landed()),
        }
        self.sown = Some(Sown {
            turn: turn_text(&turn),
            laps: turn.laps(),
            way,
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
        let mut title = self.rules.to_string();
        title.push_str(match self.position.to_move() {
            Side::South => ": South ",
            Side::North => ": North ",
        });
        match &self.sown {
            None => title.push_str("to move"),
            Some(sown) => {
                title.push_str("plays ");
                title.push_str(&sown.turn);
            }
        }
        title
    }

    fn board(&self) -> Board {
        self.rules.board()
    }

    fn sign(&self, pit: Pit) -> Option<Sign> {
        let sown = self.sown.as_ref();
        let holds = |pits: fn(&Sown) -> &Vec<(Pit, u8)>| {
            sown.is_some_and(|sown| pits(sown).iter().any(|&(one, _)| one == pit))
        };
        if sown.is_some_and(|sown| sown.way.first() == Some(&pit)) {
            Some(Sign::Start)
        } else if sown.is_some_and(|sown| sown.way.last() == Some(&pit)) {
            Some(Sign::End)
        } else if holds(|sown| &sown.captured) {
            Some(Sign::Captured)
        } else if holds(|sown| &sown.takes) {
            Some(Sign::Taken)
        } else if self.marks.contains(&pit) {
            Some(Sign::Marked)
        } else if self.rules.is_head(pit.index) {
            Some(Sign::Head)
        } else {
            None
        }
    }
}
