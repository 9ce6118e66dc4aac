//! The opponent against plain programs that look at everything: its scores, its wins, its proofs, and how much it looks at.

use std::collections::HashMap;
use std::ops::ControlFlow;

use tsoro::bench::{Random, random_turn};
use tsoro::rules::generate::turns;
use tsoro::rules::{Game, Position, Rules, Turn};
use tsoro::search::evaluate::{PROVEN, Score, WEIGHTS, WIN, evaluate, plies_to_end};
use tsoro::search::level::Level;
use tsoro::search::opponent::Opponent;
use tsoro::search::proof::{Prover, Quest, Verdict};
use tsoro::search::table::TranspositionTable;
use tsoro::search::{Limits, Search, search};

fn rules(text: &str) -> Rules {
    text.parse().expect("known rules")
}

fn game_at(rules: Rules, position: &Position) -> Game {
    Game::from_position(rules, position.clone()).expect("one board")
}

/// Every position along a game of random turns, the last one, where the game is over, left out.
fn random_positions(rules: Rules, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut turn = Turn::new(rules, rules.start()).expect("one board");
    let mut positions = Vec::new();
    while positions.len() < 200 {
        let before = turn.position().clone();
        if !random_turn(&mut turn, &mut random) {
            break;
        }
        positions.push(before);
        turn.hand_on();
    }
    positions
}

fn after_each_turn(rules: Rules, position: &Position) -> Vec<Position> {
    let mut after = Vec::new();
    let _ = turns::<()>(rules, position, &mut |turn| {
        after.extend(turn.after());
        ControlFlow::Continue(())
    });
    after
}

/// Plain minimax over all turns: the score for the side to move.
fn minimax(rules: Rules, position: &Position, depth: u32, ply: Score) -> Score {
    let next = after_each_turn(rules, position);
    if next.is_empty() {
        return ply - WIN;
    }
    if depth == 0 {
        return evaluate(
            &Turn::new(rules, position.clone()).expect("one board"),
            &WEIGHTS,
        );
    }
    let scores = next
        .iter()
        .map(|next| -minimax(rules, next, depth - 1, ply + 1));
    scores.max().expect("a turn")
}

#[test]
fn on_small_boards_a_search_without_captures_beyond_its_depth_equals_plain_minimax() {
    for text in [
        "tsoro width=3",
        "tsoro width=4",
        "tsoro width=4 bonus=1 heads=1",
        "tsoro-1964 width=5",
        "tsoro width=4 direction=cw",
    ] {
        let rules = rules(text);
        let mut table = TranspositionTable::new(1 << 20);
        for position in random_positions(rules, 7).iter().step_by(3).take(6) {
            for depth in 1..=3 {
                let mut limits = Limits {
                    depth,
                    ..Limits::default()
                };
                limits.tuning.capture_plies = 0;
                let found = search(&game_at(rules, position), limits, &mut table).report();
                let plain = minimax(rules, position, u32::from(depth), 0);
                let score = found.lines[0].score;
                // A proof ends the search early.
                assert!(
                    score == plain || score.abs() >= PROVEN,
                    "{text} {position} depth {depth}: {score}, plainly {plain}"
                );
                if score.abs() >= PROVEN {
                    assert_eq!(score, plain, "{text} {position} depth {depth}");
                }
            }
        }
    }
}

/// Who wins, found by trying everything: whether the side to move can force its win within this many turns of both.
#[derive(Default)]
struct Oracle {
    /// For each position: the number of turns within which it is won, and within which it is not, for certain.
    known: HashMap<Position, (Option<u32>, u32)>,
}

impl Oracle {
    fn wins_within(&mut self, rules: Rules, position: &Position, plies: u32) -> bool {
        let (won, not) = self.known.get(position).copied().unwrap_or((None, 0));
        if won.is_some_and(|won| won <= plies) {
            return true;
        }
        if plies == 0 || plies <= not {
            return false;
        }
        let wins = after_each_turn(rules, position)
            .iter()
            .any(|next| self.loses_within(rules, next, plies - 1));
        let known = self.known.entry(position.clone()).or_default();
        if wins {
            known.0 = Some(known.0.map_or(plies, |won| won.min(plies)));
        } else {
            known.1 = known.1.max(plies);
        }
        wins
    }

