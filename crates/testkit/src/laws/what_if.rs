//! What a seat is told of actions that it might take.

use crate::broken::{Checked, ensure};
use crate::random::any_seat;
use crate::table::{Table, actors, json};
use engine::{Fault, Game, Input, Seat, Viewer, WhatIf, what_if, what_if_with};

pub(crate) fn told_truly<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let all = actors(table.state());
    if all.is_empty() {
        return Ok(());
    }
    let seat = any_seat(all, &mut table.dice);
    let mut tried = table.some_actions(1);
    tried.push(table.sample(seat));
    for action in tried {
        let line = line_from(table, seat, action);
        same_whatever_is_hidden(table, seat, &line)?;
        as_it_happens(table, seat, &line)?;
    }
    Ok(())
}

/// An action, and one that may follow it.
fn line_from<G: Game>(table: &mut Table<'_, G>, seat: Seat, action: G::Action) -> Vec<G::Action> {
    if table.state().check(seat, &action).is_err() {
        return vec![action];
    }
    let (next, _) = table.try_out(table.state(), Input::Act { seat, action: action.clone() });
    let second = actors(&next).contains(seat).then(|| next.sample(seat, &mut table.dice));
    std::iter::once(action).chain(second).collect()
}

fn same_whatever_is_hidden<G: Game>(table: &mut Table<'_, G>, seat: Seat, line: &[G::Action]) -> Checked {
    table.law("what-if tells the same whatever is hidden");
    let view = table.state().view(Viewer::Seat(seat));
    let told = what_if::<G>(&view, seat, line);
    let other = what_if_with::<G>(&view, seat, line, &mut table.dice);
    let (left, right) = (written(&told)?, written(&other)?);
    ensure!(left == right, "of {line:?} seat {seat} is told {left} or {right}, depending on what is drawn for what it does not see");
    Ok(())
}

/// What is said to be known comes true when the actions are really taken.
fn as_it_happens<G: Game>(table: &mut Table<'_, G>, seat: Seat, line: &[G::Action]) -> Checked {
    let told = what_if::<G>(&table.state().view(Viewer::Seat(seat)), seat, line);
    let mut real = table.state().clone();
    for (nth, action) in line.iter().enumerate() {
        if nth == told.taken && told.refused.is_none() {
            return Ok(());
        }
        table.law("what-if refuses what the rules refuse");
        let expected = real.check(seat, action).err().map(Fault::Illegal);
        if nth == told.taken {
            ensure!(told.refused == expected, "{action:?} of seat {seat} is refused with {:?}, not {expected:?}", told.refused);
            break;
        }
        ensure!(expected.is_none(), "{action:?} of seat {seat} is taken, though {expected:?}");
        (real, _) = table.try_out(&real, Input::Act { seat, action: action.clone() });
    }
    if told.unknown {
        return Ok(());
    }
    table.law("what what-if foresees is what happens");
    let view = real.view(Viewer::Seat(seat));
    ensure!(told.view == view, "after {line:?} seat {seat} was to see {:?} and sees {view:?}", told.view);
    ensure!(told.tally == real.tally(), "after {line:?} the tally was to be {:?} and is {:?}", told.tally, real.tally());
    Ok(())
}

fn written<G: Game>(told: &WhatIf<G>) -> Checked<String> {
    let WhatIf { taken, refused, view, tally, unknown } = told;
    Ok(format!("{taken} taken, {refused:?}, {tally:?}, unknown {unknown}: {}", json(view)?))
}
