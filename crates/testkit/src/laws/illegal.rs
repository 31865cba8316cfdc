//! What is not allowed changes nothing and says why.

use crate::broken::{Checked, ensure};
use crate::table::{Table, actors, json};
use engine::{Fault, Game, Input, MAX_SEATS, Match, Seat, Turn};
use std::fmt::Display;

/// How many actions of other seats and moments are tried at a time.
const TRIED: usize = 6;

pub(crate) fn refused<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let before = table.played.clone();
    let text = json(before.state())?;
    for action in table.some_actions(TRIED) {
        for seat in Seat::all(table.seats()) {
            another_moment(table, seat, &action, &before)?;
        }
        wrong_time(table, &action)?;
    }
    wrong_chance(table)?;
    table.law("an illegal input changes nothing");
    ensure!(table.played == before, "{:?} became {:?}", before.state(), table.state());
    ensure!(json(table.state())? == text, "the JSON was {text}");
    Ok(())
}

/// An action that somebody had at some moment, tried by this seat now.
fn another_moment<G: Game>(table: &mut Table<'_, G>, seat: Seat, action: &G::Action, before: &Match<G>) -> Checked {
    table.law("legality depends on the state alone");
    let answer = table.state().check(seat, action);
    ensure!(answer == table.state().check(seat, action), "{action:?} of seat {seat}: {answer:?}, then something else");
    match answer {
        Ok(()) => {
            table.law("only awaited seats and those who may act can do anything");
            ensure!(actors(table.state()).contains(seat), "seat {seat} can {action:?}");
            table.try_out(table.state(), Input::Act { seat, action: action.clone() });
        }
        Err(why) => {
            says_why(table, &why)?;
            table.law("an illegal input changes nothing");
            ensure!(table.played.act(seat, action.clone()).is_err(), "{action:?} of seat {seat} was played though {why}");
            ensure!(table.state() == before.state(), "{action:?} of seat {seat} was refused, yet changed the state");
        }
    }
    Ok(())
}

/// A seat beyond the table, and any seat when no seat is awaited.
fn wrong_time<G: Game>(table: &mut Table<'_, G>, action: &G::Action) -> Checked {
    table.law("a match says what kind of input it waits for");
    let (turn, seats) = (table.state().turn(), table.seats());
    let seat = Seat::new(if matches!(turn, Turn::Seats(_)) { seats } else { 0 }.min(MAX_SEATS - 1));
    let expected = match turn {
        Turn::Over => Fault::Over,
        Turn::Chance => Fault::ChanceIsDue,
        Turn::Seats(_) if seats == MAX_SEATS => return Ok(()),
        Turn::Seats(_) => Fault::NoSuchSeat { seat, seats },
    };
    let answer = table.played.act(seat, action.clone()).err();
    ensure!(answer == Some(expected), "at {turn:?}, seat {seat} of {seats} gets {answer:?}");
    Ok(())
}

/// Earlier outcomes of chance, when none is due or another one is.
fn wrong_chance<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let due = table.state().turn() == Turn::Chance;
    for chance in table.chances.iter().rev().take(TRIED).cloned().collect::<Vec<_>>() {
        table.law("chance is refused when none is due");
        match table.state().check_chance(&chance) {
            Ok(()) => {
                ensure!(due, "{chance:?} can fall");
                table.try_out(table.state(), Input::Chance(chance));
            }
            Err(why) => {
                says_why(table, &why)?;
                table.law("an illegal input changes nothing");
                ensure!(table.played.input(Input::Chance(chance.clone())).is_err(), "{chance:?} fell though {why}");
            }
        }
    }
    Ok(())
}

fn says_why<G: Game>(table: &Table<'_, G>, why: &impl Display) -> Checked {
    table.law("a refusal says why");
    ensure!(!why.to_string().trim().is_empty(), "the reason is empty");
    Ok(())
}
