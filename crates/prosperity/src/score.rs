//! Points, ties and places (end of the game; P45, P46).

use crate::action::Action;
use crate::state::{Phase, Points, Prosperity};
use arrayvec::ArrayVec;
use engine::{BySeat, Mute, Outcome, ScoreLine, Seat, Standing, Tally, rank};

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
            Standing {
                seat,
                place: Some(places[seat]),
                points: country.points.total().into(),
                tie_breaks: ArrayVec::from_iter([i32::from(country.money)]),
                sheet: country.points.lines().into_iter().collect(),
            }
        });
        Some(Outcome { reason: "last-tile-drawn", standings: standings.collect() })
    }

    /// The final scoring on a copy: as far as it has not been, and everybody pays for all the energy they can.
    pub(crate) fn tally_now(&self) -> Vec<Tally> {
        let mut end = self.clone();
        if !matches!(end.phase, Phase::FinalEnergy { .. } | Phase::Over) {
            end.begin_final_scoring(&mut Mute);
        }
        while let Phase::FinalEnergy { owing, .. } = end.phase {
            let seat = owing.first().expect("a final scoring waits for somebody");
            let paid = end.countries[seat].payable();
            end.apply_decision(seat, &Action::Settle { paid }, &mut Mute);
        }
        end.countries.iter().map(|(seat, country)| Tally::new(seat, country.points.lines())).collect()
    }
}

impl Points {
    /// The categories in the order of the score sheet.
    fn lines(&self) -> [ScoreLine; 4] {
        [("prosperity", self.symbols), ("specials", self.specials), ("money", self.money), ("research", self.research)]
            .map(|(category, points)| ScoreLine { category, points: points.into() })
    }
}
