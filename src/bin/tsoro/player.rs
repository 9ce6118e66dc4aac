//! Who plays, as the command line names them: the opponent under some limits, or a baseline to measure it by.

use std::str::FromStr;
use std::time::{Duration, Instant};

use tsoro::bench::Random;
use tsoro::rules::{Game, Turn};
use tsoro::search::Limits;
use tsoro::search::evaluate::Weights;
use tsoro::search::level::Level;
use tsoro::search::opponent::Opponent;

use crate::{baseline, signals};

/// What kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The opponent.
    Search,
    /// Any legal turn.
    Random,
    /// The most stones, looking `depth` turns ahead; the largest pits as bonus.
    Greedy,
    /// Monte Carlo tree search with random playouts.
    Uct,
}

/// A player and its limits, as `nodes=2000,seed=3` or `uct,millis=20`.
#[derive(Clone, Debug)]
pub struct Spec {
    kind: Kind,
    limits: Limits,
    nodes: Option<u64>,
    depth: Option<u8>,
    millis: Option<u64>,
    memory: usize,
}

impl Kind {
    /// The one that a word names.
    fn named(word: &str) -> Option<Self> {
        match word {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            "uct" => Some(Self::Uct),
            _ => None,
        }
    }

    /// The limits it heeds.
    const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Search => &[
                "level", "depth", "nodes", "millis", "seed", "lines", "width", "noise", "slips",
                "weights", "memory",
            ],
            Self::Random => &["seed"],
            Self::Greedy => &["depth", "seed"],
            Self::Uct => &["nodes", "millis", "seed"],
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut spec = Self {
            kind: Kind::Search,
            limits: Limits::default(),
            nodes: None,
            depth: None,
            millis: None,
            memory: 32,
        };
        let (kinds, mut words): (Vec<&str>, Vec<&str>) = text
            .split(',')
            .partition(|word| Kind::named(word).is_some());
        if let &[first, second, ..] = kinds.as_slice() {
            return Err(format!("one player, not `{first}` and `{second}`"));
        }
        spec.kind = kinds
            .first()
            .and_then(|word| Kind::named(word))
            .unwrap_or(Kind::Search);
        // The others are exceptions to a level, in whatever order they stand.
        words.sort_by_key(|word| !word.starts_with("level="));
        let mut seen = Vec::new();
        for word in words {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let keys = spec.kind.keys();
            if !keys.contains(&key) || !word.contains('=') {
                return Err(refusal(word, &kinds, keys));
            }
            if seen.contains(&key) {
                return Err(format!("`{key}` stands there twice"));
            }
            seen.push(key);
            let number = |least: u64, most: u64| {
                value
                    .parse()
                    .ok()
                    .filter(|number| (least..=most).contains(number))
                    .ok_or_else(|| format!("`{value}` for `{key}`: {least} to {most} are allowed"))
            };
            match key {
                "depth" => spec.depth = Some(small(number(1, 100)?)),
                "nodes" => spec.nodes = Some(number(1, u64::MAX)?),
                "millis" => spec.millis = Some(number(1, 86_400_000)?),
                "level" => {
                    let level = Level::new(small(number(1, 8)?));
                    spec.limits = level.map_or(spec.limits, |level| level.limits(0));
                    spec.nodes = Some(spec.limits.nodes);
                }
                "seed" => spec.limits.tuning.seed = number(0, u64::MAX)?,
                "lines" => spec.limits.lines = usize::from(small(number(1, 20)?)),
                "width" => spec.limits.tuning.bonus_width = usize::from(small(number(1, 72)?)),
                "slips" => spec.limits.tuning.blunder_rate = number(0, 100)?,
                "weights" => spec.limits.tuning.weights = read_weights(value)?,
                "noise" => spec.limits.tuning.noise = i32::from(small(number(0, 255)?)),
                // "memory": no other key is left.
                _ => spec.memory = usize::from(small(number(1, 255)?)),
            }
        }
        if let Some(nodes) = spec.nodes {
            spec.limits.nodes = nodes;
        }
        if let Some(depth) = spec.depth {
            spec.limits.depth = depth;
        }
        let limited = spec.nodes.is_some() || spec.millis.is_some() || spec.depth.is_some();
        if matches!(spec.kind, Kind::Search | Kind::Uct) && !limited {
            let ends = spec.kind.keys().iter();
            let ends = ends.filter(|key| ["level", "depth", "nodes", "millis"].contains(*key));
            let ends: Vec<&str> = ends.copied().collect();
            return Err(format!("`{text}` has no end: give {}", ends.join(" or ")));
        }
        Ok(spec)
    }
}

