//! Choosing, playing at once, passing on, and the last turn of an Age (p. 4 and 5; R6, R17, R19, R20, R23 to R25).

use crate::common::{FILLER, Table, action, card, cards, seat};
use engine::{Game, Turn};
use seven_wonders::data::Age;
use seven_wonders::state::{Fate, Phase};
use seven_wonders::{CoinSource, Event, Illegal};

/// P. 4: nothing happens before everybody has chosen.
#[test]
fn nothing_happens_before_the_last_choice() {
    let mut table = Table::three().hand(0, "altar").hand(1, "altar");
    let first = table.act(0, "build altar");
    assert_eq!(first, [Event::CardChosen { seat: seat(0), play: play("build altar") }]);
    table.act(1, "build altar");
    assert_eq!((table.city(0).built().len(), table.ages().hands[seat(0)].as_slice().len()), (0, 7));
    assert_eq!(table.awaited(), [2]);
    let last = table.act(2, "sell palace");
    assert!(last.contains(&Event::TurnResolved { age: Age::I, turn: 0 }));
    assert_eq!([0, 1].map(|index| table.city(index).built().len()), [1, 1]);
}

fn play(words: &str) -> Option<seven_wonders::Play> {
    match action(words) {
        seven_wonders::Action::Play(play) => Some(play),
        _ => None,
    }
}

/// R6: a sealed choice can be changed until the last one is made; only the last version counts.
#[test]
fn a_choice_can_be_changed_until_the_last_one() {
    let mut table = Table::three().hand(0, "altar theater");
    table.act(0, "build altar");
    assert!(table.game.may_act().contains(seat(0)));
    table.act(0, "sell altar");
    table.act(1, "sell palace");
    table.act(0, "build theater");
    table.act(2, "sell palace");
    assert_eq!(table.city(0).built().iter().collect::<Vec<_>>(), cards("theater"));
    assert_eq!(table.coins_of(0), 3);
    assert!(table.game.may_act().is_empty());
}

/// After the last choice a further one belongs to the next turn and its hand.
#[test]
fn after_the_turn_the_old_card_is_refused() {
    let mut table = Table::three().hand(0, "altar theater");
    table.turn(&["build altar"]);
    assert_eq!(table.check(0, "build theater"), Err(Illegal::NotInHand { card: card("theater") }));
    assert!(table.can(1, "build theater"), "the hand went to the left");
}

/// P. 7 and R17: coins from a neighbour, of a sale or of a building cannot be spent in the same turn.
#[test]
fn coins_of_this_turn_cannot_be_spent_in_it() {
    let mut table = Table::three().coins(0, 0).coins(2, 2).built(0, "clay-pool").built(1, "lumber-yard");
    table = table.hand(0, "stockade").hand(2, "guard-tower");
    table.act(2, "build guard-tower 2/0");
    table.act(1, "sell palace");
    assert_eq!(table.check(0, "build stockade 2/0"), Err(Illegal::TooExpensive { needed: 2, coins: 0 }));
    table.act(0, "sell palace");
    assert_eq!(table.coins_of(0), 5, "a sale and a trade");
    table.give(0, "stockade");
    assert!(table.can(0, "build stockade 2/0"));
}

/// P. 7 and R23: what a neighbour builds this turn sells nothing yet.
#[test]
fn a_building_of_this_turn_sells_nothing() {
    let mut table = Table::three().hand(0, "guard-tower").hand(1, "clay-pool");
    table.act(1, "build clay-pool");
    table.act(2, "sell palace");
    assert!(matches!(table.check(0, "build guard-tower 2/0"), Err(Illegal::Unobtainable { .. })));
    table.act(0, "sell palace");
    table.give(0, "guard-tower");
    assert!(table.can(0, "build guard-tower 2/0"));
}

/// P. 7: neighbours cannot refuse, and everybody pays before anybody is paid.
#[test]
fn two_cities_can_pay_each_other() {
    let mut table =
        Table::three().coins(0, 2).coins(1, 2).built(0, "clay-pool").built(1, "lumber-yard").hand(0, "stockade").hand(1, "guard-tower");
    table.turn(&["build stockade 2/0", "build guard-tower 0/2"]);
    assert_eq!([0, 1].map(|index| table.coins_of(index)), [2, 2]);
}

/// R19: Vineyard and Bazar count the cards of this turn in all three cities, their own city's too.
#[test]
fn coins_count_the_cards_of_the_same_turn() {
    let mut table =
        Table::three().at(Age::II, 2).coins(0, 0).built(0, "lumber-yard").hand(0, "vineyard").hand(1, "stone-pit").hand(2, "ore-vein");
    table.turn(&["build vineyard", "build stone-pit", "build ore-vein"]);
    assert_eq!(table.coins_of(0), 3);
    let mut table = Table::three().at(Age::II, 2).coins(0, 0).hand(0, "bazar").hand(1, "press-2").hand(2, "loom-2");
    table.turn(&["build bazar", "build press-2", "build loom-2"]);
    assert_eq!(table.coins_of(0), 4);
}

/// R19: only the two neighbours count, and what they lose or build later changes nothing.
#[test]
fn coins_are_counted_once() {
    let boards = "gizah day, ephesos day, rhodos day, babylon day";
    let mut table = Table::new(boards).at(Age::II, 2).coins(0, 0).built(2, "lumber-yard stone-pit").hand(0, "vineyard");
    table.turn(&["build vineyard"]);
    assert_eq!(table.coins_of(0), 0, "seat 2 is no neighbor");
    table.give(1, "ore-vein");
    table.give(0, FILLER);
    table.turn(&["sell palace", "build ore-vein"]);
    assert_eq!(table.coins_of(0), 3);
}

