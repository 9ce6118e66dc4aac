//! What JavaScript sees: each function converts in, delegates to [`crate::rules`] and converts out; nothing is decided here.
//!
//! The shapes of what goes in and out, and with them the TypeScript types, are in [`shapes`].

#[cfg(feature = "bench")]
pub mod bench;
pub mod drawing;
#[cfg(feature = "js")]
pub mod opponent;
pub mod shapes;

use js_sys::Reflect;
use tsify::{Ts, Tsify as _};
use wasm_bindgen::prelude::*;

use crate::rules::action::IllegalAction;
use crate::rules::board::NoSuchPit;
use crate::rules::game::NoSuchPly;
use crate::rules::notation::BadTurn;
use crate::rules::position::{BadPosition, WrongBoard};
use crate::rules::record::{BadRecord, BadTag};
use crate::rules::ruleset::{BadRules, Preset};
use crate::rules::{self, Position, Rules};

/// Panics are told to the console, with their place.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
    }));
}

#[wasm_bindgen]
extern "C" {
    /// `Array.isArray`, which throws for a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}

/// What went wrong: a stable code and a sentence, for a JavaScript `Error`.
#[derive(Debug)]
pub struct Failure {
    code: &'static str,
    message: String,
    turn: Option<usize>,
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        let error = js_sys::Error::new(&failure.message);
        set_property(&error, "code", &failure.code.into());
        if let Some(turn) = failure.turn.and_then(|turn| u32::try_from(turn).ok()) {
            set_property(&error, "turn", &turn.into());
        }
        error.into()
    }
}

macro_rules! codes {
    ($($error:ty => $code:literal),+ $(,)?) => {
        $(impl From<$error> for Failure {
            #[inline(never)]
            fn from(error: $error) -> Self {
                Self { code: $code, message: error.to_string(), turn: None }
            }
        })+
    };
}

codes! {
    IllegalAction => "illegal-action",
    BadRules => "bad-rules",
    BadPosition => "bad-position",
    WrongBoard => "bad-position",
    NoSuchPit => "bad-pit",
    NoSuchPly => "bad-ply",
    BadTag => "bad-tag",
}

/// Plain data of ours always converts; so no message is spelled out.
impl From<tsify::Error> for Failure {
    fn from(_: tsify::Error) -> Self {
        Self {
            code: "internal",
            message: "the answer cannot be converted".to_owned(),
            turn: None,
        }
    }
}

impl From<BadTurn> for Failure {
    fn from(error: BadTurn) -> Self {
        let code = match error {
            BadTurn::Form { .. } => "bad-turn",
            BadTurn::Illegal { .. } => "illegal-action",
        };
        Self {
            code,
            message: error.to_string(),
            turn: None,
        }
    }
}

impl From<BadRecord> for Failure {
    fn from(error: BadRecord) -> Self {
        let turn = error.turn.as_ref().map(|turn| turn.number);
        Self {
            code: "bad-record",
            message: error.to_string(),
            turn,
        }
    }
}

/// A game of Tsoro or Nsolo: its decisions so far, undo and redo, result, record.
#[wasm_bindgen]
pub struct Game(rules::Game);

