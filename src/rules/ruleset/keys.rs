//! The keys that vary a preset, and rules as text: read, written, explained.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::super::board::{Direction, WIDTHS, shorten};
use super::super::plain::plain;
use super::{Bonus, CaptureScope, Preset, Repeat, Rules};

/// A key of rules text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// Pits in a row.
    Width,
    /// What may be taken after a capture.
    Bonus,
    /// Heads a side.
    Heads,
    /// What a capture takes.
    Takes,
    /// Which way one sows.
    Direction,
    /// Whether the bonus spares heads.
    SafeHeads,
    /// What a repeated position means.
    Repeat,
}

impl Key {
    /// All keys in the order in which they are written.
    pub const ALL: [Self; 7] = [
        Self::Width,
        Self::Bonus,
        Self::Heads,
        Self::Takes,
        Self::Direction,
        Self::SafeHeads,
        Self::Repeat,
    ];

    /// The key's name in rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Width => "width",
            Self::Bonus => "bonus",
            Self::Heads => "heads",
            Self::Takes => "takes",
            Self::Direction => "direction",
            Self::SafeHeads => "safe-heads",
            Self::Repeat => "repeat",
        }
    }

    /// Every value the key may have.
    #[must_use]
    pub fn values(self) -> Vec<String> {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        match self {
            Self::Width => WIDTHS.map(|width| width.to_string()).collect(),
            Self::Bonus => words(&["0", "1", "2", "3", "4", "5", "equal"]),
            Self::Heads => words(&["0", "1", "2"]),
            Self::Takes => words(&["column", "inner"]),
            Self::Direction => words(&["ccw", "cw"]),
            Self::SafeHeads => words(&["no", "yes"]),
            Self::Repeat => words(&["judge", "draw"]),
        }
    }

    /// Where the key's rule stands: `RULES` sections, `M`, `S`, `seeds`, or `ruling` where tradition is silent.
    #[must_use]
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::Width => &["RULES 3", "RULES 4", "M", "S", "seeds"],
            Self::Bonus => &["RULES 3", "RULES 4", "M", "seeds"],
            Self::Heads => &["RULES 1", "RULES 3", "M", "seeds"],
            Self::Takes => &["RULES 3", "RULES 4", "S", "seeds"],
            Self::Direction => &["RULES 1", "RULES 3", "seeds"],
            Self::SafeHeads => &["RULES 3", "M"],
            Self::Repeat => &["RULES 3", "RULES 4", "ruling"],
        }
    }

    /// The allowed values as a message tells them.
    fn allowed(self) -> String {
        match self {
            Self::Width => format!("{} to {}", WIDTHS.start(), WIDTHS.end()),
            _ => self.values().join(", "),
        }
    }
}

/// Why a text is not rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadRules {
    /// Nothing was given.
    #[error("no rules given: a preset comes first, one of {}", preset_names())]
    Empty,
    /// The first word is no preset.
    #[error("unknown preset `{given}`: allowed are {}", preset_names(), given = .0)]
    Preset(String),
    /// A word after the preset is not `key=value` with a known key.
    #[error("unknown key `{given}`: allowed are {}, each as key=value", key_names(), given = .0)]
    Key(String),
    /// A key stands twice.
    #[error("the key `{}` stands twice: each may come once", .0.name())]
    Twice(Key),
    /// A value is not one of the key's.
    #[error("unknown value `{value}` for `{}`: allowed are {}", .key.name(), .key.allowed())]
    Value {
        /// The key.
        key: Key,
        /// What was given.
        value: String,
    },
}

fn preset_names() -> String {
    Preset::ALL.map(Preset::name).join(", ")
}

fn key_names() -> String {
    Key::ALL.map(Key::name).join(", ")
}

impl Rules {
    /// The value of a key, as text.
    #[must_use]
    pub fn get(&self, key: Key) -> String {
        let word = match key {
            Key::Width => return self.width.to_string(),
            Key::Heads => return self.heads.to_string(),
            Key::Bonus => match self.bonus {
                Bonus::Pits(pits) => return pits.to_string(),
                Bonus::Equal => "equal",
            },
            Key::Takes => match self.capture_scope {
                CaptureScope::Column => "column",
                CaptureScope::Inner => "inner",
            },
            Key::Direction => match self.direction {
                Direction::CounterClockwise => "ccw",
                Direction::Clockwise => "cw",
            },
            Key::SafeHeads => ["no", "yes"][usize::from(self.safe_heads)],
            Key::Repeat => match self.repeat {
                Repeat::Judge => "judge",
                Repeat::Draw => "draw",
            },
        };
        word.to_owned()
    }

    /// These rules with one key set from text.
    ///
    /// # Errors
    /// [`BadRules::Value`] if the key has no such value.
    pub fn with(mut self, key: Key, value: &str) -> Result<Self, BadRules> {
        let known = key.values().iter().position(|allowed| allowed == value);
        let nth = known
            .and_then(|nth| u8::try_from(nth).ok())
            .ok_or_else(|| BadRules::Value {
                key,
                value: shorten(value),
            })?;
        match key {
            Key::Width => self.width = WIDTHS.start() + nth,
            Key::Bonus => {
                self.bonus = if nth == 6 {
                    Bonus::Equal
                } else {
                    Bonus::Pits(nth)
                }
            }
            Key::Heads => self.heads = nth,
            Key::Takes => {
                self.capture_scope = [CaptureScope::Column, CaptureScope::Inner][usize::from(nth)];
            }
            Key::Direction => {
                self.direction =
                    [Direction::CounterClockwise, Direction::Clockwise][usize::from(nth)];
            }
            Key::SafeHeads => self.safe_heads = nth == 1,
            Key::Repeat => self.repeat = [Repeat::Judge, Repeat::Draw][usize::from(nth)],
        }
        Ok(self)
    }
}

