//! Occupation: units on other players' blocs take of their output (FRWC p.14).

use crate::action::{Action, OccupyingUnit, ProduceAction};
use crate::board::Hex;
use crate::data::{Industry, UNITS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Occupations, Phase, WealthOfNations};
use engine::{BySeat, Seat, Sink};

impl WealthOfNations {
    /// Occupations are declared before anything is run, clockwise from the first player (R61).
    pub(crate) fn begin_occupation(&mut self, events: &mut impl Sink<Event>) {
        let occupations = BySeat::filled(self.seats(), [None; UNITS]);
        self.ask_occupier(None, occupations, events);
    }

    /// The next player after this one with a unit where it can occupy.
    fn ask_occupier(&mut self, after: Option<Seat>, occupations: Occupations, events: &mut impl Sink<Event>) {
        let mut next = after.map_or(Some(self.first), |seat| Some(self.next_player(seat)).filter(|next| *next != self.first));
        while let Some(seat) = next {
            if self.nations[seat].units.as_slice().iter().any(|hex| self.can_occupy(seat, *hex)) {
                self.phase = Phase::Occupy { seat, occupations };
                return;
            }
            next = Some(self.next_player(seat)).filter(|next| *next != self.first);
        }
        self.begin_produce(occupations, events);
    }

    /// A tile of another player who is still in the game (R66).
    pub(crate) fn can_occupy(&self, seat: Seat, hex: Hex) -> bool {
        let owner = self.owner(hex).filter(|_| self.map.tiled().contains(hex));
        owner.is_some_and(|owner| owner != seat && !self.nations[owner].eliminated)
    }

    pub(crate) fn check_occupy(&self, asked: Seat, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_asked(asked, seat)?;
        let Action::Produce(ProduceAction::Occupy { units }) = action else { return Err(Illegal::WrongMoment) };
        for (place, &OccupyingUnit { hex, industry }) in units.iter().enumerate() {
            let before = units[..place].iter().filter(|unit| unit.hex == hex).count();
            let section = self.map.tile(hex).is_some_and(|tile| tile.kind.has(industry));
            if before >= self.nations[seat].units.count(hex) || !section || !self.can_occupy(seat, hex) {
                return Err(Illegal::CannotOccupy { hex, industry });
            }
        }
        Ok(())
    }

    pub(crate) fn apply_occupy(&mut self, seat: Seat, units: &[OccupyingUnit], events: &mut impl Sink<Event>) {
        let Phase::Occupy { mut occupations, .. } = self.phase else { unreachable!("it was checked") };
        let hexes = self.nations[seat].units;
        // In the order of industries, so that the order of the list does not matter.
        for industry in Industry::ALL {
            for unit in units.iter().filter(|unit| unit.industry == industry) {
                let slots = &mut occupations[seat];
                let free = hexes.as_slice().iter().zip(&mut *slots).find(|(hex, slot)| **hex == unit.hex && slot.is_none());
                *free.expect("so many units stand there").1 = Some(industry);
                events.add(|| Event::Occupied { seat, hex: unit.hex, industry });
            }
        }
        if units.is_empty() {
            events.add(|| Event::OccupationDeclined { seat });
        }
        self.ask_occupier(Some(seat), occupations, events);
    }
}
