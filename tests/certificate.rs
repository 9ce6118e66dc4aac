//! Proofs, checked by the plain generator of turns, which knows RULES and nothing of the engine.
#![cfg(not(target_arch = "wasm32"))]

mod plain;

use std::collections::HashMap;

use plain::{Board, Game, NSOLO, TSORO};
use tsoro::rules::{Position, Rules};
use tsoro::search::proof::{Prover, Quest, Verdict};

/// What the winner leaves behind, and the turns left until the end before it plays.
type Certificate = HashMap<Board, (Board, u8)>;

fn board(position: &Position) -> Board {
    let ring = |side| {
        let pits = position.ring(side).stones().iter();
        pits.map(|&stones| u32::from(stones)).collect()
    };
    Board {
        own: ring(position.to_move()),
        other: ring(position.to_move().other()),
    }
}

fn certificate(rules: Rules, most: u8) -> (Verdict, Certificate) {
    let mut prover = Prover::new(rules, 8 << 20);
    let mut go_on = |_, _| false;
    let verdict = prover
        .prove(&mut Quest::new(rules.start()), most, &mut go_on)
        .expect("not stopped");
    let mut moves = Certificate::new();
    prover
        .certify(
            &rules.start(),
            verdict,
            &mut go_on,
            &mut |position, turn, left| {
                let after = turn.after().expect("a complete turn");
                moves.insert(board(position), (board(&after), left));
            },
        )
        .expect("not stopped");
    (verdict, moves)
}

/// Follows the certificate from a position in which the winner is to move: it plays a legal turn, and comes nearer to the end.
fn win<'a>(game: Game, certificate: &'a Certificate, board: &Board, left: u8) -> (&'a Board, u8) {
    let (after, promised) = &certificate[board];
    assert!(*promised <= left, "{promised} turns left, {left} at most");
    assert!(game.turns(board).contains(after), "a legal turn");
    (after, promised - 1)
}

/// Every answer of the loser's has one of the winner's, which comes nearer to the end.
fn answered(game: Game, certificate: &Certificate, lost: &Board, left: u8) {
    let replies = game.turns(lost);
    assert!(left > 0 || replies.is_empty(), "the game is over in time");
    for reply in &replies {
        win(game, certificate, reply, left - 1);
    }
}

/// Every line ends in time: each position that can come is looked at, once.
fn check(game: Game, certificate: &Certificate, start: &Position, verdict: Verdict) {
    match verdict {
        Verdict::Wins(plies) => {
            win(game, certificate, &board(start), plies);
        }
        Verdict::Loses(plies) => answered(game, certificate, &board(start), plies),
        Verdict::Open(_) => panic!("proven"),
    }
    for (after, promised) in certificate.values() {
        answered(game, certificate, after, promised - 1);
    }
}

#[test]
fn every_line_of_a_proof_ends_in_time() {
    let tsoro = |width| Game { width, ..TSORO };
    for (text, game, least) in [
        ("tsoro width=3", tsoro(3), 2),
        ("tsoro width=4", tsoro(4), 20),
        ("tsoro width=5", tsoro(5), 100),
        (
            "tsoro width=5 bonus=3",
            Game {
                bonus: Some(3),
                ..tsoro(5)
            },
            20,
        ),
        ("tsoro width=6", tsoro(6), 1000),
        ("nsolo width=3", Game { width: 3, ..NSOLO }, 20),
    ] {
        let rules: Rules = text.parse().expect("known rules");
        let (verdict, certificate) = certificate(rules, 30);
        assert!(
            certificate.len() > least,
            "{text}: {} positions",
            certificate.len()
        );
        check(game, &certificate, &rules.start(), verdict);
    }
}

/// Checks a certificate of `tsoro solve`, of a board too large to be solved here:
/// `RULES="tsoro width=8" PLIES=50 CERTIFICATE=file cargo test --release --test certificate -- --ignored`.
#[test]
#[ignore = "it needs a file"]
fn every_line_of_a_proof_in_a_file_ends_in_time() {
    let told = |name| std::env::var(name).unwrap_or_else(|_| panic!("{name} is wanted"));
    let rules: Rules = told("RULES").parse().expect("known rules");
    let plies: u8 = told("PLIES").parse().expect("a number of turns");
    let verdict = match plies % 2 {
        0 => Verdict::Loses(plies),
        _ => Verdict::Wins(plies),
    };
    let file = std::fs::read_to_string(told("CERTIFICATE")).expect("a file");
    let certificate: Certificate = file
        .lines()
        .map(|line| {
            let [position, _, after, left] = line
                .split('\t')
                .collect::<Vec<_>>()
                .try_into()
                .expect("four columns");
            let read = |text: &str| {
                let position = Position::parse(text, rules.board()).expect("a position");
                board(&position)
            };
            (
                read(position),
                (read(after), left.parse().expect("a number")),
            )
        })
        .collect();
    let game = Game {
        width: usize::from(rules.board().width()),
        ..TSORO
    };
    check(game, &certificate, &rules.start(), verdict);
    println!(
        "{} positions, every line of which ends in time",
        certificate.len()
    );
}
