//! The final scoring (end of the game; P35 to P46).

use crate::data::{Symbol, Track};
use crate::event::Event;
use crate::state::{Phase, Prosperity};
use engine::{BySeat, Seat, SeatSet, Sink, rank};

pub const MONEY_PER_POINT: u16 = 300;
/// Points of the first and of the second on a research track.
pub const FIRST: u16 = 3;
pub const SECOND: u16 = 1;
/// Points of each of several firsts.
pub const TIED_FIRST: u16 = 2;

impl Prosperity {
    pub(crate) fn begin_final_scoring(&mut self, events: &mut impl Sink<Event>) {
        events.add(|| Event::FinalScoringBegan);
        self.score_final_energy(false, events);
    }

    /// Energy is scored twice, each time with what is in hand then (P38, P39).
    fn score_final_energy(&mut self, second: bool, events: &mut impl Sink<Event>) {
        let owing = self.score_all(Symbol::Energy, events);
        self.phase = Phase::FinalEnergy { second, owing };
        self.end_final_energy(second, owing, events);
    }

    pub(crate) fn end_final_energy(&mut self, second: bool, owing: SeatSet, events: &mut impl Sink<Event>) {
        match (owing.is_empty(), second) {
            (false, _) => {}
            (true, false) => self.score_final_energy(true, events),
            (true, true) => self.finish(events),
        }
    }

    /// Everything after the energy: nobody has a choice any more.
    fn finish(&mut self, events: &mut impl Sink<Event>) {
        for symbol in [Symbol::Ecology, Symbol::Ecology, Symbol::Capital] {
            self.score_all(symbol, events);
        }
        self.convert_money(events);
        self.rank_research(events);
        self.score_all(Symbol::Prosperity, events);
        self.phase = Phase::Over;
        events.add(|| Event::GameEnded { winners: self.places().iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect() });
    }

    /// Every full 300 becomes a point, also if the country is too polluted to have it (P21, P41).
    fn convert_money(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.clockwise() {
            let allowed = self.may_have_points(&self.countries[seat]);
            let country = &mut self.countries[seat];
            let points = if allowed { country.money / MONEY_PER_POINT } else { 0 };
            country.points.money += points;
            country.money %= MONEY_PER_POINT;
            let left = country.money;
            events.add(|| Event::Converted { seat, points, left });
        }
    }

    /// The full number of steps on both tracks, then ranks by box (P42 to P44).
    fn rank_research(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats()) {
            let steps = self.countries[seat].steps();
            Track::ALL.into_iter().for_each(|track| self.countries[seat].advance(track, steps));
        }
        for track in Track::ALL {
            let boxes = self.countries.map(|country| country.research[track as usize]);
            let places = rank(&boxes);
            for seat in self.clockwise() {
                let place = places[seat];
                let points = if self.may_have_points(&self.countries[seat]) { rank_points(place, &places) } else { 0 };
                self.countries[seat].points.research += points;
                events.add(|| Event::Ranked { seat, track, on: boxes[seat], place, points });
            }
        }
    }
}

/// Several firsts get 2 each and the seconds nothing; several seconds get nothing (P43).
fn rank_points(place: u8, places: &BySeat<u8>) -> u16 {
    let alone = places.values().filter(|other| **other == place).count() == 1;
    match (place, alone) {
        (1, true) => FIRST,
        (1, false) => TIED_FIRST,
        (2, true) => SECOND,
        _ => 0,
    }
}
