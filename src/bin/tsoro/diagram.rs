//! `tsoro diagram`: a position or a turn as SVG or text.

use clap::{Args, ValueEnum};
use serde_json::json;
use tsoro::diagram::Diagram;

use super::{Failure, From, input, read_start};

#[derive(Args)]
pub struct Wanted {
    #[command(flatten)]
    from: From,
    /// A turn to show there, as `c2x`
    #[arg(long)]
    turn: Option<String>,
    /// Pits to mark
    #[arg(long = "mark", value_name = "PIT", num_args = 1..)]
    marks: Vec<String>,
    /// What to print
    #[arg(long, value_enum)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Svg,
    Text,
}

/// The diagram, or with `json` an object that holds it and its title.
pub fn draw(wanted: &Wanted, json: bool) -> Result<String, Failure> {
    let (rules, position) = read_start(&wanted.from.rules, wanted.from.position.as_deref())?;
    let marks = wanted.marks.iter().map(|name| rules.board().pit(name));
    let marks = marks.collect::<Result<Vec<_>, _>>().map_err(input)?;
    let mut diagram = Diagram::new(rules, position)
        .map_err(input)?
        .with_marks(marks);
    if let Some(turn) = &wanted.turn {
        diagram = diagram.with_turn(turn).map_err(input)?;
    }
    let drawn = match wanted.format {
        Format::Svg => diagram.svg(),
        Format::Text => diagram.text(),
    };
    Ok(if json {
        format!(
            "{}\n",
            json!({ "title": diagram.title(), "diagram": drawn })
        )
    } else {
        drawn
    })
}
