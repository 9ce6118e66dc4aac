//! The command line, as a shell sees it.
#![cfg(feature = "cli")]

mod shell;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use shell::{printed, refusal};

#[test]
fn turns_are_listed_with_the_position_after_each() {
    let position = ["--position", "0,3,0/0,2,0/0,0,1/1,0,1 s"];
    let arguments = [&["turns", "--rules", "tsoro width=3"], &position[..]].concat();
    let lines = printed(&arguments);
    assert!(
        lines
            .lines()
            .any(|line| line == "c2x\t0x3/0x3/0,1,0/1,0,1 n"),
        "{lines}"
    );
    let json = printed(&[&arguments[..], &["--json"]].concat());
    let list: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        list.as_array().expect("an array").len(),
        lines.lines().count()
    );
    assert_eq!(
        printed(&[&arguments[..], &["--limit", "1"]].concat())
            .lines()
            .count(),
        1
    );
}

#[test]
fn perft_counts_each_depth_on_a_line() {
    assert_eq!(
        printed(&["perft", "--rules", "tsoro width=6", "--depth", "3"]),
        "9\n81\n845\n"
    );
    let json = printed(&[
        "perft",
        "--rules",
        "tsoro width=6",
        "--depth",
        "1",
        "--json",
    ]);
    assert_eq!(json, "[\n{\"count\":9,\"depth\":1}\n]\n");
}

#[test]
fn turns_are_replayed_to_the_end() {
    let start = [
        "replay",
        "--rules",
        "tsoro width=3",
        "--position",
        "0,3,0/0,2,0/0,0,1/1,0,1 s",
    ];
    let told = printed(&[&start[..], &["c2x"]].concat());
    assert_eq!(told, "0x3/0x3/0,1,0/1,0,1 n\n1-0 no-stones\n");
    let waiting = printed(&["replay", "--rules", "tsoro width=6", "a1~"]);
    assert_eq!(waiting.lines().count(), 1);
    assert!(waiting.ends_with(" s\n"));
}

