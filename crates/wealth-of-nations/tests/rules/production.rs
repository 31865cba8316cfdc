//! The Produce phase: feeding, powering, output, occupation (EN1 p.13, FRWC p.14).

use crate::common::{A, B, C, act, developing, first_edition, flag, h, refused, set, tile, units, war_clouds};
use engine::{Game, Seat, SeatSet, Turn};
use wealth_of_nations::data::{Commodity, Cubes, Industry, TileKind};
use wealth_of_nations::state::Phase;
use wealth_of_nations::{Action, CommonAction, Event, Illegal, OccupyingUnit, Options, ProduceAction, Production, WealthOfNations};

use TileKind::{Academy, Bank, Factory, Farm, Generator, IntegratedEconomy, Mine};

type Spots<'a> = &'a [(i8, i8)];

fn produce(feed: Spots<'_>, ore: Spots<'_>, power: Spots<'_>) -> Action {
    Action::Produce(ProduceAction::Produce(Production { feed: set(feed), ore: set(ore), power: set(power) }))
}

fn nothing() -> Action {
    Action::Produce(ProduceAction::Produce(Production::default()))
}

fn occupy(units: &[((i8, i8), Industry)]) -> Action {
    Action::Produce(ProduceAction::Occupy {
        units: units.iter().map(|&((q, r), industry)| OccupyingUnit { hex: h(q, r), industry }).collect(),
    })
}

/// Everybody passes in the Develop phase.
fn to_produce(mut game: WealthOfNations) -> WealthOfNations {
    for seat in Seat::all(game.seats()) {
        if !game.nations[seat].eliminated {
            act(&mut game, seat, Action::Common(CommonAction::Pass));
        }
    }
    game
}

/// What a seat has more of than before; what it has less of is left out.
fn gained(before: &WealthOfNations, after: &WealthOfNations, seat: Seat) -> (String, u32) {
    let cubes = before.nations[seat].cubes.missing(&after.nations[seat].cubes);
    (cubes.to_string(), after.nations[seat].money - before.nations[seat].money)
}

/// Only these cubes are left to a seat.
fn leave(game: &mut WealthOfNations, seat: Seat, cubes: Cubes) {
    game.nations[seat].cubes = cubes;
}

#[test]
fn a_bloc_needs_a_food_a_tile_and_an_energy() {
    // EN1 p.4: three academies yield five labour for three food and one energy.
    let mut game = developing(Options::default(), 3);
    for (spot, rotation) in [((2, 0), 4), ((3, 0), 4), ((3, -1), 2)] {
        tile(&mut game, A, Academy, spot, rotation);
    }
    let mut game = to_produce(game);
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(A)), "only who can run something is asked");
    let before = game.clone();
    let events = act(&mut game, A, produce(&[(2, 0), (3, 0), (3, -1)], &[], &[(3, 0)]));
    assert_eq!(gained(&before, &game, A).0, "5 labor");
    let paid = Cubes::of(Commodity::Food, 3).and(Commodity::Energy, 1);
    assert!(events.contains(&Event::Ran { seat: A, cubes: paid }));
    assert!(events.iter().any(|event| matches!(event, Event::Produced { dots: 5, industry: Industry::Academy, .. })));
    assert!(matches!(game.phase, Phase::Trade(_)));
    assert_eq!((game.round, game.first), (2, B), "the marker has passed");
}

#[test]
fn the_example_of_production() {
    // EN1 p.13: three players with ten tiles.
    let mut game = developing(first_edition(), 3);
    let tiles = [
        (A, Factory, (-2, 0), 5),
        (A, Factory, (-3, 1), 2),
        (A, Factory, (-2, 1), 4),
        (B, Generator, (-1, 0), 1),
        (B, Generator, (-1, 1), 0),
        (B, Generator, (0, 1), 1),
        (C, Academy, (1, 0), 5),
        (C, Academy, (2, 0), 3),
        (C, Academy, (1, 1), 3),
        (C, Academy, (3, -1), 3),
    ];
    for (seat, kind, spot, rotation) in tiles {
        tile(&mut game, seat, kind, spot, rotation);
    }
    let mut game = to_produce(game);
    let before = game.clone();
    act(&mut game, B, produce(&[(-1, 0), (-1, 1), (0, 1)], &[], &[]));
    act(&mut game, C, produce(&[(1, 0), (2, 0), (1, 1), (3, -1)], &[], &[(1, 0)]));
    act(&mut game, A, produce(&[(-2, 0), (-3, 1), (-2, 1)], &[], &[(-2, 0)]));
    assert_eq!(gained(&before, &game, A).0, "4 capital");
    assert_eq!(gained(&before, &game, B).0, "5 energy");
    assert_eq!(gained(&before, &game, C).0, "7 labor");
}

