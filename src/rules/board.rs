//! The board: sides, rings of pits, and the pits' names (RULES 1).

use std::fmt::{self, Write as _};

use thiserror::Error;

use super::plain::push;

/// The smallest and the largest number of pits in a row.
pub const WIDTHS: std::ops::RangeInclusive<u8> = 3..=36;

/// Pits in the longest ring.
pub const MAX_RING: usize = 2 * 36;

/// A player, by the place at the board: South sits below and moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Below; its outer row is row 1.
    South,
    /// Above; its outer row is row 4.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}

/// Which way the stones go round a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the next higher index.
    CounterClockwise,
    /// To the next lower index.
    Clockwise,
}

/// A pit (*gomba*): its owner and its index in the owner's ring.
///
/// Indices run `0..width` along the outer row, left to right as the owner sees it, then `width..2 * width` along the inner row, right to left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pit {
    /// The owner.
    pub side: Side,
    /// The place in the owner's ring.
    pub index: u8,
}

/// A pit's name that does not name a pit of this board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no pit `{name}` on this board: pits are a1 to {last}")]
pub struct NoSuchPit {
    /// What was given, shortened if very long.
    pub name: String,
    /// The name of the board's last pit.
    pub last: String,
}

/// The geometry of a board of some width: four rows, two rings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    width: u8,
}

impl Board {
    /// A board of `width` pits a row.
    ///
    /// # Panics
    /// If `width` is not in [`WIDTHS`]; [`Rules`](super::Rules) never holds such a one.
    #[must_use]
    pub fn new(width: u8) -> Self {
        assert!(WIDTHS.contains(&width), "no board is {width} pits wide");
        Self { width }
    }

    /// Pits in a row.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Pits in a ring: two rows.
    #[must_use]
    pub const fn ring(self) -> u8 {
        2 * self.width
    }

    /// Whether a ring index lies in the inner row.
    #[must_use]
    pub const fn is_inner(self, index: u8) -> bool {
        index >= self.width
    }

    /// The opponent's inner pit that faces the inner pit `index`: an index of the opponent's ring.
    #[must_use]
    pub const fn facing(self, index: u8) -> u8 {
        3 * self.width - 1 - index
    }

    /// The outer pit behind the inner pit `index` in the picture, an index of the ring of that pit's own side.
    ///
    /// Seen from the capturing side: `behind(facing(i)) == i - width`.
    #[must_use]
    pub const fn behind(self, index: u8) -> u8 {
        2 * self.width - 1 - index
    }

    /// The pit's column in the picture, counted from the left, and its row, `1..=4` from below.
    #[must_use]
    pub const fn place(self, pit: Pit) -> (u8, u8) {
        let along = if self.is_inner(pit.index) {
            self.behind(pit.index)
        } else {
            pit.index
        };
        match (pit.side, self.is_inner(pit.index)) {
            (Side::South, false) => (along, 1),
            (Side::South, true) => (along, 2),
            (Side::North, true) => (self.width - 1 - along, 3),
            (Side::North, false) => (self.width - 1 - along, 4),
        }
    }

    /// The pit at a column and row of the picture.
    const fn at(self, column: u8, row: u8) -> Pit {
        match row {
            1 => Pit {
                side: Side::South,
                index: column,
            },
            2 => Pit {
                side: Side::South,
                index: self.behind(column),
            },
            3 => Pit {
                side: Side::North,
                index: self.width + column,
            },
            _ => Pit {
                side: Side::North,
                index: self.width - 1 - column,
            },
        }
    }

    /// The pits of a row of the picture (`1..=4` from below), left to right.
    pub fn row(self, row: u8) -> impl Iterator<Item = Pit> {
        (0..self.width).map(move |column| self.at(column, row))
    }

    /// The pit's name: column letters from the left, then the row, as in `c1` or `aa4`; `?` for a pit that this board does not have.
    #[must_use]
    pub fn name(self, pit: Pit) -> String {
        if pit.index >= self.ring() {
            return "?".to_owned();
        }
        let (column, row) = self.place(pit);
        let letter = |n: u8| char::from(b'a' + n % 26);
        match column {
            0..26 => format!("{}{row}", letter(column)),
            _ => format!("a{}{row}", letter(column)),
        }
    }

