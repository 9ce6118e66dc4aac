//! Positions as numbers, seen from the side to move.

use crate::rules::Position;
use crate::rules::ring::Ring;

/// A number that stands for a position as the side to move sees it: mirrored positions with the other side to move share it.
#[must_use]
pub fn key(position: &Position) -> u64 {
    let mover = position.to_move();
    let own = ring_key(position.ring(mover));
    let others = ring_key(position.ring(mover.other()));
    mix(own ^ others.rotate_left(32) ^ 0x9E37_79B9_7F4A_7C15)
}

/// Two numbers for a position that have nothing to do with each other, so that no two positions are taken for one.
pub(super) fn double_key(position: &Position) -> (u64, u64) {
    let mover = position.to_move();
    let own = ring_key(position.ring(mover));
    let others = ring_key(position.ring(mover.other()));
    double_key_of(own, others)
}

/// The same from the numbers of both rings, that of the side to move first.
pub(super) const fn double_key_of(own: u64, others: u64) -> (u64, u64) {
    (
        mix(own ^ others.rotate_left(32) ^ 0x9E37_79B9_7F4A_7C15),
        mix(own.wrapping_mul(0xA076_1D64_78BD_642F).wrapping_add(others)) | 1,
    )
}

/// A number for the stones of a side.
pub(super) fn ring_key(ring: &Ring) -> u64 {
    let (eights, rest) = ring.stones().as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    eights.iter().chain([&last]).fold(0, |key, &eight| {
        mix(key.wrapping_add(u64::from_le_bytes(eight)))
    })
}

/// Stirs all bits of a number (the finisher of splitmix64, shortened).
pub(super) const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    number ^ (number >> 32)
}
