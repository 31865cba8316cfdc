//! What can be done wrong: each fault has its own error, and a refused input changes nothing.

use crate::common::{action, card, random_game, resources, seat};
use engine::{BySeat, Fault, Game, Input, Match, MatchFile, Turn, dice};
use seven_wonders::data::{Age, Card, Side, Wonder, deck, tables};
use seven_wonders::state::{SevenWonders, Stage};
use seven_wonders::{Action, Chance, How, Illegal, Options, Payment, Play, Sides, Wonders};
use std::collections::BTreeSet;

type InputOf = Input<Action, Chance>;

/// Everything a match is, as text.
fn bytes(played: &Match<SevenWonders>) -> String {
    MatchFile::of(played).to_text() + &serde_json::to_string(played.state()).expect("a state can be written")
}

fn refused(played: &mut Match<SevenWonders>, input: &InputOf, fault: &Fault<Illegal>) {
    let before = bytes(played);
    assert_eq!(played.input(input.clone()).as_ref(), Err(fault), "{input:?}");
    assert_eq!(bytes(played), before, "{input:?} left a trace");
}

fn act(index: u8, words: &str) -> InputOf {
    Input::Act { seat: seat(index), action: action(words) }
}

/// Gizah, Ephesos and Rhodos by day; seat 0 is dealt these cards first.
fn dealt(first: &str) -> Match<SevenWonders> {
    let mut played = boards();
    played.input(Input::Chance(deal(first))).expect("it is the deck");
    played
}

fn boards() -> Match<SevenWonders> {
    let mut played = Match::new(Options { wonders: Wonders::Dealt, sides: Sides::Day }, 3).expect("three can play");
    let wonders = ["gizah", "ephesos", "rhodos"].map(|id| Wonder::named(id).expect("it is a wonder"));
    played.input(Input::Chance(Chance::Wonders(BySeat::from_slice(&wonders).expect("three")))).expect("they differ");
    played
}

fn deal(first: &str) -> Chance {
    let mut cards: Vec<Card> = deck(Age::I, 3).collect();
    for (at, wanted) in crate::common::cards(first).into_iter().enumerate() {
        let found = cards.iter().skip(at).position(|card| *card == wanted).expect("it is in the deck") + at;
        cards.swap(at, found);
    }
    Chance::Deal(hands(&cards))
}

fn hands(cards: &[Card]) -> BySeat<[Card; 7]> {
    BySeat::from_fn((cards.len() / 7) as u8, |seat| std::array::from_fn(|i| cards[7 * seat.index() + i]))
}

#[test]
fn wrong_plays_are_refused_by_name() {
    let mut played = dealt("altar barracks timber-yard stockade guard-tower clay-pit baths");
    let mut check = |index: u8, words: &str, illegal: Illegal| refused(&mut played, &act(index, words), &Fault::Illegal(illegal));
    check(0, "build palace", Illegal::NotInHand { card: card("palace") });
    check(0, "sell palace", Illegal::NotInHand { card: card("palace") });
    check(0, "pick altar", Illegal::WrongMoment);
    check(0, "build guard-tower", Illegal::Unobtainable { missing: resources("1 clay") });
    check(0, "stage altar", Illegal::Unobtainable { missing: resources("2 wood") });
    check(0, "build altar 0/1", Illegal::WrongPayment { left: 0, right: 1 });
    check(0, "build barracks", Illegal::WrongPayment { left: 0, right: 0 });
    check(0, "build barracks 0/3", Illegal::WrongPayment { left: 0, right: 3 });
    check(0, "build barracks 2/0", Illegal::WrongPayment { left: 2, right: 0 });
    check(0, "build barracks 255/255", Illegal::WrongPayment { left: 255, right: 255 });
    check(0, "build baths 2/0", Illegal::WrongPayment { left: 2, right: 0 });
    let fault = Fault::NoSuchSeat { seat: seat(3), seats: 3 };
    refused(&mut played, &act(3, "sell altar"), &fault);
    refused(
        &mut played,
        &Input::Act { seat: seat(0), action: Action::ChooseSide { side: Side::Day } },
        &Fault::Illegal(Illegal::WrongMoment),
    );
    let wonder = Wonder::named("babylon").expect("it is a wonder");
    refused(&mut played, &Input::Act { seat: seat(0), action: Action::TakeWonder { wonder } }, &Fault::Illegal(Illegal::WrongMoment));
    refused(&mut played, &Input::Chance(deal("")), &Fault::ChanceNotDue);
}