#[test]
fn dots_on_unfed_tiles_do_not_count() {
    // EN1 p.13.
    let mut game = developing(Options::default(), 3);
    (1..=3).for_each(|q| tile(&mut game, A, Mine, (q, 0), 0));
    let game = to_produce(game);
    for (feed, ore) in [(&[(1, 0)][..], "1 ore"), (&[(1, 0), (2, 0)], "3 ore"), (&[(1, 0), (3, 0)], "2 ore"), (&[], "nothing")] {
        let mut ran = game.clone();
        act(&mut ran, A, produce(feed, &[], &[(2, 0)]));
        assert_eq!(gained(&game, &ran, A).0, ore);
    }
    let mut unpowered = game.clone();
    act(&mut unpowered, A, produce(&[(1, 0), (2, 0), (3, 0)], &[], &[]));
    assert_eq!(gained(&game, &unpowered, A).0, "nothing");
    assert_eq!(unpowered.nations[A].cubes[Commodity::Food], 17, "food for a bloc without power is lost");
}

#[test]
fn farms_need_no_food_and_generators_no_energy() {
    // EN1 p.4, 13.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Farm, (2, 0), 0);
    tile(&mut game, A, Farm, (3, 0), 0);
    tile(&mut game, A, Generator, (-2, 0), 0);
    let game = to_produce(game);
    assert_eq!(refused(&game, A, produce(&[(2, 0)], &[], &[])), Illegal::NeedsNoFood { hex: h(2, 0) });
    assert_eq!(refused(&game, A, produce(&[], &[], &[(-2, 0)])), Illegal::NeedsNoPower { hex: h(-2, 0) });
    let mut ran = game.clone();
    act(&mut ran, A, produce(&[(-2, 0)], &[], &[(3, 0)]));
    assert_eq!(ran.nations[A].cubes.to_string(), "22 food, 20 energy, 20 labor, 20 ore, 20 capital");
}

#[test]
fn banks_yield_30_a_dot() {
    // EN1 p.13.
    let mut game = developing(Options::default(), 3);
    for (spot, rotation) in [((2, 0), 4), ((3, 0), 2), ((3, -1), 0)] {
        tile(&mut game, A, Bank, spot, rotation);
    }
    let game = to_produce(game);
    let mut ran = game.clone();
    act(&mut ran, A, produce(&[(2, 0), (3, 0), (3, -1)], &[], &[(2, 0)]));
    assert_eq!(gained(&game, &ran, A), ("nothing".to_owned(), 90));
}

#[test]
fn an_automated_bloc_is_fed_with_one_ore_or_with_food() {
    // EN1 p.12: three academies for an ore and an energy, or for three food and an energy; no mixture (R63).
    let mut game = developing(Options::default(), 3);
    for (spot, rotation) in [((2, 0), 4), ((3, 0), 4), ((3, -1), 2)] {
        tile(&mut game, A, Academy, spot, rotation);
    }
    tile(&mut game, A, Mine, (-3, 0), 0);
    game.nations[A].tokens = set(&[(3, -1)]);
    let game = to_produce(game);
    let mut ran = game.clone();
    act(&mut ran, A, produce(&[], &[(2, 0)], &[(2, 0)]));
    assert_eq!(ran.nations[A].cubes.to_string(), "20 food, 19 energy, 25 labor, 19 ore, 20 capital");
    let mut ran = game.clone();
    act(&mut ran, A, produce(&[(2, 0), (3, 0), (3, -1)], &[], &[(2, 0)]));
    assert_eq!(ran.nations[A].cubes.to_string(), "17 food, 19 energy, 25 labor, 20 ore, 20 capital");
    assert_eq!(refused(&game, A, produce(&[(3, 0)], &[(2, 0)], &[])), Illegal::FedTwice { hex: h(2, 0) });
    assert_eq!(refused(&game, A, produce(&[], &[(2, 0), (3, 0)], &[])), Illegal::BlocNamedTwice { hex: h(3, 0) });
    assert_eq!(refused(&game, A, produce(&[], &[(-3, 0)], &[])), Illegal::NotAutomated { hex: h(-3, 0) });
}

