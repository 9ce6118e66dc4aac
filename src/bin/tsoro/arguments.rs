//! What the command line takes.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::diagram;
use crate::player::Spec;

/// Tsoro and Nsolo, the four-row mancala games of southern Africa: lists turns, counts them, replays games.
#[derive(Parser)]
#[command(version, bin_name = "tsoro", infer_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    /// What to do.
    pub command: Command,
    /// Print JSON
    #[arg(long, global = true)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum Command {
    /// List every legal complete turn, a tab, and the position after it
    Turns {
        #[command(flatten)]
        from: From,
        /// End after this many turns (Nsolo on wide boards has billions)
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
    /// Replay a record or turns: the position after each (without turns, the start), then `result reason` if the game is over
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
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
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
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
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
        /// Stop after this many minutes, at most 10 years
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..=5_259_600))]
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
pub struct From {
    /// Rules, as `tsoro width=8`
    #[arg(long)]
    pub rules: String,
    /// The position to look at, as `2x8/0x8/0x8/2x8 s`; otherwise the start
    #[arg(long)]
    pub position: Option<String>,
}

#[derive(Args)]
pub struct MaybeFrom {
    /// Rules, as `tsoro width=8`
    #[arg(long)]
    pub rules: Option<String>,
    /// The position to look at; otherwise the start
    #[arg(long, requires = "rules")]
    pub position: Option<String>,
}
