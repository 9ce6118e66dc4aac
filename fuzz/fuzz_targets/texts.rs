//! Rules and position text: read, it is written so that it reads the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tsoro::rules::{Position, Rules};

fuzz_target!(|text: &str| {
    let (rules, position) = text.split_once('\n').unwrap_or((text, text));
    let Ok(rules) = rules.parse::<Rules>() else { return };
    assert_eq!(rules.to_string().parse(), Ok(rules));
    if let Ok(position) = Position::parse(position, rules.board()) {
        assert_eq!(Position::parse(&position.to_string(), rules.board()), Ok(position));
    }
});
