//! The command line against whoever wants it to panic, or to steer the terminal of the person who runs it.
#![cfg(feature = "cli")]

mod shell;

use std::io::Write;
use std::process::Stdio;

use shell::{Folder, command, printed, refusal, tsoro};

/// One turn each, and the same position again after 24 turns (RULES 8).
const CYCLE: [&str; 4] = [
    "--rules",
    "tsoro width=6 heads=0 bonus=0",
    "--position",
    "0x6/0x2,1,0x3/0x3,1x3/1,0x3,2,0 s",
];

#[test]
fn turns_are_counted_to_any_depth() {
    let counts = printed(&[&["perft", "--depth", "40000"], &CYCLE[..]].concat());
    assert_eq!(counts.lines().count(), 40_000);
    assert!(counts.lines().all(|count| count == "1"));
}

#[test]
fn a_count_that_fits_no_number_is_refused_after_those_that_do() {
    // Single stones that walk along the outer rows and never meet.
    let board = ["--rules", "tsoro width=36 heads=0", "--position"];
    let position = "0x29,1,0x5,1/0x36/0x36/1,0x5,1,0x29 s";
    let arguments = [
        &["perft"],
        &board[..],
        &[position, "--depth", "100", "--json"],
    ]
    .concat();
    let output = tsoro(&arguments);
    assert_eq!(output.status.code(), Some(2));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let last = told
        .as_array()
        .and_then(|list| list.last())
        .expect("counts");
    assert!(last["count"].as_u64().expect("a number") > 1 << 62);
    let message = String::from_utf8(output.stderr).expect("text");
    assert!(message.contains("64 bits"), "{message}");
}

#[test]
fn numbers_beyond_all_bounds_are_refused() {
    const NUMBERS: [&str; 16] = [
        "-1",
        "-9223372036854775809",
        "340282366920938463463374607431768211456",
        "99999999999999999999999999999999999999999999",
        "NaN",
        "inf",
        "-inf",
        "1e3",
        "1.5",
        "0x10",
        "",
        " ",
        "١",
        "1_000",
        "0/0",
        "1\u{0}1",
    ];
    let rules = ["--rules", "tsoro width=3"];
    let options: [(&str, &str, &[&str]); 14] = [
        ("turns", "--limit", &[]),
        ("perft", "--depth", &["0", "4294967296"]),
        (
            "match",
            "--games",
            &["0", "1000000001", "18446744073709551615"],
        ),
        ("match", "--seed", &["18446744073709551616"]),
        ("match", "--opening", &["4294967296"]),
        ("match", "--threads", &["0", "257", "65535", "65536"]),
        ("solve", "--memory", &["0", "65537", "4294967296"]),
        ("solve", "--plies", &["0", "251", "256"]),
        ("solve", "--threads", &["0", "3", "256"]),
        (
            "solve",
            "--minutes",
            &["0", "5259601", "153722867280912929", "18446744073709551615"],
        ),
        ("bench", "--slices", &["0", "4294967296"]),
        ("bench", "--seed", &["18446744073709551616"]),
        ("best", "limits", &[]),
        ("match", "--a", &[]),
    ];
    for (command, option, more) in options {
        let players = ["--a", "random", "--b", "random"];
        for number in NUMBERS
            .iter()
            .chain(more)
            .filter(|number| !number.contains('\0'))
        {
            let value = format!("{option}={number}");
            let mut arguments = vec![command];
            match (command, option) {
                ("best", _) => arguments.extend([rules[0], rules[1], number]),
                ("match", "--a") => {
                    arguments.extend([&rules[..], &[&value, "--b", "random"]].concat());
                }
                ("match", _) => arguments.extend([&rules[..], &players, &[&value]].concat()),
                ("bench", _) => arguments.push(&value),
                _ => arguments.extend([&rules[..], &[&value]].concat()),
            }
            refusal(&arguments);
        }
    }
    for key in [
        "level", "depth", "nodes", "millis", "seed", "lines", "width", "noise", "slips", "memory",
    ] {
        for number in NUMBERS
            .iter()
            .chain(&["18446744073709551616"])
            .filter(|number| !number.contains('\0'))
        {
            let ends = if key == "nodes" { "depth=1" } else { "nodes=1" };
            refusal(&[
                "best",
                rules[0],
                rules[1],
                &format!("{ends},{key}={number}"),
            ]);
        }
        if !["seed", "nodes"].contains(&key) {
            let ends = format!("nodes=1,{key}=18446744073709551615");
            refusal(&["best", rules[0], rules[1], &ends]);
        }
    }
    for weights in [
        "-2147483648/0/0/0",
        "2147483648/0/0/0",
        "10000/0/0/0",
        "1/2/3",
        "NaN/0/0/0",
    ] {
        refusal(&[
            "best",
            rules[0],
            rules[1],
            &format!("nodes=1,weights={weights}"),
        ]);
    }
}

