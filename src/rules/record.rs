//! Records: whole games as text, PGN-like (RULES 7), read and written.

use std::collections::BinaryHeap;
use std::fmt::{self, Write as _};

use thiserror::Error;

use super::action::Action;
use super::board::{Side, shorten};
use super::game::Game;
use super::notation::turn_text;
use super::position::Position;
use super::ruleset::Rules;
use super::turn::Stage;

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

/// A piece of a record's turns, and where it begins in the text.
struct Token<'a> {
    at: usize,
    text: &'a str,
    comment: bool,
}

/// Walks through a record's text.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }

    fn skip_space(&mut self) {
        (_, self.rest) = span(self.rest, char::is_whitespace);
    }

    fn error(&self, at: usize, what: &str) -> BadRecord {
        let (mut line, mut column) = (1, 1);
        for (_, c) in self
            .text
            .char_indices()
            .take_while(|&(place, _)| place < at)
        {
            if c == '\n' {
                (line, column) = (line + 1, 1);
            } else {
                column += 1;
            }
        }
        BadRecord {
            line,
            column,
            turn: None,
            what: what.to_owned(),
        }
    }

    /// The next tag, `[Name "value"]`; `None` once the turns begin.
    fn tag(&mut self) -> Result<Option<(usize, String, String)>, BadRecord> {
        self.skip_space();
        let at = self.at();
        let Some(inside) = self.rest.strip_prefix('[') else {
            return Ok(None);
        };
        let Some((name, value, rest)) = read_tag(inside) else {
            return Err(self.error(at, "a tag is `[Name \"value\"]` on a line of its own"));
        };
        self.rest = rest;
        Ok(Some((at, name.to_owned(), value)))
    }

    /// The next turn, number, mark or comment; `None` at the end of the text.
    fn token(&mut self) -> Result<Option<Token<'a>>, BadRecord> {
        self.skip_space();
        let at = self.at();
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        if let Some(inside) = self.rest.strip_prefix('{') {
            let (text, rest) = span(inside, |c| c != '}');
            self.rest = rest
                .strip_prefix('}')
                .ok_or_else(|| self.error(at, "this comment `{…}` never closes"))?;
            return Ok(Some(Token {
                at,
                text,
                comment: true,
            }));
        }
        let (text, rest) = span(self.rest, |c| {
            !c.is_whitespace() && !matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$')
        });
        if text.is_empty() {
            let refused = match first {
                '(' | ')' => "variations `(…)` are not read here, only the turns of one game",
                '$' => "annotation glyphs (`$`) are not read here: use a comment `{…}`",
                ';' => "comments stand between braces `{…}`, not behind `;`",
                '[' | ']' => "tags come before the first turn",
                _ => "a comment is opened before it is closed",
            };
            return Err(self.error(at, &format!("{refused}, found `{first}`")));
        }
        self.rest = rest;
        Ok(Some(Token {
            at,
            text,
            comment: false,
        }))
    }
}

/// What a text begins with as long as its characters are `of` a kind, and the rest. In place of the library's searches and of slices, which
/// bring kilobytes with them.
#[inline(never)]
fn span(text: &str, of: fn(char) -> bool) -> (&str, &str) {
    let other = text.char_indices().find(|&(_, c)| !of(c));
    other
        .and_then(|(end, _)| text.split_at_checked(end))
        .unwrap_or((text, ""))
}

fn is_tag_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// A tag behind its bracket: name, value, and the rest of the text.
fn read_tag(text: &str) -> Option<(&str, String, &str)> {
    let after_blanks = |text| span(text, |c| matches!(c, ' ' | '\t')).1;
    let (name, text) = span(after_blanks(text), is_tag_letter);
    let quoted = after_blanks(text).strip_prefix('"')?;
    let (value, text) = read_quoted(quoted)?;
    let rest = after_blanks(text).strip_prefix(']')?;
    (!name.is_empty()).then_some((name, value, rest))
}

/// What stands before the closing quote, escapes resolved, and the rest behind it; a value does not run over a line.
fn read_quoted(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut chars = text.chars();
    loop {
        match chars.next()? {
            '"' => return Some((value, chars.as_str())),
            '\n' | '\r' => return None,
            '\\' => match chars.next()? {
                c @ ('"' | '\\') => value.push(c),
                _ => return None,
            },
            c => value.push(c),
        }
    }
}

/// `12.`, `12...` or both glued to a turn: what remains behind the number. A bare number counts as a number too.
fn without_number(text: &str) -> &str {
    let (number, behind) = span(text, |c| c.is_ascii_digit());
    let (dots, turn) = span(behind, |c| c == '.');
    if number.is_empty() || dots.is_empty() && !behind.is_empty() {
        text
    } else {
        turn
    }
}