#[wasm_bindgen]
impl Game {
    /// A new game; without arguments, Tsoro on the classic 4×21.
    ///
    /// # Errors
    /// `bad-rules`, `bad-position`, `bad-argument`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string")] rules: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] position: &JsValue,
    ) -> Result<Self, Failure> {
        let (rules, position) = setting(rules, position)?;
        Ok(Self(rules::Game::of(rules, position)))
    }

    /// The game a record tells; `rules` stand in for a missing `Rules` tag.
    ///
    /// # Errors
    /// `bad-record`, with `turn`, the turn's number, where a turn is at fault; `bad-argument`.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] rules: &JsValue,
    ) -> Result<Self, Failure> {
        let rules = optional(rules, "rules")?;
        let record = text(record, "record")?;
        Ok(Self(rules::Game::parse_with_rules(
            rules.as_deref(),
            &record,
        )?))
    }

    /// Where the game stands, at the point where one looks.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn state(&self) -> Result<Ts<shapes::State>, Failure> {
        Ok(shapes::State::of(&self.0).into_ts()?)
    }

    /// Plays a decision and returns what happens.
    ///
    /// # Errors
    /// `bad-action` if it has not the form of one, `bad-pit`, `illegal-action`; the game is unchanged.
    pub fn play(&mut self, action: &Ts<shapes::Action>) -> Result<Vec<Ts<shapes::Event>>, Failure> {
        let action = read_action(action, self.0.rules())?;
        let mut events = Vec::new();
        self.0.play_with(action, &mut |event| events.push(event))?;
        self.told(&events)
    }

    /// Plays a whole turn, or up to the decision at which its text ends in `~`, and returns what happens.
    ///
    /// # Errors
    /// `bad-turn` if it has not the form of one, `illegal-action`, `bad-argument`; the game is unchanged.
    #[wasm_bindgen(js_name = playTurn)]
    pub fn play_turn(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] turn: &JsValue,
    ) -> Result<Vec<Ts<shapes::Event>>, Failure> {
        let mut events = Vec::new();
        self.0
            .play_turn_with(&text(turn, "turn")?, &mut |event| events.push(event))?;
        self.told(&events)
    }

    /// The code of why a pit cannot be started or taken from now; undefined if it can.
    ///
    /// # Errors
    /// `bad-pit`, `bad-argument`.
    pub fn why(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] pit: &JsValue,
    ) -> Result<Option<String>, Failure> {
        let pit = self.0.rules().board().pit(&text(pit, "pit")?)?;
        Ok(self.0.why(pit).map(|why| why.code().to_owned()))
    }

    /// What a start or going on would bring.
    ///
    /// # Errors
    /// `bad-action`, `bad-pit`, `illegal-action`.
    pub fn preview(&self, action: &Ts<shapes::Action>) -> Result<Ts<shapes::Preview>, Failure> {
        let preview = self.0.preview(read_action(action, self.0.rules())?)?;
        Ok(shapes::Preview::of(&preview, self.0.rules().board()).into_ts()?)
    }

    /// Takes the decision played last back, and brings back what it took the place of; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Plays the decision taken back last again; false if there is none.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// Takes the turn under way back, or else the last one; false if there is none.
    #[wasm_bindgen(js_name = undoTurn)]
    pub fn undo_turn(&mut self) -> bool {
        self.0.undo_turn()
    }

    /// Brings taken-back decisions again up to the end of a turn; false if there are none.
    #[wasm_bindgen(js_name = redoTurn)]
    pub fn redo_turn(&mut self) -> bool {
        self.0.redo_turn()
    }

    /// Looks at the position after this many turns; one more than there are is the turn under way. Nothing is lost, even if something is
    /// played there: undo brings back what followed.
    ///
    /// # Errors
    /// `bad-ply`.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue,
    ) -> Result<(), Failure> {
        Ok(self.0.go_to(whole_ply(ply)?)?)
    }

    /// What happened in the turn that led to `ply`, from 1; one more than there are is the turn under way.
    ///
    /// # Errors
    /// `bad-ply`.
    pub fn events(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue,
    ) -> Result<Vec<Ts<shapes::Event>>, Failure> {
        self.told(&self.0.events(whole_ply(ply)?)?)
    }

    /// The texts of the complete turns, those after the point where one looks too.
    #[must_use]
    pub fn turns(&self) -> Vec<String> {
        self.0.turn_texts().map(str::to_owned).collect()
    }

    /// The record's tags, such as `South` and `Position`.
    ///
    /// # Errors
    /// None that a caller can bring about.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
    pub fn tags(&self) -> Result<js_sys::Object, JsValue> {
        let entries = js_sys::Array::new();
        for (name, value) in self.0.tags() {
            entries.push(&js_sys::Array::of2(&name.into(), &value.into()));
        }
        js_sys::Object::from_entries(&entries)
    }

    /// The decisions still to be played, where one looks, so that the turn there becomes `turn`; undefined if what was played of it is not how
    /// `turn` begins, or `turn` cannot be played.
    ///
    /// # Errors
    /// `bad-argument`.
    #[wasm_bindgen(js_name = decisionsTo)]
    pub fn decisions_to(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] turn: &JsValue,
    ) -> Result<Option<Vec<Ts<shapes::Action>>>, Failure> {
        let decisions = self.0.decisions_to(&text(turn, "turn")?);
        let board = self.0.rules().board();
        let told = |decision| shapes::Action::to_js(decision, board);
        Ok(decisions.map(|decisions| decisions.into_iter().map(told).collect()))
    }

    /// The game as a record, with tags set or added, or left out where their value is empty.
    ///
    /// # Errors
    /// `bad-tag`, `bad-argument`.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>")] tags: &JsValue,
    ) -> Result<String, Failure> {
        Ok(self.0.record(&read_tags(tags)?)?)
    }

    fn told(&self, events: &[rules::Event]) -> Result<Vec<Ts<shapes::Event>>, Failure> {
        let mut told = Vec::new();
        for event in events {
            told.push(shapes::Event::of(*event, &self.0).into_ts()?);
        }
        Ok(told)
    }
}