/// R20: yellow cards of Age III bring coins for what stands when they are built, themselves included, and
/// points for what stands at the end.
#[test]
fn yellow_cards_of_the_third_age_count_twice() {
    let mut table = Table::three().at(Age::III, 2).built(0, "caravansery tavern").coins(0, 0).hand(0, "lighthouse");
    table.turn(&["build lighthouse"]);
    assert_eq!((table.coins_of(0), table.score(0).commerce), (3, 3));
    table = table.built(0, "marketplace");
    assert_eq!((table.coins_of(0), table.score(0).commerce), (3, 4));
    let mut arena = Table::three().at(Age::III, 2).built(0, "dispensary sawmill").coins(0, 0).stages(0, 1).hand(0, "arena");
    arena.turn(&["build arena"]);
    assert_eq!((arena.coins_of(0), arena.score(0).commerce), (3, 1));
    assert_eq!(arena.stages(0, 1).score(0).commerce, 2);
}

/// P. 5: a sold card brings 3 coins and lies face down in the pile.
#[test]
fn a_sold_card_brings_three_coins() {
    let mut table = Table::three().hand(0, "altar");
    let events = table.turn(&["sell altar"]);
    assert_eq!(table.coins_of(0), 6);
    assert!(events.contains(&Event::CoinsGained { seat: seat(0), coins: 3, from: CoinSource::Sale }));
    assert!(table.ages().pile().contains(&card("altar")));
}

/// P. 5 and R1: to the left in Ages I and III, to the right in Age II.
#[test]
fn hands_go_left_right_left() {
    for (age, next) in [(Age::I, 1), (Age::II, 3), (Age::III, 1)] {
        let mut table = Table::new("gizah day, ephesos day, rhodos day, babylon day").at(age, 1).hand(0, "altar theater");
        let events = table.turn(&["build altar"]);
        assert!(events.contains(&Event::HandsPassed { to_left: age != Age::II }));
        for index in 0..4 {
            assert_eq!(table.ages().hands[seat(index)].contains(card("theater")), index == next, "{age:?}, seat {index}");
            assert_eq!(table.ages().hands[seat(index)].as_slice().len(), 6);
        }
    }
}

/// P. 5: six turns, from seven cards to two; the seventh card is thrown away without coins.
#[test]
fn the_sixth_turn_throws_the_seventh_card_away() {
    let mut table = Table::three().at(Age::I, 6).hand(0, "altar theater").coins(0, 0);
    let events = table.turn(&["build altar"]);
    assert_eq!(table.coins_of(0), 0);
    assert!(events.contains(&Event::LeftOver { seat: seat(0), card: Some(card("theater")) }));
    assert_eq!(table.ages().history.get(Age::I, 6, seat(0)).map(|slot| slot.fate), Some(Fate::LeftOver));
    assert_eq!((table.ages().pile_size(), table.ages().age, table.ages().phase), (5, Age::II, Phase::Deal));
}

/// P. 4: an Age has six turns; then hands are dealt anew, and after the third the game is over.
#[test]
fn three_ages_of_six_turns() {
    let mut table = Table::three();
    for age in Age::ALL {
        assert_eq!(table.ages().age, age);
        table = table.at(age, 1);
        for turn in 0..6 {
            assert_eq!((table.ages().turn, table.ages().phase), (turn, Phase::Choose));
            table.turn(&[]);
        }
    }
    assert_eq!((table.game.turn(), table.ages().phase), (Turn::Over, Phase::Over));
}

/// R25: placing, then income, then the leftovers, Babylon, Halikarnassos, and war at last.
#[test]
fn the_steps_of_the_last_turn_come_in_order() {
    let mut table = Table::new("halikarnassos night, babylon night, gizah day").at(Age::I, 6).stages(1, 1).built(0, "brickyard");
    table = table.hand(0, "altar tavern").hand(1, "tavern theater").hand(2, "guard-tower well");
    let mut events = table.turn(&["stage altar", "build tavern", "build guard-tower 2/0"]);
    events.extend(table.act(1, "build theater"));
    events.extend(table.act(0, "pick tavern"));
    let steps: Vec<&str> = events.iter().filter_map(step).collect();
    let wanted =
        ["resolve", "place", "place", "place", "income", "income", "leave", "leave", "seventh", "place", "search", "pick", "income"];
    assert_eq!(steps[..wanted.len()], wanted);
    assert!(steps[wanted.len()..].iter().all(|step| *step == "war") && steps.len() == wanted.len() + 6);
}

fn step(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::TurnResolved { .. } => "resolve",
        Event::Built { .. } | Event::StageBuilt { .. } | Event::Sold { .. } => "place",
        Event::Traded { .. } | Event::CoinsGained { .. } => "income",
        Event::LeftOver { .. } => "leave",
        Event::SeventhCardDue { .. } => "seventh",
        Event::PileSearched { .. } => "search",
        Event::Picked { .. } => "pick",
        Event::Conflict { .. } => "war",
        Event::HandsPassed { .. } => "pass",
        _ => return None,
    })
}

/// R4: the bank never runs dry.
#[test]
fn coins_are_unlimited() {
    let mut table = Table::three().coins(0, 500).coins(1, 500);
    table.turn(&[]);
    assert_eq!(table.coins_of(0), 503);
}
