//! Actions are written and read by their names alone, as match files and logs have always had them.

use wealth_of_nations::{Action, CommonAction, DevelopAction, DraftAction, MarchAction, ProduceAction, SetUpAction, TradeAction};

/// One text for each action, and the group that it belongs to.
const WRITTEN: &[(&str, &str)] = &[
    ("common", r#""pass""#),
    ("common", r#"{"repay-notes":{"notes":2}}"#),
    (
        "common",
        r#"{"plan":{"flags":1,"tiles":[1,0,0,0,0,0,0],"forced":0,"moves":0,"automations":0,"units":0,"marches":0,"transports":0,"run":{"feed":[3],"ore":[],"power":[3]}}}"#,
    ),
    ("draft", r#"{"take-industry":{"package":1,"tiles":[{"tile":"farm","hex":3,"rotation":0}]}}"#),
    ("draft", r#"{"take-commodity":{"package":6}}"#),
    ("set-up", r#"{"claim":{"hex":12}}"#),
    ("set-up", r#"{"station":{"hex":12}}"#),
    ("trade", r#"{"buy":{"cubes":{"food":1,"ore":2}}}"#),
    ("trade", r#"{"sell":{"cubes":{"capital":3}}}"#),
    ("trade", r#"{"offer":{"to":1,"give":{"cubes":{"food":1},"money":0,"notes":0},"take":{"cubes":{},"money":9,"notes":1}}}"#),
    ("trade", r#"{"accept":{"from":1}}"#),
    ("trade", r#"{"decline":{"from":1}}"#),
    ("trade", r#"{"withdraw":{"to":1}}"#),
    ("trade", r#"{"take-notes":{"notes":1}}"#),
    ("develop", r#"{"place-flag":{"hex":5}}"#),
    ("develop", r#"{"build":{"tile":"integrated-economy","hex":5,"rotation":4,"force":true}}"#),
    ("develop", r#"{"move-tiles":{"tiles":[{"from":5,"to":6,"rotation":1,"force":false}],"tokens":[{"from":5,"to":4}]}}"#),
    ("develop", r#"{"automate":{"hex":5}}"#),
    ("develop", r#"{"build-unit":{"hex":5}}"#),
    ("develop", r#"{"transport":{"from":5,"to":6,"colonize":true}}"#),
    ("march", r#"{"activate":{"from":5,"to":6}}"#),
    ("march", r#"{"defend":{"fight":true}}"#),
    ("march", r#"{"operate":{"battle":{"against":1}}}"#),
    ("march", r#"{"operate":"conquest"}"#),
    ("march", r#""halt""#),
    ("produce", r#"{"occupy":{"units":[{"hex":5,"industry":"mine"}]}}"#),
    ("produce", r#"{"produce":{"feed":[1,2],"ore":[],"power":[1]}}"#),
];

fn group(action: &Action) -> &'static str {
    match action {
        Action::Common(CommonAction::Pass | CommonAction::RepayNotes { .. } | CommonAction::Plan(_)) => "common",
        Action::Draft(DraftAction::TakeIndustry { .. } | DraftAction::TakeCommodity { .. }) => "draft",
        Action::SetUp(SetUpAction::Claim { .. } | SetUpAction::Station { .. }) => "set-up",
        Action::Trade(
            TradeAction::Buy { .. }
            | TradeAction::Sell { .. }
            | TradeAction::Offer(_)
            | TradeAction::Accept { .. }
            | TradeAction::Decline { .. }
            | TradeAction::Withdraw { .. }
            | TradeAction::TakeNotes { .. },
        ) => "trade",
        Action::Develop(
            DevelopAction::PlaceFlag { .. }
            | DevelopAction::Build { .. }
            | DevelopAction::MoveTiles { .. }
            | DevelopAction::Automate { .. }
            | DevelopAction::BuildUnit { .. }
            | DevelopAction::Transport { .. },
        ) => "develop",
        Action::March(MarchAction::Activate { .. } | MarchAction::Defend { .. } | MarchAction::Operate(_) | MarchAction::Halt) => "march",
        Action::Produce(ProduceAction::Occupy { .. } | ProduceAction::Produce(_)) => "produce",
    }
}

#[test]
fn an_action_is_written_as_it_is_read() {
    for (expected, text) in WRITTEN {
        let action: Action = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(group(&action), *expected, "{text}");
        assert_eq!(serde_json::to_string(&action).expect("it can be written"), *text);
        let value: serde_json::Value = serde_json::from_str(text).expect("it is JSON");
        assert_eq!(serde_json::from_value::<Action>(value).expect("a value is read like a text"), action);
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let refused = |text: &str| serde_json::from_str::<Action>(text).expect_err(text).to_string();
    assert!(refused(r#"{"steal":{"from":1}}"#).starts_with("unknown variant `steal`, expected one of `pass`, `repay-notes`"));
    assert!(refused(r#"{"buy":{"cubes":{},"now":true}}"#).starts_with("unknown field `now`, expected `cubes`"));
    assert!(refused(r#"{"buy":{}}"#).starts_with("missing field `cubes`"));
    assert!(refused("7").contains("expected"));
}
