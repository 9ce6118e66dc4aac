//! Any stream of decisions, legal or not: stones are conserved, refusals change nothing, the record tells the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tsoro::rules::{Action, Game, Pit, Rules, Side};

fn action(byte: u8, next: u8, rules: &Rules) -> Action {
    let side = if next & 0x80 == 0 { Side::South } else { Side::North };
    let pit = Pit { side, index: next % rules.board().ring() };
    match byte % 8 {
        0..=2 => Action::Start(pit),
        3 => Action::GoOn,
        4 => Action::Stop,
        5 => Action::Take { pit, stones: None },
        6 => Action::Take { pit, stones: Some(byte >> 3) },
        _ => Action::Done,
    }
}

fuzz_target!(|input: (&str, &[u8])| {
    let (rules, stream) = input;
    let Ok(rules) = rules.parse::<Rules>() else { return };
    let mut game = Game::new(rules);
    let total = |game: &Game| -> u16 {
        Side::BOTH.map(|side| game.turn().position().ring(side).total() + game.captured(side)).iter().sum()
    };
    let start = total(&game);
    for pair in stream.chunks_exact(2) {
        let before = game.turn().clone();
        match game.play(action(pair[0], pair[1], &rules)) {
            Ok(()) => assert_eq!(total(&game), start),
            Err(_) => assert_eq!(*game.turn(), before),
        }
        if pair[0] == 0xff {
            game.undo();
        }
    }
    let record = game.record(&[]).expect("its own tags");
    let again = record.parse::<Game>().expect("what is written can be read");
    assert_eq!(again.turn(), game.turn());
});
