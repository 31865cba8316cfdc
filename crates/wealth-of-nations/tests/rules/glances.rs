//! Figures that are seen at a glance: the score if the game ended now, how far each end is, dots, what blocs bring.

use crate::common::{A, B, C, act, developing, flag, h, set, tile, trading, units, war_clouds};
use engine::{Game, Seat, SeatSet, Viewer};
use wealth_of_nations::board::{Hex, HexSet};
use wealth_of_nations::data::{Commodity, Cubes, Industry, TileKind};
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::state::{Bundle, Develop, EndTrigger, Phase, Producing, Step};
use wealth_of_nations::{
    Action, Balance, BlocRun, CommonAction, Illegal, MarchAction, MoneySeen, Occupier, Operation, Options, Owed, Production, Proposal,
    Score, Sleeping, TradeAction, Value, WealthOfNations,
};

fn score(game: &WealthOfNations, viewer: Viewer, seat: Seat) -> (i32, i32, i32, i32) {
    let Score { tiles, money, notes, points } = game.view(viewer).nations[seat.index()].score;
    (tiles, money, notes, points)
}

/// Four points a tile, one for ten of money, three less for a note (EN1 p.14); cubes are sold as in the final sale
/// (FRWC p.9), and a note is handed back for 25 where that makes more points.
#[test]
fn the_score_if_the_game_ended_now() {
    let mut game = trading(Options::default(), 3);
    game.nations.values_mut().for_each(|nation| (nation.cubes, nation.money) = (Cubes::NONE, 0));
    tile(&mut game, A, TileKind::Farm, (1, 0), 0);
    tile(&mut game, A, TileKind::Farm, (2, 0), 0);
    for (money, notes, expected) in [
        (0, 0, (8, 0, 0, 8)),
        (29, 0, (8, 2, 0, 10)),
        (25, 1, (8, 0, 0, 8)),
        // Five of money less, but the three points of the note.
        (30, 1, (8, 0, 0, 8)),
        (24, 1, (8, 2, -3, 7)),
        (49, 2, (8, 2, -3, 7)),
        (50, 2, (8, 0, 0, 8)),
    ] {
        (game.nations[A].money, game.nations[A].notes) = (money, notes);
        assert_eq!(score(&game, Viewer::Public, A), expected, "{money} and {notes} notes");
    }
}

#[test]
fn cubes_count_at_the_closing_price() {
    let mut game = trading(Options::default(), 3);
    game.nations.values_mut().for_each(|nation| (nation.cubes, nation.money) = (Cubes::NONE, 0));
    (game.nations[A].cubes, game.nations[B].cubes) = (Cubes::of(Commodity::Ore, 3), Cubes::of(Commodity::Ore, 2));
    let ore = Commodity::Ore.index();
    // Two of the five go into the wells, and the third one's price counts (R75).
    let expected = wealth_of_nations::data::Market::of(Commodity::Ore).sell_price(game.stocks[ore] + 2);
    let view = game.view(Viewer::Public);
    assert_eq!(view.markets[ore].closing, expected);
    assert_eq!(score(&game, Viewer::Public, A).1, (3 * expected / 10) as i32);
    let before = game.clone();
    game.phase = Phase::Develop(Develop { active: A, passes: 0, step: Step::Action });
    game.nations[C].flags_left = 0;
    (0..3).for_each(|seat| drop(act(&mut game, Seat::new(seat), Action::Common(CommonAction::Pass))));
    assert_eq!(game.nations[A].money, before.nations[A].money + 3 * expected, "the final sale brings what was told");
}

#[test]
fn of_money_that_is_roughly_seen_the_least_counts() {
    let mut game = trading(Options { money: MoneySeen::Rough, ..Options::default() }, 3);
    game.nations.values_mut().for_each(|nation| nation.cubes = Cubes::NONE);
    game.nations[A].money = 399;
    assert_eq!(score(&game, Viewer::Seat(A), A).1, 39);
    assert_eq!(score(&game, Viewer::Seat(B), A).1, 20);
}

