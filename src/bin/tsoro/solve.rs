//! `solve`: who wins, for certain, and how.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tsoro::rules::notation::turn_text;
use tsoro::rules::{Position, Rules};
use tsoro::search::proof::{Prover, Quest, Stop, Verdict};

use crate::{Failure, checkpoint, input};

/// What is to be solved, and how.
pub struct Task {
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Megabytes to remember in.
    pub memory: usize,
    /// The most turns to look ahead.
    pub plies: u8,
    /// Two provers at work, or one.
    pub threads: u8,
    /// When to stop, if it is not done.
    pub minutes: Option<u64>,
    /// Where what is known is kept, now and then and at the end; read at the beginning, if it is there.
    pub checkpoint: Option<PathBuf>,
    /// Where the proof is written to.
    pub certificate: Option<PathBuf>,
}

/// How often what is known is kept.
const KEEP: Duration = Duration::from_mins(15);

/// Solves it, with a line of progress, and prints who wins, within how many turns, and the shortest way.
pub fn solve(task: &Task, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let began = Instant::now();
    let mut prover = Prover::new(task.rules, task.memory << 20);
    if let Some(path) = task.checkpoint.as_ref().filter(|path| path.exists()) {
        checkpoint::load(path, task.rules, &task.position, prover.knowledge()).map_err(input)?;
    }
    let found = prove(task, &mut prover, began);
    keep(task, &prover)?;
    let verdict = found.verdict.unwrap_or(Verdict::Open(found.plies));
    let line = prover
        .line(&task.position, verdict, &mut |_, _| false)
        .unwrap_or_default();
    if let Some(path) = &task.certificate {
        certify(task, &mut prover, verdict, path)
            .map_err(|error| input(format!("the certificate {}: {error}", path.display())))?;
    }
    let mover = task.position.to_move();
    let (winner, plies) = match verdict {
        Verdict::Wins(plies) => (Some(mover), plies),
        Verdict::Loses(plies) => (Some(mover.other()), plies),
        Verdict::Open(plies) => (None, plies),
    };
    let (positions, seconds) = (found.positions, began.elapsed().as_secs_f64());
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
    Ok(writeln!(out, "{positions} positions, {seconds:.1} s")?)
}

/// What came of a proof.
struct Found {
    /// `None` if neither side wins within so many turns.
    verdict: Option<Verdict>,
    /// Turns that were looked through to the end.
    plies: u8,
    /// Positions looked at.
    positions: u64,
}

/// Proves it alone, or with a second prover in two halves: that the side to move loses, and that it wins.
fn prove(task: &Task, prover: &mut Prover, began: Instant) -> Found {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{elapsed}  {msg}") {
        bar.set_style(style);
    }
    let ends = task
        .minutes
        .map(|minutes| began + Duration::from_mins(minutes));
    let late = || ends.is_some_and(|end| Instant::now() >= end);
    let knowledge = prover.shared();
    let mut kept = Instant::now();
    let mut stop = |plies, positions| {
        bar.tick();
        bar.set_message(format!("{plies} turns ahead, {positions} positions"));
        if let Some(path) = task.checkpoint.as_ref().filter(|_| kept.elapsed() > KEEP) {
            // One that cannot be written now is told of at the end.
            let _ = checkpoint::save(path, task.rules, &task.position, &knowledge);
            kept = Instant::now();
        }
        late()
    };
    let quest = Quest::new(task.position.clone());
    let found = if task.threads > 1 {
        prove_halves(task, prover, quest.halves(), &mut stop, late)
    } else {
        half(task, prover, quest, &mut stop)
    };
    bar.finish_and_clear();
    found
}

/// Two provers at work; what one proves ends the other's work, but that it proves nothing does not.
fn prove_halves(
    task: &Task,
    prover: &mut Prover,
    [one, other]: [Quest; 2],
    stop: Stop,
    late: impl Fn() -> bool + Sync,
) -> Found {
    let mut second = prover.second();
    let done = AtomicBool::new(false);
    let work = |prover: &mut Prover, quest: Quest, stop: Stop| {
        let found = half(task, prover, quest, &mut |plies, positions| {
            done.load(Ordering::Relaxed) || stop(plies, positions)
        });
        done.fetch_or(found.verdict.is_some(), Ordering::Relaxed);
        found
    };
    thread::scope(|scope| {
        let other = scope.spawn(|| work(&mut second, other, &mut |_, _| late()));
        let one = work(prover, one, stop);
        let other = other.join().unwrap_or_else(|panic| resume_unwind(panic));
        Found {
            verdict: one.verdict.or(other.verdict),
            plies: one.plies.min(other.plies),
            positions: one.positions + other.positions,
        }
    })
}

fn half(task: &Task, prover: &mut Prover, mut quest: Quest, stop: Stop) -> Found {
    let verdict = prover.prove(&mut quest, task.plies, stop);
    Found {
        verdict: verdict.filter(|verdict| !matches!(verdict, Verdict::Open(_))),
        plies: quest.looked_through(),
        positions: prover.positions(),
    }
}

fn keep(task: &Task, prover: &Prover) -> Result<(), Failure> {
    let Some(path) = &task.checkpoint else {
        return Ok(());
    };
    checkpoint::save(path, task.rules, &task.position, prover.knowledge())
        .map_err(|error| input(format!("the checkpoint {}: {error}", path.display())))
}

/// Writes, for each position the winner may have to play in: the position, its turn, the position after it, and the turns left until the end at most; of lines about
/// the same position the last counts.
fn certify(
    task: &Task,
    prover: &mut Prover,
    verdict: Verdict,
    path: &PathBuf,
) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut written = Ok(());
    prover.certify(
        &task.position,
        verdict,
        &mut |_, _| false,
        &mut |position, turn, left| {
            if let (Ok(()), Some(after)) = (&written, turn.after()) {
                written = writeln!(file, "{position}\t{}\t{after}\t{left}", turn_text(turn));
            }
        },
    );
    written?;
    file.flush()
}
