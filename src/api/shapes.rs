//! The objects JavaScript gives and gets: plain data, pits by name.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use super::{property, set_property};
use crate::rules::action::Captured;
use crate::rules::board::{self, Board, Direction, NoSuchPit, Pit};
use crate::rules::ruleset::{Bonus, Key};
use crate::rules::turn::Stage;
use crate::rules::{self, Game, Rules};

/// A player, by the place at the board.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Below.
    South,
    /// Above.
    North,
}

impl From<board::Side> for Side {
    fn from(side: board::Side) -> Self {
        match side {
            board::Side::South => Self::South,
            board::Side::North => Self::North,
        }
    }
}

impl From<Side> for board::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::South => Self::South,
            Side::North => Self::North,
        }
    }
}

/// One decision of a player.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// Lift an own pit and sow.
    Start {
        /// Its name.
        pit: String,
    },
    /// At a head: lift it and sow on.
    GoOn,
    /// At a head: end the turn.
    Stop,
    /// Take bonus.
    Take {
        /// From this pit.
        pit: String,
        /// Omitted: the whole pit, or as many of its stones as are still due.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[tsify(optional)]
        stones: Option<u8>,
    },
    /// Take no more.
    Done,
    /// Give up.
    Resign {
        /// Omitted: the side to move.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[tsify(optional)]
        side: Option<Side>,
    },
}

/// The types an action may have.
const ACTIONS: &str = "start, go-on, stop, take, done, resign";

impl Action {
    /// Reads what JavaScript gave. By hand: serde's reading of tagged objects is a fifth of the whole engine's size.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn from_js(value: &JsValue) -> Result<Self, String> {
        let get = |name| property(value, name);
        let pit = || {
            get("pit")
                .as_string()
                .ok_or("an action of this type names its `pit`, as \"a1\"")
        };
        let Some(kind) = get("type").as_string() else {
            return Err(format!(
                "an action is an object with a `type`, one of {ACTIONS}"
            ));
        };
        Ok(match kind.as_str() {
            "start" => Self::Start { pit: pit()? },
            "go-on" => Self::GoOn,
            "stop" => Self::Stop,
            "take" => Self::Take {
                pit: pit()?,
                stones: stones_from_js(&get("stones"))?,
            },
            "done" => Self::Done,
            "resign" => Self::Resign {
                side: side_from_js(&get("side"))?,
            },
            _ => {
                let kind = board::shorten(&kind);
                return Err(format!(
                    "`{kind}` is no action: its type is one of {ACTIONS}"
                ));
            }
        })
    }

    /// The engine's `action` as JavaScript sees it. By hand, as it is read.
    #[must_use]
    pub fn to_js(action: rules::Action, board: Board) -> Ts<Self> {
        let (kind, pit, stones) = match action {
            rules::Action::Start(pit) => ("start", Some(pit), None),
            rules::Action::GoOn => ("go-on", None, None),
            rules::Action::Stop => ("stop", None, None),
            rules::Action::Take { pit, stones } => ("take", Some(pit), stones),
            rules::Action::Done => ("done", None, None),
            rules::Action::Resign(_) => ("resign", None, None),
        };
        let object = JsValue::from(js_sys::Object::new());
        set_property(&object, "type", &kind.into());
        if let Some(pit) = pit {
            set_property(&object, "pit", &board.name(pit).into());
        }
        if let Some(stones) = stones {
            set_property(&object, "stones", &stones.into());
        }
        Ts::new_unchecked(object)
    }

    /// The engine's action.
    ///
    /// # Errors
    /// [`NoSuchPit`].
    pub fn read(self, board: Board) -> Result<rules::Action, NoSuchPit> {
        Ok(match self {
            Self::Start { pit } => rules::Action::Start(board.pit(&pit)?),
            Self::GoOn => rules::Action::GoOn,
            Self::Stop => rules::Action::Stop,
            Self::Take { pit, stones } => rules::Action::Take {
                pit: board.pit(&pit)?,
                stones,
            },
            Self::Done => rules::Action::Done,
            Self::Resign { side } => rules::Action::Resign(side.map(Into::into)),
        })
    }
}

fn stones_from_js(value: &JsValue) -> Result<Option<u8>, &'static str> {
    if value.is_undefined() {
        return Ok(None);
    }
    let whole = value
        .as_f64()
        .and_then(whole)
        .and_then(|number| u8::try_from(number).ok());
    whole
        .map(Some)
        .ok_or("`stones` is a whole number from 1 to 255, or left out")
}

fn side_from_js(value: &JsValue) -> Result<Option<Side>, &'static str> {
    match value.as_string().as_deref() {
        None if value.is_undefined() => Ok(None),
        Some("south") => Ok(Some(Side::South)),
        Some("north") => Ok(Some(Side::North)),
        _ => Err("`side` is \"south\" or \"north\", or left out"),
    }
}

