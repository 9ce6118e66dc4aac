//! The test vectors, made by an independent program from RULES alone (RULES 8).

use std::ops::ControlFlow;

use serde_json::Value;
use tsoro::rules::action::IllegalPit;
use tsoro::rules::generate::{perft, turns};
use tsoro::rules::{Action, Game, Position, Rules, Turn};

fn vectors(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect(&path);
    serde_json::from_str(&text).expect(&path)
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_default()
}

fn rules_and_position(case: &Value) -> (Rules, Position) {
    let rules: Rules = text(case, "rules").parse().expect("known rules");
    let position = Position::parse(text(case, "position"), rules.board()).expect("a position");
    (rules, position)
}

#[test]
fn every_complete_turn_is_found_with_the_position_after_it() {
    for case in vectors("turns") {
        let (rules, position) = rules_and_position(&case);
        let mut found = serde_json::Map::new();
        let _ = turns::<()>(rules, &position, &mut |turn| {
            let after = turn.after().expect("complete turns only").to_string();
            let twice = found.insert(turn.to_string(), after.into());
            assert_eq!(twice, None, "{rules} {position}");
            ControlFlow::Continue(())
        });
        assert_eq!(Value::Object(found), case["turns"], "{rules} {position}");
    }
}

#[test]
fn whole_games_pass_through_the_same_positions_to_the_same_end() {
    for case in vectors("games") {
        let mut game = Game::new(text(&case, "rules").parse().expect("known rules"));
        for turn in case["turns"].as_array().expect("turns") {
            assert_eq!(game.outcome(), None);
            game.play_turn(turn.as_str().expect("a turn"))
                .expect("a legal turn");
        }
        let positions: Vec<Value> = game.positions().map(|p| p.to_string().into()).collect();
        assert_eq!(Value::Array(positions), case["positions"]);
        let outcome = game.outcome().expect("whole games end").to_string();
        assert_eq!(
            outcome,
            format!("{} {}", text(&case, "result"), text(&case, "reason"))
        );
    }
}

#[test]
fn the_decisions_to_a_turn_lead_to_it_from_wherever_it_has_begun() {
    for case in vectors("games") {
        let mut game = Game::new(text(&case, "rules").parse().expect("known rules"));
        for turn in case["turns"].as_array().expect("turns") {
            let turn = turn.as_str().expect("a turn");
            let plies = game.plies();
            while game.plies() == plies {
                let decisions = game.decisions_to(turn).expect("it has begun so");
                game.play(decisions[0]).expect("a legal decision");
                if let Some(Action::Take {
                    stones: Some(stones),
                    pit,
                }) = game
                    .decisions_to(turn)
                    .and_then(|decisions| decisions.first().copied())
                    && stones > 1
                {
                    // A part of a take is a beginning too.
                    let stones = Some(1);
                    game.play(Action::Take { pit, stones })
                        .expect("a legal decision");
                }
            }
            assert_eq!(game.turn_text(game.plies()), Some(turn));
        }
        assert_eq!(game.decisions_to("a1"), None, "the game is over");
    }
}

#[test]
fn no_decisions_lead_to_a_turn_that_began_otherwise() {
    let mut game = Game::new("tsoro width=8".parse().expect("known rules"));
    let decisions =
        |game: &Game, turn: &str| game.decisions_to(turn).map(|decisions| decisions.len());
    assert_eq!(decisions(&game, "b1+"), Some(2));
    assert_eq!(decisions(&game, "b1~"), Some(1));
    assert_eq!(decisions(&game, "b1"), None, "a head waits");
    assert_eq!(decisions(&game, "no turn"), None);
    game.play_turn("b1~").expect("a legal start");
    assert_eq!(decisions(&game, "b1+"), Some(1));
    assert_eq!(decisions(&game, "b1-"), Some(1));
    assert_eq!(decisions(&game, "b1~"), None, "nothing is left");
    assert_eq!(decisions(&game, "a1"), None);
    assert!(game.is_unfinished());
    game.go_to(0).expect("the start");
    assert!(game.is_unfinished(), "wherever one looks");
}

#[test]
fn sequences_of_turns_are_as_many() {
    for case in vectors("perft") {
        let (rules, position) = rules_and_position(&case);
        let expected = case["perft"].as_array().expect("counts");
        let counts: Vec<Value> = (1..)
            .zip(expected)
            .map(|(depth, _)| perft(rules, &position, depth).into())
            .collect();
        assert_eq!(&counts, expected, "{rules} {position}");
    }
}

#[test]
fn endless_starts_are_refused_and_the_others_found() {
    for case in vectors("endless") {
        let (rules, position) = rules_and_position(&case);
        let board = rules.board();
        let turn = Turn::new(rules, position).expect("one board");
        let endless = board.pit(text(&case, "endless")).expect("a pit");
        assert_eq!(turn.why(endless), Some(IllegalPit::Endless));
        let mut starts: Vec<String> = turn.pits().map(|pit| board.name(pit)).collect();
        let mut expected: Vec<&str> = case["starts"]
            .as_array()
            .expect("starts")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        starts.sort_unstable();
        expected.sort_unstable();
        assert_eq!(starts, expected);
    }
}

#[test]
fn records_are_read_written_and_refused() {
    for case in vectors("records") {
        let record = text(&case, "record");
        let game = match (record.parse::<Game>(), case["error"].as_str()) {
            (Ok(game), None) => game,
            (Err(error), Some(expected)) => {
                let message = error.to_string().to_lowercase();
                assert!(
                    message.contains(&expected.to_lowercase()),
                    "{record}\n{message}"
                );
                continue;
            }
            (read, expected) => panic!("{record}\n{expected:?} {:?}", read.err()),
        };
        assert_eq!(game.turn().position().to_string(), text(&case, "position"));
        let result = game.outcome().map_or("*", |outcome| outcome.result());
        assert_eq!(result, text(&case, "result"));
        if let Some(reason) = case["reason"].as_str() {
            assert_eq!(
                game.outcome().map(|outcome| outcome.reason.name()),
                Some(reason)
            );
        }
        let written = game.record(&[]).expect("its own tags");
        let again = written
            .parse::<Game>()
            .expect("what is written can be read");
        assert_eq!(again.record(&[]).expect("its own tags"), written);
        assert!(again.turn_texts().eq(game.turn_texts()));
    }
}
