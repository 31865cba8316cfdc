//! Halikarnassos builds from the discard pile (R30 to R32).

use crate::common::{Table, action, card, cards, seat};
use engine::Game;
use seven_wonders::data::{Age, Card};
use seven_wonders::state::Phase;
use seven_wonders::{Action, CoinSource, Event, Illegal};

/// Halikarnassos by night, able to build its first stage in a turn of Age II, with this pile.
fn with_pile(ids: &str, turn: u8) -> Table {
    Table::new("halikarnassos night, gizah day, rhodos day").at(Age::II, turn).built(0, "brickyard").discarded(ids)
}

fn pickable(table: &Table) -> Vec<Card> {
    table.own(0).pickable.iter().map(|pick| pick.card).collect()
}

/// R30: at the end of the turn, before the hands are passed.
#[test]
fn the_pick_comes_before_the_hands_are_passed() {
    let mut table = with_pile("altar", 2).hand(0, "temple theater").hand(1, "well");
    let events = table.turn(&["stage temple"]);
    assert_eq!((table.ages().phase, table.ages().turn, table.awaited()), (Phase::DiscardPick(seat(0)), 1, vec![0]));
    assert!(table.ages().hands[seat(0)].contains(card("theater")), "it still has its own hand");
    assert!(!events.iter().any(|event| matches!(event, Event::HandsPassed { .. })));
    let events = table.act(0, "pick altar");
    assert!(events.iter().any(|event| matches!(event, Event::HandsPassed { .. })));
    assert_eq!((table.ages().phase, table.ages().turn), (Phase::Choose, 2));
    assert_eq!(table.score(0).civil, 3);
}

/// R31: any card of any Age, also of this turn, also a guild, whatever it costs.
#[test]
fn any_card_of_the_pile_can_be_picked() {
    let mut table = with_pile("altar stockade palace shipowners-guild", 3).hand(1, "university").hand(2, "spies-guild").coins(0, 0);
    table.turn(&["stage palace", "sell university", "sell spies-guild"]);
    let mut actions = Vec::new();
    table.game.candidates(seat(0), &mut actions);
    let wanted = cards("altar stockade palace shipowners-guild university spies-guild");
    assert_eq!(actions.len(), wanted.len());
    assert!(wanted.iter().all(|card| actions.contains(&Action::Pick { card: *card })));
    table.act(0, "pick university");
    assert_eq!((table.coins_of(0), table.city(0).symbols()), (0, [0, 0, 1]), "it cost nothing");
}

/// R31: a name that is in the city cannot be picked; a card that is not in the pile neither.
#[test]
fn only_a_new_name_of_the_pile_can_be_picked() {
    let mut table = with_pile("press-2 altar", 2).built(0, "press-1");
    table.turn(&["stage palace"]);
    assert_eq!(table.check(0, "pick press-2"), Err(Illegal::AlreadyBuilt { card: card("press-2") }));
    assert_eq!(table.check(0, "pick theater"), Err(Illegal::NotInPile { card: card("theater") }));
    assert_eq!(table.check(0, "pick altar"), Ok(()));
    assert_eq!(pickable(&table), cards("altar palace"), "the two that were sold this turn are one choice");
}

/// R31: it counts as built in every respect, coins included.
#[test]
fn a_picked_card_brings_its_coins() {
    let check = |id: &str, coins: u16| {
        let mut table = with_pile(id, 2).built(0, "lumber-yard press-1").built(1, "sawmill loom-1").stages(1, 2).coins(0, 0);
        table.turn(&["stage palace"]);
        let events = table.act(0, &format!("pick {id}"));
        assert_eq!(table.coins_of(0), coins, "{id}");
        let told = Event::CoinsGained { seat: seat(0), coins, from: CoinSource::Building(card(id)) };
        assert_eq!(events.contains(&told), coins > 0, "{id}");
    };
    check("tavern", 5);
    check("vineyard", 3);
    check("bazar", 4);
    check("arena", 3);
    check("haven", 2);
    check("altar", 0);
}

/// R18 and R31: a picked building opens chains and produces from the next turn on.
#[test]
fn a_picked_card_counts_as_built() {
    let mut table = with_pile("well ore-vein", 2);
    table.turn(&["stage palace"]);
    table.act(0, "pick well");
    table.give(0, "statue");
    assert!(table.can(0, "build statue"));
    let mut table = with_pile("well ore-vein", 2);
    table.turn(&["stage palace"]);
    table.act(0, "pick ore-vein");
    assert_eq!(table.ways(1, "1 ore", 2).first(), Some(&(0, 2)), "and is for sale");
}

