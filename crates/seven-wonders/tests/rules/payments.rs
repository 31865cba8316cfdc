//! Buying from neighbors (p. 6 and 7; R8 to R16).

use crate::common::{Table, payment};
use seven_wonders::data::Age;
use seven_wonders::{Buildable, Illegal};

/// Gizah between Ephesos on the left and Rhodos on the right, with these buildings.
fn check(own: &str, left: &str, right: &str, cost: &str, budget: u16, wanted: &[(u8, u8)]) {
    let table = Table::three().built(0, own).built(1, left).built(2, right);
    assert_eq!(table.ways(0, cost, budget), wanted, "{cost} for {own} | {left} | {right} with {budget}");
}

/// P. 6: a resource costs 2 coins, and whoever sells it is the buyer's choice.
#[test]
fn a_resource_costs_two_coins() {
    check("", "clay-pool", "", "1 clay", 9, &[(2, 0)]);
    check("", "", "clay-pool", "1 clay", 9, &[(0, 2)]);
    check("", "clay-pool", "clay-pool", "1 clay", 9, &[(0, 2), (2, 0)]);
    check("", "brickyard", "clay-pool", "2 clay", 9, &[(2, 2), (4, 0)]);
    check("", "", "", "1 clay", 9, &[]);
}

/// P. 6 and R8: the start resource, brown and grey cards are for sale, yellow cards and stages are not.
#[test]
fn only_start_resource_brown_and_grey_are_for_sale() {
    check("", "", "", "1 papyrus", 9, &[(2, 0)]);
    check("", "", "", "1 ore", 9, &[(0, 2)]);
    check("", "glassworks-1", "", "1 glass", 9, &[(2, 0)]);
    check("", "forum caravansery", "forum caravansery", "1 glass", 9, &[]);
    check("", "forum caravansery", "forum caravansery", "1 wood", 9, &[]);
    let table = Table::new("gizah day, alexandria night, rhodos day").stages(1, 2);
    assert_eq!(table.ways(0, "1 clay", 9), []);
}

/// P. 6 and R8: of a choice card the buyer takes either resource; of a double card both.
#[test]
fn a_choice_card_sells_one_and_a_double_card_two() {
    check("", "clay-pit", "", "1 clay", 9, &[(2, 0)]);
    check("", "tree-farm", "", "1 wood", 9, &[(2, 0)]);
    check("", "tree-farm", "", "1 wood 1 clay", 9, &[]);
    check("", "brickyard", "", "2 clay", 9, &[(4, 0)]);
    check("", "brickyard", "", "3 clay", 9, &[]);
}

/// R9: each symbol can be bought once a turn by each neighbor, and its owner uses it all the same.
#[test]
fn a_symbol_serves_its_owner_and_both_neighbors() {
    let mut table = Table::three().at(Age::I, 1).built(0, "clay-pool");
    for index in 0..3 {
        table.give(index, "guard-tower");
    }
    table.turn(&["build guard-tower", "build guard-tower 0/2", "build guard-tower 2/0"]);
    assert_eq!([0, 1, 2].map(|index| table.coins_of(index)), [3 + 2 + 2, 1, 1]);
    assert_eq!([0, 1, 2].map(|index| table.city(index).shields()), [1, 1, 1]);
}

/// R10: a discount holds for its goods and its neighbor, and is not doubled by another.
#[test]
fn discounts_hold_for_their_goods_and_neighbors() {
    let sellers = "clay-pool glassworks-1";
    check("west-trading-post", sellers, sellers, "1 clay", 9, &[(0, 2), (1, 0)]);
    check("east-trading-post", sellers, sellers, "1 clay", 9, &[(0, 1), (2, 0)]);
    check("west-trading-post east-trading-post", sellers, sellers, "1 clay", 9, &[(0, 1), (1, 0)]);
    check("west-trading-post east-trading-post", sellers, sellers, "1 glass", 9, &[(0, 2), (2, 0)]);
    check("marketplace", sellers, sellers, "1 glass", 9, &[(0, 1), (1, 0)]);
    check("marketplace", sellers, sellers, "1 clay", 9, &[(0, 2), (2, 0)]);
    check("marketplace west-trading-post", "brickyard glassworks-1", "", "2 clay 1 glass", 9, &[(3, 0)]);
}

