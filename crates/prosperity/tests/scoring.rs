//! Scoring a symbol (rulebook, turn, step 1; P7 to P20).

mod common;

use common::{act, awaited, before_draw, chance, country, seat, tile};
use engine::Game;
use prosperity::data::{LAST_BOX, Symbol, Symbols};
use prosperity::state::{Country, Phase};
use prosperity::{Action, Chance, Event, Gain, Illegal, Prosperity};

/// A country with these symbols, money and discs.
fn with(symbols: Symbols, money: u16, discs: u16) -> Country {
    Country { symbols, money, discs, ..country() }
}

fn balance(energy: i8, ecology: i8) -> Symbols {
    Symbols { energy, ecology, ..Symbols::default() }
}

/// The tile of 1970 that scores a symbol.
fn scorer(symbol: Symbol) -> Chance {
    let tiles = prosperity::data::tables().decades[0];
    Chance::Draw { tile: tiles.iter().find(|tile| tile.data().scores == Some(symbol)).unwrap() }
}

/// Draws a tile for this country, which is asked nothing, and says what it got.
fn scored(country: Country, symbol: Symbol) -> (Gain, Country) {
    let mut game = before_draw(&[country, common::country()]);
    let events = chance(&mut game, scorer(symbol));
    let gain = events.iter().find_map(|event| match event {
        Event::Scored { seat, gain, .. } if seat.index() == 0 => Some(*gain),
        _ => None,
    });
    (gain.expect("nothing is asked"), game.countries[seat(0)])
}

/// Draws a tile for this country, which is asked, and lets it decide.
fn decided(country: Country, symbol: Symbol, action: Action) -> Result<Country, Illegal> {
    let mut game = before_draw(&[country, common::country()]);
    chance(&mut game, scorer(symbol));
    assert!(awaited(&game).contains(&0), "seat 0 is asked");
    act(&mut game, 0, action)?;
    Ok(game.countries[seat(0)])
}

#[test]
fn the_example_of_blue() {
    let blue =
        Country { symbols: Symbols { energy: -2, ecology: 2, capital: 0, research: 5, prosperity: 2 }, money: 200, discs: 8, ..country() };
    for (paid, money, discs) in [(2, 0, 8), (1, 100, 9), (0, 200, 10)] {
        let after = decided(blue, Symbol::Energy, Action::Settle { paid }).unwrap();
        assert_eq!((after.money, after.discs), (money, discs), "{paid} levels paid for");
    }
    assert_eq!(scored(blue, Symbol::Ecology).1.discs, 6);
    assert_eq!(scored(blue, Symbol::Capital).1.money, 200);
    let after = decided(blue, Symbol::Research, Action::Advance { energy: 2, ecology: 3 }).unwrap();
    assert_eq!(after.research, [2, 3]);
    assert_eq!(scored(blue, Symbol::Prosperity).1.points.total(), 3);
}

#[test]
fn energy_to_spare_is_50_a_level() {
    for (energy, money) in [(0, 0), (1, 50), (3, 150)] {
        let (gain, after) = scored(with(balance(energy, 0), 0, 8), Symbol::Energy);
        assert_eq!((gain.money, gain.discs, after.money), (money, 0, money as u16), "balance {energy}");
    }
}

#[test]
fn a_deficit_without_100_is_discs_and_nothing_is_asked() {
    for money in [0, 50] {
        let (gain, after) = scored(with(balance(-3, 0), money, 8), Symbol::Energy);
        assert_eq!((gain.money, gain.discs, after.money, after.discs), (0, 3, money, 11));
    }
}

#[test]
fn no_more_levels_are_paid_than_are_missing_or_affordable() {
    let poor = with(balance(-3, 0), 250, 8);
    let refused = |paid| decided(poor, Symbol::Energy, Action::Settle { paid }).unwrap_err();
    assert_eq!(refused(3), Illegal::CannotSettle { paid: 3, missing: 3, most: 2 });
    let rich = with(balance(-1, 0), 900, 8);
    assert!(matches!(decided(rich, Symbol::Energy, Action::Settle { paid: 2 }), Err(Illegal::CannotSettle { most: 1, .. })));
    assert_eq!(decided(poor, Symbol::Energy, Action::Settle { paid: 2 }).unwrap().discs, 9);
}

