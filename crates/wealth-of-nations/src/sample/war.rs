//! Random orders for military units.

use super::any_hex;
use crate::action::{Action, DevelopAction, MarchAction, OccupyingUnit, Operation, ProduceAction};
use crate::board::{Hex, HexSet};
use crate::data::{Industry, MARCH_COST, TRANSPORT_COST, UNITS};
use crate::state::WealthOfNations;
use arrayvec::ArrayVec;
use engine::{Dice, Seat, pick, shuffle};
use rand::RngExt;

impl WealthOfNations {
    /// A unit to build, to activate or to transport.
    pub(super) fn draw_war(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let nation = &self.nations[seat];
        match dice.random_range(0..4u32) {
            0 => any_hex(self.tiles_of(seat).minus(nation.turned), dice)
                .filter(|hex| self.check_unit(seat, *hex).is_ok())
                .map(|hex| Action::Develop(DevelopAction::BuildUnit { hex })),
            1 => self.draw_transport(seat, dice),
            _ => (!nation.units.is_empty() && nation.cubes.cover(&MARCH_COST)).then(|| self.draw_activation(seat, dice)),
        }
    }

    /// A unit for who has none, or a transport to a free hex, if both can be paid.
    pub(super) fn draw_settler(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let nation = &self.nations[seat];
        if !nation.cubes.cover(&TRANSPORT_COST) {
            None
        } else if nation.units.is_empty() {
            any_hex(self.tiles_of(seat), dice)
                .filter(|hex| self.check_unit(seat, *hex).is_ok())
                .map(|hex| Action::Develop(DevelopAction::BuildUnit { hex }))
        } else {
            let from = *pick(nation.units.as_slice(), dice);
            let to = any_hex(self.landings(seat).minus(nation.flags).without(from), dice)?;
            Some(Action::Develop(DevelopAction::Transport { from, to, colonize: true }))
        }
    }

    pub(super) fn draw_march(&self, seat: Seat, dice: &mut Dice) -> Action {
        if dice.random_ratio(1, 4) { Action::March(MarchAction::Halt) } else { self.draw_activation(seat, dice) }
    }

    fn draw_activation(&self, seat: Seat, dice: &mut Dice) -> Action {
        let from = *pick(self.nations[seat].units.as_slice(), dice);
        let around = from.around().and(self.playable());
        let to = if dice.random_ratio(1, 4) { None } else { any_hex(around, dice) };
        Action::March(MarchAction::Activate { from, to: to.unwrap_or(from) })
    }

    fn draw_transport(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let nation = &self.nations[seat];
        if nation.units.is_empty() {
            return None;
        }
        let from = *pick(nation.units.as_slice(), dice);
        let to = any_hex(self.landings(seat).without(from), dice)?;
        let colonize = dice.random_ratio(3, 4);
        let legal = |colonize: &bool| self.check_transport(seat, from, to, *colonize).is_ok();
        [colonize, false].into_iter().find(legal).map(|colonize| Action::Develop(DevelopAction::Transport { from, to, colonize }))
    }

    /// Hexes without pieces of other players (FRWC p.11).
    pub(crate) fn landings(&self, seat: Seat) -> HexSet {
        let others = self.nations.iter().filter(|(other, _)| *other != seat);
        others.fold(self.playable(), |free, (_, nation)| free.minus(nation.flags).minus(nation.units.as_slice().iter().copied().collect()))
    }

    pub(super) fn draw_operation(&self, seat: Seat, hex: Hex, dice: &mut Dice) -> Action {
        let enemies = Seat::all(self.seats()).filter(|other| *other != seat && self.nations[*other].units.contains(hex));
        let battles = enemies.map(|against| Operation::Battle { against });
        let peaceful = [Operation::Conquest, Operation::Colonize, Operation::Nothing];
        let legal = peaceful.into_iter().filter(|operation| self.check_operation(seat, hex, *operation).is_ok());
        let all: ArrayVec<Operation, 9> = battles.chain(legal).collect();
        Action::March(MarchAction::Operate(*pick(&all, dice)))
    }

    /// Most units that can occupy do; the order does not matter.
    pub(super) fn draw_occupation(&self, seat: Seat, dice: &mut Dice) -> Action {
        let mut units: ArrayVec<OccupyingUnit, UNITS> = ArrayVec::new();
        for &hex in self.nations[seat].units.as_slice() {
            if self.can_occupy(seat, hex) && dice.random_ratio(7, 8) {
                let tile = self.map.tile(hex).expect("an occupied hex has a tile").kind;
                let sections: ArrayVec<Industry, 6> = Industry::ALL.into_iter().filter(|industry| tile.has(*industry)).collect();
                units.push(OccupyingUnit { hex, industry: *pick(&sections, dice) });
            }
        }
        shuffle(&mut units, dice);
        Action::Produce(ProduceAction::Occupy { units })
    }
}
