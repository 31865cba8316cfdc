//! Payments against an oracle that tries every use of every producer (p. 6 and 7; R8 to R13).

use crate::common::{Table, card, seat};
use engine::{Dice, Game, dice, pick};
use rand::RngExt;
use seven_wonders::data::{Board, Card, Discount, Goods, Partner, RESOURCES, Resource, ResourceSet, Resources, tables};
use seven_wonders::state::{Ages, City};
use seven_wonders::{Buildable, Illegal, Way, payments};
use std::collections::{BTreeSet, HashMap};
use testkit::counts::JUDGED_BY_AN_ORACLE;

#[test]
fn ways_to_pay_are_those_of_the_oracle() {
    let cities = JUDGED_BY_AN_ORACLE.get();
    let (mut bought, mut several) = (0, 0);
    for seed in 0..cities {
        let mut dice = dice(seed);
        let table = random_table(&mut dice);
        for _ in 0..4 {
            let cost = random_cost(&mut dice);
            let budget = dice.random_range(0..20);
            let found: Vec<(u8, u8)> = payments(table.ages(), seat(0), &cost, budget).iter().map(|way| (way.left, way.right)).collect();
            let wanted = cheapest_pairs(&pairs(table.ages(), &cost), budget);
            assert_eq!(found, wanted, "seed {seed}: {cost} with {budget}");
            bought += u64::from(found.iter().any(|pair| *pair != (0, 0)));
            several += u64::from(found.len() > 1);
        }
    }
    assert!(bought > cities / 2 && several > cities / 6, "{bought} purchases, {several} of them with a choice, prove little");
}

#[test]
fn what_is_told_to_be_missing_is_as_little_as_possible() {
    let cities = JUDGED_BY_AN_ORACLE.get();
    let mut told = 0;
    for seed in 0..cities {
        let mut dice = dice(seed);
        let id = tables().cards[dice.random_range(0..80) as usize].id.as_str();
        let table = random_table(&mut dice).coins(0, 99).hand(0, id);
        if let Buildable::Impossible { why: Illegal::Unobtainable { missing }, bought } = table.buildable(0, id) {
            let cost = card(id).data().cost;
            assert!(RESOURCES.iter().all(|resource| missing.of(*resource) <= cost.of(*resource)), "seed {seed}");
            assert_eq!(missing.total(), fewest_missing(table.ages(), &cost), "seed {seed}: {id} lacks {missing}");
            assert!(pairs(table.ages(), &rest(&cost, &missing)).iter().next().is_some(), "the others can be had");
            assert!(
                pairs(table.ages(), &rest(&rest(&cost, &missing), &bought)).contains(&(0, 0)),
                "seed {seed}: the city gives the rest itself"
            );
            told += 1;
        }
    }
    assert!(told > cities / 15, "only {told} cards could not be had");
}

/// What can be paid is shown by the view and listed by the candidates in the same way.
#[test]
fn the_view_offers_what_the_oracle_finds() {
    for seed in 0..1_000 {
        let mut dice = dice(seed);
        let id = tables().cards[dice.random_range(0..80) as usize].id.as_str();
        let table = random_table(&mut dice).hand(0, id);
        let budget = table.coins_of(0).checked_sub(card(id).data().coins.into());
        if table.ages().free(seat(0), card(id)).is_some() {
            continue;
        }
        let ways = budget.map_or(Vec::new(), |budget| cheapest_pairs(&pairs(table.ages(), &card(id).data().cost), budget));
        match table.buildable(0, id) {
            Buildable::Possible { ways: shown, bank, .. } => {
                let mut wanted = ways;
                wanted.sort_by_key(|(left, right)| (left + right, *left));
                let pairs_shown: Vec<_> = shown.iter().map(|way| (way.payment.left, way.payment.right)).collect();
                assert_eq!(pairs_shown, wanted, "seed {seed}");
                assert_eq!(bank, card(id).data().coins);
                for (left, right) in pairs_shown {
                    assert!(table.can(0, &format!("build {id} {left}/{right}")), "seed {seed}");
                }
                for way in shown {
                    goods_are_worth_the_coins(&table, &card(id).data().cost, &way);
                }
            }
            Buildable::Impossible { why: Illegal::AlreadyBuilt { .. }, .. } => {}
            Buildable::Impossible { .. } => assert!(ways.is_empty(), "seed {seed}: {id}"),
        }
    }
}

