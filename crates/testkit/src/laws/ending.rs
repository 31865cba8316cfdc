//! How games end.

use crate::broken::{Checked, ensure};
use crate::table::Table;
use engine::{Game, SeatSet, Standing, Tally, Turn, Viewer};

pub(crate) fn over_with_an_outcome<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("there is an outcome exactly when the game is over");
    let (turn, outcome) = (table.state().turn(), table.state().outcome());
    ensure!((turn == Turn::Over) == outcome.is_some(), "{turn:?} with {outcome:?}");
    Ok(())
}

pub(crate) fn places<G: Game>(table: &mut Table<'_, G>) -> Checked {
    table.law("there is an outcome exactly when the game is over");
    let outcome = table.state().outcome().ok_or("none")?;
    ensure!(!outcome.reason.is_empty(), "it names no reason");
    table.law("every seat has one standing");
    let seats: SeatSet = outcome.standings.iter().map(|standing| standing.seat).collect();
    ensure!(seats == SeatSet::all(table.seats()) && outcome.standings.len() == usize::from(table.seats()), "{:?}", outcome.standings);
    let ranked: Vec<&Standing> = outcome.standings.iter().filter(|standing| standing.place.is_some()).collect();
    for standing in &outcome.standings {
        table.law("places follow from points and tie-breaks");
        if let Some(place) = standing.place {
            let better = ranked.iter().filter(|other| (other.points, &other.tie_breaks) > (standing.points, &standing.tie_breaks)).count();
            ensure!(usize::from(place) == better + 1, "seat {} has place {place} though {better} are better: {ranked:?}", standing.seat);
        }
        table.law("a score sheet adds up to the points");
        let sum: i32 = standing.sheet.iter().map(|line| line.points).sum();
        ensure!(standing.sheet.is_empty() || sum == standing.points, "seat {}: {sum}, not {}", standing.seat, standing.points);
    }
    Ok(())
}

/// What counts before the end is what everybody sees, and leads to the sheets of the end.
pub(crate) fn tallied<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let Some(tally) = table.state().tally() else { return Ok(()) };
    table.law("a tally has every seat once and adds up");
    let seats: Vec<usize> = tally.iter().map(|tally| tally.seat.index()).collect();
    ensure!(seats == (0..usize::from(table.seats())).collect::<Vec<_>>(), "{tally:?}");
    ensure!(tally.iter().all(|tally| tally.points == tally.sheet.iter().map(|line| line.points).sum::<i32>()), "{tally:?}");
    table.law("a tally depends on what the public sees alone");
    let other = G::determinize(&table.state().view(Viewer::Public), &mut table.dice).tally();
    ensure!(other.as_ref() == Some(&tally), "{tally:?} or {other:?} in two states that look the same to the public");
    if let Some(outcome) = table.state().outcome() {
        table.law("the last tally is the outcome");
        let last: Vec<Tally> = outcome.standings.into_iter().map(|standing| Tally::new(standing.seat, standing.sheet)).collect();
        ensure!(last == tally, "{tally:?}, then {last:?}");
    }
    Ok(())
}
