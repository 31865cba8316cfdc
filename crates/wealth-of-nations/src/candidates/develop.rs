//! Develop actions, one step each.

use super::List;
use crate::action::{Action, CommonAction, DevelopAction, MarchAction, Operation};
use crate::board::Hex;
use crate::data::{FORCE_COST, Rotation, Tile, TileKind};
use crate::layout::dots_added;
use crate::rules::placement::conflicts;
use crate::state::{Develop, Step, WealthOfNations};
use engine::Seat;

/// A tile that clashes is worth its capital only if it adds so many dots.
const WORTH_FORCING: u32 = 2;

impl WealthOfNations {
    pub(super) fn list_development(&self, develop: &Develop, seat: Seat, list: &mut List<'_>) {
        match develop.step {
            Step::Action => self.list_develop_actions(seat, list),
            Step::March { .. } => {
                list.add(Action::March(MarchAction::Halt));
                self.list_activations(seat, list);
            }
            Step::Defence { .. } => [true, false].into_iter().for_each(|fight| list.add(Action::March(MarchAction::Defend { fight }))),
            Step::Operation { hex, .. } => {
                self.each_operation(seat, hex, |operation| list.add(Action::March(MarchAction::Operate(operation))));
            }
        }
    }

    fn list_develop_actions(&self, seat: Seat, list: &mut List<'_>) {
        list.add(Action::Common(CommonAction::Pass));
        if self.check_flag_price(seat).is_ok() {
            self.flag_hexes(seat).iter().for_each(|hex| list.add(Action::Develop(DevelopAction::PlaceFlag { hex })));
        }
        for hex in self.nations[seat].flags.minus(self.map.tiled()) {
            TileKind::ALL.into_iter().for_each(|kind| self.list_builds(seat, kind, hex, list));
        }
        for bloc in self.blocs(seat) {
            let hex = bloc.hexes.first().expect("a bloc has a tile");
            if self.check_automation(seat, hex).is_ok()
                && self.map.tile(hex).and_then(|tile| tile.kind.fed_section()) == Some(bloc.industry)
            {
                list.add_once(Action::Develop(DevelopAction::Automate { hex }));
            }
        }
        self.list_moves(seat, list);
        if self.options.war_clouds {
            self.list_war(seat, list);
        }
    }

    /// Every rotation that looks different.
    fn list_builds(&self, seat: Seat, kind: TileKind, hex: Hex, list: &mut List<'_>) {
        let nation = &self.nations[seat];
        if self.stacks[kind.index()] == 0 || !nation.cubes.cover(&kind.data().cost) {
            return;
        }
        for rotation in (0..kind.rotations()).map(Rotation::new) {
            let tile = Tile::new(kind, rotation);
            let force = conflicts(&self.map, hex, tile) > 0;
            if force {
                let dots: u32 = dots_added(&self.map, nation.flags, self.options.synergy, hex, tile).iter().sum();
                if dots < WORTH_FORCING || !nation.cubes.cover(&(kind.data().cost + FORCE_COST)) {
                    continue;
                }
            }
            list.add(Action::Develop(DevelopAction::Build { tile: kind, hex, rotation, force }));
        }
    }

    /// Everything that a unit can do where it is.
    pub(super) fn each_operation(&self, seat: Seat, hex: Hex, visit: impl FnMut(Operation)) {
        let battles = Seat::all(self.seats()).map(|against| Operation::Battle { against });
        let others = [Operation::Conquest, Operation::Colonize, Operation::Nothing];
        battles.chain(others).filter(|operation| self.check_operation(seat, hex, *operation).is_ok()).for_each(visit);
    }
}
