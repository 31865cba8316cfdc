//! Puzzles of Wealth of Nations.

use super::{Funnel, Puzzling, those};
use crate::Theme;
use bots::Care;
use engine::{Dice, Seat};
use rand::RngExt;
use wealth_of_nations::{Action, CommonAction, DevelopAction, Edition, Options, ProduceAction, SetUpAction, TradeAction, WealthOfNations};

/// Whoever has so few flags left may end the game soon.
const FEW_FLAGS: u8 = 2;

impl Puzzling for WealthOfNations {
    const FUNNEL: Funnel = Funnel {
        play: 1,
        lost: 2,
        glanced: 5,
        first: 4,
        promising: 0.025,
        search: 20,
        second: 16,
        check: 120,
        expert: Care { search: 48, proposals: 5, games: 24, finals: 40, time: None },
        lead: 0.04,
        shown: 6,
        per_game: 4,
        apart: 20,
    };

    fn table(dice: &mut Dice) -> (Options, u8) {
        let edition = if dice.random() { Edition::Second } else { Edition::First };
        let war_clouds = dice.random_range(0..4u8) == 0;
        (Options { edition, war_clouds, ..Options::default() }, dice.random_range(2..=4))
    }

    fn themes(&self, _seat: Seat, best: &Action) -> Vec<Theme> {
        let last = self.end.is_some() || self.nations.values().any(|nation| nation.flags_left <= FEW_FLAGS);
        let theme = match best {
            Action::Common(CommonAction::Pass) => Some(Theme::Timing),
            Action::Common(CommonAction::RepayNotes { .. }) | Action::Trade(TradeAction::TakeNotes { .. }) => Some(Theme::Notes),
            Action::Common(CommonAction::Plan(_)) => None,
            Action::Draft(_) => Some(Theme::Draft),
            Action::SetUp(SetUpAction::Claim { .. }) | Action::Develop(DevelopAction::PlaceFlag { .. }) => Some(Theme::Flags),
            Action::Trade(TradeAction::Buy { .. } | TradeAction::Sell { .. }) => Some(Theme::Trade),
            Action::Trade(
                TradeAction::Offer(_) | TradeAction::Accept { .. } | TradeAction::Decline { .. } | TradeAction::Withdraw { .. },
            ) => Some(Theme::Barter),
            Action::Develop(DevelopAction::Build { .. } | DevelopAction::MoveTiles { .. }) => Some(Theme::Building),
            Action::Develop(DevelopAction::Automate { .. }) => Some(Theme::Automation),
            Action::SetUp(SetUpAction::Station { .. })
            | Action::Develop(DevelopAction::BuildUnit { .. } | DevelopAction::Transport { .. })
            | Action::March(_)
            | Action::Produce(ProduceAction::Occupy { .. }) => Some(Theme::War),
            Action::Produce(ProduceAction::Produce(_)) => Some(Theme::Production),
        };
        let mut facts = vec![(Theme::End, last)];
        facts.extend(theme.map(|theme| (theme, true)));
        those(&facts)
    }
}
