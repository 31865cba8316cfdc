//! How fast the rules are; `docs/benchmarks.md` tells how to run it.

use divan::{Bencher, black_box};
use engine::{Dice, Game, Input, Mute, Seat, Turn, Viewer, dice, playout};
use prosperity::{Options, Prosperity};

fn main() {
    divan::main();
}

/// A table of three in the middle of its game.
fn middle(dice: &mut Dice) -> (Prosperity, Seat) {
    let mut game = Prosperity::new(&Options::default(), 3).expect("three can play");
    loop {
        let input = match game.turn() {
            Turn::Seats(seats) if game.turns_begun() == 18 => return (game, seats.first().expect("somebody is awaited")),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                Input::Act { seat, action: game.sample(seat, dice) }
            }
            _ => Input::Chance(game.roll(dice)),
        };
        game.apply(input, &mut Mute);
    }
}

#[divan::bench]
fn random_game_of_three(bencher: Bencher<'_, '_>) {
    let mut dice = dice(1);
    bencher.bench_local(|| {
        let mut game = Prosperity::new(&Options::default(), 3).expect("three can play");
        playout(&mut game, &mut dice, 1_000)
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let (game, _) = middle(&mut dice(1));
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn candidates(bencher: Bencher<'_, '_>) {
    let (game, seat) = middle(&mut dice(1));
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        black_box(&game).candidates(seat, &mut actions)
    });
}

#[divan::bench]
fn sample(bencher: Bencher<'_, '_>) {
    let mut dice = dice(1);
    let (game, seat) = middle(&mut dice);
    bencher.bench_local(|| black_box(&game).sample(seat, &mut dice));
}

#[divan::bench]
fn apply(bencher: Bencher<'_, '_>) {
    let mut dice = dice(1);
    let (game, seat) = middle(&mut dice);
    let action = game.sample(seat, &mut dice);
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        game.apply(Input::Act { seat, action }, &mut Mute);
        game
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let (game, seat) = middle(&mut dice(1));
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}
