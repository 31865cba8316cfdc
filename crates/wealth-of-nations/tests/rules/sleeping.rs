//! Games in which everybody only passes (R16).

use crate::common::{A, B, act, developing, first_edition};
use engine::{Game, Turn};
use wealth_of_nations::data::{Commodity, Cubes};
use wealth_of_nations::state::{EndTrigger, Phase};
use wealth_of_nations::{Action, CommonAction, Event, Options, Sleeping, TradeAction, WealthOfNations};

/// Everybody passes until the end is triggered or a round is over; what happened.
fn pass_through(game: &mut WealthOfNations, last_round: u32) -> Vec<Event> {
    let mut events = Vec::new();
    while let Turn::Seats(awaited) = game.turn() {
        if game.end.is_some() || game.round > last_round {
            break;
        }
        events.extend(act(game, awaited.first().unwrap(), Action::Common(CommonAction::Pass)));
    }
    events
}

/// How often the end was triggered by sleep.
fn triggered(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::EndTriggered { trigger: EndTrigger::Stalemate })).count()
}

#[test]
fn ten_whole_rounds_of_passing_end_the_first_edition_with_its_last_trade_phase() {
    // R16, R73: round 1 began with a Trade phase of which nothing is known, so rounds 2 to 11 are the ten.
    let mut game = developing(first_edition(), 3);
    assert_eq!(triggered(&pass_through(&mut game, 10)), 0);
    assert_eq!((game.round, game.end), (11, None));
    assert_eq!(triggered(&pass_through(&mut game, 11)), 1);
    let Phase::Trade(trade) = &game.phase else { panic!("a last Trade phase is due: {:?}", game.phase) };
    let seller = trade.active;
    assert_eq!((game.round, game.first), (11, seller), "no round begins, but the marker passes");
    act(&mut game, seller, Action::Trade(TradeAction::TakeNotes { notes: 1 }));
    act(&mut game, seller, Action::Trade(TradeAction::Sell { cubes: Cubes::one(Commodity::Ore) }));
    while let Turn::Seats(awaited) = game.turn() {
        act(&mut game, awaited.first().unwrap(), Action::Common(CommonAction::Pass));
    }
    let outcome = game.outcome().expect("nothing follows the last Trade phase");
    assert_eq!((outcome.reason, game.nations[seller].notes), ("stalemate", 1));
    assert_eq!(outcome.standings[seller.index()].points, game.nations[seller].money as i32 / 10 - 3);
}

#[test]
fn ten_whole_rounds_of_passing_end_the_second_edition_with_the_final_sale() {
    // R16, R74, R76: the cubes are sold, and notes are repaid once. Nobody owes interest but for the one note.
    let mut game = developing(Options::default(), 3);
    game.nations[A].money = 100;
    game.nations[A].notes = 1;
    let events = pass_through(&mut game, 11);
    let sold = events.iter().filter(|event| matches!(event, Event::SoldOut { .. })).count();
    assert_eq!((triggered(&events), sold), (1, 5));
    assert!(game.nations.values().all(|nation| nation.cubes.is_none()));
    assert!(matches!(game.phase, Phase::Repay { owing } if owing.contains(A)), "{:?}", game.phase);
    act(&mut game, A, Action::Common(CommonAction::RepayNotes { notes: 1 }));
    let outcome = game.outcome().expect("the notes were the last thing to decide");
    assert_eq!((outcome.reason, outcome.standings[0].points), ("stalemate", game.nations[A].money as i32 / 10));
}

#[test]
fn a_round_in_which_somebody_is_busy_is_not_one_of_the_ten() {
    let mut game = developing(first_edition(), 3);
    pass_through(&mut game, 3);
    let Phase::Trade(trade) = &game.phase else { panic!("round 4 begins with trade") };
    let seller = trade.active;
    act(&mut game, seller, Action::Trade(TradeAction::Sell { cubes: Cubes::one(Commodity::Ore) }));
    pass_through(&mut game, 99);
    assert_eq!((game.round, game.end), (14, Some(EndTrigger::Stalemate)), "rounds 5 to 14 were whole");
}

#[test]
fn rounds_are_counted_from_the_first_one() {
    // A game that is passed through from the beginning has ten whole rounds after ten, set-up or not.
    let mut game = WealthOfNations::new(&Options { cash_only: true, ..first_edition() }, 3).unwrap();
    let chance = game.roll(&mut engine::dice(1));
    game.apply(engine::Input::Chance(chance), &mut engine::Mute);
    while game.round == 0 {
        let Turn::Seats(awaited) = game.turn() else { panic!("the set-up goes on") };
        let seat = awaited.first().unwrap();
        let action = game.default_action(seat);
        act(&mut game, seat, action);
    }
    pass_through(&mut game, 99);
    assert_eq!((game.round, game.end), (10, Some(EndTrigger::Stalemate)));
}

#[test]
fn nobody_who_can_do_nothing_is_cut_short() {
    // R16: also a game in which nobody can ever do anything again has its ten rounds; money left over is counted.
    let mut game = developing(first_edition(), 2);
    for nation in game.nations.values_mut() {
        (nation.cubes, nation.money, nation.notes) = (Cubes::NONE, 4, 20);
    }
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    assert_eq!((game.round, game.end), (2, None));
    pass_through(&mut game, 99);
    assert_eq!((game.round, game.end), (11, Some(EndTrigger::Stalemate)));
}

#[test]
fn a_table_may_want_it_to_go_on_for_ever() {
    let off = Options { sleeping: Sleeping::GoesOn, ..first_edition() };
    assert!(WealthOfNations::ends(&first_edition()) && !WealthOfNations::ends(&off));
    let mut game = developing(off, 3);
    assert_eq!(triggered(&pass_through(&mut game, 400)), 0);
    assert_eq!((game.round, game.end), (401, None));
}
