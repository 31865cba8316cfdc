//! A round planned backwards: what to build and to run, what that takes, and what it leads to.

use super::ledger::{Goods, LABOR, covers, goods, net_worth, plus};
use super::outlook::{NOTE, Outlook, Style, TILE, TOO_LONG};
use super::sites::{Build, Fit, Land};
use super::works::{Season, Works};
use arrayvec::ArrayVec;
use engine::Seat;
use wealth_of_nations::WealthOfNations;
use wealth_of_nations::board::Hex;
use wealth_of_nations::data::{AUTOMATION_COST, MAX_NOTES};
use wealth_of_nations::rules::trade::payout;

/// The most tiles planned for one round.
const BUILDS: usize = 5;
/// Nobody plans to hold more notes than these: interest would eat the rest.
const NOTES: u32 = 12;
/// Flags more in each round of a game that lasts too long.
const HURRY: i32 = 2;
/// A smaller bloc eats too little for a token.
const WORTH_AUTOMATING: u8 = 3;

/// What to do in this round.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Tiles in the order in which they are built.
    pub builds: ArrayVec<Build, BUILDS>,
    /// A bloc to automate, named by a tile.
    pub automate: Option<Hex>,
    /// Flags to place beside those for tiles.
    pub flags: i32,
    /// What building takes.
    pub spend: Goods,
    /// What is run, with what that takes.
    pub season: Season,
    /// Notes that it takes.
    pub notes: u32,
    /// Whether the nation keeps something for rounds to come.
    pub growing: bool,
    /// What the nation is worth at the end if all goes that way, in money.
    pub value: f32,
}

impl Plan {
    /// Everything that it takes.
    pub(super) fn need(&self) -> Goods {
        plus(&self.spend, &self.season.takes)
    }

    fn promise(&self) -> f32 {
        self.builds.iter().map(|build| build.promise).sum()
    }
}

/// Whether the markets are open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Shop {
    Open,
    Closed,
}

/// What a nation has to plan with.
pub(super) struct Planner {
    pub outlook: Outlook,
    pub have: Goods,
    pub money: i32,
    pub notes: u32,
    shop: Shop,
    interest: bool,
    impatient: bool,
    land: Land,
    works: Works,
    tiles: i32,
}

impl Planner {
    pub(super) fn new(state: &WealthOfNations, seat: Seat, style: Style, shop: Shop) -> Planner {
        let nation = &state.nations[seat];
        Planner {
            outlook: Outlook::new(state, style),
            have: goods(&nation.cubes),
            money: nation.money as i32,
            notes: nation.notes,
            shop,
            interest: state.is_second_edition(),
            impatient: state.round >= TOO_LONG,
            land: Land::of(state, seat),
            works: Works::of(state, seat),
            tiles: i32::from(state.tiles_of(seat).len()),
        }
    }

    /// The best plan that was found.
    pub(super) fn plan(&self) -> Plan {
        let mut plan = self.running();
        if self.outlook.style.rush {
            self.rush(&mut plan);
            return plan;
        }
        let (mut land, mut works) = (self.land.clone(), self.works.clone());
        let mut fits = land.fits(&self.outlook);
        while !plan.builds.is_full() {
            let best = self.best_build(&plan, &land, &works, &fits).or_else(|| self.best_pair(&plan, &land, &works, &fits));
            let Some((better, after)) = best else { break };
            for build in &better.builds[plan.builds.len()..] {
                land.build(build);
                land.refit(build.hex, &self.outlook, &mut fits);
            }
            works = after;
            plan = better;
        }
        self.automation(&mut plan, &works);
        if self.impatient {
            self.claim(&mut plan, &land);
        }
        plan
    }

    /// Bloc after bloc, what pays most first, as long as it pays.
    fn running(&self) -> Plan {
        let later = &self.outlook.later;
        let mut blocs: ArrayVec<_, 20> = self.works.0.iter().filter(|work| work.dots > 0).map(|work| (work.profit(later), work)).collect();
        blocs.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut season = Season::default();
        let net = self.works.season(later).net(later);
        let mut best = self.value(&[0; 5], &season, net, 0).expect("doing nothing can be paid");
        for (_, work) in blocs {
            let mut more = season;
            more.add(work, later);
            if let Some(better) = self.value(&[0; 5], &more, net, 0)
                && better.0 > best.0
            {
                (season, best) = (more, better);
            }
        }
        Plan {
            builds: ArrayVec::new(),
            automate: None,
            flags: 0,
            spend: [0; 5],
            season,
            notes: best.1,
            growing: self.outlook.growing(),
            value: best.0,
        }
    }

    /// The plan with the tile that adds most to it, and the blocs after it.
    fn best_build(&self, plan: &Plan, land: &Land, works: &Works, fits: &[Fit]) -> Option<(Plan, Works)> {
        let mut best: Option<(Plan, Works)> = None;
        for build in land.best_of(fits) {
            let least = best.as_ref().map_or(plan.value + self.outlook.style.margin, |(best, _)| best.value);
            best = self.with_build(plan, land, works, build).filter(|(with, _)| with.value > least).or(best);
        }
        best
    }

