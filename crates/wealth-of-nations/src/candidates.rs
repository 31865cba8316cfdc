//! Legal actions worth looking at, and what is done for an absent player.

mod develop;
mod draft;
mod moves;
mod produce;
mod trade;
mod war;

use crate::action::{Action, CommonAction, DraftAction, MarchAction, Operation, ProduceAction, SetUpAction};
use crate::data::DraftRound;
use crate::layout::{lay, layouts};
use crate::state::{Draft, Phase, Step, WealthOfNations};
use engine::{Coverage, Seat};

impl WealthOfNations {
    /// Every single step; of what has too many forms (packages in their places, moves, productions, offers) those
    /// that promise something. Plans are not listed: they change nothing.
    pub(crate) fn list_candidates(&self, seat: Seat, out: &mut Vec<Action>) -> Coverage {
        let mut list = List { from: out.len(), actions: out };
        match &self.phase {
            Phase::FirstPlayer | Phase::Over => {}
            Phase::Draft(draft) if self.drafter(draft) == seat => self.list_packages(draft, &mut list),
            Phase::Claims { seat: asked } if *asked == seat => {
                self.playable().minus(self.claimed()).iter().for_each(|hex| list.add(Action::SetUp(SetUpAction::Claim { hex })));
            }
            Phase::Stations { seat: asked } if *asked == seat => {
                let own = self.stations(seat);
                own.iter().for_each(|hex| list.add(Action::SetUp(SetUpAction::Station { hex })));
            }
            Phase::Trade(trade) => self.list_trades(trade, seat, &mut list),
            Phase::Develop(develop) if develop.decides() == seat => self.list_development(develop, seat, &mut list),
            Phase::Occupy { seat: asked, .. } if *asked == seat => self.list_occupations(seat, &mut list),
            Phase::Produce(producing) if producing.asked.contains(seat) => self.list_productions(seat, &mut list),
            Phase::Repay { owing } if owing.contains(seat) => {
                (0..=self.notes_to_repay(seat)).for_each(|notes| list.add(Action::Common(CommonAction::RepayNotes { notes })));
            }
            Phase::Draft(_)
            | Phase::Claims { .. }
            | Phase::Stations { .. }
            | Phase::Develop(_)
            | Phase::Occupy { .. }
            | Phase::Produce(_)
            | Phase::Repay { .. } => {}
        }
        Coverage::Some
    }

    /// Nothing that cannot be made good: what can be run is run, what costs nothing is taken, nothing is spent.
    pub(crate) fn safe_action(&self, seat: Seat) -> Action {
        match &self.phase {
            Phase::Draft(draft) => self.safe_package(draft),
            Phase::Claims { .. } => Action::SetUp(SetUpAction::Claim {
                hex: self.playable().minus(self.claimed()).first().expect("there is more room than flags"),
            }),
            Phase::Stations { .. } => {
                let own = self.stations(seat);
                Action::SetUp(SetUpAction::Station { hex: own.first().expect("everybody has placed something") })
            }
            Phase::Trade(_) => Action::Common(CommonAction::Pass),
            Phase::Develop(develop) => match develop.step {
                Step::Action => Action::Common(CommonAction::Pass),
                Step::March { .. } => Action::March(MarchAction::Halt),
                Step::Defence { .. } => Action::March(MarchAction::Defend { fight: false }),
                Step::Operation { .. } => Action::March(MarchAction::Operate(Operation::Nothing)),
            },
            Phase::Occupy { .. } => self.occupy_all(seat),
            Phase::Produce(_) => Action::Produce(ProduceAction::Produce(self.rich_production(seat, None))),
            Phase::Repay { .. } => Action::Common(CommonAction::RepayNotes { notes: self.notes_to_repay(seat) }),
            Phase::FirstPlayer | Phase::Over => unreachable!("nobody is awaited"),
        }
    }

    /// The first package that is left, industry where there is a choice, in the first place where it fits.
    fn safe_package(&self, draft: &Draft) -> Action {
        let left = |gone: u8| (1..=6u8).find(|package| gone >> (package - 1) & 1 == 0);
        let industry = if self.draft_round(draft) == DraftRound::Commodity { None } else { left(draft.industry) };
        let Some(package) = industry else {
            return Action::Draft(DraftAction::TakeCommodity {
                package: left(draft.commodity).expect("there are more packages than picks"),
            });
        };
        let free = self.playable().minus(self.claimed());
        let places =
            free.iter().flat_map(|anchor| layouts(self.options.edition, package).iter().filter_map(move |layout| lay(layout, anchor)));
        let tiles = places.into_iter().find(|tiles| self.check_package_tiles(package, tiles).is_ok());
        Action::Draft(DraftAction::TakeIndustry { package, tiles: tiles.expect("there is more room than packages") })
    }
}

/// Candidates of one call, none of them twice.
struct List<'a> {
    from: usize,
    actions: &'a mut Vec<Action>,
}

impl List<'_> {
    fn add(&mut self, action: Action) {
        self.actions.push(action);
    }

    fn add_once(&mut self, action: Action) {
        if !self.actions[self.from..].contains(&action) {
            self.actions.push(action);
        }
    }
}
