//! The command line: reads arguments, delegates to the library, prints.

mod baseline;
mod checkpoint;
mod diagram;
mod matches;
mod player;
mod solve;
mod speed;

use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use matches::{Match, Tally};
use player::{Player, Spec};
use serde_json::{Value, json};
use speed::Speed;
use tsoro::bench::BOARDS;
use tsoro::rules::generate::{perft, turns};
use tsoro::rules::notation::turn_text;
use tsoro::rules::{Game, Position, Rules};
use tsoro::search::Line;
use tsoro::search::evaluate::{plies_to_end, win_chance};

/// Tsoro and Nsolo, the four-row mancala games of southern Africa: lists turns, counts them, replays games.
#[derive(Parser)]
#[command(version, infer_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// List every legal complete turn, a tab, and the position after it
    Turns {
        #[command(flatten)]
        from: From,
        /// End after so many turns (Nsolo on wide boards has billions)
        #[arg(long)]
        limit: Option<usize>,
    },
    /// Count the sequences of 1, 2 … N complete turns, a count a line
    Perft {
        #[command(flatten)]
        from: From,
        /// The longest sequence counted
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
        depth: u32,
    },
    /// Replay a record or turns: the position after each, then `result reason` if the game is over
    Replay {
        /// Rules, as `tsoro width=8`; without them, the record FILE tells
        #[arg(long)]
        rules: Option<String>,
        /// The position to start from
        #[arg(long, requires = "rules")]
        position: Option<String>,
        /// A record's FILE (`-`: standard input), or with --rules the turns
        #[arg(value_name = "FILE | TURN")]
        what: Vec<String>,
    },
    /// Find the best turn: its text, its score, how deep it was searched, and the line expected
    Best {
        #[command(flatten)]
        from: MaybeFrom,
        /// A record's FILE (`-`: standard input): the turn due after it
        #[arg(long, conflicts_with = "rules")]
        record: Option<String>,
        /// Limits, as `nodes=100000` or `level=8,seed=3`
        limits: Spec,
    },
    /// Let two players play: the score of A with its 95 % interval
    Match {
        /// Rules, as `tsoro width=8`
        #[arg(long)]
        rules: String,
        /// Games, colours alternating
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// The first player's limits, as `level=4` or `millis=20`
        #[arg(long)]
        a: Spec,
        /// The second player's, as `greedy` or `uct,millis=500`
        #[arg(long)]
        b: Spec,
        /// Openings and choices depend on it
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Turns played at random before the players begin
        #[arg(long, default_value_t = 4)]
        opening: u32,
        /// Games played at a time; otherwise as many as there are cores
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
        threads: Option<u16>,
    },
    /// Draw a position, or a turn played there, as SVG or text
    Diagram(diagram::Wanted),
    /// Prove who wins, within how many turns of both sides, and show a shortest way; for small boards
    Solve {
        #[command(flatten)]
        from: From,
        /// Megabytes to remember positions in
        #[arg(long, default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=65_536))]
        memory: u32,
        /// The most turns to look ahead
        #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u8).range(1..=250))]
        plies: u8,
        /// Two provers at once, one for a win and one for a loss, or one for both
        #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
        threads: u8,
        /// Stop after so many minutes
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
        minutes: Option<u64>,
        /// A file to keep what is known in, every quarter of an hour and at the end, and to go on from
        #[arg(long, value_name = "FILE")]
        checkpoint: Option<PathBuf>,
        /// A file for the proof: what the winner plays in each position that can come
        #[arg(long, value_name = "FILE")]
        certificate: Option<PathBuf>,
    },
    /// Measure random play on boards of several widths
    Bench {
        /// Slices of 20,000 turns timed on each board; the best of them counts
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
        slices: u32,
        /// The seed of the random choices
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[derive(Args)]
struct From {
    /// Rules, as `tsoro width=8`
    #[arg(long)]
    rules: String,
    /// The position to look at, as `2x8/0x8/0x8/2x8 s`; otherwise the start
    #[arg(long)]
    position: Option<String>,
}

#[derive(Args)]
struct MaybeFrom {
    /// Rules, as `tsoro width=8`
    #[arg(long)]
    rules: Option<String>,
    /// The position to look at; otherwise the start
    #[arg(long, requires = "rules")]
    position: Option<String>,
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// What ends the program early.
enum Failure {
    /// Bad input: told on standard error.
    Input(String),
    /// Output could not be written.
    Output(io::Error),
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

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    match run(&cli, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => complain(&format!("the output cannot be written: {error}")),
        Err(Failure::Input(message)) => complain(&message),
    }
}

fn complain(message: &str) -> ExitCode {
    // Where nobody listens, the status tells.
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::from(2)
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<(), Failure> {
    match &cli.command {
        Command::Turns { from, limit } => list_turns(from, *limit, cli.json, out),
        Command::Perft { from, depth } => count(from, *depth, cli.json, out),
        Command::Replay {
            rules,
            position,
            what,
        } => {
            let replayed = match rules {
                Some(rules) => replay_turns(rules, position.as_deref(), what)?,
                None => replay_record(what)?,
            };
            tell(&replayed, cli.json, out)
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
                    Game::from_position(rules, position)
                }
                (None, None) => {
                    return Err(Failure::Input("best wants --rules or --record".to_owned()));
                }
            };
            tell_best(&game, limits, cli.json, out)
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
        Command::Diagram(wanted) => Ok(out.write_all(diagram::draw(wanted, cli.json)?.as_bytes())?),
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
        Some(text) => Position::read(text, rules.board()).map_err(input)?,
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
            turn_text(turn),
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
    for depth in 1..=depth {
        let count = perft(rules, &position, depth);
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
    let mut game = Game::from_position(rules, position);
    for (nth, turn) in (1..).zip(turns) {
        game.play_turn(turn, &mut |_| ())
            .map_err(|error| Failure::Input(format!("turn {nth} of those given: {error}")))?;
    }
    Ok(game)
}

fn replay_record(files: &[String]) -> Result<Game, Failure> {
    let [file] = files else {
        let what = "replay wants one record FILE, or --rules and the turns";
        return Err(Failure::Input(what.to_owned()));
    };
    let mut text = String::new();
    let read = match file.as_str() {
        "-" => io::stdin().read_to_string(&mut text).map(drop),
        path => std::fs::read_to_string(path).map(|read| text = read),
    };
    read.map_err(|error| Failure::Input(format!("{file} cannot be read: {error}")))?;
    Game::read(&text).map_err(|error| Failure::Input(format!("{file}: {error}")))
}

/// Prints a replayed game; the stones of a turn that waits for a decision are told as they lie.
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
            .map_or(String::new(), |turn| turn_text(&turn));
        let told = if json {
            json!({ "turn": turn }).to_string()
        } else {
            turn
        };
        return Ok(writeln!(out, "{told}")?);
    }
    let search = player.search(game);
    let report = search.report();
    let turn = search.best().map_or(String::new(), |turn| turn_text(&turn));
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
fn tell_match(match_: &Match, json: bool, out: &mut impl Write) -> Result<(), Failure> {
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
        return Ok(writeln!(out, "{told}")?);
    }
    let [score, low, high] = [tally.score(), low, high].map(|share| 100.0 * share);
    let (games, each) = (tally.games(), turns as f64 / tally.games() as f64);
    writeln!(
        out,
        "A scores {score:.1} % (95 %: {low:.1} to {high:.1}): {won} won, {drawn} drawn, {lost} lost of {games} games, {each:.0} turns each"
    )?;
    Ok(())
}

fn measure(slices: u32, seed: u64, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let mut list = List::new(json, out)?;
    for board in BOARDS {
        let measured = Speed::of(board.parse().map_err(input)?, slices, seed);
        list.item(&format!("{board:<14} {measured}"), || measured.json(board))?;
        list.out.flush()?;
    }
    Ok(list.end()?)
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
