//! What a view says before anything is done: gains, conflicts, what is bought where, and whose hand comes next.

use crate::common::{Table, action, card, payment, resources, seat};
use engine::{Foreseen, Game, Viewer};
use seven_wonders::data::{Age, Resources};
use seven_wonders::state::Phase;
use seven_wonders::{AgesView, Buildable, Gain, How, Play, Prices, StageView, Way};

/// Points, coins and shields of a building for seat 0, whose neighbors are seat 1 on the left and seat 2 on the right.
fn gain(table: Table, id: &str) -> (i32, u16, u8) {
    let gain = table.hand(0, id).own(0).hand.iter().find(|held| held.card == card(id)).expect("it is in the hand").gain;
    (gain.points, gain.coins, gain.shields)
}

fn table(built: [&str; 3]) -> Table {
    (0..).zip(built).fold(Table::three().at(Age::III, 2), |table, (index, ids)| table.built(index, ids))
}

/// P. 8: points of the card, and those it adds to what is there; coins and shields of p. 2, 5 and 7.
#[test]
fn a_building_brings_its_own_and_what_it_adds_to_others() {
    let rows = [
        (["", "", ""], "altar", (3, 0, 0)),
        (["workshop", "", ""], "laboratory", (3, 0, 0)),
        (["workshop apothecary", "", ""], "scriptorium", (8, 0, 0)),
        (["scientists-guild workshop", "", ""], "apothecary", (6, 0, 0)),
        (["haven", "", ""], "stone-pit", (1, 0, 0)),
        (["mine", "mine", ""], "vineyard", (0, 2, 0)),
        (["mine excavation", "", ""], "haven", (2, 2, 0)),
        (["", "altar", "altar baths"], "magistrates-guild", (3, 0, 0)),
        (["mine", "", ""], "shipowners-guild", (2, 0, 0)),
        (["", "", ""], "tavern", (0, 5, 0)),
        (["", "", ""], "walls", (0, 0, 2)),
    ];
    for (built, id, wanted) in rows {
        assert_eq!(gain(table(built), id), wanted, "{id} beside {built:?}");
    }
}

/// P. 5 and 8: the next stage brings what is printed on it; a complete wonder has none.
#[test]
fn a_stage_brings_what_is_printed_on_it() {
    let stage = |boards: &str, stages: u8| Table::new(boards).stages(0, stages).own(0).stage_gain;
    let brings = |points, coins, shields| Some(Gain { points, coins, shields, fronts: None });
    assert_eq!(stage("gizah day, ephesos day, rhodos day", 0), brings(3, 0, 0));
    assert_eq!(stage("gizah day, ephesos day, rhodos day", 3), None);
    assert_eq!(stage("ephesos day, gizah day, rhodos day", 1), brings(0, 9, 0));
    let rhodos = stage("rhodos day, gizah day, ephesos day", 1).expect("it has a second stage");
    assert_eq!((rhodos.shields, rhodos.fronts.map(|fronts| (fronts.left, fronts.right))), (2, Some((1, 1))));
}

/// P. 5: a victory is worth 1, 3 or 5 by the Age, a defeat -1, as many shields nothing.
#[test]
fn the_view_foretells_both_conflicts_of_every_seat() {
    for (age, victory) in Age::ALL.into_iter().zip([1, 3, 5]) {
        let table = Table::three().at(age, 3).built(0, "walls").built(1, "arsenal").built(2, "barracks stockade").hand(0, "arsenal");
        for viewer in Viewer::all(3) {
            let fronts = table.view(viewer).cities.map(|city| (city.fronts.left, city.fronts.right));
            assert_eq!(fronts.as_slice(), [(-1, 0), (victory, victory), (0, -1)], "{age:?}");
        }
        let held = table.own(0).hand.into_iter().find(|held| held.card == card("arsenal")).expect("it is in the hand");
        let with = held.gain.fronts.expect("it has shields");
        assert_eq!((with.left, with.right), (victory, victory), "{age:?}");
    }
}

/// What is foretold for the end of the Age is what the tokens say then.
#[test]
fn conflicts_come_as_foretold() {
    let mut table = Table::three().at(Age::II, 6).built(0, "walls").built(1, "arsenal").built(2, "barracks");
    let fronts = table.view(Viewer::Public).cities.map(|city| i32::from(city.fronts.left) + i32::from(city.fronts.right));
    table.turn(&[]);
    for index in 0..3 {
        assert_eq!(table.city(index).tokens.points(), fronts[seat(index)]);
    }
}

/// P. 5: hands go left in Ages I and III and right in Age II; the first hand of an Age comes from nobody.
#[test]
fn the_view_says_whom_hands_go_to_and_come_from() {
    let seats = |table: &Table| {
        let view = table.view(Viewer::Public);
        (view.passes_to.map(u8::from).as_slice().to_vec(), view.came_from.map(|from| from.map(u8::from).as_slice().to_vec()))
    };
    for (age, to, from) in [(Age::I, [1, 2, 0], [2, 0, 1]), (Age::II, [2, 0, 1], [1, 2, 0]), (Age::III, [1, 2, 0], [2, 0, 1])] {
        assert_eq!(seats(&Table::three().at(age, 1)), (to.to_vec(), None));
        let mut table = Table::three().at(age, 1).hand(0, "altar");
        table.turn(&["sell palace"]);
        assert_eq!(seats(&table), (to.to_vec(), Some(from.to_vec())));
        assert!(table.ages().hands[seat(to[0])].contains(card("altar")), "{age:?}");
    }
}

