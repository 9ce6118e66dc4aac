//! A turn, decision by decision: start, head choices, capture, bonus (RULES 2–4).
//!
//! A [`Turn`] is always in one [`Stage`]; [`Turn::play`] takes it to the next. It owns the stones while it runs; once complete,
//! [`Turn::after`] is the position the opponent faces.

use arrayvec::ArrayVec;

use super::action::{
    Action, Allowed, Captured, Event, IllegalAction, IllegalPit, IllegalReason, PitStones,
};
use super::board::{Board, MAX_RING, Pit, Side};
use super::pit_set::PitSet;
use super::position::{Position, WrongBoard};
use super::ruleset::{Bonus, CaptureScope, Rules};
use super::sowing::{Endless, Landing, Sowing};

/// Where a turn stands: which decision is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A pit to start from.
    Start,
    /// An occupied head: go on or stop.
    Head,
    /// Pits, or stones, still due.
    Bonus(u8),
    /// Nothing: the opponent plays.
    Complete,
}

/// A turn under way, or complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    rules: Rules,
    now: Position,
    stage: Stage,
    sowing: Option<Sowing>,
    passed: u32,
    stopped: bool,
    captured: bool,
    /// The pits the bonus may still name.
    takeable: PitSet,
    takes: ArrayVec<(u8, u8), MAX_RING>,
}

impl Turn {
    /// The turn of the side to move in `position`, nothing decided yet.
    ///
    /// # Errors
    /// [`WrongBoard`] if the rules play on another board.
    pub fn new(rules: Rules, position: Position) -> Result<Self, WrongBoard> {
        position.check_board(rules.board())?;
        Ok(Self::of(rules, position))
    }

    /// The turn of the side to move in a position on the rules' board.
    pub(crate) fn of(rules: Rules, position: Position) -> Self {
        debug_assert_eq!(rules.board(), position.board());
        Self {
            rules,
            now: position,
            stage: Stage::Start,
            sowing: None,
            passed: 0,
            stopped: false,
            captured: false,
            takeable: PitSet::EMPTY,
            takes: ArrayVec::new(),
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board it is played on.
    #[must_use]
    pub fn board(&self) -> Board {
        self.rules.board()
    }

    /// The side that plays it.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.now.to_move()
    }

    /// The stones as they lie now; the side to move is the mover until the turn is complete and handed on by [`after`](Self::after).
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.now
    }

    /// Where it stands.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The pit it started from, once started.
    #[must_use]
    pub fn started(&self) -> Option<Pit> {
        self.sowing.as_ref().map(|sowing| self.own(sowing.start()))
    }

    /// Laps sown so far.
    #[must_use]
    pub fn laps(&self) -> u32 {
        self.sowing.as_ref().map_or(0, Sowing::laps)
    }

    /// The pit the last stone fell into, once started.
    #[must_use]
    pub fn landed(&self) -> Option<Pit> {
        self.sowing.as_ref().map(|sowing| self.own(sowing.at()))
    }

    /// Heads passed by going on.
    #[must_use]
    pub const fn passed(&self) -> u32 {
        self.passed
    }

    /// Whether it ended by stopping at a head.
    #[must_use]
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Whether it captured.
    #[must_use]
    pub const fn captured(&self) -> bool {
        self.captured
    }

    /// The bonus taken so far in ring order, each pit once with all stones taken from it.
    pub fn takes(&self) -> impl Iterator<Item = PitStones> {
        let side = self.mover().other();
        self.takes.iter().map(move |&(index, stones)| PitStones {
            pit: Pit { side, index },
            stones,
        })
    }

    /// The position after it, if it is complete.
    #[must_use]
    pub fn after(&self) -> Option<Position> {
        (self.stage == Stage::Complete).then(|| self.now.clone().passed())
    }

    fn own(&self, index: u8) -> Pit {
        Pit {
            side: self.mover(),
            index,
        }
    }