/// Why `word` is none of `keys`, which are all that the player named in `kinds` heeds.
fn refusal(word: &str, kinds: &[&str], keys: &[&str]) -> String {
    let keys = keys.join(", ");
    match kinds {
        [kind, ..] => {
            format!("`{word}` is no limit of `{kind}`: allowed are {keys} (each as key=value)")
        }
        [] => format!(
            "`{word}` is no limit: allowed are {keys} (each as key=value), random, greedy, uct"
        ),
    }
}

/// Four weights of the evaluation, as `900/-300/-500/10`.
fn read_weights(text: &str) -> Result<Weights, String> {
    let numbers: Option<Vec<i32>> = text.split('/').map(|number| number.parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[stones, exposed, fullest, moves])
            if numbers
                .iter()
                .flatten()
                .all(|weight| (-9999..=9999).contains(weight)) =>
        {
            Ok(Weights {
                stones,
                exposed,
                fullest,
                moves,
            })
        }
        _ => Err(format!(
            "`{text}` for `weights`: four whole numbers below 10000, as 900/-300/-500/10 (stones, exposed, fullest, moves)"
        )),
    }
}

fn small(number: u64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// A player in one game.
pub struct Player {
    spec: Spec,
    /// From its first turn on, if it searches.
    opponent: Option<Opponent>,
    random: Random,
}

impl Player {
    /// A player for one game; `seed` besides its own tells games apart.
    pub fn new(spec: &Spec, seed: u64) -> Self {
        let mut spec = spec.clone();
        spec.limits.tuning.seed ^= seed;
        Self {
            opponent: None,
            random: Random::new(spec.limits.tuning.seed),
            spec,
        }
    }

    /// Whether it searches, and so can tell more than a turn.
    pub fn searches(&self) -> bool {
        self.spec.kind == Kind::Search
    }

    /// The whole turn it plays; `None` where the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Turn> {
        match self.spec.kind {
            Kind::Search => self.search(game).best(),
            Kind::Random => baseline::random(game, &mut self.random),
            Kind::Greedy => {
                let depth = self.spec.depth.unwrap_or(1);
                baseline::greedy(game, depth, &self.until(), &mut self.random)
            }
            Kind::Uct => {
                let nodes = self.spec.nodes.unwrap_or(u64::MAX);
                baseline::uct(game, nodes, self.until(), &mut self.random)
            }
        }
    }

    /// Whether there is no more time, or a signal came.
    fn until(&self) -> impl Fn() -> bool + use<> {
        let end = self
            .spec
            .millis
            .map(|millis| Instant::now() + Duration::from_millis(millis));
        move || signals::came() || end.is_some_and(|end| Instant::now() >= end)
    }

    /// Thinks to the end of the limits.
    pub fn search(&mut self, game: &Game) -> &Opponent {
        let Spec {
            limits,
            memory,
            millis,
            ..
        } = self.spec;
        let opponent = self
            .opponent
            .get_or_insert_with(|| Opponent::new(*game.rules(), memory << 20));
        let began = Instant::now();
        let millis = millis.map(|millis| Duration::from_millis(millis).as_secs_f64());
        opponent.begin(game, limits);
        opponent.run(|| match millis {
            _ if signals::came() => 1.0,
            Some(most) => began.elapsed().as_secs_f64() / most,
            None => 0.0,
        });
        opponent
    }
}
