//! Records: read, they are written so that they read the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tsoro::rules::Game;

fuzz_target!(|text: &str| {
    let Ok(game) = text.parse::<Game>() else { return };
    let written = game.record(&[]).expect("the tags of a record can be written");
    let again = written.parse::<Game>().expect("what is written can be read");
    assert_eq!(again.record(&[]).expect("the tags of a record can be written"), written);
    assert_eq!(again.turn(), game.turn());
    assert_eq!(again.outcome(), game.outcome());
});
