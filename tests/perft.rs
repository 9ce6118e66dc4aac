//! The number of sequences of turns, counted by the engine and by a plain generator written from RULES alone.
#![cfg(not(target_arch = "wasm32"))]

mod plain;

use plain::{Game, NSOLO, TSORO};
use tsoro::rules::Rules;
use tsoro::rules::generate::perft;

/// Compares the counts of each depth up to `depth`.
fn agree(text: &str, game: Game, depth: u32) {
    let rules: Rules = text.parse().expect("known rules");
    let start = game.start(|pit| {
        if game.heads == 1 && game.is_head(pit) {
            3
        } else if game.bonus.is_none() {
            2 * u32::from(pit != game.width)
        } else {
            2 * u32::from(pit < game.width)
        }
    });
    for depth in 1..=depth {
        let expected = game.count(&start, depth);
        assert_eq!(
            perft(rules, &rules.start(), depth),
            expected,
            "{text}, {depth}"
        );
        println!("{text}: {depth} {expected}");
    }
}

/// What is compared: rules, and to which depth in a second or two, and in a minute or two.
fn boards() -> Vec<(String, Game, [u32; 2])> {
    let tsoro = |width, depths| {
        (
            format!("tsoro width={width}"),
            Game { width, ..TSORO },
            depths,
        )
    };
    let nsolo = |width, depths| {
        (
            format!("nsolo width={width}"),
            Game { width, ..NSOLO },
            depths,
        )
    };
    let vary = |keys, game| {
        let text = format!("tsoro width=6 {keys}");
        (text, Game { width: 6, ..game }, [3, 5])
    };
    vec![
        tsoro(6, [4, 6]),
        tsoro(7, [4, 6]),
        tsoro(8, [3, 6]),
        tsoro(9, [3, 6]),
        tsoro(10, [3, 5]),
        tsoro(11, [3, 5]),
        tsoro(12, [3, 6]),
        nsolo(6, [2, 3]),
        nsolo(7, [1, 2]),
        nsolo(8, [1, 2]),
        nsolo(9, [1, 2]),
        nsolo(10, [1, 2]),
        nsolo(11, [1, 2]),
        nsolo(12, [1, 2]),
        vary(
            "direction=cw",
            Game {
                clockwise: true,
                ..TSORO
            },
        ),
        vary("heads=1", Game { heads: 1, ..TSORO }),
        vary("heads=0", Game { heads: 0, ..TSORO }),
        vary(
            "bonus=4",
            Game {
                bonus: Some(4),
                ..TSORO
            },
        ),
        vary(
            "takes=inner",
            Game {
                takes_column: false,
                ..TSORO
            },
        ),
        vary(
            "safe-heads=yes",
            Game {
                safe_heads: true,
                ..TSORO
            },
        ),
    ]
}

#[test]
fn a_plain_generator_counts_the_same_turns() {
    for (text, game, [depth, _]) in boards() {
        agree(&text, game, depth);
    }
}

#[test]
#[ignore = "minutes: cargo test --release --test perft -- --ignored --nocapture"]
fn a_plain_generator_counts_the_same_turns_to_greater_depth() {
    for (text, game, [_, depth]) in boards() {
        agree(&text, game, depth);
    }
}
