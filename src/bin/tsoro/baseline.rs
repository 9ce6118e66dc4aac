//! Simple players to measure the opponent by. They are not part of the library.

use tsoro::bench::{Random, random_turn};
use tsoro::rules::ruleset::Bonus;
use tsoro::rules::turn::Stage;
use tsoro::rules::{Action, Game, Pit, Side, Turn};

/// Any legal turn.
pub fn random(game: &Game, random: &mut Random) -> Option<Turn> {
    let mut turn = game.turn().clone();
    random_turn(&mut turn, random).then_some(turn)
}

/// The turn that wins the most stones if both sides look `depth` turns ahead in all, see stones alone and take the largest pits.
pub fn greedy(
    game: &Game,
    depth: u8,
    ended: &dyn Fn() -> bool,
    random: &mut Random,
) -> Option<Turn> {
    let mut best: Option<(i32, Turn)> = None;
    let mut alike = 0;
    for turn in turns(game.turn()) {
        let worth = -ahead(
            &turn,
            depth - 1,
            -i32::MAX,
            best.as_ref().map_or(i32::MAX, |best| 1 - best.0),
            ended,
        );
        let better = best.as_ref().is_none_or(|best| worth > best.0);
        let equal = best.as_ref().is_some_and(|best| worth == best.0);
        alike = if better { 1 } else { alike + u32::from(equal) };
        // Of equals each is chosen alike.
        if better || (equal && random.below(alike) == 0) {
            best = Some((worth, turn));
        }
    }
    best.map(|(_, turn)| turn)
}

/// What the side to move after `turn` can make of it: stones ahead.
fn ahead(turn: &Turn, depth: u8, mut alpha: i32, beta: i32, ended: &dyn Fn() -> bool) -> i32 {
    let mut turn = turn.clone();
    turn.hand_on();
    if turn.candidates().is_empty() {
        return -1000;
    }
    if depth == 0 {
        let stones = |side| i32::from(turn.position().ring(side).total());
        return stones(turn.mover()) - stones(turn.mover().other());
    }
    for next in turns(&turn) {
        alpha = alpha.max(-ahead(&next, depth - 1, -beta, -alpha, ended));
        if alpha >= beta || ended() {
            break;
        }
    }
    alpha
}

/// Every way to sow, with the largest pits as bonus.
fn turns(turn: &Turn) -> Vec<Turn> {
    let mut found = Vec::new();
    tsoro::search::turns::sown(turn, |sown| {
        tsoro::search::bonus::candidates(sown.clone(), 1, &mut found);
    });
    found
}

/// A decision point in the tree of [`uct`].
struct Node {
    turn: Turn,
    /// Decisions not yet tried.
    untried: Vec<Action>,
    children: Vec<(Action, usize)>,
    visits: f64,
    /// Games won from here by the side that decided to come here.
    won: f64,
}

impl Node {
    fn new(turn: Turn) -> Self {
        Self {
            untried: decisions(&turn),
            turn,
            children: Vec::new(),
            visits: 0.0,
            won: 0.0,
        }
    }
}

/// Upper confidence bounds applied to trees, a decision an edge (<https://doi.org/10.1007/11871842_29>), with random playouts to the end.
pub fn uct(
    game: &Game,
    playouts: u64,
    ended: impl Fn() -> bool,
    random: &mut Random,
) -> Option<Turn> {
    let mut tree = vec![Node::new(game.turn().clone())];
    let mut done = 0;
    while done < playouts && !ended() {
        done += 1;
        let mut path = vec![0];
        let mut at = 0;
        while tree[at].untried.is_empty() && !tree[at].children.is_empty() {
            at = most_promising(&tree, at);
            path.push(at);
        }
        while !tree[at].untried.is_empty() {
            let many = u32::try_from(tree[at].untried.len()).unwrap_or(u32::MAX);
            let nth = usize::try_from(random.below(many)).unwrap_or(0);
            let action = tree[at].untried.swap_remove(nth);
            let mut turn = tree[at].turn.clone();
            if turn.play(action).is_err() {
                continue;
            }
            if turn.stage() == Stage::Complete {
                turn.hand_on();
            }
            tree.push(Node::new(turn));
            let child = tree.len() - 1;
            tree[at].children.push((action, child));
            path.push(child);
            at = child;
            break;
        }
        let winner = playout(&tree[at].turn, random);
        for pair in path.windows(2) {
            let decided = tree[pair[0]].turn.mover();
            tree[pair[1]].visits += 1.0;
            tree[pair[1]].won += f64::from(u8::from(decided == winner));
        }
        tree[0].visits += 1.0;
    }
    chosen(&tree, random)
}

fn most_promising(tree: &[Node], at: usize) -> usize {
    let log = tree[at].visits.ln();
    let promise = |child: usize| {
        let node = &tree[child];
        node.won / node.visits + (2.0 * log / node.visits).sqrt()
    };
    let children = tree[at].children.iter().map(|&(_, child)| child);
    children
        .max_by(|&a, &b| promise(a).total_cmp(&promise(b)))
        .unwrap_or(at)
}

/// The whole turn along the most visited decisions.
fn chosen(tree: &[Node], random: &mut Random) -> Option<Turn> {
    let mut turn = tree[0].turn.clone();
    let mut at = 0;
    loop {
        let most = tree[at]
            .children
            .iter()
            .max_by(|a, b| tree[a.1].visits.total_cmp(&tree[b.1].visits));
        let Some(&(action, child)) = most else {
            return random_turn(&mut turn, random).then_some(turn);
        };
        turn.play(action).ok()?;
        if turn.stage() == Stage::Complete {
            return Some(turn);
        }
        at = child;
    }
}

fn decisions(turn: &Turn) -> Vec<Action> {
    let side = turn.mover();
    match turn.stage() {
        Stage::Start => turn
            .candidates()
            .iter()
            .map(|index| Action::Start(Pit { side, index }))
            .collect(),
        Stage::Head => vec![Action::Stop, Action::GoOn],
        Stage::Bonus(_) => {
            let stones = match turn.rules().bonus() {
                Bonus::Pits(_) => None,
                Bonus::Equal => Some(1),
            };
            let side = side.other();
            // In ascending order only, so that each set comes once.
            let first = turn.takes().map(|take| take.pit.index).max().unwrap_or(0);
            let takes = turn.candidates().iter().filter(|&index| index >= first);
            let takes = takes.map(|index| Action::Take {
                pit: Pit { side, index },
                stones,
            });
            takes.chain([Action::Done]).collect()
        }
        Stage::Complete => Vec::new(),
    }
}

/// Who wins if both play at random; after very many turns, who has more stones.
fn playout(turn: &Turn, random: &mut Random) -> Side {
    let mut turn = turn.clone();
    for _ in 0..2000 {
        if !random_turn(&mut turn, random) {
            return turn.mover().other();
        }
        turn.hand_on();
    }
    let total = |side| turn.position().ring(side).total();
    if total(Side::South) > total(Side::North) {
        Side::South
    } else {
        Side::North
    }
}
