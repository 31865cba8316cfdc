//! The printed components.

use wealth_of_nations::TerrainSetup;
use wealth_of_nations::board::CENTRE;
use wealth_of_nations::data::{
    AUTOMATION_COST, Commodity, DraftRound, FLAG_COST, MARCH_COST, MOVE_COST, TRANSPORT_COST, TileKind, UNIT_COST, tables,
};

#[test]
fn tiles_cost_what_the_card_says() {
    // EN1 p.10, FRWC p.6; without the flag.
    let costs = [
        (TileKind::Farm, "1 ore, 1 capital"),
        (TileKind::Generator, "1 ore, 1 capital"),
        (TileKind::Academy, "1 ore, 1 capital"),
        (TileKind::Mine, "1 energy, 1 labor, 1 capital"),
        (TileKind::Factory, "1 labor, 2 ore"),
        (TileKind::Bank, "1 energy, 1 ore, 1 capital"),
        (TileKind::IntegratedEconomy, "1 ore, 2 capital"),
    ];
    for (kind, cost) in costs {
        assert_eq!(kind.data().cost.to_string(), cost, "{kind}");
    }
}

#[test]
fn other_actions_cost_what_the_card_says() {
    // EN1 p.10-12, FRWC p.11.
    assert_eq!(FLAG_COST.to_string(), "1 labor");
    assert_eq!(MOVE_COST.to_string(), "1 capital");
    assert_eq!(AUTOMATION_COST.to_string(), "1 energy, 2 capital");
    assert_eq!(UNIT_COST.to_string(), "1 energy, 1 labor");
    assert_eq!(MARCH_COST.to_string(), "1 food");
    assert_eq!(TRANSPORT_COST.to_string(), "1 ore");
}

#[test]
fn stacks_are_those_of_each_edition() {
    // EN1 p.2, FRWC p.4.
    let first = TileKind::ALL.map(|kind| kind.data().first_edition);
    let second = TileKind::ALL.map(|kind| kind.data().second_edition);
    assert_eq!(first, [15, 9, 9, 9, 9, 9, 0]);
    assert_eq!(second, [12, 7, 7, 7, 7, 7, 1]);
}

#[test]
fn tiles_look_different_in_so_many_rotations() {
    assert_eq!(TileKind::ALL.map(TileKind::rotations), [1, 2, 6, 3, 6, 6, 6]);
}

#[test]
fn packages_are_those_of_each_edition() {
    // EN1 p.6, FRWC p.5.
    let industry = |packages: &wealth_of_nations::data::Packages| -> Vec<String> {
        packages.industry.iter().map(|package| format!("{:?} {}", package.tiles, package.money)).collect()
    };
    assert_eq!(
        industry(&tables().first_edition),
        [
            "[3, 0, 0, 0, 0, 0, 0] 0",
            "[3, 0, 0, 0, 0, 0, 0] 0",
            "[0, 2, 0, 0, 0, 0, 0] 10",
            "[0, 0, 2, 0, 0, 0, 0] 10",
            "[0, 0, 0, 2, 0, 0, 0] 0",
            "[0, 0, 0, 0, 2, 0, 0] 0",
        ]
    );
    assert_eq!(
        industry(&tables().second_edition),
        [
            "[3, 0, 0, 0, 0, 0, 0] 0",
            "[0, 2, 0, 0, 0, 0, 0] 10",
            "[0, 0, 2, 0, 0, 0, 0] 0",
            "[0, 0, 0, 2, 0, 0, 0] 0",
            "[0, 0, 0, 0, 2, 0, 0] 0",
            "[1, 0, 0, 0, 0, 0, 1] 0",
        ]
    );
    let cubes =
        ["9 food, 1 energy", "3 food, 2 energy, 1 labor", "1 energy, 3 labor", "1 labor, 1 ore, 1 capital", "3 ore", "1 energy, 2 capital"];
    for (packages, money) in [(&tables().first_edition, 40), (&tables().second_edition, 80)] {
        for (package, cubes) in packages.commodity.iter().zip(cubes) {
            assert_eq!((package.cubes.to_string().as_str(), package.money), (cubes, money));
        }
    }
}

#[test]
fn drafts_have_these_rounds() {
    // EN1 p.7; two players draft like three (R3).
    use DraftRound::{Commodity, Either, Industry};
    let rounds: [&[DraftRound]; 5] = [
        &[Industry, Either, Either, Either],
        &[Industry, Either, Either, Either],
        &[Industry, Either, Either],
        &[Industry, Commodity],
        &[Industry, Commodity],
    ];
    assert_eq!(tables().drafts.each_ref().map(Vec::as_slice), rounds);
}

#[test]
fn flags_are_fewer_in_the_second_edition() {
    // EN1 p.2, FRWC p.4, 15.
    assert_eq!(tables().flags, [[18, 18, 18, 18, 18], [18, 16, 16, 15, 14]]);
}

#[test]
fn starting_markets_are_half_full() {
    // EN1 p.8, FRWC p.15.
    for (commodity, wells, start, top_rows) in [
        (Commodity::Food, 40, 20, 28),
        (Commodity::Energy, 40, 20, 28),
        (Commodity::Labor, 40, 20, 28),
        (Commodity::Ore, 30, 15, 20),
        (Commodity::Capital, 30, 15, 20),
    ] {
        let market = wealth_of_nations::data::Market::of(commodity);
        assert_eq!((market.wells(), market.start, market.top_rows), (wells, start, top_rows), "{commodity}");
    }
}

#[test]
fn terrain_is_six_hexes_for_the_players_it_is_meant_for() {
    // FRWC p.7; the positions are reconstructed (R12).
    for (setup, players) in [
        (TerrainSetup::MountainsAndValleys, [true, true, false, false, true]),
        (TerrainSetup::ThroughThePasses, [false, false, true, false, false]),
        (TerrainSetup::LakeCountry, [true, true, false, false, true]),
        (TerrainSetup::FriendsAndFoes, [false, false, false, false, true]),
        (TerrainSetup::TheGreatOcean, [true, true, false, false, true]),
        (TerrainSetup::FiveEmpires, [false, false, false, true, false]),
    ] {
        assert_eq!([2, 3, 4, 5, 6].map(|number| setup.suits(number)), players, "{setup:?}");
        assert_eq!(setup.hexes().len(), 6);
        assert!(!setup.hexes().contains(CENTRE));
        let name = serde_json::to_value(setup).unwrap();
        assert!(tables().terrains.iter().any(|terrain| terrain.name == name && terrain.hexes == setup.hexes()), "{name}");
    }
    assert!(TerrainSetup::None.hexes().is_empty());
}
