//! Answers to puzzles, and how strong those who answer and how hard the puzzles are.

use crate::sql::{Query, Row, Step};
use crate::{Millis, PersonId, Result};

/// A rating and how sure it is: thousandths, and millionths for the volatility. What they mean is the server's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    pub rating: i64,
    pub deviation: i64,
    pub volatility: i64,
    /// How many answers it rests on.
    pub answered: u64,
}

/// How good somebody is at the puzzles of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solver {
    pub strength: Strength,
    /// Puzzles solved one after the other, now and at the most.
    pub in_a_row: u64,
    pub longest_row: u64,
}

/// Somebody's first answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAnswer {
    pub puzzle: String,
    pub game: String,
    pub at: Millis,
    /// The day of it, counted from 1970.
    pub day: i64,
    pub choice: u64,
    pub solved: bool,
}

/// An answer that counts: with what was known before it, and what is known now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedAnswer {
    pub answer: PuzzleAnswer,
    pub solver_was: Option<Solver>,
    pub solver: Solver,
    pub puzzle_was: Option<Strength>,
    pub puzzle: Strength,
}

/// What somebody did on one day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleDay {
    pub day: i64,
    pub answered: u64,
    pub solved: u64,
}

/// The answer comes first: whoever has answered before changes nothing. Both strengths change only from what they were.
pub(crate) fn put(person: &PersonId, counted: &CountedAnswer) -> Vec<Step> {
    let CountedAnswer { answer, solver_was, solver, puzzle_was, puzzle } = counted;
    vec![add_answer(person, answer), put_solver(person, &answer.game, *solver_was, solver), put_puzzle(answer, *puzzle_was, puzzle)]
}

fn add_answer(person: &PersonId, answer: &PuzzleAnswer) -> Step {
    let sql = "INSERT INTO answers (person, puzzle, game, at, day, choice, solved) VALUES ($1, $2, $3, $4, $5, $6, $7) \
               ON CONFLICT (person, puzzle) DO NOTHING RETURNING at";
    let query = Query::new(sql).text(&person.0).text(&answer.puzzle).text(&answer.game).number(answer.at).number(answer.day);
    Step::takes(query.count(answer.choice).number(answer.solved.into()))
}

fn put_solver(person: &PersonId, game: &str, was: Option<Solver>, now: &Solver) -> Step {
    let sql = match was {
        None => {
            "INSERT INTO solvers (person, game, rating, deviation, volatility, answered, in_a_row, longest_row) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person, game) DO NOTHING RETURNING answered"
        }
        Some(_) => {
            "UPDATE solvers SET rating = $3, deviation = $4, volatility = $5, answered = $6, in_a_row = $7, longest_row = $8 \
             WHERE person = $1 AND game = $2 AND answered = $9 RETURNING answered"
        }
    };
    let query = strength(Query::new(sql).text(&person.0).text(game), &now.strength).count(now.in_a_row).count(now.longest_row);
    Step::must(was.into_iter().fold(query, |query, was| query.count(was.strength.answered)))
}

fn put_puzzle(answer: &PuzzleAnswer, was: Option<Strength>, now: &Strength) -> Step {
    let sql = match was {
        None => {
            "INSERT INTO puzzles (id, game, rating, deviation, volatility, answered) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (id) DO NOTHING RETURNING answered"
        }
        Some(_) => {
            "UPDATE puzzles SET rating = $3, deviation = $4, volatility = $5, answered = $6 \
             WHERE id = $1 AND game = $2 AND answered = $7 RETURNING answered"
        }
    };
    let query = strength(Query::new(sql).text(&answer.puzzle).text(&answer.game), now);
    Step::must(was.into_iter().fold(query, |query, was| query.count(was.answered)))
}

fn strength(query: Query, strength: &Strength) -> Query {
    query.number(strength.rating).number(strength.deviation).number(strength.volatility).count(strength.answered)
}

pub(crate) fn answer_query(person: &PersonId, puzzle: &str) -> Query {
    Query::new("SELECT puzzle, game, at, day, choice, solved FROM answers WHERE person = $1 AND puzzle = $2").text(&person.0).text(puzzle)
}

pub(crate) fn answers_query(person: &PersonId, game: &str) -> Query {
    let sql = "SELECT puzzle, game, at, day, choice, solved FROM answers WHERE person = $1 AND game = $2 ORDER BY at, puzzle";
    Query::new(sql).text(&person.0).text(game)
}

pub(crate) fn answer(row: &dyn Row) -> Result<PuzzleAnswer> {
    Ok(PuzzleAnswer {
        puzzle: row.text("puzzle")?,
        game: row.text("game")?,
        at: row.number("at")?,
        day: row.number("day")?,
        choice: row.count("choice")?,
        solved: row.number("solved")? != 0,
    })
}

pub(crate) fn days_query(person: &PersonId, limit: u32) -> Query {
    let sql = "SELECT day, COUNT(*) AS answered, CAST(SUM(solved) AS BIGINT) AS solved FROM answers WHERE person = $1 \
               GROUP BY day ORDER BY day DESC LIMIT $2";
    Query::new(sql).text(&person.0).number(limit.into())
}

pub(crate) fn day(row: &dyn Row) -> Result<PuzzleDay> {
    Ok(PuzzleDay { day: row.number("day")?, answered: row.count("answered")?, solved: row.count("solved")? })
}

pub(crate) fn solvers_query(person: &PersonId) -> Query {
    let sql = "SELECT game, rating, deviation, volatility, answered, in_a_row, longest_row FROM solvers WHERE person = $1 ORDER BY game";
    Query::new(sql).text(&person.0)
}

pub(crate) fn solver(row: &dyn Row) -> Result<(String, Solver)> {
    let (in_a_row, longest_row) = (row.count("in_a_row")?, row.count("longest_row")?);
    Ok((row.text("game")?, Solver { strength: strength_of(row)?, in_a_row, longest_row }))
}

pub(crate) fn puzzles_query(game: &str) -> Query {
    Query::new("SELECT id, rating, deviation, volatility, answered FROM puzzles WHERE game = $1 ORDER BY id").text(game)
}

pub(crate) fn puzzle(row: &dyn Row) -> Result<(String, Strength)> {
    Ok((row.text("id")?, strength_of(row)?))
}

fn strength_of(row: &dyn Row) -> Result<Strength> {
    Ok(Strength {
        rating: row.number("rating")?,
        deviation: row.number("deviation")?,
        volatility: row.number("volatility")?,
        answered: row.count("answered")?,
    })
}