    /// Why `pit` cannot be started or taken from now; `None` if it can.
    #[must_use]
    pub fn why(&self, pit: Pit) -> Option<IllegalPit> {
        match self.stage {
            Stage::Start => self.may_lift(pit).err().or_else(|| self.endless_from(pit)),
            Stage::Head => Some(IllegalPit::Head),
            Stage::Bonus(_) => self.why_no_take(pit),
            Stage::Complete => Some(IllegalPit::NotYours),
        }
    }

    /// The pits that can be started or taken from now, in ring order.
    pub fn pits(&self) -> impl Iterator<Item = Pit> {
        let side = match self.stage {
            Stage::Start => Some(self.mover()),
            Stage::Bonus(_) => Some(self.mover().other()),
            Stage::Head | Stage::Complete => None,
        };
        let ring = 0..self.board().ring();
        side.into_iter()
            .flat_map(move |side| ring.clone().map(move |index| Pit { side, index }))
            .filter(|&pit| self.why(pit).is_none())
    }

    /// The ring indices of pits that can be lifted, or taken from, now; a lift among them may yet prove endless.
    ///
    /// For search and random play, which find that out by playing: [`pits`](Self::pits) tries every sowing first.
    #[must_use]
    #[inline(always)]
    pub fn candidates(&self) -> PitSet {
        match self.stage {
            Stage::Start => {
                let ring = self.now.ring(self.mover());
                let heaps = ring.heaps();
                if heaps.is_empty() {
                    ring.before_empty(self.rules.direction())
                } else {
                    heaps
                }
            }
            Stage::Bonus(_) => self.takeable,
            Stage::Head | Stage::Complete => PitSet::EMPTY,
        }
    }

    fn endless_from(&self, pit: Pit) -> Option<IllegalPit> {
        (!self.ends(Sowing::new(pit.index))).then_some(IllegalPit::Endless)
    }

    /// Whether the mover's `sowing` comes to its next landing.
    fn ends(&self, mut sowing: Sowing) -> bool {
        let mut ring = self.now.ring(self.mover()).clone();
        sowing.run(&mut ring, &self.rules, |_| ()).is_ok()
    }

