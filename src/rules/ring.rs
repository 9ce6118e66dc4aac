//! The stones of one side, and sets of its pits.

use std::hash::{Hash, Hasher};

use wide::u8x16;

use super::board::{Board, MAX_RING};
use super::ruleset::Direction;

/// Pits that are looked at together.
const LANES: usize = 16;

/// The stones of one side, by ring index.
///
/// Which pits hold stones, and which two or more, is kept beside the counts: every turn asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// Those past the ring's end stay empty.
    stones: [u8; MAX_RING.next_multiple_of(LANES)],
    len: u8,
    occupied: Pits,
    heaps: Pits,
}

impl Ring {
    /// A ring of `board` without a stone.
    #[must_use]
    pub fn empty(board: Board) -> Self {
        Self {
            stones: [0; _],
            len: board.ring(),
            occupied: Pits::default(),
            heaps: Pits::default(),
        }
    }

    /// The board it belongs to.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.len / 2)
    }

    /// The stones of each pit, in ring order.
    #[must_use]
    pub fn pits(&self) -> &[u8] {
        &self.stones[..usize::from(self.len)]
    }

    /// The stones of one pit.
    #[must_use]
    #[inline]
    pub fn get(&self, index: u8) -> u8 {
        self.stones[usize::from(index)]
    }

    /// The pits that hold a stone.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Pits {
        self.occupied.clone()
    }

    /// The pits that hold two stones or more.
    #[must_use]
    #[inline]
    pub fn heaps(&self) -> Pits {
        self.heaps.clone()
    }

    /// The occupied pits whose next pit in sowing direction is empty.
    #[must_use]
    #[inline]
    pub(super) fn before_empty(&self, direction: Direction) -> Pits {
        let Pits(occupied) = self.occupied;
        let last = self.len - 1;
        let wraps = |pit, end| if self.get(pit) > 0 { bit(end) } else { 0 };
        let before_occupied = match direction {
            Direction::CounterClockwise => occupied >> 1 | wraps(0, last),
            Direction::Clockwise => occupied << 1 | wraps(last, 0),
        };
        Pits(occupied & !before_occupied)
    }

    /// All stones of the side.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.pits().iter().copied().map(u16::from).sum()
    }

    /// Puts so many stones into a pit, instead of those that lie there.
    #[inline]
    pub(super) fn set(&mut self, index: u8, stones: u8) {
        self.stones[usize::from(index)] = stones;
        self.occupied.put(index, stones >= 1);
        self.heaps.put(index, stones >= 2);
    }

    /// Lifts the `hand` of stones that lies in the pit `from` and sows it into the pits that follow, each `step` indices on, around the ring; returns
    /// the pit of the last stone, and how many lie there then. A lap longer than the ring fills its own origin like any other pit (RULES 2.2).
    ///
    /// The sets of pits stay as they were, since most laps have another after them: [`mark`](Self::mark) at the end.
    #[inline]
    pub(super) fn sow(&mut self, from: u8, hand: u8, step: u8) -> (u8, u8) {
        self.stones[usize::from(from)] = 0;
        let (hand, mut count) = if hand < self.len {
            (hand, 0)
        } else {
            self.sow_rounds(from, hand)
        };
        let mut at = from;
        for _ in 0..hand {
            at += step;
            if at >= self.len {
                at -= self.len;
            }
            let pit = &mut self.stones[usize::from(at)];
            *pit += 1;
            count = *pit;
        }
        (at, count)
    }

    /// Sows whole rounds, a stone to each pit; returns the rest of the hand, and how many stones lie in `from` then.
    #[cold]
    fn sow_rounds(&mut self, from: u8, hand: u8) -> (u8, u8) {
        for pit in &mut self.stones[..usize::from(self.len)] {
            *pit += hand / self.len;
        }
        (hand % self.len, self.get(from))
    }

    /// Takes back that many laps, the last of whose stones fell into `at`, and returns the pit the first of them was lifted from.
    ///
    /// A lap is taken back from pit to pit, a stone from each; where a pit is empty when its turn comes, it was lifted.
    #[cold]
    pub(super) fn unsow(&mut self, at: u8, laps: u32, step: u8) -> u8 {
        let back = self.len - step;
        let mut from = at;
        for _ in 0..laps {
            let mut hand = 0;
            while self.get(from) > 0 {
                self.stones[usize::from(from)] -= 1;
                hand += 1;
                from += back;
                if from >= self.len {
                    from -= self.len;
                }
            }
            self.stones[usize::from(from)] = hand;
        }
        self.mark();
        from
    }

    /// Finds anew which pits hold stones, and which two or more.
    #[inline]
    pub(super) fn mark(&mut self) {
        let lanes = &self.stones.as_chunks::<LANES>().0[..usize::from(self.len).div_ceil(LANES)];
        let (mut occupied, mut heaps) = (0, 0);
        for counts in lanes.iter().rev().map(|&counts| u8x16::new(counts)) {
            let at_least = |stones| {
                counts
                    .simd_eq(counts.max(u8x16::splat(stones)))
                    .to_bitmask()
            };
            occupied = occupied << LANES | u128::from(at_least(1));
            heaps = heaps << LANES | u128::from(at_least(2));
        }
        (self.occupied, self.heaps) = (Pits(occupied), Pits(heaps));
    }
}

