//! What a viewer sees: the table but for what is hidden, and what each choice would do.

mod desk;
mod ending;
mod market;
mod money;
mod nation;
mod plan;
mod runs;
mod sensible;
mod spots;
mod war;
mod worth;

pub use desk::{Bank, Desk, Fit, PackageFit, Site, SiteTile};
pub use ending::Ending;
pub use market::{MarketView, Value};
pub use money::MoneyRange;
pub use nation::{BlocView, Gain, NationView, Upkeep};
pub use plan::{PlanItem, PlanLimit, PlanLine, PlanView};
pub use runs::{BlocRun, Occupier};
pub use spots::{Spot, Spots};
pub use war::{Occupiable, OperationChoice, Reach, Section};
pub use worth::Balance;

use crate::data::DraftRound;
use crate::illegal::Illegal;
use crate::score::best_repayment;
use crate::state::{Nation, Offer, Phase, Plan, Step, WealthOfNations};
use arrayvec::ArrayVec;
use engine::{BySeat, MAX_SEATS, Seat, SeatSet, Turn, Viewer};
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
    pub terms: Terms,
    pub ending: Ending,
    /// Whom the game waits for.
    pub awaited: SeatSet,
    /// Who has passed since anybody did anything else, or is out of the phase.
    pub passed: SeatSet,
    pub spots: Spots,
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

/// What this table's rules allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Terms {
    /// Cubes that one trade with the markets moves at the most.
    pub cubes: u32,
    /// Whether players barter at all.
    pub barter: bool,
    /// What a round of the draft offers while there is one.
    pub draft: Option<DraftRound>,
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
        /// How many make the most points.
        best: u32,
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
    /// What the viewer gains by it.
    pub here: Balance,
    /// What the one who made it gains.
    pub there: Balance,
}

impl WealthOfNations {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let money = self.money_seen(viewer);
        View {
            viewer,
            terms: self.terms(),
            ending: self.ending(),
            awaited: match self.waits_for() {
                Turn::Seats(seats) => seats,
                Turn::Chance | Turn::Over => SeatSet::EMPTY,
            },
            passed: self.passed(),
            spots: self.spots(),
            markets: self.market_views(),
            nations: Seat::all(self.seats()).map(|seat| self.nation_view(seat, money[seat].least)).collect(),
            money,
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

    fn terms(&self) -> Terms {
        Terms {
            cubes: self.cubes_a_trade(),
            barter: self.has_barter(),
            draft: match &self.phase {
                Phase::Draft(draft) => Some(self.draft_round(draft)),
                _ => None,
            },
        }
    }

    fn passed(&self) -> SeatSet {
        let (active, passes) = match &self.phase {
            Phase::Trade(trade) if self.options.final_pass => return trade.done,
            Phase::Trade(trade) => (trade.active, trade.passes),
            Phase::Develop(develop) => (develop.active, develop.passes),
            _ => return SeatSet::EMPTY,
        };
        // Those who passed sit before the active player, who is the last one of this order.
        let order: ArrayVec<Seat, { MAX_SEATS as usize }> = self.clockwise_from(self.next_player(active)).collect();
        order.iter().rev().filter(|seat| **seat != active).take(passes.into()).copied().collect()
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
            Phase::Repay { owing } => owing.contains(seat).then(|| {
                let Nation { money, notes, .. } = self.nations[seat];
                Owed::Repay { most: self.notes_to_repay(seat), best: best_repayment(money, notes) }
            }),
            Phase::FirstPlayer | Phase::Over => None,
        }
    }

    /// Offers are made aloud, so that everybody hears them; whether one can be accepted is for those it concerns.
    fn answers(&self, seat: Seat) -> Vec<Answer> {
        let Phase::Trade(trade) = &self.phase else { return Vec::new() };
        let to_answer = trade.offers.iter().filter(|offer| offer.to == seat);
        let answer = |offer: &Offer| {
            let [there, here] = self.balances(offer);
            Answer { from: offer.from, why_not: self.check_accept(trade, seat, offer.from).err(), here, there }
        };
        to_answer.map(answer).collect()
    }
}
