//! Reads a record.

use std::str::FromStr;

use super::super::action::Action;
use super::super::board::{Side, shorten};
use super::super::game::Game;
use super::super::plain::{is_space, is_strange, is_unseen, plain, plain_char, span};
use super::super::position::Position;
use super::super::ruleset::Rules;
use super::super::turn::Stage;
use super::tags::{Malformed, Tag, behind, read_tag, twice};
use super::{BadRecord, RESULTS, TurnAt};

/// A piece of a record's turns, as it stands in the text, and where it begins.
struct Token<'a> {
    at: usize,
    text: &'a str,
    comment: bool,
}

/// A result in the text: at the end of the turns, or in a tag.
struct Mark {
    at: usize,
    result: &'static str,
}

/// Walks through a record's text.
#[derive(Clone, Copy)]
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn at(&self) -> usize {
        self.place(self.rest)
    }

    /// Where an end of the text begins.
    fn place(&self, rest: &str) -> usize {
        self.text.len() - rest.len()
    }

    fn skip_space(&mut self) {
        (_, self.rest) = span(self.rest, |c| is_space(c) || is_unseen(c));
    }

    fn error(&self, at: usize, what: &str) -> BadRecord {
        self.error_within(at, |_| false, what)
    }

    /// An error in the piece that begins at `at` and goes on while characters are `of` it: at the first one that no text is made of, if
    /// there is one.
    fn error_within(&self, at: usize, of: fn(char) -> bool, what: &str) -> BadRecord {
        let (mut line, mut column, mut last) = (1, 1, ' ');
        let mut found = None;
        for (place, c) in self.text.char_indices() {
            if place >= at {
                let strange = is_strange(c);
                if !of(c) || strange {
                    found = Some((line, column)).filter(|_| of(c)).or(found);
                    break;
                }
                found = found.or(Some((line, column)));
            }
            if !matches!(plain_char(c), Some('\n' | '\r')) {
                column += 1;
            } else if (last, c) != ('\r', '\n') {
                (line, column) = (line + 1, 1);
            }
            last = c;
        }
        let (line, column) = found.unwrap_or((line, column));
        BadRecord {
            line,
            column,
            turn: None,
            what: what.to_owned(),
        }
    }

    fn error_in_tag(&self, at: usize, what: &str) -> BadRecord {
        self.error_within(at, |c| !matches!(c, ']' | '\n' | '\r'), what)
    }

    /// The next tag, `[Name "value"]`; `None` once the turns begin.
    fn tag(&mut self) -> Result<Option<Tag>, BadRecord> {
        self.skip_space();
        let at = self.at();
        let Some(inside) = behind(self.rest, '[') else {
            return Ok(None);
        };
        let (name, value, rest) = read_tag(inside).map_err(|malformed| match malformed {
            Malformed::Quote(rest) => self.error(
                self.place(rest),
                "this quotation mark closes the value before its end: within a value write `\\\"`",
            ),
            Malformed::Here(rest) => {
                let mut what =
                    "a tag is `[Name \"value\"]` on a line of its own, found ".to_owned();
                match rest.chars().next() {
                    Some(c) if !matches!(c, '\n' | '\r') => {
                        what += "`";
                        what += &named(c);
                        what += "`";
                    }
                    _ => what += "the end of the line",
                }
                self.error(self.place(rest), &what)
            }
        })?;
        self.rest = rest;
        Ok(Some(Tag { at, name, value }))
    }

    /// The next turn, number, mark or comment; `None` at the end of the text.
    fn token(&mut self) -> Result<Option<Token<'a>>, BadRecord> {
        self.skip_space();
        let at = self.at();
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        if let Some(inside) = behind(self.rest, '{') {
            let ends: fn(char) -> bool = match first {
                '{' => |c| c != '}',
                _ => |c| plain_char(c) != Some('}'),
            };
            let (text, rest) = span(inside, ends);
            self.rest = behind(rest, '}')
                .ok_or_else(|| self.error(at, "this comment `{…}` never closes"))?;
            return Ok(Some(Token {
                at,
                text,
                comment: true,
            }));
        }
        let (text, rest) = span(self.rest, |c| !is_space(c) && !is_sign(plain_char(c)));
        if text.is_empty() {
            let refused = match plain_char(first) {
                Some('(' | ')') => "variations `(…)` are not read here, only the turns of one game",
                Some('$') => "annotation glyphs (`$`) are not read here: use a comment `{…}`",
                Some(';') => "comments stand between braces `{…}`, not behind `;`",
                Some('[' | ']') => "tags come before the first turn",
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

    /// The result that `token` is, or begins: `1 – 0` is one too.
    fn mark(&mut self, token: &Token<'a>) -> Option<Mark> {
        let mut joined = plain(token.text);
        let mut ahead = *self;
        loop {
            let result = RESULTS.into_iter().find(|it| it.starts_with(&joined))?;
            if result.len() == joined.len() {
                *self = ahead;
                return Some(Mark {
                    at: token.at,
                    result,
                });
            }
            let next = ahead.token().ok()?.filter(|next| !next.comment)?;
            joined += &plain(next.text);
        }
    }
}

/// A character, by its code point where it is none that these texts are made of.
fn named(c: char) -> String {
    shorten(c.encode_utf8(&mut [0; 4]))
}

const fn is_sign(c: Option<char>) -> bool {
    matches!(c, Some('{' | '}' | '(' | ')' | '[' | ']' | ';' | '$'))
}

/// `12.`, `12...` or both glued to a turn: what remains behind the number. A bare number counts as a number too.
fn without_number(text: &str) -> &str {
    let (number, behind) = span(text, |c| plain_char(c).is_none_or(|c| c.is_ascii_digit()));
    let (dots, turn) = span(behind, |c| plain_char(c) == Some('.'));
    if number.is_empty() || dots.is_empty() && !behind.is_empty() {
        text
    } else {
        turn
    }
}

/// Of a record.
impl FromStr for Game {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Self, BadRecord> {
        Self::parse_with_rules(None, text)
    }
}

impl Game {
    /// Reads a record; where it has no `Rules` tag, `rules` stand in for it.
    ///
    /// # Errors
    /// [`BadRecord`] says where it breaks which rule.
    pub fn parse_with_rules(rules: Option<&str>, text: &str) -> Result<Self, BadRecord> {
        let mut reader = Reader { text, rest: text };
        let (mut game, result_tag) = read_tags(&mut reader, rules)?;
        let mark = read_turns(&mut reader, &mut game)?;
        check_end(&mut reader, &mut game, &mark)?;
        match result_tag {
            Some(tag) if tag.result != mark.result => {
                let what = format!(
                    "the tag Result says {}, the mark at the end {}",
                    tag.result, mark.result
                );
                Err(reader.error(tag.at, &what))
            }
            _ => Ok(game),
        }
    }
}

/// Reads all tags and sets the game up; with it the Result tag and its place.
fn read_tags(reader: &mut Reader, given: Option<&str>) -> Result<(Game, Option<Mark>), BadRecord> {
    let mut tags: Vec<Tag> = Vec::new();
    while let Some(tag) = reader.tag()? {
        tags.push(tag);
    }
    if let Some((name, at)) = twice(&tags) {
        return Err(reader.error(at, &format!("the tag {name} stands twice")));
    }
    let find = |wanted: &str| tags.iter().find(|tag| tag.name == wanted);
    let tag = find("Rules").map(|tag| (tag.at, tag.value.as_str()));
    let (at, named) = tag.or(given.map(|rules| (0, rules))).ok_or_else(|| {
        reader.error(
            reader.at(),
            "the tag `[Rules \"…\"]` is missing: a record begins with it",
        )
    })?;
    let rules = named
        .parse::<Rules>()
        .map_err(|error| reader.error_in_tag(at, &error.to_string()))?;
    let stand_in = tag.is_none();
    let start = match find("Position") {
        None => rules.start(),
        Some(tag) => Position::parse(&tag.value, rules.board())
            .map_err(|error| reader.error_in_tag(tag.at, &error.to_string()))?,
    };
    let result = match find("Result") {
        None => None,
        Some(tag) => {
            let result = result_of(&tag.value).ok_or_else(|| {
                let (said, allowed) = (shorten(&tag.value), RESULTS.join(", "));
                let what = format!("`{said}` is no Result: allowed are {allowed}");
                reader.error_in_tag(tag.at, &what)
            })?;
            Some(Mark { at: tag.at, result })
        }
    };
    let mut game = Game::of(rules, start);
    game.tags = tags.into_iter().map(|tag| (tag.name, tag.value)).collect();
    if stand_in {
        game.tags.insert(0, ("Rules".to_owned(), rules.to_string()));
    }
    Ok((game, result))
}

/// The result that a whole text is.
fn result_of(text: &str) -> Option<&'static str> {
    let mut reader = Reader { text, rest: text };
    let token = reader.token().ok()??;
    let mark = reader.mark(&token)?;
    reader.skip_space();
    reader.rest.is_empty().then_some(mark.result)
}

