//! The rules, one by one: a small position, an act, an expectation (RULES 2–7).

use std::time::Instant;

use tsoro::rules::ring::Ring;
use tsoro::rules::{Action, Event, Game, Outcome, Pit, Position, Reason, Rules, Side, Turn};
use tsoro::rules::{action::IllegalPit, turn::Stage};

fn game(rules: &str, position: &str) -> Game {
    let rules: Rules = rules.parse().expect("known rules");
    let position = Position::parse(position, rules.board()).expect("a position");
    Game::from_position(rules, position).expect("one board")
}

/// A game whose rings are given in index order, South to move.
fn rings(rules: &str, south: &[u8], north: &[u8]) -> Game {
    let rules: Rules = rules.parse().expect("known rules");
    let ring = |stones| Ring::new(stones).expect("a ring");
    let position = Position::new(ring(south), ring(north), Side::South).expect("one board");
    Game::from_position(rules, position).expect("one board")
}

/// One stone at the end of a ring of that length.
fn last_stone(length: usize) -> Vec<u8> {
    let mut ring = vec![0; length];
    ring[length - 1] = 1;
    ring
}

fn play(game: &mut Game, turns: &str) {
    for turn in turns.split_whitespace() {
        game.play_turn(turn).expect("a legal turn");
    }
}

fn legal(game: &Game) -> String {
    let board = game.rules().board();
    game.turn()
        .pits()
        .map(|pit| board.name(pit))
        .collect::<Vec<_>>()
        .join(" ")
}

fn why(game: &Game, pit: &str) -> Option<IllegalPit> {
    game.why(game.rules().board().pit(pit).expect("a pit"))
}

fn position(game: &Game) -> String {
    game.turn().position().to_string()
}

#[test]
fn a_start_lifts_two_stones_or_more() {
    let game = game("tsoro width=4", "0x4/0,1,0,0/0,0,0,1/2,0,1,0 s");
    assert_eq!(legal(&game), "a1");
    assert_eq!(why(&game, "b1"), Some(IllegalPit::Empty));
    assert_eq!(why(&game, "c1"), Some(IllegalPit::Few));
    assert_eq!(why(&game, "b3"), Some(IllegalPit::NotYours));
}

#[test]
fn a_single_stone_moves_only_into_an_empty_pit_and_only_if_no_pit_holds_two() {
    let game = game("tsoro width=4", "0x4/0,1,0,0/0x4/1,1,0,1 s");
    assert_eq!(legal(&game), "b1 d1");
    assert_eq!(why(&game, "a1"), Some(IllegalPit::Blocked));
}

#[test]
fn pits_count_by_their_stones_even_where_lifting_them_is_endless() {
    let mut ring = vec![2, 0, 1, 0, 1, 0, 2, 1];
    let game = rings("tsoro heads=0 width=4", &ring, &last_stone(8));
    assert_eq!(why(&game, "a1"), Some(IllegalPit::Endless));
    assert_eq!(why(&game, "a2"), Some(IllegalPit::Few));
    ring[6] = 1;
    assert_eq!(
        why(&rings("tsoro heads=0 width=4", &ring, &last_stone(8)), "a1"),
        None
    );
}

#[test]
fn a_player_whose_every_pit_of_two_is_endless_has_no_move() {
    let game = game("nsolo width=4", "0,2,0x2/0x3,1/1,0,1,0/0,1,3,1 s");
    let outcome = game.outcome().expect("no legal turn");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::North), Reason::NoMove)
    );
}

#[test]
fn going_round_and_round_is_endless_after_2_w_w_laps() {
    for width in 3..=36_usize {
        let ring = [vec![2, 0], [1, 0].repeat(width - 2), vec![2, 1]].concat();
        let game = rings(
            &format!("tsoro heads=0 width={width}"),
            &ring,
            &last_stone(2 * width),
        );
        assert_eq!(why(&game, "a1"), Some(IllegalPit::Endless), "width {width}");
    }
}

