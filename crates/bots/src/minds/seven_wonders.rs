//! 7 Wonders at a glance.

use crate::math::sigmoid;
use crate::{Choice, Mind};
use engine::{BySeat, Game, Seat};
use seven_wonders::data::{Card, Color, Effect, Of, Per, RESOURCES, Resource, ResourceSet, Science, Special};
use seven_wonders::state::{Ages, City, Stage};
use seven_wonders::{Action, How, SevenWonders, science};

/// What a resource is worth that the city has none of yet, one of, two of; by Age.
const RESOURCE: [[f32; 3]; 3] = [[3.4, 1.7, 0.7], [2.2, 1.2, 0.5], [0.0, 0.0, 0.0]];
/// What it is worth to buy cheaper, by Age.
const DISCOUNT: [f32; 3] = [3.0, 1.6, 0.0];
/// Points hoped for of a symbol beyond what it brings now, by Age.
const SYMBOL: [f32; 3] = [3.6, 2.4, 0.0];
/// What a building is worth for each that it opens, by Age.
const OPENS: [f32; 3] = [0.8, 1.0, 0.0];
/// A coin in points; three are one at the end, but they buy much before.
const COIN: [f32; 3] = [0.42, 0.38, 0.33];
/// Victory points of a conflict, by Age.
const VICTORY: [f32; 3] = [1.0, 3.0, 5.0];

impl Mind for SevenWonders {
    const HORIZON: u32 = u32::MAX;
    const LEAD: f32 = 15.0;
    const GOOD_SCORE: Option<f32> = Some(50.0);
    const SPREAD: f32 = 0.6;
    const HARD: u32 = 150;
    const EXPERT: u32 = 400;

    fn weigh(&self, seat: Seat, out: &mut Vec<Choice<Action>>) {
        let mut actions = Vec::with_capacity(32);
        self.candidates(seat, &mut actions);
        let Stage::Ages(ages) = &self.stage else {
            out.extend(actions.into_iter().map(|action| Choice { action, worth: 0.0 }));
            return;
        };
        let glance = Glance::new(ages, seat);
        let mut known: Option<(Card, f32)> = None;
        let stage = ages.next_stage(seat).map(|stage| glance.effect(&stage.effect, None));
        for action in actions {
            let worth = match action {
                Action::Play(play) => match play.how {
                    How::Build(payment) => {
                        let card = match known {
                            Some((card, worth)) if card == play.card => worth,
                            _ => glance.card(play.card),
                        };
                        known = Some((play.card, card));
                        let bank = if ages.free(seat, play.card).is_some() { 0 } else { play.card.data().coins };
                        card - glance.cost(u16::from(bank), u16::from(payment.total()))
                    }
                    // What is buried nobody else gets: a little better if it would serve the next one.
                    How::Stage(payment) => {
                        stage.unwrap_or(0.0) - glance.cost(0, u16::from(payment.total())) - 0.05 * glance.card(play.card)
                    }
                    How::Sell => glance.sale() - 0.05 * glance.card(play.card),
                },
                Action::Pick { card } => glance.card(card),
                Action::TakeWonder { .. } | Action::ChooseSide { .. } => 0.0,
            };
            out.push(Choice { action, worth });
        }
    }

    fn estimate(&self) -> BySeat<f32> {
        match &self.stage {
            Stage::Setup(setup) => BySeat::filled(setup.wonders.seats(), 0.0),
            // A tie goes to who has more coins.
            Stage::Ages(ages) => {
                BySeat::from_fn(ages.seats(), |seat| ages.score(seat).total() as f32 + f32::from(ages.cities[seat].coins) * 0.001)
            }
        }
    }
}

/// One seat's city with its neighbours, in one turn.
struct Glance<'a> {
    city: &'a City,
    neighbors: [&'a City; 2],
    age: usize,
    /// How much of the Age is over, from 0 to 1.
    progress: f32,
    /// What the city makes of each resource, choices counted as parts.
    makes: [f32; 7],
    /// The own wonder needs more of it than the city makes.
    needs: [bool; 7],
    /// Points that a card of each colour brings through guilds and yellow cards of the own city.
    guests: [f32; Color::ALL.len()],
    science_now: u16,
}

