//! Diagrams for JavaScript.

use js_sys::Array;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::{Failure, bad_argument, is_left_out, optional, property, setting, text};
use crate::diagram::Diagram;

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
    let (rules, position) = setting(&property(options, "rules"), &property(options, "position"))?;
    let marks = property(options, "marks");
    let mut pits = Vec::new();
    if Array::is_array(&marks) {
        let marks: &Array = marks.unchecked_ref();
        for nth in 0..marks.length() {
            pits.push(rules.board().pit(&text(&marks.get(nth), "a mark")?)?);
        }
    } else if !is_left_out(&marks) {
        return Err(bad_argument("`marks` is an array of pits, or left out"));
    }
    let mut diagram = Diagram::new(rules, position).with_marks(pits);
    if let Some(turn) = optional(&property(options, "turn"), "turn")? {
        diagram = diagram.with_turn(&turn)?;
    }
    match property(options, "format").as_string().as_deref() {
        Some("svg") => Ok(diagram.svg()),
        Some("text") => Ok(diagram.text()),
        _ => Err(bad_argument("`format` is \"svg\" or \"text\"")),
    }
}
