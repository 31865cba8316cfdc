//! Random packages in random places.

use super::any_hex;
use crate::action::{Action, DraftAction, PlacedTile, SetUpAction};
use crate::board::HexSet;
use crate::data::{DraftRound, PACKAGE_TILES, PACKAGES, Rotation};
use crate::layout::{lay, layouts};
use crate::state::{Draft, WealthOfNations};
use arrayvec::ArrayVec;
use engine::{Dice, Seat, pick, shuffle};
use rand::RngExt;

/// After so many the tiles of a package lie anyhow.
const LAYOUTS_TRIED: u32 = 3;

impl WealthOfNations {
    /// Industry twice as often as commodities where both can be taken.
    pub(super) fn draw_package(&self, draft: &Draft, dice: &mut Dice) -> Action {
        let (industry, commodity) = (left(draft.industry), left(draft.commodity));
        let take_industry = match self.draft_round(draft) {
            DraftRound::Industry => true,
            DraftRound::Commodity => false,
            DraftRound::Either => commodity.is_empty() || !industry.is_empty() && dice.random_ratio(1, 2),
        };
        if take_industry {
            let package = *pick(&industry, dice);
            Action::Draft(DraftAction::TakeIndustry { package, tiles: self.draw_places(package, dice) })
        } else {
            Action::Draft(DraftAction::TakeCommodity { package: *pick(&commodity, dice) })
        }
    }

    /// Mostly so that the tiles have the most dots together.
    fn draw_places(&self, package: u8, dice: &mut Dice) -> ArrayVec<PlacedTile, PACKAGE_TILES> {
        let free = self.playable().minus(self.claimed());
        let layouts = layouts(self.options.edition, package);
        for _ in 0..LAYOUTS_TRIED {
            let anchor = any_hex(free, dice).expect("there is more room than flags");
            if let Some(tiles) = lay(pick(layouts, dice), anchor)
                && self.check_package_tiles(package, &tiles).is_ok()
            {
                return tiles;
            }
        }
        self.draw_any_places(package, free, dice)
    }

    /// Side by side, one after the other, until no colours clash; then in any order.
    fn draw_any_places(&self, package: u8, free: HexSet, dice: &mut Dice) -> ArrayVec<PlacedTile, PACKAGE_TILES> {
        loop {
            let (mut tiles, mut group) = (ArrayVec::new(), HexSet::EMPTY);
            for tile in self.packages().industry[usize::from(package) - 1].kinds() {
                let room = if group.is_empty() { free } else { group.around().and(free).minus(group) };
                let Some(hex) = any_hex(room, dice) else { break };
                tiles.push(PlacedTile { tile, hex, rotation: Rotation::new(dice.random_range(0..6)) });
                group = group.with(hex);
            }
            if self.check_package_tiles(package, &tiles).is_ok() {
                shuffle(&mut tiles, dice);
                return tiles;
            }
        }
    }

    pub(super) fn draw_station(&self, seat: Seat, dice: &mut Dice) -> Action {
        let own = self.stations(seat);
        Action::SetUp(SetUpAction::Station { hex: any_hex(own, dice).expect("everybody has placed something") })
    }
}

/// The numbers of the packages that are not gone.
fn left(gone: u8) -> ArrayVec<u8, PACKAGES> {
    (1..=PACKAGES as u8).filter(|package| gone >> (package - 1) & 1 == 0).collect()
}
