//! `tsoro solve` and its files, and long work that a signal ends.
#![cfg(feature = "cli")]

mod shell;

use std::fs;

use shell::{Folder, printed, refusal, tsoro};

const FIVE: [&str; 5] = ["solve", "--rules", "tsoro width=5", "--memory", "8"];

fn json(text: &[u8]) -> serde_json::Value {
    serde_json::from_slice(text).expect("JSON")
}

#[test]
fn one_prover_or_two_find_the_same_winner_and_a_checkpoint_spares_the_work() {
    let folder = Folder::new("spares");
    let file = folder.path("solved");
    let kept = ["--checkpoint", &file];
    let solve = |arguments: &[&str]| -> serde_json::Value {
        json(printed(&[&FIVE, arguments, &["--json"]].concat()).as_bytes())
    };
    let alone = solve(&["--threads", "1"]);
    let two = solve(&[&["--threads", "2"], &kept[..]].concat());
    let again = solve(&kept);
    for told in [&alone, &two, &again] {
        assert_eq!(
            (&told["winner"], &told["plies"]),
            (&"north".into(), &20.into())
        );
        assert_eq!(told["line"].as_array().map(Vec::len), Some(20));
    }
    assert!(alone["positions"].as_u64() > Some(10_000));
    assert_eq!(again["positions"], 0);
    assert_eq!(folder.names(), ["solved"]);
}

#[test]
fn a_win_that_lies_too_far_is_not_made_up() {
    let told = printed(&[&FIVE[..], &["--plies", "19"]].concat());
    assert!(
        told.starts_with("neither side can force a win within 19 turns\n"),
        "{told}"
    );
}