    fn loses_within(&mut self, rules: Rules, position: &Position, plies: u32) -> bool {
        let next = after_each_turn(rules, position);
        next.is_empty()
            || plies > 0
                && next
                    .iter()
                    .all(|next| self.wins_within(rules, next, plies - 1))
    }

    /// The turns until the win of the side to move, or, negative, of the other; nothing within reach: `None`.
    fn value(&mut self, rules: Rules, position: &Position, reach: u32) -> Option<i32> {
        (0..=reach).find_map(|plies| {
            let count = i32::try_from(plies).expect("few");
            if self.wins_within(rules, position, plies) {
                Some(count)
            } else if self.loses_within(rules, position, plies) {
                Some(-count)
            } else {
                None
            }
        })
    }
}

#[test]
fn level_8_plays_small_boards_to_their_exact_value() {
    let mut oracle = Oracle::default();
    for (text, seeds) in [("tsoro width=4", 0..14), ("tsoro width=5", 0..6)] {
        let rules = rules(text);
        let mut table = TranspositionTable::new(8 << 20);
        let (mut decided, mut missed) = (0, Vec::new());
        for seed in seeds {
            for position in random_positions(rules, seed) {
                // The first turns of 4×5 take the oracle minutes; the start is proven by itself below.
                let Some(value) = oracle.value(
                    rules,
                    &position,
                    if rules.board().width() == 4 { 20 } else { 9 },
                ) else {
                    continue;
                };
                decided += 1;
                let level = Level::new(8).expect("a level");
                let best = search(&game_at(rules, &position), level.limits(1), &mut table).best();
                let after = best.and_then(|turn| turn.after()).expect("a turn");
                let kept = value < 0 || oracle.loses_within(rules, &after, 20);
                if !kept {
                    missed.push(position.to_string());
                }
            }
        }
        assert!(decided > 60, "{text}: {decided} positions");
        assert_eq!(missed, Vec::<String>::new(), "{text}: missed of {decided}");
    }
}

#[test]
fn what_the_search_proves_is_so() {
    let rules = rules("tsoro width=4");
    let mut oracle = Oracle::default();
    let mut table = TranspositionTable::new(8 << 20);
    let mut proven = 0;
    for seed in 20..26 {
        for position in random_positions(rules, seed) {
            let limits = Limits {
                nodes: 20_000,
                ..Limits::default()
            };
            let report = search(&game_at(rules, &position), limits, &mut table).report();
            let score = report.lines[0].score;
            let Some(plies) = plies_to_end(score) else {
                continue;
            };
            proven += 1;
            let holds = if score > 0 {
                oracle.wins_within(rules, &position, plies)
            } else {
                oracle.loses_within(rules, &position, plies)
            };
            assert!(holds, "{position}: {score}");
        }
    }
    assert!(proven > 30, "{proven}");
}

#[test]
fn the_starts_of_small_boards_have_their_known_values() {
    // PERFORMANCE of the forced bonus agrees: 4×3 and 4×5 to the second player, 4×4 to the first.
    for (width, first_wins) in [(3, false), (4, true), (5, false)] {
        let rules = rules(&format!("tsoro width={width}"));
        let mut table = TranspositionTable::new(16 << 20);
        let limits = Limits {
            nodes: 1_500_000,
            ..Limits::default()
        };
        let report = search(&Game::new(rules), limits, &mut table).report();
        let score = report.lines[0].score;
        assert!(
            score.abs() >= PROVEN && (score > 0) == first_wins,
            "4×{width}: {score}"
        );
    }
}

#[test]
fn searching_in_slices_finds_what_searching_at_once_finds() {
    for text in ["tsoro width=8", "nsolo"] {
        let game = Game::new(rules(text));
        let limits = Limits {
            nodes: 3_000,
            lines: 3,
            ..Limits::default()
        };
        let mut table = TranspositionTable::new(1 << 20);
        let whole = search(&game, limits, &mut table).report();
        let mut sliced = Search::new(&game, limits, &mut table);
        let mut pauses = 0;
        while !sliced.run(&mut table, || true) {
            pauses += 1;
        }
        assert!(pauses > 10, "{pauses}");
        assert_eq!(sliced.report(), whole);
        assert_eq!(whole.lines.len(), 3);
    }
}

