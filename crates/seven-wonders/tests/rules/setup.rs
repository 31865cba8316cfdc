//! Before the first deal: boards, sides, coins, decks (p. 3; R1 to R3).

use crate::common::{board, random_game, seat};
use engine::{BySeat, Game, Input, Match, SetupError, Turn, Viewer, dice};
use seven_wonders::data::{Age, Color, Side, Wonder, tables};
use seven_wonders::state::{City, Phase, SevenWonders, Stage};
use seven_wonders::{Action, Chance, Event, Illegal, Options, Sides, StageView, Wonders};

fn options(wonders: Wonders, sides: Sides) -> Options {
    Options { wonders, sides }
}

#[test]
fn three_to_seven_can_play() {
    for seats in [0, 1, 2, 8, 9, 255] {
        let refused = SevenWonders::new(&Options::default(), seats);
        assert_eq!(refused, Err(SetupError::Seats { game: "7 Wonders", given: seats, range: 3..=7 }));
    }
    for seats in 3..=7 {
        assert!(SevenWonders::new(&Options::default(), seats).is_ok_and(|game| game.seats() == seats));
    }
}

/// P. 3 and R2: whatever was agreed on, everybody has another board with one side up before cards are dealt.
#[test]
fn every_way_to_set_up_gives_different_boards() {
    for wonders in [Wonders::Dealt, Wonders::Chosen] {
        for sides in [Sides::Chosen, Sides::Day, Sides::Night, Sides::Random] {
            for seats in 3..=7 {
                let played = random_game(options(wonders, sides), seats, u64::from(seats));
                let Stage::Ages(ages) = &played.state().stage else { panic!("the game has been played") };
                let boards: Vec<_> = ages.cities.values().map(City::board).collect();
                for (index, board) in boards.iter().enumerate() {
                    assert!(boards[..index].iter().all(|other| other.wonder != board.wonder), "{boards:?}");
                }
                match sides {
                    Sides::Day => assert!(boards.iter().all(|board| board.side == Side::Day)),
                    Sides::Night => assert!(boards.iter().all(|board| board.side == Side::Night)),
                    Sides::Chosen | Sides::Random => {}
                }
            }
        }
    }
}

/// Both sides and all seven boards come up by chance.
#[test]
fn chance_deals_every_board_and_every_side() {
    let mut seen = Vec::new();
    for seed in 0..200 {
        let mut played = Match::<SevenWonders>::new(options(Wonders::Dealt, Sides::Random), 3).unwrap();
        played.roll_chance(&mut dice(seed));
        let Stage::Ages(ages) = &played.state().stage else { panic!("chance has settled everything") };
        seen.extend(ages.cities.values().map(City::board));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 14);
}

/// P. 3: three coins, an empty city, the first Age to be dealt.
#[test]
fn a_city_starts_with_three_coins() {
    let mut played = Match::<SevenWonders>::new(options(Wonders::Dealt, Sides::Day), 5).unwrap();
    played.input(Input::Chance(played.state().roll(&mut dice(1)))).unwrap();
    let Stage::Ages(ages) = &played.state().stage else { panic!("the sides are settled") };
    assert_eq!((ages.age, ages.phase), (Age::I, Phase::Deal));
    for city in ages.cities.values() {
        assert_eq!((city.coins, city.built().len(), city.stages(), city.tokens.points()), (3, 0, 0, 0));
    }
}

/// P. 3: boards can be chosen, in the order of seats; a board that is taken is gone.
#[test]
fn boards_are_taken_in_turn() {
    let mut played = Match::<SevenWonders>::new(options(Wonders::Chosen, Sides::Night), 3).unwrap();
    let take = |id: &str| Action::TakeWonder { wonder: Wonder::named(id).unwrap() };
    assert_eq!(played.state().turn(), Turn::Seats([seat(0)].into_iter().collect()));
    assert_eq!(played.state().check(seat(1), &take("gizah")), Err(Illegal::NotYourDecision));
    played.act(seat(0), take("gizah")).unwrap();
    let taken = Illegal::WonderTaken { wonder: Wonder::named("gizah").unwrap() };
    assert_eq!(played.state().check(seat(1), &take("gizah")), Err(taken));
    played.act(seat(1), take("rhodos")).unwrap();
    let events = played.act(seat(2), take("babylon")).unwrap();
    assert!(events.contains(&Event::BoardSettled { seat: seat(2), board: board("babylon night") }));
    assert_eq!(played.state().turn(), Turn::Chance);
}

/// P. 3 and R2: everybody chooses a side at the same time, unseen until the last.
#[test]
fn sides_are_chosen_at_the_same_time() {
    let mut played = Match::<SevenWonders>::new(options(Wonders::Dealt, Sides::Chosen), 3).unwrap();
    played.roll_chance(&mut dice(1));
    let choose = |side| Action::ChooseSide { side };
    played.act(seat(1), choose(Side::Night)).unwrap();
    let own_side = |viewer| match played.state().view(viewer).stage {
        StageView::Setup(setup) => setup.own_side,
        StageView::Ages(_) => panic!("not yet"),
    };
    assert_eq!(own_side(Viewer::Seat(seat(1))), Some(Side::Night));
    assert_eq!([own_side(Viewer::Seat(seat(0))), own_side(Viewer::Public)], [None, None]);
    played.act(seat(1), choose(Side::Day)).unwrap();
    played.act(seat(0), choose(Side::Night)).unwrap();
    played.act(seat(2), choose(Side::Night)).unwrap();
    let Stage::Ages(ages) = &played.state().stage else { panic!("all have chosen") };
    let sides: Vec<Side> = ages.cities.values().map(|city| city.board().side).collect();
    assert_eq!(sides, [Side::Night, Side::Day, Side::Night]);
}

/// P. 4: seven cards each; p. 3 and R3: in Age III players + 2 different guilds, not always the same.
#[test]
fn every_deal_is_the_deck_of_the_age() {
    let mut guilds_seen = Vec::new();
    for seats in 3..=7 {
        for seed in 0..20 {
            let played = random_game(options(Wonders::Dealt, Sides::Day), seats, seed);
            let deals: Vec<&BySeat<[_; 7]>> = played.log().iter().filter_map(deal).collect();
            assert_eq!(deals.len(), 3);
            for (age, hands) in Age::ALL.into_iter().zip(deals) {
                let cards: Vec<_> = hands.values().flatten().collect();
                assert_eq!(cards.len(), 7 * usize::from(seats));
                assert!(cards.iter().all(|card| card.data().age == age));
                let guilds: Vec<_> = cards.iter().filter(|card| card.data().color == Color::Purple).collect();
                assert_eq!(guilds.len(), if age == Age::III { usize::from(seats) + 2 } else { 0 });
                guilds_seen.extend(guilds.iter().map(|card| card.index()));
            }
        }
    }
    guilds_seen.sort_unstable();
    guilds_seen.dedup();
    assert_eq!(guilds_seen.len(), tables().guilds.len(), "every guild comes at some time");
}

fn deal(input: &Input<Action, Chance>) -> Option<&BySeat<[seven_wonders::data::Card; 7]>> {
    match input {
        Input::Chance(Chance::Deal(hands)) => Some(hands),
        _ => None,
    }
}
