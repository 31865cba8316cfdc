//! Babylon by night plays the seventh card of each Age (R26 to R29).

use crate::common::{Table, card, seat};
use engine::{Game, Input};
use seven_wonders::data::Age;
use seven_wonders::state::{Fate, Phase};
use seven_wonders::{Action, Event, How, Illegal};

/// Babylon by night between Gizah and Rhodos, with its first stage, before turn 6.
fn before_the_last_turn(age: Age) -> Table {
    Table::new("babylon night, gizah day, rhodos day").stages(0, 1).at(age, 6)
}

/// R27 and R28: after everybody's sixth card Babylon decides on its seventh, alone.
#[test]
fn the_seventh_card_is_a_turn_of_its_own() {
    for age in Age::ALL {
        let mut table = before_the_last_turn(age).hand(0, "altar theater");
        let events = table.turn(&["build altar"]);
        assert!(events.contains(&Event::SeventhCardDue { seat: seat(0) }));
        assert_eq!((table.ages().phase, table.awaited()), (Phase::SeventhCard(seat(0)), vec![0]));
        assert_eq!(table.ages().pile_size(), 4, "the others have sold one card and left one over");
        assert!(!events.iter().any(|event| matches!(event, Event::Conflict { .. })), "the war waits");
        table.act(0, "build theater");
        assert_eq!(table.score(0).civil, 6);
        assert_ne!(table.ages().phase, Phase::SeventhCard(seat(0)));
    }
}

/// R27: it is built, buried or sold; there is no way to throw it away for nothing.
#[test]
fn the_seventh_card_is_built_buried_or_sold() {
    let mut table = before_the_last_turn(Age::I).built(0, "brickyard clay-pool glassworks-1").hand(0, "altar theater");
    table.turn(&["sell altar"]);
    let mut actions = Vec::new();
    table.game.candidates(seat(0), &mut actions);
    let hows: Vec<How> =
        actions.iter().map(|action| if let Action::Play(play) = action { play.how } else { panic!("{action:?}") }).collect();
    assert_eq!(hows.len(), 3);
    assert!(
        hows.iter().any(|how| matches!(how, How::Build(_)))
            && hows.iter().any(|how| matches!(how, How::Stage(_)))
            && hows.contains(&How::Sell)
    );
    let coins = table.coins_of(0);
    table.act(0, "sell theater");
    assert_eq!(table.coins_of(0), coins + 3);
    assert!(table.ages().pile().contains(&card("theater")));
}

/// R29: the seventh card may build the second stage.
#[test]
fn the_seventh_card_can_build_the_second_stage() {
    let mut table = before_the_last_turn(Age::II).built(0, "brickyard clay-pool glassworks-1");
    table.turn(&[]);
    table.act(0, "stage palace");
    assert_eq!((table.city(0).stages(), table.city(0).any_symbols()), (2, 1));
}

/// R29: a stage built on turn 6 works at the end of the same Age.
#[test]
fn a_stage_built_on_the_last_turn_works_at_once() {
    let mut table = Table::new("babylon night, gizah day, rhodos day").at(Age::I, 6).built(0, "quarry");
    table.turn(&["stage palace"]);
    assert_eq!(table.awaited(), [0]);
    table.act(0, "sell palace");
    assert_eq!(table.game.turn(), engine::Turn::Chance);
}

/// R29: it works at the end of every Age from then on, and not before.
#[test]
fn the_power_works_in_each_age_from_the_stage_on() {
    let ends = |board: &str, stages: u8| {
        let mut table = Table::new(&format!("{board}, gizah day, rhodos day")).stages(0, stages).at(Age::II, 6);
        table.turn(&[]);
        table.ages().phase == Phase::SeventhCard(seat(0))
    };
    assert!(ends("babylon night", 1) && ends("babylon night", 2));
    assert!(!ends("babylon night", 0) && !ends("babylon day", 3));
}

/// R28: what was earned on turn 6 can be spent.
#[test]
fn coins_of_the_last_turn_can_be_spent() {
    let mut table = before_the_last_turn(Age::I).coins(0, 0).built(2, "clay-pool").hand(0, "altar guard-tower");
    assert!(!table.can(0, "build guard-tower 0/2"));
    table.turn(&["sell altar"]);
    table.act(0, "build guard-tower 0/2");
    assert_eq!((table.coins_of(0), table.city(0).shields()), (1, 1));
}

