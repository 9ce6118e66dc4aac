//! A diagram in plain text: columns line up in a monospaced font, signs stand to both sides of a count.

use super::{Diagram, Sign};

impl Sign {
    const ALL: [Self; 6] = [
        Self::Start,
        Self::End,
        Self::Captured,
        Self::Taken,
        Self::Marked,
        Self::Head,
    ];

    /// What stands left and right of the count, and what that means.
    const fn text(self) -> (char, char, &'static str) {
        match self {
            Self::Start => ('[', ']', "start"),
            Self::End => ('>', '<', "end"),
            Self::Captured => ('x', 'x', "captured"),
            Self::Taken => ('-', '-', "taken"),
            Self::Marked => ('*', '*', "marked"),
            Self::Head => ('(', ')', "head"),
        }
    }
}

impl Diagram {
    /// The picture as lines of plain text: title, board with coordinates, and what the signs in it mean.
    #[must_use]
    pub fn text(&self) -> String {
        let board = self.board();
        let counts = (1..=4)
            .flat_map(|row| board.row(row))
            .map(|pit| self.position.stones(pit));
        let room = match counts.max() {
            Some(100..) => 3,
            Some(10..) => 2,
            _ if board.width() > 26 => 2,
            _ => 1,
        };
        let mut out = self.title();
        out.push_str("\n\n");
        let mut seen = Vec::new();
        for row in (1..=4).rev() {
            out.push(char::from(b'0' + row));
            out.push(' ');
            for pit in board.row(row) {
                let sign = self.sign(pit);
                seen.extend(sign);
                let (left, right, _) = sign.map_or((' ', ' ', ""), Sign::text);
                out.push(left);
                match self.position.stones(pit) {
                    0 => pad(&mut out, ".", room),
                    stones => pad(&mut out, &stones.to_string(), room),
                }
                out.push(right);
            }
            end_line(&mut out);
        }
        out.push_str("  ");
        for pit in board.row(1) {
            let name = board.name(pit);
            out.push(' ');
            pad(&mut out, name.trim_end_matches('1'), room);
            out.push(' ');
        }
        end_line(&mut out);
        let mut between = "\n";
        for sign in Sign::ALL.into_iter().filter(|sign| seen.contains(sign)) {
            let (left, right, meaning) = sign.text();
            out.push_str(between);
            out.extend([left, right, ' ']);
            out.push_str(meaning);
            between = "   ";
        }
        end_line(&mut out);
        out
    }
}

fn pad(out: &mut String, text: &str, room: usize) {
    out.extend(std::iter::repeat_n(' ', room.saturating_sub(text.len())));
    out.push_str(text);
}

/// Ends the line without blanks behind it.
fn end_line(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
    if !out.ends_with("\n\n") {
        out.push('\n');
    }
}
