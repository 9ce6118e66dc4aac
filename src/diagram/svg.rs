//! A diagram as SVG: no script, no style sheet, no font of its own; whole numbers only.

use super::{Diagram, Sown};
use crate::rules::action::PitStones;
use crate::rules::{Pit, Side};

/// From pit to pit, and the room around the board.
const STEP: i32 = 40;
const LEFT: i32 = 44;
const TOP: i32 = 24;
/// Between the players' halves.
const RIVER: i32 = 10;
/// How far from the middle of its last pit an arrow ends.
const SHORT: i32 = 22;

/// Halfway between the inner rows.
const MIDDLE: i32 = TOP + STEP + STEP / 2 + RIVER / 2;
const HIGH: i32 = TOP + 4 * STEP + RIVER;

const OPENING: &str = "<svg xmlns='http://www.w3.org/2000/svg' width='%' height='%' viewBox='0 0 % %' role='img'><title>";
const GROUND: &str = "</desc><defs><marker id='tsoro-tip' viewBox='0 0 8 8' refX='4' refY='4' markerWidth='13' \
    markerHeight='13' markerUnits='userSpaceOnUse' orient='auto'><path d='M0 0l8 4-8 4z' fill='#a94e28'/></marker></defs>\
    <rect width='100%' height='100%' rx='8' fill='#fbf5e9'/>";
const RIVER_LINE: &str =
    "<path d='M24 %H%' stroke='#c9b79c'/><g fill='#fff' stroke='#3a2a1c' stroke-width='1.5'>";
const WAY: &str = "<path stroke-opacity='.55' stroke-width='4' stroke-linejoin='round' marker-end='url(#tsoro-tip)' d='M% %";
/// Counts have a ground of their own where a line runs below.
const COUNTS: &str = "</g><g fill='#3a2a1c' font-family='system-ui,sans-serif' font-size='18' text-anchor='middle'>\
    <g stroke='#fff' stroke-width='4' paint-order='stroke'>";
const COORDINATES: &str = "</g><g font-size='12'>";
/// A dot beside the half of the side to move.
const CLOSING: &str = "<circle cx='%' cy='%' r='4'/></g></g></svg>\n";

impl Diagram {
    /// The picture as an SVG document, with a title and a description for those who do not see it.
    #[must_use]
    pub fn svg(&self) -> String {
        let board = self.board();
        let mut told = String::new();
        let mut pits = String::new();
        let mut counts = String::new();
        let mut coordinates = String::new();
        for row in (1..=4).rev() {
            fill(&mut told, "Row %:", &[row.into()]);
            for pit in board.row(row) {
                let [x, y] = self.middle(pit);
                let stones = self.position.stones(pit).into();
                fill(&mut told, " %", &[stones]);
                self.pit(&mut pits, pit, [x, y]);
                if stones > 0 {
                    fill(
                        &mut counts,
                        "<text x='%' y='%'>%</text>",
                        &[x, y + 6, stones],
                    );
                }
                if x == LEFT {
                    fill(
                        &mut coordinates,
                        "<text x='12' y='%'>%</text>",
                        &[y + 4, row.into()],
                    );
                }
                if row == 1 {
                    fill(&mut coordinates, "<text x='%' y='%'>", &[x, y + 32]);
                    fill(&mut coordinates, board.name(pit).trim_end_matches('1'), &[]);
                    fill(&mut coordinates, "</text>", &[]);
                }
            }
            fill(&mut told, ". ", &[]);
        }
        let (mut arrow, mut taken) = (String::new(), String::new());
        if let Some(sown) = &self.sown {
            self.tell(&mut told, sown);
            self.arrow(&mut arrow, sown);
            self.taken(&mut taken, sown);
        }
        let wide = LEFT + i32::from(board.width()) * STEP;
        let mover = match self.position.to_move() {
            Side::South => TOP + 3 * STEP + RIVER,
            Side::North => TOP,
        };
        fill(&mut taken, CLOSING, &[wide - 12, mover]);
        let mut svg = String::new();
        fill(&mut svg, OPENING, &[wide, HIGH, wide, HIGH]);
        let title = self.title();
        for part in [&title, "</title><desc>", &told, GROUND] {
            fill(&mut svg, part, &[]);
        }
        fill(&mut svg, RIVER_LINE, &[MIDDLE, wide - 20]);
        for part in [
            &pits,
            &arrow,
            COUNTS,
            &counts,
            COORDINATES,
            &coordinates,
            &taken,
        ] {
            fill(&mut svg, part, &[]);
        }
        svg
    }

