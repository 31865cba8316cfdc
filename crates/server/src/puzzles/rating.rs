//! Ratings: whoever answers plays against the puzzle, and both move (Glicko-2).

use crate::protocol::SolverInfo;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use store::{Solver, Strength};

/// Where people begin, and how little is known of them then.
const FIRST: f64 = 1_200.0;
const UNKNOWN: f64 = 350.0;
/// How far bots may have been wrong about a puzzle.
const BY_BOTS: f64 = 120.0;
const VOLATILITY: f64 = 0.06;
/// However often somebody answers, they may still get better.
const SUREST: f64 = 60.0;

pub(crate) fn first_of_solver() -> Strength {
    stored(&Glicko2Rating { rating: FIRST, deviation: UNKNOWN, volatility: VOLATILITY }, 0)
}

/// A puzzle that nobody has answered yet, as its maker rated it.
pub(crate) fn first_of_puzzle(rating: u16) -> Strength {
    stored(&Glicko2Rating { rating: rating.into(), deviation: BY_BOTS, volatility: VOLATILITY }, 0)
}

/// The solver and the puzzle after an answer.
pub(crate) fn after_answer(solver: Option<Solver>, puzzle: Strength, solved: bool) -> (Solver, Strength) {
    let was = solver.unwrap_or(Solver { strength: first_of_solver(), in_a_row: 0, longest_row: 0 });
    let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
    let (person, asked) = glicko2(&rating(was.strength), &rating(puzzle), &outcome, &Glicko2Config::default());
    let in_a_row = if solved { was.in_a_row + 1 } else { 0 };
    let strength = stored(&person, was.strength.answered + 1);
    (Solver { strength, in_a_row, longest_row: was.longest_row.max(in_a_row) }, stored(&asked, puzzle.answered + 1))
}

/// As people read it.
pub(crate) fn rounded(thousandths: i64) -> u32 {
    ((thousandths + 500) / 1_000).max(0) as u32
}

/// A solver as it is told; whoever has not answered yet stands where all begin.
pub(crate) fn told(solver: Option<Solver>) -> SolverInfo {
    let solver = solver.unwrap_or(Solver { strength: first_of_solver(), in_a_row: 0, longest_row: 0 });
    let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    SolverInfo {
        rating: rounded(solver.strength.rating),
        deviation: rounded(solver.strength.deviation),
        answered: count(solver.strength.answered),
        in_a_row: count(solver.in_a_row),
        longest_row: count(solver.longest_row),
    }
}

fn rating(strength: Strength) -> Glicko2Rating {
    Glicko2Rating {
        rating: strength.rating as f64 / 1e3,
        deviation: strength.deviation as f64 / 1e3,
        volatility: strength.volatility as f64 / 1e6,
    }
}

fn stored(rating: &Glicko2Rating, answered: u64) -> Strength {
    Strength {
        rating: (rating.rating * 1e3).round() as i64,
        deviation: (rating.deviation.max(SUREST) * 1e3).round() as i64,
        volatility: (rating.volatility * 1e6).round() as i64,
        answered,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_move_and_the_unknown_one_moves_further() {
        let puzzle = first_of_puzzle(1_400);
        let (solver, harder) = after_answer(None, puzzle, false);
        assert!(solver.strength.rating < first_of_solver().rating && harder.rating > puzzle.rating);
        assert!(first_of_solver().rating - solver.strength.rating > harder.rating - puzzle.rating);
        let (solver, easier) = after_answer(Some(solver), harder, true);
        assert!(easier.rating < harder.rating && solver.strength.deviation < 350_000);
        assert_eq!((solver.strength.answered, solver.in_a_row, easier.answered), (2, 1, 2));
    }

    #[test]
    fn a_row_ends_with_a_miss_and_the_longest_stays() {
        let mut solver = None;
        for solved in [true, true, false, true] {
            solver = Some(after_answer(solver, first_of_puzzle(1_200), solved).0);
        }
        let told = told(solver);
        assert_eq!((told.in_a_row, told.longest_row, told.answered), (1, 2, 4));
    }
}
