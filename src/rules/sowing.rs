//! Laps: the one sowing loop, and the exact test for sowings that never end (RULES 2.2–2.6).

use thiserror::Error;

use super::ring::Ring;
use super::ruleset::Rules;

/// A sowing that would pass this many laps, counted from the start of its turn, counts as endless (a ruling).
pub const MAX_LAPS: u32 = 100_000;

/// What the end of a sowing asks of the player who sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// An empty pit: the sowing is over.
    Ends,
    /// An occupied head: go on or stop, as the player likes (RULES 2.4).
    Asks,
}

/// The sowing never ends: it came back to where it began, or passed [`MAX_LAPS`] laps (RULES 2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this sowing would never end")]
pub struct Endless;

/// One lap: the stones lifted from a pit and sown one by one into the pits that follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lap {
    /// The ring index they were lifted from.
    pub from: u8,
    /// How many.
    pub stones: u8,
}

/// The sowing of one turn, from its start through all heads passed.
///
/// Sowing is injective: two different states never lead to the same one. So an endless run comes back to its first state, and knowing
/// that one is enough, heads or not. And a sowing can be taken back lap by lap, so nothing needs to be remembered of the many that end soon.
#[derive(Clone, Debug)]
pub struct Sowing {
    start: u8,
    at: u8,
    laps: u32,
    /// The ring before the first lap, worked out when the start is first come back to.
    first: Option<Box<Ring>>,
}

impl Sowing {
    /// A sowing about to begin: nothing is lifted yet.
    #[must_use]
    pub const fn new(start: u8) -> Self {
        Self {
            start,
            at: start,
            laps: 0,
            first: None,
        }
    }

    /// The pit it began from.
    #[must_use]
    pub const fn start(&self) -> u8 {
        self.start
    }

    /// The pit the last stone fell into; before the first lap, the start.
    #[must_use]
    pub const fn at(&self) -> u8 {
        self.at
    }

    /// Laps so far.
    #[must_use]
    pub const fn laps(&self) -> u32 {
        self.laps
    }

    /// Takes laps back until only `laps` of them are left.
    pub fn back_to(&mut self, laps: u32, ring: &mut Ring, rules: &Rules) {
        self.at = ring.unsow(self.at, self.laps - laps, rules.step());
        self.laps = laps;
    }

    /// Lifts the stones at [`at`](Self::at) and sows, relaying until the last stone falls into an empty pit or an occupied head.
    ///
    /// # Errors
    /// [`Endless`], with `self` and `ring` somewhere on the way: [`back_to`](Self::back_to) leads home.
    #[inline]
    pub fn run(
        &mut self,
        ring: &mut Ring,
        rules: &Rules,
        see: impl FnMut(Lap),
    ) -> Result<Landing, Endless> {
        let landing = self.relay(ring, rules, see);
        ring.mark();
        landing
    }

    #[inline]
    fn relay(
        &mut self,
        ring: &mut Ring,
        rules: &Rules,
        mut see: impl FnMut(Lap),
    ) -> Result<Landing, Endless> {
        let step = rules.step();
        let mut hand = ring.get(self.at);
        loop {
            if self.laps == MAX_LAPS {
                return Err(Endless);
            }
            self.laps += 1;
            see(Lap {
                from: self.at,
                stones: hand,
            });
            (self.at, hand) = ring.sow(self.at, hand, step);
            if hand == 1 {
                return Ok(Landing::Ends);
            }
            if self.at == self.start && self.came_back(ring, rules) {
                return Err(Endless);
            }
            if rules.is_head(self.at) {
                return Ok(Landing::Asks);
            }
        }
    }

    /// Whether the stones lie as before the first lap.
    #[cold]
    fn came_back(&mut self, ring: &Ring, rules: &Rules) -> bool {
        let (at, laps) = (self.at, self.laps);
        let first = self.first.get_or_insert_with(|| {
            let mut first = Box::new(ring.clone());
            first.unsow(at, laps, rules.step());
            first
        });
        first.stones() == ring.stones()
    }
}