/// R1: the West Trading Post looks to the left, which is the next seat, the East one to the right.
#[test]
fn west_is_left_and_left_is_the_next_seat() {
    let boards = "gizah day, ephesos day, rhodos day, babylon day, olympia day";
    let table = Table::new(boards).built(2, "west-trading-post").built(3, "glassworks-1 quarry").built(1, "quarry");
    assert_eq!(table.ways(2, "1 stone", 9), [(0, 2), (1, 0)]);
    assert_eq!(table.ways(2, "1 glass", 9), [(2, 0)]);
}

/// R12: clay for 1 on the left and 2 on the right, papyrus for 2 at either.
#[test]
fn every_pair_that_no_other_beats_is_legal() {
    check("west-trading-post", "clay-pool", "clay-pool press-1", "1 clay 1 papyrus", 9, &[(0, 4), (1, 2), (3, 0)]);
    let table =
        Table::three().at(Age::II, 1).built(0, "west-trading-post loom-1 ore-vein").built(1, "brickyard").built(2, "clay-pool press-1");
    let table = table.coins(0, 9).hand(0, "laboratory");
    for (paid, legal) in
        [("4/0", true), ("2/2", true), ("3/2", false), ("1/4", true), ("0/4", false), ("9/0", false), ("0/0", false), ("2/3", false)]
    {
        let words = format!("build laboratory {paid}");
        let (left, right) = (payment(paid).left, payment(paid).right);
        assert_eq!(table.check(0, &words), if legal { Ok(()) } else { Err(Illegal::WrongPayment { left, right }) }, "{paid}");
    }
}

/// R13: nobody buys what the own city gives.
#[test]
fn nothing_is_bought_that_the_city_has() {
    check("clay-pool", "clay-pool", "clay-pool", "1 clay", 9, &[(0, 0)]);
    check("clay-pool", "brickyard", "", "2 clay", 9, &[(2, 0)]);
    check("clay-pit", "clay-pool", "ore-vein", "1 clay 1 ore", 9, &[(0, 2), (2, 0)]);
    check("caravansery forum", "clay-pool", "", "1 clay 1 glass", 9, &[(0, 0)]);
}

/// R16: the coins at the start of the turn cover the printed coins and both payments.
#[test]
fn the_treasury_covers_everything_together() {
    let sellers = ("clay-pool", "clay-pool ore-vein");
    check("", sellers.0, sellers.1, "1 clay 1 ore", 4, &[(0, 4), (2, 2)]);
    check("", sellers.0, sellers.1, "1 clay 1 ore", 3, &[]);
    check("west-trading-post", sellers.0, sellers.1, "1 clay 1 ore", 3, &[(1, 2)]);
    let table = Table::three().built(1, "clay-pool").hand(0, "guard-tower").coins(0, 1);
    assert_eq!(table.check(0, "build guard-tower 2/0"), Err(Illegal::TooExpensive { needed: 2, coins: 1 }));
}

/// R11: the action says what goes to each neighbor; the rest of the table sees it.
#[test]
fn payments_go_to_the_neighbors_named() {
    let mut table = Table::three().at(Age::II, 1).built(1, "clay-pool").built(2, "clay-pool").hand(0, "courthouse").coins(0, 9);
    table.city_mut(0).build(crate::common::card("loom-1"));
    table.turn(&["build courthouse 2/2"]);
    assert_eq!([0, 1, 2].map(|index| table.coins_of(index)), [5, 3 + 2 + 3, 3 + 2 + 3]);
}

/// The hand shows every way to pay, the cheapest first.
#[test]
fn ways_are_shown_cheapest_first() {
    let table = Table::three().built(0, "west-trading-post").built(1, "clay-pool").built(2, "clay-pool").hand(0, "guard-tower");
    let Buildable::Possible { ways, free: None, bank: 0 } = table.buildable(0, "guard-tower") else { panic!("it can be bought") };
    assert_eq!(ways.iter().map(|way| way.payment).collect::<Vec<_>>(), [payment("1/0"), payment("0/2")]);
}