/// What is bought is part of the cost, costs what is paid on each side, and leaves what the city gives itself.
fn goods_are_worth_the_coins(table: &Table, cost: &Resources, way: &Way) {
    let price = |goods: &Resources, prices: &seven_wonders::Prices| -> u8 {
        goods.iter().map(|(resource, amount)| amount * if resource.is_raw() { prices.raw } else { prices.manufactured }).sum()
    };
    let own = table.own(0);
    assert_eq!((price(&way.left, &own.left), price(&way.right, &own.right)), (way.payment.left, way.payment.right));
    let bought = way.left.plus(&way.right);
    assert!(RESOURCES.iter().all(|resource| bought.of(*resource) <= cost.of(*resource)));
    assert!(pairs(table.ages(), &rest(cost, &bought)).contains(&(0, 0)), "{way:?} of {cost}: the city gives the rest itself");
}

/// Cities with some of everything that produces, sells or makes trade cheaper.
fn random_table(dice: &mut Dice) -> Table {
    let mut boards: Vec<Board> = Board::all().collect();
    engine::shuffle(&mut boards, dice);
    let mut taken: Vec<Board> = Vec::new();
    for board in boards {
        if taken.iter().all(|other| other.wonder != board.wonder) {
            taken.push(board);
        }
    }
    let words = |board: &Board| format!("{} {}", board.wonder.data().id, format!("{:?}", board.side).to_lowercase());
    let seats = dice.random_range(3..=5);
    let mut table = Table::new(&taken[..seats].iter().map(words).collect::<Vec<_>>().join(", "));
    for index in [0, 1, seats as u8 - 1] {
        let chance = dice.random_range(1..=5);
        for id in TRADERS.iter().filter(|_| dice.random_ratio(chance, 10)) {
            table.city_mut(index).build(card(id));
        }
        let stages = dice.random_range(0..=table.city(index).board().stages().len() as u32);
        table = table.stages(index, stages as u8).coins(index, dice.random_range(0..16));
    }
    table
}

const TRADERS: [&str; 22] = [
    "lumber-yard",
    "stone-pit",
    "clay-pool",
    "ore-vein",
    "tree-farm",
    "excavation",
    "clay-pit",
    "timber-yard",
    "forest-cave",
    "mine",
    "loom-1",
    "glassworks-1",
    "press-2",
    "sawmill",
    "quarry",
    "brickyard",
    "foundry",
    "forum",
    "caravansery",
    "west-trading-post",
    "east-trading-post",
    "marketplace",
];

/// The cost of a card or a stage, or one of up to seven resources that nothing costs.
fn random_cost(dice: &mut Dice) -> Resources {
    let printed: Vec<Resources> = tables().cards.iter().map(|data| data.cost).collect();
    let stages: Vec<Resources> = Board::all().flat_map(|board| board.stages().iter().map(|stage| stage.cost)).collect();
    match dice.random_range(0..3) {
        0 => *pick(&printed, dice),
        1 => *pick(&stages, dice),
        _ => (0..dice.random_range(1..=7)).fold(Resources::NONE, |cost, _| cost.plus(&Resources::one(*pick(&RESOURCES, dice)))),
    }
}

/// A symbol somebody produces: what it can be, and the coins each resource costs on each side.
struct Producer {
    gives: ResourceSet,
    price: fn(&Prices, Resource) -> (u8, u8),
}

/// What raw materials and manufactured goods cost from the left and from the right.
struct Prices {
    left: [u8; 2],
    right: [u8; 2],
}

fn prices(city: &City) -> Prices {
    let cheap = |goods: Goods, side: Partner| {
        let discounts = city.built().iter().filter_map(|card| card.data().effect.discount);
        discounts.into_iter().any(|Discount { goods: of, with }| of == goods && (with == side || with == Partner::Both))
    };
    let price = |side| [Goods::Raw, Goods::Manufactured].map(|goods| if cheap(goods, side) { 1 } else { 2 });
    Prices { left: price(Partner::Left), right: price(Partner::Right) }
}