/// What has been worked out of the way does not matter.
impl PartialEq for Sowing {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.at, self.laps) == (other.start, other.at, other.laps)
    }
}

impl Eq for Sowing {}

#[cfg(test)]
mod tests {
    use super::*;

    fn sown(rules: &str, ring: &[u8], start: u8) -> (Result<Landing, Endless>, u32, u8) {
        let rules: Rules = rules.parse().expect("known rules");
        let mut ring = Ring::new(ring).expect("a ring");
        let mut sowing = Sowing::new(start);
        let landing = sowing.run(&mut ring, &rules, |_| ());
        (landing, sowing.laps(), sowing.at())
    }

    #[test]
    fn a_sowing_that_comes_back_to_its_first_state_never_ends() {
        for width in 3..=36_u8 {
            let mut ring = vec![2, 0];
            ring.extend([1, 0].repeat(usize::from(width) - 2));
            ring.extend([2, 1]);
            let (landing, laps, _) = sown(&format!("tsoro heads=0 width={width}"), &ring, 0);
            assert_eq!((landing, laps), (Err(Endless), 2 * u32::from(width).pow(2)));
        }
    }

    #[test]
    fn a_sowing_over_a_hundred_thousand_laps_counts_as_endless() {
        let cycle_of_491_600 = [2, 3, 2, 2, 1, 2, 1, 2, 1, 2, 1, 3, 2, 3, 2, 1];
        assert_eq!(sown("nsolo", &cycle_of_491_600, 2).0, Err(Endless));
        let cycle_of_207_219_585 = [
            3, 2, 4, 3, 2, 3, 4, 1, 2, 1, 3, 2, 3, 4, 2, 1, 3, 4, 3, 0, 7, 0, 1, 2,
        ];
        let (landing, laps, _) = sown("nsolo width=12", &cycle_of_207_219_585, 13);
        assert_eq!((landing, laps), (Err(Endless), MAX_LAPS));
    }

    #[test]
    fn a_long_sowing_that_ends_is_played_to_its_end() {
        let ring = [2, 2, 1, 2, 4, 0, 1, 4, 0, 2, 1, 2, 1, 3, 4, 1];
        assert_eq!(sown("nsolo", &ring, 0), (Ok(Landing::Ends), 1023, 4));
    }

    #[test]
    fn a_sowing_may_end_on_the_last_lap_allowed_and_not_on_the_next() {
        let rules: Rules = "nsolo".parse().expect("known rules");
        let ring = [2, 2, 1, 2, 4, 0, 1, 4, 0, 2, 1, 2, 1, 3, 4, 1];
        let before = Ring::new(&ring).expect("a ring");
        // It ends after 1,023 laps; so many of its turn came before.
        for (earlier, landing) in [
            (MAX_LAPS - 1023, Ok(Landing::Ends)),
            (MAX_LAPS - 1022, Err(Endless)),
        ] {
            let mut ring = before.clone();
            let mut sowing = Sowing {
                laps: earlier,
                first: Some(Box::new(before.clone())),
                ..Sowing::new(0)
            };
            assert_eq!(sowing.run(&mut ring, &rules, |_| ()), landing);
            assert_eq!(sowing.laps(), MAX_LAPS);
        }
    }

    #[test]
    fn a_lap_longer_than_the_ring_fills_its_origin() {
        let rules: Rules = "nsolo width=3".parse().expect("known rules");
        let mut ring = Ring::new(&[0, 13, 0, 0, 0, 0]).expect("a ring");
        let (at, _) = ring.sow(1, ring.get(1), rules.step());
        assert_eq!((ring.stones(), at), (&[2, 2, 3, 2, 2, 2][..], 2));
    }

    #[test]
    fn clockwise_sowing_goes_to_lower_indices() {
        let rules: Rules = "tsoro width=3 direction=cw".parse().expect("known rules");
        let mut ring = Ring::new(&[0, 3, 0, 0, 0, 0]).expect("a ring");
        let (at, _) = ring.sow(1, ring.get(1), rules.step());
        assert_eq!((ring.stones(), at), (&[1, 0, 0, 0, 1, 1][..], 4));
    }
}
