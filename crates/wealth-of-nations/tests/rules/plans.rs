//! The planning board: what a plan takes, what of it is missing, and what no cubes can buy (FRWC p.16).

use crate::common::{A, act, flag, h, set, tile, trading, war_clouds};
use engine::{Game, Viewer};
use wealth_of_nations::board::HexSet;
use wealth_of_nations::data::{Commodity, Cubes, TileKind};
use wealth_of_nations::state::Plan;
use wealth_of_nations::{Action, CommonAction, Options, PlanItem, PlanLimit, PlanView, Production, WealthOfNations};

fn planned(game: &mut WealthOfNations, plan: Plan) -> PlanView {
    act(game, A, Action::Common(CommonAction::Plan(plan)));
    game.view(Viewer::Seat(A)).desk.expect("whoever plays has a desk").plan
}

fn tiles(some: &[(TileKind, u8)]) -> [u8; 7] {
    let mut tiles = [0; 7];
    some.iter().for_each(|(kind, number)| tiles[kind.index()] = *number);
    tiles
}

fn items(plan: &PlanView) -> Vec<(PlanItem, u32, Cubes)> {
    plan.lines.iter().map(|line| (line.item, line.number, line.cubes)).collect()
}

fn labor(number: u32) -> Cubes {
    Cubes::of(Commodity::Labor, number)
}

fn food(number: u32) -> Cubes {
    Cubes::of(Commodity::Food, number)
}

/// A tile lies on a flag of one's own (EN1 p.10): where there is none, its flag belongs to the plan.
#[test]
fn a_tile_without_a_flag_needs_one() {
    use PlanItem::{Flag, FlagForTile, Tile};
    let (mine, mine_cost) = (TileKind::Mine, TileKind::Mine.data().cost);
    let mut game = trading(Options::default(), 3);
    game.nations[A].cubes = mine_cost;
    let one = Plan { tiles: tiles(&[(mine, 1)]), ..Plan::default() };

    let plan = planned(&mut game, one);
    assert_eq!(items(&plan), [(Tile(mine), 1, mine_cost), (FlagForTile, 1, labor(1))]);
    assert_eq!(plan.missing, labor(1), "the tile is paid for, its flag is not");

    let plan = planned(&mut game, Plan { flags: 1, ..one });
    assert_eq!(items(&plan), [(Flag, 1, labor(1)), (Tile(mine), 1, mine_cost)], "a planned flag does for a tile");
    assert_eq!(plan.missing, labor(1));

    flag(&mut game, A, 1, 0);
    let plan = planned(&mut game, one);
    assert_eq!(items(&plan), [(Tile(mine), 1, mine_cost)], "so does one that lies there without a tile");
    assert_eq!(plan.missing, Cubes::NONE);

    tile(&mut game, A, TileKind::Farm, (1, 0), 0);
    let plan = planned(&mut game, Plan { flags: 1, tiles: tiles(&[(mine, 2), (TileKind::Bank, 1)]), ..Plan::default() });
    assert_eq!(plan.lines.iter().find(|line| line.item == FlagForTile).map(|line| line.number), Some(2));
}

