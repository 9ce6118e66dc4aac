//! `solve`: who wins, for certain, and how.
//!
//! Files are tried before the work begins. The verdict is printed before anything is saved, and only after its line has been played to the end; a
//! verdict that hangs on a checkpoint also needs a certificate, which follows the proof through every answer.

use std::io::{self, Write};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tsoro::rules::{Position, Rules, Turn};
use tsoro::search::proof::knowledge::Knowledge;
use tsoro::search::proof::{Prover, Quest, Stop, Verdict};

use crate::checkpoint::Subject;
use crate::keeping::{Certificate, Checkpoint};
use crate::{Ended, Failure, input, screen, signals};

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
pub fn solve(task: &Task, json: bool, out: &mut impl Write) -> Result<Ended, Failure> {
    signals::watch()?;
    let began = Instant::now();
    let subject = Subject {
        rules: task.rules,
        position: &task.position,
    };
    let mut certificate = task
        .certificate
        .as_ref()
        .map(Certificate::claim)
        .transpose()?;
    let checkpoint = task.checkpoint.as_ref();
    let checkpoint = checkpoint
        .map(|path| Checkpoint::claim(path, subject))
        .transpose()?;
    if let (Some(certificate), Some(checkpoint)) = (&certificate, &checkpoint)
        && certificate.is(checkpoint)
    {
        return Err(input("--checkpoint and --certificate name the same file"));
    }
    let bytes = task.memory.saturating_mul(1 << 20);
    let mut prover = Prover::try_new(task.rules, bytes)
        .map_err(|_| input(format!("--memory {}: there is not so much", task.memory)))?;
    let resumed = match &checkpoint {
        Some(checkpoint) => checkpoint.resume(prover.knowledge())?,
        None => false,
    };

    let mut progress = Progress::new(checkpoint.as_ref(), prover.shared());
    let found = prove(task, &mut prover, began, &mut progress);
    let interrupted = found.verdict.is_none() && signals::came();
    let shown = show(
        task,
        &mut prover,
        &found,
        certificate.as_mut(),
        resumed,
        &mut progress,
    );
    progress.bar.finish_and_clear();
    let told = match &shown {
        Shown::Line(line) => tell(task, &found, line, began, json, out),
        Shown::Interrupted => Ok(()),
        Shown::Refuted => return Err(refuted(checkpoint.as_ref().filter(|_| resumed))),
    };

    let kept = checkpoint
        .as_ref()
        .map(|checkpoint| checkpoint.save(prover.knowledge()));
    let shown_to_win = found.verdict.is_some() && !matches!(shown, Shown::Interrupted);
    let certified = certificate
        .filter(|_| shown_to_win)
        .map(Certificate::finish);
    let unsaved: Vec<String> = [kept, certified]
        .into_iter()
        .flatten()
        .filter_map(Result::err)
        .collect();
    if !unsaved.is_empty() {
        return Err(Failure::Unsaved(unsaved));
    }
    told?;
    if let Some(checkpoint) = checkpoint.as_ref().filter(|_| resumed && !shown_to_win) {
        let path = checkpoint.path();
        screen::say(&format!(
            "note: that rests on what the checkpoint {path} says, which only a win can show to be true"
        ));
    }
    if found.is_full && found.verdict.is_none() {
        screen::say(
            "note: the proof ends at a position with more turns than there is room to list; more --memory gives more room",
        );
    }
    if !interrupted && !matches!(shown, Shown::Interrupted) {
        return Ok(Ended::Done);
    }
    screen::say(&how_far(&found, checkpoint.as_ref()));
    Ok(Ended::Interrupted)
}

/// What came of a proof.
struct Found {
    /// `None` if neither side wins within this many turns.
    verdict: Option<Verdict>,
    /// Turns that were looked through to the end.
    plies: u8,
    /// Positions looked at.
    positions: u64,
    /// A position had more turns than there was room to list.
    is_full: bool,
}

impl Found {
    fn verdict(&self) -> Verdict {
        self.verdict.unwrap_or(Verdict::Open(self.plies))
    }
}

/// What can be shown for a verdict.
enum Shown {
    /// The turns to the end, and where it was wanted the certificate.
    Line(Vec<Turn>),
    /// There was no time for it.
    Interrupted,
    /// Nothing: it is not true.
    Refuted,
}

