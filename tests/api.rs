//! The JavaScript API, called from Rust as JavaScript calls it, in Node and in a browser.
#![cfg(all(target_arch = "wasm32", feature = "js"))]

use js_sys::{Array, JSON, Reflect};
use tsify::Ts;
use tsoro::api::drawing::diagram;
use tsoro::api::shapes;
use tsoro::api::{Failure, Game, describe_rules, presets};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

/// The object a JSON text tells.
fn object(json: &str) -> JsValue {
    JSON::parse(json).expect("JSON")
}

fn json(value: impl Into<JsValue>) -> String {
    JSON::stringify(&value.into()).expect("plain data").into()
}

fn action(json: &str) -> Ts<shapes::Action> {
    Ts::new_unchecked(object(json))
}

fn play(game: &mut Game, text: &str) -> Result<String, String> {
    let told = |events: Vec<Ts<shapes::Event>>| {
        json(events.into_iter().map(JsValue::from).collect::<Array>())
    };
    game.play(&action(text)).map(told).map_err(code)
}

fn property(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &name.into()).expect("an object")
}

/// The code and the kind of the JavaScript error.
fn code(failure: Failure) -> String {
    let error = JsValue::from(failure);
    assert!(error.is_instance_of::<js_sys::Error>());
    assert!(
        !property(&error, "message")
            .as_string()
            .expect("a message")
            .is_empty()
    );
    property(&error, "code").as_string().expect("a code")
}

fn refusal<T>(result: Result<T, Failure>) -> String {
    code(result.err().expect("a refusal"))
}

fn state(game: &Game) -> JsValue {
    game.state().expect("a state").into()
}

fn new(rules: &str) -> Game {
    Game::new(&rules.into(), &JsValue::UNDEFINED).expect("known rules")
}

#[wasm_bindgen_test]
fn a_new_game_is_tsoro_on_the_classic_board() {
    let state = state(&Game::new(&JsValue::UNDEFINED, &JsValue::NULL).expect("the default"));
    assert_eq!(property(&state, "rules"), "tsoro");
    assert_eq!(property(&state, "toMove"), "south");
    assert_eq!(property(&state, "phase"), "start");
    assert_eq!(
        Array::from(&property(&property(&state, "stones"), "south")).length(),
        42
    );
    assert_eq!(
        json(property(&state, "captured")),
        r#"{"south":0,"north":0}"#
    );
    for absent in ["left", "canGoOn", "result", "reason"] {
        assert!(
            !Reflect::has(&state, &absent.into()).expect("an object"),
            "{absent}"
        );
    }
}

