//! The suite can fail: each of these games has one fault, and is caught by the law it breaks.

mod game;

use engine::{Fault, Game, Match, MatchFile, Seat, Turn, dice};
use game::*;
use std::panic::catch_unwind;
use testkit::toy::{Haggle, HaggleAction, HaggleOptions};
use testkit::{FuzzPlan, Suite, fuzz};

/// What the suite says of a faulty game; empty if it finds nothing.
fn verdict<const F: u8>(change: fn(Suite<Faulty<F>>) -> Suite<Faulty<F>>) -> String {
    let suite = Suite::<Faulty<F>>::new().games(400).decisions_limit(200).invariants(invariants).twins(twins);
    message(catch_unwind(move || change(suite).run()))
}

fn message(result: std::thread::Result<()>) -> String {
    result.map_or_else(|panic| *panic.downcast::<String>().expect("a law is told in words"), |()| String::new())
}

#[track_caller]
fn caught<const F: u8>(law: &str) {
    let verdict = verdict::<F>(|suite| suite);
    assert!(verdict.starts_with(&format!("faulty-haggle breaks the law: {law}\n")), "instead of `{law}`: {verdict}");
}

#[test]
fn without_a_fault_nothing_is_found() {
    assert_eq!(verdict::<NONE>(|suite| suite.games(100)), "");
}

#[test]
fn secrets_that_leak_are_caught() {
    caught::<VIEW_SHOWS_BIDS>("views hide what their viewers cannot know");
    caught::<EVENT_SHOWS_BIDS>("what a seat does secretly is not told to others");
    caught::<EVENT_SHOWS_DEAL>("what falls to others in secret is not told");
    caught::<EVENT_SHOWS_HANDS>("the next input tells a secret only to those who may learn it");
    caught::<REASON_SHOWS_HANDS>("legality for a seat depends on its view alone");
    caught::<CANDIDATES_SHOW_HANDS>("candidates of a seat depend on its view alone");
    caught::<REDACTS_AGAIN>("redacting twice is redacting once");
    caught::<REDACTS_FOR_SEATS>("the public learns nothing that a seat does not");
}

#[test]
fn checks_that_fail_are_caught() {
    caught::<CHECK_IS_GULLIBLE>("what is legal can be applied");
    caught::<CHECK_FORGETS_WHOSE_TURN>("only awaited seats and those who may act can do anything");
    caught::<CHECK_CHOKES>("malformed JSON is refused or harmless");
    caught::<CHECK_CHANGES_STATE>("an illegal input changes nothing");
    caught::<CHECK_IS_SILENT>("a refusal says why");
    caught::<CHANCE_ANY_TIME>("chance is refused when none is due");
}

#[test]
fn wrong_choices_are_caught() {
    caught::<CANDIDATE_ILLEGAL>("candidates are legal");
    caught::<CANDIDATE_TWICE>("no candidate is listed twice");
    caught::<CANDIDATE_LEFT_OUT>("candidates that cover all leave no legal action out");
    caught::<DEFAULT_ILLEGAL>("the default action of an awaited seat is legal");
    caught::<SAMPLE_ILLEGAL>("what is sampled or rolled is legal");
    caught::<ROLL_ILLEGAL>("what is sampled or rolled is legal");
}

#[test]
fn what_depends_on_more_than_the_state_is_caught() {
    caught::<SAMPLE_MOODY>("the same seed gives the same log");
    caught::<VIEW_MOODY>("a view depends on the state alone");
    caught::<CHANCE_MOODY>("undo gives the state and the log from before");
    caught::<CHANCE_MOODY_AND_FENCED>("the log replays to the same match");
    caught::<EVENTS_MOODY>("an input does the same to the same state");
    caught::<STATE_LOSES_A_FIELD>("state, options and views survive JSON");
}

#[test]
fn missing_fences_are_caught() {
    caught::<NO_FENCE_AFTER_DEAL>("chance that somebody can see is a fence");
    caught::<NO_FENCE_AFTER_AUCTION>("an input that is no fence shows nothing hidden");
}

#[test]
fn wrong_determinizing_is_caught() {
    caught::<DETERMINIZE_OFF>("a determinized state looks like the view it is made from");
    caught::<DETERMINIZE_IMPOSSIBLE>("the invariants hold in a determinized state");
    caught::<DETERMINIZE_ENDLESS>("a determinized state can be played to the end");
}

#[test]
fn wrong_foresight_is_caught() {
    caught::<WHAT_IF_KNOWS_ALL>("what-if tells the same whatever is hidden");
    caught::<WHAT_IF_LIES>("what what-if foresees is what happens");
}

#[test]
fn wrong_turns_and_endings_are_caught() {
    caught::<NOBODY_AWAITED>("a game that waits for seats names some of the table");
    caught::<AWAITED_MAY_ACT>("an awaited seat is not among those who only may act");
    caught::<MAY_ACT_AT_ANY_TIME>("who may act is at the table, and nobody may while chance is due or the game is over");
    caught::<STANDING_MISSING>("every seat has one standing");
    caught::<ENDLESS>("every game ends within the limit of decisions");
    caught::<PLACES_WRONG>("places follow from points and tie-breaks");
    caught::<SHEET_WRONG>("a score sheet adds up to the points");
    caught::<NO_OUTCOME>("there is an outcome exactly when the game is over");
    caught::<INVARIANT_BROKEN>("the invariants hold");
}