#[test]
fn a_turn_under_way_is_taken_up_where_it_stands() {
    let mut game = Game::new(rules("tsoro"));
    game.play_turn("s1~").expect("it lands on a head");
    let limits = Limits {
        nodes: 500,
        ..Limits::default()
    };
    let best = search(&game, limits, &mut TranspositionTable::new(0))
        .best()
        .expect("a turn");
    assert!(best.to_string().starts_with("s1"));
}

#[test]
fn where_the_game_is_over_there_is_no_turn() {
    let rules = rules("tsoro width=3");
    let over = Position::parse("0x3/0x3/0x3/2,0x2 n", rules.board()).expect("well formed");
    let search = search(
        &game_at(rules, &over),
        Limits::default(),
        &mut TranspositionTable::new(0),
    );
    assert!(search.best().is_none());
    assert!(search.report().lines.is_empty());
}

#[test]
fn the_same_nodes_give_the_same_turn_everywhere() {
    // The figures change whenever the search does, and only then; the compiled engine is held to the same ones.
    let expected: serde_json::Value =
        serde_json::from_str(include_str!("js/search.json")).expect("JSON");
    for case in expected.as_array().expect("cases") {
        let text = |name: &str| case[name].as_str().expect("text").to_owned();
        let rules = rules(&text("rules"));
        let position = Position::parse(&text("position"), rules.board()).expect("well formed");
        let limits = Limits {
            depth: u8::try_from(case["depth"].as_u64().expect("a number")).expect("small"),
            ..Limits::default()
        };
        let search = search(
            &game_at(rules, &position),
            limits,
            &mut TranspositionTable::new(32 << 20),
        );
        let (report, best) = (search.report(), search.best().expect("a turn"));
        let found = serde_json::json!({
            "rules": text("rules"), "position": text("position"), "depth": report.depth,
            "turn": best.to_string(), "score": report.lines[0].score, "nodes": report.nodes,
        });
        assert_eq!(&found, case);
    }
}

#[test]
fn an_opponent_plays_the_same_game_everywhere() {
    // As above: the compiled engine is held to the same games.
    let expected: serde_json::Value =
        serde_json::from_str(include_str!("js/opponent.json")).expect("JSON");
    for case in expected.as_array().expect("cases") {
        let number = |name: &str| case[name].as_u64().expect("a number");
        let rules = rules(case["rules"].as_str().expect("text"));
        let level = Level::new(u8::try_from(number("level")).expect("small")).expect("a level");
        let mut opponent = Opponent::new(rules, 32 << 20);
        let mut game = Game::new(rules);
        let mut scores = Vec::new();
        while game.outcome().is_none() && game.plies() < 8 {
            opponent.begin(&game, level.limits(number("seed")));
            assert!(opponent.run(|| 0.0), "nothing limits its time");
            let report = opponent.report().expect("begun");
            scores.push(report.lines.first().map_or(0, |line| line.score));
            let turn = opponent.best().expect("a turn").to_string();
            assert!(report.lines.is_empty() || report.lines[0].turns[0] == turn);
            game.play_turn(&turn).expect("legal");
        }
        let turns: Vec<String> = (1..=game.plies())
            .map(|ply| game.turn_text(ply).expect("played").to_owned())
            .collect();
        let found = serde_json::json!({
            "rules": case["rules"], "level": case["level"], "seed": case["seed"], "turns": turns, "scores": scores,
        });
        assert_eq!(&found, case);
    }
}

