//! Producing: what brings more than the cubes that it eats are worth.

use super::ledger::{ENERGY, FOOD, Goods, ORE, goods, sale};
use super::outlook::{Outlook, Style};
use super::sites::unit;
use super::works::{Work, Works};
use crate::Choice;
use engine::Seat;
use wealth_of_nations::board::HexSet;
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::{Action, ProduceAction, Production, WealthOfNations};

/// What is sold at the end goes for less: everybody sells.
const FINAL_SALE: f32 = 0.7;

pub(super) fn weigh(state: &WealthOfNations, seat: Seat, style: Style, out: &mut Vec<Choice<Action>>) {
    let production = best(state, seat, style);
    out.push(Choice { action: Action::Produce(ProduceAction::Produce(production)), worth: 1.0 });
    if production != Production::default() {
        out.push(Choice { action: Action::Produce(ProduceAction::Produce(Production::default())), worth: 0.0 });
    }
}

/// Bloc after bloc, what brings most first, as far as the cubes go.
pub(super) fn best(state: &WealthOfNations, seat: Seat, style: Style) -> Production {
    let outlook = Outlook::new(state, style);
    let mut left = goods(&state.nations[seat].cubes);
    let mut works = Works::of(state, seat);
    works.0.sort_by(|a, b| gain(state, &outlook, b, b.dots).total_cmp(&gain(state, &outlook, a, a.dots)));
    let mut production = Production::default();
    for work in works.0.iter().filter(|work| work.dots > 0) {
        run(state, seat, &outlook, work, &mut left, &mut production);
    }
    production
}

/// What the dots of a bloc bring beyond the cubes that it eats.
fn gain(state: &WealthOfNations, outlook: &Outlook, work: &Work, dots: i32) -> f32 {
    let takes = work.takes(&outlook.later);
    dots as f32 * price(state, outlook, work) - (0..5).map(|at| takes[at] as f32 * kept(state, outlook, at)).sum::<f32>()
}

fn price(state: &WealthOfNations, outlook: &Outlook, work: &Work) -> f32 {
    let full = unit(work.industry, outlook);
    if state.end.is_some() && work.industry.commodity().is_some() { full * FINAL_SALE } else { full }
}

/// What a cube is worth if it is not eaten.
fn kept(state: &WealthOfNations, outlook: &Outlook, at: usize) -> f32 {
    if state.end.is_some() { sale(at, outlook.now[at], 1) as f32 * FINAL_SALE } else { outlook.value(at) }
}

/// Runs a bloc the cheaper way, or as much of it as can be fed, if that pays.
fn run(state: &WealthOfNations, seat: Seat, outlook: &Outlook, work: &Work, left: &mut Goods, production: &mut Production) {
    let name = HexSet::one(work.hexes.first().expect("a bloc has a tile"));
    let energy = i32::from(work.industry.needs_energy());
    if left[ENERGY] < energy {
        return;
    }
    let power = energy as f32 * kept(state, outlook, ENERGY);
    let price = price(state, outlook, work);
    let (mut feed, mut ore) = (HexSet::EMPTY, HexSet::EMPTY);
    let mut brings = work.dots as f32 * price - power;
    if work.industry.needs_food() {
        let fed = best_fed(state, seat, work, left[FOOD]);
        let dots = full_dots(&state.map, work.industry, fed, state.nations[seat].flags, state.options.synergy);
        let by_food = dots as f32 * price - f32::from(fed.len()) * kept(state, outlook, FOOD) - power;
        let by_ore = brings - kept(state, outlook, ORE);
        if work.automated && left[ORE] > 0 && by_ore > by_food {
            (ore, brings) = (name, by_ore);
        } else {
            (feed, brings) = (fed, by_food);
        }
    }
    if brings <= 0.0 {
        return;
    }
    left[ENERGY] -= energy;
    left[FOOD] -= i32::from(feed.len());
    left[ORE] -= i32::from(ore.len());
    production.feed = production.feed.union(feed);
    production.ore = production.ore.union(ore);
    if energy > 0 {
        production.power = production.power.union(name);
    }
}

/// Which tiles of a bloc are fed when there is not food for all: those without which least is lost go hungry.
fn best_fed(state: &WealthOfNations, seat: Seat, work: &Work, food: i32) -> HexSet {
    let mut fed = work.hexes;
    let dots = |fed: HexSet| full_dots(&state.map, work.industry, fed, state.nations[seat].flags, state.options.synergy);
    while i32::from(fed.len()) > food {
        let Some(hungry) = fed.iter().max_by_key(|hex| dots(fed.without(*hex))) else { break };
        fed = fed.without(hungry);
    }
    fed
}
