//! The end of the game: triggers, the last production, the final trade or sale, points and ties (EN1 p.14, FRWC p.9).

use crate::common::{A, B, C, act, developing, first_edition, flag, refused, tile, war_clouds};
use engine::{Game, Seat, Viewer};
use wealth_of_nations::board::HexSet;
use wealth_of_nations::data::{Commodity, Cubes, TileKind};
use wealth_of_nations::state::{Develop, EndTrigger, Phase, Step};
use wealth_of_nations::{
    Action, CommonAction, DevelopAction, Event, Illegal, MoneySeen, Options, TerrainSetup, TradeAction, WealthOfNations,
};

/// Nobody has anything to run; who passes last ends the phase.
fn bare(options: Options, seats: u8) -> WealthOfNations {
    let mut game = developing(options, seats);
    game.nations.values_mut().for_each(|nation| nation.cubes = Cubes::NONE);
    game
}

fn all_pass(game: &mut WealthOfNations) -> Vec<Event> {
    let first = game.first.index() as u8;
    let seats = game.seats();
    (0..seats).flat_map(|step| act(game, Seat::new((first + step) % seats), Action::Common(CommonAction::Pass))).collect()
}

#[test]
fn any_one_player_without_flags_ends_the_game() {
    let mut game = bare(Options::default(), 3);
    game.nations[C].flags_left = 0;
    assert!(all_pass(&mut game).contains(&Event::EndTriggered { trigger: EndTrigger::Flags }));
    assert_eq!(game.outcome().unwrap().reason, "flags");
}

#[test]
fn a_full_board_ends_the_game_and_terrain_does_not_count() {
    for (terrain, seats) in [(TerrainSetup::None, 3), (TerrainSetup::LakeCountry, 3)] {
        let mut game = bare(Options { terrain, ..Options::default() }, seats);
        let all = HexSet::PLAYABLE.minus(terrain.hexes());
        game.nations[A].flags = all.without(all.first().unwrap());
        assert!(!all_pass(&mut game.clone()).iter().any(|event| matches!(event, Event::EndTriggered { .. })));
        game.nations[B].flags = HexSet::one(all.first().unwrap());
        assert!(all_pass(&mut game).contains(&Event::EndTriggered { trigger: EndTrigger::Board }));
    }
}

#[test]
fn five_empty_stacks_end_the_game_and_the_integrated_economy_is_none_of_them() {
    let mut game = bare(Options::default(), 3);
    game.stacks = [0, 0, 0, 0, 3, 1, 0];
    assert!(!all_pass(&mut game.clone()).iter().any(|event| matches!(event, Event::EndTriggered { .. })));
    game.stacks = [0, 0, 0, 0, 3, 0, 1];
    assert!(all_pass(&mut game).contains(&Event::EndTriggered { trigger: EndTrigger::Stacks }));
}

#[test]
fn conditions_are_looked_at_when_the_develop_phase_is_over() {
    let mut game = developing(war_clouds(), 3);
    flag(&mut game, A, 2, 0);
    game.nations[A].flags_left = 1;
    act(&mut game, A, Action::Develop(DevelopAction::PlaceFlag { hex: crate::common::h(2, 1) }));
    assert_eq!((game.nations[A].flags_left, game.end), (0, None));
    game.nations[A].flags_left = 1;
    for seat in [B, C, A] {
        act(&mut game, seat, Action::Common(CommonAction::Pass));
    }
    assert_eq!(game.end, None, "a last flag that came back does not count (R70)");
}

#[test]
fn the_last_production_still_takes_place() {
    let mut game = bare(Options::default(), 3);
    tile(&mut game, A, TileKind::Generator, (1, 0), 0);
    game.nations[A].cubes = Cubes::one(Commodity::Food);
    game.nations[C].flags_left = 0;
    all_pass(&mut game);
    assert!(matches!(game.phase, Phase::Produce(_)));
}

