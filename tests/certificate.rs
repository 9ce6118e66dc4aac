//! Proofs, checked by the plain generator of turns, which knows RULES and nothing of the engine.
#![cfg(not(target_arch = "wasm32"))]

mod plain;

use std::collections::HashMap;

use plain::{Board, Game, NSOLO, TSORO};
use tsoro::bench::Random;
use tsoro::rules::{Position, Rules};
use tsoro::search::proof::{Prover, Quest, Verdict};

/// What the winner leaves behind, and the turns left until the end before it plays.
type Certificate = HashMap<Board, (Board, u8)>;

fn board(position: &Position) -> Board {
    let ring = |side| {
        let pits = position.ring(side).pits().iter();
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
fn win(game: Game, certificate: &Certificate, board: &Board, left: u8) -> (Board, u8) {
    let (after, promised) = &certificate[board];
    assert!(*promised <= left, "{promised} turns left, {left} at most");
    assert!(game.turns(board).contains(after), "a legal turn");
    (after.clone(), promised - 1)
}

/// Every answer of the loser's, to the end.
fn check_all(game: Game, certificate: &Certificate, lost: &Board, left: u8) -> u64 {
    let replies = game.turns(lost);
    assert!(left > 0 || replies.is_empty(), "the game is over in time");
    let lines = replies.iter().map(|reply| {
        let (after, left) = win(game, certificate, reply, left - 1);
        check_all(game, certificate, &after, left)
    });
    lines.sum::<u64>().max(1)
}

/// One line, the loser's answers drawn by lot.
fn check_one(game: Game, certificate: &Certificate, start: &Board, plies: u8, random: &mut Random) {
    let (mut lost, mut left) = (start.clone(), plies);
    loop {
        let replies = game.turns(&lost);
        if replies.is_empty() {
            return;
        }
        let count = u32::try_from(replies.len()).expect("few");
        let nth = usize::try_from(random.below(count)).expect("small");
        (lost, left) = win(game, certificate, &replies[nth], left - 1);
    }
}

/// The position in which the loser is to move first, and the turns left.
fn lost(game: Game, certificate: &Certificate, rules: Rules, verdict: Verdict) -> (Board, u8) {
    match verdict {
        Verdict::Wins(plies) => win(game, certificate, &board(&rules.start()), plies),
        Verdict::Loses(plies) => (board(&rules.start()), plies),
        Verdict::Open(_) => panic!("proven"),
    }
}

#[test]
fn every_line_of_the_proofs_of_the_smallest_boards_ends_in_time() {
    for (text, game) in [
        ("tsoro width=3", Game { width: 3, ..TSORO }),
        ("tsoro width=4", Game { width: 4, ..TSORO }),
    ] {
        let rules: Rules = text.parse().expect("known rules");
        let (verdict, certificate) = certificate(rules, 30);
        let (lost, left) = lost(game, &certificate, rules, verdict);
        let lines = check_all(game, &certificate, &lost, left);
        assert!(lines > 3, "{text}: {lines} lines");
    }
}

#[test]
fn lines_drawn_by_lot_of_larger_proofs_end_in_time() {
    for (text, game) in [
        ("tsoro width=5", Game { width: 5, ..TSORO }),
        (
            "tsoro width=5 bonus=3",
            Game {
                width: 5,
                bonus: Some(3),
                ..TSORO
            },
        ),
        ("nsolo width=3", Game { width: 3, ..NSOLO }),
    ] {
        let rules: Rules = text.parse().expect("known rules");
        let (verdict, certificate) = certificate(rules, 30);
        let (lost, left) = lost(game, &certificate, rules, verdict);
        let mut random = Random::new(5);
        for _ in 0..300 {
            check_one(game, &certificate, &lost, left, &mut random);
        }
    }
}
