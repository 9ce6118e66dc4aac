//! Diagrams for JavaScript.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::shapes::whole;
use super::{Failure, bad_argument, is_array, is_left_out, optional, property, setting, text};
use crate::diagram::Diagram;
use crate::rules::board::{Board, Pit};

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
    let get = |name| property(options, name);
    let (rules, position) = setting(&get("rules"), &get("position"))?;
    let pits = read_marks(&get("marks"), rules.board())?;
    let mut diagram = Diagram::new(rules, position)?.with_marks(pits);
    if let Some(turn) = optional(&get("turn"), "turn")? {
        diagram = diagram.with_turn(&turn)?;
    }
    match get("format").as_string().as_deref() {
        Some("svg") => Ok(diagram.svg()),
        Some("text") => Ok(diagram.text()),
        _ => Err(bad_argument("`format` is \"svg\" or \"text\"")),
    }
}

/// The pits to mark; not more than the board has, as an array may claim any length.
fn read_marks(marks: &JsValue, board: Board) -> Result<Vec<Pit>, Failure> {
    if is_left_out(marks) {
        return Ok(Vec::new());
    }
    let length = is_array(marks)
        .is_ok_and(|is| is)
        .then(|| property(marks, "length").as_f64().and_then(whole))
        .flatten()
        .filter(|&length| length <= 2 * u64::from(board.ring()))
        .ok_or_else(|| bad_argument("`marks` is an array of pits, or left out"))?;
    let pit = |nth: u64| Ok(board.pit(&text(&property(marks, &nth.to_string()), "a mark")?)?);
    (0..length).map(pit).collect()
}