fn show(
    task: &Task,
    prover: &mut Prover,
    found: &Found,
    mut certificate: Option<&mut Certificate>,
    resumed: bool,
    progress: &mut Progress,
) -> Shown {
    let verdict = found.verdict();
    let mut stop = |_, positions| progress.must_stop("writing down the proof", positions);
    let line = prover.line(&task.position, verdict, &mut stop);
    let checked = if line.is_some() && (resumed || certificate.is_some()) {
        let mut see = |position: &Position, turn: &Turn, left| {
            if let Some(certificate) = &mut certificate {
                certificate.add(position, turn, left);
            }
        };
        prover.certify(&task.position, verdict, &mut stop, &mut see)
    } else {
        Some(())
    };
    match (line, checked) {
        (Some(line), Some(())) => Shown::Line(line),
        _ if signals::came() => Shown::Interrupted,
        _ => Shown::Refuted,
    }
}

/// What is said where a verdict cannot be shown to be true.
fn refuted(resumed: Option<&Checkpoint>) -> Failure {
    match resumed {
        Some(checkpoint) => input(format!(
            "the checkpoint {} says what is not so: no proof can be made from it, and there is no verdict",
            checkpoint.path()
        )),
        None => input(
            "no proof can be made from what was found, and there is no verdict: please report this",
        ),
    }
}

fn how_far(found: &Found, checkpoint: Option<&Checkpoint>) -> String {
    let came = match found.verdict {
        Some(_) => "a verdict was found, but not checked".to_owned(),
        None => format!("neither side wins within {} turns", found.plies),
    };
    let kept = match checkpoint {
        Some(checkpoint) => format!("{} keeps what is known", checkpoint.path()),
        None => "nothing is kept without --checkpoint".to_owned(),
    };
    format!("interrupted: {came}, {} positions; {kept}", found.positions)
}

/// Prints the verdict.
fn tell(
    task: &Task,
    found: &Found,
    line: &[Turn],
    began: Instant,
    json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let mover = task.position.to_move();
    let (winner, plies) = match found.verdict() {
        Verdict::Wins(plies) => (Some(mover), plies),
        Verdict::Loses(plies) => (Some(mover.other()), plies),
        Verdict::Open(plies) => (None, plies),
    };
    let (positions, seconds) = (found.positions, began.elapsed().as_secs_f64());
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    if json {
        let winner = winner.map(|side| side.to_string().to_lowercase());
        let told = json!({
            "winner": winner, "plies": plies, "positions": positions, "seconds": seconds, "line": line,
        });
        writeln!(out, "{told}")?;
        return out.flush();
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
    out.flush()
}

/// The line of progress, and what is done now and then while it moves.
struct Progress<'a> {
    bar: ProgressBar,
    checkpoint: Option<&'a Checkpoint<'a>>,
    knowledge: Arc<Knowledge>,
    kept: Instant,
}

impl<'a> Progress<'a> {
    fn new(checkpoint: Option<&'a Checkpoint<'a>>, knowledge: Arc<Knowledge>) -> Self {
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{elapsed}  {msg}") {
            bar.set_style(style);
        }
        Self {
            bar,
            checkpoint,
            knowledge,
            kept: Instant::now(),
        }
    }

    /// Shows how far the work is and keeps what is known; true if the work is to stop.
    fn must_stop(&mut self, what: &str, positions: u64) -> bool {
        self.bar.tick();
        self.bar
            .set_message(format!("{what}, {positions} positions"));
        if let Some(checkpoint) = self.checkpoint.filter(|_| self.kept.elapsed() > KEEP) {
            if let Err(why) = checkpoint.save(&self.knowledge) {
                self.bar
                    .suspend(|| screen::say(&format!("not saved now: {why}")));
            }
            self.kept = Instant::now();
        }
        signals::came()
    }
}

/// Proves it alone, or with a second prover in two halves: that the side to move loses, and that it wins.
fn prove(task: &Task, prover: &mut Prover, began: Instant, progress: &mut Progress) -> Found {
    let time = task.minutes.and_then(|minutes| minutes.checked_mul(60));
    let ends = time.and_then(|seconds| began.checked_add(Duration::from_secs(seconds)));
    let late = || signals::came() || ends.is_some_and(|end| Instant::now() >= end);
    let mut stop =
        |plies, positions| progress.must_stop(&format!("{plies} turns ahead"), positions) || late();
    let quest = Quest::new(task.position.clone());
    if task.threads > 1 {
        prove_halves(task, prover, quest.halves(), &mut stop, late)
    } else {
        half(task, prover, quest, &mut stop)
    }
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
            is_full: one.is_full || other.is_full,
        }
    })
}

fn half(task: &Task, prover: &mut Prover, mut quest: Quest, stop: Stop) -> Found {
    let verdict = prover.prove(&mut quest, task.plies, stop);
    Found {
        verdict: verdict.filter(|verdict| !matches!(verdict, Verdict::Open(_))),
        plies: quest.looked_through(),
        positions: prover.positions(),
        is_full: prover.is_full(),
    }
}