/// A JavaScript number that is whole, not negative and not so large that whole numbers blur.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp
)] // what the cast loses, the comparison finds
#[must_use]
pub(super) fn whole(number: f64) -> Option<u64> {
    let cast = number as u64;
    (cast < 1 << 53 && cast as f64 == number).then_some(cast)
}

/// A pit and stones in it or taken from it.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct PitStones {
    /// Its name.
    pub pit: String,
    /// How many.
    pub stones: u8,
}

fn pit_stones(captured: Captured, board: Board) -> Vec<PitStones> {
    let named = |from: rules::action::PitStones| PitStones {
        pit: board.name(from.pit),
        stones: from.stones,
    };
    captured.iter().map(named).collect()
}

/// What happens when a decision is played.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A lap is sown.
    Lap {
        /// The pit lifted.
        from: String,
        /// The pits that get a stone each, in order.
        path: Vec<String>,
    },
    /// The last stone fell into an occupied head: a decision is due.
    Head {
        /// The head.
        pit: String,
    },
    /// Stones are captured.
    Capture {
        /// What from where.
        pits: Vec<PitStones>,
    },
    /// A bonus is taken.
    Take {
        /// The pit.
        pit: String,
        /// How many stones.
        stones: u8,
    },
    /// The turn is complete.
    Turn {
        /// Its text.
        turn: String,
        /// The position after it.
        position: String,
    },
    /// The game is over.
    Over {
        /// `1-0`, `0-1` or `1/2-1/2`.
        result: String,
        /// `no-stones`, `no-move`, `repetition` or `resigned`.
        reason: String,
    },
}

impl Event {
    /// The event of `game` as JavaScript sees it.
    #[must_use]
    pub fn of(event: rules::Event, game: &Game) -> Self {
        let rules = game.rules();
        let board = rules.board();
        match event {
            rules::Event::Lap { from, stones } => {
                let next = |pit: &Pit| {
                    Some(Pit {
                        index: rules.next(pit.index),
                        ..*pit
                    })
                };
                let path = std::iter::successors(next(&from), next).take(usize::from(stones));
                Self::Lap {
                    from: board.name(from),
                    path: path.map(|pit| board.name(pit)).collect(),
                }
            }
            rules::Event::Head(pit) => Self::Head {
                pit: board.name(pit),
            },
            rules::Event::Capture(pits) => Self::Capture {
                pits: pit_stones(pits, board),
            },
            rules::Event::Take(taken) => Self::Take {
                pit: board.name(taken.pit),
                stones: taken.stones,
            },
            rules::Event::Turn(ply) => Self::Turn {
                turn: game.turn_text(ply).unwrap_or_default().to_owned(),
                position: game
                    .position_at(ply)
                    .map_or_else(String::new, ToString::to_string),
            },
            rules::Event::Over(outcome) => Self::Over {
                result: outcome.result().to_owned(),
                reason: outcome.reason.name().to_owned(),
            },
        }
    }
}

/// Which decision is due.
#[derive(Clone, Copy, Debug, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A pit to start from.
    Start,
    /// Go on or stop at a head.
    Head,
    /// Bonus to take.
    Bonus,
    /// None.
    Over,
}

/// A value for each side.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Sides<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> Sides<T> {
    fn of(value: impl Fn(board::Side) -> T) -> Self {
        Self {
            south: value(board::Side::South),
            north: value(board::Side::North),
        }
    }
}

/// Where a game stands.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The rules' canonical text.
    pub rules: String,
    /// The stones as they lie now, in a turn under way too, and the side to move.
    pub position: String,
    /// The side to move.
    pub to_move: Side,
    /// Which decision is due.
    pub phase: Phase,
    /// Stones of each pit, in ring order.
    pub stones: Sides<Vec<u8>>,
    /// Pits to start or take from.
    pub legal: Vec<String>,
    /// Pits, or single stones where the bonus is `equal`, still due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub left: Option<u8>,
    /// At a head: whether going on is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub can_go_on: Option<bool>,
    /// The text of the turn under way, as `t1~`; empty before its start.
    pub turn: String,
    /// Complete turns before this point.
    pub ply: usize,
    /// Complete turns of the game.
    pub plies: usize,
    /// Stones each side has taken.
    pub captured: Sides<u16>,
    /// `1-0`, `0-1` or `1/2-1/2`, if the game is over where it stands, wherever one looks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub final_result: Option<String>,
    /// Whether a turn is under way where the game stands, wherever one looks.
    pub unfinished: bool,
    /// Whether there is a decision to take back.
    pub can_undo: bool,
    /// Whether there is a taken-back decision to bring again.
    pub can_redo: bool,
    /// `1-0`, `0-1` or `1/2-1/2`, if the game is over here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub result: Option<String>,
    /// `no-stones`, `no-move`, `repetition` or `resigned`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub reason: Option<String>,
}

