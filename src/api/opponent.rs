//! The computer opponent as JavaScript drives it: begun with a record, then worked in slices, so that whoever drives it can report, stop, or
//! animate in between.

use js_sys::Reflect;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::{Failure, bad_argument, is_left_out, property, text};
use crate::api::shapes::whole;
use crate::rules::board::shorten;
use crate::rules::{self, Rules};
use crate::search::evaluate::{plies_to_end, win_chance};
use crate::search::level::Level;
use crate::search::{self, opponent};

/// How far to search. Without any of `level`, `depth`, `nodes` and `millis`, until it is stopped.
#[derive(Debug, Serialize, Tsify)]
pub struct Limits {
    /// 1, gentle, to 8, master: sets `nodes` and how far the opponent errs.
    #[tsify(optional)]
    pub level: Option<u8>,
    /// At most this many turns ahead.
    #[tsify(optional)]
    pub depth: Option<u8>,
    /// At most this many positions.
    #[tsify(optional)]
    pub nodes: Option<f64>,
    /// At most this many milliseconds of work.
    #[tsify(optional)]
    pub millis: Option<f64>,
    /// What errors and choices among equals depend on.
    #[tsify(optional)]
    pub seed: Option<f64>,
    /// How many best lines, 1 unless given.
    #[tsify(optional)]
    pub lines: Option<u8>,
}

/// What an opponent may be given to begin with.
#[derive(Debug, Serialize, Tsify)]
pub struct OpponentOptions {
    /// Megabytes for what it remembers, 1 to 256; 32 unless given.
    #[tsify(optional)]
    pub memory: Option<f64>,
}

/// A turn and what is expected to follow it.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// The turns' texts, the first first.
    pub turns: Vec<String>,
    /// For the side to move, about a hundredth of the logarithm of the odds of winning.
    pub score: i32,
    /// The chance to win, 0 to 1, that the score stands for.
    pub win_chance: f64,
    /// Where the result is proven: turns of both sides until the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub proven: Option<u32>,
}

/// What is found so far.
#[derive(Debug, Serialize, Tsify)]
pub struct Report {
    /// The text of the best turn; absent where the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub turn: Option<String>,
    /// Its score, as in `lines`; 0 while nothing is searched.
    pub score: i32,
    /// How many turns ahead the search has looked through.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: f64,
    /// The line expected.
    pub pv: Vec<String>,
    /// The best lines, the best first, as many as were asked for and exist.
    pub lines: Vec<Line>,
    /// Whether there is nothing left to search within the limits.
    pub done: bool,
}

/// A computer opponent for games of one kind of rules.
#[wasm_bindgen]
pub struct Opponent {
    inner: opponent::Opponent,
    clock: Clock,
    /// Milliseconds of work still allowed.
    left: f64,
}

#[wasm_bindgen]
impl Opponent {
    /// An opponent for games by these rules.
    ///
    /// # Errors
    /// `bad-rules`, `bad-argument`, `out-of-memory`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] rules: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "OpponentOptions")] options: &JsValue,
    ) -> Result<Self, Failure> {
        only(options, &["memory"])?;
        let memory = number(options, "memory", 1, 256)?.unwrap_or(32);
        let bytes = usize::try_from(memory).unwrap_or(32) << 20;
        let rules: Rules = text(rules, "rules")?.parse()?;
        need(bytes)?;
        Ok(Self {
            inner: opponent::Opponent::new(rules, bytes),
            clock: Clock::new(),
            left: 0.0,
        })
    }

    /// Sets out to find the best turn where the record ends, a turn under way included; what was begun before is dropped.
    ///
    /// # Errors
    /// `bad-record`, also where the record is of other rules; `bad-argument`.
    pub fn begin(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Limits")] limits: &JsValue,
    ) -> Result<(), Failure> {
        let game = text(record, "record")?.parse::<rules::Game>()?;
        let rules = self.inner.rules();
        if game.rules() != rules {
            return Err(Failure {
                code: "bad-record",
                message: format!(
                    "this opponent plays `{rules}`, the record is of `{}`",
                    game.rules()
                ),
                turn: None,
            });
        }
        let (limits, millis) = read_limits(limits)?;
        self.left = millis;
        self.inner.begin(&game, limits);
        Ok(())
    }

    /// Works for about this many milliseconds, or less if it comes to an end, and tells what is found so far.
    ///
    /// # Errors
    /// `bad-argument`, also where nothing was begun.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] millis: &JsValue,
    ) -> Result<Ts<Report>, Failure> {
        // Not infinity: without limits it would never come back.
        let millis = millis
            .as_f64()
            .filter(|millis| millis.is_finite() && *millis >= 0.0)
            .ok_or_else(|| bad_argument("`millis` is a number, 0 or more, and finite"))?;
        let (clock, began) = (&self.clock, self.clock.now());
        let slice = self.left.min(millis);
        let spent = || {
            if slice > 0.0 {
                (clock.now() - began) / slice
            } else {
                1.0
            }
        };
        let mut done = self.inner.run(spent);
        self.left -= self.clock.now() - began;
        done |= self.left <= 0.0;
        let Some(report) = self.inner.report() else {
            return Err(bad_argument("nothing was begun: call `begin` first"));
        };
        let turn = self.inner.best().as_ref().map(rules::Turn::text);
        Ok(Report::of(report, turn, done).into_ts()?)
    }
}

