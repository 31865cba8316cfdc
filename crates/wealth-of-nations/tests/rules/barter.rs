//! Barter: offers between the active player and one other (EN1 p.9).

use crate::common::{A, B, C, act, first_edition, refused, trading};
use engine::{Game, Seat, Viewer};
use wealth_of_nations::data::{Commodity, Cubes};
use wealth_of_nations::state::{Bundle, Phase, Trade};
use wealth_of_nations::{Action, CommonAction, Event, Illegal, MoneySeen, Options, Proposal, TradeAction, WealthOfNations};

fn money(money: u32) -> Bundle {
    Bundle { money, ..Bundle::default() }
}

fn cubes(commodity: Commodity, number: u32) -> Bundle {
    Bundle { cubes: Cubes::of(commodity, number), ..Bundle::default() }
}

fn notes(notes: u32) -> Bundle {
    Bundle { notes, ..Bundle::default() }
}

fn offer(to: Seat, give: Bundle, take: Bundle) -> Action {
    Action::Trade(TradeAction::Offer(Proposal { to, give, take, promise: String::new() }))
}

fn open(game: &WealthOfNations) -> &Trade {
    match &game.phase {
        Phase::Trade(trade) => trade,
        other => panic!("this is no Trade phase: {other:?}"),
    }
}

/// Three food, worth 15, for an energy and 2 (FRWC p.9).
#[test]
fn the_example_of_an_offer() {
    let mut game = trading(Options::default(), 3);
    let take = Bundle { money: 2, ..cubes(Commodity::Energy, 1) };
    act(&mut game, A, offer(B, cubes(Commodity::Food, 3), take));
    let events = act(&mut game, B, Action::Trade(TradeAction::Accept { from: A }));
    assert!(matches!(&events[0], Event::Bartered { offer } if offer.take == take));
    let (a, b) = (&game.nations[A], &game.nations[B]);
    assert_eq!((a.cubes[Commodity::Food], a.cubes[Commodity::Energy], a.money), (17, 21, 502));
    assert_eq!((b.cubes[Commodity::Food], b.cubes[Commodity::Energy], b.money), (23, 19, 498));
    assert_eq!(open(&game).active, B, "it was the active player's action");
}

#[test]
fn either_side_proposes_and_it_is_the_active_players_action() {
    let mut game = trading(Options::default(), 3);
    act(&mut game, C, offer(A, money(30), cubes(Commodity::Capital, 1)));
    act(&mut game, B, offer(A, money(31), cubes(Commodity::Capital, 1)));
    assert_eq!(open(&game).offers.len(), 2, "several may be open (R26)");
    let events = act(&mut game, A, Action::Trade(TradeAction::Accept { from: B }));
    assert!(events.contains(&Event::OfferLapsed { from: C, to: A }), "only one is done (EN1 p.9)");
    assert_eq!((open(&game).active, open(&game).offers.len()), (B, 0));
    assert_eq!((game.nations[B].money, game.nations[C].money), (469, 500));
}

#[test]
fn an_offer_is_countered_declined_withdrawn_or_replaced() {
    let mut game = trading(Options::default(), 3);
    act(&mut game, A, offer(B, money(5), cubes(Commodity::Ore, 1)));
    act(&mut game, A, offer(B, money(9), cubes(Commodity::Ore, 1)));
    assert_eq!(open(&game).offers.len(), 1, "a new one replaces the old (R26)");
    assert_eq!(open(&game).offer(A, B).unwrap().give.money, 9);
    act(&mut game, B, offer(A, cubes(Commodity::Ore, 1), money(15)));
    assert_eq!(open(&game).offers.len(), 2, "a counter-offer goes the other way");
    assert_eq!(act(&mut game, B, Action::Trade(TradeAction::Decline { from: A })), [Event::OfferDeclined { from: A, to: B }]);
    assert_eq!(act(&mut game, B, Action::Trade(TradeAction::Withdraw { to: A })), [Event::OfferWithdrawn { from: B, to: A }]);
    for (seat, action) in [
        (B, Action::Trade(TradeAction::Accept { from: A })),
        (B, Action::Trade(TradeAction::Decline { from: A })),
        (A, Action::Trade(TradeAction::Withdraw { to: B })),
    ] {
        assert_eq!(refused(&game, seat, action), Illegal::NoOffer { from: A, to: B });
    }
    assert_eq!((open(&game).active, open(&game).passes), (A, 0), "none of it is an action");
}

