//! Every tile against the printed facts, and what a tile does where it lies.

mod common;

use common::{act, country, seat, space, table};
use prosperity::Action;
use prosperity::data::{DECADES, Effect, Kind, LEVELS, Space, Symbol, Symbols, TILES, Tile, Track, tables};

/// Id, decade, symbol scored, track, level, kind (plant, supply, transport, infrastructure, special), symbols
/// (energy, ecology, capital, research, prosperity), effect.
const FACTS: &str = "
mega-skyscraper | - | - | energy | 6 | I | 0 -2 0 0 2 | -
inner-city-renovation | - | - | energy | 6 | X | 0 0 0 0 0 | points 2
urban-renewal | - | - | ecology | 6 | X | 0 0 0 0 0 | points 2
communication-network | - | - | ecology | 6 | I | -4 0 0 0 2 | -
hydroelectric-dam | - | - | energy | 5 | P | 2 -1 0 0 1 | -
brownfield-redevelopment | - | - | energy | 5 | X | 0 0 0 0 0 | discs 3
reforestation | - | - | ecology | 5 | X | 0 0 0 0 0 | discs 3
public-transport-network | - | - | ecology | 5 | T | -1 0 0 0 1 | -
leisure-complex | - | - | energy | 4 | I | -1 0 0 0 1 | -
city-of-culture | - | - | energy | 4 | X | 0 0 0 0 0 | points 1
garden-city | - | - | ecology | 4 | X | 0 0 0 0 0 | points 1
hospital | - | - | ecology | 4 | I | -1 0 0 0 1 | -
high-voltage-distribution | - | - | energy | 3 | S | -1 0 1 0 0 | -
car-industry | - | - | energy | 3 | I | -1 0 2 0 0 | -
underground-power-lines | - | - | ecology | 3 | S | -2 2 0 0 0 | -
university | - | - | ecology | 3 | I | -1 0 0 2 0 | -
toll-roads | - | - | energy | 2 | T | 0 -1 2 0 0 | -
wind-turbines | - | - | energy | 2 | P | 3 -1 0 0 0 | -
rail-network | - | - | ecology | 2 | T | 0 1 0 0 0 | -
water-treatment-plant | - | - | ecology | 2 | I | -1 2 0 0 0 | -
thermal-power-plant | - | - | energy | 1 | P | 4 -2 0 0 0 | -
motorway-network | - | - | energy | 1 | T | -1 0 1 0 0 | -
tram-lines | - | - | ecology | 1 | T | -1 1 0 0 0 | -
polymer-institute | - | - | ecology | 1 | I | 0 0 0 1 0 | -
solar-power-plant | 1970 | energy | energy | 1 | P | 2 -1 0 0 0 | -
botanical-gardens | 1970 | ecology | ecology | 1 | I | 0 1 0 0 0 | -
high-speed-trains | 1970 | capital | energy | 3 | T | -1 0 2 0 0 | -
biochemistry-institute | 1970 | research | ecology | 1 | I | -3 2 0 1 0 | -
aerodynamic-wind-tunnel | 1970 | prosperity | ecology | 3 | I | -1 -1 0 1 1 | -
gas-turbine-plant | 1980 | energy | energy | 3 | P | 5 -2 0 0 0 | -
low-voltage-transmission | 1980 | ecology | ecology | 5 | S | -1 2 0 0 0 | -
combined-cycle-plant | 1980 | capital | energy | 2 | P | 3 -2 1 0 0 | -
genetics-lab | 1980 | research | ecology | 3 | I | -2 2 0 1 0 | -
micro-batteries | 1980 | prosperity | energy | 4 | S | 0 -1 0 0 1 | -
nuclear-power-plant | 1990 | energy | energy | 4 | P | 4 -1 0 0 0 | -
electric-cars | 1990 | ecology | ecology | 3 | T | -1 2 0 0 0 | -
data-storage-centre | 1990 | capital | energy | 1 | I | -3 0 3 0 0 | -
toxicology-institute | 1990 | research | ecology | 2 | I | 0 -2 0 3 0 | -
microprocessor-lab | 1990 | prosperity | ecology | 4 | I | 0 -1 0 1 1 | -
tidal-power-plant | 2000 | energy | energy | 5 | P | 3 0 0 0 0 | -
wireless-power-transmission | 2000 | ecology | ecology | 6 | S | -2 3 0 0 0 | -
road-logistics-institute | 2000 | capital | energy | 4 | T | 0 0 2 0 0 | -
biodome | 2000 | research | ecology | 4 | I | -3 2 0 2 0 | -
superconducting-cables | 2000 | prosperity | energy | 6 | S | -1 0 0 0 1 | -
solar-tower | 2010 | energy | energy | 6 | P | 4 0 0 0 0 | -
hydrogen-vehicles | 2010 | ecology | ecology | 4 | T | 0 2 0 0 0 | -
waste-incinerator | 2010 | capital | energy | 5 | P | 3 -1 1 0 0 | -
ai-lab | 2010 | research | ecology | 5 | I | 0 0 0 2 0 | -
atmospheric-filter | 2010 | prosperity | ecology | 4 | I | -2 1 0 0 1 | -
biofuel-production | 2020 | energy | energy | 4 | P | 1 -1 0 0 1 | -
energy-recycling | 2020 | ecology | ecology | 4 | I | 0 2 0 0 0 | -
automated-cars | 2020 | capital | energy | 5 | T | -1 -1 2 0 1 | -
particle-generator | 2020 | research | ecology | 5 | I | -1 -1 0 2 1 | -
custom-design | 2020 | prosperity | energy | 3 | I | -1 -1 1 0 1 | -
fusion-energy | 2030 | energy | energy | 6 | P | 1 0 0 0 1 | -
gravity-trains | 2030 | ecology | ecology | 6 | T | -1 3 0 0 0 | -
nanotechnology-centre | 2030 | capital | energy | 5 | I | -1 0 4 0 0 | -
neuroaugmentation-lab | 2030 | research | ecology | 5 | I | 0 -1 0 4 0 | -
regeneration-clinic | 2030 | prosperity | energy | 4 | I | 0 -1 1 0 1 | -
space-elevator | 2030 | prosperity | ecology | 6 | I | -2 -1 0 0 2 | -
";

