//! The end of the game: seven categories, ties and places (p. 8; R40, R41).

use crate::common::Table;
use engine::{Game, Outcome};
use seven_wonders::data::Age;

/// The outcome after a last turn in which everybody sells a card for 3 coins.
fn ended(table: Table) -> Outcome {
    let mut table = table;
    table.turn(&[]);
    table.game.outcome().expect("the third Age has ended")
}

fn last_turn() -> Table {
    Table::three().at(Age::III, 6)
}

/// P. 8 and R40: a point for each full 3 coins.
#[test]
fn three_coins_are_a_point() {
    for (coins, points) in [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9), (30, 10)] {
        assert_eq!(Table::three().coins(0, coins).score(0).treasury, points, "{coins} coins");
    }
}

/// P. 8 and R40: the military sum may be negative, and so may the total.
#[test]
fn the_military_sum_can_be_negative() {
    let mut table = Table::three().coins(0, 0);
    table.city_mut(0).tokens.defeats = 6;
    assert_eq!((table.score(0).military, table.score(0).total()), (-6, -6));
    table.city_mut(0).tokens.victories = [1, 1, 1];
    assert_eq!(table.score(0).military, 3);
}

/// P. 8: the categories and what belongs to them.
#[test]
fn a_whole_score_sheet() {
    let mut table = Table::three().coins(0, 11).stages(0, 2).built(1, "barracks walls stables");
    table = table.built(0, "altar palace lighthouse haven lumber-yard apothecary workshop scriptorium spies-guild");
    table.city_mut(0).tokens.victories = [2, 0, 1];
    table.city_mut(0).tokens.defeats = 1;
    let score = table.score(0);
    let sheet: Vec<(&str, i32)> = score.lines().iter().map(|line| (line.category, line.points)).collect();
    let wanted = [("wonder", 8), ("treasury", 3), ("military", 6), ("civil", 11), ("commerce", 2 + 1), ("science", 10), ("guilds", 3)];
    assert_eq!(sheet, wanted);
    assert_eq!(score.total(), 44);
}

/// R41: points, then coins; equal in both is a shared place, and the next one is left out.
#[test]
fn ties_are_broken_by_coins_and_then_shared() {
    let places = |table: Table| ended(table).standings.iter().map(|standing| standing.place.unwrap()).collect::<Vec<_>>();
    let equal = || last_turn().coins(0, 0).coins(1, 0).coins(2, 0);
    assert_eq!(places(equal()), [1, 1, 1]);
    assert_eq!(places(equal().built(0, "altar")), [1, 2, 2], "points come first");
    assert_eq!(places(equal().coins(1, 1)), [2, 1, 2], "4 coins are worth as much as 3, but more");
    assert_eq!(places(equal().built(0, "altar").built(2, "altar")), [1, 3, 1], "1, 1, 3");
    assert_eq!(places(equal().built(0, "altar").built(2, "altar").coins(2, 2)), [2, 3, 1]);
    assert_eq!(places(equal().built(0, "altar").coins(1, 2)), [1, 2, 3], "lower places alike");
}

/// P. 8: coins break a tie, they do not win against points.
#[test]
fn the_treasury_breaks_a_tie_only() {
    let outcome = ended(last_turn().built(0, "palace").coins(0, 0).coins(1, 18).coins(2, 0));
    let points: Vec<i32> = outcome.standings.iter().map(|standing| standing.points).collect();
    assert_eq!(points, [9, 7, 1]);
    assert_eq!(outcome.winners().map(u8::from).collect::<Vec<_>>(), [0]);
    assert_eq!(outcome.standings.iter().map(|standing| standing.tie_breaks[0]).collect::<Vec<_>>(), [3, 21, 3]);
}

/// P. 8: there is no outcome before the third war.
#[test]
fn there_is_no_outcome_before_the_end() {
    for age in Age::ALL {
        let mut table = Table::three().at(age, 6);
        assert!(table.game.outcome().is_none());
        table.turn(&[]);
        assert_eq!(table.game.outcome().is_some(), age == Age::III);
    }
    assert_eq!(ended(last_turn()).reason, "third-age-ended");
}
