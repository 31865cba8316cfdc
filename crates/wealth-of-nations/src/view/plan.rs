//! The planning board: what the plan takes, what of it is missing, and what that costs (FRWC p.16).

use super::{BlocRun, Gain, Value};
use crate::data::{
    AUTOMATION_COST, Commodity, Cubes, FLAG_COST, FORCE_COST, Industry, MARCH_COST, MOVE_COST, TRANSPORT_COST, TileKind, UNIT_COST, UNITS,
};
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
    /// What one purchase can bring of the missing cubes.
    pub order: Cubes,
    /// The blocs that are to be run.
    pub runs: Vec<BlocRun>,
    /// What they bring.
    pub gain: Gain,
    /// What they gain at the advised values when what they take is counted.
    pub net: Value,
    /// What no cubes can buy.
    pub limits: Vec<PlanLimit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlanLine {
    pub item: PlanItem,
    pub number: u32,
    pub cubes: Cubes,
    /// What is missing when the lines before have taken theirs.
    pub missing: Cubes,
    /// What the missing cubes cost now, after those of the lines before.
    pub price: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlanItem {
    Flag,
    Tile(TileKind),
    /// Flags that the tiles need beside those that lie there and those that are planned.
    FlagForTile,
    Force,
    Move,
    Automation,
    Unit,
    March,
    Transport,
    /// Blocs that are run.
    Run,
    /// The tiles that are built, where anything is run: they need food and energy too.
    RunNew,
}

/// What there is not enough of, and how much of it there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlanLimit {
    Flags { left: u8 },
    Stack { tile: TileKind, left: u8 },
    Units { left: u8 },
}

impl WealthOfNations {
    pub(super) fn plan_view(&self, seat: Seat) -> PlanView {
        let (plan, nation) = (self.plans[seat], &self.nations[seat]);
        let runs = self.runs(seat, &plan.run);
        let mut lines = self.plan_lines(seat, &plan, &runs);
        self.provide(nation.cubes, &mut lines);
        let cost = lines.iter().fold(Cubes::NONE, |sum, line| sum + line.cubes);
        let (missing, spare) = (nation.cubes.missing(&cost), cost.missing(&nation.cubes));
        let (price, proceeds) = (self.purchase_price(&missing), self.sale_price(&spare));
        let short = price.saturating_sub(proceeds + u64::from(nation.money));
        let (mut gain, mut net) = (Gain::default(), Value::NOTHING);
        for run in &runs {
            gain.cubes += run.gain.cubes;
            gain.money += run.gain.money;
            net += run.net;
        }
        let order = self.first_order(seat, &lines, &missing);
        PlanView { plan, cost, missing, spare, price, proceeds, short, order, gain, net, limits: self.limits(seat, &plan), lines, runs }
    }

    /// Every part of a plan that there is something of.
    fn plan_lines(&self, seat: Seat, plan: &Plan, runs: &[BlocRun]) -> Vec<PlanLine> {
        let line = |item, number: u32, cubes| PlanLine { item, number, cubes, missing: Cubes::NONE, price: 0 };
        let each = |item, number: u32, cost: Cubes| line(item, number, cost.times(number));
        let tiles = TileKind::ALL.into_iter().zip(plan.tiles);
        let tiles = tiles.map(|(kind, number)| each(PlanItem::Tile(kind), number.into(), kind.data().cost));
        let run = runs.iter().fold(Cubes::NONE, |sum, run| sum + run.cost);
        let (built, new) = if runs.is_empty() { (0, Cubes::NONE) } else { (plan.built(), self.new_upkeep(seat, plan, runs)) };
        let others = [
            each(PlanItem::FlagForTile, self.flags_for_tiles(seat, plan), FLAG_COST),
            each(PlanItem::Force, plan.forced.into(), FORCE_COST),
            each(PlanItem::Move, plan.moves.into(), MOVE_COST),
            each(PlanItem::Automation, plan.automations.into(), AUTOMATION_COST),
            each(PlanItem::Unit, plan.units.into(), UNIT_COST),
            each(PlanItem::March, plan.marches.into(), MARCH_COST),
            each(PlanItem::Transport, plan.transports.into(), TRANSPORT_COST),
            line(PlanItem::Run, runs.len() as u32, run),
            line(PlanItem::RunNew, if new.is_none() { 0 } else { built }, new),
        ];
        let flags = each(PlanItem::Flag, plan.flags.into(), FLAG_COST);
        std::iter::once(flags).chain(tiles).chain(others).filter(|line| line.number > 0).collect()
    }

