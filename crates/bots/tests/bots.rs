//! What every bot keeps to, whatever the game.

use bots::{Budget, Level, Mind, Player, Search, bout, decide};
use engine::{Game, Input, Mute, Seat, Turn, Viewer, dice};
use std::time::Duration;

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
    let budget = Some(Budget::Iterations(80));
    let three = table(&[Level::Hard, Level::Normal, Level::Normal], budget);
    assert!(wins::<seven_wonders::SevenWonders>(&Default::default(), &three, 16) > 0.4);
    assert!(wins::<prosperity::Prosperity>(&Default::default(), &three, 8) > 0.7);
}

/// The game after so many decisions of bots that look ahead and one that is careless.
fn played<G: Mind>(seed: u64, decisions: u32) -> G {
    let levels = [Level::Hard, Level::Easy, Level::Expert];
    let (mut game, mut dice) = (G::new(&Default::default(), 3).unwrap(), dice(seed));
    let mut made = 0;
    while made < decisions {
        let input = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Input::Chance(game.roll(&mut dice)),
            Turn::Seats(awaited) => {
                let seat = awaited.first().unwrap();
                made += 1;
                let view = game.view(Viewer::Seat(seat));
                Input::Act { seat, action: decide::<G>(levels[seat.index()], &view, seat, Some(FEW), &mut dice) }
            }
        };
        game.apply(input, &mut Mute);
    }
    game
}

fn the_same_seed_gives_the_same_game<G: Mind>(decisions: u32) {
    assert_eq!(played::<G>(3, decisions), played::<G>(3, decisions));
    assert_ne!(played::<G>(3, decisions), played::<G>(4, decisions), "another seed gives another game");
}

#[test]
fn seeds_and_budgets_fix_games_of_seven_wonders() {
    the_same_seed_gives_the_same_game::<seven_wonders::SevenWonders>(10_000);
}

#[test]
fn seeds_and_budgets_fix_games_of_prosperity() {
    the_same_seed_gives_the_same_game::<prosperity::Prosperity>(10_000);
}

#[test]
fn seeds_and_budgets_fix_games_of_wealth_of_nations() {
    the_same_seed_gives_the_same_game::<wealth_of_nations::WealthOfNations>(60);
}

/// Time only cuts thinking short: who has enough of it decides as the number of imagined games says.
#[test]
fn time_to_spare_changes_nothing() {
    type G = seven_wonders::SevenWonders;
    for (number, (game, seat)) in positions::<G>(&Default::default(), 4, 8, 11).into_iter().enumerate() {
        let view = game.view(Viewer::Seat(seat));
        let think = |budget| {
            let thought = Search::<G>::default().think(&view, seat, budget, &mut dice(number as u64));
            let lines = thought.lines.into_iter().map(|line| (line.action, line.visits, line.value.to_bits()));
            (lines.collect::<Vec<_>>(), thought.iterations)
        };
        let hour = Duration::from_secs(3600);
        assert_eq!(think(Budget::Iterations(40)), think(Budget::Within { iterations: 40, time: hour }));
        assert_eq!(think(Budget::Iterations(1)), think(Budget::Within { iterations: 40, time: Duration::ZERO }), "one is always imagined");
    }
}

#[test]
fn levels_that_look_ahead_have_budgets_and_patience() {
    type G = prosperity::Prosperity;
    for level in Level::ALL {
        assert_eq!(Level::named(level.name()), Some(level));
        assert_eq!(level.budget::<G>().is_some(), level.looks_ahead(), "{}", level.name());
        let Some(Budget::Within { iterations, time }) = level.budget_within::<G>(Duration::MAX) else {
            assert!(!level.looks_ahead());
            continue;
        };
        assert_eq!(level.budget::<G>(), Some(Budget::Iterations(iterations)));
        assert!(time < Duration::from_secs(3), "{} lets people wait {time:?}", level.name());
        let hurried = Duration::from_millis(7);
        assert_eq!(level.budget_within::<G>(hurried), Some(Budget::Within { iterations, time: hurried }));
    }
    assert_eq!(Level::named("greedy"), Some(Level::Normal));
    assert_eq!(Level::named("genius"), None);
}

#[test]
fn everybody_sits_one_seat_further_in_each_game() {
    type G = prosperity::Prosperity;
    let players = table(&[Level::Normal, Level::Random, Level::Random], None);
    let seated = |number| bout::<G>(&Default::default(), &players, 5, number, 1).unwrap().seated;
    assert_eq!([0, 1, 2, 3].map(seated), [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]);
}
