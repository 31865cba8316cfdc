//! Olympia builds for nothing (R15, R33 to R36).

use crate::common::{Table, card, seat};
use seven_wonders::data::{Age, Board, Special};
use seven_wonders::{Free, Illegal};

/// Olympia by day with its second stage and no coin, with these buildings and this card in hand.
fn by_day(built: &str, id: &str) -> Table {
    Table::new("olympia day, gizah day, rhodos day").at(Age::II, 3).stages(0, 2).coins(0, 0).built(0, built).hand(0, id)
}

/// R33: the first building of each of the seven colours is free, a second one is not.
#[test]
fn by_day_the_first_building_of_a_color_is_free() {
    let check = |built: &str, id: &str, free: bool| {
        let table = by_day(built, id);
        assert_eq!(table.can(0, &format!("build {id}")), free, "{id} with {built}");
        let power = free.then_some(Free::Power(Special::FirstOfColorFree));
        assert_eq!(table.ages().free(seat(0), card(id)), power, "{id} with {built}");
    };
    check("", "sawmill", true);
    check("lumber-yard", "sawmill", false);
    check("", "temple", true);
    check("altar", "temple", false);
    check("", "haven", true);
    check("tavern", "haven", false);
    check("", "walls", true);
    check("stockade", "walls", false);
    check("", "library", true);
    check("apothecary", "library", false);
    check("", "spies-guild", true);
    check("traders-guild", "spies-guild", false);
    check("altar stockade apothecary", "haven", true);
}

/// R33: grey cards cost nothing anyway, but are a colour like the others.
#[test]
fn grey_is_a_color_too() {
    assert_eq!(by_day("", "press-2").ages().free(seat(0), card("press-2")), Some(Free::Power(Special::FirstOfColorFree)));
    assert_eq!(by_day("loom-1", "press-2").ages().free(seat(0), card("press-2")), None);
}

/// R15: the coin of a brown card is waived as well.
#[test]
fn a_free_building_costs_no_coin_either() {
    let mut table = by_day("", "sawmill").coins(0, 1);
    table.turn(&["build sawmill"]);
    assert_eq!(table.coins_of(0), 1);
    assert_eq!(by_day("lumber-yard", "sawmill").check(0, "build sawmill"), Err(Illegal::TooExpensive { needed: 1, coins: 0 }));
}

/// R33: buried cards and the start resource have no colour.
#[test]
fn buried_cards_and_the_start_resource_have_no_color() {
    let mut table = Table::new("olympia day, gizah day, rhodos day").at(Age::II, 2).stages(0, 1).built(0, "sawmill").hand(0, "walls");
    table.turn(&["stage walls"]);
    table = table.coins(0, 0);
    table.give(0, "stables");
    assert!(table.can(0, "build stables"), "the red card lies under the stage");
    assert!(by_day("", "sawmill").can(0, "build sawmill"), "clay of the board is not a brown card");
}

/// R33: stages are never free.
#[test]
fn stages_are_never_free() {
    assert!(matches!(by_day("", "sawmill").check(0, "stage sawmill"), Err(Illegal::Unobtainable { .. })));
    let night = Table::new("olympia night, gizah day, alexandria day").at(Age::II, 1).stages(0, 2).coins(0, 0);
    assert!(!night.can(0, "stage palace"));
}

/// R33: the colour is used up by the first building, free or paid; duplicates stay forbidden.
#[test]
fn a_color_is_used_up_by_its_first_building() {
    let mut table = by_day("", "walls");
    table.turn(&["build walls"]);
    table = table.coins(0, 0);
    table.give(0, "stables");
    assert!(!table.can(0, "build stables"));
    assert_eq!(by_day("walls", "walls").check(0, "build walls"), Err(Illegal::AlreadyBuilt { card: card("walls") }));
}

