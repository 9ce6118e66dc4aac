//! Records: whole games as text, PGN-like (RULES 7), read and written.

use std::fmt;

use thiserror::Error;

use super::board::Side;

mod read;
mod tags;
mod write;

/// The results a record may give.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// A record that breaks a rule: where and how.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct BadRecord {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// The turn at fault, where one is.
    pub turn: Option<TurnAt>,
    /// What is wrong, and what is allowed.
    pub what: String,
}

/// Which turn of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnAt {
    /// Its number, from 1, counted and not read.
    pub number: usize,
    /// Who plays it.
    pub side: Side,
    /// Its text, shortened if very long.
    pub text: String,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, character {}", self.line, self.column)?;
        if let Some(TurnAt { number, side, text }) = &self.turn {
            write!(f, ", turn {number} of {side}, `{text}`")?;
        }
        write!(f, ": {}", self.what)
    }
}

/// A tag that cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the tag `{name}` cannot be written: {what}")]
pub struct BadTag {
    /// The tag's name.
    pub name: String,
    /// What is wrong, and what is allowed.
    pub what: String,
}

#[cfg(test)]
mod tests {
    use super::super::action::Action;
    use super::super::game::Game;
    use super::super::position::Position;
    use super::super::ruleset::Rules;

    fn written(text: &str) -> String {
        let game = text.parse::<Game>().expect(text);
        game.record(&[]).expect("its own tags can be written")
    }

    fn refusal(text: &str) -> String {
        text.parse::<Game>().expect_err(text).to_string()
    }

    const OPEN: &str = "[Event \"a \\\"q\\\" \\\\\"]\n[Rules \"tsoro width=6\"]\n[South \"Ann\"]\n\n{first} 1. a1+ a4 {two} {three} 2. e1 f4 {last} *\n";

    #[test]
    fn tags_comments_and_turns_are_kept() {
        assert_eq!(written(OPEN), OPEN);
        assert_eq!(
            written(
                &OPEN
                    .replace("1. ", "")
                    .replace("2. ", "2... ")
                    .replace('\n', "\r\n")
            ),
            OPEN
        );
        assert_eq!(
            written(&format!("\u{feff}{}", OPEN.replace("1. a1", "1.a1"))),
            OPEN
        );
    }

    #[test]
    fn a_game_north_starts_is_numbered_from_three_dots() {
        let text = "[Rules \"tsoro width=6\"]\n[Position \"2x6/0x6/0x6/2x6 n\"]\n[Result \"*\"]\n\n1... f4+ 2. f1 *\n";
        assert_eq!(written(text), text);
    }

    #[test]
    fn an_unfinished_turn_is_read_and_written() {
        let text = "[Rules \"tsoro width=6\"]\n[Result \"*\"]\n\n1. a1~ *\n";
        assert_eq!(written(text), text);
        assert!(refusal(&text.replace("a1~", "a1~ a4")).contains("a1~, is unfinished"));
        assert!(refusal(&text.replace('*', "1-0")).contains("the last turn is unfinished"));
    }

    #[test]
    fn new_tags_stand_before_the_result_and_may_not_contradict_the_game() {
        let game = "[Rules \"tsoro\"]\n[Result \"*\"]\n\n*"
            .parse::<Game>()
            .expect("a record");
        let tag = |name: &str, value: &str| [(name.to_owned(), value.to_owned())];
        let text = game.record(&tag("South", "A \"B\"")).expect("a fine tag");
        assert_eq!(
            text,
            "[Rules \"tsoro\"]\n[South \"A \\\"B\\\"\"]\n[Result \"*\"]\n\n*\n"
        );
        assert!(game.record(&tag("Rules", "tsoro")).is_ok());
        let named = text.parse::<Game>().expect("what is written can be read");
        assert!(
            !named
                .record(&tag("South", ""))
                .expect("a fine tag")
                .contains("South")
        );
        assert!(
            game.record(&[tag("South", "A"), tag("South", "B")].concat())
                .is_err()
        );
        let many: Vec<_> = (0..=1000)
            .map(|nth| (format!("T{nth}"), "x".to_owned()))
            .collect();
        assert!(game.record(&many[1..]).is_ok());
        assert!(game.record(&many).is_err());
        for (name, value) in [
            ("Rules", "nsolo"),
            ("Result", "1-0"),
            ("Position", "x"),
            ("", "x"),
            ("a b", "x"),
            ("South", "a\nb"),
        ] {
            assert!(game.record(&tag(name, value)).is_err(), "{name} {value}");
        }
    }