    /// Two tiles of a kind side by side, where one alone does not pay.
    fn best_pair(&self, plan: &Plan, land: &Land, works: &Works, fits: &[Fit]) -> Option<(Plan, Works)> {
        if plan.builds.remaining_capacity() < 2 || self.shop == Shop::Closed && !covers(&self.have, &plan.spend) {
            return None;
        }
        let mut best: Option<(Plan, Works)> = None;
        for first in land.best_of(fits).into_iter().filter(|build| build.best) {
            let Some((with, after)) = self.with_build(plan, land, works, first) else { continue };
            let mut land = land.clone();
            land.build(&first);
            for second in land.beside(first.hex, first.tile.kind, &self.outlook) {
                let least = best.as_ref().map_or(plan.value + 2.0 * self.outlook.style.margin, |(best, _)| best.value);
                best = self.with_build(&with, &land, &after, second).filter(|(with, _)| with.value > least).or(best);
            }
        }
        best
    }

    fn with_build(&self, plan: &Plan, land: &Land, works: &Works, build: Build) -> Option<(Plan, Works)> {
        let spend = plus(&plan.spend, &build.cost());
        if self.shop == Shop::Closed && !covers(&self.have, &spend) {
            return None;
        }
        let mut map = land.map;
        map.put(build.hex, build.tile);
        let after = works.with(&map, land.flags.with(build.hex), land.synergy(), build.hex, build.tile);
        let (season, value, notes) = self.run_after(&spend, plan, &after, plan.builds.len() as i32 + 1)?;
        let mut with = Plan { spend, season, notes, value: value + plan.promise() + build.promise, ..plan.clone() };
        with.builds.push(build);
        Some((with, after))
    }

    /// Everything that pays is run after a change, or what was run before it where that is all that can be paid.
    fn run_after(&self, spend: &Goods, plan: &Plan, after: &Works, tiles: i32) -> Option<(Season, f32, u32)> {
        let later = &self.outlook.later;
        let season = after.season(later);
        let net = season.net(later);
        [season, plan.season].into_iter().find_map(|season| {
            let (value, notes) = self.value(spend, &season, net, tiles)?;
            Some((season, value, notes))
        })
    }

    /// One bloc is automated if that saves more than it costs.
    fn automation(&self, plan: &mut Plan, works: &Works) {
        let tiles = plan.builds.len() as i32;
        for (at, work) in works.0.iter().enumerate() {
            if work.automated || !work.industry.needs_food() || work.hexes.len() < WORTH_AUTOMATING {
                continue;
            }
            let mut after = works.clone();
            after.0[at].automated = true;
            let spend = plus(&plan.spend, &goods(&AUTOMATION_COST));
            if let Some((season, value, notes)) = self.run_after(&spend, plan, &after, tiles)
                && value + plan.promise() > plan.value + self.outlook.style.margin
            {
                let value = value + plan.promise();
                *plan = Plan { automate: work.hexes.first(), spend, season, notes, value, ..plan.clone() };
                return;
            }
        }
    }

    /// Some flags more, to bring the end nearer.
    fn claim(&self, plan: &mut Plan, land: &Land) {
        let flags = HURRY.min(land.flags_left).min(land.reach().len().into());
        let mut spend = plan.spend;
        spend[LABOR] += flags;
        if let Some((value, notes)) = self.value(&spend, &plan.season, 0.0, 0)
            && notes == 0
        {
            *plan = Plan { flags, spend, value, ..plan.clone() };
        }
    }

    /// Every flag that is left is placed.
    fn rush(&self, plan: &mut Plan) {
        plan.flags = self.land.flags_left;
        plan.spend[LABOR] += plan.flags;
        if let Some((value, notes)) = self.value(&plan.spend, &plan.season, 0.0, 0) {
            (plan.value, plan.notes) = (value, notes);
        }
    }

    /// What it all comes to, and the notes that it takes; `None` if it cannot be paid.
    fn value(&self, spend: &Goods, season: &Season, net: f32, tiles: i32) -> Option<(f32, u32)> {
        let outlook = &self.outlook;
        let need = &plus(spend, &season.takes);
        let stocks = match self.shop {
            Shop::Open => &outlook.now,
            Shop::Closed if covers(&self.have, need) => &outlook.later,
            Shop::Closed => return None,
        };
        let mut money = self.money + net_worth(stocks, &self.have, need);
        let mut notes = 0;
        while money < 0 {
            if self.notes + notes >= NOTES.min(MAX_NOTES) {
                return None;
            }
            money += payout(self.notes + notes, 1) as i32;
            notes += 1;
        }
        let interest = if self.interest { outlook.rounds } else { 0.0 };
        let debt = (self.notes as f32 + notes as f32 * outlook.style.debt) * (NOTE + interest);
        let coming = (outlook.rounds - 1.0).max(0.0) * outlook.style.growth * net;
        let value = money as f32 - debt + season.gross(&outlook.later) + coming + TILE * (self.tiles + tiles) as f32;
        Some((value, notes))
    }
}
