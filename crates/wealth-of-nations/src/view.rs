//! What a viewer sees: the table but for what is hidden, and what each choice would do.

mod desk;
mod market;
mod money;
mod nation;
mod plan;

pub use desk::{Desk, Fit, PackageFit, Site, SiteTile};
pub use market::{MarketView, Value};
pub use money::MoneyRange;
pub use nation::{BlocView, Gain, NationView, Upkeep};
pub use plan::{PlanItem, PlanLine, PlanView};

use crate::data::DraftRound;
use crate::illegal::Illegal;
use crate::state::{Phase, Plan, Step, WealthOfNations};
use engine::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    /// The table. Plans of others are empty and their sealed productions run nothing, whatever they are; of money that
    /// is only roughly visible it has the least that it can be.
    pub table: WealthOfNations,
    pub money: BySeat<MoneyRange>,
    /// In the order of commodities.
    pub markets: Vec<MarketView>,
    /// In the order of seats.
    pub nations: Vec<NationView>,
    /// The decision the game waits for from the viewer.
    pub owed: Option<Owed>,
    /// Offers that the viewer can answer; their contents are on the table.
    pub answers: Vec<Answer>,
    /// The viewer's own board: what can be done where, and the plan.
    pub desk: Option<Desk>,
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Owed {
    /// A package, of which sort the round says.
    Package(DraftRound),
    /// The first flag.
    Claim,
    /// The first unit.
    Station,
    /// A Trade action; so many cubes at the most go to or come from the markets.
    Trade {
        cubes: u32,
    },
    /// A Develop action, or a part of one.
    Develop(Step),
    Occupy,
    Produce,
    /// How many notes are repaid after the final sale.
    Repay {
        most: u32,
    },
}

/// An open offer to the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Answer {
    pub from: Seat,
    /// Why it cannot be accepted now.
    pub why_not: Option<Illegal>,
}

impl engine::View for View {}

impl WealthOfNations {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        View {
            viewer,
            money: self.money_seen(viewer),
            markets: self.market_views(),
            nations: Seat::all(self.seats()).map(|seat| self.nation_view(seat)).collect(),
            owed: seat.and_then(|seat| self.owed(seat)),
            answers: seat.map_or_else(Vec::new, |seat| self.answers(seat)),
            desk: seat.filter(|seat| !self.nations[*seat].eliminated).map(|seat| self.desk(seat)),
            table: self.masked(viewer),
        }
    }

    /// The table without what this viewer may not know.
    fn masked(&self, viewer: Viewer) -> WealthOfNations {
        let mut table = self.clone();
        let money = self.money_seen(viewer);
        for seat in Seat::all(self.seats()).filter(|seat| !viewer.is(*seat)) {
            table.plans[seat] = Plan::default();
            table.nations[seat].money = money[seat].least;
            if let Phase::Produce(producing) = &mut table.phase {
                producing.sealed[seat] = producing.sealed[seat].map(|_| Default::default());
            }
        }
        table
    }

    fn owed(&self, seat: Seat) -> Option<Owed> {
        match &self.phase {
            Phase::Draft(draft) => (self.drafter(draft) == seat).then(|| Owed::Package(self.draft_round(draft))),
            Phase::Claims { seat: asked } => (*asked == seat).then_some(Owed::Claim),
            Phase::Stations { seat: asked } => (*asked == seat).then_some(Owed::Station),
            Phase::Trade(trade) => (trade.active == seat).then(|| Owed::Trade { cubes: self.cubes_a_trade() }),
            Phase::Develop(develop) => (develop.decides() == seat).then_some(Owed::Develop(develop.step)),
            Phase::Occupy { seat: asked, .. } => (*asked == seat).then_some(Owed::Occupy),
            Phase::Produce(producing) => producing.owing().contains(seat).then_some(Owed::Produce),
            Phase::Repay { owing } => owing.contains(seat).then(|| Owed::Repay { most: self.notes_to_repay(seat) }),
            Phase::FirstPlayer | Phase::Over => None,
        }
    }

    /// Offers are made aloud, so that everybody hears them; whether one can be accepted is for those it concerns.
    fn answers(&self, seat: Seat) -> Vec<Answer> {
        let Phase::Trade(trade) = &self.phase else { return Vec::new() };
        let to_answer = trade.offers.iter().filter(|offer| offer.to == seat);
        to_answer.map(|offer| Answer { from: offer.from, why_not: self.check_accept(trade, seat, offer.from).err() }).collect()
    }
}