#[test]
fn acting_while_chance_is_due_or_the_game_is_over_is_refused() {
    let mut played = boards();
    refused(&mut played, &act(0, "sell altar"), &Fault::ChanceIsDue);
    refused(&mut played, &act(6, "sell altar"), &Fault::NoSuchSeat { seat: seat(6), seats: 3 });
    let mut over = random_game(Options::default(), 3, 1);
    assert_eq!(over.state().turn(), Turn::Over);
    refused(&mut over, &act(0, "sell altar"), &Fault::Over);
    refused(&mut over, &Input::Chance(deal("")), &Fault::Over);
}

/// After the turn has been resolved a second choice is one for the next hand.
#[test]
fn acting_twice_is_refused_after_the_turn() {
    let mut played = dealt("altar theater");
    played.input(act(0, "build altar")).expect("it is free");
    for index in [1, 2] {
        let Stage::Ages(ages) = &played.state().stage else { panic!("cards are dealt") };
        let first = ages.hands[seat(index)].as_slice()[0];
        played.act(seat(index), Action::Play(Play { card: first, how: How::Sell })).expect("any card can be sold");
    }
    refused(&mut played, &act(0, "build altar"), &Fault::Illegal(Illegal::NotInHand { card: card("altar") }));
    refused(&mut played, &act(0, "build theater"), &Fault::Illegal(Illegal::NotInHand { card: card("theater") }));
}

/// P. 3: the hands must be the deck of the Age.
#[test]
fn wrong_deals_are_refused_by_name() {
    let mut played = boards();
    let mut check = |chance: Chance, illegal: Illegal| refused(&mut played, &Input::Chance(chance), &Fault::Illegal(illegal));
    let right: Vec<Card> = deck(Age::I, 3).collect();
    let with = |from: &str, to: &str| {
        let mut cards = right.clone();
        let at = cards.iter().position(|other| *other == card(from)).expect("it is in the deck");
        cards[at] = card(to);
        Chance::Deal(hands(&cards))
    };
    check(with("altar", "theater"), Illegal::NotTheDeck);
    check(with("altar", "tavern"), Illegal::NotTheDeck);
    check(with("altar", "temple"), Illegal::NotTheDeck);
    check(with("altar", "spies-guild"), Illegal::NotTheDeck);
    let four: Vec<Card> = deck(Age::I, 4).collect();
    check(Chance::Deal(hands(&four)), Illegal::NotEverySeat);
    check(Chance::Deal(hands(&right[..14])), Illegal::NotEverySeat);
    check(Chance::Deal(hands(&four[..21])), Illegal::NotTheDeck);
    check(Chance::Sides(BySeat::filled(3, Side::Day)), Illegal::WrongMoment);
    let wonders: Vec<Wonder> = Wonder::all().take(3).collect();
    check(Chance::Wonders(BySeat::from_slice(&wonders).expect("three")), Illegal::WrongMoment);
}

/// P. 3 and R3: Age III has players + 2 guilds, all different.
#[test]
fn wrong_guilds_are_refused() {
    let played = random_game(Options { wonders: Wonders::Dealt, sides: Sides::Day }, 3, 7);
    let last_deal = played.log().iter().rposition(|input| matches!(input, Input::Chance(_))).expect("there were three deals");
    let mut third = Match::replay(*played.options(), 3, &played.log()[..last_deal]).expect("it was played");
    let rest: Vec<Card> = deck(Age::III, 3).collect();
    let guilds: Vec<Card> = tables().guilds.iter().collect();
    let with = |guilds: &[Card]| Chance::Deal(hands(&rest.iter().chain(guilds).copied().collect::<Vec<_>>()));
    let twice: Vec<Card> = [&guilds[..4], &guilds[..1]].concat();
    refused(&mut third, &Input::Chance(with(&twice)), &Fault::Illegal(Illegal::NotTheDeck));
    let six: Vec<Card> = rest[1..].iter().chain(&guilds[..6]).copied().collect();
    refused(&mut third, &Input::Chance(Chance::Deal(hands(&six))), &Fault::Illegal(Illegal::NotTheDeck));
    assert!(third.input(Input::Chance(with(&guilds[5..]))).is_ok(), "any five guilds will do");
}