/// Every single symbol of the own city and of what the neighbors sell.
fn producers(ages: &Ages) -> Vec<Producer> {
    let seats = ages.seats();
    let (own, left, right) = (ages.cities[seat(0)], ages.cities[seat(1)], ages.cities[seat(seats - 1)]);
    let kept = own.built().iter().filter(|card| !card.data().color.is_for_sale()).map(|card| card.data().effect.produces_one_of);
    let stages = own.stage_effects().map(|effect| effect.produces_one_of);
    let mut all: Vec<Producer> = Vec::new();
    all.extend(for_sale(&own).into_iter().chain(kept).chain(stages).map(|gives| Producer { gives, price: |_, _| (0, 0) }));
    all.extend(
        for_sale(&left).into_iter().map(|gives| Producer { gives, price: |prices, of| (prices.left[usize::from(!of.is_raw())], 0) }),
    );
    all.extend(
        for_sale(&right).into_iter().map(|gives| Producer { gives, price: |prices, of| (0, prices.right[usize::from(!of.is_raw())]) }),
    );
    all.retain(|producer| !producer.gives.is_empty());
    all
}

fn for_sale(city: &City) -> Vec<ResourceSet> {
    let cards: Vec<Card> = city.built().iter().filter(|card| card.data().color.is_for_sale()).collect();
    let fixed = cards.iter().flat_map(|card| card.data().effect.produces.iter()).flat_map(|(one, amount)| vec![one; amount as usize]);
    let start = city.board().wonder.data().produces;
    let single = fixed.chain([start]).map(|one| [one].into_iter().collect());
    single.chain(cards.iter().map(|card| card.data().effect.produces_one_of)).collect()
}

type Pairs = BTreeSet<(u8, u8)>;

/// Every remainder of the cost that can be left over, with every pair of coins that leads to it: each
/// producer in turn is not used, or used for each of its resources that is still wanted.
fn all_uses(ages: &Ages, cost: &Resources) -> HashMap<Resources, Pairs> {
    let prices = prices(&ages.cities[seat(0)]);
    let mut reached = HashMap::from([(*cost, Pairs::from([(0, 0)]))]);
    for producer in producers(ages) {
        let mut next = reached.clone();
        for (wanted, pairs) in &reached {
            for one in producer.gives.iter().filter(|one| wanted.of(*one) > 0) {
                let (left, right) = (producer.price)(&prices, one);
                let after = next.entry(rest(wanted, &Resources::one(one))).or_default();
                after.extend(pairs.iter().map(|pair| (pair.0 + left, pair.1 + right)));
            }
        }
        reached = next;
    }
    reached
}

fn rest(wanted: &Resources, taken: &Resources) -> Resources {
    wanted.missing(taken)
}

fn pairs(ages: &Ages, cost: &Resources) -> Pairs {
    all_uses(ages, cost).remove(&Resources::NONE).unwrap_or_default()
}

fn fewest_missing(ages: &Ages, cost: &Resources) -> u8 {
    all_uses(ages, cost).keys().map(Resources::total).min().expect("nothing used leaves everything")
}

/// The pairs within the budget that no other pair beats, by coins to the left (R12).
fn cheapest_pairs(pairs: &Pairs, budget: u16) -> Vec<(u8, u8)> {
    let beaten = |pair: &(u8, u8)| pairs.iter().any(|other| other != pair && other.0 <= pair.0 && other.1 <= pair.1);
    pairs.iter().copied().filter(|pair| u16::from(pair.0 + pair.1) <= budget && !beaten(pair)).collect()
}

/// The oracle itself, on the example of R12.
#[test]
fn the_oracle_knows_the_example() {
    let table = Table::three().built(0, "west-trading-post").built(1, "clay-pool").built(2, "clay-pool press-1");
    let cost = crate::common::resources("1 clay 1 papyrus");
    assert_eq!(cheapest_pairs(&pairs(table.ages(), &cost), 9), [(0, 4), (1, 2), (3, 0)]);
    assert!(pairs(table.ages(), &cost).contains(&(2, 2)), "it is possible but beaten");
    assert_eq!(table.game.seats(), 3);
}
