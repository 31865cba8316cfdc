//! Random trades, offers, answers and notes.

use crate::action::{Action, CommonAction, Proposal, TradeAction};
use crate::data::{BANK_DOT, Commodity, Cubes, Industry, Market};
use crate::rules::trade::{PROMISE_LETTERS, PROPOSAL_AMOUNT, PROPOSALS_A_PHASE};
use crate::state::{Bundle, Nation, Trade, WealthOfNations};
use engine::{Dice, Seat, SeatSet, pick};
use rand::RngExt;

/// Labour twice: flags bring the end nearer.
const SHOPPING: [Commodity; 6] =
    [Commodity::Food, Commodity::Energy, Commodity::Labor, Commodity::Labor, Commodity::Ore, Commodity::Capital];
/// Who has less money than this takes notes more often.
const POOR: u32 = 30;
/// What is kept to run the industry.
const RESERVE: u32 = 50;
/// Who has so few flags left borrows to place them.
const NEAR_THE_END: u32 = 6;
/// Who has less does not think of tiles.
const RICH: u32 = 80;

impl WealthOfNations {
    pub(super) fn draw_trade(&self, trade: &Trade, seat: Seat, dice: &mut Dice) -> Action {
        if !trade.offers.is_empty()
            && let Some(action) = self.draw_answer(trade, seat, dice)
        {
            return action;
        }
        if seat == trade.active {
            self.draw_trade_action(trade, seat, dice).unwrap_or(Action::Common(CommonAction::Pass))
        } else {
            self.draw_aside(trade, seat, dice).unwrap_or_else(|| self.draw_plan(dice))
        }
    }

    /// Sensible trades until there is none left to make, with something else now and then.
    fn draw_trade_action(&self, trade: &Trade, seat: Seat, dice: &mut Dice) -> Option<Action> {
        match dice.random_range(0..64u32) {
            0..6 => None,
            6 => self.draw_aside(trade, seat, dice),
            7 => self.draw_sale(seat, dice),
            8 => self.draw_purchase(seat, dice),
            _ => self.draw_sensible_trade(seat, dice),
        }
    }

    /// What runs the industry first, on credit if need be; then what is left over is sold, and money becomes labour and
    /// tiles.
    fn draw_sensible_trade(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let nation = &self.nations[seat];
        let upkeep = self.upkeep(seat);
        let missing = nation.cubes.missing(&upkeep);
        if !missing.is_none() {
            return self.affordable(seat, missing).or_else(|| self.surplus(seat, &upkeep)).or_else(|| self.draw_loan(seat, dice));
        }
        if let Some(sale) = self.surplus(seat, &upkeep) {
            return Some(sale);
        }
        let ahead = self.nations.values().all(|other| nation.flags_left <= other.flags_left + 1);
        let labor = nation.cubes[Commodity::Labor] < u32::from(nation.flags_left) && (ahead || dice.random_ratio(1, 4));
        let near = u32::from(nation.flags_left) <= NEAR_THE_END;
        let tile = nation.money >= RICH && dice.random_ratio(1, 2);
        if labor && (near || !tile && nation.money > RESERVE) {
            let wish = Cubes::of(Commodity::Labor, 3);
            return self.affordable(seat, wish).or_else(|| if near { self.draw_loan(seat, dice) } else { None });
        }
        if nation.money < RICH {
            return None;
        }
        self.affordable(seat, nation.cubes.missing(&Cubes::of(Commodity::Ore, 1).and(Commodity::Capital, 2)))
    }

    /// About what it takes to run what pays: counting blocs would take longer than all the rest.
    fn upkeep(&self, seat: Seat) -> Cubes {
        let tiles = self.tiles_of(seat);
        let (mut food, mut energy) = (0, 0);
        for industry in Industry::ALL {
            let number = u32::from(tiles.and(self.map.sections(industry)).len());
            if number > 0 && self.pays(industry) {
                food += if industry.needs_food() { number } else { 0 };
                energy += if industry.needs_energy() { number.div_ceil(3) } else { 0 };
            }
        }
        Cubes::of(Commodity::Food, food).and(Commodity::Energy, energy)
    }

    /// Whether two tiles with three dots bring a quarter more than they eat, at the next prices.
    pub(super) fn pays(&self, industry: Industry) -> bool {
        let buy = |commodity: Commodity| Market::of(commodity).buy_price(self.stocks[commodity.index()]);
        let sell = |commodity: Commodity| Market::of(commodity).sell_price(self.stocks[commodity.index()]);
        let food = if industry.needs_food() { 2 * buy(Commodity::Food) } else { 0 };
        let energy = if industry.needs_energy() { buy(Commodity::Energy) } else { 0 };
        4 * 3 * industry.commodity().map_or(BANK_DOT / 2, sell) > 5 * (food + energy)
    }

    /// As many of these cubes as one trade and the money allow.
    fn affordable(&self, seat: Seat, wish: Cubes) -> Option<Action> {
        let (mut cubes, mut left) = (Cubes::NONE, self.cubes_a_trade());
        for (commodity, number) in wish.iter() {
            for _ in 0..number.min(left) {
                let more = cubes.and(commodity, 1);
                if self.purchase_price(&more) > u64::from(self.nations[seat].money) {
                    break;
                }
                cubes = more;
                left -= 1;
            }
        }
        (!cubes.is_none()).then_some(Action::Trade(TradeAction::Buy { cubes }))
    }