    /// Whether going on at the head leads anywhere (RULES 2.6); false where no head waits.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        let sowing = self.sowing.as_ref();
        self.stage == Stage::Head && sowing.is_some_and(|sowing| self.ends(sowing.clone()))
    }

    /// Hands a complete turn on: now it is the opponent's, nothing decided yet.
    #[inline(always)]
    pub fn hand_on(&mut self) {
        self.now.pass();
        self.stage = Stage::Start;
        self.sowing = None;
        self.passed = 0;
        self.stopped = false;
        self.captured = false;
        self.takeable = PitSet::EMPTY;
        self.takes.clear();
    }

    /// Plays a decision.
    ///
    /// # Errors
    /// [`IllegalAction`] says why it is refused and what is allowed; the turn is unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.attempt(action).map_err(|why| self.refuse(action, why))
    }

    /// Plays a decision and tells `see` what happens.
    ///
    /// # Errors
    /// As [`play`](Self::play); then `see` heard nothing.
    pub fn play_with(
        &mut self,
        action: Action,
        see: &mut dyn FnMut(Event),
    ) -> Result<(), IllegalAction> {
        let tried = self.clone().attempt(action);
        tried
            .and_then(|()| self.step(action, see))
            .map_err(|why| self.refuse(action, why))
    }

    /// Plays a decision, if it can be played; else the turn is unchanged.
    pub fn try_play(&mut self, action: Action) -> bool {
        self.attempt(action).is_ok()
    }

    /// Like [`try_play`](Self::try_play), compiled into the caller: for random play, which knows the kind of action and counts nanoseconds.
    #[inline]
    pub(crate) fn try_play_inlined(&mut self, action: Action) -> bool {
        self.step(action, &mut |_| ()).is_ok()
    }

    /// One copy wherever speed allows a call: played in place everywhere, turns would cost kilobytes.
    #[inline(never)]
    fn attempt(&mut self, action: Action) -> Result<(), IllegalReason> {
        self.step(action, &mut |_| ())
    }

    /// Plays a decision; refused, it leaves the turn as it was, though `see` may have heard of laps.
    #[inline(always)] // callers know which action they play, and all but its branch falls away
    fn step(
        &mut self,
        action: Action,
        see: &mut (impl FnMut(Event) + ?Sized),
    ) -> Result<(), IllegalReason> {
        match (action, self.stage) {
            (Action::Start(pit), Stage::Start) => {
                self.may_lift(pit)?;
                self.sow(Sowing::new(pit.index), see)
            }
            (Action::GoOn, Stage::Head) => self.go_on(see),
            (Action::Stop, Stage::Head) => {
                self.stopped = true;
                self.stage = Stage::Complete;
                Ok(())
            }
            (Action::Take { pit, stones }, Stage::Bonus(left)) => {
                let stones = self.takeable(pit, stones, left)?;
                self.take(pit, stones, left);
                see(Event::Take(PitStones { pit, stones }));
                Ok(())
            }
            (Action::Done, Stage::Bonus(_)) => {
                self.stage = Stage::Complete;
                Ok(())
            }
            _ => Err(IllegalReason::OtherDecision),
        }
    }

    fn go_on(&mut self, see: &mut (impl FnMut(Event) + ?Sized)) -> Result<(), IllegalReason> {
        let sowing = self.sowing.take().ok_or(IllegalReason::OtherDecision)?;
        self.sow(sowing, see)?;
        self.passed += 1;
        Ok(())
    }

    #[cold]
    pub(super) fn refuse(&self, action: Action, reason: IllegalReason) -> IllegalAction {
        let allowed = match reason {
            IllegalReason::Over(_) => Allowed::default(),
            _ => self.allowed(),
        };
        IllegalAction {
            action,
            reason,
            allowed,
            board: self.board(),
        }
    }

    /// What the player may decide now.
    #[must_use]
    pub fn allowed(&self) -> Allowed {
        Allowed {
            pits: self.pits().collect(),
            go_on: self.can_go_on(),
            stop: self.stage == Stage::Head,
            done: matches!(self.stage, Stage::Bonus(_)),
        }
    }

    /// Whether the stones of `pit` may be lifted, were the sowing to end (RULES 2.1).
    #[inline(always)]
    fn may_lift(&self, pit: Pit) -> Result<(), IllegalPit> {
        if pit.side != self.mover() {
            return Err(IllegalPit::NotYours);
        }
        let ring = self.now.ring(pit.side);
        match ring.get(pit.index) {
            0 => Err(IllegalPit::Empty),
            1 if !ring.heaps().is_empty() => Err(IllegalPit::Few),
            1 if ring.get(self.rules.next(pit.index)) > 0 => Err(IllegalPit::Blocked),
            _ => Ok(()),
        }
    }

    /// Sows on to the next landing and settles what that brings; endless (RULES 2.6), it takes all back.
    fn sow(
        &mut self,
        mut sowing: Sowing,
        see: &mut (impl FnMut(Event) + ?Sized),
    ) -> Result<(), IllegalReason> {
        let side = self.mover();
        let pit = |index| Pit { side, index };
        let ring = self.now.ring_mut(side);
        let laps = sowing.laps();
        let landing = sowing.run(ring, &self.rules, |lap| {
            see(Event::Lap {
                from: pit(lap.from),
                stones: lap.stones,
            });
        });
        let at = sowing.at();
        if landing.is_err() {
            sowing.back_to(laps, ring, &self.rules);
        }
        self.sowing = Some(sowing).filter(|sowing| sowing.laps() > 0);
        match landing {
            Err(Endless) => return Err(IllegalReason::Pit(IllegalPit::Endless)),
            Ok(Landing::Asks) => {
                see(Event::Head(pit(at)));
                self.stage = Stage::Head;
            }
            Ok(Landing::Ends) => self.capture(at, see),
        }
        Ok(())
    }

    /// Ends the sowing in the empty pit `at`: captures what lies opposite, and sees what bonus is due (RULES 2.5, 3, 4).
    fn capture(&mut self, at: u8, see: &mut (impl FnMut(Event) + ?Sized)) {
        let board = self.board();
        self.stage = Stage::Complete;
        if !board.is_inner(at) {
            return;
        }
        let side = self.mover().other();
        let facing = board.facing(at);
        let ring = self.now.ring_mut(side);
        if ring.get(facing) == 0 {
            return;
        }
        self.takeable = ring.occupied();
        for head in self.rules.safe_pits() {
            self.takeable.remove(head);
        }
        let behind = match self.rules.capture_scope() {
            CaptureScope::Column => Some(board.behind(facing)),
            CaptureScope::Inner => None,
        };
        let mut stones = 0;
        let mut captured = Captured::default();
        for index in [Some(facing), behind].into_iter().flatten() {
            let here = ring.get(index);
            ring.set(index, 0);
            self.takeable.remove(index);
            stones += here;
            if here > 0 {
                captured.push(Pit { side, index }, here);
            }
        }
        self.captured = true;
        see(Event::Capture(captured));
        self.stage = match self.rules.bonus() {
            Bonus::Pits(pits) => self.due(pits),
            Bonus::Equal => self.due(stones),
        };
    }

    /// The stage with so much bonus left, as far as there is something to take.
    fn due(&self, left: u8) -> Stage {
        let pits = u8::try_from(self.takeable.len()).unwrap_or(u8::MAX);
        let takeable = match self.rules.bonus() {
            Bonus::Equal if pits < left => {
                let ring = self.now.ring(self.mover().other());
                self.takeable.iter().map(|index| ring.get(index)).sum()
            }
            _ => pits,
        };
        match left.min(takeable) {
            0 => Stage::Complete,
            left => Stage::Bonus(left),
        }
    }

    fn why_no_take(&self, pit: Pit) -> Option<IllegalPit> {
        if pit.side == self.mover() {
            Some(IllegalPit::Yours)
        } else if self.rules.safe_pits().contains(&pit.index) {
            Some(IllegalPit::SafeHead)
        } else if self.now.stones(pit) == 0 {
            Some(IllegalPit::Empty)
        } else {
            None
        }
    }

    /// How many stones a take brings.
    fn takeable(&self, pit: Pit, asked: Option<u8>, left: u8) -> Result<u8, IllegalReason> {
        if let Some(why) = self.why_no_take(pit) {
            return Err(IllegalReason::Pit(why));
        }
        let there = self.now.stones(pit);
        let most = match self.rules.bonus() {
            Bonus::Pits(_) => there,
            Bonus::Equal => there.min(left),
        };
        match (asked, self.rules.bonus()) {
            (None, _) => Ok(most),
            (Some(stones), Bonus::Pits(_)) if stones == there => Ok(stones),
            (Some(_), Bonus::Pits(_)) => Err(IllegalReason::WholePit(there)),
            (Some(stones), Bonus::Equal) if (1..=most).contains(&stones) => Ok(stones),
            (Some(_), Bonus::Equal) => Err(IllegalReason::Stones(most)),
        }
    }

    fn take(&mut self, pit: Pit, stones: u8, left: u8) {
        let ring = self.now.ring_mut(pit.side);
        let rest = ring.get(pit.index) - stones;
        ring.set(pit.index, rest);
        if rest == 0 {
            self.takeable.remove(pit.index);
        }
        let nth = self.takes.partition_point(|&(index, _)| index < pit.index);
        match self.takes.get_mut(nth) {
            Some((index, taken)) if *index == pit.index => *taken += stones,
            _ => self.takes.insert(nth, (pit.index, stones)),
        }
        self.stage = self.due(match self.rules.bonus() {
            Bonus::Pits(_) => left - 1,
            Bonus::Equal => left - stones,
        });
    }
}
