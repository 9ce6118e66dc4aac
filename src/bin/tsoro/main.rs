//! The command line: reads arguments, delegates to the library, prints.

mod arguments;
mod baseline;
mod checkpoint;
mod diagram;
mod encoding;
mod files;
mod keeping;
mod matches;
mod player;
mod screen;
mod signals;
mod solve;
mod speed;

use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use arguments::{Cli, Command, From};
use clap::Parser;
use encoding::decode;
use indicatif::{ProgressBar, ProgressStyle};
use matches::{Match, Tally};
use player::{Player, Spec};
use screen::Plain;
use serde_json::{Value, json};
use speed::Speed;
use tsoro::bench::BOARDS;
use tsoro::rules::generate::{Perft, turns};
use tsoro::rules::{Game, Position, Rules};
use tsoro::search::Line;
use tsoro::search::evaluate::{plies_to_end, win_chance};

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// How work ended that was not refused.
enum Ended {
    /// It was done.
    Done,
    /// A signal came before it was, and what there is has been told and saved.
    Interrupted,
}

/// What ends the program early.
enum Failure {
    /// Bad input: told on standard error.
    Input(String),
    /// Output could not be written.
    Output(io::Error),
    /// The work is done and told, but not all of it could be saved: what, and why not.
    Unsaved(Vec<String>),
}

impl std::convert::From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

#[allow(clippy::needless_pass_by_value)] // the form that `map_err` wants
fn input(error: impl ToString) -> Failure {
    Failure::Input(error.to_string())
}

/// The exit status where something was refused or lost.
const FAILED: u8 = 2;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            // It tells what it was given.
            let _ = write!(Plain(io::stderr().lock()), "{}", error.render());
            return ExitCode::from(FAILED);
        }
        Err(help) => return told(help.print().and_then(|()| io::stdout().flush())),
    };
    let mut out = Plain(BufWriter::new(io::stdout().lock()));
    let ended = signals::survive_full_files()
        .map_err(Failure::Output)
        .and_then(|()| run(&cli, &mut out))
        .and_then(|ended| Ok(out.flush().map(|()| ended)?));
    match ended {
        Ok(Ended::Done) => ExitCode::SUCCESS,
        Ok(Ended::Interrupted) => ExitCode::from(signals::STATUS),
        Err(Failure::Output(error)) => told(Err(error)),
        Err(Failure::Input(message)) => complain(&[message]),
        Err(Failure::Unsaved(losses)) => complain(&losses),
    }
}

/// How it ends once all is printed; that nobody reads it is no error.
fn told(printed: io::Result<()>) -> ExitCode {
    match printed {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            complain(&[format!("the output cannot be written: {error}")])
        }
        _ => ExitCode::SUCCESS,
    }
}

fn complain(messages: &[String]) -> ExitCode {
    for message in messages {
        screen::say(&format!("error: {message}"));
    }
    ExitCode::from(FAILED)
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<Ended, Failure> {
    let done = |()| Ended::Done;
    match &cli.command {
        Command::Turns { from, limit } => list_turns(from, *limit, cli.json, out).map(done),
        Command::Perft { from, depth } => count(from, *depth, cli.json, out).map(done),
        Command::Replay {
            rules,
            position,
            what,
        } => {
            let replayed = match rules {
                Some(rules) => replay_turns(rules, position.as_deref(), what)?,
                None => replay_record(what)?,
            };
            tell(&replayed, cli.json, out).map(done)
        }
        Command::Best {
            from,
            record,
            limits,
        } => {
            let game = match (record, &from.rules) {
                (Some(record), _) => replay_record(std::slice::from_ref(record))?,
                (None, Some(rules)) => {
                    let (rules, position) = read_start(rules, from.position.as_deref())?;
                    Game::from_position(rules, position).map_err(input)?
                }
                (None, None) => {
                    return Err(Failure::Input("best wants --rules or --record".to_owned()));
                }
            };
            tell_best(&game, limits, cli.json, out).map(done)
        }
        Command::Match {
            rules,
            games,
            a,
            b,
            seed,
            opening,
            threads,
        } => {
            let threads = threads.map_or_else(cores, usize::from);
            let (rules, _) = read_start(rules, None)?;
            let (a, b) = (a.clone(), b.clone());
            let match_ = Match {
                rules,
                games: *games,
                a,
                b,
                seed: *seed,
                opening: *opening,
                threads,
            };
            tell_match(&match_, cli.json, out)
        }
        Command::Diagram(wanted) => {
            out.write_all(diagram::draw(wanted, cli.json)?.as_bytes())?;
            Ok(Ended::Done)
        }
        Command::Solve {
            from,
            memory,
            plies,
            threads,
            minutes,
            checkpoint,
            certificate,
        } => {
            let (rules, position) = read_start(&from.rules, from.position.as_deref())?;
            let memory = usize::try_from(*memory).map_err(input)?;
            let task = solve::Task {
                rules,
                position,
                memory,
                plies: *plies,
                threads: *threads,
                minutes: *minutes,
                checkpoint: checkpoint.clone(),
                certificate: certificate.clone(),
            };
            solve::solve(&task, cli.json, out)
        }
        Command::Bench { slices, seed } => measure(*slices, *seed, cli.json, out),
    }
}

fn read_start(rules: &str, position: Option<&str>) -> Result<(Rules, Position), Failure> {
    let rules: Rules = rules.parse().map_err(input)?;
    let position = match position {
        None => rules.start(),
        Some(text) => Position::parse(text, rules.board()).map_err(input)?,
    };
    Ok((rules, position))
}

fn list_turns(
    from: &From,
    limit: Option<usize>,
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (rules, position) = read_start(&from.rules, from.position.as_deref())?;
    let mut list = List::new(json, out)?;
    let ended = turns(rules, &position, &mut |turn| {
        if limit.is_some_and(|limit| list.items >= limit) {
            return ControlFlow::Break(Ok(()));
        }
        let (turn, after) = (
            turn.to_string(),
            turn.after()
                .map_or(String::new(), |after| after.to_string()),
        );
        let item = || json!({ "turn": turn, "position": after });
        match list.item(&format!("{turn}\t{after}"), item) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(Err(error)),
        }
    });
    if let ControlFlow::Break(result) = ended {
        result?;
    }
    Ok(list.end()?)
}