impl Game {
    /// Reads a record.
    ///
    /// # Errors
    /// [`BadRecord`] says where it breaks which rule.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader { text, rest: text };
        let (mut game, result_tag) = read_tags(&mut reader)?;
        let mark = read_turns(&mut reader, &mut game)?;
        check_end(&mut reader, &mut game, &mark)?;
        match result_tag {
            Some((at, result)) if result != mark.text => {
                let what = format!(
                    "the tag Result says {result}, the mark at the end {}",
                    mark.text
                );
                Err(reader.error(at, &what))
            }
            _ => Ok(game),
        }
    }

    /// The game as a record, with `tags` set or added; the end of the game counts, wherever one looks.
    ///
    /// # Errors
    /// [`BadTag`] if a tag has no proper name, runs over a line, or contradicts the game.
    pub fn write(&self, tags: &[(String, String)]) -> Result<String, BadTag> {
        let result = self.final_outcome().map_or("*", |outcome| outcome.result());
        let mut text = String::new();
        for (name, value) in self.tags_with(tags, result)? {
            let _ = write!(text, "[{name} \"");
            for c in value.chars() {
                if matches!(c, '"' | '\\') {
                    text.push('\\');
                }
                text.push(c);
            }
            text.push_str("\"]\n");
        }
        text.push('\n');
        self.write_turns(&mut text);
        text += result;
        text.push('\n');
        Ok(text)
    }

    /// All tags with these set: new ones come before the result, and one given an empty value is left out.
    fn tags_with(
        &self,
        tags: &[(String, String)],
        result: &str,
    ) -> Result<Vec<(String, String)>, BadTag> {
        let mut all = self.tags.clone();
        let mut end = all.len();
        for (nth, (name, value)) in all.iter_mut().enumerate() {
            if name == "Result" {
                result.clone_into(value);
                end = nth;
            }
        }
        for (nth, (name, value)) in tags.iter().enumerate() {
            check_tag(name, value)?;
            if tags.iter().take(nth).any(|(other, _)| other == name) {
                return Err(bad_tag(name, "it is given twice"));
            }
            let fixed = matches!(name.as_str(), "Rules" | "Position" | "Result");
            match all.iter_mut().find(|(known, _)| known == name) {
                Some((_, said)) if fixed && said == value => {}
                _ if fixed => return Err(bad_tag(name, "it is the game that says this")),
                Some((_, said)) => said.clone_from(value),
                None => {
                    all.insert(end, (name.clone(), value.clone()));
                    end += 1;
                }
            }
        }
        all.retain(|tag| !tag.1.is_empty() || !tags.contains(tag));
        Ok(all)
    }

    fn write_turns(&self, text: &mut String) {
        let north_starts = usize::from(self.start().to_move() == Side::North);
        let mut comments = self.comments.iter().peekable();
        let unfinished = self.unfinished();
        for (ply, turn) in self.turn_texts().chain([unfinished.as_str()]).enumerate() {
            while let Some((_, comment)) = comments.next_if(|&&(before, _)| before == ply) {
                let _ = write!(text, "{{{comment}}} ");
            }
            if turn.is_empty() {
                continue;
            }
            let half = ply + north_starts;
            if half.is_multiple_of(2) {
                let _ = write!(text, "{}. ", half / 2 + 1);
            } else if ply == 0 {
                text.push_str("1... ");
            }
            let _ = write!(text, "{turn} ");
        }
    }
}

fn check_tag(name: &str, value: &str) -> Result<(), BadTag> {
    if name.is_empty() || !name.chars().all(is_tag_letter) {
        return Err(bad_tag(
            name,
            "a name is made of the letters a–z and A–Z, digits and `_`",
        ));
    }
    if value.chars().any(|c| matches!(c, '\n' | '\r')) {
        return Err(bad_tag(name, "a value is one line"));
    }
    Ok(())
}

fn bad_tag(name: &str, what: &str) -> BadTag {
    BadTag {
        name: shorten(name),
        what: what.to_owned(),
    }
}

/// A tag that stands twice. A heap brings equals together, since there may be very many.
fn twice(tags: &[(usize, String, String)]) -> Option<(&str, usize)> {
    let names = tags.iter().map(|(at, name, _)| (name.as_str(), *at));
    let mut names: BinaryHeap<_> = names.collect();
    let mut last = names.pop()?;
    while let Some(next) = names.pop() {
        if next.0 == last.0 {
            return Some(last);
        }
        last = next;
    }
    None
}

/// Reads all tags and sets the game up; with it the Result tag and its place.
fn read_tags(reader: &mut Reader) -> Result<(Game, Option<(usize, String)>), BadRecord> {
    let mut tags: Vec<(usize, String, String)> = Vec::new();
    while let Some(tag) = reader.tag()? {
        tags.push(tag);
    }
    if let Some((name, at)) = twice(&tags) {
        return Err(reader.error(at, &format!("the tag {name} stands twice")));
    }
    let find = |wanted: &str| tags.iter().find(|(_, name, _)| name == wanted);
    let (at, _, rules) = find("Rules").ok_or_else(|| {
        reader.error(
            reader.at(),
            "the tag `[Rules \"…\"]` is missing: a record begins with it",
        )
    })?;
    let rules = rules
        .parse::<Rules>()
        .map_err(|error| reader.error(*at, &error.to_string()))?;
    let start = match find("Position") {
        None => rules.start(),
        Some((at, _, text)) => Position::read(text, rules.board())
            .map_err(|error| reader.error(*at, &error.to_string()))?,
    };
    let result = find("Result").map(|(at, _, result)| (*at, result.clone()));
    if let Some((at, result)) = &result
        && !RESULTS.contains(&result.as_str())
    {
        let what = format!(
            "`{}` is no Result: allowed are {}",
            shorten(result),
            RESULTS.join(", ")
        );
        return Err(reader.error(*at, &what));
    }
    let mut game = Game::from_position(rules, start);
    game.tags = tags
        .into_iter()
        .map(|(_, name, value)| (name, value))
        .collect();
    Ok((game, result))
}

