//! Prosperity at a glance: what a country will have brought by the end if nothing more is bought.

use crate::math::sigmoid;
use crate::{Choice, Mind};
use engine::{BySeat, Game, Seat};
use prosperity::data::{Effect, LAST_BOX, Symbol, Symbols, TRIANGLE, TURNS, Track, globes, tables};
use prosperity::state::{Country, Phase};
use prosperity::{Action, Prosperity};
use std::sync::LazyLock;

/// Money at the end of the game is worth a point for 300; early on, 100 buys more than a point.
const MONEY_LATE: f32 = 1.0 / 300.0;
const MONEY_EARLY: f32 = 1.0 / 105.0;
/// A step on a research track makes every later tile cheaper.
const STEP_LATE: f32 = 0.05;
const STEP_EARLY: f32 = 0.42;
/// What a disc is worth avoiding for its own sake, beyond the globes it covers.
const DISC: f32 = 0.08;
/// Points of the first on a track, and how many boxes make a lead safe.
const FIRST: f32 = 3.0;
const SAFE_BOXES: f32 = 4.0;

impl Mind for Prosperity {
    const HORIZON: u32 = u32::MAX;
    const LEAD: f32 = 12.0;
    const SPREAD: f32 = 0.35;
    const HARD: u32 = 30;
    const EXPERT: u32 = 120;

    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Action>>) {
        let mut actions = Vec::with_capacity(64);
        self.candidates(seat, &mut actions);
        let glance = Glance::new(self, seat);
        let country = &self.countries[seat];
        actions.retain(|action| !is_wasted(country, *action));
        let now = Standing::of(country);
        let research = glance.research(&now);
        let before = glance.worth(&now, research);
        out.extend(actions.into_iter().map(|action| {
            let after = after(country, action);
            // Most tiles have nothing to do with research, which takes longest to judge.
            let research = if after.same_research(&now) { research } else { glance.research(&after) };
            Choice { action, worth: glance.worth(&after, research) - before }
        }));
    }

    fn estimate(&self) -> BySeat<f32> {
        if self.phase == Phase::Over {
            // A tie goes to who has more money.
            return self.countries.map(|country| f32::from(country.points.total()) + f32::from(country.money) * 0.000_1);
        }
        BySeat::from_fn(self.seats(), |seat| {
            let (glance, standing) = (Glance::new(self, seat), Standing::of(&self.countries[seat]));
            glance.worth(&standing, glance.research(&standing))
        })
    }
}

/// All of a country that matters at a glance.
#[derive(Clone, Copy)]
struct Standing {
    symbols: Symbols,
    money: u16,
    discs: u16,
    research: [u8; 2],
    points: u16,
}

impl Standing {
    fn of(country: &Country) -> Standing {
        let Country { symbols, money, discs, research, points, .. } = *country;
        Standing { symbols, money, discs, research, points: points.total() }
    }

    fn same_research(&self, other: &Standing) -> bool {
        self.research == other.research && self.symbols.research == other.symbols.research
    }

    fn advance(&mut self, track: Track, steps: u8) {
        let at = &mut self.research[track as usize];
        *at = (*at + steps).min(LAST_BOX);
    }
}

/// Whether the action changes nothing. Income is always possible and never harms, so that nobody is ever better off like
/// this; a search that tries few games cannot always tell.
fn is_wasted(country: &Country, action: Action) -> bool {
    match action {
        Action::Cleanup => country.discs == 0,
        Action::Research { track } => country.research[track as usize] == LAST_BOX,
        Action::Income | Action::Buy { .. } | Action::Settle { .. } | Action::Advance { .. } => false,
    }
}

/// How the country stands with this done; whether it may be done is settled.
fn after(country: &Country, action: Action) -> Standing {
    let mut standing = Standing::of(country);
    match action {
        Action::Settle { paid } => {
            standing.money -= u16::from(paid) * 100;
            standing.discs += u16::from(country.deficit() - paid);
        }
        Action::Advance { energy, ecology } => {
            standing.advance(Track::Energy, energy);
            standing.advance(Track::Ecology, ecology);
        }
        Action::Income => standing.money += 100,
        Action::Cleanup => standing.discs = standing.discs.saturating_sub(1),
        Action::Research { track } => standing.advance(track, 1),
        Action::Buy { tile, space } => {
            standing.money -= country.price(tile);
            if let Some(space) = space {
                standing.symbols = standing.symbols - country.visible(space) + tile.data().symbols;
            }
            match tile.data().effect {
                Some(Effect::Points(points)) if !country.is_too_polluted() => standing.points += u16::from(points),
                Some(Effect::RemoveDiscs(discs)) => standing.discs = standing.discs.saturating_sub(u16::from(discs)),
                Some(Effect::Points(_)) | None => {}
            }
        }
    }
    standing
}

