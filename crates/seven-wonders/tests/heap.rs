//! Random play never touches the heap: not in the set-up, not in a decision, not in a pick of the pile.

use allocation_counter::measure;
use engine::{Game, dice, playout, random_options};
use serde::Deserialize;
use seven_wonders::data::{Board, tables};
use seven_wonders::state::{Ages, SevenWonders, Stage};
use seven_wonders::{Options, Sides};

const LIMIT: u32 = 1_000;

/// Plays to the end and says how often the heap was asked, and whether the pile was picked from.
fn play(mut game: SevenWonders, seed: u64) -> (u64, bool) {
    let mut dice = dice(seed);
    let allocations = measure(|| assert!(playout(&mut game, &mut dice, LIMIT).over)).count_total;
    let Stage::Ages(ages) = &game.stage else { unreachable!("a game that is over had Ages") };
    (allocations, !ages.picks.is_empty())
}

#[test]
fn a_whole_game_with_its_set_up_does_not_allocate() {
    // The tables are read once, by whoever needs them first.
    tables();
    let mut picked = 0;
    for seed in 0..300 {
        let options = Options::deserialize(random_options(SevenWonders::option_specs(), &mut dice(seed))).expect("these are its options");
        let seats = 3 + (seed % 5) as u8;
        let (allocations, pick) = play(SevenWonders::new(&options, seats).expect("3 to 7 seats"), seed);
        assert_eq!(allocations, 0, "seed {seed}, {seats} seats");
        picked += u32::from(pick);
    }
    assert!(picked > 50, "only {picked} games had a pick of the pile");
}

#[test]
fn no_board_allocates() {
    tables();
    for (number, board) in Board::all().enumerate() {
        let others = Board::all().filter(|other| other.wonder != board.wonder && other.side == board.side);
        let boards: Vec<Board> = [board].into_iter().chain(others).collect();
        for seats in 3..=7 {
            let boards = engine::BySeat::from_slice(&boards[..seats]).expect("3 to 7 seats");
            let options = Options { sides: Sides::Random, ..Options::default() };
            let game = SevenWonders { options, stage: Stage::Ages(Ages::new(&boards)) };
            for seed in 0..10 {
                assert_eq!(play(game.clone(), seed + 100 * number as u64).0, 0, "{board:?} at a table of {seats}");
            }
        }
    }
}
