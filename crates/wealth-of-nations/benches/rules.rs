//! How fast the rules are; `docs/benchmarks.md` tells how to run it.

use divan::{Bencher, black_box};
use engine::{Dice, Game, Input, Mute, Seat, Turn, Viewer, dice, playout};
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::state::{Phase, Step};
use wealth_of_nations::{Options, WealthOfNations};

fn main() {
    divan::main();
}

/// A table of four where a Develop action of the third round is to be chosen.
fn middle(dice: &mut Dice) -> (WealthOfNations, Seat) {
    let mut game = WealthOfNations::new(&Options::default(), 4).expect("four can play");
    loop {
        if let (Phase::Develop(develop), 3..) = (&game.phase, game.round)
            && develop.step == Step::Action
        {
            let active = develop.active;
            return (game, active);
        }
        let input = match game.turn() {
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                Input::Act { seat, action: game.sample(seat, dice) }
            }
            Turn::Chance | Turn::Over => Input::Chance(game.roll(dice)),
        };
        game.apply(input, &mut Mute);
    }
}

#[divan::bench]
fn random_game_of_four(bencher: Bencher<'_, '_>) {
    let mut dice = dice(1);
    bencher.bench_local(|| {
        let mut game = WealthOfNations::new(&Options::default(), 4).expect("four can play");
        playout(&mut game, &mut dice, 100_000)
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
    bencher.with_inputs(|| (game.clone(), action.clone())).bench_local_values(|(mut game, action)| {
        game.apply(Input::Act { seat, action }, &mut Mute);
        game
    });
}

/// Every bloc of every player with its full dots.
#[divan::bench]
fn blocs_and_dots(bencher: Bencher<'_, '_>) {
    let (game, _) = middle(&mut dice(1));
    bencher.bench_local(|| {
        let game = black_box(&game);
        let dots = |seat: Seat| -> u32 {
            game.blocs(seat).map(|bloc| full_dots(&game.map, bloc.industry, bloc.hexes, game.nations[seat].flags, false)).sum()
        };
        Seat::all(4).map(dots).sum::<u32>()
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let (game, seat) = middle(&mut dice(1));
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}