    /// The middle of a pit.
    #[inline(never)]
    fn middle(&self, pit: Pit) -> [i32; 2] {
        let (column, row) = self.board().place(pit);
        let river = if row < 3 { RIVER } else { 0 };
        [
            LEFT + i32::from(column) * STEP,
            TOP + i32::from(4 - row) * STEP + river,
        ]
    }

    #[inline(never)]
    fn pit(&self, out: &mut String, pit: Pit, [x, y]: [i32; 2]) {
        if self.rules.is_head(pit.index) {
            fill(
                out,
                "<circle cx='%' cy='%' r='18' fill='none' stroke-dasharray='2 3.65'/>",
                &[x, y],
            );
        }
        fill(out, "<circle cx='%' cy='%' r='15'/>", &[x, y]);
        if self.marks.contains(&pit) {
            fill(
                out,
                "<path d='M% %h36v36h-36z' fill='none' stroke-width='3'/>",
                &[x - 18, y - 18],
            );
        }
    }

    /// The turn in words.
    #[inline(never)]
    fn tell(&self, out: &mut String, sown: &Sown) {
        let laps = i32::try_from(sown.laps).unwrap_or(i32::MAX);
        fill(
            out,
            if laps == 1 { "% lap to " } else { "% laps to " },
            &[laps],
        );
        fill(out, &self.board().name(sown.end), &[]);
        self.list(out, "; captured", &sown.captured);
        self.list(out, "; taken", &sown.takes);
        fill(out, ".", &[]);
    }

    #[inline(never)]
    fn list(&self, out: &mut String, mut before: &str, pits: &[PitStones]) {
        for &PitStones { pit, stones } in pits {
            for part in [before, " ", &self.board().name(pit)] {
                fill(out, part, &[]);
            }
            fill(out, " (%)", &[stones.into()]);
            before = ",";
        }
    }

    /// The start's rim, crosses over what is captured, and the way to the end.
    #[inline(never)]
    fn arrow(&self, out: &mut String, sown: &Sown) {
        let start = self.middle(sown.start);
        let end = self.middle(sown.end);
        fill(
            out,
            "<g fill='none' stroke='#a94e28' stroke-width='3'><circle cx='%' cy='%' r='16'/>",
            &start,
        );
        for &PitStones { pit, .. } in &sown.captured {
            let [x, y] = self.middle(pit);
            fill(out, "<path d='M% %l28 28m0-28l-28 28'/>", &[x - 14, y - 14]);
        }
        fill(out, WAY, &start);
        let mut before = start;
        if sown.laps == 1 {
            for &pit in &sown.between {
                before = self.middle(pit);
                fill(out, "L% %", &before);
            }
            fill(out, "L", &[]);
        } else {
            before = bow(start, end);
            fill(out, "Q% % ", &before);
        }
        let (dx, dy) = (end[0] - before[0], end[1] - before[1]);
        let long = (dx * dx + dy * dy).isqrt().max(1);
        let tip = [end[0] - dx * SHORT / long, end[1] - dy * SHORT / long];
        fill(out, "% %'/></g>", &tip);
    }

    /// What is taken, each number on a disc at its pit's corner.
    #[inline(never)]
    fn taken(&self, out: &mut String, sown: &Sown) {
        for &PitStones { pit, stones } in &sown.takes {
            let [x, y] = self.middle(pit);
            let [x, y] = [x + 12, y - 12];
            fill(
                out,
                "<circle cx='%' cy='%' r='9' fill='#a94e28'/><text x='%' y='%' fill='#fff'>%</text>",
                &[x, y, x, y + 4, stones.into()],
            );
        }
    }
}

/// Where an arrow from start to end bends: along a row towards the middle of the board, so that it runs between the pits.
fn bow([x, y]: [i32; 2], end: [i32; 2]) -> [i32; 2] {
    let bow = match y {
        _ if y != end[1] => 0,
        _ if y < TOP + 2 * STEP => STEP,
        _ => -STEP,
    };
    [i32::midpoint(x, end[0]), i32::midpoint(y, end[1]) + bow]
}

/// Puts `pattern`, each `%` of it replaced by the next number. Everything drawn goes through here: that keeps the code small.
#[inline(never)]
pub(super) fn fill(out: &mut String, pattern: &str, numbers: &[i32]) {
    let mut numbers = numbers.iter();
    for byte in pattern.bytes() {
        match (byte, numbers.as_slice()) {
            (b'%', [number, ..]) => {
                out.push_str(&number.to_string());
                numbers.next();
            }
            _ => out.push(char::from(byte)),
        }
    }
}
