//! Money, discs, steps and points change only as events tell.

use engine::{Match, Turn, dice};
use prosperity::data::LAST_BOX;
use prosperity::state::Country;
use prosperity::{Event, Prosperity};
use std::path::Path;
use testkit::counts::BOOKED_GAMES;
use testkit::{fixtures, random_match};

/// What the events say a country has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Account {
    money: i32,
    discs: i32,
    points: i32,
    research: [u8; 2],
}

impl From<&Country> for Account {
    fn from(country: &Country) -> Account {
        Account {
            money: country.money.into(),
            discs: country.discs.into(),
            points: country.points.total().into(),
            research: country.research,
        }
    }
}

fn book(accounts: &mut [Account], event: &Event) {
    match *event {
        Event::Scored { seat, gain, .. } => {
            let account = &mut accounts[seat.index()];
            account.money += gain.money;
            account.discs += gain.discs;
            account.points += gain.points;
            for (marker, steps) in account.research.iter_mut().zip(gain.steps) {
                *marker = (*marker + steps).min(LAST_BOX);
            }
        }
        Event::IncomeTaken { seat, money } => accounts[seat.index()].money += i32::from(money),
        Event::CleanedUp { seat, discs } => accounts[seat.index()].discs -= i32::from(discs),
        Event::Researched { seat, track, on } => accounts[seat.index()].research[track as usize] = on,
        Event::Bought { seat, price, .. } => accounts[seat.index()].money -= i32::from(price),
        Event::SpecialUsed { seat, points, discs, .. } => {
            accounts[seat.index()].points += i32::from(points);
            accounts[seat.index()].discs -= i32::from(discs);
        }
        Event::Converted { seat, points, left } => {
            accounts[seat.index()].points += i32::from(points);
            accounts[seat.index()].money = left.into();
        }
        Event::Ranked { seat, track, on, points, .. } => {
            accounts[seat.index()].research[track as usize] = on;
            accounts[seat.index()].points += i32::from(points);
        }
        Event::FirstPlayer { .. }
        | Event::Drawn { .. }
        | Event::Displayed { .. }
        | Event::Placed { .. }
        | Event::TurnEnded { .. }
        | Event::FinalScoringBegan
        | Event::GameEnded { .. } => {}
    }
}

fn audit(game: &Match<Prosperity>) {
    let accounts = |state: &Prosperity| state.countries.values().map(Account::from).collect::<Vec<_>>();
    let mut booked = accounts(&game.at(0));
    for step in 0..game.log().len() {
        game.events(step).iter().for_each(|event| book(&mut booked, event));
        assert_eq!(booked, accounts(&game.at(step + 1)), "after input {step}: {:?}", game.log()[step]);
    }
}

#[test]
fn nothing_changes_but_by_an_event() {
    (0..BOOKED_GAMES.get()).for_each(|seed| audit(&random_match::<Prosperity>(seed, 400)));
}

#[test]
fn recorded_matches_play_the_same() {
    fixtures::check_all::<Prosperity>(Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").as_path());
}

#[test]
fn a_match_of_defaults_ends_too() {
    let mut game = Match::<Prosperity>::new(prosperity::Options::default(), 4).unwrap();
    let mut dice = dice(9);
    loop {
        game.roll_chance(&mut dice);
        let Turn::Seats(seats) = engine::Game::turn(game.state()) else { break };
        let seat = seats.first().unwrap();
        let action = engine::Game::default_action(game.state(), seat);
        game.act(seat, action).unwrap();
    }
    assert_eq!(game.state().turns_begun(), 36);
    audit(&game);
}
