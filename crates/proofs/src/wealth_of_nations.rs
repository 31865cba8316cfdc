//! What must hold in every state of Wealth of Nations.

use crate::Proven;
use engine::{Dice, Game, Seat, SeatSet, Turn, Viewer};
use rand::RngExt;
use testkit::Twin;
use wealth_of_nations::board::HexSet;
use wealth_of_nations::data::{Commodity, Cubes, Industry, MAX_NOTES, Market, TileKind, UNITS, tables};
use wealth_of_nations::state::{Phase, Step};
use wealth_of_nations::{Edition, MoneyRange, MoneySeen, Production, WealthOfNations};

impl Proven for WealthOfNations {
    /// Random players have no plan. Their games have some hundred decisions as a rule, and seldom very many: the last hex of
    /// a board can be hard to reach.
    const DECISIONS: u32 = 1_000_000;
    const SECRETS: bool = true;
    const MALFORMED: &'static [&'static str] = MALFORMED;

    fn invariants(game: &Self) {
        invariants(game);
    }

    fn twin(game: &Self, dice: &mut Dice) -> Option<Twin<Self>> {
        twins(game, dice)
    }
}

const MALFORMED: &[&str] = &[
    "",
    "{",
    "null",
    "7",
    "\"buy\"",
    r#"{"buy":{"cubes":{"food":-1}}}"#,
    r#"{"buy":{"cubes":{"food":4294967295,"energy":4294967295}}}"#,
    r#"{"sell":{"cubes":{}}}"#,
    r#"{"sell":{"cubes":{"ore":99}}}"#,
    r#"{"offer":{"to":0,"give":{},"take":{}}}"#,
    r#"{"offer":{"to":1,"give":{"money":4294967295},"take":{"notes":4294967295}}}"#,
    r#"{"offer":{"to":6,"give":{"money":1},"take":{}}}"#,
    r#"{"accept":{"from":6}}"#,
    r#"{"take-notes":{"notes":4294967295}}"#,
    r#"{"repay-notes":{"notes":4294967295}}"#,
    r#"{"take-industry":{"package":0,"tiles":[]}}"#,
    r#"{"take-industry":{"package":255,"tiles":[]}}"#,
    r#"{"take-commodity":{"package":200}}"#,
    r#"{"claim":{"hex":30}}"#,
    r#"{"station":{"hex":60}}"#,
    r#"{"place-flag":{"hex":30}}"#,
    r#"{"build":{"tile":"bank","hex":30,"rotation":5,"force":true}}"#,
    r#"{"move-tiles":{"tiles":[],"tokens":[]}}"#,
    r#"{"activate":{"from":0,"to":60}}"#,
    r#"{"operate":{"battle":{"against":6}}}"#,
    r#"{"transport":{"from":0,"to":0,"colonize":true}}"#,
    r#"{"occupy":{"units":[{"hex":0,"industry":"farm"}]}}"#,
    r#"{"produce":{"feed":[0,1,2,60],"ore":[0],"power":[0,60]}}"#,
    r#"{"plan":{}}"#,
];

/// A table that differs in a secret: a plan, a sealed production, or money that others see only roughly.
fn twins(game: &WealthOfNations, dice: &mut Dice) -> Option<Twin<WealthOfNations>> {
    let Turn::Seats(awaited) = game.turn() else { return None };
    let (everybody, mut state) = (SeatSet::all(game.seats()), game.clone());
    let players = game.players();
    let seat = players.iter().nth(dice.random_range(0..u32::from(players.len())) as usize)?;
    let mut learns = SeatSet::EMPTY;
    // Whether an open offer is covered is known to whoever it is made to.
    let offers = matches!(&game.phase, Phase::Trade(trade) if !trade.offers.is_empty());
    match (&mut state.phase, dice.random_range(0..3u32)) {
        (Phase::Produce(producing), 0 | 1) if producing.sealed[seat].is_some() => {
            producing.sealed[seat] = Some(Production::default());
            // The last decision shows them all.
            learns = if awaited.len() == 1 { everybody } else { learns };
        }
        (_, 1) if game.options.money == MoneySeen::Rough && !offers => {
            let MoneyRange { least, most } = game.view(Viewer::Public).money[seat];
            state.nations[seat].money = dice.random_range(least..=most.unwrap_or(least + 100));
            // What is gained or paid next may give it away.
            learns = everybody;
        }
        _ => state.plans[seat].flags ^= 1,
    }
    Some(Twin { state, knows: SeatSet::one(seat), learns })
}