#[test]
fn the_first_edition_ends_with_a_trade_phase_led_by_the_next_player() {
    let mut game = bare(first_edition(), 3);
    game.nations[C].flags_left = 0;
    game.nations[A].cubes = Cubes::of(Commodity::Labor, 2);
    all_pass(&mut game);
    let Phase::Trade(trade) = &game.phase else { panic!("a last Trade phase is due") };
    assert_eq!((trade.active, game.first), (B, B), "the marker passes before it (R73)");
    act(&mut game, C, Action::Trade(TradeAction::TakeNotes { notes: 1 }));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, C, Action::Common(CommonAction::Pass));
    act(&mut game, A, Action::Trade(TradeAction::Sell { cubes: Cubes::one(Commodity::Labor) }));
    for seat in [B, C, A] {
        act(&mut game, seat, Action::Common(CommonAction::Pass));
    }
    assert_eq!(game.phase, Phase::Over);
    assert_eq!(game.nations[A].cubes[Commodity::Labor], 1, "cubes left over are worth nothing");
    let points: Vec<i32> = game.outcome().unwrap().standings.iter().map(|standing| standing.points).collect();
    assert_eq!(points, [1, 0, 2 - 3]);
}

/// 15 cubes: 7 wells on, and the next well pays 10 (FRWC p.9). Ore with 16 in its wells has 10 in the 24th.
#[test]
fn the_example_of_a_final_sale() {
    let mut game = bare(Options::default(), 3);
    game.stocks[Commodity::Ore.index()] = 16;
    game.nations[C].flags_left = 0;
    for (seat, number) in [(A, 9), (B, 6)] {
        game.nations[seat].cubes = Cubes::of(Commodity::Ore, number);
    }
    let events = all_pass(&mut game);
    let sold = events.iter().find_map(|event| match event {
        Event::SoldOut { commodity: Commodity::Ore, price, cubes } => Some((*price, cubes.as_slice().to_vec())),
        _ => None,
    });
    assert_eq!(sold, Some((10, vec![9, 6, 0])));
    assert_eq!((game.nations[A].money, game.nations[B].money), (90, 60));
    assert_eq!(game.stocks[Commodity::Ore.index()], 23);
    assert!(game.nations.values().all(|nation| nation.cubes.is_none()));
}

#[test]
fn a_final_sale_past_the_last_well_pays_the_market_full_price() {
    let mut game = bare(Options::default(), 3);
    game.nations[C].flags_left = 0;
    game.nations[A].cubes = Cubes::of(Commodity::Food, 60);
    game.nations[B].cubes = Cubes::of(Commodity::Energy, 1);
    all_pass(&mut game);
    assert_eq!(game.nations[A].money, 60);
    assert_eq!(game.nations[B].money, 9, "one cube puts none into a well");
    assert_eq!(game.stocks[0], 40);
}

#[test]
fn notes_are_repaid_once_after_the_final_sale() {
    let mut game = bare(Options::default(), 4);
    game.nations[C].flags_left = 0;
    for (seat, money, notes) in [(A, 60, 3), (B, 24, 3), (C, 100, 0)] {
        (game.nations[seat].money, game.nations[seat].notes) = (money, notes);
    }
    all_pass(&mut game);
    let Phase::Repay { owing } = game.phase else { panic!("somebody can repay") };
    assert_eq!(owing.iter().collect::<Vec<_>>(), [A], "with a note and 25 (R76); no interest was due (R34)");
    for action in [
        Action::Trade(TradeAction::TakeNotes { notes: 1 }),
        Action::Common(CommonAction::Pass),
        Action::Trade(TradeAction::Buy { cubes: Cubes::one(Commodity::Food) }),
    ] {
        assert_eq!(refused(&game, A, action), Illegal::WrongMoment);
    }
    assert_eq!(refused(&game, B, Action::Common(CommonAction::RepayNotes { notes: 0 })), Illegal::NotYourDecision);
    assert_eq!(refused(&game, A, Action::Common(CommonAction::RepayNotes { notes: 3 })), Illegal::TooExpensive { price: 75, money: 60 });
    assert_eq!(game.default_action(A), Action::Common(CommonAction::RepayNotes { notes: 2 }));
    act(&mut game, A, Action::Common(CommonAction::RepayNotes { notes: 2 }));
    assert_eq!((&game.phase, game.nations[A].notes, game.nations[A].money), (&Phase::Over, 1, 10));
}

