//! Stones and the side to move, and their text form (RULES 6).

use std::fmt;

use thiserror::Error;

use super::board::{Board, Pit, Side, shorten};
use super::plain::plain;
use super::ring::{MAX_STONES, Ring};

/// The stones on the board and the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    south: Ring,
    north: Ring,
    to_move: Side,
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadPosition {
    /// Not `ROWS SIDE`.
    #[error(
        "a position is four rows `4/3/2/1`, one space and the side to move, `s` or `n`; this is `{0}`"
    )]
    Form(String),
    /// Not four rows.
    #[error("a position has four rows between slashes, this has {0}")]
    Rows(usize),
    /// The two rings belong to boards of different widths.
    #[error("South's rows have {0} pits, North's {1}: both sides have the same")]
    Rings(u8, u8),
    /// A row is too long.
    #[error("row {row}: it has more pits than the board's {width}")]
    Long {
        /// The row of the picture.
        row: u8,
        /// How many pits the board has.
        width: u8,
    },
    /// A row is too short.
    #[error("row {row}: it has {pits} pits where the board has {width}")]
    Short {
        /// The row of the picture.
        row: u8,
        /// How many pits the text gives.
        pits: usize,
        /// How many the board has.
        width: u8,
    },
    /// A piece of a row is no count.
    #[error(
        "row {row}, place {place}: `{text}` is not a count of stones (as `3`) or a run of equal pits (as `0x4`)"
    )]
    Count {
        /// The row of the picture.
        row: u8,
        /// The piece's number in the row, from 1.
        place: usize,
        /// The piece.
        text: String,
    },
    /// A side holds too many stones.
    #[error("row {row}, place {place}: {side} would hold more than {MAX_STONES} stones")]
    TooMany {
        /// The row of the picture where the limit is passed.
        row: u8,
        /// The piece's number in the row, from 1.
        place: usize,
        /// The side.
        side: Side,
    },
}

/// A position of another board than the rules'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the rules play on rows of {rules} pits, the position has rows of {position}")]
pub struct WrongBoard {
    /// The width that the rules play on.
    pub rules: u8,
    /// The width of the position.
    pub position: u8,
}

impl Position {
    /// A position of two rings.
    ///
    /// # Errors
    /// [`BadPosition::Rings`] if they belong to different boards.
    pub fn new(south: Ring, north: Ring, to_move: Side) -> Result<Self, BadPosition> {
        let (ours, theirs) = (south.board().width(), north.board().width());
        if ours != theirs {
            return Err(BadPosition::Rings(ours, theirs));
        }
        Ok(Self::of(south, north, to_move))
    }