/// A player without flags, a full board, five of six stacks (EN1 p.14, FRWC p.6), ten quiet rounds (R16).
#[test]
fn how_far_away_each_end_is() {
    let mut game = developing(Options::default(), 3);
    let start = game.nations[A].flags_left;
    let ending = game.view(Viewer::Public).ending;
    assert_eq!((ending.flags, ending.seats, ending.hexes), (start, SeatSet::all(3), 60));
    assert_eq!((ending.stacks, ending.tiles, ending.quiet), (5, 35, Some(0)), "the farms are the largest of the six stacks");

    flag(&mut game, B, 1, 0);
    flag(&mut game, B, 2, 0);
    (game.stacks[TileKind::Bank.index()], game.stacks[TileKind::Mine.index()], game.quiet) = (0, 2, 5);
    game.stacks[TileKind::IntegratedEconomy.index()] = 0;
    let ending = game.view(Viewer::Public).ending;
    assert_eq!((ending.flags, ending.seats, ending.hexes), (start - 2, SeatSet::one(B), 58));
    assert_eq!((ending.stacks, ending.tiles, ending.quiet), (4, 2 + 3 * 7, Some(4)), "the round that is going on is not whole");

    assert_eq!(ending.due, None);
    game.options.sleeping = Sleeping::GoesOn;
    game.stacks = [3, 0, 0, 0, 0, 0, 1];
    let ending = game.view(Viewer::Public).ending;
    assert_eq!((ending.stacks, ending.tiles, ending.quiet), (0, 0, None));
    assert_eq!(ending.due, Some(EndTrigger::Stacks), "the end is told before it comes");
    game.phase = Phase::Over;
    assert_eq!(game.view(Viewer::Public).ending.due, None);
}

#[test]
fn who_has_passed_is_told() {
    let passed = |game: &WealthOfNations| game.view(Viewer::Public).passed;
    let pass = |game: &mut WealthOfNations, seat| drop(act(game, seat, Action::Common(CommonAction::Pass)));
    let mut game = trading(Options::default(), 3);
    assert_eq!(passed(&game), SeatSet::EMPTY);
    pass(&mut game, A);
    pass(&mut game, B);
    assert_eq!(passed(&game), [A, B].into_iter().collect());
    act(&mut game, C, Action::Trade(TradeAction::Sell { cubes: Cubes::one(Commodity::Food) }));
    assert_eq!(passed(&game), SeatSet::EMPTY, "an action interrupts the passes (EN1 p.8)");
    let mut game = trading(Options { final_pass: true, ..Options::default() }, 3);
    pass(&mut game, A);
    act(&mut game, B, Action::Trade(TradeAction::Sell { cubes: Cubes::one(Commodity::Food) }));
    assert_eq!(passed(&game), SeatSet::one(A), "who has passed for good stays so (FRWC p.15)");
    let mut game = developing(Options::default(), 4);
    game.nations[B].eliminated = true;
    assert_eq!(game.view(Viewer::Public).awaited, SeatSet::one(A));
    pass(&mut game, A);
    assert_eq!(game.view(Viewer::Public).awaited, SeatSet::one(C));
    pass(&mut game, C);
    assert_eq!(passed(&game), [A, C].into_iter().collect(), "who is out does not pass");
}

/// The full dots that are told are those that blocs yield, and clashes lie where colours differ.
#[test]
fn full_dots_and_clashes_of_the_board() {
    for synergy in [false, true] {
        let mut game = developing(Options { synergy, ..Options::default() }, 3);
        for (seat, kind, place, rotation) in [
            (A, TileKind::Academy, (1, 0), 4),
            (A, TileKind::Academy, (2, 0), 4),
            (A, TileKind::Generator, (2, -1), 0),
            (B, TileKind::Generator, (3, -1), 1),
            (B, TileKind::Farm, (0, 1), 0),
            (A, TileKind::Farm, (-1, 2), 0),
            (A, TileKind::Farm, (-1, 1), 0),
            (C, TileKind::Factory, (-2, 0), 2),
        ] {
            tile(&mut game, seat, kind, place, rotation);
        }
        let spots = game.view(Viewer::Public).spots;
        let blocs = Seat::all(3).flat_map(|seat| game.blocs(seat).map(move |bloc| (seat, bloc)));
        let counted: u32 =
            blocs.map(|(seat, bloc)| full_dots(&game.map, bloc.industry, bloc.hexes, game.nations[seat].flags, synergy)).sum();
        // A dot over tiles of two owners is one dot, though with synergy it counts for both.
        let shared = spots.full.iter().filter(|spot| is_shared(&game, **spot)).count() as u32;
        assert_eq!(spots.full.len() as u32 + shared, counted, "synergy {synergy}");
        assert_eq!(shared > 0, synergy);
        let mut seen = spots.full.clone();
        seen.extend(&spots.clashes);
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), spots.full.len() + spots.clashes.len(), "no spot is both, and none is told twice");
    }
}

