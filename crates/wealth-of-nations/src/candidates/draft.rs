//! Packages worth taking, with places worth having.

use super::List;
use crate::action::{Action, DraftAction};
use crate::data::{DraftRound, PACKAGES};
use crate::layout::{lay, layouts};
use crate::state::{Draft, WealthOfNations};

impl WealthOfNations {
    /// Every commodity package that may be taken; every industry package around every hex, laid for the most dots.
    pub(super) fn list_packages(&self, draft: &Draft, list: &mut List<'_>) {
        let left = |gone: u8| (1..=PACKAGES as u8).filter(move |package| gone >> (package - 1) & 1 == 0);
        let (industry, commodity) = match self.draft_round(draft) {
            DraftRound::Industry => (true, false),
            DraftRound::Commodity => (false, true),
            DraftRound::Either => (true, true),
        };
        if commodity {
            left(draft.commodity).for_each(|package| list.add(Action::Draft(DraftAction::TakeCommodity { package })));
        }
        if industry {
            left(draft.industry).for_each(|package| self.list_places(package, list));
        }
    }

    /// One layout around each hex. It is another one from hex to hex, so that all of them come.
    fn list_places(&self, package: u8, list: &mut List<'_>) {
        let layouts = layouts(self.options.edition, package);
        for anchor in self.playable().minus(self.claimed()) {
            let turned = layouts.iter().cycle().skip(anchor.index() % layouts.len()).take(layouts.len());
            let fits = turned.filter_map(|layout| lay(layout, anchor)).find(|tiles| self.check_package_tiles(package, tiles).is_ok());
            if let Some(tiles) = fits {
                list.add(Action::Draft(DraftAction::TakeIndustry { package, tiles }));
            }
        }
    }
}