/// Plays the turns up to the mark at the end, which it returns.
fn read_turns<'a>(reader: &mut Reader<'a>, game: &mut Game) -> Result<Token<'a>, BadRecord> {
    while let Some(token) = reader.token()? {
        if token.comment {
            game.comments.push((game.plies(), token.text.to_owned()));
            continue;
        }
        if RESULTS.contains(&token.text) {
            return Ok(token);
        }
        let turn = without_number(token.text);
        if turn.is_empty() {
            continue;
        }
        let what = if let Some(outcome) = game.outcome() {
            format!("the game is over, {outcome}, and nothing may follow but the result")
        } else if game.turn().stage() != Stage::Start {
            let unfinished = turn_text(game.turn());
            format!("the turn before it, {unfinished}, is unfinished, and only the last may be")
        } else if let Err(error) = game.play_turn(turn, &mut |_| ()) {
            error.to_string()
        } else {
            continue;
        };
        let half = game.plies() + usize::from(game.start().to_move() == Side::North);
        let at = token.at + token.text.len() - turn.len();
        let turn = TurnAt {
            number: half / 2 + 1,
            side: game.turn().mover(),
            text: shorten(turn),
        };
        return Err(BadRecord {
            turn: Some(turn),
            ..reader.error(at, &what)
        });
    }
    let what = format!(
        "the result is missing: a record ends in one of {}",
        RESULTS.join(", ")
    );
    Err(reader.error(reader.text.len(), &what))
}

/// Nothing follows the mark, and it agrees with the game; `1-0` and `0-1` in an open game are a resignation.
fn check_end(reader: &mut Reader, game: &mut Game, mark: &Token) -> Result<(), BadRecord> {
    reader.skip_space();
    if !reader.rest.is_empty() {
        let what = format!("nothing may follow the result {}", mark.text);
        return Err(reader.error(reader.at(), &what));
    }
    let loser = match (mark.text, game.outcome()) {
        (result, Some(outcome)) if result == outcome.result() => return Ok(()),
        (result, Some(outcome)) => {
            let what = format!("the result is {result}, but the turns end the game: {outcome}");
            return Err(reader.error(mark.at, &what));
        }
        ("*", None) => return Ok(()),
        ("1-0", None) => Side::North,
        ("0-1", None) => Side::South,
        (result, None) => {
            let what = format!(
                "{result}: a draw comes about by the turns alone, and these leave the game open"
            );
            return Err(reader.error(mark.at, &what));
        }
    };
    if game.turn().stage() != Stage::Start {
        let what = format!(
            "the last turn is unfinished, so the result is `*`, not {}",
            mark.text
        );
        return Err(reader.error(mark.at, &what));
    }
    game.play(Action::Resign(Some(loser)), &mut |_| ())
        .map_err(|error| reader.error(mark.at, &error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> String {
        let game = Game::read(text).expect(text);
        game.write(&[]).expect("its own tags can be written")
    }

    fn refusal(text: &str) -> String {
        Game::read(text).expect_err(text).to_string()
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
        let game = Game::read("[Rules \"tsoro\"]\n[Result \"*\"]\n\n*").expect("a record");
        let tag = |name: &str, value: &str| [(name.to_owned(), value.to_owned())];
        let text = game.write(&tag("South", "A \"B\"")).expect("a fine tag");
        assert_eq!(
            text,
            "[Rules \"tsoro\"]\n[South \"A \\\"B\\\"\"]\n[Result \"*\"]\n\n*\n"
        );
        assert!(game.write(&tag("Rules", "tsoro")).is_ok());
        let named = Game::read(&text).expect("what is written can be read");
        assert!(
            !named
                .write(&tag("South", ""))
                .expect("a fine tag")
                .contains("South")
        );
        assert!(
            game.write(&[tag("South", "A"), tag("South", "B")].concat())
                .is_err()
        );
        for (name, value) in [
            ("Rules", "nsolo"),
            ("Result", "1-0"),
            ("Position", "x"),
            ("", "x"),
            ("a b", "x"),
            ("South", "a\nb"),
        ] {
            assert!(game.write(&tag(name, value)).is_err(), "{name} {value}");
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
        assert!(refusal("[Rules \"tsoro\"\n\n*").starts_with("line 1, character 1: a tag is"));
        assert!(refusal("[Rules \"tsoro\"]\n[Result \"2-0\"]\n*").contains("`2-0` is no Result"));
        assert!(refusal("").contains("Rules"));
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
        assert!(Game::read(&text.replace("[T7 \"\"]\n\n", "\n")).is_ok());
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