fn is_shared(game: &WealthOfNations, (hex, place): (Hex, u8)) -> bool {
    (1..=6).contains(&place) && hex.across(usize::from(place) - 1).is_some_and(|other| game.owner(other) != game.owner(hex))
}

#[test]
fn dots_of_two_colours_on_a_spot_clash() {
    let mut game = developing(Options::default(), 2);
    tile(&mut game, A, TileKind::Farm, (1, 0), 0);
    tile(&mut game, A, TileKind::Mine, (2, 0), 0);
    let spots = game.view(Viewer::Public).spots;
    assert_eq!(spots.clashes, [(h(1, 0), 1)], "the farm's east side meets the mine's west side");
    assert_eq!(spots.full, [(h(1, 0), 0), (h(2, 0), 0)]);
}

fn producing(game: &mut WealthOfNations) {
    let occupations = engine::BySeat::filled(3, [None; 8]);
    let asked = SeatSet::all(3);
    game.phase = Phase::Produce(Producing { occupations, asked, sealed: engine::BySeat::filled(3, None) });
}

fn planned_runs(game: &mut WealthOfNations, run: Production) -> Vec<BlocRun> {
    let plan = wealth_of_nations::state::Plan { run, ..Default::default() };
    act(game, A, Action::Common(CommonAction::Plan(plan)));
    game.view(Viewer::Seat(A)).desk.expect("it is a player's").plan.runs
}

/// A dot counts if every tile it lies on is fed, and a bloc runs with an energy (EN1 p.13).
#[test]
fn a_run_tells_what_it_takes_and_brings() {
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, TileKind::Mine, (1, 0), 0);
    tile(&mut game, A, TileKind::Mine, (2, 0), 0);
    let both = set(&[(1, 0), (2, 0)]);
    let power = set(&[(1, 0)]);
    let one = |runs: Vec<BlocRun>| {
        let [run] = runs[..] else { panic!("one bloc is run: {runs:?}") };
        (run.fed, run.ore, run.power, run.dots, run.cost)
    };
    let food = |number| Cubes::of(Commodity::Food, number);
    let energy = |cubes: Cubes| cubes.and(Commodity::Energy, 1);
    for (run, expected) in [
        (Production { feed: both, power, ..Production::default() }, (both, false, true, 3, energy(food(2)))),
        (Production { feed: power, power, ..Production::default() }, (power, false, true, 1, energy(food(1)))),
        (Production { feed: both, ..Production::default() }, (both, false, false, 0, food(2))),
        (Production { power, ..Production::default() }, (HexSet::EMPTY, false, true, 0, energy(Cubes::NONE))),
        // There is no token, so that ore feeds nothing (EN1 p.12).
        (Production { ore: power, power, ..Production::default() }, (HexSet::EMPTY, false, true, 0, energy(Cubes::NONE))),
    ] {
        assert_eq!(one(planned_runs(&mut game, run)), expected);
    }
    game.nations[A].tokens = power;
    let ore = Production { ore: power, power, feed: both };
    assert_eq!(one(planned_runs(&mut game, ore)), (HexSet::EMPTY, true, true, 3, energy(Cubes::one(Commodity::Ore))));
    assert_eq!(planned_runs(&mut game, Production { feed: set(&[(3, 0)]), ..Production::default() }), [], "nothing lies there");
}

/// Occupiers take a dot each before the owner (FRWC p.14).
#[test]
fn occupiers_take_of_what_a_run_brings() {
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, A, TileKind::Mine, (1, 0), 0);
    tile(&mut game, A, TileKind::Mine, (2, 0), 0);
    units(&mut game, B, &[(1, 0), (1, 0)]);
    units(&mut game, C, &[(2, 0), (3, 0)]);
    producing(&mut game);
    let Phase::Produce(phase) = &mut game.phase else { panic!("it was set") };
    phase.occupations[B] = [Some(Industry::Mine), None, None, None, None, None, None, None];
    phase.occupations[C] = [Some(Industry::Mine), None, None, None, None, None, None, None];
    let run = Production { feed: set(&[(1, 0), (2, 0)]), power: set(&[(1, 0)]), ..Production::default() };
    let [run] = planned_runs(&mut game, run)[..] else { panic!("one bloc is run") };
    assert_eq!((run.dots, run.gain.cubes), (3, Cubes::one(Commodity::Ore)));
    let told = game.view(Viewer::Public).nations[0].blocs[0].occupiers.clone();
    assert_eq!(told, [Occupier { seat: B, units: 1 }, Occupier { seat: C, units: 1 }]);
}

