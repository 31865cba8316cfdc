//! States drawn from a view keep everything the viewer knows (R45).

use crate::common::random_game;
use engine::{Game, Seat, Viewer, dice};
use seven_wonders::Options;
use seven_wonders::state::{Ages, SevenWonders, Stage};

fn ages(game: &SevenWonders) -> Option<&Ages> {
    match &game.stage {
        Stage::Ages(ages) => Some(ages),
        Stage::Setup(_) => None,
    }
}

/// Runs over positions of random games with a state drawn from each seat's view.
fn for_each_drawn(mut check: impl FnMut(&Ages, &Ages, Seat)) {
    for seed in 0..25 {
        let played = random_game(Options::default(), 3 + (seed % 5) as u8, seed);
        for step in (0..played.log().len()).step_by(11) {
            let truth = played.at(step);
            for seat in Seat::all(truth.seats()) {
                let drawn = SevenWonders::determinize(&truth.view(Viewer::Seat(seat)), &mut dice(step as u64));
                if let (Some(truth), Some(drawn)) = (ages(&truth), ages(&drawn)) {
                    check(truth, drawn, seat);
                }
            }
        }
    }
}

#[test]
fn own_cards_stay_where_they_are() {
    for_each_drawn(|truth, drawn, seat| {
        assert_eq!(drawn.hands[seat], truth.hands[seat]);
        assert_eq!(drawn.sealed[seat], truth.sealed[seat]);
        let own = |ages: &Ages| ages.history.iter().filter(|record| record.seat == seat).collect::<Vec<_>>();
        assert_eq!(own(drawn), own(truth), "sold, buried and left over");
    });
}

#[test]
fn remembered_hands_hold_the_same_cards() {
    for_each_drawn(|truth, drawn, seat| {
        for record in truth.history.iter().filter(|record| record.seat == seat && record.turn < 6) {
            assert_eq!(drawn.held(record.age, record.turn, seat), truth.held(record.age, record.turn, seat));
        }
    });
}

#[test]
fn what_lies_open_is_the_same() {
    for_each_drawn(|truth, drawn, _| {
        assert_eq!(
            (drawn.age, drawn.turn, drawn.phase, &drawn.cities, &drawn.picks),
            (truth.age, truth.turn, truth.phase, &truth.cities, &truth.picks)
        );
        let open = |ages: &Ages| ages.history.iter().filter(|record| record.fate.is_public()).collect::<Vec<_>>();
        assert_eq!(open(drawn), open(truth));
        let fates = |ages: &Ages| ages.history.iter().map(|record| (record.age, record.turn, record.seat, record.fate)).collect::<Vec<_>>();
        assert_eq!(fates(drawn), fates(truth));
    });
}

/// Hidden cards are drawn anew: over many draws another's hand is not always the true one.
#[test]
fn hidden_cards_are_drawn_anew() {
    let (mut same, mut other) = (0, 0);
    for_each_drawn(|truth, drawn, seat| {
        let next = seat.left(truth.seats());
        if truth.turn == 0 && !truth.hands[next].as_slice().is_empty() {
            if truth.hands[next] == drawn.hands[next] { same += 1 } else { other += 1 }
        }
    });
    assert!(other > 50 && same < other / 10, "{same} the same, {other} others");
}