#[test]
fn a_record_is_replayed_from_a_file_or_standard_input() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tsoro"))
        .args(["replay", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let record = "[Rules \"tsoro width=6\"]\n\n1. a1+ a4 0-1\n";
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(record.as_bytes())
        .expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(
        (&told["result"], &told["reason"]),
        (&"0-1".into(), &"resigned".into())
    );
    assert_eq!(told["turns"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_game_without_turns_is_replayed_as_its_start() {
    let start = "0,3,0/0,2,0/0x2,1/1,0,1 s";
    let options = ["--rules", "tsoro width=3", "--position", start];
    assert_eq!(
        printed(&[&["replay"], &options[..]].concat()),
        format!("{start}\n")
    );
    let record = format!("[Rules \"tsoro width=3\"]\n[Position \"{start}\"]\n\n1-0\n");
    let file = std::env::temp_dir().join(format!("tsoro-{}-start", std::process::id()));
    std::fs::write(&file, record).expect("a file");
    let told = printed(&["replay", file.to_str().expect("a path")]);
    std::fs::remove_file(file).expect("it was there");
    assert_eq!(told, format!("{start}\n1-0 resigned\n"));
}

#[test]
fn a_record_is_read_in_any_encoding_with_any_dashes() {
    let record = "[Rules “tsoro\u{a0}width=6”]\n[South “Zoë”]\n\n1… a1+ a4 0–1\n";
    let utf_16 = |unit: u16| unit.to_le_bytes();
    let windows = |c| match c {
        '“' => 0x93,
        '”' => 0x94,
        '…' => 0x85,
        '–' => 0x96,
        c => u8::try_from(u32::from(c)).expect("Latin-1"),
    };
    let encodings: [Vec<u8>; 4] = [
        record.into(),
        record.chars().map(windows).collect(),
        record.encode_utf16().flat_map(utf_16).collect(),
        format!("\u{feff}{record}")
            .encode_utf16()
            .flat_map(u16::to_be_bytes)
            .collect(),
    ];
    for (nth, bytes) in encodings.iter().enumerate() {
        let file = std::env::temp_dir().join(format!("tsoro-{}-{nth}", std::process::id()));
        std::fs::write(&file, bytes).expect("a file");
        let told = printed(&["replay", file.to_str().expect("a path")]);
        std::fs::remove_file(file).expect("it was there");
        assert!(told.ends_with("0-1 resigned\n"), "{nth}: {told}");
    }
}

#[test]
fn a_turn_is_drawn_as_text_or_svg() {
    let arguments = [
        "diagram",
        "--rules",
        "tsoro width=6",
        "--turn",
        "a1+",
        "--mark",
        "c3",
        "d3",
        "--format",
    ];
    let text = printed(&[&arguments[..], &["text"]].concat());
    assert!(
        text.starts_with("tsoro width=6: South plays a1+\n\n4 "),
        "{text}"
    );
    assert!(text.contains("*.**.*"), "{text}");
    assert!(printed(&[&arguments[..], &["svg"]].concat()).starts_with("<svg "));
    let json = printed(&[&arguments[..], &["text", "--json"]].concat());
    let told: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(told["diagram"], text);
    assert!(
        refusal(&[
            "diagram", "--rules", "tsoro", "--mark", "z9", "--format", "svg"
        ])
        .contains("`z9`")
    );
    assert!(
        refusal(&[
            "diagram", "--rules", "tsoro", "--turn", "a3", "--format", "svg"
        ])
        .contains("`a3`")
    );
}

#[test]
fn the_same_seed_plays_the_same_turns() {
    let fingerprints = |seed: &str| -> Vec<String> {
        let json = printed(&["bench", "--slices", "1", "--seed", seed, "--json"]);
        let list: Vec<serde_json::Value> = serde_json::from_str(&json).expect("JSON");
        list.iter()
            .filter_map(|board| board["fingerprint"].as_str().map(str::to_owned))
            .collect()
    };
    assert_eq!(fingerprints("7"), fingerprints("7"));
    assert_ne!(fingerprints("7"), fingerprints("8"));
    assert_eq!(fingerprints("7").len(), 6);
}

#[test]
fn bad_input_is_told_and_ends_with_2() {
    assert!(refusal(&["turns", "--rules", "bao"]).contains("unknown preset `bao`"));
    assert!(
        refusal(&["turns", "--rules", "tsoro", "--position", "x"])
            .contains("a position is four rows")
    );
    assert!(refusal(&["replay", "no/such/file"]).contains("no/such/file cannot be read"));
    assert!(
        refusal(&["replay", "--rules", "tsoro width=6", "a1+", "a1"])
            .contains("turn 2 of those given")
    );
    assert!(refusal(&["perft", "--rules", "tsoro", "--depth", "0"]).contains("--depth"));
    refusal(&["replay"]);
    refusal(&["dance"]);
}

fn best(limits: &str) -> String {
    printed(&["best", "--rules", "nsolo", limits, "--json"])
}

#[test]
fn limits_may_stand_in_any_order() {
    assert_eq!(best("level=4,nodes=10"), best("nodes=10,level=4"));
    assert_eq!(best("level=2,seed=5"), best("seed=5,level=2"));
    assert_ne!(best("level=4"), best("level=4,nodes=10"));
}

#[test]
fn as_many_lines_are_found_as_were_asked_for() {
    let lines = printed(&["best", "--rules", "nsolo", "nodes=3000,lines=3"]);
    assert_eq!(lines.lines().count(), 3, "{lines}");
}

#[test]
fn limits_that_mean_nothing_are_refused() {
    let refused = |limits: &str| refusal(&["best", "--rules", "nsolo", limits]);
    assert!(refused("level=9").contains("1 to 8 are allowed"));
    assert!(refused("nodes=0").contains("`0` for `nodes`"));
    assert!(refused("level=3,level=4").contains("`level` stands there twice"));
    assert!(refused("random=5").contains("`random=5` is no limit"));
    assert!(refused("greedy,random").contains("one player"));
    // It heeds no depth, and would never end.
    assert!(refused("uct,depth=1").contains("allowed are nodes, millis, seed"));
    assert!(refused("uct").contains("give nodes or millis"));
}

#[test]
fn every_player_goes_on_with_a_turn_under_way() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("at-a-head.tsoro");
    std::fs::write(&file, "[Rules \"tsoro\"]\n\n1. f1~ *\n").expect("written");
    let file = file.to_str().expect("a name");
    for player in ["random", "greedy", "uct,nodes=20", "level=3"] {
        let turn = printed(&["best", "--record", file, player]);
        assert!(
            turn.starts_with("f1-") || turn.starts_with("f1+"),
            "{player}: {turn}"
        );
    }
}

#[test]
fn a_match_whose_games_end_in_the_opening_is_refused() {
    let both = ["--a", "random", "--b", "random", "--games", "2"];
    let long = [
        "match",
        "--rules",
        "tsoro width=3",
        "--opening",
        "4000000000",
    ];
    assert!(refusal(&[&long[..], &both].concat()).contains("`--opening` must be shorter"));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tsoro"))
        // A hundred thousand turns: far more than a pipe holds.
        .args(["turns", "--rules", "nsolo width=12"])
        .args(["--position", "1x12/1x10,6,1/0x11,1/0x12 s"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe"))
        .read_line(&mut line)
        .expect("a line");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}