/// R14: a free building cannot be paid for.
#[test]
fn a_free_building_is_not_paid_for() {
    let table = by_day("", "walls").coins(0, 20).built(1, "quarry");
    assert_eq!(table.check(0, "build walls 6/0"), Err(Illegal::WrongPayment { left: 6, right: 0 }));
    assert!(table.can(0, "build walls"));
}

/// R23: the power works from the next turn on, and with the second stage only.
#[test]
fn the_power_works_after_its_stage() {
    let mut table = Table::new("olympia day, gizah day, rhodos day").at(Age::II, 2).stages(0, 1).coins(0, 0).built(0, "sawmill");
    table.give(0, "walls");
    assert!(!table.can(0, "build walls"));
    table.act(0, "stage palace");
    assert!(!table.can(0, "build walls"), "the stage is chosen but not built");
    table.act(1, "sell palace");
    table.act(2, "sell palace");
    table.give(0, "walls");
    assert!(table.can(0, "build walls"));
}

/// Olympia by night with so many stages in a turn of an Age, a red building in the city, no coin.
fn by_night(stages: u8, age: Age, turn: u8) -> Table {
    let table = Table::new("olympia night, gizah day, alexandria day").at(age, turn).stages(0, stages).coins(0, 0);
    table.built(0, "barracks").hand(0, "walls sawmill")
}

/// R34 and R35: the first stage frees the first card of each Age, the second stage the last one.
#[test]
fn by_night_the_first_and_the_last_card_of_an_age_are_free() {
    for age in Age::ALL {
        for turn in 1..=6 {
            let free = |stages| by_night(stages, age, turn).can(0, "build walls");
            assert!(!free(0), "{age:?}, turn {turn}");
            assert_eq!(free(1), turn == 1, "{age:?}, turn {turn}");
            assert_eq!(free(2), turn == 1 || turn == 6, "{age:?}, turn {turn}");
            assert_eq!(free(3), free(2));
        }
    }
    let power = |turn| by_night(2, Age::II, turn).ages().free(seat(0), card("walls"));
    assert_eq!(power(1), Some(Free::Power(Special::FirstCardFree)));
    assert_eq!(power(6), Some(Free::Power(Special::LastCardFree)));
}

/// R34: sold or buried, the first card of that Age has lost the benefit.
#[test]
fn a_first_card_that_is_sold_or_buried_loses_the_benefit() {
    for first in ["sell walls", "stage walls"] {
        let mut table = by_night(1, Age::II, 1).built(0, "brickyard");
        table.turn(&[first]);
        table.give(0, "stables");
        table = table.coins(0, 0);
        assert!(!table.can(0, "build stables"), "after {first}");
    }
}

/// R35: a stage built before turn 6 frees the last card of the same Age; one built on turn 6 does not.
#[test]
fn the_last_card_is_free_in_the_age_of_the_stage() {
    let mut table = by_night(1, Age::II, 5).built(0, "brickyard");
    table.turn(&["stage walls"]);
    table = table.coins(0, 0);
    table.give(0, "walls sawmill");
    assert!(table.can(0, "build walls") && table.can(0, "build sawmill"), "also without the coin");
    let late = by_night(1, Age::II, 6).built(0, "brickyard");
    assert!(!late.can(0, "build walls"));
}

/// R35: the card left over on turn 6 is thrown away as always.
#[test]
fn the_leftover_is_never_built() {
    let mut table = by_night(2, Age::II, 6);
    table.turn(&["build walls"]);
    assert!(table.ages().pile().contains(&card("sawmill")));
    assert!(!table.city(0).built().contains(card("sawmill")));
}

/// R36: no board has both a free building and an extra card or a pick.
#[test]
fn powers_of_two_boards_cannot_meet() {
    for board in Board::all() {
        let powers: Vec<Special> = board.stages().iter().filter_map(|stage| stage.effect.special).collect();
        let extra = powers.iter().any(|power| matches!(power, Special::SeventhCard | Special::DiscardPick));
        let free = powers.iter().any(|power| !matches!(power, Special::SeventhCard | Special::DiscardPick));
        assert!(!(extra && free), "{board:?}");
    }
}