fn count(from: &From, depth: u32, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let (rules, position) = read_start(&from.rules, from.position.as_deref())?;
    let mut list = List::new(json, out)?;
    for (depth, count) in (1..=depth).zip(Perft::new(rules, &position)) {
        if count == u64::MAX {
            list.end()?;
            let why = "there are more sequences than a number of 64 bits can count";
            return Err(input(format!("depth {depth}: {why}")));
        }
        list.item(
            &count.to_string(),
            || json!({ "depth": depth, "count": count }),
        )?;
        list.out.flush()?;
    }
    Ok(list.end()?)
}

fn replay_turns(rules: &str, position: Option<&str>, turns: &[String]) -> Result<Game, Failure> {
    let (rules, position) = read_start(rules, position)?;
    let mut game = Game::from_position(rules, position).map_err(input)?;
    for (nth, turn) in (1..).zip(turns) {
        game.play_turn(turn)
            .map_err(|error| Failure::Input(format!("turn {nth} of those given: {error}")))?;
    }
    Ok(game)
}

fn replay_record(files: &[String]) -> Result<Game, Failure> {
    let [file] = files else {
        let what = "replay wants one record FILE, or --rules and the turns";
        return Err(Failure::Input(what.to_owned()));
    };
    let read = match file.as_str() {
        "-" => read_text(io::stdin().lock()),
        path => std::fs::File::open(path).and_then(read_text),
    };
    let text = read.map_err(|error| input(format!("{file} cannot be read: {error}")))?;
    text.parse::<Game>()
        .map_err(|error| input(format!("{file}: {error}")))
}

/// Reads all of a record, which is never so long that it would fill the memory.
fn read_text(from: impl Read) -> io::Result<String> {
    const MOST: u64 = 64 << 20;
    let mut bytes = Vec::new();
    from.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST {
        return Err(io::Error::other("it is longer than 64 MB"));
    }
    Ok(decode(bytes))
}

/// Prints a replayed game, or its start if nothing was played; the stones of a turn that waits for a decision are told as they lie.
fn tell(game: &Game, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let waiting = Some(game.unfinished()).filter(|text| !text.is_empty());
    let mut turns: Vec<(String, String)> = game
        .turn_texts()
        .map(str::to_owned)
        .zip(game.positions().skip(1).map(ToString::to_string))
        .collect();
    turns.extend(waiting.map(|text| (text, game.turn().position().to_string())));
    let outcome = game.outcome();
    if json {
        let turns: Vec<Value> = turns
            .iter()
            .map(|(turn, position)| json!({ "turn": turn, "position": position }))
            .collect();
        let told = json!({
            "rules": game.rules().to_string(),
            "start": game.start().to_string(),
            "turns": turns,
            "result": outcome.map_or("*", |outcome| outcome.result()),
            "reason": outcome.map(|outcome| outcome.reason.name()),
        });
        writeln!(out, "{told}")?;
        return Ok(());
    }
    if turns.is_empty() {
        writeln!(out, "{}", game.start())?;
    }
    for (_, position) in turns {
        writeln!(out, "{position}")?;
    }
    if let Some(outcome) = outcome {
        writeln!(out, "{outcome}")?;
    }
    Ok(())
}

