//! Random play with a seed, to measure the engine by: the same work natively and in wasm.
//!
//! Nothing here looks at a clock; who calls does.

use crate::rules::ring::Pits;
use crate::rules::ruleset::Bonus;
use crate::rules::turn::Stage;
use crate::rules::{Action, Pit, Rules, Turn};

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
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        u32::try_from((high * u64::from(bound)) >> 32).unwrap_or(0)
    }
}

impl Random {
    fn choose(&mut self, mut pits: Pits) -> Option<u8> {
        match pits.len() {
            0 => None,
            count => pits.nth(usize::try_from(self.below(count)).unwrap_or(0)),
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

/// Plays random games for so many turns: any start, stop or go on at heads by the toss of a coin, any bonus.
#[must_use]
pub fn random_turns(rules: Rules, turns: u64, seed: u64) -> Played {
    let mut random = Random::new(seed);
    let mut played = Played::default();
    let mut turn = Turn::new(rules, rules.start());
    while played.turns < turns {
        if random_turn(&mut turn, &mut random) {
            played.turns += 1;
            played.laps += u64::from(turn.laps());
            let landed = turn.landed().map_or(0, |pit| pit.index);
            played.fingerprint = played.fingerprint.rotate_left(5) ^ u64::from(landed);
            turn.hand_on();
        } else {
            played.games += 1;
            turn = Turn::new(rules, rules.start());
        }
    }
    played
}

/// Plays a whole turn at random; false if there is none.
#[must_use]
pub fn random_turn(turn: &mut Turn, random: &mut Random) -> bool {
    let mut starts = turn.candidates();
    loop {
        let Some(index) = random.choose(starts.clone()) else {
            return false;
        };
        let pit = Pit {
            side: turn.mover(),
            index,
        };
        if turn.play(Action::Start(pit)).is_ok() {
            break;
        }
        starts.remove(index);
    }
    while turn.stage() == Stage::Head {
        let go_on = random.below(2) == 0;
        if !(go_on && turn.play(Action::GoOn).is_ok()) {
            let _ = turn.play(Action::Stop);
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
        let _ = turn.play(Action::Take { pit, stones });
    }
    true
}