/// The ply that JavaScript gave; whether the game has it, the game says.
fn whole_ply(ply: &JsValue) -> Result<usize, Failure> {
    let whole = ply.as_f64().and_then(shapes::whole);
    let whole = whole.and_then(|ply| usize::try_from(ply).ok());
    whole.ok_or_else(|| Failure {
        code: "bad-ply",
        message: "a ply is a whole number, from 0 on".to_owned(),
        turn: None,
    })
}

fn read_action(action: &Ts<shapes::Action>, rules: &Rules) -> Result<rules::Action, Failure> {
    let action = shapes::Action::from_js(&action.js_value()).map_err(|message| Failure {
        code: "bad-action",
        message,
        turn: None,
    })?;
    Ok(action.read(rules.board())?)
}

/// Reads an object of strings.
fn read_tags(tags: &JsValue) -> Result<Vec<(String, String)>, Failure> {
    if is_left_out(tags) {
        return Ok(Vec::new());
    }
    let wrong = || bad_argument("`tags` is an object of strings, or left out");
    if !tags.is_object() || is_array(tags).unwrap_or(true) {
        return Err(wrong());
    }
    let keys = Reflect::own_keys(tags.unchecked_ref()).map_err(|_| wrong())?;
    let mut read = Vec::new();
    let mut room = MOST_IN_TAGS;
    for name in keys.iter().filter_map(|key| key.as_string()) {
        let Some(value) = property(tags, &name).as_string() else {
            return Err(BadTag {
                name,
                what: "a value is a string".to_owned(),
            }
            .into());
        };
        room = room.checked_sub(value.len()).ok_or_else(wrong)?;
        read.push((name, value));
    }
    Ok(read)
}

/// Bytes in all values of tags together, as one of them alone may have.
const MOST_IN_TAGS: usize = 3 << 22;

fn is_left_out(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// The text that JavaScript gave as an argument: its types are promises only. The glue takes no longer strings (`scripts/glue.mjs`).
#[inline(never)]
fn text(value: &JsValue, name: &str) -> Result<String, Failure> {
    value
        .as_string()
        .ok_or_else(|| bad_argument(&format!("`{name}` is a string, of no endless length")))
}

/// A property of what JavaScript gave. One that cannot be read, as its getter throws, is `true`: no argument may be that, so it is refused as one
/// of a wrong type. Everything foreign is read by catching calls: an error that flew past us would leave the game borrowed for ever.
#[inline(never)]
fn property(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::TRUE)
}

#[inline(never)]
fn set_property(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

/// A text that may be left out.
#[inline(never)]
fn optional(value: &JsValue, name: &str) -> Result<Option<String>, Failure> {
    if is_left_out(value) {
        return Ok(None);
    }
    text(value, name).map(Some)
}

/// Rules and a position of theirs; left out, the classic board and the start.
#[inline(never)]
fn setting(rules: &JsValue, position: &JsValue) -> Result<(Rules, Position), Failure> {
    let rules = match optional(rules, "rules")? {
        None => Rules::default(),
        Some(text) => text.parse()?,
    };
    let position = match optional(position, "position")? {
        None => rules.start(),
        Some(text) => Position::parse(&text, rules.board())?,
    };
    Ok((rules, position))
}

#[inline(never)]
fn bad_argument(message: &str) -> Failure {
    Failure {
        code: "bad-argument",
        message: message.to_owned(),
        turn: None,
    }
}

/// All presets.
///
/// # Errors
/// None that a caller can bring about.
#[wasm_bindgen]
pub fn presets() -> Result<Vec<Ts<shapes::RulesInfo>>, Failure> {
    let mut all = Vec::new();
    for preset in Preset::ALL {
        all.push(shapes::RulesInfo::of(&preset.rules()).into_ts()?);
    }
    Ok(all)
}

/// What a rules text means: every key with its value, what is allowed, and where it stands.
///
/// # Errors
/// `bad-rules`, `bad-argument`.
#[wasm_bindgen(js_name = describeRules)]
pub fn describe_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] rules: &JsValue,
) -> Result<Ts<shapes::RulesInfo>, Failure> {
    Ok(shapes::RulesInfo::of(&text(rules, "rules")?.parse()?).into_ts()?)
}