    /// A position of two rings of one board.
    pub(crate) fn of(south: Ring, north: Ring, to_move: Side) -> Self {
        debug_assert_eq!(south.board(), north.board());
        Self {
            south,
            north,
            to_move,
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The board it stands on.
    #[must_use]
    pub fn board(&self) -> Board {
        self.south.board()
    }

    /// Refuses a position that does not stand on this board.
    pub(super) fn check_board(&self, board: Board) -> Result<(), WrongBoard> {
        if self.board() == board {
            return Ok(());
        }
        Err(WrongBoard {
            rules: board.width(),
            position: self.board().width(),
        })
    }

    /// The stones of a side.
    #[must_use]
    pub const fn ring(&self, side: Side) -> &Ring {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }

    pub(super) const fn ring_mut(&mut self, side: Side) -> &mut Ring {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }

    /// The same stones with the other side to move.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.pass();
        self
    }

    pub(super) const fn pass(&mut self) {
        self.to_move = self.to_move.other();
    }

    /// The stones of a pit.
    #[must_use]
    pub fn stones(&self, pit: Pit) -> u8 {
        self.ring(pit.side).get(pit.index)
    }

    /// Reads a position of `board`.
    ///
    /// # Errors
    /// [`BadPosition`] names the row and the place.
    pub fn parse(text: &str, board: Board) -> Result<Self, BadPosition> {
        let text = plain(text);
        let form = || BadPosition::Form(shorten(&text));
        let (rows, side) = text.rsplit_once(' ').ok_or_else(form)?;
        let to_move = match side {
            "s" => Side::South,
            "n" => Side::North,
            _ => return Err(form()),
        };
        let rows: Vec<&str> = rows.split('/').collect();
        if rows.len() != 4 {
            return Err(BadPosition::Rows(rows.len()));
        }
        let mut position = Self::of(Ring::empty(board), Ring::empty(board), to_move);
        for (row, text) in (1..=4).rev().zip(rows) {
            position.read_row(row, text, board)?;
        }
        Ok(position)
    }

    fn read_row(&mut self, row: u8, text: &str, board: Board) -> Result<(), BadPosition> {
        let width = board.width();
        let mut pits = board.row(row);
        let mut filled = 0;
        for (place, piece) in (1..).zip(text.split(',')) {
            let (count, length) = read_run(piece).ok_or_else(|| BadPosition::Count {
                row,
                place,
                text: shorten(piece),
            })?;
            for _ in 0..length {
                let Some(pit) = pits.next() else {
                    return Err(BadPosition::Long { row, width });
                };
                filled += 1;
                let too_many = BadPosition::TooMany {
                    row,
                    place,
                    side: pit.side,
                };
                let ring = self.ring_mut(pit.side);
                let count = u8::try_from(count).map_err(|_| too_many.clone())?;
                ring.set(pit.index, count);
                if ring.total() > MAX_STONES {
                    return Err(too_many);
                }
            }
        }
        if filled < usize::from(width) {
            return Err(BadPosition::Short {
                row,
                pits: filled,
                width,
            });
        }
        Ok(())
    }
}

/// `3` is one pit of three stones, `0x4` four pits of none: a count and a length of at least one.
fn read_run(piece: &str) -> Option<(u32, u32)> {
    match piece.split_once('x') {
        None => Some((read_number(piece)?, 1)),
        Some((count, length)) => {
            Some((read_number(count)?, read_number(length)?)).filter(|&(_, length)| length > 0)
        }
    }
}

/// A number of plain digits without a leading zero; anything too large to matter counts as the largest.
fn read_number(text: &str) -> Option<u32> {
    let plain = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    plain.then(|| text.parse().unwrap_or(u32::MAX))
}

impl fmt::Display for Position {
    /// Every maximal run of two or more equal pits is joined.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (1..=4).rev() {
            let counts: Vec<u8> = self.board().row(row).map(|pit| self.stones(pit)).collect();
            for (nth, run) in counts.chunk_by(|a, b| a == b).enumerate() {
                if nth > 0 {
                    f.write_str(",")?;
                }
                match run {
                    [one] => write!(f, "{one}")?,
                    _ => write!(f, "{}x{}", run[0], run.len())?,
                }
            }
            f.write_str(if row > 1 { "/" } else { " " })?;
        }
        f.write_str(match self.to_move {
            Side::South => "s",
            Side::North => "n",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Position, BadPosition> {
        Position::parse(text, Board::new(3))
    }

    fn refusal(text: &str) -> String {
        read(text).expect_err(text).to_string()
    }

    #[test]
    fn rows_stand_from_the_top_each_left_to_right() {
        let position = read("1,2,3/4,5,6/7,8,9/10,11,12 n").expect("well formed");
        assert_eq!(position.ring(Side::South).stones(), [10, 11, 12, 9, 8, 7]);
        assert_eq!(position.ring(Side::North).stones(), [3, 2, 1, 4, 5, 6]);
        assert_eq!(position.to_move(), Side::North);
    }

    #[test]
    fn writers_join_every_run_and_readers_take_any_split() {
        let position = read("2x1,2,2/0x2,0x1/0,1,1x1/3,3,4 s").expect("well formed");
        assert_eq!(position.to_string(), "2x3/0x3/0,1x2/3x2,4 s");
    }

    #[test]
    fn a_position_reads_with_other_spaces_and_crosses() {
        let start = read("2x3/0x3/0x3/2x3 s");
        for text in [
            "2×3/0×3/0×3/2×3 s",
            " 2x3/0x3/0x3/2x3\u{a0} s\n",
            "２x3∕0x3⁄\u{200b}0x3/2x3 ｓ",
        ] {
            assert_eq!(read(text), start, "{text}");
        }
    }

    #[test]
    fn a_refusal_names_the_row_and_the_place() {
        assert_eq!(
            refusal("2x3/0x3/0x3/2x2 s"),
            "row 1: it has 2 pits where the board has 3"
        );
        assert_eq!(
            refusal("2x3/0x3/0x4/2x3 s"),
            "row 2: it has more pits than the board's 3"
        );
        assert_eq!(
            refusal("2x3/0x9999999999/0x3/2x3 s"),
            "row 3: it has more pits than the board's 3"
        );
        assert_eq!(
            refusal("2x3/0,q,0/0x3/2x3 s"),
            "row 3, place 2: `q` is not a count of stones (as `3`) or a run of equal pits (as `0x4`)"
        );
        assert_eq!(
            refusal("2x3/0x3/0x3/200x2,0 s"),
            "row 1, place 1: South would hold more than 255 stones"
        );
        assert_eq!(
            refusal("99999999999,0x2/0x3/0x3/0x3 s"),
            "row 4, place 1: North would hold more than 255 stones"
        );
        for form in ["", "2x3/0x3/0x3/2x3", "2x3/0x3/0x3/2x3 x"] {
            assert!(
                refusal(form).starts_with("a position is four rows"),
                "{form}"
            );
        }
        for piece in ["", "x", "0x", "x3", "0x0", "-1", "+1", "01", "1x2x3", "1 "] {
            assert!(
                refusal(&format!("{piece},0x2/0x3/0x3/2x3 s")).starts_with("row 4, place 1: `"),
                "{piece}"
            );
        }
        assert_eq!(
            refusal("0x3/0x3/0x3 s"),
            "a position has four rows between slashes, this has 3"
        );
    }

    #[test]
    fn a_side_may_hold_255_stones_and_no_more() {
        assert!(read("0x3/0x3/0x3/255,0,0 s").is_ok());
        assert!(read("0x3/0x3/0,1,0/255,0,0 s").is_err());
    }
}