/// R32: with an empty pile nothing is asked, and nothing is owed later.
#[test]
fn an_empty_pile_asks_nothing() {
    let mut table = with_pile("", 2).built(1, "sawmill").built(2, "sawmill").hand(1, "altar").hand(2, "altar");
    table.turn(&["stage palace", "build altar", "build altar"]);
    assert_eq!((table.ages().phase, table.ages().turn), (Phase::Choose, 2));
    table.turn(&[]);
    assert_eq!((table.ages().phase, table.ages().turn), (Phase::Choose, 3), "cards sold later are not offered");
}

/// R32: a pile with nothing legal asks nothing.
#[test]
fn a_pile_of_names_in_the_city_asks_nothing() {
    let mut table = with_pile("press-2 altar", 2).built(0, "press-1 altar").hand(1, "theater").hand(2, "theater");
    table.turn(&["stage palace", "build theater", "build theater"]);
    assert_eq!(table.ages().phase, Phase::Choose);
}

/// R32: with any legal card one must be picked; nothing else can be done.
#[test]
fn a_pick_must_be_made() {
    let mut table = with_pile("altar", 2).hand(0, "temple theater");
    table.turn(&["stage temple"]);
    assert_eq!(table.check(0, "sell theater"), Err(Illegal::WrongMoment));
    assert_eq!(table.check(1, "pick altar"), Err(Illegal::NotYourDecision));
    assert_eq!(table.game.default_action(seat(0)), action("pick palace"), "the most valuable card");
}

/// R30: once for each such stage: three by night, one by day.
#[test]
fn each_stage_picks_once() {
    let picks = |side: &str| -> Vec<bool> {
        (0..3)
            .map(|built| {
                let mut table = Table::new(&format!("halikarnassos {side}, gizah day, rhodos day")).at(Age::II, 2).stages(0, built);
                table = table
                    .built(0, "brickyard glassworks-1 press-1 sawmill lumber-yard quarry stone-pit foundry")
                    .discarded("altar theater");
                table.turn(&["stage palace"]);
                let asked = table.ages().phase == Phase::DiscardPick(seat(0));
                if asked {
                    table.act(0, "pick altar");
                    assert_eq!(table.ages().phase, Phase::Choose, "one card");
                }
                asked
            })
            .collect()
    };
    assert_eq!(picks("night"), [true, true, true]);
    assert_eq!(picks("day"), [false, true, false]);
}

/// R24 and R30: on turn 6 the leftovers lie in the pile, and the war comes after the pick.
#[test]
fn on_the_last_turn_the_pick_sees_the_leftovers_and_comes_before_the_war() {
    let mut table = with_pile("", 6).hand(0, "palace temple").hand(1, "altar walls").hand(2, "altar theater");
    table.turn(&["stage palace", "build altar", "build altar"]);
    assert_eq!(table.own(0).pile, Some(cards("theater temple walls")), "its own leftover too");
    table.act(0, "pick walls");
    assert_eq!(table.city(0).tokens.victories, [0, 2, 0], "the shields of the pick have fought");
}

/// R30: in Age III on the last turn too; then the game is over.
#[test]
fn the_last_turn_of_all_can_pick() {
    let mut table = with_pile("palace", 6);
    table = Table { game: table.game }.at(Age::III, 6).hand(0, "temple theater");
    table.turn(&["stage temple", "sell palace", "sell palace"]);
    assert_eq!(table.ages().phase, Phase::DiscardPick(seat(0)));
    assert!(table.game.outcome().is_none());
    table.act(0, "pick palace");
    assert_eq!(table.game.outcome().map(|outcome| outcome.standings[0].sheet[3].points), Some(8));
}

/// A copy that was picked is gone, another copy of it is still there.
#[test]
fn a_picked_copy_leaves_the_pile() {
    let mut table = with_pile("altar altar theater", 2).hand(1, "well").hand(2, "well");
    table.turn(&["stage palace", "build well", "build well"]);
    table.act(0, "pick altar");
    assert_eq!(table.ages().pile(), cards("altar theater"));
    assert_eq!(table.ages().pile_size(), 2);
    table = table.built(0, "glassworks-1 press-1").hand(1, "temple").hand(2, "temple").coins(1, 0).coins(2, 0);
    table.turn(&["stage palace", "sell temple", "sell temple"]);
    assert_eq!(pickable(&table), cards("theater temple"));
}

/// R22: a card under a stage is not in the pile.
#[test]
fn buried_cards_cannot_be_picked() {
    let mut table = with_pile("altar", 2).built(1, "sawmill").hand(0, "temple").hand(1, "theater");
    table.turn(&["stage temple", "stage theater"]);
    assert_eq!(table.own(0).pile, Some(cards("altar palace")));
}

/// R21: the points of the stage count whether or not there was a card to pick.
#[test]
fn points_of_the_stage_do_not_depend_on_the_pick() {
    let mut table = with_pile("", 2).hand(1, "altar").hand(2, "altar");
    table.turn(&["stage palace", "build altar", "build altar"]);
    assert_eq!((table.score(0).wonder, table.city(0).stages()), (2, 1));
}
