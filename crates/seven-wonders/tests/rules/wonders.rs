//! The fourteen sides of the boards: what is printed on them, and what each stage does in play (p. 2 and 5).

use crate::common::{Table, board, resource, resources, seat};
use engine::Game;
use seven_wonders::data::{Age, Board, Effect, Resource, Science, Special};
use seven_wonders::{Action, How, Illegal, Payment};

/// A side, its start resource, its stages with cost and effect.
#[rustfmt::skip]
const SIDES: [(&str, &str, &[&str]); 14] = [
    ("alexandria day", "glass", &["2 stone: points 3", "2 ore: keeps wood/stone/ore/clay", "1 papyrus 1 loom: points 7"]),
    ("alexandria night", "glass", &["2 clay: keeps wood/stone/ore/clay", "3 ore: keeps glass/papyrus/loom", "4 wood: points 7"]),
    ("babylon day", "wood", &["2 clay: points 3", "2 ore 1 loom: science any", "4 wood: points 7"]),
    ("babylon night", "wood", &["2 stone: power seventh-card", "3 clay 1 glass: science any"]),
    ("ephesos day", "papyrus", &["2 clay: points 3", "2 wood: coins 9", "2 ore 1 glass: points 7"]),
    ("ephesos night", "papyrus", &["2 stone: coins 4, points 2", "2 wood: coins 4, points 3", "2 ore 1 loom: coins 4, points 5"]),
    ("gizah day", "stone", &["2 wood: points 3", "2 clay 1 loom: points 5", "4 stone: points 7"]),
    ("gizah night", "stone", &["2 wood: points 3", "3 stone: points 5", "3 clay: points 5", "4 stone 1 papyrus: points 7"]),
    ("halikarnassos day", "loom", &["2 ore: points 3", "1 glass 1 papyrus: power discard-pick", "3 stone: points 7"]),
    ("halikarnassos night", "loom", &["2 clay: points 2, power discard-pick", "1 glass 1 papyrus: points 1, power discard-pick", "3 wood: power discard-pick"]),
    ("olympia day", "clay", &["2 stone: points 3", "2 wood: power first-of-color-free", "3 clay: points 7"]),
    ("olympia night", "clay", &["2 ore: points 2, power first-card-free", "3 clay: points 3, power last-card-free", "1 glass 1 papyrus 1 loom: points 5"]),
    ("rhodos day", "ore", &["2 wood: points 3", "3 clay: shields 2", "4 ore: points 7"]),
    ("rhodos night", "ore", &["3 stone: shields 1, coins 3, points 3", "4 ore: shields 1, coins 4, points 4"]),
];

#[test]
fn the_tables_are_the_printed_boards() {
    assert_eq!(Board::all().count(), SIDES.len());
    for (side, start, stages) in SIDES {
        let board = board(side);
        assert_eq!(board.wonder.data().produces, resource(start), "{side}");
        let printed = board.stages().iter().map(|stage| {
            let cost = stage.cost.iter().map(|(resource, amount)| format!("{amount} {}", lower(&resource))).collect::<Vec<_>>();
            format!("{}: {}", cost.join(" "), in_words(&stage.effect))
        });
        assert_eq!(printed.collect::<Vec<_>>(), stages, "{side}");
    }
}

/// P. 5: every stage is built by the game's own action for exactly its cost, and does what is printed.
#[test]
fn every_stage_does_in_play_what_is_printed() {
    for (side, start, stages) in SIDES {
        for (number, stage) in stages.iter().enumerate() {
            let (cost, effects) = stage.split_once(": ").unwrap();
            a_stage_costs_what_is_printed(side, start, number as u8, cost);
            a_stage_does_what_is_printed(side, number as u8, effects);
        }
    }
}

/// P. 6: the start resource serves its owner every turn and is for sale (R8).
#[test]
fn the_start_resource_is_produced_and_sold() {
    for (side, start, _) in SIDES {
        let others =
            if side.starts_with("gizah") || side.starts_with("rhodos") { "babylon day, ephesos day" } else { "gizah day, rhodos day" };
        let table = Table::new(&format!("{side}, {others}"));
        let cost = format!("1 {start}");
        if !table.ways(1, &cost, 0).is_empty() {
            continue;
        }
        assert_eq!(table.ways(0, &cost, 0), [(0, 0)], "{side}");
        assert!(table.ways(0, &format!("2 {start}"), 0).is_empty(), "{side}");
        assert_eq!((table.ways(1, &cost, 2), table.ways(2, &cost, 2)), (vec![(0, 2)], vec![(2, 0)]), "{side}");
    }
}

/// P. 5: stages are built from left to right, one for each card; when the last is built there is no more.
#[test]
fn stages_are_built_in_order_until_the_wonder_is_complete() {
    let mut table =
        Table::new("gizah night, ephesos day, rhodos day").coins(0, 40).built(0, "sawmill quarry stone-pit brickyard clay-pool press-1");
    for stage in 1..=4 {
        assert_eq!(table.city(0).stages(), stage - 1);
        table.turn(&["stage palace"]);
    }
    assert_eq!(table.score(0).wonder, 3 + 5 + 5 + 7);
    assert!(table.city(0).is_complete());
    assert_eq!(table.check(0, "stage palace"), Err(Illegal::WonderComplete));
}

