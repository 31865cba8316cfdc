//! What a building costs, and when it may not be built (p. 4, 6 and 7).

use crate::common::{FREE, Table, card, seat};
use seven_wonders::data::Age;
use seven_wonders::{Buildable, Free, Illegal};

/// P. 4 and R5: one building of a name in a city, whatever its Age; copies in neighboring cities do not matter.
#[test]
fn a_city_has_no_two_buildings_of_one_name() {
    let check = |built: &str, id: &str, allowed: bool| {
        let table = Table::three().at(Age::II, 1).built(0, built).built(1, id).hand(0, id).coins(0, 9);
        let wanted = if allowed { Ok(()) } else { Err(Illegal::AlreadyBuilt { card: card(id) }) };
        assert_eq!(table.check(0, &format!("build {id}")), wanted, "{id} with {built}");
    };
    check("altar", "altar", false);
    check("theater", "altar", true);
    check("loom-1", "loom-2", false);
    check("glassworks-1", "glassworks-2", false);
    check("press-2", "press-1", false);
    check("press-1", "loom-2", true);
    check("lumber-yard", "sawmill", true);
    check("west-trading-post", "east-trading-post", true);
}

/// P. 4: a building that stands already can still be sold or go under a stage.
#[test]
fn a_second_copy_can_be_sold_or_buried() {
    let table = Table::three().built(0, "altar sawmill").hand(0, "altar");
    assert!(table.can(0, "sell altar") && table.can(0, "stage altar"));
}

/// R5: a card that was discarded is not in the city.
#[test]
fn a_sold_card_can_be_built_later() {
    let mut table = Table::three().hand(0, "altar");
    table.turn(&["sell altar"]);
    table.give(0, "altar");
    assert!(table.can(0, "build altar"));
}

/// P. 6 A: an empty cost needs neither resource nor coin.
#[test]
fn a_card_without_a_cost_is_free() {
    let mut table = Table::three().coins(0, 0).hand(0, "altar");
    table.turn(&["build altar"]);
    assert_eq!((table.coins_of(0), table.score(0).civil), (0, 3));
}

/// P. 6 B: a coin cost goes to the bank, not to a neighbor.
#[test]
fn a_coin_cost_goes_to_the_bank() {
    let mut table = Table::three().coins(0, 1).hand(0, "clay-pit");
    table.turn(&["build clay-pit"]);
    assert_eq!([0, 1, 2].map(|index| table.coins_of(index)), [0, 6, 6], "the neighbors sold a card each");
    let table = Table::three().coins(0, 0).hand(0, "clay-pit");
    assert_eq!(table.check(0, "build clay-pit"), Err(Illegal::TooExpensive { needed: 1, coins: 0 }));
}

/// P. 6 C: resources are not used up; they serve every turn.
#[test]
fn resources_serve_every_turn() {
    let mut table = Table::new("rhodos day, gizah day, ephesos day").coins(0, 0).hand(0, "barracks");
    table.turn(&["build barracks"]);
    for _ in 0..3 {
        table.give(0, "barracks");
        assert_eq!(table.ways(0, "1 ore", 0), [(0, 0)]);
        table.turn(&[]);
    }
}

/// P. 6: a symbol serves once in a turn.
#[test]
fn a_symbol_serves_once_in_a_turn() {
    let check = |built: &str, cost: &str, possible: bool| {
        let table = Table::new("gizah day, ephesos day, alexandria day").built(0, built);
        assert_eq!(!table.ways(0, cost, 0).is_empty(), possible, "{cost} with {built}");
    };
    check("", "1 stone", true);
    check("", "2 stone", false);
    check("quarry", "3 stone", true);
    check("quarry", "4 stone", false);
    check("clay-pit", "1 ore", true);
    check("clay-pit", "1 clay", true);
    check("clay-pit", "1 ore 1 clay", false);
    check("clay-pit excavation", "1 ore 1 clay", true);
    check("clay-pit timber-yard", "1 ore 1 wood 1 stone", true);
    check("forum caravansery", "1 glass 1 ore", true);
    check("forum caravansery", "1 glass 1 loom", false);
}

/// P. 7: a card without its chain can be paid for like any other.
#[test]
fn a_chained_card_can_be_paid_for() {
    let table = Table::three().at(Age::II, 1).built(0, "quarry").coins(0, 0).hand(0, "aqueduct");
    assert_eq!(table.buildable(0, "aqueduct"), Buildable::Possible { free: None, bank: 0, ways: vec![FREE] });
    assert!(table.can(0, "build aqueduct"));
}

/// R18: the earlier building must stand at the start of the turn; the one being built opens nothing yet.
#[test]
fn a_chain_counts_from_the_next_turn() {
    let mut table = Table::three().at(Age::II, 1).coins(0, 0).hand(0, "well statue");
    table.act(0, "build well");
    assert_eq!(table.ages().free(seat(0), card("statue")), None);
    assert!(!table.can(0, "build statue"));
    table.act(1, "sell palace");
    table.act(2, "sell palace");
    table.give(0, "statue");
    assert_eq!(table.ages().free(seat(0), card("statue")), Some(Free::Chain(card("well"))));
}

/// R14: what is free by a chain is not paid for; one may sell or bury the card instead.
#[test]
fn a_free_building_has_one_payment() {
    let table = Table::three().at(Age::II, 1).built(0, "baths sawmill").built(1, "quarry stone-pit").coins(0, 20).hand(0, "aqueduct");
    assert_eq!(table.check(0, "build aqueduct 4/0"), Err(Illegal::WrongPayment { left: 4, right: 0 }));
    assert!(table.can(0, "build aqueduct") && table.can(0, "sell aqueduct") && table.can(0, "stage aqueduct"));
}

/// P. 7: a card may open two others.
#[test]
fn a_card_can_open_two_others() {
    let table = Table::three().at(Age::III, 1).built(0, "school").coins(0, 0).hand(0, "academy study");
    assert!(table.can(0, "build academy") && table.can(0, "build study"));
}

/// R23: production and discounts of a building work from the next turn on.
#[test]
fn a_new_building_works_from_the_next_turn() {
    let mut table = Table::three().coins(0, 1).built(1, "lumber-yard").hand(0, "lumber-yard west-trading-post stockade");
    assert!(!table.can(0, "build stockade"));
    table.act(0, "build west-trading-post");
    assert!(!table.can(0, "build stockade 1/0"), "it is chosen but not built");
    table.act(1, "sell palace");
    table.act(2, "sell palace");
    table.give(0, "stockade");
    assert!(table.can(0, "build stockade 1/0"));
}

/// R7: what cannot be built is refused and not sold instead; every card can be sold.
#[test]
fn an_impossible_choice_is_refused_and_any_card_can_be_sold() {
    let table = Table::three().coins(0, 0).hand(0, "altar barracks palace");
    assert!(!table.can(0, "build palace"));
    assert!(["altar", "barracks", "palace"].iter().all(|id| table.can(0, &format!("sell {id}"))));
}
