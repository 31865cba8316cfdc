//! Tables set up by hand.
#![allow(dead_code, reason = "each test file uses a part of it")]

use engine::{BySeat, Game, Input, Seat, Turn};
use prosperity::data::{Side, Space, Tile, TileSet};
use prosperity::state::{Country, Phase};
use prosperity::{Action, Chance, Event, Illegal, Options, Prosperity};

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub(crate) fn tile(id: &str) -> Tile {
    Tile::named(id).unwrap_or_else(|| panic!("no tile {id}"))
}

pub(crate) fn space(id: &str) -> Space {
    Space::named(id).unwrap_or_else(|| panic!("no space {id}"))
}

/// A table where seat 0 has its two actions, after this tile of the first decade was drawn.
pub(crate) fn table(seats: u8) -> Prosperity {
    with_options(&Options::default(), seats)
}

pub(crate) fn with_options(options: &Options, seats: u8) -> Prosperity {
    let mut game = Prosperity::new(options, seats).unwrap();
    chance(&mut game, Chance::FirstPlayer { seat: seat(0) });
    chance(&mut game, Chance::Draw { tile: tile("aerodynamic-wind-tunnel") });
    assert_eq!(game.phase, Phase::Actions { left: 2 });
    game
}

/// A table that waits for the draw of a tile of 1970 by seat 0, with this country in each seat.
pub(crate) fn before_draw(countries: &[Country]) -> Prosperity {
    let mut game = Prosperity::new(&Options::default(), countries.len() as u8).unwrap();
    chance(&mut game, Chance::FirstPlayer { seat: seat(0) });
    game.countries = BySeat::from_slice(countries).unwrap();
    game
}

pub(crate) fn country() -> Country {
    Country::new(Side::Silver)
}

pub(crate) fn chance(game: &mut Prosperity, chance: Chance) -> Vec<Event> {
    game.check_chance(&chance).unwrap();
    let mut events = Vec::new();
    game.apply(Input::Chance(chance), &mut events);
    events
}

pub(crate) fn act(game: &mut Prosperity, index: u8, action: Action) -> Result<Vec<Event>, Illegal> {
    let before = serde_json::to_string(game).unwrap();
    if let Err(why) = game.check(seat(index), &action) {
        assert_eq!(serde_json::to_string(game).unwrap(), before, "a refusal changes nothing");
        return Err(why);
    }
    let mut events = Vec::new();
    game.apply(Input::Act { seat: seat(index), action }, &mut events);
    Ok(events)
}

pub(crate) fn buy(id: &str, place: &str) -> Action {
    Action::Buy { tile: tile(id), space: (!place.is_empty()).then(|| space(place)) }
}

/// Who owes a decision now.
pub(crate) fn awaited(game: &Prosperity) -> Vec<u8> {
    match game.turn() {
        Turn::Seats(seats) => seats.iter().map(|seat| seat.index() as u8).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

/// The last turn's second action is due: after it the final scoring begins.
pub(crate) fn before_the_end(countries: &[Country], options: &Options) -> Prosperity {
    let mut game = Prosperity::new(options, countries.len() as u8).unwrap();
    chance(&mut game, Chance::FirstPlayer { seat: seat(0) });
    game.countries = BySeat::from_slice(countries).unwrap();
    game.drawn = prosperity::data::tables().decades.into_iter().fold(game.drawn, TileSet::union);
    game.phase = Phase::Actions { left: 1 };
    game
}
