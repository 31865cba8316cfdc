//! What sentences of the lessons claim, asked of the rules; what they say in numbers is put together from the answers.

use crate::common::{LEFT, Taken, YOU, card, way};
use crate::words::says;
use engine::Seat;
use seven_wonders::constants::{DEFEAT, SALE, SET, VICTORY};
use seven_wonders::data::{Color, Resource, Special};
use seven_wonders::{Free, Fronts, Payment, science};

/// The right neighbour at a table of three, and at one of four.
const RIGHT: usize = 2;
const RIGHT_OF_FOUR: usize = 3;

#[test]
fn a_turn_reveals_and_passes() {
    let lesson = Taken::named("turn");
    let first = lesson.at("choose");
    assert_eq!(first.price("altar"), Payment::NOTHING);
    says("turn-choose-why", &format!("{} points", first.held("altar").gain.points));
    assert!(first.is_out_of_reach("scriptorium"));
    let revealed = lesson.at("reveal");
    assert!(revealed.city(LEFT).built().contains(card("ore-vein")) && revealed.city(RIGHT).built().contains(card("workshop")));
    let from = revealed.view.came_from.expect("it was passed on");
    assert_eq!((revealed.own.hand.len(), from[Seat::new(0)], revealed.view.passes_to[Seat::new(0)]), (6, Seat::new(2), Seat::new(1)));
    assert_eq!(lesson.at("again").price("lumber-yard"), Payment::NOTHING);
    assert!(first.holds(card("loom-1")) && lesson.end().city(LEFT).built().contains(card("loom-1")));
}

#[test]
fn goods_stay() {
    let lesson = Taken::named("goods");
    let first = lesson.at("choose");
    assert_eq!((first.price("baths"), first.makes(YOU, Resource::Stone)), (Payment::NOTHING, 1));
    assert!(first.is_out_of_reach("workshop"));
    let still = lesson.at("still");
    says("goods-still", &format!("{} coins", still.coins(YOU)));
    says("goods-still-label-1", &format!("{} stone", still.makes(YOU, Resource::Stone)));
    assert_eq!(lesson.at("more").price("lumber-yard"), Payment::NOTHING);
    says("goods-either-build", &format!("{} coin", card("clay-pit").data().coins));
    let row = &lesson.end().view.goods[YOU];
    let choices: Vec<Vec<Resource>> = row.for_sale.iter().map(|set| set.iter().collect()).collect();
    assert_eq!((row.fixed.of(Resource::Stone), row.fixed.of(Resource::Wood), row.fixed.total()), (1, 1, 2));
    assert_eq!(choices, [[Resource::Ore, Resource::Clay]]);
}

#[test]
fn a_neighbour_is_paid() {
    let lesson = Taken::named("buying");
    let first = lesson.at("choose");
    let paid = first.price("barracks");
    assert_eq!(paid, Payment { left: first.own.left.raw, right: 0 });
    assert!(first.is_out_of_reach("apothecary"));
    says("buying-seller", &format!("{} coins", paid.left));
    says("buying-build-press", &format!("pay Solon {} coins", paid.left));
    let purses = lesson.at("purses");
    says("buying-purses", &format!("{} coin left, and Solon has {}", purses.coins(YOU), purses.coins(LEFT)));
    assert_eq!(lesson.at("post").price("west-trading-post"), Payment::NOTHING);
    let end = lesson.end();
    says("buying-cheaper", &format!("costs you {} coin now", end.own.left.raw));
    says("buying-cheaper", &format!("wood for {}", end.coins(YOU) - purses.coins(YOU)));
}

#[test]
fn chains_open() {
    let lesson = Taken::named("chains");
    let first = lesson.at("choose");
    let free = |id: &str, at: &str| match &lesson.at(at).held(id).build {
        seven_wonders::Buildable::Possible { free, .. } => *free,
        seven_wonders::Buildable::Impossible { .. } => None,
    };
    assert_eq!(free("aqueduct", "choose"), Some(Free::Chain(card("baths"))));
    says("chains-choose", &format!("{} stone", card("aqueduct").data().cost.of(Resource::Stone)));
    says("chains-build-why", &format!("{} points", first.held("aqueduct").gain.points));
    assert_eq!(free("dispensary", "next"), Some(Free::Chain(card("apothecary"))));
    assert_eq!(free("stables", "next"), Some(Free::Chain(card("apothecary"))));
    let cost = card("dispensary").data().cost;
    says("chains-next-build", &format!("{} ore and {} glass", cost.of(Resource::Ore), cost.of(Resource::Glass)));
    assert!(["arena", "lodge"].iter().all(|id| card(id).data().free_after.contains(card("dispensary"))));
}

