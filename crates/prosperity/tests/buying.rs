//! Buying and placing tiles (rulebook, turn, step 2 d; P25 to P34).

mod common;

use common::{act, buy, country, seat, space, table, tile};
use engine::Game;
use prosperity::data::{Side, Symbols, Track};
use prosperity::state::{Country, Phase};
use prosperity::{Action, Illegal, Options, Triangle};

#[test]
fn the_example_of_yellow() {
    let mut game = table(2);
    game.display.insert(tile("hydrogen-vehicles"));
    let yellow = &mut game.countries[seat(0)];
    (yellow.money, yellow.research) = (250, [0, 4]);
    act(&mut game, 0, Action::Research { track: Track::Ecology }).unwrap();
    assert_eq!(game.countries[seat(0)].level(Track::Ecology), 3);
    act(&mut game, 0, buy("hydrogen-vehicles", "c1")).unwrap();
    assert_eq!(game.countries[seat(0)].money, 50, "200 for one level above");
}

#[test]
fn the_example_of_the_thermal_plant() {
    let mut game = table(2);
    let before = game.countries[seat(0)].symbols;
    act(&mut game, 0, buy("thermal-power-plant", "a1")).unwrap();
    let change = game.countries[seat(0)].symbols - before;
    assert_eq!(change, Symbols { energy: 2, ecology: -1, ..Symbols::default() });
}

#[test]
fn the_example_of_the_toll_road() {
    let mut game = table(2);
    game.countries[seat(0)].money = 400;
    let before = game.countries[seat(0)].symbols;
    assert_eq!(act(&mut game, 0, buy("aerodynamic-wind-tunnel", "d1")), Err(Illegal::Closed { space: space("d1"), by: space("c1") }));
    act(&mut game, 0, buy("toll-roads", "c1")).unwrap();
    assert_eq!((game.countries[seat(0)].symbols - before).ecology, -2);
    assert!(game.countries[seat(0)].is_open(space("d1")) && game.countries[seat(0)].is_open(space("d2")));
    game.countries[seat(0)].money = 400;
    act(&mut game, 0, buy("aerodynamic-wind-tunnel", "d1")).unwrap();
    assert_eq!(game.countries[seat(0)].tiles[space("d1").index()], Some(tile("aerodynamic-wind-tunnel")));
}

#[test]
fn only_the_green_space_closes_and_covering_its_transport_keeps_open() {
    let mut land = country();
    land.place(tile("toll-roads"), space("c3"));
    assert!(!land.is_open(space("d1")), "the road at c3 opens nothing");
    land.place(tile("motorway-network"), space("c1"));
    land.place(tile("tram-lines"), space("c1"));
    assert!(land.is_open(space("d1")) && land.is_open(space("d2")));
    assert!(country().is_open(space("d3")), "d3 is open from the start");
}

#[test]
fn the_price_follows_the_level_on_the_own_track() {
    // Toll roads are of level 2 on the energy track, whose levels begin at boxes 0, 2, 5, 9, 14 and 20.
    for (research, price) in [([0, 26], 200), ([1, 0], 200), ([2, 0], 100), ([4, 0], 100), ([5, 0], 50), ([26, 0], 50)] {
        assert_eq!(Country { research, ..country() }.price(tile("toll-roads")), price, "markers on {research:?}");
    }
    assert_eq!(country().price(tile("mega-skyscraper")), 600);
}

#[test]
fn a_tile_lies_on_its_own_color_only() {
    let kinds = [
        ("thermal-power-plant", vec!["a1", "b1"]),
        ("high-voltage-distribution", vec!["b2"]),
        ("toll-roads", vec!["c1", "c3"]),
        ("polymer-institute", vec!["a2", "a3", "b3", "d3"]),
    ];
    for (id, open) in kinds {
        for place in prosperity::data::Space::all() {
            let mut game = table(2);
            game.countries[seat(0)].money = 1000;
            let answer = act(&mut game, 0, Action::Buy { tile: tile(id), space: Some(place) });
            assert_eq!(answer.is_ok(), open.contains(&place.to_string().as_str()), "{id} on {place}: {answer:?}");
        }
    }
}