    /// Each tile needs a flag of one's own without a tile (EN1 p.10).
    fn flags_for_tiles(&self, seat: Seat, plan: &Plan) -> u32 {
        let free = self.nations[seat].flags.minus(self.map.tiled()).len();
        plan.built().saturating_sub(u32::from(free) + u32::from(plan.flags))
    }

    /// The least that the new tiles take to run. Where a bloc of their industry is run, they may join it: then they
    /// need no energy of their own, and no food if that bloc gets ore. Otherwise all of an industry may lie in one bloc.
    fn new_upkeep(&self, seat: Seat, plan: &Plan, runs: &[BlocRun]) -> Cubes {
        let blocs: Vec<Industry> = self.blocs(seat).map(|bloc| bloc.industry).collect();
        let any =
            |industry: Industry, how: fn(&BlocRun) -> bool| runs.iter().any(|run| blocs[usize::from(run.bloc)] == industry && how(run));
        let (mut food, mut energy) = (0, 0);
        for industry in Industry::ALL {
            let with = |section: fn(TileKind) -> Option<Industry>| -> u32 {
                let kinds = TileKind::ALL.into_iter().zip(plan.tiles);
                kinds.filter(|(kind, _)| section(*kind) == Some(industry)).map(|(_, number)| u32::from(number)).sum()
            };
            if !any(industry, |run| run.ore) {
                food += with(TileKind::fed_section);
            }
            if with(TileKind::powered_section) > 0 && !any(industry, |run| run.power) {
                energy += 1;
            }
        }
        Cubes::of(Commodity::Food, food).and(Commodity::Energy, energy)
    }

    /// What is owned goes to the first lines first, and what is bought for them is bought first.
    fn provide(&self, owned: Cubes, lines: &mut [PlanLine]) {
        let (mut left, mut bought, mut paid) = (owned, Cubes::NONE, 0);
        for line in lines {
            line.missing = left.missing(&line.cubes);
            left = line.cubes.missing(&left);
            bought += line.missing;
            let price = self.purchase_price(&bought);
            line.price = price - paid;
            paid = price;
        }
    }

    /// Lines that one purchase completes come first; of the rest the dearest cubes that the money still pays for.
    fn first_order(&self, seat: Seat, lines: &[PlanLine], missing: &Cubes) -> Cubes {
        let (most, money) = (u64::from(self.cubes_a_trade()), u64::from(self.nations[seat].money));
        let fits = |cubes: &Cubes| cubes.total() <= most && self.purchase_price(cubes) <= money;
        let mut order = Cubes::NONE;
        for line in lines {
            let with = order + line.missing;
            if fits(&with) {
                order = with;
            }
        }
        for commodity in Commodity::ALL.into_iter().rev() {
            while missing.cover(&order.and(commodity, 1)) && fits(&order.and(commodity, 1)) {
                order = order.and(commodity, 1);
            }
        }
        order
    }

    fn limits(&self, seat: Seat, plan: &Plan) -> Vec<PlanLimit> {
        let nation = &self.nations[seat];
        let mut limits = Vec::new();
        if u32::from(plan.flags) + self.flags_for_tiles(seat, plan) > nation.flags_left.into() {
            limits.push(PlanLimit::Flags { left: nation.flags_left });
        }
        for (tile, number) in TileKind::ALL.into_iter().zip(plan.tiles) {
            let left = self.stacks[tile.index()];
            if number > left {
                limits.push(PlanLimit::Stack { tile, left });
            }
        }
        let left = (UNITS - nation.units.len()) as u8;
        if plan.units > left {
            limits.push(PlanLimit::Units { left });
        }
        limits
    }
}

impl Plan {
    /// How many tiles are to be built.
    fn built(&self) -> u32 {
        self.tiles.iter().map(|number| u32::from(*number)).sum()
    }
}