/// What is built is run as well (EN1 p.13): it eats, and a new industry needs energy.
#[test]
fn a_new_tile_eats_with_the_others() {
    use PlanItem::{Run, RunNew, Tile};
    let mut game = trading(Options::default(), 3);
    tile(&mut game, A, TileKind::Factory, (1, 0), 0);
    flag(&mut game, A, 2, 0);
    game.nations[A].cubes = TileKind::Factory.data().cost + food(1).and(Commodity::Energy, 1);
    let run = Production { feed: set(&[(1, 0)]), power: set(&[(1, 0)]), ..Production::default() };
    let one = Plan { tiles: tiles(&[(TileKind::Factory, 1)]), run, ..Plan::default() };

    let plan = planned(&mut game, one);
    let factory = TileKind::Factory.data().cost;
    let expected = [(Tile(TileKind::Factory), 1, factory), (Run, 1, food(1).and(Commodity::Energy, 1)), (RunNew, 1, food(1))];
    assert_eq!(items(&plan), expected, "the energy of its bloc may do for the new tile");
    assert_eq!(plan.missing, food(1));

    let plan = planned(&mut game, Plan { tiles: tiles(&[(TileKind::Mine, 2)]), ..one });
    let new = plan.lines.last().expect("there are lines");
    assert_eq!((new.item, new.number, new.cubes), (RunNew, 2, food(2).and(Commodity::Energy, 1)), "mines make a bloc of their own");

    let plan = planned(&mut game, Plan { tiles: tiles(&[(TileKind::Farm, 1), (TileKind::Generator, 1)]), ..one });
    let new = plan.lines.last().expect("there are lines");
    assert_eq!(new.cubes, food(1).and(Commodity::Energy, 1), "a farm takes energy alone, a generator food alone");

    game.nations[A].tokens = HexSet::one(h(1, 0));
    let ore = Production { ore: set(&[(1, 0)]), power: set(&[(1, 0)]), ..Production::default() };
    let plan = planned(&mut game, Plan { run: ore, ..one });
    assert_eq!(plan.lines.last().map(|line| line.item), Some(Run), "in an automated bloc the ore feeds it too");

    let plan = planned(&mut game, Plan { run: Production::default(), ..one });
    assert_eq!(items(&plan), [(Tile(TileKind::Factory), 1, factory)], "who runs nothing feeds nothing");
}

#[test]
fn each_line_tells_what_is_missing_after_those_before_and_its_price() {
    let mut game = trading(Options::default(), 3);
    (game.nations[A].cubes, game.nations[A].money) = (labor(1).and(Commodity::Ore, 1), 200);
    let plan = planned(&mut game, Plan { flags: 2, tiles: tiles(&[(TileKind::Farm, 1)]), moves: 1, ..Plan::default() });
    let [first, second, third] = [0, 1, 2].map(|at| plan.lines[at]);
    assert_eq!((first.missing, second.missing, third.missing), (labor(1), Cubes::one(Commodity::Capital), Cubes::one(Commodity::Capital)));
    assert_eq!(first.price + second.price + third.price, plan.price);
    let capital = |number| game.purchase_price(&Cubes::of(Commodity::Capital, number));
    assert_eq!((second.price, third.price), (capital(1), capital(2) - capital(1)), "the second capital is the dearer one");
}

/// One purchase brings three cubes in the second edition (FRWC p.8): lines that it completes come first.
#[test]
fn the_first_order_is_what_one_purchase_can_bring() {
    let mut game = trading(Options::default(), 3);
    (game.nations[A].cubes, game.nations[A].money) = (Cubes::NONE, 500);
    let all = Plan { flags: 1, tiles: tiles(&[(TileKind::Mine, 1)]), moves: 1, ..Plan::default() };
    assert_eq!(
        planned(&mut game, all).order,
        labor(1).and(Commodity::Capital, 1).and(Commodity::Capital, 1),
        "the flag, the move, one more"
    );
    game.nations[A].money = game.purchase_price(&labor(1)) as u32;
    assert_eq!(planned(&mut game, all).order, labor(1));
    game.nations[A].money = 0;
    assert_eq!(planned(&mut game, all).order, Cubes::NONE);
    game.options.edition = wealth_of_nations::Edition::First;
    game.nations[A].money = 500;
    assert_eq!(planned(&mut game, all).order, labor(1), "in the first edition a purchase is one cube");
}

#[test]
fn a_plan_names_what_no_cubes_can_buy() {
    let mut game = trading(war_clouds(), 3);
    assert!(planned(&mut game, Plan { flags: 3, units: 8, ..Plan::default() }).limits.is_empty());
    (game.nations[A].flags_left, game.stacks[TileKind::Bank.index()]) = (1, 1);
    let plan = planned(&mut game, Plan { flags: 1, tiles: tiles(&[(TileKind::Bank, 2)]), units: 9, ..Plan::default() });
    let expected = [PlanLimit::Flags { left: 1 }, PlanLimit::Stack { tile: TileKind::Bank, left: 1 }, PlanLimit::Units { left: 8 }];
    assert_eq!(plan.limits, expected);
}
