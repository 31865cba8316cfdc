//! What a view tells before a choice is made.

mod common;

use common::{act, buy, country, seat, space, table, tile};
use engine::{Game, Viewer};
use prosperity::data::{Kind, Symbol, Symbols};
use prosperity::state::Country;
use prosperity::{Action, Chance, Crossed, Figures, Illegal, Offer, Owed, Prosperity, Step};

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
            assert_eq!(place.change, (new.symbols - old.symbols).into());
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
fn an_empty_place_is_proposed_before_a_covered_one() {
    let mut game = table(2);
    game.countries[seat(0)].money = 500;
    let proposed = offer(&game, "polymer-institute").proposed.expect("there is room");
    act(&mut game, 0, Action::Buy { tile: tile("polymer-institute"), space: Some(proposed) }).unwrap();
    let next = offer(&game, "aerodynamic-wind-tunnel");
    assert!(next.places.iter().any(|place| place.space == proposed), "it could be covered");
    assert_ne!(next.proposed, Some(proposed));
    assert_eq!(offer(&game, "mega-skyscraper").proposed.is_some(), !offer(&game, "mega-skyscraper").places.is_empty());
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
    let of = |symbol: Symbol| forecast[Symbol::ALL.iter().position(|other| *other == symbol).unwrap()].gain;
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
    let Some(Owed::Settle { missing: 3, ways }) = asked(&game, 1) else { panic!("energy is missing") };
    let brought: Vec<_> = ways.iter().map(|way| (way.gain.money, way.gain.discs)).collect();
    assert_eq!((asked(&game, 0), brought), (None, vec![(0, 3), (-100, 2), (-200, 1)]), "a level costs 100 or a disc (P8, P9)");
    act(&mut game, 1, Action::Settle { paid: 0 }).unwrap();
    assert_eq!((asked(&game, 0), asked(&game, 1)), (Some(Owed::Actions { left: 2 }), None));
    let mut game = common::before_draw(&[country(), owing]);
    let research = prosperity::data::tables().decades[0].iter().find(|tile| tile.data().scores == Some(Symbol::Research)).unwrap();
    common::chance(&mut game, Chance::Draw { tile: research });
    let split = |index: u8| match asked(&game, index) {
        Some(Owed::Advance { steps, splits, .. }) => (steps, splits.len()),
        other => panic!("{other:?} is asked"),
    };
    assert_eq!((split(0), split(1)), ((1, 2), (2, 3)));
    assert_eq!(game.view(Viewer::Public).owed, None);
}

/// P14 and P43: where each way to share steps leads, and the proposal that reaches most levels and wastes least.
#[test]
fn splits_say_where_the_markers_would_stand() {
    // Markers, steps, steps on the energy track that are proposed.
    let rows = [([1, 4], 2, 1), ([0, 0], 2, 0), ([26, 20], 3, 0), ([26, 26], 2, 1), ([9, 9], 4, 2)];
    let research = prosperity::data::tables().decades[0].iter().find(|tile| tile.data().scores == Some(Symbol::Research)).unwrap();
    for (markers, steps, wanted) in rows {
        let symbols = Symbols { research: steps, ..Symbols::default() };
        let other = Country { symbols, research: [0, 0], ..country() };
        let mut game = common::before_draw(&[Country { symbols, research: markers, ..country() }, other]);
        common::chance(&mut game, Chance::Draw { tile: research });
        if markers == [26, 26] {
            assert_eq!(game.view(Viewer::Seat(seat(0))).owed, None, "there is no choice at the top (P15)");
            continue;
        }
        let Some(Owed::Advance { splits, proposed, .. }) = game.view(Viewer::Seat(seat(0))).owed else { panic!("steps are owed") };
        assert_eq!(proposed, wanted, "{markers:?} with {steps} steps");
        for split in splits {
            let mut after = game.clone();
            act(&mut after, 0, Action::Advance { energy: split.energy, ecology: split.ecology }).unwrap();
            let country = after.countries[seat(0)];
            assert_eq!((split.on, split.levels), (country.research, after.view(Viewer::Public).figures[0].levels));
        }
    }
}

/// P16, P17, P25, P32: globes, levels, ranks, what can be paid and what is closed.
#[test]
fn figures_follow_from_the_countries() {
    let mut game = table(3);
    let symbols = Symbols { energy: -3, prosperity: 2, ..Symbols::default() };
    game.countries[seat(1)] = Country { symbols, money: 250, discs: 5, research: [5, 26], ..country() };
    game.countries[seat(2)] = Country { research: [5, 0], discs: 17, ..country() };
    let figures = game.view(Viewer::Public).figures;
    let wanted = Figures {
        points: 0,
        prosperity: 4,
        globes: 2,
        levels: [3, 6],
        ranks: [1, 1],
        payable: 2,
        payable_cost: 200,
        closed: vec![space("d1"), space("d2")],
    };
    assert_eq!(figures[1], wanted);
    assert_eq!((figures[2].ranks, figures[2].globes), ([1, 2], 0), "equal markers share a place");
    assert_eq!(figures[0].ranks, [3, 2]);
}

/// P25: a tile below the own level costs 50, one of the same level 100, each level above 100 more; P14: the top is the top.
#[test]
fn steps_and_prices_are_told_to_the_viewer() {
    let mut game = table(2);
    game.countries[seat(0)].research = [4, 26];
    let view = game.view(Viewer::Seat(seat(0)));
    assert_eq!(view.prices, Some([[50, 100, 200, 300, 400, 500], [50, 50, 50, 50, 50, 100]]));
    let [energy, ecology] = view.steps.unwrap();
    let dear = view.offers.iter().filter(|offer| offer.tile.data().track == prosperity::data::Track::Energy && offer.price >= 100).count();
    assert_eq!(energy, Step { on: 5, to_level: Some(1), cheaper: dear as u8 });
    assert_eq!(ecology, Step { on: 26, to_level: None, cheaper: 0 });
    let public = game.view(Viewer::Public);
    assert_eq!((public.steps, public.prices), (None, None));
}

/// P16 and P17: a scoring says which globes it covers, and whether the triangle is reached.
#[test]
fn a_scoring_says_what_its_discs_cross() {
    let rows = [
        (0, -1, Some(Crossed::GlobesCovered(1))),
        (0, -6, Some(Crossed::GlobesCovered(2))),
        (1, -1, None),
        (15, -1, Some(Crossed::TriangleReached)),
        (17, 2, Some(Crossed::TriangleLeft)),
        (6, 1, Some(Crossed::GlobesFound(1))),
        (40, 3, None),
    ];
    for (discs, ecology, wanted) in rows {
        let mut game = table(2);
        game.countries[seat(1)] = Country { symbols: Symbols { ecology, ..Symbols::default() }, discs, ..country() };
        assert_eq!(game.view(Viewer::Public).forecast[seat(1)][1].crossed, wanted, "{discs} discs, ecology {ecology}");
    }
}
