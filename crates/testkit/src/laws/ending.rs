//! How games end.

use crate::broken::{Verdict, ensure};
use crate::table::Table;
use engine::{Game, SeatSet, Standing, Turn};

pub(crate) fn over_with_an_outcome<G: Game>(table: &mut Table<'_, G>) -> Verdict {
    table.law("there is an outcome exactly when the game is over");
    let (turn, outcome) = (table.state().turn(), table.state().outcome());
    ensure!((turn == Turn::Over) == outcome.is_some(), "{turn:?} with {outcome:?}");
    Ok(())
}

pub(crate) fn places<G: Game>(table: &mut Table<'_, G>) -> Verdict {
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
