//! The examples the rulebook itself gives.

use crate::common::{Table, card};
use seven_wonders::data::{Age, deck, guilds_in_play, tables};
use seven_wonders::{Free, Illegal, science};

/// P. 3: with 5 players all cards marked 3+, 4+ and 5+ are kept.
#[test]
fn five_players_use_the_cards_of_three_four_and_five() {
    for age in Age::ALL {
        let marked = |players: u8| {
            tables().cards.iter().filter(|data| data.age == age).flat_map(|data| &data.copies).filter(|from| **from == players).count()
        };
        assert_eq!(deck(age, 5).count(), marked(3) + marked(4) + marked(5));
        assert_eq!(deck(age, 7).count() - deck(age, 5).count(), marked(6) + marked(7), "cards for 6 and 7 stay in the box");
    }
    assert_eq!(deck(Age::I, 5).filter(|dealt| *dealt == card("tavern")).count(), 2);
    assert_eq!(deck(Age::I, 5).filter(|dealt| *dealt == card("mine")).count(), 0);
}

/// P. 3: with 5 players 7 guilds are drawn.
#[test]
fn five_players_draw_seven_guilds() {
    assert_eq!(guilds_in_play(5), 7);
    assert_eq!((3..=7).map(guilds_in_play).collect::<Vec<_>>(), [5, 6, 7, 8, 9]);
}

/// P. 6: with 2 stone, 1 ore and 1 papyrus the Barracks and the Scriptorium can be built, the Guard Tower
/// cannot, because there is no clay.
#[test]
fn what_the_city_produces_decides_what_it_can_build() {
    let table = Table::new("gizah day, ephesos day, alexandria day").built(0, "stone-pit ore-vein press-1").coins(0, 0);
    let table = table.hand(0, "barracks scriptorium guard-tower");
    assert_eq!(table.check(0, "build barracks"), Ok(()));
    assert_eq!(table.check(0, "build scriptorium"), Ok(()));
    let missing = crate::common::resources("1 clay");
    assert_eq!(table.check(0, "build guard-tower"), Err(Illegal::Unobtainable { missing }));
}

/// P. 7: whoever has the Theater of Age I builds the Gardens of Age III for nothing.
#[test]
fn the_theater_opens_the_gardens() {
    let table = |built| Table::three().at(Age::III, 1).built(0, built).coins(0, 0).hand(0, "gardens");
    assert_eq!(table("theater").check(0, "build gardens"), Ok(()));
    assert_eq!(table("theater").ages().free(crate::common::seat(0), card("gardens")), Some(Free::Chain(card("theater"))));
    assert!(!table("altar").can(0, "build gardens"));
}

/// P. 5: in Age II with strength 4 against 5 on the left and 2 on the right: a defeat and a victory of 3.
#[test]
fn four_shields_between_five_and_two() {
    let mut table = Table::three().at(Age::II, 6);
    table = table.built(0, "walls stables").built(1, "barracks walls archery-range").built(2, "stables");
    assert_eq!([0, 1, 2].map(|index| table.city(index).shields()), [4, 5, 2]);
    table.turn(&[]);
    let tokens = table.city(0).tokens;
    assert_eq!((tokens.victories, tokens.defeats, tokens.points()), ([0, 1, 0], 1, 2));
}

/// P. 8: one to six identical symbols are worth 1, 4, 9, 16, 25 and 36 points.
#[test]
fn the_table_of_identical_symbols() {
    for (count, points) in (1..=6).zip([1, 4, 9, 16, 25, 36]) {
        for symbols in [[count, 0, 0], [0, count, 0], [0, 0, count]] {
            assert_eq!(science(symbols, 0), points);
        }
    }
}

/// P. 8: each set of three different symbols adds 7 points.
#[test]
fn a_set_of_three_symbols_is_worth_seven() {
    for (symbols, points) in [([1, 1, 1], 10), ([2, 1, 1], 13), ([2, 2, 2], 26), ([3, 2, 1], 21), ([4, 4, 0], 32)] {
        assert_eq!(science(symbols, 0), points);
    }
}