/// P. 6: brown and grey cards are for sale, yellow ones and stages are not; everybody can see both.
#[test]
fn goods_are_told_for_every_city() {
    let table = table(["mine caravansery loom-1", "", ""]).stages(0, 0);
    let goods = &table.view(Viewer::Seat(seat(1))).goods[0];
    assert_eq!(goods.fixed, resources("1 stone 1 loom"));
    let words = |sets: &[seven_wonders::data::ResourceSet]| sets.iter().map(|set| set.iter().count()).collect::<Vec<_>>();
    assert_eq!((words(&goods.for_sale), words(&goods.kept)), (vec![2], vec![4]));
}

/// P. 6 and 7: 2 coins, or 1 with a trading post for that side or with the marketplace.
#[test]
fn prices_are_told_by_side() {
    let own = table(["west-trading-post", "", ""]).own(0);
    assert_eq!((own.left, own.right), (Prices { raw: 1, manufactured: 2 }, Prices { raw: 2, manufactured: 2 }));
    let own = table(["marketplace", "", ""]).own(0);
    assert_eq!((own.left, own.right), (Prices { raw: 2, manufactured: 1 }, Prices { raw: 2, manufactured: 1 }));
}

/// P. 6: each way to pay says what is bought of whom; the own city comes first.
#[test]
fn ways_to_pay_say_what_is_bought() {
    let table = table(["clay-pool", "clay-pool loom-1", "clay-pool loom-1"]).coins(0, 9).hand(0, "courthouse temple");
    let Buildable::Possible { ways, bank: 0, free: None } = table.buildable(0, "courthouse") else { panic!("it can be bought") };
    let way = |paid: &str, left: &str, right: &str| Way {
        payment: payment(paid),
        coins: payment(paid).total(),
        left: resources(left),
        right: resources(right),
    };
    let clay_and_loom = [way("0/4", "", "1 clay 1 loom"), way("2/2", "1 clay", "1 loom"), way("4/0", "1 clay 1 loom", "")];
    assert_eq!(ways, clay_and_loom);
    let Buildable::Impossible { bought, .. } = table.buildable(0, "temple") else { panic!("nobody has glass") };
    assert_eq!(bought, Resources::NONE, "the city has the clay itself, and wood is not to be had either");
}

/// P. 4, 5 and 7: what a sealed choice would build, pay and bring, alone.
#[test]
fn a_play_tried_out_shows_what_it_alone_does() {
    let table = Table::three().at(Age::II, 2).built(1, "clay-pool").hand(0, "guard-tower tavern altar");
    let coins = |words: &str| tried(&table, words).cities.map(|city| city.city.coins).as_slice().to_vec();
    assert_eq!(coins("build guard-tower 2/0"), [1, 5, 3]);
    assert_eq!(coins("build tavern"), [8, 3, 3]);
    assert_eq!(coins("sell altar"), [6, 3, 3]);
    assert_eq!(tried(&table, "sell altar").pile_size, 1);
    let view = tried(&table, "build guard-tower 2/0");
    assert!(view.cities[seat(0)].city.built().contains(card("guard-tower")));
    assert_eq!((view.turn, view.phase, view.hand_sizes.as_slice()), (1, Phase::Choose, &[5, 6, 6][..]), "nothing goes on");
    assert_eq!(view.own.and_then(|own| own.sealed), Some(Play { card: card("guard-tower"), how: How::Build(payment("2/0")) }));
}

/// R6: the last choice of a turn reveals nothing of the others'.
#[test]
fn the_last_play_tried_out_reveals_nothing() {
    let with = |others: &str| {
        let mut table = Table::three().at(Age::II, 2).hand(0, "tavern").hand(1, "altar well").hand(2, "altar well");
        (1..3).for_each(|index| drop(table.act(index, others)));
        serde_json::to_string(&tried(&table, "build tavern")).expect("a view can be written")
    };
    assert_eq!(with("build altar"), with("sell well"));
}

/// P. 5, R27 and R31: the seventh card and a card of the pile too, with nothing of the next hand.
#[test]
fn the_seventh_card_and_a_pick_tried_out_go_no_further() {
    let mut babylon = Table::new("babylon night, gizah day, rhodos day").stages(0, 2).at(Age::I, 6).hand(0, "altar tavern");
    babylon.turn(&["build altar"]);
    assert_eq!(babylon.ages().phase, Phase::SeventhCard(seat(0)));
    let told = tried(&babylon, "build tavern");
    assert_eq!((told.age, told.cities[seat(0)].city.coins), (Age::I, babylon.coins_of(0) + 5));

    let mut picker = Table::new("halikarnassos night, gizah day, rhodos day").at(Age::II, 2).built(0, "brickyard").discarded("altar well");
    picker.turn(&["stage palace"]);
    let told = tried(&picker, "pick well");
    assert!(told.cities[seat(0)].city.built().contains(card("well")));
    assert_eq!((told.turn, told.pile_size), (1, 3), "two that were sold this turn, and the altar");
}

/// What seat 0 would see of its action, which shows its own part alone.
fn tried(table: &Table, words: &str) -> AgesView {
    assert_eq!(table.check(0, words), Ok(()));
    let mut game = table.game.clone();
    assert_eq!(game.try_out(seat(0), action(words)), Foreseen::OwnPart);
    match game.view(Viewer::Seat(seat(0))).stage {
        StageView::Ages(ages) => *ages,
        StageView::Setup(_) => panic!("the boards are settled"),
    }
}