impl State {
    /// The state where one looks.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let turn = game.turn();
        let board = turn.board();
        let outcome = game.outcome();
        let stage = Some(turn.stage()).filter(|_| outcome.is_none());
        let phase = match stage {
            None | Some(Stage::Complete) => Phase::Over,
            Some(Stage::Start) => Phase::Start,
            Some(Stage::Head) => Phase::Head,
            Some(Stage::Bonus(_)) => Phase::Bonus,
        };
        let legal = turn.pits().filter(|_| outcome.is_none());
        Self {
            rules: game.rules().to_string(),
            position: turn.position().to_string(),
            to_move: turn.mover().into(),
            phase,
            stones: Sides::of(|side| turn.position().ring(side).stones().to_vec()),
            legal: legal.map(|pit| board.name(pit)).collect(),
            left: match stage {
                Some(Stage::Bonus(left)) => Some(left),
                _ => None,
            },
            can_go_on: (stage == Some(Stage::Head)).then(|| turn.can_go_on()),
            turn: turn.text(),
            ply: game.ply(),
            plies: game.plies(),
            captured: Sides::of(|side| game.captured(side)),
            final_result: game
                .final_outcome()
                .map(|outcome| outcome.result().to_owned()),
            unfinished: game.is_unfinished(),
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            result: outcome.map(|outcome| outcome.result().to_owned()),
            reason: outcome.map(|outcome| outcome.reason.name().to_owned()),
        }
    }
}

/// Where a start, or going on, leads.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    /// Laps of this stretch of sowing.
    pub laps: u32,
    /// Stones sown in it: this many pits it walks round the ring, from where it starts to `end`.
    pub sown: u32,
    /// The pit its last stone falls into.
    pub end: String,
    /// What is captured; empty where nothing is.
    pub capture: Vec<PitStones>,
    /// Pits, or single stones, then due.
    pub bonus: u8,
    /// Whether the end is an occupied head: stop or go on.
    pub head: bool,
    /// What going on there would bring, where it is offered; looked at up to eight heads deep.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub go_on: Option<Box<Preview>>,
}

impl Preview {
    /// The preview as JavaScript sees it.
    #[must_use]
    pub fn of(preview: &rules::preview::Preview, board: Board) -> Self {
        Self {
            laps: preview.laps,
            sown: preview.sown,
            end: board.name(preview.end),
            capture: pit_stones(preview.capture, board),
            bonus: match preview.stage {
                Stage::Bonus(left) => left,
                _ => 0,
            },
            head: preview.stage == Stage::Head,
            go_on: preview
                .go_on
                .as_ref()
                .map(|next| Box::new(Self::of(next, board))),
        }
    }
}

/// A key of the rules: what it is, what it may be, where it stands.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct RuleKey {
    /// Its name: `width`, `bonus` …
    pub key: String,
    /// Its value in these rules.
    pub value: String,
    /// Its value in the preset.
    pub default: String,
    /// Every value it may have.
    pub allowed: Vec<String>,
    /// Sections of RULES, `M` (Matthews 1964), `S` (Sanderson 1913), `seeds`, `ruling`.
    pub sources: Vec<String>,
}

/// Rules, explained.
#[derive(Clone, Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RulesInfo {
    /// The preset's name.
    pub preset: String,
    /// The canonical text.
    pub rules: String,
    /// Pits in a row.
    pub width: u8,
    /// Heads a side.
    pub heads: u8,
    /// The names of all heads.
    pub head_pits: Vec<String>,
    /// Which way one sows.
    #[tsify(type = "'ccw' | 'cw'")]
    pub direction: String,
    /// What the bonus is counted in.
    #[tsify(type = "'pits' | 'stones'")]
    pub bonus_in: String,
    /// The widths in use by tradition.
    pub widths: Vec<u8>,
    /// Every key, in the order of rules text.
    pub keys: Vec<RuleKey>,
    /// The text of the start position.
    pub start: String,
}

impl RulesInfo {
    /// The rules, explained.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let board = rules.board();
        let default = rules.preset().rules();
        let all = board::Side::BOTH
            .into_iter()
            .flat_map(|side| (0..board.ring()).map(move |index| Pit { side, index }));
        let key = |key: Key| RuleKey {
            key: key.name().to_owned(),
            value: rules.get(key),
            default: default.get(key),
            allowed: key.values(),
            sources: key
                .sources()
                .iter()
                .map(|&source| source.to_owned())
                .collect(),
        };
        Self {
            preset: rules.preset().name().to_owned(),
            rules: rules.to_string(),
            width: board.width(),
            heads: rules.heads(),
            head_pits: all
                .filter(|pit| rules.is_head(pit.index))
                .map(|pit| board.name(pit))
                .collect(),
            direction: match rules.direction() {
                Direction::CounterClockwise => "ccw",
                Direction::Clockwise => "cw",
            }
            .to_owned(),
            bonus_in: match rules.bonus() {
                Bonus::Pits(_) => "pits",
                Bonus::Equal => "stones",
            }
            .to_owned(),
            widths: rules.preset().traditional_widths(),
            keys: Key::ALL.map(key).into(),
            start: rules.start().to_string(),
        }
    }
}
