//! Alpha-beta search as a machine that can be stopped after any node and taken up again.
//!
//! Principal variation search with a transposition table: the first turn of a position is searched with the open window, the others with an
//! empty one, and again if they prove better (<https://www.chessprogramming.org/Principal_Variation_Search>). The recursion is a stack of
//! `Frame`s, so that the caller decides when the machine works; what it finds depends on the nodes alone.

use super::bonus::candidates;
use super::evaluate::{BELIEVED, PROVEN, REPEATED, Score, WIN, Weights, evaluate};
use super::key::{key, mix};
use super::table::{Bound, TranspositionTable};
use super::turns::{gain, same_sowing, sown, turn_id};
use crate::rules::ruleset::Repeat;
use crate::rules::{Board, Position, Side, Turn};

/// Pits in the ring of a small board.
pub(super) const SMALL: u8 = 10;

/// Scores between `alpha` and `beta` are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// What is to be bettered.
    pub alpha: Score,
    /// What is good enough.
    pub beta: Score,
}

impl Window {
    /// All scores.
    pub const OPEN: Self = Self {
        alpha: -WIN - 1,
        beta: WIN + 1,
    };

    /// As the opponent sees it.
    const fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Only whether something is better than `alpha`.
    const fn emptied(self) -> Self {
        Self {
            alpha: self.alpha,
            beta: self.alpha + 1,
        }
    }

    const fn is_empty(self) -> bool {
        self.beta - self.alpha <= 1
    }
}

/// How the present child is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attempt {
    /// With an empty window.
    Scout,
    /// With the whole window.
    Full,
}

/// A position under search.
#[derive(Clone, Debug)]
struct Frame {
    turn: Turn,
    key: u64,
    depth: i8,
    window: Window,
    /// The window it was entered with.
    entered: Score,
    best: Score,
    best_id: u32,
    /// Who captured last before it; `None` if nobody has yet.
    last_capture: Option<Side>,
    /// Whether turns were left out.
    narrowed: bool,
    /// The turn the table thinks best.
    expected: u32,
    /// Sown turns still to come, the most promising last.
    options: Vec<(i32, Turn)>,
    /// Complete turns of the present option still to come, the most promising last.
    complete: Vec<Turn>,
    /// Turns begun so far.
    tried: u32,
    /// The turn being searched.
    child: Option<Turn>,
    attempt: Attempt,
    /// The best line from here.
    line: Vec<Turn>,
}

impl Frame {
    /// A frame to be filled in: its lists keep their room from one use to the next.
    fn blank(turn: Turn) -> Self {
        Self {
            turn,
            key: 0,
            depth: 0,
            window: Window::OPEN,
            entered: 0,
            best: 0,
            best_id: 0,
            last_capture: None,
            narrowed: false,
            expected: 0,
            options: Vec::new(),
            complete: Vec::new(),
            tried: 0,
            child: None,
            attempt: Attempt::Full,
            line: Vec::new(),
        }
    }

    /// Makes the next turn the child; false if there is none.
    fn next_child(&mut self, width: usize, positions: &mut u64) -> bool {
        if self.complete.is_empty() {
            let most = (0..self.options.len()).max_by_key(|&nth| self.options[nth].0);
            if let Some(most) = most {
                let (_, sown) = self.options.swap_remove(most);
                let looked = candidates(sown, width, &mut self.complete);
                self.narrowed |= looked.narrowed;
                *positions += looked.positions;
                self.expect();
            }
        }
        self.child = self.complete.pop();
        self.tried += 1;
        self.child.is_some()
    }

    /// Brings the turn that the table thinks best to the front of its siblings.
    fn expect(&mut self) {
        if self.expected == 0 || self.complete.len() < 2 {
            return;
        }
        let found = self
            .complete
            .iter()
            .position(|turn| turn_id(turn) == self.expected);
        if let Some(place) = found {
            let turn = self.complete.remove(place);
            self.complete.push(turn);
        }
    }
}

/// How a search goes about it: settings that make a weaker or a narrower opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// Among how many pits the bonus is chosen; 1: the largest.
    pub bonus_width: usize,
    /// How many captures in a row are followed beyond the depth of the search.
    pub capture_plies: i8,
    /// How far the judgement of a position may err, in scores.
    pub noise: Score,
    /// How many turns in a hundred are played without a thought.
    pub blunder_rate: u64,
    /// What errors and blunders depend on.
    pub seed: u64,
    /// What it believes makes a position good.
    pub weights: Weights,
}

/// The machine.
#[derive(Debug)]
pub struct AlphaBeta {
    frames: Vec<Frame>,
    height: usize,
    /// The line of the child heard last.
    tail: Vec<Turn>,
    /// Keys of the positions before the root since the last capture, the latest last.
    before: Vec<u64>,
    tuning: Tuning,
    /// Whether the board is so small that every bonus can be looked at: what is proven there is proven of all turns.
    small: bool,
    nodes: u64,
}

