//! Random play with a seed, to measure the engine by: the same work natively and in wasm, cut in slices.
//!
//! Nothing here looks at a clock; who calls does.

use crate::rules::PitSet;
use crate::rules::board::MAX_RING;
use crate::rules::ring::Ring;
use crate::rules::ruleset::Bonus;
use crate::rules::turn::Stage;
use crate::rules::{Action, Pit, Position, Rules, Turn};

/// The boards that are measured.
pub const BOARDS: [&str; 6] = [
    "tsoro width=6",
    "tsoro width=8",
    "tsoro width=12",
    "tsoro",
    "nsolo",
    "nsolo width=36",
];

/// A small generator of random numbers (xorshift64*), good enough to choose pits by.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence of that seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(2).wrapping_add(1))
    }

    /// A number below `bound`, which is above zero.
    #[inline(always)]
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        u32::try_from((high * u64::from(bound)) >> 32).unwrap_or(0)
    }

    #[inline(always)]
    fn choose(&mut self, pits: PitSet) -> Option<u8> {
        match pits.len() {
            0 => None,
            count => pits
                .iter()
                .nth(usize::try_from(self.below(count)).unwrap_or(0)),
        }
    }
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Complete turns.
    pub turns: u64,
    /// Games played to their end.
    pub games: u64,
    /// Laps.
    pub laps: u64,
    /// A fingerprint of all that happened: equal work has equal fingerprints.
    pub fingerprint: u64,
}

/// Random games under way: any start, stop or go on at heads by the toss of a coin, any bonus.
#[derive(Clone, Debug)]
pub struct Playouts {
    turn: Turn,
    random: Random,
    played: Played,
    /// Turns since the last capture.
    idle: u32,
    remembered: Position,
}

impl Playouts {
    /// Games by `rules`, none begun.
    #[must_use]
    pub fn new(rules: Rules, seed: u64) -> Self {
        Self {
            turn: Turn::of(rules, rules.start()),
            random: Random::new(seed),
            played: Played::default(),
            idle: 0,
            remembered: rules.start(),
        }
    }

    /// All that was played so far.
    #[must_use]
    pub const fn played(&self) -> Played {
        self.played
    }

    /// Plays this many turns more.
    pub fn play(&mut self, turns: u32) {
        let until = self.played.turns + u64::from(turns);
        while self.played.turns < until {
            self.play_turn(&mut |_, _| ());
        }
    }

    /// The sowings of the next `turns` turns, which are played.
    #[must_use]
    pub fn sowings(&mut self, turns: u32) -> Sowings {
        let until = self.played.turns + u64::from(turns);
        let mut sown = Vec::new();
        while self.played.turns < until {
            self.play_turn(&mut |ring: &Ring, at| sown.push(BareRing::new(ring, at)));
        }
        let rules = *self.turn.rules();
        Sowings { rules, sown }
    }

    /// Plays the next turn, and begins the next game where that ended one; `see` as in [`random_turn_seen`].
    fn play_turn(&mut self, see: &mut impl FnMut(&Ring, u8)) {
        if random_turn_seen(&mut self.turn, &mut self.random, see) {
            let played = &mut self.played;
            played.turns += 1;
            played.laps += u64::from(self.turn.laps());
            let landed = self.turn.landed().map_or(0, |pit| pit.index);
            played.fingerprint = played.fingerprint.rotate_left(5) ^ u64::from(landed);
            self.idle = if self.turn.captured() {
                0
            } else {
                self.idle + 1
            };
            self.turn.hand_on();
        }
        if self.turn.candidates().is_empty() || self.goes_round() {
            self.played.games += 1;
            self.idle = 0;
            let rules = *self.turn.rules();
            self.turn = Turn::of(rules, rules.start());
        }
    }