#[test]
fn cycles_beyond_the_lap_limit_are_endless_and_refused_at_once() {
    let ring = [2, 3, 2, 2, 1, 2, 1, 2, 1, 2, 1, 3, 2, 3, 2, 1];
    assert_eq!(
        why(&rings("nsolo", &ring, &last_stone(16)), "c1"),
        Some(IllegalPit::Endless)
    );
    let ring = [
        3, 2, 4, 3, 2, 3, 4, 1, 2, 1, 3, 2, 3, 4, 2, 1, 3, 4, 3, 0, 7, 0, 1, 2,
    ];
    let game = rings("nsolo width=12", &ring, &last_stone(24));
    let began = Instant::now();
    assert_eq!(why(&game, "k2"), Some(IllegalPit::Endless));
    println!(
        "the start with a cycle of 207,219,585 laps was refused in {:?}",
        began.elapsed()
    );
}

#[test]
fn a_long_sowing_is_played_to_its_end() {
    let ring = [2, 2, 1, 2, 4, 0, 1, 4, 0, 2, 1, 2, 1, 3, 4, 1];
    let mut game = rings("nsolo", &ring, &last_stone(16));
    let mut laps = 0;
    let mut see = |event| laps += u32::from(matches!(event, Event::Lap { .. }));
    game.play_with(
        Action::Start(Pit {
            side: Side::South,
            index: 0,
        }),
        &mut see,
    )
    .expect("legal");
    assert_eq!(laps, 1023);
    assert_eq!(game.turn_texts().collect::<Vec<_>>(), ["a1"]);
}

#[test]
fn an_occupied_head_asks_and_stopping_takes_nothing() {
    let mut game = game("tsoro width=4", "0x4/0,0,0,1/0x4/2,0,1,0 s");
    play(&mut game, "a1~");
    assert_eq!(game.turn().stage(), Stage::Head);
    play_action(&mut game, Action::Stop);
    assert_eq!(position(&game), "0x4/0x3,1/0x4/0,1,2,0 n");
}

fn play_action(game: &mut Game, action: Action) {
    game.play(action).expect("a legal action");
}

#[test]
fn going_on_at_a_head_lifts_it_as_the_next_lap() {
    let mut game = game("tsoro width=4", "0x4/0,0,0,1/0x4/2,0,1,0 s");
    play(&mut game, "a1+x");
    assert_eq!(position(&game), "0x4/0x4/0x3,1/0,1,0,1 n");
}

#[test]
fn an_empty_head_is_an_empty_pit() {
    let mut game = game("tsoro width=4", "0x4/0,0,0,1/0x4/2,0,0,0 s");
    play(&mut game, "a1");
    assert_eq!(position(&game), "0x4/0x3,1/0x4/0,1x2,0 n");
}

#[test]
fn a_single_stone_may_capture() {
    let mut game = game("tsoro width=4", "0,0,3,0/0,0,4,0/0,0,0,1/0x4 s");
    play(&mut game, "d2x");
    assert_eq!(position(&game), "0x4/0x4/0x2,1,0/0x4 n");
    assert_eq!(game.captured(Side::South), 7);
}

#[test]
fn matthews_diagram_b_takes_the_column_of_the_empty_pit() {
    let outer = [0, 2, 2, 2, 2, 2, 2, 2];
    let inner_from_the_right = [2, 2, 2, 2, 2, 2, 1, 0];
    let ring = [outer, inner_from_the_right].concat();
    let game = rings("tsoro-1964 heads=0", &ring, &ring);
    let board = game.rules().board();
    let preview = game
        .preview(Action::Start(board.pit("c2").expect("a pit")))
        .expect("legal");
    assert_eq!(board.name(preview.end), "a2");
    let taken: Vec<u8> = preview.capture.iter().map(|from| from.stones).collect();
    assert_eq!(taken, [2, 2]);
}

#[test]
fn the_bonus_is_a_right_and_not_a_duty() {
    let open = || game("tsoro width=4", "3,1,3,1/1,0,4,1/0,0,0,1/0x4 s");
    for (turn, left) in [("d2x", 7), ("d2xd4", 6), ("d2xd4,b4", 5)] {
        let mut game = open();
        play(&mut game, turn);
        assert_eq!(
            game.turn().position().ring(Side::North).total(),
            left,
            "{turn}"
        );
    }
    assert!(open().play_turn("d2xd4,b4,a4").is_err());
}

#[test]
fn safe_heads_are_kept_from_the_bonus_but_not_from_the_capture() {
    let mut game = game("tsoro-1964 width=4", "3,1,3,1/1,0,4,1/0,0,0,1/0x4 s");
    play(&mut game, "d2x~");
    assert_eq!(legal(&game), "d4 a3 d3");
    assert_eq!(why(&game, "a4"), Some(IllegalPit::SafeHead));
    assert_eq!(why(&game, "d1"), Some(IllegalPit::Yours));
}

