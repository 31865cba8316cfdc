//! Military conflicts (p. 5; R37).

use crate::common::Table;
use engine::Game;
use seven_wonders::Event;
use seven_wonders::data::Age;

/// The tokens of seat 0 after the war of an Age, with these shields on the left, its own, on the right.
fn check(age: Age, (left, own, right): (usize, usize, usize), victories: u8, defeats: u8) {
    // Buildings that give 1, 2, 3 and so on shields together.
    let built = |shields: usize| match shields {
        0 => "",
        1 => "barracks",
        2 => "walls",
        3 => "arsenal",
        4 => "arsenal barracks",
        5 => "arsenal walls",
        _ => panic!("not so many"),
    };
    let mut table = Table::three().at(age, 6).built(0, built(own)).built(1, built(left)).built(2, built(right));
    table.turn(&[]);
    let mut wanted = [0; 3];
    wanted[age as usize] = victories;
    let tokens = table.city(0).tokens;
    assert_eq!((tokens.victories, tokens.defeats), (wanted, defeats), "{age:?}: {left} | {own} | {right}");
    assert_eq!(tokens.points(), i32::from(victories) * [1, 3, 5][age as usize] - i32::from(defeats));
}

#[test]
fn the_stronger_city_takes_a_victory_and_the_weaker_a_defeat() {
    for age in Age::ALL {
        check(age, (0, 1, 0), 2, 0);
        check(age, (2, 1, 2), 0, 2);
        check(age, (5, 4, 2), 1, 1);
        check(age, (2, 4, 5), 1, 1);
        check(age, (0, 5, 4), 2, 0);
    }
}

#[test]
fn equal_strength_gives_nothing() {
    for age in Age::ALL {
        check(age, (0, 0, 0), 0, 0);
        check(age, (3, 3, 3), 0, 0);
        check(age, (3, 3, 2), 1, 0);
        check(age, (4, 3, 3), 0, 1);
    }
}

/// R37: each city fights its two neighbours alone.
#[test]
fn only_neighbors_fight() {
    let mut table = Table::new("gizah day, ephesos day, babylon day, olympia day").at(Age::I, 6).built(0, "barracks");
    let events = table.turn(&[]);
    let tokens: Vec<i32> = (0..4).map(|index| table.city(index).tokens.points()).collect();
    assert_eq!(tokens, [2, -1, 0, -1]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Conflict { .. })).count(), 8, "each conflict is told of both sides");
}

/// R37: shields of cards and stages add up; those of earlier Ages still count.
#[test]
fn shields_of_cards_and_stages_add_up() {
    let table = Table::new("rhodos day, gizah day, babylon day").built(0, "barracks walls").stages(0, 2);
    assert_eq!(table.city(0).shields(), 1 + 2 + 2);
    let night = Table::new("rhodos night, gizah day, babylon day").stages(0, 2);
    assert_eq!(night.city(0).shields(), 2);
}

/// P. 5: tokens of all three Ages stay and are added up; the last war comes before the scores.
#[test]
fn tokens_of_three_ages_add_up() {
    let mut table = Table::three().built(0, "barracks");
    for age in Age::ALL {
        table = table.at(age, 6);
        table.turn(&[]);
    }
    assert_eq!((table.city(0).tokens.victories, table.city(1).tokens.defeats), ([2, 2, 2], 3));
    let military: Vec<i32> = table.game.outcome().unwrap().standings.iter().map(|standing| standing.sheet[2].points).collect();
    assert_eq!(military, [18, -3, -3]);
}