    #[test]
    fn a_refusal_names_the_turn_and_the_place() {
        let head = "[Rules \"tsoro width=8\"]\n\n";
        let refused = |turns: &str| refusal(&format!("{head}{turns}"));
        assert!(refused("1. a1 a1 *").starts_with("line 3, character 7, turn 1 of North, `a1`: "));
        assert!(refused("1. a1 z9 *").contains("no pit `z9`"));
        assert_eq!(
            refused("1. a1"),
            "line 3, character 6: the result is missing: a record ends in one of 1-0, 0-1, 1/2-1/2, *"
        );
        assert!(refused("1. a1 $1 *").contains('$'));
        for stray in ["(", ")", "[", "]", "{", "}", ";", "$"] {
            assert!(
                refused(&format!("1. a1 {stray} *")).contains(stray),
                "{stray}"
            );
            assert!(
                refused(&format!("1. a1{stray} *")).contains(stray),
                "{stray}"
            );
        }
        assert!(refused("1. a1 {never").contains("never closes"));
        assert!(refused("1. a1 * 2. b1").contains("nothing may follow the result"));
        assert!(refusal("[Rules \"tsoro\"\n\n*").starts_with("line 1, character 15: a tag is"));
        assert!(refusal("[Rules \"tsoro\"]\n[Result \"2-0\"]\n*").contains("`2-0` is no Result"));
        assert!(refusal("").contains("Rules"));
    }

    /// [`OPEN`] as a record of its own ends.
    const PLAIN: &str = "[Rules \"tsoro width=8\"]\n[South \"O'Neill\"]\n[Result \"1-0\"]\n\n1. b1+ c4+ {a “word”} 2. a1 e4 1-0\n";

    #[test]
    fn what_other_programs_make_of_a_record_reads_as_it_looks() {
        assert_eq!(written(PLAIN), PLAIN);
        let replaced = |from: &str, to: &str| PLAIN.replace(from, to);
        for text in [
            replaced(" width", "\u{a0}width"),
            replaced("[Rules ", "[Rules\u{202f}\u{2007}"),
            replaced("[Rules ", "\u{200b}[Ru\u{200d}les\u{feff} "),
            replaced("tsoro", "tso\u{ad}ro"),
            replaced("8\"]", "8\"\u{a0}\u{200b}]"),
            replaced(
                "[Rules \"tsoro width=8\"]",
                "［Ｒｕｌｅｓ　＂ｔｓｏｒｏ　ｗｉｄｔｈ＝８＂］",
            ),
            replaced("\"tsoro width=8\"", "“tsoro width=8”"),
            replaced("\"tsoro width=8\"", "„tsoro width=8“"),
            replaced("\"tsoro width=8\"", "»tsoro width=8«"),
            replaced("\"tsoro width=8\"", "«\u{a0}tsoro width=8\u{a0}»"),
            replaced("\"tsoro width=8\"", "‹tsoro width=8›"),
            replaced("\"tsoro width=8\"", "‘tsoro width=8’"),
            replaced("\"tsoro width=8\"", "''tsoro width=8''"),
            replaced("\"tsoro width=8\"", "“tsoro width=8″"),
            replaced("\"tsoro width=8\"", "\"tsoro width=8”"),
            replaced("\"tsoro width=8\"", "“tsoro width=8\""),
            replaced("\"O'Neill\"", "“O'Neill”"),
            replaced("\"O'Neill\"", "'O'Neill'"),
            replaced("1-0", "1–0"),
            replaced("1-0", "1—0"),
            replaced("1-0", "1\u{2212}0"),
            replaced("1-0", "1\u{2011}0"),
            replaced("1-0", "1 – 0"),
            replaced("1-0", "1 -\u{a0}0"),
            replaced("1-0", "１－０"),
            replaced("1. ", "1.\u{a0}"),
            replaced("1. b1+", "1.\u{200b}b1＋"),
            replaced("2. a1", "2… a1"),
            replaced("2. a1", "2…a1"),
            replaced("b1+ c4+", "ｂ１+\u{2028}c4\u{2060}+"),
            replaced("\n", "\r"),
            replaced("\n", "\r\n"),
            replaced("\n", "\u{2028}"),
            replaced("]\n", "] ").replace("\n\n", " "),
            format!("\u{feff}\u{feff}{PLAIN}\u{200b} \u{feff}"),
        ] {
            assert_eq!(written(&text), PLAIN, "{text}");
        }
        let shown = "[Rules \"tsoro width=8\"]\n[Position \"2x8/0x8/0x8/2x8 n\"]\n\n1... b4 *\n";
        for text in [
            shown.replace("2x8", "2×8").replace("0x8", "0✕8"),
            shown.replace("8 n", "8\u{a0}n\u{a0}"),
            shown.replace("...", "…"),
            shown.replace('*', "∗"),
        ] {
            assert_eq!(written(&text), shown, "{text}");
        }
    }