/// What a search of the root found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The score for the side to move at the root.
    pub score: Score,
    /// The best line; its first turn is the best turn.
    pub line: Vec<Turn>,
}

impl AlphaBeta {
    /// A machine at rest. `before` are the keys of the positions that led to the root since the last capture, the latest last.
    #[must_use]
    pub const fn new(board: Board, tuning: Tuning, before: Vec<u64>) -> Self {
        Self {
            frames: Vec::new(),
            height: 0,
            tail: Vec::new(),
            before,
            tuning,
            small: board.ring() <= SMALL,
            nodes: 0,
        }
    }

    /// Positions looked at so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Sets out to search these complete turns of `root`, the most promising last, to this depth; `narrowed`: there are more.
    pub fn set_out(
        &mut self,
        root: &Turn,
        start: &Position,
        last_capture: Option<Side>,
        turns: &[Turn],
        narrowed: bool,
        depth: i8,
    ) {
        self.height = 0;
        let frame = self.push(root, depth, Window::OPEN);
        frame.key = key(start);
        frame.last_capture = last_capture;
        frame.narrowed = narrowed;
        frame.complete.extend_from_slice(turns);
    }

    /// What the turns searched to the end so far amount to; `None` while there is no such turn.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        let root = self.frames.first()?;
        // While turns are still to come, or were left out, a loss is not proven.
        let unsure = root.narrowed || self.height > 0;
        let score = if unsure && root.best <= -PROVEN {
            -BELIEVED
        } else {
            root.best
        };
        (!root.line.is_empty()).then(|| Found {
            score,
            line: root.line.clone(),
        })
    }

    /// Looks at one more node, or a few that need no search; true once all turns of the root are searched.
    pub fn advance(&mut self, table: &mut TranspositionTable) -> bool {
        let Some(top) = self.height.checked_sub(1) else {
            return true;
        };
        let width = self.width(top);
        let frame = &mut self.frames[top];
        let mut value = if frame.next_child(width, &mut self.nodes) {
            frame.attempt = if frame.tried == 1 {
                Attempt::Full
            } else {
                Attempt::Scout
            };
            self.try_child(table)
        } else {
            Some(self.leave(table))
        };
        while let Some(score) = value {
            if self.height == 0 {
                return true;
            }
            value = self.hear(-score, table);
        }
        false
    }

    /// Bonus is chosen the more narrowly the less deep its fruits can be followed.
    fn width(&self, top: usize) -> usize {
        match self.frames[top].depth {
            _ if self.small && self.tuning.bonus_width > 1 => usize::MAX,
            ..=1 => 1,
            2 => self.tuning.bonus_width.min(3),
            _ => self.tuning.bonus_width,
        }
    }

    fn push(&mut self, turn: &Turn, depth: i8, window: Window) -> &mut Frame {
        if self.frames.len() == self.height {
            self.frames.push(Frame::blank(turn.clone()));
        }
        let frame = &mut self.frames[self.height];
        self.height += 1;
        frame.turn.clone_from(turn);
        frame.depth = depth;
        frame.window = window;
        frame.entered = window.alpha;
        frame.best = -WIN - 1;
        frame.best_id = 0;
        frame.narrowed = false;
        frame.expected = 0;
        frame.options.clear();
        frame.complete.clear();
        frame.tried = 0;
        frame.child = None;
        frame.line.clear();
        frame
    }

    /// Enters the child of the topmost frame; its score if that needs no search.
    fn try_child(&mut self, table: &TranspositionTable) -> Option<Score> {
        let frame = &self.frames[self.height - 1];
        let mut turn = frame.child.clone()?;
        let last_capture = if turn.captured() {
            Some(turn.mover())
        } else {
            frame.last_capture
        };
        let captured = turn.captured();
        turn.hand_on();
        let window = match frame.attempt {
            Attempt::Full => frame.window,
            Attempt::Scout => frame.window.emptied(),
        };
        let depth = frame.depth - 1;
        self.tail.clear();
        self.enter(&turn, depth, window.turned(), last_capture, captured, table)
    }

    fn enter(
        &mut self,
        turn: &Turn,
        depth: i8,
        window: Window,
        last_capture: Option<Side>,
        captured: bool,
        table: &TranspositionTable,
    ) -> Option<Score> {
        self.nodes += 1;
        let ply = self.ply();
        let lost = ply - WIN;
        if turn.candidates().is_empty() {
            return Some(lost);
        }
        if depth <= 0 {
            return self.settle(turn, depth, window, last_capture);
        }
        let key = key(turn.position());
        if !captured && self.occurred(key) {
            return Some(repeated(turn, last_capture));
        }
        let known = table.get(key);
        if let Some(entry) = known {
            let score = entry.score(ply);
            let holds = match entry.bound() {
                Bound::Exact => window.is_empty(),
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if holds && (i16::from(entry.depth) >= i16::from(depth) || score.abs() >= PROVEN) {
                return Some(score);
            }
        }
        let expected = known.map_or(0, |entry| entry.best);
        let frame = self.push(turn, depth, window);
        frame.key = key;
        frame.last_capture = last_capture;
        frame.expected = expected;
        let options = &mut frame.options;
        frame.narrowed = sown(turn, |option| {
            let order = if expected != 0 && same_sowing(turn_id(option), expected) {
                i32::MAX
            } else {
                i32::from(gain(turn, option))
            };
            options.push((order, option.clone()));
        });
        if options.is_empty() {
            self.height -= 1;
            return Some(lost);
        }
        None
    }

    /// Follows captures alone, until none is left that matters (quiescence search); who captures nothing is content with the guess.
    fn settle(
        &mut self,
        turn: &Turn,
        depth: i8,
        window: Window,
        last_capture: Option<Side>,
    ) -> Option<Score> {
        let guess = self.guess(turn);
        if guess >= window.beta || depth <= -self.tuning.capture_plies {
            return Some(guess);
        }
        let frame = self.push(turn, depth, window);
        frame.best = guess;
        frame.window.alpha = window.alpha.max(guess);
        frame.last_capture = last_capture;
        let options = &mut frame.options;
        sown(turn, |option| {
            if option.captured() {
                options.push((i32::from(gain(turn, option)), option.clone()));
            }
        });
        if options.is_empty() {
            self.height -= 1;
            return Some(guess);
        }
        None
    }

    /// Turns between the root and what comes next.
    fn ply(&self) -> Score {
        Score::try_from(self.height).unwrap_or(0)
    }

    fn guess(&self, turn: &Turn) -> Score {
        let score = evaluate(turn, &self.tuning.weights);
        if self.tuning.noise == 0 {
            return score;
        }
        let spread = u64::from(self.tuning.noise.unsigned_abs()) * 2 + 1;
        let error = mix(key(turn.position()) ^ self.tuning.seed) % spread;
        score + Score::try_from(error).unwrap_or(0) - self.tuning.noise
    }

    /// Whether the position has occurred with the same player to move, in the game or on the way to it.
    fn occurred(&self, key: u64) -> bool {
        let way = self
            .before
            .iter()
            .copied()
            .chain(self.frames[..self.height].iter().map(|frame| frame.key));
        way.rev().skip(1).step_by(2).any(|earlier| earlier == key)
    }

    /// The child of the topmost frame scores so; the frame's own score if that ends it.
    fn hear(&mut self, score: Score, table: &mut TranspositionTable) -> Option<Score> {
        let frame = &mut self.frames[self.height - 1];
        let window = frame.window;
        if frame.attempt == Attempt::Scout
            && score > window.alpha
            && score < window.beta
            && !window.is_empty()
        {
            frame.attempt = Attempt::Full;
            return self.try_child(table);
        }
        if score > frame.best {
            frame.best = score;
            if score > window.alpha
                && let Some(child) = &frame.child
            {
                frame.window.alpha = score;
                frame.best_id = turn_id(child);
                frame.line.clear();
                frame.line.push(child.clone());
                frame.line.append(&mut self.tail);
            }
        }
        (score >= window.beta).then(|| self.leave(table))
    }

    /// Ends the topmost frame: its score, for the side to move there.
    fn leave(&mut self, table: &mut TranspositionTable) -> Score {
        self.height -= 1;
        let ply = self.ply();
        let frame = &mut self.frames[self.height];
        // Where turns were left out a loss is not proven: one of them might have saved the game.
        if frame.narrowed && frame.best <= -PROVEN {
            frame.best = -BELIEVED;
        }
        let bound = match frame.best {
            best if best >= frame.window.beta => Bound::Lower,
            best if best <= frame.entered => Bound::Upper,
            _ => Bound::Exact,
        };
        if self.height > 0 && frame.depth > 0 {
            table.put(
                frame.key,
                ply,
                frame.depth.unsigned_abs(),
                frame.best,
                bound,
                frame.best_id,
            );
        }
        if self.height > 0 {
            std::mem::swap(&mut self.tail, &mut frame.line);
        }
        frame.best
    }
}

/// The score of a repeated position for the side to move: as if the game ended there (RULES 3, 4).
fn repeated(turn: &Turn, last_capture: Option<Side>) -> Score {
    let side = turn.mover();
    let stones = |side| turn.position().ring(side).total();
    if turn.rules().repeat() == Repeat::Draw {
        return 0;
    }
    let edge = i32::from(stones(side)) - i32::from(stones(side.other()));
    match (edge, last_capture.unwrap_or(Side::North) == side) {
        (1.., _) | (0, true) => REPEATED,
        _ => -REPEATED,
    }
}
