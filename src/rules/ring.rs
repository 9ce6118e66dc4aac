//! The stones of one side, and sets of its pits.

use super::board::{Board, MAX_RING};

/// The stones of one side, by ring index.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    stones: [u8; MAX_RING],
    len: u8,
}

impl Ring {
    /// A ring of `board` without a stone.
    #[must_use]
    pub fn empty(board: Board) -> Self {
        Self {
            stones: [0; MAX_RING],
            len: board.ring(),
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

    pub(super) fn pits_mut(&mut self) -> &mut [u8] {
        &mut self.stones[..usize::from(self.len)]
    }

    /// The stones of one pit.
    #[must_use]
    pub fn get(&self, index: u8) -> u8 {
        self.stones[usize::from(index)]
    }

    /// The pits that hold a stone.
    #[must_use]
    pub fn occupied(&self) -> Pits {
        self.with_any_bit(0xff)
    }

    /// The pits that hold two stones or more.
    #[must_use]
    pub fn heaps(&self) -> Pits {
        self.with_any_bit(0xfe)
    }

    /// The pits whose count has any of these bits, eight pits at a step.
    fn with_any_bit(&self, bits: u8) -> Pits {
        const LOW_7: u64 = u64::from_ne_bytes([0x7f; 8]);
        // Brings the highest bit of each byte together in the top byte, the first byte's lowest.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let bits = u64::from_ne_bytes([bits; 8]);
        let eights = &self.stones.as_chunks().0[..usize::from(self.len).div_ceil(8)];
        Pits(eights.iter().rev().fold(0, |pits, &eight| {
            let counts = u64::from_le_bytes(eight) & bits;
            let set = (((counts & LOW_7) + LOW_7) | counts) & !LOW_7;
            pits << 8 | u128::from((set >> 7).wrapping_mul(GATHER) >> 56)
        }))
    }

    /// All stones of the side.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.pits().iter().copied().map(u16::from).sum()
    }

    /// Removes up to `stones` from a pit.
    pub(super) fn remove(&mut self, index: u8, stones: u8) {
        let pit = &mut self.stones[usize::from(index)];
        *pit = pit.saturating_sub(stones);
    }
}

/// Some pits of one ring: bit `i` stands for index `i`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pits(u128);

impl Pits {
    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }

    /// Without that one.
    pub const fn remove(&mut self, index: u8) {
        self.0 &= !(1 << index);
    }
}

/// From the lowest index up.
impl Iterator for Pits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let lowest = u8::try_from(self.0.trailing_zeros())
            .ok()
            .filter(|_| self.0 != 0)?;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

impl FromIterator<u8> for Ring {
    fn from_iter<I: IntoIterator<Item = u8>>(iter: I) -> Self {
        let mut ring = Self {
            stones: [0; MAX_RING],
            len: 0,
        };
        for (pit, stones) in ring.stones.iter_mut().zip(iter) {
            *pit = stones;
            ring.len += 1;
        }
        ring
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
}
