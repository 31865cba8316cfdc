//! How likely everybody is to win, and with how many points: many imagined games are played to the end and counted.
//!
//! A chance of winning is the share of imagined games that a seat wins; whoever ties shares. Games that are cut off at the
//! horizon are shared by how far everybody leads. These chances add up to one, in every game and at every moment.

use crate::Mind;
use crate::greedy::about_best;
use crate::math::exp;
use crate::pace::between_games;
use engine::{BySeat, Dice, Input, Mute, Seat, Turn};
use rand::RngExt;
use std::time::Instant;

/// Everybody's chance of winning, from 0 to 1.
pub type Chances = BySeat<f32>;

/// What is expected of the rest of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    pub chances: Chances,
    /// Everybody's points at the end, on average.
    pub points: BySeat<f32>,
}

/// Everybody's chances from a state whose secrets are all known.
pub fn outlook<G: Mind>(state: &G, games: u32, dice: &mut Dice) -> Chances {
    let mut sum = Sum::new(state.seats());
    for _ in 0..games.max(1) {
        between_games();
        sum.add(&imagine(state.clone(), dice));
    }
    sum.mean().chances
}

/// Everybody's chances after each of some legal actions of a seat that is awaited, as far as the seat can know. What is hidden
/// and what luck brings is the same for all of the actions: they are compared and not how lucky they were.
pub fn compare<G: Mind>(view: &G::View, seat: Seat, actions: &[G::Action], games: u32, dice: &mut Dice) -> Vec<Prospect> {
    compare_until::<G>(view, seat, actions, games, None, dice).0
}

/// The same where somebody waits: only games that begin before this moment are played, the first one always. How many
/// were played for each action comes with it.
pub(crate) fn compare_until<G: Mind>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    games: u32,
    until: Option<Instant>,
    dice: &mut Dice,
) -> (Vec<Prospect>, u32) {
    let mut sums: Vec<Sum> = Vec::new();
    let mut played = 0;
    while played == 0 || played < games && until.is_none_or(|until| Instant::now() < until) {
        played += 1;
        let state = G::determinize(view, dice);
        sums.resize_with(actions.len(), || Sum::new(state.seats()));
        let luck = dice.random();
        for (action, sum) in actions.iter().zip(&mut sums) {
            between_games();
            let mut state = state.clone();
            state.apply(Input::Act { seat, action: action.clone() }, &mut Mute);
            sum.add(&imagine(state, &mut engine::dice(luck)));
        }
    }
    (sums.into_iter().map(Sum::mean).collect(), played)
}

/// One game from here: who won it, with how many points.
fn imagine<G: Mind>(state: G, dice: &mut Dice) -> Prospect {
    let end = state.play_on(dice);
    match end.outcome() {
        Some(outcome) => {
            let points =
                |seat| outcome.standings.iter().find(|standing| standing.seat == seat).map_or(0.0, |standing| standing.points as f32);
            Prospect { chances: victory(&end), points: BySeat::from_fn(end.seats(), points) }
        }
        None => Prospect { chances: lead(&end), points: end.estimate() },
    }
}

/// Plays on to the end or the horizon; everybody does what looks about best at a glance.
pub(crate) fn at_a_glance<G: Mind>(mut state: G, dice: &mut Dice) -> G {
    let mut choices = Vec::new();
    let mut decisions = 0;
    loop {
        let input = match state.turn() {
            Turn::Over => return state,
            Turn::Seats(_) if decisions >= G::HORIZON => return state,
            Turn::Chance => Input::Chance(state.roll(dice)),
            Turn::Seats(seats) => {
                decisions += 1;
                let seat = seats.first().expect("a seat is awaited");
                choices.clear();
                state.weigh(seat, &mut choices);
                Input::Act { seat, action: about_best(&choices, G::SPREAD, dice) }
            }
        };
        state.apply(input, &mut Mute);
    }
}

/// The winners share a game that is over; where nobody has won, all do.
pub(crate) fn victory<G: Mind>(state: &G) -> Chances {
    let seats = state.seats();
    let winners: Vec<Seat> = state.outcome().map_or(Vec::new(), |outcome| outcome.winners().collect());
    if winners.is_empty() {
        return BySeat::from_fn(seats, |_| 1.0 / f32::from(seats));
    }
    BySeat::from_fn(seats, |seat| if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 })
}

/// Shares of a game that was cut off: a lead that is nearly a victory counts nearly as one.
fn lead<G: Mind>(state: &G) -> Chances {
    let points = state.estimate();
    let most = points.values().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights = points.map(|points| exp((points - most) * 3.0 / G::LEAD));
    let sum: f32 = weights.values().sum();
    weights.map(|weight| weight / sum)
}

struct Sum {
    total: Prospect,
    games: u32,
}

impl Sum {
    fn new(seats: u8) -> Sum {
        let nothing = BySeat::from_fn(seats, |_| 0.0);
        Sum { total: Prospect { chances: nothing, points: nothing }, games: 0 }
    }

    fn add(&mut self, game: &Prospect) {
        let sum = |a: &BySeat<f32>, b: &BySeat<f32>| BySeat::from_fn(a.seats(), |seat| a[seat] + b[seat]);
        self.total = Prospect { chances: sum(&self.total.chances, &game.chances), points: sum(&self.total.points, &game.points) };
        self.games += 1;
    }

    fn mean(self) -> Prospect {
        let games = self.games as f32;
        Prospect { chances: self.total.chances.map(|total| total / games), points: self.total.points.map(|total| total / games) }
    }
}
