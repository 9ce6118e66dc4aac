//! A diagram as SVG: no script, no style sheet, no font of its own; whole numbers only.

use super::{Diagram, Sown};
use crate::rules::{Pit, Side};

/// From pit to pit, and the room around the board.
const STEP: i32 = 40;
const LEFT: i32 = 44;
const TOP: i32 = 24;
/// Between the players' halves.
const RIVER: i32 = 10;
/// How far from the middle of its last pit an arrow ends.
const SHORT: i32 = 22;

const HEAD: &str = "\" role=\"img\"><title>";
const GROUND: &str = "</desc><defs><marker id=\"tsoro-tip\" viewBox=\"0 0 8 8\" refX=\"4\" refY=\"4\" markerWidth=\"13\" \
    markerHeight=\"13\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0l8 4-8 4z\" fill=\"#a94e28\"/></marker></defs>\
    <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#fbf5e9\"/>";
const NUMBERS: &str = "<g fill=\"#3a2a1c\" font-family=\"system-ui,sans-serif\" font-size=\"18\" text-anchor=\"middle\">";

impl Diagram {
    /// The picture as an SVG document, with a title and a description for those who do not see it.
    #[must_use]
    pub fn svg(&self) -> String {
        let board = self.board();
        let width = i32::from(board.width());
        let (wide, high) = (LEFT + width * STEP, TOP + 4 * STEP + RIVER);
        let mut out = String::with_capacity(8192);
        let numbers = [wide, high, wide, high];
        fill(
            &mut out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%\" height=\"%\" viewBox=\"0 0 % %",
            &numbers,
        );
        out.push_str(HEAD);
        out.push_str(&self.title());
        out.push_str("</title><desc>");
        self.describe(&mut out);
        out.push_str(GROUND);
        let river = TOP + (3 * STEP + RIVER) / 2;
        fill(
            &mut out,
            "<path d=\"M24 %H%\" stroke=\"#c9b79c\"/>",
            &[river, wide - 20],
        );
        out.push_str("<g fill=\"#fff\" stroke=\"#3a2a1c\" stroke-width=\"1.5\">");
        self.pits(&mut out);
        out.push_str("</g>");
        if let Some(sown) = &self.sown {
            self.arrow(&mut out, sown);
        }
        out.push_str(NUMBERS);
        self.numbers(&mut out);
        out.push_str("</g></svg>\n");
        out
    }

    /// The middle of a pit.
    fn middle(&self, pit: Pit) -> [i32; 2] {
        let (column, row) = self.board().place(pit);
        let river = if row < 3 { RIVER } else { 0 };
        [
            LEFT + i32::from(column) * STEP,
            TOP + i32::from(4 - row) * STEP + river,
        ]
    }

    /// What there is to see, in words.
    fn describe(&self, out: &mut String) {
        for row in (1..=4).rev() {
            fill(out, "Row %:", &[row.into()]);
            for pit in self.board().row(row) {
                fill(out, " %", &[self.position.stones(pit).into()]);
            }
            out.push_str(". ");
        }
        let Some(sown) = &self.sown else { return };
        let laps = i32::try_from(sown.laps).unwrap_or(i32::MAX);
        fill(out, if laps == 1 { "% lap" } else { "% laps" }, &[laps]);
        if let Some(&end) = sown.way.last() {
            out.push_str(" to ");
            out.push_str(&self.board().name(end));
        }
        for (words, pits) in [("; captured", &sown.captured), ("; taken", &sown.takes)] {
            for (nth, &(pit, stones)) in pits.iter().enumerate() {
                out.push_str(if nth == 0 { words } else { "," });
                out.push(' ');
                out.push_str(&self.board().name(pit));
                fill(out, " (%)", &[stones.into()]);
            }
        }
        out.push('.');
    }

    fn pits(&self, out: &mut String) {
        let all = (1..=4).flat_map(|row| self.board().row(row));
        for pit in all {
            let [x, y] = self.middle(pit);
            if self.rules.is_head(pit.index) {
                fill(
                    out,
                    "<circle cx=\"%\" cy=\"%\" r=\"18\" fill=\"none\" stroke-dasharray=\"2 3.65\"/>",
                    &[x, y],
                );
            }
            fill(out, "<circle cx=\"%\" cy=\"%\" r=\"15\"/>", &[x, y]);
            if self.marks.contains(&pit) {
                fill(
                    out,
                    "<path d=\"M% %h36v36h-36z\" fill=\"none\" stroke-width=\"3\"/>",
                    &[x - 18, y - 18],
                );
            }
        }
    }

