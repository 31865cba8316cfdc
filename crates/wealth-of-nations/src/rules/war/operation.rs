//! Operations of an activated unit: battle, conquest, colonisation (FRWC p.12-13).

use crate::action::Operation;
use crate::board::Hex;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Step, WealthOfNations};
use engine::{Seat, Sink};

impl WealthOfNations {
    /// The unit has finished its move. Where it can do nothing nothing is asked.
    pub(super) fn begin_operation(&mut self, seat: Seat, left: u8, hex: Hex, events: &mut impl Sink<Event>) {
        let any = self.has_enemy_unit(seat, hex) || self.check_conquest(seat, hex).is_ok() || self.check_colonization(seat, hex).is_ok();
        if any {
            self.set_step(Step::Operation { left, hex });
        } else {
            self.end_activation(seat, left, events);
        }
    }

    pub(crate) fn check_operation(&self, seat: Seat, hex: Hex, operation: Operation) -> Result<(), Illegal> {
        match operation {
            Operation::Battle { against } => {
                let here = against.index() < usize::from(self.seats()) && against != seat && self.nations[against].units.contains(hex);
                if here { Ok(()) } else { Err(Illegal::NobodyToFight { against }) }
            }
            Operation::Conquest => self.check_conquest(seat, hex),
            Operation::Colonize => self.check_colonization(seat, hex),
            Operation::Nothing => Ok(()),
        }
    }

    /// Another player's flag without a tile, where no enemy unit stands (FRWC p.14, R57), if there is a flag to put
    /// there (R58).
    fn check_conquest(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        let theirs = self.owner(hex).is_some_and(|owner| owner != seat);
        if !theirs || self.map.tiled().contains(hex) { Err(Illegal::NothingToConquer { hex }) } else { self.check_new_flag(seat, hex) }
    }

    /// A hex without a flag, where no enemy unit stands (FRWC p.14, R57), if there is a flag to put there (R58).
    pub(crate) fn check_colonization(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if self.claimed().contains(hex) { Err(Illegal::CannotColonize { hex }) } else { self.check_new_flag(seat, hex) }
    }

    pub(crate) fn operate(&mut self, seat: Seat, operation: Operation, events: &mut impl Sink<Event>) {
        let Step::Operation { left, hex } = self.develop().step else { unreachable!("a unit was asked for its operation") };
        match operation {
            Operation::Battle { against } => self.battle(seat, against, hex, false, events),
            Operation::Conquest => self.conquer(seat, hex, events),
            Operation::Colonize => self.colonize(seat, hex, events),
            Operation::Nothing => {}
        }
        self.end_activation(seat, left, events);
    }

    /// Units are always removed one for one (FRWC p.12).
    pub(super) fn battle(&mut self, attacker: Seat, defender: Seat, hex: Hex, defence: bool, events: &mut impl Sink<Event>) {
        self.nations[attacker].units.remove(hex);
        self.nations[defender].units.remove(hex);
        events.add(|| Event::Battle { attacker, defender, hex, defence });
    }

    /// The unit and the flag go, an own flag comes; it is not turned, whatever the old one was (R60).
    fn conquer(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        let from = self.owner(hex).expect("it was checked");
        let theirs = &mut self.nations[from];
        theirs.flags = theirs.flags.without(hex);
        theirs.turned = theirs.turned.without(hex);
        theirs.flags_left += 1;
        self.nations[seat].units.remove(hex);
        events.add(|| Event::Conquered { seat, from, hex });
        self.plant_flag(seat, hex, events);
    }

    pub(super) fn colonize(&mut self, seat: Seat, hex: Hex, events: &mut impl Sink<Event>) {
        self.nations[seat].units.remove(hex);
        events.add(|| Event::Colonized { seat, hex });
        self.plant_flag(seat, hex, events);
    }
}
