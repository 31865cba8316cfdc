//! The speed of the rules at a table of four: `cargo bench --package seven-wonders`.

use divan::{Bencher, black_box};
use engine::{Dice, Game, Input, Mute, Seat, Turn, Viewer, dice, playout};
use seven_wonders::state::SevenWonders;
use seven_wonders::{Action, Options};

const SEATS: u8 = 4;
const LIMIT: u32 = 1_000;
/// Decisions made before the position that is measured, a new turn in Age II: four sides and eight turns.
const MIDDLE: u32 = 4 + 8 * 4;

/// Seven sides, two Ages and two turns: the largest views there are.
const LATE: u32 = 7 * (1 + 6 + 6 + 2);

fn main() {
    let (game, seat) = late();
    let view = serde_json::to_vec(&game.view(Viewer::Seat(seat))).expect("a view can be written");
    println!("a view at a table of seven has {} bytes", view.len());
    divan::main();
}

/// A position late in a random game of seven, with a seat that is awaited.
fn late() -> (SevenWonders, Seat) {
    let mut game = SevenWonders::new(&Options::default(), 7).expect("seven can play");
    playout(&mut game, &mut dice(1), LATE);
    let Turn::Seats(awaited) = game.turn() else { panic!("somebody is awaited in the middle of an Age") };
    (game, awaited.first().expect("somebody"))
}

fn new_game() -> SevenWonders {
    SevenWonders::new(&Options::default(), SEATS).expect("four can play")
}

/// A position in the middle of a random game, with a seat that is awaited.
fn middle() -> (SevenWonders, Seat, Dice) {
    let mut dice = dice(1);
    let mut game = new_game();
    playout(&mut game, &mut dice, MIDDLE);
    let Turn::Seats(awaited) = game.turn() else { panic!("somebody is awaited in the middle of an Age") };
    (game, awaited.first().expect("somebody"), dice)
}

#[divan::bench]
fn random_game(bencher: Bencher<'_, '_>) {
    let mut dice = dice(1);
    bencher.bench_local(|| {
        let mut game = new_game();
        playout(&mut game, &mut dice, LIMIT)
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let (game, _, _) = middle();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn candidates(bencher: Bencher<'_, '_>) {
    let (game, seat, _) = middle();
    let mut actions: Vec<Action> = Vec::with_capacity(64);
    bencher.bench_local(|| {
        actions.clear();
        game.candidates(black_box(seat), &mut actions);
        actions.len()
    });
}

#[divan::bench]
fn sample(bencher: Bencher<'_, '_>) {
    let (game, seat, mut dice) = middle();
    bencher.bench_local(|| game.sample(black_box(seat), &mut dice));
}

/// Four choices, the last of which resolves the turn.
#[divan::bench]
fn apply_a_turn(bencher: Bencher<'_, '_>) {
    let (game, _, mut dice) = middle();
    let plays: Vec<(Seat, Action)> = Seat::all(SEATS).map(|seat| (seat, game.sample(seat, &mut dice))).collect();
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        for &(seat, action) in &plays {
            game.apply(Input::Act { seat, action }, &mut Mute);
        }
        game
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let (game, seat, _) = middle();
    bencher.bench_local(|| game.view(Viewer::Seat(black_box(seat))));
}

#[divan::bench]
fn view_at_a_table_of_seven(bencher: Bencher<'_, '_>) {
    let (game, seat) = late();
    bencher.bench_local(|| game.view(Viewer::Seat(black_box(seat))));
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let (game, seat, mut dice) = middle();
    let view = game.view(Viewer::Seat(seat));
    bencher.bench_local(|| SevenWonders::determinize(black_box(&view), &mut dice));
}
