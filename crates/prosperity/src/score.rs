//! Points, ties and places (end of the game; P45, P46).

use crate::state::{Phase, Prosperity};
use arrayvec::ArrayVec;
use engine::{BySeat, Outcome, ScoreLine, Seat, Standing, rank};

impl Prosperity {
    /// Most points, then most money; after that places are shared.
    pub(crate) fn places(&self) -> BySeat<u8> {
        rank(&self.countries.map(|country| (country.points.total(), country.money)))
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let places = self.places();
        let standings = Seat::all(self.seats()).map(|seat| {
            let country = &self.countries[seat];
            let points = country.points;
            let lines =
                [("prosperity", points.symbols), ("specials", points.specials), ("money", points.money), ("research", points.research)];
            Standing {
                seat,
                place: Some(places[seat]),
                points: points.total().into(),
                tie_breaks: ArrayVec::from_iter([i32::from(country.money)]),
                sheet: lines.into_iter().map(|(category, points)| ScoreLine { category, points: points.into() }).collect(),
            }
        });
        Some(Outcome { reason: "last-tile-drawn", standings: standings.collect() })
    }
}
