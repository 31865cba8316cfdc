//! Promissory notes, interest and elimination (EN1 p.9, FRWC p.8).

use crate::common::{A, B, C, act, developing, first_edition, refused, tile, trading};
use engine::{Game, Seat};
use wealth_of_nations::data::{Commodity, Cubes, TileKind};
use wealth_of_nations::state::{Develop, EndTrigger, Phase, Step};
use wealth_of_nations::{Action, CommonAction, Event, Illegal, Options, TradeAction, WealthOfNations};

fn take(notes: u32) -> Action {
    Action::Trade(TradeAction::TakeNotes { notes })
}

fn repay(notes: u32) -> Action {
    Action::Common(CommonAction::RepayNotes { notes })
}

#[test]
fn each_note_held_makes_the_next_one_pay_one_less() {
    let mut game = trading(Options::default(), 3);
    for held in 0..20 {
        let before = game.nations[A].money;
        assert_eq!(act(&mut game, A, take(1)), [Event::NotesTaken { seat: A, notes: 1, money: 20 - held }]);
        assert_eq!(game.nations[A].money, before + 20 - held);
    }
    assert_eq!(game.nations[A].notes, 20);
    let mut game = trading(Options::default(), 3);
    assert_eq!(act(&mut game, A, take(3)), [Event::NotesTaken { seat: A, notes: 3, money: 20 + 19 + 18 }]);
}

#[test]
fn no_note_is_taken_beyond_twenty() {
    for options in [Options::default(), first_edition()] {
        let mut game = trading(options, 3);
        game.nations[A].notes = 18;
        for notes in [3, 20, u32::MAX] {
            assert_eq!(refused(&game, A, take(notes)), Illegal::NoteLimit { left: 2 });
        }
        act(&mut game, A, take(2));
        assert_eq!(refused(&game, A, take(1)), Illegal::NoteLimit { left: 0 });
        assert_eq!(refused(&game, A, take(0)), Illegal::NoNotes);
    }
}

#[test]
fn a_note_costs_25_to_repay() {
    let mut game = trading(Options::default(), 3);
    (game.nations[A].notes, game.nations[A].money) = (4, 60);
    assert_eq!(refused(&game, A, repay(3)), Illegal::TooExpensive { price: 75, money: 60 });
    for notes in [5, u32::MAX] {
        assert_eq!(refused(&game, A, repay(notes)), Illegal::NotThatManyNotes { held: 4 });
    }
    assert_eq!(refused(&game, A, repay(0)), Illegal::NoNotes);
    assert_eq!(act(&mut game, A, repay(2)), [Event::NotesRepaid { seat: A, notes: 2, money: 50 }]);
    assert_eq!((game.nations[A].notes, game.nations[A].money), (2, 10));
}

#[test]
fn notes_are_no_action_and_anybodys_at_any_time_of_the_phase() {
    let mut game = trading(Options::default(), 3);
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, C, take(2));
    act(&mut game, B, take(1));
    act(&mut game, C, repay(1));
    let Phase::Trade(trade) = &game.phase else { panic!("the phase goes on") };
    assert_eq!((trade.active, trade.passes), (B, 1));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, C, Action::Common(CommonAction::Pass));
    assert_eq!(refused(&game, A, take(1)), Illegal::WrongMoment, "not once the last pass has been made (R30)");
    assert_eq!(refused(&game, B, take(1)), Illegal::NotYourDecision);
}

/// The Develop phase before a new round, for players with this money and so many notes.
fn before_round(options: Options, players: &[(u32, u32)]) -> WealthOfNations {
    let mut game = developing(options, players.len() as u8);
    for (seat, &(money, notes)) in Seat::all(players.len() as u8).zip(players) {
        let nation = &mut game.nations[seat];
        (nation.money, nation.notes, nation.cubes) = (money, notes, Cubes::one(Commodity::Food));
    }
    game
}