#[test]
fn more_than_is_owned_is_not_fed() {
    // EN1 p.13.
    let mut game = developing(Options::default(), 3);
    (1..=3).for_each(|q| tile(&mut game, A, Mine, (q, 0), 0));
    tile(&mut game, B, Mine, (-3, 0), 0);
    leave(&mut game, A, Cubes::of(Commodity::Food, 2).and(Commodity::Energy, 1));
    let game = to_produce(game);
    let all = produce(&[(1, 0), (2, 0), (3, 0)], &[], &[(1, 0)]);
    let cost = Cubes::of(Commodity::Food, 3).and(Commodity::Energy, 1);
    assert_eq!(refused(&game, A, all), Illegal::CannotPay { cost, missing: Cubes::one(Commodity::Food) });
    assert_eq!(refused(&game, A, produce(&[(-3, 0)], &[], &[])), Illegal::NotYourTile { hex: h(-3, 0) });
    assert_eq!(refused(&game, A, produce(&[], &[], &[(4, 0)])), Illegal::NotYourTile { hex: h(4, 0) });
    assert_eq!(refused(&game, A, produce(&[], &[], &[(1, 0), (2, 0)])), Illegal::BlocNamedTwice { hex: h(2, 0) });
    assert_eq!(refused(&game, A, Action::Common(CommonAction::Pass)), Illegal::WrongMoment);
    assert_eq!(refused(&game, C, nothing()), Illegal::NotYourDecision);
}

#[test]
fn nothing_produced_now_pays_now() {
    // EN1 p.13.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Generator, (2, 0), 0);
    tile(&mut game, A, Farm, (-2, 0), 0);
    leave(&mut game, A, Cubes::one(Commodity::Food));
    let game = to_produce(game);
    let both = produce(&[(2, 0)], &[], &[(-2, 0)]);
    assert!(matches!(refused(&game, A, both), Illegal::CannotPay { missing, .. } if missing == Cubes::one(Commodity::Energy)));
}

#[test]
fn decisions_are_sealed_until_the_last_one() {
    // R61.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Mine, (2, 0), 0);
    tile(&mut game, B, Mine, (-2, 0), 0);
    let mut game = to_produce(game);
    assert_eq!(game.turn(), Turn::Seats([A, B].into_iter().collect()));
    act(&mut game, B, nothing());
    assert_eq!((game.turn(), game.may_act().contains(B)), (Turn::Seats(SeatSet::one(A)), true));
    assert!(!game.undo_fence());
    act(&mut game, B, produce(&[(-2, 0)], &[], &[(-2, 0)]));
    act(&mut game, A, nothing());
    assert_eq!(game.nations[B].cubes[Commodity::Ore], 21, "the last word counts");
    assert!(game.undo_fence(), "everything is seen now");
}

#[test]
fn who_has_nothing_to_run_is_not_asked() {
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, Farm, (2, 0), 0);
    leave(&mut game, A, Cubes::of(Commodity::Food, 9));
    tile(&mut game, B, Generator, (-2, 0), 0);
    leave(&mut game, B, Cubes::of(Commodity::Energy, 9));
    let game = to_produce(game);
    assert!(matches!(game.phase, Phase::Trade(_)));
}

#[test]
fn a_dot_shared_by_two_owners_yields_nothing_without_synergy() {
    // EN1 p.13, FRWC p.15, R65.
    for (synergy, each) in [(false, "1 energy"), (true, "2 energy")] {
        let mut game = developing(Options { synergy, ..Options::default() }, 3);
        tile(&mut game, A, Generator, (2, 0), 0);
        tile(&mut game, B, Generator, (3, 0), 1);
        let game = to_produce(game);
        let mut both = game.clone();
        act(&mut both, A, produce(&[(2, 0)], &[], &[]));
        act(&mut both, B, produce(&[(3, 0)], &[], &[]));
        assert_eq!((gained(&game, &both, A).0.as_str(), gained(&game, &both, B).0.as_str()), (each, each));
        let mut one = game.clone();
        act(&mut one, A, produce(&[(2, 0)], &[], &[]));
        act(&mut one, B, nothing());
        assert_eq!(gained(&game, &one, A).0, each, "whether the other one runs does not matter");
    }
}