/// P. 5: the first stage may come in any Age, and the stages may be left alone altogether.
#[test]
fn a_stage_can_be_built_in_any_age() {
    for age in Age::ALL {
        for turn in 1..=6 {
            let table = Table::new("gizah day, ephesos day, rhodos day").at(age, turn).built(0, "sawmill");
            assert!(table.can(0, "stage palace"), "{age:?}, turn {turn}");
        }
    }
}

/// P. 5 and R22: any card will do; it costs nothing itself and only marks the stage.
#[test]
fn the_card_under_a_stage_has_no_other_use() {
    let mut table = Table::new("gizah day, ephesos day, rhodos day").built(0, "sawmill").coins(0, 0).hand(0, "press-1");
    table.turn(&["stage press-1"]);
    assert!(table.ways(0, "1 papyrus", 0).is_empty(), "it produces nothing");
    assert_eq!(table.city(0).built().len(), 1, "it is no building");
    assert!(table.ages().pile().iter().all(|card| card.data().id != "press-1"), "and no discard");
    table.give(0, "press-1");
    assert!(table.can(0, "build press-1"), "its name is not in the city");
}

/// R22: a buried card opens no chain.
#[test]
fn a_buried_card_opens_nothing() {
    let mut table = Table::new("gizah day, ephesos day, rhodos day").built(0, "sawmill").coins(0, 0).hand(0, "theater");
    table.turn(&["stage theater"]);
    table.give(0, "gardens");
    assert!(!table.can(0, "build gardens"));
}

/// R21: the coins of a stage come after it is paid for, so they cannot help to pay.
#[test]
fn coins_of_a_stage_cannot_pay_for_it() {
    let check = |side: &str, stages: u8, seller: &str, price: u8, gain: u16| {
        let table = |coins| {
            Table::new(&format!("{side}, gizah day, babylon day")).at(Age::II, 3).stages(0, stages).built(1, seller).coins(0, coins)
        };
        let words = format!("stage palace {price}/0");
        let poor = table(u16::from(price) - 1);
        assert_eq!(poor.check(0, &words), Err(Illegal::TooExpensive { needed: price.into(), coins: u16::from(price) - 1 }), "{side}");
        let mut rich = table(price.into());
        rich.turn(&[&words]);
        assert_eq!(rich.coins_of(0), gain, "{side}");
    };
    check("ephesos night", 0, "stone-pit", 4, 4);
    check("ephesos night", 2, "foundry loom-1", 6, 4);
    check("rhodos night", 0, "quarry", 6, 3);
    check("rhodos night", 1, "foundry ore-vein", 6, 4);
}

/// P. 6 and R8: what stages of Alexandria let choose is the owner's alone.
#[test]
fn choices_of_alexandria_are_not_for_sale() {
    let table = Table::new("alexandria night, ephesos day, babylon day").stages(0, 2).coins(1, 9);
    assert_eq!(table.ways(0, "1 ore 1 loom", 0), [(0, 0)]);
    assert_eq!(table.ways(0, "1 clay 1 glass 1 papyrus", 0), [(0, 0)], "glass is the start resource");
    assert!(table.ways(0, "2 ore", 0).is_empty());
    assert!(table.ways(1, "1 ore", 9).is_empty() && table.ways(1, "1 loom", 9).is_empty());
    assert_eq!(table.ways(1, "1 glass", 9), [(0, 2)], "the start resource is");
}

/// R39: the symbol of Babylon by day is whatever brings most.
#[test]
fn babylon_by_day_has_a_symbol_of_choice() {
    let check = |built: &str, points: i32| {
        let table = Table::new("babylon day, ephesos day, rhodos day").built(0, built).stages(0, 2);
        assert_eq!(table.score(0).science, points, "with {built}");
    };
    check("", 1);
    check("apothecary workshop", 1 + 1 + 1 + 7);
    check("apothecary dispensary lodge", 16);
    check("apothecary workshop scientists-guild", 13);
}

/// P. 5: shields on a stage are strength, and coins, points and shields can come together.
#[test]
fn rhodos_by_night_gives_shields_coins_and_points() {
    let mut table = Table::new("rhodos night, gizah day, babylon day").at(Age::I, 6).built(0, "quarry stone-pit").coins(0, 0);
    table.turn(&["stage palace"]);
    assert_eq!((table.city(0).shields(), table.coins_of(0), table.score(0).wonder), (1, 3, 3));
    assert_eq!(table.city(0).tokens.points(), 2, "it won both conflicts of this turn");
}

const SUPPLIER: &str = "lumber-yard stone-pit clay-pool ore-vein sawmill quarry brickyard foundry loom-1 glassworks-1 press-1";

