//! A plain generator of turns, written from RULES alone: rows of numbers, every state of a sowing remembered, every choice tried, nothing shared with
//! the engine.
#![allow(dead_code)] // each test uses its own part

use std::collections::HashSet;

/// A game as RULES 3 and 4 tell it.
#[derive(Clone, Copy)]
pub struct Game {
    pub width: usize,
    pub heads: usize,
    /// Whole pits, or as many single stones as were captured.
    pub bonus: Option<usize>,
    pub takes_column: bool,
    pub clockwise: bool,
    pub safe_heads: bool,
}

pub const TSORO: Game = Game {
    width: 21,
    heads: 2,
    bonus: Some(2),
    takes_column: true,
    clockwise: false,
    safe_heads: false,
};

pub const NSOLO: Game = Game {
    width: 8,
    heads: 0,
    bonus: None,
    takes_column: false,
    clockwise: false,
    safe_heads: false,
};

/// The stones of the side to move and of the other, in ring order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub own: Vec<u32>,
    pub other: Vec<u32>,
}

impl Game {
    pub fn is_head(&self, pit: usize) -> bool {
        pit < self.width && pit + self.heads >= self.width
    }

    fn next(&self, pit: usize) -> usize {
        let ring = 2 * self.width;
        (pit + if self.clockwise { ring - 1 } else { 1 }) % ring
    }

    /// RULES 2.1, but for endless sowings.
    fn may_lift(&self, board: &Board, pit: usize) -> bool {
        match board.own[pit] {
            0 => false,
            1 => board.own.iter().all(|&stones| stones < 2) && board.own[self.next(pit)] == 0,
            _ => true,
        }
    }

    /// Sows from `pit` to the end (`false`) or to a head (`true`); `None` if that never comes (RULES 2.2 to 2.6). `seen` holds the
    /// head landings of the turn so far.
    fn sow(
        &self,
        own: &mut [u32],
        mut pit: usize,
        seen: &HashSet<(Vec<u32>, usize)>,
    ) -> Option<(usize, bool)> {
        let mut states = HashSet::new();
        loop {
            if !states.insert((own.to_vec(), pit)) {
                return None;
            }
            let hand = std::mem::take(&mut own[pit]);
            for _ in 0..hand {
                pit = self.next(pit);
                own[pit] += 1;
            }
            if own[pit] == 1 {
                return Some((pit, false));
            }
            if seen.contains(&(own.to_vec(), pit)) {
                return None;
            }
            if self.is_head(pit) {
                return Some((pit, true));
            }
        }
    }

    /// The boards after every complete turn, a board for each turn text, seen from the player whose turn is next.
    pub fn turns(&self, board: &Board) -> Vec<Board> {
        let mut found = Vec::new();
        for pit in (0..2 * self.width).filter(|&pit| self.may_lift(board, pit)) {
            let mut now = board.clone();
            let mut heads = HashSet::from([(now.own.clone(), pit)]);
            let mut landing = self.sow(&mut now.own, pit, &heads);
            while let Some((head, true)) = landing {
                found.push(now.clone());
                heads.insert((now.own.clone(), head));
                landing = self.sow(&mut now.own, head, &heads);
            }
            if let Some((end, false)) = landing {
                self.capture(now, end, &mut found);
            }
        }
        for board in &mut found {
            std::mem::swap(&mut board.own, &mut board.other);
        }
        found
    }

    /// RULES 2.5, 3, 4.
    fn capture(&self, mut board: Board, end: usize, found: &mut Vec<Board>) {
        let ring = 2 * self.width;
        if end < self.width || board.other[self.width + ring - 1 - end] == 0 {
            return found.push(board);
        }
        let (facing, behind) = (self.width + ring - 1 - end, end - self.width);
        let mut captured = std::mem::take(&mut board.other[facing]);
        if self.takes_column {
            captured += std::mem::take(&mut board.other[behind]);
        }
        match self.bonus {
            Some(pits) => self.take_pits(&board, 0, pits, found),
            None => self.take_stones(&board, 0, captured, found),
        }
    }

    /// Up to this many whole pits, of `first` and those after it.
    fn take_pits(&self, board: &Board, first: usize, pits: usize, found: &mut Vec<Board>) {
        found.push(board.clone());
        for pit in first..2 * self.width {
            if pits > 0 && board.other[pit] > 0 && !(self.safe_heads && self.is_head(pit)) {
                let mut taken = board.clone();
                taken.other[pit] = 0;
                self.take_pits(&taken, pit + 1, pits - 1, found);
            }
        }
    }

    /// Up to so many single stones, of `first` and the pits after it.
    fn take_stones(&self, board: &Board, first: usize, stones: u32, found: &mut Vec<Board>) {
        found.push(board.clone());
        for pit in first..2 * self.width {
            for taken in 1..=stones.min(board.other[pit]) {
                let mut after = board.clone();
                after.other[pit] -= taken;
                self.take_stones(&after, pit + 1, stones - taken, found);
            }
        }
    }

    pub fn count(&self, board: &Board, depth: u32) -> u64 {
        let turns = self.turns(board);
        match depth {
            1 => turns.len() as u64,
            _ => turns.iter().map(|after| self.count(after, depth - 1)).sum(),
        }
    }

    pub fn start(&self, stones: impl Fn(usize) -> u32) -> Board {
        let ring: Vec<u32> = (0..2 * self.width).map(stones).collect();
        Board {
            own: ring.clone(),
            other: ring,
        }
    }
}
