//! Laws that hold for every rule, position and line of play (`PROPTEST_CASES` sets how many are tried).
#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;

use proptest::prelude::*;
use proptest::sample::select;
use tsoro::rules::board::Board;
use tsoro::rules::generate::{perft, turns};
use tsoro::rules::ring::Ring;
use tsoro::rules::ruleset::{Key, Preset};
use tsoro::rules::{Action, Event, Game, Pit, Position, Rules, Side, Turn};
use tsoro::rules::{action::IllegalPit, turn::Stage};

/// Any preset with any keys set, on boards up to `widest`.
fn any_rules(widest: u8) -> impl Strategy<Value = Rules> {
    let keyed = select(Key::ALL.to_vec()).prop_flat_map(|key| (Just(key), select(key.values())));
    let preset = select(Preset::ALL.to_vec());
    (preset, 3..=widest, prop::collection::vec(keyed, 0..4)).prop_map(|(preset, width, keyed)| {
        let set =
            |rules: Rules, (key, value): (Key, String)| rules.with(key, &value).expect("allowed");
        let rules = keyed.into_iter().fold(preset.rules(), set);
        rules.with(Key::Width, &width.to_string()).expect("allowed")
    })
}

/// Few stones in most pits, as games have them, and many in some.
fn any_ring(board: Board) -> impl Strategy<Value = Ring> {
    let stones = prop_oneof![6 => Just(0), 5 => 1..=2_u8, 4 => 2..=4_u8, 1 => 5..=40_u8];
    prop::collection::vec(stones, usize::from(board.ring()))
        .prop_filter_map("no side holds more than 255 stones", |stones| {
            Ring::new(&stones).ok()
        })
}

fn any_position(widest: u8) -> impl Strategy<Value = (Rules, Position)> {
    any_rules(widest).prop_flat_map(|rules| {
        let board = rules.board();
        let side = select(Side::BOTH.to_vec());
        (Just(rules), any_ring(board), any_ring(board), side).prop_map(
            |(rules, south, north, side)| {
                let position = Position::new(south, north, side).expect("rings of one board");
                (rules, position)
            },
        )
    })
}

/// A position and numbers that choose among what is allowed there.
fn any_play(widest: u8, decisions: usize) -> impl Strategy<Value = (Rules, Position, Vec<u8>)> {
    (
        any_position(widest),
        prop::collection::vec(any::<u8>(), 0..decisions),
    )
        .prop_map(|((rules, position), choices)| (rules, position, choices))
}

/// Every decision a player could name, allowed or not.
fn nameable(turn: &Turn) -> Vec<Action> {
    let board = turn.board();
    let mut actions = vec![Action::GoOn, Action::Stop, Action::Done];
    for side in Side::BOTH {
        for index in 0..board.ring() {
            let pit = Pit { side, index };
            actions.extend([Action::Start(pit), Action::Take { pit, stones: None }]);
            actions.extend((0..=3).map(|stones| Action::Take {
                pit,
                stones: Some(stones),
            }));
        }
    }
    actions
}

/// The allowed decisions as `pits` and `can_go_on` tell them.
fn allowed(turn: &Turn) -> Vec<Action> {
    match turn.stage() {
        Stage::Start => turn.pits().map(Action::Start).collect(),
        Stage::Head if turn.can_go_on() => vec![Action::Stop, Action::GoOn],
        Stage::Head => vec![Action::Stop],
        Stage::Bonus(_) => {
            let take = |pit| Action::Take { pit, stones: None };
            turn.pits().map(take).chain([Action::Done]).collect()
        }
        Stage::Complete => Vec::new(),
    }
}

/// Plays the decisions that `choices` point at, as far as the game goes; `see` looks at it before each.
fn play_on(game: &mut Game, choices: &[u8], mut see: impl FnMut(&Game, Action)) {
    for &choice in choices {
        let actions = allowed(game.turn());
        if game.outcome().is_some() {
            return;
        }
        let action = actions[usize::from(choice) % actions.len()];
        see(game, action);
        game.play(action).expect("what is allowed can be played");
    }
}

/// What the events say of every pit's stones, from those before.
fn replay(rules: &Rules, before: &Position, events: &[Event]) -> BTreeMap<String, i32> {
    let board = rules.board();
    let mut stones = counts(board, before);
    let mut add = |pit: Pit, change: i32| *stones.entry(board.name(pit)).or_default() += change;
    for event in events {
        match event {
            Event::Lap { from, stones } => {
                add(*from, -i32::from(*stones));
                let mut at = from.index;
                for _ in 0..*stones {
                    at = rules.next(at);
                    add(Pit { index: at, ..*from }, 1);
                }
            }
            Event::Capture(captured) => captured
                .iter()
                .for_each(|from| add(from.pit, -i32::from(from.stones))),
            Event::Take(taken) => add(taken.pit, -i32::from(taken.stones)),
            Event::Head(_) | Event::Turn(_) | Event::Over(_) => {}
        }
    }
    stones
}

