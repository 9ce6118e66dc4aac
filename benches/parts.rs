//! What the parts of a turn cost, by board: `cargo bench`. For whole turns, and wasm beside native, `make bench`.

use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use tsoro::bench::{BOARDS, Random, random_turn};
use tsoro::rules::sowing::Sowing;
use tsoro::rules::{Action, Pit, Rules, Turn};

/// A turn that begins in the middle of some random game.
fn midgame(rules: Rules) -> Turn {
    let mut random = Random::new(3);
    let mut turn = Turn::new(rules, rules.start()).expect("one board");
    for _ in 0..12 {
        if random_turn(&mut turn, &mut random) {
            turn.hand_on();
        }
    }
    turn
}

fn parts(criterion: &mut Criterion) {
    for board in BOARDS {
        let rules: Rules = board.parse().expect("known rules");
        let turn = midgame(rules);
        let side = turn.mover();
        let ring = turn.position().ring(side);
        let starts: Vec<u8> = turn.pits().map(|pit| pit.index).collect();
        let mut group = criterion.benchmark_group(board);
        group.bench_function("copy a turn", |bencher| {
            bencher.iter(|| black_box(&turn).clone());
        });
        group.bench_function("find what may be lifted", |bencher| {
            bencher.iter(|| black_box(&turn).candidates().len());
        });
        group.bench_function(
            BenchmarkId::new("sow each start", starts.len()),
            |bencher| {
                bencher.iter(|| {
                    for &index in &starts {
                        let sown = Sowing::new(index).run(&mut ring.clone(), &rules, |_| ());
                        let _ = black_box(sown);
                    }
                });
            },
        );
        group.bench_function(
            BenchmarkId::new("play each start", starts.len()),
            |bencher| {
                bencher.iter_batched_ref(
                    || vec![turn.clone(); starts.len()],
                    |turns| {
                        for (turn, &index) in turns.iter_mut().zip(&starts) {
                            let _ = black_box(turn.play(Action::Start(Pit { side, index })));
                        }
                    },
                    BatchSize::SmallInput,
                );
            },
        );
        group.finish();
    }
}

criterion_group!(benches, parts);
criterion_main!(benches);