#[test]
fn in_nsolo_single_stones_are_taken_as_many_as_were_captured_in_any_split() {
    let open = "3,1,3,1/1,0,4,1/0,0,0,1/0x4 s";
    let mut game = game("nsolo width=4", open);
    play(&mut game, "d2xd4*1,c4*1,a4*2");
    assert_eq!(position(&game), "1x2,2,0/1,0x2,1/0x2,1,0/0x4 n");
    assert_eq!(game.captured(Side::South), 8);
}

#[test]
fn a_turn_with_nothing_left_to_take_is_complete() {
    let mut game = game("tsoro width=4", "0,0,3,1/0,0,4,0/0,0,0,1/0x4 s");
    play(&mut game, "d2x~");
    assert_eq!(game.turn().stage(), Stage::Bonus(1));
    let pit = game.rules().board().pit("d4").expect("a pit");
    play_action(&mut game, Action::Take { pit, stones: None });
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason),
        Some(Reason::NoStones)
    );
}

#[test]
fn a_third_occurrence_is_judged_by_stones_then_by_the_last_capture_then_for_north() {
    let south = [1, 0, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0];
    let mut game = rings(
        "tsoro width=6 heads=0 bonus=0",
        &south,
        &[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
    );
    for ply in 0..48 {
        assert_eq!(game.outcome(), None, "ply {ply}");
        assert_eq!(game.turn().pits().count(), 1);
        let pit = game.turn().pits().next().expect("one");
        play_action(&mut game, Action::Start(pit));
        assert_eq!(
            position(&game) == game.start().to_string(),
            (ply + 1) % 24 == 0
        );
    }
    let outcome = game.outcome().expect("the third occurrence");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::South), Reason::Repetition)
    );
}

#[test]
fn resigning_ends_the_game_for_either_side_at_a_decision_too() {
    let mut game = game("tsoro width=4", "0x4/0,0,0,1/0x4/2,0,1,0 s");
    play(&mut game, "a1~");
    play_action(&mut game, Action::Resign(Some(Side::North)));
    let outcome = game.outcome().expect("over");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::South), Reason::Resigned)
    );
    assert!(game.record(&[]).expect("a record").ends_with("\n1-0\n"));
    assert!(game.play(Action::Stop).is_err());
    assert!(game.undo());
    assert_eq!(game.turn().stage(), Stage::Head);
}

/// A ring whose sowing from pit 13 comes back after 207,219,585 laps (RULES 8), sown by the barest loop there is.
struct Cycle {
    ring: [u8; 24],
    at: usize,
}

impl Cycle {
    fn new() -> Self {
        Self {
            ring: [
                3, 2, 4, 3, 2, 3, 4, 1, 2, 1, 3, 2, 3, 4, 2, 1, 3, 4, 3, 0, 7, 0, 1, 2,
            ],
            at: 13,
        }
    }

    fn lap(&mut self) {
        for _ in 0..std::mem::take(&mut self.ring[self.at]) {
            self.at = (self.at + 1) % 24;
            self.ring[self.at] += 1;
        }
    }

    /// The turn that starts there, where the board has one head, the rightmost outer pit.
    fn turn(&self) -> (Turn, Pit) {
        let rules: Rules = "tsoro width=12 heads=1".parse().expect("known rules");
        let ring = |stones| Ring::new(stones).expect("a ring");
        let (south, north) = (ring(&self.ring), ring(&last_stone(24)));
        let position = Position::new(south, north, Side::South).expect("one board");
        let turn = Turn::new(rules, position).expect("one board");
        let index = u8::try_from(self.at).expect("a pit");
        let side = Side::South;
        (turn, Pit { side, index })
    }
}