/// What gains most at barter values: nothing that costs more than it brings, ore where it is cheaper, and with few
/// cubes the tiles that bring most.
#[test]
fn the_sensible_production_gains_most_with_what_there_is() {
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, TileKind::Mine, (1, 0), 0);
    tile(&mut game, A, TileKind::Mine, (2, 0), 0);
    tile(&mut game, A, TileKind::Mine, (3, 0), 0);
    tile(&mut game, A, TileKind::Farm, (-2, 0), 0);
    producing(&mut game);
    let sensible = |game: &WealthOfNations| game.view(Viewer::Seat(A)).desk.expect("it is a player's").sensible.expect("it is asked");
    let mines = set(&[(1, 0), (2, 0), (3, 0)]);
    assert_eq!(sensible(&game).feed, mines);
    game.nations[A].cubes = Cubes::of(Commodity::Food, 2).and(Commodity::Energy, 1);
    let few = sensible(&game);
    assert_eq!((few.feed.len(), few.power), (2, set(&[(1, 0)])));
    let runs = planned_runs(&mut game, few);
    assert_eq!(runs[0].dots, 3, "two tiles side by side, not the outer ones");
    (game.nations[A].tokens, game.nations[A].cubes) =
        (set(&[(2, 0)]), Cubes::of(Commodity::Food, 9).and(Commodity::Energy, 1).and(Commodity::Ore, 1));
    game.stocks = [0, 24, 0, 20, 0];
    assert_eq!(sensible(&game).ore, set(&[(1, 0)]), "one ore is cheaper than three food");
    game.nations[A].cubes = Cubes::NONE;
    assert_eq!(sensible(&game), Production::default());
    assert_eq!(game.view(Viewer::Public).desk, None);
}

fn halves(halves: i64) -> Value {
    Value { halves }
}

/// Both sides at the advised values, and against the markets; who gets a note gets its repayment as a debt (EN1 p.8-9).
#[test]
fn an_offer_tells_what_each_side_gains() {
    let mut game = trading(Options::default(), 3);
    let give = Bundle { cubes: Cubes::of(Commodity::Food, 2), money: 3, notes: 0 };
    let take = Bundle { cubes: Cubes::one(Commodity::Capital), money: 0, notes: 1 };
    game.nations[B].notes = 1;
    let worth = |commodity: Commodity| game.view(Viewer::Public).markets[commodity.index()].barter.halves;
    let gains = worth(Commodity::Capital) - 50 - 2 * worth(Commodity::Food) - 6;
    let market = game.purchase_price(&take.cubes) as i64 - 25 - game.sale_price(&give.cubes) as i64 - 3;
    let back = game.purchase_price(&give.cubes) as i64 + 3 - game.sale_price(&take.cubes) as i64 + 25;
    act(&mut game, A, Action::Trade(TradeAction::Offer(Proposal { to: B, give, take, promise: String::new() })));
    let [answer] = &game.view(Viewer::Seat(B)).answers[..] else { panic!("B can answer") };
    assert_eq!(answer.there, Balance { barter: halves(gains), market });
    assert_eq!(answer.here, Balance { barter: halves(-gains), market: back });
    let partners = |seat| game.view(Viewer::Seat(seat)).desk.expect("it is a player's").partners;
    assert_eq!((partners(A), partners(B)), ([B, C].into_iter().collect(), SeatSet::one(A)), "one of two is active (EN1 p.9)");
}

#[test]
fn the_bank_tells_what_can_be_taken_and_repaid() {
    let mut game = trading(Options::default(), 3);
    (game.nations[A].notes, game.nations[A].money) = (3, 74);
    let bank = |game: &WealthOfNations| game.view(Viewer::Seat(A)).desk.expect("it is a player's").bank;
    let told = bank(&game);
    assert_eq!((told.take, told.repay, told.interest), (17, 2, 3), "FRWC p.8, EN1 p.9");
    game.options.edition = wealth_of_nations::Edition::First;
    assert_eq!(bank(&game).interest, 0, "the first edition knows no interest");
    game.phase = Phase::Repay { owing: SeatSet::one(A) };
    assert_eq!(game.view(Viewer::Seat(A)).owed, Some(Owed::Repay { most: 2, best: 2 }));
}

