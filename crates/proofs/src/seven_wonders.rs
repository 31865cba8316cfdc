//! What must hold in every state of 7 Wonders.

use crate::Proven;
use engine::{BySeat, Dice, Game, Seat, SeatSet, pick};
use seven_wonders::data::{Age, Card, CardSet, deck, guilds_in_play, tables};
use seven_wonders::state::{Ages, Fate, Hand, LAST_TURN, Phase, Stage, TURNS};
use seven_wonders::{How, Play, SevenWonders};
use std::sync::LazyLock;
use testkit::Twin;

impl Proven for SevenWonders {
    const DECISIONS: u32 = 400;
    const SECRETS: bool = true;
    const MALFORMED: &'static [&'static str] = MALFORMED;

    fn invariants(game: &Self) {
        invariants(game);
    }

    fn twin(game: &Self, dice: &mut Dice) -> Option<Twin<Self>> {
        twins(game, dice)
    }
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
            every_card_is_somewhere_once(ages);
            a_city_is_what_was_built_in_it(ages);
            sizes_follow_the_turn(ages);
            assert_eq!(ages.pile().len(), ages.pile_size());
        }
    }
}

/// Kinds of cards, the guilds among them.
const KINDS: usize = 80;

/// How many of each kind the decks up to and with an Age have, guilds left out: the same for every state, and asked of
/// hundreds of millions.
fn dealt_up_to(age: Age, seats: u8) -> &'static [u8; KINDS] {
    static DEALT: LazyLock<Vec<[[u8; KINDS]; 3]>> = LazyLock::new(|| {
        let up_to = |age: Age, seats: u8| {
            let mut counts = [0; KINDS];
            Age::ALL
                .into_iter()
                .filter(|dealt| *dealt <= age)
                .flat_map(|dealt| deck(dealt, seats))
                .for_each(|card| counts[card.index()] += 1);
            counts
        };
        (0..=*SevenWonders::SEATS.end()).map(|seats| Age::ALL.map(|age| up_to(age, seats))).collect()
    });
    &DEALT[usize::from(seats)][Age::ALL.iter().position(|known| *known == age).expect("it is one of them")]
}

/// The cards in hands and wherever they went are the decks dealt so far, and the right number of different guilds.
fn every_card_is_somewhere_once(ages: &Ages) {
    let mut seen = [0u8; KINDS];
    for record in ages.history.iter() {
        assert_eq!(record.card.data().age, record.age, "{:?} is of another Age", record.card);
        seen[record.card.index()] += 1;
    }
    for card in ages.hands.values().flat_map(Hand::iter) {
        assert_eq!(card.data().age, ages.age, "{card:?} is of another Age");
        seen[card.index()] += 1;
    }
    let mut guilds = 0;
    for card in tables().guilds.iter() {
        assert!(seen[card.index()] <= 1, "{card:?} is there twice");
        guilds += std::mem::take(&mut seen[card.index()]);
    }
    let dealt = if ages.phase == Phase::Deal { Age::ALL.into_iter().rfind(|age| *age < ages.age) } else { Some(ages.age) };
    assert_eq!(usize::from(guilds), if dealt == Some(Age::III) { guilds_in_play(ages.seats()) } else { 0 });
    let wanted = dealt.map_or(&[0; KINDS], |age| dealt_up_to(age, ages.seats()));
    if seen != *wanted {
        let index = (0..KINDS).find(|index| seen[*index] != wanted[*index]).expect("they differ");
        panic!("{} is there {} times, not {}", tables().cards[index].id, seen[index], wanted[index]);
    }
}

fn a_city_is_what_was_built_in_it(ages: &Ages) {
    let mut built = BySeat::filled(ages.seats(), (CardSet::EMPTY, 0usize));
    let mut buried = BySeat::filled(ages.seats(), 0u8);
    let mut build = |seat: Seat, card: Card| {
        built[seat].0.insert(card);
        built[seat].1 += 1;
    };
    for record in ages.history.iter() {
        match record.fate {
            Fate::Built => build(record.seat, record.card),
            Fate::Buried => buried[record.seat] += 1,
            Fate::Sold | Fate::LeftOver => {}
        }
    }
    ages.picks.iter().for_each(|pick| build(pick.seat, pick.card));
    let wars = ages.age as u8 + u8::from(ages.phase == Phase::Over);
    for (seat, city) in ages.cities.iter() {
        assert_eq!(city.built(), built[seat].0);
        assert_eq!(city.built().len(), built[seat].1, "no card is built twice");
        for card in city.built().iter() {
            assert_eq!(city.built().and(card.data().identical).len(), 1, "{card:?} has a namesake in the city");
        }
        assert_eq!(city.stages(), buried[seat]);
        let tokens = city.tokens.victories.iter().sum::<u8>() + city.tokens.defeats;
        assert!(tokens <= 2 * wars, "two conflicts a war");
    }
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
