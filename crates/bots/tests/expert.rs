//! What an expert says about decisions, whatever the game.

use bots::{Care, Level, Mark, Mind, Review, Verdict, compare, consider, decide, outlook};
use engine::{Game, Match, Seat, Turn, Viewer, dice};
use prosperity::Prosperity;
use seven_wonders::SevenWonders;
use std::time::Duration;

const LITTLE: Care = Care { search: 40, proposals: 3, games: 10, finals: 20, time: None };

/// A match of bots; the first plays at random.
fn play<G: Mind>(seats: u8, seed: u64) -> Match<G> {
    let mut dice = dice(seed);
    let mut game = Match::<G>::new(G::Options::default(), seats).unwrap();
    loop {
        game.roll_chance(&mut dice);
        let Turn::Seats(awaited) = game.state().turn() else { return game };
        let seat = awaited.first().unwrap();
        let level = if seat.index() == 0 { Level::Random } else { Level::Normal };
        let action = decide::<G>(level, &game.state().view(Viewer::Seat(seat)), seat, None, &mut dice);
        game.act(seat, action).unwrap();
    }
}

/// Some of a review, from all parts of the match.
fn some<G: Mind>(review: &Review<G>, every: usize) -> Vec<Verdict<G>> {
    (0..review.parts()).step_by(every).flat_map(|part| review.judge(part)).collect()
}

fn keeps_to_the_rules<G: Mind>(seats: u8, every: usize) {
    let game = play::<G>(seats, 5);
    let review = Review::new(&game);
    let verdicts = some(&review, every);
    assert!((review.end().values().sum::<f32>() - 1.0).abs() < 1e-4);
    for verdict in &verdicts {
        assert!((verdict.chances.values().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(verdict.others.is_sorted_by(|a, b| a.chance(verdict.seat) >= b.chance(verdict.seat)));
        let most = verdict.others.iter().map(|other| other.points(verdict.seat)).fold(verdict.played.points(verdict.seat), f32::max);
        assert_eq!(verdict.points_lost, most - verdict.played.points(verdict.seat));
        assert_eq!(verdict.better.is_none(), verdict.mark <= Mark::Best, "{:?}", verdict.mark);
        assert!(verdict.mark >= Mark::of(verdict.loss) || verdict.mark == Mark::Great);
        let before = game.at(verdict.step);
        for other in &verdict.others {
            assert_eq!(before.check(verdict.seat, &other.action), Ok(()));
        }
    }
    assert_eq!(some(&Review::new(&game), every), verdicts, "the same match is judged the same");
    let loss = |random: bool| {
        let own: Vec<f32> = verdicts.iter().filter(|verdict| (verdict.seat.index() == 0) == random).map(|verdict| verdict.loss).collect();
        own.iter().sum::<f32>() / own.len() as f32
    };
    assert!(loss(true) > loss(false), "{} against {}", loss(true), loss(false));
    let points = |random: bool| {
        let own: Vec<f32> =
            verdicts.iter().filter(|verdict| (verdict.seat.index() == 0) == random).map(|verdict| verdict.points_lost).collect();
        own.iter().sum::<f32>() / own.len() as f32
    };
    assert!(points(true) > points(false), "{} points against {}", points(true), points(false));
}

/// Whoever has lost already still learns which card was worth more.
#[test]
fn in_a_lost_game_points_are_judged() {
    let game = play::<SevenWonders>(3, 5);
    let review = Review::new(&game);
    let late = (review.parts() * 2 / 3..review.parts()).flat_map(|part| review.judge(part));
    let lost: Vec<_> = late.filter(|verdict| verdict.chances[verdict.seat] < 0.02 && verdict.loss < 0.01).collect();
    assert!(!lost.is_empty(), "somebody is far behind in the end");
    let taught = lost.iter().filter(|verdict| verdict.mark > Mark::Best).count();
    assert!(taught > 0, "none of {} decisions cost points", lost.len());
}

#[test]
fn points_lost_have_marks_of_their_own() {
    let marks = [0.0, 0.1, 0.3, 0.6, 3.0].map(Mark::of_points);
    assert_eq!(marks, [Mark::Best, Mark::Good, Mark::Slip, Mark::Mistake, Mark::Mistake]);
}

#[test]
fn a_match_of_seven_wonders_is_judged() {
    keeps_to_the_rules::<SevenWonders>(3, 5);
}

#[test]
fn a_match_of_prosperity_is_judged() {
    keeps_to_the_rules::<Prosperity>(2, 16);
}

#[test]
fn who_is_far_behind_at_the_end_has_no_chance() {
    let game = play::<SevenWonders>(3, 8);
    let last = (0..game.log().len()).rfind(|step| matches!(game.at(*step).turn(), Turn::Seats(awaited) if awaited.len() == 3)).unwrap();
    let outcome = game.state().outcome().unwrap();
    let loser = outcome.standings.iter().min_by_key(|standing| standing.points).unwrap().seat;
    assert!(outlook(&game.at(last), 60, &mut dice(1))[loser] < 0.2);
}

/// Time only cuts advice short: with enough of it, it is what the number of imagined games says; without any it is still
/// legal.
#[test]
fn advice_for_somebody_who_waits_is_cut_short_and_never_missing() {
    let game = play::<Prosperity>(2, 7);
    let step = (20..game.log().len()).find(|step| matches!(game.at(*step).turn(), Turn::Seats(_))).unwrap();
    let state = game.at(step);
    let Turn::Seats(awaited) = state.turn() else { unreachable!("a seat is awaited") };
    let seat = awaited.first().unwrap();
    let view = state.view(Viewer::Seat(seat));
    let advice = |time: Option<Duration>| consider::<Prosperity>(&view, seat, None, Care { time, ..LITTLE }, &mut dice(2));
    assert_eq!(advice(Some(Duration::from_secs(3600))), advice(None));
    let hurried = advice(Some(Duration::ZERO));
    assert!(!hurried.is_empty() && hurried.iter().all(|judged| state.check(seat, &judged.action).is_ok()));
    assert!(Care::for_hint::<Prosperity>(Duration::MAX).time.unwrap() <= Duration::from_secs(3), "nobody waits for long");
    assert_eq!(Care::for_hint::<Prosperity>(Duration::from_millis(7)).time, Some(Duration::from_millis(7)));
}

/// The expert's advice is legal, and does not change when everything hidden from the seat does.
#[test]
fn advice_comes_from_the_view_alone() {
    let game = play::<SevenWonders>(4, 6);
    for step in (0..game.log().len()).step_by(15) {
        let state = game.at(step);
        let Turn::Seats(awaited) = state.turn() else { continue };
        let seat: Seat = awaited.first().unwrap();
        let view = state.view(Viewer::Seat(seat));
        let elsewhere = SevenWonders::determinize(&view, &mut dice(99)).view(Viewer::Seat(seat));
        let advice = consider::<SevenWonders>(&view, seat, None, LITTLE, &mut dice(2));
        assert_eq!(advice, consider::<SevenWonders>(&elsewhere, seat, None, LITTLE, &mut dice(2)));
        assert!(!advice.is_empty() && advice.iter().all(|judged| state.check(seat, &judged.action).is_ok()));
        let named = state.default_action(seat);
        let again = consider::<SevenWonders>(&view, seat, Some(&named), LITTLE, &mut dice(2));
        assert!(again.iter().any(|judged| judged.action == named), "what is named is judged");
        let twice = compare::<SevenWonders>(&view, seat, &[named, named], 15, &mut dice(4));
        assert_eq!(twice[0], twice[1], "the same action has the same luck");
    }
}
