//! What bots of Prosperity never do.

use bots::{Level, decide};
use engine::{Game, Match, Turn, Viewer, dice};
use prosperity::data::LAST_BOX;
use prosperity::{Action, Prosperity};

/// Whether the action changes nothing at all: income would have brought money.
fn is_wasted(game: &Prosperity, seat: engine::Seat, action: &Action) -> bool {
    let country = &game.countries[seat];
    match action {
        Action::Cleanup => country.discs == 0,
        Action::Research { track } => country.research[*track as usize] == LAST_BOX,
        Action::Income | Action::Buy { .. } | Action::Settle { .. } | Action::Advance { .. } => false,
    }
}

/// Plays a game of bots and counts actions that change nothing.
fn wasted(level: Level, seats: u8, seed: u64) -> usize {
    let mut dice = dice(seed);
    let mut game = Match::<Prosperity>::new(Default::default(), seats).unwrap();
    let mut wasted = 0;
    loop {
        game.roll_chance(&mut dice);
        let Turn::Seats(awaited) = game.state().turn() else { return wasted };
        let seat = awaited.first().unwrap();
        let action = decide::<Prosperity>(level, &game.state().view(Viewer::Seat(seat)), seat, None, &mut dice);
        wasted += usize::from(is_wasted(game.state(), seat, &action));
        game.act(seat, action).unwrap();
    }
}

#[test]
fn hard_bots_never_waste_an_action() {
    for seed in 0..12 {
        assert_eq!(wasted(Level::Hard, 2 + (seed % 3) as u8, seed), 0, "seed {seed}");
    }
}

#[test]
fn normal_bots_never_waste_an_action() {
    for seed in 0..40 {
        assert_eq!(wasted(Level::Normal, 2 + (seed % 3) as u8, seed), 0, "seed {seed}");
    }
}
