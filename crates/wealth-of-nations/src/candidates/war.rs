//! Orders for military units.

use super::List;
use crate::action::{Action, DevelopAction, MarchAction, OccupyingUnit, ProduceAction};
use crate::board::{Hex, HexSet};
use crate::data::{Industry, MARCH_COST, UNITS};
use crate::state::WealthOfNations;
use arrayvec::ArrayVec;
use engine::Seat;

impl WealthOfNations {
    pub(super) fn list_war(&self, seat: Seat, list: &mut List<'_>) {
        let nation = &self.nations[seat];
        for hex in self.tiles_of(seat) {
            if self.check_unit(seat, hex).is_ok() {
                list.add(Action::Develop(DevelopAction::BuildUnit { hex }));
            }
        }
        if nation.cubes.cover(&MARCH_COST) {
            self.list_activations(seat, list);
        }
        for from in self.unit_hexes(seat) {
            self.list_transports(seat, from, list);
        }
    }

    /// Every step of every unit; a unit stays only where it can do something.
    pub(super) fn list_activations(&self, seat: Seat, list: &mut List<'_>) {
        for from in self.unit_hexes(seat) {
            let mut useful = 0;
            self.each_operation(seat, from, |_| useful += 1);
            if useful > 1 {
                list.add(Action::March(MarchAction::Activate { from, to: from }));
            }
            from.around().and(self.playable()).iter().for_each(|to| list.add(Action::March(MarchAction::Activate { from, to })));
        }
    }

    /// To free hexes to settle there, and onto one's own tiles to stand there.
    fn list_transports(&self, seat: Seat, from: Hex, list: &mut List<'_>) {
        for to in self.landings(seat).without(from) {
            let colonize = !self.nations[seat].flags.contains(to);
            if self.check_transport(seat, from, to, colonize).is_ok() {
                list.add(Action::Develop(DevelopAction::Transport { from, to, colonize }));
            }
        }
    }

    fn unit_hexes(&self, seat: Seat) -> HexSet {
        self.nations[seat].units.as_slice().iter().copied().collect()
    }

    /// All units, none, and each of them alone.
    pub(super) fn list_occupations(&self, seat: Seat, list: &mut List<'_>) {
        list.add_once(self.occupy_all(seat));
        list.add_once(Action::Produce(ProduceAction::Occupy { units: ArrayVec::new() }));
        for hex in self.unit_hexes(seat).iter().filter(|hex| self.can_occupy(seat, *hex)) {
            for industry in self.sections_at(hex) {
                list.add_once(Action::Produce(ProduceAction::Occupy { units: ArrayVec::from_iter([OccupyingUnit { hex, industry }]) }));
            }
        }
    }

    /// Every unit that can occupy does, the first section of a tile with two.
    pub(super) fn occupy_all(&self, seat: Seat) -> Action {
        let mut units: ArrayVec<OccupyingUnit, UNITS> = ArrayVec::new();
        for &hex in self.nations[seat].units.as_slice().iter().filter(|hex| self.can_occupy(seat, **hex)) {
            units.extend(self.sections_at(hex).next().map(|industry| OccupyingUnit { hex, industry }));
        }
        Action::Produce(ProduceAction::Occupy { units })
    }

    fn sections_at(&self, hex: Hex) -> impl Iterator<Item = Industry> {
        Industry::ALL.into_iter().filter(move |industry| self.map.sections(*industry).contains(hex))
    }
}
