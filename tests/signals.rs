//! Long work that a signal ends: it saves what it has, says how far it came, and exits with 130.
#![cfg(all(feature = "cli", target_os = "linux"))]

mod shell;

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Output};

use shell::{Folder, command, printed};

/// A program under way that has begun to listen to signals.
fn listening(arguments: &[&str]) -> Child {
    let child = command(arguments).spawn().expect("it runs");
    while signals(&child, "SigCgt") & BOTH != BOTH {
        std::thread::yield_now();
    }
    child
}

/// SIGINT and SIGTERM in a mask of the system's.
const BOTH: u64 = 1 << 1 | 1 << 14;

/// Signals as the system tells of a process: those it catches (`SigCgt`) or those it has not seen yet (`ShdPnd`).
fn signals(child: &Child, which: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let mask = status
        .lines()
        .find_map(|line| line.strip_prefix(which)?.strip_prefix(":\t"));
    u64::from_str_radix(mask.expect("a line"), 16).expect("a mask")
}

fn send(signal: &str, child: &Child) {
    let mut kill = Command::new("kill");
    let sent = kill
        .args([&format!("-{signal}"), &child.id().to_string()])
        .status();
    assert!(sent.expect("kill is there").success());
}

fn interrupted(signal: &str, arguments: &[&str]) -> Output {
    let child = listening(arguments);
    send(signal, &child);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130), "{arguments:?}: {output:?}");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        message.contains("interrupted: "),
        "{arguments:?}: {message}"
    );
    output
}

fn json(text: &[u8]) -> serde_json::Value {
    serde_json::from_slice(text).expect("JSON")
}

#[test]
fn solve_saves_and_says_how_far_it_came() {
    let folder = Folder::new("interrupted");
    let path = folder.path("kept");
    // So large a board would take days.
    let solve = ["solve", "--rules", "tsoro width=9", "--memory", "16"];
    let kept = [&solve[..], &["--checkpoint", &path, "--json"]].concat();
    for (signal, threads) in [("INT", "1"), ("TERM", "2")] {
        let output = interrupted(signal, &[&kept[..], &["--threads", threads]].concat());
        let told = json(&output.stdout);
        assert_eq!(
            (&told["winner"], &told["line"]),
            (&().into(), &serde_json::json!([]))
        );
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(
            message.contains(&format!("{path} keeps what is known")),
            "{message}"
        );
        assert_eq!(folder.names(), ["kept"]);
    }
    // What was kept is whole.
    let few = [&kept[..], &["--plies", "1"]].concat();
    assert_eq!(
        json(printed(&few).as_bytes())["winner"],
        serde_json::Value::Null
    );
    let output = interrupted("INT", &solve);
    assert!(
        output
            .stdout
            .starts_with(b"neither side can force a win within ")
    );
    assert!(String::from_utf8_lossy(&output.stderr).contains("nothing is kept"));
}

#[test]
fn match_tells_the_games_that_were_played_to_their_end() {
    let endless = [
        "match",
        "--rules",
        "tsoro",
        "--games",
        "1000000000",
        "--json",
        "--a",
    ];
    let thinker = "nodes=18446744073709551615";
    for (signal, a) in [
        ("INT", "random"),
        ("TERM", thinker),
        ("INT", "uct,nodes=1000000000"),
        ("INT", "greedy,depth=100"),
    ] {
        let output = interrupted(signal, &[&endless[..], &[a, "--b", a]].concat());
        let told = json(&output.stdout);
        let games = told["games"].as_u64().expect("a number");
        let sum: u64 = ["won", "drawn", "lost"]
            .iter()
            .filter_map(|key| told[key].as_u64())
            .sum();
        assert_eq!(games, sum, "{told}");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(
            message.contains(&format!("{games} of 1000000000 games")),
            "{message}"
        );
    }
}

#[test]
fn bench_tells_the_boards_it_has_measured() {
    let mut child = listening(&["bench", "--slices", "20", "--json"]);
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut told = String::new();
    // The opening bracket and the first board.
    for _ in 0..2 {
        out.read_line(&mut told).expect("a line");
    }
    send("INT", &child);
    out.read_to_string(&mut told).expect("text");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let boards = json(told.as_bytes())
        .as_array()
        .map(Vec::len)
        .expect("a list");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        message.contains(&format!("interrupted: {boards} of 6 boards")),
        "{message}"
    );
}

#[test]
fn a_second_signal_ends_at_once() {
    let folder = Folder::new("twice");
    let pipe = folder.path("pipe");
    let made = Command::new("mkfifo")
        .arg(&pipe)
        .status()
        .expect("mkfifo is there");
    assert!(made.success());
    // The certificate fills the pipe, which nobody empties, so the program waits for ever.
    let mut options = fs::OpenOptions::new();
    let mut hold = options.read(true).write(true).open(&pipe).expect("a pipe");
    let solve = [
        "solve",
        "--rules",
        "tsoro width=6",
        "--memory",
        "64",
        "--threads",
        "1",
    ];
    let mut child = listening(&[&solve[..], &["--certificate", &pipe]].concat());
    hold.read_exact(&mut [0; 10])
        .expect("the certificate begins");
    let blocked = || {
        let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).expect("it runs");
        stat.split(") ")
            .nth(1)
            .is_some_and(|state| state.starts_with('S'))
    };
    while !blocked() {
        std::thread::yield_now();
    }
    send("INT", &child);
    // Two that come at once are one.
    while signals(&child, "ShdPnd") & BOTH != 0 {
        std::thread::yield_now();
    }
    assert_eq!(child.try_wait().expect("a child"), None);
    send("INT", &child);
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    drop(hold);
}

#[test]
fn a_run_on_a_checkpoint_in_use_is_refused_and_one_after_a_crash_is_not() {
    let folder = Folder::new("in-use");
    let path = folder.path("kept");
    let solve = [
        "solve",
        "--rules",
        "tsoro width=9",
        "--memory",
        "1",
        "--checkpoint",
        &path,
    ];
    for _ in 0..2 {
        let mut first = listening(&solve);
        while !folder.names().contains(&".kept.lock".to_owned()) {
            std::thread::yield_now();
        }
        // The lock's file is there a moment before it is locked.
        let mut second = shell::tsoro(&[&solve[..], &["--plies", "1"]].concat());
        while second.status.success() {
            second = shell::tsoro(&[&solve[..], &["--plies", "1"]].concat());
        }
        assert_eq!(second.status.code(), Some(2));
        let message = String::from_utf8_lossy(&second.stderr);
        assert!(
            message.contains("another run of tsoro is using it"),
            "{message}"
        );
        assert!(second.stdout.is_empty());
        first.kill().expect("it runs");
        first.wait().expect("it ends");
    }
    printed(&[&solve[..], &["--plies", "1"]].concat());
    assert_eq!(folder.names(), ["kept"]);
}
