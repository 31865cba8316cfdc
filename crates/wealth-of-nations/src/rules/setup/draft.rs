//! The draft of starting packages, in snake order (EN1 p.6-7).

use crate::action::{Action, DraftAction, PlacedTile};
use crate::board::HexSet;
use crate::data::{DraftRound, PACKAGES, Packages, Tile, tables};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::layout::dots_added;
use crate::options::{Edition, FivePlayers};
use crate::rules::placement::conflicts;
use crate::state::{Draft, Phase, WealthOfNations};
use engine::{Seat, Sink};

impl WealthOfNations {
    /// The packages of this game's edition.
    pub fn packages(&self) -> &'static Packages {
        match self.options.edition {
            Edition::First => &tables().first_edition,
            Edition::Second => &tables().second_edition,
        }
    }

    /// What is taken in each round of the draft.
    fn draft_rounds(&self) -> &'static [DraftRound] {
        &tables().drafts[usize::from(self.seats()) - 2]
    }

    /// What may be taken in this round.
    pub(crate) fn draft_round(&self, draft: &Draft) -> DraftRound {
        self.draft_rounds()[usize::from(draft.picks / self.seats())]
    }

    /// Odd rounds go back the way the round before came: whoever was last is first (EN1 p.7).
    pub(crate) fn drafter(&self, draft: &Draft) -> Seat {
        let seats = self.seats();
        let (round, place) = (draft.picks / seats, draft.picks % seats);
        let steps = if round.is_multiple_of(2) { place } else { seats - 1 - place };
        Seat::new((draft.leader.index() as u8 + steps) % seats)
    }

    /// Industry packages that this number of players does not use, as bits (EN1 p.7, R4).
    pub(super) fn left_out(&self) -> u8 {
        if self.seats() != 5 {
            return 0;
        }
        match (self.options.edition, self.options.five_players) {
            (Edition::First, _) | (Edition::Second, FivePlayers::WithoutGenerators) => 1 << 1,
            (Edition::Second, FivePlayers::WithoutIntegratedEconomy) => 1 << 5,
        }
    }

    pub(crate) fn check_draft(&self, draft: &Draft, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_asked(self.drafter(draft), seat)?;
        let Action::Draft(action) = action else { return Err(Illegal::WrongMoment) };
        match action {
            DraftAction::TakeIndustry { package, tiles } => {
                if self.draft_round(draft) == DraftRound::Commodity {
                    return Err(Illegal::CommodityRound);
                }
                check_package(*package, draft.industry)?;
                self.check_package_tiles(*package, tiles)
            }
            DraftAction::TakeCommodity { package } => {
                if self.draft_round(draft) == DraftRound::Industry {
                    return Err(Illegal::IndustryRound);
                }
                check_package(*package, draft.commodity)
            }
        }
    }

    /// The tiles are those of the package, lie in one group on free hexes, and no colours clash: there is no
    /// Force Placement in the set-up (EN1 p.6, R7). Where only some are laid, these are looked at first.
    pub(crate) fn check_package_tiles(&self, package: u8, tiles: &[PlacedTile]) -> Result<(), Illegal> {
        let mut left = self.packages().industry[usize::from(package) - 1].tiles;
        for placed in tiles {
            let stack = &mut left[placed.tile.index()];
            *stack = stack.checked_sub(1).ok_or(Illegal::NotThePackage { package })?;
        }
        let mut map = self.map;
        let mut group = HexSet::EMPTY;
        for &PlacedTile { tile, hex, rotation } in tiles {
            self.check_free(hex)?;
            if group.contains(hex) {
                return Err(Illegal::NamedTwice { hex });
            }
            let tile = Tile::new(tile, rotation);
            if conflicts(&map, hex, tile) > 0 {
                return Err(Illegal::Conflict { hex });
            }
            map.put(hex, tile);
            group = group.with(hex);
        }
        if !is_contiguous(group) {
            return Err(Illegal::NotContiguous);
        }
        match left.iter().sum() {
            0 => Ok(()),
            left => Err(Illegal::Unlaid { package, left, dots: self.laid_dots(tiles) }),
        }
    }

    /// The full dots that these tiles have together.
    fn laid_dots(&self, tiles: &[PlacedTile]) -> u32 {
        let (mut map, mut group, mut dots) = (self.map, HexSet::EMPTY, 0);
        for &PlacedTile { tile, hex, rotation } in tiles {
            let tile = Tile::new(tile, rotation);
            dots += dots_added(&map, group, self.options.synergy, hex, tile).iter().sum::<u32>();
            map.put(hex, tile);
            group = group.with(hex);
        }
        dots
    }

    pub(crate) fn apply_draft(&mut self, seat: Seat, action: DraftAction, events: &mut impl Sink<Event>) {
        let Phase::Draft(mut draft) = self.phase else { unreachable!("it was checked in the draft") };
        match action {
            DraftAction::TakeIndustry { package, tiles } => {
                draft.industry |= 1 << (package - 1);
                let money = self.packages().industry[usize::from(package) - 1].money;
                self.nations[seat].money += money;
                events.add(|| Event::IndustryTaken { seat, package, money });
                for PlacedTile { tile, hex, rotation } in tiles {
                    self.stacks[tile.index()] -= 1;
                    self.plant_flag(seat, hex, events);
                    self.put_tile(seat, hex, Tile::new(tile, rotation), events);
                }
            }
            DraftAction::TakeCommodity { package } => {
                draft.commodity |= 1 << (package - 1);
                let taken = &self.packages().commodity[usize::from(package) - 1];
                self.nations[seat].cubes += taken.cubes;
                self.nations[seat].money += taken.money;
                events.add(|| Event::CommodityTaken { seat, package, cubes: taken.cubes, money: taken.money });
            }
        }
        draft.picks += 1;
        self.phase = Phase::Draft(draft);
        if usize::from(draft.picks) == self.draft_rounds().len() * usize::from(self.seats()) {
            self.end_set_up(events);
        }
    }

    /// A tile comes onto the board.
    pub(crate) fn put_tile(&mut self, seat: Seat, hex: crate::board::Hex, tile: Tile, events: &mut impl Sink<Event>) {
        self.map.put(hex, tile);
        events.add(|| Event::TilePlaced { seat, tile: tile.kind, hex, rotation: tile.rotation });
    }
}

/// That there is such a package and nobody has it.
fn check_package(package: u8, gone: u8) -> Result<(), Illegal> {
    if !(1..=PACKAGES as u8).contains(&package) {
        Err(Illegal::NoSuchPackage { package })
    } else if gone >> (package - 1) & 1 == 1 {
        Err(Illegal::PackageGone { package })
    } else {
        Ok(())
    }
}

/// Whether all hexes touch each other in one group.
pub(crate) fn is_contiguous(group: HexSet) -> bool {
    let Some(first) = group.first() else { return true };
    let mut reached = HexSet::one(first);
    loop {
        let next = reached.union(reached.around().and(group));
        if next == reached {
            return reached == group;
        }
        reached = next;
    }
}