/// Prints the best lines, or for a player that only plays, its turn.
fn tell_best(game: &Game, limits: &Spec, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let mut player = Player::new(limits, 0);
    if let Some(outcome) = game.outcome() {
        return Err(Failure::Input(format!("the game is over: {outcome}")));
    }
    if !player.searches() {
        let turn = player
            .choose(game)
            .map_or_else(String::new, |turn| turn.to_string());
        let told = if json {
            json!({ "turn": turn }).to_string()
        } else {
            turn
        };
        return Ok(writeln!(out, "{told}")?);
    }
    let opponent = player.search(game);
    let report = opponent.report().unwrap_or_default();
    let turn = opponent
        .best()
        .map_or_else(String::new, |turn| turn.to_string());
    if json {
        let lines: Vec<Value> = report.lines.iter().map(json_line).collect();
        let told =
            json!({ "turn": turn, "depth": report.depth, "nodes": report.nodes, "lines": lines });
        return Ok(writeln!(out, "{told}")?);
    }
    if report.lines.is_empty() {
        writeln!(out, "{turn}\tnothing searched yet")?;
    }
    for line in &report.lines {
        let score = match plies_to_end(line.score) {
            Some(plies) if line.score > 0 => format!("proven: won within {plies} turns"),
            Some(plies) => format!("proven: lost within {plies} turns"),
            None => format!(
                "score {} ({:.0} %)",
                line.score,
                100.0 * win_chance(line.score)
            ),
        };
        let (depth, nodes) = (report.depth, report.nodes);
        writeln!(
            out,
            "{}\t{score}\tdepth {depth}\tnodes {nodes}\t{}",
            line.turns[0],
            line.turns.join(" ")
        )?;
    }
    Ok(())
}

fn json_line(line: &Line) -> Value {
    json!({
        "turns": line.turns, "score": line.score, "winChance": win_chance(line.score), "proven": plies_to_end(line.score),
    })
}

#[allow(clippy::cast_precision_loss)] // figures for people
fn tell_match(match_: &Match, json: bool, out: &mut impl Write) -> Result<Ended, Failure> {
    signals::watch()?;
    let bar = ProgressBar::new(match_.games).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} games, {elapsed}, {eta} to go  {msg}")
            .map_err(input)?,
    );
    let played = match_.play(&|tally: Tally| {
        bar.set_position(tally.games());
        bar.set_message(format!("{:.1} %", 100.0 * tally.score()));
    });
    bar.finish_and_clear();
    let tally = played.map_err(input)?;
    let Tally {
        won,
        drawn,
        lost,
        turns,
    } = tally;
    let (low, high) = tally.interval();
    if json {
        let told = json!({
            "games": tally.games(), "won": won, "drawn": drawn, "lost": lost,
            "score": tally.score(), "interval": [low, high], "turns": turns,
        });
        writeln!(out, "{told}")?;
    } else if tally.games() > 0 {
        let [score, low, high] = [tally.score(), low, high].map(|share| 100.0 * share);
        let (games, each) = (tally.games(), turns as f64 / tally.games() as f64);
        writeln!(
            out,
            "A scores {score:.1} % (95 %: {low:.1} to {high:.1}): {won} won, {drawn} drawn, {lost} lost of {games} games, {each:.0} turns each"
        )?;
    }
    if tally.games() == match_.games {
        return Ok(Ended::Done);
    }
    out.flush()?;
    let (games, all) = (tally.games(), match_.games);
    screen::say(&format!(
        "interrupted: {games} of {all} games were played to their end"
    ));
    Ok(Ended::Interrupted)
}

fn measure(slices: u32, seed: u64, json: bool, out: &mut impl Write) -> Result<Ended, Failure> {
    signals::watch()?;
    let mut list = List::new(json, out)?;
    for board in BOARDS {
        let measured = Speed::of(board.parse().map_err(input)?, slices, seed);
        if measured.slices > 0 {
            list.item(&format!("{board:<14} {measured}"), || measured.json(board))?;
            list.out.flush()?;
        }
        if measured.slices < slices {
            let done = measured.slices;
            let boards = list.items;
            list.end()?;
            out.flush()?;
            screen::say(&format!(
                "interrupted: {boards} of {} boards; {done} of {slices} slices on `{board}`",
                BOARDS.len()
            ));
            return Ok(Ended::Interrupted);
        }
    }
    list.end()?;
    Ok(Ended::Done)
}

/// A list printed as it comes: lines, or a JSON array with an item a line.
struct List<'a, W: Write> {
    json: bool,
    items: usize,
    out: &'a mut W,
}

impl<'a, W: Write> List<'a, W> {
    fn new(json: bool, out: &'a mut W) -> io::Result<Self> {
        if json {
            out.write_all(b"[")?;
        }
        Ok(Self {
            json,
            items: 0,
            out,
        })
    }

    fn item(&mut self, line: &str, value: impl FnOnce() -> Value) -> io::Result<()> {
        let separator = if self.items == 0 { "\n" } else { ",\n" };
        self.items += 1;
        if self.json {
            write!(self.out, "{separator}{}", value())
        } else {
            writeln!(self.out, "{line}")
        }
    }

    fn end(self) -> io::Result<()> {
        if self.json {
            self.out.write_all(b"\n]\n")
        } else {
            Ok(())
        }
    }
}