    #[test]
    fn turns_read_with_any_dash_cross_and_asterisk() {
        for (text, meant) in [
            (
                "[Rules \"tsoro width=8 heads=1\"]\n\n1. f1+ f4+ 2. a1 c4xd1,f2 3. g1xb4,d3 h4 4. h2 g4 5. b1 b3xg2,e2 6. f1 f4 7. c1 e4– *\n",
                "e4-",
            ),
            (
                "[Rules \"nsolo width=5 takes=column\"]\n\n1. a2 b4×c1∗1 *\n",
                "b4xc1*1",
            ),
            (
                "[Rules \"nsolo width=5 takes=column\"]\n\n1. a2 b4×c1＊１ *\n",
                "b4xc1*1",
            ),
        ] {
            assert!(written(text).contains(meant), "{text}");
        }
    }

    #[test]
    fn a_draw_reads_as_people_write_it() {
        let rules: Rules = "tsoro width=6 heads=0 bonus=0 repeat=draw"
            .parse()
            .expect("rules");
        let start = Position::parse("0x6/0,0,1,0x3/0x3,1,1,1/1,0x3,2,0 s", rules.board());
        let mut game = Game::of(rules, start.expect("a position"));
        while game.outcome().is_none() {
            let pit = game.turn().pits().next().expect("a legal start");
            game.play(Action::Start(pit)).expect("legal");
        }
        let record = game.record(&[]).expect("a record");
        assert!(record.contains("1/2-1/2"), "{record}");
        for draw in ["½-½", "½–½", "1/2–1/2", "1/2 - 1/2", "1⁄2‑1⁄2", "½ — ½"] {
            assert_eq!(
                written(&record.replace("1/2-1/2", draw)),
                written(&record),
                "{draw}"
            );
        }
    }

    #[test]
    fn names_and_comments_stay_as_they_were_written() {
        for name in [
            "O’Neill",
            "“Fuva”",
            "Moyo “Fuva” Tendai",
            "l'«Étoile»",
            "Γιάννης\u{a0}Π.",
            "1–0 … ½",
            "Ａnn",
            "क\u{200d}ष",
        ] {
            for (opens, closes) in [("\"", "\""), ("“", "”"), ("„", "“"), ("»", "«"), ("'", "'")]
            {
                let text =
                    format!("[Rules \"tsoro\"]\n[South {opens}{name}{closes}]\n\n{{{name}｝}} *\n");
                let plain = format!("[Rules \"tsoro\"]\n[South \"{name}\"]\n\n{{{name}｝}} *\n");
                assert_eq!(written(&text), plain);
            }
        }
    }

    #[test]
    fn a_quote_that_closes_a_value_by_mistake_is_told() {
        let text = "[Rules \"tsoro\"]\n[South \"Moyo \"Fuva\" Tendai\"]\n\n*";
        assert_eq!(
            refusal(text),
            "line 2, character 14: this quotation mark closes the value before its end: within a value write `\\\"`"
        );
        assert_eq!(
            written(&text.replace("\"Fuva\"", "\\\"Fuva\\\"").replace('*', "*\n")),
            "[Rules \"tsoro\"]\n[South \"Moyo \\\"Fuva\\\" Tendai\"]\n\n*\n"
        );
    }

