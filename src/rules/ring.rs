//! The stones of one side.

use std::hash::{Hash, Hasher};

use wide::u8x16;

use thiserror::Error;

use super::board::{Board, Direction, MAX_RING, WIDTHS};
use super::pit_set::PitSet;

/// Pits that are looked at together.
const LANES: usize = 16;

/// The most stones a side may hold.
pub const MAX_STONES: u16 = 255;

/// Why stones are not those of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadRing {
    /// No board has a ring of this many pits.
    #[error("a ring has an even number of pits, {} to {MAX_RING}, this has {pits}", 2 * WIDTHS.start(), pits = .0)]
    Length(usize),
    /// It would hold this many stones.
    #[error("a side holds at most {MAX_STONES} stones, this has {0}")]
    TooMany(u32),
}

/// The stones of one side, by ring index.
///
/// Which pits hold stones, and which two or more, is kept beside the counts: every turn asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// Those past the ring's end stay empty.
    stones: [u8; MAX_RING.next_multiple_of(LANES)],
    len: u8,
    occupied: PitSet,
    heaps: PitSet,
}

impl Ring {
    /// A ring of `board` without a stone.
    #[must_use]
    pub fn empty(board: Board) -> Self {
        Self {
            stones: [0; _],
            len: board.ring(),
            occupied: PitSet::EMPTY,
            heaps: PitSet::EMPTY,
        }
    }

    /// A ring with these stones, in ring order.
    ///
    /// # Errors
    /// [`BadRing`] if no board has a ring of that length, or it would hold more than [`MAX_STONES`].
    pub fn new(stones: &[u8]) -> Result<Self, BadRing> {
        let pits = stones.len();
        let rows = 2 * usize::from(*WIDTHS.start())..=MAX_RING;
        if !pits.is_multiple_of(2) || !rows.contains(&pits) {
            return Err(BadRing::Length(pits));
        }
        let total: u32 = stones.iter().copied().map(u32::from).sum();
        if total > u32::from(MAX_STONES) {
            return Err(BadRing::TooMany(total));
        }
        Ok(Self::with_stones(stones.iter().copied()))
    }

    /// A ring with these stones; the caller knows that a board has such a ring.
    pub(crate) fn with_stones(stones: impl Iterator<Item = u8>) -> Self {
        let mut ring = Self {
            stones: [0; _],
            len: 0,
            occupied: PitSet::EMPTY,
            heaps: PitSet::EMPTY,
        };
        for (pit, stones) in ring.stones.iter_mut().zip(stones) {
            *pit = stones;
            ring.len += 1;
        }
        ring.mark();
        ring
    }

    /// The board it belongs to.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.len / 2)
    }

    /// The stones of each pit, in ring order.
    #[must_use]
    pub fn stones(&self) -> &[u8] {
        &self.stones[..usize::from(self.len)]
    }

    /// The stones of one pit; an index past the ring holds none.
    #[must_use]
    #[inline]
    pub fn get(&self, index: u8) -> u8 {
        let stones = self.stones.get(usize::from(index));
        stones.copied().unwrap_or(0)
    }

    /// The pits that hold a stone.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> PitSet {
        self.occupied
    }

    /// The pits that hold two stones or more.
    #[must_use]
    #[inline]
    pub const fn heaps(&self) -> PitSet {
        self.heaps
    }

    /// The occupied pits whose next pit in sowing direction is empty.
    #[must_use]
    #[inline]
    pub(super) fn before_empty(&self, direction: Direction) -> PitSet {
        let last = self.len - 1;
        let (end, across) = match direction {
            Direction::CounterClockwise => (last, 0),
            Direction::Clockwise => (0, last),
        };
        let mut before_occupied = self.occupied.shifted(direction == Direction::Clockwise);
        before_occupied.put(end, self.get(across) > 0);
        self.occupied.without(before_occupied)
    }

    /// All stones of the side.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.stones().iter().copied().map(u16::from).sum()
    }

    /// Sets the number of stones in a pit.
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

    /// Recomputes the sets of occupied pits and of pits with two or more stones.
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
        self.occupied = PitSet::from_bits(occupied);
        self.heaps = PitSet::from_bits(heaps);
    }
}

impl Hash for Ring {
    /// The stones tell which pits are occupied.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stones().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_has_the_pits_of_a_board_and_no_more_stones_than_a_side_may_hold() {
        assert_eq!(
            Ring::new(&[0, 3, 0, 0, 1, 0]).map(|ring| ring.total()),
            Ok(4)
        );
        assert!(Ring::new(&[3; 72]).is_ok());
        for pits in [0, 1, 4, 7, 71, 73, 74, 400] {
            assert_eq!(Ring::new(&vec![0; pits]), Err(BadRing::Length(pits)));
        }
        assert_eq!(Ring::new(&[255, 0, 0, 0, 0, 1]), Err(BadRing::TooMany(256)));
        assert!(Ring::new(&[255, 0, 0, 0, 0, 0]).is_ok());
    }

    #[test]
    fn occupied_pits_and_heaps_are_found() {
        for count in 0..=255 {
            for index in 0..72 {
                let ring =
                    Ring::with_stones((0..72).map(|pit| if pit == index { count } else { 0 }));
                let found = |wanted| (count >= wanted).then_some(index);
                assert!(ring.occupied().iter().eq(found(1)), "{count} in {index}");
                assert!(ring.heaps().iter().eq(found(2)), "{count} in {index}");
            }
        }
    }

    /// The plain twin of `sow`.
    fn one_by_one(ring: &Ring, from: u8, step: u8) -> Vec<u8> {
        let mut pits = ring.stones().to_vec();
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
                    let before = Ring::with_stones(pits);
                    let mut ring = before.clone();
                    let (at, count) = ring.sow(from, hand, step);
                    ring.mark();
                    assert_eq!(
                        ring.stones(),
                        one_by_one(&before, from, step),
                        "{len} {hand}"
                    );
                    assert_eq!((ring.get(at), ring.total()), (count, before.total()));
                    assert_eq!((ring.unsow(at, 1, step), ring), (from, before));
                }
            }
        }
    }
}
