//! What every bot keeps to, whatever the game.

use bots::{Budget, Level, Mind, Player, bout, decide};
use engine::{Game, Input, Mute, Seat, Turn, Viewer, dice};

const FEW: Budget = Budget::Iterations(12);

/// Positions of a random game in which somebody owes a decision.
fn positions<G: Game>(options: &G::Options, seats: u8, seed: u64, every: usize) -> Vec<(G, Seat)> {
    let mut game = G::new(options, seats).unwrap();
    let mut dice = dice(seed);
    let mut found = Vec::new();
    for step in 0..1_000 {
        let input = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Input::Chance(game.roll(&mut dice)),
            Turn::Seats(awaited) => {
                let seat = awaited.first().unwrap();
                if step % every == 0 {
                    found.push((game.clone(), seat));
                }
                Input::Act { seat, action: game.sample(seat, &mut dice) }
            }
        };
        game.apply(input, &mut Mute);
    }
    found
}

/// With the same seed a bot decides the same when everything hidden from it is changed, and what it does is legal.
fn decides_from_the_view_alone<G: Mind>(seats: u8, every: usize) {
    for (number, (game, seat)) in positions::<G>(&G::Options::default(), seats, 5, every).into_iter().enumerate() {
        let view = game.view(Viewer::Seat(seat));
        let other = G::determinize(&view, &mut dice(1_000 + number as u64));
        let other_view = other.view(Viewer::Seat(seat));
        for level in Level::ALL {
            let action = decide::<G>(level, &view, seat, Some(FEW), &mut dice(number as u64));
            let elsewhere = decide::<G>(level, &other_view, seat, Some(FEW), &mut dice(number as u64));
            assert_eq!(action, elsewhere, "{} peeks in position {number}", level.name());
            assert_eq!(game.check(seat, &action), Ok(()), "{} in position {number}", level.name());
        }
    }
}

#[test]
fn no_bot_peeks_in_seven_wonders() {
    decides_from_the_view_alone::<seven_wonders::SevenWonders>(4, 7);
}

#[test]
fn no_bot_peeks_in_prosperity() {
    decides_from_the_view_alone::<prosperity::Prosperity>(3, 9);
}

#[test]
fn no_bot_peeks_in_wealth_of_nations() {
    decides_from_the_view_alone::<wealth_of_nations::WealthOfNations>(3, 40);
}

/// How often the first of the players wins.
fn wins<G: Mind>(options: &G::Options, players: &[Player], games: u64) -> f64 {
    let won = |number: u64| {
        let bout = bout::<G>(options, players, 11, number, 100_000).unwrap();
        let outcome = bout.outcome.expect("the game ends");
        let winners: Vec<Seat> = outcome.winners().collect();
        let first = winners.iter().any(|seat| bout.seated[seat.index()] == 0);
        if first { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

fn table(levels: &[Level], budget: Option<Budget>) -> Vec<Player> {
    levels.iter().map(|&level| Player { level, budget }).collect()
}

#[test]
fn a_glance_beats_chance() {
    let four = table(&[Level::Normal, Level::Random, Level::Random, Level::Random], None);
    assert!(wins::<seven_wonders::SevenWonders>(&Default::default(), &four, 60) > 0.9);
    assert!(wins::<prosperity::Prosperity>(&Default::default(), &four[..3], 60) > 0.9);
}

#[test]
fn looking_ahead_beats_a_glance() {
    let budget = Some(Budget::Iterations(150));
    let three = table(&[Level::Hard, Level::Normal, Level::Normal], budget);
    assert!(wins::<seven_wonders::SevenWonders>(&Default::default(), &three, 12) > 0.4);
    assert!(wins::<prosperity::Prosperity>(&Default::default(), &three, 8) > 0.7);
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let players = table(&[Level::Hard, Level::Easy, Level::Normal], Some(FEW));
    let play = || bout::<seven_wonders::SevenWonders>(&Default::default(), &players, 3, 4, 10_000).unwrap().outcome;
    assert_eq!(play(), play());
}