#[test]
fn stages_cost_what_the_board_says() {
    let lesson = Taken::named("wonder");
    let first = lesson.at("choose");
    let stages = first.city(YOU).board().stages();
    assert!(first.is_out_of_reach("apothecary"));
    assert_eq!(way(&first.own.stage), Payment::NOTHING);
    says("wonder-stage", &format!("{} clay", stages[0].cost.of(Resource::Clay)));
    let gain = first.own.stage_gain.expect("there is a stage to build");
    says("wonder-under", &format!("{} points", gain.points));
    let second = lesson.at("second");
    let solons = second.city(LEFT).board().stages()[1].cost;
    assert!(
        solons.of(Resource::Loom) > 0 && second.makes(LEFT, Resource::Loom) == 0 && second.view.passes_to[Seat::new(0)] == Seat::new(1)
    );
    assert!(second.is_possible("loom-1"));
    says("wonder-mode", &format!("{} coins", second.own.stage_gain.expect("there is a stage to build").coins));
    says("wonder-mode-why", &format!("{} wood", stages[1].cost.of(Resource::Wood)));
    assert_eq!((second.makes(YOU, Resource::Wood), way(&second.own.stage).right), (1, 0));
    says("wonder-pay-press", &format!("pay Solon {} coins", way(&second.own.stage).left));
    says("wonder-coins-label-1", &format!("{} − 2 + 9 = {}", second.coins(YOU), lesson.end().coins(YOU)));
}

#[test]
fn war_is_fought_with_neighbours() {
    let lesson = Taken::named("war");
    let now = lesson.at("now");
    let [yours, solons, sapphos] = [YOU, LEFT, RIGHT_OF_FOUR].map(|seat| now.shields(seat));
    says("war-now", &format!("You have {yours} shields, Solon has {solons} and Sappho {sapphos}"));
    let before = now.view.cities.as_slice()[YOU].fronts;
    assert_eq!(before, Fronts { left: DEFEAT, right: VICTORY[1] });
    says("war-now-label-1", &format!("{yours} to {solons}: −{} point", -before.left));
    says("war-now-label-2", &format!("{yours} to {sapphos}: +{} points", before.right));
    let gain = now.held("stables").gain;
    let then = gain.fronts.expect("it has shields");
    assert_eq!(now.price("stables"), Payment::NOTHING);
    says("war-choose", &format!("{} shields", gain.shields));
    says("war-forecast", &format!("{} shields", yours + gain.shields));
    says("war-forecast-label-1", &format!("{} to {solons}: +{} points", yours + gain.shields, then.left));
    says("war-forecast-label-2", &format!("{} to {sapphos}: +{} points", yours + gain.shields, then.right));
    says("war-build-why", &format!("worth {} points", then.left + then.right - before.left - before.right));
    let tokens = lesson.end().city(YOU).tokens;
    assert_eq!((tokens.victories, tokens.defeats), ([2, 2, 0], 0));
    says("war-tokens", &format!("{} points", tokens.points()));
    let [first, second, third] = VICTORY;
    says("war-tokens-why", &format!("{first}, {second} and {third} points"));
}

