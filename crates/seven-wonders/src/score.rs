//! The end of the game: seven categories, ties, places (p. 8; R38 to R41).

use crate::data::{Color, Effect};
use crate::event::Event;
use crate::state::{Ages, City, Phase};
use arrayvec::ArrayVec;
use engine::{BySeat, Outcome, ScoreLine, Seat, Sink, Standing, rank};
use serde::{Deserialize, Serialize};

/// Coins for one point.
pub const COINS_PER_POINT: u16 = 3;
/// Points for a set of three different symbols.
pub const SET: u16 = 7;

/// A score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub wonder: i32,
    pub treasury: i32,
    /// May be negative (R40).
    pub military: i32,
    pub civil: i32,
    pub commerce: i32,
    pub science: i32,
    pub guilds: i32,
}

impl Score {
    pub fn total(&self) -> i32 {
        self.lines().iter().map(|line| line.points).sum()
    }

    /// The categories in the order of the score pad.
    pub fn lines(&self) -> [ScoreLine; 7] {
        [
            ("wonder", self.wonder),
            ("treasury", self.treasury),
            ("military", self.military),
            ("civil", self.civil),
            ("commerce", self.commerce),
            ("science", self.science),
            ("guilds", self.guilds),
        ]
        .map(|(category, points)| ScoreLine { category, points })
    }
}

impl Ages {
    /// What a seat would score if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let city = &self.cities[seat];
        let mut score = Score {
            wonder: city.stage_effects().map(|effect| i32::from(effect.points)).sum(),
            treasury: i32::from(city.coins / COINS_PER_POINT),
            military: city.tokens.points(),
            science: i32::from(science(city.symbols(), city.any_symbols())),
            ..Score::default()
        };
        for card in city.built().iter() {
            let data = card.data();
            let category = match data.color {
                Color::Blue => &mut score.civil,
                Color::Yellow => &mut score.commerce,
                Color::Purple => &mut score.guilds,
                Color::Brown | Color::Grey | Color::Red | Color::Green => continue,
            };
            *category += self.points(seat, city, &data.effect);
        }
        score
    }

    fn points(&self, seat: Seat, city: &City, effect: &Effect) -> i32 {
        let counted = effect.points_per.as_ref().map_or(0, |per| self.counted(seat, per));
        let complete = if city.is_complete() { effect.points_if_complete } else { 0 };
        i32::from(effect.points) + i32::from(counted) + i32::from(complete)
    }

    /// Points, then coins, then a shared victory (R41).
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let (scores, places) = self.places();
        let standings = Seat::all(self.seats()).map(|seat| Standing {
            seat,
            place: Some(places[seat]),
            points: scores[seat].total(),
            tie_breaks: ArrayVec::from_iter([i32::from(self.cities[seat].coins)]),
            sheet: scores[seat].lines().into_iter().collect(),
        });
        Some(Outcome { reason: "third-age-ended", standings: standings.collect() })
    }

    pub(crate) fn tell_scores(&self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats()) {
            events.add(|| Event::Scored { seat, score: self.score(seat) });
        }
        events
            .add(|| Event::GameEnded { winners: self.places().1.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect() });
    }

    fn places(&self) -> (BySeat<Score>, BySeat<u8>) {
        let scores = BySeat::from_fn(self.seats(), |seat| self.score(seat));
        let ranks = rank(&BySeat::from_fn(self.seats(), |seat| (scores[seat].total(), self.cities[seat].coins)));
        (scores, ranks)
    }
}

/// Points for science: the square of each symbol's number and 7 for each set, with the symbols of choice
/// where they bring most (p. 8; R39).
pub fn science(symbols: [u8; 3], any: u8) -> u16 {
    if any == 0 {
        let [compass, gear, tablet] = symbols.map(u16::from);
        return compass * compass + gear * gear + tablet * tablet + SET * compass.min(gear).min(tablet);
    }
    (0..3)
        .map(|choice| {
            let mut chosen = symbols;
            chosen[choice] += 1;
            science(chosen, any - 1)
        })
        .max()
        .expect("there are three symbols")
}