#[test]
fn covered_symbols_are_void_and_tiles_never_come_back() {
    let mut game = table(2);
    game.countries[seat(0)].money = 1000;
    act(&mut game, 0, buy("polymer-institute", "b3")).unwrap();
    assert_eq!(game.countries[seat(0)].symbols.research, 1, "the laboratory's symbol is covered");
    act(&mut game, 0, buy("aerodynamic-wind-tunnel", "b3")).unwrap();
    assert_eq!(game.countries[seat(0)].symbols.research, 1);
    assert!(!game.display.contains(tile("polymer-institute")));
    assert!(game.countries[seat(0)].bought.contains(tile("polymer-institute")));
}

#[test]
fn specials_take_effect_and_are_gone() {
    for (id, discs, points, left) in [
        ("inner-city-renovation", 8, 2, 8),
        ("urban-renewal", 8, 2, 8),
        ("city-of-culture", 8, 1, 8),
        ("garden-city", 8, 1, 8),
        ("brownfield-redevelopment", 8, 0, 5),
        ("reforestation", 2, 0, 0),
        ("reforestation", 0, 0, 0),
    ] {
        let mut game = table(2);
        (game.countries[seat(0)].money, game.countries[seat(0)].discs) = (1000, discs);
        act(&mut game, 0, buy(id, "")).unwrap();
        let after = &game.countries[seat(0)];
        assert_eq!((after.points.specials, after.discs), (points, left), "{id} with {discs} discs");
        assert!(!game.display.contains(tile(id)));
    }
}

#[test]
fn a_special_brings_no_points_to_who_is_too_polluted() {
    for (triangle, points) in [(Triangle::All, 0), (Triangle::Symbols, 2)] {
        let mut game = common::with_options(&Options { triangle, ..Options::default() }, 2);
        (game.countries[seat(0)].money, game.countries[seat(0)].discs) = (1000, 16);
        act(&mut game, 0, buy("urban-renewal", "")).unwrap();
        assert_eq!(game.countries[seat(0)].points.specials, points, "{triangle:?}");
    }
}

#[test]
fn every_refusal_says_why() {
    let mut game = table(2);
    let cases = [
        (buy("space-elevator", "a2"), Illegal::NotForSale { tile: tile("space-elevator") }),
        (buy("mega-skyscraper", "a2"), Illegal::TooExpensive { tile: tile("mega-skyscraper"), price: 600, money: 100 }),
        (buy("thermal-power-plant", ""), Illegal::PlaceNeeded { tile: tile("thermal-power-plant") }),
        (buy("thermal-power-plant", "a2"), Illegal::WrongKind { space: space("a2"), kind: prosperity::data::Kind::Infrastructure }),
        (buy("polymer-institute", "d2"), Illegal::Closed { space: space("d2"), by: space("c1") }),
        (Action::Settle { paid: 0 }, Illegal::WrongMoment),
    ];
    for (action, why) in cases {
        assert_eq!(act(&mut game, 0, action), Err(why));
    }
    assert_eq!(act(&mut game, 1, Action::Income), Err(Illegal::NotYourDecision));
    game.countries[seat(0)].money = 1000;
    assert_eq!(act(&mut game, 0, buy("urban-renewal", "a2")), Err(Illegal::NoPlaceNeeded { tile: tile("urban-renewal") }));
    assert_eq!(game.phase, Phase::Actions { left: 2 });
}

#[test]
fn each_side_shows_its_own_balance() {
    assert_eq!((country().symbols.energy, country().symbols.ecology), (1, -1));
    let black = Country::new(Side::Black).symbols;
    assert_eq!((black.energy, black.ecology), (0, -2));
    let mixed = prosperity::Prosperity::new(&Options { boards: vec![Side::Black], ..Options::default() }, 2).unwrap();
    assert_eq!((mixed.countries[seat(0)].side, mixed.countries[seat(1)].side), (Side::Black, Side::Silver));
    assert!(prosperity::Prosperity::new(&Options { boards: vec![Side::Black; 3], ..Options::default() }, 2).is_err());
}