/// R28: buildings of turn 6, the own and the neighbours', count for the seventh card.
#[test]
fn buildings_of_the_last_turn_sell_discount_and_chain() {
    let mut sells = before_the_last_turn(Age::I).hand(0, "altar guard-tower").hand(1, "clay-pool");
    assert!(!sells.can(0, "build guard-tower 2/0"));
    sells.turn(&["build altar", "build clay-pool"]);
    assert!(sells.can(0, "build guard-tower 2/0"));
    let mut cheap = before_the_last_turn(Age::I).built(1, "clay-pool").hand(0, "west-trading-post guard-tower");
    cheap.turn(&["build west-trading-post"]);
    assert!(cheap.can(0, "build guard-tower 1/0"));
    let mut chain = before_the_last_turn(Age::II).coins(0, 0).hand(0, "well statue");
    chain.turn(&["build well"]);
    assert!(chain.can(0, "build statue"));
}

/// R28: a symbol used on turn 6 can be used again.
#[test]
fn symbols_can_be_used_again() {
    let mut table = before_the_last_turn(Age::I).coins(0, 0).built(0, "ore-vein").hand(0, "stockade barracks");
    table.turn(&["build stockade"]);
    table.act(0, "build barracks");
    let mut table = before_the_last_turn(Age::I).coins(0, 4).built(1, "clay-pool").hand(0, "guard-tower temple");
    table.turn(&["build guard-tower 2/0"]);
    assert_eq!(table.ways(0, "1 clay", 2), [(2, 0)], "also of a neighbor");
}

/// R25: the war comes after the seventh card, whose shields count.
#[test]
fn the_seventh_card_counts_in_the_war() {
    let mut table = before_the_last_turn(Age::II).built(0, "ore-vein").hand(0, "altar barracks");
    table.turn(&["build altar"]);
    table.act(0, "build barracks");
    assert_eq!(table.city(0).tokens.victories, [0, 2, 0]);
}

/// R24: the card is not left over; it is recorded as the seventh.
#[test]
fn nothing_of_babylon_is_left_over() {
    let mut table = before_the_last_turn(Age::I).hand(0, "altar theater");
    let mut events = table.turn(&["build altar"]);
    events.extend(table.act(0, "build theater"));
    let left: Vec<u8> =
        events.iter().filter_map(|event| if let Event::LeftOver { seat, .. } = event { Some(u8::from(*seat)) } else { None }).collect();
    assert_eq!(left, [1, 2]);
    assert_eq!(table.ages().history.get(Age::I, 6, seat(0)).map(|slot| slot.fate), Some(Fate::Built));
}

/// R26: Babylon first; what it sells can be picked by Halikarnassos.
#[test]
fn halikarnassos_picks_after_babylon() {
    let mut table = Table::new("halikarnassos night, gizah day, babylon night").stages(2, 1).at(Age::III, 6);
    table = table.built(0, "brickyard").hand(2, "altar spies-guild");
    table.turn(&["stage palace", "sell palace", "build altar"]);
    assert_eq!(table.awaited(), [2]);
    assert_eq!(table.check(0, "pick spies-guild"), Err(Illegal::NotYourDecision));
    table.act(2, "sell spies-guild");
    assert_eq!(table.ages().phase, Phase::DiscardPick(seat(0)));
    table.act(0, "pick spies-guild");
    assert!(table.city(0).built().contains(card("spies-guild")));
    assert_eq!(table.ages().phase, Phase::Over);
}

/// R17 and R28: what Babylon pays for its seventh card reaches the neighbours before the war.
#[test]
fn neighbors_are_paid_for_the_seventh_card() {
    let mut table = before_the_last_turn(Age::I).built(2, "clay-pool").hand(0, "altar guard-tower");
    table.turn(&["build altar"]);
    let before = table.coins_of(2);
    let mut events = Vec::new();
    table.game.apply(Input::Act { seat: seat(0), action: crate::common::action("build guard-tower 0/2") }, &mut events);
    assert_eq!(table.coins_of(2), before + 2);
    assert!(events.contains(&Event::Traded { from: seat(0), to: seat(2), coins: 2 }));
}

/// R19: what Babylon builds after turn 6 comes too late for a Vineyard of that turn.
#[test]
fn a_seventh_card_is_too_late_for_the_vineyard() {
    let mut table = before_the_last_turn(Age::II).hand(0, "lumber-yard stone-pit").hand(1, "vineyard").coins(1, 0);
    table.turn(&["build lumber-yard", "build vineyard"]);
    assert_eq!(table.coins_of(1), 1);
    table.act(0, "build stone-pit");
    assert_eq!(table.coins_of(1), 1);
}