    /// Whether the game has come back to a position: remembers the one after 16, 32, 64 … turns without a capture.
    #[inline(always)]
    fn goes_round(&mut self) -> bool {
        const PATIENCE: u32 = 16;
        if self.idle < PATIENCE {
            return false;
        }
        if self.idle.is_power_of_two() {
            self.remembered = self.turn.position().clone();
            return false;
        }
        self.remembered == *self.turn.position()
    }
}

/// Plays a whole turn at random, or what is left of the one under way; false if there is none.
#[must_use]
pub fn random_turn(turn: &mut Turn, random: &mut Random) -> bool {
    random_turn_seen(turn, random, &mut |_, _| ())
}

/// The same; `see` is shown the ring and the pit that each sowing starts or goes on from.
fn random_turn_seen(turn: &mut Turn, random: &mut Random, see: &mut impl FnMut(&Ring, u8)) -> bool {
    let mut starts = turn.candidates();
    while turn.stage() == Stage::Start {
        let Some(index) = random.choose(starts) else {
            return false;
        };
        let side = turn.mover();
        see(turn.position().ring(side), index);
        if !turn.try_play_inlined(Action::Start(Pit { side, index })) {
            starts.remove(index);
        }
    }
    while turn.stage() == Stage::Head {
        let go_on = random.below(2) == 0;
        if let (true, Some(head)) = (go_on, turn.landed()) {
            see(turn.position().ring(head.side), head.index);
        }
        if !(go_on && turn.try_play_inlined(Action::GoOn)) {
            turn.try_play_inlined(Action::Stop);
        }
    }
    while let Stage::Bonus(left) = turn.stage() {
        let Some(index) = random.choose(turn.candidates()) else {
            return true;
        };
        let pit = Pit {
            side: turn.mover().other(),
            index,
        };
        let stones = match turn.rules().bonus() {
            Bonus::Pits(_) => None,
            Bonus::Equal => {
                let most = turn.position().stones(pit).min(left);
                u8::try_from(1 + random.below(u32::from(most))).ok()
            }
        };
        turn.try_play_inlined(Action::Take { pit, stones });
    }
    true
}

/// The sowings of some turns, to be sown again by the barest loop there is: what a turn costs at least.
#[derive(Clone, Debug)]
pub struct Sowings {
    rules: Rules,
    sown: Vec<BareRing>,
}

impl Sowings {
    /// Sows them all and returns the number of laps; once, since where they lie then is not where they start from.
    pub fn sow(&mut self) -> u64 {
        let Self { rules, sown } = self;
        sown.iter_mut().map(|ring| ring.sow(rules)).sum()
    }
}

/// A ring of bytes and a pit to lift: no set of pits, no test for endless sowings but a limit.
#[derive(Clone, Debug)]
struct BareRing {
    stones: [u8; MAX_RING],
    at: u8,
}

impl BareRing {
    const MAX_LAPS: u64 = 10_000;

    fn new(ring: &Ring, at: u8) -> Self {
        let mut stones = [0; MAX_RING];
        stones[..ring.stones().len()].copy_from_slice(ring.stones());
        Self { stones, at }
    }

    fn sow(&mut self, rules: &Rules) -> u64 {
        let mut at = self.at;
        for lap in 1..Self::MAX_LAPS {
            let hand = std::mem::take(&mut self.stones[usize::from(at)]);
            for _ in 0..hand {
                at = rules.next(at);
                self.stones[usize::from(at)] += 1;
            }
            if self.stones[usize::from(at)] == 1 || rules.is_head(at) {
                self.at = at;
                return lap;
            }
        }
        Self::MAX_LAPS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bare_loop_sows_what_the_engine_sowed() {
        for board in BOARDS {
            let rules: Rules = board.parse().expect("known rules");
            let mut playouts = Playouts::new(rules, 1);
            let mut sowings = playouts.sowings(2000);
            assert!(sowings.sown.len() >= 2000, "{board}");
            assert_eq!(sowings.sow(), playouts.played().laps, "{board}");
        }
    }
}
