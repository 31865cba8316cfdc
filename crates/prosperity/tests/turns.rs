//! The course of the game: draws, the two actions, turns (rulebook, course of play; P1 to P6, P23, P24, P35).

mod common;

use common::{act, awaited, before_draw, buy, chance, country, seat, table, tile, with_options};
use engine::{Game, Match, Turn, dice};
use prosperity::data::{DECADES, LAST_BOX, Symbol, Track, tables};
use prosperity::state::{Country, Phase};
use prosperity::{Action, Chance, Illegal, NullActions, Options, Prosperity};

#[test]
fn actions_do_what_they_say() {
    let mut game = table(3);
    act(&mut game, 0, Action::Income).unwrap();
    assert_eq!(game.countries[seat(0)].money, 200);
    act(&mut game, 0, Action::Cleanup).unwrap();
    assert_eq!(game.countries[seat(0)].discs, 7);
    assert_eq!((game.phase, game.active), (Phase::Draw, seat(1)), "after two actions the next player's turn begins");
    chance(&mut game, Chance::Draw { tile: tile("high-speed-trains") });
    act(&mut game, 1, Action::Research { track: Track::Energy }).unwrap();
    act(&mut game, 1, Action::Research { track: Track::Energy }).unwrap();
    assert_eq!(game.countries[seat(1)].research, [2, 0], "the same action twice is fine");
}

#[test]
fn actions_without_effect_are_an_option() {
    let idle = Country { discs: 0, research: [LAST_BOX, LAST_BOX], ..country() };
    for (null_actions, allowed) in [(NullActions::Allowed, true), (NullActions::Forbidden, false)] {
        let mut game = with_options(&Options { null_actions, ..Options::default() }, 2);
        game.countries[seat(0)] = idle;
        assert_eq!(game.check(seat(0), &Action::Cleanup).is_ok(), allowed);
        for track in Track::ALL {
            assert_eq!(game.check(seat(0), &Action::Research { track }).is_ok(), allowed);
        }
        assert!(act(&mut game, 0, Action::Income).is_ok(), "income is always possible");
    }
    let mut game = with_options(&Options::default(), 2);
    game.countries[seat(0)] = idle;
    act(&mut game, 0, Action::Cleanup).unwrap();
    assert_eq!(game.countries[seat(0)].money, 100, "cleanup without discs pays nothing");
}

#[test]
fn the_drawn_tile_can_be_bought_at_once() {
    let mut game = before_draw(&[Country { money: 300, ..country() }, country()]);
    chance(&mut game, Chance::Draw { tile: tile("botanical-gardens") });
    act(&mut game, 0, buy("botanical-gardens", "a2")).unwrap();
}

#[test]
fn decades_are_drawn_in_order_and_each_symbol_once() {
    let mut game = Match::<Prosperity>::new(Options::default(), 2).unwrap();
    let mut dice = dice(5);
    let mut symbols = Vec::new();
    game.roll_chance(&mut dice);
    for turn in 0..36u8 {
        assert_eq!(game.state().turns_begun(), turn + 1);
        let tile = game.state().drawn;
        symbols.push(tile);
        while let Turn::Seats(seats) = game.state().turn() {
            let before = game.state().turns_begun();
            let seat = seats.first().unwrap();
            let action = game.state().sample(seat, &mut dice);
            game.act(seat, action).unwrap();
            game.roll_chance(&mut dice);
            if game.state().turns_begun() != before {
                break;
            }
        }
    }
    for (index, decade) in tables().decades.into_iter().enumerate() {
        let end = if index == DECADES.len() - 1 { 36 } else { 5 * (index + 1) };
        let drawn = if index == 0 { symbols[end - 1] } else { symbols[end - 1].minus(symbols[5 * index - 1]) };
        assert_eq!(drawn, decade, "{}", DECADES[index]);
    }
    assert_eq!(game.state().turn(), Turn::Over);
}

#[test]
fn a_tile_of_another_decade_or_drawn_twice_is_refused() {
    let game = before_draw(&[country(), country()]);
    let refused = |id| game.check_chance(&Chance::Draw { tile: tile(id) });
    assert_eq!(refused("space-elevator"), Err(Illegal::NotInStack { tile: tile("space-elevator") }));
    assert_eq!(refused("toll-roads"), Err(Illegal::NotInStack { tile: tile("toll-roads") }));
    let again = Chance::FirstPlayer { seat: seat(1) };
    assert_eq!(game.check_chance(&again), Err(Illegal::WrongMoment));
    let new = Prosperity::new(&Options::default(), 2).unwrap();
    assert_eq!(new.check_chance(&Chance::FirstPlayer { seat: seat(2) }), Err(Illegal::NoSuchSeat { seat: seat(2) }));
}

#[test]
fn everybody_has_the_same_number_of_turns() {
    for (players, turns) in [(2, 18), (3, 12), (4, 9)] {
        let game = testkit_match(players);
        let mut count = vec![0; players as usize];
        for step in 0..game.log().len() {
            for event in game.events(step) {
                if let prosperity::Event::TurnEnded { seat } = event {
                    count[seat.index()] += 1;
                }
            }
        }
        assert_eq!(count, vec![turns; players as usize]);
    }
}

#[test]
fn actions_can_be_taken_back_until_the_next_draw() {
    let mut game = Match::<Prosperity>::new(Options::default(), 2).unwrap();
    game.roll_chance(&mut dice(3));
    while let Turn::Seats(seats) = game.state().turn() {
        let seat = seats.first().unwrap();
        if let Phase::Actions { .. } = game.state().phase {
            break;
        }
        let action = game.state().default_action(seat);
        game.act(seat, action).unwrap();
    }
    let before = game.state().clone();
    let active = before.active;
    game.act(active, Action::Income).unwrap();
    game.undo().unwrap();
    assert_eq!(*game.state(), before);
}

#[test]
fn symbols_to_come_are_public() {
    let mut game = before_draw(&[country(), country()]);
    assert_eq!(game.view(engine::Viewer::Public).to_come, Some((1970, Symbol::ALL.to_vec())));
    chance(&mut game, Chance::Draw { tile: tile("botanical-gardens") });
    let left = [Symbol::Energy, Symbol::Capital, Symbol::Research, Symbol::Prosperity];
    assert_eq!(game.view(engine::Viewer::Public).to_come, Some((1970, left.to_vec())));
    assert_eq!(awaited(&game), [0]);
}

fn testkit_match(players: u8) -> Match<Prosperity> {
    let mut game = Match::<Prosperity>::new(Options::default(), players).unwrap();
    let mut dice = dice(u64::from(players));
    loop {
        game.roll_chance(&mut dice);
        let Turn::Seats(seats) = game.state().turn() else { return game };
        let seat = seats.first().unwrap();
        let action = game.state().sample(seat, &mut dice);
        game.act(seat, action).unwrap();
    }
}
