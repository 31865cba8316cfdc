//! The ten guilds, counted at the end (p. 8; R38, R39).

use crate::common::Table;
use engine::Game;
use seven_wonders::data::Age;

/// Points of one guild in city 0, with these buildings in the three cities.
fn check(guild: &str, own: &str, left: &str, right: &str, points: i32) {
    let table = Table::three().built(0, own).built(0, guild).built(1, left).built(2, right);
    assert_eq!(table.score(0).guilds, points, "{guild} with {own} | {left} | {right}");
}

/// R38: seven guilds count cards of the neighbours, and nothing of the own city.
#[test]
fn guilds_that_count_neighbors() {
    check("workers-guild", "lumber-yard sawmill", "lumber-yard stone-pit", "sawmill", 3);
    check("craftsmens-guild", "loom-1 press-1", "loom-1 glassworks-1", "press-1", 6);
    check("magistrates-guild", "altar", "altar theater", "well temple", 4);
    check("traders-guild", "tavern", "tavern marketplace", "forum", 3);
    check("spies-guild", "barracks", "barracks walls", "arsenal", 3);
    check("philosophers-guild", "school", "school library", "academy study", 4);
    for guild in ["workers-guild", "craftsmens-guild", "magistrates-guild", "traders-guild", "spies-guild", "philosophers-guild"] {
        check(guild, "lumber-yard loom-1 altar tavern barracks school", "", "", 0);
    }
}

/// R38: the Shipowners count brown, grey and purple cards of their own city, themselves included.
#[test]
fn shipowners_count_themselves() {
    check("shipowners-guild", "", "lumber-yard", "press-1", 1);
    check("shipowners-guild", "lumber-yard sawmill press-1 altar tavern", "", "", 4);
    check("shipowners-guild", "press-1 decorators-guild", "", "", 3);
}

/// R38: the Builders count the stages of all three cities.
#[test]
fn builders_count_three_wonders() {
    let table = Table::three().built(0, "builders-guild").stages(0, 1).stages(1, 3).stages(2, 2);
    assert_eq!(table.score(0).guilds, 6);
}

/// R38: the Decorators need every stage of the own side.
#[test]
fn decorators_need_the_whole_wonder() {
    for (side, all) in [("gizah day", 3), ("gizah night", 4), ("babylon night", 2), ("rhodos night", 2)] {
        for stages in 0..=all {
            let table = Table::new(&format!("{side}, ephesos day, olympia day")).built(0, "decorators-guild").stages(0, stages);
            assert_eq!(table.score(0).guilds, if stages == all { 7 } else { 0 }, "{side} with {stages}");
        }
    }
}

/// R39: the symbol of the Scientists is science; the guild itself has no points.
#[test]
fn scientists_add_to_science() {
    let table = Table::three().built(0, "scientists-guild apothecary workshop");
    assert_eq!((table.score(0).guilds, table.score(0).science), (0, 10));
}

/// R38: only neighbours count in a larger game.
#[test]
fn a_city_across_the_table_does_not_count() {
    let table = Table::new("gizah day, ephesos day, rhodos day, babylon day").built(0, "spies-guild builders-guild");
    let table = table.built(2, "barracks walls").stages(2, 3);
    assert_eq!(table.score(0).guilds, 0);
}

/// R38: what is built on the very last turn counts, and the guild is worth what stands at the end.
#[test]
fn guilds_count_what_stands_after_the_last_war() {
    let mut table = Table::three().at(Age::III, 6).built(0, "workers-guild").hand(1, "lumber-yard");
    table.turn(&["sell palace", "build lumber-yard"]);
    let sheet = &table.game.outcome().unwrap().standings[0].sheet;
    assert_eq!((sheet[6].category, sheet[6].points), ("guilds", 1));
}