#[test]
fn the_prover_agrees_with_trying_everything_and_shows_the_way() {
    for text in [
        "tsoro width=3",
        "tsoro width=4",
        "tsoro width=4 bonus=1",
        "tsoro width=4 direction=cw",
        "tsoro width=4 heads=0",
        "nsolo width=3",
        "nsolo width=3 direction=cw",
    ] {
        let rules = rules(text);
        let mut oracle = Oracle::default();
        let mut prover = Prover::new(rules, 1 << 20);
        let mut decided = 0;
        for position in random_positions(rules, 3)
            .iter()
            .chain(&random_positions(rules, 4))
        {
            let verdict = prover
                .prove(&mut Quest::new(position.clone()), 12, &mut |_, _| false)
                .expect("not stopped");
            let told = match verdict {
                Verdict::Wins(plies) => Some(i32::from(plies)),
                Verdict::Loses(plies) => Some(-i32::from(plies)),
                Verdict::Open(_) => None,
            };
            assert_eq!(told, oracle.value(rules, position, 12), "{text} {position}");
            let line = prover
                .line(position, verdict, &mut |_, _| false)
                .expect("not stopped");
            assert_eq!(
                told.map_or(0, i32::abs),
                i32::try_from(line.len()).expect("short"),
                "{text} {position}"
            );
            let mut game = game_at(rules, position);
            for turn in &line {
                game.play_turn(&turn.to_string()).expect("a legal turn");
            }
            assert_eq!(
                game.outcome().is_some(),
                told.is_some(),
                "{text} {position}"
            );
            decided += usize::from(told.is_some());
        }
        assert!(decided > 2, "{text}: {decided}");
    }
}

#[test]
fn a_stopped_proof_is_taken_up_again() {
    let rules = rules("tsoro width=4");
    let mut prover = Prover::new(rules, 1 << 20);
    assert_eq!(
        prover.prove(
            &mut Quest::new(rules.start()),
            20,
            &mut |_, positions| positions > 0
        ),
        None
    );
    let verdict = prover.prove(&mut Quest::new(rules.start()), 20, &mut |_, _| false);
    assert_eq!(verdict, Some(Verdict::Wins(13)));
}

/// `b1` captures twelve stones, and as many single ones may be taken as bonus from fourteen pits: more turns than anything lists.
const WIDE: (&str, &str) = ("nsolo", "3x8/3x7,12/0x8/0x6,2,0 s");

#[test]
fn a_position_with_endless_bonuses_neither_holds_up_a_proof_nor_fills_the_memory() {
    let (text, position) = WIDE;
    let rules = rules(text);
    let position = Position::parse(position, rules.board()).expect("a position");
    for stops in [1, 5] {
        let mut prover = Prover::new(rules, 1 << 20);
        let mut asked = 0;
        let verdict = prover.prove(&mut Quest::new(position.clone()), 100, &mut |_, _| {
            asked += 1;
            asked == stops
        });
        assert_eq!((verdict, asked), (None, stops));
    }
    let mut prover = Prover::new(rules, 1 << 20).with_room(10_000);
    let mut quest = Quest::new(position);
    assert_eq!(prover.prove(&mut quest, 100, &mut |_, _| false), None);
    assert!(prover.is_full());
}

#[test]
fn half_a_quest_that_is_not_so_ends_at_the_farthest_turn_there_is() {
    let rules = rules("tsoro width=3");
    let mut prover = Prover::new(rules, 1 << 20);
    let [loses, wins] = Quest::new(rules.start()).halves();
    let mut ask = |mut half: Quest| prover.prove(&mut half, u8::MAX, &mut |_, _| false);
    assert_eq!(ask(loses), Some(Verdict::Loses(4)));
    assert_eq!(ask(wins), Some(Verdict::Open(253)));
}

#[test]
fn a_loss_is_not_called_proven_before_every_turn_is_tried() {
    let rules = rules("tsoro width=5");
    let start = Game::new(rules);
    let mut table = TranspositionTable::new(8 << 20);
    for nodes in (20_000..180_000).step_by(20_000) {
        let limits = Limits {
            nodes,
            ..Limits::default()
        };
        let report = search(&start, limits, &mut table).report();
        let lost = report.lines[0].score <= -PROVEN;
        assert!(
            !lost || u32::from(report.depth) + 1 >= 20,
            "{nodes}: lost within 20 turns, not sooner"
        );
    }
}
