//! Who sees what (R42 to R45).

use crate::common::{FILLER, FREE, Table, card, cards, random_game, seat};
use engine::{Game, Seat, Turn, Viewer};
use seven_wonders::data::Age;
use seven_wonders::state::{Fate, Hand, Phase, Record, SevenWonders, Stage};
use seven_wonders::{Action, Buildable, Event, How, Options, Play, StageView};

fn text(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.game.view(viewer)).expect("a view can be written")
}

/// Everybody but these seats, the public included, sees no difference between two tables; these seats do.
fn only_these_see(one: &Table, other: &Table, seats: &[u8]) {
    for viewer in Viewer::all(one.game.seats()) {
        let knows = seats.iter().any(|index| viewer.is(seat(*index)));
        assert_eq!(text(one, viewer) != text(other, viewer), knows, "{viewer:?}");
    }
}

/// p. 8: the game ends after the conflicts of Age III, and that is told a turn before.
#[test]
fn the_last_turn_of_the_game_is_announced() {
    let last = |age, turn| Table::new("gizah day, ephesos day, rhodos day").at(age, turn).view(Viewer::Public).last_turn;
    assert!(last(Age::III, 6));
    assert!(!last(Age::III, 5) && !last(Age::II, 6));
}

/// R43: a hand is its owner's alone.
#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let table = |hand| Table::new("gizah day, ephesos day, rhodos day, babylon day").at(Age::II, 2).hand(1, hand);
    only_these_see(&table("altar"), &table("theater"), &[1]);
    assert!(text(&table("shipowners-guild"), Viewer::Seat(seat(1))).contains("shipowners-guild"));
    assert!(!text(&table("shipowners-guild"), Viewer::Public).contains("shipowners-guild"));
}

/// R43: a sealed choice is its owner's alone; that there is one is public.
#[test]
fn a_sealed_choice_is_seen_by_its_owner_alone() {
    let sealed = |words: &str| {
        let mut table = Table::three().hand(1, "altar theater");
        table.act(1, words);
        table
    };
    only_these_see(&sealed("build altar"), &sealed("build theater"), &[1]);
    only_these_see(&sealed("build altar"), &sealed("sell altar"), &[1]);
    assert!(sealed("sell altar").view(Viewer::Public).chosen.contains(seat(1)));
}

/// R42 and R43: what was built is public; of a sale, a stage and a leftover only that it happened.
#[test]
fn a_card_played_face_down_is_known_to_its_owner_alone() {
    let with = |fate: Fate, id: &str| {
        let mut table = Table::three().at(Age::II, 1);
        table.ages_mut().history.set(Record { age: Age::I, turn: 5, seat: seat(2), card: card(id), fate });
        table
    };
    for fate in [Fate::Sold, Fate::Buried, Fate::LeftOver] {
        only_these_see(&with(fate, "altar"), &with(fate, "theater"), &[2]);
        let played = with(fate, "altar").view(Viewer::Public).plays[0];
        assert_eq!((played.seat, played.fate, played.card), (seat(2), fate, None), "that it happened is public");
    }
    let played = with(Fate::Built, "altar").view(Viewer::Public).plays[0];
    assert_eq!(played.card, Some(card("altar")));
}

/// R43: events tell the same as views: face-down cards and deals to their owner alone.
#[test]
fn events_hide_what_views_hide() {
    let check = |event: &Event, others: Option<&Event>| {
        for viewer in Viewer::all(3) {
            let told = SevenWonders::redact(event, viewer);
            assert_eq!(told.as_ref(), if viewer.is(seat(1)) { Some(event) } else { others }, "{event:?}");
        }
    };
    let (owner, altar) = (seat(1), card("altar"));
    let payment = seven_wonders::Payment { left: 2, right: 0 };
    check(&Event::HandDealt { seat: owner, cards: Some(vec![altar]) }, None);
    let play = Some(Play { card: altar, how: How::Sell });
    check(&Event::CardChosen { seat: owner, play }, Some(&Event::CardChosen { seat: owner, play: None }));
    check(&Event::Sold { seat: owner, card: Some(altar) }, Some(&Event::Sold { seat: owner, card: None }));
    check(&Event::LeftOver { seat: owner, card: Some(altar) }, Some(&Event::LeftOver { seat: owner, card: None }));
    let stage = |card| Event::StageBuilt { seat: owner, stage: 1, card, payment };
    check(&stage(Some(altar)), Some(&stage(None)));
    let search = |cards| Event::PileSearched { seat: owner, cards };
    check(&search(Some(vec![altar])), Some(&search(None)));
    let built = Event::Built { seat: owner, card: altar, bank: 0, payment, free: None };
    check(&built, Some(&built));
    let picked = Event::Picked { seat: owner, card: altar };
    check(&picked, Some(&picked));
}

/// R42: boards, cities, coins, tokens and sizes are public and the same for everybody.
#[test]
fn what_lies_open_is_seen_by_all() {
    for seed in 0..10 {
        let played = random_game(Options::default(), 3 + (seed % 5) as u8, seed);
        for step in (0..played.log().len()).step_by(5) {
            let game = played.at(step);
            let Stage::Ages(ages) = &game.stage else { continue };
            for viewer in Viewer::all(game.seats()) {
                let StageView::Ages(view) = game.view(viewer).stage else { panic!("the boards are settled") };
                assert_eq!((view.age, view.turn, view.phase, view.pile_size), (ages.age, ages.turn, ages.phase, ages.pile_size()));
                for (seat, city) in ages.cities.iter() {
                    assert_eq!((view.cities[seat].city, view.cities[seat].score), (*city, ages.score(seat)));
                    assert_eq!(usize::from(view.hand_sizes[seat]), ages.hands[seat].as_slice().len());
                }
                assert_eq!(view.own.is_some(), viewer != Viewer::Public);
            }
        }
    }
}