/// Plays the turns up to the mark at the end, which it returns.
fn read_turns(reader: &mut Reader, game: &mut Game) -> Result<Mark, BadRecord> {
    while let Some(token) = reader.token()? {
        if token.comment {
            game.comments.push((game.plies(), token.text.to_owned()));
            continue;
        }
        if let Some(mark) = reader.mark(&token) {
            return Ok(mark);
        }
        let turn = plain(without_number(token.text));
        if turn.is_empty() {
            continue;
        }
        let what = if let Some(outcome) = game.outcome() {
            format!("the game is over, {outcome}, and nothing may follow but the result")
        } else if game.turn().stage() != Stage::Start {
            let unfinished = game.turn().text();
            format!("the turn before it, {unfinished}, is unfinished, and only the last may be")
        } else if let Err(error) = game.play_turn(&turn) {
            error.to_string()
        } else {
            continue;
        };
        let half = game.plies() + usize::from(game.start().to_move() == Side::North);
        let at = token.at + token.text.len() - without_number(token.text).len();
        let turn = TurnAt {
            number: half / 2 + 1,
            side: game.turn().mover(),
            text: shorten(&turn),
        };
        return Err(BadRecord {
            turn: Some(turn),
            ..reader.error_within(at, |c| !is_space(c), &what)
        });
    }
    let what = format!(
        "the result is missing: a record ends in one of {}",
        RESULTS.join(", ")
    );
    Err(reader.error(reader.text.len(), &what))
}

/// Nothing follows the mark, and it agrees with the game; `1-0` and `0-1` in an open game are a resignation.
fn check_end(reader: &mut Reader, game: &mut Game, mark: &Mark) -> Result<(), BadRecord> {
    reader.skip_space();
    if !reader.rest.is_empty() {
        let what = format!("nothing may follow the result {}", mark.result);
        return Err(reader.error(reader.at(), &what));
    }
    let loser = match (mark.result, game.outcome()) {
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
            mark.result
        );
        return Err(reader.error(mark.at, &what));
    }
    game.play(Action::Resign(Some(loser)))
        .map_err(|error| reader.error(mark.at, &error.to_string()))
}
