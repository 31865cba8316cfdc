//! The planning board: what the plan takes, what of it is missing, and what that costs (FRWC p.16).

use crate::data::{AUTOMATION_COST, Commodity, Cubes, FLAG_COST, FORCE_COST, MARCH_COST, MOVE_COST, TRANSPORT_COST, TileKind, UNIT_COST};
use crate::state::{Plan, WealthOfNations};
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlanView {
    pub plan: Plan,
    /// What each part takes.
    pub lines: Vec<PlanLine>,
    pub cost: Cubes,
    pub missing: Cubes,
    /// Cubes that the plan has no use for.
    pub spare: Cubes,
    /// What the missing cubes cost at the markets now, one after the other.
    pub price: u64,
    /// What the spare cubes would bring there.
    pub proceeds: u64,
    /// Money that is still missing when all spare cubes are sold.
    pub short: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlanLine {
    pub item: PlanItem,
    pub number: u32,
    pub cubes: Cubes,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlanItem {
    Flag,
    Tile(TileKind),
    Force,
    Move,
    Automation,
    Unit,
    March,
    Transport,
    /// Tiles fed with food.
    Feed,
    /// Blocs fed with ore.
    Ore,
    /// Blocs with energy.
    Power,
}

impl WealthOfNations {
    pub(super) fn plan_view(&self, seat: Seat) -> PlanView {
        let (plan, nation) = (self.plans[seat], &self.nations[seat]);
        let lines: Vec<PlanLine> = lines(&plan).filter(|line| line.number > 0).collect();
        let cost = lines.iter().fold(Cubes::NONE, |sum, line| sum + line.cubes);
        let (missing, spare) = (nation.cubes.missing(&cost), cost.missing(&nation.cubes));
        let (price, proceeds) = (self.purchase_price(&missing), self.sale_price(&spare));
        let short = price.saturating_sub(proceeds + u64::from(nation.money));
        PlanView { plan, lines, cost, missing, spare, price, proceeds, short }
    }
}

/// Every part of a plan. Marks may lie on tiles that are still to be built.
fn lines(plan: &Plan) -> impl Iterator<Item = PlanLine> {
    let line = |item, number: u8, each: Cubes| PlanLine { item, number: number.into(), cubes: each.times(number.into()) };
    let tiles = TileKind::ALL.into_iter().zip(plan.tiles);
    let tiles = tiles.map(move |(kind, number)| line(PlanItem::Tile(kind), number, kind.data().cost));
    let run = plan.run;
    let others = [
        line(PlanItem::Force, plan.forced, FORCE_COST),
        line(PlanItem::Move, plan.moves, MOVE_COST),
        line(PlanItem::Automation, plan.automations, AUTOMATION_COST),
        line(PlanItem::Unit, plan.units, UNIT_COST),
        line(PlanItem::March, plan.marches, MARCH_COST),
        line(PlanItem::Transport, plan.transports, TRANSPORT_COST),
        line(PlanItem::Feed, run.feed.len(), Cubes::one(Commodity::Food)),
        line(PlanItem::Ore, run.ore.len(), Cubes::one(Commodity::Ore)),
        line(PlanItem::Power, run.power.len(), Cubes::one(Commodity::Energy)),
    ];
    std::iter::once(line(PlanItem::Flag, plan.flags, FLAG_COST)).chain(tiles).chain(others)
}