/// What is still to come, and what things are worth until then.
struct Glance {
    /// Scorings to come, the final ones included, by symbol.
    scorings: [f32; 5],
    money: f32,
    step: f32,
    /// The best of the others on each track.
    rivals: [f32; 2],
    /// The share of the game that is left.
    left: f32,
}

impl Glance {
    fn new(game: &Prosperity, seat: Seat) -> Glance {
        let mut scorings = [2.0, 2.0, 1.0, 1.0, 1.0];
        for tiles in tables().decades {
            for tile in tiles.minus(game.drawn).iter() {
                if let Some(symbol) = tile.data().scores {
                    scorings[symbol as usize] += 1.0;
                }
            }
        }
        if let Phase::FinalEnergy { second, .. } = game.phase {
            scorings[Symbol::Energy as usize] = if second { 0.0 } else { 1.0 };
        }
        let left = 1.0 - f32::from(game.turns_begun()) / f32::from(TURNS);
        let rivals = Track::ALL.map(|track| {
            let others = game.countries.iter().filter(|(other, _)| *other != seat);
            others.map(|(_, country)| f32::from(country.research[track as usize])).fold(0.0, f32::max)
        });
        Glance {
            scorings,
            money: MONEY_LATE + (MONEY_EARLY - MONEY_LATE) * left,
            step: STEP_LATE + (STEP_EARLY - STEP_LATE) * left,
            rivals,
            left,
        }
    }

    fn to_come(&self, symbol: Symbol) -> f32 {
        self.scorings[symbol as usize]
    }

    /// What the country will have brought, research being worth what it is.
    fn worth(&self, standing: &Standing, research: f32) -> f32 {
        let symbols = standing.symbols;
        let energy = f32::from(symbols.energy);
        let mut money = f32::from(standing.money);
        money += 100.0 * f32::from(symbols.capital) * self.to_come(Symbol::Capital);
        money += if energy > 0.0 { 50.0 * energy } else { 100.0 * energy } * self.to_come(Symbol::Energy);
        let discs = i32::from(standing.discs);
        let at_end = discs - i32::from(symbols.ecology) * self.to_come(Symbol::Ecology) as i32;
        money += 50.0 * (-at_end).max(0) as f32;
        let prosperity = self.prosperity(f32::from(symbols.prosperity), discs, at_end.max(0));
        f32::from(standing.points) + money * self.money + prosperity + research
    }

    /// Points of the symbols on the board and on the pollution track, along the way and at the end.
    fn prosperity(&self, board: f32, discs: i32, at_end: i32) -> f32 {
        let scorings = self.to_come(Symbol::Prosperity);
        let at = |halves: i32| &POLLUTION[(halves as usize).min(POLLUTION.len() - 1)];
        let (mean, end) = (at(discs + at_end), at(2 * at_end));
        let open = f32::midpoint(mean.globes, end.globes);
        let danger = mean.danger.max(end.danger);
        (board + open) * scorings * (1.0 - 0.85 * danger) - DISC * (discs + at_end) as f32 - 4.0 * danger
    }

    fn research(&self, standing: &Standing) -> f32 {
        let steps = f32::from(standing.symbols.research);
        let gained = steps * self.to_come(Symbol::Research);
        let boxes = standing.research.map(f32::from);
        let room: f32 = boxes.iter().map(|at| f32::from(LAST_BOX) - at).sum();
        let mut worth = boxes.iter().sum::<f32>() * self.step + gained.min(room) * self.step * (0.4 + 0.4 * self.left);
        for (at, rival) in boxes.into_iter().zip(self.rivals) {
            // The full number of steps comes on both tracks at the end.
            let lead = at + steps + 0.4 * gained - rival;
            worth += FIRST * sigmoid(lead / SAFE_BOXES * 3.0);
        }
        worth
    }
}

/// What a number of discs means.
struct Pollution {
    /// Globes that show, in between in between.
    globes: f32,
    /// The chance to become too polluted: then the points of every scoring are lost.
    danger: f32,
}

/// Twice as many discs as there are boxes, in halves: beyond, nothing gets worse.
const MOST_HALVES: usize = 4 * TRIANGLE as usize;

/// By discs, counted in halves.
static POLLUTION: LazyLock<[Pollution; MOST_HALVES]> = LazyLock::new(|| {
    std::array::from_fn(|halves| {
        let (below, above) = (globes((halves / 2) as u16), globes(halves.div_ceil(2) as u16));
        Pollution {
            globes: f32::midpoint(f32::from(below), f32::from(above)),
            danger: sigmoid((halves as f32 / 2.0 - f32::from(TRIANGLE) + 1.0) * 0.9),
        }
    })
});