#[test]
fn files_that_cannot_be_written_are_refused_before_the_work() {
    let folder = Folder::new("unwritable");
    fs::write(folder.path("file"), "old").expect("room on the disk");
    for option in ["--checkpoint", "--certificate"] {
        for name in ["no/such/folder", "file/under", "folder/", ""] {
            let path = folder.path(name);
            // So large a board would take days.
            let large = ["solve", "--rules", "tsoro width=9", "--memory", "1"];
            let message = refusal(&[&large[..], &[option, &path]].concat());
            assert!(message.contains(&path), "{message}");
        }
    }
    let path = folder.path("both");
    let both = ["--checkpoint", &path, "--certificate", &path];
    assert!(refusal(&[&FIVE[..], &both].concat()).contains("the same file"));
    assert_eq!(folder.names(), ["file"]);
    let left = fs::read_to_string(folder.path("file")).expect("there");
    assert_eq!(left, "old");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_at_the_end_loses_no_verdict() {
    for option in ["--checkpoint", "--certificate"] {
        let arguments = [&FIVE[..], &[option, "/dev/full"]].concat();
        let output = tsoro(&arguments);
        assert_eq!(output.status.code(), Some(2), "{option}");
        let told = String::from_utf8(output.stdout).expect("text");
        assert!(told.starts_with("North wins within 20 turns: "), "{told}");
        let message = String::from_utf8(output.stderr).expect("text");
        let begins = format!("error: the {} /dev/full: ", &option[2..]);
        assert!(message.starts_with(&begins), "{message}");
        let output = tsoro(&[&arguments[..], &["--json"]].concat());
        assert_eq!(output.status.code(), Some(2), "{option}");
        assert_eq!(json(&output.stdout)["winner"], "north");
    }
    let output = tsoro(
        &[
            &FIVE[..],
            &["--checkpoint", "/dev/full", "--certificate", "/dev/full"],
        ]
        .concat(),
    );
    let message = String::from_utf8(output.stderr).expect("text");
    assert_eq!(message.lines().count(), 2, "{message}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_takes_what_is_printed_is_refused_before_the_work() {
    for option in ["--checkpoint", "--certificate"] {
        let large = ["solve", "--rules", "tsoro width=9", "--memory", "1"];
        let message = refusal(&[&large[..], &[option, "/dev/stdout"]].concat());
        assert!(message.contains("standard output goes there"), "{message}");
    }
    let output = tsoro(&[&FIVE[..], &["--certificate", "/dev/stderr"]].concat());
    assert_eq!(output.status.code(), Some(0));
    let certificate = String::from_utf8(output.stderr).expect("text");
    let first = certificate.lines().next().unwrap_or_default();
    assert_eq!(first.split('\t').count(), 4, "{first}");
}

#[cfg(unix)]
#[test]
fn a_file_past_the_shell_s_limit_loses_no_verdict_and_leaves_the_old_file() {
    let folder = Folder::new("limited");
    let path = folder.path("kept");
    printed(&[&FIVE[..], &["--plies", "3", "--checkpoint", &path]].concat());
    let before = fs::read(&path).expect("there");
    let limited = "ulimit -f 16; exec \"$@\"";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", limited, "sh", env!("CARGO_BIN_EXE_tsoro")]);
    let output = shell
        .args(FIVE)
        .args(["--checkpoint", &path])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.starts_with(b"North wins within 20 turns: "));
    assert_eq!(fs::read(&path).expect("there"), before);
    assert_eq!(folder.names(), ["kept"]);
}

#[test]
fn what_is_known_is_saved_where_nobody_reads_the_verdict() {
    let folder = Folder::new("unread");
    let path = folder.path("kept");
    let mut child = shell::command(&[&FIVE[..], &["--checkpoint", &path]].concat())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    child.wait().expect("it ends");
    let again = printed(&[&FIVE[..], &["--checkpoint", &path, "--json"]].concat());
    assert_eq!(json(again.as_bytes())["positions"], 0);
}

#[test]
fn files_with_names_alike_stay_apart() {
    let folder = Folder::new("alike");
    let names = ["run.1", "run.2", "run", "run.part"];
    fs::write(folder.path("run.part"), "mine").expect("room on the disk");
    for (name, width) in names.iter().zip(["4", "5", "6"]) {
        let (path, rules) = (folder.path(name), format!("tsoro width={width}"));
        let few = ["solve", "--rules", &rules, "--memory", "1", "--plies", "4"];
        printed(&[&few[..], &["--checkpoint", &path]].concat());
    }
    assert_eq!(
        fs::read_to_string(folder.path("run.part")).expect("there"),
        "mine"
    );
    for (name, width) in names.iter().zip(["4", "5", "6"]) {
        let kept = fs::read(folder.path(name)).expect("there");
        let title = format!("tsoro checkpoint 2: tsoro width={width}; ");
        assert!(kept.starts_with(title.as_bytes()), "{name}");
    }
    assert_eq!(folder.names(), ["run", "run.1", "run.2", "run.part"]);
}

#[test]
fn a_checkpoint_of_other_rules_another_position_or_memory_is_refused_and_stays() {
    let folder = Folder::new("other");
    let path = folder.path("kept");
    let kept = ["--checkpoint", &path];
    printed(&[&FIVE[..], &["--plies", "4"], &kept].concat());
    let before = fs::read(&path).expect("there");
    let refused = |arguments: &[&str]| refusal(&[&["solve"], arguments, &kept].concat());
    let why = refused(&["--rules", "tsoro width=6", "--memory", "8"]);
    assert!(
        why.contains("of the rules `tsoro width=5`, not of `tsoro width=6`"),
        "{why}"
    );
    let why = refused(&[
        "--rules",
        "tsoro width=5",
        "--memory",
        "8",
        "--position",
        "2x5/0x5/0x5/2x5 n",
    ]);
    assert!(why.contains("of the position `2x5/0x5/0x5/2x5 s`"), "{why}");
    let why = refused(&["--rules", "tsoro width=5", "--memory", "9"]);
    assert!(why.contains("--memory"), "{why}");
    assert_eq!(fs::read(&path).expect("there"), before);
    fs::write(&path, &before[..before.len() - 1]).expect("room on the disk");
    let why = refused(&["--rules", "tsoro width=5", "--memory", "8"]);
    assert!(why.contains("cut off"), "{why}");
    assert_eq!(folder.names(), ["kept"]);
}

/// The checksum of a checkpoint, written apart from the program's.
fn checksum(words: impl Iterator<Item = u64>) -> u64 {
    words.fold(0, |sum: u64, word| {
        let mixed = (sum ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 29)
    })
}

/// The checkpoint with each entry's word changed, and a checksum that fits.
fn forged(whole: &[u8], change: impl Fn(u64) -> u64) -> Vec<u8> {
    let from = whole
        .iter()
        .position(|&byte| byte == b'\n')
        .expect("a line")
        + 1;
    let (title, rest) = whole.split_at(from);
    let (words, _) = rest.as_chunks::<8>();
    let mut words: Vec<u64> = words.iter().copied().map(u64::from_le_bytes).collect();
    let end = words.len() - 3;
    for entry in words[..end].chunks_exact_mut(3) {
        let word = change(entry[2]).max(1);
        (entry[1], entry[2]) = (entry[1] ^ entry[2] ^ word, word);
    }
    let count = words[end + 1];
    let summed = title
        .iter()
        .copied()
        .map(u64::from)
        .chain(words[..end].iter().copied());
    words[end + 2] = checksum(summed.chain([count]));
    let bytes = words.into_iter().flat_map(u64::to_le_bytes);
    title.iter().copied().chain(bytes).collect()
}

#[test]
fn no_forged_checkpoint_makes_a_false_winner() {
    let folder = Folder::new("forged");
    let (path, certificate) = (folder.path("kept"), folder.path("certificate"));
    let arguments = [
        &FIVE[..],
        &["--plies", "40", "--json", "--checkpoint", &path],
    ]
    .concat();
    printed(&arguments);
    let whole = fs::read(&path).expect("there");
    assert_eq!(forged(&whole, |word| word), whole);
    let mut refused = 0;
    for seed in 0..40_u64 {
        let change = |word: u64| match seed {
            // All is won at once, lost at once, both; then what is known of each is turned round.
            0 => 1,
            1 => 2 << 8,
            2 => 1 | 2 << 8,
            3 => (word & 0xff) << 8 | word >> 8 & 0xff,
            4 => 3,
            5 => 20 << 8,
            6 => 255,
            _ => {
                let mixed = (word ^ seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                let mixed = mixed ^ mixed >> 32;
                // Some of the words, so that some of what is believed is true.
                if mixed.is_multiple_of(seed - 5) {
                    mixed >> 32 & 0x1f1f_1f1f
                } else {
                    word
                }
            }
        };
        fs::write(&path, forged(&whole, change)).expect("room on the disk");
        let output = tsoro(&[&arguments[..], &["--certificate", &certificate]].concat());
        match output.status.code() {
            Some(0) => {
                let told = json(&output.stdout);
                let (winner, plies) = (told["winner"].as_str(), told["plies"].as_u64());
                assert!(
                    winner.is_none() || (winner == Some("north") && plies >= Some(20)),
                    "{seed}: {told}"
                );
                assert_eq!(
                    told["line"].as_array().map(|line| line.len() as u64),
                    winner.and(plies).or(Some(0))
                );
            }
            Some(2) => {
                assert!(output.stdout.is_empty(), "{seed}");
                let message = String::from_utf8(output.stderr).expect("text");
                assert!(message.contains("what is not so"), "{seed}: {message}");
                refused += 1;
            }
            other => panic!("{seed}: {other:?}, {output:?}"),
        }
    }
    assert!(refused > 0);
}
