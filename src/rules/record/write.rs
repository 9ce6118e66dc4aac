//! Writes a game as a record.

use std::fmt::Write as _;

use super::super::board::{Side, shorten};
use super::super::game::Game;
use super::BadTag;
use super::tags::is_tag_letter;

/// Given at once; each is compared with all others.
const MOST_TAGS: usize = 1000;

impl Game {
    /// The game as a record, with `tags` set or added; the end of the game counts, wherever one looks.
    ///
    /// # Errors
    /// [`BadTag`] if a tag has no proper name, runs over a line, or contradicts the game, or if there are too many.
    pub fn record(&self, tags: &[(String, String)]) -> Result<String, BadTag> {
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
        if let Some((name, _)) = tags.get(MOST_TAGS) {
            return Err(bad_tag(name, "at most 1000 tags are given at once"));
        }
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