#[test]
fn the_sections_of_the_integrated_economy_run_each_for_itself() {
    // IT2, FRWC p.6, R64.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, IntegratedEconomy, (2, 0), 3);
    tile(&mut game, A, Farm, (3, 0), 0);
    let game = to_produce(game);
    // Fed section, powered bloc, then food and energy afterwards.
    let ways = [(&[(2, 0)][..], &[(3, 0)][..], 21, 20), (&[(2, 0)], &[], 19, 21), (&[], &[(2, 0)], 22, 19), (&[], &[], 20, 20)];
    for (feed, power, food, energy) in ways {
        let mut ran = game.clone();
        act(&mut ran, A, produce(feed, &[], power));
        let cubes = ran.nations[A].cubes;
        assert_eq!((cubes[Commodity::Food], cubes[Commodity::Energy]), (food, energy), "{feed:?} {power:?}");
    }
    assert_eq!(refused(&game, A, produce(&[], &[], &[(2, 0), (3, 0)])), Illegal::BlocNamedTwice { hex: h(3, 0) });
}

#[test]
fn the_integrated_economy_joins_farms_and_generators() {
    // FRWC p.6: it can make one bloc of two groups of farms; with rotation 0 its sides 1 and 4 are food, 0 and 2 energy.
    let mut game = developing(Options::default(), 3);
    tile(&mut game, A, IntegratedEconomy, (2, 0), 0);
    tile(&mut game, A, Farm, (2, 1), 0);
    tile(&mut game, A, Farm, (2, -1), 0);
    tile(&mut game, A, Generator, (3, 0), 1);
    let blocs: Vec<_> = game.blocs(A).map(|bloc| (bloc.industry, bloc.hexes)).collect();
    assert_eq!(blocs, [(Industry::Farm, set(&[(2, 1), (2, -1), (2, 0)])), (Industry::Generator, set(&[(2, 0), (3, 0)]))]);
    game.nations[A].tokens = set(&[(3, 0)]);
    let game = to_produce(game);
    let mut ran = game.clone();
    act(&mut ran, A, produce(&[], &[(2, 0)], &[(2, 0)]));
    // Two centres and the side between them; two farms and the two sides.
    assert_eq!(ran.nations[A].cubes.to_string(), "24 food, 22 energy, 20 labor, 19 ore, 20 capital");
}

fn occupied_mines() -> WealthOfNations {
    let mut game = developing(war_clouds(), 3);
    (1..=3).for_each(|q| tile(&mut game, B, Mine, (q, 0), 0));
    units(&mut game, C, &[(2, 0)]);
    game
}

#[test]
fn the_example_of_occupation() {
    // FRWC p.14: three mines yield five ore, one of which goes to the occupier.
    let mut game = to_produce(occupied_mines());
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(C)));
    act(&mut game, C, occupy(&[((2, 0), Industry::Mine)]));
    let before = game.clone();
    let events = act(&mut game, B, produce(&[(1, 0), (2, 0), (3, 0)], &[], &[(1, 0)]));
    assert_eq!(gained(&before, &game, B).0, "4 ore");
    assert_eq!(gained(&before, &game, C).0, "1 ore");
    assert!(events.contains(&Event::Stolen { by: C, from: B, industry: Industry::Mine, hex: h(1, 0), dots: 1 }));
}

#[test]
fn an_occupier_takes_also_where_its_tile_is_not_fed() {
    // FRWC p.14, R66: the bloc is what is occupied.
    let mut game = to_produce(occupied_mines());
    act(&mut game, C, occupy(&[((2, 0), Industry::Mine)]));
    let before = game.clone();
    act(&mut game, B, produce(&[(1, 0)], &[], &[(1, 0)]));
    assert_eq!((gained(&before, &game, B).0.as_str(), gained(&before, &game, C).0.as_str()), ("nothing", "1 ore"));
}

#[test]
fn occupation_is_a_choice() {
    // FRWC p.14.
    let game = to_produce(occupied_mines());
    assert_eq!(refused(&game, B, nothing()), Illegal::NotYourDecision);
    assert_eq!(refused(&game, C, nothing()), Illegal::WrongMoment);
    let wrong = |spot, industry| refused(&game, C, occupy(&[(spot, industry)]));
    assert_eq!(wrong((1, 0), Industry::Mine), Illegal::CannotOccupy { hex: h(1, 0), industry: Industry::Mine });
    assert_eq!(wrong((2, 0), Industry::Farm), Illegal::CannotOccupy { hex: h(2, 0), industry: Industry::Farm });
    let twice = occupy(&[((2, 0), Industry::Mine), ((2, 0), Industry::Mine)]);
    assert_eq!(refused(&game, C, twice), Illegal::CannotOccupy { hex: h(2, 0), industry: Industry::Mine });
    let mut declined = game.clone();
    act(&mut declined, C, occupy(&[]));
    let before = declined.clone();
    act(&mut declined, B, produce(&[(1, 0), (2, 0), (3, 0)], &[], &[(1, 0)]));
    assert_eq!(gained(&before, &declined, B).0, "5 ore");
}

