//! What must hold in every state of Prosperity.

use crate::Proven;
use prosperity::Prosperity;
use prosperity::data::{Space, Symbols, TILES, Tile, TileSet, tables};
use prosperity::state::{Country, Phase};

impl Proven for Prosperity {
    const DECISIONS: u32 = 400;
    const SECRETS: bool = false;
    const MALFORMED: &'static [&'static str] = MALFORMED;

    fn invariants(game: &Self) {
        invariants(game);
    }
}

const MALFORMED: &[&str] = &[
    "",
    "{",
    "null",
    "7",
    "\"buy\"",
    "\"incomes\"",
    r#"{"settle":{"paid":-1}}"#,
    r#"{"settle":{"paid":256}}"#,
    r#"{"settle":{"paid":255}}"#,
    r#"{"advance":{"energy":1}}"#,
    r#"{"advance":{"energy":255,"ecology":255}}"#,
    r#"{"research":{"track":"capital"}}"#,
    r#"{"buy":{"tile":"perpetual-motion","space":"a1"}}"#,
    r#"{"buy":{"tile":"wind-turbines","space":"c2"}}"#,
    r#"{"buy":{"tile":"wind-turbines","space":"a1","free":true}}"#,
];

fn invariants(game: &Prosperity) {
    every_tile_is_somewhere_once(game);
    game.countries.values().for_each(balances_are_what_is_visible);
    let turns = game.turns_begun();
    assert!(turns <= 36 && (turns == 36 || game.phase != Phase::Over));
    assert_eq!(game.stack().is_none(), turns == 36);
    if let Phase::Actions { left } = game.phase {
        assert!((1..=2).contains(&left));
    }
}

/// Drawn and start tiles are for sale, bought by one player, or just being scored.
fn every_tile_is_somewhere_once(game: &Prosperity) {
    let mut places = [0u8; TILES];
    let mut see = |tiles: TileSet| Tile::all().enumerate().filter(|(_, tile)| tiles.contains(*tile)).for_each(|(i, _)| places[i] += 1);
    see(game.display);
    game.countries.values().for_each(|country| see(country.bought));
    if let Phase::Scoring { tile, .. } = game.phase {
        see([tile].into_iter().collect());
    }
    let there = game.drawn.union(tables().start);
    for (tile, times) in Tile::all().zip(places) {
        assert_eq!(times, u8::from(there.contains(tile)), "{tile:?}");
    }
}

fn balances_are_what_is_visible(country: &Country) {
    let sum = Space::all().fold(Symbols::default(), |sum, space| sum + country.visible(space));
    assert_eq!(country.symbols, sum);
    for (space, tile) in Space::all().zip(country.tiles) {
        if let Some(tile) = tile {
            assert!(country.bought.contains(tile) && tile.data().kind == space.data(country.side).kind);
            assert!(country.is_open(space), "a closed space stays empty");
        }
    }
    assert!(country.research.iter().all(|marker| *marker <= 26));
    assert_eq!(country.money % 50, 0, "prices and gains are fifties");
}