/// The end of a game whose players have these tiles, money, notes and flags without a tile.
fn ended(players: &[(i8, u32, u32, i8)]) -> WealthOfNations {
    let mut game = bare(first_edition(), players.len() as u8);
    for (row, (seat, &(tiles, money, notes, flags))) in (-4..).zip(Seat::all(players.len() as u8).zip(players)) {
        (0..tiles).for_each(|column| tile(&mut game, seat, TileKind::Farm, (column - row.min(0) - 4, row), 0));
        (0..flags).for_each(|column| flag(&mut game, seat, column - row.min(0) - 4 + tiles, row));
        (game.nations[seat].money, game.nations[seat].notes) = (money, notes);
    }
    game.end = Some(EndTrigger::Flags);
    game.phase = Phase::Over;
    game
}

#[test]
fn points_are_4_a_tile_1_for_10_and_minus_3_a_note() {
    for ((tiles, money, notes), points) in
        [((0, 9, 0), 0), ((1, 10, 0), 5), ((3, 127, 2), 12 + 12 - 6), ((0, 0, 4), -12), ((5, 19, 1), 20 + 1 - 3)]
    {
        let outcome = ended(&[(tiles, money, notes, 0), (0, 0, 0, 0)]).outcome().unwrap();
        assert_eq!(outcome.standings[0].points, points);
        let sheet: Vec<_> = outcome.standings[0].sheet.iter().map(|line| line.category).collect();
        assert_eq!(sheet, ["tiles", "money", "notes"]);
    }
}

#[test]
fn ties_go_to_money_then_to_flags_then_are_shared() {
    let places = |players: &[(i8, u32, u32, i8)]| {
        ended(players).outcome().unwrap().standings.iter().map(|standing| standing.place.unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(places(&[(1, 0, 0, 0), (0, 40, 0, 0)]), [2, 1], "4 points each, more money wins");
    assert_eq!(places(&[(1, 5, 0, 0), (1, 5, 0, 2)]), [2, 1], "more flags on the board win");
    assert_eq!(places(&[(1, 5, 0, 1), (1, 5, 0, 1), (0, 0, 0, 0)]), [1, 1, 3]);
}

#[test]
fn the_eliminated_are_not_ranked() {
    let mut game = ended(&[(3, 0, 0, 0), (1, 0, 0, 0), (0, 20, 0, 0)]);
    game.nations[A].eliminated = true;
    let places: Vec<_> = game.outcome().unwrap().standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [None, Some(1), Some(2)]);
}

#[test]
fn the_tally_counts_what_everybody_sees() {
    let mut game = ended(&[(3, 127, 2, 0), (0, 19, 0, 0)]);
    game.phase = Phase::Develop(Develop { active: A, passes: 0, step: Step::Action });
    let points = |game: &WealthOfNations| game.tally().unwrap().iter().map(|tally| tally.points).collect::<Vec<_>>();
    assert_eq!(points(&game), [12 + 7, 1], "both notes are handed back for 50");
    game.options.money = MoneySeen::Rough;
    assert_eq!(points(&game), [12 + 5, 0], "of a hidden pile the least that it can be");
    game.nations[B].cubes[Commodity::Capital] = 2;
    let seen = game.view(Viewer::Public).nations.iter().map(|nation| nation.score.points).collect::<Vec<_>>();
    assert_eq!(points(&game), seen, "cubes count with what they are sold for, as on the nations' cards");
    assert!(seen[1] > 0);
}
