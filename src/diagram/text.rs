//! A diagram in plain text: columns line up in a monospaced font, signs stand to both sides of a count.

use super::Diagram;
use super::svg::fill;
use crate::rules::Side;

/// What stands left of a count, what right, and what that means; in the order of [`Sign`](super::Sign).
const SIGNS: [[&str; 3]; 6] = [
    ["[", "]", " start"],
    [">", "<", " end"],
    ["x", "x", " captured"],
    ["-", "-", " taken"],
    ["*", "*", " marked"],
    ["(", ")", " head"],
];

impl Diagram {
    /// The picture as lines of plain text: title, board with coordinates, and what the signs in it mean.
    #[must_use]
    pub fn text(&self) -> String {
        let board = self.board();
        let room = self.room();
        let mut seen = [false; SIGNS.len()];
        let mut out = self.title();
        fill(&mut out, "\n", &[]);
        for row in (0..=4).rev() {
            fill(
                &mut out,
                if row > 0 { "\n% " } else { "\n  " },
                &[row.into()],
            );
            for pit in board.row(row.max(1)) {
                let mut text = String::new();
                let mut sign = None;
                match self.position.stones(pit) {
                    _ if row == 0 => fill(&mut text, board.name(pit).trim_end_matches('1'), &[]),
                    0 => fill(&mut text, ".", &[]),
                    stones => fill(&mut text, "%", &[stones.into()]),
                }
                if row > 0 {
                    sign = self.sign(pit);
                }
                let [left, right, _] = match sign {
                    None => [" "; 3],
                    Some(sign) => {
                        seen[sign as usize] = true;
                        SIGNS[sign as usize]
                    }
                };
                fill(&mut out, left, &[]);
                for _ in text.len()..room {
                    fill(&mut out, " ", &[]);
                }
                fill(&mut out, &text, &[]);
                fill(&mut out, right, &[]);
            }
            if out.ends_with(' ') {
                out.truncate(out.len() - 1);
            }
        }
        fill(&mut out, "\n", &[]);
        let mut before = "\n";
        for (sign, seen) in SIGNS.iter().zip(seen) {
            if seen {
                for part in [before].iter().chain(sign) {
                    fill(&mut out, part, &[]);
                }
                before = "   ";
            }
        }
        if before != "\n" {
            fill(&mut out, "\n", &[]);
        }
        out
    }

    /// The characters of the longest count or letter.
    fn room(&self) -> usize {
        let holds = |stones| {
            let any = |side| {
                self.position
                    .ring(side)
                    .stones()
                    .iter()
                    .any(|&n| n >= stones)
            };
            Side::BOTH.into_iter().any(any)
        };
        if holds(100) {
            3
        } else if holds(10) || self.board().width() > 26 {
            2
        } else {
            1
        }
    }
}