impl Hash for Ring {
    /// The stones tell which pits are occupied.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.pits().hash(state);
    }
}

impl FromIterator<u8> for Ring {
    fn from_iter<I: IntoIterator<Item = u8>>(iter: I) -> Self {
        let mut ring = Self {
            stones: [0; _],
            len: 0,
            occupied: Pits::default(),
            heaps: Pits::default(),
        };
        for (pit, stones) in ring.stones.iter_mut().zip(iter).take(MAX_RING) {
            *pit = stones;
            ring.len += 1;
        }
        ring.mark();
        ring
    }
}

/// Some pits of one ring: bit `i` stands for index `i`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pits(u128);

/// The bit of an index, below 128. To shift a whole `u128` costs more, in wasm most of all.
#[inline]
fn bit(index: u8) -> u128 {
    let bit = 1_u64 << (index % 64);
    let (low, high) = if index < 64 { (bit, 0) } else { (0, bit) };
    u128::from(high) << 64 | u128::from(low)
}

impl Pits {
    /// Whether there are none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }

    /// Without that one.
    #[inline]
    pub fn remove(&mut self, index: u8) {
        self.put(index, false);
    }

    #[inline]
    fn put(&mut self, index: u8, there: bool) {
        self.0 = self.0 & !bit(index) | if there { bit(index) } else { 0 };
    }
}

/// From the lowest index up.
impl Iterator for Pits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let lowest = u8::try_from(self.0.trailing_zeros())
            .ok()
            .filter(|_| self.0 != 0)?;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occupied_pits_and_heaps_are_found() {
        for count in 0..=255 {
            for index in 0..72 {
                let ring: Ring = (0..72)
                    .map(|pit| if pit == index { count } else { 0 })
                    .collect();
                let found = |wanted| (count >= wanted).then_some(index);
                assert!(ring.occupied().eq(found(1)), "{count} in {index}");
                assert!(ring.heaps().eq(found(2)), "{count} in {index}");
            }
        }
    }

    /// The plain twin of `sow`.
    fn one_by_one(ring: &Ring, from: u8, step: u8) -> Vec<u8> {
        let mut pits = ring.pits().to_vec();
        let (mut at, len) = (usize::from(from), pits.len());
        for _ in 0..std::mem::take(&mut pits[at]) {
            at = (at + usize::from(step)) % len;
            pits[at] += 1;
        }
        pits
    }

    #[test]
    fn a_lap_is_sown_stone_by_stone_and_can_be_taken_back() {
        for (len, hand) in [(6, 1), (6, 13), (42, 5), (42, 43), (72, 70), (72, 200)] {
            for step in [1, len - 1] {
                for from in 0..len {
                    let pits = (0..len).map(|pit| if pit == from { hand } else { pit % 3 });
                    let before: Ring = pits.collect();
                    let mut ring = before.clone();
                    let (at, count) = ring.sow(from, hand, step);
                    ring.mark();
                    assert_eq!(ring.pits(), one_by_one(&before, from, step), "{len} {hand}");
                    assert_eq!((ring.get(at), ring.total()), (count, before.total()));
                    assert_eq!((ring.unsow(at, 1, step), ring), (from, before));
                }
            }
        }
    }
}