#[wasm_bindgen_test]
fn decisions_bring_events_and_the_next_phase() {
    let mut game = new("tsoro width=6");
    let events = play(&mut game, r#"{"type":"start","pit":"a1"}"#).expect("legal");
    assert!(
        events.starts_with(r#"[{"type":"lap","from":"a1","path":["b1","c1"]}"#),
        "{events}"
    );
    assert!(events.contains(r#"{"type":"head","pit":""#), "{events}");
    assert_eq!(property(&state(&game), "phase"), "head");
    assert_eq!(property(&state(&game), "turn"), "a1~");
    assert_eq!(property(&state(&game), "canGoOn"), true);
    let events = play(&mut game, r#"{"type":"go-on"}"#).expect("legal");
    assert!(
        events.contains(r#"{"type":"turn","turn":"a1+","position":""#),
        "{events}"
    );
    assert_eq!(property(&state(&game), "plies"), 1);
}

#[wasm_bindgen_test]
fn a_bonus_is_taken_pit_by_pit_and_may_be_declined() {
    let position = "3,1,3,1/1,0,4,1/0,0,0,1/0x4 s".into();
    let mut game = Game::new(&"tsoro width=4".into(), &position).expect("a position");
    let events = play(&mut game, r#"{"type":"start","pit":"d2"}"#).expect("legal");
    let captured = r#"{"type":"capture","pits":[{"pit":"c3","stones":4},{"pit":"c4","stones":3}]}"#;
    assert!(events.contains(captured), "{events}");
    assert_eq!(property(&state(&game), "left"), 2);
    let events = play(&mut game, r#"{"type":"take","pit":"a4"}"#).expect("legal");
    assert_eq!(events, r#"[{"type":"take","pit":"a4","stones":3}]"#);
    assert_eq!(property(&state(&game), "left"), 1);
    play(&mut game, r#"{"type":"done"}"#).expect("legal");
    assert_eq!(
        json(property(&state(&game), "captured")),
        r#"{"south":10,"north":0}"#
    );
}

#[wasm_bindgen_test]
fn tags_the_end_and_the_decisions_to_a_turn_are_told_as_plain_data() {
    let record = "[Rules \"tsoro width=8\"] [South \"A \\\"B\\\"\"] [__proto__ \"p\"] 1. b1~ *";
    let mut game = Game::from_record(&record.into(), &JsValue::UNDEFINED).expect("a record");
    assert_eq!(
        json(game.tags().expect("tags")),
        r#"{"Rules":"tsoro width=8","South":"A \"B\"","__proto__":"p"}"#
    );
    let now = state(&game);
    assert_eq!(property(&now, "unfinished"), true);
    assert!(property(&now, "finalResult").is_undefined());
    let decisions = |game: &Game, turn: &str| {
        let told = game.decisions_to(&turn.into()).expect("a text")?;
        Some(json(told.into_iter().map(JsValue::from).collect::<Array>()))
    };
    assert_eq!(
        decisions(&game, "b1-").as_deref(),
        Some(r#"[{"type":"stop"}]"#)
    );
    assert_eq!(decisions(&game, "a1"), None);
    assert_eq!(refusal(game.decisions_to(&JsValue::NULL)), "bad-argument");
    play(&mut game, r#"{"type":"stop"}"#).expect("it waits at a head");
    play(&mut game, r#"{"type":"resign"}"#).expect("a game under way");
    game.go_to(&0.into()).expect("the start");
    assert_eq!(property(&state(&game), "finalResult"), "1-0");
    assert_eq!(property(&state(&game), "unfinished"), false);
    assert!(property(&state(&game), "result").is_undefined());
}

#[wasm_bindgen_test]
fn bad_input_is_an_error_with_a_code_and_changes_nothing() {
    let text = |text: &str| JsValue::from(text);
    let none = JsValue::UNDEFINED;
    assert_eq!(refusal(Game::new(&text("bao"), &none)), "bad-rules");
    assert_eq!(
        refusal(Game::new(&text("tsoro width=8 width=8"), &none)),
        "bad-rules"
    );
    assert_eq!(
        refusal(Game::new(&text("tsoro"), &text("2x8/0x8/0x8/2x8 s"))),
        "bad-position"
    );
    assert_eq!(
        refusal(Game::new(&text("tsoro"), &text(&"0,".repeat(1 << 20)))),
        "bad-position"
    );
    assert_eq!(
        refusal(Game::from_record(
            &text(&"noise ".repeat(200_000)),
            &JsValue::UNDEFINED
        )),
        "bad-record"
    );
    assert_eq!(
        refusal(describe_rules(&JsValue::from("tsoro wide=8"))),
        "bad-rules"
    );
    let mut game = new("tsoro width=6");
    let before = json(state(&game));
    for (bad, expected) in [
        (r#"{"type":"start","pit":"a2"}"#, "illegal-action"),
        (r#"{"type":"stop"}"#, "illegal-action"),
        (r#"{"type":"start","pit":"z9"}"#, "bad-pit"),
        (r#"{"type":"start"}"#, "bad-action"),
        (r#"{"type":"dance"}"#, "bad-action"),
        (r#"{"type":"take","pit":"a4","stones":-1}"#, "bad-action"),
        (r#"{"type":"take","pit":"a4","stones":1.5}"#, "bad-action"),
        (r#"{"type":"resign","side":"east"}"#, "bad-action"),
        ("7", "bad-action"),
        ("null", "bad-action"),
    ] {
        assert_eq!(play(&mut game, bad), Err(expected.to_owned()), "{bad}");
    }
    assert_eq!(
        refusal(game.play_turn(&JsValue::from("nonsense"))),
        "bad-turn"
    );
    assert_eq!(
        refusal(game.play_turn(&JsValue::from("a2"))),
        "illegal-action"
    );
    assert_eq!(refusal(game.why(&JsValue::from("z9"))), "bad-pit");
    for ply in [-1.0, 0.5, 2.0, f64::NAN, 1e300] {
        assert_eq!(refusal(game.go_to(&ply.into())), "bad-ply", "{ply}");
        assert_eq!(refusal(game.events(&ply.into())), "bad-ply", "{ply}");
    }
    assert_eq!(json(state(&game)), before);
}

#[wasm_bindgen_test]
fn an_argument_of_a_wrong_type_is_refused() {
    let mut game = new("tsoro width=6");
    for wrong in [
        JsValue::from(5),
        f64::NAN.into(),
        true.into(),
        JsValue::symbol(None),
        js_sys::Object::new().into(),
    ] {
        assert_eq!(
            refusal(Game::new(&wrong, &JsValue::UNDEFINED)),
            "bad-argument"
        );
        assert_eq!(refusal(Game::new(&"tsoro".into(), &wrong)), "bad-argument");
        assert_eq!(
            refusal(Game::from_record(&wrong, &JsValue::UNDEFINED)),
            "bad-argument"
        );
        assert_eq!(refusal(game.play_turn(&wrong)), "bad-argument");
        assert_eq!(refusal(game.why(&wrong)), "bad-argument");
        assert_eq!(refusal(describe_rules(&wrong)), "bad-argument");
    }
    for wrong in [JsValue::from(5), "South".into(), Array::new().into()] {
        assert_eq!(refusal(game.record(&wrong)), "bad-argument");
    }
}

#[wasm_bindgen_test]
fn a_getter_that_throws_leaves_the_game_usable() {
    let mut game = new("tsoro width=6");
    let throwing = |name: &str| {
        let code = format!("return {{ get {name}() {{ throw new Error('x'); }} }}");
        js_sys::Function::new_no_args(&code)
            .call0(&JsValue::NULL)
            .expect("an object")
    };
    let bad: Ts<shapes::Action> = Ts::new_unchecked(throwing("type"));
    assert_eq!(refusal(game.play(&bad)), "bad-action");
    assert_eq!(refusal(game.record(&throwing("South"))), "bad-tag");
    assert!(game.play_turn(&"a1+".into()).is_ok());
}

#[wasm_bindgen_test]
fn a_bad_record_tells_the_turn() {
    let failure = Game::from_record(
        &JsValue::from("[Rules \"tsoro width=6\"]\n\n1. a1+ a4 2. a2 *"),
        &JsValue::UNDEFINED,
    )
    .err()
    .expect("a refusal");
    let error = JsValue::from(failure);
    assert_eq!(property(&error, "turn"), 2);
    assert!(
        property(&error, "message")
            .as_string()
            .expect("a message")
            .contains("line 3, character 14")
    );
}

#[wasm_bindgen_test]
fn records_carry_the_given_tags() {
    let mut game = new("tsoro width=6");
    game.play_turn(&JsValue::from("a1+")).expect("legal");
    let tags = object(r#"{"South":"Ann","North":"Ben"}"#);
    let record = game.record(&tags).expect("fine tags");
    assert_eq!(
        record,
        "[Rules \"tsoro width=6\"]\n[South \"Ann\"]\n[North \"Ben\"]\n[Result \"*\"]\n\n1. a1+ *\n"
    );
    assert_eq!(
        Game::from_record(&record.as_str().into(), &JsValue::UNDEFINED)
            .expect("a record")
            .record(&JsValue::UNDEFINED)
            .expect("its own"),
        record
    );
    let bad = object(r#"{"South":7}"#);
    assert_eq!(refusal(game.record(&bad)), "bad-tag");
}

#[wasm_bindgen_test]
fn undo_redo_and_looking_back_lose_nothing() {
    let mut game = new("tsoro width=6");
    for turn in ["a1+", "a4", "e1"] {
        game.play_turn(&turn.into()).expect("legal");
    }
    game.go_to(&1.0.into()).expect("a ply");
    assert_eq!(property(&state(&game), "ply"), 1);
    assert_eq!(property(&state(&game), "plies"), 3);
    assert_eq!(game.events(&1.0.into()).expect("a ply").len(), 5);
    assert!(game.undo_turn() && game.undo() && game.redo() && game.redo_turn());
    assert_eq!(property(&state(&game), "ply"), 3);
    assert!(!game.redo());
    assert_eq!(property(&state(&game), "canUndo"), true);
    assert_eq!(property(&state(&game), "canRedo"), false);
}

#[wasm_bindgen_test]
fn playing_while_looking_back_can_be_undone() {
    let mut game = new("tsoro width=6");
    for turn in ["a1+", "a4", "e1"] {
        game.play_turn(&turn.into()).expect("legal");
    }
    game.go_to(&2.0.into()).expect("a ply");
    game.play_turn(&"b1-".into()).expect("legal");
    assert_eq!(game.turns(), ["a1+", "a4", "b1-"]);
    assert!(game.undo_turn());
    assert_eq!(game.turns(), ["a1+", "a4", "e1"]);
}

#[wasm_bindgen_test]
fn a_pit_says_why_and_a_preview_where() {
    let game = new("tsoro width=6");
    assert_eq!(game.why(&JsValue::from("a1")).expect("a pit"), None);
    assert_eq!(
        game.why(&JsValue::from("a2")).expect("a pit").as_deref(),
        Some("empty")
    );
    assert_eq!(
        game.why(&JsValue::from("a4")).expect("a pit").as_deref(),
        Some("not-yours")
    );
    let preview = JsValue::from(
        game.preview(&action(r#"{"type":"start","pit":"a1"}"#))
            .expect("legal"),
    );
    assert_eq!(property(&preview, "head"), true);
    assert!(property(&preview, "goOn").is_object());
    assert_eq!(
        refusal(game.preview(&action(r#"{"type":"done"}"#))),
        "illegal-action"
    );
}

#[wasm_bindgen_test]
fn rules_are_described_with_their_keys_and_sources() {
    let names: Vec<String> = presets()
        .expect("presets")
        .into_iter()
        .map(|info| {
            property(&info.into(), "preset")
                .as_string()
                .expect("a name")
        })
        .collect();
    assert_eq!(names, ["tsoro", "tsoro-1964", "nsolo", "nsolo-1913"]);
    let info = JsValue::from(
        describe_rules(&JsValue::from("tsoro width=8 heads=1")).expect("known rules"),
    );
    assert_eq!(json(property(&info, "headPits")), r#"["h1","a4"]"#);
    assert_eq!(property(&info, "start"), "3,2x7/0x8/0x8/2x7,3 s");
    assert_eq!(Array::from(&property(&info, "keys")).length(), 7);
}

/// RUSTFLAGS in the environment would silently replace the flags of .cargo/config.toml.
const _: () = assert!(
    cfg!(target_feature = "simd128"),
    "the flags of .cargo/config.toml are not in force"
);

#[wasm_bindgen_test]
fn diagrams_are_drawn_and_bad_options_told() {
    let drawn = |options: &str| diagram(&object(options)).map_err(code);
    let text =
        drawn(r#"{ "rules": "tsoro width=6", "turn": "a1+", "marks": ["c3"], "format": "text" }"#);
    assert!(text.is_ok_and(|text| text.contains("*.*")));
    assert!(drawn(r#"{ "format": "svg" }"#).is_ok_and(|svg| svg.starts_with("<svg ")));
    for (options, wanted) in [
        (r#"{ "format": "png" }"#, "bad-argument"),
        ("5", "bad-argument"),
        (r#"{ "format": "svg", "marks": "a1" }"#, "bad-argument"),
        (r#"{ "format": "svg", "marks": [1] }"#, "bad-argument"),
        (r#"{ "format": "svg", "rules": 3 }"#, "bad-argument"),
        (r#"{ "format": "svg", "marks": ["z9"] }"#, "bad-pit"),
        (r#"{ "format": "svg", "rules": "bao" }"#, "bad-rules"),
        (r#"{ "format": "svg", "position": "x" }"#, "bad-position"),
        (r#"{ "format": "svg", "turn": "z9" }"#, "bad-turn"),
        (r#"{ "format": "svg", "turn": "a3" }"#, "illegal-action"),
    ] {
        assert_eq!(drawn(options), Err(wanted.to_owned()), "{options}");
    }
}
