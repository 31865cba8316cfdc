//! What a view shows, and what it hides.

use crate::common::{A, B, act, developing, flag, h, set, tile, trading};
use engine::{Game, Viewer};
use wealth_of_nations::board::{Hex, HexSet};
use wealth_of_nations::data::{Commodity, Cubes, Industry, Tile, TileKind};
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::rules::placement::conflicts;
use wealth_of_nations::state::{Phase, Plan};
use wealth_of_nations::{
    Action, CommonAction, DevelopAction, Event, MoneySeen, Options, Owed, PlanItem, ProduceAction, Production, WealthOfNations,
};

#[test]
fn a_plan_is_its_players_own() {
    let mut game = trading(Options::default(), 3);
    let plan = Plan { flags: 2, ..Plan::default() };
    let events = act(&mut game, B, Action::Common(CommonAction::Plan(plan)));
    assert_eq!(game.plans[B], plan);
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        assert_eq!(view.table.plans[B] == plan, viewer.is(B));
        assert_eq!(view.desk.is_some_and(|desk| desk.plan.plan == plan), viewer.is(B));
        let told: Vec<Event> = events.iter().filter_map(|event| WealthOfNations::redact(event, viewer)).collect();
        assert_eq!(!told.is_empty(), viewer.is(B));
    }
}

/// A factory, its flag, and everything run: what is missing, and what it costs cube by cube (FRWC p.16).
#[test]
fn a_plan_tells_what_must_be_bought_and_at_what_price() {
    let mut game = trading(Options::default(), 3);
    (game.nations[A].cubes, game.nations[A].money) = (Cubes::of(Commodity::Food, 1).and(Commodity::Ore, 2), 30);
    let mut tiles = [0; 7];
    tiles[TileKind::Factory.index()] = 1;
    [(1, 0), (2, 0), (3, 0)].into_iter().for_each(|place| tile(&mut game, A, TileKind::Mine, place, 0));
    let run = Production { feed: set(&[(1, 0), (2, 0), (3, 0)]), power: set(&[(1, 0)]), ..Production::default() };
    act(&mut game, A, Action::Common(CommonAction::Plan(Plan { flags: 1, tiles, run, ..Plan::default() })));
    let plan = game.view(Viewer::Seat(A)).desk.unwrap().plan;
    let cost = Cubes::of(Commodity::Labor, 1).and(Commodity::Food, 4).and(Commodity::Energy, 2) + TileKind::Factory.data().cost;
    assert_eq!(plan.cost, cost);
    assert_eq!(plan.missing, game.nations[A].cubes.missing(&cost));
    assert_eq!(plan.price, game.purchase_price(&plan.missing));
    assert_eq!(plan.missing[Commodity::Food], 3);
    assert_eq!(plan.proceeds, game.sale_price(&plan.spare));
    assert_eq!(plan.short, plan.price - plan.proceeds - 30);
    let items: Vec<PlanItem> = plan.lines.iter().map(|line| line.item).collect();
    assert_eq!(items, [PlanItem::Flag, PlanItem::Tile(TileKind::Factory), PlanItem::Run, PlanItem::RunNew]);
}

#[test]
fn money_is_exact_or_only_about_known() {
    let mut game = trading(Options { money: MoneySeen::Rough, ..Options::default() }, 3);
    for (money, least, most) in
        [(0, 0, Some(0)), (1, 1, Some(24)), (24, 1, Some(24)), (25, 25, Some(49)), (399, 200, Some(399)), (900, 800, None)]
    {
        game.nations[A].money = money;
        for viewer in Viewer::all(3) {
            let view = game.view(viewer);
            let seen = (view.money[A].least, view.money[A].most);
            assert_eq!(seen, if viewer.is(A) { (money, Some(money)) } else { (least, most) });
            assert_eq!(view.table.nations[A].money, view.money[A].least);
        }
    }
    let exact = trading(Options::default(), 3).view(Viewer::Public);
    assert_eq!((exact.money[A].least, exact.money[A].most), (500, Some(500)));
    game.end = Some(wealth_of_nations::state::EndTrigger::Flags);
    game.phase = Phase::Over;
    assert_eq!(game.view(Viewer::Public).money[A].least, 900, "at the end money is counted");
}

#[test]
fn a_sealed_production_is_hidden_from_the_others() {
    let mut game = developing(Options::default(), 2);
    tile(&mut game, A, TileKind::Generator, (1, 0), 0);
    tile(&mut game, B, TileKind::Generator, (-1, 0), 0);
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    let run = Production { feed: HexSet::one(h(1, 0)), ..Production::default() };
    act(&mut game, A, Action::Produce(ProduceAction::Produce(run)));
    for viewer in Viewer::all(2) {
        let Phase::Produce(producing) = game.view(viewer).table.phase else { panic!("B still owes") };
        assert_eq!(producing.sealed[A], Some(if viewer.is(A) { run } else { Production::default() }));
    }
    assert_eq!(game.view(Viewer::Seat(B)).owed, Some(Owed::Produce));
}