/// What a unit may do is told with what stands against it (FRWC p.12-14).
#[test]
fn a_unit_is_told_what_it_can_do() {
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, B, 2, 0);
    units(&mut game, A, &[(1, 0)]);
    let desk = |game: &WealthOfNations| game.view(Viewer::Seat(A)).desk.expect("it is a player's");
    let [reach] = desk(&game).reaches[..] else { panic!("one unit stands there") };
    assert_eq!((reach.from, reach.to.len()), (h(1, 0), 6), "the centre is closed");
    assert!(desk(&game).settlements.contains(h(3, 0)) && !desk(&game).settlements.contains(h(2, 0)));
    assert!(desk(&game).operations.is_empty());
    act(&mut game, A, Action::March(MarchAction::Activate { from: h(1, 0), to: h(2, 0) }));
    let told = |game: &WealthOfNations| -> Vec<(Operation, Option<Seat>, bool)> {
        desk(game).operations.into_iter().map(|choice| (choice.operation, choice.against, choice.why_not.is_none())).collect()
    };
    assert_eq!(told(&game), [(Operation::Conquest, Some(B), true), (Operation::Nothing, None, true)]);
    units(&mut game, C, &[(2, 0)]);
    let battle = Operation::Battle { against: C };
    let expected = [(battle, Some(C), true), (Operation::Conquest, Some(B), false), (Operation::Nothing, None, true)];
    assert_eq!(told(&game), expected);
    assert_eq!(desk(&game).operations[1].why_not, Some(Illegal::EnemyUnit { hex: h(2, 0) }));
}

fn what_if(game: &WealthOfNations, seat: Seat, actions: &[Action]) -> engine::WhatIf<WealthOfNations> {
    engine::what_if(&game.view(Viewer::Seat(seat)), seat, actions)
}

/// A production is sealed until everybody has decided (R61): only what it takes and brings by itself is told.
#[test]
fn a_production_that_is_tried_shows_what_it_brings_alone() {
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, TileKind::Mine, (1, 0), 0);
    tile(&mut game, A, TileKind::Mine, (2, 0), 0);
    tile(&mut game, B, TileKind::Farm, (-2, 0), 0);
    producing(&mut game);
    let run = Production { feed: set(&[(1, 0), (2, 0)]), power: set(&[(1, 0)]), ..Production::default() };
    let produce = |run| Action::Produce(wealth_of_nations::ProduceAction::Produce(run));
    let told = what_if(&game, A, &[produce(run)]);
    assert!(told.unknown && told.refused.is_none());
    let cubes = told.view.table.nations[A].cubes;
    assert_eq!(
        cubes,
        Cubes::of(Commodity::Food, 18)
            .and(Commodity::Energy, 19)
            .and(Commodity::Labor, 20)
            .and(Commodity::Ore, 23)
            .and(Commodity::Capital, 20)
    );
    assert_eq!(told.view.table.nations[B], game.nations[B], "nothing of the others is told");
    assert!(matches!(told.view.table.phase, Phase::Produce(_)));
    game.nations[A].cubes = Cubes::one(Commodity::Food);
    let told = what_if(&game, A, &[produce(run)]);
    let missing = Cubes::of(Commodity::Food, 1).and(Commodity::Energy, 1);
    let cost = Cubes::of(Commodity::Food, 2).and(Commodity::Energy, 1);
    assert_eq!(told.refused, Some(engine::Fault::Illegal(Illegal::CannotPay { cost, missing })));
}

/// Own money is known; what changes with money that is only roughly seen is not told.
#[test]
fn with_rough_money_ones_own_trades_are_told() {
    let mut game = trading(Options { money: MoneySeen::Rough, ..Options::default() }, 3);
    let buy = Action::Trade(TradeAction::Buy { cubes: Cubes::one(Commodity::Food) });
    let told = what_if(&game, A, &[buy]);
    let price = game.purchase_price(&Cubes::one(Commodity::Food)) as u32;
    assert_eq!((told.unknown, told.view.table.nations[A].money), (false, 500 - price));
    let give = Bundle { money: 100, ..Bundle::default() };
    let take = Bundle { cubes: Cubes::one(Commodity::Food), ..Bundle::default() };
    act(&mut game, A, Action::Trade(TradeAction::Offer(Proposal { to: B, give, take, promise: String::new() })));
    let told = what_if(&game, B, &[Action::Trade(TradeAction::Accept { from: A })]);
    assert!(told.unknown, "what A has left is nobody's business");
    assert_eq!(told.view.table.nations[B].money, 500);
}
