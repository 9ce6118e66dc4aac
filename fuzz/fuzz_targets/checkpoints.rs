//! Checkpoints of `tsoro solve`, with a checksum that fits: whatever they say, nothing panics, and no winner is shown to win who does not.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use tsoro::rules::{Position, Rules};
use tsoro::search::proof::{Prover, Quest, Verdict};

#[allow(dead_code)] // what only the command line calls
#[path = "../../src/bin/tsoro/checkpoint.rs"]
mod checkpoint;

use checkpoint::Subject;

/// A small table, so that forged entries are met.
const BYTES: usize = 1 << 14;

/// A board, who wins there in truth, and a checkpoint of that proof.
struct Board {
    rules: Rules,
    start: Position,
    truth: Verdict,
    whole: Vec<u8>,
}

static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let board = |text: &str| {
        let rules: Rules = text.parse().expect("known rules");
        let start = rules.start();
        let mut prover = Prover::new(rules, BYTES);
        let proven = prover.prove(&mut Quest::new(start.clone()), 60, &mut |_, _| false);
        let truth = proven.expect("it is not stopped");
        let mut whole = Vec::new();
        let subject = Subject { rules, position: &start };
        checkpoint::write(&mut whole, subject, prover.knowledge()).expect("memory takes it");
        Board { rules, start, truth, whole }
    };
    ["tsoro width=3", "tsoro width=4", "nsolo width=3", "tsoro width=4 bonus=1"].map(board).into()
});

/// The words of the checkpoint changed as the input says, four bytes a change, and summed again.
fn forged(whole: &[u8], input: &[u8]) -> Vec<u8> {
    let from = whole.iter().position(|&byte| byte == b'\n').expect("a line") + 1;
    let (title, rest) = whole.split_at(from);
    let (words, _) = rest.as_chunks::<8>();
    let mut words: Vec<u64> = words.iter().copied().map(u64::from_le_bytes).collect();
    let end = words.len() - 3;
    for change in input.chunks_exact(4) {
        let nth = usize::from(u16::from_le_bytes([change[0], change[1]])) % (end / 3).max(1);
        if let Some(entry) = words[..end].get_mut(3 * nth..3 * nth + 3) {
            let bits = u64::from(change[3]) << (change[2] % 8 * 8);
            // What is known, or at times of which position.
            entry[2] ^= bits;
            entry[1] ^= if change[2] & 0x80 == 0 { bits } else { 0 };
        }
    }
    let sum = |sum: u64, word: u64| {
        let mixed = (sum ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 29)
    };
    let summed = title.iter().copied().map(u64::from).chain(words[..end].iter().copied());
    words[end + 2] = summed.chain([words[end + 1]]).fold(0, sum);
    let bytes = words.into_iter().flat_map(u64::to_le_bytes);
    title.iter().copied().chain(bytes).collect()
}

fuzz_target!(|input: &[u8]| {
    let Some((&first, rest)) = input.split_first() else { return };
    let Board { rules, start, truth, whole } = &BOARDS[usize::from(first % 4)];
    let subject = Subject { rules: *rules, position: start };
    let mut prover = Prover::new(*rules, BYTES);
    let bytes = match first / 4 % 4 {
        0 => rest.to_vec(),
        1 => [&whole[..whole.len().min(rest.len())], rest].concat(),
        _ => forged(whole, rest),
    };
    if checkpoint::read(&mut &bytes[..], subject, prover.knowledge()).is_err() {
        return;
    }
    let mut stop = |_, positions| positions > 6_000;
    let Some(verdict) = prover.prove(&mut Quest::new(start.clone()), 60, &mut stop) else { return };
    let mut stop = |_, positions| positions > 12_000;
    let line = prover.line(start, verdict, &mut stop);
    let (Some(line), Some(())) = (line, prover.certify(start, verdict, &mut stop, &mut |_, _, _| ())) else { return };
    match (verdict, *truth) {
        (Verdict::Wins(plies), Verdict::Wins(least)) | (Verdict::Loses(plies), Verdict::Loses(least)) => {
            assert!(plies >= least && line.len() == usize::from(plies));
        }
        (Verdict::Open(_), _) => {}
        _ => panic!("{verdict:?}, where {truth:?} is true"),
    }
});