#[test]
fn wrong_lengths_are_caught() {
    caught::<DEFAULT_FREE>("the default action of an awaited seat is owed and not free");
    caught::<FREE_PASSES_ON>("after a free action the game waits for whom it waited before");
}

#[test]
fn wrong_options_are_caught() {
    caught::<SPECS_OUT_OF_ORDER>("the first word of a choice is its default");
    caught::<OPTIONS_LENIENT>("options that do not exist are refused");
    caught::<OPTIONS_OTHER_DEFAULT>("no options given are the default options");
    caught::<OPTIONS_FORGOTTEN>("state, options and views survive JSON");
    caught::<ANY_NUMBER_OF_SEATS>("tables that are too small or too large are refused");
}

#[test]
fn no_match_is_longer_than_its_game_allows() {
    let mut played = Match::<Faulty<SHORT>>::new(Options::default(), 2).unwrap();
    played.roll_chance(&mut dice(1));
    while !played.is_full() {
        let Turn::Seats(awaited) = played.state().turn() else { panic!("a short game waits for seats") };
        let seat = awaited.first().unwrap();
        played.act(seat, played.state().default_action(seat)).unwrap();
        played.roll_chance(&mut dice(1));
    }
    assert_eq!(played.log().len(), 8);
    assert_ne!(played.state().turn(), Turn::Over);
    let before = played.clone();
    assert_eq!(played.act(Seat::new(0), HaggleAction::Pass), Err(Fault::Full { limit: 8 }));
    assert!(played == before, "a refused input changes nothing");
    assert!(MatchFile::of(&played).replay::<Faulty<SHORT>>().is_ok(), "what was played can be replayed");
    played.take_back_to(7);
    assert!(!played.is_full());
}

#[test]
fn whoever_changes_a_choice_for_ever_uses_up_a_share_of_their_own() {
    let (me, other) = (Seat::new(0), Seat::new(1));
    let mut played = Match::<Haggle>::new(HaggleOptions::default(), 2).unwrap();
    played.roll_chance(&mut dice(1));
    played.act(me, HaggleAction::Bid(0)).unwrap();
    let limit = Match::<Haggle>::free_limit(2);
    for change in 0..limit {
        played.act(me, HaggleAction::Bid((change % 2) as u8)).unwrap();
    }
    let before = played.clone();
    assert_eq!(played.act(me, HaggleAction::Bid(1)), Err(Fault::Enough { limit }));
    assert!(played == before && played.free()[me] as usize == limit);

    played.take_back_to(limit / 2);
    assert!(played.act(me, HaggleAction::Bid(1)).is_ok(), "what is taken back does not count");
    let resumed = Match::resume(*played.options(), played.log().to_vec(), played.state().clone(), played.free()).unwrap();
    assert_eq!((resumed.free(), resumed.at(limit / 4)), (played.free(), played.at(limit / 4)));

    let mut played = before;
    played.act(other, HaggleAction::Bid(1)).expect("others still decide");
    while let Turn::Seats(awaited) = played.state().turn() {
        let seat = awaited.first().unwrap();
        played.act(seat, played.state().default_action(seat)).expect("and so does whoever has said enough");
        played.roll_chance(&mut dice(1));
    }
    assert!(played.state().outcome().is_some());
}

#[test]
fn a_failure_can_be_seen_again_by_its_seed() {
    let first = verdict::<SHEET_WRONG>(|suite| suite.base_seed(1000));
    assert!(first.contains("again: .seed(1000)") && first.contains("seed 1000, 3 seats, options {") && first.contains("step "), "{first}");
    assert_eq!(first, verdict::<SHEET_WRONG>(|suite| suite.seed(1000)));
}

#[test]
fn the_fuzzer_fails_too() {
    fn fuzzed<const F: u8>() -> String {
        let plan = FuzzPlan::<Faulty<F>> { games: 400, base_seed: 5, decisions_limit: 200, invariants };
        message(catch_unwind(move || fuzz(plan)))
    }
    assert_eq!(fuzzed::<NONE>(), "");
    for (verdict, law) in [
        (fuzzed::<ENDLESS>(), "every game ends within the limit of decisions"),
        (fuzzed::<SAMPLE_ILLEGAL>(), "what is sampled or rolled is legal"),
        (fuzzed::<ROLL_ILLEGAL>(), "what is sampled or rolled is legal"),
        (fuzzed::<INVARIANT_BROKEN>(), "the invariants hold"),
        (fuzzed::<NOBODY_AWAITED>(), "random play finds something to do until the game is over"),
    ] {
        assert!(verdict.contains(law) && verdict.contains("again: .seed(5)"), "instead of `{law}`: {verdict}");
    }
}