#[test]
fn offers_lapse_with_the_turn_of_the_active_player() {
    let mut game = trading(Options::default(), 3);
    act(&mut game, A, offer(B, money(5), cubes(Commodity::Ore, 1)));
    let events = act(&mut game, A, Action::Common(CommonAction::Pass));
    assert!(events.contains(&Event::OfferLapsed { from: A, to: B }));
    assert_eq!(refused(&game, B, Action::Trade(TradeAction::Accept { from: A })), Illegal::NoOffer { from: A, to: B });
}

#[test]
fn only_the_player_addressed_answers() {
    let mut game = trading(Options::default(), 3);
    act(&mut game, A, offer(B, money(5), cubes(Commodity::Ore, 1)));
    for action in [Action::Trade(TradeAction::Accept { from: A }), Action::Trade(TradeAction::Decline { from: A })] {
        assert_eq!(refused(&game, C, action), Illegal::NoOffer { from: A, to: C });
    }
    assert_eq!(refused(&game, A, Action::Trade(TradeAction::Accept { from: A })), Illegal::NoOffer { from: A, to: A });
}

#[test]
fn an_offer_is_covered_when_it_is_accepted_by_both_sides() {
    let mut game = trading(Options::default(), 3);
    act(&mut game, A, offer(B, money(501), cubes(Commodity::Ore, 21)));
    assert_eq!(refused(&game, B, Action::Trade(TradeAction::Accept { from: A })), Illegal::NotCovered { by: A });
    act(&mut game, A, Action::Trade(TradeAction::TakeNotes { notes: 1 }));
    assert_eq!(refused(&game, B, Action::Trade(TradeAction::Accept { from: A })), Illegal::NotCovered { by: B });
    game.nations[B].cubes[Commodity::Ore] = 21;
    act(&mut game, B, Action::Trade(TradeAction::Accept { from: A }));
    assert_eq!(game.nations[B].money, 1001);
}

#[test]
fn gifts_are_fine_and_nothing_is_not() {
    let mut game = trading(Options::default(), 3);
    assert_eq!(refused(&game, A, offer(B, Bundle::default(), Bundle::default())), Illegal::EmptyOffer);
    act(&mut game, A, offer(B, money(1), Bundle::default()));
    act(&mut game, B, Action::Trade(TradeAction::Accept { from: A }));
    assert_eq!((game.nations[A].money, game.nations[B].money), (499, 501));
}

#[test]
fn notes_change_hands_and_count_for_the_limit_of_the_second_edition() {
    for (options, refusal) in [(Options::default(), Some(Illegal::TooManyNotes { seat: B, most: 20 })), (first_edition(), None)] {
        let mut game = trading(options, 3);
        (game.nations[A].notes, game.nations[B].notes) = (3, 18);
        act(&mut game, A, offer(B, Bundle { notes: 3, ..money(60) }, Bundle::default()));
        match refusal {
            Some(why) => assert_eq!(refused(&game, B, Action::Trade(TradeAction::Accept { from: A })), why),
            None => {
                act(&mut game, B, Action::Trade(TradeAction::Accept { from: A }));
                assert_eq!((game.nations[A].notes, game.nations[B].notes), (0, 21));
                assert_eq!(refused(&game, B, Action::Trade(TradeAction::TakeNotes { notes: 1 })), Illegal::NoteLimit { left: 0 });
            }
        }
    }
    let mut game = trading(Options::default(), 3);
    act(&mut game, A, offer(B, notes(1), Bundle::default()));
    assert_eq!(refused(&game, B, Action::Trade(TradeAction::Accept { from: A })), Illegal::NotCovered { by: A });
}