/// The board between a rich supplier on the left and a modest one on the right.
fn between_suppliers(side: &str, stages: u8) -> Table {
    let others = SIDES.iter().map(|row| row.0).filter(|other| other.ends_with("day") && other.split(' ').next() != side.split(' ').next());
    let others: Vec<&str> = others.take(2).collect();
    let table = Table::new(&format!("{side}, {}, {}", others[0], others[1])).at(Age::II, 2).stages(0, stages);
    table.built(1, SUPPLIER).built(2, "lumber-yard stone-pit clay-pool ore-vein")
}

/// Bought resources cost 2 each, and those are bought that the start resource does not cover.
fn a_stage_costs_what_is_printed(side: &str, start: &str, number: u8, cost: &str) {
    let table = between_suppliers(side, number).coins(0, 40);
    let mut bare = resources(cost);
    bare.set(resource(start), bare.of(resource(start)).saturating_sub(1));
    let chosen = table.city(0).choices_kept().filter(|choice| choice.iter().any(|one| bare.of(one) > 0)).count() as u8;
    let ways = stage_ways(&table);
    assert!(!ways.is_empty(), "{side} {number}");
    assert!(ways.iter().all(|way| way.total() == 2 * (bare.total() - chosen)), "{side} {number}: {ways:?} for {cost}");
    let table = table.coins(0, 0);
    assert_eq!(stage_ways(&table).is_empty(), bare.total() > chosen, "without coins");
}

fn stage_ways(table: &Table) -> Vec<Payment> {
    let mut actions = Vec::new();
    table.game.candidates(seat(0), &mut actions);
    let payment = |action: &Action| match action {
        Action::Play(play) => match play.how {
            How::Stage(payment) => Some(payment),
            How::Build(_) | How::Sell => None,
        },
        _ => None,
    };
    actions.iter().filter_map(payment).collect()
}

fn a_stage_does_what_is_printed(side: &str, number: u8, effects: &str) {
    let mut table = between_suppliers(side, number).coins(0, 40);
    let before = Table { game: table.game.clone() };
    let way = stage_ways(&table)[0];
    table.turn(&[&format!("stage palace {}/{}", way.left, way.right)]);
    let gained = |key: &str| effects.split(", ").find_map(|effect| effect.strip_prefix(key)?.trim().parse::<i32>().ok()).unwrap_or(0);
    assert_eq!(i32::from(table.coins_of(0)), 40 - i32::from(way.total()) + gained("coins"), "{side} {number}");
    assert_eq!(table.score(0).wonder - before.score(0).wonder, gained("points"), "{side} {number}");
    assert_eq!(i32::from(table.city(0).shields()), i32::from(before.city(0).shields()) + gained("shields"), "{side} {number}");
    assert_eq!(table.city(0).any_symbols() > before.city(0).any_symbols(), effects.contains("science any"), "{side} {number}");
    assert_eq!(table.city(0).stages(), number + 1);
    for power in SPECIALS {
        let has = effects.contains(&format!("power {}", power_in_words(power)));
        assert!(!has || table.city(0).has(power), "{side} {number} has {power:?}");
        assert!(has || before.city(0).has(power) == table.city(0).has(power), "{side} {number} has no {power:?}");
    }
    if let Some(choice) = effects.strip_prefix("keeps ") {
        for one in choice.split('/').map(resource) {
            assert_eq!(table.ways(0, &format!("1 {}", lower(&one)), 0), [(0, 0)], "{side} can be {one:?}");
        }
        assert_eq!(table.city(0).choices_for_sale().count(), 0);
    }
}

const SPECIALS: [Special; 5] =
    [Special::SeventhCard, Special::DiscardPick, Special::FirstOfColorFree, Special::FirstCardFree, Special::LastCardFree];

fn power_in_words(special: Special) -> &'static str {
    match special {
        Special::SeventhCard => "seventh-card",
        Special::DiscardPick => "discard-pick",
        Special::FirstOfColorFree => "first-of-color-free",
        Special::FirstCardFree => "first-card-free",
        Special::LastCardFree => "last-card-free",
    }
}

fn lower(resource: &Resource) -> String {
    format!("{resource:?}").to_lowercase()
}

fn in_words(effect: &Effect) -> String {
    let mut words = Vec::new();
    if !effect.produces_one_of.is_empty() {
        let choice: Vec<String> = effect.produces_one_of.iter().map(|resource| lower(&resource)).collect();
        words.push(format!("keeps {}", choice.join("/")));
    }
    let plain = [("shields", effect.shields), ("coins", effect.coins), ("points", effect.points)];
    words.extend(plain.iter().filter(|(_, amount)| *amount > 0).map(|(word, amount)| format!("{word} {amount}")));
    words.extend(effect.science.map(|science| format!("science {}", if science == Science::Any { "any" } else { "fixed" })));
    words.extend(effect.special.map(|special| format!("power {}", power_in_words(special))));
    let rest = (&effect.coins_per, &effect.points_per, effect.points_if_complete, effect.discount, effect.produces.is_none());
    assert_eq!(rest, (&None, &None, 0, None, true), "no stage does anything else");
    words.join(", ")
}