#[test]
fn the_largest_numbers_that_are_allowed_do_no_harm() {
    let solve = ["solve", "--rules", "tsoro width=3", "--memory", "1"];
    let long = ["--minutes", "5259600", "--plies", "250"];
    assert!(printed(&[&solve[..], &long].concat()).contains("wins within"));
    let best = ["best", "--rules", "tsoro width=3"];
    let limits = "depth=100,nodes=18446744073709551615,millis=86400000,seed=18446744073709551615,lines=20,width=72,noise=255,slips=100,memory=1,weights=9999/-9999/9999/-9999";
    printed(&[&best[..], &[limits]].concat());
    let match_ = [
        "match",
        "--rules",
        "tsoro width=3",
        "--a",
        "random",
        "--b",
        "greedy,depth=2,seed=18446744073709551615",
    ];
    let many = [
        "--threads",
        "256",
        "--games",
        "300",
        "--opening",
        "0",
        "--seed",
        "18446744073709551615",
    ];
    assert!(printed(&[&match_[..], &many].concat()).contains("of 300 games"));
    let turns = [
        "turns",
        "--rules",
        "tsoro width=3",
        "--limit",
        "18446744073709551615",
    ];
    printed(&turns);
}

/// What a terminal would obey, or what would change the order of what is read.
const HOSTILE: &str = "a\u{1b}]0;owned\u{7}\u{1b}[2J\rb\u{8}\u{7f}\u{9b}31m\u{85}\u{202e}gnp\u{2066}\u{200f}\u{61c}\u{feff}\u{2028}\u{e0041}";

fn assert_plain(what: &str, told: &[u8]) {
    let told = std::str::from_utf8(told).expect("text");
    let bad = told.chars().find(|&char| {
        (char.is_control() && char != '\n' && char != '\t')
            || (HOSTILE.contains(char) && !char.is_ascii())
    });
    assert_eq!(bad, None, "{what}: {told}");
}

#[test]
fn no_command_lets_what_it_was_given_steer_the_terminal() {
    let folder = Folder::new("hostile");
    let named = folder.path(HOSTILE);
    let tagged = folder.path("tagged");
    let record = format!(
        "[Rules \"tsoro width=6\"]\n[South \"{HOSTILE}\"]\n[{HOSTILE} \"x\"]\n\n1. {HOSTILE} *\n"
    );
    std::fs::write(&tagged, &record).expect("room on the disk");
    std::fs::write(&named, "[Rules \"tsoro width=6\"]\n\n1. a9 *\n").expect("room on the disk");
    let inside = format!("{tagged}/{HOSTILE}");
    let (h, t, w) = (HOSTILE, tagged.as_str(), "tsoro width=6");
    let all: &[&[&str]] = &[
        &[h],
        &["turns", h],
        &["turns", "--rules", h],
        &["turns", "--rules", w, "--position", h],
        &["turns", "--rules", w, "--limit", h],
        &["perft", "--rules", h, "--depth", "1"],
        &["perft", "--rules", w, "--position", h, "--depth", "1"],
        &["perft", "--rules", w, "--depth", h],
        &["replay", t],
        &["replay", &named],
        &["replay", &inside],
        &["replay", "--rules", h, "a1"],
        &["replay", "--rules", w, h],
        &["replay", "--rules", w, "--position", h],
        &["best", "--record", t, "nodes=1"],
        &["best", "--rules", h, "nodes=1"],
        &["best", "--rules", w, h],
        &["best", "--rules", w, "nodes=1,seed=\u{9b}"],
        &["match", "--rules", h, "--a", "random", "--b", "random"],
        &["match", "--rules", w, "--a", h, "--b", "random"],
        &["match", "--rules", w, "--a", "random", "--b", h],
        &["diagram", "--rules", h, "--format", "text"],
        &["diagram", "--rules", w, "--format", h],
        &["diagram", "--rules", w, "--format", "svg", "--turn", h],
        &["diagram", "--rules", w, "--format", "svg", "--mark", h],
        &["diagram", "--rules", w, "--format", "text", "--position", h],
        &["solve", "--rules", h],
        &["solve", "--rules", w, "--position", h],
        &["solve", "--rules", w, "--checkpoint", &inside],
        &["solve", "--rules", w, "--certificate", &inside],
        &["solve", "--rules", w, "--memory", "1", "--checkpoint", t],
        &[
            "solve",
            "--rules",
            w,
            "--memory",
            "1",
            "--checkpoint",
            &named,
        ],
        &["solve", "--rules", w, h],
        &["bench", "--seed", h],
        &["bench", h],
    ];
    for arguments in all {
        for json in [&[][..], &["--json"]] {
            let arguments = [arguments, json].concat();
            let output = tsoro(&arguments);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            assert_plain(&format!("{arguments:?}"), &output.stdout);
            assert_plain(&format!("{arguments:?}"), &output.stderr);
            assert!(!output.stderr.is_empty(), "{arguments:?}");
        }
    }
}

#[test]
fn an_error_is_one_line_whatever_it_is_about() {
    let message = refusal(&["replay", "no\nerror: such\tfile"]);
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains("no\\nerror: such\\tfile"), "{message}");
}

#[test]
fn names_in_any_script_stay_readable() {
    let message = refusal(&["replay", "Μάνκαλα ક્\u{200d}ષ 😀"]);
    assert!(message.contains("Μάνκαλα ક્\u{200d}ષ 😀"), "{message}");
}

#[test]
fn a_record_without_end_is_refused() {
    let mut child = command(&["replay", "-"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let space = vec![b' '; 1 << 20];
    let writer = std::thread::spawn(move || while stdin.write_all(&space).is_ok() {});
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("longer than 64 MB"));
}