impl<'a> Glance<'a> {
    fn new(ages: &'a Ages, seat: Seat) -> Glance<'a> {
        let city = &ages.cities[seat];
        let seats = ages.seats();
        let mut makes = [0.0; 7];
        for (slot, resource) in makes.iter_mut().zip(RESOURCES) {
            *slot = f32::from(city.produces().of(resource));
        }
        for choice in city.choices_for_sale().chain(city.choices_kept()) {
            for (slot, resource) in makes.iter_mut().zip(RESOURCES) {
                if choice.contains(resource) {
                    *slot += 0.5;
                }
            }
        }
        let mut needs = [false; 7];
        for stage in city.board().stages().iter().skip(city.stages() as usize) {
            for ((needs, makes), resource) in needs.iter_mut().zip(makes).zip(RESOURCES) {
                *needs |= f32::from(stage.cost.of(resource)) > makes;
            }
        }
        Glance {
            city,
            needs,
            guests: guests(city, ages.age as usize),
            neighbors: [&ages.cities[seat.left(seats)], &ages.cities[seat.right(seats)]],
            age: ages.age as usize,
            progress: f32::from(ages.turn) / 6.0,
            makes,
            science_now: science(city.symbols(), city.any_symbols()),
        }
    }

    /// What coins for the bank and for neighbours are worth; what a neighbour gets hurts a little more.
    fn cost(&self, bank: u16, neighbors: u16) -> f32 {
        let coins = f32::from(bank) + 1.2 * f32::from(neighbors);
        coins * COIN[self.age]
    }

    /// Three coins; worth more to who has none.
    fn sale(&self) -> f32 {
        let poor = match self.city.coins {
            0 => 0.9,
            1 => 0.6,
            2 => 0.3,
            _ => 0.0,
        };
        3.0 * COIN[self.age] - 0.1 + if self.age < 2 || self.progress < 0.5 { poor } else { 0.0 }
    }

    fn card(&self, card: Card) -> f32 {
        let data = card.data();
        let mut worth = self.effect(&data.effect, Some(data.color));
        worth += data.opens.len() as f32 * OPENS[self.age];
        worth += self.guests[data.color as usize];
        worth
    }

    fn effect(&self, effect: &Effect, color: Option<Color>) -> f32 {
        let mut worth = f32::from(effect.points);
        worth += f32::from(effect.coins) * COIN[self.age];
        if let Some(per) = &effect.coins_per {
            worth += self.counted(per, color) * f32::from(per.amount) * COIN[self.age];
        }
        if let Some(per) = &effect.points_per {
            worth += self.growth(per) * self.counted(per, color) * f32::from(per.amount);
        }
        if effect.points_if_complete > 0 && self.city.is_complete() {
            worth += f32::from(effect.points_if_complete);
        }
        if effect.shields > 0 {
            worth += self.war(effect.shields);
        }
        if let Some(science) = effect.science {
            worth += self.science(science);
        }
        if effect.discount.is_some() {
            worth += DISCOUNT[self.age] * (1.0 - 0.5 * self.progress);
        }
        worth += self.resources(effect);
        if let Some(special) = effect.special {
            worth += self.special(special);
        }
        worth
    }

    /// Cards counted now, with the card itself if it counts itself.
    fn counted(&self, per: &Per, own: Option<Color>) -> f32 {
        let of = |city: &City| {
            let cards: u8 = per.colors.iter().map(|color| city.count(*color)).sum();
            f32::from(cards + if per.stages { city.stages() } else { 0 })
        };
        let itself = if own.is_some_and(|color| per.colors.contains(&color)) { 1.0 } else { 0.0 };
        match per.of {
            Of::Own => of(self.city) + itself,
            Of::Neighbors => self.neighbors.iter().map(|city| of(city)).sum(),
            Of::AllThree => of(self.city) + itself + self.neighbors.iter().map(|city| of(city)).sum::<f32>(),
        }
    }

    /// More will be built of what is counted at the end.
    fn growth(&self, per: &Per) -> f32 {
        let left = 1.0 - self.progress;
        if per.stages { 1.0 + 0.25 * left } else { 1.0 + 0.2 * left }
    }

    /// What these shields change in the conflicts to come.
    fn war(&self, shields: u8) -> f32 {
        let table = &CONFLICTS[self.age][(self.progress * 6.0) as usize];
        let at = |lead: i32| table[(lead + FAR).clamp(0, 2 * FAR) as usize];
        let own = i32::from(self.city.shields());
        let change = |neighbor: &City| {
            let lead = own - i32::from(neighbor.shields());
            at(lead + i32::from(shields)) - at(lead)
        };
        self.neighbors.iter().map(|neighbor| change(neighbor)).sum()
    }

    fn science(&self, science: Science) -> f32 {
        let (mut symbols, mut any) = (self.city.symbols(), self.city.any_symbols());
        match science {
            Science::Compass => symbols[0] += 1,
            Science::Gear => symbols[1] += 1,
            Science::Tablet => symbols[2] += 1,
            Science::Any => any += 1,
        }
        let more = f32::from(seven_wonders::science(symbols, any) - self.science_now);
        let held = f32::from(self.city.symbols().iter().sum::<u8>() + self.city.any_symbols());
        // Science feeds on itself: who has begun should go on.
        more + SYMBOL[self.age] * (1.0 - 0.5 * self.progress) * (0.5 + 0.2 * held.min(4.0))
    }

    fn resources(&self, effect: &Effect) -> f32 {
        let fixed: f32 = effect.produces.iter().map(|(resource, amount)| self.resource(resource, f32::from(amount))).sum();
        fixed + self.choice(effect.produces_one_of)
    }

    fn choice(&self, set: ResourceSet) -> f32 {
        if set.is_empty() {
            return 0.0;
        }
        let worths = set.iter().map(|resource| self.resource(resource, 1.0));
        let (sum, best, count) = worths.fold((0.0, 0.0f32, 0.0), |(sum, best, count), worth| (sum + worth, best.max(worth), count + 1.0));
        0.6 * best + 0.7 * sum / count
    }

    fn resource(&self, resource: Resource, amount: f32) -> f32 {
        let had = self.makes[resource as usize];
        let mut worth = 0.0;
        for number in 0..amount as usize {
            let step = ((had + number as f32) as usize).min(2);
            worth += RESOURCE[self.age][step];
        }
        let raw = if resource.is_raw() { 1.0 } else { 0.85 };
        let need = if self.needs[resource as usize] { 1.25 } else { 1.0 };
        worth * raw * (1.0 - 0.45 * self.progress) * need
    }

    fn special(&self, special: Special) -> f32 {
        let ages_left = (2 - self.age) as f32;
        match special {
            Special::SeventhCard => 2.0 + 2.5 * ages_left,
            Special::DiscardPick => 2.0 + 1.5 * self.age as f32 + self.progress,
            Special::FirstOfColorFree => 2.0 + 2.0 * ages_left,
            Special::FirstCardFree => 2.2 * ages_left,
            Special::LastCardFree => 0.8 + 1.4 * ages_left,
        }
    }
}

/// A lead in shields that nothing makes up for.
const FAR: i32 = 12;
const TURNS: usize = 7;

/// Expected points of all conflicts to come, by Age, turn and lead in shields.
static CONFLICTS: [[[f32; 2 * FAR as usize + 1]; TURNS]; 3] = conflicts();

const fn conflicts() -> [[[f32; 2 * FAR as usize + 1]; TURNS]; 3] {
    let mut table = [[[0.0; 2 * FAR as usize + 1]; TURNS]; 3];
    let mut cell = 0;
    while cell < 3 * TURNS * (2 * FAR as usize + 1) {
        let (now, turn, lead) = (cell % 3, cell / 3 % TURNS, cell / 3 / TURNS);
        let mut age = now;
        while age < 3 {
            // The further away a conflict is, the less a lead says about it.
            let doubt = 0.9 + 1.3 * (age - now) as f32 + 0.8 * (1.0 - turn as f32 / 6.0);
            table[now][turn][lead] += outcome(lead as f32 - FAR as f32, doubt, age);
            age += 1;
        }
        cell += 1;
    }
    table
}

/// Expected points of a conflict with this lead in shields.
const fn outcome(lead: f32, doubt: f32, age: usize) -> f32 {
    let win = sigmoid((lead - 0.5) * 1.7 / doubt);
    let lose = sigmoid(-(lead + 0.5) * 1.7 / doubt);
    win * VICTORY[age] - lose
}

/// What counts cards of the own city stands in Age III alone.
fn guests(city: &City, age: usize) -> [f32; Color::ALL.len()] {
    let mut guests = [0.0; Color::ALL.len()];
    if age < 2 {
        return guests;
    }
    for card in city.built().iter() {
        if let Some(per) = card.data().effect.points_per.as_ref().filter(|per| per.of != Of::Neighbors) {
            for color in &per.colors {
                guests[*color as usize] += f32::from(per.amount);
            }
        }
    }
    guests
}