fn counts(board: Board, position: &Position) -> BTreeMap<String, i32> {
    let pits = (1..=4).flat_map(|row| board.row(row));
    pits.map(|pit| (board.name(pit), i32::from(position.stones(pit))))
        .collect()
}

/// The position seen from the other side of the board.
fn mirrored(position: &Position) -> Position {
    let ring = |side| position.ring(side).clone();
    let to_move = position.to_move().other();
    Position::new(ring(Side::North), ring(Side::South), to_move).expect("rings of one board")
}

/// The complete turns with the positions after them; only the first of a great many, and none past the thirtieth head of a row.
fn some_turns(rules: Rules, position: &Position) -> Vec<(Turn, Position)> {
    let mut found = Vec::new();
    let _ = turns(rules, position, &mut |turn| {
        found.push((turn.clone(), turn.after().expect("complete")));
        if found.len() < MANY_TURNS && turn.passed() < 30 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    found
}

const MANY_TURNS: usize = 400;

/// Sows as RULES 2 tells it and remembers every state: the naive twin of the endless test.
fn ends(rules: &Rules, ring: &Ring, start: u8) -> bool {
    let mut stones = ring.stones().to_vec();
    let mut at = start;
    let mut seen = HashSet::new();
    for _ in 0..100_000 {
        if !seen.insert((stones.clone(), at)) {
            return false;
        }
        let hand = std::mem::take(&mut stones[usize::from(at)]);
        for _ in 0..hand {
            at = rules.next(at);
            stones[usize::from(at)] += 1;
        }
        let back = at == start && stones == ring.stones();
        if stones[usize::from(at)] == 1 || rules.is_head(at) && !back {
            return true;
        }
    }
    false
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 500, ..ProptestConfig::default() })]

    #[test]
    fn rules_round_trip_through_their_text(rules in any_rules(36)) {
        prop_assert_eq!(rules.to_string().parse::<Rules>(), Ok(rules));
    }

    #[test]
    fn positions_round_trip_through_their_text((rules, position) in any_position(36)) {
        prop_assert_eq!(Position::parse(&position.to_string(), rules.board()), Ok(position));
    }

    #[test]
    fn stones_are_conserved_and_events_tell_where_they_went((rules, position, choices) in any_play(36, 30)) {
        let mut game = Game::from_position(rules, position.clone()).expect("one board");
        play_on(&mut game, &choices, |_, _| ());
        let total = |position: &Position| Side::BOTH.map(|side| position.ring(side).total()).iter().sum::<u16>();
        let captured: u16 = Side::BOTH.map(|side| game.captured(side)).iter().sum();
        prop_assert_eq!(total(game.turn().position()) + captured, total(&position));
        let mut events = Vec::new();
        for ply in 1..=game.plies() + 1 {
            events.extend(game.events(ply).expect("a ply of the game"));
        }
        prop_assert_eq!(replay(&rules, &position, &events), counts(rules.board(), game.turn().position()));
    }

    #[test]
    fn what_is_allowed_is_exactly_what_can_be_played((rules, position, choices) in any_play(8, 12)) {
        let mut game = Game::from_position(rules, position).expect("one board");
        let mut wrong = Vec::new();
        play_on(&mut game, &choices, |game, _| {
            let turn = game.turn();
            for action in nameable(turn) {
                let listed = match (action, turn.stage()) {
                    (Action::Take { pit, stones: Some(_) }, _) => allowed(turn).contains(&Action::Take { pit, stones: None }),
                    _ => allowed(turn).contains(&action),
                };
                let mut tried = turn.clone();
                let played = tried.play(action).is_ok();
                let partial = matches!(action, Action::Take { stones: Some(_), .. });
                if played && !listed || !played && (listed && !partial || tried != *turn) {
                    wrong.push((turn.to_string(), action));
                }
            }
        });
        prop_assert_eq!(wrong, []);
    }

    #[test]
    fn every_sowing_ends_or_is_refused((rules, position) in any_position(6)) {
        let turn = Turn::new(rules, position.clone()).expect("one board");
        let side = position.to_move();
        let ring = position.ring(side);
        let most = ring.stones().iter().copied().max().unwrap_or(0);
        for index in 0..rules.board().ring() {
            let may_lift = ring.get(index) >= 2 || most == 1 && ring.get(index) == 1 && ring.get(rules.next(index)) == 0;
            let why = turn.why(Pit { side, index });
            prop_assert_eq!(why.is_none(), may_lift && ends(&rules, ring, index));
            prop_assert_eq!(why == Some(IllegalPit::Endless), may_lift && !ends(&rules, ring, index));
        }
    }

    #[test]
    fn every_listed_turn_can_be_played_by_its_text((rules, position) in any_position(5)) {
        let mut texts = HashSet::new();
        for (turn, after) in some_turns(rules, &position) {
            let text = turn.to_string();
            let mut game = Game::from_position(rules, position.clone()).expect("one board");
            game.play_turn(&text).expect("a listed turn");
            prop_assert_eq!(game.turn().position(), &after);
            prop_assert_eq!(game.turn_texts().next(), Some(text.as_str()));
            prop_assert!(texts.insert(text));
        }
    }

    #[test]
    fn every_turn_played_by_decisions_is_listed((rules, position, choices) in any_play(5, 12)) {
        let all = some_turns(rules, &position);
        prop_assume!(all.len() < MANY_TURNS && all.iter().all(|(turn, _)| turn.passed() < 30));
        let mut game = Game::from_position(rules, position).expect("one board");
        for choice in choices {
            if game.plies() > 0 || game.outcome().is_some() {
                break;
            }
            play_on(&mut game, &[choice], |_, _| ());
        }
        if let Some(text) = game.turn_texts().next() {
            prop_assert!(all.iter().any(|(turn, _)| turn.to_string() == text), "{}", text);
        }
    }

    #[test]
    fn undo_and_redo_restore_everything((rules, position, choices) in any_play(8, 20)) {
        let mut game = Game::from_position(rules, position).expect("one board");
        let mut before = Vec::new();
        play_on(&mut game, &choices, |game, _| before.push((game.turn().clone(), game.record(&[]).expect("its own"))));
        let end = (game.turn().clone(), game.record(&[]).expect("its own"));
        for there in before.iter().rev() {
            prop_assert!(game.undo());
            prop_assert_eq!(&(game.turn().clone(), game.record(&[]).expect("its own")), there);
        }
        prop_assert!(!game.undo());
        while game.redo() {}
        prop_assert_eq!((game.turn().clone(), game.record(&[]).expect("its own")), end);
    }

    #[test]
    fn undo_brings_back_what_was_played_over((rules, position, choices) in any_play(8, 30), ply in any::<usize>()) {
        let mut game = Game::from_position(rules, position).expect("one board");
        let mut before = Vec::new();
        let (first, second) = choices.split_at(choices.len() / 2);
        play_on(&mut game, first, |game, _| before.push(game.record(&[]).expect("its own")));
        game.go_to(ply % (game.plies() + 1)).expect("a ply of the game");
        play_on(&mut game, second, |game, _| before.push(game.record(&[]).expect("its own")));
        let end = game.record(&[]).expect("its own");
        for there in before.iter().rev() {
            prop_assert!(game.undo());
            prop_assert_eq!(&game.record(&[]).expect("its own"), there);
        }
        prop_assert!(!game.undo());
        while game.redo() {}
        prop_assert_eq!(game.record(&[]).expect("its own"), end);
    }

    #[test]
    fn records_round_trip((rules, position, choices) in any_play(8, 40)) {
        let mut game = Game::from_position(rules, position).expect("one board");
        play_on(&mut game, &choices, |_, _| ());
        let text = game.record(&[("South".to_owned(), "A \"quoted\" \\ name".to_owned())]).expect("fine tags");
        let again = text.parse::<Game>().expect("what is written can be read");
        prop_assert_eq!(again.record(&[]).expect("its own"), text);
        prop_assert_eq!(again.turn(), game.turn());
        prop_assert_eq!(again.outcome(), game.outcome());
    }

    #[test]
    fn north_plays_as_south_does((rules, position) in any_position(5)) {
        let there = some_turns(rules, &mirrored(&position));
        let here = some_turns(rules, &position);
        prop_assert_eq!(here.len(), there.len());
        for ((_, after), (_, across)) in here.iter().zip(&there) {
            prop_assert_eq!(after, &mirrored(across));
        }
        if here.len() < 40 && position.ring(Side::South).total() + position.ring(Side::North).total() < 20 {
            prop_assert_eq!(perft(rules, &position, 2), perft(rules, &mirrored(&position), 2));
        }
    }

    #[test]
    fn noise_is_refused_and_never_panics(text in "\\PC{0,60}", near in "[a-d1-4+\\-x*,~ /0-9sn]{0,40}") {
        let rules = Preset::Nsolo.rules();
        for text in [&text, &near] {
            let _ = text.parse::<Rules>();
            let _ = Position::parse(text, rules.board());
            let _ = text.parse::<Game>();
            let _ = format!("[Rules \"tsoro width=4\"]\n\n{text} *").parse::<Game>();
            let _ = Game::new(rules).play_turn(text);
        }
    }
}
