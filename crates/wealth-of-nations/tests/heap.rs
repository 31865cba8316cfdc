//! Random play never touches the heap, but for what is inside an offer.

use allocation_counter::measure;
use engine::{Game, Input, Mute, Turn, dice, playout, random_options};
use serde::Deserialize;
use wealth_of_nations::state::Phase;
use wealth_of_nations::{Action, Edition, Options, TradeAction, WealthOfNations};

/// Whether an offer is made or closed by this action: a trade value is the one thing that may live on the heap.
fn is_barter(game: &WealthOfNations, action: &Action) -> bool {
    let offers = matches!(&game.phase, Phase::Trade(trade) if !trade.offers.is_empty());
    offers || matches!(action, Action::Trade(TradeAction::Offer(_)))
}

#[test]
fn decisions_do_not_allocate() {
    // Tables are read and good places for packages found once, by whoever needs them first.
    for edition in [Edition::First, Edition::Second] {
        let mut game = WealthOfNations::new(&Options { edition, ..Options::default() }, 6).expect("six can play");
        playout(&mut game, &mut dice(0), 100);
    }
    for seed in 0..60 {
        let mut dice = dice(seed);
        let seats = 2 + (seed % 5) as u8;
        let mut game = loop {
            let value = random_options(WealthOfNations::option_specs(), &mut dice);
            let options = Options::deserialize(value).expect("these are its options");
            if let Ok(game) = WealthOfNations::new(&options, seats) {
                break game;
            }
        };
        for _ in 0..20_000 {
            let mut input = None;
            let drawn = measure(|| {
                input = match game.turn() {
                    Turn::Over => None,
                    Turn::Chance => Some(Input::Chance(game.roll(&mut dice))),
                    Turn::Seats(awaited) => {
                        let seat = awaited.first().expect("somebody is awaited");
                        Some(Input::Act { seat, action: game.sample(seat, &mut dice) })
                    }
                };
            })
            .count_total;
            let Some(input) = input else { break };
            let barter = matches!(&input, Input::Act { action, .. } if is_barter(&game, action));
            let text = format!("{input:?}");
            let applied = measure(|| game.apply(input, &mut Mute)).count_total;
            assert!(barter || drawn + applied == 0, "seed {seed}: {text} asked the heap {drawn} and {applied} times");
        }
    }
}
