//! Wealth of Nations at a glance: what a nation owns, and what its blocs will bring.

use crate::{Choice, Mind};
use engine::{BySeat, Game, Input, Mute, Seat};
use wealth_of_nations::data::{Commodity, Market};
use wealth_of_nations::rules::dots::full_dots;
use wealth_of_nations::state::Phase;
use wealth_of_nations::{Action, WealthOfNations};

/// Points of a tile on the board, of money, of a note.
const TILE: f32 = 4.0;
const MONEY: f32 = 0.1;
const NOTE: f32 = 3.0;
/// What a flag is worth that waits for its tile.
const FLAG: f32 = 0.6;
/// So many more times a bloc will bring what it makes now.
const SEASONS: f32 = 2.5;
/// What a full dot of a bank brings.
const BANK: f32 = 30.0;

impl Mind for WealthOfNations {
    const HORIZON: u32 = 60;
    const LEAD: f32 = 30.0;
    const SPREAD: f32 = 0.8;

    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Action>>) {
        let mut actions = Vec::with_capacity(64);
        self.candidates(seat, &mut actions);
        let safe = self.default_action(seat);
        if !actions.contains(&safe) {
            actions.push(safe.clone());
        }
        let now = worth(self, seat);
        // What is sealed shows nothing before everybody has decided: there the safe choice is the good one.
        let sealed = matches!(self.phase, Phase::Produce(_) | Phase::Occupy { .. });
        out.extend(actions.into_iter().map(|action| {
            let bonus = if sealed && action == safe { 1.0 } else { 0.0 };
            let mut after = self.clone();
            after.apply(Input::Act { seat, action: action.clone() }, &mut Mute);
            Choice { action, worth: worth(&after, seat) - now + bonus }
        }));
    }

    fn estimate(&self) -> BySeat<f32> {
        BySeat::from_fn(self.seats(), |seat| worth(self, seat))
    }
}

fn worth(state: &WealthOfNations, seat: Seat) -> f32 {
    let nation = &state.nations[seat];
    if nation.eliminated {
        return -50.0;
    }
    let tiles = f32::from(state.tiles_of(seat).len());
    let done = tiles * TILE + nation.money as f32 * MONEY - nation.notes as f32 * NOTE;
    if matches!(state.phase, Phase::Over) {
        return done;
    }
    let goods: f32 = nation.cubes.iter().map(|(commodity, number)| number as f32 * price(state, commodity)).sum();
    let flags = f32::from(nation.flags.len()) - tiles;
    done + goods * MONEY + flags * FLAG + harvest(state, seat) * SEASONS * MONEY
}

/// What a cube is worth in money now.
fn price(state: &WealthOfNations, commodity: Commodity) -> f32 {
    Market::of(commodity).barter_halves(state.stocks[commodity.index()]) as f32 / 2.0
}

/// What all blocs bring in a Produce phase beyond what they cost.
fn harvest(state: &WealthOfNations, seat: Seat) -> f32 {
    let food = price(state, Commodity::Food);
    let energy = price(state, Commodity::Energy);
    let blocs = state.blocs(seat).map(|bloc| {
        let brings = bloc.industry.commodity().map_or(BANK, |commodity| price(state, commodity));
        let fed = if bloc.industry.needs_food() { food * f32::from(bloc.hexes.len()) } else { 0.0 };
        let powered = if bloc.industry.needs_energy() { energy } else { 0.0 };
        (full_dots(&state.map, bloc.industry, bloc.hexes, state.nations[seat].flags, state.options.synergy) as f32 * brings - fed - powered)
            .max(0.0)
    });
    blocs.sum()
}
