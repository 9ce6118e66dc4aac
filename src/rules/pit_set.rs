//! Sets of pits of one ring.

/// A set of pits of one ring: bit `i` stands for ring index `i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PitSet(u128);

/// The bit of an index below 128. Shifting a whole `u128` costs more, in wasm most of all.
#[inline]
fn bit(index: u8) -> u128 {
    let bit = 1_u64 << (index % 64);
    let (low, high) = if index < 64 { (bit, 0) } else { (0, bit) };
    u128::from(high) << 64 | u128::from(low)
}

impl PitSet {
    /// The set without a pit.
    pub const EMPTY: Self = Self(0);

    /// The set with these bits.
    #[inline]
    pub(super) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The pits of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns whether the set has no pit.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of pits.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether the pit is in the set; an index past any ring is not.
    #[must_use]
    #[inline]
    pub fn contains(self, index: u8) -> bool {
        index < 128 && self.0 & bit(index) != 0
    }

    /// Removes a pit, if it is there.
    #[inline]
    pub fn remove(&mut self, index: u8) {
        self.put(index, false);
    }

    /// Adds or removes a pit.
    #[inline]
    pub(super) fn put(&mut self, index: u8, there: bool) {
        self.0 = self.0 & !bit(index) | if there { bit(index) } else { 0 };
    }

    /// Shifts every index one up or one down; the caller closes the ring.
    #[inline]
    pub(super) const fn shifted(self, up: bool) -> Self {
        Self(if up { self.0 << 1 } else { self.0 >> 1 })
    }

    /// The ring indices, lowest first.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }
}

impl IntoIterator for PitSet {
    type Item = u8;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The ring indices of a [`PitSet`], lowest first.
#[derive(Clone, Debug)]
pub struct Iter(PitSet);

impl Iterator for Iter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let PitSet(bits) = self.0;
        let lowest = u8::try_from(bits.trailing_zeros())
            .ok()
            .filter(|_| bits != 0)?;
        self.0 = PitSet(bits & (bits - 1));
        Some(lowest)
    }
}
