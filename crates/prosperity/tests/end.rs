//! The final scoring (rulebook, end of the game; P35 to P46).

mod common;

use common::{act, awaited, before_the_end, country, seat};
use engine::Game;
use prosperity::data::{LAST_BOX, Symbols};
use prosperity::state::{Country, Phase, Points};
use prosperity::{Action, Options, Prosperity, Triangle};

/// No symbols, no money, no points, and too many discs to see a globe.
fn bare() -> Country {
    Country { symbols: Symbols::default(), money: 0, discs: 12, ..country() }
}

/// Plays the last action; whoever owes energy pollutes.
fn finish(countries: &[Country], options: &Options) -> Prosperity {
    let mut game = before_the_end(countries, options);
    act(&mut game, 0, Action::Cleanup).unwrap();
    while let Some(&index) = awaited(&game).first() {
        act(&mut game, index, Action::Settle { paid: 0 }).unwrap();
    }
    assert_eq!(game.phase, Phase::Over);
    game
}

fn points(game: &Prosperity) -> Vec<u16> {
    game.countries.values().map(|country| country.points.total()).collect()
}

#[test]
fn energy_twice_then_ecology_twice_then_money() {
    let symbols = Symbols { energy: 2, ecology: 3, capital: 2, ..Symbols::default() };
    let game = finish(&[bare(), Country { symbols, discs: 4, ..bare() }], &Options::default());
    // 2 × 100 of energy; 4 discs leave, 2 × 50 for the two that are missing; 200 of capital: 500.
    let land = game.countries[seat(1)];
    assert_eq!((land.discs, land.points.money, land.money), (0, 1, 200));
    assert_eq!(land.points.symbols, 3, "all globes are visible at the end");
}

#[test]
fn each_final_energy_scoring_is_a_decision_of_its_own() {
    let owing = Country { symbols: Symbols { energy: -1, ..Symbols::default() }, money: 150, ..bare() };
    let mut game = before_the_end(&[bare(), owing], &Options::default());
    act(&mut game, 0, Action::Income).unwrap();
    assert_eq!((awaited(&game), game.phase), (vec![1], Phase::FinalEnergy { second: false, owing: engine::SeatSet::one(seat(1)) }));
    act(&mut game, 1, Action::Settle { paid: 0 }).unwrap();
    assert!(matches!(game.phase, Phase::FinalEnergy { second: true, .. }));
    act(&mut game, 1, Action::Settle { paid: 1 }).unwrap();
    assert_eq!((game.phase, game.countries[seat(1)].discs, game.countries[seat(1)].money), (Phase::Over, 13, 50));
}

#[test]
fn money_of_later_scorings_does_not_pay_for_energy() {
    let rich_later = Country { symbols: Symbols { energy: -1, capital: 5, ..Symbols::default() }, money: 50, ..bare() };
    let game = finish(&[bare(), rich_later], &Options::default());
    assert_eq!(game.countries[seat(1)].discs, 14, "two discs, nothing was asked");
}

#[test]
fn ecology_still_clears_the_triangle() {
    let symbols = Symbols { ecology: 1, prosperity: 2, ..Symbols::default() };
    let game = finish(&[bare(), Country { symbols, discs: 17, ..bare() }], &Options::default());
    assert_eq!(game.countries[seat(1)].points.symbols, 2);
}

#[test]
fn every_full_300_is_a_point_and_the_rest_decides_ties() {
    for (money, won, left) in [(250, 0, 250), (300, 1, 0), (850, 2, 250)] {
        let game = finish(&[bare(), Country { money, ..bare() }], &Options::default());
        assert_eq!((game.countries[seat(1)].points.money, game.countries[seat(1)].money), (won, left));
    }
}

#[test]
fn research_ranks_with_ties() {
    // Boxes of the energy track; everybody is equal on the other one.
    for (boxes, won) in [
        (vec![5, 3], vec![3, 1]),
        (vec![4, 4], vec![2, 2]),
        (vec![0, 0], vec![2, 2]),
        (vec![9, 5, 3], vec![3, 1, 0]),
        (vec![9, 5, 5], vec![3, 0, 0]),
        (vec![9, 9, 5], vec![2, 2, 0]),
        (vec![7, 7, 7], vec![2, 2, 2]),
        (vec![9, 7, 5, 3], vec![3, 1, 0, 0]),
        (vec![9, 9, 9, 3], vec![2, 2, 2, 0]),
        (vec![3, 9, 3, 3], vec![0, 3, 0, 0]),
        (vec![2, 9, 9, 1], vec![0, 2, 2, 0]),
    ] {
        let countries: Vec<Country> = boxes.iter().map(|&on| Country { research: [on, 1], ..bare() }).collect();
        let game = finish(&countries, &Options::default());
        let on_energy: Vec<u16> = game.countries.values().map(|country| country.points.research - 2).collect();
        assert_eq!(on_energy, won, "markers on {boxes:?}");
    }
}

#[test]
fn the_last_research_goes_up_both_tracks_and_stops_at_the_top() {
    let ahead = Country { symbols: Symbols { research: 3, ..Symbols::default() }, research: [2, LAST_BOX - 1], ..bare() };
    let game = finish(&[Country { research: [4, LAST_BOX], ..bare() }, ahead], &Options::default());
    assert_eq!(game.countries[seat(1)].research, [5, LAST_BOX]);
    assert_eq!(points(&game), [1 + 2, 3 + 2], "the tie at the top is a tie");
}

#[test]
fn who_is_too_polluted_gets_nothing_but_keeps_the_rank() {
    let dirty = Country { symbols: Symbols { prosperity: 3, ..Symbols::default() }, money: 700, discs: 20, research: [9, 9], ..bare() };
    let clean = Country { research: [5, 5], ..bare() };
    let all = finish(&[clean, dirty], &Options::default());
    assert_eq!((points(&all), all.countries[seat(1)].money), (vec![2, 0], 100));
    let symbols = finish(&[clean, dirty], &Options { triangle: Triangle::Symbols, ..Options::default() });
    assert_eq!(points(&symbols), [2, 2 + 6], "only prosperity scorings are blocked");
}

#[test]
fn points_then_money_then_a_shared_victory() {
    let with = |specials, money| Country { points: Points { specials, ..Points::default() }, money, ..bare() };
    let places = |countries: &[Country]| -> Vec<Option<u8>> {
        finish(countries, &Options::default()).outcome().unwrap().standings.iter().map(|standing| standing.place).collect()
    };
    assert_eq!(places(&[with(60, 0), with(40, 250)]), [Some(1), Some(2)]);
    assert_eq!(places(&[with(40, 0), with(40, 250)]), [Some(2), Some(1)]);
    assert_eq!(places(&[with(40, 50), with(40, 50), with(30, 0)]), [Some(1), Some(1), Some(3)]);
}

#[test]
fn a_score_may_pass_fifty() {
    let far = Country { points: Points { symbols: 70, ..Points::default() }, ..bare() };
    assert_eq!(points(&finish(&[bare(), far], &Options::default()))[1], 70 + 4);
}