#[test]
fn symbols_are_squared_and_sets_count() {
    let lesson = Taken::named("science");
    let first = lesson.at("tablet");
    let [compasses, gears, tablets] = first.view.cities.as_slice()[YOU].symbols;
    assert_eq!((compasses, gears, tablets), (0, 1, 2));
    says("science-tablet", &format!("{} points", science([compasses, gears, tablets + 1], 0)));
    says("science-compass", &format!("makes {}", science([compasses + 1, gears, tablets], 0)));
    says("science-compass-why", &format!("{SET} points"));
    assert_eq!((first.price("library"), first.price("dispensary")), (Payment::NOTHING, Payment::NOTHING));
    assert!(first.held("dispensary").gain.points > first.held("library").gain.points);
    says("science-build-why", &format!("brings {} points", science([0, 0, 5], 0) - science([0, 0, 4], 0)));
    says("science-score", &format!("{} points", lesson.end().view.cities.as_slice()[YOU].score.science));
}

#[test]
fn guilds_count_what_neighbours_built() {
    let lesson = Taken::named("guilds");
    let first = lesson.at("traders");
    for (guild, step, color, word) in [("traders-guild", "traders", Color::Yellow, "yellow"), ("spies-guild", "spies", Color::Red, "red")] {
        assert_eq!(first.price(guild), Payment::NOTHING);
        says(&format!("guilds-{step}"), &format!("{} points", first.held(guild).gain.points));
        says(&format!("guilds-{step}-label-1"), &format!("{} {word} cards", first.city(LEFT).count(color)));
        says(&format!("guilds-{step}-label-2"), &format!("{} {word} cards", first.city(RIGHT).count(color)));
    }
    let better = first.held("spies-guild").gain.points - first.held("traders-guild").gain.points;
    says("guilds-build", &format!("{better} points more"));
    let end = lesson.end();
    let scores: Vec<i32> = end.view.cities.values().map(|city| city.score.total()).collect();
    let yours = end.view.cities.as_slice()[YOU].score;
    says("guilds-sheet-why", &format!("cost you {}", -yours.military));
    says("guilds-sheet-label-1", &format!("{} from", yours.guilds));
    says("guilds-won", &format!("{} points", scores[YOU]));
    assert!(scores[1..].iter().all(|score| *score < scores[YOU]));
}

#[test]
fn what_cannot_be_built_is_sold() {
    let lesson = Taken::named("selling");
    let first = lesson.at("choose");
    let none_possible = first.own.hand.iter().all(|held| !first.is_possible(held.card.data().id.as_str()));
    assert!(first.coins(YOU) == 0 && first.own.hand.len() == 3 && none_possible);
    assert!(matches!(first.own.stage, seven_wonders::Buildable::Impossible { .. }));
    assert!(first.makes(LEFT, Resource::Papyrus) > 0 && first.view.passes_to[Seat::new(0)] == Seat::new(1));
    says("selling-sell-press", &format!("{SALE} coins"));
    let sold = lesson.at("coins");
    says("selling-coins", &format!("{} coins", sold.coins(YOU)));
    says("selling-coins-label-2", &format!("{} card", sold.view.pile_size));
    let last = lesson.at("last");
    assert_eq!((last.own.hand.len(), last.price("baths").right), (2, 0));
    says("selling-build-press", &format!("pay Solon {} coins", last.price("baths").left));
    says("selling-discarded-label-1", &format!("{} cards", lesson.end().view.pile_size));
}

#[test]
fn special_stages_bend_the_rules() {
    let lesson = Taken::named("specials");
    let first = lesson.at("choose");
    let stage = &first.city(YOU).board().stages()[0];
    assert!(!first.is_possible("statue") && stage.effect.special == Some(Special::DiscardPick));
    says("specials-choose-label-1", &format!("{} points", stage.effect.points));
    says("specials-stage", &format!("{} clay", stage.cost.of(Resource::Clay)));
    assert_eq!(way(&first.own.stage), Payment::NOTHING);
    let search = lesson.at("search");
    let pick = search.own.pickable.iter().find(|pick| pick.card == card("aqueduct")).expect("it lies in the pile");
    says("specials-search-label-1", &format!("{} points", pick.gain.points));
    says("specials-pick", &format!("{} stone", card("aqueduct").data().cost.of(Resource::Stone)));
    let end = lesson.end();
    let power = |seat: usize, stage: usize| end.city(seat).board().stages()[stage].effect.special;
    assert_eq!((power(LEFT, 1), power(RIGHT, 0)), (Some(Special::FirstOfColorFree), Some(Special::SeventhCard)));
}