/// Everybody passes, nothing is run, and the next round begins.
fn next_round(game: &mut WealthOfNations) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in Seat::all(game.seats()) {
        events = act(game, seat, Action::Common(CommonAction::Pass));
    }
    events
}

/// Showa has 5 notes and no money: a sixth pays 15, of which 5 are interest (FRWC p.8).
#[test]
fn the_example_of_interest() {
    let mut game = before_round(Options::default(), &[(0, 5), (100, 0), (100, 3)]);
    let events = next_round(&mut game);
    assert!(events.contains(&Event::NotesTaken { seat: A, notes: 1, money: 15 }));
    assert!(events.contains(&Event::InterestPaid { seat: A, money: 5 }));
    assert!(events.contains(&Event::InterestPaid { seat: C, money: 3 }));
    assert_eq!((game.nations[A].notes, game.nations[A].money), (6, 10));
    assert_eq!((game.nations[B].notes, game.nations[B].money), (0, 100));
    assert_eq!((game.nations[C].notes, game.nations[C].money), (3, 97));
}

#[test]
fn the_first_edition_has_no_interest() {
    let mut game = before_round(first_edition(), &[(0, 5), (100, 0), (100, 3)]);
    next_round(&mut game);
    assert_eq!((game.nations[A].notes, game.nations[A].money), (5, 0));
}

#[test]
fn exactly_as_many_notes_are_forced_as_the_interest_needs() {
    for (money, notes, after) in
        [(11, 11, (11, 0)), (10, 11, (12, 8)), (0, 11, (13, 6)), (0, 14, (17, 1)), (19, 19, (19, 0)), (18, 19, (20, 0))]
    {
        let mut game = before_round(Options::default(), &[(money, notes), (100, 0), (100, 0)]);
        next_round(&mut game);
        assert_eq!((game.nations[A].notes, game.nations[A].money), after, "{notes} notes and {money}");
        assert!(!game.nations[A].eliminated);
    }
}

#[test]
fn who_cannot_pay_with_twenty_notes_is_out_but_the_board_stays() {
    let mut game = before_round(Options::default(), &[(100, 0), (19, 20), (100, 0)]);
    tile(&mut game, B, TileKind::Farm, (1, 0), 0);
    let events = next_round(&mut game);
    assert!(events.contains(&Event::Eliminated { seat: B }));
    let nation = &game.nations[B];
    assert_eq!((nation.cubes, nation.money, nation.notes, nation.eliminated), (Cubes::NONE, 0, 0, true));
    assert_eq!(game.tiles_of(B).len(), 1);
    assert_eq!(refused(&game, B, take(1)), Illegal::Eliminated);
    let Phase::Trade(trade) = &game.phase else { panic!("the others go on") };
    assert_eq!((trade.active, game.first), (C, C), "the marker would be B's and goes to the left at once (R37)");
    act(&mut game, C, Action::Common(CommonAction::Pass));
    let Phase::Trade(trade) = &game.phase else { panic!("A is to trade") };
    assert_eq!(trade.active, A, "the eliminated have no turns (R36)");
}

#[test]
fn a_single_survivor_wins() {
    let mut game = before_round(Options::default(), &[(0, 20), (19, 20), (0, 0)]);
    next_round(&mut game);
    assert_eq!((&game.phase, game.end), (&Phase::Over, Some(EndTrigger::LastNation)));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.reason, "last-nation");
    assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [None, None, Some(1)]);
}

#[test]
fn the_last_ones_who_fall_together_are_ranked_by_tiles() {
    let mut game = before_round(Options::default(), &[(100, 0), (0, 20), (0, 20)]);
    game.nations[A].eliminated = true;
    game.first = B;
    tile(&mut game, C, TileKind::Farm, (1, 0), 0);
    game.phase = Phase::Develop(Develop { active: B, passes: 0, step: Step::Action });
    act(&mut game, B, Action::Common(CommonAction::Pass));
    act(&mut game, C, Action::Common(CommonAction::Pass));
    let places: Vec<_> = game.outcome().unwrap().standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [None, Some(2), Some(1)]);
}