fn invariants(game: &WealthOfNations) {
    flags_and_tiles_are_somewhere_once(game);
    for seat in Seat::all(game.seats()) {
        a_nation_is_possible(game, seat);
    }
    for commodity in Commodity::ALL {
        assert!(game.stocks[commodity.index()] <= Market::of(commodity).wells());
    }
    the_phase_is_possible(game);
}

/// Flags on the board and in reserve are all there are; no hex has two; tiles lie on flags, and with the stacks they
/// are all there are.
fn flags_and_tiles_are_somewhere_once(game: &WealthOfNations) {
    let (edition, players) = (game.options.edition, usize::from(game.seats()) - 2);
    let flags = match edition {
        Edition::First => tables().flags[0][players],
        Edition::Second => tables().flags[1][players],
    };
    let mut claimed = HexSet::EMPTY;
    for nation in game.nations.values() {
        assert_eq!(nation.flags.len() + nation.flags_left, flags);
        assert!(!claimed.meets(nation.flags), "a hex has one flag");
        claimed = claimed.union(nation.flags);
    }
    assert!(game.playable().contains_all(claimed));
    assert!(claimed.contains_all(game.map.tiled()), "a tile has a flag");
    let mut laid = [0u8; 7];
    game.map.iter().for_each(|(_, tile)| laid[tile.kind.index()] += 1);
    for kind in TileKind::ALL {
        let all = match edition {
            Edition::First => kind.data().first_edition,
            Edition::Second => kind.data().second_edition,
        };
        assert_eq!(game.stacks[kind.index()] + laid[kind.index()], all, "{kind}");
    }
}

fn a_nation_is_possible(game: &WealthOfNations, seat: Seat) {
    let nation = &game.nations[seat];
    let farms = game.map.sections(Industry::Farm).minus(game.map.sections(Industry::Generator));
    assert!(game.tiles_of(seat).minus(farms).contains_all(nation.tokens), "tokens lie on own tiles that are fed");
    assert!(nation.flags.contains_all(nation.turned));
    assert!(nation.units.len() <= UNITS && nation.units.as_slice().is_sorted());
    assert!(nation.units.as_slice().iter().all(|hex| game.playable().contains(*hex)));
    assert!(game.options.war_clouds || (nation.units.is_empty() && nation.turned.is_empty()));
    match game.options.edition {
        Edition::First => assert!(!nation.eliminated),
        Edition::Second => assert!(nation.notes <= MAX_NOTES),
    }
    assert!(!nation.eliminated || (nation.money, nation.notes, nation.cubes) == (0, 0, Cubes::NONE));
}

fn the_phase_is_possible(game: &WealthOfNations) {
    let players = game.players();
    if let Turn::Seats(awaited) = game.turn() {
        assert!(awaited.minus(players).is_empty(), "the eliminated decide nothing");
        assert!(players.contains(game.first) && players.len() >= 2);
    }
    match &game.phase {
        Phase::FirstPlayer | Phase::Draft(_) | Phase::Claims { .. } | Phase::Stations { .. } => assert_eq!(game.round, 0),
        Phase::Trade(trade) => {
            assert!(trade.passes < players.len());
            assert!(trade.offers.iter().all(|offer| (offer.from == trade.active) != (offer.to == trade.active)));
        }
        Phase::Develop(develop) => {
            assert!(develop.passes < players.len());
            match develop.step {
                Step::Action => {}
                Step::March { left } => assert!((1..=2).contains(&left) && !game.nations[develop.active].units.is_empty()),
                Step::Defence { hex, defender, .. } => {
                    assert!(game.nations[defender].units.contains(hex) && game.nations[develop.active].units.contains(hex));
                }
                Step::Operation { hex, .. } => assert!(game.nations[develop.active].units.contains(hex)),
            }
        }
        Phase::Occupy { seat, .. } => assert!(!game.nations[*seat].units.is_empty()),
        Phase::Produce(producing) => assert!(!producing.owing().is_empty()),
        Phase::Repay { owing } => assert!(!owing.is_empty() && game.end.is_some()),
        Phase::Over => assert!(game.end.is_some()),
    }
}
