//! What a view tells before a choice is made.

mod common;

use common::{act, buy, country, seat, space, table, tile};
use engine::{Game, Viewer};
use prosperity::data::{Kind, Symbol, Symbols};
use prosperity::state::Country;
use prosperity::{Action, Chance, Illegal, Offer, Owed, Prosperity};

fn offer(game: &Prosperity, id: &str) -> Offer {
    let view = game.view(Viewer::Seat(seat(0)));
    view.offers.into_iter().find(|offer| offer.tile == tile(id)).unwrap()
}

#[test]
fn every_purchase_tells_what_it_would_change() {
    let mut game = table(2);
    game.countries[seat(0)].money = 1000;
    let before = game.clone();
    for tile in game.display.iter() {
        let offer = offer(&before, &tile.data().id);
        assert_eq!((offer.price, offer.why_not), (before.countries[seat(0)].price(tile), None));
        for place in offer.places {
            let mut after = before.clone();
            act(&mut after, 0, Action::Buy { tile, space: Some(place.space) }).unwrap();
            let (old, new) = (before.countries[seat(0)], after.countries[seat(0)]);
            assert_eq!(place.change.symbols, new.symbols - old.symbols);
            assert_eq!(place.change.money, i32::from(new.money) - i32::from(old.money));
            assert_eq!(place.opens.is_empty(), tile.data().kind != Kind::Transport || place.space != space("c1"));
        }
        if let Some(change) = offer.special {
            let mut after = before.clone();
            act(&mut after, 0, Action::Buy { tile, space: None }).unwrap();
            let (old, new) = (before.countries[seat(0)], after.countries[seat(0)]);
            assert_eq!(change.points, i32::from(new.points.total()) - i32::from(old.points.total()));
            assert_eq!(change.discs, i32::from(new.discs) - i32::from(old.discs));
        }
    }
}

#[test]
fn what_is_out_of_reach_says_why() {
    let game = table(2);
    let why = offer(&game, "mega-skyscraper").why_not;
    assert_eq!(why, Some(Illegal::TooExpensive { tile: tile("mega-skyscraper"), price: 600, money: 100 }));
    assert!(game.view(Viewer::Public).offers.is_empty(), "prices are a player's own");
}

#[test]
fn a_tile_that_covers_says_what() {
    let mut game = table(2);
    game.countries[seat(0)].money = 500;
    act(&mut game, 0, buy("polymer-institute", "a2")).unwrap();
    let places = offer(&game, "aerodynamic-wind-tunnel").places;
    let covers = |id: &str| places.iter().find(|place| place.space == space(id)).unwrap().covers;
    assert_eq!((covers("a2"), covers("b3")), (Some(tile("polymer-institute")), None));
}

#[test]
fn the_forecast_is_what_a_scoring_would_bring() {
    let symbols = Symbols { energy: -2, ecology: 3, capital: 1, research: 2, prosperity: 1 };
    let mut game = table(2);
    game.countries[seat(1)] = Country { symbols, discs: 2, money: 0, ..country() };
    let forecast = game.view(Viewer::Public).forecast[seat(1)];
    let of = |symbol: Symbol| forecast[Symbol::ALL.iter().position(|other| *other == symbol).unwrap()];
    assert_eq!(of(Symbol::Energy).discs, 2);
    assert_eq!((of(Symbol::Ecology).discs, of(Symbol::Ecology).money), (-2, 50));
    assert_eq!(of(Symbol::Capital).money, 100);
    assert_eq!(of(Symbol::Research).steps.iter().sum::<u8>(), 2);
    assert_eq!(of(Symbol::Prosperity).points, 1 + 2);
}

#[test]
fn a_view_says_what_is_asked_of_its_viewer() {
    let owing = Country { symbols: Symbols { energy: -3, research: 2, ..Symbols::default() }, money: 200, ..country() };
    let asked = |game: &Prosperity, index: u8| game.view(Viewer::Seat(seat(index))).owed;
    let mut game = common::before_draw(&[country(), owing]);
    assert_eq!((asked(&game, 0), asked(&game, 1)), (None, None), "a tile is to be drawn");
    common::chance(&mut game, Chance::Draw { tile: tile("solar-power-plant") });
    assert_eq!((asked(&game, 0), asked(&game, 1)), (None, Some(Owed::Settle { missing: 3, most: 2 })));
    act(&mut game, 1, Action::Settle { paid: 0 }).unwrap();
    assert_eq!((asked(&game, 0), asked(&game, 1)), (Some(Owed::Actions { left: 2 }), None));
    let mut game = common::before_draw(&[country(), owing]);
    let research = prosperity::data::tables().decades[0].iter().find(|tile| tile.data().scores == Some(Symbol::Research)).unwrap();
    common::chance(&mut game, Chance::Draw { tile: research });
    assert_eq!((asked(&game, 0), asked(&game, 1)), (Some(Owed::Advance { steps: 1 }), Some(Owed::Advance { steps: 2 })));
    assert_eq!(game.view(Viewer::Public).owed, None);
}
