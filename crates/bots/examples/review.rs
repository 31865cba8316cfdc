//! How long it takes to look back at a match of each game on one thread, and what comes of it:
//! `cargo run --release -p bots --example review -- seven-wonders`.

use bots::{Level, Mark, Mind, Review, decide};
use engine::{Match, Turn, Viewer, dice};
use std::time::Instant;

/// A match of bots, the first one weaker than the others.
fn play<G: Mind>(seats: u8, seed: u64) -> Match<G> {
    let mut dice = dice(seed);
    let mut game = Match::<G>::new(G::Options::default(), seats).expect("so many can play");
    loop {
        game.roll_chance(&mut dice);
        let Turn::Seats(awaited) = game.state().turn() else { return game };
        let seat = awaited.first().expect("a seat is awaited");
        let level = if seat.index() == 0 { Level::Easy } else { Level::Normal };
        let action = decide::<G>(level, &game.state().view(Viewer::Seat(seat)), seat, None, &mut dice);
        game.act(seat, action).expect("a bot does what is legal");
    }
}

fn review<G: Mind>(seats: u8) {
    let game = play::<G>(seats, 7);
    let began = Instant::now();
    let review = Review::new(&game);
    let planned = began.elapsed();
    let verdicts: Vec<_> = (0..review.parts()).flat_map(|part| review.judge(part)).collect();
    println!(
        "{} with {seats}: {} inputs, {} decisions in {} parts, planned in {planned:.1?}, judged in {:.1?}",
        G::NAME,
        game.log().len(),
        review.decisions(),
        review.parts(),
        began.elapsed(),
    );
    for seat in engine::Seat::all(seats) {
        let own: Vec<_> = verdicts.iter().filter(|verdict| verdict.seat == seat).collect();
        let count = |mark: Mark| own.iter().filter(|verdict| verdict.mark == mark).count();
        let marks = [Mark::Best, Mark::Good, Mark::Slip, Mark::Mistake, Mark::Costly].map(count);
        let loss: f32 = own.iter().map(|verdict| verdict.loss).sum::<f32>() / own.len().max(1) as f32;
        println!("  seat {seat}: best, good, slip, mistake, costly {marks:?}, mean loss {loss:.3}, end {:.2}", review.end()[seat]);
    }
}

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("prosperity") => review::<prosperity::Prosperity>(3),
        Some("wealth-of-nations") => review::<wealth_of_nations::WealthOfNations>(4),
        _ => review::<seven_wonders::SevenWonders>(4),
    }
}