    /// Cubes of the commodity of which most is left over.
    fn surplus(&self, seat: Seat, upkeep: &Cubes) -> Option<Action> {
        let nation = &self.nations[seat];
        let kept = |commodity| match commodity {
            Commodity::Food | Commodity::Energy => upkeep[commodity],
            Commodity::Labor => nation.flags_left.into(),
            Commodity::Ore | Commodity::Capital => 2,
        };
        let over = |commodity: Commodity| nation.cubes[commodity].saturating_sub(kept(commodity));
        let most = Commodity::ALL.into_iter().max_by_key(|commodity| over(*commodity))?;
        let number = over(most).min(self.cubes_a_trade());
        (number > 0).then_some(Action::Trade(TradeAction::Sell { cubes: Cubes::of(most, number) }))
    }

    /// Cubes of any markets, fewer of them where the money does not suffice; notes where it is not enough for one.
    fn draw_purchase(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let mut cubes = Cubes::NONE;
        let mut found = None;
        for _ in 0..dice.random_range(1..=self.cubes_a_trade()) {
            cubes[*pick(&SHOPPING, dice)] += 1;
            if self.purchase_price(&cubes) > u64::from(self.nations[seat].money) {
                break;
            }
            found = Some(Action::Trade(TradeAction::Buy { cubes }));
        }
        found.or_else(|| self.draw_loan(seat, dice))
    }

    fn draw_sale(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let mut left = self.nations[seat].cubes;
        let mut cubes = Cubes::NONE;
        for _ in 0..dice.random_range(1..=self.cubes_a_trade()) {
            let commodity = *pick(&Commodity::ALL, dice);
            if left[commodity] > 0 {
                left[commodity] -= 1;
                cubes[commodity] += 1;
            }
        }
        (!cubes.is_none()).then_some(Action::Trade(TradeAction::Sell { cubes }))
    }

    fn draw_loan(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let most = self.notes_to_take(seat);
        (most > 0)
            .then(|| Action::Trade(TradeAction::TakeNotes { notes: if dice.random_ratio(7, 8) { 1 } else { dice.random_range(1..=most) } }))
    }

    /// What is no action: notes and offers.
    fn draw_aside(&self, trade: &Trade, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let most = self.notes_to_repay(seat);
        match dice.random_range(0..4u32) {
            0 if self.nations[seat].money < POOR || dice.random_ratio(1, 8) => self.draw_loan(seat, dice),
            1 if most > 0 => Some(Action::Common(CommonAction::RepayNotes { notes: dice.random_range(1..=most) })),
            _ => self.draw_offer(trade, seat, dice),
        }
    }

    /// An answer to an open offer, or the own one taken back.
    fn draw_answer(&self, trade: &Trade, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let offer = pick(&trade.offers, dice);
        if offer.from == seat {
            return dice.random_ratio(1, 4).then_some(Action::Trade(TradeAction::Withdraw { to: offer.to }));
        }
        if offer.to != seat {
            return None;
        }
        let accept = Action::Trade(TradeAction::Accept { from: offer.from });
        match dice.random_range(0..4u32) {
            0 => None,
            1 => Some(Action::Trade(TradeAction::Decline { from: offer.from })),
            _ => Some(accept).filter(|accept| self.check_trade(trade, seat, accept).is_ok()),
        }
    }

    fn draw_offer(&self, trade: &Trade, seat: Seat, dice: &mut Dice) -> Option<Action> {
        if !self.has_barter() || trade.proposals >= PROPOSALS_A_PHASE {
            return None;
        }
        let partners = if seat == trade.active { self.players().without(seat) } else { SeatSet::one(trade.active) };
        let to = partners.iter().nth(dice.random_range(0..u32::from(partners.len())) as usize)?;
        let give = draw_bundle(&self.nations[seat], dice);
        let take = draw_bundle(&self.nations[to], dice);
        (!give.is_nothing() || !take.is_nothing())
            .then(|| Action::Trade(TradeAction::Offer(Proposal { to, give, take, promise: draw_promise(dice) })))
    }
}

/// Some of what a player has; at times more, which nobody can accept.
fn draw_bundle(nation: &Nation, dice: &mut Dice) -> Bundle {
    let wild = dice.random_ratio(1, 32);
    let mut amount = |has: u32, one_in: u32| {
        let most = if wild { PROPOSAL_AMOUNT } else { has.min(PROPOSAL_AMOUNT) };
        if dice.random_range(0..one_in) == 0 { dice.random_range(0..=most) } else { 0 }
    };
    let mut cubes = Cubes::NONE;
    for commodity in Commodity::ALL {
        cubes[commodity] = amount(nation.cubes[commodity], 4);
    }
    let notes = amount(nation.notes, 8);
    // Others' money may be hidden: what is asked for does not depend on it.
    Bundle { cubes, money: amount(40, 3), notes }
}

/// Mostly none; else letters without a sense.
fn draw_promise(dice: &mut Dice) -> String {
    if !dice.random_ratio(1, 16) {
        return String::new();
    }
    let most = if dice.random_ratio(1, 16) { PROMISE_LETTERS as u32 } else { 12 };
    let letters = dice.random_range(1..=most);
    (0..letters).map(|_| if dice.random_ratio(1, 16) { dice.random::<char>() } else { dice.random_range('a'..='z') }).collect()
}
