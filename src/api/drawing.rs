//! Diagrams for JavaScript.

use js_sys::{Array, Reflect};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::{Failure, bad_argument, is_left_out, text};
use crate::diagram::Diagram;
use crate::rules::{Position, Rules};

/// What a diagram shows, and how.
#[derive(Debug, Serialize, Tsify)]
pub struct DiagramOptions {
    /// As `tsoro width=8`; left out: the classic 4×21.
    #[tsify(optional)]
    pub rules: Option<String>,
    /// Left out: the start.
    #[tsify(optional)]
    pub position: Option<String>,
    /// A turn played there, complete or waiting.
    #[tsify(optional)]
    pub turn: Option<String>,
    /// Pits to mark.
    #[tsify(optional)]
    pub marks: Option<Vec<String>>,
    /// Which form it has.
    #[tsify(type = "'svg' | 'text'")]
    pub format: String,
}

/// A picture of a position, or of a turn and the stones before it, as an SVG document or as lines of text.
///
/// # Errors
/// `bad-rules`, `bad-position`, `bad-turn`, `illegal-action`, `bad-pit`, `bad-argument`.
#[wasm_bindgen]
pub fn diagram(
    #[wasm_bindgen(unchecked_param_type = "DiagramOptions")] options: &JsValue,
) -> Result<String, Failure> {
    let get = |name: &str| Reflect::get(options, &name.into()).unwrap_or(JsValue::UNDEFINED);
    let given = |name| {
        let value = get(name);
        if is_left_out(&value) {
            Ok(None)
        } else {
            text(&value, name).map(Some)
        }
    };
    let rules = given("rules")?.map_or(Ok(Rules::default()), |text| text.parse())?;
    let position = match given("position")? {
        None => rules.start(),
        Some(text) => Position::read(&text, rules.board())?,
    };
    let marks = get("marks");
    if !is_left_out(&marks) && !Array::is_array(&marks) {
        return Err(bad_argument("`marks` is an array of pits, or left out"));
    }
    let mut pits = Vec::new();
    for name in Array::from(&marks) {
        pits.push(rules.board().pit(&text(&name, "a mark")?)?);
    }
    let mut diagram = Diagram::new(rules, position).with_marks(pits);
    if let Some(turn) = given("turn")? {
        diagram = diagram.with_turn(&turn)?;
    }
    match get("format").as_string().as_deref() {
        Some("svg") => Ok(diagram.svg()),
        Some("text") => Ok(diagram.text()),
        _ => Err(bad_argument("`format` is \"svg\" or \"text\"")),
    }
}