#[test]
fn several_occupiers_take_one_each_in_turn() {
    // FRWC p.14, R67: clockwise from the first player.
    let d = Seat::new(3);
    let mut game = developing(war_clouds(), 4);
    (1..=2).for_each(|q| tile(&mut game, B, Mine, (q, 0), 0));
    game.first = C;
    units(&mut game, A, &[(1, 0), (1, 0)]);
    units(&mut game, C, &[(2, 0)]);
    units(&mut game, d, &[(2, 0)]);
    let mut game = to_produce(game);
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(C)));
    act(&mut game, C, occupy(&[((2, 0), Industry::Mine)]));
    act(&mut game, d, occupy(&[((2, 0), Industry::Mine)]));
    act(&mut game, A, occupy(&[((1, 0), Industry::Mine), ((1, 0), Industry::Mine)]));
    let before = game.clone();
    act(&mut game, B, produce(&[(1, 0), (2, 0)], &[], &[(1, 0)]));
    let ore = |seat| game.nations[seat].cubes[Commodity::Ore] - before.nations[seat].cubes[Commodity::Ore];
    assert_eq!((ore(A), ore(B), ore(C), ore(d)), (1, 0, 1, 1), "three ore for four units");
}

#[test]
fn a_banks_dot_is_stolen_as_money() {
    // R68.
    let mut game = developing(war_clouds(), 3);
    for (spot, rotation) in [((2, 0), 4), ((3, 0), 2), ((3, -1), 0)] {
        tile(&mut game, B, Bank, spot, rotation);
    }
    units(&mut game, C, &[(2, 0), (3, 0)]);
    let mut game = to_produce(game);
    act(&mut game, C, occupy(&[((2, 0), Industry::Bank), ((3, 0), Industry::Bank)]));
    act(&mut game, B, produce(&[(2, 0), (3, 0), (3, -1)], &[], &[(2, 0)]));
    assert_eq!((game.nations[B].money, game.nations[C].money), (30, 60));
}

#[test]
fn on_the_integrated_economy_a_unit_names_a_section() {
    // R66.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, B, IntegratedEconomy, (2, 0), 3);
    tile(&mut game, B, Farm, (3, 0), 0);
    units(&mut game, C, &[(2, 0), (2, 0)]);
    let mut game = to_produce(game);
    let mut other = game.clone();
    act(&mut game, C, occupy(&[((2, 0), Industry::Generator), ((2, 0), Industry::Farm)]));
    act(&mut other, C, occupy(&[((2, 0), Industry::Farm), ((2, 0), Industry::Generator)]));
    assert_eq!(game, other, "the order of the list does not matter");
    let before = game.clone();
    act(&mut game, B, produce(&[(2, 0)], &[], &[(3, 0)]));
    assert_eq!(gained(&before, &game, C).0, "1 food, 1 energy");
}

#[test]
fn only_tiles_of_players_in_the_game_are_occupied() {
    // R36, R66: neither flags without tiles nor what the eliminated left.
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, B, Mine, (2, 0), 0);
    flag(&mut game, C, 3, 0);
    units(&mut game, A, &[(2, 0), (3, 0)]);
    game.nations[B].eliminated = true;
    let game = to_produce(game);
    assert!(matches!(game.phase, Phase::Trade(_)));
}

#[test]
fn stolen_goods_do_not_pay_in_the_same_phase() {
    // R69.
    let mut game = occupied_mines();
    tile(&mut game, C, Mine, (-3, 0), 0);
    game.nations[C].tokens = set(&[(-3, 0)]);
    leave(&mut game, C, Cubes::one(Commodity::Energy));
    let mut game = to_produce(game);
    act(&mut game, C, occupy(&[((2, 0), Industry::Mine)]));
    assert!(matches!(refused(&game, C, produce(&[], &[(-3, 0)], &[(-3, 0)])), Illegal::CannotPay { .. }));
}
