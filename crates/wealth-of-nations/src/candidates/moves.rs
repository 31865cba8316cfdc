//! Moves of one tile that gain dots.

use super::List;
use crate::action::{Action, DevelopAction, MovedTile};
use crate::board::{Hex, HexSet};
use crate::data::{MOVE_COST, Rotation, Tile};
use crate::layout::dots_added;
use crate::rules::placement::conflicts;
use crate::state::{Map, WealthOfNations};
use arrayvec::ArrayVec;
use engine::Seat;

/// No more moves than these are listed, the best ones.
const MOVES: usize = 12;

impl WealthOfNations {
    /// A tile is turned, or goes beside others of its industry.
    pub(super) fn list_moves(&self, seat: Seat, list: &mut List<'_>) {
        if !self.nations[seat].cubes.cover(&MOVE_COST) {
            return;
        }
        let mut found: Vec<(i64, MovedTile)> = Vec::new();
        for from in self.tiles_of(seat) {
            self.gaining_moves(seat, from, &mut found);
        }
        // A stable sort, so that equal moves keep the order of the board.
        found.sort_by_key(|(gain, _)| -gain);
        for (_, moved) in found.into_iter().take(MOVES) {
            list.add(Action::Develop(DevelopAction::MoveTiles { tiles: ArrayVec::from_iter([moved]), tokens: ArrayVec::new() }));
        }
    }

    fn gaining_moves(&self, seat: Seat, from: Hex, found: &mut Vec<(i64, MovedTile)>) {
        let Some(tile) = self.map.tile(from) else { return };
        let mut map = self.map;
        map.lift(from);
        let own = self.nations[seat].flags;
        let value = |hex, tile| i64::from(dots_added(&map, own, self.options.synergy, hex, tile).iter().sum::<u32>());
        let before = value(from, tile);
        for to in self.promising(seat, from, tile, &map) {
            for rotation in (0..tile.kind.rotations()).map(Rotation::new) {
                let turned = Tile::new(tile.kind, rotation);
                let gain = value(to, turned) - before;
                if gain > 0 && conflicts(&map, to, turned) == 0 {
                    found.push((gain, MovedTile { from, to, rotation, force: false }));
                }
            }
        }
    }

    /// The tile's own hex, and hexes beside the player's tiles of the same industry where it may go.
    fn promising(&self, seat: Seat, from: Hex, tile: Tile, map: &Map) -> HexSet {
        let industry = tile.kind.fed_section().or(tile.kind.powered_section());
        let alike = industry.map_or(HexSet::EMPTY, |industry| self.nations[seat].flags.and(map.sections(industry)));
        alike.around().and(self.destinations(seat)).with(from)
    }
}