    #[test]
    fn what_cannot_be_understood_is_named_by_its_code_point_and_place() {
        for (text, told) in [
            (
                "[Rules \"tsoro\"]\n\n1. \u{430}1 *",
                "line 3, character 4, turn 1 of South, `[U+0430]1`: ",
            ),
            (
                "[Rules \"tsoro\"]\r\n\r\n1. a\u{661} *",
                "line 3, character 5, turn 1 of South, `a[U+0661]`: ",
            ),
            (
                "[Rules \"tsoro\"]\u{2028}1. \u{1b}1 *",
                "line 2, character 4, turn 1 of South, `[U+001B]1`: ",
            ),
            (
                "[Rules \"ts\u{43e}ro\"]\n\n*",
                "line 1, character 11: unknown preset `ts[U+043E]ro`",
            ),
            (
                "[Rules “tsoro\u{a0}w\u{456}dth=8”]\n\n*",
                "line 1, character 16: unknown key `w[U+0456]dth`",
            ),
            (
                "[Rules \"tsoro\"]\n[Position \"2\u{445}21/0x21/0x21/2x21 s\"]\n*",
                "line 2, character 13: row 4, place 1: `2[U+0445]21`",
            ),
            (
                "[Rules \"tsoro\"]\n[Result \"1\u{ffe3}0\"]\n*",
                "line 2, character 11: `1[U+FFE3]0` is no Result",
            ),
            (
                "[R\u{fc}les \"tsoro\"]\n\n*",
                "line 1, character 3: a tag is `[Name \"value\"]` on a line of its own, found `[U+00FC]`",
            ),
        ] {
            let refused = refusal(text);
            assert!(refused.starts_with(told), "{refused}");
        }
    }

    #[test]
    fn rules_from_elsewhere_stand_in_for_a_missing_tag_alone() {
        let given = Some("tsoro width=6");
        let game =
            Game::parse_with_rules(given, "[South \"Ann\"]\n\n1. a1+ a4 *").expect("a record");
        assert_eq!(
            game.record(&[]).expect("its own tags can be written"),
            "[Rules \"tsoro width=6\"]\n[South \"Ann\"]\n\n1. a1+ a4 *\n"
        );
        let own =
            Game::parse_with_rules(given, "[Rules \"tsoro width=8\"]\n\n*").expect("a record");
        assert_eq!(own.rules().to_string(), "tsoro width=8");
        assert!(Game::parse_with_rules(given, "[Rules \"bao\"]\n\n*").is_err());
        assert!(Game::parse_with_rules(Some("bao"), "[Rules \"tsoro\"]\n\n*").is_ok());
        let refused = Game::parse_with_rules(Some("bao"), "*").expect_err("no such rules");
        assert!(
            refused.to_string().contains("unknown preset `bao`"),
            "{refused}"
        );
    }

    #[test]
    fn a_tag_that_stands_twice_is_found_among_very_many() {
        let tags: Vec<_> = (0..60_000).map(|nth| format!("[T{nth} \"\"]")).collect();
        let tags = tags.join("\n");
        let text = format!("[Rules \"tsoro\"]\n{tags}\n[T7 \"\"]\n\n*");
        assert_eq!(
            refusal(&text),
            "line 60002, character 1: the tag T7 stands twice"
        );
        assert!(text.replace("[T7 \"\"]\n\n", "\n").parse::<Game>().is_ok());
    }

    #[test]
    fn a_megabyte_of_noise_is_refused_in_a_short_sentence() {
        let mut seed = 1_u32;
        let noise: String = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(32 + u8::try_from((seed >> 24) % 95).unwrap_or(0))
        })
        .take(1 << 20)
        .collect();
        for text in [
            noise.clone(),
            format!("[Rules \"tsoro\"]\n\n{noise}"),
            format!("[Rules \"tsoro\"]\n\n1. a1 {{{noise}"),
        ] {
            let message = refusal(&text);
            assert!(message.len() < 300, "{message}");
        }
    }
}