#[test]
fn ecology_removes_discs_and_pays_for_those_that_are_missing() {
    for (ecology, discs, left, money) in [(2, 8, 6, 0), (3, 1, 0, 100), (2, 0, 0, 100), (0, 8, 8, 0), (-3, 8, 11, 0), (-1, 20, 21, 0)] {
        let (gain, after) = scored(with(balance(0, ecology), 0, discs), Symbol::Ecology);
        assert_eq!((after.discs, after.money), (left, money), "balance {ecology} with {discs} discs");
        assert_eq!(gain.discs, i32::from(left) - i32::from(discs));
    }
}

#[test]
fn capital_is_100_a_symbol() {
    let symbols = Symbols { capital: 3, ..Symbols::default() };
    assert_eq!(scored(with(symbols, 50, 8), Symbol::Capital).1.money, 350);
}

#[test]
fn research_steps_are_shared_freely_and_must_add_up() {
    let symbols = Symbols { research: 3, ..Symbols::default() };
    for (energy, ecology) in [(3, 0), (2, 1), (0, 3)] {
        let after = decided(with(symbols, 0, 8), Symbol::Research, Action::Advance { energy, ecology }).unwrap();
        assert_eq!(after.research, [energy, ecology]);
    }
    for (energy, ecology) in [(2, 0), (4, 0), (255, 4)] {
        let refused = decided(with(symbols, 0, 8), Symbol::Research, Action::Advance { energy, ecology });
        assert_eq!(refused, Err(Illegal::WrongSplit { energy, ecology, steps: 3 }));
    }
}

#[test]
fn research_stops_at_the_top_and_surplus_steps_are_lost() {
    let symbols = Symbols { research: 4, ..Symbols::default() };
    let high = Country { research: [LAST_BOX - 1, LAST_BOX], ..with(symbols, 0, 8) };
    assert_eq!(decided(high, Symbol::Research, Action::Advance { energy: 1, ecology: 3 }).unwrap().research, [LAST_BOX, LAST_BOX]);
    let full = Country { research: [LAST_BOX, LAST_BOX], ..high };
    assert_eq!(scored(full, Symbol::Research).1.research, [LAST_BOX, LAST_BOX], "with both tracks full nothing is asked");
}

#[test]
fn prosperity_counts_visible_globes() {
    let symbols = Symbols { prosperity: 2, ..Symbols::default() };
    for (discs, points) in [(0, 5), (1, 4), (5, 4), (6, 3), (10, 3), (11, 2), (15, 2)] {
        assert_eq!(scored(with(symbols, 0, discs), Symbol::Prosperity).1.points.symbols, points, "{discs} discs");
    }
}

#[test]
fn a_disc_on_the_triangle_forbids_points() {
    let symbols = Symbols { prosperity: 4, ..Symbols::default() };
    for discs in [16, 17, 40] {
        assert_eq!(scored(with(symbols, 0, discs), Symbol::Prosperity).1.points.total(), 0, "{discs} discs");
    }
}

#[test]
fn everybody_scores_and_only_those_with_a_choice_are_asked() {
    let countries = [with(balance(-1, 0), 100, 8), with(balance(2, 0), 0, 8), with(balance(-2, 0), 50, 8), with(balance(-1, 0), 500, 8)];
    let mut game = before_draw(&countries);
    chance(&mut game, scorer(Symbol::Energy));
    assert_eq!(awaited(&game), [0, 3]);
    assert_eq!((game.countries[seat(1)].money, game.countries[seat(2)].discs), (100, 10));
    assert!(matches!(game.phase, Phase::Scoring { .. }), "the tile is for sale only once all have scored");
    act(&mut game, 3, Action::Settle { paid: 1 }).unwrap();
    assert_eq!(act(&mut game, 3, Action::Settle { paid: 0 }), Err(Illegal::NotYourDecision));
    assert_eq!(act(&mut game, 0, Action::Income), Err(Illegal::WrongMoment));
    act(&mut game, 0, Action::Settle { paid: 0 }).unwrap();
    assert_eq!(game.phase, Phase::Actions { left: 2 });
    assert!(game.display.contains(tile("solar-power-plant")));
}

#[test]
fn the_order_of_scoring_is_clockwise_from_the_active_player() {
    let mut game = Prosperity::new(&prosperity::Options::default(), 3).unwrap();
    chance(&mut game, Chance::FirstPlayer { seat: seat(1) });
    let events = chance(&mut game, scorer(Symbol::Capital));
    let order: Vec<usize> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 0]);
}