/// Milliseconds, in whatever global there is: a window, a worker, Node.
#[derive(Debug)]
struct Clock(web_sys::Performance);

impl Clock {
    fn new() -> Self {
        Self(property(&js_sys::global(), "performance").unchecked_into())
    }

    fn now(&self) -> f64 {
        self.0.now()
    }
}

impl Report {
    fn of(report: search::Report, turn: Option<String>, done: bool) -> Self {
        let lines: Vec<Line> = report.lines.into_iter().map(Line::of).collect();
        Self {
            turn,
            score: lines.first().map_or(0, |line| line.score),
            depth: report.depth,
            #[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
            nodes: report.nodes as f64,
            pv: lines.first().map_or_else(Vec::new, |line| line.turns.clone()),
            lines,
            done,
        }
    }
}

impl Line {
    fn of(line: search::Line) -> Self {
        Self {
            win_chance: win_chance(line.score),
            proven: plies_to_end(line.score),
            score: line.score,
            turns: line.turns,
        }
    }
}

/// The limits, and the milliseconds of work.
fn read_limits(limits: &JsValue) -> Result<(search::Limits, f64), Failure> {
    const MANY: u64 = (1 << 53) - 1;
    only(
        limits,
        &["level", "depth", "nodes", "millis", "seed", "lines"],
    )?;
    let small = |name, least, most| {
        let given = number(limits, name, least, most)?;
        Ok::<_, Failure>(given.and_then(|given| u8::try_from(given).ok()))
    };
    let seed = number(limits, "seed", 0, MANY)?.unwrap_or(0);
    let level = small("level", 1, 8)?.and_then(Level::new);
    let mut read = level.map_or_else(search::Limits::default, |level| level.limits(seed));
    read.tuning.seed = seed;
    if let Some(depth) = small("depth", 1, 100)? {
        read.depth = depth;
    }
    if let Some(nodes) = number(limits, "nodes", 1, MANY)? {
        read.nodes = nodes;
    }
    if let Some(lines) = small("lines", 1, 20)? {
        read.lines = usize::from(lines);
    }
    #[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
    let millis = number(limits, "millis", 1, MANY)?.map_or(f64::INFINITY, |millis| millis as f64);
    Ok((read, millis))
}

/// Refuses if there is not as much memory left. To find that out while allocating would kill the instance, and every game in it.
fn need(bytes: usize) -> Result<(), Failure> {
    const SPARE: usize = 1 << 20;
    let mut trial = Vec::<u8>::new();
    let refused = trial.try_reserve_exact(bytes + SPARE).is_err();
    std::hint::black_box(&trial); // or the compiler sees that nothing is done with it
    if refused {
        return Err(Failure {
            code: "out-of-memory",
            message: "there is not as much memory left".to_owned(),
            turn: None,
        });
    }
    Ok(())
}

/// Refuses what would be ignored.
fn only(object: &JsValue, allowed: &[&str]) -> Result<(), Failure> {
    if is_left_out(object) {
        return Ok(());
    }
    let keys =
        Reflect::own_keys(object).map_err(|_| bad_argument("limits and options are objects"))?;
    for key in keys.iter().filter_map(|key| key.as_string()) {
        if !allowed.contains(&key.as_str()) {
            let (key, allowed) = (shorten(&key), allowed.join(", "));
            return Err(bad_argument(&format!(
                "`{key}` is not known: allowed are {allowed}"
            )));
        }
    }
    Ok(())
}

/// A property that is a whole number within bounds, or left out.
fn number(object: &JsValue, name: &str, least: u64, most: u64) -> Result<Option<u64>, Failure> {
    if is_left_out(object) {
        return Ok(None);
    }
    let value = property(object, name);
    if is_left_out(&value) {
        return Ok(None);
    }
    let given = value
        .as_f64()
        .and_then(whole)
        .filter(|given| (least..=most).contains(given));
    let wrong = || {
        bad_argument(&format!(
            "`{name}` is a whole number from {least} to {most}"
        ))
    };
    given.map(Some).ok_or_else(wrong)
}
