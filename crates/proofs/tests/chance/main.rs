//! Every shuffle, deal and draw of the games gives each outcome as often as it should. Seeds are fixed, so that the tests
//! give the same answer every time; each bound would be crossed by two fair generators in a million.

mod chi_square;

use chi_square::ChiSquare;
use engine::{Dice, Game, Input, Mute, Seat, Turn, dice, shuffle};
use prosperity::Prosperity;
use prosperity::data::{Tile, tables};
use seven_wonders::data::{Age, Card, Side, Wonder, deck, guilds_in_play};
use seven_wonders::state::Stage;
use seven_wonders::{Chance, Options, SevenWonders, Sides, Wonders};
use std::collections::BTreeMap;
use testkit::counts::ROLLS;
use wealth_of_nations::WealthOfNations;

#[track_caller]
fn assert_random(what: &str, chi_square: ChiSquare) {
    assert!(chi_square.looks_random(), "{what}: {chi_square:?}");
}

#[test]
fn every_order_of_a_shuffle_is_as_likely() {
    let mut counts = BTreeMap::new();
    let mut dice = dice(1);
    for _ in 0..10 * ROLLS.get() {
        let mut items = [0, 1, 2, 3, 4];
        shuffle(&mut items, &mut dice);
        *counts.entry(items).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 120);
    assert_random("orders of five", ChiSquare::uniform(&counts.into_values().collect::<Vec<_>>()));
}

#[test]
fn every_board_comes_to_every_seat_as_often() {
    for seats in SevenWonders::SEATS {
        let game = seven_wonders(seats);
        let mut counts = vec![[0u64; 7]; usize::from(seats)];
        let mut first_three = BTreeMap::new();
        let mut dice = dice(u64::from(seats));
        for _ in 0..2 * ROLLS.get() {
            let Chance::Wonders(wonders) = game.roll(&mut dice) else { panic!("boards are dealt first") };
            let at = |seat: u8| wonder_index(wonders[Seat::new(seat)]);
            (0..seats).for_each(|seat| counts[usize::from(seat)][at(seat)] += 1);
            *first_three.entry([at(0), at(1), at(2)]).or_insert(0) += 1;
        }
        for (seat, counts) in counts.iter().enumerate() {
            assert_random(&format!("boards of seat {seat} of {seats}"), ChiSquare::uniform(counts));
        }
        assert_eq!(first_three.len(), 7 * 6 * 5);
        assert_random(&format!("boards of three seats of {seats}"), ChiSquare::uniform(&first_three.into_values().collect::<Vec<_>>()));
    }
}

#[test]
fn sides_fall_as_coins_do() {
    for seats in SevenWonders::SEATS {
        let mut dice = dice(u64::from(seats));
        let mut game = seven_wonders(seats);
        let wonders = game.roll(&mut dice);
        game.apply(Input::Chance(wonders), &mut Mute);
        let mut counts = vec![0u64; 1 << seats];
        for _ in 0..2 * ROLLS.get() {
            let Chance::Sides(sides) = game.roll(&mut dice) else { panic!("sides come after boards") };
            counts[sides.values().fold(0, |all, side| 2 * all + usize::from(*side == Side::Night))] += 1;
        }
        assert_random(&format!("sides of {seats}"), ChiSquare::uniform(&counts));
    }
}

/// Guilds are counted as one kind here: which of them are in the deck is chance of its own.
#[test]
fn every_card_of_an_age_comes_to_every_place_as_often() {
    for seats in SevenWonders::SEATS {
        for age in Age::ALL {
            let mut dice = dice(100 * u64::from(seats) + age as u64);
            let game = before_the_deal(seats, age, &mut dice);
            let places = usize::from(seats) * 7;
            let mut kinds: BTreeMap<Option<Card>, Vec<u64>> = BTreeMap::new();
            let mut guilds = BTreeMap::new();
            for _ in 0..ROLLS.get() {
                let Chance::Deal(hands) = game.roll(&mut dice) else { panic!("hands are dealt now") };
                for (place, card) in hands.values().flatten().enumerate() {
                    let is_guild = seven_wonders::data::tables().guilds.contains(*card);
                    kinds.entry((!is_guild).then_some(*card)).or_insert_with(|| vec![0; places])[place] += 1;
                    if is_guild {
                        *guilds.entry(*card).or_insert(0u64) += 1;
                    }
                }
            }
            let mut copies: BTreeMap<Option<Card>, u64> = BTreeMap::new();
            deck(age, seats).for_each(|card| *copies.entry(Some(card)).or_default() += 1);
            if age == Age::III {
                copies.insert(None, guilds_in_play(seats) as u64);
                let all = seven_wonders::data::tables().guilds.len();
                assert_eq!(guilds.len(), all, "every guild is in the deck at times");
                assert_random(
                    &format!("guilds of {seats}"),
                    ChiSquare::drawn(&guilds.into_values().collect::<Vec<_>>(), guilds_in_play(seats)),
                );
            }
            assert!(kinds.keys().eq(copies.keys()), "the deck is dealt");
            let (kinds, copies): (Vec<_>, Vec<_>) = (kinds.into_values().collect(), copies.into_values().collect());
            assert_random(&format!("age {age:?} for {seats}"), ChiSquare::shuffled(&kinds, &copies));
        }
    }
}

