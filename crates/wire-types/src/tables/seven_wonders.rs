//! The components of 7 Wonders.

use catalogue::seven_wonders::constants::{COINS_PER_POINT, DEFEAT, DISCOUNT_PRICE, HAND, PRICE, SALE, SET, START_COINS, TURNS, VICTORY};
use catalogue::seven_wonders::data::{
    Age, Card, Color, Discount, Effect, Goods, Per, RESOURCES, Resource, Resources, Science, Special, StageData, Wonder, tables as printed,
};
use serde::Serialize;
use ts_rs::TS;

/// Everything that is printed.
#[derive(Serialize, TS)]
pub(super) struct ComponentTables {
    resources: Vec<ResourceKind>,
    colors: [Color; 7],
    ages: Vec<AgeFacts>,
    /// The Ages in order, then the guilds.
    cards: Vec<CardFacts>,
    wonders: Vec<WonderFacts>,
    /// Cards dealt to each player in an Age.
    hand: usize,
    /// Turns of an Age.
    turns: u8,
    start_coins: u16,
    /// What a sold card brings.
    sale: u16,
    /// What a resource of a neighbour costs, and what it costs with a discount.
    price: u8,
    discount_price: u8,
    /// What a lost conflict is worth.
    defeat: i8,
    coins_a_point: u16,
    /// Points for three different symbols.
    science_set: u16,
}

#[derive(Serialize, TS)]
struct ResourceKind {
    resource: Resource,
    goods: Goods,
}

#[derive(Serialize, TS)]
struct AgeFacts {
    age: Age,
    /// Hands go to the left, not to the right.
    passes_left: bool,
    /// What a won conflict is worth.
    victory: i8,
}

#[derive(Serialize, TS)]
struct CardFacts {
    id: Card,
    age: Age,
    color: Color,
    /// Every resource it costs, one by one.
    cost: Vec<Resource>,
    /// Coins for the bank.
    coins: u8,
    /// Any of these in the city makes the card free.
    free_after: Vec<Card>,
    /// What this card makes free later.
    opens: Vec<Card>,
    effect: EffectFacts,
}

#[derive(Serialize, TS)]
struct WonderFacts {
    id: Wonder,
    produces: Resource,
    day: Vec<StageFacts>,
    night: Vec<StageFacts>,
}

#[derive(Serialize, TS)]
struct StageFacts {
    cost: Vec<Resource>,
    effect: EffectFacts,
}

/// What a card or a stage does; what it does not do is left out.
#[derive(Serialize, TS)]
#[ts(rename = "Effect", optional_fields)]
struct EffectFacts {
    /// For sale too; every resource one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    produces: Option<Vec<Resource>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    produces_one_of: Option<Vec<Resource>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shields: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    science: Option<Science>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coins: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coins_per: Option<Per>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_per: Option<Per>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_if_complete: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    discount: Option<Discount>,
    #[serde(skip_serializing_if = "Option::is_none")]
    special: Option<Special>,
}

pub(super) fn tables() -> ComponentTables {
    ComponentTables {
        resources: RESOURCES.map(|resource| ResourceKind { resource, goods: goods(resource) }).into(),
        colors: Color::ALL,
        ages: Age::ALL.map(|age| AgeFacts { age, passes_left: age.passes_left(), victory: VICTORY[age as usize] }).into(),
        cards: Card::all().map(card).collect(),
        wonders: Wonder::all()
            .map(|wonder| {
                let data = wonder.data();
                WonderFacts { id: wonder, produces: data.produces, day: stages(&data.day), night: stages(&data.night) }
            })
            .collect(),
        hand: HAND,
        turns: TURNS,
        start_coins: START_COINS,
        sale: SALE,
        price: PRICE,
        discount_price: DISCOUNT_PRICE,
        defeat: DEFEAT,
        coins_a_point: COINS_PER_POINT,
        science_set: SET,
    }
}

fn goods(resource: Resource) -> Goods {
    if resource.is_raw() { Goods::Raw } else { Goods::Manufactured }
}

fn card(card: Card) -> CardFacts {
    let data = &printed().cards[card.index()];
    CardFacts {
        id: card,
        age: data.age,
        color: data.color,
        cost: one_by_one(&data.cost),
        coins: data.coins,
        free_after: data.free_after.iter().collect(),
        opens: data.opens.iter().collect(),
        effect: effect(&data.effect),
    }
}

fn stages(stages: &[StageData]) -> Vec<StageFacts> {
    stages.iter().map(|stage| StageFacts { cost: one_by_one(&stage.cost), effect: effect(&stage.effect) }).collect()
}

fn one_by_one(resources: &Resources) -> Vec<Resource> {
    resources.iter().flat_map(|(resource, amount)| std::iter::repeat_n(resource, amount.into())).collect()
}

fn effect(effect: &Effect) -> EffectFacts {
    let some = |number: u8| (number > 0).then_some(number);
    EffectFacts {
        produces: (!effect.produces.is_none()).then(|| one_by_one(&effect.produces)),
        produces_one_of: (!effect.produces_one_of.is_empty()).then(|| effect.produces_one_of.iter().collect()),
        shields: some(effect.shields),
        science: effect.science,
        coins: some(effect.coins),
        coins_per: effect.coins_per.clone(),
        points: some(effect.points),
        points_per: effect.points_per.clone(),
        points_if_complete: some(effect.points_if_complete),
        discount: effect.discount,
        special: effect.special,
    }
}
