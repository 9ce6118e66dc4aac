//! Reads the tags at the head of a record, `[Name "value"]`.

use std::collections::BinaryHeap;

use super::super::plain::{
    is_quote, is_single_quote, is_space, is_unseen, plain, plain_char, push, span,
};

/// A tag, and where it begins in the text.
pub(super) struct Tag {
    pub at: usize,
    pub name: String,
    pub value: String,
}

/// What is wrong with a tag, and the text from there on.
pub(super) enum Malformed<'a> {
    /// Something else was due.
    Here(&'a str),
    /// A quotation mark ends the value too early.
    Quote(&'a str),
}

pub(super) fn is_tag_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn is_blank(c: char) -> bool {
    is_unseen(c) || is_space(c) && !is_line_end(c)
}

const fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

/// The rest of a text that begins with a character which stands for `wanted`.
pub(super) fn behind(text: &str, wanted: char) -> Option<&str> {
    let mut chars = text.chars();
    let first = chars.next()?;
    (plain_char(first) == Some(wanted)).then_some(chars.as_str())
}

/// A tag behind its bracket: name, value, and the rest of the text.
pub(super) fn read_tag(text: &str) -> Result<(String, String, &str), Malformed<'_>> {
    let (name, text) = span(text, |c| {
        is_blank(c) || plain_char(c).is_some_and(is_tag_letter)
    });
    let name = plain(name);
    let mut chars = text.chars();
    let opening = chars.next().filter(|&c| is_quote(c));
    let named = !name.is_empty() && name.chars().all(is_tag_letter);
    let Some(opening) = opening.filter(|_| named) else {
        return Err(Malformed::Here(text));
    };
    let (mut value, rest) = read_value(chars.as_str(), opening)?;
    // Two apostrophes look like one quotation mark.
    let mut inside = value.chars();
    if [Some(opening), inside.next(), inside.next_back()]
        .into_iter()
        .all(|c| c.is_some_and(is_single_quote))
    {
        value = inside.as_str().to_owned();
    }
    if matches!(name.as_str(), "Rules" | "Position") {
        value = plain(&value);
    }
    Ok((name, value, rest))
}

/// What stands before the closing quote, escapes resolved, and the rest behind the bracket that follows it; a value does not run over a line.
///
/// What `"` opens, the first `"` closes. Any other quotation mark closes what it can where it stands before the bracket: elsewhere it may
/// be part of a name.
fn read_value(text: &str, opening: char) -> Result<(String, &str), Malformed<'_>> {
    let mut value = String::new();
    let mut other = None;
    let mut chars = text.chars();
    loop {
        let here = chars.as_str();
        let c = match chars.next() {
            Some('\\') => chars.next().filter(|&c| c == '\\' || is_quote(c)),
            Some(c) if is_quote(c) => {
                let (_, after) = span(chars.as_str(), is_blank);
                match behind(after, ']') {
                    Some(rest) if c == '"' || opening != '"' => return Ok((value, rest)),
                    Some(rest) if other.is_none() => {
                        other = Some((value.clone(), rest));
                        Some(c)
                    }
                    _ if c == '"' && opening == '"' => {
                        let ends = after.chars().next().is_none_or(is_line_end);
                        let quote = Malformed::Quote(here);
                        return other.ok_or(if ends { Malformed::Here(after) } else { quote });
                    }
                    _ => Some(c),
                }
            }
            c => c.filter(|&c| !is_line_end(c)),
        };
        match c {
            Some(c) => push(&mut value, c),
            None => return other.ok_or(Malformed::Here(here)),
        }
    }
}

/// A tag that stands twice. A heap brings equals together, since there may be very many.
pub(super) fn twice(tags: &[Tag]) -> Option<(&str, usize)> {
    let names = tags.iter().map(|Tag { at, name, .. }| (name.as_str(), *at));
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