#[test]
fn every_tile_of_a_decade_is_drawn_at_every_turn_as_often() {
    let decades: Vec<Vec<Tile>> = tables().decades.iter().map(|tiles| tiles.iter().collect()).collect();
    let mut counts: Vec<Vec<Vec<u64>>> = decades.iter().map(|tiles| vec![vec![0; tiles.len()]; tiles.len()]).collect();
    for seed in 0..ROLLS.get() {
        let mut drawn = vec![0; decades.len()];
        for tile in draws(seed) {
            let decade = decades.iter().position(|tiles| tiles.contains(&tile)).expect("a tile is of a decade");
            let kind = decades[decade].iter().position(|known| *known == tile).expect("it is of this one");
            counts[decade][kind][drawn[decade]] += 1;
            drawn[decade] += 1;
        }
    }
    for (decade, counts) in counts.iter().enumerate() {
        assert_random(&format!("decade {decade}"), ChiSquare::shuffled(counts, &vec![1; counts.len()]));
    }
}

#[test]
fn everybody_begins_as_often() {
    for seats in Prosperity::SEATS {
        let game = Prosperity::new(&Default::default(), seats).expect("the usual options are possible");
        let (mut counts, mut dice) = (vec![0u64; usize::from(seats)], dice(u64::from(seats)));
        for _ in 0..ROLLS.get() {
            let prosperity::Chance::FirstPlayer { seat } = game.roll(&mut dice) else { panic!("who begins is settled first") };
            counts[seat.index()] += 1;
        }
        assert_random(&format!("first of {seats} in Prosperity"), ChiSquare::uniform(&counts));
    }
}

#[test]
fn generator_and_mine_are_drawn_by_everybody_as_often() {
    for seats in WealthOfNations::SEATS {
        let mut drawn = 0;
        for (seed, game) in (0..).map(|seed| (seed, testkit::random_start::<WealthOfNations>(seed, 0))).take(200) {
            if game.state().seats() != seats || drawn == 8 {
                continue;
            }
            drawn += 1;
            let (mut counts, mut dice) = (BTreeMap::new(), dice(seed));
            for _ in 0..ROLLS.get() {
                let wealth_of_nations::Chance::FirstPlayer { seat, mine } = game.state().roll(&mut dice);
                *counts.entry((seat.index(), mine.map(Seat::index))).or_insert(0u64) += 1;
            }
            let (all, with_mine) = (usize::from(seats), counts.keys().any(|(_, mine)| mine.is_some()));
            assert_eq!(counts.len(), if with_mine { all * (all - 1) } else { all }, "every outcome comes");
            assert_random(&format!("first of {seats} in Wealth of Nations"), ChiSquare::uniform(&counts.into_values().collect::<Vec<_>>()));
        }
        assert!(drawn > 1, "{seats} seats come with several options");
    }
}

fn seven_wonders(seats: u8) -> SevenWonders {
    let options = Options { wonders: Wonders::Dealt, sides: Sides::Random };
    SevenWonders::new(&options, seats).expect("these options are possible")
}

fn wonder_index(wonder: Wonder) -> usize {
    Wonder::all().position(|known| known == wonder).expect("it is one of them")
}

/// A game that waits for the deal of this Age.
fn before_the_deal(seats: u8, age: Age, dice: &mut Dice) -> SevenWonders {
    let mut game = seven_wonders(seats);
    loop {
        match (game.turn(), &game.stage) {
            (Turn::Chance, Stage::Ages(ages)) if ages.age == age => return game,
            (Turn::Chance, _) => {
                let chance = game.roll(dice);
                game.apply(Input::Chance(chance), &mut Mute);
            }
            (Turn::Seats(awaited), _) => {
                let seat = awaited.first().expect("somebody is awaited");
                let action = game.default_action(seat);
                game.apply(Input::Act { seat, action }, &mut Mute);
            }
            (Turn::Over, _) => panic!("there is a third Age"),
        }
    }
}

/// The tiles of a game of Prosperity in the order they are drawn.
fn draws(seed: u64) -> Vec<Tile> {
    let (mut game, mut dice) = (Prosperity::new(&Default::default(), 2).expect("the usual options are possible"), dice(seed));
    let mut tiles = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return tiles,
            Turn::Chance => {
                let chance = game.roll(&mut dice);
                if let prosperity::Chance::Draw { tile } = chance {
                    tiles.push(tile);
                }
                game.apply(Input::Chance(chance), &mut Mute);
            }
            Turn::Seats(awaited) => {
                let seat = awaited.first().expect("somebody is awaited");
                let action = game.default_action(seat);
                game.apply(Input::Act { seat, action }, &mut Mute);
            }
        }
    }
}
