//! The laws of every game, and what must hold in every state of this one.

use engine::{Dice, Game, Seat, SeatSet, pick};
use seven_wonders::data::{Age, Card, CardSet, deck, guilds_in_play, tables};
use seven_wonders::state::{Ages, Fate, Hand, LAST_TURN, Phase, Stage, TURNS};
use seven_wonders::{How, Play, SevenWonders};
use testkit::{FuzzPlan, Suite, Twin, fuzz};

#[test]
fn keeps_every_law_of_a_game() {
    Suite::<SevenWonders>::new().games(300).decisions_limit(400).invariants(invariants).twins(twins).malformed(MALFORMED).run();
}

#[test]
fn a_hundred_thousand_random_games_break_nothing() {
    fuzz(FuzzPlan::<SevenWonders> { games: 100_000, base_seed: 1, decisions_limit: 400, invariants });
}

const MALFORMED: &[&str] = &[
    "",
    "{",
    "null",
    "[]",
    "\"play\"",
    r#"{"play":{"card":"stone-pit"}}"#,
    r#"{"play":{"card":"stone-pitt","how":"sell"}}"#,
    r#"{"play":{"card":7,"how":"sell"}}"#,
    r#"{"play":{"card":"stone-pit","how":"burn"}}"#,
    r#"{"play":{"card":"stone-pit","how":{"build":{"left":-1,"right":0}}}}"#,
    r#"{"play":{"card":"stone-pit","how":{"build":{"left":256,"right":0}}}}"#,
    r#"{"play":{"card":"stone-pit","how":{"build":{"left":255,"right":255}}}}"#,
    r#"{"play":{"card":"stone-pit","how":{"build":{"left":0}}}}"#,
    r#"{"play":{"card":"stone-pit","how":"sell","also":1}}"#,
    r#"{"pick":{"card":"stone-pit","from":"hand"}}"#,
    r#"{"choose-side":{"side":"dusk"}}"#,
    r#"{"take-wonder":{"wonder":"atlantis"}}"#,
];

fn invariants(game: &SevenWonders) {
    match &game.stage {
        Stage::Setup(setup) => {
            let taken: Vec<_> = setup.wonders.values().flatten().collect();
            assert!((1..taken.len()).all(|i| !taken[..i].contains(&taken[i])), "every board has one owner");
        }
        Stage::Ages(ages) => {
            Age::ALL.into_iter().for_each(|age| every_card_is_somewhere_once(ages, age));
            Seat::all(ages.seats()).for_each(|seat| a_city_is_what_was_built_in_it(ages, seat));
            sizes_follow_the_turn(ages);
            assert_eq!(ages.pile().len(), ages.pile_size());
        }
    }
}

/// The cards of an Age, in hands and wherever they went, are its deck; before its deal there are none.
fn every_card_is_somewhere_once(ages: &Ages, age: Age) {
    let mut left = [0i8; 80];
    let mut guilds = 0;
    let mut see = |card: Card| {
        assert_eq!(card.data().age, age, "{card:?} is of another Age");
        left[card.index()] -= 1;
        guilds += usize::from(tables().guilds.contains(card));
    };
    ages.history.iter().filter(|record| record.age == age).for_each(|record| see(record.card));
    if age == ages.age {
        ages.hands.values().flat_map(Hand::iter).for_each(see);
    }
    if age > ages.age || (age == ages.age && ages.phase == Phase::Deal) {
        assert!(left.iter().all(|count| *count == 0), "no card of an Age to come is in play");
        return;
    }
    deck(age, ages.seats()).for_each(|card| left[card.index()] += 1);
    assert_eq!(guilds, if age == Age::III { guilds_in_play(ages.seats()) } else { 0 });
    for (index, &count) in left.iter().enumerate() {
        let is_guild = tables().cards[index].copies.is_empty();
        assert!(count == 0 || (is_guild && count == -1), "{} is there {} times too often", tables().cards[index].id, -count);
    }
}

fn a_city_is_what_was_built_in_it(ages: &Ages, seat: Seat) {
    let city = &ages.cities[seat];
    let own = || ages.history.iter().filter(|record| record.seat == seat);
    let played = own().filter(|record| record.fate == Fate::Built).map(|record| record.card);
    let built: Vec<Card> = played.chain(ages.picks.iter().filter(|pick| pick.seat == seat).map(|pick| pick.card)).collect();
    assert_eq!(city.built(), built.iter().copied().collect::<CardSet>());
    assert_eq!(city.built().len(), built.len(), "no card is built twice");
    for card in city.built().iter() {
        assert_eq!(city.built().and(card.data().identical).len(), 1, "{card:?} has a namesake in the city");
    }
    assert_eq!(usize::from(city.stages()), own().filter(|record| record.fate == Fate::Buried).count());
    let wars = ages.age as u8 + u8::from(ages.phase == Phase::Over);
    let tokens = city.tokens.victories.iter().sum::<u8>() + city.tokens.defeats;
    assert!(tokens <= 2 * wars, "two conflicts a war");
}

fn sizes_follow_the_turn(ages: &Ages) {
    for (seat, hand) in ages.hands.iter() {
        let size = hand.as_slice().len() as u8;
        let wanted = match ages.phase {
            Phase::Deal | Phase::Over => 0,
            Phase::Choose => 7 - ages.turn,
            Phase::SeventhCard(babylon) => u8::from(seat == babylon),
            Phase::DiscardPick(_) if ages.turn == LAST_TURN => 0,
            Phase::DiscardPick(_) => TURNS - ages.turn,
        };
        assert_eq!(size, wanted, "seat {seat} in {:?}", ages.phase);
        if let Some(play) = ages.sealed[seat] {
            assert!(ages.phase == Phase::Choose && hand.contains(play.card), "a sealed card is in the hand");
        }
    }
}

/// Another card sold or buried instead of a sealed one: nobody but its owner can tell before the hand
/// goes on, and then only who gets the hand or searches the pile.
fn twins(game: &SevenWonders, dice: &mut Dice) -> Option<Twin<SevenWonders>> {
    let Stage::Ages(ages) = &game.stage else { return None };
    let hidden = |seat: &Seat| ages.sealed[*seat].is_some_and(|play| !matches!(play.how, How::Build(_)));
    let sealed: Vec<Seat> = Seat::all(game.seats()).filter(hidden).collect();
    let seat = *(!sealed.is_empty()).then(|| pick(&sealed, dice))?;
    let play = ages.sealed[seat].expect("it has a sealed card");
    let others: Vec<Card> = ages.hands[seat].iter().filter(|card| *card != play.card).collect();
    let card = *(!others.is_empty()).then(|| pick(&others, dice))?;
    let mut state = game.clone();
    let Stage::Ages(twin) = &mut state.stage else { unreachable!("a clone is the same") };
    twin.sealed[seat] = Some(Play { card, ..play });
    let next = if ages.age == Age::II { seat.right(game.seats()) } else { seat.left(game.seats()) };
    let searcher = Seat::all(game.seats()).filter(|seat| ages.cities[*seat].board().wonder.data().id == "halikarnassos");
    Some(Twin { state, knows: SeatSet::one(seat), learns: searcher.collect::<SeatSet>().with(next) })
}
