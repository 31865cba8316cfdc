//! Prosperity at a glance: what a country will have brought by the end if nothing more is bought.

use crate::{Choice, Mind};
use engine::{BySeat, Game, Seat};
use prosperity::data::{Effect, LAST_BOX, Symbol, TRIANGLE, TURNS, Track, globes, tables};
use prosperity::state::{Country, Phase};
use prosperity::{Action, Prosperity};

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

    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Action>>) {
        let mut actions = Vec::with_capacity(64);
        self.candidates(seat, &mut actions);
        let glance = Glance::new(self, seat);
        let country = &self.countries[seat];
        let now = glance.worth(country);
        out.extend(actions.into_iter().map(|action| {
            let after = after(country, action);
            Choice { action, worth: glance.worth(&after) - now }
        }));
    }

    fn estimate(&self) -> BySeat<f32> {
        if self.phase == Phase::Over {
            // A tie goes to who has more money.
            return self.countries.map(|country| f32::from(country.points.total()) + f32::from(country.money) * 0.000_1);
        }
        BySeat::from_fn(self.seats(), |seat| Glance::new(self, seat).worth(&self.countries[seat]))
    }
}

/// The country with this done; whether it may be done is settled.
fn after(country: &Country, action: Action) -> Country {
    let mut country = *country;
    match action {
        Action::Settle { paid } => {
            country.money -= u16::from(paid) * 100;
            country.discs += u16::from(country.deficit() - paid);
        }
        Action::Advance { energy, ecology } => {
            country.advance(Track::Energy, energy);
            country.advance(Track::Ecology, ecology);
        }
        Action::Income => country.money += 100,
        Action::Cleanup => country.discs = country.discs.saturating_sub(1),
        Action::Research { track } => country.advance(track, 1),
        Action::Buy { tile, space } => {
            country.money -= country.price(tile);
            if let Some(space) = space {
                country.place(tile, space);
            }
            match tile.data().effect {
                Some(Effect::Points(points)) if !country.is_too_polluted() => country.points.specials += u16::from(points),
                Some(Effect::RemoveDiscs(discs)) => country.discs = country.discs.saturating_sub(u16::from(discs)),
                Some(Effect::Points(_)) | None => {}
            }
        }
    }
    country
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

    fn worth(&self, country: &Country) -> f32 {
        let symbols = country.symbols;
        let (energy, ecology) = (f32::from(symbols.energy), f32::from(symbols.ecology));
        let mut money = f32::from(country.money);
        money += 100.0 * f32::from(symbols.capital) * self.to_come(Symbol::Capital);
        money += if energy > 0.0 { 50.0 * energy } else { 100.0 * energy } * self.to_come(Symbol::Energy);
        let discs = f32::from(country.discs);
        let at_end = discs - ecology * self.to_come(Symbol::Ecology);
        money += 50.0 * (-at_end).max(0.0);
        let mut worth = f32::from(country.points.total());
        worth += money * self.money;
        worth += self.prosperity(country, discs, at_end.max(0.0));
        worth += self.research(country);
        worth
    }

    /// Points of the symbols on the board and on the pollution track, along the way and at the end.
    fn prosperity(&self, country: &Country, discs: f32, at_end: f32) -> f32 {
        let scorings = self.to_come(Symbol::Prosperity);
        let board = f32::from(country.symbols.prosperity);
        let mean = f32::midpoint(discs, at_end);
        let open = f32::midpoint(globes_at(mean), globes_at(at_end));
        // A country that may become too polluted loses the points of every scoring from then on.
        let danger = 1.0 / (1.0 + (-(mean.max(at_end) - f32::from(TRIANGLE) + 1.0) * 0.9).exp());
        (board + open) * scorings * (1.0 - 0.85 * danger) - DISC * (discs + at_end) - 4.0 * danger
    }

    fn research(&self, country: &Country) -> f32 {
        let steps = f32::from(country.symbols.research);
        let gained = steps * self.to_come(Symbol::Research);
        let boxes = country.research.map(f32::from);
        let room: f32 = boxes.iter().map(|at| f32::from(LAST_BOX) - at).sum();
        let mut worth = boxes.iter().sum::<f32>() * self.step + gained.min(room) * self.step * (0.4 + 0.4 * self.left);
        for (at, rival) in boxes.into_iter().zip(self.rivals) {
            // The full number of steps comes on both tracks at the end.
            let lead = at + steps + 0.4 * gained - rival;
            worth += FIRST / (1.0 + (-lead / SAFE_BOXES * 3.0).exp());
        }
        worth
    }
}

/// Globes that show with so many discs, in between in between.
fn globes_at(discs: f32) -> f32 {
    let low = discs.max(0.0).floor();
    let part = discs.max(0.0) - low;
    f32::from(globes(low as u16)) * (1.0 - part) + f32::from(globes(low as u16 + 1)) * part
}