impl fmt::Display for Rules {
    /// The preset, then the keys that differ from it in the order of RULES 5.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        let default = self.preset.rules();
        for key in Key::ALL {
            let value = self.get(key);
            if value != default.get(key) {
                write!(f, " {}={value}", key.name())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = BadRules;

    fn from_str(text: &str) -> Result<Self, BadRules> {
        let text = plain(text);
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        let name = words.next().ok_or(BadRules::Empty)?;
        let preset = Preset::ALL
            .into_iter()
            .find(|preset| preset.name() == name)
            .ok_or_else(|| BadRules::Preset(shorten(name)))?;
        let mut rules = preset.rules();
        let mut given = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let key = Key::ALL
                .into_iter()
                .find(|key| key.name() == name)
                .ok_or_else(|| BadRules::Key(shorten(name)))?;
            if given.contains(&key) {
                return Err(BadRules::Twice(key));
            }
            given.push(key);
            rules = rules.with(key, value)?;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_read_with_other_spaces_and_digits_and_name_what_is_strange() {
        assert_eq!(
            read(" tsoro\u{a0}width=8\n\tbonus\u{200b}=３ ").to_string(),
            "tsoro width=8 bonus=3"
        );
        assert!(refusal("tsor\u{3bf}").contains("`tsor[U+03BF]`"));
    }

    fn read(text: &str) -> Rules {
        text.parse().expect(text)
    }

    fn refusal(text: &str) -> String {
        text.parse::<Rules>().expect_err(text).to_string()
    }

    #[test]
    fn rules_are_written_in_the_tables_order_without_defaults() {
        assert_eq!(
            read("tsoro heads=1  bonus=3 width=8").to_string(),
            "tsoro width=8 bonus=3 heads=1"
        );
        assert_eq!(read("tsoro width=21 repeat=judge").to_string(), "tsoro");
        assert_eq!(
            read("tsoro-1964 safe-heads=no").to_string(),
            "tsoro-1964 safe-heads=no"
        );
    }

    #[test]
    fn every_value_of_every_key_round_trips_over_every_preset() {
        for preset in Preset::ALL {
            for key in Key::ALL {
                for value in key.values() {
                    let rules = preset.rules().with(key, &value).expect("an allowed value");
                    assert_eq!(rules.get(key), value);
                    assert_eq!(read(&rules.to_string()), rules);
                }
            }
        }
    }

    #[test]
    fn the_table_of_presets_holds() {
        let row = |key: Key| Preset::ALL.map(|preset| preset.rules().get(key)).join(" ");
        assert_eq!(row(Key::Width), "21 8 8 10");
        assert_eq!(row(Key::Bonus), "2 2 equal 1");
        assert_eq!(row(Key::Heads), "2 2 0 0");
        assert_eq!(row(Key::Takes), "column column inner column");
        assert_eq!(row(Key::Direction), "ccw ccw ccw ccw");
        assert_eq!(row(Key::SafeHeads), "no yes no no");
        assert_eq!(row(Key::Repeat), "judge judge draw draw");
    }

    #[test]
    fn a_single_head_starts_with_three_stones() {
        assert_eq!(
            read("tsoro width=8 heads=1").start().to_string(),
            "3,2x7/0x8/0x8/2x7,3 s"
        );
        assert_eq!(
            read("nsolo width=6 heads=1").start().to_string(),
            "3,2x5/0,2x5/2x5,0/2x5,3 s"
        );
    }

    #[test]
    fn a_refusal_names_what_was_given_and_what_is_allowed() {
        assert_eq!(
            refusal("bao"),
            "unknown preset `bao`: allowed are tsoro, tsoro-1964, nsolo, nsolo-1913"
        );
        assert_eq!(
            refusal("tsoro wide=8"),
            "unknown key `wide`: allowed are width, bonus, heads, takes, direction, safe-heads, repeat, each as key=value"
        );
        assert_eq!(
            refusal("tsoro width=2"),
            "unknown value `2` for `width`: allowed are 3 to 36"
        );
        assert_eq!(
            refusal("tsoro width=08"),
            "unknown value `08` for `width`: allowed are 3 to 36"
        );
        assert_eq!(
            refusal("tsoro bonus=6"),
            "unknown value `6` for `bonus`: allowed are 0, 1, 2, 3, 4, 5, equal"
        );
        assert_eq!(
            refusal("tsoro width=8 width=8"),
            "the key `width` stands twice: each may come once"
        );
        assert!(refusal("").starts_with("no rules given"));
        assert!(refusal("Tsoro").starts_with("unknown preset `Tsoro`"));
        assert!(refusal("tsoro width").starts_with("unknown value `` for `width`"));
    }
}