/// Every card of the own hand comes with a verdict, and the verdicts are what `check` says.
#[test]
fn the_hand_comes_with_verdicts() {
    for seed in 0..20 {
        let played = random_game(Options::default(), 3 + (seed % 5) as u8, seed);
        for step in (0..played.log().len()).step_by(7) {
            let game = played.at(step);
            let (Stage::Ages(ages), Turn::Seats(awaited)) = (&game.stage, game.turn()) else { continue };
            for seat in awaited.iter().filter(|_| !matches!(ages.phase, Phase::DiscardPick(_))) {
                let StageView::Ages(view) = game.view(Viewer::Seat(seat)).stage else { panic!("the boards are settled") };
                let own = view.own.expect("a seat knows its own");
                assert_eq!(own.hand.iter().map(|held| held.card).collect::<Vec<_>>(), ages.hands[seat].as_slice());
                for held in &own.hand {
                    verdict_agrees(&game, seat, held.card, &held.build, How::Build);
                    verdict_agrees(&game, seat, held.card, &own.stage, How::Stage);
                }
            }
        }
    }
}

fn verdict_agrees(
    game: &SevenWonders,
    seat: Seat,
    card: seven_wonders::data::Card,
    verdict: &Buildable,
    how: fn(seven_wonders::Payment) -> How,
) {
    let check = |payment| game.check(seat, &Action::Play(Play { card, how: how(payment) }));
    match verdict {
        Buildable::Possible { ways, free, bank } => {
            assert!(ways.iter().all(|way| check(way.payment).is_ok() && way.coins == bank + way.payment.total()));
            assert!(ways.windows(2).all(|pair| pair[0].coins <= pair[1].coins), "cheapest first");
            assert!(free.is_none() || ways[..] == [FREE]);
        }
        Buildable::Impossible { why, .. } => assert_eq!(check(seven_wonders::Payment::NOTHING).as_ref(), Err(why)),
    }
}

/// R44: the pile is seen by Halikarnassos alone, and only while it picks; the card taken is public.
#[test]
fn the_pile_is_seen_by_the_picker_while_it_picks() {
    let mut picking = Table::new("halikarnassos night, gizah day, rhodos day").at(Age::II, 2).built(0, "brickyard").discarded("altar well");
    assert_eq!(picking.own(0).pile, None, "not before");
    picking.turn(&["stage palace"]);
    assert!(picking.own(0).pile.is_some_and(|pile| pile.contains(&card("well"))));
    assert_eq!((picking.own(1).pile, picking.own(2).pile), (None, None));
    assert!(picking.own(1).pickable.is_empty());
    picking.act(0, "pick well");
    assert_eq!(picking.own(0).pile, None, "not after");
    assert_eq!(picking.view(Viewer::Public).picks[0].card, card("well"));
    assert_eq!(picking.view(Viewer::Public).picks[0].pile, None);
}

/// R45: a seat remembers every pile it searched, as it lay then.
#[test]
fn a_searched_pile_is_remembered() {
    let mut table = Table::new("halikarnassos night, gizah day, rhodos day").at(Age::II, 2).built(0, "brickyard").discarded("altar well");
    table.turn(&["stage palace"]);
    table.act(0, "pick well");
    table.turn(&[]);
    let pick = table.view(Viewer::Seat(seat(0))).picks[0].clone();
    assert_eq!(pick.pile, Some(cards(&format!("altar well {FILLER} {FILLER}"))));
    assert_eq!(table.view(Viewer::Seat(seat(1))).picks[0].pile, None);
}

/// R45: every hand that was held is remembered with all its cards, also when it has gone on.
#[test]
fn hands_that_were_held_are_remembered() {
    for seed in 0..10 {
        let played = random_game(Options::default(), 3 + (seed % 5) as u8, seed);
        let mut held: Vec<Vec<(Age, u8, Hand)>> = vec![Vec::new(); played.state().seats().into()];
        for step in 0..=played.log().len() {
            let game = played.at(step);
            let Stage::Ages(ages) = &game.stage else { continue };
            for (index, seat) in Seat::all(game.seats()).enumerate() {
                let now = (ages.age, ages.turn, ages.hands[seat]);
                let seen_before = held[index].iter().filter(|(age, turn, _)| (*age, *turn) != (now.0, now.1));
                let StageView::Ages(view) = game.view(Viewer::Seat(seat)).stage else { panic!("the boards are settled") };
                let own = view.own.expect("a seat knows its own");
                for (age, turn, hand) in seen_before {
                    let remembered = own.seen.iter().find(|seen| (seen.age, seen.turn) == (*age, *turn)).expect("it was held");
                    assert_eq!(remembered.cards, hand.as_slice(), "seed {seed}, step {step}, seat {seat}");
                }
                if ages.phase == Phase::Choose && !held[index].iter().any(|(age, turn, _)| (*age, *turn) == (now.0, now.1)) {
                    held[index].push(now);
                }
            }
        }
    }
}

/// R30 and R43: while Halikarnassos picks it has not seen its next hand.
#[test]
fn the_next_hand_is_unseen_while_picking() {
    let table = |hand: &str| {
        let mut table = Table::new("halikarnassos night, gizah day, rhodos day").at(Age::II, 2).built(0, "brickyard").discarded("altar");
        table = table.hand(1, &format!("{FILLER} {hand}"));
        table.turn(&["stage palace", "sell palace"]);
        table
    };
    only_these_see(&table("well"), &table("theater"), &[1]);
}