#[test]
fn wrong_boards_are_refused_by_name() {
    let mut played = Match::new(Options { wonders: Wonders::Dealt, sides: Sides::Random }, 3).expect("three can play");
    let wonders: Vec<Wonder> = Wonder::all().collect();
    let of = |wonders: &[Wonder]| Input::Chance(Chance::Wonders(BySeat::from_slice(wonders).expect("1 to 7")));
    refused(&mut played, &of(&wonders[..4]), &Fault::Illegal(Illegal::NotEverySeat));
    refused(&mut played, &of(&wonders[..2]), &Fault::Illegal(Illegal::NotEverySeat));
    refused(&mut played, &of(&[wonders[0], wonders[1], wonders[0]]), &Fault::Illegal(Illegal::BoardsNotDifferent));
    refused(&mut played, &Input::Chance(Chance::Sides(BySeat::filled(3, Side::Day))), &Fault::Illegal(Illegal::WrongMoment));
    refused(&mut played, &Input::Chance(deal("")), &Fault::Illegal(Illegal::WrongMoment));
    played.input(of(&wonders[..3])).expect("they differ");
    refused(&mut played, &of(&wonders[..3]), &Fault::Illegal(Illegal::WrongMoment));
    refused(&mut played, &Input::Chance(Chance::Sides(BySeat::filled(4, Side::Day))), &Fault::Illegal(Illegal::NotEverySeat));
}

/// A card that stands already, a complete wonder, a pick of what is not there, a seat that is not asked:
/// every refusal comes up somewhere in random games, and none of them leaves a trace.
#[test]
fn every_refusal_of_a_whole_game_changes_nothing() {
    let mut seen = BTreeSet::new();
    for seed in 0..24 {
        let whole = random_game(Options { wonders: Wonders::Chosen, sides: Sides::Night }, 3 + (seed % 5) as u8, seed);
        let mut played = Match::new(*whole.options(), whole.state().seats()).expect("it was played");
        for input in whole.log() {
            let before = bytes(&played);
            for input in odd_inputs(whole.state().seats(), seed) {
                if let Err(Fault::Illegal(illegal)) = played.check(&input) {
                    assert_eq!(played.input(input), Err(Fault::Illegal(illegal.clone())));
                    let told = serde_json::to_value(&illegal).expect("an error can be written");
                    seen.insert(told["code"].as_str().expect("it has a code").to_owned());
                }
            }
            assert_eq!(bytes(&played), before, "seed {seed}");
            played.input(input.clone()).expect("it was played");
        }
    }
    let wanted = "already-built not-in-hand not-in-pile not-your-decision too-expensive unobtainable wonder-complete wonder-taken wrong-moment wrong-payment";
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>().join(" "), wanted);
}

/// Actions of every kind with cards from all over the tables.
fn odd_inputs(seats: u8, seed: u64) -> Vec<InputOf> {
    let mut cards: Vec<Card> = tables().cards.iter().map(|data| card(&data.id)).collect();
    engine::shuffle(&mut cards, &mut dice(seed));
    let hows = [How::Build(Payment::NOTHING), How::Build(Payment { left: 9, right: 1 }), How::Stage(Payment::NOTHING)];
    let mut actions: Vec<Action> = cards.iter().flat_map(|&card| hows.map(|how| Action::Play(Play { card, how }))).collect();
    actions.extend(cards[..20].iter().map(|&card| Action::Pick { card }));
    actions.extend(Wonder::all().map(|wonder| Action::TakeWonder { wonder }));
    actions.push(Action::ChooseSide { side: Side::Night });
    (0..seats).flat_map(|index| actions.iter().map(move |&action| Input::Act { seat: seat(index), action })).collect()
}

#[test]
fn malformed_inputs_cannot_be_read() {
    let read = |text: &str| serde_json::from_str::<InputOf>(text);
    assert!(read(r#"{"act":{"seat":0,"action":{"play":{"card":"altar","how":"sell"}}}}"#).is_ok());
    for text in [
        "",
        "{}",
        "[]",
        r#"{"act":{"seat":7,"action":{"play":{"card":"altar","how":"sell"}}}}"#,
        r#"{"act":{"seat":-1,"action":{"play":{"card":"altar","how":"sell"}}}}"#,
        r#"{"act":{"action":{"play":{"card":"altar","how":"sell"}}}}"#,
        r#"{"act":{"seat":0,"action":{"play":{"card":"atlar","how":"sell"}}}}"#,
        r#"{"act":{"seat":0,"action":{"play":{"card":"altar","how":"give"}}}}"#,
        r#"{"act":{"seat":0,"action":{"play":{"card":"altar","how":{"build":{"left":1}}}}}}"#,
        r#"{"act":{"seat":0,"action":{"play":{"card":"altar","how":{"build":{"left":1,"right":300}}}}}}"#,
        r#"{"act":{"seat":0,"action":{"take-wonder":{"wonder":"troy"}}}}"#,
        r#"{"act":{"seat":0,"action":{"choose-side":{"side":"noon"}}}}"#,
        r#"{"chance":{"wonders":[]}}"#,
        r#"{"chance":{"sides":["day","day","day","day","day","day","day","day"]}}"#,
        r#"{"chance":{"deal":[["altar"]]}}"#,
        r#"{"chance":{"shuffle":1}}"#,
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}
