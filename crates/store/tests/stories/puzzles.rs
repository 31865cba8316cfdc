//! Answers to puzzles.

use crate::place::Place;
use crate::samples::{person, person_id};
use store::{CountedAnswer, PuzzleAnswer, PuzzleDay, Solver, Store, StoreError, Strength};

fn strength(rating: i64, answered: u64) -> Strength {
    Strength { rating, deviation: 100_000, volatility: 60_000, answered }
}

fn solver(rating: i64, answered: u64) -> Solver {
    Solver { strength: strength(rating, answered), in_a_row: 1, longest_row: answered }
}

fn first(puzzle: &str, day: i64, solved: bool) -> CountedAnswer {
    let answer = PuzzleAnswer { puzzle: puzzle.to_owned(), game: "prosperity".to_owned(), at: day * 10, day, choice: 2, solved };
    CountedAnswer { answer, solver_was: None, solver: solver(1_250_000, 1), puzzle_was: None, puzzle: strength(1_390_000, 1) }
}

pub(crate) async fn a_first_answer_counts_once_and_moves_both(place: impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    for name in ["ada", "bob"] {
        one.add_person(&person(name)).await.unwrap();
    }
    let (ada, bob) = (person_id("ada"), person_id("bob"));
    one.put_answer(&ada, &first("p-1", 5, true)).await.unwrap();
    assert!(matches!(two.put_answer(&ada, &first("p-1", 6, false)).await, Err(StoreError::Exists)));
    // Both have moved since: whoever knows nothing of that decides anew, and nothing has changed.
    assert!(matches!(two.put_answer(&ada, &first("p-2", 6, false)).await, Err(StoreError::Conflict)));
    assert!(matches!(two.put_answer(&bob, &first("p-1", 6, false)).await, Err(StoreError::Conflict)));
    assert_eq!(two.answer(&ada, "p-2").await.unwrap(), None);
    assert!(two.solvers_of(&bob).await.unwrap().is_empty());
    let next = CountedAnswer { solver_was: Some(solver(1_250_000, 1)), solver: solver(1_200_000, 2), ..first("p-2", 6, false) };
    two.put_answer(&ada, &next).await.unwrap();
    let by_bob = CountedAnswer { puzzle_was: Some(strength(1_390_000, 1)), puzzle: strength(1_410_000, 2), ..first("p-1", 6, false) };
    one.put_answer(&bob, &by_bob).await.unwrap();
    assert_eq!(one.answer(&ada, "p-1").await.unwrap(), Some(first("p-1", 5, true).answer));
    assert_eq!(one.answers_of(&ada, "prosperity").await.unwrap().len(), 2);
    assert!(one.answers_of(&ada, "seven-wonders").await.unwrap().is_empty());
    let days = [PuzzleDay { day: 6, answered: 1, solved: 0 }, PuzzleDay { day: 5, answered: 1, solved: 1 }];
    assert_eq!(one.puzzle_days(&ada, 9).await.unwrap(), days);
    assert_eq!(one.solvers_of(&ada).await.unwrap(), [("prosperity".to_owned(), solver(1_200_000, 2))]);
    let strengths = [("p-1".to_owned(), strength(1_410_000, 2)), ("p-2".to_owned(), strength(1_390_000, 1))];
    assert_eq!(one.puzzle_strengths("prosperity").await.unwrap(), strengths);
}
