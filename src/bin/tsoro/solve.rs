//! `solve`: who wins, for certain, and how.

use std::io::Write;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tsoro::rules::notation::turn_text;
use tsoro::rules::{Position, Rules};
use tsoro::search::proof::{Prover, Verdict};

use crate::{Failure, input};

/// What is to be solved.
pub struct Task {
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Megabytes to remember in.
    pub memory: usize,
    /// The most turns to look ahead.
    pub plies: u8,
}

/// Solves it, with a line of progress, and prints who wins, within how many turns, and the shortest way.
pub fn solve(task: &Task, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let bar = ProgressBar::new_spinner();
    bar.set_style(ProgressStyle::with_template("{elapsed}  {msg}").map_err(input)?);
    let mut see = |plies: u8, positions: u64| {
        bar.tick();
        bar.set_message(format!("{plies} turns ahead, {positions} positions"));
        false
    };
    let began = Instant::now();
    let mut prover = Prover::new(task.rules, task.memory << 20);
    let found = prover.prove(&task.position, task.plies, &mut see);
    let verdict = found.unwrap_or(Verdict::Open(0));
    let (positions, seconds) = (prover.positions(), began.elapsed().as_secs_f64());
    let line = prover
        .line(&task.position, verdict, &mut see)
        .unwrap_or_default();
    bar.finish_and_clear();
    let mover = task.position.to_move();
    let (winner, plies) = match verdict {
        Verdict::Wins(plies) => (Some(mover), plies),
        Verdict::Loses(plies) => (Some(mover.other()), plies),
        Verdict::Open(plies) => (None, plies),
    };
    let line: Vec<String> = line.iter().map(turn_text).collect();
    if json {
        let winner = winner.map(|side| side.to_string().to_lowercase());
        let told = json!({
            "winner": winner, "plies": plies, "positions": positions, "seconds": seconds, "line": line,
        });
        return Ok(writeln!(out, "{told}")?);
    }
    match winner {
        Some(winner) => writeln!(
            out,
            "{winner} wins within {plies} turns: {}",
            line.join(" ")
        )?,
        None => writeln!(out, "neither side can force a win within {plies} turns")?,
    }
    writeln!(out, "{positions} positions, {seconds:.1} s")?;
    Ok(())
}
