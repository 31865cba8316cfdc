//! What does not belong to the moment, and what is no action at all.

use crate::common::{A, B, build, developing, flag, h, move_tiles, moved, refused, tile, war_clouds};
use wealth_of_nations::data::TileKind;
use wealth_of_nations::{
    Action, CommonAction, DevelopAction, DraftAction, Illegal, MarchAction, Operation, Options, ProduceAction, Production, SetUpAction,
    TradeAction,
};

#[test]
fn actions_of_other_phases_are_refused_in_develop() {
    let game = developing(Options::default(), 3);
    for action in [
        Action::SetUp(SetUpAction::Claim { hex: h(1, 0) }),
        Action::SetUp(SetUpAction::Station { hex: h(1, 0) }),
        Action::Draft(DraftAction::TakeCommodity { package: 1 }),
        Action::Trade(TradeAction::Buy { cubes: wealth_of_nations::data::Cubes::NONE }),
        Action::Trade(TradeAction::TakeNotes { notes: 1 }),
        Action::Common(CommonAction::RepayNotes { notes: 1 }),
        Action::Trade(TradeAction::Accept { from: B }),
        Action::March(MarchAction::Defend { fight: true }),
        Action::March(MarchAction::Operate(Operation::Nothing)),
        Action::March(MarchAction::Halt),
        Action::Produce(ProduceAction::Occupy { units: arrayvec::ArrayVec::new() }),
        Action::Produce(ProduceAction::Produce(Production::default())),
    ] {
        assert_eq!(refused(&game, A, action), Illegal::WrongMoment);
    }
}

#[test]
fn nobody_acts_for_another() {
    let mut game = developing(war_clouds(), 3);
    tile(&mut game, B, TileKind::Farm, (1, 0), 0);
    flag(&mut game, B, 2, 0);
    for action in [
        Action::Common(CommonAction::Pass),
        Action::Develop(DevelopAction::PlaceFlag { hex: h(2, -1) }),
        build(TileKind::Farm, (2, 0), 0),
        move_tiles(&[moved((1, 0), (2, 0), 0)]),
        Action::Develop(DevelopAction::Automate { hex: h(1, 0) }),
        Action::Develop(DevelopAction::BuildUnit { hex: h(1, 0) }),
    ] {
        assert_eq!(refused(&game, B, action), Illegal::NotYourDecision);
    }
}

#[test]
fn what_is_no_action_cannot_be_read() {
    for text in [
        "",
        "{",
        "null",
        "7",
        r#""pas""#,
        r#"{"place-flag":{"hex":61}}"#,
        r#"{"place-flag":{"hex":-1}}"#,
        r#"{"place-flag":{}}"#,
        r#"{"place-flag":{"hex":1,"free":true}}"#,
        r#"{"build":{"tile":"casino","hex":1,"rotation":0,"force":false}}"#,
        r#"{"build":{"tile":"farm","hex":1,"rotation":6,"force":false}}"#,
        r#"{"move-tiles":{"tiles":[{"from":1,"to":2,"rotation":0}],"tokens":[]}}"#,
        r#"{"buy":{"cubes":{"food":-1}}}"#,
        r#"{"buy":{"cubes":{"gold":1}}}"#,
        r#"{"buy":{"cubes":{"food":4294967296}}}"#,
        r#"{"take-notes":{"notes":-1}}"#,
        r#"{"offer":{"to":9}}"#,
        r#"{"produce":{"feed":[99]}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let four = r#"{"move-tiles":{"tiles":[T,T,T,T],"tokens":[]}}"#.replace('T', r#"{"from":1,"to":2,"rotation":0,"force":false}"#);
    assert!(serde_json::from_str::<Action>(&four).is_err(), "no more than three tiles move");
}

#[test]
fn actions_are_written_for_pages() {
    let written = |action: &Action| serde_json::to_string(action).unwrap();
    assert_eq!(written(&Action::Common(CommonAction::Pass)), r#""pass""#);
    assert_eq!(written(&Action::Develop(DevelopAction::PlaceFlag { hex: h(0, 1) })), r#"{"place-flag":{"hex":39}}"#);
    assert_eq!(
        written(&build(TileKind::IntegratedEconomy, (1, 0), 2)),
        r#"{"build":{"tile":"integrated-economy","hex":31,"rotation":2,"force":false}}"#
    );
    assert_eq!(written(&Action::March(MarchAction::Operate(Operation::Battle { against: B }))), r#"{"operate":{"battle":{"against":1}}}"#);
    assert_eq!(serde_json::from_str::<Action>(r#"{"produce":{"feed":[31]}}"#).unwrap(), {
        Action::Produce(ProduceAction::Produce(Production { feed: [h(1, 0)].into_iter().collect(), ..Production::default() }))
    });
}