#[test]
fn a_turn_may_stop_at_a_head_after_a_hundred_thousand_laps_and_goes_no_further() {
    const HEAD: usize = 11;
    // The first head landing past 100,001 laps, and the states this many laps before it.
    let mut ahead = Cycle::new();
    let mut laps = 0;
    while laps <= 100_001 || ahead.at != HEAD {
        ahead.lap();
        laps += 1;
    }
    let mut start = Cycle::new();
    for _ in 0..laps - 100_001 {
        start.lap();
    }
    for reached in [false, true] {
        let (mut turn, pit) = start.turn();
        turn.play(Action::Start(pit)).expect("a head comes in time");
        let mut heads = 1;
        while turn.can_go_on() {
            turn.play(Action::GoOn).expect("allowed");
            heads += 1;
        }
        assert!(heads > 1000);
        assert_eq!(turn.laps() == 100_000, reached, "{} laps", turn.laps());
        assert!(turn.play(Action::GoOn).is_err());
        assert_eq!(turn.stage(), Stage::Head);
        turn.play(Action::Stop).expect("allowed");
        assert_eq!(turn.stage(), Stage::Complete);
        let text = turn.to_string();
        assert_eq!(text.matches('+').count(), heads - 1);
        // The lap that comes next is one too many where it is the 100,001st.
        start.lap();
    }
}

#[test]
fn equal_stones_at_a_repetition_go_to_who_captured_last_and_else_to_north() {
    let cases = [
        (
            "2x2,0/0,1,0/0,2,0/2,1,0 s",
            "b2 a4 b1 b4 c1 c4 b1 b4 c1 c4",
            0,
            Side::North,
        ),
        (
            "2x3/2x2,0/0x3/2x2,0 s",
            "a1 c4 b1x a3 c1 c3 c2 c4 a1 b4 b1 a4 c1 a3 c2 c4 a1 b4 b1 a4 c1 a3",
            6,
            Side::South,
        ),
        (
            "0,2x2/0x2,1/1x3/1,2,0 s",
            "b1 b4 a1 c4x c2 a3 a1 b3 b1 a3 a1 b3 b1",
            1,
            Side::North,
        ),
    ];
    for (start, turns, captured, winner) in cases {
        let mut game = game("tsoro width=3 heads=0 bonus=0", start);
        play(&mut game, turns);
        let outcome = game.outcome().expect("the third occurrence");
        assert_eq!(
            (outcome.winner, outcome.reason),
            (Some(winner), Reason::Repetition)
        );
        let [south, north] = Side::BOTH.map(|side| game.turn().position().ring(side).total());
        assert_eq!(south, north);
        assert_eq!(
            Side::BOTH
                .map(|side| game.captured(side))
                .iter()
                .sum::<u16>(),
            captured
        );
    }
}

#[test]
fn undo_and_redo_walk_through_every_decision() {
    let mut game = Game::new("tsoro width=6".parse().expect("known rules"));
    play(&mut game, "a1+ a4 e1 f4 d1xe4,c4");
    let end = position(&game);
    let mut back = Vec::new();
    loop {
        back.push((position(&game), game.unfinished()));
        if !game.undo() {
            break;
        }
    }
    // a1 + · a4 · e1 · f4 · d1 e4 c4
    assert_eq!(back.len(), 9);
    assert_eq!(back.iter().filter(|(_, turn)| !turn.is_empty()).count(), 3);
    assert_eq!((game.ply(), game.plies()), (0, 0));
    for there in back.iter().rev().skip(1) {
        assert!(game.redo());
        assert_eq!((position(&game), game.unfinished()), *there);
    }
    assert!(!game.redo());
    assert_eq!(position(&game), end);
    assert!(game.undo_turn() && game.undo_turn());
    assert_eq!(game.plies(), 3);
    assert!(game.redo_turn());
    assert_eq!(game.plies(), 4);
}

#[test]
fn looking_at_another_ply_loses_nothing() {
    let mut game = Game::new("tsoro width=6".parse().expect("known rules"));
    play(&mut game, "a1+ a4 e1 f4 d1xe4~");
    let record = game.record(&[]).expect("a record");
    for ply in 0..=4 {
        game.go_to(ply).expect("a ply of the game");
        assert_eq!((game.ply(), game.plies()), (ply, 4));
        assert_eq!(game.record(&[]).expect("a record"), record);
    }
    game.go_to(5).expect("the turn under way");
    assert_eq!(game.turn().stage(), Stage::Bonus(1));
    assert!(game.go_to(6).is_err());
}

/// A game of five turns, in which `b1-` was played after the second.
fn branched() -> (Game, String) {
    let mut game = Game::new("tsoro width=6".parse().expect("known rules"));
    play(&mut game, "a1+ a4 e1 f4 d1xe4~");
    let record = game.record(&[]).expect("a record");
    game.go_to(2).expect("a ply of the game");
    play(&mut game, "b1-");
    (game, record)
}