    /// The start's rim, the way to the end, and crosses over what is captured.
    fn arrow(&self, out: &mut String, sown: &Sown) {
        let points: Vec<_> = sown.way.iter().map(|&pit| self.middle(pit)).collect();
        let (Some(&[x, y]), Some(&end)) = (points.first(), points.last()) else {
            return;
        };
        out.push_str("<g fill=\"none\" stroke=\"#a94e28\" stroke-width=\"3\">");
        fill(out, "<circle cx=\"%\" cy=\"%\" r=\"16\"/>", &[x, y]);
        for &(pit, _) in &sown.captured {
            let [x, y] = self.middle(pit);
            fill(
                out,
                "<path d=\"M% %l28 28m0-28l-28 28\"/>",
                &[x - 14, y - 14],
            );
        }
        out.push_str("<path stroke-opacity=\".55\" stroke-width=\"4\" stroke-linejoin=\"round\" marker-end=\"url(#tsoro-tip)\" d=\"");
        fill(out, "M% %", &[x, y]);
        let (inside, before) = if sown.laps == 1 {
            (&points[1..points.len() - 1], points[points.len() - 2])
        } else {
            // Along a row, bowed towards the middle of the board, so that it runs between the pits.
            let bow = match y {
                _ if y != end[1] => 0,
                _ if y < TOP + 2 * STEP => STEP,
                _ => -STEP,
            };
            let control = [i32::midpoint(x, end[0]), i32::midpoint(y, end[1]) + bow];
            fill(out, "Q% % ", &control);
            (&[][..], control)
        };
        for point in inside {
            fill(out, "L% %", point);
        }
        let (dx, dy) = (end[0] - before[0], end[1] - before[1]);
        let long = (dx * dx + dy * dy).isqrt().max(1);
        let tip = [end[0] - dx * SHORT / long, end[1] - dy * SHORT / long];
        fill(out, if sown.laps == 1 { "L% %" } else { "% %" }, &tip);
        out.push_str("\"/></g>");
    }

    /// Counts, on a ground of their own where a line runs below; what is taken, on a disc; coordinates, and a dot beside the mover's half.
    fn numbers(&self, out: &mut String) {
        let board = self.board();
        out.push_str("<g stroke=\"#fff\" stroke-width=\"4\" paint-order=\"stroke\">");
        for pit in (1..=4).flat_map(|row| board.row(row)) {
            let [x, y] = self.middle(pit);
            if let stones @ 1.. = self.position.stones(pit) {
                fill(
                    out,
                    "<text x=\"%\" y=\"%\">%</text>",
                    &[x, y + 6, stones.into()],
                );
            }
        }
        out.push_str("</g><g font-size=\"12\">");
        for pit in board.row(1) {
            let [x, y] = self.middle(pit);
            fill(out, "<text x=\"%\" y=\"%\">", &[x, y + 32]);
            out.push_str(board.name(pit).trim_end_matches('1'));
            out.push_str("</text>");
        }
        for row in 1..=4 {
            for pit in board.row(row).take(1) {
                let y = self.middle(pit)[1];
                fill(out, "<text x=\"12\" y=\"%\">%</text>", &[y + 4, row.into()]);
            }
        }
        for &(pit, stones) in self.sown.iter().flat_map(|sown| &sown.takes) {
            let [x, y] = self.middle(pit);
            fill(
                out,
                "<circle cx=\"%\" cy=\"%\" r=\"9\" fill=\"#a94e28\"/><text x=\"%\" y=\"%\" fill=\"#fff\">%</text>",
                &[x + 12, y - 12, x + 12, y - 8, stones.into()],
            );
        }
        let row = match self.position.to_move() {
            Side::South => 1,
            Side::North => 4,
        };
        if let Some(pit) = board.row(row).last() {
            let [x, y] = self.middle(pit);
            fill(out, "<circle cx=\"%\" cy=\"%\" r=\"4\"/>", &[x + 28, y]);
        }
        out.push_str("</g>");
    }
}

/// Puts `pattern`, each `%` of it replaced by the next number.
fn fill(out: &mut String, pattern: &str, numbers: &[i32]) {
    let mut numbers = numbers.iter();
    for piece in pattern.split_inclusive('%') {
        match (piece.strip_suffix('%'), numbers.as_slice()) {
            (Some(before), [number, ..]) => {
                out.push_str(before);
                out.push_str(&number.to_string());
                numbers.next();
            }
            _ => out.push_str(piece),
        }
    }
}