    /// The pit of that name.
    ///
    /// # Errors
    /// [`NoSuchPit`] if no pit of this board is called so.
    pub fn pit(self, name: &str) -> Result<Pit, NoSuchPit> {
        let column = |letters: &[u8]| match *letters {
            [a @ b'a'..=b'z'] => Some(a - b'a'),
            [b'a', a @ b'a'..=b'z'] => Some(26 + a - b'a'),
            _ => None,
        };
        let found = match name.as_bytes() {
            [letters @ .., row @ b'1'..=b'4'] => column(letters)
                .filter(|&column| column < self.width)
                .map(|column| self.at(column, row - b'0')),
            _ => None,
        };
        found.ok_or_else(|| NoSuchPit {
            name: shorten(name),
            last: self.name(self.at(self.width - 1, 4)),
        })
    }
}

/// At most the first 40 characters of what somebody gave us, for a message: what is not plain ASCII stands by its code point, `[U+00A0]`,
/// since it may look like something else, or like nothing.
pub(crate) fn shorten(text: &str) -> String {
    let mut short = String::new();
    for c in text.chars() {
        if short.len() >= 40 {
            short += "…";
            break;
        }
        match c {
            ' '..='~' => push(&mut short, c),
            _ => {
                let _ = write!(short, "[U+{:04X}]", u32::from(c));
            }
        }
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn south(index: u8) -> Pit {
        Pit {
            side: Side::South,
            index,
        }
    }

    fn north(index: u8) -> Pit {
        Pit {
            side: Side::North,
            index,
        }
    }

    #[test]
    fn pits_are_named_by_their_place_in_the_picture() {
        let board = Board::new(8);
        assert_eq!(board.name(south(0)), "a1");
        assert_eq!(board.name(south(15)), "a2");
        assert_eq!(board.name(north(0)), "h4");
        assert_eq!(board.name(north(8)), "a3");
        assert_eq!(Board::new(36).name(south(26)), "aa1");
        assert_eq!(Board::new(36).name(south(35)), "aj1");
    }

    #[test]
    fn every_pit_is_found_by_its_name() {
        for width in WIDTHS {
            let board = Board::new(width);
            for side in Side::BOTH {
                for index in 0..board.ring() {
                    let pit = Pit { side, index };
                    assert_eq!(board.pit(&board.name(pit)), Ok(pit));
                }
            }
        }
    }

    #[test]
    fn names_of_other_boards_are_refused_by_name() {
        for name in ["", "a", "1", "a0", "a5", "i1", "aa1", "A1", "a11", "ba1"] {
            assert_eq!(Board::new(8).pit(name).unwrap_err().name, name);
        }
    }

    #[test]
    fn what_a_message_repeats_is_short_and_shows_what_cannot_be_seen() {
        assert_eq!(shorten("tsoro\u{a0}width=8"), "tsoro[U+00A0]width=8");
        assert_eq!(shorten("\u{430}1\u{202e}"), "[U+0430]1[U+202E]");
        assert_eq!(shorten(&"a".repeat(40)), "a".repeat(40));
        assert_eq!(shorten(&"a".repeat(41)), "a".repeat(40) + "…");
        assert!(shorten(&"\u{10ffff}".repeat(1000)).len() < 60);
    }

    #[test]
    fn facing_pits_share_a_column_and_the_pit_behind_too() {
        for width in WIDTHS {
            let board = Board::new(width);
            for index in width..board.ring() {
                let column = board.place(south(index)).0;
                assert_eq!(board.place(north(board.facing(index))), (column, 3));
                assert_eq!(
                    board.place(north(board.behind(board.facing(index)))),
                    (column, 4)
                );
                assert_eq!(board.behind(board.facing(index)), index - width);
            }
        }
    }
}