#[test]
fn what_is_played_while_looking_back_takes_the_place_of_what_followed_and_undo_brings_that_back() {
    let (mut game, before) = branched();
    let branch = game.record(&[]).expect("a record");
    assert_eq!((game.ply(), game.plies()), (3, 3));
    assert!(game.undo());
    assert_eq!(game.unfinished(), "b1~", "the answer at the head");
    assert!(game.undo());
    assert_eq!(game.record(&[]).expect("a record"), before);
    assert_eq!((game.ply(), game.plies()), (4, 4));
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(game.record(&[]).expect("a record"), branch);
    while game.undo() {}
    assert_eq!(game.plies(), 0);
    while game.redo() {}
    assert_eq!(game.record(&[]).expect("a record"), branch);
}

#[test]
fn undoing_the_first_turn_of_a_branch_brings_back_what_it_replaced() {
    let (mut game, before) = branched();
    let branch = game.record(&[]).expect("a record");
    assert!(game.undo_turn());
    assert_eq!(game.record(&[]).expect("a record"), before);
    assert!(game.redo_turn());
    assert_eq!(game.record(&[]).expect("a record"), branch);
}

#[test]
fn a_branch_of_a_branch_and_a_resignation_in_one_come_back_too() {
    let (mut game, before) = branched();
    let first = game.record(&[]).expect("a record");
    game.go_to(0).expect("a ply of the game");
    play(&mut game, "e1");
    game.go_to(0).expect("a ply of the game");
    game.play(Action::Resign(None))
        .expect("one may always give up");
    assert_eq!(game.final_outcome().map(Outcome::result), Some("0-1"));
    assert!(game.undo() && game.undo());
    assert_eq!(game.record(&[]).expect("a record"), first);
    assert!(game.undo_turn());
    assert_eq!(game.record(&[]).expect("a record"), before);
}

#[test]
fn a_refused_turn_is_heard_by_nobody() {
    let mut game = Game::new("tsoro width=6".parse().expect("known rules"));
    for refused in ["a1+++", "a1+-x", "a1+~~", "a1+x", "z9", "a1+-+"] {
        let mut heard = 0;
        let played = game.play_turn_with(refused, &mut |_| heard += 1);
        assert!(played.is_err(), "{refused}");
        assert_eq!((heard, game.plies()), (0, 0), "{refused}");
    }
}

#[test]
fn a_position_of_another_board_is_refused() {
    let wide = Rules::default();
    let narrow: Rules = "tsoro width=6".parse().expect("known rules");
    let refusal = "the rules play on rows of 6 pits, the position has rows of 21";
    let game = Game::from_position(narrow, wide.start()).expect_err("another board");
    assert_eq!(game.to_string(), refusal);
    let turn = Turn::new(narrow, wide.start()).expect_err("another board");
    assert_eq!(turn.to_string(), refusal);
    let ring = |rules: Rules| rules.start().ring(Side::South).clone();
    assert!(Position::new(ring(wide), ring(narrow), Side::South).is_err());
}

#[test]
fn a_pit_of_no_board_is_refused_in_every_action() {
    let mut game = game("nsolo width=3", "0,3,0/0,2,0/0,0,1/1,0,1 s");
    for bonus in [false, true] {
        if bonus {
            game.play_turn("c2x~").expect("a capture");
        }
        for side in Side::BOTH {
            for index in [6, 7, 79, 80, 128, 255] {
                let pit = Pit { side, index };
                assert!(game.why(pit).is_some());
                assert!(game.preview(Action::Start(pit)).is_err());
                assert!(game.play(Action::Start(pit)).is_err());
                for stones in [None, Some(0), Some(1), Some(255)] {
                    assert!(game.play(Action::Take { pit, stones }).is_err());
                }
            }
        }
    }
}

#[test]
fn the_events_of_a_ply_are_those_it_was_played_with() {
    let mut game = Game::new("tsoro width=6".parse().expect("known rules"));
    let mut heard = Vec::new();
    for turn in ["a1+", "a4", "e1", "f4", "d1xe4,c4"] {
        let mut events = Vec::new();
        game.play_turn_with(turn, &mut |event| events.push(event))
            .expect("a legal turn");
        heard.push(events);
    }
    for (ply, events) in (1..).zip(heard) {
        assert_eq!(game.events(ply).expect("a ply of the game"), events);
    }
    assert_eq!(game.events(6).expect("the turn under way"), []);
    assert!(game.events(0).is_err() && game.events(7).is_err());
}