fn describe(tile: Tile) -> String {
    let data = tile.data();
    let word = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
    let kind = match data.kind {
        Kind::PowerPlant => "P",
        Kind::Supply => "S",
        Kind::Transport => "T",
        Kind::Infrastructure => "I",
        Kind::Special => "X",
    };
    let Symbols { energy, ecology, capital, research, prosperity } = data.symbols;
    let effect = data.effect.map(|effect| match effect {
        Effect::Points(points) => format!("points {points}"),
        Effect::RemoveDiscs(discs) => format!("discs {discs}"),
    });
    format!(
        "{} | {} | {} | {} | {} | {kind} | {energy} {ecology} {capital} {research} {prosperity} | {}",
        data.id,
        word(data.decade.map(|decade| decade.to_string())),
        word(data.scores.map(|symbol| format!("{symbol:?}").to_lowercase())),
        format!("{:?}", data.track).to_lowercase(),
        data.level,
        word(effect),
    )
}

#[test]
fn every_tile_is_the_printed_one() {
    let facts: Vec<&str> = FACTS.trim().lines().collect();
    assert_eq!(facts.len(), TILES);
    for (tile, fact) in Tile::all().zip(facts) {
        assert_eq!(describe(tile), fact);
    }
}

#[test]
fn every_placed_tile_changes_the_balances_by_its_symbols() {
    for tile in Tile::all().filter(|tile| tile.data().kind != Kind::Special) {
        for place in country().places(tile.data().kind) {
            let mut game = table(2);
            game.countries[seat(0)].money = 1000;
            game.display.insert(tile);
            let before = game.countries[seat(0)];
            act(&mut game, 0, Action::Buy { tile, space: Some(place) }).unwrap();
            let after = &game.countries[seat(0)];
            assert_eq!(after.symbols - before.symbols, tile.data().symbols - place.data(before.side).symbols, "{tile} on {place}");
            assert_eq!(before.money - after.money, before.price(tile));
        }
    }
}

#[test]
fn the_stack_has_five_tiles_a_decade_and_six_in_the_last() {
    for (decade, tiles) in DECADES.into_iter().zip(tables().decades) {
        assert_eq!(tiles.len(), if decade == 2030 { 6 } else { 5 }, "{decade}");
    }
    assert_eq!(tables().start.len(), 24);
}

#[test]
fn the_two_tracks_mirror_each_other() {
    let of = |track| move |tile: &Tile| tile.data().track == track;
    for level in 1..=LEVELS {
        let count = |track| Tile::all().filter(of(track)).filter(|tile| tile.data().decade.is_some() && tile.data().level == level).count();
        assert_eq!(count(Track::Energy), count(Track::Ecology), "dated tiles of level {level}");
    }
    let sum = |symbol: fn(Symbols) -> i8| {
        Tile::all().filter(|tile| tile.data().decade.is_some()).map(|tile| i32::from(symbol(tile.data().symbols))).sum::<i32>()
    };
    assert_eq!((sum(|symbols| symbols.capital), sum(|symbols| symbols.research)), (17, 17));
}

#[test]
fn the_scored_symbol_is_one_the_tile_shows() {
    for tile in Tile::all() {
        let symbols = tile.data().symbols;
        let shown = match tile.data().scores {
            None => continue,
            Some(Symbol::Energy) => symbols.energy,
            Some(Symbol::Ecology) => symbols.ecology,
            Some(Symbol::Capital) => symbols.capital,
            Some(Symbol::Research) => symbols.research,
            Some(Symbol::Prosperity) => symbols.prosperity,
        };
        assert!(shown > 0, "{tile}");
    }
}

#[test]
fn every_kind_has_an_open_space_on_either_board() {
    for side in prosperity::data::Side::ALL {
        let land = prosperity::state::Country::new(side);
        for kind in [Kind::PowerPlant, Kind::Supply, Kind::Transport, Kind::Infrastructure] {
            assert!(land.places(kind).next().is_some(), "{kind:?} on {side:?}");
        }
        assert_eq!(Space::all().filter(|space| !land.is_open(*space)).collect::<Vec<_>>(), [space("d1"), space("d2")]);
    }
}