/// A board with tiles of two players, and flags of the first to build on.
fn town() -> WealthOfNations {
    let mut game = developing(Options::default(), 3);
    for (kind, place, rotation) in
        [(TileKind::Academy, (1, 0), 4), (TileKind::Academy, (2, 0), 4), (TileKind::Factory, (-1, 0), 2), (TileKind::Farm, (0, 2), 0)]
    {
        tile(&mut game, A, kind, place, rotation);
    }
    tile(&mut game, B, TileKind::Generator, (3, -1), 0);
    for (q, r) in [(2, -1), (1, 1), (-1, 1), (0, 1), (3, 0)] {
        flag(&mut game, A, q, r);
    }
    game
}

#[test]
fn every_site_tells_the_dots_and_the_conflicts_of_every_tile_and_rotation() {
    for synergy in [false, true] {
        let mut game = town();
        game.options.synergy = synergy;
        let own = game.nations[A].flags;
        let dots = |map: &wealth_of_nations::state::Map| -> u32 {
            Industry::ALL.iter().map(|industry| full_dots(map, *industry, map.sections(*industry).and(own), own, synergy)).sum()
        };
        let desk = game.view(Viewer::Seat(A)).desk.unwrap();
        assert_eq!(desk.sites.len(), 5);
        for site in &desk.sites {
            assert_eq!(site.tiles.len(), 7);
            for (tile, fit) in site.tiles.iter().flat_map(|tile| tile.rotations.iter().map(move |fit| (tile.tile, fit))) {
                let mut tiles: Vec<wealth_of_nations::PlacedTile> = game.map.into();
                tiles.push(wealth_of_nations::PlacedTile { tile, hex: site.hex, rotation: fit.rotation });
                let after = tiles.into();
                assert_eq!(fit.dots, dots(&after) - dots(&game.map), "{tile} on {:?} turned {:?}", site.hex, fit.rotation);
                assert_eq!(fit.conflicts, conflicts(&game.map, site.hex, Tile::new(tile, fit.rotation)));
            }
        }
    }
}

#[test]
fn the_upkeep_is_what_running_everything_takes_and_brings() {
    let mut game = town();
    game.nations[A].cubes = Cubes::of(Commodity::Food, 1);
    let nation = &game.view(Viewer::Public).nations[0];
    assert_eq!((nation.tiles, nation.blocs.len()), (4, 3));
    assert_eq!(nation.upkeep.cost, Cubes::of(Commodity::Food, 3).and(Commodity::Energy, 3));
    assert_eq!(nation.upkeep.missing, Cubes::of(Commodity::Food, 2).and(Commodity::Energy, 3));
    assert_eq!(nation.upkeep.price, game.purchase_price(&nation.upkeep.missing));
    assert_eq!(nation.upkeep.gain.cubes, Cubes::of(Commodity::Food, 1).and(Commodity::Labor, 3).and(Commodity::Capital, 1));
    assert_eq!(nation.next_note, Some(20));
}

#[test]
fn the_desk_shows_where_flags_and_tiles_can_go() {
    let game = town();
    let desk = game.view(Viewer::Seat(A)).desk.unwrap();
    for hex in Hex::all() {
        assert_eq!(desk.flags.contains(hex), game.check(A, &Action::Develop(DevelopAction::PlaceFlag { hex })).is_ok(), "{hex}");
    }
    assert_eq!(desk.automate, set(&[(1, 0), (2, 0), (-1, 0)]), "the farm is not automated");
    assert!(desk.destinations.contains(h(2, -1)) && !desk.destinations.contains(h(3, -1)));
    assert!(desk.units.is_empty() && desk.landings.is_empty(), "there is no war");
    assert_eq!(game.view(Viewer::Public).desk, None);
    assert!(matches!(game.view(Viewer::Seat(A)).owed, Some(Owed::Develop(_))));
}

#[test]
fn who_drafts_sees_where_tiles_fit() {
    let mut game = WealthOfNations::new(&Options::default(), 3).unwrap();
    game.apply(engine::Input::Chance(wealth_of_nations::Chance::FirstPlayer { seat: A, mine: None }), &mut Vec::new());
    let desk = |seat| game.view(Viewer::Seat(seat)).desk.unwrap();
    assert!(desk(A).packages.iter().all(|fit| fit.hexes.len() == 60));
    assert!(desk(B).packages.is_empty());
    assert!(matches!(game.view(Viewer::Seat(A)).owed, Some(Owed::Package(_))));
}