#[test]
fn offers_that_make_no_sense_are_refused() {
    let mut game = trading(Options::default(), 4);
    let (give, take) = (money(1), Bundle::default());
    assert_eq!(refused(&game, A, offer(A, give, take)), Illegal::OfferToYourself);
    assert_eq!(refused(&game, B, offer(C, give, take)), Illegal::NeitherIsActive { active: A });
    assert_eq!(refused(&game, A, offer(Seat::new(4), give, take)), Illegal::NoSuchSeat { seat: Seat::new(4) });
    for (give, take) in [(money(u32::MAX), take), (give, notes(10_000)), (cubes(Commodity::Food, u32::MAX), money(u32::MAX))] {
        assert_eq!(refused(&game, A, offer(B, give, take)), Illegal::OversizedOffer { most: 9_999 });
    }
    let promise = "x".repeat(281);
    assert_eq!(
        refused(&game, A, Action::Trade(TradeAction::Offer(Proposal { to: B, give, take, promise }))),
        Illegal::PromiseTooLong { most: 280 }
    );
    game.nations[B].eliminated = true;
    assert_eq!(refused(&game, A, offer(B, give, take)), Illegal::PartnerEliminated { seat: B });
    assert_eq!(refused(&game, B, offer(A, give, take)), Illegal::Eliminated);
}

#[test]
fn two_players_do_not_barter_but_two_survivors_do() {
    let game = trading(Options::default(), 2);
    assert_eq!(refused(&game, A, offer(B, money(1), Bundle::default())), Illegal::NoBarter);
    let mut game = trading(Options::default(), 3);
    game.nations[C].eliminated = true;
    act(&mut game, A, offer(B, money(1), Bundle::default()));
}

#[test]
fn a_promise_is_heard_and_binds_nobody() {
    let mut game = trading(Options::default(), 3);
    let promise = "two food next round".to_owned();
    act(
        &mut game,
        A,
        Action::Trade(TradeAction::Offer(Proposal { to: B, give: Bundle::default(), take: money(9), promise: promise.clone() })),
    );
    act(&mut game, B, Action::Trade(TradeAction::Accept { from: A }));
    let last = open(&game).last.clone().unwrap();
    assert_eq!((last.from, last.to, last.promise), (A, B, promise));
}

#[test]
fn machines_that_haggle_for_ever_are_stopped_and_nothing_else_is() {
    let mut game = trading(Options::default(), 3);
    for _ in 0..1_000 {
        act(&mut game, A, offer(B, money(1), Bundle::default()));
    }
    assert_eq!(refused(&game, A, offer(B, money(1), Bundle::default())), Illegal::EnoughProposals { most: 1_000 });
    act(&mut game, A, Action::Trade(TradeAction::TakeNotes { notes: 1 }));
    act(&mut game, B, Action::Trade(TradeAction::Accept { from: A }));
}

#[test]
fn everybody_hears_an_offer_and_only_the_addressed_is_told_whether_it_can_be_accepted() {
    let mut game = trading(Options { money: MoneySeen::Rough, ..Options::default() }, 3);
    act(&mut game, A, offer(B, money(700), cubes(Commodity::Ore, 1)));
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        let Phase::Trade(trade) = &view.table.phase else { panic!("this is a Trade phase") };
        assert_eq!(trade.offers.len(), 1);
        assert_eq!(view.answers.len(), usize::from(viewer.is(B)));
    }
    assert_eq!(game.view(Viewer::Seat(B)).answers[0].why_not, Some(Illegal::NotCovered { by: A }));
}

#[test]
fn offers_with_wrong_amounts_cannot_be_read() {
    for text in [
        r#"{"offer":{"give":{"money":1}}}"#,
        r#"{"offer":{"to":1,"give":{"money":-1}}}"#,
        r#"{"offer":{"to":1,"give":{"money":4294967296}}}"#,
        r#"{"offer":{"to":1,"give":{"money":1.5}}}"#,
        r#"{"offer":{"to":1,"give":{"money":null}}}"#,
        r#"{"offer":{"to":1,"give":{"cubes":{"gold":1}}}}"#,
        r#"{"offer":{"to":1,"give":{"cubes":{"food":-1}}}}"#,
        r#"{"offer":{"to":1,"give":{"flags":1}}}"#,
        r#"{"offer":{"to":1,"give":{},"take":{},"promise":7}}"#,
        r#"{"offer":{"to":1,"want":{}}}"#,
        r#"{"accept":{}}"#,
        r#"{"withdraw":{"to":"b"}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let read: Action = serde_json::from_str(r#"{"offer":{"to":1,"give":{"cubes":{"food":3}},"take":{"money":15}}}"#).unwrap();
    assert_eq!(read, offer(B, cubes(Commodity::Food, 3), money(15)));
}
